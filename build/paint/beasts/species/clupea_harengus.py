"""The herring turn: a shoal wheels down out of the light, and one flank flashes.

Proportions, in lengths from the snout to the root of the tail: depth 0.22 at 0.42, the belly deeper than
the back is high and keeled; head 0.225; eye 0.052 wide at 0.078; lower jaw longer, mouth short and turned
up; one dorsal fin at 0.50 to 0.62, the small pelvic fin below it at 0.56; anal fin low at 0.76 to 0.91;
tail deeply forked, its lobes 0.24. No lateral line. Back blue green, a seam of gold, flank silver.
"""

from __future__ import annotations

import numpy as np
from canvas import mix, smooth
from finfish import Fish, planes
from rays import fin
from sheet import Sheet, finished
from underwater import motes, shafts, surface, water

BACK = [(-0.008, -0.022), (0.03, -0.041), (0.08, -0.058), (0.15, -0.076), (0.25, -0.094),
        (0.38, -0.104), (0.50, -0.101), (0.62, -0.087), (0.75, -0.065), (0.87, -0.045),
        (0.95, -0.037), (1.03, -0.037)]  # fmt: skip
BELLY = [(-0.016, -0.014), (0.004, 0.012), (0.035, 0.038), (0.08, 0.062), (0.14, 0.086),
         (0.22, 0.112), (0.32, 0.132), (0.43, 0.138), (0.55, 0.126), (0.68, 0.098), (0.80, 0.066),
         (0.90, 0.044), (0.96, 0.037), (1.03, 0.037)]  # fmt: skip
OUTLINE = [*BACK, *BELLY[::-1]]
HERO = [(40, 424), (122, 382), (212, 344), (300, 296), (362, 240), (396, 184)]
SIZE = [(0, 1.22), (0.2, 1.30), (0.5, 1.28), (1, 0.98)]
TAIL = (
    [(1.11, -0.086), (1.03, -0.052), (0.985, -0.034), (0.985, 0.034), (1.03, 0.052), (1.11, 0.088)],
    [(1.225, -0.135), (1.15, -0.066), (1.095, -0.020), (1.078, 0.0), (1.095, 0.020), (1.15, 0.070),
     (1.225, 0.145)],
)  # fmt: skip


def herring(c, axis, size=None, near=1.0, haze="#3f9c9c", sunk=0.0, flash=1.0, seed=1, side=1):
    """Paint one herring; `near` under 1 leaves details out, `sunk` mixes it with the water."""
    f = Fish(c, axis, BACK, BELLY, size, side=side, flat=1.5)
    q = lambda colour: mix(colour, haze, sunk)
    fins(f, q, near)
    f.body(OUTLINE)
    grain = f.noise(0.16, 0.30, seed, 3)
    v = f.v + 0.06 * grain
    back = planes(
        v,
        (-1.0, q("#b9e6c8")), (-0.90, q("#4f9f98")), (-0.74, q("#1c5664")), (-0.52, q("#2a6c74")),
        (-0.40, q("#b9b878")), (-0.30, q("#d6e6e0")), (-0.05, q("#eef5ee")), (0.26, q("#cddfe2")),
        (0.52, q("#94b7c6")), (0.78, q("#5f90a6")), (1.0, q("#7db4ba")), crisp=0.55,
    )  # fmt: skip
    f.lay(back)
    # The flank is a mirror: a broad flash in the middle, cooler towards head and tail.
    turn = np.exp(-(((f.u - 0.44) / 0.24) ** 2)) * smooth(-0.42, -0.2, v) * (1 - smooth(0.35, 0.75, v))
    f.lay(q("#fffdf0"), turn * 0.9 * flash, 1.0)
    cool = smooth(0.55, 0.95, f.u) * smooth(-0.4, -0.1, v) * (1 - smooth(0.6, 0.95, v))
    f.lay(q("#8fb6c6"), cool * 0.6)
    streak = smooth(0.12, 0.34, f.noise(0.22, 0.16, seed + 4, 2)) * smooth(-0.3, 0.0, v) * (1 - smooth(0.5, 0.8, v))
    f.lay(q("#a2b8d4"), streak * 0.45)
    rose = smooth(0.10, 0.36, f.noise(0.3, 0.2, seed + 9, 2)) * smooth(0.0, 0.3, v) * (1 - smooth(0.6, 0.8, v))
    f.lay(q("#d3a6b4"), rose * 0.22)
    if near > 0.5:
        scales(f, q, seed, near)
        head(f, q)
    else:
        (x, y), = f.at([(0.078, -0.012)])
        r = 0.019 * f.span(0.08)
        c.disc(x, y, r * 1.3, r * 1.3, q("#b9cfc8"), alpha=0.8, edge=0)
        c.disc(x, y, r, r, q("#123440"), edge=0)
        f.stroke([(0.205, -0.06), (0.228, 0.0), (0.205, 0.07)], 0.012 * f.length, q("#4f8792"), alpha=0.6)
    return f


