"""A salmon tears itself out of a rapid against the low sun: twisted, water still hanging from its tail, a second one behind.

Proportions, in lengths from the snout to the root of the tail: depth 0.21 at 0.44; head 0.22; the eye small, 0.026
wide at 0.078; the gape reaches just behind it; lower jaw with the beginning of a hook; dorsal fin at
0.44 to 0.56, adipose fin at 0.82, pelvic fins at 0.52, anal fin at 0.70 to 0.79; root of the tail slim, 0.08;
tail broad, hardly cut in. Few dark crosses above the side line. Back bronze green, flank silver, belly white.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, rounded, smooth
from finfish import Fish, planes
from scipy import ndimage
from rays import fin
from nature import conifer, crown, ridge, sky, woods
from sheet import Sheet, finished
from seabed import rock

BACK = [(-0.010, -0.002), (0.015, -0.020), (0.06, -0.042), (0.12, -0.063), (0.20, -0.085),
        (0.32, -0.104), (0.44, -0.108), (0.56, -0.098), (0.70, -0.074), (0.83, -0.054),
        (0.92, -0.046), (1.0, -0.050), (1.06, -0.058)]  # fmt: skip
BELLY = [(0.002, 0.026), (0.03, 0.046), (0.07, 0.060), (0.13, 0.076), (0.21, 0.095), (0.32, 0.120),
         (0.45, 0.126), (0.58, 0.110), (0.70, 0.082), (0.82, 0.055), (0.92, 0.046), (1.0, 0.050),
         (1.06, 0.058)]  # fmt: skip
MOUTH = [(-0.010, -0.002, 0), (-0.007, 0.009), (0.03, 0.014), (0.078, 0.023), (0.104, 0.036, 0),
         (0.070, 0.036), (0.030, 0.036), (0.012, 0.028), (0.001, 0.020, 0)]  # fmt: skip
OUTLINE = [*MOUTH[::-1][:-1], *[(-0.010, -0.002, 0)], *BACK[1:], *BELLY[::-1][:-1], (-0.002, 0.032)]
AXIS = [(438, 124), (388, 164), (326, 202), (262, 250), (216, 316), (188, 386), (138, 432)]
SIZE = [(0, 1.14), (0.40, 1.16), (0.8, 0.98), (1, 1.0)]
LEAP = [(436, 108), (390, 140), (333, 181), (277, 237), (239, 308), (219, 364), (191, 410), (146, 442)]
LEAP_SIZE = [(0, 1.26), (0.35, 1.26), (0.8, 0.96), (1, 0.94)]
TAIL = (
    [(1.05, -0.074), (1.02, -0.056), (0.985, -0.046), (0.985, 0.046), (1.02, 0.056), (1.05, 0.074)],
    [(1.215, -0.190), (1.200, -0.118), (1.165, -0.052), (1.150, 0.0), (1.165, 0.052), (1.205, 0.118),
     (1.222, 0.190)],
)  # fmt: skip


def animal(c, axis=AXIS, size=SIZE, twist=0.0):
    """Paint the salmon; with a `twist` it shows more of its belly in front and of its back behind, against the sun."""
    f = Fish(c, axis, BACK, BELLY, size, side=-1, flat=1.15, sun=(-0.50, -0.74, 0.45))
    unit = f.length
    far_fins(f)
    f.patch([(0.0, 0.004), (0.05, 0.008), (0.11, 0.03), (0.06, 0.042), (0.012, 0.032)], "#5a2a2c", inside=False)
    # Skin runs up the roots of the fins.
    f.patch([(0.425, -0.09), (0.575, -0.078), (0.595, -0.098), (0.555, -0.124), (0.505, -0.134), (0.455, -0.116)], "#46503a", 0.9, soft=0.009 * unit, inside=False)
    f.patch([(0.68, 0.05), (0.80, 0.04), (0.805, 0.066), (0.775, 0.086), (0.735, 0.100), (0.705, 0.088)], "#b4c0bc", 0.85, soft=0.008 * unit, inside=False)
    f.body(OUTLINE)
    grain = f.noise(0.10, 0.30, 3, 3)
    turned = lambda s: twist * (0.16 * (1 - smooth(0.05, 0.45, s)) - 0.62 * smooth(0.45, 0.95, s))
    v = f.v + 0.07 * grain + turned(f.u)
    tone = planes(
        v, (-1.0, "#6f7a50"), (-0.82, "#3d4c38"), (-0.52, "#2c423e"), (-0.26, "#627a74"),
        (-0.06, "#b8c4ba"), (0.22, "#f0f0e4"), (0.52, "#fbf6ea"), (0.78, "#c6d2d8"), (1.0, "#8fa8ba"), crisp=0.5,
    )  # fmt: skip
    f.lay(tone)
    streak = smooth(0.10, 0.34, f.noise(0.2, 0.2, 5, 2)) * smooth(-0.2, 0.1, v) * (1 - smooth(0.5, 0.85, v))
    f.lay("#9fb4bc", streak * 0.45)
    rose = smooth(0.05, 0.3, f.noise(0.28, 0.25, 9, 2)) * smooth(-0.3, 0.0, v) * (1 - smooth(0.25, 0.5, v))
    f.lay("#c99a8c", rose * 0.45)
    shade = 1 - smooth(-0.05, 0.38, f.light)
    f.lay("#46707e", shade * (0.58 - 0.3 * (f.u < 0.2)))
    f.lay("#a9c4cc", smooth(0.93, 1.0, f.v) * 0.5)
    f.lay("#ffe9b0", smooth(0.70, 0.86, f.light) * (1 - smooth(-0.35, 0.2, f.v)) * 0.60)
    f.lay("#fff3c8", (1 - smooth(-0.99, -0.86, f.v)) * 0.8)
    f.lay("#fff6d6", np.exp(-(((f.v + 0.66) / 0.075) ** 2)) * smooth(0.20, 0.32, f.u) * (1 - smooth(0.46, 0.66, f.u)) * 0.85)
    if twist:
        against_the_sun(f)
    scales(f)
    if twist:
        glints(f, turned)
    spots(f, turned)
    head(f)
    near_fins(f, unit)


FIN = {"dark": "#1f2a2e", "light": "#f4dca0"}


def far_fins(f):
    """Paint tail, dorsal, adipose, anal and the far pelvic fin."""
    r = 0.0034 * f.length
    fin(f, *TAIL, ["#4a5044", "#5f5c40", "#76663c", "#57492e"], 15, 0.06, ray=0.8 * r, **FIN)
    fin(f, [(0.435, -0.098), (0.565, -0.088)],
        [(0.495, -0.178), (0.522, -0.184), (0.552, -0.166), (0.580, -0.138), (0.604, -0.112)],
        ["#4a523a", "#8a8254", "#d0b878"], 12, 0.12, ray=0.7 * r, bow=-0.05, **FIN)  # fmt: skip
    f.patch([(0.795, -0.046, 0), (0.818, -0.074), (0.846, -0.094), (0.862, -0.088), (0.852, -0.066), (0.838, -0.040, 0)], "#5d6c52", inside=False, soft=0.4)
    f.stroke([(0.803, -0.056), (0.823, -0.080), (0.850, -0.094)], 0.006 * f.length, "#e8d49a", alpha=0.7)
    fin(f, [(0.695, 0.066), (0.790, 0.048)], [(0.735, 0.158), (0.760, 0.150), (0.785, 0.118), (0.812, 0.088)],
        ["#c0b488", "#c8a868", "#b08a50"], 10, 0.05, ray=0.7 * r, dark="#7a5c3c", light="#fff0c0")  # fmt: skip
    fin(f, [(0.520, 0.086), (0.570, 0.084)], [(0.590, 0.158), (0.618, 0.168), (0.646, 0.150), (0.650, 0.122)],
        ["#9aa0a0", "#a88e5c", "#8a6a3c"], 6, 0.0, ray=0.6 * r, dark="#5a4630", light="#d8bc80")  # fmt: skip


def near_fins(f, unit):
    """Paint the near pelvic and pectoral fins; they grow out of the body."""
    r = 0.0034 * unit
    warm = {"dark": "#7a5c3c", "light": "#fff0c0"}
    f.patch([(0.50, 0.08), (0.55, 0.085), (0.59, 0.120), (0.53, 0.125)], "#4d6678", 0.55, soft=0.010 * unit)
    fin(f, [(0.492, 0.082), (0.556, 0.084)], [(0.528, 0.150), (0.556, 0.190), (0.592, 0.204), (0.628, 0.192), (0.640, 0.148)],
        ["#d8d4c4", "#e0c890", "#c89c58"], 8, 0.10, ray=0.7 * r, **warm)  # fmt: skip
    f.patch([(0.490, 0.066), (0.550, 0.068), (0.560, 0.104), (0.525, 0.116), (0.494, 0.102)], "#dfe3dc", 0.85, soft=0.010 * unit)
    f.patch([(0.215, 0.040), (0.29, 0.075), (0.37, 0.12), (0.27, 0.125), (0.215, 0.09)], "#4d6878", 0.55, soft=0.012 * unit)
    fin(f, [(0.206, 0.046), (0.214, 0.066), (0.216, 0.086)], [(0.362, 0.100), (0.386, 0.130), (0.382, 0.160), (0.352, 0.184), (0.310, 0.186), (0.262, 0.156)],
        ["#c8c8b8", "#dcc48c", "#c0904c"], 10, 0.10, ray=0.7 * r, **warm)  # fmt: skip
    f.patch([(0.200, 0.040), (0.232, 0.046), (0.246, 0.076), (0.236, 0.100), (0.206, 0.090)], "#d2d4c8", 0.85, soft=0.009 * unit)


def scales(f):
    """Lay scales: crescents where the flank turns from light to shade."""
    g = np.random.default_rng(20)
    own = f.noise(0.14, 0.4, 30, 2)
    for row, v in enumerate(np.linspace(-0.72, 0.62, 17)):
        s = 0.25 + (np.arange(58) + 0.5 * (row % 2)) / 58 * 0.72
        vv = np.full_like(s, v)
        show = np.clip(0.25 + 0.9 * f.value_at(own, s, vv), 0.05, 1)
        size = 0.0075 * f.length
        f.dabs(s, vv, size * 0.3, size, "#1f3a3c" if v < -0.2 else "#7f98a0", 0.40 * show)
        f.dabs(s - 0.005, vv, size * 0.4, size * 0.8, "#c9cf9a" if v < -0.2 else "#ffffff", 0.42 * show * g.uniform(0.4, 1, len(s)))


def glints(f, turned):
    """Let single scales of the flank flash along the form: many where it turns to the light, few towards head and tail."""
    g = np.random.default_rng(41)
    n = 420
    row = g.integers(0, 15, n)
    s = 0.24 + (g.integers(0, 56, n) + 0.5 * (row % 2)) / 56 * 0.66
    v = np.linspace(-0.22, 0.62, 15)[row] - turned(s)
    band = np.exp(-(((v + turned(s) - 0.10) / 0.20) ** 2)) + 0.45 * np.exp(-(((v + turned(s) - 0.50) / 0.12) ** 2))
    show = band * np.exp(-(((s - 0.46) / 0.22) ** 2)) * g.uniform(0.2, 1.0, n) ** 1.5
    size = 0.0086 * f.length * np.interp(s, [0.24, 0.5, 0.9], [1.1, 1.0, 0.55]) * np.sqrt(np.clip(1 - v**2, 0.05, 1))
    f.dabs(s, v, size * 0.62, size, np.where(g.random((n, 1)) < 0.7, [[1.0, 1.0, 0.96]], [[1.0, 0.90, 0.70]]), show, hard=2)


def spots(f, turned):
    """Scatter crosses above the side line, small towards it, and a few on the gill cover; they turn with the body."""
    g = np.random.default_rng(18)
    at = []
    while len(at) < 36:
        s, v = g.uniform(0.24, 0.92), -0.74 + 0.80 * g.random() ** 1.3
        if all(np.hypot(s - a, (v - b) * 0.11) > 0.026 for a, b in at):
            at.append((s, v))
    s, v = np.array(at).T
    v = np.clip(v - turned(s), -0.92, 0.9)
    size = 0.0105 * f.length * (0.55 + 0.55 * g.random(len(s))) * (1 - 0.35 * smooth(-0.3, 0.1, v + turned(s))) * (0.45 + 0.55 * np.sqrt(1 - v**2))
    tilt = g.normal(0, 0.25, len(s))
    for turn in (0.75, -0.85):
        f.dabs(s, v, size, size * 0.45, "#18231f", 0.88, turn=turn + tilt)
    f.dabs([0.158, 0.186, 0.178, 0.14], [-0.32, -0.08, -0.5, -0.6], 0.008 * f.length, 0.006 * f.length, "#18231f", 0.8)


def against_the_sun(f):
    """Shade the side that looks away from the low sun, and let its back and the tips of the form burn."""
    c = f.c
    shade = smooth(-0.62, -0.05, f.v) * (1 - smooth(0.62, 1.0, f.v) * 0.45)
    f.lay("#3c5a80", shade * (0.26 + 0.18 * smooth(0.3, 0.9, f.u)), wash=0)
    f.lay("#243c54", np.exp(-(((f.v - 0.40) / 0.30) ** 2)) * smooth(0.22, 0.40, f.u) * 0.36, wash=0)
    f.lay("#ffcf8c", smooth(0.62, 0.95, f.v) * (1 - smooth(0.6, 0.9, f.u)) * 0.55, wash=0)
    f.lay("#fff0b8", (1 - smooth(-0.98, -0.74, f.v)) * (0.70 + 0.3 * c.noise(26, 18, 81, 2)[f.box]), wash=0)


def head(f):
    """Paint the head: a long cheek, one cover whose edge is lost above, a small eye, the jaw bone."""
    unit, v = f.length, f.v
    bare = 1 - smooth(0.200, 0.226, f.u + 0.018 * v**2)
    plane = planes(v, (-1, "#6f7c5a"), (-0.6, "#4b5f4c"), (-0.2, "#77836c"), (0.1, "#c2bf9c"), (0.5, "#e6dfc6"), (0.9, "#b4c0c0"), crisp=0.4)
    f.lay(plane, bare * 0.8 * smooth(-0.5, -0.2, v))
    f.lay("#7d949a", bare * smooth(0.55, 0.95, v) * 0.5)
    f.patch([(0.128, -0.010), (0.165, -0.035), (0.200, -0.022), (0.214, 0.020), (0.200, 0.056), (0.160, 0.066), (0.138, 0.035)], "#efe6c4", 0.55, soft=0.010 * unit)
    f.patch([(0.098, -0.008), (0.125, -0.018), (0.128, 0.020), (0.115, 0.048), (0.095, 0.034)], "#f0e2b4", 0.45, soft=0.008 * unit)
    cover = [(0.190, -0.052), (0.212, -0.020), (0.220, 0.020), (0.206, 0.058), (0.174, 0.082)]
    f.stroke([(s + 0.006, h) for s, h in cover[:4]], 0.013 * unit, "#4d6668", (0.6, 0.6), alpha=0.55, soft=0.004 * unit)
    f.stroke([(s - 0.004, h) for s, h in cover[1:4]], 0.004 * unit, "#fff6dc", alpha=0.6)
    f.stroke([(0.132, -0.030), (0.140, 0.005), (0.134, 0.038), (0.112, 0.058)], 0.005 * unit, "#4d5f58", alpha=0.55)
    f.stroke([(0.150, 0.046), (0.175, 0.040), (0.204, 0.042)], 0.004 * unit, "#5d7070", alpha=0.5)
    # Jaws: the long bone of the upper jaw, lips with a light edge.
    f.patch([(0.010, 0.000), (0.05, 0.004), (0.100, 0.020), (0.120, 0.036), (0.105, 0.040), (0.07, 0.024), (0.01, 0.012)], "#d9caa0", 0.75, soft=0.003 * unit)
    f.stroke([(0.03, -0.003), (0.075, 0.004), (0.116, 0.026)], 0.004 * unit, "#4d5a48", alpha=0.6)
    f.stroke([(-0.006, 0.010), (0.03, 0.015), (0.078, 0.024), (0.104, 0.037)], 0.005 * unit, "#3d2a28", (1, 0.6), alpha=0.85)
    f.stroke([(0.004, 0.024), (0.03, 0.039), (0.08, 0.043)], 0.005 * unit, "#f2e6c8", alpha=0.7)
    f.stroke([(0.034, -0.021), (0.042, -0.020)], 0.006 * unit, "#1d2a26", alpha=0.8)
    f.eye(0.088, -0.019, 0.0135, ("#c9a75c", "#9a7e4e"), pupil=0.62, dark="#10191a", rim="#ffeebc")


def spray(c, x, y, seed, n=160, reach=(70, 110), tone="#fffdf0", size=(0.7, 3.6), lean=0.0):
    """Throw drops up from a place; the farther the smaller."""
    g = np.random.default_rng(seed)
    a = g.normal(lean, 0.55, n)
    r = g.uniform(0, 1, n) ** 0.7
    px, py = x + np.sin(a) * r * reach[0], y - np.cos(a) * r * reach[1] * g.uniform(0.4, 1, n)
    s = size[0] + (size[1] - size[0]) * (1 - r) * g.uniform(0.2, 1, n)
    c.dabs(px, py, s * 1.3, s, a + np.pi / 2, tone, g.uniform(0.5, 1, n), hard=2)


def foam(c, x, y, rx, ry, seed, dim=0.0):
    """Heap foam: large lobes with a blue foot and a warm crest, few of them."""
    g = np.random.default_rng(seed)
    for tone, lift, size, n in (("#3f7488", 0.5, 1.0, 11), ("#86b4be", 0.15, 0.85, 14), ("#d0e6e4", -0.2, 0.62, 16), ("#fffaea", -0.5, 0.36, 18)):
        u = np.linspace(-1, 1, n) + g.normal(0, 0.10, n)
        tall = np.sqrt(np.clip(1 - u**2, 0.05, 1)) * g.uniform(0.5, 1.25, n)
        r = ry * size * g.uniform(0.25, 1.0, n) * (0.4 + 0.6 * tall)
        c.dabs(x + u * rx, y + (lift + g.normal(0, 0.25, n)) * ry * tall, r * 1.3, r * 0.8, g.normal(0, 0.3, n), mix(tone, "#7fa4ac", dim), 0.9, hard=3)


def falls(c, lip, foot, seed, far=0.0, gold=0.6):
    """Let one sheet of water bend over a lip and fall: broad folds, fine threads that tear into white, mist at the foot."""
    a, b = rounded(lip, closed=False, steps=12), rounded(foot, closed=False, steps=12)
    mask = c.cover(np.concatenate([a, b[::-1]]), soft=1.2)
    top = np.interp(c.x, a[:, 0], a[:, 1])
    low = np.interp(c.x, b[:, 0], b[:, 1])
    t = np.clip((c.y - top) / (low - top), 0, 1)
    bent = c.x + 6 * c.noise(70, 110, seed, 1) + 5 * (t - 0.3) * np.sin(c.x / 31 + seed)
    at = [(t * 150 + 20) * c.k, np.clip(bent, 0, 480) * c.k]
    pull = lambda n: ndimage.map_coordinates(n, at, order=1, mode="nearest")
    folds = pull(c.noise(42, 400, seed + 1, 1))
    ropes = pull(c.noise(13, 220, seed + 2, 2))
    threads = pull(c.noise(4.0, 110, seed + 3, 2))
    tear = smooth(0.05, 0.75, t)
    value = 0.46 + 0.26 * folds + (0.16 + 0.14 * tear) * ropes + 0.17 * tear * threads + 0.16 * t
    value = value - 0.16 * smooth(0.02, 0.16, t) * (1 - smooth(0.16, 0.45, t))
    q = np.stack([mix(w, "#c8d4c4", far) for w in ("#12394e", "#2f6c82", "#74a9b4", "#c6dfdc", "#fffaee")])
    v = np.clip(value, 0, 0.999) * 4
    i = np.minimum(v.astype(int), 3)
    tone = q[i] + (q[i + 1] - q[i]) * smooth(0.1, 0.9, v - i)[..., None]
    c.area(mask, lambda *_: tone.astype(np.float32))
    c.area(mask * np.exp(-(((t - 0.03) / 0.055) ** 2)) * (0.6 + 0.4 * folds).clip(0, 1), "#ffe6a8", gold, wash=0)
    c.area(mask * smooth(0.66, 1.0, t) * (0.7 + 0.3 * ropes).clip(0, 1), mix("#eaf2ee", "#c8d4c4", far), 0.75, wash=0)


STONE = ("#142430", "#203240", "#35424a", "#545450", "#a08a68")


def boulder(c, points, seed, moss=False):
    """Paint a wet boulder, its upper edge in the low sun."""
    rock(c, points, STONE, seed, 26, light=(-0.35, -0.9), depth=0.8, moss=("#2f4426", "#56662e", "#98964a") if moss else None)
    mask = c.cover(rounded(points, steps=5))
    foot = max(y for _, y in points)
    c.area(mask * (0.35 + 0.65 * smooth(foot - 90, foot - 20, c.y)), "#0c2030", 0.66, wash=0)
    rim = (mask - ndimage.shift(mask, (3 * c.k, 1.5 * c.k), order=1)).clip(0, 1)
    torn = smooth(-0.35, 0.35, c.noise(18, 14, seed + 7, 2))
    c.area(ndimage.gaussian_filter(rim, 0.6 * c.k) * mask * torn, "#ffd890", 0.70, wash=0)


def place(c):
    """Paint the gorge: a low sun, spruce and birch on low hills in mist, falls in uneven steps."""
    sky(c, ("#cf7f48", "#eeb468", "#fbe0a4"), 250, sun=(150, 96, 300, "#fff0c0", 0.9))
    far = ridge(c, 262, 34, 12, "#b39c78", "#8f9078", 220, sharp=False, mist=("#f6d9a0", 0.6), foot=340)
    woods(c, far, ("#6d7d72", "#87897a", "#c0a878"), 520, 4, (0, 50), 4, mist=("#f6d9a0", 0.45))
    g = np.random.default_rng(3)
    for q, foot, tall, n in ((0.46, 312, 84, 30), (0.20, 346, 124, 22), (0.0, 404, 180, 14)):
        tones = [mix(t, "#c9b48c", q) for t in ("#0a1f28", "#153038", "#3d4c3c")]
        for i, x in enumerate(np.linspace(-10, 490, n) + g.normal(0, 14, n)):
            rise = 0.5 + 0.8 * abs(x - 210) / 270
            if i % 3 == 1:
                h = tall * rise * g.uniform(0.5, 0.7)
                crown(c, x, foot - h * 0.5, h * 0.36, h * 0.55, [mix(t, "#e0b878", q) for t in ("#14282a", "#33442f", "#6d6a3c", "#b99a54")], seed=i + 40, dab=5)
                continue
            conifer(c, x, foot + g.normal(0, 6), tall * rise * g.uniform(0.7, 1.2), tones, 0.40, seed=i + int(tall))
    c.area(smooth(300, 420, c.y), "#0c2630", 0.72, wash=0)
    c.area(np.exp(-(((c.y - 330) / 46) ** 2)), "#e0b884", 0.18, wash=0)
    c.area(np.exp(-(((c.y - 392) / 34) ** 2 + ((c.x - 220) / 190) ** 2)), "#b4c8c0", 0.55, wash=0)
    falls(c, [(-20, 392), (70, 384), (150, 376), (250, 388), (340, 374), (420, 380), (500, 366)], [(-20, 480), (120, 486), (240, 478), (360, 488), (500, 480)], 3, far=0.16, gold=0.8)
    boulder(c, [(258, 446), (266, 410), (292, 392), (300, 366), (334, 346), (372, 358), (412, 378), (432, 420), (420, 452), (388, 474), (300, 484)], 15)
    boulder(c, [(-30, 392), (2, 374), (34, 388), (48, 424), (40, 470), (14, 494), (-30, 500)], 3, moss=True)
    c.area(np.exp(-(((c.y - 474) / 15) ** 2)) * (0.6 + 0.4 * c.noise(60, 20, 33, 2)).clip(0, 1), "#dcebe8", 0.8, wash=0)
    falls(c, [(-20, 478), (90, 484), (180, 474), (280, 482), (380, 474), (500, 470)], [(-20, 574), (120, 582), (260, 570), (400, 580), (500, 570)], 8, gold=0.25)
    boulder(c, [(262, 512), (268, 486), (306, 480), (324, 462), (366, 470), (380, 498), (398, 514), (384, 556), (340, 576), (268, 572)], 11)
    boulder(c, [(500, 440), (458, 446), (436, 474), (432, 530), (460, 566), (500, 570)], 9, moss=True)
    pool = [(-10, 548), (90, 560), (240, 546), (400, 552), (490, 544), (490, 730), (-10, 730)]
    c.shape(pool, Grad((0, 545), (0, 700), "#4f8c9c", "#1d566c", "#0d3448", "#082434"), edge=0, soft=5)
    pool_light(c, g)


def pool_light(c, g):
    """Paint the waves of the pool: dark troughs, pale crests that widen towards us, the path of the sun."""
    crest = c.noise(70, 9, 61, 3) * smooth(556, 620, c.y) + 0.5 * c.noise(150, 26, 62, 2)
    below = smooth(566, 590, c.y)
    c.area(below * smooth(0.15, 0.60, crest), "#7fb4bc", 0.55, wash=0)
    c.area(below * smooth(0.15, 0.60, -crest), "#041826", 0.55, wash=0)
    path = np.exp(-(((c.x - 200) / (50 + 0.35 * (c.y - 560).clip(0))) ** 2))
    c.area(below * path * smooth(0.05, 0.45, crest), "#ffdf9c", 0.75, wash=0)
    n = 70
    t = np.sort(g.uniform(0, 1, n))
    c.dabs(190 + g.normal(0, 60, n), 590 + 130 * t, 4 + 16 * t, 0.8 + 1.8 * t, g.normal(0, 0.08, n), "#fff0c4", g.uniform(0.3, 0.8, n), hard=1.6)


def torn_water(c, seed, n, tones, high, front):
    """Throw up the water that the tail tears from the pool: leaning jets, thick at their foot, that break into drops."""
    g = np.random.default_rng(seed)
    for off in np.sort(g.uniform(-1, 1, n))[g.permutation(n)]:
        x, tall = 144 + 78 * off, high * np.exp(-((off / 0.62) ** 2)) * g.uniform(0.45, 1.0)
        lean = 46 * off + g.normal(0, 9)
        y = 586 - 8 * (1 - off**2)
        line = rounded([(x, y), (x + 0.25 * lean, y - 0.5 * tall), (x + lean, y - 0.86 * tall), (x + 1.5 * lean, y - tall)], closed=False)
        wide = g.uniform(7, 20) * (0.7 if front else 1.0)
        q = np.linspace(0, 1, len(line))[:, None]
        side = np.array([[0.5, 0.0]]) * wide * (1 - q) ** 0.8 * (1 + 0.35 * np.sin(9 * q + g.uniform(0, 6)))
        tone = tones[g.integers(0, len(tones))]
        c.shape(np.concatenate([line + side, (line - side)[::-1]]), tone, alpha=g.uniform(0.45, 0.85), edge=0.4, soft=0.8)
        c.line(line - side * 0.5, wide * 0.16, "#fffaea", taper=(1.0, 0.3), alpha=0.8, soft=0.4)
        m = 12
        s = 0.8 + 2.8 * g.uniform(0, 1, m) ** 2
        c.dabs(line[-1, 0] + 0.3 * lean * g.uniform(-0.5, 1, m) + g.normal(0, 7, m), line[-1, 1] - 30 * g.uniform(-0.6, 1, m), s * 1.3, s, 1.4, "#fffaea", g.uniform(0.5, 1, m), hard=2)


def drips(c):
    """Let drops fly off the body and cross it: long where they are fast."""
    g = np.random.default_rng(14)
    n = 60
    body = rounded(LEAP, closed=False)
    at = body[(g.uniform(0.55, 1.0, n) * (len(body) - 1)).astype(int)]
    off = g.normal(0, 1, (n, 2)) * (30, 26) + (-6, 16)
    s = 0.6 + 1.7 * g.uniform(0, 1, n) ** 3
    c.dabs(at[:, 0] + off[:, 0], at[:, 1] + off[:, 1], s * 1.9, s, 2.0 + g.normal(0, 0.3, n), "#fff8e0", g.uniform(0.5, 1, n), hard=2)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=21)
    place(c)
    # The second one is far up the fall and climbs straight through the white water.
    back = c.lifted(lambda q: animal(q, [(446, 372), (435, 390), (431, 412), (436, 438), (450, 460)], [(0, 1.1), (1, 0.9)]))
    back.haze("#7c9ca4", 0.28).blurred(0.3).lay(mask=1 - smooth(420, 456, c.y + 10 * c.noise(14, 10, 36, 2)))
    for x, y, rx, ry, s, q in ((200, 484, 60, 10, 1, 0.3), (408, 486, 46, 13, 2, 0.1), (410, 576, 110, 20, 4, 0), (300, 574, 70, 18, 6, 0), (40, 584, 90, 22, 5, 0), (220, 576, 60, 14, 9, 0.2)):
        foam(c, x, y, rx, ry, s, q)
    c.glow(170, 520, 120, "#dcecf0", 0.28)
    torn_water(c, 5, 26, ("#a8cdd4", "#dcecec", "#6ca0b0"), 190, front=False)
    spray(c, 150, 572, 3, 240, (120, 190))
    fish = c.lifted(lambda q: animal(q, LEAP, LEAP_SIZE, twist=1.0))
    # The edge of the tail is lost in the water that it throws up.
    low = smooth(436, 500, c.y + 16 * c.noise(30, 20, 35, 2))
    fish.lay(mask=1 - 0.75 * low)
    fish.blurred(2.0).lay(0.45, mask=low)
    c.area((np.exp(-(((c.y - 552) / 24) ** 2)) * (0.55 + 0.45 * c.noise(90, 30, 31, 2))).clip(0, 1), "#e4eef0", 0.42, wash=0)
    torn_water(c, 9, 15, ("#f4f6ea", "#dcecec", "#a8ccd4"), 150, front=True)
    for x, y, rx, ry, s in ((146, 584, 96, 32, 11), (40, 598, 60, 18, 12), (226, 594, 80, 20, 13)):
        foam(c, x, y, rx, ry, s)
    spray(c, 146, 566, 4, 130, (90, 210), size=(0.8, 3.8), lean=0.1)
    drips(c)
    c.area(smooth(620, 730, c.y) * 0.35, "#06202e", wash=0)
    # The other way round: the signs of the card lie on its upper right corner, where the head was.
    return finished(c, focus=((380, 205, 90),), share=0.55)[:, ::-1].copy()
