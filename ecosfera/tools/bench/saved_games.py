"""Benchmark of a folder with thousands of saved games: menu, list and saving."""

from __future__ import annotations

import os
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from ecosfera import paths
from ecosfera.app.flow import Flow
from ecosfera.app.launch_options import LaunchOptions
from ecosfera.core.saves.file_format import Encoder, record_of
from ecosfera.core.saves.library import SaveLibrary
from ecosfera.core.saves.summary import summary_of
from ecosfera.games import all_games
from ecosfera.games.baltica.additions import INTENTS
from ecosfera.games.baltica.game import Match, load
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.engine import legal
from ecosfera.tools.bench.budgets import BUDGETS
from ecosfera.tools.bench.figures import Figure
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.settings import Settings, SettingsFile
from ecosfera.ui.testing.offscreen import offscreen

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.ui.app.app import App

MANY = 5000
"""Number of saved games in the folder."""
SIZE = (1366, 768)
RUNS = 5
MOVES = 10
"""Number of moves in each of them."""
STEPS = 40
"""Number of times that the list is moved on."""


def many_saves() -> list[Figure]:
    """Measure the first page of the list, moving in it, and saving, beside thousands of games."""
    pygame.display.set_mode(SIZE)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        data = _fill(folder / "saves")
        library = SaveLibrary(folder / "saves", all_games)
        settings = Settings(language="en", motion="off")
        app = offscreen(SIZE, settings, Pictures(paths.art()), INTENTS)
        folders = paths.user_folders(folder)
        flow = Flow(
            app, folders, SettingsFile(folders.settings_file), LaunchOptions(), time.monotonic
        )
        menus, lists, steps, saves = [], [], [], []
        for _ in range(RUNS):
            menus.append(_timed(lambda: _shown(app, flow.show_menu)))
            lists.append(_timed(lambda: _shown(app, flow.show_saves)))
            steps += [_timed(lambda: _press(app, pygame.K_PAGEDOWN)) for _ in range(STEPS)]
            saves.append(_timed(lambda: library.write(folder / "saves" / "auto-new.json", data)))
        flow.files.close()
    said = f"{MANY:,} saved games"
    return [
        Figure(f"menu beside {said}", statistics.median(menus), "ms"),
        Figure(
            f"list of {said}, first page", statistics.median(lists), "ms", None, BUDGETS["list"]
        ),
        Figure(f"list of {said}, slowest page", max(steps), "ms"),
        Figure(f"saving beside {said}", statistics.median(saves), "ms"),
    ]


def _fill(folder: Path) -> bytes:
    """Write the saved games, each older than the one before; return the content of one."""
    game = load()
    match = Match.new(game, Config(players=2, seed="bench"))
    chance = random.Random(1)  # noqa: S311 (which moves)
    for _ in range(MOVES):
        match.act(chance.choice(legal(match.state)))
    folder.mkdir()
    now = time.time()
    data = b""
    for number in range(MANY):
        about = summary_of(
            game, match.state, f"{number:08x}", "", len(match.actions), automatic=True
        )
        data = Encoder().file(record_of(match, {}), about) if number % 500 == 0 else data
        path = folder / f"auto-{number:08x}.json"
        path.write_bytes(data)
        os.utime(path, (now - number, now - number))
    return data


def _press(app: App, key: int) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        app.step([pygame.Event(kind, key=key, mod=0, unicode="", scancode=0)], 0.016)


def _shown(app: App, show: Callable[[], None]) -> None:
    """Show a scene and draw it."""
    show()
    app.step([], 0.0)


def _timed(work: Callable[[], object]) -> float:
    """Return the milliseconds of one run."""
    begun = time.perf_counter()
    work()
    return (time.perf_counter() - begun) * 1000
