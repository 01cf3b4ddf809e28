"""Wings: bones from shoulder to tip, a thin aerofoil around them, and rows of feathers on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from .feathers import Each, Pattern, Plumage, Quill, between
from .scene import sheet
from .vectors import Array, curve, mix, turn, unit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .solids import Clay


@dataclass(frozen=True)
class Wing:
    """A wing by its bones. Shares `s` run from 0 (shoulder) over 1 (elbow), 2 (wrist) to 3."""

    bones: Array
    """Four points: shoulder, elbow, wrist, tip of the hand; the leading edge of the arm."""
    up: Array
    """The way the upper side looks, at each of the four points."""
    chord: tuple[float, float, float, float]
    """How deep the fleshy wing is, at each of the four points."""
    thick: tuple[float, float, float, float] = (0.15, 0.11, 0.08, 0.03)
    side: float = 1.0
    """1 for the right wing, -1 for the left one."""

    @classmethod
    def spread(
        cls,
        bones: npt.ArrayLike,
        chord: tuple[float, float, float, float],
        thick: tuple[float, float, float, float],
        side: float,
        *,
        lift: float,
        hand: float,
        sweep: float = 0.0,
    ) -> Wing:
        """A wing from the bones of the right one held out level.

        `lift` raises the whole wing and `hand` the hand from the wrist; `sweep` swings it forward;
        all in degrees.
        """
        b, up = np.array(bones, float), np.tile([0.0, 0, 1], (4, 1))
        up[0] = unit((0.1, 0, 1))
        root, wrist, y, z = b[0].copy(), b[2].copy(), np.array([0, -1.0, 0]), np.array([0, 0, 1.0])
        b[3], up[3] = wrist + turn(b[3] - wrist, y, hand), turn(up[3], y, hand)
        up[2] = turn(up[2], y, hand * 0.4)
        for axis, angle in ((y, lift), (z, sweep)):
            b, up = root + turn(b - root, axis, angle), turn(up, axis, angle)
        mirror = np.array([side, 1, 1])
        return cls(b * mirror, up * mirror, chord, thick, side)

    def frame(self, s: npt.ArrayLike) -> tuple[Array, Array, Array, Array]:
        """Place on the leading edge, the way out, the way back and up, at shares."""
        fine = 60
        c = curve(np.c_[self.bones, self.up, np.array([self.chord, self.thick]).T], fine)
        # shares of the bones on the fine curve
        marks = [int(np.argmin(np.linalg.norm(c[:, :3] - b, axis=1))) for b in self.bones]
        x = np.interp(np.asarray(s, float), [0, 1, 2, 3], marks)
        out = unit(np.gradient(c[:, :3], axis=0))
        rows = np.concatenate([c, out], 1)
        r = np.stack([np.interp(x, np.arange(fine), rows[:, k]) for k in range(rows.shape[1])], -1)
        way = unit(r[..., 8:11])
        up = unit(r[..., 3:6] - (r[..., 3:6] * way).sum(-1, keepdims=True) * way)
        back = np.cross(way, up) * self.side
        return r[..., :8], way, back, up

    def at(
        self, s: npt.ArrayLike, chord: float, *, below: bool = False
    ) -> tuple[Array, Array, Array, Array]:
        """Points on the skin of the wing: place, out, back, and the normal of that side."""
        r, way, back, up = self.frame(s)
        high = np.sqrt(max(chord, 0)) * (1 - chord) * 2.2 * (-0.45 if below else 1)
        place = r[..., :3] + back * r[..., 6:7] * chord + up * r[..., 7:8] * high
        return place, way, back, (-up if below else up)

    def flesh(
        self, upper: Array, lower: Array, edge: Array | None = None
    ) -> tuple[Array, npt.NDArray[np.int64], Array]:
        """The aerofoil: points, squares and colours."""
        s = np.linspace(-0.05, 3, 48)
        phi = np.linspace(0, 2 * np.pi, 25)[:-1]
        q = (1 - np.cos(phi)) / 2
        high = np.sign(np.sin(phi)) * np.where(np.sin(phi) > 0, 1, 0.45)
        high = high * np.sqrt(np.clip(q, 0, 1)) * (1 - q) * 2.2
        r, _, back, up = self.frame(s)
        p = (
            r[:, None, :3]
            + back[:, None] * r[:, None, 6:7] * q[None, :, None]
            + up[:, None] * r[:, None, 7:8] * high[None, :, None]
        )
        under = np.tile(high < -0.02, (len(s), 1)).astype(float)
        c = mix(np.broadcast_to(upper, p.shape), lower, under)
        if edge is not None:
            c = mix(c, edge, np.tile(q < 0.06, (len(s), 1)).astype(float))
        return p.reshape(-1, 3), sheet(len(s), len(phi), closed=True), c.reshape(-1, 3)

    def coverts(
        self,
        plumage: Plumage,
        rows: Sequence[tuple[float, float, float, int, float]],
        patterns: tuple[Pattern, Pattern],
        *,
        out: float = 62.0,
        below: bool = False,
    ) -> None:
        """The soft rows before the flight feathers: (chord, length, width, count, lift) each.

        `patterns` are those of the arm and of the hand; `out` is how far the outermost of the hand
        points out, in degrees.
        """
        for chord, long, wide, count, high in rows:
            arm = Quill(long, wide, -0.05, camber=0.10, tip=0.5, rows=12, streak=0.02)
            hand = Quill(long * 1.1, wide * 0.9, -0.03, camber=0.10, tip=0.5, rows=12, streak=0.02)
            shape, tips = (arm, arm), (hand, hand)
            self.feathers(
                plumage,
                count,
                (2.08, 0.02),
                chord,
                (12, -4),
                shape,
                patterns[0],
                below=below,
                stack=-0.001,
                lift=high,
                droop=0.05,
            )
            span, turned = (2.04, 2.93), (14, out)
            self.feathers(
                plumage,
                max(5, count * 3 // 5),
                span,
                chord,
                turned,
                tips,
                patterns[1],
                below=below,
                stack=0.002,
                lift=high,
            )

    def shoulder(self, clay: Clay, root: npt.ArrayLike, radii: tuple[float, float, float]) -> None:
        """Lets the upper arm grow out of the body, from a root inside it to the elbow."""
        fleshy, _, back, _ = self.frame(np.array([0.25, 1.0]))
        at = fleshy[:, :3] + back * np.array([[radii[1]], [radii[2]]]) * 1.2
        clay.limb([np.asarray(root, float), at[0], at[1]], list(radii), 0.16, "arm", 12)

    def feathers(
        self,
        plumage: Plumage,
        count: int,
        span: tuple[float, float],
        chord: float,
        angles: tuple[float, float],
        quills: tuple[Quill, Quill],
        pattern: Pattern | Each,
        *,
        below: bool = False,
        stack: float = 0.002,
        lift: float = 0.0,
        droop: float = 0.0,
    ) -> None:
        """A row of feathers between two shares of the wing.

        Angles are between straight back (0) and straight out (90 degrees); `stack` is how far each
        lies below the one before; `droop` turns the tips down.
        """
        q = np.linspace(0, 1, count)
        s = span[0] + (span[1] - span[0]) * q
        place, way, back, n = self.at(s, chord, below=below)
        a = np.radians(angles[0] + (angles[1] - angles[0]) * q)[:, None]
        d = unit(back * np.cos(a) + way * np.sin(a) - n * droop)
        place = place + n * (lift - stack * np.arange(count)[:, None])
        lead = self.side * (-1 if below else 1)
        plumage.row(place, d, n, quills, pattern, lead)


def fan(
    plumage: Plumage,
    base: npt.ArrayLike,
    back: npt.ArrayLike,
    up: npt.ArrayLike,
    count: int,
    spread: float,
    quills: tuple[Quill, Quill],
    pattern: Pattern,
    width: float = 0.06,
    arch: float = 0.04,
) -> None:
    """A tail: feathers spread to both sides, the middle pair on top and first of the quills."""
    b, d, u = np.asarray(base, float), unit(back), unit(up)
    side = np.cross(u, d)
    order = sorted(range(count), key=lambda k: -abs(k - (count - 1) / 2))
    for k in order:
        q = (k - (count - 1) / 2) / ((count - 1) / 2)
        a = np.radians(q * spread)
        way = unit(d * np.cos(a) + side * np.sin(a) - u * arch * abs(q))
        place = b + side * width * q - u * (0.014 * abs(q) + arch * 0.3 * abs(q))
        normal = unit(u + side * 0.25 * q)
        shape = between(quills[0], quills[1], abs(q))
        plumage.feather(place, way, normal, shape, pattern, float(np.sign(q) or 1))
