"""Fourhorn sculpin resting on a stone on its fan fins, facing left, seen a little from above.

Landmarks (local, snout 0,4 -> tail 432): a third of the fish is head: broad, flat-topped, huge mouth 0-78,26; four rough bony knobs in a
square on the crown: front pair 56,-62 and 80,-56, rear pair 106,-82 and 136,-72; eyes high 60,-30, the far one a bump; cheek spines
118,14; fan pectoral 136,14 -> 250,100; naked body tapering to a thin tail root; first dorsal low, second dorsal high; dark saddles."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from animals_kit import *
from kit import *

P = Pic("myoxocephalus_quadricornis", "Fourhorn sculpin, Myoxocephalus quadricornis")
r = rng(13)
P.water("deep", glow=(190, 190, 430), go=0.9).surface(80, 0.35, seed=5).shafts(
    ((60, 40, 80), (190, 55, 120), (320, 40, 70)), lean=-70, o=0.5
)
P.add(
    g(
        "stones-far",
        path(
            "".join(
                curve(stone_pts(x, y, w, h, r, 9), k=0.24)
                for x, y, w, h in ((50, 510, 90, 60), (430, 496, 100, 80))
            ),
            "#27647c",
        ),
        opacity=0.6,
        filter=P.soft(1),
    )
)
P.motes(40, 6, 0.5)
P.bottom("stones", 536, 11)
F = Frame(
    22,
    420,
    -4,
    1.04,
    bend=lambda x, y: (
        x - 16 * (max(0, x - 200) / 230) ** 2,
        y - 86 * (max(0, x - 150) / 280) ** 2,
    ),
)
top = [
    (0, 4),
    (6, -8),
    (26, -26),
    (50, -44),
    (84, -56),
    (120, -64),
    (160, -62),
    (206, -50),
    (256, -36),
    (306, -24),
    (346, -15),
    (374, -12),
]
low = [
    (374, 12),
    (340, 15),
    (290, 26),
    (236, 44),
    (184, 58),
    (134, 66),
    (84, 64),
    (44, 54),
    (16, 38),
    (4, 22),
]
body = F.c(top + [(384, 0)] + low)
P.d(
    clip("body-clip", body),
    F.lin(
        "skin",
        "#6d6138",
        (0.35, "#8c7a48"),
        (0.62, "#b5a066"),
        (0.82, "#e6d7a4"),
        "#f7efd0",
        a=(130, -66),
        b=(130, 66),
    ),
    F.lin("fin-fill", "#a8975e", "#6b5b3a", a=(280, -120), b=(280, -40)),
    F.lin("pec-fill", "#d1b672", "#9a7d48", "#6d5636", a=(150, 10), b=(200, 110)),
    form("fish-form", "#f4f3c6", 0.95, -1, 4, 2.4, "#061f2c", 0.62, 3, -17, 12, box=True),
    form("fin-form", "#f2efc4", 0.65, 0, 2.5, 1.2, "#061f2c", 0.5, 0, -6, 5, box=True),
    form("knob-form", "#fffbe0", 0.95, 1, 3, 1.6, "#1d1c12", 0.65, -2, -5, 4, box=True),
)
first = soft_fin(
    F, [(150, -58), (218, -46)], [(154, -86), (168, -102), (186, -98), (204, -78), (226, -50)], 8
)
second = soft_fin(
    F,
    [(230, -42), (330, -18)],
    [(236, -84), (252, -112), (278, -112), (306, -82), (332, -48), (344, -20)],
    12,
)
anal = soft_fin(
    F, [(240, 42), (322, 18)], [(248, 66), (268, 82), (292, 70), (316, 46), (334, 20)], 9
)
tail = soft_fin(
    F,
    [(372, -11), (374, 11)],
    [(394, -30), (422, -44), (436, -36), (440, 0), (434, 34), (420, 42), (394, 28)],
    12,
)
far_pec = soft_fin(
    F, [(112, 50), (132, 62)], [(84, 84), (70, 112), (88, 130), (116, 126), (136, 104)], 8
)


def bands(F, hub, radii, a0, a1):
    """Dark cross bands on a fan fin."""
    out = ""
    for rad_, w in radii:
        pts = [
            (hub[0] + rad_ * math.cos(math.radians(a)), hub[1] + rad_ * math.sin(math.radians(a)))
            for a in range(a0, a1, 16)
        ]
        out += F.taper(pts, [1, w, w * 0.7, w, 1], 18)
    return out


for key, fin in (("first", first), ("second", second), ("anal", anal), ("tail", tail)):
    P.d(clip(f"{key}-clip", fin[0]))
fin_bands = [
    gg(
        path(bands(F, (270, -20), ((46, 7), (74, 7)), -150, -10), "#2f2718", opacity=0.6),
        clip_path="url(#second-clip)",
    ),
    gg(
        path(bands(F, (186, -40), ((34, 6), (54, 5)), -160, -10), "#2f2718", opacity=0.6),
        clip_path="url(#first-clip)",
    ),
    gg(
        path(bands(F, (366, 0), ((34, 6), (56, 6)), -70, 80), "#2f2718", opacity=0.6),
        clip_path="url(#tail-clip)",
    ),
]
P.add(
    g(
        "pectoral-far",
        *fin_group({"pec-far": far_pec}, "#6d5c3a", "url(#fin-form)", "#1f1a10", "#d9c78c", 0.5, 2),
    ),
    g(
        "fins",
        *fin_group(
            {"dorsal-1": first, "dorsal-2": second, "anal": anal, "tail": tail},
            "url(#fin-fill)",
            "url(#fin-form)",
            "#2a2013",
            "#fbeebc",
            0.5,
            1.9,
        ),
        *fin_bands,
    ),
)


def knob(x, y, s, lean, tone):
    """A rough bony wart on a short neck."""
    a, b = F.at(x, y)
    neck = curve(
        [
            (a - s * 0.75, b + s * 1.25),
            (a - s * 0.45 + lean, b + s * 0.3),
            (a + s * 0.45 + lean, b + s * 0.3),
            (a + s * 0.75, b + s * 1.25),
            (a, b + s * 1.5),
        ]
    )
    crown = [
        (a + lean + s * q * math.cos(t), b + s * 0.84 * q * math.sin(t))
        for t, q in ((i / 16 * math.tau, 1.05 if i % 2 else 0.92) for i in range(16))
    ]
    pits = "".join(
        f"M{n(a + lean + u * s)} {n(b + v * s)}h.1"
        for u, v in ((-0.45, 0), (-0.05, -0.4), (0.4, -0.1), (0.15, 0.3), (-0.25, 0.35))
    )
    return (
        path(neck, mix("#8d7d4c", "#3f4a42", tone))
        + path(curve(crown, k=0.2), mix("#ecdca4", "#5f6d5c", tone))
        + line(pits, "#5b4a28", s * 0.2, 0.7)
    )


fx, fy = F.at(30, -32)
P.add(
    g(
        "horns-far",
        knob(54, -62, 13, -3, 0.25),
        knob(108, -84, 16, 0, 0.25),
        filter="url(#knob-form)",
    ),
    g(
        "eye-far",
        circle(fx, fy, 14, "#6d6138", filter="url(#knob-form)"),
        ellipse(fx - 4, fy - 2, 6, 7, "#d9a63c"),
        ellipse(fx - 6, fy - 2, 3, 5, "#0a0f12"),
    ),
)
saddles = ""
for x, w, deep in ((168, 20, 0.52), (226, 20, 0.56), (286, 17, 0.6), (340, 12, 0.7)):
    a, b = height_at(top, x), height_at(low, x)
    saddles += F.c(
        [
            (x - w, a - 8, "c"),
            (x - w * 0.7, a + (b - a) * 0.2),
            (x - w * 0.5, a + (b - a) * deep),
            (x + 2, a + (b - a) * deep * 0.72),
            (x + w * 0.6, a + (b - a) * (deep + 0.06)),
            (x + w * 0.8, a + (b - a) * 0.2),
            (x + w, a - 8, "c"),
        ]
    )
mottle_dark, mottle_pale = "", ""
for _ in range(130):
    x = r.uniform(16, 366)
    h = r.random()
    y = height_at(top, x) + (height_at(low, x) - height_at(top, x)) * h * 0.78
    if math.hypot(x - 60, y + 30) < 25:
        continue
    px, py = F.at(x, y)
    s = r.uniform(2, 6.5) * (1.1 - 0.5 * h)
    if r.random() < 0.6:
        mottle_dark += blob(px, py, s * 1.35, s, r, 6, 0.3)
    else:
        mottle_pale += blob(px, py, s, s * 0.7, r, 6, 0.3)
P.add(
    g(
        "body",
        path(body, "url(#skin)"),
        gg(path(saddles, "#241f14", opacity=0.75), filter=P.soft(2), clip_path="url(#body-clip)"),
        path(mottle_dark, "#382f1c", opacity=0.55, clip_path="url(#body-clip)"),
        path(mottle_pale, "#e0cf98", opacity=0.5, clip_path="url(#body-clip)"),
        filter="url(#fish-form)",
    )
)
cover = [(112, -40), (132, -20), (142, 8), (134, 36), (112, 56)]
lips_up = [(-2, 14), (20, 14), (46, 20), (70, 32), (82, 46)]
lips_low = [(4, 27), (24, 28), (46, 34), (66, 44), (78, 54)]
P.add(
    g(
        "relief",
        gg(
            path(
                F.c([(70, -20), (104, -30), (128, -14), (134, 10), (122, 34), (96, 40), (86, 10)]),
                "#f4e6b0",
                opacity=0.4,
            ),
            filter=P.soft(5),
        ),
        line(F.c(cover, False), "#1d1810", 4.4, 0.6),
        line(F.c([(x + 3.5, y) for x, y in cover], False), "#fbf2c8", 2, 0.55),
        line(F.open([(84, -8), (96, 12), (94, 36)]), "#2a2213", 2.6, 0.45),
        line(F.open([(150, -22), (210, -18), (280, -10), (372, 0)]), "#fbf2c8", 2.2, 0.6),
        line(F.open([(30, -8), (52, -6), (76, -4)]), "#2a2213", 2, 0.4),
        clip_path="url(#body-clip)",
    ),
    g(
        "mouth",
        path(
            F.c(
                [
                    (0, 18, "c"),
                    (22, 18),
                    (46, 24),
                    (68, 36),
                    (82, 50, "c"),
                    (62, 44),
                    (44, 34),
                    (22, 27),
                ]
            ),
            "#22140f",
        ),
        path(F.taper(lips_up, [4.5, 5, 5, 4, 1.5], 14), "#7a6a40"),
        line(F.c([(x, y - 4) for x, y in lips_up], False), "#f7ebbc", 2.2, 0.8),
        path(F.taper(lips_low, [5, 5.5, 5, 4, 1.5], 14), "#d9c88e"),
        line(F.c([(x, y - 2) for x, y in lips_low], False), "#fffbe6", 2, 0.7),
        path(F.c([(14, 0), (20, -3), (23, 1), (17, 4)]), "#1d1810"),
    ),
)
spines = "".join(
    F.taper(q, [0.5, 4.6, 3, 0.4])
    for q in (
        [(98, 14), (112, 13), (128, 10), (146, 4)],
        [(96, 28), (110, 31), (126, 32), (142, 31)],
        [(92, 42), (104, 48), (116, 53), (130, 58)],
    )
)
P.add(g("cheek-spines", path(spines, "#e6d59a", filter="url(#knob-form)")))
P.add(g("horns", knob(82, -58, 15, -1, 0), knob(138, -74, 18, 3, 0), filter="url(#knob-form)"))
sx, sy = F.at(60, -30)
P.add(
    g(
        "socket",
        circle(sx, sy, 23, "#5a4d2c"),
        circle(sx, sy - 2, 21.5, "#94834e"),
        filter="url(#knob-form)",
    )
)
P.add(fish_eye(P, sx, sy, 15.5, ("#4a3410", "#c98f2c", "#f8dc84", "#5a4416"), "#241d10", 0.54))
pec = soft_fin(
    F,
    [(140, 2), (136, 52)],
    [(186, -6), (228, 12), (250, 44), (250, 82), (226, 112), (190, 124), (158, 112)],
    14,
    0.04,
)
P.d(clip("pec-clip", pec[0]))
P.add(
    g(
        "pectoral",
        gg(
            path(pec[0], "url(#pec-fill)"),
            gg(
                path(
                    bands(F, (138, 28), ((52, 9), (84, 9), (110, 7)), -50, 90),
                    "#33291a",
                    opacity=0.6,
                ),
                clip_path="url(#pec-clip)",
            ),
            line(pec[1], "#2a2013", 2.6, 0.5),
            line(pec[1], "#fbeebc", 1.2, 0.7, transform="translate(1.6 -1)"),
            filter="url(#fin-form)",
        ),
    )
)
P.add(bubbles("bubbles", [(34, 346, 4), (24, 318, 6), (36, 292, 3)]))
P.foot("#04182c", 0.7, 580).vignette(o=0.5).grain()
P.save()
if "proof" in sys.argv:
    proof(P.file)
