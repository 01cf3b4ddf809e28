"""Protists: three hunters of the microbial loop. Landmarks: (left, large) an oligotrich ciliate: a glassy top, broad collar of plate-like feathered
lashes in a spiral round the mouth, body tapering to a point, swallowed green and orange cells in bubbles, beaded nucleus; (upper right) a
choanoflagellate on a thread: round cell, a crown of straight fine hairs like a shuttlecock, one whip through it; (lower right) a two-whipped
bean-shaped flagellate just closing round a bacterium."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
import math

from kit import *
from micro_kit import *

P = Pic("protists", "Protists: ciliate, choanoflagellate, flagellate")
r = rng(33)
P.lens(light="#a9f0d0", mid="#1f8a86", dark="#083a4a", ink="#03141c")
P.d(
    lin(
        "cone",
        (0, "#fffbe6", 0.95),
        (0.45, "#e9d9c0", 0.88),
        (1, "#a8748a", 0.9),
        x1=110,
        y1=200,
        x2=220,
        y2=470,
    ),
    olin("round", (0, "#ffffff", 0.92), (1, "#8fd0c8", 0.85)),
    olin("bean", (0, "#fff0e4", 0.95), (0.5, "#f2b0a0", 0.92), (1, "#a84a5c", 0.95)),
    glass("big-form", "#ffffff", "#062a3a", 2),
    glass("small-form", "#ffffff", "#062a3a", 1),
    glass("thread-form", "#ffffff", "#062a3a", 0.6, box=False),
    orad("green", (0, "#eaffb0"), (0.6, "#7fbf4a"), (1, "#2f6a34"), cx=0.4, cy=0.35, r=0.7),
    orad("orange", (0, "#fff0b8"), (0.6, "#f2a03b"), (1, "#a8501c"), cx=0.4, cy=0.35, r=0.7),
    orad("bubble-fill", (0.5, "#ffffff", 0.25), (1, "#ffffff", 0.7)),
)
# bacteria everywhere, the prey
prey = []
for _ in range(80):
    x, y = in_lens(r, 0.92)
    a = r.random() * math.tau
    prey.append(f"M{n(x)} {n(y)}l{n(5 * math.cos(a))} {n(5 * math.sin(a))}")
P.add(
    g(
        "prey",
        line("".join(prey[:50]), "#d9ffd0", 3.2, 0.5),
        line("".join(prey[50:]), "#ffd0a0", 3.6, 0.65),
    )
)
far(
    P,
    "far-ones",
    3,
    *[
        path(blob(x, y, s, s * 1.3, r, 8, 0.12), "#bff0d8", opacity=0.5)
        for x, y, s in ((300, 500, 18), (76, 470, 14), (420, 320, 12), (250, 110, 11))
    ],
)
P.add(g("glow", ellipse(170, 300, 120, 150, "#f0fff0", opacity=0.45), filter=P.soft(30)))

# --- the ciliate
CT = lambda pts: place(pts, 164, 330, -16, 1.16)
CC = lambda pts, closed=True: curve(CT(pts), closed)
cone = [
    (-76, -74),
    (-84, -38),
    (-80, 8),
    (-62, 60),
    (-34, 108),
    (-6, 142),
    (4, 148),
    (16, 136),
    (40, 100),
    (66, 54),
    (80, 6),
    (82, -40),
    (74, -76),
    (40, -64),
    (0, -60),
    (-40, -64),
]
CONE = CC(cone)
P.d(clip("cone-clip", CONE))
lash_back, lash_front = [], []
for i in range(26):  # plates of lashes standing round the mouth's rim
    a = i / 26 * math.tau
    bx, by = 74 * math.cos(a), -84 + 17 * math.sin(a)
    L = (50 if math.sin(a) <= 0 else 34) + 7 * math.sin(i * 1.7)
    lean = 12 + 8 * math.cos(a * 2)
    tip = (bx * 1.34 + lean, by - L + 8 * math.sin(a))
    w = 5.2
    leaf = CC(
        [
            (bx - w, by, "c"),
            (bx + (tip[0] - bx) * 0.4 - w * 1.2, by + (tip[1] - by) * 0.55),
            tip + ("c",),
            (bx + (tip[0] - bx) * 0.62 + w * 1.2, by + (tip[1] - by) * 0.5),
            (bx + w, by, "c"),
        ]
    )
    (lash_front if math.sin(a) > 0 else lash_back).append(leaf)
mouth = [
    (76 * math.cos(i / 14 * math.tau), -82 + 18 * math.sin(i / 14 * math.tau)) for i in range(14)
]
vac = [
    (-36, -22, 25, "green", 14),
    (28, -12, 28, "orange", 16),
    (-14, 34, 24, "green", 13),
    (34, 44, 19, "green", 10),
    (4, 84, 17, "orange", 9),
    (-46, 22, 13, "orange", 7),
]
stripes = "".join(
    CC([(k * 66, -60), (k * 72, -10), (k * 52, 60), (k * 8, 138)], False)
    for k in (-0.9, -0.55, -0.15, 0.25, 0.62, 0.92)
)
P.add(
    g(
        "lashes-behind",
        gg(path("".join(lash_back), "#9fd6cc"), filter="url(#small-form)", opacity=0.85),
    ),
    g(
        "ciliate",
        gg(path(CONE, "url(#cone)"), filter="url(#big-form)"),
        gg(
            line(stripes, "#5a3450", 1.6, 0.3),
            path(
                CC([(-60, -70), (60, -70), (30, -30), (8, 6), (-6, -6), (-30, -36)]),
                "#7a4a66",
                opacity=0.28,
                filter=P.soft(4),
            ),
            *[
                gg(
                    circle(*CT([(u, v)])[0], R, "url(#bubble-fill)"),
                    circle(*CT([(u - 2, v + 2)])[0], s, f"url(#{c})"),
                    circle(
                        *CT([(u, v)])[0],
                        R,
                        "none",
                        stroke="#ffffff",
                        stroke_width=1.5,
                        stroke_opacity=0.8,
                    ),
                )
                for u, v, R, c, s in vac
            ],
            clip_path="url(#cone-clip)",
        ),
        path(CC(mouth), "#8a5a78", opacity=0.8),
        line(CC(mouth), "#fff6e8", 2.4, 0.9),
        line(CONE, "#fffbea", 1.8, 0.85),
        line(CC([(-70, -40), (-70, 6), (-54, 54)], False), "#ffffff", 7, 0.75, filter=P.soft(1.6)),
    ),
    g(
        "lashes",
        gg(path("".join(lash_front), "#f4fff6"), filter="url(#small-form)", opacity=0.96),
        line("".join(lash_front), "#2a6a78", 0.9, 0.5),
    ),
)

# --- the choanoflagellate
FT = lambda pts: place(pts, 352, 268, 4, 0.94)
FC = lambda pts, closed=True: curve(FT(pts), closed)
collar = "".join(
    FC([(k * 18, -30), (k * 26, -70), (k * 46, -112 + 6 * abs(k))], False)
    for k in (-1, -0.78, -0.5, -0.2, 0.12, 0.44, 0.72, 0.95)
)
veil = FC(
    [
        (-18, -30, "c"),
        (-28, -70),
        (-47, -108, "c"),
        (0, -118),
        (47, -108, "c"),
        (28, -70),
        (18, -30, "c"),
    ]
)
whip = wave(FT([(0, -34), (0, -90), (4, -120), (0, -152)]), 9, 2, 0.3)
stalk = FC([(0, 34), (-3, 60), (8, 90), (34, 110)], False)
cell = FC(
    [
        (0, -38),
        (24, -30),
        (38, -6),
        (34, 22),
        (14, 38),
        (0, 44),
        (-14, 38),
        (-34, 22),
        (-38, -6),
        (-24, -30),
    ]
)
P.add(
    g(
        "choanoflagellate",
        line(stalk, "#e4fff4", 3.4, 0.85),
        path(veil, "#ffffff", opacity=0.34),
        gg(path(thread(whip, 3.6, 1.2), "#fff6d8"), filter="url(#thread-form)"),
        gg(line(collar, "#ffffff", 2.6), filter="url(#thread-form)"),
        gg(path(cell, "url(#round)"), filter="url(#small-form)"),
        circle(*FT([(-4, -12)])[0], 12, "#3f9a9a", opacity=0.7),
        circle(*FT([(12, 14)])[0], 9, "url(#orange)"),
        circle(*FT([(-14, 16)])[0], 6, "url(#green)"),
        line(cell, "#ffffff", 1.6, 0.9),
        *[
            gg(path(curve(oval(*FT([p])[0], 8, 4.4, rot)), "#ffb46a"), filter="url(#small-form)")
            for p, rot in (((-34, -84), 50), ((26, -62), 110))
        ],
    )
)

# --- the flagellate with its catch
BT = lambda pts: place(pts, 336, 438, -18, 1.0)
BC = lambda pts, closed=True: curve(BT(pts), closed)
bean = [
    (-50, -14),
    (-38, -40),
    (-6, -50),
    (30, -42),
    (46, -24),
    (34, -12),
    (18, -4),
    (16, 10),
    (26, 20),
    (44, 26),
    (38, 44),
    (8, 54),
    (-26, 48),
    (-48, 22),
]
long_whip = wave(BT([(-44, -26), (-80, -44), (-124, -30), (-160, -52)]), 10, 2.2, 1.4)
short_whip = wave(BT([(-48, -10), (-78, 14), (-94, 46)]), 6, 1.4, 0)
P.add(
    g(
        "flagellate",
        gg(
            path(thread(long_whip, 4, 1.2) + thread(short_whip, 3.6, 1.2), "#fff0e0"),
            filter="url(#thread-form)",
        ),
        gg(
            path(curve(oval(*BT([(40, 4)])[0], 27, 11, -14, 10)), "url(#green)"),
            filter="url(#small-form)",
        ),
        gg(path(BC(bean), "url(#bean)"), filter="url(#small-form)"),
        circle(*BT([(-22, -8)])[0], 13, "#7a2c48", opacity=0.65),
        circle(*BT([(-6, 26)])[0], 10, "url(#green)"),
        circle(*BT([(-24, 28)])[0], 6, "url(#orange)"),
        line(BC(bean), "#fff6ee", 1.6, 0.85),
    )
)
specks(P, "#f0fff6", 30, 5)
P.lens_rim().grain()
finish(P)
