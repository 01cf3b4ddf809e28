"""The sea behind the table in layers of 1920 x 1080, each its own picture, so that the program can fade them one by one.

water_murky and water_clear are opaque; all others are transparent. All are low in contrast: cards and text lie on top.
Habitats bring: ice_edge (ice), reed_edge (coast), river_mouth (river), rocks (rock), burrows (mud), shoal and seal_far (open water);
weed_back, weed_front and mussels come with the life that returns.
"""

import math
import sys

sys.path.insert(0, __file__.rsplit("/sea/", 1)[0])
from wide_kit import *
from scene_kit import at


def layer(name, title):
    return wide(name, title, "sea")


def full(fill, **k):
    return el("rect", width=WIDE, height=HIGH, fill=fill, **k)


def light_above(P, tone, o, x=760):
    P.d(
        rad(
            "light",
            (0, tone, o),
            (0.5, tone, o * 0.35),
            (1, tone, 0),
            cx=x,
            cy=-60,
            r=1100,
            tr="translate(0 0) scale(1 .7)",
        )
    )
    P.add(g("light-layer", full("url(#light)")))


def water_murky():
    P = layer("water_murky", "Murky water")
    r = rng(3)
    P.d(lin("water", "#5c7868", (0.35, "#39594f"), (0.7, "#274845"), (1, "#142c30"), y2=HIGH))
    P.add(g("water-layer", full("url(#water)")))
    light_above(P, "#c9d6a0", 0.3)
    clouds = [
        (r.uniform(0, 1920), r.uniform(80, 1000), r.uniform(180, 420), r.uniform(30, 80))
        for _ in range(16)
    ]
    P.add(
        g(
            "murk",
            *[
                path(
                    blob(x, y, a, b, r, 10, 0.16),
                    r.choice(["#7f9464", "#1c3836", "#5a7a5c"]),
                    opacity=0.12,
                )
                for x, y, a, b in clouds
            ],
            filter=P.soft(26),
        )
    )
    P.motes(120, 4, 0.28, (0, 40, 1920, 1040), "#dfe6b8", 3)
    P.save()


def water_clear():
    P = layer("water_clear", "Clear water")
    P.d(lin("water", "#3c9cab", (0.3, "#1a748c"), (0.65, "#0e4d6c"), (1, "#072e4c"), y2=HIGH))
    P.add(g("water-layer", full("url(#water)")))
    light_above(P, "#d9f6e4", 0.3)
    P.d(
        caustic_filter("net", 0.004, 0.03, 5),
        lin("net-fade", (0, "#fff", 1), (1, "#fff", 0), y2=220),
        '<mask id="net-mask"><rect width="1920" height="220" fill="url(#net-fade)"/></mask>\n',
    )
    P.add(
        g(
            "light-net",
            gg(
                el("rect", width=WIDE, height=220, fill="#fff", filter="url(#net)"),
                mask="url(#net-mask)",
            ),
            opacity=0.3,
        )
    )
    P.motes(80, 4, 0.3, (0, 40, 1920, 1040), "#e6fff4", 3)
    P.save()


def light_shafts():
    P = layer("light_shafts", "Light shafts")
    P.d(lin("beam", (0, "#fffbe0", 0.55), (0.55, "#fffbe0", 0.2), (1, "#fffbe0", 0), y2=900))
    beams = [
        (40, 70, 180),
        (260, 110, 190),
        (560, 60, 190),
        (760, 130, 200),
        (1080, 80, 200),
        (1300, 130, 210),
        (1600, 70, 210),
        (1780, 110, 220),
    ]
    P.add(
        g(
            "beams",
            *[
                path(
                    f"M{x} -20H{x + w}L{x + w * 1.6 - lean:.0f} 920H{x - w * 0.7 - lean:.0f}Z",
                    "url(#beam)",
                )
                for x, w, lean in beams
            ],
            filter=P.soft(12),
            opacity=0.62,
        )
    )
    P.save()


def bottom_far():
    P = layer("bottom_far", "Bottom, far")
    r = rng(7)
    P.d(
        lin("one", (0, "#0d3c42", 0.26), (1, "#0a2a34", 0.5), y1=640, y2=1080),
        lin("two", (0, "#0b343c", 0.4), (1, "#08222c", 0.75), y1=760, y2=1080),
    )
    P.add(
        g("ridge-one", path(seabed(rolling(730, 46, 300, r)), "url(#one)")),
        g("ridge-two", path(seabed(rolling(840, 34, 240, r)), "url(#two)")),
    )
    P.save()


