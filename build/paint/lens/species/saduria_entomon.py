"""Saduria hunts over pale clay in the cold dark and leaves its furrow: a relict of the Ice Age.

One view for animal and ground, from behind and well above, in a pool of warm light; the body lies pressed into
the clay among nodules of iron and manganese. Small glass-clear amphipods (Monoporeia) dart off before its head in
puffs of silt. Broad in front, tapering all the way to a long pointed tail plate, a third of its length; a short head,
blunt in front, with a small lobe and a tiny eye on each side; seven segments whose side plates stand out in free,
pale corners; the first three pairs of legs with grasping hands, the other four long, bristled, longer to the
rear, their knees raised; a short and a longer pair of antennae. Sand and chestnut, mottled, the edges pale.
"""

from __future__ import annotations

from functools import partial
from itertools import product

import numpy as np
from scipy.spatial import cKDTree

from paint.lens.amphipod import amphipod
from paint.lens.crust import Place
from paint.lens.field import Field, finish
from paint.lens.forms import ball, balls, chance, cloud, hairs, line, net, ramp, shades, smooth
from paint.lens.gouache import brushed
from paint.lens.limbs import LEG, claw, feeler, jointed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb

SHELL = Stuff(gloss=0.10, sharp=9, wrap=0.12, through=0.1, shade=1.0)
STONE = Stuff(gloss=0.12, sharp=12, wrap=0.15, shade=1.0)
CLAY = Stuff(gloss=0.05, sharp=12, wrap=0.16, through=0.0, shade=0.0)
LONG = 440.0
TILT = np.radians(55)
"""How far the view looks down."""


def world(p):
    """Points of the sea floor (x right, y away, z up) on the card."""
    p = np.asarray(p, float)
    c, q = np.cos(TILT), np.sin(TILT)
    x, y, z = p[..., 0], p[..., 1], p[..., 2]
    return np.stack([x + 240, 372 - (z * c + y * q), y * c - z * q], -1)


def way(v):
    """A direction of the sea floor on the card."""
    return tuple(world(np.asarray(v, float)) - world(np.zeros(3)))


HEAD = np.array([-0.60, 0.80, 0.0])
HEAD = HEAD / np.linalg.norm(HEAD)
FRONT = np.array([-80.0, 206.0, 24.0])
SIZE, BEND = 1.16, 0.17
PLACE = Place(tuple(world(FRONT)), way(HEAD), way((0, 0, 1)), SIZE, BEND)
CUTS = (0.094, 0.176, 0.256, 0.336, 0.412, 0.484, 0.552, 0.616, 0.642, 0.668, 0.694)


def width(t):
    """Half width: broadest in the third segment, then tapering to the point."""
    at = [0, 0.012, 0.03, 0.06, 0.094, 0.17, 0.28, 0.4, 0.5, 0.6, 0.66, 0.70, 0.78, 0.88, 0.95, 1.0]
    w = [0.40, 0.55, 0.62, 0.70, 0.74, 0.90, 1.0, 0.98, 0.88, 0.72, 0.58, 0.50, 0.42, 0.26, 0.13, 0.02]  # fmt: skip
    return 72 * np.interp(t, at, w)


def height(t):
    """The back is arched, with a low ridge."""
    return 40 * np.interp(t, [0, 0.1, 0.3, 0.55, 0.75, 1.0], [0.55, 0.86, 1.0, 0.9, 0.60, 0.14])


def colours(t, u, v, number):
    """Sand, mottled with chestnut in a saddle on each segment, pale clear side plates and rear edges."""
    p = np.stack([t * 400, u * 82, 0 * t], -1)
    c = ramp(0.5 + 0.4 * cloud(p, 60, 4, 3), (0, "#94581c"), (0.5, "#c08440"), (1, "#e6b868"))
    saddle = np.exp(-((u / 0.58) ** 6)) * smooth(1.0, 0.45, v)
    spots = smooth(-0.5, 0.7, cloud(p, 15, 9, 2) + 0.9 * np.exp(-(((np.abs(u) - 0.30) / 0.2) ** 2)) - 0.5)
    c = c + (rgb("#4e2a1c") - c) * (0.80 * np.clip(saddle * (0.35 + 0.65 * spots), 0, 1))[..., None]
    ridge = np.exp(-((u / 0.06) ** 2))[..., None]
    c = c + (rgb("#fbe4b4") - c) * 0.6 * ridge
    if 1 <= number <= 7:
        plate = smooth(0.74, 0.80, np.abs(u))[..., None]
        c = c + (rgb("#f6e6c6") - c) * 0.78 * plate
        seam = np.exp(-(((np.abs(u) - 0.755) / 0.022) ** 2))[..., None]
        c = c * (1 - 0.5 * seam)
    if number == 11:
        c = c + (rgb("#f6e2b8") - c) * (0.75 * smooth(0.55, 0.95, np.abs(u)))[..., None]
    pale = np.exp(-(((v - 0.87) / 0.07) ** 2))[..., None]
    c = c + (rgb("#f8e8c8") - c) * 0.65 * pale * (number < 11)
    dark = 0.7 * smooth(0.93, 1.0, v) * (number < 11) + 0.72 * smooth(0.26, 0.0, v) * (number > 0)
    c = c * (1 - dark)[..., None] * np.exp(0.06 * chance(3).normal(size=(*t.shape, 1)))
    return c.astype(np.float32)


