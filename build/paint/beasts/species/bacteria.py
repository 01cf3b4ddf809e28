"""A bacterium eats a window into a fallen leaf: before its head the brown tissue, behind it only the lace of veins.

One large rod with rounded ends and a faint waist where it will divide; a bundle of whips drives it from one pole, fine
threads hold its head to the leaf. Inside, two pale heaps of heritage and golden drops of store. The leaf lies in tea
brown water, and light falls through where it was eaten.
"""

from __future__ import annotations

import numpy as np
from canvas import F, Grad, rgb, rounded, smooth
from form import cast, line, patch, ribbon, solid
from scipy import ndimage
from scipy.spatial import cKDTree
from sheet import Sheet, finished
from underwater import motes

MARGIN = [(-20, 262), (60, 214), (150, 176), (250, 150), (350, 136), (500, 134)]
"""The far edge of the leaf."""
HEAD, TAIL = np.array([158.0, 458.0]), np.array([310.0, 302.0])
RADIUS = 76.0
ALONG = (HEAD - TAIL) / np.hypot(*(HEAD - TAIL))
ACROSS = np.array([-ALONG[1], ALONG[0]])
RIB = [(-30, 700), (90, 590), (210, 470), (330, 340), (430, 222), (500, 130)]
SIDES = (
    [(60, 618), (40, 520), (24, 420), (30, 300), (48, 214)],
    [(150, 530), (136, 430), (150, 320), (190, 220), (226, 150)],
    [(250, 428), (256, 330), (296, 230), (346, 130)],
    [(120, 560), (220, 590), (330, 640), (430, 730)],
    [(230, 450), (330, 470), (420, 520), (500, 590)],
    [(330, 340), (410, 350), (500, 380)],
)
BODY = ("#04233f", "#075067", "#128a8c", "#4cc9ae", "#c4f6d6")
KIN = ((386, 486, 36, -0.55, 0.22), (60, 352, 27, 0.9, 0.2), (292, 548, 30, -0.2, 0.3))


def at(u, v=0.0):
    """Return the place at a share of the body's axis (0 head, 1 tail) and at radii across it; the axis is bowed."""
    bow = 26 * (1 - (2 * u - 1) ** 2)
    p = HEAD + (TAIL - HEAD) * u + ACROSS * (bow + v * RADIUS)
    return float(p[0]), float(p[1])


def rod():
    """Return the outline of the body, a little wider at the head, with a faint waist."""
    u = np.linspace(0, 1, 40)
    wide = (1.05 - 0.1 * u) * (1 - 0.13 * np.exp(-(((u - 0.52) / 0.09) ** 2)))
    upper, lower = ([at(q, s * w) for q, w in zip(u, wide, strict=True)] for s in (-1, 1))
    turn = np.linspace(0, np.pi, 16)[1:-1, None]
    tail = np.array(at(1)) + RADIUS * 0.95 * (-np.cos(turn) * ACROSS - np.sin(turn) * ALONG)
    head = np.array(at(0)) + RADIUS * 1.05 * (np.cos(turn) * ACROSS + np.sin(turn) * ALONG)
    return np.array([*upper, *tail, *lower[::-1], *head])


