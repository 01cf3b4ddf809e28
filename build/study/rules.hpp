// The rules of complexity level 1 once more, in C++, for studies that need a hundred times the
// thought. The program itself never uses them. tests/build/test_study.py plays the same games with
// these rules and with ecosfera/games/baltica/rules and compares every state.
//
// Cards have the same numbers as there. Policy cards do not exist here.
#pragma once
#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>
typedef uint8_t u8;
typedef uint64_t u64;
static const u8 EMPTY = 255, TOKEN = 254, MARKET = 253;
static const int FP = 60, FPROD = 110, FCONS = 140, FPOL = 170;
// Habitats and abilities as bit masks and the cost in elements, by card.
struct Catalogue {
  u8 hab[170];
  u8 abil[170];
  u8 cost[170][5];
};
static Catalogue CAT;
// A row, a deck or a discard pile; the top card is the last.
struct Pile {
  u8 n;
  u8 c[135];
  void add(u8 x) {
    if (n >= 135) {
      fprintf(stderr, "pile overflow\n");
      abort();
    }
    c[n++] = x;
  }
  u8 pop() { return c[--n]; }
  int find(u8 x) const {
    for (int i = 0; i < n; i++)
      if (c[i] == x) return i;
    return -1;
  }
  void removeAt(int i) {
    memmove(c + i, c + i + 1, n - i - 1);
    n--;
  }
  void remove(u8 x) { removeAt(find(x)); }
  void insert0(u8 x) {
    memmove(c + 1, c, n);
    c[0] = x;
    n++;
  }
};
// A deck of species.
struct SpeciesDeck {
  u8 n;
  u8 c[31];
  void add(u8 x) { c[n++] = x; }
  u8 pop() { return c[--n]; }
  void insert0(u8 x) {
    memmove(c + 1, c, n);
    c[0] = x;
    n++;
  }
};
struct Stack {
  u8 n;
  u8 c[12];
};
static inline u64 mixed(u64 s) {
  s = (s ^ (s >> 30)) * 0xBF58476D1CE4E5B9ull;
  s = (s ^ (s >> 27)) * 0x94D049BB133111EBull;
  return s ^ (s >> 31);
}
static const u64 STEP = 0x9E3779B97F4A7C15ull;
template <class P> static inline u64 shuffle(P &p, u64 rng) {
  for (int i = p.n - 1; i > 0; i--) {
    rng += STEP;
    int j = (int)(((unsigned __int128)mixed(rng) * (i + 1)) >> 64);
    std::swap(p.c[i], p.c[j]);
  }
  return rng;
}
// END, PROD(card), CONS(card, producer, producer), REST(consumer, consumer),
// PASS(source, card, to), PLUS(source), REFR(source, consumers), REACT(ability)
enum Kind : u8 { END, PROD, CONS, REST, PASS, PLUS, REFR, REACT };
struct Action {
  u8 t, a, b, c;
  bool operator==(const Action &o) const { return memcmp(this, &o, 4) == 0; }
};
// One position. usedE marks used elements; usedS and abil mark used species and abilities, from
// card 110 on. outcome is 0, 1 (won) or 2 (lost).
struct State {
  u64 rng, usedE, usedS, abil; // species masks start at 110
  int number;
  u8 np, player, acquired, offer, impacts, restored, nhab, outcome; // 0 none 1 won 2 lost
  u8 tokens[4];
  u8 prod[4], cons[4];
  u8 npress;
  u8 press[50];
  SpeciesDeck pdeck, cdeck;
  Stack el[5];
  Pile row[4], deck[4], disc[4];
  State() {}
  State(const State &o) { copy(o); }
  State &operator=(const State &o) {
    copy(o);
    return *this;
  }
  void copy(const State &o) {
    memcpy((void *)this, &o, offsetof(State, row));
    for (int p = 0; p < np; p++) {
      memcpy(&row[p], &o.row[p], 1 + o.row[p].n);
      memcpy(&deck[p], &o.deck[p], 1 + o.deck[p].n);
      memcpy(&disc[p], &o.disc[p], 1 + o.disc[p].n);
    }
  }
  bool isUsed(u8 c) const {
    return c < 60 ? usedE >> c & 1 : c >= 110 ? usedS >> (c - 110) & 1 : 0;
  }
  void use(u8 c) {
    if (c < 60) usedE |= 1ull << c;
    else usedS |= 1ull << (c - 110);
  }
};
static inline void leaveRow(State &s, int p, u8 c) {
  s.row[p].remove(c);
  if (p == s.player) {
    if (c < 60) s.usedE &= ~(1ull << c);
    else if (c >= 110) {
      s.usedS &= ~(1ull << (c - 110));
      s.abil &= ~(1ull << (c - 110));
    }
  }
}
static inline bool draw(State &s, int p) {
  if (!s.deck[p].n) {
    if (!s.disc[p].n) return false;
    s.rng = shuffle(s.disc[p], s.rng);
    memcpy(&s.deck[p], &s.disc[p], 1 + s.disc[p].n);
    s.disc[p].n = 0;
  }
  s.row[p].add(s.deck[p].pop());
  return true;
}
static inline void refill(State &s) {
  for (int i = 0; i < 4; i++)
    if (s.prod[i] == EMPTY && s.pdeck.n) s.prod[i] = s.pdeck.pop();
  for (int i = 0; i < 4; i++)
    if (s.cons[i] == EMPTY && s.cdeck.n) s.cons[i] = s.cdeck.pop();
}
static inline void addPressure(State &s, int p) {
  if (s.npress) s.row[p].add(s.press[--s.npress]);
}
static inline void impactsPlace(State &s, int k) {
  for (int i = 0; i < k; i++) {
    s.impacts++;
    if (s.impacts == 6) {
      s.outcome = 2;
      return;
    }
  }
}
static inline int pressIn(const Pile &r) {
  int n = 0;
  for (int i = 0; i < r.n; i++) n += r.c[i] >= FP && r.c[i] < FPROD;
  return n;
}
static inline bool consShare(const State &s) {
  const Pile &r = s.row[s.player];
  u8 seen = 0;
  for (int i = 0; i < r.n; i++) {
    u8 c = r.c[i];
    if (c >= FCONS) {
      if (CAT.hab[c] & seen) return true;
      seen |= CAT.hab[c];
    }
  }
  return false;
}
// Continue until a player has to decide (RULES 3.4, 3.5).
static void settle(State &s, bool ending, bool starting) {
  int turns = 0;
  while (!s.outcome) {
    if (ending) {
      if (++turns > 1000) return;
      int p = s.player;
      s.usedE = s.usedS = s.abil = 0;
      Pile &r = s.row[p], &d = s.disc[p];
      for (int i = 0; i < r.n; i++) d.add(r.c[i]);
      r.n = 0;
      for (int i = 0; i < 4; i++)
        if (!draw(s, p)) break;
      s.player = (s.player + 1) % s.np;
      s.number++;
      s.acquired = 0;
      ending = false;
      starting = true;
      continue;
    }
    const Pile &r = s.row[s.player];
    int cnt[6] = {0};
    for (int i = 0; i < r.n; i++)
      if (r.c[i] < FPROD) cnt[r.c[i] < 60 ? r.c[i] / 12 : 5]++;
    if (cnt[5] >= 3) {
      bool four = cnt[5] >= 4 && starting;
      ending = true;
      impactsPlace(s, four ? 3 : 1);
      continue;
    }
    if (cnt[0] >= 3 || cnt[1] >= 3 || cnt[2] >= 3 || cnt[3] >= 3 || cnt[4] >= 3) {
      ending = true;
      addPressure(s, s.player);
      if (pressIn(s.row[s.player]) >= 3) impactsPlace(s, 1);
      continue;
    }
    if (starting && s.tokens[s.player] != 7 && consShare(s)) s.offer = 1;
    return;
  }
}
static inline void restoreMask(State &s, u8 m) {
  s.restored |= m;
  s.nhab = __builtin_popcount(s.restored);
  s.acquired = 1;
  if (s.restored == 63) s.outcome = 1;
}
static inline bool canPay(const State &s, u8 c, const int *have, int &missingEl) {
  int miss = 0;
  missingEl = -1;
  for (int e = 0; e < 5; e++) {
    int k = CAT.cost[c][e];
    if (k > have[e]) {
      miss += k - have[e];
      if (miss > 1 || !s.el[e].n) return false;
      missingEl = e;
    }
  }
  return true;
}
// Perform a legal action.
static void push(State &s, Action a) {
  s.offer = 0;
  bool ending = false;
  int p = s.player;
  switch (a.t) {
  case END:
    ending = true;
    if (!s.acquired) {
      addPressure(s, p);
      if (pressIn(s.row[p]) >= 3) impactsPlace(s, 1);
    }
    break;
  case PROD: {
    int owed[5];
    for (int e = 0; e < 5; e++) owed[e] = CAT.cost[a.a][e];
    Pile &r = s.row[p];
    for (int i = 0; i < r.n; i++) {
      u8 c = r.c[i];
      if (c < 60 && !s.isUsed(c) && owed[c / 12]) {
        owed[c / 12]--;
        s.use(c);
      }
    }
    for (int e = 0; e < 5; e++)
      if (owed[e]) {
        u8 c = s.el[e].c[--s.el[e].n];
        r.add(c);
        s.use(c);
      }
    for (int i = 0; i < 4; i++)
      if (s.prod[i] == a.a) s.prod[i] = EMPTY;
    r.add(a.a);
    refill(s);
    s.acquired = 1;
    break;
  }
  case CONS: {
    s.use(a.b);
    s.use(a.c);
    for (int i = 0; i < 4; i++)
      if (s.cons[i] == a.a) s.cons[i] = EMPTY;
    s.row[p].add(a.a);
    refill(s);
    s.acquired = 1;
    break;
  }
  case REST: {
    s.use(a.a);
    s.use(a.b);
    restoreMask(s, CAT.hab[a.a] & CAT.hab[a.b] & ~s.restored);
    break;
  }
  case PASS: {
    if (a.a == TOKEN) s.tokens[p] &= ~1;
    else s.abil |= 1ull << (a.a - 110);
    leaveRow(s, p, a.b);
    if (a.c == MARKET) {
      Stack &k = s.el[a.b / 12];
      k.c[k.n++] = a.b;
    } else s.row[a.c].add(a.b);
    break;
  }
  case PLUS: {
    if (a.a == TOKEN) s.tokens[p] &= ~2;
    else s.abil |= 1ull << (a.a - 110);
    draw(s, p);
    break;
  }
  case REFR: {
    if (a.a == TOKEN) s.tokens[p] &= ~4;
    else s.abil |= 1ull << (a.a - 110);
    u8 *sl = a.b ? s.cons : s.prod;
    SpeciesDeck &d = a.b ? s.cdeck : s.pdeck;
    for (int i = 0; i < 4; i++)
      if (sl[i] != EMPTY) {
        d.insert0(sl[i]);
        sl[i] = EMPTY;
      }
    refill(s);
    break;
  }
  case REACT:
    s.tokens[p] |= 1 << a.a;
    break;
  }
  settle(s, ending, false);
}
struct Actions {
  int n;
  Action a[600];
  void add(u8 t, u8 x = 0, u8 y = 0, u8 z = 0) {
    if (n < 600) a[n++] = {t, x, y, z};
  }
};
// List the legal actions in the order of the program's rules.
static void legal(const State &s, Actions &L) {
  L.n = 0;
  if (s.outcome) return;
  int p = s.player;
  const Pile &r = s.row[p];
  int have[5] = {0};
  u8 pr[64], co[64], mv[64];
  int npr = 0, nco = 0, nmv = 0;
  bool prs = false;
  for (int i = 0; i < r.n; i++) {
    u8 c = r.c[i];
    if (s.isUsed(c)) continue;
    if (c < 60) {
      if (++have[c / 12] > 1) continue;
    } else if (c < FPROD) {
      if (prs) continue;
      prs = true;
    } else if (c < FCONS) pr[npr++] = c;
    else co[nco++] = c;
    mv[nmv++] = c;
  }
  L.add(END);
  int me;
  for (int i = 0; i < 4; i++)
    if (s.prod[i] != EMPTY && canPay(s, s.prod[i], have, me)) L.add(PROD, s.prod[i]);
  for (int i = 0; i < npr; i++)
    for (int j = i + 1; j < npr; j++) {
      u8 m = CAT.hab[pr[i]] & CAT.hab[pr[j]];
      if (m)
        for (int k = 0; k < 4; k++)
          if (s.cons[k] != EMPTY && (CAT.hab[s.cons[k]] & m)) L.add(CONS, s.cons[k], pr[i], pr[j]);
    }
  for (int i = 0; i < nco; i++) {
    u8 m = CAT.hab[co[i]] & ~s.restored;
    for (int j = i + 1; j < nco; j++)
      if (CAT.hab[co[j]] & m) L.add(REST, co[i], co[j]);
  }
  u8 src[3][64];
  int ns[3] = {0};
  for (int b = 0; b < 3; b++)
    if (s.tokens[p] >> b & 1) src[b][ns[b]++] = TOKEN;
  for (int i = 0; i < r.n; i++) {
    u8 c = r.c[i];
    if (c >= FPROD && CAT.abil[c] && !(s.abil >> (c - 110) & 1))
      for (int b = 0; b < 3; b++)
        if (CAT.abil[c] >> b & 1) src[b][ns[b]++] = c;
  }
  for (int k = 0; k < ns[0]; k++)
    for (int i = 0; i < nmv; i++)
      if (mv[i] != src[0][k]) {
        for (int q = 0; q < s.np; q++)
          if (q != p) L.add(PASS, src[0][k], mv[i], q);
        if (mv[i] < 60) L.add(PASS, src[0][k], mv[i], MARKET);
      }
  if (ns[1] && (s.deck[p].n || s.disc[p].n))
    for (int k = 0; k < ns[1]; k++) L.add(PLUS, src[1][k]);
  if (ns[2])
    for (int w = 0; w < 2; w++) {
      const u8 *sl = w ? s.cons : s.prod;
      bool any = false;
      for (int i = 0; i < 4; i++) any |= sl[i] != EMPTY;
      if (any)
        for (int k = 0; k < ns[2]; k++) L.add(REFR, src[2][k], w);
    }
  if (s.offer)
    for (int b = 0; b < 3; b++)
      if (!(s.tokens[p] >> b & 1)) L.add(REACT, b);
}
// List the actions worth searching, as candidate_actions of bots/turn_search.py.
static void candidates(const State &s, Actions &L) {
  Actions all;
  legal(s, all);
  L.n = 0;
  if (s.offer) {
    for (int i = 0; i < all.n; i++) {
      Action a = all.a[i];
      if (a.t == REACT) L.a[L.n++] = a;
      else if (a.t == REST) {
        u8 m = CAT.hab[a.a] & CAT.hab[a.b];
        if ((s.restored | m) == 63) L.a[L.n++] = a;
      }
    }
    return;
  }
  for (int i = 0; i < all.n; i++) {
    Action a = all.a[i];
    if (a.t == PASS || a.t == PLUS || a.t == REFR) {
      int cost = a.a == TOKEN ? 9 : __builtin_popcount(CAT.abil[a.a]);
      bool found = false;
      for (int j = 0; j < L.n; j++) {
        Action &b = L.a[j];
        if (b.t == a.t && b.b == a.b && b.c == a.c) {
          found = true;
          int cb = b.a == TOKEN ? 9 : __builtin_popcount(CAT.abil[b.a]);
          if (cost < cb) b = a;
          break;
        }
      }
      if (found) continue;
    }
    L.a[L.n++] = a;
  }
}
struct Rng {
  u64 s;
  u64 number() {
    s += STEP;
    return mixed(s);
  }
  double uni() { return (number() >> 11) * (1.0 / 9007199254740992.0); }
};
// Return a copy in which everything hidden is shuffled again.
static State shuffledHidden(const State &s, u64 seed) {
  State c(s);
  u64 r = seed;
  for (int p = 0; p < c.np; p++) {
    std::sort(c.deck[p].c, c.deck[p].c + c.deck[p].n);
    r = shuffle(c.deck[p], r);
  }
  std::sort(c.pdeck.c, c.pdeck.c + c.pdeck.n);
  r = shuffle(c.pdeck, r);
  std::sort(c.cdeck.c, c.cdeck.c + c.cdeck.n);
  r = shuffle(c.cdeck, r);
  c.rng = r;
  return c;
}
struct Config {
  int np, stack, pressures;
  bool eutro, loss;
};
// Deal a game and play up to the first decision.
static void newGame(State &s, Config cf, u64 rng, u8 calanoida, int first = 0) {
  s.np = cf.np;
  s.usedE = s.usedS = s.abil = 0;
  s.number = 1;
  s.player = first;
  s.acquired = s.offer = s.impacts = s.restored = s.nhab = s.outcome = 0;
  s.pdeck.n = 0;
  for (int i = 0; i < 30; i++) s.pdeck.add(110 + i);
  rng = shuffle(s.pdeck, rng);
  s.cdeck.n = 0;
  for (int i = 0; i < 30; i++)
    if (!(cf.loss && 140 + i == calanoida)) s.cdeck.add(140 + i);
  rng = shuffle(s.cdeck, rng);
  for (int e = 0; e < 5; e++) {
    s.el[e].n = 12;
    for (int i = 0; i < 12; i++) s.el[e].c[i] = e * 12 + 11 - i;
  }
  s.npress = 50;
  for (int i = 0; i < 50; i++) s.press[i] = 109 - i;
  for (int i = 0; i < 4; i++) s.prod[i] = s.pdeck.pop();
  for (int i = 0; i < 4; i++) s.cons[i] = s.cdeck.pop();
  for (int p = 0; p < s.np; p++) {
    s.tokens[p] = 7;
    s.row[p].n = s.disc[p].n = s.deck[p].n = 0;
    Pile &d = s.deck[p];
    for (int e = 0; e < 5; e++) d.add(s.el[e].c[--s.el[e].n]);
    if (cf.eutro)
      for (int k = 0; k < 2; k++) d.add(s.el[3].c[--s.el[3].n]);
    for (int k = 0; k < cf.pressures; k++) d.add(s.press[--s.npress]);
    Pile &r = s.row[p];
    while (!r.n || pressIn(r) >= 3) {
      for (int i = 0; i < r.n; i++) d.add(r.c[i]);
      rng = shuffle(d, rng);
      r.n = 0;
      for (int k = 0; k < 4; k++) r.add(d.pop());
    }
  }
  for (int e = 0; e < 5; e++) {
    int rest = std::max(0, s.el[e].n - cf.stack);
    memmove(s.el[e].c, s.el[e].c + rest, s.el[e].n - rest);
    s.el[e].n -= rest;
  }
  s.rng = rng;
  settle(s, false, true);
}
