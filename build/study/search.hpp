// The searcher of the program (bots/searcher.py, win_model.py, features.py), in C++.
#pragma once
#include "rules.hpp"
#include <queue>
#include <string>
#include <unordered_map>
static double choose_(int n, int k) {
  if (k < 0 || k > n) return 0;
  double r = 1;
  for (int i = 1; i <= k; i++) r = r * (n - k + i) / i;
  return r;
}
static double HG[12][64][100][5]; // [wanted 0..3][marked][cards][drawn]
static double hg(int wanted, int marked, int cards, int drawn) {
  if (wanted <= 0) return 1;
  if (drawn > cards) drawn = cards;
  if (marked > 63 || cards > 99) {
    double w = 0;
    for (int h = wanted; h <= std::min(marked, drawn); h++)
      w += choose_(marked, h) * choose_(cards - marked, drawn - h);
    return w / choose_(cards, drawn);
  }
  return HG[wanted][marked][cards][drawn];
}
static void initHG() {
  for (int w = 1; w < 4; w++)
    for (int m = 0; m < 64; m++)
      for (int c = 0; c < 100; c++)
        for (int d = 0; d < 5; d++) {
          double s = 0;
          if (m <= c && d <= c) {
            for (int h = w; h <= std::min(m, d); h++) s += choose_(m, h) * choose_(c - m, d - h);
            s /= choose_(c, d);
          }
          HG[w][m][c][d] = s;
        }
}
enum { NOWN = 16, NNEXT = 5, NROW = 12, NTAB = 38, NALONE = 19, NPROSPECTS = 7 };
static const int NF = NOWN + 2 * NNEXT + 2 * NROW + NTAB + NALONE;
struct Comp {
  int el[5], pr, prod, cons, litter, n, pat[6], cat[6], sym[3];
};
static inline void compAdd(Comp &q, const Pile &p) {
  for (int i = 0; i < p.n; i++) {
    u8 c = p.c[i];
    q.n++;
    if (c < 60) q.el[c / 12]++;
    else if (c < FPROD) q.pr++;
    else if (c >= FPOL) q.litter++;
    else {
      int *at;
      if (c < FCONS) {
        q.prod++;
        at = q.pat;
      } else {
        q.cons++;
        at = q.cat;
      }
      u8 m = CAT.hab[c];
      while (m) {
        at[__builtin_ctz(m)]++;
        m &= m - 1;
      }
      u8 a = CAT.abil[c];
      q.sym[0] += a & 1;
      q.sym[1] += a >> 1 & 1;
      q.sym[2] += a >> 2 & 1;
    }
  }
}
struct Mkt {
  int n;
  u8 hab[4];
  int np;
  const u8 *cost[4];
  bool lend[5];
};
static void rowFeat(const State &s, const Pile &r, u8 wanted, const Mkt &m, double *f) {
  int el[5] = {0}, pr = 0, nprod = 0, nan = 0;
  u8 once = 0, shared = 0;
  u8 an[64];
  for (int i = 0; i < r.n; i++) {
    u8 c = r.c[i];
    if (c < 60) el[c / 12]++;
    else if (c < FPROD) pr++;
    else if (c < FCONS) {
      nprod++;
      shared |= once & CAT.hab[c];
      once |= CAT.hab[c];
    } else if (c < FPOL) an[nan++] = CAT.hab[c];
  }
  for (int i = 0; i < NROW; i++) f[i] = 0;
  if (pr >= 3) {
    f[0] = 1;
    f[1] = pr > 3;
    return;
  }
  f[2] = pr == 2;
  int mx = 0;
  for (int e = 0; e < 5; e++) mx = std::max(mx, el[e]);
  if (mx >= 3) {
    f[3] = 1;
    return;
  }
  int rest = 0, chain = 0, opens = 0;
  for (int i = 0; i < nan; i++)
    for (int j = 0; j < i; j++) rest = std::max(rest, __builtin_popcount(an[i] & an[j] & wanted));
  if (shared)
    for (int k = 0; k < m.n; k++)
      if (m.hab[k] & shared) {
        opens = std::max(opens, 1 + __builtin_popcount(m.hab[k] & wanted));
        for (int j = 0; j < nan; j++)
          chain = std::max(chain, __builtin_popcount(m.hab[k] & an[j] & wanted));
      }
  int buys = 0;
  for (int k = 0; k < m.np; k++) {
    int miss = 0;
    bool ok = true;
    for (int e = 0; e < 5; e++) {
      int x = m.cost[k][e];
      if (x > el[e]) {
        miss += x - el[e];
        if (miss > 1 || !m.lend[e]) {
          ok = false;
          break;
        }
      }
    }
    buys += ok;
  }
  f[4] = rest;
  f[5] = chain;
  f[6] = opens;
  f[7] = buys > 0;
  f[8] = !(buys || opens || rest);
  f[9] = nprod;
  f[10] = nan;
  f[11] = buys;
}
// In how many ways elements pay a cost of which one card may be borrowed.
static double waysToPay(const u8 *cost, const int *elements, int borrowed) {
  double ways = 1;
  for (int e = 0; e < 5; e++) {
    int needed = cost[e] - (e == borrowed);
    if (needed >= 1) ways *= elements[e];
    if (needed >= 2) ways *= std::max(0, elements[e] - 1) / 2.0;
  }
  return ways;
}
static double rateOfPaying(const State &s, const u8 *cost, const int *elements,
                           const double *together) {
  int size = 0;
  for (int e = 0; e < 5; e++) size += cost[e];
  double rate = 0;
  bool lent = false;
  for (int e = 0; e < 5; e++)
    if (cost[e] && s.el[e].n) {
      lent = true;
      rate += waysToPay(cost, elements, e) * together[size - 1];
    }
  return lent || size > 3 ? rate : waysToPay(cost, elements, -1) * together[size];
}
// The features PROSPECTS of bots/alone.py.
static void prospects(const State &s, const u8 *cards, int n, u8 wanted, double *f) {
  int elements[5] = {0}, np = 0, nc = 0;
  u8 producers[135], consumers[135];
  for (int i = 0; i < n; i++) {
    u8 c = cards[i];
    if (c < FP) elements[c / 12]++;
    else if (c >= FPROD && c < FCONS) producers[np++] = CAT.hab[c];
    else if (c >= FCONS && c < FPOL) consumers[nc++] = CAT.hab[c];
  }
  double size = std::max(4, n), pair = 12 / (size * (size - 1));
  double together[4] = {0, 4 / size, pair, 24 / (size * (size - 1) * (size - 2))};
  double noProducer = 1, bestProducer = 0, noConsumer = 1, bestConsumer = 0, matches = 0;
  for (u8 card : s.prod) {
    if (card == EMPTY) continue;
    double rate = std::min(0.9, rateOfPaying(s, CAT.cost[card], elements, together));
    noProducer *= 1 - rate;
    bestProducer = std::max(bestProducer, rate * __builtin_popcount(CAT.hab[card] & wanted));
  }
  for (u8 card : s.cons) {
    if (card == EMPTY) continue;
    u8 mask = CAT.hab[card], fresh = mask & wanted;
    int pairs = 0, shared = 0;
    for (int i = 0; i < np; i++)
      for (int j = 0; j < i; j++) pairs += (producers[i] & producers[j] & mask) != 0;
    double rate = std::min(0.9, pairs * pair);
    noConsumer *= 1 - rate;
    bestConsumer = std::max(bestConsumer, rate * __builtin_popcount(fresh));
    for (int j = 0; j < nc; j++) shared += __builtin_popcount(consumers[j] & fresh);
    matches += rate * std::min(6, shared);
  }
  int restoring = 0;
  for (int i = 0; i < nc; i++)
    for (int j = 0; j < i; j++) restoring += (consumers[i] & consumers[j] & wanted) != 0;
  double restored = std::min(0.95, restoring * pair);
  double nothing = noProducer * noConsumer * (1 - restored);
  double all[NPROSPECTS] = {noProducer,   noConsumer,   restored, nothing,
                            bestProducer, bestConsumer, matches};
  std::copy(all, all + NPROSPECTS, f);
}
// The features ALONE of bots/alone.py: what the next row may do, with one row.
static void alone(const State &s, u8 wanted, double *f) {
  const Pile &deck = s.deck[0];
  u8 cards[3 * 135];
  int n = 0;
  for (const Pile *pile : {&deck, &s.row[0], &s.disc[0]}) {
    memcpy(cards + n, pile->c, pile->n);
    n += pile->n;
  }
  bool enough = deck.n >= 4;
  double *soon = f + NPROSPECTS, *rest = soon + NPROSPECTS;
  prospects(s, cards, n, wanted, f);
  prospects(s, enough ? deck.c : cards, enough ? deck.n : n, wanted, soon);
  double left = 6 - s.impacts;
  rest[0] = f[3] / left;
  rest[1] = soon[3] / left;
  rest[2] = enough ? (double)pressIn(deck) / deck.n : 0;
  rest[3] = !enough;
  rest[4] = s.number / 10.0;
}
// Features of a position between turns. `ended`: the player whose row is not drawn yet (its cards
// count as deck/discard), or -1.
static void features(const State &s, int ended, double *F) {
  for (int i = 0; i < NF; i++) F[i] = 0;
  double *own = F, *nxA = F + NOWN, *nxB = nxA + NNEXT, *rwA = nxB + NNEXT, *rwB = rwA + NROW,
         *tab = rwB + NROW;
  u8 wanted = 63 & ~s.restored;
  int first = ended >= 0 ? (ended + 1) % s.np : s.player;
  Mkt m;
  m.n = m.np = 0;
  for (int i = 0; i < 4; i++) {
    if (s.cons[i] != EMPTY) {
      m.hab[m.n++] = CAT.hab[s.cons[i]];
    }
    if (s.prod[i] != EMPTY) m.cost[m.np++] = prices(s)[s.prod[i]];
  }
  int lends = 0, elsum = 0;
  for (int e = 0; e < 5; e++) {
    m.lend[e] = s.el[e].n > 0;
    lends += m.lend[e];
    elsum += s.el[e].n;
  }
  u8 one = 0, two = 0, three = 0, chance = 0;
  double rate[6] = {0}, prate[6] = {0};
  double strikeSum = 0;
  for (int p = 0; p < s.np; p++) {
    Comp q;
    memset(&q, 0, sizeof q);
    compAdd(q, s.deck[p]);
    bool un = p == ended;
    Comp d = q; // d: deck
    compAdd(q, s.disc[p]);
    compAdd(q, s.row[p]);
    int N = std::max(2, q.n);
    double tog = 6.0 / (N * (N - 1.0));
    int bought = q.el[0] + q.el[1] + q.el[2] + q.el[3] + q.el[4];
    double pairs = 0, wp = 0, rs = 0;
    for (int h = 0; h < 6; h++) {
      int n = q.pat[h], k = q.cat[h];
      pairs += n * (n - 1);
      prate[h] += std::min(1.0, tog * n * (n - 1));
      if (wanted >> h & 1) {
        wp += n * (n - 1);
        rs += k * (k - 1);
        rate[h] += std::min(1.0, tog * k * (k - 1));
        if (k) {
          one |= 1 << h;
          if (k > 1) two |= 1 << h;
          if (k > 2) three |= 1 << h;
          for (int i = 0; i < m.n; i++)
            if (m.hab[i] >> h & 1) chance |= 1 << h;
        }
      }
    }
    double pe = tog * pairs, re = tog * rs, st = hg(3, q.pr, N, 4);
    strikeSum += st;
    own[0] += st;
    own[1] += q.pr;
    for (int e = 0; e < 5; e++)
      if (q.el[e] >= 3) own[2] += hg(3, q.el[e], N, 4);
    own[3] += (double)bought / N;
    own[4] += q.prod;
    own[5] += q.cons;
    own[6] += std::min(3.0, pe);
    own[7] += std::min(3.0, tog * wp);
    own[8] += std::min(3.0, re);
    own[9] += (1 - hg(2, bought, N, 4)) * std::max(0.0, 1 - pe - re);
    for (int k = 0; k < 3; k++) own[10 + k] += (double)q.sym[k] / N;
    own[13] += (double)q.pr / N;
    own[14] += N / 10.0;
    own[15] += q.litter;
    // next draw
    double *nx = un ? nxA : nxB;
    int dn = d.n;
    const Comp &z = dn >= 4 ? d : q;
    int zn = std::max(2, z.n);
    double zt = 6.0 / (zn * (zn - 1.0));
    nx[0] += hg(3, z.pr, zn, 4);
    for (int e = 0; e < 5; e++)
      if (z.el[e] >= 3) nx[1] += hg(3, z.el[e], zn, 4);
    double zr = 0, zp = 0;
    for (int h = 0; h < 6; h++) {
      zp += z.pat[h] * (z.pat[h] - 1);
      if (wanted >> h & 1) zr += z.cat[h] * (z.cat[h] - 1);
    }
    nx[2] += std::min(2.0, zt * zr);
    nx[3] += std::min(2.0, zt * zp);
    nx[4] += dn >= 4 ? dn / 10.0 : 0;
    if (!un) {
      double f[NROW];
      rowFeat(s, s.row[p], wanted, m, f);
      double *rw = p == first ? rwA : rwB;
      for (int i = 0; i < NROW; i++) rw[i] += f[i];
    }
  }
  int t = 0;
  tab[t++] = 1;
  for (int k = 1; k < 6; k++) tab[t++] = s.nhab == k;
  for (int k = 1; k < 6; k++) tab[t++] = s.impacts == k;
  for (int b = 0; b < 3; b++) {
    int k = 0;
    for (int p = 0; p < s.np; p++) k += s.tokens[p] >> b & 1;
    tab[t++] = k;
  }
  tab[t++] = __builtin_popcount(wanted & ~one);
  tab[t++] = __builtin_popcount(two);
  tab[t++] = !s.calanoidaGone && !s.cdeck.has(CAT.calanoida);
  double sl = 0, si = 0, mn = 9, sp = 0;
  int W = 0;
  for (int h = 0; h < 6; h++)
    if (wanted >> h & 1) {
      W++;
      double r = rate[h] / s.np;
      sl += log(r + 0.01);
      si += 1 / (r + 0.03);
      mn = std::min(mn, r);
      sp += log(prate[h] / s.np + 0.03);
    }
  tab[t++] = sl;
  tab[t++] = si / 10;
  tab[t++] = W ? mn : 0;
  tab[t++] = sp;
  tab[t++] = __builtin_popcount(three);
  tab[t++] = __builtin_popcount(chance & ~two);
  tab[t++] = lends;
  tab[t++] = elsum / 10.0;
  double left = 6 - s.impacts;
  tab[t++] = strikeSum / left;
  tab[t++] = strikeSum * W / left;
  tab[t++] = si / 10 / left;
  tab[t++] = sl / left;
  tab[t++] = own[1] / left / s.np;
  tab[t++] = W / left;
  tab[t++] = (double)W * W / left / 6;
  tab[t++] = own[13] * own[13];
  tab[t++] = s.np > 1 ? own[3] * own[3] : 0;
  tab[t++] = s.npress / 10.0;
  int fundings = 0;
  for (int i = 0; i < s.pool.n; i++) fundings += s.pool.c[i] >= FFUND;
  tab[t++] = std::min(fundings, s.pool.n - fundings);
  tab[t++] = s.pool.n - fundings;
  tab[t++] = s.isActive(CLIMATE_CHANGE);
  if (s.np == 1) alone(s, wanted, tab + t);
}
#include "details.hpp"
struct Model {
  double w[NF];
  double d[ND]; // for one row
};
static double odds(const Model &m, const State &s, int ended) {
  if (s.outcome) return s.outcome == 1 ? 30 : -30;
  double F[NF];
  features(s, ended, F);
  double t = 0;
  for (int i = 0; i < NF; i++) t += m.w[i] * F[i];
  return s.np == 1 ? t + detailed(m.d, s) : t;
}
static inline double sig(double x) { return 1 / (1 + exp(-x)); }
// Let the turn end with a pressure card, without drawing the new row.
static void addPressureAtEnd(State &s) {
  int count = pressIn(s.row[s.player]) + (s.npress > 0);
  if (s.npress) s.disc[s.player].add(s.press[--s.npress]);
  s.impacts += count >= 3;
}
// Put the row drawn after a player's turn back into the deck.
static void undraw(State &s, int player) {
  Pile &row = s.row[player];
  for (int i = 0; i < row.n; i++) s.deck[player].add(row.c[i]);
  row.n = 0;
}
// Value of a position within a turn if the turn ends now, without drawing the new row.
static double endValue(const Model &m, const State &s) {
  if (s.outcome) return s.outcome == 1;
  if (s.acquired) return sig(odds(m, s, s.player));
  State c(s);
  addPressureAtEnd(c);
  return c.impacts == 6 ? 0 : sig(odds(m, c, c.player));
}
// Value of a position whose turn a trigger has ended: the row drawn since then counts as unknown.
static double overValue(const Model &m, const State &s, int player) {
  if (s.outcome) return s.outcome == 1;
  State c(s);
  undraw(c, player);
  return sig(odds(m, c, player));
}
static u64 cardHash[256];
static void initHash() {
  Rng r{12345};
  for (int i = 0; i < 256; i++) cardHash[i] = r.number();
  initHG();
}
static u64 keyOf(const State &s, bool full) {
  u64 h = 0;
  for (int p = 0; p < s.np; p++) {
    u64 x = 0;
    for (int i = 0; i < s.row[p].n; i++) x += cardHash[s.row[p].c[i]];
    h = mixed(h ^ x) + STEP * p + s.tokens[p];
  }
  h = mixed(h ^ s.usedE) + s.usedS * 3;
  h = mixed(h ^ s.abil) + s.star * 5;
  u64 x = 0;
  for (int i = 0; i < 4; i++) x += cardHash[s.prod[i]] + cardHash[s.cons[i]] * 7;
  h = mixed(h ^ x);
  for (int e = 0; e < 5; e++) h = h * 13 + s.el[e].n;
  h = mixed(h) ^
      (s.offer * 99ull + s.impacts * 1001ull + s.restored * 77777ull + s.acquired * 31337ull);
  h = mixed(h + s.policies.n);
  for (int i = 0; i < s.pool.n; i++) h = mixed(h ^ cardHash[s.pool.c[i]]);
  u64 asked = 0;
  memcpy(&asked, &s.pending, sizeof s.pending);
  h = mixed(h ^ asked);
  if (full) {
    h = mixed(h ^ s.rng);
    for (int p = 0; p < s.np; p++) {
      for (int i = 0; i < s.deck[p].n; i++) h = mixed(h + s.deck[p].c[i]);
      for (int i = 0; i < s.disc[p].n; i++) h = mixed(h + s.disc[p].c[i] * 3);
    }
    for (int i = 0; i < s.pdeck.n; i++) h = mixed(h + s.pdeck.c[i]);
    for (int i = 0; i < s.cdeck.n; i++) h = mixed(h + s.cdeck.c[i]);
    h = mixed(h + s.number);
  }
  return h;
}
struct Node {
  State s;
  double value;
  int first;
  double best;
  bool open;
  std::vector<std::pair<Action, int>> kids;
};
struct TurnPlan {
  const Model &m;
  State world;
  std::vector<Node *> nodes;
  std::unordered_map<u64, int> known;
  std::priority_queue<std::pair<double, int>> open;
  std::vector<std::pair<Action, int>> root;
  int visited = 0;
  TurnPlan(const Model &m_, const State &w) : m(m_), world(w) {}
  ~TurnPlan() {
    for (auto n : nodes) delete n;
  }
  int visit(const State &s) {
    visited++;
    if (s.outcome || s.number != world.number) {
      Node *n = new Node;
      n->value = overValue(m, s, world.player);
      n->s.np = s.np;
      n->s = s;
      n->best = -1;
      n->open = false;
      nodes.push_back(n);
      return nodes.size() - 1;
    }
    u64 k = keyOf(s, false);
    auto it = known.find(k);
    if (it != known.end()) return it->second;
    Node *n = new Node;
    n->s = s;
    n->value = endValue(m, s);
    n->best = -1;
    n->open = true;
    nodes.push_back(n);
    int id = nodes.size() - 1;
    known[k] = id;
    open.push({n->value, -id});
    return id;
  }
  void search(const Actions &options, int budget) {
    for (int i = 0; i < options.n; i++) {
      State s(world);
      push(s, options.a[i]);
      root.push_back({options.a[i], visit(s)});
    }
    Actions L;
    while (!open.empty() && visited < budget) {
      int id = -open.top().second;
      open.pop();
      candidates(nodes[id]->s, L);
      for (int i = 0; i < L.n; i++) {
        Action a = L.a[i];
        if (a.t == END) continue;
        if (revealsUnknown(nodes[id]->s, a)) continue;
        State s(nodes[id]->s);
        push(s, a);
        int k = visit(s);
        nodes[id]->kids.push_back({a, k});
      }
      nodes[id]->open = false;
    }
  }
  double best(int id) {
    Node *n = nodes[id];
    if (n->best >= 0) return n->best;
    double b = n->value;
    for (auto &k : n->kids) b = std::max(b, best(k.second));
    return n->best = b;
  }
};

