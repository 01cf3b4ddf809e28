"""Into a bush of banded red weed against the last sun: pincers of glass, its heart in shade, and a gammarid that hangs on.

Ceramium tenuicorne: round threads that fork by two again and again, at narrow angles. At each joint a dark red band of small
cells, between the bands clear rose, longer below and shorter towards the tips; the last two tips of every fork are bent
towards each other like pincers. It grows on mussels. Gammarus: body pressed flat from the sides, bent like a comma, about
thirteen rings, long side plates, a kidney-shaped eye, two pairs of feelers.
"""

from __future__ import annotations

import numpy as np
from blades import field
from boughs import evened
from canvas import F, rgb, smooth, wave
from finfish import planes
from form import cast, depth_of, line, outline, ramp, solid
from outlines import inflate
from scipy import ndimage
from sheet import Sheet, finished
from thin import onto
from underwater import motes

SUN = (-0.66, -0.62, 0.42)
GLASS = ("#34101e", "#7c3038", "#cf7058", "#ffbe8e", "#fff2d2")
BAND = ("#17020f", "#4a0619", "#98161f", "#d8432c", "#ffa06c")


def arc(start, angle, spread, turn, long, curl=0.0, n=16):
    """Return a line that leaves its twin in a round bow, turns evenly and curls at its end; its last angle."""
    t = np.linspace(0, 1, n)
    a = angle + spread * smooth(0, 0.45, t) + turn * t + curl * smooth(0.30, 1.0, t) ** 1.3
    way = np.stack([np.cos(a), np.sin(a)], -1) * long / (n - 1)
    return np.concatenate([[start], np.asarray(start) + np.cumsum(way[:-1], 0)]), float(a[-1])


