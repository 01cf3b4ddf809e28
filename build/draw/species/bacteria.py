"""Bacteria on a flake of marine snow. Landmarks: many kinds, each with its own outline: rods with a bunch of whips at one end (the near green one),
bent commas (vibrios), cork-screws (spirilla), chains and clusters of little balls; they settle on a brownish flake of dead threads and shells
(left), breaking it down, and set nutrients free: green sparks that drift off to the right."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
import math

from kit import *
from micro_kit import *

P = Pic("bacteria", "Bacteria on marine snow")
r = rng(19)
P.lens(light="#7fb0aa", mid="#2c5a66", dark="#0c2434", ink="#050d14")
P.d(
    olin("rod", "#d6f2a0", "#6fb34f", "#2a6a3c"),
    olin("ball", "#ffc2ac", "#e4604e", "#8e2c3c"),
    olin("comma", "#d2f0ff", "#6fc1ea", "#2a6a9a"),
    olin("screw", "#fff0c4", "#f2b95a", "#a8642a"),
    rad("flake", (0, "#b09a74"), (0.6, "#7d6a58"), (1, "#4a4448", 0.75), cx=110, cy=350, r=190),
    glass("germ-form", "#ffffff", "#052430", 1.2),
    glass("small-form", "#ffffff", "#052430", 0.65),
    glass("flake-form", "#fff4d4", "#0c1a28", 2),
    glass("whip-form", "#ffffff", "#052430", 0.5, box=False),
    orad("spark", (0, "#eaffb8"), (0.3, "#9fdc5a", 0.8), (1, "#5fa548", 0)),
)


def rod(x, y, a, b, rot):
    f = frame(x, y, rot)
    return curve(
        [
            f(a, 0),
            f(a * 0.9, b * 0.7),
            f(a * 0.6, b),
            f(-a * 0.6, b),
            f(-a * 0.9, b * 0.7),
            f(-a, 0),
            f(-a * 0.9, -b * 0.7),
            f(-a * 0.6, -b),
            f(a * 0.6, -b),
            f(a * 0.9, -b * 0.7),
        ],
        k=0.33,
    )


def comma(x, y, s, rot):
    return taper(
        place([(-30, 8), (-12, -8), (12, -8), (30, 10)], x, y, rot, s),
        [8.5 * s, 10 * s, 10 * s, 8 * s],
        12,
    )


def screw(x, y, s, rot, turns=3):
    pts = [(-60 + 120 * i / 24, 15 * math.sin(i / 24 * turns * math.tau)) for i in range(25)]
    return taper(place(pts, x, y, rot, s), [4 * s, 7 * s, 7.5 * s, 7 * s, 4 * s], 9 * max(s, 0.7))


# far: a haze of small ones
haze = []
for _ in range(70):
    x, y = in_lens(r, 0.95)
    haze.append(
        path(
            rod(x, y, r.uniform(5, 9), 3, r.uniform(0, 180)),
            r.choice(["#9fcf7a", "#e08a74", "#8fc4da"]),
            opacity=n(r.uniform(0.35, 0.7)),
        )
    )
far(P, "haze", 1.6, *haze)
# the flake of marine snow
lump = curve(
    [
        (20, 250),
        (60, 206),
        (104, 222),
        (132, 196),
        (166, 226),
        (158, 262),
        (198, 290),
        (186, 330),
        (222, 370),
        (196, 408),
        (206, 452),
        (160, 476),
        (118, 520),
        (60, 500),
        (0, 480),
        (-10, 340),
    ],
    k=0.3,
)
P.d(clip("flake-clip", lump))
fibres = "".join(
    curve(
        [
            (x, y),
            (x + r.uniform(20, 60), y + r.uniform(-40, 40)),
            (x + r.uniform(40, 120), y + r.uniform(-60, 60)),
        ],
        False,
    )
    for x, y in [(r.uniform(0, 150), r.uniform(220, 480)) for _ in range(26)]
)
shreds = "".join(
    blob(
        r.uniform(10, 180),
        r.uniform(230, 480),
        r.uniform(8, 22),
        r.uniform(6, 14),
        r,
        7,
        0.3,
        r.uniform(0, 3),
    )
    for _ in range(16)
)
loose = "".join(
    curve([(x, y), (x + 18, y - 10 + dy), (x + 44, y + dy * 2)], False)
    for x, y, dy in (
        (168, 232, -8),
        (206, 300, 8),
        (214, 372, -4),
        (200, 440, 10),
        (140, 200, -12),
        (176, 470, 12),
    )
)
old_box = "".join(
    curve(place([(-14, -9, "c"), (14, -9, "c"), (14, 9, "c"), (-14, 9, "c")], x, y, rot))
    for x, y, rot in ((92, 296, 20), (118, 306, 20), (84, 430, -30), (150, 392, 60))
)
P.add(
    g("glow", ellipse(270, 300, 140, 150, "#d9fff0", opacity=0.28), filter=P.soft(30)),
    g(
        "flake-of-snow",
        line(loose, "#a89878", 3, 0.8),
        gg(path(lump, "url(#flake)"), filter="url(#flake-form)"),
        gg(
            path(shreds, "#d2bc8c", opacity=0.4),
            line(fibres, "#efdcae", 2.2, 0.5),
            line(fibres, "#3a3038", 1.6, 0.4, transform="translate(2 3)"),
            path(old_box, "#e6c98a", opacity=0.55),
            line(old_box, "#fff4d4", 1.4, 0.7),
            clip_path="url(#flake-clip)",
        ),
        clip_path="url(#field-clip)",
    ),
)
# nutrients set free
sparks = [
    (x + r.uniform(-16, 16), y + r.uniform(-16, 16), r.uniform(5, 12))
    for x, y, _, _, _ in sample([(200, 320), (290, 270), (350, 170), (330, 110)], 20)
] + [(r.uniform(240, 430), r.uniform(150, 500), r.uniform(4, 9)) for _ in range(26)]
P.add(
    g(
        "nutrients",
        *[circle(x, y, s, "url(#spark)") for x, y, s in sparks],
        clip_path="url(#field-clip)",
    )
)
# settlers on the flake
settlers = []
for x, y, rot in (
    (60, 250, 30),
    (120, 244, -20),
    (150, 290, 60),
    (44, 330, 80),
    (180, 350, 20),
    (100, 360, -40),
    (64, 396, 10),
    (140, 430, 40),
    (110, 470, -10),
):
    settlers.append(path(rod(x, y, 17, 8, rot), "url(#rod)"))
for x, y, s, rot in (
    (164, 250, 0.62, 30),
    (190, 408, 0.66, 80),
    (84, 300, 0.55, -40),
    (60, 450, 0.6, 20),
):
    settlers.append(path(comma(x, y, s, rot), "url(#comma)"))
P.add(
    g(
        "settlers",
        *[gg(s, filter="url(#small-form)") for s in settlers],
        clip_path="url(#field-clip)",
    )
)
# balls: a cluster and a chain
cluster = [(372, 434), (396, 424), (386, 452), (410, 446), (362, 458), (402, 470), (378, 476)]
bead = [
    (x, y)
    for x, y, _, _, _ in sample(
        [(250, 150), (272, 130), (300, 134), (326, 122), (346, 142), (344, 168)], 20
    )
]
P.add(
    g(
        "balls",
        *[gg(circle(x, y, 13, "url(#ball)"), filter="url(#small-form)") for x, y in cluster],
        *[gg(circle(x, y, 9.6, "url(#ball)"), filter="url(#small-form)") for x, y in bead],
    )
)
# commas and cork-screws in open water
whips = [
    curve(wave(p, 6, 2.2, 0.5), False)
    for p in ([(412, 242), (440, 236), (464, 252)], [(292, 484), (314, 502), (322, 530)])
]
P.add(
    g("whips-thin", line("".join(whips), "#dff4ff", 2, 0.8)),
    g(
        "commas",
        *[
            gg(path(comma(*q), "url(#comma)"), filter="url(#germ-form)")
            for q in ((388, 232, 1.0, -8), (270, 466, 0.95, 30), (208, 164, 0.7, -60))
        ],
    ),
    g(
        "cork-screws",
        *[
            gg(path(screw(*q), "url(#screw)"), filter="url(#germ-form)")
            for q in ((396, 336, 1.1, -58), (166, 150, 0.6, 20))
        ],
    ),
)
# the near rod with its bunch of whips
X, Y, ROT = 290, 306, -36
f = frame(X, Y, ROT)
whip = []
for k in range(5):
    v = (k - 2) * 8
    whip.append(
        thread(
            wave(
                [f(-72, v * 0.5), f(-104, v * 1.6 + 6), f(-138, v * 3.4 - 4), f(-170, v * 5)],
                9,
                1.5,
                k * 0.7,
            ),
            3.4,
            1,
        )
    )
body = rod(X, Y, 84, 35, ROT)
P.d(clip("rod-clip", body))
thread_ = curve(wave([f(-54, 0), f(0, 3), f(54, -2)], 11, 3.5, 0.4, 5, False), False)
ribosomes = []
for _ in range(46):
    u, v = r.uniform(-70, 70), r.uniform(-28, 28)
    if abs(v) > 13:
        ribosomes.append(f(u, v))
fimbriae = "".join(
    f"M{n(a[0])} {n(a[1])}L{n(b[0])} {n(b[1])}"
    for u in range(-54, 70, 9)
    for k in (-1, 1)
    for a, b in [(f(u, k * 34), f(u + 3, k * 46))]
)
P.add(
    g("whips", gg(path("".join(whip), "#eefbd8"), filter="url(#whip-form)")),
    g(
        "near-rod",
        line(fimbriae, "#e4f7c4", 1.6, 0.75),
        gg(path(body, "url(#rod)"), filter="url(#germ-form)"),
        gg(
            line(thread_, "#fbffe4", 8, 0.7),
            line(thread_, "#3a7a3a", 1.6, 0.6),
            dots(ribosomes, 2.1, "#1f5a34", 0.55),
            clip_path="url(#rod-clip)",
        ),
        line(body, "#f6ffe0", 2.2, 0.85),
        line(
            curve([f(-56, -22), f(-10, -26), f(44, -23)], False),
            "#ffffff",
            6,
            0.75,
            filter=P.soft(1.3),
        ),
    ),
)
specks(P, "#e6fff0", 30, 2)
P.lens_rim().grain()
finish(P)
