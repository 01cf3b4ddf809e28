"""The ten negative policy cards: violet frame, dusk; the cause above, what it does to the sea below. No faces, no blame."""

import math
import sys

sys.path.insert(0, __file__.rsplit("/policies/", 1)[0])
from policy_kit import *


def atmospheric_deposition():
    """Chimneys far off, a heavy cloud, coloured rain; in the water the copepod that takes it up."""
    P = scene(
        "atmospheric_deposition", "Atmospheric deposition of hazardous substances", "negative", 330
    )
    r = rng(3)
    P.add(
        g(
            "far-works",
            at(300, 332, 0.72, factory("#5a3560", "#c98aa0", "#ffd98a")),
            at(60, 332, 0.55, factory("#6d4474", "#c98aa0", "#ffd98a")),
        )
    )
    P.add(
        smoke("smoke-a", 404, 262, "#3a2f48", r, -0.8, 0.9, 0.5, 8),
        smoke("smoke-b", 130, 282, "#4a3a58", r, 0.6, 0.7, 0.5, 7),
    )
    lumps = [
        (70, 170, "c"),
        (62, 130),
        (112, 96),
        (160, 104),
        (206, 62),
        (276, 66),
        (310, 98),
        (372, 92),
        (414, 132),
        (406, 170, "c"),
        (330, 184),
        (240, 176),
        (150, 186),
    ]
    P.d(lin("cloud-fill", "#7a5f90", "#4a3a62", "#2e2446", y1=60, y2=190))
    P.add(
        g(
            "cloud",
            path(
                curve(lumps),
                "url(#cloud-fill)",
                filter=solid(P, "cloud-form", "#f0c2d0", "#150c26", 14),
            ),
        )
    )
    drops, streak = [], []
    for i in range(44):
        x, y = r.uniform(80, 400), r.uniform(196, 320)
        streak.append(f"M{n(x)} {n(y)}l-7 26")
        if i % 3 == 0:
            drops.append(
                path(
                    curve(
                        [(x - 8, y + 24, "c"), (x - 2, y + 38), (x - 9, y + 46), (x - 16, y + 38)]
                    ),
                    "#d9e06a",
                )
            )
    P.add(g("rain", line("".join(streak), "#d9e06a", 3, 0.75), *drops))
    surface_line(P, 336, "#f0b7c4")
    P.add(
        g(
            "rings-on-water",
            *[
                ellipse(
                    x,
                    y,
                    a,
                    a * 0.22,
                    "none",
                    stroke="#d9e06a",
                    stroke_width=2.6,
                    stroke_opacity=0.7,
                )
                for x, y, a in [
                    (110, 352, 30),
                    (220, 360, 40),
                    (330, 350, 32),
                    (400, 366, 24),
                    (160, 380, 24),
                ]
            ],
        )
    )
    P.add(
        g(
            "sinking",
            *[
                circle(
                    r.uniform(60, 420),
                    r.uniform(380, 560),
                    r.uniform(2.5, 5.5),
                    "#d9e06a",
                    opacity=n(r.uniform(0.4, 0.9)),
                )
                for _ in range(34)
            ],
        )
    )
    # the copepod: egg-shaped body in rings, long antennae, forked tail
    P.add(g("copepod-glow", ellipse(240, 488, 130, 90, "#b8a0e0", opacity=0.32), filter=P.soft(20)))
    body = curve(
        [
            (-6, -84),
            (26, -64),
            (32, -10),
            (20, 40),
            (10, 62, "c"),
            (12, 100),
            (0, 112),
            (-12, 100),
            (-10, 62, "c"),
            (-22, 40),
            (-34, -10),
            (-28, -64),
        ]
    )
    rings = (
        "M-30-34Q0-24 29-34M-34-8Q0 4 32-8M-29 18Q0 30 26 18M-21 42Q0 52 18 42M-11 76H11M-12 92H12"
    )
    feelers = curve([(-10, -74), (-60, -92), (-116, -60), (-140, 10)], False) + curve(
        [(10, -74), (60, -92), (116, -60), (140, 10)], False
    )
    hairs = "".join(
        f"M{s * x} {y}l{s * 5} -12"
        for s in (-1, 1)
        for x, y in [
            (40, -88),
            (62, -90),
            (84, -82),
            (104, -70),
            (118, -54),
            (128, -34),
            (134, -14),
        ]
    )
    tail = "".join(
        f"M{s * 4} 108L{s * x} {y}" for s in (-1, 1) for x, y in [(12, 140), (22, 134), (4, 142)]
    )
    P.add(
        g(
            "copepod",
            at(
                240,
                486,
                0.86,
                line(feelers, "#f0dcea", 5, 0.95),
                line(hairs, "#f0dcea", 2, 0.8),
                line(tail, "#f0dcea", 2.6, 0.9),
                path(body, "#e6c0b0"),
                ellipse(-2, 0, 13, 46, "#d9e06a", opacity=0.85),
                line(rings, "#8a4a5c", 3, 0.7),
                circle(0, -66, 7, "#c0304a"),
                line("M-30-6L-58 30M-30 14L-50 52M30-6L58 30M30 14L50 52", "#f0dcea", 3, 0.8),
                turn=-14,
            ),
        )
    )
    finish(P)


