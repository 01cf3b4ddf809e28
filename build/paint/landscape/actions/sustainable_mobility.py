"""Sustainable mobility: a mother cycles with her child along the avenue, the path cool with shadows of leaves."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix, smooth
from nature import crown, flowers, grass, sky
from space import Camera
from people import cyclist, person


def paint(k):
    c = Canvas(k, 231)
    sky(c, ("#9ccbe2", "#d8e8d8", "#fff0c4"), 260, sun=(330, 170, 260, "#fffbe0", 0.7))
    cam = Camera(horizon=216, eye=1.9, f=520, cx=340, sun=(-0.6, 0.6, 0.4))
    c.shape([(-5, 214), (725, 214), (725, 485), (-5, 485)], ("#b4c868", "#7ea648"))
    c.haze("#fff2c8", 214, 280, 0.6, 0.0)

    def way(X, Z):
        path = np.abs(X) < 2.4
        col = np.where(path[..., None], np.array([0.80, 0.44, 0.36]), np.array([0.60, 0.74, 0.34]))
        dash = (np.abs(X) < 0.07) & (Z % 2.2 < 1.2)
        edge = np.abs(np.abs(X) - 2.25) < 0.06
        col = np.where((dash | edge)[..., None], np.array([0.98, 0.94, 0.86]), col)
        walk = (X > 3.1) & (X < 5.2)
        col = np.where(walk[..., None], np.array([0.88, 0.80, 0.66]), col)
        leaves = np.sin(X * 2.3 + 1.3 * np.sin(Z * 1.1)) + np.sin(Z * 1.9 + X) + 0.8 * np.sin(X * 5.1 - Z * 3.3)
        shade = smooth(0.0, 0.9, leaves) * ((Z % 9) < 6.4)
        far = smooth(10, 60, Z)
        col = col * (1 - 0.36 * (shade * (1 - far))[..., None] * np.array([1.0, 0.85, 0.55]))
        return col + (np.array([1.0, 0.93, 0.76]) - col) * 0.55 * far[..., None]

    cam.ground(c, way, top=218)
    tones = ("#2c5a3c", "#4a8040", "#92b84c", "#d8e070")
    for Z in (60, 44, 33, 25, 19, 14.5, 11):
        for side in (-1, 1):
            x, y = cam.at(side * (4.0 if side < 0 else 6.3), 0, Z)
            s = cam.f / Z
            far = np.clip((Z - 12) / 55, 0, 1)
            tn = [mix(q, "#e8ecb4", 0.55 * far) for q in tones]
            c.line([(x, y), (x, y - 3.6 * s)], 0.42 * s, Grad((x - 0.2 * s, 0), (x + 0.2 * s, 0), *(mix(q, "#e8dcb4", 0.6 * far) for q in ("#b09880", "#6a5a54"))), taper=(1.2, 0.8))
            crown(c, x, y - 5.4 * s, 2.9 * s, 2.6 * s, tn, seed=int(Z * 3 + side), n=int(np.clip(1400 / Z**0.5, 120, 420)), sun=(0.5 * -side, -0.7))
    person(c, *cam.at(4.2, 0, 17), 52, "#c8503c", "#3a3e58", "walk", -1, shadow=0.3)
    person(c, *cam.at(3.7, 0, 22), 41, "#3f6f9a", "#3a3e58", "walk", -1, shadow=0.3)
    for X, Z, coat in ((-0.9, 24, "#e3b04a"), (0.9, 30, "#3f7f8a")):
        x, y = cam.at(X, 0, Z)
        h = 1.75 * cam.f / Z
        c.line([(x, y), (x, y - h * 0.4)], h * 0.06, "#2a2a33")
        person(c, x, y - h * 0.05, h, coat, "#34435e", "stand", 1, shadow=0.3)
    grass(c, 330, 398, ("#8fb84c", "#5f9440", "#c4d468"), 420, (5, 22), 3, right=96)
    flowers(c, 360, 396, ("#f6f0dc", "#e86a4c", "#f2c84c"), 40, (3, 7), 4, right=90)
    # the path across, on which the two ride
    band_ = smooth(398, 402, c.y)
    leaves = smooth(0.1, 0.9, np.sin(c.x / 37 + 1.4 * np.sin(c.y / 13)) + np.sin(c.x / 61 - c.y / 17) + 0.6 * np.sin(c.x / 19 + c.y / 9))
    tone = np.array([0.82, 0.45, 0.36]) * (1 - 0.34 * leaves[..., None] * np.array([1.0, 0.8, 0.5]))
    c.area(band_ * smooth(482, 479, c.y), lambda *_: tone.astype(np.float32))
    c.shape([(-5, 399), (725, 399), (725, 405), (-5, 405)], "#fbf0dc", alpha=0.9)
    for i in range(8):
        c.shape([(20 + i * 100, 428), (70 + i * 100, 428), (68 + i * 100, 433), (16 + i * 100, 433)], "#fbf0dc", alpha=0.85)
    cyclist(c, 280, 464, 112, "#e8e0d0", "#3a5a86", "#c8402f", 1, hat="#2f7f8c", hair="#6a4630")
    cyclist(c, 520, 458, 74, "#f0b43c", "#3f6f5a", "#3f8a9c", 1, hat="#d8402f", hair="#8a5a34")
    return finished(c)
