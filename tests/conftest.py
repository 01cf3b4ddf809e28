"""Fixtures for the whole suite: an app without a display, and one in a real window."""

from __future__ import annotations

import gc
import os
import random
import shutil
import subprocess
import sys
import threading
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame
import pytest
from hypothesis import settings

from ecosfera import paths
from ecosfera.games.baltica.stage import sea
from ecosfera.ui.draw import fonts
from ecosfera.ui.draw import text as text_drawing
from ecosfera.ui.draw.cache import Cache
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.draw.shapes import Shapes
from ecosfera.ui.draw.text import Text
from ecosfera.ui.settings import Settings
from ecosfera.ui.testing import offscreen as testing
from ecosfera.ui.testing.blank import BlankPictures
from ecosfera.ui.testing.offscreen import no_display, offscreen
from ecosfera.ui.testing.pilot import Pilot
from ecosfera.words.catalogue import read
from tests.selection import arrange

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from ecosfera.ui.app.app import App
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.input.intents import Intent
    from ecosfera.ui.scene import Scene
    from ecosfera.words.catalogue import Catalogue
    from tests.program import Sit


# The same examples every time, on every machine.
settings.register_profile("suite", derandomize=True, deadline=None)
settings.load_profile("suite")

KEPT = 100_000_000
"""Bytes of each kind of drawing that a process of the suite keeps."""
ROOT = Path(__file__).resolve().parents[1]
BACKWARDS = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:]) % 2 == 1
"""Whether this process collects the tests from the end."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--thorough",
        action="store_true",
        help="lay out every language at every size, and make every sound anew",
    )


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Let one process collect from the beginning and another from the end.

    In a fresh checkout each of them then compiles half of the tests, and not all of them: it takes
    11 s of each process. `arrange` brings them into the same order again.
    """
    report = yield
    if BACKWARDS and isinstance(collector, pytest.Directory):
        report.result.reverse()
    return report


def pytest_collection_finish() -> None:
    """Let the garbage collector pass over what lives until the end, and come less often.

    The tests of both tables take 71 s instead of 80 s.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    arrange(config, items)


@contextmanager
def traced_if_covering(item: pytest.Item) -> Iterator[None]:
    """Trace nothing inside the block for a test without coverage."""
    tracers = sys.gettrace(), threading.gettrace()
    if item.get_closest_marker("no_cover"):
        sys.settrace(None)
        threading.settrace(None)
    try:
        yield
    finally:
        sys.settrace(tracers[0])
        threading.settrace(tracers[1])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    """Trace no fixtures of a test without coverage."""
    with traced_if_covering(item):
        return (yield)


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """Trace no test without coverage.

    In the processes of xdist there are two collectors, and pytest-cov stops only one of them: half
    of the time of such tests went into the other one.
    """
    with traced_if_covering(item):
        return (yield)


@pytest.fixture(scope="session", autouse=True)
def dummy_display() -> Iterator[None]:
    with no_display():
        yield


@pytest.fixture(scope="session")
def patch() -> Iterator[pytest.MonkeyPatch]:
    """Return what patches for the whole session."""
    with pytest.MonkeyPatch.context() as patch:
        yield patch


@pytest.fixture(scope="session", autouse=True)
def shared_fonts(patch: pytest.MonkeyPatch) -> None:
    """Open each size of a font once for all programs; each has fonts of its own otherwise."""
    patch.setattr(fonts, "SIZES", 256)
    patch.setattr(text_drawing, "Fonts", lru_cache(maxsize=64)(fonts.Fonts))
    patch.setattr(fonts.Fonts, "clear", lambda _fonts: None)


@pytest.fixture(scope="session", autouse=True)
def shared_files(patch: pytest.MonkeyPatch) -> None:
    """Read each painting and each language once for all programs: a fifth of their time."""
    load, decoded, folder = pygame.image.load, Cache(KEPT), paths.assets()
    lock = threading.RLock()
    read_once = cache(read)

    def load_once(file: Any, *name: str) -> pygame.Surface:
        if isinstance(file, Path) and file.is_relative_to(folder):
            with lock:
                return decoded.get(file, lambda: load(file))
        return load(file, *name)

    def read_shipped_once(file: Path) -> Catalogue:
        return (read_once if file.is_relative_to(paths.locales()) else read)(file)

    patch.setattr(pygame.image, "load", load_once)
    patch.setattr("ecosfera.words.words.read", read_shipped_once)
    patch.setattr(os, "fsync", lambda _file: None)


@pytest.fixture(scope="session", autouse=True)
def shared_pictures(patch: pytest.MonkeyPatch) -> None:
    """Scale each painting and compose each sea once for all programs: a twelfth of their time.

    The rulebook is printed by a thread, so they are shared under a lock.
    """
    fill, compose = Pictures._fill, sea.compose
    scaled, seas, lock = Cache(KEPT), Cache(KEPT), threading.RLock()

    def fill_once(pictures: Pictures, *about: Any) -> pygame.Surface:
        with lock:
            return scaled.get((pictures._folders, about), lambda: fill(pictures, *about)).copy()

    def compose_once(pictures: Pictures, *about: Any) -> pygame.Surface:
        with lock:
            return seas.get((pictures._folders, about), lambda: compose(pictures, *about)).copy()

    patch.setattr(Pictures, "_fill", fill_once)
    patch.setattr(sea, "compose", compose_once)


@pytest.fixture(scope="session", autouse=True)
def shared_drawings(patch: pytest.MonkeyPatch) -> None:
    """Share what is drawn of text and shapes between programs: a seventh of the time of a table."""
    text, shapes = Text(paths.assets() / "fonts", KEPT), Shapes(KEPT)

    def shared_text(_fonts: Path) -> Text:
        text.faults = {}
        return text

    for drawings in (text, shapes):
        patch.setattr(drawings, "set_limit", lambda _limit: None)
    patch.setattr(testing, "Text", shared_text)
    patch.setattr(testing, "Shapes", lambda: shapes)


@pytest.fixture
def own_drawings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Share nothing with other programs, for tests that count what is drawn and what is kept."""
    monkeypatch.setattr(testing, "Text", Text)
    monkeypatch.setattr(testing, "Shapes", Shapes)


