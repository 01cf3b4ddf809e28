"""Benchmarks of the table: redrawn, with cards in flight, idle."""

from __future__ import annotations

import statistics
import time
from typing import TYPE_CHECKING

import pygame

from ecosfera import paths
from ecosfera.app.memory_tuning import freeze
from ecosfera.app.services import ProgramServices
from ecosfera.games.baltica.additions import INTENTS
from ecosfera.games.baltica.game import Match, load
from ecosfera.games.baltica.info import INFO, WARNINGS
from ecosfera.games.baltica.rules.actions import END_TURN
from ecosfera.games.baltica.rules.cards import PRODUCER_CARDS
from ecosfera.games.baltica.shots.situations import find, situations
from ecosfera.games.baltica.table.scene import TableScene
from ecosfera.tools.bench.budgets import BUDGETS
from ecosfera.tools.bench.figures import Figure, percentile_95, timed
from ecosfera.ui.app.window import show_parts
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.settings import Motion, Settings
from ecosfera.ui.testing.offscreen import offscreen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.ui.app.app import App

SIZES = ((1366, 768), (1920, 1080), (3840, 2160))
FRAMES = 60
REST = 1 / 60
"""Seconds that the process sleeps before a redraw is timed."""
CARDS = 60
BASELINE = 4
"""The baseline is drawn after one frame in so many of a flight. It leaves the next one a processor
with empty caches, which nothing does while somebody plays."""
FLIGHTS = 3
"""Number of times that a flight is measured."""
NEAR = 10
"""Number of frames by which the same work may come earlier or later in another flight."""
RESTING = 220
"""Number of frames in which a table at rest preloads what may be needed next."""
IDLE = 3.0
"""How long to measure idling, in seconds."""


def open_table(size: tuple[int, int], motion: Motion) -> tuple[App, TableScene]:
    """Return a busy table: four rows, one of them long, at level 2."""
    situation = next(s for s in situations() if s.name == "long-rows")
    match = Match(load(), find(load().catalogue, situation).state)
    quiet = {INFO.id: {WARNINGS.key: False}}
    settings = Settings(language="en", motion=motion, games=quiet)
    app = offscreen(size, settings, Pictures(paths.art()), INTENTS)
    scene = TableScene(app.context, ProgramServices(app.context, INFO), match)
    app.stack.push(scene)
    app.step([], 1 / 60)
    return app, scene


def table() -> list[Figure]:
    """Measure full redraws and flights, compared with a background with sixty cards.

    Frames of the table and of the baseline alternate, so that a slow phase of the machine affects
    both.
    """
    found = []
    for size in SIZES:
        screen = pygame.display.set_mode(size)
        base = Floor(screen)
        _, scene = open_table(size, "off")
        floors: list[float] = []

        def redraw() -> None:
            scene.display.canvas.spoil()  # noqa: B023 (used at once)
            _shown(screen, scene)  # noqa: B023

        def anew() -> None:
            scene.display.canvas.forget()  # noqa: B023
            _shown(screen, scene)  # noqa: B023

        times = []
        for _ in range(FRAMES):
            floors += timed(base.draw, 1, REST)
            times += timed(redraw, 1, REST)
        floor = statistics.median(floors)
        name = f"{size[0]}×{size[1]}"
        found += [
            Figure(f"K at {name}: background + {CARDS} cards + flip", floor, "ms"),
            Figure(
                f"table, full redraw, {name}",
                statistics.median(times),
                "ms",
                floor,
                BUDGETS["redraw"],
            ),
            Figure(
                f"table, full redraw, {name}, 95 %",
                percentile_95(times),
                "ms",
                floor,
                BUDGETS["redraw, 95 %"],
            ),
            Figure(
                f"table, every layer anew, {name}", statistics.median(timed(anew, 12)), "ms", floor
            ),
        ]
        found += _flight(screen, base, name)
    return found


