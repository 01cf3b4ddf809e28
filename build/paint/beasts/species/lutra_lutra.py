"""An otter swims towards us in the low sun with a roach across its jaws, its wet back and the tip of its tail behind it.

Head broad and flat, much wider than high, seen from the front and turned a little to the left: eyes small and high, ears
small and low at the sides, a broad bare nose, two wide pads with strong pale whiskers over the fish, the lower jaw below it;
the cheeks run into a neck as thick as the head that slopes into the water; behind it one low hump of the back and, farther,
the tip of the tail; a wake in the shape of a V.
"""

import numpy as np
from canvas import F, Grad, mix, rgb, rounded, smooth, wave
from form import eye
from hides import blown, cover, facing, fur, joined, lay, normals, outline, planes, within
from lake import float_on
from nature import glints, sky
from plumage import Flow
from sheet import Sheet, finished

MIDDLE, TILT, SIZE = (200, 276), -5.0, 1.27
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
    (0, -44), (28, -44), (55, -39), (76, -28), (94, -9), (106, 14), (114, 36), (119, 58), (115, 82), (102, 104), (78, 126), (42, 142), (0, 148),
    (-42, 142), (-78, 126), (-102, 104), (-115, 82), (-119, 58), (-114, 36), (-106, 14), (-94, -9), (-76, -28), (-55, -39), (-28, -44),
])  # fmt: skip
NECK = place([(-70, -4), (0, -20), (70, -4), (94, 30), (106, 60), (116, 82), (128, 102), (142, 122), (160, 142), (156, 176), (-164, 176), (-172, 140), (-148, 120), (-131, 102), (-118, 84), (-107, 60), (-94, 30)])
EARS = place([(-84, -6), (-91, -19), (-102, -22), (-112, -15), (-116, -1), (-111, 12), (-97, 15)]), place([(84, -6), (91, -19), (102, -22), (112, -15), (116, -1), (111, 12), (97, 15)])
SNOUT = place([(0, -40), (24, -36), (34, -14), (46, 4), (66, 20), (74, 44), (62, 68), (30, 76), (0, 74), (-30, 76), (-62, 68), (-74, 44), (-66, 20), (-46, 4), (-34, -14), (-24, -36)], 10)
PADS = pair([(2, 26), (22, 14), (46, 16), (67, 30), (77, 50), (70, 70), (46, 84), (21, 82), (4, 67)], 14)
NOSE = place([(0, -4), (14, -9), (27, -6), (32, 5), (28, 18), (17, 25), (8, 30), (0, 32), (-8, 30), (-17, 25), (-28, 18), (-32, 5), (-27, -6), (-14, -9)], 16)
EYES = [(*place([(u, v)], 5)[0], r) for u, v, r in ((-49, -15, 8.2), (47, -15, 8.2))]
JAW = place([(-52, 82), (-26, 88), (0, 90), (26, 88), (52, 82), (56, 100), (42, 117), (16, 126), (-16, 126), (-42, 117), (-56, 100)], 10)
FISH = place([(146, 126), (131, 105), (97, 84), (50, 72), (0, 69), (-50, 72), (-90, 82), (-122, 98)], 14)
"""The line of the roach, from its head: it hangs over the lower jaw at both sides."""
BACK = [(286, 400), (292, 356), (306, 320), (332, 297), (364, 292), (394, 306), (416, 330), (430, 354), (436, 400)]
TAIL = [(398, 346), (408, 326), (428, 304), (446, 280), (462, 258), (474, 248), (472, 264), (462, 290), (452, 318), (446, 346)]
ROWS = (374, 340)
"""Where the water meets the back, and the tail."""
FACE = Flow(
    place([(0, -10), (0, -50), (0, -84)]), place([(20, -10), (30, -50), (44, -84)]), place([(-20, -10), (-30, -50), (-44, -84)]),
    place([(34, 4), (64, -10), (92, -40), (110, -60)]), place([(-34, 4), (-64, -10), (-92, -40), (-110, -60)]),
    place([(50, 20), (84, 16), (120, 10)]), place([(-50, 20), (-84, 16), (-120, 10)]),
    place([(60, 50), (90, 70), (124, 110)]), place([(-60, 50), (-90, 70), (-124, 110)]),
    place([(10, 30), (40, 40), (70, 52)], 12), place([(-10, 30), (-40, 40), (-70, 52)], 12),
    place([(10, 92), (24, 110), (40, 132)]), place([(-10, 92), (-24, 110), (-40, 132)]),
)  # fmt: skip
COAT = Flow([(300, 372), (320, 318), (350, 296), (392, 300), (430, 340), (446, 376)], [(320, 380), (350, 330), (390, 330), (420, 376)])
THROAT = Flow(
    place([(-120, 10), (-146, 70), (-180, 130)]), place([(120, 10), (146, 70), (184, 130)]),
    place([(-90, 60), (-120, 110), (-140, 160)]), place([(90, 60), (120, 110), (140, 160)]),
)  # fmt: skip
SUN = (-0.66, -0.66, 0.36)
FUR = ("#1d1420", "#3f2727", "#70472c", "#aa723c", "#f0c484")
STEPS = (0.02, 0.34, 0.62, 0.86)
WET = ("#120a12", "#2a181a", "#4c2e22", "#84562f", "#f4cc8c")


