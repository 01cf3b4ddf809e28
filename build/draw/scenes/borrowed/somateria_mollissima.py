"""Eider drake, facing left, afloat. Landmarks: bill tip 50,272 - straight wedge culmen to crown 180,166 (no stop);
bill lobe reaches back to 146,214; feathering point forward to 95,261; eye 178,209 inside the black cap;
green nape 205-250, 232-290; cream breast to x=196; white back; black flanks, rump, tail; round white rear flank spot 388,448;
drooping white tertials 330,372 -> 405,424. Waterline 498."""

import sys, math

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *

P = Pic("somateria_mollissima", "Common eider (drake), Somateria mollissima")
r = rng(5)
WL = 498
P.d(
    lin("sky", "#8fc3d6", (0.42, "#cfe3dc"), (0.8, "#fbe3c2"), "#f9c9a0", y2=345),
    rad("sun", (0, "#fffbe8", 1), (0.18, "#ffeec2", 0.85), (1, "#ffdca0", 0), cx=92, cy=318, r=270),
    lin(
        "water",
        (0, "#a9c6c4"),
        (0.10, "#5fa0ae"),
        (0.45, "#22708a"),
        (1, "#0b3450"),
        y1=340,
        y2=720,
    ),
)
P.add(
    g(
        "sky-layer",
        el("rect", width=480, height=350, fill="url(#sky)"),
        el("rect", width=480, height=720, fill="url(#sun)"),
    )
)
cl = "".join(
    blob(x, y, w, h, r, 9, 0.22)
    for x, y, w, h in [
        (330, 96, 90, 9),
        (400, 112, 70, 7),
        (260, 128, 60, 5),
        (120, 72, 70, 6),
        (420, 210, 80, 6),
        (300, 226, 60, 4),
    ]
)
P.add(g("clouds", path(cl, "#fff6e2"), opacity=0.65, filter=P.soft(4)))
# skerries
P.d(
    lin("isle-far", "#8fa7ae", "#b9bfb4", y1=290, y2=345),
    lin("isle", "#5d7480", "#7d7f84", "#a58f86", y1=268, y2=352),
)
isle = curve(
    [
        (300, 352, "c"),
        (322, 334),
        (352, 330),
        (372, 314),
        (404, 308),
        (432, 316),
        (462, 300),
        (500, 306, "c"),
        (500, 352, "c"),
    ]
)
trees = "".join(
    curve(
        [
            (x - 5 * s, y, "c"),
            (x - 6 * s, y - 9 * s),
            (x - 2 * s, y - 21 * s),
            (x, y - 27 * s, "c"),
            (x + 3 * s, y - 18 * s),
            (x + 6 * s, y - 8 * s),
            (x + 5 * s, y, "c"),
        ]
    )
    for x, y, s in [
        (386, 314, 0.7),
        (396, 312, 1),
        (408, 311, 0.8),
        (419, 314, 0.9),
        (452, 306, 1.1),
        (464, 304, 0.8),
        (474, 304, 1.1),
    ]
)
P.add(
    g(
        "skerries",
        path(
            curve([(-10, 348, "c"), (10, 338), (44, 333), (84, 338), (120, 342), (170, 348, "c")]),
            "url(#isle-far)",
        ),
        path(trees, "#4f6b6c"),
        path(isle, "url(#isle)"),
    )
)
P.add(g("sea", el("rect", y=346, width=480, height=374, fill="url(#water)")))
P.d(
    rad(
        "glitter",
        (0, "#fff3d2", 0.9),
        (1, "#ffe2ab", 0),
        cx=92,
        cy=352,
        r=150,
        tr="translate(92 352) scale(1 .55) translate(-92 -352)",
    )
)
P.add(g("sun-on-water", el("rect", y=346, width=480, height=120, fill="url(#glitter)")))


