"""Blue mussels on stone. Landmarks (local, hinge tip 0,0, length 100): pointed umbo, ventral edge nearly straight, back edge arched
to its highest at 60, round hind end at 100; growth lines are copies of the outline shrunk towards the umbo; worn pale-brown umbo,
blue-black flank, violet band, thin tan edge; open ones show the cream-orange frilled mantle; golden byssus threads."""

import sys, math

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *

P = Pic("mytilus_edulis", "Blue mussel, Mytilus edulis")
r = rng(17)
P.water("blue", glow=(300, 110, 430), go=0.85).surface(120, 0.7, seed=6).shafts(lean=-80, o=0.55)
P.d(
    lin("far", "#6fc0c4", "#23718a", y1=330, y2=600),
    lin("mid", "#2b7f92", "#0f4560", y1=380, y2=640),
)
P.add(
    g(
        "far-rocks",
        path(
            curve(
                [
                    (-20, 640, "c"),
                    (-20, 420, "c"),
                    (40, 392),
                    (96, 420),
                    (140, 470),
                    (210, 490),
                    (300, 470),
                    (350, 410),
                    (420, 372),
                    (500, 390, "c"),
                    (500, 640, "c"),
                ]
            ),
            "url(#far)",
            opacity=0.6,
        ),
    )
)
P.motes(60, 5, 0.65)
# boulder
rock = [
    (-20, 740, "c"),
    (-20, 500, "c"),
    (16, 440),
    (64, 396),
    (140, 372),
    (226, 364),
    (306, 372),
    (384, 402),
    (438, 456),
    (500, 500, "c"),
    (500, 740, "c"),
]
R = curve(rock)
P.d(
    lin("stone", "#c3b0c4", "#8672a8", "#46417a", "#1a2148", y1=365, y2=700),
    form("stone-form", "#fff3dc", 0.7, 1, 7, 4, "#0b1536", 0.5, 0, -20, 16),
    clip("rock-clip", R),
)
fac = [
    [(30, 480), (88, 448), (150, 436), (120, 486), (60, 520)],
    [(240, 432), (320, 442), (372, 468), (330, 500), (262, 476)],
    [(400, 500), (440, 520), (470, 560), (430, 580), (396, 540)],
]
P.add(
    g(
        "boulder",
        gg(
            path(R, "url(#stone)"),
            *[path(curve(f, k=0.14), "#fff", opacity=0.13) for f in fac],
            line(
                curve([(150, 436), (176, 500), (160, 560), (190, 640)], False)
                + curve([(372, 468), (350, 540), (380, 600)], False),
                "#1d1b45",
                3,
                0.35,
            ),
            filter="url(#stone-form)",
        ),
        gg(
            P.caustics_on("rock-light", path(R, "#fff"), 0.4, 0.02, 0.035),
            clip_path="url(#rock-clip)",
        ),
    )
)


# fine red weed behind
def weed(x, y, n_, h, seed, col):
    q = rng(seed)
    out = []

    def br(x, y, a, L, d):
        x2, y2 = x + math.cos(a) * L, y - math.sin(a) * L
        out.append(
            f"M{n(x)} {n(y)}Q{n((x + x2) / 2 + q.uniform(-4, 4))} {n((y + y2) / 2)} {n(x2)} {n(y2)}"
        )
        if d:
            br(x2, y2, a + q.uniform(0.22, 0.5), L * 0.76, d - 1)
            br(x2, y2, a - q.uniform(0.22, 0.5), L * 0.76, d - 1)

    for i in range(n_):
        br(x + i * 6 - n_ * 3, y, math.pi / 2 + (i - (n_ - 1) / 2) * 0.28, h, 4)
    return line("".join(out), col, 2.4)


P.add(
    g(
        "red-weed",
        weed(54, 412, 3, 46, 3, "#8e3556"),
        weed(432, 446, 3, 46, 5, "#a8456a"),
        opacity=0.9,
    )
)

