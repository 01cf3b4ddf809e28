"""White-tailed eagle stooping to the water, wings up, talons forward, facing left.

Landmarks: broad plank wings with seven spread fingers; heavy hooked yellow bill 96-150,330 as long as the face; pale buff head 186,312;
brown body in scaly lobes; yellow bare legs thrown forward to 128,474; short wedge-shaped pure white tail at the lower right."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from animals_kit import *
from kit import *

P = Pic("haliaeetus_albicilla", "White-tailed eagle, Haliaeetus albicilla")
r = rng(3)
sky_and_sea(
    P,
    ("#86b9cf", "#b5d6d8", "#e6e7d2", "#fbdcb4"),
    ("#b9d3cc", "#6fa9b4", "#276f8a", "#0b3450"),
    430,
    (330, 402),
    "#fff2d0",
    280,
)
clouds(
    P,
    [(120, 120, 110, 10), (60, 140, 70, 7), (400, 250, 90, 8), (330, 268, 60, 5), (80, 330, 80, 6)],
    8,
)
isle = curve([(-10, 436, "c"), (10, 410), (50, 398), (92, 404), (128, 418), (170, 436, "c")])
trees = "".join(
    spruce(x, y, s)
    for x, y, s in (
        (8, 412, 1),
        (22, 406, 1.3),
        (38, 402, 1.5),
        (54, 400, 1.2),
        (70, 402, 1.4),
        (88, 406, 1),
    )
)
isle2 = curve([(340, 436, "c"), (380, 424), (430, 420), (490, 414, "c"), (490, 436, "c")])
P.add(g("skerries", path(isle2, "#9fb3b4"), path(trees, "#4f6b6c"), path(isle, "#76808a")))
P.add(
    g("waves-far", waves(436, 560, 44, 2, "#f4f2e0", 0.5), waves(440, 580, 30, 3, "#14597a", 0.4))
)

P.d(
    lin("flight", "#6a5140", "#40302a", "#2a2024", y1=60, y2=380),
    lin("flight-far", "#6d5a50", "#493b3a", y1=60, y2=380),
    lin("covert", "#a3825c", "#755640", "#4f3b32", y1=130, y2=380),
    lin("body-fill", "#b3946a", "#7d5f44", "#46342f", x1=180, y1=280, x2=300, y2=460),
    lin("head-fill", "#ead6aa", "#c9ab7c", "#97795a", x1=160, y1=270, x2=210, y2=370),
    lin("bill-fill", "#ffe08a", "#f2bc3e", "#c98a24", y1=306, y2=356),
    lin("tail-fill", "#ffffff", "#eef2ee", "#b9cdd6", x1=300, y1=420, x2=400, y2=520),
    form("feather-form", "#ffe9bc", 0.6, 1, 2.5, 1.2, "#0e1420", 0.45, -1, -4, 3, box=True),
    form("body-form", "#fff2cc", 0.85, 3, 4, 2.5, "#14202e", 0.55, -5, -14, 11, box=True),
    form("soft-form", "#fffbe8", 0.85, 1, 3, 1.5, "#33506a", 0.5, -2, -6, 5, box=True),
)
near = ((282, 322), (346, 286), (366, 196), (402, 128))
far = ((222, 316), (150, 286), (128, 200), (98, 138))


def wing(id_, joints, sign, fill, cover_fill, o=1):
    """Fingers and secondaries, then two rows of coverts, then the arm."""
    shoulder, elbow, wrist, tip = joints
    hand_angles = (-84, 14, 64) if sign > 0 else (-96, -194, -244)
    flight = wing_feathers(joints, 7, 8, (124, 142, 126, 104), hand_angles, (20, 34), (sign * 4, 0))
    rows = wing_feathers(joints, 6, 8, (52, 64, 72, 66), hand_angles, (26, 30), (0, 0))
    small = wing_feathers(joints, 5, 7, (26, 34, 42, 40), hand_angles, (22, 24), (0, 0))
    # among the coverts, without an outline: without it the sky shows between hand and arm
    under = feather(*wrist, 48, 36, hand_angles[1])
    arm = taper(
        [(shoulder[0] - sign * 10, shoulder[1] + 10), elbow, wrist, tip],
        [34, 24, 15, 5],
        30,
        point=True,
    )
    return g(
        id_,
        gg(
            *[path(d, fill) for d in flight[7:][::-1] + flight[:7][::-1]],
            filter="url(#feather-form)",
        ),
        gg(
            path(under, cover_fill, stroke="none"),
            path("".join(rows), cover_fill),
            stroke="#33261f",
            stroke_width=0.9,
            filter="url(#feather-form)",
        ),
        gg(
            path(arm, cover_fill),
            path("".join(small), cover_fill),
            stroke="#4a382c",
            stroke_width=0.7,
            filter="url(#feather-form)",
        ),
        opacity=o,
    )


P.add(wing("wing-far", far, -1, "url(#flight-far)", "url(#flight-far)"))
tail_feathers = [
    feather(308, 420, length, 34, a)
    for length, a in ((96, 4), (108, 16), (116, 28), (120, 40), (114, 52), (102, 64))
]
P.add(
    g(
        "tail",
        *[
            path(d, "url(#tail-fill)", stroke="#a9bfca", stroke_width=0.8)
            for d in (
                tail_feathers[0],
                tail_feathers[5],
                tail_feathers[1],
                tail_feathers[4],
                tail_feathers[2],
                tail_feathers[3],
            )
        ],
        filter="url(#soft-form)",
    )
)
P.add(wing("wing-near", near, 1, "url(#flight)", "url(#covert)"))
body = curve(
    [
        (196, 286, "c"),
        (240, 284),
        (284, 306),
        (318, 352),
        (338, 400),
        (344, 436),
        (320, 446),
        (270, 440),
        (222, 416),
        (190, 380),
        (170, 346, "c"),
    ]
)
lobes = [
    curve(place([(0, -11), (14, -9), (26, 0, "c"), (14, 10), (0, 10)], x, y, a, s))
    for x, y, a, s in (
        (306, 414, 44, 1.3),
        (282, 418, 50, 1.3),
        (256, 408, 56, 1.3),
        (310, 386, 48, 1.3),
        (288, 388, 50, 1.3),
        (264, 384, 56, 1.3),
        (238, 384, 64, 1.2),
        (292, 358, 48, 1.25),
        (270, 356, 52, 1.25),
        (246, 354, 58, 1.25),
        (222, 358, 66, 1.2),
        (270, 328, 46, 1.15),
        (250, 326, 52, 1.15),
        (228, 330, 60, 1.15),
        (208, 338, 70, 1.1),
    )
]
P.add(
    g(
        "body",
        path(body, "url(#body-fill)", filter="url(#body-form)"),
        gg(*[path(d, "url(#body-fill)") for d in lobes], filter="url(#feather-form)"),
    )
)
# legs
thigh = curve(
    [(222, 388, "c"), (262, 404), (268, 430), (240, 448), (206, 446), (190, 430), (200, 404)]
)
thigh2 = curve([(196, 372, "c"), (226, 388), (222, 416), (196, 426), (170, 418), (164, 400)])


def talons(x, y, s):
    toes, claws = "", ""
    for a, length in ((196, 40), (168, 46), (138, 40), (60, 26)):
        c, q = math.cos(math.radians(a)), math.sin(math.radians(a))
        kx, ky = x + c * length * 0.55 * s, y + q * length * 0.55 * s - 6 * s
        ex, ey = x + c * length * s, y + q * length * s + 4 * s
        toes += taper([(x, y), (kx, ky), (ex, ey)], [7.5 * s, 6.5 * s, 5 * s], 12)
        d = 1 if a < 90 else -1
        claws += taper(
            [(ex, ey - 2), (ex + d * 12 * s, ey + 4 * s), (ex + d * 13 * s, ey + 18 * s)],
            [4.6 * s, 3.6 * s, 0.4],
            8,
            point=True,
        )
    return toes, claws


P.d(lin("leg-fill", "#ffdc78", "#e0a32c", "#a87420", y1=400, y2=500))
parts = []
for x0, y0, x1, y1, s in ((184, 410, 128, 424, 0.86), (216, 434, 150, 474, 1.05)):
    toes, claws = talons(x1, y1, s)
    leg = taper(
        [(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2 + 4), (x1, y1)], [12 * s, 9 * s, 8 * s], 20
    )
    parts.append((leg, toes, claws))
P.add(
    g(
        "leg-far",
        path(parts[0][2], "#1a171c"),
        path(parts[0][0] + parts[0][1], "url(#leg-fill)", filter="url(#soft-form)"),
        path(thigh2, "#5d4636", filter="url(#body-form)"),
    ),
    g(
        "leg-near",
        path(parts[1][2], "#141217"),
        path(parts[1][0] + parts[1][1], "url(#leg-fill)", filter="url(#soft-form)"),
        path(thigh, "url(#covert)", filter="url(#body-form)"),
    ),
)
head = curve(
    [
        (148, 300, "c"),
        (160, 284),
        (184, 274),
        (212, 278),
        (232, 296),
        (240, 324),
        (226, 352),
        (196, 366),
        (170, 358),
        (156, 342, "c"),
    ]
)
hackles = "".join(
    curve(place([(0, -6), (16, -5), (30, 2, "c"), (14, 7), (0, 6)], x, y, a))
    for x, y, a in (
        (222, 300, 30),
        (226, 316, 44),
        (218, 334, 58),
        (202, 348, 74),
        (184, 352, 88),
        (206, 318, 48),
        (196, 334, 64),
        (206, 298, 28),
    )
)
bill = curve(
    [
        (156, 296, "c"),
        (140, 294),
        (120, 300),
        (104, 314),
        (98, 334),
        (100, 352, "c"),
        (108, 340),
        (118, 334),
        (134, 336),
        (158, 342, "c"),
        (164, 320),
    ]
)
P.add(
    g(
        "head",
        path(hackles + head, "url(#head-fill)", filter="url(#body-form)"),
        path(hackles, "#f2e2ba", opacity=0.55, filter="url(#feather-form)"),
    ),
    g(
        "bill",
        path(bill, "url(#bill-fill)", filter="url(#soft-form)"),
        line(curve([(112, 332), (128, 328), (150, 332), (172, 336)], False), "#7a4c12", 2.6, 0.85),
        path(curve([(143, 306), (151, 304), (152, 310), (145, 311)]), "#6b4310"),
        line(curve([(156, 298), (150, 312), (156, 328)], False), "#a8701a", 1.6, 0.5),
        line(curve([(150, 298), (128, 302), (110, 316)], False), "#fff6cf", 2.6, 0.8),
    ),
    g(
        "brow",
        path(
            curve(
                [(152, 300, "c"), (172, 290), (196, 296), (190, 302), (172, 300), (156, 308, "c")]
            ),
            "#7d603f",
            opacity=0.9,
        ),
    ),
    bird_eye(P, 174, 307, 7.6, "#f2c24a", "#3a2a1c", "eye", "#f6e6c2", 0.5),
)
P.add(
    g(
        "reflection",
        slices(120, 300, 548, 640, 3, "#241c22", 0.35),
        slices(310, 400, 556, 620, 5, "#f4f6f2", 0.4),
    )
)
P.add(
    g(
        "waves-near",
        waves(550, 730, 30, 6, "#d3eae6", 0.32, 1),
        waves(556, 740, 22, 7, "#062338", 0.42, 1),
    )
)
P.foot("#04182c", 0.7, 575).vignette(o=0.3).grain()
P.save()
if "proof" in sys.argv:
    proof(P.file)
