"""Events in sentences, for the log, for narration, on event cards and in moments."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any, Final

from ecosfera.games.co2.codec.events import EVENT_NAMES
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.fold import fold
from ecosfera.games.co2.rules.ids import ACTIONS, AFAR_EXTRA
from ecosfera.games.co2.rules.pieces import Effect
from ecosfera.games.co2.rules.state import (
    OutcomeKind,
    balance,
    number_done,
    number_missing,
    sunny_areas,
)
from ecosfera.games.co2.rules.turn import event_of_turn, flood_choices, grant_choices, may_swap
from ecosfera.games.co2.text.names import Names, plain

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from ecosfera.games.co2.rules.events import Event
    from ecosfera.games.co2.rules.ids import AreaId, KindId, PlayerId
    from ecosfera.games.co2.rules.pieces import EventCard
    from ecosfera.games.co2.rules.state import Outcome, OutReason, View


NAMED: Final = 3
"""Number of cards that a short sentence names at most."""


def sentence(names: Names, event: Event, after: View) -> str:
    """Return the sentence of an event, given the view after it; empty if it has none.

    The message has the name that the event has in JSON, and those fields of the event that are in
    `_FIELDS`, unless a function in `_SPECIAL` says more.
    """
    special = _SPECIAL.get(type(event))
    if special is not None:
        return special(names, event, after)
    return _message(names, event, after)


def _message(names: Names, event: Any, after: View) -> str:
    found: dict[str, object] = {"balance": plain(balance(after, event.player))}
    for field in fields(event):
        if field.name in _FIELDS:
            key, write = _FIELDS[field.name]
            found[key] = write(names, getattr(event, field.name))
    return names.words(f"carbonevent.{EVENT_NAMES[type(event)].replace('_', '-')}", **found)


def _kinds(names: Names, cards: Iterable[KindId]) -> str:
    return names.words.list(names.cards(cards))


_FIELDS: Final[dict[str, tuple[str, Callable[[Names, Any], object]]]] = {
    "player": ("player", Names.player),
    "to": ("other", Names.player),
    "partner": ("other", Names.player),
    "dice": ("n", lambda _, dice: sum(dice)),
    "balance": ("balance", lambda _, n: plain(n)),
    "territory": ("place", Names.territory),
    "card": ("action", Names.kind),
    "back": ("back", _kinds),
    "drawn": ("drawn", _kinds),
    "give": ("give", Names.side),
    "get": ("get", Names.side),
}
"""Fields of events: the names they have in messages, and what writes them."""


def arrival(names: Names, rolled: ev.Rolled, moved: ev.Moved) -> str:
    """Return the sentence of a roll and of the move that it brings, in one."""
    player, n = names.player(moved.player), sum(rolled.dice)
    square = names.catalogue.board[moved.target]
    if square.territory is None:
        return names.words(f"carbonevent.rolled-{square.kind}", player=player, n=n)
    place = names.territory(square.territory)
    return names.words("carbonevent.rolled-to", player=player, n=n, place=place)


def brief(names: Names, event: Event) -> str:
    """Return a short sentence of an event whose sentence is too long for one line, or nothing."""
    match event:
        case ev.Exchanged(player, _, drawn) if len(drawn) > NAMED:
            return names.words(
                "carbonevent.exchanged-many",
                player=names.player(player),
                n=len(drawn),
                drawn=", ".join(names.kind(card) for card in drawn[:NAMED]),
                more=len(drawn) - NAMED,
            )
        case _:
            return ""


def _moved(names: Names, event: ev.Moved, after: View) -> str:
    player, square = names.player(event.player), after.catalogue.board[event.target]
    if square.territory is None:
        return names.words(f"carbonevent.moved-{square.kind}", player=player)
    place = names.territory(square.territory)
    return names.words("carbonevent.moved", player=player, place=place)


def _taken(names: Names, event: ev.CreditsTaken | ev.EurosTaken, after: View) -> str:
    """Add that the bank is empty where it had less than it should pay.

    Nothing is said of the credit of a CO2 square that the bank does not have.
    """
    if isinstance(event, ev.CreditsTaken) and not event.n:
        none = names.words("carbonevent.takes-none", player=names.player(event.player))
        return "" if event.cause is ev.Cause.SQUARE else none
    amount = names.credits if isinstance(event, ev.CreditsTaken) else names.euros
    player = names.player(event.player)
    message = "carbonevent.takes" + ("-passing" if event.cause is ev.Cause.PASSING else "")
    told = names.words(message, player=player, what=amount(event.n))
    due = balance(after, event.player) if event.cause is ev.Cause.VIA else 1
    return told if event.n >= due else f"{told} {names.words('carbon.bank-empty')}."


def bystanders(event: Event, after: View, people: Iterable[PlayerId]) -> list[PlayerId]:
    """Return which people have their pawns on the territory that another player buys."""
    if not isinstance(event, ev.Bought):
        return []
    square = after.catalogue.territories[event.territory].square
    stands = after.players[event.player].position == square
    beside = (seat for seat in people if after.players[seat].position == square)
    return [seat for seat in beside if seat != event.player] if stands else []


def is_rent(event: Event) -> bool:
    """Return whether a player pays rent to another one."""
    return isinstance(event, ev.Paid) and event.cause is ev.Cause.RENT and event.to is not None


def paid(names: Names, event: ev.Paid) -> str:
    """Return the sentence of a payment."""
    words, player = names.words, names.player(event.player)
    parts = [names.credits(event.credits)] if event.credits else []
    parts += [names.euros(event.euros)] if event.euros else []
    what = words.list(parts)
    if event.to is None:
        return words("carbonevent.paid", player=player, what=what)
    return words("carbonevent.paid-to", player=player, what=what, other=names.player(event.to))


def _owes(names: Names, event: ev.DebtArose, _after: View) -> str:
    debt = event.debt
    what = names.credits(debt.credits) if debt.credits else names.euros(debt.euros)
    return names.words("carbonevent.owes", player=names.player(debt.player), what=what)


def _played(names: Names, event: ev.Played, after: View) -> str:
    """Add that the sun shines, or that all actions are done, if this was the last of them."""
    text = _message(names, event, after)
    area = after.catalogue.territories[event.territory].area
    if area not in sunny_areas(after, event.player):
        done = after.done[event.territory] == ACTIONS
        return f"{text} {names.words('carbonevent.place-done')}" if done else text
    bonus = after.catalogue.bonus(area)
    shines = names.words("carbontable.moment-sun", player=names.player(event.player), n=bonus)
    return f"{text} {names.area(area)}: {shines}"


def _bought(names: Names, event: ev.Bought, after: View) -> str:
    """Say what was bought from afar, where the pawn does not stand (RULES 4.10), and its cost."""
    square = after.catalogue.territories[event.territory].square
    if after.players[event.player].position == square:
        return _message(names, event, after)
    return names.words(
        "carbonevent.bought-afar",
        player=names.player(event.player),
        place=names.territory(event.territory),
        extra=names.euros(AFAR_EXTRA),
        balance=plain(balance(after, event.player)),
    )


def _exchanged(names: Names, event: ev.Exchanged, after: View) -> str:
    """Say it in so many words if the same cards came again."""
    if sorted(event.back) != sorted(event.drawn):
        return _message(names, event, after)
    back, player = _kinds(names, event.back), names.player(event.player)
    return names.words("carbonevent.exchanged-same", player=player, back=back)


def _drew(names: Names, event: ev.Drew, after: View) -> str:
    if event.card is None:
        return names.words("carbonevent.bag-empty")
    return _message(names, event, after)


def _event_drawn(names: Names, event: ev.EventDrawn, after: View) -> str:
    title = names.event(event.card)
    text = names.words("carbonevent.event", player=names.player(event.player), event=title)
    return f"{text} {why_harmless(names, after)}".rstrip()


def _countered(names: Names, event: ev.Countered, after: View) -> str:
    """Turn the sides round, which are those of the player whose turn it is."""
    return _message(names, replace(event, give=event.get, get=event.give), after)


def _out(names: Names, event: ev.WentOut, _after: View) -> str:
    return names.words(f"carbonevent.out-{event.reason}", player=names.player(event.player))


def _ended(names: Names, event: ev.GameEnded, after: View) -> str:
    who = names.words.list([names.player(player) for player in event.winners])
    if len(event.winners) > 1:
        return names.words("carbonevent.over-shared", players=who)
    best = plain(balance(after, event.winners[0]))
    return names.words(f"carbonevent.over-{event.kind}", player=who, balance=best)


_SPECIAL: Final[dict[type[Event], Callable[[Names, Any, View], str]]] = {
    ev.Moved: _moved,
    ev.CreditsTaken: _taken,
    ev.EurosTaken: _taken,
    ev.Paid: lambda names, event, _after: paid(names, event),
    ev.DebtArose: _owes,
    ev.Bought: _bought,
    ev.Played: _played,
    ev.Exchanged: _exchanged,
    ev.Drew: _drew,
    ev.EventDrawn: _event_drawn,
    ev.ChoiceOwed: lambda _names, _event, _after: "",
    ev.Countered: _countered,
    ev.WentOut: _out,
    ev.GameEnded: _ended,
}
"""The sentences of events that are more than their fields."""


# -- event cards -----------------------------------------------------------------------------------


SPARING: Final = {
    Effect.CREDITS_UNLESS_DONE: "carbonevent.spared-credits",
    Effect.UNDO_UNLESS_DONE: "carbonevent.spared-action",
}
"""What an action that is done prevents, and the message that says so."""


def why_harmless(names: Names, view: View) -> str:
    """Return why the card does nothing to the player who drew it; empty if it does something."""
    card, player = event_of_turn(view), view.turn.player
    if card is None:
        return ""
    action = "" if card.kind is None else names.kind(card.kind)
    if card.effect in SPARING and card.kind is not None and number_done(view, player, card.kind):
        reason = SPARING[card.effect]
    else:
        reason = _harmless(view, card)
    if not reason:
        return ""
    what = names.credits(card.n)
    return names.words(reason, player=names.player(player), action=action, what=what)


def _harmless(view: View, card: EventCard) -> str:
    """Return the message that says why a card has nothing to act on; empty if it has."""
    match card.effect:
        case Effect.FINE_PER_MISSING if card.kind is not None:
            harmless = not number_missing(view, view.turn.player, card.kind)
            reason = "carbonevent.harmless-fine"
        case Effect.UNDO_UNLESS_DONE:
            harmless, reason = not flood_choices(view), "carbonevent.harmless-flood"
        case Effect.FREE_PLAY:
            harmless, reason = not grant_choices(view), "carbonevent.harmless-grant"
        case Effect.NEW_HAND:
            harmless, reason = not may_swap(view), "carbonrefusal.bag-too-small"
        case Effect.MOVE_TO_FREE:
            harmless, reason = None not in view.owners, "carbonevent.harmless-bus"
        case _:
            harmless, reason = False, ""
    return reason if harmless else ""


SHOWN: Final = (ev.CreditsTaken, ev.EurosTaken, ev.Paid, ev.DebtArose, ev.Moved)
"""Events that a card brings and that its sheet names."""


def outcome(names: Names, view: View, following: Iterable[Event]) -> str:
    """Return what a card comes to, given the view after it was drawn and the events that follow.

    It is empty if that stands on the card already, or if the player is to choose.
    """
    card = event_of_turn(view)
    if card is None or card.effect is Effect.CREDITS_ALL:
        return ""
    sentences = [why_harmless(names, view)]
    for event in following:
        view = fold(view, event)
        if isinstance(event, SHOWN):
            sentences.append(sentence(names, event, view))
    return " ".join(filter(None, sentences))


# -- the large words of a moment -------------------------------------------------------------------


Lettering = tuple[str, tuple[str, ...]]
"""A title, and lines below it."""


def sun_lettering(
    names: Names, player: PlayerId, areas: Sequence[AreaId], bonus: int, balance: int
) -> Lettering:
    """Return the words for the sun that rises over areas."""
    title = names.words.list([names.area(area) for area in areas])
    shines = names.words("carbontable.moment-sun", player=names.player(player), n=bonus)
    return title, (shines, names.words("carbon.balance-is", balance=plain(balance)))


def whole_lettering(
    names: Names, player: PlayerId, areas: Sequence[AreaId], bonus: int, view: View
) -> Lettering:
    """Return the words for areas that have come together in the hand of a player."""
    land = [t for area in areas for t in view.catalogue.areas[area].territories]
    missing = sum(ACTIONS - view.done[territory] for territory in land)
    title = names.words(
        "carbontable.moment-whole", area=names.words.list([names.area(area) for area in areas])
    )
    left = names.words(
        "carbontable.moment-whole-left",
        player=names.player(player),
        actions=names.words.count("carbontable.sun-actions", missing),
        bonus=bonus,
    )
    then = names.words(
        "carbontable.moment-whole-then",
        balance=plain(balance(view, player) + missing + bonus),
        goal=view.config.goal,
    )
    return title, (left, then)


def out_lettering(names: Names, player: PlayerId, reason: OutReason) -> Lettering:
    """Return the words for a player who goes out."""
    name = names.player(player)
    why = names.words(f"carbonevent.out-{reason}", player=name)
    return name, (why, names.words("carbontable.moment-free"))


def won_lettering(names: Names, outcome: Outcome, balance: int) -> Lettering:
    """Return the words for the end of the game."""
    who = names.words.list([names.player(player) for player in outcome.winners])
    if len(outcome.winners) > 1:
        return names.words("carbon.end.shared"), (
            names.words("carbonevent.over-shared", players=who),
        )
    line = names.words("carbon.balance-is", balance=plain(balance))
    if outcome.kind is not OutcomeKind.GOAL:
        line = names.words(f"carbonevent.over-{outcome.kind}", player=who, balance=plain(balance))
    return names.words("carbon.end.won", player=who), (line,)
