"""Thin blades of sea lettuce rise before the low evening sun, one folded over itself; an isopod feeds on one, another is seen through it.

Ulva lactuca: a blade two cells thin, broad, without rib or vein, ruffled where its margin has grown wider than it has room
for; a few holes; a small disc that holds it to a stone. The light comes through: yellow green where one layer hangs before the sun,
one clean step darker for every layer more, darker too where the sheet turns its edge to us.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from boughs import evened
from canvas import F, smooth, wave
from finfish import planes
from form import cast, line, solid
from granite import boulder
from ruffle import relaxed
from scipy import ndimage
from sheet import Sheet, finished
from thin import onto, seen
from underwater import bubbles, motes, surface

SUN = (300, 150)
FOOT = (196, 548)
GREEN = ((0.0, "#052c34"), (0.16, "#0b4a3e"), (0.34, "#1d7240"), (0.52, "#57a33c"), (0.70, "#a6cc44"), (0.86, "#dfea68"), (1.0, "#fbfcbc"))


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
    fold: tuple = ()
    """(x, y, angle, radius): it bends over a line through a place; what lies that way from it hangs before it."""

    def net(self):
        """Return its net of points."""
        net = relaxed(self.spine, self.widths, self.turn, self.seed, grow=self.grow, reach=0.16, start=13, long=74, notch=0.22)
        return folded(net, *self.fold) if self.fold else net


def folded(net, x, y, angle, radius):
    """Return a net whose part beyond a line is laid over towards the viewer, round a roll of this radius."""
    way = np.array([np.cos(angle), np.sin(angle)])
    off = net[..., :2] - (x, y)
    far = off @ way - 6 * np.sin(off @ np.array([-way[1], way[0]]) / 27)
    turn = np.clip(far / radius, 0, np.pi)
    along = np.where(far < 0, far, radius * np.sin(turn) - np.maximum(far - np.pi * radius, 0)) + net[..., 2] * np.sin(turn)
    deep = radius * (1 - np.cos(turn)) + net[..., 2] * np.cos(turn) + 0.22 * np.maximum(far - np.pi * radius, 0)
    flat = net[..., :2] + (along - far)[..., None] * way
    return np.concatenate([flat, deep[..., None]], -1)


FAN = ((0, 0.02), (0.06, 0.15), (0.16, 0.50), (0.30, 0.84), (0.5, 1.0), (0.74, 1.0), (0.86, 0.86), (0.93, 0.66), (0.97, 0.42), (1, 0.14))
TONGUE = ((0, 0.03), (0.06, 0.10), (0.16, 0.24), (0.30, 0.52), (0.45, 0.92), (0.56, 1.04), (0.74, 1.0), (0.86, 0.86), (0.93, 0.66), (0.97, 0.42), (1, 0.14))
"""Half widths along a blade: one that opens at once, one that stays narrow for long."""


def shape(wide, rows=FAN):
    """Return the widths of a blade that opens from a narrow foot and ends round."""
    return tuple((s, wide * w, wide * w) for s, w in rows)


HERO = Blade(
    ((*FOOT, 0), (208, 456, 20), (246, 350, 10), (286, 236, -20), (300, 128, 10), (296, 34, 20)),
    shape(106, rows=TONGUE), ((0, -0.4), (0.3, 0.45), (0.62, -0.4), (1, 0.5)), 3, ((0.42, 0.30, 5), (0.58, 0.40, 3), (0.36, 0.50, 3.4)), grow=0.95,
    fold=(306, 140, -0.98, 13),
)  # fmt: skip
BACK = Blade(
    ((*FOOT, -40), (246, 490, -60), (320, 420, -80), (380, 352, -70), (424, 282, -90)),
    shape(50), ((0, 0.5), (0.4, -0.3), (1, 0.6)), 17, ((0.5, 0.6, 4),), -0.08,
)  # fmt: skip
LEFT = Blade(
    ((*FOOT, 10), (162, 490, 30), (116, 418, 40), (86, 334, 30), (78, 238, 60)),
    shape(54), ((0, 0.4), (0.35, -0.5), (0.7, 0.4), (1, -0.5)), 8, ((0.5, 0.42, 5), (0.42, 0.6, 7.5)), -0.05,
)  # fmt: skip
LOW = Blade(
    ((*FOOT, 10), (240, 520, 40), (296, 500, 60), (352, 500, 50), (408, 488, 40)),
    shape(30), ((0, 0.3), (0.4, 0.7), (0.75, -0.3), (1, 0.6)), 13, ((0.55, 0.6, 4),), -0.10, 0.6,
)  # fmt: skip
YOUNG = Blade(
    ((*FOOT, 20), (180, 520, 40), (140, 492, 50), (96, 486, 40)),
    shape(26), ((0, 0.3), (0.5, -0.6), (1, 0.4)), 23, (), -0.14, 0.5,
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
    light = 0.60 + 0.38 * np.exp(-((d / 190) ** 2)) - 0.34 * smooth(190, 440, d) + push
    n = q.normal / (np.linalg.norm(q.normal, axis=-1, keepdims=True) + 1e-6)
    more = np.minimum(q.layers - 1, 1) + 0.3 * np.clip(q.layers - 2, 0, 2)
    edge_on = np.clip(1 / np.clip(n[..., 2], 0.1, 1) - 1, 0, 1.6)
    value = light * 0.56 ** (more + behind) - 0.075 * edge_on
    value = value + 0.22 * (0.45 * n[..., 0] - 0.75 * n[..., 1]) * (0.5 + 0.5 * light)
    fold = ndimage.gaussian_filter(deep * q.cover, 9 * c.k) / (ndimage.gaussian_filter(q.cover, 9 * c.k) + 1e-3) - deep
    value = value - 0.005 * np.clip(fold, -6, 14)
    value = value + 0.013 * c.noise(2.4, 2.4, 71, 2) + 0.020 * c.noise(26, 34, 72, 3)
    margin = np.maximum(abs(2 * q.u - 1), 1.06 * q.v)
    ripe = smooth(0.74, 1.0, margin + 0.22 * c.noise(30, 22, 74, 2)) * smooth(0.3, 0.6, light)
    value = value + 0.10 * ripe + 0.05 * thinness(c, q, behind)
    tone = planes(np.clip(value, 0.03, 0.98), *GREEN, crisp=0.12)
    back = (1 - q.front) * 0.10
    tone = tone + (np.array([0.62, 0.88, 0.72], F) - tone) * back[..., None]
    rim = np.maximum(smooth(0.978, 0.996, abs(2 * q.u - 1)), smooth(0.988, 0.997, q.v))
    rim = rim * 0.55 * smooth(-0.15, 0.25, c.noise(24, 24, 76, 2)) * smooth(360, 120, d)
    return (tone + (np.array([0.95, 1.0, 0.70], F) - tone) * rim[..., None]).astype(F)


def thinness(c, q, behind):
    """Return how much of the water's light comes through: where one layer hangs before the sun, seen straight on."""
    d = np.hypot(c.x - SUN[0], (c.y - SUN[1]) * 0.9)
    facing = abs(q.normal[..., 2]) / (np.linalg.norm(q.normal, axis=-1) + 1e-6)
    return np.clip(2 - q.layers, 0, 1) * (1 - 0.9 * behind) * smooth(0.45, 0.95, facing) * smooth(470, 150, d)


