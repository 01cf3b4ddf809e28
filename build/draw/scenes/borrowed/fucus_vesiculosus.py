"""The bladderwrack that the scenes borrow; its card is painted. Landmarks: disc holdfast on stone; forked flat straps with a midrib; bladders in pairs
left and right of the midrib; swollen, warty, forked tips, golden. Bare worn stalk below, leafy above."""

import sys, math

sys.path.insert(0, __file__.rsplit("/scenes", 1)[0])
from kit import *

P = Pic("fucus_vesiculosus", "Bladderwrack, Fucus vesiculosus")
r = rng(12)
P.water("weed", glow=(285, 60, 430), go=0.85).surface(150, 0.75).shafts(lean=-70, o=0.5)


def plant(x, y, a0, a1, depth, L, w, r, keep=1.0):
    """Fan of forks between the angles a0..a1 (degrees, 90 = up); every branch bends up to the light.
    Straps are strokes, one path per branching level, so forks join without a seam."""
    straps = [[] for _ in range(depth + 1)]
    blads, tips = [], []

    def go(x, y, ang, lo, hi, dep, L, w):
        want = (lo + hi) / 2
        end = want + (90 - want) * 0.08 * (depth - dep)
        LL = L * r.uniform(0.75, 1.25)
        bow = r.uniform(-16, 16)
        pts = [(x, y)]
        px, py = x, y
        for i in range(1, 4):
            t = i / 3
            aa = math.radians(ang + (end - ang) * t + math.sin(t * math.pi) * bow)
            px += math.cos(aa) * LL / 3
            py -= math.sin(aa) * LL / 3
            pts.append((px, py))
        last = dep == 0
        straps[dep].append(pts)
        S = sample(pts, 5)
        if dep < depth - 1 and r.random() < 0.62:
            for q in [0.55] if LL < 62 else [0.36, 0.72]:
                X, Y, nx, ny, _ = S[int(q * (len(S) - 1))]
                ta = math.degrees(math.atan2(S[-1][1] - S[0][1], S[-1][0] - S[0][0]))
                k = r.uniform(0.85, 1.12)
                for sgn in (1, -1):
                    blads.append(
                        (
                            X + nx * sgn * w * 0.66,
                            Y + ny * sgn * w * 0.66,
                            w * 0.86 * k,
                            w * 0.60 * k,
                            ta + sgn * r.uniform(0, 10),
                        )
                    )
        if last:
            for sgn in (-1, 1):
                tips.append((px, py, -(end + sgn * r.uniform(11, 19)), w * r.uniform(3.2, 4.5)))
            return
        m = want + r.uniform(-0.08, 0.08) * (hi - lo)
        sp = 14
        for s, (l, h) in ((sp, (m, hi)), (-sp, (lo, m))):
            if r.random() < keep or dep > depth - 2:
                go(px, py, end + s, l, h, dep - 1, L * r.uniform(0.74, 0.95), w * 0.93)

    go(x, y, (a0 + a1) / 2, a0, a1, depth, L, w)
    return straps, blads, tips, w


def ell(b):
    return f'<use href="#b" transform="translate({n(b[0])} {n(b[1])}) rotate({b[4]:.0f}) scale({n(b[2])} {n(b[3])})"/>'


def tip(ti):
    return "".join(
        f'<use href="#t" transform="translate({n(x)} {n(y)}) rotate({a:.0f}) scale({L / 100:.2f})"/>'
        for x, y, a, L in ti
    )


def tip_v(ti, stroke, w):
    return line(
        "".join(
            f"M{n(x)} {n(y)}l{n(math.cos(math.radians(a)) * L * 0.8)} {n(math.sin(math.radians(a)) * L * 0.8)}"
            for x, y, a, L in ti
        ),
        stroke,
        w,
    )


PL = [0]


