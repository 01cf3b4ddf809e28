"""What impacts leave in the sea: mats, litter, barrels, drops of oil, strangers, limp plants.

Each is drawn on a square in which its middle is (0, 0) and its edges are 1 away, larger than it is
shown, and then shaded by the water.
"""

from __future__ import annotations

import math
import random
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ecosfera.ui.draw import fish
from ecosfera.ui.draw.shapes import clear, premultiplied, put
from ecosfera.ui.draw.theme import colour, faded

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from ecosfera.ui.draw.shapes import Point
    from ecosfera.ui.draw.theme import Colour

FINE: Final = 2
"""How much larger things are painted than they are shown."""
SHADE: Final = ("#F4FFF4", "#6E9690")
"""What the upper and the lower side of a thing are multiplied with."""
GOBY_POSE: Final = 2
"""The pose of a goby that rests."""


class Pen:
    """Draws a thing on a large square surface; its middle is (0, 0), its edges are 1 away."""

    def __init__(self, surface: pygame.Surface) -> None:
        self.surface = surface
        self.radius = surface.get_width() / 2

    def at(self, x: float, y: float) -> Point:
        """Return a point in pixels."""
        return self.radius * (1 + x), self.radius * (1 + y)

    def shape(self, points: Iterable[Point], tone: str, opacity: float = 1.0) -> None:
        """Draw a polygon; it replaces what lies below it."""
        places = [self.at(*point) for point in points]
        pygame.draw.polygon(self.surface, ink(tone, opacity), places)

    def oval(self, at: Point, wide: float, high: float, tone: str, opacity: float = 1.0) -> None:
        """Draw an oval with these half axes."""
        box = pygame.Rect(0, 0, round(2 * wide * self.radius), round(2 * high * self.radius))
        x, y = self.at(*at)
        box.center = round(x), round(y)
        pygame.draw.ellipse(self.surface, ink(tone, opacity), box)

    def line(self, points: Sequence[Point], width: float, tone: str, opacity: float = 1.0) -> None:
        """Draw a line with round joints and ends."""
        places, thick = [self.at(*p) for p in points], max(2, round(width * self.radius))
        paint = ink(tone, opacity)
        pygame.draw.lines(self.surface, paint, closed=False, points=places, width=thick)
        for joint in places:
            pygame.draw.circle(self.surface, paint, joint, thick / 2)


def ink(tone: str, opacity: float) -> Colour:
    """Return a premultiplied colour."""
    return premultiplied(faded(colour(tone), opacity))


def bow(
    wide: float, high: float, begin: float, end: float, at: Point = (0.0, 0.0), steps: int = 12
) -> list[Point]:
    """Return a part of an ellipse between two angles in degrees, clockwise from the right."""
    angles = [math.radians(begin + (end - begin) * n / steps) for n in range(steps + 1)]
    return [(at[0] + wide * math.cos(a), at[1] + high * math.sin(a)) for a in angles]


class Thing(NamedTuple):
    """Something that floats, or lies on the bottom."""

    at: Point
    """Its middle, in shares of the picture's width and height."""
    reach: float
    """Half its side, as a share of the picture's height."""
    draw: Callable[[Pen, random.Random], None]
    turn: float = 0.0
    """The angle by which it is turned to the left."""


