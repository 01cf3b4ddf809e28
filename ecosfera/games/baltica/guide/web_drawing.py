"""Drawing the food web of a species: pictures that can be pressed, and arrows of food."""

from __future__ import annotations

import itertools
import math
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ecosfera.games.baltica.guide.species_grid import focus
from ecosfera.ui.draw.layout import Space, anchored
from ecosfera.ui.draw.shapes import clear, premultiplied, put
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import FOAM, PALE_GOLD, PAPER, WHITE, colour
from ecosfera.ui.widgets.base import Area, Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.games.baltica.guide.web_layout import NodePosition
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.theme import Colour

    Point = tuple[float, float]

STREAM: Final = colour("#BFE9E4")
"""Colour of the arrows."""
STEPS: Final = 28
BEND: Final = 0.4
"""How long a curve stays vertical before it turns; smaller values make it steeper between."""
SHARP: Final = 2


class ArrowPath(NamedTuple):
    """An upward arrow: straight up to `leave`, in a curve to `arrive`, then straight."""

    start: Point
    leave: float
    arrive: float
    end: Point


def stream(
    size: tuple[int, int], lines: Sequence[ArrowPath], tone: Colour, width: float
) -> pygame.Surface:
    """Return the arrows on a transparent surface."""
    big = clear((size[0] * SHARP, size[1] * SHARP))
    paint = premultiplied(tone)
    thick = max(1, round(width * SHARP))
    head = 4.6 * width
    for line in lines:
        x, y = line.end
        points = [(a * SHARP, b * SHARP) for a, b in way(line, head * 0.8)]
        for one, two in itertools.pairwise(points):
            _stroke(big, paint, one, two, thick)
        tip = [(x, y), (x - head * 0.55, y + head), (x + head * 0.55, y + head)]
        pygame.draw.polygon(big, paint, [(a * SHARP, b * SHARP) for a, b in tip])
    return pygame.transform.smoothscale(big, size)


def _stroke(target: pygame.Surface, paint: Colour, one: Point, two: Point, thick: int) -> None:
    """Draw a straight stroke of constant width with round ends."""
    steps = max(1, math.ceil(math.dist(one, two)))
    for i in range(steps + 1):
        t = i / steps
        x, y = one[0] + t * (two[0] - one[0]), one[1] + t * (two[1] - one[1])
        pygame.draw.circle(target, paint, (round(x), round(y)), thick / 2)


def way(line: ArrowPath, head: float) -> list[Point]:
    """Return the points of an arrow's shaft, up to its head.

    Curves with the same `arrive` end at the same height wherever their heads are, so that they run
    side by side instead of crossing.
    """
    (x0, start), (x1, tip) = line.start, line.end
    y0, y1 = min(start, line.leave), line.arrive + head
    bend = BEND * (y0 - y1)
    points: list[Point] = [(x0, start)]
    for i in range(STEPS + 1):
        t = i / STEPS
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        points.append(
            (a * x0 + b * x0 + c * x1 + d * x1, a * y0 + b * (y0 - bend) + c * (y1 + bend) + d * y1)
        )
    return [*points, (x1, tip + head)]


def spread(centre: int, count: int, width: int) -> list[float]:
    """Return the x coordinates at which `count` arrows meet the picture in the centre."""
    step = min(width / max(1, count), width / 5)
    return [centre + (i - (count - 1) / 2) * step for i in range(count)]


