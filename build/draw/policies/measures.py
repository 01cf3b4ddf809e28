"""The ten measures: blue frame, clear light; each shows one thing done well, large, and the sea that answers."""

import math
import sys

sys.path.insert(0, __file__.rsplit("/policies/", 1)[0])
from policy_kit import *


def sea_bed(P, y, r, kind="sand"):
    tones = {"sand": ("#fbeebc", "#d9c48a", "#6a7a6a"), "mud": ("#c9a07a", "#8a6a5c", "#33304a")}[
        kind
    ]
    P.d(lin("bed", *tones, y1=y - 10, y2=720))
    P.add(g("sea-bed", path(hump(y, r, 7, 100), "url(#bed)")))


def bubble_curtains():
    """A ring of hoses on the sea bed round a pile: the wall of bubbles holds the sound in; the porpoise swims outside in peace."""
    P = scene("bubble_curtains", "Bubble curtains", "measure", 130)
    r = rng(6)
    P.add(g("clouds", cloud(300, 90, 130, "#ffffff", 0.7)))
    P.add(
        g(
            "rig",
            path("M100 66H176V110H100Z", "#f2b64e"),
            path("M116 40h44v28h-44Z", "#d9893a"),
            path("M60 108H216V126H60Z", "#e6eef4"),
            path("M72 126h12v70h-12ZM192 126h12v70h-12Z", "#9ab4c8"),
        )
    )
    surface_line(P, 138)
    P.shafts(o=0.22)
    sea_bed(P, 556, r)
    P.d(
        lin("pile", "#ffffff", "#c9d9e4", "#7a94aa", x1=112, y1=0, x2=164, y2=0),
        clip("inside", "M22 144H272V580H22Z"),
    )
    P.add(
        g(
            "noise",
            *[
                circle(
                    138,
                    400,
                    46 + k * 34,
                    "none",
                    stroke="#ffe2a8",
                    stroke_width=n(9 - k * 1.1),
                    stroke_opacity=n(0.85 - k * 0.12),
                )
                for k in range(5)
            ],
            clip_path="url(#inside)",
        )
    )
    P.add(
        g(
            "pile-layer",
            path("M112 110H164V560H112Z", "url(#pile)"),
            line("M112 220H164M112 330H164M112 440H164", "#5a7a94", 3, 0.5),
        )
    )
    P.d(lin("curtain", (0, "#ffffff", 0.85), (1, "#d9f4ff", 0.25), y1=140, y2=570))
    P.add(
        g(
            "curtain-glow",
            path(
                curve(
                    [
                        (232, 570, "c"),
                        (238, 460),
                        (230, 340),
                        (240, 230),
                        (228, 138, "c"),
                        (330, 138, "c"),
                        (318, 230),
                        (312, 340),
                        (300, 460),
                        (292, 570, "c"),
                    ]
                ),
                "url(#curtain)",
                filter=P.soft(7),
            ),
        )
    )
    air = []
    for i in range(64):
        t = r.random()
        air.append(
            (
                264 + r.uniform(-1, 1) * (20 + 30 * t),
                560 - 416 * t,
                r.uniform(3, 6) + 8 * t * r.random(),
            )
        )
    P.add(bubbles("curtain-of-air", air))
    P.add(
        g(
            "hose",
            line("M30 572Q150 600 262 566Q300 562 300 576", "#22384f", 12, 1),
            line("M30 569Q150 597 262 563", "#7a9ab8", 3, 0.8),
        )
    )
    P.add(
        g(
            "porpoise",
            at(386, 300, 0.66, porpoise("#5a7088", "#eef6fa", "#3f546c"), turn=-16),
            at(394, 420, 0.46, porpoise("#5a7088", "#eef6fa", "#3f546c"), turn=-10),
            filter=solid(P, "porpoise-form", "#ffffff", "#0b2a4a", 6),
        )
    )
    P.add(
        g(
            "grass",
            eelgrass(404, 580, 90, r, "#3f9a6a", 7, 0.4, 6),
            eelgrass(440, 590, 110, r, "#2a7a5e", 6, 0.4, 7),
        )
    )
    finish(P)


