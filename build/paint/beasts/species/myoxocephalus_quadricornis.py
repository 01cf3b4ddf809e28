"""The fourhorn sculpin guards its eggs: broad head towards us, pectoral fans open, four rough knobs against the dark.

Seen from the front, turned a third to the left. Proportions, in widths of the head: head twice as broad as high, flat above;
mouth nearly as wide as the head, its corners hanging, thick lips; eyes on top, a third of the width apart; four rough
knobs of spongy bone, one behind each eye, two at the nape, each as high as an eye and a half; spines on the cheek;
pectoral fins fans as wide as the head is high, banded. Behind, as lengths of the body: first dorsal fin short, at 0.35 to
0.48, second high, at 0.54 to 0.80; a thin stalk; the tail a small fan. No scales. Umber clouded over ochre. The male
keeps a clump of eggs among the stones in winter.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, smooth
from finfish import Fish, planes
from form import cast, line, patch, solid
from rays import fin
from seabed import far_ground, rock
from sheet import Sheet, finished
from underwater import motes, shafts, surface, water

BACK = [(0.0, -0.06), (0.20, -0.100), (0.30, -0.112), (0.44, -0.104), (0.56, -0.084), (0.70, -0.060), (0.83, -0.044),
        (0.93, -0.038), (1.06, -0.046)]  # fmt: skip
BELLY = [(0.0, 0.06), (0.20, 0.096), (0.30, 0.096), (0.42, 0.088), (0.55, 0.073), (0.70, 0.055), (0.83, 0.040), (0.93, 0.035), (1.06, 0.046)]
AXIS = [(150, 400), (236, 372), (316, 330), (384, 272), (424, 206), (424, 142)]
SIZE = [(0, 1.5), (0.35, 1.72), (0.50, 1.80), (0.66, 1.55), (0.82, 1.15), (1, 0.88)]
HEAD = [(42, 424), (50, 386), (70, 352), (98, 330), (134, 324), (178, 326), (224, 316), (268, 312), (312, 326), (346, 358),
        (360, 404), (350, 452), (318, 490), (262, 508), (196, 512), (124, 504), (72, 484), (46, 456)]  # fmt: skip
SKIN = ("#1a2a36", "#3b3528", "#6b5836", "#b0904f", "#f0d898")
INK = {"dark": "#2b2118", "light": "#f4dda0"}


class Card:
    """The card itself as a body: what is given in its own units stays where it is."""

    def __init__(self, c):
        """Take a sheet."""
        self.c = c

    def at(self, points):
        """Return the points themselves."""
        return np.asarray([q[:2] for q in points], float)


def animal(c):
    """Paint the sculpin from its tail to its lips."""
    card = Card(c)
    rear(c)
    pectoral(card, [(92, 420), (84, 452), (98, 480)], [(44, 372), (14, 384), (-2, 424), (2, 470), (26, 506), (66, 524)], 0.28)
    for x, y, tall, lean in ((182, 324, 58, -0.06), (306, 328, 60, 0.34)):
        knob(c, x, y, tall, 19, lean, 0.06)
    patch(c, [(318, 330), (350, 316), (378, 330), (376, 372), (350, 392), (330, 360)], "#14100e", soft=11, alpha=0.45)
    head = solid(c, HEAD, SKIN, sun=(-0.50, -0.72, 0.48), high=0.62, soft=0.6, bounce=("#3d7f8c", 0.5), seed=4)
    with c.within(head):
        clouds(c, head)
        face(c)
    pectoral(card, [(300, 412), (322, 440), (306, 482)], [(404, 356), (448, 374), (474, 420), (472, 478), (440, 524), (388, 546), (326, 540)], 0.0)
    patch(c, [(284, 404), (312, 408), (328, 442), (312, 488), (288, 486)], "#5d4c30", soft=8, alpha=0.85)
    spines(c)
    for x, y, tall, lean in ((122, 322, 52, -0.36), (252, 316, 60, 0.10)):
        knob(c, x, y, tall, 22, lean)
    eye(c, 104, 346, 14, -3.5)
    eye(c, 212, 340, 17.5, -4)


def rear(c):
    """Paint the body behind the head, its fins and its tail."""
    f = Fish(c, AXIS, BACK, BELLY, SIZE, sun=(-0.50, -0.72, 0.48))
    r = 0.0052 * f.length
    bars = lambda n: (n, "#2b2116", 0.7)
    sail = ["#4a3a24", "#94784a", "#d2b478"]
    fin(f, [(0.99, -0.036), (0.99, 0.035)], [(1.19, -0.100), (1.215, -0.05), (1.222, 0.0), (1.212, 0.05), (1.188, 0.096)], sail, 11, 0.08, ray=r, bars=bars(3), **INK)
    fin(f, [(0.57, -0.078), (0.810, -0.044)], [(0.58, -0.226), (0.640, -0.252), (0.715, -0.226), (0.790, -0.168), (0.870, -0.094)], sail, 12, 0.08, ray=r * 1.1, spiny=0.16, bow=0.03, bars=bars(3), **INK)
    fin(f, [(0.40, -0.100), (0.53, -0.086)], [(0.40, -0.190), (0.440, -0.214), (0.48, -0.198), (0.53, -0.160), (0.555, -0.120)], sail, 8, 0.08, ray=r * 1.2, spiny=0.24, bars=bars(2.4), **INK)
    f.body([*BACK, *BELLY[::-1]])
    v = f.v + 0.12 * f.noise(0.09, 0.35, 3, 3)
    f.lay(planes(v, (-1, "#d8bc7c"), (-0.7, "#a88a50"), (-0.25, "#6b5836"), (0.2, "#4a3d2a"), (0.6, "#2f3434"), (1, "#3a5560"), crisp=0.5))
    saddle = sum(np.exp(-(((f.u + 0.03 * v - at) / wide) ** 2)) for at, wide in ((0.45, 0.035), (0.62, 0.045), (0.82, 0.05)))
    f.lay("#2b2118", smooth(0.35, 0.6, saddle + 0.3 * f.noise(0.08, 0.4, 8, 3)) * (1 - smooth(0.3, 0.8, v)) * 0.75)
    f.lay("#ffe9b4", smooth(0.74, 0.95, f.light) * (1 - smooth(-0.5, -0.1, f.v)) * 0.6)
    f.lay("#0f2c40", (1 - smooth(-0.15, 0.40, f.light)) * 0.5)
    f.lay("#122638", smooth(0.56, 0.40, f.u + 0.05 * f.v) * 0.72)
    s = np.linspace(0.52, 0.96, 13)
    d = 0.0085 * f.length * (1.15 - 0.45 * s)
    f.dabs(s, np.full_like(s, -0.22), d, d * 0.75, "#f6deA0".lower(), 0.85)


def pectoral(card, root, edge, veil):
    """Paint an open pectoral fan: banded skin between strong rays."""
    tone = lambda q: mix(q, "#24566a", veil)
    fin(card, root, edge, [tone("#5d4628"), tone("#b08a4a"), tone("#e6c680")], 15, 0.0, ray=2.6, spiny=0.10, fork=False,
        bars=(3.2, tone("#38281a"), 0.72), dark=tone("#2b2018"), light=tone("#ffe6a4"))  # fmt: skip


def knob(c, x, y, tall, wide, lean, veil=0.0):
    """Paint a rough knob of spongy bone on a thick stalk: a craggy head, lit from the left."""
    g = np.random.default_rng(int(x))
    q = lambda tone: mix(tone, "#1d4a60", veil)
    top = np.array([x + tall * lean, y - tall])
    foot, way = np.array([x, y + 8.0]), np.array([lean, -1.0]) / np.hypot(lean, 1)
    side = np.array([-way[1], way[0]])
    t = np.array([0, 0.20, 0.38, 0.50, 0.60, 0.70, 0.80, 0.90, 0.98, 1.06])
    w = wide * np.array([1.6, 1.10, 0.82, 0.86, 1.12, 1.16, 1.18, 0.98, 0.74, 0.20])
    spine = foot + (top - foot) * t[:, None]
    p = np.concatenate([spine + side * (w * g.uniform(0.84, 1.18, 10))[:, None], (spine - side * (w * g.uniform(0.84, 1.18, 10))[:, None])[::-1]])
    with c.within(solid(c, [tuple(v) for v in p], [q(t) for t in ("#382a1a", "#72592f", "#c09a50", "#ffe4a0")], sun=(-0.62, -0.6, 0.5), high=1.0, seed=int(y))):
        for tone, off, size, n, much in (("#2f2418", 3.5, 3.6, 16, 0.8), ("#8a6a3a", 0.0, 3.6, 20, 0.85), ("#e0b868", -2.5, 3.4, 18, 0.9), ("#fff0be", -6.0, 2.9, 15, 0.95)):
            h, a = 1 - 0.75 * g.random(n) ** 1.5, g.uniform(-1, 1, n) * wide * 0.95
            at = foot + (top - foot) * h[:, None] + side * a[:, None]
            c.dabs(at[:, 0] + off, at[:, 1] + off * 0.6, size * g.uniform(0.7, 1.3, n), size * 0.8, g.uniform(0, 3, n), q(tone), much, hard=5)
    patch(c, [(x - wide, y + 4), (x, y - 6), (x + wide, y + 4), (x, y + 16)], q("#6b5836"), soft=5, alpha=0.7)


def clouds(c, head):
    """Cloud the skin: dark marbling, pale freckles, shade on the right and below."""
    n = c.noise(40, 26, 8, 3)
    c.area(head * smooth(0.02, 0.18, n + 0.35 * c.noise(14, 10, 28, 2)) * smooth(500, 415, c.y) * smooth(0.1, 0.6, 1 - np.exp(-(((c.x - 165) / 90) ** 2 + ((c.y - 410) / 24) ** 2))), "#1f160e", 0.86)
    c.area(head * smooth(0.20, 0.44, c.noise(30, 20, 18, 2)) * smooth(500, 420, c.y), "#f0d494", 0.42)
    c.area(head * smooth(236, 372, c.x + 0.40 * (c.y - 370)), "#10243a", 0.78, "mix")
    c.area(head * np.exp(-(((c.x - 96) / 60) ** 2) - ((c.y - 378) / 40) ** 2), "#f4dca0", 0.42)
    c.area(head * np.exp(-(((c.x - 236) / 40) ** 2) - ((c.y - 374) / 22) ** 2), "#f4dca0", 0.34)
    c.area(head * np.exp(-(((c.x - 160) / 46) ** 2) - ((c.y - 402) / 12) ** 2), "#ffe9b8", 0.40)
    c.area(head * smooth(470, 512, c.y), "#1c3f4e", 0.6)


def face(c):
    """Paint brow, cheeks, the wide mouth with its lips, the chin."""
    patch(c, [(132, 336), (170, 326), (192, 346), (186, 388), (150, 396), (128, 372)], "#d8b878", soft=9, alpha=0.45)
    patch(c, [(144, 318), (172, 312), (192, 322), (186, 344), (156, 344)], "#2b2016", soft=7, alpha=0.5)
    patch(c, [(250, 360), (296, 350), (330, 376), (322, 410), (270, 408)], "#c49f5c", soft=10, alpha=0.55)
    patch(c, [(60, 380), (84, 366), (104, 386), (96, 408), (66, 410)], "#e8cc8c", soft=7, alpha=0.5)
    # The mouth: a wide line that hangs at its ends; heavy lips; a pale chin.
    patch(c, [(56, 462), (110, 446), (180, 444), (250, 446), (306, 456), (296, 482), (230, 504), (150, 504), (86, 490)], "#d8c090", soft=7, alpha=0.62)
    patch(c, [(56, 436), (104, 414), (160, 408), (224, 408), (284, 418), (310, 440), (250, 432), (176, 432), (108, 434), (62, 448)], "#b08c50", soft=4, alpha=0.75)
    mouth = [(50, 480), (56, 462), (98, 440), (166, 429), (236, 433), (296, 452), (318, 470), (320, 486)]
    line(c, [(x, y + 7) for x, y in mouth], 16, "#3a2c1e", (0.7, 0.7), 0.5, soft=4)
    line(c, mouth, 8.5, "#140e0c", (0.9, 0.8))
    line(c, [(62, 448), (100, 427), (168, 416), (236, 420), (294, 438)], 5.5, "#ffe8ae", (0.6, 0.5), 0.85, soft=0.6)
    line(c, [(74, 470), (112, 453), (172, 444), (236, 449), (288, 465)], 5, "#ecd6a0", (0.5, 0.4), 0.6, soft=0.8)
    for x, y in ((142, 398), (176, 395)):
        c.disc(x, y, 4.6, 3.2, "#18120e", 0.3, edge=0)
        c.disc(x - 2, y - 3.4, 4, 1.6, "#ffe6ac", 0.3, edge=0, alpha=0.8)
    g = np.random.default_rng(4)
    x, y = g.uniform(70, 330, 70), g.uniform(330, 490, 70)
    c.dabs(x, y, g.uniform(1.5, 3.4, 70), g.uniform(1.2, 2.4, 70), g.uniform(0, 3, 70), np.where(g.random((70, 1)) < 0.6, [[0.16, 0.12, 0.08]], [[1.0, 0.90, 0.66]]), 0.7)


def spines(c):
    """Paint the spines of the cheek."""
    for a, b, w in (((298, 380), (352, 352), 9), ((300, 400), (350, 394), 8), ((292, 420), (330, 434), 7), ((70, 392), (42, 372), 7)):
        line(c, [(a[0] + 2, a[1] + 5), (b[0] + 1, b[1] + 4)], w * 1.2, "#15100e", (1, 0.2), 0.55, soft=1.5)
        line(c, [a, b], w, "#e8cc8e", (1, 0.05))
        line(c, [(a[0], a[1] + 2), b], w * 0.4, "#7d6038", (1, 0.1), 0.8)


def eye(c, x, y, r, gaze):
    """Paint a bulging eye under its lid: gold, looking forward."""
    cast(c, [(x - r, y + r), (x + r, y + r * 1.1), (x + r * 1.4, y + r * 1.7), (x, y + r * 1.9)], soft=5, amount=0.5)
    solid(c, [(x - 1.5 * r, y + 0.35 * r), (x - 1.2 * r, y - 0.8 * r), (x, y - 1.4 * r), (x + 1.2 * r, y - 0.9 * r), (x + 1.55 * r, y + 0.35 * r), (x, y + 1.2 * r)],
          ("#241a14", "#5d4a2c", "#a88a50", "#f0d494"), high=0.9, sun=(-0.5, -0.72, 0.48), seed=int(x))  # fmt: skip
    c.disc(x, y, r * 1.08, r * 0.94, "#120d0b", edge=0)
    c.disc(x, y, r * 0.96, r * 0.82, "#b5741c", edge=0)
    c.disc(x - r * 0.1, y + r * 0.22, r * 0.76, r * 0.52, "#ffcf4a", edge=0, soft=r * 0.1)
    c.disc(x + gaze, y + 1, r * 0.46, r * 0.54, "#0a0809", edge=0)
    c.disc(x - r * 0.34, y - r * 0.30, r * 0.22, r * 0.18, "#ffffff", edge=0)
    line(c, [(x - 1.3 * r, y - 0.1 * r), (x - 0.8 * r, y - 0.60 * r), (x + 0.3 * r, y - 0.62 * r), (x + 1.3 * r, y - 0.1 * r)], r * 0.62, "#4a3822", (0.4, 0.4))
    line(c, [(x - 1.3 * r, y - 0.3 * r), (x - 0.7 * r, y - 1.04 * r), (x + 0.3 * r, y - 1.2 * r)], r * 0.22, "#ffe8ae", (0.4, 0.3), 0.9)


def eggs(c, x, y, rx, ry, n, seed):
    """Heap eggs to a clump: amber balls, lit from above, shaded below."""
    g = np.random.default_rng(seed)
    c.disc(x + 8, y + ry * 0.7, rx * 1.15, ry * 0.7, "#04101a", alpha=0.7, soft=7, edge=0)
    a, d = g.uniform(0, 2 * np.pi, n), np.sqrt(g.random(n))
    px, py = x + rx * d * np.cos(a), y + ry * d * np.sin(a)
    for i in np.argsort(-py)[::-1]:
        r = g.uniform(4.8, 6.6)
        lit = float(np.clip(0.62 - (py[i] - y) / ry * 0.42 - (px[i] - x) / rx * 0.30, 0.05, 1))
        c.disc(px[i] + 1, py[i] + 1.5, r * 1.08, r * 1.05, "#2a0e08", alpha=0.8, edge=0)
        c.disc(px[i], py[i], r, r * 0.95, mix("#6b2410", "#f08a24", lit), edge=0)
        c.disc(px[i] - r * 0.2, py[i] - r * 0.25, r * 0.55, r * 0.46, mix("#a04018", "#ffd05c", lit), edge=0, soft=r * 0.12)
        c.disc(px[i] - r * 0.34, py[i] - r * 0.42, r * 0.17, r * 0.14, "#fff6dc", edge=0, alpha=lit)


def stone(c, x, y, w, h, seed, tones):
    """Lay a rounded stone with the shade it throws."""
    g = np.random.default_rng(seed)
    a = np.linspace(0, 2 * np.pi, 11, endpoint=False) + g.normal(0, 0.10, 11)
    rr = g.uniform(0.88, 1.08, 11)
    p = [(x + w * 0.5 * e * np.cos(t), y + h * 0.5 * e * np.sin(t)) for t, e in zip(a, rr, strict=True)]
    c.curve([(px + 9, py + 10) for px, py in p], "#030d16", alpha=0.55, soft=7, wash=0)
    solid(c, p, tones, high=0.8, soft=0.7, grain=0.16, seed=seed, sun=(-0.5, -0.75, 0.4))


def place(c):
    """Paint the cold deep: a narrow light from above on the left, the dark behind, a floor of stones."""
    water(c, ["#7fc6c6", "#2f8296", "#14506c", "#0b3450", "#08263e", "#061c30"], (70, -50, 250, "#dff6e4", 0.8))
    surface(c, 60, "#e9fff4", "#3f93a4", seed=9, centre=90, n=90, alpha=0.5)
    shafts(c, (60, -190), "#d9f6e6", n=7, length=620, amount=0.26, spread=0.62)
    rock(c, [(-20, 330), (10, 262), (60, 236), (104, 262), (150, 300), (200, 400), (-20, 420)], ("#0f3f58", "#154b64", "#1f5b72", "#357a88"), 21, 44, soft=3)
    wall = [(490, 60), (452, 86), (430, 130), (380, 170), (352, 226), (300, 262), (262, 320), (230, 420), (490, 440)]
    rock(c, wall, ("#071f33", "#0a2a40", "#0f3750", "#17495f"), 14, 56, soft=4, light=(-0.6, -0.7))
    far_ground(c, [(-10, 430), (100, 414), (240, 420), (360, 408), (490, 416)], Grad((0, 420), (0, 720), "#2a6074", "#4d7474", "#22485a", "#0b2234"))


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=41)
    place(c)
    grey = ("#0c2232", "#1d3c4c", "#3d5c64", "#6b8484", "#a8b8a4")
    for x, y, w, h, s in ((24, 446, 90, 44, 1), (420, 452, 120, 60, 2), (250, 444, 110, 40, 3)):
        stone(c, x, y, w, h, s, grey[:4])
    cast(c, [(20, 500), (120, 486), (300, 490), (470, 500), (480, 560), (320, 584), (120, 566), (10, 540)], soft=12, amount=0.85, colour="#0a1c2a")
    stone(c, 70, 548, 150, 70, 5, grey)
    stone(c, 404, 590, 190, 90, 6, grey)
    animal(c)
    eggs(c, 190, 534, 84, 30, 150, 5)
    stone(c, 54, 622, 180, 100, 8, grey[:4])
    stone(c, 262, 640, 230, 96, 7, grey[:4])
    stone(c, 450, 670, 180, 110, 11, grey[:3])
    c.area(smooth(540, 720, c.y) * 0.6, "#061a2a", wash=0)
    c.glow(90, 290, 210, "#bfeee0", 0.20)
    motes(c, "#e9fbf0", 70)
    return finished(c, focus=((165, 370, 120),))
