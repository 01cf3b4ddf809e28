"""What is seen of a rent that a person pays or gets, so that it is felt."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.stage.effects import MARK, Effect, EffectKind
from ecosfera.games.co2.stage.flights import FLY, fanned, money_place
from ecosfera.games.co2.stage.zones import pawn_place
from ecosfera.games.co2.text.event_text import is_rent

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecosfera.games.co2.rules.events import Event
    from ecosfera.games.co2.rules.ids import PlayerId
    from ecosfera.games.co2.rules.state import View
    from ecosfera.games.co2.stage.zones import Zones

LIGHT: Final = 1.1
"""Seconds of light over the territory, in the owner's colour."""
APART: Final = 0.13
"""Seconds between two coins."""
NOTES: Final = 100
"""Euros for each coin."""
MOST: Final = 6
"""Most coins."""
FOLLOWS: Final = 0.04
"""Seconds from the first count to the light, from there to the plate, and then to the first coin.

All in one frame took as long as three full redraws.
"""
COUNT: Final = 1.4
"""Seconds in which the euros on both panels count."""
PLATE: Final = 2.2
"""Seconds of the plate beside the pawn."""


class Rent(NamedTuple):
    """A rent in euros that a person pays or gets."""

    payer: PlayerId
    owner: PlayerId
    euros: int
    loss: bool
    """Whether a person pays it; else a computer player pays it to a person."""

    def effects(self, before: View, zones: Zones, start: float, pace: float) -> list[Effect]:
        """Return what is seen of it; at pace 0 only the plate.

        The person who pays waits until the coins have arrived, and nobody for anything else.
        """
        square = before.players[self.payer].position
        if square is None:
            return []
        at = pawn_place(zones, square, 0, 1)
        told = (self.owner, self.euros, self.loss, pace > 0)
        shine, plate = start + FOLLOWS * pace, start + 2 * FOLLOWS * pace
        found = [Effect(EffectKind.PLATE, plate, PLATE, self.payer, (at,), numbers=told)]
        if pace > 0:
            light = LIGHT * pace
            box = zones.squares[square]
            found += [Effect(EffectKind.SHINE, shine, light, self.owner, (), MARK, (), (box,))]
            for seat, change in ((self.payer, -self.euros), (self.owner, self.euros)):
                had = before.players[seat].euros
                numbers = (had, had + change)
                found.append(Effect(EffectKind.COUNT, start, COUNT * pace, seat, numbers=numbers))
            found += self._coins(zones, start, pace)
        return [
            replace(effect, lingers=not self.loss or effect.kind is not EffectKind.FLY)
            for effect in found
        ]

    def _coins(self, zones: Zones, start: float, pace: float) -> Iterator[Effect]:
        """Yield the coins that fly from panel to panel, one after the other."""
        path = money_place(zones, self.payer), money_place(zones, self.owner)
        for number in range(min(MOST, self.euros // NOTES)):
            begins = start + (3 * FOLLOWS + APART * number) * pace
            way = fanned(path, number, zones)
            yield Effect(EffectKind.FLY, begins, FLY * pace, -1, way, "co2_euro")


def felt(event: Event, computers: Sequence[int]) -> Rent | None:
    """Return the rent of an event, if it is one in euros that a person pays or gets."""
    if not isinstance(event, ev.Paid) or not is_rent(event) or event.credits:
        return None
    assert event.to is not None, "rent goes to a player"
    if {event.player, event.to} <= set(computers):
        return None
    return Rent(event.player, event.to, event.euros, event.player not in computers)
