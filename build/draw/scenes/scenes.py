"""The four large scenes behind the menu, the two endings and the set-up, 1920 x 1080.

menu: half under water; the surface runs from upper left down to the right, so that the left (title, buttons) is calm water.
won: the same sea full of life and light. lost: the same place, grey and empty. setup: a beach, sand above, water below.
"""

import math
import sys

sys.path.insert(0, __file__.rsplit("/scenes/", 1)[0])
from wide_kit import *
from scene_kit import at, cloud, gull, pine, swell


def water(P, stops_, glow=None, name="water"):
    P.d(lin(name, *stops_, y2=HIGH))
    P.add(g("water-layer", el("rect", width=WIDE, height=HIGH, fill=f"url(#{name})")))
    if glow:
        x, y, r, tone, o = glow
        P.d(rad("glow", (0, tone, o), (1, tone, 0), cx=x, cy=y, r=r))
        P.add(g("glow-layer", el("rect", width=WIDE, height=HIGH, fill="url(#glow)")))


def shafts(P, beams, o=0.3, tone="#fffbe0", y0=-20):
    P.d(lin("beam", (0, tone, 1), (0.6, tone, 0.3), (1, tone, 0), y1=y0, y2=900))
    parts = [
        path(
            f"M{x} {y0}H{x + w}L{x + w * 1.5 - lean:.0f} 920H{x - w * 0.6 - lean:.0f}Z",
            "url(#beam)",
        )
        for x, w, lean in beams
    ]
    P.add(
        g("shafts", *parts, filter=P.soft(14), opacity=o, style="mix-blend-mode:soft-light"),
        g("shafts-core", *parts, filter=P.soft(10), opacity=o * 0.45),
    )


def calm_corner(P, o, tone="#084a60"):
    """Darker water at upper left: the title lies on it."""
    P.d(rad("calm", (0, tone, o), (0.6, tone, o * 0.85), (1, tone, 0), cx=300, cy=230, r=760))
    P.add(g("calm-layer", el("rect", width=1100, height=1000, fill="url(#calm)")))


def shoal(id_, x, y, count, r, spread, length, tone, o, turn=0):
    return g(
        id_,
        path(
            "".join(
                fish_mini(
                    x + r.gauss(0, spread[0]),
                    y + r.gauss(0, spread[1]),
                    length * r.uniform(0.8, 1.2),
                    turn + r.uniform(-9, 9),
                )
                for _ in range(count)
            ),
            tone,
            opacity=o,
        ),
    )


def tufts(id_, places, tone, r, o=1.0, sway=0.12):
    return g(
        id_,
        path(
            "".join(tuft(x, y, h, k, r, 0.45, w, sway) for x, y, h, k, w in places), tone, opacity=o
        ),
    )


def red_weed(x, y, h, tone, r):
    """A fan of fine red alga."""
    out = []

    def branch(px, py, a, length, depth):
        qx, qy = px + length * math.sin(a), py - length * math.cos(a)
        out.append(f"M{n(px)} {n(py)}L{n(qx)} {n(qy)}")
        if depth:
            for s in (-1, 0.15, 1):
                branch(
                    qx, qy, a + s * r.uniform(0.3, 0.5), length * r.uniform(0.6, 0.76), depth - 1
                )

    branch(x, y, 0, h * 0.36, 3)
    return line("".join(out), tone, n(max(2.0, h * 0.02)), 1)


def stones(P, id_, places, r, tones=("#b7a6c0", "#75659a", "#38356a", "#1b2148")):
    P.d(
        olin(f"{id_}-fill", *tones),
        form(f"{id_}-form", "#f6eed8", 0.55, 2, 6, 4, "#0b1536", 0.7, -8, -24, 13, box=True),
    )
    out = []
    for x, y, a, b in places:
        out.append(
            path(
                curve(stone_pts(x, y, a, b, r, 9), k=0.24),
                f"url(#{id_}-fill)",
                filter=f"url(#{id_}-form)",
            )
        )
    return g(id_, *out)


