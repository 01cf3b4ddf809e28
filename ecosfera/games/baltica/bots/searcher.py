"""The bot that plans its whole turn, in several orders of the hidden cards."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import pstdev
from typing import TYPE_CHECKING

from ecosfera.core.bot import Bot
from ecosfera.core.rng import Rng
from ecosfera.games.baltica.bots.turn_search import TurnPlan, sensible
from ecosfera.games.baltica.bots.weights import load_weights
from ecosfera.games.baltica.bots.win_model import WinModel
from ecosfera.games.baltica.rules.view import veiled

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping, Sequence

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.state import State

NODES = 120
"""Positions looked at for one action, over all worlds."""
WORLDS = 3
"""Orders of the hidden cards that are tried at least."""
MOST_WORLDS = 6
"""So many are tried if there is little to look at in each."""


@dataclass(frozen=True, slots=True)
class Idea:
    """One thing that can be done, and what was seen of it."""

    action: Action
    chance: float
    """To win the game, 0 to 1, by the search's rough guess: good for comparing, not for telling.

    What is thought of luck is in it.
    """
    line: tuple[Action, ...]
    """The action, and what would best follow in this turn."""


class Searcher(Bot["State", "Action"]):
    """Takes the action that begins the best turns, on average over the worlds.

    `weights` are those of each number of rows; the game's own if they are not given. `daring` is
    how much is thought of what may come of luck, in standard deviations: above 0 it hopes for
    it, below 0 it fears it.
    """

    def __init__(
        self,
        seed: str,
        weights: Mapping[int, Sequence[float]] | None = None,
        *,
        nodes: int = NODES,
        worlds: int = WORLDS,
        daring: float = 0.0,
    ) -> None:
        self._luck = Rng(seed)
        self._weights = load_weights() if weights is None else weights
        self._values: dict[int, WinModel] = {}
        self._nodes, self._worlds, self._daring = nodes, worlds, daring

    def think(self, state: State) -> Generator[None, None, Action]:
        """The action found best."""
        options = sensible(state)
        if len(options) == 1:
            return options[0]
        ideas = yield from self.consider(state)
        return ideas[0].action

    def consider(self, state: State) -> Generator[None, None, list[Idea]]:
        """Everything sensible that can be done, best first; in small steps."""
        options = sensible(state)
        value = self._value(state.config.players)
        plans: list[TurnPlan] = []
        looked = 0
        while len(plans) < self._worlds or (looked < self._nodes and len(plans) < MOST_WORLDS):
            plan = TurnPlan(veiled(state, self._luck.number()), value, options)
            yield from plan.grow(self._nodes // self._worlds)
            plans.append(plan)
            looked += plan.looked
        worths = self._judge([plan.worths() for plan in plans])
        ideas = [
            Idea(option, worths[i], tuple(plans[0].line(i))) for i, option in enumerate(options)
        ]
        # of two ways that are worth the same the shorter one: whoever can win now does
        return sorted(ideas, key=lambda idea: (-idea.chance, len(idea.line)))

    def _judge(self, worlds: Sequence[Sequence[float]]) -> list[float]:
        """What each option is worth over the worlds: the mean, and what its luck is thought of."""
        means = [sum(found) / len(worlds) for found in zip(*worlds, strict=True)]
        if not self._daring:
            return means
        # What a world is worth whatever is done in it is nobody's luck.
        apart = [[worth - sum(found) / len(found) for worth in found] for found in worlds]
        spreads = map(pstdev, zip(*apart, strict=True))
        return [mean + self._daring * s for mean, s in zip(means, spreads, strict=True)]

    def _value(self, players: int) -> WinModel:
        """The value of positions with this number of rows."""
        if players not in self._values:
            self._values[players] = WinModel(self._weights[players])
        return self._values[players]