def fishing_gear_regulation():
    """The bag of a net with an escape window: the large fish stays, the young ones and the flatfish swim out."""
    P = scene("fishing_gear_regulation", "Fishing gear regulation", "measure", 0)
    r = rng(4)
    P.surface(120, 0.7, 6)
    P.shafts(o=0.3)
    sea_bed(P, 566, r, "mud")
    P.add(
        g(
            "burrows",
            *[
                gg(
                    path(
                        curve(
                            [
                                (a - 17, b + 3),
                                (a - 8, b - 7),
                                (a + 8, b - 7),
                                (a + 17, b + 3),
                                (a, b + 6),
                            ]
                        ),
                        "#d9b48e",
                    ),
                    ellipse(a, b - 3, 6, 2.6, "#2a2034"),
                )
                for a, b in [(90, 590), (210, 606), (330, 596), (420, 612), (140, 630)]
            ],
        )
    )
    net = [
        (-20, 196, "c"),
        (80, 190),
        (200, 206),
        (312, 250),
        (376, 318),
        (376, 380),
        (318, 438),
        (200, 476),
        (80, 490),
        (-20, 486, "c"),
    ]
    d_window = "M212 246L300 266L344 324L226 330Z"
    P.d(
        '<pattern id="mesh" width="24" height="24" patternUnits="userSpaceOnUse" patternTransform="rotate(6)"><path d="M0 12L12 0L24 12L12 24Z" fill="none" stroke="#f4e6c8" stroke-width="2"/></pattern>\n',
        '<pattern id="wide-mesh" width="46" height="46" patternUnits="userSpaceOnUse" patternTransform="translate(212 246) rotate(10)"><path d="M0 0H46M0 0V46" fill="none" stroke="#f2a93b" stroke-width="5"/></pattern>\n',
        lin("net-fill", (0, "#0c3a66", 0.5), (1, "#1f6a94", 0.25), x1=0, y1=0, x2=380, y2=0),
    )
    P.add(
        g("net-back", path(curve(net), "url(#net-fill)")),
        g(
            "kept",
            at(130, 330, 1.9, fish("#a8995a", "#f4ecc8", "#8a7a48", barbel=True), turn=4),
            at(90, 424, 1.4, fish("#a8995a", "#f4ecc8", "#8a7a48", barbel=True), turn=-8),
            filter=solid(P, "kept-form", "#fffbe0", "#0b2a4a", 6),
        ),
        g(
            "net",
            path(curve(net) + d_window, "url(#mesh)", fill_rule="evenodd"),
            line(curve(net), "#f4e6c8", 5, 0.95),
            path(d_window, "#bfe6f4", opacity=0.35),
            path(d_window, "url(#wide-mesh)"),
            path(d_window, "none", stroke="#f2a93b", stroke_width=10, stroke_linejoin="round"),
        ),
    )
    small = [
        (300, 236, 0.62, -32),
        (364, 190, 0.7, -30),
        (412, 256, 0.62, -14),
        (330, 150, 0.58, -24),
        (410, 140, 0.66, -26),
        (268, 292, 0.5, -30),
    ]
    P.add(
        g(
            "free",
            *[
                at(x, y, s, fish("#cfe0ea", "#ffffff", "#8fb4cc"), turn=t, flip=True)
                for x, y, s, t in small
            ],
            filter=solid(P, "free-form", "#ffffff", "#0b2a4a", 3),
        )
    )
    flounder = [
        (-70, 0, "c"),
        (-46, -30),
        (0, -46),
        (44, -30),
        (62, -8),
        (84, -22, "c"),
        (80, 0),
        (86, 22, "c"),
        (62, 10),
        (40, 30),
        (-4, 42),
        (-48, 26),
    ]
    P.add(
        g(
            "flounder",
            at(
                392,
                528,
                0.84,
                path(curve(flounder), "#a8885a"),
                line(curve([(-40, 0), (0, -6), (60, 0)], False), "#6a5234", 3, 0.7),
                *[
                    circle(x, y, 4.4, "#e0903f")
                    for x, y in [(-10, -24), (24, -18), (10, 18), (40, 8), (-24, 16)]
                ],
                circle(-48, -8, 5, "#1a140c"),
                circle(-40, -20, 5, "#1a140c"),
                turn=-8,
                flip=True,
            ),
            filter=solid(P, "flounder-form", "#fff6d8", "#0b2a4a", 6),
        )
    )
    P.motes(30, 4, 0.6)
    finish(P)


def habitat_restoration():
    """A diver's gloved hand sets a shoot of eelgrass; behind it the rows already planted, growing taller with distance."""
    P = scene(
        "habitat_restoration",
        "Habitat restoration",
        "measure",
        0,
        sea=("#c9f0ea", "#5cb8c4", "#14527a"),
    )
    r = rng(8)
    P.surface(120, 0.7, 6)
    P.shafts(o=0.34)
    P.add(
        g(
            "meadow-far",
            path(
                "".join(
                    tuft(x, 470, r.uniform(150, 210), 7, r, 0.4, 5, 0.12)
                    for x in range(20, 480, 44)
                ),
                "#3fa08c",
                opacity=0.55,
            ),
        )
    )
    sea_bed(P, 470, r)
    P.d(olin("blade", "#cdea8a", "#5fae5a", "#1f7a58"))
    rows = []
    for y, h, count, w in [(486, 74, 8, 3.4), (516, 62, 7, 4)]:
        for k in range(count):
            rows.append(
                tuft(30 + k * 430 / (count - 1) + r.uniform(-8, 8), y, h, 4, r, 0.4, w, 0.1)
            )
    P.add(g("rows", path("".join(rows), "#3f9a5e")))
    near = [tuft(x, 590, 96, 5, r, 0.4, 7, 0.12) for x in (54, 122, 410, 450)]
    P.add(
        g("near-rows", path("".join(near), "url(#blade)")),
        g(
            "holes",
            *[ellipse(x, 592, 22, 6, "#9a8a5a", opacity=0.7) for x in (54, 122, 236, 410, 450)],
        ),
    )
    shoot = []
    for a, h, w in [
        (-0.42, 190, 8),
        (-0.16, 250, 10),
        (0.1, 270, 10),
        (0.34, 220, 9),
        (0.6, 160, 7),
    ]:
        shoot.append(
            taper(
                [
                    (236, 556),
                    (236 + a * h * 0.3, 556 - h * 0.45),
                    (236 + a * h * 0.8, 556 - h * 0.85),
                    (236 + a * h * 1.15, 556 - h),
                ],
                [6, w, w * 0.8, 2],
                34,
            )
        )
    roots = "".join(
        f"M236 556q{x} 16 {x * 1.8:.0f} {y}"
        for x, y in [(-26, 30), (-12, 40), (2, 44), (14, 40), (28, 28)]
    )
    P.add(
        g("glow", ellipse(240, 400, 130, 170, "#f4ffe0", opacity=0.5), filter=P.soft(30)),
        g("roots", line(roots, "#8a6a48", 4, 0.9)),
        g(
            "shoot",
            *[path(b, "url(#blade)") for b in shoot],
            filter=solid(P, "blade-form", "#fdffe0", "#0a4a48", 3),
        ),
    )
    # hand from the upper right: sleeve, cuff, thumb and fingers round the stem
    hand = [
        (470, 306, "c"),
        (400, 352),
        (340, 396),
        (300, 420),
        (262, 432),
        (222, 446),
        (204, 462),
        (214, 480),
        (250, 476),
        (232, 492),
        (226, 512),
        (242, 522),
        (268, 504),
        (262, 526),
        (280, 534),
        (304, 512),
        (326, 500),
        (372, 474),
        (430, 436),
        (480, 408, "c"),
    ]
    P.d(
        lin("glove", "#ffce6a", "#f2a030", "#b8641a", x1=300, y1=380, x2=330, y2=530),
        lin("sleeve", "#3f6f9a", "#1f4670", "#0c2648", x1=400, y1=300, x2=440, y2=440),
    )
    P.add(
        g(
            "hand",
            path(
                curve([(400, 330, "c"), (480, 270, "c"), (480, 430, "c"), (444, 446, "c")]),
                "url(#sleeve)",
            ),
            path(curve(hand), "url(#glove)"),
            filter=solid(P, "hand-form", "#fff6d0", "#5a2a08", 10),
        ),
        g(
            "fingers",
            line(
                "M250 476Q284 462 306 444M268 504Q300 486 322 470M304 512Q326 494 338 484",
                "#a85f14",
                4,
                0.7,
            ),
            line("M384 352Q410 392 424 440", "#12365a", 16, 0.9),
            line("M390 350Q414 388 430 434", "#7aa8d0", 3, 0.7),
        ),
    )
    P.add(
        g(
            "fish",
            at(96, 330, 0.8, fish("#e6f4f0", "#ffffff", "#8fc0c8"), turn=-6),
            at(140, 270, 0.56, fish("#e6f4f0", "#ffffff", "#8fc0c8"), turn=6),
        ),
        bubbles("bubbles", [(330, 240, 9), (350, 206, 6), (340, 176, 4)]),
    )
    finish(P)


