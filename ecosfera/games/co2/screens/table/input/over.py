"""What lies over the still picture of the table besides what moves: buttons and the focus ring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.screens.table.input.spot import Spot
from ecosfera.ui.draw.shapes import ring_reach
from ecosfera.ui.stage.pieces import Piece
from ecosfera.ui.widgets import Button
from ecosfera.ui.widgets.form import draw_focus

if TYPE_CHECKING:
    from collections.abc import Iterable

    import pygame

    from ecosfera.ui.context import UiContext
    from ecosfera.ui.input.focus import Focus
    from ecosfera.ui.widgets import Widget


def controls(widgets: Iterable[Widget], context: UiContext) -> list[Piece]:
    """Return the controls that draw themselves; pieces of the table are drawn by its panels."""
    return [_control(widget, context) for widget in widgets if not isinstance(widget, Spot)]


def _control(widget: Widget, context: UiContext) -> Piece:
    kind = widget.kind if isinstance(widget, Button) else ""
    key = getattr(widget, "key", "")
    state = widget.enabled, widget.hovered, widget.held, widget.focused
    look = ("control", widget.id, widget.name, tuple(widget.rect), kind, key, state)
    below = 2 * context.metrics.px(4)
    box = widget.rect.inflate(below, below)
    return Piece(look, box, lambda target: widget.draw(target, context))


def focus_ring(focus: Focus, widget: Widget | None, context: UiContext) -> list[Piece]:
    """Return the ring around the control with the focus, where it is visible."""
    current = focus.current
    if current is None or not focus.visible:
        return []
    box, radius = current.rect if widget is None else widget.halo(context), current.radius
    reach = 2 * ring_reach(context.metrics.u)

    def draw(target: pygame.Surface) -> None:
        draw_focus(target, context, box, radius)
        if widget is not None:
            widget.crown(target, context)

    return [Piece(("focus", tuple(box), radius), box.inflate(reach, reach), draw)]
