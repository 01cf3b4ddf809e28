"""Tasselweed in fruit over the pale sand of a lagoon: a slack coil holds up a tassel of little pears.

What makes the species: hair leaves a millimetre wide, alternate, from short sheaths; the stalk comes out of a sheath,
is many times as long as the leaves and hangs in loose turns; at its end each fruit, a lopsided pear with a beak, stands
on a stalk of its own, so that they spread like a tassel; the stem creeps in the sand. High key: the sand throws light back.
"""

from __future__ import annotations

import numpy as np
from blades import bent
from canvas import F, Grad, mix, smooth
from leaves import surface as net_on
from lucent import Lucent, blade, course, rod
from scipy.interpolate import PchipInterpolator
from scipy.ndimage import gaussian_filter1d
from sheet import Sheet, finished
from underwater import bubbles, motes, net, shafts

SUN = (0.45, -0.8, 0.4)
BEHIND = (0.55, -0.75, -0.35)
GREEN = ("#0c3a44", "#175a4c", "#3f8444", "#8fb44a", "#dcdc80", "#fffbd0")
GLOW = ("#0c4448", "#1c6e48", "#5f9e3a", "#b0c844", "#eeea80", "#fffcd8")
STALK = ("#0e3438", "#1f5440", "#4f7c38", "#93a84a", "#d0d480", "#f4f2bc")
WATER = "#8fbfa6"
TOP = (292, 196)
COIL = (
    # share, x, y, radius, turns so far, flatness, lean
    (0.00, 168, 470, 0, 0.00, 0.40, 0.10),
    (0.10, 172, 436, 6, 0.05, 0.40, 0.10),
    (0.24, 190, 404, 56, 0.34, 0.34, 0.20),
    (0.44, 216, 360, 104, 0.98, 0.28, 0.10),
    (0.64, 246, 308, 76, 1.70, 0.36, -0.10),
    (0.80, 266, 262, 52, 2.34, 0.40, -0.10),
    (0.91, 282, 226, 22, 2.66, 0.40, 0.0),
    (1.00, 292, 198, 0, 2.80, 0.40, 0.0),
)
"""Where the slack coil runs: no two turns have the same width, pitch or lean."""


def coil(n=900):
    """Return the places of the stalk in space."""
    knots = np.array(COIL, float)
    s = np.linspace(0, 1, n)
    values = [PchipInterpolator(knots[:, 0], knots[:, e])(s) for e in range(1, 7)]
    x, y, r, turns, flat, lean = (gaussian_filter1d(v, 32, mode="nearest") for v in values)
    phase = 2 * np.pi * turns + 5.4
    u, w = r * np.cos(phase), r * flat * np.sin(phase)
    # Its own weight lets a wide turn hang through where it is nearest to us.
    sag = 0.20 * r * smooth(-0.2, 1, -np.sin(phase))
    q = np.stack([x + u * np.cos(lean) - w * np.sin(lean), y + u * np.sin(lean) - w * np.cos(lean) + sag, -r * np.sin(phase)], -1)
    wobble = smooth(0.05, 0.2, s) * smooth(1, 0.9, s)
    return q + np.stack([3.5 * np.sin(s * 33) * wobble, 4 * np.sin(s * 47 + 1) * wobble, 0 * s], -1)


