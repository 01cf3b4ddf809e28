"""Oocystis borgei, a green alga: a family in its mother's wall. Landmarks: four broad oval cells, ends rounded (only a hint of a point), inside one
wide, clear, swollen oval wall; two or three plates of bright green with a pale round pyrenoid in each; the cells lie at angles, not in a row;
jelly as a pale halo on bottle-green water."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *
from micro_kit import *

P = Pic("oocystis_borgei", "Oocystis borgei, a green alga")
r = rng(8)
P.lens(light="#5fb592", mid="#1d6a58", dark="#06302f", ink="#03120f")
P.d(
    olin("plastid", "#c9ea6a", "#74b53c", "#2f7a35"),
    rad(
        "jelly",
        (0.3, "#f2ffe0", 0.05),
        (0.85, "#e4ffe8", 0.22),
        (1, "#ffffff", 0.45),
        cx=240,
        cy=306,
        r=190,
        tr="translate(240 306) rotate(-24) scale(1 .82) rotate(24) translate(-240 -306)",
    ),
    glass("cell-form", "#fbffe0", "#04302a", 1.9),
    glass("plate-form", "#f4ffc0", "#0d3a1c", 0.9),
    glass("wall-form", "#ffffff", "#04302a", 1.4),
    olin("cell-fill", "#f2ffc8", "#a9d87a", "#4f9a58"),
    orad("pyrenoid", (0, "#fffff0"), (0.7, "#dff2a8"), (1, "#8fbf5a")),
    orad("oil", (0, "#fff3c0"), (0.5, "#f2a93b"), (1, "#b0641c"), cx=0.4, cy=0.35, r=0.7),
)
SHAPE = [
    (100, 0),
    (88, 30),
    (52, 55),
    (0, 64),
    (-52, 55),
    (-88, 30),
    (-100, 0),
    (-88, -30),
    (-52, -55),
    (0, -64),
    (52, -55),
    (88, -30),
]
PLATES = (
    [
        (-84, -10),
        (-70, -34),
        (-34, -50),
        (4, -52),
        (16, -40),
        (-4, -26),
        (-34, -20),
        (-58, 0),
        (-72, 12),
    ],
    [(26, -48), (58, -38), (82, -14), (84, 14), (66, 30), (52, 12), (44, -12), (26, -28)],
    [(-62, 28), (-38, 18), (-8, 20), (26, 24), (42, 36), (26, 50), (-14, 54), (-46, 46)],
)
PYRENOIDS = ((-42, -30), (66, -2), (-4, 38))


def cell(id_, x, y, rot, s):
    T = lambda pts: place(pts, x, y, rot, s)
    outline = curve(T(SHAPE))
    nx, ny = T([(8, -4)])[0]
    drop = T([(34, 10)])[0]
    return g(
        id_,
        gg(path(outline, "url(#cell-fill)"), filter="url(#cell-form)"),
        *[gg(path(curve(T(p)), "url(#plastid)"), filter="url(#plate-form)") for p in PLATES],
        circle(nx, ny, 15 * s, "#fbffe8", opacity=0.7),
        *[
            gg(
                circle(*T([p])[0], 10 * s, "url(#pyrenoid)"),
                circle(
                    *T([p])[0],
                    10 * s,
                    "none",
                    stroke="#2f6a2c",
                    stroke_width=1.4,
                    stroke_opacity=0.6,
                ),
            )
            for p in PYRENOIDS
        ],
        circle(*drop, 5 * s, "url(#oil)"),
        line(outline, "#fbffe4", 2.2 * s + 0.6, 0.9),
    )


kin = [
    path(curve(place(SHAPE, x, y, rot, s)), "#8fc45a", opacity=0.7)
    for x, y, rot, s in (
        (92, 152, 40, 0.26),
        (400, 132, -10, 0.2),
        (58, 420, 80, 0.2),
        (420, 420, 20, 0.3),
        (300, 520, 0, 0.24),
    )
]
far(P, "relatives", 3.4, *kin)
P.add(
    g(
        "glow",
        ellipse(236, 300, 186, 150, "#c9f2c4", opacity=0.4, transform="rotate(-24 236 300)"),
        filter=P.soft(26),
    )
)
WALL = place(
    [
        (196, 0),
        (170, 74),
        (104, 130),
        (0, 150),
        (-104, 132),
        (-172, 76),
        (-196, 0),
        (-172, -74),
        (-104, -130),
        (0, -150),
        (104, -132),
        (172, -76),
    ],
    240,
    306,
    -24,
)
wall = curve(WALL)
P.add(
    g("mother-wall-back", gg(path(wall, "url(#jelly)"), filter="url(#wall-form)")),
    cell("cell-1", 168, 246, -58, 0.86),
    cell("cell-2", 322, 238, 24, 0.84),
    cell("cell-3", 168, 396, 16, 0.74),
    cell("cell-4", 296, 356, -34, 0.96),
    g(
        "mother-wall",
        line(wall, "#f6fff0", 3.6, 0.85),
        line(
            curve(place([(p[0] - 240, p[1] - 306) for p in WALL], 240, 306, 0, 0.965)),
            "#ffffff",
            1.3,
            0.5,
        ),
        line(
            curve([(88, 330), (96, 258), (140, 200)], False), "#ffffff", 8, 0.65, filter=P.soft(2)
        ),
        line(
            curve([(300, 444), (356, 404), (392, 350)], False),
            "#ffffff",
            4,
            0.4,
            filter=P.soft(1.5),
        ),
        *[ellipse(*p, 6, 4, "#ffffff", opacity=0.8) for p in (WALL[0], WALL[6])],
    ),
)
specks(P, "#f0ffe0", 44, 8)
P.lens_rim().grain()
finish(P)
