"""Dragging a card: from where it was pressed, over what, and where it may be dropped."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecosfera.games.baltica.moves.targets import TargetKind
from ecosfera.ui.draw.shapes import put

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.baltica.moves.targets import Target
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.screens.table.frame import TableFrame

FAR = 7
"""Units the pointer must move before a press becomes a drag."""


@dataclass(slots=True)
class Drag:
    """A press that may become a drag."""

    spot: Target
    start: tuple[int, int]
    drops: dict[Target, Action]
    at: tuple[int, int] = (0, 0)
    moving: bool = False

    def move(self, at: tuple[int, int], unit: float) -> None:
        """The pointer moves; far enough from its start it drags."""
        self.at = at
        dx, dy = at[0] - self.start[0], at[1] - self.start[1]
        if self.drops and dx * dx + dy * dy > (FAR * unit) ** 2:
            self.moving = True

    def draw(self, target: pygame.Surface, look: TableFrame) -> None:
        """Draws the card under the pointer."""
        pose = look.poses.get(self.spot.which)
        if pose is None or self.spot.kind not in {TargetKind.ROW, TargetKind.MARKET}:
            return
        w = max(8, round(min(pose.w, look.zones.card[0])))
        image = look.faces.card(self.spot.which, w, own=self.spot.kind is TargetKind.ROW).surface
        x, y = self.at[0] - image.get_width() / 2, self.at[1] - image.get_height() / 3
        put(target, image, (round(x), round(y)))
