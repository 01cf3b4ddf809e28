"""Knotted wrack at low tide: it hangs from its boulder towards the water, wet, in the low sun.

What makes the species: narrow flat straps without a rib, of nearly the same width from the foot to
the blunt tip, forked in two, longer than an arm; single egg-shaped bladders within the strap, wider
than it, at unequal distances; on short side stalks olive yellow receptacles like raisins.
"""

from __future__ import annotations

import numpy as np
from canvas import F, Grad, mix, rgb, smooth
from form import patch
from lake import swell
from nature import clouds, sky
from scipy import ndimage
from sheet import Sheet, finished
from straps import Strap

HORIZON = 176
FOOT = 560
STONE = [
    (500, 52), (452, 58), (404, 76), (352, 84), (304, 100), (268, 128), (248, 170), (236, 230),
    (232, 300), (222, 380), (214, 450), (196, 520), (184, 566), (250, 590), (500, 600),
]  # fmt: skip
BODY = Grad((0, 90), (0, 570), "#806820", "#5c5620", "#424622", "#2a3428")
LIT = Grad((0, 90), (0, 570), "#f8d058", "#c79e36", "#a08430", "#767434")
SWOLLEN = Grad((0, 90), (0, 570), "#ffdc60", "#f4bc3c", "#dca438", "#b0963e")
DARK = Grad((0, 90), (0, 570), "#4c3a1c", "#33291c", "#1f2022", "#161c28")
MARGIN = Grad((0, 90), (0, 570), "#fff2b4", "#ffd873", "#f0b650", "#c8a860")
RIPE = ("#5c5614", "#a8a022", "#e6dc4e", "#fff7a8")


def evening(c):
    """Paint the sky with the sun low over the sea, the far skerries and the water."""
    sky(c, ("#3f6a96", "#7fa0b4", "#e8c9a0", "#ffd88e"), HORIZON + 6)
    c.glow(78, 150, 260, "#ffdf98", 0.8, ry=130, power=1.2)
    clouds(c, -30, 120, "#ffe2b4", "#7888a8", 0.42, 210, 0.24, 4, sun=(-0.4, 0.8), alpha=0.8)
    c.disc(78, 146, 22, 22, "#fffbe0", edge=0, wash=0)
    c.curve([(-30, 180), (0, 170), (34, 164), (70, 168), (96, 174), (140, 178), (60, 184)], ("#8a7488", "#5c5878"), edge=0.6)
    c.curve([(120, 179), (160, 172), (204, 168), (260, 172), (260, 184), (150, 184)], ("#a08490", "#746c88"), edge=0.6)
    c.area(smooth(HORIZON - 1, HORIZON + 1, c.y), Grad((0, HORIZON), (0, 640), "#ffdca0", "#c8b4a0", "#6a94a4", "#2f6480", "#1a4464"), wash=1)
    swell(c, HORIZON, "#ffe6b0", "#3c6c88", n=150, top=5, seed=3, alpha=0.6)
    g = np.random.default_rng(8)
    t = g.uniform(0, 1, 110) ** 1.2
    c.dabs(78 + 20 * t + g.normal(0, 1, 110) * (8 + 40 * t), HORIZON + 3 + 380 * t, (5 + 22 * t) * g.uniform(0.5, 1.2, 110), 0.9 + 2.8 * t, 0, np.where(g.random(110)[:, None] < 0.5, rgb("#fffbe0"), rgb("#ffd890")), 0.85)