def animal(c):
    """Paint the head and the fish."""
    neck(c)
    head(c)
    prey(c)
    muzzle(c)


def neck(c):
    """Paint the thick neck that slopes into the water, wet and darker than the face."""
    m = cover(c, NECK)
    value = facing(normals(c, blown(c, m, 0.9), 3.0), (-0.5, -0.6, 0.62)) - 0.06
    lay(c, m, planes(c, value, WET, (0.05, 0.36, 0.66, 0.90), edge=0.16, rough=0.10, grain=14))
    with c.within(m):
        c.curve(HEAD, "#1d1014", alpha=0.5, soft=14)
        for side, tone in ((-1, "#d8a468"), (1, "#8a6a58")):
            edge = rounded(place([(side * 103, 64), (side * 112, 82), (side * 125, 100), (side * 139, 120)]), closed=False)
            c.line(edge, 9, tone, taper=(0.3, 1), alpha=0.7, soft=3)
    fur(c, m, THROAT, 420, 24, 2.6, 0.16, seed=51, bend=0.2)
    fur(c, m * smooth(0.35, 0.6, value), THROAT, 60, 22, 2.2, 0.08, seed=52, colour="#f0c484", alpha=0.7)
    # Wet tufts break the edge.
    g = np.random.default_rng(9)
    for side in (-1, 1):
        rim = np.array(place([(side * u, v) for u, v in ((105, 62), (112, 80), (125, 98), (139, 118), (150, 132))]))
        for t in np.linspace(0.04, 0.98, 13):
            i = t * (len(rim) - 1)
            x, y = (np.interp(i, range(len(rim)), rim[:, e]) for e in (0, 1))
            long, out = g.uniform(8, 17), g.uniform(3, 9)
            c.line([(x - side * 7, y - 5), (x + side * out * 0.4, y + long * 0.4), (x + side * out, y + long)], g.uniform(5, 8), mix("#3a241e", "#7a5238", g.random()) if side > 0 else mix("#7a4e30", "#c08a54", g.random()), taper=(1, 0.1), alpha=0.9, round_=True)


def hump(c):
    """Paint the wet back: one smooth hump, dark, with a streak of the sun."""
    m = cover(c, BACK)
    value = facing(normals(c, blown(c, m, 1.0), 3.5), (-0.5, -0.8, 0.33)) - 0.08
    lay(c, m, planes(c, value, WET, (0.10, 0.40, 0.68, 0.93), edge=0.16, rough=0.06, grain=18))
    fur(c, m, COAT, 260, 20, 2.2, 0.12, seed=3)
    with c.within(m):
        c.line([(300, 350), (312, 322), (336, 301), (366, 296)], 7, "#fbd292", alpha=0.85, soft=2.0, round_=True, taper=(0.2, 0.5))
        c.line([(322, 332), (344, 314), (374, 310)], 4, "#e8b47c", alpha=0.6, soft=1.6, round_=True, taper=(0.2, 0.3))
        c.curve([(388, 302), (424, 326), (444, 380), (404, 390), (410, 344)], "#5f8494", alpha=0.35, soft=6)


