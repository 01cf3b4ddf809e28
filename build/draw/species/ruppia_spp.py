"""Tasselweed. Landmarks: a tuft of thread leaves (barely wider than a line) fanning from thin forked stems in bright shallow
lagoon sand; out of it winds ONE long pale corkscrew stalk, 7 coils, up to the surface, where a tiny two-sided flower ear
floats in its dimple among a raft of white pollen grains; lower on the tuft the ripe tassels: small black-green pear
fruits, each on its own thin stalk, spread like an umbrella's ribs. Seen against a glittering near surface."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *
from plants_kit import grow, polar, threads

P = Pic("ruppia_spp", "Tasselweed, Ruppia")
r = rng(14)
P.water("surface", glow=(270, 60, 430), go=0.8, split=(0, 0.34, 0.72, 1))
P.shafts(((60, 50, 110), (190, 60, 130), (320, 40, 90), (420, 30, 70)), lean=50, o=0.6)
P.surface(150, 0.55, seed=14)

# the surface from below: a bright ceiling with lens-shaped windows
ceiling = "".join(
    curve([(x, y, "c"), (x + w * 0.5, y - h), (x + w, y, "c"), (x + w * 0.5, y + h)])
    for x, y, w, h in [
        (-30, 40, 190, 8),
        (120, 62, 170, 7),
        (300, 46, 210, 9),
        (40, 88, 120, 5),
        (236, 96, 170, 6),
        (380, 84, 120, 5),
    ]
)
P.add(g("ceiling", path(ceiling, "#fffef0", opacity=0.55)))

far = []
for x, y, h, k in (
    (60, 520, 150, 1),
    (400, 514, 170, 2),
    (150, 512, 110, 3),
    (320, 510, 120, 4),
    (470, 520, 140, 5),
):
    q = rng(k)
    far += [
        grow(x, y, q.uniform(62, 118), h * q.uniform(0.6, 1), q.uniform(-30, 30)) for _ in range(16)
    ]
P.add(g("far-tufts", line(threads(far), "#4fa89a", 2, 0.55)))
P.motes(50, 2, 0.6)
P.bottom("sand", 532, 6)

P.d(
    form("thread-form", "#fbffcf", 0.8, -0.6, 1.2, 0.5, "#06403a", 0.5, 0.8, -2, 1.6),
    form("fruit-form", "#f6ffe0", 0.9, 1, 2, 1, "#0a1a18", 0.5, -1, -3, 2),
)


def tuft(x, y, count, height, lo, hi, seed):
    q = rng(seed)
    stems, leaves = [], []
    for i in range(count):
        a = lo + (hi - lo) * (i + q.uniform(0.1, 0.9)) / count
        stem = grow(
            x + (i - count / 2) * 3,
            y,
            a,
            height * q.uniform(0.45, 0.8),
            (90 - a) * 0.35 + q.uniform(-8, 8),
        )
        stems.append(stem)
        for j in (2, 3, 4, 5):
            sx, sy = stem[j]
            direction = a + (90 - a) * 0.35
            for s in (-1, 1):
                leaves.append(
                    grow(
                        sx,
                        sy,
                        direction + s * q.uniform(10, 32),
                        height * q.uniform(0.3, 0.5),
                        -s * q.uniform(10, 44),
                    )
                )
    return stems, leaves


def drawn(ident, parts, tones, w):
    stems, leaves = parts
    half = len(leaves) // 2
    return g(
        ident,
        line(threads(leaves[:half]), tones[0], w),
        line(threads(stems), tones[2], w * 1.35),
        line(threads(leaves[half:]), tones[1], w),
        filter="url(#thread-form)",
    )


P.add(drawn("tuft-back", tuft(238, 556, 12, 290, 26, 154, 5), ("#2f8a6a", "#3f9a62", "#3a7a4a"), 3))

# the corkscrew: back halves of the coils first (dim), then the front halves (bright)
bottom_y, top_y, cx = 500, 96, 256
back, front = [], []
turns, steps = 7, 24
for i in range(turns):
    for j in range(2):
        pts = []
        for k in range(steps // 2 + 1):
            t = (i + (j + k / (steps / 2)) / 2) / turns
            phase = (j + k / (steps / 2)) * math.pi
            radius = (56 - 22 * t) * min(1, t * 6, (1 - t) * 9)
            x = cx - 26 + 34 * t + 8 * math.sin(t * 5) + radius * math.cos(phase)
            y = bottom_y + (top_y - bottom_y) * t - radius * 0.3 * math.sin(phase)
            pts.append((x, y))
        (back if j == 0 else front).append(pts[::3] + ([pts[-1]] if (len(pts) - 1) % 3 else []))
P.add(
    g("coil-back", line(threads(back), "#7fae68", 8), filter="url(#thread-form)"),
    g("coil-front", line(threads(front), "#f0f5b0", 10), filter="url(#thread-form)"),
)
P.add(
    drawn("tuft-front", tuft(238, 560, 9, 200, 22, 158, 9), ("#4fae58", "#8ed05a", "#5a9a48"), 3.4)
)


# ripe tassels
def tassel(x, y, angle, size, count, spread):
    stalks, fruits = [], []
    for i in range(count):
        a = angle + spread * (i / (count - 1) - 0.5)
        end = polar(x, y, a, size * (1 - 0.16 * abs(i / (count - 1) - 0.5)))
        mid = polar(x, y, a + (90 - a) * 0.25, size * 0.55)
        stalks.append([(x, y), mid, end])
        fruits.append(
            path(
                curve(
                    place(
                        [
                            (-6, 0),
                            (-2, -5.5),
                            (6, -6),
                            (12, -3),
                            (19, 0, "c"),
                            (12, 4),
                            (5, 6.5),
                            (-3, 5),
                        ],
                        *end,
                        -a,
                        size / 60,
                    )
                ),
                "url(#fruit)",
            )
        )
    return gg(line(threads(stalks), "#c7d97a", 2.6), gg(*fruits, filter="url(#fruit-form)"))


P.d(olin("fruit", "#5d6a4a", "#26352c", "#10201e"))
carriers = [
    [(228, 540), (176, 470), (132, 400), (112, 352)],
    [(246, 540), (310, 470), (360, 420), (384, 372)],
    [(232, 540), (180, 500), (110, 478)],
]
P.add(
    g(
        "tassels",
        line(threads(carriers), "#c7d97a", 3.4),
        tassel(112, 352, 104, 76, 6, 130),
        tassel(384, 372, 74, 74, 6, 130),
        tassel(110, 478, 150, 52, 4, 110),
    )
)

# flower ear at the surface and its pollen
P.add(
    g(
        "dimple",
        ellipse(292, 84, 74, 10, "#ffffff", opacity=0.75),
        ellipse(292, 84, 38, 5, "#bfe6d8", opacity=0.9),
    )
)
P.add(g("stalk-end", line("M258 96C262 84 276 92 292 86", "#f0f5b0", 7)))
ear = [
    (x, y, k)
    for x, y, k in ((284, 96, 7), (300, 92, 7), (286, 82, 7), (302, 78, 6.4), (292, 70, 6))
]
P.d(orad("flower", "#fffbe0", "#d9c66a", "#8d8a3c", cx=0.4, cy=0.3, r=0.75))
P.add(g("ear", *[circle(x, y, k * 1.15, "url(#flower)") for x, y, k in ear]))
pollen = [
    (
        292 + (r.random() ** 0.6) * r.choice((-1, 1)) * 150,
        82 + r.uniform(-7, 9),
        r.uniform(1.2, 2.6),
    )
    for _ in range(46)
]
P.add(g("pollen", *[circle(x, y, k, "#fffef4", opacity=0.95) for x, y, k in pollen]))
P.add(bubbles("bubbles", [(96, 230, 5), (104, 206, 3.2), (404, 236, 4), (396, 214, 2.6)]))
P.foot("#0a2a33", 0.7, 640).vignette(o=0.34).grain()
P.save()
proof(P.file)
