"""Whose hand lies in front."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

    from ecosfera.games.co2.rules.ids import PlayerId
    from ecosfera.games.co2.rules.state import View


def front_seat(view: View, computers: Collection[int]) -> PlayerId:
    """Return the player whose hand lies in front: that of a person, if any still plays.

    It is the person whose turn it is or who answers a computer player, else the one whose turn was
    last.
    """
    active, seats = view.turn.player, view.playing
    people = [seat for seat in seats if seat not in computers]
    if active in people or not people:
        return active
    if view.to_decide in people:
        return view.to_decide
    return max(people, key=lambda seat: (seat - active) % view.config.players)