def tail(c):
    """Paint the tip of the tail."""
    m = cover(c, TAIL)
    value = facing(normals(c, blown(c, m, 1.0), 2.0), (-0.6, -0.7, 0.33)) - 0.08
    lay(c, m, planes(c, value, WET, (0.10, 0.36, 0.60, 0.88), edge=0.16, rough=0.05, grain=12))
    c.line([(432, 318), (440, 300), (452, 281), (470, 264)], 3.4, "#fbd292", alpha=0.8, soft=0.8, round_=True, taper=(0.5, 0.2))


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
        brow = place([(side * 22, -50), (side * 64, -48), (side * 84, -32), (side * 70, -24), (side * 42, -36), (side * 24, -38)], 4)
        h = h + 7 * cover(c, brow, 5.0)
    value = facing(normals(c, h, 3.2), SUN)
    lay(c, skull, furred(c, h, value))
    with c.within(skull):
        for cheek in pair([(34, 36), (70, 26), (104, 38), (122, 70), (124, 116), (80, 132), (40, 100)], 4):
            c.curve(cheek, "#c9a57c", alpha=0.5, soft=12)
        for side in (-1, 1):
            under = place([(side * 146, 40), (side * 150, 90), (side * 100, 140), (side * 84, 122), (side * 116, 94), (side * 132, 66)])
            c.curve(under, "#1d1216", alpha=0.35, soft=9)
        c.curve(place([(30, -60), (52, -30), (62, 14), (84, 50), (80, 90), (60, 140), (140, 140), (130, 30), (104, -40)]), "#24182c", alpha=0.60, soft=13)
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
    c.area((rim * smooth(0.1, 0.5, value)).astype(F), "#ecbc78", 0.55, wash=0)
    locks(c, clear * (1 - cover(c, SNOUT, 5.0)), value)
    g = np.random.default_rng(19)
    for side in (-1, 1):
        rim = np.array(place([(side * u, v) for u, v in ((102, 0), (111, 26), (116, 52), (112, 76), (101, 96))]))
        for t in np.linspace(0.03, 0.98, 22) + g.normal(0, 0.02, 22):
            i = t * (len(rim) - 1)
            x, y = (np.interp(i, range(len(rim)), rim[:, e]) for e in (0, 1))
            long, out = g.uniform(9, 16), g.uniform(3, 8) * (1 - t)
            tone = mix("#4a2d20", "#8a5c3a", g.random()) if side > 0 else mix("#8a5a34", "#dca868", g.random())
            c.line([(x - side * 8, y - 6), (x + side * out * 0.4, y + long * 0.3), (x + side * (out - 3 * t), y + long)], g.uniform(3.5, 6), tone, taper=(0.6, 0.1), alpha=0.7, soft=0.6, round_=True)
    for x, y, r in EYES:
        eye(c, x, y, r, iris="#150b0a", lid="#0e090d", ring="#0c080c", glint=(-0.34, -0.30))


