"""Tile works at dusk: pallets of glazed tiles in the yard, the tall spray tower with steam, lights going on."""

import numpy as np
from brush import finished
from canvas import Canvas, mix
from nature import clouds, ridge, sky
from space import Camera, box
from people import person
from things import lathe


def pallet(c, cam, X, Z, n, tone, yaw, pattern):
    for f in box(c, cam, X, Z, 1.5, 1.5, 0.16, yaw, "#9a6a44", shade=0.5).values():
        f.quad(0.1, 0, f.width - 0.1, 0.09, "#3a2a30")
    h = n * 0.115
    for f in box(c, cam, X, Z, 1.4, 1.4, h, yaw, tone, y0=0.16, shade=0, top=tone).values():
        for i in range(1, n):
            f.line([(0, i * 0.115), (1.4, i * 0.115)], 0.022, mix(tone, "#2a2040", 0.6))
        for u in (0.4, 1.0):
            f.quad(u - 0.03, 0, u + 0.03, h, "#efe6d0", alpha=0.8)
    y = 0.16 + h + 0.005
    co, si = np.cos(np.radians(yaw)), np.sin(np.radians(yaw))
    at = lambda a, b: (X + a * co - b * si, y, Z + a * si + b * co)
    if cam.eye > y:
        for i in range(2):
            for j in range(2):
                a, b = -0.7 + i * 0.7, -0.7 + j * 0.7
                c.shape(cam.points([at(a + 0.02, b + 0.02), at(a + 0.68, b + 0.02), at(a + 0.68, b + 0.68), at(a + 0.02, b + 0.68)]), cam.tone(mix(tone, "#fff0d0", 0.25), (0, 1, 0)))
                m, nn = a + 0.35, b + 0.35
                c.shape(cam.points([at(m - 0.24, nn), at(m, nn - 0.24), at(m + 0.24, nn), at(m, nn + 0.24)]), cam.tone(pattern, (0, 1, 0)))
                c.shape(cam.points([at(m - 0.1, nn), at(m, nn - 0.1), at(m + 0.1, nn), at(m, nn + 0.1)]), cam.tone("#fff3d8", (0, 1, 0)))


