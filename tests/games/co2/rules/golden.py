"""Golden games: whole games as readable text, to see at a glance what a change of the rules does.

`python -m tests.games.co2.rules.golden` plays them anew and writes the files; read the difference
before keeping it.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Final

from ecosfera.games.co2.bots.roster import BOTS
from ecosfera.games.co2.codec.actions import action_from_json, action_to_json
from ecosfera.games.co2.codec.events import event_to_json
from ecosfera.games.co2.codec.state import state_to_json
from ecosfera.games.co2.rules.actions import Action
from ecosfera.games.co2.rules.config import Config
from ecosfera.games.co2.rules.deal import new_game
from ecosfera.games.co2.rules.engine import apply
from ecosfera.games.co2.rules.ids import EVERY_PLAYER
from ecosfera.games.co2.rules.state import State
from tests.games.co2.rules.positions import catalogue

FOLDER: Final = Path(__file__).parent.parent / "golden"
GAMES: Final = {
    "two_greedy": ("greedy", Config(players=2, seed="golden-1", goal=15, start_territories=3)),
    "three_random": ("random", Config(players=3, seed="golden-2", offers=5, round_limit=9)),
    "four_greedy": (
        "greedy",
        Config(players=4, seed="golden-3", first_player=EVERY_PLAYER[2], round_limit=15),
    ),
    "three_flow": (
        "steady",
        Config(players=3, seed="golden-5", goal=15, start_territories=3, round_limit=8, flow=True),
    ),
    "two_begun": (
        "steady",
        Config(
            players=2,
            seed="golden-6",
            goal=15,
            start_territories=3,
            round_limit=8,
            flow=True,
            head_start=True,
        ),
    ),
    "two_retire": (
        "steady",
        Config(
            players=2,
            seed="golden-7",
            goal=15,
            start_territories=3,
            round_limit=8,
            flow=True,
            head_start=True,
            retire=True,
        ),
    ),
    "two_afar": (
        "steady",
        Config(
            players=2,
            seed="golden-8",
            goal=18,
            start_territories=3,
            round_limit=8,
            flow=True,
            head_start=True,
            retire=True,
            last_earned=True,
            afar=True,
        ),
    ),
    "two_new_kinds": (
        "steady",
        Config(
            players=2,
            seed="golden-9",
            goal=18,
            start_territories=3,
            round_limit=8,
            flow=True,
            head_start=True,
            retire=True,
            last_earned=True,
            afar=True,
            new_kinds=True,
        ),
    ),
    "four_random": ("random", Config(players=4, seed="golden-4", round_limit=12)),
}


def record(name: str) -> str:
    """Return the text of a golden game, played by its bot."""
    bot_name, config = GAMES[name]
    bot = BOTS[bot_name](name)
    state, _ = new_game(catalogue(), config)
    actions: list[Action] = []
    while state.view.outcome is None:
        actions.append(bot.choose(state))
        state, _ = apply(state, actions[-1])
    return as_text(name, actions)


def replay(name: str, text: str) -> str:
    """Return the text of the same moves played now; only the moves are read from the text."""
    moves = [line[2:] for line in text.splitlines() if line.startswith("> ")]
    return as_text(name, [action_from_json(catalogue(), json.loads(move)) for move in moves])


def as_text(name: str, actions: list[Action]) -> str:
    """Return a game as text: each move, its events, and a sum over the whole position."""
    config = GAMES[name][1]
    state, events = new_game(catalogue(), config)
    lines = [f"# {name}: {config}", *(_json(event_to_json(catalogue(), e)) for e in events)]
    lines.append(_position(state))
    for action in actions:
        state, events = apply(state, action)
        lines.append(f"> {_json(action_to_json(catalogue(), action))}")
        lines += [f"    {_json(event_to_json(catalogue(), event))}" for event in events]
        lines.append(_position(state))
    lines.append(f"# {state.view.outcome}")
    return "\n".join(lines) + "\n"


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def _position(state: State) -> str:
    """Return a checksum of the whole position in JSON, as other programs see it."""
    return f"  = {hashlib.sha256(_json(state_to_json(state)).encode()).hexdigest()[:12]}"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        (FOLDER / f"{game}.txt").write_text(record(game), encoding="utf-8")
