"""European eel winding down over the stones, head at the lower left, tail above.

Landmarks: snake-long body in one big S, thickest a fifth behind the head, flat towards the tail; one continuous fin: dorsal from a
third of the length round the tail tip to the anal; small round pectoral right behind the head; small eye above the mouth corner,
lower jaw longer; olive-brown back, yellow belly. The back stays uppermost: in the bend the fin comes towards us."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from animals_kit import *
from kit import *

P = Pic("anguilla_anguilla", "European eel, Anguilla anguilla")
r = rng(5)
P.water("surface", glow=(300, 60, 430), go=0.75).surface(130, 0.75, seed=3).shafts(lean=-120, o=0.5)
P.weeds(575, 14, ("#7cc8b4", "#3f9c88", "#14556a"), 0.2)
P.motes(34, 9, 0.5)
P.bottom("stones", 562, 7)

SPINE = [
    (126, 437),
    (180, 426),
    (250, 442),
    (326, 460),
    (396, 436),
    (424, 376),
    (394, 314),
    (316, 286),
    (226, 286),
    (138, 262),
    (96, 206),
    (128, 150),
    (204, 132),
    (286, 146),
]
S = sample(SPINE, 6)
WIDTHS = [29, 33, 35, 35, 34, 33, 31, 29, 26, 23, 20, 17, 14, 10, 4]


def along(t0, t1, offset, lift=0.0, step=4):
    """Points beside the spine; offset in half widths (1 = lower edge at the head), lift = pixels upward."""
    out = []
    for x, y, nx, ny, t in S[::step]:
        if t0 <= t <= t1:
            o = offset(ny, t) if callable(offset) else offset
            h = lift(ny, t) if callable(lift) else lift
            w = width_at(WIDTHS, t)
            out.append((x + nx * w * o, y + ny * w * o - h))
    return out


def back_line(ny, t):
    return -ny * 0.96


def fin_height(ny, t):
    grow = min(1, max(0, (t - 0.24) / 0.1))
    return (9 + 13 * max(0, t - 0.55) / 0.45) * grow * (0.3 + 0.7 * abs(ny))


H = Frame(24, 462, -7, 1.1)
head_top = [(0, 2, "c"), (3, -5), (18, -12), (44, -20), (70, -25)]
head_low = [(70, 26), (44, 22), (20, 15), (0, 8)]
tip = (302, 149)
low_edge, top_edge = along(0, 0.99, 1), along(0, 0.99, -1)
body = curve([*H.pts(head_top), *top_edge, (*tip, "c"), *low_edge[::-1], *H.pts(head_low)])
dorsal = curve(
    [
        (*along(0.24, 1, back_line)[0], "c"),
        *along(0.24, 1, back_line, fin_height)[1:],
        (310, 151, "c"),
        *along(0.24, 1, back_line)[::-1][:-1],
    ]
)


def belly_line(ny, t):
    return ny * 0.98


def anal_height(ny, t):
    grow = min(1, max(0, (t - 0.42) / 0.08))
    return -(7 + 13 * max(0, t - 0.55) / 0.45) * grow * (0.15 + 0.85 * abs(ny))


anal = curve(
    [
        (*along(0.42, 1, belly_line)[0], "c"),
        *along(0.42, 1, belly_line, anal_height)[1:],
        (310, 151, "c"),
        *along(0.42, 1, belly_line)[::-1][:-1],
    ]
)
P.d(
    clip("body-clip", body),
    lin("skin", "#7c7a3e", "#565c33", "#444e2e", x1=0, y1=130, x2=60, y2=480),
    form("eel-form", "#f4f7c6", 0.95, -1, 4, 2, "#062c3a", 0.62, 3, -13, 8, box=True),
    form("fin-form", "#eef3c4", 0.7, 0, 2, 1, "#0d3140", 0.4, 1, -4, 3, box=True),
    lin("fin-fill", "#a1a35a", "#6a7444", y1=130, y2=480),
)
rays = ""
for (x0, y0), (x1, y1) in zip(
    along(0.28, 0.985, back_line, 0, 2), along(0.28, 0.985, back_line, fin_height, 2)
):
    rays += f"M{n(x0)} {n(y0)}L{n(x1 + 2)} {n(y1 + 1)}"
for (x0, y0), (x1, y1) in zip(
    along(0.46, 0.985, belly_line, 0, 2), along(0.46, 0.985, belly_line, anal_height, 2)
):
    rays += f"M{n(x0)} {n(y0)}L{n(x1 + 2)} {n(y1 - 1)}"
belly = curve(
    [*along(0, 0.99, lambda ny, t: ny * 1.06), *along(0, 0.99, lambda ny, t: ny * 0.3)[::-1]]
)
chin = H.c([(-2, 6), (20, 8), (44, 10), (80, 10), (110, 8), (110, 40), (60, 34), (20, 20)])
P.add(
    g(
        "cast-shadow",
        path(
            curve(
                [(120, 520), (220, 506), (340, 520), (420, 500), (400, 540), (280, 560), (160, 548)]
            ),
            "#0b1536",
            opacity=0.3,
        ),
        filter=P.soft(9),
        transform="translate(0 14)",
    )
)
P.add(g("fin-anal", path(anal, "url(#fin-fill)", filter="url(#fin-form)")))
P.add(
    g(
        "body",
        path(body, "url(#skin)"),
        gg(
            path(belly + chin, "#e3c968", opacity=0.95),
            clip_path="url(#body-clip)",
            filter=P.soft(4),
        ),
        gg(
            line(curve(along(0.02, 0.97, lambda ny, t: -ny * 0.45), False), "#a8a862", 6, 0.5),
            filter=P.soft(3),
        ),
        filter="url(#eel-form)",
    )
)
P.add(
    g(
        "back-light",
        P.caustics_on("back-caustic", path(body, "#fff"), 0.2, 0.018, 0.03, 11),
        clip_path="url(#body-clip)",
    )
)
P.add(
    g(
        "fin-dorsal",
        path(dorsal, "url(#fin-fill)", filter="url(#fin-form)"),
        line(rays, "#2b3619", 1.2, 0.45),
    )
)
pores = "".join(f"M{n(x)} {n(y)}h.1" for x, y in along(0.03, 0.95, lambda ny, t: ny * 0.12, 0, 3))
P.add(
    g(
        "marks",
        line(pores, "#fbf0b4", 2.4, 0.75),
        line(H.open([(0, 4), (16, 4), (32, 5), (42, 10)]), "#1d2413", 3.2, 0.85),
        line(H.open([(2, 0), (18, 0), (34, 1), (46, 7)]), "#f7efb8", 2, 0.7),
        line(H.open([(3, 9), (20, 14), (38, 19)]), "#fdf8d4", 2, 0.6),
        line(H.open([(84, -8), (92, 0), (94, 12)]), "#1d2413", 4, 0.65),
        line(H.open([(88, -8), (96, 0), (98, 12)]), "#f7efb8", 1.6, 0.5),
        line(H.open([(7, -6), (3, -10), (-1, -11)]), "#6a6a38", 4.4, 1),
        circle(*H.at(21, -10), 1.9, "#1d2413"),
    )
)
pectoral, pec_rays = soft_fin(
    H, [(98, -2), (100, 14)], [(116, -14), (140, -18), (154, -8), (150, 8), (126, 16)], 8
)
P.add(
    g(
        "pectoral",
        path(pectoral, "url(#fin-fill)", filter="url(#fin-form)"),
        line(pec_rays, "#2b3619", 1.2, 0.5),
    )
)
P.add(fish_eye(P, *H.at(35, -11), 8.2, ("#3a2c10", "#c99c34", "#f6df8e", "#5a4c20"), "#2a3018"))
P.add(
    g(
        "near-weed",
        path(
            tuft(452, 650, 170, 7, r, 0.4, 8, -0.2) + tuft(20, 660, 130, 7, r, 0.4, 8, 0.2),
            "#10404a",
        ),
        opacity=0.92,
    )
)
P.add(bubbles("bubbles", [(30, 412, 4), (42, 386, 6), (30, 360, 3), (40, 338, 4)]))
P.foot("#04182c", 0.75, 575).vignette(o=0.42).grain()
P.save()
if "proof" in sys.argv:
    proof(P.file)
