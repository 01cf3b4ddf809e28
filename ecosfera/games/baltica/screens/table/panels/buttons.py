"""The permanent buttons of the table: those of the bar, and the one that ends the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.screens.table.geometry import positions
from ecosfera.games.baltica.screens.table.panels import other_rows, status_bar
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.layout import largest_size
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.widgets import form
from ecosfera.ui.widgets.button import Button, ButtonKind

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.baltica.screens.table.frame import TableFrame, TurnButton

ICONS = {
    "undo": "icon_undo",
    "redo": "icon_redo",
    "hint": "icon_hint",
    "rules": "icon_rules",
    "menu": "icon_menu",
}


def bar_spot(name: str) -> Target:
    """Return the target of a button of the bar."""
    return Target(TargetKind.BAR, status_bar.BUTTONS.index(name))


def bar_name(spot: Target) -> str:
    """Return the name of the button of the bar that a target stands for."""
    return status_bar.BUTTONS[spot.which]


def bar_buttons(frame: TableFrame) -> dict[Target, Button]:
    """Return the buttons of the bar."""
    words, brush = frame.book.words, frame.brush
    found = {}
    for name, box in status_bar.button_boxes(frame).items():
        button = Button(
            f"bar:{name}",
            rect(box),
            words(f"table.{name}"),
            _nothing,
            icon=ICONS[name],
            size=1.0,
            wordless=brush.large or name == "redo",
        )
        button.enabled = name not in frame.disabled
        if name == "undo" and not button.enabled and frame.undo_is_unfair:
            button.tip = words("table.undo-unfair")
        found[bar_spot(name)] = button
    return found


def turn_button(frame: TableFrame, turn: TurnButton) -> Button:
    """Return the button at the end of the row."""
    box = positions.end_button(frame.zones)
    style = ButtonKind.DANGER if turn.costs else ButtonKind.PRIMARY
    button = Button(
        "end",
        rect(box),
        turn.label,
        _nothing,
        kind=style if turn.enabled and not turn.quiet else ButtonKind.QUIET,
        size=1.3,
        lines=2 if box.h > 3.2 * frame.zones.body else 1,
        key=turn.key,
    )
    button.enabled = turn.enabled
    return button


def is_button(frame: TableFrame, spot: Target | None) -> bool:
    """Return whether a target is one of the permanent buttons."""
    return spot is not None and (spot.kind is TargetKind.BAR or _is_turn(frame, spot))


def _is_turn(frame: TableFrame, spot: Target) -> bool:
    return frame.turn is not None and spot == frame.turn.spot


def is_enabled(frame: TableFrame, spot: Target) -> bool:
    """Return whether a permanent button can be pressed now."""
    if spot.kind is TargetKind.BAR:
        return bar_name(spot) not in frame.disabled
    return frame.turn is not None and frame.turn.enabled


def under_pointer(frame: TableFrame) -> tuple[Target | None, Target | None]:
    """Return the permanent button the pointer is on, and the one it is holding down."""
    hovered = frame.hovered if is_button(frame, frame.hovered) else None
    return hovered, frame.held if is_button(frame, frame.held) else None


def draw_bar(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw the buttons of the bar."""
    for spot, button in bar_buttons(frame).items():
        _draw(target, frame, spot, button)


def draw_end(target: pygame.Surface, frame: TableFrame, turn: TurnButton) -> None:
    """Draw the button at the end of the row, and what ending the turn causes."""
    _draw(target, frame, turn.spot, turn_button(frame, turn))
    if turn.note:
        _note(target, frame, turn)


def has_tip(frame: TableFrame) -> bool:
    """Return whether `draw_tip` may draw something."""
    return frame.pointed is not None and frame.pointed.kind in {TargetKind.SEAT, TargetKind.BAR}


def draw_tip(target: pygame.Surface, frame: TableFrame) -> None:
    """Draw the name of the icon button pointed at, or what a click on a portrait does."""
    pointed, context = frame.pointed, frame.brush.context
    if pointed is None:
        return
    if pointed.kind is TargetKind.SEAT:
        who = "computer" if frame.people[pointed.player].character else "person"
        face = rect(other_rows.face(frame, pointed.player))
        form.draw_tip(target, context, frame.book.words(f"table.seat.tip-{who}"), face)
    elif pointed.kind is TargetKind.BAR:
        button = bar_buttons(frame)[pointed]
        if button.tip:
            form.draw_tip(target, context, button.tip, button.rect)


def _draw(target: pygame.Surface, frame: TableFrame, spot: Target, button: Button) -> None:
    button.hovered = spot == frame.hovered and button.enabled
    button.held = spot == frame.held and button.enabled
    button.draw(target, frame.brush.context)
    if spot in frame.hinted:
        box, radius = Box(*button.rect), button.radius(frame.brush.context)
        frame.brush.beacon(target, box, radius, (box.right - radius, box.y), frame.herald)


def _note(target: pygame.Surface, frame: TableFrame, turn: TurnButton) -> None:
    """Draw what ending the turn causes, as large as fits."""
    brush, ground = frame.brush, positions.end_note(frame.zones)
    box = ground.inset(4 * brush.u, 0)
    face, tone, align, x = FontFace.TEXT, theme.FOAM, TextAlign.CENTRE, box.x
    if turn.costs:
        x = box.x + 1.3 * frame.zones.sign
        face, tone, align = FontFace.BOLD, theme.BLUSH, TextAlign.LEFT
    room = Box(x, box.y, box.right - x, box.h)

    def lines(size: int) -> int:
        return int(room.h // brush.text.line_height(size, 1.18))

    size = largest_size(
        brush.body,
        brush.floor,
        lambda size: brush.fits(turn.note, face, size, room.w, lines(size)),
    )
    size = size or brush.floor
    broken = brush.text.wrap(turn.note, face, size, max(8, round(room.w)))
    shown = tuple(broken[: max(1, lines(size))])
    # A calm background, or the waves of the sea bed would run through the text.
    high: float = len(shown) * brush.text.line_height(size, 1.18)
    high = max(high, frame.zones.sign if turn.costs else 0)
    brush.panel(target, Box(ground.x, ground.y, ground.w, high).inset(0, -4 * brush.u), 0.72)
    if turn.costs:
        brush.sign(target, "pressure", box.x, box.y, frame.zones.sign)
    brush.text.block(target, shown, rect(room), face, size, tone, align=align, leading=1.18)


def _nothing() -> None:
    """Do nothing: the scene performs the action of a button."""
