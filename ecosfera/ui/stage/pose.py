"""How one piece lies on a stage."""

from __future__ import annotations

from dataclasses import dataclass

from ecosfera.ui.draw.box import Box


@dataclass(frozen=True, slots=True)
class Pose:
    """How one piece lies: its centre and size in pixels, its angle in degrees."""

    cx: float
    cy: float
    w: float
    h: float
    face: str
    """Which drawing of the piece."""
    layer: int
    """How deep it lies, from the back."""
    angle: float = 0.0
    seen: float = 0.0
    """Pixels of its width that the next piece does not cover; 0: all."""
    order: int = 0
    """Its place among the pieces of its layer."""

    @property
    def box(self) -> Box:
        """Return the box the piece fills, upright."""
        return Box(self.cx - self.w / 2, self.cy - self.h / 2, self.w, self.h)

    @property
    def shown(self) -> Box:
        """Return the part of the box that no neighbour covers."""
        return Box(self.cx - self.w / 2, self.cy - self.h / 2, self.seen or self.w, self.h)
