"""The tiles of the two stars, 480 x 480, hexagon point up (centre 240, 240, radius 228), one clip path.

habitat_*: the place itself, with an edge in its colour; one simple form each, to be read at 70 px. impact_1..6: grey stone, each
broken in its own way. habitat_centre and impact_centre are calm: the program writes the counts on them.
"""

import math
import sys

sys.path.insert(0, __file__.rsplit("/tiles/", 1)[0])
from kit import *
from scene_kit import *

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


def ice(name, title):
    P = new(name, title)
    P.d(
        lin("sky", "#8ec3dc", (0.6, "#dff0f6"), "#fdf0dc", y2=200),
        lin("below", "#8fd0dc", (0.35, "#3f93b4"), (1, "#0f3f68"), y1=216, y2=480),
        lin("top", "#ffffff", "#e4f3f8", "#a9d3e2", y1=96, y2=222),
        lin("keel", "#d4f1f6", (0.4, "#8cc9dc"), (1, "#4a94b8"), y1=216, y2=400),
        form("ice-form", "#ffffff", 0.9, 2, 4, 2, "#2a6f98", 0.5, -5, -8, 7, box=True),
    )
    floe = [
        (60, 218, "c"),
        (84, 190, "c"),
        (120, 180, "c"),
        (150, 120, "c"),
        (178, 96, "c"),
        (206, 138, "c"),
        (240, 118, "c"),
        (268, 84, "c"),
        (300, 146, "c"),
        (330, 158, "c"),
        (352, 188, "c"),
        (404, 198, "c"),
        (430, 218, "c"),
    ]
    keel = [
        (56, 216, "c"),
        (434, 216, "c"),
        (408, 262, "c"),
        (372, 276, "c"),
        (350, 322, "c"),
        (300, 336, "c"),
        (262, 392, "c"),
        (226, 352, "c"),
        (180, 346, "c"),
        (150, 296, "c"),
        (100, 280, "c"),
    ]
    faces = "M178 96L206 138L190 214H150L150 120ZM268 84L300 146L286 214H256L240 118Z"
    under = "M262 392L226 352L236 216H300L300 336ZM150 296L180 346L176 216H120L100 280Z"
    parts = [
        g(
            "sky-layer",
            full("url(#sky)", 0, 230),
            circle(120, 120, 60, "#fffbe6", opacity=0.8, filter=P.soft(14)),
        ),
        g(
            "far-floes",
            path(
                "M-10 216L20 198L60 202L90 214L380 212L400 196L440 190L490 204V222H-10Z", "#c9e2ec"
            ),
        ),
        g(
            "water",
            full("url(#below)", 214, 270),
            line(
                "M20 250h60M400 246h60M30 300h50M390 310h70M50 356h60M360 372h60", "#d9f3f4", 3, 0.4
            ),
        ),
        g(
            "shafts",
            path(
                "M90 216L60 470H110L140 216ZM330 216L340 480H420L380 216Z", "#e6fbf6", opacity=0.2
            ),
        ),
        g(
            "keel-layer",
            path(curve(keel), "url(#keel)"),
            path(under, "#2f7fa8", opacity=0.32),
            line("M100 280L150 296L180 346L226 352L262 392", "#effcff", 3, 0.7),
        ),
        g(
            "floe-layer",
            path(curve(floe), "url(#top)", filter="url(#ice-form)"),
            path(faces, "#8cc4dc", opacity=0.55),
        ),
        g(
            "edge-of-water",
            line("M-10 218H60M430 218H490", "#ffffff", 5, 0.9),
            line("M52 218H438", "#f4fdff", 6, 0.95),
        ),
        bubbles("air", [(210, 410, 7), (222, 436, 4.5), (330, 380, 6), (130, 330, 5)]),
    ]
    return P, parts


