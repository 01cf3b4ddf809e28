"""A dinoflagellate leaves its spiny cyst and spins up towards the edge of the spring ice.

The cell is a top, 15 um: a blunt cone over a half ball, parted by a deep girdle that makes one turn and comes
back lower than it began; a ribbon waves in the girdle, the other flagellum trails from the furrow below; plastids golden brown,
an orange eyespot in the furrow. The cyst is a burr of short blunt spines; it waits in the mud
until spring. Light from the left, where the ice ends; snow on the ice keeps the upper right dark.
"""

from __future__ import annotations

import numpy as np
from canvas import F, Grad, mix, smooth
from form import cast, line, outline, patch, solid, turned
from life import dotted, ground, lash, lobes
from sheet import Sheet, finished
from underwater import motes

SUN = (-0.82, -0.30, 0.48)
UPPER = [(-0.97, -0.16, None), (-0.92, -0.42), (-0.68, -0.74), (-0.30, -1.10), (-0.02, -1.30), (0.30, -1.10), (0.68, -0.72), (0.92, -0.36),
         (0.98, -0.02, None), (0.62, 0.12), (0.22, 0.18), (0.06, 0.10), (-0.44, 0.02), (-0.78, -0.08)]  # fmt: skip
LOWER = [(-0.96, -0.05, None), (-0.74, 0.03), (-0.44, 0.12), (0.02, 0.20), (0.22, 0.29), (0.62, 0.22), (0.96, 0.08, None), (0.90, 0.52), (0.66, 0.84),
         (0.38, 0.97), (0.18, 0.94), (0.02, 1.00), (-0.36, 0.98), (-0.72, 0.72), (-0.90, 0.36)]  # fmt: skip
GOLD = ("#3a2a24", "#7a4c22", "#bf8230", "#e8bd5c", "#fbeaae")


def cell(c, x, y, r, lean, seed=1, veil=None):
    """Paint a cell: the bottom of its girdle, both halves with their plastids, the ribbon, the furrow."""
    q = (lambda t: mix(t, *veil)) if veil else (lambda t: t)
    at = lambda points: turned(points, (0, 0), np.degrees(lean), (x, y), r)
    tones = [q(t) for t in GOLD]
    c.shape(outline(at([(-0.90, -0.1), (-0.5, -0.5), (0.5, -0.5), (0.90, 0.1), (0.8, 0.5), (0.2, 0.7), (-0.7, 0.4)])), Grad(at([(-0.9, 0)])[0], at([(0.9, 0.2)])[0], q("#a8742f"), q("#6f4826"), q("#3d2a28")), edge=0)
    low = solid(c, at(LOWER), tones, sun=SUN, high=0.85, push=-0.10, seed=seed, bounce=(q("#4f8f96"), 0.55))
    top = solid(c, at(UPPER), tones, sun=SUN, high=0.85, push=0.0, seed=seed + 1)
    dark = [q(t) for t in ("#3a2420", "#71401c", "#b06f24", "#dca243", "#f7dc8c")]
    with c.within(low, top):
        lobes(c, x, y, r * 1.0, int(420 if r > 60 else 70), dark, turn=lean, tall=1.15, sun=SUN, size=(0.125, 0.05), seed=seed, alpha=0.8)
        edge = np.maximum(low, top)
        rim = edge - c.cover(outline(at([(0.95 * p[0] + 0.02, 0.95 * p[1]) for p in (*UPPER[:9], *LOWER[6:])])), 0.02 * r)
        c.area((np.clip(rim, 0, 1) * smooth(0.5, -0.8, (c.x - x) / r + 0.3)).astype(F), q("#fbe9ae"), 0.7, wash=0)
    with c.within(low):
        patch(c, at([(-1, -0.08), (0.0, 0.17), (0.3, 0.25), (1, 0.03), (0.95, 0.16), (0.25, 0.38), (0.0, 0.30), (-0.9, 0.06)]), q("#9a6a40"), soft=0.04 * r, alpha=0.7, mode="multiply")
        patch(c, at([(0.05, 0.26), (0.26, 0.34), (0.24, 0.66), (0.19, 0.94), (0.12, 0.68)]), q("#4a2c22"), soft=0.025 * r, alpha=0.8)
    with c.within(top):
        patch(c, at([(-0.90, -0.1), (-0.86, -0.5), (-0.6, -0.88), (-0.2, -1.1), (-0.5, -0.7), (-0.66, -0.3)]), q("#fff4c8"), soft=0.06 * r, alpha=0.55)
        line(c, at([(-0.95, -0.16), (-0.78, -0.09), (-0.44, 0.01), (0.06, 0.09), (0.22, 0.17), (0.6, 0.11)]), 0.05 * r, q("#ffe9a8"), (0.9, 0.2), 0.75)
    c.disc(*at([(0.17, 0.70)])[0], 0.07 * r, 0.034 * r, q("#d8622c"), lean + 1.5, edge=0, alpha=0.9)
    u = np.linspace(0, 1, 70)
    mid = np.interp(u, [0, 0.18, 0.32, 0.52, 0.62, 0.82, 1], [-0.09, -0.02, 0.06, 0.14, 0.22, 0.17, 0.03])
    ribbon = np.stack([-0.93 + 1.86 * u, mid + 0.040 * np.sin(u * 52 + 2 * np.sin(u * 9)) * np.sin(np.pi * u) ** 0.5], -1)
    line(c, at(ribbon), 0.07 * r, q("#4a2f26"), (0.5, 0.3), 0.6)
    line(c, at(ribbon - (0.01, 0.02)), 0.036 * r, q("#f8e6b4"), (1.0, 0.4), 0.95)


