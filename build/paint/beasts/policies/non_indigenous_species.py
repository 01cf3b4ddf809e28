"""Non-indigenous species: a mud crab raises its claws on the bottom; the ship above brought it in its ballast."""

import numpy as np
from canvas import Grad, mix, rgb, rounded, smooth
from form import eye, patch, solid
from lake import swell
from nature import clouds, sky
from policy import Policy
from seabed import pebbles, sand, tuft
from underwater import bubbles, motes, shafts

LEVEL = 150
SUN = (-0.5, -0.75, 0.45)
SHELL = ("#3a2410", "#74501c", "#b4842e", "#e4b85a", "#fbe4a0")
LIMB = ("#33200f", "#6a4818", "#a67a2c", "#dcae54")


def place(c):
    sky(c, ("#6fb8c4", "#b8dcc8", "#f4f0cc"), LEVEL, sun=(90, 70, 170, "#fff6cc", 0.6))
    clouds(c, 10, 120, "#ffffff", "#98c0bc", 0.42, 220, 0.16, 3, sun=(-0.5, -0.5), alpha=0.9)
    c.area(smooth(LEVEL - 1, LEVEL + 1, c.y), Grad((0, LEVEL), (0, 720), "#90ccb0", "#4fa496", "#26747a", "#125064", "#0a2e48"))
    c.shape([(196, 104), (452, 96), (436, 156), (226, 160)], Grad((0, 96), (0, 160), "#3a6a8c", "#24486c", "#172c4c"), edge=0.8)
    c.shape([(210, 140), (440, 134), (436, 156), (226, 160)], "#b8483e", edge=0.5)
    for i, tone in enumerate(("#e0785a", "#f2c25c", "#5aa474", "#4a86b4", "#c8584e", "#e8dcc0")):
        for j in range(2 if i != 2 else 1):
            x, y = 220 + 30 * i, 88 - 18 * j
            c.shape([(x, y), (x + 28, y - 1), (x + 28, y + 16), (x, y + 17)], Grad((x, 0), (x + 28, 0), mix(tone, "#ffffff", 0.2), mix(tone, "#20304c", 0.25)), edge=0.3)
    c.shape([(404, 98), (404, 52), (436, 50), (436, 96)], Grad((404, 0), (436, 0), "#fffdf0", "#b8c4c4"), edge=0.4)
    c.shape([(404, 62), (436, 60), (436, 67), (404, 69)], "#24486c", edge=0)
    c.shape([(414, 50), (414, 34), (428, 33), (428, 49)], "#c8584e", edge=0.4)
    shafts(c, (90, -80), "#fbf8cc", n=7, length=560, amount=0.2, spread=0.9, wide=(10, 36), top=LEVEL)
    swell(c, LEVEL - 8, "#f0fae0", "#3f8c88", n=46, top=5, foot=LEVEL + 26, tall=0.6, alpha=0.8)
    g = np.random.default_rng(4)
    for i in range(70):
        t = g.uniform(0, 1)
        x, y = 262 - 20 * t + g.normal(0, 6 + 22 * t), 160 + 170 * t
        c.disc(x, y, 6 + 18 * t, 4 + 10 * t, "#d8d8a0", alpha=0.12, soft=5, edge=0)
    bubbles(c, [(262 - 24 * t + g.normal(0, 5 + 16 * t), 164 + 180 * t, g.uniform(2, 5.5)) for t in g.uniform(0, 1, 26)])
    sand(c, [(-10, 548), (120, 538), (240, 546), (380, 536), (490, 546)], ("#7aa084", "#2a5a58", "#c4d4a0", "#1c464c"), ripples=36)
    pebbles(c, 548, 716, ["#5a8474", "#7a9a80", "#37605c"], n=40, seed=6, shadow="#0e343c", size=(2, 16))
    for x, y, h, lean in ((36, 552, 100, 0.2), (452, 548, 120, -0.15), (420, 556, 70, 0.1)):
        tuft(c, x, y, h, [["#245a44", "#4f8f52", "#a8c870"], ["#2c6a48", "#62a058", "#bcd880"]], n=8, width=7, spread=0.4, lean=lean, seed=int(x))


def limb(c, points, widths, seed=1, tones=LIMB):
    """Paint one joint of a leg or arm."""
    p = rounded(points, closed=False, steps=8)
    d = np.gradient(p, axis=0)
    d /= np.hypot(*d.T)[:, None] + 1e-9
    w = np.interp(np.linspace(0, 1, len(p)), np.linspace(0, 1, len(widths)), widths)[:, None] / 2
    n = np.stack([-d[:, 1], d[:, 0]], -1)
    solid(c, np.concatenate([p + n * w, (p - n * w)[::-1]]), list(tones), sun=SUN, high=0.9, seed=seed, bounce=("#7fc4a8", 0.4))


