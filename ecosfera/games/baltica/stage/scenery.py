"""The pictures of a moment, painted in a thread before they are needed."""

from __future__ import annotations

from dataclasses import dataclass
from threading import Thread
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.baltica.stage.moment import MomentKind
from ecosfera.games.baltica.stage.sea import LIFE, LOW, composed_size
from ecosfera.ui.draw import backdrop
from ecosfera.ui.draw.pictures import LARGE, drawable, filling
from ecosfera.ui.draw.shapes import clear, put

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecosfera.games.baltica.rules.ids import HabitatId
    from ecosfera.games.baltica.stage.moment import Moment
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.pictures import Pictures

DRIFTS: Final = 0.035
"""Fraction of the window's height by which the landscape sinks while it is seen."""
SMOOTH: Final = 2
"""Factor by which the edge of a bubble is drawn too large before it is scaled down."""
COARSE: Final = (40, 20)
"""Size of the picture from which the shade is enlarged."""
DARK: Final = 165
"""Opacity of the middle of the shade, 0 to 255."""
GLINT: Final = 36
"""Side in pixels of the picture from which the highlight on a bubble is enlarged."""
BAND: Final = 90
"""Height in pixels of the bands in which large pictures are made."""
PLAIN: Final = 480
"""Diameter in pixels up to which the smaller file of a picture is sharp enough."""


@dataclass(frozen=True, slots=True)
class Scenery:
    """The pictures of one moment."""

    landscape: pygame.Surface
    """Fills the window, and is `DRIFTS` higher."""
    bubbles: tuple[pygame.Surface, ...] = ()
    """The animals, each in a bubble."""
    shade: pygame.Surface | None = None
    """A soft dark ground for words."""


class SceneryPainter(Thread):
    """A thread that paints the pictures of a moment for a window.

    `names` are the names of the animals' pictures, and `diameter` is that of a bubble.
    """

    def __init__(
        self,
        context: UiContext,
        moment: Moment,
        names: tuple[str, ...],
        size: tuple[int, int],
        diameter: int,
    ) -> None:
        super().__init__(daemon=True)
        self.moment = moment
        self._context = context
        self._names = names
        self._size = (size[0], round(size[1] * (1 + DRIFTS)))
        self._diameter = diameter
        self._bubbles: tuple[pygame.Surface, ...] = ()
        self._landscape: pygame.Surface | None = None
        self._shade: pygame.Surface | None = None
        self.start()

    def run(self) -> None:
        """Paint the pictures that are installed, the bubbles first."""
        pictures = self._context.pictures
        made = (bubble(pictures, name, self._diameter) for name in self._names)
        self._bubbles = tuple(image for image in made if image is not None)
        width, height = self._size
        self._shade = shade((round(0.9 * width), round(0.44 * height)))
        if pictures.has("sea/alive"):
            dead = self.moment.kind is MomentKind.LOST
            self._landscape = _landscape(pictures, self.moment.restored, self._size, dead=dead)

    @property
    def ready(self) -> bool:
        """Return whether nothing is left to paint."""
        return not self.is_alive()

    def take(self) -> Scenery:
        """Wait for the pictures and return them; a missing landscape becomes a plain backdrop."""
        self.join()
        landscape = self._landscape
        if landscape is None:
            dead = float(self.moment.kind is MomentKind.LOST)
            landscape = backdrop.sea(self._context.shapes, self._size, 1 - dead, dead)
        return Scenery(landscape, self._bubbles, self._shade)


class BubblePainter(Thread):
    """A thread that paints species in bubbles, one after the other."""

    def __init__(self, pictures: Pictures, species: Sequence[str], diameter: int) -> None:
        super().__init__(daemon=True)
        self._pictures = pictures
        self._species = species
        self._diameter = diameter
        self.images: list[pygame.Surface] = []
        """Those that are finished."""
        self.start()

    def run(self) -> None:
        """Paint them; a species without a picture is left out."""
        for name in self._species:
            image = bubble(self._pictures, f"species/{name}", self._diameter)
            if image is not None:
                self.images.append(image)