def plates(s, fine):
    """Add head, seven segments, four short rings and the tail plate, each over the one behind it."""
    edges = (0.0, *CUTS)
    for number, start in enumerate(edges):
        last = number == len(edges) - 1
        segment = 1 <= number <= 7
        v, u = np.meshgrid(
            np.linspace(0, 1, int(34 * fine) * (3 if last else 1)),
            np.sin(np.linspace(-1.5708, 1.5708, int(110 * fine))),
            indexing="ij",
        )
        end = 1.0 if last else edges[number + 1] + 0.012
        t = start + v * (end - start)
        w, h = width(t), height(t)
        a = np.abs(u)
        x = -t * LONG
        if number == 0:
            lobe = np.exp(-(((v - 0.62) / 0.22) ** 2))
            w = w * (1 + 0.13 * lobe)
            x = x + (1 - v) * (6 * np.exp(-(((a - 0.72) / 0.2) ** 2)) - 7 * a**6)
        if segment:
            # the side plates reach out and back to a free corner
            w = w * (1 + smooth(0.72, 1.0, a) * (0.20 * v - 0.08))
            x = x - 15 * smooth(0.70, 1.0, a) * v
        elif not last and number:
            x = x - 7 * a**3
        rise = 5.0 * (v**3 - 0.5 * np.exp(-((v / 0.12) ** 2)))
        rise = -3.0 * np.exp(-((v / 0.05) ** 2)) if last else rise
        arch = np.clip(1 - a**2.3, 0, 1) ** 0.7
        flange = 4.0 * smooth(0.7, 0.95, a)
        z = h * arch + rise * (1 - 0.4 * a**4) + flange * segment + 1.5 * np.exp(-((u / 0.08) ** 2))
        p = np.stack([x, u * w, z], -1)
        c = colours(t, u, v, number)
        up = PLACE(np.stack([x, u * w * 1.4, z + 40], -1)) - PLACE(p)
        net(s, PLACE(p), c, SHELL, out=up)
        if not last:
            drop = p[-1:] - np.array([0, 0, 1.0]) * np.array([0.0, 7.0])[:, None, None]
            net(s, PLACE(drop), np.repeat(c[-1:] * 0.3, 2, 0), SHELL)
        if segment:
            for k in (0, -1):
                skirt = p[:, k][None] - np.array([0, 0, 1.0]) * np.array([0.0, 6.0])[:, None, None]
                net(s, PLACE(skirt), np.repeat(c[:, k][None] * 0.55, 2, 0), SHELL)


def track():
    """Return the line of its tail over the floor, from the tip back into the dark."""
    back = np.concatenate([np.linspace(-LONG * 0.93, -LONG * 0.97, 3), [-LONG * 1.01]])
    r = 100 / BEND
    turn = back / r
    x, y = np.sin(turn) * r, r - np.cos(turn) * r
    left = np.array([-HEAD[1], HEAD[0]])
    start = FRONT[:2] + SIZE * (x[:, None] * HEAD[:2] + y[:, None] * left)
    on = (start[-1] - start[-2]) / np.linalg.norm(start[-1] - start[-2])
    out = np.array([on[1], -on[0]])
    later = [
        start[-1] + on * d + out * e
        for d, e in ((40, 3), (90, 16), (140, 42), (190, 84), (250, 150), (320, 240))
    ]
    return line(np.concatenate([start, later]), 500)[:, :2]


