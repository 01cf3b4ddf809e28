"""Protists: a company of hunters, six kinds, none larger than the others by much.

Clockwise from the left: a slipper-shaped ciliate in its fringe of lashes, with mouth groove, bean nucleus and star-shaped vacuole; a
bell ciliate on its coiled stalk, a wreath round its open mouth; a sun animalcule, a ball with straight needles all round; a naked
amoeba with blunt arms and a swallowed diatom; a two-whipped flagellate, a pear closing on a bacterium; in the middle a small colony
of collar flagellates, each with its shuttlecock of fine hairs and one whip."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
import math

from kit import *
from micro_kit import *

P = Pic("protists", "Protists: ciliates, sun animalcule, amoeba, flagellates")
r = rng(12)
P.lens(light="#a9f0d0", mid="#1f8a86", dark="#083a4a", ink="#03141c")
P.d(
    olin("slipper-fill", (0, "#fffdf0", 0.97), (0.5, "#dcead0", 0.93), (1, "#7fae9a", 0.94)),
    olin("bell-fill", (0, "#fff4ea", 0.96), (0.5, "#f4c2b8", 0.93), (1, "#b0606c", 0.95)),
    orad(
        "sun-fill",
        (0, "#fffbe0"),
        (0.55, "#f7d98a", 0.95),
        (1, "#d99a3c", 0.95),
        cx=0.4,
        cy=0.35,
        r=0.7,
    ),
    olin("amoeba-fill", (0, "#f4f0ff", 0.94), (0.5, "#c9bfe8", 0.9), (1, "#7a70b0", 0.94)),
    olin("pear-fill", (0, "#e6fbff", 0.96), (0.5, "#9ad8ea", 0.94), (1, "#3f8fb4", 0.96)),
    olin("round-fill", (0, "#ffffff", 0.94), (1, "#b4e0d0", 0.9)),
    glass("big-form", "#ffffff", "#062a3a", 1.8),
    glass("small-form", "#ffffff", "#062a3a", 1),
    glass("line-form", "#ffffff", "#062a3a", 0.6, box=False),
    orad("green", (0, "#eaffb0"), (0.6, "#7fbf4a"), (1, "#2f6a34"), cx=0.4, cy=0.35, r=0.7),
    orad("orange", (0, "#fff0b8"), (0.6, "#f2a03b"), (1, "#a8501c"), cx=0.4, cy=0.35, r=0.7),
)
prey = []
for _ in range(70):
    x, y = in_lens(r, 0.92)
    a = r.random() * math.tau
    prey.append(f"M{n(x)} {n(y)}l{n(5 * math.cos(a))} {n(5 * math.sin(a))}")
P.add(
    g(
        "prey",
        line("".join(prey[:45]), "#d9ffd0", 3, 0.5),
        line("".join(prey[45:]), "#ffd0a0", 3.4, 0.6),
    )
)
far(
    P,
    "far-ones",
    3,
    *[
        path(blob(x, y, s, s * 1.3, r, 8, 0.12), "#bff0d8", opacity=0.45)
        for x, y, s in ((216, 506, 14), (448, 300, 12), (60, 210, 11), (330, 118, 10))
    ],
)
P.add(g("glow", ellipse(220, 290, 150, 140, "#f0fff0", opacity=0.35), filter=P.soft(34)))


def local(x, y, rot, s):
    """Outlines and points of one animal, from its own coordinates."""
    put = lambda pts: place(pts, x, y, rot, s)
    return put, lambda pts, closed=True: curve(put(pts), closed)


def hairs(outline, length, pitch, lean=0.35):
    """Short lashes standing on an outline, all swept one way."""
    out = ""
    for x, y, nx, ny, _ in sample(outline + outline[:1], pitch):
        tx, ty = ny, -nx
        out += f"M{n(x)} {n(y)}l{n((-nx + tx * lean) * length)} {n((-ny + ty * lean) * length)}"
    return out


# --- slipper ciliate
T, C = local(128, 296, -62, 1.04)
slipper = [
    (-112, 4),
    (-98, -30),
    (-56, -46),
    (0, -44),
    (58, -38),
    (104, -20),
    (124, 2),
    (112, 24),
    (64, 42),
    (6, 46),
    (-52, 42),
    (-96, 30),
]
groove = [(-40, 44, "c"), (-26, 22), (4, 4), (30, 4), (22, 18), (2, 34), (-8, 46, "c")]
P.d(clip("slipper-clip", C(slipper)))
star = "".join(
    C(
        [
            (66 + 7 * math.cos(a), -8 + 7 * math.sin(a)),
            (66 + 24 * math.cos(a), -8 + 24 * math.sin(a)),
        ],
        False,
    )
    for a in [k * math.tau / 7 for k in range(7)]
)
food = [
    (-66, 14, 12, "green"),
    (-78, -12, 9, "orange"),
    (-8, -30, 9, "green"),
    (30, 28, 8, "green"),
    (92, 8, 7, "orange"),
]
rows = "".join(
    C([(-108, k * 4), (-50, k * 40), (10, k * 42), (112, k * 8)], False)
    for k in (-0.75, -0.4, 0, 0.4, 0.75)
)
P.add(
    g(
        "slipper-lashes",
        line(hairs(T(slipper), 16, 5.4), "#f4fff6", 1.7, 0.9),
    ),
    g(
        "slipper",
        gg(path(C(slipper), "url(#slipper-fill)"), filter="url(#big-form)"),
        gg(
            line(rows, "#4a7a6a", 1.3, 0.35),
            path(C(groove), "#2f6a68", opacity=0.5),
            line(C(groove), "#ffffff", 1.8, 0.8),
            path(
                C([(-34, -26), (2, -30), (34, -20), (28, 2), (-4, 2), (-34, -4)]),
                "#8a4a6a",
                opacity=0.6,
            ),
            line(C([(-28, -20), (0, -24), (26, -16)], False), "#ffe6ee", 2.4, 0.6),
            circle(*T([(66, -8)])[0], 11, "#ffffff", opacity=0.7),
            line(star, "#ffffff", 2.6, 0.85),
            *[circle(*T([(u, v)])[0], q, f"url(#{c})") for u, v, q, c in food],
            clip_path="url(#slipper-clip)",
        ),
        line(C(slipper), "#ffffff", 1.8, 0.9),
    ),
)

# --- bell ciliate on its spring
T, C = local(282, 196, 22, 0.98)
bell = [
    (-60, -40, "c"),
    (-54, -14),
    (-46, 20),
    (-22, 50),
    (0, 58),
    (22, 50),
    (46, 20),
    (54, -14),
    (60, -40, "c"),
    (30, -32),
    (-30, -32),
]
rim = [
    (62 * math.cos(i / 14 * math.tau), -42 + 13 * math.sin(i / 14 * math.tau)) for i in range(14)
]
spring = [(13 * math.sin(i * 1.15) * (1 - 0.02 * i), 58 + i * 4.3) for i in range(26)]
wreath_far, wreath_near = "", ""
for i in range(30):
    a = i / 30 * math.tau
    x, y = 62 * math.cos(a), -42 + 13 * math.sin(a)
    hair = C([(x, y), (x * 1.14, y - 14), (x * 1.3 + 4 * math.sin(i), y - 27)], False)
    if math.sin(a) < 0:
        wreath_far += hair
    else:
        wreath_near += hair
P.add(
    g("bell-stalk", gg(line(C(spring, False), "#f6e2d8", 4.6), filter="url(#line-form)")),
    g("bell-wreath-far", line(wreath_far, "#e6fff6", 1.8, 0.7)),
    g(
        "bell",
        gg(path(C(bell), "url(#bell-fill)"), filter="url(#big-form)"),
        path(C(rim), "#8a3f52", opacity=0.75),
        path(C([(-30, -40), (0, -34), (24, -38), (8, -6), (-8, 6)]), "#6a2a44", opacity=0.45),
        path(
            C([(10, -14), (32, -8), (30, 16), (8, 34), (0, 28), (16, 10), (18, -2)]),
            "#8a3f5a",
            opacity=0.65,
        ),
        circle(*T([(-10, 30)])[0], 9, "url(#green)"),
        line(C(rim), "#fff6ee", 3, 0.95),
        line(C([(-50, -24), (-42, 14), (-22, 42)], False), "#ffffff", 4, 0.7, filter=P.soft(1)),
    ),
    g("bell-wreath", gg(line(wreath_near, "#ffffff", 2.2), filter="url(#line-form)")),
)

# --- sun animalcule
T, C = local(392, 322, 0, 1.0)
needles = "".join(
    f"M{n(x0)} {n(y0)}L{n(x1)} {n(y1)}"
    for (x0, y0), (x1, y1) in (
        (
            (392 + 26 * math.cos(a), 322 + 26 * math.sin(a)),
            (392 + q * math.cos(a), 322 + q * math.sin(a)),
        )
        for a, q in [(k * math.tau / 22 + 0.06, 66 + 9 * math.sin(k * 2.4)) for k in range(22)]
    )
)
froth = [
    (392 + 25 * math.cos(a), 322 + 25 * math.sin(a), 8.5)
    for a in [k * math.tau / 11 for k in range(11)]
] + [
    (392 + 12 * math.cos(a), 322 + 12 * math.sin(a), 7)
    for a in [k * math.tau / 5 for k in range(5)]
]
P.add(
    g(
        "sun-animalcule",
        gg(line(needles, "#fff8dc", 2), filter="url(#line-form)"),
        gg(circle(392, 322, 33, "url(#sun-fill)"), filter="url(#small-form)"),
        *[
            circle(x, y, q, "#fffdf0", fill_opacity=0.4, stroke="#fffbe6", stroke_width=1.3)
            for x, y, q in froth
        ],
        circle(392, 322, 7, "#a8561c", opacity=0.7),
    )
)

# --- amoeba
T, C = local(344, 424, 8, 0.94)
amoeba = [
    (-62, 8),
    (-84, -8),
    (-92, -30),
    (-78, -38),
    (-62, -24),
    (-42, -24),
    (-30, -48),
    (-10, -56),
    (-2, -40),
    (12, -26),
    (40, -34),
    (66, -46),
    (78, -32),
    (62, -12),
    (56, 8),
    (74, 26),
    (64, 42),
    (40, 32),
    (14, 34),
    (-10, 48),
    (-24, 40),
    (-36, 26),
]
grains = [(r.uniform(-44, 44), r.uniform(-18, 24)) for _ in range(34)]
diatom = [(-34, 0, "c"), (-14, -9), (14, -9), (34, 0, "c"), (14, 9), (-14, 9)]
P.add(
    g(
        "amoeba",
        gg(path(C(amoeba), "url(#amoeba-fill)"), filter="url(#big-form)"),
        dots(T(grains), 1.8, "#4a3f86", 0.5),
        circle(*T([(30, -8)])[0], 13, "#5a4a9a", opacity=0.55),
        circle(*T([(28, -10)])[0], 5, "#efe8ff", opacity=0.7),
        gg(
            path(curve(place(diatom, *T([(-14, 8)])[0], 24, 0.86)), "#c98a3a"),
            line(
                curve(place([(-28, 0), (28, 0)], *T([(-14, 8)])[0], 24, 0.86), False),
                "#fff0c8",
                2,
                0.8,
            ),
            filter="url(#small-form)",
        ),
        line(C(amoeba), "#ffffff", 1.7, 0.85),
    )
)

# --- two-whipped flagellate
T, C = local(224, 470, -24, 1.0)
pear = [
    (-44, 0),
    (-34, -26),
    (-4, -36),
    (28, -24),
    (42, -8, "c"),
    (24, 0),
    (40, 12, "c"),
    (22, 30),
    (-6, 34),
    (-34, 24),
]
whips = thread(
    wave(T([(-42, -6), (-72, -22), (-104, -10), (-126, -34)]), 8, 2.2, 1.4), 3.4, 1.1
) + thread(wave(T([(-42, 8), (-70, 26), (-104, 32)]), 6, 1.5, 0), 3.2, 1.1)
P.add(
    g(
        "flagellate",
        gg(path(whips, "#f0fbff"), filter="url(#line-form)"),
        gg(
            path(curve(oval(*T([(44, 2)])[0], 17, 7, -20, 10)), "url(#green)"),
            filter="url(#small-form)",
        ),
        gg(path(C(pear), "url(#pear-fill)"), filter="url(#small-form)"),
        circle(*T([(-16, -4)])[0], 10, "#1f5a86", opacity=0.65),
        circle(*T([(6, 16)])[0], 7, "url(#orange)"),
        line(C(pear), "#ffffff", 1.6, 0.85),
    )
)

# --- collar flagellates, a small family on one thread
family = []
for x, y, rot, s in ((240, 372, -66, 0.6), (250, 346, -6, 0.66), (280, 362, 56, 0.6)):
    T, C = local(x, y, rot, s)
    collar = "".join(
        C([(k * 16, -30), (k * 24, -66), (k * 38, -104)], False)
        for k in (-1, -0.6, -0.2, 0.2, 0.6, 1)
    )
    veil = C([(-16, -30, "c"), (-38, -104, "c"), (0, -112), (38, -104, "c"), (16, -30, "c")])
    whip = wave(T([(0, -34), (0, -100), (4, -160)]), 5, 2, 0.3)
    family.append(
        gg(
            path(veil, "#ffffff", opacity=0.35),
            line(curve(whip, False), "#fff6d8", 2),
            line(collar, "#ffffff", 1.7, 0.95),
            gg(
                path(
                    C([(0, -36), (32, -22), (34, 14), (0, 40), (-34, 14), (-32, -22)]),
                    "url(#round-fill)",
                ),
                filter="url(#small-form)",
            ),
            circle(*T([(0, 4)])[0], 7, "url(#orange)"),
        )
    )
P.add(
    g(
        "collar-flagellates",
        line(curve([(258, 376), (250, 396), (256, 420)], False), "#e4fff4", 2.6, 0.85),
        *family,
    )
)
specks(P, "#f0fff6", 26, 5)
P.lens_rim().grain()
finish(P)
