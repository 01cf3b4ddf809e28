"""Whose deed a restored habitat is: who used the pair, and who had passed the cards for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.events import Zone
from ecosfera.games.baltica.rules.ids import PlayerId

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.baltica.rules.events import Event
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.rules.view import View


class Deed(NamedTuple):
    """Who restored a habitat, and the cards that others had passed for it, with the giver."""

    player: PlayerId
    gifts: tuple[tuple[PlayerId, CardId], ...] = ()


class DeedRecorder:
    """Remembers passed cards, and what paid for the animals of a turn, as events are shown."""

    def __init__(self) -> None:
        self._givers: dict[CardId, PlayerId] = {}
        """For each passed card in a row, who passed it."""
        self._paid: dict[CardId, tuple[CardId, ...]] = {}
        """For each animal acquired in this turn, the cards that paid for it."""
        self._used: tuple[CardId, ...] = ()
        """The cards used last."""

    def note(self, event: Event) -> None:
        """Take in an event."""
        match event:
            case ev.TurnStarted():
                self._paid.clear()
            case ev.CardsUsed():
                self._used = event.cards
            case ev.CardMoved(card, ev.Location(Zone.ROW, giver), ev.Location(Zone.ROW, to)):
                if giver != to:
                    self._givers[card] = PlayerId(giver)
            case ev.CardMoved(source=ev.Location(Zone.ROW)):
                self._givers.pop(event.card, None)
            case ev.CardMoved(source=ev.Location(Zone.CONSUMERS), target=ev.Location(Zone.ROW)):
                self._paid[event.card] = self._used
            case _:
                pass

    def jump(self, seen: View) -> None:
        """Forget the gifts that are in no other row after a jump in the match's history."""
        rows = {card: player for player, row in enumerate(seen.rows) for card in row}
        self._givers = {
            card: giver for card, giver in self._givers.items() if rows.get(card, giver) != giver
        }

    def of(self, player: PlayerId, pair: Sequence[CardId]) -> Deed:
        """Return the deed of a player who has used a pair of animals."""
        needed = list(pair)
        for card in pair:
            needed += self._paid.get(card, ())
        gifts = [(self._givers[card], card) for card in needed if card in self._givers]
        return Deed(player, tuple(gift for gift in gifts if gift[0] != player))
