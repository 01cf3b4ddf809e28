"""Eelgrass at noon: a meadow in one current, flat ribbons bent over like a breaking wave, a pipefish in their half shade.

What makes the species: long flat ribbons of one narrow width with parallel veins and a round tip, three to six from one
sheath; the sheath rises from a jointed rhizome that creeps in the sand, a bundle of roots at each node.

A ribbon has two flat tones, one for each face, which change over where it folds, and one light margin towards the sun.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from canvas import F, Grad, mix, rgb, rounded, smooth
from finfish import Fish, planes
from rays import fin
from scipy import ndimage
from sheet import Sheet, finished
from underwater import motes, net, shafts, surface

DEEP = ("#0a2c4c", "#0c5452", "#1f8a50", "#62b854")
PALE = ("#10484e", "#2a864c", "#7cbc48", "#d6e878")
EDGE = ("#2c7c60", "#8cc860", "#d8f088", "#fdffd0")
STEPS = 260


@dataclass
class Leaf:
    """A ribbon: foot, length, its angles along the way (-90 is up), width, where it folds, which face it shows first."""

    x: float
    y: float
    long: float
    angles: tuple[float, ...]
    wide: float
    folds: tuple[float, ...] = ()
    pale: bool = False
    light: float = 0.0
    old: float = 0.0


def course(leaf):
    """Return the middle line of a leaf, its sides, and its width along it, negative after a fold."""
    u = np.linspace(0, 1, STEPS)
    knots = np.linspace(0, 1, len(leaf.angles))
    a = np.radians(ndimage.gaussian_filter1d(np.interp(u, knots, leaf.angles), STEPS * 0.06, mode="nearest"))
    step = np.stack([np.cos(a), np.sin(a)], -1) * leaf.long / STEPS
    p = np.array([leaf.x, leaf.y]) + np.cumsum(step, 0)
    side = np.stack([np.sin(a), -np.cos(a)], -1)
    turn = np.ones(STEPS)
    for fold in leaf.folds:
        turn = turn * -np.tanh((u - fold) / 0.07)
    tip = np.sqrt(np.clip(1 - np.clip((u - 1 + leaf.wide / leaf.long * 0.8) / (leaf.wide / leaf.long * 0.8), 0, 1) ** 2, 0, 1))
    body = np.interp(u, (0, 0.12, 0.55, 1), (0.68, 0.88, 0.94, 0.74)) * tip
    return u, p, side, 0.5 * leaf.wide * body, turn


def faces(turn):
    """Return the spans of a leaf that show one face each: first and last sample, which side is up."""
    cuts = [0, *(np.flatnonzero(np.diff(np.sign(turn))) + 1), len(turn)]
    return [(a, b, turn[a : b].mean() > 0) for a, b in zip(cuts, cuts[1:], strict=False) if b - a > 3]


def strip(p, side, low, high):
    """Return the outline between two distances from a line."""
    return np.concatenate([p + side * low[:, None], (p + side * high[:, None])[::-1]])


def tones(ramp_, light, veil):
    """Return the tones of a face, lighter or nearer to the colour of the water."""
    q = [mix(t, "#f4ffb0", max(light, 0) * 0.5) if light >= 0 else mix(t, "#082848", -light) for t in ramp_]
    return [mix(t, *veil) for t in q] if veil else q


def paint_leaf(c, leaf, veil=None, cover=None, seed=1):
    """Paint one leaf; `cover` notes where leaves are and takes its shadow; `veil` is (colour, share) of the water before it."""
    g = np.random.default_rng(seed)
    u, p, side, half, turn = course(leaf)
    seen = half * np.maximum(np.abs(turn), 0.34)
    if cover is not None:
        own = c.cover(strip(p, side, -seen, seen))
        thrown = ndimage.gaussian_filter(ndimage.shift(own, (20 * c.k, 9 * c.k), order=1), 2.2 * c.k)
        c.area(thrown * cover, "#2c5c68", 0.5, "multiply", wash=0)
        np.maximum(cover, own, out=cover)
    for a, b, first in faces(turn):
        s = slice(max(0, a - 1), min(STEPS, b + 1))
        q, n, w = p[s], side[s], seen[s]
        face = PALE if first == leaf.pale else DEEP
        paint = Grad(tuple(p[0]), tuple(p[-1]), *tones(face, leaf.light, veil))
        c.shape(strip(q, n, -w, w), paint, edge=0, wash=1.4)
        if veil and veil[1] > 0.5:
            continue
        edge = Grad(tuple(p[0]), tuple(p[-1]), *tones(EDGE, leaf.light, veil))
        c.shape(strip(q, n, 0.62 * w, w), edge, edge=0, alpha=0.9)
        dark = Grad(tuple(p[0]), tuple(p[-1]), *tones([mix(t, "#062a44", 0.42) for t in face], leaf.light, veil))
        c.shape(strip(q, n, -w, -0.80 * w), dark, edge=0, alpha=0.5)
        for v in (-0.28, 0.14):
            c.shape(strip(q, n, (v - 0.04) * w, (v + 0.04) * w), dark, edge=0, alpha=0.5)
    many = int(leaf.long / 16)
    i = g.integers(4, STEPS - 8, many)
    v = g.uniform(-0.8, 0.8, many)
    at = p[i] + side[i] * (v * seen[i])[:, None]
    way = np.arctan2(side[i, 0], -side[i, 1])
    stroke = np.where(g.random(many)[:, None] < 0.5, rgb("#0a4450"), rgb("#d4ee80"))
    c.dabs(at[:, 0], at[:, 1], g.uniform(8, 22, many), g.uniform(0.8, 1.8, many), way, mix(stroke, veil[0], veil[1]) if veil else stroke, 0.28, hard=1.5)
    if leaf.old and not veil:
        spots(c, leaf, p, side, seen, g)


def spots(c, leaf, p, side, seen, g):
    """Paint what grows on an old leaf: a brown end, tufts of pale crusts."""
    n = 30
    i = (STEPS * (1 - leaf.old * g.uniform(0, 1, n) ** 1.6)).astype(int) - 4
    at = p[i] + side[i] * (g.uniform(-0.9, 0.9, n) * seen[i])[:, None]
    c.dabs(at[:, 0], at[:, 1], g.uniform(1.5, 4, n), g.uniform(1, 2.4, n), g.uniform(0, 3, n), np.where(g.random(n)[:, None] < 0.6, rgb("#a8682c"), rgb("#f4ecd0")), 0.8)


def row(c, n, y, long, wide, veil, seed, left=-190.0):
    """Paint a plane of the meadow behind; all its leaves bend in the same current."""
    g = np.random.default_rng(seed)
    for x in g.permutation(np.linspace(left, 470, n)):
        end = g.uniform(-38, -4)
        leaf = Leaf(x + g.uniform(-10, 10), y + g.uniform(-6, 8), long * g.uniform(0.6, 1.12), (-94 + g.normal(0, 4), -84 + g.normal(0, 4), -62 + g.normal(0, 5), end), wide * g.uniform(0.8, 1.2), light=g.choice((-0.12, 0.0, 0.2)), pale=g.random() < 0.4)
        paint_leaf(c, leaf, veil, seed=int(g.integers(1, 999)))


def sheath(c, x, y, wide, high, lean=0.0):
    """Paint the sheath from which the leaves come: a pale film wrapped round their feet, lost in them above."""
    p = rounded([(x, y + 10), (x + lean * 0.3, y - high * 0.4), (x + lean, y - high)], closed=False, steps=12)
    u = np.linspace(0, 1, len(p))
    half = wide * np.interp(u, (0, 0.3, 1), (0.46, 0.5, 0.62))
    side = np.tile([(1.0, 0.0)], (len(p), 1))
    fade = smooth(y - high, y - 0.45 * high, c.y + 0.7 * (c.x - x))
    for low, top, paint, alpha in ((-1.0, 1.0, Grad((x, y), (x, y - high), "#8c9c6c", "#4f8c58", "#1f6a54"), 1.0), (0.28, 1.0, "#2c6a54", 0.7), (-1.0, -0.6, "#d4e4a4", 0.7)):
        c.area(c.cover(strip(p, side, low * half, top * half)) * fade, paint, alpha)


BACK = [(-0.004, -0.016), (0.02, -0.019), (0.06, -0.019), (0.084, -0.024), (0.10, -0.026), (0.14, -0.024), (0.24, -0.029), (0.36, -0.028), (0.42, -0.020), (0.6, -0.013), (0.8, -0.009), (0.96, -0.005), (1.04, -0.005)]
BELLY = [(-0.002, 0.012), (0.01, 0.019), (0.05, 0.019), (0.08, 0.016), (0.10, 0.020), (0.14, 0.024), (0.24, 0.036), (0.34, 0.036), (0.42, 0.019), (0.6, 0.012), (0.8, 0.008), (0.96, 0.005), (1.04, 0.005)]
FISH = [(456, 278), (426, 292), (390, 324), (354, 370), (322, 424), (286, 476)]


def pipefish(c):
    """Paint the pipefish, brown as an old leaf: deep snout, rings, small fan; return where its body is."""
    f = Fish(c, FISH, BACK, BELLY, [(0, 1.5), (0.4, 1.4), (1, 0.8)], side=-1, sun=(-0.35, -0.85, 0.4))
    ink = {"dark": "#5c3418", "light": "#f6dfa0", "fork": False}
    fin(f, [(0.39, -0.02), (0.50, -0.014)], [(0.40, -0.046), (0.45, -0.052), (0.505, -0.036)], ["#566448", "#808458", "#a8aa74"], 10, 0.35, ray=0.9, **ink)
    fin(f, [(0.975, -0.006), (0.98, 0.006)], [(1.03, -0.024), (1.06, 0.0), (1.03, 0.024)], ["#445448", "#6c7450"], 7, 0.2, ray=1.0, **ink)
    f.body([*BACK, *BELLY[::-1]], soft=0.4)
    f.lay(planes(f.v, (-1.1, "#d8bc74"), (-0.3, "#a88844"), (0.25, "#6f6438"), (1, "#34483f"), crisp=0.3))
    for s in np.linspace(0.17, 0.93, 22):
        f.stroke([(s, -0.9), (s + 0.006, 0.0), (s, 0.9)], 1.3, "#4c4428", alpha=0.5, v=True)
    f.stroke([(0.02, 0.0), (0.074, 0.0)], 1.8, "#4c4428", alpha=0.6)
    f.eye(0.097, -0.006, 0.0165, ("#f8e08a", "#c8922c"), pupil=0.5, dark="#1c120c", rim="#fff4c8")
    return f.whole()


CREEP = [(-30, 592), (40, 572), (118, 566), (196, 578), (270, 590), (340, 582), (420, 572), (520, 590)]


def rhizome(c):
    """Paint the creeping stem half sunk in the sand, with a tuft of roots at each node."""
    g = np.random.default_rng(4)
    p = rounded(CREEP, closed=False, steps=14)
    c.line(p + [0, 9], 18, "#7a6a74", alpha=0.5, soft=3)
    for i in range(6, len(p), 11):
        for _ in range(7):
            a = g.uniform(0.6, 2.5)
            x, y = p[i] + (g.normal(0, 3), 4)
            long = g.uniform(12, 22)
            c.line([(x, y), (x + 0.5 * long * np.cos(a) + g.normal(0, 4), y + 0.5 * long * np.sin(a)), (x + long * np.cos(a), y + long * np.sin(a) * 0.8)], 2.2, "#6c4636", round_=True, taper=(1, 0.2), alpha=0.85)
    c.line(p, 15, "#7a4630")
    c.line(p - [0, 2.8], 8, "#c88858")
    c.line(p - [0, 4.4], 2.0, "#f4cc98", alpha=0.8)
    for i in range(6, len(p), 11):
        c.disc(*p[i], 2.4, 8.4, "#4c2a20", edge=0, alpha=0.8)


def drifted(c):
    """Heap sand over the rhizome here and there, and against the feet of the shoots."""
    for x, y, wide, tall in ((58, 572, 34, 9), (190, 584, 44, 10), (350, 577, 36, 9), (20, 584, 60, 12), (84, 584, 40, 9), (176, 588, 50, 11), (300, 598, 56, 12), (384, 586, 44, 10), (470, 590, 60, 12)):
        c.curve([(x - wide, y + 6), (x - wide * 0.4, y - tall), (x + wide * 0.3, y - tall * 0.9), (x + wide, y + 6), (x, y + 16)], "#e8d2a4", edge=0.4, soft=0.8)
        c.curve([(x - wide * 0.8, y + 1), (x - wide * 0.4, y - tall), (x + wide * 0.2, y - tall * 0.9), (x, y - 2)], "#fff2d0", edge=0.4, soft=0.6, alpha=0.85)


def floor(c):
    """Paint pale sand in the noon light: ripples in planes, the net of light that the waves throw on it."""
    edge = [(-10, 544), (70, 536), (170, 541), (270, 534), (370, 540), (490, 532)]
    c.shape([*rounded(edge, closed=False), (490, 730), (-10, 730)], Grad((0, 532), (0, 700), "#6ab0ac", "#c4b48c", "#d4b080", "#8c6c74"), edge=0.8)
    g = np.random.default_rng(5)
    for y in (556, 574, 596, 622, 654):
        w = (y - 530) * 0.10 + 2
        run = [(x, y + 5 * np.sin(x / 47 + y) + g.normal(0, 1.5)) for x in range(-20, 520, 36)]
        c.line(run, w * 1.7, "#a08c84", round_=True, alpha=0.42)
        c.line([(x, q - w) for x, q in run], w, "#fff4d4", round_=True, alpha=0.75)
    for (x, y), wide in ((LEFT, 60), (HERO, 76), (RIGHT, 60), (BACKMOST, 40)):
        c.curve([(x - 12, y + 4), (x + wide, y + 2), (x + 2.2 * wide, y + 14), (x + wide, y + 24), (x - 6, y + 16)], "#3c5a84", alpha=0.55, soft=2.5)
    net(c, smooth(536, 560, c.y) * smooth(760, 600, c.y), "#fffbe0", 0.5, cell=58, flat=0.34)


LEFT, HERO, RIGHT, BACKMOST = (58, 562), (190, 574), (350, 568), (264, 556)
BEHIND = (
    Leaf(*BACKMOST, 380, (-100, -96, -80, -50, -36), 17, light=-0.2), Leaf(*BACKMOST, 450, (-92, -88, -72, -44, -20), 17, (0.7,), light=-0.15),
    Leaf(*BACKMOST, 300, (-84, -74, -56, -26), 16, light=-0.25), Leaf(*LEFT, 640, (-96, -92, -86, -60, -30), 18, light=-0.15),
    Leaf(*LEFT, 420, (-88, -80, -62, -34), 18, light=-0.2), Leaf(*RIGHT, 520, (-100, -98, -88, -62, -30), 18, (0.75,), light=-0.1),
    Leaf(*RIGHT, 330, (-84, -76, -58, -28), 17, light=-0.2), Leaf(*RIGHT, 400, (-96, -92, -82, -62, -46), 18, light=-0.1),
)
FRONT = (
    Leaf(*RIGHT, 250, (-76, -66, -40, -10), 18, light=-0.05), Leaf(*RIGHT, 420, (-108, -102, -86, -52, -24), 19, pale=True, light=0.0),
    Leaf(*LEFT, 540, (-104, -98, -82, -48, -20), 21, light=0.0), Leaf(*LEFT, 330, (-84, -76, -52, -22), 19, pale=True, light=-0.05),
    Leaf(*LEFT, 720, (-110, -100, -82, -48, -6, -20), 22, (0.60,), light=0.05),
    Leaf(*HERO, 590, (-90, -88, -78, -50, -22), 23, light=0.0), Leaf(*HERO, 250, (-72, -60, -34, -2), 21, pale=True, light=0.0),
    Leaf(*HERO, 430, (-82, -76, -60, -32, -18), 22, (0.62,), light=0.0, old=0.35), Leaf(*HERO, 760, (-98, -98, -92, -66, -22, 6), 24, (0.56,), light=0.1),
    Leaf(*HERO, 470, (-112, -104, -86, -50, -30), 22, pale=True, light=0.08), Leaf(*HERO, 660, (-108, -106, -94, -62, -10, 20), 25, (0.48,), light=0.1),
)

def animal(c):
    """Paint the shoots, the far leaves first."""
    cover = np.zeros((c.h, c.w), F)
    for n, leaf in enumerate(BEHIND):
        paint_leaf(c, leaf, ("#1a6c80", 0.40), cover, seed=n)
    sheath(c, BACKMOST[0], BACKMOST[1] - 8, 14, 60)
    fish = pipefish(c)
    c.area(fish * (0.26 + 0.34 * smooth(430, 330, c.x)), "#1d5a62", wash=0)
    np.maximum(cover, fish, out=cover)
    for n, leaf in enumerate(FRONT):
        paint_leaf(c, leaf, None, cover, seed=20 + n)
    for (x, y), wide, high in ((RIGHT, 19, 80), (LEFT, 20, 90), (HERO, 24, 112)):
        sheath(c, x, y, wide, high)


def sea(c):
    """Paint clear noon water in planes: the sun above left, turquoise, then blue between the leaves."""
    d = np.hypot((c.x - 130) * 0.8, c.y + 20) + 24 * c.noise(140, 50, 4, 2)
    c.rgb = planes(d, (0, "#ffffea"), (80, "#f0fbdc"), (170, "#bdeedd"), (270, "#7ed6d4"), (370, "#44b2c4"), (480, "#238cb0"), (600, "#176a9c"), crisp=0.45)
    surface(c, 84, "#ffffff", "#62bccc", seed=9, centre=150, n=140, alpha=0.75)
    shafts(c, (110, -150), "#fffde0", n=9, length=660, amount=0.26, spread=0.9, wide=(10, 36))


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=6)
    sea(c)
    row(c, 26, 546, 250, 11, ("#5ac0c8", 0.80), 3)
    row(c, 20, 550, 300, 13, ("#2a9cb0", 0.68), 5)
    row(c, 14, 556, 300, 15, ("#14708e", 0.60), 8)
    floor(c)
    rhizome(c)
    c.lifted(animal).lay()
    drifted(c)
    c.glow(120, -10, 300, "#ffffe6", 0.42)
    motes(c, "#fffff0", 40)
    return finished(c, share=0.68, focus=((400, 350, 70),))
