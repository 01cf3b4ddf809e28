"""A meadow of eelgrass bows to the swell; a pipefish slips through the gap.

Narrow ribbons with round tips and parallel sides, four to six from each sheath, all bent by one
current; shoots in a row on a creeping rhizome, half buried, with tufts of roots at its joints.
"""

import numpy as np
from canvas import Grad, mix, rgb, smooth
from fronds import course, sides, strap
from form import eye
from hides import outline
from sheet import Sheet, finished
from seabed import sand
from underwater import motes, net, shafts, surface, water

OWN = ("#1d4a3c", "#2f6a3c", "#4c8a3c", "#7fae45", "#b3cf5c")
LIT = ("#3d7a52", "#5a9a4c", "#82b84f", "#b2d560", "#e2f08c")
SHADE = ("#0f2f33", "#194236", "#28573a", "#43753c", "#6c9a48")
SEED = 3


def leaf(c, g, x, y, angle, length, width, bend, veil, sea, dark=0.0, young=0.0):
    """Paint one ribbon, narrow where it leaves the sheath, to its round tip."""
    def tone(q, share):
        at = share * (len(q) - 1)
        i = min(int(at), len(q) - 2)
        return mix(mix(mix(q[i], q[i + 1], at - i), sea, veil), "#06222e", dark)

    line = course((x, y), angle, length, bend, n=12, sway=g.uniform(0.03, 0.12), phase=g.uniform(0, 6))
    top = g.uniform(0.72, 1.0)
    run = lambda q: (tone(q, 0.02 + 0.2 * young), tone(q, top))
    w = [width * v for v in (0.30, 0.62, 0.9, 1, 1, 1, 1, 1, 1, 1, 0.96, 0.30)]
    strap(c, line, w, run(OWN), run(LIT), run(SHADE), rib=0.10 if width > 7 else 0)


def shoot(c, g, x, y, high, width, n, bend, veil=0.0, sea="#4fb0a6", dark=0.0, spread=0.24):
    """Paint one shoot: leaves from one thin sheath, the inner ones younger and upright."""
    a0 = -np.pi / 2 + 0.04
    long = high * 0.13
    sheath = mix(mix("#587b3e", sea, veil), "#06222e", dark)
    foot = mix(mix("#4f6a3c", sea, veil), "#06222e", dark)
    tip = (x + 0.04 * long + bend * 0.04 * long, y - long)
    for i in g.permutation(n):
        u = (i / max(1, n - 1) - 0.5) * 2
        out = g.uniform(0.2, 0.75)
        at = (x + (tip[0] - x) * out + u * width * 0.22, y + (tip[1] - y) * out)
        leaf(c, g, *at, a0 + u * spread + 0.02, high * g.uniform(0.62, 1.05) * (1 - 0.15 * abs(u)), width * g.uniform(0.85, 1.1), bend * g.uniform(0.75, 1.2), veil, sea, dark, 1 - abs(u))
        if i == 0 or i == n // 2:
            line = [(x, y + 4), (x + (tip[0] - x) * 0.4, y + (tip[1] - y) * 0.4), (tip[0] + u * 2, tip[1] - 6)]
            strap(c, line, (width * 0.42, width * 0.62, width * 0.66, width * 0.3), (foot, sheath), (mix(foot, "#cfe08a", 0.25), mix(sheath, "#cfe08a", 0.4)), mix(sheath, "#12343a", 0.6), rib=0)


def rhizome(c, g, line, width):
    """Paint the creeping stem with its joints and roots."""
    p = outline(line, closed=False, steps=8)
    for i in range(4, len(p) - 2, 7):
        for _ in range(4):
            q = p[i]
            c.line([q, (q[0] + g.uniform(-10, 10), q[1] + g.uniform(8, 14)), (q[0] + g.uniform(-22, 22), q[1] + g.uniform(18, 36))], 1.6, "#c9b07c", taper=(1, 0.3), alpha=0.8, round_=True)
    strap(c, line, (width, width), "#6f5a3c", "#a68a58", "#3f3a2c", rib=0, sun=(-0.3, -1))
    for i in range(4, len(p) - 2, 7):
        c.disc(*p[i], width * 0.22, width * 0.62, "#4f3626", 0.2, alpha=0.8, edge=0)


def pipefish(c, line, width):
    """Paint a pipefish along a line from its snout: thin tube snout, plated body, thread of a tail."""
    w = [width * v for v in (0.24, 0.26, 0.28, 0.62, 0.9, 1.0, 1.05, 1.0, 0.85, 0.7, 0.55, 0.42, 0.3, 0.2, 0.14)]
    p = outline(line, closed=False, steps=5)
    spots = p[np.linspace(0, len(p) - 1, 15).astype(int)]
    strap(c, [(q[0] + 3, q[1] + 6) for q in spots], w, "#0d3a40", "#0d3a40", "#0d3a40", rib=0, alpha=0.35)
    strap(c, spots, w, "#66733a", "#a3ac62", "#2c3d22", rib=0, sun=(-1, -0.3))
    mid, up, low = sides(spots, w)
    for i in range(16, len(mid) - 6, 3):
        c.line([up[i], low[i]], 1.2, "#2f4026", alpha=0.5)
    for i in range(18, len(mid) - 12, 9):
        c.line([mid[i], low[i]], 3.2, "#2f4026", alpha=0.45)
    i = 14
    h = mid[i] + (up[i] - mid[i]) * 0.25
    eye(c, *h, width * 0.17, iris="#d9b65a")
    j = int(len(mid) * 0.46)
    d = up[j] - mid[j]
    d = d / np.hypot(*d)
    c.shape([mid[j - 4] + d * width * 0.4, mid[j - 3] + d * width * 1.0, mid[j + 3] + d * width * 0.95, mid[j + 5] + d * width * 0.4], "#8f9a5c", alpha=0.7)
    e = mid[-1] + (mid[-1] - mid[-3]) * 2
    c.curve([mid[-1], mid[-1] + (e - mid[-1]) * 0.6 + d * 5, e + d * 2, e - d * 3, mid[-1] + (e - mid[-1]) * 0.6 - d * 5], "#7d8044")


