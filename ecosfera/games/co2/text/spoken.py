"""Descriptions of the pieces on the table for screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.bots.suns import begun_areas
from ecosfera.games.co2.moves.foresight import is_low
from ecosfera.games.co2.moves.race import could_win, threats
from ecosfera.games.co2.rules.pieces import SquareKind
from ecosfera.games.co2.rules.state import balance, next_kind, rent
from ecosfera.games.co2.text import race_text
from ecosfera.games.co2.text.names import plain

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecosfera.games.co2.rules.ids import PlayerId, TerritoryId
    from ecosfera.games.co2.rules.state import View
    from ecosfera.games.co2.text.names import Names


def square(names: Names, view: View, number: int) -> str:
    """Return a square: its name, what it costs or brings, and who stands there."""
    territory = view.catalogue.board[number].territory
    strict = not view.config.flow
    text = (
        _square(names, number, strict=strict)
        if territory is None
        else _territory(names, view, territory)
    )
    here = [
        names.player(player) for player in view.playing if view.players[player].position == number
    ]
    if not here:
        return text
    return names.words("carbon.say.standing", square=text, players=names.words.list(here))


def _square(names: Names, number: int, *, strict: bool) -> str:
    """Return the name of a square that is no territory; of an event square also what it does."""
    text, kind = names.square(number), names.catalogue.board[number].kind
    if kind is not SquareKind.EVENT:
        return text
    return f"{text}. {names.square_note(number, strict=strict)}".removesuffix(".")


def _territory(names: Names, view: View, territory: TerritoryId) -> str:
    card, owner = view.catalogue.territories[territory], view.owners[territory]
    parts = {"place": names.territory(territory), "area": names.area(card.area)}
    if owner is None:
        return names.words("carbon.say.free", **parts, price=names.euros(card.price), cost=card.co2)
    following = next_kind(view, territory)
    text = names.words(
        "carbon.say.owned",
        **parts,
        player=names.player(owner),
        rent=names.euros(rent(view, territory)),
        n=view.done[territory],
    )
    if following is None:
        return text
    return names.words("carbon.say.next", square=text, action=names.kind(following))


def player(names: Names, view: View, seat: PlayerId) -> str:
    """Return a player: money, balance and hand."""
    had = view.players[seat]
    if had.out is not None:
        return names.words("carbon.out", player=names.player(seat))
    now = balance(view, seat)
    text = names.words(
        "carbon.say.player",
        player=names.player(seat),
        balance=plain(now),
        credits=names.credits(had.credits),
        euros=names.euros(had.euros),
        cards=names.words.list([names.kind(kind) for kind in had.hand]),
    )
    race = race_text.sun_of(names, view, seat).removesuffix(".")
    threat = race_text.alarm(names, [seat]) if could_win(view, seat) else ""
    parts = [text, *_areas(names, view, seat), race, threat, warning(names, view, seat)]
    return ". ".join(filter(None, parts))


def _areas(names: Names, view: View, seat: PlayerId) -> Iterator[str]:
    """Yield how far the areas are of which a player has more than one territory."""
    for area in begun_areas(view, seat):
        own = [t for t in view.catalogue.areas[area].territories if view.owners[t] == seat]
        if len(own) > 1:
            done = sum(view.done[t] for t in own)
            yield names.words("carbon.say.area", area=names.area(area), n=len(own), done=done)


def warning(names: Names, view: View, seat: PlayerId) -> str:
    """Return what the mark of a low balance means; empty for a player without it."""
    out = view.players[seat].out is not None
    return "" if out or not is_low(balance(view, seat)) else names.words("carbontable.warning")


def spiral(names: Names, view: View) -> str:
    """Return where the pawns stand on the spiral, and what VIA will bring or cost."""
    seats = view.playing
    balances = [f"{names.player(seat)} {plain(balance(view, seat))}" for seat in seats]
    text = f"{names.words('carbon.spiral')}: {names.words.list(balances)}."
    parts = [text, race_text.with_suns(names, view), race_text.alarm(names, threats(view))]
    return " ".join(filter(None, [*parts, via(names, view, view.turn.player)]))


def via(names: Names, view: View, seat: PlayerId) -> str:
    """Return what the next VIA will bring a player or cost; empty if neither."""
    now = min(balance(view, seat), view.bank.credits)
    if not now:
        return ""
    return names.words.count("carbon.via-gain" if now > 0 else "carbon.via-cost", abs(now))


def bank(names: Names, view: View) -> str:
    """Return what bank, bag and event cards hold."""
    return names.words(
        "carbon.say.bank",
        credits=names.credits(view.bank.credits),
        euros=names.euros(view.bank.euros),
        bag=names.words.count("carbon.in-bag", sum(view.bag)),
        deck=names.words.count("carbon.in-deck", view.deck),
    )
