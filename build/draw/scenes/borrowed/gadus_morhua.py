"""Cod, facing left. Landmarks (local, snout 0,0 -> tail tip 505): eye 64,-16 r13; jaw corner 52,27; chin barbel 24,33;
gill slit 112..; pelvic fin 118,56 (before the pectoral 138,14); dorsal fins 140-205, 215-310, 322-396;
anal fins 225-315, 325-395; lateral line pale, arched to x=250, then straight; tail almost square."""

import sys, math

sys.path.insert(0, __file__.rsplit("/scenes", 1)[0])
from kit import *

P = Pic("gadus_morhua", "Atlantic cod, Gadus morhua")
r = rng(7)
P.water("blue", glow=(150, 90, 420), go=0.75).surface(120, 0.7).shafts(lean=-120, o=0.55)
ROT, X0, Y0, S = -31, 20, 440, 1.0


def bend(p):  # a living curve: the head dips, the tail swings up
    x, y = p[0], p[1]
    t = max(0, x - 180) / 325
    u = max(0, 160 - x) / 160
    return (x - 14 * t * t, y - 26 * t * t + 16 * math.sin(t * 2.8) - 14 * u * u) + tuple(p[2:])


def T(pts):
    return place([bend(p) for p in pts], X0, Y0, ROT, S)


def C(pts, closed=True):
    return curve(T(pts), closed)


# shoal far off
sh = "".join(
    fish_mini(
        320 + r.uniform(-120, 150), 505 + r.uniform(-50, 50), r.uniform(24, 36), r.uniform(-6, 10)
    )
    for _ in range(26)
)
P.d(lin("shoal", "#8fd0d4", "#2b7d99", y1=400, y2=560))
P.add(g("herring-shoal", path(sh, "url(#shoal)"), opacity=0.5, filter=P.soft(0.8)))
P.d(
    lin("floor-far", "#2c7590", "#0f3f5c", y1=560, y2=720),
    lin("floor-near", "#123e52", "#061d2f", y1=620, y2=720),
)
P.add(
    g(
        "floor",
        path(hump(590, r, 16, 90), "url(#floor-far)"),
        path(hump(640, r, 14, 70), "url(#floor-near)"),
        path(
            tuft(40, 650, 120, 7, r, 0.5, 7, 0.3) + tuft(440, 655, 140, 8, r, 0.45, 8, 0.25),
            "#0d3648",
        ),
    )
)
P.motes(46, 3, 0.55)

body = [
    (0, 2),
    (6, -8),
    (30, -24),
    (66, -42),
    (124, -62),
    (185, -70),
    (260, -60),
    (330, -42),
    (396, -22),
    (430, -15),
    (446, -12),
    (462, 0),
    (446, 13),
    (430, 15),
    (396, 20),
    (330, 37),
    (260, 56),
    (190, 68),
    (135, 64),
    (86, 52),
    (48, 40),
    (22, 33),
    (9, 27),
    (10, 20),
    (3, 13),
]
B = C(body)


def fin(base, edge, rays_n=13):
    """Fin outline + rays from base line to edge line (same number of points)."""
    d = C(
        [(*base[0], "c")]
        + edge[:-1]
        + [(*edge[-1], "c") if len(edge[-1]) == 2 else edge[-1], (*base[-1], "c")]
    )
    rays = []
    es = sample(edge, 4)
    for i in range(rays_n):
        t = (i + 0.5) / rays_n
        x = base[0][0] + (base[-1][0] - base[0][0]) * t
        y = base[0][1] + (base[-1][1] - base[0][1]) * t
        e = es[int(t * (len(es) - 1))]
        rays.append(
            curve(
                T(
                    [
                        (x, y),
                        ((x + e[0]) / 2 + 1, (y + e[1]) / 2),
                        (e[0] + (x - e[0]) * 0.1, e[1] + (y - e[1]) * 0.1),
                    ]
                ),
                False,
            )
        )
    return d, "".join(rays)