def mud(name, title):
    P = new(name, title)
    r = rng(6)
    P.d(
        lin("water", "#d9b08a", (0.5, "#a8886a"), (1, "#7a5f50"), y2=170),
        lin(
            "layers", "#c07a58", (0.22, "#a8513b"), (0.6, "#7a3529"), (1, "#3f1c20"), y1=140, y2=480
        ),
        lin("burrow", "#f3d2a8", "#e0a87c", y1=140, y2=380),
        form("worm-form", "#ffe9d8", 0.8, 1, 3, 1.5, "#4a1520", 0.5, -2, -6, 5),
    )
    top = [
        (-10, 168, "c"),
        (40, 160),
        (96, 150),
        (116, 150, "c"),
        (160, 166),
        (240, 158),
        (318, 150),
        (338, 150, "c"),
        (400, 164),
        (490, 156, "c"),
    ]
    u_tube = curve(
        [(132, 150), (130, 250), (160, 316), (232, 330), (300, 314), (328, 250), (326, 150)], False
    )
    side = curve([(404, 164), (398, 240), (372, 300), (388, 372), (350, 420)], False)
    left = curve([(62, 160), (70, 250), (52, 330), (100, 396)], False)
    worm = curve([(134, 208), (136, 260), (170, 312), (232, 328), (280, 318)], False)
    parts = [
        g(
            "water-layer",
            full("url(#water)", 0, 200),
            line("M60 70q40-10 80 0M270 60q50-10 100 0M150 104q40-8 80 0", "#fff0d0", 3, 0.5),
        ),
        g("mud-layer", path(curve([(-10, 490, "c")] + top + [(490, 490, "c")]), "url(#layers)")),
        g(
            "bands",
            line(
                curve([(-10, 220), (120, 212), (260, 226), (400, 214), (490, 222)], False)
                + curve([(-10, 286), (140, 296), (280, 282), (490, 296)], False)
                + curve([(-10, 372), (160, 360), (320, 378), (490, 364)], False),
                "#5d2822",
                5,
                0.5,
            ),
            line(
                curve([(-10, 226), (120, 218), (260, 232), (400, 220), (490, 228)], False)
                + curve([(-10, 292), (140, 302), (280, 288), (490, 302)], False),
                "#e0a080",
                2.4,
                0.45,
            ),
        ),
        g(
            "burrows",
            *[
                line(d, "#4a1f1c", w + 10, 0.75) + line(d, "#e8b98c", w, 1)
                for d, w in ((side, 20), (left, 20), (u_tube, 34))
            ],
        ),
        g(
            "worm",
            line(worm, "#c0465a", 20, 1),
            line(worm, "#f09a94", 7, 0.8, transform="translate(-3 -4)"),
            line(
                "".join(
                    f"M{n(x - nx * 9)} {n(y - ny * 9)}L{n(x + nx * 9)} {n(y + ny * 9)}"
                    for x, y, nx, ny, t in sample(
                        [(134, 208), (136, 260), (170, 312), (232, 328), (280, 318)], 12
                    )
                ),
                "#8a2438",
                2,
                0.6,
            ),
        ),
        g(
            "mounds",
            path(
                curve([(296, 152, "c"), (312, 120), (326, 108), (342, 122), (358, 152, "c")]),
                "#b8664a",
            ),
            line(
                curve([(304, 140), (326, 132), (350, 142)], False)
                + curve([(308, 128), (326, 120), (344, 130)], False),
                "#7a3529",
                4,
                0.7,
            ),
        ),
        g(
            "siphons",
            line("M404 162V112M404 162Q414 140 430 118M62 160Q56 130 46 112", "#f6ddc0", 8, 0.95),
            line("M404 150V116", "#fffaf0", 3, 0.8),
        ),
        g(
            "shell",
            path(
                curve([(330, 398), (352, 376), (384, 384), (392, 410), (366, 430), (338, 424)]),
                "#f4c9c0",
            ),
            line("M340 412Q362 388 388 404M348 420Q364 400 384 412", "#c07a78", 3, 0.8),
        ),
        g(
            "grains",
            *[
                circle(
                    r.uniform(30, 450),
                    r.uniform(180, 460),
                    r.uniform(2, 4.4),
                    r.choice(["#e0a080", "#4a1f1c"]),
                    opacity=0.6,
                )
                for _ in range(40)
            ],
        ),
    ]
    return P, parts


