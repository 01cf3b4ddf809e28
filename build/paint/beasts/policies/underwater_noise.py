"""Underwater noise: a pile is driven into the sea bed; rings of sound drive the porpoise and the shoal away."""

import numpy as np
from canvas import F, Grad, smooth
from clupea_harengus import herring
from hides import Spine
from lake import swell
from nature import clouds, sky
from phocoena_phocoena import porpoise
from policy import Policy
from seabed import pebbles, sand
from underwater import motes, shafts

LEVEL = 168
SOURCE = (240, 470)


def place(c):
    sky(c, ("#372450", "#71406f", "#c87486", "#f6b896"), LEVEL, sun=(86, 150, 110, "#ffe0b0", 0.5))
    clouds(c, 20, 140, "#f0b0a0", "#6a4272", 0.42, 190, 0.16, 7, sun=(-0.5, 0.5), alpha=0.8)
    c.area(smooth(LEVEL - 1, LEVEL + 1, c.y), Grad((0, LEVEL), (0, 720), "#9a7aa8", "#6a5696", "#443a78", "#282456", "#171436"))
    swell(c, LEVEL - 6, "#f0c0b4", "#5a4480", n=34, top=4, foot=LEVEL + 24, tall=0.5, alpha=0.7)
    shafts(c, (120, 10), "#ffd8c8", n=6, length=520, amount=0.16, spread=0.8, wide=(12, 44), top=LEVEL)
    sand(c, [(-10, 598), (120, 588), (240, 594), (360, 586), (490, 596)], ("#5c4a80", "#2a2150", "#8a70a4", "#241c44"), ripples=34)
    pebbles(c, 600, 716, ["#4c3f72", "#64548a", "#3a305c"], n=50, seed=3, shadow="#120e2c", size=(2, 16))


def sound(c):
    """Paint the rings of sound, and the water they shake."""
    (x, y) = SOURCE
    d = np.hypot(c.x - x, c.y - y)
    water = smooth(LEVEL + 6, LEVEL + 40, c.y) * smooth(598, 560, c.y)
    for i, r in enumerate((62, 108, 156, 206, 258, 312)):
        wide = 6 + 2.2 * i
        ring = np.exp(-(((d - r) / wide) ** 2)) * water * (0.85 - 0.11 * i)
        c.area((ring * F(0.75)).astype(F), "#ffd9d0", mode="screen", wash=0)
        dark = np.exp(-(((d - r - wide * 1.7) / wide) ** 2)) * water * (0.5 - 0.06 * i)
        c.area(dark.astype(F), "#1c1440", wash=0)
    c.glow(x, y, 90, "#ffe8d8", 0.55)


def rig(c):
    """Paint the pile, its guide and the hammer on it."""
    c.shape([(214, 120), (266, 120), (266, 606), (214, 606)], Grad((214, 0), (266, 0), "#8a6a94", "#d9b6c0", "#7a5c88", "#33264e"), edge=0)
    for y in (210, 300, 390, 480):
        c.shape([(214, y), (266, y), (266, y + 7), (214, y + 7)], "#2c2148", alpha=0.45, edge=0)
    c.area(smooth(LEVEL, LEVEL + 10, c.y) * c.cover([(212, 160), (268, 160), (268, 608), (212, 608)]) * F(0.30), "#3a3070", wash=0)
    c.curve([(150, 612), (196, 594), (240, 590), (286, 594), (334, 612), (240, 630)], "#3b3064", soft=2)
    for side in (-1, 1):
        c.line([(240 + side * 118, 176), (240 + side * 92, 128)], 8, "#3a2744")
        c.line([(240 + side * 118, 260), (240 + side * 118, 150)], 7, Grad((100, 0), (380, 0), "#6a4a6a", "#35244a"))
    c.shape([(104, 116), (376, 112), (380, 134), (100, 138)], Grad((0, 110), (0, 140), "#f2c2a4", "#8a5a74", "#4c3054"), edge=0.8)
    c.shape([(198, 112), (202, 44), (278, 42), (282, 110)], Grad((198, 0), (282, 0), "#b04a4e", "#f08a62", "#8a3448"), edge=0.8)
    c.shape([(208, 46), (214, 30), (266, 29), (272, 44)], "#5c2c4a", edge=0.6)
    for a in (-2.5, -2.05, -1.1, -0.65):
        p, q = np.array([240, 74]) + 66 * np.array([np.cos(a), np.sin(a) * 0.9]), np.array([240, 74]) + 92 * np.array([np.cos(a), np.sin(a) * 0.9])
        c.line([p, q], 4.5, "#ffe6b0", taper=(1, 0.3), alpha=0.9)


def flight(c):
    """Paint the porpoise that turns away, and the scattered shoal."""
    g = np.random.default_rng(12)
    for x, y, a, long in ((66, 262, 200, 60), (112, 226, 215, 44), (54, 330, 178, 54), (120, 300, 206, 40), (92, 404, 160, 56), (48, 470, 150, 44), (136, 492, 140, 40)):
        t = np.radians(a)
        co, si = np.cos(t), np.sin(t)
        bend = g.normal(0, 0.12)
        axis = [(x + long * (u * -co - bend * np.sin(u * 3.1) * si), y + long * (u * -si + bend * np.sin(u * 3.1) * co)) for u in (0, 0.33, 0.66, 1)]
        herring(c, axis, near=0.3, haze="#54468a", sunk=0.32, flash=0.8, seed=int(g.integers(1, 999)), side=-1 if co < 0 else 1)
    layer = c.lifted(lambda c: porpoise(c, Spine([(438, 296), (420, 340), (392, 386), (366, 436), (354, 490), (362, 540)], (1.15, 1.15, 1.05, 0.95), flip=True), 0.0, 3))
    layer.haze("#4a3c7c", 0.22).lay()


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Policy(k, 6)
    place(c)
    sound(c)
    rig(c)
    flight(c)
    motes(c, "#e6d8f4", 60, rows=(190, 600))
    return c.framed("negative", focus=((410, 380, 90), (240, 80, 60)), share=0.7)
