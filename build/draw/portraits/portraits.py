"""Twelve portraits for the players, 320 x 320, cropped to a disc: heads and shoulders of Baltic animals.

Each is built on the one mark that makes the animal: ringed seal = round cat face and rings, grey seal = long straight muzzle,
cod = barbel and pale line, perch = bars and red fins, pike = duck-bill snout, eider = wedge head, swan = knob and S neck,
otter = broad flat muzzle, porpoise = blunt smile, eagle = huge yellow bill, flounder = both eyes on one side,
stickleback = three spines and red throat.
"""

import math
import sys

sys.path.insert(0, __file__.rsplit("/portraits/", 1)[0])
from kit import *
from scene_kit import *


def portrait(name, title, tones, glow="#ffffff", level=None):
    P = Pic(name, title, 320, 320, folder="portraits")
    P.layers = []
    P.d(
        lin("ground", *tones, y2=320),
        rad("glow", (0, glow, 0.7), (1, glow, 0), cx=130, cy=110, r=190),
        '<clipPath id="disc"><circle cx="160" cy="160" r="160"/></clipPath>\n',
    )
    P.layers.append(
        el("rect", width=320, height=320, fill="url(#ground)")
        + el("rect", width=320, height=320, fill="url(#glow)")
    )
    return P


def volume(P, id_="volume", light="#fffbe6", shadow="#06263a", depth=14, lit=3):
    return P.once(
        id_,
        form(
            id_,
            light,
            0.75,
            lit * 0.5,
            lit * 1.4,
            lit,
            shadow,
            0.55,
            -depth * 0.3,
            -depth,
            depth * 0.75,
        ),
    )


def done(P):
    P.d(rad("shade", (0.72, "#04182a", 0), (1, "#04182a", 0.4), cx=160, cy=150, r=172))
    P.add(g("portrait", *P.layers, circle(160, 160, 160, "url(#shade)"), clip_path="url(#disc)"))
    P.save()


def eye(x, y, r, iris="#3a2413", pupil="#0a0a10", white=None):
    out = circle(x, y, r * 1.16, white) if white else ""
    return (
        out
        + circle(x, y, r, iris)
        + circle(x, y, r * 0.62, pupil)
        + circle(x - r * 0.34, y - r * 0.4, r * 0.3, "#ffffff")
        + circle(x + r * 0.36, y + r * 0.36, r * 0.13, "#bfe6f4")
    )


def whiskers(pairs, tone="#ffffff", w=1.8, o=0.85):
    return line(
        "".join(f"M{x} {y}q{dx * 0.5:.0f} {dy * 0.3:.0f} {dx} {dy}" for x, y, dx, dy in pairs),
        tone,
        w,
        o,
    )


def under_water(P, lines="#fffbe0"):
    P.d(lin("beam", (0, lines, 0.6), (1, lines, 0), y2=280))
    P.layers.append(
        gg(
            path(
                "M60 -10H100L50 300H0ZM150 -10H176L160 300H110ZM240 -10H280L270 300H214Z",
                "url(#beam)",
            ),
            filter=P.soft(6),
            opacity=0.5,
        )
    )


def ringed_seal():
    P = portrait("ringed_seal", "Ringed seal", ("#f4fbf8", "#b6dfe8", "#4f9dba"))
    P.d(
        lin("coat", "#7d8894", "#56616e", "#333d4a", y1=60, y2=320),
        rad("muzzle", (0, "#e6e6e2"), (1, "#a9adb0"), cx=156, cy=186, r=60),
    )
    P.layers.append(
        path("M-10 250L50 224L120 236L200 222L280 236L330 226V330H-10Z", "#ffffff")
        + path("M-10 266L60 244L140 254L220 242L330 250V330H-10Z", "#cfe6ee")
    )
    body = [
        (30, 330, "c"),
        (42, 262),
        (84, 206),
        (92, 150),
        (96, 104),
        (126, 68),
        (160, 58),
        (194, 68),
        (224, 104),
        (228, 150),
        (236, 206),
        (278, 262),
        (290, 330, "c"),
    ]
    rings = [
        (72, 290, 17, 12),
        (112, 268, 16, 11),
        (108, 310, 17, 12),
        (158, 286, 18, 13),
        (206, 268, 16, 11),
        (210, 310, 17, 12),
        (248, 290, 17, 12),
        (160, 246, 13, 9),
        (158, 318, 15, 9),
        (240, 246, 11, 8),
        (80, 246, 11, 8),
    ]
    P.layers += [
        gg(path(curve(body), "url(#coat)"), filter=volume(P)),
        gg(
            *[
                ellipse(x, y, a, b, "none", stroke="#d9dde0", stroke_width=5, stroke_opacity=0.85)
                for x, y, a, b in rings
            ]
        ),
        path(
            curve([(104, 128), (126, 112), (150, 120), (150, 150), (128, 160), (106, 148)])
            + curve([(216, 128), (194, 112), (170, 120), (170, 150), (192, 160), (214, 148)]),
            "#2f3844",
            opacity=0.5,
        ),
        path(
            curve(
                [
                    (160, 150),
                    (182, 158),
                    (202, 178),
                    (198, 204),
                    (174, 214),
                    (160, 208),
                    (146, 214),
                    (122, 204),
                    (118, 178),
                    (138, 158),
                ]
            ),
            "url(#muzzle)",
        ),
        eye(127, 138, 17, "#241810"),
        eye(193, 138, 17, "#241810"),
        path(
            curve([(146, 166), (160, 160), (174, 166), (168, 180), (160, 184), (152, 180)]),
            "#1a1c22",
        ),
        line("M160 184V198M160 198Q150 208 138 202M160 198Q170 208 182 202", "#2a2f38", 3, 0.9),
        gg(
            *[
                circle(x, y, 1.9, "#4a525c")
                for x, y in [(132, 182), (140, 190), (130, 194), (188, 182), (180, 190), (190, 194)]
            ]
        ),
        whiskers(
            [
                (130, 184, -62, -6),
                (130, 190, -64, 10),
                (134, 197, -54, 26),
                (190, 184, 62, -6),
                (190, 190, 64, 10),
                (186, 197, 54, 26),
            ]
        ),
        line("M124 86Q160 66 196 86", "#ffffff", 4, 0.3),
    ]
    done(P)


