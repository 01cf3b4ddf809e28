"""The configuration of a game to and from JSON (PROTOCOL, config)."""

from __future__ import annotations

import os

from ecosfera.core.json_fields import (
    CodecError,
    read_boolean,
    read_integer,
    read_list,
    read_object,
    read_string,
)
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.ranges import (
    ELEMENT_STACK,
    MAX_SEED_LENGTH,
    PLAYERS,
    STARTING_PRESSURES,
)

KEYS = (
    "players",
    "names",
    "element_stack",
    "pressures",
    "eutrophication",
    "biodiversity_loss",
    "policies",
    "house_cards",
    "first_player",
    "seed",
)


def config_to_json(config: Config) -> dict[str, object]:
    """Return a configuration as JSON, with all keys."""
    return {
        "players": config.players,
        "names": list(config.names),
        "element_stack": config.element_stack,
        "pressures": config.pressures,
        "eutrophication": config.eutrophication,
        "biodiversity_loss": config.biodiversity_loss,
        "policies": config.policies,
        "house_cards": config.house_cards,
        "first_player": config.first_player,
        "seed": config.seed,
    }


def config_from_json(value: object, where: str = "config") -> Config:
    """Read a configuration. Missing keys get their defaults, a missing seed a random one."""
    given = read_object(value, where, (), KEYS)
    standard = Config()
    players = read_integer(given.get("players", standard.players), f"{where}.players", *PLAYERS)

    def whole(key: str, low: int, high: int, default: int) -> int:
        return read_integer(given.get(key, default), f"{where}.{key}", low, high)

    def flag(key: str, *, default: bool) -> bool:
        return read_boolean(given.get(key, default), f"{where}.{key}")

    return Config(
        players=players,
        names=_names(given.get("names", []), f"{where}.names", players),
        element_stack=whole("element_stack", *ELEMENT_STACK, standard.element_stack),
        pressures=whole("pressures", *STARTING_PRESSURES, standard.pressures),
        eutrophication=flag("eutrophication", default=standard.eutrophication),
        biodiversity_loss=flag("biodiversity_loss", default=standard.biodiversity_loss),
        policies=flag("policies", default=standard.policies),
        house_cards=flag("house_cards", default=standard.house_cards),
        first_player=whole("first_player", 0, players - 1, standard.first_player),
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


def _seed(value: object, where: str) -> str:
    """Read a seed: any string of at most `MAX_SEED_LENGTH` characters."""
    seed = read_string(value, where)
    if len(seed) > MAX_SEED_LENGTH:
        raise CodecError(f"{where}: at most {MAX_SEED_LENGTH} characters, not {len(seed)}")
    return seed