SEAL = (
    "hind-flippers",
    "far-flipper",
    "body",
    "back-light",
    "head-shading",
    "nose",
    "mouth",
    "whiskers",
    "ear",
    "eye",
    "near-flipper",
)
COD = ("fins", "pelvic-far", "body", "back-light", "marks", "barbel", "fins-near", "eye")
HERRING = ("fins", "body", "back-light", "marks", "pectoral", "eye")
PERCH = ("dorsal-spiny", "fins", "body", "back-light", "marks", "fins-near", "eye")
WRACK = ("holdfast", "wrack-1", "wrack-2", "wrack-3")
MUSSELS = ("mussels-back", "mussels-middle", "byssus", "mussels-front")
EELGRASS = ("rhizome", "shoot-right", "shoot-left", "shoot-middle", "shoot-front")


def menu():
    P = wide("menu", "The living Baltic", "scenes")
    r = rng(11)
    line_of_sea = [
        (-40, 4, "c"),
        (260, 16),
        (620, 56),
        (960, 140),
        (1280, 204),
        (1600, 206),
        (1960, 176, "c"),
    ]
    water(
        P,
        ("#3f9fa8", (0.24, "#1f7c90"), (0.6, "#125a78"), (1, "#072a44")),
        (1320, 230, 780, "#bff0e0", 0.55),
    )
    shafts(
        P,
        [
            (120, 70, 150),
            (420, 60, 150),
            (760, 110, 170),
            (1080, 70, 160),
            (1340, 120, 170),
            (1640, 80, 160),
        ],
        0.5,
    )
    # the air over it
    P.d(
        lin("air", "#7fc0d2", (0.6, "#d3ecdf"), "#fbeec9", y2=220),
        clip("air-clip", curve([(-40, -20, "c"), *line_of_sea, (1960, -20, "c")])),
        clip("sea-clip", curve([(-40, 1100, "c"), *line_of_sea, (1960, 1100, "c")])),
    )
    P.d(lin("isle", "#7f94a0", "#51707e", y1=100, y2=210))
    air = [
        el("rect", width=WIDE, height=240, fill="url(#air)"),
        circle(1180, 84, 46, "#fffbe4", opacity=0.95),
        circle(1180, 84, 110, "#fff6d0", opacity=0.4),
        cloud(860, 76, 220, "#ffffff", 0.55),
        cloud(1380, 70, 320, "#ffffff", 0.5),
        path(
            curve(
                [
                    (1420, 215, "c"),
                    (1480, 176),
                    (1560, 166),
                    (1640, 172),
                    (1740, 158),
                    (1840, 168),
                    (1960, 160, "c"),
                    (1960, 230, "c"),
                ]
            ),
            "url(#isle)",
        ),
        *[pine(x, 176 - (x % 7), 40 + x % 23, "#3f6670") for x in range(1500, 1930, 27)],
        path("M1664 180V112h18v68ZM1660 112h26v-7h-26ZM1666 105v-13h14v13Z", "#f4efe2"),
        path("M1664 150h18v-12h-18ZM1664 128h18v-10h-18Z", "#d0604c"),
        path("M1662 92L1673 80L1684 92Z", "#d0604c"),
        gull(1010, 70, 26, "#ffffff", 5),
        gull(1064, 46, 17, "#ffffff", 4),
    ]
    P.add(g("air-layer", *air, clip_path="url(#air-clip)"))
    bird = borrow(P, "somateria_mollissima", ("bird",), "eider")
    P.add(g("eider-afloat", put(bird, 1330, 138, 0.44, (300, 330)), clip_path="url(#air-clip)"))
    P.d(
        caustic_filter("net", 0.004, 0.03, 5),
        lin("net-fade", (0, "#fff", 1), (1, "#fff", 0), y1=60, y2=420),
        '<mask id="net-mask"><rect width="1920" height="440" fill="url(#net-fade)"/></mask>\n',
    )
    P.add(
        g(
            "light-net",
            gg(
                gg(
                    el("rect", y=20, width=WIDE, height=420, fill="#fff", filter="url(#net)"),
                    mask="url(#net-mask)",
                ),
                clip_path="url(#sea-clip)",
            ),
            opacity=0.6,
        )
    )
    P.add(
        g(
            "surface",
            line(curve(line_of_sea, False), "#f6fff0", 7, 0.9),
            line(curve([(x, y + 16) for x, y, *_ in line_of_sea], False), "#d9fbee", 3, 0.5),
            line(curve([(x + 20, y + 34) for x, y, *_ in line_of_sea], False), "#d9fbee", 2, 0.3),
        )
    )
    calm_corner(P, 0.78)
    P.B[-1] = gg(P.B[-1], clip_path="url(#sea-clip)")
    # depths
    P.d(
        lin("far-bed", (0, "#2a8294", 0.75), (1, "#124e68", 0.9), y1=620, y2=1080),
        lin("mid-bed", "#125268", "#0a3348", y1=760, y2=1080),
        lin("near-bed", "#0d3f50", "#052030", y1=900, y2=1080),
    )
    P.add(
        shoal("shoal-far", 1560, 380, 26, r, (120, 46), 46, "#bfeee6", 0.34, 4),
        shoal("shoal-left", 700, 420, 14, r, (90, 34), 36, "#bfeee6", 0.2, 4),
    )
    P.add(
        g(
            "bed-far",
            path(
                seabed(
                    [
                        (-40, 800, "c"),
                        (200, 760),
                        (480, 730),
                        (760, 776),
                        (1060, 740),
                        (1360, 690),
                        (1640, 720),
                        (1960, 670, "c"),
                    ]
                ),
                "url(#far-bed)",
            ),
        )
    )
    P.add(
        tufts(
            "weed-far",
            [(x, 930, 270 + 50 * math.sin(x * 0.7), 7, 8) for x in range(640, 1940, 110)],
            "#23758a",
            r,
            0.6,
        )
    )
    P.add(
        g(
            "bed-mid",
            path(
                seabed(
                    [
                        (-40, 930, "c"),
                        (260, 900),
                        (560, 880),
                        (860, 920),
                        (1160, 872),
                        (1500, 830),
                        (1760, 850),
                        (1960, 820, "c"),
                    ]
                ),
                "url(#mid-bed)",
            ),
        )
    )
    seal = borrow(P, "halichoerus_grypus", SEAL, "seal")
    P.add(g("grey-seal", put(seal, 1230, 470, 1.05, (250, 340), turn=14)))
    cod = borrow(P, "gadus_morhua", COD, "cod")
    P.add(g("cod", put(cod, 860, 720, 0.72, (240, 290), turn=6)))
    herring = borrow(P, "clupea_harengus", HERRING, "herring")
    P.d(f'<g id="one-herring">{herring}</g>\n')
    for k, (x, y, s, t) in enumerate(
        [(1690, 420, 0.42, 4), (1560, 500, 0.34, -3), (1820, 500, 0.36, 2), (1500, 580, 0.28, 5)]
    ):
        P.add(
            gg(
                f'<use href="#one-herring" transform="translate({x} {y}) rotate({t}) scale({s}) translate(-240 -290)"/>',
                opacity=1 - 0.08 * k,
            )
        )
    P.add(
        stones(
            P,
            "boulders",
            [
                (1560, 990, 150, 80),
                (1760, 960, 190, 110),
                (1900, 1010, 140, 90),
                (1380, 1030, 110, 50),
            ],
            r,
        )
    )
    wrack = borrow(P, "fucus_vesiculosus", WRACK, "wrack")
    P.add(g("bladderwrack", put(wrack, 1760, 912, 0.7, (240, 560))))
    P.add(
        g(
            "bed-near",
            path(
                seabed(
                    [
                        (-40, 1010, "c"),
                        (240, 990),
                        (520, 1000),
                        (820, 1016),
                        (1100, 980),
                        (1400, 1016),
                        (1700, 1030),
                        (1960, 1020, "c"),
                    ]
                ),
                "url(#near-bed)",
            ),
        )
    )
    mussels = borrow(P, "mytilus_edulis", MUSSELS, "mussel")
    P.add(g("mussel-clump", put(mussels, 1330, 1000, 0.52, (240, 430))))
    P.add(
        g(
            "red-weed-right",
            red_weed(1470, 1040, 190, "#b04a6a", r),
            red_weed(1890, 1060, 230, "#b04a6a", r),
        ),
        g(
            "red-weed-left",
            red_weed(110, 1080, 210, "#7f4468", r),
            red_weed(230, 1090, 150, "#7f4468", r),
        ),
    )
    P.add(
        tufts(
            "weed-near",
            [
                (40, 1090, 250, 8, 10),
                (180, 1095, 170, 7, 9),
                (330, 1095, 130, 6, 8),
                (980, 1095, 120, 7, 8),
                (1120, 1095, 160, 7, 9),
                (1600, 1095, 150, 7, 9),
                (1860, 1095, 200, 8, 10),
            ],
            "#0f6a62",
            r,
            0.95,
        ),
        tufts(
            "weed-dark",
            [
                (0, 1095, 180, 6, 12),
                (470, 1100, 90, 6, 9),
                (700, 1100, 90, 6, 9),
                (1240, 1100, 100, 6, 9),
                (1930, 1095, 260, 7, 12),
            ],
            "#042232",
            r,
            0.9,
        ),
    )
    P.add(
        bubbles(
            "bubbles",
            [
                (1010, 560, 9),
                (1024, 520, 6),
                (1012, 480, 4),
                (700, 650, 8),
                (690, 610, 5),
                (1500, 700, 7),
                (1510, 660, 4),
                (620, 880, 6),
            ],
        )
    )
    P.motes(90, 4, 0.5, (0, 120, 1920, 1000), rmax=3.2)
    P.d(rad("vignette", (0.5, "#04182a", 0), (1, "#04182a", 0.5), cx=980, cy=460, r=1240))
    P.add(g("vignette-layer", el("rect", width=WIDE, height=HIGH, fill="url(#vignette)")))
    P.save()


