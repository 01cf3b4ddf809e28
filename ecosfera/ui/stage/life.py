"""Life in a still picture: small things that drift over it, and water that ripples.

Only small areas are drawn anew, some ten times a second. What lies under them comes from a copy of
the whole picture, which is made when the scene has drawn itself.
"""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

import pygame

from ecosfera.ui.draw.shapes import put

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ecosfera.ui.draw.shapes import Shapes
    from ecosfera.ui.draw.theme import Colour

CALM: Final = 0.095
"""Seconds between two pictures while nothing hurries."""
FADES: Final = 0.85
"""The share of its way after which a picture fades; it appears in as much time."""
SLOW_APART: Final = 7.0
SLOW_LASTS: Final = 13.0
"""Seconds between two pictures of a procession that goes on, and that each takes."""
SPARED: Final = 16_000
"""Number of pixels whose drawing takes as long as beginning with another rectangle."""


class Sprite(NamedTuple):
    """A small picture and where its upper left corner is."""

    image: pygame.Surface
    at: tuple[int, int]
    over: bool = False
    """Whether it may lie over controls."""


class Current(Protocol):
    """Something that drifts."""

    @property
    def hurries(self) -> bool:
        """Return whether it needs every frame now."""

    def sprites(self, now: float) -> Iterator[Sprite]:
        """Yield what is seen at a time, in seconds since the scene began."""


class Life:
    """The particles and animals that drift over the picture of a scene."""

    def __init__(self, currents: Sequence[Current], water: Ripple | None = None) -> None:
        self._currents = currents
        self._water = water
        self._still: pygame.Surface | None = None
        self._controls: list[pygame.Rect] = []
        self._covered: list[pygame.Rect] = []
        """Where the sprites are."""
        self._waited = 0.0
        self.now = 0.0
        """Seconds since it began."""

    @property
    def hurries(self) -> bool:
        """Return whether it needs every frame now."""
        return any(current.hurries for current in self._currents)

    def advance(self, dt: float) -> bool:
        """Let `dt` seconds pass; return whether it is time for another picture."""
        self.now += dt
        self._waited += dt
        if self._still is None or (self._waited < CALM and not self.hurries):
            return False
        self._waited = 0.0
        return True

    def take_picture(self, picture: pygame.Surface, controls: Iterable[pygame.Rect]) -> None:
        """Take a picture that was just drawn as the still one, with controls in these places."""
        self._still = picture.copy()
        self._controls = list(controls)
        self._covered = []
        self.draw(picture)

    def release(self) -> None:
        """Release the copy of the picture; nothing is drawn until the next one."""
        self._still = None

    def draw(self, target: pygame.Surface) -> None:
        """Draw what has moved since the last time."""
        if self._still is None:
            return
        for rect in self._covered:
            target.blit(self._still, rect.topleft, rect)
        if self._water is not None:
            self._water.draw(target, self._still, self.now, self._controls)
        self._covered = []
        for current in self._currents:
            for sprite in current.sprites(self.now):
                rect = sprite.image.get_rect(topleft=sprite.at)
                if sprite.over or rect.collidelist(self._controls) < 0:
                    put(target, sprite.image, sprite.at)
                    self._covered.append(rect)


