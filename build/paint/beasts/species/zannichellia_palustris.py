"""Horned pondweed in a sunlit shallow: threads that bend over pale sand, horned fruits in their axils.

What makes the species: stem and leaves as fine as threads, the leaves in twos and threes at the
nodes with a clear sheath; in the axils two to four small fruits on short stalks, flat and curved,
with a row of teeth down the back and a slender beak. A river nerite grazes on a stone.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, rgb, rounded, smooth
from finfish import planes
from form import patch, solid
from seabed import pebbles, sand
from sheet import Sheet, finished
from underwater import bubbles, motes, net, shafts, surface, water

SUN = (-0.6, -0.7, 0.4)
LEAF = ("#a8d048", "#86c84c", "#58ac4c", "#2c8054")
LIGHT = ("#fffcc0", "#f8f890", "#e0f078", "#a4d868")
SHADE = ("#5c9c4c", "#2c7048", "#145048", "#0c3c48")
RIPE = ("#3c3014", "#85641c", "#d8a838", "#fff0a4")
GREEN = ("#2c4c24", "#6c8c2c", "#b0c44c", "#f0f4a4")
WATER = ("#6cc0b0", "#2c98a0", "#14708c", "#0e5474")
DEEP = "#14708c"


def down(tones, veil=0.0):
    """Return a paint that runs from the light above to the shade below, veiled by the water."""
    return Grad((0, 20), (0, 580), *(mix(t, q, veil) for t, q in zip(tones, WATER, strict=True)))


def arc(start, angle, long, bends, n=22):
    """Return a line that leaves a place at an angle and turns by degrees on its way."""
    t = np.linspace(0, 1, n)
    a = np.radians(angle + np.interp(t, np.linspace(0, 1, len(bends) + 1), np.cumsum([0, *bends])))
    step = np.stack([np.cos(a), np.sin(a)], -1) * long / (n - 1)
    return np.concatenate([[start], np.asarray(start, float) + np.cumsum(step[:-1], 0)])


def across(p):
    """Return the unit steps across a line, to the left of its way."""
    d = np.gradient(p, axis=0)
    d /= np.maximum(np.hypot(*d.T), 1e-9)[:, None]
    return np.stack([d[:, 1], -d[:, 0]], -1)


def strip(p, low, high):
    """Return the outline between two distances from a line."""
    n = across(p)
    lo, hi = (np.broadcast_to(np.asarray(v, float), (len(p),))[:, None] for v in (low, high))
    return np.concatenate([p + n * hi, (p + n * lo)[::-1]])


def thread(c, p, wide, veil=0.0, taper=True, lit=0.62):
    """Paint a leaf or a stem: a flat band, its side in the light, its side in the shade."""
    t = np.linspace(0, 1, len(p))
    w = 0.5 * wide * (np.interp(t, [0, 0.12, 0.55, 0.85, 1], [0.75, 1, 0.9, 0.55, 0.06]) if taper else np.interp(t, [0, 1], [1, 0.62]))
    side = np.where(across(p) @ np.array([-0.6, -0.8]) > 0, 1.0, -1.0)
    c.shape(strip(p, -w, w), down(LEAF, veil), edge=0)
    if wide > 7.5:
        c.shape(strip(p, -w * side, -w * side * 0.4), down(SHADE, veil), edge=0, alpha=0.8)
    if wide > 4:
        c.shape(strip(p, w * side * (1 - lit), w * side), down(LIGHT, veil), edge=0)


def fruit(c, x, y, angle, size, back, tones=RIPE, veil=0.0):
    """Paint a fruit on its stalk: a flat crescent, teeth down its back, a slender beak."""
    tones = [mix(q, DEEP, veil) for q in tones]
    stalk = arc((x, y), angle - 24 * back, 17 * size, (14 * back,), 6)
    c.shape(strip(stalk, -1.7 * size, 1.7 * size), tones[1], edge=0)
    p = arc(stalk[-1], angle - 16 * back, 72 * size, (20 * back, 26 * back, 4 * back, -22 * back), 60)
    t = np.linspace(0, 1, 60)
    n = across(p) * back
    out = lambda w: p + n * np.asarray(w)[:, None] * size
    bow = np.interp(t, [0, 0.05, 0.16, 0.30, 0.44, 0.56, 0.64, 0.72, 1], [1.5, 3.6, 8.6, 11.6, 11.2, 7.6, 4.0, 2.2, 0.6])
    inner = -np.interp(t, [0, 0.05, 0.16, 0.32, 0.48, 0.60, 0.68, 1], [1.5, 2.8, 5.0, 6.2, 5.4, 3.2, 1.9, 0.5])
    teeth = 4.6 * smooth(0.08, 0.18, t) * smooth(0.66, 0.5, t) * (1 - (t * 13.5) % 1)
    if not veil:
        c.shape(np.concatenate([out(bow), out(inner)[::-1]]) + [5, 8], "#0c3c4c", alpha=0.4, soft=2.4, edge=0, wash=0)
    c.shape(np.concatenate([out(bow + teeth), out(inner)[::-1]]), tones[1], edge=0)
    up = n[30] @ np.array([-0.5, -0.8]) > 0
    light, dark = (bow * 0.92, inner) if up else (inner * 0.92, bow)
    c.shape(np.concatenate([out(dark), out(dark * 0.35)[::-1]]), tones[0], alpha=0.85, edge=0)
    c.shape(np.concatenate([out(light), out(light * (0.12 if up else -0.25))[::-1]]), tones[2], edge=0)
    root = slice(0, 16)
    c.shape(np.concatenate([out(bow)[root], out(inner)[root][::-1]]), mix("#6c9440", DEEP, veil), alpha=0.55, soft=1.5, edge=0)
    s = slice(8, 36)
    c.shape(np.concatenate([out(light * 0.86)[s], out(light * 0.58)[s][::-1]]), tones[3], alpha=0.9, edge=0)


class Stem:
    """A stem that bends, with its nodes."""

    def __init__(self, points, wide):
        """Lay the line out."""
        self.p, self.wide = rounded(points, closed=False, steps=16), wide
        self.way = np.degrees(np.arctan2(*np.gradient(self.p, axis=0).T[::-1]))

    def at(self, share):
        """Return the place at a share of its length, and the angle in which it runs."""
        i = round(share * (len(self.p) - 1))
        return self.p[i], self.way[i]


def node(c, stem, share, leaves, fruits=(), veil=0.0, tones=RIPE):
    """Paint a node: leaves (off, length, bends, width), sheath, fruits (off, size, side of the back)."""
    place, way = stem.at(share)
    for off, long, bends, wide in leaves:
        thread(c, arc(place, way + off, long, bends), wide, veil)
    if leaves and not veil:
        i = round(share * (len(stem.p) - 1))
        q = stem.p[i : i + 9]
        w = np.interp(np.linspace(0, 1, len(q)), [0, 0.3, 1], [0.7, 1.15, 1.0]) * stem.wide
        c.shape(strip(q, -w, w), "#e8f4c8", alpha=0.5, edge=0)
        c.disc(*place, stem.wide * 0.72, stem.wide * 0.5, "#2c6c40", np.radians(way), edge=0)
    for off, big, back in fruits:
        fruit(c, *place, way + off, big, back, tones, veil)


SHELL = [(-34, 16), (-37, 0), (-30, -18), (-14, -30), (6, -33), (24, -26), (35, -12), (37, 4), (31, 17), (14, 22), (-12, 22)]


def nerite(c, x, y, turn, size=1.0):
    """Paint a river nerite: half an egg with a net of drops, a grey foot, two feelers, small eyes."""
    co, si = np.cos(turn) * size, np.sin(turn) * size
    at = lambda u, v: (x + u * co - v * si, y + u * si + v * co)
    solid(c, [at(*p) for p in ((-40, 18), (-20, 14), (20, 14), (44, 10), (58, 12), (60, 19), (50, 26), (20, 29), (-20, 29))], ("#4a3e2a", "#8a7a54", "#c4b482", "#f4e6b4"), sun=SUN, grain=0.05)
    for u, v, e, f in ((54, 12, 84, -6), (58, 16, 92, 12)):
        c.line([at(u - 8, v), at((u + e) / 2, (v + f) / 2 - 4), at(e, f)], 3.4 * size, "#4a4030", taper=(1, 0.25), round_=True)
        c.line([at(u - 8, v - 1), at((u + e) / 2, (v + f) / 2 - 5), at(e, f - 1)], 1.5 * size, "#f2e6ba", taper=(1, 0.25), round_=True)
    c.disc(*at(49, 12), 3.6 * size, 3.4 * size, "#12100e", edge=0)
    c.disc(*at(48, 10.8), 1.1 * size, 1.1 * size, "#fff6dc", edge=0)
    shell = [at(*p) for p in SHELL]
    patch(c, [at(u + 2, v + 5) for u, v in SHELL], "#1c1408", soft=3 * size, alpha=0.5)
    mask = solid(c, shell, ("#241a1e", "#463434", "#6e5444", "#a5865c", "#e0c484"), sun=SUN, high=0.95, bounce=("#4a9aa4", 0.4), grain=0.04)
    with c.within(mask):
        drops(c, at, size)
        for u, v, r in ((-20, 2, 15), (-23, 4, 8)):
            t = np.linspace(0.6, 5.2, 20)
            c.line([at(u + r * np.cos(e), v + r * 0.8 * np.sin(e)) for e in t], 1.8 * size, "#15121a", taper=(0.3, 1), alpha=0.7)
        c.disc(*at(-4, -20), 13 * size, 4.5 * size, "#fff4d0", turn - 0.3, alpha=0.6, soft=2 * size)


def drops(c, at, size):
    """Paint the pale drops of the shell in rows that follow its growth."""
    g = np.random.default_rng(8)
    for row, r in enumerate((14, 23, 32, 41, 50)):
        for e in np.linspace(-2.9, 0.6, 6 + row * 3) + g.normal(0, 0.06, 6 + row * 3):
            r = r + g.normal(0, 0.9)
            u, v = -20 + r * np.cos(e) * 1.05, 4 + r * np.sin(e) * 0.86
            px, py = at(u, v)
            c.disc(px, py, (1.3 + 0.045 * r) * size * g.uniform(0.5, 1.45), (0.9 + 0.03 * r) * size, "#f2e2b0", e + 0.4, alpha=0.85, edge=0)


MAIN = [(132, 660), (146, 590), (192, 500), (226, 384), (212, 262), (178, 150), (206, 30), (250, -60)]
SIDE = [(192, 500), (250, 436), (326, 392), (396, 324), (420, 220), (452, 130), (520, 60)]


def animal(c):
    """Paint the hero: a stem that bends with the current, and its branch."""
    side, main = Stem(SIDE, 7.6), Stem(MAIN, 10.6)
    thread(c, side.p, 7.6, taper=False)
    node(c, side, 0.80, [(-34, 190, (20, 30), 5.6), (22, 140, (-14, -26), 5.6)])
    node(c, side, 0.50, [(-44, 230, (26, 20), 6), (50, 210, (-10, -44), 6), (-18, 260, (-10, 30), 5.6)])
    node(c, main, 0.64, [(-50, 280, (-10, 40), 6.4), (40, 330, (16, 24), 6.6), (-14, 240, (-14, 0), 6), (68, 300, (20, 30), 6)])
    thread(c, main.p, 10.6, taper=False)
    node(c, main, 0.41, [(-64, 330, (-16, 44), 7), (-32, 300, (4, 36), 6.6), (52, 330, (10, 24), 6.6)])
    node(c, main, 0.235, [(-64, 280, (-6, 40), 7), (34, 210, (-10, 44), 6.4), (-36, 220, (0, 30), 6.2)])
    node(c, side, 0.50, [], [(30, 1.1, 1), (66, 1.05, 1), (-60, 1.0, -1)])
    node(c, main, 0.64, [], [(-68, 1.2, -1), (-32, 1.26, -1), (-106, 1.1, -1)], tones=GREEN)
    node(c, main, 0.41, [], [(42, 1.66, 1), (78, 1.8, 1), (114, 1.6, 1), (6, 1.36, 1)])


def far(c, points, wide, veil, seed, fruited=True):
    """Paint a stand behind: one flat tone, no detail."""
    g = np.random.default_rng(seed)
    stem = Stem(points, wide)
    thread(c, stem.p, wide, veil, taper=False)
    for share in (0.2, 0.38, 0.56, 0.74, 0.9):
        leaves = [(s * g.uniform(18, 54), g.uniform(16, 30) * wide, (g.uniform(-10, 20), g.uniform(10, 40)), wide * 0.8) for s in (-1, 1, -1, 1)[: int(g.integers(3, 5))]]
        fruits = [(o, wide * 0.095, 1) for o in (30, 64, 96)[: int(g.integers(2, 4))]] if fruited and share > 0.3 else ()
        node(c, stem, share, leaves, fruits, veil)


def place(c):
    """Paint the shallow: the bright surface, turquoise water in flat planes, pale sand under a net of light."""
    d = np.hypot((c.x - 96) * 0.9, c.y + 70) + 16 * c.noise(90, 30, 4, 3)
    c.rgb = planes(d, (70, "#fffbe0"), (150, "#eef4c0"), (230, "#a8dcb8"), (320, "#5cc0b0"), (420, "#2598a4"), (520, "#136f8c"), (640, "#0d5276"), (800, "#0b3c60"), crisp=0.16)
    c.area(np.ones_like(c.x), "#1c8494", 0.06)
    surface(c, 90, "#fffdf0", "#5cb8b4", centre=120, alpha=0.8, seed=5)
    g = np.random.default_rng(7)
    n = 150
    x, y = g.uniform(-20, 500, n), g.uniform(120, 490, n)
    up = g.random(n) < 0.5
    c.dabs(x, y, g.uniform(20, 70, n), g.uniform(1.5, 4.5, n), g.normal(-0.05, 0.06, n), np.where(up[:, None], rgb("#64c8b8"), rgb("#0c5a7c")), 0.06 + 0.12 * smooth(200, 420, y))
    c.glow(70, 10, 240, "#fff6c8", 0.5)
    shafts(c, (130, -190), "#fffce0", n=8, length=640, amount=0.34, spread=0.62, wide=(10, 34), seed=3)
    far(c, [(420, 540), (436, 440), (410, 340), (424, 240), (396, 150)], 5.4, 0.72, 3)
    far(c, [(50, 520), (38, 430), (66, 340), (52, 250), (84, 180)], 5.0, 0.72, 8, fruited=False)
    far(c, [(300, 530), (290, 450), (316, 390), (300, 320)], 4.2, 0.78, 12, fruited=False)
    floor = [(-10, 498), (90, 488), (200, 494), (320, 484), (490, 496)]
    sand(c, floor, ("#c4c890", "#3c8088", "#fff0b4", "#286478"), ripples=50)
    c.area(smooth(490, 500, c.y) * np.exp(-(((c.x - 190) / 210) ** 2 + ((c.y - 520) / 64) ** 2)), "#fff0b8", 0.8)
    c.area(smooth(550, 680, c.y + 0.25 * (c.x - 240)), "#14506c", 0.5, wash=0)
    net(c, smooth(496, 560, c.y), "#fffce0", 0.45)
    far(c, [(446, 580), (462, 490), (440, 400), (470, 320), (456, 240)], 6.6, 0.46, 21)


def bottom(c):
    """Paint the stone with its snail, pebbles, and the shade of the plant on the sand."""
    for x0, y0, x1, y1, w in ((150, 578, 290, 560, 12), (220, 570, 330, 536, 8), (230, 566, 400, 566, 9), (260, 566, 330, 590, 7)):
        c.line([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2 + 5), (x1, y1)], w, "#3c7c80", alpha=0.6, soft=1.2, round_=True, taper=(1, 0.2))
    pebbles(c, 530, 700, ["#b8a888", "#8ca498", "#d8c8a0"], n=22, seed=9, shadow="#3c7080", size=(3, 14))
    c.disc(84, 590, 110, 18, "#2c6474", alpha=0.6, soft=6, edge=0)
    stone = [(-60, 640), (-60, 556), (-30, 528), (16, 512), (66, 514), (108, 530), (136, 560), (140, 592), (110, 616), (40, 626)]
    c.curve(stone, "#6c8890", edge=0.8)
    with c.within(c.cover(rounded(stone))):
        c.shape([(-60, 540), (-10, 506), (70, 500), (126, 536), (104, 556), (60, 544), (0, 548), (-60, 572)], "#c4c478", edge=1.2, soft=1)
        c.shape([(-60, 530), (-10, 504), (50, 502), (90, 516), (40, 526), (-20, 530), (-60, 548)], "#ecebb0", edge=1.2, soft=1)
        c.shape([(104, 556), (126, 530), (160, 600), (110, 640), (60, 640), (88, 590)], "#2c5470", edge=1.2, soft=1)
        c.shape([(-60, 600), (0, 588), (88, 592), (70, 640), (-60, 640)], "#34607a", edge=1.2, soft=1)
        net(c, smooth(560, 530, c.y), "#fffce0", 0.5)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=58)
    place(c)
    bottom(c)
    c.lifted(animal).lay()
    c.disc(60, 528, 56, 9, "#28485c", alpha=0.6, soft=3, edge=0)
    nerite(c, 54, 500, -0.05, 1.0)
    bubbles(c, [(98, 300, 6), (90, 262, 4), (104, 230, 7)])
    motes(c, "#fffde0", 40)
    return finished(c, share=0.7, focus=((250, 340, 120), (60, 500, 60)))
