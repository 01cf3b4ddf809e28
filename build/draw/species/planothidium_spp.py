"""Planothidium, small diatoms on a sand grain, seen flat from above: the two unlike halves of the shell side by side, large.

Landmarks: each valve a broad blunt oval, both sides alike, length 1.9 times width, ends drawn out a little and rounded; coarse striae
of three rows of dots each, fanning out from the middle line. The left half has no slit but one clear round horseshoe on one side of
its middle (never on the other); the right half a straight slit with a knot in the middle. One flat golden plastid shines through.
Below, the grain itself, and a row of tiny ones glued flat to it."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *
from micro_kit import *

P = Pic("planothidium_spp", "Planothidium, diatoms on a sand grain")
r = rng(6)
P.lens(light="#f7dcb8", mid="#b0604a", dark="#451a26", ink="#160a0e")
P.d(
    olin("grain-fill", "#fdeacb", "#d9a878", "#7a4446"),
    glass("grain-form", "#fffbe8", "#4a1a22", 2.6),
    glass("valve-form", "#ffffff", "#4a1a14", 1.6),
    lin(
        "valve", (0, "#fffdee", 0.97), (0.5, "#f6e3ae", 0.95), (1, "#cf9f58", 0.96), y1=120, y2=430
    ),
    olin("plastid", "#eab84a", "#c9842a", "#8f5218"),
)
# the grain: a great rounded facet below, and another behind
grain = [
    (-10, 560, "c"),
    (20, 430),
    (110, 420),
    (220, 452),
    (330, 436),
    (430, 410),
    (500, 470, "c"),
    (500, 600, "c"),
]
facet = [(110, 420, "c"), (220, 452), (330, 436, "c"), (300, 500, "c"), (180, 512, "c")]
P.add(
    g(
        "grains",
        gg(
            path(blob(430, 160, 96, 70, r, 8, 0.1), "#e9b78c", opacity=0.4),
            path(blob(36, 196, 70, 60, r, 8, 0.1), "#e9b78c", opacity=0.35),
            filter=P.soft(6),
        ),
        gg(path(curve(grain), "url(#grain-fill)"), filter="url(#grain-form)"),
        path(curve(facet), "#fff6e0", opacity=0.4),
        clip_path="url(#field-clip)",
    )
)

# one quarter of the outline: along u, across v
QUARTER = [(0, 72), (40, 69), (78, 58), (104, 42), (120, 27), (131, 20), (138, 12), (140, 0)]
OUT = (
    QUARTER
    + [(u, -v) for u, v in QUARTER[-2::-1]]
    + [(-u, -v) for u, v in QUARTER[1:]]
    + [(-u, v) for u, v in QUARTER[-2:0:-1]]
)


def half_width(u):
    """Half the width of a valve at u."""
    u = abs(u)
    for (a, va), (b, vb) in zip(QUARTER, QUARTER[1:]):
        if u <= b:
            return va + (vb - va) * (u - a) / (b - a)
    return 0


def striae(T, slit):
    """Triple rows of dots, one path each for ground, and dots."""
    bands, rows = "", []
    for i in range(-9, 10):
        for side in (1, -1):
            u = i * 13.2
            if not slit and side < 0 and abs(i) < 2:
                continue
            lean = u * 0.2
            start = (
                (20 - abs(i) * 5 if abs(i) < 3 else 8)
                if slit
                else (6 if side > 0 or abs(i) > 2 else 8)
            )
            end = half_width(u + lean) - 7
            if end < start + 6:
                continue
            bands += curve(T([(u, side * start), (u + lean, side * end)]), False)
            count = max(2, round((end - start) / 6.4))
            for k in range(count + 1):
                f = k / count
                for d in (-3.4, 0, 3.4):
                    rows.append(
                        T(
                            [
                                (
                                    u + lean * f + d * (0.6 + 0.5 * f),
                                    side * (start + (end - start) * f),
                                )
                            ]
                        )[0]
                    )
    return bands, rows


def valve(ident, x, y, rot, s, slit):
    """One half of the shell seen flat; `slit`: with raphe, else with the horseshoe."""
    T = lambda pts: place(pts, x, y, rot, s)
    outline = curve(T(OUT))
    P.d(clip(f"{ident}-clip", outline))
    bands, rows = striae(T, slit)
    plast = [(u * 0.8, v * 0.74) for u, v in OUT]
    inside = [
        path(curve(T(plast)), "url(#plastid)", opacity=0.6, filter=P.soft(4)),
        line(bands, "#6a3414", 9.4 * s, 0.42),
        dots(rows, 1.45 * s, "#fffbe6", 0.95),
    ]
    if slit:
        knot = [(-16, 0), (0, 21), (16, 0), (0, -21)]
        marks = "".join(
            curve(T([(k * 9, 0), (k * 66, 0.8), (k * 122, 0), (k * 129, 5 * k)]), False)
            for k in (1, -1)
        )
        inside += [
            path(curve(T(knot)), "#fffaea", opacity=0.95),
            line(marks, "#fffaea", 9 * s, 0.95),
            line(marks, "#5a2c14", 3.6 * s, 0.95),
            *[circle(*T([(k * 9, 0)])[0], 4.4 * s, "#5a2c14") for k in (1, -1)],
        ]
    else:
        shoe = [
            (-19, -70, "c"),
            (-27, -44),
            (-22, -20),
            (0, -10),
            (22, -20),
            (27, -44),
            (19, -70, "c"),
        ]
        hollow = [
            (-9, -71, "c"),
            (-13, -46),
            (-10, -32),
            (0, -26),
            (10, -32),
            (13, -46),
            (9, -71, "c"),
        ]
        axis = curve(T([(-128, 0), (0, 0), (128, 0)]), False)
        inside += [
            line(axis, "#fffaea", 8 * s, 0.95),
            path(curve(T(shoe)), "#fffdf0"),
            path(curve(T(hollow)), "#a8601c", opacity=0.9),
            line(curve(T(shoe), False), "#5a2c14", 4.2 * s, 0.95),
            line(curve(T(hollow), False), "#5a2c14", 2.4 * s, 0.7),
        ]
    return g(
        ident,
        gg(path(outline, "url(#valve)"), filter="url(#valve-form)"),
        gg(*inside, clip_path=f"url(#{ident}-clip)"),
        line(outline, "#6a3418", 2.2, 0.7),
        line(curve(T([(u * 0.955, v * 0.93) for u, v in OUT])), "#fffdf0", 2.4, 0.9),
    )


# tiny ones glued to the grain, flat, like tiles
small = "".join(
    curve(place(OUT, x, y, rot, s))
    for x, y, rot, s in (
        (96, 462, -14, 0.2),
        (152, 486, 30, 0.19),
        (300, 478, -30, 0.2),
        (352, 470, 16, 0.22),
        (248, 506, 4, 0.18),
        (398, 444, -20, 0.18),
        (196, 524, -22, 0.17),
    )
)
axes = "".join(
    curve(place([(-110, 0), (110, 0)], x, y, rot, s), False)
    for x, y, rot, s in (
        (96, 462, -14, 0.2),
        (152, 486, 30, 0.19),
        (300, 478, -30, 0.2),
        (352, 470, 16, 0.22),
        (248, 506, 4, 0.18),
        (398, 444, -20, 0.18),
        (196, 524, -22, 0.17),
    )
)
P.add(
    g(
        "small-ones",
        gg(path(small, "#c98f3a"), filter="url(#grain-form)"),
        line(axes, "#fff0c8", 2, 0.8),
        clip_path="url(#field-clip)",
    )
)
P.add(
    g(
        "valve-shadows",
        *[
            path(curve(place(OUT, x - 8, y + 20, rot, 1.02)), "#3a1018", opacity=0.4)
            for x, y, rot in ((154, 292, -74), (328, 292, -102))
        ],
        filter=P.soft(8),
    )
)
P.add(valve("half-with-horseshoe", 154, 276, -74, 1.02, slit=False))
P.add(valve("half-with-slit", 328, 276, -102, 1.02, slit=True))
specks(P, "#fff4dc", 34, 4)
P.lens_rim().grain()
finish(P)