def place(image: pygame.Surface, thing: Thing, seed: int) -> None:
    """Paint a thing into a picture, darker towards its lower side and in the tone of the water."""
    width, height = image.get_size()
    side = max(4, round(2 * thing.reach * height))
    large = clear((FINE * side, FINE * side))
    thing.draw(Pen(large), random.Random(seed))  # noqa: S311 (the shape of things)
    if thing.turn:
        large = pygame.transform.rotate(large, thing.turn)
    shade = pygame.Surface((1, 2))
    for y, tone in enumerate(SHADE):
        shade.set_at((0, y), colour(tone))
    shade = pygame.transform.smoothscale(shade, large.get_size())
    large.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    small = pygame.transform.smoothscale(
        large, (large.get_width() // FINE, large.get_height() // FINE)
    )
    middle = thing.at[0] * width, thing.at[1] * height
    put(image, small, small.get_rect(center=middle).topleft)


# -- what lies and floats ----


def mat(pen: Pen, chance: random.Random) -> None:
    """Draw a ragged white mat of bacteria."""
    lobes = [
        (0.62 * chance.uniform(-1, 1), 0.1 * chance.uniform(-1, 1), 0.2 + 0.18 * chance.random())
        for _ in range(9)
    ]
    for grown, tone, opacity in (
        (1.18, "#A9B3A4", 0.35),
        (1.0, "#C6CDBC", 0.6),
        (0.6, "#E4E8D8", 0.7),
    ):
        for x, y, wide in lobes:
            edge = [
                bow(w := grown * wide * chance.uniform(0.78, 1.1), 0.24 * w, a, a, (x, y), 1)[0]
                for a in range(0, 360, 24)
            ]
            pen.shape(edge, tone, opacity)


def bones(pen: Pen, _chance: random.Random) -> None:
    """Draw the bones of a fish on the bottom."""
    bone = "#DDE0D2"
    pen.line([(-0.45, 0), (0.62, 0.03)], 0.05, bone, 0.9)
    for n in range(6):
        x, high = -0.3 + 0.15 * n, 0.3 - 0.036 * n
        pen.line([(x + 0.1, -high), (x, 0), (x + 0.1, high)], 0.035, bone, 0.85)
    pen.shape(
        [(-0.9, 0.02), (-0.62, -0.22), (-0.4, -0.16), (-0.4, 0.18), (-0.62, 0.22)], bone, 0.95
    )
    pen.oval((-0.62, -0.05), 0.06, 0.06, "#3A433E")
    pen.line([(0.62, 0.03), (0.88, -0.2)], 0.05, bone, 0.85)
    pen.line([(0.62, 0.03), (0.86, 0.24)], 0.05, bone, 0.85)


def drop(pen: Pen, _chance: random.Random) -> None:
    """Draw a drop of oil that rises and leaves a thread below it."""
    pen.line([(0.0, 0.1), (0.06, 0.5), (-0.02, 0.95)], 0.1, "#1B140E", 0.8)
    pen.shape(
        [*bow(0.62, 0.55, 160, 380, (0, -0.3)), (0.28, 0.16), (0.02, 0.62), (-0.3, 0.16)],
        "#17110C",
        0.95,
    )
    pen.oval((0.06, -0.2), 0.4, 0.36, "#33241A")
    for reach, tone in ((0.5, "#9A5A8C"), (0.4, "#4B8FA0"), (0.3, "#BF9C48")):
        pen.line(bow(reach, reach * 0.9, 10, 100, (0, -0.3)), 0.09, tone, 0.7)
    pen.oval((-0.24, -0.52), 0.14, 0.09, "#EADFC4", 0.8)


def slick(pen: Pen, chance: random.Random) -> None:
    """Draw a slick of oil that lies flat, with a sheen along its edge."""
    lobes = [
        (0.5 * chance.uniform(-1, 1), 0.05 * chance.uniform(-1, 1), 0.3 + 0.16 * chance.random())
        for _ in range(6)
    ]
    for grown, tone, opacity in (
        (1.16, "#8A5686", 0.5),
        (1.09, "#4A8E9C", 0.55),
        (1.04, "#B3954A", 0.5),
        (1.0, "#17120D", 0.95),
    ):
        for x, y, wide in lobes:
            pen.oval((x, y), grown * wide, 0.2 * grown * wide + 0.02, tone, opacity)
    pen.line(bow(0.5, 0.06, 200, 300), 0.03, "#D8CBA6", 0.6)


def bottle(pen: Pen, _chance: random.Random) -> None:
    """Draw a plastic bottle."""
    body = [(-0.2, -0.36), (-0.1, -0.55), (-0.1, -0.72), (0.1, -0.72), (0.1, -0.55), (0.2, -0.36)]
    body += [(0.22, 0.78), (0.16, 0.86), (-0.16, 0.86), (-0.22, 0.78)]
    pen.shape(body, "#7FB7BE", 0.86)
    pen.shape([(-0.22, -0.05), (0.22, -0.05), (0.22, 0.32), (-0.22, 0.32)], "#C2513F", 0.95)
    pen.line([(-0.17, 0.12), (0.17, 0.12)], 0.05, "#EFE3CE", 0.9)
    pen.shape([(-0.11, -0.88), (0.11, -0.88), (0.11, -0.72), (-0.11, -0.72)], "#D8623F")
    pen.line([(-0.13, -0.34), (-0.14, 0.74)], 0.06, "#F2FBFA", 0.8)
    pen.line([(0.15, -0.3), (0.16, 0.76)], 0.05, "#2E6A76", 0.7)


def bag(pen: Pen, _chance: random.Random) -> None:
    """Draw a torn plastic bag that drifts like a jelly."""
    skin = [
        *bow(0.52, 0.6, 180, 360, (0, -0.1)),
        (0.56, 0.3),
        (0.44, 0.62),
        (0.3, 0.36),
        (0.12, 0.8),
    ]
    skin += [(-0.08, 0.42), (-0.3, 0.7), (-0.42, 0.34), (-0.58, 0.5)]
    pen.shape(skin, "#D5E2E0", 0.62)
    for one, two, three in (
        ((-0.3, -0.5), (-0.36, 0.0), (-0.3, 0.5)),
        ((0.0, -0.6), (0.04, 0.0), (0.1, 0.6)),
        ((0.28, -0.5), (0.38, 0.0), (0.4, 0.44)),
    ):
        pen.line([one, two, three], 0.035, "#8DA6A8", 0.7)
    pen.line(bow(0.42, 0.5, 195, 265, (0, -0.08)), 0.07, "#FFFFFF", 0.85)
    pen.shape([(-0.2, -0.2), (0.24, -0.24), (0.26, 0.06), (-0.16, 0.1)], "#C25A48", 0.62)


def net(pen: Pen, chance: random.Random) -> None:
    """Draw a net that was lost, with its floats."""
    lines = [
        [
            (
                -0.96 + 1.92 * i / 18 + 0.02 * chance.uniform(-1, 1),
                -0.34
                + 0.12 * j
                + (0.2 + 0.04 * j) * math.sin(math.pi * i / 18)
                + 0.03 * math.sin(2 * i + j),
            )
            for i in range(19)
        ]
        for j in range(8)
    ]
    for j, line in enumerate(lines):
        pen.line(line, 0.012 if j else 0.03, "#5E9484" if j else "#7FB09C", 0.85)
    for column in zip(*lines, strict=True):
        pen.line(list(column), 0.012, "#5E9484", 0.75)
    for i, (x, y) in enumerate(lines[0][1::3]):
        pen.oval((x, y), 0.055, 0.045, "#C4683F" if i % 2 else "#D0A24A")
        pen.oval((x - 0.014, y - 0.016), 0.02, 0.014, "#F3DDB6", 0.7)


def furrows(pen: Pen, chance: random.Random) -> None:
    """Draw the tracks of a trawl, which run into the distance."""
    for near, far in ((-0.8, 0.3), (-0.46, 0.37), (-0.06, 0.45), (0.3, 0.52)):
        way = [(near + (far - near) * t**0.7, 0.98 - 1.5 * t) for t in (0, 0.15, 0.3, 0.5, 0.75, 1)]
        wide = [0.14 * (1 - 0.86 * t) for t in (0, 0.15, 0.3, 0.5, 0.75, 1)]
        for off, tone, opacity, share in (
            (-0.55, "#D8BE90", 0.5, 0.4),
            (0.0, "#4A3A2A", 0.62, 1.0),
            (0.6, "#B79C6E", 0.5, 0.4),
        ):
            left = [
                (x + w * (off - share / 2), y + 0.02 * chance.random())
                for (x, y), w in zip(way, wide, strict=True)
            ]
            right = [
                (x + w * (off + share / 2), y + 0.02 * chance.random())
                for (x, y), w in zip(way, wide, strict=True)
            ]
            pen.shape([*left, *reversed(right)], tone, opacity)


def shell(pen: Pen, _chance: random.Random) -> None:
    """Draw a broken mussel."""
    pen.shape(
        [*bow(0.8, 0.5, 160, 330), (0.2, -0.05), (0.34, 0.12), (0.02, 0.1), (-0.2, 0.26)],
        "#2B3350",
    )
    pen.line(bow(0.6, 0.34, 175, 290), 0.08, "#8C97BC", 0.8)
    pen.shape([(0.3, 0.2), (0.72, 0.1), (0.66, 0.36), (0.36, 0.42)], "#C9CFE0")


def barrel(pen: Pen, chance: random.Random) -> None:
    """Draw a rusty barrel that leaks."""
    for top, tone in ((-0.42, "#8C8A58"), (-0.26, "#6E7349"), (-0.02, "#535C3E"), (0.2, "#3A4431")):
        pen.shape([(-0.62, top), (0.6, top), (0.6, 0.42), (-0.62, 0.42)], tone)
    for _ in range(26):
        x, y = 1.1 * chance.random() - 0.58, 0.74 * chance.random() - 0.37
        wide = 0.03 + 0.1 * chance.random()
        pen.oval((x, y), wide, 0.4 * wide + 0.02, chance.choice(("#8A4A28", "#A35F36", "#6B3A24")))
    for x in (-0.2, 0.2):
        pen.line(bow(0.1, 0.42, -90, 90, (x, 0)), 0.06, "#A29A62")
        pen.line(bow(0.1, 0.42, -90, 90, (x + 0.06, 0)), 0.03, "#262C20")
    pen.oval((0.6, 0), 0.17, 0.42, "#77794F")
    pen.oval((0.61, 0), 0.12, 0.33, "#3E4632")
    pen.oval((0.63, 0.12), 0.06, 0.1, "#C07ACB")


def comb_jelly(pen: Pen, _chance: random.Random) -> None:
    """Draw a comb jelly, with rows of combs that shimmer."""
    half = [
        (0.0, -0.86),
        (0.26, -0.74),
        (0.42, -0.4),
        (0.46, 0.0),
        (0.6, 0.4),
        (0.56, 0.78),
        (0.3, 0.88),
    ]
    half += [(0.12, 0.62), (0.0, 0.4)]
    body = [*half, *((-x, y) for x, y in reversed(half))]
    pen.shape(body, "#BFE0E6", 0.36)
    pen.shape([(0.72 * x, 0.8 * y) for x, y in body], "#DDF2F2", 0.42)
    pen.oval((0, -0.1), 0.1, 0.36, "#F3DCCB", 0.6)
    for side in (-1, 1):
        pen.line([(side * x, y) for x, y in half[:7]], 0.04, "#F4FFFF", 0.5)
        for low, reach in ((0.36, 0.62), (0.16, 0.7)):
            for n in range(12):
                y = -0.66 + 1.26 * n / 11
                tone = ("#F08CB0", "#F2CF6B", "#7FE0B6", "#6FB4F2")[n % 4]
                at = side * low * (0.55 + 0.5 * (n / 11) ** 0.7), y * reach / 0.7
                pen.oval(at, 0.032, 0.026, tone, 0.9)


@lru_cache(maxsize=1)
def _swimming(length: int) -> pygame.Surface:
    """Return a goby of this length: all in a picture are equally long."""
    return fish.swimming(fish.GOBY, length, GOBY_POSE, colour("#2C5A58"), 0.1)


def goby(pen: Pen, _chance: random.Random) -> None:
    """Draw a round goby that looks to the right, with the black spot of its fin."""
    image = _swimming(round(1.8 * pen.radius))
    put(pen.surface, image, image.get_rect(center=pen.at(0, 0)).topleft)
    pen.oval((0.25, -0.25), 0.05, 0.045, "#12110E")


def wilted(pen: Pen, chance: random.Random) -> None:
    """Draw eelgrass that has lost its colour and lies down."""
    for n in range(12):
        long, high = 0.9 + 0.7 * chance.random(), 0.3 + 0.55 * chance.random()
        steps = [t / 9 for t in range(10)]
        foot = -0.85 + 0.05 * n
        way = [
            (foot + long * t**1.3, 0.72 - high * math.sin(min(math.pi, 3.4 * t**0.8)))
            for t in steps
        ]
        wide = [0.035 * (1 - 0.8 * t) for t in steps]
        tone = chance.choice(("#8E7F58", "#A6986C", "#C3B88C", "#D9D0A8"))
        left = [(x, y - w) for (x, y), w in zip(way, wide, strict=True)]
        right = [(x, y + w) for (x, y), w in zip(way, wide, strict=True)]
        pen.shape([*left, *reversed(right)], tone)
