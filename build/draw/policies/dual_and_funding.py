"""The five dual policy cards (green frame: good or bad, as the sea is when they come) and funding (turquoise)."""

import math
import sys

sys.path.insert(0, __file__.rsplit("/policies/", 1)[0])
from policy_kit import *


def green_energy():
    """Wind turbines out at sea; below, their feet on the sea bed, grown over on one side, bare and muddy on the other."""
    P = scene("green_energy", "Green energy", "dual", 372)
    r = rng(3)
    sun(P, 392, 110, 30)
    P.add(g("clouds", cloud(40, 100, 150, "#ffffff", 0.7), cloud(250, 190, 170, "#ffffff", 0.5)))
    P.d(
        lin("mud", "#b09a7a", "#6a5a58", "#2a2a3a", y1=520, y2=720),
        lin("foot", "#f2b64e", "#d9893a", "#8a5a2a", y1=330, y2=560),
    )
    P.add(
        g(
            "far-turbines",
            at(84, 374, 0.9, turbine("#f6faf4", "#bcd0cc", 40)),
            at(420, 374, 0.8, turbine("#f6faf4", "#bcd0cc", 80)),
            at(340, 374, 0.6, turbine("#f6faf4", "#bcd0cc", 10), opacity=0.8),
        )
    )
    P.add(
        g(
            "turbine-layer",
            at(226, 380, 2.05, turbine("#ffffff", "#c3d2d4", 18)),
            filter=solid(P, "turbine", "#ffffff", "#2a5a66", 5),
        )
    )
    surface_line(P, 378)
    P.shafts(xs=((60, 40, 60), (190, 50, 80), (330, 40, 70)), o=0.14, length=600)
    P.add(
        g(
            "foot-layer",
            path("M214 352H238V470L262 556H190L214 470Z", "url(#foot)"),
            line("M214 400H238M214 436H238", "#7a4a1a", 3, 0.6),
        )
    )
    P.add(
        g(
            "floor",
            path(hump(548, r, 8, 100), "url(#mud)"),
            line(
                curve([(228, 560), (280, 590), (350, 580), (420, 610), (480, 600)], False),
                "#2a2430",
                6,
                0.8,
            ),
        )
    )
    P.add(
        g(
            "reef",
            *[
                path(curve(stone_pts(x, y, a, b, r, 8), k=0.24), c)
                for x, y, a, b, c in [
                    (176, 560, 34, 22, "#7a6a9a"),
                    (134, 572, 40, 24, "#6a5a8c"),
                    (90, 580, 34, 20, "#7a6a9a"),
                ]
            ],
            eelgrass(120, 566, 70, r, "#5f9a48"),
            eelgrass(170, 556, 54, r, "#7fae4a"),
            eelgrass(72, 580, 80, r, "#3f8a50"),
        ),
        g(
            "fish",
            at(110, 450, 0.66, fish("#7f9a6a", "#e6ecc0", "#c0603a", bars="#3f4a2a")),
            at(160, 490, 0.56, fish("#7f9a6a", "#e6ecc0", "#c0603a", bars="#3f4a2a")),
            at(80, 500, 0.5, fish("#7f9a6a", "#e6ecc0", "#c0603a", bars="#3f4a2a")),
        ),
        g(
            "stirred-mud",
            *[
                path(blob(x, y, a, b, r, 9, 0.18), "#a8927a", opacity=0.55)
                for x, y, a, b in [(306, 544, 46, 24), (360, 520, 60, 32), (420, 500, 60, 34)]
            ],
            filter=P.soft(5),
        ),
    )
    P.add(g("gull", gull(318, 250, 24, "#ffffff", 5), gull(364, 276, 16, "#ffffff", 4)))
    finish(P)