BED = [
    (-40, 960, "c"),
    (180, 940),
    (460, 968),
    (760, 990),
    (1060, 976),
    (1360, 996),
    (1640, 966),
    (1960, 940, "c"),
]


def bottom_near():
    P = layer("bottom_near", "Bottom, near")
    r = rng(9)
    P.d(lin("bed", "#2f5f60", (0.35, "#1a434a"), (1, "#0b2530"), y1=930, y2=1080))
    ripples = "".join(
        curve([(x, y), (x + 50, y - 6), (x + 110, y - 1)], False)
        for x, y in [(r.uniform(0, 1840), r.uniform(1010, 1074)) for _ in range(34)]
    )
    P.add(
        g("bed-layer", path(seabed(BED), "url(#bed)"), line(curve(BED, False), "#8fb8a4", 3, 0.4)),
        g(
            "ripples",
            line(ripples, "#0b2530", 3, 0.4),
            line(ripples, "#7fa898", 1.6, 0.3, transform="translate(0 3)"),
        ),
    )
    P.save()


def ribbon_tufts(places, r, spread=0.42, sway=0.14):
    return "".join(tuft(x, y, h, k, r, spread, w, sway) for x, y, h, k, w in places)


def bed_at(x):
    """Height of the near bottom at x."""
    for (x1, y1, *_), (x2, y2, *_) in zip(BED, BED[1:]):
        if x1 <= x <= x2:
            return y1 + (y2 - y1) * (x - x1) / (x2 - x1)
    return BED[-1][1]


def weed_back():
    P = layer("weed_back", "Weed, far")
    r = rng(5)
    P.d(lin("weed", "#4fa88f", "#1f6a66", y1=720, y2=980))
    places = [(x, bed_at(x) + 26, 180 + 60 * math.sin(x * 0.7), 8, 9) for x in range(30, 1930, 116)]
    P.add(g("weed-layer", path(ribbon_tufts(places, r), "url(#weed)", opacity=0.6)))
    P.save()


def fan(x, y, h, r, depth=3):
    out = []

    def branch(px, py, a, length, left):
        qx, qy = px + length * math.sin(a), py - length * math.cos(a)
        out.append(f"M{n(px)} {n(py)}L{n(qx)} {n(qy)}")
        if left:
            for s in (-1, 0.15, 1):
                branch(
                    qx, qy, a + s * r.uniform(0.28, 0.48), length * r.uniform(0.62, 0.78), left - 1
                )

    branch(x, y, 0, h * 0.36, depth)
    return "".join(out)


def weed_front():
    P = layer("weed_front", "Weed, near")
    r = rng(12)
    P.d(
        lin("green", "#3fa07c", "#12574f", y1=780, y2=1080),
        lin("brown", "#a8963f", "#5f5a24", y1=820, y2=1080),
        lin("red", "#b0506e", "#6a2f50", y1=820, y2=1080),
    )
    green = [
        (60, 1095, 270, 8, 11),
        (210, 1098, 150, 6, 9),
        (620, 1098, 110, 6, 8),
        (1240, 1098, 120, 6, 8),
        (1560, 1098, 140, 7, 9),
        (1740, 1098, 190, 8, 10),
        (1890, 1095, 280, 8, 11),
    ]
    wracks = "".join(
        fan(x, y, h, r, 3) for x, y, h in [(330, 1090, 170), (1420, 1092, 150), (960, 1094, 110)]
    )
    reds = "".join(
        fan(x, y, h, r, 3)
        for x, y, h in [(130, 1090, 200), (1830, 1090, 200), (1660, 1094, 130), (460, 1094, 110)]
    )
    P.add(
        g("green-layer", path(ribbon_tufts(green, r), "url(#green)", opacity=0.85)),
        g("wrack", line(wracks, "#8f8038", 8, 0.85), line(wracks, "#c9bc62", 2, 0.45)),
        g("red-layer", line(reds, "#a04866", 4.4, 0.8)),
    )
    P.save()


