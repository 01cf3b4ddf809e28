"""Poses of pieces, and the motion of a piece from pose to pose: timing, easing, arc, flip."""

from __future__ import annotations

import math
from dataclasses import dataclass

from ecosfera.ui.draw.box import Box


def ease(share: float) -> float:
    """Return the fraction of the way for a fraction of the time, slow at both ends."""
    share = min(1.0, max(0.0, share))
    return share * share * (3 - 2 * share)


RISES = 0.35
"""Share of its time in which a piece that is shown rises from its place."""


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


@dataclass(frozen=True, slots=True)
class Motion:
    """The motion of one piece."""

    start: Pose
    end: Pose
    begins: float
    """Start in seconds of the stage's clock."""
    lasts: float
    hides: bool = False
    """Whether the piece disappears at its end: into a deck, a stack, or out of the game."""
    back: str = ""
    """The back shown at its hidden end; empty if it does not turn over."""
    opens: bool = True
    """Whether it turns from back to face, or from face to back."""
    arc: float = 0.0
    """How high it rises on the way, in pixels."""
    gate: tuple[tuple[float, float], tuple[float, float]] | None = None
    """Where it leaves the window half-way and where it comes back; None if it stays in sight."""
    large: float = 0.0
    """The width it has on its way if it is to be seen; 0 lets its width change evenly.

    It rises, travels large, and shrinks only as it lands.
    """

    @property
    def ends(self) -> float:
        """Return the time of arrival."""
        return self.begins + self.lasts

    def share(self, now: float) -> float:
        """Return the elapsed fraction, 0 to 1."""
        if self.lasts <= 0:
            return 1.0
        return min(1.0, max(0.0, (now - self.begins) / self.lasts))

    def place(self, share: float) -> tuple[float, float, float]:
        """Return the centre and the width after a fraction of the time: all that a frame needs."""
        one, two = self.start, self.end
        if share >= 1:
            return two.cx, two.cy, two.w
        if self.gate is not None:
            return self._through(self.gate, share)
        if self.large > 0:
            return self._in_sight(share)
        k = ease(share)
        return (
            one.cx + (two.cx - one.cx) * k,
            one.cy + (two.cy - one.cy) * k - self.arc * math.sin(math.pi * k),
            one.w + (two.w - one.w) * k,
        )

    def _in_sight(self, share: float) -> tuple[float, float, float]:
        """Return the centre and the width of a piece that is shown large on its way."""
        one, two = self.start, self.end
        rises = ease(share / RISES)
        k = ease((share - RISES) / (1 - RISES))
        shrinks = k * k * k
        w = one.w + (self.large - one.w) * rises
        return (
            one.cx + (two.cx - one.cx) * k,
            one.cy + (two.cy - one.cy) * k - self.arc * rises * (1 - k),
            w + (two.w - w) * shrinks,
        )

    def _through(
        self, gate: tuple[tuple[float, float], tuple[float, float]], share: float
    ) -> tuple[float, float, float]:
        """Return the centre and the width on the way out of the window and in again."""
        gone = share < 0.5
        (x, y), near = gate[not gone], self.start if gone else self.end
        k = ease(2 * share if gone else 2 - 2 * share)
        return near.cx + (x - near.cx) * k, near.cy + (y - near.cy) * k, near.w

    def pose(self, now: float) -> Pose:
        """Return the current pose."""
        t = self.share(now)
        if t >= 1:
            return self.end
        k = ease(t)
        one, two = self.start, self.end
        cx, cy, w = self.place(t)
        if self.large > 0:
            h = 1.5 * w
        elif self.gate is None:
            h = one.h + (two.h - one.h) * k
        else:
            h = (one if t < 0.5 else two).h
        return Pose(
            cx,
            cy,
            w,
            h,
            two.face,
            two.layer,
            two.angle,
            two.seen,
            two.order,
        )

    def turned(self, now: float) -> tuple[float, bool]:
        """Return the apparent width while turning over, 0 to 1, and whether the face is visible."""
        if not self.back:
            return 1.0, True
        t = self.share(now)
        # It turns between 20 % and 70 % of its way.
        half = (t - 0.2) / 0.5
        if half <= 0 or half >= 1:
            return 1.0, (half >= 1) == self.opens
        return max(0.04, abs(math.cos(math.pi * half))), (half > 0.5) == self.opens


def distance(one: Pose, two: Pose) -> float:
    """Return the distance between the centres of two poses."""
    return math.hypot(two.cx - one.cx, two.cy - one.cy)
