"""Saduria, the giant isopod of the Baltic, on cold mud, head to the lower left, seen from above. Landmarks (local, nose 0, tail spike 320): wedge: head
broad with a pointed lobe and a notch on either side, eyes small; widest at the third segment (half width 68), narrowing steadily; seven free
segments whose side plates end in backward points (saw edge); short rings, then a long tail plate running out into one slender spike; short antennae;
three thick grasping legs forward, four walking legs out and back; yellow-grey, dark speckled; its track in the mud."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *
from micro_kit import *

P = Pic("saduria_entomon", "Saduria entomon, the giant isopod")
r = rng(37)
P.water("deep", glow=(300, 60, 420), go=0.6).surface(100, 0.4, seed=3).shafts(
    lean=-70, length=420, o=0.5
)
P.d(
    lin("mud-far", "#8a5a56", "#5a3a48", y1=236, y2=330),
    lin("mud", "#b5745a", "#7d4338", "#3f2228", "#1c1018", y1=270, y2=720),
    lin("back", "#f4e6b4", "#c9ac72", "#80684e", x1=180, y1=270, x2=270, y2=460),
    form("plate-form", "#fffbe0", 0.9, 2, 4.5, 2, "#1c2436", 0.6, -5, -10, 8, box=True),
    form("leg-form", "#fff6d8", 0.85, 1, 2.2, 1, "#1c2436", 0.6, -2, -4, 3, box=True),
    form("mud-form", "#f2b890", 0.5, 0, 4, 3, "#140c1c", 0.4, 0, -10, 10),
)
# far: another one, half buried, and the slope of the bottom
ground_far = curve(
    [
        (-20, 360, "c"),
        (-20, 262, "c"),
        (60, 250),
        (150, 262),
        (260, 246),
        (370, 258),
        (500, 240, "c"),
        (500, 360, "c"),
    ]
)
ground = [
    (-20, 740, "c"),
    (-20, 306, "c"),
    (70, 290),
    (170, 300),
    (280, 284),
    (390, 294),
    (500, 278, "c"),
    (500, 740, "c"),
]
P.add(g("mud-slope", path(ground_far, "url(#mud-far)", opacity=0.85)))
P.motes(50, 6, 0.5)
ripples = "".join(
    curve([(x, y), (x + L * 0.3, y - 4), (x + L * 0.7, y - 2), (x + L, y + 2)], False)
    for x, y, L in [
        (r.uniform(-20, 420), 312 + 16 * i + r.uniform(-5, 5), r.uniform(50, 130))
        for i in range(24)
    ]
)
holes = [(396, 336, 0.8), (436, 466, 1.1), (52, 352, 0.7), (420, 556, 1.2), (250, 566, 1.1)]
P.add(
    g(
        "mud-floor",
        gg(path(curve(ground), "url(#mud)"), filter="url(#mud-form)"),
        line(ripples, "#2a141c", 3, 0.3),
        line(ripples, "#f2b890", 1.6, 0.35, transform="translate(0 3)"),
        *[
            gg(
                path(
                    curve(
                        [
                            (x - 17 * s, y + 4 * s),
                            (x - 8 * s, y - 7 * s),
                            (x + 8 * s, y - 7 * s),
                            (x + 17 * s, y + 4 * s),
                            (x, y + 7 * s),
                        ]
                    ),
                    "#d08e6a",
                    opacity=0.8,
                ),
                ellipse(x, y - 3 * s, 6.5 * s, 2.8 * s, "#1b1018"),
            )
            for x, y, s in holes
        ],
    )
)
# --- the animal
LENGTH = 320
SPINE = [(96, 486), (152, 440), (212, 392), (272, 338), (330, 270), (394, 206)]
B = bent(SPINE, LENGTH)
C = lambda pts, closed=True: curve(B(pts), closed)
EDGES = [36, 62, 88, 112, 135, 156, 176, 194]
WIDTH = [54, 66, 73, 74, 70, 63, 55, 48]

# the track it ploughed, and its shadow
track = [
    curve([(394, 214), (430, 250), (470, 262), (500, 300)], False),
    curve([(372, 250), (410, 292), (452, 304), (500, 340)], False),
]
P.add(
    g(
        "track",
        line("".join(track), "#2a141c", 7, 0.35, filter=P.soft(2)),
        line("".join(track), "#f2b890", 2.4, 0.4, transform="translate(0 5)"),
    ),
    g(
        "shadow",
        path(
            C(
                [
                    (-60, 6),
                    (-80, 90),
                    (-66, 180),
                    (-36, 250),
                    (0, 318),
                    (36, 250),
                    (66, 180),
                    (80, 90),
                    (60, 6),
                ]
            ),
            "#12080f",
            opacity=0.6,
            transform="translate(8 24)",
        ),
        filter=P.soft(9),
    ),
)
legs = []
for i in range(7):
    y = (EDGES[i] + EDGES[i + 1]) / 2
    w = WIDTH[i + 1]
    for k in (-1, 1):
        if i < 3:  # grasping legs: thick, reaching forward, a hooked hand
            pts = [
                (k * (w - 12), y),
                (k * (w + 20), y - 14 - i * 2),
                (k * (w + 26), y - 40),
                (k * (w + 8), y - 54),
            ]
            legs.append((taper(B(pts), [9, 11, 12, 10, 3], 18, point=True), k))
        else:  # walking legs: long, out and back
            out = 46 + (i - 3) * 3
            pts = [
                (k * (w - 12), y),
                (k * (w + out * 0.45), y - 4),
                (k * (w + out * 0.9), y + 16 + (i - 3) * 5),
                (k * (w + out), y + 44 + (i - 3) * 6),
            ]
            legs.append((taper(B(pts), [8, 7.6, 6, 4.4, 1.6], 18, point=True), k))
ant, joints = [], []
for k in (-1, 1):
    p = B([(k * 22, 4), (k * 34, -18), (k * 58, -34), (k * 86, -34)])
    ant.append(taper(p, [8.5, 8, 6.4, 4, 1.4], 18, point=True))
    joints += [
        f"M{n(x + nx * 7 * (1 - t))} {n(y + ny * 7 * (1 - t))}L{n(x - nx * 7 * (1 - t))} {n(y - ny * 7 * (1 - t))}"
        for x, y, nx, ny, t in sample(p, 12)[1:-1]
    ]
    ant.append(
        taper(B([(k * 10, 2), (k * 14, -16), (k * 24, -30)]), [5.5, 4.6, 1.8], 12, point=True)
    )
P.add(
    g(
        "legs",
        *[gg(path(d, "#94785a" if k < 0 else "#d6bd86"), filter="url(#leg-form)") for d, k in legs],
    ),
    g(
        "antennae",
        *[gg(path(d, "#d9c088"), filter="url(#leg-form)") for d in ant],
        line("".join(joints), "#4a3424", 1.6, 0.55),
    ),
)
tail = [
    (0, 206),
    (34, 208),
    (37, 222),
    (28, 246),
    (15, 268),
    (8, 290),
    (4, 314),
    (0, 344, "c"),
    (-4, 314),
    (-8, 290),
    (-15, 268),
    (-28, 246),
    (-37, 222),
    (-34, 208),
]
parts = [
    gg(path(C(tail), "url(#back)"), filter="url(#plate-form)"),
    line(C([(0, 222), (0, 318)], False), "#fff6d0", 3.4, 0.6),
    line(
        "".join(C([(k * 20, 222), (k * 15, 250), (k * 4, 290)], False) for k in (-1, 1)),
        "#4a3424",
        2,
        0.35,
    ),
]
for y1, w in ((224, 40), (214, 42), (204, 45)):
    parts += [
        gg(
            path(
                C(
                    [
                        (-w + 4, y1 - 16),
                        (-w, y1 + 3, "c"),
                        (0, y1 + 4),
                        (w, y1 + 3, "c"),
                        (w - 4, y1 - 16),
                        (0, y1 - 20),
                    ]
                ),
                "url(#back)",
            ),
            filter="url(#plate-form)",
        ),
        line(C([(-w * 0.9, y1), (0, y1 + 1.5), (w * 0.9, y1)], False), "#4a3424", 2, 0.45),
    ]
for i in range(6, -1, -1):
    y0, y1, w0, w1 = EDGES[i] - 6, EDGES[i + 1], WIDTH[i], WIDTH[i + 1]
    plate = [
        (-w0 + 6, y0),
        (-w1 - 1, (y0 + y1) / 2 - 2),
        (-w1 - 5, y1 + 9, "c"),
        (-w1 * 0.74, y1 + 2),
        (-w1 * 0.4, y1 + 4),
        (0, y1 + 5),
        (w1 * 0.4, y1 + 4),
        (w1 * 0.74, y1 + 2),
        (w1 + 5, y1 + 9, "c"),
        (w1 + 1, (y0 + y1) / 2 - 2),
        (w0 - 6, y0),
        (0, y0 - 5),
    ]
    rear = C(
        [(-w1 * 0.92, y1 + 1), (-w1 * 0.5, y1), (0, y1 + 1.5), (w1 * 0.5, y1), (w1 * 0.92, y1 + 1)],
        False,
    )
    coxa = "".join(C([(k * w1 * 0.68, y0 + 6), (k * w1 * 0.74, y1 + 1)], False) for k in (-1, 1))
    bump = "".join(
        C([(k * 16, y1 - 10), (k * 20, y1 - 14), (k * 26, y1 - 11)], False) for k in (-1, 1)
    )
    parts += [
        gg(path(C(plate), "url(#back)"), filter="url(#plate-form)"),
        line(rear, "#3f2c24", 2.6, 0.55),
        line(rear, "#fff8d8", 1.6, 0.65, transform="translate(1 3)"),
        line(coxa, "#4a3424", 2, 0.45),
        line(bump, "#fff6d0", 3, 0.5),
    ]
head = [
    (-48, 42),
    (-58, 30),
    (-66, 16, "c"),
    (-56, 8),
    (-46, 12, "c"),
    (-42, -2),
    (-26, -5),
    (0, 4),
    (26, -5),
    (42, -2),
    (46, 12, "c"),
    (56, 8),
    (66, 16, "c"),
    (58, 30),
    (48, 42),
    (0, 46),
]
parts += [
    gg(path(C(head), "url(#back)"), filter="url(#plate-form)"),
    line(C([(-42, 28), (0, 33), (42, 28)], False), "#3f2c24", 2.4, 0.5),
    line(C([(-42, 31), (0, 36), (42, 31)], False), "#fff8d8", 1.5, 0.6),
]
specks_ = [
    B([(r.gauss(0, 0.36) * width_at(WIDTH, min(u / 194, 1)) * (1 if u < 200 else 0.5), u)])[0]
    for u in [r.uniform(14, 250) for _ in range(150)]
]
P.add(
    g(
        "saduria",
        *parts,
        dots(specks_[:100], 1.6, "#4a3424", 0.5),
        dots(specks_[100:], 2.6, "#4a3424", 0.35),
    )
)
eyes = []
for k in (-1, 1):
    x, y = B([(k * 40, 15)])[0]
    eyes.append(
        gg(
            ellipse(x, y, 4.6, 5, "#15100f"),
            circle(x - 1.5, y - 1.8, 1.6, "#ffffff"),
            circle(x + 1.5, y + 1.8, 0.8, "#9fc0d0", opacity=0.8),
        )
    )
P.add(g("eyes", *eyes))
P.foot("#120a14", 0.75, 590).vignette(o=0.5).grain()
finish(P)