def spine(c, x, y, a, long, wide, tones, lit):
    """Paint a blunt spine of the cyst."""
    tip = (x + long * np.cos(a), y + long * np.sin(a))
    c.line([(x, y), tip], wide, tones[0], (1.3, 0.75))
    c.line([(x - 0.16 * wide, y - 0.16 * wide), (tip[0] - 0.16 * wide, tip[1] - 0.16 * wide)], wide * 0.55, mix(tones[1], tones[2], lit), (1.3, 0.7))
    c.disc(*tip, wide * 0.5, wide * 0.45, mix(tones[1], tones[2], lit), edge=0)


BURR = ("#2d2a2c", "#6f5638", "#a8854c", "#dcc07a", "#f6e6b0")


def burr(c, x, y, r, seed, tones=BURR, whole=True):
    """Paint a cyst: a ball with spines all over; `whole` or as the open bowl that a cell has left."""
    g = np.random.default_rng(seed)
    ring = np.linspace(0, 2 * np.pi, 30, endpoint=False) + g.normal(0, 0.05, 30)
    for a in ring:
        if whole or np.sin(a) > -0.35:
            spine(c, x + 0.94 * r * np.cos(a), y + 0.94 * r * np.sin(a), a + g.normal(0, 0.1), r * g.uniform(0.2, 0.3), r * 0.085, (tones[0], tones[1], tones[3]), float(np.clip(-np.cos(a) * 0.7 + 0.3, 0, 1)))
    if whole:
        body = [(x + r * np.cos(a), y + r * np.sin(a)) for a in ring[::3]]
    else:
        rim = [(x + r * u, y - r * (0.30 + w)) for u, w in ((-0.97, 0.0), (-0.7, 0.14), (-0.44, -0.02), (-0.1, 0.12), (0.2, -0.04), (0.5, 0.12), (0.78, 0.0), (0.96, 0.04))]
        c.shape([*rim, (x + 0.9 * r, y + 0.3 * r), (x - 0.9 * r, y + 0.3 * r)], tones[0], edge=0)
        c.disc(x, y - 0.28 * r, 0.94 * r, 0.30 * r, Grad((x - r, y), (x + r, y), "#171a24", "#4a3a2c", "#c9a25c"), edge=0)
        body = [(x - r, y - 0.28 * r, None), (x - 0.55 * r, y - 0.08 * r), (x - 0.2 * r, y - 0.0 * r), (x + 0.25 * r, y - 0.06 * r), (x + 0.6 * r, y - 0.06 * r), (x + r, y - 0.26 * r, None), (x + 0.9 * r, y + 0.42 * r), (x + 0.4 * r, y + 0.92 * r), (x - 0.3 * r, y + 0.95 * r), (x - 0.86 * r, y + 0.5 * r)]
    mask = solid(c, body, tones, sun=SUN, high=0.9, seed=seed, bounce=("#4a7076", 0.4))
    for _ in range(26 if r > 30 else 8):
        u, v = g.uniform(-0.8, 0.8, 2)
        if np.hypot(u, v) < 0.86 and (whole or v > 0.08):
            lit = float(np.clip(0.5 - 0.6 * u, 0, 1))
            spine(c, x + u * r, y + v * r, np.arctan2(v, u) + g.normal(0, 0.2), r * 0.22 * np.hypot(u, v) + 0.05 * r, r * 0.09, (tones[0], tones[1], tones[4]), lit)
    return mask


def animal(c):
    """Paint the cell, its trailing flagellum, and the empty cyst with its lid."""
    lash(c, [(217, 332), (190, 390), (216, 436), (196, 466), (150, 466), (140, 496)], 6.5, "#8d7f5e", "#fdf6da", (1.0, 0.35))
    for i, a in enumerate(np.linspace(2.5, 4.5, 8)):
        spine(c, 66 + 44 * np.cos(a), 462 + 36 * np.sin(a), a, 14, 5.2, (BURR[0], BURR[1], BURR[4]), 0.9 - 0.09 * i)
    solid(c, [(90, 492, None), (60, 496), (28, 476), (22, 450), (40, 430), (68, 424), (92, 432, None), (72, 448), (74, 472)], BURR, sun=SUN, high=0.7, seed=8)
    c.curve([(90, 490), (74, 472), (72, 450), (91, 434), (98, 444), (98, 478)], "#2a2426", edge=0.4)
    burr(c, 140, 504, 62, 5, whole=False)
    cell(c, 272, 244, 122, 0.72, 3)


