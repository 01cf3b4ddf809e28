"""An otter swims towards us in the low sun with a roach across its jaws, its long back and tail behind it.

Head broad and flat, wider than high, seen from the front and turned a little to the left: eyes small and high, ears small
and round at the sides, a broad bare nose, two wide pads with strong pale whiskers over the fish, the lower jaw below it;
behind it the wet back, low in the water, that runs out into a thick tapering tail.
"""

import numpy as np
from canvas import F, Grad, mix, rgb, rounded, smooth, wave
from form import eye
from hides import blown, cover, facing, fur, joined, lay, normals, outline, planes
from lake import float_on
from nature import glints, sky
from plumage import Flow
from sheet import Sheet, finished

MIDDLE, TILT, SIZE = (202, 296), -5.0, 1.10
ROW = 424


def place(points, depth=0.0):
    """Return where points of the head lie, given from the middle between its eyes and its mouth; `depth` is how far in front."""
    a = np.radians(TILT)
    co, si = np.cos(a) * SIZE, np.sin(a) * SIZE
    (x0, y0), out = MIDDLE, []
    for u, v, *rest in points:
        w = u - depth
        out.append((x0 + w * co - v * si, y0 + w * si + v * co, *rest))
    return out


def pair(points, depth=0.0):
    """Return an outline at both sides of the face, the left one first."""
    return place([(-u, v) for u, v in points], depth), place(points, depth)


HEAD = place([
    (0, -70), (34, -68), (62, -60), (84, -44), (99, -20), (115, 12), (130, 46), (139, 86), (143, 150), (0, 160),
    (-143, 150), (-139, 86), (-130, 46), (-115, 12), (-99, -20), (-84, -44), (-62, -60), (-34, -68),
])  # fmt: skip
EARS = place([(-78, -46), (-84, -58), (-96, -62), (-106, -54), (-110, -40), (-105, -26), (-92, -28)]), place([(76, -46), (82, -58), (94, -62), (104, -54), (108, -40), (103, -26), (90, -28)])
SNOUT = place([(0, -40), (24, -36), (34, -14), (46, 4), (66, 20), (74, 44), (62, 68), (30, 76), (0, 74), (-30, 76), (-62, 68), (-74, 44), (-66, 20), (-46, 4), (-34, -14), (-24, -36)], 10)
PADS = pair([(2, 26), (22, 14), (46, 16), (66, 30), (74, 50), (66, 68), (44, 78), (20, 76), (4, 64)], 14)
NOSE = place([(0, -4), (14, -9), (27, -6), (32, 5), (28, 18), (17, 25), (8, 30), (0, 32), (-8, 30), (-17, 25), (-28, 18), (-32, 5), (-27, -6), (-14, -9)], 16)
EYES = [(*place([(u, v)], 5)[0], r) for u, v, r in ((-49, -29, 9.4), (47, -29, 9.4))]
JAW = place([(-52, 82), (-26, 88), (0, 90), (26, 88), (52, 82), (56, 100), (42, 117), (16, 126), (-16, 126), (-42, 117), (-56, 100)], 10)
FISH = place([(158, 102), (134, 89), (96, 79), (50, 73), (0, 72), (-52, 75), (-92, 82), (-126, 92)], 14)
BACK = [
    (290, 460), (294, 350), (312, 302), (338, 274), (366, 264), (390, 270), (410, 278), (428, 272), (444, 254), (456, 232), (466, 212),
    (474, 208), (476, 220), (470, 242), (462, 264), (450, 288), (434, 314), (416, 344), (398, 376), (382, 412), (372, 460),
]
FACE = Flow(
    place([(0, -10), (0, -50), (0, -84)]), place([(20, -10), (30, -50), (44, -84)]), place([(-20, -10), (-30, -50), (-44, -84)]),
    place([(34, 4), (64, -10), (92, -40), (110, -60)]), place([(-34, 4), (-64, -10), (-92, -40), (-110, -60)]),
    place([(50, 20), (84, 16), (120, 10)]), place([(-50, 20), (-84, 16), (-120, 10)]),
    place([(60, 50), (90, 70), (124, 110)]), place([(-60, 50), (-90, 70), (-124, 110)]),
    place([(10, 30), (40, 40), (70, 52)], 12), place([(-10, 30), (-40, 40), (-70, 52)], 12),
    place([(10, 92), (24, 110), (40, 132)]), place([(-10, 92), (-24, 110), (-40, 132)]),
)  # fmt: skip
COAT = Flow([(306, 330), (340, 282), (372, 272), (410, 286), (440, 262), (470, 214)], [(340, 420), (376, 340), (430, 296), (468, 230)])
SUN = (-0.66, -0.66, 0.36)
FUR = ("#1d1420", "#3f2727", "#70472c", "#aa723c", "#f0c484")
STEPS = (0.02, 0.34, 0.62, 0.86)


