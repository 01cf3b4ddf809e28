"""A policy card shown in the centre of the table, with the buttons below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.screens.table.panels.policies.policy_page import page_box
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    import pygame

    from ecosfera.games.baltica.screens.table.frame import TableFrame
    from ecosfera.games.baltica.screens.table.panels.policies.policy_page import PolicyPage


def button_boxes(frame: TableFrame, labels: Sequence[str], *, peek: bool = False) -> list[Box]:
    """Return the boxes of the buttons below the page; long labels have several lines.

    With `peek`, there is room beside them for the button for a look at the table.
    """
    page, b, u = page_box(frame), frame.zones.body, frame.brush.u
    widths = [
        max(12 * b, frame.brush.text.width(label, FontFace.BOLD, frame.brush.size(1.25)) + 6 * b)
        for label in labels
    ]
    gap = 16 * u
    high = max(frame.zones.target, min(3.4 * b, frame.zones.height - page.bottom - 20 * u))
    aside = frame.zones.margin + (gap + high if peek else 0)
    room = frame.zones.width - 2 * aside - gap * (len(widths) - 1)
    widths = narrowed(widths, room)
    x = (frame.zones.width - sum(widths) - gap * (len(widths) - 1)) / 2
    y = min(page.bottom + 18 * u, frame.zones.height - high - 6 * u)
    found = []
    for w in widths:
        found.append(Box(x, y, w, high))
        x += w + gap
    return found


def narrowed(widths: Sequence[float], room: float) -> list[float]:
    """Return widths of which the largest are cut to the same, so that all have room together."""
    left, found = room, list(widths)
    for rest, place in zip(
        range(len(widths), 0, -1), sorted(range(len(widths)), key=found.__getitem__), strict=True
    ):
        found[place] = min(found[place], left / rest)
        left -= found[place]
    return found


def peek_button(frame: TableFrame, beside: Box, key: str, peek: Callable[[], None]) -> Button:
    """Return the button, beside the last answer, for a look at the table; without words if need be.

    `key` is the label of its key.
    """
    brush, b, gap = frame.brush, frame.zones.body, 16 * frame.brush.u
    name = frame.book.words("table.peek")
    room = frame.zones.width - frame.zones.margin - beside.right - gap
    word = brush.text.width(name, FontFace.BOLD, brush.size(1.2))
    wide = word + 6.5 * b
    wordless = wide > room
    if wordless:
        wide = min(beside.h, room)
    place = rect(Box(beside.right + gap, beside.y, wide, beside.h))
    return Button("peek", place, name, peek, icon="icon_eye", key=key, size=1.2, wordless=wordless)


def draw_in_steps(
    target: pygame.Surface, frame: TableFrame, page: PolicyPage, buttons: Sequence[Button]
) -> Iterator[None]:
    """Draw the veil, the page and its buttons, one part per step."""
    brush = frame.brush
    brush.scrim(target, Box(0, 0, frame.zones.width, frame.zones.height), 0.55)
    yield from page.draw_in_steps(target)
    for button in buttons:
        yield
        # Otherwise text of the row behind would show through.
        ground = brush.shapes.box(button.rect.size, button.radius(brush.context), theme.PANEL)
        put(target, ground, button.rect.topleft)
        button.draw(target, brush.context)
