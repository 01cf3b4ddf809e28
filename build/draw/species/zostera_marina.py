"""Eelgrass. Landmarks: creeping ringed rhizome with root tufts in sand; shoots of 4-6 leaves from a pale sheath;
leaves are ribbons of even width (never blades of lawn grass), a vein along the middle, rounded tips, all leaning with the same swell;
a leaf or two folds over and shows the paler back; pearls of oxygen."""

import sys, math

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *

P = Pic("zostera_marina", "Eelgrass, Zostera marina")
r = rng(14)
P.water("surface", glow=(170, 30, 440), go=0.55).surface(170, 0.6, seed=9).shafts(
    ((40, 50, 90), (150, 60, 130), (290, 40, 80), (390, 40, 90)), lean=90, o=0.6
)


def leaf(x, y, L, w, lean, r, tip=1.0):
    """Spine of one ribbon: straight in the sheath, then giving way to the swell."""
    a = lean * r.uniform(0.75, 1.2)
    b = r.choice((-1, 1)) * r.uniform(0.025, 0.05)
    return [
        (x + L * (a * t**1.8 + b * math.sin(t * 6.2)), y - L * (t - 0.16 * a * t**2.6))
        for t in (0, 0.18, 0.38, 0.58, 0.78, 1)
    ]


def ribbon(p, w):
    return taper(p, [w * 0.45, w * 0.95, w, w, w * 0.96, w * 0.9, w * 0.8, w * 0.66], 80)


for i, (tone, y0, cnt, L, w, o) in enumerate(
    [
        ("#6fc3b0", 516, 19, 270, 3.5, 0.6),
        ("#3a9a8a", 530, 17, 350, 4.5, 0.75),
        ("#1e7568", 542, 12, 415, 5.5, 0.85),
    ]
):
    d = "".join(
        ribbon(
            leaf(
                -40 + 520 * (k + r.random()) / cnt,
                y0 + r.uniform(0, 20),
                L * r.uniform(0.55, 1),
                w,
                0.34,
                r,
            ),
            w,
        )
        for k in range(cnt)
    )
    if i == 0:
        P.add(g("sand-far", path(hump(508, r, 7, 90), "#a9c7a4", opacity=0.7)))
    P.add(g(f"meadow-{3 - i}", path(d, tone), opacity=o))
P.motes(40, 6, 0.6)
# sand
P.d(
    lin("sandfill", "#fbeebc", "#d9c48a", "#8a8560", y1=520, y2=700),
    rad(
        "pool",
        (0, "#fff6cf", 0.7),
        (1, "#fff6cf", 0),
        cx=200,
        cy=556,
        r=230,
        tr="translate(200 556) scale(1 .2) translate(-200 -556)",
    ),
)
sand = hump(536, rng(2), 8, 110)
rip = "".join(
    curve([(x, y), (x + L * 0.3, y - 3), (x + L * 0.7, y - 2), (x + L, y + 1)], False)
    for x, y, L in [
        (r.uniform(-20, 420), 548 + k * 9 + r.uniform(-3, 3), r.uniform(40, 120)) for k in range(15)
    ]
)
P.add(
    g(
        "sand",
        path(sand, "url(#sandfill)"),
        path(sand, "url(#pool)"),
        line(rip, "#7d7450", 2, 0.35),
        line(rip, "#fff8d8", 1.2, 0.5, transform="translate(0 2.6)"),
        P.caustics_on("sand-light", path(sand, "#fff"), 0.55, 0.014, 0.05, 3),
    )
)
shell = [(0, 0), (9, -7), (18, 0), (14, 5), (4, 5)]
P.add(
    g(
        "shells",
        path(
            curve(place(shell, 60, 640, -12, 1.1)) + curve(place(shell, 398, 652, 20, 1)), "#f4e3c4"
        ),
        line(
            curve(place([(9, -6), (9, 4)], 60, 640, -12, 1.1), False)
            + curve(place([(9, -6), (10, 4)], 398, 652, 20), False),
            "#b28f62",
            1.2,
            0.7,
        ),
    )
)
# rhizome
rh = [(60, 562), (122, 554), (190, 558), (262, 551), (338, 556), (424, 549)]
P.d(
    form("leaf-form", "#fbffd0", 0.75, -1.6, 0.4, 0.5, "#07433a", 0.45, 1.6, 0, 1, box=True),
    form("rh-form", "#fff0c4", 0.8, 0, 2.4, 1.2, "#3c2410", 0.6, 0, -4, 3),
    lin("leaf", (0, "#d4ee78"), (0.3, "#86c04a"), (0.68, "#3f8a3c"), (1, "#9ab65c"), y1=80, y2=545),
    lin(
        "leaf-b", (0, "#b5df6c"), (0.4, "#5da345"), (0.75, "#2a7240"), (1, "#86a556"), y1=80, y2=545
    ),
    lin("sheath", "#5f9f45", "#8fb35a", "#c9c68a", y1=470, y2=560),
    lin("fold", "#eef7a4", "#b4d66a", y1=130, y2=320),
)
roots = "".join(
    curve(
        [
            (x + d, y + 4),
            (x + d * 2 + r.uniform(-5, 5), y + 16),
            (x + d * 3, y + r.uniform(22, 38)),
        ],
        False,
    )
    for x, y in rh[0:6]
    for d in (-5, -2, 1, 4)
)
P.add(
    g(
        "rhizome",
        line(roots, "#8a6a3f", 1.3, 0.7),
        gg(path(taper(rh, [5.5, 6.5, 6.5, 6.5, 5], 20), "#a9763c"), filter="url(#rh-form)"),
        line(
            "".join(
                f"M{n(x + nx * 6)} {n(y + ny * 6)}L{n(x - nx * 6)} {n(y - ny * 6)}"
                for x, y, nx, ny, t in sample(rh, 22)
            ),
            "#5f3d1a",
            1.6,
            0.6,
        ),
    )
)


