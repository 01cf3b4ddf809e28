"""Viruses at the wall of a bacterium, as an electron microscope might see them, coloured. Landmarks: phages: a many-cornered head (a twenty-faced
crystal), a collar, a ringed tail, a base plate, six thin bent legs; the large one has just landed, its thread of DNA shows through the head and
enters the host; others hang above, empty ones pale; round algal viruses with five- and six-cornered outline; the curved host wall below, two skins."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
import math

from kit import *
from micro_kit import *

P = Pic("viruses", "Viruses")
r = rng(10)
P.lens(light="#3f5f74", mid="#16283c", dark="#0a0f22", ink="#04060f")
P.d(
    olin("face-lit", "#fff0e6", "#ffb49a"),
    olin("face-mid", "#f28a6c", "#d4553f"),
    olin("face-dark", "#b23a3a", "#7a1f38"),
    olin("tail", (0, "#d9c4f4"), (1, "#8d6bc4"), x2=1, y2=0),
    lin("wall-outer", "#bfe6a0", "#5fa548", "#2a5f44", y1=430, y2=545),
    lin("inside", "#2f7a5a", "#0f3a3a", y1=450, y2=560),
    glass("head-form", "#fffaf0", "#2a0a2c", 1.6),
    glass("small-form", "#ffffff", "#2a0a2c", 0.7),
    glass("leg-form", "#ffffff", "#1a0a3a", 0.8),
    glass("wall-form", "#f6ffd8", "#06202c", 2),
)


def head(T, s=1.0):
    """An icosahedron seen on an edge: outline of six corners, its faces in three tones."""
    A = [(0, -74), (58, -44), (58, 34), (0, 66), (-58, 34), (-58, -44)]
    top, left, right, low = (0, -40), (-36, 18), (36, 18), (0, 66)
    tri = lambda *p: curve([q + ("c",) for q in T(p)])
    lit = tri(A[0], top, A[5]) + tri(A[5], top, left)
    mid = tri(A[0], A[1], top) + tri(top, left, right) + tri(A[5], left, A[4])
    dark = (
        tri(A[1], top, right)
        + tri(A[1], right, A[2])
        + tri(right, A[2], A[3])
        + tri(left, right, low)
        + tri(left, A[4], A[3])
    )
    edges = "".join(
        curve([q + ("c",) for q in T(e)], False)
        for e in (
            (A[0], top),
            (A[1], top),
            (A[5], top),
            (top, left),
            (top, right),
            (left, right),
            (A[5], left),
            (A[1], right),
            (left, A[4]),
            (right, A[2]),
            (left, A[3]),
            (right, A[3]),
        )
    )
    outline = tri(*A)
    return outline, gg(
        gg(
            path(lit, "url(#face-lit)"),
            path(mid, "url(#face-mid)"),
            path(dark, "url(#face-dark)"),
            filter="url(#head-form)" if s > 0.5 else "url(#small-form)",
        ),
        line(edges, "#fff0e0", 1.6 * s + 0.4, 0.75),
        line(outline, "#fff6ec", 2 * s + 0.4, 0.85),
    )


def phage(id_, x, y, rot, s, bend=1.0):
    """(x, y) is the middle of the base plate; the head lies 210 units up."""
    T = lambda pts: place([(p[0], p[1]) + tuple(p[2:]) for p in pts], x, y, rot, s)
    H = lambda pts: T([(p[0], p[1] - 206) + tuple(p[2:]) for p in pts])
    _, head_ = head(H, s)
    sheath = "".join(
        curve(
            T(
                [
                    (-15, v, "c"),
                    (-18, v - 4.5),
                    (-15, v - 9, "c"),
                    (15, v - 9, "c"),
                    (18, v - 4.5),
                    (15, v, "c"),
                ]
            )
        )
        for v in range(-12, -121, -10)
    )
    collar = curve(T([(-22, -138), (0, -144), (22, -138), (22, -128), (0, -124), (-22, -128)]))
    plate = curve(T([(-28, -12, "c"), (28, -12, "c"), (22, 2, "c"), (-22, 2, "c")]))
    spikes = "".join(
        curve(T([(k * 14, 0, "c"), (k * 14 + 3, 10, "c"), (k * 14 - 3, 10, "c")]))
        for k in (-1, 0, 1)
    )
    legs = []
    for k, (kx, ky, ex) in enumerate(
        (
            (-74, -74, -106),
            (74, -74, 106),
            (-50, -58, -66),
            (50, -58, 66),
            (-24, -44, -30),
            (24, -44, 30),
        )
    ):
        foot = 14 * bend + (6 if k > 3 else 0)
        legs.append(
            curve(T([(math.copysign(22, kx), -6, "c"), (kx, ky, "c"), (ex, foot, "c")]), False)
        )
    return g(
        id_,
        gg(
            line("".join(legs[:4]), "#b79ae4", 5.2 * s, stroke_linejoin="round"),
            filter="url(#leg-form)",
        ),
        gg(
            path(spikes, "#8d6bc4"),
            path(sheath, "url(#tail)"),
            path(collar, "#e4d4fa"),
            path(plate, "#b79ae4"),
            filter="url(#small-form)",
        ),
        gg(
            line("".join(legs[4:]), "#d6c2f4", 4.6 * s, stroke_linejoin="round"),
            filter="url(#leg-form)",
        ),
        head_,
    )


def alga_virus(x, y, R, k, rot):
    """A large round virus with flat corners: outline, core, pale skin."""
    poly = lambda f: curve(
        [
            (
                x + R * f * math.cos(math.radians(rot + i * 360 / k)),
                y + R * f * math.sin(math.radians(rot + i * 360 / k)),
                "c",
            )
            for i in range(k)
        ]
    )
    return gg(
        gg(path(poly(1), "#f2b95a"), filter="url(#small-form)"),
        path(poly(0.78), "#7a3c1c", opacity=0.8),
        path(poly(0.58), "#ffdc8a"),
        line(poly(1), "#fff3cc", 1.4, 0.8),
    )


haze = []
for _ in range(60):
    x, y = in_lens(r, 0.93)
    if y < 430:
        haze.append(
            path(
                curve(
                    place(
                        [
                            (-6, -4, "c"),
                            (0, -8, "c"),
                            (6, -4, "c"),
                            (6, 4, "c"),
                            (1.5, 7, "c"),
                            (1.5, 18, "c"),
                            (-1.5, 18, "c"),
                            (-1.5, 7, "c"),
                            (-6, 4, "c"),
                        ],
                        x,
                        y,
                        r.uniform(0, 360),
                        r.uniform(0.7, 1.3),
                    )
                ),
                r.choice(["#e08a74", "#a98ad4", "#e0b46a"]),
                opacity=n(r.uniform(0.3, 0.65)),
            )
        )
far(P, "haze", 1.5, *haze)
P.add(g("glow", ellipse(232, 300, 130, 160, "#8fd6e0", opacity=0.4), filter=P.soft(34)))
# the host: curved double wall with its rind of fine hairs
outer = [
    (-20, 560, "c"),
    (-20, 500, "c"),
    (60, 466),
    (150, 444),
    (240, 437),
    (330, 444),
    (420, 466),
    (500, 500, "c"),
    (500, 560, "c"),
]
inner = [(p[0], p[1] + (26 if p[1] < 505 else 30)) + tuple(p[2:]) for p in outer]
hairs = "".join(
    f"M{n(x)} {n(y)}l{n(-nx * -9)} {n(-ny * 9 if ny > 0 else ny * 9)}"
    for x, y, nx, ny, _ in sample(
        [(0, 492), (60, 466), (150, 444), (240, 437), (330, 444), (420, 466), (480, 492)], 9
    )
)
heads_in = "".join(
    curve(
        [
            (x + 9 * math.cos(math.radians(a)), y + 10 * math.sin(math.radians(a)), "c")
            for a in range(30, 390, 60)
        ]
    )
    for x, y in ((150, 506), (186, 516), (324, 510), (360, 520), (284, 528), (110, 520))
)
P.add(
    g(
        "host",
        line(hairs, "#a8d68a", 2, 0.7),
        gg(path(curve(outer), "url(#wall-outer)"), filter="url(#wall-form)"),
        path(curve(inner), "url(#inside)"),
        line(curve(inner[1:-1], False), "#e4f7b8", 3, 0.6),
        line(
            curve(
                [
                    (230, 452),
                    (238, 480),
                    (220, 494),
                    (246, 506),
                    (268, 494),
                    (262, 478),
                    (240, 490),
                    (216, 516),
                    (250, 530),
                ],
                False,
            ),
            "#fff0d0",
            4.4,
            0.95,
        ),
        path(heads_in, "#f2937a", opacity=0.9),
        line(heads_in, "#fff0e0", 1.5, 0.8),
        clip_path="url(#field-clip)",
    )
)
P.add(
    g(
        "algal-viruses",
        *[
            alga_virus(*q)
            for q in (
                (60, 322, 20, 6, 10),
                (420, 268, 28, 5, 20),
                (336, 296, 15, 6, 0),
                (150, 150, 17, 5, 40),
                (330, 116, 16, 6, 15),
            )
        ],
    ),
    phage("phage-left", 104, 446, -14, 0.36),
    phage("phage-right", 382, 444, 16, 0.44),
    phage("phage-falling", 96, 262, 24, 0.4, 3),
    phage("phage-far", 366, 234, -22, 0.3, 3),
    phage("phage", 232, 428, 4, 1.12),
)
specks(P, "#e4f4ff", 34, 6, 1.8)
P.lens_rim().grain()
finish(P)