class Node(Widget):
    """A species in a circle, with its name below if there is room."""

    def __init__(  # noqa: PLR0913 (what a control can be, by keyword)
        self,
        item_id: str,
        place: NodePosition,
        diameter: int,
        name: str,
        picture: str,
        action: Callable[[], None] | None,
        *,
        relation: str = "",
        group: str = "",
    ) -> None:
        rect = anchored((diameter, diameter), "center", (place.x, place.y))
        super().__init__(item_id, rect, name, group)
        self.focusable = action is not None
        self.label = place.name
        self.picture = picture
        self.action = action
        self.relation = relation
        self.start = rect.center
        """Where its movement to its place begins."""
        self.way = 1.0
        """How far it has moved, from 0 to 1."""
        if self.label is None and action is not None:
            self.tip = name

    @property
    def spoken(self) -> str:
        """Return the name and its relation to the species in the centre."""
        return f"{self.relation}: {self.name}" if self.relation else self.name

    def radius(self, context: UiContext) -> int:
        """Return half the height."""
        del context
        return self.rect.height // 2

    def press(self) -> None:
        """Open this species."""
        if self.action is not None:
            self.action()

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the picture in its ring, and the name."""
        m, d = context.metrics, self.rect.width
        x = round(self.start[0] + (self.rect.centerx - self.start[0]) * self.way)
        y = round(self.start[1] + (self.rect.centery - self.start[1]) * self.way)
        middle = self.action is None
        edge = max(2, m.px(4 if middle else 2.6))
        tone = PALE_GOLD if middle else PAPER
        if self.hovered:
            edge, tone = edge + max(1, m.px(1.4)), WHITE
        blur = m.px(6)
        corner = (x - d // 2, y - d // 2)
        shadow = context.shapes.shadow((d, d), d // 2, blur, (0, 16, 26, 150))
        put(target, shadow, (corner[0] - 2 * blur, corner[1] - 2 * blur + m.px(3)))
        put(target, context.shapes.disc(d, tone), corner)
        inside = d - 2 * edge
        portrait = context.pictures.portrait(self.picture, inside, focus(self.picture))
        put(target, portrait, (corner[0] + edge, corner[1] + edge))
        if self.held:
            put(target, context.shapes.disc(d, (0, 20, 30, 60)), corner)
        if self.label is not None and self.way > 0.6:
            fit = context.text.fit(
                self.name,
                FontFace.BOLD,
                m.size(1.0),
                m.floor,
                self.label.width,
                2,
            )
            context.text.place(
                target,
                fit,
                self.label,
                FontFace.BOLD,
                WHITE if self.hovered else PAPER,
                align=TextAlign.CENTRE,
                leading=1.08,
            )


class FoodArrows(Area):
    """The arrows, drawn once and faded in when the pictures are in their places."""

    def __init__(self, rect: pygame.Rect, image: pygame.Surface) -> None:
        super().__init__("streams", rect, 0.0)
        self.image = image
        self.strength = 1.0

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the arrows."""
        del context
        image = self.image
        if self.strength < 1:
            image = image.copy()
            left = round(255 * max(0.0, self.strength))
            image.fill((left, left, left, left), special_flags=pygame.BLEND_RGBA_MULT)
        put(target, image, self.rect.topleft)


class SideLabel(Widget):
    """A label beside the picture in the centre."""

    focusable = False

    def __init__(self, item_id: str, rect: pygame.Rect, text: str, align: TextAlign) -> None:
        super().__init__(item_id, rect, text)
        self.align = align

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the label."""
        m, text, rect = context.metrics, context.text, self.rect
        fit = text.fit(self.name, FontFace.BOLD, m.size(1.15), m.floor, rect.width, 2)
        text.place(
            target, fit, rect, FontFace.BOLD, PALE_GOLD, align=self.align, middle=True, leading=1.15
        )


class Legend(Widget):
    """The legend of the arrows."""

    focusable = False

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw an arrow and the text."""
        m, text, rect = context.metrics, context.text, self.rect
        arrow = upright(context, m.size(1.1), rect.height)
        put(target, arrow, arrow.get_rect(midleft=rect.midleft).topleft)
        space = Space(rect, m.px(6))
        space.left(arrow.get_width())
        box = space.rest
        fit = text.fit(self.name, FontFace.TEXT, m.size(1.0), m.floor, box.width)
        text.place(target, fit, box, FontFace.TEXT, FOAM, middle=True)


def upright(context: UiContext, wide: int, high: int) -> pygame.Surface:
    """Return one short upward arrow, like those of the food web."""
    u = context.metrics.u
    line = ArrowPath((wide / 2, high - breadth(u)), high, 0, (wide / 2, 0))
    key = ("upright", wide, high, u)
    return context.shapes.keep(key, lambda: stream((wide, high), (line,), STREAM, breadth(u)))


def breadth(u: float) -> float:
    """Return the width of an arrow's shaft."""
    return max(1.5, 2.4 * u)
