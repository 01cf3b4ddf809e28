"""Challenge codes: a whole set-up with its seed in ten letters and digits (`core.codes`)."""

from __future__ import annotations

import math
from typing import Final

from ecosfera.core import codes
from ecosfera.core.codes import CodeError, CodeMistake
from ecosfera.games.co2.rules.config import Config
from ecosfera.games.co2.rules.ids import EVERY_PLAYER, GOAL, OFFERS, ROUND_LIMIT, START_TERRITORIES

LENGTH: Final = 10
SEEDS: Final = 100_000
"""Seeds of challenges are the decimal numbers below this."""
GUIDED: Final = ("1032086",)
"""Further seeds with a code: those of guided laps."""
_NUMBERED: Final = SEEDS + len(GUIDED)
"""How many seeds have a code. Games with flow (RULES 4.8) count on from here, so that a code from
before there was flow still names the same game.
"""
_CHOICES: Final = (
    tuple((players, first) for players in range(2, 5) for first in (None, *EVERY_PLAYER[:players])),
    *(range(low, high + 1) for low, high in (GOAL, START_TERRITORIES, ROUND_LIMIT, OFFERS)),
)
"""Players and who begins, the goal, territories at the start, rounds, offers."""
_HEAD_START_CHOICES: Final = (
    tuple((players, first) for players in range(2, 5) for first in (None, EVERY_PLAYER[0])),
    *(range(low, high + 1) for low, high in (GOAL, ROUND_LIMIT, OFFERS)),
)
"""The same for games with a head start (RULES 2.9), which have flow and three territories each."""
_HEAD_STARTS: Final = 2 * _NUMBERED * math.prod(map(len, _CHOICES))
"""The first number of a game with a head start: they come after all others."""
RETIRE_ROUNDS: Final = 100
"""The most rounds of a game with a code in which credits may be handed in (RULES 4.9)."""
_RETIRE_CHOICES: Final = (
    *_HEAD_START_CHOICES[:2],
    range(ROUND_LIMIT[0], RETIRE_ROUNDS + 1),
    *_HEAD_START_CHOICES[3:],
)
"""The same where credits may be handed in."""
_RETIRES: Final = _HEAD_STARTS + SEEDS * math.prod(map(len, _HEAD_START_CHOICES))
"""The first number of such a game."""
LAST_EARNED_GOAL: Final = 13
"""The lowest goal of a game with a code whose last point credits may not bring (RULES 4.9)."""
_LAST_EARNED_CHOICES: Final = (
    _RETIRE_CHOICES[0],
    range(LAST_EARNED_GOAL, GOAL[1] + 1),
    *_RETIRE_CHOICES[2:],
)
"""The same where credits may be handed in, but not for the last point.

There a territory may be bought from afar, too (RULES 4.10), and exchanges bring new kinds (5.6).
"""
_LAST_EARNED: Final = _RETIRES + SEEDS * math.prod(map(len, _RETIRE_CHOICES))
"""The first number of such a game."""
LATE_TRADES_ROUNDS: Final = 100
"""The round limit of a game with a code whose territories are traded late (RULES 11.9)."""
_LATE_TRADES_CHOICES: Final = (
    *_LAST_EARNED_CHOICES[:2],
    (LATE_TRADES_ROUNDS,),
    *_LAST_EARNED_CHOICES[3:],
)
"""The same where, besides all that, territories are traded late."""
_LATE_TRADES: Final = _LAST_EARNED + SEEDS * math.prod(map(len, _LAST_EARNED_CHOICES))
"""The first number of such a game."""
_KINDS: Final = (
    (_HEAD_STARTS, _HEAD_START_CHOICES),
    (_RETIRES, _RETIRE_CHOICES),
    (_LAST_EARNED, _LAST_EARNED_CHOICES),
    (_LATE_TRADES, _LATE_TRADES_CHOICES),
)
"""The kinds of games with a head start: the first number, and the choices."""
_VERSION: Final = 11
"""Unlike that of other games. Increase it when the rules deal other games from the same seed."""


