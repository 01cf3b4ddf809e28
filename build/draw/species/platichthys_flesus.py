"""Flounder on sand, seen from above, lying on its left side, head to the lower right: right-eyed, as most flounders are.

Landmarks (local, snout 0,0 -> tail 440): a lozenge disc, widest at x=170 (+-118); both eyes on the upper side, close together,
62,-34 and 70,6, the mouth twisted small at 0,4; dorsal fin fringe from above the eye 60 to the tail root, anal fringe from 120;
lateral line straight, only slightly curved over the pectoral 128,4; rusty orange spots; rough knobs along the fin bases; tail square."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from animals_kit import *
from kit import *

P = Pic("platichthys_flesus", "European flounder, Platichthys flesus")
r = rng(17)
P.d(
    lin("sand", "#fdf2c8", (0.4, "#e6d29a"), (0.75, "#cdb985"), (1, "#6d7460"), y2=720),
    rad("sand-light", (0, "#fffbe0", 0.75), (1, "#fffbe0", 0), cx=150, cy=120, r=380),
)
P.add(
    g(
        "sand-layer",
        el("rect", width=480, height=720, fill="url(#sand)"),
        el("rect", width=480, height=720, fill="url(#sand-light)"),
    )
)
ripples_dark, ripples_light = "", ""
for k in range(17):
    y = 16 + k * 44
    pts = (
        [(-20, y + 34)]
        + [
            (x, y + 34 - x * 0.14 + 9 * math.sin(x / 58 + k * 1.7) + r.uniform(-4, 4))
            for x in range(40, 470, 62)
        ]
        + [(500, y - 36)]
    )
    ripples_dark += taper(pts, [2, 7, 4, 8, 5, 7, 2], 60, point=True)
    ripples_light += taper([(x, y2 - 11) for x, y2 in pts], [1, 4, 2, 5, 3, 4, 1], 60, point=True)
P.add(
    g(
        "ripples",
        path(ripples_dark, "#8d7a52", opacity=0.3),
        path(ripples_light, "#fffbe4", opacity=0.6),
        filter=P.soft(1.6),
    )
)
P.add(
    g(
        "sand-net",
        P.caustics_on("net", el("rect", width=480, height=720, fill="#fff"), 0.36, 0.012, 0.018, 5),
    )
)

F = Frame(
    446, 492, 37, 1.06, flip=True, bend=lambda x, y: (x, y - 30 * (max(0, x - 240) / 200) ** 2)
)
disc_top = [
    (0, -2),
    (14, -22),
    (36, -46),
    (64, -66),
    (104, -94),
    (150, -114),
    (190, -116),
    (240, -98),
    (290, -68),
    (336, -36),
    (366, -22),
]
disc_low = [
    (366, 20),
    (336, 34),
    (290, 64),
    (240, 94),
    (190, 114),
    (150, 114),
    (110, 98),
    (76, 68),
    (44, 42),
    (18, 24),
    (2, 12),
]
disc = F.c(disc_top + [(380, 0)] + disc_low)


def fringe(edge, x0, x1, deep, sign):
    """The fin that runs round the disc, rays fanning backwards."""
    base, rim = [], []
    steps = 20
    for i in range(steps + 1):
        t = i / steps
        x = x0 + (x1 - x0) * t
        y = height_at(edge, x)
        d = deep * math.sin(math.pi * min(1, 0.10 + t * 0.86)) ** 0.65
        base.append((x, y - sign * -4))
        rim.append((x + 10 + 8 * t, y + sign * d + 3.4 * math.sin(i * 1.9) * (0 < i < steps)))
    outline = F.c([(*base[0], "c"), *rim, (*base[-1], "c")] + base[::-1][1:-1])
    rays = "".join(
        F.c([b, ((b[0] + e[0]) / 2 - 1, (b[1] + e[1]) / 2), (e[0], e[1] - sign * 2)], False)
        for b, e in zip(sample(base, 9), sample(rim, 9))
    )
    return outline, rays


P.d(
    clip("disc-clip", disc),
    F.lin("skin", "#94894c", (0.45, "#776b3c"), "#565030", a=(120, -118), b=(220, 116)),
    F.lin("fringe-fill", "#a98d52", "#7f6a40", a=(150, -150), b=(200, 150)),
    form("disc-form", "#fff3c2", 0.8, 3, 5, 4, "#2c3a34", 0.6, -5, -14, 12, box=True),
    form("fin-form", "#fff3cf", 0.7, 1, 2.5, 1.2, "#3a3f30", 0.45, -1, -4, 4, box=True),
)
dorsal = fringe(disc_top, 58, 352, 40, -1)
anal = fringe(disc_low, 116, 352, 40, 1)
tail = soft_fin(
    F,
    [(364, -20), (366, 20)],
    [(392, -36), (430, -46, "c"), (444, -40), (448, 0), (444, 38), (430, 46, "c"), (392, 36)],
    15,
)
shadow = F.c(
    [
        (-4, 6),
        (40, -50),
        (104, -112),
        (180, -150),
        (270, -112),
        (340, -50),
        (440, -46),
        (450, 44),
        (350, 58),
        (260, 116),
        (180, 150),
        (104, 120),
        (40, 60),
    ]
)
P.add(
    g(
        "cast-shadow",
        path(shadow, "#2c3a34"),
        opacity=0.75,
        transform="translate(10 20)",
        filter=P.soft(9),
    )
)
P.add(
    g(
        "fins",
        *fin_group(
            {"dorsal": dorsal, "anal": anal},
            "url(#fringe-fill)",
            "url(#fin-form)",
            "#4c3f22",
            "#fbeec2",
            0.5,
            1.4,
        ),
        *fin_group(
            {"tail": tail}, "url(#fringe-fill)", "url(#fin-form)", "#4c3f22", "#fbeec2", 0.5, 1.4
        ),
    )
)
dark, pale, rust, knobs = "", "", "", ""
for _ in range(105):
    x = r.uniform(70, 366)
    h = r.uniform(0.06, 0.94)
    y = height_at(disc_top, x) + (height_at(disc_low, x) - height_at(disc_top, x)) * h
    if math.hypot(x - 66, y + 14) < 54:
        continue
    px, py = F.at(x, y)
    s = r.uniform(3, 11)
    d = blob(px, py, s * 1.3, s * 0.85, r, 6, 0.3, math.radians(-37))
    if r.random() < 0.62:
        dark += d
    else:
        pale += d
for x, h, s in (
    (118, 0.2, 6),
    (160, 0.12, 7),
    (206, 0.16, 7),
    (254, 0.2, 6.4),
    (300, 0.24, 5.4),
    (338, 0.3, 4.4),
    (140, 0.84, 7),
    (186, 0.88, 7),
    (232, 0.86, 7),
    (280, 0.8, 6),
    (322, 0.74, 5),
    (170, 0.32, 5),
    (230, 0.34, 6),
    (284, 0.4, 4.6),
    (190, 0.68, 5.6),
    (246, 0.64, 5.4),
    (300, 0.6, 4.4),
    (150, 0.62, 4.6),
):
    y = height_at(disc_top, x) + (height_at(disc_low, x) - height_at(disc_top, x)) * h
    px, py = F.at(x, y)
    rust += blob(px, py, s, s * 0.85, r, 6, 0.16)
for edge, sign in ((disc_top, 1), (disc_low, -1)):
    for x in range(84, 344, 13):
        kx, ky = F.at(x, height_at(edge, x) + sign * 9)
        knobs += f"M{n(kx)} {n(ky)}h.1"
P.add(
    g(
        "disc",
        path(disc, "url(#skin)"),
        gg(
            path(dark, "#433f26", opacity=0.62),
            path(pale, "#cdbd86", opacity=0.55),
            clip_path="url(#disc-clip)",
        ),
        path(rust, "#d9662c", opacity=0.95),
        line(knobs, "#f4e6b4", 3.6, 0.8),
        filter="url(#disc-form)",
    ),
    g(
        "disc-net",
        P.caustics_on("disc-caustic", path(disc, "#fff"), 0.28, 0.012, 0.018, 5),
        clip_path="url(#disc-clip)",
    ),
)
lateral = [(112, -12), (134, -24), (160, -22), (190, -10), (240, -2), (300, 0), (372, 0)]
cover = [(92, -62), (112, -34), (118, 0), (108, 36), (84, 60)]
P.add(
    g(
        "marks",
        line(F.c([(x, y + 3) for x, y in lateral], False), "#2f2b18", 3, 0.45),
        line(F.c(lateral, False), "#f6e9b8", 2.4, 0.9),
        line(F.c(cover, False), "#2a2716", 4, 0.55),
        line(F.c([(x + 3, y + 1) for x, y in cover], False), "#f8ecc0", 2, 0.55),
        line(F.open([(96, -30), (104, 0), (94, 34)]), "#2a2716", 2.2, 0.35),
        path(F.c([(-2, -6), (12, 6), (22, 20), (18, 24, "c"), (8, 16), (0, 6)]), "#2a2013"),
        line(F.open([(2, -12), (18, 2), (30, 18)]), "#f8ecc0", 2.2, 0.6),
        line(F.open([(60, -16), (84, -14), (108, -12)]), "#2a2716", 2.4, 0.4),
    )
)
pectoral = soft_fin(
    F, [(120, -8), (122, 14)], [(146, -20), (176, -18), (190, -2), (180, 16), (150, 22)], 9
)
P.add(
    g(
        "pectoral",
        *fin_group(
            {"pectoral-fin": pectoral},
            "url(#fringe-fill)",
            "url(#fin-form)",
            "#4c3f22",
            "#fbeec2",
            0.5,
            1.3,
        ),
    )
)
for k, (x, y) in enumerate(((56, -34), (64, 8))):
    px, py = F.at(x, y)
    P.add(
        g(
            f"eye-mound-{k}",
            circle(px, py + 2, 21, "#5d5735"),
            circle(px - 1, py - 2, 19, "#a79b62"),
        )
    )
    P.add(
        fish_eye(
            P, px, py, 13, ("#3a2c10", "#c99c34", "#f6df8e", "#5a4c20"), "#2c2a18", 0.5, f"eye-{k}"
        )
    )
shells = "".join(
    curve(place([(-9, 4, "c"), (-8, -4), (0, -9), (8, -4), (9, 4, "c"), (0, 7)], x, y, a, s))
    for x, y, a, s in (
        (414, 176, 20, 1),
        (58, 470, -30, 1.1),
        (88, 84, 40, 0.7),
        (368, 590, 10, 1),
    )
)
P.add(g("shells", path(shells, "#f7d9cf", filter="url(#fin-form)")))
P.motes(26, 5, 0.6)
P.foot("#17302f", 0.6, 570).vignette("#1c3a3a", o=0.4).grain()
P.save()
if "proof" in sys.argv:
    proof(P.file)
