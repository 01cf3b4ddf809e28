"""Benchmarks of the table of the second game: redrawn, and while pawns, money and cards move."""

from __future__ import annotations

import statistics
import time
from typing import TYPE_CHECKING

import pygame

from ecosfera import paths
from ecosfera.app.memory_tuning import freeze
from ecosfera.app.services import ProgramServices
from ecosfera.games.co2 import game_screens
from ecosfera.games.co2.additions import INTENTS
from ecosfera.games.co2.info import INFO
from ecosfera.games.co2.shots import played
from ecosfera.games.co2.table.scene import TableScene
from ecosfera.tools.bench.budgets import BUDGETS
from ecosfera.tools.bench.drawing import BASELINE, FLIGHTS, FRAMES, REST, SIZES, Floor, in_flight
from ecosfera.tools.bench.figures import Figure, percentile_95, timed
from ecosfera.ui.app.window import show_parts
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.settings import Motion, Settings
from ecosfera.ui.testing.offscreen import offscreen

if TYPE_CHECKING:
    from ecosfera.ui.app.app import App

RESTING = 60
"""Number of frames that the table rests before it is measured."""
TURNS = 6
"""Turns in which everybody rolls, and does what the large button says."""
LONGEST = 3000
"""Frames after which a measurement ends."""


def open_table(size: tuple[int, int], motion: Motion) -> tuple[App, TableScene]:
    """Return a table of four players in the middle of a match."""
    settings = Settings(language="en", motion=motion)
    app = offscreen(size, settings, Pictures(paths.art()), INTENTS)
    services = ProgramServices(app.context, INFO)
    scene = TableScene(app.context, services, played(4, 60, "a").fork())
    for _ in game_screens.load().preload(app.context):
        pass
    app.stack.push(scene)
    for _ in range(RESTING):
        app.step([], 1 / 30)
    return app, scene


def table() -> list[Figure]:
    """Measure full redraws and what moves, compared with a background with sixty cards."""
    found = []
    for size in SIZES:
        screen = pygame.display.set_mode(size)
        base = Floor(screen)
        name = f"{size[0]}×{size[1]}"
        found += [*_redraw(screen, base, name), *_moving(screen, base, name)]
    return found


def _redraw(screen: pygame.Surface, base: Floor, name: str) -> list[Figure]:
    _, scene = open_table(screen.get_size(), "off")
    floors: list[float] = []

    def redraw() -> None:
        scene.draw(screen)
        pygame.display.flip()

    times = []
    for _ in range(FRAMES):
        floors += timed(base.draw, 1, REST)
        times += timed(redraw, 1, REST)
    floor = statistics.median(floors)
    title = f"CO₂ table, redraw, {name}"
    return [
        Figure(title, statistics.median(times), "ms", floor, BUDGETS["redraw"]),
        Figure(f"{title}, 95 %", percentile_95(times), "ms", floor, BUDGETS["redraw, 95 %"]),
    ]


def _moving(screen: pygame.Surface, base: Floor, name: str) -> list[Figure]:
    """Measure frames of some turns: dice, pawns, money, cards, the map; none below a sheet.

    The same turns are played several times, as any of them may be disturbed by another process.
    """
    flights, floors = zip(*(_play(screen, base) for _ in range(FLIGHTS)), strict=True)
    return in_flight(f"CO₂ table, pieces in flight, {name}", flights, floors)


def _play(screen: pygame.Surface, base: Floor) -> tuple[list[float], list[float]]:
    """Return the milliseconds of each frame in which something moves, and of the baseline."""
    app, scene = open_table(screen.get_size(), "full")
    freeze()
    times: list[float] = []
    floors: list[float] = []
    last = scene.match.state.view.turn.round + TURNS
    for _ in range(LONGEST):
        if scene.controller.ready and scene.on_top:
            scene.intend(INTENTS[0])
            if not scene.moving:
                scene.controller.choose(0)
        begun = time.perf_counter()
        app.stack.update(1 / 60)
        flying = bool(scene.controller.stage.effects) and scene.on_top
        show_parts(app.stack.draw(screen))
        if flying:
            times.append((time.perf_counter() - begun) * 1000)
            if len(times) % BASELINE == 1:
                floors += base.timed_over(screen)
        if not scene.on_top:
            app.stack.top and app.stack.top.back()  # type: ignore[attr-defined]
        if scene.controller.over or scene.match.state.view.turn.round >= last:
            break
    return times, floors
