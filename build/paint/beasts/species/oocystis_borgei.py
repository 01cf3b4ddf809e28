"""Four young of Oocystis hang in the swollen wall of their mother under a green summer surface; a wheel animal comes near.

Each cell is a lemon with a small knob at both ends, against its wall a few large green plates with lobed edges, in each
one pale body of starch. The mother's wall is wide and clear, a lemon too, and keeps her own two knobs.
"""

from __future__ import annotations

import numpy as np
from canvas import F, mix, rgb, rounded, smooth
from form import depth_of, line, patch, ribbon, solid
from scipy import ndimage
from sheet import Sheet, finished
from underwater import motes, shafts, surface, water

SUN = (-0.42, -0.78, 0.46)
MOTHER = (222, 346, 232, 172, 1.08)
"""Her middle, half length, half width, and the angle of her long axis."""
YOUNG = (
    (262, 236, 100, 74, 0.30, 0.30, 3), (140, 326, 96, 72, 1.50, 0.20, 7),
    (308, 378, 104, 76, 1.22, 0.12, 11), (204, 454, 116, 86, 0.52, 0.0, 17),
)  # fmt: skip
"""The young, the farthest first: as above, how deep in the water, seed."""
TONES = ("#04241c", "#0b4a2a", "#1d7a32", "#5cac3a", "#b8dc62", "#f2fab0")
FAR = "#2f7f62"


def lemon(x, y, long, wide, turn, knob=0.0):
    """Return the outline of a lemon; `knob` is how far its ends stand out."""
    t = np.linspace(0, 2 * np.pi, 120, endpoint=False)
    u = np.cos(t)
    v = np.sin(t) * (1 - 0.10 * np.abs(u) ** 3)
    u = u + np.sign(u) * knob * np.exp(-(((1 - np.abs(u)) / 0.012) ** 1.0))
    co, si = np.cos(turn), np.sin(turn)
    return np.stack([x + u * long * co - v * wide * si, y + u * long * si + v * wide * co], -1)


def young(c, x, y, long, wide, turn, sink, seed):
    """Paint one cell: its wall, the plates against it, their starch."""
    g = np.random.default_rng(seed)
    tint = lambda q: mix(q, FAR, sink)
    place = lambda u, v: (x + u * long * np.cos(turn) - v * wide * np.sin(turn), y + u * long * np.sin(turn) + v * wide * np.cos(turn))
    out = lemon(x, y, long, wide, turn, 0.07)
    shade = np.array(out) + [10, 22]
    patch(c, shade, "#06301f", soft=9, alpha=0.5, mode="mix")
    c.shape(np.array([[x, y]]) + (out - [x, y]) * 1.055, (tint("#eafccc"), tint("#3f8f62")), edge=0, alpha=0.9)
    body = solid(c, out, [tint(q) for q in TONES], sun=SUN, high=1.0, soft=0.5, bounce=(tint("#3f9f7c"), 0.55), grain=0.03, seed=seed)
    with c.within(body):
        spots = [(-0.56, 0.1), (0.02, -0.5), (0.04, 0.5), (0.58, -0.06)]
        for i, (u, v) in enumerate(spots):
            turns = np.linspace(0, 2 * np.pi, 10)[:-1]
            r = 1 + 0.17 * np.sin(3 * turns + seed + i) + g.normal(0, 0.06, 9)
            lobes = [place(u + 0.30 * q * np.cos(a), v + 0.40 * q * np.sin(a)) for a, q in zip(turns, r, strict=True)]
            own = mix("#237f34", "#8ccf48", np.clip(0.5 + 0.75 * ((y - place(u, v)[1]) / wide) + 0.2 * ((x - place(u, v)[0]) / long), 0, 1))
            patch(c, [(p + 3, q + 5) for p, q in lobes], tint("#06351f"), soft=3, alpha=0.75)
            patch(c, lobes, tint(own), soft=1.2, alpha=0.85)
            up = [(p - 2, q - 3) for p, q in [((a + place(u, v)[0]) / 2, (b + place(u, v)[1]) / 2) for a, b in lobes]]
            patch(c, up, tint(mix(own, "#e8f59a", 0.55)), soft=4, alpha=0.6)
            px, py = place(u + 0.03, v)
            r = 0.10 * wide
            c.disc(px + 1.5, py + 2, r * 1.2, r * 1.1, tint("#0a4424"), alpha=0.6, soft=1)
            c.disc(px, py, r, r * 0.95, tint("#e2f0a6"), edge=0)
    for s in (-1, 1):
        kx, ky = place(1.03 * s, 0)
        c.disc(kx, ky, 0.10 * wide, 0.12 * wide, tint("#5d9a48"), turn, edge=0)
        c.disc(kx - 1.5, ky - 2, 0.06 * wide, 0.07 * wide, tint("#e6f6b8"), turn, edge=0)
    deep = depth_of(body, c.k)
    gy = np.gradient(ndimage.gaussian_filter(body, 2 * c.k), 1 / c.k)[0]
    rim = body * smooth(7, 2, deep) * smooth(0.004, 0.03, gy)
    c.area(rim.astype(F), tint("#fbffe0"), 0.85, wash=0)


