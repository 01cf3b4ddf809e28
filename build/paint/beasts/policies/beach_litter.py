"""Beach litter: on the drift line in the evening lie a bottle, a can, a flip-flop, a mask, rope and caps."""

import numpy as np
from canvas import F, Grad, mix, rgb, smooth
from nature import sky
from policy import Policy

SEA, WET, DRIFT = 96, 210, 268


def shore(c):
    """Paint sea, foam, wet and dry sand."""
    sky(c, ("#4a2f62", "#9a5a80", "#e8a08c"), 70)
    c.area(smooth(62, 66, c.y), Grad((0, 64), (0, WET), "#b8788c", "#7c5a88", "#9a86a4"), wash=1)
    g = np.random.default_rng(3)
    n = 70
    t = g.uniform(0, 1, n)
    c.dabs(g.uniform(-10, 490, n), 70 + 110 * t, 8 + 40 * t, 0.7 + 2.4 * t, 0, np.where(g.random(n)[:, None] < 0.55, rgb("#f4bca4"), rgb("#5a4474")), 0.65)
    edge = lambda base, a, p: [(x, base + a * np.sin(x / 62 + p) + 0.4 * a * np.sin(x / 23 + 2 * p)) for x in np.linspace(-20, 500, 80)]
    c.shape([*edge(196, 12, 0.4), (500, 760), (-20, 760)], Grad((0, 190), (0, 720), "#a5808a", "#c49a80", "#d8b084", "#b08868"), edge=0)
    c.shape([*edge(196, 12, 0.4), *edge(222, 10, 1.0)[::-1]], "#f6d8c4", alpha=0.35, edge=0, soft=2)
    for base, a, p, w in ((192, 12, 0.4, 9), (176, 9, 1.9, 6), (152, 6, 3.1, 4)):
        line = np.array(edge(base, a, p))
        c.line(line, w, "#fff2e2", alpha=0.9, edge=0.6)
        n = 90
        i = g.integers(0, len(line), n)
        c.dabs(line[i, 0] + g.normal(0, 5, n), line[i, 1] - np.abs(g.normal(0, w * 0.5, n)), g.uniform(2, 9, n), g.uniform(0.8, 2.4, n), 0, "#fff6ea", 0.7)
    ripples = c.noise(60, 7, 21, 2) * smooth(250, 330, c.y)
    c.area(smooth(0.2, 0.6, ripples) * F(0.22), "#8a6a5c", wash=0)
    c.area(smooth(0.2, 0.6, -ripples) * F(0.22), "#f4d8a8", wash=0)
    n = 700
    c.dabs(g.uniform(0, 480, n), g.uniform(230, 720, n), g.uniform(0.6, 1.6, n), g.uniform(0.5, 1.2, n), 0, np.where(g.random(n)[:, None] < 0.5, rgb("#7c5a4c"), rgb("#fbe4b8")), 0.5)


def weed(c):
    """Paint the dark band of wrack and straw that the sea left."""
    g = np.random.default_rng(11)
    for _ in range(240):
        x = g.uniform(-20, 500)
        y = DRIFT + 14 * np.sin(x / 70 + 0.8) + g.normal(0, 15)
        a, long = g.normal(0, 0.7), g.uniform(14, 46)
        run = [(x - long * np.cos(a) / 2, y - long * np.sin(a) / 4), (x, y + g.normal(0, 6)), (x + long * np.cos(a) / 2, y + long * np.sin(a) / 4)]
        c.line([(px + 2, py + 4) for px, py in run], 4, "#5a3c3c", alpha=0.3, round_=True)
        c.line(run, g.uniform(2, 5.5), ["#3a2a22", "#54402a", "#6d5430", "#8a7340", "#4c4a30"][g.integers(0, 5)], taper=(0.5, 0.3), round_=True)