def stalk(c, low=-1e3, high=1e3):
    """Paint the part of the coil whose depth lies between two values: far turns sink into the water."""
    p = coil()
    z, s = p[:, 2], np.linspace(0, 1, len(p))
    wide = np.interp(s, [0, 0.1, 0.45, 0.8, 1], [12, 11, 9.4, 8.0, 7.4]) * (1 + z / 190)
    d = np.gradient(p, axis=0)
    facing = np.abs(d[:, 0]) / (np.hypot(d[:, 0], d[:, 1]) + 1e-6)
    lit = np.interp(s, [0, 0.2, 0.5, 0.8, 1], [-0.34, -0.20, 0.0, 0.24, 0.28]) + 0.16 * np.clip(z / 90, -1, 1) - 0.16 * (1 - facing)
    lit = lit + 0.30 * smooth(-0.5, 0.9, (p[:, 0] - 230) / 130) - 0.02
    tissue = Lucent(STALK, STALK, SUN, along=tuple(lit[::15]), base=0.16, gain=0.70, rim=0.0, deep=0.36, mottle=0.05)
    far, water = 0.72 * smooth(50, -100, z) * np.interp(s, [0, 0.16, 0.34, 0.8, 1], [0, 0.15, 1, 1, 0]), mix(WATER, WATER, 0)
    shade = lambda u, v, n: tissue(u, v, n) + (water - tissue(u, v, n)) * np.interp(u, s, far)[:, None].astype(F)
    share = lambda u, v: np.interp(u, s, ((z >= low) & (z < high)).astype(float))
    net_on(c, rod(p, wide, m=13), shade, only=share)


def strand(c, points, wide, *, veil=None, light=0.0, roll=(0.3, 0.9, 1.3, 0.7), seed=1, sun=BEHIND):
    """Paint one hair-leaf: flat, lit through, running out to a fine tip."""
    q = lambda tones: [mix(t, *veil) for t in tones] if veil else tones
    along = (light - 0.34, light - 0.12, light + 0.06, light + 0.22)
    net_on(c, blade(points, np.array([0.9, 1.05, 1.05, 0.95, 0.85, 0.7, 0.45, 0.06]) * wide, roll=roll, gutter=0.25, n=60, m=7), Lucent(q(GREEN), q(GLOW), sun, along=along, base=0.26, gain=0.6, deep=0.2, rim=0.15, rib=0.06, seed=seed))


def hair(c, start, angle, long, wide, *, stream=0.0, depth=0.0, veil=None, light=0.0, seed=1):
    """Paint a slack leaf: it rises along its angle, then the current draws it towards `stream` degrees."""
    t = np.linspace(0, 1, 9)
    g = np.random.default_rng(seed)
    a = np.radians(angle + (stream - angle) * t**1.6 * g.uniform(0.55, 1.0) + 7 * np.sin(t * g.uniform(3, 6) + seed))
    way = np.stack([np.cos(a), np.sin(a)], -1) * long / 8
    p = np.asarray(start, float) + np.concatenate([[[0, 0]], np.cumsum(way[1:], 0)])
    strand(c, np.column_stack([p, depth * t**1.5]), wide, veil=veil, light=light, roll=tuple(g.uniform(-1.1, 1.1, 4)), seed=seed)


def shoot(c, points, wide, leaves, long, *, veil=None, light=0.0, stream=-28.0, seed=1):
    """Paint a shoot: a thin stem that turns a little at each node, hair-leaves from sheaths in turn."""
    p = course(points, 100)
    g = np.random.default_rng(seed)
    q = lambda tones: [mix(t, *veil) for t in tones] if veil else tones
    stem = Lucent(q(GREEN), q(GREEN), SUN, along=(light - 0.24, light - 0.08, light + 0.06), base=0.26, gain=0.6, rim=0, deep=0.2)
    places = np.sort(g.uniform(0.10, 0.97, leaves))
    for n, s in enumerate(places):
        i = int(s * 98)
        d = p[i + 1] - p[i]
        a = np.degrees(np.arctan2(d[1], d[0])) + (-1) ** n * g.uniform(8, 30)
        own = light + g.uniform(-0.10, 0.16) + 0.14 * s
        hair(c, p[i, :2], a, long * g.uniform(0.55, 1.15), wide * g.uniform(0.6, 1.05), stream=stream + g.uniform(-26, 34), depth=g.uniform(-60, 60), veil=veil, light=own, seed=seed * 31 + n)
    net_on(c, rod(p, [wide * 0.9, wide * 0.7, wide * 0.55, wide * 0.2], n=100), stem)
    for s in places[::2]:
        i = int(s * 90)
        net_on(c, rod(p[i : i + 9], [wide * 0.9, wide * 1.15, wide * 0.5], n=9), stem)


