"""The herring turn in the evening: a shoal wheels through the last light, and one flank flashes.

Proportions, in lengths from the snout to the root of the tail: depth 0.21 at 0.42, the belly deeper than
the back is high and keeled; head 0.225, pointed; eye 0.046 wide at 0.084; lower jaw longer and turned up,
the mouth ends below the eye; one dorsal fin in the middle, at 0.47 to 0.60, the small pelvic fin below it
at 0.55; anal fin low at 0.76 to 0.91; tail deeply forked, its lobes 0.24. No lateral line; large scales.
Back blue green, a seam of gold, flank silver.
"""

from __future__ import annotations

import numpy as np
from canvas import mix, smooth
from finfish import Fish, planes
from rays import fin
from sheet import Sheet, finished
from underwater import motes, shafts, surface, water

BACK = [(0.000, -0.006, None), (0.022, -0.020), (0.055, -0.036), (0.10, -0.052), (0.16, -0.067), (0.24, -0.082),
        (0.34, -0.092), (0.44, -0.094), (0.54, -0.089), (0.64, -0.077), (0.75, -0.059), (0.87, -0.041),
        (0.95, -0.034), (1.03, -0.035)]  # fmt: skip
BELLY = [(-0.017, -0.001, None), (-0.015, 0.013), (0.006, 0.034), (0.06, 0.058), (0.13, 0.080),
         (0.21, 0.097), (0.31, 0.113), (0.42, 0.118), (0.54, 0.110), (0.67, 0.087), (0.79, 0.060),
         (0.90, 0.041), (0.96, 0.034), (1.03, 0.035)]  # fmt: skip
OUTLINE = [*BACK, *BELLY[::-1], (0.004, 0.000, None)]
HERO = [(452, 164), (390, 186), (314, 240), (238, 316), (168, 400), (112, 490)]
SIZE = [(0, 1.16), (0.3, 1.24), (0.6, 1.20), (1, 1.02)]
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
    if dusk is not None:
        f.lay(dusk, smooth(0.30, 0.95, f.v) * 0.62)
        f.lay("#ffd8c0", (1 - smooth(-0.92, -0.68, f.v)) * smooth(0.03, 0.12, f.u) * (1 - smooth(0.6, 0.95, f.u)) * 0.62)
    if near > 0.5:
        scales(f, q, seed)
        # A shade below the middle keeps the side round.
        f.lay(q("#4a5ca0"), smooth(0.45, 0.95, f.v) * 0.35)
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
    fin(f, [(0.470, -0.084), (0.605, -0.074)],
        [(0.494, -0.138), (0.514, -0.150), (0.540, -0.136), (0.585, -0.112), (0.645, -0.090)],
        [q("#1d5460"), q("#34747c"), q("#6aa8a8")], rays + 2, 0.15, ray=0.7 * ray, **{**how, "light": q("#c4e4d4")})  # fmt: skip
    f.stroke([(0.466, -0.088), (0.486, -0.122), (0.510, -0.150)], 0.007 * f.length, q("#0c2c38"), (1.0, 0.5), alpha=0.8, swell=False)
    if near > 0.5:
        # Skin runs up the root of the fin.
        f.patch([(0.455, -0.08), (0.62, -0.066), (0.63, -0.086), (0.57, -0.100), (0.520, -0.112), (0.480, -0.104)], q("#2a6670"), 0.8, soft=0.009 * f.length, inside=False)
    fin(f, [(0.755, 0.068), (0.905, 0.038)],
        [(0.790, 0.100), (0.820, 0.090), (0.870, 0.070), (0.935, 0.050)],
        [q("#9ab4c4"), q("#86a4b4"), q("#a4bcc8")], rays + 1, 0.45, ray=0.6 * ray, **how)  # fmt: skip
    fin(f, [(0.486, 0.112), (0.530, 0.108)], [(0.566, 0.150), (0.586, 0.154), (0.590, 0.128)],
        [q("#b4c8d4"), q("#9cb8c8"), q("#c8dce4")], 7, 0.30, ray=0.7 * ray, **how)  # fmt: skip
    if near > 0.5:
        for root in ([(0.75, 0.060), (0.91, 0.032), (0.92, 0.046), (0.85, 0.064), (0.79, 0.082)], [(0.476, 0.100), (0.534, 0.096), (0.552, 0.116), (0.530, 0.126), (0.492, 0.126)]):
            f.patch(root, q("#8ea4c4"), 0.8, soft=0.008 * f.length, inside=False)