class Bush:
    """Threads that fork by two, banded: all lie there before the light is reckoned, so that the outer shade the inner."""

    def __init__(self, c, seed, levels, lean):
        """Start with none; `lean` is the angle to which the current bends them."""
        self.c, self.g, self.levels, self.lean = c, np.random.default_rng(seed), levels, lean
        self.threads = []

    def grow(self, at, angle, spread, long, half, level, deep, curl=0.0):
        """Grow a thread from a place, and the two it divides into; `deep` is how far behind it starts."""
        g, last = self.g, level >= self.levels
        turn = 0.30 * (self.lean - angle) + g.normal(0, 0.10)
        p, end = arc(at, angle, spread, 0.0 if last else turn, long * (g.uniform(0.62, 1.3) if level < self.levels - 1 else g.uniform(0.8, 1.1)), curl)
        tips = level + 1 >= self.levels
        low = deep + g.normal(0, 7) * (not last)
        halves = (half, half * 0.78, half * 0.5, half * 0.22) if last else (half, half * 0.93, half * 0.82)
        self.threads.append((np.concatenate([[at - 0.7 * half * np.array([np.cos(angle), np.sin(angle)])], p]), halves, (deep, low), level / self.levels))
        if last:
            return
        if level < self.levels - 2 and g.random() < 0.45:
            m = p[int(g.uniform(0.35, 0.8) * len(p))]
            s = g.choice([-1, 1])
            self.grow(m, end, 0.7 * s, long * 0.34, half * 0.42, self.levels - 1, low - 3)
        first = g.choice([-1, 1])
        for s in (first, -first):
            much = s * g.uniform(0.24, 0.56) * (1.5 if tips else 1)
            size = g.uniform(0.74, 0.86)
            self.grow(p[-1], end, much, long * (0.9 if tips else 0.86), half * size, level + 1, low, -s * g.uniform(1.35, 1.95) if tips else 0.0)

    def fields(self):
        """Lay all threads, the hindmost first: where they are, how they look, their bands."""
        c = self.c
        self.cover, self.high, self.band, self.age = (np.zeros((c.h, c.w), F) for _ in range(4))
        self.normal = np.zeros((c.h, c.w, 3), F)
        for points, halves, deep, age in sorted(self.threads, key=lambda q: -np.mean(q[2])):
            self.lay(points, halves, deep, age)

    def lay(self, points, halves, deep, age):
        """Lay one thread over those behind it."""
        g = self.g
        p, _, n = evened(points)
        t = np.linspace(0, 1, len(p))
        half = np.interp(t, np.linspace(0, 1, len(halves)), halves)
        ring, at = np.zeros_like(t), g.uniform(0.2, 0.8) * half[0]
        s = np.arange(len(p))
        while at < len(p):
            h = half[min(int(at), len(p) - 1)]
            high = max(1.2, h * g.uniform(0.42, 0.74))
            ring = np.maximum(ring, (0.5 if g.random() < 0.34 else 1.0) * smooth(high + 0.9, high - 0.7, np.abs(s - at)))
            at += max(4.6, h * (3.1 - 1.5 * age) * g.uniform(0.72, 1.30))
        end = np.clip((s - len(p) + half[-1]) / half[-1], 0, 1)
        found = field(self.c, p, n, np.maximum(half * (0.94 + 0.12 * ring) * np.sqrt(1.02 - end * end), 0.35))
        if found is None:
            return
        mask, box, i, v = found
        bow = np.sqrt(np.clip(1 - v * v, 0.02, 1))
        ragged = 0.11 * half[i] * wave((6 * v + 0.21 * i).ravel(), 2.4, int(at) % 97, 2).reshape(v.shape)
        band = ring[np.clip(i + 0.45 * half[i] * (1 - bow) + ragged, 0, len(p) - 1).astype(int)]
        normal = np.concatenate([n[i] * v[..., None], bow[..., None]], -1)
        for kept, q in ((self.high, half[i] * bow - np.interp(t, (0, 1), deep)[i]), (self.band, band), (self.age, age + 0 * v)):
            kept[box] += (q - kept[box]) * mask
        self.normal[box] += (normal - self.normal[box]) * mask[..., None]
        self.cover[box] = np.maximum(self.cover[box], mask)

    def skin(self, push=0.0):
        """Paint them: clear rose that the sun shines through, dark bands that keep it out."""
        self.fields()
        c, n, s = self.c, self.normal, np.asarray(SUN) / np.linalg.norm(SUN)
        shade = np.zeros_like(self.high)
        floor = np.where(self.cover > 0.3, self.high, -60)
        for step in (4, 8, 13, 19, 26):
            moved = ndimage.shift(floor, (0.68 * step * c.k, 0.73 * step * c.k), order=1, cval=-60)
            shade = np.maximum(shade, smooth(0, 6, moved - self.high - 0.25 * step) * (1 - step / 50))
        shade = ndimage.gaussian_filter(shade, 1.2 * c.k)
        mean = ndimage.gaussian_filter(self.high * self.cover, 14 * c.k) / (ndimage.gaussian_filter(self.cover, 14 * c.k) + 0.05)
        deep = smooth(-1, 12, mean - self.high) * ndimage.gaussian_filter(self.cover, 10 * c.k)
        lit = n @ s
        far = smooth(0.2, 0.55, -(n[..., 0] * s[0] + n[..., 1] * s[1])) * smooth(0.2, 0.5, n[..., 2])
        value = -0.08 + 0.84 * np.clip(lit, 0, 1) ** 1.2 * (1 - 0.75 * shade) + 0.16 * self.age - 0.22 * smooth(0.5, 0.1, n[..., 2]) - 0.40 * deep - 0.10 * shade + push
        glass = ramp(GLASS, value + 0.05 + 0.24 * far * (1 - shade) * (1 - deep))
        gleam = smooth(0.80, 0.97, lit) * (1 - shade) * (1 - deep) * smooth(-0.30, 0.12, push)
        tone = glass + (ramp(BAND, value) - glass) * (0.96 * self.band)[..., None]
        tone = tone + (rgb("#ffe9c4") - tone) * (gleam * (0.72 - 0.42 * self.band))[..., None]
        c.area(self.cover, lambda *_: tone.astype(F), wash=0.3)


