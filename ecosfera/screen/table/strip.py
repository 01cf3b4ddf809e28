"""What is told on the row's edge: why the row struck, or a question before a move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecosfera.screen import skin
from ecosfera.screen.skin import colour
from ecosfera.screen.table.brush import rect
from ecosfera.screen.table.zones import Box
from ecosfera.screen.text import Face

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from ecosfera.screen.table.look import Look
    from ecosfera.screen.widgets.button import Button

MAGENTA = colour("#C2336B")


@dataclass(frozen=True, slots=True)
class Told:
    """What a strip says: signs as a short sum, then the sentence."""

    sentence: str
    signs: tuple[str, ...] = ()
    """Signs, and words like ×3 between them."""
    grave: bool = True
    """Whether it is about a loss; else a question."""


def boxes(look: Look, told: Told, labels: Sequence[str]) -> tuple[Box, list[Box]]:
    """The strip, and its buttons: at the right, or below where the sentence needs the room."""
    zones, brush, u = look.zones, look.brush, look.brush.u
    b = zones.body
    wide = min(zones.width - 4 * zones.margin, max(0.62 * zones.width, 46 * b))
    button_h = max(zones.target, 2.7 * b)
    gap = 10 * u
    widths = [
        max(7.0 * b, brush.text.width(label, Face.BOLD, brush.size(1.1)) + 5.2 * b)
        for label in labels
    ]
    whole = wide - _signs_width(look, told) - 42 * u
    beside = whole - sum(widths) - len(widths) * gap
    below = beside < 15 * b
    if below:
        most = (wide - 32 * u - (len(widths) - 1) * gap) / max(1.0, sum(widths))
        widths = [w * min(1.0, most) for w in widths]
    size = brush.size(1.15)
    lines = brush.text.wrap(
        told.sentence, Face.BOLD, size, max(40, round(whole if below else beside))
    )
    text_h = len(lines) * size * 1.26 + 20 * u
    high = text_h + button_h + gap if below else max(button_h + 18 * u, text_h)
    y = max(zones.bar.bottom + zones.margin, zones.row.y - high - 8 * u)
    box = Box((zones.width - wide) / 2, y, wide, high)
    found = []
    x = box.right - 12 * u
    y = box.bottom - button_h - 10 * u if below else box.cy - button_h / 2
    for w in reversed(widths):
        found.append(Box(x - w, y, w, button_h))
        x -= w + gap
    return box, found[::-1]


def _signs_width(look: Look, told: Told) -> float:
    u, side = look.brush.u, look.zones.sign * 1.5
    width = 0.0
    for sign in told.signs:
        if sign.startswith("×"):
            width += look.brush.text.width(sign, Face.HEAVY, look.brush.size(1.3)) + 6 * u
        else:
            width += side + 6 * u
    return width + (12 * u if told.signs else 0)


def draw(
    target: pygame.Surface, look: Look, told: Told, box: Box, buttons: Sequence[Button]
) -> None:
    """Draws the strip and its buttons."""
    brush, u = look.brush, look.brush.u
    brush.paper(target, box, 14 * u)
    edge = MAGENTA if told.grave else skin.AMBER
    brush.box(target, Box(box.x, box.y, 9 * u, box.h), edge, 4.5 * u)
    x = box.x + 20 * u
    side = look.zones.sign * 1.5
    top = min((b.rect.top for b in buttons), default=round(box.bottom))
    below = any(abs(b.rect.centery - box.cy) > 3 for b in buttons)
    upper = Box(box.x, box.y, box.w, top - 6 * u - box.y) if below else box
    for sign in told.signs:
        if sign.startswith("×"):
            end = brush.line(
                target, sign, (x, upper.cy), brush.size(1.3), skin.INK, Face.HEAVY, "midleft"
            )
            x = end.right + 6 * u
        else:
            tint = skin.WINE if sign.startswith("icon_") else None
            brush.sign(target, sign, x, upper.cy - side / 2, side, tint)
            x += side + 6 * u
    x += 6 * u if told.signs else 0
    right = box.right - 14 * u
    if buttons and not below:
        right = min(b.rect.left for b in buttons) - 12 * u
    where = rect(Box(x, upper.y, right - x, upper.h))
    brush.text.paragraph(
        target,
        told.sentence,
        where,
        Face.BOLD,
        brush.size(1.15),
        skin.INK,
        leading=1.26,
        middle=True,
    )
    for button in buttons:
        button.draw(target, brush.kit)
