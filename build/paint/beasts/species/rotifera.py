"""A rotifer stands on a thread of weed and turns its wheels: two whirls of cells run into its mouth.

Brachionus, seen from its back, crown, trunk and foot on one axis: a crown of two lobes fringed with lashes that beat in waves,
the mouth in the notch between them; a vase of clear shell with four spines on its front edge; in it, one below the other, one
red eye, the mastax with its two jaws, the stomach full of green, the gut; a wrinkled foot with two toes; one egg carried beside
it. The light comes up from the lit weed below left, the deep is above.
"""

from __future__ import annotations

import numpy as np
from canvas import F, mix, rounded, smooth
from finfish import planes
from form import line, patch, ribbon, solid
from scipy import ndimage
from scipy.interpolate import PchipInterpolator
from sheet import Sheet, finished
from underwater import motes

NECK, END = np.array([284.0, 226.0]), np.array([206.0, 486.0])
LONG = float(np.hypot(*(END - NECK)))
AHEAD = (END - NECK) / LONG
ACROSS = np.array([-AHEAD[1], AHEAD[0]]) * -1
SUN = (-0.55, -0.60, 0.58)
SHELL = ("#164c58", "#2f8480", "#78bc9c", "#c4e4bc", "#f8fce4")
CROWN = ("#38787a", "#78b4a0", "#c0dcb8", "#f0f4d4", "#fffdec")
GREEN = ("#16401c", "#2f7024", "#62a42e", "#a8d44a", "#e8f49c")
AMBER = ("#5c2410", "#a8521a", "#e08a2c", "#f8c25c", "#fff0b8")
WEED = ("#08302c", "#14583a", "#3c8c3c", "#8cc44c", "#dcee8c")
TRUNK = ((0.0, 60), (0.10, 70), (0.28, 88), (0.48, 102), (0.68, 100), (0.84, 78), (0.95, 50), (1.0, 32))
"""Half the width of the trunk along its axis."""
HALF = PchipInterpolator(*zip(*TRUNK, strict=True))
LOBE = ((60, 0.06), (84, -0.05), (118, -0.15), (126, -0.25), (108, -0.330), (72, -0.355), (36, -0.325), (12, -0.265))
"""Half the outline of the crown: across, along the axis."""


def at(u, v=0.0):
    """Return the place at a share of the axis (0 neck, 1 end of the trunk) and so far across it; the axis is bowed."""
    p = NECK + AHEAD * (u * LONG) + ACROSS * (v + 16 * np.sin(np.pi * np.clip(u, -0.3, 1.2)))
    return float(p[0]), float(p[1])


def vase():
    """Return the outline of the trunk with the spines of its front edge."""
    u = np.linspace(0.02, 1, 26)
    w = HALF(u)
    right, left = ([at(a, s * b) for a, b in zip(u, w, strict=True)] for s in (1, -1))
    front = []
    for v in (-46, -16, 16, 46):
        high = -0.115 if abs(v) > 30 else -0.075
        front += [(*at(0.035, v - 14),), (*at(high, v * 1.10), None), (*at(0.035, v + 14),)]
    return [*right, *left[::-1], *front]


def crown():
    """Return the outline of the crown: two lobes and the notch of the mouth between them."""
    return [*(at(u, v) for v, u in LOBE), at(-0.235, 0), *(at(u, -v) for v, u in LOBE[::-1])]


def lashes(c, seed, long, tones, wide, out=0.0):
    """Paint the lashes along the edge of the crown; neighbours lean alike, so that waves run along it."""
    g = np.random.default_rng(seed)
    for side in (-1, 1):
        p = rounded([at(u, side * v) for v, u in LOBE[1:]], closed=False, steps=20)
        s = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
        middle = np.array(at(-0.16, side * 66))
        for run in np.arange(4, s[-1] - 4, wide * 2.3):
            o = np.array([np.interp(run, s, p[:, e]) for e in (0, 1)])
            way = (o - middle) / np.hypot(*(o - middle))
            turn = np.array([-way[1], way[0]]) * side
            beat = np.sin(run / 11.5 + seed) * 0.75
            size = long * (0.86 + 0.22 * np.cos(run / 11.5 + seed)) * g.uniform(0.94, 1.06)
            o = o + way * out
            q = [o, o + way * 0.5 * size + turn * 0.10 * beat * size, o + way * 0.86 * size + turn * 0.55 * beat * size]
            c.shape(ribbon(q, (wide, wide * 0.8, wide * 0.28)), mix(tones[0], tones[1], 0.5 + 0.5 * np.cos(run / 11.5 + seed)), edge=0)


