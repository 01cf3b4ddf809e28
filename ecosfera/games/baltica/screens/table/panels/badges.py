"""The tabs on cards and stacks, drawn again above a ring that lies over them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.screens.table.panels import market, own_row

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.baltica.screens.table.frame import TableFrame
    from ecosfera.ui.draw.box import Box


def draw(target: pygame.Surface, frame: TableFrame, spot: Target, box: Box) -> None:
    """Draw the tab of a target in a box, if it has one."""
    if spot.kind in {TargetKind.MARKET, TargetKind.STACK}:
        market.draw_badge(target, frame, spot, box)
    elif spot.kind is TargetKind.ROW or spot == Target(TargetKind.PLAYER_ROW, frame.front):
        own_row.draw_badge(target, frame, spot)
