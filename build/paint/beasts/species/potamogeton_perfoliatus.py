"""Perfoliate pondweed in amber water in the evening: the low sun comes through its leaves; a perch waits under them.

Round-oval leaves in alternation, their two lobes round the stem, wavy margins, veins that run in
bows from base to tip. The flower spike goes on from the stem through the surface into the air.

Three measures: a leaf is half again as long as wide, two and a half times as long as the stem
between two leaves, and the spike is as long as an upper leaf.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from canvas import F, Grad, mix, rgb, smooth
from leaves import leaf, unit
from leaves import surface as net_on
from lucent import Lucent, course, rod
from sheet import Sheet, finished
from small_fish import PERCH, small_fish
from underwater import bubbles, motes, shafts

HALF = ((0, 0.015), (-0.075, 0.07), (-0.085, 0.15), (-0.02, 0.235), (0.12, 0.30), (0.32, 0.32), (0.54, 0.29), (0.74, 0.215), (0.9, 0.115), (0.975, 0.045), (1, 0))
BEHIND = (0.30, -0.74, -0.60)
SUN = (0.4, -0.8, 0.4)
LIT = ("#04222c", "#0a3c38", "#1a603c", "#3c843c", "#80b04c", "#c8dc7c")
GLOW = ("#04282e", "#084436", "#1a6e34", "#4c9c30", "#98c83c", "#e0ec70")
DEEP = ("#031c26", "#06302e", "#0c4634", "#1c5c3a", "#387844", "#6c9c54")
BARK = ("#1c1414", "#44301c", "#7c5c2c", "#b89450", "#e8d494")
VEINS = (0, 0.2, 0.42, 0.64)


@dataclass
class Veined(Lucent):
    """A leaf with veins in bows from its base to its tip and fine ones across."""

    pale: tuple = (1.0, 1.0, 0.75)

    def __call__(self, u, v, normal):
        """Return a colour for every sample."""
        tone = super().__call__(u, v, normal)
        side, light = np.abs(v), 0.0 * u
        for at in VEINS:
            wide = (0.060 if at == 0 else 0.030) * (1.15 - 0.8 * u)
            light = np.maximum(light, smooth(wide, wide * 0.3, np.abs(side - at)) * (0.7 if at == 0 else 0.5))
        cross = smooth(0.90, 1.0, np.cos(u * 150 + 5 * side + self.seed)) * 0.10
        light = np.maximum(light, cross * smooth(0.95, 0.5, side))
        light = light * smooth(1.0, 0.9, u)
        return (tone + (rgb(self.pale) - tone) * light[:, None]).astype(F)


HERO = Veined(LIT, GLOW, BEHIND, along=(-0.26, -0.10, -0.02, 0.08), base=0.03, gain=0.90, deep=0.10, rim=0.12, mottle=0.012, pale=mix("#d8ec8c", "#ffffff", 0.1))
STEM = [(-30, 780, 0), (50, 690, 30), (136, 620, 40), (204, 530, 10), (216, 430, -20), (190, 340, -10), (196, 260, 10), (244, 200, 0), (281, 150, 0)]
SPIKE = [(277, 162, 0), (284, 138, 0), (290, 112, 0), (294, 76, 0), (299, 30, 0)]
"""The flower spike, on from the end of the stem."""
TIP = (293, 92)
"""Where the spike goes through the surface."""


def clasping(c, p, t, angle, z, length, tissue, *, below=0.0, seen=-0.7, up=0.75, roll=0.0, wide=10.5, **shape):
    """Paint one leaf that clasps the stem at t, and the stem below it down to the last leaf.

    `angle` is its way on the card, `z` how far it comes to the viewer, `seen` how much of its
    lower (negative) or upper side is seen. Return what paints its near lobe over the stem.
    """
    a = np.radians(angle)
    along = unit((np.cos(a), np.sin(a), z))
    face = (-np.cos(a) * 0.3 + roll, -up, seen)
    at = p[round(t * (len(p) - 1)), :2]
    leaf(c, at, along, face, length, HALF, tissue, shadow=(-9, 17, 4, 0.60, "#2c4c3c"), **shape)
    piece(c, p, below, t + 0.004, wide)
    near = -1 if (np.cross(unit(face), along))[2] > 0 else 1
    lobe = lambda u, v: smooth(0.02, 0.08, -near * v) * smooth(0.30, 0.16, u)
    return lambda: leaf(c, at, along, face, length, HALF, tissue, only=lobe, **shape)


def piece(c, p, start, end, wide=10.5, veil=0.0):
    """Paint a part of the stem."""
    a, b = (int(np.clip(v, 0, 1) * (len(p) - 1)) for v in (start, end + 0.01))
    if b - a < 3:
        return
    w = np.linspace(1.05, 0.42, len(p))[a : b + 1] * wide
    tones = tuple(mix(q, "#3c6450", veil) for q in BARK)
    net_on(c, rod(p[a : b + 1], w), Lucent(tones, tones, SUN, thin=0.3, base=0.14, gain=0.8, rim=0.0, deep=0.0, halo=0.4, mottle=0.0))


def shoot(c, points, count, size, seed, *, first=0.14, wide=10.5, veil=0.0):
    """Paint a shoot from its foot to its tip: leaves in turn right and left, smaller upwards."""
    p = course(points, 240)
    g = np.random.default_rng(seed)
    piece(c, p, 0, 1, wide, veil)
    below, last = 0.0, lambda: None
    for n in range(count):
        s = n / (count - 1)
        t = first + (0.955 - first) * s**0.94 + (0 if n in (0, count - 1) else g.uniform(-0.014, 0.014))
        right = n % 2 == 0
        rise = (18, -14, 6, -26, 26, -4, 12)[n % 7] - 28 * s**2 + g.normal(0, 5)
        angle = rise if right else 180 - rise
        long = size * (1.0 - 0.46 * s**1.5) * g.uniform(0.95, 1.06)
        dark = float(smooth(0.5, 0.0, s)) * 0.75 + veil
        tones = lambda own, dark=dark: tuple(mix(a, b, min(1, dark)) for a, b in zip(own, DEEP, strict=True))
        bright = 0.05 + 0.08 * s + (0.10, -0.12, 0.02, -0.06, 0.08, -0.16)[n % 6]
        tissue = replace(HERO, lit=tones(LIT), through=tones(GLOW), along=tuple(bright + q for q in HERO.along), pale=mix(HERO.pale, "#6ca060", min(1, dark)), seed=n + 1)
        shape = {"seen": (-1.5, -1.0, -1.1, -0.75, -1.2, -1.4)[n % 6], "roll": g.uniform(-0.35, 0.35), "bend": g.uniform(0.15, 0.45), "fold": 0.22, "cup": 0.2, "wave": (g.uniform(0.024, 0.036), g.uniform(2.6, 4.0), g.uniform(0, 6)), "n": (90, 25)}
        lobe = clasping(c, p, t, angle, (0.1, 0.4, -0.5, 0.9, -0.2, 0.4, -0.25)[n % 7], long, tissue, below=below, wide=wide, **shape)
        last()
        lobe()
        below, last = t, lobe
    return p


def spike(c):
    """Paint the flower spike: the stem runs on into it; rings of small flowers, in bud below, open above."""
    p = course(SPIKE, 120)
    q = ("#2c1410", "#6c3420", "#a85c34", "#d89060", "#f8cca0")
    skin = Lucent(q, q, SUN, thin=0.2, base=0.18, gain=0.8, rim=0, halo=0.4, deep=0)
    net_on(c, rod(p, np.interp(np.linspace(0, 1, len(p)), [0, 0.35, 1], [4.6, 6.4, 2])), skin)
    g = np.random.default_rng(2)
    t, step = 0.36, 0.066
    while t < 1:
        i = min(int(t * len(p)), len(p) - 2)
        d = unit(p[i + 1] - p[i - 1])[:2]
        across = np.array([-d[1], d[0]]) * (1 if d[1] < 0 else -1)
        size = 7.0 * (1.16 - 0.50 * t) * smooth(1.12, 0.86, t)
        first = g.uniform(-0.4, 0.4)
        for turn in sorted(first + np.arange(5) * 2 * np.pi / 5, key=np.cos):
            bud(c, p[i, :2] + across * np.sin(turn) * size * 1.1 - d * np.cos(turn) * size * 0.22, size * g.uniform(0.85, 1.1), np.sin(turn), np.cos(turn))
        t, step = t + step * g.uniform(0.9, 1.1), step * 0.97


def bud(c, at, size, out, near):
    """Paint one flower of the spike: four plain scales round a dark middle, lit from the right."""
    x, y = at
    lit = float(np.clip(0.52 + 0.40 * out + 0.15 * near, 0, 1))
    wide = size * (0.62 + 0.38 * max(near, 0.0))
    c.disc(x, y, wide, size * 0.86, mix("#3c1814", "#7c3424", lit), edge=0.3)
    c.disc(x + 0.12 * size, y - 0.16 * size, wide * 0.78, size * 0.62, mix("#8c4430", "#dc7c4c", lit), edge=0.3)
    c.disc(x + 0.26 * size, y - 0.34 * size, wide * 0.36, size * 0.26, mix("#c07850", "#ffd0a0", lit), edge=0.2, alpha=0.4 + 0.5 * lit)
    if near > 0.3:
        c.disc(x, y + 0.10 * size, wide * 0.22, size * 0.18, "#3c3420", edge=0, alpha=0.7)


def animal(c):
    """Paint the shoot: from its dark foot to the spike that reaches the surface."""
    shoot(c, STEM, 9, 186, 12, first=0.16, wide=14)
    spike(c)


def ceiling(c, x, y):
    """Paint the bright surface: the light of the sky, torn by ripples, rings round the spike."""
    d = np.hypot((c.x - x) / 250, (c.y - y) / 118) + 0.10 * c.noise(90, 14, 5, 3)
    c.area((1 - smooth(0.55, 1.05, d)), Grad((0, y - 100), (0, y + 110), "#ffffff", "#fffaf0", "#f4f2e8"), 0.92, wash=0)
    c.area(np.exp(-(((d - 1.0) / 0.16) ** 2)).astype(F), "#e4d890", 0.4, wash=0)
    g = np.random.default_rng(8)
    n = 150
    t = np.sort(g.uniform(0, 1, n))
    row = 190 - 210 * t
    tone = np.where(g.random(n)[:, None] < 0.55, mix("#fffdf6", "#f2f4ee", 0.3), mix("#a89c58", "#c8b878", 0.4))
    c.dabs(g.uniform(-30, 510, n), row, 10 + 70 * t * g.uniform(0.5, 1.2, n), 1.0 + 5.5 * t, g.normal(0, 0.04, n), tone, 0.34, hard=1.5)
    c.glow(330, 40, 120, "#fffbe0", 0.8)


def level(x):
    """Return the row where the water meets the glass before us."""
    return TIP[1] + 2.6 * np.sin(x / 61 + 0.8) + 1.4 * np.sin(x / 23) - 4.0 * np.exp(-(((x - TIP[0]) / 12) ** 2))


def air(c):
    """Paint the day above the water: pale sky, soft clouds, a far wooded shore."""
    above = smooth(0.7, -0.7, c.y - level(c.x))
    with c.within(above):
        c.area(above, Grad((0, -10), (0, TIP[1]), "#e8b890", "#f6d8a8", "#fff2cc"), wash=0)
        g = np.random.default_rng(6)
        for x, y, long, high in ((70, 44, 62, 11), (150, 60, 48, 7), (414, 36, 66, 13), (360, 62, 40, 6)):
            for _ in range(9):
                c.disc(x + g.normal(0, long * 0.45), y + abs(g.normal(0, high * 0.4)) * -1, long * g.uniform(0.18, 0.36), high * g.uniform(0.5, 0.9), "#ffffff", alpha=0.5, soft=2.5)
        for tone, high, seed in (("#b0a084", 13, 1), ("#747458", 8, 2)):
            x = np.arange(-20, 510, 5.0)
            top = 84 - high * (0.6 + 0.3 * np.sin(x / 47 + seed) + 0.14 * np.sin(x / 17 + seed * 2) + 0.14 * g.random(len(x)))
            c.shape([*zip(x, top, strict=True), (510, 100), (-20, 100)], tone, edge=0)
        c.area(smooth(83.4, 84.6, c.y).astype(F), Grad((0, 84), (0, 98), "#fff0c8", "#c0b078"), wash=0)


def meniscus(c):
    """Paint the line of the water on the glass, drawn up a little at the spike, with rings going out from it."""
    x = np.arange(-10, 495, 3.0)
    p = np.stack([x, level(x)], -1)
    c.line(p + [0, 4.2], 6.0, "#6c6c44", alpha=0.6, soft=2.2)
    c.line(p, 2.4, "#ffffff", alpha=0.95)
    for r, alpha in ((24, 0.75), (52, 0.5), (92, 0.3)):
        t = np.linspace(0.1, np.pi - 0.1, 50)
        ring = np.stack([TIP[0] + r * np.cos(t), TIP[1] + 5 + r * 0.20 * np.sin(t)], -1)
        c.line(ring, 2.2, "#ffffff", alpha=alpha, taper=(0.3, 0.3))
        c.line(ring + [0, 2.4], 2.0, "#8c8c58", alpha=alpha * 0.8, taper=(0.3, 0.3))


def place(c):
    """Paint the water of a bright grey day: white above, then silver; soft shafts of light."""
    c.area(np.ones_like(c.x), Grad((300, 0), (180, 700), "#fff8d8", "#f3e6a8", "#d2cc82", "#9caa68", "#5f8458", "#2f5c4c", "#16403e"))
    ceiling(c, 300, 96)
    shafts(c, (330, -230), "#ffffff", n=8, length=640, amount=0.2, spread=0.6, top=70)


def perch(c):
    """Paint the young perch that rests in the pale water beyond the leaves."""
    kind = replace(PERCH, eye=(0.118, -0.034, 0.033))
    small_fish(c, kind, [(456, 560), (408, 542), (352, 538), (296, 552)], ("#2c4a24", "#6c843a", "#a8b050", "#d4cc8c", "#d8dcc0"), side=-1, fins=("#b4562c", "#e0a068"), bar="#16280f", eye=("#e0a83c", "#9c641c"), flash=0.4)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=41)
    place(c)
    for points, count, size, seed, tint, blur in (
        ([(430, 760), (404, 600), (430, 450), (410, 320), (424, 220)], 11, 92, 3, "#b0b070", 4.0),
        ([(20, 740), (40, 560), (24, 400), (52, 280)], 9, 88, 5, "#8ca068", 3.4),
    ):
        far = c.lifted(lambda q, a=points, n=count, s=size, e=seed: shoot(q, a, n, s, e, wide=9))
        far.haze(tint, 0.72).blurred(blur).lay(0.75)
    mate = c.lifted(lambda q: shoot(q, [(250, 800), (300, 690), (352, 600), (384, 500), (400, 420)], 10, 104, 9, wide=10, veil=0.1))
    air(c)
    mate.haze("#587c58", 0.66).blurred(1.6).lay()
    c.lifted(perch).haze("#2f5c4c", 0.30).lay()
    c.lifted(animal).lay()
    meniscus(c)
    bubbles(c, ((384, 250, 5), (396, 228, 8), (380, 204, 4), (402, 186, 5)), light="#ffffff", shade="#5c6c3c")
    motes(c, "#f4ffff", 60)
    return finished(c, focus=((230, 300, 300),), share=0.45, contrast=1.09)