def foot(c):
    """Paint the foot: rings that slide into one another, two toes that hold the thread."""
    p = [at(0.97), (196, 516), (182, 546), (160, 570), (132, 584)]
    for end in ((98, 582), (112, 606)):
        c.shape(ribbon([p[-2], p[-1], end], (16, 11, 3)), SHELL[1], edge=0)
        c.shape(ribbon([(x - 1.5, y - 2) for x, y in (p[-2], p[-1], end)], (7, 5, 1.5)), SHELL[3], edge=0)
    body = solid(c, ribbon(p, (60, 42, 34, 28, 22)), SHELL, sun=SUN, high=0.9, soft=0.5, bounce=("#d8e890", 0.5))
    q = rounded(p, closed=False, steps=8)
    d = np.gradient(q, axis=0)
    d /= np.hypot(*d.T)[:, None]
    n = np.stack([-d[:, 1], d[:, 0]], -1)
    with c.within(body):
        for i in range(5, len(q) - 1, 3):
            line(c, [q[i] - n[i] * 30, q[i] + d[i] * 5, q[i] + n[i] * 30], 2.6, SHELL[0], (0.8, 0.8), 0.7)
            line(c, [q[i] - n[i] * 30 + d[i] * 3, q[i] + d[i] * 8, q[i] + n[i] * 30 + d[i] * 3], 1.8, SHELL[4], (0.8, 0.8), 0.6)


def lump(u, v, a, b, seed=1, rough=0.08):
    """Return the outline of an organ on the axis: half lengths along and across."""
    g = np.random.default_rng(seed)
    t = np.linspace(0, 2 * np.pi, 13)[:-1]
    r = 1 + g.uniform(-rough, rough, 12)
    return [at(u + a * np.cos(q) * e / LONG, v + b * np.sin(q) * e) for q, e in zip(t, r, strict=True)]


def organs(c):
    """Paint what is seen through the shell: gullet, mastax, stomach, gut, glands, eye."""
    c.shape(ribbon([at(-0.16), at(0.0), at(0.18)], (30, 24, 22)), "#2c5c54", alpha=0.75, soft=1.5)
    c.shape(ribbon([at(0.66), at(0.82), at(0.95), at(1.02)], (40, 34, 26, 14)), "#7ca850", alpha=0.6, soft=4)
    stomach = solid(c, lump(0.55, 0, 66, 60, 3), GREEN, sun=SUN, high=0.9, soft=0.5, grain=0.05)
    g = np.random.default_rng(5)
    with c.within(stomach):
        for _ in range(34):
            r, turn = np.sqrt(g.uniform(0, 0.85)), g.uniform(0, 2 * np.pi)
            x, y = at(0.55 + 60 * r * np.cos(turn) / LONG, 54 * r * np.sin(turn))
            s = g.uniform(6, 11)
            lit = np.clip(0.6 - ((x - at(0.55)[0]) + (y - at(0.55)[1])) / 150, 0.05, 1)
            c.disc(x + 1.5, y + 2, s * 1.1, s, "#12381a", alpha=0.5, edge=0)
            c.disc(x, y, s, s * 0.85, mix(GREEN[1], GREEN[3], lit), edge=0.5)
            c.disc(x - 0.3 * s, y - 0.3 * s, 0.36 * s, 0.28 * s, GREEN[4], alpha=0.25 + 0.5 * lit, edge=0)
    for side in (-1, 1):
        solid(c, lump(0.36, side * 50, 17, 20, 7 + side), ("#6c8c5c", "#a4b878", "#d8dca4", "#f4f4d0"), sun=SUN, soft=0.5)
    solid(c, lump(0.235, 0, 36, 40, 9, 0.05), AMBER, sun=SUN, high=0.9, soft=0.45)
    for side in (-1, 1):
        c.shape(ribbon([at(0.16, side * 5), at(0.20, side * 15), at(0.25, side * 17), at(0.30, side * 5)], (4, 9, 9, 3)), "#6a2a12", edge=0, alpha=0.85)
        for u in (0.195, 0.222, 0.249):
            line(c, [at(u, side * 1), at(u, side * 13)], 2.6, "#ffe4a4", (0.6, 1), 0.8)
    x, y = at(0.050, -1)
    c.disc(x + 1, y + 1.5, 9, 8, "#3c0c10", edge=0)
    c.disc(x, y, 7.6, 7.0, "#d42a1c", edge=0)
    c.disc(x - 2.4, y - 2.4, 2.6, 2.2, "#ffb090", edge=0)


