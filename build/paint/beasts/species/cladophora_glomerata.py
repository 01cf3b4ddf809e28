"""A belt of fine green threads grows on a boulder just below the calm surface; the swell combs it towards the open water.

Cladophora glomerata: main threads that taper from the edge of the stone, side branches mostly in their outer half, at
narrow angles, on both sides, closer towards the tips; the last ones short and bunched. Nearly black and worn at the foot,
fresh at the tips. The level surface cuts the boulder, grey granite with lichens: dry and lit above, with a dark wet band
and a fringe of short hair, blue below.
"""

from __future__ import annotations

import numpy as np
from canvas import F, Grad, mix, smooth, wave
from form import ramp, ribbon
from fronds import course
from granite import boulder
from nature import clouds, sky
from sheet import Sheet, finished
from small_fish import STICKLEBACK, small_fish
from threads import along
from underwater import motes, net

LEVEL = 158
ROCK = [
    (-60, 52), (0, 46), (44, 52), (74, 70), (118, 78), (142, 104), (164, 140), (170, 176), (190, 214), (186, 262), (164, 300),
    (158, 352), (132, 396), (136, 460), (112, 530), (124, 610), (150, 700), (160, 780), (-60, 780),
]  # fmt: skip
EDGE = ((176, 214, 262, 300, 352, 396), (170, 188, 184, 164, 156, 134))
"""Where the stone ends below the water: rows and columns."""
FOOT = np.array([172.0, 250.0])
GREENS = ("#04201e", "#0a3c2a", "#1a6630", "#3f9a34", "#8cc83e", "#daf08a")
SUN = np.array([0.30, -0.95])


def tone(v, sink=0.0):
    """Return the green of a value from 0 (worn foot) to 1 (lit tips); `sink` mixes it with the water."""
    at = float(np.clip(v, 0, 0.999)) * (len(GREENS) - 1)
    return mix(mix(GREENS[int(at)], GREENS[int(at) + 1], at - int(at)), "#4fa9a2", sink)


def sweep(p):
    """Return a line moved by the swell that runs through the tuft."""
    p = np.asarray(p, float)
    out = smooth(0, 150, np.hypot(*(p - FOOT).T))
    return p + np.stack([0 * out, 17 * out * np.sin(p[:, 0] / 58 + 0.6)], -1)


class Tuft:
    """Threads gathered with their depth of shade, then painted from dark to light."""

    def __init__(self, seed):
        """Start with none."""
        self.g, self.threads = np.random.default_rng(seed), []

    def thread(self, start, angle, long, wide, light, bend, rank=0):
        """Add a thread with its branches; `light` is its value in the middle of its length."""
        g = self.g
        p = course(start, angle, long, bend, n=12 if rank == 0 else 6, sway=g.normal(0, 0.08))
        self.threads.append((light + 0.10 * rank, p, wide, rank))
        if rank == 2:
            return
        many = int(g.integers(9, 13)) if rank == 0 else int(g.integers(3, 6))
        for s in np.clip((0.30, 0.25)[rank] + 0.70 * np.linspace(0, 1, many) ** 0.8 + g.normal(0, 0.02, many), 0.15, 0.98):
            at, a = along(p, float(s))
            side = g.choice((-1, 1))
            open_ = side * g.uniform(0.26, 0.60)
            reach = long * (0.44 - 0.26 * s if rank == 0 else 0.44 - 0.15 * s) * g.uniform(0.6, 1.3)
            # What grows towards the sun is lighter than what grows away from it.
            sunny = 0.10 * np.sign(np.cos(a) * -side * SUN[0] + np.sin(a + side * 1.57) * SUN[1])
            self.thread(at, a + open_, max(reach, 9), wide * 0.62, light + 0.22 * (s - 0.3) + sunny, -open_ * g.uniform(0.7, 1.3), rank + 1)

    def paint(self, c, sink=0.0, alpha=1.0):
        """Paint them all."""
        for light, p, wide, rank in sorted(self.threads, key=lambda q: q[0] + 0.04 * q[3]):
            q = sweep(p)
            run = Grad(tuple(q[0]), tuple(q[-1]), tone(light - 0.22, sink), tone(light, sink), tone(light + 0.16, sink))
            c.shape(ribbon(q, (wide, wide * 0.85, wide * 0.5, max(0.7, wide * 0.22))), run, alpha=alpha * (1.0, 0.95, 0.9)[rank], edge=0)