# little fish between the leaves
def stickle(x, y, L, flip=False):
    pl = lambda q: place(q, x, y, -4 if flip else 4, L, flip)
    b = [
        (0, 0.01),
        (0.16, -0.1),
        (0.42, -0.15),
        (0.72, -0.06),
        (0.86, -0.02),
        (1, -0.1, "c"),
        (0.97, 0),
        (1, 0.1, "c"),
        (0.86, 0.02),
        (0.7, 0.05),
        (0.4, 0.13),
        (0.14, 0.09),
    ]
    sp = "".join(
        curve(pl([(u, -0.13, "c"), (u + 0.06, -0.25, "c"), (u + 0.07, -0.12, "c")]))
        for u in (0.28, 0.4, 0.54)
    )
    e = pl([(0.11, -0.015)])[0]
    return gg(
        path(sp, "#31565a"),
        path(curve(pl(b)), "url(#stickle)"),
        line(curve(pl([(0.22, -0.02), (0.5, -0.02), (0.84, 0)]), False), "#f2f7e6", 1, 0.7),
        circle(*e, L * 0.034, "#fff"),
        circle(*e, L * 0.02, "#0a1418"),
    )


P.d(olin("stickle", "#4f7f6e", "#9fc0a4", "#eef3dc"))
P.add(g("sticklebacks", stickle(70, 330, 62), stickle(128, 372, 50), stickle(392, 440, 54, True)))


# front shoots
def shoot(x, y, Ls, w, lean, seed, id_):
    q = rng(seed)
    out = []
    m = len(Ls)
    for k, L in enumerate(Ls):
        dx = (k - (m - 1) / 2) * 4
        p = leaf(x + dx, y, L, w, lean + (k - (m - 1) / 2) * 0.085, q)
        d = ribbon(p, w)
        S = sample(p, 90)
        fill = "url(#leaf)" if k % 2 else "url(#leaf-b)"
        half = curve([(a - nx * w * 0.48, b - ny * w * 0.48) for a, b, nx, ny, t in S[:-1]], False)
        epi = "".join(
            f"M{n(a + nx * q.uniform(-w, w) * 0.7)} {n(b + ny * q.uniform(-w, w) * 0.7)}h.1"
            for a, b, nx, ny, t in sample(p, 11)
            if t > 0.72 and q.random() < 0.8
        )
        pearls = [
            circle(a + nx * w, b + ny * w, q.uniform(1.2, 2.6), "#f4fff4", opacity=0.9)
            for a, b, nx, ny, t in sample(p, 30)
            if t > 0.35 and q.random() < 0.22
        ]
        out.append(
            gg(
                gg(
                    path(d, fill),
                    line(half, "#0b4a3a", n(w * 0.95), 0.28),
                    filter="url(#leaf-form)",
                ),
                line(curve(p, False), "#eaf7a6", 1.2, 0.65),
                line(epi, "#8a6a3a", 2.6, 0.5),
                *pearls,
            )
        )
    sh = [
        (x - w * 0.75, y + 5),
        (x - w * 0.95, y - 34),
        (x - w * 1.0, y - 80, "c"),
        (x + w * 0.3, y - 70),
        (x + w * 1.15, y - 92, "c"),
        (x + w * 1.05, y - 34),
        (x + w * 0.8, y + 5),
    ]
    out.append(
        gg(
            path(curve(sh), "url(#sheath)"),
            line(
                curve([(x - 1, y), (x, y - 36), (x + w * 0.2, y - 66)], False), "#5f8f43", 1.4, 0.7
            ),
            filter="url(#leaf-form)",
        )
    )
    return g(id_, *out)


P.add(shoot(338, 556, [230, 310, 395, 430, 365, 285, 200], 9, 0.20, 3, "shoot-right"))
P.add(shoot(122, 556, [220, 320, 400, 455, 395, 300, 210], 9.5, 0.24, 7, "shoot-left"))
# the folded leaf
w = 9.5
up = [(226, 548), (232, 450), (246, 340), (272, 230), (308, 160)]
over = [(297, 184), (316, 146), (342, 130), (368, 150), (382, 202), (386, 252)]
P.add(
    g(
        "shoot-middle",
        gg(path(taper(up, [7, 9, 10, 10, 10], 60), "url(#leaf)"), filter="url(#leaf-form)"),
        line(curve(up, False), "#eaf7a6", 1.2, 0.6),
        gg(path(taper(over, [10, 10, 10, 9.5, 8], 30), "url(#fold)"), filter="url(#leaf-form)"),
        line(curve(over[:-1], False), "#8fb84e", 1.2, 0.6),
    ),
    shoot(226, 554, [200, 300, 410, 485, 365, 260], 10, 0.16, 11, "shoot-front"),
)
P.add(
    bubbles(
        "bubbles",
        [
            (300, 118, 5),
            (308, 92, 3.5),
            (296, 70, 2.6),
            (92, 140, 4),
            (86, 116, 2.6),
            (420, 180, 5),
            (428, 156, 3),
        ],
    )
)
P.foot("#0a2a33", 0.7, 640).vignette(o=0.36).grain()
P.save()
proof(P.file)
