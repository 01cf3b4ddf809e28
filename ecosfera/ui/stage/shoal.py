"""The living sea: shoals that swim past, grass that sways and light that moves.

Everything is painted once, a sprite at a time, so that no frame waits for it; a shoal is seen as
soon as its fish are painted in all poses.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.ui.draw import fish
from ecosfera.ui.draw.fish import POSES, SWAYS, FishShape
from ecosfera.ui.draw.theme import Colour, colour, mix
from ecosfera.ui.stage.life import Sprite

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Sequence

MURKY: Final = colour("#2E5552")
CLEAR: Final = colour("#1F7288")
HIGH: Final = 768
"""Height of the window in which the lengths of this module are pixels."""
GLOWS: Final = 8
"""Number of degrees of brightness of a ray of light."""


class Painted:
    """The sprites painted so far, for one size of the window and one colour of the water."""

    def __init__(self) -> None:
        self._images: dict[Hashable, pygame.Surface] = {}
        self._latest = -1.0
        """The time at which a sprite was painted last."""

    def get(
        self, now: float, key: Hashable, paint: Callable[[], pygame.Surface]
    ) -> pygame.Surface | None:
        """Return a sprite, or None if it has to wait for another picture than that of `now`."""
        found = self._images.get(key)
        if found is None and now != self._latest:
            self._latest = now
            found = self._images[key] = paint()
        return found


@dataclass(frozen=True, slots=True)
class ShoalKind:
    """Fish that swim together."""

    shape: FishShape
    length: float
    count: int
    lanes: tuple[float, ...]
    """The shares of the window's height at which they swim, by turns."""
    speed: float
    veil: float
    """How much of them the water hides."""
    apart: float = 0.0
    """How long nobody is seen after they have passed, in widths of the window."""


HERRINGS: Final = ShoalKind(fish.HERRING, 46, 8, (0.69, 0.22, 0.71), 44, 0.3, 0.5)
PERCHES: Final = ShoalKind(fish.PERCH, 78, 4, (0.7, 0.78, 0.68), 34, 0.2, 0.6)
PIKES: Final = ShoalKind(fish.PIKE, 150, 1, (0.71, 0.84), 26, 0.26, 1.0)
CODS: Final = ShoalKind(fish.COD, 104, 2, (0.68, 0.88), 30, 0.3, 0.8)
FLOUNDERS: Final = ShoalKind(fish.FLOUNDER, 84, 2, (0.9, 0.93), 24, 0.26, 0.6)
STICKLEBACKS: Final = ShoalKind(fish.STICKLEBACK, 36, 4, (0.7, 0.8, 0.69), 32, 0.26, 0.4)
SEALS: Final = ShoalKind(fish.SEAL, 180, 1, (0.26, 0.69), 46, 0.5, 1.5)


