"""How one piece gets from pose to pose: times, easing, arcs, flips. No clock of its own."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ecosfera.ui.stage.easing import ease

if TYPE_CHECKING:
    from ecosfera.ui.stage.pose import Pose


@dataclass(frozen=True, slots=True)
class Motion:
    """One piece on its way."""

    start: Pose
    end: Pose
    begins: float
    """In seconds of the stage's clock."""
    lasts: float
    hides: bool = False
    """Whether it disappears where it arrives: into a deck, a stack, out of the game."""
    back: str = ""
    """The back it shows at its hidden end; empty if it never turns over."""
    opens: bool = True
    """Whether it turns from back to face; else from face to back."""
    arc: float = 0.0
    """How high it rises on the way, in pixels."""

    @property
    def ends(self) -> float:
        """When it has arrived."""
        return self.begins + self.lasts

    def share(self, now: float) -> float:
        """How much of the way is behind it, 0 to 1, by time."""
        if self.lasts <= 0:
            return 1.0
        return min(1.0, max(0.0, (now - self.begins) / self.lasts))

    def pose(self, now: float) -> Pose:
        """Where it is."""
        t = self.share(now)
        if t >= 1:
            return self.end
        k = ease(t)
        rise = math.sin(math.pi * k)
        one, two = self.start, self.end
        return replace(
            two,
            cx=one.cx + (two.cx - one.cx) * k,
            cy=one.cy + (two.cy - one.cy) * k - self.arc * rise,
            w=one.w + (two.w - one.w) * k,
            h=one.h + (two.h - one.h) * k,
        )

    def turned(self, now: float) -> tuple[float, bool]:
        """How wide it looks while it turns over, 0 to 1, and whether its face shows."""
        if not self.back:
            return 1.0, True
        t = self.share(now)
        # it turns in the second and third quarter of its way
        half = (t - 0.2) / 0.5
        if half <= 0 or half >= 1:
            return 1.0, (half >= 1) == self.opens
        return max(0.04, abs(math.cos(math.pi * half))), (half > 0.5) == self.opens


def distance(one: Pose, two: Pose) -> float:
    """How far apart two poses are."""
    return math.hypot(two.cx - one.cx, two.cy - one.cy)
