"""The configuration of a game to and from JSON (PROTOCOL, config)."""

from __future__ import annotations

import os
from typing import Final

from ecosfera.core.json_fields import (
    CodecError,
    read_choice,
    read_integer,
    read_list,
    read_object,
    read_string,
)
from ecosfera.games.co2.rules.pieces import (
    EVERY_PLAYER,
    GOAL,
    MAX_SEED_LENGTH,
    OFFERS,
    PLAYERS,
    ROUND_LIMIT,
    START_TERRITORIES,
    PlayerId,
)
from ecosfera.games.co2.rules.state import Config

GAME: Final = "co2"
"""The id of the game, which every configuration and every state names."""
DICE: Final = "dice"
KEYS: Final = (
    "players",
    "names",
    "first_player",
    "goal",
    "start_territories",
    "round_limit",
    "offers",
    "seed",
)


def config_to_json(config: Config) -> dict[str, object]:
    """Return a configuration as JSON, with all keys."""
    return {
        "game": GAME,
        "players": config.players,
        "names": list(config.names),
        "first_player": DICE if config.first_player is None else config.first_player,
        "goal": config.goal,
        "start_territories": config.start_territories,
        "round_limit": config.round_limit,
        "offers": config.offers,
        "seed": config.seed,
    }


def config_from_json(value: object, where: str = "config", *, complete: bool = False) -> Config:
    """Read a configuration. Missing keys get their defaults, a missing seed a random one.

    With `complete`, no key may be missing.
    """
    optional = () if complete else KEYS
    required = ("game", *KEYS) if complete else ("game",)
    given = read_object(value, where, required, optional)
    read_choice(given["game"], f"{where}.game", (GAME,))
    standard = Config()
    players = read_integer(given.get("players", standard.players), f"{where}.players", *PLAYERS)

    def whole(key: str, low: int, high: int, default: int) -> int:
        return read_integer(given.get(key, default), f"{where}.{key}", low, high)

    return Config(
        players=players,
        names=_names(given.get("names", []), f"{where}.names", players),
        first_player=_first_player(
            given.get("first_player", DICE), f"{where}.first_player", players
        ),
        goal=whole("goal", *GOAL, standard.goal),
        start_territories=whole(
            "start_territories", *START_TERRITORIES, standard.start_territories
        ),
        round_limit=whole("round_limit", *ROUND_LIMIT, standard.round_limit),
        offers=whole("offers", *OFFERS, standard.offers),
        seed=_seed(given["seed"], f"{where}.seed") if "seed" in given else new_seed(),
    )


def new_seed() -> str:
    """Return a random seed."""
    return os.urandom(6).hex()


def _names(value: object, where: str, players: int) -> tuple[str, ...]:
    """Read the names: none, or one for each player."""
    names = read_list(value, where)
    if len(names) not in {0, players}:
        raise CodecError(f"{where}: must be empty or have {players} entries, not {len(names)}")
    return tuple(read_string(name, f"{where}[{i}]") for i, name in enumerate(names))


def _first_player(value: object, where: str, players: int) -> PlayerId | None:
    """Read who begins: the dice, or a player."""
    if isinstance(value, str):
        read_choice(value, where, (DICE,))
        return None
    return EVERY_PLAYER[read_integer(value, where, 0, players - 1)]


def _seed(value: object, where: str) -> str:
    """Read a seed: any string of at most `MAX_SEED_LENGTH` characters."""
    seed = read_string(value, where)
    if len(seed) > MAX_SEED_LENGTH:
        raise CodecError(f"{where}: at most {MAX_SEED_LENGTH} characters, not {len(seed)}")
    return seed
