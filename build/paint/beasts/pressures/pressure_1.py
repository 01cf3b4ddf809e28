"""Effluent: a pipe as tall as a house opens over the sea and pours out its green water, which rolls on below."""

import numpy as np
from canvas import F, Grad, rgb, rounded, smooth
from dusk import billow, darker, evening, trail, under, veiled, works
from sheet import Sheet, finished
from small_fish import PERCH, small_fish
from underwater import motes

LEVEL = 340
MOUTH, WIDE, TALL = (262, 196), 52, 116
POISON = ("#274a2c", "#6d9638", "#c4d860")


def wall(c):
    """Paint the quay wall the pipe comes from: courses of concrete, a lit edge, the stain of the water."""
    block = [(-20, 40), (112, 28), (128, 60), (136, 640), (-20, 660)]
    c.shape(block, Grad((-20, 0), (140, 0), "#3a2448", "#6e4868", "#94647c"), edge=1)
    with c.within(c.cover(np.array(block, float))):
        for y in (98, 322, 398, 474, 550):
            c.line([(-20, y + 6), (140, y)], 4, "#24162f", alpha=0.7)
            c.line([(-20, y + 10), (140, y + 4)], 2, "#c08c98", alpha=0.45)
        stain = smooth(0.0, 0.6, c.noise(14, 120, 31, 3))
        c.area((stain * smooth(250, 340, c.y) * F(0.55)).astype(F), "#2c3a30", wash=0)
        c.area(smooth(LEVEL - 4, LEVEL + 8, c.y), "#2e2660", 0.55, wash=0)
    c.line([(112, 28), (128, 60), (133, 330)], 5, "#f2b49c", alpha=0.8)


def pipe(c):
    """Paint the pipe: a cylinder with flanges, rusted, its mouth a black hole half full."""
    (mx, my) = MOUTH
    skin = Grad((0, my - TALL), (0, my + TALL), "#8c5a74", "#e8ac9c", "#b07484", "#6a4064", "#33204a", "#4e3a6c")
    tube = [(40, my - TALL + 10), (mx, my - TALL), (mx, my + TALL), (40, my + TALL - 4)]
    c.shape(tube, skin, edge=0.6)
    with c.within(c.cover(np.array(tube, float))):
        rust = smooth(0.15, 0.55, c.noise(26, 40, 61, 3) + 0.3 * c.noise(8, 60, 62, 2))
        c.area((rust * F(0.5)).astype(F), "#6a2c34", wash=0)
    for x, wide in ((96, 26), (mx - 44, 32)):
        band = [(x - wide, my - TALL - 8), (x, my - TALL - 9), (x, my + TALL + 9), (x - wide, my + TALL + 7)]
        bow = [(x + 0.5 * WIDE * np.cos(a), my + (TALL + 9) * np.sin(a)) for a in np.linspace(-np.pi / 2, np.pi / 2, 30)]
        c.shape([(band[0]), *bow, band[3], *[(px - wide, py) for px, py in bow[::-1]]], skin, edge=0.4)
        c.line(bow, 4, "#ffd6b8", alpha=0.6, taper=(1, 0.2))
        c.line([(px - wide, py) for px, py in bow], 5, "#24142f", alpha=0.55)
    c.disc(mx, my, WIDE, TALL, Grad((mx - WIDE, my - TALL), (mx + WIDE, my + TALL), "#ffd9b8", "#b87a84", "#5a3a60", "#80608c"), edge=0)
    c.disc(mx + 4, my + 2, WIDE * 0.80, TALL * 0.84, "#160d1f", edge=0)
    hole = c.cover(np.array([(mx + 4 + WIDE * 0.80 * np.cos(a), my + 2 + TALL * 0.84 * np.sin(a)) for a in np.linspace(0, 6.283, 70)]))
    with c.within(hole):
        c.glow(mx + 30, my + 90, 90, "#b8d850", 0.35)
        c.curve([(200, 226), (240, 214), (286, 206), (330, 214), (330, 330), (190, 330)], Grad((0, 206), (0, 310), "#e8ee84", "#8fb23c", "#3c6a2c"))