fins = {
    "dorsal-1": fin(
        [(140, -60), (205, -66)], [(146, -86), (162, -120), (176, -118), (190, -96), (212, -70)]
    ),
    "dorsal-2": fin(
        [(216, -66), (312, -46)], [(222, -92), (238, -116), (256, -104), (286, -72), (322, -48)]
    ),
    "dorsal-3": fin(
        [(324, -43), (398, -22)], [(330, -64), (346, -84), (362, -74), (384, -44), (408, -26)]
    ),
    "anal-1": fin([(226, 62), (316, 40)], [(232, 84), (250, 104), (268, 92), (296, 62), (326, 42)]),
    "anal-2": fin([(326, 38), (398, 21)], [(334, 58), (350, 75), (364, 66), (386, 40), (408, 24)]),
    "tail": fin(
        [(432, -15), (434, 15)],
        [
            (456, -34),
            (484, -58),
            (508, -66),
            (506, -34),
            (502, -2),
            (505, 30),
            (508, 58),
            (482, 50),
            (456, 30),
        ],
    ),
}
P.d(
    lin("fin", "#a3a067", "#5b6a49", x1=140, y1=140, x2=330, y2=520),
    lin(
        "back",
        "#565c30",
        "#7d7d45",
        "#b4a96d",
        "#e6ddb6",
        "#f3efd8",
        x1=168,
        y1=246,
        x2=250,
        y2=398,
    ),
    form("fish-form", "#f4f7c6", 0.9, -1, 4, 2, "#083348", 0.62, 3, -18, 11),
    form("fin-form", "#f2f4c4", 0.6, 0, 2, 1, "#0d3140", 0.4, 1, -5, 4),
    clip("body-clip", B),
    lin(
        "fade-belly",
        (0, "#fff", 1),
        (0.55, "#fff", 0.9),
        (0.8, "#fff", 0),
        x1=168,
        y1=246,
        x2=250,
        y2=398,
    ),
    f'<mask id="back-mask"><path d="{B}" fill="url(#fade-belly)"/></mask>\n',
)
tail = fins.pop("tail")
P.d(lin("tailfill", "#8f8d55", "#6d7450", x1=380, y1=170, x2=470, y2=170))
P.add(
    g(
        "fins",
        *[
            gg(
                path(d, "url(#fin)", filter="url(#fin-form)"),
                line(ry, "#262f1c", 1.7, 0.6),
                line(ry, "#f1edbb", 0.8, 0.55, transform="translate(1.6 .6)"),
                id=k,
            )
            for k, (d, ry) in fins.items()
        ],
    )
)
far_pec = fin([(120, 58), (134, 62)], [(132, 84), (150, 108), (158, 98), (148, 78)])
P.add(g("pelvic-far", path(far_pec[0], "#6d7350"), opacity=0.8))
# mottling: rows of irregular spots, big on the back, small on the flank
spots, dark = [], []
for _ in range(165):
    x = r.uniform(26, 430)
    h = r.random()
    hgt = 66 * (1 - abs(x - 185) / 330)
    y = -hgt + h * hgt * 1.75
    s = r.uniform(2.6, 7.2) * (1 - 0.45 * h) * (0.75 + 0.25 * hgt / 66)
    if math.hypot(x - 64, y + 16) < 20 or (x < 110 and r.random() < 0.45):
        continue
    p = T([(x, y)])[0]
    (spots if r.random() < 0.72 else dark).append(
        blob(p[0], p[1], s * 1.35, s * 0.85, r, 5, 0.3, math.radians(ROT))
    )
