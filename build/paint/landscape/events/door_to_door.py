"""Door-to-door collection: small bins before every door in the lane, the collector with his little lorry at dawn."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix
from nature import crown, sky
from people import person
from space import Camera, Face, box
from things import ball, ground_shadow


def tub(c, x, foot, s, tone):
    P = lambda u, v: (x + u * s, foot - v * s)
    ground_shadow(c, x + 0.2 * s, foot, 0.5 * s, 0.07 * s, 0.5)
    c.shape([P(-0.30, 0), P(0.30, 0), P(0.38, 0.72), P(-0.38, 0.72)], Grad(P(-0.4, 0), P(0.4, 0), mix(tone, "#fff0cc", 0.45), tone, mix(tone, "#141838", 0.45)))
    c.shape([P(-0.42, 0.70), P(0.42, 0.70), P(0.36, 0.86), P(-0.36, 0.86)], (mix(tone, "#fff4dc", 0.5), mix(tone, "#141838", 0.1)))
    c.line([P(-0.2, 0.86), P(-0.14, 0.98), P(0.14, 0.98), P(0.2, 0.86)], 0.05 * s, mix(tone, "#141838", 0.5))


def paint(k):
    c = Canvas(k, 431)
    sky(c, ("#7fa8d0", "#c4d4dc", "#ffe4b4"), 250, sun=(380, 190, 240, "#fff4cc", 0.8))
    cam = Camera(horizon=236, eye=2.1, f=520, cx=390, sun=(0.5, 0.5, 0.5), warm="#ffe4b0", cool="#8088b4")
    c.shape([(-5, 234), (725, 234), (725, 485), (-5, 485)], "#c4b4a0")
    cam.ground(c, lambda X, Z: np.array([0.80, 0.72, 0.62]) * (1 - 0.09 * ((X % 0.5 > 0.45) | ((Z + 0.25 * (np.floor(X / 0.5) % 2)) % 0.5 > 0.44)) * np.clip(1.3 - Z / 24, 0, 1))[..., None], top=238)
    walls = ("#e8b078", "#d8906a", "#f0d09c", "#d88060", "#e6bc88", "#cfa078")
    doors = ("#3f7a6a", "#8a4a40", "#34507a", "#7a5a34", "#4f8a5c", "#5a4070")
    tubs = ("#3f8a4c", "#2f6fb0", "#e8b430", "#8a5a34")
    for side in (-1, 1):
        z = 26.0 + 9
        for i in range(6):
            w = 6.2
            z0 = z - w
            h = (8.5, 9.6, 8.0, 9.2, 8.8, 9.8)[i]
            if z0 < 1.2:
                z0 = 1.2
                w = z - z0
            f = Face(c, cam, (side * 3.6, 0, z0 if side > 0 else z), (0, 0, 1 if side > 0 else -1), (0, 1, 0), w, h, walls[(i + 2 * (side > 0)) % 6])
            tone = mix(f.colour, "#5f6aa4", 0.34) if side > 0 else mix(f.colour, "#fff0cc", 0.14)
            far = min(0.5, z0 / 60)
            ink = lambda q, far=far: mix(q, "#f8e4bc", far)
            f.quad(0, 0, w, h, (ink(mix(tone, "#fff0cc", 0.15)), ink(tone)), raw=True)
            f.quad(0, 0, w, 0.9, ink(mix(tone, "#5a4a58", 0.4)), raw=True)
            for u in (1.0, 4.6):
                for v in (1.3, 4.6):
                    if u > w - 1:
                        continue
                    f.quad(u - 0.1, v - 0.1, u + 1.1, v + 1.7, ink("#f2e6d0"), raw=True)
                    f.quad(u, v, u + 1.0, v + 1.6, ink("#4f5470"), raw=True)
                    for e in (-0.55, 1.1):
                        f.quad(u + e, v, u + e + 0.5, v + 1.6, ink("#5a8068"), raw=True)
                    if v < 2 and (i + side) % 2:
                        for q in range(4):
                            x, y = f.at(u + 0.15 + q * 0.25, v - 0.02)
                            crown(c, x, y, 0.2 * cam.f / max(2, z0 + 2), 0.15 * cam.f / max(2, z0 + 2), ("#3f6a44", "#6f9a50", "#d8604c"), n=26, seed=i)
            if w > 3.6:
                f.quad(2.7, 0, 3.9, 2.5, ink("#f2e6d0"), raw=True)
                f.quad(2.82, 0, 3.78, 2.4, ink(doors[(i + (side > 0)) % 6]), raw=True)
                f.disc(3.6 if side > 0 else 3.0, 1.15, 0.07, ink("#f2d05c"), raw=True)
                zc = (z0 + 3.3) if side > 0 else (z - 3.3)
                for q in range(2):
                    x, y = cam.at(side * (2.95 - 0.1 * q), 0, zc + (0.5 + 0.9 * q) * (1 if side > 0 else -1) - 0.6)
                    s = cam.f / zc
                    tub(c, x, y, s, mix(tubs[(i + q * 2 + (side > 0)) % 4], "#f8e4bc", far * 0.8))
            f.quad(0, h - 0.5, w, h, ink("#a8583f"), raw=True)
            z -= 6.2
    c.glow(388, 214, 150, "#fff6d4", 0.6)
    # the little lorry
    for f in box(c, cam, 0.7, 15.5, 2.1, 4.2, 2.5, 6, "#4f9a6a", y0=0.45, shade=0.5).values():
        if f.width < 3:
            f.quad(0.12, 0.2, 1.98, 2.35, ("#35704f", "#24503c"), raw=True)
            f.quad(0.25, 1.1, 1.85, 2.2, "#1c2c34", raw=True)
            for u in (0.15, 1.75):
                f.quad(u, 0.15, u + 0.2, 0.42, "#ff5a3c", raw=True)
            f.quad(0.2, 0.5, 1.9, 0.75, "#f2c83c", raw=True)
        else:
            f.quad(0, 1.0, f.width, 1.25, "#f2f0e0")
    x, y = cam.at(0.7, 0, 13.3)
    for dx in (-28, 28):
        c.disc(x + dx, y - 8, 9, 13, "#24242e")
    for x0, y0, r, t in ((420, 190, 9, "#e8e0d0"), (436, 186, 10, "#7fb8d0"), (406, 194, 8, "#f2d8b0"), (448, 194, 8, "#d8e4c4")):
        ball(c, x0, y0 + 4, r, t, gloss=0.2)
    # the collector with a bin on his arm; a woman at her door
    hands = person(c, 268, 454, 206, "#f08030", "#3a4668", "carry", 1, hat="#3f7a5c", shadow=0.45)["hands"]
    c.line([(247, 338), (285, 340)], 7, "#f6f0c8")
    hx, hy = hands[1]
    tub(c, hx + 10, hy + 46, 92, "#2f6fb0")
    c.shape([(hx - 12, hy - 30), (hx + 10, hy - 34), (hx + 14, hy - 18), (hx - 8, hy - 14)], "#fffaf0")
    c.shape([(hx + 8, hy - 36), (hx + 34, hy - 30), (hx + 30, hy - 14), (hx + 6, hy - 18)], "#d8b88c")
    person(c, 588, 416, 158, "#b85a7a", "#4a3a58", "point", -1, hair="#d8d0c4", skirt=True, shadow=0.4)
    tub(c, 120, 440, 104, "#8a5a34")
    tub(c, 56, 452, 108, "#e8b430")
    tub(c, 676, 446, 96, "#3f8a4c")
    return finished(c)
