"""Greater water-moss in a clear forest brook: long shoots stream from a granite block, the foremost lit through from downstream.

Each shoot is a thin dark stem with keeled, pointed leaves in three ranks that stand off it; every leaf has a light side, a
shade side and the keel between them. Old leaves are dark, the tips golden green. The current draws everything one way.
Lit from the side: the water is bright on the right, deep behind the stone.
"""

import numpy as np
from canvas import Grad, mix, smooth
from form import solid
from granite import boulder
from leaves import net_of, placed, unit
from leaves import surface as net_on
from lucent import Lucent, course, rod
from sheet import Sheet, finished
from underwater import bubbles, net

SUN = (-0.35, -0.85, -0.30)
HALF = ((0, 0.02), (0.03, 0.10), (0.14, 0.165), (0.30, 0.18), (0.50, 0.145), (0.72, 0.08), (0.9, 0.026), (1, 0))
OLD = (("#06202a", "#0e3a38", "#1c5a44", "#3c8448", "#86b854"), ("#07262c", "#10463c", "#26704a", "#589a44", "#a8cc54"))
YOUNG = (("#1c5a3c", "#46903c", "#92c444", "#d8e868", "#fdfcc4"), ("#1e6a38", "#56a834", "#a8dc40", "#e6f668", "#ffffd0"))


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
    for z, leaf, skin in nets:
        if z < -0.2:
            net_on(c, leaf, skin)
    bark = tuple(mix(q, *veil) for q in ("#1c0f14", "#4c2a1e", "#8a5430", "#d09a5c")) if veil else ("#1c0f14", "#4c2a1e", "#8a5430", "#d09a5c")
    net_on(c, rod(p[2:], [0.08 * long, 0.11 * long, 0.10 * long, 0.07 * long, 0.03 * long], n=298), Lucent(bark, bark, (-0.4, -0.85, 0.35), thin=0.1, base=0.1, rim=0))
    for z, leaf, skin in nets:
        if z >= -0.2:
            net_on(c, leaf, skin, shadow=(2, 4, 1.6, 0.32, "#26505a") if long > 46 else None)


def branch(points, share, side, long, lift=0.0):
    """Return the line of a branch: it leaves its stem at a sharp angle and bends into the current."""
    p = course(points, 200)[:, :2]
    i = int(share * 198)
    way = unit(p[i + 1] - p[max(0, i - 1)])
    across = np.array([-way[1], way[0]]) * side
    t = np.linspace(0, 1, 6)[:, None]
    return p[i] + long * (way * t * (1 - 0.1 * t) + across * (0.78 * t - 0.5 * t * t) + np.array([0.34, lift]) * t * t)


HERO = [(56, 480), (80, 410), (128, 346), (196, 308), (266, 276), (322, 222), (366, 156), (428, 96)]
LOW = [(84, 490), (140, 452), (210, 440), (280, 450), (346, 432), (404, 394), (460, 372)]
HIGH = [(30, 470), (34, 380), (64, 288), (112, 220), (172, 172), (216, 104)]
SECOND = (
        ([(70, 470), (150, 330), (240, 262), (340, 230), (420, 240), (500, 200)], 50, 0.2, 6),
    ([(90, 480), (190, 440), (290, 430), (390, 370), (500, 350)], 50, -0.2, 7),
)


def animal(c):
    """Paint the hero plant: three shoots with their branches, the lit one last."""
    shoot(c, branch(HIGH, 0.50, 1, 120), 44, roll=0.2, seed=40, young=0.6, veil=("#6f8a5c", 0.40))
    shoot(c, HIGH, 52, roll=0.4, seed=4, young=0.75, veil=("#6f8a5c", 0.36))
    shoot(c, branch(LOW, 0.40, 1, 130), 44, roll=0.3, seed=30, young=0.6, veil=("#3f5a48", 0.24))
    shoot(c, LOW, 58, roll=0.1, seed=3, young=0.75, veil=("#3f5a48", 0.2))
    for n, (share, side, reach) in enumerate(((0.24, -1, 170), (0.40, 1, 190), (0.58, -1, 130))):
        shoot(c, branch(HERO, share, side, reach), 50 - 3 * n, roll=0.4 - 0.25 * n, seed=10 + n, young=0.8 + 0.25 * share)
    shoot(c, HERO, 70, roll=0.3, seed=1, off=0.66)


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
    c.area(np.ones_like(c.x), Grad((500, 60), (-40, 620), "#fbf6d0", "#ece2a2", "#c4c47c", "#8a9c60", "#557250", "#2f5046", "#1c3638"))
    g = np.random.default_rng(6)
    for _ in range(80):
        y = g.uniform(-90, 640)
        deep = np.clip(y / 560, 0, 1)
        tone = mix("#fffdf0", "#c4c078", 0.1 + 0.8 * deep) if g.random() < 0.55 else mix("#a9a860", "#26443c", deep)
        streak(c, g, g.uniform(-200, 360), y + 60, g.uniform(160, 420), g.uniform(3, 14) * (1.5 - 0.8 * deep), tone, 0.24, 1.4)


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
    cool = ("#16282a", "#2f4440", "#59695a", "#97a082", "#dcd8ae")
    warm = ("#2a241c", "#54452e", "#8a7448", "#c4ac70", "#f6e2a8")
    for n, (x, y, w, h) in enumerate(((400, 622, 150, 74), (250, 616, 120, 60), (492, 650, 170, 110), (330, 666, 190, 92), (180, 668, 170, 84), (440, 716, 200, 90), (260, 722, 230, 84))):
        a = np.linspace(0, 2 * np.pi, 11, endpoint=False)
        g = np.random.default_rng(n + 20)
        e = g.uniform(0.88, 1.08, 11)
        p = list(zip(x + w / 2 * e * np.cos(a), y - 24 + h / 2 * e * np.sin(a), strict=True))
        c.curve([(px + 6, py + 8) for px, py in p], "#10201e", alpha=0.55, soft=5, wash=0)
        solid(c, p, warm if n % 2 else cool, high=0.8, grain=0.04, seed=n, sun=(-0.4, -0.85, 0.35))