def river(name, title):
    P = new(name, title)
    r = rng(2)
    P.d(
        lin("sky", "#f0d9a0", "#fdf0cf", y2=150),
        lin("meadow", "#c9b45a", (0.5, "#b0903a"), (1, "#7d6428"), y1=140, y2=480),
        lin(
            "stream", "#fdf3d2", (0.25, "#c9e2d2"), (0.6, "#6fb2b8"), (1, "#2f7590"), y1=140, y2=480
        ),
        lin("hills", "#a89a6a", "#8a7a48", y1=96, y2=170),
    )
    mid = [
        (250, 148),
        (282, 164),
        (250, 186),
        (192, 210),
        (196, 246),
        (262, 276),
        (310, 312),
        (296, 358),
        (246, 398),
        (214, 440),
        (204, 500),
        (200, 760),
    ]
    bed = taper(mid, [5, 10, 18, 26, 34, 42, 54, 72, 80, 84], 20)
    water = taper(mid, [3, 8, 14, 20, 27, 34, 44, 60, 68, 72], 20)
    glint = lambda k, a, b: curve(
        [
            (
                x + nx * width_at([3, 8, 14, 20, 27, 34, 44, 60, 68, 72], t) * k,
                y + ny * width_at([3, 8, 14, 20, 27, 34, 44, 60, 68, 72], t) * k,
            )
            for x, y, nx, ny, t in sample(mid, 14)
            if a < t < b
        ],
        False,
    )
    parts = [
        g("sky-layer", full("url(#sky)", 0, 170), circle(350, 96, 34, "#fffbe6", opacity=0.95)),
        g(
            "hills-layer",
            path(
                curve(
                    [
                        (-10, 170, "c"),
                        (40, 128),
                        (110, 104),
                        (190, 136),
                        (260, 120),
                        (340, 140),
                        (420, 112),
                        (490, 140, "c"),
                        (490, 180, "c"),
                    ]
                ),
                "url(#hills)",
            ),
            pines([30, 60, 84, 112, 400, 424, 444], 138, r, "#6a6a3a", 36),
        ),
        g(
            "meadow-layer",
            full("url(#meadow)", 146, 340),
            line(
                "M60 200q40-8 80 0M330 210q40-8 90 2M40 300q40-8 80 0M390 380q30-6 70 2M300 440q50-8 100 0M40 400q30-8 60 0",
                "#e0cf84",
                5,
                0.55,
            ),
        ),
        g("bed", path(bed, "#6e5220")),
        g(
            "stream-layer",
            path(water, "url(#stream)"),
            line(glint(0.5, 0.2, 0.42), "#ffffff", 4, 0.7),
            line(glint(-0.4, 0.34, 0.58), "#ffffff", 4.6, 0.6),
            line(glint(0.1, 0.48, 0.66), "#eafaf6", 5, 0.5),
        ),
        g(
            "reeds",
            reeds([70, 90, 110, 128], 350, 96, r, "#7f8a34", 4, "#6e4426"),
            reeds([388, 404, 424, 442], 330, 86, r, "#7f8a34", 4, "#6e4426"),
            reeds([280, 300, 322, 344], 470, 70, r, "#5f6a2a", 4),
        ),
        g(
            "stones",
            *[
                path(curve(stone_pts(x, y, a, b, r, 8), k=0.24), "#d9c9a4")
                for x, y, a, b in ((228, 448, 18, 11), (262, 430, 12, 8), (120, 470, 20, 12))
            ],
        ),
    ]
    return P, parts


