"""Tasselweed sends its flower up to the surface of a lagoon on a stalk coiled like a spring.

What makes the species: the stalk of the flower is many times as long as the leaves and coils in
loose turns; two small flowers without petals stand at its end, each two broad anthers and a few
green carpels. Leaves are alternate, a millimetre wide, from a short sheath. The lagoon is so
shallow that the sun lies on its sand; a two-spotted goby rests there in the shade of a shoot.
"""

from __future__ import annotations

import numpy as np
from canvas import F, Grad, mix, smooth
from finfish import Fish, planes
from leaves import surface as net_on
from lucent import Lucent, blade, course, frame, rod, spread
from rays import fin
from scipy.ndimage import gaussian_filter1d
from sheet import Sheet, finished
from underwater import bubbles, motes, net, shafts

SUN = (0.45, -0.8, 0.4)
BEHIND = (0.55, -0.75, -0.35)
AXIS = [(170, 470, 0), (184, 440, 0), (208, 390, 0), (236, 330, 0), (268, 262, 0), (308, 194, 0), (346, 136, 0), (366, 84, 0)]
RADIUS = [0, 24, 84, 132, 138, 96, 112, 50, 30, 0]
GREEN = ("#10444a", "#1f6a50", "#4f9448", "#9cc04c", "#e2e48a", "#fffbd0")
GLOW = ("#0e4a4c", "#22784a", "#6aa83a", "#b8d048", "#eeee88", "#fffcd8")
STALK = ("#1c3c44", "#5c6c40", "#a8ac50", "#e4dc80", "#fbf4b8", "#fffce4")


def coil(turns=4.3, n=900):
    """Return the places of the stalk in space."""
    p = course(AXIS, n)
    s = np.linspace(0, 1, n)
    r = gaussian_filter1d(spread(RADIUS, n), 40, mode="nearest") * (1 + 0.12 * np.sin(s * 17 + 0.6))
    # Turns are wide and slow in the middle, and drawn out at both ends.
    phase = 2 * np.pi * turns * smooth(0.02, 0.98, s) + 5.55 + 0.3 * np.sin(s * 13)
    t, across, _ = frame(gaussian_filter1d(p, 40, axis=0, mode="nearest"))
    t, across = (gaussian_filter1d(v, 60, axis=0, mode="nearest") for v in (t, across))
    flat = 0.44 - 0.10 * s
    tilt = 0.16 * np.sin(s * 15 + 1.0)
    u, w = r * np.cos(phase), r * flat * np.sin(phase)
    q = p + across * (u * np.cos(tilt) - w * np.sin(tilt))[:, None] + t * (u * np.sin(tilt) + w * np.cos(tilt))[:, None]
    q[:, 2] = -r * np.sin(phase)
    return q


def stalk(c, low=-1e3, high=1e3):
    """Paint the part of the coil whose depth lies between two values."""
    p = coil()
    z, s = p[:, 2], np.linspace(0, 1, len(p))
    wide = np.interp(s, [0, 0.1, 0.45, 0.8, 1], [8.0, 9.4, 8.2, 5.6, 3.8]) * (1 + z / 300)
    light = tuple(np.interp(s, [0, 0.2, 0.5, 0.8, 1], [-0.22, -0.12, 0.1, 0.28, 0.3])[::30] + 0.14 * np.clip(z / 90, -1, 1)[::30])
    tissue = Lucent(STALK, STALK, SUN, along=light, base=0.22, gain=0.62, rim=0.0, deep=0.30, mottle=0.03)
    far, water = (0.66 * smooth(50, -90, z) * np.interp(s, [0, 0.8, 1], [1, 1, 0])), mix("#1078a4", "#1078a4", 0)
    shade = lambda u, v, n: tissue(u, v, n) + (water - tissue(u, v, n)) * np.interp(u, s, far)[:, None].astype(F)
    share = lambda u, v: np.interp(u, s, ((z >= low) & (z < high)).astype(float))
    net_on(c, rod(p, wide, m=13), shade, only=share)


