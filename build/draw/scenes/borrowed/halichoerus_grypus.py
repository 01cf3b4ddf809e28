"""Grey seal under water, facing left. Landmarks: nose 46,432; straight profile nose -> crown 186,338 with no dip (Roman nose);
eye 146,392 (half way nose-ear), ear slit 206,386; heavy muzzle pad with whisker rows 70-104,446; chin 88,480; fat chest 268,505;
fore flipper 236-290,490 with five claws; body curls up to the right, hind flippers 430-470, 60-120."""

import sys, math

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *

P = Pic("halichoerus_grypus", "Grey seal, Halichoerus grypus")
r = rng(21)
P.water("surface", glow=(330, 20, 430), go=0.6).surface(170, 0.85, fx=0.007, fy=0.04).shafts(
    ((150, 50, 90), (270, 60, 130), (380, 40, 90), (460, 40, 80)), lean=-150, o=0.6
)
# far seal and shoal
far = [
    (60, 250),
    (72, 242),
    (88, 240),
    (120, 226),
    (158, 206),
    (190, 178),
    (206, 158),
    (222, 150, "c"),
    (214, 166),
    (226, 170, "c"),
    (206, 182),
    (186, 208),
    (160, 234),
    (140, 244),
    (150, 268, "c"),
    (126, 252),
    (100, 258),
    (76, 260),
    (62, 257),
]
P.add(
    g(
        "far-seal",
        path(curve(place(far, -12, 20, 0, 0.8)), "#3f9ba6"),
        opacity=0.5,
        filter=P.soft(1),
    )
)
P.d(
    lin("rock-far", "#2a8390", "#135068", y1=520, y2=720),
    lin("rock-near", "#0f3f56", "#06202f", y1=600, y2=720),
)
P.add(
    g(
        "bottom",
        path(hump(585, r, 26, 80), "url(#rock-far)"),
        path(
            tuft(60, 612, 110, 9, r, 0.4, 8, 0.2)
            + tuft(396, 606, 120, 10, r, 0.5, 8, 0.1)
            + tuft(330, 620, 80, 7, r, 0.4, 7, 0.1),
            "#14556a",
        ),
        path(hump(648, r, 20, 70), "url(#rock-near)"),
    )
)
sh = "".join(
    fish_mini(
        r.uniform(280, 480), 520 + r.uniform(-44, 60), r.uniform(18, 28), r.uniform(-16, 4), True
    )
    for _ in range(22)
)
P.add(g("herring", path(sh, "#c9efe6"), opacity=0.45))
P.motes(44, 5, 0.6)