def nutrient_upwelling():
    """Wind pushes the surface water off the shore: cold deep water curls up along the slope and carries its sparks to the light."""
    P = scene(
        "nutrient_upwelling",
        "Nutrient upwelling",
        "dual",
        150,
        sea=("#b8dca0", "#3f9a86", "#0d3048"),
    )
    P.add(
        g(
            "wind",
            line(
                "M40 70q60-20 120 0t120 0q40-14 34-34q-14-20-32-6M70 108q70-18 140 0t150-4q44-10 40 18q-10 20-30 8",
                "#ffffff",
                7,
                0.85,
            ),
        )
    )
    slope = [
        (-20, 740, "c"),
        (-20, 196, "c"),
        (30, 204),
        (80, 300),
        (120, 430),
        (210, 540),
        (340, 592),
        (500, 604, "c"),
        (500, 740, "c"),
    ]
    P.d(
        lin("slope", "#c9b07a", "#8a6a5a", "#3a2f48", y1=190, y2=700),
        lin(
            "stream",
            (0, "#e6f6a0", 0.95),
            (0.45, "#8fce9a", 0.9),
            (1, "#2a6a9a", 0.85),
            y1=170,
            y2=600,
        ),
    )
    surface_line(P, 156)
    flow = [
        (500, 560),
        (380, 548),
        (260, 500),
        (176, 410),
        (140, 300),
        (156, 226),
        (220, 196),
        (310, 206),
        (380, 236),
    ]
    body = taper(flow, [50, 54, 56, 54, 48, 42, 36, 28, 4], 24)
    P.add(
        g("slope-layer", path(curve(slope), "url(#slope)")),
        g("current", path(body, "url(#stream)")),
    )
    lanes = []
    for k in (-0.62, -0.2, 0.22, 0.64):
        lanes.append(
            curve(
                [
                    (x + nx * 46 * k, y + ny * 46 * k)
                    for x, y, nx, ny, t in sample(flow, 26)
                    if t < 0.94
                ],
                False,
            )
        )
    P.add(
        g("lanes", line("".join(lanes), "#ffffff", 4, 0.55)),
        g(
            "head",
            path(
                "M366 190L432 244L356 270Z",
                "#e6f6a0",
                stroke="#e6f6a0",
                stroke_width=10,
                stroke_linejoin="round",
            ),
        ),
    )

    def spark(x, y, s):
        k = s * 0.16
        return f"M{n(x)} {n(y - s)}Q{n(x + k)} {n(y - k)} {n(x + s)} {n(y)}Q{n(x + k)} {n(y + k)} {n(x)} {n(y + s)}Q{n(x - k)} {n(y + k)} {n(x - s)} {n(y)}Q{n(x - k)} {n(y - k)} {n(x)} {n(y - s)}Z"

    sparks = [
        (430, 560, 20),
        (350, 528, 28),
        (266, 486, 24),
        (206, 430, 34),
        (150, 352, 26),
        (146, 268, 36),
        (206, 210, 26),
        (286, 214, 20),
        (300, 552, 14),
        (170, 470, 14),
        (120, 310, 13),
    ]
    P.add(
        g(
            "sparks-glow",
            *[circle(x, y, s * 0.8, "#fdf6b0", opacity=0.5) for x, y, s in sparks],
            filter=P.soft(8),
        ),
        g("sparks", path("".join(spark(*q) for q in sparks), "#fffbe0")),
    )
    r = rng(4)
    P.add(
        g(
            "bloom",
            *[
                circle(
                    r.uniform(180, 450),
                    r.uniform(166, 330),
                    r.uniform(2, 5),
                    r.choice(["#d9ee8e", "#f6f9c4", "#7fae4a"]),
                    opacity=0.85,
                )
                for _ in range(60)
            ],
        )
    )
    P.add(
        g(
            "copepods",
            *[
                at(
                    x,
                    y,
                    s,
                    path(
                        curve([(0, -30), (11, -20), (10, 6), (0, 24), (-10, 6), (-11, -20)]),
                        "#f6dcc0",
                    ),
                    line(
                        "M-4-26Q-34-34-44-6M4-26Q34-34 44-6M0 22V38M-4 40l4-4l4 4",
                        "#f6dcc0",
                        3,
                        0.9,
                    ),
                    circle(0, -22, 3.4, "#c0304a"),
                    turn=t,
                )
                for x, y, s, t in [(330, 330, 0.9, 16), (404, 380, 0.7, -12), (300, 410, 0.6, 30)]
            ],
        )
    )
    finish(P)


