"""Nutrients: what rivers bring drifts as shining grains through green water, and a weed shoots up in it."""

import numpy as np
from canvas import F, mix, rgb, smooth
from seabed import far_ground, tuft
from sheet import Sheet, finished
from underwater import shafts, surface, water

SPARKS = ((306, 190, 76), (136, 226, 54), (400, 330, 44), (214, 108, 34), (78, 388, 38), (354, 452, 30), (412, 112, 24))
EDDY = (240, 300)


def streams(c):
    """Let grains drift in bands that turn, as plankton does in an eddy."""
    g = np.random.default_rng(11)
    x0, y0 = EDDY
    for arm in range(9):
        t = np.linspace(0, 1, 60)
        a = arm * 2 * np.pi / 9 + 2.7 * t
        r = 70 + 330 * t**1.1
        line = np.stack([x0 + r * np.cos(a), y0 + 0.86 * r * np.sin(a)], -1)
        light = mix("#e8f8a0", "#8fd070", g.random())
        c.line(line, g.uniform(16, 34), light if arm % 2 else "#14583e", taper=(0.15, 1.3), alpha=0.30 if arm % 2 else 0.36, soft=4)
        n = 46
        pick = g.integers(4, 60, n)
        off = g.normal(0, 9 + 14 * t[pick], (2, n))
        tone = np.where(g.random((n, 1)) < 0.5, rgb("#fbfbc8"), rgb("#c6ea7c"))
        size = 1.2 + 3.6 * g.uniform(0, 1, n) ** 2.5
        c.dabs(line[pick, 0] + off[0], line[pick, 1] + off[1], size, size * 0.8, a[pick] + 1.57, tone, g.uniform(0.5, 1, n))


def spark(c, x, y, r):
    """Paint a grain that shines with four rays, one side of each in the light."""
    c.glow(x, y, 0.95 * r, "#fdffd0", 0.8)
    for i, (u, v) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
        reach = r * (1.12 if v else 0.96)
        for side in (-1, 1):
            at = lambda along, off, u=u, v=v, side=side: (x + u * along - v * off * side, y + v * along + u * off * side)
            half = [at(0, 0), at(0.16 * r, 0.16 * r), at(0.36 * r, 0.075 * r), at(0.66 * r, 0.022 * r), at(reach, 0)]
            lit = (side < 0) == (i in (1, 2))
            c.shape(half, "#fffef0" if lit else "#e2ec8c", edge=0.4)
    c.disc(x, y, 0.13 * r, 0.13 * r, "#ffffff", soft=0.02 * r)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=9)
    water(c, ["#f0f8b8", "#bfe37e", "#7cc05c", "#459a54", "#1f7050", "#0f4a42", "#0a3438"], (250, 60, 430, "#fbffc0", 0.7))
    surface(c, 70, "#fdffd8", "#6aa84c", 5, 100, centre=240, alpha=0.6)
    shafts(c, (300, -220), "#faffc4", 8, 7, 0.7, 640, 0.26)
    c.lifted(lambda q: far_ground(q, [(-10, 600), (110, 566), (240, 612), (360, 560), (490, 590)], ("#3f8a58", "#14524a"))).blurred(3).lay(0.85)
    streams(c)
    tones = [("#0f4a3c", "#3c9048", "#cdea7c"), ("#0d4240", "#58a84c", "#e6f49a"), ("#12503c", "#2f7d46", "#a8d868")]
    for x, high, lean, seed in ((20, 210, 0.24, 1), (88, 150, 0.12, 2), (170, 116, 0.10, 6), (300, 122, -0.04, 7), (390, 170, -0.12, 3), (456, 226, -0.22, 4)):
        tuft(c, x, 728, high, tones, 10, 13, 0.44, lean, seed)
    c.glow(240, 400, 190, "#f4ffb0", 0.45)
    shoot = [("#2c7c3c", "#8ccc54", "#f4fbb0"), ("#1f6c3c", "#6cb84c", "#dcf490")]
    for high, n, spread, seed in ((390, 6, 0.46, 11), (300, 7, 0.72, 12), (190, 6, 1.0, 13)):
        tuft(c, 238, 690, high, shoot, n, 30, spread, 0.02, seed, bow=0.14)
    for x, y, r in reversed(SPARKS):
        spark(c, x, y, r)
    c.area((smooth(590, 730, c.y) * F(0.35)).astype(F), "#082c30", wash=0)
    return finished(c, share=0.5, focus=((240, 430, 170), (306, 190, 60)))
