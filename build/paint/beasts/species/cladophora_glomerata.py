"""A tuft of green threads streams from a rock in the swell, seen through the clear face of a wave.

Cladophora glomerata: main threads that taper from the foot, side branches mostly in their outer half, at narrow angles,
on both sides, closer towards the tips; the last ones short and bunched. Dark and worn at the foot, bright at the tips.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, rounded, smooth
from form import line
from fronds import course
from sheet import Sheet, finished
from small_fish import STICKLEBACK, small_fish
from threads import along, tube
from underwater import motes, net

SURFACE = [(-10, 176), (60, 188), (118, 196), (170, 188), (232, 158), (300, 124), (372, 102), (436, 100), (500, 112)]
MAINS = (
    ((104, 244), (170, 210), (250, 196), (330, 214), (400, 214), (510, 160)),
    ((106, 252), (184, 232), (270, 244), (344, 276), (420, 284), (510, 244)),
    ((106, 260), (178, 262), (254, 294), (322, 340), (396, 362), (500, 340)),
    ((102, 270), (166, 292), (230, 348), (290, 404), (362, 442), (470, 444)),
    ((98, 278), (148, 316), (198, 388), (248, 450), (312, 502), (410, 530)),
    ((92, 284), (124, 332), (160, 410), (200, 484), (250, 546), (330, 604)),
)
REAR = (
    ((104, 246), (190, 222), (300, 226), (400, 246), (500, 226)),
    ((104, 256), (190, 250), (290, 280), (390, 318), (500, 304)),
    ((102, 266), (180, 278), (270, 334), (360, 386), (480, 396)),
    ((98, 276), (160, 312), (230, 384), (310, 450), (420, 480)),
    ((94, 282), (140, 342), (190, 430), (250, 510), (330, 560)),
)
HERO = (("#0f4a3a", "#2f7a2c"), ("#1f6a3c", "#8cc630"), ("#4f9a40", "#e4f460"), ("#8fc45c", "#fdffc0"))
DIM = (("#0c3f44", "#1a6a58"), ("#145250", "#2f8a62"), ("#1c625a", "#55a872"))
SUN = (0.25, -0.97)


def branches(c, p, w, tones, g, level, reach):
    """Paint the side branches of a thread, and theirs; towards the tips they stand closer."""
    n = (13, int(g.integers(6, 10)))[level]
    shares = (0.28, 0.22)[level] + 0.74 * np.linspace(0, 1, n) ** 0.85 + g.normal(0, 0.016, n)
    sign = 1
    for s in np.clip(shares, 0.2, 0.985):
        place, a = along(p, s)
        sign = -sign if g.random() < 0.72 else sign
        open_ = g.uniform(0.30, 0.72) * sign
        long = reach * (1.25 - 0.80 * s) * g.uniform(0.55, 1.35)
        q = course(place, a + open_, long, -open_ * g.uniform(0.7, 1.5), n=7, sway=g.normal(0, 0.10))
        wide = w * (0.60 if level == 0 else 0.68)
        tips = lighter(tones, 0.15 + 0.7 * s)
        if level == 0:
            branches(c, q, wide, tips, g, 1, min(reach, long * 1.4) * 0.5)
            tube(c, q, (wide, wide * 0.85, wide * 0.45), tips, sun=SUN)
        else:
            tube(c, q, (wide, wide * 0.85, wide * 0.45), tips[1:], sun=SUN, alpha=0.88)


def lighter(tones, share):
    """Return the tones of what grows from a thread at a share of its length."""
    return tuple((mix(a, b, share * 0.9), mix(mix(a, b, share), b, 0.75)) for a, b in tones)


def thread(c, points, w, tones, seed, reach=112):
    """Paint a main thread with its tree of branches; branches first, so that the thread lies over their roots."""
    g = np.random.default_rng(seed)
    p = rounded(points, closed=False, steps=10)
    branches(c, p, w, tones, g, 0, reach)
    tube(c, p, (w * 1.1, w, w * 0.75, w * 0.4), tones, sun=SUN, steps=1)


def animal(c):
    """Paint the tuft, the middle threads last."""
    for i, wide, veil in ((0, 7.0, 0.34), (4, 7.6, 0.40), (2, 7.6, 0.34), (5, 8.4, 0.12), (1, 9.2, 0.0), (3, 10.4, 0.0)):
        tones = tuple((mix(a, "#0f5f6c", veil), mix(b, "#1c8478", veil)) for a, b in HERO)
        thread(c, MAINS[i], wide, tones, 20 + i)
    holdfast(c)


def holdfast(c):
    """Paint the cushion of short worn threads at the foot."""
    g = np.random.default_rng(3)
    c.curve([(80, 236), (104, 232), (120, 250), (116, 276), (98, 294), (82, 284)], "#123c38", edge=0, soft=2)
    for a in np.linspace(-1.5, 2.0, 26)[g.permutation(26)]:
        start = (94 + g.normal(0, 5), 262 + 20 * np.sin(a) + g.normal(0, 4))
        q = course(start, a * 0.8 + g.normal(0, 0.1), g.uniform(22, 46), -a * 0.25, n=5)
        tube(c, q, (4.2, 3.2, 1.4), (("#0f3c36", "#1d6238"), ("#1c5c3c", "#5c9a34")), sun=SUN)


ROCK = [(-90, 60), (-30, 40), (30, 32), (82, 44), (120, 82), (150, 122), (158, 176), (146, 216), (118, 244), (104, 290), (98, 350), (74, 420), (66, 500), (40, 580), (30, 660), (-30, 720), (-90, 720)]
TOP = [(-60, 40), (-20, 36), (30, 26), (86, 42), (122, 80), (96, 96), (50, 86), (-20, 96)]
FRONT = [(-20, 92), (50, 84), (98, 96), (92, 140), (100, 190), (82, 240), (60, 300), (-20, 320)]
SIDE = [(98, 95), (124, 80), (152, 122), (160, 176), (146, 218), (116, 246), (84, 242), (102, 190), (93, 140)]
UNDER = [(62, 298), (84, 240), (120, 240), (106, 290), (100, 350), (76, 420), (68, 500), (42, 580), (32, 660), (10, 660), (26, 560), (40, 460), (52, 380)]


def rock_of(c):
    """Paint the rock: lit top, front, shaded side; the same three planes under water, cooler."""
    c.curve(ROCK, Grad((0, 40), (0, 620), "#c98f7a", "#a86a62", "#7a4b58", "#4a3450", "#2a2848"), edge=0)
    with c.within(rounded(ROCK)):
        c.shape(FRONT, Grad((0, 90), (0, 320), "#c4826c", "#9a5f5c", "#6d4a5a"), edge=0.6)
        c.shape(SIDE, Grad((0, 90), (0, 250), "#8f5a60", "#5d3c52", "#40304c"), edge=0.6)
        c.shape(TOP, Grad((-20, 40), (130, 80), "#ffe2c0", "#f6bc98"), edge=0.6)
        c.shape(UNDER, Grad((0, 240), (0, 640), "#44304e", "#2c2a4c", "#1c2444"), edge=0.6)
        for piece, tone in (
            ([(-20, 96), (24, 92), (18, 132), (-20, 146)], "#d89678"),
            ([(56, 90), (96, 98), (90, 140), (72, 152), (60, 128)], "#d08e74"),
            ([(-20, 210), (30, 196), (44, 250), (20, 300), (-20, 320)], "#8f5658"),
            ([(112, 96), (128, 92), (148, 128), (154, 168), (128, 150)], "#75465a"),
            ([(-20, 60), (24, 36), (60, 40), (30, 62)], "#fff0d4"),
            ([(-20, 330), (50, 306), (40, 380), (-20, 420)], "#5a4058"),
        ):
            c.shape(piece, tone, alpha=0.55, edge=0.6, soft=0.8)
        line(c, [(50, 86), (56, 130), (44, 180), (52, 240)], 2.6, "#7a4650", (0.6, 0.2), 0.8)
        line(c, [(-10, 150), (30, 158), (62, 150)], 2.2, "#7a4650", (0.3, 0.5), 0.6)
        line(c, [(-10, 400), (24, 410), (44, 440)], 3, "#2a2444", (0.3, 0.6), 0.6)


def grown(c):
    """Let light play on the rock below the water, barnacles sit on it, and wet it above."""
    rock = c.cover(rounded(ROCK))
    low = smooth(200, 240, c.y) * smooth(470, 300, c.y) * smooth(84, 60, c.x - 0.06 * (c.y - 250))
    net(c, rock * low, "#ffb08a", 0.20, 46, 0.7)
    wet = [(x, y - 34 + 5 * np.sin(x / 12)) for x, y in SURFACE[:5]]
    with c.within(rock):
        c.shape([*rounded(wet, closed=False), *rounded(SURFACE[:5], closed=False)[::-1]], "#7d4048", alpha=0.5, edge=0, soft=1.5)
    for x, y, r in ((18, 232, 7), (33, 240, 5.5), (10, 252, 5), (48, 222, 5), (28, 262, 4.5), (3, 222, 5), (40, 300, 4.5), (52, 312, 4)):
        barnacle(c, x, y, r)


def barnacle(c, x, y, r):
    """Paint a barnacle: a pale cone of plates with a dark mouth."""
    c.disc(x + r * 0.2, y + r * 0.3, r * 1.25, r * 1.05, "#3a2440", alpha=0.6, edge=0, soft=1)
    c.disc(x, y, r * 1.1, r * 0.92, "#b9a0a4", edge=0)
    c.disc(x - r * 0.12, y - r * 0.12, r * 0.86, r * 0.7, "#f2e2d4", edge=0)
    for a in np.linspace(0.3, 6.0, 6):
        line(c, [(x + 0.4 * r * np.cos(a), y + 0.32 * r * np.sin(a)), (x + r * np.cos(a), y + 0.85 * r * np.sin(a))], 1.4, "#a07f88", (0.5, 1), 0.8)
    line(c, [(x - 0.36 * r, y + 0.04 * r), (x + 0.3 * r, y - 0.16 * r)], r * 0.30, "#5a3848", (0.6, 0.6))


def place(c):
    """Paint sky, far sea, the wave, the rock."""
    c.area(np.ones_like(c.x), Grad((0, 0), (0, 170), "#a9cfe0", "#dfe6d8", "#ffe9c2", "#ffd9a4"))
    c.glow(420, 60, 190, "#fff6d0", 0.6)
    for y, x0, x1, w in ((34, 210, 420, 9), (52, 300, 500, 6), (22, 330, 470, 5)):
        c.curve([(x0, y), ((x0 + x1) / 2, y - w), (x1, y - 2), ((x0 + x1) / 2, y + w * 0.5)], "#fff7e4", alpha=0.75, soft=1.2)
    c.shape([(110, 118), (500, 118), (500, 230), (110, 230)], Grad((0, 118), (0, 190), "#86b8c4", "#4f97ac"), edge=0)
    c.curve([(196, 118), (214, 110), (246, 107), (270, 112), (288, 119), (240, 121)], "#8f8fa4", edge=0)
    p = rounded(SURFACE, closed=False)
    body = [*p, (500, 740), (-20, 740)]
    c.shape(body, Grad((330, 100), (210, 640), "#9fe0c0", "#3fb0aa", "#157a92", "#0b4f74", "#083a5e", "#062a48"), edge=0)
    with c.within(body):
        c.glow(440, 120, 190, "#f4ffd0", 0.5)
        for drop, w, tone, much in ((26, 9, "#d6f6d8", 0.35), (52, 12, "#7fd0c0", 0.30), (96, 18, "#3f9fb0", 0.30)):
            low = [(x, y + drop + 8 * np.sin(x / 46 + drop)) for x, y in SURFACE[3:]]
            line(c, low, w, tone, (0.1, 1.0), much, soft=2.5)


def far_rock(c):
    """Paint a boulder far off, with tufts of its own."""
    g = np.random.default_rng(8)
    c.curve([(190, 740), (220, 590), (280, 540), (350, 548), (410, 500), (470, 506), (520, 560), (520, 740)], Grad((0, 500), (0, 700), "#14587c", "#0a3558"), edge=0)
    for x, y in ((262, 552), (300, 542), (418, 504), (446, 500), (372, 536)):
        for a in np.linspace(-2.0, -0.2, 7):
            c.line(course((x, y), a + g.normal(0, 0.1), g.uniform(36, 64), 0.7, n=6), 4.5, "#1f7486", taper=(1, 0.2))


def beams(c):
    """Let the light that the crest gathers fall into the water."""
    for x0, x1, w, much in ((330, 200, 26, 0.20), (384, 290, 34, 0.24), (446, 390, 28, 0.20)):
        c.shaft((x0 - w * 0.3, x0 + w * 0.3, 110), (x1 - w, x1 + w, 600), "#c8ffe0", much, soft=9)


def meniscus(c):
    """Paint the edge of the water: a dark line under a light one, foam at the rock."""
    line(c, [(x, y + 4) for x, y in SURFACE], 6, "#12606e", (1, 1), 0.55, soft=0.6)
    line(c, SURFACE, 4.2, "#f2fff0", (0.7, 1.0), 0.95)
    g = np.random.default_rng(9)
    x = g.uniform(96, 214, 44)
    c.dabs(x, np.interp(x, *np.array(SURFACE).T) + g.normal(2, 4, 44), g.uniform(2, 7, 44), g.uniform(1.2, 2.6, 44), -0.1, "#f6fff6", 0.8, hard=3)
    line(c, [(x, y + 10) for x, y in SURFACE[3:]], 2.2, "#c8f6e0", (0.2, 0.8), 0.7)


def young(c):
    """Paint the young stickleback that holds its place in the lee."""
    f = small_fish(c, STICKLEBACK, [(46, 478), (92, 462), (140, 450), (192, 452)], ("#1c3a34", "#4f6a40", "#b8b878", "#d8d8b4", "#b4ccc0"), fins=("#8fa880", "#dce4b4"), flash=0.45)
    for s in np.linspace(0.34, 0.92, 15):
        f.stroke([(s + 0.01, -0.055 * (1.25 - s)), (s, 0.0), (s + 0.01, 0.06 * (1.25 - s))], 0.010 * f.length, "#7d7c4c", alpha=0.5)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=48)
    place(c)
    rock_of(c)
    grown(c)
    p = rounded(SURFACE, closed=False)
    with c.within([*p, (500, 740), (-20, 740)]):
        c.area(smooth(190, 560, c.y) * smooth(170, 60, c.x), "#0d4a6a", 0.45, wash=0)
        beams(c)
        c.lifted(far_rock).blurred(2).lay(0.9)
        rear = c.lifted(lambda q: [thread(q, r, 6, DIM, 40 + i, 120) for i, r in enumerate(REAR)])
        rear.blurred(1.0).lay(0.85)
        young(c)
        hero = c.lifted(animal)
        deep = smooth(150, 600, c.y + 0.35 * (300 - c.x))
        for e, much in enumerate((0.44, 0.22, 0.06)):
            hero.rgb[..., e] *= 1.08 - much * deep
        sunlit = smooth(260, 60, np.hypot(c.x - 440, (c.y - 190) * 1.1)) * hero.alpha
        hero.rgb += (np.array([1.0, 1.0, 0.70]) * hero.alpha[..., None] - hero.rgb) * 0.42 * sunlit[..., None]
        hero.rgb = hero.rgb.astype(np.float32)
        hero.lay()
    meniscus(c)
    motes(c, "#e4ffe8", 50, rows=(220, 720))
    return finished(c, share=0.3, focus=((260, 330, 300),))