def paint(k):
    c = Canvas(k, 41)
    sky(c, ("#2e4478", "#6a6fa4", "#d98f8a", "#ffbf7c"), 330, sun=(120, 330, 300, "#ffd68c", 0.6))
    clouds(c, 40, 260, "#ffb98a", "#6c628f", 0.38, 260, 0.22, 6, sun=(-1, 1))
    ridge(c, 316, 56, 4, "#8d7496", "#6d6690", 220, sharp=False, mist=("#e0a08a", 0.5), foot=350)
    cam = Camera(horizon=322, eye=2.5, f=560, cx=360, sun=(-0.8, 0.35, -0.35), warm="#ffc98c", cool="#6b6a9c")
    # silos, tower, chimneys
    for px, foot, high, r in ((470, 330, 150, 24), (522, 330, 150, 24), (574, 330, 150, 24)):
        lathe(c, px, [(foot - high - 16, 5), (foot - high, r), (foot, r)], ("#ffd9b0", "#c9b4b0", "#6a6790", "#8a84a4"))
        for q in range(1, 5):
            c.line([(px - r, foot - high * q / 5), (px + r, foot - high * q / 5)], 1.0, "#5a5680", alpha=0.5)
    lathe(c, 392, [(120, 16), (140, 40), (222, 40), (270, 12)], ("#ffe0bc", "#d8beb4", "#74708f", "#9690a8"))
    for a, b in (((352, 200), (352, 332)), ((432, 200), (432, 332)), ((392, 262), (392, 332)), ((352, 250), (432, 300)), ((432, 250), (352, 300))):
        c.line([a, b], 3.2, "#4b476c")
    c.lines([[(352, 222), (300, 330)], [(358, 222), (306, 330)]], 1.6, "#4b476c")
    for px, top in ((648, 150), (676, 176)):
        lathe(c, px, [(top, 6), (332, 10)], ("#ffc09a", "#c47a62", "#5c4a70", "#7d6684"))
        for q in (0, 24):
            c.shape([(px - 6.6, top + q), (px + 6.6, top + q), (px + 6.8, top + q + 10), (px - 6.8, top + q + 10)], "#f2e0d0")
    c2 = np.random.default_rng(7)
    for px, py, n in ((392, 116, 46), (648, 146, 30), (676, 172, 24)):
        t = c2.uniform(0, 1, n)
        o = np.argsort(-t)
        x, y = px + 10 + t * 150 + c2.normal(0, 10, n) * t, py - t * 84 - 6 + c2.normal(0, 9, n) * t
        s = 7 + 26 * t
        for dx, dy, f, tone in ((3, 5, 1, "#a48aa8"), (-1, -1, 0.85, "#e8b8a8"), (-5, -6, 0.5, "#ffe2bc")):
            c.dabs((x + dx * (0.4 + t))[o], (y + dy * (0.4 + t))[o], (s * f)[o], (s * f * 0.8)[o], 0, tone, 0.62 * (1 - 0.6 * t)[o], hard=1.4)
    # halls with saw-tooth roofs
    for X, Z, w, h in ((-26, 60, 30, 7), (24, 56, 30, 7.5), (-10, 66, 30, 6)):
        for f in box(c, cam, X, Z, w, 20, h, 0, "#c9a08a", shade=0).values():
            n = max(2, int(f.width / 5))
            for i in range(n):
                u = i * f.width / n
                f.poly([(u, h), (u + f.width / n, h), (u, h + 3.2)], "#a47c7a")
                f.poly([(u + 0.3, h), (u + 0.3, h + 2.7), (u + 0.9, h + 2.4), (u + 0.9, h)], "#ffd98a", raw=True)
                f.quad(u + 1, 3.4, u + f.width / n - 1, 5.0, "#ffcf78" if (i * 7) % 3 else "#5a5878", raw=True)
            f.quad(f.width * 0.42, 0, f.width * 0.58, 3.6, "#ffe6a8", raw=True)
    cam.ground(c, lambda X, Z: np.clip(mix("#8d7c8c", "#8d7c8c", 0) * (1.0 + 0.10 * np.sin(X * 0.4 + Z * 0.2))[..., None] + np.exp(-(((X + 6) / 8) ** 2))[..., None] * np.array([0.18, 0.09, 0.0]), 0, 1), top=340)
    c.glow(330, 345, 180, "#ffd08a", 0.4, ry=50)
    person(c, 252, 372, 62, "#e0a030", "#38405e", "walk", 1, hat="#f2e0c0")
    spec = (("#e9e2d2", "#3f7fa0"), ("#3f8a9c", "#f0d9a0"), ("#cf6a44", "#f2e2c4"), ("#e3b04a", "#8a3f4a"), ("#6f9a78", "#f2ead0"), ("#b8577a", "#f4d9b8"))
    lot = [(-7.2, 12.5, 9, 0), (-4.6, 12.8, 12, 1), (-2.2, 13.0, 7, 3), (4.2, 13, 12, 2), (6.8, 12.6, 8, 5), (-6.4, 9.2, 12, 2), (5.4, 9.4, 10, 4), (-3.3, 8.4, 8, 4), (2.8, 8.6, 9, 0), (-4.4, 6.2, 10, 5), (4.2, 6.4, 12, 1), (-1.7, 5.7, 6, 3), (1.4, 5.2, 8, 2)]
    for X, Z, n, i in sorted(lot, key=lambda q: -q[1]):
        pallet(c, cam, X, Z, n, spec[i][0], 18, spec[i][1])
    c.glow(60, 330, 400, "#ffb070", 0.18)
    return finished(c)
