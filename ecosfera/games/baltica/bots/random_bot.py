"""The random bot: any legal action, all equally likely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.core.bot import Bot
from ecosfera.core.rng import Rng
from ecosfera.games.baltica.rules.engine import legal

if TYPE_CHECKING:
    from collections.abc import Generator

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
