"""Atlantic sturgeon searching the river bed, facing left, the tail swung up.

Landmarks (local, snout 0,0 -> tail 520): long pointed snout 0-70, slightly upturned; four barbels hanging at 44-52,20 before the
mouth 66-84,26, which stretches down as a tube; small eye 76,-8; back row of 11 big scutes from the head to the single dorsal 386-430
far back; side row of many small scutes; belly row below; anal 398-424; tail with long upper lobe."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from animals_kit import *
from kit import *

P = Pic("acipenser_oxyrinchus", "Atlantic sturgeon, Acipenser oxyrinchus")
r = rng(11)
P.water("river", glow=(300, 60, 460), go=0.8).surface(120, 0.6, seed=12, color="#fff6c8").shafts(
    lean=-140, o=0.5
)
drift = "".join(
    taper([(x, y), (x + length * 0.4, y - 3), (x + length, y + 4)], [0.3, 1.8, 0.3], 40, point=True)
    for x, y, length in [
        (r.uniform(-20, 400), r.uniform(120, 500), r.uniform(60, 150)) for _ in range(20)
    ]
)
P.add(g("current", path(drift, "#fbf6cf"), opacity=0.35))
P.d(lin("bank", "#8f9a68", "#55704f", y1=430, y2=600))
P.add(
    g(
        "bank-far",
        path(hump(520, r, 30, 110), "url(#bank)"),
        path(
            tuft(420, 540, 110, 8, r, 0.5, 6, -0.5)
            + tuft(330, 552, 80, 7, r, 0.5, 6, -0.5)
            + tuft(60, 540, 70, 7, r, 0.5, 5, -0.5),
            "#4f7355",
        ),
        opacity=0.65,
        filter=P.soft(0.8),
    )
)
P.motes(36, 5, 0.5, color="#fbf3c8")
P.bottom("mud", 556, 6)
pebbles = "".join(
    curve(stone_pts(x, y, w, w * 0.6, r, 8), k=0.26)
    for x, y, w in (
        (24, 586, 22),
        (230, 574, 16),
        (300, 592, 26),
        (440, 580, 24),
        (392, 600, 15),
        (160, 600, 14),
    )
)
P.d(
    olin("pebble", "#d3b16c", "#8a6a4a", "#4a3a34"),
    form("pebble-form", "#fff0c4", 0.6, 2, 3, 2, "#241a26", 0.6, -3, -8, 5, box=True),
)
P.add(g("pebbles", path(pebbles, "url(#pebble)", filter="url(#pebble-form)")))


def bend(x, y):
    t = max(0, x - 170) / 350
    return x - 34 * t**2.4, y - 96 * t**1.9


F = Frame(20, 500, -22, 0.98, bend=bend)
top = [
    (0, 2),
    (14, -4),
    (40, -10),
    (70, -22),
    (100, -36),
    (140, -50),
    (200, -58),
    (260, -54),
    (320, -42),
    (380, -26),
    (430, -14),
    (456, -10),
]
low = [
    (456, 8),
    (430, 10),
    (380, 18),
    (320, 30),
    (260, 40),
    (200, 44),
    (140, 42),
    (100, 34),
    (76, 26),
    (50, 16),
    (24, 9),
    (4, 6),
]
body = F.c(top + [(466, -2)] + low)
P.d(
    clip("body-clip", body),
    F.lin(
        "flank",
        "#4c4a3a",
        (0.35, "#7a7456"),
        (0.6, "#b5a87c"),
        (0.8, "#efe5c4"),
        "#fbf7e6",
        a=(190, -58),
        b=(190, 46),
    ),
    form("fish-form", "#fff6c4", 0.95, -1, 4, 2, "#1a2c2c", 0.6, 3, -15, 10, box=True),
    form("fin-form", "#fff0cc", 0.6, 0, 2, 1, "#1a2c2c", 0.45, 1, -5, 4, box=True),
    form("plate-form", "#fffbe0", 0.9, 1, 2, 0.8, "#1f221c", 0.55, 0, -3, 2, box=True),
    F.lin("fin-fill", "#8a8160", "#5d5a44", a=(200, -90), b=(220, 110)),
)
dorsal = soft_fin(
    F, [(384, -25), (434, -13)], [(392, -52), (412, -72), (428, -62), (440, -36), (452, -22)], 9
)
anal = soft_fin(F, [(396, 15), (428, 10)], [(408, 36), (428, 52), (440, 44), (438, 22)], 7)
pelvic = soft_fin(F, [(330, 28), (356, 22)], [(344, 50), (366, 64), (380, 54), (372, 32)], 7)
tail = F.c(
    [
        (446, -10, "c"),
        (474, -18),
        (510, -30),
        (540, -42),
        (560, -46, "c"),
        (548, -26),
        (528, -2),
        (508, 16),
        (498, 28),
        (498, 50),
        (500, 76, "c"),
        (480, 52),
        (458, 24),
        (444, 9, "c"),
    ]
)
tail_rays = F.open(
    [(468, -10), (510, -24), (550, -40)],
    [(470, -4), (508, -10), (540, -24)],
    [(470, 2), (500, 4), (524, -4)],
    [(462, 10), (480, 34), (496, 62)],
    [(466, 6), (482, 20), (496, 42)],
)
P.add(
    g(
        "fins",
        *fin_group(
            {"dorsal": dorsal, "anal": anal, "pelvic": pelvic},
            "url(#fin-fill)",
            "url(#fin-form)",
            "#26261c",
            "#f7efc8",
        ),
    )
)
P.add(
    g(
        "body",
        path(tail, "url(#fin-fill)"),
        line(tail_rays, "#26261c", 1.5, 0.5),
        path(body, "url(#flank)"),
        gg(
            path(
                F.c(top[2:] + [(456, -2), (340, -14), (240, -18), (140, -14), (80, -8)]),
                "#38382c",
                opacity=0.6,
            ),
            clip_path="url(#body-clip)",
            filter=P.soft(6),
        ),
        filter="url(#fish-form)",
    )
)
P.add(
    g(
        "back-light",
        P.caustics_on(
            "back-caustic",
            path(F.c(top + [(440, -4), (250, -8), (100, -12)]), "#fff"),
            0.3,
            0.018,
            0.03,
            11,
        ),
        clip_path="url(#body-clip)",
    )
)
# scutes
back_row, side_row, belly_row, ribs = "", "", "", ""
for i in range(11):
    x = 122 + i * 24.5
    y = height_at(top, x)
    s = 1.0 - 0.045 * i
    back_row += F.c(
        [
            (x - 15 * s, y + 7, "c"),
            (x - 6 * s, y - 6 * s),
            (x + 5 * s, y - 15 * s, "c"),
            (x + 13 * s, y + 2),
            (x + 14 * s, y + 9, "c"),
            (x, y + 11),
        ]
    )
    ribs += F.c([(x - 10 * s, y + 5), (x + 4 * s, y - 11 * s)], False)
for i in range(24):
    x = 118 + i * 14.2
    a, b = height_at(top, x), height_at(low, x)
    y = a + (b - a) * (0.5 + 0.04 * math.sin(i))
    s = 1 - 0.022 * i
    side_row += F.c([(x - 5 * s, y, "c"), (x, y - 12 * s), (x + 6 * s, y, "c"), (x, y + 12 * s)])
for i in range(9):
    x = 150 + i * 20
    y = height_at(low, x)
    belly_row += F.c(
        [(x - 10, y - 5, "c"), (x, y + 3), (x + 9, y + 5, "c"), (x + 9, y - 6), (x, y - 9)]
    )
P.add(
    g(
        "scutes",
        path(side_row, "#d9cb98"),
        path(belly_row, "#f2e9c8"),
        path(back_row, "#c9b882"),
        filter="url(#plate-form)",
    ),
    g(
        "scute-ribs",
        line(ribs, "#4a4430", 1.8, 0.6),
        line(ribs, "#fffbe0", 1, 0.7, transform="translate(-1.6 0)"),
    ),
)
cover = [(104, -28), (116, -14), (118, 6), (108, 26)]
P.add(
    g(
        "marks",
        line(F.c(cover, False), "#211f16", 3.6, 0.6),
        line(F.c([(x + 3, y) for x, y in cover], False), "#fbf5d4", 1.8, 0.6),
        line(
            F.open([(30, -6), (60, -12), (90, -24)], [(86, -6), (98, -10), (106, -20)]),
            "#2a281c",
            1.6,
            0.4,
        ),
        path(F.c([(52, -6), (60, -8), (62, -3), (55, -1)]), "#211f16"),
        line(F.open([(8, 2), (30, 4), (56, 10)]), "#fdf8e0", 2, 0.5),
        clip_path="url(#body-clip)",
    )
)
mouth = F.c([(60, 18, "c"), (66, 28), (72, 36), (82, 37), (88, 33), (94, 27, "c")])
barbels = "".join(
    F.taper([(x, 14), (x - 3, 28), (x - 1 + k, 42), (x - 6 + 2 * k, 54)], [2.6, 2.4, 1.8, 0.5], 10)
    for x, k in ((36, -2), (42, 1), (48, 3), (54, 6))
)
P.add(
    g(
        "mouth",
        path(mouth, "#cfb088", filter="url(#plate-form)"),
        path(F.c([(70, 33), (77, 31), (84, 34), (77, 37)]), "#3a2220"),
    )
)
P.add(g("barbels", path(barbels, "#fbf0cc", filter="url(#plate-form)")))
pec = soft_fin(
    F, [(122, 28), (146, 38)], [(132, 54), (162, 84), (186, 92), (190, 76), (168, 50)], 10
)
P.add(
    g(
        "pectoral",
        *fin_group({"pectoral-fin": pec}, "url(#fin-fill)", "url(#fin-form)", "#26261c", "#f7efc8"),
    )
)
P.add(fish_eye(P, *F.at(78, -9), 6.8, ("#3a2c10", "#b98c33", "#f0d27c", "#4a4020"), "#211f16"))
dust = "".join(
    blob(x, y, w, h, r, 9, 0.25)
    for x, y, w, h in ((60, 566, 46, 13), (110, 572, 40, 10), (28, 556, 30, 14), (84, 552, 24, 8))
)
P.add(g("stirred-mud", path(dust, "#b98a68"), opacity=0.55, filter=P.soft(7)))
P.foot("#141a1c", 0.75, 575).vignette("#14201c", o=0.45).grain()
P.save()
if "proof" in sys.argv:
    proof(P.file)
