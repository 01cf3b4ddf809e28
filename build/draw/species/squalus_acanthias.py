"""Spurdog patrolling, a slender shark seen from the side and a little from above, swimming to the left across the card.

Landmarks (local, snout 0, tail tip 470, back up): pointed flat snout, large oval green eye 58, five gill slits 92-114 in front of the
pectoral; white spots in a loose row along the flank, larger in front; a strong white spine before EACH of the two back fins, the first fin
over 190, the second, smaller, over 322; no anal fin; pelvic fin at 286; tail with a long upper and a rounded lower lobe, no notch;
slate back, white belly, the line between them sharp at the head."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from animals_kit import *
from kit import *

P = Pic("squalus_acanthias", "Spurdog, Squalus acanthias")
r = rng(31)
P.water("deep", glow=(210, 250, 430), go=1.0, split=(0, 0.42, 0.8, 1)).shafts(
    ((60, 40, 110), (190, 56, 150), (320, 40, 120)), lean=-70, o=0.5
)
hills = [
    (-20, 740, "c"),
    (-20, 566, "c"),
    (90, 548),
    (200, 572),
    (330, 552),
    (500, 570, "c"),
    (500, 740, "c"),
]
P.add(g("hills", path(curve(hills), "#123f5c", opacity=0.7)))
# the pack, far off
shark = [
    (0, 2, "c"),
    (22, -8),
    (48, -10, "c"),
    (54, -20, "c"),
    (60, -9),
    (88, -5, "c"),
    (91, -11, "c"),
    (96, -3),
    (112, -2),
    (130, -17, "c"),
    (122, 0),
    (126, 9, "c"),
    (110, 3),
    (60, 7),
    (40, 18, "c"),
    (34, 7),
]
pack = "".join(
    curve(place(shark, x, y, a, s))
    for x, y, a, s in ((300, 474, -6, 1.0), (40, 506, -3, 0.8), (352, 520, -2, 0.62))
)
P.add(g("pack", path(pack, "#2a6c8a"), opacity=0.55, filter=P.soft(1)))
P.motes(44, 8, 0.5)

F = Frame(
    22, 414, -23, 1.0, bend=lambda x, y: (x, y + 22 * math.sin((x - 40) / 470 * 4.4) * (x / 470))
)
P.d(
    F.lin(
        "back",
        "#8fa6b4",
        (0.4, "#5c7586"),
        (0.62, "#7f97a4"),
        (0.68, "#eef5f2"),
        "#ffffff",
        a=(180, -52),
        b=(180, 50),
    ),
    F.lin("fin-fill", "#7d95a4", "#435b6c", a=(180, -110), b=(180, 60)),
    F.lin("fin-low", "#6f8898", "#93a9b4", a=(140, 20), b=(150, 120)),
    form("shark-form", "#f0fff8", 0.85, -1, 4, 2.4, "#1a4a66", 0.5, 2, -9, 7, box=True),
    form("fin-form", "#e4f8f4", 0.8, -1, 2.6, 1.4, "#06223c", 0.5, 1, -6, 5, box=True),
    form("spine-form", "#ffffff", 0.9, -0.6, 1.4, 0.8, "#274a5c", 0.6, 1.5, 0, 1.4, box=True),
)
body = [
    (0, 6, "c"),
    (18, -10),
    (50, -26),
    (96, -38),
    (150, -46),
    (200, -46),
    (260, -37),
    (320, -25),
    (372, -15),
    (410, -10),
    (420, 2),
    (408, 10),
    (360, 13),
    (300, 22),
    (240, 34),
    (170, 43),
    (110, 41),
    (66, 32),
    (30, 21),
]
tail = [
    (396, -11, "c"),
    (424, -22),
    (456, -56),
    (486, -86),
    (500, -92, "c"),
    (492, -60),
    (472, -24),
    (454, 0),
    (458, 22),
    (462, 44),
    (454, 52, "c"),
    (436, 40),
    (416, 20),
    (396, 11, "c"),
]
first = [
    (168, -44, "c"),
    (196, -92),
    (222, -126),
    (234, -128, "c"),
    (231, -98),
    (238, -62),
    (262, -44, "c"),
    (254, -36, "c"),
]
second = [
    (312, -27, "c"),
    (336, -64),
    (358, -86),
    (368, -85, "c"),
    (365, -58),
    (372, -34),
    (392, -22, "c"),
    (382, -14, "c"),
]
spine_one = [(166, -40, "c"), (162, -70), (174, -102, "c"), (179, -70), (184, -42, "c")]
spine_two = [(308, -24, "c"), (307, -54), (318, -82, "c"), (323, -52), (325, -24, "c")]
pectoral = [
    (122, 20, "c"),
    (150, 30),
    (184, 66),
    (214, 122),
    (212, 128, "c"),
    (170, 108),
    (136, 78),
    (112, 40),
]
far_pectoral = [(104, 34, "c"), (84, 60), (70, 92), (76, 96, "c"), (104, 82), (130, 50)]
pelvic = [(262, 28, "c"), (290, 36), (318, 56), (314, 62, "c"), (286, 58), (262, 46), (252, 34)]
far_pelvic = [(254, 30, "c"), (262, 52), (280, 68, "c"), (286, 50), (284, 30, "c")]
P.add(
    g(
        "far-fins",
        path(F.c(far_pectoral) + F.c(far_pelvic), "#2f4c60", filter="url(#fin-form)"),
    ),
    g(
        "back-fins",
        gg(path(F.c(first) + F.c(second) + F.c(tail), "url(#fin-fill)"), filter="url(#fin-form)"),
        line(
            F.open(
                [(196, -56), (216, -92)],
                [(210, -52), (222, -88)],
                [(334, -34), (350, -58)],
                [(426, -8), (470, -62)],
                [(432, 2), (452, -22)],
            ),
            "#cfe2e6",
            1.8,
            0.4,
        ),
    ),
    g("body", gg(path(F.c(body), "url(#back)"), filter="url(#shark-form)")),
)
# the sharp line between slate and white at the head, the gills, the flank
P.add(
    g(
        "markings",
        line(F.open([(10, 10), (40, 14), (84, 14), (120, 18)]), "#41586a", 2, 0.45),
        line(F.open([(120, -6), (200, -10), (290, -6), (370, -2), (410, 0)]), "#e6f2f0", 1.8, 0.5),
        line(
            F.open(
                *[
                    [(92 + k * 6.2, -8 + k * 0.6), (89 + k * 6.2, 6), (91 + k * 6.2, 19 - k * 0.5)]
                    for k in range(5)
                ]
            ),
            "#1c3548",
            2.4,
            0.8,
        ),
        line(
            F.open(
                *[
                    [
                        (94.4 + k * 6.2, -7 + k * 0.6),
                        (91.4 + k * 6.2, 6),
                        (93.4 + k * 6.2, 18 - k * 0.5),
                    ]
                    for k in range(5)
                ]
            ),
            "#dbe9ea",
            1.2,
            0.6,
        ),
    )
)
spots = [
    (140, -20, 5.4),
    (164, -26, 4.6),
    (188, -18, 5.6),
    (214, -25, 4.6),
    (240, -17, 5),
    (266, -22, 4),
    (292, -13, 4.4),
    (318, -15, 3.4),
    (344, -8, 3.6),
    (370, -7, 2.8),
    (128, -30, 3.4),
    (228, -34, 3),
    (176, -36, 3),
    (72, -22, 2.6),
]
P.add(g("spots", *[circle(*F.at(x, y), q, "#f8fdf6", opacity=0.95) for x, y, q in spots]))
P.add(
    g(
        "near-fins",
        gg(path(F.c(pectoral) + F.c(pelvic), "url(#fin-low)"), filter="url(#fin-form)"),
        line(
            F.open([(136, 40), (186, 98)], [(146, 40), (192, 98)], [(272, 38), (306, 56)]),
            "#e4f2f2",
            1.8,
            0.4,
        ),
    ),
    g(
        "spines",
        gg(path(F.c(spine_one) + F.c(spine_two), "#fdf8e8"), filter="url(#spine-form)"),
    ),
)
# head: nostril, mouth under the snout, the great green eye, spiracle behind it
ex, ey = F.at(56, -6)
P.add(
    g(
        "head",
        line(F.open([(40, 20), (52, 27), (68, 27)]), "#22394a", 3, 0.85),
        line(F.open([(40, 23), (52, 30), (66, 30)]), "#ffffff", 1.4, 0.6),
        ellipse(*F.at(24, 8), 3.4, 2, "#22394a"),
        ellipse(*F.at(80, -16), 4, 2.4, "#22394a", opacity=0.8),
    )
)
P.d(rad("iris", (0.2, "#0c2a1c"), (0.5, "#3fae6a"), (1, "#d9f7b0"), cx=n(ex), cy=n(ey), r=14))
P.add(
    g(
        "eye",
        ellipse(
            ex, ey, 15.5, 11.5, "#1a2c3a", opacity=0.8, transform=f"rotate(-14 {n(ex)} {n(ey)})"
        ),
        ellipse(ex, ey, 12.6, 9, "url(#iris)", transform=f"rotate(-14 {n(ex)} {n(ey)})"),
        ellipse(ex, ey, 4, 6.6, "#04100c"),
        circle(ex - 4, ey - 3.4, 2.6, "#ffffff"),
        circle(ex + 4, ey + 3, 1.3, "#bfeee0", opacity=0.8),
    )
)
P.add(bubbles("bubbles", [(60, 262, 4), (48, 240, 3), (66, 222, 2.4)]))
P.foot("#031322", 0.7, 560).vignette(o=0.45).grain()
P.save()
if "proof" in sys.argv:
    proof(P.file)