def hazardous_substance_regulation():
    """A shield stands before the drums; on the near side clear water and a shoal."""
    P = scene("hazardous_substance_regulation", "Hazardous substance regulation", "measure", 0)
    r = rng(7)
    P.surface(110, 0.7, 8)
    P.shafts(o=0.3)
    P.d(
        lin(
            "murk",
            (0, "#8a7a3a", 0.0),
            (0.35, "#7a6a8a", 0.5),
            (1, "#4f3a6a", 0.75),
            x1=210,
            y1=200,
            x2=470,
            y2=200,
        )
    )
    P.add(
        g(
            "murk-layer",
            path(
                curve(
                    [
                        (250, 22, "c"),
                        (470, 22, "c"),
                        (470, 700, "c"),
                        (300, 640),
                        (250, 480),
                        (280, 300),
                        (236, 140),
                    ]
                ),
                "url(#murk)",
                filter=P.soft(14),
            ),
        )
    )
    sea_bed(P, 566, r)
    f = solid(P, "drum", "#fff0e0", "#140c2a", 10)
    P.add(
        g(
            "drums",
            at(400, 470, 0.9, barrel("#7a4a8a", "#33203e", "#a880b8"), turn=8),
            at(352, 522, 0.72, barrel("#c0503c", "#4a1c2a", "#e08a6a"), turn=-10),
            filter=f,
        )
    )
    P.add(
        g(
            "drips",
            *[
                circle(x, y, s, "#c9d95a", opacity=0.8)
                for x, y, s in [
                    (410, 360, 9),
                    (384, 334, 6),
                    (430, 330, 7),
                    (398, 300, 5),
                    (350, 420, 6),
                ]
            ],
        )
    )
    P.d(lin("shield-fill", "#6fb6f0", "#2f78c8", "#123f86", y1=-120, y2=124))
    P.add(
        g(
            "shield",
            at(236, 330, 1.36, shield("url(#shield-fill)", "#f4faff")),
            filter=solid(P, "shield-form", "#ffffff", "#06204a", 12),
        ),
        g(
            "flask",
            at(
                236,
                330,
                1.3,
                path("M-16-78H16V-30L50 44Q58 66 36 68H-36Q-58 66-50 44L-16-30Z", "#f4faff"),
                path("M-28 8H28L44 46Q50 60 34 60H-34Q-50 60-44 46Z", "#74c365"),
                path("M-22-84H22V-72H-22Z", "#f4faff"),
                circle(-8, 30, 7, "#e6ffd0"),
                circle(14, 42, 5, "#e6ffd0"),
                circle(8, 18, 4, "#e6ffd0"),
            ),
        ),
    )
    P.add(
        g(
            "shoal",
            *[
                at(x, y, s, fish("#dcecf4", "#ffffff", "#9ac0d8"), turn=t)
                for x, y, s, t in [
                    (78, 300, 0.8, -8),
                    (66, 380, 0.66, 6),
                    (104, 446, 0.8, -6),
                    (60, 500, 0.6, 4),
                    (118, 232, 0.56, 4),
                ]
            ],
        ),
        g(
            "grass",
            eelgrass(64, 590, 96, r, "#3f9a6a", 7, 0.4, 6),
            eelgrass(130, 596, 76, r, "#2a8a66", 6, 0.4, 6),
        ),
    )
    finish(P)