FOOT = (148, 622)
STEMS = (
    (((146, 500), (142, 436), (122, 372), (96, 322)), (12, 10.8, 9.8, 9), (0, -4), ((-2.1, 78, 7.6, 3, -6), (-1.42, 92, 8.2, 3, -3))),
    (((318, 398), (350, 338), (362, 276)), (9.4, 8.8, 8), (8, 20), ((-1.75, 72, 7, 3, 20), (-0.95, 76, 7, 3, 22))),
    (((142, 508), (166, 468), (220, 430), (300, 403), (380, 378), (452, 350)), (12.6, 12, 11, 10, 9, 8), (0, 6), ((-1.1, 70, 6.6, 4, 8), (-0.3, 70, 6.4, 4, 8))),
    (((214, 433), (246, 376), (262, 318), (262, 262)), (11, 10.2, 9.4, 8.6), (-4, -16), ((-1.95, 82, 7.6, 3, -16), (-1.12, 86, 8, 3, -14))),
    ((FOOT, (136, 590), (136, 546), (147, 494)), (15.5, 14.6, 13.6, 12.8), (0, 0), ()),
    (((440, 668), (444, 590), (460, 508), (470, 430), (456, 356)), (12, 11.4, 10.6, 9.8, 9), (-14, -26), ((-1.95, 66, 7.4, 4, -26), (-1.15, 84, 7.8, 3, -28))),
)
"""The first threads: line, half widths, depths, and what grows from their ends: angle, length, half width, first level, depth."""


def animal(c):
    """Paint the hero."""
    bush = Bush(c, 12, 6, -1.25)
    for points, halves, deep, shoots in STEMS:
        bush.threads.append((np.array(points, float), halves, deep, 0.1 + 0.2 * (points[-1][1] < 400)))
        for angle, long, half, level, low in shoots:
            bush.grow(np.array(points[-1], float), angle, 0.0, long, half, level, low)
    for points, *_ in bush.threads:
        points[:, 1] = np.where(points[:, 1] < 300, 300 - 0.90 * (300 - points[:, 1]), points[:, 1])
    bush.skin(0.22 - 0.36 * smooth(190, 620, np.hypot(c.x * 0.9, c.y)))


def behind(c, roots, seed, half, long, push):
    """Paint plants farther off: their roots and angles."""
    bush = Bush(c, seed, 5, -1.4)
    for x, y, angle in roots:
        bush.grow(np.array([x, y], float), angle, 0.0, long, half, 0, 0.0)
    bush.skin(push)


DROP = [(-1.06, 0.10, None), (-0.74, -0.26), (-0.22, -0.50), (0.35, -0.62), (0.86, -0.38), (1.0, 0.05), (0.78, 0.40), (0.12, 0.44), (-0.6, 0.30)]
SHELL = ("#050814", "#0e1530", "#22305a", "#4c5e8c", "#a0a4a8", "#ffe6b0")


