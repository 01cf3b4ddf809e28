"""Calanoid copepod, seen from above, head up, leaning. Landmarks (local, head 0,0, length 300 down): prosome oval, widest 92 at y 80;
cephalosome to y 120, then 4-5 thoracic segments to y 205; first antennae from 0,14 as long as the body, arched out and back, fringed;
red naupliar eye at 0,18; amber oil sac 60-170; narrow urosome 5 rings 205-285; furca with two fans of plumed setae."""

import sys, math

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *

P = Pic("calanoida", "Calanoid copepod")
r = rng(9)
P.lens(light="#a9e6e0", mid="#1c6f8d", dark="#06263f")
ROT, X0, Y0, S = 14, 276, 134, 1.1


def T(p):
    return place(p, X0, Y0, ROT, S)


def C(p, closed=True):
    return curve(T(p), closed)


mir = lambda pts: [(-p[0],) + tuple(p[1:]) for p in pts]
right = [
    (0, -6),
    (16, -1),
    (28, 14),
    (38, 40),
    (45, 76),
    (46, 104),
    (44, 128),
    (41, 150),
    (37, 170),
    (32, 188),
    (28, 204),
    (22, 214, "c"),
    (12, 210),
]
pro = right + mir(right[::-1])[:-1]
B = C(pro)
seg = lambda y, w, bow: C(
    [(-w, y), (-w * 0.5, y + bow), (0, y + bow * 1.25), (w * 0.5, y + bow), (w, y)], False
)
P.d(
    clip("body-clip", B),
    lin(
        "body",
        (0, "#eafff6", 0.92),
        (0.45, "#a8e4de", 0.78),
        (1, "#4fb0bd", 0.8),
        x1=300,
        y1=150,
        x2=210,
        y2=400,
    ),
    rad("inner", (0, "#ffffff", 0.75), (1, "#ffffff", 0), cx=250, cy=240, r=70),
    form("glass-form", "#ffffff", 1, 3, 3.5, 2, "#053451", 0.75, -7, -5, 9),
    form("gem", "#fff8cf", 0.95, 2, 4, 2, "#7a2d04", 0.65, -3, -6, 5),
    form("ring-form", "#ffffff", 0.9, 2, 2, 1.2, "#053451", 0.7, -3, -3, 3),
)


# antennae: tapering, segmented, fringed
def ant(s):
    p = [
        (s * 10, 8),
        (s * 38, -16),
        (s * 78, -18),
        (s * 116, 6),
        (s * 142, 50),
        (s * 156, 106),
        (s * 158, 166),
        (s * 152, 204),
    ]
    t = T(p)
    SM = sample(t, 9)
    hair, rings = [], []
    for i, (x, y, nx, ny, u) in enumerate(SM[2:]):
        w = 5.6 * (1 - u) + 1.2
        rings.append(f"M{n(x + nx * w)} {n(y + ny * w)}L{n(x - nx * w)} {n(y - ny * w)}")
        k = -s
        L = (10 + 9 * ((i * 7) % 3)) * (1.1 if i % 5 == 0 else 0.75)
        hair.append(
            f"M{n(x + nx * w * k)} {n(y + ny * w * k)}q{n(nx * L * 0.5 * k + 2)} {n(ny * L * 0.5 * k + 3)} {n(nx * L * k - ny * 3)} {n(ny * L * k + 6)}"
        )
    e = SM[-1]
    hair.append(
        "".join(
            f"M{n(e[0])} {n(e[1])}q{n(dx * 0.4)} 12 {n(dx)} {n(dy)}"
            for dx, dy in ((-8 * s, 30), (3 * s, 36), (14 * s, 30))
        )
    )
    return taper(t, [6.2, 6, 5.2, 4.2, 3.2, 2.2, 1], 24), "".join(hair), "".join(rings)


A = [ant(-1), ant(1)]
P.d()
out = []
out.append(
    gg(
        ellipse(255, 290, 120, 170, "#e6fff6", opacity=0.30, transform="rotate(14 255 290)"),
        id="glow",
        filter=P.soft(26),
    )
)
out.append(
    gg(
        *[
            path(blob(x, y, s, s * 0.7, r, 8, 0.2), "#c9f2d8", opacity=0.35)
            for x, y, s in [(90, 460, 22), (400, 190, 17), (120, 190, 13), (370, 480, 16)]
        ],
        id="far-cells",
        filter=P.soft(3),
    )
)
out.append(
    gg(
        line("".join(a[1] for a in A), "#f4fffb", 1.5, 0.9),
        gg(*[path(a[0], "#e2fbf4") for a in A], filter="url(#ring-form)"),
        line("".join(a[2] for a in A), "#0d4a66", 1, 0.45),
        id="antennae",
    )
)
# second antennae / mouthparts, short, and swimming legs peeking out
legs = []
for s in (-1, 1):
    legs.append(
        taper(T([(s * 20, 14), (s * 46, 30), (s * 62, 58), (s * 60, 84)]), [4, 3.4, 2.6, 1.2], 20)
    )
    for i, y in enumerate((120, 142, 164, 184)):
        legs.append(
            taper(
                T([(s * 34, y), (s * (58 - i * 2), y + 20), (s * (62 - i * 3), y + 46)]),
                [4.4, 3.6, 1],
                18,
            )
        )
