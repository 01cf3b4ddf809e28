"""A salmon clears a fall: it bursts out of the foam, the back arched, against the shaded curtain of water, the low sun behind.

Proportions, in lengths from the snout to the root of the tail: depth 0.21 at 0.44; head 0.22; the eye small, 0.026
wide at 0.078; the gape reaches just behind it; lower jaw with the beginning of a hook; dorsal fin at
0.44 to 0.56, adipose fin at 0.82, pelvic fins at 0.52, anal fin at 0.70 to 0.79; root of the tail slim, 0.11;
tail broad, hardly cut in. Few dark crosses above the side line. Back bronze green, flank silver, belly white.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, rounded, smooth
from finfish import Fish, planes
from scipy import ndimage
from rays import fin
from nature import conifer, ridge, sky, woods
from sheet import Sheet, finished
from seabed import rock

BACK = [(-0.010, -0.002), (0.015, -0.020), (0.06, -0.042), (0.12, -0.063), (0.20, -0.085),
        (0.32, -0.104), (0.44, -0.108), (0.56, -0.098), (0.70, -0.074), (0.83, -0.054),
        (0.92, -0.054), (1.0, -0.057), (1.06, -0.064)]  # fmt: skip
BELLY = [(0.002, 0.026), (0.03, 0.046), (0.07, 0.060), (0.13, 0.076), (0.21, 0.095), (0.32, 0.120),
         (0.45, 0.126), (0.58, 0.110), (0.70, 0.082), (0.82, 0.061), (0.92, 0.054), (1.0, 0.057),
         (1.06, 0.064)]  # fmt: skip
MOUTH = [(-0.010, -0.002, 0), (-0.007, 0.009), (0.03, 0.014), (0.078, 0.023), (0.104, 0.036, 0),
         (0.070, 0.036), (0.030, 0.036), (0.012, 0.028), (0.001, 0.020, 0)]  # fmt: skip
OUTLINE = [*MOUTH[::-1][:-1], *[(-0.010, -0.002, 0)], *BACK[1:], *BELLY[::-1][:-1], (-0.002, 0.032)]
AXIS = [(440, 112), (400, 137), (346, 180), (296, 234), (254, 298), (222, 369), (200, 442)]
SIZE = [(0, 1.22), (0.40, 1.30), (0.8, 1.20), (1, 1.16)]
TAIL = (
    [(1.05, -0.070), (1.02, -0.058), (0.97, -0.046), (0.97, 0.046), (1.02, 0.058), (1.05, 0.070)],
    [(1.196, -0.168), (1.196, -0.112), (1.170, -0.052), (1.154, 0.0), (1.162, 0.050), (1.178, 0.104),
     (1.168, 0.156)],
)  # fmt: skip


def animal(c, axis=AXIS, size=SIZE):
    """Paint the salmon."""
    f = Fish(c, axis, BACK, BELLY, size, side=-1, flat=1.15, sun=(-0.50, -0.74, 0.45))
    unit = f.length
    far_fins(f)
    f.patch([(0.0, 0.004), (0.05, 0.008), (0.11, 0.03), (0.06, 0.042), (0.012, 0.032)], "#5a2a2c", inside=False)
    # Skin runs up the roots of the fins.
    f.patch([(0.425, -0.09), (0.575, -0.078), (0.595, -0.098), (0.555, -0.124), (0.505, -0.134), (0.455, -0.116)], "#46503a", 0.9, soft=0.009 * unit, inside=False)
    f.patch([(0.68, 0.05), (0.80, 0.04), (0.805, 0.066), (0.775, 0.086), (0.735, 0.100), (0.705, 0.088)], "#b4c0bc", 0.85, soft=0.008 * unit, inside=False)
    f.body(OUTLINE)
    grain = f.noise(0.10, 0.30, 3, 3)
    v = f.v + 0.07 * grain
    tone = planes(
        v, (-1.0, "#5f6a44"), (-0.84, "#33442f"), (-0.52, "#23383a"), (-0.28, "#52706e"),
        (-0.08, "#b4c4be"), (0.22, "#f0f0e4"), (0.52, "#fbf6ea"), (0.78, "#c6d2d8"), (1.0, "#8fa8ba"), crisp=0.5,
    )  # fmt: skip
    f.lay(tone)
    streak = smooth(0.10, 0.34, f.noise(0.2, 0.2, 5, 2)) * smooth(-0.2, 0.1, v) * (1 - smooth(0.5, 0.85, v))
    f.lay("#9fb4bc", streak * 0.45)
    rose = smooth(0.05, 0.3, f.noise(0.28, 0.25, 9, 2)) * smooth(-0.3, 0.0, v) * (1 - smooth(0.25, 0.5, v))
    f.lay("#c99a8c", rose * 0.45)
    shade = 1 - smooth(-0.05, 0.38, f.light)
    f.lay("#46707e", shade * (0.58 - 0.3 * (f.u < 0.2)))
    f.lay("#a9c4cc", smooth(0.93, 1.0, f.v) * 0.5)
    f.lay("#ffe2a0", smooth(0.76, 0.92, f.light) * (1 - smooth(-0.35, 0.2, f.v)) * 0.32)
    f.lay("#fff3c8", (1 - smooth(-0.99, -0.90, f.v)) * 0.7)
    f.lay("#fff6d6", smooth(0.10, 0.3, f.noise(0.09, 0.22, 15, 2)) * np.exp(-(((f.v + 0.62) / 0.10) ** 2)) * 0.28)
    scales(f)
    side_line(f)
    spots(f)
    head(f)
    near_fins(f, unit)


FIN = {"dark": "#1f2a2e", "light": "#f4dca0"}


def rim(f, points, width=0.006, tone="#f0dca8", alpha=0.6, taper=(1.0, 0.3)):
    """Draw the stiff front edge of a fin."""
    f.stroke(points, width * f.length, tone, taper, alpha=alpha, swell=False)


def far_fins(f):
    """Paint tail, dorsal, adipose, anal and the far pelvic fin; the low sun shines through them."""
    r = 0.0034 * f.length
    fin(f, *TAIL, ["#3d4846", "#5d6048", "#94804a", "#d2a860", "#4a3c28"], 19, 0.04, ray=0.8 * r, **FIN)
    rim(f, [(1.02, -0.062), (1.06, -0.082), (1.13, -0.130), (1.196, -0.168)], 0.009, "#2c3630")
    rim(f, [(1.02, 0.062), (1.06, 0.080), (1.12, 0.124), (1.168, 0.156)], 0.007, "#e0c488")
    fin(f, [(0.435, -0.098), (0.565, -0.088)],
        [(0.500, -0.186), (0.528, -0.192), (0.556, -0.172), (0.582, -0.140), (0.604, -0.112)],
        ["#3c4636", "#7c7648", "#d6b468", "#6c5c38"], 12, 0.04, ray=0.7 * r, bow=-0.05, **FIN)  # fmt: skip
    rim(f, [(0.440, -0.102), (0.470, -0.150), (0.500, -0.187), (0.522, -0.192)], 0.007, "#2c3630")
    f.patch([(0.780, -0.050, 0), (0.806, -0.082), (0.838, -0.112), (0.868, -0.118), (0.872, -0.098), (0.852, -0.076), (0.836, -0.046, 0)], "#47563a", inside=False, soft=0.4)
    f.stroke([(0.800, -0.066), (0.824, -0.096), (0.862, -0.117)], 0.006 * f.length, "#e8d49a", alpha=0.8)
    fin(f, [(0.690, 0.066), (0.795, 0.050)], [(0.742, 0.164), (0.768, 0.158), (0.792, 0.124), (0.816, 0.090)],
        ["#a8b0a4", "#8a8460", "#c0a268", "#5c4a30"], 11, 0.03, ray=0.7 * r, dark="#2f3a3c", light="#f4e4b4")  # fmt: skip
    rim(f, [(0.694, 0.078), (0.716, 0.124), (0.742, 0.164), (0.764, 0.160)], 0.007)
    fin(f, [(0.530, 0.094), (0.580, 0.090)], [(0.612, 0.166), (0.642, 0.172), (0.664, 0.152), (0.656, 0.124)],
        ["#566a70", "#4a5650", "#6e6448"], 7, 0.0, ray=0.6 * r, dark="#22323c", light="#b8b090")  # fmt: skip


def near_fins(f, unit):
    """Paint the near pelvic and pectoral fins; they grow out of the body."""
    r = 0.0034 * unit
    warm = {"dark": "#3a3a30", "light": "#fff0c8"}
    f.patch([(0.50, 0.08), (0.55, 0.085), (0.59, 0.120), (0.53, 0.125)], "#4d6678", 0.5, soft=0.010 * unit)
    fin(f, [(0.484, 0.078), (0.548, 0.088)], [(0.516, 0.150), (0.550, 0.190), (0.590, 0.204), (0.616, 0.184), (0.606, 0.134)],
        ["#d8dcd0", "#a8a486", "#c4a468", "#6a5634"], 10, 0.02, ray=0.7 * r, **warm)  # fmt: skip
    rim(f, [(0.486, 0.086), (0.498, 0.120), (0.518, 0.154), (0.552, 0.191), (0.588, 0.204)], 0.007)
    f.patch([(0.476, 0.062), (0.552, 0.066), (0.560, 0.100), (0.520, 0.112), (0.484, 0.098)], "#c9d4d6", 0.7, soft=0.006 * unit)
    f.patch([(0.215, 0.040), (0.29, 0.075), (0.37, 0.12), (0.27, 0.125), (0.215, 0.09)], "#4d6878", 0.5, soft=0.012 * unit)
    fin(f, [(0.204, 0.046), (0.212, 0.066), (0.214, 0.088)], [(0.352, 0.108), (0.398, 0.150), (0.404, 0.180), (0.378, 0.190), (0.318, 0.172), (0.250, 0.130)],
        ["#d4d6c8", "#9c9878", "#bc9c60", "#5f4e32"], 12, 0.02, ray=0.7 * r, **warm)  # fmt: skip
    rim(f, [(0.214, 0.046), (0.290, 0.072), (0.352, 0.108), (0.397, 0.150), (0.404, 0.178)], 0.007)
    f.patch([(0.198, 0.038), (0.232, 0.044), (0.250, 0.074), (0.240, 0.102), (0.206, 0.094)], "#c6cec8", 0.75, soft=0.006 * unit)


def scales(f):
    """Lay scales: crescents where the flank turns from light to shade."""
    g = np.random.default_rng(20)
    own = f.noise(0.14, 0.4, 30, 2)
    for row, v in enumerate(np.linspace(-0.72, 0.62, 17)):
        s = 0.25 + (np.arange(58) + 0.5 * (row % 2)) / 58 * 0.72
        vv = np.full_like(s, v)
        show = np.clip(0.45 + 0.9 * f.value_at(own, s, vv), 0.05, 1)
        size = 0.0075 * f.length
        f.dabs(s, vv, size * 0.3, size, "#16302f" if v < -0.2 else "#6f8c98", 0.55 * show)
        f.dabs(s - 0.005, vv, size * 0.4, size * 0.8, "#c9cf9a" if v < -0.2 else "#ffffff", 0.42 * show * g.uniform(0.4, 1, len(s)))


def side_line(f):
    """Draw the side line: a fine dark thread with a bright edge below, and bundles of muscle in the light."""
    s = np.linspace(0.225, 0.985, 90)
    v = -0.10 - 0.10 * np.exp(-(((s - 0.22) / 0.14) ** 2)) + 0.05 * s
    p = f.on(np.stack([s, v], -1))
    f.c.line(p, 1.5, "#2c4a50", taper=(0.8, 0.8), alpha=0.65)
    for i, at in enumerate(np.linspace(0.30, 0.90, 13)):
        bow = [(at - 0.012, -0.62), (at + 0.016, -0.36), (at + 0.002, -0.12), (at + 0.020, 0.18), (at + 0.004, 0.46)]
        f.stroke(bow, 0.014 * f.length, "#3f6470", alpha=0.10 + 0.03 * (i % 2), soft=0.004 * f.length, v=True)


def spots(f):
    """Scatter crosses above the side line, small towards it, and a few on the gill cover."""
    g = np.random.default_rng(18)
    at = []
    while len(at) < 26:
        s, v = g.uniform(0.24, 0.92), -0.74 + 0.52 * g.random() ** 1.3
        if all(np.hypot(s - a, (v - b) * 0.11) > 0.026 for a, b in at):
            at.append((s, v))
    s, v = np.array(at).T
    size = 0.0105 * f.length * (0.55 + 0.55 * g.random(len(s))) * (1 - 0.35 * smooth(-0.3, 0.1, v))
    tilt = g.normal(0, 0.25, len(s))
    for turn in (0.75, -0.85):
        f.dabs(s, v, size, size * 0.45, "#18231f", 0.88, turn=turn + tilt)
    f.dabs([0.158, 0.186, 0.178, 0.14], [-0.32, -0.08, -0.5, -0.6], 0.008 * f.length, 0.006 * f.length, "#18231f", 0.8)


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


def falls(c, lip, foot, seed, far=0.0, gold=0.6, lift=0.0, ink=("#12394e", "#2f6c82", "#74a9b4", "#c6dfdc", "#fffaee")):
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
    value = 0.46 + lift + 0.26 * folds + (0.16 + 0.14 * tear) * ropes + 0.17 * tear * threads + 0.16 * t
    value = value - 0.16 * smooth(0.02, 0.16, t) * (1 - smooth(0.16, 0.45, t))
    q = np.stack([mix(w, "#c8d4c4", far) for w in ink])
    v = np.clip(value, 0, 0.999) * 4
    i = np.minimum(v.astype(int), 3)
    tone = q[i] + (q[i + 1] - q[i]) * smooth(0.1, 0.9, v - i)[..., None]
    c.area(mask, lambda *_: tone.astype(np.float32))
    c.area(mask * np.exp(-(((t - 0.03) / 0.055) ** 2)) * (0.6 + 0.4 * folds).clip(0, 1), "#ffe6a8", gold, wash=0)
    c.area(mask * smooth(0.66, 1.0, t) * (0.7 + 0.3 * ropes).clip(0, 1), mix(ink[-1], "#c8d4c4", far), 0.6, wash=0)


STONE = ("#142430", "#203240", "#35424a", "#545450", "#a08a68")


def boulder(c, points, seed, moss=False):
    """Paint a wet boulder, its upper edge in the low sun."""
    rock(c, points, STONE, seed, 40, light=(-0.35, -0.9), depth=0.8, moss=("#2f4426", "#56662e", "#98964a") if moss else None)


SHADED = ("#0a2a44", "#144866", "#2a7492", "#6fb0c0", "#d8ece8")


def place(c):
    """Paint the gorge: a low sun over spruces in mist, one broad fall in the shade, black rocks at its sides."""
    sky(c, ("#d8783c", "#f4b45c", "#ffe6a0"), 270, sun=(120, 150, 300, "#fff4c8", 1.0))
    far = ridge(c, 262, 30, 12, "#c49a6c", "#a08c70", 220, sharp=False, mist=("#ffdc9c", 0.7), foot=340)
    woods(c, far, ("#7d7d6a", "#978a6c", "#c8a870"), 420, 4, (0, 50), 4, mist=("#ffdc9c", 0.55))
    g = np.random.default_rng(3)
    for q, foot, tall, n in ((0.42, 316, 90, 20), (0.06, 350, 150, 12)):
        tones = [mix(t, "#d8b07c", q) for t in ("#0c2430", "#183642", "#3d5048")]
        for i, x in enumerate(np.linspace(-10, 490, n) + g.normal(0, 12, n)):
            rise = 0.35 + 0.95 * (abs(x - 190) / 290) ** 1.3
            conifer(c, x, foot + g.normal(0, 6), tall * rise * g.uniform(0.8, 1.15), tones, 0.40, seed=i + int(tall))
    c.area(np.exp(-(((c.y - 318) / 40) ** 2 + ((c.x - 170) / 200) ** 2)), "#ffe0a4", 0.45, wash=0)
    falls(c, [(-20, 330), (60, 338), (150, 326), (250, 332), (340, 324), (420, 336), (500, 326)], [(-20, 580), (120, 586), (240, 578), (360, 588), (500, 580)], 3, gold=0.5, lift=-0.16, ink=SHADED)
    c.area(np.exp(-(((c.y - 334) / 10) ** 2)) * np.exp(-(((c.x - 150) / 190) ** 2)), "#ffe8a8", 0.5, "screen", wash=0)
    boulder(c, [(500, 312), (452, 318), (420, 350), (410, 410), (424, 490), (404, 560), (420, 620), (500, 620)], 9, moss=True)
    boulder(c, [(-30, 330), (8, 336), (40, 366), (46, 430), (34, 500), (52, 570), (40, 620), (-30, 620)], 3, moss=True)
    pool = [(-10, 566), (90, 574), (240, 562), (400, 568), (490, 560), (490, 730), (-10, 730)]
    c.shape(pool, Grad((0, 560), (0, 700), "#5f9cac", "#1d566c", "#0d3448", "#082434"), edge=0, soft=5)
    n = 90
    t = np.sort(g.uniform(0, 1, n))
    col = np.where(g.random((n, 1)) < 0.5, np.array([[0.70, 0.84, 0.84]]), np.array([[0.04, 0.16, 0.24]]))
    c.dabs(g.uniform(-20, 500, n), 590 + 130 * t, 8 + 40 * t, 1.2 + 5 * t, g.normal(0, 0.10, n), col, 0.5, hard=1.6)


def jets(c, x, y, seed, n=26, reach=(120, 190), lean=0.0, wide=0.8):
    """Throw up a crown of water: tongues that run thin and break into drops, a blue side and one in the sun."""
    g = np.random.default_rng(seed)
    for a in np.clip(np.sort(np.abs(g.normal(0, wide, n)))[::-1], 0, 1.15) * np.where(g.random(n) < 0.5, -1, 1):
        long = g.uniform(*reach) * np.cos(a) ** 0.5 * g.uniform(0.45, 1.0)
        a = a + lean
        t = np.linspace(0, 1, 9)
        px = x + g.normal(0, 22) + 26 * a + np.sin(a) * long * t * (1 + 0.25 * t)
        py = y - np.cos(a) * long * t + 0.42 * long * np.abs(np.sin(a)) * t**2
        p = np.stack([px, py], -1)
        w = g.uniform(12, 26) * (0.6 + long / 260)
        c.line(p, w, "#5f9eb4", taper=(1.0, 0.04), alpha=0.5, soft=1.0)
        c.line(p + [-w * 0.16, -w * 0.10], w * 0.66, "#cfe6e8", taper=(1.0, 0.06), alpha=0.75, soft=0.6)
        c.line(p + [-w * 0.26, -w * 0.16], w * 0.26, "#fffbe8", taper=(1.0, 0.1), alpha=0.95)
        m = 7
        u = g.uniform(0.7, 1.3, m)
        c.dabs(x + np.sin(a) * long * u * (1 + 0.25 * u) + g.normal(0, 5, m), y - np.cos(a) * long * u + 0.42 * long * np.abs(np.sin(a)) * u**2 + g.normal(0, 5, m),
               g.uniform(1.2, 4.2, m), g.uniform(1.0, 3.2, m), g.uniform(0, 3, m), "#fffbea", g.uniform(0.6, 1, m), hard=2)


def streams(c):
    """Let the water it took along fall back: three arcs of drops below the belly, thin above, thick at the foot."""
    g = np.random.default_rng(14)
    for (x0, y0), (x1, y1), n in (((392, 300), (330, 566), 26), ((352, 352), (286, 566), 34), ((306, 396), (244, 566), 34)):
        q = g.random(n) ** 0.8
        x = x0 + (x1 - x0) * q + 16 * np.sin(np.pi * q) + g.normal(0, 4 + 9 * q, n)
        y = y0 + (y1 - y0) * q**1.3 + g.normal(0, 5, n)
        size = g.uniform(0.9, 3.2, n) * g.uniform(0.5, 1, n)
        c.dabs(x, y, size * 1.5, size * 0.9, 1.8, "#fffcee", g.uniform(0.5, 1, n), hard=2)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=21)
    place(c)
    for x, y, rx, ry, s, q in ((420, 572, 90, 20, 4, 0.2), (300, 572, 80, 22, 6, 0), (40, 576, 90, 22, 5, 0.1), (190, 566, 110, 26, 9, 0)):
        foam(c, x, y, rx, ry, s, q)
    c.glow(190, 520, 170, "#e4f2f0", 0.6)
    jets(c, 190, 574, 3, 16, (110, 200), wide=0.6)
    animal(c)
    c.glow(188, 556, 90, "#f4faf6", 0.65)
    jets(c, 188, 578, 8, 24, (60, 130), wide=0.95)
    for x, y, rx, ry, s in ((186, 580, 96, 30, 11), (60, 596, 70, 18, 12), (300, 592, 90, 20, 13)):
        foam(c, x, y, rx, ry, s)
    spray(c, 186, 566, 4, 120, (150, 150), size=(0.8, 3.6), lean=0.1)
    streams(c)
    c.area(smooth(600, 720, c.y) * 0.35, "#06202e", wash=0)
    # The other way round: the signs of the card lie on its upper right corner, where the head was.
    return finished(c, focus=((392, 155, 95), (290, 300, 90), (200, 440, 90)), share=0.5)[:, ::-1].copy()
