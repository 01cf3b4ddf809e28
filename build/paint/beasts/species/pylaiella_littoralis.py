"""Soft brown threads drift below the spring ice, lit through a hole in it.

Threads finer than hair, branched in pairs again and again, in ropy tufts without a trunk; golden
where light comes through, the ends dissolving into wisps.
"""

import numpy as np
from canvas import Grad, mix, rgb, smooth
from fronds import course
from hides import cover, outline
from seabed import rock
from sheet import Sheet, finished
from underwater import motes, shafts, water

BROWN = ("#3a2a20", "#6b4a24", "#a5762c", "#d9a93f", "#fbe08a")
SEED = 4


def tuft(c, g, x, y, axes, long, width, veil=0.0, sea="#7fb4c4", lean=-0.7, dense=15):
    """Paint a tuft: axes that one current bends, hairs along them, hairs along those."""

    def tone(share):
        at = np.clip(share, 0, 0.999) * (len(BROWN) - 1)
        i = int(at)
        return mix(mix(BROWN[i], BROWN[min(4, i + 1)], at - i), sea, veil)

    order = sorted(((g.uniform(-1, 1), a) for a in axes), key=lambda q: q[0])
    for depth, a in order:
        light = 0.36 + 0.24 * depth
        pull = np.arctan2(np.sin(lean - a), np.cos(lean - a))
        line = course((x + g.normal(0, 9), y + g.normal(0, 4)), a, long * g.uniform(0.72, 1.1), pull * 1.0, n=26, sway=g.uniform(0.12, 0.26), phase=g.uniform(0, 6.28))
        for q in np.linspace(0.06, 1.0, dense):
            i = min(24, int(q * 25))
            d = line[i + 1] - line[i - 1] if i else line[1] - line[0]
            h = np.arctan2(d[1], d[0])
            for s in (-1, 1):
                side = course(line[i], h + s * g.uniform(0.25, 0.7), long * g.uniform(0.14, 0.28) * (1.15 - 0.4 * q), -s * g.uniform(0.1, 0.6) + 0.3 * pull, n=9, sway=0.12, phase=g.uniform(0, 6.28))
                share = light + 0.30 * q + g.normal(0, 0.10)
                c.line(side, width * 0.62, tone(share), taper=(1, 0.25), alpha=0.78)
                for j in (2, 3, 4, 5, 6):
                    e = side[j + 1] - side[j - 1]
                    b = np.arctan2(e[1], e[0]) + g.choice((-1, 1)) * g.uniform(0.3, 0.7)
                    hair = course(side[j], b, long * g.uniform(0.05, 0.13), g.normal(0, 0.4), n=6)
                    c.line(hair, width * 0.45, tone(share + 0.12 + g.normal(0, 0.08)), taper=(1, 0.2), alpha=0.62)
        c.line(line, width * 1.25, tone(light - 0.1), taper=(1, 0.2), alpha=0.8)
        c.line(line - (0.5, 0.9), width * 0.4, tone(light + 0.4), taper=(1, 0.2), alpha=0.7)


def fish(c, x, y, size, lean, colour):
    """Paint a small smelt, dark against the light."""
    co, si = np.cos(lean), np.sin(lean)
    at = lambda p, q: (x + (p * co - q * si) * size, y + (p * si + q * co) * size)
    c.curve([at(1, 0.02), at(0.7, -0.11), at(0.2, -0.17), at(-0.4, -0.10), at(-0.85, -0.03), at(-0.85, 0.03), at(-0.4, 0.10), at(0.2, 0.15), at(0.7, 0.11)], (mix(colour, "#0f2c44", 0.25), mix(colour, "#dfeef0", 0.35)), edge=0)
    c.shape([at(-0.8, 0), at(-1.2, -0.2), at(-1.06, 0), at(-1.2, 0.2)], colour, edge=0)
    c.shape([at(0.1, -0.15), at(-0.06, -0.28), at(-0.14, -0.13)], colour, edge=0)
    c.line([at(0.8, 0.0), at(-0.7, 0.0)], size * 0.05, "#e9f6f2", alpha=0.55, taper=(0.3, 1))
    c.disc(*at(0.8, -0.02), size * 0.04, size * 0.04, "#0d1c28", edge=0)