def flower(c, x, y):
    """Paint the two flowers at the end of the stalk: each two anthers in halves and four carpels."""
    gold = ("#8a5210", "#d08e18", "#f2bc2c", "#fcdc5c", "#fff2a8", "#fffbe0")
    anther = Lucent(gold, gold, SUN, thin=0.3, base=0.22, gain=0.9, rim=0.0, deep=0.05, halo=0.3, gleam=0.5)
    carpel = Lucent(GREEN, GREEN, SUN, thin=0.3, base=0.22, gain=0.8, rim=0.0, deep=0.0, halo=0.3)
    net_on(c, rod([(x - 22, y + 4), (x - 8, y + 5), (x + 6, y), (x + 22, y - 6)], [5, 6, 6, 4], n=20), carpel)
    for px, py, turn in ((x - 16, y + 3, -12), (x + 14, y - 5, 14)):
        a = np.radians(turn)
        co, si = np.cos(a), np.sin(a)
        at = lambda u, v, px=px, py=py, co=co, si=si: (px + u * co - v * si, py + u * si + v * co)
        for u, v in ((-8, -15), (8, -15), (-2.8, -19), (3, -18)):
            net_on(c, rod([at(u * 0.4, -1), at(u * 0.8, v * 0.5), at(u, v)], [2.6, 5.4, 3], n=16), carpel)
            c.disc(*at(u, v - 0.6), 2.3, 1.4, "#fff4c4", a, edge=0)
        for side in (-1, 1):
            for shift in (-3.4, 3.4):
                net_on(c, rod([at(side * 4, shift * 0.6 + 1), at(side * 11, shift * 1.2 + 3), at(side * 17, shift + 5)], [5, 11.5, 6], n=18), anther)


def strand(c, points, wide, *, veil=None, light=0.0, roll=(0.3, 0.9, 1.3, 0.7), seed=1, sun=BEHIND):
    """Paint one hair-leaf: flat, lit through, running out to a fine tip."""
    q = lambda tones: [mix(t, *veil) for t in tones] if veil else tones
    along = (light - 0.34, light - 0.12, light + 0.06, light + 0.22)
    net_on(c, blade(points, np.array([0.9, 1.05, 1.05, 0.95, 0.85, 0.7, 0.45, 0.06]) * wide, roll=roll, gutter=0.25, n=60, m=7), Lucent(q(GREEN), q(GLOW), sun, along=along, base=0.26, gain=0.6, deep=0.2, rim=0.15, rib=0.06, seed=seed))


def arc(start, angle, long, bend, depth=0.0):
    """Return a line in space that starts at an angle on the card and bends on its way."""
    t = np.linspace(0, 1, 7)
    a = np.radians(angle + bend * t)
    step = long / 6
    x, y = start[0] + np.cumsum(np.cos(a)) * step - np.cos(a[0]) * step, start[1] + np.cumsum(np.sin(a)) * step - np.sin(a[0]) * step
    return np.stack([x, y, depth * t**1.5], -1)


def shoot(c, points, wide, leaves, *, veil=None, light=0.0, seed=1):
    """Paint a shoot: its leaves, one after the other on both sides, and the stem with its sheaths."""
    p = course(points, 100)
    g = np.random.default_rng(seed)
    q = lambda tones: [mix(t, *veil) for t in tones] if veil else tones
    stem = Lucent(q(GREEN), q(GREEN), SUN, along=(light - 0.14, light, light + 0.08), base=0.3, gain=0.55, rim=0, deep=0.2)
    for s, side, long, off, bend in leaves:
        i = int(s * 98)
        d = p[i + 1] - p[i]
        a = np.degrees(np.arctan2(d[1], d[0])) + side * off
        strand(c, arc(p[i, :2], a, long, side * bend, g.uniform(-60, 60)), wide * g.uniform(0.85, 1.1), veil=veil, light=light + 0.1 * (p[i, 1] < 420), roll=tuple(g.uniform(-0.9, 0.9, 4)), seed=seed + i)
    d = p[-1] - p[-6]
    for off in (-7, 9):
        strand(c, arc(p[-4, :2], np.degrees(np.arctan2(d[1], d[0])) + off, 110 + 4 * off, 2.5 * off, 20), wide * 0.9, veil=veil, light=light + 0.1, seed=seed + off)
    net_on(c, rod(p, [wide * 0.8, wide * 0.66, wide * 0.5, wide * 0.1], n=100), stem)


def fan(n, start, stop, long, off, bend, seed):
    """Return leaves in turn on both sides of a shoot, each a little different."""
    g = np.random.default_rng(seed)
    return [(s, (-1) ** i, long * g.uniform(0.8, 1.15), off * g.uniform(0.6, 1.3), bend * g.uniform(0.5, 1.4)) for i, s in enumerate(np.linspace(start, stop, n))]


BACK = [(-0.01, 0.0), (0.02, -0.042), (0.07, -0.078), (0.14, -0.098), (0.25, -0.105), (0.4, -0.10), (0.6, -0.085), (0.8, -0.062), (0.95, -0.05), (1.06, -0.055)]
BELLY = [(-0.015, 0.012), (0.0, 0.035), (0.05, 0.06), (0.12, 0.08), (0.25, 0.098), (0.4, 0.10), (0.6, 0.085), (0.8, 0.062), (0.95, 0.05), (1.06, 0.055)]


