"""A program without a display, and one in a real window, shared by the tests of the screen."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ecosfera import paths
from ecosfera.screen.gallery import no_display, offscreen
from ecosfera.screen.pictures import Pictures
from ecosfera.screen.pilot import Pilot
from ecosfera.screen.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ecosfera.screen.kit import Kit
    from ecosfera.screen.program import App
    from ecosfera.screen.scenes import Scene


ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session", autouse=True)
def dummy_display() -> Iterator[None]:
    with no_display():
        yield


@pytest.fixture(scope="session")
def pictures() -> Pictures:
    return Pictures(paths.assets() / "art")


@pytest.fixture
def app(pictures: Pictures) -> App:
    return offscreen((1366, 768), Settings(language="en", motion="off"), pictures)


@pytest.fixture
def kit(app: App) -> Kit:
    return app.kit


@pytest.fixture
def sit(app: App) -> Callable[[Scene[object]], Pilot]:
    """Puts a scene on the stack and gives a pilot in front of it."""

    def make(scene: Scene[object]) -> Pilot:
        app.stack.push(scene)
        return Pilot(app)

    return make


@pytest.fixture
def display() -> Iterator[str]:
    """The name of an X display that nobody sees; where there can be none, the test says so."""
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
    """Runs Python code in a program with a real window and gives the lines it printed.

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