def shadow(c, x, y, rx, ry, turn=0.0):
    c.disc(x + 12, y + 8, rx, ry, "#4a2c40", turn, alpha=0.55, soft=5, mode="mix", edge=0)


def at(points, x, y, turn, s=1.0):
    a = np.radians(turn)
    co, si = np.cos(a) * s, np.sin(a) * s
    return [(x + px * co - py * si, y + px * si + py * co) for px, py in points]


def bottle(c, x, y, turn, s):
    """Paint a clear plastic bottle with a blue label and a red cap."""
    shadow(c, x, y + 14 * s, 92 * s, 22 * s, np.radians(turn))
    body = at([(-88, -24), (-60, -27), (-20, -25), (20, -27), (46, -22), (66, -10), (84, -9), (84, 9), (66, 10), (46, 22), (20, 27), (-20, 25), (-60, 27), (-88, 24), (-93, 0)], x, y, turn, s)
    c.curve(body, Grad(tuple(at([(0, -30)], x, y, turn, s)[0]), tuple(at([(0, 30)], x, y, turn, s)[0]), "#f6fbf4", "#c6dde2", "#7fa4b8", "#b8d4d8"), alpha=0.86)
    c.shape(at([(-34, -26), (16, -27), (16, 27), (-34, 26)], x, y, turn, s), Grad(tuple(at([(0, -28)], x, y, turn, s)[0]), tuple(at([(0, 28)], x, y, turn, s)[0]), "#6ab4e8", "#2a72b8", "#1c4a8c"), edge=0.4)
    c.line(at([(-30, -8), (12, -8)], x, y, turn, s), 5 * s, "#e8f4fa", alpha=0.85)
    for u in (-74, -60, -46):
        c.line(at([(u, -25), (u + 3, 0), (u, 25)], x, y, turn, s), 2 * s, "#5a84a0", round_=True, alpha=0.6)
    c.line(at([(-84, -14), (-40, -17), (40, -16), (64, -5)], x, y, turn, s), 5 * s, "#ffffff", round_=True, alpha=0.85, taper=(0.6, 0.2))
    c.shape(at([(82, -12), (98, -12), (98, 12), (82, 12)], x, y, turn, s), Grad(tuple(at([(0, -12)], x, y, turn, s)[0]), tuple(at([(0, 12)], x, y, turn, s)[0]), "#f4765a", "#c8382e", "#7c1c2c"), edge=0.5)


def can(c, x, y, turn, s):
    """Paint a dented can."""
    shadow(c, x, y + 18 * s, 58 * s, 20 * s, np.radians(turn))
    body = at([(-52, -28), (-10, -24), (6, -30), (50, -28), (50, 28), (4, 25), (-12, 29), (-52, 28)], x, y, turn, s)
    c.shape(body, Grad(tuple(at([(0, -30)], x, y, turn, s)[0]), tuple(at([(0, 30)], x, y, turn, s)[0]), "#f49a86", "#d8403e", "#a82440", "#5a1430"), edge=0.6)
    c.line(at([(-46, -2), (-8, 2), (46, -4)], x, y, turn, s), 15 * s, "#f6ead8", round_=True, alpha=0.9)
    c.disc(*at([(52, 0)], x, y, turn, s)[0], 12 * s, 28 * s, Grad((x, y - 30), (x, y + 30), "#f4f0e8", "#a8a4b0", "#6a6880"), np.radians(turn), edge=0)
    c.disc(*at([(53, 0)], x, y, turn, s)[0], 8 * s, 22 * s, "#7a7688", np.radians(turn), edge=0, alpha=0.8)
    c.disc(*at([(54, 6)], x, y, turn, s)[0], 3 * s, 7 * s, "#3a3448", np.radians(turn), edge=0)