struct Budget {
  int nodes = 120, worlds = 3;
  int top = 0, next = 0, depth = 1, most = 0;
  double daring = 0;
  bool careful = false;
  u8 foresight = 0;
};
static long NODES = 0;
static int bestLeaf(TurnPlan &tp, int id) {
  double b = tp.best(id);
  while (true) {
    Node *n = tp.nodes[id];
    if (n->value >= b - 1e-12) return id;
    int nx = -1;
    for (auto &k : n->kids)
      if (tp.best(k.second) >= b - 1e-12) {
        nx = k.second;
        break;
      }
    if (nx < 0) return id;
    id = nx;
  }
}
static double planOn(const Model &m, State s, int nodes,
                     int depth) { // value after the next `depth` turns are planned in this world
  if (s.outcome) return s.outcome == 1;
  Actions L;
  int num = s.number;
  candidates(s, L);
  TurnPlan tp(m, s);
  tp.search(L, nodes);
  NODES += tp.visited;
  double b = -1;
  int bi = 0;
  for (auto &k : tp.root) {
    double x = tp.best(k.second);
    if (x > b) {
      b = x;
      bi = k.second;
    }
  }
  if (depth <= 1) return b;
  Node *n = tp.nodes[bestLeaf(tp, bi)];
  State e(n->s);
  if (!e.outcome && !e.pending.kind && e.number == num) push(e, {END, 0, 0, 0});
  if (e.pending.kind) return b;
  return planOn(m, e, nodes, depth - 1);
}
static double aheadOf(const Model &m, TurnPlan &plan, int k, const Budget &cf) {
  State e(plan.nodes[bestLeaf(plan, plan.root[k].second)]->s);
  if (!e.outcome && !e.pending.kind && e.number == plan.world.number) push(e, {END, 0, 0, 0});
  if (e.pending.kind) return plan.best(plan.root[k].second);
  return planOn(m, e, cf.next, cf.depth);
}
static const int CONTENDERS = 3;
static const double DOUBT = 2.0, FAR_BEHIND = 0.1, CERTAIN = 0.9999,
                    JUST_BEHIND = 1e-6;