def warm_summer():
    """A parasol on the beach in bright sun; and in the warm water before it the yellow-green bands of blue-green algae."""
    P = scene("warm_summer", "Warm summer", "dual", 260, sky=("#7ac3d9", "#f6dca0", "#fdeec0"))
    r = rng(7)
    sun(P, 330, 130, 58, "#fff3b8", "#ffd98a")
    rays = "".join(
        f"M{n(330 + 76 * math.cos(a))} {n(130 + 76 * math.sin(a))}L{n(330 + 100 * math.cos(a))} {n(130 + 100 * math.sin(a))}"
        for a in [k * math.tau / 12 for k in range(12)]
    )
    P.add(g("rays", line(rays, "#fff3b8", 9, 0.9)), g("cloud", cloud(30, 120, 120, "#ffffff", 0.7)))
    surface_line(P, 262)
    bands = []
    for i in range(11):
        y = 284 + i * 14
        pts = [
            (-20 + k * 60 + r.uniform(-10, 10), y + (8 + i * 0.8) * math.sin(k * 1.3 + i * 0.7))
            for k in range(10)
        ]
        bands.append(
            line(curve(pts, False), ("#d9e07a", "#a9c850", "#eef0a8")[i % 3], 5 + i * 0.5, 0.75)
        )
    P.add(g("algae", *bands))
    beach = [(-20, 470, "c"), (80, 452), (180, 468), (300, 444), (400, 458), (500, 440, "c")]
    P.d(lin("sand", "#fdeec0", "#e9cc8a", "#b8905a", y1=440, y2=720))
    P.add(
        g(
            "beach",
            path(sheet(beach), "url(#sand)"),
            line(curve(beach, False), "#fffdf0", 9, 0.9),
            line(curve([(x, y - 14) for x, y, *_ in beach], False), "#fffdf0", 3, 0.5),
        )
    )
    P.add(g("shade", ellipse(210, 590, 120, 22, "#7a5a3a", opacity=0.35)))
    ribs = [(-130, 0), (-66, 6), (0, 8), (66, 6), (130, 0)]
    panels = []
    for k in range(4):
        (x1, y1), (x2, y2) = ribs[k], ribs[k + 1]
        mid = ((x1 + x2) / 2, 16)
        d = f"M{x1} {y1}Q{mid[0]} {mid[1]} {x2} {y2}Q{x2 * 0.86:.0f} -84 0 -116Q{x1 * 0.86:.0f} -84 {x1} {y1}Z"
        panels.append(path(d, ("#e4604e", "#fff8ea")[k % 2]))
    P.add(
        g(
            "parasol",
            at(
                200,
                400,
                1.06,
                line("M0-116V176", "#8a5a2a", 8),
                *panels,
                circle(0, -120, 6, "#8a5a2a"),
                turn=-10,
            ),
            filter=solid(P, "parasol", "#fffbe6", "#5a2a1a", 9),
        ),
        g(
            "towel",
            path("M250 566L380 540L424 586L290 614Z", "#3f9aa8"),
            path("M282 560L302 556L342 603L322 608ZM338 549L354 545L398 590L380 595Z", "#fff8ea"),
        ),
        g(
            "ball",
            circle(112, 586, 32, "#fff8ea"),
            path(
                "M112 554a32 32 0 0 1 30 22q-20 2-30 10q-2-16 0-32ZM82 596q14-8 30-10q8 16 4 32a32 32 0 0 1-34-22Z",
                "#3f9aa8",
            ),
            path("M142 576a32 32 0 0 1-26 42q4-16-4-32q10-8 30-10Z", "#f2a93b"),
        ),
    )
    finish(P, shade=0.2)