def leaf(c):
    """Paint the leaf: areoles of brown tissue between veins, and the window through which light falls."""
    edge = rounded([*MARGIN, (520, 760), (-40, 760)], closed=False)
    mask = c.cover(edge)
    scale = 0.55 + 0.55 * (c.y - 130) / 590
    x, y = (c.x - 240) / scale, 420 * np.log(np.maximum(scale, 0.1)) * 1.25
    g = np.random.default_rng(4)
    cell = 40.0
    n, m = np.meshgrid(np.arange(-16, 17), np.arange(-12, 8), indexing="ij")
    seeds = np.stack([(n + 0.5 * (m % 2)).ravel(), m.ravel()], -1) * cell + g.normal(0, 0.24 * cell, (n.size, 2))
    warp = 5 * c.noise(26, 22, 8, 2)
    d, which = cKDTree(seeds).query(np.stack([(x + warp).ravel(), (y + warp).ravel()], -1), k=2)
    wall = ((d[:, 1] - d[:, 0]) * 0.5).reshape(x.shape) * scale
    tiny = seeds.repeat(5, 0) + g.normal(0, 0.42 * cell, (5 * len(seeds), 2))
    e, _ = cKDTree(tiny).query(np.stack([(x + warp).ravel(), (y + warp).ravel()], -1), k=2)
    fine = ((e[:, 1] - e[:, 0]) * 0.5).reshape(x.shape) * scale
    lot = g.normal(0, 1, len(seeds))
    own = lot[which[:, 0]].reshape(x.shape)
    ahead = (c.x - HEAD[0]) * ALONG[0] + (c.y - HEAD[1]) * ALONG[1]
    aside = (c.x - HEAD[0]) * ACROSS[0] + (c.y - HEAD[1]) * ACROSS[1]
    front = 84 - 0.0062 * (aside - 8) ** 2
    eaten = smooth(7, -7, ahead - front + 12 * own * smooth(40, 110, np.abs(aside)) + 5 * c.noise(20, 16, 9, 2))
    window = eaten * smooth(1.2, 3.0, wall)
    # What is seen through the holes: lit water, brightest behind the eater.
    c.area(mask, Grad((420, 120), (60, 640), "#f6efbc", "#f2d286", "#c98f42", "#6e4a26"), wash=1)
    tissue = np.stack([np.interp(0.46 + 0.10 * own + 0.16 * c.noise(90, 60, 10, 1) - 0.22 * smooth(420, 720, c.y), np.linspace(0, 1, 5), [rgb(t)[e] for t in ("#24160f", "#462a12", "#6b4417", "#8f6722", "#b48f3c")]) for e in range(3)], -1)
    relief = smooth(0, 7, wall)[..., None]
    gy, gx = np.gradient(ndimage.gaussian_filter(wall, 1.0 * c.k), 1 / c.k)
    relief = relief * (0.75 + 0.25 * smooth(0, 3, fine))[..., None]
    tissue = tissue * (0.55 + 0.5 * relief) * (1 + 0.22 * (-gx * 0.5 - gy * 0.7))[..., None]
    seam = smooth(-4, 2, ahead - front) * np.exp(-(np.maximum(ahead - front, 0) / 30) ** 2) * smooth(190, 70, np.abs(aside - 8))
    tissue = tissue + (rgb("#f2a436") - tissue) * (0.9 * seam * smooth(0.5, 4, wall))[..., None]
    c.area(mask * (1 - window), lambda *_: np.clip(tissue, 0, 1).astype(F), wash=0.6)
    net = mask * eaten * np.maximum(smooth(2.6, 1.1, wall), 0.35 * smooth(1.0, 0.3, fine))
    c.area(net, Grad((420, 130), (80, 560), "#a4763a", "#5a3414", "#2c180c"), 0.95, wash=0.5)


def veins(c):
    """Paint the great veins as round cords."""
    c.shape(ribbon([(x + 5, y + 7) for x, y in RIB], (34, 30, 24, 17, 11, 7)), "#1a0e08", alpha=0.5, soft=4)
    for p in SIDES:
        c.shape(ribbon([(x + 3, y + 4) for x, y in p], (13, 11, 8, 5)), "#1a0e08", alpha=0.4, soft=2)
        c.shape(ribbon(p, (13, 11, 8, 4.5)), "#45270f")
        c.shape(ribbon([(x - 2, y - 2) for x, y in p], (4.5, 4, 3, 2)), "#b07a34", alpha=0.9)
    c.shape(ribbon(RIB, (34, 30, 24, 17, 11, 7)), "#3a200e")
    c.shape(ribbon([(x - 4, y - 4) for x, y in RIB], (17, 15, 12, 9, 6, 4)), "#80521e")
    c.shape(ribbon([(x - 7, y - 7) for x, y in RIB], (6, 5, 4, 3, 2.4, 2)), "#dfae5c", alpha=0.9)


def whips(c):
    """Paint the bundle of whips that drives it."""
    root = np.array(at(1.0)) - ALONG * 0.80 * RADIUS
    for i, (long, lean) in enumerate(((196, -0.30), (214, -0.12), (186, 0.10), (150, 0.34))):
        t = np.linspace(0, 1, 40)
        way = -ALONG * np.cos(lean) + ACROSS * np.sin(lean)
        side = np.array([-way[1], way[0]])
        swing = 17 * np.sin(t * 11 + 0.7 * i) * t**0.6
        p = root + ACROSS * (i - 1.5) * 7 + way * (long * t)[:, None] + side * swing[:, None]
        c.shape(ribbon(p, (9.5, 8, 6, 3.5)), "#07364a")
        c.shape(ribbon(p - [1.2, 1.2], (2.6, 2.2, 1.8, 1.2)), "#46b4a6", alpha=0.9)


