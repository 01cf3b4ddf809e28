"""Bubble curtains: a wall of bubbles round a pile holds the noise in; a porpoise and her calf pass in peace."""

import numpy as np
from canvas import F, Grad, smooth
from hides import Spine
from lake import swell
from nature import clouds, sky
from phocoena_phocoena import porpoise
from policy import Policy
from seabed import pebbles, sand
from underwater import bubbles, motes, shafts

LEVEL = 140


def place(c):
    sky(c, ("#5aa4e0", "#a8d8f0", "#fdf4d8"), LEVEL, sun=(400, 60, 180, "#fffbe0", 0.6))
    clouds(c, 10, 120, "#ffffff", "#a8ccec", 0.42, 220, 0.18, 6, sun=(0.5, -0.5), alpha=0.95)
    c.area(smooth(LEVEL - 1, LEVEL + 1, c.y), Grad((0, LEVEL), (0, 720), "#8cd8e4", "#46a8d0", "#1f74ac", "#0f4880", "#082a58"))
    shafts(c, (400, -60), "#fffbe0", n=8, length=600, amount=0.24, spread=0.9, wide=(10, 38), top=LEVEL)
    swell(c, LEVEL - 8, "#f4fdf4", "#3f94c0", n=46, top=5, foot=LEVEL + 26, tall=0.6, alpha=0.8)
    sand(c, [(-10, 588), (120, 578), (240, 586), (380, 576), (490, 586)], ("#7ab4c0", "#1f4c7c", "#d4e4c4", "#163c68"), ripples=36)
    pebbles(c, 590, 716, ["#5a90a8", "#7aa8b4", "#356a88"], n=40, seed=6, shadow="#0a2c50", size=(2, 16))


def pile(c):
    """Paint the pile, the hammer, and the rings of sound that stay inside the curtain."""
    x, y = 96, 440
    d = np.hypot(c.x - x, c.y - y)
    inside = smooth(LEVEL + 6, LEVEL + 30, c.y) * smooth(590, 560, c.y) * smooth(214, 190, c.x)
    for i, r in enumerate((46, 84, 124, 166, 208)):
        ring = np.exp(-(((d - r) / (6 + 2 * i)) ** 2)) * inside * (0.8 - 0.1 * i)
        c.area(ring.astype(F), "#fff6d0", 0.8, mode="screen", wash=0)
    c.shape([(70, 92), (122, 92), (122, 598), (70, 598)], Grad((70, 0), (122, 0), "#8aa4bc", "#e4ecec", "#86a0b8", "#3a5478"), edge=0)
    c.area(c.cover([(68, LEVEL), (124, LEVEL), (124, 600), (68, 600)]) * F(0.40), "#2a6ca0", wash=0)
    for v in (230, 330, 430, 530):
        c.shape([(70, v), (122, v), (122, v + 6), (70, v + 6)], "#24487a", alpha=0.45, edge=0)
    c.shape([(52, 94), (58, 30), (134, 30), (140, 94)], Grad((52, 0), (140, 0), "#d8862a", "#fcc858", "#b06420"), edge=0.6)
    c.shape([(68, 32), (76, 16), (116, 16), (124, 32)], "#8a4c1c", edge=0.5)
    c.line([(96, 600), (150, 624), (220, 620), (250, 604)], 11, "#1c2c44", round_=True)
    c.line([(96, 597), (150, 621), (220, 617), (250, 601)], 3, "#7a9ab8", round_=True, alpha=0.8)


def curtain(c):
    """Paint the wall of bubbles that rises from the hose on the floor."""
    g = np.random.default_rng(7)
    wall = np.exp(-(((c.x - 234 - 10 * np.sin(c.y / 60)) / (26 + 0.05 * (600 - c.y))) ** 2)) * smooth(LEVEL - 2, LEVEL + 20, c.y) * smooth(612, 590, c.y)
    streaks = 0.6 + 0.4 * c.noise(9, 60, 51, 2)
    c.area((wall * streaks * F(0.62)).astype(F), "#e4fbff", wash=0)
    n = 420
    t = g.uniform(0, 1, n)
    y = 604 - (604 - LEVEL - 4) * t
    x = 234 + 10 * np.sin(y / 60) + g.normal(0, 1, n) * (12 + 20 * t)
    r = g.uniform(1.2, 3.6, n) * (0.8 + 0.7 * t)
    c.dabs(x, y, r, r, 0, "#ffffff", 0.75, hard=3)
    c.dabs(x + 0.6, y + 0.8, r * 0.55, r * 0.55, 0, "#8fd0ec", 0.6)
    bubbles(c, [(234 + 10 * np.sin(y / 60) + g.normal(0, 20), y, g.uniform(4, 9)) for y in g.uniform(LEVEL + 20, 590, 40)], light="#ffffff", shade="#2a7cb4")
    n = 60
    c.dabs(234 + g.normal(0, 34, n), LEVEL + g.normal(0, 3, n), g.uniform(4, 12, n), g.uniform(1.6, 3.6, n), 0, "#ffffff", 0.85)
    c.line([(214, 606), (234, 600), (256, 606)], 10, "#16304c", round_=True)


def family(c):
    """Paint mother and calf on the quiet side."""
    haze = "#2f84b8"
    calf = c.lifted(lambda c: porpoise(c, Spine([(296, 392), (330, 404), (370, 420), (408, 428), (444, 424)], (1.3, 1.2, 1.0, 0.9)), 0.0, 5, young=True))
    mother = c.lifted(lambda c: porpoise(c, Spine([(282, 262), (324, 264), (376, 284), (426, 318), (466, 334)], (1.15, 1.12, 1.0, 0.9)), 0.0, 3))
    mother.haze(haze, 0.10).lay()
    calf.haze(haze, 0.08).lay()


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Policy(k, 6)
    place(c)
    pile(c)
    curtain(c)
    family(c)
    motes(c, "#f4ffff", 50, rows=(160, 700))
    return c.framed("measure", focus=((380, 340, 110), (96, 60, 50)), share=0.6)