def beach_litter():
    """The drift line: bottle, can, bag, straw, flip-flop in the weed; foam runs off it. Also a card in a row."""
    P = scene(
        "beach_litter", "Beach litter", "negative", 720, sky=("#e6c49a", "#d9ae84", "#b98a70")
    )
    r = rng(5)
    P.d(
        lin("wave-fill", "#5d5a8c", "#7d7aa6", "#b0a0bc", y1=0, y2=230),
        lin("wet", "#a8806e", "#c99e80", y1=170, y2=310),
    )
    shore = [
        (-20, 214, "c"),
        (60, 236),
        (150, 214),
        (250, 240),
        (350, 218),
        (430, 238),
        (500, 224, "c"),
    ]
    wet = [(x, y + 46, *c) for x, y, *c in shore]
    P.add(
        g("wet-sand", path(curve([(-20, -10, "c")] + wet + [(500, -10, "c")]), "url(#wet)")),
        g(
            "water",
            path(curve([(-20, -10, "c")] + shore + [(500, -10, "c")]), "url(#wave-fill)"),
            line(curve(shore, False), "#fff8ee", 13, 0.95),
            line(curve([(x + 8, y - 22) for x, y, *_ in shore], False), "#fff8ee", 4, 0.55),
            line(curve([(x - 20, y - 70) for x, y, *_ in shore], False), "#e9ddea", 3, 0.45),
            line(curve([(x + 26, y - 112) for x, y, *_ in shore], False), "#e9ddea", 3, 0.35),
        ),
    )
    ripples = "".join(
        curve([(x, y), (x + 40, y - 5), (x + 90, y)], False)
        for x, y in [(r.uniform(20, 380), y) for y in range(310, 700, 22)]
    )
    P.add(
        g(
            "ripples",
            line(ripples, "#8a6450", 3, 0.3),
            line(ripples, "#f8dcb4", 2, 0.5, transform="translate(0 4)"),
        )
    )
    weed = "".join(
        curve(
            [
                (x, y),
                (x + r.uniform(10, 30), y - r.uniform(6, 20)),
                (x + r.uniform(30, 60), y + r.uniform(-8, 8)),
            ],
            False,
        )
        for x, y in [
            (r.uniform(20, 420), 330 + 14 * math.sin(i) + r.uniform(-14, 14)) for i in range(36)
        ]
    )
    P.add(g("drift-line", line(weed, "#4f4a3a", 6, 0.8), line(weed, "#8a8250", 2, 0.7)))
    f = solid(P, "thing", "#fffaf0", "#3a2030", 8)
    shadow = [
        (150, 386, 92, 16),
        (360, 376, 60, 14),
        (340, 540, 74, 18),
        (120, 540, 62, 15),
        (236, 470, 52, 10),
    ]
    P.add(
        g(
            "shadows",
            *[ellipse(x + 8, y + 6, a, b, "#4a2a30", opacity=0.35) for x, y, a, b in shadow],
        )
    )
    sole = curve(
        [(-66, 2), (-52, -24), (-10, -20), (36, -28), (64, -8), (60, 20), (20, 26), (-30, 26)]
    )
    P.add(
        g(
            "litter",
            at(150, 364, 1.55, bottle("#bfe0d8", "#3f7ab0", "#d9456a"), turn=-16),
            at(362, 358, 1.4, can("#d9456a", "#7a1f45"), turn=18),
            at(340, 500, 0.98, bag("#f6ecec", "#ffffff"), turn=74),
            at(
                120,
                522,
                1.05,
                path(sole, "#6b3a8f"),
                path(sole, "none", stroke="#d9c2ec", stroke_width=4),
                line("M22-8Q-8-2-40-26M22-8Q-4 10-34 24", "#f2c14a", 8),
                turn=14,
            ),
            at(
                238,
                466,
                1,
                line("M-46 0L20-4L44-24", "#ffffff", 9),
                line("M-38 0l8 0M-20-1l8 0M-2-3l8 0", "#d9456a", 9),
                turn=10,
            ),
            filter=f,
        ),
        g(
            "caps",
            *[
                gg(circle(x, y, s, c), circle(x, y, s * 0.6, "#ffffff", opacity=0.35))
                for x, y, s, c in [
                    (256, 356, 11, "#3f7ab0"),
                    (418, 442, 9, "#f2c14a"),
                    (66, 442, 9, "#d9456a"),
                    (224, 556, 10, "#3f9a6a"),
                ]
            ],
        ),
        g(
            "footprints-of-a-gull",
            line(
                "".join(
                    f"M{x} {y}l-8-12M{x} {y}l0-15M{x} {y}l8-12"
                    for x, y in [(216, 410), (254, 424), (290, 412), (316, 428)]
                ),
                "#7a5444",
                3,
                0.7,
            ),
        ),
    )
    P.category = "negative"
    finish(P, shade=0.36)


