"""Balsamic vinegar: a battery of barrels from large to small under the roof, a shaft of sun through the dormer."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix
from things import ground_shadow


def barrel(c, x, y, s, tone):
    """A small cask lying on its side, its head towards the viewer's left, a cloth over the square hole on top."""
    w, r = 86 * s, 60 * s
    ground_shadow(c, x + 14 * s, y + r * 1.02, w * 1.1, 10 * s, 0.6)
    t = np.linspace(-1, 1, 21)
    top = [(x + w * q, y - r * (1 - 0.20 * q * q)) for q in t]
    low = [(x + w * q, y + r * (1 - 0.20 * q * q)) for q in t[::-1]]
    e = 0.30
    right = [(x + w + e * r * 0.8 * np.cos(a), y + r * 0.8 * np.sin(a)) for a in np.linspace(-np.pi / 2, np.pi / 2, 12)]
    c.shape([*top, *right, *low], Grad((0, y - r), (0, y + r), mix(tone, "#ffe6b4", 0.55), mix(tone, "#f0b878", 0.2), tone, mix(tone, "#1f1230", 0.55), mix(tone, "#1f1230", 0.72), mix(tone, "#5a4a68", 0.5)), edge=0)
    for v in (-0.75, -0.45, -0.12, 0.22, 0.55, 0.82):
        c.line([(x + w * q, y + r * v * (1 - 0.20 * q * q)) for q in t], 1.2 * s, mix(tone, "#1f1230", 0.55), alpha=0.5)
    for q in (-0.78, -0.42, 0.42, 0.78):
        rr = r * (1 - 0.20 * q * q) * 1.012
        a = np.linspace(-np.pi / 2, np.pi / 2, 14)
        pts = [(x + w * q + e * 0.55 * r * np.cos(b) - 4 * s, y + rr * np.sin(b)) for b in a]
        c.line(pts, 8 * s, Grad((0, y - r), (0, y + r), "#c9c4c8", "#7a7688", "#34304a", "#4d4a60"))
    # the head
    hx = x - w
    c.disc(hx, y, e * r * 0.86, r * 0.81, Grad((0, y - r), (0, y + r), mix(tone, "#ffe6b4", 0.5), mix(tone, "#3a2038", 0.35)), edge=0)
    c.disc(hx, y, e * r * 0.68, r * 0.66, Grad((hx - 20, y - r), (hx + 16, y + r), mix(tone, "#ffdca0", 0.62), tone, mix(tone, "#2a1630", 0.45)), edge=0)
    for v in (-0.4, -0.13, 0.13, 0.4):
        c.line([(hx - e * r * 0.6 * (1 - v * v), y + r * v), (hx + e * r * 0.6 * (1 - v * v), y + r * v)], 1.1 * s, mix(tone, "#2a1630", 0.6), alpha=0.6)
    # cloth and stone
    c.curve([(x - 26 * s, y - r * 1.0), (x - 16 * s, y - r * 1.12), (x + 14 * s, y - r * 1.13), (x + 27 * s, y - r * 1.0), (x + 30 * s, y - r * 0.76), (x + 8 * s, y - r * 0.84), (x - 12 * s, y - r * 0.76), (x - 28 * s, y - r * 0.80)], ("#ffffff", "#c9b8b4"))
    c.curve([(x - 15 * s, y - r * 1.10), (x - 8 * s, y - r * 1.27), (x + 9 * s, y - r * 1.26), (x + 15 * s, y - r * 1.10)], ("#dcd4cc", "#7d7484"))