def foot(c, x, y, wide):
    """Root a plant: a creeping stem that dives into the sand, the dent and shade at its contact."""
    c.disc(x - wide * 0.3, y + 3, wide * 1.1, wide * 0.15, "#8fa48c", alpha=0.6, soft=5, mode="multiply")
    c.disc(x, y + 3, wide * 0.26, wide * 0.06, "#7c7a5c", alpha=0.75, soft=2.5, mode="multiply")
    runner = [(x - wide * 1.3, y + 13), (x - wide * 0.5, y + 5), (x + wide * 0.1, y), (x + wide * 0.7, y + 6), (x + wide * 1.2, y + 17)]
    c.line(runner, 7, "#54482c", taper=(0.3, 0.3), round_=True)
    c.line([(u, v - 1.3) for u, v in runner], 3.6, "#c8a868", taper=(0.3, 0.3), round_=True, alpha=0.9)
    for u in (-0.95, 0.85):
        px, py, r = x + u * wide, y + 14, wide * 0.5
        c.disc(px, py, r, 5, "#d8be86", 0.12 * np.sign(u), soft=3.5, edge=0)


def pearls(c):
    """Paint the oxygen that clings to the stalk in small bubbles."""
    p, g = coil(), np.random.default_rng(8)
    near = np.flatnonzero(p[:, 2] > 10)
    for i in g.choice(near, 15, replace=False):
        r = g.choice([1.8, 2.4, 3.4], p=[0.5, 0.35, 0.15])
        bubbles(c, [(p[i, 0] + g.normal(0, 1.5), p[i, 1] - 4.5 - r * 0.6, r)], light="#ffffff", shade="#12789a")


def fruit(c, root, angle, long, size, ripe):
    """Paint one fruit on its own long stalk: a lopsided pear with a short beak, green to ripe."""
    a = np.radians(angle)
    way = np.array((np.cos(a), np.sin(a)))
    side = np.array((-way[1], way[0]))
    bow = 0.16 * long * np.sign(way[0] + 1e-3)
    root = np.asarray(root, float)
    line = [tuple(root), tuple(root + way * long * 0.5 - side * bow), tuple(root + way * long)]
    green = ("#0f3230", "#245030", "#4f7a34", "#96a84a", "#d8d884", "#fbf6c8")
    brown = ("#1c1618", "#3c2622", "#6c402c", "#a86c40", "#dcae72", "#fbe6b8")
    tones = [mix(x, y, ripe) for x, y in zip(green, brown, strict=True)]
    net_on(c, rod(line, [4.6, 4.0, 4.4, 5.4], n=40), Lucent(STALK, STALK, SUN, base=0.26, gain=0.7, rim=0.0, deep=0.2))
    tip = root + way * long
    pear = [tuple(tip - way * size * 0.15), tuple(tip + way * size * 0.5 + side * size * 0.07), tuple(tip + way * size * 1.05), tuple(tip + way * size * 1.42 - side * size * 0.12)]
    t = np.linspace(0, 1, 60)
    wide = 0.98 * np.sin(np.pi * np.clip(t * 0.97 + 0.03, 0, 1) ** 0.85) ** 0.8 * (1 - 0.55 * t**3) + 0.1 * (1 - t) + 0.03
    net_on(c, rod(pear, wide * size, n=60), Lucent(tones, tones, SUN, thin=0.2, base=0.24, gain=0.85, rim=0.0, deep=0.12, halo=0.25, mottle=0, rib=0))
    x, y = tip + way * size * 0.55 + np.array((0.16, -0.2)) * size
    c.disc(x, y, size * 0.12, size * 0.07, "#fffdf0", a, alpha=0.8, edge=0, soft=0.8)