def sheets(c):
    """Paint the blades, the hindmost first; where one lies before another it is a step darker."""
    behind = np.zeros_like(c.x)
    for blade in (BACK, LOW, HERO, LEFT, YOUNG):
        net = blade.net()
        q = seen(c, net)
        at = (q.u * (net.shape[0] - 1), q.v * (net.shape[1] - 1))
        deep = ndimage.map_coordinates(net[..., 2], at, order=1)
        cover = pierced(c, q, blade.holes)
        c.area(onto(c, cover, (-7, 10), 5) * behind * 0.9, "#0a4038", 0.45, "multiply", wash=0)
        tone = through(c, q, deep, 0.85 * behind, blade.push)
        c.area(cover * (1 - 0.30 * thinness(c, q, behind)), lambda *_, tone=tone: tone, 0.98, wash=0.3)
        behind = np.maximum(behind, cover)


def sea(c):
    """Paint the water of a low sun: gold round it, rose, then violet blue and deep blue."""
    d = np.hypot((c.x - SUN[0]) * 0.9, (c.y - SUN[1] + 60) * 0.85)
    d = d + 14 * c.noise(120, 46, 4, 2) * smooth(60, 240, d)
    tones = ((0, "#ffecba"), (60, "#f8c088"), (120, "#d68a7c"), (190, "#a06a88"), (270, "#6c5890"), (370, "#454684"), (490, "#2a366e"), (680, "#172450"))
    c.rgb = planes(d, *tones, crisp=0.1)


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
    sand = [(-60, 800), (-60, 592), (60, 586), (190, 594), (330, 584), (440, 592), (540, 584), (540, 800)]
    solid(c, sand, tones[:3], high=0.3, soft=0.9, sun=sun, grain=0.014, seed=7)
    for x, y, w, h, seed in pebbles():
        if w > 60:
            mask = boulder(c, lump(x, y, w, h, seed), tones, sun, seed=seed, round_=0.5 * w, rough=0.9, push=0.12, foot=(640, "#18204c"))
        else:
            mask = solid(c, lump(x, y, w, h, seed), tones[: 3 + seed % 2], sun=sun, high=0.9, soft=0.8, push=0.10 + 0.02 * (seed % 7 - 3) - 0.10 * smooth(610, 720, y), grain=0.08, rim=("#f4b48c", 0.55 - 0.4 * smooth(590, 700, y), 0.16 * h), seed=seed % 5)
            continue
        top = mask * (1 - onto(c, mask, (-2, 8), 2)) * smooth(700, 570, c.y)
        c.area(top, "#f4b48c", 0.62, "screen", wash=0)
        c.area(onto(c, mask, (-2, 0.3 * h), 0.16 * h) * (1 - mask) * smooth(y, y + h, c.y), "#0c1238", 0.5, "multiply", wash=0)


