"""The searcher: a bot that plans its whole turn, in several orders of the hidden cards."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import pstdev
from typing import TYPE_CHECKING

from ecosfera.core.bot import Bot
from ecosfera.core.rng import Rng
from ecosfera.games.baltica.bots.turn_search import TurnPlan, candidate_actions
from ecosfera.games.baltica.bots.weights import load_weights
from ecosfera.games.baltica.bots.win_model import WinModel
from ecosfera.games.baltica.rules.view import with_hidden_shuffled

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping, Sequence

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.state import State

NODES = 120
"""Number of positions searched for one action, over all worlds."""
WORLDS = 3
"""Minimum number of orders of the hidden cards to try."""
MOST_WORLDS = 6
"""Maximum number, tried if each world has few positions."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """One possible action and its evaluation."""

    action: Action
    chance: float
    """Rough estimate of the chance to win, 0 to 1: good for comparing actions, not for display.

    It includes the bot's attitude to luck.
    """
    line: tuple[Action, ...]
    """The action and the best actions to follow it in this turn."""


class Searcher(Bot["State", "Action"]):
    """Takes the action that begins the best turn, on average over the worlds.

    `weights` are given by number of rows and default to those of the game. `daring` weighs the
    spread between worlds, in standard deviations: a positive value seeks luck, a negative one
    avoids it.
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
        """Return the best action found."""
        options = candidate_actions(state)
        if len(options) == 1:
            return options[0]
        ideas = yield from self.consider(state)
        return ideas[0].action

    def consider(self, state: State) -> Generator[None, None, list[Candidate]]:
        """Evaluate all sensible actions in small steps; return them best first."""
        options = candidate_actions(state)
        value = self._value(state.config.players)
        plans: list[TurnPlan] = []
        visited = 0
        while len(plans) < self._worlds or (visited < self._nodes and len(plans) < MOST_WORLDS):
            plan = TurnPlan(with_hidden_shuffled(state, self._luck.number()), value, options)
            yield from plan.search(self._nodes // self._worlds)
            plans.append(plan)
            visited += plan.visited
        values = self._judge([plan.values() for plan in plans])
        ideas = [
            Candidate(option, values[i], tuple(plans[0].line(i)))
            for i, option in enumerate(options)
        ]
        # Of equal values the shorter line comes first, so that a win is taken at once.
        return sorted(ideas, key=lambda idea: (-idea.chance, len(idea.line)))

    def _judge(self, worlds: Sequence[Sequence[float]]) -> list[float]:
        """Return the value of each option: the mean over the worlds plus `daring` spreads."""
        means = [sum(found) / len(worlds) for found in zip(*worlds, strict=True)]
        if not self._daring:
            return means
        # Subtract each world's mean: it is the same for all options, so it is nobody's luck.
        apart = [[worth - sum(found) / len(found) for worth in found] for found in worlds]
        spreads = map(pstdev, zip(*apart, strict=True))
        return [mean + self._daring * s for mean, s in zip(means, spreads, strict=True)]

    def _value(self, players: int) -> WinModel:
        """Return the evaluation for this number of rows."""
        if players not in self._values:
            self._values[players] = WinModel(self._weights[players])
        return self._values[players]
