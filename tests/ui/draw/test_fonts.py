"""The open fonts."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from ecosfera import paths
from ecosfera.ui.draw import fonts
from ecosfera.ui.draw.fonts import Fonts
from ecosfera.ui.draw.text import FontFace

LETTERS = "VAWA Tj fi Jürgen – 12 €"


@pytest.fixture(autouse=True)
def few_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "SIZES", 2)


def look(font: pygame.Font) -> tuple[tuple[int, int], bytes]:
    picture = font.render(LETTERS, antialias=True, color="white")
    return picture.get_size(), pygame.image.tobytes(picture, "RGBA")


@pytest.mark.parametrize("face", FontFace)
def test_a_size_that_takes_the_place_of_another_looks_the_same(face: FontFace) -> None:
    few = Fonts(paths.assets() / "fonts")
    for size in (20, 31, 14, 20, 47, 14):
        font = few.get(face.value, size)
        assert look(font) == look(pygame.Font(few.file(face.value), size))


def test_the_size_used_longest_ago_makes_room() -> None:
    few = Fonts(paths.assets() / "fonts")
    first, second = (few.get(FontFace.BOLD.value, size) for size in (20, 30))
    assert few.get(FontFace.BOLD.value, 20) is first
    assert few.get(FontFace.BOLD.value, 40) is second
    assert few.get(FontFace.BOLD.value, 20) is first


def test_the_letters_that_stand_in_for_a_damaged_file_keep_their_size(tmp_path: Path) -> None:
    damaged = Fonts(tmp_path)
    for size in (20, 31, 14, 20):
        assert look(damaged.get("none", size)) == look(pygame.Font(None, size))
