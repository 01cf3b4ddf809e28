// Learn the weights for one row, also those of the details, from the results of games (learn.py).
//
// The searcher plays game after game. Each position after a turn is to get the chance to win that
// the games show: for the most part their result, for the rest the chance of the positions after it.
#pragma once
#include "search.hpp"
#include <vector>
struct Deal {
  Config config;
  u64 deal, luck;
};
static const int GAMES_AT_ONCE = 50, BATCH = 256, MOST_EXAMPLES = 500000, FIRST_EXAMPLES = 20000;
static const double TRUST = 0.85; // in what comes later, for each turn
static const double TIMES_USED = 3, FAST = 2e-3, SLOW = 1e-4, DECAY = 0.9, DECAY_SQUARES = 0.999;
struct Example {
  float features[NF];
  Details details;
  double chance;
};
// Fill an example with the position in which a turn ended, before the new row was drawn, and the
// chance it has so far; return whether there is one. `before` is the position before the last action.
static bool fillExample(const Model &m, const State &before, Action last, const State &after,
                        Example &example) {
  State s(last.t == END ? before : after);
  if (last.t == END) {
    if (!s.acquired) addPressureAtEnd(s);
  } else if (after.number == before.number + 1) undraw(s, before.player);
  else return false;
  if (s.impacts >= 6) return false;
  double found[NF];
  features(s, before.player, found);
  std::copy(found, found + NF, example.features);
  details(s, example.details);
  example.chance = sig(odds(m, s, before.player));
  return true;
}
// Play a game; return whether it was won, and add an example for each turn.
static bool playToLearn(const Model &m, const Deal &game, const Budget &budget, double folly,
                        std::vector<Example> &seen) {
  State s;
  newGame(s, game.config, game.deal);
  Rng r{game.luck}, chance{game.luck ^ STEP};
  while (!s.outcome) {
    State before(s);
    Action action;
    if (folly > 0 && chance.uni() < folly) {
      Actions all;
      candidates(s, all);
      action = all.a[chance.number() % all.n];
    } else action = chooseAct(m, s, r, budget);
    push(s, action);
    Example example;
    if (s.outcome || s.number == before.number) continue;
    if (fillExample(m, before, action, s, example)) seen.push_back(example);
  }
  return s.outcome == 1;
}
// Give each example of a game the chance that what came later shows.
static void lookBack(std::vector<Example> &seen, bool won) {
  double later = won;
  for (size_t i = seen.size(); i-- > 0;) {
    double before = seen[i].chance;
    seen[i].chance = later;
    later = TRUST * later + (1 - TRUST) * before;
  }
}
// What is learned: weights of features of mean 0 and spread 1, then of the details, with the running
// means of Adam.
struct Learner {
  Model &m;
  double middle[NF], spread[NF];
  double numbers[NF + ND] = {0}, slope[NF + ND] = {0}, means[NF + ND] = {0}, squares[NF + ND] = {0};
  long steps = 0;
  double misfit = 0; // of the examples added since it was last told
  long added = 0;
  enum { CONSTANT = NOWN + 2 * NNEXT + 2 * NROW };
  Learner(Model &model, const std::vector<Example> &examples) : m(model) {
    for (int i = 0; i < NF; i++) {
      double total = 0, square = 0;
      for (auto &e : examples) {
        total += e.features[i];
        square += (double)e.features[i] * e.features[i];
      }
      middle[i] = total / examples.size();
      spread[i] = sqrt(std::max(0.0, square / examples.size() - middle[i] * middle[i]));
      if (spread[i] < 1e-6) middle[i] = spread[i] = 0;
    }
    middle[CONSTANT] = 0;
    spread[CONSTANT] = 1;
    for (int i = 0; i < NF; i++) {
      numbers[i] += m.w[i] * spread[i];
      numbers[CONSTANT] += m.w[i] * middle[i];
    }
    std::copy(m.d, m.d + ND, numbers + NF);
  }
  // Give the model what was learned; a feature that never varies keeps its weight.
  void tell() {
    m.w[CONSTANT] = numbers[CONSTANT];
    for (int i = 0; i < NF; i++) {
      if (!spread[i] || i == CONSTANT) continue;
      m.w[i] = numbers[i] / spread[i];
      m.w[CONSTANT] -= m.w[i] * middle[i];
    }
    std::copy(numbers + NF, numbers + NF + ND, m.d);
  }
  // Add the slope of the misfit of one example.
  void add(const Example &e) {
    double x[NF], total = 0;
    for (int i = 0; i < NF; i++) {
      x[i] = spread[i] ? (e.features[i] - middle[i]) / spread[i] : 0;
      total += x[i] * numbers[i];
    }
    const Details &found = e.details;
    const double *weights = numbers + NF;
    for (int i = 0; i < found.n; i++) total += weights[found.holds[i]];
    for (int i = 0; i < found.rates; i++) total += found.rate[i] * weights[found.species[i]];
    double chance = sig(total), error = (chance - e.chance) / BATCH;
    for (int i = 0; i < NF; i++) slope[i] += error * x[i];
    for (int i = 0; i < found.n; i++) slope[NF + found.holds[i]] += error;
    for (int i = 0; i < found.rates; i++) slope[NF + found.species[i]] += error * found.rate[i];
    double safe = std::min(1 - 1e-9, std::max(1e-9, chance));
    added++;
    misfit -= e.chance * log(safe) + (1 - e.chance) * log(1 - safe);
  }
  // Go a step down the slope.
  void step(double rate) {
    steps++;
    double one = 1 - pow(DECAY, steps), two = 1 - pow(DECAY_SQUARES, steps);
    for (int i = 0; i < NF + ND; i++) {
      means[i] = DECAY * means[i] + (1 - DECAY) * slope[i];
      squares[i] = DECAY_SQUARES * squares[i] + (1 - DECAY_SQUARES) * slope[i] * slope[i];
      numbers[i] -= rate * means[i] / one / (sqrt(squares[i] / two) + 1e-8);
      slope[i] = 0;
    }
  }
};
// Play the games, learn from them as they come, and leave in the model what was learned.
static void learn(Model &m, const std::vector<Deal> &games, const Budget &budget, double folly) {
  Learner *learner = nullptr;
  std::vector<Example> examples;
  Rng r{games[0].luck};
  size_t oldest = 0;
  int won = 0;
  double due = 0;
  for (size_t g = 1; g <= games.size(); g++) {
    std::vector<Example> seen;
    bool victory = playToLearn(m, games[g - 1], budget, folly, seen);
    won += victory;
    lookBack(seen, victory);
    for (auto &example : seen) {
      if (examples.size() < MOST_EXAMPLES) examples.push_back(example);
      else examples[oldest++ % MOST_EXAMPLES] = example;
    }
    if (examples.size() >= FIRST_EXAMPLES) {
      if (!learner) learner = new Learner(m, examples);
      due += seen.size() * TIMES_USED / BATCH;
    }
    if (learner && g % GAMES_AT_ONCE == 0) {
      double rate = FAST * pow(SLOW / FAST, (double)g / games.size());
      for (; due >= 1; due--) {
        for (int b = 0; b < BATCH; b++) learner->add(examples[r.number() % examples.size()]);
        learner->step(rate);
      }
      learner->tell();
    }
    if (learner && g % 1000 == 0) {
      fprintf(stderr, "%zu games; of the last 1000: %d won; misfit %.4f\n", g, won,
              learner->misfit / learner->added);
      won = learner->misfit = learner->added = 0;
    }
  }
  delete learner;
}
