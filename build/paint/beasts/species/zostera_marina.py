"""Eelgrass seen from the sand at the foot of one great shoot: its blades twist up into a low sun that shines through them.

What makes the species: ribbons of even width with parallel veins and a round tip, three to five from one sheath; the sheath
rises from a jointed rhizome that creeps in the sand, roots at each joint; on a side shoot the seeds lie in rows in an open
spathe, which runs out into a blade. A straight-nosed pipefish hides behind a blade further back, as green as the leaves.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from blades import bent, leaf
from canvas import F, Grad, mix, rgb, smooth
from finfish import Fish, planes
from form import ramp
from leaves import surface as lay_net
from leaves import unit
from lucent import blade, course, rod
from scipy import ndimage
from sheet import Sheet, finished
from underwater import bubbles, motes, net, shafts, surface, water

SUN = (0.30, -0.62, -0.72)
"""The way to the sun: right, above, behind the plant."""
SHONE = ("#04222c", "#09403e", "#14633a", "#4a9430", "#a8c430", "#f0d850", "#fff2b0")
"""A blade through which the sun comes, dark to light."""
LIT = ("#06303c", "#0c4c56", "#2a7a78", "#78b49c", "#cfe6c0")
"""A blade on which the sun glances."""
PALE = ("#2c3a30", "#56683c", "#8fa04c", "#c8c678", "#f2e6ae", "#fffbe0")
"""The sheath, paler than the blades."""
ROOT = ("#1e181a", "#463028", "#765038", "#ac8254", "#e4c890")
GRAIN = np.random.default_rng(12).uniform(-1, 1, (48, 48))


@dataclass
class Blade:
    """What a blade looks like at a share of its length and width: light through it, veins, margins, shadows, age."""

    tones: tuple = SHONE
    along: tuple = (0.0,)
    """What is added to its light from foot to tip."""
    veins: tuple = (-0.64, -0.34, 0.0, 0.31, 0.62)
    bars: tuple = ()
    """Shadows of other blades: share of the length, slant, width, amount."""
    old: tuple = ()
    """Where it browns: from which share on, colour, amount."""
    rim: float = 0.55
    seed: int = 1

    def __call__(self, u, v, normal):
        """Return a colour for every sample."""
        n = normal / (np.linalg.norm(normal, axis=-1, keepdims=True) + 1e-9)
        seen = n * np.sign(n[:, 2:3] + 1e-9)
        light = seen @ unit(SUN)
        grain = ndimage.map_coordinates(GRAIN, [(u * 7 + self.seed * 5) % 46, (v + 1) * 7 + self.seed % 30], order=1)
        value = 0.04 + 0.86 * np.clip(-light, 0, 1) ** 1.1 + np.interp(u, np.linspace(0, 1, len(self.along)), self.along)
        value = value + 0.035 * grain - 0.3 * (1 - seen[:, 2]) ** 2
        for at, slant, wide, amount in self.bars:
            value = value - amount * smooth(wide, wide * 0.6, np.abs(u + slant * v - at))
        for at in self.veins:
            thick = 0.085 if at == 0 else 0.05
            value = value - (0.17 if at == 0 else 0.11) * smooth(thick, thick * 0.3, np.abs(v - at))
            value = value + 0.07 * smooth(thick, thick * 0.3, np.abs(v - at - 1.5 * thick))
        tone = ramp(self.tones, value)
        glance = smooth(0.0, 0.25, light)[:, None]
        tone = tone + (ramp(LIT, 0.2 + 1.2 * light + 0.05 * grain) - tone) * glance
        if self.old:
            start, colour, amount = self.old
            brown = amount * smooth(-0.15, 0.35, (u - start) * 3 + 0.4 * grain)
            tone = tone + (rgb(colour) * (0.55 + 0.8 * np.clip(value, 0, 1))[:, None] - tone) * brown[:, None]
        edge = self.rim * smooth(0.86, 0.95, np.abs(v)) * np.clip(0.35 + 1.1 * value, 0.3, 1)
        tone = tone + (rgb("#f6f2a0") - tone) * edge[:, None]
        return np.clip(tone, 0, 1).astype(F)


def gnawed(points, bites):
    """Return a net of which isopods have eaten: bites are (share of the length, side, depth, reach)."""
    p = points.copy()
    u, v = np.linspace(0, 1, len(p))[:, None], np.linspace(-1, 1, p.shape[1])[None]
    middle = p[:, [p.shape[1] // 2]]
    for at, side, deep, reach in bites:
        cut = deep * np.sqrt(np.clip(1 - ((u - at) / reach) ** 2, 0, 1)) * np.clip(v * side, 0, 1)
        p = middle + (p - middle) * (1 - cut)[..., None]
    return p


ROUND = (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0.98, 0.93, 0.78, 0.12)


def ribbon(c, line, wide, shade, *, roll=(0.2,), tip=True, grow=(1, 1), bites=(), shadow=(-7, 12, 4, 0.55, "#0a3a3c"), **how):
    """Paint a blade along a line and return its net."""
    share = np.array(ROUND if tip else (1,) * len(ROUND)) * np.linspace(*grow, len(ROUND)) * wide
    points = gnawed(blade(line, share, roll=roll, gutter=0.22, n=150, m=21), bites)
    lay_net(c, points, shade, shadow=shadow, **how)
    return points


def crusts(c, points, span, n, seed):
    """Dot a blade with what settles there: brown films and the lace of moss animals, in clumps."""
    g = np.random.default_rng(seed)
    rows = points.shape[0]
    heart = g.uniform(*span, 5)
    i = np.clip((heart[g.integers(0, 5, n)] + g.normal(0, 0.03, n)) * rows, 0, rows - 1).astype(int)
    j = g.integers(3, points.shape[1] - 3, n)
    x, y = points[i, j, 0] + g.normal(0, 1.5, n), points[i, j, 1] + g.normal(0, 1.5, n)
    pale = g.random(n)[:, None] < 0.35
    c.dabs(x, y, g.uniform(1.2, 4.2, n), g.uniform(0.9, 2.4, n), g.uniform(-1.2, -0.3, n), np.where(pale, rgb("#fff4cc"), rgb("#5c4a18")), 0.62, hard=2)


SHEATH = [(150, 664, 0), (160, 590, 4), (176, 500, 10), (200, 404, 14)]
GREAT = [(194, 440, 6), (196, 330, 10), (222, 206, 30), (292, 100, 60), (396, 30, 95), (520, -14, 120)]
TALL = [(180, 440, 0), (158, 330, 0), (132, 210, 0), (128, 90, 0), (152, -40, 0)]
YOUNG = [(202, 430, 8), (234, 350, 6), (258, 280, 4), (268, 214, 0)]
OLD = [(172, 590, 44), (168, 500, 44), (146, 408, 44), (104, 346, 34), (50, 348, 48), (20, 412, 58), (14, 490, 64)]
STALK = [(188, 640, -4), (240, 540, 0), (288, 446, 2), (322, 356, 4)]
SPATHE = [(320, 360, 4), (336, 312, 8), (350, 262, 10), (362, 206, 8)]
RUN_OUT = [(360, 214, 8), (374, 150, 8), (408, 100, 8), (456, 84, 4)]


def animal(c):
    """Paint the hero: the great shoot, its blades, its flowering stem."""
    ribbon(c, TALL, 44, Blade(along=(-0.30, -0.12, 0.02, 0.10, 0.1), bars=((0.36, 0.05, 0.05, 0.16),), seed=3), roll=(0.3, 0.1, -0.3, -1.1, -1.75, -2.5, -2.7), tip=False, grow=(1, 0.78))
    ribbon(c, YOUNG, 27, Blade(along=(-0.26, 0.0, 0.2), seed=5, veins=(-0.5, 0, 0.5)), roll=(0.9, 0.5, 0.2), grow=(1, 0.86))
    flower(c)
    great = ribbon(c, GREAT, 46, Blade(along=(-0.38, -0.16, 0.10, 0.22, 0.12, 0.24), bars=((0.20, 0.07, 0.05, 0.15), (0.40, -0.09, 0.035, 0.13)), seed=8), roll=(0.7, 0.5, 0.3, -0.2, -0.95, -1.5, -2.2, -2.75, -2.9), tip=False, grow=(1, 1.7))
    crusts(c, great, (0.62, 0.95), 40, 31)
    sheath(c)
    old = ribbon(c, OLD, 44, Blade(along=(-0.26, -0.28, -0.10, 0.04, -0.12, -0.22), bars=((0.40, 0.06, 0.04, 0.12),), old=(0.74, "#a8742c", 0.85), seed=11), roll=(0.9, 0.7, 0.35, 0.3, 0.55, 0.9, 0.6), grow=(0.8, 0.95), only=lambda u, v: smooth(0.0, 0.12, u + 0.02 * v), bites=((0.70, 1, 0.5, 0.022), (0.90, -1, 0.75, 0.03), (0.985, 1, 0.95, 0.045)))
    crusts(c, old, (0.45, 0.95), 60, 32)


def flower(c):
    """Paint the flowering stem: a round stalk, an open spathe with its seeds in two rows, the blade into which it runs out."""
    ribbon(c, RUN_OUT, 17, Blade(along=(-0.1, 0.1, 0.1), veins=(-0.4, 0.4), seed=6), roll=(0.3, -0.2, -0.5), grow=(1, 0.8))
    lay_net(c, rod(STALK, (13, 11, 10, 10)), Blade(along=(-0.14, 0.0, 0.06), veins=(-0.5, 0.5), rim=0, seed=7), shadow=(-6, 10, 4, 0.5, "#0a3a3c"))
    lay_net(c, blade(SPATHE, (10, 24, 34, 38, 34, 26, 17), roll=(0.2,), gutter=0.35, n=90, m=21), Blade(along=(-0.16, -0.02, 0.1), veins=(-0.8, 0.8), seed=9), shadow=(-7, 12, 4, 0.5, "#0a3a3c"))
    p = course(SPATHE, 60)
    t = np.gradient(p, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    over = np.stack([-t[:, 1], t[:, 0]], -1)
    half = np.interp(np.arange(60), (4, 14, 30, 46, 56), (0, 7.5, 9.5, 7.5, 0))[4:57, None]
    slit = np.concatenate([p[4:57, :2] + over[4:57] * half, (p[4:57, :2] - over[4:57] * half)[::-1]])
    c.shape(slit, Grad((322, 360), (362, 206), "#072c2a", "#0e4a34", "#2c6c34"), edge=0.3, soft=0.6)
    g = np.random.default_rng(5)
    with c.within(slit, soft=0.4):
        for row, share in enumerate((0.15, 0.23, 0.32, 0.39, 0.48, 0.56, 0.65, 0.72, 0.81, 0.89)):
            i, side = int(share * 59), (-1) ** row
            full = np.sin(np.pi * (0.14 + 0.76 * share)) * g.uniform(0.86, 1.12)
            x, y = p[i, :2] + over[i] * side * 4.4 * full
            a = np.arctan2(t[i, 1], t[i, 0]) + 0.38 * side + g.normal(0, 0.08)
            c.disc(x, y, 9.0 * full, 5.0 * full, Grad((x - 4, y + 6), (x + 4, y - 6), "#3c6a2c", "#94a838", "#e8dc84"), a, edge=0.2, soft=0.3)
            c.disc(x - 2.4, y + 2.8, 8 * full, 2.2 * full, "#0a3428", a, alpha=0.5, edge=0, soft=1)
    c.line(slit[:53], 2.2, "#e8ec90", taper=(0.3, 0.3), alpha=0.8)
    c.line(slit[53:], 2.0, "#b4d468", taper=(0.3, 0.3), alpha=0.6)


def sheath(c):
    """Paint the sheath round the blades' feet: pale and round below, open and green at its mouth."""
    p = rod(SHEATH, (56, 60, 60, 58, 52), flat=0.5, n=110, m=41)

    def shade(u, v, normal):
        n = normal / (np.linalg.norm(normal, axis=-1, keepdims=True) + 1e-9)
        seen = n * np.sign(n[:, 2:3] + 1e-9)
        turn = seen[:, 0]
        value = 0.34 + 0.34 * turn + 0.26 * smooth(0.62, 0.95, turn) - 0.10 * smooth(-0.5, -0.9, turn) - 0.24 * smooth(0.22, 0.0, u)
        value = value + 0.05 * np.sin(turn * 34) + 0.03 * np.sin(u * 31 + 4 * turn)
        tone = ramp(PALE, value)
        green = ramp(SHONE, value + 0.04)
        return np.clip(tone + (green - tone) * (smooth(0.10, 0.85, u) * 0.95)[:, None], 0, 1).astype(F)

    def only(u, v):
        return smooth(0.004, -0.004, u - 0.985 + 0.10 * np.abs(np.sin(np.pi * (v + 0.15))))

    lay_net(c, p, shade, only=only, shadow=(-9, 8, 5, 0.5, "#0a3a3c"))
    lap = course([(136, 640), (150, 580), (178, 500), (196, 448), (203, 428)], 60)[:, :2]
    c.line(lap + (-3, 0.5), 6, "#0a3c34", taper=(0.2, 1), alpha=0.5, soft=1.8)
    c.line(lap, 1.8, "#dce48c", taper=(0.1, 1), alpha=0.8, soft=0.3)
    g = np.random.default_rng(15)
    for x, lean, long in zip((124, 134, 148, 162, 176, 186), (-104, -98, -82, -80, -76, -62), (64, 40, 84, 52, 96, 58), strict=True):
        scrap = bent((x, 668), lean, long, g.uniform(-8, 8), g.uniform(-26, 30))
        c.line(scrap + (-2, 2), 6, "#1c2c28", taper=(1, 0.2), round_=True, alpha=0.45, soft=1.5)
        c.line(scrap, g.uniform(3, 6), mix("#5a3a24", "#c89a5c", g.random()), taper=(1, 0.15), round_=True, alpha=0.85)