def scales(f, q, seed):
    """Lay large scales in staggered rows: each a mirror of its own, with a dark edge behind."""
    rows, long = 6.5, 0.0225
    y = f.v * rows + 20.5
    row = np.floor(y)
    across = y - row - 0.5
    x = f.u / long + 0.5 * (row % 2) + 0.75 * across**2 * 2
    column = np.floor(x)
    along = x - column
    lot = np.sin(row * 127.1 + column * 311.7 + seed * 7.3) * 43758.5453
    lot = lot - np.floor(lot)
    show = smooth(0.225, 0.27, f.u) * (1 - smooth(0.93, 1.0, f.u)) * smooth(-0.95, -0.8, f.v) * (1 - smooth(0.74, 0.92, f.v))
    show = show * np.clip(f.length / 400, 0.2, 1)
    side = smooth(-0.42, -0.26, f.v)
    band = 0.45 + 0.75 * f.noise(0.20, 0.30, seed + 30, 2)
    f.lay(q("#ffffff"), show * side * smooth(0.62, 0.80, lot) * np.clip(band + 0.25, 0, 1) * 0.85)
    f.lay(q("#f8c8c0"), show * side * smooth(0.40, 0.52, lot) * (1 - smooth(0.52, 0.60, lot)) * 0.45)
    f.lay(q("#6f8cc0"), show * side * (1 - smooth(0.10, 0.26, lot)) * 0.50)
    f.lay(q("#6cc0b4"), show * (1 - side) * smooth(0.55, 0.85, lot) * 0.32)
    glint = np.exp(-(((f.u - 0.42) / 0.15) ** 2) - ((f.v - 0.10) / 0.26) ** 2)
    f.lay(q("#fffaf0"), show * glint * 0.75)
    edge = smooth(0.72, 0.88, along) * (1 - smooth(0.94, 1.0, along))
    f.lay(q("#4d6a94"), show * side * edge * np.clip(0.15 + 0.55 * band, 0.10, 0.55))
    f.lay(q("#0c3040"), show * (1 - side) * edge * np.clip(0.1 + 0.5 * band, 0.05, 0.5))
    f.lay(q("#ffffff"), show * side * smooth(0.0, 0.06, along) * (1 - smooth(0.10, 0.30, along)) * 0.35)


