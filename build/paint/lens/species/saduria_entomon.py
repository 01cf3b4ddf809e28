"""Saduria plods over pale clay in the cold dark and leaves its furrow: a relict of the Ice Age.

One view for animal and ground, from behind and well above; the body lies pressed into the clay, stones that the
ice left and an older track beside it. Broad in front, tapering all the way
to a long pointed tail plate; a short head, blunt in front, with a small lobe and a tiny eye on each side;
seven segments whose side plates end in a free corner; the first three pairs of legs stout with
grasping hands, the other four longer to the rear, spread in even steps; a short and a longer pair of
antennae. Amber and brown, the side plates pale; the clay is blue where the light does not reach.
"""

from __future__ import annotations

import numpy as np
from scipy.spatial import cKDTree

from paint.lens.crust import Place
from paint.lens.field import Field, finish
from paint.lens.forms import ball, balls, chance, cloud, line, net, ramp, shades, smooth, tube
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb

SHELL = Stuff(gloss=0.10, sharp=9, wrap=0.12, through=0.1, shade=1.0)
LEG = Stuff(gloss=0.14, sharp=18, wrap=0.25, through=0.25, shade=1.0)
CLAY = Stuff(gloss=0.05, sharp=12, wrap=0.16, through=0.0, shade=0.0)
LONG = 440.0
TILT = np.radians(55)
"""How far the view looks down."""


def world(p):
    """Points of the sea floor (x right, y away, z up) on the card."""
    p = np.asarray(p, float)
    c, q = np.cos(TILT), np.sin(TILT)
    return np.stack(
        [p[..., 0] + 240, 372 - (p[..., 2] * c + p[..., 1] * q), p[..., 1] * c - p[..., 2] * q], -1
    )


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
    return 76 * np.interp(
        t,
        [0, 0.012, 0.03, 0.06, 0.094, 0.17, 0.28, 0.4, 0.5, 0.6, 0.66, 0.70, 0.78, 0.88, 0.95, 1.0],
        [
            0.40,
            0.55,
            0.62,
            0.70,
            0.74,
            0.90,
            1.0,
            0.98,
            0.88,
            0.72,
            0.58,
            0.50,
            0.42,
            0.26,
            0.13,
            0.02,
        ],
    )


def height(t):
    """The back is arched, with a low ridge."""
    return 40 * np.interp(t, [0, 0.1, 0.3, 0.55, 0.75, 1.0], [0.55, 0.86, 1.0, 0.9, 0.60, 0.14])


def colours(t, u, v, number):
    """Amber, a brown saddle on each segment, pale side plates behind a dark seam, a dark rear edge."""
    p = np.stack([t * 400, u * 82, 0 * t], -1)
    c = ramp(0.5 + 0.4 * cloud(p, 50, 4, 3), (0, "#935018"), (0.5, "#b87428"), (1, "#d89a44"))
    saddle = np.exp(-((u / 0.52) ** 4)) * smooth(1.0, 0.3, v) * (0.7 + 0.3 * cloud(p, 24, 9, 2))
    c = c + (rgb("#6e3a16") - c) * (0.62 * np.clip(saddle, 0, 1))[..., None]
    ridge = np.exp(-((u / 0.07) ** 2))[..., None]
    c = c + (rgb("#f0c878") - c) * 0.55 * ridge
    if 1 <= number <= 7:
        plate = smooth(0.76, 0.80, np.abs(u))[..., None]
        c = c + (rgb("#f2d59a") - c) * 0.72 * plate
        seam = np.exp(-(((np.abs(u) - 0.765) / 0.022) ** 2))[..., None]
        c = c * (1 - 0.55 * seam)
    pale = np.exp(-(((v - 0.87) / 0.07) ** 2))[..., None]
    c = c + (rgb("#f6dfae") - c) * 0.6 * pale * (number < 11)
    dark = (
        smooth(0.93, 1.0, v) * 0.7 * (number < 11) + 0.72 * smooth(0.26, 0.0, v) * (number > 0)
    )[..., None]
    return (c * (1 - dark) * np.exp(0.06 * chance(3).normal(size=(*t.shape, 1)))).astype(np.float32)


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
            w = w * (1 + smooth(0.72, 1.0, a) * (0.10 * v - 0.05))
            x = x - 11 * smooth(0.70, 1.0, a) * v
        elif not last and number:
            x = x - 7 * a**3
        rise = 5.0 * (v**3 - 0.5 * np.exp(-((v / 0.12) ** 2))) * (not last) - 3.0 * last * np.exp(
            -((v / 0.05) ** 2)
        )
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
    end = start[-1]
    on = (start[-1] - start[-2]) / np.linalg.norm(start[-1] - start[-2])
    out = np.array([on[1], -on[0]])
    later = [
        end + on * d + out * e
        for d, e in ((40, 3), (90, 16), (140, 42), (190, 84), (250, 150), (320, 240))
    ]
    return line(np.concatenate([start, later]), 500)[:, :2]


