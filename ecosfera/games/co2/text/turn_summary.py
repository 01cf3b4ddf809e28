"""A turn in one line: the dice, what was done, the money it came to, and what it changed."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.events import Cause
from ecosfera.games.co2.rules.state import Side, balance, sunny_areas, whole_areas
from ecosfera.games.co2.text.event_text import arrival, is_rent, paid
from ecosfera.games.co2.text.log_line import APART
from ecosfera.games.co2.text.names import plain, signed

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

    from ecosfera.games.co2.rules.events import Event
    from ecosfera.games.co2.rules.ids import KindId, PlayerId, TerritoryId
    from ecosfera.games.co2.rules.state import View
    from ecosfera.games.co2.text.names import Names

Money = ev.CreditsTaken | ev.EurosTaken | ev.Paid
"""Events by which money changes hands, but for trades."""
Gain = tuple[int, int]
"""Credits and euros that a player gets or, below 0, pays."""
LARGE: Final = 4
"""The least change of a balance in a turn that its summary tells."""


def turn_summary(
    names: Names, player: PlayerId, events: Sequence[Event], before: View, after: View
) -> str:
    """Return what a player did in a turn with these events; empty if no dice were thrown.

    `before` and `after` are what was on the table before and after them.
    """
    rolled = next((event for event in events if isinstance(event, ev.Rolled)), None)
    moved = next((event for event in events if isinstance(event, ev.Moved)), None)
    if rolled is None or moved is None:
        return ""
    rest = [event for event in events if isinstance(event, Money) and not _is_told(event)]
    early = [event for event in rest if event.cause in ON_THE_WAY]
    stops = {event.target for event in events if isinstance(event, ev.Moved)}
    parts = [arrival(names, rolled, moved).removesuffix(".")]
    parts += _changes(names, _sum(_gain(event, player) for event in early))
    for event in events:
        text = _afar(names, event, stops) or _part(names, event)
        if text:
            parts.append(_with_money(names, text, _causing(events, player, PRICE.get(type(event)))))
    parts += _trades(names, events)
    parts += _refusals(names, player, events)
    played = sum(isinstance(event, ev.Played) for event in events)
    if played:
        text = names.words.count("carbontable.sun-actions", played)
        parts.append(_with_money(names, text, _causing(events, player, Cause.ACTION)))
    late = (event for event in rest if event.cause not in ON_THE_WAY)
    parts += _changes(names, _sum(_gain(event, player) for event in late))
    return APART.join([*parts, *_steps(names, player, before, after)])


PRICE: Final[dict[type, Cause]] = {
    ev.Bought: Cause.PURCHASE,
    ev.Exchanged: Cause.PASSING,
    ev.Retired: Cause.RETIRE,
}
"""Why the money is paid that these events cost."""

ON_THE_WAY: Final = frozenset({Cause.PASSING, Cause.VIA, Cause.SQUARE})
"""Why money changes hands before anything else is done in a turn."""


def _is_told(event: Money) -> bool:
    """Return whether money stands with what it was paid for, or is what a pass always brings."""
    told = {*PRICE.values(), Cause.ACTION}
    return event.cause is Cause.PASS or (isinstance(event, ev.Paid) and event.cause in told)


def _causing(events: Sequence[Event], player: PlayerId, cause: Cause | None) -> Gain:
    """Return what a player has paid for a cause."""
    return _sum(_gain(e, player) for e in events if isinstance(e, ev.Paid) and e.cause is cause)


def _with_money(names: Names, text: str, gain: Gain) -> str:
    """Return a part of a turn with the money it cost or brought."""
    found = _changes(names, gain)
    return f"{text} ({', '.join(found)})" if found else text


def _sum(gains: Iterable[Gain]) -> Gain:
    """Return all credits, and all euros."""
    credit = euros = 0
    for one, other in gains:
        credit, euros = credit + one, euros + other
    return credit, euros


def _changes(names: Names, gain: Gain) -> list[str]:
    """Return a gain or loss of euros, and of credits, in words, as far as there is one."""
    credit, euros = gain
    found = [_change(names.euros, euros)] if euros else []
    return found + ([_change(names.credits, credit)] if credit else [])


def changes(names: Names, events: Sequence[Money]) -> str:
    """Return in one line what each player gets or pays in all with these events."""
    found = []
    for player in dict.fromkeys(event.player for event in events):
        parts = _changes(names, _sum(_gain(event, player) for event in events))
        found += [f"{names.player(player)} {', '.join(parts)}"] if parts else []
    return APART.join(found)


def _afar(names: Names, event: Event, stops: Collection[int]) -> str:
    """Return what was bought where the pawn did not stop (RULES 4.10); empty for all else."""
    if not isinstance(event, ev.Bought):
        return ""
    if names.catalogue.territories[event.territory].square in stops:
        return ""
    return names.words("carbonevent.short-bought-afar", place=names.short(event.territory))


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
        case ev.Retired():
            return words("carbonevent.short-retired")
        case ev.CreditsTaken(cause=Cause.PASS):
            return words("carbonevent.short-passed")
        case ev.Paid() if is_rent(event):
            return paid(names, event).removesuffix(".")
        case _:
            return ""


def _trades(names: Names, events: Sequence[Event]) -> Iterator[str]:
    """Yield with whom the player traded, and what the player got, gave and paid in all."""
    trades: dict[PlayerId, list[ev.Traded]] = {}
    for event in events:
        if isinstance(event, ev.Traded):
            trades.setdefault(event.partner, []).append(event)
    for partner, made in trades.items():
        text = names.words("carbonevent.short-traded", other=names.player(partner))
        parts = _terms(names, made)
        yield f"{text} ({'; '.join(parts)})" if parts else text


def _terms(names: Names, trades: Sequence[ev.Traded]) -> list[str]:
    """Return what a player got, gave and paid in all in trades with one partner."""
    land: Counter[TerritoryId] = Counter()
    cards: Counter[KindId] = Counter()
    for trade in trades:
        land.update(trade.get.territories)
        land.subtract(trade.give.territories)
        cards.update(trade.get.cards)
        cards.subtract(trade.give.cards)
    credit, euros = _sum(_gain(trade, trade.player) for trade in trades)
    lost = Counter({card: -n for card, n in cards.items()})
    got, gave = ([t for t in sorted(land) if land[t] == sign] for sign in (1, -1))
    sides = {
        "gets": Side(tuple(got), max(0, credit), max(0, euros), tuple(cards.elements())),
        "gives": Side(tuple(gave), cards=tuple(lost.elements())),
        "pays": Side(credits=max(0, -credit), euros=max(0, -euros)),
    }
    return [
        names.words(f"carbonevent.short-{which}", what=names.side(side, brief=True))
        for which, side in sides.items()
        if side != Side()
    ]


def _refusals(names: Names, player: PlayerId, events: Sequence[Event]) -> list[str]:
    """Return whose offers and counter-offers were refused in the turn of a player, each once."""
    found: dict[str, None] = {}
    partner = player
    for event in events:
        if isinstance(event, ev.Offered):
            partner = event.to
        elif isinstance(event, ev.Refused):
            message = "short-counter-refused" if event.player == player else "short-refused"
            found[names.words(f"carbonevent.{message}", other=names.player(partner))] = None
    return list(found)


def _steps(names: Names, player: PlayerId, before: View, after: View) -> Iterator[str]:
    """Yield the areas that came together, suns that rose or set, and a large change of balance."""
    for seat in (player, *(other for other in after.playing if other != player)):
        whose = "" if seat == player else f"{names.player(seat)}: "
        had, has = (set(sunny_areas(view, seat)) for view in (before, after))
        for area in sorted(set(whole_areas(after, seat)) - set(whole_areas(before, seat)) - has):
            yield whose + names.words("carbonevent.short-whole", area=names.area(area))
        for area in sorted(had ^ has):
            bonus = after.catalogue.bonus(area) * (1 if area in has else -1)
            text = names.words("carbonevent.short-sun", area=names.area(area), sum=signed(bonus))
            yield whose + text
    was, now = balance(before, player), balance(after, player)
    if abs(now - was) >= LARGE and player in after.playing:
        yield names.words("carbonevent.short-balance", before=plain(was), after=plain(now))


def _gain(event: Event, player: PlayerId) -> Gain:
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
