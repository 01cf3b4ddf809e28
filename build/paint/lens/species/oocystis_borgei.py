"""Oocystis: the wall of the mother cell tears, and four daughters leave the pouch as from a paper bag.

Cells are 15 um long, ellipsoids with round ends, grass green: six to twelve thin plates with a pale grain in each lie under the wall,
and yellow seams show between them. The mother's wall stays round two, four or eight daughters, wide and thin as
tissue, with a knob at each pole. A warm lagoon: water-lily leaves shade the top, pale sand shines from below,
so that the light comes from beneath and the picture is brightest at its foot.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, smooth
from form import line, outline, patch, solid, turned
from life import dotted, ground, skin
from sheet import Sheet, finished
from underwater import motes

SUN = (0.52, 0.70, 0.48)
GREEN = ("#14382c", "#2c6a38", "#6ba33e", "#b6d262", "#f0f4b0")
POUCH = [(196, 92), (252, 74), (318, 96), (372, 160), (398, 250), (390, 350), (350, 434), (290, 478), (238, 476, None), (214, 452), (196, 436), (178, 420), (150, 398), (124, 380, None),
         (100, 320), (96, 240), (120, 160), (156, 112)]  # fmt: skip


def cell(c, x, y, r, lean, seed, veil=None, near=True):
    """Paint a cell: its body, the plates with a pale grain each, the dull light on its wall."""
    q = (lambda t: mix(t, *veil)) if veil else (lambda t: t)
    g = np.random.default_rng(seed)
    at = lambda points: turned(points, (0, 0), lean, (x, y), r)
    oval = [(0.70 * np.sin(t), -1.0 * np.cos(t)) for t in np.linspace(0, 2 * np.pi, 14, endpoint=False)]
    m = solid(c, at(oval), [q(t) for t in GREEN], sun=SUN, high=0.9, seed=seed)
    s = np.asarray(SUN) / np.linalg.norm(SUN)
    co, si = np.cos(np.radians(lean)), np.sin(np.radians(lean))
    n = 26 if near else 12
    i = np.arange(n) + 0.5
    z, a = 1 - 2 * i / n, i * 2.39996 + g.uniform(0, 6)
    p = np.stack([np.sqrt(1 - z * z) * np.cos(a), z, np.sqrt(1 - z * z) * np.sin(a)], -1)
    p = p[p[:, 2] > -0.05]
    with c.within(m):
        for e in p[np.argsort(p[:, 2])]:
            light = float(np.clip(0.46 + 0.5 * (e @ np.array([s[0] * co + s[1] * si, -s[0] * si + s[1] * co, s[2]])), 0, 1))
            t = np.linspace(0, 2 * np.pi, 8, endpoint=False) + g.uniform(0, 1)
            size = (0.36 if near else 0.5) * g.uniform(0.85, 1.1)
            rad = size * g.uniform(0.78, 1.12, 8)
            flat = max(0.35, e[2])
            d = np.hypot(e[0], e[1]) + 1e-6
            ux, uy = e[0] / d, e[1] / d
            u, v = rad * np.cos(t) * flat, rad * np.sin(t)
            plate = [(0.68 * (e[0] + ux * b - uy * f), 0.97 * e[1] + uy * b + ux * f) for b, f in zip(u, v, strict=True)]
            tone = ["#123a2c", "#22613a", "#3f8a3c", "#7fb446", "#cfe07a"]
            k = light * 3.99
            own = mix(tone[int(k)], tone[int(k) + 1], k - int(k))
            c.shape(outline(at([(b + 0.012, f + 0.016) for b, f in plate])), q(mix(own, "#0c2c28", 0.55)), edge=0, alpha=0.5)
            c.shape(outline(at(plate)), q(own), edge=0, alpha=0.9)
            if near:
                gx, gy = at([(0.68 * e[0] + 0.03, 0.97 * e[1] + 0.02)])[0]
                c.disc(gx, gy, 0.062 * r * flat, 0.062 * r, q(mix(own, "#f6f4c0", 0.62)), edge=0)
        if near:
            line(c, at([(0.60 * np.sin(t), 0.90 * np.cos(t)) for t in np.linspace(0.2, 1.5, 9) - np.radians(lean) * 0.6]), 0.07 * r, q("#fbf8cc"), (0.2, 0.3), 0.6, soft=0.6)
            patch(c, at([(0.72 * np.sin(t), -1.02 * np.cos(t)) for t in np.linspace(-1.6, 0.6, 8) - np.radians(lean) * 0.4] + [(0.1, -0.5), (-0.3, -0.2)]), "#12342e", soft=0.12 * r, alpha=0.45)


def animal(c):
    """Paint the pouch behind, the daughters in it, the wall before them, its torn edge, the one that leaves."""
    line_ = outline(POUCH)
    c.shape(line_, Grad((120, 80), (360, 480), "#8fb59a", "#c3d6a4", "#f6f3cc"), edge=0, alpha=0.58)
    for x, y, r, lean, seed in ((228, 176, 84, 28, 3), (316, 262, 86, -12, 4), (186, 300, 84, 16, 5)):
        cell(c, x, y, r, lean, seed)
    with c.within(line_):
        for pts in ([(148, 130), (196, 200), (214, 290), (206, 380)], [(330, 116), (356, 210), (350, 330), (304, 440)], [(250, 86), (276, 150), (262, 220)], [(110, 300), (150, 352), (176, 410)]):
            line(c, pts, 7, "#f6f6dc", (0.1, 0.3), 0.28, soft=1.4)
            line(c, [(x + 5, y + 2) for x, y in pts], 3, "#4a7a62", (0.1, 0.3), 0.28, soft=1)
        c.area((smooth(430, 130, c.y + 0.5 * c.x) * 0.26).astype(np.float32), "#3c6a58", wash=0)
    skin(c, line_, "#4f8068", "#fffbe0", width=5.4, fill=0.0, sun=(0.55, 0.8), lost=0.6, seed=4)
    c.disc(250, 72, 9, 6, "#a8c49a", -0.1, edge=0)
    cell(c, 216, 452, 84, 66, 6)
    for curl in ([(106, 338), (126, 384), (126, 418), (106, 428), (95, 412)], [(318, 460), (262, 480), (236, 498), (246, 516), (266, 510)]):
        line(c, [(x + 2, y + 5) for x, y in curl], 11, "#4a7a60", (0.6, 0.3), 0.4, soft=1.6)
        line(c, curl, 11, "#cfdcb4", (0.5, 0.3))
        line(c, [(x - 1, y - 1) for x, y in curl], 5, "#fffdea", (0.5, 0.3), 0.9)


def leaf(c, x, y, r, turn, tone):
    """Paint a water-lily leaf from below: dark, with pale ribs that fork, light through its rim; its stalk."""
    line(c, [(x, y), (x + 12, y + 160), (x - 20, y + 360), (x + 6, y + 700)], 9, mix(tone, "#6f9a66", 0.35), (1, 0.8), 0.55, soft=1.2)
    t = np.linspace(0.16, 2 * np.pi - 0.16, 60) + turn
    w = 1 + 0.03 * np.sin(5 * t)
    rim = [(x, y), *[(x + r * k * np.cos(v), y + 0.42 * r * k * np.sin(v)) for v, k in zip(t, w, strict=True)]]
    c.shape(rim, Grad((x, y - 0.4 * r), (x, y + 0.42 * r), tone, mix(tone, "#8fae4c", 0.45)), edge=0.5, soft=0.8)
    for v in t[3:-3:5]:
        e = (x + 0.9 * r * np.cos(v), y + 0.38 * r * np.sin(v))
        line(c, [(x, y), ((x + e[0]) / 2, (y + e[1]) / 2 + 3), e], 3.4, mix(tone, "#b9c86a", 0.5), (1, 0.1), 0.7)
    line(c, rim[30:-2], 3, mix(tone, "#e6e89a", 0.6), (0.4, 0.4), 0.6)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 111)
    ground(c, ("#2c5a44", "#4f8660", "#86b07c", "#bfd09a", "#ece6b4", "#f8eec4"), (170, -10), (290, 640), lean=0.1, seed=5)
    g = np.random.default_rng(4)
    n = 150
    y = g.uniform(560, 730, n)
    c.dabs(g.uniform(-20, 500, n), y, g.uniform(14, 60, n), g.uniform(2, 6, n), g.normal(0, 0.06, n), np.where(g.random((n, 1)) < 0.6, [[0.99, 0.95, 0.78]], [[0.74, 0.72, 0.50]]), 0.45, hard=1.4)
    for x, y, r, turn, tone in ((420, 14, 150, 1.2, "#17402f"), (60, 30, 170, 2.6, "#123a30"), (246, -20, 110, 0.4, "#1d4a34")):
        leaf(c, x, y, r, turn, tone)
    for top, foot, a in (((190, 214, 40), (150, 230, 620), 0.16), ((300, 316, 40), (330, 400, 620), 0.14)):
        c.shaft(top, foot, "#f6f2c0", a, 8)
    for x, y, r, lean, seed, share in ((58, 196, 24, 30, 11, 0.45), (84, 214, 22, -30, 12, 0.45), (440, 424, 26, 20, 13, 0.4), (420, 398, 24, 80, 14, 0.4), (448, 190, 17, 60, 15, 0.55), (48, 500, 26, -50, 16, 0.35)):
        cell(c, x, y, r, lean, seed, ("#b9cc96", share), near=False)
    skin(c, outline([(40, 172), (76, 164), (106, 196), (104, 236), (74, 246), (42, 224)]), "#8fb08a", "#f6f6dc", width=2, fill=0.12, sun=(0.5, 0.8))
    skin(c, outline([(398, 376), (430, 366), (466, 398), (468, 446), (436, 458), (404, 424)]), "#8fb08a", "#f6f6dc", width=2, fill=0.12, sun=(0.5, 0.8))
    motes(c, "#fffbe0", 60, 8, (0.6, 2.0), 0.6)
    dotted(c, smooth(600, 700, c.y), 120, ("#8f8a60", "#fff6d0", "#b5a878"), (0.8, 3), 0.6, 0.6, 3)
    c.lifted(animal).lay()
    return finished(c, focus=((240, 290, 190),), share=0.62, vignette=0.06)