def improved_nutrient_retention():
    """A field in catch crops, a broad strip of reed and willow, and clear water: the sparks stay in the strip."""
    P = scene(
        "improved_nutrient_retention", "Improved nutrient retention in agriculture", "measure", 150
    )
    r = rng(9)
    sun(P, 370, 96, 28)
    P.add(g("clouds", cloud(40, 90, 140, "#ffffff", 0.8)))
    P.d(
        lin("field", "#e9cf7a", "#b8a84a", "#7f8a3a", y1=150, y2=360),
        lin("hill", "#8fbe8a", "#5f9a70", y1=120, y2=180),
        lin("strip", "#a9c95a", "#5f9a40", "#2f6a3a", y1=330, y2=470),
    )
    P.add(
        g(
            "hills",
            path(hump(150, r, 9, 120, base=230), "url(#hill)"),
            pines([60, 76, 94, 420, 436], 150, r, "#3f7a5a", 32),
        )
    )
    P.add(
        g(
            "barn",
            path("M250 150V118L284 96L318 118V150Z", "#c0503c"),
            path("M244 122L284 92L324 122", "none", stroke="#6a3a34", stroke_width=7),
            path("M272 126h24v24h-24Z", "#f4e6d0"),
        )
    )
    shore = [(-20, 450, "c"), (80, 464), (180, 448), (280, 466), (380, 450), (500, 460, "c")]
    P.add(g("field-layer", path("M-10 168Q120 152 250 160T490 160V400H-10Z", "url(#field)")))
    crops = []
    for k in range(-8, 12):
        x, top = 240 + k * 62, 240 + k * 16
        for t in range(7):
            u = t / 6
            px, py = top + (x - top) * u**1.3, 176 + 180 * u**1.2
            s = 3 + 7 * u
            crops.append(
                f"M{n(px)} {n(py)}q{n(-s)} {n(-s)} {n(-s * 0.8)} {n(-s * 1.9)}M{n(px)} {n(py)}q{n(s)} {n(-s)} {n(s * 0.8)} {n(-s * 1.9)}"
            )
    P.add(
        g(
            "rows",
            line(
                "".join(
                    f"M{240 + k * 16} 166Q{240 + k * 30} 240 {240 + k * 62} 380"
                    for k in range(-8, 12)
                ),
                "#8a7a30",
                4,
                0.5,
            ),
        ),
        g("crops", line("".join(crops), "#4f8a3a", 4, 0.95)),
    )
    P.add(
        g(
            "water",
            path(sheet(shore), "url(#sea-fill)"),
            P.caustics_on("net", path(sheet(shore), "#fff"), 0.3, 0.012, 0.05, 4),
        )
    )
    strip = [(-20, 350, "c"), (100, 336), (240, 346), (380, 334), (500, 346, "c")]
    P.add(
        g(
            "strip-layer",
            path(curve(strip + [(x, y + 4, *c) for x, y, *c in shore[::-1]]), "url(#strip)"),
        )
    )
    P.add(
        g("reeds-back", reeds(range(10, 480, 15), 420, 120, r, "#6a9a44", 4, "#8a5a3a")),
        g(
            "willows",
            *[
                gg(
                    line(f"M{x} 430V372", "#6a5234", 9),
                    path(blob(x, 350, 34, 40, r, 10, 0.12), "#7fae4a"),
                    path(blob(x - 9, 338, 18, 20, r, 8, 0.12), "#b4d46a", opacity=0.8),
                )
                for x in (70, 250, 424)
            ],
        ),
        g("reeds", reeds(range(2, 490, 17), 474, 112, r, "#4f8a3c", 5, "#7a4a34")),
    )
    sparks = [
        (120, 318, 16),
        (196, 400, 20),
        (320, 392, 22),
        (356, 316, 14),
        (236, 322, 13),
        (150, 428, 13),
        (390, 430, 14),
        (40, 400, 13),
    ]
    star = lambda x, y, s: (
        f"M{x} {y - s}Q{x + s * 0.16:.1f} {y - s * 0.16:.1f} {x + s} {y}Q{x + s * 0.16:.1f} {y + s * 0.16:.1f} {x} {y + s}Q{x - s * 0.16:.1f} {y + s * 0.16:.1f} {x - s} {y}Q{x - s * 0.16:.1f} {y - s * 0.16:.1f} {x} {y - s}Z"
    )
    P.add(
        g(
            "sparks-glow",
            *[circle(x, y, s * 0.8, "#fdf8a8", opacity=0.6) for x, y, s in sparks],
            filter=P.soft(6),
        ),
        g("sparks", path("".join(star(*q) for q in sparks), "#fffce0")),
    )
    P.add(
        g("shore-line", line(curve([(x, y + 10) for x, y, *_ in shore], False), "#ffffff", 4, 0.7)),
        g(
            "fish",
            at(150, 556, 0.95, fish("#7f9a6a", "#f0f4cc", "#d0603a", bars="#3f4a2a"), turn=-4),
            at(
                330,
                580,
                0.76,
                fish("#7f9a6a", "#f0f4cc", "#d0603a", bars="#3f4a2a"),
                turn=4,
                flip=True,
            ),
        ),
    )
    finish(P)