UMBEL = ((-166, 58, 25, 0.75), (-20, 66, 26, 0.25), (-132, 92, 27, 0.35), (-52, 104, 28, 0.9), (150, 50, 24, 1.0), (22, 46, 24, 0.8), (-88, 84, 27, 0.0), (-70, 126, 26, 0.5))
"""The fruits of one stalk: direction, length of the stalk, size, how ripe."""


def umbel(c):
    """Paint the fruits, each on its own stalk from the end of the coil."""
    for angle, long, size, ripe in UMBEL:
        fruit(c, TOP, angle, long, size, ripe)
    net_on(c, rod([(TOP[0], TOP[1] + 14), (TOP[0], TOP[1] + 2), (TOP[0], TOP[1] - 6)], [7.4, 9.4, 5.0], n=20), Lucent(STALK, STALK, SUN, base=0.26, gain=0.7, rim=0.0, deep=0.2))


def animal(c):
    """Paint the hero: the plant, its coil and its fruits."""
    stalk(c, high=-6)
    hero(c)
    stalk(c, low=-6)
    sheath(c)
    umbel(c)


def lagoon(c):
    """Paint a shallow lagoon at noon, bright to its sandy floor: the sand throws the light back up."""
    c.area(np.ones_like(c.x), Grad((0, 0), (0, 600), "#4f9a94", "#74b4a2", "#a6cbac", "#cfdcb4", "#ece6bc"))
    c.area((np.exp(-(((c.x - 20) / 150) ** 2)) * smooth(420, 60, c.y)).astype(F), "#2c7a80", 0.5, wash=0)
    c.area((np.exp(-(((c.x - 480) / 130) ** 2)) * smooth(420, 60, c.y)).astype(F), "#3a8684", 0.4, wash=0)
    shafts(c, (250, -240), "#fbffe8", n=6, length=560, amount=0.14, spread=0.6, wide=(14, 44))


def ceiling(c):
    """Paint the surface from below: lenses of light that grow towards us."""
    g = np.random.default_rng(3)
    n = 130
    t = np.sort(g.uniform(0, 1, n))
    tone = np.where(g.random(n)[:, None] < 0.45, mix("#ffffff", "#f4ffe4", 0.5), mix("#3a8a88", "#74b8a8", 0.4))
    c.dabs(g.uniform(-30, 510, n), 70 - 84 * t**1.1, 7 + 60 * t * g.uniform(0.5, 1.2, n), 0.9 + 6 * t, g.normal(0, 0.04, n), tone, 0.5 * g.uniform(0.4, 1, n), hard=1.6)


def sand(c):
    """Paint the lit sand: ripples in perspective, each with a lit and a shaded slope, and the net of light."""
    line = 474 + 9 * np.sin(c.x / 90 + 1) + 3 * np.sin(c.x / 31)
    down = np.clip((c.y - line) / (720 - line), 0, 1)
    tone = lambda x, y: Grad((60, 474), (0, 660), "#d3dcb4", "#ece2b4", "#f6e6b8", "#f2dcac", "#dcc494", "#b8a27c")(x, y)
    c.area(smooth(-16, 18, c.y - line), tone)
    warp = c.noise(210, 70, 7, 2)
    phase = 34 * np.log(down + 0.22) + 1.7 * warp + c.x / 150
    slope = np.sin(phase + 0.7 * np.sin(phase)) * (0.55 + 0.45 * smooth(-0.6, 0.5, c.noise(80, 30, 12, 2)))
    there = smooth(0.02, 0.16, down)
    c.area((smooth(0.05, 0.75, slope) * there).astype(F), "#fff4c8", 0.46, wash=0)
    c.area((smooth(0.05, 0.75, -slope) * there).astype(F), "#a89c7c", 0.42, wash=0)
    net(c, there * (0.35 + 0.65 * down), "#fffbe0", 0.24, cell=46, flat=0.3)


