"""The bots by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.bots.greedy import GreedyBot
from ecosfera.games.co2.bots.random_bot import RandomBot

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.core.bot import Bot
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.state import State

BOTS: Final[dict[str, Callable[[str], Bot[State, Action]]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}
"""Functions that make a bot from a seed, weakest bot first."""
