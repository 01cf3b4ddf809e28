"""The craftsmen's quarter at blue hour: a workshop door open to the street, a welder's sparks inside."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix
from nature import clouds, sky
from space import Camera, Face, box
from people import bicycle, person
from things import ground_shadow, wheel


def paint(k):
    c = Canvas(k, 81)
    cam = Camera(horizon=300, eye=1.6, f=560, cx=300, sun=(-0.5, 0.5, 0.5), warm="#a9b0d4", cool="#59639a")
    sky(c, ("#16234f", "#3a4d8c", "#8d7aa8", "#e0a08c"), 320)
    clouds(c, 20, 220, "#c98f9c", "#3f4a80", 0.35, 230, 0.22, 5, sun=(1, 1))
    for X, Z, w, h in ((16, 60, 16, 8), (28, 52, 12, 9), (-26, 60, 20, 7.5)):
        for f in box(c, cam, X, Z, w, 10, h, 0, "#8a7a94", shade=0).values():
            f.windows(max(2, int(f.width / 4)), 2, (1.4, 1.5), "#2a3054", lit=(0.4, "#ffcf78"), seed=int(Z))
    cam.ground(c, lambda X, Z: np.clip(mix("#565a84", "#565a84", 0) * (0.92 + 0.08 * np.sin(X * 2 + Z))[..., None] + (np.exp(-(((X + 0.5) / 3.2) ** 2)) * np.exp(-(((Z - 8) / 4.5) ** 2)))[..., None] * np.array([0.55, 0.34, 0.1]), 0, 1), top=322)
    # the row of workshops with saw-tooth roof along the street, ours in front
    f = Face(c, cam, (-6.6, 0, 9.6), (1, 0, 0), (0, 1, 0), 11.8, 5.4, "#a8868c")
    f.poly([(0, 0), (11.8, 0), (11.8, 4.9), (5.9, 7.3), (0, 4.9)], Grad((0, 0), (460, 400), "#5a5584", "#8d7090", "#6a5a84"), raw=True)
    g = np.random.default_rng(2)
    for _ in range(170):
        u, v = g.uniform(0, 11.4), g.uniform(0, 5.2)
        f.quad(u, v, u + 0.36, v + 0.12, mix("#7a6288", "#a87c84", g.random()), raw=True, alpha=0.4)
    f.line([(0, 4.9), (5.9, 7.3)], 0.3, "#3a3a66", raw=True)
    f.line([(5.9, 7.3), (11.8, 4.9)], 0.3, "#4d4a74", raw=True)
    # the open door: the room inside
    o = (1.7, 0.0, 10.0, 4.3)
    f.quad(o[0] - 0.25, 0, o[2] + 0.25, o[3] + 0.25, "#3d3a62", raw=True)
    f.quad(*o, Grad((0, 90), (0, 400), "#a86a3c", "#ffc976", "#f0b068"), raw=True)
    back = lambda x0, y0, x1, y1, tone, **how: f.quad(o[0] + x0, y0, o[0] + x1, y1, tone, raw=True, **how)
    back(0.8, 0.7, 7.5, 4.3, ("#c98f54", "#ffd890"))
    for i in range(5):
        back(1.2 + i * 1.22, 2.5, 2.1 + i * 1.22, 3.7, "#6d7fae", alpha=0.9)
    c.lines([[f.at(o[0] + 0.9 + i * 0.4, 2.2), f.at(o[0] + 0.9 + i * 0.4, 1.75 - 0.1 * (i % 3))] for i in range(9)], 3, "#7a4a30")
    back(0.9, 1.2, 4.4, 1.34, "#7a4a30")
    back(4.4, 0.2, 7.2, 1.5, ("#7d8a9c", "#4d566e"))
    back(4.8, 1.5, 5.6, 2.3, ("#8d9aac", "#5a6480"))
    back(5.6, 1.8, 6.9, 2.0, "#c9d2da")
    f.disc(o[0] + 5.2, 1.9, 0.27, "#dfe4e6", raw=True)
    for u in (2.6, 6.2):
        x, y = f.at(o[0] + u, 4.1)
        c.line([(x, y - 20), (x, y)], 1.6, "#4d3430")
        c.shape([(x - 17, y + 8), (x + 17, y + 8), (x + 6, y - 4), (x - 6, y - 4)], "#3a5a54")
        c.glow(x, y + 14, 90, "#fff0c0", 0.8)
    for side in (0, 1):  # folded door leaves
        u0, u1 = (0.35, 1.65) if side == 0 else (10.05, 11.3)
        f.quad(u0, 0, u1, 4.2, ("#3f7a80", "#2a4f68"), raw=True)
        f.quad(u0 + 0.2, 2.3, u1 - 0.2, 3.8, "#6d8aa8", raw=True)
        f.line([((u0 + u1) / 2, 0), ((u0 + u1) / 2, 4.2)], 0.06, "#1f3a50", raw=True)
    # bench with a motorcycle frame, welder and sparks
    c.shape([(196, 380), (330, 380), (334, 392), (192, 392)], ("#8a5c3c", "#4a2e30"))
    for x in (204, 318):
        c.line([(x, 390), (x, 430)], 7, "#4a2e30")
    c.lines([[(214, 378), (250, 340), (304, 344), (318, 378)], [(250, 340), (270, 378), (304, 344)]], 6, "#34343f")
    tip = (306, 342)
    c.line([(332, 350), (312, 344)], 4, "#23242e")
    c.glow(*tip, 120, "#bfe2ff", 0.7)
    c.glow(*tip, 40, "#ffffff", 1.0)
    person(c, 372, 440, 168, "#3b5a86", "#2f3a5a", "work", -1, hat="#2a2c3c", shadow=0.5)
    c.shape([(344, 286), (356, 280), (360, 308), (346, 310)], "#2c2f40")
    for _ in range(150):
        a, r = g.uniform(-3.0, 0.5), g.uniform(10, 150)
        x, y = tip[0] + np.cos(a) * r, tip[1] + np.sin(a) * r * 0.6 + 0.004 * r * r
        dx, dy = np.cos(a) * 5, np.sin(a) * 3 + 0.03 * r
        c.line([(x - dx, y - dy), (x, y)], g.uniform(1.4, 3.0), "#ffffe4" if r < 60 else "#ff8a2c", taper=(0.2, 1))
    person(c, 196, 436, 150, "#b8503c", "#33405c", "stand", 1, shadow=0.4)
    # what stands before the door
    ground_shadow(c, 560, 446, 90, 8, 0.6)
    bicycle(c, 566, 446, 84, "#c8503c")
    for x, y in ((640, 440), (668, 446), (650, 424)):
        wheel(c, x, y, 20, "#24243a", "#8d94b0", spokes=6)
    c.shape([(24, 452), (104, 452), (104, 408), (24, 408)], ("#8d6a58", "#4d3c54"))
    c.lines([[(24, 422), (104, 422)], [(24, 437), (104, 437)]], 2, "#3a2c44")
    c.glow(300, 330, 300, "#ffb860", 0.25)
    return finished(c, vignette=0.24)
