"""Looks for the best way to play the rest of a turn: whole sequences, not single actions.

One world is one order of the hidden cards. In it every sequence of actions can be tried; what it is
worth is what the position is worth when the turn has been ended after it. The most promising
position is carried on first, until the budget is spent.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING

from ecosfera.games.baltica.rules.actions import (
    END_TURN,
    TOKEN,
    DrawPolicy,
    Pass,
    Plus,
    Reactivate,
    Refresh,
)
from ecosfera.games.baltica.rules.engine import legal, push
from ecosfera.games.baltica.rules.state import Outcome

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.state import State

UNSURE = (Plus, Refresh, DrawPolicy)
"""Actions that are done to see a hidden card: decided on when it is time, not planned ahead."""


def after(state: State, action: Action) -> State:
    """The position after an action."""
    moved = state.copy()
    push(moved, action)
    return moved


class TurnPlan:
    """The search of one turn in one world, for the actions that can be done now."""

    def __init__(
        self, world: State, worth: Callable[[State], float], options: list[Action]
    ) -> None:
        self._worth = worth
        self._world = world
        self._options = options
        self.looked = 0
        """Positions looked at so far."""
        self._known: dict[object, _Node] = {}
        self._open: list[tuple[float, int, _Node]] = []
        self._root = _Node(world, 0.0)

    def grow(self, nodes: int) -> Iterator[None]:
        """Looks at all that can be done now, then at what follows, at `nodes` positions or so.

        Pauses after every position. What is begun is finished: all that can follow a position.
        """
        for action in self._options:
            self._root.following.append((action, self._look(after(self._world, action))))
            yield
        while self._open and self.looked < nodes:
            node = heappop(self._open)[2]
            state = node.state
            assert state is not None
            for action in sensible(state):
                if action is not END_TURN and not isinstance(action, UNSURE):
                    node.following.append((action, self._look(after(state, action))))
                    yield
            node.state = None

    def worths(self) -> list[float]:
        """For each option what the best sequence found that begins with it is worth."""
        return [node.best() for _, node in self._root.following]

    def line(self, option: int) -> list[Action]:
        """The best sequence found that begins with an option."""
        action, node = self._root.following[option]
        line = [action]
        while node.following:
            action, next_node = max(node.following, key=lambda step: step[1].best())
            if next_node.best() <= node.value:
                break
            line.append(action)
            node = next_node
        return line

    def _look(self, state: State) -> _Node:
        """The node of a position; a new one is valued, and opened if the turn goes on."""
        self.looked += 1
        if state.outcome is not None or state.number != self._world.number:
            return _Node(None, self._worth(state))
        key = _key(state)
        known = self._known.get(key)
        if known is not None:
            return known
        ended = state if state.pending is not None else after(state, END_TURN)
        node = self._known[key] = _Node(state, self._worth(ended))
        heappush(self._open, (-node.value, self.looked, node))
        return node


class _Node:
    """A position in the turn, what it is worth to end the turn there, and what can follow."""

    __slots__ = ("_best", "following", "state", "value")

    def __init__(self, state: State | None, value: float) -> None:
        self.state = state
        """Until it is carried on."""
        self.value = value
        self.following: list[tuple[Action, _Node]] = []
        self._best: float | None = None

    def best(self) -> float:
        """What the best sequence from here is worth; asked only when the search is done."""
        if self._best is None:
            self._best = max([self.value, *(node.best() for _, node in self.following)])
        return self._best


def sensible(state: State) -> list[Action]:
    """The legal actions; of several sources of one ability only the one missed least.

    While a token may be turned up, only that and what wins: a token never harms, and the offer
    is gone with any other action (RULES 3.1).
    """
    actions = legal(state)
    if state.offer:
        return [a for a in actions if isinstance(a, Reactivate) or _wins(state, a)]
    if state.pending is not None:
        return actions
    abilities = state.catalogue.abilities
    cheapest: dict[Action, tuple[int, int]] = {}
    kept: list[Action] = []
    for action in actions:
        match action:
            case Pass(source, card, to):
                alike: Action = Pass(TOKEN, card, to)
            case Plus(source):
                alike = Plus(TOKEN)
            case Refresh(source, consumers):
                alike = Refresh(TOKEN, consumers)
            case _:
                kept.append(action)
                continue
        cost = 9 if source == TOKEN else abilities[source].bit_count()
        known = cheapest.get(alike)
        if known is None:
            cheapest[alike] = cost, len(kept)
            kept.append(action)
        elif cost < known[0]:
            cheapest[alike] = cost, known[1]
            kept[known[1]] = action
    return kept


def _wins(state: State, action: Action) -> bool:
    """Whether an action wins at once, whatever is hidden."""
    return not isinstance(action, UNSURE) and after(state, action).outcome is Outcome.WON


def _key(state: State) -> object:
    """What tells positions of one turn in one world apart."""
    return (
        tuple(map(tuple, map(sorted, state.rows))),
        state.used,
        state.ability_used,
        state.star_used,
        tuple(state.tokens),
        tuple(sorted(state.producers)),
        tuple(sorted(state.consumers)),
        tuple(map(len, state.elements)),
        tuple(state.pool),
        len(state.policy_deck),
        state.pending,
        state.offer,
        state.impacts,
    )