def egg(c):
    """Paint the egg that is carried beside the foot, on its thread."""
    line(c, [at(0.97, 16), (252, 504), (272, 516)], 5, SHELL[3], (1, 0.8))
    t = np.linspace(0, 2 * np.pi, 30, endpoint=False)
    co, si = np.cos(0.6), np.sin(0.6)
    wide = np.stack([292 + 52 * np.cos(t) * co - 41 * np.sin(t) * si, 520 + 52 * np.cos(t) * si + 41 * np.sin(t) * co], -1)
    solid(c, wide, SHELL, sun=SUN, high=1.0, soft=0.8, grain=0.02, bounce=("#d8e890", 0.4))
    p = (wide - (292, 520)) * 0.76 + (293, 522)
    body = solid(c, p, ("#6a3010", "#b05c1c", "#e4962c", "#f8c868", "#fff0bc"), sun=SUN, high=1.0, soft=0.8, grain=0.02, bounce=("#c8d890", 0.3))
    with c.within(body):
        for x, y, r in ((280, 511, 15), (303, 522, 15), (287, 534, 12), (312, 540, 11)):
            c.disc(x + 2, y + 3, r, r * 0.85, "#a4581c", alpha=0.35, soft=2, edge=0)
            c.disc(x, y, r * 0.86, r * 0.72, "#f4c878", alpha=0.55, soft=2.5, edge=0)


def animal(c):
    """Paint the rotifer: lashes behind, crown, trunk with all that is in it, foot, egg."""
    foot(c)
    egg(c)
    lashes(c, 2, 56, ("#2c7478", "#5ca498"), 5.5, out=-4)
    top = solid(c, crown(), CROWN, sun=SUN, high=0.8, soft=0.5, grain=0.04, seed=4)
    with c.within(top):
        for side in (-1, 1):
            patch(c, [at(-0.20, side * 28), at(-0.28, side * 60), at(-0.25, side * 98), at(-0.15, side * 84), at(-0.08, side * 40)], "#3c8078", soft=6, alpha=0.55)
        patch(c, [at(-0.20, -26), at(-0.20, 26), at(-0.02, 22), at(0.04, 0), at(-0.02, -22)], "#12383c", soft=7, alpha=0.75)
    body = solid(c, vase(), SHELL, sun=SUN, high=1.0, soft=0.5, bounce=("#d8e890", 0.55), grain=0.03, seed=5)
    with c.within(body, amount=0.92):
        patch(c, lump(0.46, 6, 118, 78, 2), "#b4dcb8", soft=14, alpha=0.35)
        organs(c)
        for side in (-1, 1):
            line(c, [at(0.02, side * 40), at(0.3, side * 66), at(0.62, side * 74)], 5, "#e8f8dc", (0.5, 0.3), 0.45)
    with c.within(body):
        edge = [at(u, -HALF(u) + 9) for u in np.linspace(0.12, 0.80, 8)]
        c.shape(ribbon(edge, (2, 7, 10, 9, 5, 1)), "#f8ffe8", alpha=0.85, soft=0.6)
        dark = [at(u, HALF(u) - 5) for u in np.linspace(0.10, 0.95, 8)]
        c.shape(ribbon(dark, (4, 12, 16, 14, 8, 3)), "#0c3440", alpha=0.45, soft=4)
    lashes(c, 5, 46, ("#cfe4c4", "#fffdec"), 4.6)


