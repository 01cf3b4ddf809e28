"""Poses: position and size of pieces on a stage."""

from __future__ import annotations

from dataclasses import dataclass

from ecosfera.ui.draw.box import Box


@dataclass(frozen=True, slots=True)
class Pose:
    """The pose of a piece: its centre and size in pixels, its angle in degrees."""

    cx: float
    cy: float
    w: float
    h: float
    face: str
    """Which drawing of the piece is shown."""
    layer: int
    """Its layer, counted from the back."""
    angle: float = 0.0
    seen: float = 0.0
    """Width in pixels that the next piece does not cover; 0 means all."""
    order: int = 0
    """Its position among the pieces of its layer."""

    @property
    def box(self) -> Box:
        """Return the bounding box of the piece without its rotation."""
        return Box(self.cx - self.w / 2, self.cy - self.h / 2, self.w, self.h)

    @property
    def shown(self) -> Box:
        """Return the part of the box that no neighbour covers."""
        return Box(self.cx - self.w / 2, self.cy - self.h / 2, self.seen or self.w, self.h)