def climate_change():
    """A swollen sun, and the last small floe with the ringed seal on it; water where the ice was."""
    P = scene(
        "climate_change",
        "Climate change",
        "negative",
        372,
        sky=("#5a2a5e", "#c0506a", "#f6b184"),
        sea=("#c9808a", "#6a5a92", "#221f4a"),
    )
    P.d(rad("big-sun", (0, "#fff2c0"), (0.6, "#ffc46a"), (1, "#f27a4a"), cx=230, cy=190, r=130))
    P.add(
        g(
            "heat",
            *[
                circle(240, 210, 124 + k * 34, "#ffd08a", opacity=n(0.2 - k * 0.04))
                for k in range(4)
            ],
        ),
        g("sun", circle(240, 210, 118, "url(#big-sun)")),
    )
    rays = "".join(
        curve(
            [(240 - 100 + k * 8, y), (240 - 40, y - 6), (240 + 30, y + 5), (240 + 100 - k * 8, y)],
            False,
        )
        for k, y in enumerate((236, 262, 288))
    )
    P.add(g("shimmer", line(rays, "#f27a4a", 7, 0.55)))
    P.add(
        g(
            "lost-ice",
            path(
                "M20 372L60 360L110 366L140 372ZM352 372L388 358L430 364L460 372Z",
                "#f6e6ea",
                opacity=0.7,
            ),
        )
    )
    surface_line(P, 374, "#ffe6cc")
    P.add(
        g(
            "glitter",
            line(
                "".join(
                    f"M{240 - w} {y}h{2 * w}"
                    for y, w in [(392, 66), (408, 44), (424, 74), (560, 30), (580, 44), (600, 24)]
                ),
                "#ffd9a0",
                5,
                0.65,
            ),
        )
    )
    # ice below the water, melting into drops
    P.add(
        g(
            "keel",
            path(
                "M136 462L150 520L190 546L236 600L276 548L326 530L346 462Z", "#cfe6f2", opacity=0.55
            ),
            line("M150 520L190 546L236 600L276 548L326 530", "#ffffff", 3, 0.6),
        )
    )
    P.add(
        g(
            "seal",
            at(
                240,
                430,
                1.1,
                seal_on_floe("#4f5a70", "#c9cfdc"),
            ),
            filter=solid(P, "seal-form", "#ffe6cc", "#2a1c40", 8),
        )
    )
    P.add(
        g(
            "drops",
            *[
                path(
                    curve(
                        [(x, y, "c"), (x + s, y + s * 1.6), (x, y + s * 2.4), (x - s, y + s * 1.6)]
                    ),
                    "#e6f4fa",
                    opacity=0.9,
                )
                for x, y, s in [(110, 492, 7), (372, 492, 8), (330, 512, 6), (150, 516, 5)]
            ],
        )
    )
    finish(P)


def excessive_fertiliser_use():
    """A sack tipped over at the shore: grains pour into the sea, which answers with a thick green soup; bubbles of oxygen gone."""
    P = scene(
        "excessive_fertiliser_use",
        "Excessive fertiliser use",
        "negative",
        316,
        sea=("#a9b45a", "#5d7a3e", "#1f2f2a"),
    )
    r = rng(8)
    P.d(
        lin("field", "#a8708a", "#6a4468", y1=180, y2=316),
        lin("sack", "#fdf3dc", "#e6cfa8", "#a8846a", y1=90, y2=270),
    )
    P.add(
        g(
            "field-layer",
            path(
                curve(
                    [
                        (-20, 320, "c"),
                        (-20, 214, "c"),
                        (80, 196),
                        (200, 204),
                        (330, 250),
                        (420, 300),
                        (460, 320, "c"),
                    ]
                ),
                "url(#field)",
            ),
            line(
                "".join(
                    f"M{-10 + k * 40} {212 + k * 2}Q{60 + k * 44} 250 {90 + k * 56} 318"
                    for k in range(7)
                ),
                "#4d2f54",
                6,
                0.5,
            ),
        )
    )
    sack = [
        (-92, -58, "c"),
        (-40, -70),
        (40, -64),
        (84, -74, "c"),
        (96, -40),
        (92, 40),
        (100, 74, "c"),
        (40, 66),
        (-40, 72),
        (-88, 62, "c"),
        (-76, 20),
        (-82, -24),
    ]
    P.add(
        g(
            "sack-layer",
            at(
                196,
                190,
                1.12,
                path(curve(sack), "url(#sack)"),
                path("M-86-54Q-104 0-82 58Q-62 66-52 60Q-70 0-54-64Z", "#b88f6a", opacity=0.6),
                path("M-20-40h84v74h-84Z", "#5f9a48"),
                path("M22-34Q26-4 54 0Q26 4 22 34Q18 4-10 0Q18-4 22-34Z", "#fdf6c8"),
                line("M96-66V66", "#a8846a", 5, 0.7),
                turn=200,
            ),
            filter=solid(P, "sack-form", "#fffdf0", "#3a2040", 14),
        ),
    )
    grains = []
    for i in range(120):
        t = r.random()
        x = 296 + 46 * t + r.uniform(-10, 10) * (0.6 + 2.2 * t)
        grains.append(
            circle(
                x,
                196 + 140 * t**1.3,
                r.uniform(3, 5.4),
                r.choice(["#fdf6e0", "#f0e2b0", "#d9e6a0"]),
            )
        )
    P.add(g("grains", *grains))
    P.add(
        g(
            "scum",
            *[
                path(blob(x, y, a, b, r, 10, 0.2), c, opacity=0.9)
                for x, y, a, b, c in [
                    (110, 340, 110, 20, "#c3cf58"),
                    (340, 352, 130, 24, "#cfd966"),
                    (220, 384, 150, 24, "#a9bd4a"),
                    (420, 400, 90, 22, "#93a842"),
                    (70, 410, 90, 24, "#93a842"),
                ]
            ],
        )
    )
    P.add(
        g(
            "scum-bands",
            line(
                "".join(
                    curve(
                        [
                            (40 + k * 18, 344 + k * 17),
                            (140 + k * 10, 330 + k * 20),
                            (250 + k * 12, 352 + k * 16),
                            (400 - k * 10, 334 + k * 20),
                        ],
                        False,
                    )
                    for k in range(5)
                ),
                "#eef2a0",
                4,
                0.6,
            ),
        )
    )
    threads = "".join(
        curve(
            [
                (x, 400),
                (x + r.uniform(-16, 16), 440),
                (x + r.uniform(-20, 20), 480),
                (x + r.uniform(-16, 16), 500 + r.uniform(0, 60)),
            ],
            False,
        )
        for x in range(50, 450, 18)
    )
    P.add(g("threads", line(threads, "#a9bd4a", 6, 0.5), line(threads, "#d9e27a", 2, 0.4)))
    P.add(
        g(
            "gasping",
            at(300, 520, 1.15, fish("#8a8a90", "#d9d0cc", "#6a6470"), turn=-24),
            at(150, 560, 0.85, fish("#8a8a90", "#d9d0cc", "#6a6470"), turn=-34, flip=False),
        )
    )
    P.foot("#10140f", 0.6)
    finish(P)


