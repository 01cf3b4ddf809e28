"""Games and positions for tests, as states and as JSON."""

from __future__ import annotations

import json
from typing import Any

from ecosfera.core.game_info import GameInfo
from ecosfera.core.rng import Rng
from ecosfera.games.baltica.codec.state import state_to_json
from ecosfera.games.baltica.game import BalticaGame
from ecosfera.games.baltica.info import INFO
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.deal import new_game
from ecosfera.games.baltica.rules.engine import apply, legal
from ecosfera.games.baltica.rules.state import State
from ecosfera.games.baltica.simulation import BalticaSimulation
from ecosfera.tools.simulate.run import Simulated
from tests.games.baltica.rules.positions import catalogue

Json = dict[str, Any]


class OneGame:
    """A registry of this game alone, with the cards of the tests."""

    def ids(self) -> tuple[str, ...]:
        return (INFO.id,)

    def info(self, game_id: str) -> GameInfo:
        return {INFO.id: INFO}[game_id]

    def game(self, game_id: str) -> BalticaGame:
        return {INFO.id: BALTICA}[game_id]


BALTICA = BalticaGame(catalogue())
GAMES = OneGame()
SIMULATED = Simulated(BALTICA, BalticaSimulation(catalogue()))

CONFIGS = (
    Config(players=1, seed="one"),
    Config(players=2, seed="two", pressures=3, biodiversity_loss=True),
    Config(players=3, seed="three", policies=True, first_player=2),
    Config(players=4, seed="four", policies=True, house_cards=False, eutrophication=True),
    Config(players=2, seed="five", policies=True, element_stack=3, names=("Ålrik", "Öyvind")),
)


def random_game(config: Config, luck: str = "") -> list[State]:
    """Every position of a game of random moves, from the first to the last."""
    state = new_game(catalogue(), config)
    chance = Rng(luck)
    states = [state]
    while state.outcome is None:
        state, _ = apply(state, chance.pick(legal(state)))
        states.append(state)
    return states


def fresh(**config: Any) -> Json:
    """Return the JSON of a new game, to be damaged."""
    given = {"seed": "fresh", **config}
    return to_json(new_game(catalogue(), Config(**given)))


def to_json(state: State) -> Json:
    """Return the JSON of a state as a program reads it, to be damaged."""
    data: Json = plain(state_to_json(state))
    return data


def plain(value: Any) -> Any:
    """Return the same JSON as parsed from a line, sharing nothing."""
    return json.loads(json.dumps(value))


def put(state: Json, path: str, value: object) -> None:
    """Set the value at a path such as `players.0.row.1.used`."""
    *keys, last = path.split(".")
    place: Any = state
    for key in keys:
        place = place[int(key) if isinstance(place, list) else key]
    place[int(last) if isinstance(place, list) else last] = value