def strap_paths(st, w, stroke, ident=None):
    """Levels of a plant as <use> of one path each, so shade, rib and haze can share them."""
    D = len(st) - 1
    if ident is None:
        PL[0] += 1
        ident = f"p{PL[0]}"
        P.d(
            *[
                f'<path id="{ident}l{k}" d="{"".join(curve(p, False) for p in st[k])}"/>\n'
                for k in range(D, -1, -1)
                if st[k]
            ]
        )
    return [
        gg(
            *[
                f'<use href="#{ident}l{k}" stroke-width="{n(2 * w * 0.93 ** (D - k) * (0.8 if k == D else 1))}"/>'
                for k in range(D, -1, -1)
                if st[k]
            ],
            fill="none",
            stroke=stroke,
            stroke_linecap="round",
        )
    ]


def ribs(ident, D, stroke, w, o, **k):
    return gg(
        *[f'<use href="#{ident}l{i}"/>' for i in range(D, -1, -1)],
        fill="none",
        stroke=stroke,
        stroke_width=w,
        stroke_opacity=o,
        stroke_linecap="round",
        **k,
    )


rt = rng(2)
P.d(
    '<circle id="b" r="1"/>',
    olin("tipgold", "#a99b3e", "#e6d877", "#f7e89a", x2=1, y2=0),
    g(
        "t",
        path(
            curve(
                [
                    (-12, -9),
                    (28, -17),
                    (58, -19),
                    (84, -11),
                    (101, 0, "c"),
                    (84, 11),
                    (58, 19),
                    (28, 17),
                    (-12, 9),
                ]
            ),
            "url(#tipgold)",
        ),
        line(
            "".join(f"M{rt.uniform(20, 88):.0f} {rt.uniform(-10, 10):.0f}h.1" for _ in range(13)),
            "#8d7a24",
            5.5,
            0.7,
        ),
    ),
)

# far and middle wrack: silhouettes only
P.d(
    lin("far", "#a9cf9c", "#357f7a", y1=150, y2=540),
    lin("mid", "#8aa85a", "#1f5750", y1=120, y2=600),
)
P.add(g("far-stones", path(hump(520, r, 22, 80), "#3f8077"), opacity=0.8))
for i, (x, y, a, s) in enumerate([(58, 540, 92, 64), (428, 535, 84, 66)]):
    st, bl, ti, w = plant(x, y, a - 50, a + 50, 2, s * 1.3, 5.5, r)
    P.add(
        g(
            f"far-wrack-{i + 1}",
            *strap_paths(st, w, "url(#far)"),
            tip_v(ti, "url(#far)", 6),
            opacity=0.55,
        )
    )
mids = [
    plant(200, 566, 88, 168, 4, 118, 9, rng(5), 0.7),
    plant(284, 566, 12, 90, 4, 118, 9, rng(9), 0.7),
]
P.add(
    g(
        "mid-wrack",
        *[
            gg(*strap_paths(st, w, "url(#mid)"), tip_v(ti, "url(#mid)", 9))
            for st, bl, ti, w in mids
        ],
        opacity=0.82,
    )
)
P.motes(30, 4, 0.55)

