"""Hill farming: a stone farm on a slope, steep meadows with round bales, cows, a castle on the far crest."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix, smooth
from nature import clouds, grass, flowers, ridge, sky, tree, woods
from space import Camera, box, house
from things import ground_shadow


def cow(c, x, y, s, face=1, colour="#e9ddcc", patch="#a4714c"):
    P = lambda u, v: (x + face * u * s, y + v * s)
    ground_shadow(c, x + 0.2 * s, y, 0.9 * s, 0.08 * s, 0.45)
    for u in (-0.52, 0.30):
        c.line([P(u + 0.10, -0.4), P(u + 0.10, 0)], 0.12 * s, mix(colour, "#3a3050", 0.45))
    for u in (-0.60, 0.40):
        c.line([P(u, -0.45), P(u, 0)], 0.14 * s, mix(colour, "#3a3050", 0.15), taper=(1.2, 0.8))
    body = [P(-0.72, -0.86), P(-0.3, -0.9), P(0.2, -0.88), P(0.55, -0.95), P(0.66, -0.7), P(0.5, -0.42), P(0.1, -0.30), P(-0.4, -0.34), P(-0.70, -0.45)]
    c.curve(body, Grad(P(0, -0.95), P(0, -0.3), mix(colour, "#fff6de", 0.5), colour, mix(colour, "#5a4a68", 0.5)), edge=0.1)
    c.curve([P(-0.5, -0.86), P(-0.1, -0.88), P(-0.05, -0.6), P(-0.35, -0.5), P(-0.55, -0.62)], patch, alpha=0.9)
    c.curve([P(0.50, -0.94), P(0.66, -1.06), P(0.80, -1.04), P(0.95, -0.44), P(0.90, -0.32), P(0.80, -0.36), P(0.70, -0.66), P(0.58, -0.60)], Grad(P(0, -0.95), P(0, -0.35), mix(colour, "#fff6de", 0.4), mix(colour, "#5a4a68", 0.35)), edge=0.1)
    c.curve([P(0.86, -0.42), P(0.96, -0.40), P(0.93, -0.31), P(0.84, -0.34)], "#8a6258")
    c.line([P(0.66, -1.04), P(0.58, -1.14), P(0.62, -1.24)], 0.05 * s, "#8a7a68", round_=True, taper=(1.2, 0.3))
    c.line([P(0.76, -1.04), P(0.84, -1.12), P(0.84, -1.24)], 0.05 * s, "#8a7a68", round_=True, taper=(1.2, 0.3))
    c.curve([P(0.64, -0.98), P(0.48, -0.98), P(0.52, -0.88), P(0.64, -0.90)], patch)
    c.disc(*P(0.80, -0.80), 0.032 * s, 0.036 * s, "#2a2028", edge=0)
    c.line([P(-0.72, -0.82), P(-0.80, -0.4)], 0.04 * s, patch)


def bale(c, x, y, r):
    ground_shadow(c, x + r * 0.9, y, r * 1.4, r * 0.22, 0.5)
    c.shape([(x - r * 0.1, y - 2 * r), (x + r * 1.2, y - 1.9 * r), (x + r * 1.5, y - r), (x + r * 1.2, y - 0.1 * r), (x - r * 0.1, y)], Grad((0, y - 2 * r), (0, y), "#f6d98c", "#d3a552", "#8a6648"))
    c.disc(x, y - r, r * 0.94, r, Grad((x - r, y - 2 * r), (x + r, y), "#f0d08a", "#c99f55", "#94704a"))
    for q in (0.75, 0.5, 0.26):
        c.disc(x, y - r, r * 0.94 * q, r * q, "#8a6440", alpha=0.28, edge=0)
        c.disc(x - 0.6, y - r - 0.6, r * 0.94 * q - 1.5, r * q - 1.5, "#e0bb70", alpha=0.6, edge=0)


def paint(k):
    c = Canvas(k, 12)
    sky(c, ("#5f9fcf", "#a5cfe2", "#f8eccb"), 230, sun=(60, 30, 420, "#fff2c4", 0.6))
    clouds(c, 0, 180, "#fffdf2", "#b9c6d6", 0.5, 190, 0.42, 9)
    ridge(c, 190, 70, 4, "#a8bfd0", "#88a2c0", 220, mist=("#dfe8e2", 0.6), foot=240)
    far = ridge(c, 226, 66, 17, "#9db68a", "#6f9090", 210, sharp=False, mist=("#cfdcc6", 0.45), foot=340, peaks=((560, 74, 150),))
    woods(c, far, ("#56796c", "#6f9268", "#a4b878"), 360, 4.4, (10, 50), 3, mist=("#b9cfc0", 0.25))
    cam = Camera(horizon=230, eye=0, f=560, cx=360, sun=(-0.7, 0.6, -0.35), cool="#8d9cbc")
    for X, Y, w, h in ((19.6, 7.2, 7, 4), (17.4, 7.0, 2.4, 7.4), (23.2, 7.0, 2.0, 5.4)):
        for f in box(c, cam, X, 60, w, 3, h, 15, "#d8bd98", y0=Y, shade=0).values():
            for i in range(max(1, int(w))):
                f.quad(i + 0.2, h, i + 0.65, h + 0.6, "#d8bd98")
                f.quad(i + 0.35, h * 0.5, i + 0.6, h * 0.5 + 0.6, "#4a4458")
    # meadows on the slope: bands of mown and unmown grass
    def meadow(x, y):
        t = (y - 0.32 * x) / 58 + 0.3 * np.sin(x / 130)
        band = np.floor(t)
        lot = (np.sin(band * 12.9) * 43758.5) % 1
        col = np.stack([np.interp(lot, (0, 0.5, 1), v) for v in ((0.64, 0.78, 0.52), (0.70, 0.74, 0.66), (0.30, 0.38, 0.27))], -1)
        row = 0.035 * np.sin((y - 0.32 * x) * 1.1 + 4 * np.sin(x / 60)) * smooth(260, 420, y)
        return col * (1 + row)[..., None] * (0.86 + 0.2 * smooth(520, 0, x))[..., None]

    c.curve([(-80, 244), (90, 250), (250, 278), (420, 300), (600, 292), (800, 268), (800, 560), (-80, 560)], meadow)
    c.curve([(430, 330), (580, 296), (780, 262), (780, 360), (600, 350)], Grad((500, 280), (640, 380), "#8fae54", "#5d8550"), alpha=0.85)
    for x, y, h in ((618, 302, 46), (660, 296, 60), (702, 288, 54), (584, 304, 34)):
        tree(c, x, y, h, ("#2f5040", "#4f7840", "#9cb854"), seed=int(x))
    farm = Camera(horizon=248, eye=3.2, f=520, cx=250, sun=(-0.7, 0.6, -0.35), cool="#8d90b4")

    def deco(name, f):
        n = 3 if name == "front" else 2
        f.windows(n, 2, (0.62, 0.95), "#383444", "#5a7358", start=0.6)
        if name == "front":
            f.arch(f.width * 0.5, 0, 1.7, 2.4, "#4d3428")
        g = np.random.default_rng(5)
        for _ in range(70):
            u, v = g.uniform(0.2, f.width - 0.6), g.uniform(0.1, f.height - 0.4)
            f.quad(u, v, u + g.uniform(0.25, 0.6), v + 0.2, mix("#b39a78", "#e6d2ac", g.random()), alpha=0.4)

    house(c, farm, -2.2, 22, 7, 6, 5.2, 24, "#cdb38c", "#a8694a", decorate=deco)
    house(c, farm, 5.4, 24, 6, 5, 3.6, 24, "#bfa27c", "#9a6148", decorate=lambda n, f: n == "front" and f.arch(3, 0, 3, 2.8, "#3e2e30"))
    tree(c, 92, 340, 132, ("#2c4a38", "#4a7440", "#8fae4c", "#cfd873"), seed=4, wide=0.7)
    tree(c, 424, 330, 70, ("#2c4a38", "#4a7440", "#8fae4c", "#cfd873"), seed=9)
    c.line([(300, 350), (380, 372), (520, 378), (740, 352)], 3, "#dcc79c", round_=True, alpha=0.85)
    for i in range(15):
        x = 300 + i * 30
        y = 362 + 10 * np.sin(i * 0.5)
        c.line([(x, y), (x, y - 15)], 2.4, "#7a5a44")
    c.lines([[(300 + i * 30, 352 + 10 * np.sin(i * 0.5)), (330 + i * 30, 352 + 10 * np.sin(i * 0.5 + 0.5))] for i in range(14)], 1.3, "#8d6b50")
    for x, y, r in ((470, 330, 9), (540, 334, 10), (508, 352, 12), (620, 342, 11)):
        bale(c, x, y, r)
    cow(c, 556, 420, 62, -1)
    cow(c, 420, 402, 44, 1, "#d9c2a4", "#8a5a3c")
    cow(c, 664, 398, 40, -1, "#efe6d8", "#8f6a50")
    bale(c, 132, 462, 50)
    grass(c, 440, 486, ("#7a9a3e", "#a9b84e", "#5d8038", "#c9c862"), 1500, (5, 20), 3)
    flowers(c, 440, 478, ("#f2e6c0", "#e4b93c", "#b86a9a"), 90, (1.6, 4), 4)
    return finished(c)
