"""The greedy bot: looks one action ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.core.bot import Bot
from ecosfera.core.rng import Rng
from ecosfera.games.baltica.bots.evaluation import evaluate
from ecosfera.games.baltica.bots.turn_search import after
from ecosfera.games.baltica.rules.actions import (
    END_TURN,
    AcquireConsumer,
    AcquireProducer,
    Pass,
    Reactivate,
    RestoreHabitats,
)
from ecosfera.games.baltica.rules.engine import legal
from ecosfera.games.baltica.rules.view import with_hidden_shuffled

if TYPE_CHECKING:
    from collections.abc import Generator

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.state import State

SAMPLES = 3
"""Number of orders of the hidden cards to try for an action that may reveal some."""
GAIN = 0.5
"""Minimum gain in worth of an action; if none reaches it, the turn is ended."""


class GreedyBot(Bot["State", "Action"]):
    """Takes the action that leads to the position of highest worth, or ends the turn."""

    def __init__(self, seed: str) -> None:
        self._luck = Rng(seed)

    def think(self, state: State) -> Generator[None, None, Action]:
        """Return the best action, averaged over a few orders of the hidden cards."""
        yield
        worlds = [with_hidden_shuffled(state, self._luck.number()) for _ in range(SAMPLES)]
        return _best(worlds)


def _best(worlds: list[State]) -> Action:
    """Return the best action on average over the worlds, which differ only in hidden order."""
    options = legal(worlds[0])
    if len(options) == 1:
        return options[0]
    if worlds[0].pending is None:
        options.remove(END_TURN)
    gains = [(_gain(worlds, action), -i) for i, action in enumerate(options)]
    gain, place = max(gains)
    if worlds[0].pending is None and gain < GAIN:
        return END_TURN
    return options[-place]


def _gain(worlds: list[State], action: Action) -> float:
    """Return the average gain in worth by an action."""
    if isinstance(action, _SURE):
        worlds = worlds[:1]
    total = sum(evaluate(after(world, action)) - evaluate(world) for world in worlds)
    return total / len(worlds)


_SURE = (Pass, Reactivate, RestoreHabitats, AcquireProducer, AcquireConsumer)
"""Actions whose gain hardly depends on the hidden cards."""