def paint(k):
    c = Canvas(k, 171)
    c.area(np.ones_like(c.x), Grad((0, 0), (720, 480), "#a8744c", "#7a4e3e", "#3a2534"))
    # sloping roof: boards and beams running down to the left
    c.shape([(-5, 250), (330, -40), (725, -40), (725, 60), (400, 60), (-5, 400)], Grad((0, 0), (420, 300), "#8a5a40", "#6a4038", "#45283a"))
    for i in range(15):
        c.line([(-20, 262 + i * 10), (400 + i * 10, -70 + i * 10)], 1.4, "#3a2230", alpha=0.4)
    for x0 in (60, 250, 440, 630):
        c.line([(x0 + 120, -30), (x0 - 190, 300)], 22, Grad((x0 - 120, 0), (x0 + 120, 0), "#b0784c", "#5a3630"), alpha=0.95)
        c.line([(x0 + 112, -30), (x0 - 198, 300)], 4, "#e8b070", alpha=0.6)
    c.shape([(-5, 26), (725, 70), (725, 100), (-5, 56)], Grad((0, 30), (0, 96), "#c98a58", "#5a3632"))
    # wall behind, brick
    c.shape([(350, 96), (725, 104), (725, 360), (220, 360)], Grad((300, 100), (725, 340), "#b8764c", "#7a4a3e", "#4a2c38"))
    g = np.random.default_rng(3)
    for _ in range(260):
        x, y = g.uniform(300, 715), 104 + 9 * g.integers(0, 28)
        if x > 350 - (y - 96) * 0.45:
            c.shape([(x, y), (x + 17, y), (x + 17, y + 6), (x, y + 6)], mix("#8a5040", "#d08a58", g.random()), alpha=0.35, edge=0)
    # dormer window
    c.shape([(488, 112), (606, 114), (604, 232), (488, 232)], ("#5a3630", "#4a2c30"))
    c.shape([(498, 122), (596, 123), (595, 224), (498, 224)], ("#fffbe4", "#ffe9a8"))
    c.curve([(498, 200), (530, 186), (560, 194), (596, 180), (596, 224), (498, 224)], "#b4c88a", alpha=0.8)
    c.lines([[(547, 120), (547, 226)], [(496, 172), (598, 172)]], 5, "#6a4034")
    c.glow(547, 172, 190, "#fff0b8", 0.8)
    # floor
    c.shape([(-5, 376), (725, 344), (725, 485), (-5, 485)], Grad((0, 350), (0, 480), "#b87c50", "#8a563e", "#5a3438"))
    for i in range(11):
        c.line([(-20 + i * 90, 490), (180 + i * 52, 344)], 1.8, "#3f2430", alpha=0.55)
    c.shape([(300, 396), (520, 372), (640, 420), (380, 464)], "#ffe0a0", alpha=0.40, soft=8)
    c.shaft((500, 596, 124), (300, 640, 450), "#ffe6ac", 0.42, 8)
    c.shaft((500, 544, 124), (300, 430, 450), "#fff2c8", 0.22, 5)
    # the stand and the battery
    c.shape([(10, 412), (720, 330), (720, 346), (10, 432)], Grad((0, 0), (720, 0), "#a06c48", "#5a3634"))
    for x, y in ((60, 424), (300, 396), (500, 372), (670, 352)):
        c.line([(x, y), (x, y + 52)], 12, ("#8a5a40", "#4a2c30"))
    for x, y, s, tone in ((672, 306, 0.34, "#a8622c"), (588, 308, 0.43, "#8a4a34"), (478, 312, 0.57, "#b87a3c"), (332, 322, 0.74, "#8a4430"), (126, 334, 1.06, "#b8702f")):
        barrel(c, x, y, s, tone)
    # a small bottle on the floor with a dark drop of vinegar, and a ladle
    from things import lathe

    lathe(c, 596, [(384, 6), (400, 6), (412, 10), (430, 26), (450, 30), (464, 22)], ("#c98a7a", "#3a1420", "#1a0a18", "#7a3a3c"), gloss=0.8)
    c.shape([(589, 372), (603, 372), (602, 388), (590, 388)], ("#e0b880", "#a87844"))
    n = 70
    c.dabs(g.uniform(300, 640, n), g.uniform(150, 430, n), g.uniform(0.6, 1.5, n), g.uniform(0.6, 1.5, n), 0, "#fff4cc", g.uniform(0.3, 0.9, n))
    return finished(c, vignette=0.22)
