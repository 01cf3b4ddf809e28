"""Building grant: an old house in scaffolding gets new plaster, insulation and windows; a crane lifts beams."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix
from nature import clouds, sky, tree
from people import person
from space import Camera, house
from things import ground_shadow


def paint(k):
    c = Canvas(k, 381)
    sky(c, ("#4f98d8", "#a4d0ea", "#f4f0da"), 330, sun=(60, 50, 340, "#fff4cc", 0.5))
    clouds(c, 0, 230, "#ffffff", "#b8cce2", 0.5, 190, 0.42, 15)
    cam = Camera(horizon=344, eye=1.8, f=540, cx=330, sun=(-0.6, 0.6, -0.5), cool="#8a92bc")
    for x, h in ((30, 150), (700, 120)):
        tree(c, x, 392, h, ("#2f5c40", "#4f8444", "#a4bf58"), seed=x)
    cam.ground(c, lambda X, Z: np.array([0.80, 0.72, 0.58]) * (1 + 0.04 * np.sin(X * 2 + Z))[..., None], top=360)
    # crane
    c.lines([[(560, 400), (560, 20)], [(580, 400), (580, 20)]], 4.4, "#e8b030")
    for i in range(19):
        c.line([(560, 400 - i * 20), (580, 380 - i * 20)], 2.4, "#c98f28")
        c.line([(580, 400 - i * 20), (560, 380 - i * 20)], 2.4, "#e8b84c")
    c.lines([[(250, 44), (680, 44)], [(270, 28), (580, 18)], [(580, 18), (680, 36)]], 4, "#e8b030")
    for i in range(21):
        c.line([(256 + i * 16, 44), (264 + i * 16, 30 - i * 0.5)], 2, "#c98f28")
    c.shape([(630, 44), (676, 44), (676, 74), (630, 74)], ("#8a8c9c", "#5a5c74"))
    c.shape([(552, 50), (592, 50), (590, 78), (556, 78)], ("#f6d070", "#c98f28"))
    c.shape([(558, 54), (574, 54), (574, 70), (560, 70)], "#5a7a94")
    c.line([(330, 44), (330, 92)], 1.8, "#4a4458")
    c.lines([[(330, 92), (286, 112)], [(330, 92), (376, 112)]], 1.6, "#4a4458")
    for q in range(3):
        c.shape([(266, 112 + q * 5), (398, 110 + q * 5), (398, 116 + q * 5), (266, 118 + q * 5)], ("#f2cf94", "#b8844c"))

    # the house: left part old, right part new
    def deco(name, f):
        if name != "front":
            f.windows(2, 3, (1.0, 1.5), "#4a4660", start=0.6)
            return
        w = f.width
        f.quad(0, 0, w * 0.42, f.height, "#c9a888")
        g = np.random.default_rng(5)
        for _ in range(26):
            u, v = g.uniform(0, w * 0.4), g.uniform(0.2, f.height - 0.6)
            a = g.uniform(0.3, 1.0)
            f.poly([(u, v), (u + a, v + 0.1), (u + a * 0.9, v + a * 0.6), (u + 0.1, v + a * 0.5)], mix("#a8684c", "#b08a74", g.random()), alpha=0.7)
        for i in range(16):
            for j in range(3):
                u, v = w * 0.42 + i * 0.62, 0
                if u > w * 0.66:
                    break
                f.quad(u + 0.03, v, u + 0.58, f.height, "#f2c6d0" if (i + j) % 2 else "#e8b4c2", alpha=0.9)
        for v in np.arange(0.9, f.height, 0.95):
            f.line([(w * 0.42, v), (w * 0.66, v)], 0.05, "#b8808f")
        f.quad(w * 0.66, 0, w, f.height, "#f6e0a4")
        n = 5
        for i in range(n):
            for j in range(3):
                u, v = (i + 0.5) * w / n, 0.7 + j * 2.35
                new = u > w * 0.6
                f.quad(u - 0.62, v - 0.1, u + 0.62, v + 1.6, "#ffffff" if new else "#8a6a58")
                f.quad(u - 0.5, v, u + 0.5, v + 1.5, Grad(f.at(u - 0.5, v + 1.5), f.at(u + 0.5, v), "#cfe6f0", "#6a94b4", "#3f5f84") if new else "#3f3a4c", raw=new)
                f.line([(u, v), (u, v + 1.5)], 0.09, "#ffffff" if new else "#8a6a58")
                if new:
                    for e in (-1.1, 0.66):
                        f.quad(u + e, v - 0.05, u + e + 0.44, v + 1.55, "#4f8a6a")

    house(c, cam, -0.6, 18, 12.4, 8, 7.6, 8, "#e8cfa0", "#b4603f", pitch=3.2, decorate=deco, shade=0.4)
    # scaffolding in front of its left and middle part
    Z = 13.0
    for Y in (2.3, 4.6, 6.9):
        a, b = cam.at(-6.6, Y, Z), cam.at(2.3, Y, Z)
        c.shape([a, b, (b[0], b[1] + 8), (a[0], a[1] + 8)], ("#e6b878", "#8a5c3c"))
        c.line([cam.at(-6.6, Y + 0.9, Z), cam.at(2.3, Y + 0.9, Z)], 2.2, "#8fa0b4")
    for X in (-6.6, -4.4, -2.2, 0.0, 2.2):
        c.line([cam.at(X, 0, Z), cam.at(X, 8.2, Z)], 4, Grad((cam.at(X, 0, Z)[0] - 2, 0), (cam.at(X, 0, Z)[0] + 2, 0), "#dfe6ec", "#6a7890"))
    for X in (-6.6, -2.2):
        for Y in (0, 2.3, 4.6):
            c.line([cam.at(X, Y, Z), cam.at(X + 2.2, Y + 2.3, Z)], 2, "#8fa0b4")
    for X, Y, coat, st, fc in ((-5.2, 4.6, "#3f7f9c", "reach", 1), (-1.0, 2.3, "#e07a34", "work", 1), (1.2, 6.9, "#c8503c", "reach", -1), (-3.4, 6.9, "#4f8a5c", "carry", -1)):
        x, y = cam.at(X, Y, Z)
        person(c, x, y, 70, coat, "#3f4660", st, fc, hat="#f2c83c", shadow=0)
    # in front: pallet, mixer, two with a plan
    for j in range(3):
        for i in range(5 - (j == 2)):
            c.shape([(500 + i * 30, 440 - j * 20), (528 + i * 30, 440 - j * 20), (528 + i * 30, 422 - j * 20), (500 + i * 30, 422 - j * 20)], Grad((0, 420 - j * 20), (0, 440 - j * 20), "#e08a5c", "#a8543c"))
    ground_shadow(c, 580, 442, 96, 8, 0.4)
    ground_shadow(c, 110, 448, 80, 8, 0.5)
    c.curve([(70, 400), (92, 360), (136, 356), (158, 392), (140, 426), (92, 430)], Grad((70, 0), (158, 0), "#f2b84c", "#d88a2c", "#8a4a2c"))
    c.disc(146, 372, 14, 24, "#5a4a50", 0.5)
    c.lines([[(92, 426), (80, 450)], [(132, 424), (148, 450)]], 6, "#5a5c74")
    person(c, 330, 458, 132, "#f4efe2", "#3f4a6a", "point", -1, hat="#f6f6f2", shadow=0.4)
    person(c, 262, 458, 128, "#7a4a78", "#34405c", "stand", 1, hair="#5a3a26", skirt=True, shadow=0.4)
    c.shape([(270, 384), (312, 378), (316, 404), (274, 410)], "#fffdf2")
    c.lines([[(278, 392), (306, 388)], [(280, 400), (304, 396)]], 1.6, "#4f7ab0")
    return finished(c)
