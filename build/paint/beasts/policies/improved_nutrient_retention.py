"""Improved nutrient retention: below a green field a broad belt of reed and willow holds its riches back; the water is clear."""

import numpy as np
from canvas import Grad, mix, rgb, smooth
from nature import clouds, crown, sky
from policy import Policy
from small_fish import PERCH, small_fish
from underwater import motes, net, shafts

LEVEL = 392
PERCHES = ("#4a5a2c", "#8a9444", "#d0c470", "#f0e4a0", "#fcf6d4")


def land(c):
    """Paint the sky, a farm, and a field under catch crops that comes towards us."""
    sky(c, ("#5aa8e8", "#a8d8f4", "#fdf6dc"), 150, sun=(386, 60, 180, "#fffbe0", 0.7))
    clouds(c, 4, 110, "#ffffff", "#a8ccec", 0.46, 200, 0.2, 6, sun=(0.5, -0.5), alpha=0.95)
    c.curve([(-20, 150), (90, 128), (220, 136), (340, 122), (500, 138), (500, 180), (-20, 180)], ("#7cb48c", "#5a9a70"))
    c.shape([(150, 146), (150, 112), (174, 92), (198, 112), (198, 146)], Grad((150, 0), (198, 0), "#e0604a", "#b8402f", "#8a2c28"), edge=0.4)
    c.shape([(144, 114), (174, 88), (204, 114), (198, 117), (174, 97), (150, 117)], "#6a2c2c", edge=0.4)
    c.shape([(167, 146), (167, 124), (181, 124), (181, 146)], "#fdf6e4", edge=0.3)
    for x, s in ((96, 22), (226, 20), (252, 26), (60, 18), (404, 22), (440, 18)):
        crown(c, x, 140 - s * 0.3, s, s * 0.8, ("#2f6a48", "#4f9458", "#86c068"), seed=int(x))
    c.curve([(-20, 160), (120, 148), (260, 152), (400, 146), (500, 152), (500, 340), (-20, 340)], Grad((0, 146), (0, 330), "#c8d86a", "#9cc04a", "#6a9a3c"))
    for i in range(-12, 24):
        x0, x1 = 240 + i * 17, 240 + i * 62
        c.line([(x0, 152), (x1, 330)], 7, "#5a8434", taper=(0.2, 1.3), alpha=0.55)
        g = np.random.default_rng(60 + i)
        n = 44
        t = g.uniform(0, 1, n) ** 1.2
        up = 1.5 + 9 * t
        c.dabs(x0 + (x1 - x0) * t + g.normal(0, 1, n) * up * 0.4 + 8 * t, 153 + 170 * t - up * 0.4, up * g.uniform(0.6, 1.1, n), 0.6 + 1.3 * t, -np.pi / 2 + g.normal(0, 0.45, n), np.where(g.random(n)[:, None] < 0.5, rgb("#e0ec84"), rgb("#4f8c3c")), 0.85)


def belt(c):
    """Paint the belt: willows behind, reed in front, and the sparks that stay in it."""
    c.curve([(-20, 312), (120, 300), (260, 304), (400, 298), (500, 306), (500, 404), (-20, 404)], Grad((0, 300), (0, 404), "#6a9c48", "#3f7440"))
    for x, y, s in ((40, 274, 46), (150, 268, 52), (330, 262, 54), (440, 272, 48), (244, 282, 38)):
        c.line([(x, 330), (x - 3, y + 16)], 9, "#5a4634", taper=(1.1, 0.7))
        crown(c, x, y, s, s * 0.82, ("#2c6444", "#4c9454", "#84c064", "#d0e88c"), seed=int(x))
    g = np.random.default_rng(9)
    for row, (y, n, h, tones) in enumerate(((372, 70, 96, ("#4c7a3c", "#6c9c48")), (394, 80, 86, ("#6f9c48", "#98be5c")), (412, 60, 70, ("#8cb454", "#c4d878")))):
        for x in np.sort(g.uniform(-10, 490, n)):
            high, lean = h * g.uniform(0.7, 1.15), g.normal(7, 5)
            tone = mix(tones[0], tones[1], g.random())
            c.line([(x, y), (x + lean * 0.3, y - high * 0.5), (x + lean, y - high)], 3.4, tone, taper=(1.1, 0.4), round_=True)
            for s in (0.3, 0.52, 0.7):
                way = g.choice([-1, 1])
                c.line([(x + lean * s, y - high * s), (x + lean * s + way * 13, y - high * s - 11), (x + lean * s + way * 26, y - high * s - 4)], 3.2, mix(tone, "#f4f4b0", 0.2), taper=(1, 0.1), round_=True)
            if g.random() < 0.55:
                c.line([(x + lean, y - high + 3), (x + lean + 3, y - high - 9), (x + lean + 8, y - high - 17)], 6.5, ["#8a5a3c", "#a87850", "#6c4434"][g.integers(0, 3)], taper=(0.8, 0.3), round_=True)
    for _ in range(34):
        x, y, s = g.uniform(10, 470), g.uniform(322, 398), g.uniform(2.4, 5)
        c.glow(x, y, 5.5 * s, "#fff2a0", 0.55)
        for a in (0, np.pi / 2):
            u = np.array([np.cos(a), np.sin(a)]) * s * 2.6
            c.line([(x - u[0], y - u[1]), (x, y), (x + u[0], y + u[1])], s * 0.8, "#fffde0", taper=(0.1, 0.1))


def clear(c):
    """Paint the clear water below, its bottom seen to the ground."""
    edge = [(x, LEVEL + 14 + 4 * np.sin(x / 40) + 2 * np.sin(x / 13)) for x in np.linspace(-20, 500, 90)]
    c.shape([*edge, (500, 760), (-20, 760)], Grad((0, LEVEL), (0, 720), "#a8ecf0", "#5cc4e4", "#2890cc", "#145ca4"), edge=0)
    below = smooth(LEVEL + 12, LEVEL + 30, c.y)
    shafts(c, (300, 200), "#fffbe0", n=7, length=700, amount=0.22, spread=0.9, wide=(14, 44), top=LEVEL + 14)
    net(c, smooth(540, 640, c.y), "#f8ffe8", 0.6, cell=30)
    net(c, below * smooth(470, 420, c.y), "#ffffff", 0.35, cell=18, flat=0.25)
    c.line(edge, 5, "#f4fdf4", alpha=0.9)
    for axis in ([(250, 470), (294, 464), (338, 466), (376, 476)], [(90, 520), (128, 515), (166, 517), (198, 526)], [(360, 546), (330, 542), (300, 544), (274, 552)]):
        side = 1 if axis[0][0] < axis[-1][0] else -1
        c.dabs([np.mean([p[0] for p in axis]) + 14], [axis[0][1] + 96], 50, 6, 0, "#0c4480", 0.35, hard=1)
        small_fish(c, PERCH, axis, PERCHES, side=side)
    for x, y, s in ((120, 424, 30), (168, 432, 20), (404, 428, 28)):
        c.disc(x, y, s, s * 0.3, "#2f7a4c", edge=0.5)
        c.disc(x - s * 0.15, y - s * 0.05, s * 0.8, s * 0.2, "#7cc46a", edge=0.4)
    motes(c, "#ffffff", 40, rows=(LEVEL + 30, 700))


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Policy(k, 6)
    land(c)
    clear(c)
    belt(c)
    return c.framed("measure", focus=((240, 360, 150), (174, 116, 40), (300, 480, 90)), share=0.6)
