"""Cards that people have passed to teammates, who say thanks when they use them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ecosfera.games.baltica.rules.actions import EndTurn, Pass
from ecosfera.games.baltica.rules.engine import apply
from ecosfera.games.baltica.rules.events import CardsUsed

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.ids import CardId, PlayerId
    from ecosfera.games.baltica.rules.state import State


class Gift(NamedTuple):
    """A card that was passed."""

    card: CardId
    giver: PlayerId
    receiver: PlayerId


class Gifts:
    """Remembers passed cards until they are used, or the turn of their receiver ends.

    `is_teammate` returns whether the computer plays a row.
    """

    def __init__(self, is_teammate: Callable[[PlayerId], bool]) -> None:
        self._is_teammate = is_teammate
        self._gifts: dict[CardId, Gift] = {}

    def note(self, before: State, action: Action) -> None:
        """Remember what a person passes to a teammate."""
        player = before.player
        if isinstance(action, Pass) and action.to >= 0:
            if self._is_teammate(action.to) and not self._is_teammate(player):
                self._gifts[action.card] = Gift(action.card, player, action.to)
        elif isinstance(action, EndTurn):
            self._gifts = {c: gift for c, gift in self._gifts.items() if gift.receiver != player}

    def used(self, state: State, action: Action) -> Gift | None:
        """Return the card that an action would use and the player was given; forget it."""
        mine = [card for card, gift in self._gifts.items() if gift.receiver == state.player]
        if not mine:
            return None
        _, events = apply(state, action)
        for event in events:
            if isinstance(event, CardsUsed):
                for card in mine:
                    if card in event.cards:
                        return self._gifts.pop(card)
        return None

    def forget(self) -> None:
        """Forget all of them after a jump in the match's history."""
        self._gifts.clear()
