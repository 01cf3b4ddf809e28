"""What happened, in sentences: for the log, and for narration."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.state import balance, sunny_areas
from ecosfera.games.co2.text.names import plain
from ecosfera.games.co2.text.spared import spared

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.events import Event
    from ecosfera.games.co2.rules.pieces import PlayerId
    from ecosfera.games.co2.rules.state import View
    from ecosfera.games.co2.text.names import Names


NAMED: Final = 3
"""Number of cards that a short sentence names at most."""


def sentence(names: Names, event: Event, after: View) -> str:
    """Return the sentence of an event, given the view after it; empty if nothing need be said."""
    match event:
        case ev.StartDice() | ev.TurnBegan() | ev.Rolled() | ev.Moved() | ev.ViaSettled():
            return _way(names, event, after)
        case ev.CreditsTaken() | ev.EurosTaken() | ev.Paid() | ev.DebtArose():
            return _money(names, event)
        case ev.Sold() | ev.Bought() | ev.Played() | ev.Undone():
            return _territory(names, event, after)
        case ev.Drew() | ev.Exchanged() | ev.EventDrawn() | ev.ChoiceOwed() | ev.Declined():
            return _cards(names, event, after)
        case ev.Offered() | ev.Countered() | ev.Refused() | ev.Traded() | ev.Forgiven():
            return _trade(names, event)
        case ev.WentOut(player, reason):
            return names.words(f"carbonevent.out-{reason}", player=names.player(player))
        case ev.GameEnded(kind, winners):
            return _end(names, kind, winners, after)


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


def _way(
    names: Names,
    event: ev.StartDice | ev.TurnBegan | ev.Rolled | ev.Moved | ev.ViaSettled,
    after: View,
) -> str:
    words, player = names.words, names.player(event.player)
    match event:
        case ev.StartDice(_, dice):
            return words("carbonevent.start-dice", player=player, n=sum(dice))
        case ev.TurnBegan():
            return words("carbonevent.turn", player=player)
        case ev.Rolled(_, dice):
            return words("carbonevent.rolled", player=player, n=sum(dice))
        case ev.Moved(_, _, target):
            square = after.catalogue.board[target]
            if square.territory is None:
                return words(f"carbonevent.moved-{square.kind}", player=player)
            place = names.territory(square.territory)
            return words("carbonevent.moved", player=player, place=place)
        case ev.ViaSettled(_, n):
            return words("carbonevent.via", player=player, balance=plain(n))


def _money(names: Names, event: ev.CreditsTaken | ev.EurosTaken | ev.Paid | ev.DebtArose) -> str:
    words = names.words
    match event:
        case ev.CreditsTaken(player, n):
            return words("carbonevent.takes", player=names.player(player), what=names.credits(n))
        case ev.EurosTaken(player, n):
            return words("carbonevent.takes", player=names.player(player), what=names.euros(n))
        case ev.Paid(player, credit, euros, to):
            parts = [names.credits(credit)] if credit else []
            parts += [names.euros(euros)] if euros else []
            what = words.list(parts)
            if to is None:
                return words("carbonevent.paid", player=names.player(player), what=what)
            other = names.player(to)
            return words("carbonevent.paid-to", player=names.player(player), what=what, other=other)
        case ev.DebtArose(debt):
            what = names.credits(debt.credits) if debt.credits else names.euros(debt.euros)
            return words("carbonevent.owes", player=names.player(debt.player), what=what)


def _territory(
    names: Names, event: ev.Sold | ev.Bought | ev.Played | ev.Undone, after: View
) -> str:
    words, place = names.words, names.territory(event.territory)
    player = names.player(event.player)
    now = plain(balance(after, event.player))
    match event:
        case ev.Sold():
            return words("carbonevent.sold", player=player, place=place)
        case ev.Bought():
            return words("carbonevent.bought", player=player, place=place, balance=now)
        case ev.Played(_, _, card):
            action = names.kind(card)
            told = words(
                "carbonevent.played", player=player, place=place, action=action, balance=now
            )
            return _with_sun(names, told, event, after)
        case ev.Undone(_, _, card):
            return words("carbonevent.undone", place=place, action=names.kind(card))


def _with_sun(names: Names, told: str, event: ev.Played, after: View) -> str:
    """Add that the sun shines, if the action carried out was the last of its area."""
    area = after.catalogue.territories[event.territory].area
    if area not in sunny_areas(after, event.player):
        return told
    bonus = after.catalogue.bonus(area)
    shines = names.words("carbontable.moment-sun", player=names.player(event.player), n=bonus)
    return f"{told} {names.area(area)}: {shines}"


def _cards(
    names: Names,
    event: ev.Drew | ev.Exchanged | ev.EventDrawn | ev.ChoiceOwed | ev.Declined,
    after: View,
) -> str:
    words, player = names.words, names.player(event.player)
    match event:
        case ev.Drew(_, None):
            return words("carbonevent.bag-empty")
        case ev.Drew(_, card):
            assert card is not None, "an empty bag was told of"
            return words("carbonevent.drew", player=player, action=names.kind(card))
        case ev.Exchanged(_, back, drawn):
            return words(
                "carbonevent.exchanged",
                player=player,
                back=words.list([names.kind(card) for card in back]),
                drawn=words.list([names.kind(card) for card in drawn]),
            )
        case ev.EventDrawn(_, card):
            told = words("carbonevent.event", player=player, event=names.event(card))
            return f"{told} {spared(names, after)}".rstrip()
        case ev.ChoiceOwed():
            return ""
        case ev.Declined():
            return words("carbonevent.declined", player=player)


def _trade(
    names: Names, event: ev.Offered | ev.Countered | ev.Refused | ev.Traded | ev.Forgiven
) -> str:
    words, player = names.words, names.player(event.player)
    match event:
        case ev.Offered(_, to, give, get):
            give_get = names.side(give), names.side(get)
            other = names.player(to)
            return words(
                "carbonevent.offered", player=player, other=other, give=give_get[0], get=give_get[1]
            )
        case ev.Countered(_, to, give, get):
            # the sides are those of the player whose turn it is
            other = names.player(to)
            return words(
                "carbonevent.countered",
                player=player,
                other=other,
                give=names.side(get),
                get=names.side(give),
            )
        case ev.Refused():
            return words("carbonevent.refused", player=player)
        case ev.Traded(_, partner, give, get):
            other = names.player(partner)
            return words(
                "carbonevent.traded",
                player=player,
                other=other,
                give=names.side(give),
                get=names.side(get),
            )
        case ev.Forgiven(_, to):
            return words("carbonevent.forgiven", player=player, other=names.player(to))


def _end(names: Names, kind: str, winners: tuple[PlayerId, ...], after: View) -> str:
    who = names.words.list([names.player(player) for player in winners])
    if len(winners) > 1:
        return names.words("carbonevent.over-shared", players=who)
    best = plain(balance(after, winners[0]))
    return names.words(f"carbonevent.over-{kind}", player=who, balance=best)
