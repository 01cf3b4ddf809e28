"""Green building: a timber house with a meadow on its roof, half its frame still open to the sky, builders at work."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix
from nature import clouds, crown, grass, ridge, sky, tree
from space import Camera, box
from people import person
from things import ground_shadow


def paint(k):
    c = Canvas(k, 241)
    sky(c, ("#5fa6d8", "#a8d2e6", "#f4f0da"), 320, sun=(60, 40, 360, "#fff4cc", 0.5))
    clouds(c, 10, 230, "#ffffff", "#b8cce2", 0.5, 200, 0.4, 4)
    ridge(c, 330, 40, 6, "#a9c4a4", "#86aaa4", 240, sharp=False, foot=370)
    cam = Camera(horizon=330, eye=1.7, f=540, cx=350, sun=(-0.65, 0.6, -0.5), cool="#8a94bc")
    for x, h in ((24, 110), (690, 130), (640, 90)):
        tree(c, x, 372, h, ("#2f5c40", "#4f8444", "#a4bf58"), seed=x)
    cam.ground(c, lambda X, Z: np.array([0.66, 0.72, 0.40]) * (1 + 0.05 * np.sin(X + Z))[..., None] + 0 * X[..., None], top=352)
    c.curve([(120, 400), (360, 384), (620, 392), (700, 430), (500, 450), (200, 446)], "#d8bc90", alpha=0.9)
    wood, light = "#d9a15c", "#f2cf94"
    # finished half
    faces = box(c, cam, -2.6, 15, 8.4, 6.5, 5.8, 0, wall=wood, shade=0.5)
    for name, f in faces.items():
        for u in np.arange(0, f.width, 0.28):
            f.line([(u, 0), (u, 5.8)], 0.035, "#8a5a34", alpha=0.6)
        if name == "front":
            for u, v, w, h in ((0.8, 0.9, 2.2, 1.6), (4.9, 0.1, 1.2, 2.3), (0.8, 3.6, 2.2, 1.4), (4.6, 3.5, 2.6, 1.6)):
                f.quad(u - 0.14, v - 0.14, u + w + 0.14, v + h + 0.14, "#f6ead0")
                f.quad(u, v, u + w, v + h, Grad(f.at(u, v + h), f.at(u + w, v), "#dff0f2", "#7fb0c4", "#4a7490"), raw=True)
                f.line([(u + w / 2, v), (u + w / 2, v + h)], 0.1, "#f6ead0")
            f.quad(6.7, 0, 7.9, 2.4, "#4f8a6a")
    # climbing plants
    x0, y0 = cam.at(-6.6, 0, 11.7)
    for i in range(7):
        crown(c, x0 + 14 + 8 * np.sin(i), y0 - 20 - i * 24, 19, 17, ("#2f6040", "#5a9448", "#b4d060"), seed=i + 3)
    # the roof: edge of timber, soil, meadow
    a, b = cam.at(-7.2, 5.8, 11.5), cam.at(2.0, 5.8, 11.5)
    c.shape([a, b, (b[0], b[1] - 16), (a[0], a[1] - 16)], ("#b87a44", "#7a4a34"))
    c.shape([(a[0], a[1] - 14), (b[0], b[1] - 14), (b[0], b[1] - 26), (a[0], a[1] - 26)], ("#6a5040", "#4a3834"))
    grass(c, b[1] - 40, b[1] - 16, ("#6f9a44", "#a4c458", "#4f7f3c", "#d0d870"), 700, (10, 16), 5, left=a[0], right=b[0])
    g = np.random.default_rng(3)
    n = 60
    c.dabs(g.uniform(a[0], b[0], n), b[1] - 30 - g.uniform(0, 12, n), 3.0, 2.6, 0, np.stack([mix(("#f6f0dc", "#e86a4c", "#f2c84c", "#b070c0")[i % 4], "#ffffff", 0.05) for i in range(n)]))
    # open half: posts, beams, straw bales in the frame
    x1, x2 = 1.7, 8.0
    for Z in (18, 12):
        for X in np.linspace(x1 + 0.2, x2, 5):
            p, q = cam.at(X, 0, Z), cam.at(X, 5.6, Z)
            w = 0.24 * cam.f / Z
            c.shape([(p[0] - w / 2, p[1]), (p[0] + w / 2, p[1]), (q[0] + w / 2, q[1]), (q[0] - w / 2, q[1])], Grad((p[0] - w / 2, 0), (p[0] + w / 2, 0), light, wood, "#8a5a3c"))
        for Y in (0.1, 2.8, 5.6):
            c.line([cam.at(x1, Y, Z), cam.at(x2 + 0.1, Y, Z)], 0.26 * cam.f / Z, (light, "#a8703c"))
    for X in np.linspace(x1 + 0.2, x2, 5):
        c.line([cam.at(X, 5.6, 12), cam.at(X, 5.6, 18)], 0.22 * cam.f / 14, ("#f2cf94", "#a8703c"))
    for X in (x1 + 0.9, x1 + 2.5, x1 + 4.1, x1 + 5.6):
        c.line([cam.at(X - 0.8, 5.6, 12), cam.at(X + 0.1, 7.4, 14)], 6, (light, "#a8703c"))
        c.line([cam.at(X + 0.1, 7.4, 14), cam.at(X + 0.9, 5.6, 16.5)], 5, ("#c99058", "#8a5a3c"))
    c.line([cam.at(x1, 7.4, 14), cam.at(x2, 7.4, 14)], 7, (light, "#a8703c"))
    for j in range(4):
        for i in range(2):
            u, v = x1 + 0.45 + i * 1.5, 0.22 + j * 0.62
            p = [cam.at(u, v, 12.02), cam.at(u + 1.36, v, 12.02), cam.at(u + 1.36, v + 0.56, 12.02), cam.at(u, v + 0.56, 12.02)]
            c.shape(p, ("#ffe6a0", "#c99a4c"))
            for _ in range(26):
                bx, by = g.uniform(p[0][0], p[1][0]), g.uniform(p[2][1], p[0][1])
                c.dabs(bx, by, 5, 0.7, g.normal(0, 0.2), mix("#fff2c0", "#a87838", g.random()), 0.8)
    # ladder, builders, timber
    c.lines([[(516, 420), (540, 204)], [(540, 422), (560, 206)]], 4.4, "#c9a06a")
    c.lines([[(518 + 2.7 * i, 402 - 24.4 * i), (542 + 2.3 * i, 403 - 24.4 * i)] for i in range(8)], 3.4, "#a87c48")
    person(c, 540, 316, 96, "#e07a34", "#3f4f6a", "reach", -1, hat="#f2c83c", shadow=0)
    person(c, 636, 430, 112, "#3f7f8a", "#4a4250", "carry", -1, hat="#f2c83c", shadow=0.4)
    c.line([(560, 366), (716, 350)], 12, ("#f2cf94", "#b07a44"))
    ground_shadow(c, 190, 448, 110, 9, 0.5)
    for i, y in enumerate((440, 430, 420)):
        c.shape([(90 + 8 * i, y), (280 - 10 * i, y - 3), (286 - 10 * i, y - 10), (96 + 8 * i, y - 8)], ("#f6d8a0", "#b8844c"))
    person(c, 322, 452, 116, "#b8503c", "#3a4258", "point", 1, hat="#f6f0e0", shadow=0.4)
    c.shape([(290, 384), (316, 378), (320, 396), (294, 402)], "#f6f2e6")
    return finished(c)
