"""Search for a game in which everything the tutorial shows happens, and print its moves.

    python3 build/find_tutorial.py [FIRST [COUNT]]

Tries the seeds from FIRST on, and prints a shortest line of moves for each seed that has one.
A line is four turns of the player, and three of the teammate between them:

1. The player has sunlight and three other elements, acquires a producer with some of them and a
   second one with one element from the market.
2. The teammate acquires an animal, which is in its next row.
3. The player has two pressure cards, so that ending the turn now would place an impact. A token
   draws a card, two producers bring in an animal, and the ability of one of them passes it.
4. The teammate restores a habitat with it.
5. The player acquires an animal, perhaps after refreshing the market.
6. The teammate passes an animal that shares a habitat with it, by the ability of a producer.
7. The player turns a token face up again and restores a habitat.
"""

from __future__ import annotations

import sys
from itertools import product
from typing import TYPE_CHECKING

from ecosfera.games.baltica.content import load_catalogue
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.cards import (
    FIRST_CONSUMER,
    FIRST_PRESSURE,
    FIRST_PRODUCER,
    PASS,
    PLUS,
    SUNLIGHT,
    element_of,
)
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.deal import new_game
from ecosfera.games.baltica.rules.engine import legal, payment, push
from ecosfera.games.baltica.rules.ids import EVERY_PLAYER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.rules.state import State

Line = tuple["Action", ...]
PLAYER, MATE = EVERY_PLAYER[:2]
MATES = {act.AcquireProducer, act.AcquireConsumer, act.Plus}
"""What the teammate may do in every turn."""


def config(seed: int) -> Config:
    """Return the configuration of the tutorial."""
    return Config(players=2, element_stack=8, seed=str(seed))


def after(state: State, *actions: Action) -> State:
    """Return the position after these actions, which must be legal."""
    new = state.copy()
    for action in actions:
        push(new, action)
    return new


def of_kind(state: State, kind: type[Action]) -> list[Action]:
    """Return the legal actions of a kind."""
    return [action for action in legal(state) if type(action) is kind]


def in_row(state: State, first: int, end: int) -> list[CardId]:
    """Return the cards of the row of the player whose turn it is, from a range of cards."""
    return [card for card in state.row if first <= card < end]


def first_turns(state: State) -> Iterator[tuple[Line, State]]:
    """Yield the ways to acquire two producers, the first one without help of the market."""
    row = state.row
    if len(in_row(state, 0, FIRST_PRESSURE)) < 4 or element_of(min(row)) != SUNLIGHT:
        return
    for one in of_kind(state, act.AcquireProducer):
        if payment(state, one.card).borrowed is not None:
            continue
        middle = after(state, one)
        for two in of_kind(middle, act.AcquireProducer):
            if payment(middle, two.card).borrowed is None:
                continue
            end = after(middle, two)
            if end.player == PLAYER:
                yield (one, two, act.END_TURN), after(end, act.END_TURN)


def mates_moves(state: State, depth: int) -> Iterator[tuple[Line, State]]:
    """Yield what the teammate may do in a turn, without passing and before ending it."""
    yield (), state
    if depth == 0:
        return
    for action in legal(state):
        if type(action) in MATES:
            end = after(state, action)
            if end.player == MATE and end.outcome is None:
                for rest, last in mates_moves(end, depth - 1):
                    yield (action, *rest), last


def mates_first_turns(state: State) -> Iterator[tuple[Line, State]]:
    """Yield the ways in which the teammate acquires an animal that is in its next row."""
    for moves, end in mates_moves(state, 4):
        if moves and type(moves[-1]) is act.AcquireConsumer:
            last = after(end, act.END_TURN)
            if moves[-1].card in last.rows[MATE]:
                yield (*moves, act.END_TURN), last