def fins(f, q, near):
    """Paint the fins: tail, dorsal, anal, pelvic."""
    pale, mid, dark = q("#8fb7b4"), q("#4f8a90"), q("#1f5560")
    rays = 9 if near > 0.5 else 4
    ray = 0.0030 * f.length * (1 if near > 0.5 else 0.6)
    how = {"dark": q("#0f3a48"), "light": q("#dfeede")}
    fin(f, *TAIL, [dark, mid, mid, q("#2b6470")], rays * 2 - 3, 0.12, ray=ray * 0.9, **{**how, "light": q("#7fb0b0")})
    fin(f, [(0.49, -0.088), (0.62, -0.076)],
        [(0.515, -0.190), (0.545, -0.188), (0.575, -0.150), (0.615, -0.122), (0.665, -0.108)],
        [q("#2f6a72"), mid, q("#86b8b2")], rays + 1, 0.28, ray=0.7 * ray, **{**how, "light": q("#a9d0c4")})  # fmt: skip
    if near > 0.5:
        # Skin runs up the root of the fin.
        f.patch([(0.475, -0.08), (0.635, -0.07), (0.645, -0.094), (0.58, -0.110), (0.530, -0.120), (0.495, -0.108)], q("#2a6670"), 0.8, soft=0.009 * f.length, inside=False)
    fin(f, [(0.755, 0.072), (0.90, 0.038)],
        [(0.772, 0.116), (0.80, 0.102), (0.85, 0.082), (0.925, 0.060)],
        [q("#b4ccd0"), pale, pale], rays + 1, 0.25, ray=0.7 * ray, **how)  # fmt: skip
    fin(f, [(0.550, 0.118), (0.600, 0.106)], [(0.600, 0.176), (0.628, 0.166), (0.648, 0.142)],
        [q("#b9d2d0"), pale], 6, 0.4, ray=ray, **how)  # fmt: skip


def scales(f, q, seed, near):
    """Lay scales: rows of crescents, plain where the light turns and lost elsewhere."""
    rows, cols = 15, 52
    g = np.random.default_rng(seed + 20)
    for row in range(rows):
        v = -0.72 + 1.56 * row / (rows - 1)
        s = 0.245 + (np.arange(cols) + 0.5 * (row % 2)) / cols * 0.74
        s = s[s < 0.985]
        vv = np.full_like(s, v)
        own = f.noise(0.12, 0.35, seed + 30, 2)
        show = np.clip(0.42 + 0.8 * f.value_at(own, s, vv), 0.12, 1)
        size = 0.0088 * f.length
        dark = q("#0f3f4e") if v < -0.45 else q("#6d93a6")
        f.dabs(s, vv, size * 0.28, size * 0.95, dark, 0.50 * show)
        f.dabs(s - 0.006, vv, size * 0.36, size * 0.8, q("#8fd0c0") if v < -0.45 else q("#ffffff"), 0.55 * show * g.uniform(0.5, 1, len(s)))


