"""The map of the province: it greens as the balances rise, and lies behind other scenes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.co2.cards import palette
from ecosfera.games.co2.rules.ids import BOTTOM
from ecosfera.games.co2.rules.state import balance, sunny_areas
from ecosfera.ui.draw.theme import colour, faded

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecosfera.games.co2.rules.state import View
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.theme import Colour


MAP: Final = "co2/province"
LEVELS: Final = 10
"""The highest level of health; at 0 the province is at its greyest."""
SUN: Final = 0.12
"""What a sunny area adds to the health."""
BANDS: Final = 24
"""Bands of the map; while the level changes in a moment, one is drawn anew in each frame."""
AT_ONCE: Final = 4
"""Bands that are painted in one step of preparation."""
GREYEST: Final = 0.5
"""How much of the colour is gone at level 0."""
SMOKE: Final = (214, 209, 198)
"""The light at level 0."""
ROAD: Final = colour("#8F8B90")
KERB: Final = colour("#E6DAB6")
LINE: Final = colour("#F6EFD8")
"""The road of the pawns: its stones, its edges, and the line in its middle."""
BEND: Final = 2
"""The radius of its bends by its width."""
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


def draw_map(target: pygame.Surface, picture: pygame.Surface, box: pygame.Rect, level: int) -> None:
    """Draw a part of the map as it looks at a level."""
    share = level / LEVELS
    part = picture.subsurface(box)
    target.blit(part, box)
    dull = 1 - min(1.0, share * 1.25)
    if dull > 0:
        # A copy, as `grayscale` reads a part of a picture as if it were as wide as the whole.
        grey = pygame.transform.grayscale(part.copy())
        grey.set_alpha(round(255 * GREYEST * dull))
        target.blit(grey, box)
        light = [round(255 - (255 - tone) * dull) for tone in SMOKE]
        target.fill((*light, 255), box, special_flags=pygame.BLEND_RGB_MULT)
    lush = max(0.0, 2 * share - 1)
    if lush > 0:
        added = [round(tone * lush) for tone in LUSH]
        target.fill((*added, 0), box, special_flags=pygame.BLEND_RGB_ADD)


def edges(outer: pygame.Rect, width: int) -> list[pygame.Rect]:
    """Return boxes that cover the road along the inside of a box, with its corners."""
    deep, outer = BEND * width + 4, outer.inflate(4, 4)
    return [
        pygame.Rect(outer.left, outer.top, outer.w, deep),
        pygame.Rect(outer.left, outer.bottom - deep, outer.w, deep),
        pygame.Rect(outer.left, outer.top + deep, deep, outer.h - 2 * deep),
        pygame.Rect(outer.right - deep, outer.top + deep, deep, outer.h - 2 * deep),
    ]


def draw_road(target: pygame.Surface, outer: pygame.Rect, width: int) -> None:
    """Draw a road along the inside of a box, with its kerbs and the line in its middle."""
    radius = BEND * width
    for grown, tone in ((0, KERB), (max(1, width // 9), ROAD)):
        inner = outer.inflate(-2 * grown, -2 * grown)
        _band(target, inner, width - 2 * grown, radius - grown, tone)
    middle = outer.inflate(1 - width, 1 - width)
    dash, thick = width, max(1, width // 12)
    for row in (middle.top, middle.bottom - 1):
        for x in range(middle.left + radius, middle.right - radius - dash, 2 * dash):
            target.fill(LINE, (x, row - thick // 2, dash, thick))
    for column in (middle.left, middle.right - 1):
        for y in range(middle.top + radius, middle.bottom - radius - dash, 2 * dash):
            target.fill(LINE, (column - thick // 2, y, thick, dash))


def _band(
    target: pygame.Surface, outer: pygame.Rect, width: int, radius: int, tone: Colour
) -> None:
    """Draw a band along the inside of a box with round corners."""
    for part in (
        (outer.left + radius, outer.top, outer.w - 2 * radius, width),
        (outer.left + radius, outer.bottom - width, outer.w - 2 * radius, width),
        (outer.left, outer.top + radius, width, outer.h - 2 * radius),
        (outer.right - width, outer.top + radius, width, outer.h - 2 * radius),
    ):
        target.fill(tone, part)
    for x, right in ((outer.left + radius, False), (outer.right - radius, True)):
        for y, low in ((outer.top + radius, False), (outer.bottom - radius, True)):
            quarter = {f"draw_{'bottom' if low else 'top'}_{'right' if right else 'left'}": True}
            pygame.draw.aacircle(target, tone, (x, y), radius, width, **quarter)


class Province:
    """Keeps the map as it looks now, in bands, so that painting it takes no long frame."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.surface = pygame.Surface(size)
        self._width, height = size
        step = -(-height // BANDS)
        self._bands = [(top, min(step, height - top)) for top in range(0, height, step)]
        self._levels = [-1] * len(self._bands)

    @property
    def whole(self) -> bool:
        """Return whether all of it has been painted."""
        return -1 not in self._levels

    def settled(self, level: int) -> bool:
        """Return whether the whole map is at a level."""
        return all(own == level for own in self._levels)

    def paint(self, picture: pygame.Surface, level: int) -> Iterator[None]:
        """Bring the whole map to a level, some bands in each step."""
        while not self.settled(level):
            for _ in range(AT_ONCE):
                self.change(picture, level)
            yield

    def change(self, picture: pygame.Surface, level: int) -> None:
        """Bring the next band to a level, from the bottom up."""
        for number in reversed(range(len(self._bands))):
            if self._levels[number] != level:
                self._levels[number] = level
                top, high = self._bands[number]
                box = pygame.Rect(0, top, self._width, high)
                draw_map(self.surface, picture, box, level)
                return


def draw_ground(target: pygame.Surface, context: UiContext, veil: float = 0.0) -> None:
    """Draw the map over the whole window, darkened by a share."""
    size = (context.metrics.width, context.metrics.height)
    target.blit(context.pictures.get(MAP, size), (0, 0))
    if veil:
        tone = faded(palette.DEEP, veil)
        context.shapes.put_box(target, target.get_rect(), 0, tone)
