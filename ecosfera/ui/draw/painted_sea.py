"""The backdrop of secondary screens: the painted sea, out of focus, so that text can lie on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.ui.draw import backdrop
from ecosfera.ui.draw.pictures import filling

if TYPE_CHECKING:
    from ecosfera.ui.draw.pictures import Pictures
    from ecosfera.ui.draw.shapes import Shapes

PICTURES: Final = ("sea/alive", "sea/bare")
"""The painting of a sea in health, and of a poor one."""
FOCUS: Final = (0.5, 0.8)
"""The point of the paintings that stays visible in windows of another shape."""
BLUR: Final = 4
"""Divisor of the size in which the painting is blurred."""
DARK: Final = (128, 150, 158)
"""By which the painting is multiplied."""


def painted_sea(
    shapes: Shapes, pictures: Pictures, size: tuple[int, int], *, poor: bool = False
) -> pygame.Surface:
    """Return the sea for the ground of a screen; without its painting, return a plain one."""
    name = PICTURES[poor]
    if not pictures.has(name):
        return backdrop.sea(shapes, size, 0.45 if poor else 0.75, 0.0)
    return shapes.keep(("painted sea", name, size), lambda: _painted(pictures, name, size))


def _painted(pictures: Pictures, name: str, size: tuple[int, int]) -> pygame.Surface:
    found = pictures.load(name)
    image = pygame.Surface(size)
    if found is None:
        image.fill(DARK)
        return image
    small = filling(found, (max(1, size[0] // BLUR), max(1, size[1] // BLUR)), FOCUS)
    ground = pygame.Surface(small.get_size())
    ground.blit(small, (0, 0))
    ground.fill(DARK, special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(ground, 1), size, image)
