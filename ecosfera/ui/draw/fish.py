"""Fish and sea grass, painted softly in the colours of the water: a few poses of each.

Sprites are premultiplied. They are painted larger and scaled down, which makes their edges soft.
"""

from __future__ import annotations

import itertools
import math
import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.ui.draw.backdrop import ribbon
from ecosfera.ui.draw.shapes import clear, premultiplied
from ecosfera.ui.draw.theme import Colour, colour, faded, mix

if TYPE_CHECKING:
    from collections.abc import Sequence

SHARP: Final = 3
"""Factor by which a sprite is painted larger."""
POSES: Final = 8
"""Number of poses in one beat of a tail."""
SWAYS: Final = 14
"""Number of poses in which a tuft of grass sways there and back."""
SHADES: Final = 9
"""Number of tones from the back of a fish to its belly."""
BAR: Final = (0.057, 0.443)
"""Where a dark bar begins and ends, as shares of the way from one to the next."""
HEAD: Final = 0.2
"""The share of the length that has no bars."""
GRASS: Final = (colour("#4F7F4A"), colour("#6C8A45"), colour("#3A6B55"))


@dataclass(frozen=True, slots=True)
class FishShape:
    """What a kind of fish looks like from the side, as shares of its length."""

    outline: tuple[tuple[float, float, float], ...]
    """Points from the snout to the root of the tail: place, height above and below the spine."""
    tail: tuple[float, float]
    """Length of the tail fin and half its height."""
    fins: tuple[tuple[float, float, float, bool], ...]
    """Fins: where they begin and end, how high they are, and whether they are on the back."""
    back: Colour
    belly: Colour
    fin: Colour
    bars: int = 0
    """Number of dark bars across the body."""
    bends: float = 0.035
    """How far the tail swings."""
    forked: bool = True
    """Whether the tail fin is forked."""


HERRING: Final = FishShape(
    (
        (0.0, 0.0, 0.01),
        (0.12, 0.06, 0.07),
        (0.4, 0.09, 0.115),
        (0.7, 0.06, 0.07),
        (0.84, 0.02, 0.02),
    ),
    (0.16, 0.1),
    ((0.45, 0.56, 0.06, True), (0.6, 0.68, 0.03, False)),
    colour("#35607A"),
    colour("#D9E8EA"),
    colour("#5C7F8E"),
)
PERCH: Final = FishShape(
    (
        (0.0, 0.0, 0.01),
        (0.14, 0.09, 0.09),
        (0.36, 0.17, 0.13),
        (0.66, 0.1, 0.09),
        (0.82, 0.035, 0.035),
    ),
    (0.18, 0.11),
    (
        (0.32, 0.56, 0.1, True),
        (0.58, 0.72, 0.06, True),
        (0.42, 0.5, 0.09, False),
        (0.62, 0.72, 0.08, False),
    ),
    colour("#4B5F35"),
    colour("#D8D6A4"),
    colour("#B8563A"),
    bars=6,
)
PIKE: Final = FishShape(
    (
        (0.0, 0.005, 0.02),
        (0.16, 0.03, 0.04),
        (0.3, 0.065, 0.065),
        (0.66, 0.07, 0.07),
        (0.86, 0.025, 0.025),
    ),
    (0.14, 0.085),
    ((0.68, 0.82, 0.075, True), (0.7, 0.82, 0.07, False), (0.45, 0.52, 0.05, False)),
    colour("#43572F"),
    colour("#C9CC96"),
    colour("#8A7A45"),
    bars=11,
    bends=0.028,
)
COD: Final = FishShape(
    (
        (0.0, 0.005, 0.012),
        (0.14, 0.09, 0.1),
        (0.34, 0.12, 0.14),
        (0.64, 0.07, 0.07),
        (0.86, 0.025, 0.025),
    ),
    (0.14, 0.075),
    (
        *((0.26, 0.4, 0.08, True), (0.43, 0.6, 0.06, True), (0.63, 0.78, 0.045, True)),
        *((0.42, 0.58, 0.05, False), (0.62, 0.77, 0.045, False)),
    ),
    colour("#5B5638"),
    colour("#D6D0B4"),
    colour("#716C4C"),
    forked=False,
)
FLOUNDER: Final = FishShape(
    (
        (0.0, 0.0, 0.004),
        (0.16, 0.045, 0.02),
        (0.42, 0.07, 0.03),
        (0.68, 0.045, 0.02),
        (0.84, 0.02, 0.012),
    ),
    (0.16, 0.045),
    ((0.18, 0.8, 0.035, True), (0.2, 0.8, 0.03, False)),
    colour("#5C5138"),
    colour("#B3A582"),
    colour("#766A49"),
    bends=0.07,
    forked=False,
)
STICKLEBACK: Final = FishShape(
    (
        (0.0, 0.01, 0.01),
        (0.16, 0.08, 0.08),
        (0.4, 0.11, 0.11),
        (0.68, 0.05, 0.05),
        (0.86, 0.014, 0.014),
    ),
    (0.14, 0.08),
    (
        (0.3, 0.36, 0.07, True),
        (0.42, 0.48, 0.07, True),
        (0.56, 0.76, 0.06, True),
        (0.58, 0.76, 0.05, False),
    ),
    colour("#4C6262"),
    colour("#C6CFC6"),
    colour("#65786F"),
    bends=0.045,
)
GOBY: Final = FishShape(
    (
        (0.0, 0.01, 0.03),
        (0.12, 0.1, 0.09),
        (0.26, 0.13, 0.11),
        (0.58, 0.085, 0.07),
        (0.84, 0.04, 0.035),
    ),
    (0.14, 0.085),
    (
        *((0.26, 0.4, 0.11, True), (0.44, 0.78, 0.08, True)),
        *((0.24, 0.36, 0.1, False), (0.48, 0.76, 0.05, False)),
    ),
    colour("#4E4638"),
    colour("#BFB396"),
    colour("#6E6450"),
    bars=7,
    bends=0.05,
    forked=False,
)
SEAL: Final = FishShape(
    (
        (0.0, 0.004, 0.012),
        (0.1, 0.075, 0.07),
        (0.2, 0.085, 0.1),
        (0.45, 0.135, 0.145),
        (0.72, 0.08, 0.085),
        (0.9, 0.025, 0.025),
    ),
    (0.12, 0.055),
    ((0.29, 0.38, 0.13, False),),
    colour("#3D464B"),
    colour("#9AA3A3"),
    colour("#343D42"),
    bends=0.03,
)


