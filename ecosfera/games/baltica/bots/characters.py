"""Three characters of computer teammates: the same search with different weights."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ecosfera.games.baltica.bots.features import NAMES
from ecosfera.games.baltica.bots.searcher import NODES, Searcher
from ecosfera.games.baltica.bots.weights import load_weights

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

DANGERS = (
    "strike",
    "pressures",
    "clash",
    "idle",
    "row_three_pressures",
    "row_four_pressures",
    "row_two_pressures",
    "row_clash",
    *(f"impacts_{n}" for n in range(1, 6)),
)
"""Features of what can go wrong."""
PROSPECTS = (
    "consumer_pairs",
    "paired",
    "wanted_producer_pairs",
    *(f"restored_{n}" for n in range(1, 6)),
)
"""Features of what leads to restored habitats."""
OTHERS = ("row_restores", "row_chain", "row_opens", "row_buys", "row_stuck")
"""Features of the face-up rows. After a turn has ended these are mostly the other players' rows.

The helpful character also spends pass tokens freely.
"""


@dataclass(frozen=True, slots=True)
class Character:
    """The weighting of a character: a factor for each feature that counts more or less."""

    id: str
    factors: Mapping[str, float] = field(default_factory=dict)
    daring: float = 0.0
    """Attitude to luck; see `Searcher`."""


CHARACTERS = {
    character.id: character
    for character in (
        Character("cautious", dict.fromkeys(DANGERS, 1.8), daring=-1.0),
        Character("bold", dict.fromkeys(DANGERS, 0.45) | dict.fromkeys(PROSPECTS, 1.5), daring=1.0),
        Character("helpful", dict.fromkeys(OTHERS, 2.6) | {"pass_tokens": 0.0}),
    )
}
"""The characters by id."""


def teammate(character: str, seed: str, *, nodes: int = NODES) -> Searcher:
    """Return a bot with a character."""
    own = CHARACTERS[character]
    weights = {rows: _weighed(known, own.factors) for rows, known in load_weights().items()}
    return Searcher(seed, weights, nodes=nodes, daring=own.daring)


def _weighed(weights: Sequence[float], factors: Mapping[str, float]) -> list[float]:
    """Return the weights multiplied by their factors."""
    return [w * factors.get(name, 1.0) for name, w in zip(NAMES, weights, strict=True)]
