"""The chart of a finished game: gains above the line of rounds, losses below it."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.ui.accessibility.node import AccessNode, Role, counted
from ecosfera.ui.draw.layout import Space, edges, within
from ecosfera.ui.draw.shapes import clear, premultiplied, put
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import DUSK, INK, PAPER, STONE_DARK, TEAL, Colour, colour, faded
from ecosfera.ui.widgets import Widget
from ecosfera.ui.widgets.base import draw_paper

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecosfera.games.baltica.screens.end.history import GameHistory
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.shapes import Point
    from ecosfera.words import Words

GROWN: Final = colour("#7CC6C2", 0.36)
LOST: Final = colour("#8F8C85", 0.42)
AXIS: Final = colour("#DCEBEC")
Steps = list[tuple[int, int]]
"""Pairs of a round and the number from that round on."""


class HistoryChart(Widget):
    """A chart of the rounds from left to right, on a sheet of paper."""

    focusable = False

    def __init__(self, rect: pygame.Rect, name: str, story: GameHistory) -> None:
        super().__init__("mirror", rect, name)
        self.story = story

    def accessible(self, context: UiContext) -> AccessNode | None:
        """Return its name, and for each round what the chart shows of it."""
        node = super().accessible(context)
        lines = enumerate(self._told(context.words), 1)
        rounds = [AccessNode(id=f"{self.id}-{n}", role=Role.LABEL, name=line) for n, line in lines]
        return node and replace(node, role=Role.GROUP, children=counted(rounds))

    def _told(self, words: Words) -> Iterator[str]:
        """Yield a line for each round: habitats restored, impact tiles so far, pressure cards."""
        for number, pressures in enumerate(self.story.pressures, 1):
            came = [sign for round_, sign in self.story.habitats if round_ == number]
            names = [words(f"card.habitat.{sign.replace('_', '-')}") for sign in came]
            tiles = max((n for round_, n in self.story.impacts if round_ <= number), default=0)
            parts = [f"{words('end.habitats')}: {', '.join(names)}"] if names else []
            parts += [f"{words('end.impacts')}: {tiles}", f"{words('end.pressures')}: {pressures}"]
            yield f"{words('end.round')} {number}. {'. '.join(parts)}."

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the sheet, the steps, the tiles and the labels."""
        m, text, words, rect = context.metrics, context.text, context.words, self.rect
        draw_paper(target, context, rect, 0.97, 18)
        pad = m.px(20)
        foot = m.size(1.8)
        inner = edges(rect.left + pad, rect.top + m.px(6), rect.right - pad, rect.bottom - m.px(8))
        space = Space(inner)
        title = space.top(m.size(2.2), gap=m.px(4))
        rounds = space.bottom(foot)
        fitted = text.fit(self.name, FontFace.TITLE, m.size(1.5), m.floor, title.width)
        text.place(target, fitted, title, FontFace.TITLE, INK, middle=True)
        labels = [words(f"end.{n}") for n in ("habitats", "round", "impacts", "pressures")]
        wide = max(text.width(label, FontFace.HEAVY, m.size(1.0)) for label in labels)
        wide = min(wide, rect.width // 4)
        space.left(wide, gap=m.px(14))
        plot = space.rest
        # Keep the numbers of the first and the last round inside.
        most = text.width("▼ 88", FontFace.HEAVY, m.size(1.0))
        inset = max(0, round((most - plot.width / max(1, self.story.rounds)) / 2))
        plot.inflate_ip(-2 * inset, 0)
        axis = Space(plot).top(m.size(1.65))
        axis.top += round((plot.height - axis.height) * 0.57)
        self._steps(target, context, plot, axis)
        self._rounds(target, context, axis, rounds.top, foot)
        spots = (
            ((plot.top + axis.top) / 2, TEAL),
            (axis.centery, INK),
            ((axis.bottom + plot.bottom) / 2, STONE_DARK),
            (rounds.top + foot / 2, DUSK),
        )
        fitting = [text.fit(label, FontFace.HEAVY, m.size(1.0), m.floor, wide) for label in labels]
        size = min(one.size for one in fitting)
        for one, (y, tone) in zip(fitting, spots, strict=True):
            label = " ".join(one.lines)
            text.draw(
                target, label, (rect.left + pad, y), FontFace.HEAVY, size, tone, anchor="midleft"
            )

    # ------------------------------------------------------------------ parts
    def _x(self, round_: int, plot: pygame.Rect) -> float:
        """Return the x coordinate of a round."""
        return plot.left + plot.width * (round_ - 0.72) / max(1, self.story.rounds)

    def _steps(
        self, target: pygame.Surface, context: UiContext, plot: pygame.Rect, axis: pygame.Rect
    ) -> None:
        story, m = self.story, context.metrics
        up = (axis.top - plot.top - m.px(10)) / 6
        down = (plot.bottom - axis.bottom - m.px(4)) / 6
        grown: Steps = [(r, i + 1) for i, (r, _) in enumerate(story.habitats)]
        lost: Steps = list(story.impacts)
        number = context.text.width(str(story.rounds), FontFace.HEAVY, m.size(1.0)) + 2 * m.px(3)
        reach = max(0, math.ceil((number - plot.width / max(1, story.rounds)) / 2))
        band = axis.inflate(2 * reach, 0)
        put(target, context.shapes.box(band.size, 0, AXIS), band.topleft)
        line = max(2, m.px(3))
        _stairs(target, plot, self._corners(plot, axis.top, -up, grown), GROWN, TEAL, line)
        _stairs(target, plot, self._corners(plot, axis.bottom, down, lost), LOST, STONE_DARK, line)
        side = round(min(up * 1.02, m.px(38), plot.width / 7))
        tiles: dict[int, int] = {}
        for i, (round_, sign) in enumerate(story.habitats):
            beside = tiles.get(round_, 0)
            tiles[round_] = beside + 1
            x = self._x(round_, plot) - side / 2
            y = axis.top - up * (i + 1) - side * 0.06
            put(target, context.pictures.sign(sign, side), (round(x), round(y)))
        side = round(min(down * 1.1, m.px(30), plot.width / 8))
        before = 0
        for round_, number in story.impacts:
            if number > before:
                x = self._x(round_, plot) - side / 2
                y = axis.bottom + down * number - side * 0.98
                put(target, context.pictures.sign("impact", side), (round(x), round(y)))
            before = number

    def _corners(self, plot: pygame.Rect, base: int, step: float, steps: Steps) -> list[Point]:
        """Return the corners of the stairs above or below a base line."""
        points: list[Point] = [(plot.left, base)]
        for round_, number in steps:
            x = self._x(round_, plot)
            points += [(x, points[-1][1]), (x, base + step * number)]
        return [*points, (plot.right, points[-1][1])]

    def _rounds(
        self, target: pygame.Surface, context: UiContext, axis: pygame.Rect, top: int, high: int
    ) -> None:
        """Draw the numbers of rounds on the line and the numbers of pressure cards at the foot."""
        m, text, story = context.metrics, context.text, self.story
        size = m.size(1.0)
        each = axis.width / max(1, story.rounds)
        widest = text.width("▼ 88", FontFace.HEAVY, size) + m.px(12)
        every = max(1, math.ceil(widest / each))
        side = min(high - m.px(4), round(size * 1.05))
        for round_ in range(1, story.rounds + 1):
            if (round_ - 1) % every:
                continue
            x = axis.left + each * (round_ - 0.5)
            text.draw(
                target, str(round_), (x, axis.centery), FontFace.HEAVY, size, INK, anchor="center"
            )
            number = str(story.pressures[round_ - 1])
            wide = side + m.px(3) + text.width(number, FontFace.HEAVY, size)
            left = x - wide / 2
            sign = context.pictures.sign("pressure", side)
            put(target, sign, (round(left), top + (high - side) // 2))
            at = (left + side + m.px(3), top + high / 2)
            text.draw(target, number, at, FontFace.HEAVY, size, DUSK, anchor="midleft")


def _stairs(
    target: pygame.Surface,
    plot: pygame.Rect,
    points: list[Point],
    fill: Colour,
    line: Colour,
    thick: int,
) -> None:
    """Fill the area between the stairs and their base line, and draw their edge."""
    base = points[0][1]
    layer = clear((plot.width, plot.height))
    inside = [(x - plot.left, y - plot.top) for x, y in points]
    inside += [(plot.width, base - plot.top), (0, base - plot.top)]
    pygame.draw.polygon(layer, premultiplied(fill), inside)
    put(target, layer, plot.topleft)
    whole = [(round(x), round(y)) for x, y in points]
    for one, two in pairwise(whole):
        edge = pygame.Rect(one, (0, 0)).union(pygame.Rect(two, (0, 0)))
        # Extend each line to close the corner, but not beyond the plot.
        target.fill(line[:3], edge.inflate(thick, thick).clip(plot.inflate(0, 2 * thick)))


class Flower(Widget):
    """Six habitat tiles around a number; missing tiles are dashed outlines."""

    focusable = False

    def __init__(
        self, rect: pygame.Rect, name: str, tiles: tuple[tuple[str, str, bool], ...], centre: str
    ) -> None:
        super().__init__(f"flower-{centre}", rect, name)
        self.tiles = tiles
        """Picture, sign and presence of each of the six, clockwise from the upper left."""
        self.centre = centre

    @property
    def number(self) -> str:
        """Return how many of the tiles are there."""
        return f"{sum(there for *_, there in self.tiles)}/{len(self.tiles)}"

    @property
    def spoken(self) -> str:
        """Return the name and the number."""
        return f"{self.name}: {self.number}"

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the tiles and the number."""
        m, rect = context.metrics, self.rect
        # The flower is three hexagons wide and two and a half high.
        radius = min(rect.width / (3 * math.sqrt(3)), rect.height / 5)
        gap = max(1.0, radius * 0.04)
        reach = math.sqrt(3) * radius
        side = round((2 * radius - gap) / 0.94)
        for i, (picture, sign, there) in enumerate(self.tiles):
            angle = math.radians(-120 + 60 * i)
            x = rect.centerx + reach * math.cos(angle)
            y = rect.centery + reach * math.sin(angle)
            if not there:
                free = context.shapes.hexagon(
                    round(2 * radius - gap),
                    colour("#04202B", 0.35),
                    faded(PAPER, 0.45),
                    max(1.0, 1.5 * m.u),
                )
                put(target, free, free.get_rect(center=(round(x), round(y))).topleft)
                if sign:
                    pale = context.pictures.sign(f"glyph_{sign}", round(radius), faded(PAPER, 0.6))
                    put(target, pale, pale.get_rect(center=(round(x), round(y))).topleft)
            else:
                tile = context.pictures.get(picture, (side, side))
                put(target, tile, (round(x - side / 2), round(y - side / 2)))
        centre = context.pictures.get(self.centre, (side, side))
        put(target, centre, (round(rect.centerx - side / 2), round(rect.centery - side / 2)))
        size = max(m.floor, round(radius * 0.56))
        ink = INK if self.centre.endswith("habitat_centre") else PAPER
        box = within(rect, (round(radius * 1.7), size))
        context.text.block(
            target,
            (self.number,),
            box,
            FontFace.HEAVY,
            size,
            ink,
            align=TextAlign.CENTRE,
            middle=True,
        )