def mussel(c, x, y, long, turn, seed=1, dim=0.0):
    """Paint a mussel: a drop of a shell with rings of growth from its beak, worn pale there, brown at its young edge."""
    co, si = np.cos(turn), np.sin(turn)
    shape = outline([(x + long * (u * co - v * si), y + long * (u * si + v * co), *r) for u, v, *r in DROP])
    cast(c, shape, soft=7, amount=0.85, colour="#030a12", shift=(9, 9))
    mask = c.cover(shape)
    beak = np.array([x - long * (1.12 * co + 0.10 * si), y - long * (1.12 * si - 0.10 * co)])
    way = np.arctan2(*(shape - beak).T[::-1])
    mid = np.arctan2(y - beak[1], x - beak[0])
    turned = lambda q: (q - mid + np.pi) % (2 * np.pi) - np.pi
    reach, order = np.hypot(*(shape - beak).T), np.argsort(turned(way))
    angle = turned(np.arctan2(c.y - beak[1], c.x - beak[0]))
    # The far side of the outline, seen from the beak, is the newest ring.
    rim = ndimage.maximum_filter1d(reach[order], 5)
    old = np.hypot(c.x - beak[0], c.y - beak[1]) / np.interp(angle, turned(way)[order], ndimage.gaussian_filter1d(rim, 3, mode="nearest"))
    ridge = wave((old * 60).ravel(), 4.5, seed, 3).reshape(old.shape) + 0.5 * np.sin(old * 26 + seed)
    deep = depth_of(mask, c.k)
    high = inflate(deep, c.k) * 0.95 + 0.9 * ridge * smooth(0, 8, deep) * (0.4 + old)
    gy, gx = np.gradient(ndimage.gaussian_filter(high, 0.9 * c.k), 1 / c.k)
    s = np.asarray(SUN) / np.linalg.norm(SUN)
    lit = (-gx * s[0] - gy * s[1] + s[2]) / np.sqrt(gx * gx + gy * gy + 1)
    value = 0.02 + 0.86 * np.clip(lit, 0, 1) ** 1.5 - dim + 0.05 * c.noise(9, 6, seed + 40, 2)
    tone = ramp(SHELL, value)
    worn = smooth(0.42, 0.16, old + 0.10 * c.noise(14, 10, seed + 9, 2)) * smooth(0.15, 0.6, value)
    tone = tone + (rgb("#b9a6b4") - tone) * (0.75 * worn)[..., None]
    young = smooth(0.80, 0.96, old) * smooth(0.1, 0.5, value)
    tone = tone + (rgb("#8a5a2a") - tone) * (0.6 * young)[..., None]
    c.area(mask, lambda *_: tone.astype(F), wash=0.3)


BED = (
    (196, 560, 50, -1.2, 4, 0.16), (330, 566, 56, -0.9, 5, 0.14), (452, 566, 60, -1.9, 6, 0.14), (24, 566, 64, -1.8, 7, 0.04), (262, 596, 62, -1.75, 8, 0.08),
    (396, 606, 78, -0.55, 9, 0.06), (156, 628, 66, 0.5, 10, 0.0), (484, 640, 70, -1.3, 11, 0.1), (302, 650, 92, 0.16, 12, 0.0), (30, 668, 86, -0.35, 13, 0.02), (440, 700, 92, -0.25, 14, 0.06), (176, 708, 84, 0.35, 15, 0.05),
)
"""Mussels: place, half length, angle, seed, how much darker."""
BARNACLES = ((262, 640, 9), (279, 650, 6), (258, 655, 4.6), (404, 588, 6), (20, 652, 7))


def barnacle(c, x, y, r):
    """Paint a barnacle: a low pale cone with a dark mouth."""
    c.disc(x + 2, y + 2, r * 1.2, r * 0.9, "#060a18", soft=1.5, alpha=0.7, edge=0)
    t = np.linspace(0, 2 * np.pi, 24, endpoint=False)
    wide = r * (1 + 0.10 * np.sin(6 * t))
    solid(c, np.stack([x + wide * np.cos(t), y + 0.82 * wide * np.sin(t)], -1), ("#4c4a5c", "#8c8488", "#d4c4ac", "#fff0cc"), sun=SUN, high=0.9, soft=0.7, grain=0)
    c.disc(x - 0.05 * r, y - 0.16 * r, r * 0.44, r * 0.17, "#2c2634", 0.7, edge=0)


MIDDLE, RADIUS = (380, 404), 72


def around(turn, out):
    """Return a place on the bow of the gammarid: an angle in degrees, units from the middle of its body."""
    a = np.radians(turn)
    r = RADIUS + np.asarray(out)
    return np.stack([MIDDLE[0] + 1.12 * r * np.cos(a), MIDDLE[1] + 0.92 * r * np.sin(a)], -1)