ROCK = [(-120, 470), (-50, 440), (30, 446), (100, 476), (150, 520), (186, 580), (210, 660), (220, 780), (-120, 780)]


def rock(c):
    """Paint the granite block that holds the moss, cropped at the corner, dapples on its wet shoulder."""
    mask = boulder(c, ROCK, ("#121f20", "#27342f", "#4f5648", "#8a866a", "#c9bd92", "#f0e6bc"), (0.5, -0.75, 0.4), seed=5, round_=60)
    c.area(mask * smooth(0.15, 0.5, c.noise(4, 4, 33, 2)), "#2c2c26", 0.3, wash=0)
    net(c, mask, "#fff6cc", 0.10, cell=26, flat=0.5)


def holdfast(c):
    """Paint the old bare stems that creep over the stone and grip its joint, with short dark shoots among them."""
    c.curve([(-30, 470), (30, 448), (90, 470), (130, 506), (110, 520), (50, 500), (-30, 512)], "#0a1c1a", alpha=0.6, edge=1.5, soft=6)
    for run in ([(-20, 486), (20, 466), (56, 480), (80, 440)], [(-20, 500), (40, 484), (84, 490), (120, 462)], [(10, 470), (30, 474), (36, 430)], [(60, 520), (72, 500), (84, 490)]):
        c.line(run, 6, "#241812", taper=(0.5, 0.8), round_=True, alpha=0.95)
        c.line([(x - 1, y - 1.5) for x, y in run], 2, "#8a6440", taper=(0.5, 0.8), round_=True, alpha=0.8)
    g = np.random.default_rng(4)
    for n in range(9):
        x, a = 14 * n - 16, g.uniform(-80, -10)
        y = 474 + 0.28 * x
        way = np.array((np.cos(np.radians(a)), np.sin(np.radians(a))))
        shoot(c, [(x, y), tuple((x, y) + 36 * way), tuple(np.array((x + 30, y - 8)) + 50 * way)], 40, roll=0.5 * n, seed=60 + n, young=0.3, pace=0.24)


def place(c):
    """Paint everything behind the plant."""
    water(c)
    foam(c)
    c.glow(470, 130, 260, "#fff8d0", 0.5)
    stones(c)
    for x, y, w in ((232, 580, 26), (268, 586, 15), (330, 618, 34), (384, 584, 22), (424, 592, 12)):
        c.disc(x, y, w, w * 0.26, "#ffe6a8", 0.05, alpha=0.4, soft=2.6, mode="screen")
    c.area(smooth(570, 720, c.y), "#142a28", 0.5, wash=0)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=53)
    place(c)
    for points, long, roll, seed in SECOND:
        c.lifted(lambda q, points=points, long=long, roll=roll, seed=seed: shoot(q, points, long, roll=roll, seed=seed, veil=("#8a9c60", 0.62))).blurred(2.2).lay(0.85)
    rock(c)
    c.lifted(lambda q: (holdfast(q), animal(q))).lay()
    bubbles(c, ((44, 330, 8), (66, 300, 5), (30, 286, 4), (330, 90, 7), (312, 66, 4.5), (352, 60, 3.6), (448, 250, 4)), light="#fffdf0", shade="#4a6a4c")
    return finished(c, focus=((260, 330, 330), (330, 410, 90), (110, 560, 190), (330, 620, 200)), share=0.26)
