"""Sea lettuce. Landmarks: a few large thin SHEETS, no stalk, no midrib, rounded outline with a deeply ruffled edge, clear bright green,
lit through by the sun so that where two sheets overlap the green doubles; folded margins catch the light as pale ribbons;
a few round holes; tiny holdfast on a violet stone. Seen slightly from below against the sun's disc in salty blue water;
a sea snail grazes on one sheet."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *

P = Pic("ulva_lactuca", "Sea lettuce, Ulva lactuca")
r = rng(15)
P.water("blue", glow=(210, 110, 460), go=1.0, split=(0, 0.3, 0.7, 1)).surface(150, 0.85, seed=21)
P.d(
    rad(
        "sun-disc",
        (0, "#ffffff", 0.95),
        (0.25, "#fffbe0", 0.5),
        (1, "#fffbe0", 0),
        cx=206,
        cy=96,
        r=150,
    )
)
P.add(g("sun", circle(206, 96, 150, "url(#sun-disc)")))
P.shafts(((100, 40, 130), (190, 60, 150), (280, 40, 120)), lean=-10, o=0.6)
P.add(
    g(
        "far-rocks",
        path(
            curve(
                [
                    (-20, 640, "c"),
                    (-20, 470, "c"),
                    (40, 450),
                    (90, 500),
                    (160, 540),
                    (330, 540),
                    (400, 480),
                    (450, 470),
                    (500, 440, "c"),
                    (500, 640, "c"),
                ]
            ),
            "#2f8aa4",
        ),
        opacity=0.6,
    )
)
P.motes(50, 12, 0.6)
P.bottom("stones", 558, 4)

P.d(
    form("sheet-form", "#fbffc0", 0.9, 1, 3, 1.4, "#06463c", 0.5, -5, -12, 10, box=True),
    form("fold-form", "#ffffe0", 0.9, 0.5, 1.8, 0.8, "#0b5a34", 0.5, 0, -2.5, 2, box=True),
)


def sheet(ident, root, angle, length, width, waves, seed, tones, holes=()):
    """A sheet on its root. Around the rim runs a ruffle: the edge swings out and in, every other swing is a fold that shows its other side."""
    q = rng(seed)
    P.d(
        rad(
            f"{ident}-fill",
            (0, tones[0], 0.95),
            (0.5, tones[1], 0.92),
            (1, tones[2], 0.94),
            cx=n(root[0] + length * 0.5 * math.cos(math.radians(angle))),
            cy=n(root[1] - length * 0.62 * math.sin(math.radians(angle))),
            r=n(length * 0.66),
        )
    )
    base = []
    count = waves * 4
    for i in range(
        count + 1
    ):  # an egg with its narrow end at the root, walked round from the root and back
        theta = -math.pi + math.tau * i / count
        u = length * (0.5 + 0.5 * math.cos(theta))
        base.append(
            (
                u,
                width
                * math.sin(theta)
                * (0.5 + 0.62 * u / length)
                * (1 + 0.06 * math.sin(theta * 3 + seed)),
            )
        )
    base[0] = base[-1] = (0, 0)
    rim, inner = [], []
    for i, (u, v) in enumerate(base):
        k = (
            q.uniform(0.5, 1.1)
            * (12 + length * 0.036)
            * math.sin(i * math.pi / 2 + 0.6)
            * min(1, 5 * min(i, count - i) / count)
        )
        cu, cv = u - length * 0.5, v
        d = math.hypot(cu, cv) or 1
        rim.append((u + cu / d * k, v + cv / d * k))
        inner.append((u - cu / d * length * 0.09, v - cv / d * length * 0.09))
    to = lambda pts: place(pts, root[0], root[1], -angle)
    outline = [(*rim[0], "c")] + rim[1:-1]
    d = curve(to(outline))
    # folds: lens-shaped lips where the rim turns over
    lips, creases = "", ""
    for i in range(3, count - 2, 4):
        if base[i][0] < length * 0.3:
            continue
        a, b, c, m = rim[i - 1], rim[i], rim[i + 1], inner[i]
        lip = [(*a, "c"), b, (*c, "c"), ((m[0] + b[0]) / 2, (m[1] + b[1]) / 2)]
        lips += curve(to(lip))
        heart = (length * 0.16, 0)
        end = (
            m[0] + (heart[0] - m[0]) * q.uniform(0.3, 0.6),
            m[1] + (heart[1] - m[1]) * q.uniform(0.3, 0.6),
        )
        creases += curve(
            to(
                [
                    ((m[0] + b[0]) / 2, (m[1] + b[1]) / 2),
                    ((m[0] + end[0]) / 2 + 6, (m[1] + end[1]) / 2 + 4),
                    end,
                ]
            ),
            False,
        )
    dots = "".join(blob(*to([h[:2]])[0], h[2], h[2] * 0.8, q, 6, 0.15) for h in holes)
    return g(
        ident,
        gg(path(d, f"url(#{ident}-fill)"), filter="url(#sheet-form)"),
        line(creases, "#1d7a3a", 9, 0.13),
        line(creases, "#f4ffb4", 1.5, 0.6, transform="translate(-4 -1)"),
        gg(path(lips, "#eaf98a", opacity=0.92), filter="url(#fold-form)"),
        path(dots, "#1a7486", opacity=0.8),
        line(dots, "#f4ffb4", 1.6, 0.8),
    )


BACK = ("#5fae44", "#2f8a46", "#1c6a4a")
MID = ("#a6d84e", "#5cae40", "#2a8448")
FRONT = ("#e2f884", "#a2d84a", "#4ea640")
ROOT = (232, 574)
P.add(
    sheet("sheet-left-back", ROOT, 146, 280, 92, 6, 3, BACK),
    sheet("sheet-right-back", ROOT, 38, 280, 92, 6, 4, BACK),
    sheet("sheet-tall", ROOT, 86, 460, 146, 9, 5, MID, [(300, 40, 8), (250, -52, 6)]),
    sheet("sheet-left", ROOT, 118, 370, 106, 8, 8, MID),
    sheet("sheet-right", ROOT, 60, 370, 104, 8, 11, FRONT, [(310, -34, 7), (220, 44, 5)]),
    sheet("sheet-front", ROOT, 96, 240, 112, 7, 7, FRONT),
)
P.add(
    g(
        "holdfast",
        path(
            curve([(206, 584), (220, 566), (232, 560), (246, 566), (260, 584), (232, 590)]),
            "#3f7a34",
        ),
    )
)


def snail(x, y, s):
    """A rough periwinkle: a plump spiral cone and a small foot."""
    to = lambda pts: curve(place(pts, x, y, -20, s))
    return gg(
        path(to([(-24, 8), (-6, 2), (24, 2), (38, 8), (20, 14), (-14, 14)]), "#6a5a4c"),
        path(
            to(
                [
                    (-26, -6, "c"),
                    (-14, -18),
                    (6, -26),
                    (24, -18),
                    (28, -2),
                    (16, 8),
                    (-6, 8),
                    (-18, 4),
                ]
            ),
            "url(#shellfill)",
        ),
        line(
            curve(place([(-12, -17), (-6, -4), (-12, 5)], x, y, -20, s), False)
            + curve(place([(4, -25), (12, -8), (4, 8)], x, y, -20, s), False),
            "#4a3048",
            2 * s,
            0.6,
        ),
        filter="url(#fold-form)",
    )


P.d(olin("shellfill", "#f6e2b8", "#b98a64", "#5f4058"))
P.add(g("snail", snail(330, 352, 0.95)))
P.add(
    bubbles("bubbles", [(70, 200, 6), (78, 174, 4), (68, 156, 2.6), (420, 250, 5), (428, 226, 3)])
)
P.foot("#0b1730", 0.7, 600).vignette(o=0.42).grain()
P.save()
proof(P.file)