def ice(c):
    """Paint the ice from below: grey slabs, a lit hole, ribs of air."""
    lower = [(-20, -20), (500, -20), (500, 92), (452, 100), (404, 88), (372, 60), (340, 22), (262, 14), (206, 30), (180, 74), (150, 108), (96, 118), (40, 106), (-20, 120)]
    c.curve([(q[0], q[1] + 12) for q in lower], "#6fa3b8", alpha=0.6, soft=5)
    c.curve(lower, Grad((0, 0), (0, 120), "#8fbccc", "#c3dde2"))
    with c.within(cover(c, lower)):
        for facet, tone, a in (
            ([(-20, -20), (80, -20), (60, 60), (-20, 80)], "#7fb0c4", 0.7), ([(80, -20), (190, -20), (196, 40), (150, 106), (110, 70)], "#eaf5f2", 0.7),
            ([(350, -20), (440, -20), (420, 50), (400, 90), (352, 40)], "#eaf5f2", 0.75), ([(440, -20), (510, -20), (510, 96), (450, 80)], "#82b2c6", 0.7), ([(20, 60), (96, 74), (100, 120), (30, 112)], "#dcecee", 0.7),
        ):
            c.shape(facet, tone, alpha=a, soft=2)
    g = np.random.default_rng(3)
    for _ in range(26):
        x = g.choice((g.uniform(10, 150), g.uniform(390, 470)))
        c.disc(x, g.uniform(40, 108), g.uniform(3, 12), g.uniform(1.2, 3.4), "#f8fdfb", alpha=0.75)
    hole = [(190, 62), (210, 26), (262, 10), (338, 18), (372, 58)]
    c.line(hole, 5, "#fffdf0", round_=True, taper=(0.2, 0.2), alpha=0.8)
    c.glow(276, -4, 190, "#fffbe4", 0.75)


def paint(k):
    c = Sheet(k, 24)
    g = np.random.default_rng(SEED)
    water(c, ("#e0f0ea", "#a3cbd2", "#5f9db0", "#2f6a86", "#173f5e"), glow=(280, 20, 380, "#fffbe2", 0.7))
    ice(c)
    shafts(c, (278, -60), "#fffbe2", seed=5, n=9, spread=0.75, length=680, amount=0.24)
    for x, y, s, a in ((384, 196, 44, 3.05), (318, 168, 30, 3.2), (430, 150, 26, 3.0)):
        fish(c, x, y, s, a, "#4f7f92")
    c.curve([(-30, 600), (90, 586), (220, 600), (330, 584), (500, 592), (520, 760), (-40, 760)], ("#5c94a6", "#2f6078"), soft=5)
    back = c.lifted(lambda c: tuft(c, g, 440, 600, g.uniform(-1.9, -0.9, 7), 190, 3.0, veil=0.55, sea="#6fa6b6", lean=-1.9, dense=10))
    back.blurred(1.8).lay(0.85)
    rock(c, [(330, 760), (350, 650), (396, 606), (450, 596), (520, 606), (520, 760)], ("#16384e", "#2c566c", "#4f7d8a", "#83a7a6"), seed=4, cell=46)
    rock(c, [(-40, 760), (-30, 600), (20, 556), (84, 540), (150, 556), (200, 606), (236, 680), (250, 760)], ("#14283c", "#2b4256", "#56686e", "#98998c", "#dcd0a8"), seed=7, cell=44)
    rear = c.lifted(lambda c: tuft(c, g, 96, 556, g.uniform(-2.1, -0.5, 9), 330, 3.2, veil=0.30, sea="#4f8a9c", lean=-0.75))
    rear.blurred(0.6).lay(0.9)
    tuft(c, g, 104, 558, g.uniform(-1.95, -0.55, 13), 400, 3.6, lean=-0.72)
    motes(c, "#fffbe6", 80, 3)
    return finished(c, share=0.72)
