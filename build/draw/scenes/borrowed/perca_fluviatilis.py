"""Perch, facing right, rising through pondweed above violet stones.

Landmarks (local, snout 0,0 -> tail 440, mirrored): deep body with a hump behind a slightly hollow nape;
eye 50,-22; mouth to below the eye 44,18; gill cover ends in a spine 112,-4; tall spiny dorsal 116-228 with a black spot
at its rear, second dorsal 238-310; six dark wedge bars; red pelvic 128,56, red anal 246-304, red lower tail lobe."""

import sys

sys.path.insert(0, __file__.rsplit("/scenes", 1)[0])
from animals_kit import *
from kit import *

P = Pic("perca_fluviatilis", "Perch, Perca fluviatilis")
r = rng(4)
P.water("weed", glow=(300, 120, 430), go=0.8).surface(130, 0.7).shafts(lean=-110, o=0.5)


def pondweed(x, y, h, seed, leaf=30, lean=0.1):
    """Stem with alternate clasping oval leaves, one path."""
    q = rng(seed)
    spine = [
        (x, y),
        (x + lean * h * 0.3, y - h * 0.4),
        (x + lean * h * 0.5, y - h * 0.75),
        (x + lean * h, y - h),
    ]
    out = [taper(spine, [2.6, 2, 1.4, 0.6], 40, point=True)]
    for i, (a, b, *_) in enumerate(sample(spine, 24)[1:]):
        size = leaf * q.uniform(0.75, 1.1)
        oval = [
            (0, 0, "c"),
            (size * 0.4, -size * 0.32),
            (size * 0.85, -size * 0.18),
            (size * 1.1, 0, "c"),
            (size * 0.8, size * 0.2),
            (size * 0.35, size * 0.26),
        ]
        out.append(
            curve(
                place(oval, a, b, q.uniform(-48, -12), 1, i % 2 == 0)
                if i % 2
                else place(oval, a, b, q.uniform(12, 48), 1, True)
            )
        )
    return "".join(out)


P.add(
    g(
        "weed-far",
        path(
            pondweed(60, 600, 470, 2)
            + pondweed(226, 600, 300, 8, 24, -0.1)
            + pondweed(420, 600, 380, 5, 28, -0.12),
            "#7fc1a0",
        ),
        opacity=0.5,
        filter=P.soft(1),
    ),
    g(
        "weed-mid",
        path(
            pondweed(14, 620, 400, 3, 36, 0.02)
            + pondweed(120, 620, 200, 9, 30, 0.1)
            + pondweed(356, 620, 170, 12, 32, 0.2),
            "#3a8f78",
        ),
        opacity=0.75,
    ),
)
P.motes(36, 3, 0.5)
P.bottom("stones", 560, 4)

F = Frame(
    452,
    296,
    -11,
    1.0,
    flip=True,
    bend=lambda x, y: (x, y + 24 * (max(0, x - 210) / 230) ** 2 + 6 * math.sin(x / 130)),
)
top = [
    (0, 2),
    (8, -9),
    (28, -24),
    (56, -39),
    (84, -51),
    (116, -70),
    (156, -82),
    (204, -80),
    (252, -64),
    (306, -39),
    (348, -22),
    (382, -18),
]
low = [
    (382, 18),
    (350, 21),
    (306, 36),
    (252, 58),
    (196, 70),
    (136, 68),
    (84, 54),
    (44, 36),
    (18, 20),
    (6, 12),
]
body = F.c(top + [(396, 0)] + low)
P.d(
    clip("body-clip", body),
    F.lin(
        "flank",
        "#525a26",
        (0.24, "#7f8438"),
        (0.52, "#c3b35c"),
        (0.74, "#efe2a6"),
        "#fbf6dd",
        a=(180, -84),
        b=(180, 72),
    ),
    form("fish-form", "#f8fac8", 0.9, -1, 4, 2, "#083348", 0.6, 3, -17, 11, box=True),
    form("fin-form", "#fff3c4", 0.6, 0, 2, 1, "#0d3140", 0.4, 1, -5, 4, box=True),
    F.lin("dorsal-fill", "#b9b27a", "#7d8048", "#5c6333", a=(170, -150), b=(170, -70)),
    F.lin("red-fill", "#f2672f", "#d8402a", "#a82a25", a=(250, 50), b=(270, 120)),
    F.lin("tail-fill", "#8e8a45", (0.4, "#b9763a"), (1, "#e2492b"), a=(420, -60), b=(420, 66)),
)
spine_base = [
    (116, -66),
    (130, -74),
    (144, -79),
    (158, -81),
    (172, -81),
    (186, -80),
    (200, -78),
    (213, -74),
    (224, -70),
]
spine_tips = [
    (118, -104),
    (136, -134),
    (156, -150),
    (174, -153),
    (192, -149),
    (209, -139),
    (224, -124),
    (236, -106),
    (242, -88),
]
dorsal, spines = spiny_fin(F, spine_base, spine_tips, (238, -66), 0.22, 2.6)
spot = F.c([(208, -116), (222, -112), (234, -98), (236, -82), (222, -80), (208, -88), (202, -104)])
P.add(
    g(
        "dorsal-spiny",
        path(dorsal, "url(#dorsal-fill)"),
        gg(path(spot, "#10150f"), filter=P.soft(2.5)),
        path(spines, "#f3eec2", opacity=0.85),
        filter="url(#fin-form)",
    )
)
second = soft_fin(
    F, [(242, -64), (314, -36)], [(250, -96), (266, -114), (288, -100), (310, -70), (326, -44)], 11
)
anal = soft_fin(
    F, [(244, 58), (306, 34)], [(250, 88), (262, 108), (284, 94), (304, 66), (318, 40)], 10
)
pelvic_far = soft_fin(F, [(134, 64), (152, 66)], [(146, 92), (166, 120), (184, 108), (172, 80)], 6)
tail = soft_fin(
    F,
    [(384, -16), (386, 16)],
    [
        (408, -40),
        (438, -62, "c"),
        (446, -58),
        (434, -26),
        (426, 2),
        (436, 30),
        (448, 62),
        (440, 66, "c"),
        (408, 42),
    ],
    16,
)
P.add(
    g(
        "fins",
        *fin_group({"dorsal-soft": second}, "url(#dorsal-fill)", "url(#fin-form)"),
        *fin_group(
            {"anal": anal, "pelvic-far": pelvic_far},
            "url(#red-fill)",
            "url(#fin-form)",
            "#6d1413",
            "#ffb98c",
        ),
    )
)
bars = ""
for x, w, depth, lean in (
    (100, 8, 0.5, -4),
    (140, 15, 0.76, 6),
    (184, 17, 0.84, 10),
    (228, 16, 0.86, 8),
    (274, 14, 0.88, 8),
    (316, 11, 0.9, 6),
    (354, 8, 0.92, 4),
):
    a, b = height_at(top, x), height_at(low, x + lean)
    bars += F.taper(
        [
            (x - 3, a - 8),
            (x, a + (b - a) * 0.3),
            (x + lean * 0.7, a + (b - a) * 0.6),
            (x + lean, a + (b - a) * depth),
        ],
        [w * 1.15, w, w * 0.62, 1.2],
        30,
    )