def hazardous_substances_from_industry():
    """Leaking drums on the sea bed, and the plants round them gone brown and bare."""
    P = scene(
        "hazardous_substances_from_industry", "Hazardous substances from industry", "negative", 120
    )
    r = rng(9)
    P.add(g("works", at(256, 124, 0.62, factory("#3f2a52", "#c98aa0", "#ffd98a"))))
    surface_line(P, 126, "#f0b7c4", 3)
    P.d(
        lin("mud", "#6a5470", "#3a2e4a", "#1c1628", y1=500, y2=720),
        lin("ooze", "#e3f06a", "#a8c83a", "#5a7a2a", y1=330, y2=620),
    )
    P.add(
        g(
            "pipe",
            path("M330 124V210q0 20-20 20H286V206h18V124Z", "#3f2a52"),
            path("M288 202V236", "none", stroke="#c98aa0", stroke_width=6),
        )
    )
    P.add(
        g(
            "haze",
            *[
                path(blob(x, y, a, b, r, 10, 0.18), "#a8c83a", opacity=0.28)
                for x, y, a, b in [
                    (250, 236, 60, 36),
                    (196, 280, 90, 44),
                    (330, 330, 100, 50),
                    (120, 380, 90, 50),
                ]
            ],
            filter=P.soft(10),
        )
    )
    P.add(g("floor", path(hump(540, r, 10, 90), "url(#mud)")))
    # bare stalks: side twigs hang
    stalks, leaves = [], []
    for x, h, lean in [
        (70, 190, 18),
        (108, 130, -14),
        (404, 200, -20),
        (436, 140, 10),
        (372, 120, 14),
    ]:
        stalks.append(
            curve(
                [
                    (x, 560),
                    (x + lean * 0.3, 560 - h * 0.5),
                    (x + lean, 560 - h),
                    (x + lean * 2.2, 560 - h + 16),
                ],
                False,
            )
        )
        for k in range(5):
            y = 540 - h * (0.15 + 0.17 * k)
            s = 1 if k % 2 else -1
            stalks.append(f"M{n(x + lean * 0.1 * k)} {n(y)}q{s * 16} 2 {s * 22} 20")
            if k % 2 == 0:
                leaves.append(
                    path(
                        curve(
                            [
                                (x + s * 22, y + 20, "c"),
                                (x + s * 30, y + 34),
                                (x + s * 24, y + 46, "c"),
                                (x + s * 16, y + 34),
                            ]
                        ),
                        "#8a6a48",
                    )
                )
    P.add(g("dead-plants", line("".join(stalks), "#8a6a48", 5, 0.95), *leaves))
    f = solid(P, "drum", "#f4d9ff", "#150c26", 12)
    P.add(
        g(
            "drum-back",
            at(330, 430, 0.95, barrel("#7a4a6a", "#33203e", "#a8708a"), turn=10),
            filter=f,
        )
    )
    P.add(g("drum", at(196, 430, 1.3, barrel("#c0503c", "#4a1c2a", "#e08a6a"), turn=-66), filter=f))
    P.add(g("mouth", at(108, 391, 1.3, ellipse(0, 0, 46, 12, "#1c0d18"), turn=-66)))
    pour = [
        (122, 366, "c"),
        (92, 394),
        (70, 440),
        (66, 500),
        (56, 552),
        (30, 574),
        (60, 604),
        (150, 596),
        (220, 612),
        (300, 600),
        (330, 580),
        (240, 566),
        (160, 572),
        (116, 556),
        (98, 520),
        (96, 470),
        (104, 430),
        (132, 392, "c"),
    ]
    P.add(
        g(
            "ooze-layer",
            path(
                curve(pour),
                "url(#ooze)",
                opacity=0.95,
                filter=solid(P, "ooze-form", "#faffc8", "#2a3a10", 8),
            ),
            *[
                circle(x, y, s, "#e3f06a", opacity=0.8)
                for x, y, s in [
                    (58, 350, 8),
                    (76, 318, 6),
                    (52, 290, 7),
                    (200, 586, 7),
                    (270, 584, 6),
                ]
            ],
        )
    )
    P.add(g("bones", at(392, 592, 0.8, bones("#d9c8cc"), turn=-8)))
    finish(P)


