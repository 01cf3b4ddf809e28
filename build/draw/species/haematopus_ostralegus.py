"""Oystercatcher stepping over a mud flat with mussels, facing left.

Landmarks: long straight vermilion bill 18-122,222 as long as the neck, blunt like a chisel; red eye 158,186 with red ring; black head, neck
and back, sharp edge across the breast; white belly, white wing edge and rump; stout pink legs, knees 252/322,452, three toes."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from animals_kit import *
from kit import *

P = Pic("haematopus_ostralegus", "Eurasian oystercatcher, Haematopus ostralegus")
r = rng(10)
P.d(
    lin("sky", "#8cc3d2", (0.45, "#c9e3da"), (0.8, "#f7ead0"), "#fbd9b4", y2=330),
    rad("sun", (0, "#fffbe6", 1), (0.2, "#fff3cf", 0.8), (1, "#fbd9b4", 0), cx=372, cy=290, r=280),
    lin("bay", "#c9dfd6", "#7fb9bd", y1=324, y2=400),
    lin("grass", "#a9c07a", "#6f9457", y1=300, y2=336),
    lin("mud", "#c08a6a", (0.35, "#a05f48"), (0.7, "#74413c"), "#33222c", y1=384, y2=720),
)
P.add(
    g(
        "sky-layer",
        el("rect", width=480, height=400, fill="url(#sky)"),
        el("rect", width=480, height=400, fill="url(#sun)"),
    )
)
clouds(P, [(120, 80, 120, 9), (70, 98, 70, 7), (320, 140, 90, 7), (420, 200, 70, 6)], 9)
P.add(
    g(
        "shore-far",
        path(
            curve([(-10, 334, "c"), (30, 316), (90, 308), (150, 314), (210, 322), (260, 334, "c")]),
            "url(#grass)",
        ),
        path(
            curve([(330, 334, "c"), (380, 324), (440, 320), (490, 314), (490, 334, "c")]), "#9fb58a"
        ),
    ),
    g(
        "bay-water",
        el("rect", y=328, width=480, height=90, fill="url(#bay)"),
        waves(334, 396, 34, 4, "#fbf8e6", 0.6, 0.5, 1),
    ),
)
flat = curve(
    [
        (-20, 404, "c"),
        (60, 392),
        (150, 398),
        (240, 388),
        (340, 396),
        (420, 388),
        (500, 398, "c"),
        (500, 740, "c"),
        (-20, 740, "c"),
    ]
)
P.d(form("mud-form", "#ffe3c4", 0.7, 0, 3, 2, "#241a26", 0, 0, -4, 4, box=True))
P.add(g("mud-flat", path(flat, "url(#mud)", filter="url(#mud-form)")))
pools = "".join(
    curve(
        [
            (x, y, "c"),
            (x + w * 0.3, y - w * 0.06),
            (x + w * 0.75, y - w * 0.04),
            (x + w, y + 2, "c"),
            (x + w * 0.66, y + w * 0.07),
            (x + w * 0.25, y + w * 0.06),
        ]
    )
    for x, y, w in (
        (20, 430, 110),
        (300, 418, 150),
        (160, 462, 90),
        (350, 496, 140),
        (-20, 530, 120),
        (230, 560, 130),
        (60, 620, 160),
        (330, 630, 130),
    )
)
P.d(lin("pool", "#f9e6c9", "#b9d3cc", "#6a9aa4", y1=410, y2=640))
P.add(
    g(
        "pools",
        path(pools, "url(#pool)", opacity=0.9),
        line(pools, "#5b3430", 1.4, 0.35, transform="translate(0 1.5)"),
    )
)
casts = "".join(
    line(
        curve([(x - 7, y), (x - 2, y - 5), (x + 4, y - 1), (x, y + 3), (x + 7, y + 2)], False),
        "#d9a384",
        2.6,
        0.8,
    )
    for x, y in ((140, 520), (420, 460), (196, 600), (400, 590), (60, 480))
)
P.add(g("worm-casts", casts))

# mussels
P.d(
    lin("shell", "#8f93c9", "#454b86", "#20264e", y1=520, y2=580),
    form("shell-form", "#f4f3ff", 0.85, 1, 2.5, 1.2, "#150f2a", 0.6, -2, -5, 4, box=True),
)
unit = [(0, 0, "c"), (16, -14), (40, -19), (60, -12), (68, 2), (58, 13), (32, 14), (12, 9)]
growth = [
    [(6, 0), (22, -9), (40, -11), (52, -4), (52, 5), (38, 9)],
    [(6, 1), (18, -4), (30, -5), (38, 0), (36, 5)],
]
spots = (
    (18, 570, -38, 0.95),
    (58, 582, -14, 0.8),
    (108, 574, -58, 0.8),
    (396, 572, -26, 0.85),
    (438, 580, -62, 0.75),
)
shells = "".join(curve(place(unit, *spot)) for spot in spots)
rings = "".join(curve(place(q, *spot), False) for spot in spots for q in growth)
P.add(
    g(
        "mussels",
        path(shells, "url(#shell)", filter="url(#shell-form)"),
        line(rings, "#c9cdf0", 1.3, 0.5),
    )
)

P.d(
    lin("black", "#46505e", "#1d232e", "#0b0f18", x1=190, y1=150, x2=260, y2=380),
    lin("white", "#ffffff", "#f6f2ea", "#b3c7d3", x1=260, y1=300, x2=270, y2=410),
    lin("bill-fill", "#ff8a4a", "#e8492a", "#b02a22", x1=70, y1=208, x2=76, y2=246),
    lin("leg-fill", "#f4a9a0", "#d9756f", "#9c4a50", x1=230, y1=400, x2=262, y2=530),
    form("dark-form", "#b9cfdf", 0.75, 2, 4, 2, "#000208", 0.4, -2, -10, 8, box=True),
    form("white-form", "#fff6e0", 0.95, 2, 4, 2, "#3d6480", 0.6, -3, -14, 10, box=True),
    form("soft-form", "#ffe6d4", 0.75, 1, 2, 1, "#40141e", 0.5, -1, -4, 3, box=True),
)


def bone(a, b, wa, wb):
    """One segment of a leg, straight sided."""
    q = math.dist(a, b)
    nx, ny = -(b[1] - a[1]) / q, (b[0] - a[0]) / q
    return curve(
        [
            (a[0] - nx * wa, a[1] - ny * wa, "c"),
            (b[0] - nx * wb, b[1] - ny * wb, "c"),
            (b[0] + nx * wb, b[1] + ny * wb, "c"),
            (a[0] + nx * wa, a[1] + ny * wa, "c"),
        ]
    )


def leg(hip, knee, ankle, toes, fill, s=1.0):
    parts = bone(hip, knee, 10 * s, 7 * s) + bone(knee, ankle, 7 * s, 6 * s)
    parts += blob(*knee, 9 * s, 10 * s, rng(1), 8, 0.05) + blob(
        *ankle, 7 * s, 7 * s, rng(1), 8, 0.05
    )
    for x, y in toes:
        parts += bone(ankle, (x, y), 6.5 * s, 4 * s) + blob(x, y, 5 * s, 4 * s, rng(1), 7, 0.05)
    return path(parts, fill)


P.add(
    g(
        "shadow-on-mud",
        path(
            curve(
                [
                    (180, 534, "c"),
                    (250, 522),
                    (330, 528),
                    (420, 536),
                    (380, 552),
                    (280, 556),
                    (210, 550),
                ]
            ),
            "#2a1820",
            opacity=0.5,
        ),
        filter=P.soft(5),
    )
)
P.add(
    g(
        "leg-far",
        leg(
            (318, 386),
            (336, 448),
            (322, 512),
            [(284, 522), (312, 532), (340, 520)],
            "#b96266",
            0.92,
        ),
        filter="url(#soft-form)",
    )
)
P.add(
    g(
        "leg-near",
        leg(
            (262, 392),
            (266, 460),
            (240, 528),
            [(196, 540), (226, 552), (262, 542)],
            "url(#leg-fill)",
        ),
        filter="url(#soft-form)",
    )
)
white = curve(
    [
        (176, 300, "c"),
        (176, 340),
        (198, 380),
        (240, 404),
        (300, 404),
        (350, 388),
        (388, 366),
        (430, 352),
        (446, 344, "c"),
        (420, 330),
        (330, 320),
        (240, 300),
    ]
)
black = curve(
    [
        (122, 206, "c"),
        (126, 182),
        (142, 162),
        (166, 152),
        (192, 158),
        (210, 180),
        (216, 208),
        (232, 236),
        (270, 252),
        (322, 262),
        (372, 282),
        (420, 312),
        (462, 342, "c"),
        (430, 344),
        (398, 340),
        (360, 344),
        (312, 348),
        (264, 344),
        (228, 330),
        (200, 320),
        (172, 314),
        (160, 290),
        (154, 260),
        (144, 238),
        (126, 228, "c"),
    ]
)
wing_bar = curve(
    [
        (206, 328, "c"),
        (240, 346),
        (290, 358),
        (344, 356),
        (392, 350, "c"),
        (352, 366),
        (296, 372),
        (240, 360),
    ]
)
feathers = "".join(
    curve(q, False)
    for q in (
        [(250, 270), (290, 284), (330, 312), (352, 332)],
        [(286, 272), (330, 288), (368, 310), (392, 330)],
        [(326, 276), (366, 292), (404, 314), (428, 332)],
        [(232, 290), (262, 306), (296, 328), (310, 338)],
        [(216, 306), (236, 320), (256, 334)],
    )
)
P.add(
    g(
        "bird",
        gg(path(white, "url(#white)"), filter="url(#white-form)"),
        path(
            curve([(420, 336, "c"), (450, 340), (470, 352, "c"), (448, 356), (424, 352)]), "#10141d"
        ),
        gg(path(black, "url(#black)"), filter="url(#dark-form)"),
        path(wing_bar, "#fbfcf8"),
        line(feathers, "#8195a6", 1.6, 0.45),
        gg(
            path(
                curve([(150, 164), (168, 156), (190, 164), (198, 180), (180, 172), (160, 172)]),
                "#9fb6cc",
                opacity=0.4,
            ),
            filter=P.soft(3),
        ),
    )
)
bill = curve(
    [
        (128, 204, "c"),
        (96, 210),
        (60, 222),
        (24, 238),
        (16, 246, "c"),
        (22, 252),
        (60, 240),
        (98, 232),
        (128, 226, "c"),
    ]
)
P.add(
    g(
        "bill",
        path(bill, "url(#bill-fill)", filter="url(#soft-form)"),
        line(curve([(22, 246), (70, 230), (124, 216)], False), "#7a1c1a", 1.8, 0.7),
        line(curve([(122, 208), (90, 214), (50, 228)], False), "#ffd0a4", 2.2, 0.8),
        path(curve([(104, 214), (114, 211), (115, 215), (105, 218)]), "#7a1c1a"),
        path(curve([(30, 240), (17, 246), (22, 251), (34, 247)]), "#f2c08a", opacity=0.8),
    ),
    g(
        "eye",
        circle(160, 186, 11, "#f2682f"),
        circle(160, 186, 8.4, "#d9281f"),
        circle(160, 186, 4.4, "#120608"),
        circle(157, 183, 2.4, "#fff"),
        line("M152 192A10 10 0 0 0 168 192", "#ffd0a4", 1.2, 0.8),
    ),
)
P.foot("#1a1420", 0.7, 580).vignette("#1f2030", o=0.3).grain()
P.save()
if "proof" in sys.argv:
    proof(P.file)
