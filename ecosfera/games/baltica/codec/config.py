"""The configuration of a game to and from JSON (PROTOCOL, config)."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from ecosfera.core.codec import Record, boolean, integer, new_seed, player_names, seed
from ecosfera.core.json_fields import read_integer
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.ids import (
    ELEMENT_STACK,
    LIVING_HABITATS,
    MAX_SEED_LENGTH,
    PLAYERS,
    ROW_CARDS,
    STARTING_PRESSURES,
)


def config_to_json(config: Config) -> dict[str, object]:
    """Return a configuration as JSON, with all keys."""
    return _record(config.players).write(config)


def config_from_json(value: object, where: str = "config") -> Config:
    """Read a configuration. Missing keys get their defaults, a missing seed a random one."""
    standard = Config()
    given = _record(standard.players).keys(value, where, partial=True)
    players = read_integer(given.get("players", standard.players), f"{where}.players", *PLAYERS)
    config = _record(players).read(given, where, partial=True)
    return config if "seed" in given else replace(config, seed=new_seed())


@cache
def _record(players: int) -> Record[Config]:
    """Return the table of configurations of games with so many rows."""
    return Record(
        Config,
        players=integer(*PLAYERS),
        names=player_names(players),
        element_stack=integer(*ELEMENT_STACK),
        pressures=integer(*STARTING_PRESSURES),
        eutrophication=boolean,
        biodiversity_loss=boolean,
        living_habitats=integer(*LIVING_HABITATS),
        row_cards=integer(*ROW_CARDS),
        homecoming=boolean,
        policies=boolean,
        house_cards=boolean,
        first_player=integer(0, players - 1),
        seed=seed(MAX_SEED_LENGTH),
    )