def migratory_barrier_removal():
    """A dam with its middle taken out: the river runs through, and a salmon leaps up."""
    P = scene("migratory_barrier_removal", "Migratory barrier removal", "measure", 190)
    r = rng(3)
    P.add(g("clouds", cloud(300, 90, 140, "#ffffff", 0.8)))
    P.d(
        lin("wood", "#6fae7a", "#2f6a5a", y1=90, y2=240),
        lin("wall", "#d9d6d0", "#a8a8ac", "#6a6e7c", y1=200, y2=500),
        lin("fall", "#f4fdff", "#9ad4e8", "#3f94c0", y1=230, y2=560),
        lin("bank", "#a9be6a", "#6a8a4a", "#3f5a44", y1=190, y2=330),
    )
    P.add(
        g(
            "forest",
            path(hump(167, r, 5, 80, base=260), "url(#wood)"),
            pines(range(30, 470, 26), 206, r, "#2a6454", 78),
        )
    )
    P.add(
        g(
            "river-above",
            path("M150 216H330L360 300H120Z", "#9ad4e0"),
            line("M180 236h50M250 250h60M170 268h70", "#ffffff", 4, 0.7),
        ),
        g(
            "banks",
            path(
                curve(
                    [
                        (-20, 214, "c"),
                        (100, 210),
                        (166, 216, "c"),
                        (140, 300),
                        (120, 330, "c"),
                        (-20, 330, "c"),
                    ]
                )
                + curve(
                    [
                        (500, 214, "c"),
                        (390, 208),
                        (314, 216, "c"),
                        (340, 300),
                        (360, 330, "c"),
                        (500, 330, "c"),
                    ]
                ),
                "url(#bank)",
            ),
        ),
    )
    left = "M-10 252H120L132 276L118 300L140 330L124 364L146 400L130 440L150 500H-10Z"
    right = "M490 252H362L348 280L366 308L344 340L360 372L338 410L354 446L334 500H490Z"
    # under the walls down to their corners, then straight into the foam
    fall = "M110 262C200 276 280 276 372 262L368 440L334 500V516Q240 560 150 516V500L116 440Z"
    P.d(clip("gap", fall), clip("walls", left + right))
    P.add(
        g(
            "fall-layer",
            path(fall, "url(#fall)"),
            line(
                "".join(
                    f"M{x} 280C{x - 6} 350 {x + 6} 430 {x + (x - 240) * 0.1:.0f} 520"
                    for x in range(150, 350, 22)
                ),
                "#ffffff",
                5,
                0.55,
                clip_path="url(#gap)",
            ),
        )
    )
    P.add(
        g(
            "dam",
            path(left + right, "url(#wall)"),
            filter=solid(P, "dam-form", "#ffffff", "#12284a", 12),
        ),
        g(
            "joints",
            line(
                "M-10 320H160M-10 390H160M-10 450H160M60 252V320M30 320V390M80 390V450M330 320H490M330 390H490M330 450H490M420 252V320M450 320V390M396 390V450",
                "#5a6070",
                3,
                0.5,
            ),
            clip_path="url(#walls)",
        ),
    )
    P.add(
        g(
            "pool",
            path(sheet(swell(512, 8, 60)), "url(#sea-fill)"),
            *[
                circle(x, y, s, "#f4fdff", opacity=0.92)
                for x, y, s in [
                    (140, 516, 16),
                    (166, 522, 20),
                    (200, 524, 17),
                    (236, 528, 20),
                    (274, 526, 18),
                    (310, 522, 20),
                    (338, 516, 15),
                    (180, 540, 12),
                    (290, 542, 13),
                ]
            ],
            line(
                "M40 560q50-10 100 0M190 580q60-12 120 0M340 566q50-10 90 2M80 616q60-10 120 0M280 630q60-10 120 0",
                "#d9f4fa",
                4,
                0.6,
            ),
        )
    )
    body = [
        (-132, 6, "c"),
        (-118, -12),
        (-70, -32),
        (-10, -38),
        (50, -26),
        (96, -12),
        (116, -10),
        (146, -34, "c"),
        (138, 2),
        (148, 36, "c"),
        (114, 14),
        (70, 24),
        (0, 36),
        (-66, 32),
        (-112, 22),
    ]
    bend = lambda pts: [(x, y + (x / 132) ** 2 * 40 - 14, *c) for x, y, *c in pts]
    put = lambda pts, closed=True: curve(place(bend(pts), 244, 356, -58, 1.08, True), closed)
    spots = [
        (-60, -20, 4),
        (-36, -26, 3.6),
        (-12, -24, 4.2),
        (12, -24, 3.4),
        (34, -18, 4),
        (56, -16, 3.2),
        (-46, -10, 3),
        (0, -12, 3),
        (80, -10, 2.8),
    ]
    P.d(
        lin("salmon", "#5f7f9a", "#dfe6ea", "#f4e6e0", x1=180, y1=300, x2=300, y2=400),
        clip("salmon-outline", put(body)),
    )
    P.add(
        g(
            "salmon-body",
            path(
                put([(-14, -36, "c"), (4, -66), (34, -56, "c"), (40, -28, "c")])
                + put([(84, -10, "c"), (92, -23), (104, -23, "c"), (101, -8, "c")])
                + put([(26, 30, "c"), (34, 54), (58, 42, "c"), (60, 24, "c")])
                + put([(-20, 34, "c"), (-10, 56), (10, 48, "c"), (8, 34, "c")]),
                "#6f8aa4",
            ),
            path(put(body), "url(#salmon)"),
            filter=solid(P, "salmon-form", "#ffffff", "#12305a", 8),
        ),
        g(
            "salmon-marks",
            path(
                put(
                    [
                        (-132, 6),
                        (-118, -20),
                        (-70, -40),
                        (-10, -46),
                        (50, -34),
                        (96, -20),
                        (132, -20, "c"),
                        (96, -6),
                        (50, -8),
                        (-20, -12),
                        (-90, -6),
                    ]
                ),
                "#3f6284",
                opacity=0.75,
                clip_path="url(#salmon-outline)",
            ),
            *[
                circle(
                    *place(bend([(x, y)]), 244, 356, -58, 1.08, True)[0], s, "#1f3a56", opacity=0.9
                )
                for x, y, s in spots
            ],
            line(put([(-86, -20), (-74, 2), (-84, 26)], False), "#2a4a68", 4, 0.7),
            path(put([(-70, 12, "c"), (-44, 10), (-32, 28, "c"), (-56, 28)]), "#8aa4b8"),
            circle(*place(bend([(-104, -6)]), 244, 356, -58, 1.08, True)[0], 6, "#f4e6b0"),
            circle(*place(bend([(-104, -6)]), 244, 356, -58, 1.08, True)[0], 3.8, "#0b1a2c"),
            line(
                put([(-132, 8), (-112, 12)], False),
                "#2a4a68",
                3,
                0.8,
                clip_path="url(#salmon-outline)",
            ),
        ),
        g(
            "splash",
            *[
                path(
                    curve(
                        [(x, y, "c"), (x + s * 0.6, y + s), (x, y + s * 1.6), (x - s * 0.6, y + s)]
                    ),
                    "#f4fdff",
                )
                for x, y, s in [
                    (150, 440, 9),
                    (176, 470, 11),
                    (206, 486, 8),
                    (330, 420, 8),
                    (352, 456, 9),
                    (132, 404, 7),
                    (310, 470, 10),
                ]
            ],
        ),
    )
    finish(P)