def rock(name, title):
    P = new(name, title)
    r = rng(4)
    P.d(
        lin("water", "#c9d2ea", (0.4, "#8a8cc4"), (1, "#3a3f78"), y2=400),
        olin("stone", "#d6c2e2", "#8d6cb4", "#4f3c86", "#2a2458"),
        form("stone-form", "#fdf2ff", 0.75, 2, 6, 4, "#150f3a", 0.7, -8, -22, 13, box=True),
        lin("facet", (0, "#fff", 0.34), (1, "#fff", 0), y1=90, y2=330),
    )
    boulders = [
        [
            (92, 290, "c"),
            (100, 214),
            (132, 140),
            (188, 100),
            (270, 94),
            (338, 122),
            (378, 190),
            (388, 290, "c"),
            (240, 310),
        ],
        [
            (-6, 420, "c"),
            (14, 320),
            (60, 258),
            (124, 236),
            (186, 262),
            (222, 330),
            (230, 420, "c"),
            (110, 470),
        ],
        [
            (216, 430, "c"),
            (228, 340),
            (266, 272),
            (330, 246),
            (400, 262),
            (448, 320),
            (478, 430, "c"),
            (350, 480),
        ],
        [(110, 500, "c"), (130, 430), (186, 396), (260, 394), (320, 420), (346, 500, "c")],
    ]
    faces = [
        "M132 140L188 100L270 94L338 122L286 166L176 176Z",
        "M60 258L124 236L186 262L150 300L84 312Z",
        "M266 272L330 246L400 262L366 306L300 316Z",
        "M186 396L260 394L300 416L240 430L170 420Z",
    ]
    fronds = []
    for x, y, h, lean in [
        (206, 92, 62, -16),
        (232, 82, 78, 0),
        (258, 84, 64, 16),
        (96, 250, 46, -10),
        (116, 244, 56, 4),
        (352, 254, 50, -4),
        (374, 260, 58, 10),
    ]:
        fronds.append(
            f"M{x} {y}Q{x + lean * 0.2} {y - h * 0.5} {x + lean} {y - h}M{x + lean * 0.25:.0f} {y - h * 0.45:.0f}Q{x + lean + 12} {y - h * 0.6:.0f} {x + lean + 18} {y - h * 0.86:.0f}M{x + lean * 0.25:.0f} {y - h * 0.4:.0f}Q{x + lean - 12} {y - h * 0.55:.0f} {x + lean - 18} {y - h * 0.74:.0f}"
        )
    mussels = "".join(
        curve(place([(0, -12, "c"), (9, 0), (7, 11), (-5, 12), (-9, 2)], x, y, t))
        for x, y, t in [
            (296, 200, 20),
            (314, 214, 60),
            (290, 222, -20),
            (70, 350, 10),
            (90, 364, 50),
            (64, 374, -30),
            (402, 340, 20),
            (420, 356, -20),
            (398, 366, 60),
        ]
    )
    parts = [
        g(
            "water-layer",
            full("url(#water)"),
            path("M120 0H190L120 420H10ZM300 0H350L330 420H260Z", "#f4f0ff", opacity=0.16),
        ),
        g(
            "far-stones",
            path(
                curve([(-10, 300, "c"), (20, 230), (90, 214), (150, 250, "c")])
                + curve([(330, 260, "c"), (390, 200), (450, 206), (490, 260, "c")]),
                "#7a78b4",
                opacity=0.7,
            ),
        ),
        g(
            "weed",
            line("".join(fronds), "#7d8a34", 9, 1),
            line("".join(fronds), "#d9cf6a", 2.6, 0.7),
        ),
        g(
            "boulders",
            *[
                gg(
                    path(curve(b, k=0.26), "url(#stone)"),
                    path(f, "url(#facet)"),
                    filter="url(#stone-form)",
                )
                for b, f in zip(boulders, faces)
            ],
        ),
        g(
            "mussels",
            path(mussels, "#22204e"),
            line(
                "".join(
                    curve(place([(-3, -6), (-5, 2), (-2, 8)], x, y, 10), False)
                    for x, y in [(296, 200), (70, 350), (402, 340), (314, 214)]
                ),
                "#a9a4e0",
                2.2,
                0.8,
            ),
        ),
        bubbles("air", [(90, 130, 8), (104, 104, 5), (386, 150, 7), (398, 124, 4.5)]),
    ]
    return P, parts


def open_water(name, title):
    P = new(name, title)
    P.d(
        lin("sky", "#7fb4dc", (0.7, "#d9ecf2"), "#fdf0d2", y2=170),
        lin("far", "#5f9fd0", "#3a76b4", y1=150, y2=220),
        lin("second", "#3f80c0", "#255a9c", y1=190, y2=300),
        lin("third", "#2c68ac", "#174684", y1=260, y2=390),
        lin("near", "#1f5498", "#0a2a5c", y1=340, y2=480),
        form("wave-form", "#eaf8ff", 0.85, 1, 5, 2, "#06204a", 0.45, -3, -18, 12),
    )

    def roll(y, period, height, phase):
        pts, x = [], -period + phase
        while x < 500 + period:
            pts += [
                (x, y + height * 0.5),
                (x + period * 0.3, y - height * 0.15),
                (x + period * 0.5, y - height * 0.5),
                (x + period * 0.66, y - height * 0.05),
            ]
            x += period
        return pts

    rows = [
        (178, 120, 14, 0, "far"),
        (240, 190, 40, 60, "second"),
        (330, 250, 62, -40, "third"),
        (420, 300, 76, 70, "near"),
    ]
    waves, foam = [], []
    for y, period, height, phase, fill in rows:
        pts = roll(y, period, height, phase)
        waves.append(
            path(
                curve([(pts[0][0], 600, "c")] + pts + [(pts[-1][0], 600, "c")]),
                f"url(#{fill})",
                filter="url(#wave-form)",
            )
        )
        x = -period + phase
        while x < 500:
            cx, cy = x + period * 0.5, y - height * 0.5
            foam.append(
                curve(
                    [
                        (cx - period * 0.16, cy + height * 0.36),
                        (cx - period * 0.06, cy + height * 0.14),
                        (cx, cy + 2),
                        (cx + period * 0.07, cy + height * 0.22),
                    ],
                    False,
                )
            )
            x += period
    parts = [
        g(
            "sky-layer",
            full("url(#sky)", 0, 190),
            circle(330, 120, 36, "#fffbe6"),
            circle(330, 120, 62, "#fff6d8", opacity=0.4),
            gull(150, 110, 26, "#ffffff", 5),
            gull(206, 84, 17, "#ffffff", 4),
        ),
        g("waves", *waves),
        g(
            "foam",
            line("".join(foam), "#f4fcff", 7, 0.9),
            line(
                "M60 300q40 14 90 6M250 306q60 12 110 0M40 400q50 16 100 8M300 400q50 12 100 0M180 452q60 14 120 2",
                "#a9d3ee",
                5,
                0.6,
            ),
        ),
    ]
    return P, parts


