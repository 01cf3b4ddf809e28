"""Lesser black-backed gull (Baltic form) banking over the sea, seen from above, flying right.

Landmarks: slim long-winged gull, wings narrow and bent at the wrist, upper wing and mantle slate-black with a clean white rear edge,
black tips with one small white mirror; white head 352,262, neck, tail fan; yellow bill with a red spot; yellow legs."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from animals_kit import *
from kit import *

P = Pic("larus_fuscus", "Lesser black-backed gull, Larus fuscus")
r = rng(6)
sky_and_sea(
    P,
    ("#9cc9d6", "#c9e0da", "#f4ebd0", "#fbd9ac"),
    ("#d9e6cf", "#93c9c4", "#4a9fae", "#14506e"),
    176,
    (112, 150),
    "#fff6da",
    230,
)
clouds(P, [(360, 60, 110, 8), (300, 76, 70, 6), (60, 46, 80, 7)], 4)
P.add(
    g(
        "skerries",
        path(
            curve(
                [
                    (300, 180, "c"),
                    (340, 168),
                    (380, 164),
                    (420, 170),
                    (470, 162),
                    (490, 166),
                    (490, 180, "c"),
                ]
            ),
            "#8fa5a8",
        ),
    )
)
P.d(
    rad(
        "glitter",
        (0, "#fff8de", 0.95),
        (1, "#fff0c0", 0),
        cx=112,
        cy=190,
        r=260,
        tr="translate(112 190) scale(.6 1.3) translate(-112 -190)",
    )
)
P.add(g("sun-on-water", el("rect", y=178, width=480, height=440, fill="url(#glitter)")))
P.add(
    g(
        "waves-far",
        waves(182, 420, 60, 2, "#fbf8e4", 0.55),
        waves(184, 460, 40, 3, "#2a7d94", 0.35),
    ),
    g(
        "waves-mid",
        waves(380, 640, 26, 9, "#e3f3ea", 0.35, 1),
        waves(400, 660, 26, 4, "#175c7a", 0.35, 1),
    ),
)
shoal = "".join(
    fish_mini(
        96 + r.uniform(-90, 90),
        560 + r.uniform(-44, 44),
        r.uniform(16, 26),
        r.uniform(-24, 6),
        True,
    )
    for _ in range(26)
)
P.add(g("shoal", path(shoal, "#0f4862"), opacity=0.4, filter=P.soft(1)))


def small_gull(x, y, s, rot):
    pts = [
        (-46, -10, "c"),
        (-24, -16),
        (-6, -3),
        (0, 0),
        (8, -4),
        (30, -20),
        (50, -12, "c"),
        (30, -12),
        (10, 5),
        (0, 7),
        (-8, 4),
        (-26, -8),
    ]
    return curve(place(pts, x, y, rot, s))


P.add(
    g(
        "others",
        path(
            small_gull(420, 330, 0.6, 8)
            + small_gull(60, 250, 0.42, -10)
            + small_gull(452, 372, 0.36, 0),
            "#f7f9f2",
            opacity=0.9,
        ),
    )
)

P.d(
    lin("slate", "#5b6674", "#333b48", "#191d28", x1=120, y1=60, x2=360, y2=560),
    lin("white", "#ffffff", "#f2f4f0", "#b9cfdb", x1=200, y1=250, x2=260, y2=420),
    lin("bill-fill", "#ffe07a", "#f2b632", "#c98a24", x1=380, y1=236, x2=392, y2=272),
    form("bird-form", "#fff6dc", 0.95, 2, 4, 2.5, "#2d5c7e", 0.55, -3, -12, 9, box=True),
    form("dark-form", "#d3e0ea", 0.75, 2, 3.5, 1.6, "#05070e", 0.45, -2, -9, 8, box=True),
    form("soft-form", "#ffffff", 0.9, 2, 3, 1.5, "#33688a", 0.5, -2, -5, 4, box=True),
)
tail_feathers = [
    feather(170, 372, length, 36, a)
    for length, a in ((92, 126), (100, 136), (104, 147), (100, 158), (92, 168))
]
feet = taper([(196, 394), (160, 424), (132, 446)], [5, 4.4, 4], 14) + curve(
    [
        (136, 436, "c"),
        (118, 440),
        (98, 460, "c"),
        (112, 462),
        (118, 470, "c"),
        (136, 456),
        (142, 446, "c"),
    ]
)
P.add(g("feet", path(feet, "#f2b632", filter="url(#soft-form)")))
P.add(
    g(
        "tail",
        *[
            path(d, "#fbfcfa", stroke="#a9c0cc", stroke_width=0.9)
            for d in (
                tail_feathers[0],
                tail_feathers[4],
                tail_feathers[1],
                tail_feathers[3],
                tail_feathers[2],
            )
        ],
        filter="url(#soft-form)",
    )
)

wings = {
    "upper": [
        [
            (304, 292, "c"),
            (296, 240),
            (278, 194),
            (250, 158),
            (214, 120),
            (160, 82),
            (96, 52, "c"),
            (116, 92),
            (146, 134),
            (162, 176),
            (166, 220),
            (166, 270),
            (176, 320),
            (200, 362, "c"),
        ],
        [
            (304, 292, "c"),
            (296, 240),
            (278, 194),
            (250, 158),
            (214, 120),
            (160, 82),
            (96, 52, "c"),
            (120, 88),
            (156, 130),
            (178, 178),
            (184, 222),
            (184, 268),
            (192, 314),
            (212, 352, "c"),
        ],
    ],
    "lower": [
        [
            (308, 296, "c"),
            (352, 324),
            (388, 364),
            (408, 414),
            (416, 458),
            (408, 510),
            (388, 572, "c"),
            (370, 540),
            (344, 500),
            (306, 470),
            (262, 450),
            (222, 424),
            (196, 384, "c"),
        ],
        [
            (308, 296, "c"),
            (352, 324),
            (388, 364),
            (408, 414),
            (416, 458),
            (408, 510),
            (388, 572, "c"),
            (373, 536),
            (352, 490),
            (316, 454),
            (272, 432),
            (234, 408),
            (206, 374, "c"),
        ],
    ],
}
for key, (outer, inner) in wings.items():
    P.d(clip(f"wing-{key}-clip", curve(inner)))
    P.add(g(f"wing-{key}-white", path(curve(outer), "#f7faf8", filter="url(#bird-form)")))
body = curve(
    [
        (384, 250, "c"),
        (376, 230),
        (354, 219),
        (328, 222),
        (300, 238),
        (262, 262),
        (206, 296),
        (158, 336),
        (140, 378),
        (156, 404),
        (196, 408),
        (244, 392),
        (298, 362),
        (334, 332),
        (362, 304),
        (380, 286),
        (390, 270, "c"),
    ]
)
P.add(g("body", path(body, "url(#white)", filter="url(#bird-form)")))
mantle = curve(
    [
        (298, 240, "c"),
        (330, 268),
        (344, 310, "c"),
        (290, 354),
        (232, 376),
        (196, 382),
        (186, 366),
        (196, 330),
        (230, 296),
    ]
)
P.add(
    g(
        "dark",
        gg(
            path(curve(wings["upper"][1]), "url(#slate)"),
            path(curve(wings["lower"][1]), "url(#slate)"),
            path(mantle, "url(#slate)"),
            filter="url(#dark-form)",
        ),
    )
)
# feather edges: flight feathers, coverts, mirror
lines_dark, lines_light, coverts = "", "", ""
upper_roots = [
    ((262, 190), (104, 58)),
    ((256, 176), (118, 84)),
    ((250, 176), (136, 112)),
    ((248, 184), (152, 136)),
    ((246, 196), (166, 160)),
    ((244, 212), (174, 190)),
    ((244, 230), (178, 220)),
    ((244, 250), (180, 250)),
    ((244, 272), (186, 282)),
    ((244, 292), (194, 314)),
]
lower_roots = [
    ((404, 440), (386, 560)),
    ((398, 438), (374, 532)),
    ((390, 430), (362, 506)),
    ((380, 422), (346, 484)),
    ((368, 412), (326, 464)),
    ((354, 400), (304, 448)),
    ((338, 390), (280, 436)),
    ((320, 380), (258, 420)),
    ((302, 374), (236, 406)),
]
for (x0, y0), (x1, y1) in upper_roots + lower_roots:
    bend = curve([(x0, y0), ((x0 + x1) / 2 + 4, (y0 + y1) / 2 - 4), (x1, y1)], False)
    lines_light += bend
for k, row in enumerate(
    (
        [(268, 200), (262, 240), (260, 280), (258, 312)],
        [(236, 176), (226, 216), (222, 262), (226, 306)],
    )
):
    coverts += curve(row, False)
coverts += curve([(398, 420), (366, 386), (330, 360), (296, 346)], False) + curve(
    [(380, 434), (344, 404), (304, 384), (262, 374)], False
)
scap = "".join(
    curve([(x - 12, y - 6), (x, y + 6), (x + 13, y - 3)], False)
    for x, y in ((270, 300), (246, 316), (288, 318), (262, 334), (224, 338), (240, 354), (208, 360))
)
P.add(
    g(
        "wing-lines",
        line(lines_light, "#8d9aa8", 1.4, 0.5),
        line(coverts, "#8d9aa8", 1.6, 0.4),
        line(scap, "#8d9aa8", 1.5, 0.5),
    ),
    g(
        "mirrors",
        path(
            curve([(112, 66), (126, 72), (134, 84), (120, 80)])
            + curve([(392, 548), (398, 534), (394, 522), (386, 536)]),
            "#f7faf8",
        ),
    ),
)
P.add(
    g(
        "head",
        gg(
            path(
                curve([(334, 232), (356, 226), (374, 236), (380, 248), (352, 250), (330, 262)]),
                "#ffffff",
                opacity=0.8,
            ),
            filter=P.soft(4),
        ),
        path(
            curve(
                [
                    (382, 248, "c"),
                    (400, 248),
                    (420, 252),
                    (432, 260),
                    (434, 272, "c"),
                    (424, 272),
                    (404, 274),
                    (386, 272, "c"),
                ]
            ),
            "url(#bill-fill)",
            filter="url(#soft-form)",
        ),
        line(curve([(372, 266), (396, 263), (426, 264)], False), "#7a4c12", 1.8, 0.8),
        circle(414, 269, 4.2, "#d9402c"),
        path(curve([(398, 255), (406, 255), (406, 258), (399, 258)]), "#7a4c12"),
        bird_eye(P, 358, 252, 5.6, "#f6e08a", "#c9402c", "eye", "#b9cfdb", 0.5),
    )
)
P.add(
    g(
        "waves-near",
        waves(600, 730, 20, 6, "#d9efea", 0.3, 1),
        waves(600, 740, 16, 7, "#062338", 0.4, 1),
    )
)
P.foot("#04182c", 0.7, 575).vignette(o=0.3).grain()
P.save()
if "proof" in sys.argv:
    proof(P.file)