def recycling_and_waste_disposal():
    """Three arrows run in a ring round a bottle; under it the clean beach and the sea."""
    P = scene("recycling_and_waste_disposal", "Recycling and waste disposal", "measure", 470)
    r = rng(5)
    P.add(
        g("clouds", cloud(40, 120, 130, "#ffffff", 0.7), cloud(320, 90, 120, "#ffffff", 0.7)),
        g("gulls", gull(82, 210, 20, "#ffffff", 5), gull(400, 196, 16, "#ffffff", 4)),
    )
    surface_line(P, 474)
    beach = [(-20, 556, "c"), (80, 540), (200, 556), (320, 534), (500, 548, "c")]
    P.d(
        lin("sand", "#fdf0c8", "#e6cf94", "#a8906a", y1=530, y2=720),
        rad("halo", (0, "#ffffff", 0.9), (1, "#ffffff", 0), cx=240, cy=320, r=230),
    )
    P.add(
        g("beach", path(sheet(beach), "url(#sand)"), line(curve(beach, False), "#ffffff", 8, 0.9)),
        g("halo-layer", circle(240, 320, 230, "url(#halo)")),
    )
    f = solid(P, "arrow-form", "#ffffff", "#0a2a4a", 8)
    arrows = []
    for k, tone in enumerate(("#2f86d0", "#3fa06a", "#2463b5")):
        a0 = math.radians(-128 + k * 120)
        a1 = math.radians(-42 + k * 120)
        inner, outer = 122, 168
        p = lambda rr, a: f"{n(240 + rr * math.cos(a))} {n(320 + rr * math.sin(a))}"
        tip = a1 + 0.36
        d = f"M{p(inner, a0)}L{p(145, a0 + 0.16)}L{p(outer, a0)}A{outer} {outer} 0 0 1 {p(outer, a1)}L{p(outer + 26, a1)}L{p(145, tip)}L{p(inner - 26, a1)}L{p(inner, a1)}A{inner} {inner} 0 0 0 {p(inner, a0)}Z"
        arrows.append(path(d, tone, stroke=tone, stroke_width=7, stroke_linejoin="round"))
    P.add(g("ring", *arrows, filter=f))
    P.add(
        g("bottle", at(240, 322, 1.62, bottle("#a9dcd0", "#f2b64e", "#e4604e"), turn=68), filter=f)
    )
    P.add(
        g(
            "tidy",
            at(
                92,
                566,
                1,
                path("M-44-64H44L36 40H-36Z", "#3fa06a"),
                path("M-50-76H50V-60H-50Z", "#2a7a52"),
                line("M-18-44L-14 24M0-44V24M18-44L14 24", "#d9f4e0", 5, 0.7),
            ),
            at(
                396,
                566,
                1,
                path("M-44-64H44L36 40H-36Z", "#2f86d0"),
                path("M-50-76H50V-60H-50Z", "#1f5a9a"),
                line("M-18-44L-14 24M0-44V24M18-44L14 24", "#d9ecfa", 5, 0.7),
            ),
            filter=f,
        ),
        g(
            "shell",
            path(
                curve(
                    [(240, 612, "c"), (214, 596), (216, 570), (240, 560), (264, 570), (266, 596)]
                ),
                "#f4c9c0",
            ),
            line("M240 610V564M240 610L222 572M240 610L258 572", "#c07a78", 3, 0.8),
            path(blob(300, 606, 16, 9, r, 8, 0.1), "#8f86a8"),
        ),
    )
    finish(P)


def strict_protection():
    """A bell of light over a reef with all its life; above it the yellow buoy of a protected area."""
    P = scene("strict_protection", "Strict protection", "measure", 150)
    r = rng(8)
    P.add(g("clouds", cloud(300, 90, 130, "#ffffff", 0.8)))
    surface_line(P, 154)
    P.shafts(o=0.24)
    sea_bed(P, 560, r)
    f = solid(P, "buoy-form", "#ffffff", "#5a3a08", 7)
    P.add(
        g(
            "buoy",
            line("M240 170V230", "#22384f", 4, 0.9),
            at(
                240,
                160,
                1,
                path("M-46 6L-30-22H30L46 6Q0 26-46 6Z", "#f2c12e"),
                path("M-16-22L-8-86H8L16-22Z", "#f2c12e"),
                line("M-13-46H13M-10-66H10", "#a8761a", 4, 0.7),
                line("M-20-124L20-92M20-124L-20-92", "#f2c12e", 13, 1),
            ),
            filter=f,
        ),
        surface_front(),
    )
    dome = "M62 570V420A178 190 0 0 1 418 420V570A178 34 0 0 1 62 570Z"
    P.d(
        rad(
            "dome-fill",
            (0, "#ffffff", 0.5),
            (0.75, "#dff6ff", 0.16),
            (1, "#ffffff", 0.5),
            cx=240,
            cy=400,
            r=200,
        )
    )
    P.add(g("dome-back", path(dome, "url(#dome-fill)")))
    stones = [
        (150, 560, 58, 40),
        (240, 548, 70, 54),
        (336, 562, 60, 40),
        (196, 590, 50, 28),
        (290, 592, 54, 28),
    ]
    P.d(olin("stone", "#c3b0d6", "#8268a8", "#46387a"))
    P.add(
        g(
            "reef",
            *[
                path(curve(stone_pts(x, y, a, b, r, 9), k=0.24), "url(#stone)")
                for x, y, a, b in stones
            ],
            filter=solid(P, "stone-form", "#fdf2ff", "#150f3a", 12),
        )
    )
    weed = []
    for x, y, h, lean in [
        (140, 530, 110, -16),
        (170, 524, 90, 8),
        (220, 502, 96, -12),
        (256, 500, 120, 10),
        (330, 530, 110, 14),
        (360, 540, 80, 22),
    ]:
        weed.append(
            f"M{x} {y}Q{x + lean * 0.2:.0f} {y - h * 0.5:.0f} {x + lean} {y - h}M{x + lean * 0.25:.0f} {y - h * 0.4:.0f}Q{x + lean + 12} {y - h * 0.55:.0f} {x + lean + 22} {y - h * 0.82:.0f}M{x + lean * 0.25:.0f} {y - h * 0.35:.0f}Q{x + lean - 14} {y - h * 0.5:.0f} {x + lean - 22} {y - h * 0.72:.0f}"
        )
    P.add(g("wrack", line("".join(weed), "#8a8a34", 10, 1), line("".join(weed), "#e0d46a", 3, 0.7)))
    P.add(
        g(
            "life",
            at(180, 372, 1.25, fish("#7f9a5a", "#f4f4cc", "#d9603a", bars="#37441f"), turn=-6),
            at(
                318, 330, 0.9, fish("#a8995a", "#f4ecc8", "#8a7a48", barbel=True), turn=8, flip=True
            ),
            at(300, 430, 0.76, fish("#dcecf4", "#ffffff", "#9ac0d8"), turn=-6),
            at(240, 296, 0.6, fish("#dcecf4", "#ffffff", "#9ac0d8"), turn=4),
            at(352, 406, 0.6, fish("#dcecf4", "#ffffff", "#9ac0d8"), turn=6),
            filter=solid(P, "fish-form", "#fffbe6", "#0b2a4a", 5),
        ),
        g(
            "dome",
            path(dome, "none", stroke="#ffffff", stroke_width=6, stroke_opacity=0.9),
            line("M88 440A152 170 0 0 1 180 268", "#ffffff", 11, 0.75),
            line("M392 440A150 170 0 0 0 370 352", "#ffffff", 6, 0.5),
        ),
    )
    finish(P)


