"""A harbour porpoise rises to breathe; her calf rolls in under her flank and lets her slipstream carry it.

Lengths in thousandths of the body: deepest (262) at 370; no beak; mouth 70; eye at 95, just above the
corner of the mouth; flipper at 200, 150 long; dorsal fin low and triangular from 460 to 650, 70 high;
flukes level, 240 wide.
"""

import numpy as np
from canvas import F, Grad, mix, rgb, smooth
from form import eye
from fronds import course
from granite import boulder
from hides import Spine, blown, cover, facing, joined, lay, normals, outline, shaded
from scipy import ndimage
from sheet import Sheet, finished

UPPER = [(0, -2), (8, -30), (30, -60), (70, -88), (130, -110), (220, -128), (320, -136), (420, -134), (520, -122), (640, -96), (760, -64), (860, -38), (940, -22), (990, -12)]
LOWER = [(2, 14), (20, 36), (60, 60), (130, 88), (220, 114), (330, 128), (440, 124), (560, 104), (680, 76), (790, 48), (880, 29), (950, 18), (990, 10)]
DORSAL = [(400, -126), (460, -144), (516, -174), (546, -188), (560, -187), (574, -172), (606, -134), (650, -100), (730, -68), (700, -50), (560, -80)]
FLIPPER = [(190, 54), (236, 62), (262, 100), (290, 150), (312, 196), (304, 208), (284, 202), (246, 168), (212, 128), (190, 92)]
FAR_FLIPPER = [(250, 86), (292, 100), (322, 134), (342, 166), (338, 176), (318, 172), (286, 152), (258, 124)]
NEAR_FLUKE = [
    (880, 14), (924, 32), (962, 70), (1000, 122), (1038, 164), (1060, 178), (1068, 168), (1060, 130), (1044, 86), (1030, 50), (1016, 18),
    (1000, 0, None), (960, -16), (900, -10),
]
FAR_FLUKE = [
    (900, -10), (936, -24), (972, -42), (1010, -66), (1034, -78), (1044, -72), (1040, -52), (1028, -28), (1016, -10),
    (1000, 0, None), (960, 14),
]
SUN = (0.42, -0.86, 0.30)
DARK, GREY, PALE = "#26323f", "#768b95", "#f0f2e6"