def head(f, q):
    """Paint the head: bare and pointed, cheek and gill cover, an upturned mouth that ends below the eye."""
    unit = f.length
    v = f.v
    # The head has no scales: a calm plane, lighter over the cheek; it ends softly at the cover.
    bare = 1 - smooth(0.205, 0.235, f.u + 0.022 * (v * 1.1) ** 2)
    plane = planes(
        v, (-1, q("#8ccab8")), (-0.80, q("#2f7480")), (-0.50, q("#24606e")), (-0.30, q("#b7c3a4")),
        (-0.12, q("#dfe8dc")), (0.3, q("#d2e0de")), (0.7, q("#94b4c4")), (1, q("#9fb8d4")), crisp=0.4,
    )  # fmt: skip
    f.lay(plane, bare * 0.92 * smooth(-0.62, -0.34, v))
    f.lay(q("#1c5060"), (1 - smooth(0.0, 0.09, f.u)) * (1 - smooth(-0.2, 0.35, v)) * 0.6)
    f.patch([(0.158, -0.014), (0.190, -0.030), (0.214, -0.016), (0.220, 0.020), (0.208, 0.056), (0.178, 0.064), (0.162, 0.030)], q("#fff8e8"), 0.75, soft=0.008 * unit)
    f.patch([(0.100, 0.024), (0.130, 0.012), (0.146, 0.036), (0.134, 0.060), (0.104, 0.054)], q("#fff4d8"), 0.6, soft=0.007 * unit)
    # Mother of pearl on the cover: rose, gold, a cool blue below.
    f.patch([(0.166, -0.020), (0.204, -0.020), (0.216, 0.010), (0.196, 0.024), (0.168, 0.010)], q("#f0a8b4"), 0.50, soft=0.009 * unit)
    f.patch([(0.106, 0.022), (0.140, 0.020), (0.150, 0.044), (0.126, 0.056)], q("#f8cc80"), 0.45, soft=0.008 * unit)
    f.patch([(0.150, 0.056), (0.196, 0.040), (0.210, 0.052), (0.186, 0.080), (0.150, 0.080)], q("#8fa4dc"), 0.55, soft=0.008 * unit)
    # Two bones: a soft shade behind the edge of each, a light upon it; lost above.
    cheek = [(0.122, -0.004), (0.146, 0.014), (0.152, 0.040), (0.134, 0.062), (0.096, 0.062)]
    f.stroke([(s + 0.005, h) for s, h in cheek], 0.012 * unit, q("#4a6c8c"), (0.4, 0.7), alpha=0.65, soft=0.003 * unit)
    f.stroke([(s - 0.003, h) for s, h in cheek[1:4]], 0.004 * unit, q("#ffffff"), alpha=0.7)
    cover = [(0.196, -0.046), (0.222, -0.022), (0.232, 0.012), (0.224, 0.048), (0.200, 0.078), (0.160, 0.090)]
    f.stroke([(s + 0.010, h) for s, h in cover], 0.022 * unit, q("#2f4f7c"), (0.3, 0.8), alpha=0.60, soft=0.006 * unit)
    f.stroke([(s - 0.003, h) for s, h in cover[1:5]], 0.006 * unit, q("#ffffff"), (0.5, 0.5), alpha=0.75, soft=0.001 * unit)
    for n in range(4):
        f.stroke([(0.168, 0.020 + 0.011 * n), (0.186, 0.030 + 0.013 * n), (0.202 - 0.006 * n, 0.044 + 0.013 * n)], 0.0036 * unit, q("#7c94b8"), alpha=0.55)
    # The lower jaw stands out and turns up; above it lies the long bone of the upper jaw.
    f.patch([(-0.017, 0.000), (0.008, 0.011), (0.042, 0.034), (0.066, 0.052), (0.04, 0.050), (0.000, 0.030)], q("#a4bccc"), 0.9, soft=0.003 * unit)
    f.stroke([(-0.014, 0.006), (0.006, 0.018), (0.034, 0.037)], 0.008 * unit, q("#f4f8f0"), (0.7, 0.5), alpha=0.75, soft=0.0015 * unit)
    f.patch([(0.004, -0.004), (0.028, -0.002), (0.052, 0.014), (0.070, 0.034), (0.064, 0.046), (0.042, 0.032), (0.016, 0.010)], q("#dce4de"), 0.88, soft=0.003 * unit)
    f.stroke([(0.010, -0.006), (0.032, -0.006), (0.056, 0.012), (0.072, 0.034)], 0.004 * unit, q("#54828c"), alpha=0.5)
    f.stroke([(-0.008, -0.001), (0.012, 0.007), (0.034, 0.019), (0.056, 0.030)], 0.0062 * unit, q("#15303f"), (1.0, 0.4), 0.90)
    f.stroke([(0.030, -0.016), (0.038, -0.018)], 0.006 * unit, q("#0c2c38"), alpha=0.8)
    f.eye(0.084, -0.012, 0.0208, (q("#c4b480"), q("#a8bcb8")), pupil=0.64, dark=q("#0c2229"), flat=0.90, gaze=(-0.08, -0.03))
    f.stroke([(0.058, -0.022), (0.072, -0.036), (0.092, -0.038), (0.112, -0.024)], 0.009 * unit, q("#17485a"), (0.5, 0.5), alpha=0.85, soft=0.001 * unit)
    # The pectoral fin lies low behind the cover, along the belly.
    f.patch([(0.235, 0.084), (0.30, 0.098), (0.375, 0.112), (0.32, 0.124), (0.25, 0.112)], q("#3f5f94"), 0.5, soft=0.006 * unit)
    fin(f, [(0.222, 0.074), (0.230, 0.094)], [(0.384, 0.100), (0.376, 0.112), (0.330, 0.120), (0.276, 0.112)],
        [q("#a4b8cc"), q("#bccede"), q("#e4eef4")], 8, 0.20, ray=0.0026 * unit, dark=q("#4f7090"), light=q("#f4faff"))  # fmt: skip
    f.patch([(0.212, 0.066), (0.236, 0.070), (0.252, 0.086), (0.236, 0.098), (0.216, 0.092)], q("#b4c4d4"), 0.8, soft=0.006 * unit)


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


