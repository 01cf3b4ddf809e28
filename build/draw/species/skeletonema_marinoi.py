"""Skeletonema marinoi, chains under the lens. Landmarks: short glass drums with domed ends, as wide as high, strung on a line; between two drums
a gap about as long as a drum, bridged by a ring of straight fine rods that meet in a knuckle half way; two golden plastids along the walls
of each; the whole a string of beads with light between. Three strings hang and sway, one near, two behind; violet field of the stony shore."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *
from micro_kit import *

P = Pic("skeletonema_marinoi", "Skeletonema marinoi, a chain diatom")
r = rng(14)
P.lens(light="#d9c9f2", mid="#76599b", dark="#2a1f55", ink="#0c0820")
P.d(
    olin("drum", (0, "#ffffff", 0.85), (0.5, "#d9f2f0", 0.5), (1, "#8fb4d4", 0.7), x2=0.3),
    olin("plastid", "#ffd97a", "#e09a2e", "#8f4f1a"),
    glass("drum-form", "#ffffff", "#1a1048", 1.3),
    glass("plastid-form", "#fff6c8", "#4a2406", 0.9),
    glass("rod-form", "#ffffff", "#1a1048", 0.5, box=False),
)


def drum(f, half_long, half_wide):
    """Side view: straight sides, domed ends; u along the chain."""
    a, b = half_long, half_wide
    return [
        f(-a, 0),
        f(-a * 0.9, -b * 0.6),
        f(-a * 0.55, -b * 0.96),
        f(0, -b),
        f(a * 0.55, -b * 0.96),
        f(a * 0.9, -b * 0.6),
        f(a, 0),
        f(a * 0.9, b * 0.6),
        f(a * 0.55, b * 0.96),
        f(0, b),
        f(-a * 0.55, b * 0.96),
        f(-a * 0.9, b * 0.6),
    ]


def chain(id_, points, half_wide, pitch, seed, fine=True):
    q = rng(seed)
    stations = along(points, pitch)
    a = pitch * 0.35
    drums, plast, rods, knots, belts, nuclei = [], [], [], [], [], []
    frames = []
    for x, y, deg, _ in stations:
        f = frame(x, y, deg)
        frames.append(f)
        drums.append(curve(drum(f, a, half_wide)))
        if not fine:
            continue
        j = q.uniform(-0.06, 0.06)
        for k in (-1, 1):  # two golden plates along the walls, round the bright nucleus
            w = half_wide * k
            cup = [
                f(-a * 0.74, w * 0.42),
                f(-a * 0.5, w * 0.78),
                f(0, w * 0.84),
                f(a * 0.5, w * 0.78),
                f(a * 0.74, w * 0.42),
                f(a * 0.5, w * (0.16 + j)),
                f(0, w * 0.34),
                f(-a * 0.5, w * (0.16 - j)),
            ]
            plast.append(curve(cup))
        belts.append(
            curve(
                [f(-a * 0.04, -half_wide * 0.98), f(a * 0.03, 0), f(-a * 0.04, half_wide * 0.98)],
                False,
            )
        )
        nuclei.append(f(0, 0))
    for f0, f1 in zip(frames, frames[1:]):
        for v in (-0.8, -0.55, -0.22, 0.14, 0.48, 0.76):
            p, s = (
                f0(a * (0.9 - 0.3 * abs(v)), v * half_wide),
                f1(-a * (0.9 - 0.3 * abs(v)), v * half_wide),
            )
            mid = ((p[0] + s[0]) / 2, (p[1] + s[1]) / 2)
            rods.append(f"M{n(p[0])} {n(p[1])}L{n(s[0])} {n(s[1])}")
            knots.append(mid)
    parts = [
        gg(line("".join(rods), "#f4f0ff", half_wide * 0.075), filter="url(#rod-form)")
        if fine
        else line("".join(rods), "#e6dcff", 1.6, 0.7)
    ]
    if fine:
        parts += [
            dots(knots, half_wide * 0.07, "#ffffff"),
            gg(*[path(d, "url(#drum)") for d in drums], filter="url(#drum-form)"),
            gg(*[path(d, "url(#plastid)") for d in plast], filter="url(#plastid-form)"),
            dots(nuclei, half_wide * 0.17, "#fffbe8", 0.95),
            line("".join(belts), "#2a1a5a", 1.4, 0.35),
            line("".join(drums), "#ffffff", 1.7, 0.9),
        ]
    else:
        parts.append(path("".join(drums), "#d9a455", opacity=0.85))
    return parts


back = chain(
    "a", [(130, 60), (96, 200), (130, 330), (80, 470), (100, 570)], 19, 44, 1, False
) + chain("b", [(290, 70), (330, 170), (300, 260), (350, 330)], 13, 32, 2, False)
far(P, "chains-far", 2.6, *back, opacity=0.75)
P.add(
    g(
        "glow",
        path(
            curve([(210, 100), (330, 130), (350, 330), (320, 520), (170, 520), (200, 300)]),
            "#f4ecff",
            opacity=0.5,
        ),
        filter=P.soft(34),
    )
)
P.add(
    g(
        "chain-2",
        *chain("c", [(424, 120), (372, 214), (392, 320), (436, 392), (440, 470)], 21, 53, 3),
        opacity=0.95,
        clip_path="url(#field-clip)",
    )
)
P.add(
    g(
        "chain-1",
        *chain(
            "d", [(262, 52), (204, 150), (196, 262), (252, 366), (262, 470), (214, 560)], 35, 92, 5
        ),
        clip_path="url(#field-clip)",
    )
)
specks(P, "#f6f0ff", 40, 12)
P.lens_rim().grain()
finish(P)
