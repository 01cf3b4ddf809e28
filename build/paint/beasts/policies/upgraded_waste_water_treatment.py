"""Upgraded waste water treatment: three basins down a hillside, brown, green, clear; the last runs into the sea."""

import numpy as np
from canvas import Grad, mix, rgb, smooth
from nature import clouds, crown, sky
from policy import Policy
from seabed import tuft
from small_fish import HERRING, PERCH, small_fish
from underwater import bubbles, motes, net, shafts

LEVEL = 408
SILVER = ("#1f5a8c", "#7ab4dc", "#e0f2fa", "#fafeff", "#bce0f0")
PERCHES = ("#4a5a2c", "#8a9444", "#d0c470", "#f0e4a0", "#fcf6d4")


def hill(c):
    sky(c, ("#5aa8e8", "#a4d6f4", "#fdf6dc"), LEVEL, sun=(370, 70, 200, "#fffbe0", 0.7))
    clouds(c, 4, 150, "#ffffff", "#a8ccec", 0.46, 220, 0.2, 6, sun=(0.5, -0.5), alpha=0.95)
    c.curve([(-30, 130), (60, 104), (150, 120), (230, 180), (310, 250), (390, 322), (470, 372), (520, 392), (520, 440), (-30, 440)], Grad((0, 100), (240, 440), "#b4dc74", "#7cba58", "#4c9450", "#387c50"))
    g = np.random.default_rng(3)
    n = 500
    x, y = g.uniform(-10, 480, n), g.uniform(130, 404, n)
    keep = y > 150 + np.maximum(0, (x - 140)) * 0.76
    c.dabs(x[keep], y[keep], g.uniform(3, 8, keep.sum()), 1.2, -np.pi / 2 + g.normal(0, 0.4, keep.sum()), np.where(g.random(keep.sum())[:, None] < 0.5, rgb("#d4ec8c"), rgb("#3c8048")), 0.55)
    for px, py, s in ((30, 300, 40), (88, 336, 46), (20, 372, 44), (150, 372, 40), (212, 392, 30), (6, 214, 34)):
        crown(c, px, py - s * 0.4, s, s * 0.8, ("#2a6a48", "#489050", "#82c064", "#cce888"), seed=int(px + py))


def chute(c, top, foot, tones, wide=17):
    """Paint the water that runs from one basin to the next."""
    (x0, y0), (x1, y1) = top, foot
    run = [(x0, y0), (x0 + 0.45 * (x1 - x0), y0 + 2), (x1 - 2, y0 + 0.45 * (y1 - y0)), (x1, y1)]
    c.line([(x + 3, y + 4) for x, y in run], wide + 10, "#8a9498", round_=True)
    c.line(run, wide + 8, "#dce4e0", round_=True)
    c.line(run, wide, tones[1], round_=True)
    c.line([(x - 2, y - 2) for x, y in run], wide * 0.35, tones[0], round_=True, alpha=0.8)
    g = np.random.default_rng(int(x1))
    n = 24
    c.dabs(x1 + g.normal(0, wide * 0.5, n), y1 + g.normal(0, 3, n), g.uniform(3, 8, n), g.uniform(2, 4, n), 0, mix(tones[0], "#ffffff", 0.6), 0.8)


