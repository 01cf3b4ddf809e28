"""Spiny naiad on the mud of a shallow bay. Landmarks: stiff, brittle, forking stem, itself set with spines; leaves in threes at each
joint, straight and narrow, of even width, each edge with five to eight large forward teeth like a saw, red-brown at the point; sheath at
the base; glassy olive green, turning red; a plump oval fruit in an axil. No feathers, no combs, no soft leaf anywhere."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *
from plants_kit import *

P = Pic("najas_marina", "Spiny naiad, Najas marina")
r = rng(21)
P.water("weed", glow=(220, 120, 460), go=0.9).surface(130, 0.6, seed=8).shafts(
    ((90, 40, 110), (220, 50, 140), (350, 40, 110)), lean=-50, o=0.5
)
P.d(
    lin("stem", "#cfc070", "#a8894a", "#80603a", y1=110, y2=580),
    lin("leaf-lit", "#d6ec74", "#93c048", "#527f34", y1=90, y2=560),
    lin("leaf-shade", "#9cc352", "#5c9440", "#356a38", y1=90, y2=560),
    form("leaf-form", "#fdffd4", 0.9, 1, 2.2, 1, "#123a24", 0.5, -2, -3.4, 2.2),
    form("stem-form", "#fff0cc", 0.8, 2, 1, 1.2, "#2c1c18", 0.5, -3, -1, 3),
    form("fruit-form", "#fff4d8", 0.9, 1, 3, 1.5, "#2c1408", 0.5, -3, -5, 4, box=True),
    olin("fruit", "#e8b070", "#b3703a", "#6e3d1e"),
)


def saw(x, y, angle, length, w, bend, teeth, seed):
    """A leaf: its outline with teeth cut forward, its vein, and the tips of its teeth."""
    q = rng(seed)
    S = sample(grow(x, y, angle, length, bend, 5), 3)
    last = len(S) - 1
    at = lambda t, v: (
        S[min(last, round(t * last))][0] + S[min(last, round(t * last))][2] * v,
        S[min(last, round(t * last))][1] + S[min(last, round(t * last))][3] * v,
    )
    sides, tips = [], ""
    for side in (1, -1):
        edge = [(*at(0, side * w * 0.9), "c")]
        for k in range(teeth):
            pitch = 0.82 / teeth
            t = 0.1 + pitch * (k + (0.3 if side < 0 else 0))
            slim = w * (1 - 0.35 * t)
            tall = w * 1.15 * q.uniform(0.9, 1.1)
            point = at(t + 0.8 * pitch, side * (slim + tall))
            edge += [
                (*at(t, side * slim), "c"),
                (*point, "c"),
                (*at(t + pitch * 0.74, side * slim * 0.95), "c"),
            ]
            low = at(t + 0.68 * pitch, side * (slim + tall * 0.62))
            tips += f"M{n(low[0])} {n(low[1])}L{n(point[0])} {n(point[1])}"
        sides.append(edge)
    tip = at(1, 0)
    low = at(0.94, 0)
    tips += f"M{n(low[0])} {n(low[1])}L{n(tip[0])} {n(tip[1])}"
    outline = curve(sides[0] + [(*tip, "c")] + sides[1][::-1])
    vein = curve([at(0.02, 0), at(0.5, 0), at(0.95, 0)], False)
    return outline, vein, tips


def stem(points, w0, w1):
    """A stem, and the spines on it."""
    spines = ""
    for i, (x, y, nx, ny, t) in enumerate(sample(points, 30)[1:-1]):
        k = 1 if i % 2 else -1
        w = w0 + (w1 - w0) * t
        spines += f"M{n(x + k * nx * w * 0.6)} {n(y + k * ny * w * 0.6)}l{n(k * nx * 10 + ny * 5)} {n(k * ny * 10 - nx * 5)}"
    return taper(points, [w0, (w0 + w1) / 2, w1], 30), spines


# far plants, dull and soft
haze = ""
for x, h in ((40, 250), (96, 180), (404, 220), (452, 290), (350, 150)):
    haze += curve([(x, 580), (x + 6, 580 - h)], False)
    for k in range(1, 7):
        for a in (25, 155):
            haze += curve(
                grow(x + 6 * k / 6, 580 - h * k / 6, a, 46, 12 if a < 90 else -12, 3), False
            )
P.add(g("far-plants", line(haze, "#3f8a7c", 9, 0.3), filter=P.soft(2)))
P.motes(40, 5, 0.55).bottom("mud", 556, 9)

STEMS = [
    ([(236, 590), (232, 500), (240, 410)], 6.5, 5.6),
    ([(240, 414), (196, 330), (150, 262)], 5.6, 4.4),
    ([(240, 414), (286, 338), (330, 280)], 5.6, 4.4),
    ([(150, 264), (126, 200), (116, 140)], 4.4, 3.2),
    ([(150, 264), (196, 206), (220, 150)], 4.4, 3.2),
    ([(330, 282), (340, 214), (330, 150)], 4.4, 3.2),
    ([(330, 282), (382, 240), (408, 210)], 4.2, 3.2),
    ([(234, 520), (172, 478), (124, 462)], 4.6, 3.4),
    ([(234, 500), (306, 470), (356, 452)], 4.6, 3.4),
]
JOINTS = [  # place, angles of the leaves, their length, half width
    ((234, 510), (196, 344, 60), 107, 8.5),
    ((240, 412), (188, 352, 90), 130, 9.5),
    ((196, 332), (160, 250), 107, 8.5),
    ((288, 338), (20, 290), 107, 8.5),
    ((150, 264), (176, 214, 90), 116, 9),
    ((330, 282), (4, 70, 330), 116, 9),
    ((124, 196), (168, 34), 97, 8),
    ((198, 204), (160, 20), 93, 8),
    ((116, 142), (150, 120, 92, 62), 93, 7.5),
    ((220, 150), (118, 90, 62, 30), 93, 7.5),
    ((340, 214), (160, 26), 90, 8),
    ((330, 152), (128, 100, 70, 46), 93, 7.5),
    ((408, 210), (70, 38, 8, 340), 86, 7.5),
    ((124, 462), (196, 166, 132, 230), 97, 8),
    ((356, 452), (344, 12, 44, 310), 97, 8),
]
stems, spines = zip(*(stem(*s) for s in STEMS))
back, front = ["", "", ""], ["", "", ""]
for k, ((x, y), angles, length, w) in enumerate(JOINTS):
    for i, a in enumerate(angles):
        bend = r.uniform(-10, 10)
        parts = saw(x, y, a, length * r.uniform(0.94, 1.08), w, bend, 5, 40 + 7 * k + i)
        where = front if i % 2 == 0 else back
        for j in range(3):
            where[j] += parts[j]


def leaves(ident, parts, fill):
    """Many leaves of one tone: blades, veins, and the red points."""
    return g(
        ident,
        gg(path(parts[0], fill), filter="url(#leaf-form)"),
        line(parts[1], "#2f5a26", 2.4, 0.4),
        line(parts[1], "#f6ffb8", 1.6, 0.7, transform="translate(-1.2 -1.2)"),
        line(parts[2], "#9a4a2a", 2.4, 0.9),
    )


P.add(
    leaves("leaves-behind", back, "url(#leaf-shade)"),
    g(
        "stems",
        gg(
            path("".join(stems), "url(#stem)"),
            line("".join(spines), "#a8683a", 2.4),
            filter="url(#stem-form)",
        ),
        *[
            circle(x, y, w * 0.95, "#c2a25c", stroke="#6a4a2a", stroke_width=1, stroke_opacity=0.5)
            for (x, y), _, _, w in JOINTS
        ],
    ),
    leaves("leaves", front, "url(#leaf-lit)"),
)
fruits = [(258, 398, 24), (166, 250, -24), (346, 270, 30), (248, 498, 20)]
P.add(
    g(
        "fruits",
        *[
            gg(
                path(
                    curve(place([(0, 14), (-9, 4), (-8, -9), (0, -16), (8, -9), (9, 4)], x, y, a)),
                    "url(#fruit)",
                ),
                line(curve(place([(0, -15), (2, -22)], x, y, a), False), "#7a4a22", 2),
                filter="url(#fruit-form)",
            )
            for x, y, a in fruits
        ],
    )
)
P.add(bubbles("bubbles", [(64, 330, 5), (74, 308, 3), (424, 350, 5), (432, 330, 3)]))
P.foot("#14161c", 0.7, 600).vignette(o=0.34).grain()
P.save()
proof(P.file)
