"""Greater water-moss in a running stream. Landmarks: no roots, no stalks: long ropes of moss trailing DOWNSTREAM (to the right) in flat S-waves
from one ochre boulder; each rope THREE-RANKED: sharply folded boat-shaped leaves overlapping like roof tiles, so it looks like a braid with
a sawtooth edge; dark bottle green, bronze-gold young ends; broken, racing surface above (y 130), rounded river pebbles
below, water of tea and gold; two brown-trout fry stand against the current."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *
from plants_kit import along, grow, threads, use

P = Pic("fontinalis_antipyretica", "Greater water-moss, Fontinalis antipyretica")
r = rng(18)
P.water("river", glow=(330, 120, 420), go=0.95, split=(-0.05, 0.26, 0.6, 1))
P.shafts(((120, 40, 90), (250, 50, 120), (380, 40, 90)), lean=70, o=0.5)

# racing surface: long slanting lenses of light, and streaks of current
q = rng(4)
lenses = "".join(
    curve(
        [(x, y, "c"), (x + w * 0.35, y - h), (x + w, y + w * 0.04, "c"), (x + w * 0.6, y + h * 1.1)]
    )
    for x, y, w, h in [
        (q.uniform(-60, 440), 14 + 8 * k + q.uniform(-4, 4), q.uniform(90, 220), q.uniform(3, 8))
        for k in range(15)
    ]
)
streaks = [
    [(x, y), (x + w * 0.3, y + 5), (x + w * 0.65, y - 4), (x + w, y + 3)]
    for x, y, w in [
        (q.uniform(-40, 400), 150 + 21 * k + q.uniform(-8, 8), q.uniform(80, 200))
        for k in range(19)
    ]
]
P.add(
    g("racing-surface", path(lenses, "#fffbe0", opacity=0.6)),
    g("current", line(threads(streaks), "#fff8d0", 2, 0.28)),
)
P.add(
    g(
        "far-bank",
        path(
            curve(
                [
                    (-20, 640, "c"),
                    (-20, 420, "c"),
                    (60, 440),
                    (140, 500),
                    (260, 524),
                    (380, 516),
                    (500, 490, "c"),
                    (500, 640, "c"),
                ]
            ),
            "#7c8a58",
            opacity=0.55,
        ),
    )
)

# trout fry against the current (heads to the left)
BODY = [
    (0, 0),
    (12, -11),
    (34, -17),
    (62, -12),
    (86, -5),
    (100, -14, "c"),
    (95, 0),
    (100, 14, "c"),
    (86, 5),
    (62, 11),
    (34, 14),
    (10, 9),
]
P.d(
    olin("fry", "#6a6238", "#b5a560", "#f4e8c0"),
    form("fry-form", "#fff8d0", 0.8, 0.5, 1.6, 1, "#1c2c24", 0.5, 0, -3, 2),
)


def fry(x, y, length, rot):
    to = lambda pts: place(pts, x, y, rot, length / 100)
    marks = "".join(curve(to([(u, -7), (u + 1, 4)]), False) for u in range(26, 86, 12))
    dots = "".join(
        f"M{n(px)} {n(py)}h.1"
        for px, py in to([(30, -10), (44, -11), (56, -8), (70, -6), (38, -5), (62, -2)])
    )
    fins = (
        curve(to([(40, -16, "c"), (48, -27), (60, -24), (60, -12, "c")]))
        + curve(to([(76, -8, "c"), (82, -14), (86, -6, "c")]))
        + curve(to([(30, 12, "c"), (40, 22), (44, 12, "c")]))
        + curve(to([(62, 10, "c"), (72, 20), (76, 7, "c")]))
    )
    eye = to([(10, -3)])[0]
    return gg(
        path(fins, "#8a7a42"),
        path(curve(to(BODY)), "url(#fry)"),
        line(marks, "#3f4a38", length * 0.055, 0.6),
        line(dots, "#c8452e", length * 0.04, 0.9),
        circle(*eye, length * 0.04, "#f6e9a8"),
        circle(*eye, length * 0.025, "#14160e"),
        filter="url(#fry-form)",
    )


P.add(g("fry-far", fry(322, 172, 86, 6), fry(250, 148, 62, 4), opacity=0.9))
P.motes(30, 7, 0.6)

# pebbles and the boulder
P.d(
    olin("pebble", "#e8cf98", "#b08c50", "#54482f"),
    olin("pebble-grey", "#c9c0a4", "#8a8468", "#3d4236"),
    lin("boulder-fill", "#e6cb94", "#b58d4c", "#6a5634", "#2f3426", y1=180, y2=640),
    form("stone-form", "#fff6d8", 0.7, 2, 6, 3.5, "#16241f", 0.6, -10, -18, 14),
    form("pebble-form", "#fff6d8", 0.65, 1, 3, 2, "#16241f", 0.6, -4, -9, 7, box=True),
)
P.add(g("bed", path(hump(560, rng(3), 8, 90), "#6a5c3c")))
q = rng(9)
pebbles = [
    (232, 574, 56, 28),
    (420, 566, 60, 32),
    (330, 580, 58, 30),
    (380, 618, 70, 34),
    (262, 622, 70, 34),
    (140, 634, 70, 34),
    (470, 612, 44, 26),
]
P.add(
    g(
        "pebbles",
        *[
            gg(
                path(
                    curve(stone_pts(*s, q, 8), k=0.26),
                    f"url(#{'pebble' if i % 2 else 'pebble-grey'})",
                ),
                filter="url(#pebble-form)",
            )
            for i, s in enumerate(pebbles)
        ],
    )
)
BOULDER = [
    (-20, 740, "c"),
    (-20, 214, "c"),
    (34, 206),
    (84, 232),
    (122, 286),
    (146, 352),
    (172, 440),
    (188, 530),
    (196, 640),
    (190, 740, "c"),
]
FACET = [(20, 224), (70, 244), (104, 300), (70, 330), (26, 300)]
P.add(
    g(
        "boulder",
        gg(
            path(curve(BOULDER), "url(#boulder-fill)"),
            path(curve(FACET, k=0.14), "#fff", opacity=0.2),
            line("M104 300C92 360 112 400 96 470M60 330C40 380 56 420 40 480", "#4a3c24", 2.6, 0.4),
            filter="url(#stone-form)",
        ),
    )
)

# the moss: a tile of three leaves, one of each rank; the middle one folded on its keel, lit half and shaded half
LEAF_UP = [(-6, 0, "c"), (8, -11), (24, -17), (46, -22, "c"), (36, -6), (14, 2)]
KEEL = [(-10, 0, "c"), (2, -9), (20, -9), (46, 0, "c"), (20, 9), (2, 9)]
P.d(
    g(
        "tile",
        *[
            gg(
                path(curve(LEAF_UP), "currentColor"),
                path(curve(LEAF_UP), tint, opacity=o),
                transform=t,
            )
            for tint, o, t in (
                ("#fdf6a0", 0.14, "rotate(-8)"),
                ("#06281f", 0.3, "rotate(8) scale(1 -1)"),
            )
        ],
        gg(
            path(curve(KEEL), "currentColor"),
            path(
                curve([(-10, 0, "c"), (20, 0), (46, 0, "c"), (20, 9), (2, 9)]),
                "#06281f",
                opacity=0.36,
            ),
            line("M-8 0H44", "#f4f2a8", 1.6, 0.75),
            transform="scale(.92 .8)",
        ),
    ),
    form("moss-form", "#f4ffb0", 0.75, 0.6, 2, 0.8, "#04201c", 0.6, -0.6, -3.4, 2.6),
)


def rope(ident, spine, size, seed, tones, step=15):
    """Tiles from the tip back to the stone, so that every leaf lies over the base of the one farther out."""
    q = rng(seed)
    root, tip = tones
    tiles = []
    for x, y, a, t in along(spine, step * size)[::-1]:
        k = (
            size
            * (0.62 + 0.5 * math.sin(math.pi * min(1, 0.12 + t)))
            * (1 - 0.35 * max(0, t - 0.8) / 0.2)
        )
        tone = mix(root, tip, min(1, max(0, t * 1.15 - 0.12 + q.uniform(-0.08, 0.08))))
        tiles.append(use("tile", x, y, a + q.uniform(-5, 5), k, k, color=tone))
    return g(
        ident, line(curve(spine, False), "#0c2f24", 8 * size), *tiles, filter="url(#moss-form)"
    )


DARK, MID, FRONT = ("#1f4a3a", "#5a7a44"), ("#22543a", "#8fa046"), ("#2a6a40", "#c6c654")
P.add(
    rope(
        "moss-back-1",
        [(96, 262), (170, 250), (250, 272), (330, 258), (410, 236), (470, 246)],
        0.66,
        1,
        DARK,
    ),
    rope(
        "moss-back-2", [(140, 400), (210, 420), (290, 452), (370, 446), (450, 464)], 0.66, 2, DARK
    ),
    rope(
        "moss-back-3", [(110, 330), (190, 326), (270, 346), (350, 336), (430, 352)], 0.66, 8, DARK
    ),
    rope(
        "moss-middle-1",
        [(104, 290), (180, 310), (256, 296), (330, 312), (400, 294), (462, 304)],
        0.82,
        3,
        MID,
    ),
    rope(
        "moss-middle-2", [(148, 440), (206, 494), (280, 516), (350, 500), (420, 522)], 0.82, 4, MID
    ),
    rope(
        "moss-front-2",
        [(112, 384), (160, 440), (228, 466), (300, 458), (360, 484), (404, 480)],
        0.86,
        6,
        MID,
    ),
    rope(
        "moss-front-1",
        [(92, 310), (160, 372), (240, 384), (320, 410), (390, 394), (456, 412)],
        1.08,
        5,
        FRONT,
    ),
    rope(
        "moss-front-3",
        [(70, 258), (124, 206), (190, 204), (250, 224), (310, 206), (376, 212)],
        0.94,
        7,
        FRONT,
    ),
)
rg = rng(2)
clump = [
    grow(rg.uniform(60, 130), rg.uniform(256, 420), rg.uniform(-50, 70), rg.uniform(20, 46), 0, 1)
    for _ in range(22)
]
P.add(
    g(
        "clump",
        "".join(
            use(
                "tile",
                x,
                y,
                rg.uniform(-40, 60),
                0.8,
                0.7,
                color=mix("#1f4a3a", "#4a7a40", rg.random()),
            )
            for (x, y), _ in clump
        ),
        filter="url(#moss-form)",
    )
)
P.add(
    bubbles(
        "bubbles", [(410, 150, 5), (426, 136, 3.4), (392, 138, 2.6), (220, 108, 4), (240, 100, 2.6)]
    )
)
P.foot("#1f1a14", 0.7, 600).vignette("#1c2418", o=0.42).grain()
P.save()
proof(P.file)