def thicket(c, tone, seed, n, rows, high):
    """Paint shoots far away, all drawn out by the same current."""
    g = np.random.default_rng(seed)
    for x in np.linspace(-40, 480, n) + g.uniform(-24, 24, n):
        y = g.uniform(*rows)
        for a in g.uniform(-112, -66, g.integers(3, 8)):
            hair(c, (x + g.normal(0, 5), y), a, high * g.uniform(0.4, 1.2), 4.5, stream=-36, veil=(tone, 0.78), seed=int(x * 7 + a + 9000))


def shades(c):
    """Paint the shade of the coil and of the shoots on the sand, thrown to the left."""
    p = coil()
    q = np.stack([p[:, 0] * 0.9 - 50, 556 - p[:, 2] * 0.2 - (480 - p[:, 1]) * 0.03], -1)
    c.line(q[200 : int(len(q) * 0.66) : 4], 7, "#a9b08c", alpha=0.7, soft=2.4, taper=(0.3, 0.3), mode="multiply")
    c.disc(150, 562, 120, 15, "#98a484", alpha=0.6, soft=8, mode="multiply")
    for x, y, long in ((176, 560, 180), (196, 564, 130)):
        c.line(bent((x, y), 172, long, 8), 6, "#7c8468", alpha=0.4, soft=2.2, taper=(1, 0.3), mode="multiply")


def hero(c):
    """Paint the plant of the coil: stems from one foot, the stalk in its sheath."""
    foot(c, 170, 560, 70)
    shoot(c, [(164, 562), (146, 520), (112, 466), (96, 400)], 9, 8, 250, light=-0.20, stream=-66, seed=6)
    shoot(c, [(178, 562), (204, 526), (226, 490), (276, 446)], 9, 9, 240, light=-0.09, stream=-16, seed=4)
    shoot(c, [(170, 562), (174, 530), (166, 500), (168, 470)], 9.5, 6, 220, light=-0.16, stream=-48, seed=5)


def mate(c):
    """Paint a second plant farther off, its stalk slack, with a smaller tassel."""
    shoot(c, [(404, 500), (410, 460), (396, 420), (404, 380)], 6, 9, 150, stream=-110, seed=12)
    shoot(c, [(410, 500), (426, 466), (440, 440), (446, 410)], 6, 8, 150, stream=-60, seed=14)
    net_on(c, rod([(406, 496), (404, 420), (424, 370), (412, 320), (386, 330), (396, 372), (432, 340), (430, 280), (422, 250)], [6, 5, 4.4], n=120), Lucent(STALK, STALK, SUN, base=0.3, gain=0.7, rim=0.0))
    for angle, long, size, ripe in UMBEL[:6]:
        fruit(c, (422, 250), angle + 6, long * 0.42, size * 0.46, ripe)


def sheath(c):
    """Paint the slim sheath out of which the stalk comes, over its foot."""
    tissue = Lucent(GREEN, GLOW, SUN, along=(-0.2, 0.0, 0.12), base=0.24, gain=0.7, deep=0.25, halo=0.3, mottle=0)
    p = coil()[:70:6]
    net_on(c, rod([(166, 516, 0), (166, 490, 0), *map(tuple, p)], [9, 13, 15, 14, 12], n=40), tissue)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=39)
    lagoon(c)
    ceiling(c)
    c.lifted(lambda q: thicket(q, "#8fbfa4", 1, 9, (472, 482), 210)).blurred(2.6).lay(0.7)
    sand(c)
    c.lifted(mate).haze("#a9c8a8", 0.55).blurred(1.1).lay(0.9)
    c.lifted(lambda q: thicket(q, "#7fae90", 2, 5, (486, 506), 230)).blurred(1.3).lay(0.8)
    shades(c)
    c.lifted(lambda q: stalk(q, high=-6)).blurred(0.5).lay()
    c.lifted(hero).lay()
    c.lifted(lambda q: stalk(q, low=-6)).lay()
    sheath(c)
    umbel(c)
    pearls(c)
    motes(c, "#fffff0", 50)
    return finished(c, share=0.4, contrast=1.1, saturation=1.06, vignette=0.08, focus=((290, 150, 130), (200, 330, 150)))
