"""Six pressure cards at dusk: what does the harm is small and dark above, what it does to the sea is large below.

1 a pipe and its effluent, 2 a plough on a field that runs down to the shore, 3 a bottom trawl, 4 a ship with oil and noise,
5 a city with works on the shore, 6 litter. Magenta sky, dull mauve water; no faces, no blame.
"""

import math
import sys

sys.path.insert(0, __file__.rsplit("/pressures/", 1)[0])
from kit import *
from scene_kit import *

SKY = ("#4d2549", (0.45, "#94406e"), (0.8, "#d9798b"), "#f3b59d")
SEA = ("#8a5a78", (0.12, "#6a4a6e"), (0.45, "#43466a"), (1, "#1f2238"))
WORKS = "M-5 0V-16h22v-12h14v10h10v-22h12v26h18v-8h12v22ZM396 0v-14h16v-20h8v20h20v-34h6v34h18v14Z"


def dusk(number, title, level, sun=(110, 26)):
    """Sky, low sun, far works and the dull sea: the common ground."""
    P = Pic(f"pressure_{number}", title, folder="pressures")
    P.d(
        lin("sky", *SKY, y2=level),
        lin("sea-fill", *SEA, y1=level, y2=720),
        rad(
            "sun",
            (0, "#ffe2b8", 1),
            (0.3, "#f6b199", 0.7),
            (1, "#d9798b", 0),
            cx=sun[0],
            cy=level - 8,
            r=150,
        ),
    )
    P.add(
        g(
            "sky-layer",
            el("rect", width=480, height=level + 6, fill="url(#sky)"),
            el("rect", width=480, height=level, fill="url(#sun)"),
            circle(sun[0], level - 10, sun[1], "#ffe6c2", opacity=0.9),
        ),
    )
    return P


def sea(P, level, far=True):
    if far:
        P.add(
            g("far-works", path(WORKS, "#6d3a66", opacity=0.75, transform=f"translate(0 {level})"))
        )
    P.add(g("sea-layer", el("rect", y=level, width=480, height=720 - level, fill="url(#sea-fill)")))
    P.d(lin("shaft", (0, "#ffcfb4", 0.5), (1, "#ffcfb4", 0), y1=level, y2=level + 220))
    P.add(
        g(
            "last-light",
            path(
                f"M70 {level}H150L118 {level + 220}H20Z M210 {level}H250L240 {level + 190}H180Z",
                "url(#shaft)",
            ),
            filter=P.soft(10),
            opacity=0.5,
        )
    )


def floor(P, y, r):
    P.d(lin("mud", "#6e5266", "#3f3048", "#1f1a2b", y1=y - 6, y2=720))
    P.add(
        g(
            "floor",
            path(hump(y, r, 8, 90), "url(#mud)"),
            path(
                tuft(44, y + 8, 84, 7, r, 0.5, 6, -0.1)
                + tuft(438, y + 8, 96, 7, r, 0.5, 6, 0.1)
                + tuft(92, y + 10, 50, 5, r, 0.6, 5),
                "#4a5560",
            ),
        )
    )


def close(P, seed):
    P.motes(34, seed, 0.4, (0, 260, 480, 660), "#e9c9c0")
    P.foot("#120c1c", 0.75)
    P.vignette("#150a1c", 0.55).grain()
    P.save()


