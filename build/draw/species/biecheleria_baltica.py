"""Biecheleria baltica, a spring dinoflagellate, and its resting cyst. Landmarks: one round cell (centre 196,262), the upper cone blunt and a
little larger than the round lower half; a girdle furrow round the middle with a wavy ribbon of a flagellum in it, its ends set off by a step;
from there the straight furrow downwards with the brick-red eyespot, and out of it a long trailing flagellum; thin plates of five and
six corners; many small golden-brown plastids pointing outwards. The cyst (lower right): a ball, thick wall, short blunt thorns all over."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *
from micro_kit import *

P = Pic("biecheleria_baltica", "Biecheleria baltica, a dinoflagellate")
r = rng(15)
P.lens(light="#fff3da", mid="#f0b49a", dark="#8a4a5c", ink="#1a0c18")
CX, CY, TILT, S = 206, 264, -32, 1.28
T = lambda pts: place(pts, CX, CY, TILT, S)
line_of = lambda pts, closed=False: curve(T(pts), closed)

BALL = [
    (0, -112), (28, -104), (62, -80), (86, -46), (97, -8), (98, 6), (91, 14), (97, 24), (90, 56), (66, 86), (32, 103), (8, 106), (0, 99), (-8, 107),
    (-34, 103), (-68, 84), (-90, 52), (-97, 16), (-98, 2), (-91, -5), (-97, -14), (-86, -46), (-62, -80), (-28, -104),
]  # fmt: skip
epi = [
    (-99, -14),
    (-50, -1),
    (-16, 4),
    (-2, 10),
    (16, 17),
    (50, 15),
    (99, 5),
    (96, -50),
    (62, -90),
    (0, -120),
    (-62, -90),
    (-96, -50),
]
hypo = [
    (-99, 6),
    (-50, 20),
    (-14, 26),
    (-2, 32),
    (16, 38),
    (50, 36),
    (99, 26),
    (96, 70),
    (60, 106),
    (0, 116),
    (-60, 106),
    (-96, 60),
]
CELL, EPI, HYPO = line_of(BALL, True), line_of(epi, True), line_of(hypo, True)
P.d(
    clip("epi-clip", EPI),
    clip("hypo-clip", HYPO),
    clip("cell-clip", CELL),
    lin("body", "#fff2c0", "#e6bd5e", "#a8862f", "#5d5420", x1=150, y1=140, x2=262, y2=390),
    orad("cell-light", (0, "#fffbe0", 0.75), (1, "#fffbe0", 0)),
    glass("cell-form", "#fffbe8", "#5a1c3a", 2.6),
    glass("small-form", "#fffdf0", "#4a1c3a", 0.8),
    glass("whip-form", "#ffffff", "#5a1c3a", 0.7, box=False),
    olin("plastid", "#c98a2e", "#8a5218", "#5a3010"),
    orad("cyst", (0, "#f6d99a"), (0.55, "#b87a3c"), (1, "#5e2e2c"), cx=0.38, cy=0.32, r=0.75),
)
kin = []
for x, y, s in ((96, 452, 0.36), (402, 176, 0.42), (296, 506, 0.2), (66, 300, 0.22)):
    kin += [path(curve(place(BALL, x, y, 20, s)), "#9a6a34", opacity=0.7)]
far(P, "relatives", 3, *kin)
P.add(g("glow", circle(190, 240, 150, "#fffbe6", opacity=0.6), filter=P.soft(30)))

# the trailing flagellum
tail = wave([*T([(2, 74)]), (284, 396), (276, 446), (312, 492), (300, 530)], 9, 1.8, 0)
P.add(
    g(
        "trailing-flagellum",
        path(thread(tail, 5, 1.4), "#fff8e4"),
        filter="url(#whip-form)",
        clip_path="url(#field-clip)",
    )
)


def grains(inside, count, seed, reach):
    """Plastids: short lozenges that point away from the middle."""
    q, out, kept = rng(seed), [], []
    for _ in range(3000):
        if len(out) == count:
            break
        a, d = q.random() * math.tau, reach * q.random() ** 0.42
        u, v = d * math.cos(a), d * 1.02 * math.sin(a)
        if not inside(u, v) or any(math.dist((u, v), k) < 11 for k in kept):
            continue
        kept.append((u, v))
        x, y = T([(u, v)])[0]
        out.append(curve(oval(x, y, 10.5, 6.2, math.degrees(a) + TILT, 6)))
    return "".join(out)


upper_plastids = grains(lambda u, v: v < -8 + abs(u) * 0.02 and math.hypot(u, v) > 40, 44, 3, 92)
lower_plastids = grains(lambda u, v: v > 42 and (abs(u) > 20 or v > 100), 34, 4, 92)
plates = (
    [(-30, -66), (0, -78), (32, -66), (36, -36), (0, -24), (-34, -36)],
    [(-30, -66), (-64, -84)], [(32, -66), (66, -84)], [(0, -78), (0, -112)], [(36, -36), (66, -30), (96, -40)], [(-34, -36), (-64, -36), (-96, -40)],
    [(66, -30), (62, 14)], [(-64, -36), (-58, -2)], [(0, -24), (0, 8)],
    [(-52, 20), (-46, 58), (-74, 84)], [(-46, 58), (-18, 70)], [(52, 36), (46, 66), (70, 86)], [(46, 66), (18, 74)],
)  # fmt: skip
seam = "".join(curve(T([p + ("c",) for p in q]), i == 0) for i, q in enumerate(plates))
sulcus = [(-11, 14), (4, 18), (14, 30), (13, 62), (9, 86), (0, 100), (-9, 86), (-13, 60)]
upper_lip = line_of([(-99, -14), (-50, -1), (-16, 4), (-2, 10), (16, 17), (50, 15), (99, 5)])
lower_lip = line_of([(-99, 6), (-50, 20), (-14, 26), (-2, 32), (16, 38), (50, 36), (99, 26)])
P.add(
    g(
        "cell",
        gg(path(CELL, "url(#body)"), filter="url(#cell-form)"),
        gg(
            gg(path(upper_plastids + lower_plastids, "url(#plastid)"), opacity=0.85),
            ellipse(*T([(8, -40)])[0], 46, 40, "url(#cell-light)"),
            gg(
                path(
                    line_of(
                        [
                            (-99, -14),
                            (-50, -1),
                            (-16, 4),
                            (-2, 10),
                            (16, 17),
                            (50, 15),
                            (99, 5),
                            (99, 26),
                            (50, 36),
                            (16, 38),
                            (-2, 32),
                            (-14, 26),
                            (-50, 20),
                            (-99, 6),
                        ],
                        True,
                    ),
                    "#5a3a1c",
                ),
                opacity=0.75,
            ),
            path(line_of(sulcus, True), "#5a3a1c", opacity=0.7),
            line(upper_lip, "#4a2a14", 2.4, 0.5),
            line(lower_lip, "#ffeeb8", 3, 0.8),
            line(line_of([(14, 34), (14, 62), (9, 86)]), "#ffeeb8", 2.4, 0.6),
            clip_path="url(#cell-clip)",
        ),
        gg(
            line(seam, "#5a3418", 2, 0.4),
            line(seam, "#fffbe4", 1.6, 0.75, transform="translate(1.2 2.2)"),
            clip_path="url(#cell-clip)",
        ),
        line(CELL, "#fff8dc", 1.8, 0.8),
        line(
            curve([(96, 250), (102, 204), (128, 168)], False),
            "#ffffff",
            7,
            0.85,
            filter=P.soft(1.6),
        ),
    )
)
# the girdle flagellum: a wavy ribbon in the furrow
girdle = wave(
    T([(-97, -2), (-50, 10), (-14, 16), (0, 22), (16, 28), (50, 26), (97, 14)]),
    4.6,
    11,
    0,
    2.4,
    False,
)
P.add(
    g(
        "girdle-flagellum",
        gg(line(curve(girdle[::2], False), "#fff4d8", 3.4), filter="url(#whip-form)"),
    )
)
ex, ey = T([(0, 57)])[0]
P.add(
    g(
        "eyespot",
        ellipse(ex, ey, 20, 22, "#ff5a3c", opacity=0.4, filter=P.soft(5)),
        path(
            line_of([(-8, 46), (1, 43), (8, 49), (9, 62), (3, 71), (-6, 69), (-9, 58)], True),
            "#cf2f1e",
            filter="url(#small-form)",
        ),
    )
)


# the cyst with its thorns
def cyst(x, y, R, count):
    thorns = []
    for ring, k in ((1.0, count), (0.72, count * 2 // 3), (0.4, count // 3)):
        for i in range(k):
            a = (i + (ring < 1) * 0.5) / k * math.tau
            dx, dy = math.cos(a), math.sin(a)
            L, w = (R * 0.24, R * 0.075) if ring == 1 else (R * 0.12 * (1.2 + ring), R * 0.07)
            bx, by = x + dx * R * ring * 0.97, y + dy * R * ring * 0.97
            thorns.append(
                curve(
                    [
                        (bx - dy * w, by + dx * w, "c"),
                        (bx + dx * L - dy * w * 0.45, by + dy * L + dx * w * 0.45),
                        (bx + dx * L + dy * w * 0.45, by + dy * L - dx * w * 0.45),
                        (bx + dy * w, by - dx * w, "c"),
                    ]
                )
            )
    rim, face = "".join(thorns[:count]), "".join(thorns[count:])
    return gg(
        gg(path(rim, "#c98a4c"), filter="url(#small-form)"),
        gg(circle(x, y, R, "url(#cyst)"), filter="url(#cell-form)"),
        circle(x, y, R * 0.88, "none", stroke="#fff0cc", stroke_width=2.4, stroke_opacity=0.65),
        circle(x + R * 0.1, y + R * 0.16, R * 0.3, "#b8321e", opacity=0.85, filter=P.soft(2)),
        gg(path(face, "#f6dca0", opacity=0.85), filter="url(#small-form)"),
    )


P.add(g("cysts", cyst(388, 398, 46, 24), cyst(136, 452, 24, 16)))
specks(P, "#fffbe8", 34, 9)
P.lens_rim().grain()
finish(P)