def mussels():
    P = layer("mussels", "Mussels")
    r = rng(4)
    unit = [(0, -30, "c"), (16, -14), (22, 12), (10, 30), (-10, 30), (-19, 10), (-13, -14)]
    P.d(
        olin("shell", "#5f6aa8", "#333c78", "#1a2148"),
        form("shell-form", "#cfe0f4", 0.6, 1, 2, 1, "#06142c", 0.5, -1, -4, 3),
    )
    shells, lines_ = [], []
    spots = []
    for cx, cy, count, w in [
        (300, 1034, 16, 100),
        (820, 1052, 12, 80),
        (1180, 1050, 14, 90),
        (1560, 1046, 12, 80),
    ]:
        spots += [(cx + r.uniform(-w, w), cy + r.uniform(-14, 18)) for _ in range(count)]
    for x, y in sorted(spots, key=lambda q: q[1]):
        t, s = r.uniform(-50, 50), r.uniform(0.6, 1)
        shells.append(path(curve(place(unit, x, y, t, s)), "url(#shell)"))
        lines_.append(curve(place([(-6, -18), (-10, 6), (-4, 22)], x, y, t, s), False))
    P.add(
        g("shells", *shells, filter="url(#shell-form)", opacity=0.9),
        g("lines", line("".join(lines_), "#a9b8e0", 1.8, 0.5)),
    )
    P.save()


def shoal():
    P = layer("shoal", "A shoal of herring")
    r = rng(6)
    fish = []
    for cx, cy, count, sx, sy, turn in [
        (1560, 560, 30, 150, 44, 4),
        (420, 640, 18, 110, 34, -4),
        (1000, 90, 14, 130, 18, 3),
    ]:
        fish.append(
            "".join(
                fish_mini(
                    cx + r.gauss(0, sx),
                    cy + r.gauss(0, sy),
                    46 * r.uniform(0.75, 1.2),
                    turn + r.uniform(-8, 8),
                )
                for _ in range(count)
            )
        )
    P.d(lin("silver", "#e6fbf4", "#a9dcd9", y1=60, y2=720))
    P.add(g("fish", path("".join(fish), "url(#silver)", opacity=0.42)))
    P.save()


def seal_far():
    P = layer("seal_far", "A seal, far off")
    # a torpedo with one long S, muzzle to the left; the far water hazes it
    body = [
        (-206, 8),
        (-196, -8),
        (-168, -16),
        (-148, -32),
        (-118, -38),
        (-86, -32),
        (-36, -40),
        (34, -36),
        (104, -16),
        (152, 2),
        (196, -16, "c"),
        (222, -18),
        (204, 8),
        (224, 32, "c"),
        (190, 28),
        (152, 20),
        (92, 34),
        (20, 46),
        (-56, 44),
        (-106, 28),
        (-140, 18),
        (-172, 22),
        (-198, 20),
    ]
    flipper = [(-70, 36, "c"), (-84, 70), (-66, 104), (-40, 108, "c"), (-34, 76), (-38, 40, "c")]
    P.d(lin("coat", (0, "#8fb8bc", 0.62), (1, "#2f6a7c", 0.6), y1=300, y2=460))
    P.add(
        g(
            "seal",
            path(
                curve(place(body, 1440, 380, -10, 1.0))
                + curve(place(flipper, 1440, 380, -10, 1.0)),
                "url(#coat)",
            ),
            filter=P.soft(1.6),
        ),
        g("eye", circle(*place([(-150, -14)], 1440, 380, -10)[0], 5, "#123a4c", opacity=0.6)),
    )
    P.save()


def ice_edge():
    P = layer("ice_edge", "Ice above")
    P.d(
        lin("ice", (0, "#f4fdff", 0.85), (0.5, "#c3e6ee", 0.7), (1, "#7fc0d2", 0.25), y2=190),
        lin("facet", (0, "#ffffff", 0.6), (1, "#ffffff", 0.05), y2=170),
    )
    floes = [
        [
            (-40, -20, "c"),
            (460, -20, "c"),
            (440, 44, "c"),
            (400, 92, "c"),
            (320, 104, "c"),
            (270, 156, "c"),
            (200, 132, "c"),
            (120, 148, "c"),
            (60, 108, "c"),
            (-40, 120, "c"),
        ],
        [
            (500, -20, "c"),
            (940, -20, "c"),
            (926, 40, "c"),
            (860, 84, "c"),
            (780, 80, "c"),
            (730, 124, "c"),
            (650, 96, "c"),
            (570, 90, "c"),
            (520, 40, "c"),
        ],
        [
            (990, -20, "c"),
            (1330, -20, "c"),
            (1310, 36, "c"),
            (1240, 74, "c"),
            (1160, 66, "c"),
            (1110, 96, "c"),
            (1040, 60, "c"),
        ],
        [(1380, -20, "c"), (1620, -20, "c"), (1600, 30, "c"), (1520, 56, "c"), (1430, 48, "c")],
    ]
    faces = "M270 156L200 132L230 60L330 40ZM120 148L60 108L90 50L170 60ZM730 124L650 96L680 40L760 44ZM1110 96L1040 60L1090 24L1150 30Z"
    P.add(
        g("floes", path("".join(curve(f) for f in floes), "url(#ice)"), path(faces, "url(#facet)")),
        g("edges", line("".join(curve(f[2:], False) for f in floes), "#f4feff", 3, 0.55)),
    )
    P.d(lin("cold", (0, "#d9f6ff", 0.35), (1, "#d9f6ff", 0), y2=420))
    P.add(g("cold-light", el("rect", width=WIDE, height=420, fill="url(#cold)")))
    P.save()