def plume(seed, n, spread, long, light, wide):
    """Return a tuft that streams from the foot towards the lower right."""
    t = Tuft(seed)
    g = t.g
    for i, a in enumerate(np.linspace(-spread, spread, n)[g.permutation(n)]):
        y = max(FOOT[1] + 72 * a * g.uniform(0.7, 1.1) + g.normal(0, 6), 192)
        start = np.array([np.interp(y, *EDGE) - 8 + g.normal(0, 3), y])
        lit = light - 0.20 * (a / spread) - 0.10 * (i < n / 3)
        t.thread(start, 0.60 + a, long * g.uniform(0.74, 1.08) * (1 - 0.20 * abs(a / spread) ** 2), wide * g.uniform(0.8, 1.2), lit, -0.55 * a - 0.12 + g.normal(0, 0.08))
    return t


def animal(c):
    """Paint the tuft and its worn foot."""
    plume(3, 13, 0.80, 360, 0.20, 8).paint(c)
    plume(7, 12, 0.66, 340, 0.52, 7).paint(c)
    g = np.random.default_rng(2)
    for a in np.linspace(-1.3, 1.5, 80)[g.permutation(80)]:
        y = max(FOOT[1] + 66 * a + g.normal(0, 6), 176)
        start = np.array([np.interp(y, *EDGE) - 10 + g.normal(0, 5), y])
        q = course(start, 0.30 + 0.5 * a, g.uniform(24, 54), -0.4 * a, n=5)
        c.shape(ribbon(q, (5, 4.4, 3, 1.2)), tone(g.uniform(0.05, 0.42)), edge=0)


def fringe(c):
    """Paint the fringe of short wet hair that grows along the line of the water."""
    g = np.random.default_rng(8)
    for x in g.permutation(np.linspace(-8, 178, 120)):
        long = g.uniform(16, 44)
        y = LEVEL - 12 + g.uniform(-3, 10)
        q = [(x, y), (x + 2, y + 0.5 * long), (x + g.uniform(0, 10), y + long)]
        c.shape(ribbon(q, (4.4, 3.6, 2.4, 1)), tone(g.uniform(0.12, 0.74)), edge=0)


def above(c):
    """Paint the quiet morning over the water."""
    sky(c, ("#8fc4d6", "#c9e2dc", "#f4ecd0"), 124)
    clouds(c, -10, 70, "#fffaf0", "#a9c4cc", 0.35, 240, 0.2, 5, sun=(0.5, -0.6), alpha=0.7)
    c.curve([(230, 122), (280, 112), (340, 108), (400, 113), (500, 108), (500, 128), (230, 128)], ("#7d94a0", "#5f7c86"), edge=0.6)
    for x in (292, 305, 322, 352, 366, 420, 436, 452):
        c.shape([(x - 4, 114), (x, 99 + (x % 7)), (x + 4, 114)], "#5d7d7c", edge=0.4)
    c.area(smooth(121, 123, c.y), Grad((0, 122), (0, LEVEL), "#bfe0d8", "#6fb4b8"), wash=1)
    g = np.random.default_rng(4)
    y = g.uniform(125, LEVEL - 4, 40)
    c.dabs(g.uniform(150, 480, 40), y, 5 + (y - 124) * 0.6, 0.6 + (y - 124) * 0.03, 0, "#f2fbe8", 0.7)


def below(c):
    """Paint the water below the surface and a far boulder in it."""
    under = smooth(LEVEL - 0.8, LEVEL + 0.8, c.y)
    c.area(under, Grad((0, LEVEL), (0, 720), "#d2f2da", "#8fd6cc", "#4fb0b6", "#2c86a0", "#1a5f86", "#12446c"), wash=1)
    with c.within(under):
        c.glow(400, LEVEL, 240, "#f7ffe0", 0.5)
        for x0, x1, w in ((420, 330, 26), (340, 230, 20), (480, 430, 24)):
            c.shaft((x0 - w * 0.3, x0 + w * 0.3, LEVEL), (x1 - w, x1 + w, 640), "#e2ffe6", 0.20, soft=9)
        c.curve([(180, 760), (230, 640), (300, 600), (380, 612), (440, 570), (520, 560), (520, 760)], ("#347f9c", "#1c5680"), edge=0.8)


