"""Horned pondweed, very close. Landmarks: hair-thin stem and opposite thread leaves out of a glassy sheath; at each joint a hand of 4 FRUITS,
each a bent little horn: kidney-curved body, toothed comb along the back, long thin beak, on a short stalk, raised and spread like a crown of claws.
Lower hand ripe and ochre (body 120 px), upper hand young and green; beside it the male part: one anther on a long straight
filament, letting go a cloud of pollen under water. Golden river water, everything behind out of focus."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *
from plants_kit import grow, polar, threads

P = Pic("zannichellia_palustris", "Horned pondweed, Zannichellia palustris")
r = rng(10)
P.water("river", glow=(232, 380, 270), go=0.95, split=(-0.1, 0.2, 0.5, 0.95))
P.shafts(((50, 60, 120), (200, 50, 130), (340, 40, 100)), lean=80, o=0.5)

# behind: out-of-focus threads and light discs
q = rng(3)
haze = [
    grow(q.uniform(-20, 500), 660, q.uniform(70, 110), q.uniform(300, 560), q.uniform(-30, 30), 4)
    for _ in range(16)
]
P.add(
    g(
        "threads-behind",
        line(threads(haze[:9]), "#6f8a52", 7, 0.4),
        line(threads(haze[9:]), "#3f6a4c", 10, 0.35),
        filter=P.soft(3.5),
    )
)
discs = [
    circle(
        q.uniform(20, 460),
        q.uniform(60, 520),
        q.uniform(7, 20),
        "#fff6c4",
        opacity=n(q.uniform(0.12, 0.3)),
    )
    for _ in range(18)
]
P.add(g("discs", *discs, filter=P.soft(1)))
P.add(g("ground-behind", path(hump(566, r, 12, 120), "#5d4636", opacity=0.85), filter=P.soft(3)))

P.d(
    lin("stem", "#e6ee86", "#b4cc58", "#7a9a48", y1=80, y2=620),
    olin("ripe", "#f4cf74", "#c58a3a", "#7d4a24"),
    olin("young", "#e4f08a", "#a8c654", "#5d8f42"),
    form("fruit-form", "#fff8d0", 0.9, 1.5, 4, 1.8, "#2a1d24", 0.5, -3, -9, 7, box=True),
    form("stem-form", "#fdffc8", 0.9, 1.6, 1.2, 0.8, "#1c3a28", 0.5, -1.6, -1.6, 2, box=True),
)

# a fruit lying along +x, bent downwards; length of the body 100, beak 45
BODY = [
    (-2, -6),
    (14, -20),
    (40, -33),
    (70, -30),
    (96, -14),
    (108, -2),
    (126, 10),
    (148, 16, "c"),
    (126, 18),
    (104, 12),
    (84, 14),
    (60, 12),
    (34, 8),
    (12, 8),
]
BACK = [(4, -11), (20, -24), (44, -33), (70, -30), (92, -17), (104, -6)]


def fruit(x, y, angle, size, fill, flip):
    to = lambda pts: place(
        [(px, -py if flip else py, *c) for px, py, *c in pts], x, y, -angle, size / 100
    )
    comb = ""
    for px, py, nx, ny, t in sample(BACK, 9):
        comb += curve(
            to(
                [
                    (px - 5, py + 3, "c"),
                    (px + 4 + 10 * (t - 0.4), py - 13, "c"),
                    (px + 6, py + 4, "c"),
                ]
            )
        )
    side = curve(to([(10, -4), (36, -14), (66, -14), (92, -4)]), False)
    low = curve(to([(20, 2), (44, -2), (70, -2), (90, 4)]), False)
    shine = curve(to([(26, -20), (44, -26), (62, -25)]), False)
    return gg(
        gg(
            path(comb, "#8d5a2c" if fill == "ripe" else "#6f9a44"),
            path(curve(to(BODY)), f"url(#{fill})"),
            filter="url(#fruit-form)",
        ),
        line(side, "#5a3418" if fill == "ripe" else "#3f6f34", size * 0.03, 0.5),
        line(side, "#fff3b8", size * 0.014, 0.6, transform="translate(-1.5 -2)"),
        line(low, "#5a3418" if fill == "ripe" else "#3f6f34", size * 0.02, 0.35),
        line(shine, "#fffdf0", size * 0.05, 0.75),
    )


def hand(ident, x, y, angles, size, fill):
    stalks, fruits = [], []
    for a, flip in angles:
        start = polar(x, y, a, size * 0.4)
        stalks.append([(x, y), polar(x, y, a + (6 if flip else -6), size * 0.2), start])
        fruits.append(fruit(*start, a, size, fill, flip))
    return g(
        ident, gg(line(threads(stalks), "#c9cf6e", size * 0.085), filter="url(#stem-form)"), *fruits
    )


def leaves(ident, specs, w):
    d = "".join(
        taper(grow(x, y, a, length, bend, 5), [w * 0.7, w, w, w * 0.9, w * 0.3], 44, point=True)
        for x, y, a, length, bend in specs
    )
    mid = threads([grow(x, y, a, length * 0.95, bend, 4) for x, y, a, length, bend in specs])
    return g(
        ident, gg(path(d, "url(#stem)"), filter="url(#stem-form)"), line(mid, "#f8fcc0", 1.2, 0.6)
    )


stem = [
    (140, 740),
    (150, 640),
    (172, 540),
    (222, 404),
    (262, 310),
    (300, 200),
    (310, 110),
    (330, 40),
]
NODE, UPPER = (222, 404), (300, 200)
P.add(
    leaves(
        "leaves-back",
        [
            (*NODE, 106, 330, 26),
            (*NODE, 84, 300, -46),
            (*NODE, 152, 240, -60),
            (*UPPER, 140, 170, -40),
            (*UPPER, 46, 190, 30),
        ],
        3.6,
    ),
    g(
        "stem-main",
        path(taper(stem, [6.5, 6.5, 6, 5.5, 5, 4, 2.4], 50), "url(#stem)"),
        filter="url(#stem-form)",
    ),
    leaves(
        "leaves-front",
        [
            (182, 500, 160, 190, 40),
            (182, 500, 6, 230, -36),
            (*UPPER, 116, 150, 12),
            (*UPPER, 62, 140, -14),
        ],
        3.8,
    ),
)
sheath = [
    (186, 482, "c"),
    (196, 440),
    (206, 404),
    (222, 382, "c"),
    (232, 398),
    (228, 430),
    (204, 484, "c"),
]
P.add(
    g(
        "sheath",
        path(curve(sheath), "#f6f8d0", opacity=0.28),
        line(curve(sheath[1:4], False), "#fffff0", 1.8, 0.6),
    )
)
P.add(hand("fruits-ripe", *NODE, [(170, False), (128, False), (66, True), (24, True)], 108, "ripe"))
P.add(hand("fruits-young", *UPPER, [(178, False), (124, False), (20, True)], 66, "young"))

# the male flower: one anther on a thread, and its pollen
filament = [(186, 506), (250, 516), (310, 504), (352, 484)]
P.add(
    g(
        "stamen",
        gg(
            line(curve(filament, False), "#e9eeb0", 4),
            path(
                curve(
                    place(
                        [(-4, -7), (18, -11), (44, -8), (52, 0), (44, 8), (18, 11), (-4, 7)],
                        350,
                        485,
                        -26,
                        1.05,
                    )
                ),
                "#f0c860",
            ),
            filter="url(#stem-form)",
        ),
        line(curve(place([(2, 0), (48, 0)], 350, 485, -26, 1.05), False), "#a8742c", 1.8, 0.7),
    )
)
pollen = [(422 + q.gauss(0, 20), 436 + q.gauss(0, 26), q.uniform(1.6, 3.4)) for _ in range(40)]
P.add(g("pollen", *[circle(x, y, k, "#fff2b0", opacity=0.92) for x, y, k in pollen]))
P.add(bubbles("bubbles", [(92, 210, 7), (104, 178, 4.4), (90, 156, 3), (206, 100, 4)]))
P.foot("#1f1a14", 0.75, 580).vignette("#1c2418", o=0.45).grain()
P.save()
proof(P.file)
