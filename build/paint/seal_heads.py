"""Heads of seals seen from the side: eyes that look to the side, the nose of each kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from .parts import Eye, put_eye, whiskers
from .scene import Look, Scene
from .seals import SealHead
from .vectors import Array, Frame, unit

if TYPE_CHECKING:
    from .solids import Clay


@dataclass(frozen=True)
class SideHead(SealHead):
    """A head with a bridge to its nose, and eyes at its sides."""

    roman: float = 0.0
    """How high the bridge of the nose is, in half widths of the muzzle."""
    brow: float = 0.0
    """How strong the ridge over the eye is."""
    aside: float = 0.3
    """How far the eyes look ahead; less looks to the side."""

    def build(self, clay: Clay, head: Frame) -> None:
        """Skull, cheeks, muzzle, whisker pads, chin, bridge, sockets."""
        m, w = self.muzzle, self.snout
        x, y, z = self.eyes
        pad, chin = (w * 0.66, 0.13, w * 0.62), (w * 0.62, 0.15, 0.055)
        clay.lump(head, (0, -0.06, 0.0), (0.30, 0.34, 0.265), seam=0.16, part="head")
        clay.lump(head, (0.16, 0.02, -0.08), (0.15, 0.22, 0.16), seam=0.1, part="head")
        clay.lump(head, (0, m * 0.50, -0.04), (w, m * 0.52, w * 0.92), seam=0.12, part="muzzle")
        clay.lump(head, (w * 0.52, m * 0.80, -0.075), pad, seam=0.05, part="muzzle")
        clay.lump(head, (0, m * 0.70, -0.165), chin, seam=0.05, part="muzzle")
        clay.lump(head, (x * 1.02, y + 0.01, z + 0.01), (0.062, 0.062, 0.058), seam=0.05, cut=True)
        if self.brow:
            ridge = (0.07, 0.08 * self.brow, 0.022 * self.brow)
            clay.lump(head, (x * 0.95, y - 0.05, z + 0.075), ridge, seam=0.06)
        if self.roman:
            bridge = (w * 0.62, m * 0.50, w * 0.5 * self.roman)
            place = (0, m * 0.42, 0.045 * self.roman)
            clay.lump(head, place, bridge, seam=0.12, part="muzzle")

    def face(
        self, scene: Scene, head: Frame, *, whisker: float = 0.5, code: str = "#efe9da"
    ) -> None:
        """Eyes with a brown iris, a small nose, nostrils, whiskers."""
        x, y, z = self.eyes
        m = self.muzzle
        for s in (1, -1):
            eye = Eye(self.eye, "#3b2a1e", 0.72, "#1a1614", 0.22)
            axis = (0.75 * s, self.aside, 0.15)
            put_eye(scene, head, (x * 0.93 * s, y - 0.005, z - 0.005), axis, eye)
            slit = unit(np.array([0.5 * s, 0.2, 1.0]))
            rows = Frame.looking((0, 0, 0), (0, 1, 0), slit).rows
            black = Look("#050505", rough=0.4)
            scene.ball((0.045 * s, m + 0.030, 0.008), (0.012, 0.02, 0.028), black, rows, head)
        nose = Look("#1a1a1c", rough=0.3, shine=0.55)
        scene.ball((0, m - 0.005, -0.005), (self.snout * 0.42, 0.04, 0.046), nose, None, head)
        roots, ways, long = self._whiskers(whisker)
        bends = ways - np.array([0, 0.6, 0.25])
        whiskers(scene, head, roots, ways, bends, long, code, 0.0055)

    def _whiskers(self, length: float) -> tuple[Array, Array, Array]:
        """Roots, directions and lengths: three rows of five on each side."""
        s, b, a = (
            g.ravel().astype(float) for g in np.meshgrid((1, -1), range(3), range(5), indexing="ij")
        )
        x = s * self.snout * (0.72 + 0.07 * a)
        roots = np.stack([x, self.muzzle * 0.93 - 0.045 * a, -0.05 - 0.035 * b], -1)
        ways = np.stack([s * (1.0 - 0.02 * a), 0.45 - 0.18 * a, 0.02 - 0.26 * b], -1)
        return roots, ways, length * (0.65 + 0.12 * a - 0.10 * b)
