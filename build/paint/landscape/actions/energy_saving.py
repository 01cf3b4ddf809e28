"""Energy saving: one lamp gives all the light a table needs, the street outside is dark blue and still."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad
from space import Camera, box, roofed
from things import ground_shadow, lathe


def paint(k):
    c = Canvas(k, 201)
    c.area(np.ones_like(c.x), Grad((0, 0), (720, 480), "#3f4468", "#2c3158", "#1d2246"))
    # window: snowy roofs, dark windows
    c.shape([(36, 44), (300, 44), (300, 330), (36, 330)], Grad((0, 44), (0, 330), "#1b2c62", "#3a5596", "#8a8fc0"))
    cam = Camera(horizon=310, eye=4, f=420, cx=168, sun=(0.3, 0.6, -0.3), warm="#8fa0d4", cool="#4d5a94")
    for X, Z, w, h in ((-9, 40, 10, 8), (2, 44, 9, 10), (10, 36, 8, 7)):
        for f in box(c, cam, X, Z, w, 6, h, 0, "#8a8fc0", shade=0).values():
            f.windows(3, 2, (1.0, 1.4), "#22305e", lit=(0.12, "#ffd07a"), seed=int(Z))
        roofed(c, cam, (X, 0, Z), (w, 6, h), 0, "#a9b8e0", 2.4, tiles=False)
    g = np.random.default_rng(2)
    c.dabs(g.uniform(40, 296, 40), g.uniform(48, 190, 40), 0.9, 0.9, 0, "#ffffff", 0.9)
    c.disc(236, 92, 19, 19, "#f6f0d4")
    c.disc(244, 88, 17, 17, "#22366e")
    hole = (c.x > 36) & (c.x < 300) & (c.y > 44) & (c.y < 330)
    c.area((~hole).astype(np.float32), Grad((0, 0), (720, 480), "#44466e", "#5a4c64", "#2c2c52"))
    for a, b, w in (((28, 40), (308, 40), 16), ((28, 334), (308, 334), 16), ((32, 36), (32, 338), 14), ((304, 36), (304, 338), 14), ((168, 40), (168, 334), 9), ((36, 180), (300, 180), 8)):
        c.line([a, b], w, ("#8d7a88", "#5a5070"))
    c.shape([(14, 336), (322, 336), (322, 354), (14, 354)], ("#c9a894", "#6a5468"))
    # table
    c.shape([(-5, 396), (725, 396), (725, 485), (-5, 485)], Grad((0, 396), (0, 480), "#c98f54", "#8a5a40", "#4a3040"))
    c.line([(-5, 396), (725, 396)], 3, "#ffe0a0")
    # the cord and the lamp
    X = 496
    c.line([(X, -5), (X, 62)], 5, "#2a2238")
    lathe(c, X, [(60, 8), (66, 13), (80, 15), (96, 20)], ("#e6e0e8", "#8d8aa0", "#34304d", "#6a6684"))
    lathe(c, X, [(92, 24), (112, 28), (130, 31)], ("#f8f4ec", "#cfc8cc", "#6d6888", "#a49cb0"), gloss=0.5)
    for i in range(5):
        c.line([(X - 24 + i * 12, 96), (X - 27 + i * 13.5, 128)], 2.2, "#8a849c", alpha=0.6)
    c.glow(X, 196, 430, "#ffca6a", 0.62)
    c.glow(X, 196, 190, "#ffe6a0", 0.7)
    lathe(c, X, [(128, 30), (150, 46), (186, 64), (220, 66), (250, 52), (270, 24), (274, 4)], ("#fffef2", "#fff4c4", "#f6c868", "#ffe9a8"))
    c.disc(X - 4, 196, 46, 52, "#fffff2", soft=12)
    c.line([(X - 46, 178), (X - 54, 212), (X - 42, 242)], 7, "#ffffff", round_=True, taper=(0.4, 0.4), soft=1)
    c.disc(X, 412, 190, 26, "#fff0b8", alpha=0.55, soft=10)
    # a book and a cup on the table
    ground_shadow(c, 420, 438, 110, 12, 0.5)
    c.curve([(320, 436), (370, 414), (424, 426), (476, 410), (530, 428), (524, 440), (474, 426), (424, 444), (372, 428), (326, 448)], ("#fff6dc", "#d8bc94"))
    c.line([(424, 426), (424, 444)], 2, "#a87c5c")
    for i in range(5):
        c.line([(344 + i * 2, 434 - i * 3.2), (412, 428 - i * 0.6)], 1.2, "#8a7a74", alpha=0.6)
        c.line([(436, 428 - i * 0.6), (504 - i * 2, 428 - i * 3.2)], 1.2, "#8a7a74", alpha=0.6)
    ground_shadow(c, 640, 446, 50, 7, 0.5)
    lathe(c, 622, [(392, 34), (400, 35), (430, 30), (444, 22)], ("#ffffff", "#6aa890", "#2c4d60", "#5a8a94"), gloss=0.4)
    c.disc(622, 393, 34, 7, "#3a6a64")
    t = np.linspace(-1.4, 1.4, 16)
    c.line([(656 + 16 * np.cos(a), 416 + 15 * np.sin(a)) for a in t], 6, "#5a9a84")
    return finished(c, vignette=0.24)
