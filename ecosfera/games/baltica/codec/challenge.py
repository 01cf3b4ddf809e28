"""Challenge codes: a whole set-up with its seed in ten letters and digits (`core.codes`)."""

from __future__ import annotations

from typing import Final

from ecosfera.core import codes
from ecosfera.core.codes import CodeError, CodeMistake
from ecosfera.games.baltica.rules.config import Config

LENGTH: Final = 10
SEEDS: Final = 20_000_000
"""Seeds of challenges are the decimal numbers below this."""
_UNUSED_FLAG: Final = 32
"""Five switches; there is space for a sixth."""
_CHOICES: Final = (
    tuple((players, first) for players in range(1, 5) for first in range(players)),
    range(3, 9),
    range(64),
)
"""Players and who begins, the size of the element stacks, the switches."""
_VERSION: Final = 0
"""Increase it when the rules deal other games from the same seed: old codes become unreadable."""


def has_code(config: Config) -> bool:
    """Return whether a seed can be encoded; a seed typed as text cannot."""
    return codes.is_seed(config.seed, SEEDS)


def seed_of(text: str) -> str:
    """Return an encodable seed for any text; equal texts give equal seeds."""
    return text if codes.is_seed(text, SEEDS) else codes.hashed_seed(text, SEEDS)


def encode(config: Config) -> str:
    """Return the code of a set-up in two groups of five, without names.

    Raise `ValueError` unless `has_code`.
    """
    if not has_code(config):
        raise ValueError(f"the seed {config.seed!r} has no code")
    flags = (
        (config.pressures == 3)
        | config.eutrophication << 1
        | config.biodiversity_loss << 2
        | config.policies << 3
        | config.house_cards << 4
    )
    seat = config.players, config.first_player
    number = codes.pack(int(config.seed), (seat, config.element_stack, flags), _CHOICES)
    return codes.write(number, LENGTH, _VERSION)


def decode(code: str) -> Config:
    """Return the set-up of a code, without names. Raise `CodeError`."""
    seed, values = codes.unpack(codes.read(code, LENGTH, _VERSION), _CHOICES)
    (players, first), stack, flags = values
    if seed >= SEEDS or flags & _UNUSED_FLAG:
        raise CodeError(CodeMistake.CHECK)
    return Config(
        players=players,
        element_stack=stack,
        pressures=3 if flags & 1 else 2,
        eutrophication=bool(flags & 2),
        biodiversity_loss=bool(flags & 4),
        policies=bool(flags & 8),
        house_cards=bool(flags & 16),
        first_player=first,
        seed=str(seed),
    )
