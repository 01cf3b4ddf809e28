"""Perfoliate pondweed seen from below: it climbs out of the dark towards the round window of sky.

Round-oval leaves in alternation, their two lobes round the stem, parallel veins; the sun shines
through them. The flower spike breaks the surface. Two young perch stand below a leaf.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from canvas import F, Grad, mix, rounded, smooth
from fry import young_perch
from leaves import Tissue, leaf, stem, unit
from sheet import Sheet, finished
from underwater import bubbles, motes, shafts

HALF = ((0, 0.015), (-0.075, 0.07), (-0.085, 0.15), (-0.02, 0.245), (0.12, 0.315), (0.32, 0.335), (0.54, 0.305), (0.74, 0.23), (0.9, 0.125), (0.975, 0.05), (1, 0))
SUN = (0.15, -0.92, -0.36)
VEINS = (0, 0.22, 0.44, 0.66)
HERO = Tissue(
    ("#1d5a3c", "#4a8a4a", "#8fb866", "#d2e09a", "#f2f4cc"),
    ("#0f4a3c", "#2c7a36", "#74a82a", "#b9d23c", "#ecec6a"),
    SUN, vein="#fbfbc0", veins=VEINS, strong=0.55, base=("#0e4638", 0.45),
)  # fmt: skip
MIDDLE = Tissue(
    ("#12483f", "#1d5f4a", "#357b58", "#5c9a6c", "#86b484"),
    ("#0b3c38", "#135346", "#27704a", "#4a8c4a", "#76a450"),
    SUN, vein="#a4c878", veins=(0, 0.35), strong=0.35, edge=0.2,
)  # fmt: skip
STEM = rounded([(20, 800), (74, 690), (142, 570), (204, 460), (250, 350), (276, 260), (286, 180), (288, 104)], closed=False, steps=14)


def on(t):
    """Return a place of the stem."""
    i = t * (len(STEM) - 1)
    low = int(i)
    return STEM[low] + (STEM[min(low + 1, len(STEM) - 1)] - STEM[low]) * (i - low)


def clasping(c, t, angle, z, length, tissue, *, below=0.0, up=0.75, seen=-0.6, roll=0.0, **shape):
    """Paint one leaf that clasps the stem at t, and the stem below it down to the last leaf.

    `angle` is its way on the card, `z` how far it comes to the viewer, `seen` how much of its
    lower (negative) or upper side is seen. Return what paints its near lobe over the stem.
    """
    a = np.radians(angle)
    along = unit((np.cos(a), np.sin(a), z))
    face = (-np.cos(a) * 0.3 + roll, -up, seen)
    how = {"bend": 0.5, "cup": 0.1, "fold": 0.3, "wave": (0.028, 2.4, t * 40), **shape}
    leaf(c, on(t), along, face, length, HALF, tissue, shadow=(4, 18, 6, 0.6, "#1c5a4a"), **how)
    piece(c, below, t + 0.004)
    near = -1 if (np.cross(unit(face), along))[2] > 0 else 1
    lobe = lambda u, v: smooth(0.02, 0.08, -near * v) * smooth(0.30, 0.16, u)
    return lambda: leaf(c, on(t), along, face, length, HALF, tissue, only=lobe, **how)


def piece(c, start, end):
    """Paint a part of the stem, from part to part lighter towards the sky."""
    cuts = np.linspace(max(0, start), min(1, end), max(2, int((end - start) * 24)))
    for low, high in zip(cuts[:-1], cuts[1:], strict=True):
        t = np.linspace(low, min(1, high + 0.004), 12)
        deep = 0.72 * smooth(0.42, 0.08, low)
        tones = [mix(q, "#0a3a36", deep) for q in ("#1a4a30", "#6a8a34", "#c4c85c", "#f6f0b0")]
        wide = [(13 - 8.0 * e) / 10 for e in (low, high)]
        stem(c, [on(s) for s in t], 10, tones, wide, (0.7, -0.7))


def spike(c, x, y, scale=1.0, pale=0.0):
    """Paint the flower spike: rings of small flowers round a stout stalk, half open."""
    q = lambda tone: mix(tone, "#e8f4e4", pale)
    c.line([(x - 4, y + 36 * scale), (x, y + 4), (x + 5 * scale, y - 52 * scale)], 8 * scale, q("#5c6a2a"), round_=True, taper=(0.7, 0.5))
    g = np.random.default_rng(2)
    for row in range(8):
        cy, cx = y - row * 7.4 * scale, x + 0.75 * row * scale
        for i in (-1, 1, 0):
            s = (5.6 - 0.32 * row) * scale * g.uniform(0.88, 1.12)
            px, py = cx + i * s * 1.05, cy - abs(i) * 2.2
            c.disc(px, py, s, s * 0.9, q("#55501f"), edge=0.4)
            c.disc(px + 0.8, py - 1.4, s * 0.74, s * 0.60, q(("#8f8a34", "#a58f3c", "#7f8a38")[(row + i) % 3]), edge=0.4)
            c.line([(px - s * 0.3, py - s * 0.5), (px + s * 0.5, py - s * 0.3)], s * 0.3, q("#efe2a0"), taper=(0.4, 0.6), alpha=0.8)


ANGLES = ((14, 172), (-12, 196), (20, 160), (-22, 190), (10, 206), (-4, 176), (-28, 200), (-30, 212))
"""The way of each right and left leaf on the card, from the foot to the spike."""


def leaves():
    """Return the leaves from the foot to the spike: place, way, how near, length, tissue, shape."""
    g = np.random.default_rng(12)
    out = []
    for n in range(15):
        s = n / 14
        t = 0.17 + 0.77 * s**0.92
        angle = ANGLES[(n // 2) % len(ANGLES)][n % 2]
        long = (168 - 92 * s**1.3) * g.uniform(0.9, 1.1)
        deep = float(smooth(0.42, 0.0, s))
        tones = lambda a, b, deep=deep: tuple(mix(p, q, deep) for p, q in zip(a, b, strict=True))
        tissue = replace(HERO, face=tones(HERO.face, MIDDLE.face), through=tones(HERO.through, MIDDLE.through), vein=mix(HERO.vein, MIDDLE.vein, deep), push=(-0.30, -0.06, -0.18, -0.08, -0.36, -0.12)[n % 6])
        shape = {"seen": (-1.5, -0.7, -1.1, -0.85)[n % 4], "roll": g.uniform(-0.5, 0.5), "bend": g.uniform(0.2, 0.7), "fold": 0.16, "cup": 0.2, "wave": (g.uniform(0.012, 0.022), g.uniform(3.0, 4.5), g.uniform(0, 6))}
        out.append((t, angle, (0.1, 0.7, -0.4, 0.35, -0.1)[n % 5], long, tissue, shape))
    return out


def animal(c):
    """Paint the shoot: from its dark foot to the spike."""
    piece(c, 0, 1)
    below, last = 0.0, lambda: None
    for t, angle, z, length, tissue, shape in leaves():
        lobe = clasping(c, t, angle, z, length, tissue, below=below, **shape)
        last()
        lobe()
        below, last = t, lobe
    spike(c, 289, 86, 1.08)


def far_shoot(c, line, size, tone, seed):
    """Paint a shoot far away: its silhouette alone."""
    g = np.random.default_rng(seed)
    p = rounded(line, closed=False, steps=10)
    c.line(p, size * 0.10, tone, taper=(1.2, 0.5))
    flat = Tissue((mix(tone, "#041c24", 0.12), tone), (tone, mix(tone, "#d8f090", 0.12)), SUN, vein=tone, edge=0)
    for n, t in enumerate(np.linspace(0.12, 0.96, 9)):
        a = np.radians((12 if n % 2 else 168) + g.normal(0, 12))
        at, long = p[int(t * (len(p) - 1))], size * (1.15 - 0.7 * t)
        leaf(c, at, (np.cos(a), np.sin(a), 0.2), (g.normal(0, 0.2), -0.8, -0.8), long, HALF, flat, bend=0.5, fold=0.3)


def window(c, x, y, rx, ry):
    """Paint the window of sky in the mirror of the surface, trees of the shore round its rim."""
    lot = c.noise(70, 16, 5, 2) * 0.05
    d = np.hypot((c.x - x) / rx, (c.y - y) / ry) + lot
    inside = smooth(1.02, 0.985, d)
    c.area(smooth(1.8, 0.95, d), "#a8c860", 0.40, "screen", wash=0)
    c.area(inside, Grad((0, y - ry), (0, y + ry), "#8cc6e4", "#cfe8dc", "#fdf4c0"))
    cloud = smooth(0.15, 0.5, c.noise(90, 24, 12, 2) + 0.05)
    c.area(inside * cloud, "#fffdf0", 0.85, wash=0)
    c.area(inside * np.exp(-(np.hypot(c.x - 392, (c.y - 52) * 1.5) / 62) ** 1.6).astype(F), "#fff2b4", 0.9, "screen", wash=0)
    c.disc(392, 52, 17, 12, "#fffdf0", edge=0)
    g = np.random.default_rng(3)
    with c.within(inside):
        for tone, out, high in (("#7fb486", 0.965, 0.9), ("#3f7f52", 1.01, 1.0), ("#265c42", 1.06, 1.0)):
            for a in np.arange(0, 2 * np.pi, 0.13) + g.normal(0, 0.03, 49):
                s = high * g.uniform(0.6, 1.35)
                c.disc(x + rx * out * np.cos(a), y + ry * out * np.sin(a), 17 * s, 10.5 * s, tone, edge=0.6)
    c.area(np.exp(-(((d - 1.03) / 0.02) ** 2)), "#e8f4a8", 0.55, wash=0)


def mirror(c):
    """Paint the underside of the surface: bands of mirrored green that grow towards us."""
    g = np.random.default_rng(8)
    n = 130
    t = np.sort(g.uniform(0, 1, n))
    y = 250 - 290 * t
    long, thick = 14 + 90 * t * g.uniform(0.5, 1.2, n), 1.2 + 7 * t * g.uniform(0.5, 1.2, n)
    pale = np.where(g.random(n)[:, None] < 0.5, mix("#3f8a5a", "#3f8a5a", 0), mix("#0c4038", "#0c4038", 0))
    c.dabs(g.uniform(-30, 510, n), y, long, thick, g.normal(0, 0.05, n), pale, 0.32, hard=1.5)


def place(c):
    """Paint the water: bottle green, the mirror above with its window, shafts, shoots far away."""
    c.area(np.ones_like(c.x), Grad((0, 0), (0, 720), "#2c7a5a", "#1f6a56", "#12504a", "#0b3a3e", "#072a32", "#051f28"))
    mirror(c)
    window(c, 305, 72, 200, 98)
    shafts(c, (300, -260), "#e8f4b0", n=8, length=620, amount=0.30, spread=0.62, top=120)


def rings(c, x, y):
    """Paint the rings where the spike goes through the surface."""
    for r, alpha in ((15, 0.9), (30, 0.6), (50, 0.35)):
        t = np.linspace(0.15, 2 * np.pi + 0.1, 60)
        p = np.stack([x + r * np.cos(t), y + r * 0.40 * np.sin(t)], -1)
        c.line(p, 2.2, "#5c9a9c", alpha=alpha)
        c.line(p[2:30] + [0, 1.6], 1.6, "#ffffff", taper=(0.3, 0.3), alpha=alpha)


def mates(c):
    """Paint the two young perch below a leaf, one nearly lost in the water."""
    young_perch(c, [(300, 604), (338, 596), (378, 600)], veil=("#0c4440", 0.45))
    young_perch(c, [(304, 452), (372, 438), (440, 446)], veil=("#1c5a4c", 0.2))


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=41)
    place(c)
    rear = lambda q: (
        far_shoot(q, [(420, 700), (400, 560), (424, 420), (404, 300), (420, 210)], 120, "#176052", 3),
        far_shoot(q, [(60, 640), (84, 480), (58, 340), (82, 230)], 100, "#1a6654", 5),
    )
    c.lifted(rear).blurred(2).lay(0.6)
    rings(c, 287, 100)
    mates(c)
    c.lifted(animal).lay()
    motes(c, "#f4ffd0", 70)
    return finished(c, focus=((250, 300, 260),), share=0.3)