# --- landmarks
upper = [
    (46, 424),
    (54, 414),
    (82, 396),
    (114, 372),
    (148, 348),
    (184, 332),
    (224, 316),
    (270, 284),
    (316, 236),
    (354, 184),
    (384, 138),
    (404, 106),
]
lower = [
    (432, 118),
    (442, 170),
    (436, 244),
    (416, 324),
    (380, 404),
    (328, 472),
    (264, 510),
    (206, 508),
    (160, 494),
    (122, 492),
    (92, 484),
    (72, 468),
    (56, 458),
    (46, 444),
]
BODY = upper + lower
B = curve(BODY)
P.d(
    clip("body-clip", B),
    lin(
        "fur",
        (0, "#47565f"),
        (0.32, "#6f8288"),
        (0.62, "#a3b1b0"),
        (1, "#dfe3d8"),
        x1=214,
        y1=268,
        x2=318,
        y2=468,
    ),
    lin("flip", "#5b6c73", "#34444f", x1=230, y1=440, x2=280, y2=590),
    form("seal-form", "#f6ffe9", 0.95, -1, 6, 3, "#073a50", 0.66, 5, -24, 15),
    form("flip-form", "#e9f7ea", 0.8, 2, 3, 1.5, "#06222f", 0.5, -3, -6, 5),
    tex("fur-noise", 0.035, 0.05, 3, 6, 0.48, 0.62, "#26343d", 0.35),
    lin(
        "upper-fade",
        (0, "#fff"),
        (0.6, "#fff"),
        (0.95, "#555"),
        (1, "#333"),
        x1=214,
        y1=268,
        x2=318,
        y2=468,
    ),
    f'<mask id="upper-mask"><path d="{B}" fill="url(#upper-fade)"/></mask>\n',
)
hind1 = curve(
    [
        (404, 104, "c"),
        (410, 74),
        (428, 44),
        (452, 24, "c"),
        (452, 40),
        (462, 36, "c"),
        (458, 52),
        (468, 52, "c"),
        (460, 70),
        (440, 98),
        (420, 124),
    ]
)
hind2 = curve(
    [
        (414, 116, "c"),
        (436, 96),
        (462, 84),
        (486, 82, "c"),
        (478, 94),
        (488, 98, "c"),
        (474, 108),
        (480, 116, "c"),
        (458, 122),
        (436, 130),
        (420, 140),
    ]
)
hray = (
    curve([(412, 104), (430, 70), (450, 38)], False)
    + curve([(418, 106), (440, 78), (456, 50)], False)
    + curve([(424, 120), (450, 104), (476, 94)], False)
    + curve([(426, 126), (450, 114), (470, 110)], False)
)
P.add(
    g(
        "hind-flippers",
        path(hind2, "#3f5059"),
        path(hind1, "#55666e"),
        line(hray, "#22303a", 1.5, 0.6),
        filter="url(#flip-form)",
    )
)
flip2 = curve(
    [
        (172, 490, "c"),
        (158, 520),
        (152, 548),
        (156, 574),
        (168, 584),
        (178, 576),
        (198, 548),
        (220, 506, "c"),
    ]
)
P.add(g("far-flipper", path(flip2, "#33444f"), filter="url(#flip-form)"))
# blotches follow the body; big on the flank, few on the face
bl, fine = [], []
for _ in range(190):
    t = r.random()
    i = t * (len(upper) - 1)
    k = int(min(i, len(upper) - 2))
    ux = upper[k][0] + (upper[k + 1][0] - upper[k][0]) * (i - k)
    uy = upper[k][1] + (upper[k + 1][1] - upper[k][1]) * (i - k)
    j = (1 - t) * (len(lower) - 1)
    m = int(min(j, len(lower) - 2))
    lx = lower[m][0] + (lower[m + 1][0] - lower[m][0]) * (j - m)
    ly = lower[m][1] + (lower[m + 1][1] - lower[m][1]) * (j - m)
    q = r.uniform(0.04, 0.86)
    x, y = ux + (lx - ux) * q, uy + (ly - uy) * q
    if x < 176 and r.random() < 0.82:
        continue
    if math.hypot(x - 146, y - 392) < 26 or x < 110:
        continue
    s = r.choice([2, 3, 3, 4, 5, 6, 8, 11]) * (1 if x > 200 else 0.6)
    (bl if r.random() < 0.7 else fine).append(
        blob(x, y, s * 1.25, s * 0.8, r, 5, 0.3, math.radians(-50))
    )
