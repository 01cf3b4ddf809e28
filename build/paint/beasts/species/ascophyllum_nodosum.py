"""Knotted wrack streams from a ledge in the swell.

Long leathery straps without a rib, one egg-shaped bladder after another in the strap itself, far
apart; short side shoots from notches, with swollen yellow ends like raisins.
"""

import numpy as np
from canvas import Grad, mix, rgb, smooth
from fronds import course, sides, strap
from hides import cover
from sheet import Sheet, finished
from seabed import rock
from underwater import motes, shafts, surface, water

OWN = ("#2c2a22", "#40401f", "#5b5c27", "#7b7a2e", "#a3983a")
LIT = ("#57553f", "#73733c", "#939141", "#b9b04e", "#e3d670")
SHADE = ("#141c24", "#1e2824", "#2b3526", "#42462a", "#66622f")
RAISIN = ("#b8942e", "#f0d968", "#7a6424")
SEED = 5


def plant(c, g, x, y, stems, width, veil=0.0, sea="#2f6f96"):
    """Paint the straps that grow from one holdfast."""

    def tone(q, share):
        at = np.clip(share, 0, 1) * (len(q) - 1)
        i = min(int(at), len(q) - 2)
        return mix(mix(q[i], q[i + 1], at - i), sea, veil)

    def shoot(at, a, size):
        for s in (-1, 0, 1):
            line = course(at, a + s * 0.34 + g.normal(0, 0.08), size * g.uniform(0.75, 1.1), -0.25 * s, n=6)
            strap(c, line[:4], (size * 0.09, size * 0.10), tone(OWN, 0.7), tone(LIT, 0.7), tone(SHADE, 0.7), rib=0)
            u, v = line[-2]
            h = np.arctan2(*(line[-1] - line[-2])[::-1])
            own, lit, dark = (mix(q, sea, veil) for q in RAISIN)
            c.disc(u, v, size * 0.26, size * 0.13, dark, h, edge=0)
            c.disc(u - 0.6, v - 1, size * 0.22, size * 0.10, own, h, edge=0, soft=0.5)
            c.disc(u - 1.5, v - size * 0.04, size * 0.12, size * 0.045, lit, h, edge=0, soft=0.5, alpha=0.9)

    def stem(at, a, length, bend, wide, knots, fork, start=0.0):
        line = course(at, a, length, bend, n=24, sway=g.uniform(0.16, 0.30), phase=g.uniform(0, 6.28))
        n = 80
        t = np.linspace(0, 1, n)
        w = wide * (0.85 + 0.15 * np.sin(t * 7)) * np.interp(t, [0, 0.1, 0.9, 1], [0.8, 1, 0.8, 0.45])
        places = (np.arange(knots) + 0.75 + g.uniform(-0.14, 0.14, knots)) / (knots + 0.4)
        for q in places:
            w = w + wide * 0.92 * np.exp(-(((t - q) * length / (wide * 1.0)) ** 4))
        p = np.stack([np.interp(t, np.linspace(0, 1, len(line)), line[:, e]) for e in range(2)], -1)
        for q in np.linspace(0.2, 0.97, int(length / 30)):
            i = int(q * (n - 1))
            d = p[min(n - 1, i + 1)] - p[max(0, i - 1)]
            h = np.arctan2(d[1], d[0])
            if np.min(np.abs(places - q)) * length < wide * 1.1:
                continue
            for s in (-1, 1) if g.random() < 0.35 else (g.choice((-1, 1)),):
                shoot(p[i], h + s * g.uniform(0.45, 0.95), g.uniform(26, 46) * wide / 15)
        if fork:
            i = int(fork * (n - 1))
            d = p[i + 1] - p[i - 1]
            h = np.arctan2(d[1], d[0])
            stem(p[i], h - 0.42, length * (1 - fork) * 0.95, 0.4, wide * 0.9, max(1, round(knots * (1 - fork))), 0, start + fork * 0.6)
        run = lambda q: (tone(q, start), tone(q, 0.88))
        strap(c, p, w, run(OWN), run(LIT), run(SHADE), rib=0, sun=(0.35, -0.94))
        for q in places:
            i = int(q * (n - 1))
            d = p[min(n - 1, i + 1)] - p[max(0, i - 1)]
            h = np.arctan2(d[1], d[0])
            share = start + (0.88 - start) * q
            u, v = p[i]
            c.disc(u + wide * 0.1, v + wide * 0.34, wide * 1.1, wide * 0.46, tone(SHADE, share), h, alpha=0.55, edge=0, soft=wide * 0.14)
            c.disc(u + wide * 0.15, v - wide * 0.30, wide * 0.85, wide * 0.34, tone(LIT, share + 0.12), h, alpha=0.85, edge=0, soft=wide * 0.16)

    for a, length, bend, knots, fork in stems:
        stem((x + g.normal(0, 3), y + g.normal(0, 2)), a, length, bend, width, knots, fork)


