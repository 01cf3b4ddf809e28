"""Market morning in the mountain town: striped awnings, crates of apples, the church, ridges in haze."""

import numpy as np
from brush import finished
from canvas import Canvas, mix
from nature import clouds, crown, ridge, sky, woods
from space import Camera, box, house
from people import person
from things import ball


def stall(c, cam, X, Z, w, stripe, seed, wares):
    """A market stall with a striped awning that leans towards the viewer."""
    g = np.random.default_rng(seed)
    y1, y0, d = 2.75, 2.1, 1.5
    for f in box(c, cam, X, Z, w, 1.2, 0.95, 0, "#8c5e3c", shade=0.5).values():
        for i in range(7):
            f.line([(f.width * i / 7, 0), (f.width * i / 7, 0.95)], 0.04, "#5a3a2c")
    for side in (-1, 1):
        c.line([cam.at(X + side * w / 2, 0, Z - 0.6), cam.at(X + side * w / 2, y0, Z - 1.2)], 0.07 * cam.f / Z, "#5b4236")
    n = int(w / 0.28)
    s = cam.f / Z
    for row in range(2):
        for i in range(n):
            u = X - w / 2 + (i + 0.5) * w / n
            px, py = cam.at(u, 0.98 + 0.22 * (1 - row), Z - 0.6 + 0.4 * (1 - row))
            tone = wares[(i // 3 + row) % len(wares)]
            for q in range(3):
                ball(c, px + g.normal(0, 0.06 * s), py - 0.03 * s - q * 0.035 * s, 0.085 * s, tone, gloss=0.25)
    c.shape(cam.points([(X - w / 2, 1.0, Z + 0.6), (X + w / 2, 1.0, Z + 0.6), (X + w / 2, y1, Z + 0.6), (X - w / 2, y1, Z + 0.6)]), "#3a2c3e", alpha=0.55)
    m = 8
    for i in range(m):
        a, b = X - w / 2 - 0.15 + (w + 0.3) * i / m, X - w / 2 - 0.15 + (w + 0.3) * (i + 1) / m
        tone = stripe if i % 2 == 0 else "#f6ecd8"
        c.shape(cam.points([(a, y0, Z - d), (b, y0, Z - d), (b, y1, Z + 0.6), (a, y1, Z + 0.6)]), (mix(tone, "#fff6da", 0.28), tone))
        px, py = cam.at((a + b) / 2, y0, Z - d)
        c.disc(px, py + 0.02 * s, 0.5 * (b - a) * s, 0.2 * s, mix(tone, "#3b2c50", 0.22), edge=0)


def paint(k):
    c = Canvas(k, 8)
    cam = Camera(horizon=286, eye=2.6, f=560, cx=380, sun=(-0.7, 0.62, -0.36))
    sky(c, ("#6fa9d6", "#a9d0e4", "#f6ead0"), 270, sun=(30, 120, 330, "#fff0c8", 0.5))
    clouds(c, 10, 150, "#fffaf0", "#b8c8dc", 0.36, 200, 0.35, 4)
    ridge(c, 240, 70, 5, "#a9c2d6", "#8aa6c6", 200, sharp=True, mist=("#dfe7e6", 0.7), foot=290)
    line = ridge(c, 268, 60, 12, "#8fa98e", "#6a8a94", 240, sharp=False, mist=("#d5dfd2", 0.5), foot=310)
    woods(c, line, ("#4f7272", "#6b8a72", "#b5a866"), 300, 4.5, (6, 40), 2, mist=("#b9cbc4", 0.3))
    # the church with its tower
    for f in box(c, cam, 2.0, 46, 4.6, 4.6, 21, 18, "#d9b98e", shade=0).values():
        f.quad(0, 15.2, f.width, 15.7, "#b08f6c")
        f.arch(f.width / 2, 16, 1.9, 3.6, "#453a48")
        f.disc(f.width / 2, 12.6, 1.0, "#f4ead4")
        f.line([(f.width / 2, 12.6), (f.width / 2, 13.3)], 0.16, "#3a3040")
    from space import roofed

    roofed(c, cam, (2.0, 0, 46), (4.6, 4.6, 21), 18, "#a9583c", 4.4, hip=2.7, over=0.4)
    shut = ("#55705a", "#7b5040", "#4d6a80")
    for X, Z, w, h, wall, roof in ((-18, 42, 11, 9.6, "#e8c48a", "#b0603f"), (-8.2, 44, 9, 8, "#d98f62", "#a5573c"), (10.8, 42, 9, 9, "#e3aa74", "#b0603f"), (20, 40, 10, 10.5, "#d7c09a", "#a5573c"), (-17.5, 26, 9, 9, "#d97f58", "#a9553a")):
        def deco(name, f, s=shut[int(abs(X)) % 3]):
            f.windows(max(2, int(f.width / 3)), 2, (1.0, 1.6), "#3c3a4c", s, start=3.4)
            for i in range(max(2, int(f.width / 3.4))):
                f.arch((i + 0.5) * f.width / max(2, int(f.width / 3.4)), 0, 2.0, 2.9, "#4a3a44")
        house(c, cam, X, Z, w, 8, h, 0, wall, roof, decorate=deco)
    keep = c.rgb.copy()
    cam.ground(c, lambda X, Z: np.clip(mix("#d7c3a0", "#cdb594", 0.5) * (1 - 0.07 * ((np.abs((X + 0.3 * np.floor(Z)) % 1.2 - 0.6) > 0.54) | (Z % 1.0 > 0.92)))[..., None], 0, 1), top=300)
    c.rgb[c.y < 318] = keep[c.y < 318]
    c.haze("#f0e2c4", 300, 380, 0.35, 0.0)
    c.shape([(-10, 350), (90, 336), (220, 334), (120, 366), (-10, 386)], "#6a6d9c", alpha=0.5, soft=3, mode="multiply")
    for x, y, h, coat, st, fc in ((352, 344, 44, "#5b7a94", "walk", 1), (372, 345, 43, "#d9c27a", "walk", 1), (300, 340, 38, "#9a4a44", "stand", -1), (420, 338, 36, "#6a4f74", "walk", -1)):
        person(c, x, y, h, coat, "#3a3a50", st, fc)
    stall(c, cam, 4.6, 13.0, 3.4, "#3f7f6a", 1, ("#e7b23f", "#7fa63c", "#c8402f"))
    stall(c, cam, -3.6, 10.6, 3.8, "#c8482f", 2, ("#c8332b", "#e0a030", "#86a83a", "#7a3f6a"))
    person(c, 214, 408, 92, "#e9e0cc", "#4a3a3a", "stand", 1, hat="#b8402f", shadow=0)
    stall_front = [(cam.at(-5.5, 0, 10.0)), (cam.at(-1.7, 0, 10.0)), (cam.at(-1.7, 0.95, 10.0)), (cam.at(-5.5, 0.95, 10.0))]
    c.shape(stall_front, ("#a9754a", "#7a5034"))
    g = np.random.default_rng(3)
    for i in range(4):
        x0 = stall_front[0][0] + 6 + i * 51
        c.shape([(x0, 388), (x0 + 46, 388), (x0 + 48, 366), (x0 - 2, 366)], ("#d0a26a", "#a47746"))
        for j in range(15):
            ball(c, x0 + 4 + (j % 5) * 9.5 + g.normal(0, 1), 366 - (j // 5) * 4.5, 6, ("#c8332b", "#e0a030", "#86a83a", "#8a3f5a")[i], gloss=0.35)
    person(c, 352, 452, 128, "#3f6f8a", "#3b3550", "carry", -1, hair="#7a5236", skirt=True, bag=None)
    c.curve([(300, 402), (328, 398), (332, 420), (300, 422)], ("#d8b070", "#9a6f40"))
    for i in range(5):
        ball(c, 304 + i * 6, 400 - (i % 2) * 3, 5, "#c8332b" if i % 2 else "#86a83a")
    crown(c, 716, 60, 70, 60, ("#5a3a2c", "#a05a2c", "#d98f34", "#f2c860"), seed=5)
    return finished(c)
