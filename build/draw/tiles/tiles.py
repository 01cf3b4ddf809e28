"""The tiles of the two stars, 480 x 480, hexagon point up (centre 240, 240, radius 228), one clip path.

impact_1..6: grey stone, each broken in its own way. habitat_centre and impact_centre are calm: the program writes the
counts on them. The six habitats are paintings.
"""

import math
import sys

sys.path.insert(0, __file__.rsplit("/tiles/", 1)[0])
from kit import *

CORNERS = [
    (240 + 228 * math.sin(math.radians(a)), 240 - 228 * math.cos(math.radians(a)))
    for a in range(0, 360, 60)
]


def hexagon(k, corner=16):
    pts = [(240 + (x - 240) * k, 240 + (y - 240) * k) for x, y in CORNERS]
    out = []
    for i, b in enumerate(pts):
        a, c = pts[i - 1], pts[(i + 1) % 6]
        f = corner / math.dist(a, b)
        s = (b[0] + (a[0] - b[0]) * f, b[1] + (a[1] - b[1]) * f)
        e = (b[0] + (c[0] - b[0]) * f, b[1] + (c[1] - b[1]) * f)
        out.append(
            f"{'L' if i else 'M'}{n(s[0])} {n(s[1])}Q{n(b[0])} {n(b[1])} {n(e[0])} {n(e[1])}"
        )
    return "".join(out) + "Z"


def tile(name, title, picture, edge, inner="#fff6de"):
    P, parts = picture(name, title)
    P.d(clip("tile", hexagon(1)))
    P.add(
        g("tile-picture", *parts, clip_path="url(#tile)"),
        g(
            "tile-edge",
            path(hexagon(0.978), "none", stroke=edge, stroke_width=14, stroke_linejoin="round"),
            path(hexagon(0.94), "none", stroke=inner, stroke_width=3, stroke_opacity=0.9),
            path(hexagon(1.005), "none", stroke="#0b2233", stroke_width=1.5, stroke_opacity=0.5),
        ),
    )
    P.save()


def full(fill, y=0, h=480):
    return el("rect", y=y, width=480, height=h, fill=fill)


def new(name, title):
    return Pic(name, title, 480, 480, folder="tiles")


def habitat_centre(name, title):
    P = new(name, title)
    P.d(lin("paper", "#fffdf6", "#f7f1e3", "#e6ddc6", y1=10, y2=470))
    rows = "".join(
        curve([(x, y + (4 if i % 2 else -4)) for i, x in enumerate(range(20, 480, 36))], False)
        for y in (88, 108, 372, 392)
    )
    return P, [g("paper-layer", full("url(#paper)")), g("swell", line(rows, "#5fb0ae", 4, 0.4))]


def stone_ground(P, tones):
    P.d(
        lin("stone", *tones, x1=60, y1=20, x2=420, y2=470),
        form("stone-form", "#ffffff", 0.5, 4, 7, 4, "#1d1d22", 0.55, -8, -18, 14),
    )
    return path(hexagon(0.96, 30), "url(#stone)", filter="url(#stone-form)")


CRACKS = {  # each list: cracks as landmarks from the edge inwards, thick to thin
    1: [
        [(170, 30), (214, 110), (186, 172), (252, 236), (232, 330), (270, 460)],
        [(252, 236), (340, 214), (436, 262)],
        [(186, 172), (96, 204), (40, 190)],
        [(232, 330), (150, 372), (110, 420)],
    ],
    2: [
        [(46, 150), (130, 190), (196, 180), (262, 236), (350, 232), (440, 300)],
        [(196, 180), (224, 100), (280, 40)],
        [(262, 236), (236, 320), (262, 380), (220, 470)],
        [(350, 232), (376, 160), (434, 140)],
    ],
    3: [
        [(240, 16), (226, 96), (268, 160), (232, 224), (248, 262)],
        [(248, 262), (166, 290), (120, 350), (50, 360)],
        [(248, 262), (322, 300), (350, 372), (420, 380)],
        [(268, 160), (348, 132), (380, 90)],
        [(166, 290), (176, 370), (150, 410)],
    ],
    4: [
        [(60, 330), (130, 296), (170, 232), (250, 210), (310, 140), (400, 104)],
        [(250, 210), (284, 290), (266, 350), (320, 430)],
        [(170, 232), (138, 160), (84, 130)],
        [(284, 290), (366, 300), (440, 350)],
    ],
    5: [
        [(250, 14), (232, 84), (174, 128), (190, 206), (128, 262), (150, 340), (104, 410)],
        [(190, 206), (276, 226), (330, 182), (436, 200)],
        [(276, 226), (300, 312), (262, 380), (290, 450)],
        [(128, 262), (44, 260)],
    ],
    6: [
        [(40, 220), (120, 236), (176, 300), (250, 282), (316, 330), (440, 310)],
        [(250, 282), (262, 200), (206, 140), (224, 60), (200, 30)],
        [(262, 200), (340, 166), (372, 92)],
        [(176, 300), (170, 376), (206, 450)],
        [(316, 330), (330, 420)],
    ],
}