def pressure_1():
    r = rng(5)
    level = 300
    P = dusk(1, "Pressure: effluent", level, (392, 24))
    P.add(
        g(
            "clouds",
            cloud(250, 120, 190, "#b8607c", 0.5),
            cloud(330, 180, 150, "#e59a94", 0.5),
            cloud(40, 66, 150, "#7a3a66", 0.6),
        )
    )
    sea(P, level)
    # the plume: pale and poisonous where it enters, spreading along the bottom
    P.d(
        lin("pour", "#d9d38a", "#a9b464", "#6f8a52", y1=240, y2=420),
        lin(
            "plume-fill",
            (0, "#b9bf6a", 0.95),
            (0.5, "#7f8f4e", 0.75),
            (1, "#4f5f44", 0.25),
            y1=300,
            y2=640,
        ),
        form("pipe-form", "#ffd7c8", 0.8, 2, 5, 3, "#150c1c", 0.6, -4, -16, 12, box=True),
        lin("concrete", "#8d6478", "#5b3f58", "#33243c", y1=110, y2=420),
        lin("pipe-fill", "#c98a92", (0.4, "#7d5069"), (1, "#2f2038"), y1=150, y2=290),
    )
    clouds_below = [
        (250, 350, 70, 44),
        (216, 420, 96, 56),
        (292, 442, 92, 54),
        (160, 510, 110, 56),
        (320, 524, 120, 56),
        (240, 486, 110, 60),
        (90, 560, 110, 44),
        (410, 580, 110, 40),
    ]
    P.add(
        g(
            "plume",
            *[
                path(blob(x, y, a, b, r, 10, 0.16), "url(#plume-fill)", opacity=0.8)
                for x, y, a, b in clouds_below
            ],
            filter=P.soft(7),
        )
    )
    P.add(
        g(
            "plume-edges",
            *[
                line(blob(x - 6, y - 8, a * 0.8, b * 0.75, r, 10, 0.16), "#e3e09a", 2.2, 0.14)
                for x, y, a, b in clouds_below[:4]
            ],
        )
    )
    floor(P, 610, r)
    fall = [
        (214, 196, "c"),
        (262, 204),
        (286, 240),
        (290, 300),
        (296, 346, "c"),
        (204, 346, "c"),
        (206, 300),
        (200, 262, "c"),
    ]
    P.add(
        g(
            "wall",
            path("M-10 96H86L104 130V470L60 520H-10Z", "url(#concrete)"),
            line("M-10 170H102M-10 244H104M-10 318H104M-10 392H104", "#2b1c32", 3, 0.5),
            line("M86 98L103 131V300", "#f0b7a4", 3, 0.7),
        ),
        g(
            "effluent",
            path(curve(fall), "url(#pour)"),
            line("M232 214q24 20 26 90M250 220q18 26 20 100M216 240q10 30 8 84", "#f4f0bc", 4, 0.6),
        ),
        g(
            "pipe",
            gg(
                path("M60 160H214V280H60Z", "url(#pipe-fill)"),
                path("M150 150h22v140h-22ZM96 150h22v140H96Z", "#6d4660"),
                filter="url(#pipe-form)",
            ),
            ellipse(214, 220, 26, 62, "#4a3048"),
            ellipse(216, 222, 19, 51, "#1c1224"),
            path("M205 240q-2 30 10 32q22-4 21-40q-10-14-31 8Z", "#c9c878"),
        ),
        g(
            "foam",
            *[
                ellipse(x, y, a, b, "#f4ead0", opacity=0.75)
                for x, y, a, b in [
                    (206, 340, 24, 8),
                    (250, 348, 34, 9),
                    (298, 340, 26, 8),
                    (332, 334, 14, 5),
                    (176, 334, 14, 5),
                ]
            ],
        ),
    )
    P.add(
        g(
            "fish",
            at(394, 452, 0.62, fish("#8a7f98", "#cbb8c0", "#6a5f7c"), turn=14, flip=True),
            at(424, 394, 0.42, fish("#8a7f98", "#cbb8c0", "#6a5f7c"), turn=-10, flip=True),
            at(110, 590, 0.6, bones("#d9c8c0"), turn=188),
        )
    )
    P.add(g("surface-line", line(curve(swell(level, 3, 60), False), "#f3b59d", 2.4, 0.55)))
    close(P, 4)


def stream(points, widths):
    """A ribbon with an open, straight foot; the round end of `taper` crosses itself if it is wide."""
    left, right = [], []
    for x, y, nx, ny, t in sample(points, 14):
        w = width_at(widths, t)
        left.append((x + nx * w, y + ny * w))
        right.append((x - nx * w, y - ny * w))
    ends = [(*left[0], "c"), *left[1:-1], (*left[-1], "c")]
    return curve([*ends, (*right[-1], "c"), *right[1:-1][::-1], (*right[0], "c")])