def porpoise(c, spine, deep=0.0, seed=1, young=False, roll=0.0):
    """Paint a porpoise along a line; `deep` hazes it with water, a `young` one is browner and has pale folds.

    `roll` turns its belly towards us: 0 is its side.
    """
    rolled = lambda points: [(q[0], q[1] - 70 * roll, *q[2:]) for q in points]
    dorsal = [(x, -126 + (y + 126) * (1 - 0.5 * roll) if y < -126 else y) for x, y in DORSAL]
    body = cover(c, spine([*UPPER, *LOWER[::-1]]))
    x, y = spine.straight(c)
    top = np.interp(x, [p[0] for p in UPPER], [p[1] for p in UPPER])
    foot = np.interp(x, [p[0] for p in LOWER], [p[1] for p in LOWER])
    t = np.where(y < 0, -y / np.minimum(top, -1), y / np.maximum(foot, 1))
    sea = lambda v: mix(v, "#2f7f8c", deep)
    dark, grey, pale = (rgb(sea(v)) for v in (("#39434b", "#8696a0", "#dfe2d4") if young else (DARK, GREY, PALE)))
    for fin, tone in ((FAR_FLUKE, "#33434f"), (FAR_FLIPPER, "#2a3843")):
        m = cover(c, spine(fin))
        n = normals(c, blown(c, m, 0.8), 1.5)
        lay(c, m, shaded(c, np.broadcast_to(rgb(sea(tone)), (*m.shape, 3)), facing(n, SUN), "#5f8492", (sea("#9fc4c4"), 0.35)))
    fins = [cover(c, spine(p)) for p in (dorsal, NEAR_FLUKE)]
    h = blown(c, body)
    mask = body
    for m in fins:
        h = joined(h, blown(c, m, 0.7), 6)
        mask = np.maximum(mask, m)
    # markings
    w = t + 0.8 * roll + 0.035 * c.noise(90, 60, 60 + seed, 1) + 0.16 * np.exp(-(((x - 430) / 150) ** 2)) - 0.10 * np.exp(-(((x - 190) / 90) ** 2))
    fleck = 0.03 * c.noise(16, 9, 90 + seed, 2)
    cape = smooth(0.10, -0.40, w + fleck - 0.06 * smooth(300, 100, x))
    belly = smooth(0.02, 0.50, w + fleck - 0.12 * smooth(620, 880, x) - 0.3 * smooth(860, 970, x))
    base = grey + (pale - grey) * belly[..., None]
    base = base + (dark - base) * cape[..., None]
    stock = smooth(880, 980, x)[..., None]
    base = base + (dark - base) * stock * 0.9
    out_of_body = (1 - body)[..., None]
    base = base + (dark - base) * np.maximum(out_of_body, 0)
    value = facing(normals(c, h, 2.4), SUN)
    tone = shaded(c, base.astype(F), value, "#8fb8bc", (sea("#cfe8dc"), 0.30), steps=(-0.62, -0.30, 0.80), edge=0.24, rough=0.02)
    lay(c, mask, tone)
    with c.within(body):
        # stripe from the mouth to the flipper, dark lips, chin
        c.curve(spine(rolled([(58, 22), (110, 32), (170, 46), (222, 62), (216, 84), (160, 66), (100, 46)])), sea("#33434e"), alpha=0.75, soft=1.8)
        c.curve(spine([(0, 16), (30, 26), (64, 34), (100, 54), (130, 80), (80, 74), (30, 48), (4, 28)]), pale, alpha=0.75, soft=3)
        c.line(spine([(4, 9 - 30 * roll), *rolled([(26, 17), (48, 19), (66, 12)])]), 2.8, sea("#141d25"), round_=True, taper=(1, 0.4))
        if young:
            for u in (330, 380, 430, 480):
                c.line(spine([(u, -60), (u + 14, 0), (u + 6, 70)]), 2.6, sea("#d6dcd4"), round_=True, taper=(0.2, 0.4), alpha=0.5, soft=0.8)
        edge = body - cover(c, [(q[0] - 3, q[1] + 4.5) for q in outline(spine([*UPPER, *LOWER[::-1]]))], 1.5, round_=False)
        edge = edge * smooth(-0.3, -0.7, t) * (smooth(430, 330, x) + 0.7 * smooth(720, 780, x) * smooth(960, 860, x))
        c.area((np.clip(edge, 0, 1) * body).astype(F), sea("#d9efdc"), 0.6, wash=0)
    around = 70 * np.arcsin(np.clip(t, -1, 1))
    net = ndimage.map_coordinates(ripples(c, 24, 140 + seed), ((around + 160) * c.k, (0.42 * x - 0.5 * around + 60) * c.k), order=1, mode="mirror") * body * smooth(-0.05, -0.55, t) * smooth(0.1, 0.7, value) * smooth(120, 300, x) * smooth(560, 460, x)
    c.area(np.clip(net, 0, 1).astype(F), sea("#eefbe4"), 0.24, wash=0)
    flipper = rolled(FLIPPER)
    m = cover(c, spine(flipper))
    c.shape(outline(spine([(p[0] + 8, p[1] - 6) for p in flipper])), "#3d5b66", alpha=0.4 * (1 - deep), soft=5, mode="multiply")
    n = normals(c, blown(c, m, 0.8), 1.5)
    lay(c, m, shaded(c, np.broadcast_to(rgb(sea("#33424f")), (*m.shape, 3)), facing(n, SUN), "#6c93a0", (sea("#a9cbc8"), 0.5), steps=(-0.2, 0.1, 0.5)))
    with c.within(cover(c, spine(NEAR_FLUKE))):
        c.line(spine([(930, 30), (968, 72), (1006, 124), (1044, 164)]), 5, sea("#b4d6d0"), taper=(0.2, 0.5), alpha=0.55, soft=1.5, round_=True)
        c.curve(spine([(1000, 0), (1020, 22), (1034, 56), (1052, 100), (1030, 84), (1004, 40)]), sea("#141e28"), alpha=0.5, soft=2.5)
    c.line(spine([(900, -14), (938, -27), (976, -46), (1012, -68), (1034, -78)]), 2.6, sea("#b4d6d0"), taper=(0.2, 0.5), alpha=0.6, round_=True)
    c.line(spine(rolled([(198, 62), (240, 80), (272, 130), (296, 186)])), 4.4, sea("#b9d8d2"), round_=True, alpha=0.6, taper=(0.3, 0.4))
    ex, ey = spine(rolled([(94, -6)]))[0][:2]
    r = (5.4 if young else 4.3) * spine.long / 500
    c.disc(ex, ey, r * 2.0, r * 1.5, sea("#1f2b35"), alpha=0.6, soft=2)
    eye(c, ex, ey, r, iris=sea("#241a18"), lid=sea("#141c22"))
    c.disc(ex + 0.25 * r, ey - 0.35 * r, 0.34 * r, 0.30 * r, "#ffffff", edge=0)


