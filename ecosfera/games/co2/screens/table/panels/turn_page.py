"""Whose turn it is and where that player stands: what the sheet shows while nobody can choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.co2.rules.state import Phase, next_kind
from ecosfera.games.co2.screens.table.panels.page import Page
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.text import FontFace, TextAlign

if TYPE_CHECKING:
    from collections.abc import Hashable

    from ecosfera.games.co2.rules.ids import TerritoryId
    from ecosfera.games.co2.screens.table.frame import TableFrame

MARK: Final = 0.85
"""Radius of the player's mark in bodies."""


def is_shown(frame: TableFrame) -> bool:
    """Return whether somebody plays; not yet while dice decide who begins, and not at the end."""
    turn = frame.view.turn
    begins = turn.number == 1 and turn.phase is Phase.ROLL
    return frame.listing is None and not begins and frame.view.outcome is None


def key(frame: TableFrame) -> Hashable:
    """Return what the picture depends on."""
    if not is_shown(frame):
        return None
    view, territory = frame.view, _place(frame)
    if territory is None:
        return view.turn.player, view.active.position
    return view.turn.player, territory, view.owners[territory], view.done[territory]


def bottom(frame: TableFrame, room: Box) -> float:
    """Return the y below the player and the square, found by drawing them where nobody looks."""
    return draw(pygame.Surface((1, 1)), frame, room)


def draw(target: pygame.Surface, frame: TableFrame, room: Box) -> float:
    """Draw the player and the square of the pawn; return the y below them."""
    brush, view = frame.brush, frame.view
    names = frame.names
    seat, radius = view.turn.player, MARK * brush.size(1)
    brush.mark(target, seat, room.x + radius, room.y + radius, radius)
    left = 2 * radius + brush.px(9)
    high = 2 * radius
    title = Box(room.x + left, room.y, room.w - left, high)
    told = names.words("carbon.turn-of", player=names.player(seat))
    brush.fitted(
        target,
        told,
        title,
        theme.INK,
        FontFace.TITLE,
        size=brush.size(1.5),
        align=TextAlign.LEFT,
    )
    top = title.bottom + 0.45 * brush.size(1)
    page = Page(target, brush, Box(room.x, top, room.w, room.bottom - top))
    territory = _place(frame)
    if territory is None:
        if view.active.position is not None:
            page.text(names.square(view.active.position), FontFace.BOLD)
        return page.y
    card, owner = view.catalogue.territories[territory], view.owners[territory]
    page.sign(f"co2_area_{view.catalogue.areas[card.area].id}", names.territory(territory))
    words = names.words
    if owner is None:
        page.text(words("carbon.card.price", price=names.euros(card.price), cost=card.co2))
        return page.y
    page.text(words("carbon.card.owner", player=names.player(owner)))
    following = next_kind(view, territory)
    if owner == seat and following is not None:
        page.text(words("carbon.card.next", action=names.kind(following)))
    return page.y


def _place(frame: TableFrame) -> TerritoryId | None:
    """Return the territory on which the pawn of the turn stands, if it is one."""
    position = frame.view.active.position
    return None if position is None else frame.view.catalogue.board[position].territory
