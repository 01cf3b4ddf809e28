"""Cladophora, the green belt at the waterline: tufts of fine branched threads hanging from a stone, half in the air, half in the swell.

Landmarks: no leaves, no blades: hundreds of threads as fine as hair, each branching again and again, always forwards, bushy at the ends;
bright grass green, dark at the roots, pale where the light falls; the belt begins at the water line and hangs down the stone like hair,
drawn to one side by the swell."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *
from plants_kit import *

P = Pic("cladophora_glomerata", "Cladophora, blanket weed, Cladophora glomerata")
r = rng(17)
LEVEL = 178
P.water("surface", glow=(320, 250, 430), go=0.9, split=(0.2, 0.4, 0.75, 1))
P.shafts(((120, 40, 110), (260, 50, 140), (390, 40, 110)), lean=-60, o=0.45)
P.d(
    lin("sky", "#bfe0e6", "#f7ecd2", y1=0, y2=LEVEL),
    lin("stone", "#c6b2c4", "#8272a4", "#4a4580", "#22264e", y1=110, y2=640),
    form("stone-form", "#fff2dc", 0.75, 3, 6, 4, "#0f1a40", 0.7, -12, -22, 14, box=True),
    lin("thread-back", "#4f9a48", "#2f7a4a", "#1f5a4a", y1=200, y2=560),
    lin("thread-mid", "#8fd048", "#56a83e", "#2f7a40", y1=200, y2=560),
    lin("thread-front", "#d8f478", "#9adb48", "#5cae40", y1=200, y2=560),
)
far = [
    (-20, 560, "c"),
    (60, 540),
    (240, 560),
    (400, 536),
    (500, 552, "c"),
    (500, 740, "c"),
    (-20, 740, "c"),
]
P.add(g("far-bottom", path(curve(far), "#3f8f98", opacity=0.5)))
P.motes(46, 4, 0.6, box=(0, LEVEL + 20, 480, 620))
# the stone stands out of the water at the left
stone = [
    (-30, 740, "c"),
    (-30, 150, "c"),
    (20, 118),
    (84, 108),
    (150, 128),
    (196, 168),
    (216, 214),
    (226, 290),
    (222, 380),
    (236, 470),
    (262, 560),
    (300, 640),
    (310, 740, "c"),
]
facet = [(20, 122, "c"), (84, 112), (146, 132, "c"), (110, 184, "c"), (30, 190, "c")]
sand = [
    (-20, 596, "c"),
    (120, 590),
    (300, 604),
    (420, 588),
    (500, 598, "c"),
    (500, 740, "c"),
    (-20, 740, "c"),
]
P.d(lin("sand", "#f4e6b8", "#b9a878", "#6a6a5a", y1=588, y2=720))
sky = curve([(-20, -20, "c"), (500, -20, "c"), (500, LEVEL, "c"), (-20, LEVEL, "c")])
P.add(
    g(
        "sky-layer",
        path(sky, "url(#sky)"),
        ellipse(396, 130, 90, 8, "#ffffff", opacity=0.5, filter=P.soft(4)),
    ),
    g(
        "stone-layer",
        gg(
            path(curve(stone), "url(#stone)"),
            path(curve(facet), "#ffffff", opacity=0.2),
            filter="url(#stone-form)",
        ),
        path(
            blob(60, 140, 16, 8, r, 7, 0.2) + blob(104, 128, 9, 5, r, 7, 0.2),
            "#e8b54e",
            opacity=0.7,
        ),
    ),
    g("sand-layer", path(curve(sand), "url(#sand)")),
)


def thread(x, y, angle, length, depth, out, q):
    """One thread and its branches: they leave at small angles, always forwards."""
    bend = q.uniform(-18, 18)
    pts = grow(x, y, angle, length, bend, 3)
    out[depth].append(pts)
    if depth == 2:
        return
    S = sample(pts, 10)
    for k in range(4 - depth):
        t = 0.26 + 0.2 * k + q.uniform(-0.05, 0.05)
        px, py, *_ = S[min(len(S) - 1, round(t * (len(S) - 1)))]
        side = 1 if (k + depth) % 2 else -1
        turn = side * q.uniform(12, 28)
        thread(px, py, angle + bend * t + turn, length * q.uniform(0.4, 0.56), depth + 1, out, q)


def tuft(ident, seed, count, spread):
    """A tuft hanging from 0, 0, two hundred units long; tone and place come with each use."""
    q = rng(seed)
    out = [[], [], []]
    for i in range(count):
        f = i / (count - 1) - 0.5
        thread(f * 12, q.uniform(-4, 4), -90 + f * spread, 190 * q.uniform(0.72, 1.05), 0, out, q)
    d = ["".join(curve(p, False) for p in out[k]) for k in (0, 1, 2)]
    parts = "".join(f'<path d="{d[k]}" stroke-width="{w}"/>' for k, w in enumerate((2.8, 2, 1.3)))
    return f'<g id="{ident}" fill="none" stroke-linecap="round">{parts}</g>\n'


P.d(tuft("tuft-a", 3, 9, 46), tuft("tuft-b", 8, 10, 60), tuft("tuft-c", 12, 8, 34))
BACK, MID, FRONT, TIPS = "#1f5f4a", "#3f8f40", "#7fc040", "#cdec6a"
# where the tufts sit: along the line where the swell breaks on the stone, and down its flank; x, y, turn, size
PLACES = [
    (
        BACK,
        [
            (60, 186, 4, 1.45),
            (130, 188, 14, 1.5),
            (196, 204, 30, 1.5),
            (224, 296, 46, 1.1),
            (226, 396, 40, 0.8),
            (220, 236, 50, 1.25),
        ],
    ),
    (
        MID,
        [
            (10, 186, -4, 1.3),
            (92, 186, 8, 1.5),
            (164, 192, 20, 1.5),
            (210, 212, 42, 1.25),
            (224, 268, 50, 1.1),
            (226, 340, 46, 0.95),
        ],
    ),
    (
        FRONT,
        [
            (44, 184, 2, 1.1),
            (124, 186, 12, 1.25),
            (190, 200, 32, 1.3),
            (220, 246, 48, 1.0),
            (224, 312, 44, 0.85),
            (228, 384, 40, 0.65),
        ],
    ),
    (TIPS, [(84, 184, 8, 0.72), (158, 190, 22, 0.85), (214, 226, 50, 0.85), (222, 300, 56, 0.7)]),
]
for k, (tone, tufts) in enumerate(PLACES):
    P.add(
        g(
            f"tufts-{k}",
            *[
                use("tuft-" + "abc"[(i + k) % 3], x, y, turn, size, stroke=tone)
                for i, (x, y, turn, size) in enumerate(tufts)
            ],
        )
    )
level = curve(
    [
        (-20, LEVEL),
        (60, LEVEL + 4),
        (150, LEVEL - 2),
        (230, LEVEL + 5),
        (320, LEVEL - 3),
        (410, LEVEL + 4),
        (500, LEVEL),
    ],
    False,
)
P.add(
    g(
        "waterline",
        line(level, "#0f5a6a", 5, 0.35, transform="translate(0 4)"),
        line(level, "#ffffff", 3.4, 0.9),
        line(level, "#e8fff4", 1.4, 0.7, transform="translate(0 10)"),
    ),
    bubbles("bubbles", [(420, 300, 5), (434, 276, 3.4), (400, 470, 4), (446, 420, 3)]),
)
P.foot("#0b1c30", 0.65, 610).vignette(o=0.3).grain()
P.save()
proof(P.file)
