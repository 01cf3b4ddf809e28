"""`ecosfera bench`: measures the budgets of speed and size, each against a floor in the same run.

Everything that opens a window runs in a process of its own, with the display there is (and with
SDL's dummy driver where there is none, which is told). The figures are worth their ratios.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from ecosfera.screen.flow import Flow
    from ecosfera.screen.window import Window

SIZES: Final = ((1366, 768), (1920, 1080))
SPRITES: Final = 60
"""Cached cards of the drawing floor K."""
FRAMES: Final = 60
SECONDS: Final = 4.0
"""How long idle programs are watched."""
MOVES: Final = 20_000


@dataclass(frozen=True, slots=True)
class Figure:
    """One thing measured."""

    what: str
    value: float
    unit: str
    floor: str = ""
    ratio: float | None = None
    """Of value to floor."""
    budget: str = ""


def main(arguments: Sequence[str]) -> int:
    """Measures everything and prints a table, or JSON."""
    parser = argparse.ArgumentParser(prog="ecosfera bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="for machines")
    parser.add_argument("--part", choices=sorted(PARTS), help=argparse.SUPPRESS)
    parser.add_argument("--born", type=float, default=0.0, help=argparse.SUPPRESS)
    parser.add_argument("--size", default="1366x768", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.part:
        width, _, height = options.size.partition("x")
        found = PARTS[options.part]((int(width), int(height)), options.born)
        sys.stdout.write(json.dumps(found) + "\n")
        return 0
    figures = [*starts(), *tables(), *idles(), *rules()]
    if options.json:
        sys.stdout.write(json.dumps([asdict(figure) for figure in figures], indent=1) + "\n")
    else:
        _print(figures)
    return 0


def _print(figures: list[Figure]) -> None:
    """Prints the figures as a table."""
    from rich.console import Console  # noqa: PLC0415 (only for the table)
    from rich.table import Table  # noqa: PLC0415

    table = Table("what", "measured", "floor", "ratio", "budget")
    for f in figures:
        ratio = "" if f.ratio is None else f"{f.ratio:.2f}"
        table.add_row(f.what, f"{f.value:,.2f} {f.unit}", f.floor, ratio, f.budget)
    Console().print(table)
    if not _has_display():
        sys.stdout.write("There is no display here: windows were SDL's dummy ones.\n")


# -- what is measured ----------------------------------------------------------------------------


def starts() -> list[Figure]:
    """From the start of the process to the first picture, and to the menu ready for input."""
    runs = [(_part("hello"), _part("menu")) for _ in range(3)]
    hello, menu = min(runs, key=lambda run: run[1]["ready"])
    floor = hello["seconds"]
    floor_text = f"S = {floor:.2f} s"
    return [
        _figure("start: first picture", menu["first"], "s", floor_text, floor, "1.3 S"),
        _figure("start: ready for input", menu["ready"], "s", floor_text, floor, "2.5 S"),
        _figure("start: everything loaded", menu["loaded"], "s", floor_text, floor, "4 S"),
        Figure("Start pressed to the first card", menu["seated"], "s", budget="0.5 s"),
    ]


def tables() -> list[Figure]:
    """Drawing the table: everything anew, and with cards in flight; and memory."""
    figures = []
    hello = _part("hello")
    for size in SIZES:
        found = _part("table", size)
        name, k = f"{size[0]}x{size[1]}", found["k"]
        text = f"K = {k:.2f} ms"
        figures += [
            _figure(f"table {name}: full redraw, median", found["full"], "ms", text, k, "1.5 K"),
            _figure(f"table {name}: full redraw, 95 %", found["full95"], "ms", text, k, "2.5 K"),
            _figure(f"table {name}: in flight, median", found["flight"], "ms", text, k, "1 K"),
            _figure(f"table {name}: in flight, worst", found["worst"], "ms", text, k, "6 K"),
        ]
        if size == SIZES[-1] and found["memory"]:
            text = f"hello {hello['memory']:.0f} MB"
            args = ("MB", text, hello["memory"], "4 × hello")
            figures.append(_figure(f"memory at {name}", found["memory"], *args))
    return figures


def idles() -> list[Figure]:
    """The processor time an idle table takes."""
    empty, still, alive = _part("empty"), _part("still"), _part("alive")
    floor = empty["cpu"]
    text = f"empty loop {floor:.2f} %"
    return [
        _figure("idle table, motion off", still["cpu"], "% of a core", text, floor, "0.6 ×, < 1 %"),
        Figure("idle table, ambience on", alive["cpu"], "% of a core", budget="< 8 %"),
    ]


def rules() -> list[Figure]:
    """Moves a second of the rules, and how long a hint takes."""
    from ecosfera.bots.hint import advise  # noqa: PLC0415 (in the process that measures)
    from ecosfera.content import load_catalogue  # noqa: PLC0415
    from ecosfera.rules.config import Config  # noqa: PLC0415
    from ecosfera.rules.engine import apply, legal, push  # noqa: PLC0415
    from ecosfera.rules.setup import new_game  # noqa: PLC0415

    catalogue = load_catalogue()
    dice = random.Random(1)  # noqa: S311 (it plays cards)
    pushed = applied = 0.0
    games = 0
    for stage in ("push", "apply"):
        state = new_game(catalogue, Config(policies=True, seed="0"))
        began = time.perf_counter()
        for _ in range(MOVES):
            if state.outcome is not None:
                games += 1
                state = new_game(catalogue, Config(policies=True, seed=str(games)))
            options = legal(state)
            action = options[int(dice.random() * len(options))]
            if stage == "push":
                push(state, action)
            else:
                state = apply(state, action)[0]
        if stage == "push":
            pushed = MOVES / (time.perf_counter() - began)
        else:
            applied = MOVES / (time.perf_counter() - began)
    state = new_game(catalogue, Config(policies=True, seed="copy"))
    began = time.perf_counter()
    for _ in range(MOVES):
        state.copy()
    copies = MOVES / (time.perf_counter() - began)
    began = time.perf_counter()
    advise(state)
    hint = time.perf_counter() - began
    text = f"copy() {copies:,.0f}/s"
    return [
        _figure("rules: legal + push", pushed, "moves/s", text, copies, "> 40 000"),
        _figure("rules: legal + apply", applied, "moves/s", text, copies, "> 20 000"),
        Figure("hint", hint, "s", budget="< 0.5 s"),
    ]


def _figure(what: str, value: float, unit: str, text: str, floor: float, budget: str) -> Figure:
    """A figure beside its floor."""
    return Figure(what, value, unit, text, value / floor if floor else None, budget)


# -- processes of their own ----------------------------------------------------------------------


def _part(name: str, size: tuple[int, int] = SIZES[0]) -> dict[str, float]:
    """What a part found, measured in a process of its own."""
    environment = dict(os.environ, PYGAME_HIDE_SUPPORT_PROMPT="1")
    environment.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    if not _has_display():
        environment["SDL_VIDEODRIVER"] = "dummy"
    command = [sys.executable, "-m", "ecosfera", "bench", "--part", name]
    command += ["--size", f"{size[0]}x{size[1]}", "--born", repr(time.time())]
    done = subprocess.run(  # noqa: S603 (this program itself)
        command, env=environment, stdout=subprocess.PIPE, text=True, check=True, timeout=120
    )
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def _has_display() -> bool:
    """Whether windows can be seen here."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _hello(size: tuple[int, int], born: float) -> dict[str, float]:
    """The floor S: a window and one text."""
    import pygame  # noqa: PLC0415 (measured)

    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode(size)
    surface.blit(pygame.font.Font(None, 40).render("Hello", antialias=True, color="white"), (9, 9))
    pygame.display.flip()
    return {"seconds": time.time() - born, "memory": _memory()}


