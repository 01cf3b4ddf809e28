"""Scales and transport: a brass balance at the window, the motorway with its lorries in evening light behind."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix, smooth
from nature import clouds, poplar, ridge, sky
from space import Camera, box
from things import ground_shadow, lathe

BRASS = ("#ffeeb0", "#d89a35", "#70401f", "#b98a5c")


def lorry(c, cam, X, Z, tone, away):
    s = cam.f / Z
    faces = box(c, cam, X, Z + 5, 2.5, 9, 2.8, 0, tone, y0=1.1, shade=0)
    box(c, cam, X, Z + 5, 2.4, 9, 0.5, 0, "#3a3a50", y0=0.6, shade=0)
    for f in faces.values():
        f.quad(0, 1.1, f.width, 1.6, mix(tone, "#fff2d8", 0.6))
    if not away:
        for f in box(c, cam, X, Z - 0.6, 2.4, 1.8, 2.6, 0, mix(tone, "#e8e4dc", 0.25), y0=0.55, shade=0).values():
            if f.width > 2:
                f.quad(0.15, 1.3, 2.25, 2.3, "#2f3a54")
                f.poly([(0.15, 2.3), (1.3, 2.3), (0.5, 1.3), (0.15, 1.3)], "#a8bcd0", alpha=0.5)
                f.quad(0.3, 0.5, 2.1, 0.9, "#3a3a4c")
    px, py = cam.at(X, 0.75, Z - 1.55 if not away else Z + 0.5)
    for side in (-0.9, 0.9):
        c.disc(px + side * s * 1.05, py, 0.22 * s, 0.18 * s, "#fff6cc" if not away else "#ff4a34", edge=0)
        c.glow(px + side * s, py, 1.3 * s, "#ffe6a0" if not away else "#ff5038", 0.55)


def paint(k):
    c = Canvas(k, 61)
    sky(c, ("#5575ae", "#a99cc0", "#f6b690", "#ffd99a"), 220, sun=(150, 196, 260, "#ffeab0", 0.7))
    clouds(c, 10, 170, "#ffd9b0", "#8b82ac", 0.42, 230, 0.24, 3, sun=(-0.6, 1))
    ridge(c, 206, 22, 4, "#b094a8", "#96849e", 260, sharp=False, foot=240)
    cam = Camera(horizon=206, eye=9.0, f=520, cx=250, sun=(-0.6, 0.3, 0.5), warm="#ffd6a0", cool="#7f7ea8")

    def land(X, Z):
        u = X + 0.0016 * Z * Z * 0.4
        road = np.abs(u - 4) < 13
        col = np.where((np.floor(Z / 26) + np.floor(u / 40)) % 2 < 1, 1.0, 0.9)[..., None] * np.array([0.56, 0.58, 0.34])
        asphalt = np.array([0.52, 0.48, 0.54]) * np.ones((*X.shape, 1))
        col = np.where(road[..., None], asphalt, col)
        for at in (-8.6, -4.7, 16.6, 12.7):
            line = (np.abs(u - at) < 0.14) & ((Z % 12 < 5) if at in (-4.7, 12.7) else True)
            col = np.where(line[..., None], np.array([0.96, 0.92, 0.84]), col)
        median = np.abs(u - 4) < 1.2
        return np.where(median[..., None], np.array([0.42, 0.50, 0.30]), col) * (0.86 + 0.14 * smooth(20, 120, Z))[..., None]

    cam.ground(c, land, foot=400)
    for i, x in enumerate((520, 540, 560, 596, 616, 640)):
        poplar(c, x, 222 + i * 2, 40 + 4 * i, ("#4a4a5c", "#6f6a54", "#b09a58"), seed=i)
    c.haze("#ffcf98", 206, 262, 0.55, 0.0)
    for X, Z, tone, away in ((13.2, 120, "#c9a08a", False), (-4, 96, "#8d96b0", True), (11.8, 74, "#e6ddcc", False), (-3, 60, "#c8523c", True), (7.6, 66, "#c9b08a", False), (11.2, 40, "#3f7f94", False), (-2.4, 36, "#e2b24a", True)):
        lorry(c, cam, X, Z, tone, away)
    # sill and window frame
    c.shape([(-5, 400), (725, 388), (725, 485), (-5, 485)], Grad((0, 390), (0, 480), "#c99a68", "#8a5a44", "#4d3040"))
    c.line([(-5, 400), (725, 388)], 4, "#ffe0aa")
    for x in (14, 706):
        c.shape([(x - 16, -5), (x + 16, -5), (x + 16, 400), (x - 16, 402)], Grad((x - 16, 0), (x + 16, 0), "#a87a5c", "#5d3f48"))
    c.shape([(-5, -5), (725, -5), (725, 16), (-5, 18)], "#6d4a4c")
    # the balance
    ground_shadow(c, 470, 440, 150, 14, 0.6)
    X = 452
    lathe(c, X, [(420, 62), (428, 84), (440, 88), (446, 84)], BRASS, gloss=0.5)
    lathe(c, X, [(150, 5), (160, 9), (250, 8), (330, 11), (398, 13), (412, 30), (422, 60)], BRASS, gloss=0.6)
    lathe(c, X, [(118, 1.5), (128, 8), (140, 10), (152, 7)], BRASS, gloss=0.6)
    a, b = np.array([262, 208]), np.array([642, 126])
    beam = [a, a * 0.75 + b * 0.25 + [0, -10], (a + b) / 2 + [0, -22], a * 0.25 + b * 0.75 + [0, -10], b, a * 0.25 + b * 0.75 + [0, 5], (a + b) / 2 + [0, 6], a * 0.75 + b * 0.25 + [0, 5]]
    c.curve(beam, Grad((430, 110), (452, 200), "#f2c860", "#c98a30", "#7a4824"), edge=0)
    c.disc(X, 160, 15, 15, Grad((X - 14, 146), (X + 14, 174), "#fff4c8", "#d89a35", "#70401f"), edge=0)
    c.line([(X, 172), (X + 7, 260)], 4, "#70401f", taper=(1, 0.2))
    for (hx, hy), drop, load in ((a, 150, "weights"), (b, 150, "lorry")):
        y = hy + drop
        for dx in (-64, -8, 64):
            c.line([(hx, hy), (hx + dx, y)], 1.6, "#8a6034")
        c.disc(hx, y + 8, 64, 14, Grad((hx - 64, 0), (hx + 64, 0), "#ffe9a8", "#c98f38", "#6a3d22"), edge=0)
        c.disc(hx, y, 68, 13, Grad((hx - 68, y - 10), (hx + 68, y + 12), "#e8b858", "#a8702c", "#ffe2a0"), edge=0)
        c.disc(hx, y + 1, 58, 9, Grad((hx - 60, 0), (hx + 60, 0), "#7a4c28", "#d89a4a"), edge=0)
        if load == "weights":
            for dx, s in ((-26, 1.0), (8, 1.35), (36, 0.75)):
                lathe(c, hx + dx, [(y - 46 * s, 5 * s), (y - 40 * s, 7 * s), (y - 36 * s, 4 * s), (y - 30 * s, 13 * s), (y + 3, 14 * s)], BRASS, gloss=0.7)
        else:
            c.shape([(hx - 34, y - 40), (hx + 38, y - 40), (hx + 38, y - 4), (hx - 34, y - 4)], ("#f0dcb4", "#c09468"))
            c.line([(hx - 34, y - 28), (hx + 38, y - 28)], 2, "#a5744c", alpha=0.6)
            c.shape([(hx - 6, y - 40), (hx + 8, y - 40), (hx + 8, y - 4), (hx - 6, y - 4)], "#d8764a", alpha=0.8)
            c.shape([(hx - 18, y - 62), (hx + 22, y - 62), (hx + 22, y - 40), (hx - 18, y - 40)], ("#dcb98a", "#a87c54"))
    c.glow(160, 200, 330, "#ffdf9c", 0.25)
    return finished(c)