def behind(c, plane):
    """Paint the meadow, all bent by one current; the farthest is nearly gone in the light."""
    g = np.random.default_rng(plane)
    far = plane == 1
    tones = ("#5e9c74", "#8dba78", "#bcd488", "#e6e8a4") if far else ("#0f5a56", "#1f7458", "#4f9a54", "#a2c662")
    for x in g.uniform(-30, 500, 30 if far else 15):
        if not far and 120 < x < 250:
            continue
        long, wide = (g.uniform(260, 540), g.uniform(8, 13)) if far else (g.uniform(240, 480), g.uniform(13, 20))
        line = bent((x, (566 if far else 590) + g.uniform(-6, 10)), -98 + g.normal(0, 5), long, g.uniform(-6, 12), g.uniform(10, 34), g.uniform(6, 40), n=14)
        share = wide * np.array([1] * 12 + [0.96, 0.84, 0.3])
        leaf(c, line, share, tones, under=tones[1:], light=(-0.45, -0.1, 0.25, 0.5), twist=g.uniform(0, 0.6) + np.array([0, 0.2, 0.6, 1.1, 1.9, 2.4]), sun=(0.5, -0.8, 0.3), veins=0 if far else 2, fold=0.15, crisp=1.0, edge=0.4, thick=3)


BACK = [(-0.002, -0.011), (0.05, -0.013), (0.112, -0.021), (0.17, -0.019), (0.26, -0.024), (0.38, -0.023), (0.45, -0.016), (0.62, -0.011), (0.96, -0.004), (1.04, -0.004)]
BELLY = [(-0.001, 0.008), (0.05, 0.014), (0.12, 0.017), (0.16, 0.021), (0.26, 0.027), (0.36, 0.026), (0.44, 0.015), (0.62, 0.010), (0.96, 0.004), (1.04, 0.004)]
HANGING = [(446, 246), (432, 290), (424, 340), (422, 396), (430, 452), (436, 486)]
COVER = [(402, 596), (404, 500), (414, 410), (446, 330), (500, 260)]


