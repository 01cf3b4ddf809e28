"""Three ways to play: the same search, with other weights on the same things, and on luck."""

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
"""What can go wrong."""
PROSPECTS = (
    "consumer_pairs",
    "paired",
    "wanted_producer_pairs",
    *(f"restored_{n}" for n in range(1, 6)),
)
"""What leads to habitats."""
OTHERS = ("row_restores", "row_chain", "row_opens", "row_buys", "row_stuck")
"""What the rows say whose turn comes next: when a turn has ended, that is the others'.

Who thinks of others spares no pass token either.
"""


@dataclass(frozen=True, slots=True)
class Character:
    """How a computer teammate weighs: a factor for each number that counts for more, or less."""

    id: str
    factors: Mapping[str, float] = field(default_factory=dict)
    daring: float = 0.0
    """What it thinks of luck (see `Searcher`)."""


CHARACTERS = {
    character.id: character
    for character in (
        Character("cautious", dict.fromkeys(DANGERS, 1.8), daring=-1.0),
        Character("bold", dict.fromkeys(DANGERS, 0.45) | dict.fromkeys(PROSPECTS, 1.5), daring=1.0),
        Character("helpful", dict.fromkeys(OTHERS, 2.6) | {"pass_tokens": 0.0}),
    )
}
"""The characters of computer teammates, by id."""


def teammate(character: str, seed: str, *, nodes: int = NODES) -> Searcher:
    """A bot of a character."""
    own = CHARACTERS[character]
    weights = {rows: _weighed(known, own.factors) for rows, known in load_weights().items()}
    return Searcher(seed, weights, nodes=nodes, daring=own.daring)


def _weighed(weights: Sequence[float], factors: Mapping[str, float]) -> list[float]:
    """The weights with each factor applied."""
    return [w * factors.get(name, 1.0) for name, w in zip(NAMES, weights, strict=True)]
