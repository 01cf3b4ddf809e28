"""Mute swan, cob with wings arched, facing left, before the reeds.

Landmarks: S-neck thrown back (base 184,470 - back 138,390 - 196,262 - head 148,172); head low in front with orange bill pointing down to
74,222, black triangle from bill to eye 136,168 and black knob 106,156; wings arched like sails, top 300,262; tail 452,440. Waterline 500."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from animals_kit import *
from kit import *

P = Pic("cygnus_olor", "Mute swan, Cygnus olor")
r = rng(23)
WL = 500
sky_and_sea(
    P,
    ("#d6dcb4", "#efe6b8", "#f7dcaa", "#e9c98f"),
    ("#7f9a6a", "#41706a", "#1d4f5c", "#0a2f3f"),
    414,
    (70, 130),
    "#fff6d4",
    320,
)


def reed_stalk(x, y, h, lean, q, panicle):
    out = taper(
        [(x, y), (x + lean * 0.3, y - h * 0.4), (x + lean, y - h)], [3, 2.6, 1], 60, point=True
    )
    for t in (0.3, 0.48, 0.64):
        side = q.choice((-1, 1))
        length = q.uniform(60, 100)
        bx, by = x + lean * t * t, y - h * t
        out += taper(
            [
                (bx, by),
                (bx + side * length * 0.16, by - length * 0.4),
                (bx + side * length * 0.42, by - length * 0.78),
                (bx + side * length * 0.7, by - length * 0.92),
            ],
            [3, 5, 3.4, 0.4],
            34,
            point=True,
        )
    plume = ""
    if panicle:
        tx, ty = x + lean, y - h
        plume = taper(
            [(tx, ty + 26), (tx + 2, ty), (tx + 8, ty - 26), (tx + 20, ty - 46)],
            [2, 10, 8, 0.5],
            18,
            point=True,
        )
    return out, plume


q = rng(4)
far_d = near_d = far_p = near_p = ""
for x in range(-6, 500, 30):
    d, p = reed_stalk(x + q.uniform(-8, 8), 426, q.uniform(230, 330), q.uniform(-24, 30), q, True)
    far_d, far_p = far_d + d, far_p + p
for x in range(210, 520, 44):
    d, p = reed_stalk(x + q.uniform(-8, 8), 440, q.uniform(300, 400), q.uniform(-20, 34), q, True)
    near_d, near_p = near_d + d, near_p + p
P.add(
    g(
        "reeds-far",
        path(far_p, "#a58a5e"),
        path(far_d, "#86a062"),
        opacity=0.75,
        filter=P.soft(0.9),
    ),
    g(
        "reed-shade",
        path(
            curve(
                [
                    (-10, 430, "c"),
                    (60, 330),
                    (160, 300),
                    (260, 250),
                    (380, 220),
                    (490, 240),
                    (490, 440, "c"),
                ]
            ),
            "#2f5a44",
            opacity=0.65,
        ),
        filter=P.soft(14),
    ),
    g("reeds-near", path(near_p, "#6f4f48"), path(near_d, "#3f6d46"), opacity=0.92),
)
P.add(g("reed-mirror", slices(-20, 500, 418, 476, 8, "#24493f", 0.5)))
P.add(
    g("waves-far", waves(420, 500, 26, 2, "#e9e6b8", 0.4), waves(424, 520, 24, 3, "#0f3f4a", 0.4))
)
P.d(
    lin("white", "#ffffff", "#fbf6ea", "#c3d3d6", y1=250, y2=500),
    lin("white-far", "#e9efe8", "#b9ccd0", "#8fabb5", y1=240, y2=470),
    lin("neck-fill", "#fffdf6", "#f6f1e2", "#c9d6d6", x1=130, y1=200, x2=230, y2=360),
    lin("bill-fill", "#ffa24a", "#ee7426", "#b84a1c", x1=84, y1=170, x2=112, y2=226),
    form("bird-form", "#fff3d4", 0.95, 3, 5, 3, "#2d5c6c", 0.5, -4, -16, 13, box=True),
    form("feather-form", "#fffdf4", 0.95, 1, 3, 1.5, "#2f6478", 0.62, -3, -6, 5, box=True),
    form("neck-form", "#fffbec", 0.95, 3, 3, 2.4, "#2d5c6c", 0.5, -9, -8, 8, box=True),
    form("soft-form", "#ffe2b4", 0.85, 1, 2.5, 1.2, "#401808", 0.45, -1, -4, 3, box=True),
    clip("water-clip", f"M-20 -20H500V{WL}H-20Z"),
)
far_wing = curve(
    [
        (196, 420, "c"),
        (186, 350),
        (206, 288),
        (246, 250),
        (300, 236),
        (356, 250),
        (404, 290),
        (436, 340),
        (440, 380, "c"),
        (330, 420),
    ]
)
body = curve(
    [
        (120, 440),
        (108, 470),
        (116, 512, "c"),
        (420, 512, "c"),
        (446, 478),
        (472, 432, "c"),
        (440, 430),
        (400, 400),
        (300, 380),
        (200, 390),
        (146, 408),
    ]
)
wing = curve(
    [
        (190, 440, "c"),
        (186, 390),
        (202, 334),
        (238, 290),
        (286, 268),
        (338, 272),
        (386, 296),
        (428, 336),
        (458, 384),
        (468, 418, "c"),
        (436, 424),
        (404, 446),
        (350, 466),
        (280, 470),
        (224, 462),
    ]
)
flight = [
    feather(x, y, length, w, a, b)
    for x, y, length, w, a, b in (
        (306, 408, 158, 40, 8, 6),
        (300, 392, 168, 42, -2, 10),
        (296, 374, 168, 42, -13, 14),
        (290, 356, 158, 42, -24, 16),
        (282, 340, 136, 40, -36, 16),
        (316, 424, 136, 38, 18, 0),
        (310, 438, 112, 34, 26, -4),
    )
]
coverts = [
    feather(x, y, length, w, a, b)
    for x, y, length, w, a, b in (
        (252, 420, 96, 40, 10, 0),
        (246, 400, 104, 42, 0, 4),
        (242, 380, 106, 42, -12, 8),
        (240, 360, 100, 42, -26, 10),
        (238, 342, 84, 38, -42, 10),
        (262, 438, 84, 36, 18, 0),
    )
]
small = [
    feather(x, y, length, w, a)
    for x, y, length, w, a in (
        (216, 428, 62, 36, 14),
        (210, 408, 66, 38, 0),
        (208, 386, 66, 38, -16),
        (212, 366, 62, 36, -34),
        (220, 346, 52, 34, -50),
    )
]
P.add(
    g(
        "reflection",
        slices(120, 440, WL + 8, 640, 3, "#f4f4e8", 0.5),
        slices(160, 300, 640, 704, 5, "#f4f4e8", 0.3),
    )
)
P.add(
    g(
        "bird",
        gg(path(far_wing, "url(#white-far)"), filter="url(#bird-form)"),
        gg(path(body, "url(#white)"), filter="url(#bird-form)"),
        gg(path(wing, "url(#white)"), filter="url(#bird-form)"),
        gg(
            *[path(d, "#f4f4ee", stroke="#b4c6cc", stroke_width=0.9) for d in flight],
            filter="url(#feather-form)",
        ),
        gg(
            *[path(d, "#faf9f3", stroke="#b4c6cc", stroke_width=0.9) for d in coverts],
            filter="url(#feather-form)",
        ),
        gg(
            *[path(d, "#fffefa", stroke="#c3d1d4", stroke_width=0.9) for d in small],
            filter="url(#feather-form)",
        ),
        clip_path="url(#water-clip)",
    )
)
neck = taper(
    [
        (166, 524),
        (144, 452),
        (138, 388),
        (160, 338),
        (190, 292),
        (204, 244),
        (190, 198),
        (158, 172),
    ],
    [74, 62, 44, 33, 27, 24, 23, 24],
    26,
    point=True,
)
head = curve(
    [
        (102, 166, "c"),
        (114, 148),
        (138, 140),
        (166, 146),
        (188, 164),
        (200, 190),
        (190, 204),
        (166, 206),
        (140, 202),
        (116, 190, "c"),
    ]
)
bill = curve(
    [
        (106, 162, "c"),
        (92, 180),
        (80, 202),
        (72, 220),
        (74, 230),
        (86, 228),
        (100, 214),
        (116, 194, "c"),
    ]
)
mask = curve(
    [
        (98, 172, "c"),
        (104, 160),
        (118, 158),
        (142, 164, "c"),
        (126, 174),
        (118, 192),
        (108, 204, "c"),
        (104, 192),
        (100, 184),
    ]
)
knob = curve(
    [(98, 170, "c"), (92, 158), (98, 146), (112, 142), (122, 150), (122, 164, "c"), (110, 164)]
)
P.add(
    g(
        "neck",
        gg(path(neck, "url(#neck-fill)"), path(head, "#fffdf4"), filter="url(#neck-form)"),
        clip_path="url(#water-clip)",
    ),
    g(
        "bill",
        path(bill, "url(#bill-fill)", filter="url(#soft-form)"),
        line(curve([(112, 198), (96, 210), (80, 226)], False), "#6b2410", 1.8, 0.7),
        path(curve([(72, 218), (80, 216), (84, 226), (76, 232), (71, 228)]), "#22161a"),
        path(curve([(90, 192), (97, 186), (99, 191), (93, 197)]), "#22161a"),
        path(mask, "#191418"),
        path(knob, "#191418"),
        line(curve([(99, 154), (106, 147), (114, 148)], False), "#a9b4bc", 2.4, 0.8),
        line(curve([(98, 176), (88, 194), (79, 212)], False), "#ffd9a4", 2, 0.8),
    ),
    bird_eye(P, 142, 166, 5.6, "#33201a", "#120c0e", "eye", "#c9d6d6"),
)
P.add(
    g(
        "waterline",
        path(
            curve(
                [
                    (90, WL, "c"),
                    (160, WL - 6),
                    (240, WL),
                    (340, WL - 5),
                    (450, WL + 1, "c"),
                    (340, WL + 9),
                    (240, WL + 7),
                    (150, WL + 9),
                ]
            ),
            "#12414c",
            opacity=0.55,
        ),
        *[
            line(curve(p, False), "#f4f2d8", w, o)
            for p, w, o in (
                (
                    [
                        (70, WL - 3),
                        (130, WL + 3),
                        (220, WL),
                        (310, WL + 4),
                        (400, WL),
                        (462, WL - 3),
                    ],
                    3,
                    0.9,
                ),
                (
                    [(40, WL + 12), (140, WL + 17), (240, WL + 13), (350, WL + 18), (470, WL + 12)],
                    2.2,
                    0.5,
                ),
            )
        ],
    ),
    g(
        "waves-near",
        waves(WL + 16, 730, 24, 6, "#d9e6c9", 0.3, 1),
        waves(WL + 16, 740, 20, 7, "#05202a", 0.45, 1),
    ),
)
P.foot("#041c22", 0.7, 580).vignette("#0a2420", o=0.32).grain()
P.save()
if "proof" in sys.argv:
    proof(P.file)