def paint(k):
    c = Sheet(k, 6)
    g = np.random.default_rng(SEED)
    water(c, ("#eaf7d6", "#b4e2c4", "#6cc0b2", "#39989c", "#1f6f80"), glow=(330, 60, 330, "#fffbdc", 0.75))
    surface(c, 84, "#fffde6", "#8fcfbe", seed=6, centre=320)
    sand(c, [(-20, 560), (120, 552), (260, 556), (380, 548), (500, 554)], ("#9cc9a8", "#d9c690", "#fff0c0", "#8a9a78"), seed=4)
    c.area(smooth(530, 556, c.y) * smooth(640, 560, c.y) * 0.6, "#7cc4b4", wash=0)
    sea = "#74c4b4"
    for x in np.sort(g.uniform(-30, 470, 34)):
        shoot(c, g, x, 560 + g.uniform(-4, 6), g.uniform(200, 400), 3.8, 3, 0.9, veil=g.uniform(0.66, 0.8), sea=sea)
    c.area(smooth(300, 520, c.y) * smooth(640, 560, c.y) * 0.4, "#8fd0bc", wash=0)
    for x in (-60, -34, -6, 250, 290, 330, 352, 392, 420, 450):
        shoot(c, g, x, 584 + g.uniform(-8, 10), g.uniform(360, 520), 6.2, 5, 0.95, veil=g.uniform(0.34, 0.5), sea="#5fb4a8")
    shafts(c, (350, -80), "#fbfbdc", seed=3, n=7, spread=0.7, length=640, amount=0.2, wide=(8, 26))
    net(c, smooth(575, 640, c.y), "#fff8d0", 0.45, cell=34, flat=0.4)
    for x, y, w in ((150, 622, 70), (230, 612, 60), (84, 640, 60), (320, 630, 60)):
        c.disc(x + 24, y + 5, w, 9, "#3f6a5e", alpha=0.5, soft=5)
    # the bottom fades into the water at both sides and towards the viewer
    d = np.hypot((c.x - 225) / 330, (c.y - 612) / 108) + 0.10 * c.noise(120, 26, 12, 2)
    c.area(smooth(545, 575, c.y) * smooth(0.40, 1.10, d) * 0.9, "#2f7f80", wash=0.6)
    c.area(smooth(640, 730, c.y) * 0.6, "#155060", wash=0)
    rhizome(c, g, [(44, 648), (84, 640), (122, 630), (160, 632), (192, 619), (230, 622), (262, 615), (300, 628), (338, 626), (376, 644)], 9)
    for x, y, h in ((30, 612, 560), (302, 596, 440), (392, 606, 400), (228, 594, 500)):
        shoot(c, g, x, y, h, 9, 4, 1.0, veil=0.16, sea="#1d6a6c", dark=0.30, spread=0.2)
    for x, y in ((30, 612), (302, 596), (392, 606), (228, 594)):
        c.disc(x + 5, y + 4, 20, 5, "#2f6a60", alpha=0.6, soft=3)
        c.curve([(x - 16, y + 4), (x - 5, y - 5), (x + 6, y - 4), (x + 18, y + 5), (x, y + 9)], "#b9c59c", soft=2, alpha=0.9)
    shoot(c, g, 338, 624, 360, 13, 3, 1.25, spread=0.2)
    shoot(c, g, 262, 613, 640, 14.5, 3, 1.05, spread=0.2)
    shoot(c, g, 192, 617, 760, 15, 4, 0.85, spread=0.17)
    shoot(c, g, 122, 628, 640, 15, 3, 1.15, spread=0.14)
    pipefish(c, [(274, 136), (267, 157), (260, 178), (251, 203), (239, 234), (224, 268), (206, 302), (198, 336), (195, 370), (199, 408), (208, 444)], 17)
    leaf(c, g, 124, 560, -1.50, 420, 14, 1.0, 0, "#000000")
    shoot(c, g, 66, 643, 660, 15, 3, 0.75, spread=0.2)
    # sand drifts over the rhizome
    for x, y, w in ((90, 646, 30), (228, 630, 28), (300, 632, 26), (158, 638, 26), (372, 646, 24), (48, 652, 26)):
        c.curve([(x - w, y + 4), (x - w * 0.4, y - 5), (x + w * 0.3, y - 4), (x + w, y + 4), (x + w * 0.3, y + 12), (x - w * 0.4, y + 12)], ("#cfcf9e", "#a8bd98"), soft=4)
    # dark blades at the frame
    for x, h, b in ((474, 420, -0.55), (-14, 240, 0.7)):
        shoot(c, g, x, 730, h, 15, 4, b, dark=0.6, sea="#1c5a62", veil=0.2, spread=0.2)
    motes(c, "#fbffe6", 60, 4)
    return finished(c, focus=((258, 180, 50),), share=0.8, contrast=1.14)
