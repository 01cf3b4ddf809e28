"""Tortellini on a floured board in window light, the rolling pin and the thin sheet of dough behind."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, rgb, smooth
from things import lathe

TURNS = ((96, 388, 0.3, 1.0), (214, 420, -0.5, 1.12), (338, 396, 0.9, 1.06), (456, 430, -0.2, 1.16), (590, 404, 0.5, 1.1), (160, 318, -0.9, 0.92), (284, 322, 0.2, 0.94), (404, 326, -0.6, 0.95), (520, 330, 0.7, 0.94), (640, 318, -0.3, 0.92), (60, 300, 0.6, 0.86), (684, 446, -0.8, 1.16), (30, 456, 0.0, 1.1))


def tortellino(c, x, y, turn, s):
    """A ring of filled dough whose brim stands up at the back: heights first, then light."""
    r = 62 * s
    box = (slice(max(0, int((y - 1.5 * r) * c.k)), min(c.h, int((y + 1.3 * r) * c.k))), slice(max(0, int((x - 1.6 * r) * c.k)), min(c.w, int((x + 1.8 * r) * c.k))))
    if box[0].stop <= box[0].start or box[1].stop <= box[1].start:
        return
    X, Y = (c.x[box] - x) / r, (c.y[box] - y) / (r * 0.78)
    co, si = np.cos(turn), np.sin(turn)
    u, v = X * co + Y * si, -X * si + Y * co
    # the ring: thick at the front, pinched where the ends meet
    a = np.arctan2(v, u)
    thick = 0.25 + 0.15 * np.cos(a - np.pi * 1.5) ** 2 * (v < 0) + 0.06 * np.sin(a * 3 + s * 9)
    rho = np.hypot(u, v)
    d = np.abs(rho - 0.46) / thick
    ring_ = np.sqrt(np.clip(1 - d * d, 0, 1)) * thick
    # the brim: a thin folded leaf rising behind, with a turned edge
    w = np.clip(1 - (np.abs(u) / (0.80 - 0.32 * np.clip(-v - 0.3, 0, 1))) ** 2.2, 0, 1)
    leaf = smooth(0.0, 0.10, w) * smooth(-1.08 - 0.05 * np.cos(u * 5), -0.96, v) * smooth(-0.22, -0.40, v)
    lift = leaf * (0.24 + 0.16 * np.clip(-v - 0.3, 0, 1) + 0.05 * np.sin(u * 7 + 1))
    knot = 0.30 * np.exp(-(((u - 0.04) / 0.17) ** 2 + ((v - 0.50) / 0.2) ** 2))
    height = np.maximum(ring_ + knot * (ring_ > 0.02), lift) * r
    mask = smooth(0.02, 0.07, np.maximum(ring_, lift * 0.9))
    # shadow on the board
    from scipy import ndimage

    cast = ndimage.shift(mask, (0.13 * r * c.k, 0.24 * r * c.k), order=1)
    c.area(ndimage.gaussian_filter(cast, 4 * s * c.k) * 0.75, "#7a5a74", mode="multiply", box=box, wash=0)
    dy, dx = np.gradient(ndimage.gaussian_filter(height, 0.8 * c.k) * c.k)
    lam = (0.60 * dx + 0.52 * dy + 0.62) / np.sqrt(dx * dx + dy * dy + 1)
    tone = rgb("#a4703f") + (rgb("#eec069") - rgb("#a4703f")) * smooth(-0.1, 0.55, lam)[..., None]
    tone = tone + (rgb("#fff0bd") - tone) * smooth(0.55, 0.98, lam)[..., None]
    filling = (smooth(0.5, 0.2, d) * (v < 0.1) * 0.16)[..., None]
    tone = tone * (1 - filling * np.array([0.1, 0.5, 0.6]))
    speck = smooth(0.55, 0.8, c.noise(3, 3, 77, 1)[box])[..., None] * 0.35
    tone = tone + (1 - tone) * speck * (lam > 0.4)[..., None]
    c.area(mask, lambda *_: np.clip(tone, 0, 1).astype(np.float32), box=box)


def paint(k):
    c = Canvas(k, 131)
    c.area(np.ones_like(c.x), Grad((0, 0), (0, 200), "#7d8a8c", "#c9b494"))
    # the window and the wall behind
    c.shape([(-5, -5), (250, -5), (250, 176), (-5, 180)], ("#fff6d8", "#e9f0e4"), soft=2)
    for x, y, r in ((60, 120, 60), (150, 140, 46), (220, 110, 40)):
        c.disc(x, y, r, r * 0.8, "#a9c48c", soft=12, alpha=0.7)
    for x in (118, 250):
        c.line([(x, -5), (x, 180)], 9, "#8a6a54")
    c.line([(-5, 70), (250, 70)], 6, "#8a6a54")
    c.glow(100, 60, 340, "#fff4cc", 0.5)
    # copper pot, eggs, a bowl at the back
    lathe(c, 610, [(60, 74), (66, 78), (90, 78), (176, 68), (182, 58)], ("#ffd9a8", "#c9703c", "#5a2a34", "#a86a5c"), gloss=0.5)
    c.disc(610, 62, 76, 14, Grad((534, 50), (686, 74), "#7a3c30", "#e8a06a"))
    c.line([(532, 90), (478, 82)], 9, "#6a4a44")
    lathe(c, 400, [(126, 60), (132, 62), (168, 40), (182, 26)], ("#ffffff", "#e6e0d4", "#8d8aa8", "#c4b8b4"))
    c.disc(400, 127, 60, 11, "#c9bca8")
    c.curve([(352, 124), (372, 104), (400, 98), (430, 106), (448, 124)], ("#ffffff", "#e4dccb"))
    # the board
    c.shape([(-40, 196), (760, 176), (800, 500), (-80, 500)], Grad((0, 190), (300, 480), "#e8c18c", "#c98f5c", "#b0744a"))
    for i in range(34):
        y = 196 + i * 9
        c.line([(-10, y), (240, y + 5 * np.sin(i)), (730, y - 16)], 1.1, "#9a6038", round_=True, alpha=0.28)
    c.line([(-40, 196), (760, 176)], 3, "#fff0c8")
    # sheet of dough
    c.curve([(20, 236), (130, 208), (300, 200), (400, 206), (424, 224), (330, 250), (170, 268), (40, 262)], Grad((0, 200), (0, 270), "#fff0c0", "#f2cf82", "#dba85c"))
    c.line([(24, 244), (60, 262), (170, 270), (330, 252), (424, 226)], 2.6, "#b07a40", round_=True, alpha=0.6)
    for i in range(3):
        for j in range(2):
            x, y = 468 + i * 62 - j * 16, 214 + j * 34 - i * 3
            c.shape([(x, y), (x + 46, y - 3), (x + 40, y + 24), (x - 8, y + 27)], Grad((x, y), (x + 40, y + 26), "#fff0c0", "#eac074"))
            c.disc(x + 19, y + 11, 9, 6, ("#d89078", "#9a5248"))
    # flour
    g = np.random.default_rng(3)
    n = 800
    c.dabs(g.normal(380, 220, n), 300 + g.normal(60, 70, n), g.uniform(0.6, 3.4, n), g.uniform(0.4, 2, n), g.uniform(0, 3, n), "#fffaf0", g.uniform(0.2, 0.6, n))
    for x, y, rx, ry in ((330, 352, 120, 20), (560, 366, 90, 16), (120, 350, 80, 16)):
        c.disc(x, y, rx, ry, "#fff8ea", alpha=0.38, soft=9)
    # rolling pin
    a, b = np.array([470, 168]), np.array([120, 214])
    c.line([a + [6, 26], b + [8, 24]], 22, "#6d4a5a", alpha=0.4, soft=4, mode="multiply")
    side = np.array([0.13, 0.99])
    for off, w, tone in ((0, 34, "#c4844c"), (-7, 19, "#e8b878"), (-11, 7, "#fff0c4"), (13, 8, "#7d4a34")):
        c.line([a + side * off, b + side * off], w, tone, soft=1.2)
    for p, q in ((a, a + [54, -7]), (b, b - [54, -7])):
        c.line([p, q], 14, ("#e0a868", "#8a5438"))
    for x, y, turn, s in sorted(TURNS, key=lambda q: q[1]):
        tortellino(c, x, y, turn, s)
    c.shaft((30, 150, -20), (260, 700, 480), "#fff2c4", 0.16, 24)
    return finished(c)
