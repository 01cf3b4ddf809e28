"""Baltic macoma in a cut through the mud. Landmarks: thin, round-triangular shell (length 1.25 times height), the beak a little behind the middle,
front end broadly round, hind end a shade pointed; pink and white bands along the growth lines, frayed brown skin at the lower edge; it lies tilted with the
hind end up; from there two separate thin siphons climb to the mud's surface: one ends short, the other is long and gropes over the surface like a
hose; a white tongue of a foot below; yellow and white neighbours deeper; tan surface mud above dark mud without oxygen."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *
from micro_kit import *

P = Pic("macoma_balthica", "Baltic macoma, Macoma balthica")
r = rng(29)
P.water("blue", glow=(250, 60, 420), go=0.7, split=(0, 0.12, 0.3, 0.5)).surface(
    110, 0.6, seed=8
).shafts(lean=-60, length=330, o=0.5)
P.add(
    g(
        "shoal",
        path(
            "".join(
                fish_mini(
                    r.uniform(250, 440), r.uniform(120, 176), r.uniform(16, 24), r.uniform(-8, 8)
                )
                for _ in range(9)
            ),
            "#d9f2ea",
        ),
        opacity=0.4,
    )
)
P.motes(40, 5, 0.6, box=(0, 40, 480, 230))
top = [
    (-20, 238),
    (40, 228),
    (104, 238),
    (170, 226),
    (240, 236),
    (310, 226),
    (380, 238),
    (440, 228),
    (500, 236),
]
layer = lambda dy, pts=top: curve(
    [(-20, 740, "c"), (-20, pts[0][1] + dy, "c")]
    + [(x, y + dy + (5 if i % 2 else -4) * (dy > 20)) for i, (x, y) in enumerate(pts[1:-1])]
    + [(500, pts[-1][1] + dy, "c"), (500, 740, "c")]
)
P.d(
    lin("mud-top", "#d99a6c", "#a8513b", y1=226, y2=300),
    lin("mud-mid", "#8a4436", "#5d3034", y1=270, y2=420),
    lin("mud-deep", "#4a2a34", "#2a1c2c", "#150f1e", y1=400, y2=720),
    form("mud-form", "#ffe0b0", 0.85, 0, 4, 2, "#3a1420", 0.2, 0, -10, 10),
    form("shell-form", "#ffffff", 0.9, 2, 6, 3, "#4a1a48", 0.5, -8, -16, 13, box=True),
    form("small-form", "#ffffff", 0.85, 1, 3, 1.5, "#3a1a3c", 0.6, -3, -6, 5, box=True),
    form("tube-form", "#ffffff", 0.9, 1.5, 1.5, 1, "#4a1a30", 0.5, -2, -2, 2.5, box=True),
    olin("pink", "#fff4ee", "#f7c3bc", "#e08a96"),
    olin("yellow", "#fffbe4", "#f2dc9a", "#c9a05a"),
    olin("white", "#ffffff", "#e9e4ea", "#a99ab4"),
    lin("siphon", "#fffaf0", "#f4d6c4", x1=300, y1=180, x2=330, y2=330),
)
P.add(
    g(
        "mud",
        gg(path(layer(0), "url(#mud-top)"), filter="url(#mud-form)"),
        path(layer(56), "url(#mud-mid)"),
        path(layer(190), "url(#mud-deep)"),
    )
)
# the film of diatoms on the surface, old shells, threads and worm holes in the cut
film = [(x + r.uniform(-8, 8), y + r.uniform(0, 7)) for x, y, _, _, _ in sample(top, 7)]
bits = "".join(
    blob(
        r.uniform(0, 480),
        r.uniform(300, 600),
        r.uniform(3, 9),
        r.uniform(2, 5),
        r,
        6,
        0.25,
        r.uniform(0, 3),
    )
    for _ in range(46)
)
worm = curve([(60, 236), (54, 280), (74, 330), (56, 390), (84, 440), (70, 500)], False)
P.add(
    g(
        "in-the-mud",
        path(bits, "#d99a78", opacity=0.28),
        line(worm, "#e0a074", 12, 0.4),
        line(worm, "#1c101a", 7, 0.85),
        dots(film[::2], 2.6, "#f2c24a", 0.9),
        dots(film[1::2], 1.8, "#8fa83c", 0.9),
    )
)

SHELL = [
    (8, -96, "c"),
    (36, -74),
    (66, -46),
    (94, -12),
    (103, 12),
    (92, 32),
    (60, 58),
    (16, 76),
    (-34, 74),
    (-78, 54),
    (-104, 18),
    (-104, -18),
    (-80, -50),
    (-42, -70),
    (-12, -84),
]
UMBO = (7, -92)
P.d(clip("shell-clip", curve(SHELL)))


def lines(factors):
    """Growth lines: the outline drawn in towards the beak."""
    return "".join(
        curve(
            [(UMBO[0] + (p[0] - UMBO[0]) * f, UMBO[1] + (p[1] - UMBO[1]) * f) for p in SHELL[2:13]],
            False,
        )
        for f in factors
    )


P.d(
    g(
        "shell-lines",
        line(lines((0.93, 0.72)), "#fffaf4", 11, 0.7),
        line(lines((0.83, 0.55)), "#d9667f", 12, 0.42),
        line(lines((0.4,)), "#d9667f", 14, 0.3),
        line(lines((0.3, 0.46, 0.58, 0.67, 0.76, 0.84, 0.9, 0.95)), "#a04a68", 1.8, 0.5),
        line(lines((0.315, 0.475, 0.595, 0.685, 0.775, 0.855, 0.915)), "#ffffff", 1.3, 0.7),
        line(lines((0.99,)), "#7a4a2c", 6, 0.6),
        clip_path="url(#shell-clip)",
    )
)


def shell(id_, x, y, rot, s, fill, filter_):
    body = curve(place(SHELL, x, y, rot, s))
    gloss = curve(place([(-72, -22), (-56, -48), (-24, -66)], x, y, rot, s), False)
    hinge = curve(place([(8, -94), (36, -73), (64, -48)], x, y, rot, s), False)
    return g(
        id_,
        gg(path(body, f"url(#{fill})"), filter=f"url(#{filter_})"),
        f'<use href="#shell-lines" transform="translate({n(x)} {n(y)}) rotate({n(rot)}) scale({s})"/>',
        line(hinge, "#7a3f2c", 5 * s, 0.75),
        line(body, "#fff6f0", 1.6, 0.6),
        line(gloss, "#ffffff", 9 * s, 0.75, filter=P.soft(2)),
    )


def siphon(points, w):
    """A thin tube with a frilled, open end."""
    S = sample(points, 10)
    x, y, nx, ny, _ = S[-1]
    dx, dy = ny, -nx
    mouth = [
        (x + nx * w * 1.25, y + ny * w * 1.25),
        (x + dx * w * 0.6, y + dy * w * 0.6),
        (x - nx * w * 1.25, y - ny * w * 1.25),
        (x - dx * w * 0.5, y - dy * w * 0.5),
    ]
    rings = "".join(
        f"M{n(a + p * w * 0.8)} {n(b + q * w * 0.8)}L{n(a - p * w * 0.8)} {n(b - q * w * 0.8)}"
        for a, b, p, q, _ in S[2:-2]
    )
    return gg(
        gg(
            path(taper(points, [w * 1.25, w, w, w * 0.95, w * 1.1], 24), "url(#siphon)"),
            filter="url(#tube-form)",
        ),
        line(rings, "#c98a86", 1.3, 0.5),
        path(curve(mouth), "#a84a5c"),
        line(curve(mouth), "#fffaf0", 1.8, 0.9),
    )


# neighbours
P.add(
    g(
        "neighbour-siphons",
        siphon([(424, 480), (434, 400), (428, 310), (436, 206)], 4.2),
        siphon([(434, 482), (456, 400), (452, 300), (462, 222)], 4.2),
    ),
    shell("neighbour-yellow", 414, 508, -34, 0.46, "yellow", "small-form"),
    shell("neighbour-white", 66, 568, 12, 0.34, "white", "small-form"),
)
# the near one: foot, siphons, shell
BX, BY, ROT, S = 196, 424, -20, 1.5
L = lambda pts: place(pts, BX, BY, ROT, S)
P.add(
    g(
        "foot-tongue",
        gg(
            path(
                curve(
                    L(
                        [
                            (-66, 44),
                            (-86, 60),
                            (-98, 70),
                            (-110, 74),
                            (-108, 84),
                            (-92, 86),
                            (-66, 80),
                            (-40, 66),
                        ]
                    )
                ),
                "#fff4e8",
            ),
            filter="url(#small-form)",
        ),
    ),
    g(
        "siphons",
        siphon(
            [
                *L([(92, -4)]),
                (346, 316),
                (330, 244),
                (330, 186),
                (356, 156),
                (386, 172),
                (394, 216),
            ],
            8.4,
        ),
        siphon([*L([(98, 12)]), (372, 330), (374, 268), (366, 208)], 7.6),
    ),
    shell("shell", BX, BY, ROT, S, "pink", "shell-form"),
)
puff = [(340 + r.gauss(0, 12), 186 - r.random() * 60) for _ in range(16)]
eaten = [(386 + r.uniform(-18, 18), 226 + r.uniform(-6, 10)) for _ in range(14)]
P.add(g("puff", dots(puff, 1.8, "#fff0d0", 0.7), dots(eaten, 2.2, "#f2c24a", 0.95)))
P.foot("#120a18", 0.7, 590).vignette(o=0.42).grain()
finish(P)
