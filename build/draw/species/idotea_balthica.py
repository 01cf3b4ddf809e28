"""Baltic isopod, seen from above along a strap of bladderwrack, head up left. Landmarks (local, nose 0, tail 300, across +-): body long and
parallel-sided (half width 37-42); square head to 26 with eyes at its corners; seven free segments to 186, side plates marked off;
two narrow rings, then the long tail plate to 300 whose end has three teeth, the middle one longest; second antennae a third of the
body, many-jointed; seven pairs of hooked legs; leaf green with cream patches down the back."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *
from micro_kit import *

P = Pic("idotea_balthica", "Baltic isopod, Idotea balthica")
r = rng(24)
P.water("surface", glow=(330, 120, 420), go=0.75).surface(140, 0.75, seed=5).shafts(
    lean=-100, o=0.5
)
P.d(
    lin("strap", "#8a7c30", "#5a5222", "#2c321c", x1=130, y1=120, x2=360, y2=620),
    lin("strap-far", "#5fa58e", "#2a7a80", y1=120, y2=640),
    lin("back", "#dcec8c", "#8fb843", "#4a7a34", x1=150, y1=240, x2=250, y2=440),
    form("plate-form", "#fbffd8", 0.9, 2, 4, 2, "#0b3a34", 0.55, -5, -9, 7, box=True),
    form("leg-form", "#f4ffd0", 0.8, 1, 2, 1, "#0b3a34", 0.55, -2, -3, 2.5, box=True),
    form("strap-form", "#f4f2b0", 0.8, 3, 5, 2.5, "#0c2c2c", 0.6, -7, -14, 10),
    olin("bladder", "#b99c48", "#75602a", "#3d361c"),
)
# far wrack, then stones
far_straps = [
    [(60, 640), (74, 500), (40, 380), (70, 250)],
    [(74, 500), (120, 420), (130, 330)],
    [(420, 640), (410, 520), (446, 400), (420, 280)],
    [(412, 520), (370, 440), (380, 360)],
]
P.add(
    g(
        "wrack-far",
        line("".join(curve(p, False) for p in far_straps), "url(#strap-far)", 24, 0.6),
        filter=P.soft(1.6),
    )
)
P.motes(50, 4, 0.6).bottom("stones", 590, 4)

# the strap it clings to: broad, forked above the head, bladders in pairs
strap = [
    taper(
        [(540, 790), (430, 620), (330, 500), (246, 376), (186, 260), (150, 190)],
        [84, 78, 74, 72, 66, 50],
        44,
    ),
    taper([(176, 240), (128, 176), (52, 150)], [46, 34, 24], 34),
    taper([(168, 226), (190, 150), (236, 96)], [42, 32, 22], 34),
    taper([(420, 620), (434, 510), (410, 410), (440, 326)], [40, 40, 34, 24], 34),
]
rib = (
    curve(
        [(540, 790), (430, 620), (330, 500), (246, 376), (182, 246), (128, 178), (58, 152)], False
    )
    + curve([(176, 232), (194, 154), (230, 104)], False)
    + curve([(424, 600), (433, 510), (411, 412), (436, 338)], False)
)
pods = "".join(
    blob(x, y, 30, 21, r, 8, 0.06, a)
    for x, y, a in (
        (424, 538, 0.9),
        (352, 590, 0.9),
        (268, 296, 1.1),
        (160, 352, 1.1),
        (398, 470, 1.5),
        (452, 464, 1.5),
    )
)
P.add(
    g(
        "wrack",
        gg(
            path("".join(strap), "url(#strap)"),
            line(rib, "#1f1c10", 12, 0.45),
            line(rib, "#b39a4e", 4, 0.7, transform="translate(-3 -3)"),
            filter="url(#strap-form)",
        ),
        dots(
            [
                (x + q * nx, y + q * ny)
                for x, y, nx, ny, _ in sample([(430, 620), (330, 500), (246, 376), (186, 260)], 26)
                for q in (-54, 56)
            ],
            1.8,
            "#d9bd6a",
            0.6,
        ),
        gg(path(pods, "url(#bladder)"), filter="url(#leg-form)"),
    )
)

# --- the animal
B = bent([(112, 176), (168, 232), (214, 306), (254, 392), (318, 476), (366, 520)], 300)
C = lambda pts, closed=True: curve(B(pts), closed)
mirror = lambda pts: [(-p[0],) + tuple(p[1:]) for p in pts][::-1]
both = lambda side: side + mirror(side)
EDGES = [26, 49, 72, 95, 118, 141, 164, 186]  # rear edges of head and seven segments
WIDTH = [33, 41, 45, 47, 48, 47, 45, 42]

# shadow on the wrack
P.add(
    g(
        "shadow",
        path(
            C(both([(30, 0), (46, 60), (48, 140), (38, 220), (32, 284), (0, 302)])),
            "#0c1a14",
            opacity=0.55,
            transform="translate(-8 18)",
        ),
        filter=P.soft(7),
    )
)
# legs and antennae
legs, far_legs = [], []
for i in range(7):
    y = (EDGES[i] + EDGES[i + 1]) / 2
    reach, back = 50 + 4 * (i > 3), -30 + i * 12
    for k in (-1, 1):
        w = WIDTH[i + 1]
        hip, knee, ankle, claw = (
            (k * (w - 10), y),
            (k * (w + reach * 0.5), y + back * 0.4 - 8),
            (k * (w + reach * 0.92), y + back),
            (k * (w + reach), y + back + (16 if i > 2 else 12)),
        )
        d = taper(B([hip, knee, ankle, claw]), [6.6, 5.6, 4.4, 3, 1.2], 18, point=True)
        (far_legs if k > 0 else legs).append(d)
ant = []
joints = []
for k in (-1, 1):
    p = B([(k * 14, 6), (k * 24, -24), (k * 46, -50), (k * 82, -62), (k * 116, -48)])
    ant.append(taper(p, [8, 7.4, 6.6, 5, 3.4, 2.4, 1.2], 20, point=True))
    joints += [
        f"M{n(x + nx * 6 * (1 - t))} {n(y + ny * 6 * (1 - t))}L{n(x - nx * 6 * (1 - t))} {n(y - ny * 6 * (1 - t))}"
        for x, y, nx, ny, t in sample(p, 11)[2:-1]
    ]
    ant.append(taper(B([(k * 7, 2), (k * 9, -14), (k * 16, -28)]), [4.4, 3.6, 1.8], 12, point=True))
P.add(
    g(
        "legs",
        *[gg(path(d, "#6f9a3a"), filter="url(#leg-form)") for d in far_legs],
        *[gg(path(d, "#a8c85a"), filter="url(#leg-form)") for d in legs],
    ),
    g(
        "antennae",
        *[gg(path(d, "#b8c65c"), filter="url(#leg-form)") for d in ant],
        line("".join(joints), "#33501f", 1.5, 0.55),
    ),
)
# plates from the tail forward, each overlapping the next
tail = [
    (0, 190),
    (35, 194),
    (39, 226),
    (37, 258),
    (34, 287, "c"),
    (24, 284),
    (13, 290),
    (0, 308, "c"),
    (-13, 290),
    (-24, 284),
    (-34, 287, "c"),
    (-37, 258),
    (-39, 226),
    (-35, 194),
]
parts = [
    gg(path(C(tail), "url(#back)"), filter="url(#plate-form)"),
    line(C([(0, 204), (0, 296)], False), "#f4ffc8", 3, 0.55),
    line(C([(24, 206), (27, 270)], False) + C([(-24, 206), (-27, 270)], False), "#2f5a24", 2, 0.35),
]
for y0, y1, w in ((190, 207, 36), (180, 196, 38)):
    parts.append(
        gg(
            path(
                C(
                    [
                        (-w, y0),
                        (-w - 1, y1, "c"),
                        (0, y1 + 3),
                        (w + 1, y1, "c"),
                        (w, y0),
                        (0, y0 - 8),
                    ]
                ),
                "url(#back)",
            ),
            filter="url(#plate-form)",
        )
    )
for i in range(6, -1, -1):
    y0, y1, w0, w1 = EDGES[i] - 5, EDGES[i + 1], WIDTH[i] - 1, WIDTH[i + 1]
    bow = 5
    plate = [
        (-w0, y0 + 2),
        (-w1, (y0 + y1) / 2),
        (-w1 - 2, y1 + 2, "c"),
        (-w1 * 0.55, y1 + bow * 0.7),
        (0, y1 + bow),
        (w1 * 0.55, y1 + bow * 0.7),
        (w1 + 2, y1 + 2, "c"),
        (w1, (y0 + y1) / 2),
        (w0, y0 + 2),
        (0, y0 - 4),
    ]
    rear = C(
        [
            (-w1 * 0.96, y1 - 1),
            (-w1 * 0.5, y1 + 1),
            (0, y1 + 2),
            (w1 * 0.5, y1 + 1),
            (w1 * 0.96, y1 - 1),
        ],
        False,
    )
    coxa = "".join(C([(k * w1 * 0.72, y0 + 5), (k * w1 * 0.76, y1 + 1)], False) for k in (-1, 1))
    parts += [
        gg(path(C(plate), "url(#back)"), filter="url(#plate-form)"),
        line(rear, "#1f4420", 2.4, 0.5),
        line(rear, "#f6ffc4", 1.5, 0.6, transform="translate(1.4 2.6)"),
        line(coxa, "#2a5224", 2, 0.5),
    ]
head = [
    (-34, 30),
    (-36, 10),
    (-29, -3),
    (-14, -2),
    (0, 4),
    (14, -2),
    (29, -3),
    (36, 10),
    (34, 30),
    (0, 34),
]
parts += [
    gg(path(C(head), "url(#back)"), filter="url(#plate-form)"),
    line(C([(-30, 20), (0, 24), (30, 20)], False), "#1f4420", 2, 0.45),
]
# cream patches down the back, and dark freckles
patches = "".join(
    curve(B([(v - a, u), (v, u - b), (v + a, u), (v, u + b)]))
    for v, u, a, b in (
        (0, 60, 9, 9),
        (0, 106, 12, 9),
        (0, 152, 9, 8),
        (-20, 84, 5, 6),
        (20, 84, 5, 6),
        (-22, 130, 6, 7),
        (22, 130, 6, 7),
        (0, 232, 12, 14),
        (0, 268, 7, 8),
        (-27, 176, 4, 5),
        (27, 176, 4, 5),
    )
)
freckles = [B([(r.uniform(-34, 34), r.uniform(30, 280))])[0] for _ in range(90)]
P.add(
    g(
        "isopod",
        *parts,
        gg(path(patches, "#fffbe0", opacity=0.85)),
        dots(freckles, 1.5, "#234a1c", 0.45),
    )
)
eyes = []
for k in (-1, 1):
    x, y = B([(k * 31.5, 11)])[0]
    eyes.append(
        gg(
            ellipse(x, y, 5.4, 6.6, "#12201a"),
            circle(x - 1.8, y - 2.2, 1.9, "#ffffff"),
            circle(x + 1.8, y + 2.2, 1, "#9fd0b6", opacity=0.8),
        )
    )
P.add(g("eyes", *eyes), bubbles("bubbles", [(400, 236, 6), (412, 210, 4), (70, 330, 5)]))
P.foot("#0b1c30", 0.7, 600).vignette(o=0.4).grain()
finish(P)
