"""Three thin blades of sea lettuce rise from a stone before the low evening sun: ruffled, turning over, light through them.

Ulva lactuca: a blade two cells thin, broad, without rib or vein, ruffled where its margin has grown wider than it has room
for; a few holes; a small disc that holds it to a stone. The light comes through: yellow green where one layer hangs before the sun,
one clean step darker for every layer more, darker too where the sheet turns its edge to us.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from canvas import F, smooth, wave
from finfish import planes
from form import solid
from granite import boulder
from ruffle import relaxed
from scipy import ndimage
from sheet import Sheet, finished
from thin import onto, seen
from underwater import bubbles, motes, surface

SUN = (300, 150)
FOOT = (196, 548)
GREEN = (
    (0.0, "#052c34"),
    (0.16, "#0b4a3e"),
    (0.34, "#1d7240"),
    (0.52, "#57a33c"),
    (0.70, "#a6cc44"),
    (0.86, "#dfea68"),
    (1.0, "#fbfcbc"),
)


@dataclass(frozen=True)
class Blade:
    """One blade: its middle line, how wide it is on both sides, how its face turns, and the holes in it."""

    spine: tuple
    widths: tuple
    turn: tuple
    seed: int
    holes: tuple = ()
    push: float = 0.0
    grow: float = 1.1

    def net(self):
        """Return its net of points."""
        return relaxed(
            self.spine,
            self.widths,
            self.turn,
            self.seed,
            grow=self.grow,
            reach=0.16,
            start=11,
            long=74,
        )


def shape(wide, left=1.0, right=1.0):
    """Return the widths of a blade that opens from a narrow foot and ends round."""
    rows = (
        (0, 0.02),
        (0.06, 0.15),
        (0.16, 0.50),
        (0.30, 0.84),
        (0.5, 1.0),
        (0.74, 1.0),
        (0.86, 0.86),
        (0.93, 0.66),
        (0.97, 0.42),
        (1, 0.14),
    )
    return tuple((s, wide * w * left, wide * w * right) for s, w in rows)


HERO = Blade(
    ((*FOOT, 0), (212, 450, 20), (262, 340, 10), (300, 230, -20), (292, 96, 20)),
    shape(104), ((0, -0.4), (0.3, 0.5), (0.62, -0.55), (1, 0.9)), 3, ((0.42, 0.34, 5), (0.60, 0.45, 3), (0.55, 0.72, 6), (0.36, 0.62, 3.4)),
)  # fmt: skip
LEFT = Blade(
    ((*FOOT, 10), (176, 470, 30), (128, 380, 40), (96, 300, 30), (104, 206, 60)),
    shape(66), ((0, 0.4), (0.35, -0.6), (0.7, 0.5), (1, -0.8)), 8, ((0.5, 0.5, 5), (0.42, 0.7, 3.4)), -0.06,
)  # fmt: skip
LOW = Blade(
    ((*FOOT, 10), (236, 500, 40), (296, 466, 60), (356, 452, 40), (418, 412, 30)),
    shape(50), ((0, 0.3), (0.4, 0.7), (0.75, -0.3), (1, 0.6)), 13, ((0.55, 0.6, 4),), -0.10,
)  # fmt: skip


def pierced(c, q, holes):
    """Return where a blade is, without its holes."""
    cover = q.cover.copy()
    for u, v, r in holes:
        near = (abs(q.v - v) < 0.06) & (abs(q.u - u) < 0.12) & (q.cover > 0.9)
        i = np.argmin(np.where(near, np.hypot(q.v - v, q.u - u), 9))
        y, x = c.y.flat[i], c.x.flat[i]
        t = np.arctan2(c.y - y, c.x - x)
        d = np.hypot(c.x - x, (c.y - y) * 1.15) / (
            1 + 0.10 * np.sin(2 * t + x) + 0.07 * np.sin(3 * t)
        )
        cover *= smooth(r - 0.7 / c.k, r + 0.7 / c.k, d)
    return cover.astype(F)


def through(c, q, deep, behind, push):
    """Return the colours of a blade: light from behind through its layers, soft light on what is turned up."""
    d = np.hypot(c.x - SUN[0], (c.y - SUN[1]) * 0.9)
    light = 0.60 + 0.30 * np.exp(-((d / 190) ** 2)) - 0.26 * smooth(200, 480, d) + push
    n = q.normal / (np.linalg.norm(q.normal, axis=-1, keepdims=True) + 1e-6)
    more = np.minimum(q.layers - 1, 1) + 0.3 * np.clip(q.layers - 2, 0, 2)
    edge_on = np.clip(1 / np.clip(n[..., 2], 0.1, 1) - 1, 0, 1.6)
    value = light * 0.60 ** (more + behind) - 0.06 * edge_on
    value = value + 0.34 * (0.45 * n[..., 0] - 0.75 * n[..., 1]) * (0.5 + 0.5 * light)
    fold = (
        ndimage.gaussian_filter(deep * q.cover, 9 * c.k)
        / (ndimage.gaussian_filter(q.cover, 9 * c.k) + 1e-3)
        - deep
    )
    value = value - 0.006 * np.clip(fold, -8, 18)
    value = value + 0.008 * c.noise(3, 3, 71, 2) + 0.012 * c.noise(40, 30, 72, 2)
    tone = planes(np.clip(value, 0.03, 0.98), *GREEN, crisp=0.12)
    back = (1 - q.front) * 0.22
    tone = tone + (np.array([0.62, 0.88, 0.72], F) - tone) * back[..., None]
    gleam = smooth(0.62, 0.98, 0.30 * n[..., 0] - 0.80 * n[..., 1] + 0.40 * n[..., 2]) * 0.20
    tone = tone + (np.array([0.98, 1.0, 0.80], F) - tone) * gleam[..., None]
    rim = np.maximum(smooth(0.978, 0.996, abs(2 * q.u - 1)), smooth(0.988, 0.997, q.v)) * 0.5
    return (tone + (np.array([0.95, 1.0, 0.70], F) - tone) * rim[..., None]).astype(F)


def sheets(c):
    """Paint the blades, the hindmost first; where one lies before another it is a step darker."""
    behind = np.zeros_like(c.x)
    for blade in (LOW, HERO, LEFT):
        net = blade.net()
        q = seen(c, net)
        at = (q.u * (net.shape[0] - 1), q.v * (net.shape[1] - 1))
        deep = ndimage.map_coordinates(net[..., 2], at, order=1)
        cover = pierced(c, q, blade.holes)
        c.area(onto(c, cover, (-7, 10), 5) * behind * 0.9, "#0a4038", 0.45, "multiply", wash=0)
        c.area(
            cover,
            lambda *_, of=(q, deep, 0.85 * behind, blade.push): through(c, *of),
            0.98,
            wash=0.3,
        )
        behind = np.maximum(behind, cover)


def sea(c):
    """Paint the water of a low sun: gold round it, rose, then violet blue and deep blue."""
    d = np.hypot((c.x - SUN[0]) * 0.9, (c.y - SUN[1] + 60) * 0.85)
    d = d + 14 * c.noise(120, 46, 4, 2) * smooth(60, 240, d)
    c.rgb = planes(
        d,
        (0, "#fff2c8"),
        (80, "#ffd69c"),
        (160, "#f0a486"),
        (230, "#bf7f95"),
        (310, "#80669a"),
        (400, "#4f4c8c"),
        (510, "#2e3a74"),
        (680, "#172450"),
        crisp=0.1,
    )


def light(c):
    """Paint the waves from below, and the fan of light that falls from the sun."""
    surface(c, 92, "#fff0cc", "#b4708c", seed=21, n=120, top=-14, alpha=0.75, centre=300)
    a = np.arctan2(c.x - SUN[0], c.y + 90)
    d = np.hypot(c.x - SUN[0], c.y + 90)
    ray = (
        smooth(0.1, 0.9, wave(a.ravel() * 40, 3.4, 5, 3).reshape(a.shape))
        * smooth(90, 200, d)
        * smooth(760, 300, d)
    )
    c.area(ray.astype(F), "#ffc890", 0.30, "screen", wash=0)


def ground(c):
    """Paint the worn stones that they grow among, lit from behind along their tops, and the sand between them."""
    tones = ("#0e1638", "#182450", "#2c386e", "#5c588c", "#b08c98")
    sun = (0.35, -0.72, 0.58)
    solid(
        c,
        [(-60, 800), (-60, 650), (120, 640), (330, 646), (540, 636), (540, 800)],
        tones[:3],
        high=0.3,
        soft=0.9,
        sun=sun,
        grain=0.014,
        seed=7,
    )
    for x, y, w, h, seed in STONES:
        large = seed == 28
        mask = boulder(
            c, lump(x, y, w, h, seed), tones[: 5 if large else 4], sun, seed=seed, round_=0.5 * w,
            rough=0.6, push=0.12, foot=(640, "#18204c"),
        )  # fmt: skip
        top = mask * (1 - onto(c, mask, (-3, 8), 3)) * smooth(700, 570, c.y)
        c.area(top, "#f4b48c", 0.62 if large else 0.36, "screen", wash=0)
        c.area(onto(c, mask, (-2, 14), 8) * (1 - mask) * smooth(y, y + h, c.y), "#0c1238", 0.4, "multiply", wash=0)


def lump(x, y, w, h, seed):
    """Return the outline of a worn stone, flatter below."""
    t = np.linspace(0, 2 * np.pi, 60, endpoint=False)
    q = 1 + 0.07 * np.sin(2 * t + seed) + 0.05 * np.sin(3 * t + 2 * seed)
    return np.stack([x + w * q * np.cos(t), y + h * q * np.sin(t) * np.where(np.sin(t) > 0, 0.8, 1.0)], -1)


STONES = (
    (60, 588, 40, 20, 41), (452, 590, 62, 30, 21), (378, 592, 44, 20, 25), (308, 596, 44, 20, 29), (8, 600, 64, 34, 23), (100, 606, 48, 24, 27),
    (342, 622, 52, 26, 43), (424, 634, 60, 30, 45), (200, 606, 104, 60, 28), (486, 660, 60, 36, 47), (262, 662, 64, 30, 53), (150, 664, 50, 26, 55), (60, 650, 84, 42, 33), (352, 666, 70, 36, 35),
    (440, 704, 80, 36, 31), (170, 690, 72, 36, 37), (262, 706, 66, 34, 39), (20, 716, 80, 36, 49), (350, 730, 60, 30, 51),
)  # fmt: skip
"""Stones: middle, half width, half height, seed; the one of the seed 28 holds the blades."""


def animal(c):
    """Paint the blades."""
    sheets(c)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=46)
    sea(c)
    light(c)
    c.lifted(ground).lay()
    layer = c.lifted(animal)
    c.area(
        onto(c, layer.alpha, (-30, 40), 9) * smooth(545, 590, c.y),
        "#141c40",
        0.5,
        "multiply",
        wash=0,
    )
    c.disc(FOOT[0] + 2, FOOT[1] + 1, 15, 4.5, "#0c1c38", alpha=0.75, soft=1.5, edge=0)
    layer.lay()
    solid(
        c,
        [
            (FOOT[0] - 11, FOOT[1] + 2),
            (FOOT[0] - 5, FOOT[1] - 6),
            (FOOT[0] + 5, FOOT[1] - 6),
            (FOOT[0] + 11, FOOT[1] + 2),
            (FOOT[0], FOOT[1] + 5),
        ],
        ("#0c3a34", "#1c5c38", "#3c8440"),
        high=0.5,
        grain=0.02,
    )
    bubbles(
        c,
        ((120, 96, 5), (112, 78, 3.4), (448, 250, 4.5), (440, 226, 3), (452, 204, 2.4)),
        shade="#8a5a80",
    )
    motes(c, "#fff4dc", 60)
    return finished(c, share=0.25, focus=((240, 330, 340),))