def _menu(size: tuple[int, int], born: float) -> dict[str, float]:
    """The program from its start to the menu, and on to the table."""
    from ecosfera.screen import start as starting  # noqa: PLC0415 (measured)

    first = 0.0
    greet = starting.greet

    def noted(window: Window) -> None:
        nonlocal first
        greet(window)
        first = time.time() - born

    starting.greet = noted
    flow = _started(size)
    ready = time.time() - born
    while flow.app.chores:
        flow.app.do_chore()
    loaded = time.time() - born
    flow.plan.seed = 7
    began = time.perf_counter()
    _sit_down(flow)
    return {
        "first": first,
        "ready": ready,
        "loaded": loaded,
        "seated": time.perf_counter() - began,
    }


def _table(size: tuple[int, int], _born: float) -> dict[str, float]:
    """The table of four at level 2: redrawn whole, and with a row going and a row coming."""
    flow = _started(size, players=4)
    app = flow.app
    while app.chores:
        app.do_chore()
    floor = _drawing_floor(app.canvas.surface)
    for _ in range(10):
        app.step([], 1.0)
    full = [_frame(flow, anew=True) for _ in range(FRAMES)]
    flight: list[float] = []
    for _ in range(6):
        _end_turn(flow)
        top = app.stack.top
        while top is not None and top.moving and len(flight) < 20 * FRAMES:
            flight.append(_frame(flow, anew=False))
    return {
        "k": floor,
        "full": statistics.median(full),
        "full95": statistics.quantiles(full, n=20)[-1],
        "flight": statistics.median(flight or [0.0]),
        "worst": max(flight or [0.0]),
        "memory": _memory(),
    }