def _landscape(
    pictures: Pictures, restored: tuple[HabitatId, ...], size: tuple[int, int], *, dead: bool
) -> pygame.Surface:
    """Return the clear sea with the life of the restored habitats, or the dead sea."""
    small = composed_size(size)
    image = pygame.Surface(small)
    living = [name for habitat, name in LIFE if habitat in restored]
    for name in ["sea/dead"] if dead else ["sea/alive", *living]:
        found = pictures.load(name)
        if found is None:
            continue
        layer = filling(_in_bands(found), small, LOW)
        for band in _bands(small):
            image.blit(layer, band.topleft, band, special_flags=pygame.BLEND_PREMULTIPLIED)
    return image if small == size else pygame.transform.smoothscale(image, size)


def _in_bands(found: pygame.Surface) -> pygame.Surface:
    """Return a loaded picture as a premultiplied surface.

    It is made in bands, between which other threads go on: no frame waits for a whole picture.
    """
    out = clear(found.get_size())
    for band in _bands(found.get_size()):
        part = drawable(found.subsurface(band))
        out.blit(part, band.topleft, special_flags=pygame.BLEND_PREMULTIPLIED)
    return out


def _bands(size: tuple[int, int]) -> Iterator[pygame.Rect]:
    """Yield the bands of a picture from top to bottom."""
    for top in range(0, size[1], BAND):
        yield pygame.Rect(0, top, size[0], min(BAND, size[1] - top))


def bubble(pictures: Pictures, name: str, diameter: int) -> pygame.Surface | None:
    """Return a picture in a bubble of air, or None if it cannot be read. Threads may call this."""
    large = pictures.load(name + LARGE) if diameter > PLAIN else None
    found = large or pictures.load(name)
    if found is None:
        return None
    big = diameter * SMOOTH
    mask = pygame.Surface((big, big), pygame.SRCALPHA, 32)
    pygame.draw.circle(mask, "white", (big / 2, big / 2), big / 2 - SMOOTH)
    mask = pygame.transform.smoothscale(mask, (diameter, diameter))
    opaque = not found.get_flags() & pygame.SRCALPHA
    source = found.convert() if opaque else drawable(found)
    image = drawable(filling(source, (diameter, diameter), (0.5, 0.46)))
    put(image, _gloss(diameter), (0, 0))
    image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return image


def _gloss(diameter: int) -> pygame.Surface:
    """Return the shine on a bubble: a bright rim, and a highlight at its upper left."""
    big = diameter * SMOOTH
    image = pygame.Surface((big, big), pygame.SRCALPHA, 32)
    middle, thick = big / 2, max(2, big // 40)
    for k in range(thick):
        value = round(205 * (1 - k / thick) ** 2)
        tone = (value, value, value, value)
        pygame.draw.circle(image, tone, (middle, middle), big / 2 - SMOOTH - k, SMOOTH + 1)
    image = pygame.transform.smoothscale(image, (diameter, diameter))
    # Enlarged from a few pixels, the highlight is soft.
    light = pygame.Surface((GLINT, GLINT), pygame.SRCALPHA, 32)
    for x in range(GLINT // 2):
        for y in range(GLINT // 2):
            across, down = x / GLINT - 0.26, y / GLINT - 0.22
            along, beside = (across - down) / 0.17, (across + down) / 0.075
            value = round(120 * max(0.0, 1 - along**2 - beside**2))
            light.set_at((x, y), (value, value, value, value))
    put(image, pygame.transform.smoothscale(light, (diameter, diameter)), (0, 0))
    return image


def shade(size: tuple[int, int]) -> pygame.Surface:
    """Return a dark cloud that is soft at all sides."""
    small = pygame.Surface(COARSE, pygame.SRCALPHA, 32)
    width, height = COARSE
    for x in range(width):
        for y in range(height):
            across, down = 2 * (x + 0.5) / width - 1, 2 * (y + 0.5) / height - 1
            near = max(0.0, 1 - across**2 - down**2)
            small.set_at((x, y), (0, 0, 0, round(DARK * near * near)))
    return pygame.transform.smoothscale(small, size)
