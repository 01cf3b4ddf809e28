"""A sentence shown over the scene for a moment, for example that sound is off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.ui.draw.layout import anchored
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK, PANEL, PAPER, WATER_LINE, faded

if TYPE_CHECKING:
    import pygame

    from ecosfera.ui.context import UiContext

LASTS: Final = 1.8
"""How long it is shown, in seconds."""


class Toast:
    """One sentence in the lower part of the window, where it covers no text of the table."""

    def __init__(self, sentence: str) -> None:
        self.sentence = sentence
        self.left = LASTS
        """Remaining time in seconds."""

    def over(self, dt: float) -> bool:
        """Let `dt` seconds pass; return whether the time is over."""
        self.left -= dt
        return self.left <= 0

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the sentence in its box."""
        m, text = context.metrics, context.text
        size, pad = m.size(1.2), m.px(18)
        lines = tuple(text.wrap(self.sentence, FontFace.BOLD, size, m.width // 2))
        wide = max(text.width(line, FontFace.BOLD, size) for line in lines)
        high = text.line_height(size) * len(lines) + 2 * m.px(11)
        centre = m.width // 2, m.height * 7 // 8
        box = anchored((wide + 2 * pad, high), "center", centre)
        blur, line = m.px(7), max(1, m.px(2))
        shadow = context.shapes.shadow(box.size, m.px(14), blur, faded(INK, 0.6))
        put(target, shadow, (box.left - 2 * blur, box.top - 2 * blur))
        sheet = context.shapes.box(box.size, m.px(14), faded(PANEL, 0.97), WATER_LINE, line)
        put(target, sheet, box.topleft)
        inside = box.inflate(-2 * pad, 0)
        text.block(target, lines, inside, FontFace.BOLD, size, PAPER, middle=True)