def sandal(c, x, y, turn, s):
    """Paint a flip-flop."""
    shadow(c, x, y + 10 * s, 84 * s, 28 * s, np.radians(turn))
    sole = [(-84, 0), (-76, -20), (-44, -24), (0, -18), (40, -28), (74, -22), (86, 2), (72, 24), (38, 28), (0, 20), (-44, 22), (-76, 18)]
    c.curve(at([(px, py + 9) for px, py in sole], x, y, turn, s), "#4a1c5c")
    c.curve(at(sole, x, y, turn, s), Grad((x - 60, y - 40), (x + 60, y + 40), "#b87ad8", "#8a46b4", "#642c90"))
    for run in ([(52, 2), (20, -20), (-14, -20)], [(52, 2), (22, 24), (-12, 20)]):
        c.line(at([(px + 2, py + 5) for px, py in run], x, y, turn, s), 9 * s, "#3c1450", round_=True, alpha=0.5)
        c.line(at(run, x, y, turn, s), 10 * s, "#f6c23e", round_=True)
        c.line(at([(px, py - 2) for px, py in run], x, y, turn, s), 3 * s, "#fff0b0", round_=True, alpha=0.8)
    c.disc(*at([(53, 2)], x, y, turn, s)[0], 6 * s, 6 * s, "#f6c23e", edge=0)


def small(c):
    """Paint straw, caps, a shard, a knot of green rope and the prints of a bird that walked by."""
    c.line([(322, 470), (410, 446)], 9, "#5a3a44", alpha=0.4, soft=3)
    c.line([(318, 462), (408, 438)], 8, "#f8f0e4")
    for u in np.linspace(0.06, 0.94, 7):
        c.line([(318 + 90 * u, 458 - 24 * u), (324 + 90 * u, 466 - 24 * u)], 5, "#e0483e")
    for x, y, r, tone in ((96, 446, 13, "#3aa8c8"), (430, 300, 12, "#f2c23e"), (212, 500, 11, "#e05a78"), (60, 330, 10, "#5ab46a")):
        c.disc(x + 5, y + 5, r * 1.1, r * 0.7, "#4a2c40", alpha=0.5, soft=2.5, edge=0)
        c.disc(x, y + 3, r, r * 0.66, mix(tone, "#2a1a3a", 0.5), edge=0)
        c.disc(x, y, r, r * 0.66, tone, edge=0)
        c.disc(x - r * 0.2, y - r * 0.12, r * 0.55, r * 0.32, mix(tone, "#ffffff", 0.45), edge=0)
    g = np.random.default_rng(5)
    t = np.linspace(0, 15, 120)
    rope = np.stack([372 + 46 * np.cos(t * 0.9) * (0.5 + 0.04 * t) + 6 * np.cos(3 * t), 376 + 22 * np.sin(t * 0.9) * (0.5 + 0.04 * t) + 5 * np.sin(2.3 * t)], -1)
    c.line(rope + [5, 7], 6, "#4a2c40", alpha=0.4, soft=2)
    c.line(rope, 6.5, "#1f7a62")
    c.line(rope - [0, 1.4], 2.4, "#7fe0b4", alpha=0.8)
    for i in range(7):
        x, y = 250 + 30 * i + g.normal(0, 3), 560 - 14 * i + (9 if i % 2 else -9)
        for a in (-0.6, 0, 0.6):
            c.line([(x, y), (x + 12 * np.cos(a - 0.4), y + 8 * np.sin(a - 0.4))], 2.4, "#6a4444", alpha=0.65)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Policy(k, 8)
    shore(c)
    weed(c)
    small(c)
    can(c, 352, 306, 14, 0.95)
    bottle(c, 160, 326, -16, 1.25)
    sandal(c, 158, 500, -24, 1.05)
    c.area(smooth(420, 720, c.y + 0.4 * (c.x - 240)) * F(0.30), "#4a2450", wash=0)
    c.glow(60, 60, 300, "#ffc8a0", 0.25)
    return c.framed("negative", focus=((170, 320, 110), (350, 300, 70), (150, 500, 90)), share=0.65)