def grey_seal():
    P = portrait("grey_seal", "Grey seal", ("#bfe0dc", "#5fa9b0", "#1a5a74"))
    P.layers.append(
        path(sheet(swell(226, 5, 40, x1=350), 340), "#1f6a80")
        + line(curve(swell(226, 5, 40, x1=350), False), "#e6fbf4", 3.4, 0.8)
    )
    P.d(
        lin("coat", "#a8a9a4", "#7d807e", "#494f54", y1=60, y2=330),
        lin("chest", "#d9d6cc", "#a9a9a4", y1=200, y2=330),
    )
    body = [
        (110, 340, "c"),
        (112, 286),
        (122, 238),
        (104, 222),
        (66, 212),
        (36, 202),
        (22, 184),
        (26, 164),
        (48, 150),
        (92, 132),
        (128, 98),
        (174, 82),
        (222, 92),
        (258, 130),
        (284, 200),
        (312, 270),
        (320, 340, "c"),
    ]
    r = rng(4)
    spots = [
        (236, 140, 13),
        (262, 190, 17),
        (222, 190, 12),
        (280, 240, 16),
        (244, 236, 15),
        (206, 150, 9),
        (212, 230, 11),
        (270, 290, 18),
        (226, 280, 14),
        (190, 118, 7),
        (300, 300, 13),
    ]
    P.layers += [
        gg(path(curve(body), "url(#coat)"), filter=volume(P)),
        path(
            curve(
                [(108, 340, "c"), (112, 286), (124, 244), (140, 262), (150, 300), (150, 340, "c")]
            ),
            "url(#chest)",
            opacity=0.45,
        ),
        gg(
            *[
                path(blob(x, y, s * 1.15, s * 0.8, r, 7, 0.2), "#3a3f45", opacity=0.7)
                for x, y, s in spots
            ]
        ),
        path(
            curve([(24, 176), (36, 158), (74, 156), (90, 176), (80, 202), (48, 206), (28, 194)]),
            "#c3c1b8",
            opacity=0.75,
        ),
        path(curve([(20, 172, "c"), (26, 158), (40, 152), (44, 164), (32, 178)]), "#1d2026"),
        line("M32 194Q60 202 92 188", "#2a2f34", 3.4, 0.8),
        path(
            curve([(124, 134), (146, 122), (166, 132), (160, 154), (138, 158), (122, 148)]),
            "#3a3f45",
            opacity=0.55,
        ),
        eye(144, 140, 13.5, "#241810"),
        line("M126 126Q146 114 164 126", "#d9d6cc", 3, 0.6),
        gg(*[circle(x, y, 2, "#4a4f54") for x, y in [(58, 172), (66, 180), (56, 184), (70, 190)]]),
        whiskers([(56, 176, -44, 26), (62, 184, -40, 40), (68, 190, -26, 48), (74, 186, -6, 50)]),
        line(f"M206 150q8 4 6 12", "#2a2f34", 3, 0.6),
    ]
    P.layers.append(
        path(sheet(swell(292, 5, 44, x1=350, phase=1), 340), "#2f8a9a", opacity=0.85)
        + line(curve(swell(292, 5, 44, x1=350, phase=1), False), "#e6fbf4", 4, 0.8)
    )
    done(P)


def fish_head(
    P,
    outline,
    fill,
    belly,
    gill,
    mouth,
    eye_at,
    extra_before=(),
    extra_after=(),
    eye_r=15,
    iris="#c9a24a",
    lip=None,
):
    P.layers += [
        *extra_before,
        gg(path(curve(outline), fill), filter=volume(P, depth=18)),
        path(curve(belly), "#fbf6e0", opacity=0.7),
        line(curve(gill, False), "#1a2c2c", 5, 0.5),
        line(curve([(x + 5, y + 2) for x, y, *_ in gill], False), "#fffbe0", 2.4, 0.6),
    ]
    if lip:
        P.layers.append(line(curve(lip, False), "#f4ecd0", 6, 0.8))
    P.layers += [
        line(curve(mouth, False), "#22201c", 5, 0.85),
        *extra_after,
        circle(*eye_at, eye_r * 1.2, "#1f2a26", opacity=0.45),
        eye(*eye_at, eye_r, iris),
    ]