class Swarm:
    """Currents in a picture of this size, which is drawn anew where they have moved."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._window = pygame.Rect((0, 0), size)
        self.currents: Sequence[Current] = ()
        self._sprites: list[Sprite] = []
        """What is seen of the currents now."""
        self._places: list[pygame.Rect] = []
        """Where the sprites are."""
        self.now = 0.0
        """Seconds since it began."""

    def drift(self, dt: float) -> list[pygame.Rect]:
        """Let `dt` seconds pass; return where that changes the picture."""
        self.now += dt
        before = dict(zip(self._sprites, self._places, strict=True))
        self._sprites = [
            sprite for current in self.currents for sprite in current.sprites(self.now)
        ]
        self._places = [image.get_rect(topleft=at) for image, at, _ in self._sprites]
        after = dict(zip(self._sprites, self._places, strict=True))
        changed: list[pygame.Rect] = []
        gone = [place for sprite, place in before.items() if sprite not in after]
        come = [place for sprite, place in after.items() if sprite not in before]
        for place in (*gone, *come):
            seen = place.clip(self._window)
            if seen.width and seen.height:
                _join(changed, seen)
        return changed

    def draw(self, target: pygame.Surface, box: pygame.Rect | None = None) -> None:
        """Draw what is seen, in the whole picture or in a part of it."""
        target.set_clip(box)
        for number in target.get_clip().collidelistall(self._places):
            image, at, _ = self._sprites[number]
            put(target, image, at)
        target.set_clip(None)


def _join(places: list[pygame.Rect], place: pygame.Rect) -> None:
    """Add a rectangle, joined with another one if it costs less to draw both at once."""
    area = place.width * place.height + SPARED
    for number, other in enumerate(places):
        both = place.union(other)
        if both.width * both.height <= area + other.width * other.height:
            places[number] = both
            return
    places.append(place)


class _Speck(NamedTuple):
    x: float
    y: float
    side: int
    speed: float
    phase: float


class Specks:
    """Discs that drift down or up and sway: snow, bubbles, murk."""

    def __init__(
        self,
        shapes: Shapes,
        size: tuple[int, int],
        count: int,
        sides: tuple[float, float],
        speed: float,
        fill: Colour,
        line: Colour | None = None,
    ) -> None:
        """`sides` are the least and the largest diameter; `speed` is in pixels, negative upwards.

        Lengths are pixels of a window 768 pixels high.
        """
        chance = random.Random(count)  # noqa: S311 (where specks float)
        self._shapes, self._size = shapes, size
        self._fill, self._line = fill, line
        unit = size[1] / 768
        self._specks = [
            _Speck(
                chance.random() * size[0],
                chance.random() * size[1],
                max(2, round(chance.uniform(*sides) * unit)),
                speed * unit * chance.uniform(0.6, 1.4),
                chance.random() * math.tau,
            )
            for _ in range(count)
        ]
        self._sway = 9 * unit

    @property
    def hurries(self) -> bool:
        """Return False: specks are slow."""
        return False

    def sprites(self, now: float) -> Iterator[Sprite]:
        """Yield the specks."""
        width, height = self._size
        for speck in self._specks:
            y = (speck.y + speck.speed * now) % (height + 2 * speck.side) - speck.side
            x = (speck.x + self._sway * math.sin(now * 0.7 + speck.phase)) % width
            image = self._shapes.disc(speck.side, self._fill, self._line)
            yield Sprite(image, (round(x), round(y)))


class Ripple:
    """Water that ripples: the lines of a part of the picture sway."""

    def __init__(self, box: pygame.Rect, reach: float) -> None:
        """`reach` is how far a line sways to each side, in pixels."""
        self._box = box
        self._reach = reach
        self._thick = max(2, round(reach * 1.6))

    def draw(
        self,
        target: pygame.Surface,
        still: pygame.Surface,
        now: float,
        controls: Sequence[pygame.Rect],
    ) -> None:
        """Draw the part anew, except for lines that touch a control."""
        box, thick = self._box, self._thick
        rows = []
        before = target.get_clip()
        target.set_clip(box)
        for y in range(box.top, box.bottom, thick):
            row = pygame.Rect(box.left, y, box.width, min(thick, box.bottom - y))
            if row.collidelist(controls) >= 0:
                continue
            depth = (y - box.top) / box.height
            swing = math.sin(now * 1.6 + depth * 26) + 0.6 * math.sin(now * 1.1 - depth * 61)
            shift = round(self._reach * swing * min(1.0, 3 * depth))
            rows.append((still, (row.left + shift, row.top), row))
        target.blits(rows, doreturn=False)
        target.set_clip(before)


def _faint(image: pygame.Surface, left: float) -> pygame.Surface:
    """Return a premultiplied picture of which so much is left."""
    faint = image.copy()
    faint.fill((round(255 * left),) * 4, None, pygame.BLEND_RGBA_MULT)
    return faint


class Procession:
    """Pictures that swim past one after the other, and then on and on, slowly."""

    def __init__(
        self,
        images: Sequence[pygame.Surface],
        count: int,
        box: pygame.Rect,
        apart: float,
        lasts: float,
    ) -> None:
        """Show `count` pictures; those that `images` does not have yet may come in time.

        At first each takes `lasts` seconds through the box and follows `apart` seconds later. They
        use as many lanes as there is height for, and fade in and out at the ends of the box.
        """
        self._images, self.box = images, box
        self._apart, self._lasts, self._count = apart, lasts, count
        self._ends = lasts + apart * count
        self._began: float | None = None
        self._over = count == 0

    @property
    def hurries(self) -> bool:
        """Return whether they swim past for the first time."""
        return not self._over

    def stop(self) -> None:
        """Let them go on slowly."""
        if not self._over:
            self._over, self._began = True, None

    def _shares(self, now: float) -> Iterator[tuple[int, float]]:
        """Yield the numbers of those in the window, with the share of their way behind them."""
        self._began = now if self._began is None else self._began
        gone = now - self._began
        if self._over:
            first = math.ceil((gone - SLOW_LASTS) / SLOW_APART)
            for place in range(max(0, first), math.floor(gone / SLOW_APART) + 1):
                yield place % self._count, (gone - place * SLOW_APART) / SLOW_LASTS
            return
        for number in range(self._count):
            yield number, (gone - number * self._apart) / self._lasts
        if gone > self._ends:
            self.stop()

    def sprites(self, now: float) -> Iterator[Sprite]:
        """Yield those who are in the window."""
        box, images = self.box, tuple(self._images)
        for number, share in self._shares(now) if self._count else ():
            if number >= len(images) or not 0 <= share <= 1:
                continue
            image = images[number]
            side = image.get_width()
            lanes = max(1, box.height // side)
            high = box.height / lanes
            middle = box.top + high * (number % lanes + 0.5)
            sway = max(0.0, high - side) / 2 * math.sin(share * 7 + number)
            x = box.left + max(0, box.width - side) * share
            left = min(1.0, share / (1 - FADES), (1 - share) / (1 - FADES))
            faint = image if left == 1.0 else _faint(image, left)
            yield Sprite(faint, (round(x), round(middle + sway - side / 2)), over=True)
