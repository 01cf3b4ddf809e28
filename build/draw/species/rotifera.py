"""A rotifer (Brachionus), seen from above, head up, leaning left. Landmarks: vase-shaped clear armour (height 230, widest 170 low down), six front
spines, the middle pair longest, two short ones beside the foot hole; above it the wheel organ: two round lobes with a wreath of beating hairs;
one red eye; the chewing stomach (mastax) with its jaws, golden-green gut behind it; ringed, wriggly foot with two toes; a large egg carried
at the foot. Small spiny Keratella out of focus; cells are swept into the whirl."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
import math

from kit import *
from micro_kit import *

P = Pic("rotifera", "Rotifer, a wheel animal")
r = rng(16)
P.lens(light="#a9dbe8", mid="#2f82a8", dark="#0c3a5e", ink="#061826")
CX, CY, ROT, S = 238, 306, -13, 1.04
T = lambda pts: place(pts, CX, CY, ROT, S)
C = lambda pts, closed=True: curve(T(pts), closed)
mirror = lambda pts: [(-p[0],) + tuple(p[1:]) for p in pts]

# the armour: from the middle of the front rim down the right side to the foot hole
right = [
    (0, -70),
    (8, -78),
    (13, -108, "c"),
    (20, -78),
    (28, -72),
    (36, -82),
    (41, -100, "c"),
    (46, -78),
    (56, -72),
    (63, -84),
    (72, -104, "c"),
    (75, -70),
    (82, -20),
    (86, 28),
    (80, 70),
    (62, 100),
    (38, 114),
    (30, 134, "c"),
    (22, 116),
    (14, 110),
]
LORICA = right + mirror(right[1:])[::-1]
BODY = C(LORICA)
P.d(
    clip("body-clip", BODY),
    lin(
        "armour",
        (0, "#ffffff", 0.85),
        (0.45, "#e4f7ea", 0.74),
        (1, "#7fbcc8", 0.8),
        x1=170,
        y1=180,
        x2=290,
        y2=410,
    ),
    olin("wheel", (0, "#ffffff", 0.95), (1, "#b8e0e4", 0.85)),
    olin("gut", "#e9d86a", "#a9b24a", "#4f7f3c"),
    olin("egg", "#fff4dc", "#e4c9b4", "#9a7f94"),
    olin("foot-fill", "#f4fff8", "#a8d4d6", "#5a9aae"),
    glass("glass-form", "#ffffff", "#0a3a58", 2.2),
    glass("part-form", "#ffffff", "#0a3a58", 1.0),
    glass("hair-form", "#ffffff", "#0a3a58", 0.5, box=False),
)
# a Keratella and others far off
kera = [
    (-14, -40),
    (-16, -62, "c"),
    (-8, -42),
    (0, -40),
    (8, -42),
    (16, -62, "c"),
    (14, -40),
    (24, -10),
    (20, 24),
    (4, 36),
    (0, 84, "c"),
    (-4, 36),
    (-20, 24),
    (-24, -10),
]
far(
    P,
    "keratella",
    2.2,
    *[
        path(curve(place(kera, x, y, rot, s)), "#2f7f96", opacity=0.65)
        for x, y, rot, s in ((86, 424, 150, 0.7), (408, 230, 40, 0.62), (384, 474, -50, 0.4))
    ],
)
P.add(
    g(
        "glow",
        ellipse(236, 290, 120, 160, "#e4fbff", opacity=0.4, transform="rotate(-13 236 270)"),
        filter=P.soft(28),
    )
)

# foot and egg, behind the armour
spine = T([(0, 96), (4, 126), (18, 152), (26, 178), (22, 200)])
foot = taper(spine, [16 * S, 14 * S, 12 * S, 10 * S, 8 * S], 14)
rings = "".join(
    f"M{n(x + nx * w)} {n(y + ny * w)}L{n(x - nx * w)} {n(y - ny * w)}"
    for x, y, nx, ny, t in sample(spine, 8)[3:-1]
    for w in [width_at([15, 14, 13, 11, 9], t)]
)
toes = "".join(
    thread(T(q), 4.6, 1)
    for q in ([(20, 200), (12, 212), (2, 218)], [(24, 200), (28, 214), (36, 222)])
)
egg = C(
    [
        (-48, 100),
        (-26, 92),
        (-4, 106),
        (4, 136),
        (-6, 164),
        (-28, 174),
        (-52, 162),
        (-64, 134),
        (-60, 112),
    ]
)
P.add(
    g(
        "foot",
        gg(path(toes, "#d9f2f0"), path(foot, "url(#foot-fill)"), filter="url(#part-form)"),
        line(rings, "#1d5a78", 1.5, 0.5),
    ),
    g(
        "egg-carried",
        gg(path(egg, "url(#egg)"), filter="url(#part-form)"),
        dots(
            [
                T([(-30 + 18 * math.cos(a), 134 + 22 * math.sin(a))])[0]
                for a in (0.3, 1.4, 2.3, 3.6, 4.6, 5.6)
            ]
            + [T([(-30, 134)])[0]],
            6,
            "#c99a8a",
            0.5,
        ),
        line(egg, "#fffaf0", 1.6, 0.8),
    ),
)


# the wheel organ: two lobes, hairs all round, whirling
def lobe(k):
    return [
        (k * 4, -66),
        (k * 6, -104),
        (k * 18, -132),
        (k * 44, -146),
        (k * 72, -136),
        (k * 84, -112),
        (k * 76, -88),
        (k * 58, -70),
    ]


hairs, stalks = [], []
for k in (-1, 1):
    edge = sample(
        T(
            [
                (k * 8, -112),
                (k * 20, -134),
                (k * 44, -147),
                (k * 72, -137),
                (k * 85, -112),
                (k * 79, -90),
            ]
        ),
        5.2,
    )
    for i, (x, y, nx, ny, t) in enumerate(edge):
        cx, cy = T([(k * 44, -108)])[0]
        d = math.hypot(x - cx, y - cy) or 1
        ox, oy = (x - cx) / d, (y - cy) / d
        L = 26 + 7 * math.sin(i * 0.9)
        hairs.append(
            f"M{n(x)} {n(y)}q{n(ox * L * 0.6)} {n(oy * L * 0.6)} {n(ox * L + oy * 9)} {n(oy * L - ox * 9)}"
        )
whirl = []
for k, (cx, cy) in ((-1, T([(-52, -150)])[0]), (1, T([(52, -150)])[0])):
    for q, R in enumerate((34, 46, 58)):
        a0 = -2.5 + q * 0.3 if k < 0 else -1.0 + q * 0.25
        whirl.append(
            f"M{n(cx + R * math.cos(a0))} {n(cy + R * math.sin(a0))}A{R} {R} 0 0 1 {n(cx + R * math.cos(a0 + 1.1))} {n(cy + R * math.sin(a0 + 1.1))}"
        )
P.add(
    g("whirl", line("".join(whirl), "#ffffff", 2.6, 0.7)),
    g(
        "wheels",
        line("".join(hairs), "#1d6a84", 3.4, 0.35, transform="translate(1.5 2)"),
        line("".join(hairs), "#ffffff", 2.3, 0.95),
        path(
            C([(-40, -60), (-20, -100), (0, -112), (20, -100), (40, -60)]), "#e4f6f2", opacity=0.9
        ),
        *[gg(path(C(lobe(k)), "url(#wheel)"), filter="url(#part-form)") for k in (-1, 1)],
        *[
            line(
                C(
                    [
                        (k * 12, -110),
                        (k * 24, -130),
                        (k * 45, -140),
                        (k * 68, -130),
                        (k * 78, -110),
                    ],
                    False,
                ),
                "#3f93a8",
                2.2,
                0.55,
            )
            for k in (-1, 1)
        ],
    ),
)
# organs through the glass
mastax = [(-26, -36), (-10, -50), (10, -50), (26, -36), (28, -14), (14, 2), (-14, 2), (-28, -14)]
jaw = lambda k: C(
    [(k * 3, -34), (k * 12, -40), (k * 19, -28), (k * 13, -14), (k * 3, -10), (k * 9, -22)]
)
gut = [
    (-16, 4),
    (14, 4),
    (38, 16),
    (50, 42),
    (42, 70),
    (18, 84),
    (0, 78),
    (-20, 86),
    (-46, 68),
    (-52, 40),
    (-38, 14),
]
P.add(
    g(
        "body",
        gg(path(BODY, "url(#armour)"), filter="url(#glass-form)"),
        gg(
            gg(path(C(gut), "url(#gut)"), filter="url(#part-form)"),
            *[
                circle(*T([p])[0], R, c, opacity=0.85)
                for p, R, c in (
                    ((-22, 40), 10, "#5f9a3a"),
                    ((8, 34), 8, "#e0933a"),
                    ((24, 54), 10, "#5f9a3a"),
                    ((-6, 62), 8, "#e0933a"),
                    ((-32, 62), 6, "#3f7a34"),
                )
            ],
            gg(path(C(mastax), "#e9f4ea"), filter="url(#part-form)"),
            path(jaw(-1) + jaw(1), "#7a4a2a"),
            *[
                line(
                    C([(k * 58, -60), (k * 64, 0), (k * 60, 60)], False)
                    + C([(k * 46, -62), (k * 50, -30)], False),
                    "#ffffff",
                    2,
                    0.6,
                )
                for k in (-1, 1)
            ],
            path(
                "".join(
                    C([(k * 60, 40), (k * 70, 52), (k * 64, 84), (k * 50, 88), (k * 54, 66)])
                    for k in (-1, 1)
                ),
                "#f4c9bc",
                opacity=0.75,
            ),
            line(
                C([(-76, -64), (-40, -58), (0, -54), (40, -58), (76, -64)], False),
                "#1d5a78",
                2,
                0.4,
            ),
            clip_path="url(#body-clip)",
        ),
        gg(
            path(
                "".join(
                    C([(a, -68, "c"), (m, y), (t, top, "c"), (m2, y), (b, -68, "c")])
                    for k in (-1, 1)
                    for a, m, t, m2, b, y, top in (
                        (k * 3, k * 7, k * 13, k * 20, k * 25, -80, -114),
                        (k * 30, k * 36, k * 43, k * 47, k * 53, -80, -108),
                        (k * 58, k * 64, k * 77, k * 76, k * 80, -84, -118),
                    )
                ),
                "#f4fff4",
            ),
            filter="url(#part-form)",
        ),
        line(
            C(
                [(-80, -50), (-60, -69), (-28, -69), (0, -66), (28, -69), (60, -69), (80, -50)],
                False,
            ),
            "#145a78",
            2,
            0.5,
        ),
        line(BODY, "#ffffff", 2.2, 0.95),
        line(BODY, "#145a78", 1, 0.5, transform="translate(1 1.6)"),
        line(
            C([(-70, -50), (-76, -8), (-78, 34), (-70, 66)], False),
            "#ffffff",
            8,
            0.75,
            filter=P.soft(1.6),
        ),
    )
)
ex, ey = T([(0, -72)])[0]
P.add(
    g(
        "eye",
        circle(ex, ey, 17, "#ff6a4a", opacity=0.4, filter=P.soft(4)),
        path(C([(-10, -74), (-5, -81), (5, -81), (10, -74), (6, -65), (-6, -65)]), "#c8251c"),
        circle(ex - 3, ey - 4, 3, "#ffe0d0"),
    )
)
food = [
    (88, 176, 9, "#8fbf5a"),
    (112, 140, 6, "#8fbf5a"),
    (330, 124, 8, "#d9a13c"),
    (356, 160, 6, "#8fbf5a"),
    (300, 108, 5, "#d9a13c"),
    (384, 384, 8, "#8fbf5a"),
    (96, 330, 6, "#d9a13c"),
    (340, 420, 5, "#8fbf5a"),
]
P.add(
    g(
        "food",
        *[
            gg(
                circle(x, y, s, c),
                circle(x - s * 0.3, y - s * 0.3, s * 0.35, "#fbffe0", opacity=0.9),
            )
            for x, y, s, c in food
        ],
    )
)
specks(P, "#ffffff", 34, 4)
P.lens_rim().grain()
finish(P)