def major_baltic_inflow():
    """Salty, clear water from the ocean slides over the sill of the straits and down along the floor, with oxygen and cod."""
    P = scene(
        "major_baltic_inflow",
        "Major Baltic inflow",
        "dual",
        112,
        sea=("#9ad0b0", "#4f8a7a", "#2a4a50"),
    )
    r = rng(5)
    P.add(
        g(
            "storm",
            line(
                "M60 60q50-16 100 0t100 0q34-12 28-30q-12-16-28-4M120 88q60-14 120 0t120-6",
                "#ffffff",
                6,
                0.8,
            ),
            cloud(330, 70, 110, "#ffffff", 0.6),
        )
    )
    surface_line(P, 116, amp=7)
    below = len(P.B)
    floor = [
        (-20, 320, "c"),
        (60, 296),
        (110, 280),
        (160, 300),
        (210, 380),
        (260, 470),
        (340, 540),
        (440, 566),
        (500, 570, "c"),
    ]
    wedge = [
        (-20, 160, "c"),
        (60, 196),
        (120, 214),
        (190, 258),
        (260, 340),
        (330, 404),
        (420, 440),
        (500, 452, "c"),
    ] + floor[::-1]
    P.d(
        lin("inflow", "#a9b8f4", (0.4, "#5f78d0"), (1, "#3a2f8a"), y1=160, y2=570),
        lin("rock", "#b0a08a", "#6a5a68", "#2a2438", y1=280, y2=720),
        clip("wedge-clip", curve(wedge)),
    )
    P.add(
        g(
            "dead-zone",
            path(
                curve([(300, 470, "c"), (380, 500), (500, 500, "c"), (500, 580, "c"), (330, 560)]),
                "#1a1a28",
                opacity=0.5,
            ),
        )
    )
    P.add(g("wedge", path(curve(wedge), "url(#inflow)")))
    stream = "".join(
        curve(
            [
                (-20, 180 + k * 26),
                (70, 210 + k * 18),
                (150, 234 + k * 14),
                (230, 320 + k * 18),
                (320, 410 + k * 26),
                (480, 456 + k * 24),
            ],
            False,
        )
        for k in range(5)
    )
    P.add(
        g("stream", line(stream, "#e6ecff", 4, 0.55), clip_path="url(#wedge-clip)"),
        g("edge", line(curve([(x, y) for x, y, *_ in wedge[:8]], False), "#ffffff", 5, 0.8)),
    )
    P.add(
        g(
            "floor-layer",
            path(sheet(floor), "url(#rock)"),
            line(curve(floor, False), "#e0d0b0", 4, 0.6),
        )
    )
    salt = "".join(
        f"M{x} {y}l{s} {-s * 0.5:.1f}l{s} {s * 0.5:.1f}v{s * 1.1:.1f}l{-s} {s * 0.5:.1f}l{-s} {-s * 0.5:.1f}Z"
        for x, y, s in [
            (60, 240, 12),
            (150, 268, 10),
            (220, 350, 13),
            (300, 440, 11),
            (380, 486, 13),
            (440, 510, 10),
            (110, 232, 8),
        ]
    )
    P.add(g("salt", path(salt, "#f4f0ff", opacity=0.95), line(salt, "#6a55b8", 2, 0.7)))
    P.add(
        bubbles(
            "oxygen",
            [
                (90, 206, 9),
                (176, 262, 11),
                (206, 312, 8),
                (268, 372, 13),
                (320, 420, 9),
                (356, 446, 14),
                (420, 470, 11),
                (452, 486, 8),
                (240, 420, 9),
                (390, 526, 9),
                (130, 258, 7),
            ],
        )
    )
    P.add(
        g(
            "cod",
            at(
                298,
                300,
                1.9,
                fish("#a8995a", "#f4ecc8", "#8a7a48", barbel=True),
                turn=20,
                flip=True,
            ),
            filter=solid(P, "cod-form", "#fffbd8", "#123048", 6),
        ),
        g(
            "cod-two",
            at(
                132,
                168,
                1.0,
                fish("#a8995a", "#f4ecc8", "#8a7a48", barbel=True),
                turn=14,
                flip=True,
            ),
        ),
    )
    P.B[below:] = [gg(*P.B[below:], transform="translate(-36 -18) scale(1.17)")]
    finish(P)


