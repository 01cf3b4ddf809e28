"""Herring, the shoal turning, one large in front, facing left and up.

Landmarks (local, snout 0,0 -> tail 470): lower jaw juts out, mouth turned up 0,-2; big eye 46,-10; silver flank, steel-blue back;
the single dorsal at mid-body 196-262, pelvic just below it 226, anal low and long 318-372, no adipose fin, tail deeply forked;
keel of the belly sharp, large loose scales, no lateral line."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from animals_kit import *
from kit import *

P = Pic("clupea_harengus", "Atlantic herring, Clupea harengus")
r = rng(12)
P.water("blue", glow=(210, 80, 430), go=0.8).surface(140, 0.85, seed=6).shafts(lean=-60, o=0.5)

top = [
    (-2, 0, "c"),
    (14, -12),
    (40, -24),
    (80, -38),
    (130, -50),
    (190, -56),
    (250, -52),
    (310, -38),
    (360, -23),
    (396, -14),
]
low = [
    (396, 12),
    (360, 18),
    (310, 32),
    (250, 48),
    (190, 58),
    (130, 56),
    (80, 44),
    (44, 30),
    (18, 17),
    (-2, 8),
]


def herring(F):
    """Outlines of one herring: body, back, fins, tail."""
    body = F.c(top + [(408, 0)] + low)
    back = F.c(top + [(408, -2), (330, -14), (240, -20), (150, -20), (80, -14), (40, -6)])
    dorsal = soft_fin(
        F,
        [(196, -54), (264, -50)],
        [(206, -84), (222, -104), (240, -84), (264, -66), (276, -56)],
        10,
    )
    pelvic = soft_fin(F, [(228, 52), (244, 50)], [(240, 72), (258, 84), (266, 72), (256, 56)], 5)
    anal = soft_fin(
        F, [(316, 30), (376, 16)], [(324, 48), (338, 54), (358, 36), (378, 28), (390, 16)], 8
    )
    tail = soft_fin(
        F,
        [(398, -12), (400, 12)],
        [
            (424, -40),
            (470, -78, "c"),
            (464, -52),
            (438, -14),
            (430, 0),
            (440, 16),
            (466, 54),
            (472, 80, "c"),
            (426, 42),
        ],
        14,
    )
    return body, back, dorsal, pelvic, anal, tail


def whole(x, y, s, rot):
    """A companion in one path, nearer the water's own colour."""
    F = Frame(x, y, rot, s, bend=lambda a, b: (a, b - 16 * math.sin(a / 470 * 3.1)))
    body, back, dorsal, pelvic, anal, tail = herring(F)
    return body + dorsal[0] + pelvic[0] + anal[0] + tail[0], back, F


P.d(
    lin("shoal-far", "#a6dbdc", "#3a90ab", y1=120, y2=600),
    lin("shoal-mid", "#7cc3cf", "#4b9cb4", y1=100, y2=600),
)
far = "".join(
    fish_mini(r.uniform(-20, 450), r.uniform(70, 610), r.uniform(34, 58), 16 + r.uniform(-7, 7))
    for _ in range(34)
)
P.add(g("shoal-far-layer", path(far, "url(#shoal-far)"), opacity=0.42, filter=P.soft(1)))
P.motes(40, 3, 0.5)
mid_parts = []
for x, y, s, rot in (
    (170, 92, 0.44, 14),
    (-70, 236, 0.42, 18),
    (300, 196, 0.38, 12),
    (-40, 506, 0.46, 20),
    (196, 552, 0.44, 15),
    (300, 468, 0.36, 13),
):
    d, back, C = whole(x, y, s, rot)
    ex, ey = C.at(46, -8)
    mid_parts.append(
        gg(
            path(d, "url(#shoal-mid)"),
            path(back, "#1c6486", opacity=0.7),
            circle(ex, ey, 5.5, "#0d3a52", opacity=0.8),
        )
    )
P.add(g("shoal-mid-layer", *mid_parts, opacity=0.72))

