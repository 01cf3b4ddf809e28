"""Greater water-moss in a cool forest brook: shoots swing out from their stone into the light that falls through the alders.

Each shoot is a thin dark stem with keeled, pointed leaves in three ranks that stand off it; every
leaf has a light side, a shade side and the keel between them. Old leaves are nearly black, the tips
fresh green. The current draws everything one way. A young trout holds its place behind.
"""

from __future__ import annotations

import granite
import numpy as np
from canvas import Grad, mix, smooth
from finfish import Fish, planes
from form import outline, solid
from leaves import net_of, placed, unit
from leaves import surface as net_on
from lucent import Lucent, course, rod
from rays import fin
from sheet import Sheet, finished
from underwater import bubbles

SUN = (-0.35, -0.85, -0.30)
HALF = ((0, 0.02), (0.03, 0.10), (0.14, 0.165), (0.30, 0.18), (0.50, 0.145), (0.72, 0.08), (0.9, 0.026), (1, 0))
OLD = (("#021418", "#06262a", "#0e4238", "#226446", "#5c9a50"), ("#031a1c", "#08302e", "#16543c", "#357a42", "#7cb04c"))
YOUNG = (("#083028", "#145036", "#2e7c3c", "#6cac48", "#b4d668"), ("#0c3c28", "#1c6634", "#449438", "#84c040", "#c8e468"))


def tissue(t, veil=None, behind=0.0, seed=1):
    """Return what the leaves are made of at a share of the shoot, from its foot to its tip."""
    s = smooth(0.10, 0.80, t)
    rows = [tuple(mix(a, b, s) for a, b in zip(old, young, strict=True)) for old, young in zip(OLD, YOUNG, strict=True)]
    if veil:
        rows = [tuple(mix(a, *veil) for a in row) for row in rows]
    return Lucent(*rows, SUN, along=(-0.14 - behind, -behind, 0.10 - behind, 0.20 - behind), base=0.08 + 0.14 * s, gain=0.86, deep=0.30, rim=0.16, rib=0.26, mottle=0.02, seed=seed)


def shoot(c, points, long, *, pace=0.185, roll=0.3, seed=1, veil=None, bare=0.02, off=0.66, young=1.0):
    """Paint a shoot: the leaves behind, the stem, then those before, from its tip to its foot."""
    p = course(points, 300)
    d = np.gradient(p[:, :2], axis=0)
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p[:, :2], axis=0), axis=1))]
    g = np.random.default_rng(seed)
    leaves, s, n = [], run[-1] * bare, 0
    while s < run[-1]:
        t = s / run[-1]
        size = long * (0.72 + 0.4 * np.sin(np.pi * min(1, 0.1 + t * 0.95))) * (1 - 0.5 * smooth(0.72, 1.0, t)) * g.uniform(0.86, 1.12)
        leaves.append((t, s, n, size))
        s += size * pace
        n += 1

    def one(t, s, n, size):
        at = [np.interp(s, run, p[:, e]) for e in (0, 1)]
        way = unit([*(np.interp(s, run, d[:, e]) for e in (0, 1)), 0.0])
        across = np.array([-way[1], way[0], 0.0])
        a = n * 2 * np.pi / 3 + np.pi + roll - 0.3 * t + g.normal(0, 0.10)
        out = np.array([0, 0, 1.0]) * np.cos(a) + across * np.sin(a)
        spread = (off + g.normal(0, 0.07)) * (1.0 - 0.55 * smooth(0.80, 1.0, t))
        net = placed(net_of(HALF, size, bend=-0.5, fold=0.55, n=(34, 11)), at, way * np.cos(spread) + out * np.sin(spread), -out)
        return out[2], net, tissue(t * young, veil, 0.16 if out[2] < -0.2 else 0.0, n + seed)

    nets = [one(*leaf) for leaf in leaves[::-1]]
    for z, net, skin in nets:
        if z < -0.2:
            net_on(c, net, skin)
    bark = tuple(mix(q, *veil) for q in ("#1c0f14", "#4c2a1e", "#8a5430", "#d09a5c")) if veil else ("#1c0f14", "#4c2a1e", "#8a5430", "#d09a5c")
    net_on(c, rod(p[2:], [0.08 * long, 0.11 * long, 0.10 * long, 0.07 * long, 0.03 * long], n=298), Lucent(bark, bark, (-0.4, -0.85, 0.35), thin=0.1, base=0.1, rim=0))
    for z, net, skin in nets:
        if z >= -0.2:
            net_on(c, net, skin, shadow=(2, 4, 1.6, 0.32, "#0c3038") if long > 46 else None)