def reed_edge():
    P = layer("reed_edge", "Reed at the edge")
    r = rng(8)
    P.d(
        lin("stem", "#a9c05a", "#4f8a4a", "#1f5a4a", y1=240, y2=1080),
        lin("far", (0, "#7fae74", 0.6), (1, "#2f6f60", 0.6), y1=240, y2=1080),
    )

    def reed(x, h, lean, w):
        base = 1090
        along = [
            (x, base),
            (x + lean * 0.2, base - h * 0.4),
            (x + lean * 0.55, base - h * 0.75),
            (x + lean, base - h),
        ]
        out = [taper(along, [w, w * 0.9, w * 0.7, w * 0.4], 90)]
        for k, t in enumerate((0.4, 0.56, 0.7, 0.84)):
            px, py = x + lean * t * t, base - h * t
            s = 1 if k % 2 else -1
            reach = h * r.uniform(0.13, 0.19)
            out.append(
                taper(
                    [
                        (px, py),
                        (px + s * reach * 0.3, py - reach * 0.5),
                        (px + s * reach, py - reach * 0.72),
                        (px + s * reach * 1.5, py - reach * 0.6),
                    ],
                    [w * 0.8, w * 1.6, w * 1.1, 0.4],
                    40,
                    point=True,
                )
            )
        return "".join(out)

    far = "".join(
        reed(x, h, lean, 5)
        for x, h, lean in [
            (1700, 640, -20),
            (1760, 720, -14),
            (1812, 680, -26),
            (1850, 780, -10),
            (1640, 500, -24),
            (1896, 720, -22),
            (20, 420, 16),
            (70, 360, 20),
        ]
    )
    near = "".join(
        reed(x, h, lean, 8)
        for x, h, lean in [
            (1730, 560, -34),
            (1790, 660, -30),
            (1836, 560, -36),
            (1874, 760, -30),
            (1908, 640, -34),
            (44, 460, 24),
            (6, 540, 18),
        ]
    )
    P.add(
        g("reeds-far", path(far, "url(#far)")),
        g("reeds-near", path(near, "url(#stem)", opacity=0.75)),
    )
    P.save()


