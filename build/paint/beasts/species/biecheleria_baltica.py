"""Biecheleria, a dinoflagellate of the spring bloom, screws itself up to a crack in the melting ice; its kin follow.

Two halves, the upper a little larger; between them the girdle, a groove whose ends are set off by a step, with the waving
ribbon of one flagellum in it; from there the furrow downwards, with the brick red eyespot in it and the root of the
other flagellum, which trails behind. Thin plates of five and six corners; slender golden brown plastids under them.
"""

from __future__ import annotations

import numpy as np
from canvas import F, Grad, mix, rgb, rounded, smooth
from form import line, ramp, ribbon
from scipy import ndimage
from scipy.spatial import cKDTree
from sheet import Sheet, finished
from underwater import motes, shafts, water

SUN = np.array([-0.42, -0.78, 0.46])
GOLD = ("#3a1a0c", "#743c10", "#b36c18", "#e4a52e", "#f9d876", "#fff6cc")
HERO = (252.0, 372.0, 172.0, 0.16)
"""Its middle, its radius, its lean."""
KIN = ((92, 560, 46, 0.50, 0.30), (396, 604, 34, -0.10, 0.42), (60, 400, 22, 0.45, 0.58), (188, 636, 24, 0.3, 0.55), (424, 462, 17, -0.2, 0.66), (34, 286, 12, 0.5, 0.72), (440, 330, 10, -0.2, 0.75), (300, 668, 15, 0.1, 0.7))  # fmt: skip


def reach(ny):
    """Return how far the cell reaches at a height from -1 (top) to 1: wider above, drawn in at the girdle."""
    wide = 0.94 + 0.07 * smooth(0.2, -0.5, ny) - 0.06 * smooth(0.3, 0.9, ny)
    return wide * (1 - 0.085 * np.exp(-(((ny - 0.15) / 0.075) ** 2)))


def fields(c, x, y, r, turn):
    """Return the cover of a cell and, for each pixel, the way its surface looks in the axes of the cell."""
    co, si = np.cos(turn), np.sin(turn)
    dx, dy = (c.x - x) / r, (c.y - y) / r
    u, v = dx * co + dy * si, (dy * co - dx * si) / 1.06
    rho = np.hypot(u, v) + 1e-6
    q = rho / reach(v / rho)
    cover = np.clip((1 - q) * r * c.k + 0.5, 0, 1)
    q = np.minimum(q, 0.999)
    n = np.stack([u / rho * q, v / rho * q, np.sqrt(1 - q * q)], -1)
    return cover.astype(F), n


def cell(c, x, y, r, turn, sink=0.0, full=False):
    """Paint one cell; only a large one shows its plates and plastids."""
    cover, n = fields(c, x, y, r, turn)
    co, si = np.cos(turn), np.sin(turn)
    sun = np.array([SUN[0] * co + SUN[1] * si, SUN[1] * co - SUN[0] * si, SUN[2]])
    sun /= np.linalg.norm(sun)
    light = n @ sun
    g = np.random.default_rng(12)
    seam, value = np.zeros_like(cover), light
    if full:
        count = 58
        i = np.arange(count) + 0.5
        th, ph = np.arccos(1 - 2 * i / count), np.pi * (1 + 5**0.5) * i
        seeds = np.stack([np.sin(th) * np.cos(ph), np.sin(th) * np.sin(ph), np.cos(th)], -1)
        seeds += g.normal(0, 0.05, seeds.shape)
        d, which = cKDTree(seeds).query(n.reshape(-1, 3), k=2)
        gap = (d[:, 1] - d[:, 0]).reshape(cover.shape)
        facet = (seeds @ sun + g.normal(0, 0.10, count))[which[:, 0]].reshape(cover.shape)
        value = 0.5 * light + 0.5 * facet
        seam = smooth(0.05, 0.018, gap) * smooth(0.05, 0.35, n[..., 2])
    arc = 0.15 - 0.24 * n[..., 2] + 0.07 * (smooth(0.02, 0.10, n[..., 0]) - 0.5) * smooth(0.1, 0.5, n[..., 2])
    off = n[..., 1] - arc
    groove = smooth(0.100, 0.070, np.abs(off))
    furrow = smooth(0.085, 0.05, np.abs(n[..., 0] - 0.06)) * smooth(0.0, 0.05, off) * smooth(0.86, 0.6, n[..., 1])
    tone = ramp([mix(t, "#2f7f9c", 0.8 * sink) for t in GOLD], 0.42 + 0.60 * value - 0.10 * (off > 0))
    if full:
        # Slender plastids stand in rays under the plates.
        a = np.arctan2(n[..., 1] - arc, n[..., 0]) * 9 + 0.7 * c.noise(40, 40, 3, 1) + 2 * facet
        stripe = smooth(0.0, 0.5, np.sin(a * 2.2)) * smooth(0.10, 0.35, np.abs(off)) * smooth(0.97, 0.75, 1 - n[..., 2])
        tone = tone + (rgb("#7a3a0c") - tone) * (0.22 * stripe)[..., None]
        tone = tone + (ramp(("#ffe9a8", "#ffe9a8", "#b8742a"), value) - tone) * (0.6 * seam)[..., None]
    dark = np.maximum(groove, furrow)
    tone = tone + (rgb(mix("#33150c", "#1d5c7c", sink)) - tone) * (0.86 * dark)[..., None]
    lip = np.exp(-(((off - 0.118) / 0.018) ** 2)) + 0.6 * np.exp(-(((n[..., 0] - 0.155) / 0.016) ** 2)) * smooth(0.1, 0.2, off) * smooth(0.8, 0.6, n[..., 1])
    tone = tone + (rgb(mix("#fff2c0", "#7fc4cc", sink)) - tone) * (0.75 * lip * smooth(-0.3, 0.5, light)).clip(0, 1)[..., None]
    below = smooth(0.25, 0.95, n[..., 1]) * smooth(0.2, -0.4, light)
    tone = tone + (rgb("#2f7f9c") - tone) * (0.45 * below)[..., None]
    c.area(cover, lambda *_: tone.astype(F), wash=0.5)


