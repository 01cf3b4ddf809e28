// A computer player at a table with people, at level 1: what it leaves to them and spares them
// (bots/courtesy.py), and what it does only with a use that it can name (bots/hint.py). It makes no
// promises, and thinks again before each action.
#pragma once
#include "beginner.hpp"
static const int DANGER = 4, RESTORES = 4, CHAIN = 5, OPENS = 6, BUYS = 7, STUCK = 8;
static bool isConsumer(u8 c) { return c >= FCONS && c < FPOL; }
static bool isProducer(u8 c) { return c >= FPROD && c < FCONS; }
static bool isPressure(u8 c) { return c >= FP && c < FPROD; }
static bool strikesRow(const Pile &row) {
  int counts[6] = {0};
  for (int i = 0; i < row.n; i++)
    if (row.c[i] < FPROD) counts[row.c[i] < FP ? row.c[i] / 12 : 5]++;
  return std::any_of(counts, counts + 6, [](int n) { return n >= 3; });
}
static Pile with(const Pile &row, u8 card) {
  Pile more = row;
  more.add(card);
  return more;
}
static Pile unusedOf(const State &s) {
  Pile found;
  found.n = 0;
  const Pile &row = s.row[s.player];
  for (int i = 0; i < row.n; i++)
    if (!s.isUsed(row.c[i])) found.add(row.c[i]);
  return found;
}
struct RowFeatures {
  double f[NROW];
  double operator[](int i) const { return f[i]; }
};
static RowFeatures rowOf(const State &s, const Pile &row) {
  Mkt market;
  market.n = market.np = 0;
  for (int i = 0; i < 4; i++) {
    if (s.cons[i] != EMPTY) market.hab[market.n++] = CAT.hab[s.cons[i]];
    if (s.prod[i] != EMPTY) market.cost[market.np++] = prices(s)[s.prod[i]];
  }
  for (int e = 0; e < 5; e++) market.lend[e] = s.el[e].n > 0;
  RowFeatures found;
  rowFeat(s, row, 63 & ~s.restored, market, found.f);
  return found;
}
static u8 restoredBy(const State &s, u8 one, u8 two) {
  return isConsumer(one) && isConsumer(two) ? CAT.hab[one] & CAT.hab[two] & ~s.restored & 63 : 0;
}
// Return the habitats that two unused animals of a row can restore.
static u8 restorable(const State &s, int player) {
  u8 found = 0, seen = 0;
  const Pile &row = s.row[player];
  for (int i = 0; i < row.n; i++) {
    u8 c = row.c[i];
    if (!isConsumer(c) || (player == s.player && s.isUsed(c))) continue;
    found |= seen & CAT.hab[c];
    seen |= CAT.hab[c];
  }
  return found & 63 & ~s.restored;
}
static bool suffers(const State &s) {
  return !s.acquired && pressIn(s.row[s.player]) + (s.npress > 0) >= 3;
}
// Return whether a draw is at least as likely to do harm as to help (bots/good_deed.py).
static bool risksMoreThanItHelps(const State &s, Action a) {
  if (a.t != PLUS || suffers(s)) return false;
  int p = s.player, harm = 0, use = 0;
  const Pile &next = s.deck[p].n ? s.deck[p] : s.disc[p];
  Pile unused = unusedOf(s);
  RowFeatures now = rowOf(s, unused);
  for (int i = 0; i < next.n; i++) {
    if (strikesRow(with(s.row[p], next.c[i]))) {
      harm += s.acquired || pressIn(s.row[p]) >= 2;
      continue;
    }
    RowFeatures then = rowOf(s, with(unused, next.c[i]));
    use += then[BUYS] > now[BUYS] || then[OPENS] > now[OPENS] || then[RESTORES] > now[RESTORES];
  }
  return harm > 0 && harm >= use;
}
// The rows of people are the first ones. For each row, what people have passed to it since its last
// turn: who has passed pressure cards, and the species.
struct Company {
  int people;
  u8 givers[4] = {0};
  u64 given[4] = {0};
  // Remember what an action passes, or that the receiver's turn ends.
  void note(const State &before, Action a) {
    int p = before.player;
    if (a.t == END) givers[p] = 0, given[p] = 0;
    if (a.t != PASS || a.c == MARKET || p >= people) return;
    if (isPressure(a.b)) givers[a.c] |= 1 << p;
    if (isSpecies(a.b)) given[a.c] |= speciesBit(a.b);
  }
  bool wasGiven(const State &s, u8 card) const {
    return isSpecies(card) && (given[s.player] & speciesBit(card));
  }
  // Return the person who plays next and can restore something then; -1 if there is none.
  int nextPerson(const State &s) const {
    int next = (s.player + 1) % s.np;
    return next < people && !strikesRow(s.row[next]) && s.impacts < DANGER ? next : -1;
  }
  bool handsOver(const State &s, Action a) const {
    int person = nextPerson(s);
    if (person < 0 || a.t != PASS || a.c != person || wasGiven(s, a.b)) return false;
    const Pile &there = s.row[person], &here = s.row[s.player];
    for (int i = 0; i < here.n; i++) {
      if (here.c[i] == a.b || s.isUsed(here.c[i])) continue;
      u8 own = restoredBy(s, a.b, here.c[i]);
      for (int j = 0; own && j < there.n; j++)
        if (!(own & ~restoredBy(s, a.b, there.c[j]))) return true;
    }
    return false;
  }
  template <class F> bool anyHandsOver(const State &s, F suits) const {
    Actions L;
    legal(s, L);
    return std::any_of(L.a, L.a + L.n, [&](Action a) { return suits(a) && handsOver(s, a); });
  }
  bool leaves(const State &s, Action a) const {
    int person = nextPerson(s);
    u8 fresh = restoredBy(s, a.a, a.b);
    if (person < 0 || ((s.restored | fresh) == 63 && suffers(s))) return false;
    if (!(fresh & ~restorable(s, person))) return true;
    return anyHandsOver(s, [&](Action o) { return o.b == a.a || o.b == a.b; });
  }
  bool spares(const State &s, Action a) const {
    if (a.t == REFR) {
      int next = (s.player + 1) % s.np;
      return a.b && next < people && rowOf(s, s.row[next])[OPENS] > 1;
    }
    if (a.t != PASS || a.c == MARKET) return false;
    const Pile &to = s.row[a.c];
    bool person = a.c < people;
    if (isPressure(a.b)) {
      bool near = pressIn(to) + 1 >= 2, needless = pressIn(s.row[s.player]) < 2;
      return (givers[s.player] >> a.c & 1) || (person && (near || needless));
    }
    RowFeatures before = rowOf(s, to), after = rowOf(s, with(to, a.b));
    if (isProducer(a.b)) {
      Pile unused = unusedOf(s), rest = unused;
      rest.remove(a.b);
      bool restores = after[RESTORES] > before[RESTORES] || after[CHAIN] > before[CHAIN];
      if (rowOf(s, unused)[OPENS] > 1 && rowOf(s, rest)[OPENS] <= 1 && !restores) return true;
    }
    if (!person || s.impacts >= DANGER) return false;
    bool opened = isProducer(a.b) && !before[OPENS] && after[OPENS];
    u8 pair = 0;
    for (int i = 0; i < to.n; i++) pair |= restoredBy(s, a.b, to.c[i]);
    return (opened || (pair & ~restorable(s, a.c))) && !before[STUCK];
  }
  bool declines(const State &s, Action a) const {
    if (a.t == REST) return !wasGiven(s, a.a) && !wasGiven(s, a.b) && leaves(s, a);
    if ((a.t == PASS && wasGiven(s, a.b)) || risksMoreThanItHelps(s, a)) return true;
    if (a.t == END) return anyHandsOver(s, [](Action) { return true; });
    return !handsOver(s, a) && spares(s, a);
  }
};
static bool anyOf(const State &s, u8 player, u8 shared, bool producers) {
  for (const Pile *q : {&s.row[player], &s.deck[player], &s.disc[player]})
    for (int i = 0; i < q->n; i++)
      if ((producers ? isProducer(q->c[i]) : isConsumer(q->c[i])) && (CAT.hab[q->c[i]] & shared))
        return true;
  return false;
}
static double pressedShare(const State &s, int p) {
  int all = s.row[p].n + s.deck[p].n + s.disc[p].n;
  int bad = pressIn(s.row[p]) + pressIn(s.deck[p]) + pressIn(s.disc[p]);
  return all ? (double)bad / all : 0;
}
// Return whether a pass to a player has a use that can be named.
static bool passHasUse(const State &s, const std::vector<Action> &line) {
  Action a = line[0];
  const Pile &to = s.row[a.c];
  RowFeatures before = rowOf(s, to), after = rowOf(s, with(to, a.b));
  bool loses = strikesRow(with(to, a.b));
  if (!loses && (after[RESTORES] > before[RESTORES] || after[CHAIN] > before[CHAIN])) return true;
  if (!loses && after[OPENS] > before[OPENS] && after[OPENS] > 1) return true;
  if (!loses && after[BUYS] > before[BUYS]) return true;
  if (isPressure(a.b)) {
    bool spared = s.acquired || !s.npress;
    for (size_t i = 1; i < line.size(); i++)
      spared |= line[i].t == PROD || line[i].t == CONS || line[i].t == REST;
    if (pressIn(s.row[s.player]) == 2 && !spared) return true;
    return pressedShare(s, a.c) < pressedShare(s, s.player);
  }
  return isSpecies(a.b) && anyOf(s, a.c, CAT.hab[a.b] & ~s.restored, isProducer(a.b));
}
// Return whether more of the deck than of the market is good.
template <class F> static bool moreIn(const SmallPile &deck, const u8 *slots, F good) {
  int here = 0, lying = 0, there = 0;
  for (int i = 0; i < 4; i++)
    if (slots[i] != EMPTY) lying++, here += good(slots[i]);
  for (int i = 0; i < deck.n; i++) there += good(deck.c[i]);
  return there * lying > here * deck.n;
}
// Return whether a refresh has a use that can be named.
static bool refreshHasUse(const State &s, bool consumers) {
  const SmallPile &deck = consumers ? s.cdeck : s.pdeck;
  const u8 *slots = consumers ? s.cons : s.prod;
  u8 wanted = 63 & ~s.restored, pairs = 0, seen = 0;
  int have[5] = {0};
  Pile unused = unusedOf(s);
  for (int i = 0; i < unused.n; i++) {
    u8 c = unused.c[i];
    if (c < FP) have[c / 12]++;
    if (!isProducer(c)) continue;
    pairs |= seen & CAT.hab[c];
    seen |= CAT.hab[c];
  }
  auto fits = [&](u8 c) {
    return consumers ? (CAT.hab[c] & pairs) != 0 : canPay(s, prices(s)[c], have);
  };
  bool now = std::any_of(slots, slots + 4, [&](u8 c) { return c != EMPTY && fits(c); });
  if (!now && std::any_of(deck.c, deck.c + deck.n, fits)) return true;
  for (const Pile *q : {&s.row[s.player], &s.deck[s.player], &s.disc[s.player]})
    for (int i = 0; i < q->n; i++) {
      u8 shared = (consumers ? isConsumer(q->c[i]) : isProducer(q->c[i])) ? CAT.hab[q->c[i]] : 0;
      if (moreIn(deck, slots, [&](u8 c) { return (CAT.hab[c] & shared & wanted) != 0; }))
        return true;
    }
  return moreIn(deck, slots, [&](u8 c) { return (CAT.hab[c] & wanted) != 0; });
}
// Return the plan for the turn after the one that begins with an option.
static std::vector<Action> nextLine(const Model &m, TurnPlan &plan, int option, int nodes) {
  State e(plan.nodes[bestLeaf(plan, plan.root[option].second)]->s);
  if (!e.outcome && !e.pending.kind && e.number == plan.world.number) push(e, {END, 0, 0, 0});
  if (e.outcome || e.pending.kind) return {};
  Actions L;
  candidates(e, L);
  TurnPlan next(m, e);
  next.search(L, nodes);
  int best = 0;
  for (int i = 1; i < L.n; i++)
    if (next.best(next.root[i].second) > next.best(next.root[best].second)) best = i;
  return lineOf(next, best);
}
// Return whether the next player is to restore something, or to take something wanted with a passed
// card, that everybody sees already.
static bool helpsNext(const State &s, Action a, const std::vector<Action> &ahead) {
  int next = (s.player + 1) % s.np;
  auto lies = [&](u8 c) {
    const u8 *slots = isConsumer(c) ? s.cons : s.prod;
    return std::find(slots, slots + 4, c) < slots + 4 || s.row[next].find(c) >= 0 || c == a.b;
  };
  RowFeatures now = rowOf(s, s.row[next]);
  int anyway = std::max(now[RESTORES], now[CHAIN]);
  for (Action then : ahead) {
    if (then.t == CONS && a.t == PASS && a.c == next && (then.b == a.b || then.c == a.b) &&
        (CAT.hab[then.a] & ~s.restored & 63) && lies(then.a) && lies(then.b) && lies(then.c))
      return true;
    if (then.t == REST && lies(then.a) && lies(then.b) &&
        __builtin_popcount(restoredBy(s, then.a, then.b)) > anyway)
      return true;
    if (reveals(then)) break;
  }
  return false;
}
static bool hasUse(const State &s, const std::vector<Action> &line) {
  if (line[0].t == REFR) return refreshHasUse(s, line[0].b);
  return line[0].t != PASS || line[0].c == MARKET || passHasUse(s, line);
}
// Return whether a plan takes something wanted, or restores, with a card that was given.
static bool usesGift(const State &s, const Company &company, const std::vector<Action> &line) {
  for (Action a : line) {
    bool wanted = a.t == CONS && (CAT.hab[a.a] & ~s.restored & 63);
    if (wanted && (company.wasGiven(s, a.b) || company.wasGiven(s, a.c))) return true;
    if (a.t == REST && (company.wasGiven(s, a.a) || company.wasGiven(s, a.b))) return true;
    if (reveals(a)) break;
  }
  return false;
}
static bool restoresIn(const std::vector<Action> &line) {
  return std::any_of(line.begin(), line.end(), [](Action a) { return a.t == REST; });
}
// Return whether a pass lets another player restore all that is missing.
static bool letsWin(const State &s, Action a) {
  if (a.t != PASS || a.c == MARKET || !isConsumer(a.b)) return false;
  Pile more = with(s.row[a.c], a.b);
  State then(s);
  then.row[a.c] = more;
  return !strikesRow(more) && restorable(s, a.c) != (63 & ~s.restored) &&
         restorable(then, a.c) == (63 & ~s.restored);
}
// Let a win be left to the next player, by a pass or by ending the turn, if it is.
static bool leaveWin(const State &s, const Company &company, const Actions &L, Action &chosen) {
  if (!std::any_of(L.a, L.a + L.n,
                   [&](Action a) { return a.t == REST && wins(s, a) && company.declines(s, a); }))
    return false;
  Actions all;
  legal(s, all);
  for (int i = 0; i < all.n; i++)
    if (letsWin(s, all.a[i]) && !company.declines(s, all.a[i])) {
      chosen = all.a[i];
      return true;
    }
  chosen = {END, 0, 0, 0};
  return restorable(s, (s.player + 1) % s.np) != 0;
}
static Action courteousAct(const Model &m, const State &s, Rng &r, const Budget &cf,
                           const Company &company) {
  Actions L;
  Action chosen{END, 0, 0, 0};
  candidates(s, L);
  if (cf.careful) leaveOutDangerousDraws(s, L);
  if (leaveWin(s, company, L, chosen)) return chosen;
  std::vector<int> allowed;
  for (int i = 0; i < L.n; i++)
    if (!company.declines(s, L.a[i])) allowed.push_back(i);
  if (allowed.empty())
    for (int i = 0; i < L.n; i++) allowed.push_back(i);
  if (allowed.size() == 1) return L.a[allowed[0]];
  std::vector<TurnPlan *> plans;
  std::vector<double> values = consider(m, s, r, cf, L, plans);
  std::vector<std::vector<Action>> lines;
  for (int i = 0; i < L.n; i++) lines.push_back(lineOf(*plans[0], i));
  std::stable_sort(allowed.begin(), allowed.end(), [&](int x, int y) {
    return values[x] != values[y] ? values[x] > values[y] : lines[x].size() < lines[y].size();
  });
  bool restoring = restoresIn(lines[allowed[0]]);
  std::stable_partition(allowed.begin(), allowed.end(), [&](int i) {
    return usesGift(s, company, lines[i]) && (!restoring || restoresIn(lines[i]));
  });
  auto useful = [&](int i) {
    return hasUse(s, lines[i]) || helpsNext(s, L.a[i], nextLine(m, *plans[0], i, cf.next));
  };
  auto found = std::find_if(allowed.begin(), allowed.end(), useful);
  chosen = L.a[found < allowed.end() ? *found : allowed[0]];
  for (auto plan : plans) delete plan;
  return chosen;
}
