"""Knotted wrack at low tide: wet locks of straps heaped over a boulder, their ends afloat, in the low sun.

What makes the species: narrow flat straps without a rib, of nearly the same width from the foot to
the blunt tip, forked in two, longer than an arm; single egg-shaped bladders within the strap, wider
than it, at unequal distances; on short side stalks olive yellow receptacles like raisins.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from blades import field
from boughs import evened
from canvas import F, Grad, rgb, smooth, wave
from form import cast, line, outline, ramp, solid, stepped, turned
from granite import boulder
from lake import swell
from nature import clouds, sky
from scipy import ndimage
from sheet import Sheet, finished
from thin import onto

HORIZON = 176
FOOT = 560
STONE = [
    (500, 52), (452, 58), (404, 76), (352, 84), (304, 100), (268, 128), (248, 170), (236, 230),
    (232, 300), (222, 380), (214, 450), (196, 520), (184, 566), (250, 590), (500, 600),
]  # fmt: skip
SUN = (-0.80, -0.46, 0.38)
TONES = ("#0d0e20", "#24201f", "#4a3f18", "#857020", "#c29d30", "#f4d05c", "#fff3c0")
RIPE = ("#14161c", "#343416", "#6c701a", "#a8a82c", "#dcd858", "#fbf6b0")


def evening(c):
    """Paint the sky with the sun low over the sea, the far skerries and the water."""
    sky(c, ("#3f6a96", "#7fa0b4", "#e8c9a0", "#ffd88e"), HORIZON + 6)
    c.glow(78, 150, 260, "#ffdf98", 0.8, ry=130, power=1.2)
    clouds(c, -30, 120, "#ffe2b4", "#7888a8", 0.42, 210, 0.24, 4, sun=(-0.4, 0.8), alpha=0.8)
    c.disc(78, 146, 22, 22, "#fffbe0", edge=0, wash=0)
    c.curve([(-30, 180), (0, 170), (34, 164), (70, 168), (96, 174), (140, 178), (60, 184)], ("#8a7488", "#5c5878"), edge=0.6)
    c.curve([(120, 179), (160, 172), (204, 168), (260, 172), (260, 184), (150, 184)], ("#a08490", "#746c88"), edge=0.6)
    c.area(smooth(HORIZON - 1, HORIZON + 1, c.y), Grad((0, HORIZON), (0, 640), "#ffdca0", "#c8b4a0", "#6a94a4", "#2f6480", "#1a4464"), wash=1)
    swell(c, HORIZON, "#ffe6b0", "#3c6c88", n=150, top=5, seed=3, alpha=0.6)
    g = np.random.default_rng(8)
    t = g.uniform(0, 1, 110) ** 1.2
    c.dabs(78 + 20 * t + g.normal(0, 1, 110) * (8 + 40 * t), HORIZON + 3 + 380 * t, (5 + 22 * t) * g.uniform(0.5, 1.2, 110), 0.9 + 2.8 * t, 0, np.where(g.random(110)[:, None] < 0.5, rgb("#fffbe0"), rgb("#ffd890")), 0.85)


def stone(c):
    """Paint the granite: gold where the sun meets it, violet in its own shade, wet below."""
    tones = ("#120f26", "#2c2446", "#5a4666", "#a27478", "#eab48c", "#ffe6bc")
    mask = boulder(c, np.array(STONE, float), tones, SUN, seed=3, round_=90, rough=1.5, joints=((420, 200, 1.45), (330, 262, 0.1), (300, 420, 1.2)))
    with c.within(mask):
        c.area(smooth(0.08, 0.22, c.noise(30, 12, 71, 3)) * smooth(150, 96, c.y), "#e8a030", 0.75)
        c.area(smooth(380, 540, c.y + 16 * c.noise(60, 30, 12, 2)), "#0c1230", 0.5, wash=0)
        c.area((np.exp(-(((c.x - 394 - 0.05 * (c.y - 300)) / 26) ** 2)) * smooth(110, 170, c.y) * smooth(520, 420, c.y)).astype(F), "#7d8fc8", 0.42, "screen", wash=0)


@dataclass
class Strap:
    """A strap or a ripe tip: its line, half width, turns about its own line, bladders, how high it lies."""

    line: np.ndarray
    half: tuple
    """Half widths at even shares of it."""
    roll: tuple = (0.0,)
    """Angles about its own line at even shares of it: at a right angle one sees its edge."""
    eggs: tuple = ()
    """(share, half length, half width) of bladders."""
    high: tuple = (0.0,)
    """How far it stands out at even shares of it."""
    ripe: float = 0.0
    """1 for a ripe tip."""
    seed: int = 1


class Heap:
    """Wet straps heaped on one another: all lie there before the light is reckoned, so that each shades the next."""

    def __init__(self, c):
        """Start with none on a sheet."""
        self.c = c
        blank = lambda *more: np.zeros((c.h, c.w, *more), F)
        self.cover, self.high, self.normal = blank(), blank(), blank(3)
        self.thin, self.ball, self.ripe, self.fibre, self.age = blank(), blank(), blank(), blank(), blank()

    def lay(self, strap):
        """Lay one strap over the others."""
        p, _, n = evened(strap.line)
        t = np.linspace(0, 1, len(p))
        along = lambda q: ndimage.gaussian_filter1d(np.interp(t, np.linspace(0, 1, len(q)), q), 5, mode="nearest")
        half, roll, high = along(strap.half), along(strap.roll), along(strap.high)
        ball, slope, egg = np.zeros_like(t), np.zeros_like(t), np.zeros_like(t)
        for share, long, wide in strap.eggs:
            u = np.clip((t - share) * len(p) / long, -1, 1)
            bow = np.cos(np.pi / 2 * u) ** 1.3 * (1 - 0.12 * u)
            ball, egg = np.maximum(ball, wide * bow), np.maximum(egg, smooth(0.1, 0.75, bow))
            slope += np.sin(np.pi * u) * np.where(np.abs(u) < 1, 1, 0)
        roll = roll * (1 - ndimage.gaussian_filter1d(egg, 9, mode="nearest"))
        flat = half * np.maximum(np.abs(np.cos(roll)), 0.24)
        end = np.clip((t * len(p) - len(p) + half[-1]) / max(half[-1], 1), 0, 1)
        shown = np.maximum(np.maximum(flat, ball) * np.sqrt(1.02 - end * end), 0.5)
        found = field(self.c, p, n, shown)
        if found is None:
            return
        mask, box, i, v = found
        g = egg[i]
        rise = np.sqrt(np.clip(1 - v * v, 0.02, 1))
        lean = np.sin(roll)[i] * (1 - g)
        across = v * (0.16 + 0.82 * g) - lean
        normal = n[i] * across[..., None] + np.gradient(p, axis=0)[i] * (0.65 * slope[i])[..., None]
        normal = np.concatenate([normal, (0.25 + 0.75 * rise * np.maximum(np.cos(roll)[i], 0.25))[..., None]], -1)
        normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
        fibre = wave((v * half[i] * 1.1 + 0.015 * i).ravel(), 2.2, strap.seed, 2).reshape(v.shape)
        lift = high[i] + v * shown[i] * lean * 0.8 + rise * (2.5 + 0.8 * ball[i])
        own = {"high": lift, "thin": smooth(0.35, 1.0, np.abs(v)), "ball": g, "ripe": strap.ripe + 0 * v, "fibre": fibre, "age": 0.5 + 0.5 * np.sin(strap.seed * 2.3) + 0 * v}
        for name, q in own.items():
            kept = getattr(self, name)
            kept[box] += (q - kept[box]) * mask
        self.normal[box] += (normal - self.normal[box]) * mask[..., None]
        self.cover[box] = np.maximum(self.cover[box], mask)

    def shadow(self):
        """Return where straps that stand nearer to the sun keep its light away."""
        k, out = self.c.k, np.zeros_like(self.high)
        for step in (3, 6, 10, 15, 21, 28):
            moved = ndimage.shift(self.high, (0.50 * step * k, 0.86 * step * k), order=1)
            out = np.maximum(out, smooth(0.5, 5, moved - self.high - 0.34 * step) * (1 - step / 60))
        return ndimage.gaussian_filter(out, 0.9 * k)

    def hollow(self):
        """Return how deep every place lies between its neighbours."""
        mean = lambda r: ndimage.gaussian_filter(self.high, r * self.c.k) / (ndimage.gaussian_filter(self.cover, r * self.c.k) + 0.05)
        return smooth(0, 9, mean(5) - self.high) * 0.5 + smooth(0, 16, mean(16) - self.high) * 0.6

    def skin(self, push=0.0):
        """Paint them in the light of the low sun, the blue of the sky on what is wet."""
        c, n, s = self.c, self.normal, np.asarray(SUN) / np.linalg.norm(SUN)
        shade, deep = self.shadow(), self.hollow()
        light = np.clip(n @ s, -0.2, 1) * (1 - 0.85 * shade)
        value = 0.20 + 0.66 * light + push - 0.34 * deep + 0.04 * self.fibre * (1 - self.ball) + 0.13 * self.ball * (1 - deep)
        tone, ripe = ramp(TONES, stepped(value, len(TONES), 0.75)), ramp(RIPE, value + 0.12)
        tone = tone * (1 - np.stack([-0.06 * self.age, 0.10 * self.age, 0.24 * self.age], -1))
        tone = tone + (ripe - tone) * self.ripe[..., None]
        away = np.clip(-(n[..., 0] * s[0] + n[..., 1] * s[1]), 0, 1)
        through = (0.55 * self.thin * (1 - self.ball) + 0.8 * self.ball * smooth(0.2, 0.8, away)) * (1 - shade) * (1 - deep) * smooth(-0.25, 0.1, push)
        tone = tone + (rgb("#f6a52a") - tone) * np.clip(0.62 * through, 0, 1)[..., None]
        sky_ = smooth(0.12, 0.75, -n[..., 1] * 0.8 + n[..., 0] * 0.5) * (1 - 0.7 * deep)
        tone = tone + (rgb("#7f93c4") - tone) * (0.34 * sky_ * smooth(0.5, 0.2, value))[..., None]
        blue = smooth(0.05, 0.7, 0.8 * n[..., 0] + 0.35 * n[..., 1]) * smooth(270, 420, c.x) * (1 - 0.75 * deep)
        tone = tone + (rgb("#5f86bc") - tone) * (0.42 * blue)[..., None]
        half = s + np.array([0, -0.25, 1.0])
        half /= np.linalg.norm(half)
        broken = smooth(-0.25, 0.5, self.fibre + 0.8 * c.noise(16, 22, 71, 2))
        gleam = np.clip(n @ half, 0, 1) ** (16 + 26 * self.ball) * broken * (1 - 0.8 * shade) * (1 - deep)
        tone = tone + (rgb("#fff6dc") - tone) * np.clip((0.75 + 0.5 * self.ball) * gleam, 0, 1)[..., None]
        rim = self.cover * (1 - onto(c, self.cover, (3.2, 1.6), 1.2)) * smooth(330, 200, c.x)
        tone = tone + (rgb("#ffdf8c") - tone) * np.clip(1.2 * rim, 0, 0.9)[..., None]
        c.area(self.cover, lambda *_: tone.astype(F), wash=0.4)


def crest(x):
    """Return the height of the stone's back at a place across."""
    near = np.linspace(x - 24, x + 24, 9)
    return float(np.interp(near, (230, 262, 300, 350, 404, 452, 520), (168, 126, 98, 80, 70, 54, 46)).mean())