def gammarid(c):
    """Paint the gammarid hanging from a thread, its back down, its face to the left."""
    t = np.linspace(166, 4, 27)
    s = np.linspace(0, 1, 27)
    width = (0, 0.012, 0.035, 0.09, 0.2, 0.45, 0.7, 0.86, 1.0), (1.5, 6, 9.5, 13, 17, 21, 16, 9, 4)
    half = np.interp(s, *width)
    amber = ("#232c1c", "#5f5e30", "#ae9850", "#fbe6a4")
    for turn, knee, tip in ((148, (312, 432), (312, 400)), (136, (332, 420), (330, 392)), (122, (366, 412), (352, 384)), (108, (390, 408), (378, 378)), (94, (412, 402), (404, 372)), (82, (432, 398), (428, 366))):
        leg = np.array([around(turn, -14), knee, tip], float)
        line(c, leg, 6.0, "#3c3c18", (1, 0.45))
        line(c, leg + (-0.9, -0.6), 3.2, "#d0b468", (1, 0.4))
    for turn in (58, 46, 34):
        line(c, [around(turn, -6), around(turn + 2, -26), around(turn + 9, -38)], 5, "#b89848", (1, 0.2))
    for way, long in ((-96, 30), (-78, 34), (-60, 28)):
        a, w = around(6, 0), np.radians(way)
        line(c, [a, a + long * np.array([np.cos(w), np.sin(w)])], 6, "#a88c40", (1, 0.1))
    for p in ([(306, 430), (280, 430), (244, 446), (206, 486)], [(307, 436), (292, 446), (272, 476), (262, 520)]):
        line(c, p, 5.6, "#3c3c18", (1, 0.25))
        line(c, np.array(p) + (-0.6, -0.8), 3.2, "#e0c47c", (1, 0.2))
    fine = np.linspace(166, 4, 118)
    wide = np.interp((166 - fine) / 162, *width)
    step = ((166 - fine) / 12.46) % 1
    outer, inner = around(fine, wide * 0.95 + 2.6 * step * np.clip(wide / 14, 0, 1)), around(fine, -wide * 0.92)
    body = solid(c, np.concatenate([outer, inner[::-1]]), amber, high=0.8, soft=0.6, sun=(-0.5, -0.75, 0.4), grain=0.02, rim=("#fff0b8", 0.6, 3))
    with c.within(body):
        for i in range(3, 26, 2):
            a, b, h = t[i], half[i], half[i]
            line(c, [around(a + 2, b), around(a - 2, b * 0.2), around(a + 1, -h)], 2.6, "#3a3a18", (0.9, 0.5), 0.75)
            line(c, [around(a - 1.6, b), around(a - 5.0, b * 0.2), around(a - 2.4, -h)], 2.0, "#fff0b0", (0.9, 0.3), 0.55)
        line(c, around(t[2:22], half[2:22] * 0.10), 9, "#8a3c1c", (0.4, 0.8), 0.50, soft=2)
    for i in (3, 5, 7, 9, 11, 13, 15):
        p = [around(t[i] + 3.5, -half[i] * 0.55), around(t[i] - 3.5, -half[i] * 0.55), around(t[i] - 4, -half[i] * 1.25), around(t[i], -half[i] * 1.42), around(t[i] + 4, -half[i] * 1.25)]
        c.curve(p, "#3c3c18", edge=0)
        c.curve(np.array(p) * 0.86 + np.mean(p, 0) * 0.14 + (-0.8, -0.6), "#b09a50", edge=0)
    with c.within(body):
        c.disc(*around(160, 7), 22, 12, "#ffe294", 1.2, alpha=0.5, soft=5, edge=0)
    x, y = around(161, -2)
    c.disc(x, y, 5.8, 3.7, "#b8983c", 1.2, edge=0)
    c.disc(x, y, 5.0, 2.9, "#140c10", 1.2, edge=0)
    c.disc(x - 1.2, y - 1.6, 1.2, 1.0, "#ffffff", edge=0)


