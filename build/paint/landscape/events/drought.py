"""Drought: the riverbed is cracked clay, a boat lies dry, maize stands brown under a white sun."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix, smooth
from nature import bare, ridge, sky
from scipy.spatial import cKDTree
from space import Camera
from things import ground_shadow


def paint(k):
    c = Canvas(k, 331)
    sky(c, ("#d8b888", "#f0d49c", "#fbe8bc", "#f6d8a0"), 230)
    c.disc(520, 84, 44, 44, "#fffdf0", soft=4)
    c.glow(520, 84, 330, "#fff6d0", 0.75)
    ridge(c, 212, 40, 5, "#d8b48c", "#c49c80", 240, sharp=False, mist=("#f2d8a8", 0.6), foot=250)
    cam = Camera(horizon=206, eye=3.0, f=520, cx=360)
    # plates of clay: distance to the nearest and second nearest of many points
    g = np.random.default_rng(7)
    pts = np.stack([g.uniform(-60, 60, 9000), g.uniform(2.5, 70, 9000)], -1)
    tree_ = cKDTree(pts)

    def clay(X, Z):
        d, i = tree_.query(np.stack([X.ravel(), np.clip(Z.ravel(), 0, 80)], -1), k=2)
        gap = (d[:, 1] - d[:, 0]).reshape(X.shape)
        lot = (np.sin(i[:, 0] * 12.9898) * 43758.5453 % 1).reshape(X.shape)
        lean = ((X - pts[i[:, 0], 0].reshape(X.shape)) * -0.9 + (Z - pts[i[:, 0], 1].reshape(X.shape)) * 0.7)
        tone = np.array([0.82, 0.66, 0.46]) * (0.84 + 0.22 * lot + 0.16 * np.clip(lean, -0.6, 0.6))[..., None]
        near = smooth(34, 8, Z)[..., None]
        crack = smooth(0.11, 0.03, gap)[..., None] * (0.25 + 0.75 * near)
        rim = (smooth(0.26, 0.12, gap) - smooth(0.11, 0.03, gap)).clip(0, 1)[..., None] * 0.5 * near
        tone = tone + (np.array([0.98, 0.86, 0.64]) - tone) * rim * (lean > 0)[..., None]
        tone = tone + (np.array([0.28, 0.17, 0.18]) - tone) * crack
        far = smooth(14, 60, Z)[..., None]
        return tone + (np.array([0.95, 0.83, 0.62]) - tone) * 0.65 * far

    cam.ground(c, clay, top=240)
    # banks with dry maize
    c.curve([(-60, 236), (120, 244), (230, 252), (120, 280), (-60, 320)], ("#c49a5c", "#9a7048"))
    c.curve([(790, 236), (640, 240), (540, 250), (640, 276), (790, 320)], ("#c49a5c", "#9a7048"))
    for x0, x1, n in ((-10, 190, 46), (580, 730, 36)):
        for x in np.sort(g.uniform(x0, x1, n)):
            y = 300 - 46 * (abs(x - (x0 if x0 < 0 else x1)) / 200) + g.normal(0, 5)
            h = 96 * g.uniform(0.7, 1.1) * (1.1 - abs(x - (x0 if x0 < 0 else x1)) / 300)
            tone = mix("#a87840", "#d8b068", g.random())
            c.line([(x, y), (x + g.normal(0, 3), y - h)], 3, tone, taper=(1.1, 0.4))
            for q in range(4):
                t = 0.25 + 0.2 * q
                d = g.choice([-1, 1])
                c.line([(x, y - h * t), (x + d * 14, y - h * t - 10), (x + d * 26, y - h * t + 14)], 4.4, mix(tone, "#7a5030", 0.3 * g.random()), taper=(1, 0.2), round_=True)
    bare(c, 640, 292, 150, "#7a5c4c", seed=5, depth=5)
    # last puddle, stranded boat
    c.curve([(300, 300), (380, 292), (450, 298), (430, 310), (340, 312)], ("#f6ecd0", "#a9b4a8"))
    ground_shadow(c, 300, 420, 170, 16, 0.55, "#5a3a44")
    hull_ = [(120, 356), (180, 372), (280, 376), (390, 362), (452, 336), (430, 384), (380, 416), (230, 424), (160, 406)]
    c.curve(hull_, Grad((0, 340), (0, 424), "#5f94a4", "#3f7488", "#2a4a60"))
    c.curve([(120, 356), (180, 372), (280, 376), (390, 362), (452, 336), (400, 344), (290, 356), (190, 354)], ("#6a4a3c", "#a87850"))
    c.line([(120, 356), (180, 372), (280, 376), (390, 362), (452, 336)], 6, "#f2e4c4", round_=True)
    for i in range(3):
        c.line([(140 + i * 8, 378 + i * 13), (240, 392 + i * 12), (360, 386 + i * 12), (430 - i * 16, 366 + i * 14)], 1.8, "#24405a", round_=True, alpha=0.6)
    c.lines([[(220, 358), (232, 374)], [(320, 356), (330, 372)]], 12, "#c99a68")
    c.line([(250, 366), (90, 428)], 5, "#b4885a")
    c.curve([(104, 416), (92, 420), (62, 438), (74, 446), (98, 434)], "#c99a68")
    c.line([(452, 340), (520, 400), (600, 408)], 2.4, "#8a6a54", round_=True)
    c.glow(520, 84, 420, "#fff2c4", 0.22)
    return finished(c, saturation=1.02)