def cod():
    P = portrait("cod", "Atlantic cod", ("#c9eef0", "#4fa9b8", "#124a6c"))
    under_water(P)
    P.d(
        lin("body", "#8a7f4a", "#b3a468", "#efe6c4", y1=90, y2=300),
        lin("fin", "#7a6f40", "#a8985a", y1=40, y2=320),
    )
    r = rng(3)
    outline = [
        (24, 190, "c"),
        (34, 170),
        (70, 138),
        (120, 108),
        (180, 92),
        (250, 92),
        (340, 104, "c"),
        (340, 300, "c"),
        (260, 296),
        (190, 280),
        (130, 256),
        (84, 232),
        (52, 218),
        (34, 208),
    ]
    belly = [
        (40, 212, "c"),
        (90, 220),
        (180, 236),
        (340, 230, "c"),
        (340, 300, "c"),
        (250, 296),
        (180, 278),
        (110, 248),
        (64, 224),
    ]
    dorsal = path(
        curve([(168, 98, "c"), (196, 34), (250, 22, "c"), (276, 60), (290, 96, "c")]), "url(#fin)"
    ) + line("M188 92L206 38M212 90L232 28M236 90L254 34M260 92L270 56", "#5a5230", 3, 0.6)
    mottles = gg(
        *[
            path(blob(x, y, s * 1.3, s, r, 6, 0.2), "#5f5730", opacity=0.55)
            for x, y, s in [
                (210, 124, 9),
                (244, 116, 12),
                (282, 124, 13),
                (310, 140, 12),
                (226, 152, 8),
                (262, 156, 10),
                (298, 176, 11),
                (180, 122, 7),
                (240, 188, 8),
                (280, 208, 8),
                (150, 128, 5),
            ]
        ]
    )
    after = [
        mottles,
        line(curve([(176, 142), (214, 132), (262, 138), (340, 162)], False), "#fbf6d8", 6, 0.9),
        path(
            curve([(206, 216, "c"), (250, 196), (304, 208, "c"), (280, 246), (226, 246)]),
            "url(#fin)",
            opacity=0.95,
        ),
        line("M216 220L296 212M218 230L288 228M222 238L272 242", "#5a5230", 2.4, 0.6),
        line(curve([(70, 226), (66, 250), (78, 272)], False), "#c9b878", 6, 1),
        line(curve([(68, 228), (64, 250), (74, 268)], False), "#f4ecc8", 2, 0.8),
    ]
    fish_head(
        P,
        outline,
        "url(#body)",
        belly,
        [(166, 122), (188, 170), (178, 226), (150, 256)],
        [(26, 192), (58, 200), (92, 194)],
        (104, 152),
        [dorsal],
        after,
        17,
        "#d9b45a",
        lip=[(30, 202), (60, 211), (88, 206)],
    )
    done(P)


def perch():
    P = portrait("perch", "Perch", ("#eef4c0", "#8cc39a", "#1f6a64"))
    under_water(P)
    P.d(lin("body", "#55703a", "#8fa24a", "#e6dc9a", y1=90, y2=300))
    outline = [
        (22, 196, "c"),
        (40, 176),
        (80, 140),
        (120, 104),
        (170, 78),
        (240, 74),
        (340, 92, "c"),
        (340, 290, "c"),
        (250, 288),
        (170, 270),
        (100, 244),
        (54, 220),
        (32, 208),
    ]
    belly = [
        (44, 214, "c"),
        (110, 226),
        (200, 240),
        (340, 238, "c"),
        (340, 290, "c"),
        (250, 288),
        (170, 270),
        (100, 244),
    ]
    spines = [
        (148, 86, 138, 36),
        (172, 80, 168, 18),
        (198, 76, 202, 10),
        (226, 76, 236, 12),
        (254, 80, 270, 20),
        (282, 86, 302, 34),
    ]
    fin = (
        path(
            "M140 92L138 36"
            + "".join(
                f"Q{(a[2] + b[2]) / 2 - 4:.0f} {(a[3] + b[3]) / 2 + 14:.0f} {b[2]} {b[3]}"
                for a, b in zip(spines, spines[1:])
            )
            + "L330 100Z",
            "#6f7f46",
        )
        + line("".join(f"M{a} {b}L{c} {d}" for a, b, c, d in spines), "#39451f", 4, 0.8)
        + circle(292, 64, 11, "#1d2412", opacity=0.8)
    )
    bars = gg(
        *[
            path(
                curve(
                    [
                        (x, 76 + abs(x - 220) * 0.06, "c"),
                        (x + 12, 120),
                        (x + 9, 170),
                        (x + 16, 214, "c"),
                        (x + 26, 170),
                        (x + 28, 120),
                        (x + 24, 78, "c"),
                    ]
                ),
                "#2c3a1c",
                opacity=0.72,
            )
            for x in (196, 240, 284)
        ]
    )
    after = [
        bars,
        gg(
            path(
                curve([(200, 208, "c"), (246, 190), (290, 206, "c"), (262, 240), (216, 240)]),
                "#e07a3a",
            ),
            line("M212 214L282 208M214 224L272 224M218 232L258 236", "#a8481c", 2.6, 0.7),
        ),
        path(
            curve([(150, 262, "c"), (196, 272), (214, 308), (170, 320, "c"), (152, 296)]), "#e0482c"
        ),
        line("M158 268L176 314M172 270L198 308", "#9a2a18", 2.6, 0.7),
        line("M176 148Q196 130 216 134", "#f4ecc0", 0),
    ]
    fish_head(
        P,
        outline,
        "url(#body)",
        belly,
        [(160, 110), (184, 160), (178, 214), (140, 252)],
        [(24, 198), (56, 204), (84, 194)],
        (104, 156),
        [fin],
        after,
        17,
        "#f2b23a",
        lip=[(30, 208), (56, 214), (80, 206)],
    )
    done(P)


