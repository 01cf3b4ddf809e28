"""Strict protection: a bell of light stands over a reef full of life; above it swims the buoy that marks it."""

import numpy as np
from canvas import F, Grad, smooth
from lake import swell
from nature import clouds, sky
from policy import Policy
from seabed import pebbles, rock, sand, tuft, wrack
from small_fish import HERRING, PERCH, STICKLEBACK, small_fish
from underwater import bubbles, motes, net, shafts

LEVEL = 168
SILVER = ("#1f5a8c", "#7ab4dc", "#e0f2fa", "#fafeff", "#bce0f0")
PERCHES = ("#4a5a2c", "#8a9444", "#d0c470", "#f0e4a0", "#fcf6d4")
RED = ("#2a4a7c", "#4a84b4", "#c8d4d8", "#ee7a5a", "#d84a3a")


def place(c):
    sky(c, ("#5aa4e4", "#a8d6f2", "#fbf4dc"), LEVEL, sun=(110, 70, 180, "#fffbe0", 0.6))
    clouds(c, 10, 140, "#ffffff", "#a8ccec", 0.44, 220, 0.18, 6, sun=(-0.5, -0.5), alpha=0.95)
    c.area(smooth(LEVEL - 1, LEVEL + 1, c.y), Grad((0, LEVEL), (0, 720), "#7cd0e0", "#3a9ccc", "#1a6aa8", "#0d4480", "#082858"))
    shafts(c, (200, -60), "#fffbe0", n=8, length=620, amount=0.24, spread=0.7, wide=(10, 38), top=LEVEL)
    swell(c, LEVEL - 8, "#f4fdf4", "#3f94c0", n=46, top=5, foot=LEVEL + 26, tall=0.6, alpha=0.8)
    sand(c, [(-10, 574), (120, 562), (240, 568), (380, 560), (490, 572)], ("#7ab4c0", "#1f4c7c", "#e4e8c4", "#163c68"), ripples=40)
    net(c, smooth(570, 620, c.y), "#f8ffe0", 0.35)


def buoy(c):
    """Paint the yellow buoy with its cross."""
    c.line([(240, 170), (240, 240)], 3, "#2a4c70", alpha=0.6)
    c.disc(240, 172, 40, 8, "#1f5a8c", alpha=0.5, soft=3, edge=0)
    c.shape([(204, 160), (276, 160), (264, 180), (216, 180)], Grad((204, 0), (276, 0), "#c88a1c", "#ffe27a", "#e0a02c", "#8a5a14"), edge=0.5)
    c.shape([(222, 160), (230, 96), (250, 96), (258, 160)], Grad((222, 0), (258, 0), "#d8981c", "#fff0a0", "#f0b83c", "#96641a"), edge=0.4)
    c.shape([(225, 138), (227, 122), (253, 122), (255, 138)], "#c8781c", alpha=0.5, edge=0)
    for run in ([(218, 50), (262, 88)], [(262, 50), (218, 88)]):
        c.line([(x + 1.5, y + 2) for x, y in run], 12, "#7a4c10")
        c.line(run, 11, "#ffd23c")
        c.line([(x - 1, y - 2) for x, y in run], 3, "#fff6c0")
    c.line([(240, 88), (240, 98)], 5, "#8a5a14")
    c.line([(200, 172), (280, 172)], 4, "#f4fdf8", alpha=0.85)


