"""Morning at the halt: commuters on the platform, the train coming in, houses and a castle tower behind."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad
from nature import clouds, poplar, sky, tree
from space import Camera, Face, box, house
from people import person


def paint(k):
    c = Canvas(k, 91)
    cam = Camera(horizon=232, eye=2.7, f=520, cx=250, sun=(0.75, 0.45, -0.3), warm="#ffe2b4", cool="#7d8bb8")
    sky(c, ("#7fb0d8", "#bcd8e4", "#ffe6bc"), 240, sun=(120, 210, 260, "#fff0c0", 0.5))
    clouds(c, 0, 170, "#fff2dc", "#b4bfd8", 0.4, 210, 0.3, 4, sun=(0.6, 0.7))
    for X, Z, w, h, wall in ((-34, 90, 12, 8, "#e0a878"), (-20, 96, 12, 10, "#e8c894"), (-8, 100, 10, 8, "#d98f68")):
        house(c, cam, X, Z, w, 8, h, 0, wall, "#b0603f", decorate=lambda n, f: f.windows(3, 2, (1.2, 1.7), "#454660", "#6a7d68"), shade=0)
    for f in box(c, cam, -15, 105, 7, 7, 22, 10, "#c98a64", shade=0).values():
        for i in range(4):
            f.quad(i * 1.75 + 0.3, 22, i * 1.75 + 1.3, 23.6, "#c98a64")
        f.arch(3.5, 14, 1.6, 3, "#4a3f54")
    for i, x in enumerate((30, 50, 70, 96)):
        tree(c, x, 250, 54 + 6 * (i % 3), ("#3a5a48", "#5d8048", "#a9b85c"), seed=i)
    poplar(c, 216, 244, 70, ("#3a5a48", "#5d8048", "#a9b85c"), seed=7)

    def land(X, Z):
        ballast = (np.abs(X + 1.0) < 2.3)[..., None]
        col = np.where(ballast, np.array([0.60, 0.55, 0.52]) * (0.92 + 0.1 * np.sin(X * 31 + Z * 57) * np.clip(6 / Z, 0, 1))[..., None], np.array([0.58, 0.62, 0.36]))
        sleeper = (np.abs(X + 1.0) < 1.35) & (Z % 0.75 < 0.28)
        col = np.where(sleeper[..., None], np.array([0.44, 0.36, 0.36]), col)
        grit = (X < -5)[..., None]
        return np.where(grit, np.array([0.64, 0.66, 0.40]), col)

    cam.ground(c, land, top=238)
    for side in (-0.72, 0.72):
        c.line([cam.at(-1.0 + side, 0.15, 80), cam.at(-1.0 + side, 0.15, 2.2)], 1.0, "#6d5a58")
        c.shape([cam.at(-1.06 + side, 0.15, 80), cam.at(-0.96 + side, 0.15, 80), cam.at(-0.96 + side, 0.15, 2), cam.at(-1.06 + side, 0.15, 2)], ("#dfe4e8", "#a9aab4"))
    for Z in (60, 36, 22, 13):
        c.line([cam.at(-4.2, 0, Z), cam.at(-4.2, 6.8, Z)], 0.2 * cam.f / Z, "#6a6a80")
        c.line([cam.at(-4.2, 6.2, Z), cam.at(-0.8, 5.7, Z)], 0.1 * cam.f / Z, "#6a6a80")
    # the train
    front, length = 15.5, 60
    f = Face(c, cam, (0.5, 0.3, front), (0, 0, 1), (0, 1, 0), length, 3.7, "#f2efe6")
    f.quad(0, 0.5, length, 3.6, Grad((250, 0), (300, 0), "#fdf6e4", "#dfe0e0"), raw=True)
    f.quad(0, 0.5, length, 1.25, "#2f7f6c", raw=True)
    for i in range(20):
        f.quad(1.6 + i * 2.9, 1.7, 3.7 + i * 2.9, 2.9, "#34465e", raw=True)
    nose = Face(c, cam, (-2.5, 0.3, front), (1, 0, 0), (0, 1, 0), 3.0, 3.7, "#f2efe6")
    nose.poly([(0, 0.5), (3.0, 0.5), (3.0, 3.1), (2.5, 3.65), (0.5, 3.65), (0, 3.1)], Grad((160, 200), (260, 320), "#fff8e6", "#dcd8d4", "#a9a6b8"), raw=True)
    nose.poly([(0, 0.5), (3, 0.5), (3, 1.35), (0, 1.35)], ("#3a9478", "#22604f"), raw=True)
    nose.poly([(0.25, 1.75), (2.75, 1.75), (2.6, 3.0), (0.4, 3.0)], Grad((160, 200), (270, 270), "#b9d4e6", "#4d6684", "#26344e"), raw=True)
    nose.line([(1.5, 1.75), (1.5, 3.0)], 0.06, "#2a3448", raw=True)
    nose.quad(0.1, 0.1, 2.9, 0.5, "#3a3a48", raw=True)
    for u in (0.45, 2.55):
        x, y = nose.at(u, 1.05)
        c.disc(x, y, 5, 5, "#fffbe0")
        c.glow(x, y, 36, "#fff2b8", 0.75)
    c.lines([[cam.at(-1, 4.1, front + 2), cam.at(-1.6, 4.9, front + 4), cam.at(-1, 5.4, front + 3)]], 2.2, "#4d4f64")
    c.line([cam.at(-1, 5.5, 90), cam.at(-1, 5.5, 3)], 1.2, "#4d4f64")
    # platform with its canopy
    c.shape(cam.points([(1.0, 0.55, 70), (9, 0.55, 70), (9, 0.55, 2.2), (1.0, 0.55, 2.2)]), Grad((260, 240), (500, 480), "#f0dcbc", "#d8bfa0", "#b89a8a"))
    c.shape(cam.points([(1.0, 0.55, 70), (1.0, 0.55, 2.2), (1.0, 0, 2.2), (1.0, 0, 70)]), ("#a58a80", "#6d5a64"))
    c.shape(cam.points([(1.25, 0.56, 70), (1.6, 0.56, 70), (1.6, 0.56, 2.2), (1.25, 0.56, 2.2)]), "#f2c94c")
    w = Face(c, cam, (7.2, 0.55, 3.0), (0, 0, 1), (0, 1, 0), 40, 4.6, "#e0a070")
    w.quad(0, 0, 40, 4.6, Grad((290, 0), (720, 0), "#f0c490", "#d99060", "#b86a50"), raw=True)
    for i in range(9):
        w.arch(1.9 + i * 4.2, 0, 1.7, 3.2, "#54404c" if i % 3 else "#7a4a3c", raw=True)
    c.shape(cam.points([(2.2, 4.3, 44), (7.3, 4.9, 44), (7.3, 4.9, 3.2), (2.2, 4.3, 3.2)]), Grad((300, 100), (640, 20), "#7d6a78", "#4d4560"))
    c.shape(cam.points([(2.2, 4.3, 44), (2.2, 4.3, 3.2), (2.2, 4.05, 3.2), (2.2, 4.05, 44)]), "#c98a5c")
    for Z in (40, 28, 20, 14.5, 10.5, 7.6):
        c.line([cam.at(2.9, 0.55, Z), cam.at(2.9, 4.4, Z)], 0.14 * cam.f / Z, Grad((0, 0), (720, 0), "#5a6a70", "#3a4a58"))
        c.line([cam.at(2.9, 3.6, Z), cam.at(3.7, 4.5, Z)], 0.09 * cam.f / Z, "#3a4a58")
    crowd = ((3.4, 26, "#3a4a6a", "stand"), (2.3, 22, "#8a4a44", "stand"), (4.4, 19, "#d0b080", "walk"), (2.2, 15.5, "#43607a", "stand"), (3.6, 13, "#e0e0d8", "stand"), (2.6, 10.8, "#c8503c", "stand"), (5.6, 9.6, "#4a5a48", "walk"), (4.4, 7.0, "#e3b04a", "stand"), (2.5, 6.3, "#34507a", "stand"))
    bags = ("#7a4a34", None, "#3f6a5a", None, "#8a3a44", "#2f3a54", None, "#5a6a84", None)
    for (X, Z, coat, st), bag in zip(crowd, bags, strict=True):
        x, y = cam.at(X, 0.56, Z)
        c.shape(cam.shadow([(X - 0.2, 0, Z), (X + 0.2, 0, Z), (X - 0.2, 1.7, Z), (X + 0.2, 1.7, Z)]) * [1, 1] + [0, y - cam.at(X, 0, Z)[1]], "#6a6a98", alpha=0.5, soft=1, mode="multiply")
        person(c, x, y, 1.74 * cam.f / Z, coat, "#343a54", st, -1, bag=bag, shadow=0, hair=("#3a2a26", "#7a5236", "#2a2430")[int(Z) % 3], skirt=int(Z) % 4 == 3)
    c.glow(110, 210, 380, "#ffe0a0", 0.16)
    return finished(c)