def impact(number):
    def picture(name, title):
        P = new(name, title)
        r = rng(number)
        ground = stone_ground(P, ("#d9d6cd", (0.5, "#b3b0a8"), (1, "#85837f")))
        wide, pale = [], []
        for i, crack in enumerate(CRACKS[number]):
            jagged = [crack[0]]
            for a, b in zip(crack, crack[1:]):
                mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
                jagged += [(mx + r.uniform(-10, 10), my + r.uniform(-10, 10)), b]
            thick = 13 if i == 0 else 10
            left, right = [], []
            for k, (x, y) in enumerate(jagged):
                a, b = jagged[max(0, k - 1)], jagged[min(len(jagged) - 1, k + 1)]
                length = math.dist(a, b) or 1
                nx, ny = -(b[1] - a[1]) / length, (b[0] - a[0]) / length
                ends = 0.75 if i == 0 else 1 - 0.25 * k / (len(jagged) - 1)
                w = thick * ends * r.uniform(0.7, 1.15)
                left.append((x + nx * w, y + ny * w))
                right.append((x - nx * w, y - ny * w))
            d = "M" + "L".join(f"{n(x)} {n(y)}" for x, y in left + right[::-1]) + "Z"
            wide.append(d)
            pale.append(
                "M"
                + "L".join(
                    f"{n(x)} {n(y)}" for x, y in (right if left[0][1] < right[0][1] else left)
                )
            )
        facets = []
        for _ in range(7):
            x, y, s = r.uniform(90, 390), r.uniform(90, 390), r.uniform(30, 70)
            pts = [
                (
                    x + s * r.uniform(0.7, 1.2) * math.cos(a),
                    y + s * r.uniform(0.5, 0.9) * math.sin(a),
                )
                for a in [k * math.tau / 5 + r.uniform(-0.3, 0.3) for k in range(5)]
            ]
            facets.append(
                path(
                    "M" + "L".join(f"{n(px)} {n(py)}" for px, py in pts) + "Z",
                    r.choice(["#ffffff", "#4b4a50"]),
                    opacity=0.1,
                )
            )
        hair = "".join(
            f"M{n(x)} {n(y)}l{n(r.uniform(-26, 26))} {n(r.uniform(10, 30))}l{n(r.uniform(-20, 20))} {n(r.uniform(8, 20))}"
            for x, y in [(r.uniform(100, 380), r.uniform(90, 380)) for _ in range(6)]
        )
        parts = [
            g("back", full("#2c2b2d")),
            g("stone-layer", ground),
            g("facets", *facets),
            g("hair-cracks", line(hair, "#4b4a4c", 2.6, 0.7)),
            g(
                "crack-light",
                *[
                    line(d, "#f4f2ea", 6, 0.75, stroke_linejoin="round", transform="translate(2 4)")
                    for d in pale
                ],
            ),
            g("cracks", path("".join(wide), "#232226")),
        ]
        return P, parts

    return picture


def impact_centre(name, title):
    P = new(name, title)
    ground = stone_ground(P, ("#6d6b6c", (0.5, "#4b4a4c"), (1, "#2f2e31")))
    return P, [
        g("back", full("#1d1d20")),
        g("stone-layer", ground),
        g(
            "hair-cracks",
            line(
                "M70 150l40 24l20 40M410 340l-36-14l-20-34M240 30l-8 44l22 22M230 452l12-46",
                "#1d1d20",
                5,
                0.8,
            ),
            line("M73 153l40 24l20 40M413 343l-36-14l-20-34", "#8d8b8a", 2, 0.6),
        ),
    ]


TILES = {
    "habitat_centre": ("Centre of the habitats", habitat_centre, "#0b5562"),
    **{f"impact_{k}": (f"Impact, stone {k}", impact(k), "#4b4a4c") for k in CRACKS},
    "impact_centre": ("Centre of the impacts", impact_centre, "#232226"),
}


if __name__ == "__main__":
    wanted = sys.argv[1:]
    for key, (words, picture, colour) in TILES.items():
        if not wanted or key in wanted:
            tile(key, words, picture, colour, "#8d8b8a" if key.startswith("impact") else "#fff6de")