def hunting():
    """A sight laid over flying eiders; a seal's head in the water below."""
    P = scene("hunting", "Hunting", "negative", 430)
    sun(P, 118, 384, 30, "#ffe2b8", "#f6a58a")
    r = rng(2)
    P.add(g("clouds", cloud(300, 150, 150, "#b06a8c", 0.5), cloud(40, 220, 160, "#c47a90", 0.5)))
    P.add(
        g(
            "skerries",
            path(
                curve([(-20, 432, "c"), (20, 412), (90, 404), (150, 424), (170, 432, "c")])
                + curve(
                    [(330, 432, "c"), (370, 410), (440, 402), (500, 416, "c"), (500, 432, "c")]
                ),
                "#4a2f58",
            ),
            pines([380, 396, 414, 436], 408, r, "#33203e", 30),
        )
    )

    def eider(x, y, s, up, near):
        """A drake in flight, heading left: wedge head, black belly and wing tips, white back."""
        wing = [
            (-8, -4, "c"),
            (-2, -40 * up),
            (26, -74 * up),
            (58, -92 * up, "c"),
            (52, -50 * up),
            (38, -6, "c"),
        ]
        far = [(x0 - 14, y0 * 0.9, *c) for x0, y0, *c in wing]
        return at(
            x,
            y,
            s,
            path(curve(far), "#5d5a70"),
            path(
                curve(
                    [
                        (-66, -14),
                        (-40, -22),
                        (-10, -22),
                        (30, -14),
                        (74, -4, "c"),
                        (66, 14),
                        (26, 24),
                        (-20, 26),
                        (-50, 16),
                        (-62, 4),
                    ]
                ),
                "#f6efe8",
            ),
            path(
                curve([(-30, 20), (10, 6), (50, 0), (76, -4, "c"), (66, 14), (26, 25), (-14, 27)]),
                "#1d1a28",
            ),
            path(
                curve(
                    [
                        (-104, 4, "c"),
                        (-92, -18),
                        (-74, -28),
                        (-54, -24),
                        (-40, -14),
                        (-46, 6),
                        (-64, 10),
                        (-84, 6),
                    ]
                ),
                "#f6efe8",
            ),
            path(
                curve(
                    [
                        (-98, -8),
                        (-86, -22),
                        (-70, -29),
                        (-50, -24),
                        (-52, -15),
                        (-70, -14),
                        (-86, -8),
                    ]
                ),
                "#1d1a28",
            ),
            path("M-108 6L-86-13L-80 2L-92 8Z", "#c9b06a"),
            path(curve(wing), "#f6efe8"),
            path(
                curve(
                    [
                        (14, -58 * up),
                        (26, -74 * up),
                        (58, -92 * up, "c"),
                        (52, -50 * up),
                        (38, -6, "c"),
                        (24, -8),
                    ]
                ),
                "#1d1a28",
            ),
            circle(-74, -10, 2.8, "#fff" if near else "#ddd"),
        )

    f = solid(P, "bird", "#fff0dc", "#2a1c40", 6)
    P.add(
        g(
            "far-birds",
            eider(372, 250, 0.5, 0.8, False),
            eider(404, 326, 0.42, -0.5, False),
            eider(88, 150, 0.46, 0.9, False),
            opacity=0.85,
        )
    )
    P.add(g("eider", eider(244, 270, 1.3, 0.95, True), filter=f))
    ring = "M240 118a146 146 0 1 1-.1 0Z"
    P.add(
        g(
            "sight",
            path("M22 22H458V698H22Z" + ring, "#150c26", fill_rule="evenodd", opacity=0.34),
            circle(240, 264, 146, "none", stroke="#150c26", stroke_width=15),
            circle(240, 264, 138, "none", stroke="#f4d9e6", stroke_width=2.5, stroke_opacity=0.8),
            line("M240 112V196M240 332V416M88 264H172M308 264H392", "#150c26", 7, 0.95),
            line("M240 196V250M240 278V332M172 264H226M254 264H308", "#150c26", 2.6, 0.9),
            circle(240, 264, 5, "#e0304a"),
        ),
    )
    surface_line(P, 434, "#f6c2b0")
    streak = streaks("glints", 450, 560, r, "#f6c2b0", 9, 2.6, 0.45, 40, 440)
    head = [
        (-52, 44, "c"),
        (-54, 6),
        (-46, -26),
        (-16, -44),
        (18, -38),
        (40, -14),
        (50, 20),
        (54, 44, "c"),
    ]
    P.add(
        streak,
        g(
            "seal",
            at(
                300,
                520,
                1.1,
                path(curve(head), "#4a4660"),
                path(
                    curve([(-52, 10), (-62, 2), (-60, -12), (-40, -16), (-26, 0), (-34, 14)]),
                    "#8a86a0",
                ),
                ellipse(-58, -8, 7, 6, "#14101e"),
                circle(-22, -18, 6, "#0b0a14"),
                circle(-24, -20, 2, "#fff"),
                line("M-50 4l-26 6M-48 8l-22 14", "#e6e0ee", 1.8, 0.8),
                ellipse(0, 46, 74, 9, "#f6c2b0", opacity=0.5),
            ),
            filter=f,
        ),
    )
    finish(P)


