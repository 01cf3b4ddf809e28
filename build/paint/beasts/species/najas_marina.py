"""Spiny naiad in the last light from the side: one red forking stem across the card.

Whorls of three narrow leaves with even teeth, a fold along the midrib, teeth brown at their points;
few spines on the stem, a fruit in an axil. Opossum shrimps, clear as glass, hang before the dark.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from canvas import F, Grad, mix, rgb, rounded, smooth
from leaves import Tissue, leaf, stem, unit
from sheet import Sheet, finished
from underwater import motes

SUN = (0.80, -0.52, 0.22)


def toothed(count=7, wide=0.104, tooth=0.052):
    """Return half the outline of a leaf: a narrow blade, teeth that point forward, a sharp tip."""
    blade = lambda x: wide * (0.95 - 0.30 * x) * min(1.0, (1 - x) * 7) ** 0.7
    points = [(0, 0.005, 0), (0.0, 0.105, 0), (0.05, 0.098, 0), (0.085, blade(0.1), 0)]
    for n in range(count):
        x = 0.15 + 0.78 * n / (count - 1)
        size = tooth * (1.0 - 0.35 * x)
        points += [(x - 0.032, blade(x - 0.032), 0), (x - 0.010, blade(x) + size * 0.42, 0), (x + 0.020, blade(x) + size, 0), (x + 0.012, blade(x + 0.012) + size * 0.12, 0)]
    return (*points, (1.03, 0, 0))


HALF = toothed()


class Spiny(Tissue):
    """The tissue of the naiad: teeth brown at their points."""

    def __call__(self, u, v, normal):
        """Return a colour for every sample."""
        tone = super().__call__(u, v, normal)
        point = smooth(0.86, 0.98, np.abs(v)) * smooth(0.02, 0.2, u)
        return (tone + (rgb("#b4521f") - tone) * (0.60 * point)[:, None]).astype(F)


HERO = Spiny(
    ("#1c4a2e", "#3d762c", "#78a22a", "#b8c634", "#eee272"),
    ("#0f3c38", "#1a5a3a", "#3f8030", "#86ac2e", "#d4d444"),
    SUN, vein="#fff6b8", veins=(0,), thick=0.12, strong=0.5, edge=0.0, base=("#4c5a20", 0.45),
)  # fmt: skip
REAR = replace(HERO, face=("#12404a", "#1b5552", "#2f7058", "#57905c", "#8fae6a"), through=("#0d3644", "#14484c", "#226050", "#3d7c54", "#6c9a58"), strong=0.3, base=("#3a3838", 0.4))
RED = ("#4a1420", "#ac3a2c", "#ec8048", "#ffd6a0")


def curve(points):
    """Return a round line."""
    return rounded(points, closed=False, steps=14)


MAIN = curve([(-40, 640), (50, 566), (126, 486), (196, 398), (250, 306), (292, 214), (352, 132), (438, 62)])
RIGHT = curve([(172, 430), (258, 420), (340, 434), (424, 470), (520, 490)])
LEFT = curve([(282, 234), (246, 166), (224, 100), (214, 40)])

MIDDLE = curve([(286, 800), (300, 690), (356, 610), (440, 560), (510, 540)])


def on(p, t):
    """Return a place of a line, and its direction there."""
    i = t * (len(p) - 1)
    low = min(int(i), len(p) - 2)
    a, b = p[max(0, low - 3)], p[min(len(p) - 1, low + 4)]
    return p[low] + (p[low + 1] - p[low]) * (i - low), unit(b - a)


def whorl(c, p, t, long, spin, tissue, part=None, *, tilt=0.75, lift=0.34, count=3, bend=0.55, far=False):
    """Paint three leaves round the stem: those behind, the stem, those before."""
    at, d = on(p, t)
    axis = unit((d[0], d[1], tilt))
    across = unit(np.cross(axis, (0, 0, 1)))
    deep = np.cross(axis, across)
    ways = [across * np.cos(a) + deep * np.sin(a) for a in spin + np.arange(count) * 2 * np.pi / count]
    ways.sort(key=lambda q: q[2])
    shown = False
    for n, way in enumerate(ways):
        if part and not shown and way[2] > -0.15:
            part()
            shown = True
        z = way[2]
        own = replace(tissue, push=-0.32 if z < -0.3 else -0.14, fall=-0.10)
        shadow = None if far else (-7, 9, 4, 0.55, "#1c4a50")
        size = long * (1 + 0.12 * z) * (1.0, 0.94, 1.05)[n % 3]
        start = at + (d * 4 + way[:2] * 3)
        leaf(c, start, way + axis * lift, axis * 1.0 - way * 0.25, size, HALF, own, shadow=shadow, bend=bend, fold=0.55, twist=0.35 * (n - 1), n=(170, 9))


def spines(c, p, places, width):
    """Paint the few spines of the stem."""
    for t, side in places:
        at, d = on(p, t)
        out = np.array([-d[1], d[0]]) * side
        foot = at + out * width * 0.40
        c.shape([foot - d * 4.5, foot + out * 9 + d * 3.5, foot + d * 4.0], "#d8873c", edge=0)
        c.shape([foot - d * 1.0, foot + out * 9 + d * 3.5, foot + d * 4.0], "#ffd28c", edge=0)


def fruit(c, p, t, side, size=15):
    """Paint a fruit in the axil: a green-brown egg with a beak."""
    at, d = on(p, t)
    out = np.array([-d[1], d[0]]) * side
    x, y = at + out * 11 + d * 13
    turn = np.arctan2(d[1], d[0]) + 0.35 * side
    tip = np.array([np.cos(turn), np.sin(turn)])
    c.line([(x, y) + tip * size * 0.7, (x, y) + tip * size * 1.45], 3.4, "#8a5a2c", taper=(1, 0.4))
    c.disc(x, y, size, size * 0.56, "#4a3a20", turn, edge=0)
    c.disc(x + 1, y - 1, size * 0.86, size * 0.44, "#8f7a34", turn, edge=0)
    c.disc(x + 3, y - 2.6, size * 0.5, size * 0.18, "#f0d884", turn, edge=0)


def branch(c, p, nodes, width, tissue=HERO, taper=(1.0, 0.5), spread=0.13, thorns=()):
    """Paint a stem with its whorls from foot to tip; nodes are (t, length, spin)."""
    wide = lambda t: width * (taper[0] + (taper[1] - taper[0]) * t) / 10

    def part(low, high):
        t = np.linspace(max(0, low), min(1, high), 24)
        stem(c, [on(p, s)[0] for s in t], 10, RED, (wide(t[0]), wide(t[-1])), (0.8, -0.6))

    part(0, 1)
    spines(c, p, thorns, width)
    for t, long, spin in nodes:
        whorl(c, p, t, long, spin, tissue, lambda t=t: part(t - 0.025, t + spread))


def tip(c, p, t, long, spin):
    """Paint the tuft at the end of a shoot: young leaves close together."""
    whorl(c, p, t - 0.05, long, spin, HERO, lift=1.1, bend=0.3)
    whorl(c, p, t, long * 0.72, spin + 1.0, HERO, lift=1.8, bend=0.2)


def animal(c):
    """Paint the plant: its side shoots, then the main stem over their feet."""
    branch(c, LEFT, [(0.36, 112, 0.6), (0.66, 100, 1.7)], 10, taper=(1, 0.6))
    tip(c, LEFT, 0.95, 96, 0.3)
    branch(c, RIGHT, [(0.30, 138, 2.4), (0.55, 138, 0.9), (0.80, 126, 2.2)], 12, taper=(1, 0.7), thorns=((0.18, -1), (0.45, 1)))
    nodes = [(0.13, 178, 0.5), (0.25, 176, 1.75), (0.40, 168, 0.45), (0.545, 158, 1.5), (0.67, 146, 0.3), (0.785, 128, 1.6), (0.89, 110, 0.4)]
    thorns = ((0.19, 1), (0.30, -1), (0.32, 1), (0.42, 1), (0.53, -1), (0.56, 1), (0.66, 1))
    for t, side, size in ((0.545, -1, 12), (0.40, 1, 12)):
        fruit(c, MAIN, t, side, size)
    branch(c, MAIN, nodes, 19, taper=(1.1, 0.5), thorns=thorns)
    tip(c, MAIN, 0.99, 92, 0.2)


def far_shoots(c, tone, lines, long, seed):
    """Paint shoots far away as flat silhouettes."""
    flat = Tissue((tone, mix(tone, "#f0c878", 0.10)), (tone, tone), SUN, edge=0)
    for n, p in enumerate(lines):
        p = curve(p)
        c.line(p, long * 0.08, mix(tone, "#0a1c2c", 0.15), taper=(1.1, 0.5))
        for m, t in enumerate(np.linspace(0.08, 0.98, 7)):
            whorl(c, p, t, long * (1.05 - 0.4 * t), seed + n + 1.1 * m, flat, far=True)


def mysid(c, x, y, long, turn, veil=0.0, side=1):
    """Paint an opossum shrimp: glass, a dark eye on a stalk, feathery legs, the tail fan's two stones."""
    co, si = np.cos(turn), np.sin(turn)

    def at(u, v):
        v = (v + 0.20 * max(0.0, u - 0.30) ** 1.6) * side
        return (x + long * (u * co - v * si), y + long * (u * si + v * co))

    q = lambda tone: mix(tone, "#2c5060", veil)
    stroke = lambda points, width, tone, taper=(1, 0.4), alpha=0.9: c.line([at(*e) for e in points], max(0.9, width * long), q(tone), taper=taper, alpha=alpha, round_=True)
    for v in ((-0.16, 0.30), (-0.02, 0.42), (0.07, 0.30)):
        stroke([(0.0, 0.02), (-0.16, v[0]), (-0.42, v[1] - 0.30), (-0.75, v[1] - 0.42)], 0.012, "#ffe0b0", alpha=0.8)
    for n, u in enumerate((0.12, 0.17, 0.22, 0.27, 0.32)):
        stroke([(u, 0.10), (u - 0.03, 0.20), (u + 0.03, 0.27 + 0.01 * n), (u + 0.10, 0.30)], 0.016, "#f6d8a8", alpha=0.75)
    for u in (0.45, 0.53, 0.61, 0.69):
        stroke([(u, 0.07), (u + 0.02, 0.13)], 0.018, "#e8c898", alpha=0.6)
    body = [at(*e) for e in ((-0.02, -0.02), (0.08, -0.095), (0.22, -0.12), (0.38, -0.10), (0.56, -0.055), (0.76, -0.01), (0.93, 0.01), (0.92, 0.06), (0.74, 0.065), (0.56, 0.075), (0.38, 0.10), (0.20, 0.12), (0.06, 0.085))]
    c.curve(body, Grad(at(0, -0.1), at(0, 0.12), q("#fff0cc"), q("#a8c0b0"), q("#5c8a90")), alpha=0.5, edge=0)
    stroke([(0.0, -0.05), (0.12, -0.11), (0.26, -0.122), (0.44, -0.085), (0.66, -0.03), (0.92, 0.01)], 0.014, "#ffeecb", (0.6, 0.5), 0.75)
    stroke([(0.04, 0.08), (0.2, 0.115), (0.4, 0.095), (0.62, 0.07), (0.90, 0.058)], 0.012, "#d8e4d0", (0.6, 0.5), 0.7)
    stroke([(0.10, -0.01), (0.24, 0.0), (0.36, 0.0)], 0.055, "#d87838", (0.8, 0.3), 0.75)
    stroke([(0.34, 0.0), (0.6, 0.012), (0.88, 0.03)], 0.018, "#e0a060", (1, 0.6), 0.7)
    stroke([(0.36, -0.09), (0.40, 0.0), (0.37, 0.09)], 0.014, "#fff4d8", (0.6, 0.6), 0.7)
    for u in (0.47, 0.57, 0.67, 0.77):
        stroke([(u, -0.075 + 0.13 * (u - 0.47)), (u + 0.015, 0.072 - 0.03 * (u - 0.47))], 0.010, "#fff4d8", (0.5, 0.5), 0.6)
    for v in (-0.07, 0.0, 0.07):
        c.curve([at(*e) for e in ((0.91, 0.03), (1.02, 0.01 + v), (1.14, 0.035 + v * 1.7), (1.02, 0.06 + v))], q("#f2dcae"), alpha=0.6, edge=0)
    for v in (0.0, 0.065):
        c.disc(*at(0.975, v), 0.014 * long, 0.014 * long, q("#5c4a3c"), edge=0)
    stroke([(0.03, -0.03), (-0.03, -0.055)], 0.05, "#d8dcc0", (1, 1), 0.9)
    c.disc(*at(-0.05, -0.06), 0.040 * long, 0.037 * long, q("#e8b860"), turn, edge=0)
    c.disc(*at(-0.056, -0.06), 0.032 * long, 0.030 * long, q("#14101c"), turn, edge=0)
    c.disc(*at(-0.066, -0.074), 0.011 * long, 0.010 * long, "#ffffff", edge=0)


