"""The bots by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.bots.beginner import BeginnerBot
from ecosfera.games.baltica.bots.greedy import GreedyBot
from ecosfera.games.baltica.bots.random_bot import RandomBot
from ecosfera.games.baltica.bots.searcher import Searcher

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.core.bot import Bot
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.state import State

BOTS: dict[str, Callable[[str], Bot[State, Action]]] = {
    "random": RandomBot,
    "beginner": BeginnerBot,
    "greedy": GreedyBot,
    "searcher": Searcher,
}
"""Factories that make a bot from a seed, weakest bot first."""
