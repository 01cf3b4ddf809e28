// Studies of play. build/study.py compiles this and talks to it: it writes the
// catalogue, the weights and one line per game to standard input.
//
//   study walk    play random games and print a digest of every state
//   study play    play with the searcher and print what came of each game
//   study record  the same, and write the features of the position after each turn to a file
//   study values  the same, and write the features of positions after turns that were planned, with
//                 what they were found to be worth
//   study learn  the same, learn the weights for one row from the results, and print them
//   study help n  play with the searcher in the last n rows and the beginner in the others, level 1
//   study table n  the same, with the courtesy of computer players at a table
//   study bound   search each game with all decks known, level 1
#include "courtesy.hpp"
#include "learn.hpp"
#include <ctime>
#include <string>
#include <unordered_set>
static long EV = 0;
// Search whole games with all decks known: of all positions after a turn keep the best `width`, and
// search `nodes` positions of the next turn from each. Return whether one of them wins.
static bool beam(const Model &m, const State &start, int width, int nodes, int &turn) {
  std::vector<State> cur{start}, nxt;
  for (int t = 0; t < 200 && !cur.empty(); t++) {
    std::vector<std::pair<double, State *>> pool;
    std::unordered_set<u64> seenEnd;
    for (auto &s0 : cur) {
      std::unordered_set<u64> seen;
      std::priority_queue<std::pair<double, int>> open;
      std::vector<State> st;
      int used = 0;
      auto visit = [&](const State &s) {
        used++;
        if (s.outcome == 1) {
          turn = s.number;
          return true;
        }
        if (s.outcome) return false;
        if (s.number != s0.number) {
          EV++;
          u64 k = keyOf(s, true);
          if (seenEnd.insert(k).second) pool.push_back({odds(m, s, -1), new State(s)});
          return false;
        }
        u64 k = keyOf(s, true);
        if (!seen.insert(k).second) return false;
        State e(s);
        push(e, {END, 0, 0, 0});
        EV++;
        double v = -30;
        if (e.outcome == 1) {
          turn = e.number;
          return true;
        }
        if (!e.outcome) {
          v = odds(m, e, -1);
          u64 k2 = keyOf(e, true);
          if (seenEnd.insert(k2).second) pool.push_back({v, new State(e)});
        }
        st.push_back(s);
        open.push({v, -(int)st.size() + 1});
        return false;
      };
      if (visit(s0)) {
        for (auto &p : pool) delete p.second;
        return true;
      }
      Actions L;
      while (!open.empty() && used < nodes) {
        int id = -open.top().second;
        open.pop();
        candidates(st[id], L);
        for (int i = 0; i < L.n; i++) {
          if (L.a[i].t == END) continue;
          State c(st[id]);
          push(c, L.a[i]);
          if (visit(c)) {
            for (auto &p : pool) delete p.second;
            return true;
          }
        }
      }
    }
    int keep = std::min((int)pool.size(), width);
    std::partial_sort(pool.begin(), pool.begin() + keep, pool.end(),
                      [](auto &a, auto &b) { return a.first > b.first; });
    nxt.clear();
    for (int i = 0; i < keep; i++) nxt.push_back(*pool[i].second);
    for (auto &p : pool) delete p.second;
    cur.swap(nxt);
  }
  return false;
}
static u64 mixin(u64 h, u64 v) { return (h ^ v) * 0x100000001b3ull; }
// Return a number that differs between any two states in practice; study.py has the same.
static u64 digest(const State &s) {
  u64 h = 1469598103934665603ull;
  for (u64 v : {s.rng, (u64)s.number, (u64)s.player, (u64)s.acquired, (u64)s.offer, (u64)s.impacts,
                (u64)s.restored, (u64)s.outcome, (u64)s.npress, s.usedE, s.usedS, s.abil,
                s.star, (u64)s.implemented, (u64)s.blocked, (u64)s.skipNext, (u64)s.noiseNext,
                (u64)s.pending.kind})
    h = mixin(h, v);
  if (s.pending.kind)
    for (u8 v : {s.pending.player, s.pending.due, s.pending.ending, s.pending.card, s.pending.start})
      h = mixin(h, v);
  for (int i = 0; i < 4; i++) {
    h = mixin(h, s.prod[i]);
    h = mixin(h, s.cons[i]);
  }
  for (int e = 0; e < 5; e++) h = mixin(h, s.el[e].n);
  for (const SmallPile *q : {&s.pdeck, &s.cdeck, &s.policies, &s.pool, &s.active}) {
    h = mixin(h, q->n);
    for (int i = 0; i < q->n; i++) h = mixin(h, q->c[i]);
  }
  for (int p = 0; p < s.np; p++) {
    h = mixin(h, s.tokens[p]);
    for (const Pile *q : {&s.row[p], &s.deck[p], &s.disc[p]}) {
      h = mixin(h, q->n);
      for (int i = 0; i < q->n; i++) h = mixin(h, q->c[i]);
    }
  }
  return h;
}
static void walk(State s, u64 luck) {
  Rng r{luck};
  Actions L;
  printf("0 0 %llu\n", (unsigned long long)digest(s));
  for (int k = 0; k < 400 && !s.outcome; k++) {
    legal(s, L);
    int i = r.number() % L.n;
    if (i == 0) i = r.number() % L.n;
    push(s, L.a[i]);
    printf("%d %d %llu\n", L.n, i, (unsigned long long)digest(s));
  }
}
static void play(const Model &m, State s, u64 luck, const Budget &budget, double folly,
                 FILE *record, int beginners = 0, u64 habit = 0, bool courteous = false) {
  Company company{beginners};
  Rng r{luck}, chance{luck ^ STEP}, habits{habit};
  Actions L;
  std::vector<float> seen;
  int moves = 0;
  while (!s.outcome) {
    int p = s.player, number = s.number;
    bool foolish = folly > 0 && (chance.number() >> 11) * (1.0 / 9007199254740992.0) < folly;
    if (foolish) {
      legal(s, L);
      push(s, L.a[chance.number() % L.n]);
    } else {
      Action a = p < beginners ? beginnerAct(s, habits)
                 : courteous   ? courteousAct(m, s, r, budget, company)
                               : chooseAct(m, s, r, budget);
      company.note(s, a);
      push(s, a);
    }
    moves++;
    if (record && !s.outcome && s.number == number + 1) {
      State q(s);
      Pile &row = q.row[p];
      for (int i = 0; i < row.n; i++) q.deck[p].add(row.c[i]);
      row.n = 0;
      double F[NF];
      features(q, p, F);
      for (int i = 0; i < NF; i++) seen.push_back(F[i]);
    }
  }
  printf("%d %d %d %d %d\n", s.outcome == 1, s.number, s.nhab, moves, s.impacts);
  if (record)
    for (size_t i = 0; i < seen.size(); i += NF) {
      float won = s.outcome == 1;
      fwrite(&won, 4, 1, record);
      fwrite(&seen[i], 4, NF, record);
    }
}
// Read the species and the policy cards as study.py writes them.
template <class F> static void readCatalogue(F number) {
  memset(&CAT, 0, sizeof CAT);
  for (int c = FPROD; c < FPOL; c++) {
    CAT.hab[c] = (u8)number();
    CAT.abil[c] = (u8)number();
    CAT.star[c] = (u8)number();
    CAT.group[c] = (u8)number();
    for (int e = 0; e < 5; e++) CAT.reduced[c][e] = CAT.cost[c][e] = (u8)number();
    if (CAT.reduced[c][NUTRIENTS]) CAT.reduced[c][NUTRIENTS]--;
  }
  for (int c = FPOL; c < FFUND; c++) {
    CAT.policy[c] = (u8)number();
    CAT.once[c] = (u8)number();
    CAT.card[CAT.policy[c]] = c;
  }
  for (int c = FFUND; c < CARDS; c++) CAT.policy[c] = FUNDING;
  CAT.calanoida = (u8)number();
}
int main(int argc, char **argv) {
  if (argc < 2) return 2;
  std::string command = argv[1];
  initHash();
  auto number = [] {
    double x = 0;
    if (scanf("%lf", &x) != 1) exit(2);
    return x;
  };
  readCatalogue(number);
  Model m;
  for (int i = 0; i < NF; i++) m.w[i] = number();
  for (double &w : m.d) w = number();
  Budget budget;
  budget.nodes = (int)number();
  budget.worlds = (int)number();
  budget.top = (int)number();
  budget.next = (int)number();
  budget.most = (int)number();
  double folly = number();
  budget.daring = number();
  budget.careful = number() != 0;
  budget.depth = (int)number();
  budget.foresight = (u8)number();
  FILE *record = command == "record" ? fopen(argv[2], "wb") : nullptr;
  if (command == "values") VALUES = fopen(argv[2], "wb");
  int rows, stack, pressures, eutrophication, loss, policies, living, hand, homecoming;
  unsigned long long deal, luck, habit;
  std::vector<Deal> deals;
  while (scanf("%d %d %d %d %d %d %d %d %d %llu %llu %llu", &rows, &stack, &pressures,
               &eutrophication, &loss, &policies, &living, &hand, &homecoming, &deal, &luck,
               &habit) == 12) {
    State s;
    Config config{rows, stack, pressures, eutrophication != 0, loss != 0, policies != 0,
                  living, hand, homecoming != 0};
    if (command == "learn") {
      deals.push_back({config, deal, luck});
      continue;
    }
    newGame(s, config, deal);
    if (command == "walk") walk(s, luck);
    else if (command == "bound") {
      int turn = 0;
      bool won = beam(m, s, budget.worlds, budget.nodes, turn);
      printf("%d %d 0 0 0\n", won, turn);
    } else if (command == "help" || command == "table") {
      play(m, s, luck, budget, folly, record, rows - atoi(argv[2]), habit, command == "table");
    } else play(m, s, luck, budget, folly, record);
    fflush(stdout);
  }
  if (command == "learn") {
    learn(m, deals, budget, folly);
    for (double w : m.w) printf("%.17g\n", w);
    for (double w : m.d) printf("%.17g\n", w);
  }
  if (record) fclose(record);
  if (VALUES) fclose(VALUES);
}