def waves(y0, y1, count, seed, col, o, wmin=0.4):
    q = rng(seed)
    out = []
    for _ in range(count):
        t = q.random() ** 0.7
        y = y0 + (y1 - y0) * t
        L = (18 + 80 * t) * q.uniform(0.6, 1.3)
        x = q.uniform(-30, 490)
        h = (wmin + 2.6 * t) * q.uniform(0.6, 1.2)
        out.append(
            curve(
                [
                    (x, y, "c"),
                    (x + L * 0.3, y - h),
                    (x + L * 0.7, y - h * 0.5),
                    (x + L, y + h * 0.3, "c"),
                    (x + L * 0.6, y + h * 0.7),
                    (x + L * 0.25, y + h * 0.4),
                ]
            )
        )
    return path("".join(out), col, opacity=o)


P.add(
    g("waves-far", waves(350, 480, 40, 2, "#e9f1e2", 0.5), waves(352, 500, 34, 3, "#12597a", 0.45))
)

# ---- the bird
body = [
    (152, 336, "c"),
    (128, 366),
    (104, 402),
    (94, 444),
    (100, 480),
    (122, 508, "c"),
    (404, 508, "c"),
    (438, 474),
    (452, 440),
    (474, 412, "c"),
    (448, 402),
    (422, 398),
    (394, 378),
    (352, 352),
    (300, 338),
    (266, 334),
    (246, 318, "c"),
]
B = curve(body)
white = curve(
    [
        (152, 330, "c"),
        (128, 366),
        (104, 402),
        (92, 444),
        (98, 480),
        (120, 510, "c"),
        (186, 510, "c"),
        (180, 480),
        (184, 450),
        (206, 430),
        (250, 424),
        (300, 424),
        (346, 416),
        (384, 402),
        (402, 388),
        (392, 374),
        (352, 350),
        (300, 335),
        (262, 330),
        (250, 300, "c"),
    ]
)
head = [
    (140, 352, "c"),
    (150, 326),
    (142, 304),
    (118, 288),
    (100, 276),
    (98, 250),
    (116, 226),
    (140, 200),
    (162, 178),
    (186, 165),
    (214, 166),
    (238, 182),
    (250, 208),
    (252, 240),
    (252, 278),
    (258, 312),
    (272, 344, "c"),
    (206, 372),
]
H_ = curve(head)
cap = curve(
    [
        (96, 262, "c"),
        (112, 230),
        (138, 200),
        (162, 176),
        (186, 162),
        (216, 163),
        (240, 180),
        (252, 206),
        (254, 224, "c"),
        (238, 216),
        (214, 222),
        (190, 232),
        (160, 238),
        (130, 248),
    ]
)
green = curve(
    [
        (188, 236, "c"),
        (214, 225),
        (240, 219),
        (257, 224, "c"),
        (258, 262),
        (254, 290),
        (238, 296),
        (220, 282),
        (204, 258),
    ]
)
bill = curve(
    [
        (48, 276, "c"),
        (56, 264),
        (72, 256),
        (92, 242),
        (112, 226),
        (130, 211),
        (146, 206),
        (150, 213),
        (138, 226),
        (118, 240),
        (97, 261, "c"),
        (106, 272),
        (120, 281, "c"),
        (100, 284),
        (76, 286),
        (58, 287),
        (50, 290),
        (46, 284),
    ]
)
P.d(
    clip("body-clip", B),
    clip("head-clip", H_),
    clip("water-clip", f"M-20 -20H500V{WL}H-20Z"),
    lin("cream", (0, "#f7d3ae"), (0.45, "#fbe7d0"), (1, "#ffffff"), x1=110, y1=500, x2=190, y2=360),
    lin("white", "#ffffff", "#eef3f2", "#cfe0e6", x1=240, y1=330, x2=250, y2=440),
    lin("black", "#39424f", "#171c26", "#0a0e16", x1=300, y1=400, x2=310, y2=505),
    lin("capfill", "#39404e", "#14181f", x1=160, y1=165, x2=190, y2=240),
    lin("billfill", "#c9c58a", "#9aa376", "#5f7163", x1=90, y1=232, x2=104, y2=290),
    lin("greenfill", "#c3dc9a", "#9cc483", "#d8e8c4", x1=250, y1=220, x2=215, y2=296),
    form("bird-form", "#fff6dc", 0.9, 3, 5, 3, "#2d5c7e", 0.5, -4, -16, 12),
    form("head-form", "#fff6dc", 0.9, 3, 5, 3, "#3b6c8c", 0.34, -7, -5, 9),
    form("soft-form", "#ffffff", 0.8, 2, 3, 1.5, "#4b7896", 0.5, -2, -6, 5),
    form("dark-form", "#a8c4d6", 0.55, 2, 3, 1.5, "#000", 0.3, 0, -4, 3),
)
scap = [
    curve(place([(0, 0, "c"), (20, -15), (58, -13), (84, 4, "c"), (58, 17), (20, 13)], x, y, a, s))
    for x, y, a, s in [
        (318, 372, 14, 0.95),
        (276, 362, 10, 1.0),
        (232, 360, 6, 1.0),
        (300, 396, 8, 0.9),
        (256, 392, 6, 1.0),
        (212, 392, 2, 1.0),
    ]
]
tert = [
    curve(
        place(
            [
                (0, -7, "c"),
                (34, -11),
                (70, -4),
                (100, 22),
                (110, 44, "c"),
                (92, 30),
                (62, 14),
                (30, 9),
                (0, 8, "c"),
            ],
            x,
            y,
            a,
            s,
        )
    )
    for x, y, a, s in [
        (318, 398, 2, 0.92),
        (306, 404, 8, 0.88),
        (290, 408, 13, 0.86),
        (336, 388, -4, 0.88),
    ]
]
flank = "".join(
    curve([(x, y), (x + 9, y + 6), (x + 20, y + 6), (x + 29, y)], False)
    for row, y in enumerate((446, 461, 476, 490))
    for x in range(202 + row % 2 * 14, 372 - row * 4, 30)
)
tailf = "".join(
    curve([(420, 404 + i * 9), (442, 405 + i * 8), (466, 411 + i * 4)], False) for i in range(4)
)
BIRD = gg(
    gg(
        gg(path(B, "url(#black)"), filter="url(#dark-form)"),
        line(flank, "#6f8596", 1.6, 0.38),
        line(tailf, "#7f95a4", 1.4, 0.45),
        gg(
            path(
                curve(
                    [
                        (372, 440),
                        (386, 426),
                        (410, 424),
                        (424, 438),
                        (416, 458),
                        (394, 464),
                        (378, 456),
                    ]
                ),
                "#f4f6f2",
            ),
            filter="url(#soft-form)",
        ),
        id="dark-parts",
    ),
    gg(
        path(white, "url(#white)"),
        gg(
            path("M80 320H215V520H80Z", "url(#cream)"),
            clip_path="url(#white-clip)",
            mask="url(#breast-mask)",
        ),
        id="white-parts",
        filter="url(#bird-form)",
    ),
    gg(
        *[path(d, "#fbfdfb") for d in scap[::-1]],
        id="scapulars",
        filter="url(#soft-form)",
        opacity=0.9,
    ),
    gg(
        *[path(d, "#ffffff", stroke="#8fb0c2", stroke_width=0.8) for d in tert],
        id="tertials",
        filter="url(#soft-form)",
    ),
    gg(
        gg(path(H_, "#fbfcf8"), filter="url(#head-form)"),
        gg(
            gg(path(green, "url(#greenfill)"), filter=P.soft(2.2)),
            path(cap, "url(#capfill)"),
            clip_path="url(#head-clip)",
        ),
        line(
            curve([(100, 259), (130, 249), (160, 239), (190, 233), (214, 223), (238, 217)], False),
            "#ffffff",
            2,
            0.8,
        ),
        gg(
            path(
                curve(
                    [
                        (120, 232),
                        (146, 202),
                        (168, 181),
                        (192, 171),
                        (216, 173),
                        (200, 180),
                        (172, 192),
                        (150, 212),
                    ]
                ),
                "#9fb6cc",
                opacity=0.5,
            ),
            filter=P.soft(3),
        ),
        line(
            curve([(146, 300), (156, 320), (152, 346)], False), "#b9ccd4", 3, 0.7, filter=P.soft(2)
        ),
        line(
            curve([(236, 258), (240, 284), (246, 312)], False)
            + curve([(222, 250), (228, 276), (232, 300)], False),
            "#7da56c",
            1.6,
            0.5,
        ),
        id="head",
    ),
    gg(
        path(bill, "url(#billfill)", filter="url(#soft-form)"),
        line(curve([(50, 281), (74, 277), (100, 275), (120, 281)], False), "#38473f", 1.8, 0.85),
        path(curve([(76, 262), (86, 256), (91, 258), (84, 264)]), "#39463c"),
        path(curve([(47, 275), (55, 267), (62, 268), (58, 280), (49, 289), (45, 284)]), "#e6dfb4"),
        line(curve([(62, 262), (92, 246), (122, 222), (142, 210)], False), "#f5efc6", 2.4, 0.8),
        id="bill",
    ),
    gg(
        circle(179, 208, 9.2, "#05070b"),
        circle(179, 208, 7.4, "#3b2412"),
        circle(179, 208, 4.6, "#050608"),
        circle(176.3, 205, 2.5, "#fff"),
        line("M171.5 212.5A9.4 9.4 0 0 0 187 212", "#8ea3b5", 1.4, 0.8),
        id="eye",
    ),
    id="eider",
)
P.d(
    clip("white-clip", white),
    lin("breast-fade", (0, "#fff"), (0.6, "#fff"), (1, "#000"), x1=110, y1=0, x2=205, y2=0),
    '<mask id="breast-mask"><rect x="60" y="300" width="180" height="230" fill="url(#breast-fade)"/></mask>\n',
)


