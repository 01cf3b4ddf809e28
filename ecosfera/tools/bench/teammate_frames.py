"""Benchmark of a game played by computer teammates: whether their thinking makes frames late."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pygame

from ecosfera import paths
from ecosfera.app.memory_tuning import freeze
from ecosfera.app.services import ProgramServices
from ecosfera.games.baltica.additions import INTENTS
from ecosfera.games.baltica.game import Match, load
from ecosfera.games.baltica.info import CHARACTERS, INFO
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.table.scene import TableScene
from ecosfera.tools.bench.budgets import BUDGETS
from ecosfera.tools.bench.figures import Figure
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.settings import Settings
from ecosfera.ui.testing.offscreen import offscreen

if TYPE_CHECKING:
    from ecosfera.ui.app.app import App

SIZE = (1920, 1080)
FRAMES = 4800
"""Number of frames to measure: 80 seconds."""
AT_ONCE = 120
"""Number of first frames to skip, in which pictures are still being loaded."""
FRAME = 1 / 60
"""Time budget of a frame in seconds."""


def company() -> list[Figure]:
    """Measure the share of late frames while a teammate thinks, and in all other frames.

    Each frame waits for its time, as in the game: a process that never rests is made to wait by a
    busy machine. Also measure by the thread's own time, which leaves out what else that does.
    """
    pygame.display.set_mode(SIZE)
    app = offscreen(SIZE, Settings(language="en", motion="full"), Pictures(paths.art()), INTENTS)
    late = {True: 0, False: 0}
    slow = 0
    frames = {True: 0, False: 0}
    table = _sit_down(app, "0")
    freeze()
    for number in range(FRAMES):
        if table.controller.over:
            table = _sit_down(app, str(number))
        begun, used = time.perf_counter(), time.thread_time()
        app.step(pygame.event.get(), FRAME)
        pygame.display.flip()
        seconds, own = time.perf_counter() - begun, time.thread_time() - used
        time.sleep(max(0.0, FRAME - seconds))
        if number >= AT_ONCE:
            thinks = table.controller.players.thinking
            frames[thinks] += 1
            late[thinks] += seconds > FRAME
            slow += thinks and own > FRAME
    others = 100 * late[False] / max(1, frames[False])
    return [
        Figure("frames late while a teammate's turn is shown", others, "% of frames"),
        Figure(
            "frames late while a teammate thinks",
            100 * late[True] / max(1, frames[True]),
            "% of frames",
            others or None,
            BUDGETS["late"],
        ),
        Figure(
            "frames late by their own time while a teammate thinks",
            100 * slow / max(1, frames[True]),
            "% of frames",
        ),
    ]


def _sit_down(app: App, seed: str) -> TableScene:
    """Return a new game at level 2 with three rows, each played by another character."""
    names = [app.context.words(f"table.seat.{character}") for character in CHARACTERS]
    config = Config(players=len(names), names=tuple(names), policies=True, seed=seed)
    services = ProgramServices(app.context, INFO)
    match = Match.new(load(), config)
    table = TableScene(app.context, services, match, computers=CHARACTERS)
    app.stack.reset(table, lambda _end: None)
    return table