class _Painter:
    """Paints one fish, which looks to the right, in one pose."""

    def __init__(
        self, shape: FishShape, length: int, pose: int, water: Colour, veil: float
    ) -> None:
        self.shape = shape
        self.long = length * SHARP
        self.high = round(0.62 * self.long)
        self.image = clear((self.long + 4 * SHARP, self.high))
        self.turn = math.tau * pose / POSES
        self.tones = [
            mix(mix(shape.back, shape.belly, (k / (SHADES - 1)) ** 1.3), water, veil)
            for k in range(SHADES)
        ]
        self.fin = faded(mix(shape.fin, water, veil), 0.8)
        self.eye = mix(colour("#10181A"), water, veil * 0.8)

    def point(self, at: float, off: float = 0.0) -> tuple[float, float]:
        """Return the point of the spine at a share of the length, and `off` lengths below it."""
        bend = 1.6 * self.shape.bends * at * at * math.sin(self.turn - 3.2 * at)
        x = 2 * SHARP + (1 - at) * (self.long - 1)
        return x, self.high / 2 + (bend + off) * self.long

    def paint(self) -> None:
        """Paint fins, tail, body and eye."""
        for fin in self.shape.fins:
            self._fin(*fin)
        self._tail()
        self._body()
        pygame.draw.circle(self.image, self.eye, self.point(0.085, -0.022), 0.013 * self.long)

    def _fin(self, begins: float, ends: float, tall: float, dorsal: bool) -> None:
        side = 0 if dorsal else 1
        sign = 1 if side else -1
        low, end = (sign * 0.9 * _height(self.shape.outline, at)[side] for at in (begins, ends))
        lean = begins + 0.45 * (ends - begins)
        points = [
            self.point(begins, low),
            self.point(lean, low + sign * tall),
            self.point(ends + 0.02, end + sign * 0.45 * tall),
            self.point(ends, end),
        ]
        pygame.draw.polygon(self.image, self.fin, points)

    def _tail(self) -> None:
        root, (long, half) = self.shape.outline[-1][0], self.shape.tail
        notch = root + long * (0.45 if self.shape.forked else 0.92)
        points = [
            self.point(root - 0.04, -0.02),
            self.point(root + long, -half),
            self.point(notch),
            self.point(root + long, half),
            self.point(root - 0.04, 0.02),
        ]
        pygame.draw.polygon(self.image, self.fin, points)

    def _body(self) -> None:
        """Paint the tones from the back down, each over all that lies below it, then the bars."""
        shape, dark = self.shape, self.tones[0]
        whole = self._columns(0.0, shape.outline[-1][0])
        for k, tone in enumerate(self.tones):
            self._band(whole, k, SHADES, tone)
        for number in range(shape.bars):
            begins = max(HEAD, (number + BAR[0]) / shape.bars)
            ends = min(shape.outline[-1][0], (number + BAR[1]) / shape.bars)
            if begins >= ends:
                continue
            bar = self._columns(begins, ends)
            for k, tone in enumerate(self.tones[:-3]):
                self._band(bar, k, SHADES - 3, mix(tone, dark, 0.6))

    def _columns(self, begins: float, ends: float) -> list[tuple[float, float, float, float]]:
        """Return points of the spine, and how far the body reaches above and below each."""
        count = max(1, round((ends - begins) * self.long / SHARP))
        found = []
        for number in range(count + 1):
            at = begins + (ends - begins) * number / count
            x, y = self.point(at)
            above, below = _height(self.shape.outline, at)
            found.append((x, y, above * self.long, below * self.long))
        return found

    def _band(
        self,
        columns: Sequence[tuple[float, float, float, float]],
        top: int,
        bottom: int,
        tone: Colour,
    ) -> None:
        """Paint the body between two shares of its height, in `SHADES` parts."""
        edges = [
            [(x, y - above + (above + below) * k / SHADES) for x, y, above, below in columns]
            for k in (top, bottom)
        ]
        pygame.draw.polygon(self.image, tone, edges[0] + edges[1][::-1])