F = Frame(26, 292, 14, 0.985, bend=lambda x, y: (x, y - 24 * math.sin(x / 470 * 3.1)))
body, back, dorsal, pelvic, anal, tail = herring(F)
P.d(
    clip("body-clip", body),
    F.lin(
        "flank",
        "#1d4f74",
        (0.2, "#3b7f9c"),
        (0.36, "#a9d3d6"),
        (0.52, "#f3f8f2"),
        (0.78, "#dfe9e6"),
        "#b9ccd4",
        a=(190, -62),
        b=(190, 60),
    ),
    form("fish-form", "#f4f7c6", 0.95, -1, 4, 2, "#0a3a58", 0.62, 2, -15, 10, box=True),
    form("fin-form", "#f4f7e0", 0.6, 0, 2, 1, "#0d3140", 0.35, 1, -4, 4, box=True),
    F.lin("fin-fill", "#5f8ca0", "#8fb4be", a=(220, -100), b=(220, -50)),
    F.lin("fin-pale", "#c9dcdc", "#93b3c0", a=(240, 50), b=(240, 90)),
    F.lin("tail-fill", "#8fb4be", "#3f6d86", a=(398, 0), b=(470, 0)),
)
P.add(
    g(
        "fins",
        *fin_group(
            {"dorsal": dorsal}, "url(#fin-fill)", "url(#fin-form)", "#153e58", "#e6f4f2", 0.5
        ),
        *fin_group(
            {"pelvic": pelvic, "anal": anal},
            "url(#fin-pale)",
            "url(#fin-form)",
            "#3e6478",
            "#ffffff",
            0.5,
            1.2,
        ),
    )
)
silver = F.c(
    [(120, -8), (180, -14), (260, -10), (330, -4), (380, 0), (330, 8), (260, 10), (180, 8)]
)
P.add(
    g(
        "body",
        path(tail[0], "url(#tail-fill)"),
        line(tail[1], "#153e58", 1.4, 0.45),
        line(tail[1], "#e6f4f2", 0.8, 0.5, transform="translate(1.2 .8)"),
        path(body, "url(#flank)"),
        gg(path(back, "#123f66", opacity=0.6), filter=P.soft(5), clip_path="url(#body-clip)"),
        gg(path(silver, "#ffffff", opacity=0.8), filter=P.soft(5)),
        line(scales(F, top, low, 104, 384, 15, 13, 8, 0.1, 0.9), "#2b6484", 1.3, 0.42),
        line(scales(F, top, low, 107, 384, 15, 13, 8, 0.1, 0.9), "#ffffff", 1, 0.6),
        filter="url(#fish-form)",
    )
)
P.add(
    g(
        "back-light",
        P.caustics_on(
            "back-caustic",
            path(F.c(top + [(396, -6), (250, -26), (120, -24), (40, -8)]), "#fff"),
            0.35,
            0.02,
            0.03,
            11,
        ),
        clip_path="url(#body-clip)",
    )
)
cover = [(78, -34), (96, -20), (104, 4), (94, 28), (70, 38)]
keel = "".join(
    F.c(
        [
            (x, height_at(low, x) + 1),
            (x + 5, height_at(low, x + 5) - 5),
            (x + 11, height_at(low, x + 11) + 1),
        ],
        False,
    )
    for x in range(96, 300, 13)
)
P.add(
    g(
        "marks",
        path(
            F.c([(52, -22), (80, -32), (98, -18), (104, 4), (94, 28), (70, 36), (60, 12)]),
            "#ffe9b8",
            opacity=0.4,
        ),
        line(F.c(cover, False), "#12344c", 3.4, 0.55),
        line(F.c([(x + 3, y) for x, y in cover], False), "#ffffff", 1.8, 0.7),
        line(F.open([(66, -4), (78, 8), (70, 30)]), "#27546c", 2, 0.45),
        line(
            F.open([(70, 14), (84, 18), (94, 26)], [(72, 8), (88, 8), (100, 12)]),
            "#27546c",
            1.2,
            0.4,
        ),
        line(F.open([(-2, 0), (10, 6), (22, 16), (24, 24)]), "#0f2c40", 2.6, 0.8),
        line(F.open([(2, -2), (16, 4), (28, 14)]), "#ffffff", 1.8, 0.7),
        line(keel, "#6f93a4", 1.2, 0.55),
        path(F.c([(14, -8), (18, -10), (21, -8), (17, -6)]), "#0f2c40"),
        clip_path="url(#body-clip)",
    )
)
pectoral = soft_fin(F, [(106, 34), (110, 44)], [(130, 40), (158, 52), (160, 62), (138, 60)], 6)
P.add(
    g(
        "pectoral",
        *fin_group(
            {"pectoral-fin": pectoral},
            "url(#fin-pale)",
            "url(#fin-form)",
            "#3e6478",
            "#ffffff",
            0.5,
            1.2,
        ),
    )
)
P.add(fish_eye(P, *F.at(44, -8), 14.5, ("#20343e", "#c9c07a", "#f7f3d0", "#5b7480"), "#214a62"))
P.add(bubbles("bubbles", [(34, 226, 4), (46, 204, 6), (40, 180, 3)]))
P.foot("#04182c", 0.75, 560).vignette(o=0.45).grain()
P.save()
if "proof" in sys.argv:
    proof(P.file)
