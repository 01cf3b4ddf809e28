"""Tasselweed sends its flower up from the deep green of a lagoon to the bright surface, where rafts of pollen drift.

What makes the species: the stalk of the flower comes out of a sheath of the plant, is many times as
long as the leaves and hangs in loose turns, no two alike; two small flowers without petals stand at its end, each two golden
anthers and a few green carpels, drawn large here. Leaves are alternate, narrow, from a short sheath; the stem creeps in the
sand. Three values: the white surface, the lit plant, the deep water.
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
GREEN = ("#04262e", "#0a3c38", "#1a5c3c", "#3c7c3c", "#7ca84c", "#c4dc84")
GLOW = ("#062e30", "#0e4a38", "#2a703a", "#589440", "#98bc54", "#d4e48c")
STALK = ("#03222a", "#083a34", "#14543a", "#2f743c", "#6ca048", "#b8d478")
WATER = "#2f8496"
COIL = (
    # share, x, y, radius, turns so far, flatness, lean
    (0.00, 170, 470, 0, 0.00, 0.40, 0.10),
    (0.10, 176, 420, 6, 0.05, 0.40, 0.10),
    (0.22, 196, 372, 30, 0.30, 0.34, 0.30),
    (0.40, 236, 330, 96, 0.84, 0.30, -0.22),
    (0.58, 246, 276, 44, 1.40, 0.46, 0.30),
    (0.74, 280, 220, 58, 2.02, 0.44, -0.34),
    (0.87, 312, 170, 18, 2.40, 0.40, -0.10),
    (0.94, 326, 136, 5, 2.52, 0.40, 0.0),
    (1.00, 330, 112, 0, 2.60, 0.40, 0.0),
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
    return q + np.stack([3.5 * np.sin(s * 33) * wobble, 5 * np.sin(s * 41 + 1) * wobble, 0 * s], -1)


def stalk(c, low=-1e3, high=1e3):
    """Paint the part of the coil whose depth lies between two values: far turns sink into the water."""
    p = coil()
    z, s = p[:, 2], np.linspace(0, 1, len(p))
    wide = np.interp(s, [0, 0.1, 0.45, 0.8, 1], [11.0, 10.4, 9.4, 8.4, 7.6]) * (1 + z / 210)
    d = np.gradient(p, axis=0)
    facing = np.abs(d[:, 0]) / (np.hypot(d[:, 0], d[:, 1]) + 1e-6)
    lit = np.interp(s, [0, 0.2, 0.5, 0.8, 1], [-0.20, -0.12, 0.0, 0.24, 0.28]) + 0.16 * np.clip(z / 90, -1, 1) - 0.16 * (1 - facing)
    lit = lit + 0.30 * smooth(-0.5, 0.9, (p[:, 0] - 230) / 130) + 0.14
    tissue = Lucent(STALK, STALK, SUN, along=tuple(lit[::15]), base=0.16, gain=0.70, rim=0.0, deep=0.36, mottle=0.05)
    far, water = 0.72 * smooth(50, -100, z) * np.interp(s, [0, 0.16, 0.34, 0.8, 1], [0, 0.15, 1, 1, 0]), mix(WATER, WATER, 0)
    shade = lambda u, v, n: tissue(u, v, n) + (water - tissue(u, v, n)) * np.interp(u, s, far)[:, None].astype(F)
    share = lambda u, v: np.interp(u, s, ((z >= low) & (z < high)).astype(float))
    net_on(c, rod(p, wide, m=13), shade, only=share)


FLOWER = (330, 98)


def flower(c):
    """Paint the two flowers at the end of the stalk: each two anthers in halves and four carpels."""
    x, y = FLOWER
    cream = ("#8c4c10", "#d07c14", "#f09c1c", "#ffb830", "#ffd870", "#fff0b0")
    anther = Lucent(cream, cream, SUN, thin=0.3, base=0.24, gain=0.8, rim=0.0, deep=0.05, halo=0.3)
    carpel = Lucent(GREEN, GREEN, SUN, thin=0.3, base=0.26, gain=0.8, rim=0.0, deep=0.0, halo=0.3)
    net_on(c, rod([(x, y + 24), (x + 1, y + 6), (x - 1, y - 22), (x + 2, y - 46)], [5.4, 7.6, 7.4, 5.0], n=24), carpel)
    for py, size, turn in ((y - 38, 2.5, 0.25), (y + 8, 3.0, -0.15)):
        co, si = np.cos(turn) * size, np.sin(turn) * size
        at = lambda u, v, py=py, co=co, si=si: (x + u * co - v * si, py + u * si + v * co)
        for side in (-1, 1):
            for low in (0, 1):
                bean = [at(side * 2.5, low * 4 - 2), at(side * 6, low * 6 - 4), at(side * 10, low * 6.4 - 4), at(side * 13, low * 4.4 - 2)]
                net_on(c, rod(bean, np.array([3.2, 5.8, 5.8, 3.0]) * size, n=18), anther)
                c.line([at(side * 4, low * 5 - 3), at(side * 8, low * 6.4 - 4), at(side * 12, low * 5 - 3)], 1.6, "#984c10", taper=(0.3, 0.3), round_=True, alpha=0.8)
        for u, v in ((-4.5, -6), (4, -7), (-1.5, -9), (1.8, 2)):
            net_on(c, rod([at(u * 0.4, 0), at(u, v * 0.6), at(u * 1.1, v)], np.array([2.2, 4.4, 2.2]) * size, n=14), carpel)


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
    c.disc(x - wide * 0.3, y + 3, wide * 1.1, wide * 0.15, "#4c7c80", alpha=0.6, soft=5, mode="multiply")
    c.disc(x, y + 3, wide * 0.26, wide * 0.06, "#3c6464", alpha=0.75, soft=2.5, mode="multiply")
    runner = [(x - wide * 1.3, y + 13), (x - wide * 0.5, y + 5), (x + wide * 0.1, y), (x + wide * 0.7, y + 6), (x + wide * 1.2, y + 17)]
    c.line(runner, 7, "#1c3c3c", taper=(0.3, 0.3), round_=True)
    c.line([(u, v - 1.3) for u, v in runner], 3.6, "#5c8458", taper=(0.3, 0.3), round_=True, alpha=0.9)
    for u in (-0.95, 0.85):
        px, py, r = x + u * wide, y + 14, wide * 0.5
        c.disc(px, py, r, 5, "#4c8480", 0.12 * np.sign(u), soft=3.5, edge=0)


def pearls(c):
    """Paint the oxygen that clings to the stalk in small bubbles."""
    p, g = coil(), np.random.default_rng(8)
    near = np.flatnonzero(p[:, 2] > 10)
    for i in g.choice(near, 15, replace=False):
        r = g.choice([1.8, 2.4, 3.4], p=[0.5, 0.35, 0.15])
        bubbles(c, [(p[i, 0] + g.normal(0, 1.5), p[i, 1] - 4.5 - r * 0.6, r)], light="#ffffff", shade="#12789a")


def animal(c):
    """Paint the hero: the coil and its flowers."""
    stalk(c)
    flower(c)


def lagoon(c):
    """Paint the water: the bright underside of the surface, blue-green beyond, lit sand below."""
    c.area(np.ones_like(c.x), Grad((0, 0), (0, 560), "#fffef0", "#d8f0dc", "#8cccc4", "#4c9ca8", "#256e82", "#154c62"))
    c.area((np.exp(-(((c.x - 40) / 190) ** 2)) * smooth(60, 260, c.y)).astype(F), "#145068", 0.35, wash=0)
    c.glow(400, 20, 260, "#fff8d8", 0.7, power=1.2)
    shafts(c, (430, -240), "#f4ffe8", n=6, length=520, amount=0.15, spread=0.7, wide=(14, 44))


def ceiling(c):
    """Paint the surface from below: lenses of light that grow towards us, and rings round the flower."""
    g = np.random.default_rng(3)
    n = 150
    t = np.sort(g.uniform(0, 1, n))
    y = 96 - 110 * t**1.1
    long = 7 + 60 * t * g.uniform(0.5, 1.2, n)
    tone = np.where(g.random(n)[:, None] < 0.6, mix("#ffffff", "#f4fff0", 0.5), mix("#a4dce4", "#c4ecec", 0.4))
    c.dabs(g.uniform(-30, 510, n), y, long, 0.9 + 6 * t, g.normal(0, 0.04, n), tone, 0.5 * g.uniform(0.4, 1, n), hard=1.6)
    x, y = FLOWER[0] + 2, FLOWER[1] - 30
    c.glow(x, y, 150, "#fff2b8", 0.6, ry=90, power=1.3)
    for r, a in ((62, 0.9), (90, 0.65), (124, 0.45), (164, 0.28), (210, 0.16)):
        t = np.linspace(0, 2 * np.pi, 70)
        ring = np.stack([x + r * np.cos(t), y + r * 0.18 * np.sin(t)], -1)
        c.line(ring, 2.8, "#ffffff", alpha=a)
        c.line(ring + [0, 3.4], 2.6, "#5cacc0", alpha=a * 0.8)
    c.disc(x, y, 54, 9, "#fffef0", alpha=0.8, soft=3)


def pollen(c):
    """Scatter the pale rafts of pollen that drift on the surface."""
    g = np.random.default_rng(5)
    n = 150
    x, y = FLOWER[0] + g.normal(0, 92, n), FLOWER[1] - 32 + g.normal(0, 12, n)
    c.dabs(x, y, g.uniform(2.0, 5.0, n), g.uniform(1.1, 2.2, n), g.normal(0, 0.3, n), "#ffc840", 0.95, hard=2)


def sand(c):
    """Paint the lit sand: ripples in perspective, each with a lit and a shaded slope, and the net of light."""
    line = 474 + 9 * np.sin(c.x / 90 + 1) + 3 * np.sin(c.x / 31)
    down = np.clip((c.y - line) / (720 - line), 0, 1)
    tone = lambda x, y: Grad((60, 474), (0, 660), "#1f6074", "#2f7480", "#4c8c88", "#6c9c88", "#6c9080", "#4c7470")(x, y)
    c.area(smooth(-16, 18, c.y - line), tone)
    warp = c.noise(210, 70, 7, 2)
    phase = 34 * np.log(down + 0.22) + 1.7 * warp + c.x / 150
    slope = np.sin(phase + 0.7 * np.sin(phase)) * (0.55 + 0.45 * smooth(-0.6, 0.5, c.noise(80, 30, 12, 2)))
    there = smooth(0.02, 0.16, down)
    c.area((smooth(0.05, 0.75, slope) * there).astype(F), "#c8d8a8", 0.30, wash=0)
    c.area((smooth(0.05, 0.75, -slope) * there).astype(F), "#1c5460", 0.42, wash=0)
    net(c, there * (0.35 + 0.65 * down), "#e8f0c0", 0.11, cell=46, flat=0.3)
    c.area((smooth(300, 30, c.x) * smooth(0, 120, c.y - line)).astype(F), "#8cb4cc", 0.35, "multiply", wash=0)


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
    q = np.stack([p[:, 0] * 0.9 - 62, 566 - p[:, 2] * 0.22 - (480 - p[:, 1]) * 0.03], -1)
    c.line(q[200 : int(len(q) * 0.66) : 4], 5, "#5c8c94", alpha=0.7, soft=2.4, taper=(0.3, 0.3), mode="multiply")
    for x, y, w in ((150, 572, 110), (30, 612, 100), (400, 648, 110), (352, 606, 74)):
        c.disc(x, y, w, w * 0.13, "#5c8c8c", alpha=0.5, soft=8, mode="multiply")
    for x, y, long in ((176, 566, 180), (196, 570, 130), (440, 640, 170), (452, 646, 120)):
        c.line(bent((x, y), 172, long, 8), 6, "#7c9ca0", alpha=0.34, soft=2.2, taper=(1, 0.3), mode="multiply")


def hero(c):
    """Paint the plant of the coil: stems from one foot, the stalk in its sheath."""
    foot(c, 170, 572, 64)
    shoot(c, [(164, 574), (152, 530), (122, 480), (108, 412)], 9, 10, 240, light=0.10, stream=-60, seed=6)
    shoot(c, [(176, 574), (196, 536), (204, 490), (240, 436)], 9, 10, 240, light=0.24, stream=-14, seed=4)
    shoot(c, [(170, 574), (174, 540), (166, 506), (170, 470)], 9.5, 6, 220, light=0.14, stream=-40, seed=5)


def sheath(c):
    """Paint the slim sheath out of which the stalk comes, over its foot."""
    tissue = Lucent(GREEN, GLOW, SUN, along=(0.0, 0.16, 0.24), base=0.24, gain=0.7, deep=0.25, halo=0.3, mottle=0)
    p = coil()[:70:6]
    net_on(c, rod([(167, 512, 0), (167, 490, 0), *map(tuple, p)], [8, 13, 15.5, 14.5, 12], n=40), tissue)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=39)
    lagoon(c)
    ceiling(c)
    c.lifted(lambda q: thicket(q, "#3c8c9c", 1, 9, (472, 482), 190)).blurred(2.6).lay(0.65)
    sand(c)
    c.lifted(lambda q: thicket(q, "#246a7c", 2, 5, (486, 506), 210)).blurred(1.3).lay(0.8)
    shades(c)
    c.lifted(lambda q: stalk(q, high=-6)).blurred(0.6).lay()
    c.lifted(hero).lay()
    c.lifted(lambda q: stalk(q, low=-6)).lay()
    sheath(c)
    pearls(c)
    pollen(c)
    flower(c)
    shoot(c, [(172, 572), (186, 530), (196, 490), (190, 440)], 8, 4, 210, light=0.26, seed=17)
    foot(c, 452, 636, 66)
    shoot(c, [(458, 640), (462, 590), (450, 540), (458, 480)], 9, 9, 220, light=-0.10, stream=-96, seed=12)
    shoot(c, [(448, 640), (432, 600), (424, 560), (432, 520)], 8, 7, 180, light=-0.06, stream=-110, seed=14)
    motes(c, "#fffff0", 50)
    return finished(c, share=0.28, contrast=1.1, saturation=1.1, focus=((250, 260, 330), (180, 500, 200)))