def second_turns(state: State) -> Iterator[tuple[Line, State]]:
    """Yield the ways to draw a card, acquire an animal and pass it for a habitat."""
    if len(in_row(state, FIRST_PRESSURE, FIRST_PRODUCER)) != 2:
        return
    if of_kind(state, act.AcquireConsumer) or after(state, act.END_TURN).impacts != 1:
        return
    drawn = after(state, act.plus(act.TOKEN))
    if drawn.player != PLAYER:
        return
    habitats = state.catalogue.habitats
    waiting = [card for card in state.rows[MATE] if card >= FIRST_CONSUMER]
    ways: list[tuple[Line, State]] = [((), drawn)]
    ways += [((a,), after(drawn, a)) for a in of_kind(drawn, act.AcquireProducer)]
    for bought, ready in ways:
        if ready.player != PLAYER:
            continue
        animals = of_kind(ready, act.AcquireConsumer)
        if len(animals) == len(ready.consumers):
            continue  # there is no animal to show what does not fit
        for animal in animals:
            if not any(habitats[card] & habitats[animal.card] for card in waiting):
                continue
            for source in animal.producers:
                if state.catalogue.abilities[source] >> PASS & 1:
                    given = act.Pass(source, animal.card, MATE)
                    moves = (act.plus(act.TOKEN), *bought, animal, given, act.END_TURN)
                    yield moves, after(state, *moves)


def mates_second_turns(state: State) -> Iterator[tuple[Line, State]]:
    """Yield the ways in which the teammate restores a habitat; it may go on a little."""
    for restored in of_kind(state, act.RestoreHabitats):
        for moves, end in mates_moves(after(state, restored), 1):
            yield (restored, *moves, act.END_TURN), after(end, act.END_TURN)


def third_turns(state: State) -> Iterator[tuple[Line, State]]:
    """Yield the ways to acquire an animal that is in the next row, after a look at new species."""
    for moves, ready in own_moves(state, 4):
        if moves and type(moves[-1]) is act.AcquireConsumer:
            end = after(ready, act.END_TURN)
            if end.impacts == 0 and moves[-1].card in end.rows[PLAYER]:
                yield (*moves, act.END_TURN), end


def own_moves(state: State, depth: int) -> Iterator[tuple[Line, State]]:
    """Yield what the player may do in the third turn before ending it."""
    yield (), state
    if depth == 0:
        return
    for action in legal(state):
        token = type(action) is act.Refresh and action.source == act.TOKEN
        if token or type(action) in {act.AcquireProducer, act.AcquireConsumer}:
            end = after(state, action)
            if end.player == PLAYER and end.outcome is None:
                for rest, last in own_moves(end, depth - 1):
                    yield (action, *rest), last


def mates_third_turns(state: State) -> Iterator[tuple[Line, State]]:
    """Yield the ways in which the teammate acquires something and passes an animal."""
    row = [card for card in state.rows[PLAYER] if card >= FIRST_CONSUMER]
    habitats = state.catalogue.habitats
    for moves, ready in mates_moves(state, 3):
        if not ready.acquired:
            continue
        abilities = state.catalogue.abilities
        sources = [
            c for c in in_row(ready, FIRST_PRODUCER, FIRST_CONSUMER) if abilities[c] >> PASS & 1
        ]
        for source, gift in product(sources, in_row(ready, FIRST_CONSUMER, FIRST_CONSUMER + 30)):
            shared = 0
            for card in row:
                shared |= habitats[card] & habitats[gift]
            given = act.Pass(source, gift, PLAYER)
            if not shared & ~state.restored or given not in legal(ready):
                continue
            end = after(ready, given, act.END_TURN)
            if end.impacts == 0 and end.player == PLAYER and end.offer:
                yield (*moves, given, act.END_TURN), end


def last_turns(state: State) -> Iterator[tuple[Line, State]]:
    """Yield the ways to turn a token face up and restore a habitat."""
    turned = after(state, act.reactivate(PLUS))
    for restored in of_kind(turned, act.RestoreHabitats):
        yield (act.reactivate(PLUS), restored), after(turned, restored)


TURNS = (
    first_turns,
    mates_first_turns,
    second_turns,
    mates_second_turns,
    third_turns,
    mates_third_turns,
    last_turns,
)


def lines(state: State, turn: int = 0) -> Iterator[Line]:
    """Yield the lines from a position at the beginning of a turn."""
    if turn == len(TURNS):
        yield ()
        return
    for moves, end in TURNS[turn](state):
        if end.outcome is None:
            for rest in lines(end, turn + 1):
                yield (*moves, *rest)


def main(first: int = 0, count: int = 1_000_000) -> None:
    """Print the lines of these seeds."""
    catalogue = load_catalogue()
    for seed in range(first, first + count):
        state = new_game(catalogue, config(seed))
        found = min(lines(state), key=len, default=None)
        if found is not None:
            print(seed, *found, sep="\n  ", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
