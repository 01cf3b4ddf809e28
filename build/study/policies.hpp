// The policy cards of complexity level 2: what is drawn, and the measures.
#pragma once
#include "state.hpp"
// Call `act(player)` for each player, beginning with the one whose turn it is.
template <class F> static inline void clockwise(const State &s, F act) {
  for (int i = 0; i < s.np; i++) act((s.player + i) % s.np);
}
// Discard species from all rows, then from the market, then refill it.
template <class F> static void discardEverywhere(State &s, F condemned) {
  if (s.isActive(STRICT_PROTECTION)) return;
  clockwise(s, [&](int p) {
    Pile before = s.row[p];
    for (int i = 0; i < before.n; i++)
      if (condemned(before.c[i])) {
        leaveRow(s, p, before.c[i]);
        s.disc[p].add(before.c[i]);
      }
  });
  for (u8 *slots : {s.prod, s.cons})
    for (int i = 0; i < 4; i++)
      if (slots[i] != EMPTY && condemned(slots[i])) putUnderDeck(s, slots[i]);
  refill(s);
}
static void removeCalanoida(State &s) {
  u8 card = CAT.calanoida;
  for (int p = 0; p < s.np; p++) {
    if (s.row[p].find(card) >= 0) {
      leaveRow(s, p, card);
      s.calanoidaGone = 1;
      return;
    }
    for (Pile *pile : {&s.deck[p], &s.disc[p]})
      if (pile->find(card) >= 0) {
        pile->remove(card);
        s.calanoidaGone = 1;
      }
  }
  for (int i = 0; i < 4; i++)
    if (s.cons[i] == card) {
      s.cons[i] = EMPTY;
      s.calanoidaGone = 1;
    }
  if (s.cdeck.has(card)) {
    s.cdeck.remove(card);
    s.calanoidaGone = 1;
  }
}
static void fertilise(State &s) {
  for (int i = 0; i < 2; i++)
    if (!takeElement(s, NUTRIENTS, s.player)) {
      addPressure(s, s.player);
      break;
    }
  clockwise(s, [&](int p) {
    Pile before = s.row[p];
    for (int i = 0; i < before.n; i++)
      if (before.c[i] / 12 == OXYGEN) returnElement(s, p, before.c[i]);
  });
}
static void hunt(State &s) {
  if (s.isActive(STRICT_PROTECTION)) return;
  Pile before = s.row[s.player];
  for (int i = 0; i < before.n; i++) {
    u8 c = before.c[i];
    if (CAT.group[c] != MAMMAL && CAT.group[c] != BIRD) continue;
    leaveRow(s, s.player, c);
    s.calanoidaGone |= c == CAT.calanoida;
  }
}
static void meetNewSpecies(State &s) {
  if (s.nhab >= 3) {
    if (s.cdeck.n) s.row[s.player].add(s.cdeck.pop());
    return;
  }
  refresh(s, false);
  refresh(s, true);
  if (s.isActive(STRICT_PROTECTION)) return;
  clockwise(s, [&](int p) {
    int most = -1;
    u8 found = EMPTY;
    for (int i = 0; i < s.row[p].n; i++) {
      u8 c = s.row[p].c[i];
      if (c < FCONS || c >= FPOL || __builtin_popcount(CAT.hab[c]) <= most) continue;
      most = __builtin_popcount(CAT.hab[c]);
      found = c;
    }
    if (found == EMPTY) return;
    leaveRow(s, p, found);
    s.disc[p].add(found);
  });
}
// Carry out a negative or dual card that lies by the market, then put it away.
static void resolve(Draft &d, u8 card) {
  State &s = d.s;
  switch (CAT.policy[card]) {
  case ATMOSPHERIC_DEPOSITION:
    if (!s.isActive(STRICT_PROTECTION)) {
      removeCalanoida(s);
      refill(s);
    }
    break;
  case BEACH_LITTER:
    s.active.remove(card);
    s.row[s.player].add(card);
    if (s.np > 1) s.skipNext = 1;
    break;
  case EXCESSIVE_FERTILISER_USE: fertilise(s); break;
  case HAZARDOUS_SUBSTANCES_FROM_INDUSTRY:
    discardEverywhere(s, [](u8 c) { return c >= FPROD && c < FCONS; });
    break;
  case HUNTING: hunt(s); break;
  case OIL_SPILL: discardEverywhere(s, [](u8 c) { return CAT.group[c] == BIRD; }); break;
  case OVERFISHING: discardEverywhere(s, [](u8 c) { return CAT.group[c] == FISH; }); break;
  case UNDERWATER_NOISE: s.noiseNext = 1; break;
  case WASTE_WATER_TREATMENT_FAILURE:
    clockwise(s, [&](int p) {
      if (countOf(s.row[p], NUTRIENTS)) addPressure(s, p);
    });
    break;
  case GREEN_ENERGY:
    if (s.restored & (1 << MUD | 1 << ROCK | 1 << COAST)) placeImpacts(d, 1);
    else ask(d, ASK_ENERGY, s.player);
    break;
  case NUTRIENT_UPWELLING:
    for (int i = 0; i < 2; i++) clockwise(s, [&](int p) { takeElement(s, NUTRIENTS, p); });
    break;
  case WARM_SUMMER: memset(s.tokens, s.implemented ? ALL_TOKENS : 0, s.np); break;
  case MAJOR_BALTIC_INFLOW:
    clockwise(s, [&](int p) {
      takeElement(s, SALINITY, p);
      takeElement(s, OXYGEN, p);
    });
    clockwise(s, [&](int p) {
      if (countOf(s.row[p], NUTRIENTS) >= 2) takeElement(s, NUTRIENTS, p);
    });
    break;
  case NON_INDIGENOUS_SPECIES: meetNewSpecies(s); break;
  }
  if (!s.pending.kind && !s.outcome) putAway(s, card);
}
static bool asksForProtection(const State &s, u8 policy) {
  switch (policy) {
  case ATMOSPHERIC_DEPOSITION:
  case HAZARDOUS_SUBSTANCES_FROM_INDUSTRY:
  case HUNTING:
  case OIL_SPILL:
  case OVERFISHING: break;
  case NON_INDIGENOUS_SPECIES:
    if (s.nhab >= 3) return false;
    break;
  default: return false;
  }
  return s.pool.has(CAT.card[STRICT_PROTECTION]) && s.hasFunding();
}
// Draw one of the policy cards due; an empty deck cancels the rest.
static void drawDue(Draft &d) {
  State &s = d.s;
  if (!s.policies.n) {
    d.due = 0;
    return;
  }
  d.due--;
  u8 card = s.policies.pop(), policy = CAT.policy[card];
  if (policy >= BUBBLE_CURTAINS) {
    s.pool.add(card);
    return;
  }
  s.active.add(card);
  if (asksForProtection(s, policy)) ask(d, ASK_PROTECTION, s.player, card);
  else resolve(d, card);
}
// List the cards a player may pass: of equal ones only the leftmost unused one.
static int passable(const State &s, int p, u8 *found) {
  int n = 0;
  bool seen[6] = {false};
  for (int i = 0; i < s.row[p].n; i++) {
    u8 c = s.row[p].c[i];
    if ((p == s.player && s.isUsed(c)) || (s.np == 1 && c >= FP)) continue;
    if (c < FPROD) {
      bool &known = seen[c < FP ? c / 12 : 5];
      if (known) continue;
      known = true;
    }
    found[n++] = c;
  }
  return n;
}
// Ask the first player who has a card to pass, from `place` in the order of turns on.
static void askNext(Draft &d, int place) {
  u8 cards[135];
  for (; place < d.s.np; place++) {
    int p = (d.s.player + place) % d.s.np;
    if (passable(d.s, p, cards)) {
      ask(d, ASK_LITERACY, p);
      return;
    }
  }
}
static void answerLiteracy(Draft &d, int p, u8 card, u8 to) {
  State &s = d.s;
  takePending(d);
  if (card != EMPTY) moveCard(s, p, card, to);
  askNext(d, (p - s.player + s.np) % s.np + 1);
  if (!s.pending.kind) putAway(s, CAT.card[OCEAN_LITERACY]);
}
static void answerReaction(Draft &d, bool implement) {
  State &s = d.s;
  Pending asked = takePending(d);
  if (asked.kind == ASK_PROTECTION) {
    if (implement) payMeasure(s, CAT.card[STRICT_PROTECTION]);
    resolve(d, asked.card);
  } else if (implement) {
    u8 measure = CAT.card[UPGRADED_WASTE_WATER_TREATMENT];
    payMeasure(s, measure);
    const Pile &row = s.row[s.player];
    int i = 0;
    while (row.c[i] / 12 != NUTRIENTS) i++;
    returnElement(s, s.player, row.c[i]);
    putAway(s, measure);
  } else d.declined = true;
}
// Pay for a measure and carry it out. What a, b and c are depends on the measure.
static void carryOut(Draft &d, u8 card, u8 a, u8 b, u8 c) {
  State &s = d.s;
  payMeasure(s, card);
  switch (CAT.policy[card]) {
  case BUBBLE_CURTAINS: memset(s.tokens, ALL_TOKENS, s.np); break;
  case FISHING_GEAR_REGULATION:
    for (u8 *slots : {s.prod, s.cons})
      for (int i = 0; i < 4; i++)
        if (slots[i] != EMPTY && (CAT.hab[slots[i]] >> MUD & 1)) takeFromMarket(s, slots[i], a);
    refill(s);
    break;
  case HABITAT_RESTORATION: s.impacts--; break;
  case HAZARDOUS_SUBSTANCE_REGULATION:
    s.use(a);
    s.use(b);
    restoreMask(d, 1 << c);
    break;
  case MIGRATORY_BARRIER_REMOVAL:
    takeFromMarket(s, a, b);
    refill(s);
    break;
  case RECYCLING_AND_WASTE_DISPOSAL:
    for (u8 p : {a, b})
      if (p != EMPTY) {
        const Pile &row = s.row[p];
        int i = 0;
        while (row.c[i] < FP || row.c[i] >= FPROD) i++;
        u8 pressure = row.c[i];
        leaveRow(s, p, pressure);
        s.press[s.npress++] = pressure;
      }
    for (u8 p : {a, b})
      if (p != EMPTY) draw(s, p);
    break;
  case UPGRADED_WASTE_WATER_TREATMENT: takeElement(s, NUTRIENTS, s.player); break;
  case OCEAN_LITERACY: askNext(d, 0); break;
  }
  if (!s.pending.kind && !s.outcome) putAway(s, card);
}
// Call `add(card, a, b, c)` for every measure that can be implemented now, with every choice.
template <class F> static void implementations(const State &s, F add) {
  if (!s.hasFunding()) return;
  const Pile &row = s.row[s.player];
  for (int k = 0; k < s.pool.n; k++) {
    u8 card = s.pool.c[k];
    switch (CAT.policy[card]) {
    case BUBBLE_CURTAINS:
      for (int p = 0; p < s.np; p++)
        if (s.tokens[p] != ALL_TOKENS) {
          add(card, EMPTY, EMPTY, EMPTY);
          break;
        }
      break;
    case FISHING_GEAR_REGULATION: {
      bool mud = false;
      for (const u8 *slots : {s.prod, s.cons})
        for (int i = 0; i < 4; i++)
          mud |= slots[i] != EMPTY && (CAT.hab[slots[i]] >> MUD & 1);
      for (int p = 0; mud && p < s.np; p++) add(card, p, EMPTY, EMPTY);
      break;
    }
    case HABITAT_RESTORATION:
      if (s.impacts) add(card, EMPTY, EMPTY, EMPTY);
      break;
    case HAZARDOUS_SUBSTANCE_REGULATION:
      for (int i = 0; i < row.n; i++)
        for (int j = 0; j < row.n; j++) {
          u8 one = row.c[i], two = row.c[j];
          if (one < FPROD || one >= FCONS || two < FCONS || two >= FPOL) continue;
          if (s.isUsed(one) || s.isUsed(two)) continue;
          for (int h = 0; h < 6; h++)
            if ((CAT.hab[one] & CAT.hab[two] & ~s.restored) >> h & 1) add(card, one, two, h);
        }
      break;
    case MIGRATORY_BARRIER_REMOVAL:
      for (u8 c : s.cons)
        if (c != EMPTY && (CAT.group[c] == FISH || CAT.group[c] == BIRD))
          for (int p = 0; p < s.np; p++) add(card, c, p, EMPTY);
      break;
    case RECYCLING_AND_WASTE_DISPOSAL: {
      int count[4], all = 0;
      for (int p = 0; p < s.np; p++) all += count[p] = pressIn(s.row[p]);
      for (int p = 0; all == 1 && p < s.np; p++)
        if (count[p]) add(card, p, EMPTY, EMPTY);
      for (int p = 0; all > 1 && p < s.np; p++)
        for (int q = p; q < s.np; q++)
          if (count[p] && count[q] > (p == q)) add(card, p, q, EMPTY);
      break;
    }
    case UPGRADED_WASTE_WATER_TREATMENT:
      if (s.el[NUTRIENTS].n) add(card, EMPTY, EMPTY, EMPTY);
      break;
    case IMPROVED_NUTRIENT_RETENTION:
    case STRICT_PROTECTION:
    case OCEAN_LITERACY: add(card, EMPTY, EMPTY, EMPTY); break;
    }
  }
}
