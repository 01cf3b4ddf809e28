"""Animals are drawn lying straight, and bent along a line on the card.

Straight, an animal looks to the left: x runs from its snout (0) to the root of its tail (1000), y
from its back (negative) to its belly. A course is the line on the card that its axis follows.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
from scipy.ndimage import map_coordinates
from scipy.spatial import cKDTree

from .sheet import Sheet, contour

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .light import Form
    from .sheet import Field, Points

LENGTH = 1000.0


class Course:
    """The axis of an animal on the card, from its snout to the root of its tail."""

    def __init__(self, rows: Sequence[tuple[float, ...]], *, belly: int = 1) -> None:
        """Take rows of x, y and, if it differs, the size there: larger is nearer to the viewer.

        `belly` is 1 for an animal that looks to the left when it swims upright, else -1.
        """
        steps = 400
        self.line = contour([r[:2] for r in rows], closed=False, steps=steps)
        sizes = np.interp(
            np.arange(len(self.line)) / steps,
            np.arange(len(rows)),
            [r[2] if len(r) > 2 else 1.0 for r in rows],
        )
        way = np.diff(self.line, axis=0)
        lengths = np.hypot(way[:, 0], way[:, 1]) / ((sizes[1:] + sizes[:-1]) / 2)
        far = np.r_[0, np.cumsum(lengths)]
        self.x = far / far[-1] * LENGTH
        self.scales = sizes * far[-1] / LENGTH
        self.belly = belly
        step = np.gradient(self.line, axis=0)
        self.way = step / np.linalg.norm(step, axis=1, keepdims=True)
        self.side = np.stack([-self.way[:, 1], self.way[:, 0]], -1) * belly

    def place(self, x: float, y: float) -> tuple[float, float]:
        """Return where a point of the straight animal lies on the card."""
        return tuple(self.places([(x, y)])[0])  # type: ignore[return-value]

    def places(self, points: Sequence[tuple[float, float]] | Points) -> Points:
        """Return where points of the straight animal lie on the card."""
        p = np.asarray([q[:2] for q in points], float)
        i = np.clip(np.searchsorted(self.x, p[:, 0]), 0, len(self.x) - 1)
        beyond = np.where(p[:, 0] < 0, p[:, 0], np.where(p[:, 0] > LENGTH, p[:, 0] - LENGTH, 0.0))
        k = self.scales[i]
        return np.asarray(
            self.line[i]
            + (beyond * k)[:, None] * self.way[i]
            + (p[:, 1] * k)[:, None] * self.side[i]
        )

    def turn(self, x: float) -> float:
        """Return the angle by which the animal is turned there: 0 where it looks to the left."""
        i = int(np.argmin(np.abs(self.x - x)))
        return float(np.arctan2(self.way[i, 1], self.way[i, 0]))

    def scale_at(self, x: float) -> float:
        """Return the size there, in units of the card per unit of the animal."""
        return float(np.interp(x, self.x, self.scales))

    def _unbent(self, part: Sheet) -> tuple[Field, Field, Field]:
        """Return, for each pixel, its place on the straight animal, and the size there."""
        coarse = 4
        rows, columns = part.rows // coarse + 2, part.columns // coarse + 2
        gy, gx = np.mgrid[0:rows, 0:columns] * coarse
        points = np.stack(
            [
                part.left + (gx.ravel() + 0.5) / part.scale,
                part.top + (gy.ravel() + 0.5) / part.scale,
            ],
            -1,
        )
        _, near = cKDTree(self.line).query(points)
        off = points - self.line[near]
        k = self.scales[near]
        x = self.x[near] + (off * self.way[near]).sum(1) / k
        y = (off * self.side[near]).sum(1) / k
        fy, fx = np.mgrid[0 : part.rows, 0 : part.columns] / coarse
        return tuple(  # type: ignore[return-value]
            map_coordinates(v.reshape(rows, columns), [fy, fx], order=1).astype(np.float32)
            for v in (x, y, k)
        )

    def bent(self, form: Form, card: Sheet) -> Form:
        """Return a form of the straight animal as it lies on the card."""
        s = form.sheet
        frame = [
            (s.left + s.columns / s.scale * u, s.top + s.rows / s.scale * v)
            for u in np.linspace(0, 1, 25)
            for v in (0.0, 0.5, 1.0)
        ]
        part = card.around(self.places(frame), 4)
        x, y, k = self._unbent(part)
        at = [(y - s.top) * s.scale - 0.5, (x - s.left) * s.scale - 0.5]

        def moved(field: Field) -> Field:
            return np.asarray(map_coordinates(field, at, order=1, mode="constant"), np.float32)

        def also(value: Field | float) -> Field | float:
            return moved(value) if isinstance(value, np.ndarray) else value

        return replace(
            form,
            sheet=part,
            alpha=moved(form.alpha),
            height=moved(form.height) * k,
            rgb=np.stack([moved(form.rgb[..., c]) for c in range(3)], -1),
            gloss=also(form.gloss),
            silver=also(form.silver),
            glow=also(form.glow),
            shade=also(form.shade),
        )


def straight(
    course: Course, card: Sheet, *, left: float = -60, right: float = 1300, half: float = 330
) -> Sheet:
    """Return a sheet for the straight animal, as fine as the card shows it."""
    finest = float(course.scales.max()) * card.scale * 1.15
    return Sheet.over(left, -half, right - left, 2 * half, finest)
