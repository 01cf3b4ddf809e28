"""A plume of sea felt grows on bladder wrack in the spring sun; a scud hangs in it.

What makes the species: soft golden-brown threads without end, branched again and again in opposite pairs,
each feather finer than the last, hair-fine and full of light at the tips; one foot on a strap of wrack.
"""

from __future__ import annotations

import numpy as np
from canvas import mix, ring, rounded
from form import solid
from scipy.spatial import cKDTree
from sheet import Sheet, finished
from thallus import Thallus, drawn, egg, hairline
from underwater import motes, shafts, water

SUN = (0.62, -0.78)
WATER = "#1d5245"
LEATHER = ("#17120e", "#2e2412", "#53421a", "#7d6524", "#ad8e38", "#e0c270")
STOPS = ("#2c160a", "#6d3c10", "#b87420", "#eeb444", "#ffeaa4")


def bowed(start, end, bow, n=9):
    """Return a line from start to end that bends aside by a share of its length."""
    a, b = np.asarray(start, float), np.asarray(end, float)
    t = np.linspace(0, 1, n)[:, None]
    d = b - a
    return a + d * t + np.array([-d[1], d[0]]) * bow * 4 * t * (1 - t)


def side_of(line, t):
    """Return the place at a share of a line and the angle it has there."""
    i = min(int(t * (len(line) - 1)), len(line) - 2)
    u = t * (len(line) - 1) - i
    x, y = line[i] + (line[i + 1] - line[i]) * u
    d = line[min(i + 2, len(line) - 1)] - line[max(i - 1, 0)]
    return np.array([x, y]), np.arctan2(d[1], d[0])


class Plume:
    """A feather of threads: an axis, feathers in opposite pairs on it, and so on to the hairs.

    Everything is collected with its rank and depth of shade, then painted from dark to light.
    """

    def __init__(self, seed, flow=0.0):
        self.g = np.random.default_rng(seed)
        self.threads, self.flow = [], flow

    def feather(self, line, rank, width, light, flat=(1.0, 1.0), pairs=9):
        """Add a feather along a line; `flat` is how far its left and right side are seen."""
        g = self.g
        self.threads.append((rank, light, line, width))
        if rank == 3:
            return
        long = np.hypot(*np.diff(line, axis=0).T).sum()
        first = 0.16 if rank == 0 else 0.10
        for t in np.linspace(first, 0.95, pairs) + g.normal(0, 0.012, pairs):
            at, angle = side_of(line, float(np.clip(t, 0, 0.97)))
            shape = np.sin(np.pi * np.clip(0.16 + 0.80 * t, 0, 1)) ** 0.8
            for e, seen in ((-1, flat[0]), (1, flat[1])):
                if g.random() < 0.06:
                    continue
                reach = long * (0.40, 0.31, 0.34)[rank] * shape * g.uniform(0.8, 1.15) * seen
                if reach < 5:
                    continue
                a = angle + e * g.uniform(0.55, 0.78) * (0.5 + 0.5 * seen) * (1 - 0.25 * t)
                end = at + np.array([np.cos(a), np.sin(a)]) * reach
                twig = bowed(at, end, -e * g.uniform(0.04, 0.12) + self.flow)
                self.feather(twig, rank + 1, width * 0.5, light + 0.2 * t, pairs=max(4, int(reach / (7.5 if rank == 0 else 5.5))))

    def paint(self, c, tones, alpha=1.0, thin=1.0):
        """Paint threads from the oldest to the finest."""
        for rank, light, line, width in sorted(self.threads, key=lambda q: (q[0], q[1])):
            tone = tones(rank, light, line)
            hairline(c, line, (width * thin, width * 0.75 * thin, max(0.5, width * 0.25) * thin), tone, alpha=alpha * (0.95, 0.9, 0.75, 0.6)[rank])