@pytest.fixture(autouse=True)
def repeatable_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make seeds, ids and names drawn by chance the same in every run of a test."""
    chance = random.Random(request.node.nodeid)
    monkeypatch.setattr(os, "urandom", chance.randbytes)
    monkeypatch.setattr(random, "SystemRandom", lambda: chance)


@pytest.fixture(scope="session")
def pictures(patch: pytest.MonkeyPatch) -> Pictures:
    """Return pictures that all programs share, and that stay when they are gone."""
    shared = Pictures(paths.art(), limit=KEPT, sources=KEPT)
    patch.setattr(shared, "set_limit", lambda _limit: None)
    return shared


@pytest.fixture(scope="session")
def blank_pictures() -> Pictures:
    """Return pictures for tests that ask only what fits."""
    return BlankPictures(paths.art())


@pytest.fixture
def shared_text() -> Text:
    """Return text that several programs of a test may share, so that each is drawn once."""
    return Text(paths.assets() / "fonts")


@pytest.fixture(scope="session")
def session_text() -> Text:
    """Return text for tests that only read what is shown, each in a program of its own."""
    return Text(paths.assets() / "fonts")


@pytest.fixture
def intents() -> tuple[Intent, ...]:
    """The keys of a game, which the tests of its rooms give in their own `conftest.py`."""
    return ()


@pytest.fixture
def app(pictures: Pictures, intents: tuple[Intent, ...]) -> App:
    return offscreen((1366, 768), Settings(language="en", motion="off"), pictures, intents)


@pytest.fixture
def context(app: App) -> UiContext:
    return app.context


@pytest.fixture
def sit(app: App) -> Sit:
    """Push a scene and return a pilot in front of it."""

    def make(scene: Scene[Any]) -> Pilot:
        app.stack.push(scene)
        return Pilot(app)

    return make


@pytest.fixture
def display() -> Iterator[str]:
    """Return the name of an invisible X display; skip the test if there can be none."""
    server = shutil.which("Xvfb")
    if server is None:
        pytest.skip("Xvfb is not installed: no real window can be opened here")
    read, write = os.pipe()
    command = [server, "-displayfd", str(write), "-screen", "0", "1366x768x24", "-nolisten", "tcp"]
    process = subprocess.Popen(
        command, pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    os.close(write)
    with os.fdopen(read) as told:
        number = told.readline().strip()
    if not number:
        process.kill()
        pytest.skip("Xvfb did not start: no real window can be opened here")
    yield f":{number}"
    process.terminate()
    process.wait(10)


@pytest.fixture
def driven(display: str, tmp_path: Path) -> Callable[[str], list[str]]:
    """Run Python code in a program with a real window and return the lines it printed.

    The code finds a folder for settings and saves in `sys.argv[1]`.
    """

    def run(code: str) -> list[str]:
        hidden = {"SDL_VIDEODRIVER", "WAYLAND_DISPLAY"}
        environment = {k: v for k, v in os.environ.items() if k not in hidden}
        environment |= {"DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
        done = subprocess.run(
            [sys.executable, "-c", code, str(tmp_path)],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            timeout=400,
            check=False,
        )
        assert done.stderr == ""
        return done.stdout.splitlines()

    return run
