"""The start: what is read beside the imports, and how memory is kept."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pygame
import pytest

from ecosfera import paths
from ecosfera.screen.menu.scene import PICTURE
from ecosfera.screen.start import FIRST_PICTURE, Reading, speak

if TYPE_CHECKING:
    from pathlib import Path

FREED = """
import pygame
from ecosfera.screen import allocator
from ecosfera.screen.benching.memory import resident
if {settled}:
    allocator.settle()
kept = []
for side in range(300, 900, 4):
    large = pygame.Surface((side, side))
    large.fill("red")
    kept.append(pygame.Surface((40, 40)))
    del large
large = [pygame.Surface((700, 700)) for _ in range(20)]
for surface in large:
    surface.fill("red")
small = pygame.Surface((90, 90))
del large
print(resident())
"""


def test_the_picture_read_early_is_the_menus() -> None:
    assert FIRST_PICTURE == PICTURE
    path = paths.assets() / "art" / f"{FIRST_PICTURE}.webp"
    assert Reading(path).take().get_size() == pygame.image.load(path).get_size()


def test_a_picture_that_cannot_be_read_early_is_no_fault_until_it_is_wanted(tmp_path: Path) -> None:
    reading = Reading(tmp_path / "none.webp")
    with pytest.raises(FileNotFoundError):
        reading.take()


@pytest.mark.skipif(sys.platform != "linux", reason="only glibc needs it")
def test_memory_of_pictures_let_go_is_given_back() -> None:
    def held(*, settled: bool) -> float:
        program = FREED.format(settled=settled)
        done = subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=True
        )
        return float(done.stdout.split()[-1])

    assert held(settled=True) < held(settled=False) - 10


def test_what_is_spoken_is_one_line_of_plain_spaces(capsys: pytest.CaptureFixture[str]) -> None:
    speak("It took 9\u00a0rounds.\nWell done, stickle\u00adback!")
    assert capsys.readouterr().out == "It took 9 rounds. Well done, stickleback!\n"