def ice(c):
    """Paint the snow-covered floe above on the right, its lit edge on the left, and daylight beside it."""
    edge = [(196, -40), (196, 20), (226, 52), (268, 58), (288, 86), (336, 92), (376, 118), (424, 122), (520, 168), (540, -40)]
    c.curve(np.array(edge) + (2, 16), "#16384c", alpha=0.55, soft=12)
    c.curve(edge, Grad((200, 30), (500, 60), "#a9cdcc", "#5f92a2", "#33617a", "#204860"), edge=0.8)
    mask = c.cover(outline(edge))
    with c.within(mask):
        g = np.random.default_rng(6)
        x, y = g.uniform(190, 500, 130), g.uniform(-10, 160, 130)
        c.dabs(x, y, g.uniform(10, 40, 130), g.uniform(2, 7, 130), 0.42 + g.normal(0, 0.12, 130), np.where(g.random((130, 1)) < 0.4, [[0.62, 0.80, 0.80]], [[0.16, 0.34, 0.45]]), 0.35, hard=1.5)
        for width, tone, alpha, soft in ((34, "#8ebdc2", 0.5, 7), (15, "#e8f5ea", 0.85, 2.2)):
            line(c, edge[:-1], width, tone, (1.0, 0.35), alpha, soft=soft)


def floor(c):
    """Paint the mud with its cysts: a soft dark slope, pale dust on it."""
    slope = [(-20, 528), (60, 546), (150, 550), (250, 536), (350, 512), (500, 488), (500, 740), (-20, 740)]
    c.shape(outline([(*p, None) if i in {0, 5, 6, 7} else p for i, p in enumerate(slope)]), Grad((0, 524), (480, 610), "#5d6a58", "#3c4c4a", "#223640"), edge=0.5, soft=1.5)
    mask = c.cover(slope) * smooth(486, 566, c.y)
    dotted(c, mask.astype(F), 260, ("#7f8263", "#4a5650", "#2c3e42", "#a39a70"), (1.2, 7), 0.55, 0.4, 4)
    for x, y, r, seed in ((372, 502, 22, 3), (444, 500, 30, 7), (312, 528, 17, 9)):
        cast(c, [(x - r, y + 0.6 * r), (x + 1.8 * r, y + 0.4 * r), (x + 2.2 * r, y + 1.1 * r), (x, y + 1.3 * r)], soft=4, amount=0.6)
        burr(c, x, y, r, seed, [mix(t, "#3a5a60", 0.35) for t in BURR])
        c.disc(x, y + 1.02 * r, 1.1 * r, 0.26 * r, "#2a3e42", alpha=0.85, soft=2.5)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 33)
    ground(c, ("#eef6dc", "#bfe0cf", "#7dbdbd", "#3f8699", "#235a76", "#143e5a"), (-20, 150), (500, 470), lean=-0.5, seed=5)
    ice(c)
    floor(c)
    for x, y, r, lean, share in ((72, 262, 24, 0.4, 0.5), (122, 118, 15, 0.2, 0.62), (430, 300, 19, -0.2, 0.55), (44, 372, 13, 0.5, 0.62)):
        c.lifted(lambda s, a=x, b=y, r=r, e=lean, q=share: (lash(s, [(a, b + r), (a - 0.4 * r, b + 1.7 * r), (a - 0.2 * r, b + 2.5 * r)], 2, "#d9dcb4"), cell(s, a, b, r, e, 5, ("#8ec0ba", q)))).lay()
    motes(c, "#f4f6dc", 60, 8, (0.6, 1.8), 0.5)
    for points, wide in (([(120, 500), (230, 470), (330, 440), (352, 400), (270, 392), (170, 400), (128, 366), (140, 330)], 7), ([(150, 470), (260, 452), (330, 424), (322, 404)], 4), ([(404, 330), (428, 270), (420, 200), (380, 140)], 6)):
        line(c, points, wide, "#d5efe2", (0.1, 0.5), 0.26, soft=1.2)
    cast(c, [(100, 560), (260, 550), (330, 564), (220, 580), (110, 576)], soft=8, amount=0.6)
    c.lifted(animal).lay()
    c.disc(140, 568, 70, 13, "#4a584e", alpha=0.8, soft=5)
    return finished(c, focus=((272, 248, 150), (140, 486, 60)), share=0.65, vignette=0.12)