def old_track():
    """Return the line of another one that passed here long ago."""
    return line([(-330, 150), (-150, 118), (-40, 168), (110, 250), (230, 250), (400, 330)], 500)[
        :, :2
    ]


def trail(x, y, path):
    """Return where one walked: the furrow of the tail, its walls, the dints of the feet (0 to 1)."""
    tree = cKDTree(path)
    far, near = tree.query(np.stack([x, y], -1).reshape(-1, 2))
    along = np.gradient(path, axis=0)
    d = np.stack([x, y], -1).reshape(-1, 2) - path[near]
    side = np.sign(d[:, 0] * along[near, 1] - d[:, 1] * along[near, 0]) * far
    back = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])[near]
    side, back = side.reshape(np.shape(x)), back.reshape(np.shape(x))
    on = smooth(0, 30, back)
    furrow = on * np.exp(-((np.abs(side) / 9) ** 2.2))
    walls = on * np.exp(-(((np.abs(side) - 19) / 7) ** 2))
    step = ((back + 17 * (side > 0)) % 42) / 42 - 0.5
    feet = np.exp(-(((np.abs(side) - 80) / 12) ** 2) - ((step / 0.18) ** 2))
    return furrow, walls, feet * smooth(30, 60, back)


def bed(x, y):
    """Return how the body presses the clay down, and the bank that it pushes up beside it (0 to 1)."""
    back = np.linspace(0, 1, 240)
    path = PLACE(np.stack([-back * LONG, 0 * back, 0 * back], 1))
    c, q = np.cos(TILT), np.sin(TILT)
    path = np.stack([path[:, 0] - 240, (372 - path[:, 1]) * q + path[:, 2] * c], 1)
    far, near = cKDTree(path).query(np.stack([x, y], -1).reshape(-1, 2))
    share = (far / (width(back[near]) * SIZE + 8)).reshape(np.shape(x))
    return smooth(1.35, 0.7, share), np.exp(-(((share - 1.4) / 0.22) ** 2))


HEAPS = [
    (118, 330, 34),
    (-170, -40, 30),
    (160, 70, 22),
    (-140, -250, 38),
    (-60, -330, 20),
    (196, -96, 26),
]
"""Where worms have thrown up the clay: x, y and half width of each heap."""


def heaps(x, y):
    """Return the heaps, and the small holes in them (0 to 1)."""
    up, hole = np.zeros_like(x), np.zeros_like(x)
    for a, b, r in HEAPS:
        d = np.hypot(x - a, y - b) / r
        up += r / 34 * np.exp(-(d**1.6) * 1.4)
        hole += np.exp(-((d / 0.19) ** 2))
    return up, hole


def floor(x, y):
    """Return the height of the clay: soft swells, crumbs, tracks old and new, heaps of worms."""
    furrow, walls, feet = trail(x, y, track())
    old, rim, dints = trail(x, y, old_track())
    pressed, bank = bed(x, y)
    up, hole = heaps(x, y)
    p = np.stack([x, y, 0 * x], -1)
    z = 12 * cloud(p, 240, 3, 1) + 2.0 * cloud(p, 60, 6, 2) + 0.32 * cloud(p, 16, 16, 2)
    z += 8 * walls - 13 * furrow - 12 * feet + 5.0 * rim - 8 * old - 6 * dints
    return z - 7 * pressed + 6 * bank + 15 * up - 15 * hole


def jointed(s, points, radii, tints):
    """Add a limb of straight segments, each stout at its root and narrow at the joint after it."""
    p = np.asarray(points, float)
    for i, (a, b) in enumerate(zip(p, p[1:], strict=False)):
        u = np.linspace(0, 1, 24)
        thick = radii[i] + (radii[i + 1] - radii[i]) * u
        belly = 1 + 0.10 * np.sin(np.pi * u) ** 2
        ends = np.sqrt(np.clip(np.minimum(u / 0.05, (1 - u) / 0.06), 0.3, 1))
        seg = a + (b - a) * u[:, None]
        tint = tints[i] + (tints[min(i + 1, len(tints) - 1)] - tints[i]) * u[:, None]
        pale = np.exp(-(((u - 0.93) / 0.07) ** 2))[:, None]
        tint = tint + (rgb("#d8a860") - tint) * 0.35 * pale
        tube(s, PLACE(seg), thick * belly * ends * PLACE.scale, tint, LEG, 16)


