"""The bots by name, and the random bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.core.bot import Bot
from ecosfera.core.rng import Rng
from ecosfera.games.baltica.bots.beginner import BeginnerBot
from ecosfera.games.baltica.bots.greedy import GreedyBot
from ecosfera.games.baltica.bots.searcher import Searcher
from ecosfera.games.baltica.rules.engine import legal

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.state import State


class RandomBot(Bot["State", "Action"]):
    """Picks any legal action."""

    def __init__(self, seed: str) -> None:
        self._luck = Rng(seed)

    def think(self, state: State) -> Generator[None, None, Action]:
        """Return a random legal action."""
        yield
        return self._luck.pick(legal(state))


BOTS: dict[str, Callable[[str], Bot[State, Action]]] = {
    "random": RandomBot,
    "beginner": BeginnerBot,
    "greedy": GreedyBot,
    "searcher": Searcher,
}
"""Factories that make a bot from a seed, weakest bot first."""