def surface_front():
    return g(
        "water-before-buoy",
        path(
            curve(
                [
                    (190, 168, "c"),
                    (220, 162),
                    (250, 170),
                    (290, 164, "c"),
                    (280, 178),
                    (240, 182),
                    (200, 178),
                ]
            ),
            "#6cc3d8",
            opacity=0.8,
        ),
    )


def upgraded_waste_water_treatment():
    """Three basins, one below the other: brown, then green, then clear; the last runs out to a fish."""
    P = scene("upgraded_waste_water_treatment", "Upgraded waste water treatment", "measure", 470)
    r = rng(2)
    P.add(g("clouds", cloud(300, 80, 140, "#ffffff", 0.8)))
    P.d(
        lin("hill", "#a9cf8a", "#6fa86a", "#3f7a5c", y1=100, y2=480),
        lin("wall", "#f4f6f6", "#c0ccd4", "#7f93a4", y1=-20, y2=70),
    )
    P.add(
        g(
            "hill-layer",
            path(
                curve(
                    [
                        (-20, 490, "c"),
                        (-20, 130, "c"),
                        (80, 128),
                        (180, 180),
                        (300, 300),
                        (420, 420),
                        (500, 470, "c"),
                        (500, 490, "c"),
                    ]
                ),
                "url(#hill)",
            ),
            pines([40, 62, 90, 300, 420], 150, r, "#3f7a5a", 0),
        )
    )
    surface_line(P, 474)
    P.d(lin("clear", (0, "#e6fbff", 0.95), (1, "#7ad0ea", 0.5), y1=440, y2=600))

    def basin(x, y, w, water, light, kind):
        h = w * 0.26
        inner = ellipse(0, 0, w * 0.88, h * 0.82, water) + line(
            f"M{-w * 0.6:.0f} {h * 0.1:.0f}q{w * 0.3:.0f} {h * 0.24:.0f} {w * 0.6:.0f} 0M{-w * 0.1:.0f} {-h * 0.3:.0f}q{w * 0.3:.0f} {h * 0.2:.0f} {w * 0.6:.0f} 0",
            light,
            4,
            0.7,
        )
        extra = ""
        if kind == 0:
            extra = "".join(
                path(blob(px * w, py * h, 9, 6, r, 7, 0.2), "#5a4020")
                for px, py in [(-0.4, -0.1), (0.2, 0.3), (0.45, -0.2), (-0.1, 0.1), (0.0, -0.5)]
            )
        if kind == 1:
            extra = "".join(
                circle(px * w, py * h, s, "#f4ffe0", opacity=0.85)
                for px, py, s in [
                    (-0.5, 0, 5),
                    (-0.2, 0.3, 7),
                    (0.1, -0.2, 6),
                    (0.4, 0.2, 8),
                    (0.2, 0.4, 4),
                    (-0.3, -0.4, 5),
                ]
            )
        if kind == 2:
            extra = line(
                f"M{-w * 0.4:.0f} {-h * 0.2:.0f}l14-14M{-w * 0.2:.0f} {-h * 0.3:.0f}l10-10",
                "#ffffff",
                6,
                0.9,
            )
        return at(
            x,
            y,
            1,
            path(f"M{-w} 0V{w * 0.56:.0f}A{w} {h:.0f} 0 0 0 {w} {w * 0.56:.0f}V0Z", "url(#wall)"),
            ellipse(0, 0, w, h, "#ffffff"),
            inner,
            extra,
            line(f"M0 {-h - 22:.0f}V0M{-w * 0.88:.0f} 0H{w * 0.88:.0f}", "#5a7a94", 6, 0.9),
            circle(0, -h - 24, 8, "#f2a93b"),
        )

    falls = [
        ("M176 214C204 236 212 262 214 296H254C252 254 236 220 206 196Z", "#a98a3a"),
        ("M318 332C340 352 346 376 348 404H384C382 366 368 336 346 314Z", "#7fae5a"),
    ]
    f = solid(P, "basin-form", "#ffffff", "#12304a", 9)
    P.add(
        g("falls", *[path(d, c) for d, c in falls]),
        g(
            "basins",
            basin(130, 180, 84, "#9a7434", "#e0c078", 0),
            basin(258, 300, 78, "#8ab04f", "#e0f0a0", 1),
            basin(374, 404, 72, "#5fc3e0", "#f4fdff", 2),
            filter=f,
        ),
        g(
            "outlet",
            path("M330 430H300V452H268V426Q268 414 280 414H330Z", "#9ab0c0"),
            path("M262 446H306V460H262Z", "#7f93a4"),
            path("M268 458Q262 520 210 590H330Q306 520 300 458Z", "url(#clear)"),
            line("M276 466Q270 520 240 580M292 466Q296 520 312 580", "#ffffff", 4, 0.8),
        ),
    )
    P.add(
        g(
            "weed",
            eelgrass(60, 640, 96, r, "#3f9a6a", 7, 0.4, 6),
            eelgrass(430, 640, 110, r, "#2a8a66", 7, 0.4, 6),
            eelgrass(110, 650, 70, r, "#5fae5a", 6, 0.4, 5),
        ),
        g(
            "fish",
            at(
                140,
                540,
                1.15,
                fish("#7f9a5a", "#f4f4cc", "#d9603a", bars="#37441f"),
                turn=-4,
                flip=True,
            ),
            at(386, 560, 0.86, fish("#dcecf4", "#ffffff", "#9ac0d8"), turn=4),
            at(340, 520, 0.6, fish("#dcecf4", "#ffffff", "#9ac0d8"), turn=-4),
            filter=solid(P, "fish-form", "#fffbe6", "#0b2a4a", 5),
        ),
        bubbles("air", [(250, 560, 8), (286, 536, 6), (270, 590, 10)]),
    )
    finish(P)


