"""The bot that looks one action ahead and takes what makes the position worth most."""

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
from ecosfera.games.baltica.rules.view import veiled

if TYPE_CHECKING:
    from collections.abc import Generator

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.state import State

SAMPLES = 3
"""How many orders of the hidden cards are tried for an action that turns some up."""
GAIN = 0.5
"""An action must promise at least this, or the turn is ended."""


class GreedyBot(Bot["State", "Action"]):
    """Takes the action after which the position is worth most; ends the turn if none helps."""

    def __init__(self, seed: str) -> None:
        self._luck = Rng(seed)

    def think(self, state: State) -> Generator[None, None, Action]:
        """The best action in the light of a few orders of the hidden cards."""
        yield
        worlds = [veiled(state, self._luck.number()) for _ in range(SAMPLES)]
        return _best(worlds)


def _best(worlds: list[State]) -> Action:
    """The action worth most on average over the worlds, which differ in hidden order only."""
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
    """How much more the position is worth after an action, on average."""
    if isinstance(action, _SURE):
        worlds = worlds[:1]
    total = sum(evaluate(after(world, action)) - evaluate(world) for world in worlds)
    return total / len(worlds)


_SURE = (Pass, Reactivate, RestoreHabitats, AcquireProducer, AcquireConsumer)
"""Actions whose worth hardly depends on the hidden cards."""
