"""The configuration of a game to and from JSON (PROTOCOL, config)."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Final

from ecosfera.core.codec import Field, Record, boolean, integer, new_seed, player_names, seed
from ecosfera.core.json_fields import read_choice, read_integer
from ecosfera.games.co2.rules.config import Config
from ecosfera.games.co2.rules.ids import (
    EVERY_PLAYER,
    GOAL,
    MAX_SEED_LENGTH,
    OFFERS,
    PLAYERS,
    ROUND_LIMIT,
    START_TERRITORIES,
)

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.ids import PlayerId

GAME: Final = "co2"
"""The id of the game, which every configuration and every state names."""
DICE: Final = "dice"
LATER: Final = ("flow", "head_start", "retire", "last_earned", "afar", "new_kinds", "late_trades")
"""Settings that old configurations do not have."""


def config_to_json(config: Config) -> dict[str, object]:
    """Return a configuration as JSON, with all keys, but those in `LATER` only if they are true.

    So games without them look as they did before there were such settings.
    """
    written = _record(config.players).write(config)
    for key in LATER:
        if not written[key]:
            del written[key]
    return {"game": GAME, **written}


def config_from_json(value: object, where: str = "config", *, complete: bool = False) -> Config:
    """Read a configuration. Missing keys get their defaults, a missing seed a random one.

    With `complete`, no key may be missing but those in `LATER`.
    """
    standard = Config()
    partial = not complete
    given = _record(standard.players).keys(value, where, tags=("game",), partial=partial)
    read_choice(given["game"], f"{where}.game", (GAME,))
    players = read_integer(given.get("players", standard.players), f"{where}.players", *PLAYERS)
    config = _record(players).read(given, where, tags=("game",), partial=partial)
    return config if "seed" in given else replace(config, seed=new_seed())


@cache
def _record(players: int) -> Record[Config]:
    """Return the table of configurations of games for so many players."""
    return Record(
        Config,
        players=integer(*PLAYERS),
        names=player_names(players),
        first_player=Field(
            lambda value, where: _read_first_player(value, where, players),
            lambda player: DICE if player is None else player,
        ),
        goal=integer(*GOAL),
        start_territories=integer(*START_TERRITORIES),
        round_limit=integer(*ROUND_LIMIT),
        offers=integer(*OFFERS),
        flow=boolean.or_absent(),
        head_start=boolean.or_absent(),
        retire=boolean.or_absent(),
        last_earned=boolean.or_absent(),
        afar=boolean.or_absent(),
        new_kinds=boolean.or_absent(),
        late_trades=boolean.or_absent(),
        seed=seed(MAX_SEED_LENGTH),
    )


def _read_first_player(value: object, where: str, players: int) -> PlayerId | None:
    """Read who begins: the dice, or a player."""
    if isinstance(value, str):
        read_choice(value, where, (DICE,))
        return None
    return EVERY_PLAYER[read_integer(value, where, 0, players - 1)]