def whirls(c):
    """Paint the two whirls: currents that curl in over the lobes, and the cells they carry to the mouth."""
    g = np.random.default_rng(11)
    for side in (-1, 1):
        for reach in (0.86, 1.06, 1.28):
            t = np.linspace(0, 1, 40)
            turn, r = -0.9 + 3.75 * t, reach * (158 - 40 * t) * (1 - 0.50 * smooth(0.62, 1.0, t))
            u, v = -0.22 - r * np.sin(turn) / LONG, side * (72 + r * np.cos(turn))
            p = np.array([at(a, b) for a, b in zip(u, v, strict=True)])
            c.shape(ribbon(p[::4], (1, 5, 8, 7, 3)), "#b4e0b8", alpha=0.30, soft=1.2)
            for s in g.uniform(0.05, 0.95, 6):
                x, y = p[int(s * 39)] + g.normal(0, 5, 2)
                size, way = g.uniform(6, 10.5), np.arctan2(*(p[min(39, int(s * 39) + 1)] - p[int(s * 39)])[::-1])
                c.disc(x + 1.5, y + 2, size * 1.2, size * 0.9, "#0c2c30", way, alpha=0.6, edge=0)
                c.disc(x, y, size * 1.2, size * 0.86, GREEN[2], way, edge=0.4)
                c.disc(x - 0.25 * size, y - 0.25 * size, size * 0.62, size * 0.42, GREEN[3], way, edge=0)
                c.disc(x - 0.4 * size, y - 0.4 * size, size * 0.22, size * 0.18, GREEN[4], edge=0)


def thread(c, points, wide, veil=0.0):
    """Paint a thread of weed: long cells in a row, lit from above left."""
    tones = [mix(q, "#1c5c64", veil) for q in WEED]
    body = solid(c, ribbon(points, (wide, wide * 1.04, wide, wide * 0.94)), tones, sun=SUN, high=1.0, soft=0.4)
    p = rounded(points, closed=False, steps=10)
    s = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
    with c.within(body):
        for run in np.arange(20, s[-1], 2.6 * wide):
            o = np.array([np.interp(run, s, p[:, e]) for e in (0, 1)])
            d = np.array([np.interp(run + 4, s, p[:, e]) for e in (0, 1)]) - o
            d = d / (np.hypot(*d) + 1e-6)
            n = np.array([-d[1], d[0]]) * wide * 0.7
            line(c, [o - n, o + d * 2, o + n], 4, tones[0], (1, 1), 0.7)
            line(c, [o - n + d * 4, o + d * 6, o + n + d * 4], 2.4, tones[4], (1, 1), 0.55)


def sea(c):
    """Paint the water: green light below left, petrol, then the deep above right."""
    d = np.hypot((c.x - 60) * 0.8, (c.y - 640) * 0.80) + 28 * c.noise(150, 90, 4, 2)
    c.rgb = planes(d, (0, "#cfe29c"), (90, "#8cc08c"), (180, "#4c9484"), (270, "#266c70"), (370, "#164c5a"), (480, "#0e3446"), (640, "#0a2434"), crisp=0.35)
    g = np.random.default_rng(7)
    n = 160
    x, y = g.uniform(-20, 500, n), g.uniform(0, 720, n)
    tint = c.rgb[np.clip((y * c.k).astype(int), 0, c.h - 1), np.clip((x * c.k).astype(int), 0, c.w - 1)]
    c.dabs(x, y, g.uniform(18, 60, n), g.uniform(4, 12, n), g.normal(-0.6, 0.2, n), np.clip(tint * g.uniform(0.88, 1.12, (n, 1)), 0, 1), 0.4, hard=1.4)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=37)
    sea(c)
    thread(c, [(300, 760), (380, 640), (440, 520), (500, 440)], 30, 0.62)
    thread(c, [(-30, 520), (60, 590), (180, 640), (330, 668), (510, 672)], 38)
    whirls(c)
    layer = c.lifted(animal)
    shade = ndimage.gaussian_filter(ndimage.shift(layer.alpha, (14 * k, 10 * k), order=1), 7 * k)
    c.area((shade * smooth(480, 600, c.y)).astype(F), "#0c2c30", 0.55, "multiply", wash=0)
    layer.lay()
    motes(c, "#e4f4c8", 36)
    return finished(c, focus=((250, 240, 170), (240, 380, 110)), share=0.62)