def pipefish(c):
    """Paint the pipefish as one more blade: upright, green, only its snout and eye give it away."""
    f = Fish(c, HANGING, BACK, BELLY, [(0, 1.3), (1, 1.0)], side=-1, sun=(0.5, -0.75, 0.36))
    f.body([*BACK, *BELLY[::-1]], soft=0.3)
    f.lay(planes(f.v, (-1.1, "#8fb548"), (-0.4, "#6fa044"), (0.2, "#3f8246"), (1, "#185648"), crisp=0.5))
    for s in np.linspace(0.19, 0.9, 26):
        f.stroke([(s, -0.9), (s + 0.004, 0.0), (s, 0.9)], 0.8, "#1c5a3c", alpha=0.4, v=True)
    f.stroke([(0.02, 0.002), (0.10, 0.002)], 1.4, "#2c6a3a", alpha=0.7)
    f.eye(0.122, -0.005, 0.0105, ("#d8dc78", "#7a9c3c"), pupil=0.5, dark="#10281c", rim="#d8e08c")


def second(c):
    """Paint the shoot further back, and the pipefish between its blades."""
    ribbon(c, [(400, 598, 0), (402, 500, 0), (388, 420, 0), (394, 330, 0), (420, 262, 0)], 15, Blade(along=(-0.3, -0.1, 0.1), veins=(-0.4, 0.4), seed=2), roll=(0.2, 0.5, 0.9, 1.6, 2.4))
    pipefish(c)
    ribbon(c, COVER, 20, Blade(along=(-0.36, -0.16, 0.1), veins=(-0.5, 0, 0.5), seed=4), roll=(0.5, 0.2, -0.3), tip=False)
    ribbon(c, [(398, 596, 0), (388, 540, 0), (364, 490, 0), (336, 476, 0), (314, 492, 0)], 14, Blade(along=(-0.3, -0.1, 0.0), veins=(-0.4, 0.4), seed=8), roll=(0.4, 0.3, 0.5, 0.9))
    lay_net(c, rod([(397, 612, 4), (400, 570, 4), (403, 520, 6)], (18, 20, 17), flat=0.5), Blade(PALE, along=(0.06, -0.06, -0.2), veins=(), rim=0, seed=3), only=lambda u, v: smooth(1.0, 0.35, u))
    c.curve([(374, 616), (384, 603), (396, 606), (408, 602), (422, 616), (398, 624)], Grad((420, 604), (380, 622), "#cdb97c", "#8a8a62"), edge=0.6, soft=1.6)