def goby(c):
    """Paint a two-spotted goby: long and round, blue points along the side, a spot before the tail."""
    f = Fish(c, [(292, 558), (322, 548), (360, 546), (398, 552)], BACK, BELLY, [(0, 1.25), (1, 0.9)], side=1, sun=(0.3, -0.86, 0.4))
    ink = {"dark": "#6a3d2c", "light": "#ffe9c0", "fork": False}
    clear = ["#8a5a44", "#b8845c", "#dcc08c"]
    fin(f, [(0.32, -0.09), (0.50, -0.08)], [(0.34, -0.23), (0.42, -0.22), (0.55, -0.14)], clear, 6, 0.3, ray=1.2, spiny=0.12, **ink)
    fin(f, [(0.56, -0.08), (0.84, -0.05)], [(0.60, -0.20), (0.72, -0.21), (0.92, -0.15)], clear, 9, 0.35, ray=1.2, **ink)
    fin(f, [(0.56, 0.08), (0.84, 0.05)], [(0.64, 0.18), (0.76, 0.18), (0.93, 0.13)], clear, 9, 0.35, ray=1.2, **ink)
    fin(f, [(0.98, -0.05), (1.0, 0.05)], [(1.16, -0.10), (1.24, -0.04), (1.25, 0.04), (1.16, 0.11)], clear, 10, 0.3, ray=1.3, **ink)
    f.body([*BACK, *BELLY[::-1]])
    v = f.v + 0.06 * f.noise(0.08, 0.4, 3)
    f.lay(planes(v, (-1.2, "#5a3a30"), (-0.6, "#86523a"), (-0.1, "#ad7448"), (0.35, "#e0bc80"), (1, "#c8cfb0"), crisp=0.5))
    f.lay("#18485c", (1 - smooth(-0.2, 0.35, f.light)) * 0.5)
    f.lay("#ffe9b0", smooth(0.72, 0.9, f.light) * 0.75)
    s = np.linspace(0.26, 0.9, 8)
    f.dabs(s, s * 0 + 0.05, 3.2, 2.0, "#2f7f9c", 0.9)
    f.dabs(s, s * 0 - 0.03, 1.5, 1.0, "#c8f4f0", 0.9)
    f.dabs([0.96], [0.0], 5.2, 4.6, "#1c1418", 0.95)
    f.dabs([0.28], [0.30], 4.2, 4.0, "#1c1418", 0.9)
    f.stroke([(-0.012, 0.018), (0.04, 0.026), (0.08, 0.02)], 2.2, "#4a2418", (1, 0.5), swell=False)
    f.stroke([(0.2, -0.05), (0.222, 0.01), (0.2, 0.06)], 2.6, "#6a3420", alpha=0.6)
    fin(f, [(0.235, -0.01), (0.245, 0.06)], [(0.40, -0.02), (0.42, 0.05), (0.36, 0.12)], ["#d08c58", "#eec490", "#f8e4bc"], 9, 0.3, ray=1.1, **ink)
    f.eye(0.115, -0.045, 0.037, ("#bfe6dc", "#3f94a0"), pupil=0.52, dark="#0a1418", rim="#fff4d0")


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
    flower(c, 368, 80)


def lagoon(c):
    """Paint the water: the bright underside of the surface, blue-green beyond, lit sand below."""
    c.area(np.ones_like(c.x), Grad((0, 0), (0, 560), "#e8fbe8", "#7fd6d4", "#229ab8", "#0c709c", "#0a5688", "#126a88"))
    c.area((np.exp(-(((c.x - 40) / 190) ** 2)) * smooth(60, 260, c.y)).astype(F), "#0a4a72", 0.5, wash=0)
    c.glow(400, 20, 260, "#fff8d8", 0.7, power=1.2)
    shafts(c, (430, -240), "#f4ffe8", n=6, length=520, amount=0.15, spread=0.7, wide=(14, 44))


def ceiling(c):
    """Paint the surface from below: lenses of light that grow towards us, and rings round the flower."""
    g = np.random.default_rng(3)
    n = 150
    t = np.sort(g.uniform(0, 1, n))
    y = 96 - 110 * t**1.1
    long = 7 + 60 * t * g.uniform(0.5, 1.2, n)
    tone = np.where(g.random(n)[:, None] < 0.6, mix("#ffffff", "#f4fff0", 0.5), mix("#4fb8bc", "#8fdcd2", 0.4))
    c.dabs(g.uniform(-30, 510, n), y, long, 0.9 + 6 * t, g.normal(0, 0.04, n), tone, 0.5 * g.uniform(0.4, 1, n), hard=1.6)
    for r, a in ((46, 0.9), (70, 0.6), (100, 0.4), (136, 0.25)):
        t = np.linspace(0, 2 * np.pi, 70)
        ring = np.stack([368 + r * np.cos(t), 72 + r * 0.17 * np.sin(t)], -1)
        c.line(ring, 2.4, "#ffffff", alpha=a)
        c.line(ring + [0, 3], 2.2, "#2f98a4", alpha=a * 0.6)
    c.disc(368, 74, 40, 6, "#fffef0", alpha=0.8, soft=3)


