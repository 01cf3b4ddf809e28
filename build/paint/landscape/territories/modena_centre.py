"""The square before the cathedral: the white bell tower in the last sun, long shadows, people crossing."""

import numpy as np
from brush import finished
from canvas import Canvas, mix
from nature import clouds, sky
from space import Camera, Face, box, house, roofed
from people import cyclist, person


def tower(c, cam, X, Z):
    w = 9.0
    stone, low = "#f0e2cb", 0.0
    for h, band in ((20, 3), (8, 2), (8, 2), (9, 2)):
        faces = box(c, cam, X, Z, w, w, h, -22, stone, y0=low, shade=0)
        for face in faces.values():
            face.quad(0, h - 1.0, face.width, h, "#d8c4a4")
            face.quad(0, h - 1.3, face.width, h - 1.0, "#8b7a72", alpha=0.5)
            if band == 2:
                for u in (face.width * 0.32, face.width * 0.68):
                    face.arch(u, 1.6, 1.9, h - 3.6, "#4a4458")
                    face.line([(u, 1.6), (u, h - 3.2)], 0.3, stone)
            else:
                for v in (6, 12):
                    face.arch(face.width / 2, v, 1.2, 3.2, "#4a4458")
        low += h
    # octagon and spire
    from things import lathe

    px, base = cam.at(X, low, Z)
    s = cam.f / Z
    lathe(c, px, [(base - 11 * s, 3.3 * s), (base, 3.5 * s)], ("#fff1d6", "#ecdcc2", "#9d92a8", "#b0a4b4"))
    for u in (-2.1, -0.2, 1.7):
        c.shape([(px + (u - 0.5) * s, base - 2 * s), (px + (u + 0.5) * s, base - 2 * s), (px + (u + 0.5) * s, base - 8 * s), (px + u * s, base - 9 * s), (px + (u - 0.5) * s, base - 8 * s)], "#5a5068")
    lathe(c, px, [(base - 27 * s, 0.15 * s), (base - 11.4 * s, 3.1 * s), (base - 10.6 * s, 3.8 * s)], ("#f3e8d8", "#cfc0b4", "#7d7794", "#9a90a4"))
    c.disc(px, base - 27.6 * s, 0.8 * s, 0.8 * s, "#e8b64c")


def cathedral(c, cam, X, Z):
    stone = "#ead9bd"
    w, d, h = 22.0, 40.0, 15.0
    co, si = np.cos(np.radians(-22)), np.sin(np.radians(-22))
    ex, ez, mid = np.array([co, 0, si]), np.array([-si, 0, co]), np.array([X, 0, Z])
    up = np.array([0, 1.0, 0])
    house(c, cam, X, Z, d, 12, 22.5, 68, stone, "#b86a48", pitch=4.5, shade=0, over=0.2)
    aisle = [mid + ex * w / 2 - ez * d / 2 + up * h, mid + ex * w / 2 + ez * d / 2 + up * h, mid + ex * 6 + ez * d / 2 + up * 18.5, mid + ex * 6 - ez * d / 2 + up * 18.5]
    c.shape(cam.points(aisle), "#8a5a5c")
    faces = box(c, cam, X, Z, w, d, h, -22, stone, shade=0.55)
    c.line(cam.points(aisle[:2]), 3.4, "#c87a50", taper=(1.2, 0.6))
    c.line(cam.points([mid + ex * 6 - ez * 19 + up * 22.6, mid + ex * 6 + ez * 20 + up * 22.6]), 3.4, "#c87a50", taper=(1.2, 0.6))
    for name, f in faces.items():
        if name == "front":
            f.poly([(w * 0.27, h), (w * 0.73, h), (w * 0.73, h + 7.4), (w / 2, h + 12), (w * 0.27, h + 7.4)], stone)
            f.poly([(0, h), (w * 0.27, h), (w * 0.27, h + 3.6)], stone)
            f.poly([(w, h), (w * 0.73, h), (w * 0.73, h + 3.6)], stone)
            f.disc(w / 2, h + 2.4, 3.0, "#cdb898")
            f.disc(w / 2, h + 2.4, 2.4, "#4b4760")
            for i in range(10):
                a = i * np.pi / 5
                f.line([(w / 2, h + 2.4), (w / 2 + 2.4 * np.cos(a), h + 2.4 + 2.4 * np.sin(a))], 0.3, "#d8c5a6")
            f.arch(w / 2, 0, 5.6, 9.5, "#d6c09c")
            f.arch(w / 2, 0, 3.2, 6.6, "#3a3040")
            for u in (w * 0.14, w * 0.86):
                f.arch(u, 0, 2.2, 5, "#44384a")
            for i in range(11):
                f.arch((i + 0.5) * w / 11, 8.6, 1.3, 2.8, "#8c7b80")
            for u in (w * 0.27, w * 0.73):
                f.quad(u - 0.6, 0, u + 0.6, h + 7.3, "#f5e8d0")
        else:
            for i in range(10):
                f.arch((i + 0.5) * f.width / 10, 7.5, 2.6, 4.0, "#a18e88")
            for i in range(5):
                f.arch((i + 0.5) * f.width / 5, 1.5, 1.1, 4, "#4b4458")