def animal(c):
    """Paint mother and calf, where each darkens the other."""
    porpoise(c, MOTHER, 0.0, 3)
    calf = outline(CALF([*UPPER, *LOWER[::-1]]))
    with c.within(cover(c, MOTHER([*UPPER, *LOWER[::-1]]))):
        c.shape(calf + np.array([10, -12]), "#1f4658", alpha=0.80, soft=7, mode="multiply")
        c.shape(calf + np.array([2, -3]), "#0c2634", alpha=0.85, soft=2.5, mode="multiply")
    porpoise(c, CALF, 0.0, 5, young=True, roll=0.30)
    with c.within(cover(c, calf, round_=False)):
        c.curve([(196, 340), (240, 366), (280, 400), (316, 452), (330, 400), (270, 340)], "#33505e", alpha=0.5, soft=8)


MOTHER = Spine([(82, 182), (150, 210), (232, 272), (312, 364), (370, 452), (396, 530)], (1.12, 1.08, 0.96, 0.86))
CALF = Spine([(88, 398), (142, 381), (196, 380), (250, 400), (292, 442), (308, 494)], (1.40, 1.26, 1.04, 1.0))


def slipstream(c):
    """Paint the water that runs along the mother's flank and carries the calf: pale threads, small bubbles."""
    g = np.random.default_rng(17)
    for dx, dy, wide, alpha in ((0, 0, 5, 0.30), (-14, 16, 4, 0.36), (-30, 36, 6, 0.26), (-48, 50, 4, 0.22), (24, -8, 3, 0.30)):
        c.line([(118 + dx, 290 + dy), (172 + dx, 330 + dy), (232 + dx, 384 + dy), (284 + dx, 456 + dy), (312 + dx, 540 + dy)], wide, "#dff8ec", taper=(0.1, 0.1), alpha=alpha, soft=1.6, round_=True)
    for _ in range(34):
        u = g.uniform(0, 1)
        x, y, r = 130 + 170 * u + g.normal(0, 14), 316 + 190 * u * u + 40 * u + g.normal(0, 10), g.uniform(1.0, 3.0)
        c.disc(x, y, r, 0.9 * r, "#f2fff4", alpha=0.55, edge=0)


def ripples(c, scale, seed):
    """Return the bright net that waves throw through water, 0 to 1."""
    a, b = c.noise(scale * 1.6, scale, seed, 2), c.noise(scale * 1.3, scale * 1.1, seed + 1, 2)
    return np.clip(1 - np.abs(a) * 4.0, 0, 1) + np.clip(1 - np.abs(b) * 5.0, 0, 1) * 0.5


def shoal(c):
    """Paint the far shoal in the light, and the near one that streams away below."""
    g = np.random.default_rng(21)
    n = 64
    u, v = g.uniform(0, 1, n), g.normal(0, 1, n)
    x, y = 250 + 250 * u, 246 - 120 * u + v * (14 + 26 * np.sin(np.pi * u)) + 40 * u * u
    for i in np.argsort(v):
        herring(c, x[i], y[i], 11 * g.uniform(0.8, 1.25), -0.42 + 0.25 * u[i] + g.normal(0, 0.12), mix("#4f9ea0", "#8fd0c4", g.uniform(0, 1)), "#e9f8e6")


