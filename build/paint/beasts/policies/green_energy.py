"""Green energy: wind turbines in a clear morning; mussels and weed grow on one foot, the other is bare."""

import numpy as np
from canvas import F, Grad, smooth
from lake import swell
from nature import clouds, sky
from policy import Policy
from seabed import pebbles, rock, sand, tuft
from small_fish import HERRING, PERCH, small_fish
from things import turbine
from underwater import motes, shafts

LEVEL = 300
SILVER = ("#2a6a78", "#7fb4b8", "#dcece4", "#f4faf0", "#b8d8d4")
PERCHES = ("#4a5a2c", "#8a9444", "#c8c070", "#ece0a0", "#f8f2cc")


def place(c):
    sky(c, ("#5fb0c8", "#a4dccc", "#e8f2cc", "#fff4cc"), LEVEL, sun=(370, 110, 220, "#fff8d0", 0.7))
    c.disc(372, 108, 26, 26, "#fffbe0", edge=0)
    clouds(c, 30, 190, "#ffffff", "#a8d4cc", 0.42, 220, 0.2, 4, sun=(0.5, -0.5), alpha=0.9)
    clouds(c, 200, 296, "#fffbe4", "#c4dcc4", 0.40, 190, 0.09, 9, sun=(0.5, -0.5), alpha=0.8)
    for x, h, ph in ((60, 92, 0.9), (122, 74, 0.2), (420, 86, 0.6), (360, 66, 1.4), (452, 60, 0.1)):
        turbine(c, x, LEVEL + 2, h * 1.4, colour="#fdfdf6", shade="#5c94a4", phase=ph)
    c.area(smooth(LEVEL - 1, LEVEL + 1, c.y), Grad((0, LEVEL), (0, 720), "#96d4b4", "#52b09c", "#248088", "#12586c", "#0c3450"))
    shafts(c, (370, -40), "#fffad0", n=8, length=640, amount=0.22, spread=0.7, wide=(10, 36), top=LEVEL)
    swell(c, LEVEL - 8, "#eafbe0", "#3f948c", n=70, top=5, foot=LEVEL + 30, tall=0.6, alpha=0.8)


def foot(c):
    """Paint the near turbine and the foot on which life has settled."""
    sand(c, [(-10, 590), (120, 582), (240, 588), (380, 580), (490, 588)], ("#6fa890", "#1f5a60", "#b8d8a8", "#164850"), ripples=34)
    pebbles(c, 588, 716, ["#4f8478", "#6a9c88", "#2c5c60"], n=40, seed=3, shadow="#0c3440", size=(2, 15))
    turbine(c, 232, LEVEL - 20, 218, colour="#ffffff", shade="#7fa6b4", phase=0.55, blade=0.56)
    c.shape([(218, 274), (246, 274), (250, 592), (214, 592)], Grad((214, 0), (250, 0), "#e8a43c", "#ffd070", "#c87a28", "#6a3c20"), edge=0)
    c.shape([(206, 268), (258, 268), (258, 278), (206, 278)], Grad((206, 0), (258, 0), "#f8c860", "#a8642c"), edge=0.4)
    under = c.cover([(212, LEVEL + 4), (252, LEVEL + 4), (254, 594), (210, 594)])
    c.area(under * smooth(LEVEL, 560, c.y) * F(0.72), "#246c74", wash=0)
    g = np.random.default_rng(4)
    for _ in range(120):
        y = 340 + 244 * g.uniform(0, 1) ** 0.7
        x = 232 + g.uniform(-21, 21)
        a, s = g.uniform(-0.9, 0.9), g.uniform(5, 10)
        c.disc(x + 1.5, y + 2, s, s * 0.55, "#0c2438", a + np.pi / 2, edge=0)
        c.disc(x, y, s * 0.92, s * 0.48, ["#2a3c5c", "#3a5478", "#4a5a6c", "#28465c"][g.integers(0, 4)], a + np.pi / 2, edge=0)
        c.disc(x - s * 0.16, y - s * 0.2, s * 0.5, s * 0.12, "#9cc4d4", a + np.pi / 2, alpha=0.8, edge=0)
    rock(c, [(150, 596), (176, 566), (214, 574), (252, 566), (296, 572), (330, 600), (300, 622), (180, 620)], ["#12343c", "#24505a", "#4a7470", "#86a088", "#c8d0a0"], seed=4, cell=26, moss=("#8aa850", "#5f8c4c"))
    for x, y, h, lean, seed in ((170, 596, 76, -0.25, 3), (300, 598, 92, 0.3, 5), (262, 582, 60, 0.2, 8)):
        tuft(c, x, y, h, [["#2f7a44", "#6fb45a", "#cfe88a"], ["#4a8a3c", "#8fc45a", "#e4f0a0"]], n=9, width=7, spread=0.5, lean=lean, seed=seed)
    for axis, kind, tones, side in (
        ([(356, 470), (326, 474), (296, 470), (270, 460)], PERCH, PERCHES, -1),
        ([(88, 500), (120, 496), (152, 498), (180, 506)], PERCH, PERCHES, 1),
        ([(400, 540), (376, 546), (352, 544), (330, 536)], PERCH, PERCHES, -1),
        ([(60, 400), (86, 396), (112, 396), (136, 402)], HERRING, SILVER, 1),
        ([(100, 436), (124, 432), (148, 432), (170, 438)], HERRING, SILVER, 1),
        ([(36, 446), (58, 442), (80, 442), (100, 447)], HERRING, SILVER, 1),
        ([(402, 392), (380, 388), (358, 388), (338, 394)], HERRING, SILVER, -1),
    ):
        small_fish(c, kind, axis, tones, side=1 if axis[0][0] < axis[-1][0] else -1)


def bare(c):
    """Paint the other side of it: the cable trench, its cloud of mud, nothing that grows."""
    g = np.random.default_rng(3)
    c.line([(300, 640), (372, 628), (430, 646), (500, 640)], 10, "#12343c", round_=True)
    c.line([(300, 637), (372, 625), (430, 643), (500, 637)], 3, "#5a8c8c", round_=True, alpha=0.8)
    for i in range(40):
        t = g.uniform(0, 1)
        c.disc(420 + 60 * t + g.normal(0, 24), 612 - 44 * t + g.normal(0, 14), 14 + 24 * t, 9 + 14 * t, "#b4a47c", alpha=0.10, soft=7, edge=0)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Policy(k, 6)
    place(c)
    foot(c)
    bare(c)
    motes(c, "#f0ffe0", 60, rows=(320, 700))
    return c.framed("dual", focus=((232, 470, 120), (232, 62, 70)), share=0.65)