def pressure_2():
    r = rng(7)
    P = dusk(2, "Pressure: fertiliser from the field", 150, (372, 30))
    shore = [
        (-20, 396, "c"),
        (60, 410),
        (140, 432),
        (220, 426),
        (310, 404),
        (400, 392),
        (500, 400, "c"),
    ]
    P.d(
        lin("field", "#c98a6a", (0.4, "#8a5560"), (1, "#4d2f48"), y1=140, y2=430),
        lin(
            "water-fill",
            "#b08a7c",
            (0.14, "#7d7a58"),
            (0.4, "#4f6048"),
            (1, "#1c2a30"),
            y1=395,
            y2=720,
        ),
        lin("hill", "#8d5078", "#6a3a66", y1=110, y2=180),
        clip(
            "field-clip",
            curve(
                [(-20, 170, "c"), (80, 150), (220, 158), (360, 146), (500, 160, "c")]
                + [(x, y, *c) for x, y, *c in shore[::-1]]
            ),
        ),
        form("machine", "#ffd7b8", 0.9, 2, 2, 1, "#140f20", 0.5, -2, -4, 4),
    )
    P.add(
        g(
            "clouds",
            cloud(30, 70, 170, "#7a3a66", 0.6),
            cloud(230, 56, 220, "#b8607c", 0.45),
            cloud(10, 120, 150, "#d9798b", 0.5),
        ),
        g(
            "hills",
            path(hump(142, r, 8, 120, base=220), "url(#hill)"),
            pines([20, 34, 50, 62, 424, 440, 452, 466], 148, r, "#4d2549", 36),
        ),
    )
    P.add(
        g(
            "field-layer",
            path(
                curve(
                    [(-20, 170, "c"), (80, 150), (220, 158), (360, 146), (500, 160, "c")]
                    + [(x, y, *c) for x, y, *c in shore[::-1]]
                ),
                "url(#field)",
            ),
        )
    )
    # furrows: from the vanishing point behind the tractor down to the shore
    furrows, lights = [], []
    for k in range(-9, 13):
        x = 250 + k * 62
        top = 250 + k * 9
        furrows.append(f"M{n(top)} 156C{n(top + k * 8)} 230 {n(x - k * 16 - 14)} 320 {n(x)} 440")
        lights.append(
            f"M{n(top + 2)} 156C{n(top + k * 8 + 6)} 230 {n(x - k * 16)} 320 {n(x + 16)} 440"
        )
    P.add(
        g(
            "furrows",
            line("".join(furrows), "#3d2440", 7, 0.6),
            line("".join(lights), "#eeb08c", 2.6, 0.5),
            clip_path="url(#field-clip)",
        )
    )
    P.add(g("sea-layer", path(sheet(shore), "url(#water-fill)")))
    # what runs off: streams over the field, clouds of bloom in the water
    streams = [
        [(120, 250), (132, 300), (106, 350), (116, 420), (114, 482)],
        [(262, 270), (250, 320), (272, 370), (260, 425), (262, 486)],
        [(392, 250), (410, 300), (392, 350), (398, 402), (396, 482)],
    ]
    widths = [2, 4.5, 7, 8.5, 10, 11, 12.5, 14.5, 18, 24, 32, 44, 60]
    P.d(
        lin(
            "run-off",
            (0, "#d9c86a", 0.15),
            (0.5, "#c9c460", 0.9),
            (0.8, "#bcc25e", 0.72),
            (1, "#b6c05c", 0),
            y1=250,
            y2=480,
        )
    )
    P.add(g("streams", *[path(stream(s, widths), "url(#run-off)") for s in streams]))
    bloom = [
        (110, 480, 90, 26),
        (262, 494, 100, 28),
        (396, 470, 92, 26),
        (190, 540, 130, 30),
        (350, 552, 130, 30),
        (70, 570, 100, 30),
    ]
    P.add(
        g(
            "bloom",
            *[
                path(blob(x, y, a, b, r, 10, 0.2), c, opacity=0.62)
                for (x, y, a, b), c in zip(
                    bloom, ("#a9b850", "#b4bf58", "#a9b850", "#7f9a48", "#7f9a48", "#6a8444")
                )
            ],
            filter=P.soft(4),
        )
    )
    P.add(
        g(
            "bloom-bands",
            line(
                "".join(
                    curve(
                        [
                            (x - a * 0.8, y),
                            (x - a * 0.3, y - b * 0.5),
                            (x + a * 0.3, y - b * 0.1),
                            (x + a * 0.8, y - b * 0.4),
                        ],
                        False,
                    )
                    for x, y, a, b in bloom
                ),
                "#dfe08a",
                3.4,
                0.6,
            ),
            line(
                "".join(
                    curve(
                        [(x - a * 0.6, y + b * 0.4), (x, y + b * 0.1), (x + a * 0.6, y + b * 0.4)],
                        False,
                    )
                    for x, y, a, b in bloom
                ),
                "#33502f",
                3,
                0.5,
            ),
        )
    )
    P.add(
        g(
            "shore-line",
            line(curve(shore, False), "#f3c8a4", 5, 0.85),
            line(curve([(x, y + 9) for x, y, *_ in shore], False), "#f3c8a4", 2, 0.5),
        )
    )
    P.add(
        g(
            "plough-and-tractor",
            at(
                214,
                262,
                1.35,
                path("M40-26L78-20L82-14L40-18Z", "#33243c"),
                *[
                    path(f"M{48 + k * 13}-20q-6 14 4 22l8 0q-8-10-4-22Z", "#2a2036")
                    for k in range(3)
                ],
                tractor("#c0405c", "#2a2036", "#f6c9a8"),
            ),
            filter="url(#machine)",
        ),
        g(
            "thrown-soil",
            *[
                circle(r.uniform(290, 350), r.uniform(240, 268), r.uniform(2, 4.6), "#5a3648")
                for _ in range(14)
            ],
        ),
        g(
            "gulls",
            gull(322, 196, 15, "#ffeede", 3.4),
            gull(366, 214, 12, "#ffeede", 3),
            gull(300, 224, 10, "#ffeede", 2.6),
            gull(398, 190, 9, "#ffeede", 2.4),
        ),
    )
    P.motes(24, 3, 0.4, (0, 440, 480, 660), "#e9e3a0")
    P.foot("#0d1418", 0.75)
    P.vignette("#150a1c", 0.5).grain()
    P.save()


