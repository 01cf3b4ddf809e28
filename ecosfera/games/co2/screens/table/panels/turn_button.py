"""The large button that rolls, passes or ends the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.cards.brush import rect
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.widgets import Button, ButtonKind

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from ecosfera.games.co2.screens.table.frame import TableFrame, TurnButton
    from ecosfera.games.co2.screens.table.geometry.zones import Zones


def note_box(zones: Zones) -> Box:
    """Return the box of the note below the button."""
    top = button_box(zones).bottom + 4 * zones.unit
    return Box(zones.turn.x, top, zones.turn.w, zones.turn.bottom - top)


def button_box(zones: Zones) -> Box:
    """Return the box of the button itself."""
    return Box(zones.turn.x, zones.turn.y, zones.turn.w, 0.56 * zones.turn.h)


def widget(zones: Zones, turn: TurnButton, press: Callable[[], None]) -> Button:
    """Return the button; it can be pressed also while it only says why not."""
    kind = ButtonKind.PRIMARY if turn.enabled else ButtonKind.QUIET
    made = Button(
        "turn",
        rect(button_box(zones)),
        turn.label,
        press,
        kind=kind,
        key=turn.key,
        group="turn",
        lines=2,
    )
    made.tip = turn.note
    return made


def draw_note(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw what the button brings, or why it is not possible."""
    if frame.turn is None or not frame.turn.note:
        return
    brush, note = frame.brush, frame.turn.note
    box = note_box(frame.zones)
    inner = box.inset(brush.px(7), brush.px(3))
    lines = min(4, int(inner.h / (1.14 * brush.floor)))
    if not lines or not brush.text.fits(note, FontFace.TEXT, brush.floor, round(inner.w), lines):
        # the tooltip of the button says it too
        return
    size = brush.size(1)
    while int(inner.h / (1.14 * size)) < lines and size > brush.floor:
        size -= 1
    brush.panel(target, box, 0.7)
    brush.fitted(
        target, note, inner, theme.PAPER, FontFace.TEXT, size=size, lines=lines, leading=1.12
    )
