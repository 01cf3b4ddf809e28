"""Power cut: a candle on the sill, the whole town outside dark under the moon."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad
from nature import clouds, sky
from space import Camera, box, roofed
from things import ground_shadow, lathe


def paint(k):
    c = Canvas(k, 461)
    sky(c, ("#0c1636", "#16264f", "#2a3f72", "#3f5486"), 330)
    g = np.random.default_rng(3)
    c.dabs(g.uniform(0, 720, 150), g.uniform(0, 250, 150), g.uniform(0.5, 1.3, 150), g.uniform(0.5, 1.3, 150), 0, "#eef2ff", g.uniform(0.4, 1, 150))
    clouds(c, 60, 240, "#54699c", "#1f2f5c", 0.32, 240, 0.22, 5)
    c.glow(500, 92, 150, "#b4c4ea", 0.5)
    c.disc(500, 92, 34, 34, Grad((476, 70), (526, 118), "#fffbe8", "#d8dcec"))
    for dx, dy, r in ((-8, -6, 7), (10, 8, 5), (4, -14, 4)):
        c.disc(500 + dx, 92 + dy, r, r * 0.9, "#c4cadf", alpha=0.7)
    cam = Camera(horizon=318, eye=9, f=500, cx=400, sun=(0.4, 0.6, -0.2), warm="#6a7cb0", cool="#2c3868")
    for Z, n, h0 in ((120, 9, 10), (84, 8, 9), (56, 7, 8)):
        for i in range(n):
            X = (i - n / 2 + 0.5) * Z * 0.2 + g.normal(0, 2)
            w, h = Z * 0.17, h0 + g.uniform(-2, 4)
            for f in box(c, cam, X, Z, w, 9, h, g.uniform(-14, 14), "#7a84b0", shade=0).values():
                f.windows(max(2, int(f.width / 3.4)), 2, (1.2, 1.8), "#10193c", frame="#5a6494")
            roofed(c, cam, (X, 0, Z), (w, 9, h), 0, "#6a7ab4", 2.8, tiles=False, over=0.2)
    for f in box(c, cam, 4, 104, 7, 7, 30, 20, "#8088b4", shade=0).values():
        f.arch(3.5, 21, 2.2, 5, "#10193c")
    roofed(c, cam, (4, 0, 104), (7, 7, 30), 20, "#5a6aa4", 10, hip=3.8, tiles=False)
    # one other candle far away
    x, y = cam.at(-9.4, 6, 50)
    c.shape([(x - 4, y - 7), (x + 4, y - 7), (x + 4, y + 5), (x - 4, y + 5)], "#e8a84c")
    c.glow(x, y, 26, "#ffb85c", 0.7)
    # street lamp, dark, in front of the houses
    c.line([(628, 400), (628, 206), (612, 190), (588, 188)], 5, "#10162f", round_=True)
    c.curve([(566, 184), (598, 180), (600, 192), (570, 196)], "#182242")
    # window frame and sill
    for a, b, w in (((20, -5), (20, 410), 46), ((708, -5), (708, 410), 40), ((250, -5), (250, 404), 15)):
        c.line([a, b], w, Grad((a[0] - w / 2, 0), (a[0] + w / 2, 0), "#5a4450", "#2c2440", "#3a3050"))
    c.shape([(-5, 398), (725, 392), (725, 485), (-5, 485)], Grad((0, 396), (0, 480), "#8a5c44", "#5a3c40", "#2f2438"))
    c.line([(-5, 398), (725, 392)], 3, "#e8a868", alpha=0.8)
    c.curve([(-40, -20), (110, -20), (96, 120), (110, 260), (84, 400), (-40, 420)], Grad((0, 0), (110, 0), "#4a2f48", "#7a4450", "#54304a"))
    for q in (20, 46, 72):
        c.line([(q, -10), (q - 4, 140), (q + 6, 280), (q - 4, 400)], 5, "#341f3c", round_=True, alpha=0.6)
    # the candle
    X = 196
    ground_shadow(c, X - 10, 432, 120, 14, 0.6)
    c.glow(X, 214, 330, "#ff9a3c", 0.42)
    c.glow(X, 214, 150, "#ffc86a", 0.55)
    lathe(c, X, [(404, 70), (412, 78), (424, 66), (432, 40)], ("#ffdf9c", "#b87a3c", "#4a2a30", "#8a5a48"), gloss=0.5)
    c.disc(X, 405, 70, 12, Grad((X - 70, 394), (X + 70, 418), "#f6c878", "#8a5634"))
    t = np.linspace(0.2, 5.6, 24)
    c.line([(X + 92 + 20 * np.cos(q), 414 + 15 * np.sin(q)) for q in t], 7, "#b87a3c")
    lathe(c, X, [(262, 27), (266, 31), (330, 31), (404, 34)], ("#fffbe8", "#f6e2b8", "#a8786a", "#d8a884"))
    c.disc(X, 263, 29, 7, Grad((X, 256), (X, 270), "#fff6d0", "#ffd890"))
    for dx, y0, y1 in ((-25, 264, 316), (-8, 266, 300), (17, 264, 340), (26, 268, 300)):
        c.line([(X + dx, y0), (X + dx - 1, y1)], 7, "#fff2d4", taper=(0.8, 1.1))
        c.disc(X + dx - 1, y1, 4.2, 5, "#fff6e0", edge=0)
    c.line([(X, 264), (X + 2, 244)], 3, "#3a2428")
    c.curve([(X + 1, 160), (X + 13, 204), (X + 17, 230), (X + 8, 250), (X - 6, 250), (X - 14, 230), (X - 9, 202)], Grad((0, 160), (0, 250), "#ffb03c", "#ffe48c", "#fffbe0", "#ffc45c"), edge=0)
    c.curve([(X + 1, 204), (X + 7, 228), (X + 4, 246), (X - 4, 246), (X - 7, 228)], "#fffef2", edge=0)
    c.curve([(X - 6, 250), (X - 8, 238), (X + 1, 246), (X + 9, 238), (X + 8, 250)], "#5a8ad8", alpha=0.6, edge=0)
    # lamp on the sill, switched on in vain, and matches
    ground_shadow(c, 560, 424, 60, 7, 0.5)
    c.shape([(330, 430), (392, 424), (398, 440), (336, 447)], ("#c8503c", "#7a2a34"))
    c.lines([[(404, 440), (448, 432)], [(412, 448), (452, 450)]], 3, "#e8c890")
    for x, y in ((404, 440), (412, 448)):
        c.disc(x, y, 3.6, 3.2, "#c8402f")
    lathe(c, 560, [(392, 10), (406, 8), (414, 38), (422, 40)], ("#8a94b4", "#54608a", "#232c54", "#4a567f"))
    lathe(c, 560, [(300, 30), (346, 52), (350, 54)], ("#7a86ac", "#4a5680", "#1f294e", "#3f4c78"))
    c.line([(560, 350), (560, 396)], 7, "#3a4470")
    return finished(c, vignette=0.22, contrast=1.08)
