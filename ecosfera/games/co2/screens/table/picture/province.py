"""The map of the province under the table: it greens as the balances rise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.co2.rules.pieces.ranges import BOTTOM
from ecosfera.games.co2.rules.position.standing import balance, sunny_areas

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.position.state import View

LEVELS: Final = 10
"""The highest level of health; at 0 the province is at its greyest."""
SUN: Final = 0.12
"""What a sunny area adds to the health."""
BANDS: Final = 24
"""Bands of the map; while the level changes, one of them is drawn anew in each frame."""
GREYEST: Final = 0.5
"""How much of the colour is gone at level 0."""
SMOKE: Final = (214, 209, 198)
"""The light at level 0."""
LUSH: Final = (8, 20, 0)
"""What is added to the colours at the highest level."""


def level_of(view: View) -> int:
    """Return how green the province is: by the mean of the balances, and the sunny areas."""
    seats = view.playing
    outcome = view.outcome
    if not seats:
        return 0
    if outcome is not None and any(balance(view, s) >= view.config.goal for s in seats):
        return LEVELS
    mean = sum(balance(view, seat) for seat in seats) / len(seats)
    suns = sum(len(sunny_areas(view, seat)) for seat in seats)
    health = (mean - BOTTOM) / (view.config.goal - BOTTOM) + SUN * suns
    return round(LEVELS * min(1.0, max(0.0, health)))


def graded(picture: pygame.Surface, level: int) -> pygame.Surface:
    """Return a copy of the map, or of a part of it, as it looks at a level."""
    share = level / LEVELS
    out = picture.copy()
    dull = 1 - min(1.0, share * 1.25)
    if dull > 0:
        grey = pygame.transform.grayscale(picture)
        grey.set_alpha(round(255 * GREYEST * dull))
        out.blit(grey, (0, 0))
        light = [round(255 - (255 - tone) * dull) for tone in SMOKE]
        out.fill((*light, 255), special_flags=pygame.BLEND_RGB_MULT)
    lush = max(0.0, 2 * share - 1)
    if lush > 0:
        added = [round(tone * lush) for tone in LUSH]
        out.fill((*added, 0), special_flags=pygame.BLEND_RGB_ADD)
    return out


class Province:
    """Keeps the map as it looks now, in bands, so that a change takes no long frame."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.surface = pygame.Surface(size)
        self._width, height = size
        step = -(-height // BANDS)
        self._bands = [(top, min(step, height - top)) for top in range(0, height, step)]
        self._levels = [-1] * len(self._bands)

    @property
    def begun(self) -> bool:
        """Return whether it has been painted once."""
        return self._levels[0] >= 0

    def settled(self, level: int) -> bool:
        """Return whether the whole map is at a level."""
        return all(own == level for own in self._levels)

    def set(self, picture: pygame.Surface, level: int) -> None:
        """Bring the whole map to a level."""
        for number in range(len(self._bands)):
            self._paint(picture, number, level)

    def change(self, picture: pygame.Surface, level: int) -> pygame.Rect | None:
        """Bring the next band to a level, from the bottom up; return where it is, or None."""
        for number in reversed(range(len(self._bands))):
            if self._levels[number] != level:
                return self._paint(picture, number, level)
        return None

    def _paint(self, picture: pygame.Surface, number: int, level: int) -> pygame.Rect:
        top, high = self._bands[number]
        part = pygame.Rect(0, top, self._width, high)
        if self._levels[number] != level:
            self._levels[number] = level
            self.surface.blit(graded(picture.subsurface(part), level), part.topleft)
        return part