def head(f, q):
    """Paint the head: bare and smooth, one cover, an upturned mouth, a round eye."""
    unit = f.length
    v = f.v
    # The head has no scales: a calm plane, lighter over the cheek.
    bare = (1 - smooth(0.205, 0.232, f.u + 0.022 * (v * 1.1) ** 2))
    plane = planes(
        v, (-1, q("#8ccab8")), (-0.80, q("#2f7480")), (-0.56, q("#24606e")), (-0.36, q("#b7c3a4")),
        (-0.2, q("#c3d6d0")), (0.3, q("#b9d0d0")), (0.7, q("#84abb6")), (1, q("#8fc0bf")), crisp=0.4,
    )  # fmt: skip
    f.lay(plane, bare * 0.92 * smooth(-0.62, -0.40, v))
    f.patch([(0.125, -0.020), (0.165, -0.045), (0.205, -0.040), (0.222, 0.0), (0.212, 0.050), (0.180, 0.078),
             (0.155, 0.055), (0.14, 0.02)], q("#eef1e2"), 0.6, soft=0.010 * unit)  # fmt: skip
    f.patch([(0.10, 0.020), (0.135, 0.012), (0.150, 0.045), (0.135, 0.068), (0.10, 0.052)], q("#f4ecd0"), 0.5, soft=0.008 * unit)
    # Edge of the gill cover: a shade behind its lower half, a light upon it; lost above.
    cover = [(0.200, -0.045), (0.220, -0.020), (0.228, 0.012), (0.221, 0.048), (0.198, 0.084), (0.160, 0.098)]
    f.stroke([(s + 0.008, h) for s, h in cover], 0.018 * unit, q("#4b7f8c"), (0.4, 1.0), alpha=0.6, soft=0.004 * unit)
    f.stroke([(s - 0.003, h) for s, h in cover[2:5]], 0.005 * unit, q("#ffffff"), alpha=0.7)
    f.stroke([(0.120, -0.004), (0.138, 0.02), (0.140, 0.050), (0.120, 0.066)], 0.005 * unit, q("#6d989e"), alpha=0.4)
    for n, (a, b) in enumerate([(0.150, 0.195), (0.147, 0.188), (0.146, 0.178)]):
        f.stroke([(a, 0.030 + 0.012 * n), ((a + b) / 2, 0.042 + 0.013 * n), (b, 0.050 + 0.012 * n)], 0.004 * unit, q("#7fa4ac"), alpha=0.5)
    # Upturned mouth: a short steep cleft, the chin before it, the broad bone of the upper jaw behind.
    f.patch([(0.010, -0.020), (0.034, -0.014), (0.056, 0.006), (0.068, 0.026), (0.056, 0.032), (0.034, 0.014)], q("#eaf1e4"), 0.9, soft=0.003 * unit)
    f.patch([(-0.016, -0.016), (0.012, 0.004), (0.034, 0.016), (0.060, 0.034), (0.03, 0.040), (0.0, 0.014)], q("#a9c4c4"), 0.7, soft=0.005 * unit)
    f.stroke([(-0.012, -0.019), (0.004, -0.004), (0.022, 0.011), (0.040, 0.023)], 0.0052 * unit, q("#1d4f5b"), (1.0, 0.5), 0.85)
    f.stroke([(0.040, -0.008), (0.061, 0.008), (0.071, 0.026)], 0.003 * unit, q("#54828c"), alpha=0.4)
    f.stroke([(0.022, -0.027), (0.030, -0.027)], 0.005 * unit, q("#123b46"), alpha=0.7)
    f.eye(0.081, -0.016, 0.0225, (q("#dfe6cf"), q("#9fb9b4")), pupil=0.56, dark=q("#0c2229"), rim=q("#f6fbe8"))
    # The pectoral fin lies low behind the cover.
    c = f.c
    whole = [(0.232, 0.088), (0.29, 0.102), (0.36, 0.122), (0.31, 0.125), (0.25, 0.114)]
    f.patch([(s, h + 0.010) for s, h in whole], q("#4f7f8c"), 0.5, soft=0.006 * unit)
    fin(f, [(0.226, 0.080), (0.230, 0.106)], [(0.365, 0.118), (0.345, 0.129), (0.31, 0.132)],
        [q("#b9ccca"), q("#cfe0da"), q("#e6f0e6")], 7, 0.15, ray=0.003 * unit, dark=q("#4f8090"), light=q("#ffffff"))  # fmt: skip
    _ = c


