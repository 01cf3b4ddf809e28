"""Synechococcus, picocyanobacteria, as they shine by their own red-orange light in the fluorescence microscope. Landmarks: tiny round to
rod-shaped cells, single or in twos just divided (a waist across the middle), never in threads; so many that they are a band of sparks;
one pair near enough to show the photosynthetic skins lying as rings under the wall and the pale many-cornered grains inside."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *
from micro_kit import *

P = Pic("synechococcus_spp", "Synechococcus, picocyanobacteria")
r = rng(12)
P.lens(light="#54306a", mid="#1c1440", dark="#08081c", ink="#04040f")
P.d(
    orad("spark", (0, "#fff0b8"), (0.35, "#ffb04a"), (1, "#e4604e", 0)),
    orad("halo-big", (0, "#ff9a4a", 0.75), (0.55, "#e4604e", 0.35), (1, "#e4604e", 0)),
    orad(
        "cell-fill",
        (0, "#fff0a6"),
        (0.45, "#ffb347"),
        (0.82, "#e8653f"),
        (1, "#a83248"),
        cx=0.42,
        cy=0.36,
        r=0.68,
    ),
    form("cell-form", "#fff6c8", 0.95, 2, 5, 2.4, "#4a0f3e", 0.75, -6, -12, 9, box=True),
    form("mid-form", "#fff2b8", 0.9, 1, 2.4, 1.2, "#4a0f3e", 0.7, -2, -4, 3, box=True),
)


def rod(x, y, a, b, rot, waist=0.0):
    """Half length a, half width b; waist: how far the division has come."""
    f = frame(x, y, rot)
    half = [
        (a, 0),
        (a * 0.86, b * 0.72),
        (a * 0.5, b),
        (0, b * (1 - waist)),
        (-a * 0.5, b),
        (-a * 0.86, b * 0.72),
    ]
    return [f(u, v) for u, v in half] + [f(-u, -v) for u, v in half]


# a drift of sparks from the lower left to the upper right, like a milky way
sparks, tiny = [], []
for _ in range(520):
    t, off = r.uniform(-1.05, 1.05), r.gauss(0, 0.3)
    x, y = 240 + 231 * (0.62 * t - 0.6 * off), 312 + 231 * (-0.74 * t - 0.62 * off)
    if (x - 240) ** 2 + (y - 312) ** 2 < 222**2:
        (sparks if r.random() < 0.2 else tiny).append((x, y))
P.add(
    g(
        "drift",
        path(
            curve(
                [
                    (60, 500),
                    (120, 380),
                    (240, 280),
                    (360, 140),
                    (430, 150),
                    (380, 300),
                    (270, 400),
                    (150, 520),
                ]
            ),
            "#b0486a",
            opacity=0.5,
        ),
        filter=P.soft(34),
        clip_path="url(#field-clip)",
    ),
    g("sparks-far", dots(tiny, 1.5, "#ff9c5e", 0.75), dots(tiny[::3], 2.6, "#e4604e", 0.55)),
    g("sparks", *[circle(x, y, r.uniform(7, 13), "url(#spark)") for x, y in sparks]),
)
# cells of the middle distance, some dividing
mids = []
for x, y, a, b, rot, w in (
    (96, 452, 22, 15, 30, 0), (150, 484, 25, 14, -20, 0.5), (352, 148, 24, 14, 64, 0.45), (300, 122, 17, 13, 10, 0), (406, 214, 20, 14, -30, 0),
    (118, 330, 20, 15, 70, 0), (70, 372, 15, 11, 20, 0), (330, 452, 17, 12, 100, 0), (228, 498, 17, 13, 60, 0), (392, 318, 25, 14, 28, 0.5),
    (206, 176, 15, 11, -40, 0), (262, 480, 13, 10, 0, 0), (420, 262, 12, 9, 50, 0), (366, 404, 14, 11, 0, 0),
):  # fmt: skip
    mids.append(
        gg(
            circle(x, y, a * 1.9, "url(#halo-big)", opacity=0.8),
            gg(path(curve(rod(x, y, a, b, rot, w)), "url(#cell-fill)"), filter="url(#mid-form)"),
        )
    )
P.add(g("cells", *mids, clip_path="url(#field-clip)"))

# the near pair, just dividing
X, Y, ROT, A, B = 236, 306, -40, 112, 54
body = curve(rod(X, Y, A, B, ROT, 0.34))
P.d(clip("pair-clip", body))
rings = "".join(curve(rod(X, Y, A * k, B * (k - 0.02), ROT, 0.34)) for k in (0.93, 0.85, 0.77))
f = frame(X, Y, ROT)
grains = []
for u, v, s in ((-58, 4, 11), (-34, -16, 8), (-74, -12, 7), (54, -4, 11), (78, 8, 8), (36, 14, 7)):
    gx, gy = f(u, v)
    hexagon = [
        (s * math.cos(math.radians(a + u)), s * math.sin(math.radians(a + u)), "c")
        for a in range(0, 360, 60)
    ]
    grains.append(curve(place(hexagon, gx, gy)))
P.add(
    g(
        "pair",
        ellipse(X, Y, 200, 158, "url(#halo-big)", transform=f"rotate({ROT} {X} {Y})"),
        gg(path(body, "url(#cell-fill)"), filter="url(#cell-form)"),
        gg(
            line(rings, "#8f2440", 2.6, 0.5),
            line(rings, "#fff0a0", 1.3, 0.6, transform="translate(0 2.4)"),
            path("".join(grains), "#fffbe0", opacity=0.85),
            line("".join(grains), "#b0502c", 1.4, 0.7),
            line(curve([f(0, -B * 0.66), f(3, 0), f(0, B * 0.66)], False), "#7a1c3c", 3.4, 0.7),
            line(curve([f(4, -B * 0.64), f(7, 0), f(4, B * 0.64)], False), "#fff0b4", 1.8, 0.8),
            clip_path="url(#pair-clip)",
        ),
        line(body, "#ffe9b0", 1.8, 0.85),
        line(
            curve([f(-88, -30), f(-60, -43), f(-36, -41)], False)
            + curve([f(36, -41), f(58, -44), f(82, -34)], False),
            "#fffdf0",
            6,
            0.8,
            filter=P.soft(1.4),
        ),
    )
)
P.lens_rim().grain()
finish(P)
