"""A turn in one line: the dice, what was done, the money it came to, and what it changed."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.events import Cause
from ecosfera.games.co2.rules.state import Side, balance, sunny_areas, whole_areas
from ecosfera.games.co2.text.event_text import arrival, bystanders, is_rent, paid, sentence
from ecosfera.games.co2.text.log_line import APART, ASIDE, DONE, MONEY_ALONE, Part
from ecosfera.games.co2.text.names import plain, signed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

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
    names: Names,
    player: PlayerId,
    events: Sequence[Event],
    before: View,
    after: View,
    people: Iterable[PlayerId] = (),
) -> tuple[Part, ...]:
    """Return the parts of a turn of a player with these events; none if no dice were thrown.

    `before` and `after` are what was on the table before and after them. Of `people` it is told
    where one of them could have bought before.
    """
    rolled = next((event for event in events if isinstance(event, ev.Rolled)), None)
    moves = [event for event in events if isinstance(event, ev.Moved)]
    if rolled is None or not moves:
        return ()
    rest = [event for event in events if isinstance(event, Money) and not _is_told(event)]
    early = [event for event in rest if event.cause in ON_THE_WAY]
    parts = [Part(arrival(names, rolled, moves[0]).removesuffix("."))]
    parts += _money(names, early, player)
    for event in events:
        part = _afar(names, event, moves) or _part(names, event, moves, after)
        beside = bystanders(event, after, people)
        if beside:
            other = names.words.list([names.player(seat) for seat in beside])
            part = Part(names.words("carbonevent.short-bought-here", other=other))
        if part is not None:
            gain = _causing(events, player, PRICE.get(type(event)))
            parts.append(part._replace(text=_with_money(names, part.text, gain)))
    parts += _trades(names, events)
    parts += [Part(text, ASIDE) for text in _refusals(names, player, events)]
    played = sum(isinstance(event, ev.Played) for event in events)
    if played:
        text = names.words.count("carbontable.sun-actions", played)
        paid_for = _causing(events, player, Cause.ACTION)
        parts.append(Part(_with_money(names, text, paid_for), DONE))
    parts += _money(names, [event for event in rest if event.cause not in ON_THE_WAY], player)
    return (*parts, *_steps(names, player, before, after))


PRICE: Final[dict[type, Cause]] = {
    ev.Bought: Cause.PURCHASE,
    ev.Exchanged: Cause.PASSING,
    ev.Retired: Cause.RETIRE,
}
"""Why the money is paid that these events cost."""

ON_THE_WAY: Final = frozenset({Cause.PASSING, Cause.VIA, Cause.SQUARE})
"""Why money changes hands before anything else is done in a turn."""


def _money(names: Names, events: Iterable[Event], player: PlayerId) -> list[Part]:
    """Return what a player gets and pays with events in all."""
    found = _changes(names, _sum(_gain(event, player) for event in events))
    return [Part(text, MONEY_ALONE) for text in found]


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


def _afar(names: Names, event: Event, moves: Iterable[ev.Moved]) -> Part | None:
    """Return what was bought where the pawn did not stop (RULES 4.10); None for all else."""
    if not isinstance(event, ev.Bought):
        return None
    square = names.catalogue.territories[event.territory].square
    if any(moved.target == square for moved in moves):
        return None
    return Part(names.words("carbonevent.short-bought-afar", place=names.short(event.territory)))


def _part(names: Names, event: Event, moves: Sequence[ev.Moved], after: View) -> Part | None:
    """Return what an event was in a few words; None if other parts say it."""
    words = names.words
    match event:
        case ev.Bought():
            return Part(words("carbonevent.short-bought"))
        case ev.EventDrawn(_, card):
            led = [names.square(moved.target) for moved in moves[1:]]
            return Part(": ".join([names.event(card), *led]), DONE)
        case ev.Exchanged():
            return Part(words("carbonevent.short-exchanged"), ASIDE)
        case ev.Retired():
            return Part(words("carbonevent.short-retired"), DONE)
        case ev.CreditsTaken(cause=Cause.PASS):
            return Part(words("carbonevent.short-passed"), ASIDE)
        case ev.Paid() if is_rent(event):
            return Part(paid(names, event).removesuffix("."))
        case ev.Sold() | ev.Undone() | ev.WentOut():
            return Part(sentence(names, event, after).removesuffix("."))
        case _:
            return None


def _trades(names: Names, events: Sequence[Event]) -> Iterator[Part]:
    """Yield with whom the player traded, and what the player got, gave and paid in all."""
    trades: dict[PlayerId, list[ev.Traded]] = {}
    for event in events:
        if isinstance(event, ev.Traded):
            trades.setdefault(event.partner, []).append(event)
    for partner, made in trades.items():
        text = names.words("carbonevent.short-traded", other=names.player(partner))
        parts = _terms(names, made)
        yield Part(f"{text} ({'; '.join(parts)})", brief=text) if parts else Part(text)


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


def _steps(names: Names, player: PlayerId, before: View, after: View) -> Iterator[Part]:
    """Yield the areas that came together, suns that rose or set, and a large change of balance."""
    for seat in (player, *(other for other in after.playing if other != player)):
        whose = "" if seat == player else f"{names.player(seat)}: "
        had, has = (set(sunny_areas(view, seat)) for view in (before, after))
        for area in sorted(set(whole_areas(after, seat)) - set(whole_areas(before, seat)) - has):
            yield Part(whose + names.words("carbonevent.short-whole", area=names.area(area)))
        for area in sorted(had ^ has):
            bonus = after.catalogue.bonus(area) * (1 if area in has else -1)
            text = names.words("carbonevent.short-sun", area=names.area(area), sum=signed(bonus))
            yield Part(whose + text)
    was, now = balance(before, player), balance(after, player)
    if abs(now - was) >= LARGE and player in after.playing:
        text = names.words("carbonevent.short-balance", before=plain(was), after=plain(now))
        yield Part(text, DONE)


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