def floor(c):
    """Paint the sand from close to it: low heaps with lit crests, the net of light, long shade that comes towards us."""
    row = 566 + 9 * np.sin(c.x / 74 + 0.6) + 5 * c.noise(60, 400, 14, 2)
    there = smooth(-2, 5, c.y - row)
    c.area(there, Grad((340, 560), (140, 730), "#c2bf84", "#b3a468", "#837f58", "#3c5650", "#12343e"))
    down = np.clip((c.y - row) / 150, 0, 1)
    heap = np.sin(30 * np.sqrt(down + 0.02) + c.x / 60 + 2.0 * c.noise(150, 60, 17, 2)) + 0.5 * c.noise(46, 14, 18, 3)
    c.area((smooth(0.35, 1.0, heap) * there).astype(F), "#ffedb0", 0.42, wash=0)
    c.area((smooth(0.1, 0.9, -heap) * there).astype(F), "#173f46", 0.46, wash=0)
    net(c, there * smooth(0.5, 0.05, down), "#fff0b0", 0.24, cell=34, flat=0.3)
    g = np.random.default_rng(8)
    n = 900
    y = 572 + 150 * g.random(n) ** 0.8
    near = (y - 560) / 160
    tint = np.array([rgb(q) for q in ("#fff0c4", "#d8b878", "#4a5a50", "#1c3a40", "#b08a5a")])[g.integers(0, 5, n)]
    c.dabs(g.uniform(0, 480, n), y, 0.6 + 2.4 * near * g.random(n), 0.5 + 1.5 * near * g.random(n), 0, tint, 0.5, hard=2)
    for start, turn, long, wide in (((150, 646), 132, 170, 44), ((160, 640), 118, 130, 26), ((400, 606), 128, 130, 18)):
        c.line(bent(start, turn, long, 6), wide, "#143a40", taper=(0.8, 1.3), alpha=0.55, soft=5, mode="multiply")