def tone_at(axis, reach, sink=0.0, push=0.0):
    """Return what colours threads: dark along the axis of the plume, full of light outside."""
    tree = cKDTree(axis)

    def tone(rank, light, line):
        out, i = tree.query(line[-1 if rank > 1 else len(line) // 2])
        along = i / len(axis)
        sunny = 0.16 * np.clip(((line[-1] - axis[i]) @ np.array(SUN)) / reach, -1, 1)
        v = np.clip(push - 0.10 + 0.86 * min(1.2, out / reach) ** 1.2 + 0.09 * rank + 0.14 * along + sunny, 0, 0.999)
        at = v * (len(STOPS) - 1)
        q = mix(STOPS[int(at)], STOPS[int(at) + 1], at - int(at))
        return mix(q, WATER, sink)

    return tone


FOOT = (-40, 214)
TREE = [
    ("a", (50, 214), (132, 168), 36, 0.2),
    ("al", (176, 112), (168, 30), 30, -0.2),
    ("all", (160, -20), (120, -60), 24, 0.1),
    ("alr", (186, -20), (220, -60), 24, 0.1),
    ("ar", (204, 132), (290, 136), 31, -0.2),
    ("arl", (350, 124), (372, 60), 27, 0.4),
    ("arll", (370, 10), (340, -40), 22, 0.2),
    ("arlr", (400, 20), (440, -10), 22, 0.0),
    ("arr", (352, 156), (420, 140), 27, -0.2),
    ("arrr", (470, 140), (520, 170), 22, 0.2),
    ("arrl", (452, 110), (500, 80), 22, 0.2),
]
MAIN = ((152, 176), (196, 236), (188, 318), (216, 410), (300, 482), (392, 548))
SPRAY = ((318, 478), (366, 444), (410, 398), (436, 372))
REAR = (
    (((166, 160), (262, 214), (338, 262), (384, 352), (440, 420)), 7, 0.5, 11, -0.05),
    (((150, 166), (120, 250), (70, 330), (60, 430), (16, 520)), 7, 0.5, 11, -0.08),
    (((290, 140), (350, 200), (430, 240), (470, 330)), 6, 0.6, 8, -0.05),
)


def plume(c, points, width, *, pairs, seed, sink=0.0, push=0.0, reach=110, flat=(1.0, 1.0)):
    """Paint one plume along a line."""
    p = Plume(seed)
    line = rounded(points, closed=False, steps=8)
    p.feather(line, 0, width, 0.0, flat, pairs)
    if not sink and width > 8:
        c.line(line, 50, STOPS[0], taper=(0.2, 0.1), alpha=0.5, soft=9)
    p.paint(c, tone_at(line, reach, sink, push))


def wrack(c):
    """Paint the forked strap on which the plume grows, dark against the light."""
    straps, tips = drawn(FOOT, TREE)
    spots = [straps[n].at(t, 0.72 * e) for n, t in (("ar", 0.62), ("a", 0.36)) for e in (-1, 1)]
    swollen = [ring(x, y, half * 0.72, half * 0.56, turn) for x, y, half, turn in spots]
    body = Thallus(c, list(straps.values()), sun=SUN, swollen=swollen).lit_from(SUN)
    body.paint(LEATHER, push=-0.06, older=0.3, lit=0.32, glow=("#f0a832", 0.7), rib=("#140d08", "#f2d890", 0.14), grain=0.03,
               rim=("#ffe9a0", 0.9, 2.2), line=("#100c08", 0.8, 2.4), seed=3)  # fmt: skip
    for x, y, half, turn in spots:
        egg(c, x, y, half * 0.70, half * 0.54, turn, ("#17120e", "#4f3f18", "#9c8030", "#e6ca78"), sun=(0.6, -0.75, 0.25), glow=("#e8a030", 0.4), line=("#120c08", 0.6), soft=half * 0.07)


SPINE = ((0.02, 0.02), (0.12, -0.09), (0.28, -0.17), (0.46, -0.18), (0.64, -0.11), (0.78, 0.03), (0.84, 0.20), (0.80, 0.33))
THICK = (0.05, 0.085, 0.105, 0.11, 0.105, 0.085, 0.058, 0.03)


def scud(c, x, y, size, turn, tones):
    """Paint a scud seen from its side: curved back in rings, side plates, legs that hold on."""
    co, si = np.cos(turn) * size, np.sin(turn) * size
    at = lambda u, v: (x + u * co - v * si, y + u * si + v * co)
    dark, low, own, light = tones
    spine = rounded(SPINE, closed=False, steps=8)
    t = np.linspace(0, 1, len(spine))
    d = np.gradient(spine, axis=0)
    d /= np.hypot(*d.T)[:, None]
    n = np.stack([-d[:, 1], d[:, 0]], -1)
    thick = np.interp(t, np.linspace(0, 1, len(THICK)), THICK)[:, None]
    place = lambda q: [at(*p) for p in q]
    legs = (
        (0.16, (-0.04, 0.14), (-0.14, 0.16), 0.034),
        (0.24, (0.04, 0.16), (-0.08, 0.24), 0.034),
        (0.32, (0.20, 0.14), (0.12, 0.34), 0.022),
        (0.40, (0.30, 0.12), (0.24, 0.36), 0.022),
        (0.50, (0.50, 0.10), (0.44, 0.40), 0.026),
        (0.57, (0.66, 0.12), (0.58, 0.46), 0.026),
        (0.63, (0.78, 0.20), (0.68, 0.52), 0.024),
    )
    for share, knee, foot, wide in legs:
        p = spine[int(share * (len(spine) - 1))]
        c.line(place([(p[0], p[1] + 0.06), knee]), size * wide, own, taper=(1.3, 0.9))
        c.line(place([knee, foot]), size * wide, light, taper=(0.9, 0.3))
    for share in (0.68, 0.76, 0.84):
        p = spine[int(share * (len(spine) - 1))]
        c.line(place([p, (p[0] - 0.13, p[1] + 0.11), (p[0] - 0.16, p[1] + 0.20)]), size * 0.03, own, taper=(1, 0.3), round_=True)
    for e in ((0.74, 0.46), (0.82, 0.44), (0.70, 0.40)):
        c.line(place([SPINE[-1], e]), size * 0.028, light, taper=(1, 0.2))
    for q in (((0.0, 0.0), (-0.14, -0.10), (-0.34, -0.10)), ((0.0, 0.03), (-0.12, 0.03), (-0.26, 0.10)), ((0.01, 0.05), (-0.06, 0.12), (-0.14, 0.22))):
        c.line(place(q), size * 0.022, light, taper=(1, 0.25), round_=True)
    body = np.array(place(np.concatenate([spine - n * -thick, (spine + n * -thick)[::-1]])))
    solid(c, body, (dark, low, own, light), sun=(0.5, -0.75, 0.42), soft=0.5, grain=0.02)
    with c.within(body):
        for share in np.linspace(0.14, 0.94, 12):
            i = int(share * (len(spine) - 1))
            a, b = spine[i] - n[i] * thick[i] * 1.1, spine[i] + n[i] * thick[i] * 1.1 + d[i] * 0.03
            c.line(place([a, (a + b) / 2 - d[i] * 0.012, b]), size * 0.016, dark, alpha=0.7, round_=True)
            c.line(place([a + d[i] * 0.018, (a + b) / 2 + d[i] * 0.006]), size * 0.012, light, alpha=0.7)
    for share in np.linspace(0.18, 0.60, 6):
        i = int(share * (len(spine) - 1))
        p = spine[i] + n[i] * thick[i] * 0.8
        c.disc(*at(*p), size * 0.042, size * 0.055, low, turn, edge=0)
        c.disc(*at(p[0] + 0.006, p[1] - 0.012), size * 0.032, size * 0.04, own, turn, edge=0)
    c.disc(*at(0.055, -0.005), size * 0.024, size * 0.032, "#120c0a", turn + 0.4, edge=0)
    c.disc(*at(0.062, -0.018), size * 0.008, size * 0.008, "#ffffff", edge=0)


def animal(c):
    """Paint the plume."""
    plume(c, MAIN, 11, pairs=9, seed=5, reach=140)
    scud(c, 330, 358, 116, 0.16, ("#3a2a14", "#6f6a2c", "#b9a850", "#f2e6a8"))
    plume(c, SPRAY, 5, pairs=7, seed=9, reach=60, push=0.16)


def stage(c):
    """Paint green morning water, the sun in the upper right."""
    water(c, ["#cfe0a0", "#6fae86", "#2c7565", "#184f4a", "#103a3c", "#0b2c32"], (400, -30, 330, "#fffbd0", 0.8))
    shafts(c, (430, -160), "#fff6c0", n=7, length=640, amount=0.2, spread=0.8, seed=5)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=37)
    stage(c)
    rear = lambda q: [plume(q, *r[:2], pairs=r[3], sink=r[2], push=r[4], seed=20 + i, reach=90) for i, r in enumerate(REAR)]
    c.lifted(rear).blurred(0.9).lay()
    wrack(c)
    c.disc(152, 178, 15, 9, "#140d08", 0.2, edge=0, alpha=0.8, soft=2)
    animal(c)
    motes(c, "#fff6d0", 60)
    return finished(c, focus=((240, 360, 360),), share=0.22)
