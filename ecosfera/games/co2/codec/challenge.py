"""Challenge codes: a whole set-up with its seed in ten letters and digits (`core.codes`)."""

from __future__ import annotations

from typing import Final

from ecosfera.core import codes
from ecosfera.core.codes import CodeError, CodeMistake
from ecosfera.core.digests import sha256
from ecosfera.games.co2.rules.ids import EVERY_PLAYER, GOAL, OFFERS, ROUND_LIMIT, START_TERRITORIES
from ecosfera.games.co2.rules.state import Config

LENGTH: Final = 10
SEEDS: Final = 100_000
"""Seeds of challenges are the decimal numbers below this."""
GUIDED: Final = ("1032086",)
"""Further seeds with a code: those of guided laps."""
_SEATS: Final = tuple(
    (players, first) for players in range(2, 5) for first in (None, *EVERY_PLAYER[:players])
)
_VERSION: Final = 11
"""Unlike that of other games. Increase it when the rules deal other games from the same seed."""


def _numbers(ends: tuple[int, int]) -> range:
    return range(ends[0], ends[1] + 1)


_GOALS, _STARTS = _numbers(GOAL), _numbers(START_TERRITORIES)
_ROUNDS, _OFFERS = _numbers(ROUND_LIMIT), _numbers(OFFERS)


def has_code(config: Config) -> bool:
    """Return whether a seed can be encoded; a seed typed as text cannot."""
    text = config.seed
    if text in GUIDED:
        return True
    plain = text.isascii() and text.isdigit() and len(text) <= len(str(SEEDS))
    return plain and text == str(int(text)) and int(text) < SEEDS


def seed_of(text: str) -> str:
    """Return a seed with a code for any text; equal texts give equal seeds."""
    if text.isascii() and text.isdigit() and len(text) <= len(str(SEEDS)):
        return str(int(text) % SEEDS)
    number = int.from_bytes(sha256(text.encode("utf-8", "replace"))[:8], "big")
    return str(number % SEEDS)


def encode(config: Config) -> str:
    """Return the code of a set-up in two groups of five, without names.

    Raise `ValueError` unless `has_code`.
    """
    if not has_code(config):
        raise ValueError(f"the seed {config.seed!r} has no code")
    named = config.seed in GUIDED
    number = SEEDS + GUIDED.index(config.seed) if named else int(config.seed)
    number = number * len(_SEATS) + _SEATS.index((config.players, config.first_player))
    number = number * len(_GOALS) + _GOALS.index(config.goal)
    number = number * len(_STARTS) + _STARTS.index(config.start_territories)
    number = number * len(_ROUNDS) + _ROUNDS.index(config.round_limit)
    number = number * len(_OFFERS) + _OFFERS.index(config.offers)
    return codes.write(number, LENGTH, _VERSION)


def decode(code: str) -> Config:
    """Return the set-up of a code, without names. Raise `CodeError`."""
    number, offers = divmod(codes.read(code, LENGTH, _VERSION), len(_OFFERS))
    number, rounds = divmod(number, len(_ROUNDS))
    number, starts = divmod(number, len(_STARTS))
    number, goal = divmod(number, len(_GOALS))
    seed, seat = divmod(number, len(_SEATS))
    if seed >= SEEDS + len(GUIDED):
        raise CodeError(CodeMistake.CHECK)
    players, first = _SEATS[seat]
    return Config(
        players=players,
        first_player=first,
        goal=_GOALS[goal],
        start_territories=_STARTS[starts],
        round_limit=_ROUNDS[rounds],
        offers=_OFFERS[offers],
        seed=str(seed) if seed < SEEDS else GUIDED[seed - SEEDS],
    )