def pressure_3():
    r = rng(8)
    level = 214
    P = dusk(3, "Pressure: bottom trawling", level)
    sea(P, level)
    plume = [
        (300, 92, 16),
        (322, 74, 22),
        (352, 60, 28),
        (392, 44, 34),
        (440, 34, 40),
        (486, 20, 44),
    ]
    P.add(
        g(
            "smoke",
            *[
                path(blob(x, y, s * 1.25, s * 0.8, r, 9, 0.16), "#3a3340", opacity=0.62)
                for x, y, s in plume
            ],
            filter=P.soft(3),
        )
    )
    P.d(
        lin("hull", "#5b3f58", "#2a2036", y1=165, y2=222),
        form("boat-form", "#ffd7b8", 0.9, 3, 1.5, 1, "#140f20", 0.5, -3, -4, 4),
    )
    hull = curve(
        [
            (196, 172, "c"),
            (210, 188),
            (222, 206),
            (234, 224, "c"),
            (396, 224, "c"),
            (404, 204),
            (408, 186, "c"),
            (330, 188),
            (268, 186),
            (230, 180),
        ]
    )
    P.add(
        g(
            "trawler",
            path("M262 186V140l8-8h44l6 8V187Z", "#8d6478"),
            path("M268 146h12v12h-12ZM286 146h12v12h-12Z", "#ffdf9a"),
            path("M290 132V104h14v28Z", "#4d3550"),
            path("M240 180V128", "none", stroke="#2f2438", stroke_width=4),
            path("M372 188V112h6v76M366 116h40l-2 6h-38Z", "#3b2c44"),
            path(hull, "url(#hull)"),
            line("M205 180C240 188 300 190 406 188", "#d9899b", 2.5, 0.7),
            line("M240 130L262 150M240 132L205 174M376 114L320 150", "#2f2438", 1.6, 0.9),
            circle(240, 126, 3.6, "#fff0c0"),
            filter="url(#boat-form)",
        ),
        g(
            "wake",
            path(
                curve(
                    [
                        (150, 226, "c"),
                        (220, 220),
                        (300, 224),
                        (420, 220),
                        (500, 226, "c"),
                        (420, 232),
                        (300, 230),
                        (220, 233),
                    ]
                ),
                "#e9b6ac",
                opacity=0.7,
            ),
            line(
                "M0 232C80 228 120 236 190 232M260 242C320 238 400 246 480 240", "#d9a0a6", 2, 0.5
            ),
        ),
    )
    P.d(lin("mud", "#6e5266", "#3f3048", "#1f1a2b", y1=560, y2=720))
    ground = [
        (-20, 740, "c"),
        (-20, 566, "c"),
        (60, 560),
        (130, 572),
        (190, 590),
        (260, 596),
        (340, 592),
        (420, 598),
        (500, 592, "c"),
        (500, 740, "c"),
    ]
    P.add(
        g(
            "floor",
            path(curve(ground), "url(#mud)"),
            path(
                tuft(40, 572, 96, 7, r, 0.5, 6, -0.2)
                + tuft(92, 572, 70, 6, r, 0.5, 6, -0.1)
                + tuft(140, 580, 52, 5, r, 0.6, 5, 0.1),
                "#4a5560",
            ),
            line(
                "M236 604C320 600 400 606 490 600M230 622C320 616 400 624 490 616M240 642C330 636 410 644 490 636",
                "#161020",
                5,
                0.55,
            ),
            line(
                "M236 607C320 603 400 609 490 603M230 625C320 619 400 627 490 619",
                "#a27f90",
                1.6,
                0.6,
            ),
            line("M330 596l10-16M352 598l-6-12M402 600l14-9M440 598l-4-14", "#5b5a5c", 3.5, 0.8),
        )
    )
    stirred = [
        (250, 586, 30, "#9c7a84", 0.6),
        (300, 572, 40, "#8d6c7c", 0.55),
        (356, 560, 50, "#846476", 0.5),
        (420, 540, 60, "#7b5d72", 0.5),
        (470, 520, 60, "#7b5d72", 0.45),
        (220, 594, 18, "#b08d92", 0.6),
    ]
    P.add(
        g(
            "sediment",
            *[
                path(blob(x, y, s * 1.3, s * 0.8, r, 9, 0.2), c, opacity=o)
                for x, y, s, c, o in stirred
            ],
            filter=P.soft(6),
        )
    )
    net = curve(
        [
            (176, 486, "c"),
            (214, 470),
            (290, 462),
            (360, 470),
            (424, 496),
            (446, 520),
            (430, 540),
            (380, 552),
            (300, 566),
            (226, 588),
            (176, 590, "c"),
            (190, 560),
            (194, 530),
            (188, 506),
        ]
    )
    P.d(
        clip("net-clip", net),
        '<pattern id="mesh" width="15" height="15" patternUnits="userSpaceOnUse" patternTransform="rotate(8) skewX(-18)"><path d="M0 7.5L7.5 0L15 7.5L7.5 15Z" fill="none" stroke="#e7c9b4" stroke-width="1.3"/></pattern>\n',
        lin("net-fill", (0, "#2a2036", 0.25), (1, "#e9b6a0", 0.35), x1=180, y1=0, x2=450, y2=0),
    )
    catch = "".join(
        fish_mini(x, y, length, turn)
        for x, y, length, turn in [
            (330, 500, 40, 12),
            (372, 516, 44, -20),
            (352, 532, 38, 30),
            (396, 500, 36, 50),
            (310, 530, 34, -8),
            (404, 530, 34, 10),
            (280, 510, 30, 4),
            (424, 518, 30, -40),
        ]
    )
    fleeing = "".join(
        fish_mini(x, y, length, turn)
        for x, y, length, turn in [
            (66, 440, 30, 12),
            (96, 478, 26, -6),
            (124, 420, 24, 20),
            (42, 500, 26, 4),
            (138, 520, 26, 8),
        ]
    )
    P.add(
        g(
            "warps",
            line("M384 122C340 220 240 380 182 470", "#1c1426", 2.6, 0.9),
            line("M398 124C370 240 260 420 178 566", "#1c1426", 2.6, 0.9),
        ),
        g(
            "net",
            path(net, "url(#net-fill)"),
            path(catch, "#d9c2bc", opacity=0.85),
            path(net, "url(#mesh)"),
            path(net, "none", stroke="#f0d2bd", stroke_width=3, stroke_opacity=0.8),
        ),
        g(
            "doors",
            path("M160 452l26-10l10 44l-26 10Z", "#8a5a4a"),
            path("M154 548l28-10l10 46l-28 10Z", "#8a5a4a"),
            line("M162 454l24-10M156 550l26-10", "#f3c2a0", 3, 0.8),
        ),
        g(
            "floats",
            *[
                circle(x, y, 6, "#f2a93b")
                for x, y in [(196, 477), (222, 469), (250, 465), (280, 462)]
            ],
        ),
        g(
            "rollers",
            *[
                circle(x, y, 7.4, "#1c1426")
                for x, y in [(184, 592), (206, 592), (228, 590), (250, 584), (272, 578)]
            ],
        ),
        g("fleeing", path(fleeing, "#c9aab4", opacity=0.7)),
    )
    close(P, 6)