def foot(c, x, y):
    """Paint the foot of the weed: short root threads that spread over the shell and hold it, their shade below."""
    g = np.random.default_rng(23)
    c.disc(x + 10, y + 8, 34, 13, "#04060e", 0.3, alpha=0.75, soft=5, edge=0)
    for way in np.linspace(-0.45, 3.6, 14) + g.normal(0, 0.13, 14):
        long = g.uniform(24, 56)
        out = np.array([np.cos(way), 0.52 * np.sin(way) + 0.10])
        p = np.array([(x, y - 12), (x + 0.45 * long * out[0], y - 3 + 0.3 * long * out[1]), (x + long * out[0], y + long * out[1] + 3)])
        line(c, p + (2.5, 2.5), 6.5, "#05060e", (1, 0.1), 0.7)
        line(c, p, 6.5, "#4a0a1a", (1, 0.15))
        line(c, p + (-1.2, -1.0), 3, "#c2523e", (0.8, 0.2), 0.75 if out[0] < 0.3 else 0.3)


def grip(c):
    """Paint the ends of the legs that hold the thread, over it."""
    for (x, y), (u, v) in (((314, 404), (308, 380)), ((333, 396), (328, 372)), ((355, 388), (350, 366)), ((380, 380), (378, 360)), ((406, 373), (406, 352)), ((429, 367), (432, 346))):
        p = np.array([(x, y), (0.5 * (x + u) + 4, 0.5 * (y + v)), (u, v)], float)
        line(c, p, 4.2, "#30280f", (1, 0.5))
        line(c, p + (-0.8, -0.4), 2.4, "#e6ca80", (1, 0.4))


def moved(layer):
    """Return a layer shifted down along the branch that the gammarid holds, to where no stem hides its tail."""
    k, (x, y) = layer.sheet.k, (-22, 8)
    return type(layer)(layer.sheet, ndimage.shift(layer.rgb, (y * k, x * k, 0), order=1, mode="nearest"), ndimage.shift(layer.alpha, (y * k, x * k), order=1))


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=55)
    evening(c)
    far = c.lifted(lambda q: behind(q, ((20, 640, -1.4), (420, 640, -1.7), (250, 620, -1.5)), 4, 7, 92, 0.1))
    far.haze("#7c9a6c", 0.82).blurred(2.6).lay(0.8)
    c.lifted(lambda q: behind(q, ((330, 640, -1.5), (470, 650, -1.7)), 8, 8.5, 104, 0.0)).haze("#6a8e6a", 0.74).blurred(1.1).lay()
    for i, shell in enumerate(BED[:-2] + BED[-1:]):
        if i == 6:
            guest = moved(c.lifted(gammarid))
            guest.lay()
        mussel(c, *shell)
    for place in BARNACLES:
        barnacle(c, *place)
    near = c.lifted(animal)
    c.area(onto(c, near.alpha, (9, 9), 3) * guest.alpha, "#2c2030", 0.7, "multiply", wash=0)
    foot(c, *FOOT)
    near.lay()
    mussel(c, *BED[-2])
    moved(c.lifted(grip)).lay()
    motes(c, "#fff4cc", 60)
    c.area(smooth(620, 720, c.y) * 0.35, "#06141e", wash=0)
    return finished(c, share=0.3, focus=((240, 300, 330),))


def evening(c):
    """Paint the water in the evening: the sun low on the left, dusk on the right."""
    d = np.hypot((c.x + 20) / 1.55, (c.y + 10) / 1.4) + 12 * c.noise(200, 120, 4, 1)
    c.rgb = planes(d, (0, "#fff2bc"), (90, "#ead890"), (200, "#a9b070"), (330, "#5c8464"), (470, "#265854"), (620, "#11363e"), (820, "#08202c"), crisp=0.1)
