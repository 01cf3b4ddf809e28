"""New bus line: the first bus climbs the bends to the hill village, people wave at the stop."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix, rounded
from nature import clouds, crown, flowers, grass, poplar, ridge, row_of, sky, tree, woods
from people import person
from space import Camera, box, roofed
from things import ground_shadow


def paint(k):
    c = Canvas(k, 341)
    sky(c, ("#5fa0d4", "#a9d0e2", "#fbeecb"), 240, sun=(80, 60, 360, "#fff4cc", 0.6))
    clouds(c, 0, 180, "#ffffff", "#bccce0", 0.48, 190, 0.4, 12)
    ridge(c, 206, 60, 4, "#a9c0d0", "#88a4c0", 220, mist=("#dfe8e2", 0.6), foot=250)
    hill = ridge(c, 270, 50, 14, "#a4bc64", "#6f9460", 250, sharp=False, foot=330, peaks=((520, 150, 300),), mist=("#d0dcae", 0.2))
    woods(c, hill, ("#4f7a54", "#70944f", "#aabb5c"), 300, 5, (26, 80), 3)
    # the village on top
    cam = Camera(horizon=270, eye=0, f=560, cx=520, sun=(-0.7, 0.55, -0.35), cool="#8088b4")
    for X, Y, w, h in ((-8.4, 10.4, 4, 4), (8.6, 10.2, 4.4, 4), (-5, 12.2, 4, 4.6), (4.8, 12.2, 4.4, 5), (0, 13.6, 2.8, 11), (-2.6, 12.8, 3, 4.4), (1.6, 12.6, 4, 4)):
        for f in box(c, cam, X, 60, w, 3, h, 14, "#e8bc88", y0=Y, shade=0).values():
            f.windows(max(1, int(w / 1.5)), max(1, int(h / 3)), (0.6, 0.8), "#5a4a60", start=0.7)
        roofed(c, cam, (X, Y, 60), (w, 3, h), 14, "#b8603f", 1.6, hip=w / 2 if h > 8 else 0, over=0.25, tiles=False)
    for x in range(420, 625, 11):
        crown(c, x, row_of(hill, x) + 10 + 4 * np.sin(x), 10, 8, ("#4f7a54", "#70944f", "#aabb5c"), n=50, seed=x)
    # serpentine road
    c.curve([(-60, 352), (160, 330), (330, 344), (520, 330), (800, 320), (800, 540), (-60, 540)], ("#b0c660", "#6f9c44"))
    road = [(540, 192), (640, 214), (660, 232), (560, 246), (430, 258), (400, 276), (500, 294), (660, 310), (690, 338), (560, 366), (360, 392), (180, 430), (40, 500)]
    r = rounded(road, closed=False, steps=12)
    w = np.interp(r[:, 1], (192, 500), (5, 96))
    d = np.gradient(r, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    side = np.stack([-d[:, 1], d[:, 0] * 0.55], -1)
    for grow, tone in ((1.25, "#e6d8a8"), (1.0, "#9a96a4")):
        c.shape(np.concatenate([r + side * w[:, None] * 0.5 * grow, (r - side * w[:, None] * 0.5 * grow)[::-1]]), (mix(tone, "#fff0cc", 0.3), tone), edge=0)
    for i in range(0, len(r) - 4, 7):
        c.line([r[i], r[i + 3]], max(0.8, w[i] * 0.05), "#fff8e4")
    for x, y, h in ((470, 282, 30), (602, 268, 26), (330, 300, 40), (290, 316, 44), (700, 300, 40)):
        tree(c, x, y, h, ("#2f5c40", "#4f8444", "#a4bf58"), seed=x)
    for x in (224, 240, 258):
        poplar(c, x, 338, 76, ("#2f5c40", "#4f8444", "#a4bf58"), seed=x, wide=0.18)
    # the bus
    b = Camera(horizon=290, eye=3.3, f=520, cx=404, sun=(-0.7, 0.55, -0.35), cool="#7a80ac")
    tone = "#d8482f"
    x0, z0 = 0.4, 21
    ground_shadow(c, *b.at(x0 + 1, 0, z0 - 1), 120, 12, 0.6)
    faces = box(c, b, x0, z0, 2.6, 8.5, 2.7, -52, tone, y0=0.45, shade=0, top="#f6ead0")
    for name, f in faces.items():
        f.quad(0, 0, f.width, 0.55, "#f6ead0")
        if f.width > 5:
            f.quad(0.25, 1.15, f.width - 0.25, 2.3, "#4a6684")
            f.poly([(0.4, 2.3), (2.2, 2.3), (1.2, 1.15), (0.4, 1.15)], "#b4d0e0", alpha=0.7)
            for u in np.arange(1.6, f.width - 0.5, 1.35):
                f.quad(u, 1.15, u + 0.12, 2.3, tone)
            for u in (0.9, 2.2, 3.6, 5.0, 6.3):
                f.disc(u, 1.55, 0.25, "#d9a37c")
                f.disc(u, 1.68, 0.25, "#4a342c", ry=0.18)
            for u in (1.5, f.width - 1.6):
                f.disc(u, 0.05, 0.56, "#2a2630")
                f.disc(u, 0.05, 0.3, "#c4c8d0")
        else:
            f.quad(0.15, 1.1, f.width - 0.15, 2.35, "#5a7896")
            f.poly([(0.2, 2.35), (1.3, 2.35), (0.6, 1.1), (0.2, 1.1)], "#cfe4ee", alpha=0.8)
            f.quad(0.5, 2.42, f.width - 0.5, 2.66, "#f6d05c", raw=True)
            for u in (0.35, f.width - 0.35):
                f.disc(u, 0.62, 0.19, "#fffbe0", raw=True)
    # stop with people
    c.line([(150, 440), (150, 262)], 7, Grad((146, 0), (155, 0), "#dfe4e8", "#6a7488"))
    c.disc(150, 252, 27, 27, ("#3f8ac0", "#22588c"))
    c.disc(150, 252, 21, 21, "#f6f2e6")
    c.shape([(137, 243), (163, 243), (163, 260), (137, 260)], "#d8482f")
    c.shape([(140, 246), (160, 246), (160, 252), (140, 252)], "#e6f2f6")
    for x in (142, 158):
        c.disc(x, 261, 3.4, 3.4, "#2a3040", edge=0)
    for x, y, h, coat, st, fc, sk in ((66, 440, 128, "#3f7a8a", "cheer", 1, False), (104, 446, 118, "#e3b04a", "cheer", 1, True), (190, 448, 84, "#c8503c", "cheer", 1, False), (222, 444, 126, "#7a5a8a", "stand", 1, False)):
        person(c, x, y, h, coat, "#3a4060", st, fc, skirt=sk, shadow=0.4, hair=("#3a2a26", "#7a5236", "#d8d0c4", "#2f2428")[x % 4])
    grass(c, 430, 490, ("#7ea44a", "#b0c85c", "#5d8a3c"), 800, (5, 22), 3)
    flowers(c, 440, 482, ("#f6f0dc", "#e86a4c", "#f2c84c"), 70, (2, 5), 4)
    return finished(c)
