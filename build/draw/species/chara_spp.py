"""Stoneworts. Landmarks: a CANDELABRUM: upright, stiff, jointed axis; at every joint a whorl of 8 unbranched rays, bent up
like the arms of a lamp stand, each ray itself jointed with short bristles; no leaves, no veins; grey-green with a chalky
bloom; at the ray joints pairs of jewels: orange ball (male) under a dark ribbed egg (female); tip drawn together like a bud. Meadow
in very clear turquoise water on pale mud, evenly lit: the calm, symmetrical picture of the set."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *
from plants_kit import threads

P = Pic("chara_spp", "Stoneworts, Chara")
r = rng(27)
P.water("surface", glow=(240, 130, 430), go=0.95, split=(0, 0.26, 0.62, 1)).surface(
    130, 0.65, seed=26
)
P.shafts(((120, 40, 110), (220, 50, 120), (320, 40, 90)), lean=-30, o=0.55)


def arm(x, y, reach, rise, steps=4):
    """One ray of a whorl: out from the joint, then bent up, like the arm of a candlestick."""
    return [
        (x + reach * u, y - rise * v)
        for u, v in ((0, 0), (0.42, 0.02), (0.78, 0.24), (0.97, 0.62), (1.0, 1.0))
    ]


RAYS = [-1, -0.72, -0.36, -0.1, 0.12, 0.4, 0.74, 1]


def far_plant(x, y, h, s):
    out = [[(x, y), (x, y - h)]]
    for k in range(5):
        yy = y - h * (0.16 + 0.19 * k)
        size = s * (1 - 0.13 * k)
        out += [
            arm(x, yy, size * q, size * 0.7 * (1.1 - 0.4 * abs(q)))[::2] for q in (-1, -0.5, 0.5, 1)
        ]
    return threads(out)


row_far = "".join(
    far_plant(18 + 41 * k + r.uniform(-8, 8), 520 + r.uniform(0, 14), r.uniform(110, 170), 26)
    for k in range(12)
)
row_mid = "".join(
    far_plant(-6 + 62 * k + r.uniform(-10, 10), 548 + r.uniform(0, 10), r.uniform(150, 230), 40)
    for k in range(9)
)
P.add(
    g("meadow-far", line(row_far, "#7fc4ac", 3, 0.6)),
    g("meadow-middle", line(row_mid, "#4a9c88", 4, 0.6)),
)
P.motes(40, 5, 0.55)
P.d(lin("marl", "#e7dcb4", "#b09a78", "#4a4038", y1=540, y2=700))
P.add(
    g(
        "marl-bottom",
        path(hump(552, rng(4), 7, 120), "url(#marl)"),
        path(hump(596, rng(5), 6, 110), "#7d6650", opacity=0.35),
    )
)

P.d(
    form("stem-form", "#fbffe0", 0.9, 2.2, 1.8, 1, "#0b4a4a", 0.55, -2.4, -3, 3),
    form("jewel-form", "#fff6d0", 0.9, 1, 1.6, 0.8, "#4a1a0c", 0.5, -1, -2, 1.6),
)


def whorl(x, y, reach, width, tones, q, fertile):
    """Eight rays: the far four dim and narrow, the near four light, with bristles and jewels at their joints."""
    back, front, bristles, rings, balls, eggs = [], [], [], [], [], []
    for i, k in enumerate(RAYS):
        near = i in (0, 2, 5, 7)
        dip = 0.13 if near else -0.1
        pts = arm(
            x,
            y + reach * dip * (1 - abs(k)) * 0.8,
            reach * k * q.uniform(0.94, 1.05),
            reach * (0.62 + 0.3 * (1 - abs(k))) * q.uniform(0.92, 1.06),
        )
        (front if near else back).append(pts)
        if near:
            S = sample(pts, reach / 4.6)
            for px, py, nx, ny, t in S[1:-1]:
                rings.append(
                    [
                        (px + nx * width * 0.42, py + ny * width * 0.42),
                        (px - nx * width * 0.42, py - ny * width * 0.42),
                    ]
                )
                for s in (-1, 1) if reach > 84 or fertile else ():
                    bristles.append(
                        [
                            (px, py),
                            (
                                px + s * nx * width * 1.25 + ny * width * 0.9,
                                py + s * ny * width * 1.25 - nx * width * 0.9,
                            ),
                        ]
                    )
                if fertile and 0.2 < t < 0.85:
                    side = -1 if k > 0 else 1
                    balls.append(
                        el(
                            "circle",
                            cx=n(px + side * nx * width * 0.95),
                            cy=n(py + side * ny * width * 0.95 + width * 0.3),
                            r=n(width * 0.62),
                        )
                    )
                    eggs.append(
                        f"M{n(px + side * nx * width)} {n(py + side * ny * width - width * 1.0)}v{n(width * 0.35)}"
                    )
    back_part = line(threads(back), tones[0], width * 0.8)
    front_part = (
        line(threads(bristles), tones[1], width * 0.36)
        + line(threads(front), tones[1], width)
        + line(threads(rings), tones[3], width * 0.2, 0.7)
        + line(
            threads([[(px - width * 0.16, py - width * 0.16) for px, py in p] for p in front]),
            tones[2],
            width * 0.28,
            0.75,
        )
    )
    return (
        back_part,
        front_part,
        (gg(*balls, fill="url(#ball)") + line("".join(eggs), "#3c3a26", width * 0.84))
        if balls
        else "",
    )


P.d(orad("ball", "#ffd08a", "#f2852f", "#b5481c", cx=0.38, cy=0.3, r=0.75))


def stonewort(ident, x, y, tops, reach, width, tones, seed, fertile=False, lean=0.0):
    q = rng(seed)
    backs, fronts, jewels = "", "", ""
    axis = [(x + lean * k * 30, yy) for k, yy in enumerate([y] + tops)]
    joints = axis[1:]
    for k, (jx, jy) in enumerate(joints):
        size = reach * (1 - 0.62 * (k / (len(joints) - 0.4)) ** 1.7)
        b, f, j = whorl(
            jx,
            jy,
            size,
            width * (1 - 0.35 * k / len(joints)),
            tones,
            q,
            fertile and k < len(joints) - 1,
        )
        backs, fronts, jewels = backs + b, fronts + f, jewels + j
    stem = taper(axis, [width * 0.72, width * 0.66, width * 0.56, width * 0.4], 40)
    knots = "".join(ellipse(jx, jy, width * 0.95, width * 0.6, tones[1]) for jx, jy in joints)
    tx, ty = axis[-1]
    bud = curve(
        [
            (tx - 7, ty + 2),
            (tx - 9, ty - 16),
            (tx, ty - 34, "c"),
            (tx + 9, ty - 16),
            (tx + 7, ty + 2),
        ]
    )
    return g(
        ident,
        gg(
            backs,
            path(stem, tones[1]),
            line(
                curve([(a - width * 0.2, b) for a, b in axis], False), tones[2], width * 0.26, 0.8
            ),
            filter="url(#stem-form)",
        ),
        gg(path(bud, tones[1]), knots, fronts, filter="url(#stem-form)"),
        gg(jewels, filter="url(#jewel-form)") if jewels else "",
    )


SIDE = ("#4f8f70", "#7fb886", "#c9e6b0", "#3a6f5a")
MAIN = ("#5f9a66", "#a3cb7c", "#edf8c4", "#4a7a50")
P.add(
    stonewort("plant-left", 92, 590, [520, 436, 358, 292], 82, 7.5, SIDE, 4, lean=-0.1),
    stonewort("plant-right", 392, 592, [528, 446, 376, 312], 80, 7.5, SIDE, 6, lean=0.12),
    stonewort("plant-front", 240, 604, [498, 386, 284, 200, 142], 150, 12, MAIN, 9, True),
)
P.add(bubbles("bubbles", [(150, 150, 4), (156, 130, 2.6), (344, 210, 5), (350, 186, 3.2)]))
P.foot("#1f241c", 0.7, 600).vignette(o=0.34).grain()
P.save()
proof(P.file)
