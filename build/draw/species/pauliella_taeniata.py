"""Ice diatom ribbons in girdle view. Landmarks: a ribbon is a stack of flat boxes joined face to face;
each box about four times as wide as high, gently bent; double glass wall; one golden-brown H-shaped plastid; clear nucleus bridge."""

import sys, math

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *

P = Pic("pauliella_taeniata", "Ice diatom ribbon, Pauliella taeniata")
r = rng(4)
P.lens(light="#c9f1ec", mid="#2f8ea6", dark="#08314c")
P.d(
    olin("plastid", "#f3c659", "#c98d2b", "#8f5a1c"),
    olin("glass", (0, "#ffffff", 0.62), (0.5, "#d9fbf2", 0.26), (1, "#7fd0d0", 0.34)),
    form("cell-form", "#ffffff", 0.95, 1.5, 2.6, 1.1, "#05314a", 0.55, -2, -5, 4),
    form("plastid-form", "#fff3b8", 0.85, 1, 2.4, 1.3, "#4b2406", 0.6, -1.5, -3.5, 3),
)


def ribbon(pts, half, pitch, seed, plain=False):
    q = rng(seed)
    S = sample(pts, pitch)
    cells, plast, seams, nuc = [], [], [], []
    for i in range(len(S) - 1):
        a, b = S[i], S[i + 1]

        def at(u, v):  # u along the ribbon 0..1, v across -1..1; the box is bent a little
            x = a[0] + (b[0] - a[0]) * u
            y = a[1] + (b[1] - a[1]) * u
            nx = a[2] + (b[2] - a[2]) * u
            ny = a[3] + (b[3] - a[3]) * u
            k = half * v
            bow = pitch * 0.34 * (v * v - 0.4)
            d = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
            return (x + nx * k + (b[0] - a[0]) / d * bow, y + ny * k + (b[1] - a[1]) / d * bow)

        e = 0.05
        cells.append(
            curve(
                [
                    at(e, -0.93),
                    at(e, 0),
                    at(e, 0.93),
                    at(0.25, 1),
                    at(0.75, 1),
                    at(1 - e, 0.93),
                    at(1 - e, 0),
                    at(1 - e, -0.93),
                    at(0.75, -1),
                    at(0.25, -1),
                ],
                k=0.3,
            )
        )
        if plain:
            continue
        j = lambda: q.uniform(-0.03, 0.03)
        lo, hi = 0.2 + j(), 0.8 + j()
        plast.append(
            curve(
                [
                    at(lo, -0.84),
                    at(lo, -0.24),
                    at(0.4, -0.13),
                    at(0.4, 0.13),
                    at(lo, 0.24),
                    at(lo, 0.84),
                    at(hi, 0.84),
                    at(hi, 0.24),
                    at(0.6, 0.13),
                    at(0.6, -0.13),
                    at(hi, -0.24),
                    at(hi, -0.84),
                ],
                k=0.16,
            )
        )
        p = at(0.5, 0)
        nuc.append(p)
        seams.append(curve([at(1, -0.9), at(1, 0), at(1, 0.9)], False))
    return cells, plast, seams, nuc


body = []
# out-of-focus ribbons
c1 = ribbon([(20, 470), (110, 420), (190, 440), (300, 500), (420, 470)], 30, 17, 2, True)
c2 = ribbon([(300, 90), (340, 150), (420, 180), (480, 230)], 26, 15, 3, True)
body.append(
    gg(
        path("".join(c1[0]), "#c79a45", opacity=0.55),
        path("".join(c2[0]), "#c79a45", opacity=0.6),
        id="ribbons-far",
        filter=P.soft(3.2),
    )
)
# ice needles and drops at the rim
ice = "".join(
    curve(
        [
            (x, y, "c"),
            (
                x + L * 0.5 * math.cos(a) - w * math.sin(a),
                y + L * 0.5 * math.sin(a) + w * math.cos(a),
                "c",
            ),
            (x + L * math.cos(a), y + L * math.sin(a), "c"),
            (
                x + L * 0.45 * math.cos(a) + w * math.sin(a),
                y + L * 0.45 * math.sin(a) - w * math.cos(a),
                "c",
            ),
        ]
    )
    for x, y, a, L, w in [
        (36, 300, -0.9, 96, 11),
        (30, 330, -0.2, 70, 9),
        (60, 232, -0.5, 70, 8),
        (440, 420, 2.7, 90, 10),
        (452, 388, 3.5, 76, 8),
        (408, 470, 3.0, 70, 9),
        (120, 150, 0.4, 52, 6),
    ]
)
body.append(gg(path(ice, "#eafdff", opacity=0.4), line(ice, "#ffffff", 1.2, 0.8), id="ice"))


# main ribbon
def main(pts, half, pitch, seed, id_):
    c, p, s, nu = ribbon(pts, half, pitch, seed)
    return gg(
        gg(
            path(
                "".join(c), "url(#glass)", stroke="#f2fffb", stroke_width=1.4, stroke_opacity=0.85
            ),
            filter="url(#cell-form)",
        ),
        gg(*[path(d, "url(#plastid)") for d in p], filter="url(#plastid-form)", opacity=0.95),
        gg(*[circle(x, y, 3.4, "#fff6d2", opacity=0.9) for x, y in nu]),
        line("".join(s), "#06314a", 1.5, 0.45),
        id=id_,
    )


glowd = "".join(
    ribbon(
        [(96, 560), (128, 470), (236, 390), (262, 300), (206, 214), (232, 120), (300, 60)],
        62,
        60,
        1,
        True,
    )[0]
)
body.append(gg(path(glowd, "#e8fff6", opacity=0.35), id="glow", filter=P.soft(16)))
body.append(
    main(
        [(470, 258), (402, 268), (352, 300), (322, 352), (346, 420), (402, 452)],
        34,
        19,
        7,
        "ribbon-2",
    )
)
body.append(
    main(
        [(90, 566), (122, 478), (214, 404), (250, 310), (204, 216), (226, 124), (296, 60)],
        57,
        27,
        8,
        "ribbon-1",
    )
)
P.d()
P.add(g("field-view", *body, clip_path="url(#field-clip)"))
P.add(
    g(
        "specks",
        *[
            circle(
                240 + 208 * math.cos(a) * q,
                312 + 208 * math.sin(a) * q,
                r.uniform(0.7, 2.4),
                "#eafff8",
                opacity=n(r.uniform(0.3, 0.9)),
            )
            for a, q in [(r.random() * 6.28, r.random() ** 0.5) for _ in range(40)]
        ],
    )
)
P.lens_rim().grain()
P.save()
proof(P.file)
