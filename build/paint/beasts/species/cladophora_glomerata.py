"""A tuft of dark green threads streams from a rock in the swell, before the light in the clear face of a wave.

Cladophora glomerata: main threads that taper from the foot, side branches mostly in their outer half, at narrow angles,
on both sides, closer towards the tips; the last ones short and bunched. Nearly black and worn at the foot, fresh at the tips.
"""

from __future__ import annotations

import numpy as np
from canvas import F, Grad, mix, rounded, smooth, wave
from form import depth_of, line, ramp
from fronds import course
from scipy import ndimage
from sheet import Sheet, finished
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
HERO = (("#032a2a", "#0c4a2a"), ("#083c30", "#1f6a2c"), ("#104c34", "#2f8030"), ("#2c6c40", "#74b444"))
DIM = (("#5cb4ac", "#74c4a8"), ("#70c0b0", "#8cd0ac"), ("#84ccb8", "#a8dcb4"))
SUN = (0.25, -0.97)


def branches(c, p, w, tones, g, level, reach):
    """Paint the side branches of a thread, and theirs; towards the tips they stand closer."""
    n = (14, int(g.integers(6, 10)))[level]
    shares = (0.28, 0.22)[level] + 0.74 * np.linspace(0, 1, n) ** 0.85 + g.normal(0, 0.016, n)
    sign = 1
    for s in np.clip(shares, 0.2, 0.985):
        place, a = along(p, s)
        sign = -sign if g.random() < 0.72 else sign
        open_ = g.uniform(0.26, 0.62) * sign
        long = reach * (1.30 - 0.85 * s) * g.uniform(0.5, 1.4)
        q = course(place, a + open_, long, -open_ * g.uniform(0.7, 1.5), n=7, sway=g.normal(0, 0.12))
        wide = max(w * (0.66 - 0.34 * s if level == 0 else 0.58), 2.3)
        tips = lighter(tones, 0.15 + 0.7 * s)
        if level == 0:
            branches(c, q, wide, tips, g, 1, min(reach, long * 1.4) * 0.5)
            tube(c, q, (wide, wide * 0.8, wide * 0.32), tips, sun=SUN)
        else:
            hairs(c, q, tips[-2][1], g)
            tube(c, q, (wide, wide * 0.72, wide * 0.25), tips[1:], sun=SUN, alpha=0.9)


def hairs(c, p, tone, g):
    """Paint the last, finest branches near a tip."""
    for s in (0.45, 0.68, 0.86):
        place, a = along(p, s)
        open_ = g.uniform(0.25, 0.55) * g.choice((-1, 1))
        q = course(place, a + open_, g.uniform(7, 20), -open_, n=5)
        line(c, q, 2.0, tone, (1.0, 0.2), 0.85)


def lighter(tones, share):
    """Return the tones of what grows from a thread at a share of its length."""
    return tuple((mix(a, b, share * 0.9), mix(mix(a, b, share), b, 0.75)) for a, b in tones)


def thread(c, points, w, tones, seed, reach=112):
    """Paint a main thread with its tree of branches; branches first, so that the thread lies over their roots."""
    g = np.random.default_rng(seed)
    p = rounded([(100 + (x - 100) * 0.86, y) for x, y in points], closed=False, steps=10)
    branches(c, p, w, tones, g, 0, reach)
    tube(c, p, (w * 1.45, w * 1.2, w * 0.8, w * 0.45, w * 0.2), tones, sun=SUN, steps=1)


def animal(c):
    """Paint the tuft, the middle threads last."""
    for i, wide, veil in ((0, 7.0, 0.34), (4, 7.6, 0.40), (2, 7.6, 0.34), (5, 8.4, 0.12), (1, 9.2, 0.0), (3, 10.4, 0.0)):
        tones = tuple((mix(a, "#4ca8a4", veil), mix(b, "#5cb89c", veil)) for a, b in HERO)
        thread(c, MAINS[i], wide, tones, 20 + i)
    holdfast(c)


def holdfast(c):
    """Paint the cushion of short worn threads at the foot."""
    g = np.random.default_rng(3)
    c.curve([(86, 244), (104, 238), (118, 252), (114, 274), (100, 288), (88, 278)], "#123c38", alpha=0.85, edge=0, soft=5)
    for a in np.linspace(-1.5, 2.0, 26)[g.permutation(26)]:
        start = (94 + g.normal(0, 5), 262 + 20 * np.sin(a) + g.normal(0, 4))
        q = course(start, a * 0.8 + g.normal(0, 0.1), g.uniform(22, 46), -a * 0.25, n=5)
        tube(c, q, (4.2, 3.2, 1.4), (("#0f3c36", "#1d6238"), ("#1c5c3c", "#5c9a34")), sun=SUN)


