"""Farming and food industry: a trailer heaped with tomatoes on its way from the field to the cannery."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix
from nature import clouds, crown, poplar, sky
from space import Camera, box
from people import person
from things import ball, ground_shadow, lathe, wheel


def paint(k):
    c = Canvas(k, 121)
    sky(c, ("#4f97d0", "#9fcbe2", "#f4ecd0"), 250, sun=(60, 40, 360, "#fff2c8", 0.5))
    clouds(c, 0, 200, "#ffffff", "#b4c6de", 0.5, 190, 0.4, 11)
    cam = Camera(horizon=244, eye=2.6, f=560, cx=360, sun=(-0.7, 0.6, -0.3))
    # the cannery
    for px, top in ((566, 120), (592, 138)):
        lathe(c, px, [(top, 6), (246, 9)], ("#ffd8b8", "#c97a5c", "#6a4a68", "#8a6a84"))
    g = np.random.default_rng(3)
    for px, py in ((566, 116), (592, 134)):
        t = g.uniform(0, 1, 30)
        for dx, dy, f, tone in ((3, 4, 1, "#b9c4d4"), (-4, -5, 0.7, "#ffffff")):
            c.dabs(px + 6 + t * 110 + dx, py - t * 46 + g.normal(0, 6, 30) + dy, (6 + 18 * t) * f, (5 + 14 * t) * f, 0, tone, 0.5 * (1 - 0.6 * t), hard=1.3)
    for X, Z, w, h, wall in ((30, 84, 26, 10, "#e8d8bc"), (11, 90, 15, 7, "#d99a70"), (52, 80, 16, 7, "#e0c8a0")):
        for f in box(c, cam, X, Z, w, 16, h, 0, wall, shade=0).values():
            f.windows(max(3, int(f.width / 4)), 1, (2.2, 1.4), "#5d7088", start=h * 0.4)
            f.quad(0, h - 0.7, f.width, h, "#c8503c")
    for px in (478, 500, 522):
        lathe(c, px, [(196, 3), (203, 10), (246, 10)], ("#ffffff", "#c9d2da", "#7d8aa8", "#a4b0c4"))
    for i, x in enumerate((24, 44, 66, 90, 118)):
        poplar(c, x, 252, 70 + 8 * (i % 2), ("#3f6450", "#5f8a4c", "#a4bc60"), seed=i)
    # rows of tomato plants
    c.shape([(-5, 248), (725, 248), (725, 485), (-5, 485)], ("#b99a6c", "#a07a50"))
    for X in np.arange(-30, 30, 1.5):
        if -0.9 < X < 9 and X > 0:
            continue
        for Z in np.arange(46, 4.2, -0.9) if abs(X) < 16 else np.arange(60, 10, -2):
            x, y = cam.at(X, 0.3, Z)
            s = cam.f / Z
            if not (-30 < x < 750 and y < 500):
                continue
            if Z > 14:
                j = g.normal(0, 0.1 * s, 2)
                c.dabs([x, x - 0.15 * s], [y, y - 0.16 * s], [0.62 * s, 0.4 * s], [0.32 * s, 0.18 * s], 0, np.array([mix("#3f6a38", "#4d7a3c", g.random()), mix("#8fb04c", "#6f9a44", g.random())]))
                c.dabs(x + j[0], y + j[1] + 0.1 * s, 0.09 * s, 0.09 * s, 0, "#d83a2c")
            else:
                crown(c, x, y, 0.62 * s, 0.36 * s, ("#2f5434", "#4a7838", "#8fb04c"), seed=int(Z * 9), n=70)
                for _ in range(5):
                    ball(c, x + g.normal(0, 0.3 * s), y + g.uniform(-0.05, 0.3) * s, 0.065 * s, "#dc3a2a", gloss=0.4)
    c.shape([cam.at(0.4, 0, 60), cam.at(9, 0, 60), cam.at(9, 0, 3.4), cam.at(0.4, 0, 3.4)], ("#d8bc8c", "#b8936a"))
    # tractor
    ground_shadow(c, 470, 402, 230, 16, 0.6)
    c.shape([(596, 250), (604, 200), (664, 196), (676, 252), (672, 318), (596, 318)], Grad((596, 0), (676, 0), "#dff0f2", "#8fb4c8", "#4d6a88"))
    c.lines([[(604, 200), (596, 318)], [(664, 196), (676, 318)]], 5, "#2f5a3c")
    c.shape([(598, 202), (670, 194), (672, 184), (600, 190)], ("#4f9a54", "#2f6a40"))
    c.disc(640, 238, 10, 11, "#c98f6a", edge=0)
    c.disc(640, 231, 12, 7, "#e6d29a", edge=0)
    c.curve([(622, 270), (640, 250), (660, 270), (658, 310), (624, 310)], "#c8503c")
    c.curve([(660, 276), (720, 268), (742, 280), (742, 340), (660, 346)], Grad((0, 268), (0, 346), "#6ab860", "#3f8a48", "#23583a"))
    wheel(c, 632, 358, 48, "#2a2830", "#e8c04c")
    wheel(c, 716, 372, 32, "#2a2830", "#e8c04c")
    c.line([(520, 372), (600, 366)], 7, "#4d4450")
    # trailer with its load
    c.curve([(196, 262), (230, 224), (290, 200), (360, 190), (430, 202), (488, 226), (524, 262), (520, 284), (200, 284)], "#a82a24", edge=0)
    pts = []
    for _ in range(520):
        x = g.uniform(194, 526)
        crest = 276 - 84 * np.clip(1 - ((x - 360) / 172) ** 2, 0, 1) ** 0.9
        y = g.uniform(crest, 284)
        pts.append((y, x))
    for y, x in sorted(pts):
        tone = mix("#e8432c", "#c8241f", g.random()) if g.random() < 0.93 else mix("#f08a3c", "#e8602c", 0.5)
        ball(c, x, y, 10.5, tone, gloss=0.45)
    c.shape([(180, 270), (540, 270), (528, 366), (196, 366)], Grad((180, 0), (540, 0), "#5a9ac0", "#3a7aa4", "#24507c"))
    c.shape([(176, 264), (544, 264), (544, 278), (176, 278)], ("#9accdc", "#4a86ac"))
    for i in range(7):
        x = 214 + i * 49
        c.line([(x, 276), (x + 2, 364)], 5, "#2a5a88", alpha=0.7)
        c.line([(x - 3, 276), (x - 1, 364)], 1.6, "#a4d4e4", alpha=0.6)
    for x in (276, 352, 440):
        wheel(c, x, 378, 29, "#2a2830", "#b9bdc6", spokes=5)
    for x, y, r in ((160, 408, 11), (140, 414, 9), (186, 416, 10), (548, 412, 9)):
        ground_shadow(c, x + 4, y + r * 0.8, r * 1.2, r * 0.3, 0.5)
        ball(c, x, y, r, "#e03a28")
    person(c, 84, 446, 150, "#3f6f8a", "#4a4050", "carry", 1, hat="#ecd48c", shadow=0.4)
    c.shape([(104, 352), (168, 352), (160, 388), (112, 388)], ("#f6d8a0", "#c08a4c"))
    for i in range(10):
        ball(c, 112 + (i % 5) * 12, 350 - (i // 5) * 7, 8, "#e03a28")
    return finished(c)