def stream(c):
    """Paint the shoal below: it bends away from the animals, larger and darker towards us."""
    g = np.random.default_rng(8)
    way = outline([(500, 380), (440, 430), (360, 480), (290, 520), (210, 548), (120, 560), (20, 546)], closed=False, steps=20)
    heading = np.arctan2(*np.gradient(way, axis=0).T[::-1])
    placed = []
    for _ in range(900):
        t, v = g.uniform(0.02, 0.98), g.normal(0, 1)
        i = int(t * (len(way) - 1))
        x, y = way[i] + np.array([-np.sin(heading[i]), np.cos(heading[i])]) * v * (14 + 16 * np.sin(np.pi * t))
        size = 9 + 9 * np.sin(np.pi * np.clip(t * 0.9 + 0.1, 0, 1)) + 2 * np.clip(-v, -1, 1)
        if any(abs(x - a) < 1.7 * (size + s) / 2 and abs(y - b) < 0.62 * (size + s) / 2 for a, b, s, *_ in placed):
            continue
        placed.append((x, y, size, heading[i] + g.normal(0, 0.10), np.clip(0.5 - 0.2 * v + g.normal(0, 0.2), 0, 1)))
    for x, y, size, a, q in sorted(placed, key=lambda p: p[2]):
        herring(c, x, y, size, a, mix("#2a6f80", "#559fa4", q), mix("#79b8b4", "#bfe4d4", q))


def herring(c, x, y, size, a, tone, light):
    """Paint one far herring: darker back, a flash on its side, a forked tail."""
    co, si = np.cos(a), np.sin(a)
    up = 1 if co > 0 else -1
    at = lambda p, q: (x + (p * co - q * up * si) * size, y + (p * si + q * up * co) * size)
    c.curve([at(1, 0), at(0.5, -0.22), at(-0.3, -0.2), at(-0.8, -0.04), at(-0.8, 0.04), at(-0.3, 0.24), at(0.5, 0.24)], tone, alpha=0.85, edge=0)
    c.shape([at(-0.7, 0), at(-1.15, -0.26), at(-1.02, 0), at(-1.15, 0.26)], tone, alpha=0.85, edge=0)
    c.line([at(0.9, 0.1), at(-0.5, 0.12)], size * 0.16, light, taper=(1, 0.3), alpha=0.8)
    if size > 12:
        c.line([at(0.8, -0.12), at(0.2, -0.2), at(-0.5, -0.12)], size * 0.12, mix(tone, "#0f3a4c", 0.6), taper=(0.4, 0.3), alpha=0.8)
        c.disc(*at(0.78, -0.03), size * 0.07, size * 0.07, "#0d2c3a", edge=0, alpha=0.9)


def sea(c):
    whole = np.ones_like(c.x)
    c.area(whole, Grad((360, -20), (130, 700), "#c8ecd6", "#74c6ba", "#389aa0", "#1d6a80", "#114a66", "#0b3350"))
    c.glow(350, -10, 420, "#f4fbd8", 0.7)
    # the surface from below
    g = np.random.default_rng(6)
    for _ in range(150):
        v = g.uniform(0, 1) ** 1.6
        x, y = g.uniform(-20, 500), 4 + 120 * v
        near = np.exp(-(((x - 350) / 170) ** 2))
        tone = mix("#8fd6c6", "#fdffe6", np.clip(near + g.normal(0, 0.15), 0, 1)) if g.random() < 0.7 else rgb("#5db4b0")
        c.dabs(x, y, (46 - 30 * v) * g.uniform(0.5, 1.3), (5.5 - 3.4 * v) * g.uniform(0.6, 1.2), g.normal(0, 0.06), tone, (0.75 - 0.5 * v))
    for top, foot, a in (((300, 322, -10), (10, 90, 560), 0.30), ((330, 346, -10), (130, 190, 640), 0.26), ((352, 362, -10), (236, 270, 620), 0.20), ((366, 392, -10), (330, 420, 640), 0.24), ((396, 408, -10), (470, 530, 560), 0.22), ((280, 294, -10), (-90, -30, 460), 0.2)):
        c.shaft(top, foot, "#e4f8dc", a, 7)
    shoal(c)
    # the floor
    c.curve([(-30, 596), (40, 566), (110, 574), (170, 592), (250, 600), (330, 588), (400, 556), (470, 548), (520, 560), (520, 700), (-30, 700)], ("#2a7885", "#1d6277"), soft=5, alpha=0.85)
    floor = smooth(600, 640, c.y)
    c.area(floor, Grad((0, 600), (0, 720), "#2c7684", "#3c8488", "#235f70"))
    net = ripples(c, 40, 77) * smooth(610, 680, c.y)
    c.area(net, "#a9dcc4", 0.35, wash=0)
    stream(c)
    c.area(smooth(250, 720, c.y - 0.5 * c.x) * 0.45, "#062a48", wash=0)


