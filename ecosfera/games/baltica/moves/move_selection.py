"""The selection of a move: from what is legal to what a click does. No window, no words.

A `MoveSelection` belongs to one position. It holds what has been pointed at so far and says what
can be pointed at next, what a click would do, and (`rules.engine.refusal`) why something cannot be
done. Only legal actions come out of it, and every legal action can be told.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from ecosfera.games.baltica.moves.targets import Target, TargetKind, front, least_steps, paths
from ecosfera.games.baltica.rules.actions import TOKEN, ChoosePass, DrawPolicy, Pass, Plus, Refresh
from ecosfera.games.baltica.rules.cards import (
    FIRST_PRESSURE,
    FIRST_PRODUCER,
    abilities_in,
    element_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecosfera.games.baltica.moves.targets import Path
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.state import State

NO_SOURCE = -2


@dataclass(slots=True)
class MoveSelection:
    """What can be done in a position, and how far somebody has got in saying it."""

    state: State
    actions: tuple[Action, ...]
    """The legal actions."""
    chosen: Path = ()
    """What has been pointed at so far."""
    within: frozenset[Action] | None = None
    """The actions a line of the list stands for, once one was chosen from it."""
    told: dict[Action, tuple[Path, ...]] = field(init=False)
    _alike: dict[int, int] = field(init=False)
    _meant: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.told = {action: tuple(paths(action, self.state)) for action in self.actions}
        self._alike = _stand_ins(self.state)

    # -- what can be pointed at ----

    def candidates(self, chosen: Path | None = None) -> list[Action]:
        """The legal actions that agree with what has been pointed at."""
        way = self.chosen if chosen is None else chosen
        n = len(way)
        return [
            action
            for action, ways in self.told.items()
            if (self.within is None or action in self.within)
            and any(path[:n] == way for path in ways)
        ]

    def targets(self) -> set[Target]:
        """What can be pointed at next; equal cards all of them."""
        n = len(self.chosen)
        found = {
            path[n]
            for action, ways in self.told.items()
            if self.within is None or action in self.within
            for path in ways
            if len(path) > n and path[:n] == self.chosen
        }
        for card, stand_in in self._alike.items():
            if Target(TargetKind.ROW, stand_in) in found:
                found.add(Target(TargetKind.ROW, card))
        return found

    @property
    def choosing(self) -> bool:
        """Whether something has been begun that Esc takes back."""
        return bool(self.chosen) or self.within is not None

    # -- pointing ----

    def touch(self, spot: Target) -> Action | None:
        """Points at something: the action, if that settles it; else it is one step further.

        What is no target changes nothing.
        """
        if spot not in self.targets():
            return None
        action = self.meant(spot)
        if action is None:
            self._note(spot)
            self.chosen = (*self.chosen, self.canonical(spot))
            return None
        self.clear()
        return action

    def meant(self, spot: Target) -> Action | None:
        """The action a click on this spot would do at once, if it settles one."""
        if spot not in self.targets():
            return None
        way = (*self.chosen, self.canonical(spot))
        found = self.candidates(way)
        if not found or len(way) < max(map(least_steps, found)):
            return None
        if len({_sourceless(action) for action in found}) > 1:
            return None
        meant = dict(self._meant)
        if spot.kind is TargetKind.ROW:
            meant[self.canonical(spot).which] = spot.which
        return _as_pointed(min(found, key=self._dearness), meant)

    def begin(self, actions: Iterable[Action], chosen: Path = ()) -> Action | None:
        """Chooses a line of the list: its only action, or the steps that tell which one."""
        self.clear()
        self.within = frozenset(actions)
        self.chosen = chosen
        found = self.candidates()
        steps = max(map(least_steps, found))
        if len({_sourceless(action) for action in found}) == 1 and steps <= max(1, len(chosen)):
            self.clear()
            return min(found, key=self._dearness)
        return None

    def back(self) -> bool:
        """Takes the last step back; false if nothing was begun."""
        if not self.choosing:
            return False
        if self.chosen:
            self.chosen = self.chosen[:-1]
        if not self.chosen:
            self.clear()
        return True

    def clear(self) -> None:
        """Takes everything back."""
        self.chosen, self.within = (), None
        self._meant.clear()

    # -- dragging ----

    def drops(self, spot: Target) -> dict[Target, Action]:
        """Where a thing can be dragged, and what that does."""
        found: dict[Target, Action] = {}
        if self.choosing:
            return found
        own = Target(TargetKind.OTHER, front(self.state))
        if spot.kind is TargetKind.MARKET:
            action = self.meant(spot)
            if action is not None:
                found[own] = action
        elif spot.kind is TargetKind.ROW:
            found |= self._dragged_card(spot)
        elif spot.kind is TargetKind.DECK:
            action = self.meant(spot)
            if action is not None:
                found[own] = action
        elif spot.kind in {TargetKind.TOKEN, TargetKind.SIGN}:
            for goal in (Target(TargetKind.SHELF, 0), Target(TargetKind.SHELF, 1)):
                for action in self.candidates((spot, goal)):
                    found[goal] = action
        return found

    def _dragged_card(self, spot: Target) -> dict[Target, Action]:
        """Where a card of the row can go: by passing it, or on the animal it restores with."""
        card = self.canonical(spot).which
        found: dict[Target, Action] = {}
        cheapest: dict[Target, Action] = {}
        for action, ways in self.told.items():
            if isinstance(action, Pass | ChoosePass) and action.card == card:
                goal = ways[0][-1]
                best = cheapest.get(goal)
                if best is None or self._dearness(action) < self._dearness(best):
                    cheapest[goal] = action
        for goal, action in cheapest.items():
            found[goal] = _as_pointed(action, {card: spot.which})
        for action, ways in self.told.items():
            for path in ways:
                if len(path) == 2 and path[0] == spot and path[1].kind is TargetKind.ROW:
                    found[path[1]] = action
        return found

    # -- equal cards and equal sources ----

    def canonical(self, spot: Target) -> Target:
        """The same card as the list of legal actions names it."""
        if spot.kind is TargetKind.ROW and spot.which in self._alike:
            return Target(TargetKind.ROW, self._alike[spot.which])
        return spot

    def actual(self, card: int) -> int:
        """The very card that was pointed at, of several equal ones."""
        return self._meant.get(card, card)

    def doubles(self, spot: Target) -> bool:
        """Whether an equal card further left stands for this one."""
        return self.canonical(spot) != spot

    def _note(self, spot: Target) -> None:
        stand_in = self.canonical(spot)
        if stand_in != spot:
            self._meant[stand_in.which] = spot.which

    def _dearness(self, action: Action) -> tuple[int, int]:
        """How much using this source gives away: symbols come back by themselves, tokens do not."""
        source = getattr(action, "source", NO_SOURCE)
        if source == NO_SOURCE:
            return (0, 0)
        if source == TOKEN:
            return (9, 0)
        row = self.state.rows[front(self.state)]
        place = row.index(source) if source in row else 0
        return (len(abilities_in(self.state.catalogue.abilities[source])), place)


def _sourceless(action: Action) -> Action:
    """The action without its source: what makes no difference on the table."""
    if isinstance(action, Pass | Plus | Refresh | DrawPolicy):
        return replace(action, source=NO_SOURCE)
    return action


def _as_pointed(action: Action, meant: dict[int, int]) -> Action:
    """The action with the very card that was pointed at, of several equal ones."""
    if isinstance(action, Pass | ChoosePass) and action.card in meant:
        return replace(action, card=meant[action.card])
    return action


def _stand_ins(state: State) -> dict[int, int]:
    """For every element and pressure in front that an equal one stands for: the leftmost unused."""
    first: dict[int, int] = {}
    alike: dict[int, int] = {}
    in_front = front(state)
    used = state.used if in_front == state.player else 0
    for card in state.rows[in_front]:
        if card >= FIRST_PRODUCER or used >> card & 1:
            continue
        kind = element_of(card) if card < FIRST_PRESSURE else FIRST_PRESSURE
        stand_in = first.setdefault(kind, card)
        if stand_in != card:
            alike[card] = stand_in
    return alike
