"""What seals share: a head of their own proportions, flippers with five fingers, short wet fur."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
from scipy.spatial import cKDTree

from .coat import Coat, grow, taper
from .parts import Eye, put_eye, whiskers
from .scene import Look, Scene
from .vectors import Array, Frame, bump, mix, smooth, unit

if TYPE_CHECKING:
    from .solids import Clay, Skin


@dataclass(frozen=True)
class SealHead:
    """The proportions of a head, in units of its frame."""

    muzzle: float
    """Where the nose is, before the middle of the skull."""
    snout: float = 0.17
    """Half the width of the muzzle."""
    eyes: tuple[float, float, float] = (0.20, 0.16, 0.10)
    eye: float = 0.075

    def build(self, clay: Clay, head: Frame) -> None:
        """Skull, cheeks, muzzle, whisker pads, chin, sockets."""
        m, w = self.muzzle, self.snout
        x, y, z = self.eyes
        clay.lump(head, (0, -0.06, 0.0), (0.30, 0.34, 0.265), seam=0.16, part="head")
        clay.lump(head, (0.16, 0.02, -0.08), (0.15, 0.22, 0.16), seam=0.1, part="head")
        clay.lump(head, (0, m * 0.50, -0.04), (w, m * 0.52, w * 0.92), seam=0.12, part="muzzle")
        clay.lump(
            head, (w * 0.52, m * 0.80, -0.075), (w * 0.66, 0.13, w * 0.62), seam=0.05, part="muzzle"
        )
        clay.lump(head, (0, m * 0.70, -0.165), (w * 0.62, 0.15, 0.055), seam=0.05, part="muzzle")
        clay.lump(head, (x * 1.02, y + 0.01, z + 0.01), (0.062, 0.062, 0.058), seam=0.05, cut=True)
        clay.lump(head, (x * 0.95, y - 0.05, z + 0.075), (0.07, 0.08, 0.022), seam=0.06)

    def near_eye(self, local: Array) -> Array:
        """The distance of points from the nearer eye."""
        e = np.array(self.eyes)
        return np.asarray(
            np.minimum(*(np.linalg.norm(local - e * [s, 1, 1], axis=-1) for s in (1, -1)))
        )

    def colours(self, c: Array, local: Array, dark: Array, pale: Array) -> Array:
        """A dark mask round the eyes, a pale muzzle, the line of the mouth."""
        close = np.linalg.norm(local * [1, 0.8, 1], axis=1) < self.muzzle + 0.25
        pads = (
            smooth(0.62, 0.80, local[:, 1] / self.muzzle) * smooth(0.05, -0.04, local[:, 2]) * close
        )
        c = mix(c, pale, pads * 0.7)
        q = self.near_eye(local)
        c = mix(c, dark, smooth(0.14, 0.085, q) * close * 0.6)
        lift = 0.09 * smooth(0.07, 0.20, np.abs(local[:, 0]))
        line = bump(local[:, 2] + 0.145 - lift, 0, 0.013) * smooth(
            0.4, 0.62, local[:, 1] / self.muzzle
        )
        return mix(c, dark * 0.4, line * close)

    def face(
        self, scene: Scene, head: Frame, *, whisker: float = 0.5, code: str = "#efe9da"
    ) -> None:
        """Eyes, nostrils, whiskers."""
        x, y, z = self.eyes
        for s in (1, -1):
            eye = Eye(self.eye, "#140f0c", 1.0, "#1d1916", 0.20)
            put_eye(scene, head, (x * 0.93 * s, y - 0.005, z - 0.005), (0.75 * s, 0.65, 0.15), eye)
        nose = Look("#1a1a1c", rough=0.3, shine=0.55)
        m = self.muzzle
        scene.ball((0, m + 0.005, 0.0), (self.snout * 0.50, 0.05, 0.055), nose, None, head)
        for s in (1, -1):
            slit = unit(np.array([0.5 * s, 0.2, 1.0]))
            rows = Frame.looking((0, 0, 0), (0, 1, 0), slit).rows
            scene.ball(
                (0.045 * s, m + 0.040, 0.010),
                (0.012, 0.02, 0.030),
                Look("#050505", rough=0.4),
                rows,
                head,
            )
        roots, ways, bends, long = [], [], [], []
        for s in (1, -1):
            for j in range(15):
                a, b = j % 5, j // 5
                roots.append(
                    (s * self.snout * (0.72 + 0.07 * a), m * 0.93 - 0.045 * a, -0.05 - 0.035 * b)
                )
                way = np.array([s * (1.0 - 0.02 * a), 0.45 - 0.18 * a, 0.02 - 0.26 * b])
                ways.append(way)
                bends.append(way - [0, 0.6, 0.25])
                long.append(whisker * (0.65 + 0.12 * a - 0.10 * b))
        whiskers(
            scene,
            head,
            np.array(roots),
            np.array(ways),
            np.array(bends),
            np.array(long),
            code,
            0.0055,
        )


def flipper(
    clay: Clay,
    wrist: npt.ArrayLike,
    toward: npt.ArrayLike,
    across: npt.ArrayLike,
    size: float,
    *,
    spread: float = 0.13,
    thick: float = 0.055,
    hollow: bool = False,
    claws: bool = True,
) -> list[tuple[Array, Array]]:
    """Five fingers in one web; `hollow` for hind flippers, whose outer toes are longest."""
    a = np.asarray(wrist, float)
    d = unit(np.asarray(toward, float) - a)
    s = np.asarray(across, float)
    s = unit(s - (s @ d) * d)
    tips = []
    for j in range(5):
        an = (j - 2) * spread
        way = unit(d * np.cos(an) + s * np.sin(an))
        long = size * ((0.86 + 0.045 * (j - 2) ** 2) if hollow else (1 - 0.085 * j))
        tip = a + way * long + s * (j - 2) * thick * 0.5
        base = a + s * (j - 2) * thick * 0.6
        clay.cone(base, tip, (thick * 1.25, thick * 0.62), 0.07, "flipper")
        tips.append((tip, way))
    return tips if claws else []


def claws(scene: Scene, tips: list[tuple[Array, Array]], frame: Frame, size: float = 0.09) -> None:
    """Dark claws at the fingers' ends."""
    t = np.linspace(0, 1, 4)[:, None]
    p = np.array([tip - way * 0.03 + way * size * t for tip, way in tips])
    scene.strokes("claws", p, taper(0.018, 4)[None], Look("#1c1714", rough=0.35), None, frame)