SH = [
    (0, 0, "c"),
    (10, -13),
    (32, -29),
    (60, -40),
    (84, -37),
    (99, -21),
    (103, 0),
    (95, 17),
    (76, 24),
    (48, 19),
    (20, 9),
]
P.d(
    olin("shell", "#7d93d8", "#33407f", "#171b40", "#0b0d22"),
    olin("shell-2", "#93a6dc", "#434a90", "#211f4c", "#0c0d24"),
    olin("shell-3", "#6a84b8", "#2a4272", "#12203f", "#080e20"),
    form("shell-form", "#e6f2ff", 0.85, 1, 4.5, 2.4, "#05071a", 0.7, -3, -11, 8, box=True),
    form("mantle-form", "#fff7e0", 0.8, 1, 2, 1, "#7a3a12", 0.55, -1, -3, 2.5, box=True),
    orad("worn", (0, "#cdb89a", 0.95), (1, "#9a86a8", 0)),
)
P.d(
    g(
        "growth",
        *[
            line(curve(place(SH, s=f)), c, n(w * 0.7), o)
            for f, c, w, o in [
                (0.42, "#0a0c22", 1.6, 0.5),
                (0.58, "#b9c6f2", 1.3, 0.35),
                (0.7, "#080a1e", 2.2, 0.5),
                (0.79, "#aab8ee", 1.2, 0.4),
                (0.87, "#080a1e", 1.8, 0.5),
                (0.94, "#9fb0e8", 1.1, 0.4),
            ]
        ],
    )
)
cnt = [0]


def mussel(x, y, up, s, flip=False, fill="shell", open_=0):
    rot = 180 - up if flip else -up  # `up`: direction of the hind end, degrees, 90 = straight up
    cnt[0] += 1
    k = cnt[0]
    pl = lambda q, sc=1.0, rr=0: place(
        [(p[0] * sc, p[1] * sc) + tuple(p[2:]) for p in q], x, y, rot + rr, s, flip
    )
    out = []
    if open_:
        sg = -1 if flip else 1
        out.append(
            gg(path(curve(pl(SH, 1, open_ * sg)), "url(#shell-3)"), filter="url(#shell-form)")
        )
        fr = [(44, 22)]
        m = (
            [(40, 16, "c")]
            + [
                (
                    52 + i * 7.2,
                    24
                    + (4.5 if i % 2 else 0)
                    + open_ * 0.30
                    - abs(i - 3) * 1.1
                    - max(0, i - 4) * 5.5,
                )
                for i in range(8)
            ]
            + [(104, 4, "c"), (80, 8)]
        )
        out.append(gg(path(curve(pl(m)), "#f4c27c"), filter="url(#mantle-form)"))
        out.append(
            line(
                "".join(
                    curve(
                        pl(
                            [
                                (52 + i * 7.2, 17 + open_ * 0.1 - max(0, i - 4) * 4.5),
                                (54 + i * 7.2, 24 + open_ * 0.30 - max(0, i - 4) * 5.5),
                            ]
                        ),
                        False,
                    )
                    for i in range(8)
                ),
                "#7e3f1c",
                2.2,
                0.75,
            )
        )
    d = curve(pl(SH))
    P.d(clip(f"m{k}", d))
    gl = [
        f'<use href="#growth" transform="translate({n(x)} {n(y)}) rotate({n(rot)}) scale({n(-s) if flip else n(s)} {n(s)})"/>'
    ]
    band = gg(
        line(curve(pl(SH, 0.84)), "#7a4fa8", 7 * s, 0.38),
        line(curve(pl(SH, 0.985)), "#c39a5c", 3.2, 0.75),
    )
    ux, uy = pl([(9, -2)])[0]
    hx = pl([(34, -22), (62, -31), (88, -26), (97, -12)])
    out.append(
        gg(
            gg(
                path(d, f"url(#{fill})"),
                band,
                *gl,
                circle(ux, uy, 27 * s, "url(#worn)"),
                clip_path=f"url(#m{k})",
            ),
            filter="url(#shell-form)",
        )
    )
    out.append(line(curve(hx, False), "#eaf4ff", 3.4 * s, 0.6, filter=P.soft(1.6)))
    return gg(*out)


