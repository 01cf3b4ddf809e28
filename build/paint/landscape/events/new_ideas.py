"""New ideas: six fresh cards fall on the drawing table, a sun, a drop, a leaf, a bicycle, a house, a bulb."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix, ring
from nature import crown
from things import ball, ground_shadow, lathe


def card(c, x, y, s, turn, tone, sign):
    """A card lying or flying, with a sign painted on it."""
    co, si = np.cos(turn), np.sin(turn)
    P = lambda u, v: (x + (u * co - v * si) * s, y + (u * si + v * co) * s)
    w, h = 0.66, 0.94
    c.shape([(a + 0.10 * s, b + 0.14 * s) for a, b in (P(-w, -h), P(w, -h), P(w, h), P(-w, h))], "#3a2f50", alpha=0.4, soft=4, mode="multiply")
    c.shape([P(-w, -h), P(w, -h), P(w, h), P(-w, h)], Grad(P(-w, -h), P(w, h), "#fffdf2", "#f2e6cc"))
    w, h = 0.55, 0.83
    c.shape([P(-w, -h), P(w, -h), P(w, h), P(-w, h)], Grad(P(-w, -h), P(w, h), mix(tone, "#fff4d8", 0.35), tone, mix(tone, "#1b2046", 0.3)))
    ink = "#fffaf0"
    if sign == "sun":
        c.disc(*P(0, 0), 0.24 * s, 0.24 * s, ink)
        for i in range(8):
            a = i * np.pi / 4
            c.line([P(0.31 * np.cos(a), 0.31 * np.sin(a)), P(0.45 * np.cos(a), 0.45 * np.sin(a))], 0.08 * s, ink)
    elif sign == "drop":
        c.curve([P(0, -0.46), P(0.14, -0.18), P(0.29, 0.12), P(0.22, 0.36), P(0, 0.44), P(-0.22, 0.36), P(-0.29, 0.12), P(-0.14, -0.18)], ink, edge=0)
        c.line([P(-0.14, 0.1), P(-0.1, 0.26), P(0.02, 0.32)], 0.06 * s, tone, round_=True)
    elif sign == "leaf":
        c.curve([P(-0.32, 0.36), P(-0.36, -0.04), P(-0.08, -0.36), P(0.38, -0.42), P(0.34, 0.04), P(0.06, 0.34)], ink, edge=0)
        c.line([P(-0.42, 0.48), P(-0.1, 0.1), P(0.24, -0.28)], 0.06 * s, tone, round_=True)
    elif sign == "bicycle":
        for u in (-0.26, 0.26):
            outer, inner = ring(*P(u, 0.16), 0.21 * s, 0.21 * s), ring(*P(u, 0.16), 0.155 * s, 0.155 * s)
            c.shape([*outer, outer[0], inner[0], *inner[::-1]], ink, edge=0)
        for pts in ([(-0.26, 0.16), (-0.1, -0.14)], [(-0.1, -0.14), (0.18, -0.14)], [(0.16, -0.28), (0.26, 0.16)], [(-0.1, -0.14), (0.0, 0.16)], [(0.0, 0.16), (-0.26, 0.16)], [(0.0, 0.16), (0.18, -0.14)], [(-0.2, -0.24), (-0.04, -0.24)], [(-0.12, -0.24), (-0.1, -0.14)], [(0.16, -0.28), (0.3, -0.3)]):
            c.line([P(*q) for q in pts], 0.055 * s, ink)
    elif sign == "house":
        c.shape([P(-0.44, 0.0), P(0, -0.44), P(0.44, 0.0), P(0.32, 0.0), P(0.32, 0.42), P(-0.32, 0.42), P(-0.32, 0.0)], ink)
        c.shape([P(-0.09, 0.42), P(0.09, 0.42), P(0.09, 0.12), P(-0.09, 0.12)], tone)
    else:
        c.curve([P(-0.26, -0.16), P(-0.2, -0.38), P(0, -0.46), P(0.2, -0.38), P(0.26, -0.16), P(0.12, 0.12), P(0.1, 0.24), P(-0.1, 0.24), P(-0.12, 0.12)], ink, edge=0)
        for v in (0.31, 0.4):
            c.line([P(-0.1, v), P(0.1, v)], 0.06 * s, ink)


def paint(k):
    c = Canvas(k, 471)
    c.area(np.ones_like(c.x), Grad((0, 0), (720, 300), "#f6e6c4", "#e8cfae", "#b8a0a8"))
    # window with a morning garden
    c.shape([(400, -5), (725, -5), (725, 210), (400, 210)], Grad((0, 0), (0, 210), "#9fd0ea", "#e4f0dc", "#fff2c8"))
    for x, y, r in ((430, 196, 60), (520, 206, 56), (610, 190, 70), (700, 200, 60)):
        crown(c, x, y, r, r * 0.7, ("#6a9a64", "#8fba68", "#d0dc88"), seed=x)
    c.glow(640, 60, 260, "#fffbe0", 0.8)
    c.lines([[(400, -5), (400, 214)], [(560, -5), (560, 210)]], 11, ("#c9a88c", "#8a6a64"))
    c.line([(396, 96), (725, 92)], 8, ("#c9a88c", "#8a6a64"))
    c.shape([(384, 206), (725, 202), (725, 222), (384, 226)], ("#fff0d0", "#a88478"))
    # sketches pinned on the wall
    for x, y, a, n in ((70, 70, -0.06, 0), (196, 60, 0.05, 1), (316, 84, -0.03, 2)):
        co, si = np.cos(a), np.sin(a)
        P = lambda u, v, x=x, y=y, co=co, si=si: (x + u * co - v * si, y + u * si + v * co)
        c.shape([P(-50 + 5, -42 + 6), P(50 + 5, -42 + 6), P(50 + 5, 42 + 6), P(-50 + 5, 42 + 6)], "#6a5468", alpha=0.35, soft=3, mode="multiply")
        c.shape([P(-50, -42), P(50, -42), P(50, 42), P(-50, 42)], ("#fffef6", "#f0e6d2"))
        c.disc(*P(0, -37), 4, 4, "#d8402f")
        if n == 0:
            c.lines([[P(0, 30), P(0, -8)], [P(0, -8), P(-24, -18)], [P(0, -8), P(20, -22)], [P(0, -8), P(6, 18)]], 2.6, "#3f6f9a")
            c.line([P(-40, 30), P(-10, 24), P(16, 30), P(42, 26)], 2.2, "#5f9a50", round_=True)
        elif n == 1:
            c.lines([[P(-30, 28), P(30, 28)], [P(-28, 28), P(-28, -2)], [P(28, 28), P(28, -2)], [P(-36, -2), P(0, -28)], [P(0, -28), P(36, -2)]], 2.4, "#a8583f")
            c.shape([P(4, -24), P(32, -4), P(26, -2), P(0, -20)], "#3f6f9a")
        else:
            for u in (-20, 20):
                c.line([P(u + 13 * np.cos(t), 16 + 13 * np.sin(t)) for t in np.linspace(0, 6.3, 24)], 2.2, "#34405c")
            c.lines([[P(-20, 16), P(-6, -8)], [P(-6, -8), P(16, -8)], [P(16, -8), P(20, 16)], [P(-6, -8), P(2, 16)], [P(2, 16), P(-20, 16)], [P(2, 16), P(16, -8)]], 2.2, "#d8402f")
    # the table
    c.shape([(-5, 236), (725, 224), (725, 485), (-5, 485)], Grad((0, 230), (300, 480), "#e0a868", "#c08450", "#9a6444"))
    for i in range(16):
        y = 246 + i * 16
        c.line([(-10, y), (300, y - 4 + 3 * np.sin(i)), (730, y - 14)], 1.4, "#8a5838", round_=True, alpha=0.3)
    c.line([(-5, 236), (725, 224)], 3, "#fff0c8")
    c.shape([(440, 230), (700, 226), (560, 490), (150, 490)], "#fff0c0", alpha=0.20, soft=10)
    # bag from which they come
    ground_shadow(c, 126, 452, 110, 14, 0.5)
    c.curve([(40, 440), (30, 376), (70, 320), (96, 306), (150, 300), (182, 318), (216, 372), (212, 440), (128, 458)], Grad((30, 300), (216, 450), "#7fb098", "#3f7f74", "#1f4a58"))
    c.curve([(70, 312), (110, 296), (160, 296), (190, 314), (150, 326), (104, 326)], Grad((0, 296), (0, 326), "#1c3440", "#34606a"))
    c.line([(72, 322), (110, 336), (156, 334), (188, 322)], 6, "#e8c46c", round_=True)
    for p in ([(90, 340), (80, 390), (92, 440)], [(130, 344), (132, 400), (126, 448)], [(170, 338), (186, 390), (180, 440)]):
        c.line(p, 3, "#1f4a58", round_=True, alpha=0.6)
    for x, y, s, a, tone, sign in ((160, 262, 62, -0.35, "#4f9a5c", "leaf"), (262, 196, 66, 0.2, "#e8a82c", "sun"), (390, 214, 72, -0.12, "#2f86b8", "drop"), (514, 282, 80, 0.22, "#c8503c", "bicycle"), (366, 366, 88, -0.2, "#8a5aa0", "house"), (598, 398, 88, 0.14, "#e07a34", "bulb")):
        card(c, x, y, s, a, tone, sign)
    # pencils and a cup
    for a, b, tone in (((236, 456), (330, 470), "#d8402f"), ((446, 462), (520, 440), "#3f7f9c")):
        c.line([a, b], 9, (mix(tone, "#fff0d0", 0.3), tone))
        d = np.array(b) - np.array(a)
        d = d / np.hypot(*d)
        c.line([b, b + d * 16], 9, "#f2cf98", taper=(1, 0.1))
        c.line([b + d * 11, b + d * 17], 3, "#34303c", taper=(1, 0.1))
    ground_shadow(c, 690, 322, 40, 6, 0.4)
    lathe(c, 676, [(262, 30), (268, 31), (306, 28), (318, 20)], ("#ffffff", "#e8e0d4", "#8d86a0", "#c4bcb8"))
    c.disc(676, 262, 30, 7, "#6a4434")
    ball(c, 40, 262, 20, "#d8402f", gloss=0.5)
    for dx, dy, r in ((226, 150, 5), (330, 140, 4), (456, 170, 5), (440, 300, 4), (270, 290, 4), (520, 190, 3)):
        for a in (0, np.pi / 2):
            c.line([(dx - r * 2 * np.cos(a), dy - r * 2 * np.sin(a)), (dx, dy), (dx + r * 2 * np.cos(a), dy + r * 2 * np.sin(a))], r * 0.7, "#fff6c0", taper=(0.1, 0.1), round_=True)
    return finished(c)