def slices(
    x0, x1, y0, y1, seed, col, o
):  # reflection = lens-shaped slices, wider and rarer with depth
    q = rng(seed)
    out = []
    y = y0
    while y < y1:
        t = (y - y0) / (y1 - y0)
        sh = 26 * t * q.uniform(-1, 1)
        a, b = x0 + sh + t * 8 * q.random(), x1 + sh - t * 30 * q.random()
        h = 2.2 + 4.6 * t
        out.append(
            curve(
                [
                    (a, y, "c"),
                    (a + (b - a) * 0.3, y - h * 0.8),
                    (a + (b - a) * 0.7, y - h * 0.4),
                    (b, y + h * 0.2, "c"),
                    (b - (b - a) * 0.35, y + h),
                    (a + (b - a) * 0.3, y + h * 0.7),
                ]
            )
        )
        y += h * 2 + t * 5 * q.random()
    return path("".join(out), col, opacity=o)


P.add(
    g(
        "reflection",
        slices(190, 436, 506, 590, 3, "#04101d", 0.5),
        slices(98, 190, 506, 640, 4, "#f7e6d2", 0.6),
        slices(150, 262, 590, 660, 5, "#eef6f4", 0.42),
        slices(150, 250, 650, 705, 8, "#06182a", 0.5),
    )
)
P.add(g("bird", BIRD, clip_path="url(#water-clip)"))
rip = [
    (
        [
            (78, 497),
            (104, 503),
            (150, 500),
            (200, 504),
            (260, 500),
            (330, 504),
            (392, 500),
            (446, 496),
        ],
        3,
        0.9,
    ),
    ([(52, 508), (96, 515), (160, 512), (230, 517), (300, 512), (380, 516), (460, 508)], 2.2, 0.55),
    ([(86, 530), (140, 527), (210, 532), (290, 527), (372, 531)], 1.8, 0.4),
]
P.add(
    g(
        "waterline",
        *[line(curve(p, False), "#eaf6f2", w, o) for p, w, o in rip],
        path(
            curve(
                [
                    (70, 500, "c"),
                    (110, 494),
                    (180, 500),
                    (260, 496),
                    (340, 500),
                    (420, 495),
                    (462, 499, "c"),
                    (400, 508),
                    (300, 506),
                    (200, 509),
                    (110, 506),
                ]
            ),
            "#0e4460",
            opacity=0.55,
        ),
    )
)
P.add(
    g(
        "waves-near",
        waves(510, 730, 26, 6, "#bfe0de", 0.28, 1),
        waves(510, 740, 22, 7, "#062338", 0.45, 1),
    )
)
P.foot("#04182c", 0.7, 570).vignette(o=0.32).grain()
P.save()
proof(P.file)
