"""What a moment tells, and how long it is shown."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.moves.race import threats
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.state import balance, sunny_areas, whole_areas

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.events import Event
    from ecosfera.games.co2.rules.ids import AreaId, PlayerId
    from ecosfera.games.co2.rules.state import Outcome, OutReason, View

STILL: Final = 1.8
"""Seconds of a moment without motion."""
STILL_WON: Final = 5.0
"""The same of the end: the largest moment of the game."""
SHORTEST: Final = 0.55
"""Least factor for the duration, so that a moment can be read at every pace."""


class MomentKind(StrEnum):
    """What has happened."""

    SUN = "sun"
    WHOLE = "whole"
    """A player has come to own a whole area."""
    WON = "won"
    OUT = "out"
    LEAD = "lead"
    """A trade has changed who leads."""
    NEAR = "near"
    """A trade lets somebody win in the next turn."""


LASTS: Final = {
    MomentKind.SUN: 5.0,
    MomentKind.WHOLE: 2.8,
    MomentKind.WON: 7.0,
    MomentKind.OUT: 1.8,
    MomentKind.LEAD: 3.0,
    MomentKind.NEAR: 3.0,
}
"""Seconds at full pace."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that owns the screen for a while."""

    kind: MomentKind
    players: tuple[PlayerId, ...]
    balance: int
    """The balance of the first of the players."""
    areas: tuple[AreaId, ...] = ()
    """The areas over which the sun rises now, or that have come together."""
    bonus: int = 0
    reason: OutReason | None = None
    outcome: Outcome | None = None
    trade: ev.Traded | None = None
    """The trade that has changed who leads, or who could win."""
    before: int = 0
    """The balance of the first of the players before the trade."""

    def lasts(self, pace: float) -> float:
        """Return its seconds at a pace; at pace 0 it stands still."""
        if pace <= 0:
            return STILL_WON if self.kind is MomentKind.WON else STILL
        return LASTS[self.kind] * max(SHORTEST, pace)


def moments_of(event: Event, before: View, after: View) -> list[Moment]:
    """Return the moments that an event brings, in the order in which they are shown."""
    match event:
        case ev.GameEnded(_, winners):
            now = balance(after, winners[0])
            return [Moment(MomentKind.WON, winners, now, outcome=after.outcome)]
        case ev.WentOut(player, reason):
            return [Moment(MomentKind.OUT, (player,), balance(before, player), reason=reason)]
        case ev.Traded():
            suns, whole = _suns(before, after), _whole(before, after)
            near = None if suns else _near(event, before, after)
            if not suns and not whole and near is None:
                near = _lead(event, before, after)
            return [*suns, *whole, *([] if near is None else [near])]
        case ev.Bought():
            return [*_suns(before, after), *_whole(before, after)]
        case _:
            return _suns(before, after)


def leader(view: View) -> PlayerId | None:
    """Return the player whose balance is above that of all others, or None if several are first."""
    first, *others = sorted(view.playing, key=lambda player: -balance(view, player))
    if others and balance(view, others[0]) == balance(view, first):
        return None
    return first


def _lead(trade: ev.Traded, before: View, after: View) -> Moment | None:
    """Return the moment of a trade by which another player comes to lead, or None."""
    first = leader(after)
    if first is None or first == leader(before):
        return None
    was, now = balance(before, first), balance(after, first)
    return Moment(MomentKind.LEAD, (first,), now, trade=trade, before=was)


def _near(trade: ev.Traded, before: View, after: View) -> Moment | None:
    """Return the moment of a trade after which more players could win in one turn, or None."""
    had = threats(before)
    new = tuple(player for player in threats(after) if player not in had)
    if not new:
        return None
    was, now = balance(before, new[0]), balance(after, new[0])
    return Moment(MomentKind.NEAR, new, now, trade=trade, before=was)


def _whole(before: View, after: View) -> list[Moment]:
    """Return a moment for each player in whose hand areas have come together without a sun."""
    found = []
    for player in after.playing:
        had, has = whole_areas(before, player), whole_areas(after, player)
        sunny = sunny_areas(after, player)
        areas = tuple(area for area in has if area not in had and area not in sunny)
        if areas:
            bonus = sum(after.catalogue.bonus(area) for area in areas)
            now = balance(after, player)
            found.append(Moment(MomentKind.WHOLE, (player,), now, areas, bonus))
    return found


def _suns(before: View, after: View) -> list[Moment]:
    """Return a moment for each player over whose areas the sun has risen."""
    found = []
    for player in after.playing:
        risen = set(sunny_areas(after, player)) - set(sunny_areas(before, player))
        if risen:
            areas = tuple(sorted(risen))
            cards = after.catalogue
            bonus = sum(
                cards.territories[t].bonus for area in areas for t in cards.areas[area].territories
            )
            found.append(Moment(MomentKind.SUN, (player,), balance(after, player), areas, bonus))
    return found
