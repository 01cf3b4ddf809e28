"""Nitzschia filiformis, a diatom of soft bottoms. Landmarks: very slender cells, eight to ten times as long as wide, drawn out in a gentle S, tips
blunt and bent opposite ways; along one edge a row of strong dots (the keel), fine cross lines; two long golden plastids with a clear window in
the middle; many glide in file inside branching tubes of slime that rise like a bush from the mud; one large cell has left its tube."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
import math

from kit import *
from micro_kit import *

P = Pic("nitzschia_filiformis", "Nitzschia filiformis, a diatom in slime tubes")
r = rng(27)
P.lens(light="#e9dfa4", mid="#85803f", dark="#2f2c1c", ink="#110e0a")
P.d(
    lin("shell", "#fffdea", "#efdf9c", "#b89a4a", x1=200, y1=180, x2=270, y2=290),
    olin("plastid", "#f2b53a", "#c07a1c", "#7a4310"),
    glass("cell-form", "#ffffff", "#2a1808", 1.1),
    glass("plastid-form", "#fff3b8", "#4a2406", 0.8),
    glass("tube-form", "#fffff0", "#2a2410", 1.0, box=False),
    lin("mud", "#a8513b", "#6a3430", "#2a171a", y1=440, y2=545),
)


def spine_of(x, y, length, rot, bend):
    """The S of the cell: straight in the middle, tips bent opposite ways."""
    pts = [
        (length * t, bend * math.copysign(abs(t) ** 2.6, t))
        for t in (-1, -0.85, -0.65, -0.4, -0.15, 0.15, 0.4, 0.65, 0.85, 1)
    ]
    return place(pts, x, y, rot)


def widths(w):
    return [w * k for k in (0.28, 0.55, 0.82, 0.97, 1, 1, 1, 0.97, 0.82, 0.55, 0.28)]


def simple(x, y, length, rot, bend, w):
    return taper(
        spine_of(x, y, length, rot, bend), [w * 0.3, w * 0.8, w, w * 0.8, w * 0.3], length / 4
    )


def gold(x, y, length, rot, bend, w):
    S = spine_of(x, y, length, rot, bend)
    return taper(S[1:5], [w * 0.3, w * 0.7, w * 0.62], length / 4) + taper(
        S[5:9], [w * 0.62, w * 0.7, w * 0.3], length / 4
    )


def near(id_, x, y, length, rot, bend, w):
    S = spine_of(x, y, length, rot, bend)
    outline = taper(S, widths(w), length / 9)
    P.d(clip(f"{id_}-clip", outline))
    keel, lines_ = [], []
    for px, py, nx, ny, t in sample(S, 9):
        k = width_at(widths(w), t)
        keel.append((px - nx * k * 0.76, py - ny * k * 0.76))
        lines_.append(
            f"M{n(px - nx * k * 0.6)} {n(py - ny * k * 0.6)}L{n(px + nx * k)} {n(py + ny * k)}"
        )
    plast = [
        taper(S[1:5], [w * 0.3, w * 0.66, w * 0.7, w * 0.55], 26),
        taper(S[5:9], [w * 0.55, w * 0.7, w * 0.66, w * 0.3], 26),
    ]
    cx, cy = (S[4][0] + S[5][0]) / 2, (S[4][1] + S[5][1]) / 2
    return g(
        id_,
        gg(path(outline, "url(#shell)"), filter="url(#cell-form)"),
        gg(
            gg(*[path(d, "url(#plastid)") for d in plast], filter="url(#plastid-form)"),
            line("".join(lines_), "#5a3410", 1.2, 0.35),
            circle(cx, cy, w * 0.5, "#fffdf0", opacity=0.9),
            circle(cx, cy, w * 0.22, "#c9a45a"),
            clip_path=f"url(#{id_}-clip)",
        ),
        dots(keel, w * 0.13, "#4a2408", 0.9),
        line(outline, "#fffbe0", 1.6, 0.9),
    )


# the bush of tubes: trunk, branches, tips
TUBES = [
    ([(96, 520), (112, 430), (104, 340), (128, 250), (120, 160)], 17),
    ([(108, 400), (150, 330), (176, 262), (172, 190)], 14),
    ([(104, 452), (70, 380), (58, 300), (74, 226)], 13),
    ([(150, 520), (190, 450), (250, 400), (316, 366), (372, 372)], 16),
    ([(196, 444), (222, 380), (236, 330)], 13),
    ([(262, 396), (318, 420), (372, 452)], 12),
]
far_tubes = [
    ([(300, 520), (350, 440), (350, 360), (392, 280)], 14),
    ([(352, 430), (410, 380), (440, 330)], 12),
    ([(30, 470), (30, 380), (50, 300)], 12),
    ([(250, 520), (230, 420), (280, 320), (270, 230)], 11),
]
far(
    P,
    "tubes-far",
    3,
    *[line(curve(p, False), "#f2e6b0", w * 2, 0.3) for p, w in far_tubes],
    *[
        path(simple(x, y, 30, rot, 4, 5), "#b8862c", opacity=0.8)
        for x, y, rot in (
            (344, 420, -70),
            (360, 330, -60),
            (424, 352, -50),
            (262, 380, -60),
            (272, 270, -90),
            (34, 400, 80),
        )
    ],
)
P.add(
    g(
        "glow",
        ellipse(270, 230, 170, 80, "#fffbe0", opacity=0.55, transform="rotate(-32 270 230)"),
        filter=P.soft(28),
    )
)
skin = "".join(taper(p, [w, w * 1.02, w * 0.95, w * 0.9], 40) for p, w in TUBES)
filed, filed_gold = [], []
for p, w in TUBES:
    S = sample(p, 4)
    total = len(S) * 4
    count = max(1, int(total / 78))
    for i in range(count):
        for lane in (-0.36, 0.36):
            t = (i + 0.5 + lane * 0.5) / count
            x, y, nx, ny, _ = S[min(len(S) - 1, int(t * (len(S) - 1)))]
            deg = math.degrees(math.atan2(-nx, ny)) + r.uniform(-5, 5)
            q = (x + nx * lane * w, y + ny * lane * w, 33, deg, 3.4, 4.8)
            filed.append(simple(*q))
            filed_gold.append(gold(*q))
P.add(
    g(
        "tubes",
        gg(path(skin, "#fff6cc"), opacity=0.34),
        gg(
            *[
                line(taper(p, [w, w * 1.02, w * 0.95, w * 0.9], 40), "#fffbe4", 1.6, 0.75)
                for p, w in TUBES
            ]
        ),
        gg(
            path("".join(filed), "#fff3c0"),
            path("".join(filed_gold), "#c9821f"),
            filter="url(#plastid-form)",
        ),
        clip_path="url(#field-clip)",
    )
)
mud = curve(
    [
        (-10, 560, "c"),
        (-10, 486, "c"),
        (50, 470),
        (120, 490),
        (190, 482),
        (260, 504),
        (340, 494),
        (420, 512),
        (490, 500, "c"),
        (490, 560, "c"),
    ]
)
P.add(
    g(
        "mud-floor",
        gg(path(mud, "url(#mud)"), filter="url(#tube-form)"),
        dots([(r.uniform(10, 470), r.uniform(504, 540)) for _ in range(40)], 2.6, "#d9926a", 0.5),
        clip_path="url(#field-clip)",
    )
)
P.add(
    near("nitzschia-2", 392, 300, 78, -64, 20, 9), near("nitzschia-1", 248, 234, 162, -33, 44, 18)
)
specks(P, "#fffbe0", 34, 3)
P.lens_rim().grain()
finish(P)
