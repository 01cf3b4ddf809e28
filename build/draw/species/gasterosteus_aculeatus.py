"""Three-spined stickleback, the male in wedding dress guarding his nest, facing right and down.

Landmarks (local, snout 0,0 -> tail 430, mirrored): deep short body, very thin tail root with a keel 330-372; big blue-green eye 58,-22 r19;
mouth small, turned up; three free spines before the soft dorsal: 122, 176 long, 236 small; pelvic spine 140,52; bony plates along the
flank; scarlet throat and belly; soft dorsal 244-330 and anal 256-330; fan tail almost square."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from animals_kit import *
from kit import *

P = Pic("gasterosteus_aculeatus", "Three-spined stickleback, Gasterosteus aculeatus")
r = rng(8)
P.water("surface", glow=(170, 100, 420), go=0.8).surface(120, 0.75, seed=8).shafts(lean=-80, o=0.5)
ribbons = ""
for x, h, lean in (
    (40, 430, 40),
    (110, 320, 30),
    (330, 360, 30),
    (400, 470, -30),
    (450, 380, 10),
    (250, 250, 40),
):
    ribbons += taper(
        [
            (x, 590),
            (x + lean * 0.2, 590 - h * 0.4),
            (x + lean * 0.8, 590 - h * 0.75),
            (x + lean * 1.6, 590 - h),
        ],
        [5, 7, 6, 1],
        50,
        point=True,
    )
P.add(g("eelgrass-far", path(ribbons, "#7cc9a8"), opacity=0.55, filter=P.soft(1)))
others = []
for x, y, s, rot in ((40, 470, 64, 4), (60, 130, 56, 14), (390, 110, 50, 8)):
    o = [
        (0, 0),
        (0.14, -0.13),
        (0.34, -0.18),
        (0.38, -0.3, "c"),
        (0.42, -0.18),
        (0.5, -0.17),
        (0.54, -0.29, "c"),
        (0.58, -0.15),
        (0.8, -0.04),
        (0.88, -0.03),
        (1, -0.12, "c"),
        (1, 0.12, "c"),
        (0.88, 0.03),
        (0.76, 0.06),
        (0.5, 0.17),
        (0.2, 0.15),
    ]
    others.append(curve(place(o, x, y, rot, s, True)))
P.add(g("others", path("".join(others), "#3a9aa0"), opacity=0.55))
P.motes(34, 3, 0.5)
P.bottom("sand", 560, 5)
# the nest: a heap of plant bits with a tunnel
P.d(
    lin("nest-fill", "#8f9a4a", "#4f5f34", "#24382f", y1=486, y2=620),
    form("nest-form", "#f4f3b0", 0.7, 1, 4, 2, "#0b2a26", 0.6, -3, -12, 8, box=True),
)
nest = curve(
    [
        (250, 612, "c"),
        (262, 566),
        (300, 526),
        (352, 502),
        (410, 506),
        (462, 536),
        (500, 580),
        (500, 630, "c"),
    ]
)
bits_dark, bits_light = "", ""
for i in range(90):
    a = r.uniform(0.05, 0.95)
    cx, cy = 262 + a * 230, 600 - math.sin(a * math.pi) * r.uniform(10, 98)
    ang = r.uniform(-35, 35) + (a - 0.5) * 70
    bit = taper(
        place([(-20, 4), (-6, -3), (8, -4), (22, 3)], cx, cy, ang, r.uniform(0.7, 1.3)),
        [0.5, 2.6, 2.4, 0.4],
        16,
        point=True,
    )
    if i % 2:
        bits_dark += bit
    else:
        bits_light += bit
hole = curve([(316, 592, "c"), (318, 566), (336, 552), (356, 556), (368, 576), (366, 600, "c")])
P.add(
    g(
        "nest",
        path(nest, "url(#nest-fill)"),
        path(bits_dark, "#2f4a30", opacity=0.8),
        path(bits_light, "#c3c66a", opacity=0.75),
        path(hole, "#0c1c1c"),
        line(
            curve([(314, 590), (318, 564), (336, 550), (356, 554), (370, 576)], False),
            "#d6d684",
            4,
            0.7,
        ),
        filter="url(#nest-form)",
    )
)

F = Frame(
    416,
    420,
    34,
    1.0,
    flip=True,
    bend=lambda x, y: (x, y - 34 * (max(0, x - 200) / 230) ** 2 + 4 * math.sin(x / 100)),
)
top = [
    (0, -4),
    (12, -14),
    (34, -32),
    (64, -50),
    (100, -62),
    (140, -68),
    (190, -66),
    (236, -56),
    (280, -38),
    (320, -18),
    (352, -9),
    (376, -9),
]
low = [
    (376, 9),
    (352, 8),
    (320, 12),
    (280, 28),
    (236, 46),
    (190, 58),
    (140, 62),
    (100, 58),
    (66, 46),
    (34, 26),
    (12, 12),
    (0, 4),
]
body = F.c(top + [(386, 0)] + low)
P.d(
    clip("body-clip", body),
    F.lin(
        "flank",
        "#2f5660",
        (0.28, "#4f8a86"),
        (0.52, "#8fb8a8"),
        (0.7, "#d9d6bc"),
        "#e8a284",
        a=(150, -68),
        b=(150, 62),
    ),
    form("fish-form", "#f4f7c6", 0.95, -1, 4, 2, "#083348", 0.6, 3, -15, 10, box=True),
    form("fin-form", "#f2f4d4", 0.6, 0, 2, 1, "#0d3140", 0.4, 1, -4, 4, box=True),
    F.lin("fin-fill", "#a8c8b4", "#6f9a94", a=(280, -120), b=(280, -40)),
    F.lin("red", "#f25a34", "#c9261f", a=(90, 0), b=(90, 62)),
)
dorsal = soft_fin(
    F, [(246, -54), (330, -16)], [(254, -88), (270, -96), (296, -68), (326, -38), (342, -20)], 11
)
anal = soft_fin(
    F, [(256, 40), (330, 12)], [(262, 66), (276, 72), (300, 52), (326, 30), (342, 14)], 9
)
tail = soft_fin(
    F,
    [(378, -8), (380, 8)],
    [(396, -26), (424, -42, "c"), (432, -40), (436, 0), (432, 40), (424, 42, "c"), (396, 26)],
    12,
)
P.add(
    g(
        "fins",
        *fin_group(
            {"dorsal": dorsal, "anal": anal, "tail": tail},
            "url(#fin-fill)",
            "url(#fin-form)",
            "#1d4246",
            "#f4fbe6",
            0.5,
            1.3,
        ),
    )
)


def spine(x, y, dx, dy, w):
    """A free spine with its small triangle of skin behind."""
    blade = F.taper([(x, y), (x + dx * 0.5 - 2, y + dy * 0.5), (x + dx, y + dy)], [w, w * 0.7, 0.4])
    skin = F.c(
        [
            (x + 2, y, "c"),
            (x + dx * 0.62, y + dy * 0.62, "c"),
            (x + 24, y + 8),
            (x + 26, y + 12, "c"),
        ]
    )
    return skin, blade


spines = [
    spine(124, -64, 14, -60, 4.6),
    spine(176, -66, 20, -66, 4.8),
    spine(234, -56, 14, -30, 3.6),
    spine(146, 58, 34, 44, 5),
]
P.add(
    g(
        "spines",
        path("".join(s for s, _ in spines), "#4f8f92", opacity=0.6),
        path("".join(b for _, b in spines), "#274d55"),
        filter="url(#fin-form)",
    )
)
red = F.c(
    [
        (-4, 2),
        (20, 0),
        (52, 14),
        (84, 16),
        (120, 26),
        (170, 38),
        (220, 44),
        (196, 66),
        (130, 70),
        (60, 56),
        (16, 22),
    ]
)
P.add(
    g(
        "body",
        path(body, "url(#flank)"),
        gg(
            path(
                F.c(top[2:] + [(376, -4), (300, -18), (200, -34), (110, -38), (50, -26)]),
                "#1f4a58",
                opacity=0.6,
            ),
            clip_path="url(#body-clip)",
            filter=P.soft(6),
        ),
        gg(path(red, "url(#red)"), clip_path="url(#body-clip)", filter=P.soft(4)),
        filter="url(#fish-form)",
    )
)
# plates: upright shields, highest at the shoulder, keel on the tail root
plates, seams = "", ""
for i in range(17):
    x = 122 + i * 14.6
    a, b = height_at(top, x), height_at(low, x)
    mid = a + (b - a) * 0.47
    h = (b - a) * (0.31 if i > 1 else 0.24) * (1 if x < 290 else 0.8)
    plate = [
        (x - 8, mid, "c"),
        (x - 3, mid - h),
        (x + 5, mid - h * 0.96),
        (x + 9, mid, "c"),
        (x + 5, mid + h * 0.96),
        (x - 3, mid + h),
    ]
    plates += F.c(plate)
    seams += F.c([(x + 7, mid - h * 0.9), (x + 10, mid), (x + 7, mid + h * 0.9)], False)
keel = F.taper([(322, -2), (350, -1), (380, 0)], [2, 6, 1])
P.add(
    g(
        "plates",
        path(plates, "#dfe9d4", opacity=0.42),
        line(seams, "#19434c", 1.8, 0.6),
        line(seams, "#fbfbe6", 1.1, 0.7, transform="translate(-1.8 0)"),
        path(keel, "#c9dcc8"),
        clip_path="url(#body-clip)",
    )
)
P.add(
    g(
        "back-light",
        P.caustics_on("back-caustic", path(body, "#fff"), 0.2, 0.02, 0.03, 11),
        clip_path="url(#body-clip)",
    )
)
cover = [(92, -46), (112, -26), (116, 2), (104, 34), (84, 46)]
P.add(
    g(
        "marks",
        path(
            F.c([(88, -38), (106, -22), (111, 2), (100, 28), (84, 36), (80, 4)]),
            "#e6f0d8",
            opacity=0.35,
        ),
        line(F.c(cover, False), "#143640", 3.2, 0.6),
        line(F.c([(x + 3, y) for x, y in cover], False), "#fbfbe6", 1.6, 0.6),
        line(F.open([(0, -2), (14, 0), (24, 8)]), "#2a1414", 3, 0.85),
        line(F.open([(2, -8), (16, -5), (28, 4)]), "#f4f7e0", 1.8, 0.7),
        line(F.open([(2, 5), (14, 11)]), "#ffc9a8", 2, 0.8),
        path(F.c([(22, -17), (27, -20), (30, -16), (25, -14)]), "#122c34"),
        clip_path="url(#body-clip)",
    )
)
pectoral = soft_fin(
    F, [(126, 0), (128, 26)], [(150, -14), (180, -14), (196, 4), (192, 26), (160, 36)], 9
)
P.d(F.lin("pec-fill", "#f4e6c0", "#b9cdb0", a=(130, 0), b=(190, 20)))
P.add(
    g(
        "pectoral",
        *fin_group(
            {"pectoral-fin": pectoral},
            "url(#pec-fill)",
            "url(#fin-form)",
            "#1d4246",
            "#ffffff",
            0.45,
            1.2,
        ),
        opacity=0.88,
    )
)
P.add(
    fish_eye(P, *F.at(58, -20), 18.5, ("#0f4c5c", "#1fa3b4", "#8fe6dc", "#17505c"), "#173a42", 0.5)
)
P.foot("#04182c", 0.7, 580).vignette(o=0.4).grain()
P.save()
if "proof" in sys.argv:
    proof(P.file)
