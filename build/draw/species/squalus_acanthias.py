"""Spurdog cruising over the dim bottom, facing right and down, seen a little from below.

Landmarks (local, snout 0,0 -> tail 500, mirrored): slender, pointed snout 0-46 with the mouth underneath 54-78,22; large oval green
eye 62,-10, spiracle behind it 90,-16; five gill slits 122-150 before the pectoral 150,16; a strong spine before each dorsal:
192,-46 and 356,-27; second dorsal smaller; no anal fin; pelvic 300; tail with a long upper lobe; white spots in two rows."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from animals_kit import *
from kit import *

P = Pic("squalus_acanthias", "Spurdog, Squalus acanthias")
r = rng(14)
P.water("deep", glow=(300, 40, 470), go=0.75).surface(90, 0.4, seed=5).shafts(
    ((110, 40, 90), (240, 55, 130), (380, 40, 80)), lean=-80, o=0.5
)
mini = [
    (0, 0),
    (0.2, -0.07),
    (0.36, -0.08),
    (0.42, -0.18, "c"),
    (0.48, -0.07),
    (0.7, -0.04),
    (0.74, -0.1, "c"),
    (0.79, -0.03),
    (0.88, -0.02),
    (1, -0.14, "c"),
    (0.95, 0),
    (0.98, 0.08, "c"),
    (0.87, 0.02),
    (0.6, 0.06),
    (0.34, 0.08),
    (0.42, 0.2, "c"),
    (0.28, 0.09),
    (0.1, 0.05),
]
pack_mates = "".join(
    curve(place(mini, x, y, rot, s, True))
    for x, y, s, rot in (
        (150, 470, 130, 10),
        (250, 120, 110, 14),
        (440, 176, 90, 6),
        (420, 520, 120, 8),
    )
)
P.add(g("pack", path(pack_mates, "#2f7a94"), opacity=0.55, filter=P.soft(1)))
P.d(
    lin("floor-far", "#1f5a74", "#0b2f48", y1=580, y2=720),
    lin("floor-near", "#0f3348", "#05172a", y1=630, y2=720),
)
P.add(
    g(
        "floor",
        path(hump(596, r, 18, 90), "url(#floor-far)"),
        path(hump(648, r, 14, 70), "url(#floor-near)"),
    )
)
P.motes(40, 4, 0.5)

F = Frame(
    450,
    404,
    22,
    0.96,
    flip=True,
    bend=lambda x, y: (x, y + 30 * math.sin(x / 500 * 5.0) - 46 * (max(0, x - 240) / 260) ** 2),
)
top = [
    (0, 2),
    (16, -8),
    (44, -20),
    (80, -30),
    (130, -39),
    (190, -44),
    (250, -40),
    (310, -31),
    (370, -22),
    (420, -14),
    (452, -12),
]
low = [
    (452, 6),
    (420, 8),
    (370, 13),
    (310, 22),
    (250, 33),
    (190, 38),
    (130, 36),
    (92, 30),
    (60, 24),
    (30, 15),
    (8, 8),
]
body = F.c(top + [(462, -4)] + low)
P.d(
    clip("body-clip", body),
    F.lin(
        "flank",
        "#41566a",
        (0.35, "#6b8394"),
        (0.58, "#a3b6bd"),
        (0.72, "#eef3ee"),
        "#f7faf4",
        a=(190, -46),
        b=(190, 40),
    ),
    form("fish-form", "#e9fbf2", 0.9, -1, 4, 2, "#04182c", 0.62, 3, -14, 10, box=True),
    form("fin-form", "#d8ecec", 0.6, 0, 2.5, 1.2, "#04182c", 0.5, 1, -6, 5, box=True),
    F.lin("fin-fill", "#5a7183", "#7b92a0", a=(200, -110), b=(200, -40)),
    F.lin("fin-low", "#8aa0ab", "#4b6276", a=(200, 30), b=(230, 110)),
)
d1 = F.c(
    [
        (196, -42, "c"),
        (214, -66),
        (236, -98),
        (250, -104),
        (254, -94),
        (248, -66),
        (256, -50),
        (272, -42, "c"),
        (266, -34),
        (200, -34),
    ]
)
d2 = F.c(
    [
        (362, -22, "c"),
        (376, -40),
        (392, -60),
        (402, -62),
        (404, -52),
        (402, -34),
        (414, -20),
        (424, -15, "c"),
        (416, -8),
        (366, -14),
    ]
)
tail = F.c(
    [
        (440, -12, "c"),
        (466, -34),
        (500, -68),
        (522, -92),
        (532, -92, "c"),
        (528, -70),
        (514, -40),
        (496, -14),
        (490, 0),
        (494, 20),
        (502, 44),
        (500, 52, "c"),
        (480, 38),
        (456, 16),
        (440, 8, "c"),
    ]
)
pelvic = F.c([(286, 26, "c"), (300, 44), (322, 58), (344, 58, "c"), (334, 44), (330, 20, "c")])
far_pec = F.c([(160, 30, "c"), (190, 44), (232, 60), (262, 66, "c"), (256, 48), (224, 28, "c")])
P.add(
    g("fins-far", path(far_pec, "#3c5468"), filter="url(#fin-form)"),
    g(
        "fins",
        path(d1 + d2, "url(#fin-fill)"),
        path(pelvic, "url(#fin-low)"),
        filter="url(#fin-form)",
    ),
)
spots = ""
for x, h, s in (
    (108, 0.3, 4.2),
    (140, 0.22, 5),
    (172, 0.36, 5.4),
    (204, 0.26, 5),
    (232, 0.4, 5.6),
    (262, 0.28, 5),
    (292, 0.42, 5),
    (324, 0.3, 4.4),
    (352, 0.44, 4),
    (386, 0.36, 3.6),
    (150, 0.5, 3.6),
    (214, 0.52, 4),
    (276, 0.54, 3.6),
):
    y = height_at(top, x) + (height_at(low, x) - height_at(top, x)) * h
    px, py = F.at(x, y)
    spots += blob(px, py, s * 1.15, s * 0.85, r, 6, 0.12, math.radians(20))
P.add(
    g(
        "body",
        path(tail, "url(#fin-fill)"),
        path(body, "url(#flank)"),
        gg(
            path(
                F.c(top[1:] + [(452, -2), (330, -8), (230, -14), (130, -14), (50, -8)]),
                "#2c4257",
                opacity=0.6,
            ),
            clip_path="url(#body-clip)",
            filter=P.soft(6),
        ),
        path(spots, "#f7fbf2", opacity=0.95),
        filter="url(#fish-form)",
    )
)
P.add(
    g(
        "back-light",
        P.caustics_on(
            "back-caustic",
            path(F.c(top + [(440, -4), (250, -16), (100, -12)]), "#fff"),
            0.32,
            0.018,
            0.03,
            11,
        ),
        clip_path="url(#body-clip)",
    )
)
slits = "".join(
    F.c([(x, -6 + i * 1.2), (x + 5, 6), (x + 2, 20)], False)
    for i, x in enumerate((118, 127, 136, 145, 153))
)
P.add(
    g(
        "marks",
        line(slits, "#13222f", 3, 0.75),
        line(slits, "#eef7f4", 1.2, 0.5, transform="translate(-2.4 .4)"),
        line(F.open([(52, 24), (62, 18), (76, 20), (86, 28)]), "#16222c", 3.2, 0.85),
        line(F.open([(88, 22), (94, 17)]), "#16222c", 2, 0.6),
        path(F.c([(88, -14), (95, -18), (98, -13), (92, -10)]), "#101c28"),
        path(F.c([(26, 8), (33, 6), (34, 11), (28, 12)]), "#16222c"),
        line(F.c([(168, -8), (240, -6), (320, -5), (440, -3)], False), "#22384a", 1.4, 0.5),
        line(
            F.open(
                [(250, -102), (242, -72), (248, -52)],
                [(466, -30), (498, -60), (522, -84)],
                [(460, 8), (480, 26), (496, 44)],
            ),
            "#22384a",
            1.6,
            0.4,
        ),
    )
)
thorns = F.taper([(180, -40), (188, -66), (200, -98)], [6.4, 5, 0.4]) + F.taper(
    [(344, -22), (350, -46), (362, -70)], [6, 4.6, 0.4]
)
P.add(g("spines", path(thorns, "#fdf6dc", filter="url(#fin-form)")))
pec = F.c(
    [
        (152, 14, "c"),
        (166, 40),
        (190, 82),
        (214, 116),
        (226, 122),
        (232, 112),
        (232, 80),
        (222, 44),
        (210, 20, "c"),
        (180, 8),
    ]
)
pec_lines = F.open(
    [(170, 28), (196, 72), (220, 112)],
    [(184, 26), (206, 66), (226, 106)],
    [(198, 24), (216, 56), (230, 90)],
)
P.add(
    g(
        "pectoral",
        path(pec, "url(#fin-low)", filter="url(#fin-form)"),
        line(pec_lines, "#22384a", 1.6, 0.4),
    )
)
ex, ey = F.at(62, -9)
P.d(rad("eye-iris", "#d9f4b8", (0.6, "#8cc68a"), "#2d5a58", cx=n(ex), cy=n(ey), r=15))
eye = F.c([(46, -10), (54, -18), (66, -19), (78, -12), (70, -3), (56, -3)])
pupil = F.c([(57, -11), (62, -16), (68, -11), (62, -5)])
P.add(
    g(
        "eye",
        path(
            F.c([(42, -10), (52, -21), (68, -22), (82, -12), (72, 0), (54, 0)]),
            "#1b2d3c",
            opacity=0.7,
        ),
        path(eye, "url(#eye-iris)"),
        path(pupil, "#07120f"),
        circle(ex - 4, ey - 4.5, 3, "#fff"),
        circle(ex + 4, ey + 2.5, 1.2, "#bfe6e8", opacity=0.8),
    )
)
P.foot("#04182c", 0.75, 570).vignette(o=0.5).grain()
P.save()
if "proof" in sys.argv:
    proof(P.file)