def _still(size: tuple[int, int], _born: float) -> dict[str, float]:
    return _idle(size, "off")


def _alive(size: tuple[int, int], _born: float) -> dict[str, float]:
    return _idle(size, "full")


def _idle(size: tuple[int, int], motion: str) -> dict[str, float]:
    """The share of a core that the table takes while nobody does anything."""
    import pygame  # noqa: PLC0415 (in the process that measures)

    from ecosfera.screen.settings import Settings  # noqa: PLC0415

    flow = _started(size, players=4)
    app = flow.app
    app.apply(Settings(**{**asdict(app.kit.settings), "motion": motion}))
    for _ in range(200):
        app.step([], 0.05)
        app.do_chore()
    pygame.event.clear()
    pygame.time.set_timer(pygame.QUIT, int(SECONDS * 1000), 1)
    began, cpu = time.perf_counter(), time.process_time()
    app.loop()
    return {"cpu": 100 * (time.process_time() - cpu) / (time.perf_counter() - began)}


def _empty(size: tuple[int, int], _born: float) -> dict[str, float]:
    """The floor of idling: a loop of 60 empty frames a second."""
    import pygame  # noqa: PLC0415 (in the process that measures)

    pygame.display.init()
    pygame.display.set_mode(size)
    clock = pygame.time.Clock()
    began, cpu = time.perf_counter(), time.process_time()
    while time.perf_counter() - began < SECONDS:
        pygame.event.get()
        clock.tick(60)
    return {"cpu": 100 * (time.process_time() - cpu) / (time.perf_counter() - began)}


PARTS: Final[dict[str, Callable[[tuple[int, int], float], dict[str, float]]]] = {
    "hello": _hello,
    "menu": _menu,
    "table": _table,
    "still": _still,
    "alive": _alive,
    "empty": _empty,
}


def _started(size: tuple[int, int], players: int | None = None) -> Flow:
    """The program with its first scene drawn, keeping its files in a folder of its own."""
    from ecosfera.launch import LaunchOptions  # noqa: PLC0415 (in the process that measures)
    from ecosfera.screen.start import start  # noqa: PLC0415

    level = None if players is None else 2
    folder = Path(tempfile.mkdtemp(prefix="ecosfera-bench-"))
    seed = None if players is None else "bench"
    return start(LaunchOptions("en", size, False, folder, players, level, seed))  # noqa: FBT003


def _sit_down(flow: Flow) -> None:
    """From the menu through the set-up to the table, up to its first frame."""
    from ecosfera.screen.pilot import Pilot  # noqa: PLC0415 (in the process that measures)

    pilot = Pilot(flow.app)
    pilot.click("new")
    pilot.key("return")


def _end_turn(flow: Flow) -> None:
    """Ends the turn, whatever it costs, and goes on from what is told."""
    from ecosfera.screen.pilot import Pilot  # noqa: PLC0415 (in the process that measures)

    pilot = Pilot(flow.app)
    for key in ("space", "return"):
        pilot.key(key)


def _frame(flow: Flow, *, anew: bool) -> float:
    """Milliseconds that one step of the program takes."""
    top = flow.app.stack.top
    if top is not None and anew:
        top.dirty = True
    began = time.perf_counter()
    flow.app.step([], 1 / 60)
    return (time.perf_counter() - began) * 1000


def _drawing_floor(surface: pygame.Surface) -> float:
    """K: the median milliseconds of a background, sixty cached cards and a flip."""
    import pygame  # noqa: PLC0415 (in the process that measures)

    width, height = surface.get_size()
    ground = pygame.Surface((width, height)).convert()
    card = pygame.Surface((width // 11, height // 4), pygame.SRCALPHA).convert_alpha()
    card.fill((200, 180, 90, 230))
    card = card.premul_alpha()
    places = [((i * 97) % (width - width // 11), (i * 61) % (height * 3 // 4)) for i in range(60)]
    times = []
    for _ in range(FRAMES):
        began = time.perf_counter()
        surface.blit(ground, (0, 0))
        for place in places[:SPRITES]:
            surface.blit(card, place, special_flags=pygame.BLEND_PREMULTIPLIED)
        pygame.display.flip()
        times.append((time.perf_counter() - began) * 1000)
    return statistics.median(times)


def _memory() -> float:
    """Resident memory in megabytes; 0 where the system does not tell."""
    status = Path("/proc/self/status")
    if not status.is_file():
        return 0.0
    line = next(ln for ln in status.read_text().splitlines() if ln.startswith("VmRSS"))
    return int(line.split()[1]) / 1024