def legs(c, side):
    """Paint four walking legs of one side, the rearmost first."""
    m = lambda pts: [(240 + side * (x - 240), y) for x, y in pts]
    for i, (a, b, e) in enumerate((
        ((318, 462), (376, 470), (398, 560)),
        ((326, 446), (400, 438), (436, 540)),
        ((328, 428), (414, 404), (460, 506)),
        ((322, 410), (404, 372), (456, 452)),
    )):
        mid = ((b[0] + e[0]) / 2 + 8, (b[1] + e[1]) / 2 - 6)
        limb(c, m([b, mid, e]), (15, 12, 3), seed=20 + i)
        limb(c, m([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 8), b]), (17, 20, 14), seed=30 + i)


def claw(c, side, big):
    """Paint an arm and its claw with the pale tips of its fingers."""
    m = lambda pts: [(240 + side * (q[0] - 240), q[1] + big, *q[2:]) for q in pts]
    limb(c, m([(306, 384), (352, 366), (374, 330)]), (26, 32, 24), seed=3)
    limb(c, m([(372, 340), (382, 310), (366, 282)]), (28, 34, 30), seed=5)
    solid(c, m([(352, 300), (338, 276), (338, 246), (352, 222), (372, 208), (392, 204), (396, 224), (384, 238), (400, 236), (414, 222), (424, 232), (420, 262), (404, 290), (380, 306)]), list(SHELL), sun=SUN, high=0.8, seed=6, bounce=("#7fc4a8", 0.4))
    solid(c, m([(348, 240), (340, 206), (352, 172), (376, 152), (398, 150), (392, 168), (378, 182), (376, 204), (380, 222), (366, 240)]), list(SHELL), sun=SUN, high=0.8, seed=7, bounce=("#7fc4a8", 0.4))
    solid(c, m([(396, 244), (398, 220), (408, 196), (420, 176), (428, 180), (430, 206), (424, 236), (410, 252)]), list(SHELL), sun=SUN, high=0.8, seed=8)
    patch(c, m([(374, 158), (398, 146), (400, 152), (390, 170), (378, 178)]), "#fff8e4", soft=2.0, alpha=0.95)
    patch(c, m([(410, 192), (420, 174), (430, 180), (430, 198), (418, 204)]), "#fff8e4", soft=2.0, alpha=0.95)
    for x, y in ((380, 190), (378, 204), (400, 212), (396, 226)):
        c.disc(*m([(x, y)])[0], 4, 3.4, "#f6e8c0", edge=0)
    patch(c, m([(352, 282), (372, 262), (398, 262), (388, 286), (366, 298)]), "#5a3814", soft=6, alpha=0.4)


def crab(c):
    """Paint the mud crab: a shell with four teeth on each side of the front, claws up."""
    c.curve([(40, 548), (130, 520), (240, 512), (350, 520), (444, 548), (360, 574), (240, 580), (120, 574)], "#0c2a34", alpha=0.6, soft=9)
    for side in (-1, 1):
        legs(c, side)
    for side, big in ((-1, 6), (1, -4)):
        claw(c, side, big)
    right = [(240, 356), (266, 352), (284, 354), (292, 364), (306, 360), (312, 372), (326, 372), (328, 384), (340, 388), (338, 400), (346, 408), (338, 428), (320, 458), (290, 482), (262, 492)]
    shell = [*right, (240, 494), *[(480 - x, y) for x, y in right[:0:-1]]]
    body = solid(c, shell, list(SHELL), sun=SUN, high=1.0, seed=9, bounce=("#8fd0b0", 0.5))
    with c.within(body):
        for run in ([(240, 396), (214, 406), (206, 430), (216, 452)], [(240, 396), (266, 406), (274, 430), (264, 452)], [(166, 404), (196, 412), (214, 406)], [(314, 404), (284, 412), (266, 406)], [(214, 460), (240, 466), (266, 460)]):
            c.line(run, 7, "#4a2c10", alpha=0.45, round_=True, soft=2.2, taper=(0.4, 0.4))
            c.line([(x - 2, y + 4) for x, y in run], 3, "#f8dc94", alpha=0.5, round_=True, soft=1, taper=(0.3, 0.3))
        g = np.random.default_rng(5)
        n = 160
        c.dabs(g.uniform(146, 334, n), g.uniform(360, 490, n), g.uniform(1.2, 4, n), g.uniform(1, 3, n), 0, np.where(g.random(n)[:, None] < 0.6, rgb("#5a3814"), rgb("#f4d68a")), 0.45)
    for side in (-1, 1):
        x = 240 + side * 32
        limb(c, [(x - side * 4, 366), (x, 352), (x + side * 2, 342)], (10, 10, 11), seed=11)
        eye(c, x + side * 2, 338, 6.6, iris="#1c1210", glint=(-0.3, -0.36))
        c.line([(240 + side * 12, 358), (240 + side * 18, 334), (240 + side * 10, 316)], 2.6, "#7a5018", round_=True, taper=(1, 0.3))
    patch(c, [(216, 486), (240, 482), (264, 486), (256, 496), (240, 499), (224, 496)], "#2c1a0c", soft=2, alpha=0.5)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Policy(k, 5)
    place(c)
    crab(c)
    motes(c, "#f0ffe0", 50, rows=(170, 700))
    return c.framed("dual", focus=((240, 400, 150), (330, 90, 80)), share=0.65)
