"""Chrysochromulina, a haptophyte. Landmarks: one roundish, saddle-shaped cell (centre 186,382, radius about 96), a shallow dip at the
upper right where three threads leave side by side; two smooth, waving flagella of two to three cell lengths; between them the mark of
the group, the haptonema, wound like a spring, with a bacterium caught at its tip; two golden plastids, one in either half, a pale nucleus
between them, an oil drop; the skin a mosaic of fine round scales."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
import math

from kit import *
from micro_kit import *

P = Pic("chrysochromulina_spp", "Chrysochromulina, a haptophyte alga")
r = rng(3)
P.lens(light="#8fc4ee", mid="#22578f", dark="#0a1c4a", ink="#040a1e")

CX, CY, TILT = 180, 388, -42  # the cell's axis points to the upper right


def T(points, s=1.0):
    return place(points, CX, CY, TILT, s)


cell = [
    (88, -18),
    (70, -66),
    (20, -96),
    (-44, -90),
    (-88, -44),
    (-92, 20),
    (-60, 74),
    (-6, 94),
    (50, 82),
    (84, 44),
    (88, 16),
    (76, 0),
]
CELL = curve(T(cell))
P.d(
    clip("cell-clip", CELL),
    lin(
        "cell-fill",
        (0, "#f2fff0", 0.95),
        (0.5, "#bfe6c8", 0.85),
        (1, "#4fa0a6", 0.85),
        x1=130,
        y1=300,
        x2=240,
        y2=480,
    ),
    olin("plastid", "#ffd873", "#dd9c30", "#96591a"),
    glass("cell-form", "#ffffff", "#04204e", 1.6),
    form("plastid-form", "#fff7c4", 0.9, 2, 4, 2, "#5a2a06", 0.6, -3, -7, 5, box=True),
    glass("thread-form", "#ffffff", "#04204e", 0.7, box=False),
    rad("oil", "#fff3c0", (0.5, "#f2a93b"), "#a85a12", cx=217, cy=357, r=22, fx=211, fy=350),
)

# relatives far off
kin = []
for x, y, s, rot in ((104, 168, 0.24, -70), (392, 452, 0.3, 130), (330, 500, 0.15, 20)):
    kin.append(path(curve(place(cell, x, y, rot, s)), "#d9a845", opacity=0.75))
    for dv, bend in ((-14, -90), (0, 20), (14, 110)):
        kin.append(
            line(
                curve(
                    place([(80, dv), (180, dv * 2 + bend * 0.4), (300, bend)], x, y, rot, s), False
                ),
                "#d5ecff",
                2,
                0.7,
            )
        )
far(P, "relatives", 2.6, *kin)
P.add(g("glow", circle(196, 374, 126, "#e2f4ff", opacity=0.4), filter=P.soft(24)))

# threads: flagellum 1, flagellum 2, haptonema (a spring seen from the side)
flag1 = wave([*T([(78, -8)]), (232, 268), (208, 190), (242, 118), (300, 106)], 12, 2.2, 0.4)
flag2 = wave([*T([(80, 10)]), (318, 352), (384, 376), (436, 330), (444, 280)], 12, 2.2, 2.6)
start, end = T([(76, 0)])[0], (386, 172)
axis = math.atan2(end[1] - start[1], end[0] - start[0])
length = math.dist(start, end)
front, back, spring = [], [], []
turns, steps = 8, 240
for i in range(steps + 1):
    t = i / steps
    radius = 21 * min(1, t * 4) * (1 - 0.25 * t)
    phase = t * turns * math.tau
    u = t * length + 3 * math.sin(phase) * min(1, t * 4)
    v = radius * math.cos(phase)
    spring.append(
        (
            start[0] + u * math.cos(axis) - v * math.sin(axis),
            start[1] + u * math.sin(axis) + v * math.cos(axis),
            math.sin(phase),
        )
    )


def runs(sign):
    out, run = [], []
    for x, y, s in spring:
        if s * sign >= -0.05:
            run.append((x, y))
        elif run:
            out.append(run)
            run = []
    if run:
        out.append(run)
    return "".join(curve(q[::3] + q[-1:], False) for q in out if len(q) > 3)


P.add(
    g(
        "flagella",
        gg(
            path(thread(flag1, 5.2, 1.6), "#eaf6ff"),
            path(thread(flag2, 5.2, 1.6), "#eaf6ff"),
            filter="url(#thread-form)",
        ),
    ),
    g(
        "haptonema",
        line(runs(-1), "#b7c7c4", 5),
        gg(line(runs(1), "#fff2cf", 8.5), filter="url(#thread-form)"),
    ),
)
# the catch: a bacterium at the tip
ex, ey = end
P.d(olin("rod", "#d6f5b4", "#5fa548", "#2c6a3c"))
P.add(
    g(
        "catch",
        *[
            gg(path(curve(oval(x, y, a, b, rot, 10)), "url(#rod)"), filter="url(#plastid-form)")
            for x, y, a, b, rot in (
                (ex + 10, ey - 12, 25, 12, 24),
                (350, 246, 15, 8, -30),
                (412, 218, 14, 8, 60),
            )
        ],
    )
)

# the cell
upper = [
    (58, -40),
    (44, -72),
    (6, -84),
    (-40, -76),
    (-76, -40),
    (-80, 2),
    (-66, 14),
    (-54, -8),
    (-36, -34),
    (0, -46),
    (34, -34),
]
lower = [
    (70, 30),
    (64, 58),
    (30, 74),
    (-10, 80),
    (-48, 68),
    (-70, 42),
    (-56, 32),
    (-30, 42),
    (4, 44),
    (36, 30),
    (54, 20),
]
scales = []
for i in range(-8, 9):
    for j in range(-8, 9):
        u, v = (i + (j % 2) * 0.5) * 13, j * 11.4
        d = math.hypot(u, v)
        if d < 96 and d > 30:
            scales.append(T([(u * (1 - d / 900), v * (1 - d / 900))])[0])
nx, ny = T([(-6, 0)])[0]
ox, oy = T([(48, 2)])[0]
P.add(
    g(
        "cell",
        gg(path(CELL, "url(#cell-fill)"), filter="url(#cell-form)"),
        gg(
            *[
                gg(path(curve(T(p)), "url(#plastid)"), filter="url(#plastid-form)")
                for p in (upper, lower)
            ],
            path(curve(oval(nx, ny, 25, 17, TILT)), "#f7fff4", opacity=0.85),
            path(curve(oval(nx - 3, ny - 4, 13, 7, TILT)), "#8fc0c4", opacity=0.45),
            circle(ox, oy, 15, "url(#oil)"),
            circle(ox - 5, oy - 6, 4, "#fffbe4"),
            dots(scales, 2.4, "#ffffff", 0.34),
            clip_path="url(#cell-clip)",
        ),
        line(CELL, "#f6fffb", 2, 0.9),
        line(
            curve([(112, 330), (140, 306), (176, 298)], False),
            "#ffffff",
            7,
            0.75,
            filter=P.soft(1.2),
        ),
    )
)
specks(P, "#e6f4ff", 40, 8)
P.lens_rim().grain()
finish(P)
