"""The ring of squares."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ecosfera.games.co2.cards.brush import WHITE
from ecosfera.games.co2.cards.square_face import (
    RADIUS,
    SquareFace,
    draw_square,
    face_of,
    square_picture,
)
from ecosfera.games.co2.moves.targets import square
from ecosfera.games.co2.rules.state import next_kind
from ecosfera.games.co2.stage.zones import zones
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.theme import faded

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pygame

    from ecosfera.games.co2.rules.pieces import Catalogue
    from ecosfera.games.co2.stage.frame import TableFrame
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.box import Box

Key = tuple[SquareFace, bool, bool, bool, bool, bool]


def key(frame: TableFrame, number: int, face: SquareFace) -> Key:
    """Return what the picture of a square depends on."""
    target = square(number)
    return (
        face,
        target in frame.targets,
        target in frame.chosen,
        target in frame.hinted,
        target == frame.pointed,
        number == frame.arrival,
    )


def faces(frame: TableFrame) -> list[SquareFace]:
    """Return the faces of all squares."""
    sunny, front = frame.sunny, frame.front
    own = None if frame.people[front].computer else front
    numbers = range(len(frame.zones.squares))
    found = [face_of(frame.view, number, sunny, own) for number in numbers]
    if own is not None:
        for number in _held(frame):
            found[number] = replace(found[number], held=True)
    return [replace(face, calm=True) for face in found] if frame.calm else found


def _held(frame: TableFrame) -> list[int]:
    """Return the squares of the player in front for whose next action a card is in the hand."""
    view = frame.view
    return [
        view.catalogue.territories[place].square
        for place in view.owned(frame.front)
        if place not in view.turn.fresh and next_kind(view, place) in frame.hand
    ]


def load_pictures(context: UiContext, catalogue: Catalogue) -> Iterator[None]:
    """Load the pictures of the squares, one per step."""
    for number, box in enumerate(zones(context.metrics, 2).squares):
        square_picture(context, catalogue, number, square_box(box, context.metrics.u))
        yield


def square_box(box: Box, unit: float) -> Box:
    """Return the box in which a square is drawn."""
    return box.inset(unit)


def draw(target: pygame.Surface, frame: TableFrame, face: SquareFace) -> None:
    """Draw a square: quiet if nobody owns it, looks at it or has just arrived on it."""
    brush = frame.brush
    _, lit, chosen, hinted, pointed, here = key(frame, face.number, face)
    box = square_box(frame.zones.squares[face.number], brush.u)
    radius = brush.px(RADIUS)
    if lit or hinted:
        brush.glow(target, box, radius, theme.AMBER)
    elif here:
        brush.glow(target, box, radius, WHITE)
    quiet = face.owner is None and not (lit or chosen or hinted or pointed or here)
    draw_square(target, brush, frame.names, replace(face, quiet=quiet), box)
    if pointed:
        brush.box(target, box, faded(WHITE, 0.22), radius)
    if chosen:
        brush.edge(target, box, radius, theme.FOCUS, 3)
    elif lit:
        brush.edge(target, box, radius, theme.AMBER, 2.4)
    elif here:
        brush.edge(target, box, radius, WHITE, 2.4)