def paint(k):
    c = Canvas(k, 21)
    cam = Camera(horizon=372, eye=1.9, f=366, cx=360, sun=(-0.75, 0.42, -0.5), warm="#ffe3b0", cool="#7379ae")
    sky(c, ("#3f6fb0", "#7fa3cd", "#f3d9b4", "#f7c98e"), 400)
    clouds(c, 60, 330, "#fff0d4", "#a9a6c6", 0.40, 210, 0.32, 3)
    # houses behind
    for X, Z, w, h, tone in ((-46, 92, 26, 14, "#d99a62"), (-20, 100, 24, 17, "#e3b272"), (46, 100, 34, 15, "#d8895c")):
        for f in box(c, cam, X, Z, w, 12, h, 0, tone).values():
            f.windows(int(w / 4), 3, (1.2, 2.2), "#3e3c54", "#5d6b58")
        roofed(c, cam, (X, 0, Z), (w, 12, h), 0, "#a8583f", 3.5)
    tower(c, cam, 17.5, 66)
    cathedral(c, cam, -12, 52)
    # the porticoed town hall at the right, in shade
    f = Face(c, cam, (30, 0, 62), (0.0, 0, -1.0), (0, 1, 0), 52, 15, "#cf8652")
    f.fill()
    for i in range(12):
        f.arch((i + 0.5) * 52 / 12, 0, 3.3, 5.6, "#35293a")
    f.windows(12, 2, (1.3, 2.2), "#3b3550", "#6d7a62", start=6.2)
    f.quad(0, 6.0, 52, 6.4, "#e2b688")
    f.quad(0, 14.3, 52, 15, "#8f5a44")

    def paving(X, Z):
        t = mix("#cfbda2", "#e2cfae", 0.5)
        seam = (np.abs((X * 0.9 + Z * 0.25) % 4 - 2) > 1.86) | (np.abs((Z * 0.9 - X * 0.25) % 5 - 2.5) > 2.36)
        v = 1 - 0.10 * seam * np.clip(1.6 - Z / 40, 0, 1) - 0.05 * np.sin(np.floor(X * 0.22) * 7 + np.floor(Z * 0.18) * 3)
        return np.clip(t * v[..., None] * np.array([1.02, 0.97, 0.9]), 0, 1)

    rows = c.rgb.copy()
    cam.ground(c, paving)
    # what stands must stay above the ground
    high = c.y < 374
    c.rgb[high] = rows[high]
    c.shape([(200, 388), (720, 396), (720, 480), (470, 480), (300, 412)], "#585a8c", alpha=0.55, soft=3, mode="multiply")
    c.shape([(-10, 396), (150, 386), (300, 386), (190, 402), (-10, 420)], "#6d6c9a", alpha=0.45, soft=3, mode="multiply")
    for x, y, h, coat, legs, st, fc in ((214, 420, 50, "#e8e2d4", "#3d4766", "walk", 1), (236, 421, 47, "#c2483c", "#28304a", "walk", 1), (330, 402, 28, "#3f6f8a", "#2c2f44", "point", 1), (346, 403, 26, "#d8b04c", "#4a3a44", "stand", -1), (420, 400, 26, "#7a4a6a", "#2c2f44", "walk", -1), (120, 402, 30, "#e6d7bd", "#55402f", "stand", 1), (134, 402, 29, "#9a3c3a", "#2c2f44", "stand", -1), (560, 410, 40, "#2f4f6f", "#22263a", "walk", -1)):
        person(c, x, y, h, coat, legs, st, fc)
    cyclist(c, 92, 452, 42, "#2f6b78", "#3b3550", "#b8402f", hair="#6a4630")
    for x, y in ((430, 451), (452, 441), (474, 452), (402, 455), (520, 446)):
        c.dabs([x, x + 3], [y, y - 2.4], [4, 1.6], [2, 1.4], 0.2, "#6d7088")
    c.glow(60, 300, 420, "#ffc27a", 0.24)
    return finished(c)
