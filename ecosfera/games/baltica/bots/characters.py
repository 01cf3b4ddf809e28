"""The characters of computer players, and who plays under which name."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ecosfera.core.bot import Bot
from ecosfera.core.rng import Rng
from ecosfera.games.baltica.bots.beginner import BeginnerBot
from ecosfera.games.baltica.bots.caution import careful_actions
from ecosfera.games.baltica.bots.features import NAMES
from ecosfera.games.baltica.bots.greedy import GreedyBot
from ecosfera.games.baltica.bots.searcher import AHEAD, NODES, WORLDS, Searcher
from ecosfera.games.baltica.bots.turn_search import candidate_actions
from ecosfera.games.baltica.bots.weights import load_weights
from ecosfera.games.baltica.rules.engine import legal

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Mapping, Sequence

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.config import Config
    from ecosfera.games.baltica.rules.state import State


ROWS = ("first_row", "other_row")
DANGERS = (
    "now_strike",
    "later_strike",
    "now_clash",
    *(
        f"{row}_{name}"
        for row in ROWS
        for name in ("three_pressures", "four_pressures", "two_pressures", "clash")
    ),
    *(f"impacts_{n}" for n in range(1, 6)),
)
"""Features of what can go wrong."""
PROSPECTS = (
    "consumers",
    "now_consumer_pairs",
    "later_consumer_pairs",
    "paired",
    "tripled",
    "slowest_route",
)
"""Features of what leads to restored habitats."""
OTHERS = tuple(
    f"{row}_{name}" for row in ROWS for name in ("restores", "chain", "opens", "stuck", "choices")
)
"""Features of the face-up rows, which are the other players' rows.

The helpful character also spends pass tokens freely.
"""


@dataclass(frozen=True, slots=True)
class Character:
    """The weighting of a character: a factor for each feature that counts more or less."""

    id: str
    factors: Mapping[str, float] = field(default_factory=dict)
    daring: float = 0.0
    """Attitude to luck; see `Searcher`."""
    options: Callable[[State], list[Action]] = candidate_actions
    """The actions it considers."""


CHARACTERS = {
    character.id: character
    for character in (
        Character("cautious", dict.fromkeys(DANGERS, 1.8), daring=-1.0, options=careful_actions),
        Character("bold", dict.fromkeys(DANGERS, 0.6) | dict.fromkeys(PROSPECTS, 1.2), daring=1.0),
        Character("helpful", dict.fromkeys(OTHERS, 1.3) | {"pass_tokens": 0.0}),
    )
}
"""The characters by id."""


class Teammate(Searcher):
    """A searcher that compares no actions in more worlds than the first ones.

    That would take most of its time, and wins six games of a hundred more.
    """

    def worlds_at_most(self, config: Config) -> int:
        """Return in how many orders of the hidden cards actions are compared."""
        del config
        return WORLDS


def teammate(character: str, seed: str, *, nodes: int = NODES, ahead: int = AHEAD) -> Searcher:
    """Return a bot with a character; `nodes` and `ahead` are those of `Searcher`."""
    played = CHARACTERS[character]
    return Teammate(
        seed,
        weights_of(character),
        nodes=nodes,
        ahead=ahead,
        daring=played.daring,
        options=played.options,
    )


def weights_of(character: str) -> dict[int, list[float]]:
    """Return the weights of a character by number of rows."""
    factors = CHARACTERS[character].factors
    return {rows: _weighed(known, factors) for rows, known in load_weights().items()}


def _weighed(weights: Sequence[float], factors: Mapping[str, float]) -> list[float]:
    """Return the weights multiplied by their factors."""
    return [w * factors.get(name, 1.0) for name, w in zip(NAMES, weights, strict=True)]


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