def branch(points, share, side, long, lift=0.0):
    """Return the line of a branch: it leaves its stem at a sharp angle and bends into the current."""
    p = course(points, 200)[:, :2]
    i = int(share * 198)
    way = unit(p[i + 1] - p[max(0, i - 1)])
    across = np.array([-way[1], way[0]]) * side
    t = np.linspace(0, 1, 6)[:, None]
    return p[i] + long * (way * t * (1 - 0.1 * t) + across * (0.78 * t - 0.5 * t * t) + np.array([0.34, lift]) * t * t)


HERO = [(40, 520), (70, 430), (128, 356), (206, 322), (280, 290), (330, 226), (362, 150), (412, 84)]
LOW = [(60, 540), (130, 506), (206, 506), (280, 524), (346, 512), (404, 478), (456, 466)]
HIGH = [(30, 500), (36, 400), (70, 306), (124, 244), (190, 206), (240, 150)]
SECOND = (
    ([(10, 480), (6, 360), (40, 250), (100, 170), (150, 90), (220, 40)], 38, 0.3, 5),
    ([(70, 470), (150, 330), (240, 262), (340, 230), (420, 240), (500, 200)], 36, 0.2, 6),
    ([(90, 480), (190, 440), (290, 430), (390, 370), (500, 350)], 36, -0.2, 7),
)


def animal(c):
    """Paint the hero plant: three shoots with their branches, the lit one last."""
    for n, (share, side, reach) in enumerate(((0.36, 1, 150), (0.60, -1, 110))):
        shoot(c, branch(HIGH, share, side, reach), 30, roll=0.3 - 0.4 * n, seed=40 + n, young=0.6, veil=("#84bca4", 0.62))
    shoot(c, HIGH, 36, roll=0.4, seed=4, young=0.75, veil=("#84bca4", 0.62))
    for n, (share, side, reach) in enumerate(((0.34, -1, 130), (0.62, 1, 100))):
        shoot(c, branch(LOW, share, side, reach), 33, roll=0.3 - 0.4 * n, seed=30 + n, young=0.6, veil=("#2c6a64", 0.24))
    shoot(c, LOW, 50, roll=0.1, seed=3, young=0.7, veil=("#2c6a64", 0.24))
    for n, (share, side, reach) in enumerate(((0.22, -1, 200), (0.36, 1, 220), (0.50, -1, 160), (0.64, 1, 130))):
        shoot(c, branch(HERO, share, side, reach), 44 - 2 * n, roll=0.4 - 0.25 * n, seed=10 + n, young=0.75 + 0.25 * share)
    shoot(c, HERO, 58, roll=0.3, seed=1, off=0.70)


def flow(x, y, long, g):
    """Return a line that the current draws from a place."""
    t = np.linspace(0, 1, 12)
    return np.stack([x + long * t, y - long * (0.30 * t + 0.16 * t * t) + 9 * np.sin(t * 4 + y / 40) + g.normal(0, 1)], -1)


def streak(c, g, x, y, long, swell, tone, alpha, soft=0.9):
    """Paint one streak of the current."""
    p = flow(x, y, long, g)
    half = np.sin(np.pi * np.linspace(0.02, 0.98, 12))[:, None] ** 1.4 * [[0.2, 1.0]] * swell / 2
    c.shape(np.concatenate([p - half, (p + half)[::-1]]), tone, alpha=alpha, soft=soft)


def water(c):
    """Paint the brook: foam and honey light above, amber, then umber; streaks that the current draws."""
    c.area(np.ones_like(c.x), Grad((190, -40), (330, 620), "#fbfff0", "#e4f4d4", "#b4dcb8", "#7cb8a0", "#4c9088", "#2c6a6c", "#1c4c54"))
    g = np.random.default_rng(6)
    for _ in range(80):
        y = g.uniform(-90, 640)
        deep = np.clip(y / 560, 0, 1)
        tone = mix("#fbfff0", "#8cc8b0", deep) if g.random() < 0.6 else mix("#a4d0b0", "#2c6468", deep)
        streak(c, g, g.uniform(-200, 360), y + 60, g.uniform(160, 420), g.uniform(3, 14) * (1.5 - 0.8 * deep), tone, 0.30, 1.4)


