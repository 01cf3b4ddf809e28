"""Cold winter: a village deep in snow at blue dusk, smoke straight up, icicles along the near eaves."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad
from nature import bare, conifer, ridge, sky, snowfall, woods
from people import person
from space import Camera, box, house, roofed


def paint(k):
    c = Canvas(k, 311)
    sky(c, ("#2f4a86", "#6a86bc", "#c9c0d8", "#f2cfc4"), 300)
    ridge(c, 262, 80, 4, "#e0e4f2", "#8fa4d0", 200, mist=("#c4c8e0", 0.5), foot=310)
    line = ridge(c, 300, 50, 9, "#d4dcee", "#8a9fcc", 230, sharp=False, foot=350)
    woods(c, line, ("#4d6390", "#6f86b0", "#b4c4e0"), 240, 5, (4, 40), 5)
    c.curve([(-60, 322), (160, 314), (380, 330), (560, 322), (800, 332), (800, 540), (-60, 540)], ("#e6ecf8", "#9fb4dc"))
    cam = Camera(horizon=286, eye=3.4, f=520, cx=360, sun=(-0.6, 0.5, -0.5), warm="#e2e6f8", cool="#7684bc")

    def deco(name, f):
        f.windows(3 if name == "front" else 2, 1, (1.1, 1.5), "#3a4470", "#5a5a80", lit=(0.5, "#ffc96a"), start=0.8, seed=int(f.width * 10))

    for face in box(c, cam, 1.4, 62, 3.4, 3.4, 13, 20, "#c49c98", shade=0).values():
        face.arch(1.7, 9.4, 1.3, 2.6, "#ffc96a", raw=True)
    roofed(c, cam, (1.4, 0, 62), (3.4, 3.4, 13), 20, "#f2f6ff", 6, hip=2.1, tiles=False)
    for X, Z, w, h, yaw, wall in ((-16, 54, 8, 5, 24, "#b4889a"), (16, 52, 8, 5, -30, "#b4889a"), (-3, 56, 7, 5, -20, "#c49c98"), (6, 50, 7, 5, 30, "#a8849c"), (-9.4, 36, 7, 4.6, 32, "#c09494"), (8.6, 33, 7, 4.6, -34, "#b88c94")):
        house(c, cam, X, Z, w, 6, h, yaw, wall, "#f2f6ff", pitch=3.6, decorate=deco, over=0.7, shade=0.35, tiles=False)
        x, y = cam.at(X + 1.2, h + 2.6, Z)
        s = cam.f / Z
        c.shape([(x - 0.4 * s, y + 0.8 * s), (x + 0.4 * s, y + 0.8 * s), (x + 0.4 * s, y - 0.7 * s), (x - 0.4 * s, y - 0.7 * s)], ("#8a6a80", "#6a5478"))
        c.disc(x, y - 0.75 * s, 0.5 * s, 0.2 * s, "#ffffff")
        g = np.random.default_rng(int(Z))
        t = np.linspace(0, 1, 22)
        c.dabs(x + 8 * np.sin(t * 5) * t + g.normal(0, 2, 22), y - s - t * 150, (0.3 + 0.7 * t) * s * 0.9, (0.3 + 0.7 * t) * s * 0.9, 0, "#e6e2ee", 0.42 * (1 - t), hard=1.2)
    for x, y, h in ((60, 372, 120), (28, 392, 150), (664, 378, 130), (704, 396, 160)):
        conifer(c, x, y, h, ("#24406a", "#34567f", "#5a7ca0"), seed=x, snow="#f4f8ff")
    bare(c, 590, 392, 150, "#4a4466", seed=3, depth=5)
    c.curve([(-60, 396), (160, 384), (330, 396), (520, 388), (790, 398), (790, 540), (-60, 540)], ("#eef3fc", "#a4b8e0"))
    c.curve([(330, 394), (376, 392), (372, 420), (420, 460), (470, 500), (260, 500), (320, 430)], ("#c4d0ea", "#8aa0d0"), alpha=0.85)
    for x, y, h, coat, st, fc in ((366, 446, 98, "#b8402f", "stride", -1), (414, 452, 72, "#e3a83c", "stride", -1)):
        person(c, x, y, h, coat, "#2f3560", st, fc, hat="#4f6a9a", shadow=0.4)
    # near eaves with icicles
    c.shape([(-5, -5), (725, -5), (725, 40), (-5, 62)], Grad((0, 0), (0, 62), "#6a4a5a", "#4a3450"))
    c.curve([(-40, -30), (760, -30), (740, 26), (560, 34), (380, 38), (200, 52), (-20, 56)], ("#ffffff", "#c4d0ec"))
    g = np.random.default_rng(8)
    for x in np.sort(g.uniform(0, 720, 34)):
        y0 = 60 - x * 0.03
        n = g.uniform(24, 120) * (0.4 + 0.6 * abs(np.cos(x / 110)))
        w = 4 + n * 0.07
        c.shape([(x - w, y0 - 4), (x + w, y0 - 4), (x + w * 0.35, y0 + n * 0.55), (x, y0 + n), (x - w * 0.4, y0 + n * 0.5)], Grad((x - w, 0), (x + w, 0), "#f2faff", "#b4d0f0", "#6f94cc"), alpha=0.88)
        c.line([(x - w * 0.4, y0), (x - w * 0.1, y0 + n * 0.7)], 1.6, "#ffffff", taper=(1, 0.2))
    snowfall(c, 190, "#ffffff", 2)
    return finished(c)