def has_code(config: Config) -> bool:
    """Return whether a set-up has a code; one with a seed typed as text has none.

    Neither have a head start, credits to hand in, purchases from afar, exchanges for new kinds and
    late trades that no set-up offers: there is no room for so many codes.
    """
    if not config.afar == config.new_kinds == config.last_earned:
        return False
    if config.last_earned and not (config.retire and config.goal >= LAST_EARNED_GOAL):
        return False
    if config.late_trades and not (config.last_earned and config.round_limit == LATE_TRADES_ROUNDS):
        return False
    if not config.head_start:
        return not config.retire and (config.seed in GUIDED or codes.is_seed(config.seed, SEEDS))
    known = config.flow and config.start_territories == START_TERRITORIES[1]
    known = known and not (config.retire and config.round_limit > RETIRE_ROUNDS)
    seat = config.players, config.first_player
    return known and seat in _HEAD_START_CHOICES[0] and codes.is_seed(config.seed, SEEDS)


def seed_of(text: str) -> str:
    """Return a seed with a code for any text; equal texts give equal seeds."""
    if text.isascii() and text.isdigit() and len(text) <= len(str(SEEDS)):
        return str(int(text) % SEEDS)
    return codes.hashed_seed(text, SEEDS)


def encode(config: Config) -> str:
    """Return the code of a set-up in two groups of five, without names.

    Raise `ValueError` unless `has_code`.
    """
    if not has_code(config):
        raise ValueError(f"this set-up with the seed {config.seed!r} has no code")
    if config.head_start:
        return codes.write(_pack_head_start(config), LENGTH, _VERSION)
    guided = config.seed in GUIDED
    seed = SEEDS + GUIDED.index(config.seed) if guided else int(config.seed)
    seat = config.players, config.first_player
    goal, starts = config.goal, config.start_territories
    values = (seat, goal, starts, config.round_limit, config.offers)
    number = codes.pack(seed + config.flow * _NUMBERED, values, _CHOICES)
    return codes.write(number, LENGTH, _VERSION)


def decode(code: str) -> Config:
    """Return the set-up of a code, without names. Raise `CodeError`."""
    read = codes.read(code, LENGTH, _VERSION)
    if read >= _HEAD_STARTS:
        return _unpack_head_start(read)
    number, values = codes.unpack(read, _CHOICES)
    (players, first), goal, starts, rounds, offers = values
    flow, seed = divmod(number, _NUMBERED)
    return Config(
        players=players,
        first_player=first,
        goal=goal,
        start_territories=starts,
        round_limit=rounds,
        offers=offers,
        flow=bool(flow),
        seed=str(seed) if seed < SEEDS else GUIDED[seed - SEEDS],
    )


def _pack_head_start(config: Config) -> int:
    """Return a set-up with a head start as a number."""
    seat = config.players, config.first_player
    values = (seat, config.goal, config.round_limit, config.offers)
    start, choices = _KINDS[config.retire + config.last_earned + config.late_trades]
    return start + codes.pack(int(config.seed), values, choices)


def _unpack_head_start(number: int) -> Config:
    """Return the set-up of such a number. Raise `CodeError`."""
    kind = max(kind for kind, (start, _) in enumerate(_KINDS) if number >= start)
    start, choices = _KINDS[kind]
    seed, values = codes.unpack(number - start, choices)
    if seed >= SEEDS:
        raise CodeError(CodeMistake.CHECK)
    (players, first), goal, rounds, offers = values
    return Config(
        players=players,
        first_player=first,
        goal=goal,
        start_territories=START_TERRITORIES[1],
        round_limit=rounds,
        offers=offers,
        flow=True,
        head_start=True,
        retire=kind > 0,
        last_earned=kind > 1,
        afar=kind > 1,
        new_kinds=kind > 1,
        late_trades=kind > 2,
        seed=str(seed),
    )
