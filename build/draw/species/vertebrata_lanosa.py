"""Wrack siphon weed. Landmarks: dark red POMPOMS, dense round tufts of stiff, evenly forked hair-fine threads, sitting on the golden strap of a
knotted wrack and nowhere else, at its scars and twig bases; the strap crosses the card from lower left to upper right with one big egg in it
(host's mark). Threads have pale joints, tips bright crimson against the light, hearts of the tufts near black.
Salty Kattegat water over violet rock; the tuft in the middle is 240 px wide."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *
from plants_kit import along, grow, polar, threads, use

P = Pic("vertebrata_lanosa", "Wrack siphon weed, Vertebrata lanosa")
r = rng(12)
P.water("blue", glow=(210, 230, 380), go=0.85, split=(-0.05, 0.25, 0.68, 1)).surface(
    110, 0.7, seed=31
).shafts(lean=-80, o=0.5)
P.add(
    g(
        "far-wrack",
        line(
            "M-20 470C80 420 120 300 190 250S330 120 400 90M500 520C420 480 400 400 330 360",
            "#5fb0b0",
            18,
            0.45,
        ),
        *[
            ellipse(x, y, 22, 15, "#5fb0b0", opacity=0.45)
            for x, y in ((92, 380), (204, 240), (316, 146), (398, 424))
        ],
        filter=P.soft(2),
    )
)
P.motes(60, 14, 0.6)
P.bottom("stones", 584, 5)

P.d(
    lin("strap", (0, "#ecd068"), (0.5, "#b5923a"), (1, "#6a5c28"), y1=120, y2=560),
    orad(
        "egg",
        (0, "#fbe795"),
        (0.45, "#cda844"),
        (0.8, "#8a742c"),
        (1, "#5a5222"),
        cx=0.4,
        cy=0.3,
        r=0.75,
    ),
    orad("raisin", (0, "#fff3a0"), (0.6, "#e8c64a"), (1, "#b08c2c"), cx=0.4, cy=0.3, r=0.75),
    form("wet", "#fff6c4", 0.85, 1, 4, 1.8, "#142a34", 0.55, -2, -9, 6, box=True),
    form("tuft-form", "#ffb0a0", 0.8, 0.8, 1.6, 0.6, "#14040e", 0.5, -1, -3, 2.4, box=True),
)
spine = [(-30, 560), (60, 510), (160, 440), (262, 358), (352, 262), (420, 168), (480, 70)]
side = [(96, 486), (150, 500), (220, 520), (300, 522), (372, 500)]
S = along(spine, 4)
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
ex, ey, ea, _ = S[int(0.845 * len(S))]
P.d(
    g(
        "bud",
        line("M0 0Q14 3 26 0", "#a98f34", 4),
        path(
            curve([(22, 0), (30, -9), (46, -11), (58, -5), (60, 2), (50, 10), (34, 9)]),
            "url(#raisin)",
        ),
    )
)
buds = [
    use(
        "bud",
        *polar(S[int(t * len(S))][0], S[int(t * len(S))][1], S[int(t * len(S))][2] + s * 90, 22),
        S[int(t * len(S))][2] + s * a,
        1.25,
        1.25 * s,
    )
    for t, s, a in ((0.1, 1, 60), (0.2, -1, 62), (0.93, 1, 50), (0.68, -1, 56), (0.64, 1, 62))
]
P.add(
    g("host-side", path(taper(side, [10, 13, 13, 12, 8], 40), "url(#strap)"), filter="url(#wet)"),
    g("host-twigs", *buds, filter="url(#wet)"),
    g(
        "host",
        path(taper(spine, [26, 27, 27, 26, 25, 22, 17], 60), "url(#strap)"),
        path(curve(place(EGG, ex, ey, -ea, 1.15)), "url(#egg)"),
        filter="url(#wet)",
    ),
    g(
        "host-shine",
        line(curve([(x - 3, y - 13) for x, y, a, t in S[6:92:14]], False), "#fffbe0", 3, 0.5),
        line(f"M{n(ex - 22)} {n(ey - 18)}q10 -20 34 -22", "#ffffff", 5, 0.8),
    ),
)


def tuft(ident, x, y, toward, fan, radius, stems, seed, weight=1.0):
    """A pompom: stems in a fan round `toward`, each forked four times, all ending near one sphere."""
    q = rng(seed)
    dark, mid, light, tips = [], [], [], []
    for i in range(stems):
        a = toward + fan * (2 * (i + q.uniform(0.1, 0.9)) / stems - 1)
        reach = radius * (0.92 + 0.1 * math.cos(math.radians(a - toward))) * q.uniform(0.8, 1.05)
        bin_ = (dark, mid, light)[i % 3]

        def fork(px, py, a, level, size):
            pts = grow(px, py, a, size, q.uniform(-12, 12), 1)
            bin_.append(pts)
            if level == 0:
                tips.append(grow(*pts[-1], a, size * 0.4, q.uniform(-30, 30), 1))
                return
            k = q.uniform(10, 17)
            fork(*pts[-1], a + k, level - 1, size * 0.74)
            fork(*pts[-1], a - k, level - 1, size * 0.74)

        fork(x + q.uniform(-7, 7), y + q.uniform(-5, 5), a, 3, reach * 0.36)
    heart = blob(*polar(x, y, toward, radius * 0.3), radius * 0.46, radius * 0.4, q, 9, 0.12)
    return g(
        ident,
        path(heart, "#4e1026", opacity=0.9, filter=P.soft(6)),
        line(threads(dark), "#4a1024", 3 * weight),
        line(threads(mid), "#7d1c34", 2.7 * weight),
        gg(
            line(threads(light), "#b42c48", 2.4 * weight),
            line(threads(tips), "#e8566a", 2 * weight),
            filter="url(#tuft-form)",
        ),
    )


P.add(
    tuft("tuft-under", 148, 452, 292, 80, 96, 13, 4, 0.9),
    tuft("tuft-upper", 366, 244, 142, 84, 92, 13, 6, 0.9),
    tuft("tuft-low", 70, 500, 118, 74, 84, 12, 9, 0.9),
    tuft("tuft-side", 318, 520, 70, 86, 76, 12, 5, 0.85),
    tuft("tuft-main", 226, 382, 124, 112, 172, 27, 8, 1.1),
)
P.add(
    bubbles("bubbles", [(70, 200, 6), (78, 174, 4), (68, 156, 2.6), (420, 360, 5), (428, 336, 3)])
)
P.foot("#0b1730", 0.7, 600).vignette(o=0.45).grain()
P.save()
proof(P.file)
