"""A move being chosen: which targets lead to which legal action, and what was clicked so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.moves.targets import DICE, EXCHANGE, Target, card, player, square
from ecosfera.games.co2.rules.actions import (
    Buy,
    ChooseTerritory,
    Exchange,
    OfferTemplate,
    Play,
    Roll,
    Sell,
)
from ecosfera.games.co2.rules.state import next_kind

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.state import View

Path = tuple[Target, ...]
"""Targets to click one after the other."""


def paths(view: View, action: Action) -> Iterator[Path]:
    """Yield the ways to choose an action by clicking pieces; some have only a line of the list."""
    board = view.catalogue.territories
    match action:
        case Roll():
            yield (DICE,)
        case Buy():
            position = view.active.position
            if position is not None:
                yield (square(position),)
        case Play(territory):
            goal = square(board[territory].square)
            yield (goal,)
            kind = next_kind(view, territory)
            for slot, held in enumerate(view.active.hand):
                if held == kind:
                    yield (card(slot), goal)
        case Exchange(cards):
            hand = view.active.hand
            for one, first in enumerate(hand):
                for two, second in enumerate(hand):
                    if one != two and tuple(sorted((first, second))) == cards:
                        yield (card(one), card(two))
                        yield (EXCHANGE, card(one), card(two))
        case Sell(territory):
            yield (square(board[territory].square),)
        case ChooseTerritory(territory) if territory is not None:
            yield (square(board[territory].square),)
        case OfferTemplate(to):
            yield (player(to),)
        case _:
            pass


class MoveSelection:
    """Narrows the legal actions down, target by target."""

    def __init__(self, view: View, actions: Iterable[Action]) -> None:
        self.view = view
        self.actions = tuple(actions)
        self._paths = {action: tuple(paths(view, action)) for action in self.actions}
        self.chosen: Path = ()
        """What was clicked so far."""

    @property
    def choosing(self) -> bool:
        """Return whether a move was begun."""
        return bool(self.chosen)

    def remaining(self) -> tuple[Action, ...]:
        """Return the actions to which what was clicked can lead."""
        if not self.chosen:
            return self.actions
        return tuple(action for action in self.actions if self._next(action))

    def _next(self, action: Action) -> list[Target]:
        """Return the targets that continue a begun move towards an action."""
        n = len(self.chosen)
        return [
            path[n] for path in self._paths[action] if len(path) > n and path[:n] == self.chosen
        ]

    def targets(self) -> frozenset[Target]:
        """Return what can be clicked next."""
        return frozenset(target for action in self.actions for target in self._next(action))

    def next_for(self, action: Action) -> Target | None:
        """Return the first target that continues the move towards an action, if there is one."""
        return next(iter(self._next(action)), None) if action in self._paths else None

    def touch(self, target: Target) -> Action | None:
        """Take a target; return the action if the move is complete now.

        A card of the hand that fits one territory only completes the move by itself.
        """
        if target not in self.targets():
            return None
        self.chosen = (*self.chosen, target)
        whole = [action for action in self.actions if self.chosen in self._paths[action]]
        if len(whole) == 1:
            return whole[0]
        left = self.remaining()
        if len(left) == 1 and isinstance(left[0], Play):
            return left[0]
        return None

    def back(self) -> bool:
        """Take back the last target; return whether there was one."""
        if not self.chosen:
            return False
        self.chosen = self.chosen[:-1]
        return True

    def clear(self) -> None:
        """Take back everything."""
        self.chosen = ()