def river_mouth():
    P = layer("river_mouth", "Where the river flows in")
    r = rng(2)
    P.d(
        lin(
            "fresh",
            (0, "#e6cf7a", 0.5),
            (0.5, "#c9b463", 0.26),
            (1, "#c9b463", 0),
            x1=0,
            y1=0,
            x2=1100,
            y2=0,
        ),
        lin("meander", (0, "#fff2c4", 0.55), (1, "#fff2c4", 0), x1=0, y1=0, x2=1050, y2=0),
    )
    tongue = [
        (-40, 352, "c"),
        (160, 330),
        (400, 286),
        (640, 276),
        (900, 330),
        (1120, 440),
        (900, 560),
        (640, 596),
        (420, 580),
        (200, 530),
        (-40, 508, "c"),
    ]
    P.add(g("fresh-layer", path(curve(tongue), "url(#fresh)", filter=P.soft(18))))
    threads = []
    for k in range(8):
        pts = [
            (
                -40 + i * 110,
                430 + (k - 3.5) * (16 + i * 7) + (8 + 2 * i) * math.sin(i * 1.25 + k * 0.35),
            )
            for i in range(9 - abs(k - 4) // 2)
        ]
        threads.append(line(curve(pts, False), "url(#meander)", n(6.5 - abs(k - 3.5)), 0.8))
    P.add(g("threads", *threads))
    P.add(
        g(
            "grains",
            *[
                circle(
                    r.uniform(0, 800),
                    r.uniform(280, 600),
                    r.uniform(1.6, 3.4),
                    "#fff2c4",
                    opacity=n(r.uniform(0.2, 0.5)),
                )
                for _ in range(40)
            ],
        )
    )
    P.save()


def rocks():
    P = layer("rocks", "Boulders")
    r = rng(11)
    P.d(
        olin("stone", "#9a8ab4", "#63558c", "#332f60", "#181d42"),
        form("stone-form", "#f6eed8", 0.45, 2, 6, 4, "#0b1536", 0.6, -8, -24, 13, box=True),
        lin("facet", (0, "#fff", 0.16), (1, "#fff", 0), y1=880, y2=1040),
    )
    places = [
        (60, 1000, 130, 110),
        (250, 1040, 120, 76),
        (430, 1070, 100, 50),
        (700, 1074, 90, 40),
        (1330, 1074, 100, 44),
        (1880, 1030, 120, 90),
    ]
    out = []
    for q in places:
        p = stone_pts(*q, r, 9)
        face = curve(
            [
                (p[5][0] + 10, p[5][1] + 10),
                (p[6][0], p[6][1] + 7),
                (p[7][0] - 8, p[7][1] + 7),
                (p[7][0] - 26, p[7][1] + 34),
                (p[6][0] - 8, p[6][1] + 26),
                (p[5][0] + 24, p[5][1] + 30),
            ],
            k=0.12,
        )
        out.append(
            gg(
                path(curve(p, k=0.24), "url(#stone)"),
                path(face, "url(#facet)"),
                filter="url(#stone-form)",
            )
        )
    P.add(g("stones", *out, opacity=0.92))
    P.save()


def burrows():
    P = layer("burrows", "Mud with burrows")
    r = rng(14)
    P.d(
        lin(
            "mud",
            (0, "#7f5a4c", 0.7),
            (0.5, "#573c3a", 0.85),
            (1, "#2c2028", 0.95),
            y1=990,
            y2=1080,
        )
    )
    top = [
        (380, 1100, "c"),
        (460, 1050),
        (620, 1014),
        (820, 1006),
        (1020, 1012),
        (1200, 1004),
        (1380, 1018),
        (1500, 1052),
        (1570, 1100, "c"),
    ]
    P.add(
        g(
            "mud-layer",
            path(curve(top), "url(#mud)"),
            line(curve(top[1:-1], False), "#d9a080", 3, 0.4),
        )
    )
    mounds = [(620, 1020), (760, 1034), (900, 1018), (1060, 1036), (1180, 1016), (1320, 1034)]
    P.add(
        g(
            "mounds",
            *[
                gg(
                    path(
                        curve(
                            [
                                (a - 34, b + 6),
                                (a - 16, b - 13),
                                (a + 16, b - 13),
                                (a + 34, b + 6),
                                (a, b + 11),
                            ]
                        ),
                        "#946654",
                        opacity=0.8,
                    ),
                    ellipse(a, b - 7, 11, 4.6, "#24141a"),
                )
                for a, b in mounds
            ],
        )
    )
    P.add(
        g(
            "siphons",
            line(
                "".join(
                    f"M{x} {y}q{d} -16 {d * 0.6:.0f} -30"
                    for x, y, d in [
                        (690, 1040, 8),
                        (980, 1046, -8),
                        (1250, 1044, 8),
                        (840, 1050, -6),
                    ]
                ),
                "#e0b898",
                5,
                0.7,
            ),
        )
    )
    tubes = "".join(
        f"M{a} {b - 6}q{s * 10} 40 {s * 40} 50" for (a, b), s in zip(mounds, (1, -1, 1, -1, 1, -1))
    )
    P.add(g("tubes", line(tubes, "#24141a", 11, 0.45), g_specks(r)))
    P.save()


def g_specks(r):
    return gg(
        *[
            circle(
                r.uniform(540, 1440),
                r.uniform(1040, 1076),
                r.uniform(1.5, 3),
                "#d9a080",
                opacity=0.4,
            )
            for _ in range(30)
        ]
    )


if __name__ == "__main__":
    wanted = sys.argv[1:]
    for draw in (
        water_murky,
        water_clear,
        light_shafts,
        bottom_far,
        bottom_near,
        weed_back,
        weed_front,
        mussels,
        shoal,
        seal_far,
        ice_edge,
        reed_edge,
        river_mouth,
        rocks,
        burrows,
    ):
        if not wanted or draw.__name__ in wanted:
            draw()