def fall(c):
    """Paint the green water that bends over the lip and falls: folds from light to shade, torn threads."""
    left = [(232, 262), (244, 290), (256, 318), (262, 352)]
    right = [(300, 206), (338, 226), (366, 276), (384, 352)]
    a, b = rounded(left, closed=False, steps=14), rounded(right, closed=False, steps=14)
    c.shape(np.concatenate([a, b[::-1]]) + [8, 8], "#1c1030", alpha=0.4, soft=8)
    tones = ["#35602c", "#5f8c34", "#94b440", "#ccd45c", "#f2f09a", "#d8dc6c", "#a4bc48", "#7c9c3c"]
    at = lambda q: a + (b - a) * q
    for i, tone in enumerate(tones):
        q0, q1 = i / len(tones), (i + 1.35) / len(tones)
        c.shape(np.concatenate([at(q0), at(min(1, q1))[::-1]]), tone, edge=0.6, soft=1.2)
    g = np.random.default_rng(5)
    for _ in range(46):
        q, t0 = g.uniform(0.02, 0.98), g.uniform(0, 0.7)
        line = at(q)
        i0, i1 = int(t0 * len(line)), min(len(line), int((t0 + g.uniform(0.2, 0.5)) * len(line)))
        if i1 - i0 > 4:
            c.line(line[i0:i1], g.uniform(1.6, 5), "#fbf8c0" if g.random() < 0.5 else "#4a7430", taper=(0.3, 0.3), alpha=0.7)
    n = 90
    x = g.normal(322, 44, n)
    c.dabs(x, LEVEL + 4 + g.normal(0, 7, n), g.uniform(6, 20, n), g.uniform(4, 10, n), 0, np.where(g.random(n)[:, None] < 0.6, rgb("#f8f4cc"), rgb("#b4c864")), 0.85)
    n = 50
    c.dabs(g.normal(322, 74, n), LEVEL - np.abs(g.normal(0, 24, n)), g.uniform(1.4, 4, n), g.uniform(1.4, 4, n), 0, "#f4f0b4", 0.8, hard=2)


def plume(c):
    """Paint the poison below: one head that rolls down and spreads along the bottom."""
    c.glow(320, 470, 190, "#a8c850", 0.25)
    deep = [veiled(t, 0.45) for t in POISON]
    billow(c, trail((330, 420), (90, 590), (60, 70), 15, 3, bow=-50), deep, alpha=0.75, soft=0.22)
    billow(c, trail((340, 430), (460, 600), (50, 66), 10, 4, bow=30), deep, alpha=0.7, soft=0.22)
    billow(c, trail((322, 372), (250, 590), (44, 74), 22, 8, spread=0.75), [veiled(t, 0.12) for t in POISON], alpha=0.85, soft=0.14)
    billow(c, trail((322, 362), (318, 420), (34, 48), 8, 9, spread=0.6), POISON, alpha=0.9, soft=0.12)


def bones(c, x, y, turn, s):
    """Paint the skeleton of a fish."""
    a = np.radians(turn)
    at = lambda u, v: (x + s * (u * np.cos(a) - v * np.sin(a)), y + s * (u * np.sin(a) + v * np.cos(a)))
    bone = "#c9b4c4"
    c.line([at(-34, 0), at(34, 1)], 4 * s, bone)
    for u in np.linspace(-18, 24, 7):
        c.line([at(u - 3, -13 + abs(u) * 0.25), at(u + 2, 0), at(u - 3, 13 - abs(u) * 0.25)], 2.8 * s, bone, round_=True)
    c.curve([at(-32, -8), at(-46, -11), at(-60, -2), at(-56, 6), at(-40, 10), at(-31, 7)], bone)
    c.disc(*at(-47, -2), 3.4 * s, 3.4 * s, "#2a1c3c", edge=0)
    c.shape([at(32, 1), at(50, -14), at(45, 1), at(51, 15)], bone, edge=0)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 5)
    evening(c, LEVEL, (408, 292), seed=4)
    works(c, LEVEL, 336, 500, seed=3)
    under(c, LEVEL, beam=(430, 0.20))
    wall(c)
    plume(c)
    pipe(c)
    fall(c)
    dull = [veiled(t, 0.25) for t in ("#3c4650", "#6c7480", "#98a0a8", "#c4c8c8", "#dcdcd4")]
    small_fish(c, PERCH, [(470, 418), (446, 412), (424, 410), (402, 414)], dull, side=-1, flash=0.3, fins=("#6a5a78", "#a89cb0"), bar="#3a3454")
    bones(c, 112, 560, 166, 1.0)
    motes(c, "#dce8a0", 70, rows=(LEVEL + 20, 700))
    darker(c, 540)
    return finished(c, focus=((280, 220, 120), (330, 360, 70), (112, 560, 60)), share=0.7)