def locks(c, mask, value):
    """Paint the wet coat: hair that clings together in pointed locks, dark between them, a wet light along each; on the crown they lie back."""
    g = np.random.default_rng(33)
    x, y = within(c, mask, 250, g)
    crown = np.array(rounded(HEAD[-5:] + HEAD[:6], closed=False))
    i = np.clip((np.linspace(0.06, 0.94, 34) + g.normal(0, 0.012, 34)) * len(crown), 0, len(crown) - 1).astype(int)
    x, y = np.concatenate([x, crown[i, 0]]), np.concatenate([y, crown[i, 1] + 9])
    long = np.concatenate([g.uniform(15, 34, 250), g.uniform(9, 17, 34)])
    way = FACE(x, y) + g.normal(0, 0.22, len(x))
    # On the crown the wet hair lies back along the skull, to both sides of the parting.
    top = y < MIDDLE[1] - 20 + 0.0022 * (x - MIDDLE[0]) ** 2
    lean = np.clip((x - MIDDLE[0]) / 110, -1, 1)
    laid = np.where(lean > 0, 0.05 + 0.8 * lean, np.pi - 0.05 + 0.8 * lean) + g.normal(0, 0.12, len(x))
    way, long = np.where(top, laid, way), np.where(top, 0.62 * long, long)
    rows, cols = np.clip((y * c.k).astype(int), 0, c.h - 1), np.clip((x * c.k).astype(int), 0, c.w - 1)
    tones, lit = np.array(c.rgb[rows, cols]), value[rows, cols]
    for j in np.argsort(-np.hypot(x - MIDDLE[0], y - MIDDLE[1])):
        d = np.array([np.cos(way[j]), np.sin(way[j])])
        n = np.array([-d[1], d[0]]) * (1 if d[0] > 0 else -1)
        p, curl = np.array([x[j], y[j]]), g.normal(0, 0.16) * long[j]
        run = [p - 0.35 * long[j] * d, p + 0.2 * long[j] * d + 0.3 * curl * n, p + 0.65 * long[j] * d + curl * n]
        wide = long[j] * g.uniform(0.22, 0.34)
        tone = tones[j]
        c.line([q + 0.45 * wide * n for q in run], wide, tone * (0.75 if top[j] else 0.45 + 0.3 * (lit[j] > 0.45)), taper=(0.5, 0.05), alpha=0.62, round_=True)
        c.line(run, 0.8 * wide, tone * g.uniform(0.8, 1.0), taper=(0.5, 0.05), alpha=0.9, round_=True)
        if lit[j] > 0.35:
            c.line([q - 0.2 * wide * n for q in run], 0.32 * wide, mix("#fbd9a0", "#e6e4da", g.random() * 0.6), taper=(0.2, 0.2), alpha=0.35 + 0.5 * min(1, lit[j] - 0.2), round_=True)


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
    tone = planes(c, facing(normals(c, h, 2.4), SUN), ("#160e14", "#2c1e1e", "#48302a", "#5e4434"), STEPS[:3], edge=0.14)
    lay(c, m, tone)
    fur(c, m, FACE, 240, 13, 1.8, 0.2, seed=24)
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
    c.shape(fish + np.array([3, 10]), "#120b14", alpha=0.65, soft=5)
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
        fur(c, m, FACE, 420, 12, 2.0, 0.17, seed=20 + i, bend=0.3)
    c.line(place([(0, 30), (0, 46), (0, 66)], 15), 4.0, "#22141a", round_=True, alpha=0.85, soft=0.8)
    for i, lip in enumerate(pair([(0, 67), (17, 82), (44, 86), (67, 73), (79, 52)], 14)):
        c.line(lip, 3.6, "#1a0e14", round_=True, taper=(1, 0.2), alpha=0.9, soft=0.9)
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


def ridge(c, run, wide, lit, dark, alpha):
    """Paint one low wave: its dark hollow before it, its lit crest."""
    p = rounded(run, closed=False)
    c.line(p + np.array([0, 0.7 * wide]), 1.9 * wide, dark, taper=(0.2, 0.9), alpha=0.65 * alpha, soft=0.35 * wide)
    c.line(p - np.array([0, 0.7 * wide]), 1.5 * wide, lit, taper=(0.1, 0.9), alpha=0.35 * alpha, soft=0.4 * wide)
    c.line(p, 0.50 * wide, lit, taper=(0.15, 1.0), alpha=0.9 * alpha, soft=0.10 * wide)