def paint(k):
    c = Sheet(k, 8)
    g = np.random.default_rng(SEED)
    water(c, ("#cfe6e6", "#79b4cc", "#3a7fae", "#1f5488", "#102f5c"), glow=(380, 10, 330, "#fff3d2", 0.6))
    surface(c, 96, "#fdf8e0", "#5d9cc0", seed=5, centre=370)
    shafts(c, (380, -70), "#f6f1d8", seed=8, n=8, spread=0.8, length=640, amount=0.2)
    motes(c, "#f3f3e0", 70, 3)
    rock(c, [(200, 740), (230, 680), (290, 650), (380, 640), (450, 660), (510, 650), (510, 740)], ("#27588a", "#2f6592", "#3f779c"), seed=2, cell=40, soft=2)
    plant(c, g, 300, 656, ((-2.0, 240, 0.5, 3, 0.4), (-1.5, 260, 0.4, 3, 0)), 7, veil=0.74, sea="#3a7cac")
    plant(c, g, 420, 656, ((-1.9, 200, 0.5, 2, 0), (-1.4, 220, 0.4, 3, 0.5)), 7, veil=0.74, sea="#3a7cac")
    ledge = [(-40, 470), (20, 452), (74, 458), (108, 492), (118, 548), (152, 604), (184, 660), (210, 740), (-40, 740)]
    c.curve(ledge, Grad((90, 450), (-20, 720), "#8d8288", "#4c4a66", "#1d2340"))
    with c.within(cover(c, ledge)):
        for facet, tone, a in (
            ([(-40, 470), (20, 450), (76, 458), (96, 476), (50, 486), (-40, 490)], "#ddc3a4", 0.95),
            ([(96, 476), (112, 496), (120, 548), (96, 560), (70, 520), (60, 486)], "#b29d94", 0.9),
            ([(120, 548), (156, 604), (130, 640), (96, 600), (96, 560)], "#8b7f8c", 0.9),
            ([(156, 604), (190, 660), (220, 740), (150, 740), (130, 640)], "#6a6580", 0.8),
            ([(-40, 496), (46, 490), (70, 524), (60, 580), (-40, 600)], "#47466a", 0.8),
            ([(60, 580), (96, 566), (96, 602), (128, 644), (90, 700), (40, 660)], "#343558", 0.8),
        ):
            c.shape(facet, tone, alpha=a, soft=1.8)
        for run in ([(60, 486), (70, 522), (58, 582), (36, 664)], [(96, 562), (94, 602), (130, 642), (140, 740)]):
            c.line(run, 3, "#15182e", round_=True, alpha=0.7, taper=(0.4, 1))
    plant(c, g, 62, 486, ((-1.15, 430, 0.55, 4, 0.45), (-0.2, 380, 0.15, 4, 0.5)), 13, veil=0.42, sea="#265e8c")
    plant(c, g, 70, 478, ((-1.52, 480, 0.85, 5, 0.4), (-1.02, 450, 0.45, 5, 0.5), (0.22, 380, 0.25, 4, 0.5), (-0.50, 480, 0.24, 5, 0.36)), 16.5)
    c.disc(68, 482, 24, 12, "#22221f", 0.3, edge=0.4)
    c.disc(66, 478, 16, 7, "#4d4a2c", 0.3, edge=0.4)
    return finished(c, share=0.8)