def pike():
    P = portrait("pike", "Northern pike", ("#f0eab0", "#9db06a", "#2c5a4a"))
    under_water(P)
    r = rng(5)
    P.layers.append(
        path(
            tuft(40, 330, 220, 7, r, 0.4, 8, 0.1) + tuft(284, 330, 250, 7, r, 0.4, 8, -0.1),
            "#3f7a50",
            opacity=0.7,
        )
    )
    P.d(lin("body", "#4f6a38", "#7f9048", "#e6e0a0", y1=80, y2=290))
    outline = [
        (6, 176, "c"),
        (14, 162),
        (50, 150),
        (96, 142),
        (130, 120),
        (170, 98),
        (240, 90),
        (340, 96, "c"),
        (340, 290, "c"),
        (240, 274),
        (170, 244),
        (110, 222),
        (60, 208),
        (20, 200),
        (6, 190, "c"),
    ]
    belly = [
        (30, 202, "c"),
        (100, 208),
        (200, 226),
        (340, 236, "c"),
        (340, 290, "c"),
        (240, 274),
        (150, 236),
        (70, 210),
    ]
    spots = gg(
        *[
            ellipse(x, y, a, b, "#f4ecb0", opacity=0.85, transform=f"rotate(8 {x} {y})")
            for x, y, a, b in [
                (204, 122, 11, 5),
                (238, 116, 12, 5.4),
                (274, 122, 12, 5.4),
                (308, 128, 12, 5.4),
                (216, 146, 11, 5),
                (252, 148, 12, 5.4),
                (290, 156, 12, 5.4),
                (212, 172, 10, 4.6),
                (246, 180, 11, 5),
                (284, 190, 12, 5),
                (232, 208, 10, 4.6),
                (270, 220, 11, 5),
                (306, 212, 11, 5),
            ]
        ]
    )
    teeth = "".join(f"M{x} {191 - i * 0.4:.1f}l4 -9l4 9Z" for i, x in enumerate(range(22, 112, 13)))
    after = [
        spots,
        line(
            curve([(118, 150), (96, 160), (86, 178)], False)
            + curve([(120, 174), (112, 190), (96, 200)], False),
            "#33451f",
            7,
            0.45,
        ),
        path(teeth, "#fffdf0"),
        path(
            curve([(196, 232, "c"), (246, 226), (276, 262, "c"), (240, 292), (206, 268)]), "#c9823a"
        ),
        line("M204 238L262 262M206 250L244 284", "#8a4f1c", 2.6, 0.7),
        line("M20 160Q60 150 100 146", "#f4f4c0", 3, 0.5),
    ]
    fish_head(
        P,
        outline,
        "url(#body)",
        belly,
        [(172, 112), (194, 160), (186, 212), (160, 238)],
        [(8, 184), (50, 190), (112, 184), (128, 172)],
        (128, 142),
        [],
        after,
        15,
        "#e0b43a",
        lip=[(12, 196), (60, 200), (110, 196)],
    )
    done(P)


def stickleback():
    P = portrait("stickleback", "Three-spined stickleback", ("#a9e0d6", "#4fa89e", "#14586c"))
    under_water(P)
    r = rng(8)
    P.layers.append(
        path(
            tuft(30, 330, 200, 7, r, 0.5, 6, 0.1) + tuft(300, 330, 180, 7, r, 0.5, 6, -0.1),
            "#2a8a7a",
            opacity=0.7,
        )
    )
    P.d(
        lin("body", "#2f6a78", "#7fb0a8", "#f0ead0", y1=90, y2=290),
        rad(
            "throat",
            (0, "#f0402c"),
            (0.55, "#e8553a", 0.85),
            (1, "#f2a080", 0),
            cx=96,
            cy=220,
            r=92,
        ),
    )
    outline = [
        (30, 186, "c"),
        (40, 168),
        (80, 136),
        (130, 110),
        (190, 98),
        (260, 104),
        (340, 126, "c"),
        (340, 258, "c"),
        (260, 268),
        (180, 268),
        (110, 248),
        (64, 222),
        (40, 206),
    ]
    belly = [
        (46, 210, "c"),
        (110, 222),
        (200, 232),
        (340, 226, "c"),
        (340, 258, "c"),
        (260, 268),
        (180, 268),
        (110, 248),
        (64, 222),
    ]
    spines = "".join(
        f"M{x} {y}L{x + 22} {y - h}L{x + 17} {y + 1}Z"
        for x, y, h in [(150, 108, 62), (210, 102, 66), (272, 110, 48)]
    )
    webs = "".join(
        f"M{x + 6} {y}L{x + 20} {y - h * 0.8:.0f}Q{x + 40} {y - h * 0.3:.0f} {x + 42} {y + 4}Z"
        for x, y, h in [(150, 108, 62), (210, 102, 66), (272, 110, 48)]
    )
    plates = gg(
        *[
            path(
                curve(
                    [
                        (x, 146, "c"),
                        (x + 16, 150),
                        (x + 20, 182),
                        (x + 12, 216, "c"),
                        (x - 2, 210),
                        (x - 6, 178),
                    ]
                ),
                "#c3dcd4",
                opacity=0.55,
                stroke="#2a5a60",
                stroke_width=2,
                stroke_opacity=0.6,
            )
            for x in (200, 226, 252, 278, 304)
        ]
    )
    after = [
        plates,
        path(
            curve(
                [
                    (34, 200, "c"),
                    (90, 196),
                    (160, 204),
                    (186, 236),
                    (170, 266),
                    (110, 248),
                    (64, 222),
                ]
            ),
            "url(#throat)",
        ),
        path(
            curve([(196, 208, "c"), (232, 190), (262, 204), (256, 232, "c"), (214, 236)]),
            "#cfe6dc",
            opacity=0.85,
        ),
        line("M206 212L252 208M208 222L250 222", "#4a8a84", 2.4, 0.7),
        path("M196 262L214 306L216 262Z", "#a8c9c0"),
    ]
    before = [
        path(webs, "#e6f4ec", opacity=0.5),
        path(spines, "#f4faf0", stroke="#2a5a60", stroke_width=2.6, stroke_linejoin="round"),
        line(
            "".join(
                f"M{x + 8} {y}L{x + 22} {y - h}"
                for x, y, h in [(150, 108, 62), (210, 102, 66), (272, 110, 48)]
            ),
            "#2a5a60",
            2,
            0.6,
        ),
    ]
    fish_head(
        P,
        outline,
        "url(#body)",
        belly,
        [(158, 122), (182, 160), (178, 210), (150, 240)],
        [(32, 188), (52, 192), (70, 184)],
        (106, 158),
        before,
        after,
        21,
        "#3fb4e6",
        lip=None,
    )
    done(P)