def spot(u, v):
    """Return the place of a point in the axes of the hero."""
    x, y, r, turn = HERO
    return (x + r * (u * np.cos(turn) - 1.06 * v * np.sin(turn)), y + r * (u * np.sin(turn) + 1.06 * v * np.cos(turn)))


def whip(c, start, way, long, swing, wide, tone):
    """Paint a flagellum that trails in waves."""
    t = np.linspace(0, 1, 40)[:, None]
    d = np.asarray(way, float) / np.hypot(*way)
    p = np.asarray(start) + d * long * t + np.array([-d[1], d[0]]) * swing * np.sin(8.4 * t) * t**0.7
    c.shape(ribbon(p, (wide, wide * 0.9, wide * 0.7, wide * 0.3)), tone, edge=0)
    return p


def animal(c):
    """Paint the cell with its two flagella."""
    cell(c, *HERO, full=True)
    u = np.linspace(-0.88, 0.90, 90)
    z = np.sqrt(np.clip(1 - u * u - 0.01, 0.02, 1))
    v = 0.15 - 0.24 * z + 0.07 * (smooth(0.02, 0.10, u) - 0.5) + 0.035 * np.sin(u * 34)
    p = [spot(a, b) for a, b in zip(u, v, strict=True)]
    line(c, [(x + 1, y + 4) for x, y in p], 8, "#1c0c08", (0.7, 0.7), 0.6)
    line(c, p, 7, "#ffe9b4", (0.6, 0.6), 0.95)
    x, y = spot(0.06, 0.24)
    c.disc(x, y, 11, 15, "#b3321c", HERO[3], edge=0)
    c.disc(x - 2, y - 4, 5, 7, "#ee7a4a", HERO[3], edge=0)
    tail = whip(c, spot(0.06, 0.36), (-0.36, 0.90), 300, 26, 12, "#5a2a12")
    line(c, (tail - [2, 2])[::3], 5, "#ffdf9c", (1, 0.3))


def ice(c):
    """Paint the underside of the ice: thick rounded floes in planes, and the crack between them where the sun comes in."""
    left = [(-30, -30), (226, -30), (236, 30), (214, 84), (160, 118), (112, 122), (52, 158), (-30, 172)]
    right = [(266, -30), (520, -30), (520, 190), (446, 166), (396, 128), (336, 116), (290, 82), (272, 30)]
    for outline, seed in ((left, 3), (right, 8)):
        p = np.array(outline, float)
        for drop, tone in ((30, "#3f97b4"), (17, "#6fbccb"), (6, "#a6dbe0")):
            c.curve(p + [0, drop * 0.6], tone, edge=1.2, alpha=0.95)
        c.curve(outline, Grad((0, 0), (0, 180), "#ffffff", "#e6f6f4", "#bfe4e8"), edge=1.2)
        with c.within(c.cover(rounded(outline))):
            g = np.random.default_rng(seed)
            for _ in range(9):
                x, y = g.uniform(p[:, 0].min(), p[:, 0].max()), g.uniform(-10, 150)
                s = g.uniform(34, 70)
                facet = [(x + s * q * np.cos(a), y + 0.4 * s * q * np.sin(a)) for a, q in zip(np.linspace(0, 6.28, 7)[:-1], g.uniform(0.6, 1.1, 6), strict=True)]
                c.curve(facet, ("#ffffff", "#b4dde4", "#d9c48c")[int(g.choice(3, p=(0.4, 0.42, 0.18)))], alpha=0.55, soft=2)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=61)
    water(c, ["#e4f6ee", "#8fd0d4", "#3f9fb4", "#1f6f94", "#124a74", "#0b2f56"], (246, 10, 260, "#fffdf0", 0.9))
    ice(c)
    shafts(c, (246, -120), "#f4fff0", n=6, length=700, amount=0.24, spread=0.42, seed=3)
    c.glow(246, 20, 120, "#ffffff", 0.6)
    for x, y, r, turn, sink in KIN[::-1]:
        whip(c, (x, y + 0.3 * r), (-0.3 - turn, 1), 2.0 * r, 0.2 * r, max(2.2, 0.09 * r), mix("#7a4a1c", "#2f7f9c", sink))
        cell(c, x, y, r, turn, sink)
    hero = c.lifted(animal)
    shade = ndimage.gaussian_filter(ndimage.shift(hero.alpha, (22 * k, 8 * k), order=1), 10 * k)
    c.area(shade, "#0a3558", 0.35, wash=0)
    hero.lay()
    motes(c, "#f4fff0", 50)
    return finished(c, focus=((252, 372, 170),), share=0.55)
