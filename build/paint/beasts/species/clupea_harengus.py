"""The herring turn in the evening: a shoal wheels through the last light, and one flank flashes.

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
HERO = [(456, 262), (382, 280), (300, 316), (218, 368), (146, 430), (94, 492)]
SIZE = [(0, 1.42), (0.2, 1.54), (0.5, 1.46), (1, 1.02)]
TAIL = (
    [(1.11, -0.086), (1.03, -0.052), (0.985, -0.034), (0.985, 0.034), (1.03, 0.052), (1.11, 0.088)],
    [(1.225, -0.135), (1.15, -0.066), (1.095, -0.020), (1.078, 0.0), (1.095, 0.020), (1.15, 0.070),
     (1.225, 0.145)],
)  # fmt: skip


def herring(c, axis, size=None, near=1.0, haze="#3f9c9c", sunk=0.0, flash=1.0, seed=1, side=1, dusk=None):
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
    f.lay(q("#e09cb4"), rose * 0.40)
    f.lay(q("#e8c47c"), np.exp(-(((v + 0.30) / 0.10) ** 2)) * smooth(0.1, 0.3, f.u) * 0.5)
    if dusk:
        f.lay(dusk, smooth(0.30, 0.95, f.v) * 0.62)
        f.lay("#ffd8c0", (1 - smooth(-0.92, -0.68, f.v)) * smooth(0.03, 0.12, f.u) * (1 - smooth(0.6, 0.95, f.u)) * 0.62)
    if near > 0.5:
        scales(f, q, seed)
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
    dark = q("#1f5560")
    rays = 9 if near > 0.5 else 4
    ray = 0.0030 * f.length * (1 if near > 0.5 else 0.6)
    how = {"dark": q("#0f3a48"), "light": q("#dfeede")}
    fin(f, *TAIL, [dark, q("#2f6a74"), q("#2b6470"), q("#123c4a")], rays * 2 - 3, 0.05, ray=ray * 0.9, **{**how, "light": q("#7fb0b0")})
    fin(f, [(0.49, -0.088), (0.62, -0.076)],
        [(0.520, -0.156), (0.542, -0.156), (0.572, -0.130), (0.612, -0.110), (0.655, -0.098)],
        [q("#174854"), q("#2a6470"), q("#4f8c90")], rays + 1, 0.10, ray=0.7 * ray, **{**how, "light": q("#a9d0c4")})  # fmt: skip
    f.stroke([(0.488, -0.092), (0.503, -0.124), (0.522, -0.155)], 0.006 * f.length, q("#0c2c38"), (1.0, 0.5), alpha=0.8, swell=False)
    if near > 0.5:
        # Skin runs up the root of the fin.
        f.patch([(0.475, -0.08), (0.635, -0.07), (0.645, -0.094), (0.58, -0.110), (0.530, -0.120), (0.495, -0.108)], q("#2a6670"), 0.8, soft=0.009 * f.length, inside=False)
    fin(f, [(0.755, 0.078), (0.905, 0.040)],
        [(0.790, 0.110), (0.820, 0.096), (0.870, 0.074), (0.935, 0.054)],
        [q("#9ab4c4"), q("#86a4b4"), q("#a4bcc8")], rays + 1, 0.55, ray=0.6 * ray, **how)  # fmt: skip
    fin(f, [(0.552, 0.122), (0.590, 0.114)], [(0.622, 0.160), (0.642, 0.156), (0.648, 0.136)],
        [q("#a4bcc8"), q("#86a4b4")], 6, 0.50, ray=0.7 * ray, **how)  # fmt: skip
    if near > 0.5:
        for root in ([(0.75, 0.070), (0.91, 0.034), (0.92, 0.048), (0.85, 0.070), (0.79, 0.092)], [(0.545, 0.112), (0.60, 0.102), (0.612, 0.122), (0.585, 0.134), (0.555, 0.134)]):
            f.patch(root, q("#7e96b4"), 0.8, soft=0.008 * f.length, inside=False)


def scales(f, q, seed):
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
    # Mother of pearl on the cheek: rose, gold, a cool blue below.
    f.patch([(0.150, -0.030), (0.196, -0.034), (0.214, 0.004), (0.196, 0.030), (0.160, 0.012)], q("#e8aab4"), 0.42, soft=0.010 * unit)
    f.patch([(0.112, 0.014), (0.150, 0.020), (0.176, 0.044), (0.150, 0.062), (0.112, 0.050)], q("#f2d08c"), 0.48, soft=0.009 * unit)
    f.patch([(0.150, 0.058), (0.196, 0.040), (0.214, 0.044), (0.196, 0.078), (0.160, 0.092)], q("#8fa4dc"), 0.55, soft=0.008 * unit)
    f.patch([(0.085, -0.052), (0.15, -0.068), (0.222, -0.084), (0.226, -0.060), (0.16, -0.046), (0.11, -0.038)], q("#143c50"), 0.60, soft=0.006 * unit)
    # Edge of the gill cover: a shade behind its lower half, a light upon it; lost above.
    cover = [(0.200, -0.045), (0.220, -0.020), (0.228, 0.012), (0.221, 0.048), (0.198, 0.084), (0.160, 0.098)]
    f.stroke([(s + 0.008, h) for s, h in cover], 0.018 * unit, q("#2f5a72"), (0.6, 1.0), alpha=0.7, soft=0.004 * unit)
    f.stroke([(s - 0.003, h) for s, h in cover[2:5]], 0.005 * unit, q("#ffffff"), alpha=0.7)
    f.stroke([(0.120, -0.004), (0.138, 0.02), (0.140, 0.050), (0.120, 0.066)], 0.006 * unit, q("#3f6c80"), alpha=0.6)
    for n, (a, b) in enumerate([(0.150, 0.195), (0.147, 0.188), (0.146, 0.178)]):
        f.stroke([(a, 0.030 + 0.012 * n), ((a + b) / 2, 0.042 + 0.013 * n), (b, 0.050 + 0.012 * n)], 0.004 * unit, q("#587c94"), alpha=0.6)
    # Upturned mouth: a short steep cleft, the chin before it, the broad bone of the upper jaw behind.
    f.patch([(0.010, -0.020), (0.034, -0.014), (0.056, 0.006), (0.068, 0.026), (0.056, 0.032), (0.034, 0.014)], q("#eaf1e4"), 0.9, soft=0.003 * unit)
    f.patch([(-0.016, -0.016), (0.012, 0.004), (0.034, 0.016), (0.060, 0.034), (0.03, 0.040), (0.0, 0.014)], q("#a9c4c4"), 0.7, soft=0.005 * unit)
    f.stroke([(-0.012, -0.019), (0.004, -0.004), (0.022, 0.011), (0.040, 0.023)], 0.0052 * unit, q("#1d4f5b"), (1.0, 0.5), 0.85)
    f.stroke([(0.040, -0.008), (0.061, 0.008), (0.071, 0.026)], 0.003 * unit, q("#54828c"), alpha=0.4)
    f.stroke([(0.022, -0.027), (0.030, -0.027)], 0.005 * unit, q("#123b46"), alpha=0.7)
    f.eye(0.081, -0.016, 0.0200, (q("#efe0b0"), q("#a8b0a0")), pupil=0.52, dark=q("#0c2229"), rim=q("#f6fbe8"))
    f.stroke([(0.056, -0.030), (0.070, -0.040), (0.090, -0.040), (0.108, -0.030)], 0.008 * unit, q("#17485a"), (0.5, 0.5), alpha=0.75, soft=0.001 * unit)
    # The pectoral fin lies low behind the cover, along the belly.
    f.patch([(0.235, 0.096), (0.30, 0.112), (0.375, 0.124), (0.32, 0.138), (0.25, 0.126)], q("#3f5f84"), 0.5, soft=0.006 * unit)
    fin(f, [(0.226, 0.082), (0.232, 0.104)], [(0.380, 0.110), (0.372, 0.122), (0.330, 0.130), (0.280, 0.124)],
        [q("#a4b8c4"), q("#b8ccd4"), q("#d4e2e6")], 8, 0.30, ray=0.0026 * unit, dark=q("#4f7090"), light=q("#f4faff"))  # fmt: skip
    f.patch([(0.216, 0.076), (0.240, 0.080), (0.256, 0.096), (0.240, 0.106), (0.220, 0.100)], q("#a8bccc"), 0.8, soft=0.006 * unit)


def animal(c):
    """Paint the nearest herring."""
    herring(c, HERO, SIZE, seed=7, side=-1, dusk="#5c549c")


def arc(x, y, long, degrees, bend):
    """Return the axis of a fish with its snout at a place, swimming that way and bent."""
    a = np.radians(degrees)
    co, si = -np.cos(a), -np.sin(a)
    return [(x + long * (u * co - w * si), y + long * (u * si + w * co)) for u in (0, 0.33, 0.66, 1.0) for w in (bend * np.sin(u * 3.0),)]


def school(c, g, n, path, length, haze, sunk, wide):
    """Paint a far band of the shoal along a path (x, y, way in degrees), each fish a little off."""
    t = np.sort(g.uniform(0, 1, n))
    place = np.array(path, float)
    for q in t[g.permutation(n)]:
        x, y, a = (np.interp(q, np.linspace(0, 1, len(place)), place[:, e]) for e in range(3))
        axis = arc(x + g.normal(0, wide), y + g.normal(0, wide), length * g.uniform(0.6, 1.3), a + g.normal(0, 10), g.normal(0.05, 0.06))
        if not any(5 < x < 475 and 5 < y < 715 for x, y in axis[:3]):
            continue
        herring(c, axis, near=0.0, haze=haze, sunk=np.clip(sunk * g.uniform(0.7, 1.15), 0, 0.95), flash=g.uniform(0, 1) ** 2, seed=int(g.integers(1, 999)), side=-1)


LOW = [(40, 700, -16), (150, 660, -20), (260, 610, -26), (370, 540, -34), (470, 450, -42)]
HIGH = [(-10, 250, -36), (50, 190, -28), (130, 152, -14), (230, 140, -4)]
MATES = (
    (arc(330, 660, 190, -24, 0.05), 0.58, 1.8),
    (arc(520, 560, 260, -28, 0.07), 0.30, 0.6),
    (arc(170, 660, 210, -18, 0.03), 0.46, 1.1),
)
"""Companions: where they lie, how deep in the water, how far out of focus."""


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=11)
    g = np.random.default_rng(5)
    water(c, ["#ffd8a8", "#e890a0", "#a064a4", "#5c4a98", "#33347c", "#1b2058", "#12153c"], (400, -40, 300, "#fff2c8", 0.9))
    surface(c, 118, "#fff4d4", "#b4688c", seed=3, centre=370, n=260, alpha=0.95)
    shafts(c, (400, -190), "#ffe4c0", n=9, length=640, amount=0.42, spread=0.75, wide=(8, 30))
    c.lifted(lambda q: school(q, g, 26, HIGH, 34, "#8f5c9c", 0.60, 14)).blurred(0.5).lay(0.9)
    c.lifted(lambda q: school(q, g, 20, LOW, 78, "#363a80", 0.66, 22)).blurred(0.7).lay(0.85)
    for axis, sunk, soft in MATES:
        c.lifted(lambda q, axis=axis, sunk=sunk: herring(q, axis, SIZE, near=0.4, haze="#35387c", sunk=sunk, flash=0.7, seed=3, side=-1, dusk="#4a4690")).blurred(soft).lay()
    motes(c, "#fff0dc", 80)
    animal(c)
    return finished(c, focus=((410, 280, 90),))
