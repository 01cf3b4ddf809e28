"""The program in a real window, on a display of its own (Xvfb)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.conftest import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable

DRIVE = """
import sys
from pathlib import Path
import ecosfera.app.main as app
import os
for name, value in app.ENVIRONMENT.items():
    os.environ.setdefault(name, value)
from ecosfera.app.launch_options import LaunchOptions
from ecosfera.app.start import start
flow = start(LaunchOptions(lang="en", window=(1024, 576), data_dir=Path(sys.argv[1])))
import pygame
program = flow.app

def frames(n=6):
    for _ in range(n):
        program.step(pygame.event.get(), 1 / 60)
        program.do_chore()

def press(key):
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
    pygame.event.post(pygame.Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0))
    frames()

def tell():
    print(type(program.stack.top).__name__, pygame.display.get_surface().get_size())

frames(20); tell()
press(pygame.K_RETURN); tell()
press(pygame.K_RETURN); tell()
press(pygame.K_F10); tell()
press(pygame.K_F11); tell()
press(pygame.K_F11); tell()
pygame.event.post(pygame.Event(pygame.QUIT)); frames()
print("running" if program.running else "ended", pygame.display.get_driver())
flow.files.close()
"""


SOUND = """
import sys
from pathlib import Path
import ecosfera.app.main as app
import os
for name, value in app.ENVIRONMENT.items():
    os.environ.setdefault(name, value)
from ecosfera.app.launch_options import LaunchOptions
from ecosfera.app.start import start
flow = start(LaunchOptions(lang="en", window=(1024, 576), data_dir=Path(sys.argv[1])))
import pygame
program = flow.app

def state():
    print(flow.ready, pygame.mixer.get_init())

state()
while not flow.ready:
    program.do_chore()
state()
while program.chores:
    program.do_chore()
state()
print(pygame.mixer.get_busy())
program.step([pygame.Event(pygame.KEYDOWN, key=pygame.K_m, mod=0, unicode="m", scancode=0)], 0.1)
print(pygame.mixer.get_busy(), sorted(p.name for p in Path(sys.argv[1]).rglob("*.log")))
flow.files.close()
"""


@pytest.mark.window
def test_the_loudspeaker_is_opened_when_all_else_is_ready(
    driven: Callable[[str], list[str]],
) -> None:
    assert driven(SOUND) == [
        "False None",
        "True None",
        "True (22050, -16, 1)",
        "True",
        "False []",
    ]


@pytest.mark.window
def test_from_launch_to_the_table_in_a_window_and_full_screen(
    driven: Callable[[str], list[str]],
) -> None:
    assert driven(DRIVE) == [
        "MenuScene (1024, 576)",
        "SetupScene (1024, 576)",
        "TableScene (1024, 576)",
        "PauseScene (1024, 576)",
        "PauseScene (1366, 768)",
        "PauseScene (1024, 576)",
        "ended x11",
    ]


@pytest.mark.window
@pytest.mark.parametrize("driver", [{}, {"SDL_VIDEODRIVER": "x11"}])
def test_without_a_display_the_game_says_so(tmp_path: Path, driver: dict[str, str]) -> None:
    displays = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}
    environment = {k: v for k, v in os.environ.items() if k not in displays}
    environment |= {"LANG": "en_GB.UTF-8", **driver}
    done = subprocess.run(
        [sys.executable, "-m", "ecosfera", "--data-dir", str(tmp_path)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    # SDL may print messages of its own first.
    assert "The game could not open a window:" in done.stderr
    assert "Traceback" not in done.stderr