def trail(x, y, path):
    """Return where it walked: the furrow of the tail, its walls, the dints of the feet (0 to 1)."""
    far, near = cKDTree(path).query(np.stack([x, y], -1).reshape(-1, 2))
    along = np.gradient(path, axis=0)[near]
    d = np.stack([x, y], -1).reshape(-1, 2) - path[near]
    side = (np.sign(d[:, 0] * along[:, 1] - d[:, 1] * along[:, 0]) * far).reshape(np.shape(x))
    step = np.linalg.norm(np.diff(path, axis=0), axis=1)
    back = np.concatenate([[0], np.cumsum(step)])[near].reshape(np.shape(x))
    on = smooth(0, 30, back)
    furrow = on * np.exp(-((np.abs(side) / 9) ** 2.2))
    walls = on * np.exp(-(((np.abs(side) - 19) / 7) ** 2))
    step = ((back + 17 * (side > 0)) % 42) / 42 - 0.5
    feet = np.exp(-(((np.abs(side) - 80) / 12) ** 2) - ((step / 0.18) ** 2))
    return furrow, walls, feet * smooth(30, 60, back)


def bed(x, y):
    """Return how the body presses the clay down, and the bank that it pushes up beside it (0 to 1), and how far
    each place is from its middle line, in half widths."""
    back = np.linspace(0, 1, 240)
    path = PLACE(np.stack([-back * LONG, 0 * back, 0 * back], 1))
    c, q = np.cos(TILT), np.sin(TILT)
    path = np.stack([path[:, 0] - 240, (372 - path[:, 1]) * q + path[:, 2] * c], 1)
    far, near = cKDTree(path).query(np.stack([x, y], -1).reshape(-1, 2))
    share = (far / (width(back[near]) * SIZE + 8)).reshape(np.shape(x))
    return smooth(1.35, 0.7, share), np.exp(-(((share - 1.4) / 0.22) ** 2)), share


def floor(x, y):
    """Return the height of the clay: soft swells, ripples, crumbs, the track, the pressed bed."""
    furrow, walls, feet = trail(x, y, track())
    pressed, bank, _ = bed(x, y)
    p = np.stack([x, y, 0 * x], -1)
    z = 14 * cloud(p, 240, 3, 1) + 3.0 * cloud(p, 70, 6, 2) + 0.5 * cloud(p, 16, 16, 2)
    z += 2.2 * np.sin(y * 0.075 + x * 0.02 + 1.6 * cloud(p, 150, 8, 1))
    return z + 8 * walls - 13 * furrow - 10 * feet - 7 * pressed + 6 * bank


def tones(n):
    """Return the colours of n segments of a leg: brown, the outer ones paler."""
    return ramp(np.linspace(0, 1, n), (0, "#6a4022"), (0.5, "#a87440"), (1, "#e8c484"))


def antennae(s):
    """Add both pairs: the short one straight ahead, the long one in a wide bow."""
    for b in (-1, 1):
        short = [(-10, b * 11, 6), (14, b * 15, 10), (32, b * 21, 8), (44, b * 28, 0)]
        feeler(s, PLACE, short, (0.3, 0.55, 0.8), 4.6, ("#9a5c24", "#e0b060"))
        reach = 1.0 if b > 0 else 0.9
        bow = [(58 * reach, b * 84, 10), (58 * reach, b * 116, -4), (38 * reach, b * 146, -16)]
        long = [(-12, b * 27, 2), (16, b * 36, 12), (42, b * 54, 16), *bow]
        feeler(s, PLACE, long, (0.15, 0.30, 0.47, 0.62), 7.4, ("#9a5c24", "#e6b868"))


def legs(s):
    """Add seven pairs, fanned in even steps: three with hands, four to walk, bristled, feet on the clay."""
    bristles = []
    for i, b in product(range(7), (-1, 1)):
        m = (CUTS[i] + CUTS[i + 1]) / 2
        x, wd = -m * LONG, float(width(np.array(m)))
        turn = np.radians((56, 40, 24, 8, -14, -34, -52)[i] + (5 if (i + (b > 0)) % 2 else -5))
        reach = (58, 62, 66, 84, 96, 104, 106)[i]
        ahead, out = np.sin(turn), np.cos(turn)
        at = partial(_along, x, b, wd * 0.84, ahead * reach, out * reach)
        if i < 3:
            wrist = at(1.0, -6)
            hand = (wrist[0] + 26, wrist[1] - b * 6, -18)
            jointed(s, PLACE, [at(0.0, -6), at(0.6, 12), wrist, hand], (7.2, 6.4, 8.4, 3.6), tones(5)[:3])
            hook = (hand[0] + 8, hand[1] - b * 9, -22), (hand[0] + 1, hand[1] - b * 17, -20)
            claw(s, PLACE, [hand, *hook], 3.4)
            continue
        p = np.array([at(0.0, -4), at(0.32, 20), at(0.68, 22), at(0.98, -2), at(1.26, -26)])
        jointed(s, PLACE, p, (7.6, 6.2, 4.8, 3.4, 1.6), tones(4))
        on = (p[-1] - p[-2]) / np.linalg.norm(p[-1] - p[-2])
        claw(s, PLACE, [p[-1], p[-1] + on * 7, p[-1] + on * 12 + [-3, 0, -4]], 2.4)
        for root in line(p, 40)[8:36:2]:
            tip = root + np.array([-9 - 3 * ahead, -b * 4, -4])
            bristles.append(PLACE(np.stack([root, (root + tip) / 2 + [0, 0, 1], tip])))
    hairs(s, np.stack(bristles), 1.3, 0.3, rgb("#e8c88c"), LEG)


