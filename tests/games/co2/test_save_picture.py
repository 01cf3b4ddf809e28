"""The picture of a saved match."""

from __future__ import annotations

import pygame
import pytest

from ecosfera.games.co2.save_picture import _plate
from ecosfera.ui.context import UiContext


@pytest.mark.parametrize("size", [(64, 40), (130, 84), (420, 260), (600, 396)])
@pytest.mark.parametrize("number", ["0", "\u221215", "\u2212120"])
def test_the_best_balance_stands_inside_the_picture_beside_the_sun(
    context: UiContext, size: tuple[int, int], number: str
) -> None:
    box = pygame.Rect((30, 20), size)
    _, plate = _plate(context, box, number)
    sun = pygame.Rect(box.left, box.top, round(0.75 * box.height), box.height)
    assert box.contains(plate)
    assert not plate.colliderect(sun)