def boulder(c):
    """Paint the granite: a dry top in the sun, a flank in the evening light, a front in violet shade, wet below."""
    mask = c.cover(np.array(STONE, float))
    c.shape(STONE, Grad((180, 0), (480, 0), "#b07c70", "#7a5a70", "#574668"), edge=1.2)
    with c.within(mask):
        for p, tone, a in (
            ([(500, 50), (404, 70), (300, 90), (258, 122), (240, 160), (300, 150), (372, 132), (440, 130), (500, 118)], "#f4c896", 0.95),
            ([(262, 120), (236, 164), (210, 226), (190, 320), (170, 460), (214, 470), (236, 360), (252, 260), (286, 170), (300, 150)], "#e0a07c", 0.9),
            ([(300, 150), (372, 132), (380, 230), (330, 330), (270, 360), (236, 360), (252, 260)], "#a67c86", 0.8),
            ([(372, 132), (440, 130), (500, 118), (500, 340), (420, 300), (380, 230)], "#84667e", 0.9),
            ([(236, 360), (330, 330), (420, 300), (500, 340), (500, 760), (160, 760), (200, 500)], "#554a70", 0.9),
            ([(170, 450), (214, 468), (236, 360), (262, 420), (250, 520), (200, 590), (130, 600)], "#8a5f68", 0.7),
        ):
            c.shape(p, tone, alpha=a, edge=1.6, soft=1.2)
        c.area(smooth(0.12, 0.4, c.noise(34, 22, 31, 3)), "#ffd8ac", 0.16, wash=0)
        c.area(smooth(0.12, 0.4, -c.noise(30, 24, 37, 3)), "#2a2348", 0.24, wash=0)
        for run, w in (([(420, 128), (412, 200), (430, 280), (420, 380)], 5), ([(262, 250), (300, 262), (350, 250), (412, 268)], 4)):
            c.line(run, w, "#241d3a", round_=True, taper=(1, 0.2), alpha=0.8)
        lichen = smooth(0.1, 0.22, c.noise(40, 14, 71, 3)) * smooth(122, 96, c.y)
        c.area(lichen, "#e09a2c", 0.8)
        wet = smooth(430, 540, c.y + 16 * c.noise(60, 30, 12, 2))
        c.area(wet, "#16203e", 0.55, wash=0)


def strap(points, width, bladders=(), twist=((0, 0.0),), foot=0.6):
    """Return a strap; a bladder is (distance, size)."""
    s = Strap(points, half=((0, width * 0.5 * foot), (50, width * 0.5), (400, width * 0.5), (900, width * 0.44)), twist=twist)
    for d, size in bladders:
        u = (s.s - d) / (width * 1.3 * size)
        s.egg = np.maximum(s.egg, smooth(1.25, 0.7, np.abs(u)))
        s.shown = np.maximum(s.shown, width * size * (0.86 + 0.06 * u) * np.sqrt(np.clip(1 - u * u, 0, 1)))
    s.shown = ndimage.gaussian_filter1d(s.shown, 2.5, mode="nearest")
    s.eggs = [int(d) for d, _ in bladders]
    return s


def part(s, low, high, a=0, b=None):
    """Return the outline of the part of a strap between two shares of its width."""
    w = s.shown[a:b, None]
    lo, hi = (np.broadcast_to(np.asarray(v, float), (len(w),))[:, None] for v in (low, high))
    return np.concatenate([s.p[a:b] + s.n[a:b] * w * hi, (s.p[a:b] + s.n[a:b] * w * lo)[::-1]])


def leather(c, s, seed, shade=0.0, wet=1.0):
    """Paint a strap in flat tones: its shadow, its body, what faces the sun, a thin glowing margin, wet glints."""
    g = np.random.default_rng(seed)
    i = np.arange(len(s.p))
    dusk = lambda q: (lambda x, y: q(x, y) + (rgb("#2c2c4c") - q(x, y)) * F(shade))
    c.shape(part(s, -1, 1) + np.array([10, 8]), "#191430", alpha=0.55 * (1 - 0.5 * shade), soft=3, edge=0, wash=0)
    c.shape(part(s, -1, 1), dusk(BODY), edge=0)
    turn = -0.25 + 0.95 * np.sin(i / 40 + 1.7 * seed) + 0.3 * np.sin(i / 17 + 2 * seed)
    turn = np.clip(turn * (1 - s.egg) - 0.3 * s.egg, -1, 1)
    c.shape(part(s, -1, np.clip(turn - 1.3, -1, 1)), dusk(DARK), alpha=0.75, edge=0)
    c.shape(part(s, turn, 1), dusk(LIT), edge=0)
    c.shape(part(s, -1, -0.86), dusk(DARK), alpha=0.6, edge=0)
    for d in s.eggs:
        egg(c, s, d, dusk, 1 - shade)
    rim = np.clip(0.9 - 0.05 * np.sin(i / 9 + seed), 0, 1)
    c.shape(part(s, rim, 1.0), dusk(MARGIN), alpha=0.85, edge=0)
    for a in range(int(g.uniform(20, 50)), len(s.p) - 50, int(g.uniform(46, 70))):
        long = int(g.uniform(18, 44))
        if g.random() < 0.7 * wet and s.egg[a : a + long].max() < 0.35:
            m = np.sin(np.linspace(0.05, np.pi - 0.05, len(s.p[a : a + long])))
            at = g.uniform(-0.1, 0.5)
            c.shape(part(s, at - 0.15 * m, at + 0.15 * m, a, a + long), "#fff8e0", alpha=0.9 * (1 - shade), edge=0)