def stone(c):
    """Paint the boulder: warm and dry above, a dark wet band, blue and netted with light below."""
    dry = ("#2a2c38", "#5a5c66", "#8f8c88", "#c6bdae", "#f2e6d0")
    mask = boulder(c, np.array(ROCK, float), dry, (0.5, -0.62, 0.6), seed=4, round_=70, rough=1.0)
    with c.within(mask):
        for seed, tint, low, high, much in ((31, "#c98a2c", 0.55, 0.95, 0.75), (33, "#dfe0cc", 0.5, 0.9, 0.55), (35, "#6c7468", 0.4, 0.9, 0.4)):
            spots = smooth(low, high, c.noise(20, 12, seed, 3)) * smooth(LEVEL - 36, LEVEL - 56, c.y)
            c.area(spots.astype(F), tint, much, wash=0.6)
        c.area(smooth(LEVEL - 34, LEVEL - 26, c.y + 4 * c.noise(30, 60, 12, 2)), "#4a3a40", 0.62, "multiply", wash=0)
        deep = smooth(LEVEL - 1, LEVEL + 3, c.y)
        grey = (c.rgb @ np.array([0.3, 0.59, 0.11], F))
        cold = ramp(("#0a2440", "#1a4a66", "#3a7c8c", "#86bcae"), np.clip(grey * 2.2 - 0.30 + 0.25 * smooth(60, 190, c.x), 0, 1))
        c.area(deep * (0.9 + 0 * c.x), lambda *_: cold.astype(F), wash=0.3)
        c.area(smooth(300, 660, c.y), "#123a60", 0.6, wash=0)
        net(c, deep * smooth(480, 220, c.y) * smooth(-20, 60, c.x), "#c8f6dc", 0.28, 40, 0.7)


def meniscus(c):
    """Paint the line of the water: light gathers under it, a dark line above, it climbs the stone a little."""
    x = c.x[0]
    row = LEVEL + 1.5 * wave(x * 1.0, 40, 5, 2) - 5 * np.exp(-(np.abs(x - 176) / 10)) 
    d = c.y - row[None, :]
    c.area((np.exp(-(((d + 2.2) / 1.5) ** 2)) * 0.7).astype(F), "#2f7f8c", wash=0)
    c.area(np.exp(-(((d - 0.6) / 1.7) ** 2)).astype(F), "#ffffff", 0.95, wash=0)
    run = 0.5 + 0.5 * wave(x * 1.0, 50, 9, 2)[None, :]
    c.area((smooth(0, 2, d) * smooth(17, 4, d) * run).clip(0, 1).astype(F), "#f2fff0", 0.55, wash=0)
    c.area(np.exp(-(((d - 19) / 3) ** 2)).astype(F), "#5fb4b4", 0.4, wash=0)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=48)
    above(c)
    below(c)
    stone(c)
    fringe(c)
    meniscus(c)
    for axis, sunk in ((((236, 572), (274, 564), (312, 568)), 0.30), (((172, 520), (198, 514), (226, 518)), 0.5)):
        tones = [mix(q, "#3f97a8", sunk) for q in ("#2c5a58", "#5f8a70", "#a8bd8c", "#dfe6c0", "#f6f4dc")]
        small_fish(c, STICKLEBACK, axis, tones)
    rear = c.lifted(lambda q: plume(21, 9, 0.7, 330, 0.45, 5).paint(q, 0.55))
    rear.lay(0.7)
    hero = c.lifted(animal)
    shade = np.roll(hero.alpha, (int(14 * k), int(-6 * k)), (0, 1)) * c.cover(np.array(ROCK, float))
    c.area(shade, "#0a2038", 0.6, "multiply", wash=0)
    hero.lay()
    motes(c, "#f0ffe8", 50, rows=(200, 720))
    return finished(c, share=0.35, focus=((300, 350, 260),))
