// A position of the game in C++, and the elementary changes of it. Cards have the same numbers as
// in the program.
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
static const int FP = 60, FPROD = 110, FCONS = 140, FPOL = 170, FFUND = 195, CARDS = 200;
static const u8 ALL_TOKENS = 7;
static const u8 EVERYTHING = 255;
enum Element : u8 { SUNLIGHT, OXYGEN, SALINITY, NUTRIENTS, TEMPERATURE };
enum Habitat : u8 { ICE, MUD, RIVER, ROCK, OPEN_WATER, COAST };
enum Group : u8 { OTHER, BIRD, FISH, MAMMAL };
// The policy cards in the order of POLICIES in study.py: negative and dual ones, then measures.
enum Policy : u8 {
  ATMOSPHERIC_DEPOSITION,
  BEACH_LITTER,
  CLIMATE_CHANGE,
  EXCESSIVE_FERTILISER_USE,
  HAZARDOUS_SUBSTANCES_FROM_INDUSTRY,
  HUNTING,
  OIL_SPILL,
  OVERFISHING,
  UNDERWATER_NOISE,
  WASTE_WATER_TREATMENT_FAILURE,
  GREEN_ENERGY,
  NUTRIENT_UPWELLING,
  WARM_SUMMER,
  MAJOR_BALTIC_INFLOW,
  NON_INDIGENOUS_SPECIES,
  BUBBLE_CURTAINS,
  FISHING_GEAR_REGULATION,
  HABITAT_RESTORATION,
  HAZARDOUS_SUBSTANCE_REGULATION,
  IMPROVED_NUTRIENT_RETENTION,
  MIGRATORY_BARRIER_REMOVAL,
  RECYCLING_AND_WASTE_DISPOSAL,
  STRICT_PROTECTION,
  UPGRADED_WASTE_WATER_TREATMENT,
  OCEAN_LITERACY,
  FUNDING,
};
// Habitats and abilities as bit masks, and what else the rules need to know, by card.
struct Catalogue {
  u8 hab[CARDS];
  u8 abil[CARDS];
  u8 star[CARDS];
  u8 group[CARDS];
  u8 cost[CARDS][5];
  u8 reduced[CARDS][5]; // the cost with improved nutrient retention
  u8 policy[CARDS];
  u8 once[CARDS]; // 1 for a policy card that is put away as soon as it is resolved
  u8 card[FUNDING]; // card number by policy
  u8 calanoida;
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
};
// A deck of species, or policy cards that lie together.
struct SmallPile {
  u8 n;
  u8 c[31];
  void add(u8 x) { c[n++] = x; }
  u8 pop() { return c[--n]; }
  bool has(u8 x) const { return n && memchr(c, x, n); }
  void remove(u8 x) {
    int i = 0;
    while (c[i] != x) i++;
    memmove(c + i, c + i + 1, n - i - 1);
    n--;
  }
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
// A choice that a player has to make first, and what is still to come of the move after it.
enum Question : u8 { NOTHING, ASK_ENERGY, ASK_PROTECTION, ASK_TREATMENT, ASK_LITERACY };
struct Pending {
  u8 kind, player, due, ending, card, start;
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
static inline bool isSpecies(u8 c) { return c >= FPROD && c < FPOL; }
static inline u64 speciesBit(u8 c) { return 1ull << (c - FPROD); }
// One position. usedE marks used elements; usedS, abil and star mark used species, abilities and
// stars, from card 110 on. outcome is 0, 1 (won) or 2 (lost). The known numbers are those of the top
// cards of each deck that a search with foresight knows, or EVERYTHING; in a game they are 0.
struct State {
  u64 rng, usedE, usedS, abil, star;
  int number;
  u8 np, player, acquired, offer, impacts, restored, nhab, outcome;
  u8 implemented, blocked, skipNext, noiseNext, calanoidaGone, hand, homecoming;
  Pending pending;
  u8 knownDeck[4], knownProducers, knownConsumers;
  u8 tokens[4];
  u8 prod[4], cons[4];
  u8 npress;
  u8 press[50];
  SmallPile pdeck, cdeck, policies, pool, active;
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
    return c < FP ? usedE >> c & 1 : isSpecies(c) ? (usedS & speciesBit(c)) != 0 : 0;
  }
  void use(u8 c) {
    if (c < FP) usedE |= 1ull << c;
    else usedS |= speciesBit(c);
  }
  bool isActive(Policy policy) const { return active.has(CAT.card[policy]); }
  bool hasFunding() const {
    for (int i = 0; i < pool.n; i++)
      if (pool.c[i] >= FFUND) return true;
    return false;
  }
};
// A position that a move changes, with the parts of the move that are still to come.
struct Draft {
  State &s;
  int due = 0; // policy cards still to be drawn
  bool ending = false, starting = false, declined = false;
};
static inline void leaveRow(State &s, int p, u8 c) {
  s.row[p].remove(c);
  if (p != s.player) return;
  if (c < FP) s.usedE &= ~(1ull << c);
  else if (isSpecies(c)) {
    s.usedS &= ~speciesBit(c);
    s.abil &= ~speciesBit(c);
    s.star &= ~speciesBit(c);
  }
}
// Count a card of a deck that is no longer hidden.
static inline void leaveDeck(u8 &known) {
  if (known && known != EVERYTHING) known--;
}
static inline bool draw(State &s, int p) {
  if (!s.deck[p].n) {
    if (!s.disc[p].n) return false;
    s.rng = shuffle(s.disc[p], s.rng);
    memcpy(&s.deck[p], &s.disc[p], 1 + s.disc[p].n);
    s.disc[p].n = 0;
    if (s.knownDeck[p] != EVERYTHING) s.knownDeck[p] = 0;
  }
  s.row[p].add(s.deck[p].pop());
  leaveDeck(s.knownDeck[p]);
  return true;
}
static inline void refillSlots(u8 *slots, SmallPile &deck, u8 &known) {
  for (int i = 0; i < 4; i++)
    if (slots[i] == EMPTY && deck.n) {
      slots[i] = deck.pop();
      leaveDeck(known);
    }
}
static inline void refill(State &s) {
  refillSlots(s.prod, s.pdeck, s.knownProducers);
  refillSlots(s.cons, s.cdeck, s.knownConsumers);
}
static inline bool takeElement(State &s, u8 element, int p) {
  Stack &k = s.el[element];
  if (!k.n) return false;
  s.row[p].add(k.c[--k.n]);
  return true;
}
static inline void returnElement(State &s, int p, u8 c) {
  leaveRow(s, p, c);
  Stack &k = s.el[c / 12];
  k.c[k.n++] = c;
}
// Move a card to another row, or an element to the market.
static inline void moveCard(State &s, int p, u8 c, u8 to) {
  if (to == MARKET) returnElement(s, p, c);
  else {
    leaveRow(s, p, c);
    s.row[to].add(c);
  }
}
static inline void takeFromMarket(State &s, u8 c, int p) {
  u8 *slots = c < FCONS ? s.prod : s.cons;
  for (int i = 0; i < 4; i++)
    if (slots[i] == c) slots[i] = EMPTY;
  s.row[p].add(c);
}
// Put a species from its market slot to the bottom of its deck.
static inline void putUnderDeck(State &s, u8 &slot) {
  (slot < FCONS ? s.pdeck : s.cdeck).insert0(slot);
  slot = EMPTY;
}
static inline void refresh(State &s, bool consumers) {
  u8 *slots = consumers ? s.cons : s.prod;
  for (int i = 0; i < 4; i++)
    if (slots[i] != EMPTY) putUnderDeck(s, slots[i]);
  refill(s);
}
static inline void addPressure(State &s, int p) {
  if (s.npress) s.row[p].add(s.press[--s.npress]);
}
static inline int pressIn(const Pile &r) {
  int n = 0;
  for (int i = 0; i < r.n; i++) n += r.c[i] >= FP && r.c[i] < FPROD;
  return n;
}
static inline int countOf(const Pile &r, u8 element) {
  int n = 0;
  for (int i = 0; i < r.n; i++) n += r.c[i] / 12 == element;
  return n;
}
static inline void placeImpacts(Draft &d, int count) {
  State &s = d.s;
  int all = count + s.isActive(CLIMATE_CHANGE);
  for (int i = 0; i < all; i++) {
    s.impacts++;
    d.due++;
    if (s.impacts == 6) {
      s.outcome = 2;
      d.due = 0;
      return;
    }
  }
}
static inline void restoreMask(Draft &d, u8 m) {
  State &s = d.s;
  d.due += __builtin_popcount(m);
  s.restored |= m;
  s.nhab = __builtin_popcount(s.restored);
  s.acquired = 1;
  if (s.restored == 63) {
    s.outcome = 1;
    d.due = 0;
  } else if (s.homecoming) memset(s.tokens, ALL_TOKENS, s.np);
}
static inline void ask(Draft &d, Question kind, u8 player, u8 card = EMPTY) {
  bool start = kind == ASK_TREATMENT && d.starting;
  d.s.pending = {kind, player, (u8)d.due, d.ending, card, start};
}
static inline Pending takePending(Draft &d) {
  Pending asked = d.s.pending;
  d.s.pending = {};
  d.due = asked.due;
  d.ending = asked.ending;
  d.starting = asked.start;
  return asked;
}
static inline void putAway(State &s, u8 card) {
  if (CAT.once[card] && s.active.has(card)) s.active.remove(card);
}
// Spend a funding card on a measure of the pool.
static inline void payMeasure(State &s, u8 measure) {
  s.implemented++;
  int i = 0;
  while (s.pool.c[i] < FFUND) i++;
  s.pool.remove(s.pool.c[i]);
  s.pool.remove(measure);
  s.active.add(measure);
}
