"""Benchmarks of whole programs: start-up time and memory use."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Final

from ecosfera.app.start_times import NAMES
from ecosfera.tools.bench.budgets import BUDGETS
from ecosfera.tools.bench.figures import Figure
from ecosfera.tools.bench.start_time import SOURCE, compile_source, times

RUNS: Final = 9
READING: Final = 60
"""Number of frames for which the set-up is read before Start is pressed: two seconds."""
SMALL: Final = (1366, 768)
LARGE: Final = (1920, 1080)
HELLO: Final = """
import os, sys
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
import pygame
pygame.display.init()
pygame.font.init()
window = pygame.display.set_mode((int(sys.argv[2]), int(sys.argv[3])))
window.blit(pygame.font.Font(None, 40).render("hello", True, "white"), (20, 20))
pygame.display.flip()
print("first", flush=True)
from ecosfera.tools.bench.figures import resident
print("memory", resident(), flush=True)
"""
TABLE: Final = """
import os, sys, time
from pathlib import Path
import ecosfera.app.main as app
for name, value in app.ENVIRONMENT.items():
    os.environ.setdefault(name, value)
from ecosfera.app.launch_options import LaunchOptions
from ecosfera.app import start as begin
size = int(sys.argv[2]), int(sys.argv[3])
options = LaunchOptions(lang="en", window=size, data_dir=Path(sys.argv[1]))
flow = begin.start(options)
program = flow.app
while program.chores:
    program.do_chore()
import pygame
def key(code):
    program.step([pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)], 0.016)
    program.step([pygame.Event(pygame.KEYUP, key=code, mod=0, unicode="", scancode=0)], 0.016)
flow.show_setup()
for _ in range(int(sys.argv[4])):
    program.step([], 1 / 30)
    program.do_chore()
at = time.perf_counter()
key(pygame.K_RETURN)
assert type(program.stack.top).__name__ == "TableScene", program.stack.top
print("table", (time.perf_counter() - at) * 1000, flush=True)
"""

GAMES: Final = """
import os, random, sys
from pathlib import Path
import ecosfera.app.main as app
for name, value in app.ENVIRONMENT.items():
    os.environ.setdefault(name, value)
from ecosfera.app.launch_options import LaunchOptions
from ecosfera.app import start as begin
from ecosfera.tools.bench.figures import resident
options = LaunchOptions(
    lang="en", window=(int(sys.argv[2]), int(sys.argv[3])), data_dir=Path(sys.argv[1]),
    setup={"players": 2, "level": 2, "seed": "bench"},
)
flow = begin.start(options)
program, chance = flow.app, random.Random(1)
def play():
    for _ in range(100_000):
        program.step([], 1 / 30)
        program.do_chore()
        scene = program.stack.top
        if type(scene).__name__ != "TableScene":
            return
        asked = scene.controller.prompt
        if asked is not None:
            chance.choice(asked.answers).do()
        elif scene.controller.ready:
            scene.controller.choose(chance.randrange(len(scene.controller.moves)))
    raise AssertionError("the game has not ended")
def rest():
    for _ in range(60):
        program.step([], 1 / 30)
        program.do_chore()
play()
rest()
print("first", resident(), flush=True)
for _ in range(5):
    flow.session.again()
    play()
rest()
print("later", resident(), flush=True)
from ecosfera.games import all_games
from ecosfera.games.co2.rules.state import Config
from ecosfera.games.game_screens import NewMatch
from ecosfera.ui.input.intents import Intent
config = Config(players=3, names=("Anna", "Elias", "Maja"), seed="bench", round_limit=100)
flow.session.deal(all_games.game("co2"), NewMatch(config, {}))
for _ in range(2000):
    program.step([], 1 / 30)
    program.do_chore()
    scene = program.stack.top
    if type(scene).__name__ != "TableScene":
        scene.back()
    elif scene.controller.ready:
        scene.intend(Intent.ACCEPT)
        if not scene.moving:
            scene.controller.choose(0)
rest()
print("second", resident(), flush=True)
"""


def start_up() -> list[Figure]:
    """Measure the time from process start to the first picture, to input and to the loaded decks.

    The baseline and the game alternate, and the run with the median ratio counts, so that a slow
    phase of the machine affects both.
    """
    compile_source()
    rounds = [(_run(HELLO, SMALL)["first"], times(SOURCE)) for _ in range(RUNS)]
    figures = []
    for name, label in NAMES.items():
        pairs = sorted((game[name] / floor, game[name], floor) for floor, game in rounds)
        _, value, floor = pairs[len(pairs) // 2]
        figures.append(Figure(f"start: {label}", value, "ms", floor, BUDGETS[name]))
    later, at_once = (
        statistics.median([_run(TABLE, SMALL, str(frames))["table"] for _ in range(RUNS)])
        for frames in (READING, 1)
    )
    return [
        *figures,
        Figure("Start pressed to the table", later, "ms", None, BUDGETS["table"]),
        Figure("Start pressed in the first frame of the set-up", at_once, "ms"),
    ]


def memory() -> list[Figure]:
    """Measure resident memory after a whole game at 1080p, after five more, and in the other.

    Each time the program has had two seconds to come to rest.
    """
    hello = _run(HELLO, LARGE)["memory"]
    games = _run(GAMES, LARGE)
    first, later, both = games["first"], games["later"], games["second"]
    return [
        Figure("memory after a game, 1920×1080", first, "MB", hello, BUDGETS["memory"]),
        Figure("memory after five more games", later, "MB", first, BUDGETS["flat"]),
        Figure("memory with both games in one sitting", both, "MB", hello, BUDGETS["both"]),
    ]


def _run(program: str, size: tuple[int, int], *more: str) -> dict[str, float]:
    """Run a program; return by name the milliseconds since its start, or the number it printed."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "SDL_AUDIODRIVER": "dummy"}
        begun = time.perf_counter()
        process = subprocess.Popen(  # noqa: S603 (this very Python, with a program from above)
            [sys.executable, "-c", program, folder, *map(str, size), *more],
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        found: dict[str, float] = {}
        assert process.stdout is not None
        for line in process.stdout:
            name, _, number = line.strip().partition(" ")
            found[name] = float(number) if number else (time.perf_counter() - begun) * 1000
        if process.wait() != 0:
            raise RuntimeError("a program that was to be measured failed")
    return found