P.add(
    g(
        "body",
        path(tail[0], "url(#tail-fill)"),
        line(tail[1], "#5a1c16", 1.5, 0.5),
        line(tail[1], "#ffd9a0", 0.8, 0.5, transform="translate(1.4 .8)"),
        path(body, "url(#flank)"),
        gg(path(bars, "#232b14", opacity=0.82), clip_path="url(#body-clip)", filter=P.soft(1.3)),
        line(scales(F, top, low, 122, 372, 10, 8, 4.2, 0.06, 0.84), "#fdf6c4", 1, 0.4),
        filter="url(#fish-form)",
    )
)
P.add(
    g(
        "back-light",
        P.caustics_on("back-caustic", path(body, "#fff"), 0.2, 0.02, 0.03, 11),
        clip_path="url(#body-clip)",
    )
)
lateral = [(112, -30), (150, -44), (200, -44), (260, -32), (320, -14), (380, -3)]
cover = [(92, -44), (108, -28), (120, -4), (108, 24), (84, 48)]
P.add(
    g(
        "marks",
        line(F.c(lateral, False), "#fbf3c8", 1.8, 0.7),
        path(
            F.c(
                [
                    (66, -38),
                    (92, -44),
                    (110, -26),
                    (121, -4, "c"),
                    (108, 22),
                    (84, 48),
                    (70, 30),
                    (76, 0),
                ]
            ),
            "#565d2a",
            opacity=0.35,
        ),
        line(F.c(cover[:2] + [(121, -4, "c")] + cover[3:], False), "#20260f", 3.6, 0.6),
        line(
            F.c(
                [(x + 3, y) for x, y in cover[:2]]
                + [(124, -4, "c")]
                + [(x + 3, y) for x, y in cover[3:]],
                False,
            ),
            "#fbf2c2",
            1.8,
            0.55,
        ),
        line(F.open([(74, -22), (84, 4), (72, 34)]), "#33391a", 2.4, 0.45),
        line(F.open([(0, 6), (18, 10), (34, 16), (44, 26)]), "#241d10", 3, 0.85),
        line(F.open([(2, 1), (20, 4), (38, 11), (48, 24)]), "#fbf3cf", 2, 0.7),
        line(F.open([(8, 15), (22, 20), (36, 27)]), "#fbf6df", 1.8, 0.6),
        path(F.c([(20, -10), (25, -13), (28, -9), (23, -7)]), "#20240f"),
        clip_path="url(#body-clip)",
    )
)
pelvic = soft_fin(F, [(120, 62), (138, 66)], [(124, 92), (140, 124), (160, 116), (154, 84)], 7)
pectoral = soft_fin(
    F, [(124, 12), (128, 32)], [(150, 4), (182, 10), (196, 26), (186, 42), (158, 44)], 10
)
P.d(F.lin("pec-fill", "#f4d98a", "#d9a654", a=(130, 10), b=(190, 40)))
P.add(
    g(
        "fins-near",
        *fin_group({"pelvic": pelvic}, "url(#red-fill)", "url(#fin-form)", "#6d1413", "#ffb98c"),
        *fin_group(
            {"pectoral": pectoral},
            "url(#pec-fill)",
            "url(#fin-form)",
            "#6d5a22",
            "#fff3c4",
            0.5,
            1.2,
        ),
    )
)
P.add(fish_eye(P, *F.at(50, -20), 13.5, ("#5a3a0c", "#cf8a24", "#f6d070", "#5a4618")))
P.add(
    g(
        "weed-near",
        path(
            pondweed(452, 700, 230, 21, 40, -0.05) + pondweed(20, 720, 260, 22, 42, 0.05), "#10463f"
        ),
        opacity=0.9,
    )
)
P.foot("#04182c", 0.75, 570).vignette(o=0.42).grain()
P.save()
if "proof" in sys.argv:
    proof(P.file)
