"""Smog alert: the town drowns in brown haze, a queue of red tail lights, somebody with a mask pushes a bicycle."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix
from nature import sky
from people import bicycle, person
from space import Camera, box
from things import ground_shadow, lathe


def car(c, x, foot, s, tone):
    """A car seen from behind with its lights on."""
    P = lambda u, v: (x + u * s, foot - v * s)
    ground_shadow(c, x, foot, 1.15 * s, 0.13 * s, 0.7)
    for u in (-0.72, 0.72):
        c.shape([P(u - 0.14, 0), P(u + 0.14, 0), P(u + 0.14, 0.35), P(u - 0.14, 0.35)], "#241f28")
    c.curve([P(-0.95, 0.25), P(-0.97, 0.75), P(-0.86, 0.92), P(0.86, 0.92), P(0.97, 0.75), P(0.95, 0.25)], Grad(P(0, 0.95), P(0, 0.2), mix(tone, "#e8d0a0", 0.35), tone, mix(tone, "#241a28", 0.6)))
    c.curve([P(-0.84, 0.88), P(-0.62, 1.38), P(0, 1.46), P(0.62, 1.38), P(0.84, 0.88)], mix(tone, "#241a28", 0.2))
    c.curve([P(-0.70, 0.92), P(-0.54, 1.28), P(0, 1.34), P(0.54, 1.28), P(0.70, 0.92)], Grad(P(0, 1.34), P(0, 0.92), "#c4a888", "#5a4a54"))
    for u in (-0.76, 0.76):
        c.shape([P(u - 0.17, 0.62), P(u + 0.17, 0.62), P(u + 0.17, 0.82), P(u - 0.17, 0.82)], "#ff4a30")
        c.glow(*P(u, 0.72), 0.62 * s, "#ff5a34", 0.75)
    c.shape([P(-0.3, 0.42), P(0.3, 0.42), P(0.3, 0.56), P(-0.3, 0.56)], "#e8dcc0")
    g = np.random.default_rng(int(x))
    t = g.uniform(0, 1, 16)
    px, py = P(0.5, 0.15)
    c.dabs(px + g.normal(0, 0.16 * s, 16) + t * 0.6 * s, py - t * 0.2 * s, (0.12 + 0.3 * t) * s, (0.1 + 0.2 * t) * s, 0, "#d8c0a0", 0.28 * (1 - 0.6 * t), hard=1.1)


def paint(k):
    c = Canvas(k, 371)
    sky(c, ("#8a6e58", "#b48e64", "#d8b07c", "#c9a078"), 330)
    c.disc(196, 116, 34, 34, "#ffd8a0", soft=3)
    c.glow(196, 116, 170, "#ffcf94", 0.5)
    cam = Camera(horizon=300, eye=2.6, f=520, cx=400, sun=(-0.4, 0.6, 0.4))
    haze = "#c9a27a"
    for Z, n, share in ((150, 12, 0.82), (90, 9, 0.62), (56, 7, 0.42)):
        g = np.random.default_rng(Z)
        for i in range(n):
            X = (i - n / 2 + 0.5) * Z * 0.15 + g.normal(0, 2)
            if abs(X) < 9:
                continue
            h = g.uniform(9, 22)
            for f in box(c, cam, X, Z, Z * 0.12, 8, h, 0, mix("#8a6a60", haze, share), shade=0).values():
                f.quad(0, 0, f.width, h, mix("#7a5c58", haze, share), raw=True)
                for a in range(4):
                    for b in range(int(h / 3)):
                        f.quad((a + 0.3) * f.width / 4, b * 3 + 1, (a + 0.7) * f.width / 4, b * 3 + 2.4, mix("#4a3c48", haze, share), raw=True, alpha=0.8)
        c.haze(haze, 330, 120, 0.26, 0.0)
    # the bell tower as a ghost, chimneys
    lathe(c, 470, [(44, 1), (88, 12), (92, 15), (96, 13), (130, 13)], (mix("#a88468", haze, 0.4),) * 4)
    c.shape([(452, 128), (488, 128), (490, 310), (450, 310)], mix("#9a7a64", haze, 0.45))
    for y in (150, 182, 214):
        c.lines([[(463, y), (463, y + 16)], [(477, y), (477, y + 16)]], 5, mix("#6a5450", haze, 0.4))
    for x, t in ((630, 120), (664, 140)):
        c.shape([(x - 7, 310), (x + 7, 310), (x + 5, t), (x - 5, t)], mix("#7a5c54", haze, 0.25))
        g = np.random.default_rng(x)
        q = g.uniform(0, 1, 50)
        c.dabs(x - q * 190 + g.normal(0, 6, 50), t - 6 - 40 * q**0.6 + g.normal(0, 7, 50), 8 + 34 * q, 6 + 17 * q, 0, mix("#6a5450", "#a88868", 0.4), 0.30 * (1 - 0.5 * q), hard=1.1)
    cam.ground(c, lambda X, Z: np.array([0.50, 0.42, 0.38]) * (1 + 0.03 * np.sin(X * 4 + Z * 3))[..., None] + 0 * X[..., None], top=312)
    c.area(np.exp(-(((c.y - 306) / 44) ** 2)).astype(np.float32) * 0.8, haze)
    for X in (-3.4, 3.4):
        c.line([cam.at(X, 0, 60), cam.at(X, 0, 3)], 2.4, "#e8d0a8", alpha=0.7)
    lot = [(Z, X) for Z in (40, 32, 25.5, 20.5, 16.5, 13, 10.2, 7.8) for X in (-1.8, 1.8)]
    tones = ("#7a5c60", "#5a5c70", "#8a7060", "#6a4a50", "#4f5a64")
    for i, (Z, X) in enumerate(lot):
        x, y = cam.at(X + 0.2 * np.sin(i * 3), 0, Z + 0.8 * np.sin(i * 5))
        s = cam.f / Z
        car(c, x, y, s, mix(tones[i % 5], haze, min(0.75, Z / 48)))
        if i % 2:
            c.area(np.exp(-(((c.y - y) / (26 + s)) ** 2)).astype(np.float32) * 0.16, haze)
    # the pavement, the person with the mask
    c.curve([(-60, 400), (120, 390), (200, 420), (240, 500), (-60, 520)], ("#a88868", "#7a5e54"))
    ground_shadow(c, 150, 462, 120, 8, 0.5)
    bicycle(c, 158, 462, 86, "#3f7f8a")
    head = person(c, 84, 464, 176, "#3f6a7a", "#34384e", "walk", 1, hair="#3a2a26", shadow=0.4)["head"]
    c.curve([(head[0] - 1, head[1] + 2), (head[0] + 12, head[1] + 1), (head[0] + 13, head[1] + 10), (head[0] + 4, head[1] + 13), (head[0] - 3, head[1] + 8)], "#f2f6f6")
    c.line([(head[0], head[1] + 4), (head[0] - 9, head[1] + 1)], 1.4, "#f2f6f6")
    c.line([(112, 366), (126, 386)], 7, "#3f6a7a")
    return finished(c, saturation=1.0)
