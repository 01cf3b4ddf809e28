"""The painted sea behind secondary screens."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from ecosfera import paths
from ecosfera.ui.draw.painted_sea import painted_sea
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.draw.shapes import Shapes

SIZE = (320, 180)


@pytest.mark.parametrize("poor", [False, True])
def test_it_is_dark_enough_for_light_text(poor: bool) -> None:
    image = painted_sea(Shapes(), Pictures(paths.art()), SIZE, poor=poor)
    assert image.get_size() == SIZE
    assert max(pygame.transform.average_color(image)[:3]) < 110


def test_without_paintings_there_is_a_plain_sea(tmp_path: Path) -> None:
    assert painted_sea(Shapes(), Pictures([tmp_path]), SIZE).get_size() == SIZE
