"""Horned pondweed from a hand's breadth away: its toothed fruits against the light of the bay.

What makes the species: hair-thin leaves stand opposite each other at the nodes, round each a clear
sheath; in the axils sit three to four small fruits, curved like bananas and all one way, with a long beak and a row
of teeth down the back. The low sun stands behind them. A river nerite has crept
out on a leaf, which sinks under its weight.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, smooth
from form import patch, solid
from leaves import surface as net_on
from lucent import Lucent, blade, course, rod
from sheet import Sheet, finished
from underwater import bubbles, motes

SUN = (-0.6, -0.7, 0.4)
BEHIND = (-0.7, -0.55, -0.45)
STEM = ("#0c2c34", "#1c5248", "#4c8a4c", "#9cc460", "#e4ee9c", "#fdfce0")
LEAF = ("#0e3a40", "#1f6650", "#4c9a4a", "#92cc50", "#dcf08c", "#fbfdd8")
GLOW = ("#0c444a", "#1c7450", "#5cae3e", "#aede4c", "#ecf88c", "#fcffe0")
RIPE = ("#240f1e", "#5a281c", "#a05a24", "#d8923a", "#fad07c", "#fff6d4")
STRAW = ("#2c141e", "#6a3c20", "#b47c2c", "#e6b448", "#ffe694", "#fffadc")
OLIVE = ("#14281e", "#3c4c22", "#7c782a", "#bca43c", "#f0d878", "#fffad0")
GREEN = ("#1c4038", "#3c7038", "#7ca43c", "#bcd058", "#eef0a0", "#fcfce0")
MAIN = [(76, 770, 0), (98, 640, 0), (140, 500, 0), (170, 366, 0), (178, 240, 0), (214, 110, 0), (290, -60, 0)]
BOWED = (20, 34, 22, 2, -48)
"""How the leaf turns that bears the snail."""
PEARLS = [(352, 206, 6), (372, 186, 10), (392, 160, 6), (376, 132, 8), (398, 104, 5), (60, 190, 5), (48, 170, 7)]


def veiled(tones, veil):
    """Return tones nearer to the colour of the water."""
    return tuple(mix(t, *veil) for t in tones) if veil else tones


def arc(start, angle, long, bends, depth=0.0, n=9):
    """Return a line in space that leaves a place at an angle on the card and turns by degrees on its way."""
    t = np.linspace(0, 1, n)
    a = np.radians(angle + np.interp(t, np.linspace(0, 1, len(bends) + 1), np.cumsum([0, *bends])))
    step = np.stack([np.cos(a), np.sin(a)], -1) * long / (n - 1)
    p = np.concatenate([[start], np.asarray(start, float) + np.cumsum(step[:-1], 0)])
    return np.column_stack([p, depth * t**1.4])


def thread(c, start, angle, long, bends, wide, *, depth=0.0, veil=None, roll=(0.2, 0.8, 1.2, 0.5), light=0.0, seed=1):
    """Paint one leaf: a flat thread that the sun shines through, running out very fine."""
    net = blade(arc(start, angle, long, bends, depth), np.array([0.7, 0.95, 1, 0.95, 0.85, 0.7, 0.5, 0.3, 0.05]) * wide, roll=roll, gutter=0.4, n=110)
    tissue = Lucent(veiled(LEAF, veil), veiled(GLOW, veil), BEHIND, along=(light - 0.30, light - 0.06, light + 0.12, light + 0.2), base=0.26, gain=0.6, deep=0.25, rim=0.12, rib=0.12, mottle=0.03, seed=seed)
    net_on(c, net, tissue, shadow=None if veil else (8, 10, 3, 0.35, "#1c4a50"))


def rough(tissue, angle, seed, high=0.06):
    """Return a tissue with a wrinkled, pitted skin; the body it covers lies at this angle on the card."""
    g = np.random.default_rng(seed)
    along, across = np.array([np.cos(angle), np.sin(angle), 0]), np.array([-np.sin(angle), np.cos(angle), 0])
    waves = np.column_stack([g.uniform(40, 150, 14), g.uniform(-14, 14, 14), g.uniform(0, 6.3, 14), g.uniform(0.2, 1, 14)])

    def shade(u, v, normal):
        steep_u, steep_v, pit = 0.0, 0.0, 0.0
        for ku, kv, start, amount in waves:
            turn = ku * u + kv * v * np.pi + start
            steep_u = steep_u + amount * np.cos(turn) * ku / 44
            steep_v = steep_v + amount * np.cos(turn) * kv / 6
            pit = pit + amount * np.sin(turn)
        tilted = normal + high * 0.2 * (steep_u[:, None] * along + steep_v[:, None] * across)
        return tissue(u, v, tilted) * (1 - 0.9 * high * smooth(0.4, 3.2, pit))[:, None].astype(np.float32)

    return shade


def fruit(c, x, y, angle, size, back, *, tones=RIPE, bend=34, veil=None, roll=0.0, seed=1):
    """Paint a fruit on its stalk: a curved flat pod with a row of teeth down its back and a long beak."""
    t = np.linspace(0, 1, 40)
    a = np.radians(angle + back * (-bend * 0.4 + np.interp(t, [0, 0.12, 0.62, 0.72, 1], [-14, -10, bend, bend * 1.05, bend * 0.62])))
    long = 104 * size
    step = np.stack([np.cos(a), np.sin(a)], -1) * long / 39
    p = np.concatenate([[(x, y)], np.array([x, y]) + np.cumsum(step[:-1], 0)])
    side = np.stack([step[:, 1], -step[:, 0]], -1) / np.linalg.norm(step, axis=1)[:, None] * back
    wide = np.interp(t, [0, 0.10, 0.16, 0.24, 0.36, 0.48, 0.58, 0.66, 0.72, 0.86, 1], [3.6, 3.8, 9, 18, 24, 24, 19, 11, 6, 4, 1.2]) * size * (1 - 0.25 * roll)
    p3 = np.column_stack([p, 0 * t])
    own = veiled(tones, veil)
    spine = Lucent(own, own, SUN, base=0.42, gain=0.55, rim=0.0, along=(0, 0.1, 0.3), seed=seed)
    g = np.random.default_rng(seed)
    for s in np.linspace(0.18, 0.68, 9) + g.normal(0, 0.012, 9):
        i = int(s * 39)
        foot = p[i] + side[i] * wide[i] * (0.42 - 0.3 * roll)
        high = (8.2 - 19 * abs(s - 0.40)) * size * g.uniform(0.55, 1.25)
        ahead = step[i] / np.linalg.norm(step[i]) * g.uniform(0.4, 1.5)
        q = [(*foot, 4 * roll), (*(foot + side[i] * high * 0.6 + ahead * high * 0.12), 6 * roll), (*(foot + side[i] * high + ahead * high * 0.42), 7 * roll)]
        net_on(c, rod(q, np.array([6.0, 3.2, 0.8]) * size, n=12, m=9), spine)
    stalk = mix("#6c8440", *veil) if veil else "#6c8440"
    skin = Lucent(own, own, SUN, thin=0.3, base=0.12, gain=0.86, along=(-0.20, -0.14, -0.04, 0.0, 0.04, 0.16, 0.30), deep=0.10, halo=0.5, rim=0.0, tint=((0.10, 0.12, stalk, 0.75),), gleam=0.14 if not veil else 0.1, mottle=0.02, seed=seed)
    wrinkled = skin if veil else rough(skin, np.radians(angle), seed)
    net_on(c, rod(p3, wide, flat=0.6, n=60, m=25), wrinkled, shadow=None if veil else (9, 15, 4, 0.6, "#14302c"))
    if not veil:
        keel = [(*(p[i] - side[i] * wide[i] * 0.10), 20) for i in range(6, 27, 2)]
        c.line([q[:2] for q in keel], 1.7 * size, own[1], taper=(0.2, 0.1), alpha=0.5)


def sheath(c, p, low, high, wide, veil=None):
    """Paint the clear sheath round a node: a film, brighter where one looks along it."""
    q = p[low:high] + [0, 0, 0.5]
    film = veiled(("#5c9c98", "#a8d4c0", "#e8f8e0", "#fdfff4"), veil)
    tissue = Lucent(film, film, SUN, base=0.15, gain=0.5, deep=-0.7, rim=0.0, mottle=0.0)
    net_on(c, rod(q, np.array([1.05, 1.4, 1.55, 1.5, 1.35]) * wide, n=len(q)), tissue, alpha=0.36, only=lambda u, v: smooth(1.0, 0.82, u + 0.10 * np.abs(v)))


def node(c, p, i, wide, leaves, veil=None, seed=1):
    """Paint the leaves of a node: (side, length, off, bends, width, depth)."""
    d = p[i + 1] - p[i - 1]
    way = np.degrees(np.arctan2(d[1], d[0]))
    for n, (side, long, off, bends, w, depth) in enumerate(leaves):
        thread(c, p[i, :2], way + side * off, long, [side * b for b in bends], w, depth=depth, veil=veil, seed=seed + n, roll=(0.2, 0.7 * side, 1.1, 0.4))


SHELL = [(-34, 16), (-37, 0), (-30, -18), (-14, -30), (6, -33), (24, -26), (35, -12), (37, 4), (31, 17), (14, 22), (-12, 22)]


def nerite(c, x, y, turn, size=1.0):
    """Paint a river nerite: half an egg with a net of drops, a grey foot, two feelers, small eyes."""
    co, si = np.cos(turn) * size, np.sin(turn) * size
    at = lambda u, v: (x + u * co - v * si, y + u * si + v * co)
    solid(c, [at(*p) for p in ((-40, 18), (-20, 14), (20, 14), (44, 10), (58, 12), (60, 19), (50, 26), (20, 29), (-20, 29))], ("#4a3e2a", "#8a7a54", "#c4b482", "#f4e6b4"), sun=SUN, grain=0.05)
    for u, v, e, f in ((54, 12, 84, -6), (58, 16, 92, 12)):
        c.line([at(u - 8, v), at((u + e) / 2, (v + f) / 2 - 4), at(e, f)], 3.4 * size, "#4a4030", taper=(1, 0.25), round_=True)
        c.line([at(u - 8, v - 1), at((u + e) / 2, (v + f) / 2 - 5), at(e, f - 1)], 1.5 * size, "#f2e6ba", taper=(1, 0.25), round_=True)
    c.disc(*at(49, 12), 3.6 * size, 3.4 * size, "#12100e", edge=0)
    c.disc(*at(48, 10.8), 1.1 * size, 1.1 * size, "#fff6dc", edge=0)
    shell = [at(*p) for p in SHELL]
    patch(c, [at(u + 2, v + 5) for u, v in SHELL], "#1c1408", soft=3 * size, alpha=0.5)
    mask = solid(c, shell, ("#241a1e", "#463434", "#6e5444", "#a5865c", "#e0c484"), sun=SUN, high=0.95, bounce=("#4a9aa4", 0.4), grain=0.04)
    with c.within(mask):
        drops(c, at, size)
        for u, v, r in ((-20, 2, 15), (-23, 4, 8)):
            t = np.linspace(0.6, 5.2, 20)
            c.line([at(u + r * np.cos(e), v + r * 0.8 * np.sin(e)) for e in t], 1.8 * size, "#15121a", taper=(0.3, 1), alpha=0.7)
        c.disc(*at(-4, -20), 13 * size, 4.5 * size, "#fff4d0", turn - 0.3, alpha=0.6, soft=2 * size)


def drops(c, at, size):
    """Paint the pale drops of the shell in rows that follow its growth."""
    g = np.random.default_rng(8)
    for row, r in enumerate((14, 23, 32, 41, 50)):
        for e in np.linspace(-2.9, 0.6, 6 + row * 3) + g.normal(0, 0.06, 6 + row * 3):
            r = r + g.normal(0, 0.9)
            u, v = -20 + r * np.cos(e) * 1.05, 4 + r * np.sin(e) * 0.86
            px, py = at(u, v)
            c.disc(px, py, (1.3 + 0.045 * r) * size * g.uniform(0.5, 1.45), (0.9 + 0.03 * r) * size, "#f2e2b0", e + 0.4, alpha=0.85, edge=0)


def plant(c):
    """Paint the near stem with its nodes and leaves; return its places and the steps of the nodes."""
    p = course(MAIN, 200)
    at = lambda share: round(share * 199)
    low, mid, top = at(0.20), at(0.49), at(0.80)
    node(c, p, mid, 26, [(-1, 330, 30, (10, 40), 19, 40), (1, 430, 14, (10, 36), 19, -50)], seed=6)
    node(c, p, top, 22, [(-1, 260, 30, (16, 30), 15, 0), (1, 250, 34, (26, 26), 15, 0)], seed=9)
    node(c, p, low, 28, [(-1, 210, 30, (20, 20), 20, -60)], seed=3)
    thread(c, p[low, :2], -40, 450, BOWED, 23, roll=(0.2, 0.5, 0.45, 0.5, 0.9), light=0.06, seed=3)
    n = np.arange(200)
    swell = sum(np.exp(-(((n - i) / 5) ** 2)) for i in (low, mid, top))
    rings = tuple((i / 199, 0.006, "#14443c", 0.55) for i in (low, mid, top))
    stem = Lucent(STEM, STEM, SUN, thin=0.25, along=(-0.26, -0.16, -0.02, 0.06, 0.14), base=0.10, gain=0.8, rim=0.0, deep=0.06, mottle=0.03, gleam=0.0, halo=0.36, tint=rings)
    net_on(c, rod(p, np.linspace(27, 12, 200) * (1 + 0.28 * swell)), rough(stem, -1.2, 7, 0.06), shadow=(9, 8, 5, 0.35, "#1c4a50"))
    for i, wide in ((low, 22), (mid, 19), (top, 16)):
        sheath(c, p, i - 1, min(199, i + 26), wide)
    return p, mid, top


def fruits(c, p, mid, top):
    """Paint the fruits of two axils: a hand of ripe ones, a green pair above."""
    x, y = p[mid, :2]
    for angle, size, back, bend, roll, tones, seed in (
        (-74, 2.0, 1, 44, 0.3, OLIVE, 2),
        (-45, 2.5, 1, 46, 0.2, STRAW, 5),
        (-16, 2.8, 1, 48, 0.0, STRAW, 14),
    ):
        fruit(c, x + 6, y + 2, angle, size, back, bend=bend, roll=roll, tones=tones, seed=seed)
    fruit(c, x + 8, y + 8, 16, 2.4, 1, bend=48, tones=RIPE, seed=9)
    x, y = p[top, :2]
    for angle, size, back, seed in ((-168, 0.95, -1, 11), (-212, 1.12, -1, 12)):
        fruit(c, x - 4, y, angle, size, back, tones=GREEN, seed=seed)


def animal(c):
    """Paint the hero: the near stem with its nodes, leaves and fruits."""
    fruits(c, *plant(c))


def far_stem(c, points, wide, veil, seed, fruited=True):
    """Paint a stem behind with its leaves and one cluster of fruits."""
    p = course(points, 120)
    g = np.random.default_rng(seed)
    for i in (24, 62, 96):
        node(c, p, i, wide, [(s, g.uniform(170, 260), g.uniform(22, 36), (g.uniform(10, 26), g.uniform(10, 30)), wide * 0.8, 0) for s in (-1, 1)], veil=veil, seed=seed + i)
    tissue = Lucent(veiled(STEM, veil), veiled(STEM, veil), SUN, base=0.3, rim=0)
    net_on(c, rod(p, [wide, wide * 0.7]), tissue)
    if fruited:
        x, y = p[62, :2]
        for angle, back in ((-40, -1), (-8, 1), (26, 1)):
            fruit(c, x, y, angle, wide / 16, back, veil=veil, seed=seed)


def place(c):
    """Paint the bay against the low sun: honey light in the upper left, petrol blue below, soft spots of light."""
    c.area(np.ones_like(c.x), Grad((60, 0), (400, 640), "#fdeeb0", "#bcdc9c", "#48a494", "#166e80", "#0e4e6a", "#0a3250"))
    c.glow(50, 80, 300, "#fff0b0", 0.85, power=1.2)
    g = np.random.default_rng(12)
    for _ in range(26):
        x, y = g.uniform(-20, 320), g.uniform(-20, 420)
        r = g.uniform(7, 26) * (1 - y / 900)
        a = 0.30 * np.exp(-((x - 80) ** 2 + (y - 110) ** 2) / 210**2)
        c.disc(x, y, r, r, "#fffbe0", alpha=a + 0.03, edge=0, soft=1.2)
    c.lifted(lambda q: far_stem(q, [(420, 720), (430, 560), (404, 400), (430, 230), (420, 60)], 15, ("#1c7484", 0.74), 5)).blurred(5).lay(0.85)
    c.lifted(lambda q: far_stem(q, [(20, 740), (40, 560), (24, 400), (50, 240), (40, 80)], 14, ("#6cb8a0", 0.7), 8)).blurred(6).lay(0.7)
    c.lifted(lambda q: far_stem(q, [(330, 760), (352, 640), (330, 540), (352, 420), (340, 330)], 10, ("#16647a", 0.7), 12, fruited=False)).blurred(3.4).lay(0.8)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=58)
    place(c)
    c.glow(300, 300, 170, "#9cdcc0", 0.28)
    c.lifted(animal).lay()
    leaf = arc(course(MAIN, 200)[round(0.20 * 199), :2], -40, 450, BOWED, n=101)
    (x, y), (dx, dy) = leaf[58, :2], leaf[64, :2] - leaf[52, :2]
    turn = np.arctan2(dy, dx)
    c.disc(x + 4, y + 6, 62, 7, "#0c2c24", turn, alpha=0.6, soft=4)
    nerite(c, x + 34 * 1.1 * np.sin(turn), y - 34 * 1.1 * np.cos(turn), turn, 1.1)
    bubbles(c, PEARLS, light="#fffff0", shade="#3c8a88")
    motes(c, "#fffde0", 50)
    return finished(c, share=0.28, contrast=1.13, saturation=1.14, focus=((270, 340, 300), (280, 520, 130)))
