"""The large words of a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.rules.state import OutcomeKind
from ecosfera.games.co2.text.names import plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.co2.rules.pieces import AreaId, PlayerId
    from ecosfera.games.co2.rules.state import Outcome, OutReason
    from ecosfera.games.co2.text.names import Names

Words = tuple[str, tuple[str, ...]]
"""A title, and lines below it."""


def sun(names: Names, player: PlayerId, areas: Sequence[AreaId], bonus: int, balance: int) -> Words:
    """Return the words for the sun that rises over areas."""
    title = names.words.list([names.area(area) for area in areas])
    shines = names.words("carbontable.moment-sun", player=names.player(player), n=bonus)
    return title, (shines, names.words("carbon.balance-is", balance=plain(balance)))


def out(names: Names, player: PlayerId, reason: OutReason) -> Words:
    """Return the words for a player who goes out."""
    name = names.player(player)
    why = names.words(f"carbonevent.out-{reason}", player=name)
    return name, (why, names.words("carbontable.moment-free"))


def won(names: Names, outcome: Outcome, balance: int) -> Words:
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
