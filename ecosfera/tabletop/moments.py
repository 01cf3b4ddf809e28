"""The lettering of a moment: its title, and lines below it, in the middle of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.ui.draw import theme
from ecosfera.ui.draw.text import FontFace, TextAlign

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pygame

    from ecosfera.ui.draw.text import Fitted, Text
    from ecosfera.ui.draw.theme import Colour

ROOM: Final = 0.86
"""Fraction of the window's width that the words may take."""


class Sizes(NamedTuple):
    """The sizes of the words in pixels, and how many lines the title may have."""

    title: int
    line: int
    floor: int
    """The smallest size, where the words are long."""
    rows: int = 1


class Letters(NamedTuple):
    """The title or a line of a moment, as it is set."""

    fit: Fitted
    face: FontFace
    tone: Colour

    def draw(
        self,
        target: pygame.Surface,
        text: Text,
        box: pygame.Rect,
        leading: float,
        *,
        middle: bool = False,
    ) -> None:
        """Draw it centred in a box, from the top or in the `middle`."""
        text.place(
            target,
            self.fit,
            box,
            self.face,
            self.tone,
            align=TextAlign.CENTRE,
            leading=leading,
            middle=middle,
        )


def letters(
    text: Text, title: str, lines: tuple[str, ...], room: int, sizes: Sizes
) -> Iterator[Letters]:
    """Yield the title and the lines as they are set in so many pixels, one after the other."""
    fit, floor = text.fit, sizes.floor
    big = max(floor, sizes.title)
    yield Letters(
        fit(title, FontFace.TITLE, big, floor, room, sizes.rows), FontFace.TITLE, theme.PALE_GOLD
    )
    size = max(floor, sizes.line)
    for line in lines:
        fitted = fit(line, FontFace.BOLD, size, floor, room, 2)
        yield Letters(fitted, FontFace.BOLD, theme.PAPER)
