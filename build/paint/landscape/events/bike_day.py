"""Bicycle day: the avenue belongs to bicycles, flags across the street, young and old ride together."""

import numpy as np
from brush import finished
from canvas import Canvas, mix
from nature import clouds, crown, sky
from people import cyclist
from space import Camera, Face


def paint(k):
    c = Canvas(k, 361)
    sky(c, ("#4f9ad8", "#9fd0ea", "#f6f2da"), 260, sun=(330, 200, 260, "#fffbe0", 0.6))
    clouds(c, 0, 200, "#ffffff", "#c0d4e8", 0.42, 180, 0.4, 3)
    cam = Camera(horizon=262, eye=2.4, f=520, cx=350, sun=(-0.6, 0.65, 0.2), cool="#8f94bc")
    cam.ground(c, lambda X, Z: np.where((np.abs(X) > 6)[..., None], np.array([0.90, 0.82, 0.68]), np.array([0.72, 0.68, 0.70])) * (1 - 0.14 * ((X < -1.5 + 0.6 * np.sin(Z)) & (X > -8)))[..., None], top=266)
    walls = ("#e8b478", "#d98c64", "#ecd09a", "#d07a58", "#e3a870", "#f0dcb0")
    for side in (-1, 1):
        z = 5.0
        for i in range(6):
            w = 7.5 + i * 1.4
            h = (11, 13, 10.5, 12.5, 11.5, 13)[(i + (side > 0) * 2) % 6]
            f = Face(c, cam, (side * 8, 0, z if side > 0 else z + w), (0, 0, 1 if side > 0 else -1), (0, 1, 0), w, h, walls[(i + (side > 0) * 3) % 6])
            tone = mix(f.colour, "#fff0cc", 0.12) if side > 0 else mix(f.colour, "#6a70a4", 0.38)
            far = min(0.5, z / 90)
            tone = mix(tone, "#f6ecd4", far)
            f.quad(0, 0, w, h, tone, raw=True)
            n = max(2, int(w / 2.4))
            for a in range(n):
                u = (a + 0.5) * w / n
                f.arch(u, 0, 1.7, 3.2, mix("#5a4458", "#f6ecd4", far), raw=True)
                for v in (4.4, 7.6):
                    f.quad(u - 0.5, v, u + 0.5, v + 1.8, mix("#4a4a68", "#f6ecd4", far), raw=True)
                    for e in (-1.0, 0.55):
                        f.quad(u + e, v, u + e + 0.45, v + 1.8, mix(("#5a8068", "#8a5a4c")[i % 2], "#f6ecd4", far), raw=True)
            f.quad(0, h - 0.5, w, h, mix("#a85a40", "#f6ecd4", far), raw=True)
            z += w
    for Z in (44, 30, 21):
        for side in (-1, 1):
            x, y = cam.at(side * 6.6, 0, Z)
            s = cam.f / Z
            c.line([(x, y), (x, y - 2.4 * s)], 0.24 * s, "#6a5448")
            crown(c, x, y - 3.6 * s, 1.5 * s, 1.6 * s, ("#3a6a48", "#5c944c", "#b0cc64"), seed=int(Z + side))
    # strings of flags
    tones = ("#d8402f", "#f2b83c", "#3f8a9c", "#f6f0e0", "#5f9a50", "#8a5aa0")
    for n, (y0, y1, sag, size) in enumerate(((40, 66, 50, 17), (110, 122, 34, 12), (158, 160, 22, 8))):
        x0, x1 = (-10, 730) if n == 0 else ((120, 590) if n == 1 else (220, 480))
        t = np.linspace(0, 1, 22)
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)
        c.line(list(zip(x, y, strict=True)), 1.6, "#6a5a68", alpha=0.8)
        for i in range(len(t)):
            tone = tones[(i + n) % 6]
            c.shape([(x[i] - size * 0.6, y[i]), (x[i] + size * 0.6, y[i]), (x[i] + size * 0.15, y[i] + size * 1.5)], (mix(tone, "#fff4d8", 0.3), tone))
    # the riders, from far to near, towards the left and the right
    riders = [(300, 300, 14), (352, 302, 14), (404, 300, 14), (268, 314, 20), (330, 318, 21), (420, 316, 21), (240, 336, 28), (352, 340, 30), (462, 338, 29)]
    coats = ("#d8402f", "#f2b83c", "#3f7f9c", "#f4efe2", "#5f9a50", "#8a5aa0", "#e07a4c", "#34507a")
    for i, (x, y, s) in enumerate(riders):
        cyclist(c, x, y, s, coats[i % 8], ("#34435e", "#4a3a50")[i % 2], coats[(i + 3) % 8], 1 if i % 3 else -1, hat=coats[(i + 5) % 8] if i % 2 else None)
    cyclist(c, 118, 396, 62, "#5f9a50", "#34435e", "#d8402f", 1, hat="#f2b83c")
    cyclist(c, 610, 404, 66, "#f4efe2", "#4a3a50", "#3f7f9c", 1, hair="#d8d4cc", basket="#b8844c")
    cyclist(c, 258, 428, 82, "#d8402f", "#34507a", "#f2b83c", 1, hat="#f4efe2")
    cyclist(c, 442, 462, 106, "#f2b83c", "#3f5f7a", "#5f9a50", 1, hair="#5a3426", basket="#c9985c")
    cyclist(c, 646, 470, 62, "#e07a4c", "#4f8a6a", "#8a5aa0", 1, hat="#3f7f9c")
    cyclist(c, 90, 472, 84, "#3f7f9c", "#4a3a50", "#e07a4c", 1, hat="#d8402f")
    return finished(c)
