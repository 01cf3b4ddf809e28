"""Recycling and waste disposal: three arrows run in a ring round a bottle, over a clean beach."""

import numpy as np
from beach_litter import bottle
from canvas import F, Grad, mix, smooth
from lake import swell
from nature import clouds, sky
from policy import Policy

MIDDLE, RADIUS, WIDTH = (240, 262), 134, 50


def beach(c):
    sky(c, ("#4c9ce4", "#8cc8f0", "#d8f0f4", "#fdf6dc"), 330, sun=(100, 80, 220, "#fffbe0", 0.7))
    clouds(c, 10, 230, "#ffffff", "#a4caec", 0.46, 240, 0.22, 6, sun=(-0.5, -0.5), alpha=0.95)
    c.area(smooth(329, 331, c.y), Grad((0, 330), (0, 470), "#7cc8e4", "#3c9cd0", "#6cc8d8"))
    swell(c, 326, "#e8faf8", "#2f84bc", n=70, top=6, foot=460, tall=0.6, alpha=0.7)
    edge = [(x, 452 + 9 * np.sin(x / 62 + 0.5) + 4 * np.sin(x / 21)) for x in np.linspace(-20, 500, 80)]
    c.shape([*edge, (500, 760), (-20, 760)], Grad((0, 450), (0, 720), "#d8bc88", "#f4dca4", "#fbe8b8", "#d8ac70"), edge=0)
    c.shape([*edge, *[(x, y + 18) for x, y in edge[::-1]]], "#a8845c", alpha=0.4, edge=0, soft=3)
    c.line(edge, 9, "#ffffff", alpha=0.95, edge=0.6)
    c.line([(x, y - 10) for x, y in edge], 4, "#ffffff", alpha=0.7)
    ripples = c.noise(70, 8, 21, 2) * smooth(480, 520, c.y)
    c.area(smooth(0.2, 0.6, ripples) * F(0.2), "#b8904c", wash=0)
    c.area(smooth(0.2, 0.6, -ripples) * F(0.28), "#fff8d8", wash=0)
    for x, y, s, tone in ((96, 560, 15, "#f2a08c"), (388, 548, 12, "#f8e4d0"), (300, 584, 10, "#d8a4b8")):
        c.disc(x + 5, y + 6, s * 1.2, s * 0.6, "#8a6a50", alpha=0.5, soft=3, edge=0)
        fan = [(x, y + s * 0.7), *[(x + s * 1.25 * np.cos(a), y + s * 0.2 + s * np.sin(a)) for a in np.linspace(np.pi * 1.02, np.pi * 1.98, 16)]]
        c.shape(fan, Grad((x, y - s), (x, y + s), mix(tone, "#ffffff", 0.5), tone), edge=0.3)
        for a in np.linspace(np.pi * 1.1, np.pi * 1.9, 7):
            c.line([(x, y + s * 0.6), (x + s * 1.15 * np.cos(a), y + s * 0.2 + s * 0.92 * np.sin(a))], 1.6, mix(tone, "#7a3c3c", 0.5), alpha=0.6)
    for i in range(6):
        x, y = 170 + 34 * i, 556 - 6 * i + (8 if i % 2 else -8)
        for a in (-0.5, 0, 0.5):
            c.line([(x, y), (x + 11 * np.cos(a - 0.15), y + 8 * np.sin(a - 0.15))], 2.4, "#a8845c", alpha=0.7)


def arrow(c, start, tones):
    """Paint one bent arrow, a third of the ring: a band of paper that folds at its tail."""
    (x, y), light, own, shade = MIDDLE, *tones
    t = np.radians(np.linspace(start + 14, start + 86, 40))
    at = lambda a, r: (x + r * np.cos(a), y + r * np.sin(a))
    outer = [at(a, RADIUS + WIDTH / 2) for a in t]
    inner = [at(a, RADIUS - WIDTH / 2) for a in t]
    tip = [at(t[-1], RADIUS + WIDTH), at(t[-1] + 0.50, RADIUS), at(t[-1], RADIUS - WIDTH)]
    notch = [at(t[0] + 0.16, RADIUS)]
    shape = [*outer, *tip, *inner[::-1], *notch]
    c.shape([(px + 7, py + 10) for px, py in shape], "#0c3468", alpha=0.32, soft=6)
    c.shape(shape, Grad(at(t[0], RADIUS), tip[1], shade, own, light), edge=0.3)
    with c.within(c.cover(shape)):
        c.line([at(a, RADIUS + WIDTH / 2 - 4) for a in t], 6, "#ffffff", alpha=0.45)
        c.line([at(a, RADIUS - WIDTH / 2 + 4) for a in t], 8, shade, alpha=0.5)
        c.shape([*outer[:8], *inner[:8][::-1], *notch], shade, alpha=0.45, edge=0, soft=3)


def bin_(c, x, y, tones):
    """Paint a bin with its lid and a mark of paper, glass."""
    light, own, shade = tones
    c.disc(x + 8, y + 54, 46, 11, "#8a6a50", alpha=0.55, soft=4, edge=0)
    c.shape([(x - 36, y - 44), (x + 36, y - 44), (x + 29, y + 54), (x - 29, y + 54)], Grad((x - 36, 0), (x + 36, 0), own, light, own, shade), edge=0.5)
    for u in (-18, 0, 18):
        c.line([(x + u * 1.1, y - 30), (x + u * 0.92, y + 44)], 4.5, shade, alpha=0.55)
    c.shape([(x - 43, y - 56), (x + 43, y - 56), (x + 39, y - 42), (x - 39, y - 42)], Grad((x - 43, 0), (x + 43, 0), light, own, shade), edge=0.5)
    c.line([(x - 14, y - 56), (x - 12, y - 64), (x + 12, y - 64), (x + 14, y - 56)], 5, shade)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Policy(k, 6)
    beach(c)
    c.glow(*MIDDLE, 190, "#ffffff", 0.5)
    arrow(c, -120 - 36, ("#6cbcf4", "#2c80d4", "#134c98"))
    arrow(c, -36, ("#8cd870", "#44a84c", "#1c7040"))
    arrow(c, 84, ("#5cd0d4", "#1f98a8", "#0f5c74"))
    bottle(c, 240, 262, -64, 0.86)
    bin_(c, 84, 490, ("#7cd080", "#2f9450", "#145c38"))
    bin_(c, 398, 490, ("#6cb4f0", "#2a70c0", "#143c84"))
    return c.framed("measure", focus=((240, 262, 170), (84, 490, 60), (398, 490, 60)), share=0.55)