def ocean_literacy():
    """An open book from which the sea rises: a wave, a leaping fish, a lighthouse on the far page."""
    P = scene(
        "ocean_literacy", "Ocean literacy", "measure", 720, sky=("#5aa8e0", "#a9d6f0", "#fdf6de")
    )
    sun(P, 360, 120, 34)
    P.add(
        g("clouds", cloud(30, 130, 140, "#ffffff", 0.8)),
        g("gulls", gull(150, 190, 20, "#ffffff", 5), gull(200, 166, 14, "#ffffff", 4)),
    )
    P.d(
        lin("page", "#fffdf4", "#f4e9cf", "#c9bca4", y1=430, y2=610),
        lin("wave", "#c9f0f0", (0.3, "#5cb8d4"), "#1f6aa8", y1=230, y2=540),
        lin("deep", "#3f94c8", "#164a86", y1=330, y2=560),
        lin("table", "#c98a52", "#8a5430", y1=560, y2=720),
    )
    P.add(
        g(
            "table-layer",
            el("rect", y=578, width=480, height=150, fill="url(#table)"),
            line("M-10 620H490M-10 664H490", "#6a3c20", 4, 0.5),
        )
    )
    cover = [
        (240, 540, "c"),
        (330, 506),
        (446, 518, "c"),
        (456, 606, "c"),
        (330, 596),
        (262, 626),
        (218, 626),
        (150, 596),
        (24, 606, "c"),
        (34, 518, "c"),
        (150, 506),
    ]
    right = [
        (240, 536, "c"),
        (300, 498),
        (370, 486),
        (434, 500, "c"),
        (440, 584, "c"),
        (370, 574),
        (300, 584),
        (240, 612, "c"),
    ]
    left = [(480 - x, y, *c) for x, y, *c in right]
    f = solid(P, "book-form", "#ffffff", "#1a2440", 8)
    lighthouse = at(
        352,
        396,
        1.1,
        path("M-44 112Q-30 74 4 72Q44 74 58 112Z", "#8a7ca8"),
        path("M-18 76L-10-32H14L22 76Z", "#fff8ee"),
        path("M-16.4 52L-14 26H17.6L19.6 52ZM-12.4 2L-10.8-20H14.6L16 2Z", "#e0503c"),
        path("M-16-32H20V-40H-16ZM-8-40h20v-20H-8Z", "#33405c"),
        path("M-6-56h16v14H-6Z", "#ffe28a"),
        path("M-12-60L2-78L16-60Z", "#e0503c"),
        path("M-10-50L-110-84V-34Z", "#fff2b8", opacity=0.6),
    )
    wave = [
        (60, 512, "c"),
        (64, 430),
        (90, 350),
        (150, 286),
        (216, 268),
        (270, 290),
        (292, 330),
        (280, 372),
        (252, 386),
        (228, 370),
        (236, 344),
        (214, 338),
        (190, 360),
        (190, 410),
        (220, 448),
        (280, 466),
        (350, 462),
        (420, 490, "c"),
        (330, 492),
        (240, 530, "c"),
        (150, 492),
    ]
    curl = [(64, 470), (92, 390), (140, 326), (196, 302), (236, 312)]
    curl2 = [(92, 486), (116, 416), (150, 366), (178, 344)]
    P.add(
        g("book-cover", path(curve(cover), "#1f5aa8"), filter=f),
        g(
            "pages",
            path(curve(left), "url(#page)"),
            path(curve(right), "url(#page)"),
            line(
                "M270 560Q330 530 420 540M270 582Q330 554 424 562M210 560Q150 530 60 540M210 582Q150 554 56 562",
                "#9a8fb0",
                4,
                0.6,
            ),
            filter=f,
        ),
        g("lighthouse", lighthouse),
        g(
            "wave-layer",
            path(curve(wave), "url(#wave)"),
            filter=solid(P, "wave-form", "#ffffff", "#0a2f5c", 12),
        ),
        g(
            "wave-lines",
            line(curve(curl, False) + curve(curl2, False), "#f4fdff", 6, 0.75),
            *[
                circle(x, y, s, "#ffffff", opacity=0.95)
                for x, y, s in [
                    (292, 330, 11),
                    (284, 352, 13),
                    (268, 372, 12),
                    (248, 384, 10),
                    (290, 308, 9),
                    (304, 352, 6),
                    (300, 376, 5),
                    (276, 394, 6),
                ]
            ],
        ),
        g(
            "leaping",
            at(150, 244, 1.25, fish("#5f8ab0", "#f4f8fa", "#3f6a94"), turn=26),
            filter=solid(P, "fish-form", "#ffffff", "#0a2f5c", 5),
        ),
        g(
            "seal",
            at(
                330,
                452,
                0.66,
                path(
                    curve(
                        [
                            (-46, 40, "c"),
                            (-52, 4),
                            (-44, -28),
                            (-14, -46),
                            (20, -38),
                            (42, -12),
                            (52, 40, "c"),
                        ]
                    ),
                    "#56687e",
                ),
                path(
                    curve([(-50, 10), (-60, 2), (-58, -12), (-38, -16), (-26, 0), (-34, 14)]),
                    "#a9b6c4",
                ),
                ellipse(-56, -8, 7, 6, "#0b1420"),
                circle(-20, -18, 6.4, "#0b1420"),
                circle(-22, -20, 2.2, "#fff"),
                line("M-48 4l-24 6M-46 8l-20 14", "#ffffff", 2, 0.8),
            ),
        ),
        g(
            "seal-water",
            path(
                curve(
                    [
                        (282, 486, "c"),
                        (310, 470),
                        (350, 474),
                        (384, 482, "c"),
                        (350, 492),
                        (310, 494),
                    ]
                ),
                "#5cb8d4",
            ),
            line("M288 484Q330 470 380 482", "#f4fdff", 4, 0.8),
        ),
    )
    finish(P, shade=0.2)


if __name__ == "__main__":
    run(
        [
            bubble_curtains,
            fishing_gear_regulation,
            habitat_restoration,
            hazardous_substance_regulation,
            improved_nutrient_retention,
            migratory_barrier_removal,
            recycling_and_waste_disposal,
            strict_protection,
            upgraded_waste_water_treatment,
            ocean_literacy,
        ]
    )
