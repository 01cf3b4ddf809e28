"""Sea lettuce: thin clear sheets streaming in the current from one small foot on a violet stone, the sun shining through them.

Landmarks: no stalk, no midrib, no leaves: a few broad, long SHEETS, two cells thin; edges in deep ruffles that swing to and fro, seen
as a row of frills in turn lit and in shade; where sheets overlap the green doubles; round grazed holes; foot no larger than a coin."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *

P = Pic("ulva_lactuca", "Sea lettuce, Ulva lactuca")
P.water("blue", glow=(250, 130, 480), go=1.0, split=(0, 0.3, 0.7, 1)).surface(150, 0.85, seed=21)
P.shafts(((150, 40, 130), (250, 60, 150), (350, 40, 120)), lean=-60, o=0.6)
far_rocks = [
    (-20, 640, "c"),
    (-20, 520, "c"),
    (50, 500),
    (110, 530),
    (300, 560),
    (380, 500),
    (440, 480),
    (500, 450, "c"),
    (500, 640, "c"),
]
P.add(g("far-rocks", path(curve(far_rocks), "#2f8aa4"), opacity=0.6))
P.motes(50, 12, 0.6)
P.bottom("stones", 560, 4)
P.d(
    form("sheet-form", "#fdffd0", 0.9, 1, 3, 1.6, "#06463c", 0.4, -4, -9, 9, box=True),
    form("frill-form", "#ffffe0", 0.9, 0.5, 1.8, 0.8, "#0b5a34", 0.5, 0, -2.5, 2, box=True),
)


def rim_of(spine, widths, seed):
    """The way round a sheet from its foot and back: place, outward direction, and where on the spine it belongs."""
    q = rng(seed)
    S = sample(spine, 4)
    last = len(S) - 1
    left, right = [], []
    for i, (x, y, nx, ny, t) in enumerate(S):
        w = width_at(widths, t) * (1 + 0.07 * math.sin(t * 9 + seed))
        left.append((x + nx * w, y + ny * w, nx, ny, i))
        right.append((x - nx * w, y - ny * w, -nx, -ny, i))
    x, y, nx, ny, _ = S[last]
    w = widths[-1]
    cap = []
    for k in range(1, 48):
        a = math.pi * k / 48
        side, on = math.cos(a), math.sin(a) * 0.54
        cap.append(
            (
                x + nx * w * side + ny * w * on,
                y + ny * w * side - nx * w * on,
                nx * side + ny * math.sin(a),
                ny * side - nx * math.sin(a),
                last,
            )
        )
    return S, left + cap + right[::-1]


def sheet(ident, spine, widths, seed, tones, opacity=0.9, holes=()):
    """A sheet along its spine: pleats run from the foot outwards, and the rim swings to and fro in uneven frills."""
    q = rng(seed * 7 + 1)
    S, rim = rim_of(spine, widths, seed)
    end = S[-1]
    P.d(
        rad(
            f"{ident}-fill",
            (0, tones[0]),
            (0.6, tones[1]),
            (1, tones[2]),
            cx=n((S[len(S) // 2][0] + end[0]) / 2),
            cy=n((S[len(S) // 2][1] + end[1]) / 2 - 30),
            r=n(math.dist(spine[0], spine[-1]) * 0.75),
        )
    )
    # the frill: every half swing of the rim is one strip, in turn lit and in shade
    lit, shaded, pleats_lit, pleats_dark = "", "", "", ""
    outer = []
    i, swing = 6, 0
    while i < len(rim) - 8:
        step = q.randint(6, 12)
        j = min(len(rim) - 4, i + step)
        far = rim[(i + j) // 2]
        reach = q.uniform(9, 20) * min(1, i / 30, (len(rim) - i) / 30)
        out = reach if swing % 2 else -reach * 0.35
        a, c = rim[i], rim[j]
        crest = (far[0] + far[2] * out, far[1] + far[3] * out)
        outer += [(a[0], a[1]), crest]
        inward = 0.16 + 0.1 * q.random()
        root = S[far[4]]
        base = (crest[0] + (root[0] - crest[0]) * inward, crest[1] + (root[1] - crest[1]) * inward)
        strip = curve([(a[0], a[1], "c"), crest, (c[0], c[1], "c"), base])
        foot = S[max(0, round(far[4] * q.uniform(0.35, 0.6)))]
        pleat = curve(
            [
                (a[0], a[1], "c"),
                (c[0], c[1], "c"),
                ((c[0] + foot[0]) / 2, (c[1] + foot[1]) / 2),
                (foot[0], foot[1], "c"),
            ]
        )
        if swing % 2:
            lit += strip
            pleats_lit += pleat
        else:
            shaded += strip
            pleats_dark += pleat
        i, swing = j, swing + 1
    outline = [(spine[0][0], spine[0][1], "c"), *outer, (rim[-5][0], rim[-5][1])]
    d = curve(outline)
    P.d(clip(f"{ident}-clip", d))
    spots = "".join(blob(hx, hy, hr, hr * 0.8, q, 7, 0.15) for hx, hy, hr in holes)
    return g(
        ident,
        gg(path(d, f"url(#{ident}-fill)"), filter="url(#sheet-form)", opacity=opacity),
        gg(
            gg(
                path(pleats_lit, "#f6ffae", opacity=0.34),
                path(pleats_dark, "#0f6a3c", opacity=0.3),
                filter=P.soft(3.5),
            ),
            path(shaded, "#1c7a42", opacity=0.42),
            clip_path=f"url(#{ident}-clip)",
        ),
        gg(path(lit, "#f0fb9c", opacity=0.92), filter="url(#frill-form)"),
        line(d, "#fbffd0", 1.5, 0.7),
        path(spots, "#2a93a8", opacity=0.85),
        line(spots, "#faffc0", 1.8, 0.9),
    )


BACK = ("#6fbc50", "#3a964a", "#1f6e4e")
MID = ("#b4e25a", "#68b846", "#2f8c4a")
FRONT = ("#f0fd9a", "#b2e252", "#52aa44")
FOOT = (150, 566)
P.add(
    sheet("sheet-back", [FOOT, (100, 470), (92, 350), (130, 220)], [6, 56, 92, 70], 3, BACK, 0.86),
    sheet("sheet-low", [FOOT, (230, 536), (320, 510), (424, 516)], [6, 40, 66, 46], 4, BACK, 0.88),
    sheet(
        "sheet-tall",
        [FOOT, (190, 450), (242, 330), (290, 190)],
        [6, 66, 112, 82],
        9,
        MID,
        0.84,
        [(262, 250, 8), (232, 322, 6)],
    ),
    sheet(
        "sheet-right",
        [FOOT, (236, 490), (318, 410), (410, 330)],
        [6, 58, 92, 60],
        12,
        FRONT,
        0.8,
        [(352, 372, 7)],
    ),
    sheet("sheet-small", [FOOT, (116, 520), (78, 466), (60, 410)], [5, 34, 50, 34], 6, FRONT, 0.9),
)
foot = blob(150, 566, 20, 9, rng(2), 8, 0.1)
P.add(g("holdfast", path(foot, "#2f6a34"), line(foot, "#d8f08a", 1.4, 0.6)))
P.add(
    bubbles(
        "bubbles",
        [(416, 236, 6), (428, 208, 4), (420, 186, 2.6), (84, 300, 5), (74, 276, 3), (230, 110, 4)],
    )
)
P.foot("#0b1c34", 0.7, 610).vignette(o=0.36).grain()
P.save()
proof(P.file)
