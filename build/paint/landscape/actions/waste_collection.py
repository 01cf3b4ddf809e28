"""Separate waste collection: four bins in four colours, bottles, paper, peels; a boy sorts with a basket."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix
from nature import crown, sky
from space import Camera, Face
from people import person
from things import ball, ground_shadow, lathe


def bin_(c, x, foot, s, tone, kind):
    """A bin with its lid open and what belongs into it rising out."""
    P = lambda u, v: (x + u * s, foot - v * s)
    ground_shadow(c, x + 14 * s, foot, 62 * s, 7 * s, 0.6)
    lid = [P(-46, 104), P(46, 104), P(52, 168), P(-40, 168)]
    c.shape(lid, Grad(P(0, 168), P(0, 104), mix(tone, "#fff4d8", 0.2), mix(tone, "#151a3c", 0.45)))
    c.shape([P(-41, 168), P(53, 168), P(54, 176), P(-42, 176)], mix(tone, "#fff4d8", 0.45))
    c.shape([P(-50, 102), P(50, 102), P(46, 112), P(-46, 112)], mix(tone, "#0c1030", 0.7))
    if kind == "glass":
        for u, h, t in ((-30, 46, "#3f9a5c"), (-8, 58, "#8a5a34"), (14, 50, "#7fc8b8"), (34, 40, "#3f8a54")):
            px, py = P(u, 104)
            lathe(c, px, [(py - h * s, 3.6 * s), (py - (h - 14) * s, 4 * s), (py - (h - 24) * s, 10 * s), (py + 4 * s, 10 * s)], (mix(t, "#ffffff", 0.6), t, mix(t, "#101838", 0.5), mix(t, "#d8f0e0", 0.4)), gloss=0.8)
    elif kind == "paper":
        for u, a, h in ((-28, -0.2, 44), (-6, 0.15, 56), (18, -0.1, 48), (36, 0.25, 36)):
            px, py = P(u, 100)
            co, si = np.cos(a), np.sin(a)
            q = [(px + (dx * co - dy * si) * s, py + (dx * si + dy * co) * s) for dx, dy in ((-14, 0), (14, 0), (14, -h), (-14, -h))]
            c.shape(q, Grad(q[3], q[1], "#fffdf4", ("#e6dccb", "#d8b48a", "#f0e6d4", "#c99a68")[int(abs(u)) % 4]))
            for i in range(4):
                r = [(px + (dx * co + (h - 10 - i * 8) * si) * s, py + (dx * si - (h - 10 - i * 8) * co) * s) for dx in (-10, 10)]
                c.line(r, 1.6 * s, "#8a8494", alpha=0.7)
    elif kind == "organic":
        crown(c, *P(0, 116), 42 * s, 17 * s, ("#3f6a34", "#6f9a44", "#b4cc60"), seed=int(x))
        for u, v, r, t in ((-28, 122, 12, "#d8402f"), (-4, 128, 13, "#f0a838"), (24, 122, 12, "#e6c84c"), (36, 114, 9, "#8a5a3c")):
            ball(c, *P(u, v), r * s, t, gloss=0.4)
        c.curve([P(-20, 128), P(-6, 146), P(12, 140), P(2, 132), P(-8, 128)], ("#ffe48a", "#d8a838"))
    else:
        for u, v, t in ((-30, 118, "#e6f2f6"), (-6, 130, "#f2b84c"), (18, 120, "#b4dcec"), (36, 114, "#e86a5c")):
            px, py = P(u, v)
            lathe(c, px, [(py - 20 * s, 4 * s), (py - 15 * s, 4 * s), (py - 8 * s, 11 * s), (py + 16 * s, 11 * s)], (mix(t, "#ffffff", 0.7), t, mix(t, "#24305a", 0.4), mix(t, "#ffffff", 0.4)), gloss=0.6)
    body = [P(-50, 104), P(50, 104), P(42, 4), P(38, 0), P(-38, 0), P(-42, 4)]
    c.shape(body, Grad(P(-50, 0), P(50, 0), mix(tone, "#fff0cc", 0.42), tone, mix(tone, "#10163a", 0.42), mix(tone, "#8a94b8", 0.2)))
    c.shape([P(-53, 96), P(53, 96), P(54, 108), P(-54, 108)], Grad(P(-50, 0), P(54, 0), mix(tone, "#fff0cc", 0.55), mix(tone, "#10163a", 0.15), mix(tone, "#10163a", 0.5)))
    for u in (-24, 0, 24):
        c.line([P(u, 92), P(u * 0.84, 8)], 2.6 * s, mix(tone, "#10163a", 0.4), alpha=0.5)
        c.line([P(u - 2, 92), P(u * 0.84 - 2, 8)], 1.1 * s, mix(tone, "#fff0cc", 0.5), alpha=0.5)
    for u in (-34, 34):
        c.disc(*P(u, 3), 9 * s, 9 * s, "#2a2834")


def paint(k):
    c = Canvas(k, 261)
    cam = Camera(horizon=250, eye=1.9, f=520, cx=360, sun=(-0.7, 0.6, -0.4))
    sky(c, ("#a8d4e6", "#eaf0da"), 200)
    wall = Face(c, cam, (-9, 0, 11), (1, 0, 0), (0, 1, 0), 19, 7, "#e8bc84")
    wall.fill()
    wall.windows(4, 1, (1.3, 1.9), "#4a4a60", "#5a8068", start=3.0)
    g = np.random.default_rng(3)
    for _ in range(60):
        u, v = g.uniform(0, 19), g.uniform(0, 2.6)
        wall.quad(u, v, u + 0.5, v + 0.16, mix("#c98f68", "#f2d4a4", g.random()), alpha=0.45)
    for x, y, r in ((30, 96, 60), (96, 60, 44), (16, 180, 40)):
        crown(c, x, y, r, r * 0.9, ("#2f5f3c", "#4f8844", "#a8c858"), seed=x)
    cam.ground(c, lambda X, Z: np.array([0.86, 0.78, 0.68]) * (1 - 0.07 * ((X % 0.8 > 0.74) | (Z % 0.8 > 0.74)))[..., None], top=332)
    c.shape([(-5, 330), (725, 330), (725, 344), (-5, 350)], "#6a5a78", alpha=0.4, soft=5, mode="multiply")
    for x, tone, kind in ((78, "#3f8a4c", "glass"), (222, "#2f6fb0", "paper"), (366, "#8a5a34", "organic"), (510, "#e8b430", "plastic")):
        bin_(c, x, 432, 1.26, tone, kind)
    hands = person(c, 636, 462, 214, "#c8503c", "#3f5478", "carry", -1, hair="#5a3a26", shadow=0.45)["hands"]
    hx, hy = hands[1]
    c.shape([(hx - 60, hy - 6), (hx + 14, hy - 6), (hx + 6, hy + 44), (hx - 52, hy + 44)], ("#d8a868", "#8a5c3c"))
    for i in range(3):
        c.line([(hx - 58, hy + 6 + i * 12), (hx + 12, hy + 6 + i * 12)], 2, "#6a4430", alpha=0.7)
    lathe(c, hx - 40, [(hy - 50, 4), (hy - 36, 5), (hy - 26, 12), (hy - 2, 12)], ("#d8ffe8", "#4fae6a", "#1f5a44", "#8ad0a0"), gloss=0.8)
    c.shape([(hx - 22, hy - 6), (hx + 6, hy - 6), (hx + 8, hy - 34), (hx - 18, hy - 38)], ("#fffdf4", "#e0d4c4"))
    return finished(c)
