"""Knotted wrack at low tide: long straps hang from the crown of a pale granite boulder; a shore crab waits beside them.

What makes the species: narrow flat straps without a rib, of nearly the same width from the foot to the blunt tip, forked
in two; single egg-shaped bladders within the strap, wider than it, at unequal distances; on short side stalks yellow
green receptacles like raisins.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, ring, smooth
from form import cast, line, ribbon, solid, turned
from granite import boulder
from lake import swell
from nature import clouds, sky
from sheet import Sheet, finished
from thallus import Thallus, drawn, egg, hairline

HORIZON = 112
SUN = (-0.62, -0.60, 0.50)
STONE = [
    (-40, 250), (10, 214), (70, 176), (140, 140), (214, 120), (290, 122), (364, 146), (430, 186), (520, 246),
    (540, 420), (520, 600), (460, 652), (330, 676), (200, 668), (90, 648), (-40, 660),
]  # fmt: skip
GRANITE = ("#2c2740", "#5b4a5c", "#957a78", "#cba88c", "#efd5ab", "#fff2d2")
LEATHER = ("#15120d", "#2a2410", "#4c4214", "#77691c", "#a89631", "#dcca62")
EGGS = ("#1c190f", "#4b4216", "#8d7c26", "#cbb548", "#f6eaa0")
RIPE = ("#3c4410", "#77801c", "#b9bf38", "#eef08c")
FOOT = (262, 138)
HERO = [
    ("a", (246, 176), (232, 238), 13, 0.9),
    ("al", (206, 292), (160, 346), 12, -0.3),
    ("ar", (256, 300), (282, 372), 12, 0.3),
    ("all", (112, 404), (98, 486), 11, 0.5),
    ("alr", (176, 420), (184, 512), 11, -0.2),
    ("arl", (282, 440), (264, 530), 11, 0.3),
    ("arr", (320, 420), (340, 506), 11, -0.5),
    ("alll", (66, 546), (58, 634), 10, 0.1),
    ("allr", (112, 560), (126, 652), 10, 0.1),
    ("alrl", (170, 570), (164, 648), 10, 0.2),
    ("alrr", (216, 566), (214, 640), 10, 0.0),
    ("arll", (242, 590), (250, 664), 10, 0.1),
    ("arlr", (290, 586), (298, 652), 10, 0.0),
    ("arrl", (332, 570), (344, 640), 10, 0.2),
    ("arrr", (376, 560), (396, 626), 10, 0.0),
]
KNOTS = (("al", 0.56, 25), ("ar", 0.48, 27), ("all", 0.62, 24), ("alr", 0.44, 27), ("arl", 0.60, 26), ("arr", 0.50, 24), ("alll", 0.5, 20), ("alrl", 0.62, 19), ("arlr", 0.45, 20), ("arrr", 0.52, 18))  # fmt: skip
"""Bladders of the foremost frond: the strap, the share of its line, half the length."""
FRUIT = (("ar", 0.80, 1), ("all", 0.28, -1), ("alr", 0.80, 1), ("arl", 0.24, -1), ("arr", 0.80, 1), ("al", 0.26, -1))
"""Where ripe side branches stand, and on which side."""
REAR = (
    ((196, -2), 0.30, 0.9, True, 0.62), ((110, -4), 0.36, 0.95, False, 0.5), ((250, 26), 0.26, 0.85, False, 0.55),
    ((40, -12), 0.52, 0.86, True, 0.52), ((-6, 8), 0.22, 0.80, True, 0.46),
)
"""The fronds behind, as the drawing is moved for them: shift, lean, size, whether mirrored; then their shade."""


def hung(shift=(0, 0), lean=0.44, size=1.0, mirror=False):
    """Return a function that moves the drawing to where it hangs from the crown and leans with the slope."""
    e = -1 if mirror else 1

    def place(p):
        x, y = (p[0] - FOOT[0]) * e * size, (p[1] - FOOT[1]) * size
        sway = 9 * np.sin(y / 44 + 0.02 * shift[0]) * smooth(0, 90, y)
        return np.array([FOOT[0] - 112 + shift[0] + x + lean * y + sway, FOOT[1] + shift[1] + y])

    return place


def frond(c, place, shade, seed):
    """Paint one frond with its bladders; `shade` takes its light away."""
    straps, _ = drawn(FOOT, HERO, place=place, ages=4)
    spots = [(*straps[n].at(t), s) for n, t, s in KNOTS]
    eggs = [ring(x, y, s * 0.96, s * 0.66, turn) for x, y, _, turn, s in spots]
    dark = lambda tones: tuple(mix(q, "#191426", shade) for q in tones)
    body = Thallus(c, list(straps.values()), sun=SUN[:2], swollen=eggs).lit_from(SUN[:2])
    body.shade(c.cover(np.array(STONE, float)), "#2a1f3c", 0.62, shift=(9, 10), soft=3.5)
    body.paint(dark(LEATHER), older=0.16, lit=0.34, rolled=0.30, glow=(mix("#d9a52e", "#191426", shade), 0.35), rim=(mix("#f6e9a0", "#191426", shade), 0.85, 2.4), line=("#0d0b0a", 0.7, 2.4), grain=0.04, seed=seed)
    for x, y, _, turn, s in spots:
        egg(c, x, y, s * 0.95, s * 0.64, turn, dark(EGGS), sun=SUN, glow=(mix("#e2a034", "#191426", shade), 0.5), line=("#14100a", 0.6), spark=0.75 * (1 - shade), soft=s * 0.03)
    return straps


def fruit(c, straps):
    """Paint the ripe side branches: short stalks, each with a raisin at its end."""
    for name, t, side in FRUIT:
        x, y, half, turn = straps[name].at(t, 0.7 * side)
        for lean, long in ((0.9, 26), (0.35, 31), (-0.15, 24)):
            a = turn - side * -lean * 1.0
            px, py = x + np.cos(a) * long, y + np.sin(a) * long
            hairline(c, [(x, y), ((x + px) / 2 + 1, (y + py) / 2 - 1), (px, py)], (4.4, 3.4, 3.0), "#5a5a16")
            egg(c, px + np.cos(a) * 7, py + np.sin(a) * 7, 11, 7, a, RIPE, sun=SUN, spark=0.5, line=("#2a300c", 0.6))


def crab(c, x, y, s, turn):
    """Paint a shore crab from above: a shield with five teeth on each side of its brow, claws, legs folded at rest."""
    at = lambda q: turned([(x + u * s, y + v * s, *r) for u, v, *r in q], (x, y), turn)
    shell = [(-1.0, -0.10, None), (-0.92, -0.28), (-0.86, -0.24, None), (-0.78, -0.42), (-0.70, -0.38, None), (-0.60, -0.54), (-0.52, -0.50, None), (-0.40, -0.62), (-0.28, -0.56, None), (-0.12, -0.68), (0.0, -0.62, None)]
    shell = [*shell, *[(-u, v, *r) for u, v, *r in shell[:-1][::-1]], (0.80, 0.24), (0.52, 0.60), (0.22, 0.70), (-0.22, 0.70), (-0.52, 0.60), (-0.80, 0.24)]
    cast(c, at([(-1.5, -0.3), (0.0, -0.9), (1.5, -0.3), (1.6, 0.6), (0, 1.0), (-1.6, 0.6)]), soft=7, amount=0.5, colour="#3a2848", shift=(8, 10))
    for e in (-1, 1):
        for root, knee, foot in (((0.80, 0.02), (1.42, -0.20), (1.86, 0.20)), ((0.78, 0.18), (1.46, 0.16), (1.86, 0.58)), ((0.66, 0.36), (1.30, 0.52), (1.58, 0.94)), ((0.50, 0.50), (0.98, 0.82), (1.10, 1.16))):
            p = at([(e * root[0], root[1]), (e * knee[0], knee[1]), (e * foot[0], foot[1])])
            c.shape(ribbon(p[:2], (0.18 * s, 0.20 * s, 0.15 * s)), "#3c4a20", edge=0)
            c.shape(ribbon(p[1:], (0.15 * s, 0.12 * s, 0.03 * s)), "#5c6a2a", edge=0)
            line(c, [(q[0] - 1.5, q[1] - 2) for q in p], 0.06 * s, "#b9b862", (1, 0.4), 0.8)
        arm = at([(e * 0.62, -0.40), (e * 1.10, -0.72), (e * 0.86, -1.02)])
        c.shape(ribbon(arm, (0.26 * s, 0.30 * s, 0.24 * s)), "#4a5422", edge=0)
        claw = at([(e * 1.02, -0.92), (e * 0.92, -1.26), (e * 0.60, -1.46), (e * 0.22, -1.40, None), (e * 0.46, -1.28), (e * 0.58, -1.16, None), (e * 0.30, -1.16, None), (e * 0.50, -0.96), (e * 0.80, -0.80)])
        solid(c, claw, ("#2c3416", "#56622a", "#93984a", "#d9d290"), sun=SUN, high=0.8)
    body = solid(c, at(shell), ("#252c14", "#4c5a26", "#7f8a3e", "#b5b565", "#eae3ac"), sun=SUN, high=0.7, bounce=("#b8785c", 0.5), rim=("#fdf6cc", 0.8, 3))
    with c.within(body):
        for e in (-1, 1):
            line(c, at([(e * 0.10, 0.02), (e * 0.26, 0.22), (e * 0.22, 0.48)]), 0.06 * s, "#2f3818", (1, 0.4), 0.7)
            line(c, at([(e * 0.30, -0.22), (e * 0.52, -0.10), (e * 0.74, 0.04)]), 0.05 * s, "#2f3818", (1, 0.4), 0.6)
        for u, v in ((-0.3, -0.3), (0.28, -0.34), (0.0, -0.16), (-0.5, 0.1), (0.5, 0.14), (0.0, 0.3)):
            c.disc(*at([(u, v)])[0][:2], 0.06 * s, 0.05 * s, "#f1eab8", alpha=0.7, edge=0)
    for e in (-1, 1):
        px, py = at([(e * 0.24, -0.72)])[0][:2]
        c.disc(px, py, 0.09 * s, 0.11 * s, "#1a1812", edge=0)
        c.disc(px - 1, py - 1.5, 0.03 * s, 0.03 * s, "#fffbe0", edge=0)


def animal(c):
    """Paint the foremost frond."""
    straps = frond(c, hung(), 0.0, 3)
    fruit(c, straps)


def place(c):
    """Paint morning sky, the sea at low tide with far skerries, the boulder, the pool at its foot."""
    sky(c, ("#6fb0c8", "#a9d3d2", "#e3ead2", "#fbe9c4"), HORIZON + 4)
    clouds(c, -20, 84, "#fff8e6", "#a9c0c8", 0.4, 230, 0.2, 6, sun=(-0.5, -0.6), alpha=0.8)
    c.curve([(300, HORIZON + 3), (340, HORIZON - 7), (400, HORIZON - 10), (452, HORIZON - 5), (500, HORIZON + 3)], ("#8aa0a4", "#6f8a94"), edge=0.5)
    c.area(smooth(HORIZON - 1, HORIZON + 1, c.y), Grad((0, HORIZON), (0, 300), "#8fc6c6", "#4f9cac", "#2c7690"), wash=1)
    swell(c, HORIZON, "#e6f6e4", "#2f7890", n=90, top=4, seed=3, alpha=0.6)
    stone = boulder(c, np.array(STONE, float), GRANITE, SUN, seed=5, round_=120, rough=1.0, push=0.10, joints=((396, 300, 1.25), (120, 260, 0.5)))
    with c.within(stone):
        wet = smooth(500, 640, c.y + 18 * c.noise(60, 30, 12, 2))
        c.area(wet, "#3d3350", 0.62, wash=0)
        c.area(smooth(0.12, 0.26, c.noise(26, 16, 71, 3)) * smooth(250, 190, c.y) * smooth(300, 400, c.x), "#e2a43a", 0.7)
    g = np.random.default_rng(4)
    pool = smooth(648, 660, c.y - 5 * np.sin(c.x / 40))
    c.area(pool, Grad((0, 640), (0, 720), "#3f8a98", "#123f58"), 0.95)
    c.dabs(g.uniform(0, 480, 50), g.uniform(662, 716, 50), g.uniform(8, 30, 50), g.uniform(0.8, 2, 50), 0, "#bfe6dc", 0.6)


def crown(c, left, right, shade, seed, most=1.0):
    """Paint the thatch of short straps along the back of the stone, from which the fronds hang."""
    g = np.random.default_rng(seed)
    for x in g.permutation(np.linspace(left, right, int((right - left) / 9))):
        y = np.interp(x, *np.array(STONE[:9], float).T) - g.uniform(-4, 5)
        long, lean = g.uniform(26, 64) * most, g.uniform(-0.2, 0.75)
        p = [(x - 9, y + 9), (x, y - 2), (x + 8 + lean * 8, y + 0.3 * long), (x + lean * long, y + long)]
        wide = g.uniform(10, 15)
        dark = mix(LEATHER[int(g.integers(1, 4))], "#191426", shade)
        c.shape(ribbon([(u + 4, v + 4) for u, v in p], (wide * 0.8, wide, wide, wide * 0.9, wide * 0.5)), "#1a1420", alpha=0.5, soft=2)
        c.shape(ribbon(p, (wide * 0.8, wide, wide, wide * 0.9, wide * 0.5)), dark, edge=0)
        c.shape(ribbon([(u - 0.22 * wide, v - 1) for u, v in p[1:]], (wide * 0.34, wide * 0.3, wide * 0.2)), mix(dark, LEATHER[5], 0.42 * (1 - shade)), edge=0)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=53)
    place(c)
    for i, (*moved, shade) in enumerate(REAR):
        frond(c, hung(*moved), shade, 20 + i)
    crown(c, 236, 470, 0.35, 5)
    crab(c, 74, 446, 46, 16)
    animal(c)
    crown(c, 122, 300, 0.0, 8, 0.9)
    return finished(c, focus=((230, 380, 220), (84, 452, 70)), share=0.6)