def threads(c):
    """Paint the threads that hold the head to what it eats."""
    g = np.random.default_rng(9)
    for turn in np.linspace(-1.35, 1.35, 26):
        out = ALONG * np.cos(turn) + ACROSS * np.sin(turn)
        root = np.array(at(0.0)) + out * RADIUS * 0.98
        tip = root + (out + 0.25 * g.normal(size=2)) * g.uniform(14, 34)
        line(c, [root, (root + tip) / 2 + g.normal(0, 2, 2), tip], 3.4, "#8fe0c4", (1.0, 0.4), 0.9)


def animal(c):
    """Paint the bacterium."""
    whips(c)
    threads(c)
    body = solid(c, rod(), BODY, high=1.0, soft=0.45, bounce=("#d79a3c", 0.55), rim=("#f2ffe2", 0.85, 6), grain=0.03, seed=5)
    with c.within(body):
        for u, v, a, b in ((0.24, -0.05, 50, 27), (0.78, -0.04, 44, 24)):
            x, y = at(u, v)
            g = np.random.default_rng(int(100 * u))
            blob = [(x + a * np.cos(t) * g.uniform(0.8, 1.15) * 0.85, y + b * np.sin(t) * g.uniform(0.7, 1.2)) for t in np.linspace(0, 2 * np.pi, 11)[:-1]]
            turned = [tuple(np.array([x, y]) + ALONG * (p - x) + ACROSS * (q - y)) for p, q in blob]
            patch(c, turned, "#d9efb0", soft=5, alpha=0.42)
            patch(c, [tuple(np.array([x, y]) + (np.array(p) - (x, y)) * 0.55 + (3, 4)) for p in turned], "#6cc09a", soft=4, alpha=0.5)
        for u, v, r in ((0.06, 0.34, 12), (0.42, 0.5, 10), (0.50, -0.42, 12), (0.60, 0.35, 14), (0.97, 0.2, 11), (0.03, -0.5, 9)):
            x, y = at(u, v)
            c.disc(x + 2, y + 3, r * 1.15, r * 1.1, "#063a4c", alpha=0.6, soft=1.5)
            c.disc(x, y, r, r, "#d88324", edge=0)
            c.disc(x - r * 0.15, y - r * 0.2, r * 0.7, r * 0.65, "#f8bd4e", edge=0)
            c.disc(x - r * 0.3, y - r * 0.36, r * 0.28, r * 0.24, "#fff3c4", edge=0)
        waist = [at(0.515, v) for v in (-1, -0.4, 0.4, 1)]
        line(c, waist, 10, "#063a4c", (1, 1), 0.35, soft=3)


def kin(c):
    """Paint its kin at the front of the window, smaller and nearer to the tone of the leaf."""
    for x, y, r, lean, sink in KIN:
        way = np.array([np.cos(lean + 2.4), np.sin(lean + 2.4)])
        side = np.array([-way[1], way[0]])
        t = np.linspace(0, 2 * np.pi, 40, endpoint=False)
        long = np.sign(np.cos(t)) * 0.9 * r + np.cos(t) * r * 0.62
        p = np.array([x, y]) + way * long[:, None] + side * (np.sin(t) * r * 0.62)[:, None]
        cast(c, p, soft=4, amount=0.7, colour="#140a06", shift=(5, 8))
        tones = [rgb(q) + (rgb("#2a1a12") - rgb(q)) * sink for q in BODY]
        solid(c, p, tones, high=0.9, bounce=("#d79a3c", 0.4))


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=71)
    c.area(np.ones_like(c.x), Grad((0, 0), (0, 240), "#8fb7a0", "#bcc795", "#e8d898"))
    c.glow(410, 60, 260, "#fff7cf", 0.8)
    c.area(smooth(0.1, 0.7, c.noise(180, 30, 5, 2)), "#6f9c8c", 0.25)
    leaf(c)
    veins(c)
    kin(c)
    hero = c.lifted(animal)
    shade = ndimage.gaussian_filter(ndimage.shift(hero.alpha, (20 * k, 12 * k), order=1), 7 * k)
    c.area(shade * smooth(150, 200, c.y), "#3a1f14", 0.62, "multiply", wash=0)
    hero.lay()
    motes(c, "#fff4cc", 40, rows=(0, 260))
    return finished(c, focus=((210, 380, 130),), share=0.6)