def won():
    P = wide("won", "The sea alive", "scenes")
    r = rng(21)
    water(
        P,
        ("#4fb6be", (0.2, "#2a97a8"), (0.55, "#187a98"), (1, "#0a4264")),
        (900, 40, 1000, "#e6fbe0", 0.6),
    )
    shafts(
        P,
        [
            (-40, 100, 170),
            (240, 90, 170),
            (560, 120, 180),
            (900, 80, 170),
            (1200, 130, 180),
            (1540, 90, 170),
            (1800, 120, 170),
        ],
        0.62,
        "#fffbd8",
    )
    P.d(
        caustic_filter("net", 0.004, 0.026, 9),
        lin("net-fade", (0, "#fff", 1), (1, "#fff", 0), y2=260),
        '<mask id="net-mask"><rect width="1920" height="260" fill="url(#net-fade)"/></mask>\n',
    )
    P.add(
        g(
            "light-net",
            gg(
                el("rect", width=WIDE, height=260, fill="#fff", filter="url(#net)"),
                mask="url(#net-mask)",
            ),
            opacity=0.7,
        )
    )
    calm_corner(P, 0.9)
    P.d(
        lin("far-bed", (0, "#3fa5ac", 0.8), (1, "#1a6a84", 0.9), y1=640, y2=1080),
        lin("mid-bed", "#2b8a8c", "#125468", y1=780, y2=1080),
        lin("sand", "#f0e2ac", "#c9b37c", "#6f7f68", y1=930, y2=1080),
    )
    P.add(
        shoal("shoal-one", 600, 330, 24, r, (110, 40), 44, "#e6fff4", 0.4, 4),
        shoal("shoal-two", 1500, 820, 30, r, (160, 30), 40, "#d9fff0", 0.35, 3),
        shoal("shoal-three", 250, 640, 16, r, (110, 30), 34, "#e6fff4", 0.35, -3),
    )
    P.add(g("bed-far", path(seabed(rolling(800, 36, 260, r)), "url(#far-bed)")))
    P.add(
        tufts(
            "weed-far",
            [
                (x, 946 + 8 * math.sin(x), 262 + 50 * math.sin(x * 0.7), 7, 8)
                for x in range(20, 1940, 88)
            ],
            "#2f9a94",
            r,
            0.75,
        )
    )
    P.add(g("bed-mid", path(seabed(rolling(910, 22, 240, r)), "url(#mid-bed)")))
    P.add(
        tufts(
            "meadow",
            [
                (x, 976 + 6 * math.sin(x), 212 + 40 * math.sin(x * 1.3), 8, 8)
                for x in range(470, 1300, 60)
            ],
            "#5fb46a",
            r,
            0.9,
        ),
        tufts(
            "meadow-light",
            [(x, 966, 130 + 30 * math.sin(x * 1.7), 6, 7) for x in range(500, 1280, 74)],
            "#a9d67a",
            r,
            0.9,
        ),
    )
    P.add(
        stones(
            P,
            "boulders",
            [
                (1470, 980, 150, 80),
                (1650, 960, 170, 100),
                (1850, 970, 170, 110),
                (60, 1010, 130, 70),
            ],
            r,
            ("#d0bcd8", "#8f78b4", "#4f4488", "#26265c"),
        )
    )
    wrack = borrow(P, "fucus_vesiculosus", WRACK, "wrack")
    P.d(f'<g id="one-wrack">{wrack}</g>\n')
    P.add(
        g(
            "bladderwrack",
            *[
                f'<use href="#one-wrack" transform="translate({x} {y}) scale({s}) translate(-240 -560)"/>'
                for x, y, s in [(1680, 890, 0.84), (1880, 930, 0.6)]
            ],
        )
    )
    bed = [
        (-40, 1005, "c"),
        (240, 990),
        (480, 962),
        (820, 952),
        (1100, 958),
        (1340, 984),
        (1500, 1016),
        (1700, 1030),
        (1960, 1020, "c"),
    ]
    P.add(
        g(
            "bed-near",
            path(seabed(bed), "url(#sand)"),
            P.caustics_on("sand-net", path(seabed(bed), "#fff"), 0.5, 0.008, 0.04, 3),
        )
    )
    seal = borrow(P, "halichoerus_grypus", SEAL, "seal")
    P.add(g("grey-seal", put(seal, 250, 850, 0.86, (250, 340), turn=34)))
    perch = borrow(P, "perca_fluviatilis", PERCH, "perch")
    P.add(g("perch", put(perch, 610, 830, 0.48, (240, 320))))
    herring = borrow(P, "clupea_harengus", HERRING, "herring")
    P.d(f'<g id="one-herring">{herring}</g>\n')
    for x, y, s, t in [
        (1000, 830, 0.34, 3),
        (1140, 790, 0.28, -3),
        (1240, 850, 0.3, 2),
        (1890, 560, 0.3, 3),
    ]:
        P.add(
            f'<use href="#one-herring" transform="translate({x} {y}) rotate({t}) scale({s}) translate(-240 -290)"/>\n'
        )
    mussels = borrow(P, "mytilus_edulis", MUSSELS, "mussel")
    P.add(g("mussel-clump", put(mussels, 1420, 1010, 0.46, (240, 430))))
    P.add(
        g(
            "red-weed-all",
            red_weed(120, 1060, 190, "#d0587a", r),
            red_weed(1330, 1040, 150, "#d0587a", r),
            red_weed(1780, 1060, 200, "#d0587a", r),
            red_weed(420, 1060, 120, "#d0587a", r),
        )
    )
    P.add(
        tufts(
            "weed-near",
            [
                (20, 1095, 260, 8, 11),
                (340, 1095, 110, 6, 8),
                (760, 1095, 110, 6, 8),
                (1220, 1095, 130, 7, 9),
                (1560, 1095, 130, 7, 9),
                (1900, 1095, 250, 8, 11),
            ],
            "#1f8a66",
            r,
            0.95,
        )
    )
    P.add(
        bubbles(
            "bubbles",
            [
                (430, 760, 10),
                (446, 716, 7),
                (432, 676, 5),
                (90, 560, 8),
                (104, 520, 5),
                (700, 420, 8),
                (690, 376, 5),
                (1560, 880, 7),
                (1880, 780, 9),
                (1894, 740, 6),
            ],
        )
    )
    P.motes(110, 4, 0.7, (0, 60, 1920, 1000), "#fffde0", 3.4)
    P.d(rad("vignette", (0.6, "#04283a", 0), (1, "#04283a", 0.32), cx=960, cy=460, r=1260))
    P.add(g("vignette-layer", el("rect", width=WIDE, height=HIGH, fill="url(#vignette)")))
    P.save()