lh = "".join(
    f"M{n(a[0])} {n(a[1])}L{n(b[0])} {n(b[1])}"
    for s in (-1, 1)
    for i, y in enumerate((120, 142, 164, 184))
    for k in (0, 1, 2)
    for a, b in [
        T([(s * (60 - i * 2), y + 34 + k * 4), (s * (72 - i * 3 - k * 5), y + 58 + k * 7)])
    ]
)
out.append(
    gg(
        line(lh, "#d8f6ee", 1.1, 0.6),
        gg(*[path(d, "#86cfd0", opacity=0.85) for d in legs], filter="url(#ring-form)"),
        id="legs",
    )
)
# urosome and furca
uro = []
y = 206
for i, (h, w) in enumerate([(24, 17), (17, 14), (15, 12.5), (13, 11.5), (14, 11)]):
    uro.append(
        C(
            [
                (-w, y),
                (0, y - 3),
                (w, y),
                (w * 1.04, y + h * 0.6),
                (w * 0.9, y + h),
                (0, y + h + 2),
                (-w * 0.9, y + h),
                (-w * 1.04, y + h * 0.6),
            ]
        )
    )
    y += h
for s in (-1, 1):
    uro.append(C([(s * 1.5, y), (s * 10, y), (s * 13, y + 22), (s * 9, y + 27), (s * 3.5, y + 22)]))
set_ = "".join(
    curve(
        T(
            [
                (s * 8, y + 24),
                (s * (8 + k * 5), y + 48 - abs(k) * 1.5),
                (s * (8 + k * 13), y + 74 - abs(k) * 5),
            ]
        ),
        False,
    )
    for s in (-1, 1)
    for k in (-0.2, 0.5, 1.3, 2.2, 3.1)
)
plume = "".join(
    f"M{n(a[0])} {n(a[1])}L{n(b[0])} {n(b[1])}"
    for s in (-1, 1)
    for k in (-0.2, 0.5, 1.3, 2.2, 3.1)
    for q in (0.45, 0.6, 0.75, 0.88)
    for d in (-1, 1)
    for a, b in [
        T(
            [
                (s * (8 + k * 13 * q), y + 24 + (50 - abs(k) * 5) * q),
                (s * (8 + k * 13 * q) + d * 6, y + 24 + (50 - abs(k) * 5) * q + 9),
            ]
        )
    ]
)
out.append(
    gg(
        line(plume, "#d8f6ee", 0.9, 0.55),
        line(set_, "#f2fffb", 1.9, 0.9),
        gg(*[path(d, "#a9e2dd", opacity=0.95) for d in uro[::-1]], filter="url(#ring-form)"),
        id="urosome",
    )
)
# body: glass, gut, oil sac, segments
oil = [
    (4, 62),
    (17, 78),
    (22, 104),
    (19, 134),
    (11, 160),
    (2, 172),
    (-5, 158),
    (-9, 128),
    (-9, 96),
    (-5, 72),
]
gut = [
    (-3, 34),
    (8, 42),
    (8, 60),
    (-4, 76),
    (-14, 100),
    (-17, 136),
    (-12, 172),
    (-3, 204),
    (-9, 204),
    (-20, 170),
    (-25, 132),
    (-22, 92),
    (-14, 60),
    (-11, 42),
]
musc = "".join(
    C(
        [(s * (33 - i * 3), 50 + i * 10), (s * (37 - i * 4), 100), (s * (30 - i * 4), 160 - i * 6)],
        False,
    )
    for s in (-1, 1)
    for i in range(4)
)
out.append(
    gg(
        gg(path(B, "url(#body)"), filter="url(#glass-form)"),
        gg(
            path(B, "url(#inner)"),
            path(C(gut), "#6d9a46", opacity=0.75, filter=P.soft(1.4)),
            line(musc, "#f4fffb", 1.4, 0.35),
            gg(path(C(oil), "#f3a63a", opacity=0.96), filter="url(#gem)"),
            *[
                line(seg(y_, w, 9), "#0a4763", 2.2, 0.5)
                for y_, w in ((116, 46), (140, 44), (160, 40), (178, 36), (195, 32))
            ],
            *[
                line(seg(y_ + 2.6, w, 9), "#ffffff", 1.3, 0.65)
                for y_, w in ((116, 46), (140, 44), (160, 40), (178, 36), (195, 32))
            ],
            clip_path="url(#body-clip)",
        ),
        line(B, "#f4fffb", 1.6, 0.85),
        line(C([(26, 30), (36, 62), (38, 98)], False), "#ffffff", 4.5, 0.75, filter=P.soft(1.2)),
        id="prosome",
    )
)
ex, ey = T([(0, 17)])[0]
out.append(
    gg(
        circle(ex, ey, 15, "#ff6a4a", opacity=0.35, filter=P.soft(4)),
        path(C([(-8, 14), (0, 9), (8, 14), (8, 21), (0, 26), (-8, 21)]), "#c8251c"),
        circle(ex - 1.5, ey - 2.5, 2.6, "#ffd9c8"),
        id="eye",
    )
)
P.add(g("field-view", *out, clip_path="url(#field-clip)"))
# food: round cells and a short chain
fc = [(84, 330, 9), (100, 344, 6), (372, 420, 8), (352, 300, 5), (140, 496, 7), (330, 500, 5)]
P.add(
    g(
        "food",
        *[
            gg(
                circle(x, y, s, "#8fbf5a", opacity=0.85),
                circle(x - s * 0.3, y - s * 0.3, s * 0.35, "#f2ffd8", opacity=0.9),
            )
            for x, y, s in fc
        ],
    )
)
P.add(
    g(
        "specks",
        *[
            circle(
                240 + 210 * math.cos(a) * q,
                312 + 210 * math.sin(a) * q,
                r.uniform(0.6, 2.2),
                "#eafff8",
                opacity=n(r.uniform(0.3, 0.9)),
            )
            for a, q in [(r.random() * 6.28, r.random() ** 0.5) for _ in range(46)]
        ],
    )
)
P.lens_rim().grain()
P.save()
proof(P.file)