def weed(c, x, foot, high, lean, seed, tones):
    """Paint a tuft of wrack, dark against the light, a little paler at its tips."""
    g = np.random.default_rng(seed)

    def frond(x, y, a, long, wide, left):
        p = course((x, y), a, long, lean * 0.2 + g.normal(0, 0.15), n=6)
        tone = mix(*tones, np.clip(0.9 - left * 0.28 + g.normal(0, 0.1), 0, 1))
        c.line(p, wide, tone, taper=(1, 0.25 if not left else 0.95), round_=True)
        h = np.arctan2(*(p[-1] - p[-2])[::-1])
        for side in (-1, 1) if left else ():
            frond(*p[-1], h + side * g.uniform(0.2, 0.45), long * g.uniform(0.7, 0.95), wide * 0.86, left - 1)

    for i in range(7):
        frond(x + i * 9 - 27, foot, -np.pi / 2 + lean * 0.35 + g.normal(0, 0.35), high * 0.30, 8, 3)


BOULDERS = ((120, 652, 46, 30, 5), (18, 640, 74, 52, 2), (352, 668, 40, 24, 11), (446, 676, 74, 52, 7), (70, 706, 60, 36, 9), (250, 706, 34, 18, 4), (384, 716, 52, 26, 3))
"""Boulders of the floor, far to near: middle, half width, half height, seed."""


def near(c):
    """Paint the floor in front: wrack, boulders lit on their tops, the mother's last breath rising."""
    weed(c, 6, 640, 190, 0.55, 4, ("#123a44", "#3a6a56"))
    weed(c, 504, 706, 170, -0.3, 9, ("#0e3440", "#346252"))
    tones = ("#06202f", "#0e3a4a", "#1f5a68", "#4a8c8a", "#98c8ac")
    for x, y, w, h, seed in BOULDERS:
        t = np.linspace(0, 2 * np.pi, 13, endpoint=False)
        r = 1 + np.random.default_rng(seed).normal(0, 0.13, 13)
        c.disc(x - 0.1 * w, y + 0.75 * h, 1.1 * w, 0.3 * h, "#06202f", alpha=0.6, soft=8, edge=0)
        boulder(c, outline(np.stack([x + w * r * np.cos(t), y + h * r * np.sin(t)], -1)), tones, SUN, seed=seed, round_=0.55 * h, rough=1.5, foot=(y + 0.9 * h, "#0b3044"))
    g = np.random.default_rng(3)
    for i in range(16):
        r = g.uniform(1.6, 5.2)
        x, y = 116 + 5 * np.sin(i) + g.normal(0, 8), 150 - i * 9 - g.uniform(0, 6)
        c.disc(x, y, r, r * 0.85, "#e9fbef", alpha=0.35, edge=0)
        c.disc(x - r * 0.25, y - r * 0.3, r * 0.45, r * 0.35, "#ffffff", alpha=0.9, edge=0)


def paint(k):
    c = Sheet(k, 11)
    sea(c)
    slipstream(c)
    animal(c)
    near(c)
    return finished(c, focus=((118, 206, 40), (112, 404, 34)), share=0.8)