def place(c):
    """Paint the water: amber from the right, falling to plum and night blue."""
    c.area(np.ones_like(c.x), Grad((500, 50), (70, 540), "#f9b95a", "#d07a4e", "#80566c", "#37426c", "#192c54", "#0e1a3a"))
    c.area(smooth(430, 720, c.y), "#0e1c36", 0.75, wash=0)
    c.glow(500, 110, 250, "#ffd27a", 0.5)
    for y0, y1, w in ((40, 150, 26), (120, 300, 40), (230, 420, 30), (330, 600, 44)):
        found = c.mask_of([(500, y0), (500, y0 + w), (-20, y1 + w * 3.4), (-20, y1)])
        mask, box = c._softened(*found, 9)
        c.area(mask * smooth(-20, 460, c.x[box]), "#ffcf8a", 0.16, "screen", box)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=47)
    place(c)
    c.lifted(lambda q: far_shoots(q, "#5f7a70", ([(330, 760), (352, 620), (330, 520), (360, 400)], [(60, 420), (84, 300), (60, 190), (90, 90)]), 62, 1)).blurred(2.4).lay(0.55)
    c.lifted(lambda q: far_shoots(q, "#1f4e5c", ([(250, 790), (224, 680), (262, 570), (250, 500)], [(440, 790), (420, 690), (452, 590), (430, 520)], [(-10, 500), (26, 380), (0, 280)]), 84, 3)).blurred(1.8).lay(0.85)
    middle = c.lifted(lambda q: branch(q, MIDDLE, [(0.2, 120, 0.3), (0.45, 118, 1.4), (0.7, 104, 0.2), (0.93, 84, 1.3)], 11, REAR))
    middle.haze("#2a4668", 0.45).blurred(0.7).lay()
    mysid(c, 26, 300, 80, -0.2, 0.5)
    mysid(c, 60, 184, 152, -0.06, 0.12)
    c.lifted(animal).lay()
    motes(c, "#fff0c0", 70)
    return finished(c, focus=((240, 330, 320),), share=0.28)