def spots(points: Array, count: int, size: tuple[float, float], seed: int) -> tuple[Array, Array]:
    """Distance of points to the edge of random spots (in radii), and each one's own number."""
    random = np.random.default_rng(seed)
    centres = points[random.choice(len(points), count)]
    radii = random.uniform(*size, count)
    d, i = cKDTree(centres).query(points, k=3)
    q = d / radii[i]
    best = q.argmin(1)
    rows = np.arange(len(points))
    return q[rows, best], (i[rows, best] * 0.618) % 1


def pelt(
    scene: Scene,
    skin: Skin,
    head: Frame,
    shape: SealHead,
    count: int,
    frame: Frame,
    seed: int = 2,
    length: float = 0.085,
) -> None:
    """Short fur that lies close, none on nose, eyes and the ends of flippers."""
    h = head.local(skin.points)
    near = np.linalg.norm(h, axis=1) < shape.muzzle + 0.3
    bald = np.where(
        near, smooth(0.10, 0.075, shape.near_eye(h)) + smooth(0.97, 1.0, h[:, 1] / shape.muzzle), 0
    )
    long = np.where(near, length * 0.6, length) * (1 - 0.4 * skin.part("flipper"))
    density = np.clip(1 - bald, 0, 1) * np.where(near, 2.0, 1.0)
    coat = Coat(lift=0.06, tufts=0.07, swirl=0.22, clump=5, contrast=0.22)
    hairs = grow(skin, coat, scene.count(count), long, density, seed)
    width = 0.0085 * np.sqrt(hairs.length / length)[:, None]
    scene.strokes(
        "fur",
        hairs.points,
        taper(1, 5, 0.12)[None] * width,
        Look(rough=0.45, shine=0.4),
        hairs.colours,
        frame,
    )