def lump(x, y, w, h, seed):
    """Return the outline of a worn stone: flat sides and round corners, flatter below."""
    t = np.linspace(0, 2 * np.pi, 72, endpoint=False)
    g = np.random.default_rng(seed)
    q = 1 / np.maximum.reduce([np.cos(t - a) / r for a, r in zip(np.arange(7) * 0.9 + g.uniform(-0.3, 0.3, 7), g.uniform(0.72, 1.0, 7), strict=True)])
    q = ndimage.gaussian_filter1d(q, 2.2, mode="wrap")
    return np.stack([x + w * q * np.cos(t), y + h * q * np.sin(t) * np.where(np.sin(t) > 0, 0.8, 1.0)], -1)


def pebbles():
    """Return stones far to near, from gravel to boulders: middle, half width, half height, seed; 28 holds the blades."""
    g = np.random.default_rng(12)
    found = [(200, 606, 104, 58, 28), (424, 622, 84, 52, 45), (46, 640, 78, 48, 33), (330, 680, 96, 52, 35)]
    for y in np.sort(588 + 140 * g.uniform(0, 1, 95) ** 0.8):
        size = np.interp(y, (588, 720), (6, 20)) * g.choice([0.5, 0.8, 1.1, 1.9])
        found.append((g.uniform(-10, 490), y, size * g.uniform(1.1, 1.6), size * g.uniform(0.6, 0.85), int(g.integers(100, 999))))
    return sorted(found, key=lambda q: q[1] + 0.6 * q[3])


def animal(c):
    """Paint the blades."""
    sheets(c)


GUEST = ((104, 362), (98, 338), (84, 314), (70, 294))
"""The isopod, from its head to its tail."""
WIDTHS = ((0, 0.03, 0.10, 0.30, 0.52, 0.66, 0.86, 0.97, 1), (3.5, 6.5, 8.2, 10.6, 10.8, 8.6, 7.2, 4.5, 1.5))
"""Half its width along it."""


def isopod(c):
    """Paint a Baltic isopod that feeds at a hole: seven plates of the trunk, a long tail plate, seven pairs of legs."""
    p, t, n = evened(GUEST)
    long = len(p)
    wide = np.interp(np.linspace(0, 1, long), *WIDTHS)
    at = lambda share, v: tuple(p[int(share * (long - 1))] + n[int(share * (long - 1))] * wide[int(share * (long - 1))] * v)
    body = np.concatenate([p + n * wide[:, None], (p - n * wide[:, None])[::-1]])
    cast(c, body, soft=3.5, amount=0.85, colour="#083028", shift=(-8, 9))
    cast(c, body, soft=1.5, amount=0.8, colour="#06241e", shift=(-2, 3))
    for side in (-1, 1):
        for i in range(7):
            s = 0.14 + 0.073 * i
            q = np.array(at(s, 0.9 * side))
            out, back = n[int(s * long)] * side, t[int(s * long)] * (0.9 * i - 2.6)
            line(c, [q, q + out * 5 + back * 0.9, q + out * 6.5 + back * 2.4], 2.2, "#26341a", (1, 0.5))
        q = np.array(at(0.02, 0.5 * side))
        line(c, [q, q - t[0] * 10 + n[0] * side * 5, q - t[0] * 17 + n[0] * side * 14], 2.2, "#3a3c1c", (1, 0.3))
    mask = solid(c, body, ("#18240f", "#44481c", "#94882e", "#ecd676"), sun=(0.75, -0.6, 0.4), high=0.9, soft=0.7, grain=0.03, rim=("#fff0a8", 0.8, 2.5))
    with c.within(mask):
        for s in (0.10, 0.175, 0.25, 0.325, 0.40, 0.475, 0.55, 0.61, 0.66):
            line(c, [at(s + 0.02, -1.1), at(s, 0), at(s + 0.02, 1.1)], 1.5, "#1a200e", (0.8, 0.8), 0.8)
            line(c, [at(s + 0.035, -1.0), at(s + 0.015, 0), at(s + 0.035, 1.0)], 0.9, "#f4e694", (0.6, 0.6), 0.5)
    for side in (-1, 1):
        c.disc(*at(0.055, 0.72 * side), 1.3, 1.3, "#0a0c0a", edge=0)