def pressure_4():
    r = rng(4)
    level = 252
    P = dusk(4, "Pressure: ship, oil and noise", level, (76, 24))
    P.add(g("clouds", cloud(20, 96, 150, "#7a3a66", 0.6), cloud(300, 70, 180, "#b8607c", 0.4)))
    P.add(smoke("funnel-smoke", 338, 110, "#3a3340", r, 0.9, 0.9, 0.55))
    sea(P, level)
    P.d(
        form("ship-form", "#ffd7b8", 0.9, 3, 2, 1.2, "#140f20", 0.5, -3, -5, 5),
        rad(
            "oil",
            (0, "#1a1020", 0.9),
            (0.7, "#2a1838", 0.75),
            (1, "#2a1838", 0),
            cx=330,
            cy=300,
            r=190,
            tr="translate(0 222) scale(1 .26)",
        ),
    )
    P.add(
        g(
            "ship",
            at(
                226,
                level + 2,
                1.16,
                cargo_ship(
                    "#4a3050",
                    "#8d6478",
                    "#a63d5a",
                    ["#c0606e", "#8a5078", "#d9899b", "#6d4a70", "#e0a088"],
                ),
            ),
            filter="url(#ship-form)",
        )
    )
    P.add(
        g(
            "wake",
            path(
                curve(
                    [
                        (26, 258, "c"),
                        (90, 250),
                        (240, 256),
                        (400, 250),
                        (500, 258, "c"),
                        (400, 265),
                        (240, 263),
                        (110, 266),
                    ]
                ),
                "#e9b6ac",
                opacity=0.65,
            ),
        )
    )
    # sheen: nested bands of dull rainbow on the oil
    sheen = []
    for k, (c, o) in enumerate(
        (
            ("#140d1c", 0.92),
            ("#7a4a8a", 0.85),
            ("#4a7f9a", 0.8),
            ("#8fae7a", 0.75),
            ("#e0b070", 0.75),
            ("#c0607c", 0.7),
            ("#1a1020", 0.9),
        )
    ):
        s = 1 - k * 0.125
        pts = [
            (-150, 0),
            (-100, -15),
            (-40, -10),
            (20, -20),
            (90, -14),
            (150, -18),
            (196, 2),
            (140, 18),
            (60, 14),
            (0, 24),
            (-80, 16),
        ]
        sheen.append(path(curve([(226 + x * s, 296 + y * s * 1.25) for x, y in pts]), c, opacity=o))
    P.add(
        g("oil-on-water", *sheen),
        g(
            "oil-drops",
            *[
                path(
                    curve(
                        [
                            (x, y, "c"),
                            (x + s * 0.6, y + s * 1.4),
                            (x, y + s * 2.2),
                            (x - s * 0.6, y + s * 1.4),
                        ]
                    ),
                    "#120a18",
                    opacity=0.9,
                )
                for x, y, s in [
                    (130, 320, 8),
                    (196, 332, 11),
                    (262, 326, 9),
                    (310, 316, 7),
                    (226, 366, 7),
                ]
            ],
        ),
    )
    # noise: rings from the screw, breaking over the animals
    rings = [
        line(
            f"M{n(330 - k * 44)} {n(322 + k * 12)}A{62 + k * 46} {62 + k * 46} 0 0 0 {n(412 + k * 20)} {n(374 + k * 44)}",
            "#ffd9d2",
            n(6.4 - k * 0.7),
            n(0.85 - k * 0.13),
        )
        for k in range(6)
    ]
    P.add(
        g("noise", *rings),
        g(
            "screw",
            path(
                "M396 262q-8-30 6-34q10 14-6 34q28-14 34 0q-10 14-34 0q8 30-6 34q-10-14 6-34q-28 14-34 0q10-14 34 0Z",
                "#2f2038",
            ),
            circle(396, 262, 5, "#e0a088"),
        ),
    )
    floor(P, 616, r)
    P.d(
        lin("porpoise-fill", "#5d6480", "#3d4262", "#8a86a0", y1=430, y2=570),
        form("porpoise-form", "#ffd9cc", 0.7, 1, 3, 2, "#120c20", 0.5, -2, -8, 7, box=True),
    )
    # a harbour porpoise turning away: blunt head, low triangular fin in mid back, dark above, pale below
    body = [
        (-126, 4),
        (-120, -14),
        (-96, -30),
        (-50, -40),
        (-8, -42),
        (8, -66, "c"),
        (34, -38),
        (80, -22),
        (118, -8),
        (148, -26, "c"),
        (140, 0),
        (152, 22, "c"),
        (116, 8),
        (70, 14),
        (10, 28),
        (-60, 26),
        (-108, 18),
    ]
    belly = [(-118, 10), (-60, 8), (0, 10), (70, 8, "c"), (10, 28), (-60, 26), (-104, 18)]
    put = lambda pts: curve(place(pts, 150, 500, 16))
    eye = place([(-98, -8)], 150, 500, 16)[0]
    P.add(
        g(
            "porpoise",
            gg(path(put(body), "url(#porpoise-fill)"), filter="url(#porpoise-form)"),
            path(put(belly), "#b8b0bc", opacity=0.6),
            path(
                put([(-62, 14, "c"), (-50, 44), (-30, 56, "c"), (-26, 30), (-34, 14, "c")]),
                "#33385a",
            ),
            circle(*eye, 4.4, "#100c18"),
            line(
                curve(place([(-124, 6), (-112, 9), (-102, 4)], 150, 500, 16), False),
                "#23284a",
                2.4,
                0.8,
            ),
        )
    )
    close(P, 9)


