"""Ringed seal resting on the ice, looking at us, body curved up to the right.

Landmarks: round cat-like head r 82 at 172,262, short muzzle 172,292 with nose between large forward eyes 136/208,250; no visible neck;
plump short body, dark back with pale rings (each ring with a dark middle), silvery belly; fore flippers with strong claws on the ice
138/232,462; hind flippers folded 450,330."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from animals_kit import *
from kit import *

P = Pic("pusa_hispida", "Ringed seal, Pusa hispida")
r = rng(31)
P.d(
    lin("sky", "#9ecbdc", (0.5, "#cfe6e6"), (0.85, "#f9e2d3"), "#f6c9b8", y2=230),
    rad("sun", (0, "#fff8e6", 1), (0.2, "#ffe9cc", 0.8), (1, "#f6c9b8", 0), cx=380, cy=196, r=260),
    lin("water", "#8fc4cc", "#3a8aa4", "#15506e", y1=226, y2=420),
    lin("ice", "#ffffff", (0.4, "#dff0f2"), (0.75, "#a9d8e2"), (1, "#4d9db6"), y1=400, y2=720),
    lin("ice-far", "#fbfdfb", "#c4e2e8", y1=230, y2=330),
)
P.add(
    g(
        "sky-layer",
        el("rect", width=480, height=300, fill="url(#sky)"),
        el("rect", width=480, height=300, fill="url(#sun)"),
    )
)
clouds(P, [(110, 70, 130, 8), (60, 96, 70, 6), (330, 110, 100, 7), (430, 140, 70, 5)], 3, "#fff4ea")
ridge = curve(
    [
        (-10, 236, "c"),
        (16, 222),
        (34, 206, "c"),
        (52, 222),
        (76, 214, "c"),
        (96, 226),
        (150, 228),
        (210, 226),
        (262, 224),
        (290, 208, "c"),
        (308, 222),
        (336, 212, "c"),
        (352, 200, "c"),
        (372, 220),
        (420, 224),
        (450, 210, "c"),
        (470, 222),
        (490, 218),
        (490, 240, "c"),
    ]
)
P.add(
    g(
        "ridges",
        path(ridge, "#dcecee"),
        path(ridge, "#9ccbd8", opacity=0.5, transform="translate(6 9)"),
    )
)
P.add(
    g(
        "open-water",
        el("rect", y=232, width=480, height=220, fill="url(#water)"),
        waves(236, 420, 46, 4, "#f4faf4", 0.5),
        waves(240, 430, 24, 6, "#0f4a66", 0.35),
    )
)
far_floes = [
    [(-20, 290, "c"), (40, 278), (90, 282), (118, 292), (70, 304), (-20, 306, "c")],
    [(300, 272, "c"), (360, 262), (430, 264), (500, 260), (500, 284, "c"), (400, 288), (340, 284)],
    [(360, 330, "c"), (420, 318), (500, 314), (500, 344, "c"), (420, 346)],
]
P.d(form("ice-form", "#ffffff", 0.9, 1, 3, 1.5, "#2b86a4", 0.6, 0, -9, 6, box=True))
P.add(
    g(
        "floes-far",
        *[path(curve(f, k=0.2), "url(#ice-far)") for f in far_floes],
        filter="url(#ice-form)",
    )
)
floe = curve(
    [
        (-20, 430, "c"),
        (40, 418),
        (96, 424),
        (160, 412),
        (260, 418),
        (340, 408),
        (420, 418),
        (500, 408, "c"),
        (500, 740, "c"),
        (-20, 740, "c"),
    ],
    k=0.2,
)
cracks = (
    curve([(-10, 560), (60, 548), (110, 566), (190, 552)], False)
    + curve([(300, 590), (352, 570), (410, 578), (490, 556)], False)
    + curve([(110, 566), (130, 600), (120, 640)], False)
    + curve([(352, 570), (346, 530), (372, 510)], False)
)
drifts = "".join(
    curve([(x, y, "c"), (x + w * 0.4, y - w * 0.09), (x + w, y, "c"), (x + w * 0.5, y + w * 0.04)])
    for x, y, w in (
        (20, 520, 120),
        (300, 536, 160),
        (150, 610, 180),
        (-10, 640, 130),
        (350, 640, 150),
    )
)
P.add(
    g(
        "floe",
        path(floe, "url(#ice)", filter="url(#ice-form)"),
        path(drifts, "#ffffff", opacity=0.8),
        line(cracks, "#5aa8be", 2.4, 0.55),
        line(cracks, "#ffffff", 1.4, 0.8, transform="translate(1 2.4)"),
    )
)

P.d(
    lin(
        "coat",
        "#4e5a64",
        (0.4, "#6c7a82"),
        (0.75, "#a9b5b6"),
        "#dfe4dd",
        x1=300,
        y1=300,
        x2=310,
        y2=474,
    ),
    lin("head-fill", "#5e6b74", (0.5, "#7d8a90"), "#b9c3c1", y1=180, y2=344),
    lin("flip", "#a9b4b4", "#6c7a82", "#3f4c56", y1=424, y2=486),
    form("seal-form", "#fffaf0", 0.95, 3, 5, 3, "#0f3f5c", 0.6, -6, -20, 14, box=True),
    form("head-form", "#fffaf0", 0.95, 3, 5, 3, "#0f3048", 0.5, -6, -12, 12, box=True),
    form("flip-form", "#f4fbfa", 0.85, 1, 3, 1.5, "#0b2a3c", 0.55, -2, -6, 5, box=True),
)
body = curve(
    [
        (98, 320, "c"),
        (86, 376),
        (92, 430),
        (118, 466),
        (180, 482),
        (270, 484),
        (350, 474),
        (408, 450),
        (440, 416),
        (452, 380),
        (446, 352, "c"),
        (424, 366),
        (392, 352),
        (340, 326),
        (290, 306),
        (250, 286, "c"),
    ]
)
hind = curve(
    [
        (424, 404, "c"),
        (436, 372),
        (442, 336),
        (452, 306, "c"),
        (458, 322),
        (466, 312, "c"),
        (468, 332),
        (478, 330, "c"),
        (472, 362),
        (456, 400),
        (436, 424, "c"),
    ]
)
hind_far = curve(
    [
        (418, 384, "c"),
        (424, 350),
        (422, 318),
        (426, 296, "c"),
        (434, 310),
        (442, 300, "c"),
        (444, 326),
        (452, 350),
        (440, 392, "c"),
    ]
)
P.add(
    g(
        "shadow",
        path(
            curve(
                [
                    (70, 470, "c"),
                    (160, 478),
                    (300, 484),
                    (420, 462),
                    (470, 470, "c"),
                    (430, 496),
                    (280, 508),
                    (130, 502),
                ]
            ),
            "#1d6a8a",
            opacity=0.55,
        ),
        filter=P.soft(6),
    )
)
P.add(
    g(
        "hind-flippers",
        path(hind_far, "#3f4c56"),
        path(hind, "#55636c"),
        line(
            curve([(436, 400), (452, 360), (456, 322)], False)
            + curve([(442, 404), (462, 364), (468, 326)], False),
            "#222e38",
            1.6,
            0.5,
        ),
        filter="url(#flip-form)",
    )
)
# rings: pale ring, dark middle; biggest on the flank
outer, inner = "", ""
for x, y, s in (
    (272, 322, 13),
    (300, 340, 17),
    (334, 344, 14),
    (262, 356, 16),
    (298, 378, 18),
    (336, 374, 17),
    (370, 364, 13),
    (366, 396, 16),
    (398, 382, 12),
    (330, 408, 17),
    (268, 394, 16),
    (296, 418, 13),
    (398, 412, 12),
    (244, 424, 12),
    (360, 430, 12),
    (420, 400, 8),
    (320, 438, 10),
    (270, 446, 9),
    (112, 368, 10),
    (118, 404, 10),
    (236, 378, 11),
    (390, 436, 8),
    (246, 330, 9),
    (404, 364, 8),
):
    d = blob(x, y, s * 1.12, s * 0.9, r, 8, 0.14, 0.4)
    outer += d
    inner += blob(x, y, s * 0.6, s * 0.46, r, 6, 0.2, 0.4)
P.d(clip("body-clip", body))
P.add(
    g(
        "body",
        path(body, "url(#coat)"),
        gg(
            line(outer, "#e9ede4", 4, 0.85),
            path(outer, "#3f4b55", opacity=0.35),
            path(inner, "#2a353f", opacity=0.75),
            clip_path="url(#body-clip)",
        ),
        filter="url(#seal-form)",
    )
)
P.add(
    g(
        "belly",
        gg(
            path(
                curve(
                    [
                        (110, 420),
                        (160, 400),
                        (220, 410),
                        (300, 450),
                        (400, 440),
                        (360, 480),
                        (240, 490),
                        (130, 480),
                    ]
                ),
                "#f1f2ea",
                opacity=0.55,
            ),
            filter=P.soft(10),
        ),
        clip_path="url(#body-clip)",
    )
)


def flipper(x, y, lean, sign):
    pts = [
        (-20, -40),
        (-30, -12),
        (-38, 8),
        (-36, 20, "c"),
        (-27, 17),
        (-22, 26, "c"),
        (-13, 21),
        (-6, 29, "c"),
        (2, 21),
        (10, 26, "c"),
        (15, 17),
        (23, 18, "c"),
        (26, 2),
        (22, -22),
        (12, -44),
    ]
    F = Frame(x, y, lean, 1.0, sign < 0)
    claws = "".join(
        F.taper([(a, b), (a - 1, b + 8), (a - 4, b + 15)], [3.4, 2.8, 0.4], 6)
        for a, b in ((-36, 17), (-22, 23), (-6, 26), (10, 23), (22, 15))
    )
    bones = F.open(*[[(a * 0.5, -26), (a * 0.85, 0), (a, 18)] for a in (-30, -17, -4, 8, 18)])
    return (
        path(claws, "#1b242c"),
        path(F.c(pts), "url(#flip)", filter="url(#flip-form)"),
        line(bones, "#1f2b35", 1.6, 0.45),
    )


P.add(g("flipper-right", *flipper(238, 460, -22, -1)), g("flipper-left", *flipper(122, 460, 20, 1)))
head = curve(
    [
        (172, 178),
        (212, 186),
        (240, 210),
        (256, 244),
        (260, 284),
        (244, 322),
        (212, 346),
        (172, 352),
        (132, 346),
        (100, 322),
        (84, 284),
        (88, 244),
        (104, 210),
        (132, 186),
    ]
)
P.d(clip("head-clip", head))
P.add(
    g(
        "head",
        gg(path(head, "url(#head-fill)"), filter="url(#head-form)"),
        gg(
            gg(
                path(
                    curve(
                        [
                            (118, 190),
                            (172, 176),
                            (226, 190),
                            (214, 218),
                            (190, 230),
                            (172, 248),
                            (154, 230),
                            (130, 218),
                        ]
                    ),
                    "#3d4852",
                    opacity=0.75,
                ),
                filter=P.soft(7),
            ),
            gg(
                path(
                    curve([(112, 250), (132, 230), (156, 240), (158, 262), (136, 274), (114, 268)])
                    + curve(
                        [(232, 250), (212, 230), (188, 240), (186, 262), (208, 274), (230, 268)]
                    ),
                    "#2a343d",
                    opacity=0.7,
                ),
                filter=P.soft(6),
            ),
            gg(
                path(
                    curve(
                        [
                            (128, 300),
                            (150, 282),
                            (172, 280),
                            (194, 282),
                            (216, 300),
                            (212, 326),
                            (172, 338),
                            (132, 326),
                        ]
                    ),
                    "#eef0e6",
                    opacity=0.9,
                ),
                filter=P.soft(6),
            ),
            gg(
                path(
                    curve([(120, 226), (132, 218), (144, 222), (134, 230)])
                    + curve([(224, 226), (212, 218), (200, 222), (210, 230)]),
                    "#dfe6e0",
                    opacity=0.8,
                ),
                filter=P.soft(2),
            ),
            clip_path="url(#head-clip)",
        ),
        path(
            curve([(96, 262), (101, 258), (104, 268), (98, 272)])
            + curve([(248, 262), (243, 258), (240, 268), (246, 272)]),
            "#1b242c",
            opacity=0.8,
        ),
    )
)
nose = curve(
    [
        (172, 276),
        (186, 274),
        (194, 281),
        (188, 292),
        (178, 299),
        (172, 304, "c"),
        (166, 299),
        (156, 292),
        (150, 281),
        (158, 274),
    ]
)
P.add(
    g(
        "muzzle",
        path(nose, "#20272e"),
        path(
            curve([(160, 283, "c"), (166, 287), (167, 295, "c"), (161, 291)])
            + curve([(184, 283, "c"), (178, 287), (177, 295, "c"), (183, 291)]),
            "#06090c",
        ),
        line(curve([(156, 278), (172, 279), (188, 278)], False), "#b9c9cd", 2, 0.8),
        line(
            "M172 303V314"
            + curve([(136, 318), (152, 325), (172, 315), (192, 325), (208, 318)], False),
            "#1f282f",
            2.8,
            0.85,
        ),
        line(curve([(152, 334), (172, 338), (192, 334)], False), "#5a666c", 2, 0.5),
    )
)
dots = [(146, 300), (138, 306), (150, 310), (140, 315), (154, 302)]
whisk, spots = "", ""
for k, (x, y) in enumerate(dots):
    for side in (-1, 1):
        px = 172 + side * (172 - x)
        spots += f"M{px} {y}h.1"
        whisk += curve(
            [(px, y), (px + side * 30, y + 2 + k * 4), (px + side * (66 - k * 6), y + 10 + k * 11)],
            False,
        )
P.add(g("whiskers", line(spots, "#2a343c", 3, 0.7), line(whisk, "#ffffff", 1.4, 0.9)))
P.d(
    *[
        rad(f"eyeball-{k}", "#5b4630", (0.5, "#20160e"), "#050506", cx=x + 3, cy=256, r=18)
        for k, x in (("l", 137), ("r", 207))
    ]
)
for k, x in (("l", 137), ("r", 207)):
    P.add(
        g(
            f"eye-{k}",
            ellipse(x, 252, 20, 18, "#12181d"),
            circle(x, 252.5, 16, f"url(#eyeball-{k})"),
            ellipse(x - 5.5, 246, 5, 4.2, "#ffffff"),
            circle(x + 6, 259, 2.4, "#9fd0d6", opacity=0.85),
            line(f"M{x - 18} 247A20 18 0 0 1 {x + 18} 246", "#dbe6de", 1.8, 0.55),
        )
    )
P.foot("#0b3a52", 0.6, 590).vignette("#134a64", o=0.32).grain()
P.save()
if "proof" in sys.argv:
    proof(P.file)
