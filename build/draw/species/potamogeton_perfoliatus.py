"""Perfoliate pondweed. Landmarks: ONE stem close by, rising as a loose S; broad heart-ovals in turn left and right, no stalk:
the two lobes of each leaf close round the stem so that the stem seems threaded through it; margin slightly crisped,
3 strong curved veins and 4 weak ones meeting in the tip, thin and lit through: olive-bronze old below, yellow-green
young above; a short dense knobbly flower ear on top; young perch (bars, red fins) shelter beside it."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *
from plants_kit import along, grow, polar

P = Pic("potamogeton_perfoliatus", "Perfoliate pondweed, Potamogeton perfoliatus")
r = rng(8)
P.water("river", glow=(190, 60, 420), go=0.8, split=(0, 0.22, 0.6, 1)).surface(120, 0.75, seed=5)
P.shafts(((40, 50, 110), (160, 60, 130), (300, 40, 90), (400, 30, 70)), lean=60, o=0.55)

HALF = [(0, 0), (-9, 9), (-5, 21), (10, 30), (34, 34), (60, 29), (84, 15), (100, 0, "c")]
VEINS = [0, 0.34, 0.66]


def leaf(x, y, angle, size, tone, q, folded=0.0):
    """A clasping oval from its base at x, y; `folded` squeezes the lower half: the leaf is seen at a slant."""
    upper = [(u, -v * (1 + q.uniform(-0.07, 0.07)), *c) for u, v, *c in HALF]
    lower = [(u, v * (1 - folded) * (1 + q.uniform(-0.07, 0.07)), *c) for u, v, *c in HALF[1:-1]]
    to = lambda pts: place(pts, x, y, -angle, size / 100)
    outline = to(upper + lower[::-1])
    shade = to([(0, 0), (30, 0), (70, 0), (100, 0, "c")] + lower[::-1])
    veins = ""
    for k in VEINS:
        for sign, squeeze in ((-1, 1), (1, 1 - folded)):
            if k or sign > 0:
                veins += curve(
                    to(
                        [
                            (0, 0),
                            (26, sign * 30 * k * squeeze),
                            (66, sign * 25 * k * squeeze),
                            (98, 0),
                        ]
                    ),
                    False,
                )
    return gg(
        gg(
            path(curve(outline), f"url(#{tone})"),
            path(curve(shade), "#0c4a3c", opacity=0.26),
            filter="url(#leaf-form)",
        ),
        line(veins, "#20522f", 2, 0.4),
        line(veins, "#f6f7b8", 1, 0.7, transform="translate(-.9 -.9)"),
    )


P.d(
    olin("old", "#b7a04a", "#8a8a3c", "#5f6f35"),
    olin("ripe", "#b9cf58", "#7fae46", "#4c8a44"),
    olin("young", "#eef59a", "#bfdc5e", "#84b94e"),
    form("leaf-form", "#fdffc4", 0.85, 0.6, 2.2, 0.9, "#0b4038", 0.5, -0.8, -4, 4, box=True),
    form("stem-form", "#fdffc4", 0.8, 2, 1, 0.8, "#0b3a30", 0.5, -2, 0, 2),
)

# far stand: ladders of ovals, silhouettes only
far = []
for x, h, bend, o in ((64, 430, -8, 0.5), (420, 470, 12, 0.55), (352, 300, -10, 0.4)):
    stem = grow(x, 620, 92, h, bend)
    d = "".join(
        curve(
            place(
                [(0, 0), (14, -15), (40, -12), (56, 0, "c"), (40, 12), (14, 15)],
                px,
                py,
                -(a + s * 55),
                0.9,
            )
        )
        for i, (px, py, a, t) in enumerate(along(stem, 30))
        for s in ((1,) if i % 2 else (-1,))
    )
    far.append(gg(path(d, "#5f8f6a"), line(curve(stem, False), "#5f8f6a", 4), opacity=o))
P.add(g("far-stand", *far, filter=P.soft(1.2)))
P.motes(44, 9, 0.6)
P.bottom("mud", 556, 4)

# young perch
BODY = [
    (0, 0),
    (14, -12),
    (34, -19),
    (62, -12),
    (84, -4),
    (100, -13, "c"),
    (96, 0),
    (100, 12, "c"),
    (84, 3),
    (62, 10),
    (34, 15),
    (12, 9),
]
P.d(
    olin("perch", "#5c7348", "#a9b46a", "#f2ecc6"),
    form("perch-form", "#f4f7c6", 0.8, 0.5, 1.6, 1, "#0b3a3a", 0.45, 0, -3, 2),
)


def perch(x, y, length, flip):
    to = lambda pts: place(pts, x, y, 4 if flip else -4, length / 100, flip)
    bars = "".join(
        curve(to([(u, -18 + abs(u - 40) * 0.25), (u + 1, 5)]), False) for u in (26, 38, 50, 62, 74)
    )
    eye = to([(11, -3)])[0]
    return gg(
        path(curve(to([(28, -17, "c"), (36, -30), (56, -22), (58, -12, "c")])), "#4a5c40"),
        path(
            curve(to([(36, 13, "c"), (42, 25), (50, 12, "c")]))
            + curve(to([(62, 9, "c"), (68, 20), (76, 6, "c")])),
            "#e0573a",
        ),
        path(curve(to(BODY)), "url(#perch)"),
        line(bars, "#2c4030", length * 0.05, 0.7),
        path(curve(to([(88, 2, "c"), (100, 12, "c"), (96, 1)])), "#e0573a"),
        circle(eye[0], eye[1], length * 0.04, "#f6e9a8"),
        circle(eye[0], eye[1], length * 0.024, "#101a14"),
        filter="url(#perch-form)",
    )


P.add(g("perch-far", perch(54, 262, 92, False), perch(30, 330, 70, False), opacity=0.85))

# the stem, its leaves: far side first, clasping lobes over the stem last
stem = [(196, 600), (206, 540), (236, 440), (250, 340), (238, 240), (252, 150), (262, 112)]
places = along(stem, 62)
q = rng(5)
behind, front = [], []
for i, (x, y, a, t) in enumerate(places[1:-1]):
    side = 1 if i % 2 else -1
    size = (
        (150 + 36 * math.sin(t * math.pi))
        * (1 - 0.42 * max(0, t - 0.55) / 0.45)
        * q.uniform(0.94, 1.06)
    )
    tone = "old" if t < 0.28 else ("ripe" if t < 0.68 else "young")
    turn = 62 - 16 * t + q.uniform(-8, 8)
    front.append(leaf(x, y, a + side * turn, size, tone, q, 0.0 if i % 3 else 0.42))
branch = grow(240, 424, 40, 150, 40)
P.add(
    g(
        "side-shoot",
        line(curve(branch, False), "#6f8a3c", 6),
        *[
            leaf(x, y, a + (58 if i % 2 else -58), 76 - 22 * t, "young", q)
            for i, (x, y, a, t) in enumerate(along(branch, 42))
            if i
        ],
    )
)
P.add(g("stem", line(curve(stem, False), "#7d8f3e", 10), filter="url(#stem-form)"))
P.add(g("leaves", *front))
# where the stem passes through a leaf: a short piece of stem in front of the lower lobe
P.add(
    g(
        "threading",
        *[
            line(curve([polar(x, y, a + 180, 30), polar(x, y, a + 180, 7)], False), "#a9b853", 8.5)
            for x, y, a, t in places[1:-1]
        ],
        filter="url(#stem-form)",
    )
)

# flower ear
ear = [(262, 118), (266, 96), (264, 62)]
knobs = []
for k, (x, y, a, t) in enumerate(along(ear, 9)):
    if t > 0.12:
        knobs += [(x + s * (11 - 5 * t) + (2 if k % 2 else -2), y, 6.6 - 2 * t) for s in (-1, 1, 0)]
P.d(orad("knob", "#efe6a0", "#b7a24a", "#6f6a30", cx=0.38, cy=0.3, r=0.7))
P.add(
    g(
        "ear",
        line(curve(ear, False), "#7d8f3e", 7),
        *[circle(x, y, k, "url(#knob)") for x, y, k in knobs],
    )
)
mound = [
    (-20, 740, "c"),
    (-20, 592, "c"),
    (90, 586),
    (160, 578),
    (196, 570),
    (236, 580),
    (320, 592),
    (500, 596, "c"),
    (500, 740, "c"),
]
P.d(lin("moundfill", "#7a5446", "#3b2730", y1=570, y2=660))
P.add(g("mound", path(curve(mound), "url(#moundfill)")))
P.add(
    g(
        "pearls",
        *[
            circle(
                r.uniform(120, 380),
                r.uniform(150, 480),
                r.uniform(1.2, 2.6),
                "#fbfff0",
                opacity=0.9,
            )
            for _ in range(26)
        ],
    )
)
P.add(g("perch-near", perch(452, 482, 128, True)))
P.add(bubbles("bubbles", [(150, 130, 5), (158, 106, 3.4), (148, 88, 2.4), (386, 250, 4)]))
P.foot("#1f1a14", 0.7, 590).vignette("#14241c", o=0.42).grain()
P.save()
proof(P.file)