def pressure_5():
    r = rng(11)
    level = 420
    P = dusk(5, "Pressure: city and works on the shore", level, (372, 44))
    P.d(
        lin("far-town", "#c06a84", "#a04e76", y1=200, y2=420),
        lin("near-town", "#6d3a66", "#3f2346", y1=160, y2=420),
        lin("quay", "#5b3f58", "#33243c", "#1c1426", y1=400, y2=560),
        form("town-form", "#ffcfb4", 0.55, 2, 1, 1, "#140f20", 0.4, -3, 0, 4, box=True),
    )
    P.add(
        smoke("smoke-one", 262, 190, "#3a3340", r, -1.1, 1.15, 0.5),
        smoke("smoke-two", 308, 224, "#4d3550", r, -0.9, 1.2, 0.42),
    )
    far = "M210 420V330h24v-40h18v-26h8v26h16v130ZM280 420V300h34v120ZM318 420V276h10v-40h14v40h10v144ZM356 420V316h40v104ZM400 420V286h28v134ZM432 420V334h70v86Z"
    P.add(g("far-blocks", path(far, "url(#far-town)", opacity=0.9)))
    windows = "".join(
        f"M{x} {y}h6v8h-6Z"
        for x0, y0, cols, rows in [
            (286, 310, 3, 6),
            (362, 326, 3, 5),
            (405, 296, 2, 7),
            (238, 300, 3, 5),
            (440, 344, 4, 4),
        ]
        for x in range(x0, x0 + cols * 11, 11)
        for y in range(y0, y0 + rows * 15, 15)
        if r.random() > 0.35
    )
    P.add(g("far-windows", path(windows, "#ffe2a8", opacity=0.85)))
    P.add(
        g(
            "works",
            at(-14, level + 2, 2.3, factory("url(#near-works)", "#f0b7a4", "#ffd98a", 2)),
            filter="url(#town-form)",
        )
    )
    P.d(lin("near-works", "#6d3a66", "#33203e", y1=-90, y2=0))
    P.add(
        g(
            "crane",
            path("M384 420L387 276H395L398 420Z", "#2f1c3a"),
            line(
                "M346 288L486 276M391 256L486 276M391 256L350 288M391 256V282M448 280V340",
                "#2f1c3a",
                5,
            ),
            path("M432 340h32v24h-32Z", "#c0405c"),
            path("M340 283h22v20h-22Z", "#2f1c3a"),
        )
    )
    P.add(g("sea-layer", el("rect", y=level, width=480, height=300, fill="url(#sea-fill)")))
    P.add(
        g(
            "quay-wall",
            path("M-10 410H300L310 424V470H-10Z", "url(#quay)"),
            line("M-10 412H300L309 425", "#f0b7a4", 3, 0.8),
            line("M40 414V468M100 414V468M160 414V468M220 414V468M280 414V468", "#140f20", 3, 0.5),
        ),
    )
    drains = [(70, 440), (190, 440)]
    P.d(lin("drain", (0, "#cdbf72", 0.9), (1, "#8a8a52", 0), y1=440, y2=590))
    murk = [
        (70, 490, 50, 34),
        (50, 540, 70, 40),
        (120, 570, 80, 40),
        (190, 490, 50, 34),
        (214, 545, 76, 42),
        (160, 590, 110, 36),
    ]
    P.add(
        g(
            "murk",
            *[
                path(blob(x, y, a, b, r, 10, 0.16), "url(#drain)", opacity=0.75)
                for x, y, a, b in murk
            ],
            filter=P.soft(6),
        )
    )
    P.add(
        g(
            "drains",
            *[
                gg(
                    path(
                        f"M{x - 12} {y}Q{x - 16} 474 {x - 22} 500H{x + 22}Q{x + 16} 474 {x + 12} {y}Z",
                        "#cdbf72",
                        opacity=0.9,
                    ),
                    ellipse(x, y, 17, 13, "#140d18"),
                    ellipse(x, y, 17, 13, "none", stroke="#a87a84", stroke_width=4),
                )
                for x, y in drains
            ],
        )
    )
    glints = [
        (x + r.uniform(-5, 5), y, w)
        for x in (250, 300, 330, 372, 416, 452)
        for y, w in ((432, 6), (446, 8), (462, 10), (480, 8), (502, 11), (526, 8))
        if r.random() > 0.2
    ]
    # only on the open water: those of the first two columns would lie on the quay
    lights = "".join(f"M{x:.0f} {y}q{w} -3 {2 * w} 0" for x, y, w in glints if x > 316)
    P.add(
        g(
            "lights-on-water",
            line(lights, "#ffd9a0", 3.2, 0.65),
            line(curve(swell(428, 2, 60, 311), False), "#f3b59d", 2, 0.6),
        )
    )
    P.add(
        g(
            "weed-left",
            path(
                tuft(330, 740, 120, 6, r, 0.5, 8, 0.1) + tuft(440, 740, 140, 7, r, 0.5, 8, -0.1),
                "#2a2a44",
                opacity=0.9,
            ),
            at(376, 590, 0.6, fish("#7a6f8e", "#b8a6b4", "#5d5478"), turn=6, flip=True),
            at(250, 620, 0.45, fish("#7a6f8e", "#b8a6b4", "#5d5478"), turn=-8, flip=True),
        )
    )
    close(P, 5)


