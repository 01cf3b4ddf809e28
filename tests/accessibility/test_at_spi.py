"""A whole game through the accessibility interface of Linux, with nothing of the program known."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ecosfera.games import all_games
from tests.conftest import ROOT

HERE = Path(__file__).parent
SYSTEM_PYTHON = "/usr/bin/python3"
LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")


def missing() -> str:
    """Return what is not installed of what the test needs."""
    for program in ("dbus-run-session", "gdbus", SYSTEM_PYTHON):
        if shutil.which(program) is None:
            return program
    if not LAUNCHER.exists():
        return "at-spi2-core"
    command = [SYSTEM_PYTHON, "-c", "import pyatspi"]
    done = subprocess.run(command, capture_output=True, check=False)
    return "" if done.returncode == 0 else "python3-pyatspi"


@pytest.mark.window
def test_a_game_can_be_played_with_the_accessible_tree_alone(display: str, tmp_path: Path) -> None:
    if missing():
        pytest.skip(f"{missing()} is not installed: AT-SPI cannot be tried here")
    # Two people: the set-up of a first game would have computer players, whom one waits for.
    setups = {all_games.DEFAULT: {"code": "3334H-7DLRF", "computers": "person person"}}
    settings = {"motion": "off", "language": "en", "setups": setups}
    (tmp_path / "settings.json").write_text(json.dumps(settings), "utf-8")
    hidden = {"SDL_VIDEODRIVER", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS"}
    environment = {k: v for k, v in os.environ.items() if k not in hidden}
    environment |= {"DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
    scripts = [sys.executable, str(tmp_path), SYSTEM_PYTHON, str(HERE / "at_spi_game.py")]
    done = subprocess.run(
        ["dbus-run-session", "--", "/bin/sh", str(HERE / "session.sh"), *scripts],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=580,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-3000:]
    assert "Same cards again" in done.stdout
    # What happens is announced, but not what the reader says of the focus anyway.
    assert "heard" in done.stdout
    assert not (tmp_path / "ecosfera.log").exists()
