"""Lines of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.events import Cause

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.games.co2.rules.events import Event
    from ecosfera.games.co2.rules.pieces import Catalogue


MONEY: Final = {
    Cause.PASS: "co2_credit",
    Cause.SQUARE: "co2_credit",
    Cause.PASSING: "co2_credit",
    Cause.VIA: "co2_via",
    Cause.RENT: "co2_icon_rent",
    Cause.EVENT: "co2_event",
    Cause.PURCHASE: "co2_icon_bank",
    Cause.SALE: "co2_icon_sell",
    Cause.ACTION: "co2_credit",
    Cause.RETIRE: "co2_credit",
}
"""The signs of why money changes hands."""
SIGNS: Final[dict[type, str]] = {
    ev.StartDice: "icon_dice",
    ev.Rolled: "icon_dice",
    ev.Moved: "icon_arrow_right",
    ev.ViaSettled: "co2_via",
    ev.Sold: "co2_icon_sell",
    ev.Drew: "icon_cards",
    ev.Exchanged: "co2_exchange",
    ev.Retired: "co2_credit",
    ev.EventDrawn: "co2_event",
    ev.Declined: "co2_event",
    ev.DebtArose: "co2_icon_out",
    ev.WentOut: "co2_icon_out",
    ev.GameEnded: "co2_sun",
}
"""The signs of other events."""
TRADE: Final = "co2_icon_handshake"
"""The sign of all events of a trade."""


class Amount(NamedTuple):
    """Money that a player gets or, below 0, gives."""

    n: int
    euros: bool = False
    """Whether it is euros and not credits."""


class LogLine(NamedTuple):
    """A sentence of the log."""

    text: str
    begins_turn: bool = False
    """Whether it says whose turn it is, so that the eye finds who did what."""
    seat: int | None = None
    """Whose turn it is, in a line that says so."""
    sign: str = ""
    """The sign of what happened."""
    amounts: tuple[Amount, ...] = ()
    """What the player whom the sentence is about gets or gives."""
    summary: str = ""
    """All of the turn in one line, in a line that begins it, once it is over."""
    brief: str = ""
    """A shorter sentence for where the whole one has no room; empty if it is short itself."""


def line_of(sentence: str, event: Event, catalogue: Catalogue) -> LogLine:
    """Return the line of an event with this sentence."""
    if isinstance(event, ev.TurnBegan):
        return LogLine(sentence, begins_turn=True, seat=event.player)
    return LogLine(sentence, sign=_sign(event, catalogue), amounts=_amounts(event))


def _sign(event: Event, catalogue: Catalogue) -> str:
    match event:
        case ev.CreditsTaken() | ev.EurosTaken() | ev.Paid():
            return MONEY[event.cause]
        case ev.Bought(_, territory):
            area = catalogue.territories[territory].area
            return f"co2_area_{catalogue.areas[area].id}"
        case ev.Played(_, _, card) | ev.Undone(_, _, card):
            return f"co2_action_{catalogue.kinds[card].id}"
        case _:
            return SIGNS.get(type(event), TRADE)


def _amounts(event: Event) -> tuple[Amount, ...]:
    match event:
        case ev.CreditsTaken(_, n):
            found = [Amount(n)]
        case ev.EurosTaken(_, n):
            found = [Amount(n, euros=True)]
        case ev.Paid(_, credit, euros):
            found = [Amount(-credit), Amount(-euros, euros=True)]
        case ev.Traded(_, _, give, get):
            gain = Amount(get.euros - give.euros, euros=True)
            found = [Amount(get.credits - give.credits), gain]
        case _:
            found = []
    return tuple(amount for amount in found if amount.n)


APART: Final = " \u00b7 "
"""Between the parts of the summary of a turn."""


def shortened(summary: str, fits: Callable[[str], bool]) -> str:
    """Return the summary of a turn with as many of its parts as fit.

    Money that came and went is left out first, then what lies in the middle: a summary begins with
    the dice and ends with what the turn changed.

    >>> shortened("Rolls 6 · +1 credit · bought · 2 actions", lambda text: len(text) < 30)
    'Rolls 6 · bought · 2 actions'
    """
    parts = summary.split(APART)
    while len(parts) > 1 and not fits(APART.join(parts)):
        money = [place for place, part in enumerate(parts) if place and part[0] in "+\u2212"]
        del parts[money[0] if money else (len(parts) - 1) // 2 or 1]
    return APART.join(parts)


def by_turns(lines: Sequence[LogLine]) -> list[list[LogLine]]:
    """Return the lines turn by turn; those before the first turn stand on their own."""
    found: list[list[LogLine]] = []
    for line in lines:
        if line.begins_turn or not found:
            found.append([])
        found[-1].append(line)
    return found


def condensed(lines: Sequence[LogLine]) -> list[LogLine]:
    """Return the lines with one for each turn that is over, as far as it has a summary.

    Who begins was decided before the first turn, and no longer matters once it has begun.
    """
    found: list[LogLine] = []
    turns = by_turns(lines)
    if len(turns) > 1 and not turns[0][0].begins_turn:
        del turns[0]
    for turn in turns:
        first = turn[0]
        found += [LogLine(first.summary, seat=first.seat)] if first.summary else turn
    return found