def eider():
    P = portrait("eider", "Common eider", ("#4f94bc", "#8fc0d0", "#f2d9b4"), "#d9eef4")
    P.d(
        lin("sea", "#7fb0be", "#2a6a86", y1=236, y2=320),
        lin("bill", "#c3c48a", "#8a9060", "#5f6648", y1=120, y2=190),
        lin("breast", "#ffffff", "#f6dcc6", "#d9b6a4", y1=180, y2=320),
    )
    P.layers.append(
        path(sheet(swell(240, 4, 44, x1=350), 340), "url(#sea)")
        + line(curve(swell(240, 4, 44, x1=350), False), "#ffffff", 3, 0.6)
    )
    body = [
        (96, 340, "c"),
        (92, 286),
        (108, 246),
        (128, 216),
        (122, 196),
        (134, 150),
        (190, 120),
        (240, 140),
        (246, 190),
        (246, 226),
        (276, 256),
        (320, 270),
        (330, 340, "c"),
    ]
    head = [
        (20, 176, "c"),
        (52, 158),
        (84, 132),
        (112, 100),
        (150, 66),
        (196, 58),
        (236, 82),
        (254, 124),
        (250, 170),
        (238, 210),
        (204, 226),
        (164, 216),
        (134, 200),
        (100, 196),
        (60, 196),
        (28, 190),
    ]
    cap = [
        (62, 156, "c"),
        (84, 130),
        (112, 100),
        (150, 66),
        (196, 58),
        (238, 82),
        (256, 128),
        (252, 158, "c"),
        (234, 134),
        (204, 124),
        (166, 122),
        (132, 132),
        (112, 148),
        (92, 158),
    ]
    P.layers += [
        gg(path(curve(body), "url(#breast)"), filter=volume(P, "soft", "#ffffff", "#5a7a94", 14)),
        path(
            curve([(252, 330, "c"), (248, 290), (280, 272), (340, 274, "c"), (340, 330, "c")]),
            "#1c222c",
        ),
        gg(path(curve(head), "#fbfaf4"), filter=volume(P, "headform", "#ffffff", "#5a7a94", 12)),
        path(
            curve(
                [
                    (192, 132, "c"),
                    (220, 134),
                    (248, 156),
                    (246, 186),
                    (236, 208),
                    (214, 198),
                    (206, 164),
                ]
            ),
            "#b8d48a",
            opacity=0.9,
        ),
        gg(path(curve(cap), "#1a202a"), filter=volume(P, "capform", "#9ac0de", "#000008", 8, 2)),
        path(
            curve(
                [
                    (18, 178, "c"),
                    (40, 160),
                    (84, 132),
                    (108, 128, "c"),
                    (96, 150),
                    (104, 170),
                    (108, 186, "c"),
                    (60, 194),
                    (28, 192),
                ]
            ),
            "url(#bill)",
        ),
        line("M24 186Q66 186 104 178", "#3f4530", 3.4, 0.8),
        ellipse(62, 162, 9, 3.4, "#3f4530", opacity=0.7, transform="rotate(-26 62 162)"),
        path(curve([(16, 178, "c"), (28, 172), (32, 182), (26, 192, "c")]), "#e6e6c0"),
        eye(142, 142, 10, "#3a2010"),
        line("M126 130Q144 122 160 134", "#8ab4d4", 2.4, 0.5),
    ]
    done(P)


