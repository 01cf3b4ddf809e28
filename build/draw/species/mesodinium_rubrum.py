"""Mesodinium rubrum, the red-tide ciliate. Landmarks: two unequal balls in one cell: a smaller, blunt front cone with the mouth and a few
short forked feelers, a larger round rear; between them a belt from which cirri, long stiff bundles of hairs, stand out like a sunburst and bend
back over the rear; wine-red taken-over plastids packed to the rim. It jumps: a dotted track and a second, folded cell show the leap."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *
from micro_kit import *

P = Pic("mesodinium_rubrum", "Mesodinium rubrum, a ciliate")
r = rng(31)
P.lens(light="#ffffff", mid="#c4ece4", dark="#5fb3b8", ink="#06222c")
P.d(
    olin("rear-fill", "#f08a78", "#c23a3a", "#7c1630"),
    olin("front-fill", "#ffb49a", "#d9524a", "#8e1f34"),
    glass("cell-form", "#fff4e4", "#4a0a24", 2.2),
    glass("plastid-form", "#ffd2b8", "#4a0a24", 0.6),
    orad("plastid", (0, "#e8654e"), (0.6, "#b3262e"), (1, "#7a1228"), cx=0.4, cy=0.35, r=0.7),
)
TILT = 24  # the front points up and to the right


def cell(id_, x, y, rot, s, detail=True):
    T = lambda pts: place(pts, x, y, rot, s)
    rear = [
        (-62, 0),
        (-74, 32),
        (-70, 72),
        (-44, 106),
        (0, 120),
        (44, 106),
        (70, 72),
        (74, 32),
        (62, 0),
        (0, -14),
    ]
    front = [
        (-58, -2),
        (-54, -36),
        (-36, -66),
        (-12, -78),
        (12, -78),
        (36, -66),
        (54, -36),
        (58, -2),
        (0, 16),
    ]
    q = rng(5)
    back_hairs, front_hairs = [], []
    if detail:
        for side in (-1, 1):
            for i in range(12):  # a fan on either side, from forwards to backwards
                a = math.radians(-46 + i * 11.5 + q.uniform(-2, 2))
                L = 104 + 16 * math.sin(i * 2.3) - 26 * (i > 8)
                bx, by = side * (56 + 5 * math.cos(a)), 2 + 12 * math.sin(a)
                tip = (bx + side * L * math.cos(a), by + L * math.sin(a) + 16)
                mid = (bx + side * L * 0.5 * math.cos(a - 0.12), by + L * 0.5 * math.sin(a - 0.12))
                (front_hairs if i % 2 else back_hairs).append(
                    taper(T([(bx, by), mid, tip]), [5.6 * s, 3.8 * s, 0.9 * s], 26, point=True)
                )
        for i in range(7):  # and those of the near side, lying back over the rear
            ux = (i - 3) / 3.4
            L = 74 + 12 * math.cos(i * 2.6)
            front_hairs.append(
                taper(
                    T([(ux * 54, 10), (ux * 66, 10 + L * 0.5), (ux * 84, 8 + L)]),
                    [5 * s, 3.6 * s, 0.8 * s],
                    26,
                    point=True,
                )
            )
    else:
        for i in range(9):
            ux = (i - 4) / 4
            front_hairs.append(
                taper(
                    T([(ux * 58, 4), (ux * 76, 60), (ux * 60, 126)]),
                    [5 * s, 4 * s, 1 * s],
                    30,
                    point=True,
                )
            )
    R, F = curve(T(rear)), curve(T(front))
    parts = [path("".join(back_hairs), "#a8606a", opacity=0.85)]
    feelers = [
        curve(T([(k * 9, -74), (k * 11, -86), (k * 17, -94)]), False)
        + curve(T([(k * 11, -86), (k * 8, -97)]), False)
        for k in (-2, -0.7, 0.7, 2)
    ]
    parts.append(line("".join(feelers), "#8e2434", 4 * s, 0.9))
    parts.append(gg(path(R, "url(#rear-fill)"), filter="url(#cell-form)"))
    if detail:
        kept, plast = [], []
        for _ in range(3000):
            u, v = q.uniform(-68, 68), q.uniform(6, 114)
            d = math.hypot(u, v - 50)
            if not 14 < d < 62 or any(math.dist((u, v), k) < 13.5 for k in kept):
                continue
            kept.append((u, v))
            px, py = T([(u, v)])[0]
            plast.append(
                curve(oval(px, py, 9.6 * s, 6.6 * s, math.degrees(math.atan2(v - 50, u)) + rot, 6))
            )
        nx, ny = T([(0, 52)])[0]
        parts += [
            gg(*[path(d, "url(#plastid)") for d in plast], filter="url(#plastid-form)"),
            circle(nx, ny, 17 * s, "#ffd9c4", opacity=0.55, filter=P.soft(3)),
            circle(nx, ny, 10 * s, "#5a1230", opacity=0.75),
        ]
    parts.append(gg(path(F, "url(#front-fill)"), filter="url(#cell-form)"))
    if detail:
        grains = [T([(q.uniform(-40, 40), q.uniform(-58, -12))])[0] for _ in range(20)]
        ribs = "".join(
            curve(T([(k * 54, -6), (k * 44, -40), (k * 16, -74)]), False)
            for k in (-0.75, -0.45, -0.15, 0.15, 0.45, 0.75)
        )
        parts += [dots(grains, 3.4, "#a81e2c", 0.55), line(ribs, "#fff0e0", 1.8, 0.5)]
        parts.append(
            line(
                curve(T([(-28, -60), (-44, -36), (-48, -12)]), False),
                "#ffffff",
                6 * s,
                0.8,
                filter=P.soft(1.4),
            )
        )
        parts.append(
            line(
                curve(T([(-62, 70), (-66, 46), (-60, 24)]), False),
                "#ffffff",
                5 * s,
                0.55,
                filter=P.soft(1.6),
            )
        )
    parts.append(path("".join(front_hairs), "#f9c9ba", opacity=0.96))
    parts.append(line("".join(front_hairs), "#8e2434", 1, 0.6))
    return g(id_, *parts)


# where it came from: the track of the leap, and others out of focus
track = [(x, y) for x, y, _, _, _ in sample([(64, 470), (96, 432), (136, 396)], 15)]
mist = [
    path(blob(x, y, s, s * 1.25, r, 9, 0.08), "#c4484e", opacity=0.75)
    for x, y, s in (
        (88, 200, 20),
        (404, 196, 15),
        (392, 148, 22),
        (320, 506, 12),
        (52, 330, 11),
        (150, 506, 10),
        (190, 128, 9),
        (436, 330, 10),
    )
]
far(P, "swarm", 3, *mist)
P.add(g("glow", circle(246, 300, 150, "#ffffff", opacity=0.75), filter=P.soft(30)))
P.add(
    g(
        "track",
        *[
            circle(x, y, 2 + i * 0.5, "#a83a48", opacity=n(0.25 + i * 0.07))
            for i, (x, y) in enumerate(track)
        ],
    )
)
P.add(cell("mesodinium-behind", 392, 426, 100, 0.3, False))
P.add(cell("mesodinium", 238, 280, TILT, 1.24))
specks(P, "#2a7a86", 30, 3, 1.8, 0.6)
P.lens_rim().grain()
finish(P)