def wake(c):
    """Paint the wake: low waves that run from the breast outwards and back at both sides, in the shape of a V."""
    for far, a in ((200, 0.30), (124, 0.55), (62, 0.80), (8, 1.0)):
        y = ROW + 34 + 0.62 * far
        for side, lit in ((-1, "#ffe0a8"), (1, "#d4e6d4")):
            out = lambda d, side=side: 204 + side * d
            ridge(c, [(out(20 + 0.5 * far), y + 3), (out(110 + 0.5 * far), y - 4), (out(190 + 0.6 * far), y - 34), (out(300 + far), y - 92)], 17 - 0.05 * far, lit, "#0a3048", a)


def emerged(c, draw, row, bow, left, right):
    """Paint what rises from the water behind the head, with its reflection and the line where the water closes."""
    layer = c.lifted(draw)
    x = np.clip((c.x - left) / (right - left), 0, 1)
    above = 1 - smooth(row - 1.5, row + 1.5, c.y - bow * np.sin(np.pi * x))
    layer.rgb, layer.alpha = layer.rgb * above[..., None], layer.alpha * above.astype(F)
    float_on(c, layer, row + 0.6 * bow, tint="#245468", ripple=3.5, dim=0.35, fade=90, stretch=0.6, amount=0.8)
    layer.lay()
    t = np.linspace(0, 1, 20)
    p = np.stack([left - 4 + (right - left + 8) * t, row + bow * np.sin(np.pi * t)], -1)
    c.line(p, 0.7 * bow + 1, "#0a1a2a", taper=(0.3, 0.3), alpha=0.6, soft=2)
    c.line(p + np.array([0, 0.5 * bow]), 0.35 * bow, "#ffe6b8", taper=(0.2, 0.2), alpha=0.85, soft=0.8)


def behind(c):
    """Paint the tip of the tail and the back."""
    emerged(c, tail, ROWS[1], 3, 398, 450)
    emerged(c, hump, ROWS[0], 8, 288, 434)


def contact(c):
    """Paint where the water closes round the neck: a dark line, a bright lip of water, drops."""
    x = np.linspace(-14, 440, 40)
    p = np.stack([x, ROW + dip(x)], -1)
    c.line(p - np.array([0, 3]), 13, "#0a1a2a", taper=(0.4, 0.4), alpha=0.7, soft=3)
    c.line(p + np.array([0, 5]), 6, "#ffe6b8", taper=(0.3, 0.3), alpha=0.9, soft=1.0)
    c.line(p + np.array([0, 16]), 10, "#4a98a4", taper=(0.3, 0.3), alpha=0.55, soft=3)
    g = np.random.default_rng(8)
    x = g.uniform(-6, 440, 60)
    y = ROW + 5 + dip(x) + g.normal(0, 4, 60)
    c.dabs(x, y, g.uniform(4, 15, 60), g.uniform(0.8, 2.2, 60), g.normal(0, 0.1, 60), "#fff6e0", 0.8)
    for x, y, long in ((396, 424, 9), (92, 414, 10), (72, 422, 7), (214, 440, 9)):
        c.line([(x, y - long), (x, y)], 3.2, "#fff6e0", taper=(0.05, 1), alpha=0.9, round_=True)
    for x, y, r in ((24, 462, 2.6), (412, 440, 2.4), (236, 484, 2.0)):
        c.disc(x, y, r, r * 1.4, "#fff8e6", edge=0, alpha=0.9)


def dip(x):
    """Return how far below its row the water meets the head at x."""
    return 24 * np.sin(np.pi * np.clip((x + 14) / 454, 0.001, 0.999)) ** 0.8


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 7)
    lakeside(c)
    behind(c)
    layer = c.lifted(animal)
    above = 1 - smooth(ROW - 2, ROW + 2, c.y - dip(c.x))
    layer.rgb, layer.alpha = layer.rgb * above[..., None], layer.alpha * above.astype(F)
    float_on(c, layer, ROW + 10, tint="#17506a", ripple=2.6, dim=0.20, fade=340, stretch=0.80, amount=1.0)
    wake(c)
    layer.lay()
    contact(c)
    return finished(c, focus=((200, 300, 120),), share=0.75)
