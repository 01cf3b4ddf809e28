"""Challenge codes: a whole set-up with its seed in ten letters and digits (`core.codes`)."""

from __future__ import annotations

from typing import Final

from ecosfera.core import codes
from ecosfera.core.codes import CodeError, CodeMistake
from ecosfera.games.baltica.rules.config import Config

LENGTH: Final = 10
SEEDS: Final = 20_000_000
"""Seeds of challenges are the decimal numbers below this."""
GENTLE_SEEDS: Final = 625_000
"""The same for games that are gentler than the printed rules: these say more beside the seed."""
_GENTLE: Final = 32
"""The switch of a gentler game. Its number holds the seed and what is gentler.

The number holds the pressure cards as well, so the first switch, three of them, is turned over if
animals go home.
"""
_CHOICES: Final = (
    tuple((players, first) for players in range(1, 5) for first in range(players)),
    range(3, 9),
    range(64),
)
"""Players and who begins, the size of the element stacks, the switches."""
_GENTLER: Final = (range(4), range(4), (4, 5))
"""Pressure cards of a starting deck, living habitats, cards of a new row."""
_VERSION: Final = 0
"""Increase it when the rules deal other games from the same seed: old codes become unreadable."""


def is_gentle(config: Config) -> bool:
    """Return whether a set-up has a variation that the printed rules do not have (RULES 2.1)."""
    gentler = config.pressures < 2 or config.living_habitats > 0 or config.row_cards > 4
    return gentler or config.homecoming


def seeds_of(config: Config) -> int:
    """Return how many seeds of such a set-up have a code: the decimal numbers below this."""
    return GENTLE_SEEDS if is_gentle(config) else SEEDS


def has_code(config: Config) -> bool:
    """Return whether a seed can be encoded; a seed typed as text cannot."""
    return codes.is_seed(config.seed, seeds_of(config))


def seed_of(text: str) -> str:
    """Return an encodable seed for any text; equal texts give equal seeds."""
    return text if codes.is_seed(text, SEEDS) else codes.hashed_seed(text, SEEDS)


def encode(config: Config) -> str:
    """Return the code of a set-up in two groups of five, without names.

    Raise `ValueError` unless `has_code`.
    """
    if not has_code(config):
        raise ValueError(f"the seed {config.seed!r} has no code")
    number, gentle = int(config.seed), is_gentle(config)
    if gentle:
        gentler = config.pressures, config.living_habitats, config.row_cards
        number = codes.pack(number, gentler, _GENTLER)
    flags = (
        ((config.pressures == 3) != config.homecoming)
        | config.eutrophication << 1
        | config.biodiversity_loss << 2
        | config.policies << 3
        | config.house_cards << 4
        | gentle * _GENTLE
    )
    seat = config.players, config.first_player
    number = codes.pack(number, (seat, config.element_stack, flags), _CHOICES)
    return codes.write(number, LENGTH, _VERSION)


def decode(code: str) -> Config:
    """Return the set-up of a code, without names. Raise `CodeError`."""
    seed, values = codes.unpack(codes.read(code, LENGTH, _VERSION), _CHOICES)
    (players, first), stack, flags = values
    if seed >= SEEDS:
        raise CodeError(CodeMistake.CHECK)
    pressures, living, row_cards, homecoming = 3 if flags & 1 else 2, 0, 4, False
    if flags & _GENTLE:
        seed, (pressures, living, row_cards) = codes.unpack(seed, _GENTLER)
        homecoming = bool(flags & 1) != (pressures == 3)
    config = Config(
        players=players,
        element_stack=stack,
        pressures=pressures,
        eutrophication=bool(flags & 2),
        biodiversity_loss=bool(flags & 4),
        living_habitats=living,
        row_cards=row_cards,
        homecoming=homecoming,
        policies=bool(flags & 8),
        house_cards=bool(flags & 16),
        first_player=first,
        seed=str(seed),
    )
    if (flags & _GENTLE > 0) != is_gentle(config):
        raise CodeError(CodeMistake.CHECK)
    return config