def animal(c):
    """Paint the head and the fish."""
    head(c)
    prey(c)
    muzzle(c)


def back(c):
    """Paint the wet back and the tail, low in the water."""
    m = cover(c, BACK)
    value = facing(normals(c, blown(c, m, 1.0), 3.0), (-0.5, -0.8, 0.33)) - 0.05
    lay(c, m, planes(c, value, FUR, STEPS, edge=0.14, rough=0.08, grain=18))
    with c.within(m):
        c.curve([(290, 330), (318, 296), (340, 310), (346, 350), (346, 450), (290, 450)], "#170f1c", alpha=0.7, soft=9)
        c.line([(318, 310), (342, 283), (366, 273), (390, 280), (410, 288), (430, 281), (448, 260), (468, 220)], 8, "#fbd292", alpha=0.75, soft=2.6, round_=True, taper=(0.3, 0.4))
    fur(c, m, COAT, 420, 18, 2.2, 0.14, seed=3)
    fur(c, m * smooth(0.5, 0.8, value), COAT, 60, 18, 2.0, 0.08, seed=4, colour="#fce0aa", alpha=0.7)


def furred(c, height, value):
    """Return the colours of fur in planes, with the light of the water from below."""
    tone = planes(c, value, FUR, STEPS, edge=0.14, rough=0.08, grain=18)
    bounce = smooth(0.2, 0.9, facing(normals(c, height, 3.0), (0.6, 0.8, 0.1)))
    return tone + (rgb("#6f8fa0") - tone) * (0.42 * bounce)[..., None]


