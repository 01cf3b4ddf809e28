"""Renewable energy: wind turbines along the ridge at sunrise, panels on the farm roofs below."""

import numpy as np
from brush import finished
from canvas import Canvas
from nature import clouds, crown, flowers, grass, ridge, row_of, sky, tree, woods
from space import Camera, house
from things import panel, turbine


def paint(k):
    c = Canvas(k, 271)
    sky(c, ("#3f76b8", "#7fa8cc", "#f2cfa4", "#ffc47c"), 300, sun=(560, 230, 300, "#fff4c0", 0.8))
    clouds(c, 10, 220, "#fff2d4", "#a9b4d4", 0.46, 230, 0.28, 5, sun=(0.8, 0.7))
    c.disc(566, 236, 30, 30, "#fffbe0", soft=3)
    far = ridge(c, 276, 50, 4, "#d8b49c", "#a494b0", 240, sharp=False, sun=1, mist=("#f6d4a4", 0.6), foot=320)
    for x, h, p in ((70, 74, 0.4), (130, 70, 1.2), (186, 66, 0.8)):
        turbine(c, x, row_of(far, x) + 4, h, "#fff2dc", "#b4a8bc", p)
    mid = ridge(c, 326, 60, 12, "#b8b06a", "#7f8f70", 260, sharp=False, sun=1, mist=("#e8d8a0", 0.4), foot=370, peaks=((520, 96, 260),))
    woods(c, mid, ("#5f8060", "#8a9a5c", "#d0c470"), 260, 5, (14, 50), 6, mist=("#e8d8a8", 0.2))
    for x, h, p in ((300, 170, 0.15), (432, 176, 1.0), (572, 158, 0.55), (690, 176, 1.5)):
        turbine(c, x, row_of(mid, x) + 6, h, "#ffffff", "#66749c", p)
    c.curve([(-60, 352), (160, 344), (380, 366), (560, 372), (800, 350), (800, 540), (-60, 540)], ("#b4c460", "#6a9444"))
    for i in range(9):
        c.line([(-10, 372 + i * 13), (200, 366 + i * 14), (420, 384 + i * 12), (730, 370 + i * 15)], 3, "#8aa84c", alpha=0.5, round_=True)
    cam = Camera(horizon=330, eye=6, f=520, cx=250, sun=(0.75, 0.5, -0.25), warm="#ffe4ac", cool="#8a8ebc")

    def deco(name, f):
        f.windows(3 if name == "front" else 2, 2, (1.0, 1.3), "#3c3c50", "#5a8068")

    house(c, cam, -5.4, 26, 9, 8, 5.4, -24, "#e8c08a", "#b4603f", pitch=3.4, decorate=deco)
    house(c, cam, 6.6, 23, 10.5, 8, 4.4, -24, "#d8a070", "#a8583c", pitch=3.4, decorate=lambda n, f: n == "front" and f.arch(3.0, 0, 3, 3, "#4a3438"))

    def on_roof(X, Z, w, d, h, pitch, yaw, u0, u1, v0, v1, cols, rows):
        co, si = np.cos(np.radians(yaw)), np.sin(np.radians(yaw))
        at = lambda a, b, y: cam.at(X + a * co - b * si, y + 0.12, Z + a * si + b * co)
        place = lambda u, v: at(u, -d / 2 * (1 - v), h + pitch * v)
        panel(c, [place(u0, v0), place(u1, v0), place(u1, v1), place(u0, v1)], cols, rows)

    on_roof(-5.4, 26, 9, 8, 5.4, 3.4, -24, -3.8, 3.8, 0.14, 0.84, 7, 3)
    on_roof(6.6, 23, 10.5, 8, 4.4, 3.4, -24, -4.6, 4.6, 0.12, 0.86, 9, 3)
    for x, y, r in ((40, 372, 34), (232, 372, 24)):
        tree(c, x, y + 20, r * 2.4, ("#2f5840", "#55803f", "#b4bf58", "#f0dc80"), seed=x, sun=(0.7, -0.6))
    # a row of panels in front
    for i in range(3):
        x = 470 + i * 96
        c.line([(x + 44, 470), (x + 40, 430)], 5, "#6a7080")
        panel(c, [(x, 448 + i * 3), (x + 84, 452 + i * 3), (x + 70, 398 + i * 3), (x - 12, 396 + i * 3)], 4, 3)
    crown(c, 20, 470, 60, 36, ("#2f5840", "#55803f", "#b4bf58"), seed=3)
    grass(c, 440, 490, ("#6a9444", "#a4bc58", "#d8d070"), 900, (6, 22), 4)
    flowers(c, 446, 482, ("#f6f0dc", "#f2c84c", "#e86a4c"), 80, (2, 5), 4)
    c.glow(566, 236, 300, "#ffe8b0", 0.35)
    return finished(c)
