"""Selecting a move: from the legal actions to what a click does. No window, no text.

A `MoveSelection` belongs to one position. It holds the targets chosen so far and tells what can be
chosen next and what a click would do. Only legal actions can be selected, and all of them can.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from ecosfera.games.baltica.bots.good_deed import dooms, good_deed
from ecosfera.games.baltica.bots.pass_sources import best_sources
from ecosfera.games.baltica.moves.targets import Target, TargetKind, least_steps, paths
from ecosfera.games.baltica.rules.actions import (
    TOKEN,
    ChoosePass,
    DrawPolicy,
    Pass,
    Plus,
    Refresh,
    RestoreHabitats,
)
from ecosfera.games.baltica.rules.cards import (
    ALL_HABITATS,
    FIRST_PRESSURE,
    FIRST_PRODUCER,
    abilities_in,
    element_of,
)
from ecosfera.games.baltica.rules.ids import CardId
from ecosfera.games.baltica.rules.view import in_front
from ecosfera.tabletop import selection

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from ecosfera.games.baltica.bots.reasons import HintReason
    from ecosfera.games.baltica.moves.targets import Path
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.state import State

NO_SOURCE = CardId(-2)
OWN_CARDS = (TargetKind.ROW, TargetKind.HELD)
NOWHERE = frozenset({TargetKind.ABILITY, TargetKind.HELD})
"""Kinds of targets that lie nowhere on the table, so that nothing can point at them."""


class MoveSelection(selection.MoveSelection[Target, "Action"]):
    """The legal actions of a position and the targets chosen so far.

    An action is chosen as soon as what is left to choose makes no difference. Of equal cards each
    can be clicked. `given` are the cards that others have just passed to the player.
    """

    def __init__(
        self,
        state: State,
        actions: Iterable[Action],
        given: Collection[CardId] = (),
        *,
        suggests: bool = False,
    ) -> None:
        super().__init__({action: paths(action, state) for action in actions})
        self.state = state
        self.given = given
        self.suggests = suggests
        """Whether what is good to do is shown unasked."""
        self.within: frozenset[Action] | None = None
        """The actions of the line chosen from the list, if any."""
        self.advised: Action | None = None
        """What a hint recommends: its source comes before equal ones, as its plan counts on it."""
        self._alike = _stand_ins(state)
        self._meant: dict[CardId, CardId] = {}

    @property
    def good_deed(self) -> tuple[Action, HintReason] | None:
        """Return what is clearly good to do, and its reason, if anything is and it is suggested."""
        return self._good_deed if self.suggests else None

    @cached_property
    def _good_deed(self) -> tuple[Action, HintReason] | None:
        """It is kept, since several parts of a frame show it and finding it takes 0.6 ms."""
        return good_deed(self.state, list(self.actions), self.given)

    @cached_property
    def doomed(self) -> bool:
        """Whether the turn will place an impact tile whatever is done; kept for the same reason."""
        return dooms(self.state, self.actions)

    # -- what can be clicked ----

    def permits(self, action: Action) -> bool:
        """Return whether an action belongs to the line chosen from the list, if there is one."""
        return self.within is None or action in self.within

    def candidates(self, chosen: Path | None = None) -> list[Action]:
        """Return the legal actions that agree with the chosen targets."""
        way = self.chosen if chosen is None else chosen
        n = len(way)
        return [
            action
            for action, ways in self.paths.items()
            if self.permits(action) and any(path[:n] == way for path in ways)
        ]

    def targets(self) -> frozenset[Target]:
        """Return what can be chosen next; of equal cards, all."""
        found = super().targets()
        alike = (
            Target(kind, card)
            for kind in OWN_CARDS
            for card, stand_in in self._alike.items()
            if Target(kind, stand_in) in found
        )
        return found.union(alike)

    def next_for(self, action: Action) -> Target | None:
        """Return what to choose next for a legal action, or None if nothing is left to choose."""
        steps = self._next(action, self.chosen) if action in self.paths else []
        return next((step for step in steps if step.kind not in NOWHERE), None)

    @property
    def progress(self) -> tuple[frozenset[Action] | None, Path]:
        """Return all that has been chosen: the line of the list, if any, and the targets."""
        return self.within, self.chosen

    @property
    def choosing(self) -> bool:
        """Return whether a selection has begun that Esc cancels."""
        return bool(self.chosen) or self.within is not None

    @property
    def held(self) -> CardId | None:
        """Return the card of the row in front that was clicked first, if nothing else was."""
        if len(self.chosen) != 1 or self.chosen[0].kind is not TargetKind.HELD:
            return None
        return self.actual(self.chosen[0].card)

    # -- clicks ----

    def touch(self, target: Target) -> Action | None:
        """Choose a target. Return the action if that settles it, otherwise None."""
        begun = len(self.chosen)
        action = super().touch(target)
        if action is not None:
            self.clear()
        elif len(self.chosen) > begun and self.doubles(target):
            self._meant[self.canonical(target).card] = target.card
        return action

    def result(self, target: Target) -> Action | None:
        """Return the action that a click on this target would do at once, if any."""
        if target.kind is TargetKind.HELD or target not in self.targets():
            return None
        way = (*self.chosen, self.canonical(target))
        found = self.candidates(way)
        if not found or len(way) < max(least_steps(action) for action in found):
            return None
        if len({_sourceless(action) for action in found}) > 1:
            return None
        best = self._best(found)
        if len(best) > 1 and any(len(path) > len(way) for path in self.paths[best[0]]):
            return None
        meant = dict(self._meant)
        if target.kind is TargetKind.ROW:
            meant[self.canonical(target).card] = target.card
        return _as_pointed(best[0], meant)

    def begin(self, actions: Iterable[Action], chosen: Path = ()) -> Action | None:
        """Choose a line of the list. Return its only action, or None if more must be chosen."""
        self.clear()
        self.within = frozenset(actions)
        self.chosen = chosen
        found = self.candidates()
        if all(map(self._saves_the_sea, found)):
            self.clear()
            return found[0]
        steps = max(least_steps(action) for action in found)
        if len({_sourceless(action) for action in found}) == 1 and steps <= max(1, len(chosen)):
            self.clear()
            return self._best(found)[0]
        return None

    def _saves_the_sea(self, action: Action) -> bool:
        """Return whether an action wins the game, so that it does not matter which animals do."""
        if not isinstance(action, RestoreHabitats):
            return False
        one, two = action.consumers
        habitats = self.state.catalogue.habitats
        return self.state.restored | (habitats[one] & habitats[two]) == ALL_HABITATS

    def back(self) -> bool:
        """Undo the last step; return False if nothing has begun."""
        begun = self.choosing
        if not super().back() or not self.chosen:
            self.clear()
        return begun

    def clear(self) -> None:
        """Cancel the selection."""
        super().clear()
        self.within = None
        self._meant.clear()

    # -- dragging ----

    def drops(self, target: Target) -> dict[Target, Action]:
        """Return where a thing can be dragged, and the action that does."""
        found: dict[Target, Action] = {}
        if self.choosing:
            return found
        own = Target(TargetKind.PLAYER_ROW, in_front(self.state))
        if target.kind is TargetKind.MARKET:
            action = self.result(target)
            if action is not None:
                found[own] = action
        elif target.kind is TargetKind.ROW:
            found |= self._dragged_card(target)
        elif target.kind is TargetKind.DECK:
            action = self.result(target)
            if action is not None:
                found[own] = action
        elif target.kind in {TargetKind.TOKEN, TargetKind.SIGN}:
            for goal in (Target(TargetKind.SHELF, 0), Target(TargetKind.SHELF, 1)):
                for action in self.candidates((target, goal)):
                    found[goal] = action
        return found

    def _dragged_card(self, target: Target) -> dict[Target, Action]:
        """Return the drop targets of a card, for passing it or for restoring with a partner."""
        card = self.canonical(target).card
        found: dict[Target, Action] = {}
        passes: dict[Target, list[Action]] = {}
        for action, ways in self.paths.items():
            if isinstance(action, Pass | ChoosePass) and action.card == card:
                passes.setdefault(ways[0][-1], []).append(action)
        for goal, several in passes.items():
            found[goal] = _as_pointed(self._best(several)[0], {card: target.card})
        for action, ways in self.paths.items():
            for path in ways:
                if len(path) == 2 and path[0] == target and path[1].kind is TargetKind.ROW:
                    found[path[1]] = action
        return found

    # -- equal cards and equal sources ----

    def canonical(self, target: Target) -> Target:
        """Return the target that the legal actions use for an equal card."""
        if target.kind in OWN_CARDS and target.card in self._alike:
            return Target(target.kind, self._alike[target.card])
        return target

    def actual(self, card: CardId) -> CardId:
        """Return the card that was pointed at, of several equal ones."""
        return self._meant.get(card, card)

    def doubles(self, target: Target) -> bool:
        """Return whether another, equal card further left stands for this one."""
        return self.canonical(target) != target

    def alike(self, target: Target) -> int:
        """Return how many equal cards a target of the list stands for."""
        if target.kind not in OWN_CARDS:
            return 1
        return 1 + sum(stand_in == target.card for stand_in in self._alike.values())

    def _best(self, found: Sequence[Action]) -> list[Action]:
        """Return the action with the source to use, or several if a player has to choose."""
        if self.advised in found:
            return [action for action in found if action == self.advised]
        passes = [action for action in found if isinstance(action, Pass)]
        if passes:
            return list(best_sources(self.state, passes))
        return [min(found, key=self._dearness)]

    def with_any_source(self, action: Action) -> tuple[Action, ...]:
        """Return the legal actions that are this one but for the source, the best source first."""
        same = [one for one in self.actions if _sourceless(one) == _sourceless(action)]
        best = self._best(same)
        return (*best, *(one for one in same if one not in best))

    def _dearness(self, action: Action) -> tuple[int, int]:
        """Return the cost of using this source: tokens cost more than symbols, which come back."""
        source: CardId = getattr(action, "source", NO_SOURCE)
        if source == NO_SOURCE:
            return (0, 0)
        if source == TOKEN:
            return (9, 0)
        row = self.state.rows[in_front(self.state)]
        place = row.index(source) if source in row else 0
        return (len(abilities_in(self.state.catalogue.abilities[source])), place)


def _sourceless(action: Action) -> Action:
    """Return the action without the source of its ability, which makes no difference."""
    if isinstance(action, Pass | Plus | Refresh | DrawPolicy):
        return replace(action, source=NO_SOURCE)
    return action


def _as_pointed(action: Action, meant: dict[CardId, CardId]) -> Action:
    """Return the action with the very card that was pointed at, of several equal ones."""
    if isinstance(action, Pass | ChoosePass) and action.card in meant:
        return replace(action, card=meant[action.card])
    return action


def _stand_ins(state: State) -> dict[CardId, CardId]:
    """Return, for each element and pressure card in front, the leftmost unused equal card.

    Cards that stand for themselves are left out.
    """
    first: dict[int, CardId] = {}
    alike: dict[CardId, CardId] = {}
    player = in_front(state)
    used = state.used if player == state.player else 0
    for card in state.rows[player]:
        if card >= FIRST_PRODUCER or used >> card & 1:
            continue
        kind = element_of(card) if card < FIRST_PRESSURE else FIRST_PRESSURE
        stand_in = first.setdefault(kind, card)
        if stand_in != card:
            alike[card] = stand_in
    return alike