def head(c):
    """Paint the head without nose, pads and jaw."""
    ears(c)
    skull = cover(c, HEAD)
    h = blown(c, skull, 0.9)
    h = joined(h, blown(c, cover(c, SNOUT), 0.8) + 56, 14)
    for side in (-1, 1):
        brow = place([(side * 20, -62), (side * 62, -58), (side * 78, -38), (side * 66, -30), (side * 40, -42), (side * 22, -44)], 4)
        h = h + 7 * cover(c, brow, 5.0)
    value = facing(normals(c, h, 3.2), SUN)
    lay(c, skull, furred(c, h, value))
    with c.within(skull):
        for cheek in pair([(34, 36), (70, 26), (104, 38), (122, 70), (124, 116), (80, 132), (40, 100)], 4):
            c.curve(cheek, "#c9a57c", alpha=0.5, soft=12)
        c.curve(place([(60, 20), (100, 0), (122, 30), (130, 130), (70, 136), (92, 80)]), "#3a2632", alpha=0.5, soft=12)
        c.curve(place([(-60, 76), (0, 70), (60, 76), (84, 100), (60, 136), (-60, 136), (-84, 104)]), "#1d1220", alpha=0.75, soft=8)
        c.curve(place([(-26, -62), (0, -70), (26, -62), (18, -34), (0, -26), (-18, -34)], 6), "#8c5a34", alpha=0.45, soft=7)
        for x, y, r in EYES:
            c.disc(x, y + 0.1 * r, 2.3 * r, 1.7 * r, "#1c1119", alpha=0.72, soft=3.4)
            s = -1 if x < MIDDLE[0] - 10 else 1
            c.curve([(x - 2.4 * r, y - (1.2 if s < 0 else 2.0) * r), (x, y - 2.9 * r), (x + 2.4 * r, y - (2.0 if s < 0 else 1.2) * r), (x + 1.2 * r, y - 1.7 * r), (x - 1.2 * r, y - 1.7 * r)], "#e2ab6a", alpha=0.55 if s < 0 else 0.3, soft=2.6)
            c.curve([(x - 1.8 * r, y + 2.0 * r), (x, y + 1.7 * r), (x + 1.8 * r, y + 2.0 * r), (x + 1.2 * r, y + 3.2 * r), (x - 1.2 * r, y + 3.2 * r)], "#d2a06a", alpha=0.4 if s < 0 else 0.22, soft=3)
    clear = skull.copy()
    for x, y, r in EYES:
        clear = clear * smooth(1.2 * r, 2.0 * r, np.hypot(c.x - x, c.y - y))
    fur(c, clear, FACE, 1500, 13, 1.7, 0.12, seed=12, bend=0.25)
    fur(c, clear * smooth(0.62, 0.9, value), FACE, 130, 11, 1.5, 0.08, seed=14, colour="#f0c88c", alpha=0.45)
    fur(c, clear * (1 - smooth(0.0, 0.3, value)), FACE, 150, 13, 1.6, 0.1, seed=15, colour="#1a1018", alpha=0.45)
    shift = lambda m, x, y: np.roll(m, (round(y * c.k), round(x * c.k)), (0, 1))
    rim = np.clip(skull * (1 - shift(skull, 4, 5)), 0, 1) * (c.y < 380)
    fur(c, rim, FACE, 260, 8, 1.6, 0.10, seed=16, colour="#ecbc78", alpha=0.55)
    for x, y, r in EYES:
        eye(c, x, y, r, iris="#2a1710", lid="#0e090d", ring="#0c080c", glint=(-0.30, -0.36))


def ears(c):
    """Paint the small round ears, low at the sides of the head."""
    for i, ear in enumerate(EARS):
        m = cover(c, ear)
        value = facing(normals(c, blown(c, m, 0.9), 2.0), SUN)
        lay(c, m, planes(c, value, FUR[:4] if i else FUR[1:], STEPS[:3], edge=0.14))
        x, y = np.mean(ear, axis=0)
        with c.within(m):
            c.disc(x + 2, y + 4, 8, 11, "#1c1016", alpha=0.8, soft=3)
        fur(c, m, FACE, 60, 9, 1.5, 0.1, seed=31 + i)


def prey(c):
    """Paint the dark mouth, the roach that lies across it, the jaw that holds it from below."""
    c.curve(place([(-62, 62), (62, 62), (66, 96), (0, 108), (-66, 96)], 12), "#170c12", alpha=0.95, soft=3)
    m = cover(c, JAW)
    h = blown(c, m, 0.8)
    tone = planes(c, facing(normals(c, h, 2.4), SUN), ("#33232a", "#5d4238", "#9a7452", "#cfa878"), STEPS[:3], edge=0.14)
    lay(c, m, tone)
    fur(c, m, FACE, 160, 10, 1.6, 0.12, seed=24)
    roach(c, FISH)