RUNNER = [(-30, 604, -40), (50, 626, -20), (150, 650, 0), (250, 664, 20), (360, 690, 50), (520, 748, 90)]


def rhizome(c):
    """Paint the runner that creeps towards us: joints of unequal length, a ring and roots at each."""
    wide = (13, 17, 22, 25, 31, 42)

    def shade(u, v, normal):
        n = normal / (np.linalg.norm(normal, axis=-1, keepdims=True) + 1e-9)
        seen = n * np.sign(n[:, 2:3] + 1e-9)
        value = 0.30 - 0.62 * seen[:, 1] + 0.18 * seen[:, 0] + 0.05 * np.sin(u * 210 + 3 * v)
        for at in JOINTS:
            value = value - 0.42 * np.exp(-(((u - at) / 0.006) ** 2)) + 0.16 * np.exp(-(((u - at - 0.013) / 0.006) ** 2))
        tone = ramp(ROOT, value)
        return np.clip(tone + (rgb("#4a7a3c") - tone) * (0.25 * smooth(0.3, 0.5, value))[:, None], 0, 1).astype(F)

    p = course(RUNNER, 200)
    size = np.interp(np.linspace(0, 1, 200), np.linspace(0, 1, 6), wide)
    for at in JOINTS:
        size += 3.4 * np.exp(-(((np.linspace(0, 1, 200) - at) / 0.010) ** 2))
    lay_net(c, rod(p, size, n=200, m=25), shade)
    g = np.random.default_rng(4)
    for at in JOINTS:
        i = int(at * 199)
        for _ in range(g.integers(4, 8)):
            start = p[i, :2] + (g.normal(0, 2), size[i] * g.uniform(0.1, 0.45))
            root = bent(start, g.uniform(40, 150), size[i] * g.uniform(0.8, 2.2), g.uniform(-50, 50))
            c.line(root + (1.5, 2), size[i] * 0.12, "#1c2c30", taper=(1, 0.2), round_=True, alpha=0.5, soft=1)
            c.line(root, size[i] * 0.10, mix("#8a5c3c", "#f0d49c", g.random()), taper=(1, 0.2), round_=True, alpha=0.9)