def oil_spill():
    """A holed tanker; the slick spreads towards us, and on it a bird glued with oil."""
    P = scene("oil_spill", "Oil spill", "negative", 250, sky=("#4a2a5e", "#a04a70", "#f2a98a"))
    r = rng(6)
    sun(P, 352, 176, 36, "#ffe2b8", "#f6a58a")
    P.add(
        g(
            "tanker",
            at(
                226,
                248,
                1.12,
                path("M-150-40L-134 4H128L150-44Z", "#3a2448"),
                path("M-140-18H142L136-2H-136Z", "#a63d5a"),
                path("M80-44V-104H128V-44Z", "#8a6a84"),
                path(
                    "M74-104H134V-96H74ZM88-86h10v8H88ZM104-86h10v8h-10ZM88-70h10v8H88ZM104-70h10v8h-10Z",
                    "#ffdf9a",
                ),
                path("M102-128h16v24h-16Z", "#a63d5a"),
                line(
                    "M-130-44H78M-100-56H60M-90-56V-44M-50-56V-44M-10-56V-44M30-56V-44",
                    "#6a4a6e",
                    5,
                    1,
                ),
                path("M-46-44L-30-14L-44-8L-26 8L-8-10L-22-16L-14-44Z", "#120a18"),
                turn=-5,
            ),
            filter=solid(P, "ship", "#ffd7b8", "#150c26", 5),
        )
    )
    P.d(rad("evening", (0, "#f6b08c", 0.85), (1, "#f6b08c", 0), cx=270, cy=390, r=250))
    P.add(g("evening-light", el("rect", y=250, width=480, height=470, fill="url(#evening)")))
    slick = [
        (170, 250, "c"),
        (210, 253),
        (262, 250, "c"),
        (262, 276),
        (300, 290),
        (266, 306),
        (170, 304),
        (96, 330),
        (60, 380),
        (70, 430),
        (110, 470),
        (190, 486),
        (320, 480),
        (430, 470),
        (500, 480, "c"),
        (500, 740, "c"),
        (-40, 740, "c"),
        (-40, 470, "c"),
        (20, 440),
        (10, 380),
        (40, 326),
        (120, 288),
        (176, 278),
    ]
    P.d(lin("slick-fill", "#140d1c", "#241632", "#0d0914", y1=250, y2=660))
    P.add(g("slick", path(curve(slick), "url(#slick-fill)")))
    bands = []
    colours = ("#7a4a9a", "#3f7f9a", "#6fae7a", "#e0b050", "#d0506c")
    for x, y, a, b in [(396, 534, 76, 18), (92, 556, 84, 20), (250, 600, 96, 20)]:
        for k, colour in enumerate(colours):
            q = 1 - 0.17 * k
            pts = [
                (x + a * q * u, y + b * q * v)
                for u, v in [
                    (-1, 0.1),
                    (-0.6, -0.7),
                    (-0.1, -0.55),
                    (0.4, -1),
                    (0.9, -0.5),
                    (1, 0.2),
                    (0.5, 0.9),
                    (0, 0.6),
                    (-0.5, 1),
                ]
            ]
            bands.append(line(curve(pts), colour, 4.6, 0.75))
    P.add(g("sheen", *bands))
    # a razorbill, low in the oil: deep bill with its white line, wings hanging, drops falling from breast and bill
    body = [
        (112, 492, "c"),
        (120, 440),
        (138, 404),
        (132, 370),
        (142, 330),
        (178, 306),
        (222, 312),
        (246, 344),
        (244, 384),
        (262, 412),
        (320, 428),
        (372, 452),
        (424, 462, "c"),
        (402, 484),
        (380, 500, "c"),
        (240, 506),
    ]
    bill = [
        (142, 338, "c"),
        (112, 340),
        (84, 356),
        (74, 374, "c"),
        (88, 380),
        (118, 374),
        (142, 370, "c"),
    ]
    wing = [
        (250, 420, "c"),
        (304, 430),
        (360, 460),
        (392, 496, "c"),
        (350, 510),
        (290, 500),
        (252, 464),
    ]
    drops = [
        (92, 384, 6),
        (124, 446, 7),
        (116, 470, 6),
        (372, 508, 6),
        (338, 516, 7),
        (300, 512, 6),
    ]
    P.add(
        g(
            "bird",
            path(curve(bill), "#2a2030"),
            path(curve(body), "#241a2c"),
            filter=solid(P, "bird-form", "#ffc9a4", "#000000", 9),
        ),
        g(
            "bird-marks",
            path(curve(wing), "#120b18"),
            line(
                curve([(262, 432), (310, 444), (356, 474)], False)
                + curve([(258, 452), (300, 466), (334, 492)], False),
                "#6a5470",
                3.4,
                0.8,
            ),
            path(
                curve(
                    [
                        (128, 470, "c"),
                        (136, 430),
                        (160, 412),
                        (186, 430),
                        (192, 470),
                        (180, 500, "c"),
                        (140, 500),
                    ]
                ),
                "#e9dfe2",
                opacity=0.9,
            ),
            path(
                curve(
                    [
                        (126, 452),
                        (146, 444),
                        (160, 458),
                        (186, 450),
                        (194, 476),
                        (190, 504, "c"),
                        (126, 504, "c"),
                    ]
                ),
                "#1a1220",
                opacity=0.9,
            ),
            line("M104 342V376", "#f6f0ee", 5, 0.95),
            line("M142 338L176 342", "#f6f0ee", 4, 0.9),
            circle(186, 346, 9, "#4a3a44"),
            circle(186, 346, 6, "#08060c"),
            circle(184, 344, 2.2, "#ffffff"),
        ),
        g(
            "drips",
            *[
                path(
                    curve(
                        [
                            (x, y - s, "c"),
                            (x + s * 0.8, y + s),
                            (x, y + s * 2),
                            (x - s * 0.8, y + s),
                        ]
                    ),
                    "#0d0812",
                )
                for x, y, s in drops
            ],
        ),
        g(
            "rings",
            *[
                ellipse(
                    252,
                    504,
                    a,
                    a * 0.13,
                    "none",
                    stroke="#a87a8c",
                    stroke_width=3,
                    stroke_opacity=0.7,
                )
                for a in (156, 190, 222)
            ],
        ),
    )
    finish(P)