def pollen(c):
    """Scatter the pale rafts of pollen that drift on the surface."""
    g = np.random.default_rng(5)
    n = 130
    x, y = 366 + g.normal(0, 80, n), 66 + g.normal(0, 9, n)
    c.dabs(x, y, g.uniform(1.6, 4.0, n), g.uniform(0.9, 1.7, n), g.normal(0, 0.3, n), "#ffe88c", 0.95, hard=2)


def sand(c):
    """Paint the lit sand, its ripples, the net of light and the shade of what stands on it."""
    line = 490 + 8 * np.sin(c.x / 90 + 1) + 3 * np.sin(c.x / 31)
    down = np.clip((c.y - line) / 110, 0, 1)
    tone = lambda x, y: Grad((0, 488), (0, 640), "#8fc4ac", "#cfcf98", "#e8d49a", "#d8bc80", "#b8986a")(x, y)
    c.area(smooth(-14, 16, c.y - line), tone)
    lot = c.noise(60, 9, 7, 2)
    c.area((smooth(0.1, 0.5, lot) * smooth(0, 40, c.y - line)).astype(F), "#fff0bc", 0.35)
    c.area((smooth(0.1, 0.5, -lot) * smooth(0, 40, c.y - line)).astype(F), "#8a7c5c", 0.35)
    net(c, smooth(0, 60, c.y - line) * (0.35 + 0.65 * down), "#fffbe0", 0.26, cell=46, flat=0.3)


def thicket(c, tone, seed, n, rows, high):
    """Paint shoots far away."""
    g = np.random.default_rng(seed)
    for x in np.linspace(-20, 500, n) + g.uniform(-16, 16, n):
        if 110 < x < 400 and rows[0] > 498:
            continue
        y = g.uniform(*rows)
        for a in g.uniform(-116, -64, 5):
            strand(c, arc((x, y), a, high * g.uniform(0.6, 1.2), g.uniform(-26, 26)), 5.5, veil=(tone, 0.75), seed=int(x))


def shades(c):
    """Paint the shade of the coil and of the shoots on the sand."""
    p = coil()
    q = np.stack([p[:, 0] * 0.9 - 20, 548 - p[:, 2] * 0.2 - (480 - p[:, 1]) * 0.03], -1)
    c.line(q[: int(len(q) * 0.7) : 4], 9, "#5c7468", alpha=0.5, soft=2.4, taper=(1.2, 0.5), mode="multiply")
    for x, y, w in ((90, 566, 120), (176, 542, 70), (410, 574, 120), (326, 563, 52)):
        c.disc(x, y, w, w * 0.13, "#3a5c60", alpha=0.6, soft=7, mode="multiply")


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=39)
    lagoon(c)
    ceiling(c)
    c.lifted(lambda q: thicket(q, "#1f84a0", 1, 11, (488, 496), 200)).blurred(2.4).lay(0.7)
    sand(c)
    c.lifted(lambda q: thicket(q, "#1f7488", 2, 9, (500, 520), 220)).blurred(1.3).lay(0.85)
    shades(c)
    c.lifted(lambda q: stalk(q, high=-6)).blurred(0.4).lay()
    c.lifted(lambda q: shoot(q, [(58, 570), (54, 480), (40, 390), (52, 300)], 7.5, fan(9, 0.12, 0.97, 175, 20, 30, 5), veil=("#1f6f84", 0.35), seed=3)).blurred(0.4).lay()
    shoot(c, [(184, 560), (182, 530), (176, 500), (168, 460)], 8, fan(5, 0.2, 0.95, 160, 28, 40, 8), light=-0.13, seed=5)
    c.lifted(lambda q: stalk(q, low=-6)).lay()
    pearls(c)
    pollen(c)
    flower(c, 366, 78)
    shoot(c, [(104, 590), (112, 530), (104, 450), (116, 380)], 9.5, fan(9, 0.08, 0.96, 200, 22, 34, 11), light=-0.13, seed=9)
    c.lifted(goby).haze("#d8c48c", 0.16).blurred(0.3).lay()
    shoot(c, [(424, 620), (426, 560), (440, 500), (436, 440)], 9.5, fan(7, 0.1, 0.95, 170, 24, 30, 15), light=-0.13, seed=12)
    motes(c, "#fffff0", 50)
    return finished(c, share=0.28, contrast=1.1, saturation=1.1, focus=((250, 260, 330), (120, 420, 260)))
