"""Blanket weed. Landmarks: a rounded violet granite boulder, half in the air, half in the water; at the waterline (y 232) a soaked
bright green belt, combed flat by the swash; from it hang thick locks of hair-fine, brush-branched threads, swinging to the right,
frayed at the ends into tiny paint brushes; sky and wet shine above, clear early-summer water below. The only card
with a green-bearded stone."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *
from plants_kit import grow, threads, waterline

P = Pic("cladophora_glomerata", "Blanket weed, Cladophora glomerata")
r = rng(19)
LEVEL = 232
P.water("surface", glow=(380, 250, 330), go=0.7, split=(0.3, 0.45, 0.75, 1))
P.shafts(((330, 50, 110), (420, 40, 90), (60, 40, 70)), lean=-70, o=0.5)
P.add(
    g(
        "far-stones",
        path(
            curve(
                [
                    (-20, 640, "c"),
                    (-20, 470, "c"),
                    (40, 440),
                    (90, 480),
                    (150, 560),
                    (340, 560),
                    (400, 470),
                    (450, 446),
                    (500, 460, "c"),
                    (500, 640, "c"),
                ]
            ),
            "#4aa3a6",
        ),
        opacity=0.5,
    )
)
P.motes(40, 8, 0.6, box=(0, 260, 480, 640))
P.bottom("sand", 548, 4)

sky, edge = waterline(P, LEVEL, "#cfe8e6", "#fbeed0", amp=6)
far_shore = [
    (300, LEVEL, "c"),
    (330, 222),
    (380, 216),
    (430, 221),
    (500, 214, "c"),
    (500, LEVEL + 2, "c"),
]
P.add(sky, g("skerry", path(curve(far_shore), "#8aa79a", opacity=0.8)))

# the boulder
ROCK = [
    (-20, 660, "c"),
    (-20, 176, "c"),
    (24, 150),
    (66, 116),
    (128, 106, "c"),
    (196, 100),
    (262, 128, "c"),
    (304, 170),
    (344, 224),
    (372, 280),
    (402, 380),
    (416, 480),
    (410, 570),
    (404, 660, "c"),
]
rock = curve(ROCK)
P.d(
    lin("rock", (0, "#dcc6c4"), (0.3, "#a48fae"), (0.6, "#66568e"), (1, "#2c2c5e"), y1=104, y2=600),
    form("rock-form", "#fff6e2", 0.8, 3, 7, 4, "#141640", 0.6, -16, -14, 20),
    clip("rock-clip", rock),
    lin("wet", (0, "#3a2f5c", 0), (1, "#3a2f5c", 0.75), y1=170, y2=LEVEL + 10),
)
facets = [
    [(128, 110), (200, 106), (256, 130), (228, 176), (150, 170)],
    [(256, 134), (300, 176), (322, 214), (250, 214), (232, 178)],
    [(-20, 184), (60, 126), (120, 114), (140, 172), (60, 200), (-20, 206)],
]
P.add(
    g(
        "boulder",
        gg(
            path(rock, "url(#rock)"),
            *[
                path(curve(f, k=0.14), tone, opacity=o)
                for f, tone, o in zip(facets, ("#fff", "#2a2458", "#fff"), (0.22, 0.18, 0.1))
            ],
            filter="url(#rock-form)",
        ),
        gg(
            el("rect", x=0, y=170, width=480, height=90, fill="url(#wet)"),
            clip_path="url(#rock-clip)",
        ),
        line(
            "M238 160C246 190 232 204 240 222M196 196C180 206 176 214 170 228", "#3b3560", 2.4, 0.4
        ),
    )
)
foot_sand = [
    (-20, 740, "c"),
    (-20, 606, "c"),
    (40, 596),
    (130, 572),
    (230, 566),
    (330, 574),
    (410, 594),
    (500, 604, "c"),
    (500, 740, "c"),
]
P.d(lin("footfill", "#e6d8a4", "#8a8560", y1=566, y2=690))
P.add(g("foot-sand", path(curve(foot_sand), "url(#footfill)")))
r2 = rng(3)
lichen = "".join(
    blob(x, y, k, k * 0.6, r2, 6, 0.3)
    for x, y, k in ((182, 132, 9), (226, 120, 6), (160, 158, 6), (246, 150, 7))
)
P.add(g("lichen", path(lichen, "#e0a64a", opacity=0.75)))

P.d(
    form("lock-form", "#f6ffb4", 0.8, 1, 2.4, 0.9, "#07423a", 0.5, -2, -3, 3),
    lin("lock-dark", "#3f8a3a", "#1f6a4a", y1=LEVEL, y2=560),
    lin("lock-mid", "#7fbf3c", "#348a4a", y1=LEVEL, y2=540),
    lin("lock-wet", "#d6f06a", "#93d048", y1=196, y2=290),
    lin("lock-light", "#c9ec5a", "#6fbc46", y1=LEVEL - 20, y2=520),
)


def lock(x, y, length, angle, bend, width, q):
    """One lock: a slim soft body and fine hairs that follow it and part at the end like a brush."""
    spine = grow(x, y, angle, length, bend, 5, 12)
    body = taper(
        spine, [width * k for k in (0.12, 0.8, 1, 0.85, 0.55, 0.1)], length / 2.6, point=True
    )
    hairs = []
    for _ in range(6):
        off = q.uniform(-1, 1)
        hairs.append(
            grow(
                x + off * width * 0.7,
                y + q.uniform(0, 24),
                angle + off * 7,
                length * q.uniform(0.75, 1.12),
                bend + off * 34,
                2,
            )
        )
    return body, hairs, spine


def rows(ident, specs, tone, hair_tones, seed):
    q = rng(seed)
    bodies, hairs = "", []
    for spec in specs:
        body, more, _ = lock(*spec, q)
        bodies += body
        hairs += more
    return g(
        ident,
        line(threads(hairs[::2]), hair_tones[0], 2),
        path(bodies, f"url(#{tone})"),
        line(threads(hairs[1::2]), hair_tones[1], 1.7, 0.9),
        filter="url(#lock-form)",
    )


q = rng(7)


def row(count, x0, x1, drop, lengths, width):
    """Roots of the locks along the stone, lower towards its flanks; all swing to the right."""
    out = []
    for k in range(count):
        t = (k + q.uniform(0.2, 0.8)) / count
        x = x0 + (x1 - x0) * t
        out.append(
            (
                x,
                LEVEL + drop + 50 * max(0, 2 * t - 1) ** 2.4 * (drop > 20) + q.uniform(-10, 14),
                q.uniform(*lengths),
                268 + 26 * t + q.uniform(-6, 8),
                q.uniform(6, 40),
                width * q.uniform(0.8, 1.2),
            )
        )
    return out


P.add(
    rows(
        "beard-back", row(17, -10, 392, 78, (190, 260), 12), "lock-dark", ("#256f48", "#4f9a48"), 1
    ),
    rows(
        "beard-middle", row(17, -14, 376, 34, (130, 200), 11), "lock-mid", ("#3f8f3e", "#a4d44e"), 2
    ),
    rows(
        "beard-front", row(17, -16, 352, 0, (70, 150), 10), "lock-light", ("#7cba3e", "#f0fca0"), 5
    ),
)
# the soaked belt: short locks that begin above the waterline, combed flat by the last wave
q = rng(11)
soaked = []
for k in range(24):
    x = -18 + 372 * (k + q.uniform(0.1, 0.9)) / 24
    soaked.append(
        (
            x,
            200 + 7 * math.sin(x / 40) + q.uniform(-9, 8),
            q.uniform(56, 92),
            270 + 8 * (x > 250) + q.uniform(-10, 14),
            q.uniform(-4, 26),
            11 * q.uniform(0.9, 1.3),
        )
    )
P.add(rows("soaked-belt", soaked, "lock-wet", ("#8cc63c", "#faffc8"), 6))
P.add(edge)
P.add(
    g(
        "swash",
        line(f"M344 {LEVEL + 2}q30 -12 60 2M366 {LEVEL + 14}q26 -8 50 0", "#ffffff", 3.4, 0.85),
    )
)
P.add(bubbles("bubbles", [(436, 330, 5), (444, 304, 3.4), (428, 290, 2.4)]))
P.foot("#0a2a33", 0.7, 610).vignette(o=0.34).grain()
P.save()
proof(P.file)