static double mean(const std::vector<double> &v) {
  double t = 0;
  for (double x : v) t += x;
  return t / v.size();
}
// Return whether more worlds might show that another option is better than the best.
static bool isNear(const std::vector<double> &best, const std::vector<double> &other) {
  int n = best.size();
  double gap = mean(best) - mean(other), squares = 0;
  for (int i = 0; i < n; i++) {
    double off = best[i] - other[i] - gap;
    squares += off * off;
  }
  double error = sqrt(squares / (n - 1) / n);
  return error > 0 && gap <= DOUBT * error;
}
// Return whether ending the turn places no impact tile.
static bool endsSafely(const State &s) {
  return pressIn(s.row[s.player]) + (!s.acquired && s.npress > 0) < 3;
}
// Return whether the next card of the active player's deck may place an impact tile.
static bool drawIsDangerous(const State &s) {
  const Pile &row = s.row[s.player], &deck = s.deck[s.player], &discard = s.disc[s.player];
  const Pile &unseen = deck.n ? deck : discard;
  for (int i = 0; i < unseen.n; i++) {
    int counts[6] = {0};
    auto add = [&](u8 c) {
      if (c < FPROD) counts[c < FP ? c / 12 : 5]++;
    };
    add(unseen.c[i]);
    for (int j = 0; j < row.n; j++) add(row.c[j]);
    bool clash = std::any_of(counts, counts + 5, [](int n) { return n >= 3; });
    if (counts[5] + clash >= 3) return true;
  }
  return false;
}
// Leave out draws that may place an impact tile, as careful_actions of bots/caution.py.
static void leaveOutDangerousDraws(const State &s, Actions &L) {
  if (s.pending.kind || !drawIsDangerous(s)) return;
  bool safe = endsSafely(s);
  for (int i = 0; i < L.n && !safe; i++) {
    if (L.a[i].t == END || reveals(L.a[i])) continue;
    State c(s);
    push(c, L.a[i]);
    safe = c.number == s.number && !c.outcome && endsSafely(c);
  }
  if (!safe) return;
  int kept = 0;
  for (int i = 0; i < L.n; i++)
    if (L.a[i].t != PLUS) L.a[kept++] = L.a[i];
  L.n = kept;
}
// Return the value of each option: the mean over the worlds plus `daring` spreads.
static std::vector<double> judge(const std::vector<std::vector<double>> &worlds, double daring) {
  int options = worlds[0].size(), n = worlds.size();
  std::vector<double> values(options, 0.0), apart(n);
  for (auto &found : worlds)
    for (int i = 0; i < options; i++) values[i] += found[i];
  for (int i = 0; i < options; i++) values[i] /= n;
  if (daring == 0) return values;
  for (int i = 0; i < options; i++) {
    for (int w = 0; w < n; w++) apart[w] = worlds[w][i] - mean(worlds[w]);
    double middle = mean(apart), squares = 0;
    for (double x : apart) squares += (x - middle) * (x - middle);
    values[i] += daring * sqrt(squares / n);
  }
  return values;
}
// Return the best sequence that begins with an option.
static std::vector<Action> lineOf(TurnPlan &plan, int option) {
  int id = plan.root[option].second;
  std::vector<Action> line{plan.root[option].first};
  while (!plan.nodes[id]->kids.empty()) {
    std::pair<Action, int> *next = nullptr;
    for (auto &kid : plan.nodes[id]->kids)
      if (!next || plan.best(kid.second) > plan.best(next->second)) next = &kid;
    if (plan.best(next->second) <= plan.nodes[id]->value) break;
    line.push_back(next->first);
    id = next->second;
  }
  return line;
}
// Return the option of the highest value, and of equal values the one with the shortest line.
static int bestOf(const std::vector<double> &values, TurnPlan &plan) {
  double most = *std::max_element(values.begin(), values.end());
  int chosen = -1, shortest = 0;
  for (size_t i = 0; i < values.size(); i++) {
    if (values[i] != most) continue;
    int length = lineOf(plan, i).size();
    if (chosen >= 0 && length >= shortest) continue;
    chosen = i;
    shortest = length;
  }
  return chosen;
}
// Where to write the features of positions after a turn and what planning on found them worth, for
// fitting; null otherwise.
static FILE *VALUES = nullptr;
static const size_t WORLDS_WRITTEN = 2;
// Write the position in which an option's best sequence ends, before the new row is drawn.
static void writeValue(TurnPlan &plan, int option, double value) {
  State s(plan.nodes[bestLeaf(plan, plan.root[option].second)]->s);
  if (s.outcome) return;
  int player = plan.world.player;
  if (s.number != plan.world.number) undraw(s, player);
  else if (!s.acquired) addPressureAtEnd(s);
  if (s.impacts == 6) return;
  double found[NF];
  features(s, player, found);
  float line[NF + 1] = {(float)value};
  std::copy(found, found + NF, line + 1);
  fwrite(line, sizeof line, 1, VALUES);
}
// Change the values of the options in `order` to what they are worth after the next turn, and all
// others by as much as the one of them that gains least.
static void planAhead(const Model &m, const std::vector<TurnPlan *> &plans,
                      std::vector<std::vector<double>> &worlds, const std::vector<int> &order,
                      const Budget &cf) {
  for (size_t w = 0; w < plans.size(); w++) {
    std::vector<double> before = worlds[w];
    double shift = 0;
    for (int k : order) {
      worlds[w][k] = aheadOf(m, *plans[w], k, cf);
      if (VALUES && w < WORLDS_WRITTEN) writeValue(*plans[w], k, worlds[w][k]);
      shift = std::min(shift, worlds[w][k] - before[k]);
    }
    for (size_t k = 0; k < before.size(); k++)
      if (std::find(order.begin(), order.end(), (int)k) == order.end()) worlds[w][k] += shift;
  }
}
// Compare the options between which there is doubt in more worlds; return the values of all.
static std::vector<double> compareFurther(const Model &m, const State &s, Rng &r, const Budget &cf,
                                          const Actions &L,
                                          const std::vector<std::vector<double>> &worlds,
                                          std::vector<int> rivals, std::vector<double> values) {
  std::vector<std::vector<double>> found(L.n);
  for (int k : rivals)
    for (auto &world : worlds) found[k].push_back(world[k]);
  auto sorted = [&] {
    std::stable_sort(rivals.begin(), rivals.end(),
                     [&](int x, int y) { return mean(found[x]) > mean(found[y]); });
  };
  sorted();
  while ((int)found[rivals[0]].size() < cf.most) {
    sorted();
    std::vector<int> kept{rivals[0]};
    for (int k : rivals)
      if (k != kept[0] && (int)kept.size() < CONTENDERS && isNear(found[kept[0]], found[k]))
        kept.push_back(k);
    rivals = kept;
    if (rivals.size() < 2) break;
    Actions some;
    some.n = 0;
    for (int k : rivals) some.a[some.n++] = L.a[k];
    for (int w = 0; w < cf.worlds; w++) {
      TurnPlan plan(m, shuffledHidden(s, r.number(), cf.foresight));
      plan.search(some, cf.nodes / cf.worlds);
      NODES += plan.visited;
      for (int j = 0; j < some.n; j++) found[rivals[j]].push_back(aheadOf(m, plan, j, cf));
    }
  }
  sorted();
  double worth = mean(found[rivals[0]]), base = values[rivals[0]];
  for (double &value : values)
    value = value == base ? worth : worth - std::max(base - value, JUST_BEHIND);
  for (int k : rivals) values[k] = mean(found[k]);
  return values;
}
// Return the value of each option, and the plans for this turn in the first worlds.
static std::vector<double> consider(const Model &m, const State &s, Rng &r, const Budget &cf,
                                    const Actions &L, std::vector<TurnPlan *> &plans) {
  std::vector<std::vector<double>> worlds;
  for (int w = 0; w < cf.worlds; w++) {
    TurnPlan *plan = new TurnPlan(m, shuffledHidden(s, r.number(), cf.foresight));
    plan->search(L, cf.nodes / cf.worlds);
    NODES += plan->visited;
    worlds.emplace_back();
    for (int i = 0; i < L.n; i++) worlds[w].push_back(plan->best(plan->root[i].second));
    plans.push_back(plan);
  }
  std::vector<double> values = judge(worlds, cf.daring);
  std::vector<int> order(L.n);
  for (int i = 0; i < L.n; i++) order[i] = i;
  std::stable_sort(order.begin(), order.end(), [&](int x, int y) { return values[x] > values[y]; });
  double best = values[order[0]];
  order.resize(std::min(cf.top, L.n));
  while (!order.empty() && values[order.back()] <= best - FAR_BEHIND) order.pop_back();
  if (order.size() > 1 && best <= CERTAIN) {
    planAhead(m, plans, worlds, order, cf);
    values = judge(worlds, cf.daring);
    if (cf.daring == 0) values = compareFurther(m, s, r, cf, L, worlds, order, values);
  }
  return values;
}
static Action chooseAct(const Model &m, const State &s, Rng &r, const Budget &cf) {
  Actions L;
  candidates(s, L);
  if (cf.careful) leaveOutDangerousDraws(s, L);
  if (L.n == 1) return L.a[0];
  std::vector<TurnPlan *> plans;
  std::vector<double> values = consider(m, s, r, cf, L, plans);
  int chosen = bestOf(values, *plans[0]);
  for (auto plan : plans) delete plan;
  return L.a[chosen];
}