def claw(s, points, root):
    """Add a dark hooked claw."""
    path = line(points, 16)
    tube(s, PLACE(path), np.linspace(root, 0.4, 16) * PLACE.scale, rgb("#3a2010"), LEG, 9)


def tones(n, dark=0.0):
    """Return the colours of n segments of a leg: brown, the outer ones paler."""
    return ramp(np.linspace(0, 1, n), (0, "#4e2a12"), (0.5, "#6e3e18"), (1, "#a0662c")) * (1 - dark)


def feeler(s, points, knots, thick, ends):
    """Add an antenna: stout joints that pass into a whip, thinner all the way."""
    path = line(points, 140)
    u = np.linspace(0, 1, 140)
    base = knots[-1]
    r = thick * np.where(u < base, 1 - 0.4 * u / base, 0.48 * (1 - u) / (1 - base)) + 0.8
    shade = np.ones(140)
    for k in knots:
        r = r * (1 - 0.22 * np.exp(-(((u - k) / 0.010) ** 2)))
        shade = shade * (1 - 0.55 * np.exp(-(((u - k) / 0.009) ** 2)))
    tint = ramp(u, (0, ends[0]), (1, ends[1])) * shade[:, None]
    tube(s, PLACE(path), r * PLACE.scale, tint, LEG, 14)


def antennae(s):
    """Add both pairs: the short one straight ahead, the long one in a wide bow."""
    for b in (-1, 1):
        feeler(
            s,
            [(-10, b * 11, 6), (14, b * 15, 10), (32, b * 21, 8), (44, b * 28, 0)],
            (0.3, 0.55, 0.8),
            4.6,
            ("#9a5c24", "#e0b060"),
        )
        reach = 1.0 if b > 0 else 0.9
        feeler(
            s,
            [
                (-12, b * 27, 2),
                (16, b * 36, 12),
                (42, b * 54, 16),
                (58 * reach, b * 84, 10),
                (58 * reach, b * 116, -4),
                (38 * reach, b * 146, -16),
            ],
            (0.15, 0.30, 0.47, 0.62),
            7.4,
            ("#9a5c24", "#e6b868"),
        )


def legs(s):
    """Add seven pairs, fanned in even steps: three with hands, four to walk, feet on the clay."""
    for i in range(7):
        m = (CUTS[i] + CUTS[i + 1]) / 2
        x, wd = -m * LONG, float(width(np.array(m)))
        for b in (-1, 1):
            turn = np.radians((52, 36, 19, 4, -14, -32, -50)[i] + (5 if (i + (b > 0)) % 2 else -5))
            reach = (46, 52, 60, 66, 74, 82, 88)[i]
            ahead, out = np.sin(turn), np.cos(turn)
            at = lambda share, z: (
                x + ahead * reach * share,
                b * (wd * 0.84 + out * reach * share),
                z,
            )  # noqa: B023
            if i < 3:
                elbow, wrist = at(0.62, 8), at(0.98, -8)
                hand = (wrist[0] + 24, wrist[1] - b * 8, -20)
                jointed(s, [at(0.0, -6), elbow, wrist, hand], (8.0, 7.2, 8.2, 4.0), tones(3))
                claw(
                    s,
                    [
                        hand,
                        (hand[0] + 9, hand[1] - b * 8, -24),
                        (hand[0] + 4, hand[1] - b * 17, -22),
                    ],
                    3.8,
                )
                continue
            p = [at(0.0, -4), at(0.34, 14), at(0.66, 18), at(0.94, -2), at(1.18, -24)]
            jointed(s, p, (8.4, 6.8, 5.2, 3.8, 1.8), tones(4))
            q = np.asarray(p)
            on = (q[-1] - q[-2]) / np.linalg.norm(q[-1] - q[-2])
            claw(s, [q[-1], q[-1] + on * 7, q[-1] + on * 12 + [-3, 0, -4]], 2.8)