class Floor:
    """The baseline: a background, sixty premultiplied cards, flip.

    It has surfaces of its own, so that drawing it leaves the caches of the table as they are.
    """

    def __init__(self, screen: pygame.Surface) -> None:
        self._screen = screen
        _, scene = open_table(screen.get_size(), "off")
        faces, w = scene.frame.faces, round(scene.frame.zones.card[0])
        self._ground = pygame.Surface(screen.get_size())
        self._cards = [faces.card(card, w).surface.copy() for card in PRODUCER_CARDS[:24]]

    def draw(self) -> None:
        """Draw it once."""
        width, height = self._screen.get_size()
        self._screen.blit(self._ground, (0, 0))
        for i in range(CARDS):
            at = (i % 12) * width // 13, (i // 12) * height // 7
            put(self._screen, self._cards[i % 24], at)
        pygame.display.flip()

    def timed_over(self, screen: pygame.Surface) -> list[float]:
        """Draw it over a picture and put that back; return the milliseconds of the drawing."""
        picture = screen.copy()
        found = timed(self.draw, 1)
        screen.blit(picture, (0, 0))
        pygame.display.flip()
        return found


def _shown(screen: pygame.Surface, scene: TableScene) -> None:
    scene.draw(screen)
    pygame.display.flip()


def _flight(screen: pygame.Surface, base: Floor, name: str) -> list[Figure]:
    """Measure frames while cards fly: a turn ends, four cards are drawn, the rows change places.

    The same turn is played several times, as any of them may be disturbed by another process.
    """
    flights, floors = zip(*(_fly(screen, base) for _ in range(FLIGHTS)), strict=True)
    return in_flight(f"cards in flight, {name}", flights, floors)


def _fly(screen: pygame.Surface, base: Floor) -> tuple[list[float], list[float]]:
    """Return the milliseconds of each frame in which cards fly, and of the baseline."""
    app, scene = open_table(screen.get_size(), "full")
    for _ in range(RESTING):
        app.step([], 1 / 30)
    freeze()
    scene.act(END_TURN)
    times: list[float] = []
    floors: list[float] = []
    for _ in range(600):
        begun = time.perf_counter()
        scene.update(1 / 60)
        flying = bool(scene.controller.stage.motions)
        show_parts(app.stack.draw(screen))
        if flying:
            times.append((time.perf_counter() - begun) * 1000)
            if len(times) % BASELINE == 1:
                floors += base.timed_over(screen)
        if scene.controller.prompt is not None:
            scene.controller.go_on()
        if not scene.moving:
            break
    return times, floors


def in_flight(
    title: str, flights: Sequence[Sequence[float]], floors: Sequence[Sequence[float]]
) -> list[Figure]:
    """Return the median, 95 % and the worst frame of some equal flights."""
    floor = statistics.median([time for flight in floors for time in flight])
    times = [time for flight in flights for time in flight]
    return [
        Figure(title, statistics.median(times), "ms", floor, BUDGETS["flight"]),
        Figure(f"{title}, 95 %", percentile_95(times), "ms", floor),
        Figure(f"{title}, worst frame", worst(flights), "ms", floor, BUDGETS["worst frame"]),
    ]


def worst(flights: Sequence[Sequence[float]]) -> float:
    """Return the time of the worst frame that comes back in each of some equal flights.

    What is slow in one flight and not near the same frame of the others is due to the machine.
    """
    return max(
        min(max(flight[max(0, i - NEAR) : i + NEAR + 1]) for flight in flights)
        for i in range(min(map(len, flights)))
    )


def idle() -> list[Figure]:
    """Measure what an idle table costs, as a share of one core."""
    pygame.display.set_mode(SIZES[1])
    empty = _load(None)
    still = _load(open_table(SIZES[1], "off")[0])
    drifting = _load(open_table(SIZES[1], "full")[0])
    return [
        Figure("idle: an empty 60 Hz loop", empty, "% of a core"),
        Figure("idle table, motion off", still, "% of a core", empty, BUDGETS["idle"]),
        Figure(
            "idle table, light and particles", drifting, "% of a core", None, BUDGETS["ambience"]
        ),
    ]


def _load(app: App | None) -> float:
    """Return the share of a core that a loop uses, in per cent."""
    clock = pygame.time.Clock()
    if app is not None:
        for _ in range(1500):  # until every fish and blade of the sea is painted
            app.step([], 1 / 60)
    begun, used = time.perf_counter(), time.process_time()
    while time.perf_counter() - begun < IDLE:
        if app is None:
            pygame.event.get()
            clock.tick(60)
        else:
            app.step(pygame.event.get(), 1 / app.rate)
            clock.tick(app.rate)
    return 100 * (time.process_time() - used) / (time.perf_counter() - begun)