def non_indigenous_species():
    """A mud crab sits below a hull's ballast water: smooth claws with pale tips; the ship that brought it small above."""
    P = scene("non_indigenous_species", "Non-indigenous species", "dual", 210)
    r = rng(6)
    P.add(g("clouds", cloud(40, 110, 140, "#ffffff", 0.7)))
    P.add(
        g(
            "ship",
            at(
                300,
                214,
                0.92,
                cargo_ship(
                    "#2f5a66",
                    "#f4f0e0",
                    "#c0503c",
                    ["#e4604e", "#f2b64e", "#5f9ac0", "#8fae6a", "#d9d2c0"],
                ),
            ),
            filter=solid(P, "ship-form", "#ffffff", "#123840", 4),
        )
    )
    surface_line(P, 216)
    P.d(
        lin("jet", (0, "#f4ffe6", 0.9), (1, "#c9f0d0", 0), y1=200, y2=420),
        lin("sand", "#d9c49a", "#9a8a6a", "#3f4a48", y1=540, y2=720),
    )
    P.add(
        g(
            "ballast",
            path("M176 200Q140 212 132 260Q120 330 70 420H250Q196 330 176 260Z", "url(#jet)"),
            *[
                circle(
                    r.uniform(96, 216), r.uniform(250, 410), r.uniform(2, 6), "#ffffff", opacity=0.7
                )
                for _ in range(30)
            ],
        )
    )
    P.add(
        g("floor", path(hump(572, r, 8, 90), "url(#sand)")),
        g(
            "weeds",
            eelgrass(52, 590, 130, r, "#2f7a5a", 7, 0.4, 8),
            eelgrass(430, 590, 150, r, "#2f7a5a", 7, 0.4, 8),
        ),
    )
    shell = [
        (0, -62),
        (34, -60, "c"),
        (62, -52),
        (84, -30, "c"),
        (92, -2),
        (84, 32, "c"),
        (54, 60),
        (0, 70),
        (-54, 60),
        (-84, 32, "c"),
        (-92, -2),
        (-84, -30, "c"),
        (-62, -52),
        (-34, -60, "c"),
    ]
    legs, joints = [], []
    for s in (-1, 1):
        for k, (a, b, c) in enumerate(
            [
                ((70, 26), (150, -16), (196, 44)),
                ((72, 40), (152, 26), (192, 92)),
                ((64, 52), (132, 62), (166, 126)),
                ((50, 60), (100, 92), (118, 148)),
            ]
        ):
            pts = [(s * a[0], a[1]), (s * b[0], b[1]), (s * c[0], c[1])]
            legs.append(
                taper(
                    [
                        pts[0],
                        ((pts[0][0] + pts[1][0]) / 2, (pts[0][1] + pts[1][1]) / 2 - 4),
                        pts[1],
                    ],
                    [10 - k, 11 - k, 8],
                    30,
                )
            )
            legs.append(
                taper(
                    [
                        pts[1],
                        ((pts[1][0] + pts[2][0]) / 2 + s * 8, (pts[1][1] + pts[2][1]) / 2 - 4),
                        pts[2],
                    ],
                    [8, 6, 1.5],
                    30,
                    point=True,
                )
            )
            joints.append(circle(*pts[1], 8, "#b8934a"))
    claws = []
    for s in (-1, 1):
        claws.append(
            path(  # ends within the palm, so that nothing of its tip shows beside it
                taper(
                    [(s * 62, -30), (s * 106, -66), (s * 104, -110), (s * 106, -134)],
                    [13, 15, 15, 15],
                    20,
                    point=True,
                ),
                "#b8893f",
            )
        )
        palm = [
            (s * 84, -98),
            (s * 116, -92),
            (s * 140, -112),
            (s * 138, -140),
            (s * 112, -152),
            (s * 84, -144),
            (s * 74, -122),
        ]
        claws.append(path(curve(palm), "#a8803a"))
        claws.append(
            path(
                curve(
                    [
                        (s * 86, -136, "c"),
                        (s * 76, -176),
                        (s * 94, -208),
                        (s * 112, -214, "c"),
                        (s * 102, -184),
                        (s * 106, -150, "c"),
                    ]
                )
                + curve(
                    [
                        (s * 110, -142, "c"),
                        (s * 124, -170),
                        (s * 120, -206, "c"),
                        (s * 142, -180),
                        (s * 134, -138, "c"),
                    ]
                ),
                "#f0dcb0",
            )
        )
    f = solid(P, "crab-form", "#fff6d0", "#2a1c10", 9)
    P.add(
        g(
            "crab",
            at(
                240,
                470,
                0.98,
                path("".join(legs), "#9a7434"),
                *joints,
                *claws,
                path(curve(shell), "#b8893f"),
                path(
                    curve([(-40, -30), (0, -40), (40, -30), (54, 6), (0, 30), (-54, 6)]),
                    "#d9b26a",
                    opacity=0.6,
                ),
                line("M-36-18Q-14-4-18 26M36-18Q14-4 18 26M-17 6H17", "#6a4a1c", 4, 0.6),
                line("M-24-60V-78M24-60V-78", "#9a7434", 7),
                circle(-24, -82, 7.4, "#1a1410"),
                circle(24, -82, 7.4, "#1a1410"),
                circle(-26, -84, 2.4, "#fff"),
                circle(22, -84, 2.4, "#fff"),
            ),
            filter=f,
        )
    )
    finish(P)