def lost():
    P = wide("lost", "The sea grey and still", "scenes")
    r = rng(21)
    water(
        P,
        ("#7f918f", (0.2, "#66797b"), (0.55, "#43555b"), (1, "#1c282f")),
        (900, 0, 900, "#c9d4cc", 0.4),
    )
    shafts(P, [(80, 90, 150), (620, 110, 160), (1260, 100, 160)], 0.22, "#dfe6dc")
    calm_corner(P, 0.62, "#2f3e44")
    P.d(
        lin("far-bed", (0, "#5d6f72", 0.8), (1, "#3a4a50", 0.9), y1=660, y2=1080),
        lin("mid-bed", "#445459", "#28353b", y1=800, y2=1080),
        lin("mud", "#5a5e5c", "#3a4144", "#191f23", y1=960, y2=1080),
    )
    P.add(g("bed-far", path(seabed(rolling(800, 36, 260, r)), "url(#far-bed)")))
    P.add(
        g(
            "haze",
            *[
                path(blob(x, y, a, b, r, 10, 0.15), "#8a9894", opacity=0.3)
                for x, y, a, b in [(300, 800, 320, 50), (900, 840, 380, 46), (1500, 800, 360, 50)]
            ],
            filter=P.soft(18),
        )
    )
    P.add(g("bed-mid", path(seabed(rolling(910, 22, 240, r)), "url(#mid-bed)")))
    P.add(
        stones(
            P,
            "boulders",
            [
                (1470, 980, 150, 80),
                (1650, 960, 170, 100),
                (1850, 970, 170, 110),
                (60, 1010, 130, 70),
            ],
            r,
            ("#9aa09f", "#6d7578", "#3f484e", "#20272d"),
        )
    )
    bare = []
    for x, y, h, lean in [
        (1640, 880, 190, -20),
        (1700, 890, 150, 26),
        (1880, 890, 170, -14),
        (500, 1010, 120, 16),
        (900, 1010, 90, -10),
        (110, 980, 200, 14),
        (210, 1000, 120, -14),
    ]:
        bare.append(curve([(x, y), (x + lean * 0.3, y - h * 0.5), (x + lean, y - h)], False))
        for k in range(3):
            s = 1 if k % 2 else -1
            bare.append(
                f"M{n(x + lean * 0.2 * (k + 1))} {n(y - h * (0.3 + 0.2 * k))}q{s * 14} -18 {s * 34} -30"
            )
    P.add(
        g(
            "bare-stalks",
            line("".join(bare), "#4f5552", 8, 0.95),
            line("".join(bare), "#8a908a", 2, 0.4),
        )
    )
    bed = [
        (-40, 1012, "c"),
        (240, 1000),
        (520, 1010),
        (820, 996),
        (1100, 1014),
        (1400, 1024),
        (1700, 1030),
        (1960, 1020, "c"),
    ]
    P.add(g("bed-near", path(seabed(bed), "url(#mud)"), line(curve(bed, False), "#8a918e", 3, 0.4)))
    shells = "".join(
        curve(place([(0, -16, "c"), (13, 0), (9, 15), (-7, 16), (-13, 3)], x, y, t, s))
        for x, y, t, s in [
            (380, 1036, 40, 1.3),
            (420, 1050, -30, 1.1),
            (350, 1056, 100, 1.2),
            (1330, 1044, 20, 1.3),
            (1370, 1056, 80, 1.1),
            (1300, 1060, -50, 1.2),
            (760, 1046, 60, 1.1),
            (1000, 1056, 10, 1.1),
        ]
    )
    P.add(g("empty-shells", path(shells, "#767d80"), line(shells, "#a9afac", 2, 0.5)))
    P.d(olin("glass", "#93a39d", "#5d6d6b"))
    P.add(
        g(
            "bottle",
            at(
                640,
                1024,
                1.0,
                path(
                    curve(
                        [
                            (-70, -8, "c"),
                            (-52, -8, "c"),
                            (-34, -22),
                            (-14, -25),
                            (62, -24),
                            (70, -14),
                            (70, 14),
                            (62, 24),
                            (-14, 25),
                            (-34, 22),
                            (-52, 8, "c"),
                            (-70, 8, "c"),
                        ]
                    ),
                    "url(#glass)",
                    opacity=0.85,
                ),
                path("M-82-11H-68V11H-82Z", "#6a5f66"),
                line("M-28-14Q-10-18 62-15", "#d9e0da", 4, 0.6),
                turn=-9,
            ),
        )
    )
    P.add(
        g(
            "mats",
            *[
                path(blob(x, y, a, 12, r, 10, 0.3), "#7f8470", opacity=0.5)
                for x, y, a in [(240, 1014, 90), (1130, 1020, 130), (1560, 1034, 90)]
            ],
        )
    )
    P.add(tufts("stubs", [(20, 1095, 110, 5, 9), (1900, 1095, 120, 5, 9)], "#20282c", r, 0.9))
    P.motes(50, 4, 0.35, (0, 60, 1920, 1000), "#dfe6e0", 3)
    P.d(rad("vignette", (0.45, "#0c1216", 0), (1, "#0c1216", 0.55), cx=960, cy=420, r=1240))
    P.add(g("vignette-layer", el("rect", width=WIDE, height=HIGH, fill="url(#vignette)")))
    P.save()


