"""Pike, gliding out of the reeds, facing right and down.

Landmarks (local, snout 0,0 -> tail 500, mirrored): flat duck-bill snout 0-96 with the eye high at 100,-20, jaw corner 74,14;
body an even torpedo; the only dorsal far back 352-418, the anal opposite 362-420; tail forked; pelvic at mid-body 238;
pale oblong spots in rows on green; fins reddish-yellow with dark blotches."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from animals_kit import *
from kit import *

P = Pic("esox_lucius", "Pike, Esox lucius")
r = rng(6)
P.water("weed", glow=(150, 60, 460), go=0.85).surface(110, 0.6, seed=9).shafts(
    ((40, 40, 70), (150, 50, 90), (300, 40, 60)), lean=-60, o=0.5
)


def reed(x, w, lean, color, o, joints=True):
    stalk = taper(
        [(x, 740), (x + lean * 0.3, 480), (x + lean * 0.7, 220), (x + lean, -20)],
        [w * 1.15, w, w * 0.9, w * 0.8],
        90,
        point=True,
    )
    rings = (
        "".join(
            f"M{n(x + lean * (1 - y / 740) - w)} {y}q{n(w)} {n(w * 0.7)} {n(w * 2)} 0"
            for y in (140, 290, 430, 560)
        )
        if joints
        else ""
    )
    return gg(path(stalk, color), line(rings, "#0b3b3a", 1.6, 0.35), opacity=o)


def leaf(x, y, length, angle, w=9):
    return taper(
        place(
            [
                (0, 0),
                (length * 0.35, -length * 0.04),
                (length * 0.7, length * 0.05),
                (length, length * 0.2),
            ],
            x,
            y,
            angle,
        ),
        [w * 0.4, w, w * 0.8, 0.5],
        34,
        point=True,
    )


P.add(
    g(
        "reeds-far",
        *[
            reed(x, w, lean, "#86bd92", 0.5, False)
            for x, w, lean in (
                (60, 6, 20),
                (128, 5, -14),
                (196, 6, 14),
                (262, 5, 22),
                (330, 6, -10),
                (392, 5, 14),
                (446, 6, -16),
            )
        ],
        filter=P.soft(1),
    )
)
P.add(
    g(
        "reeds-mid",
        *[
            reed(x, w, lean, "#4f9a74", 0.75)
            for x, w, lean in ((22, 9, 12), (166, 8, -12), (300, 8, 16), (424, 9, -10))
        ],
    )
)
P.add(
    g(
        "leaves-mid",
        path(
            leaf(304, 300, 150, -62)
            + leaf(160, 430, 120, -118)
            + leaf(420, 250, 120, -124)
            + leaf(172, 240, 110, -50),
            "#4f9a74",
        ),
        opacity=0.75,
    )
)
P.motes(36, 5, 0.5)
r2 = rng(3)
P.d(lin("mud-near", "#6b5a44", "#2a2a2a", y1=590, y2=720))
P.add(
    g(
        "floor",
        path(hump(600, r2, 14, 90), "url(#mud-near)"),
        path(tuft(250, 620, 80, 7, r2, 0.5, 6) + tuft(400, 616, 90, 8, r2, 0.5, 6), "#1c5148"),
    )
)


def bend(x, y):
    return x, y + 30 * math.sin((x - 60) / 500 * math.tau * 0.95) * (max(x, 0) / 500) ** 0.6


F = Frame(446, 512, 48, 1.02, flip=True, bend=bend)
top = [
    (0, -2),
    (10, -10),
    (40, -17),
    (72, -21),
    (98, -33),
    (130, -40),
    (180, -46),
    (250, -48),
    (316, -44),
    (364, -36),
    (410, -22),
    (446, -17),
]
low = [
    (446, 17),
    (410, 20),
    (364, 32),
    (312, 44),
    (250, 52),
    (180, 50),
    (130, 44),
    (96, 36),
    (60, 24),
    (28, 13),
    (8, 8),
    (-4, 4),
]
body = F.c(top + [(458, 0)] + low)
P.d(
    clip("body-clip", body),
    F.lin(
        "flank",
        "#34461f",
        (0.3, "#5c7030"),
        (0.6, "#a5a54c"),
        (0.8, "#e6dda0"),
        "#faf5da",
        a=(220, -52),
        b=(220, 54),
    ),
    form("fish-form", "#f4fac4", 0.9, -1, 4, 2, "#062c38", 0.62, 3, -15, 10, box=True),
    form("fin-form", "#fff0c0", 0.6, 0, 2, 1, "#0d3140", 0.4, 1, -5, 4, box=True),
    F.lin("fin-fill", "#c9a24e", "#c06f35", "#93402a", a=(390, 0), b=(400, 100)),
    F.lin("fin-up", "#8e3f28", "#b9733a", "#96853f", a=(390, -100), b=(390, -36)),
    F.lin("tail-fill", "#a4562e", "#b98a45", "#a4562e", a=(480, -70), b=(480, 70)),
)
dorsal = soft_fin(
    F, [(350, -36), (420, -20)], [(354, -66), (372, -92), (400, -96), (424, -72), (432, -28)], 11
)
anal = soft_fin(
    F, [(358, 32), (418, 18)], [(366, 58), (386, 84), (408, 84), (426, 60), (430, 26)], 10
)
pelvic_far = soft_fin(F, [(246, 50), (266, 50)], [(262, 76), (290, 96), (300, 84), (284, 62)], 6)
tail = soft_fin(
    F,
    [(448, -15), (450, 15)],
    [(472, -44), (516, -70, "c"), (506, -34), (494, 0), (506, 36), (516, 74, "c"), (472, 46)],
    15,
)
blotch = "".join(
    F.c([(x - 7, y), (x - 2, y - 5), (x + 6, y - 2), (x + 4, y + 5), (x - 4, y + 5)])
    for x, y in (
        (376, -62),
        (396, -74),
        (408, -52),
        (388, -46),
        (388, 52),
        (404, 66),
        (410, 42),
        (484, -44),
        (494, -56),
        (488, 42),
        (496, 58),
        (478, -18),
        (480, 20),
    )
)
P.add(
    g(
        "fins",
        *fin_group({"dorsal": dorsal}, "url(#fin-up)", "url(#fin-form)", "#4a1d12", "#ffd9a0"),
        *fin_group(
            {"anal": anal, "pelvic-far": pelvic_far},
            "url(#fin-fill)",
            "url(#fin-form)",
            "#4a1d12",
            "#ffd9a0",
        ),
    )
)
spots, small = "", ""
for row, (h, x0) in enumerate(((0.13, 128), (0.27, 118), (0.41, 132), (0.55, 120), (0.68, 134))):
    x = x0
    while x < 436:
        a, b = height_at(top, x), height_at(low, x)
        y = a + (b - a) * (h + r.uniform(-0.025, 0.025))
        w = r.uniform(5, 9.5) * (1 - 0.35 * x / 440)
        slug = [
            (x - w, y + 1),
            (x - w * 0.2, y - w * 0.45),
            (x + w, y - 1),
            (x + w * 0.1, y + w * 0.45),
        ]
        spots += F.c(slug)
        x += w * 2 + r.uniform(6, 13)
for x, y in (
    (60, -8),
    (78, -4),
    (92, 4),
    (104, 8),
    (86, -16),
    (116, -14),
    (112, 20),
    (48, -6),
    (100, 22),
    (122, 4),
    (72, 8),
):
    small += F.c([(x - 5, y + 1), (x, y - 2.4), (x + 5, y - 1), (x, y + 2.4)])
P.add(
    g(
        "body",
        path(tail[0], "url(#tail-fill)"),
        line(tail[1], "#4a1d12", 1.5, 0.5),
        line(tail[1], "#ffd9a0", 0.8, 0.5, transform="translate(1.2 1)"),
        path(body, "url(#flank)"),
        gg(
            path(
                F.c(top[2:] + [(446, -4), (340, -18), (240, -26), (140, -22), (60, -12)]),
                "#22351a",
                opacity=0.55,
            ),
            clip_path="url(#body-clip)",
            filter=P.soft(6),
        ),
        line(scales(F, top, low, 128, 436, 9, 8, 4, 0.08, 0.8), "#1f2f14", 1, 0.22),
        path(spots + small, "#f4edac", opacity=0.9),
        filter="url(#fish-form)",
    ),
    g("fin-blotches", path(blotch, "#3b1a14"), opacity=0.6),
)
cover = [(112, -34), (130, -14), (132, 12), (114, 38)]
P.add(
    g(
        "marks",
        line(F.c(cover, False), "#161f0d", 3.8, 0.6),
        line(F.c([(x + 3, y) for x, y in cover], False), "#f6f2bd", 1.8, 0.55),
        line(F.open([(84, 10), (100, 18), (104, 34)]), "#1d2811", 2.2, 0.5),
        path(
            F.c([(-4, 4), (20, 5), (46, 8), (66, 10), (80, 16, "c"), (64, 17), (42, 14), (18, 10)]),
            "#1a150c",
        ),
        line(F.open([(-4, 1), (20, 2), (46, 5), (68, 7), (82, 15)]), "#f6f0c4", 2.2, 0.8),
        line(F.open([(4, 10), (26, 15), (48, 20), (70, 26)]), "#fdf8de", 2.4, 0.7),
        line(F.open([(86, -24), (104, -8), (110, 8)]), "#1d2811", 2, 0.4),
        path(F.c([(36, -9), (41, -12), (44, -9), (39, -7)]), "#141b0b"),
        clip_path="url(#body-clip)",
    )
)
pelvic = soft_fin(F, [(232, 48), (252, 50)], [(240, 74), (262, 100), (276, 92), (268, 64)], 7)
pectoral = soft_fin(
    F, [(134, 32), (144, 42)], [(160, 44), (190, 62), (192, 78), (176, 80), (152, 62)], 8
)
P.add(
    g(
        "fins-near",
        *fin_group(
            {"pelvic": pelvic, "pectoral": pectoral},
            "url(#fin-fill)",
            "url(#fin-form)",
            "#4a1d12",
            "#ffd9a0",
        ),
    )
)
P.add(fish_eye(P, *F.at(95, -17), 11.5, ("#3a2a0a", "#c99a2c", "#f8e08a", "#4c4414"), "#1c2610"))
P.add(
    g(
        "reeds-near",
        reed(76, 13, 10, "#14554a", 0.94),
        reed(468, 12, -10, "#10463f", 0.94),
        path(
            leaf(80, 420, 190, -72, 12)
            + leaf(76, 560, 130, -112, 11)
            + leaf(464, 330, 150, -118, 10),
            "#14554a",
        ),
    )
)
sticks = "".join(
    fish_mini(x, y, s, -6)
    for x, y, s in ((60, 470, 26), (100, 500, 24), (130, 468, 22), (120, 530, 26), (160, 508, 20))
)
P.add(g("small-fry", path(sticks, "#d6efc8"), opacity=0.55))
P.foot("#04182c", 0.75, 570).vignette(o=0.42).grain()
P.save()
if "proof" in sys.argv:
    proof(P.file)