ROCK = [(-90, 110), (-40, 84), (-14, 56), (16, 40), (40, 44), (58, 64), (84, 62), (112, 74), (128, 104), (130, 132), (146, 156), (146, 196), (122, 236), (112, 276), (116, 318), (98, 366), (74, 400), (72, 450), (84, 500), (64, 560), (40, 610), (44, 670), (30, 780), (-90, 780)]


def rock_of(c):
    """Paint the granite: round, worn by the sea, warm in the low sun; cold and dim under water."""
    mask = c.cover(rounded(ROCK))
    deep = np.maximum(depth_of(mask, c.k), 0)
    high = 64 * (1 - np.exp(-deep / 40)) + 13 * c.noise(130, 100, 5, 2) + 2.4 * c.noise(44, 30, 6, 2) + 0.5 * c.noise(12, 9, 7, 2)
    high = high - 7 * np.exp(-(((c.y - 96 - 0.16 * c.x - 5 * c.noise(60, 60, 8, 2)) / 5) ** 2))
    gy, gx = np.gradient(ndimage.gaussian_filter(high, 0.8 * c.k), 1 / c.k)
    light = (-0.66 * gx + 0.58 * gy + 0.48) / np.sqrt(gx * gx + gy * gy + 1)
    value = 0.40 + 0.66 * (light - 0.40) + 0.035 * c.noise(4, 4, 9, 1)
    warm = ramp(("#3a2238", "#6b3c4c", "#a8645c", "#df9a78", "#fcd6a8", "#fff2d8"), value)
    top = np.interp(c.x[0], *np.array(SURFACE).T)[None, :]
    under = smooth(-2, 6, c.y - top)
    wet = smooth(-40, -26, c.y - top + 4 * c.noise(30, 200, 10, 2)) * (1 - under)
    warm = warm * (1 - 0.42 * wet[..., None] * np.array([0.8, 1.0, 0.9]))
    cold = ramp(("#0a1838", "#152a52", "#2c4a74", "#4f7c94", "#8fc0b4"), (0.5 + 1.35 * (value - 0.48)) * (1 - 0.45 * smooth(240, 660, c.y)) + 0.30 * smooth(12, 0, deep) * smooth(640, 240, c.y))
    tone = warm + (cold - warm) * ((0.62 + 0.3 * smooth(190, 420, c.y)) * under)[..., None]
    c.area(mask, lambda *_: tone.astype(F), wash=0.6)


def grown(c):
    """Let light play on the rock below the water, and barnacles sit on it."""
    low = c.cover(rounded(ROCK)) * smooth(200, 230, c.y) * smooth(520, 280, c.y) * smooth(110, 70, c.x)
    net(c, low, "#b8f4dc", 0.16, 46, 0.7)
    for x, y, r in ((18, 232, 7), (33, 240, 5.5), (10, 252, 5), (48, 222, 5), (28, 262, 4.5), (3, 222, 5), (40, 300, 4.5), (52, 312, 4)):
        barnacle(c, x, y, r)


def barnacle(c, x, y, r):
    """Paint a barnacle: a pale cone of plates with a dark mouth."""
    c.disc(x + r * 0.2, y + r * 0.3, r * 1.25, r * 1.05, "#0c1c3a", alpha=0.6, edge=0, soft=1)
    c.disc(x, y, r * 1.1, r * 0.92, "#86a0b0", edge=0)
    c.disc(x - r * 0.12, y - r * 0.12, r * 0.86, r * 0.7, "#d4e6e2", edge=0)
    for a in np.linspace(0.3, 6.0, 6):
        line(c, [(x + 0.4 * r * np.cos(a), y + 0.32 * r * np.sin(a)), (x + r * np.cos(a), y + 0.85 * r * np.sin(a))], 1.4, "#6f8ea0", (0.5, 1), 0.8)
    line(c, [(x - 0.36 * r, y + 0.04 * r), (x + 0.3 * r, y - 0.16 * r)], r * 0.30, "#24405a", (0.6, 0.6))


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
    c.shape(body, Grad((330, 100), (230, 720), "#f6fde4", "#d4f4dc", "#a4e4d8", "#84d4d4", "#5cb8c8", "#3898b4"), edge=0)
    with c.within(body):
        c.glow(440, 120, 190, "#f4ffd0", 0.5)
        for drop, w, tone, much in ((26, 9, "#ffffee", 0.35), (52, 12, "#b4ecd8", 0.30), (96, 18, "#8cd4d4", 0.30)):
            low = [(x, y + drop + 8 * np.sin(x / 46 + drop)) for x, y in SURFACE[3:]]
            line(c, low, w, tone, (0.1, 1.0), much, soft=2.5)