# bottom stones: a few broad facets, hardly any texture
P.d(
    olin("stone", "#c0adbd", "#7a689e", "#3a3768", "#1d2348"),
    form("stone-form", "#f6eed8", 0.6, 2, 6, 4, "#0b1536", 0.75, -8, -24, 13),
    lin("facet", (0, "#fff", 0.30), (1, "#fff", 0), y1=545, y2=635),
)
stones = [
    (54, 622, 116, 66),
    (436, 618, 112, 68),
    (244, 612, 116, 80),
    (140, 690, 110, 60),
    (350, 694, 118, 60),
    (244, 724, 90, 40),
]
rs = rng(3)
PS = [stone_pts(*s, rs, 9) for s in stones]
ds = [curve(p, k=0.24) for p in PS]
fac = [
    curve(
        [
            (p[5][0] + 10, p[5][1] + 10),
            (p[6][0], p[6][1] + 7),
            (p[7][0] - 8, p[7][1] + 7),
            (p[7][0] - 26, p[7][1] + 34),
            (p[6][0] - 8, p[6][1] + 26),
            (p[5][0] + 24, p[5][1] + 30),
        ],
        k=0.12,
    )
    for p in PS
]
P.add(
    g(
        "stones",
        *[
            gg(path(d, "url(#stone)"), path(f, "url(#facet)"), filter="url(#stone-form)")
            for d, f in zip(ds, fac)
        ],
    ),
    P.caustics_on("stone-light", path("".join(ds[:3]), "#fff"), 0.2, 0.018, 0.03),
)
crust = "".join(
    blob(rs.uniform(30, 450), rs.uniform(580, 616), rs.uniform(6, 15), rs.uniform(2, 4), rs, 5, 0.3)
    for _ in range(8)
)
P.add(g("crusts", path(crust, "#d58a96", opacity=0.5)))

# the plant
P.d(
    lin(
        "frond", (0, "#dcc550"), (0.3, "#a89c35"), (0.65, "#666a26"), (1, "#2d3b1f"), y1=70, y2=560
    ),
    lin("bladder", "#c3b44c", "#8d8832", "#5b6324", y1=120, y2=560),
    form("wet", "#fff3b0", 0.75, -1, 2.2, 1, "#12301f", 0.62, 2.5, -4.5, 3.2),
    form("plump", "#fdf3ae", 0.8, 1, 1.8, 0.9, "#20300f", 0.7, -1, -4, 2.6),
)
import os

SD = [int(v) for v in os.environ.get("SD", "11,5,16").split(",")]
layers = [
    (plant(237, 556, 96, 160, 4, 104, 12.5, rng(SD[0]), 0.93), 0.75),
    (plant(246, 556, 18, 84, 4, 104, 12.5, rng(SD[1]), 0.93), 0.75),
    (plant(241, 556, 52, 128, 4, 117, 13.5, rng(SD[2]), 0.93), 1),
]
P.add(
    g(
        "holdfast",
        path(
            curve(
                [
                    (200, 564),
                    (218, 548),
                    (230, 526),
                    (252, 526),
                    (264, 548),
                    (286, 564),
                    (262, 574),
                    (240, 568),
                    (220, 575),
                ]
            ),
            "#3f4420",
        ),
        filter="url(#wet)",
    )
)
for i, ((st, bl, ti, w), tone) in enumerate(layers):
    fr = strap_paths(st, w, "url(#frond)")
    idn = f"p{PL[0]}"
    P.add(
        g(
            f"wrack-{i + 1}",
            gg(*fr, filter="url(#wet)"),
            ribs(idn, len(st) - 1, "#353a12", 3.2, 0.5),
            ribs(idn, len(st) - 1, "#f2e284", 1.1, 0.6, transform="translate(-1 -.8)"),
            gg(gg(*[ell(b) for b in bl], fill="url(#bladder)"), filter="url(#plump)"),
            line(
                "".join(
                    f"M{n(b[0] - b[3] * 0.45)} {n(b[1] - b[3] * 0.35)}l{n(b[3] * 0.4)}-{n(b[3] * 0.2)}"
                    for b in bl
                ),
                "#fffdf0",
                1.8,
                0.8,
            ),
            gg(tip(ti), filter="url(#wet)"),
        )
    )
    if tone < 1:
        P.add(g(f"haze-{i + 1}", *strap_paths(st, w, "#2f7a6d", idn), opacity=0.2))
P.add(bubbles("bubbles", [(398, 130, 7), (412, 98, 4.5), (390, 76, 3), (70, 165, 5), (62, 142, 3)]))
P.foot("#0b1730", 0.7, 600).vignette(o=0.45).grain()
if os.environ.get("OUT"):
    open(os.environ["OUT"], "w").write(P.svg())
else:
    P.save()
    proof(P.file)
