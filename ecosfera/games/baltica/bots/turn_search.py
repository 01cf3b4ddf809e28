"""Search for the best way to play the rest of a turn: sequences of actions, not single ones.

A world is one order of the hidden cards; in it any sequence of actions can be tried. A sequence is
worth what the position is worth if the turn ends after it. The search is best-first: it
continues from the most promising position until the budget is spent.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING

from ecosfera.games.baltica.rules.actions import (
    END_TURN,
    TOKEN,
    AcquireConsumer,
    AcquireProducer,
    DrawPolicy,
    Pass,
    Plus,
    Reactivate,
    Refresh,
    RestoreHabitats,
)
from ecosfera.games.baltica.rules.engine import legal, push
from ecosfera.games.baltica.rules.state import Outcome

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ecosfera.games.baltica.bots.win_model import WinModel
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.state import State

REVEALING = (Plus, Refresh, DrawPolicy)
"""Actions that reveal a hidden card; the search does not plan beyond the first action with them."""
STEPS = 4
"""Number of actions of the longest sequence that `restorations` finds."""


def after(state: State, action: Action) -> State:
    """Return the position after an action."""
    moved = state.copy()
    push(moved, action)
    return moved


def as_it_is(_state: State, _action: Action, value: float) -> float:
    """Return the value of the best sequence that begins with an action, unchanged."""
    return value


class TurnPlan:
    """The search of one turn in one world, for the actions that are possible now.

    `known` are sequences of actions to be searched whatever the budget is. `weigh` returns what the
    best sequence that begins with an action in a position is worth, given its value.
    """

    def __init__(
        self,
        world: State,
        model: WinModel,
        options: list[Action],
        known: Sequence[Sequence[Action]] = (),
        weigh: Callable[[State, Action, float], float] = as_it_is,
    ) -> None:
        self._weigh = weigh
        self._known_lines = [line for line in known if line[0] in options]
        self._model = model
        self._world = world
        self._options = options
        self.visited = 0
        """Number of positions searched so far."""
        self._known: dict[object, _Node] = {}
        self._open: list[tuple[float, int, _Node]] = []
        self._root = _Node(world, 0.0)

    def search(self, nodes: int) -> Iterator[None]:
        """Search every option, then what follows, until about `nodes` positions are searched.

        Yield after every position. Once begun, all actions that can follow a position are searched.
        """
        for action in self._options:
            self._root.following.append((action, self._visit(after(self._world, action))))
            yield
        for line in self._known_lines:
            self._try(line)
            yield
        while self._open and self.visited < nodes:
            node = heappop(self._open)[2]
            for action in candidate_actions(node.state):
                if action is not END_TURN and not isinstance(action, REVEALING):
                    node.following.append((action, self._visit(after(node.state, action))))
                    yield

    def _try(self, line: Sequence[Action]) -> None:
        """Search a sequence of actions."""
        node = self._root
        for action in line:
            found = next((later for first, later in node.following if first == action), None)
            if found is None:
                found = self._visit(after(node.state, action))
                node.following.append((action, found))
            node = found

    def values(self) -> list[float]:
        """Return for each option the value of the best sequence found that begins with it."""
        return [self._worth(self._root, *step) for step in self._root.following]

    def line(self, option: int) -> list[Action]:
        """Return the best sequence found that begins with an option."""
        return self._follow(option)[0]

    def after_turn(self, option: int) -> State:
        """Return the position after the best sequence that begins with an option.

        The turn is ended there, unless a choice has to be made first.
        """
        state = self._follow(option)[1].state
        goes_on = state.outcome is None and state.number == self._world.number
        return after(state, END_TURN) if goes_on and state.pending is None else state

    def _follow(self, option: int) -> tuple[list[Action], _Node]:
        """Return the best sequence found that begins with an option, and where it leads."""
        action, node = self._root.following[option]
        line = [action]
        while node.following:
            worths = [self._worth(node, *step) for step in node.following]
            best = max(worths)
            if best <= node.value:
                break
            action, node = node.following[worths.index(best)]
            line.append(action)
        return line, node

    def _worth(self, node: _Node, action: Action, then: _Node) -> float:
        """Return the value of the best sequence from a position that begins with an action."""
        return self._weigh(node.state, action, self._best(then))

    def _best(self, node: _Node) -> float:
        """Return the value of the best sequence from a position; call only after the search."""
        if node.best is None:
            node.best = max([node.value, *(self._worth(node, *step) for step in node.following)])
        return node.best

    def _visit(self, state: State) -> _Node:
        """Return the node of a position; evaluate a new one and queue it if the turn goes on."""
        self.visited += 1
        if state.outcome is not None or state.number != self._world.number:
            return _Node(state, self._model.after_end(state, self._world.player))
        key = turn_key(state)
        known = self._known.get(key)
        if known is not None:
            return known
        node = self._known[key] = _Node(state, self._model.at_end(state))
        heappush(self._open, (-node.value, self.visited, node))
        return node


class _Node:
    """A position within the turn, its value if the turn ends there, and what can follow."""

    __slots__ = ("best", "following", "state", "value")

    def __init__(self, state: State, value: float) -> None:
        self.state = state
        self.value = value
        self.following: list[tuple[Action, _Node]] = []
        self.best: float | None = None
        """The value of the best sequence from here, once it is known."""


def candidate_actions(state: State) -> list[Action]:
    """Return the legal actions worth searching.

    Of several sources of one ability only the least useful one is kept. While a token may be turned
    face up, only that and winning actions are returned: a token never does harm, and any other
    action closes the offer (RULES 3.1).
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


def restoring_lines(state: State) -> list[tuple[Action, ...]]:
    """Return sequences of actions that end with restoring something in this turn, shortest first.

    They acquire only species that lie in the market now. There is one for each first action.
    """
    found: dict[Action, tuple[Action, ...]] = {}
    for line, action in restorations(state):
        found.setdefault((*line, action)[0], (*line, action))
    return list(found.values())


def restorations(state: State) -> Iterator[tuple[tuple[Action, ...], RestoreHabitats]]:
    """Yield what can be restored in this turn, and what has to be acquired from the market first.

    What can be restored soonest comes first.
    """
    market = {*state.producers, *state.consumers}
    begun: list[tuple[State, tuple[Action, ...]]] = [(state, ())]
    seen = {turn_key(state)}
    for _ in range(STEPS):
        longer = []
        for position, line in begun:
            for action in legal(position):
                if isinstance(action, RestoreHabitats):
                    yield line, action
                elif isinstance(action, AcquireProducer | AcquireConsumer):
                    moved = after(position, action)
                    goes_on = moved.outcome is None and moved.number == state.number
                    if action.card in market and goes_on and turn_key(moved) not in seen:
                        seen.add(turn_key(moved))
                        longer.append((moved, (*line, action)))
        begun = longer


def _wins(state: State, action: Action) -> bool:
    """Return whether an action wins at once, whatever the hidden cards are."""
    return not isinstance(action, REVEALING) and after(state, action).outcome is Outcome.WON


def turn_key(state: State) -> object:
    """Return a key that distinguishes the positions of one turn in one world."""
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
        state.restored,
    )