def egg(c, s, d, dusk, clear):
    """Paint a bladder that swells within the strap: its side in the shade, its side in the sun, a wet glint."""
    long = int(s.shown[d] * 1.5)
    a, b = max(d - long, 0), min(d + long, len(s.p))
    bow = np.sqrt(np.clip(1 - np.linspace(-1, 1, b - a) ** 2, 0, 1))
    tip = min(b + long // 2, len(s.p))
    arc = np.sin(np.linspace(0, np.pi, tip - d)) ** 0.7
    c.shape(part(s, -1, -1 + 1.3 * arc, d, tip), dusk(DARK), alpha=0.8, edge=0)
    c.shape(part(s, np.maximum(1 - 1.6 * bow, -0.66), 1, a, b), dusk(SWOLLEN), edge=0)
    c.shape(part(s, 0.9 - 0.9 * bow, 0.9, a, b), dusk(MARGIN), alpha=0.62, edge=0)
    if clear > 0.6:
        m = int(long * 0.8)
        v = np.sin(np.linspace(0, np.pi, m))
        c.shape(part(s, 0.52 - 0.15 * v, 0.52 + 0.15 * v, a + long // 2, a + long // 2 + m), "#fffdf0", edge=0)


def raisins(c, s, places, size=1.0):
    """Hang receptacles at a strap: (distance, side), two or three on short stalks from one place."""
    for n, (d, side) in enumerate(places):
        x, y, a = s.at(d, 0.85 * side)
        right = np.cos(a + np.pi / 2 * side) > 0
        foot = np.array([x, y])
        for turn, long in ((0.15, 20), (0.75, 26), (1.35, 17))[: 3 - n % 2]:
            way = np.array([np.cos(turn) * (1 if right else -1), np.sin(turn)])
            end = foot + size * long * 0.55 * way
            c.line([tuple(foot), tuple(end)], 3.4 * size, "#857222")
            q = np.arctan2(way[1], way[0])
            o = end + size * 9 * way
            c.disc(*(o + [4, 5]), 12 * size, 7 * size, "#191430", q, alpha=0.5, soft=2, edge=0)
            c.disc(*o, 12.5 * size, 7.2 * size, RIPE[0], q, edge=0.3)
            c.disc(*(o + [-1.6, -1.4]), 10.4 * size, 5.2 * size, RIPE[1], q, edge=0.3)
            c.disc(*(o + [-3, -2.4]), 6.4 * size, 2.6 * size, RIPE[2], q, edge=0.3)


def behind(c):
    """Paint the mass of straps in the shade of the others."""
    g = np.random.default_rng(5)
    for i in range(7):
        x0 = 350 + 20 * i + g.normal(0, 8)
        x1 = 250 + 40 * i + g.normal(0, 12)
        end = g.uniform(400, 560)
        pts = [(x0, 74 - 2 * i), (x0 + (x1 - x0) * 0.6, 170), (x1 + g.normal(0, 10), 300), (x1 - 16 + g.normal(0, 18), 390), (x1 - 10 + g.normal(0, 24), end)]
        s = strap(pts, g.uniform(14, 18), [(int(g.uniform(120, 300)), 0.95)])
        leather(c, s, 40 + i, shade=0.66, wet=0)


A = [(414, 68), (316, 94), (250, 152), (228, 232), (206, 310), (170, 388), (110, 448), (30, 494)]
A2 = [(228, 232), (212, 290), (214, 360), (190, 440), (132, 510), (84, 546)]
B = [(482, 44), (360, 92), (306, 186), (286, 286), (262, 376), (242, 462), (190, 540), (140, 580)]
B2 = [(286, 286), (276, 340), (300, 420), (286, 500), (300, 590)]
C = [(494, 40), (442, 84), (390, 200), (362, 300), (374, 388), (352, 470), (370, 540), (358, 590)]
C2 = [(362, 300), (366, 340), (404, 410), (410, 470), (398, 516)]
D = [(530, 40), (486, 96), (456, 226), (440, 310), (458, 390), (440, 470), (456, 590)]


def plant(c):
    """Paint the straps; each one covers the foot of the one to its left."""
    for points, width, bladders, twist, seed, shade, ripe, size in (
        (A2, 21, ((140, 1.0), (274, 1.0)), None, 21, 0.04, (), 1.0),
        (A, 26, ((214, 1.0), (374, 1.12)), ((0, 0), (268, 0), (292, 1.2), (318, 0)), 5, 0.0, ((290, 1), (458, 1)), 1.0),
        (B2, 22, ((134, 1.05),), None, 15, 0.06, ((210, 1),), 0.95),
        (B, 27, ((206, 1.0), (376, 1.12), (528, 0.95)), ((0, 0), (274, 0), (298, 1.2), (324, 0)), 9, 0.0, ((282, -1), (450, 1)), 1.05),
        (D, 21, ((166, 1.0), (356, 1.05)), None, 7, 0.26, ((250, 1),), 0.85),
        (C2, 20, ((104, 1.0),), None, 12, 0.12, ((156, -1),), 0.85),
        (C, 24, ((148, 1.0), (332, 1.1)), ((0, 0), (388, 0), (416, 1.25), (446, 0)), 3, 0.1, ((216, 1), (470, -1)), 0.95),
    ):
        s = strap(points, width, bladders, twist or ((0, 0.0),), foot=1 if points in (A2, B2, C2) else 0.8)
        leather(c, s, seed, shade)
        raisins(c, s, ripe, size)


def animal(c):
    """Paint the plant."""
    behind(c)
    plant(c)


def tide(c):
    """Let the water take the feet of stone and straps: their dark reflection runs out in strokes, the light breaks on it."""
    row = FOOT - 6 + 5 * np.sin(c.x / 47) + 3 * np.sin(c.x / 19)
    edge = 150 + 0.5 * (c.y - FOOT) + 60 * c.noise(70, 6, 44, 2)
    c.area(smooth(-4, 8, c.y - row) * smooth(-16, 16, c.x - edge), Grad((0, FOOT - 20), (0, 720), "#5a5a78", "#2a3f60", "#142444"), 0.9, wash=0)
    c.area(smooth(590, 720, c.y), "#12264a", 0.5, wash=0)
    g = np.random.default_rng(14)
    n = 46
    c.dabs(g.uniform(190, 490, n), FOOT + 6 + 110 * g.uniform(0, 1, n), g.uniform(8, 26, n), g.uniform(2, 5, n), 0, np.where(g.random(n)[:, None] < 0.5, rgb("#8c6a3c"), rgb("#3c3040")), 0.6)
    for x0, y0, x1, y1 in ((34, 500, 120, 462), (88, 556, 170, 492), (142, 588, 214, 528)):
        t = g.uniform(0, 1, 16)
        c.dabs(x0 + (x1 - x0) * t + g.normal(6, 7, 16), y0 + (y1 - y0) * t + g.normal(17, 5, 16), g.uniform(6, 20, 16), g.uniform(1.4, 3, 16), 0, np.where(g.random(16)[:, None] < 0.65, rgb("#24405c"), rgb("#b08a48")), 0.75)
        t = g.uniform(0, 0.6, 6)
        c.dabs(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + g.normal(6, 5, 6), g.uniform(9, 20, 6), g.uniform(0.9, 1.8, 6), 0, "#ffe6b4", 0.85)
    n = 80
    x, y = g.uniform(20, 490, n), FOOT - 6 + 120 * g.uniform(0, 1, n) ** 1.3
    c.dabs(x, y, g.uniform(8, 34, n), g.uniform(0.9, 2.6, n), 0, np.where(g.random(n)[:, None] < 0.55, rgb("#ffdfa0"), rgb("#8ca4b8")), 0.75)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=53)
    evening(c)
    boulder(c)
    over = np.maximum(c.cover(np.array(STONE, float) + [-4, -7]), smooth(118, 140, c.y))
    c.lifted(animal).lay(mask=over)
    tide(c)
    c.glow(78, 150, 220, "#ffe2a0", 0.3)
    return finished(c, focus=((290, 300, 240),), share=0.66)