def reef(c):
    """Paint the reef and what lives on it."""
    c.disc(240, 566, 190, 34, "#0a2c54", alpha=0.5, soft=10, edge=0)
    stone = ["#1c2c54", "#34487c", "#5a70a0", "#94a4bc", "#d8dcc8"]
    for points, seed in (
        ([(90, 570), (104, 520), (150, 492), (206, 488), (240, 516), (246, 572), (170, 590)], 3),
        ([(230, 576), (240, 512), (290, 476), (344, 486), (382, 526), (392, 574), (310, 592)], 7),
        ([(170, 588), (186, 552), (230, 538), (280, 546), (304, 580), (236, 600)], 11),
    ):
        rock(c, points, stone, seed=seed, cell=34, moss=("#c85a7c", "#8a9a50", "#e08a5a"))
    for x, y, h, lean, seed in ((128, 508, 130, -0.12, 3), (186, 494, 150, 0.06, 5), (330, 484, 150, 0.10, 8), (366, 512, 110, 0.2, 9)):
        wrack(c, x, y, h, ("#5a4414", "#a8842c", "#f0d878"), seed=seed, lean=lean, width=8)
    for x, y, h, lean in ((78, 578, 90, -0.2), (404, 580, 110, 0.2), (238, 548, 60, 0.0)):
        tuft(c, x, y, h, [["#2a7c5a", "#5ab46a", "#c8ec90"], ["#348a54", "#74c464", "#e0f4a4"]], n=9, width=7, spread=0.45, lean=lean, seed=int(x))
    g = np.random.default_rng(5)
    for _ in range(34):
        x, y = g.choice([150, 236, 300]) + g.normal(0, 26), 560 + g.normal(0, 12)
        a, s = g.uniform(0.6, 2.4), g.uniform(6, 10)
        c.disc(x + 1, y + 2, s, s * 0.5, "#0c1a3c", a, edge=0)
        c.disc(x, y, s * 0.9, s * 0.44, ["#2c3a6c", "#3c4c84", "#4a5a90"][g.integers(0, 3)], a, edge=0)
        c.disc(x - 1, y - 1.4, s * 0.5, s * 0.1, "#a8c4e8", a, alpha=0.8, edge=0)
    for axis, kind, tones in (
        ([(296, 372), (256, 366), (216, 368), (182, 378)], PERCH, PERCHES),
        ([(150, 420), (186, 416), (222, 418), (252, 426)], PERCH, PERCHES),
        ([(330, 440), (304, 436), (278, 438), (256, 446)], STICKLEBACK, RED),
        ([(170, 320), (198, 314), (226, 314), (250, 320)], HERRING, SILVER),
        ([(206, 290), (232, 285), (258, 285), (280, 290)], HERRING, SILVER),
        ([(250, 326), (276, 321), (302, 322), (324, 327)], HERRING, SILVER),
    ):
        small_fish(c, kind, axis, tones, side=1 if axis[0][0] < axis[-1][0] else -1)


def bell(c):
    """Paint the bell of light over the reef."""
    x, y = (c.x - 240) / 200, (c.y - 574) / 356
    d = np.hypot(x, y)
    inside = smooth(1.0, 0.97, d) * smooth(590, 572, c.y)
    c.area((inside * (0.14 + 0.30 * smooth(0.55, 1.0, d))).astype(F), "#e8fbff", mode="screen", wash=0)
    rim = np.exp(-(((d - 0.985) / 0.012) ** 2)) * smooth(596, 574, c.y)
    c.area(rim.astype(F), "#ffffff", 0.9, wash=0)
    glow = np.exp(-(((d - 0.985) / 0.07) ** 2)) * smooth(600, 570, c.y)
    c.area(glow.astype(F), "#a8ecff", 0.5, mode="screen", wash=0)
    for a0, a1, r, w in ((-2.6, -1.95, 0.90, 9), (-1.85, -1.72, 0.90, 8)):
        t = np.linspace(a0, a1, 24)
        c.line(np.stack([240 + 200 * r * np.cos(t), 574 + 356 * r * np.sin(t)], -1), w, "#ffffff", alpha=0.75, taper=(0.3, 0.5))


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Policy(k, 6)
    place(c)
    buoy(c)
    reef(c)
    bell(c)
    pebbles(c, 590, 716, ["#5a90a8", "#7aa8b4", "#356a88"], n=30, seed=6, shadow="#0a2c50", size=(2, 14))
    bubbles(c, [(120, 470, 5), (132, 440, 4), (352, 410, 5), (346, 380, 3.5), (240, 250, 4)])
    motes(c, "#f4ffff", 50, rows=(190, 700))
    return c.framed("measure", focus=((240, 430, 150), (240, 110, 60)), share=0.6)
