"""Long-tailed duck, drake in winter, afloat among floes, facing right, tail up.

Landmarks: small round head 330,236 with steep forehead; stubby bill 388-440, black with a rose band; white head, buff face round the eye
354,230, blackish oval on the cheek 300,290; black-brown breast and back; long pale scapulars drooping over the wing;
whitish flank; two long thin black tail feathers rising to 14,236. Waterline 478."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from animals_kit import *
from kit import *

P = Pic("clangula_hyemalis", "Long-tailed duck (drake), Clangula hyemalis")
r = rng(15)
WL = 478
sky_and_sea(
    P,
    ("#7fb2cc", "#a9d0da", "#dbe6e0", "#f7d6c4"),
    ("#a9cbd2", "#6aa3b8", "#2a6c8c", "#0b3450"),
    300,
    (116, 288),
    "#fff4e0",
    250,
)
clouds(
    P,
    [(300, 90, 120, 9), (380, 108, 80, 7), (90, 150, 70, 6), (250, 196, 110, 6), (420, 220, 90, 5)],
    4,
)
ridge = curve(
    [
        (-10, 304, "c"),
        (20, 292),
        (60, 288),
        (84, 294),
        (130, 284),
        (170, 292),
        (220, 296),
        (260, 290),
        (330, 282),
        (360, 290),
        (420, 286),
        (490, 292),
        (490, 306, "c"),
    ]
)
P.add(
    g(
        "pack-ice",
        path(ridge, "#e9f4f4"),
        line(curve([(-10, 303), (120, 300), (300, 302), (490, 300)], False), "#7fb4c4", 3, 0.6),
    )
)
P.add(
    g("waves-far", waves(306, 460, 44, 2, "#eef6f4", 0.5), waves(306, 480, 34, 3, "#1d5f80", 0.4))
)


def floe(pts, depth):
    top = curve(pts, k=0.2)
    low = [(x, y + depth) for x, y, *_ in pts]
    return path(curve([*pts[:1], *low[1:-1], *pts[-1:]], k=0.2), "#7cc0d2"), path(
        top, "url(#ice-top)"
    )


P.d(
    lin("ice-top", "#ffffff", "#d3edf0", y1=300, y2=380),
    form("ice-form", "#ffffff", 0.8, 1, 2, 1, "#2b7f9c", 0.5, 0, -7, 5, box=True),
)
floes = [
    (
        [(-20, 352, "c"), (30, 338), (90, 336), (146, 346), (120, 360), (50, 366), (-20, 364, "c")],
        14,
    ),
    (
        [
            (330, 342, "c"),
            (386, 330),
            (450, 328),
            (500, 336),
            (500, 356, "c"),
            (420, 360),
            (360, 354),
        ],
        13,
    ),
    ([(180, 322, "c"), (230, 316), (276, 320), (250, 328), (210, 330)], 7),
    ([(420, 420, "c"), (460, 404), (500, 402), (500, 432, "c"), (460, 436)], 14),
]
P.add(g("floes", *[gg(*floe(p, d), filter="url(#ice-form)") for p, d in floes]))

P.d(
    clip("water-clip", f"M-20 -20H500V{WL}H-20Z"),
    lin("white", "#ffffff", "#f4f3ee", "#c4d5df", y1=180, y2=470),
    lin("dark", "#5a4a48", "#2e2528", "#140f16", y1=330, y2=480),
    lin("flank-fill", "#ffffff", "#dfe8ec", "#a9bfcc", y1=400, y2=480),
    form("bird-form", "#fff6dc", 0.9, 3, 5, 3, "#2d5c7e", 0.5, -4, -16, 12, box=True),
    form("dark-form", "#c9d4dc", 0.6, 2, 3, 1.5, "#05050a", 0.4, -2, -8, 6, box=True),
    form("soft-form", "#ffffff", 0.85, 2, 3, 1.5, "#3f6684", 0.55, -2, -5, 4, box=True),
)
body = curve(
    [
        (268, 330, "c"),
        (232, 362),
        (170, 388),
        (110, 412),
        (66, 432),
        (60, 446),
        (84, 470),
        (104, 490, "c"),
        (390, 490, "c"),
        (408, 462),
        (412, 424),
        (400, 384),
        (382, 350, "c"),
    ]
)
flank = curve(
    [
        (292, 490, "c"),
        (300, 452),
        (282, 424),
        (230, 418),
        (170, 426),
        (116, 444),
        (92, 462),
        (104, 490, "c"),
    ]
)
head = curve(
    [
        (390, 244, "c"),
        (388, 220),
        (374, 196),
        (344, 182),
        (310, 186),
        (284, 206),
        (273, 238),
        (275, 272),
        (276, 304),
        (258, 336),
        (236, 360, "c"),
        (280, 384),
        (340, 388),
        (394, 366, "c"),
        (370, 340),
        (364, 318),
        (376, 302),
        (392, 286, "c"),
    ]
)
buff = curve(
    [(392, 246), (386, 216), (362, 196), (336, 206), (322, 232), (330, 262), (352, 280), (392, 282)]
)
cheek = curve(
    [(286, 268), (306, 262), (322, 274), (324, 296), (312, 316), (292, 320), (278, 304), (276, 282)]
)
breast = curve(
    [
        (226, 362, "c"),
        (270, 350),
        (320, 356),
        (382, 342, "c"),
        (404, 384),
        (416, 424),
        (412, 462),
        (394, 492, "c"),
        (290, 492, "c"),
        (302, 452),
        (282, 424),
        (240, 416),
    ]
)
bill = curve(
    [
        (386, 240, "c"),
        (402, 252),
        (424, 266),
        (442, 278),
        (444, 288),
        (430, 292),
        (408, 290),
        (388, 288, "c"),
    ]
)
band = curve(
    [(404, 250, "c"), (420, 262), (428, 268, "c"), (420, 281), (402, 281, "c"), (398, 264)]
)
P.d(clip("head-clip", head))
scapulars = [
    curve(
        place(
            [
                (0, -6, "c"),
                (40, -17),
                (96, -13),
                (150, 8),
                (176, 32, "c"),
                (128, 22),
                (70, 17),
                (0, 12, "c"),
            ],
            x,
            y,
            a,
            s,
            True,
        )
    )
    for x, y, a, s in (
        (252, 358, -15, 0.98),
        (262, 372, -17, 0.94),
        (256, 388, -18, 0.84),
        (270, 396, -17, 0.72),
    )
]
tail = taper(
    [(104, 446), (64, 420), (32, 366), (12, 300), (10, 236)], [11, 8, 5, 3, 0.5], 30, point=True
) + taper([(98, 456), (52, 432), (18, 386), (-2, 330)], [9, 6.5, 4, 0.5], 30, point=True)
tail_light = curve([(100, 440), (62, 412), (33, 358), (14, 292)], False)
P.add(
    g(
        "reflection",
        slices(280, 406, WL + 8, 590, 3, "#0a1422", 0.5),
        slices(110, 280, WL + 8, 600, 4, "#dfeaf0", 0.45),
        slices(262, 366, 580, 690, 5, "#eef6f4", 0.4),
    )
)
wing_edge = curve([(96, 444), (150, 436), (210, 424), (264, 416), (230, 404), (150, 414)])
BIRD = gg(
    gg(path(tail, "#191318"), line(tail_light, "#c9d4dc", 1.8, 0.6), id="tail"),
    gg(path(body, "url(#dark)"), filter="url(#dark-form)", id="body"),
    gg(path(flank, "url(#flank-fill)"), filter="url(#soft-form)", id="flank"),
    gg(path(wing_edge, "#2b2024"), filter="url(#dark-form)", id="wing"),
    gg(
        *[path(d, "#eef2f2", stroke="#93a9ba", stroke_width=0.8) for d in scapulars[::-1]],
        filter="url(#soft-form)",
        id="scapulars",
    ),
    gg(path(breast, "url(#dark)"), filter="url(#dark-form)", id="breast"),
    gg(
        gg(path(head, "url(#white)"), filter="url(#bird-form)"),
        gg(
            gg(path(buff, "#c9b0a0", opacity=0.85), filter=P.soft(5)),
            gg(path(cheek, "#33262a"), filter=P.soft(3)),
            gg(
                path(
                    curve([(290, 312), (312, 308), (318, 326), (300, 336), (284, 328)]),
                    "#8d6a58",
                    opacity=0.75,
                ),
                filter=P.soft(4),
            ),
            clip_path="url(#head-clip)",
        ),
        gg(
            path(
                curve([(340, 226), (352, 214), (368, 220), (366, 238), (350, 244)]),
                "#ffffff",
                opacity=0.9,
            ),
            filter=P.soft(3),
        ),
        id="head",
        transform="translate(-4 18)",
    ),
    gg(
        path(bill, "#1e1a20", filter="url(#dark-form)"),
        path(band, "#ef8f98"),
        line(curve([(404, 253), (418, 264), (428, 271)], False), "#ffd9d6", 2, 0.8),
        line(curve([(390, 280), (410, 282), (440, 284)], False), "#08070a", 1.6, 0.8),
        path(curve([(408, 262), (415, 264), (416, 269), (409, 267)]), "#2a1418"),
        id="bill",
        transform="translate(-4 18)",
    ),
    bird_eye(P, 350, 248, 8.2, "#b5581f", "#120c0e", "eye", "#f4e9de"),
    id="duck",
)
P.add(g("bird", BIRD, clip_path="url(#water-clip)"))
P.add(
    g(
        "waterline",
        path(
            curve(
                [
                    (76, WL, "c"),
                    (140, WL - 6),
                    (220, WL),
                    (300, WL - 5),
                    (420, WL + 1, "c"),
                    (320, WL + 9),
                    (220, WL + 7),
                    (130, WL + 9),
                ]
            ),
            "#0e4460",
            opacity=0.55,
        ),
        *[
            line(curve(p, False), "#eaf6f2", w, o)
            for p, w, o in (
                (
                    [
                        (60, WL - 2),
                        (110, WL + 3),
                        (180, WL),
                        (260, WL + 4),
                        (350, WL),
                        (430, WL - 3),
                    ],
                    3,
                    0.9,
                ),
                (
                    [(44, WL + 12), (120, WL + 17), (220, WL + 13), (320, WL + 18), (450, WL + 12)],
                    2.2,
                    0.5,
                ),
            )
        ],
    ),
    g(
        "waves-near",
        waves(WL + 16, 730, 26, 6, "#cfe8ea", 0.3, 1),
        waves(WL + 16, 740, 20, 7, "#062338", 0.42, 1),
    ),
)
P.foot("#04182c", 0.7, 575).vignette(o=0.3).grain()
P.save()
if "proof" in sys.argv:
    proof(P.file)