def swan():
    P = portrait("swan", "Mute swan", ("#8fc6d9", "#cfe8e0", "#7fb8a8"))
    P.d(
        lin("sea", "#5fa8b0", "#1f5f76", y1=230, y2=320),
        lin("plume", "#ffffff", "#f0f4f6", "#b8cddb", y1=40, y2=330),
    )
    r = rng(4)
    P.layers.append(
        reeds([14, 34, 54, 286, 304], 244, 130, r, "#5f9a5c", 4, "#8a5a44")
        + path(sheet(swell(238, 4, 44, x1=350), 340), "url(#sea)")
        + line(curve(swell(238, 4, 44, x1=350), False), "#ffffff", 3, 0.6)
    )
    neck = [
        (150, 340, "c"),
        (120, 310),
        (122, 270),
        (160, 236),
        (196, 202),
        (204, 160),
        (186, 128),
        (150, 124),
        (120, 132),
        (104, 112),
        (116, 78),
        (156, 56),
        (206, 66),
        (240, 104),
        (250, 160),
        (240, 214),
        (222, 256),
        (240, 290),
        (260, 340, "c"),
    ]
    wing = [(196, 330, "c"), (196, 276), (232, 236), (284, 216), (340, 214, "c"), (340, 340, "c")]
    P.layers += [
        gg(path(curve(wing), "url(#plume)"), filter=volume(P, "wing", "#ffffff", "#4a7a9a", 16)),
        line(
            curve([(216, 300), (250, 262), (300, 248)], False)
            + curve([(222, 320), (260, 284), (320, 270)], False),
            "#8fb0c6",
            4,
            0.7,
        ),
        gg(path(curve(neck), "url(#plume)"), filter=volume(P, "neck", "#ffffff", "#4a7a9a", 15)),
        path(
            curve(
                [
                    (106, 104, "c"),
                    (84, 112),
                    (52, 140),
                    (40, 164),
                    (46, 176),
                    (66, 172),
                    (96, 152),
                    (122, 134, "c"),
                    (118, 116),
                ]
            ),
            "#f0812c",
        ),
        line("M46 168Q76 154 112 134", "#a8480f", 3, 0.7),
        path(curve([(38, 162, "c"), (52, 160), (54, 174), (44, 180)]), "#1a1a20"),
        path(
            curve(
                [
                    (100, 112, "c"),
                    (92, 96),
                    (106, 84),
                    (122, 86),
                    (134, 98),
                    (140, 116),
                    (124, 136, "c"),
                    (120, 118),
                ]
            ),
            "#1a1a20",
        ),
        circle(106, 96, 4, "#5a6470"),
        eye(142, 100, 8.6, "#241410"),
        ellipse(70, 140, 7, 2.4, "#8a3a0c", transform="rotate(-38 70 140)"),
    ]
    P.layers.append(
        path(sheet(swell(302, 4, 44, x1=350, phase=2), 340), "#2f7a8a", opacity=0.8)
        + line(curve(swell(302, 4, 44, x1=350, phase=2), False), "#ffffff", 3, 0.6)
    )
    done(P)


def otter():
    P = portrait("otter", "Eurasian otter", ("#eedfa0", "#a9ae68", "#3f6250"))
    r = rng(6)
    P.layers.append(reeds([20, 44, 68, 256, 280, 302], 300, 210, r, "#7f9a4c", 5, "#7a4a30"))
    P.d(
        lin("fur", "#8a5f3c", "#6a4428", "#3a2416", y1=50, y2=330),
        lin("bib", "#f0dcc0", "#c9a880", y1=180, y2=330),
        rad("pads", (0, "#f6e8d2"), (1, "#cdae88"), cx=160, cy=186, r=66),
    )
    body = [
        (40, 340, "c"),
        (60, 280),
        (96, 232),
        (88, 190),
        (76, 148),
        (86, 100),
        (120, 66),
        (160, 58),
        (200, 66),
        (234, 100),
        (244, 148),
        (232, 190),
        (224, 232),
        (260, 280),
        (280, 340, "c"),
    ]
    ears = curve([(84, 112), (66, 98), (70, 76), (92, 74), (108, 88)]) + curve(
        [(236, 112), (254, 98), (250, 76), (228, 74), (212, 88)]
    )
    P.layers += [
        gg(
            path(ears, "#5a3820"),
            path(curve(body), "url(#fur)"),
            filter=volume(P, shadow="#1c1008"),
        ),
        path(
            curve([(82, 98), (76, 88), (86, 82), (96, 90)])
            + curve([(238, 98), (244, 88), (234, 82), (224, 90)]),
            "#2a180c",
            opacity=0.7,
        ),
        path(
            curve(
                [
                    (100, 340, "c"),
                    (104, 270),
                    (116, 226),
                    (160, 240),
                    (204, 226),
                    (216, 270),
                    (220, 340, "c"),
                ]
            ),
            "url(#bib)",
            opacity=0.95,
        ),
        path(
            curve(
                [
                    (160, 138),
                    (198, 146),
                    (228, 176),
                    (218, 212),
                    (184, 228),
                    (160, 222),
                    (136, 228),
                    (102, 212),
                    (92, 176),
                    (122, 146),
                ]
            ),
            "url(#pads)",
        ),
        path(
            curve(
                [(132, 150), (146, 140), (174, 140), (188, 150), (184, 168), (160, 180), (136, 168)]
            ),
            "#2a1c18",
        ),
        line("M142 150Q160 142 178 150", "#8a6a5c", 4, 0.7),
        line("M160 180V198M160 198Q144 214 122 204M160 198Q176 214 198 204", "#4a2c18", 3.6, 0.9),
        eye(116, 126, 11, "#2a180c"),
        eye(204, 126, 11, "#2a180c"),
        line("M100 112Q116 102 130 112M190 112Q204 102 220 112", "#b08860", 3.4, 0.7),
        gg(
            *[
                circle(x, y, 2.2, "#8a6a4a")
                for x, y in [(122, 184), (132, 194), (118, 198), (198, 184), (188, 194), (202, 198)]
            ]
        ),
        whiskers(
            [
                (118, 186, -76, -8),
                (118, 193, -78, 14),
                (122, 202, -64, 34),
                (202, 186, 76, -8),
                (202, 193, 78, 14),
                (198, 202, 64, 34),
            ],
            w=2.2,
        ),
        line(
            "M86 270l8 30M70 300l8 26M236 270l-8 30M252 300l-8 26M140 74l-4 14M160 68v16M180 74l4 14",
            "#c09468",
            2.6,
            0.5,
        ),
    ]
    done(P)


