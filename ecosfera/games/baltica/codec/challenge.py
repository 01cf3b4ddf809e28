"""Challenge codes: a whole set-up with its seed in ten letters and digits (`core.codes`)."""

from __future__ import annotations

from typing import Final

from ecosfera.core import codes
from ecosfera.core.codes import CodeError, CodeMistake
from ecosfera.core.digests import sha256
from ecosfera.games.baltica.rules.config import Config

LENGTH: Final = 10
SEEDS: Final = 20_000_000
"""Seeds of challenges are the decimal numbers below this."""
_SEATS: Final = tuple((players, first) for players in range(1, 5) for first in range(players))
_STACKS: Final = range(3, 9)
_FLAGS: Final = 64
"""Five switches; there is space for a sixth."""
_UNUSED_FLAG: Final = 32
_VERSION: Final = 0
"""Increase it when the rules deal other games from the same seed: old codes become unreadable."""


def has_code(config: Config) -> bool:
    """Return whether a seed can be encoded; a seed typed as text cannot."""
    return _is_seed(config.seed)


def _is_seed(text: str) -> bool:
    """Return whether a text is a seed number in its canonical form."""
    plain = text.isascii() and text.isdigit() and len(text) <= len(str(SEEDS))
    return plain and text == str(int(text)) and int(text) < SEEDS


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
    number = int(config.seed)
    number = number * len(_SEATS) + _SEATS.index((config.players, config.first_player))
    number = number * len(_STACKS) + _STACKS.index(config.element_stack)
    return codes.write(number * _FLAGS + flags, LENGTH, _VERSION)


def decode(code: str) -> Config:
    """Return the set-up of a code, without names. Raise `CodeError`."""
    number, flags = divmod(codes.read(code, LENGTH, _VERSION), _FLAGS)
    number, stack = divmod(number, len(_STACKS))
    seed, seat = divmod(number, len(_SEATS))
    if seed >= SEEDS or flags & _UNUSED_FLAG:
        raise CodeError(CodeMistake.CHECK)
    players, first = _SEATS[seat]
    return Config(
        players=players,
        element_stack=_STACKS[stack],
        pressures=3 if flags & 1 else 2,
        eutrophication=bool(flags & 2),
        biodiversity_loss=bool(flags & 4),
        policies=bool(flags & 8),
        house_cards=bool(flags & 16),
        first_player=first,
        seed=str(seed),
    )


def seed_of(text: str) -> str:
    """Return an encodable seed for any text; equal texts give equal seeds."""
    if _is_seed(text):
        return text
    number = int.from_bytes(sha256(text.encode("utf-8", "replace"))[:8], "big")
    return str(number % SEEDS)
