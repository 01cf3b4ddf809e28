"""A page of texts and signs one below the other, as far as there is room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.cards.brush import rect
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.text import FontFace

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.co2.cards.brush import Brush
    from ecosfera.ui.draw.theme import Colour

LONGEST: Final = 40
"""More lines than any paragraph has."""


class Page:
    """Draws from the top of a box downwards, and leaves out what does not fit."""

    def __init__(self, target: pygame.Surface, brush: Brush, room: Box) -> None:
        self.target = target
        self.brush = brush
        self.room = room
        self.y = room.y

    @property
    def left(self) -> float:
        """Return the height that is left."""
        return self.room.bottom - self.y

    def title(self, text: str) -> None:
        """Draw a title in one or two lines."""
        brush, wide = self.brush, round(self.room.w)
        size = brush.size(1.5)
        fit = brush.text.fit(text, FontFace.TITLE, size, brush.floor, wide, 2)
        where = rect(Box(self.room.x, self.y, self.room.w, self.left))
        below = brush.text.place(self.target, fit, where, FontFace.TITLE, theme.INK, leading=1.12)
        self.y = below + 0.25 * size

    def text(
        self,
        text: str,
        face: FontFace = FontFace.TEXT,
        *,
        tone: Colour = theme.INK,
        whole: bool = False,
        below: float = 0.0,
    ) -> bool:
        """Draw a paragraph, and return whether it was drawn.

        With `whole` it is only drawn if all of it fits, with this much room left `below` it.
        """
        if not text:
            return True
        brush = self.brush
        size = brush.size(1)
        lines = brush.text.wrap(text, face, size, round(self.room.w))
        high = brush.text.line_height(size)
        fits = int((self.left - below + 0.2 * high) // high)
        if fits < 1 or (whole and len(lines) > fits):
            return False
        for line in lines[:fits]:
            brush.line(self.target, line, (self.room.x, self.y), size, tone, face)
            self.y += high
        self.y += 0.22 * size
        return True

    def note(self, text: str) -> None:
        """Draw the only paragraph of a page, in smaller letters where it needs them to fit."""
        brush, wide, high = self.brush, round(self.room.w), round(self.left)
        size = brush.size(1)
        fit = brush.text.fit(text, FontFace.TEXT, size, brush.floor, wide, LONGEST, height=high)
        where = rect(Box(self.room.x, self.y, self.room.w, self.left))
        self.y = brush.text.place(self.target, fit, where, FontFace.TEXT, theme.INK)

    def height(self, text: str, face: FontFace = FontFace.TEXT) -> float:
        """Return the height of a paragraph, with the space below it."""
        brush, size = self.brush, self.brush.size(1)
        lines = brush.text.wrap(text, face, size, round(self.room.w))
        return len(lines) * brush.text.line_height(size) + 0.22 * size

    def sign(self, sign: str, text: str, tint: Colour | None = None) -> None:
        """Draw a sign with one or two lines of text beside it."""
        brush = self.brush
        size = brush.size(1)
        side = 1.55 * size
        if self.left < side:
            return
        brush.sign(self.target, sign, self.room.x, self.y, side, tint)
        x = self.room.x + side + 0.5 * size
        lines = brush.text.wrap(text, FontFace.BOLD, size, max(1, round(self.room.right - x)))[:2]
        high = round(1.12 * size)
        y = self.y + side / 2 - high * (len(lines) - 1) / 2
        for line in lines:
            brush.line(self.target, line, (x, y), size, theme.INK, anchor="midleft")
            y += high
        self.y += max(side, high * len(lines)) + 0.3 * size

    def block(self, high: float) -> Box:
        """Take a box of this height."""
        box = Box(self.room.x, self.y, self.room.w, high)
        self.y += high + 0.5 * self.brush.size(1)
        return box
