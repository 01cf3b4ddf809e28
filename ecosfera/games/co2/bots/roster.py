"""The bots by name."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from ecosfera.core.player_kinds import PERSON
from ecosfera.games.co2.bots.characters import CHARACTERS
from ecosfera.games.co2.bots.greedy import GreedyBot
from ecosfera.games.co2.bots.random_bot import RandomBot
from ecosfera.games.co2.bots.trader import Trader
from ecosfera.games.co2.rules.pieces import EVERY_PLAYER

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from ecosfera.core.bot import Bot
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.pieces import PlayerId
    from ecosfera.games.co2.rules.state import State

BOTS: Final[dict[str, Callable[[str], Bot[State, Action]]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{name: partial(Trader, character) for name, character in CHARACTERS.items()},
}
"""Functions that make a bot from a seed, weakest bot first."""


def people_in(characters: Sequence[str]) -> frozenset[PlayerId]:
    """Return the seats of people, given the character of each seat's computer or `PERSON`."""
    return frozenset(
        seat
        for seat, character in zip(EVERY_PLAYER, characters, strict=False)
        if character == PERSON
    )


def computer_player(
    character: str, seed: str, people: Collection[PlayerId] = ()
) -> Bot[State, Action]:
    """Return a computer player for a table at which these seats are played by people."""
    if character in CHARACTERS:
        return Trader(CHARACTERS[character], seed, people)
    return BOTS[character](seed)