def roach(c, line):
    """Paint a roach along a line from its head, at the right, to its tail."""
    spine = outline(line, closed=False, steps=12)
    t = np.linspace(0, 1, len(spine))
    half = np.interp(t, [0, 0.04, 0.12, 0.24, 0.40, 0.56, 0.74, 0.90, 1], [3, 11, 20, 26, 27, 22, 14, 7, 6])
    d = np.gradient(spine, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    side = np.stack([-d[:, 1], d[:, 0]], -1)
    side = side * np.sign(-side[:, 1])[:, None]
    at = lambda v: spine + side * (half * v)[:, None]
    back_, belly = at(1), at(-1)
    red = Grad((60, 360), (110, 420), "#f0603a", "#b02f2c")
    (x, y), e, n = spine[-1], d[-1], side[-1]
    c.curve([(x + e[0] * u + n[0] * v, y + e[1] * u + n[1] * v) for u, v in ((-8, 5), (10, 13), (34, 30), (27, 10), (22, 0), (26, -10), (31, -29), (10, -12), (-8, -5))], red)
    for i, spread in ((int(0.80 * len(t)), 0.8),):
        (u, v), e, n = belly[i], d[i], -side[i]
        c.curve([(u + e[0] * a + n[0] * b, v + e[1] * a + n[1] * b) for a, b in ((-12, -7), (10, -6), (24 * spread, 14), (12, 22 * spread), (-6, 10))], red)
    fish = np.concatenate([back_, belly[::-1]])
    c.shape(fish + np.array([2, 7]), "#120b14", alpha=0.55, soft=5)
    c.shape(fish, "#c6d2d8")
    with c.within(fish):
        strip = lambda a, b, colour, alpha, soft: c.shape(np.concatenate([at(a), at(b)[::-1]]), colour, alpha=alpha, soft=soft)
        strip(1.2, 0.46, "#34586c", 1.0, 3)
        strip(0.50, 0.28, "#7fa6ae", 0.9, 3)
        strip(0.22, -0.18, "#fffdf0", 0.95, 4)
        strip(-0.50, -1.2, "#8d93b0", 0.9, 5)
        n = len(t)
        for v in (0.55, 0.25, -0.05, -0.35):
            for i in range(int(0.20 * n), int(0.92 * n), 4):
                j = min(i + (2 if int(v * 20) % 2 else 0), n - 1)
                p, q = at(v + 0.16)[j], at(v - 0.16)[j]
                c.line([p, (p + q) / 2 + d[j] * 3, q], 1.3, "#3a5664", alpha=0.34, round_=True)
        k = int(0.19 * n)
        c.line([at(0.95)[k - 4], at(0.3)[k], at(-0.4)[k], at(-0.95)[k - 5]], 3, "#40525c", alpha=0.7, round_=True)
        c.line([at(0.85)[k - 6], at(0.2)[k - 3], at(-0.5)[k - 3]], 2.4, "#fff6d8", alpha=0.6, round_=True)
        c.line([at(-0.1)[0], at(-0.35)[3], at(-0.5)[6]], 2.0, "#31404a", alpha=0.8, round_=True)
    eye(c, *at(0.30)[int(0.09 * len(t))], 5.4, iris="#e8a838")


def muzzle(c):
    """Paint the nose and the wide pads that close over the fish, then the whiskers."""
    fish = [(x, y + 6) for x, y in place([(-70, 64), (0, 78), (70, 64), (62, 84), (0, 92), (-62, 84)], 14)]
    c.curve(fish, "#0f0a14", alpha=0.6, soft=5)
    for i, pad in enumerate(PADS):
        m = cover(c, pad)
        h = blown(c, m, 0.85)
        value = facing(normals(c, h, 2.4), SUN) - 0.10 * i
        lay(c, m, planes(c, value, ("#4a3330", "#8a6242", "#c99a62", "#ecca94", "#fff0cc"), (0.0, 0.3, 0.6, 0.86), edge=0.14, rough=0.06))
        fur(c, m, FACE, 150, 9, 1.5, 0.10, seed=20 + i, bend=0.25)
    c.line(place([(0, 30), (0, 46), (0, 66)], 15), 4.0, "#22141a", round_=True, alpha=0.85, soft=0.8)
    for i, lip in enumerate(pair([(0, 64), (16, 76), (42, 80), (64, 70), (76, 52)], 14)):
        c.line(lip, 4.4, "#1a0e14", round_=True, taper=(0.8, 0.5), alpha=0.9, soft=0.7)
    for side in (-1, 1):
        for j in range(10):
            u, v = side * (24 + (j % 4) * 11 + (j // 4) * 4), 34 + (j // 4) * 10 + (j % 4) * 2
            ((x, y),) = place([(u, v)], 14)
            c.disc(x, y, 1.8, 1.6, "#3a2420", alpha=0.75)
    shade = place([(-30, 16), (0, 30), (30, 16), (26, 34), (0, 42), (-26, 34)], 15)
    c.curve(shade, "#2a191c", alpha=0.45, soft=4)
    c.curve(NOSE, Grad((0, NOSE[0][1] - 8), (0, NOSE[0][1] + 40), "#5a4c56", "#2a2028", "#0f0a0e"), edge=0)
    c.curve(place([(-24, -3), (-12, -6), (0, -2), (12, -6), (22, -3), (12, 2), (0, 3), (-12, 2)], 17), "#e6e0ea", alpha=0.75, soft=2)
    for side in (-1, 1):
        c.curve(place([(side * 12, 12), (side * 20, 8), (side * 27, 12), (side * 24, 19), (side * 15, 19)], 16), "#040204", soft=0.8)
    for side, many in ((-1, ((30, 36, 84, -16), (38, 42, 100, 4), (34, 48, 104, 24), (42, 54, 88, 44), (30, 58, 66, 58), (52, 44, 70, -28))), (1, ((30, 36, 74, -20), (38, 42, 92, 0), (34, 48, 96, 22), (42, 54, 82, 44), (30, 58, 60, 60)))):
        for u, v, du, dv in many:
            u, du = side * u, side * du
            c.line(place([(u, v), (u + du * 0.5, v + dv * 0.25), (u + du, v + dv)], 14), 2.2, "#fff8e2", taper=(1, 0.15), alpha=0.95, round_=True)


WATER = ("#f8cc90", "#e8ba8c", "#aeb09c", "#5e9498", "#2c7082", "#185468", "#103e58")


def lakeside(c):
    """Paint the far bank in the mist of the morning and the water before it."""
    sky(c, ("#f2a866", "#fac888", "#fff0c4"), 128, sun=(96, 84, 260, "#fff8dc", 0.9))
    x = np.linspace(-10, 490, 300)
    for base, high, colour, seed, scale in ((116, 30, "#e4b078", 3, 60), (119, 34, "#b58a64", 5, 34)):
        top = base - high * (0.45 + 0.35 * wave(x, scale * 3, seed, 2)) - 5 * np.abs(wave(x, 7, seed + 1, 2)) - (14 * smooth(200, 480, x) if seed == 5 else 0)
        c.shape(np.array([(-10, 124), *zip(x, top, strict=True), (490, 124)]), (colour, mix(colour, "#fbd9a0", 0.7)), edge=0, soft=0.8)
    water = smooth(119, 121, c.y)
    c.mirror(120, water, "#e8b884", 0.6, 3.0)
    c.area(water * smooth(118, 200, c.y) * 0.9 + water * 0.08, Grad((0, 120), (0, 640), *WATER), wash=0.6)
    c.area(water * np.exp(-(((c.x - 96) / (40 + 0.35 * (c.y - 120))) ** 2)) * (1 - smooth(120, 380, c.y)) * 0.75, "#fff0c8", wash=0)
    g = np.random.default_rng(4)
    n = 150
    t = g.uniform(0, 1, n) ** 1.2
    y = 126 + 560 * t
    tone = np.where((g.random(n) < 0.45 - 0.2 * t)[:, None], mix("#fbdcae", "#7fb6bc", 0.0), rgb("#0e3a52"))
    c.dabs(g.uniform(-20, 500, n), y, (8 + 60 * t) * g.uniform(0.5, 1.3, n), (0.8 + 6 * t) * g.uniform(0.5, 1.2, n), g.normal(0, 0.03, n), tone, 0.22 + 0.12 * t, hard=1.4)
    glints(c, 124, 300, "#fff4d2", 70, -20, 300, (6, 24), 3, 0.8)


def wake(c):
    """Paint the wave that the otter pushes before it and that runs out at both sides."""
    for far, a in ((0, 0.95), (46, 0.7), (104, 0.5)):
        left = [(196, ROW + 34 + far * 0.9), (110 - far * 0.3, ROW + 32 + far * 0.8), (40 - far * 0.6, ROW + 8 + far * 0.5), (-30 - far, ROW - 40)]
        right = [(196, ROW + 34 + far * 0.9), (290 + far * 0.3, ROW + 30 + far * 0.8), (372 + far * 0.6, ROW - 2 + far * 0.5), (440 + far, ROW - 62), (520 + far, ROW - 130)]
        for run, own in ((left, "#ffe0a8"), (right, "#a8d4d0")):
            p = rounded(run, closed=False)
            c.line(p + np.array([0, 11]), 22 - far * 0.06, "#0a3048", taper=(0.3, 0.6), alpha=0.55 * a, soft=6)
            c.line(p, 8 - far * 0.03, own, taper=(0.1, 0.9), alpha=0.7 * a, soft=1.6)


def behind(c):
    """Paint back and tail with their shade on the water."""
    line = rounded([(376, 456), (386, 412), (402, 376), (420, 344), (438, 314), (454, 288), (468, 256), (476, 226)], closed=False)
    c.line(line + np.array([14, 16]), 40, "#2a4a58", taper=(1.0, 0.4), alpha=0.55, soft=8)
    back(c)
    c.line(line + np.array([-3, -2]), 12, "#0b1c2c", taper=(0.9, 0.4), alpha=0.75, soft=3.5)
    c.line(line + np.array([4, 3]), 4.5, "#fbe6bc", taper=(0.9, 0.5), alpha=0.85, soft=1)
    c.line(line + np.array([13, 11]), 4, "#d8e2cc", taper=(0.9, 0.3), alpha=0.5, soft=1.5)


def contact(c):
    """Paint where the water closes round the neck: a dark line, a bright lip of water, drops."""
    x = np.linspace(38, 366, 40)
    p = np.stack([x, ROW + dip(x)], -1)
    c.line(p - np.array([0, 3]), 13, "#0a1a2a", taper=(0.4, 0.4), alpha=0.7, soft=3)
    c.line(p + np.array([0, 5]), 6, "#ffe6b8", taper=(0.3, 0.3), alpha=0.9, soft=1.0)
    c.line(p + np.array([0, 16]), 10, "#4a98a4", taper=(0.3, 0.3), alpha=0.55, soft=3)
    g = np.random.default_rng(8)
    x = g.uniform(44, 362, 46)
    y = ROW + 5 + dip(x) + g.normal(0, 4, 46)
    c.dabs(x, y, g.uniform(4, 15, 46), g.uniform(0.8, 2.2, 46), g.normal(0, 0.1, 46), "#fff6e0", 0.8)
    for x, y, r in ((30, 462, 2.6), (376, 446, 2.4), (236, 484, 2.0)):
        c.disc(x, y, r, r * 1.4, "#fff8e6", edge=0, alpha=0.9)


def dip(x):
    """Return how far below its row the water meets the head at x."""
    return 22 * np.sin(np.pi * np.clip((x - 40) / 326, 0, 1))


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 7)
    lakeside(c)
    wake(c)
    behind(c)
    layer = c.lifted(animal)
    above = 1 - smooth(ROW - 2, ROW + 2, c.y - dip(c.x))
    layer.rgb, layer.alpha = layer.rgb * above[..., None], layer.alpha * above.astype(F)
    float_on(c, layer, ROW + 10, tint="#17506a", ripple=4.5, dim=0.30, fade=230, stretch=0.72, amount=0.9)
    layer.lay()
    contact(c)
    return finished(c, focus=((200, 300, 120),), share=0.75)