P.add(
    g(
        "body",
        path(B, "url(#fur)"),
        gg(path(B, "#fff", filter="url(#fur-noise)"), mask="url(#upper-mask)"),
        gg(
            path("".join(bl), "#34434b", opacity=0.55),
            path("".join(fine), "#1d282f", opacity=0.6),
            mask="url(#upper-mask)",
        ),
        filter="url(#seal-form)",
    )
)
P.add(
    g(
        "back-light",
        P.caustics_on("back-caustic", path(B, "url(#upper-fade)"), 0.3, 0.012, 0.02, 9),
        clip_path="url(#body-clip)",
        mask="url(#upper-mask)",
    )
)
# head
P.add(
    g(
        "head-shading",
        path(
            curve([(60, 418), (96, 396), (128, 376), (128, 392), (108, 408), (86, 424), (66, 430)]),
            "#e9f2e6",
            opacity=0.30,
            filter=P.soft(4),
        ),
        path(
            curve(
                [(112, 486), (150, 470), (196, 462), (226, 430), (244, 470), (230, 516), (170, 500)]
            ),
            "#12323f",
            opacity=0.36,
            filter=P.soft(8),
        ),
        path(
            curve([(58, 442), (78, 432), (106, 436), (122, 452), (112, 468), (84, 470), (62, 460)]),
            "#d7ddd3",
            opacity=0.55,
            filter=P.soft(4),
        ),
        path(
            curve([(118, 396), (136, 376), (164, 374), (178, 390), (166, 408), (136, 412)]),
            "#1f2c34",
            opacity=0.42,
            filter=P.soft(5),
        ),
        clip_path="url(#body-clip)",
    )
)
P.add(
    g(
        "nose",
        path(
            curve([(45, 424), (52, 413), (66, 410), (74, 420), (66, 434), (52, 440), (45, 436)]),
            "#232c33",
        ),
        path(
            curve([(55, 420), (62, 416), (68, 420), (62, 426), (60, 432, "c"), (56, 428)]),
            "#06090c",
        ),
        line(curve([(50, 417), (58, 412), (66, 412)], False), "#b8c9cb", 1.8, 0.8),
        clip_path="url(#body-clip)",
    )
)
P.add(
    g(
        "mouth",
        line(
            curve([(50, 452), (72, 457), (98, 462), (124, 458), (138, 446)], False),
            "#17232b",
            3,
            0.85,
        ),
        line(curve([(60, 459), (80, 465), (104, 468)], False), "#e6ebe2", 1.5, 0.5),
        line(curve([(52, 441), (56, 448), (66, 454)], False), "#17232b", 1.6, 0.6),
    )
)
dots = [(76, 440), (88, 442), (100, 446), (82, 449), (94, 453), (70, 447), (106, 454)]
P.add(
    g(
        "whiskers",
        line("".join(f"M{x} {y}h.1" for x, y in dots), "#1a252c", 3, 0.8),
        line(
            "".join(
                curve([d, (d[0] - dx * 0.4, d[1] + dy * 0.5), (d[0] - dx, d[1] + dy)], False)
                for d, (dx, dy) in zip(
                    dots, [(34, 36), (28, 48), (14, 56), (42, 54), (6, 62), (48, 40), (-8, 58)]
                )
            ),
            "#f3f7ea",
            1.3,
            0.85,
        ),
    )
)
P.add(
    g(
        "ear",
        path(
            curve([(200, 382), (208, 380), (212, 387), (205, 392), (200, 388)]),
            "#141c22",
            opacity=0.85,
        ),
    )
)
P.d(rad("eyeball", "#5b4630", (0.55, "#24190f"), "#060606", cx=149, cy=397, r=14))
P.add(
    g(
        "eye",
        ellipse(147, 393, 15.5, 13.5, "#141b20"),
        circle(147, 393.5, 12, "url(#eyeball)"),
        ellipse(142.5, 388.5, 4.2, 3.4, "#ffffff"),
        circle(152, 398, 2, "#9fd0d6", opacity=0.8),
        line("M132.5 390A15.5 14 0 0 1 160 387", "#dbe6de", 1.8, 0.55),
        line(curve([(130, 372), (142, 368), (154, 370)], False), "#eef3ea", 1.2, 0.5),
    )
)
# near flipper
FP = lambda pts: place(
    [((q[0] - 276) * 0.84, q[1] - 466) + tuple(q[2:]) for q in pts], 282, 470, -20
)
flip = curve(
    FP(
        [
            (226, 476, "c"),
            (228, 512),
            (244, 548),
            (262, 572),
            (270, 581, "c"),
            (275, 577),
            (284, 590, "c"),
            (289, 584),
            (299, 592, "c"),
            (303, 584),
            (313, 586, "c"),
            (316, 575),
            (326, 572, "c"),
            (330, 548),
            (326, 516),
            (322, 474, "c"),
            (280, 460),
        ]
    )
)
fr = "".join(
    curve(FP([(248 + i * 14, 506), (256 + i * 14, 540), (271 + i * 12, 572 - i * 1)]), False)
    for i in range(5)
)
P.add(
    g(
        "near-flipper",
        gg(path(flip, "url(#flip)"), filter="url(#flip-form)"),
        gg(
            path(
                curve([(218, 440), (340, 436), (330, 484), (280, 506), (232, 494)]),
                "#93a3a3",
                opacity=0.9,
            ),
            filter=P.soft(11),
        ),
        line(fr, "#1c2932", 1.8, 0.5),
        line(
            "".join(
                f"M{n(x)} {n(y)}l5 5"
                for x, y in FP([(270, 580), (284, 589), (299, 591), (313, 585), (326, 571)])
            ),
            "#0c1216",
            3.6,
            0.95,
        ),
    )
)
P.add(
    bubbles(
        "bubbles",
        [
            (44, 392, 5),
            (34, 362, 8),
            (50, 338, 4),
            (40, 306, 6),
            (56, 286, 3),
            (48, 258, 4.5),
            (28, 328, 3),
        ],
    )
)
P.foot("#04182c", 0.75, 585).vignette(o=0.45).grain()
P.save()
proof(P.file)
