"""The searcher: a bot that plans its turn and the next player's, in several orders of the cards.

First it plans its own turn in a few worlds, which are orders of the hidden cards. For the best few
actions it then plans the turn that follows in each world: whatever helps that player, or leaves
them a danger, counts as much as what is gained at once. Actions between which this leaves doubt are
compared in more worlds.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import fmean, pstdev, stdev
from typing import TYPE_CHECKING

from ecosfera.core.bot import Bot
from ecosfera.core.rng import Rng
from ecosfera.games.baltica.bots.details import Details, load_details
from ecosfera.games.baltica.bots.turn_search import TurnPlan, candidate_actions
from ecosfera.games.baltica.bots.weights import load_weights
from ecosfera.games.baltica.bots.win_model import WinModel
from ecosfera.games.baltica.rules.state import Outcome
from ecosfera.games.baltica.rules.view import with_hidden_shuffled

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Mapping, Sequence

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.config import Config
    from ecosfera.games.baltica.rules.state import State

NODES = 600
"""Number of positions searched for one action in this turn, over all worlds."""
WORLDS = 6
"""Number of orders of the hidden cards to try."""
AHEAD = 5
"""Number of actions for which the turn after this one is planned too."""
AHEAD_NODES = 60
"""Number of positions searched in that turn, for each action and world."""
MOST_WORLDS = 18
"""Number of orders of the hidden cards in which actions are compared at most."""
MOST_WORLDS_ALONE = 54
"""The same with one row at level 1, which is quick to plan: more games are won so."""
CONTENDERS = 3
"""Number of actions that are compared in more than the first worlds."""
DOUBT = 2.0
"""By how many standard errors an action may be behind the best and still be compared further."""
FAR_BEHIND = 0.1
"""How much less likely to win than the best an action may be to be planned ahead."""
CERTAIN = 0.9999
JUST_BEHIND = 1e-6


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
    ahead: tuple[Action, ...] = ()
    """What the next player may do after that, if the hidden cards lie as in one of the worlds."""


def most_worlds(config: Config) -> int:
    """Return in how many orders of the hidden cards actions are compared at most."""
    quick = config.players == 1 and not config.policies
    return MOST_WORLDS_ALONE if quick else MOST_WORLDS


class Searcher(Bot["State", "Action"]):
    """Takes the action that begins the best turn, on average over the worlds.

    `weights` are given by number of rows and default to those of the game. Those of the details,
    for one row, are always the game's. `daring` weighs the spread between worlds, in standard
    deviations: a positive value seeks luck, a negative one avoids it, and neither compares actions
    in more worlds. With `ahead=0` it plans its own turn only. It considers no other actions than
    `options` gives.
    """

    def __init__(
        self,
        seed: str,
        weights: Mapping[int, Sequence[float]] | None = None,
        *,
        nodes: int = NODES,
        worlds: int = WORLDS,
        ahead: int = AHEAD,
        daring: float = 0.0,
        options: Callable[[State], list[Action]] = candidate_actions,
    ) -> None:
        self.options = options
        self._luck = Rng(seed)
        self._weights = load_weights() if weights is None else weights
        self._models: dict[int, WinModel] = {}
        self._nodes, self._worlds, self._ahead, self._daring = nodes, worlds, ahead, daring

    def worlds_at_most(self, config: Config) -> int:
        """Return in how many orders of the hidden cards actions are compared at most."""
        return most_worlds(config)

    def known_lines(self, state: State) -> Sequence[Sequence[Action]]:
        """Return sequences of actions for this turn that are searched whatever the budget is."""
        del state
        return ()

    def think(self, state: State) -> Generator[None, None, Action]:
        """Return the best action found."""
        options = self.options(state)
        if len(options) == 1:
            return options[0]
        ideas = yield from self.consider(state)
        return ideas[0].action

    def consider(self, state: State) -> Generator[None, None, list[Candidate]]:
        """Evaluate all sensible actions in small steps; return them best first."""
        options = self.options(state)
        model = self._model(state.config.players)
        plans: list[TurnPlan] = []
        known = self.known_lines(state)
        for _ in range(self._worlds):
            world = with_hidden_shuffled(state, self._luck.number())
            plan = TurnPlan(world, model, options, known)
            yield from plan.search(self._nodes // self._worlds)
            plans.append(plan)
        worlds = [plan.values() for plan in plans]
        ahead = yield from self._plan_ahead(plans, worlds, model)
        values = self._judge(worlds)
        if len(ahead) > 1 and not self._daring:
            contest = _Contest(worlds, list(ahead))
            yield from self._compare_further(contest, state, options, model, known)
            values = contest.values(values)
        ideas = [
            Candidate(option, values[i], tuple(plans[0].line(i)), ahead.get(i, ()))
            for i, option in enumerate(options)
        ]
        # Of equal values the shorter line comes first, so that a win is taken at once.
        return sorted(ideas, key=lambda idea: (-idea.chance, len(idea.line)))

    def _plan_ahead(
        self, plans: Sequence[TurnPlan], worlds: list[list[float]], model: WinModel
    ) -> Generator[None, None, dict[int, tuple[Action, ...]]]:
        """Plan the next turn after the best options; change the values in `worlds` accordingly.

        Return the plan of that turn for each of these options, in the first world. The other
        options change as much as the one that gains least by it, so that the values
        remain comparable.
        """
        means = self._judge(worlds)
        best = max(means)
        order = sorted(range(len(means)), key=lambda i: -means[i])[: self._ahead]
        order = [i for i in order if means[i] > best - FAR_BEHIND]
        if len(order) < 2 or best > CERTAIN:
            return {}
        lines: dict[int, tuple[Action, ...]] = {}
        for plan, values in zip(plans, worlds, strict=True):
            before = values[:]
            for i in order:
                begun = plan.after_turn(i)
                values[i], line = yield from _next_turn(begun, values[i], model)
                lines.setdefault(i, line)
            shift = min(values[i] - before[i] for i in order)
            for i in range(len(values)):
                if i not in order:
                    values[i] += min(0.0, shift)
        return lines

    def _compare_further(
        self,
        contest: _Contest,
        state: State,
        options: Sequence[Action],
        model: WinModel,
        known: Sequence[Sequence[Action]],
    ) -> Generator[None, None, None]:
        """Compare the actions between which there is doubt in more worlds."""
        most = self.worlds_at_most(state.config)
        while contest.worlds < most and contest.in_doubt():
            some = [options[i] for i in contest.rivals]
            for _ in range(self._worlds):
                world = with_hidden_shuffled(state, self._luck.number())
                plan = TurnPlan(world, model, some, known)
                yield from plan.search(self._nodes // self._worlds)
                found = []
                for place, value in enumerate(plan.values()):
                    judged = yield from _next_turn(plan.after_turn(place), value, model)
                    found.append(judged[0])
                contest.add(found)

    def _judge(self, worlds: Sequence[Sequence[float]]) -> list[float]:
        """Return the value of each option: the mean over the worlds plus `daring` spreads."""
        means = [sum(found) / len(worlds) for found in zip(*worlds, strict=True)]
        if not self._daring:
            return means
        # Subtract each world's mean: it is the same for all options, so it is nobody's luck.
        apart = [[worth - sum(found) / len(found) for worth in found] for found in worlds]
        spreads = map(pstdev, zip(*apart, strict=True))
        return [mean + self._daring * s for mean, s in zip(means, spreads, strict=True)]

    def _model(self, players: int) -> WinModel:
        """Return the evaluation for this number of rows."""
        if players not in self._models:
            details = Details(load_details()) if players == 1 else None
            self._models[players] = WinModel(self._weights[players], details)
        return self._models[players]


class _Contest:
    """The values of the best few options, world by world, and which of them may be the best."""

    def __init__(self, worlds: Sequence[Sequence[float]], options: Sequence[int]) -> None:
        self._found = {i: [values[i] for values in worlds] for i in options}
        self.rivals = sorted(options, key=lambda i: -fmean(self._found[i]))
        """The options that are still compared."""

    @property
    def worlds(self) -> int:
        """Return the number of worlds in which the rivals have been compared."""
        return len(self._found[self.rivals[0]])

    def add(self, values: Sequence[float]) -> None:
        """Take the values of the rivals in one more world."""
        for option, value in zip(self.rivals, values, strict=True):
            self._found[option].append(value)

    def in_doubt(self) -> bool:
        """Drop the options that are clearly behind the best; return whether others remain."""
        best, *others = sorted(self.rivals, key=lambda i: -fmean(self._found[i]))
        near = [i for i in others if self._is_near(best, i)]
        self.rivals = [best, *near[: CONTENDERS - 1]]
        return len(self.rivals) > 1

    def _is_near(self, best: int, other: int) -> bool:
        """Return whether more worlds might show that another option is better."""
        gaps = [a - b for a, b in zip(self._found[best], self._found[other], strict=True)]
        error = stdev(gaps) / sqrt(len(gaps))
        return error > 0 and fmean(gaps) <= DOUBT * error

    def values(self, before: Sequence[float]) -> list[float]:
        """Return the values of all options, given those of the first worlds.

        Those of the rivals are means over all worlds. All others remain as far behind the best as
        they were, or equal to it, so that the values remain comparable.
        """
        means = {i: fmean(self._found[i]) for i in self.rivals}
        best = max(means, key=means.__getitem__)
        worth, base = means[best], before[best]
        return [
            means.get(i, worth if value == base else worth - max(base - value, JUST_BEHIND))
            for i, value in enumerate(before)
        ]


def _next_turn(
    state: State, value: float, model: WinModel
) -> Generator[None, None, tuple[float, tuple[Action, ...]]]:
    """Plan the turn that begins in a position; return its value and the best way to play it.

    If no turn begins there, return the given value.
    """
    if state.outcome is not None:
        return float(state.outcome is Outcome.WON), ()
    if state.pending is not None:
        return value, ()
    plan = TurnPlan(state, model, candidate_actions(state))
    yield from plan.search(AHEAD_NODES)
    values = plan.values()
    best = max(range(len(values)), key=values.__getitem__)
    return values[best], tuple(plan.line(best))
