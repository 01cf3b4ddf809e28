"""Harbour porpoise with calf, rising to breathe, facing right and up.

Landmarks (local, snout 0,4 -> fluke 470, mirrored): stout body, blunt rounded head without a beak; short mouth rising to 46,8; small eye 60,-8;
low triangular dorsal fin just behind the middle 214-290; small rounded dark flipper 122,42; dark grey back fading over the flank to a
white belly; dark stripe from the mouth to the flipper; flukes level with a notch."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from animals_kit import *
from kit import *

P = Pic("phocoena_phocoena", "Harbour porpoise, Phocoena phocoena")
r = rng(20)
P.water("blue", glow=(250, 30, 470), go=0.9).surface(170, 0.95, seed=11, fx=0.007, fy=0.04).shafts(
    ((120, 50, 90), (240, 60, 140), (360, 40, 90)), lean=-110, o=0.6
)
shoal = "".join(
    fish_mini(r.uniform(270, 490), r.uniform(420, 560), r.uniform(18, 30), r.uniform(-30, -6), True)
    for _ in range(26)
)
P.add(g("herring", path(shoal, "#8fcbd4"), opacity=0.5, filter=P.soft(0.7)))
P.d(
    lin("floor-far", "#1c6a88", "#0c3f5c", y1=590, y2=720),
    lin("floor-near", "#0f3f5a", "#061d2f", y1=640, y2=720),
)
P.add(
    g(
        "floor",
        path(hump(606, r, 18, 100), "url(#floor-far)"),
        path(hump(656, r, 14, 80), "url(#floor-near)"),
    )
)
P.motes(44, 6, 0.5)

top = [
    (0, 6),
    (3, -16),
    (18, -38),
    (52, -52),
    (98, -58),
    (150, -68),
    (204, -72),
    (256, -66),
    (312, -48),
    (362, -27),
    (402, -12),
    (420, -8),
]
low = [
    (420, 8),
    (400, 12),
    (360, 24),
    (310, 40),
    (250, 56),
    (190, 64),
    (130, 62),
    (84, 52),
    (44, 36),
    (16, 22),
]
dorsal_pts = [
    (200, -66, "c"),
    (222, -88),
    (244, -110),
    (256, -114, "c"),
    (262, -98),
    (276, -76),
    (300, -52, "c"),
]
fluke_pts = [
    (408, -10, "c"),
    (436, -20),
    (468, -44),
    (496, -52, "c"),
    (486, -26),
    (464, 2),
    (462, 10, "c"),
    (474, 30),
    (478, 62, "c"),
    (454, 48),
    (430, 22),
    (408, 9, "c"),
]
flip_pts = [
    (112, 34, "c"),
    (134, 30),
    (152, 44),
    (176, 78),
    (190, 108, "c"),
    (174, 106),
    (146, 88),
    (124, 64),
]


def porpoise(F, key):
    """Definitions and layers of one porpoise."""
    body = F.c(top + low)
    P.d(
        clip(f"{key}-clip", body),
        F.lin(
            f"{key}-coat",
            "#2c3846",
            (0.3, "#3f4f5e"),
            (0.52, "#7f919c"),
            (0.68, "#dfe8ea"),
            "#fbfdfb",
            a=(190, -72),
            b=(190, 64),
        ),
        F.lin(f"{key}-fin", "#4a5a68", "#26323f", a=(240, -112), b=(240, -50)),
        form(
            f"{key}-form",
            "#eafaf4",
            0.95,
            -1,
            4.5 * F.s,
            2.4,
            "#072c4a",
            0.6,
            3,
            -17 * F.s,
            12 * F.s,
            box=True,
        ),
    )
    fins = gg(
        path(F.c(dorsal_pts) + F.c(fluke_pts), f"url(#{key}-fin)"), filter=f"url(#{key}-form)"
    )
    saddle = F.c(
        [
            (40, -42),
            (100, -56),
            (200, -72),
            (300, -50),
            (420, -8),
            (420, 8),
            (360, 6),
            (290, 8),
            (230, -6),
            (170, -10),
            (110, -14),
            (60, -10),
            (24, -6),
            (4, 2),
        ]
    )
    coat = gg(
        path(body, f"url(#{key}-coat)"),
        gg(
            path(saddle, "#2b3744", opacity=0.85),
            filter=P.soft(9 * F.s),
            clip_path=f"url(#{key}-clip)",
        ),
        filter=f"url(#{key}-form)",
    )
    face = gg(
        gg(
            path(
                F.taper([(40, 12), (70, 20), (98, 32), (122, 44)], [3, 5, 7, 9]),
                "#222c38",
                opacity=0.8,
            ),
            filter=P.soft(2.5),
        ),
        line(F.open([(1, 12), (16, 15), (30, 13), (42, 6)]), "#141c26", 2.8 * F.s, 0.9),
        line(F.open([(6, 20), (20, 24), (36, 22)]), "#ffffff", 2 * F.s, 0.6),
        path(F.c([(96, -6), (99, -8), (100, -5), (97, -4)]), "#141c26", opacity=0.6),
        line(F.open([(66, -56), (74, -50), (82, -55)]), "#141c26", 2.4 * F.s, 0.8),
        clip_path=f"url(#{key}-clip)",
    )
    flipper = gg(
        path(F.c(flip_pts), f"url(#{key}-fin)"),
        line(
            F.open([(132, 46), (152, 66), (176, 96)], [(126, 56), (142, 74), (164, 96)]),
            "#141c26",
            1.6 * F.s,
            0.35,
        ),
        filter=f"url(#{key}-form)",
    )
    ex, ey = F.at(62, -6)
    eye = gg(
        circle(ex, ey, 8 * F.s, "#1b2530"),
        circle(ex, ey, 6 * F.s, "#0a0e14"),
        circle(ex - 2 * F.s, ey - 2.2 * F.s, 2 * F.s, "#fff"),
        line(
            f"M{n(ex - 8 * F.s)} {n(ey + 3 * F.s)}A{n(8.6 * F.s)} {n(8.6 * F.s)} 0 0 0 {n(ex + 8 * F.s)} {n(ey + 2 * F.s)}",
            "#c9d8de",
            1.4 * F.s,
            0.7,
        ),
    )
    light = P.caustics_on(f"{key}-net", path(saddle, "#fff"), 0.05, 0.02, 0.03, 9)
    return fins, coat, gg(light, clip_path=f"url(#{key}-clip)"), face, flipper, eye


def arch(x, y):
    t = (x - 200) / 250
    return x, y + 40 * t * t * (1.0 if x > 200 else 0.5)


adult = Frame(428, 222, -27, 0.99, flip=True, bend=arch)
calf = Frame(356, 456, -20, 0.52, flip=True, bend=arch)
far_flip = adult.c([(120, 40, "c"), (150, 56), (172, 96), (176, 124, "c"), (158, 116), (130, 84)])
P.add(g("calf", *porpoise(calf, "calf")))
P.add(g("far-flipper", path(far_flip, "#1f3a50")))
P.add(g("porpoise", *porpoise(adult, "adult")))
# clicks: thin arcs of sound going out from the brow
cx, cy = adult.at(8, -8)
arcs = ""
for rad_ in (30, 46, 62):
    a0, a1 = math.radians(-58), math.radians(2)
    arcs += f"M{n(cx + rad_ * math.cos(a0))} {n(cy + rad_ * math.sin(a0))}A{rad_} {rad_} 0 0 1 {n(cx + rad_ * math.cos(a1))} {n(cy + rad_ * math.sin(a1))}"
P.add(g("clicks", line(arcs, "#fbfbe6", 2.4, 0.6)))
P.add(bubbles("bubbles", [(360, 150, 5), (344, 122, 7), (356, 96, 4), (338, 76, 5), (350, 56, 3)]))
P.foot("#04182c", 0.75, 575).vignette(o=0.45).grain()
P.save()
if "proof" in sys.argv:
    proof(P.file)