def _along(x, b, side, ahead, out, share, z):
    """Return a point of a limb on side b at a share of its reach."""
    return x + ahead * share, b * (side + out * share), z


def nodules(s):
    """Lay crumbs and round nodules of iron and manganese, half sunk into the clay."""
    g = chance(7)
    for n, size, codes, seed in ((110, 5, "#7a7468", 5), (15, 22, "#54463e", 9)):
        x, y = g.uniform(-290, 290, n), g.uniform(-460, 560, n)
        r = 1.2 + size * g.random(n) ** (3 if n > 50 else 0.8)
        free = (n > 50) | (bed(x, y)[2] > 1.5 + r / 60)
        x, y, r = x[free], y[free], r[free]
        at = world(np.stack([x, y, floor(x, y) - 0.25 * r], 1))
        balls(s, at, np.stack([r, r * 0.62, r], 1), shades(codes, len(r), 0.3, seed, 0.1), STONE,
              np.broadcast_to(way((0, 0, 1)), at.shape), n=16)  # fmt: skip


PREY = (((328, 84, -60), 34, 0.35), ((402, 160, -70), 44, -0.35), ((434, 52, -50), 27, 0.8))
"""Where amphipods dart off: place on the card, size, and how they are turned."""


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"main": 0.0}
    x, y = np.meshgrid(np.linspace(-330, 330, 460), np.linspace(-520, 820, 900), indexing="ij")
    p = np.stack([x, y, floor(x, y)], -1)
    c = ramp(0.5 + 0.25 * cloud(p, 130, 12, 3), (0, "#48748a"), (0.5, "#7c9caa"), (1, "#c2c8ba"))
    furrow, walls, feet = (q[..., None] for q in trail(x, y, track()))
    c = c * (1 - 0.35 * furrow - 0.25 * feet) + (rgb("#f0e2c0") - c) * 0.4 * walls
    c = c * np.exp(0.025 * chance(5).normal(size=(*x.shape, 1)))
    net(s, world(p), c, CLAY, out=np.broadcast_to(way((0, 0, 1)), p.shape))
    nodules(s)
    for prey in PREY:
        amphipod(s, *prey)
    plates(s, 0.8 + 0.4 * min(1, k))
    for b in (-1, 1):
        eye = PLACE(np.array([[-0.056 * LONG, b * 37, 31]], float))[0]
        black = Stuff(gloss=0.5, sharp=50)
        ball(s, eye, (5.4, 7.6, 5.4), rgb("#0a0606"), black, axis=way(HEAD), n=18)
        shine = Stuff(gloss=0.0, wrap=0.9, glow=0.8, shade=0.0)
        ball(s, eye + np.array([-2.0, -3.0, -7.0]), 2.0, rgb("#fff6e0"), shine, n=10)
    antennae(s)
    legs(s)
    lighting = Lighting(
        lamps=[((-0.70, -0.40, -0.60), "#fff0cc", 1.65), ((0.8, -0.3, 0.3), "#3a7ab0", 0.35)],
        top="#7fa8d8",
        low="#2a2440",
        ambient=0.34,
        rim="#ffffff",
        rim_power=0.0,
        crowd=1.6,
        density=1.2,
    )
    image = compose(s, lighting, f.down((0, "#0a2236"), (1, "#0a1c26")), k)
    for at, size, _ in PREY:
        puff = f.spot(at[0] - 0.9 * size, at[1] + 0.9 * size, 1.1 * size) * np.exp(0.4 * f.noise(22, 18, 9))
        image = image + (rgb("#e8d8b0") - image) * (0.42 * puff)[..., None]
    # the light reaches as far as the animal; beyond it the floor sinks into the deep
    pool = np.exp(-((np.hypot((f.x - 236) / 270, (f.y - 300) / 350)) ** 2.6))[..., None]
    cold = rgb("#5f98d0") * 2.0
    image = image * (0.14 + 1.16 * pool) * (cold + (rgb("#fff2dc") * 1.08 - cold) * pool)
    image = f.dust(image, 50, "#d8f0ff", 7, strength=0.3)
    image = finish(image, f, foot_colour="#0a0c18", foot=0.35, vignette=0.3, bloom=0.25)
    return brushed(image, k)