def mother(c, front):
    """Paint her wall: behind the young as a paler room in the water, before them as its lit edge."""
    out = lemon(*MOTHER, 0.035)
    mask = c.cover(out)
    deep = depth_of(mask, c.k)
    gy, gx = np.gradient(ndimage.gaussian_filter(mask, 3 * c.k), 1 / c.k)
    toward = -(gx * SUN[0] + gy * SUN[1]) / (np.hypot(gx, gy) + 1e-6)
    lit = smooth(-0.7, 0.8, toward)
    if not front:
        patch(c, np.array(out) + [14, 26], "#052418", soft=14, alpha=0.55)
        c.area(mask, "#8fd0a0", 0.42, wash=1)
        c.area((mask * smooth(60, 0, deep)).astype(F), "#d6f2c4", 0.30, wash=0.5)
        c.area((mask * smooth(600, 150, c.y)).astype(F), "#e9f9c8", 0.26, wash=0.5)
        return
    edge = mask * smooth(10.5, 8.5, deep)
    c.area((edge * (0.55 + 0.4 * lit)).astype(F), lambda x, y: (rgb("#2c7c58") + (rgb("#fbffdc") - rgb("#2c7c58")) * lit[..., None]).astype(F), wash=0.4)
    c.area((mask * np.exp(-(((deep - 11) / 2.0) ** 2))).astype(F), "#0d4a34", 0.55, wash=0)
    x, y, long, wide, turn = MOTHER
    for s in (-1, 1):
        px, py = x + s * 1.0 * long * np.cos(turn), y + s * 1.0 * long * np.sin(turn)
        c.disc(px, py, 15, 22, "#6fae7a" if s > 0 else "#dff2bc", turn, edge=0)
        c.disc(px - 3, py - 4, 8, 12, "#c8e6b0" if s > 0 else "#fdffe6", turn, edge=0)
    # One broad light lies on the wall, broken as a brush breaks it.
    for r0, r1, w, much in ((2.55, 3.55, 13, 0.62), (3.7, 3.95, 9, 0.5)):
        t = np.linspace(r0, r1, 24)
        co, si = np.cos(turn), np.sin(turn)
        u, v = 0.87 * long * np.cos(t), 0.84 * wide * np.sin(t)
        p = np.stack([x + u * co - v * si, y + u * si + v * co], -1)
        c.shape(ribbon(p[::4], (2, w, w * 0.8, 2)), "#f6ffd8", alpha=much, soft=1.5)


def wheel(c, x, y, s, turn):
    """Paint a wheel animal that comes to graze: a vase with a crown of two wreaths, in the tone of the water."""
    co, si = np.cos(turn) * s, np.sin(turn) * s
    at = lambda q: [(x + u * co - v * si, y + u * si + v * co) for u, v in q]
    vase = at([(-0.50, -0.44), (-0.20, -0.50), (0.30, -0.52), (0.75, -0.36), (1.0, 0.0), (0.75, 0.36), (0.30, 0.52), (-0.20, 0.50), (-0.50, 0.44), (-0.42, 0.0)])
    foot = at([(0.9, 0.0), (1.25, 0.10), (1.5, 0.02), (1.75, 0.14)])
    c.shape(ribbon(foot, (0.26 * s, 0.2 * s, 0.13 * s, 0.06 * s)), "#17573f", edge=0)
    solid(c, vase, ("#0b3d2e", "#1a5e44", "#35825c", "#6fb07a"), sun=SUN, high=0.9)
    patch(c, at([(0.10, -0.22), (0.5, -0.2), (0.62, 0.1), (0.3, 0.28), (0.05, 0.1)]), "#a4b04a", soft=3, alpha=0.8)
    for e in (-0.27, 0.27):
        c.shape(rounded(at([(-0.48, e - 0.24), (-0.60, e), (-0.48, e + 0.24), (-0.40, e)])), "#8cc48c", edge=0)
        for v in np.linspace(-0.26, 0.26, 9):
            line(c, at([(-0.50, e + v), (-0.72, e + 1.25 * v), (-0.86, e + 1.7 * v + 0.06)]), 3, "#a8d89c", (1, 0.3), 0.9)
    c.disc(*at([(-0.22, 0.0)])[0], 0.07 * s, 0.07 * s, "#a8321e", edge=0)


def animal(c):
    """Paint the colony."""
    mother(c, front=False)
    for one in YOUNG:
        young(c, *one)
    mother(c, front=True)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=83)
    water(c, ["#cfe6a4", "#6fb07c", "#2a7358", "#124a3e", "#0a3230", "#072426"], (130, -30, 300, "#f8ffd0", 0.8))
    surface(c, 104, "#f4fbcf", "#4c9a74", seed=4, centre=150, n=150)
    shafts(c, (130, -170), "#eaffc0", n=6, length=640, amount=0.20, spread=0.7, seed=3)
    c.lifted(lambda q: wheel(q, 414, 152, 62, -0.70)).haze("#4f9a74", 0.12).blurred(0.4).lay()
    animal(c)
    motes(c, "#e6ffcc", 60)
    return finished(c, focus=((204, 434, 110),), share=0.6)