def porpoise():
    P = portrait("porpoise", "Harbour porpoise", ("#c3ecf0", "#3f9fc0", "#0f3f74"))
    under_water(P)
    P.d(
        lin("body", "#4a5d76", "#3a4c66", "#22314a", y1=60, y2=220),
        lin("belly", "#f6fafc", "#c3d4de", y1=180, y2=320),
    )
    outline = [
        (28, 196, "c"),
        (30, 158),
        (54, 114),
        (104, 84),
        (170, 72),
        (240, 74),
        (340, 92, "c"),
        (340, 320, "c"),
        (260, 312),
        (180, 290),
        (110, 256),
        (60, 226),
        (36, 210),
    ]
    belly = [
        (30, 198, "c"),
        (70, 196),
        (116, 206),
        (160, 196),
        (220, 214),
        (340, 204, "c"),
        (340, 320, "c"),
        (260, 312),
        (180, 290),
        (110, 256),
        (60, 226),
    ]
    P.layers += [
        gg(path(curve(outline), "url(#body)"), filter=volume(P, light="#dff4ff", depth=16)),
        path(curve(belly), "url(#belly)", opacity=0.95),
        path(
            curve([(150, 196), (200, 176), (340, 176, "c"), (340, 214, "c"), (220, 216)]),
            "#8fa4b4",
            opacity=0.5,
        ),
        path(
            curve([(174, 76, "c"), (226, 26), (262, 20, "c"), (252, 50), (270, 80, "c")]), "#3f5270"
        ),
        path(
            curve(
                [
                    (166, 240, "c"),
                    (180, 284),
                    (216, 318),
                    (244, 330, "c"),
                    (244, 284),
                    (222, 244),
                    (196, 230, "c"),
                ]
            ),
            "#2a3a54",
        ),
        line("M150 206Q160 226 172 244", "#2a3a54", 5, 0.6),
        line("M30 202Q64 212 96 202Q108 196 116 188", "#12203a", 4.4, 0.85),
        line("M34 208Q66 219 100 208", "#ffffff", 2, 0.6),
        circle(130, 168, 12, "#12203a", opacity=0.6),
        eye(130, 168, 9.4, "#1c1410"),
        line("M62 126Q96 98 150 90", "#dff4ff", 5, 0.4),
    ]
    P.layers.append(bubbles("bubbles", [(60, 84, 9), (78, 60, 6), (64, 42, 4)]))
    done(P)


def eagle():
    P = portrait("eagle", "White-tailed eagle", ("#8fc0e0", "#d9ecf2", "#fdf0d8"))
    P.d(
        lin("head", "#efe0c0", "#cdb084", "#8a6440", y1=40, y2=300),
        lin("bill", "#ffe07a", "#f2b52e", "#b8741a", y1=90, y2=220),
        lin("body", "#9a6f48", "#5f3f28", y1=200, y2=330),
    )
    P.layers.append(cloud(180, 90, 150, "#ffffff", 0.7) + cloud(-20, 250, 120, "#ffffff", 0.6))
    outline = [
        (60, 340, "c"),
        (84, 280),
        (112, 234),
        (116, 200),
        (106, 170),
        (110, 118),
        (142, 70),
        (192, 50),
        (240, 68),
        (268, 116),
        (276, 180),
        (296, 250),
        (324, 340, "c"),
    ]
    light, dark = [], []
    for row, (y, x0, x1) in enumerate(
        [(206, 128, 276), (232, 116, 290), (260, 104, 302), (290, 92, 316)]
    ):
        for i, x in enumerate(range(x0 + (row % 2) * 11, x1, 22)):
            plume = [(x, y - 16, "c"), (x - 10, y + 14), (x, y + 46, "c"), (x + 10, y + 14)]
            (dark if (i + row) % 2 else light).append(curve(plume))
    P.layers += [
        gg(
            path(curve(outline), "url(#head)"),
            filter=volume(P, light="#fff8e6", shadow="#3a2414", depth=14),
        ),
        gg(
            path("".join(light), "#b8905e", opacity=0.75),
            path("".join(dark), "#7a5436", opacity=0.75),
        ),
        line(
            "".join(
                curve([(x, y), (x + 10, y + 14), (x + 14, y + 30)], False)
                for x, y in [
                    (180, 70),
                    (206, 72),
                    (228, 88),
                    (160, 190),
                    (190, 176),
                    (220, 172),
                    (244, 150),
                    (216, 130),
                    (240, 112),
                    (186, 204),
                    (224, 204),
                ]
            ),
            "#8a6440",
            3,
            0.5,
        ),
        gg(
            path(
                curve(
                    [
                        (120, 116, "c"),
                        (92, 106),
                        (58, 116),
                        (34, 146),
                        (28, 190),
                        (36, 214, "c"),
                        (50, 190),
                        (72, 180),
                        (98, 182),
                        (118, 180, "c"),
                        (126, 150),
                    ]
                ),
                "url(#bill)",
            ),
            path(
                curve(
                    [(62, 184, "c"), (90, 184), (122, 178, "c"), (112, 200), (84, 202), (66, 196)]
                ),
                "#d99a2a",
            ),
            filter=volume(P, "billform", "#fffbe0", "#6a3a08", 7, 2),
        ),
        path(
            curve(
                [
                    (122, 114, "c"),
                    (104, 112),
                    (96, 128),
                    (100, 156),
                    (116, 172),
                    (128, 168, "c"),
                    (132, 140),
                ]
            ),
            "#ffd95a",
        ),
        ellipse(106, 138, 3.4, 6, "#6a3a08"),
        line("M64 182Q92 180 138 172", "#6a3a08", 3.4, 0.8),
        circle(158, 128, 17, "#5a3c20", opacity=0.5),
        eye(158, 130, 13, "#f2c84a"),
        path(
            curve([(128, 112, "c"), (152, 108), (184, 120, "c"), (160, 120), (138, 122)]), "#8a6440"
        ),
        line("M128 112Q156 108 184 120", "#fff0d0", 2.6, 0.6),
    ]
    done(P)


