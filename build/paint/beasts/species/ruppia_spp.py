"""Tasselweed sends its flower up to the surface of a lagoon on a stalk coiled like a spring.

What makes the species: the stalk of the flower is many times as long as the leaves and coils in
loose turns; two small flowers without petals stand at its end, each two broad anthers and a few
green carpels. The fruits are drops on long stalks that spread like an umbel. Leaves are
alternate, a millimetre wide, from a short sheath. A two-spotted goby looks out of the coil.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from blades import Course, bent, leaf, tube
from canvas import F, mix, rounded, smooth
from finfish import Fish, planes
from rays import fin
from scipy.ndimage import gaussian_filter1d
from sheet import Sheet, finished
from underwater import motes, shafts, surface, water

SUN = (0.45, -0.8, 0.4)
COIL = ("#0a3c46", "#1b6052", "#4c8a48", "#8fb452", "#c9d678", "#e9eeaa")
LEAF = ("#0c3a40", "#1c6350", "#4f9a4a", "#a4c94e", "#e6ee8e")
DARK = ("#04202a", "#083038", "#0f4644", "#2a6f50", "#86b45a")
MIDDLE = ("#14646c", "#1f7a78", "#2f9484", "#58b092")
AXIS = [(60, 610), (110, 556), (176, 500), (234, 440), (250, 360), (262, 282), (318, 216), (366, 160), (388, 110), (388, 70)]
RADIUS = [0, 2, 26, 62, 100, 76, 82, 48, 24, 0]


def coil(turns=5.0, n=1100):
    """Return places of the stalk, and how near each is."""
    w = Course(AXIS, [1], step=0.6)
    r = np.interp(w.s, np.linspace(0, 1, len(RADIUS)), RADIUS)
    # Turns are wide and slow in the middle, and drawn out at both ends.
    phase = 2 * np.pi * turns * smooth(0.04, 0.97, w.s) + 0.9 + 0.25 * np.sin(w.s * 13)
    sway = 1 + 0.12 * np.sin(w.s * 17)
    across, along = r * sway * np.cos(phase), 0.6 * r * np.sin(phase)
    n, t = (gaussian_filter1d(v, 50, axis=0, mode="nearest") for v in (w.n, w.t))
    p = gaussian_filter1d(w.p, 20, axis=0, mode="nearest") + n * across[:, None] + t * along[:, None]
    near = -np.sin(phase) * np.clip(r / 40, 0, 1)
    return p, near


def stalk(c, front):
    """Paint the turns of the coil that are far, or those that are near."""
    p, near = coil()
    share = np.linspace(0, 1, len(p))
    side = near >= 0 if front else near < 0
    cuts = [0, *(np.flatnonzero(np.diff(side.astype(int))) + 1), len(p)]
    width = (8.4 + 2.0 * near) * np.interp(share, [0, 0.12, 0.4, 0.75, 1], [1.15, 1.25, 1.1, 0.8, 0.62])
    # Light comes and goes along the stalk, so that it is no polished hose.
    glints = 0.10 * np.sin(share * 61 + 1.0) * np.sin(share * 23)
    for a, b in pairwise(cuts):
        if side[(a + b) // 2]:
            q = slice(max(0, a - 6), min(len(p), b + 6))
            light = 0.2 * near[q] + glints[q] + np.interp(share[q], [0, 0.2, 0.45, 0.75, 1], [-0.4, -0.28, -0.08, 0.16, 0.24])
            if front:
                shade = p[q] + np.array([2.0, 6.0])
                c.line(shade, 7, "#04333c", alpha=0.35, taper=(0.0, 0.0), soft=2.5)
            tube(c, p[q], width[q], COIL, light=light, sun=SUN, thru=0.3)


def flower(c, x, y):
    """Paint the two flowers at the end of the stalk where they float, in a dent of the surface."""
    for r, a in ((52, 0.8), (70, 0.5), (92, 0.3)):
        t = np.linspace(0, 2 * np.pi, 60)
        ring = np.stack([x + r * np.cos(t), y - 10 + r * 0.17 * np.sin(t)], -1)
        c.line(ring, 2.6, "#fdfff0", alpha=a)
        c.line(ring + np.array([0, 3.4]), 2.4, "#3a9aa0", alpha=a * 0.7)
    c.disc(x, y - 10, 44, 7, "#f6ffe6", alpha=0.75, soft=3)
    for dx, dy, turn in ((-15, 4, -0.3), (13, -4, 0.5)):
        for e in (-1, 1):
            a = turn + e * 0.9
            px, py = x + dx + 9 * e, y + dy + 3
            c.disc(px, py, 10, 6.5, "#8a5a1c", a, edge=0)
            c.disc(px + 1, py - 1.5, 8.6, 4.8, "#f4c84e", a, edge=0)
            c.line([(px - 6, py), (px + 6, py)], 1.2, "#b07a24", taper=(0.4, 0.4))
            c.disc(px + 2.5, py - 3, 3.4, 1.6, "#fff2b8", a, edge=0)
        for e in (-1, 1, 0):
            line = bent((x + dx + e * 2, y + dy), -90 + e * 34, 15, e * 16)
            tube(c, line, [4, 7.5, 6, 2.6], LEAF, light=(-0.1, 0.12), sun=SUN)
            c.disc(*line[-1], 2.4, 1.5, "#f6e9a0", edge=0)


def shoot(c, line, width, tones, leaves, light=0.0, seed=1, alpha=1.0):
    """Paint a stem with alternate hair-leaves; `leaves` are (share, side, length, spread, bend)."""
    w = Course(line, [width, width * 0.5])
    for s, side, long, spread, bend in leaves:
        a = np.degrees(w.way(s)) + side * spread
        wide = max(width * 0.95, 7)
        start = w.at(s)
        leaf(c, bent(start, a, long, side * bend, -side * bend * 0.5), [wide * 0.9, wide, wide * 0.8, wide * 0.5, 0.6], tones, light=(light - 0.1, light, light + 0.16), sun=SUN, fold=0.5, edge=0.45, alpha=alpha)
    tube(c, line, [width * 1.1, width * 0.6], tones, light=(light - 0.2, light + 0.05), sun=SUN, thru=0.2, alpha=alpha)
    for s, side, *_ in leaves:
        a = np.degrees(w.way(s)) + side * 8
        tube(c, bent(w.at(s - 0.012), a, width * 3.2, 0), [width * 0.8, width * 1.12, width * 0.8], tones, light=(light - 0.1, light + 0.05), sun=SUN, thru=0.2, alpha=alpha)


def umbel(c, x, y, stalks, tones, size=1.0):
    """Paint the fruits: drops with a beak on long stalks that spread from one place."""
    for angle, long in stalks:
        line = bent((x, y), angle, long * size, 18 if angle > -90 else -18)
        tube(c, line, [3.4 * size, 2.8 * size], tones, light=(0.1,), sun=SUN)
        (ax, ay), (bx, by) = line[-2], line[-1]
        a = np.arctan2(by - ay, bx - ax)
        drop = [(0, -2.6), (7, -7.4), (15, -7), (22, -2), (29, 1.2), (22, 3.4), (14, 7.4), (6, 6.4), (0, 2.6)]
        co, si = np.cos(a) * size, np.sin(a) * size
        q = [(bx + u * co - v * si, by + u * si + v * co) for u, v in drop]
        c.curve(q, "#5a2f1c", edge=0)
        with c.within(rounded(q)):
            c.disc(bx + 13 * co + 3, by + 13 * si - 3, 9.5 * size, 6.4 * size, "#b86a2c", a, edge=0)
            c.disc(bx + 13 * co + 5, by + 13 * si - 5, 6 * size, 3.4 * size, "#f0b45c", a, edge=0)
            c.disc(bx + 13 * co + 6, by + 13 * si - 6, 2.6 * size, 1.4 * size, "#fff0c0", a, edge=0)


BACK = [(-0.01, 0.0), (0.02, -0.042), (0.07, -0.078), (0.14, -0.098), (0.25, -0.105), (0.4, -0.10), (0.6, -0.085), (0.8, -0.062), (0.95, -0.05), (1.06, -0.055)]
BELLY = [(-0.015, 0.012), (0.0, 0.035), (0.05, 0.06), (0.12, 0.08), (0.25, 0.098), (0.4, 0.10), (0.6, 0.085), (0.8, 0.062), (0.95, 0.05), (1.06, 0.055)]


def goby(c):
    """Paint a two-spotted goby: long and round, blue points along the side, a spot before the tail."""
    f = Fish(c, [(214, 366), (246, 388), (292, 424), (342, 448)], BACK, BELLY, [(0, 1.25), (1, 0.9)], side=1, sun=(0.3, -0.86, 0.4))
    ink = {"dark": "#6a3d2c", "light": "#ffe9c0", "fork": False}
    clear = ["#8a5a44", "#b8845c", "#dcc08c"]
    fin(f, [(0.32, -0.09), (0.50, -0.08)], [(0.34, -0.23), (0.42, -0.22), (0.55, -0.14)], clear, 6, 0.3, ray=1.2, spiny=0.12, **ink)
    fin(f, [(0.56, -0.08), (0.84, -0.05)], [(0.60, -0.20), (0.72, -0.21), (0.92, -0.15)], clear, 9, 0.35, ray=1.2, **ink)
    fin(f, [(0.56, 0.08), (0.84, 0.05)], [(0.64, 0.18), (0.76, 0.18), (0.93, 0.13)], clear, 9, 0.35, ray=1.2, **ink)
    fin(f, [(0.98, -0.05), (1.0, 0.05)], [(1.16, -0.10), (1.24, -0.04), (1.25, 0.04), (1.16, 0.11)], clear, 10, 0.3, ray=1.3, **ink)
    f.body([*BACK, *BELLY[::-1]])
    v = f.v + 0.06 * f.noise(0.08, 0.4, 3)
    f.lay(planes(v, (-1.2, "#5a3a30"), (-0.6, "#86523a"), (-0.1, "#ad7448"), (0.35, "#e0bc80"), (1, "#c8cfb0"), crisp=0.5))
    f.lay("#18485c", (1 - smooth(-0.2, 0.35, f.light)) * 0.5)
    f.lay("#ffe9b0", smooth(0.72, 0.9, f.light) * 0.75)
    s = np.linspace(0.26, 0.9, 8)
    f.dabs(s, s * 0 + 0.05, 3.2, 2.0, "#2f7f9c", 0.9)
    f.dabs(s, s * 0 - 0.03, 1.5, 1.0, "#c8f4f0", 0.9)
    f.dabs([0.96], [0.0], 5.2, 4.6, "#1c1418", 0.95)
    f.dabs([0.28], [0.30], 4.2, 4.0, "#1c1418", 0.9)
    f.stroke([(-0.012, 0.018), (0.04, 0.026), (0.08, 0.02)], 2.2, "#4a2418", (1, 0.5), swell=False)
    f.stroke([(0.2, -0.05), (0.222, 0.01), (0.2, 0.06)], 2.6, "#6a3420", alpha=0.6)
    fin(f, [(0.235, -0.01), (0.245, 0.06)], [(0.40, -0.02), (0.42, 0.05), (0.36, 0.12)], ["#d08c58", "#eec490", "#f8e4bc"], 9, 0.3, ray=1.1, **ink)
    f.eye(0.115, -0.045, 0.045, ("#bfe6dc", "#3f94a0"), pupil=0.52, dark="#0a1418", rim="#fff4d0")


def animal(c):
    """Paint the hero: the coil and its flowers."""
    stalk(c, front=False)
    stalk(c, front=True)
    flower(c, 388, 66)


def place(c):
    """Paint the lagoon: the surface from below, and shoots far away."""
    water(c, ["#d9f6e2", "#7fd6cc", "#2fa0a8", "#16788c", "#0c566e", "#083e54", "#062c40"], (400, -30, 260, "#fffbe0", 0.85))
    surface(c, 92, "#fdfff0", "#4fb4b4", seed=12, centre=380, n=150, alpha=0.8)
    shafts(c, (420, -220), "#e8fff0", n=7, length=560, amount=0.2, spread=0.8)
    far = c.lifted(lambda q: backdrop(q, 1))
    far.blurred(2.2).lay(0.8)
    middle = c.lifted(lambda q: backdrop(q, 2))
    middle.blurred(0.7).lay(0.85)


def backdrop(c, plane):
    """Paint shoots behind: flat and pale, or with a little light."""
    if plane == 1:
        tones, lines = ["#1d8290"] * 2, [((420, 640), -96, 330), ((470, 640), -100, 260), ((330, 660), -86, 260), ((20, 560), -80, 380), ((250, 680), -94, 240)]
    else:
        tones, lines = MIDDLE, [((455, 660), -104, 340), ((390, 700), -82, 260)]
    g = np.random.default_rng(plane)
    for start, angle, long in lines:
        marks = [(s, (-1) ** i, long * g.uniform(0.3, 0.45), 30, 26) for i, s in enumerate(np.linspace(0.15, 0.9, 7))]
        shoot(c, bent(start, angle, long, 10, -14), 5.5, tones, marks)


def foot(c):
    """Paint the leafy foot in the corner: dark leaves before, lit shoots rising from it."""
    shoot(c, [(64, 650), (52, 540), (36, 420), (52, 300), (96, 190)], 8.4, LEAF,
          [(0.26, -1, 170, 14, 26), (0.36, 1, 150, 8, 20), (0.47, -1, 170, 14, 34), (0.58, 1, 190, 16, 44), (0.68, -1, 150, 16, 36), (0.78, 1, 160, 14, 44), (0.87, -1, 130, 12, 30), (0.95, 1, 110, 10, 26), (0.985, -1, 90, 2, 10)], light=0.05)  # fmt: skip
    tube(c, [(88, 640), (104, 540), (100, 490), (108, 432)], [7, 6, 5.4], LEAF, light=(-0.1, 0.15), sun=SUN)
    umbel(c, 108, 432, [(-158, 40), (-128, 58), (-100, 64), (-74, 40)], LEAF, 1.1)
    shoot(c, [(100, 680), (190, 606), (280, 566), (380, 520)], 9, LEAF,
          [(0.2, -1, 170, 26, 30), (0.34, 1, 170, 16, 24), (0.46, -1, 170, 20, 36), (0.58, 1, 150, 14, 30), (0.7, -1, 150, 18, 40), (0.8, 1, 120, 12, 30), (0.9, -1, 110, 14, 30)], light=-0.04)  # fmt: skip
    shoot(c, [(20, 730), (110, 650), (200, 660), (300, 640)], 12, DARK,
          [(0.15, -1, 210, 30, 20), (0.35, 1, 190, 30, 20), (0.6, -1, 190, 30, 30), (0.85, 1, 160, 16, 30)], light=-0.12)  # fmt: skip
    for start, angle, long, bend in (((-14, 660), -74, 250, 44), ((0, 720), -56, 270, 36), ((60, 740), -40, 330, 26), ((150, 750), -26, 330, 14)):
        leaf(c, bent(start, angle, long, bend), [17, 18, 15, 8, 1], DARK, light=(-0.25, -0.1, 0.1), sun=SUN, fold=0.5, edge=0.4)


def veil(c):
    """Paint the leafy shoot the stalk rises from: its leaves cross the lower turns."""
    shoot(c, [(84, 690), (120, 630), (158, 580), (190, 530)], 7.5, LEAF,
          [(0.4, 1, 170, 14, -12), (0.55, -1, 130, 14, 22), (0.7, 1, 170, 18, -14), (0.82, -1, 110, 16, 26), (0.95, 1, 120, 14, 18)], light=0.0)  # fmt: skip


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=39)
    place(c)
    stalk(c, front=False)
    goby(c)
    stalk(c, front=True)
    flower(c, 388, 66)
    foot(c)
    veil(c)
    c.area((smooth(560, 730, c.y) * 0.6).astype(F), "#04202c", wash=0)
    motes(c, "#f4ffe8", 60)
    return finished(c, share=0.3, focus=((250, 260, 330), (120, 420, 260)))