def overfishing():
    """A small boat, a huge purse of net drawn tight with all the fish in it, and nothing left outside."""
    P = scene("overfishing", "Overfishing", "negative", 200)
    r = rng(12)
    sun(P, 380, 160, 24, "#ffe2b8", "#f6a58a")
    P.add(
        g(
            "boat",
            at(228, 204, 1.5, boat("#4a2f58", "#a87a94", "#e0a0a8")),
            filter=solid(P, "boat-form", "#ffd7b8", "#150c26", 5),
        )
    )
    surface_line(P, 208, "#f6c2b0")
    net = [
        (226, 236, "c"),
        (180, 268),
        (110, 320),
        (70, 400),
        (84, 490),
        (150, 556),
        (244, 578),
        (340, 552),
        (404, 484),
        (414, 396),
        (370, 316),
        (294, 262),
        (250, 236, "c"),
    ]
    P.d(
        clip("net-clip", curve(net)),
        rad("net-fill", (0, "#b8a0d0", 0.5), (1, "#3a2a58", 0.75), cx=230, cy=360, r=250),
        '<pattern id="mesh" width="26" height="26" patternUnits="userSpaceOnUse"><path d="M0 13L13 0L26 13L13 26Z" fill="none" stroke="#f0dcea" stroke-width="1.8" stroke-opacity=".8"/></pattern>\n',
    )
    tones = [
        ("#a9b0c8", "#f4ecf0", "#7a80a4"),
        ("#8a94b4", "#e6e0ea", "#666e98"),
        ("#b8a890", "#f4e6d6", "#8a7a6a"),
    ]
    rows = []
    for y in range(318, 570, 27):
        for x in range(70, 430, 66):
            body, belly, fin = r.choice(tones)
            xx, yy = x + (33 if (y // 27) % 2 else 0) + r.uniform(-8, 8), y + r.uniform(-5, 5)
            if ((xx - 242) / 162) ** 2 + ((yy - 430) / 136) ** 2 < 1:
                rows.append(
                    at(
                        xx,
                        yy,
                        r.uniform(0.74, 0.92),
                        fish(body, belly, fin),
                        turn=r.uniform(-24, 24),
                        flip=r.random() > 0.5,
                    )
                )
    P.add(g("purse", path(curve(net), "url(#net-fill)"), *rows, clip_path="url(#net-clip)"))
    P.add(
        g(
            "net",
            path(curve(net), "url(#mesh)"),
            line(curve(net), "#f4e6d6", 5, 0.95),
            line("M226 238L238 118M250 238L238 118", "#2a1c38", 4, 0.9),
        ),
        g(
            "floats",
            *[
                circle(x, y, 8, "#f2a93b")
                for x, y in [(180, 268), (142, 294), (110, 322), (294, 262), (334, 288), (370, 318)]
            ],
        ),
    )
    finish(P)


def underwater_noise():
    """A pile driven into the sea bed: rings of sound fill the water, a shoal breaks up, a porpoise turns away."""
    P = scene("underwater_noise", "Underwater noise", "negative", 176)
    r = rng(4)
    P.add(g("clouds", cloud(40, 110, 130, "#b06a8c", 0.5), cloud(330, 90, 120, "#b06a8c", 0.5)))
    P.add(
        g(
            "rig",
            path("M206 100H274V150H206Z", "#3a2448"),
            path("M216 60H264V100H216Z", "#c0405c"),
            path("M234 40h12v22h-12Z", "#2a1a36"),
            path("M120 150H360V172H120Z", "#4a2f58"),
            path("M130 172h14v90h-14ZM336 172h14v90h-14Z", "#33203e"),
            line("M150 150L206 104M330 150L274 104", "#33203e", 7, 1),
            line("M206 54l-28-16M274 54l28-16M240 36V18", "#ffd9a0", 6, 0.9),
        )
    )
    surface_line(P, 186, "#f6c2b0")
    P.d(
        lin("mud", "#6a5470", "#33283f", "#1c1628", y1=500, y2=720),
        lin("pile", "#d0b0c4", "#8a6a90", "#3f2a52", x1=214, y1=0, x2=266, y2=0),
    )
    rings = []
    for k in range(8):
        rr = 60 + k * 40
        rings.append(
            circle(
                240,
                400,
                rr,
                "none",
                stroke="#ffd9e2",
                stroke_width=n(11 - k * 1.1),
                stroke_opacity=n(0.82 - k * 0.085),
            )
        )
    P.d(clip("water-clip", "M0 192H480V540H0Z"))
    P.add(g("noise", *rings, clip_path="url(#water-clip)"))
    P.add(
        g(
            "floor",
            path(hump(536, r, 8, 90), "url(#mud)"),
            ellipse(240, 540, 70, 14, "#1c1628", opacity=0.6),
        )
    )
    P.add(
        g(
            "pile-layer",
            path("M214 150H266V540H214Z", "url(#pile)"),
            line("M214 250H266M214 350H266M214 450H266", "#2a1a36", 3, 0.5),
        )
    )
    P.add(
        g(
            "fleeing",
            *[
                at(x, y, s, fish("#9aa0c0", "#e6e0ea", "#6f76a0"), turn=t, flip=f)
                for x, y, s, t, f in [
                    (84, 266, 0.72, 20, False),
                    (66, 330, 0.6, -12, False),
                    (128, 318, 0.56, 8, False),
                    (396, 252, 0.66, -16, True),
                    (420, 318, 0.56, 14, True),
                ]
            ],
        )
    )
    P.add(
        g(
            "porpoise",
            at(118, 462, 0.78, porpoise("#4f5878", "#c9c2cf", "#3a4262"), turn=-8),
            filter=solid(P, "porpoise-form", "#f4e6f0", "#120c20", 7),
        ),
        g(
            "porpoise-two",
            at(386, 440, 0.6, porpoise("#4f5878", "#c9c2cf", "#3a4262"), turn=10, flip=True),
        ),
    )
    finish(P)


def waste_water_treatment_failure():
    """A settling tank runs over, its wall split; the brown water goes straight into the sea."""
    P = scene(
        "waste_water_treatment_failure",
        "Waste water treatment failure",
        "negative",
        404,
        sea=("#8a7a5c", "#5d5a58", "#1f1c30"),
    )
    r = rng(10)
    P.d(
        lin("wall", "#c0a8b8", "#8a6f88", "#4f3a58", y1=150, y2=400),
        lin("soup", "#d0b060", "#8a6a34", "#5a4428", y1=130, y2=420),
        lin("run", "#c9a452", "#8a6a34", "#8a6a34", y1=240, y2=430),
        lin("ground", "#7a5a74", "#4a3350", y1=290, y2=410),
    )
    P.add(
        g("clouds", cloud(290, 76, 150, "#b06a8c", 0.5)),
        g(
            "far-tank",
            ellipse(372, 176, 84, 24, "#a890a4"),
            path("M288 176V236A84 24 0 0 0 456 236V176Z", "#8a6f88"),
            ellipse(372, 176, 84, 24, "#b8a0b0"),
            ellipse(372, 178, 72, 18, "#8a7a50"),
            line("M372 150V178M300 172L444 172", "#4f3a58", 5, 0.9),
        ),
    )
    P.add(
        g(
            "ground-layer",
            path(
                curve(
                    [
                        (-20, 420, "c"),
                        (-20, 300, "c"),
                        (120, 280),
                        (300, 284),
                        (500, 270, "c"),
                        (500, 420, "c"),
                    ]
                ),
                "url(#ground)",
            ),
        )
    )
    P.add(
        g(
            "tank",
            path("M50 190V330A165 48 0 0 0 380 330V190Z", "url(#wall)"),
            ellipse(215, 190, 165, 48, "#d0bac8"),
            ellipse(215, 194, 148, 38, "url(#soup)"),
            line("M215 136V196M70 188H360", "#3f2a4a", 9, 0.95),
            path("M196 128h38v22h-38Z", "#c0405c"),
            line("M90 200q40 14 90 6M230 214q60 6 100-10", "#f0dca0", 4, 0.7),
            filter=solid(P, "tank-form", "#fbe6f0", "#1c1030", 12),
        ),
        g(
            "crack",
            path(
                "M250 236L262 270L244 300L272 336L262 376L300 374L296 330L318 296L300 264L312 230Z",
                "#241430",
            ),
        ),
    )
    burst = [
        (256, 240, "c"),
        (310, 234, "c"),
        (330, 300),
        (350, 370),
        (376, 428, "c"),
        (206, 428, "c"),
        (240, 380),
        (250, 320),
    ]
    clouds = [
        (290, 450, 90, 40),
        (220, 500, 90, 46),
        (340, 510, 96, 50),
        (280, 560, 140, 46),
        (110, 430, 60, 24),
    ]
    P.add(
        g(
            "plume",
            *[path(blob(x, y, a, b, r, 10, 0.18), "#b0904a", opacity=0.6) for x, y, a, b in clouds],
            filter=P.soft(8),
        )
    )
    over = curve(
        [(90, 214, "c"), (130, 228), (136, 290), (128, 380, "c"), (92, 384, "c"), (84, 300)]
    )
    P.add(
        g(
            "overflow",
            path(over, "url(#run)", opacity=0.95),
            path(curve(burst), "url(#run)"),
            line(
                "M280 250Q290 330 300 400M300 260Q316 340 340 416M266 300Q262 370 244 416M108 230Q114 300 108 370",
                "#f4e0a8",
                5,
                0.6,
            ),
            filter=solid(P, "run-form", "#fff4cc", "#2a1c20", 8),
        ),
        g(
            "foam",
            *[
                circle(x, y, s, "#f6ecd6", opacity=0.9)
                for x, y, s in [
                    (216, 420, 15),
                    (240, 408, 18),
                    (270, 416, 20),
                    (304, 410, 19),
                    (336, 418, 16),
                    (362, 408, 14),
                    (90, 398, 12),
                    (110, 406, 15),
                    (132, 398, 11),
                    (190, 410, 10),
                ]
            ],
        ),
    )
    surface_line(P, 420, "#e9c9a4", 3)
    specks = "".join(
        f"M{n(r.uniform(120, 430))} {n(r.uniform(450, 600))}l{n(r.uniform(4, 12))} {n(r.uniform(-4, 4))}"
        for _ in range(40)
    )
    P.add(
        g("specks", line(specks, "#f4e6c0", 4, 0.6)),
        g(
            "fish",
            at(92, 520, 0.8, fish("#9a8fa8", "#d9ccd0", "#6f6484"), turn=-8),
            at(120, 580, 0.6, fish("#9a8fa8", "#d9ccd0", "#6f6484"), turn=8),
        ),
    )
    finish(P)


if __name__ == "__main__":
    run(
        [
            atmospheric_deposition,
            beach_litter,
            climate_change,
            excessive_fertiliser_use,
            hazardous_substances_from_industry,
            hunting,
            oil_spill,
            overfishing,
            underwater_noise,
            waste_water_treatment_failure,
        ]
    )
