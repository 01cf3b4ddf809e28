"""Planothidium, small diatoms sitting on sand grains. Landmarks: single valves, broad spear-shaped (length 2.3 times width) with blunt drawn-out
ends; coarse ribs of dots, radiating, from the edge to a narrow axis; the two halves differ: one (upper left, the large one) has no slit but
a clear horseshoe on one side of its middle, the other (right) has the slit with a knot in the middle; from the side a thin, bent box
(lower left) glued flat to its grain; one flat golden plastid shines through."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *
from micro_kit import *

P = Pic("planothidium_spp", "Planothidium, diatoms on sand grains")
r = rng(6)
P.lens(light="#f3c9a0", mid="#a8513b", dark="#3a1620", ink="#14080c")
P.d(
    olin("grain-fill", "#fbe6c6", "#d9a878", "#8a4f4a"),
    olin("grain-far", "#e9b78c", "#8f4a3c"),
    glass("grain-form", "#fffbe8", "#4a1a22", 2.6),
    glass("valve-form", "#ffffff", "#4a1a14", 1.4),
    lin(
        "valve",
        (0, "#fffbe4", 0.96),
        (0.5, "#f2dca0", 0.94),
        (1, "#c99a54", 0.95),
        x1=150,
        y1=140,
        x2=250,
        y2=330,
    ),
    olin("plastid", "#e2a93e", "#b8741f", "#7d4413"),
)


def pebble(x, y, a, b, rot, k=9):
    pts = []
    for i in range(k):
        t, q = i / k * math.tau + r.uniform(-0.12, 0.12), r.uniform(0.88, 1.08)
        pts.append((a * q * math.cos(t), b * q * math.sin(t)))
    return place(pts, x, y, rot)


def facets(pts, *corners):
    """Flat faces inside a grain: from its edge towards the middle."""
    cx, cy = sum(p[0] for p in pts) / len(pts), sum(p[1] for p in pts) / len(pts)
    out = []
    for i in corners:
        p, q = pts[i % len(pts)], pts[(i + 1) % len(pts)]
        s = lambda a, k: (cx + (a[0] - cx) * k, cy + (a[1] - cy) * k, "c")
        out.append(curve([s(p, 0.93), s(q, 0.93), s(q, 0.55), s(p, 0.4)]))
    return "".join(out)


back = [pebble(60, 250, 74, 60, 20), pebble(430, 420, 92, 70, 50), pebble(330, 96, 84, 44, 5)]
far(P, "grains-far", 3, *[path(curve(p, k=0.24), "url(#grain-far)", opacity=0.8) for p in back])
P.add(g("glow", ellipse(230, 250, 170, 120, "#fff0d0", opacity=0.45), filter=P.soft(30)))
near = [pebble(96, 530, 196, 124, -14, 8), pebble(420, 566, 158, 116, 12, 7)]
P.add(
    g(
        "grains",
        *[
            gg(
                path(curve(p, k=0.15), "url(#grain-fill)"),
                path(facets(p, 4, 5, 6), "#fffbe8", opacity=0.4),
                path(facets(p, 0, 1, 3), "#7a2f3a", opacity=0.16),
                filter="url(#grain-form)",
            )
            for p in near
        ],
        clip_path="url(#field-clip)",
    )
)

HALF = [
    (0, 50),
    (40, 47),
    (78, 34),
    (100, 19),
    (112, 12.5),
    (122, 9),
    (126, 0),
]  # one quarter of the outline, u, v
OUT = (
    HALF[:-1]
    + [HALF[-1]]
    + [(u, -v) for u, v in HALF[-2:0:-1]]
    + [(0, -50)]
    + [(-u, -v) for u, v in HALF[1:-1]]
    + [(-126, 0)]
    + [(-u, v) for u, v in HALF[-2:0:-1]]
)


def half_width(u):
    u = abs(u)
    for (a, va), (b, vb) in zip(HALF, HALF[1:]):
        if u <= b:
            return va + (vb - va) * (u - a) / (b - a)
    return 0


def valve(id_, x, y, rot, s, slit):
    """One half of the shell seen flat; `slit`: with raphe, else with the horseshoe."""
    T = lambda pts: place(pts, x, y, rot, s)
    outline = curve(T(OUT))
    P.d(clip(f"{id_}-clip", outline))
    ribs = []
    for i in range(-10, 11):
        for side in (1, -1):
            u = i * 10.6 + 0.01
            if slit and abs(i) < 1:
                continue
            if not slit and side < 0 and abs(i) < 2:
                continue
            lean = u * 0.16
            w = half_width(u + lean) - 3
            start = (7 if abs(i) > 2 else 13 - abs(i) * 2) if slit else 4.5
            if w > start + 2:
                ribs.append(
                    curve(
                        T(
                            [
                                (u, side * start),
                                (u + lean * 0.45, side * (start + w) * 0.5),
                                (u + lean, side * w),
                            ]
                        ),
                        False,
                    )
                )
    marks = []
    if slit:
        for k in (1, -1):
            marks.append(
                curve(T([(k * 9, 0), (k * 60, 1.6 * k), (k * 112, 0), (k * 117, 4 * k)]), False)
            )
    shoe = [(-17, -48), (-19, -26), (-13, -13), (0, -8.5), (13, -13), (19, -26), (17, -48)]
    shoe_in = [(-9, -49), (-10, -27), (-6, -19), (0, -16.5), (6, -19), (10, -27), (9, -49)]
    plast = [
        (-86, 20),
        (-40, 38),
        (20, 40),
        (78, 24),
        (96, 0),
        (74, -26),
        (20, -38),
        (-40, -38),
        (-84, -22),
        (-98, 0),
    ]
    cut = f"url(#{id_}-clip)"
    inside = [
        path(curve(T(plast)), "url(#plastid)", opacity=0.62, filter=P.soft(3)),
        line("".join(ribs), "#5a2c14", 4.6 * s, 0.55),
        line("".join(ribs), "#fff8dc", 1.8 * s, 0.85, transform="translate(-1.2 -1.6)"),
    ]
    if slit:
        inside += [
            path(curve(T([(-12, 0), (0, 14), (12, 0), (0, -14)])), "#fff8e0"),
            line("".join(marks), "#5a2c14", 3.4 * s, 0.9),
            line("".join(marks), "#fff8e0", 1.4 * s, 0.9, transform="translate(0 2.4)"),
            circle(*T([(0, 0)])[0], 4.4 * s, "#8a4a1c"),
        ]
    else:
        inside += [
            line(curve(T([(-116, 0), (0, 1), (116, 0)]), False), "#fff6da", 5 * s, 0.95),
            path(curve(T(shoe)), "#fffdf0"),
            path(curve(T(shoe_in)), "#d59a4e", opacity=0.8),
            line(curve(T(shoe), False), "#6a3414", 3.4 * s, 0.9),
        ]
    return g(
        id_,
        gg(path(outline, "url(#valve)"), filter="url(#valve-form)"),
        gg(*inside, clip_path=cut),
        line(outline, "#6a3418", 1.6, 0.55),
        line(curve(T([(u * 0.94, v * 0.93) for u, v in OUT])), "#fffbe8", 2.2, 0.8),
    )


def side_view(id_, x, y, rot, s):
    """From the side: a thin box bent like a shallow V, double wall."""
    f = lambda pts: place(pts, x, y, rot, s)
    box = f(
        [
            (-96, -8),
            (-50, -17),
            (0, -22),
            (50, -17),
            (96, -8),
            (97, 8),
            (50, 2),
            (0, -2),
            (-50, 2),
            (-97, 8),
        ]
    )
    mid = f([(-97, 0), (-50, -8), (0, -12), (50, -8), (97, 0)])
    plast = f([(-76, -4), (-40, -11), (0, -15), (40, -11), (76, -4), (40, -4), (0, -8), (-40, -4)])
    teeth = "".join(
        curve(f([(u, -19 + abs(u) * 0.11), (u, -14 + abs(u) * 0.1)]), False)
        for u in range(-80, 81, 10)
    )
    return g(
        id_,
        gg(path(curve(box), "url(#valve)"), filter="url(#valve-form)"),
        path(curve(plast), "#b8741f", opacity=0.9),
        line(teeth, "#6a3418", 2.2, 0.6),
        line(curve(mid, False), "#6a3418", 1.5, 0.7),
        line(curve(box), "#6a3418", 1.4, 0.5),
    )


P.add(side_view("diatom-side", 120, 422, 8, 0.86))
P.add(valve("diatom-slit", 352, 376, 66, 0.9, True))
P.add(valve("diatom-horseshoe", 210, 238, -28, 1.42, False))
far(
    P,
    "small",
    1.2,
    *[
        path(curve(place(OUT, x, y, rot, s)), "#e0b262", opacity=0.9)
        for x, y, rot, s in ((418, 232, 30, 0.3), (64, 344, 70, 0.2), (236, 446, 20, 0.22))
    ],
)
specks(P, "#fff4dc", 34, 4)
P.lens_rim().grain()
finish(P)