def far_rock(c):
    """Paint a boulder far off, with tufts of its own."""
    g = np.random.default_rng(8)
    c.curve([(190, 740), (220, 590), (280, 540), (350, 548), (410, 500), (470, 506), (520, 560), (520, 740)], Grad((0, 500), (0, 700), "#4c9cb4", "#2c7498"), edge=0)
    for x, y in ((262, 552), (300, 542), (418, 504), (446, 500), (372, 536)):
        for a in np.linspace(-2.0, -0.2, 7):
            c.line(course((x, y), a + g.normal(0, 0.1), g.uniform(36, 64), 0.7, n=6), 4.5, "#58acac", taper=(1, 0.2))


def beams(c):
    """Let the light that the crest gathers fall into the water."""
    for x0, x1, w, much in ((330, 200, 26, 0.20), (384, 290, 34, 0.24), (446, 390, 28, 0.20)):
        c.shaft((x0 - w * 0.3, x0 + w * 0.3, 110), (x1 - w, x1 + w, 600), "#c8ffe0", much, soft=9)


def meniscus(c):
    """Paint the edge of the water as the swell of a lens: light gathers in it and breaks up along it; foam at the rock."""
    top = np.interp(c.x[0], *np.array(rounded(SURFACE, closed=False)).T)[None, :]
    d = c.y - ndimage.gaussian_filter1d(top, 3 * c.k, axis=1)
    run = wave(c.x[0] * 1.0, 34, 5, 3)[None, :]
    fine = wave(c.x[0] * 1.0, 12, 6, 2)[None, :]
    thick = 9 + 4 * run
    lens = smooth(-1.2, 0.6, d) * smooth(thick, 1.5, d)
    c.area((lens * (0.55 + 0.25 * run)).clip(0, 1).astype(F), "#d8fff0", wash=0)
    dark = np.exp(-(((d - thick * 1.15) / 3.4) ** 2)) * (0.5 + 0.3 * fine)
    c.area(dark.clip(0, 1).astype(F) * smooth(0, 3, d), "#3c9ca4", 0.5, wash=0)
    spark = np.exp(-(((d - 1.6) / (1.5 + 0.6 * fine)) ** 2)) * smooth(-0.3, 0.5, run + 0.5 * fine + 0.4 * smooth(200, 420, c.x))
    c.area(spark.astype(F), "#ffffff", 0.95, wash=0)
    c.area((np.exp(-(((d + 1.8) / 1.3) ** 2)) * 0.6).astype(F), "#2a7080", wash=0)
    g = np.random.default_rng(9)
    n = 90
    x = np.concatenate([g.uniform(100, 220, n), g.uniform(-10, 120, 24)])
    y = np.interp(x, *np.array(SURFACE).T) + g.normal(1, 3.2, len(x))
    r = g.uniform(0.8, 4.2, len(x)) * np.clip(1.2 - np.abs(x - 150) / 110, 0.2, 1)
    c.dabs(x, y + 1.4, r, r * 0.8, 0, "#5fa8a8", 0.6, hard=3)
    c.dabs(x, y, r, r * 0.8, 0, "#fbfff8", 0.9, hard=3)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=48)
    place(c)
    rock_of(c)
    grown(c)
    p = rounded(SURFACE, closed=False)
    with c.within([*p, (500, 740), (-20, 740)]):
        c.area(smooth(300, 700, c.y) * smooth(170, 60, c.x), "#2c7c9c", 0.3, wash=0)
        beams(c)
        c.lifted(far_rock).blurred(2).lay(0.9)
        rear = c.lifted(lambda q: [thread(q, r, 6, DIM, 40 + i, 120) for i, r in enumerate(REAR)])
        rear.blurred(1.0).lay(0.85)
        hero = c.lifted(animal)
        deep = smooth(150, 600, c.y + 0.35 * (300 - c.x))
        for e, much in enumerate((0.20, 0.10, 0.04)):
            hero.rgb[..., e] *= 1.08 - much * deep
        sunlit = smooth(260, 60, np.hypot(c.x - 440, (c.y - 190) * 1.1)) * hero.alpha
        hero.rgb += (np.array([1.0, 1.0, 0.70]) * hero.alpha[..., None] - hero.rgb) * 0.16 * sunlit[..., None]
        hero.rgb = hero.rgb.astype(np.float32)
        hero.lay()
    meniscus(c)
    motes(c, "#e4ffe8", 50, rows=(220, 720))
    return finished(c, share=0.3, focus=((260, 330, 300),))
