"""Baltic isopod seen from above, lying across a frond of bladderwrack, head up right, tail free in the light water.

Landmarks (local, nose 0, tail 300, across +-): long, smooth and nearly parallel-sided, half width 41-46; square head with the eyes at
its corners; seven plain segments to 176, side plates only marked off; two narrow rings; then the tail plate, a third of the body, its
end cut into three teeth, the middle one longest; second antennae many-jointed, a third of the body, swept out in a V; seven pairs of
short hooked legs, only their outer halves in sight; leaf green with a pale band down the back and white edge flecks."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *
from micro_kit import *

P = Pic("idotea_balthica", "Baltic isopod, Idotea balthica")
r = rng(24)
P.water("surface", glow=(250, 230, 430), go=0.9).surface(140, 0.75, seed=5).shafts(lean=-100, o=0.5)
P.d(
    lin("strap", "#9c8a36", "#665a26", "#33361e", x1=60, y1=240, x2=340, y2=520),
    lin("back", "#e4f296", "#98c348", "#4d8438", x1=180, y1=250, x2=262, y2=345),
    form("plate-form", "#fdffe0", 0.9, 2, 4, 2, "#0b3a34", 0.5, -5, -8, 7, box=True),
    form("leg-form", "#f4ffd0", 0.8, 1, 2, 1, "#0b3a34", 0.55, -2, -3, 2.5, box=True),
    form("strap-form", "#f4f2b0", 0.8, 3, 5, 2.5, "#0c2c2c", 0.6, -7, -14, 10),
    olin("bladder", "#cdb052", "#86702e", "#433c1e"),
)
far = [
    [(52, 660), (60, 520), (34, 400), (58, 290)],
    [(56, 540), (110, 470), (122, 390)],
    [(440, 660), (430, 560), (462, 470), (444, 360)],
]
P.add(
    g(
        "wrack-far",
        line("".join(curve(p, False) for p in far), "#3f8f8c", 22, 0.5),
        filter=P.soft(1.8),
    )
)
P.motes(46, 4, 0.6).bottom("stones", 596, 4)

# the frond lies across the picture, falling to the right; its bladders sit in pairs beside the rib
MAIN = [(-60, 236), (60, 268), (180, 326), (300, 400), (420, 486), (560, 600)]
FORK = [(116, 292), (60, 356), (-50, 420)]
rib = curve(MAIN, False) + curve(FORK, False)
pods = "".join(
    blob(x, y, 30, 20, r, 8, 0.06, a)
    for x, y, a in (
        (58, 238, 0.35),
        (40, 296, 0.35),
        (404, 446, 0.62),
        (376, 500, 0.62),
        (50, 400, -0.5),
    )
)
P.add(
    g(
        "wrack",
        gg(
            path(taper(MAIN, [46, 52, 58, 62, 66, 72], 44), "url(#strap)"),
            path(taper(FORK, [34, 36, 30], 34), "url(#strap)"),
            line(rib, "#2a2712", 12, 0.4),
            line(rib, "#c9b25e", 4, 0.65, transform="translate(-2 -3)"),
            filter="url(#strap-form)",
        ),
        dots(
            [
                (x + q * nx + r.uniform(-6, 6), y + q * ny)
                for x, y, nx, ny, _ in sample(MAIN, 24)
                for q in (-40, 42)
            ],
            1.8,
            "#e2c878",
            0.6,
        ),
        gg(path(pods, "url(#bladder)"), filter="url(#leg-form)"),
    )
)

# --- the animal
LINE = [(322, 148), (292, 196), (262, 262), (232, 336), (198, 418), (158, 512)]
B = bent(LINE, 300)
K = 1.32  # across, the animal is drawn this much larger than its numbers
wide = lambda pts: B([(p[0] * K,) + tuple(p[1:]) for p in pts])
C = lambda pts, closed=True: curve(wide(pts), closed)
mirror = lambda pts: [(-p[0],) + tuple(p[1:]) for p in pts][::-1]
both = lambda side: side + mirror(side)
EDGES = [26, 46, 68, 90, 112, 134, 155, 175]  # rear edges of head and seven segments
WIDTH = [34, 42, 45, 46, 46, 45, 43, 41]

P.add(
    g(
        "shadow",
        path(
            C(both([(30, 92), (48, 110), (50, 150), (46, 190), (30, 214)])),
            "#0c1a14",
            opacity=0.5,
            transform="translate(-10 18)",
        ),
        filter=P.soft(8),
    )
)
legs, antennae, joints = [], [], ""
for i in range(7):
    y = (EDGES[i] + EDGES[i + 1]) / 2
    w, turn = WIDTH[i + 1], -15 + i * 7
    for k in (-1, 1):
        leg = [
            (k * (w - 8), y),
            (k * (w + 9), y + turn * 0.5),
            (k * (w + 17), y + turn * 1.0),
            (k * (w + 15), y + turn + (9 if i > 2 else -2)),
        ]
        legs.append(taper(wide(leg), [6, 5.4, 3.8, 1.2], 14, point=True))
for k in (-1, 1):
    long = wide([(k * 15, 6), (k * 24, -16), (k * 40, -38), (k * 60, -52), (k * 82, -56)])
    antennae.append(taper(long, [8.5, 8, 6.4, 4, 1.4], 20, point=True))
    antennae.append(
        taper(wide([(k * 6, 2), (k * 8, -10), (k * 13, -21)]), [4.6, 3.8, 1.8], 12, point=True)
    )
    for x, y, nx, ny, t in sample(long, 10)[2:-1]:
        q = 7.5 * (1 - t)
        joints += f"M{n(x + nx * q)} {n(y + ny * q)}L{n(x - nx * q)} {n(y - ny * q)}"
P.add(
    g("legs", gg(path("".join(legs), "#9dbf56"), filter="url(#leg-form)")),
    g(
        "antennae",
        gg(path("".join(antennae), "#a9bd52"), filter="url(#leg-form)"),
        line(joints, "#33501f", 1.6, 0.6),
    ),
)
# plates from the tail forward, each overlapping the next
tail = [
    (0, 178),
    (37, 184),
    (41, 214),
    (39, 252),
    (36, 284, "c"),
    (27, 279),
    (14, 283),
    (0, 304, "c"),
    (-14, 283),
    (-27, 279),
    (-36, 284, "c"),
    (-39, 252),
    (-41, 214),
    (-37, 184),
]
parts = [
    gg(path(C(tail), "url(#back)"), filter="url(#plate-form)"),
    line(C([(0, 200), (0, 292)], False), "#fdffe0", 3, 0.5),
]
for y0, y1, w in ((184, 196, 39), (174, 187, 40)):
    ring = [(-w, y0), (-w - 0.6, y1, "c"), (0, y1 + 2), (w + 0.6, y1, "c"), (w, y0), (0, y0 - 7)]
    parts.append(gg(path(C(ring), "url(#back)"), filter="url(#plate-form)"))
for i in range(6, -1, -1):
    y0, y1, w0, w1 = EDGES[i] - 5, EDGES[i + 1], WIDTH[i] - 1, WIDTH[i + 1]
    plate = [
        (-w0, y0 + 2),
        (-w1, (y0 + y1) / 2),
        (-w1 - 0.8, y1 + 1, "c"),
        (0, y1 + 4),
        (w1 + 0.8, y1 + 1, "c"),
        (w1, (y0 + y1) / 2),
        (w0, y0 + 2),
        (0, y0 - 4),
    ]
    rear = C([(-w1 * 0.97, y1 - 1), (0, y1 + 2), (w1 * 0.97, y1 - 1)], False)
    coxa = "".join(C([(k * w1 * 0.76, y0 + 5), (k * w1 * 0.79, y1)], False) for k in (-1, 1))
    parts += [
        gg(path(C(plate), "url(#back)"), filter="url(#plate-form)"),
        line(rear, "#1f4420", 2.2, 0.45),
        line(rear, "#f9ffd0", 1.5, 0.6, transform="translate(1 2.6)"),
        line(coxa, "#2a5224", 1.8, 0.4),
    ]
head = [
    (-36, 30),
    (-37, 9),
    (-30, -2),
    (-14, -1),
    (0, 4),
    (14, -1),
    (30, -2),
    (37, 9),
    (36, 30),
    (0, 34),
]
parts += [
    gg(path(C(head), "url(#back)"), filter="url(#plate-form)"),
    line(C([(-30, 20), (0, 24), (30, 20)], False), "#1f4420", 2, 0.4),
]
# the pale band down the back, broken at each segment, and flecks along the edges
band = "".join(
    C([(-6, a + 4, "c"), (6, a + 4, "c"), (7, b - 1, "c"), (-7, b - 1, "c")])
    for a, b in zip(EDGES, EDGES[1:])
) + C([(-7, 200, "c"), (7, 200, "c"), (5, 240), (0, 276, "c"), (-5, 240)])
flecks = "".join(
    C([(k * 41, y - 6, "c"), (k * 36, y - 2), (k * 36, y + 3), (k * 42, y + 5, "c")])
    for k in (-1, 1)
    for y in (60, 82, 104, 126, 147)
)
freckles = [wide([(r.uniform(-33, 33), r.uniform(32, 276))])[0] for _ in range(70)]
P.add(
    g(
        "isopod",
        *parts,
        path(band, "#fffdea", opacity=0.86),
        path(flecks, "#fffdea", opacity=0.7),
        dots(freckles, 1.5, "#234a1c", 0.4),
    )
)
eyes = []
for k in (-1, 1):
    x, y = wide([(k * 32, 11)])[0]
    eyes.append(
        gg(
            ellipse(x, y, 6.6, 7.6, "#12201a"),
            circle(x - 2.2, y - 2.6, 2.3, "#ffffff"),
            circle(x + 2.2, y + 2.6, 1.2, "#9fd0b6", opacity=0.8),
        )
    )
P.add(g("eyes", *eyes), bubbles("bubbles", [(78, 180, 6), (92, 156, 4), (410, 330, 5)]))
P.foot("#0b1c30", 0.7, 600).vignette(o=0.4).grain()
finish(P)
