"""Fishing gear regulation: a trawl with an escape window; the large fish stays, the young swim out into the open."""

import numpy as np
from canvas import F, Grad
from policy import Policy
from seabed import pebbles, sand
from small_fish import HERRING, PERCH, small_fish
from underwater import motes, shafts, surface, water

GROWN = ("#4a4a24", "#8c8440", "#c4b874", "#ece0b4", "#faf4dc")
SILVER = ("#1f5a8c", "#7ab4dc", "#e0f2fa", "#fafeff", "#bce0f0")


def net_line(u):
    """Return the middle and half height of the bag at a share of its length."""
    x = -30 + 372 * u
    y = 268 + 26 * np.sin(u * 2.2)
    half = 150 * (1 - u) ** 0.7 * 0.55 + 62 * (1 - 0.25 * u) + 14 * np.sin(np.pi * np.clip(u * 1.1, 0, 1))
    return x, y, half


def bag(c, front):
    """Paint the far or the near half of the net."""
    us = np.linspace(0, 1, 60)
    x, y, half = net_line(us)
    end = [(x[-1] + 34 * np.sin(q), y[-1] - half[-1] * np.cos(q)) for q in np.linspace(0, np.pi, 24)]
    shape = [*zip(x, y - half), *end, *zip(x[::-1], (y + half)[::-1])]
    if not front:
        c.shape(shape, Grad((0, 120), (0, 430), "#2f6ca4", "#1c4a84", "#12326a"), alpha=0.6, edge=0.5)
    tone, a, w = ("#f8f0dc", 0.85, 2.2) if front else ("#a8c4dc", 0.4, 1.4)
    window = c.cover(WINDOW)
    with c.within((c.cover(shape) * (1 - window if front else 1)).astype(F)):
        for way in (1, -1):
            for s in np.linspace(-1.4, 2.4, 34):
                v = np.linspace(-1, 1, 50)
                u = np.clip(s + way * 0.30 * v, -0.2, 1.25)
                lx, ly, lh = net_line(np.clip(u, 0, 1))
                lx = lx + (u - np.clip(u, 0, 1)) * 120
                c.line(np.stack([lx, ly + lh * np.sin(v * np.pi / 2)], -1), w, tone, alpha=a, taper=(1, 1))
    if front:
        c.line([*zip(x, y - half), *end, *zip(x[::-1], (y + half)[::-1])], 4, "#f8f0dc", alpha=0.9, round_=False)
        for u in (0.12, 0.32, 0.52):
            px, py, ph = net_line(u)
            c.disc(px, py - ph - 5, 13, 10, "#b8681c", edge=0)
            c.disc(px - 2, py - ph - 7, 10, 7, "#ffb648", edge=0)
            c.disc(px - 4, py - ph - 9, 4, 2.6, "#fff4d0", edge=0)


WINDOW = [(236, 164), (330, 192), (322, 262), (230, 240)]


def window(c):
    """Paint the escape window: a frame with wide square meshes."""
    a, b, d, e = (np.array(p, float) for p in WINDOW)
    at = lambda u, v: tuple((a + (b - a) * u) * (1 - v) + (e + (d - e) * u) * v)
    for i in range(1, 4):
        c.line([at(i / 4, 0), at(i / 4, 1)], 3, "#ffd890")
    for i in range(1, 3):
        c.line([at(0, i / 3), at(1, i / 3)], 3, "#ffd890")
    for off, tone, w in ((3, "#7a3c10", 11), (0, "#f09a2c", 10), (-1.5, "#ffdc8c", 3)):
        ring = [(p[0] + off * 0.4, p[1] + off) for p in (*WINDOW, WINDOW[0])]
        c.line(ring, w, tone)
        for p in ring:
            c.disc(*p, w / 2, w / 2, tone, edge=0)


def big(c, axis):
    """Paint one of the grown fish that the net keeps."""
    side = 1 if axis[0][0] < axis[-1][0] else -1
    small_fish(c, PERCH, axis, GROWN, side=side, fins=("#8a7c3c", "#e4d8a4"))


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Policy(k, 6)
    water(c, ("#c4f0f4", "#6cc4e4", "#2c90c8", "#125c9c", "#0a3468"), (380, -30, 380, "#fffbe0", 0.85))
    surface(c, 90, "#ffffff", "#4ab0dc", centre=360, alpha=0.75)
    shafts(c, (380, -170), "#fffbe0", n=9, length=620, amount=0.3, spread=0.7, wide=(10, 38))
    sand(c, [(-10, 572), (120, 562), (240, 570), (380, 560), (490, 570)], ("#7ab4c4", "#1c4c80", "#d8e8cc", "#123a6c"), ripples=38)
    pebbles(c, 574, 716, ["#5a90a8", "#7aa8b4", "#356a88"], n=36, seed=3, shadow="#0a2c50", size=(2, 15))
    bag(c, False)
    big(c, [(196, 252), (140, 262), (84, 262), (30, 250)])
    big(c, [(150, 350), (100, 356), (52, 352), (8, 340)])
    big(c, [(300, 318), (258, 330), (216, 332), (176, 324)])
    bag(c, True)
    window(c)
    for (x, y, long, a) in ((284, 196, 84, -22), (352, 150, 80, -26), (398, 196, 74, -18), (418, 116, 70, -24), (348, 92, 66, -30), (438, 248, 66, -8), (446, 60, 58, -22)):
        t = np.radians(a)
        axis = [(x + long * (0.5 - u) * np.cos(t), y + long * (0.5 - u) * np.sin(t) + 4 * np.sin(3 * u)) for u in (0, 0.33, 0.66, 1)]
        small_fish(c, HERRING, axis, SILVER, side=-1)
    flat = [(292, 600), (322, 582), (366, 574), (410, 582), (434, 598), (408, 614), (362, 620), (320, 616)]
    c.curve([(x + 4, y + 8) for x, y in flat], "#0a2c54", alpha=0.55, soft=5)
    c.curve(flat, Grad((0, 574), (0, 622), "#d8b47c", "#a4804c", "#6a5238"))
    c.shape([(428, 598), (458, 584), (454, 600), (460, 614)], "#a4804c", edge=0.5)
    g = np.random.default_rng(3)
    for _ in range(26):
        c.disc(g.uniform(312, 416), g.uniform(584, 612), g.uniform(1.6, 4), g.uniform(1.2, 2.6), "#e8863c" if g.random() < 0.4 else "#6a4c2c", alpha=0.8, edge=0)
    for x, y in ((308, 592), (322, 586)):
        c.disc(x, y, 4.4, 3.8, "#f4e4b0", edge=0)
        c.disc(x, y, 2.2, 2.2, "#14202c", edge=0)
    motes(c, "#f4ffff", 60)
    return c.framed("measure", focus=((290, 210, 130), (200, 290, 120)), share=0.6)