JOINTS = (0.06, 0.15, 0.22, 0.42, 0.50, 0.63, 0.71, 0.84)
"""Where the runner's joints lie, as shares of its length."""


def buried(c):
    """Lay the runner into the sand: its back shows where the water has washed it free."""
    own = c.lifted(rhizome)
    row = np.interp(c.x, [q[0] for q in RUNNER], [q[1] for q in RUNNER])
    wide = np.interp(c.x, [q[0] for q in RUNNER], (13, 17, 22, 25, 31, 42))
    free = smooth(112, 76, c.x) + smooth(206, 262, c.x) * (1 - 0.75 * smooth(372, 440, c.x))
    lid = row + wide * (-0.8 + 1.6 * np.clip(free, 0, 1)) + 7 * c.noise(34, 16, 21, 2)
    c.area((smooth(24, 0, np.abs(c.y - row - wide * 0.5)) * smooth(0.15, 0.7, free)).astype(F), "#243832", 0.7, "multiply", wash=0)
    own.lay(mask=smooth(2, -2, c.y - lid))
    g = np.random.default_rng(9)
    for x in (88, 262, 272, 336, 346, 352, 404):
        start = (x, np.interp(x, [q[0] for q in RUNNER], [q[1] for q in RUNNER]) + 7)
        root = bent(start, g.uniform(60, 130), g.uniform(22, 44), g.uniform(-60, 60), g.uniform(-60, 60))
        c.line(root + (-2, 2.5), 3.4, "#14282c", taper=(1, 0.2), round_=True, alpha=0.5, soft=1.2)
        c.line(root, 2.6, mix("#a0744c", "#f2d8a4", g.random()), taper=(1, 0.2), round_=True, alpha=0.95)
    c.area((np.exp(-(((c.y - lid - 6) / 5.0) ** 2)) * smooth(0.2, 0.7, free)).astype(F), "#ecd894", 0.4, wash=0)