def foam(c):
    """Paint the broken surface above."""
    g = np.random.default_rng(9)
    for _ in range(30):
        streak(c, g, g.uniform(-120, 380), g.uniform(-40, 110), g.uniform(80, 260), g.uniform(4, 12), "#ffffff", 0.7, 0.9)
    for x, y, long, n in ((60, 190, 330, 40), (180, 330, 320, 30), (200, 120, 260, 46)):
        p = flow(x, y, long, g)
        for _ in range(n):
            px, py = p[int(len(p) * g.random() ** 1.2)] + g.normal(0, [14, 11])
            r = g.uniform(0.9, 1.5) * g.choice([1.0, 1.6, 2.4], p=[0.6, 0.3, 0.1])
            c.disc(px, py, r, r * 0.85, "#fffdf0", alpha=0.75, edge=0)


def stones(c):
    """Paint the bed: rounded stones in calm planes, sun on their backs."""
    cool = ("#142c34", "#24444a", "#44646a", "#74908a", "#b8c8ac")
    warm = ("#1c2c30", "#344844", "#5c6c5c", "#94987c", "#d4cca0")
    for n, (x, y, w, h) in enumerate(((400, 622, 150, 74), (250, 616, 120, 60), (492, 650, 170, 110), (330, 666, 190, 92), (180, 668, 170, 84), (440, 716, 200, 90), (260, 722, 230, 84))):
        a = np.linspace(0, 2 * np.pi, 11, endpoint=False)
        g = np.random.default_rng(n + 20)
        e = g.uniform(0.88, 1.08, 11)
        p = list(zip(x + w / 2 * e * np.cos(a), y - 24 + h / 2 * e * np.sin(a), strict=True))
        c.curve([(px + 6, py + 8) for px, py in p], "#06161c", alpha=0.55, soft=5, wash=0)
        solid(c, p, warm if n % 2 else cool, high=0.62, grain=0.03, seed=n, sun=(-0.4, -0.85, 0.35))


def boulder(c):
    """Paint the stone that holds the moss, cropped at the corner, with dapples on its wet back."""
    p = [(-90, 480), (-30, 466), (40, 470), (110, 496), (150, 540), (176, 590), (180, 660), (150, 720), (40, 760), (-90, 750)]
    c.curve([(x + 14, y + 12) for x, y in p], "#06161c", alpha=0.5, soft=10, wash=0)
    granite.boulder(c, p, ("#101c24", "#243840", "#4c6260", "#8c9c88", "#dcdcb4"), (0.45, -0.75, 0.45), seed=5, round_=80, rough=0.75)
    with c.within(outline(p)):
        c.curve([(-30, 470), (50, 510), (100, 540), (130, 540), (120, 500), (60, 460)], "#061218", alpha=0.55, soft=9)
        for x, y, w, turn in ((150, 556, 16, 1.0), (136, 590, 22, 0.5), (90, 604, 26, 0.25), (44, 592, 20, 0.1)):
            c.disc(x, y, w, w * 0.3, "#e8f4c8", turn, alpha=0.22, soft=3.0, mode="screen")


def holdfast(c):
    """Paint the cushion of old shoots that grips the stone, over the feet of the long ones."""
    g = np.random.default_rng(4)
    for n in range(24):
        x, a = g.uniform(-20, 100), g.uniform(-100, 0)
        y = 506 + 0.25 * x + n
        q = [(x, y), (x + 34 * np.cos(np.radians(a)), y + 34 * np.sin(np.radians(a))), (x + 44 + 40 * np.cos(np.radians(a)), y - 16 + 52 * np.sin(np.radians(a)))]
        shoot(c, q, 28, roll=0.5 * n, seed=60 + n, young=0.25, pace=0.24)


def place(c):
    """Paint everything behind the plant."""
    water(c)
    foam(c)
    c.glow(380, 60, 300, "#f4fcd8", 0.5)
    stones(c)
    for x, y, w in ((232, 580, 26), (268, 586, 15), (330, 618, 34), (384, 584, 22), (424, 592, 12)):
        c.disc(x, y, w, w * 0.26, "#ffe6a8", 0.05, alpha=0.4, soft=2.6, mode="screen")
    c.area(smooth(600, 720, c.y), "#0c2830", 0.4, wash=0)


TROUT = (
    [(0, 0.01), (0.05, -0.05), (0.16, -0.09), (0.36, -0.115), (0.6, -0.09), (0.84, -0.05), (1, -0.045)],
    [(0, 0.02), (0.06, 0.055), (0.2, 0.095), (0.4, 0.105), (0.62, 0.08), (0.84, 0.045), (1, 0.045)],
)
"""The back and the belly of a young trout, in lengths from the snout to the root of the tail."""