def basin(c, x, y, rx, tones, arm=0.4):
    """Paint a round basin: wall, water with rings, a bridge with its scraper."""
    ry, high = rx * 0.30, rx * 0.40
    ring = lambda s, dy=0.0, a=0.0, b=2 * np.pi: [(x + rx * s * np.cos(t), y + dy + ry * s * np.sin(t)) for t in np.linspace(a, b, 80)]
    c.disc(x + 10, y + high + 4, rx * 1.06, ry * 1.1, "#1c5a40", alpha=0.45, soft=6, edge=0)
    wall = [*ring(1, 0, 0, np.pi), *ring(1, high, 0, np.pi)[::-1]]
    c.shape(wall, Grad((x - rx, 0), (x + rx, 0), "#c4d0d4", "#f8faf0", "#c8d0d0", "#7c8ea0", "#a4b8c0"), edge=0.5)
    with c.within(c.cover(wall)):
        for i in range(11):
            u = x - rx + 2 * rx * (i + 0.5) / 11
            c.line([(u, y), (u, y + high + ry)], 2, "#6a7c90", alpha=0.3)
    c.shape(ring(1), Grad((x - rx, y - ry), (x + rx, y + ry), "#ffffff", "#dce4e0", "#a8b8bc"), edge=0.4)
    c.shape(ring(0.90, 2), Grad((x, y - ry), (x, y + ry), tones[2], tones[1], tones[0]), edge=0)
    for s in (0.72, 0.5, 0.28):
        c.line(ring(s, 2), 2.4, mix(tones[0], "#ffffff", 0.4), alpha=0.6)
    a = np.array([x + rx * 0.96 * np.cos(arm), y + ry * 0.96 * np.sin(arm)])
    b = np.array([x - rx * 0.2 * np.cos(arm), y - ry * 0.2 * np.sin(arm)])
    c.line([a + [2, 5], b + [2, 5]], 6, "#24405c", alpha=0.4)
    c.line([a - [0, 5], b - [0, 5]], 7, "#4a6a8c")
    c.line([a - [0, 7], b - [0, 7]], 2.4, "#dcecf4")
    for u in np.linspace(0, 1, 6):
        p = a + (b - a) * u
        c.line([p - [0, 6], p - [0, 17]], 1.8, "#4a6a8c")
    c.line([a - [0, 17], b - [0, 17]], 1.8, "#4a6a8c")
    c.shape([(x - 8, y - 4), (x - 8, y - 20), (x + 8, y - 20), (x + 8, y - 4)], Grad((x - 8, 0), (x + 8, 0), "#f4a83c", "#ffd884", "#b8701c"), edge=0.3)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Policy(k, 6)
    hill(c)
    brown, green, clear = ("#c89c5c", "#94682e", "#5c3c1c"), ("#b8dc6c", "#74ac44", "#3c7834"), ("#c8f4fc", "#6cccec", "#2c94cc")
    chute(c, (196, 176), (236, 254), brown)
    basin(c, 122, 156, 104, brown, 0.5)
    chute(c, (316, 282), (346, 338), green)
    basin(c, 246, 268, 94, green, -0.5)
    c.area(smooth(LEVEL - 1, LEVEL + 1, c.y), Grad((0, LEVEL), (0, 720), "#8ce0ec", "#48b4dc", "#1f80bc", "#0f4c8c", "#082c60"))
    shafts(c, (400, 200), "#fffbe0", n=7, length=700, amount=0.22, spread=0.9, wide=(12, 40), top=LEVEL)
    c.line([(x, LEVEL + 3 * np.sin(x / 30)) for x in np.linspace(-10, 490, 70)], 5, "#f8fffc", alpha=0.9)
    basin(c, 358, 356, 88, clear, 0.7)
    g = np.random.default_rng(8)
    c.shape([(398, 388), (436, 384), (450, 470), (384, 470)], Grad((398, 0), (440, 0), "#e8fbff", "#9ce0f4", "#ffffff"), alpha=0.85, edge=1, soft=1)
    c.dabs(418 + g.normal(0, 18, 60), 392 + 80 * g.uniform(0, 1, 60), g.uniform(6, 20, 60), g.uniform(0.8, 2.4, 60), np.pi / 2, "#ffffff", 0.7)
    for i in range(60):
        t = g.uniform(0, 1)
        c.disc(416 + g.normal(0, 16 + 30 * t), 430 + 130 * t, 6 + 18 * t, 5 + 13 * t, "#e8fbff", alpha=0.12, soft=5, edge=0)
    c.dabs(418 + g.normal(0, 30, 50), LEVEL + 2 + g.normal(0, 4, 50), g.uniform(4, 12, 50), g.uniform(2, 5, 50), 0, "#ffffff", 0.85)
    bubbles(c, [(418 + g.normal(0, 24), 430 + 130 * g.uniform(0, 1), g.uniform(2, 5)) for _ in range(20)])
    c.curve([(-20, 596), (120, 580), (260, 590), (400, 578), (500, 586), (500, 760), (-20, 760)], Grad((0, 580), (0, 720), "#6ab4c4", "#1f548c"))
    net(c, smooth(584, 640, c.y), "#f4ffe8", 0.4)
    for x, h, lean in ((40, 120, 0.1), (92, 90, 0.2), (300, 100, -0.1), (440, 80, -0.15)):
        tuft(c, x, 598, h, [["#1f7a5a", "#4fae62", "#c0e88a"], ["#2a8856", "#6cc066", "#dcf4a4"]], n=8, width=7, spread=0.4, lean=lean, seed=int(x))
    for axis, kind, tones in (
        ([(286, 520), (240, 513), (194, 515), (156, 526)], PERCH, PERCHES),
        ([(336, 486), (300, 480), (264, 481), (234, 489)], HERRING, SILVER),
        ([(170, 470), (140, 464), (110, 465), (84, 472)], HERRING, SILVER),
        ([(340, 556), (312, 551), (284, 552), (260, 559)], HERRING, SILVER),
    ):
        small_fish(c, kind, axis, tones, side=1 if axis[0][0] < axis[-1][0] else -1)
    motes(c, "#f4ffff", 50, rows=(LEVEL + 10, 700))
    return c.framed("measure", focus=((122, 156, 110), (246, 268, 100), (358, 356, 100), (230, 510, 90)), share=0.6)