def rooted(c):
    """Lay the shoot, its foot sunk in a dent of the sand with a lit lip."""
    own = c.lifted(animal)
    lid = 650 - 9 * np.exp(-(((c.x - 184) / 40) ** 2)) + 6 * np.exp(-(((c.x - 142) / 22) ** 2)) + 4 * c.noise(22, 14, 23, 2)
    beside = np.exp(-(((c.x - 160) / 52) ** 2))
    c.area((smooth(26, 0, np.abs(c.y - lid + 2)) * beside).astype(F), "#0f2c2e", 0.75, "multiply", wash=0)
    own.lay(mask=smooth(1.5, -1.5, c.y - lid))
    c.area((np.exp(-(((c.y - lid - 5) / 4.5) ** 2)) * smooth(0.2, 0.7, beside)).astype(F), "#f0dca0", 0.55, wash=0)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=6)
    water(c, ["#fbe9a4", "#d2d484", "#86b278", "#3f8c74", "#1a6a68", "#0d4c56", "#0a3848"], (300, 30, 420, "#ffe28c", 0.9))
    c.glow(300, 60, 220, "#fff8d0", 0.75)
    surface(c, 60, "#fff4c0", "#6aa488", seed=9, centre=300, n=110, alpha=0.6)
    shafts(c, (320, -200), "#fff0b0", n=7, length=680, amount=0.28, spread=0.8)
    c.lifted(lambda q: behind(q, 1)).blurred(2.6).lay(0.6)
    floor(c)
    c.lifted(lambda q: behind(q, 2)).blurred(1.0).haze("#9cc080", 0.16).lay(mask=0.92 * smooth(598, 572, c.y + 5 * c.noise(20, 30, 25, 2)))
    c.disc(394, 605, 30, 6, "#143a3c", alpha=0.6, soft=3, mode="multiply")
    c.lifted(second).haze("#6fa87c", 0.10).lay()
    buried(c)
    rooted(c)
    bubbles(c, [(300, 186, 3.4), (306, 168, 2.4), (298, 152, 4.2), (309, 128, 2.6), (58, 318, 3.4), (64, 296, 2.4), (55, 276, 4)])
    c.area((smooth(600, 740, c.y) * 0.3).astype(F), "#0a2c38", wash=0)
    c.glow(330, 20, 260, "#fff0b0", 0.3)
    motes(c, "#fff6cc", 60)
    return finished(c, share=0.3, focus=((220, 300, 340), (160, 560, 160)))