BEHIND = ((304, 226), (288, 244), (275, 268), (270, 298))
"""A second isopod, on the far side of the blade, from its head to its tail."""


def silhouette(c, layer):
    """Paint the second isopod as the sun throws it on the blade from behind: a soft dark shape with its legs."""
    p, t, n = evened(BEHIND)
    wide = np.interp(np.linspace(0, 1, len(p)), *WIDTHS)[:, None]
    shade = c.cover(np.concatenate([p + n * wide, (p - n * wide)[::-1]]), soft=1.6)
    legs = c.lifted(lambda q: [
        line(q, [p[i] + n[i] * side * 7, p[i] + n[i] * side * 17 + t[i] * (0.9 * j - 2.6), p[i] + n[i] * side * 19 + t[i] * (2.6 * j - 6)], 2.6, "#000000", (1, 0.5))
        for side in (-1, 1) for j, i in enumerate((np.linspace(0.14, 0.60, 7) * len(p)).astype(int))
    ]).blurred(0.9)
    c.area(np.maximum(shade, 0.8 * legs.alpha) * layer.alpha, "#377f30", 0.80, "multiply", wash=0)


def shadow(c, layer, floor):
    """Throw the shadow of the blades towards us over the stones, deepest at their foot."""
    high = np.maximum(c.y - FOOT[1], 0) / 0.21
    rows, cols = (FOOT[1] - high) * c.k, (c.x + 0.22 * high) * c.k
    fallen = ndimage.map_coordinates(layer.alpha, (rows, cols), order=1, mode="constant") * smooth(FOOT[1] - 1, FOOT[1] + 4, c.y)
    c.area(ndimage.gaussian_filter(fallen, 2.5 * c.k) * smooth(660, 580, c.y) * floor.alpha, "#1a2252", 0.55, "multiply", wash=0)
    with c.within(floor.alpha):
        c.disc(FOOT[0], FOOT[1] + 5, 30, 7, "#0a1434", alpha=0.75, soft=3, edge=0)


def holdfast(c):
    """Paint the disc that grips the stone: lobed, moulded to it, lit along its upper edge."""
    t = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    r = 1 + 0.13 * np.sin(5 * t + 0.6) + 0.10 * np.sin(8 * t)
    disc = np.stack([FOOT[0] + 23 * r * np.cos(t), FOOT[1] + 3 + 6.4 * r * np.sin(t) + 2.2 * np.cos(t) ** 2], -1)
    neck = [(FOOT[0] - 15, FOOT[1] + 3), (FOOT[0] - 5, FOOT[1] - 5), (FOOT[0] - 4, FOOT[1] - 20), (FOOT[0] + 7, FOOT[1] - 20), (FOOT[0] + 6, FOOT[1] - 5), (FOOT[0] + 16, FOOT[1] + 3), (FOOT[0], FOOT[1] + 7)]
    for form in (disc, neck):
        solid(c, form, ("#082a30", "#14503a", "#2f7c42", "#8cc25a"), sun=(0.4, -0.8, 0.4), high=0.6, soft=0.6, grain=0.03)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=46)
    sea(c)
    light(c)
    floor = c.lifted(ground)
    floor.lay()
    layer = c.lifted(animal)
    shadow(c, layer, floor)
    layer.lay()
    silhouette(c, layer)
    isopod(c)
    holdfast(c)
    bubbles(c, ((120, 96, 5), (112, 78, 3.4), (448, 250, 4.5), (440, 226, 3), (452, 204, 2.4)), shade="#8a5a80")
    motes(c, "#fff4dc", 60)
    return finished(c, share=0.25, focus=((240, 330, 340),))
