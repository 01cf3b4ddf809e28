"""What moves on the table for a while: values that say what is shown from when to when."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ecosfera.ui.draw.box import Box

Point = tuple[float, float]

MARK: Final = "mark"
"""In place of a sign: the mark of the player it is about."""


class EffectKind(StrEnum):
    """What moves."""

    DICE = "dice"
    """The dice roll; `numbers` are thrown."""
    HOP = "hop"
    """A pawn goes from square to square."""
    CLIMB = "climb"
    """A pawn goes from stone to stone on the spiral."""
    FLY = "fly"
    """A sign flies from place to place."""
    DEED = "deed"
    """The picture of a square flies; `numbers` has its number."""
    RISE = "rise"
    """A number rises and fades."""
    SHINE = "shine"
    """Boxes shine, with a sign on each."""
    REFUSE = "refuse"
    """A cross stands over the panel of who refuses an offer."""
    COUNT = "count"
    """The euros on a panel count; `numbers` are the first and the last."""
    PLATE = "plate"
    """A plate beside a pawn says what rent is paid.

    `numbers` has the owner, the euros, whether a person loses them, and whether anything moves.
    """


@dataclass(frozen=True, slots=True)
class Effect:
    """Something that is shown for a while, in seconds of the stage's clock."""

    kind: EffectKind
    begins: float
    lasts: float
    seat: int = -1
    """The player it is about."""
    path: tuple[Point, ...] = ()
    sign: str = ""
    numbers: tuple[int, ...] = ()
    """The dice of a roll, the amount that rises (a loss is negative), or a square."""
    boxes: tuple[Box, ...] = ()
    lingers: bool = False
    """Whether nobody waits for it."""

    def share(self, now: float) -> float:
        """Return the elapsed fraction, 0 to 1; below 0 before it begins."""
        if now < self.begins:
            return -1.0
        return 1.0 if self.lasts <= 0 else min(1.0, (now - self.begins) / self.lasts)


def along(path: tuple[Point, ...], share: float) -> Point:
    """Return the point after a fraction of a path; each piece takes equally long."""
    if share >= 1 or len(path) == 1:
        return path[-1]
    place = max(0.0, share) * (len(path) - 1)
    piece = int(place)
    rest = place - piece
    (x1, y1), (x2, y2) = path[piece], path[piece + 1]
    return x1 + (x2 - x1) * rest, y1 + (y2 - y1) * rest