def pressure_6():
    r = rng(14)
    level = 132
    P = dusk(6, "Pressure: litter and plastic", level, (120, 26))
    sea(P, level)
    floor(P, 590, r)
    P.d(
        form("thing-form", "#fff0e4", 0.8, 1.5, 3, 1.6, "#150c1c", 0.5, -2, -8, 7),
        form("bag-form", "#ffffff", 0.85, 1, 3, 2, "#4a3a66", 0.5, -3, -10, 9),
    )
    P.add(
        g(
            "afloat",
            at(356, 134, 1.25, bottle("#cfe6dc", "#c0405c", "#e0a088"), turn=-10),
            at(54, 140, 0.8, can("#d9899b", "#4d2549"), turn=14),
            filter="url(#thing-form)",
        ),
        g(
            "surface-line",
            path(sheet(swell(146, 4, 60), 160), "#8a5a78", opacity=0.55),
            line(curve(swell(146, 4, 60), False), "#f3b59d", 3, 0.7),
        ),
    )
    P.add(
        g("bag", at(178, 312, 1.62, bag("#f3e6e4", "#ffffff"), turn=-12), filter="url(#bag-form)")
    )
    # a ring of four that a herring swam into
    rings = "".join(
        f"M{x + 30} {y}a30 30 0 1 1-60 0a30 30 0 1 1 60 0Z"
        for x, y in [(-32, -31), (32, -31), (-32, 31), (32, 31)]
    )
    P.add(
        g(
            "herring",
            at(350, 424, 1.28, fish("#8fa0b8", "#e6e0e4", "#6a7898"), turn=-10),
            filter="url(#thing-form)",
        ),
        g(
            "ring-round-it",
            at(
                366,
                432,
                0.86,
                el(
                    "path",
                    d=rings,
                    fill="none",
                    stroke="#fff6ee",
                    stroke_width=7,
                    stroke_opacity=0.85,
                ),
                turn=12,
            ),
        ),
    )
    twine = [(440, 590), (420, 540), (450, 480), (430, 430), (456, 380)]
    P.add(
        g(
            "twine",
            line(curve(twine, False), "#e0a088", 4, 0.8),
            line(curve([(x + 9, y + 5) for x, y in twine], False), "#d9899b", 3, 0.6),
        )
    )
    P.add(
        g(
            "on-the-floor",
            at(92, 566, 1.05, bottle("#a9c9c4", "#6d9a4a", "#c0405c"), turn=16),
            at(234, 584, 1.0, can("#c9a0a8", "#4d2549"), turn=-12),
            at(
                330,
                578,
                0.9,
                path("M-30-14L-24 24H24L30-14Z", "#f0ddd0"),
                ellipse(0, -14, 30, 8, "#b88f98"),
                line("M4-16L22-60", "#c0405c", 7),
                turn=64,
            ),
            filter="url(#thing-form)",
        ),
    )
    P.add(
        g(
            "crumbs",
            *[
                el(
                    "rect",
                    x=n(r.uniform(20, 460)),
                    y=n(r.uniform(190, 560)),
                    width=n(r.uniform(4, 9)),
                    height=n(r.uniform(4, 8)),
                    rx=1.5,
                    fill=r.choice(["#e0a088", "#d9899b", "#f4ead0", "#8fb8b8", "#c0607c"]),
                    opacity=n(r.uniform(0.5, 0.95)),
                    transform=f"rotate({r.randint(0, 40)} 240 380)",
                )
                for _ in range(46)
            ],
        )
    )
    close(P, 8)


if __name__ == "__main__":
    wanted = sys.argv[1:]
    for draw in (pressure_1, pressure_2, pressure_3, pressure_4, pressure_5, pressure_6):
        if not wanted or draw.__name__ in wanted:
            draw()
