"""Spiny naiad at sundown: one red stem swings up through the dusk and turns its tuft to the light.

Whorls of three narrow leaves that curl and turn, each with a few coarse teeth, no two alike, brown at their
points, each whorl held by a sheath; few spines on the stem, a nutlet in an axil. The low sun comes through
the ruffled surface and through the leaves. An opossum shrimp, clear as glass, comes to feel the tuft.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from canvas import F, Grad, mix, rgb, smooth
from leaves import net_of, placed, unit
from leaves import surface as net_on
from lucent import Lucent, course, rod
from sheet import Sheet, finished
from underwater import motes, surface

BEHIND = (0.62, -0.56, -0.52)
SUN = (0.75, -0.6, 0.3)
LIT = ("#0e2c3a", "#1f5640", "#4e8a3a", "#94b444", "#cec858", "#ecd870")
GLOW = ("#12303a", "#2a6038", "#6a9a2e", "#b4c036", "#dcc84c", "#f0d468")
TUFT = ("#2a2434", "#5c4038", "#9c7a3c", "#c8a446", "#e4c25c", "#f4d478")
SHEATH = ("#24182c", "#5c3430", "#9c6a3c", "#c89c54", "#e8c880", "#f4dca0")
RED = ("#2c1024", "#7c2030", "#c8443a", "#f08458", "#ffc890", "#ffeccc")


@dataclass
class Spiny(Lucent):
    """The tissue of the naiad: its teeth are brown at their points."""

    def __call__(self, u, v, normal):
        """Return a colour for every sample."""
        tone = super().__call__(u, v, normal)
        point = 0.7 * smooth(0.80, 0.98, np.abs(v)) * smooth(0.06, 0.2, u)
        return (tone + (rgb("#a8482a") - tone) * point[:, None]).astype(F)


def toothed(g, wide=0.088, count=6):
    """Return half the outline of a leaf: a narrow blade with coarse uneven teeth, a sharp tip."""
    blade = lambda x: wide * (1.0 - 0.45 * x) * min(1.0, (1 - x) * 6) ** 0.7
    points = [(0, 0.004, 0), (0.0, 0.10, 0), (0.06, 0.092, 0), (0.09, blade(0.1), 0)]
    at = np.linspace(0.19, 0.93, count) + g.uniform(-0.05, 0.05, count)
    for x in at:
        size = g.choice([0.026, 0.044, 0.072], p=[0.3, 0.4, 0.3]) * g.uniform(0.85, 1.15) * (1.0 - 0.4 * x)
        points += [(x - 0.045, blade(x - 0.045), 0), (x - 0.014, blade(x) + size * 0.34), (x + 0.014, blade(x) + size, 0), (x + 0.012, blade(x + 0.012) + size * 0.08, 0)]
    return (*points, (1.03, 0, 0))


def way_of(p, i):
    """Return the direction of a line at a step, on the card."""
    return unit((p[min(i + 2, len(p) - 1)] - p[max(0, i - 2)])[:2])


def whorl(c, p, share, long, spin, g, *, part=None, lift=0.55, tilt=0.6, veil=None, young=0.0, count=3, wild=1.0):
    """Draw the leaves of a node: those behind, the stem, those before; `wild` is how unlike they are."""
    i = round(share * (len(p) - 1))
    d = way_of(p, i)
    axis = unit((*d, tilt))
    across = unit(np.cross(axis, (0, 0, 1)))
    deep = np.cross(axis, across)
    angles = spin + np.arange(count) * 2 * np.pi / count + g.normal(0, 0.12, count)
    ways = sorted((across * np.cos(a) + deep * np.sin(a) for a in angles), key=lambda q: q[2])
    shown = part is None
    q = lambda tones: tuple(mix(t, *veil) for t in tones) if veil else tones
    blend = lambda tones: q(tuple(mix(a, b, young) for a, b in zip(tones, TUFT, strict=True)))
    for way in ways:
        if not shown and way[2] > -0.1:
            part()
            shown = True
        z = way[2]
        dark = 0.30 * smooth(0.1, -0.7, z) - (0.0 if veil else 0.14 * smooth(240, 420, p[i, 0] + 60 * way[0]) - 0.15 * smooth(250, 390, p[i, 1]))
        deep_blue = 0.0 if veil else 0.68 * float(smooth(-0.15, -0.9, z))
        tones, through = (tuple(mix(t, "#2a3468", deep_blue) for t in blend(e)) for e in (LIT, GLOW))
        tissue = Spiny(tones, through, BEHIND, along=(-0.34 - dark, -0.10 - dark, 0.10 - dark, 0.26 - dark), base=0.20, gain=0.86, deep=0.22, rim=0.12, rib=0.20, mottle=0.008, tint=((0.0, 0.10, mix("#8c3a30", *veil) if veil else "#8c3a30", 0.7),), seed=int(g.integers(1, 99)))
        size = long * (1 + 0.10 * z) * (1 + wild * (g.choice([0.68, 0.9, 1.08, 1.2]) - 1))
        net = net_of(toothed(g, count=int(g.integers(4, 9))), size, bend=0.6 + wild * (g.choice([0.3, 0.85, 1.45]) * g.uniform(0.8, 1.2) - 0.6), fold=g.uniform(0.35, 0.6), twist=wild * g.uniform(-0.9, 0.9), wave=(0.006, g.uniform(2, 3), g.uniform(0, 6)), n=(150, 9))
        net[..., 1] += wild * g.uniform(0.16, 0.42) * g.choice([-1, 1]) * size * np.clip(net[..., 0] / size, 0, 1) ** 2.4
        start = p[i, :2] + d * 3 + way[:2] * 3
        shadow = None if veil else (-8, 11, 4, 0.62, "#24305a")
        leaf = placed(net, start, way + axis * lift * (1 + wild * g.uniform(-0.5, 0.5)) + (0, 0, 0.3 * wild * np.sign(z)), axis * 0.7 - way * 0.25 + (0, 0, 0.8) + g.normal(0, 0.15, 3))
        near = 1 + wild * leaf[..., 2:] / 420
        leaf[..., :2] = start + (leaf[..., :2] - start) * near
        net_on(c, leaf, tissue, shadow=shadow)
    if not shown:
        part()


def sheath(c, p, share, width):
    """Draw the sheath of a node: it clasps the stem and opens where the leaves leave it."""
    i = round(share * (len(p) - 1))
    d = way_of(p, i)
    out = np.array([-d[1], d[0]])
    foot, rim = p[i, :2] - d * width * 0.75, p[i, :2] + d * width * 0.55
    skin = Lucent(SHEATH, SHEATH, SUN, thin=0.3, base=0.18, gain=0.75, rim=0.0, deep=0.05, halo=0.3, gleam=0.1, mottle=0.02)
    line = course([foot, (foot + rim) / 2, rim], 40)
    net_on(c, rod(line, width * np.interp(np.linspace(0, 1, 40), [0, 0.25, 0.8, 1], [1.02, 1.28, 1.5, 1.36])), skin)
    c.line([tuple(foot + out * width * 0.55), tuple(foot - d * 1.5), tuple(foot - out * width * 0.55)], 1.6, "#2c1430", alpha=0.7)
    for side in (-1, 1):
        edge = rim + out * side * width * 0.66
        c.shape([edge - d * width * 0.4, edge + d * width * 0.4 + out * side * width * 0.14, edge - out * side * width * 0.3], SHEATH[3], edge=0)


def spines(c, p, width, g):
    """Paint the few spines of the stem."""
    for share in np.linspace(0.06, 0.72, 9) + g.uniform(-0.02, 0.02, 9):
        i = round(share * (len(p) - 1))
        d, side = way_of(p, i), g.choice([-1, 1])
        out = np.array([-d[1], d[0]]) * side
        foot = p[i, :2] + out * width * 0.36
        c.shape([foot - d * 3.6, foot + out * 7 + d * 3.0, foot + d * 3.2], "#d8703c", edge=0)


def shoot(c, points, nodes, width, seed, *, veil=None, tuft=True):
    """Paint a stem with its whorls from foot to tip; `nodes` are (share, length, spin)."""
    p = course(points, 240)
    g = np.random.default_rng(seed)
    q = tuple(mix(t, *veil) for t in RED) if veil else RED
    skin = Lucent(q, q, SUN, thin=0.35, base=0.18, gain=0.72, rim=0.0, deep=0.05, halo=0.3, gleam=0.2, mottle=0.0)
    wide = np.linspace(1.05, 0.42, 240) * width

    def part(low, high):
        a, b = (int(np.clip(v, 0, 1) * 239) for v in (low, high))
        if b - a > 3:
            net_on(c, rod(p[a : b + 1], wide[a : b + 1]), skin)

    part(0, 1)
    if not veil:
        spines(c, p, width, g)
    for share, long, spin in nodes:
        whorl(c, p, share, long, spin, g, part=lambda s=share: part(s - 0.03, s + 0.10), veil=veil, young=0.5 * float(smooth(0.75, 1.0, share)))
        if not veil:
            sheath(c, p, share, wide[round(share * 239)])
    if tuft:
        long = nodes[-1][1]
        for share, size, lift in ((0.962, 1.0, 0.8), (0.982, 0.92, 1.2), (0.994, 0.8, 1.8), (1.0, 0.6, 3.0)):
            whorl(c, p, share, long * size, share * 40, g, lift=lift, tilt=0.5, veil=veil, young=0.2 + 8 * (share - 0.96), count=4, wild=0.3)


def fruit(c, p, share, turn, long):
    """Draw the single nutlet in an axil, its style still on it: shone through at its tip."""
    i = round(share * (len(p) - 1))
    d = way_of(p, i)
    out = np.array([d[0] * np.cos(turn) - d[1] * np.sin(turn), d[0] * np.sin(turn) + d[1] * np.cos(turn)])
    line = course([p[i, :2] + out * long * t for t in (0.1, 0.4, 0.7, 1.0)], 60)
    wide = long * 0.46 * np.sin(np.pi * np.linspace(0.1, 0.96, 60)) ** 0.7
    skin = Lucent(("#2c2430", "#5c4434", "#8c7440", "#c4a850", "#f2dc88"), ("#3c2c34", "#7c5834", "#b8963c", "#e6c858", "#fff0b0"), SUN, thin=0.4, base=0.16, gain=0.75, rim=0.0, deep=0.05, halo=0.4, gleam=0.2, mottle=0.03)
    tip = p[i, :2] + out * long * 0.96
    c.line([tuple(tip - out * 3), tuple(tip + out * 6)], 3, "#a86a3c", taper=(1, 0.5), round_=True)
    net_on(c, rod(line, wide), skin, shadow=(-5, 7, 3, 0.5, "#24305a"))


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


HERO = [(-20, 740), (30, 640), (84, 540), (170, 448), (262, 376), (334, 292), (350, 196), (300, 128), (236, 112)]
NODES = ((0.17, 176, 0.5), (0.285, 182, 1.7), (0.40, 180, 0.4), (0.51, 172, 1.5), (0.615, 156, 0.2), (0.71, 138, 1.3), (0.80, 120, 0.5), (0.875, 106, 1.6), (0.93, 96, 0.4))
SIDE = [(206, 420), (280, 436), (352, 474), (420, 540), (470, 620)]
REAR = [(150, 760), (120, 620), (60, 500), (50, 380), (84, 290), (130, 250)]


def animal(c):
    """Paint the hero: one stem with its whorls and its tuft."""
    shoot(c, HERO, NODES, 13, 11)
    p = course(HERO, 240)
    for share, turn, long in ((0.40, 0.45, 34), (0.17, 0.5, 38)):
        fruit(c, p, share, turn, long)


def place(c):
    """Paint the dusk under the surface: amber where the low sun comes in, then plum, then night blue."""
    c.area(np.ones_like(c.x), Grad((470, -10), (90, 560), "#ffc766", "#e68a50", "#a85c64", "#5c4474", "#2c3468", "#152454", "#0c1a3c"))
    c.glow(470, 60, 230, "#ffd888", 0.7, power=1.3)
    surface(c, 66, "#ffe6a4", "#8a4a64", seed=9, centre=430, n=150, alpha=0.8)
    for y0, y1, w in ((20, 200, 26), (70, 340, 40), (150, 480, 34)):
        found = c.mask_of([(500, y0), (500, y0 + w), (-20, y1 + w * 3.4), (-20, y1)])
        mask, box = c._softened(*found, 9)
        c.area(mask * smooth(0, 460, c.x[box]), "#ffcf8a", 0.17, "screen", box)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=47)
    place(c)
    far = ((0.2, 90, 0.3), (0.36, 90, 1.4), (0.52, 84, 0.2), (0.68, 76, 1.3), (0.84, 64, 0.4))
    for points, veil, blur, seed in (
        ([(480, 700), (440, 560), (446, 420), (420, 320), (436, 250)], ("#7c5070", 0.72), 4, 21),
        ([(300, 780), (316, 660), (296, 560), (320, 480)], ("#2a3564", 0.70), 3, 22),
        (REAR, ("#2c3c70", 0.62), 2.4, 23),
    ):
        c.lifted(lambda q, points=points, veil=veil, seed=seed: shoot(q, points, far, 10, seed, veil=veil)).blurred(blur).lay(0.85)
    side = lambda q: shoot(q, SIDE, ((0.26, 136, 2.2), (0.52, 132, 0.9), (0.78, 124, 2.0)), 9, 3, veil=("#3a3a6a", 0.45), tuft=False)
    c.lifted(side).blurred(1.2).lay()
    c.lifted(animal).lay()
    c.lifted(lambda q: mysid(q, 150, 206, 128, np.pi - 0.34, 0.06, side=-1)).lay(0.9)
    motes(c, "#fff0c0", 70)
    return finished(c, focus=((240, 300, 330),), share=0.28)
