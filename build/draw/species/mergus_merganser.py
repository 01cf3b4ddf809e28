"""Goosander: the mother with ducklings on her back, facing right; the drake behind.

Landmarks: long thin red bill 388-466 with a hooked tip, deep at the base; rust-brown head with a shaggy crest to the nape 246,282, sharp
edge against the pale neck at y=352, white chin 374,294; long low grey body; white wing patch; ducklings with rusty crown and white
cheek stripe. Drake far left: bottle-green head, white flank, black back. Waterline 486."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from animals_kit import *
from kit import *

P = Pic("mergus_merganser", "Goosander (female with ducklings), Mergus merganser")
r = rng(7)
WL = 486
sky_and_sea(
    P,
    ("#93bdd0", "#c6dcd4", "#f2e8cf", "#f9d3b0"),
    ("#c4d6cb", "#6fa9b2", "#22608a", "#0b2f52"),
    286,
    (250, 270),
    "#fff3d8",
    260,
)
clouds(P, [(120, 90, 120, 8), (380, 120, 110, 8), (60, 160, 70, 6), (440, 190, 60, 5)], 6)
isle = curve([(-10, 290, "c"), (20, 262), (80, 248), (140, 254), (176, 270), (200, 290, "c")])
trees = "".join(
    spruce(x, 268 - 16 * math.sin((x + 10) / 200 * math.pi), s)
    for x, s in (
        (4, 1.1),
        (18, 1.5),
        (34, 1.2),
        (50, 1.7),
        (66, 1.4),
        (84, 1.8),
        (100, 1.3),
        (118, 1.6),
        (136, 1.2),
        (152, 1.0),
    )
)
P.add(
    g(
        "skerries",
        path(trees, "#5d7f7c"),
        path(isle, "#7f9790"),
        path(
            curve([(300, 290, "c"), (350, 280), (420, 276), (490, 268), (490, 290, "c")]), "#a5b7b2"
        ),
    )
)
P.add(
    g(
        "mist",
        el("rect", y=262, width=480, height=40, fill="#fdf3df", opacity=0.5),
        filter=P.soft(9),
    )
)
P.add(
    g("waves-far", waves(292, 470, 46, 2, "#f8f5e4", 0.5), waves(292, 490, 34, 3, "#175a80", 0.4))
)

P.d(
    lin("rust", "#c9743f", "#a1502c", "#6d3326", x1=300, y1=214, x2=330, y2=352),
    lin("pale", "#ffffff", "#e9e8e2", "#b3c4ce", x1=330, y1=340, x2=340, y2=486),
    lin("grey", "#b9c6ce", "#8798a6", "#546878", y1=392, y2=490),
    lin("grey-dark", "#8a9aa8", "#5c6e7e", "#3c4d60", y1=396, y2=480),
    lin("bill-fill", "#f26a44", "#d23a2c", "#8f2424", y1=254, y2=294),
    form("bird-form", "#fff3da", 0.9, 2, 4, 2.4, "#1d4a6c", 0.55, -4, -14, 11, box=True),
    form("breast-form", "#fff6e0", 0.9, 2, 2, 2, "#1d4a6c", 0.5, -9, -10, 12, box=True),
    form("soft-form", "#ffffff", 0.8, 1, 3, 1.5, "#2d4f6c", 0.5, -1, -5, 4, box=True),
    form("rust-form", "#ffd9a4", 0.85, 2, 3, 1.8, "#2a1420", 0.5, -5, -10, 8, box=True),
    clip("water-clip", f"M-20 -20H500V{WL}H-20Z"),
)
# the drake, far
D = Frame(26, 316, 0, 0.42)
drake = [
    path(
        D.c(
            [
                (0, 66, "c"),
                (30, 40),
                (90, 26),
                (170, 24),
                (236, 40),
                (262, 60),
                (258, 92),
                (230, 108, "c"),
                (24, 108, "c"),
            ]
        ),
        "#f4f1e6",
    ),
    path(
        D.c([(60, 30), (120, 12), (190, 16), (232, 36), (200, 44), (120, 40), (40, 48)]), "#1c2a2c"
    ),
    path(
        D.c(
            [
                (232, 60, "c"),
                (236, 20),
                (226, -10),
                (204, -20, "c"),
                (222, -36),
                (252, -48),
                (284, -42),
                (298, -24, "c"),
                (298, -8, "c"),
                (284, 8),
                (282, 40),
                (268, 62, "c"),
            ]
        ),
        "#1d4a40",
    ),
    path(
        D.c([(296, -22, "c"), (330, -14), (362, -2), (366, 8, "c"), (330, 0), (296, -6, "c")]),
        "#c9402e",
    ),
    path(D.c([(-26, 84, "c"), (10, 66), (40, 74), (20, 100, "c")]), "#8b98a0"),
]
P.add(
    g(
        "drake",
        gg(*drake, clip_path="url(#drake-clip)"),
        line(D.open([(-40, 110), (40, 114), (140, 110), (270, 112)]), "#f3f7ec", 2.2, 0.8),
        slices(34, 140, 366, 390, 2, "#f4f1e6", 0.5, 6),
    )
)
P.d(clip("drake-clip", f"M0 0H480V{n(316 + 106 * 0.42)}H0Z"))

body = curve(
    [
        (290, 350, "c"),
        (290, 384),
        (262, 402),
        (200, 402),
        (130, 408),
        (80, 424),
        (38, 446),
        (14, 450, "c"),
        (30, 470),
        (70, 496, "c"),
        (372, 496, "c"),
        (398, 470),
        (412, 440),
        (400, 408),
        (380, 382),
        (366, 350, "c"),
    ]
)
breast = curve(
    [
        (292, 351, "c"),
        (310, 358),
        (334, 358),
        (352, 354),
        (368, 346, "c"),
        (372, 362),
        (382, 382),
        (402, 408),
        (414, 440),
        (408, 472),
        (380, 498, "c"),
        (292, 498, "c"),
        (284, 450),
        (280, 408),
        (290, 376),
    ]
)
flank = "".join(
    curve([(x, y), (x + 10, y + 8), (x + 23, y + 7), (x + 32, y)], False)
    for k, y in enumerate((444, 460, 474))
    for x in range(92 + k % 2 * 16, 274 - k * 4, 34)
)
head = curve(
    [
        (388, 250, "c"),
        (376, 226),
        (348, 212),
        (314, 216),
        (286, 232),
        (254, 246, "c"),
        (274, 254),
        (240, 272, "c"),
        (266, 276),
        (236, 302, "c"),
        (266, 298),
        (252, 326, "c"),
        (278, 318),
        (288, 336),
        (286, 358, "c"),
        (330, 367),
        (375, 358, "c"),
        (370, 330),
        (376, 304),
        (390, 284, "c"),
    ]
)
P.d(clip("head-clip", head))
wing = curve(
    [
        (258, 402, "c"),
        (210, 412),
        (150, 418),
        (96, 430),
        (60, 446, "c"),
        (110, 458),
        (170, 460),
        (236, 452),
        (280, 436, "c"),
    ]
)
tail = curve([(66, 428, "c"), (30, 432), (4, 440, "c"), (10, 456), (40, 470), (74, 466, "c")])
patch = curve([(196, 446, "c"), (228, 440), (252, 442, "c"), (240, 456), (206, 460, "c")])
bill = curve(
    [
        (384, 248, "c"),
        (402, 258),
        (432, 270),
        (458, 278),
        (468, 288),
        (466, 298, "c"),
        (456, 290),
        (430, 288),
        (404, 288),
        (386, 286, "c"),
    ]
)
wisps = "".join(
    curve(q, False)
    for q in (
        [(300, 232), (276, 242), (260, 247)],
        [(296, 250), (272, 262), (246, 272)],
        [(292, 268), (268, 284), (243, 300)],
        [(294, 286), (276, 302), (258, 322)],
    )
)


SMALLER = "translate(49.5 54) scale(.85)"  # head and bill, shrunk towards the root of the neck


def duckling(x, y, s, id_, lean=0):
    """A chick looking right: dark down, rusty crown, white cheek stripe."""
    C = Frame(x, y, lean, s)
    return g(
        id_,
        gg(
            path(
                C.c(
                    [
                        (-34, 6),
                        (-26, -14),
                        (-4, -22),
                        (16, -20),
                        (28, -6),
                        (26, 14),
                        (4, 24),
                        (-24, 20),
                    ]
                ),
                "#6d4c3a",
            ),
            path(
                C.c(
                    [
                        (2, -14),
                        (0, -36),
                        (12, -52),
                        (30, -54),
                        (44, -42),
                        (45, -28),
                        (34, -16),
                        (26, -4),
                    ]
                ),
                "#b9643a",
            ),
            filter="url(#rust-form)",
        ),
        path(C.c([(20, -30), (32, -34), (45, -32), (42, -22), (28, -16), (16, -18)]), "#fbf3e2"),
        path(C.c([(22, -12), (30, -2), (26, 12), (8, 20), (10, 4)]), "#f4ead8"),
        line(C.open([(24, -33), (36, -36), (46, -35)]), "#4a2c22", 2.2 * s, 0.9),
        path(C.c([(44, -40, "c"), (58, -36), (64, -31), (56, -29), (44, -30, "c")]), "#7a4a3c"),
        path(C.c([(-22, -10), (-10, -14), (-6, -8), (-18, -3)]), "#f7ecd6"),
        circle(*C.at(32, -41), 3.2 * s, "#120a0a"),
        circle(*C.at(31, -42.4), 1.1 * s, "#fff"),
    )


P.add(
    g(
        "reflection",
        slices(270, 396, WL + 8, 590, 3, "#e6ebe8", 0.4),
        slices(60, 270, WL + 8, 600, 4, "#16314a", 0.45),
        slices(282, 372, 590, 690, 5, "#7a3a2c", 0.5),
    )
)
P.add(
    g(
        "bird",
        gg(
            path(tail, "url(#grey-dark)"),
            path(body, "url(#grey)"),
            line(flank, "#3f5364", 1.6, 0.4),
            filter="url(#bird-form)",
        ),
        gg(path(wing, "url(#grey-dark)"), filter="url(#soft-form)"),
        path(patch, "#fbfcf8"),
        line(
            curve([(96, 438), (160, 432), (236, 420)], False)
            + curve([(110, 448), (176, 444), (220, 436)], False),
            "#c9d6de",
            1.6,
            0.5,
        ),
        clip_path="url(#water-clip)",
    )
)
P.d(
    lin("breast-fade", (0, "#555"), (1, "#fff"), x1=284, y1=0, x2=350, y2=0),
    '<mask id="breast-mask"><rect x="250" y="320" width="180" height="190" fill="url(#breast-fade)"/></mask>\n',
)
P.add(
    duckling(226, 392, 0.92, "duckling-1", -4),
    duckling(160, 398, 1.0, "duckling-2", 2),
    duckling(94, 412, 0.92, "duckling-3", -8),
)
P.add(
    g(
        "head",
        gg(path(head, "url(#rust)"), filter="url(#rust-form)"),
        gg(
            gg(
                path(
                    curve([(366, 284), (392, 280), (392, 300), (374, 312), (362, 304)]), "#fdf6e6"
                ),
                filter=P.soft(2.5),
            ),
            clip_path="url(#head-clip)",
        ),
        line(wisps, "#e9a36a", 2, 0.7),
        line(wisps, "#54261c", 1.6, 0.5, transform="translate(2 5)"),
        gg(
            path(
                curve([(318, 226), (346, 222), (368, 234), (350, 236), (326, 238)]),
                "#ffdcae",
                opacity=0.5,
            ),
            filter=P.soft(3),
        ),
        transform=SMALLER,
    ),
    g(
        "bill",
        path(bill, "url(#bill-fill)", filter="url(#soft-form)"),
        line(curve([(392, 276), (424, 279), (462, 286)], False), "#5b1418", 1.8, 0.85),
        line(
            "".join(f"M{x} {n(276.4 + (x - 392) * 0.12)}v3.4" for x in range(398, 452, 7)),
            "#5b1418",
            1.3,
            0.6,
        ),
        path(curve([(456, 278, "c"), (466, 284), (468, 298, "c"), (460, 290)]), "#3a1a1c"),
        line(curve([(394, 256), (424, 269), (452, 277)], False), "#ffc4a4", 2, 0.8),
        path(curve([(404, 264), (412, 267), (411, 271), (403, 268)]), "#5b1418"),
        transform=SMALLER,
    ),
    g(
        "breast",
        gg(gg(path(breast, "url(#pale)"), filter="url(#breast-form)"), mask="url(#breast-mask)"),
        clip_path="url(#water-clip)",
    ),
    bird_eye(P, 352.1, 264.8, 6.4, "#6b2a1a", "#1f0d0a", "eye", "#e9a36a"),
)
P.add(
    g(
        "waterline",
        path(
            curve(
                [
                    (30, WL, "c"),
                    (120, WL - 6),
                    (220, WL),
                    (300, WL - 5),
                    (420, WL + 1, "c"),
                    (320, WL + 9),
                    (220, WL + 7),
                    (110, WL + 9),
                ]
            ),
            "#0e4460",
            opacity=0.5,
        ),
        *[
            line(curve(p, False), "#eef7f0", w, o)
            for p, w, o in (
                (
                    [
                        (24, WL - 2),
                        (90, WL + 3),
                        (180, WL),
                        (270, WL + 4),
                        (360, WL),
                        (436, WL - 4),
                    ],
                    3,
                    0.9,
                ),
                (
                    [(10, WL + 12), (110, WL + 17), (220, WL + 13), (330, WL + 18), (460, WL + 11)],
                    2.2,
                    0.5,
                ),
            )
        ],
    ),
    g(
        "waves-near",
        waves(WL + 16, 730, 26, 6, "#cfe6e4", 0.3, 1),
        waves(WL + 16, 740, 20, 7, "#062338", 0.42, 1),
    ),
)
P.foot("#04182c", 0.7, 575).vignette(o=0.3).grain()
P.save()
if "proof" in sys.argv:
    proof(P.file)