def byssus(x, y, pts):
    return line(
        "".join(curve([(x, y), ((x + a) / 2 + 4, (y + b) / 2 + 6), (a, b)], False) for a, b in pts),
        "#d8a94e",
        1.5,
        0.85,
    ) + line("".join(f"M{a - 2} {b}h4" for a, b in pts), "#b5842e", 3, 0.9)


# back row (stands up), middle, front
P.add(
    g(
        "mussels-back",
        mussel(128, 408, 108, 1.35, True, "shell-3"),
        mussel(196, 392, 94, 1.6, False, "shell"),
        mussel(286, 392, 82, 1.55, True, "shell-3"),
        mussel(352, 416, 66, 1.4, False, "shell-2"),
        mussel(84, 440, 134, 1.15, True, "shell"),
    )
)
P.add(
    g(
        "mussels-middle",
        mussel(150, 486, 118, 1.75, True, "shell-2"),
        mussel(316, 486, 62, 1.8, False, "shell"),
        mussel(396, 500, 48, 1.3, False, "shell-3"),
        mussel(72, 510, 146, 1.2, True, "shell-3"),
        mussel(248, 470, 88, 1.6, False, "shell-3"),
    )
)
P.add(
    g(
        "byssus",
        byssus(228, 556, [(190, 604), (212, 614), (238, 614), (262, 602)]),
        byssus(318, 572, [(310, 612), (336, 618), (362, 604)]),
        byssus(132, 570, [(104, 604), (126, 614), (152, 610)]),
    )
)
P.add(
    g(
        "mussels-front",
        mussel(132, 572, 126, 1.5, True, "shell-2"),
        mussel(322, 576, 50, 1.62, False, "shell-2"),
        mussel(228, 566, 95, 2.25, False, "shell", 15),
    )
)


def barnacle(x, y, s):
    return gg(
        path(
            curve(
                [
                    (x - 11 * s, y + 6 * s),
                    (x - 5 * s, y - 6 * s),
                    (x + 5 * s, y - 6 * s),
                    (x + 11 * s, y + 6 * s),
                    (x, y + 9 * s),
                ]
            ),
            "#efe9dc",
        ),
        path(
            curve(
                [(x - 4 * s, y - 4 * s), (x, y - 6.4 * s), (x + 4 * s, y - 4 * s), (x, y - 1.6 * s)]
            ),
            "#3a3350",
        ),
        line(
            f"M{n(x - 4 * s)} {n(y - 3 * s)}L{n(x - 7 * s)} {n(y + 6 * s)}M{n(x)} {n(y - 1.5 * s)}L{n(x)} {n(y + 8 * s)}M{n(x + 4 * s)} {n(y - 3 * s)}L{n(x + 7 * s)} {n(y + 6 * s)}",
            "#9a8f9c",
            1.2,
            0.8,
        ),
        filter="url(#mantle-form)",
    )


P.add(
    g(
        "barnacles",
        *[
            barnacle(*b)
            for b in [
                (30, 560, 1.2),
                (52, 574, 0.9),
                (448, 556, 1.3),
                (424, 580, 0.9),
                (460, 588, 1),
                (280, 598, 1),
                (176, 606, 1.1),
                (282, 440, 0.9),
                (120, 480, 0.8),
            ]
        ],
    )
)
P.add(bubbles("bubbles", [(60, 200, 6), (70, 172, 4), (416, 250, 5), (424, 226, 3)]))
P.foot("#0b1230", 0.8, 585).vignette(o=0.45).grain()
P.save()
proof(P.file)
