"""The bar at the top of a scene that fills the window: Back and the title."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.ui.draw.layout import Space, edges
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import PANEL, PAPER, faded
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets import Area, Button, Label, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from ecosfera.ui.context import UiContext


class TopBar(Area):
    """The dark background of the bar."""

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the background."""
        context.shapes.put_box(target, self.rect, 0, faded(PANEL, self.opacity))


def bar_height(context: UiContext) -> int:
    """Return the height of the bar in pixels."""
    m = context.metrics
    return round(max(46 * m.u, 2.5 * m.body + 10 * m.u))


def top_bar(
    context: UiContext, title: str, back: Callable[[], None], keep: int = 0
) -> tuple[list[Widget], int]:
    """Return the widgets of the bar, and the y where the rest of the window begins.

    `keep` pixels at its right end stay free.
    """
    m, words = context.metrics, context.words
    high = bar_height(context)
    inner = high - m.px(10)
    name, key = words("common.back"), context.keys.label(Intent.BACK)
    size = m.size(1.0)
    wide = context.text.width(name, FontFace.BOLD, size) + m.px(40) + round(0.4 * size)
    wide += context.text.width(key, FontFace.BOLD, max(m.floor, round(0.8 * size)))
    bar = Space(m.window).top(high)
    space = Space(edges(m.margin, 0, m.width - m.margin - keep, high), m.px(18))
    button = space.left(wide)
    button.top, button.height = (high - inner) // 2, inner
    head = space.rest
    return [
        TopBar("bar", bar, 0.6),
        Button("back", button, name, back, key=key, size=1.0),
        Label("title", head, title, size=1.7, face=FontFace.TITLE, tone=PAPER, middle=True),
    ], high + m.margin
