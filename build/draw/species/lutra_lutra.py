"""Otter hunting under the river ice, body thrown into an arch, head to the lower left.

Landmarks: long supple body of even thickness, thick neck as wide as the head; flat broad head (frame at 40,414, turned -36) with small
round ear 74,-34 and small eye 36,-14; blunt nose, whisker pads, pale throat; short legs with webbed toes, hind ones kicking; tail as
long as half the body, thick at the root, tapering evenly to 418,520; silver air in the fur."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from animals_kit import *
from kit import *

P = Pic("lutra_lutra", "Eurasian otter, Lutra lutra")
r = rng(16)
P.water("ice", glow=(220, 60, 430), go=0.7).shafts(
    ((70, 40, 80), (200, 55, 130), (330, 40, 80)), lean=-90, o=0.55
)
# the ice lid with trapped air
lid = curve(
    [
        (-20, -20, "c"),
        (-20, 62, "c"),
        (40, 74),
        (96, 58),
        (150, 70),
        (220, 52),
        (290, 72),
        (352, 60),
        (420, 78),
        (500, 58, "c"),
        (500, -20, "c"),
    ]
)
P.d(
    lin("lid-fill", "#ffffff", (0.6, "#dff2f2"), (1, "#9fd3de"), y1=-20, y2=80),
    form("lid-form", "#ffffff", 0.4, 0, 2, 1, "#2f88a2", 0.7, 0, -9, 7, box=True),
)
pockets = "".join(
    curve(
        [
            (x, y, "c"),
            (x + w * 0.3, y + w * 0.13),
            (x + w * 0.75, y + w * 0.1),
            (x + w, y, "c"),
            (x + w * 0.5, y - w * 0.06),
        ]
    )
    for x, y, w in (
        (120, 66, 46),
        (176, 70, 26),
        (250, 64, 60),
        (60, 74, 30),
        (330, 70, 40),
        (400, 76, 34),
    )
)
cracks = (
    curve([(60, -10), (90, 20), (84, 50)], False)
    + curve([(300, -10), (322, 18), (376, 30), (400, 60)], False)
    + curve([(322, 18), (310, 44)], False)
)
P.add(
    g(
        "ice-lid",
        path(lid, "url(#lid-fill)", filter="url(#lid-form)"),
        line(cracks, "#6fb4c6", 2, 0.6),
        path(pockets, "#ffffff", opacity=0.9),
    )
)
P.d(lin("bed-far", "#5f9a9c", "#2c6472", y1=520, y2=720))
P.add(
    g(
        "bed-far-layer",
        path(hump(560, r, 22, 100), "url(#bed-far)"),
        path(
            tuft(300, 572, 110, 7, r, 0.5, 6, -0.5)
            + tuft(420, 576, 130, 8, r, 0.5, 7, -0.5)
            + tuft(60, 580, 80, 7, r, 0.5, 5, -0.5),
            "#3d7f84",
        ),
        opacity=0.65,
        filter=P.soft(0.8),
    )
)
stones = [
    curve(stone_pts(x, y, w, w * 0.55, r, 8), k=0.26)
    for x, y, w in (
        (110, 634, 60),
        (410, 630, 84),
        (10, 656, 86),
        (266, 648, 92),
        (160, 690, 90),
        (360, 696, 100),
        (480, 690, 80),
    )
]
P.d(
    olin("stone-fill", "#c9a873", "#7d6850", "#33343c"),
    form("stone-form", "#fff3cf", 0.7, 2, 5, 3, "#14222e", 0.75, -5, -16, 10, box=True),
)
P.add(g("bed-stones", *[path(d, "url(#stone-fill)", filter="url(#stone-form)") for d in stones]))
P.motes(36, 7, 0.5)
# the prey
prey = [
    (0, 0),
    (0.1, -0.09),
    (0.3, -0.16),
    (0.36, -0.28, "c"),
    (0.52, -0.26, "c"),
    (0.56, -0.14),
    (0.78, -0.05),
    (0.84, -0.04),
    (1, -0.17, "c"),
    (0.95, 0),
    (1, 0.16, "c"),
    (0.84, 0.04),
    (0.66, 0.08),
    (0.62, 0.18, "c"),
    (0.52, 0.12),
    (0.3, 0.15),
    (0.1, 0.1),
]
spots = ((8, 512, 86, -12), (92, 548, 62, -4), (-14, 570, 60, -8))
P.d(lin("prey-fill", "#9fb98a", "#f4f2d8", y1=490, y2=540))
P.add(
    g(
        "prey",
        *[
            path(
                curve(place(prey, x, y, a, s)),
                "url(#prey-fill)" if s > 80 else "#5fa0ac",
                opacity=0.95 if s > 80 else 0.6,
            )
            for x, y, s, a in spots
        ],
        *[
            line(
                curve(place([(t, -0.13), (t + 0.03, 0.02)], 8, 512, -12, 86), False),
                "#41552f",
                4,
                0.7,
            )
            for t in (0.3, 0.42, 0.54, 0.66)
        ],
        circle(*place([(0.1, -0.03)], 8, 512, -12, 86)[0], 3, "#1d2413"),
    )
)

SPINE = [
    (92, 372),
    (122, 318),
    (172, 262),
    (244, 226),
    (318, 232),
    (368, 284),
    (398, 350),
    (418, 420),
    (424, 480),
    (408, 540),
]
WIDTHS = [38, 41, 49, 52, 50, 45, 27, 20, 14, 4]
S = sample(SPINE, 5)
P.d(
    lin(
        "fur",
        "#a2774f",
        (0.35, "#74492f"),
        (0.75, "#5a392c"),
        (1, "#38262a"),
        x1=230,
        y1=170,
        x2=290,
        y2=330,
    ),
    lin("fur-far", "#54392f", "#2c2226", y1=260, y2=460),
    form("otter-form", "#fff0c4", 0.95, -1, 4.5, 2.4, "#0c2a3c", 0.6, 4, -17, 12, box=True),
    form("limb-form", "#ffe2b4", 0.75, 0, 3, 1.6, "#0c2230", 0.55, 2, -6, 5, box=True),
)
outline_a = [
    (x + nx * width_at(WIDTHS, t), y + ny * width_at(WIDTHS, t)) for x, y, nx, ny, t in S[::5]
]
outline_b = [
    (x - nx * width_at(WIDTHS, t), y - ny * width_at(WIDTHS, t)) for x, y, nx, ny, t in S[::5]
]
H = Frame(34, 416, -36, 1.08)
head_top = H.pts([(0, 6), (3, -6), (14, -17), (34, -28), (58, -36)])
head_low = H.pts([(62, 34), (36, 30), (14, 24), (3, 16)])
body = curve([*head_top, *outline_b[1:-1], (402, 556, "c"), *outline_a[::-1][1:-1], *head_low])
belly = curve(
    [
        *H.pts([(10, 12), (40, 12), (80, 6)]),
        *[(x + nx * 14, y + ny * 14) for x, y, nx, ny, t in S[::5] if t < 0.62],
        *[(x + nx * 70, y + ny * 70) for x, y, nx, ny, t in S[::5][::-1] if t < 0.62],
        *H.pts([(60, 60), (10, 40)]),
    ]
)
P.d(clip("body-clip", body))


def leg(x, y, length, w, angle, size=1.0):
    """A short leg from the hip downwards with a webbed foot of five toes: outline and webs."""
    toes = [(-27, 26), (-15, 40), (0, 45), (15, 40), (27, 26)]
    foot = []
    for i, (a, b) in enumerate(toes):
        foot += [(a - 4.5, length + b - 5), (a, length + b), (a + 4.5, length + b - 5)]
        if i < 4:
            c, d = (a + toes[i + 1][0]) / 2, (b + toes[i + 1][1]) / 2
            foot.append((c * 0.92, length + d - 9, "c"))
    left = [
        (-w, -30, "c"),
        (-w * 0.96, length * 0.1),
        (-w * 0.66, length * 0.5),
        (-w * 0.42, length * 0.8),
        (-15, length + 4),
    ]
    right = [
        (15, length + 4),
        (w * 0.42, length * 0.8),
        (w * 0.62, length * 0.5),
        (w * 0.96, length * 0.1),
        (w, -30, "c"),
    ]
    pts = place(left + foot + right, x, y, angle, size)
    web = "".join(
        curve(place([(a * 0.3, length + 2), (a * 0.9, length + b - 8)], x, y, angle, size), False)
        for a, b in toes
    )
    return curve(pts), web


far = [leg(214, 282, 72, 26, -34, 0.86), leg(344, 282, 92, 34, -4, 0.92)]
P.add(
    g(
        "far-legs",
        path("".join(d for d, _ in far), "url(#fur-far)", filter="url(#limb-form)"),
        line("".join(w for _, w in far), "#1a1216", 1.6, 0.5),
    )
)
near = [leg(172, 296, 78, 30, -24, 0.95), leg(300, 282, 104, 44, 16, 1.02)]
P.add(
    g(
        "near-legs",
        path("".join(d for d, _ in near), "url(#fur)", filter="url(#limb-form)"),
        line("".join(w for _, w in near), "#22161a", 1.8, 0.55),
    )
)
locks_dark, locks_light = "", ""
for _ in range(135):
    i = r.randrange(int(len(S) * 0.06), int(len(S) * 0.9))
    x, y, nx, ny, t = S[i]
    o = r.uniform(-0.92, 0.5)
    w = width_at(WIDTHS, t)
    x, y = x + nx * w * o, y + ny * w * o
    dx, dy = ny, -nx
    length = r.uniform(11, 22) * (0.5 + w / 90)
    d = taper(
        [
            (x, y),
            (x + dx * length * 0.5 + nx, y + dy * length * 0.5 + ny),
            (x + dx * length + nx * 3, y + dy * length + ny * 3),
        ],
        [0.4, 1.7, 0.3],
        12,
        point=True,
    )
    if r.random() < 0.55:
        locks_dark += d
    else:
        locks_light += d
P.add(
    g(
        "body",
        path(body, "url(#fur)"),
        gg(path(belly, "#d9b98c", opacity=0.85), filter=P.soft(11), clip_path="url(#body-clip)"),
        gg(
            path(locks_dark, "#2b1c1e", opacity=0.55),
            path(locks_light, "#d6a873", opacity=0.5),
            clip_path="url(#body-clip)",
        ),
        filter="url(#otter-form)",
    )
)
P.add(
    g(
        "back-light",
        P.caustics_on("back-caustic", path(body, "#fff"), 0.15, 0.018, 0.03, 11),
        clip_path="url(#body-clip)",
    )
)
thigh = curve([(276, 222), (330, 206), (376, 250), (364, 300), (330, 330), (290, 320), (266, 280)])
shoulder = curve([(132, 300), (160, 262), (200, 262), (214, 296), (196, 330), (160, 336)])
P.add(
    g(
        "muscles",
        gg(path(thigh + shoulder, "#9a6b45", opacity=0.55), filter=P.soft(12)),
        gg(
            line(
                curve([(268, 286), (290, 322), (332, 330), (362, 304)], False)
                + curve([(196, 262), (214, 292), (204, 326)], False),
                "#2b1c1e",
                4,
                0.4,
            ),
            filter=P.soft(2.5),
        ),
        clip_path="url(#body-clip)",
    )
)
# face
pad = H.c([(4, 8), (20, 4), (40, 10), (46, 22), (30, 28), (10, 22)])
P.add(
    g(
        "face",
        gg(
            path(
                H.c([(8, 14), (40, 12), (76, 8), (100, 20), (84, 44), (40, 36), (12, 28)]),
                "#ecd6ae",
                opacity=0.95,
            ),
            filter=P.soft(6),
            clip_path="url(#body-clip)",
        ),
        gg(path(pad, "#fbf0d6", opacity=0.85), filter=P.soft(3)),
        path(
            H.c([(68, -32), (71, -43), (82, -47), (91, -41), (90, -30), (78, -25)]),
            "#6a4430",
            filter="url(#limb-form)",
        ),
        path(H.c([(75, -34), (79, -40), (85, -37), (84, -31), (78, -29)]), "#24171a"),
        path(H.c([(-3, 4), (-1, -7), (9, -11), (17, -6), (15, 4), (7, 9), (-1, 10)]), "#22171b"),
        line(H.open([(1, -4), (8, -8), (14, -5)]), "#c9babb", 1.8, 0.8),
        line(H.open([(1, 10), (6, 20), (22, 26), (40, 22), (48, 14)]), "#1d1215", 3, 0.85),
        line(H.open([(10, 28), (24, 33), (40, 30)]), "#fff8e6", 1.8, 0.6),
    )
)
dots = [(14, 10), (22, 12), (30, 14), (18, 17), (28, 19), (36, 20)]
spread = ((30, 20), (20, 34), (4, 46), (36, 34), (16, 50), (-14, 54))
P.add(
    g(
        "whiskers",
        line(
            "".join(f"M{n(H.at(x, y)[0])} {n(H.at(x, y)[1])}h.1" for x, y in dots),
            "#2a1b1c",
            2.8,
            0.8,
        ),
        line(
            "".join(
                H.open([(x, y), (x - dx * 0.4, y + dy * 0.45), (x - dx, y + dy)])
                for (x, y), (dx, dy) in zip(dots, spread)
            ),
            "#ffffff",
            1.5,
            0.95,
        ),
    )
)
ex, ey = H.at(37, -13)
P.d(rad("eyeball", "#5b3a24", (0.55, "#22140e"), "#050304", cx=n(ex + 1), cy=n(ey + 2), r=11))
P.add(
    g(
        "eye",
        circle(ex, ey, 10.4, "#2a1a18"),
        circle(ex, ey, 8.2, "url(#eyeball)"),
        ellipse(ex - 3, ey - 3.2, 2.8, 2.3, "#fff"),
        circle(ex + 3, ey + 3, 1.4, "#9fd0d6", opacity=0.85),
        line(
            f"M{n(ex - 11)} {n(ey - 3)}A12 11 0 0 1 {n(ex + 10)} {n(ey - 5)}", "#f0cfa0", 1.6, 0.7
        ),
    )
)
air = []
for _ in range(34):
    i = r.randrange(6, int(len(S) * 0.8))
    x, y, nx, ny, t = S[i]
    w = width_at(WIDTHS, t)
    o = r.uniform(1.0, 1.7)
    air.append((x - nx * w * o, y - ny * w * o - r.uniform(0, 10), r.uniform(1.4, 4.6)))
P.add(
    bubbles("air", air + [(30, 380, 5), (44, 352, 7), (32, 322, 4), (50, 292, 5), (40, 262, 3.4)])
)
P.foot("#0c2a36", 0.75, 575).vignette("#0b3348", o=0.4).grain()
P.save()
if "proof" in sys.argv:
    proof(P.file)
