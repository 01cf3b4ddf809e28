"""Cherries: a twig of ripe fruit before an orchard in June, a ladder in a tree, the castle towers behind."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix
from nature import clouds, grass, leaf, ridge, sky, tree
from space import Camera, box, roofed
from people import person
from things import ball


def cherry(c, x, y, r, stem, tone="#c8202c"):
    sx, sy = stem
    c.line([(sx, sy), ((sx + x) / 2 + 6, (sy + y) / 2 - 4), (x, y - r * 0.75)], 3.2, Grad((0, sy), (0, y), "#7a8a3c", "#a9b450"), round_=True)
    ball(c, x, y, r, tone, shade="#4a0a2a", gloss=0.9, bounce="#c86a8a", ry=r * 0.94)
    c.curve([(x - r * 0.3, y - r * 0.82), (x, y - r * 0.66), (x + r * 0.3, y - r * 0.82), (x, y - r * 0.9)], "#5a0a20", alpha=0.7)
    c.disc(x - r * 0.36, y - r * 0.40, r * 0.17, r * 0.24, "#ffffff", 0.6, alpha=0.85, soft=0.6)


def paint(k):
    c = Canvas(k, 161)
    sky(c, ("#5fa4d6", "#a9d2e6", "#f6f0d8"), 250)
    clouds(c, 0, 170, "#ffffff", "#bccce2", 0.48, 200, 0.4, 8)
    ridge(c, 236, 46, 5, "#a4bcc8", "#86a4bc", 220, sharp=False, mist=("#dfe8de", 0.5), foot=270)
    cam = Camera(horizon=262, eye=2.2, f=520, cx=330, sun=(-0.7, 0.6, -0.35))
    for X, Z, h in ((-4.6, 60, 15), (4.2, 64, 17)):
        for f in box(c, cam, X, Z, 4.6, 4.6, h, 20, "#d8a678", shade=0).values():
            f.quad(-0.3, h - 2.2, f.width + 0.3, h, "#c9926a")
            for i in range(5):
                f.quad(i * 0.95 + 0.1, h, i * 0.95 + 0.6, h + 1, "#d8a678")
            f.arch(2.3, h * 0.5, 0.8, 1.8, "#4d4054")
        roofed(c, cam, (X, 0, Z), (4.2, 4.2, h + 0.8), 20, "#b0603f", 2.2, hip=2.3)
    for f in box(c, cam, 0, 62, 8, 4, 9.5, 20, "#cf9a6c", shade=0).values():
        for i in range(8):
            f.quad(i + 0.1, 9.5, i + 0.6, 10.3, "#cf9a6c")
    c.curve([(-40, 274), (160, 266), (360, 270), (560, 264), (780, 272), (780, 520), (-40, 520)], ("#b4c868", "#6f9a44"))
    tones = ("#2c5238", "#45783c", "#86ac48", "#c9d86c")
    g = np.random.default_rng(7)
    for Z, step in ((40, 5.4), (27, 5.2), (19, 5.0), (13.5, 5.4)):
        for X in np.arange(-22, 23, step):
            if Z < 15 and X > -1:
                continue
            x, y = cam.at(X + 0.7, 0, Z)
            if not -80 < x < 780:
                continue
            s = cam.f / Z
            c.disc(x + s * 0.9, y + s * 0.05, s * 2.1, s * 0.32, "#3f5a5c", alpha=0.45, soft=2, mode="multiply")
            tree(c, x, y, 4.1 * s, tones, wide=0.95, stem=0.26, seed=int(Z + X + 60))
            n = 34
            a, r = g.uniform(0, 6.3, n), np.sqrt(g.uniform(0, 1, n))
            c.dabs(x + np.cos(a) * r * 1.35 * s, y - 2.5 * s + np.sin(a) * r * 1.0 * s, 0.085 * s, 0.085 * s, 0, "#d8202a")
    # ladder and picker at the near tree
    c.lines([[(150, 434), (186, 240)], [(186, 438), (204, 240)]], 5, "#c99a60")
    c.lines([[(153 + 5.5 * i, 414 - i * 30), (188 + 3 * i, 416 - i * 30)] for i in range(6)], 4, "#a87844")
    person(c, 186, 372, 128, "#3f6f9a", "#4a4258", "reach", -1, hat="#f0d88c", shadow=0)
    c.shape([(212, 404), (280, 404), (272, 442), (220, 442)], ("#d8a868", "#8a5c3c"))
    c.lines([[(213, 416), (279, 416)], [(216, 428), (275, 428)]], 1.6, "#6a4430")
    for i in range(26):
        ball(c, 218 + (i % 9) * 7, 404 - (i // 9) * 6 + g.normal(0, 1), 5.6, mix("#d8242c", "#a8142a", g.random()), gloss=0.6)
    grass(c, 410, 490, ("#5f8a3a", "#8fae48", "#c4cc66"), 900, (4, 20), 3, right=470)
    # the twig in front
    c.line([(730, 20), (640, 64), (540, 84), (440, 70)], 15, Grad((0, 0), (0, 110), "#b08a78", "#5a3c44"), taper=(1.4, 0.5), round_=True)
    for x, y, turn, length in ((700, 40, 2.4, 120), (660, 60, 0.9, 110), (560, 80, 2.7, 120), (470, 74, 2.2, 110), (600, 70, -1.0, 100), (500, 74, -2.2, 96), (690, 50, -0.8, 90)):
        leaf(c, x, y, length, turn, "#5f9440", 0.46)
    for x, y, r, tone in ((700, 250, 46, "#a8142c"), (526, 262, 44, "#b41a2c")):
        cherry(c, x, y, r, (626, 72), tone)
    for x, y, r, tone in ((600, 274, 56, "#d42430"), (668, 350, 54, "#c81e2e"), (560, 372, 50, "#d82a30")):
        cherry(c, x, y, r, (626, 72), tone)
    cherry(c, 456, 200, 38, (470, 78), "#c81e2e")
    for x, y, turn, length in ((626, 70, 0.4, 120), (634, 66, 1.9, 100), (470, 74, 0.3, 90)):
        leaf(c, x, y, length, turn, "#86b048", 0.46)
    return finished(c)
