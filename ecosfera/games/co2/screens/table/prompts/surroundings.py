"""What lies around a bubble at the table: what it points at, and what it had better not cover."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.cards.brush import rect
from ecosfera.games.co2.screens.table.panels import corner, spiral
from ecosfera.games.co2.screens.table.picture import movers
from ecosfera.tabletop.bubbles import Surroundings
from ecosfera.ui.draw.box import Box
from ecosfera.ui.widgets.bubbles.bubble import Spared

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.co2.screens.table.frame import TableFrame
    from ecosfera.ui.widgets import Widget

NEVER: Final = 14.0
"""How bad it is to cover what a bubble speaks of or the players need, beside a square."""
TOLD: Final = 5.0
"""The same of what tells how the players stand."""
ASIDE: Final = 0.6
"""The same of what is seldom looked at while a bubble is read."""
_WEIGHTS: Final = (
    ("line-", NEVER),
    ("card-", 3 * NEVER),
    ("dice", NEVER),
    ("spiral", 2.0),
    ("player-", 2.5),
    ("square-", 2.0),
    ("bank", 1.0),
)
"""The weight of each control by the beginning of its id; of the others below."""
DESCRIBED: Final = ("square-", "player-", "spiral", "card-", "bank")
"""Beginnings of the ids of what the sheet at the right describes."""


def around(
    frame: TableFrame, widgets: Sequence[Widget], spots: Sequence[str], *, described: bool
) -> Surroundings:
    """Return what lies around a bubble at the table that points at `spots`.

    `described` is whether the sheet at the right describes the first of them meanwhile.
    """
    pointed = [widget for widget in widgets if widget.id in spots]
    boxes = [widget.rect for widget in pointed]
    radii = tuple(widget.radius(frame.brush.context) for widget in pointed)
    spared = [Spared(box, NEVER) for box in boxes]
    spared += [
        Spared(widget.rect, _weight(frame, widget)) for widget in widgets if widget.id not in spots
    ]
    spared += [Spared(rect(frame.zones.bar), NEVER), Spared(rect(frame.zones.cards), NEVER)]
    spared.append(Spared(rect(spiral.via_box(frame.zones)), TOLD))
    spared += [Spared(rect(box), NEVER) for box in _pawns(frame)]
    spared += [Spared(box, TOLD) for box in movers.ring_pawns(frame)]
    if described and any(spot.startswith(DESCRIBED) for spot in spots):
        spared.append(Spared(rect(corner.inner(frame.zones)), TOLD))
        return Surroundings(boxes, spared, radii)
    return Surroundings(boxes, spared + _sheet(frame), radii)


def _pawns(frame: TableFrame) -> list[Box]:
    """Return where the pawns stand on the spiral, with their rims."""
    radius = 1.2 * frame.zones.stones[0].radius
    return [
        Box(x - radius, y - radius, 2 * radius, 2 * radius) for x, y in spiral.pawns(frame).values()
    ]


def _weight(frame: TableFrame, widget: Widget) -> float:
    if widget.id == "turn":
        return NEVER if frame.turn is not None and frame.turn.enabled else ASIDE
    return next((weight for start, weight in _WEIGHTS if widget.id.startswith(start)), TOLD)


def _sheet(frame: TableFrame) -> list[Spared]:
    """Return the written parts of the sheet at the right: its newest lines matter most."""
    parts = corner.written(frame)
    if parts is None:
        return []
    return [
        Spared(rect(parts.head), TOLD if frame.listing is not None else 1.0),
        Spared(rect(parts.log), ASIDE),
        Spared(rect(parts.heading), TOLD),
        Spared(rect(parts.newest), 3 * NEVER),
    ]
