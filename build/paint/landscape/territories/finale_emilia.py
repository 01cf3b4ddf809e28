"""Arable farming: a combine in gold wheat on the endless plain, dust in the low sun, storks of poplars far away."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix
from nature import clouds, grass, poplar, sky
from space import Camera, house
from things import ground_shadow, wheel


def paint(k):
    c = Canvas(k, 111)
    sky(c, ("#3f86c4", "#8fc0dc", "#f6e6bc", "#ffdd9c"), 240, sun=(110, 190, 300, "#fff2c0", 0.65))
    clouds(c, 0, 200, "#fffaf0", "#a9b8d4", 0.55, 200, 0.42, 6, sun=(-0.8, 0.2))
    cam = Camera(horizon=232, eye=3.2, f=560, cx=360, sun=(-0.7, 0.5, 0.1))
    for i, x in enumerate((470, 486, 500, 516, 534, 640, 655)):
        poplar(c, x, 236, 34 + 5 * (i % 3), ("#5d7264", "#7d8f64", "#b9b878"), seed=i)
    house(c, cam, 30, 130, 16, 9, 6, 20, "#e0b080", "#b4684a", shade=0, decorate=lambda n, f: f.windows(4, 2, (1.2, 1.3), "#5a5060"))
    c.shape([(-5, 233), (725, 233), (725, 240), (-5, 241)], "#7d9468", alpha=0.8)

    def field(X, Z):
        cut = X + 0.1 * Z < 0.4
        row = 0.5 + 0.5 * np.sin(X * 7.5)
        stub = np.where(cut, 1.0, 0.0)[..., None]
        near = np.clip(14 / Z, 0, 1)[..., None]
        gold = np.array([0.90, 0.70, 0.28]) * (0.93 + 0.09 * row[..., None] * near)
        swath = (np.sin(X * 1.25 + 0.4) > 0.55)[..., None]
        pale = np.where(swath, np.array([0.93, 0.80, 0.48]), np.array([0.80, 0.66, 0.40])) * (0.94 + 0.08 * row[..., None] * near)
        far = np.clip((Z - 30) / 120, 0, 1)[..., None]
        col = gold + (pale - gold) * stub
        return col + (np.array([0.97, 0.86, 0.58]) - col) * 0.5 * far

    cam.ground(c, field, top=238)
    # dust
    g = np.random.default_rng(4)
    n = 150
    t = g.uniform(0, 1, n)
    o = np.argsort(-t)
    c.dabs((420 + t * 250 + g.normal(0, 14, n))[o], (300 - t * 34 + g.normal(0, 16, n) * (0.4 + t))[o], (12 + 34 * t)[o], (8 + 22 * t)[o], 0, "#ffe8bc", 0.14, hard=1.0)
    # the combine, seen from the front left
    ground_shadow(c, 440, 408, 150, 16, 0.6)
    red, dark = "#d8492c", "#5a2430"
    c.shape([(300, 252), (462, 240), (520, 256), (520, 352), (420, 372), (300, 356)], Grad((300, 0), (520, 0), "#ef6a3c", red, "#9a2c34"))
    c.shape([(360, 208), (470, 198), (522, 210), (520, 258), (462, 244), (350, 256)], ("#f0804c", "#b43a30"))
    c.shape([(366, 206), (466, 197), (470, 190), (372, 198)], "#ffd28c")
    c.shape([(300, 300), (420, 308), (420, 324), (300, 316)], "#f6ecd8")
    c.lines([[(340, 330), (340, 352)], [(380, 332), (380, 358)], [(470, 262), (470, 350)]], 2, dark, alpha=0.6)
    # cab
    c.shape([(300, 300), (300, 256), (372, 250), (372, 310)], Grad((300, 0), (372, 0), "#e8603c", "#b43a30"))
    c.shape([(288, 262), (298, 202), (366, 196), (374, 256), (370, 268), (292, 272)], Grad((288, 0), (374, 0), "#e6f4f6", "#8fb4cc", "#4f6f90"))
    c.disc(336, 232, 8, 9, "#c98f6a")
    c.curve([(318, 268), (322, 246), (336, 240), (350, 246), (354, 268)], "#3f6a8a")
    c.disc(336, 225, 9.4, 5.4, "#e8d8a8")
    c.line([(310, 258), (324, 250)], 3, "#2c2a38")
    c.lines([[(298, 202), (288, 262), (292, 272)], [(366, 196), (374, 256), (370, 268)], [(292, 272), (370, 268)], [(344, 198), (350, 268)]], 3.4, "#3a3444")
    c.shape([(290, 202), (372, 192), (376, 182), (296, 190)], ("#fff2d8", "#d8b890"))
    c.shape([(294, 206), (318, 204), (304, 250), (291, 254)], "#ffffff", alpha=0.45)
    # unloading pipe
    c.line([(470, 214), (560, 172), (620, 176)], 13, ("#f08a54", "#9a3030"))
    # header with reel
    c.shape([(60, 392), (330, 360), (372, 366), (376, 396), (330, 412), (70, 430)], Grad((0, 360), (0, 430), "#e8603c", "#8a2a34"))
    for x, y in ((104, 386), (330, 358)):
        for i in range(6):
            a = i * np.pi / 3 + 0.2
            c.line([(x, y), (x + 34 * np.cos(a), y + 34 * np.sin(a))], 3, "#6a3a34")
    for i in range(6):
        a = i * np.pi / 3 + 0.2
        dx, dy = 34 * np.cos(a), 34 * np.sin(a)
        c.line([(104 + dx, 386 + dy), (330 + dx, 358 + dy)], 4.5, "#f2c14c" if dy < 6 else "#a8742c")
    for x, y, r in ((396, 374, 42), (500, 380, 28)):
        wheel(c, x, y, r, "#2a2630", "#e8b84c", spokes=0)
        for i in range(18):
            a = i * np.pi / 9
            c.line([(x + r * 0.82 * np.cos(a), y + r * 0.82 * np.sin(a)), (x + r * np.cos(a + 0.12), y + r * np.sin(a + 0.12))], 3.4, "#3c3844")
    # standing ears in front
    n = 620
    t = np.sort(g.uniform(0, 1, n))
    x, y = g.uniform(-10, 730, n), 424 + 70 * t
    keep = (x > 250 + 200 * (1 - t)) | (y > 452)
    for xi, yi, ti in zip(x[keep], y[keep], t[keep], strict=True):
        h = 40 + 26 * ti
        lean = g.normal(4, 4)
        c.line([(xi, yi + 20), (xi + lean * 0.4, yi - h * 0.4), (xi + lean, yi - h)], 1.3, mix("#b98a34", "#e6c060", g.random()))
        c.dabs(xi + lean + 1, yi - h - 4, 8.5, 2.5, -np.pi / 2 + lean * 0.05, mix("#c98f30", "#ffdf8c", g.random()))
    grass(c, 440, 490, ("#e6bd58", "#c9963c", "#a87430"), 300, (10, 26), 3)
    c.glow(110, 190, 420, "#ffe2a0", 0.30)
    return finished(c)