P.add(
    g(
        "body",
        gg(
            path(tail[0], "url(#tailfill)"),
            line(tail[1], "#2a331e", 1.7, 0.55),
            line(tail[1], "#f1edbb", 0.8, 0.5, transform="translate(1.4 .8)"),
            path(B, "url(#back)"),
            gg(
                path("".join(spots), "#4a4a22", opacity=0.62),
                path("".join(dark), "#2e3318", opacity=0.55),
                mask="url(#back-mask)",
            ),
            filter="url(#fish-form)",
        ),
    )
)
P.add(
    g(
        "back-light",
        P.caustics_on("back-caustic", path(B, "url(#fade-belly)"), 0.42, 0.018, 0.03, 11),
        **{"clip_path": "url(#body-clip)"},
    )
)
ll = [(104, -26), (140, -40), (180, -38), (215, -26), (250, -10), (300, -2), (370, -1), (440, 0)]
gill = [(98, -38), (116, -22), (124, 4), (116, 32), (96, 50)]
P.add(
    g(
        "marks",
        path(
            taper(T(ll), [1, 3.2, 2.8, 2.4, 2, 1.2, 0.4], 30, point=True),
            "#2f3519",
            opacity=0.35,
            transform="translate(0 3)",
        ),
        path(taper(T(ll), [1, 2.6, 2.4, 2, 1.6, 0.9, 0.4], 30, point=True), "#f8f1d0"),
        line(C(gill, False), "#2a2d18", 4, 0.55),
        line(C([(x + 3, y) for x, y in gill], False), "#f3ecc6", 2, 0.5),
        line(C([(84, -10), (94, 8), (90, 28)], False), "#3a3a1e", 2.4, 0.4),
        path(
            C([(4, 17), (26, 19), (46, 27), (57, 37, "c"), (40, 30), (22, 25), (8, 24)]), "#2b2416"
        ),
        line(C([(3, 12), (24, 13), (46, 21), (58, 33)], False), "#f6efcf", 2.4, 0.8),
        line(C([(10, 28), (26, 30), (44, 37)], False), "#fbf6df", 2.2, 0.7),
        path(
            C(
                [
                    (100, -30),
                    (114, -14),
                    (119, 6),
                    (112, 30),
                    (96, 46),
                    (92, 30),
                    (96, 4),
                    (92, -16),
                ]
            ),
            "#fbf3cf",
            opacity=0.28,
        ),
        path(C([(22, -8), (27, -10), (29, -7), (24, -5)]), "#2a2b18"),
        clip_path="url(#body-clip)",
    )
)
b = T([(27, 33), (31, 48), (27, 63), (15, 76)])
P.add(
    g(
        "barbel",
        path(taper(b, [3.4, 2.8, 2, 0.8], 9), "#efe6ba"),
        line(curve([(x + 1, y + 0.5) for x, y in b], False), "#6b6337", 1, 0.6),
    )
)
# pectoral and pelvic fins in front
pec = fin([(138, 6), (142, 24)], [(168, -2), (204, 4), (222, 20), (214, 36), (184, 36)])
pel = fin([(112, 58), (126, 62)], [(118, 82), (134, 112), (146, 104), (142, 80)])
P.d(lin("fin-pale", "#a89f63", "#cfc48f", x1=150, y1=360, x2=240, y2=420))
P.add(
    g(
        "fins-near",
        gg(
            path(pec[0], "url(#fin-pale)", filter="url(#fin-form)"),
            line(pec[1], "#4a4728", 1.2, 0.6),
        ),
        gg(
            path(pel[0], "url(#fin-pale)", filter="url(#fin-form)"),
            line(pel[1], "#4a4728", 1.1, 0.5),
        ),
    )
)
ex, ey = T([(64, -17)])[0]
P.d(
    rad(
        "iris",
        (0.3, "#3c2c10"),
        (0.62, "#b98c33"),
        (0.86, "#f0d27c"),
        (1, "#6a5120"),
        cx=ex,
        cy=ey,
        r=13.5,
    )
)
P.add(
    g(
        "eye",
        circle(ex, ey, 16.5, "#3b3a1e", opacity=0.55),
        circle(ex, ey, 13.5, "url(#iris)"),
        circle(ex - 0.5, ey + 0.5, 7.4, "#0a0f12"),
        ellipse(ex - 3.4, ey - 4.2, 3.4, 2.6, "#ffffff"),
        circle(ex + 3.5, ey + 4, 1.5, "#bfe6e8", opacity=0.8),
    )
)
P.add(
    bubbles("bubbles", [(40, 372, 5), (30, 342, 7.5), (46, 316, 4), (36, 288, 5.5), (50, 262, 3)])
)
P.foot("#04182c", 0.75, 560).vignette(o=0.5).grain()
P.save()
proof(P.file)
