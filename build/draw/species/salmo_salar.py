"""Salmon leaping a rapid, facing right and up, body arched.

Landmarks (local, snout 0,0 -> tail 480, mirrored): streamlined, slim tail root; small head, jaw hooked up at the tip (spawning male),
mouth to behind the eye 70,14; eye 52,-14; dorsal mid-body 190-256; small fleshy adipose fin 366,-34; pelvic 246, anal 330-376;
few x-shaped dark spots, nearly all above the lateral line; tail broad, scarcely forked; silver flank."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from animals_kit import *
from kit import *

P = Pic("salmo_salar", "Atlantic salmon, Salmo salar")
r = rng(9)
P.d(
    lin("sky", "#f6ecc0", "#f4e2b0", "#e3d397", y2=360),
    lin("wood-far", "#b9bb7a", "#8fa06a", y1=120, y2=330),
    lin("wood-near", "#6f8a5a", "#44603f", y1=140, y2=400),
    lin(
        "fall", (0, "#e9f2d6"), (0.35, "#a9c7a0"), (0.75, "#6d9a84"), (1, "#3f6f66"), y1=250, y2=600
    ),
    lin("pool", "#8fb08a", "#3f6f60", "#1c3f3c", y1=500, y2=720),
    rad("sun", (0, "#fffbe2", 1), (0.3, "#fff2c0", 0.7), (1, "#f4e2b0", 0), cx=150, cy=70, r=300),
)
P.add(
    g(
        "sky-layer",
        el("rect", width=480, height=420, fill="url(#sky)"),
        el("rect", width=480, height=420, fill="url(#sun)"),
    )
)
far_trees = "".join(
    spruce(x, 246 + r.uniform(-8, 8), r.uniform(1.6, 2.9)) for x in range(-4, 500, 22)
)
near_trees = "".join(
    spruce(x, 300, s)
    for x, s in ((6, 4.6), (34, 3.6), (56, 2.8), (474, 5.2), (444, 4.0), (418, 3.0))
)
P.add(
    g(
        "woods",
        path(far_trees + "M-10 236H490V300H-10Z", "url(#wood-far)", opacity=0.8),
        path(near_trees, "url(#wood-near)"),
    ),
    g(
        "river-far",
        path("M-10 284C80 276 160 280 240 278C330 276 410 282 490 286V400H-10Z", "#c9d3a2"),
    ),
)
fall = curve(
    [
        (-20, 306, "c"),
        (60, 298),
        (130, 306),
        (220, 298),
        (320, 306),
        (410, 298),
        (500, 308, "c"),
        (500, 600, "c"),
        (-20, 600, "c"),
    ]
)
P.add(g("fall-layer", path(fall, "url(#fall)")))
streaks = ""
for _ in range(60):
    x, y, length = r.uniform(-10, 480), r.uniform(306, 470), r.uniform(50, 150)
    w = r.uniform(0.8, 3.2)
    streaks += taper(
        [(x, y), (x + r.uniform(-3, 3), y + length * 0.5), (x + r.uniform(-6, 6), y + length)],
        [0.4, w, 0.4],
        50,
        point=True,
    )
P.add(g("fall-streaks", path(streaks, "#fbfbe6"), opacity=0.5))
rocks = [
    [(q[0], q[1]) for q in stone_pts(*s, r, 9)]
    for s in ((18, 392, 74, 92), (470, 410, 70, 110), (30, 520, 86, 56), (462, 540, 80, 54))
]
P.d(
    olin("rock-fill", "#b59a6a", "#76604e", "#3d3a3c"),
    form("rock-form", "#fff0c4", 0.7, 2, 6, 4, "#1c1f2e", 0.7, -6, -20, 12, box=True),
)
facets = [
    curve(
        [
            q[5],
            (q[6][0], q[6][1] + 3),
            (q[7][0], q[7][1] + 4),
            (q[7][0] - 14, q[7][1] + 34),
            (q[6][0] - 4, q[6][1] + 30),
            (q[5][0] + 20, q[5][1] + 28),
        ],
        k=0.12,
    )
    for q in rocks
]
shades = [
    curve([q[0], q[1], q[2], ((q[2][0] + q[8][0]) / 2, (q[2][1] + q[8][1]) / 2 + 6), q[8]], k=0.14)
    for q in rocks
]
P.add(
    g(
        "rocks",
        *[
            gg(
                path(curve(q, k=0.22), "url(#rock-fill)"),
                path(f, "#fff3cf", opacity=0.3),
                path(s, "#1c1f2e", opacity=0.28),
                filter="url(#rock-form)",
            )
            for q, f, s in zip(rocks, facets, shades)
        ],
    )
)
P.add(
    g(
        "pool-layer",
        path(
            curve(
                [
                    (-20, 540, "c"),
                    (70, 528),
                    (150, 540),
                    (240, 526),
                    (330, 540),
                    (420, 528),
                    (500, 540, "c"),
                    (500, 740, "c"),
                    (-20, 740, "c"),
                ]
            ),
            "url(#pool)",
        ),
        waves(556, 720, 26, 3, "#f3f3d0", 0.4),
        waves(560, 720, 16, 8, "#173a38", 0.45),
    )
)


def arch(x, y):
    return x - 10 * (x / 480) ** 2, y + 66 * (x / 480) ** 2 - 52 * math.sin(
        max(x, 0) / 480 * math.pi
    )


F = Frame(412, 176, -36, 0.98, flip=True, bend=arch)
top = [
    (-6, -12),
    (12, -24),
    (42, -36),
    (82, -46),
    (130, -54),
    (190, -62),
    (250, -58),
    (310, -46),
    (366, -30),
    (404, -22),
    (424, -20),
]
low = [
    (424, 20),
    (404, 20),
    (366, 26),
    (310, 44),
    (250, 58),
    (190, 62),
    (130, 56),
    (84, 46),
    (50, 37),
    (24, 29),
    (4, 22),
]
body = F.c(top + [(440, 0)] + low + [(-12, 8, "c"), (-14, -2)])
P.d(
    clip("body-clip", body),
    F.lin(
        "flank",
        "#39535c",
        (0.25, "#6f8a8a"),
        (0.45, "#c3cfc4"),
        (0.65, "#f2f3e4"),
        "#dfe0d2",
        a=(200, -64),
        b=(200, 64),
    ),
    form("fish-form", "#fff6cc", 0.95, -1, 4, 2, "#1e3a44", 0.6, 3, -16, 11, box=True),
    form("fin-form", "#fff3d4", 0.6, 0, 2, 1, "#14303a", 0.45, 1, -5, 4, box=True),
    F.lin("fin-fill", "#54696a", "#7f918c", a=(220, -120), b=(220, -58)),
    F.lin("fin-low", "#9aa59a", "#5f7474", a=(300, 50), b=(300, 110)),
    F.lin("tail-fill", "#7f918c", "#465c60", a=(430, 0), b=(490, 0)),
)
dorsal = soft_fin(
    F, [(188, -60), (262, -56)], [(194, -92), (206, -110), (226, -98), (254, -76), (280, -60)], 11
)
adipose = F.c(
    [(352, -34, "c"), (362, -48), (376, -56), (388, -52, "c"), (382, -42), (378, -28, "c")]
)
pelvic = soft_fin(F, [(244, 58), (264, 56)], [(258, 80), (280, 98), (290, 86), (280, 64)], 6)
anal = soft_fin(
    F, [(322, 40), (376, 26)], [(334, 62), (348, 80), (364, 70), (382, 48), (392, 30)], 9
)
tail = soft_fin(
    F,
    [(424, -19), (426, 19)],
    [
        (448, -38),
        (482, -74, "c"),
        (488, -66),
        (480, -30),
        (474, 0),
        (482, 32),
        (490, 68),
        (484, 76, "c"),
        (448, 38),
    ],
    16,
)
P.add(
    g(
        "fins",
        *fin_group({"dorsal": dorsal}, "url(#fin-fill)", "url(#fin-form)", "#1d2f33", "#f3f1d8"),
        *fin_group(
            {"pelvic": pelvic, "anal": anal},
            "url(#fin-low)",
            "url(#fin-form)",
            "#1d2f33",
            "#f3f1d8",
        ),
        path(adipose, "#5a6f70", filter="url(#fin-form)"),
    )
)
crosses = ""
for x, h, size in (
    (104, 0.2, 4),
    (128, 0.1, 4),
    (146, 0.3, 5),
    (170, 0.16, 5),
    (196, 0.28, 5),
    (214, 0.1, 5),
    (240, 0.22, 5),
    (262, 0.34, 4),
    (284, 0.14, 4.6),
    (306, 0.28, 4.4),
    (332, 0.16, 4),
    (354, 0.34, 3.6),
    (386, 0.22, 3.4),
    (152, 0.46, 3.6),
    (118, 0.4, 3.4),
    (226, 0.44, 3.6),
):
    y = height_at(top, x) + (height_at(low, x) - height_at(top, x)) * h
    crosses += F.open(
        [(x - size, y - size), (x, y), (x + size, y + size)],
        [(x - size, y + size), (x, y), (x + size, y - size)],
    )
P.add(
    g(
        "body",
        path(tail[0], "url(#tail-fill)"),
        line(tail[1], "#1d2f33", 1.5, 0.5),
        line(tail[1], "#f3f1d8", 0.8, 0.5, transform="translate(1.2 1)"),
        path(body, "url(#flank)"),
        gg(
            path(
                F.c(top + [(424, -6), (320, -16), (220, -22), (120, -18), (40, -10)]),
                "#24434e",
                opacity=0.65,
            ),
            clip_path="url(#body-clip)",
            filter=P.soft(7),
        ),
        gg(
            path(
                F.c([(110, 8), (200, 0), (300, 4), (380, 4), (300, 20), (200, 24)]),
                "#e8b9a0",
                opacity=0.55,
            ),
            filter=P.soft(9),
        ),
        line(scales(F, top, low, 112, 420, 12, 9, 4.6, 0.1, 0.86), "#4c666a", 1, 0.3),
        line(crosses, "#16262c", 3.2, 0.85),
        filter="url(#fish-form)",
    )
)
cover = [(84, -38), (104, -20), (110, 4), (100, 30), (78, 42)]
P.add(
    g(
        "marks",
        line(
            F.c([(112, -14), (180, -14), (260, -8), (340, -3), (420, 0)], False),
            "#3a5258",
            1.6,
            0.55,
        ),
        line(F.c(cover, False), "#16262c", 3.6, 0.6),
        line(F.c([(x + 3, y) for x, y in cover], False), "#fdfbe6", 1.8, 0.65),
        line(F.open([(74, -20), (84, 2), (78, 26)]), "#16262c", 2, 0.4),
        path(
            F.c(
                [(-14, 6), (10, 8), (40, 11), (62, 16), (76, 23, "c"), (56, 20), (30, 15), (8, 12)]
            ),
            "#241a18",
        ),
        line(F.open([(-8, 1), (16, 4), (42, 7), (64, 12), (78, 20)]), "#fbf6e0", 2, 0.7),
        line(F.open([(0, 18), (22, 24), (48, 32)]), "#fdfae6", 2.2, 0.7),
        path(
            F.c([(84, -30), (90, -32), (92, -26), (86, -24)])
            + F.c([(94, -8), (99, -10), (100, -4), (95, -3)]),
            "#16262c",
            opacity=0.8,
        ),
        path(F.c([(20, -14), (25, -16), (28, -13), (23, -11)]), "#16262c"),
        clip_path="url(#body-clip)",
    )
)
pectoral = soft_fin(
    F, [(106, 40), (116, 50)], [(130, 54), (158, 78), (158, 92), (142, 92), (122, 68)], 8
)
P.add(
    g(
        "fins-near",
        *fin_group({"pectoral": pectoral}, "url(#fin-low)", "url(#fin-form)", "#1d2f33", "#f3f1d8"),
    )
)
P.add(fish_eye(P, *F.at(52, -12), 11.5, ("#2c2a18", "#b39440", "#f2e0a0", "#5b5a40"), "#2a3c40"))
# spray where the tail left the water
spray = ""
for _ in range(46):
    a = math.radians(r.uniform(-165, -15))
    d = 30 + 130 * r.random() ** 1.6
    x, y = 96 + d * math.cos(a) * 0.9, 548 + d * math.sin(a)
    s = r.uniform(1.4, 4.6) * (1.2 - d / 200)
    spray += blob(x, y, s * 0.8, s * 1.15, r, 6, 0.12)
jets = "".join(
    taper(
        [(96 + dx * 0.3, 556), (96 + dx * 0.8, 556 - h * 0.6), (96 + dx * 1.25, 556 - h)],
        [9, 5, 0.6],
        30,
        point=True,
    )
    for dx, h in ((-70, 60), (-44, 96), (-14, 70), (22, 104), (52, 84), (84, 50))
)
foam = "".join(
    blob(x, y, w, h, r, 9, 0.25)
    for x, y, w, h in (
        (60, 552, 54, 12),
        (130, 556, 70, 15),
        (200, 552, 50, 11),
        (300, 548, 70, 9),
        (410, 552, 80, 9),
        (490, 548, 50, 7),
        (10, 560, 46, 9),
    )
)
P.add(
    g(
        "spray",
        path(jets, "#f4f7e6", opacity=0.75),
        path(foam, "#fbfbec", opacity=0.9),
        path(spray, "#ffffff", opacity=0.9),
    )
)
drops = "".join(
    blob(x, y, s * 0.8, s, r, 6, 0.1)
    for x, y, s in (
        (176, 420, 4),
        (214, 448, 3),
        (238, 404, 5),
        (196, 476, 3.4),
        (262, 430, 3),
        (284, 392, 4),
        (70, 430, 3),
    )
)
P.add(g("drops", path(drops, "#ffffff", opacity=0.9)))
P.foot("#0c2422", 0.7, 570).vignette(o=0.32).grain()
P.save()
if "proof" in sys.argv:
    proof(P.file)
