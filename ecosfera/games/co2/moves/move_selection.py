"""The targets that lead to each legal action."""

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
from ecosfera.tabletop import selection

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
                        yield (EXCHANGE, card(one), card(two), EXCHANGE)
        case Sell(territory):
            yield (square(board[territory].square),)
        case ChooseTerritory(territory) if territory is not None:
            yield (square(board[territory].square),)
        case OfferTemplate(to):
            yield (player(to),)
        case _:
            pass


class MoveSelection(selection.MoveSelection[Target, "Action"]):
    """Narrows the legal actions of a position down, target by target."""

    def __init__(self, view: View, actions: Iterable[Action]) -> None:
        super().__init__({action: tuple(paths(view, action)) for action in actions})
        self.view = view

    def completes(self, action: Action) -> bool:
        """Return whether a card of the hand that fits one territory only is enough."""
        return isinstance(action, Play)

    @property
    def exchanging(self) -> bool:
        """Return whether all that can still be chosen exchanges cards."""
        return all(isinstance(action, Exchange) for action in self.remaining())

    @property
    def exchange(self) -> Action | None:
        """Return the exchange whose two cards are chosen; None as long as one is missing."""
        return self.result(EXCHANGE)

    def take_back(self, target: Target) -> bool:
        """Take back a card chosen for an exchange, the first one too; return whether it was."""
        if not self.exchanging or target not in self.chosen[1:]:
            return False
        self.chosen = tuple(chosen for chosen in self.chosen if chosen != target)
        return True
