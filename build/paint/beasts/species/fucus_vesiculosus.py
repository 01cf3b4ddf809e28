"""Bladder wrack streams from a boulder in one swell, the sun behind its tips.

Flat straps that fork and fork again in one plane, a rib through each, round bladders in pairs beside
the rib, forked swollen tips; a disc holds it to the rock.
"""

import numpy as np
from canvas import Grad, mix, rgb, smooth
from fronds import berry, course, strap
from sheet import Sheet, finished
from seabed import rock
from underwater import motes, shafts, surface, water

OWN = ("#2f2a20", "#413a22", "#544a25", "#6c5d29", "#8a752d", "#c0a03a")
LIT = ("#5d5740", "#6f673a", "#857a3a", "#a0903f", "#c0a94a", "#ecd672")
SHADE = ("#171d22", "#1e2624", "#283026", "#393a26", "#524a29", "#7d6c30")


def plant(c, x, y, stems, length, width, levels, seed, veil=0.0, sea="#3d9aa0", lean=-2.4):
    """Paint one plant; `veil` mixes it with the water, `lean` is where the swell pulls it."""
    g = np.random.default_rng(seed)

    def tone(q, share):
        at = share * (len(q) - 1)
        i = min(int(at), len(q) - 2)
        return mix(mix(q[i], q[i + 1], at - i), sea, veil)

    def frond(at, a, long, wide, left):
        pull = np.arctan2(np.sin(lean - a), np.cos(lean - a))
        line = course(at, a, long, 0.35 * pull + g.normal(0, 0.16), n=9, sway=0.10, phase=g.uniform(0, 6))
        heading = np.arctan2(*(line[-1] - line[-2])[::-1])
        start, end = 1 - (left + 1) / (levels + 1), 1 - left / (levels + 1)
        run = lambda q: (tone(q, start), tone(q, end))
        if left == 0:
            for s in (-1, 1):
                tip = course(line[0], heading + s * g.uniform(0.2, 0.36), long * g.uniform(0.7, 1.05), -s * 0.35 + g.normal(0, 0.1), n=7)
                strap(c, tip, (wide * 0.62, wide * 0.85, wide * 1.12, wide * 1.0, wide * 0.62, wide * 0.12), run(OWN), run(LIT), run(SHADE), rib=0)
                for _ in range(6):
                    q = tip[3] + g.normal(0, wide * 0.24, 2)
                    c.disc(*q, 1.2, 1.2, tone(SHADE, 0.8), alpha=0.5, edge=0)
            return
        root = 0.95 if left == levels else 0.72
        strap(c, line, (wide * root, wide * 0.95, wide * 1.0, wide * 0.98, wide * 1.12, wide * 1.0), run(OWN), run(LIT), run(SHADE), rib=0.11)
        if left < levels and g.random() < (0.75 if left > 1 else 0.35):
            i = int(g.integers(3, 6))
            n = np.array([-np.sin(heading), np.cos(heading)])
            r = wide * g.uniform(0.34, 0.42)
            for s in (-1, 1):
                u, v = line[i] + n * s * wide * 0.34
                berry(c, u, v, r * 1.25, r, heading, tone(OWN, (start + end) / 2 + 0.08), tone(LIT, min(1, end + 0.1)), tone(SHADE, start))
        back = line[-1] - (line[-1] - line[-3]) * 0.5
        for s in (-1, 1) if g.random() < 0.5 else (1, -1):
            frond(back, heading + s * g.uniform(0.22, 0.48), long * g.uniform(0.74, 1.0), wide * g.uniform(0.84, 0.92), left - 1)

    for a, share in stems:
        frond((x + g.normal(0, 4), y + g.normal(0, 2)), a, length * share, width, levels)


SEED = 43


def paint(k):
    c = Sheet(k, 4)
    water(c, ("#d9eecb", "#86c9b4", "#3c97a0", "#1b6179", "#0d3b57"), glow=(90, 20, 330, "#fff6d0", 0.6))
    surface(c, 90, "#f6fbdc", "#5fb2ae", seed=4, centre=110)
    shafts(c, (100, -60), "#f4f6cf", seed=5, n=8, spread=0.8, length=620, amount=0.2)
    motes(c, "#eef6d6", 70, 3)
    # hazy neighbours
    plant(c, 60, 660, ((-1.9, 1), (-1.4, 0.9), (-1.0, 0.8)), 70, 11, 4, 3, veil=0.74, sea="#358c9a", lean=-2.0)
    rock(c, [(430, 400), (446, 352), (480, 326), (520, 320), (520, 470), (470, 470)], ("#2b7a8c", "#3a8a98", "#4f9ca4"), seed=3, cell=30, soft=1.5)
    plant(c, 468, 344, ((-2.5, 1), (-2.0, 0.9)), 66, 12, 4, 8, veil=0.66, sea="#3f96a0", lean=-2.5)
    # the boulder on the right
    rock(c, [(300, 740), (306, 660), (336, 596), (372, 556), (420, 530), (500, 520), (520, 740)], ("#17293c", "#2b3f50", "#4f5c66", "#87827c", "#c9b79a"), seed=5, cell=40)
    rock(c, [(-30, 740), (-20, 670), (40, 640), (110, 650), (170, 700), (180, 740)], ("#122638", "#20394c", "#375563", "#5d7a7c"), seed=9, cell=44)
    plant(c, 404, 556, ((-2.9, 0.9), (-2.2, 1.05), (-1.55, 0.9)), 104, 20, 4, 31, veil=0.36, sea="#1f6a78", lean=-2.3)
    plant(c, 394, 562, ((-2.62, 1.05), (-1.95, 1.1)), 118, 25, 4, SEED, lean=-2.25)
    c.disc(394, 562, 24, 12, "#2a2a20", edge=0.4)
    c.disc(390, 558, 16, 7, "#5e5530", edge=0.4)
    return finished(c, share=0.8, contrast=1.14)