def trout(c, axis, veil):
    """Paint a young trout: dark upright marks, red spots, an orange fin on the tail's root; `veil` is the water before it."""
    q = lambda tone: mix(tone, *veil)
    f = Fish(c, axis, *TROUT)
    ray = 0.005 * f.length
    skin = [q("#6a6434"), q("#a89a58"), q("#cfc07c")]
    dark, light = q("#15150c"), q("#e6d898")
    fin(f, [(0.97, -0.04), (0.99, 0), (0.97, 0.04)], [(1.22, -0.155), (1.19, -0.07), (1.12, 0.0), (1.19, 0.07), (1.22, 0.155)], skin, 9, 0.25, ray=1.2 * ray)
    fin(f, [(0.40, -0.112), (0.56, -0.095)], [(0.42, -0.215), (0.47, -0.22), (0.61, -0.125)], skin, 9, 0.15, ray=1.2 * ray)
    fin(f, [(0.80, -0.058), (0.845, -0.05)], [(0.84, -0.10), (0.875, -0.095), (0.88, -0.07)], [q("#c05a2c"), q("#ee8a48")], 3, 0, ray=0.8 * ray)
    fin(f, [(0.72, 0.065), (0.83, 0.048)], [(0.76, 0.14), (0.80, 0.14), (0.87, 0.08)], skin, 6, 0.15, ray=ray)
    fin(f, [(0.50, 0.098), (0.57, 0.09)], [(0.58, 0.165), (0.62, 0.155), (0.62, 0.12)], skin, 5, 0.15, ray=ray)
    f.body([*TROUT[0], *TROUT[1][::-1]])
    f.lay(lambda _u, v: planes(v, (-1, q("#3a3a20")), (-0.55, q("#625a2c")), (-0.1, q("#9c8c48")), (0.3, q("#cdb868")), (0.7, q("#f0e4b0")), (1, q("#d0c494")), crisp=0.4))
    for s in (0.33, 0.43, 0.53, 0.63, 0.73, 0.83, 0.92):
        f.patch([(s - 0.026, -0.1), (s, -0.5), (s + 0.026, -0.1), (s, 0.42)], q("#454a34"), 0.75, soft=0.006 * f.length, v=True)
    for s in (0.38, 0.48, 0.58, 0.68, 0.78):
        f.dabs([s], [0.02], 0.011 * f.length, 0.011 * f.length, q("#d8442c"), 0.95)
    f.dabs([0.30, 0.37, 0.44, 0.52, 0.60, 0.68], [-0.62, -0.7, -0.6, -0.68, -0.6, -0.66], 0.010 * f.length, 0.010 * f.length, q("#22220f"), 0.85)
    f.stroke([(0.235, -0.06), (0.268, 0.0), (0.245, 0.06), (0.20, 0.085)], 0.018 * f.length, dark, alpha=0.6)
    f.stroke([(0.225, -0.045), (0.252, 0.0), (0.235, 0.045)], 0.010 * f.length, light, alpha=0.7)
    f.stroke([(0.002, 0.016), (0.04, 0.028), (0.085, 0.036)], 0.012 * f.length, dark, (1, 0.6), alpha=0.85)
    f.eye(0.118, -0.026, 0.036, (q("#e8c860"), q("#a8842c")), pupil=0.54, dark=dark, rim=q("#fdf6c8"))
    fin(f, [(0.275, 0.05), (0.28, 0.085)], [(0.40, 0.10), (0.41, 0.13), (0.36, 0.14)], [q("#b48a44"), q("#e0bc70")], 6, 0.15, ray=ray)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=53)
    place(c)
    for points, long, roll, seed in SECOND:
        c.lifted(lambda q, points=points, long=long, roll=roll, seed=seed: shoot(q, points, long, roll=roll, seed=seed, veil=("#74b09c", 0.76))).blurred(2.2).lay(0.85)
    c.lifted(lambda q: trout(q, [(232, 424), (316, 406), (404, 408)], ("#5c9c90", 0.16))).blurred(0.4).lay()
    boulder(c)
    c.curve([(-20, 500), (30, 482), (80, 492), (122, 516), (120, 540), (70, 540), (20, 530), (-20, 530)], "#0a1c20", edge=1.5, soft=4)
    c.lifted(lambda q: (animal(q), holdfast(q))).lay()
    bubbles(c, ((44, 330, 8), (66, 300, 5), (30, 286, 4), (330, 90, 7), (312, 66, 4.5), (352, 60, 3.6), (448, 250, 4)), light="#fbfff0", shade="#3c8080")
    return finished(c, focus=((260, 330, 330), (330, 410, 90), (110, 560, 190), (330, 620, 200)), share=0.5)
