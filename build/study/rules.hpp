// The rules once more, in C++, for studies that need a hundred times the thought. The program
// itself never uses them. tests/build/test_study.py plays the same games with these rules and with
// ecosfera/games/baltica/rules and compares every state.
#pragma once
#include "policies.hpp"
// END, PROD(card), CONS(card, producer, producer), REST(consumer, consumer), PASS(source, card,
// to), PLUS(source), REFR(source, consumers), REACT(ability), STAR(source), MEAS(measure, three
// choices), ENERGY(habitat), REPLY(implement), LETTER(player, card, to)
enum Kind : u8 { END, PROD, CONS, REST, PASS, PLUS, REFR, REACT, STAR, MEAS, ENERGY, REPLY, LETTER };
struct Action {
  u8 t, a, b, c, d;
  bool operator==(const Action &o) const { return memcmp(this, &o, sizeof o) == 0; }
};
// Return whether an action reveals a hidden card.
static inline bool reveals(Action a) { return a.t == PLUS || a.t == REFR || a.t == STAR; }
// Return whether an action reveals a hidden card that is not known by foresight.
static inline bool revealsUnknown(const State &s, Action a) {
  if (a.t == PLUS) return !s.knownDeck[s.player];
  if (a.t == REFR) return (a.b ? s.knownConsumers : s.knownProducers) < 4;
  return reveals(a);
}
static inline bool consShare(const State &s) {
  const Pile &r = s.row[s.player];
  u8 seen = 0;
  for (int i = 0; i < r.n; i++) {
    u8 c = r.c[i];
    if (c >= FCONS && c < FPOL) {
      if (CAT.hab[c] & seen) return true;
      seen |= CAT.hab[c];
    }
  }
  return false;
}
static void endNoise(State &s) {
  u8 noise = CAT.card[UNDERWATER_NOISE];
  if (s.active.has(noise)) s.active.remove(noise);
}
// Remove the animals all of whose habitats are restored, wherever they lie (RULES 2.1).
static void bringHome(State &s) {
  auto home = [&](u8 c) {
    return c != EMPTY && c >= FCONS && c < FPOL && !(CAT.hab[c] & ~s.restored);
  };
  auto leave = [&](auto &pile) {
    int kept = 0;
    for (int i = 0; i < pile.n; i++)
      if (!home(pile.c[i])) pile.c[kept++] = pile.c[i];
    pile.n = kept;
  };
  for (int p = 0; p < s.np; p++) {
    leave(s.row[p]);
    leave(s.deck[p]);
    leave(s.disc[p]);
  }
  for (int i = 0; i < 4; i++)
    if (home(s.cons[i])) s.cons[i] = EMPTY;
  leave(s.cdeck);
  s.calanoidaGone |= home(CAT.calanoida);
  refill(s);
}
// End the turn and begin the next one that is not skipped (RULES 3.1, 3.5).
static void nextTurn(Draft &d) {
  State &s = d.s;
  int p = s.player;
  if (s.homecoming) bringHome(s);
  s.usedE = s.usedS = s.abil = s.star = 0;
  Pile &row = s.row[p];
  for (int i = 0; i < row.n; i++) s.disc[p].add(row.c[i]);
  row.n = 0;
  for (int i = 0; i < s.hand; i++)
    if (!draw(s, p)) break;
  if (s.blocked) {
    s.blocked = 0;
    if (!s.noiseNext) endNoise(s);
  }
  while (true) {
    s.player = (s.player + 1) % s.np;
    s.number++;
    if (!s.skipNext) break;
    if (s.noiseNext) endNoise(s);
    s.skipNext = s.noiseNext = 0;
  }
  s.blocked = s.noiseNext;
  s.skipNext = s.noiseNext = 0;
  s.acquired = 0;
  d.ending = false;
  d.starting = true;
}
// Check the active row for three pressures or three of an element; return whether there are.
static bool checkRow(Draft &d) {
  State &s = d.s;
  const Pile &r = s.row[s.player];
  int cnt[6] = {0};
  for (int i = 0; i < r.n; i++)
    if (r.c[i] < FPROD) cnt[r.c[i] < FP ? r.c[i] / 12 : 5]++;
  if (cnt[5] >= 3) {
    d.ending = true;
    placeImpacts(d, cnt[5] >= 4 && d.starting ? 3 : 1);
    return true;
  }
  if (cnt[0] < 3 && cnt[1] < 3 && cnt[2] < 3 && cnt[3] < 3 && cnt[4] < 3) return false;
  if (cnt[NUTRIENTS] >= 3 && !d.declined && s.hasFunding() &&
      s.pool.has(CAT.card[UPGRADED_WASTE_WATER_TREATMENT])) {
    ask(d, ASK_TREATMENT, s.player);
    return true;
  }
  d.ending = true;
  d.declined = false;
  addPressure(s, s.player);
  if (pressIn(r) >= 3) placeImpacts(d, 1);
  return true;
}
// Continue until a player has to decide (RULES 3.4, 3.5, 4).
static void settle(Draft &d) {
  State &s = d.s;
  int turns = 0;
  while (!s.outcome && !s.pending.kind) {
    if (d.due) drawDue(d);
    else if (d.ending) {
      if (turns++ == 1000) return;
      nextTurn(d);
    } else if (!checkRow(d)) {
      if (d.starting && s.tokens[s.player] != ALL_TOKENS && consShare(s)) s.offer = 1;
      return;
    }
  }
}
// Return what each producer costs now.
static inline const u8 (*prices(const State &s))[5] {
  return s.isActive(IMPROVED_NUTRIENT_RETENTION) ? CAT.reduced : CAT.cost;
}
static inline bool canPay(const State &s, const u8 *cost, const int *have) {
  int miss = 0;
  for (int e = 0; e < 5; e++)
    if (cost[e] > have[e]) {
      miss += cost[e] - have[e];
      if (miss > 1 || !s.el[e].n) return false;
    }
  return true;
}
// Pay for a producer, borrowing a missing card from the market.
static void pay(State &s, u8 producer) {
  int owed[5];
  for (int e = 0; e < 5; e++) owed[e] = prices(s)[producer][e];
  Pile &r = s.row[s.player];
  for (int i = 0; i < r.n; i++) {
    u8 c = r.c[i];
    if (c < FP && !s.isUsed(c) && owed[c / 12]) {
      owed[c / 12]--;
      s.use(c);
    }
  }
  for (int e = 0; e < 5; e++)
    if (owed[e]) {
      takeElement(s, e, s.player);
      s.use(r.c[r.n - 1]);
    }
}
static inline void useAbility(State &s, u8 source, int ability) {
  if (source == TOKEN) s.tokens[s.player] &= ~(1 << ability);
  else s.abil |= speciesBit(source);
}
// Perform a legal action.
static void push(State &s, Action a) {
  s.offer = 0;
  Draft d{s};
  int p = s.player;
  switch (a.t) {
  case END:
    d.ending = true;
    if (!s.acquired) {
      addPressure(s, p);
      if (pressIn(s.row[p]) >= 3) placeImpacts(d, 1);
    }
    break;
  case PROD:
    pay(s, a.a);
    takeFromMarket(s, a.a, p);
    refill(s);
    s.acquired = 1;
    break;
  case CONS:
    s.use(a.b);
    s.use(a.c);
    takeFromMarket(s, a.a, p);
    refill(s);
    s.acquired = 1;
    break;
  case REST:
    s.use(a.a);
    s.use(a.b);
    restoreMask(d, CAT.hab[a.a] & CAT.hab[a.b] & ~s.restored);
    break;
  case PASS:
    useAbility(s, a.a, 0);
    moveCard(s, p, a.b, a.c);
    break;
  case PLUS:
    useAbility(s, a.a, 1);
    draw(s, p);
    break;
  case REFR:
    useAbility(s, a.a, 2);
    refresh(s, a.b);
    break;
  case REACT: s.tokens[p] |= 1 << a.a; break;
  case STAR:
    s.star |= speciesBit(a.a);
    d.due = 1;
    break;
  case MEAS: carryOut(d, a.a, a.b, a.c, a.d); break;
  case ENERGY:
    takePending(d);
    restoreMask(d, 1 << a.a);
    putAway(s, CAT.card[GREEN_ENERGY]);
    break;
  case REPLY: answerReaction(d, a.a); break;
  case LETTER: answerLiteracy(d, a.a, a.b, a.c); break;
  }
  settle(d);
}
struct Actions {
  int n;
  Action a[600];
  void add(u8 t, u8 x = 0, u8 y = 0, u8 z = 0, u8 w = 0) {
    if (n < 600) a[n++] = {t, x, y, z, w};
  }
};
// List the answers to the pending choice.
static void legalAnswers(const State &s, Actions &L) {
  int p = s.pending.player;
  switch (s.pending.kind) {
  case ASK_ENERGY:
    for (u8 h : {MUD, ROCK, COAST}) L.add(ENERGY, h);
    return;
  case ASK_LITERACY: {
    u8 cards[135];
    int n = passable(s, p, cards);
    L.add(LETTER, p, EMPTY);
    for (int i = 0; i < n; i++) {
      for (int q = 0; q < s.np; q++)
        if (q != p) L.add(LETTER, p, cards[i], q);
      if (cards[i] < FP) L.add(LETTER, p, cards[i], MARKET);
    }
    return;
  }
  default: L.add(REPLY, 1); L.add(REPLY, 0);
  }
}
// List passes, draws and refreshes by tokens and symbols; mv are the cards that may be passed.
static void legalAbilities(const State &s, const u8 *mv, int nmv, Actions &L) {
  int p = s.player;
  const Pile &r = s.row[p];
  u8 src[3][64];
  int ns[3] = {0};
  for (int b = 0; b < 3; b++)
    if (s.tokens[p] >> b & 1) src[b][ns[b]++] = TOKEN;
  for (int i = 0; i < r.n; i++) {
    u8 c = r.c[i];
    if (CAT.abil[c] && !(s.abil & speciesBit(c)))
      for (int b = 0; b < 3; b++)
        if (CAT.abil[c] >> b & 1) src[b][ns[b]++] = c;
  }
  for (int k = 0; k < ns[0]; k++)
    for (int i = 0; i < nmv; i++)
      if (mv[i] != src[0][k]) {
        for (int q = 0; q < s.np; q++)
          if (q != p) L.add(PASS, src[0][k], mv[i], q);
        if (mv[i] < FP) L.add(PASS, src[0][k], mv[i], MARKET);
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
}
// List the legal actions in the order of the program's rules.
static void legal(const State &s, Actions &L) {
  L.n = 0;
  if (s.outcome) return;
  if (s.pending.kind) return legalAnswers(s, L);
  int p = s.player;
  const Pile &r = s.row[p];
  int have[5] = {0};
  u8 pr[64], co[64], mv[135];
  int npr = 0, nco = 0, nmv = 0;
  bool prs = false;
  for (int i = 0; i < r.n; i++) {
    u8 c = r.c[i];
    if (s.isUsed(c)) continue;
    if (c < FP) {
      if (++have[c / 12] > 1) continue;
    } else if (c < FPROD) {
      if (prs) continue;
      prs = true;
    } else if (c < FCONS) pr[npr++] = c;
    else if (c < FPOL) co[nco++] = c;
    mv[nmv++] = c;
  }
  L.add(END);
  const u8(*cost)[5] = prices(s);
  for (int i = 0; i < 4; i++)
    if (s.prod[i] != EMPTY && canPay(s, cost[s.prod[i]], have)) L.add(PROD, s.prod[i]);
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
  if (!s.blocked) legalAbilities(s, mv, nmv, L);
  if (s.offer)
    for (int b = 0; b < 3; b++)
      if (!(s.tokens[p] >> b & 1)) L.add(REACT, b);
  if (s.policies.n)
    for (int i = 0; i < r.n; i++)
      if (CAT.star[r.c[i]] && !(s.star & speciesBit(r.c[i]))) L.add(STAR, r.c[i]);
  if (s.pool.n)
    implementations(s, [&](u8 card, u8 a, u8 b, u8 c) { L.add(MEAS, card, a, b, c); });
}
// Return whether an action wins at once, whatever the hidden cards are.
static bool wins(const State &s, Action a) {
  if (a.t == REST) return (s.restored | (CAT.hab[a.a] & CAT.hab[a.b])) == 63;
  if (a.t == MEAS && CAT.policy[a.a] == HAZARDOUS_SUBSTANCE_REGULATION)
    return (s.restored | 1 << a.d) == 63;
  return false;
}
// List the actions worth searching, as candidate_actions of bots/turn_search.py.
static void candidates(const State &s, Actions &L) {
  Actions all;
  legal(s, all);
  L.n = 0;
  if (s.offer) {
    for (int i = 0; i < all.n; i++)
      if (all.a[i].t == REACT || wins(s, all.a[i])) L.a[L.n++] = all.a[i];
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
// Return a copy in which everything hidden is shuffled again, but for the top `foresight` cards of
// each deck of species or of a row. With EVERYTHING not even the next shuffle changes.
static State shuffledHidden(const State &s, u64 seed, u8 foresight) {
  State c(s);
  u64 r = seed;
  auto again = [&](auto &pile, u8 known) {
    if (known == EVERYTHING) return;
    auto hidden = pile;
    hidden.n -= std::min(known, pile.n);
    std::sort(hidden.c, hidden.c + hidden.n);
    r = shuffle(hidden, r);
    memcpy(pile.c, hidden.c, hidden.n);
  };
  for (int p = 0; p < c.np; p++) again(c.deck[p], c.knownDeck[p] = foresight);
  again(c.pdeck, c.knownProducers = foresight);
  again(c.cdeck, c.knownConsumers = foresight);
  again(c.policies, 0);
  if (foresight != EVERYTHING) c.rng = r;
  return c;
}
struct Config {
  int np, stack, pressures;
  bool eutro, loss, policies;
  int living = 0, hand = 4;
  bool homecoming = false;
};
// Deal a game and play up to the first decision.
static void newGame(State &s, Config cf, u64 rng, int first = 0) {
  s.np = cf.np;
  s.usedE = s.usedS = s.abil = s.star = 0;
  s.number = 1;
  s.player = first;
  s.acquired = s.offer = s.impacts = s.restored = s.nhab = s.outcome = 0;
  s.implemented = s.blocked = s.skipNext = s.noiseNext = 0;
  s.calanoidaGone = cf.loss;
  s.hand = cf.hand;
  s.homecoming = cf.homecoming;
  s.pending = {};
  memset(s.knownDeck, 0, sizeof s.knownDeck);
  s.knownProducers = s.knownConsumers = 0;
  s.pdeck.n = s.cdeck.n = s.policies.n = s.pool.n = s.active.n = 0;
  for (int i = 0; i < 30; i++) s.pdeck.add(FPROD + i);
  rng = shuffle(s.pdeck, rng);
  for (int i = 0; i < 30; i++)
    if (!(cf.loss && FCONS + i == CAT.calanoida)) s.cdeck.add(FCONS + i);
  rng = shuffle(s.cdeck, rng);
  for (int i = 0; cf.policies && i < 30; i++) s.policies.add(FPOL + i);
  rng = shuffle(s.policies, rng);
  for (int e = 0; e < 5; e++) {
    s.el[e].n = 12;
    for (int i = 0; i < 12; i++) s.el[e].c[i] = e * 12 + 11 - i;
  }
  s.npress = 50;
  for (int i = 0; i < 50; i++) s.press[i] = 109 - i;
  for (int i = 0; i < 4; i++) s.prod[i] = s.pdeck.pop();
  for (int i = 0; i < 4; i++) s.cons[i] = s.cdeck.pop();
  for (int p = 0; p < s.np; p++) {
    s.tokens[p] = ALL_TOKENS;
    s.row[p].n = s.disc[p].n = s.deck[p].n = 0;
    Pile &d = s.deck[p];
    for (int e = 0; e < 5; e++) d.add(s.el[e].c[--s.el[e].n]);
    if (cf.eutro)
      for (int k = 0; k < 2; k++) d.add(s.el[NUTRIENTS].c[--s.el[NUTRIENTS].n]);
    for (int k = 0; k < cf.pressures; k++) d.add(s.press[--s.npress]);
    Pile &r = s.row[p];
    while (!r.n || pressIn(r) >= 3) {
      for (int i = 0; i < r.n; i++) d.add(r.c[i]);
      rng = shuffle(d, rng);
      r.n = 0;
      for (int k = 0; k < cf.hand; k++) r.add(d.pop());
    }
  }
  for (int e = 0; e < 5; e++) {
    int rest = std::max(0, s.el[e].n - cf.stack);
    memmove(s.el[e].c, s.el[e].c + rest, s.el[e].n - rest);
    s.el[e].n -= rest;
  }
  if (cf.living) {
    SmallPile habitats;
    habitats.n = 0;
    for (int h = 0; h < 6; h++) habitats.add(h);
    rng = shuffle(habitats, rng);
    for (int k = 0; k < cf.living; k++) s.restored |= 1 << habitats.c[k];
    s.nhab = cf.living;
  }
  s.rng = rng;
  Draft d{s};
  d.starting = true;
  settle(d);
}
