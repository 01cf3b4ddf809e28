"""Public transport: the bus has stopped beneath the porticoes, doors open, people get on."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix
from nature import sky
from space import Camera, box, roofed
from people import person
from things import ground_shadow, wheel


def bus(c, x, y, s, tone="#e8a82c"):
    """A city bus seen from its right side, s units for a metre; its front is at the right."""
    P = lambda u, v: (x + u * s, y - v * s)
    ground_shadow(c, x + 6 * s, y + 0.05 * s, 6.6 * s, 0.4 * s, 0.75)
    body = [P(0, 0.35), P(0, 2.9), P(0.25, 3.1), P(11.4, 3.1), P(11.9, 2.8), P(12.1, 1.6), P(12.1, 0.35)]
    c.shape(body, Grad(P(0, 3.1), P(0, 0.35), mix(tone, "#fff6d8", 0.5), tone, mix(tone, "#8a3a2c", 0.45)))
    c.shape([P(0, 0.35), P(0, 0.95), P(12.1, 0.95), P(12.1, 0.35)], ("#f4ecd8", "#c4b4a8"))
    c.shape([P(0.2, 1.55), P(0.2, 2.75), P(11.75, 2.75), P(12.05, 1.55)], Grad(P(0, 2.75), P(0, 1.5), "#3a4a66", "#5a7490", "#2c3850"))
    for u in (1.5, 2.9, 5.0, 6.3, 8.3, 9.6):
        c.line([P(u, 1.55), P(u, 2.75)], 0.09 * s, mix(tone, "#8a5a2c", 0.3))
    for u in (0.6, 2.0, 5.3, 6.9, 8.7):
        c.disc(*P(u + 0.3, 1.95), 0.19 * s, 0.22 * s, ("#d9a37c", "#8a5a54"), edge=0)
        c.disc(*P(u + 0.3, 2.08), 0.2 * s, 0.15 * s, ("#3a2a26", "#5a3a2c", "#d8c8b0", "#2a2430", "#7a5236")[int(u) % 5], edge=0)
        c.curve([P(u - 0.05, 1.55), P(u + 0.05, 1.75), P(u + 0.5, 1.75), P(u + 0.65, 1.55)], ("#b8503c", "#3f6f8a", "#7a8a5a", "#8a4a72", "#c9a24c")[int(u) % 5], edge=0)
    c.shape([P(0.3, 2.7), P(1.2, 2.7), P(0.6, 1.6), P(0.3, 1.6)], "#cfe2ee", alpha=0.5)
    for u in (3.4, 10.2):  # doors stand open
        c.shape([P(u, 0.5), P(u, 2.8), P(u + 1.25, 2.8), P(u + 1.25, 0.5)], ("#ffe6a8", "#e8b468"))
        c.shape([P(u + 0.1, 0.5), P(u + 0.1, 0.9), P(u + 1.15, 0.9), P(u + 1.15, 0.5)], "#7a5a50")
        for a in (u - 0.12, u + 1.12):
            c.shape([P(a, 0.45), P(a, 2.8), P(a + 0.26, 2.72), P(a + 0.26, 0.38)], Grad(P(0, 2.8), P(0, 0.4), "#9ab4c8", "#5a7490"))
    c.disc(*P(11.55, 2.05), 0.2 * s, 0.24 * s, "#d9a37c", edge=0)
    c.curve([P(11.2, 1.55), P(11.3, 1.8), P(11.8, 1.8), P(11.9, 1.55)], "#34507a", edge=0)
    for u in (2.2, 9.0):
        c.disc(*P(u, 0.55), 0.72 * s, 0.66 * s, "#3a2a30", edge=0)
        wheel(c, *P(u, 0.48), 0.52 * s, "#25232c", "#c9ccd4", spokes=6)
    c.disc(*P(12.0, 0.85), 0.14 * s, 0.17 * s, "#fffbe0", edge=0)
    c.line([P(0.25, 3.08), P(11.4, 3.08)], 0.1 * s, "#fffbe6", alpha=0.8)
    c.shape([P(8.6, 3.1), P(8.6, 3.35), P(11, 3.35), P(11.2, 3.1)], mix(tone, "#8a5a2c", 0.35))


def paint(k):
    c = Canvas(k, 221)
    sky(c, ("#8fc0dc", "#d2e4e0", "#ffe8bc"), 260, sun=(30, 60, 300, "#fff4cc", 0.5))
    cam = Camera(horizon=300, eye=1.7, f=520, cx=360, sun=(-0.6, 0.6, -0.5))
    for X, w, h, wall, shut in ((-15.5, 11, 13, "#e0a068", "#5a7a62"), (-4.6, 10.6, 11.5, "#e8c48c", "#7a5442"), (6.6, 11.6, 13.5, "#d98860", "#4f6f7a"), (17.6, 10.2, 12, "#e6b27c", "#5a7a62")):
        for f in box(c, cam, X, 24, w, 6, h, 0, wall, shade=0).values():
            f.windows(4, 2, (1.1, 2.0), "#46445c", shut, start=4.7)
            n = 3
            for i in range(n):
                u = (i + 0.5) * f.width / n
                f.arch(u, 0, f.width / n - 0.8, 4.1, "#6a4a50")
                f.arch(u + 0.2, 0, f.width / n - 1.5, 3.6, ("#4a3444", "#b8805c"), raw=True)
            f.quad(0, 4.3, f.width, 4.6, "#f2dcb4")
        roofed(c, cam, (X, 0, 24), (w, 6, h), 0, "#b4603f", 2.2)
    cam.ground(c, lambda X, Z: np.where((Z > 17)[..., None], np.array([0.85, 0.76, 0.64]) * (1 - 0.06 * ((X % 1 > 0.94) | (Z % 1 > 0.9)))[..., None], np.array([0.60, 0.57, 0.60]) * (1 + 0.03 * np.sin(X * 3 + Z * 9))[..., None]), top=330)
    c.line([(-5, 354), (725, 354)], 3, "#f4e6c8")
    c.shape([(-5, 354), (725, 354), (725, 362), (-5, 362)], "#8a7a80")
    bus(c, 40, 424, 50)
    for x, h, coat, st, fc, bag in ((610, 140, "#b8402f", "walk", -1, "#3f5a7a"), (650, 132, "#4f7a62", "stand", -1, None), (690, 146, "#e6dcc4", "stand", -1, None)):
        person(c, x, 446 if x > 620 else 440, h, coat, "#3a3e58", st, fc, bag=bag, shadow=0.4, hair=("#7a5236", "#d8d0c4", "#2f2428")[x % 3])
    person(c, 264, 446, 136, "#7a4a78", "#3a3e58", "walk", -1, skirt=True, bag="#d8a23c", shadow=0.4)
    person(c, 300, 448, 96, "#e3b04a", "#3f6f8a", "walk", -1, bag="#c8402f", shadow=0.4)
    # stop post
    c.line([(344, 452), (344, 210)], 6, Grad((340, 0), (348, 0), "#c4ccd4", "#5a6478"))
    c.disc(344, 200, 26, 26, ("#3f8ac0", "#22588c"))
    c.disc(344, 200, 21, 21, "#f6f2e6")
    c.shape([(331, 192), (357, 192), (357, 208), (331, 208)], "#2a6a9c")
    c.shape([(334, 195), (354, 195), (354, 201), (334, 201)], "#e6f2f6")
    for x in (336, 352):
        c.disc(x, 209, 3, 3, "#2a3040", edge=0)
    c.shape([(-5, 452), (725, 452), (725, 485), (-5, 485)], "#4a4a78", alpha=0.35, soft=4, mode="multiply")
    return finished(c)
