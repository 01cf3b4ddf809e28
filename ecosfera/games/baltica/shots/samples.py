"""Matches, summaries and records of this game for pictures of the program's scenes."""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from ecosfera.games.baltica.game import Match, load
from ecosfera.games.baltica.rules.cards import HABITATS
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.engine import legal
from ecosfera.games.game_screens import Samples

if TYPE_CHECKING:
    from collections.abc import Iterator

SHORT: Final = Config(players=2, names=("Anna", "Elias"), seed="3")
LONG_NAMES: Final = ("Aleksandra", "Bartholomew", "Konstantin", "Wilhelmiina")
LONG: Final = Config(players=4, names=LONG_NAMES, policies=True, seed="5")
CODE: Final = "7FNAX-K3W9T"
KINDS: Final = (
    *((1, 8, 7), (1, 6, 12), (1, 3, 4)),
    *((2, 8, 1), (2, 6, 5), (2, 3, 2), (2, 4, 3), (2, 5, 1)),
)
"""Level, element stack and number of the finished matches."""


def finished(config: Config) -> Match:
    """Return a match of random moves played to its end."""
    match = Match.new(load(), config)
    chance = random.Random(config.seed)  # noqa: S311 (which game, no secret)
    while match.state.outcome is None:
        match.act(chance.choice(legal(match.state)))
    return match


def _summary(
    names: tuple[str, ...],
    round_: int,
    habitats: tuple[str, ...],
    impacts: int,
    outcome: str | None = None,
    level: int = 1,
) -> dict[str, Any]:
    return {
        "names": names,
        "players": len(names) or 1,
        "level": level,
        "seed": "7",
        "round": round_,
        "habitats": list(habitats),
        "impacts": impacts,
        "outcome": outcome,
    }


def _records() -> Iterator[dict[str, object]]:
    catalogue = load().catalogue
    species = [one.id for one in (*catalogue.producers, *catalogue.consumers)]
    for level, stack, count in KINDS:
        for number in range(count):
            yield {
                "won": number % 3 == 0 and stack != 3,
                "rounds": 14 - stack + number % 5,
                "habitats": number % 7,
                "impacts": 3,
                "players": 2,
                "level": level,
                "element_stack": stack,
                "pressures": 3 if stack < 5 else 2,
                "eutrophication": stack < 5,
                "biodiversity_loss": stack == 4,
                "species": species[number : 3 * number : 2],
            }


def samples() -> Samples:
    """Return the samples."""
    crowded = ("ice", "coast", "open_water", "river", "mud")
    return Samples(
        code=CODE,
        running=(
            _summary(("Anna", "Elias"), 5, ("coast", "river"), 1),
            _summary(LONG_NAMES, 14, crowded, 5),
        ),
        saved=(
            _summary(("Anna", "Elias", "Mia"), 4, ("coast", "river"), 1),
            _summary(("Anna", "Elias", "Mia"), 9, HABITATS, 2, "won", level=2),
            _summary(LONG_NAMES, 12, ("ice", "mud", "rock", "open_water"), 6, "lost"),
            _summary((), 1, (), 0),
        ),
        records=tuple(_records()),
        short=partial(finished, SHORT),
        long=partial(finished, LONG),
    )
