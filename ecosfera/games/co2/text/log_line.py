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


MONEY_ALONE: Final = 0
"""The weight of money that stands with nothing it was paid for."""
ASIDE: Final = 1
"""The weight of what changes little: refusals, exchanged cards, a pass."""
DONE: Final = 2
"""The weight of what was done: actions, event cards, a large change of balance."""
HANDS: Final = 3
"""The weight of what changed hands, and of areas that are whole or in the sun."""


class Part(NamedTuple):
    """A part of the summary of a turn."""

    text: str
    weight: int = HANDS
    """How much it matters: where there is little room, lighter parts are left out first."""
    brief: str = ""
    """What is left of it where there is no room for all of it; empty if it is short itself."""


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
    summary: tuple[Part, ...] = ()
    """The parts of the turn that are told in one line, in a line that begins it, once it is over;
    and in that one line."""
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


LEFT_OUT: Final = "\u2026"
"""What stands in a summary for something that changed hands."""


def summed_up(seat: int, summary: tuple[Part, ...]) -> LogLine:
    """Return the line that tells all of a turn."""
    return LogLine(APART.join(part.text for part in summary), seat=seat, summary=summary)


def shortened(summary: Sequence[Part], fits: Callable[[str], bool]) -> tuple[str, bool]:
    """Return the summary of a turn with as many of its parts as fit, and if all that matters did.

    The lightest parts are left out first, and the dice with which it begins never.

    >>> trade = Part("trade with Otto (gets Carpi; pays 300)", brief="trade with Otto")
    >>> little = Part("+1", MONEY_ALONE), Part("passed", ASIDE)
    >>> turn = Part("Rolls 6"), *little, trade, Part("bought")
    >>> shortened(turn, lambda text: len(text) < 60)
    ('Rolls 6 · trade with Otto (gets Carpi; pays 300) · bought', True)
    >>> shortened(turn, lambda text: len(text) < 45)
    ('Rolls 6 · trade with Otto · bought · …', False)
    >>> shortened(turn, lambda text: len(text) < 22)
    ('Rolls 6 · bought · …', False)
    """
    parts, whole = list(summary), True
    while True:
        text = APART.join([part.text for part in parts] + ([] if whole else [LEFT_OUT]))
        if len(parts) < 2 or fits(text):
            return text, whole
        place = min(range(1, len(parts)), key=lambda n: (parts[n].weight, -len(parts[n].text)))
        part = parts[place]
        whole = whole and part.weight < HANDS
        parts[place : place + 1] = [Part(part.brief, part.weight)] if part.brief else []


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
        told = first.summary and first.seat is not None
        found += [summed_up(first.seat or 0, first.summary)] if told else turn
    return found
