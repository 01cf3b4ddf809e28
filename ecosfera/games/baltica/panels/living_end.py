"""The picture of the end as it stays: fish pass behind its tiles and its animals."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.stage.sea_life import TUFTS
from ecosfera.ui.draw.shapes import clear, put
from ecosfera.ui.draw.theme import FOAM, PAPER, faded
from ecosfera.ui.stage import shoal
from ecosfera.ui.stage.life import Specks, Swarm
from ecosfera.ui.stage.shoal import CLEAR, Meadow, Painted, Shoal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import pygame

    from ecosfera.games.baltica.stage.scenery import Scenery
    from ecosfera.ui.draw.shapes import Shapes

DRIFT: Final = 0.09
"""Seconds between two pictures while everything else stands still."""
SHOALS: Final = (
    replace(shoal.SEALS, length=210, lanes=(0.5, 0.2), speed=60, apart=0.4, veil=0.4),
    replace(shoal.HERRINGS, length=58, count=6, lanes=(0.2, 0.5), speed=58, apart=0.0),
    replace(shoal.CODS, length=124, count=2, lanes=(0.58, 0.86), speed=40, apart=0.1),
    replace(shoal.PIKES, length=170, lanes=(0.76, 0.62), speed=36, apart=0.3),
    replace(shoal.PERCHES, length=88, count=4, lanes=(0.74, 0.66), speed=46, apart=0.0),
    replace(shoal.FLOUNDERS, lanes=(0.92, 0.95), apart=0.1),
)
"""Who celebrates a sea that lives: larger and quicker fish than during a match."""


class LivingEnd:
    """What moves in the picture of the end, in front of its landscape."""

    def __init__(
        self, shapes: Shapes, size: tuple[int, int], scenery: Scenery, *, won: bool
    ) -> None:
        self.size = size
        self._ground = scenery.landscape
        self._bubbles = scenery.bubbles
        self.swarm = Swarm(size)
        if won:
            air = Specks(shapes, size, 14, (4, 15), -40, faded(PAPER, 0.18), faded(PAPER, 0.55))
            painted = Painted()
            fish = [Shoal(painted, kind, size, CLEAR, seed=n) for n, kind in enumerate(SHOALS, 5)]
            grass = Meadow(painted, size, CLEAR, TUFTS)
            self.swarm.currents = [*fish, grass, air]
        else:
            self.swarm.currents = [Specks(shapes, size, 30, (2, 6), 14, faded(FOAM, 0.35))]
        self._over: pygame.Surface | None = None
        """The animals, the tiles and the words; None until they have come together."""
        self._at = (0, 0)
        self._waited = 0.0
        self._changed: list[pygame.Rect] = []

    @property
    def stands(self) -> bool:
        """Return whether everything has come together."""
        return self._over is not None

    def settle(
        self,
        draw_over: Callable[[pygame.Surface], None],
        places: tuple[tuple[int, int], ...],
    ) -> None:
        """Let all move behind the animals at their places, and behind what `draw_over` draws."""
        whole = clear(self.size)
        for image, at in zip(self._bubbles, places, strict=True):
            put(whole, image, at)
        draw_over(whole)
        box = whole.get_bounding_rect()
        self._over, self._at = whole.subsurface(box).copy(), box.topleft

    def drift(self, dt: float) -> bool:
        """Let everything move on; return whether it is time for another picture."""
        if not self.stands:
            self.swarm.drift(dt)
            return False
        self._waited += dt
        if self._waited < DRIFT:
            return False
        self._changed += self.swarm.drift(self._waited)
        self._waited = 0.0
        return bool(self._changed)

    def draw(self, target: pygame.Surface) -> None:
        """Draw the whole picture."""
        self._changed = []
        target.blit(self._ground, (0, 0))
        self.swarm.draw(target)
        if self._over is not None:
            put(target, self._over, self._at)

    def draw_changes(self, target: pygame.Surface, spared: pygame.Rect) -> None:
        """Draw what has moved over the last picture, except in a rectangle."""
        changed, self._changed = self._changed, []
        for place in changed:
            for box in around(place, spared):
                target.blit(self._ground, box.topleft, box)
                self.swarm.draw(target, box)
                if self._over is not None:
                    target.set_clip(box)
                    put(target, self._over, self._at)
                    target.set_clip(None)


def around(box: pygame.Rect, hole: pygame.Rect) -> Iterator[pygame.Rect]:
    """Yield the parts of a rectangle outside another one.

    >>> from pygame import Rect
    >>> list(around(Rect(0, 0, 10, 10), Rect(4, 4, 9, 2)))
    [Rect(0, 0, 10, 4), Rect(0, 6, 10, 4), Rect(0, 4, 4, 2)]
    """
    inside = box.clip(hole)
    if not inside:
        yield box
        return
    x, right = box.left, box.right
    parts = (
        (x, box.top, box.width, inside.top - box.top),
        (x, inside.bottom, box.width, box.bottom - inside.bottom),
        (x, inside.top, inside.left - x, inside.height),
        (inside.right, inside.top, right - inside.right, inside.height),
    )
    for left, top, width, height in parts:
        if width and height:
            yield type(box)(left, top, width, height)
