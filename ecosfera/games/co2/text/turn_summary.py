"""A turn in one line: the dice, what was done, and the money it came to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.text.event_text import arrival, is_rent, paid
from ecosfera.games.co2.text.names import signed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ecosfera.games.co2.rules.events import Event
    from ecosfera.games.co2.rules.ids import PlayerId, TerritoryId
    from ecosfera.games.co2.text.names import Names

APART: Final = " · "
Money = ev.CreditsTaken | ev.EurosTaken | ev.Paid
"""Events by which money changes hands, but for trades."""


def turn_summary(names: Names, player: PlayerId, events: Sequence[Event]) -> str:
    """Return what a player did in a turn with these events; empty if no dice were thrown."""
    rolled = next((event for event in events if isinstance(event, ev.Rolled)), None)
    moved = next((event for event in events if isinstance(event, ev.Moved)), None)
    if rolled is None or moved is None:
        return ""
    parts = [arrival(names, rolled, moved).removesuffix(".")]
    parts += filter(None, (_part(names, event) for event in events))
    parts += _trades(names, events)
    played = sum(isinstance(event, ev.Played) for event in events)
    if played:
        parts.append(names.words.count("carbontable.sun-actions", played))
    credit = sum(_gain(event, player)[0] for event in events)
    euros = sum(_gain(event, player)[1] for event in events)
    parts += [_change(names.euros, euros)] if euros else []
    parts += [_change(names.credits, credit)] if credit else []
    return APART.join(parts)


def changes(names: Names, events: Sequence[Money]) -> str:
    """Return in one line what each player gets or pays in all with these events."""
    found = []
    for player in dict.fromkeys(event.player for event in events):
        credit, euros = (sum(_gain(event, player)[n] for event in events) for n in (0, 1))
        parts = [_change(names.euros, euros)] if euros else []
        parts += [_change(names.credits, credit)] if credit else []
        found += [f"{names.player(player)} {', '.join(parts)}"] if parts else []
    return APART.join(found)


def _part(names: Names, event: Event) -> str:
    """Return in a word or two what an event was; empty if other parts say it."""
    words = names.words
    match event:
        case ev.Bought():
            return words("carbonevent.short-bought")
        case ev.EventDrawn(_, card):
            return names.event(card)
        case ev.Exchanged():
            return words("carbonevent.short-exchanged")
        case ev.Paid() if is_rent(event):
            return paid(names, event).removesuffix(".")
        case _:
            return ""


def _trades(names: Names, events: Sequence[Event]) -> Iterator[str]:
    """Yield with whom the player traded, and which territories changed hands in the end."""
    places: dict[PlayerId, set[TerritoryId]] = {}
    for event in events:
        if isinstance(event, ev.Traded):
            changed = {*event.give.territories, *event.get.territories}
            places[event.partner] = places.get(event.partner, set()) ^ changed
    for partner, territories in places.items():
        text = names.words("carbonevent.short-traded", other=names.player(partner))
        listed = names.words.list([names.short(territory) for territory in sorted(territories)])
        yield f"{text} ({listed})" if territories else text


def _gain(event: Event, player: PlayerId) -> tuple[int, int]:
    """Return the credits and euros that an event brings a player; below 0 they are paid."""
    match event:
        case ev.CreditsTaken(taker, n) if taker == player:
            return n, 0
        case ev.EurosTaken(taker, n) if taker == player:
            return 0, n
        case ev.Paid(payer, credit, euros) if payer == player and not is_rent(event):
            return -credit, -euros
        case ev.Traded(_, _, give, get):
            return get.credits - give.credits, get.euros - give.euros
        case _:
            return 0, 0


def _change(amount: Callable[[int], str], n: int) -> str:
    """Return a gain or a loss in words."""
    return f"{signed(n)[0]}{amount(abs(n))}"
