"""The ring of squares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.cards.brush import WHITE
from ecosfera.games.co2.cards.square_face import RADIUS, SquareFace, draw_square, face_of
from ecosfera.games.co2.moves.targets import square
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.theme import faded

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.co2.table.frame import TableFrame

Key = tuple[SquareFace, bool, bool, bool, bool]


def key(frame: TableFrame, number: int, face: SquareFace) -> Key:
    """Return what the picture of a square depends on."""
    spot = square(number)
    return (
        face,
        spot in frame.targets,
        spot in frame.chosen,
        spot in frame.hinted,
        spot == frame.pointed,
    )


def faces(frame: TableFrame) -> list[SquareFace]:
    """Return the faces of all squares."""
    sunny = frame.sunny
    return [face_of(frame.view, number, sunny) for number in range(len(frame.zones.squares))]


def draw(target: pygame.Surface, frame: TableFrame, face: SquareFace) -> None:
    """Draw a square, and whether it can be clicked."""
    brush = frame.brush
    _, lit, chosen, hinted, pointed = key(frame, face.number, face)
    box = frame.zones.squares[face.number].inset(brush.u)
    radius = brush.px(RADIUS)
    if lit or hinted:
        brush.glow(target, box, radius, theme.AMBER)
    draw_square(target, brush, frame.names, face, box)
    if pointed:
        brush.box(target, box, faded(WHITE, 0.22), radius)
    if chosen:
        brush.edge(target, box, radius, theme.FOCUS, 3)
    elif lit:
        brush.edge(target, box, radius, theme.AMBER, 2.4)