def setup():
    P = wide("setup", "On the beach", "scenes")
    r = rng(5)
    P.d(
        lin("sky", "#f9e6c4", (0.7, "#fbe9c6"), "#fdf2d8", y2=260),
        rad("sun", (0, "#fffdf0", 0.95), (1, "#fffdf0", 0), cx=330, cy=110, r=380),
        lin("dune-far", "#c3cba2", "#b4bf92", y1=140, y2=320),
        lin("dune", "#b6bf8a", "#d3c693", y1=210, y2=400),
        lin("sand", "#ecd8a6", "#e4cb94", "#d0b680", y1=300, y2=520),
        lin(
            "water",
            "#7cc6c9",
            (0.12, "#4aa6b2"),
            (0.4, "#1f7c92"),
            (0.72, "#0f4f6c"),
            (1, "#072a44"),
            y1=490,
            y2=1080,
        ),
    )
    P.add(
        g(
            "sky-layer",
            el("rect", width=WIDE, height=400, fill="url(#sky)"),
            el("rect", width=WIDE, height=400, fill="url(#sun)"),
            cloud(1240, 130, 260, "#fffaf0", 0.7),
            cloud(120, 96, 220, "#fffaf0", 0.5),
        )
    )
    P.add(
        g(
            "dunes-far",
            path(
                seabed(
                    [
                        (-40, 250, "c"),
                        (200, 200),
                        (520, 186),
                        (860, 190),
                        (1200, 176),
                        (1560, 150),
                        (1960, 120, "c"),
                    ],
                    560,
                ),
                "url(#dune-far)",
            ),
            *[
                pine(x, 168 - (x - 1500) * 0.07 + (x % 13), 46 + x % 31, "#93a884")
                for x in range(1490, 1930, 31)
            ],
        )
    )
    P.add(
        g(
            "dunes",
            path(
                seabed(
                    [
                        (-40, 326, "c"),
                        (220, 290),
                        (560, 278),
                        (940, 288),
                        (1320, 276),
                        (1640, 268),
                        (1960, 256, "c"),
                    ],
                    560,
                ),
                "url(#dune)",
            ),
        )
    )

    def marram(x, y, h, count):
        return "".join(
            f"M{n(x + r.uniform(-16, 16))} {n(y)}Q{n(x + a * 0.3)} {n(y - h * 0.7)} {n(x + a)} {n(y - h * r.uniform(0.6, 1))}"
            for a in [(-1 + 2 * i / (count - 1)) * h * 0.7 + r.uniform(-8, 8) for i in range(count)]
        )

    back = "".join(
        marram(x, 296 - 0.012 * x + r.uniform(-6, 10), r.uniform(34, 60), 9)
        for x in range(0, 1940, 64)
    )
    P.add(g("grass-back", line(back, "#8fa06a", 3.2, 0.75)))
    P.add(
        g(
            "sand-layer",
            path(
                seabed(
                    [
                        (-40, 350, "c"),
                        (300, 322),
                        (700, 318),
                        (1100, 326),
                        (1500, 310),
                        (1960, 300, "c"),
                    ],
                    620,
                ),
                "url(#sand)",
            ),
        )
    )
    ripple = "".join(
        curve([(x, y), (x + 60, y - 7), (x + 130, y - 2)], False)
        for x, y in [(r.uniform(0, 1800), r.uniform(350, 470)) for _ in range(34)]
    )
    P.add(
        g(
            "ripples",
            line(ripple, "#c3a56c", 3, 0.35),
            line(ripple, "#fbeecb", 2, 0.5, transform="translate(0 4)"),
        )
    )
    front = "".join(
        marram(x, y, h, 11)
        for x, y, h in [
            (30, 400, 110),
            (110, 380, 86),
            (1880, 380, 120),
            (1800, 366, 90),
            (1920, 440, 100),
        ]
    )
    P.add(g("grass-front", line(front, "#6f8a52", 4.4, 0.9), line(front, "#c9d08a", 1.6, 0.5)))
    edge = [
        (-40, 496, "c"),
        (300, 488),
        (640, 498),
        (980, 490),
        (1300, 482),
        (1620, 490),
        (1960, 502, "c"),
    ]
    P.add(
        g(
            "wet-sand",
            path(seabed([(x, y - 26, *c) for x, y, *c in edge], 620), "#c3a878", opacity=0.75),
        )
    )
    P.add(g("water-layer", path(seabed(edge), "url(#water)")))
    P.d(
        clip("water-clip", seabed(edge)),
        caustic_filter("net", 0.007, 0.03, 6),
        lin("net-fade", (0, "#fff", 1), (1, "#fff", 0), y1=490, y2=760),
        '<mask id="net-mask"><rect y="470" width="1920" height="300" fill="url(#net-fade)"/></mask>\n',
    )
    P.add(
        g(
            "light-net",
            gg(
                gg(
                    el("rect", y=470, width=WIDE, height=300, fill="#fff", filter="url(#net)"),
                    mask="url(#net-mask)",
                ),
                clip_path="url(#water-clip)",
            ),
            opacity=0.4,
        )
    )
    P.add(
        g(
            "foam",
            line(curve(edge, False), "#ffffff", 12, 0.95),
            line(curve([(x + 40, y + 20) for x, y, *_ in edge], False), "#ffffff", 4, 0.55),
            line(curve([(x - 30, y + 44) for x, y, *_ in edge], False), "#e9fbf4", 3, 0.35),
            line(curve([(x + 60, y + 74) for x, y, *_ in edge], False), "#e9fbf4", 2.4, 0.22),
        )
    )
    pebbles = [(r.uniform(0, 1920), r.uniform(448, 474), r.uniform(5, 13)) for _ in range(26)]
    P.add(
        g(
            "pebbles",
            *[
                path(
                    curve(stone_pts(x, y, s * 1.3, s * 0.8, r, 7), k=0.26),
                    r.choice(["#b8a6b4", "#a9968a", "#8f86a0", "#d9c9b4"]),
                )
                for x, y, s in pebbles
            ],
        )
    )
    P.add(
        g(
            "shells",
            *[
                gg(
                    path(
                        curve(
                            place(
                                [(0, 12, "c"), (-12, 2), (-8, -10), (8, -10), (12, 2)], x, y, t, 1.2
                            )
                        ),
                        c,
                    ),
                    line(
                        "".join(
                            curve(place([(0, 12), (q, -9)], x, y, t, 1.2), False)
                            for q in (-6, 0, 6)
                        ),
                        "#b8867a",
                        1.6,
                        0.7,
                    ),
                )
                for x, y, t, c in [
                    (620, 440, 20, "#f6d3c6"),
                    (1480, 432, -30, "#f9e6d6"),
                    (1110, 452, 60, "#f0c4b4"),
                ]
            ],
        )
    )
    P.d(lin("bed", (0, "#0c4460", 0.85), (1, "#052236", 0.95), y1=820, y2=1080))
    P.add(
        g("bed-layer", path(seabed(rolling(900, 30, 260, r)), "url(#bed)")),
        tufts(
            "weed",
            [
                (60, 1090, 240, 8, 10),
                (180, 1095, 160, 7, 9),
                (700, 1095, 120, 7, 8),
                (1050, 1095, 140, 7, 8),
                (1440, 1095, 120, 7, 8),
                (1870, 1095, 230, 8, 10),
            ],
            "#0a4a58",
            r,
            0.9,
        ),
    )
    P.add(
        shoal("shoal", 960, 640, 12, r, (160, 20), 34, "#bfeee6", 0.26, 3),
        shoal("shoal-right", 1600, 620, 10, r, (120, 20), 30, "#bfeee6", 0.22, 3),
    )
    P.motes(60, 4, 0.4, (0, 560, 1920, 1060), rmax=3)
    P.save()


if __name__ == "__main__":
    wanted = sys.argv[1:]
    for draw in (menu, won, lost, setup):
        if not wanted or draw.__name__ in wanted:
            draw()