HIGH = [(-10, 250, -36), (50, 190, -28), (130, 152, -14), (230, 140, -4)]
BEHIND = (
    (arc(238, 128, 132, -20, 0.06), 0.66, 1.0, "#a8649c"), (arc(330, 146, 190, -27, 0.09), 0.56, 0.7, "#945c9c"), (arc(196, 214, 150, -38, -0.07), 0.62, 1.0, "#74509c"),
    (arc(106, 292, 168, -46, 0.07), 0.66, 1.2, "#5c4898"), (arc(150, 404, 120, -54, -0.06), 0.74, 1.5, "#443f8e"),
)  # fmt: skip
"""The shoal behind the leader: where they lie, how deep in the haze, how far out of focus, its colour there."""
BELOW = (
    (arc(312, 548, 118, -44, 0.06), 0.76, 1.6, "#2c2e74"), (arc(226, 616, 190, -30, -0.05), 0.62, 1.3, "#2c2e74"), (arc(66, 590, 130, -42, 0.06), 0.74, 1.7, "#2c2e74"),
    (arc(468, 506, 290, -38, 0.07), 0.26, 0.6, "#35387c"), (arc(128, 668, 250, -30, 0.06), 0.48, 1.3, "#2c2e74"),
)  # fmt: skip
"""Those that follow from below, in the same words."""


def mate(c, axis, sunk, soft, haze):
    """Paint a companion in the haze of the evening."""
    layer = c.lifted(lambda q: herring(q, axis, SIZE, haze=haze, sunk=sunk, flash=0.7, seed=3 + int(axis[0][0]) % 7, side=-1, dusk=mix("#4a4690", haze, sunk)))
    layer.haze(haze, 0.25 * sunk).blurred(soft).lay()


def ray(c, alpha):
    """Let one beam of the low sun cross the back of the leader: bright on the scales, faint in the water."""
    off = (c.x - 400) + 0.27 * (c.y + 190) + 5 * c.noise(40, 60, 91, 1)
    beam = np.exp(-((off / 17) ** 2)) + 0.5 * np.exp(-(((off + 46) / 8) ** 2))
    down = 1 - smooth(300, 470, c.y)
    c.area((1 - beam) * smooth(170, 330, c.y) * alpha, "#2c2468", 0.22, wash=0)
    c.area(beam * down * alpha, "#ffe6a8", 0.66, "screen", wash=0)
    c.area(beam * down * (1 - alpha), "#ffe0b8", 0.20, "screen", wash=0)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=11)
    g = np.random.default_rng(5)
    water(c, ["#ffd8a8", "#e890a0", "#a064a4", "#5c4a98", "#33347c", "#1b2058", "#12153c"], (400, -40, 300, "#fff2c8", 0.9))
    surface(c, 118, "#fff4d4", "#b4688c", seed=3, centre=370, n=260, alpha=0.95)
    shafts(c, (400, -190), "#ffe4c0", n=9, length=640, amount=0.42, spread=0.75, wide=(8, 30))
    c.lifted(lambda q: school(q, g, 22, HIGH, 30, "#8f5c9c", 0.66, 16)).blurred(0.5).lay(0.9)
    for one in (*BEHIND, *BELOW):
        mate(c, *one)
    motes(c, "#fff0dc", 80)
    leader = c.lifted(animal)
    leader.lay()
    ray(c, leader.alpha)
    return finished(c, focus=((400, 200, 100), (280, 290, 90)))