def funding():
    """A pile of amber coins on the sea bed, and eelgrass growing out of it."""
    P = scene("funding", "Funding", "funding", 0)
    r = rng(5)
    P.surface(130, 0.7, 6)
    P.shafts(o=0.3)
    P.add(
        g(
            "weeds-far",
            path(
                tuft(80, 620, 170, 8, r, 0.5, 7, 0.1) + tuft(400, 620, 190, 8, r, 0.5, 7, -0.1),
                "#1f8a8c",
                opacity=0.5,
            ),
        )
    )
    P.d(
        lin("sand", "#f2e6b8", "#c9b98a", "#5f7a70", y1=560, y2=720),
        olin("coin", "#ffe9a8", "#f2b64e", "#c07a22"),
        olin("edge", "#d9892a", "#a85f1a", "#7a3f10", x1=0, y1=0, x2=1, y2=0),
        olin("blade", "#d9f09a", "#6fb85a", "#1f7a5a"),
    )
    P.add(g("glow", circle(240, 400, 190, "#eafff0", opacity=0.35), filter=P.soft(30)))
    P.add(g("sand-layer", path(hump(588, r, 7, 100), "url(#sand)")))
    blades = []
    for x, h, lean in [
        (206, 240, -46),
        (222, 300, -22),
        (240, 340, 6),
        (256, 290, 30),
        (274, 230, 52),
        (230, 200, -62),
        (262, 190, 70),
    ]:
        blades.append(
            taper(
                [
                    (240 + (x - 240) * 0.4, 430),
                    (x, 430 - h * 0.4),
                    (x + lean * 0.6, 430 - h * 0.75),
                    (x + lean, 430 - h),
                ],
                [7, 11, 9, 2],
                40,
            )
        )
    P.add(
        g(
            "eelgrass",
            *[path(b, "url(#blade)") for b in blades],
            filter=solid(P, "blade-form", "#fbffd8", "#0a4a48", 3),
        ),
        g(
            "veins",
            line(
                "".join(
                    f"M{240 + (x - 240) * 0.4:.0f} 420Q{x} {430 - h * 0.4:.0f} {x + lean * 0.6:.0f} {430 - h * 0.75:.0f}"
                    for x, h, lean in [
                        (206, 240, -46),
                        (222, 300, -22),
                        (240, 340, 6),
                        (256, 290, 30),
                        (274, 230, 52),
                    ]
                ),
                "#f4ffd0",
                2,
                0.5,
            ),
        ),
    )

    def stack(x, y, count, w=74):
        out = []
        for k in range(count):
            yy = y - k * 22
            dx = (k * 37 % 11) - 5
            out.append(
                path(f"M{x - w + dx} {yy}v20a{w} {w * 0.3:.0f} 0 0 0 {2 * w} 0v-20Z", "url(#edge)")
                + line(
                    "".join(
                        f"M{x + dx + w * math.sin(a):.0f} {yy + w * 0.3 * math.cos(a) + 3:.0f}v13"
                        for a in [t * 0.26 for t in range(-5, 6)]
                    ),
                    "#7a3f10",
                    3,
                    0.45,
                )
                + ellipse(x + dx, yy, w, w * 0.3, "url(#coin)")
            )
        top = y - (count - 1) * 22
        dx = ((count - 1) * 37 % 11) - 5
        out.append(
            ellipse(x + dx, top, w * 0.76, w * 0.21, "none", stroke="#a8661c", stroke_width=3.4)
            + path(
                curve(
                    [
                        (x + dx - 22, top + 2),
                        (x + dx - 8, top - 8),
                        (x + dx + 8, top + 6),
                        (x + dx + 24, top - 3),
                    ],
                    False,
                ),
                "none",
                stroke="#a8661c",
                stroke_width=5,
                stroke_linecap="round",
            )
        )
        return gg(*out)

    P.add(
        g(
            "stacks",
            stack(108, 572, 4),
            stack(372, 576, 3),
            stack(240, 570, 7),
            filter=solid(P, "coins", "#fffbe0", "#5a2a0a", 6),
        )
    )
    P.add(
        g(
            "loose",
            at(
                96,
                640,
                1,
                ellipse(0, 0, 52, 18, "url(#coin)"),
                ellipse(0, 0, 38, 12, "none", stroke="#a8661c", stroke_width=3),
            ),
            at(
                396,
                642,
                1,
                ellipse(0, 0, 46, 16, "url(#coin)"),
                ellipse(0, 0, 34, 10, "none", stroke="#a8661c", stroke_width=3),
            ),
        )
    )
    P.add(
        g(
            "fish",
            at(116, 300, 0.9, fish("#e6f4f0", "#ffffff", "#9accc8"), turn=-8, flip=True),
            at(380, 250, 0.76, fish("#e6f4f0", "#ffffff", "#9accc8"), turn=6),
        ),
        bubbles(
            "bubbles", [(300, 180, 8), (314, 150, 5), (170, 170, 7), (160, 140, 4), (352, 360, 6)]
        ),
    )
    P.motes(30, 5, 0.6)
    finish(P)


if __name__ == "__main__":
    run(
        [
            green_energy,
            nutrient_upwelling,
            warm_summer,
            major_baltic_inflow,
            non_indigenous_species,
            funding,
        ]
    )