class Shoal:
    """Fish that swim past, there and back in lanes of their own."""

    def __init__(
        self,
        painted: Painted,
        kind: ShoalKind,
        size: tuple[int, int],
        water: Colour,
        share: float = 1.0,
        seed: int = 1,
    ) -> None:
        """`share` is how many of the fish are left, 0 to 1."""
        self._painted, self._kind, self._size, self._water = painted, kind, size, water
        self._images: tuple[list[pygame.Surface], list[pygame.Surface]] | None = None
        """The fish in all poses, looking to the left and to the right."""
        self._unit = size[1] / HIGH
        self._length = max(12, round(kind.length * self._unit))
        chance = random.Random(seed)  # noqa: S311 (where fish swim)
        self._start = chance.random() * 2
        wide, tall = 0.62 * kind.count**0.6, 0.32 * kind.count**0.5
        self._fish = [
            (
                wide * chance.uniform(-1, 1) * self._length,
                tall * chance.uniform(-1, 1) * 0.45 * self._length,
                chance.random() * math.tau,
                chance.uniform(0.85, 1.15),
            )
            for _ in range(math.ceil(kind.count * share - 0.01))
        ]
        self._wide: float = (wide + 1) * self._length

    def enter(self, now: float, height: float) -> None:
        """Swim in at a time, in the lane nearest to a share of the window's height."""
        kind = self._kind
        lane = min(range(len(kind.lanes)), key=lambda n: abs(kind.lanes[n] - height))
        self._start = lane - self._rounds(now)

    def _rounds(self, now: float) -> float:
        """Return how often they pass in so many seconds."""
        kind, way = self._kind, self._size[0] + 2 * self._wide
        return now * kind.speed * self._unit / way / (1 + kind.apart)

    @property
    def hurries(self) -> bool:
        """Return False: fish take their time."""
        return False

    def sprites(self, now: float) -> Iterator[Sprite]:
        """Yield the fish, also those beside the window."""
        poses = self._poses(now)
        if poses is None:
            return
        kind, (width, height) = self._kind, self._size
        way = width + 2 * self._wide
        rounds = self._rounds(now) + self._start
        number = math.floor(rounds)
        gone = (rounds - number) * (1 + kind.apart)
        right = number % 2 == 0
        lane = kind.lanes[number % len(kind.lanes)]
        middle = -self._wide + way * (gone if right else 1 - gone)
        rise = 0.012 * height * math.sin(0.21 * now + self._start * 5)
        for x, y, phase, pace in self._fish:
            beat = now * pace * (46 / self._kind.length) ** 0.5 * 1.5 + phase
            image = poses[right][math.floor(beat * POSES) % POSES]
            drift = 0.3 * self._length * math.sin(0.4 * now * pace + phase)
            at = middle + x + drift, lane * height + rise + y + 0.2 * drift * math.cos(phase)
            wide, high_px = image.get_size()
            yield Sprite(image, (round(at[0] - wide / 2), round(at[1] - high_px / 2)))

    def _poses(self, now: float) -> tuple[list[pygame.Surface], list[pygame.Surface]] | None:
        """Return the fish in all poses, looking to the left and to the right, once painted."""
        if self._images is None:
            kind, length, water = self._kind, self._length, self._water
            right = []
            for pose in range(POSES):
                paint = partial(fish.swimming, kind.shape, length, pose, water, kind.veil)
                image = self._painted.get(now, (kind, length, water, pose), paint)
                if image is None:
                    return None
                right.append(image)
            left = [pygame.transform.flip(image, True, False) for image in right]  # noqa: FBT003
            self._images = left, right
        return self._images


class Meadow:
    """Tufts of grass that sway; each stands at a share of the window's width."""

    def __init__(
        self, painted: Painted, size: tuple[int, int], water: Colour, places: Sequence[float]
    ) -> None:
        self._painted, self._size, self._water = painted, size, water
        self._places = places

    @property
    def hurries(self) -> bool:
        """Return False: grass sways slowly."""
        return False

    def sprites(self, now: float) -> Iterator[Sprite]:
        """Yield the tufts."""
        width, height = self._size
        unit = height / HIGH
        for number, place in enumerate(self._places):
            kind = number % 3
            size = round((96 + 14 * kind) * unit), round((150 - 22 * kind) * unit)
            swing = math.floor((now / 6.5 + 0.31 * number) * SWAYS) % SWAYS
            key = ("grass", kind, size, swing, self._water)
            image = self._painted.get(now, key, lambda k=kind, s=size, p=swing: self._tuft(k, s, p))  # type: ignore[misc]
            if image is not None:
                yield Sprite(image, (round(place * width - size[0] / 2), height - size[1]))

    def _tuft(self, kind: int, size: tuple[int, int], pose: int) -> pygame.Surface:
        return fish.grass(size, pose, 6 + 2 * kind, kind + 3, self._water)


class Rays:
    """Slanting rays of light that brighten and fade by turns."""

    def __init__(
        self, painted: Painted, size: tuple[int, int], count: int, strength: float
    ) -> None:
        self._painted, self._size, self._strength = painted, size, strength
        self._count = count

    @property
    def hurries(self) -> bool:
        """Return False: light moves slowly."""
        return False

    def sprites(self, now: float) -> Iterator[Sprite]:
        """Yield the rays that are bright enough to be seen."""
        width, height = self._size
        size = round(0.11 * width), round(0.78 * height)
        for number in range(self._count):
            turn = 0.19 * now * (1 + 0.13 * number) + 2.4 * number
            glow = round(GLOWS * (0.5 + 0.5 * math.sin(turn)))
            if glow == 0:
                continue
            key = ("light", size, glow, round(100 * self._strength))
            strength = self._strength * glow / GLOWS
            image = self._painted.get(now, key, lambda s=strength: fish.light(size, s))  # type: ignore[misc]
            if image is not None:
                x = (0.08 + 0.84 * ((number * 0.618 + 0.3) % 1)) * width
                yield Sprite(image, (round(x - size[0] / 2), 0))


def water_colour(clear: float) -> Colour:
    """Return the colour of the water; `clear` is from 0 to 1."""
    return mix(MURKY, CLEAR, round(6 * clear) / 6)