def animal(c):
    """Paint the nearest herring."""
    herring(c, HERO, SIZE, seed=7)


def shoal(c, g, n, path, length, sunk, haze, flash, near=0.0, spread=(30, 26)):
    """Paint companions along a path (x, y, angle in degrees) of the wheel."""
    t = np.linspace(0, 1, n) + g.uniform(-0.35, 0.35, n) / n
    place = np.array(path, float)
    for q in t[g.permutation(n)]:
        x, y, a = (np.interp(q, np.linspace(0, 1, len(place)), place[:, e]) for e in range(3))
        x, y = x + g.normal(0, spread[0]), y + g.normal(0, spread[1])
        a = np.radians(a + g.normal(0, 7))
        long = length * g.uniform(0.8, 1.2)
        bend = g.normal(0.06, 0.05)
        co, si = np.cos(a), np.sin(a)
        axis = []
        for u in (0, 0.33, 0.66, 1.0):
            w = bend * np.sin(u * 3.3 + 0.6)
            axis.append((x + long * (u * co - w * si), y + long * (u * si + w * co)))
        if not any(-5 < px < 485 and -5 < py < 725 for px, py in axis):
            continue
        herring(c, axis, near=near, haze=haze, sunk=sunk * g.uniform(0.85, 1.1), flash=flash * g.uniform(0.2, 1), seed=int(g.integers(1, 999)))


FAR = [(455, 40, -42), (400, 92, -32), (320, 128, -18), (220, 140, 0), (130, 165, 18), (60, 220, 36)]
MIDDLE = [(330, 110, -40), (250, 180, -30), (160, 232, -20), (80, 276, -8), (20, 330, 4)]
BELOW = (
    ([(404, 352), (436, 330), (470, 298), (500, 256)], 0.66, 0.3, 0.15),
    ([(120, 634), (152, 628), (184, 614), (210, 592)], 0.80, 0.3, 0.10),
    ([(236, 560), (264, 552), (296, 534), (322, 506)], 0.80, 0.3, 0.10),
    ([(236, 640), (276, 630), (318, 608), (350, 576)], 0.68, 0.3, 0.15),
    ([(330, 560), (384, 548), (440, 516), (486, 466)], 0.50, 0.6, 0.25),
    ([(26, 566), (70, 564), (124, 546), (164, 512)], 0.46, 0.6, 0.30),
    ([(190, 488), (252, 468), (322, 430), (382, 370)], 0.28, 0.8, 0.55),
)
"""Companions below the leader, far to near: where they lie, how deep in the water, how finished, how bright."""


def company(c):
    """Paint the companions below: each apart from the others, its head whole and in the light from above."""
    for i, (axis, sunk, near, flash) in enumerate(BELOW):
        herring(c, axis, [(0, 1.10), (0.4, 1.20), (1, 0.95)], near=near, haze=mix("#1f7494", "#114a6c", smooth(0.4, 0.8, sunk)), sunk=sunk, flash=flash, seed=31 + 7 * i)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=11)
    g = np.random.default_rng(5)
    water(c, ["#d9f2cf", "#83cdb8", "#3a9fa8", "#1b6b86", "#0f4264", "#07233f"], (335, -30, 360, "#fff4c4", 0.85))
    surface(c, 105, "#fffdea", "#5db3ae", seed=3, centre=320, n=190, alpha=0.8)
    shafts(c, (335, -190), "#fff6c8", n=9, length=640, amount=0.34, spread=0.75, wide=(10, 36))
    shoal(c, g, 22, FAR, 52, 0.60, "#66bdb4", 0.5, spread=(20, 12))
    shoal(c, g, 10, MIDDLE, 104, 0.36, "#4aa9aa", 0.8, spread=(8, 7))
    shafts(c, (335, -190), "#fdf6c4", n=5, seed=9, length=600, amount=0.14, spread=0.6)
    company(c)
    motes(c, "#e9ffe0", 90)
    animal(c)
    return finished(c, focus=((80, 400, 75),))