def swimming(
    shape: FishShape, length: int, pose: int, water: Colour, veil: float
) -> pygame.Surface:
    """Return a fish that looks to the right, in a pose from 0 to `POSES` − 1.

    `veil` says how much of it the water hides, from 0 to 1: the farther away, the more.
    """
    painter = _Painter(shape, length, pose, water, veil)
    painter.paint()
    large = painter.image.premul_alpha()
    size = (large.get_width() // SHARP, large.get_height() // SHARP)
    small = pygame.transform.smoothscale(large, size)
    small.fill(
        premultiplied((255, 255, 255, round(255 * (1 - 0.45 * veil)))),
        special_flags=pygame.BLEND_RGBA_MULT,
    )
    return pygame.transform.gaussian_blur(small, 1) if veil > 0.35 else small


def _height(outline: Sequence[tuple[float, float, float]], at: float) -> tuple[float, float]:
    """Return how far the body reaches above and below the spine: a curve through the points."""
    for number, ((x0, a0, b0), (x1, a1, b1)) in enumerate(itertools.pairwise(outline)):
        if at > x1:
            continue
        share = (at - x0) / (x1 - x0)
        if number == 0:
            share = math.sqrt(share)  # The snout is round.
            return a0 + (a1 - a0) * share, b0 + (b1 - b0) * share
        xa, aa, ba = outline[number - 1] if number > 1 else (x0 - 0.2, a0, b0)
        xb, ab, bb = outline[min(number + 2, len(outline) - 1)]
        rises = [(x1 - x0) / (x1 - xa), (x1 - x0) / max(xb - x0, 0.01)]
        return (
            _curve(share, a0, a1, (a1 - aa) * rises[0], (ab - a0) * rises[1]),
            _curve(share, b0, b1, (b1 - ba) * rises[0], (bb - b0) * rises[1]),
        )
    return outline[-1][1:]


def _curve(share: float, low: float, high: float, leaves: float, arrives: float) -> float:
    """Return a value between two others, with the given slopes at both ends."""
    t2, t3 = share * share, share**3
    return (
        low * (2 * t3 - 3 * t2 + 1)
        + high * (3 * t2 - 2 * t3)
        + leaves * (t3 - 2 * t2 + share)
        + arrives * (t3 - t2)
    )


def grass(
    size: tuple[int, int], pose: int, blades: int, seed: int, water: Colour
) -> pygame.Surface:
    """Return a tuft of sea grass in a pose from 0 to `SWAYS` − 1; it stands on the lower edge."""
    width, height = size
    image, chance = clear(size), random.Random(seed)  # noqa: S311 (where blades grow)
    turn = math.tau * pose / SWAYS
    for blade in range(blades):
        x = width * (0.2 + 0.6 * (blade + chance.random()) / blades)
        tall = height * chance.uniform(0.45, 0.95)
        tone = faded(mix(chance.choice(GRASS), water, chance.uniform(0.05, 0.4)), 0.85)
        lag = 2.6 * x / width + 0.5 * chance.random()
        bend = 0.8 * math.sin(turn - lag) + chance.uniform(-0.5, 0.5)
        ribbon(image, (x, height), tall, max(1.0, 0.012 * height), tone, bend)
    return image


def light(size: tuple[int, int], strength: float) -> pygame.Surface:
    """Return a slanting ray of light with soft edges; `strength` is its opacity, 0 to 1."""
    small = clear((max(4, size[0] // 4), max(4, size[1] // 4)))
    width, height = small.get_size()
    for y in range(height):
        share = y / height
        level = strength * math.sin(math.pi * min(1.0, 0.12 + 0.88 * share)) * (1 - 0.5 * share)
        middle, half = width * (0.7 - 0.4 * share), width * (0.1 + 0.12 * share)
        tone = premultiplied((226, 246, 226, round(255 * max(0.0, level))))
        pygame.draw.line(small, tone, (middle - half, y), (middle + half, y))
    small = pygame.transform.gaussian_blur(small, max(1, width // 10))
    return pygame.transform.smoothscale(small, size)