def course(g, start, foot, fall, drift):
    """Return the line of a strap that runs over the stone's shoulder, hangs and floats out on the water.

    `start` and `foot` are places across, on the back of the stone and where it hangs; `fall` is the row in which it
    meets the water or ends, `drift` how far its end floats out to the left.
    """
    knee = foot + 0.40 * (start - foot)
    first, second = g.uniform(-3, 5), g.uniform(0, 10)
    between, after = 0.5 * (start + knee), foot + 0.18 * (start - foot)
    line = [(start, crest(start) + first), (between, crest(between) + 0.5 * (first + second)), (knee, crest(knee) + second), (after, crest(after) + second + 8), (foot + 8, crest(foot) + 46)]
    rows = np.array([0.34, 0.62, 0.86]) * (fall - line[-1][1]) + line[-1][1]
    sway = g.normal(0, 9, 3) + np.array([-4, -8, -12])
    line += [(foot + d, y) for d, y in zip(sway, rows, strict=True)]
    x = line[-1][0]
    if drift:
        bow = g.uniform(-14, 14)
        line += [(x - 0.14 * drift, fall - 4), (x - 0.45 * drift, fall + 0.10 * drift + bow * 0.3), (x - 0.75 * drift, fall + 0.12 * drift - bow), (x - drift, fall + 0.20 * drift)]
    else:
        line += [(x + g.normal(-4, 9), fall)]
    return np.array(line, float)


