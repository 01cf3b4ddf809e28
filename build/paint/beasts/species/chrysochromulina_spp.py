"""Chrysochromulina has caught a bacterium: the haptonema, its third thread, has wound itself round it like a trunk.

A small saddle of two round flanks, a golden brown plastid in each, a pale kernel between them; a mail of flat oval scales,
of which some at the rear are drawn out into long spines. From the dip spring two equal flagella that sweep back past the
flanks, one before the cell, one behind, and between them the haptonema.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, rounded
from form import cast, line, patch, ribbon, solid
from sheet import Sheet, finished
from underwater import motes, water

SUN = (-0.5, -0.74, 0.45)
SKIN = ("#3d1f14", "#7a4218", "#b87a26", "#e3b650", "#f8e4a0", "#fffadc")
SADDLE = [(0, -52), (34, -92), (78, -128), (134, -118), (166, -58), (158, 18), (116, 72), (52, 92), (-10, 98), (-74, 104), (-130, 78), (-152, 22), (-142, -42), (-106, -82), (-62, -88), (-26, -70)]  # fmt: skip
MIDDLE, TURN, SIZE = np.array([226.0, 396.0]), -0.34, 1.08
PREY = (338.0, 142.0, 84.0, 37.0, -0.62)
ROD = ("#0a2c44", "#0f5a6c", "#1c9490", "#6fd2b4", "#d4f6d6")
THREAD = ("#6b3514", "#f0c978")


def at(u, v):
    """Return the place of a point in the axes of the cell."""
    co, si = np.cos(TURN) * SIZE, np.sin(TURN) * SIZE
    return (float(MIDDLE[0] + u * co - v * si), float(MIDDLE[1] + u * si + v * co))


def cord(c, p, widths, tones=THREAD):
    """Paint a round thread: its dark body, the light along its upper side."""
    p = np.asarray(p, float)
    c.shape(ribbon(p, widths), tones[0], edge=0)
    shift = 0.2 * max(widths)
    c.shape(ribbon(p - [0.6 * shift, shift], [0.5 * w for w in widths]), tones[1], edge=0)


def spines(c, rear):
    """Paint the drawn-out scales, those behind the cell or those before it."""
    g = np.random.default_rng(4)
    for i, a in enumerate(np.linspace(0.55, 2.75, 9)):
        if (i % 2 == 1) != rear:
            continue
        out = np.array([np.cos(a), np.sin(a)])
        root = out * [150, 98] * (0.86 if rear else 0.93)
        tip = root + (0.62 * out + np.array([-0.16, 0.62])) * g.uniform(86, 150)
        foot = [at(*(root + np.array([-out[1], out[0]]) * e)) for e in (-9, 9)]
        p, q = at(*root), at(*tip)
        c.shape([foot[0], ((p[0] * 3 + q[0]) / 4, (p[1] * 3 + q[1]) / 4), foot[1]], "#8a5524", edge=0)
        tone = "#b98a56" if rear else "#5f3216"
        line(c, [p, ((p[0] + q[0]) / 2 + 2, (p[1] + q[1]) / 2), q], 7, tone, (1, 0.2))
        line(c, [(p[0] - 1.5, p[1] - 1), ((p[0] + q[0]) / 2 + 0.5, (p[1] + q[1]) / 2 - 1), q], 2.6, "#f6dc9c", (1, 0.25))


def mail(c, outline):
    """Paint the flat oval scales that lie over one another along the margin."""
    p = rounded(outline, steps=12)
    way = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
    for row, inset, size in ((0, 0.985, 16),):
        for s in np.arange(0.5 * row, way[-1] / 24) * 24:
            x, y = (np.interp(s, way, p[:, e]) for e in (0, 1))
            d = np.array([np.interp(s + 3, way, p[:, e]) - np.interp(s - 3, way, p[:, e]) for e in (0, 1)])
            x, y = MIDDLE + (np.array([x, y]) - MIDDLE) * inset
            a = float(np.arctan2(d[1], d[0]))
            lit = np.clip(0.5 - 0.5 * ((y - MIDDLE[1]) / 120) - 0.2 * (x - MIDDLE[0]) / 160, 0, 1)
            c.disc(x + 1.5, y + 2.5, size, size * 0.52, "#4a2612", a, alpha=0.55, edge=0, soft=1)
            c.disc(x, y, size, size * 0.5, mix("#8f5a24", "#fbe6a6", lit), a, edge=0)
            c.disc(x + 0.5, y + 1, size * 0.62, size * 0.26, mix("#6f4018", "#d9ac54", lit), a, edge=0)


def cell(c):
    """Paint the saddle with its two plastids."""
    outline = [at(*q) for q in SADDLE]
    body = solid(c, outline, SKIN, sun=SUN, high=0.9, soft=0.6, bounce=("#5f9aa0", 0.6), grain=0.02, seed=3)
    with c.within(body):
        for e in (-1, 1):
            lobe = [(e * 46, -58), (e * 92, -82), (e * 128, -54), (e * 130, 10), (e * 96, 58), (e * 54, 66), (e * 66, 20), (e * 72, -18)]
            patch(c, [at(u + 4, v + 9) for u, v in lobe], "#4a200c", soft=7, alpha=0.55)
            patch(c, [at(*q) for q in lobe], ("#d47f1c", "#8f3c0e"), soft=2, alpha=0.95)
            patch(c, [at(*q) for q in ((e * 70, -58), (e * 100, -66), (e * 116, -38), (e * 104, -8), (e * 88, -30))], "#f8c04a", soft=5, alpha=0.75)
            for u, v in ((76, -34), (104, -6), (96, 30)):
                line(c, [at(e * (u - 12), v - 8), at(e * u, v), at(e * (u + 10), v + 12)], 3, "#7a300c", (0.6, 0.4), 0.55)
        x, y = at(-2, 22)
        c.disc(x, y, 36, 30, "#f6e6b0", TURN, edge=0, alpha=0.5, soft=7)
    mail(c, outline)


def catch(c):
    """Paint the haptonema and the bacterium in its coils."""
    x, y, long, r, turn = PREY
    co, si = np.cos(turn), np.sin(turn)
    place = lambda u, v: (x + u * co - v * si, y + u * si + v * co)
    half = np.pi * np.linspace(-0.5, 0.5, 16)
    cap = long - r
    out = [place(cap + r * np.cos(h), r * np.sin(h)) for h in half] + [place(-cap - r * np.cos(h), -r * np.sin(h)) for h in half]
    stem = [at(4, -60), at(40, -120), at(96, -150), at(124, -190), place(-62, r + 18), place(-46, r - 6)]
    for u in (-26, 8):
        cord(c, [place(u - 8, -r - 3), place(u + 4, -r - 9), place(u + 16, -r - 3)], (12, 14, 12), ("#4f2a12", "#b98a48"))
    solid(c, np.array(out), ROD, sun=SUN, high=1.0, soft=0.5, bounce=("#e0a05c", 0.5), rim=("#f4ffe8", 0.8, 4), seed=6)
    for u, v in ((-50, -4), (56, 6), (30, -12)):
        c.disc(*place(u, v), 7, 6, "#bdf0cc", alpha=0.6, edge=0)
    cord(c, stem, (19, 18, 17, 16, 15, 14))
    for u in (-34, 0, 34):
        band = [place(u - 14, r + 3), place(u - 8, r * 0.55), place(u, 0), place(u + 5, -r * 0.6), place(u + 7, -r - 4)]
        cast(c, ribbon(band, (13, 13, 13)), soft=3, amount=0.6, colour="#0a2438", shift=(5, 7))
        cord(c, band, (14, 17, 17, 16, 13))
    cord(c, [place(34 + 7, -r - 4), place(56, -r - 22), place(84, -r - 20), place(92, -r + 6), place(76, -r + 10)], (13, 12, 10, 8, 4))


def animal(c):
    """Paint the cell with its threads and its prey."""
    cord(c, [at(10, -50), (330, 330), (408, 352), (444, 420), (424, 486), (450, 548), (432, 620)], (14, 14, 13, 11, 8, 4), ("#7f5232", "#dcb680"))
    spines(c, rear=True)
    cell(c)
    spines(c, rear=False)
    catch(c)
    cord(c, [at(-12, -48), (148, 292), (84, 268), (34, 304), (40, 368), (20, 432), (46, 494), (24, 566)], (16, 16, 15, 13, 10, 8, 4))
    c.disc(*at(0, -56), 22, 14, "#5a2c12", TURN, alpha=0.8, soft=4)


def stage(c):
    """Paint the water of a late evening, pale above and slate below, with bacteria adrift."""
    water(c, ["#fbe6c4", "#f0c6a4", "#cf9f94", "#8f8c98", "#4a6f84", "#234c66"], (110, 40, 280, "#fff4d2", 0.7))
    g = np.random.default_rng(5)
    for _ in range(16):
        x, y, a, s = g.uniform(0, 480), g.uniform(40, 700), g.uniform(0, 3), g.uniform(5, 11)
        if np.hypot(x - 220, y - 360) < 230:
            continue
        tone = Grad((0, 0), (0, 720), "#d9b49c", "#4f8a94")
        p = np.array([[x - np.cos(a) * s * 1.5, y - np.sin(a) * s * 1.5], [x + np.cos(a) * s * 1.5, y + np.sin(a) * s * 1.5]])
        c.shape(ribbon([p[0], (p[0] * 2 + p[1]) / 3, (p[0] + p[1] * 2) / 3, p[1]], (0.4 * s, 1.5 * s, 1.5 * s, 0.4 * s)), tone, alpha=0.9)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=29)
    stage(c)
    animal(c)
    motes(c, "#fff2d4", 40)
    return finished(c, focus=((226, 396, 180), (338, 142, 100)), share=0.55)
