"""What each impact does to the sea that is seen: murk and glow in the water, things on the bottom.

It is painted into the picture of the sea when that is composed, and so costs no frame anything. The
things lie where the table leaves the sea free: above the row, beside its cards, below the piles.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ecosfera.games.baltica.moves.impacts import ImpactKind
from ecosfera.games.baltica.stage import harm_things as things
from ecosfera.games.baltica.stage.harm_things import Thing, bow, ink, place
from ecosfera.ui.draw.shapes import clear, put

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.ui.draw.shapes import Point
    from ecosfera.ui.draw.theme import Colour

COARSE: Final = 6
"""How much smaller the murk is painted than it is shown."""
SOFT: Final = 2
"""By how many of its pixels the murk is blurred."""


class _Murk:
    """The water of the whole picture, painted coarsely in shares of its width and height."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._size = size
        self._image = clear((size[0] // COARSE, size[1] // COARSE))

    def veil(self, stops: Sequence[tuple[float, str, float]]) -> None:
        """Lay a veil over the water, whose colour and opacity are given at some heights."""
        width, height = self._image.get_size()
        strip = clear((1, height))
        for y in range(height):
            strip.set_at((0, y), _between(stops, y / max(1, height - 1)))
        put(self._image, pygame.transform.scale(strip, (width, height)), (0, 0))

    def cloud(self, at: Point, wide: float, high: float, tone: str, strength: float) -> None:
        """Paint a cloud, denser towards its middle."""
        width, height = self._image.get_size()
        tint = ink(tone, strength / 3)
        for share in (1.0, 0.72, 0.44):
            part = clear((round(wide * share * width), round(high * share * height)))
            pygame.draw.ellipse(part, tint, part.get_rect())
            middle = at[0] * width, at[1] * height
            put(self._image, part, part.get_rect(center=middle).topleft)

    def stroke(self, points: Sequence[Point], width: float, tone: str, strength: float) -> None:
        """Paint a soft line; its width is a share of the height."""
        across, down = self._image.get_size()
        places = [(x * across, y * down) for x, y in points]
        box = _around(places, width * down + 2)
        part, thick = clear(box.size), max(1, round(width * down))
        paint = ink(tone, strength)
        here = [(x - box.x, y - box.y) for x, y in places]
        pygame.draw.lines(part, paint, closed=False, points=here, width=thick)
        for joint in here:
            pygame.draw.circle(part, paint, joint, thick / 2)
        put(self._image, part, box.topleft)

    def pour(self, image: pygame.Surface, opacity: float) -> None:
        """Lay the murk over a picture."""
        soft = pygame.transform.gaussian_blur(self._image, SOFT)
        soft.fill(ink("#FFFFFF", opacity), special_flags=pygame.BLEND_RGBA_MULT)
        put(image, pygame.transform.smoothscale(soft, self._size), (0, 0))


def _around(points: Sequence[Point], margin: float) -> pygame.Rect:
    """Return the box around points, with a margin."""
    left, top = (math.floor(min(p[axis] for p in points) - margin) for axis in (0, 1))
    right, bottom = (math.ceil(max(p[axis] for p in points) + margin) for axis in (0, 1))
    return pygame.Rect(left, top, right - left, bottom - top)


def _between(stops: Sequence[tuple[float, str, float]], y: float) -> Colour:
    """Return the premultiplied colour of a veil at a height."""
    high, low = stops[0], stops[-1]
    for one, two in pairwise(stops):
        if one[0] <= y <= two[0]:
            high, low = one, two
            break
    share = 0.0 if low[0] == high[0] else min(1.0, max(0.0, (y - high[0]) / (low[0] - high[0])))
    above, below = (ink(tone, much) for _, tone, much in (high, low))
    r, g, b, a = (round(p + (q - p) * share) for p, q in zip(above, below, strict=True))
    return r, g, b, a


# -- what it does to the water ----


def _dead_water(murk: _Murk) -> None:
    murk.veil(
        (
            (0.5, "#8E9A92", 0.0),
            (0.72, "#A9B3A6", 0.16),
            (0.9, "#B2BAAC", 0.34),
            (1, "#A2AA9C", 0.44),
        )
    )


def _green_water(murk: _Murk) -> None:
    murk.veil(
        (
            (0.0, "#A9C93C", 0.4),
            (0.3, "#8DB33A", 0.22),
            (0.75, "#7FA33C", 0.18),
            (1, "#4E6A30", 0.12),
        )
    )
    for x, y, wide in (
        (0.05, 0.1, 0.2),
        (0.42, 0.06, 0.24),
        (0.8, 0.1, 0.22),
        (0.02, 0.71, 0.1),
        (0.26, 0.69, 0.12),
        (0.52, 0.695, 0.12),
        (0.74, 0.73, 0.11),
        (0.93, 0.71, 0.1),
    ):
        for n, tone in enumerate(("#6F9A2E", "#A9CB3C", "#DDEB7C")):
            arm = [
                (
                    x + wide * (t - 0.5) * 1.6 + 0.1 * wide * math.cos(7 * t),
                    y + 0.016 * (n - 1) + 0.2 * wide * math.sin(6 * t + n * 0.5),
                )
                for t in (i / 16 for i in range(17))
            ]
            curl = [
                (
                    x + wide * 0.3 * (1 - i / 18) * math.cos(i / 2.4),
                    y + wide * 0.34 * (1 - i / 18) * math.sin(i / 2.4),
                )
                for i in range(16)
            ]
            murk.stroke(arm, 0.03 - 0.008 * n, tone, 0.42)
            murk.stroke(curl, 0.024 - 0.006 * n, tone, 0.42)


def _oily_water(murk: _Murk) -> None:
    murk.veil(
        (
            (0.0, "#0E0B09", 0.88),
            (0.055, "#1A130E", 0.8),
            (0.1, "#2A1F18", 0.34),
            (0.3, "#231C18", 0.12),
            (1, "#1C1815", 0.06),
        )
    )
    for n, tone in enumerate(("#B0589C", "#4FA3B8", "#D3B04A")):
        for x in (0.07, 0.4, 0.72, 0.97):
            murk.cloud((x + 0.05 * n, 0.075 + 0.008 * n), 0.24, 0.024, tone, 0.7)


def _stirred_water(murk: _Murk) -> None:
    murk.veil(((0.55, "#8A6A42", 0.0), (0.8, "#8A6A42", 0.26), (1, "#6E5233", 0.34)))
    for x, y in ((0.05, 0.84), (0.2, 0.9), (0.7, 0.86), (0.84, 0.8), (0.97, 0.88)):
        murk.cloud((x, y), 0.24, 0.2, "#B08E5C", 0.5)


def _poisoned_water(murk: _Murk) -> None:
    murk.veil(((0.4, "#6B3F78", 0.0), (1, "#5B2C6F", 0.2)))
    for x, y, wide in (
        (0.75, 0.86, 0.14),
        (0.775, 0.78, 0.11),
        (0.79, 0.71, 0.08),
        (0.05, 0.9, 0.1),
        (0.06, 0.72, 0.07),
    ):
        murk.cloud((x, y), wide, 0.14, "#B65CC8", 0.6)


def _dull_water(murk: _Murk) -> None:
    murk.veil(((0.0, "#6F7466", 0.12), (1, "#4C5148", 0.2)))


def _loud_water(murk: _Murk) -> None:
    murk.veil(((0.0, "#2E2A5E", 0.1), (1, "#2E2A5E", 0.16)))
    for x, y, count in ((0.79, 0.74, 8), (0.03, 0.72, 5), (0.45, 0.69, 4)):
        for n in range(1, count):
            reach, pale = 0.03 + 0.036 * n, 0.75 * (1 - n / count)
            ring = bow(reach * 9 / 16, reach, 0, 360, (x, y), 40)
            murk.stroke([(a, b + 0.012) for a, b in ring], 0.012, "#14103A", 0.7 * pale)
            murk.stroke(ring, 0.011, "#D5CEFF", pale)


def _warm_water(murk: _Murk) -> None:
    murk.veil(
        (
            (0.0, "#F06A2E", 0.42),
            (0.4, "#E0703F", 0.28),
            (0.72, "#D0734A", 0.2),
            (1, "#A05A40", 0.1),
        )
    )


class Harm(NamedTuple):
    """What an impact does to the sea."""

    water: Callable[[_Murk], None]
    things: tuple[Thing, ...]


HARM: Final[dict[ImpactKind, Harm]] = {
    ImpactKind.DEAD_ZONE: Harm(
        _dead_water,
        (
            Thing((0.05, 0.985), 0.13, things.mat),
            Thing((0.3, 0.965), 0.12, things.mat),
            Thing((0.52, 0.95), 0.12, things.mat),
            Thing((0.71, 0.955), 0.13, things.mat),
            Thing((0.8, 0.985), 0.1, things.mat),
            Thing((0.95, 0.945), 0.12, things.mat),
            Thing((0.05, 0.7), 0.07, things.mat),
            Thing((0.955, 0.705), 0.08, things.mat),
            Thing((0.755, 0.9), 0.036, things.bones, -8),
        ),
    ),
    ImpactKind.BLOOM: Harm(
        _green_water,
        (),
    ),
    ImpactKind.LITTER: Harm(
        _dull_water,
        (
            Thing((0.93, 0.745), 0.15, things.net),
            Thing((0.765, 0.925), 0.065, things.bottle, 68),
            Thing((0.925, 0.955), 0.045, things.bottle, -60),
            Thing((0.745, 0.76), 0.06, things.bag, 12),
            Thing((0.045, 0.705), 0.035, things.bag, -14),
        ),
    ),
    ImpactKind.NOISE: Harm(_loud_water, ()),
    ImpactKind.SEABED: Harm(
        _stirred_water,
        (
            Thing((0.07, 0.9), 0.13, things.furrows),
            Thing((0.745, 0.87), 0.15, things.furrows),
            Thing((0.93, 0.9), 0.12, things.furrows),
            Thing((0.79, 0.965), 0.018, things.shell, 20),
            Thing((0.705, 0.945), 0.022, things.shell, -10),
            Thing((0.945, 0.93), 0.018, things.shell, 160),
        ),
    ),
    ImpactKind.TOXINS: Harm(
        _poisoned_water,
        (
            Thing((0.735, 0.92), 0.075, things.barrel, 16),
            Thing((0.045, 0.955), 0.055, things.barrel, -12),
            Thing((0.935, 0.955), 0.045, things.barrel, -20),
        ),
    ),
    ImpactKind.OIL: Harm(
        _oily_water,
        (
            Thing((0.69, 0.965), 0.07, things.slick),
            Thing((0.9, 0.975), 0.06, things.slick),
            Thing((0.688, 0.9), 0.019, things.drop),
            Thing((0.695, 0.845), 0.024, things.drop),
            Thing((0.689, 0.785), 0.018, things.drop),
            Thing((0.7, 0.735), 0.03, things.drop),
            Thing((0.692, 0.69), 0.022, things.drop),
            Thing((0.33, 0.69), 0.019, things.drop),
            Thing((0.085, 0.695), 0.027, things.drop),
            Thing((0.02, 0.72), 0.016, things.drop),
            Thing((0.895, 0.7), 0.027, things.drop),
            Thing((0.91, 0.735), 0.015, things.drop),
        ),
    ),
    ImpactKind.ALIEN: Harm(
        _dull_water,
        (
            Thing((0.71, 0.865), 0.064, things.goby, 8),
            Thing((0.775, 0.965), 0.064, things.goby),
            Thing((0.94, 0.95), 0.064, things.goby, -6),
            Thing((0.06, 0.97), 0.064, things.goby),
            Thing((0.24, 0.69), 0.022, things.comb_jelly, 30),
            Thing((0.57, 0.688), 0.02, things.comb_jelly, -40),
            Thing((0.745, 0.76), 0.055, things.comb_jelly, 24),
            Thing((0.845, 0.715), 0.036, things.comb_jelly, -20),
            Thing((0.035, 0.705), 0.036, things.comb_jelly, -35),
        ),
    ),
    ImpactKind.HEAT: Harm(
        _warm_water,
        (
            Thing((0.72, 0.965), 0.075, things.wilted),
            Thing((0.84, 0.975), 0.06, things.wilted),
            Thing((0.03, 0.965), 0.068, things.wilted),
            Thing((0.965, 0.955), 0.068, things.wilted),
        ),
    ),
}


def paint(image: pygame.Surface, harms: Sequence[ImpactKind], murk: float = 1.0) -> None:
    """Paint into a picture of the sea what these impacts do to it.

    `murk` says how much of the murk is seen, 0 to 1.
    """
    if not harms:
        return
    water = _Murk(image.get_size())
    for kind in harms:
        HARM[kind].water(water)
    water.pour(image, murk)
    for kind in harms:
        for seed, thing in enumerate(HARM[kind].things):
            place(image, thing, seed)
