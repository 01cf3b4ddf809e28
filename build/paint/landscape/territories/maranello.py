"""A red sports car leaning into the bend of the test track, kerbs flashing, hills behind."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix, smooth
from nature import clouds, poplar, ridge, sky, woods
from things import ground_shadow, wheel


def car(c, x, y, s):
    """A low mid-engined coupe from the side, nose to the left; s is half of its length."""
    P = lambda u, v: (x + u * s, y - v * s)
    ground_shadow(c, x + 0.06 * s, y + 0.012 * s, 1.05 * s, 0.075 * s, 0.8, "#1d1a30", 2.5)
    body = [P(-1.0, 0.10), P(-1.01, 0.20), P(-0.90, 0.27), P(-0.62, 0.345), P(-0.36, 0.40), P(-0.08, 0.555), P(0.12, 0.585), P(0.34, 0.56), P(0.62, 0.475), P(0.86, 0.455), P(0.99, 0.45), P(1.0, 0.32), P(0.96, 0.14), P(0.80, 0.09), P(-0.80, 0.075)]
    c.curve(body, Grad(P(0, 0.6), P(0, 0.06), "#ff6a4a", "#e02418", "#c3141a", "#7a0f2a"), edge=0)
    # glasshouse
    c.curve([P(-0.33, 0.41), P(-0.06, 0.535), P(0.12, 0.557), P(0.30, 0.53), P(0.42, 0.44), P(0.10, 0.405)], Grad(P(0, 0.56), P(0, 0.4), "#cfe4f2", "#4d6684", "#1c2238"), edge=0)
    c.line([P(0.10, 0.56), P(0.13, 0.40)], 0.022 * s, "#a51220")
    c.curve([P(-0.30, 0.415), P(-0.10, 0.515), P(-0.02, 0.53), P(-0.14, 0.44)], "#eaf6ff", alpha=0.7, edge=0)
    c.disc(*P(-0.02, 0.455), 0.042 * s, 0.046 * s, "#f4e6c8", edge=0)
    # creases, intake, lamps
    c.curve([P(0.28, 0.36), P(0.52, 0.40), P(0.60, 0.30), P(0.40, 0.27)], Grad(P(0.28, 0), P(0.6, 0), "#5a0c1e", "#2a0a1c"), edge=0)
    c.line([P(-0.92, 0.245), P(-0.40, 0.335), P(0.28, 0.365)], 0.016 * s, "#ff9a7a", taper=(0.3, 1), round_=True, alpha=0.9)
    c.line([P(-0.5, 0.16), P(0.2, 0.19), P(0.5, 0.24)], 0.03 * s, "#6f0d24", taper=(0.2, 1), round_=True, alpha=0.8)
    c.curve([P(-0.96, 0.235), P(-0.80, 0.30), P(-0.74, 0.29), P(-0.88, 0.225)], "#fff6d4", edge=0)
    c.curve([P(-1.0, 0.16), P(-0.84, 0.17), P(-0.84, 0.11), P(-0.99, 0.10)], "#2a0f1c", edge=0)
    c.line([P(-1.02, 0.075), P(-0.5, 0.055), P(0.55, 0.055), P(0.98, 0.09)], 0.03 * s, "#241a2a")
    c.line([P(0.78, 0.50), P(1.04, 0.53)], 0.032 * s, "#b3141c")
    c.line([P(0.86, 0.46), P(0.88, 0.51)], 0.03 * s, "#8a1020")
    c.disc(*P(0.975, 0.37), 0.028 * s, 0.035 * s, "#ffb04a", edge=0)
    c.curve([P(-0.62, 0.345), P(-0.36, 0.40), P(-0.12, 0.52), P(0.10, 0.575), P(0.34, 0.555), P(0.10, 0.548), P(-0.14, 0.49), P(-0.38, 0.375)], "#ffc2a4", alpha=0.75, edge=0)
    for u in (-0.64, 0.62):
        c.disc(*P(u, 0.165), 0.205 * s, 0.205 * s, "#2a0d20", edge=0)
        wheel(c, *P(u, 0.155), 0.178 * s, "#1f1d28", "#c9ccd6", spokes=7)
        c.disc(*P(u, 0.155), 0.12 * s, 0.12 * s, "#9aa0b4", alpha=0.35, edge=0)


def paint(k):
    c = Canvas(k, 44)
    sky(c, ("#3f86c8", "#8fc0e2", "#f8ecd0"), 230, sun=(40, 60, 380, "#fff0c4", 0.5))
    clouds(c, 0, 170, "#ffffff", "#b4c8de", 0.48, 220, 0.3, 8)
    ridge(c, 206, 50, 3, "#9fb8cc", "#85a0bf", 240, sharp=False, mist=("#dde8e6", 0.5), foot=250)
    line = ridge(c, 236, 52, 8, "#a6b86c", "#6f9468", 260, sharp=False, mist=("#cfdcb0", 0.3), foot=290)
    woods(c, line, ("#4d7452", "#6d8f50", "#a4b25c"), 260, 5, (8, 46), 4)
    for i, x in enumerate((530, 552, 574, 596, 700)):
        poplar(c, x, 276, 56 + 8 * (i % 2), ("#2f5540", "#4d7a44", "#8fae54"), seed=i)
    # grass blurred by speed, then the track in a bend
    c.shape([(-5, 266), (725, 272), (725, 485), (-5, 485)], ("#9ab65a", "#6f9a44"))
    n = 320
    g = np.random.default_rng(3)
    y = 270 + 210 * g.uniform(0, 1, n) ** 1.3
    q = np.stack([mix(a, a, 0) for a in ("#b4c868", "#7ea04c", "#5d8a44", "#c9cf7a")])
    c.dabs(g.uniform(-40, 760, n), y, 14 + (y - 270) * 0.4, 0.6 + (y - 270) * 0.012, -0.03, q[g.integers(0, 4, n)], 0.6)
    track = [(820, 282), (560, 290), (330, 312), (120, 352), (-60, 404), (-60, 560), (820, 560), (820, 330)]
    c.curve(track, Grad((0, 300), (0, 480), "#a3a1ac", "#7a7a8c", "#5b5b72"))
    m = 200
    yy = 320 + 160 * g.uniform(0, 1, m)
    c.dabs(g.uniform(-20, 740, m), yy, 20 + (yy - 320) * 0.6, 0.5 + (yy - 320) * 0.01, -0.06, "#c9c6cc", 0.22)
    c.dabs(g.uniform(-20, 740, m), yy + 3, 20 + (yy - 320) * 0.6, 0.5 + (yy - 320) * 0.01, -0.06, "#3a3a54", 0.25)
    edge = [(780, 280), (560, 290), (330, 312), (120, 352), (-60, 404)]
    from canvas import rounded

    e = rounded(edge, closed=False, steps=10)
    for i in range(len(e) - 1):
        w = 4 + 10 * smooth(600, 0, e[i][0])
        c.line([e[i], e[i + 1]], w, "#d8322a" if (i // 2) % 2 else "#f6f0e4")
    # far barrier
    c.shape([(-5, 262), (725, 268), (725, 277), (-5, 273)], Grad((0, 0), (720, 0), "#e9e4da", "#c3c6d2"))
    for x in range(0, 720, 44):
        c.line([(x, 264), (x, 276)], 1.6, "#8d93a8")
    car(c, 372, 430, 268)
    for q in range(26):
        y0 = 330 + g.uniform(0, 110)
        x0 = 640 + g.uniform(-10, 90)
        c.dabs(x0, y0, g.uniform(30, 80), g.uniform(0.6, 1.6), -0.02, "#fff4e4", 0.4)
    c.dabs(600 + g.uniform(0, 140, 60), 424 - g.uniform(0, 30, 60) ** 1.0, g.uniform(8, 24, 60), g.uniform(4, 10, 60), 0, "#d8cfc8", 0.22, hard=1.2)
    return finished(c)