def coast(name, title):
    P = new(name, title)
    r = rng(3)
    P.d(
        lin("sky", "#8fcbd6", (0.6, "#dff0dc"), "#fdeec6", y2=200),
        lin("sea", "#bfe0d2", (0.3, "#5fb0ae"), (1, "#1c6a80"), y1=190, y2=470),
        lin("land", "#8fae6a", "#5f8450", y1=150, y2=215),
        lin("beach", "#f2e3b4", "#c9ae74", y1=300, y2=470),
        lin("reed", "#b9d05e", "#5f9440", "#2e6238", y1=60, y2=420),
        lin("reed-b", "#8fb656", "#2f6a44", y1=80, y2=400),
        form("reed-form", "#fbffd2", 0.8, -1, 0.5, 0.8, "#0f3d2e", 0.55, 2.5, 0, 2.5),
        form("st", "#fff6df", 0.7, 1, 4, 2.5, "#1a2748", 0.65, -3, -10, 7, box=True),
        olin("stone", "#d3c3c9", "#8b7c9c", "#3b3a5c"),
    )
    line_of_beach = [
        (-10, 372, "c"),
        (50, 366),
        (130, 384),
        (210, 412),
        (300, 418),
        (380, 400),
        (490, 384, "c"),
    ]
    trees = "".join(
        curve(
            [
                (x - 8 * s, y, "c"),
                (x - 7 * s, y - 14 * s),
                (x, y - 34 * s, "c"),
                (x + 7 * s, y - 14 * s),
                (x + 8 * s, y, "c"),
            ]
        )
        for x, y, s in [(r.uniform(290, 480), 182, r.uniform(0.6, 1.1)) for _ in range(16)]
    )

    def reed(x, y, h, lean, w, fill, seed, plume=True):
        q = rng(seed)
        tip = (x + lean, y - h)
        stem = [(x, y), (x + lean * 0.15, y - h * 0.4), (x + lean * 0.5, y - h * 0.75), tip]
        along = sample(stem, 6)
        leaves = []
        for i, t in enumerate((0.22, 0.38, 0.54, 0.7)):
            a = along[int(t * (len(along) - 1))]
            s = 1 if (i + seed) % 2 else -1
            reach = h * q.uniform(0.26, 0.38)
            leaves.append(
                taper(
                    [
                        (a[0], a[1]),
                        (a[0] + s * reach * 0.22, a[1] - reach * 0.42),
                        (a[0] + s * reach * 0.62, a[1] - reach * 0.74),
                        (a[0] + s * reach * 1.1, a[1] - reach * 0.8 + i * 3),
                    ],
                    [w * 0.8, w * 1.7, w * 1.2, 0.4],
                    22,
                    point=True,
                )
            )
        head = ""
        if plume:  # nodding panicle: many thin strands, all to the lee side
            strands = []
            for k in range(15):
                u = k / 14
                y0, x0 = tip[1] + 44 - u * 46, tip[0] - 3 + u * 5
                reach, d = 13 + 17 * math.sin(u * 2.6 + 0.35), q.uniform(0.85, 1.15)
                strands.append(
                    f"M{n(x0)} {n(y0)}q{n(reach * 0.35 * d)} {n(-reach * 0.75)} {n(reach * d)} {n(-reach * 0.12)}"
                )
                if k % 2:
                    strands.append(
                        f"M{n(x0)} {n(y0)}q{n(-reach * 0.15)} {n(-reach * 0.6)} {n(-reach * 0.32)} {n(-reach * 0.62)}"
                    )
            d = "".join(strands)
            head = line(d, "#7a4a55", 4, 0.95) + line(
                d, "#c99a8e", 1.5, 0.75, transform="translate(-.8 -1)"
            )
        return gg(
            gg(
                path(taper(stem, [w, w * 0.9, w * 0.7, w * 0.4], 40), fill),
                path("".join(leaves), fill),
                filter="url(#reed-form)",
            ),
            head,
        )

    far = [(56, 240, 14), (96, 270, 20), (134, 230, 24), (176, 250, 22), (206, 200, 26)]
    near = [(74, 300, 22), (118, 344, 30), (156, 290, 34), (196, 310, 36)]
    rs = rng(5)
    stones = [(330, 398, 50, 26), (388, 388, 40, 30), (286, 414, 30, 16), (420, 414, 40, 20)]
    parts = [
        g(
            "sky-layer",
            full("url(#sky)", 0, 230),
            circle(150, 120, 70, "#fff7da", opacity=0.7, filter=P.soft(16)),
        ),
        g(
            "far-shore",
            path(
                curve(
                    [
                        (-10, 215, "c"),
                        (60, 190),
                        (140, 182),
                        (230, 192),
                        (300, 178),
                        (400, 168),
                        (490, 180, "c"),
                        (490, 215, "c"),
                    ]
                ),
                "url(#land)",
            ),
            path(trees, "#4f7a52"),
        ),
        g(
            "water",
            full("url(#sea)", 206, 280),
            P.caustics_on("water-light", full("#fff", 206, 280), 0.5, 0.008, 0.06, 5),
            line(
                "".join(
                    f"M{r.uniform(40, 400):.0f} {216 + i * 9}q{r.uniform(10, 30):.0f} -3 {r.uniform(30, 70):.0f} 0"
                    for i in range(12)
                ),
                "#f4fbe9",
                2,
                0.6,
            ),
        ),
        g(
            "beach-layer",
            path(curve([(-10, 490, "c")] + line_of_beach + [(490, 490, "c")]), "url(#beach)"),
            line(curve([(x, y - 2) for x, y, *_ in line_of_beach], False), "#fffdf0", 5, 0.85),
            line(curve([(x, y - 13) for x, y, *_ in line_of_beach], False), "#eafaf0", 2.5, 0.55),
        ),
        g(
            "stones",
            *[
                gg(path(curve(stone_pts(*s, rs, 9), k=0.24), "url(#stone)"), filter="url(#st)")
                for s in stones
            ],
        ),
        g(
            "reeds-far",
            *[
                reed(x, 384 + r.uniform(-6, 8), h, lean, 2.6, "url(#reed-b)", i, i % 2 == 0)
                for i, (x, h, lean) in enumerate(far)
            ],
        ),
        g(
            "reeds-near",
            *[
                reed(x, 402 + i % 3 * 6, h, lean, 3.8, "url(#reed)", i + 1)
                for i, (x, h, lean) in enumerate(near)
            ],
        ),
        g(
            "ripples",
            line("M50 398q20 -6 44 0M96 412q24 -6 50 0M150 420q26 -6 60 0", "#fffbe6", 2.2, 0.7),
        ),
    ]
    return P, parts


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
    "habitat_ice": ("Habitat: ice (Glacies)", ice, "#a9dbe8"),
    "habitat_mud": ("Habitat: mud (Lutosus)", mud, "#a8513b"),
    "habitat_river": ("Habitat: river (Flumina)", river, "#c08a22"),
    "habitat_rock": ("Habitat: rock (Saxosus)", rock, "#76599b"),
    "habitat_open_water": ("Habitat: open water (Pelagicus)", open_water, "#1f5298"),
    "habitat_coast": ("Habitat: coast (Litoralis)", coast, "#5f9a3c"),
    "habitat_centre": ("Centre of the habitats", habitat_centre, "#0b5562"),
    **{f"impact_{k}": (f"Impact, stone {k}", impact(k), "#4b4a4c") for k in CRACKS},
    "impact_centre": ("Centre of the impacts", impact_centre, "#232226"),
}


if __name__ == "__main__":
    wanted = sys.argv[1:]
    for key, (words, picture, colour) in TILES.items():
        if not wanted or key in wanted:
            tile(key, words, picture, colour, "#8d8b8a" if key.startswith("impact") else "#fff6de")