def hanging(g, line, wide, high, *, eggs=2, ripe=1, seed=1):
    """Return a strap on a line, the strap it forks into, and its ripe tips."""
    p, found = evened(line)[0], []
    for child in (True, False):
        own = p
        if child:
            cut = int(g.uniform(0.36, 0.50) * len(p))
            t = np.linspace(0, 1, len(p) - cut)
            away = g.choice([-1, 1]) * g.uniform(24, 44) * np.sin(np.pi * 0.62 * t) ** 1.2
            own = (p[cut:] + np.stack([away, 0 * t], -1))[: int(g.uniform(0.6, 0.9) * len(t))]
        roll = ndimage.gaussian_filter1d(g.normal(0, 1.5, 9), 0.7)
        first = 0.22 if child else 0.30
        many = max(eggs - child, 0)
        places = first + (np.arange(many) + g.uniform(0.2, 0.8, many)) / max(many, 1) * (0.88 - first)
        size = wide * g.uniform(0.72, 1.5, many)
        w = wide * (0.86 if child else 1)
        found.append(Strap(
            own[:: max(1, len(own) // 14)], (w * 0.75, w * 1.08, w, w * 0.88, w * 0.86, w * 0.66, w * 0.30), tuple(roll),
            tuple((e, q * (2.3 + 0.4 * np.sin(7 * q)), q) for e, q in zip(places, size, strict=True)), (high - 3 * child, high + 5 - 3 * child, high, high - 3, high - 6), seed=seed,
        ))  # fmt: skip
    for _ in range(ripe):
        d, side = int(g.uniform(0.3, 0.7) * len(p)), g.choice([-1, 1])
        for turn in g.uniform(0.3, 1.5, g.integers(2, 4)):
            long, way = wide * g.uniform(1.3, 1.9), np.array([side * np.cos(turn), np.sin(turn)])
            at = p[d] + np.array([side * wide * 0.5, 0])
            found.append(Strap(np.array([at, at + way * long * 0.5 + (0, 1), at + way * long + (0, 3)]), (wide * 0.12, wide * 0.16, wide * 0.42, wide * 0.5, wide * 0.4), eggs=((0.72, long * 0.45, wide * 0.5),), high=(high + 4,), ripe=1.0, seed=seed + 9))
    return found


LOCKS = ((236, 500), (290, 520), (344, 540), (438, 550), (486, 560))
"""Where straps hang together in wet locks: place across, row at which they meet the water."""


def straps(g):
    """Return all straps, the hindmost first."""
    found = []
    for n in range(30):
        foot, fall = LOCKS[n % 5]
        foot = foot + g.normal(4, 16)
        line = course(g, foot + g.uniform(30, 130), foot, fall - g.uniform(0, 190), 0)
        found += hanging(g, line, g.uniform(6, 9), -8 + 0.2 * n, eggs=n % 2, ripe=0, seed=n)
    for n in range(15):
        foot, fall = LOCKS[(4, 3, 2, 1, 0)[n % 5]]
        foot = foot + g.normal(0, 13)
        line = course(g, foot + g.uniform(60, 170), foot, fall + g.uniform(-30, 20), g.choice([0, 0, 0, 90, 150]) if foot < 380 else 0)
        found += hanging(g, line, g.uniform(8, 11), 2 + 0.6 * n, eggs=1 + n % 2, seed=60 + n)
    return found


FRONT = (
    (440, 228, 480, 204, 13, 14, 2, 1, 4),
    (520, 300, 520, 150, 14, 18, 3, 2, 11),
    (530, 396, 566, 90, 15, 21, 3, 1, 7),
)
"""The foremost straps: start, foot, fall, drift, half width, height, bladders, places with ripe tips, seed."""


def plant(c):
    """Paint the heap."""
    heap = Heap(c)
    for s in straps(np.random.default_rng(5)):
        heap.lay(s)
    for start, foot, fall, drift, wide, high, eggs, ripe, seed in FRONT:
        g = np.random.default_rng(seed)
        for s in hanging(g, course(g, start, foot, fall, drift), wide, high, eggs=eggs, ripe=ripe, seed=seed):
            heap.lay(s)
    heap.skin(0.18 - 0.36 * smooth(200, 540, c.x + 0.16 * c.y))


def periwinkle(c, x, y, s, turn):
    """Draw a common periwinkle that grazes on the rock: a blunt cone of whorls, lit on its left, its foot and its dark shadow."""
    at = lambda points: turned([(x + u * s, y + v * s) for u, v in points], (x, y), turn)
    shell = outline(at([(-15, 7), (-16, -3), (-9, -12), (2, -16), (12, -19), (21, -24), (19, -14), (17, -4), (12, 6), (0, 11)]))
    cast(c, shell, soft=3, amount=0.75, colour="#16122c", shift=(6, 7))
    c.shape(outline(at([(-19, 8), (-8, 4), (8, 5), (18, 7), (10, 13), (-10, 14)])), "#4a3a3c", edge=0)
    mask = solid(c, shell, ("#17131f", "#3a2c30", "#75583c", "#c09858", "#ffe0a0"), sun=SUN, high=0.9, bounce=("#7f9ed8", 0.45))
    with c.within(mask):
        for u in (-6, 3, 10, 15):
            top, low = (u + 0.3 * u - 4, -22), (u + 7 - 0.2 * u, 10 - 0.6 * u)
            line(c, at([top, (u + 4 - 0.1 * u, -8), low]), 1.4 * s, "#241a26", (0.5, 0.8), 0.5, soft=0.4)
            line(c, at([(top[0] - 2, top[1]), (u + 1.6 - 0.1 * u, -8)]), 1.1 * s, "#f4cc8c", (0.4, 0.4), 0.4, soft=0.3)


def animal(c):
    """Paint the plant."""
    plant(c)


def tide(c, heap):
    """Let the water take the feet of stone and straps: their dark reflection, the gold in it, the light that breaks on it."""
    row = FOOT - 6 + 5 * np.sin(c.x / 47) + 3 * np.sin(c.x / 19)
    edge = 176 + 0.35 * (c.y - FOOT) + 60 * c.noise(70, 6, 44, 2)
    below = smooth(-3, 5, c.y - row)
    c.area(below * smooth(-16, 16, c.x - edge), Grad((0, FOOT - 20), (0, 720), "#2a2740", "#1a2748", "#101c3c"), 0.94, wash=0)
    mirror = heap.mirrored(FOOT - 8, ripple=5.0, stretch=1.0, seed=9).haze("#101a3c", 0.22)
    mirror.lay(0.95, below * smooth(700, 570, c.y))
    c.area(smooth(590, 720, c.y), "#12264a", 0.5, wash=0)
    g = np.random.default_rng(14)
    for x0, y0, x1, y1 in ((14, 526, 170, 500), (96, 530, 210, 522), (140, 552, 260, 548)):
        t = g.uniform(0, 1, 22)
        c.dabs(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + g.normal(0, 4, 22), g.uniform(8, 22, 22), g.uniform(1.2, 2.6, 22), 0, np.where(g.random(22)[:, None] < 0.65, rgb("#27486a"), rgb("#ffdc9a")), 0.85)
    x = np.concatenate([g.uniform(185, 300, 30), g.uniform(230, 490, 50)])
    y = np.interp(x, c.x[0], row[0]) + np.abs(g.normal(0, 7, 80)) - 2
    c.dabs(x, y, g.uniform(5, 22, 80), g.uniform(0.8, 1.8, 80), 0, np.where(g.random(80)[:, None] < 0.6, rgb("#ffe3a6"), rgb("#93a2c8")), np.where(x < 330, 0.85, 0.45))
    n = 90
    x, y = g.uniform(10, 490, n), FOOT + 8 + 130 * g.uniform(0, 1, n) ** 1.3
    gold = (g.random(n) < 0.75 - x / 800)[:, None]
    c.dabs(x, y, g.uniform(8, 34, n), g.uniform(0.9, 2.8, n), 0, np.where(gold, rgb("#ffd98e"), rgb("#6f86b0")), np.where(gold[:, 0], 0.8, 0.45))


def drops(c):
    """Let the last water run off the tips that hang free, in drops against the light."""
    for x, y, r in ((192, 398, 2.4), (190, 424, 1.8), (193, 452, 2.2), (214, 410, 1.6), (213, 446, 2.0)):
        c.line([(x, y - 5 * r), (x, y)], r * 1.1, "#fff4d0", taper=(0.1, 1), alpha=0.9)
        c.disc(x, y, r, r * 1.15, "#fff8e0", edge=0)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=53)
    evening(c)
    stone(c)
    over = np.maximum(c.cover(np.array(STONE, float) + [-4, -7]), smooth(118, 140, c.y))
    heap = c.lifted(animal)
    c.area(onto(c, heap.alpha, (12, 10), 8) * c.cover(np.array(STONE, float)), "#140f28", 0.6, "multiply", wash=0)
    heap.lay(mask=over * (1 - smooth(-4, 10, c.y - FOOT) * smooth(180, 260, c.x)))
    periwinkle(c, 404, 450, 0.95, -24)
    periwinkle(c, 398, 384, 0.74, 40)
    tide(c, heap)
    drops(c)
    c.glow(78, 150, 220, "#ffe2a0", 0.3)
    return finished(c, focus=((290, 300, 240),), share=0.66)
