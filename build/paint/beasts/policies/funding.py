"""Funding: eelgrass grows out of a pile of amber coins on the sea bed."""

import numpy as np
from canvas import Grad, smooth
from policy import Policy
from seabed import blade, pebbles, sand
from small_fish import HERRING, small_fish
from underwater import bubbles, motes, net, shafts, surface, water

GOLD = ("#fff2b4", "#fcc84e", "#d88a24", "#8a4a18", "#4c2814")
SILVER = ("#1f6a78", "#7fbcb8", "#e0f0e4", "#f8fcf0", "#b8dcd4")


def coin(c, x, y, rx, ry, thick, tilt=0.0):
    """Paint a coin lying flat, seen from above at a slant: rim with grooves, a wave on its face."""
    t = np.linspace(0, 2 * np.pi, 70)
    co, si = np.cos(tilt), np.sin(tilt)
    ring = lambda s, dy: [(x + rx * s * np.cos(q) * co - ry * s * np.sin(q) * si, y + dy + rx * s * np.cos(q) * si + ry * s * np.sin(q) * co) for q in t]
    low, top = ring(1, thick), ring(1, 0)
    half = len(t) // 2
    c.shape([*top[: half + 1], *low[: half + 1][::-1]], Grad((x - rx, 0), (x + rx, 0), GOLD[2], GOLD[1], GOLD[2], GOLD[3], GOLD[4]), edge=0)
    for q in np.linspace(0.12, np.pi - 0.12, 26):
        p = (x + rx * np.cos(q) * co - ry * np.sin(q) * si, y + rx * np.cos(q) * si + ry * np.sin(q) * co)
        c.line([p, (p[0], p[1] + thick)], 1.6, GOLD[4], alpha=0.35)
    c.shape(top, Grad((x - rx, y - ry), (x + rx, y + ry), GOLD[0], GOLD[1], GOLD[2]), edge=0)
    c.line(ring(0.84, 0), 2.4, GOLD[3], alpha=0.5)
    c.line(ring(0.86, -1.2), 1.4, "#fffbe0", alpha=0.8)


def emblem(c, x, y, s, flat):
    """Paint the wave on the face of a coin."""
    for dy, w in ((-0.2, 6), (0.28, 6)):
        run = [(x + s * u, y + s * flat * (dy + 0.22 * np.sin(u * 5.2))) for u in np.linspace(-0.62, 0.62, 30)]
        c.line([(px + 1, py + 1.4) for px, py in run], w, "#fff6c0", alpha=0.7, taper=(0.4, 0.4))
        c.line(run, w * 0.8, GOLD[3], alpha=0.8, taper=(0.4, 0.4))


def stack(c, x, foot, n, rx, seed):
    """Paint a pile of coins."""
    g = np.random.default_rng(seed)
    c.disc(x + 14, foot + 10, rx * 1.2, rx * 0.36, "#0a3440", alpha=0.6, soft=6, edge=0)
    thick, ry = rx * 0.20, rx * 0.32
    y = foot
    for i in range(n):
        y = foot - thick * (i + 1)
        coin(c, x + g.normal(0, rx * 0.035), y, rx, ry, thick)
    emblem(c, x, y, rx * 0.8, ry / rx)
    return y


def grass(c, x, y, leaves):
    """Paint eelgrass: ribbons that fan out, the far ones hazed."""
    dark, mid, light = ["#1c6a4c", "#3f9a4e", "#a8d65e"], ["#2a7c48", "#62b44c", "#d4ec80"], ["#3a8f4c", "#86ca54", "#f0f8a4"]
    for dx, dy, w, bow, tones in leaves:
        blade(c, (x + dx * 0.06, y + 4), (x + dx, y - dy), w, {"a": dark, "b": mid, "c": light}[tones], bow=bow, wavy=0.012)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Policy(k, 6)
    water(c, ("#d4f4d0", "#7ed4c0", "#34a4a4", "#146c80", "#0a4058"), (260, -30, 380, "#fff6c4", 0.85))
    surface(c, 84, "#fffce0", "#5ac0b4", centre=260, alpha=0.75)
    shafts(c, (260, -170), "#fffad0", n=9, length=640, amount=0.3, spread=0.7, wide=(10, 38))
    floor = [(-10, 566), (120, 556), (240, 562), (380, 554), (490, 562)]
    sand(c, floor, ("#8cc0a0", "#1f6468", "#e0e8b4", "#155058"), ripples=40)
    net(c, smooth(560, 620, c.y), "#f4ffd8", 0.4)
    pebbles(c, 566, 716, ["#5a9484", "#7aac8c", "#37706c"], n=36, seed=3, shadow="#0c3c44", size=(2, 15))
    for x, h, a in ((54, 190, 0.25), (436, 220, 0.22), (86, 130, 0.3), (400, 150, 0.3)):
        for i in range(6):
            blade(c, (x + 3 * i, 572), (x + 8 * i - 20 + 20 * (i % 2), 572 - h * (0.6 + 0.07 * i)), 7, ["#2a8478", "#4fa488"], bow=0.1, alpha=a + 0.2)
    for axis, kind, tones in (
        ([(60, 210), (92, 204), (124, 204), (152, 210)], HERRING, SILVER), ([(34, 260), (60, 254), (86, 254), (110, 259)], HERRING, SILVER),
        ([(430, 292), (398, 286), (366, 287), (338, 294)], HERRING, SILVER), ([(420, 344), (396, 339), (372, 340), (350, 345)], HERRING, SILVER),
    ):
        small_fish(c, kind, axis, tones, side=1 if axis[0][0] < axis[-1][0] else -1)
    stack(c, 118, 556, 4, 66, 3)
    stack(c, 366, 560, 5, 68, 5)
    coin(c, 62, 604, 34, 12, 8, 0.12)
    coin(c, 428, 618, 36, 12, 8, -0.1)
    y = stack(c, 240, 586, 8, 92, 8)
    c.disc(240, y - 1, 44, 13, "#3a2a14", alpha=0.8, soft=3, edge=0)
    grass(c, 240, y, (
        (-120, 190, 12, 0.16, "a"), (118, 210, 12, -0.16, "a"), (-70, 260, 14, 0.10, "a"), (66, 280, 14, -0.1, "a"),
        (-150, 110, 11, 0.22, "b"), (146, 120, 11, -0.22, "b"), (-34, 330, 16, 0.06, "b"), (36, 316, 15, -0.06, "b"),
        (-92, 226, 14, 0.14, "c"), (92, 236, 14, -0.12, "c"), (-12, 350, 17, 0.04, "c"), (-50, 170, 13, 0.14, "c"), (48, 180, 13, -0.14, "c"), (16, 240, 14, -0.05, "c"),
    ))
    bubbles(c, [(196, 240, 5), (206, 210, 4), (300, 180, 6), (288, 150, 4), (164, 320, 4), (318, 260, 3.5)])
    motes(c, "#f6ffe0", 70)
    return c.framed("funding", focus=((240, 470, 140), (240, 260, 120)), share=0.6)
