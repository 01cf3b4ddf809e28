"""Knotted wrack. Landmarks: long leathery straps WITHOUT a midrib, oval in section, like belts; at even distances the strap
itself swells into ONE big egg (one a year, never in pairs), twice as wide as the strap; in combs left and right of
the strap yellow raisin-shaped receptacles on thin stalks; many straps stream from one small disc, all pulled to the right
by the swell of salt Kattegat water. Olive-brown old, golden towards the light. Eggs and raisins must survive at 110 px."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *
from plants_kit import along, polar, threads, use

P = Pic("ascophyllum_nodosum", "Knotted wrack, Ascophyllum nodosum")
r = rng(31)
P.water("blue", glow=(330, 60, 400), go=0.7, split=(-0.12, 0.14, 0.52, 1)).surface(
    140, 0.8, seed=11
).shafts(lean=-90, o=0.5)
P.add(
    g(
        "far-cliff",
        path(
            curve(
                [
                    (-20, 640, "c"),
                    (-20, 330, "c"),
                    (30, 318),
                    (60, 372),
                    (110, 410),
                    (150, 480),
                    (230, 520),
                    (500, 540, "c"),
                    (500, 640, "c"),
                ]
            ),
            "#3f96ab",
        ),
        opacity=0.55,
    )
)

P.d(
    lin(
        "strap", (0, "#ecd060"), (0.4, "#c6a33c"), (0.75, "#94802f"), (1, "#4c4c22"), y1=90, y2=560
    ),
    lin("strap-far", (0, "#6fae9c"), (1, "#1f5a6a"), y1=120, y2=560),
    orad(
        "egg",
        (0, "#f3da78"),
        (0.4, "#bb9a3a"),
        (0.8, "#7c6e2a"),
        (1, "#4c4f20"),
        cx=0.4,
        cy=0.3,
        r=0.75,
    ),
    orad("raisin", (0, "#fff3a0"), (0.6, "#e8c64a"), (1, "#b08c2c"), cx=0.4, cy=0.3, r=0.75),
    form("wet", "#fff3b0", 0.8, -0.6, 2.4, 1, "#10283a", 0.6, 1, -5, 3.4, box=True),
)
P.d(
    g(
        "bud",
        line("M0 0Q14 3 26 0", "#a98f34", 3.6),
        path(
            curve([(22, 0), (30, -9), (46, -11), (58, -5), (60, 2), (50, 10), (34, 9)]),
            "url(#raisin)",
        ),
    )
)
EGG = [
    (-50, 0),
    (-42, -26),
    (-16, -46),
    (16, -46),
    (42, -26),
    (50, 0),
    (42, 26),
    (16, 46),
    (-16, 46),
    (-42, 26),
]
P.d(g("egg-shape", path(curve(EGG), "url(#egg)")))


def wrack(ident, spine, width, eggs, seed, raisins=18, first=0.16):
    """One strap with its eggs; raisins on stalks in combs on both sides."""
    q = rng(seed)
    S = along(spine, 4)
    at = lambda t: S[min(len(S) - 1, int(t * (len(S) - 1)))]
    strap = taper(spine, [width * k for k in (0.6, 0.85, 1, 1, 1, 0.95, 0.85, 0.45)], 30)
    egg_shapes = []
    for t in eggs:
        x, y, a, _ = at(t)
        young = 1.08 - 0.32 * t
        egg_shapes.append((x, y, a, width * 5.6 * young, width * 2.1 * young))
    buds = []
    for i in range(raisins):
        t = first + (0.99 - first) * (i + q.uniform(0, 0.7)) / raisins
        if any(abs(t - e) < 0.04 for e in eggs):
            continue
        x, y, a, _ = at(t)
        side = 1 if i % 2 else -1
        size = width / 10 * q.uniform(0.62, 0.9)
        buds.append(
            use(
                "bud",
                *polar(x, y, a + side * 90, width * 0.6),
                a + side * q.uniform(34, 66),
                size,
                size * side,
            )
        )
    x, y, a, _ = S[-1]
    buds += [use("bud", x, y, a + s * 24, width / 10 * 0.7, width / 10 * 0.7 * s) for s in (-1, 1)]
    eggs_drawn = [
        use("egg-shape", x, y, a, length / 100, half / 46) for x, y, a, length, half in egg_shapes
    ]
    shine = "".join(
        f"M{n(x - k * 0.5)} {n(y - k * 0.22)}q{n(k * 0.1)} {n(-k * 0.3)} {n(k * 0.5)} {n(-k * 0.32)}"
        for x, y, a, _, k in egg_shapes
    )
    edge = [[(x - nx * width * 0.5, y - ny * width * 0.5) for x, y, nx, ny, t in sample(spine, 40)]]
    return g(
        ident,
        gg(*buds, filter="url(#wet)"),
        gg(
            path(strap, "url(#strap)"),
            line(threads(edge), "#2b3018", width * 0.5, 0.25),
            *eggs_drawn,
            filter="url(#wet)",
        ),
        line(shine, "#fffdf0", width * 0.3, 0.85),
    )


def silhouette(spine, width, eggs):
    S = along(spine, 4)
    out = path(taper(spine, [width * 0.6, width, width, width, width * 0.6], 40), "url(#strap-far)")
    for t in eggs:
        x, y, a, _ = S[int(t * (len(S) - 1))]
        out += path(curve(place(EGG, x, y, -a, width * 5 / 100)), "url(#strap-far)")
    return out


# far straps
far = [
    ([(120, 560), (120, 440), (150, 330), (210, 240), (300, 190)], (0.35, 0.6, 0.82)),
    ([(330, 560), (350, 470), (400, 380), (450, 320), (510, 290)], (0.4, 0.7)),
    ([(60, 540), (40, 430), (56, 330), (96, 250)], (0.4, 0.7)),
]
P.add(
    g(
        "far-wrack",
        *[silhouette(spine, 7, eggs) for spine, eggs in far],
        opacity=0.6,
        filter=P.soft(1),
    )
)
P.motes(50, 3, 0.6)
P.bottom("stones", 556, 7)
P.add(
    g(
        "disc",
        path(
            curve(
                [(176, 584), (190, 566), (206, 556), (226, 556), (244, 566), (258, 582), (216, 592)]
            ),
            "#3f4420",
        ),
        filter="url(#wet)",
    )
)
P.add(
    wrack(
        "strap-low",
        [(222, 572), (258, 530), (316, 494), (384, 476), (446, 482)],
        7.5,
        (0.45, 0.76),
        4,
        10,
        0.3,
    ),
    wrack(
        "strap-left",
        [(204, 572), (166, 500), (122, 410), (88, 310), (86, 230), (118, 168)],
        8.5,
        (0.36, 0.55, 0.73, 0.88),
        6,
        15,
        0.3,
    ),
    wrack(
        "strap-back",
        [(218, 572), (248, 490), (300, 420), (362, 366), (440, 340)],
        8.5,
        (0.36, 0.6, 0.83),
        5,
        12,
        0.3,
    ),
    wrack(
        "strap-middle",
        [(206, 574), (184, 480), (176, 380), (184, 280), (212, 190), (262, 120)],
        9,
        (0.23, 0.42, 0.61, 0.8),
        2,
        15,
        0.34,
    ),
    wrack(
        "strap-front",
        [(214, 574), (216, 480), (240, 386), (284, 296), (342, 228), (420, 196)],
        11,
        (0.32, 0.5, 0.67, 0.83),
        9,
        18,
        0.3,
    ),
)
P.add(bubbles("bubbles", [(70, 190, 6), (78, 164, 4), (300, 120, 4), (306, 100, 2.6)]))
P.foot("#0b1730", 0.7, 600).vignette(o=0.45).grain()
P.save()
proof(P.file)
