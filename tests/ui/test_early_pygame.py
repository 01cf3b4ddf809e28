"""pygame is imported without its mixer, which sound imports when it is turned on."""

from __future__ import annotations

import os
import subprocess
import sys

PROGRAM = """
import sys
from ecosfera.ui.early_pygame import LATER, import_pygame
import_pygame()
import_pygame()
import pygame
print([name for name in LATER if name in sys.modules])
from ecosfera.ui.sound import open_device
open_device()
print(pygame.mixer.get_init() is not None, pygame.mixer.Sound(buffer=bytes(4)).get_length() > 0)
"""


def test_the_mixer_is_loaded_by_the_first_who_opens_the_device() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", PROGRAM],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "SDL_AUDIODRIVER": "dummy"},
    )
    assert done.stdout.splitlines() == ["[]", "True True"]


FONTS = """
import sys
from ecosfera.ui.early_pygame import FONTS, import_pygame
import_pygame()
import pygame
pygame.font.init()
print(FONTS in sys.modules, pygame.font.SysFont(None, 20).size("x")[0] > 0, FONTS in sys.modules)
"""


def test_the_finder_of_fonts_is_loaded_when_it_is_asked() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", FONTS], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == ["False True True"]
