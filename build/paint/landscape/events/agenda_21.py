"""Local Agenda 21: people of the town round a table in the portico, the green map of the province between them."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix
from nature import crown, sky
from people import person
from space import Camera, Face
from things import ball, ground_shadow


def sitter(c, x, y, s, coat, hair, skin="#d9a37c", raised=0):
    """Somebody at the far side of the table: head, shoulders, arms; one may vote."""
    P = lambda u, v: (x + u * s, y + v * s)
    if raised:
        c.line([P(raised * 0.34, -0.30), P(raised * 0.56, -0.74), P(raised * 0.50, -1.16)], 0.17 * s, mix(coat, "#1b2046", 0.1), round_=True)
        c.disc(*P(raised * 0.50, -1.24), 0.10 * s, 0.12 * s, skin)
    c.curve([P(-0.50, 0.30), P(-0.47, -0.28), P(-0.22, -0.46), P(0.22, -0.46), P(0.47, -0.28), P(0.50, 0.30)], Grad(P(-0.5, 0), P(0.5, 0), mix(coat, "#ffeccb", 0.35), coat, mix(coat, "#1b2046", 0.45)))
    c.line([P(0, -0.42), P(0, -0.62)], 0.18 * s, mix(skin, "#402030", 0.2))
    c.disc(*P(0, -0.80), 0.215 * s, 0.25 * s, Grad(P(-0.2, 0), P(0.2, 0), mix(skin, "#fff0d8", 0.4), skin, mix(skin, "#4a2440", 0.3)), edge=0)
    c.curve([P(-0.24, -0.74), P(-0.24, -0.96), P(0, -1.10), P(0.24, -0.96), P(0.24, -0.74), P(0.17, -0.88), P(0, -0.93), P(-0.17, -0.88)], hair)
    for side in (-1, 1):
        if side == raised:
            continue
        c.line([P(side * 0.40, -0.12), P(side * 0.46, 0.20), P(side * 0.16, 0.30)], 0.16 * s, mix(coat, "#1b2046", 0.15 if side > 0 else 0), round_=True)
        c.disc(*P(side * 0.14, 0.30), 0.08 * s, 0.06 * s, skin, edge=0)


def paint(k):
    c = Canvas(k, 481)
    sky(c, ("#8fc0e0", "#d4e6e4", "#fff0cc"), 230)
    # arches of the portico open on a piazza
    cam = Camera(horizon=196, eye=3, f=520, cx=360, sun=(-0.6, 0.6, 0.2))
    for X, w, h, tone in ((-14, 12, 12, "#e8b884"), (0, 14, 10, "#f0d0a0"), (14, 12, 13, "#dc9870")):
        f = Face(c, cam, (X - w / 2, 0, 40), (1, 0, 0), (0, 1, 0), w, h, tone)
        f.quad(0, 0, w, h, mix(tone, "#fff4dc", 0.3), raw=True)
        for i in range(4):
            for v in (3.4, 6.6):
                f.quad((i + 0.3) * w / 4, v, (i + 0.7) * w / 4, v + 1.8, "#8a8494", raw=True)
    for x in (200, 520):
        crown(c, x, 170, 40, 40, ("#4f8050", "#7aa858", "#c4d878"), seed=x)
    c.shape([(-5, 232), (725, 232), (725, 300), (-5, 300)], "#f2dcb4")
    c.glow(360, 150, 280, "#fff6d4", 0.5)
    wall = ("#d08a5c", "#a8644c")
    c.shape([(-5, -5), (725, -5), (725, 40), (-5, 40)], wall)
    for x0 in (-120, 130, 380, 630):
        t = np.linspace(np.pi, 2 * np.pi, 26)
        arch = [(x0 + 125 + 104 * np.cos(a), 132 + 96 * np.sin(a)) for a in t]
        c.shape([(x0, 20), (x0 + 250, 20), (x0 + 250, 134), *arch[::-1], (x0, 134)], Grad((0, 20), (0, 140), "#d8946a", "#b06c50"))
        c.line(arch, 7, "#f2d4a8", alpha=0.9)
    for x in (6, 256, 506):
        for off, w, tone in ((0, 40, "#c07c58"), (-10, 18, "#f0c494"), (14, 10, "#7a4a4c")):
            c.line([(x + off, 130), (x + off, 300)], w, tone)
        c.shape([(x - 28, 118), (x + 28, 118), (x + 22, 138), (x - 22, 138)], ("#f6dcb4", "#c49474"))
    # the people behind, the table, the people in front
    far = ((150, 262, "#3f7f9c", "#4a342a", "#d9a37c", 0), (246, 242, "#c8503c", "#d8d4cc", "#e0b08c", -1), (346, 234, "#e3b04a", "#2f2428", "#a8704c", 0), (446, 236, "#4f8a5c", "#7a4a2c", "#e0b08c", 1), (546, 246, "#7a5a8a", "#3a2a26", "#d9a37c", 0), (636, 268, "#e8e0d0", "#8a8484", "#d9a37c", 0))
    for x, y, coat, hair, skin, up in far:
        sitter(c, x, y + 14, 96, coat, hair, skin, up)
    ground_shadow(c, 380, 440, 330, 40, 0.5)
    c.disc(380, 372, 336, 100, ("#8a5440", "#5a3638"))
    c.disc(380, 356, 336, 98, Grad((60, 270), (700, 450), "#f0bc80", "#cf9058", "#a46a48"))
    c.disc(380, 355, 322, 91, Grad((60, 270), (700, 450), "#f6ca90", "#d89c64", "#b07650"))
    # the map: plain above, hills below, rivers
    M = lambda u, v: (380 + 212 * u + 26 * v * u, 352 + 62 * v)
    c.shape([M(-1.03, -0.92), M(1.03, -0.92), M(1.06, 1.06), M(-1.06, 1.06)], "#6a4434", alpha=0.4, soft=3)
    c.shape([M(-1, -0.95), M(1, -0.95), M(1, 1), M(-1, 1)], Grad(M(0, -1), M(0, 1), "#dce8a0", "#a9c868", "#5f9450"))
    g = np.random.default_rng(6)
    for _ in range(150):
        u, v = g.uniform(-0.96, 0.96), g.uniform(-0.9, 0.2)
        p = M(u, v)
        c.shape([p, (p[0] + 13, p[1]), (p[0] + 12, p[1] + 4), (p[0] - 1, p[1] + 4)], ("#c4d470", "#e6d888", "#8fb858", "#d8c070")[g.integers(0, 4)], alpha=0.6)
    for _ in range(80):
        u, v = g.uniform(-0.96, 0.96), g.uniform(0.3, 0.95)
        p = M(u, v)
        c.shape([(p[0] - 17, p[1] + 7), (p[0] - 2, p[1] - 12), (p[0] + 17, p[1] + 7)], Grad((p[0] - 14, 0), (p[0] + 14, 0), "#c4cc78", "#5f8a54", "#3f6a4c"))
    for u0, ph in ((-0.36, 0), (0.34, 1.4)):
        c.line([M(u0 + 0.05 * np.sin(v * 5 + ph), v) for v in np.linspace(-0.92, 0.98, 14)], 4.4, "#4f9ac4", round_=True)
    c.line([M(-0.98, -0.10), M(0.98, -0.42)], 3, "#fff6dc")
    for u, v, tone in ((-0.05, -0.24, "#d8402f"), (-0.5, -0.5, "#e8a82c"), (0.5, -0.6, "#3f7f9c"), (0.1, 0.5, "#d8402f"), (-0.6, 0.4, "#7a5a8a"), (0.64, 0.3, "#e8a82c")):
        p = M(u, v)
        c.line([p, (p[0], p[1] - 16)], 2, "#4a4458")
        ball(c, p[0], p[1] - 18, 5.5, tone, gloss=0.6)
    for x, y in ((128, 356), (632, 350), (250, 424), (520, 420)):
        c.shape([(x - 22, y), (x + 18, y - 5), (x + 26, y + 9), (x - 16, y + 14)], ("#fffdf4", "#e6dccb"))
    # two from behind
    for x, coat, hair, up in ((196, "#34507a", "#5a3426", 0), (566, "#b85a4a", "#d8d0c4", -1)):
        P = lambda u, v, x=x: (x + u * 120, 470 + v * 120)
        if up:
            c.line([P(-0.4, -0.2), P(-0.66, -0.6), P(-0.6, -1.1)], 24, coat, round_=True)
            c.disc(*P(-0.59, -1.18), 14, 16, "#d9a37c")
        c.curve([P(-0.62, 0.4), P(-0.56, -0.16), P(-0.24, -0.36), P(0.24, -0.36), P(0.56, -0.16), P(0.62, 0.4)], Grad(P(-0.6, 0), P(0.6, 0), mix(coat, "#ffeccb", 0.3), coat, mix(coat, "#1b2046", 0.5)))
        c.line([P(0, -0.3), P(0, -0.5)], 22, "#c08c6c")
        c.disc(*P(0, -0.68), 29, 34, Grad(P(-0.25, 0), P(0.25, 0), mix(hair, "#ffeccb", 0.3), hair, mix(hair, "#1b2046", 0.4)))
    person(c, 690, 300, 120, "#4f7a8a", "#3a4058", "stand", -1, shadow=0.2)
    return finished(c)
