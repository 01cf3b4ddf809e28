"""What the sea looks like at each place of the journey: its light, and what lies or floats there.

It is painted into the picture of the sea when that is composed, and so costs no frame anything.
"""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ecosfera.ui.draw.shapes import clear, premultiplied, put
from ecosfera.ui.draw.theme import colour, faded

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ecosfera.ui.draw.theme import Colour

    Painter = Callable[[pygame.Surface, random.Random], None]

SMOOTH: Final = 2
"""How much larger things are painted than they are shown."""


class Look(NamedTuple):
    """The look of a place."""

    above: Colour
    below: Colour
    """What the light at the top and at the bottom is multiplied with."""
    glow: Colour
    """Light that is added at the top."""
    things: Painter


def paint(image: pygame.Surface, place: str) -> None:
    """Give a picture of the sea the look of a place, if that is one."""
    look = LOOKS.get(place)
    if look is None:
        return
    size = image.get_size()
    image.blit(_gradient(size, look.above, look.below), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    dark = colour("#000000")
    image.blit(_gradient(size, look.glow, dark), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    layer = clear((size[0] * SMOOTH, size[1] * SMOOTH))
    look.things(layer, random.Random(place))  # noqa: S311 (where things lie)
    put(image, pygame.transform.smoothscale(layer, size), (0, 0))


def _gradient(size: tuple[int, int], top: Colour, bottom: Colour) -> pygame.Surface:
    strip = pygame.Surface((1, 2))
    strip.set_at((0, 0), top[:3])
    strip.set_at((0, 1), bottom[:3])
    return pygame.transform.smoothscale(strip, size)


def _edge(chance: random.Random) -> float:
    """Return a place from left to right, more often near the edges, where no cards lie."""
    near = 0.26 * math.pow(chance.random(), 1.2)
    return near if chance.random() < 0.5 else 1 - near


def _eelgrass(image: pygame.Surface, chance: random.Random) -> None:
    _blades(image, chance, ("#2F7A4A", "#3F8F50", "#5FA84E"), (0.12, 0.2))


def _wrack(image: pygame.Surface, chance: random.Random) -> None:
    _blades(image, chance, ("#5A4326", "#7A5A2A", "#96713A"), (0.04, 0.09))


def _blades(
    image: pygame.Surface, chance: random.Random, tones: Sequence[str], long: tuple[float, float]
) -> None:
    """Paint leaves that stand on the bottom and bend in the current.

    `long` is the least length and what may be added, as fractions of the height.
    """
    width, height = image.get_size()
    for _ in range(90):
        x, foot = _edge(chance) * width, height * (0.82 + 0.2 * chance.random())
        reach = height * (long[0] + long[1] * chance.random())
        bend = 0.3 * reach * (0.4 + chance.random())
        thick = height * (0.004 + 0.003 * chance.random())
        tone = premultiplied(faded(colour(chance.choice(tones)), 0.8))
        left, right = [], []
        for i in range(9):
            t = i / 8
            at = x + bend * t * t, foot - reach * t
            wide = thick * (1 - 0.8 * t)
            left.append((at[0] - wide, at[1]))
            right.append((at[0] + wide, at[1]))
        pygame.draw.polygon(image, tone, [*left, *reversed(right)])


def _jellies(image: pygame.Surface, chance: random.Random) -> None:
    """Paint moon jellies, which drift in from the ocean."""
    width, height = image.get_size()
    for _ in range(22):
        side = height * (0.025 + 0.045 * chance.random() ** 2)
        at = _edge(chance) * width, height * (0.5 + 0.42 * chance.random())
        pale = 0.3 + 0.35 * chance.random()
        bell = clear((round(2 * side), round(2 * side)))
        dome = pygame.Rect(0, 0, round(2 * side), round(1.5 * side))
        pygame.draw.ellipse(bell, premultiplied(faded(colour("#E4F4FA"), 0.5 * pale)), dome)
        line = max(2, round(0.06 * side))
        pygame.draw.ellipse(bell, premultiplied(faded(colour("#FFFFFF"), pale)), dome, line)
        for i in range(4):
            ring = pygame.Rect(0, 0, round(0.5 * side), round(0.36 * side))
            turn = math.tau * (i + 0.5) / 4
            ring.center = (
                round(dome.centerx + 0.42 * side * math.cos(turn)),
                round(dome.centery + 0.3 * side * math.sin(turn)),
            )
            pygame.draw.ellipse(bell, premultiplied(faded(colour("#E2C6EE"), pale)), ring, line)
        put(image, bell, (round(at[0] - side), round(at[1] - side)))


def _shoal(image: pygame.Surface, chance: random.Random) -> None:
    """Paint cod far off in the deep, as shadows."""
    width, height = image.get_size()
    for _ in range(26):
        x, y = chance.random() * width, height * (0.66 + 0.2 * chance.random())
        long = height * (0.016 + 0.02 * chance.random())
        tone = premultiplied(faded(colour("#03101F"), 0.75))
        body = [
            (x + long * math.cos(math.tau * i / 20), y + 0.28 * long * math.sin(math.tau * i / 20))
            for i in range(20)
        ]
        pygame.draw.polygon(image, tone, body)
        tail = [
            (x - 0.85 * long, y),
            (x - 1.4 * long, y - 0.3 * long),
            (x - 1.4 * long, y + 0.3 * long),
        ]
        pygame.draw.polygon(image, tone, tail)


def _piles(image: pygame.Surface, chance: random.Random) -> None:
    """Paint the piles and the chains of a harbour."""
    width, height = image.get_size()
    for x in (0.012, 0.055, 0.145, 0.2, 0.735, 0.79, 0.86, 0.965):
        wide = width * (0.009 + 0.006 * chance.random())
        foot = height * (0.9 + 0.08 * chance.random())
        post = pygame.Rect(round(x * width - wide), 0, round(2 * wide), round(foot))
        image.fill(premultiplied(faded(colour("#1C1626"), 0.82)), post)
        lit = pygame.Rect(post.left, 0, max(2, round(0.25 * wide)), post.height)
        image.fill(premultiplied(faded(colour("#8A6A86"), 0.55)), lit)
    for start, end in ((0.055, 0.145), (0.79, 0.86), (0.86, 0.965)):
        for i in range(25):
            t = i / 24
            at = start + (end - start) * t, 0.7 + 0.07 * (1 - (2 * t - 1) ** 2)
            link = premultiplied(faded(colour("#0F0C18"), 0.9))
            pygame.draw.circle(image, link, (at[0] * width, at[1] * height), height * 0.006)


def _amber(image: pygame.Surface, chance: random.Random) -> None:
    """Paint pieces of amber on the sand."""
    width, height = image.get_size()
    for _ in range(26):
        x, y = _edge(chance) * width, height * (0.83 + 0.15 * chance.random())
        big = height * (0.004 + 0.007 * chance.random())
        turn = chance.random()
        corners = [
            (
                x + big * (0.8 + 0.4 * chance.random()) * math.cos(math.tau * (i + turn) / 7),
                y + 0.7 * big * (0.8 + 0.4 * chance.random()) * math.sin(math.tau * (i + turn) / 7),
            )
            for i in range(7)
        ]
        pygame.draw.polygon(image, colour("#C9781E"), corners)
        inner = [
            (x + 0.62 * (a - x) - 0.1 * big, y + 0.62 * (b - y) - 0.1 * big) for a, b in corners
        ]
        pygame.draw.polygon(image, colour("#F2B44B"), inner)


def _silt(image: pygame.Surface, chance: random.Random) -> None:
    """Paint clouds of silt that a river brings."""
    _clouds(image, chance, ("#A98F4A", "#8C8A3E", "#B9A35A"), (0.55, 0.98), 0.085)


def _bloom(image: pygame.Surface, chance: random.Random) -> None:
    """Paint a bloom of algae as it drifts in streaks."""
    _clouds(image, chance, ("#8FCB3F", "#B7D94C", "#6FAE3A"), (0.0, 0.8), 0.055)
    width, height = image.get_size()
    for _ in range(420):
        at = chance.random() * width, chance.random() ** 1.3 * height
        tone = premultiplied(faded(colour("#D5EE7A"), 0.35 + 0.3 * chance.random()))
        pygame.draw.circle(image, tone, at, height * (0.0015 + 0.002 * chance.random()))


def _clouds(
    image: pygame.Surface,
    chance: random.Random,
    tones: Sequence[str],
    between: tuple[float, float],
    strength: float,
) -> None:
    """Paint flat clouds, each of thin layers, between two heights."""
    width, height = image.get_size()
    for _ in range(26):
        wide, high = (
            width * (0.1 + 0.16 * chance.random()),
            height * (0.02 + 0.03 * chance.random()),
        )
        x = chance.random() * width
        y = height * (between[0] + (between[1] - between[0]) * chance.random())
        tone = premultiplied(faded(colour(chance.choice(tones)), strength))
        for n in range(6):
            share = 1 - n / 6
            box = pygame.Rect(0, 0, round(wide * share), round(high * share))
            box.center = round(x), round(y)
            cloud = clear(box.size)
            pygame.draw.ellipse(cloud, tone, cloud.get_rect())
            put(image, cloud, box.topleft)


def _ice(image: pygame.Surface, chance: random.Random) -> None:
    """Paint ice above, broken into floes, and snow that sinks from it."""
    width, height = image.get_size()
    for row, low in ((0, 0.2), (1, 0.1)):
        x = -0.05
        while x < 1.05:
            wide = 0.06 + 0.1 * chance.random()
            deep = low * (0.7 + 0.5 * chance.random())
            tone = colour("#8FC0CF") if row == 0 else colour("#DDF1F4")
            corners = [
                (x, -0.01),
                (x + wide, -0.01),
                (x + 0.93 * wide, 0.7 * deep),
                (x + 0.6 * wide, deep),
                (x + 0.2 * wide, 0.85 * deep),
            ]
            points = [(a * width, b * height) for a, b in corners]
            pygame.draw.polygon(image, premultiplied(faded(tone, 0.62)), points)
            x += wide + 0.006
    for _ in range(260):
        at = chance.random() * width, chance.random() * height
        tone = premultiplied(faded(colour("#F4FBF8"), 0.25 + 0.4 * chance.random()))
        pygame.draw.circle(image, tone, at, height * (0.0015 + 0.003 * chance.random()))


def _litter(image: pygame.Surface, chance: random.Random) -> None:
    """Paint a net that was lost, and its floats."""
    width, height = image.get_size()
    cord = premultiplied(faded(colour("#1B1420"), 0.75))
    thick = max(2, round(height * 0.0025))
    for left, right in ((0.0, 0.24), (0.74, 1.0)):
        lines = [
            [
                (
                    (left + (right - left) * i / 16 + 0.006 * math.sin(j + i)) * width,
                    (0.64 + 0.045 * j + 0.05 * math.sin(math.pi * i / 16)) * height,
                )
                for i in range(17)
            ]
            for j in range(8)
        ]
        for line in lines:
            pygame.draw.lines(image, cord, closed=False, points=line, width=thick)
        for column in zip(*lines, strict=True):
            pygame.draw.lines(image, cord, closed=False, points=column, width=thick)
        for i, (x, y) in enumerate(lines[0][::3]):
            tone = colour("#B4543C") if i % 2 else colour("#C9A04A")
            pygame.draw.circle(image, tone, (x, y), height * (0.008 + 0.003 * chance.random()))


def _look(above: str, below: str, glow: str, things: Painter) -> Look:
    return Look(colour(above), colour(below), colour(glow), things)


LOOKS: Final[Mapping[str, Look]] = {
    "kiel": _look("#F4FFE6", "#DDF2C4", "#18281A", _eelgrass),
    "oresund": _look("#D8FBFF", "#B8E8FF", "#123A44", _jellies),
    "bornholm": _look("#8FA6E0", "#6478B4", "#000814", _shoal),
    "gdansk": _look("#E6BCDC", "#B898C4", "#1E0A14", _piles),
    "klaipeda": _look("#FFE2A8", "#FFDCA0", "#2C1A04", _amber),
    "riga": _look("#E0D48C", "#C8BE84", "#1A1400", _silt),
    "finland": _look("#B4E48C", "#B8DC9C", "#142A00", _bloom),
    "archipelago": _look("#FFC8C0", "#C8A8D0", "#2C1418", _wrack),
    "bothnia": _look("#DCF0FF", "#A8C4E4", "#1E2E38", _ice),
    "gotland": _look("#C4B4B8", "#A49AA4", "#0C0408", _litter),
}
"""The looks, by the id of the sea of the journey."""
