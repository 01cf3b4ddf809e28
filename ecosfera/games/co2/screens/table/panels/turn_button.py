"""The large button that rolls, passes or ends the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.cards.brush import rect
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.widgets import Button, ButtonKind
from ecosfera.ui.widgets.button import KEY_HIGH, draw_key, key_width

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from ecosfera.games.co2.screens.table.frame import TableFrame, TurnButton
    from ecosfera.games.co2.screens.table.geometry.zones import Zones
    from ecosfera.ui.accessibility.node import AccessNode
    from ecosfera.ui.context import UiContext


def note_box(zones: Zones) -> Box:
    """Return the box of the note below the button."""
    top = button_box(zones).bottom + 4 * zones.unit
    return Box(zones.turn.x, top, zones.turn.w, zones.turn.bottom - top)


def button_box(zones: Zones) -> Box:
    """Return the box of the button itself."""
    return Box(zones.turn.x, zones.turn.y, zones.turn.w, 0.54 * zones.turn.h)


class LargeButton(Button):
    """The button; it can be pressed also while it only says why not, unless it is locked."""

    def __init__(self, frame: TableFrame, turn: TurnButton, press: Callable[[], None]) -> None:
        super().__init__(
            "turn",
            rect(button_box(frame.zones)),
            turn.label,
            press,
            kind=ButtonKind.PRIMARY if turn.enabled else ButtonKind.QUIET,
            key=turn.key,
            group="turn",
            lines=2,
        )
        self.enabled = not turn.locked
        self._note = turn.note
        self.tip = "" if _lines(frame, turn.note) else turn.note

    def accessible(self, context: UiContext) -> AccessNode | None:
        """Return the button with its note, wherever that is shown."""
        node = super().accessible(context)
        return node and node._replace(description=self._note)

    def draw_content(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the label with the key below it; beside it where the button is not high enough."""
        m, text, size = context.metrics, context.text, context.metrics.floor
        high, gap = round(KEY_HIGH * size), m.px(5)
        above = self.rect.copy()
        above.height -= high + 2 * gap
        lines = min(self.lines, int(above.height / (1.25 * size)))
        wide = above.width - 2 * m.px(8)
        if not self.key or not text.fits(self.name, FontFace.BOLD, size, wide, lines):
            super().draw_content(target, context)
            return
        above.move_ip(0, gap)
        self.draw_label(target, context, above, "")
        x = above.centerx - key_width(context, self.key, size) // 2
        at = (x, above.bottom + high // 2 + self.sunk(context))
        draw_key(target, context, self.key, at, size, self.ink)


def _inner(frame: TableFrame) -> Box:
    return note_box(frame.zones).inset(frame.brush.px(7), frame.brush.px(3))


def _lines(frame: TableFrame, note: str) -> int:
    """Return how many lines below the button the note may have; 0 if it has no room there."""
    brush, inner = frame.brush, _inner(frame)
    lines = min(4, int(inner.h / (1.14 * brush.floor)))
    wide = round(inner.w)
    fits = lines > 0 and brush.text.fits(note, FontFace.TEXT, brush.floor, wide, lines)
    return lines if fits else 0


def draw_note(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw what the button brings, or why it is not possible; else its tooltip says it."""
    if frame.turn is None or not frame.turn.note:
        return
    brush, note = frame.brush, frame.turn.note
    box, inner = note_box(frame.zones), _inner(frame)
    lines = _lines(frame, note)
    if not lines:
        return
    size = brush.size(1)
    while int(inner.h / (1.14 * size)) < lines and size > brush.floor:
        size -= 1
    brush.panel(target, box, 0.7)
    brush.fitted(
        target, note, inner, theme.PAPER, FontFace.TEXT, size=size, lines=lines, leading=1.12
    )