def pebbles(s):
    """Lay crumbs, and a few flat stones that the ice left, half sunk into the clay."""
    g = chance(7)
    n = 90
    bx, by = g.uniform(-300, 300, n), g.uniform(-460, 560, n)
    r = 1.2 + 5 * g.random(n) ** 3
    at = world(np.stack([bx, by, floor(bx, by) + 0.5], 1))
    balls(s, at, r, shades("#5f6468", n, 0.35, 5, 0.1), Stuff(gloss=0.1, wrap=0.2, shade=0.8), n=9)
    for i, (x, y, r, code) in enumerate(
        [
            (-206, -206, 40, "#665a54"),
            (-150, -238, 22, "#59606a"),
            (206, 236, 40, "#5d666c"),
            (172, -392, 54, "#6a625c"),
            (-204, 330, 30, "#5a6470"),
        ]
    ):
        seed = 40 + i
        z = float(floor(np.array([[x]], float), np.array([[y]], float))[0, 0])
        ball(
            s, world(np.array([x, y, z - 2.0])), (r, r * 0.46, r * 0.8),
            lambda q, code=code, seed=seed: rgb(code) * np.exp(0.22 * cloud(q, 0.5, seed, 3))[..., None],
            Stuff(gloss=0.06, sharp=12, wrap=0.1, shade=1.0), axis=way((0, 0, 1)), n=40,
            dent=lambda q, seed=seed: 1 + 0.10 * cloud(q, 1.1, seed, 2),
        )  # fmt: skip


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"main": 0.0}
    x, y = np.meshgrid(np.linspace(-330, 330, 460), np.linspace(-520, 820, 900), indexing="ij")
    z = floor(x, y)
    p = np.stack([x, y, z], -1)
    c = ramp(0.5 + 0.20 * cloud(p, 150, 12, 3), (0, "#4a6f80"), (0.5, "#7a97a2"), (1, "#b6bcae"))
    furrow, walls, feet = (q[..., None] for q in trail(x, y, track()))
    up, hole = (q[..., None] for q in heaps(x, y))
    c = c * (1 - 0.35 * furrow - 0.25 * feet) + (rgb("#e4dcc4") - c) * 0.4 * walls
    c = c + (rgb("#8e9698") - c) * 0.6 * np.clip(up, 0, 1)
    c = c * (1 - 0.85 * hole) * np.exp(0.025 * chance(5).normal(size=(*x.shape, 1)))
    net(s, world(p), c, CLAY, out=np.broadcast_to(way((0, 0, 1)), p.shape))
    pebbles(s)
    plates(s, 0.8 + 0.4 * min(1, k))
    for b in (-1, 1):
        eye = PLACE(np.array([[-0.056 * LONG, b * 37, 31]], float))[0]
        ball(
            s,
            eye,
            (5.4, 7.6, 5.4),
            rgb("#0a0606"),
            Stuff(gloss=0.5, sharp=50),
            axis=way(HEAD),
            n=18,
        )
        shine = Stuff(gloss=0.0, wrap=0.9, glow=0.8, shade=0.0)
        ball(s, eye + np.array([-2.0, -3.0, -7.0]), 2.0, rgb("#fff6e0"), shine, n=10)
    antennae(s)
    legs(s)
    lighting = Lighting(
        lamps=[((-0.70, -0.40, -0.60), "#fff0cc", 1.75), ((0.8, -0.3, 0.3), "#3a7ab0", 0.35)],
        top="#7fa8d8",
        low="#2a2440",
        ambient=0.34,
        rim="#ffffff",
        rim_power=0.0,
        crowd=1.6,
        density=1.2,
    )
    ground = f.down((0, "#0a2236"), (1, "#0a1c26"))
    image = compose(s, lighting, ground, k)
    # the light reaches as far as the animal; beyond it the floor sinks into the deep
    pool = np.exp(-((np.hypot((f.x - 230) / 285, (f.y - 330) / 370)) ** 3.0))[..., None]
    image = image * (0.14 + 1.02 * pool) * (1 + (rgb("#6f9fd0") * 2.0 - 1) * 0.35 * (1 - pool))
    haze = (0.92 * smooth(110, -70, f.y) ** 1.1)[..., None]
    image = image * (1 - haze) + rgb("#0c2c48") * haze
    image = f.dust(image, 50, "#d8f0ff", 7, strength=0.3)
    image = finish(image, f, foot_colour="#0a0c18", foot=0.35, vignette=0.3, bloom=0.25)
    return brushed(image, k)