def flounder():
    P = portrait("flounder", "European flounder", ("#bfe6dc", "#5fa8a0", "#2a5a64"))
    under_water(P)
    r = rng(7)
    P.d(
        lin("sand", "#e9d8a4", "#b8a070", "#7a6a50", y1=210, y2=320),
        rad("skin", (0, "#a8925a"), (0.7, "#857040"), (1, "#5a4a2c"), cx=190, cy=150, r=190),
    )
    P.layers.append(path(hump(240, r, 6, 60, x1=350, base=340), "url(#sand)"))
    outline = [
        (28, 196, "c"),
        (34, 170),
        (60, 140),
        (96, 96),
        (150, 62),
        (230, 50),
        (340, 70, "c"),
        (340, 300, "c"),
        (240, 304),
        (160, 292),
        (100, 262),
        (60, 232),
        (40, 216),
    ]
    fringe = [
        (96, 96, "c"),
        (130, 48),
        (200, 24),
        (280, 24),
        (340, 40, "c"),
        (340, 80, "c"),
        (230, 56),
        (150, 68),
    ]
    fringe2 = [
        (100, 258, "c"),
        (140, 310),
        (220, 326),
        (340, 322, "c"),
        (340, 296, "c"),
        (240, 300),
        (160, 288),
    ]
    rays = "".join(
        f"M{120 + i * 20} {74 - min(i, 4) * 6 + max(0, i - 8) * 3}L{124 + i * 20} {48 - min(i, 5) * 5}"
        for i in range(11)
    ) + "".join(
        f"M{130 + i * 20} {284 + min(i, 5) * 3}L{132 + i * 20} {306 + min(i, 4) * 3}"
        for i in range(10)
    )
    spots = gg(
        *[
            circle(x, y, s, "#f0903a", opacity=0.9)
            for x, y, s in [
                (236, 100, 9),
                (286, 120, 8),
                (204, 130, 6),
                (250, 160, 10),
                (300, 190, 9),
                (220, 206, 8),
                (268, 236, 9),
                (180, 250, 7),
                (310, 254, 8),
                (296, 84, 6),
            ]
        ]
    ) + gg(
        *[
            path(blob(x, y, s, s * 0.8, r, 7, 0.2), "#4a3c22", opacity=0.5)
            for x, y, s in [
                (200, 90, 12),
                (262, 128, 14),
                (230, 240, 13),
                (290, 160, 11),
                (250, 200, 12),
                (300, 220, 13),
                (190, 170, 8),
            ]
        ]
    )
    P.layers += [
        gg(path(curve(fringe) + curve(fringe2), "#9a8450"), line(rays, "#5a4a2c", 3, 0.7)),
        gg(
            path(curve(outline), "url(#skin)"),
            filter=volume(P, light="#fff4cc", shadow="#1a1c14", depth=14),
        ),
        spots,
        line(curve([(170, 120), (184, 172), (170, 226), (146, 262)], False), "#3a2f1a", 5, 0.6),
        line(curve([(188, 168), (240, 178), (340, 182)], False), "#e6d29a", 4, 0.6),
        path(
            curve([(196, 186, "c"), (240, 176), (282, 204, "c"), (240, 224), (206, 212)]), "#a8905a"
        ),
        line("M206 192L270 202M208 204L250 214", "#5a4a2c", 2.4, 0.7),
        line("M30 198Q44 186 62 190Q74 196 80 210", "#241c10", 5, 0.85),
        line("M36 208Q52 202 68 214", "#d9c48a", 4, 0.8),
        circle(92, 128, 26, "#8a744a"),
        circle(126, 186, 27, "#8a744a"),
        line("M70 120Q88 100 112 116M104 176Q124 156 150 174", "#e6d29a", 4, 0.6),
        eye(90, 126, 17, "#d9b23a"),
        eye(124, 184, 18, "#d9b23a"),
        line("M108 142Q118 152 124 160", "#d9c48a", 4, 0.5),
    ]
    done(P)


if __name__ == "__main__":
    wanted = sys.argv[1:]
    for draw in (
        ringed_seal,
        grey_seal,
        cod,
        perch,
        pike,
        eider,
        swan,
        otter,
        porpoise,
        eagle,
        flounder,
        stickleback,
    ):
        if not wanted or draw.__name__ in wanted:
            draw()
