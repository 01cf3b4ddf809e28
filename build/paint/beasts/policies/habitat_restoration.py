"""Habitat restoration: a diver's gloved hand sets a shoot of eelgrass; rows already planted grow behind it."""

import numpy as np
from canvas import mix, rgb, rounded, smooth
from form import patch, solid
from policy import Policy
from seabed import blade, pebbles, sand
from small_fish import HERRING, small_fish
from underwater import bubbles, motes, net, shafts, surface, water

SILVER = ("#1f6a84", "#7fbcd0", "#e0f2f4", "#fafefc", "#bce0e8")
GLOVE = ("#6a2a10", "#b8561a", "#f08c2c", "#ffb654", "#ffe0a0")


def shoot(c, x, y, high, seed, far=0.0):
    """Paint one planted shoot."""
    g = np.random.default_rng(seed)
    q = lambda t: mix(t, "#4fb0c4", far)
    for i in range(6):
        a = -0.5 + 0.2 * i + g.normal(0, 0.05)
        h = high * g.uniform(0.7, 1.0)
        blade(c, (x + g.normal(0, 2), y), (x + np.sin(a) * h, y - np.cos(a) * h), high * 0.085, [q("#1c6a4c"), q("#4aa44c"), q("#c4e878")], bow=0.12 * np.sign(a))


def planted(c):
    """Paint the rows, the far ones older and taller."""
    for y, n, high, far, x0 in ((470, 13, 150, 0.62, -6), (496, 10, 126, 0.42, 14), (528, 8, 92, 0.2, 0)):
        for i in range(n):
            x = x0 + i * 490 / (n - 1)
            if y > 500 and 190 < x < 420:
                continue
            c.disc(x, y + 2, high * 0.16, high * 0.05, "#14506a", alpha=0.5 * (1 - far), soft=3, edge=0)
            shoot(c, x, y, high, int(y * 10 + i), far)


def finger(c, points, widths, seed):
    p = rounded(points, closed=False, steps=8)
    d = np.gradient(p, axis=0)
    d /= np.hypot(*d.T)[:, None] + 1e-9
    w = np.interp(np.linspace(0, 1, len(p)), np.linspace(0, 1, len(widths)), widths)[:, None] / 2
    n = np.stack([-d[:, 1], d[:, 0]], -1)
    cap = [p[-1] + w[-1] * (np.cos(q) * d[-1] + np.sin(q) * n[-1]) for q in np.linspace(np.pi / 2, -np.pi / 2, 9)]
    solid(c, np.concatenate([p + n * w, np.array(cap), (p - n * w)[::-1]]), list(GLOVE), high=1.0, seed=seed, bounce=("#5ac0c8", 0.5))


def hand(c):
    """Paint the hand that comes down from the right and holds the shoot between thumb and fingers."""
    c.curve([(180, 560), (260, 540), (400, 546), (420, 566), (320, 584), (210, 580)], "#123c5c", alpha=0.5, soft=8)
    sleeve = [(520, 214), (520, 384), (452, 396), (404, 372), (384, 330), (398, 286), (440, 246)]
    solid(c, sleeve, ["#101c34", "#1c3054", "#2c4a78", "#5a80a8"], high=0.8, seed=2, bounce=("#5ac0c8", 0.4))
    finger(c, [(356, 404), (312, 436), (282, 470)], (44, 38, 26), 9)
    palm = [(424, 300), (396, 284), (356, 292), (322, 318), (304, 352), (306, 388), (332, 416), (372, 418), (412, 396), (432, 352)]
    solid(c, palm, list(GLOVE), high=0.9, seed=4, bounce=("#5ac0c8", 0.5))
    cuff = [(392, 276), (410, 268), (446, 300), (452, 352), (440, 398), (424, 404), (432, 352), (420, 306)]
    solid(c, cuff, ["#8a3a14", "#d8701c", "#ffa840", "#ffe0a4"], high=0.5, seed=3)
    for i, (pts, w) in enumerate((
        ([(336, 314), (286, 318), (246, 350), (232, 394)], (40, 38, 33, 26)),
        ([(326, 334), (278, 350), (248, 386), (240, 430)], (40, 38, 33, 26)),
        ([(330, 360), (288, 386), (262, 420), (254, 462)], (38, 36, 31, 25)),
    )):
        patch(c, [(x + 6, y + 10) for x, y in [*pts, *[(x + 20, y + 14) for x, y in pts[::-1]]]], "#5a2008", soft=6, alpha=0.35)
        finger(c, pts, w, 10 + i)
    for x, y in ((258, 346), (262, 380), (272, 412)):
        c.line([(x - 12, y - 8), (x, y + 2), (x + 13, y + 3)], 3, "#7a3410", alpha=0.6, round_=True, taper=(0.3, 0.3))


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Policy(k, 6)
    water(c, ("#d8f6ec", "#8ce0dc", "#44b8cc", "#1c84ac", "#0f5484"), (180, -30, 380, "#fffbe0", 0.85))
    surface(c, 84, "#ffffff", "#5ac4d8", centre=180, alpha=0.75)
    shafts(c, (180, -170), "#fffbe0", n=9, length=640, amount=0.3, spread=0.7, wide=(10, 38))
    for axis in ([(40, 236), (74, 230), (108, 230), (138, 237)], [(70, 300), (96, 295), (122, 295), (146, 300)], [(36, 350), (58, 346), (80, 346), (100, 350)], [(300, 190), (276, 186), (252, 187), (230, 192)]):
        small_fish(c, HERRING, axis, SILVER, side=1 if axis[0][0] < axis[-1][0] else -1)
    floor = [(-10, 462), (120, 456), (240, 462), (380, 455), (490, 462)]
    sand(c, floor, ("#9ccfc4", "#3a7c94", "#f0f0c8", "#2a6484"), ripples=50)
    net(c, smooth(466, 540, c.y), "#fbffe0", 0.45)
    planted(c)
    pebbles(c, 540, 716, ["#6aa4a8", "#8cbcb8", "#467c90"], n=30, seed=5, shadow="#14506a", size=(2, 13))
    c.disc(238, 560, 58, 15, "#2c6480", alpha=0.7, soft=4, edge=0)
    c.disc(238, 557, 40, 9, "#1a4460", alpha=0.8, soft=2, edge=0)
    g = np.random.default_rng(4)
    for _ in range(9):
        a = g.uniform(-1.1, 1.1)
        c.line([(240, 520), (240 + 16 * np.sin(a), 542), (240 + 34 * np.sin(a) + g.normal(0, 3), 562 + g.uniform(-6, 10))], 2.6, "#f0e0a8", round_=True, taper=(1, 0.3))
    for dx, dy, w, bow in ((-64, 230, 15, 0.10), (-104, 150, 14, 0.16), (-26, 300, 17, 0.05), (22, 250, 15, -0.08), (60, 180, 14, -0.14), (-80, 196, 14, 0.12)):
        blade(c, (240 + dx * 0.04, 528), (240 + dx, 528 - dy), w, ["#1c6a44", "#56b24a", "#d8f084"], bow=bow)
    hand(c)
    n = 40
    c.dabs(238 + g.normal(0, 40, n), 566 + g.normal(0, 8, n), g.uniform(2, 6, n), g.uniform(1.2, 3, n), 0, np.where(g.random(n)[:, None] < 0.5, rgb("#f4ecc4"), rgb("#5a94a4")), 0.8)
    bubbles(c, [(430, 190, 7), (446, 160, 5), (420, 130, 8), (452, 100, 5), (436, 76, 6)])
    motes(c, "#fbfff0", 60)
    return c.framed("measure", focus=((270, 400, 130),), share=0.6)
