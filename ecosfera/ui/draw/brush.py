"""A brush for boxes, signs and text in the sizes of a window; each game adds its own pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pygame

from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace, TextAlign

if TYPE_CHECKING:
    from ecosfera.ui.draw.box import Box
    from ecosfera.ui.draw.metrics import Metrics
    from ecosfera.ui.draw.pictures import Pictures
    from ecosfera.ui.draw.shapes import Shapes
    from ecosfera.ui.draw.text import Text
    from ecosfera.ui.draw.theme import Colour


def rect(box: Box) -> pygame.Rect:
    """Return the box in whole pixels."""
    x, y = round(box.x), round(box.y)
    return pygame.Rect(x, y, max(0, round(box.right) - x), max(0, round(box.bottom) - y))


class ScaledBrush:
    """Draws on surfaces; lengths are given in units of `unit` pixels, boxes in pixels."""

    face: ClassVar = FontFace.TEXT
    """The face of a line of text, unless another is given."""

    def __init__(
        self, text: Text, shapes: Shapes, pictures: Pictures, metrics: Metrics, unit: float
    ) -> None:
        self.text = text
        self.shapes = shapes
        self.pictures = pictures
        self.u = unit
        self.body = metrics.size(1)
        """Size of body text in pixels."""
        self.floor = metrics.floor
        """Smallest text size in pixels."""

    def px(self, units: float) -> int:
        """Return a length in units as whole pixels, at least one."""
        return max(1, round(units * self.u))

    def box(
        self,
        target: pygame.Surface,
        box: Box,
        fill: Colour,
        radius: float = 0,
        line: Colour | None = None,
        line_width: float = 1,
    ) -> pygame.Rect:
        """Draw a filled box with round corners and return its rectangle."""
        where = rect(box)
        thick = max(1, round(line_width))
        self.shapes.put_box(target, where, round(radius), fill, line, thick)
        return where

    def sign(
        self,
        target: pygame.Surface,
        name: str,
        x: float,
        y: float,
        side: float,
        tint: Colour | None = None,
        opacity: float = 1.0,
    ) -> None:
        """Draw a sign with its upper left corner at x, y."""
        image = self.pictures.sign(name, max(1, round(side)), tint)
        if opacity < 1:
            key = ("faint", name, image.get_width(), tint, round(opacity * 100))
            image = self.shapes.keep(key, lambda: _faint(image, opacity))
        put(target, image, (round(x), round(y)))

    def line(
        self,
        target: pygame.Surface,
        text: str,
        at: tuple[float, float],
        size: int,
        tone: Colour,
        face: FontFace | None = None,
        anchor: str = "topleft",
    ) -> pygame.Rect:
        """Draw one line of text and return its rectangle."""
        return self.text.draw(target, text, at, face or self.face, size, tone, anchor=anchor)

    def fitted(  # noqa: PLR0913 (a text and how it is set)
        self,
        target: pygame.Surface,
        text: str,
        box: Box,
        tone: Colour,
        face: FontFace = FontFace.BOLD,
        *,
        size: int | None = None,
        lines: int = 1,
        align: TextAlign = TextAlign.CENTRE,
        leading: float = 1.14,
    ) -> None:
        """Draw a text as large as fits, vertically centred in a box; shorten it if it must be."""
        wide = max(1, round(box.w))
        fit = self.text.fit(text, face, size or self.body, self.floor, wide, lines)
        self.text.place(
            target, fit, rect(box), face, tone, align=align, leading=leading, middle=True
        )


def _faint(image: pygame.Surface, opacity: float) -> pygame.Surface:
    copy = image.copy()
    value = round(255 * opacity)
    copy.fill((value, value, value, value), special_flags=pygame.BLEND_RGBA_MULT)
    return copy
