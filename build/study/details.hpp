// The details of bots/details.py: what each species, number of cards and stack is worth with one row.
#pragma once
enum {
  NSPECIES = 60,
  NHABITAT = 5 + 4 + 7 + 5 + 4 + 4 + 5,
  NELEMENT = 8 + 6 + 6,
  AT_RATES = 3 * NSPECIES,
  AT_HABITATS = AT_RATES + NSPECIES,
  AT_ELEMENTS = AT_HABITATS + 6 * NHABITAT,
  AT_REST = AT_ELEMENTS + 5 * NELEMENT,
  ND = AT_REST + 16 + 10 + 6 + 6 + 8 + 24 + 40 + 24
};
// The numbers of the details that hold for a position, and the rates, which count in part.
struct Details {
  int n = 0, rates = 0;
  uint16_t holds[150], species[8];
  double rate[8];
  void add(int detail) { holds[n++] = detail; }
  void addRate(int detail, double value) {
    species[rates] = detail;
    rate[rates++] = std::min(1.0, value);
  }
};
static void details(const State &s, Details &found) {
  const Pile &deck = s.deck[0];
  u8 wanted = 63 & ~s.restored;
  Comp inDeck, all;
  memset(&inDeck, 0, sizeof inDeck);
  compAdd(inDeck, deck);
  all = inDeck;
  compAdd(all, s.row[0]);
  compAdd(all, s.disc[0]);
  u8 producers[135];
  int np = 0;
  for (const Pile *pile : {&deck, &s.row[0], &s.disc[0]})
    for (int i = 0; i < pile->n; i++) {
      u8 c = pile->c[i];
      if (!isSpecies(c)) continue;
      found.add((pile == &deck ? 0 : NSPECIES) + c - FPROD);
      if (c < FCONS) producers[np++] = CAT.hab[c];
    }
  double size = std::max(4, all.n), pair = 12 / (size * (size - 1));
  double together[4] = {0, 4 / size, pair, 24 / (size * (size - 1) * (size - 2))};
  int offeredProducers[6] = {0}, offeredConsumers[6] = {0};
  auto offer = [&](u8 card, double rate, int *at) {
    found.add(2 * NSPECIES + card - FPROD);
    found.addRate(AT_RATES + card - FPROD, rate);
    for (int h = 0; h < 6; h++) at[h] += CAT.hab[card] >> h & 1;
  };
  for (u8 card : s.prod)
    if (card != EMPTY)
      offer(card, rateOfPaying(s, CAT.cost[card], all.el, together), offeredProducers);
  for (u8 card : s.cons) {
    if (card == EMPTY) continue;
    int pairs = 0;
    for (int i = 0; i < np; i++)
      for (int j = 0; j < i; j++) pairs += (producers[i] & producers[j] & CAT.hab[card]) != 0;
    offer(card, pairs * pair, offeredConsumers);
  }
  for (int h = 0; h < 6; h++) {
    int at = AT_HABITATS + NHABITAT * h;
    if (wanted >> h & 1) {
      found.add(at + std::min(4, all.cat[h]));
      found.add(at + 5 + std::min(3, inDeck.cat[h]));
      found.add(at + 9 + std::min(6, all.pat[h]));
      found.add(at + 16 + std::min(4, inDeck.pat[h]));
      found.add(at + 21 + std::min(3, offeredConsumers[h]));
      found.add(at + 25 + std::min(3, offeredProducers[h]));
    } else found.add(at + 29 + std::min(4, all.pat[h]));
  }
  for (int e = 0; e < 5; e++) {
    int at = AT_ELEMENTS + NELEMENT * e;
    found.add(at + std::min(7, all.el[e]));
    found.add(at + 8 + std::min(5, inDeck.el[e]));
    found.add(at + 14 + std::min(5, (int)s.el[e].n));
  }
  int at = AT_REST;
  auto count = [&](int number, int entries) {
    found.add(at + std::min(entries - 1, number));
    at += entries;
  };
  count(all.pr, 16);
  count(inDeck.pr, 10);
  count(s.impacts, 6);
  count(s.nhab, 6);
  count(s.tokens[0], 8);
  count(deck.n, 24);
  count(all.n, 40);
  count(s.number / 2, 24);
}
static double detailed(const double *weights, const State &s) {
  Details found;
  details(s, found);
  double total = 0;
  for (int i = 0; i < found.n; i++) total += weights[found.holds[i]];
  for (int i = 0; i < found.rates; i++) total += found.rate[i] * weights[found.species[i]];
  return total;
}
