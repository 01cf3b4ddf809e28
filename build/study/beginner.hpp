// The beginner of the program (bots/beginner.py) for level 1, in C++.
#pragma once
#include "search.hpp"
static const u64 SEES_MATCH = 50, SEES_RELIEF = 50, DRAWS = 50, REFRESHES = 50;
static bool feels(Rng &luck, u64 percent) {
  return (u64)(((unsigned __int128)luck.number() * 100) >> 64) < percent;
}
static int slotOf(const u8 *slots, u8 card) {
  for (int i = 0; i < 4; i++)
    if (slots[i] == card) return i;
  return 4;
}
// Return whether two unused producers of the active row share a habitat.
static bool producersWait(const State &s) {
  u8 seen = 0;
  const Pile &row = s.row[s.player];
  for (int i = 0; i < row.n; i++) {
    u8 c = row.c[i];
    if (c < FPROD || c >= FCONS || s.isUsed(c)) continue;
    if (CAT.hab[c] & seen) return true;
    seen |= CAT.hab[c];
  }
  return false;
}
static bool completesPair(const State &s, Action a) {
  if (a.b < FPROD || a.c == MARKET) return false;
  bool producer = a.b < FCONS;
  int first = producer ? FPROD : FCONS, last = producer ? FCONS : FPOL;
  u8 useful = 63 & ~s.restored;
  if (producer) {
    useful = 0;
    for (u8 c : s.cons)
      if (c != EMPTY) useful |= CAT.hab[c];
  }
  const Pile &row = s.row[a.c];
  for (int i = 0; i < row.n; i++)
    if (row.c[i] >= first && row.c[i] < last && (CAT.hab[row.c[i]] & CAT.hab[a.b] & useful))
      return true;
  return false;
}
// Return the action that the strongest habit suggests.
static Action beginnerAct(const State &s, Rng &luck) {
  Actions L;
  legal(s, L);
  for (int i = 0; i < L.n; i++)
    if (L.a[i].t == REST || L.a[i].t == REACT) return L.a[i];
  u8 wanted = 63 & ~s.restored, own = 0, near = 0;
  for (const Pile *q : {&s.row[s.player], &s.deck[s.player], &s.disc[s.player]})
    for (int i = 0; i < q->n; i++)
      if (q->c[i] >= FCONS && q->c[i] < FPOL) own |= CAT.hab[q->c[i]] & wanted;
  const Pile &row = s.row[s.player];
  for (int i = 0; i < row.n; i++)
    if (row.c[i] >= FPROD && row.c[i] < FCONS && !s.isUsed(row.c[i])) near |= CAT.hab[row.c[i]];
  // The animal, or else the producer, of the lowest rank; of equal ranks the first.
  for (u8 kind : {CONS, PROD}) {
    int best = -1, lowest = 99;
    for (int i = 0; i < L.n; i++) {
      if (L.a[i].t != kind) continue;
      u8 hab = CAT.hab[L.a[i].a];
      int rank = kind == CONS ? 16 * !(hab & own) + 8 * !(hab & wanted) + slotOf(s.cons, L.a[i].a)
                              : 8 * !(hab & near) + slotOf(s.prod, L.a[i].a);
      if (rank < lowest) {
        lowest = rank;
        best = i;
      }
    }
    if (best >= 0) return L.a[best];
  }
  int found = -1;
  auto suggest = [&](auto suits) {
    for (int i = 0; i < L.n && found < 0; i++)
      if (suits(L.a[i])) found = i;
  };
  if (feels(luck, SEES_MATCH))
    suggest([&](Action a) { return a.t == PASS && completesPair(s, a); });
  bool calm = pressIn(row) < 2;
  if (!calm && !s.acquired && s.npress && feels(luck, SEES_RELIEF))
    suggest([&](Action a) { return a.t == PASS && a.b >= FP && a.b < FPROD; });
  if (feels(luck, REFRESHES)) {
    bool waiting = producersWait(s);
    suggest([&](Action a) { return a.t == REFR && (a.b ? waiting : !s.acquired); });
  }
  if (calm && feels(luck, DRAWS)) suggest([&](Action a) { return a.t == PLUS; });
  return found < 0 ? Action{END, 0, 0, 0} : L.a[found];
}
