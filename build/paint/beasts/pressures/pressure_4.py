"""Ship, oil and noise: the stern of a freighter hangs over us; its screw drives rings of sound at a porpoise."""

import numpy as np
from canvas import F, Grad, mix, smooth
from dusk import billow, darker, evening, trail, under, works
from hides import Spine
from phocoena_phocoena import porpoise
from sheet import Sheet, finished
from underwater import bubbles, motes

LEVEL = 218
SCREW = (152, 330)


def boxes(c):
    """Paint the containers on deck and the house with its lit windows."""
    g = np.random.default_rng(6)
    tones = ("#c8545c", "#7c4a7c", "#e09a74", "#5c4a80", "#a8406a", "#d8b094", "#4a5a88")
    for i in range(6):
        for j in range(3 if i != 2 else 2):
            x, y, tone = 258 + 44 * i, 96 - 30 * j, tones[g.integers(0, len(tones))]
            c.shape([(x, y), (x + 42, y), (x + 42, y + 28), (x, y + 28)], Grad((x, 0), (x + 42, 0), mix(tone, "#ffd8b0", 0.3), tone, mix(tone, "#2a1840", 0.5)), edge=0.3)
            for u in (10, 21, 32):
                c.line([(x + u, y + 2), (x + u, y + 27)], 2, "#2a1840", alpha=0.35)
    c.shape([(136, 128), (140, 34), (236, 34), (240, 128)], Grad((136, 0), (240, 0), "#ffdcb8", "#c89494", "#7c5272"), edge=0.6)
    c.shape([(126, 40), (130, 22), (246, 22), (248, 40)], Grad((126, 0), (248, 0), "#f4b498", "#8c5474"), edge=0.5)
    for y in (48, 72, 96):
        c.shape([(146, y), (230, y), (230, y + 11), (146, y + 11)], "#3c2348", edge=0)
        for x in np.arange(149, 228, 14):
            if g.random() < 0.75:
                c.shape([(x, y + 2), (x + 9, y + 2), (x + 9, y + 9), (x, y + 9)], "#ffe29a", edge=0)
    c.shape([(168, 24), (172, -16), (214, -16), (218, 24)], Grad((168, 0), (218, 0), "#e8685c", "#8c2c4c"), edge=0.5)


def hull(c):
    """Paint the hull: dark above, red below the water, swept up to the stern tube; rivets, weed, its shade."""
    above = [(92, 122), (500, 122), (500, 226), (118, 226), (100, 190)]
    c.shape(above, Grad((0, 122), (0, 226), "#5c3458", "#3a2248", "#221436"), edge=0.8)
    c.line([(92, 123), (500, 123)], 6, "#ffc8a0", alpha=0.85)
    c.line([(106, 200), (500, 200)], 5, "#d8949c", alpha=0.5)
    below = [(114, 214), (500, 214), (500, 392), (420, 396), (340, 384), (262, 352), (206, 336), (196, 322), (204, 306), (176, 270), (128, 240)]
    c.curve([(x + 4, y + 26) for x, y in below], "#0c0820", alpha=0.5, soft=16)
    c.curve([*below[:2], *below[2:]], Grad((0, 214), (0, 396), "#b04456", "#8a2f4c", "#561f42", "#2c1434"), edge=0.8)
    inside = c.cover(np.array(below, float))
    with c.within(inside):
        for run in ([(150, 246), (300, 252), (500, 252)], [(190, 292), (320, 300), (500, 300)], [(230, 338), (340, 350), (500, 350)]):
            c.line(run, 3, "#2c1434", alpha=0.6, round_=True)
            c.line([(x, y + 3) for x, y in run], 1.6, "#f0a090", alpha=0.4, round_=True)
        weed = smooth(0.0, 0.5, c.noise(16, 70, 33, 3)) * smooth(300, 220, c.y)
        c.area((weed * F(0.55)).astype(F), "#3c4a38", wash=0)
        c.area((smooth(330, 470, c.x) * F(0.4)).astype(F), "#1a1034", wash=0)
    c.shape([(66, 226), (106, 222), (112, 300), (118, 424), (72, 420), (62, 330)], Grad((62, 0), (118, 0), "#e0707c", "#8a3050", "#3c1a3c"), edge=0.8)
    c.line([(66, 228), (62, 330), (72, 418)], 3.5, "#ffc0a8", alpha=0.7, round_=True)


def screw(c):
    """Paint the screw: five broad blades of bronze round the boss, and the water it beats white."""
    (x, y) = SCREW
    c.line([(228, 332), (168, 330)], 26, "#3c1a3c")
    c.line([(228, 324), (168, 323)], 6, "#c8687c", alpha=0.7)
    c.disc(x, y, 92, 100, "#ffe8e0", alpha=0.10, soft=12, edge=0)
    for i in np.argsort(np.cos(np.linspace(0.3, 0.3 + 2 * np.pi, 5, endpoint=False))):
        a = 0.3 + 2 * np.pi * i / 5 - np.pi / 2
        co, si = np.cos(a), np.sin(a)
        at = lambda u, v, co=co, si=si: (x + (u * co - v * si) * 0.86, y + u * si + v * co)
        blade = [at(6, -10), at(34, -30), at(68, -36), at(92, -20), at(98, 4), at(84, 22), at(52, 22), at(20, 12)]
        c.curve([(px + 5, py + 7) for px, py in blade], "#140a20", alpha=0.5, soft=4)
        c.curve(blade, Grad(at(50, -36), at(50, 24), "#ffe0a4", "#d89a58", "#8c5044", "#4a2440"))
        c.line([at(22, -18), at(56, -30), at(86, -18)], 3.4, "#fff4d0", alpha=0.8, round_=True, taper=(0.3, 0.3))
        c.line([at(14, 0), at(50, -4), at(90, 0)], 2.4, "#6a3440", alpha=0.55, round_=True, taper=(1, 0.2))
    c.disc(x, y, 22, 24, Grad((x - 20, y - 20), (x + 20, y + 20), "#fff0c0", "#d8985c", "#5c2c44"), edge=0)
    c.disc(x - 6, y - 7, 7, 6, "#fffbe0", edge=0, alpha=0.9)
    g = np.random.default_rng(4)
    r, a = g.uniform(70, 124, 60), g.uniform(2.0, 4.4, 60)
    bubbles(c, [(x + q * np.cos(b), y + q * np.sin(b), s) for q, b, s in zip(r, a, g.uniform(1.6, 5, 60))], light="#ffeade", shade="#4c3a70")


def sound(c):
    """Paint the rings of sound: crests of light, a trough behind each."""
    (x, y) = SCREW
    d = np.hypot(c.x - x, c.y - y)
    water = smooth(LEVEL + 4, LEVEL + 40, c.y)
    for i, r in enumerate((126, 172, 220, 270, 322, 376)):
        wide, fade = 7 + 2 * i, 0.80 - 0.10 * i
        c.area((np.exp(-(((d - r) / wide) ** 2)) * water * F(0.7 * fade)).astype(F), "#ffd0cc", mode="screen", wash=0)
        c.area((np.exp(-(((d - r - wide * 1.7) / wide) ** 2)) * water * F(0.6 * fade)).astype(F), "#120c30", wash=0)


def oil(c):
    """Paint the oil round the stern: a black film on the water, its thin coloured rim, drops that sink."""
    film = [(-30, 210), (60, 206), (130, 212), (220, 207), (330, 213), (420, 208), (510, 212), (510, 232), (440, 244), (380, 234), (330, 248), (262, 238), (210, 256), (150, 240), (92, 260), (40, 244), (-30, 256)]
    for grow, colours, alpha in ((26, ("#f2b25c", "#e0609a"), 0.6), (18, ("#6ad0b0", "#5a78e0"), 0.65), (9, ("#c05ad0", "#f2c45a"), 0.65)):
        c.curve([(x, y + (grow if y > 225 else -grow * 0.3)) for x, y in film], Grad((0, 0), (480, 0), *colours, *colours, *colours), alpha=alpha, soft=2.0)
    c.curve(film, Grad((0, 204), (0, 250), "#3a2440", "#180e22", "#0c0714"))
    for x0, x1, y in ((10, 96, 214), (150, 250, 216), (290, 350, 219), (390, 470, 215)):
        c.line([(x0, y), ((x0 + x1) / 2, y - 2), (x1, y + 1)], 3, "#f0b0a0", alpha=0.6, round_=True, taper=(0.2, 0.2))
    for x, y, r in ((42, 288, 9), (26, 346, 6), (214, 282, 7), (340, 274, 8), (402, 268, 10), (404, 318, 6), (52, 462, 5)):
        c.curve([(x, y - 2.6 * r), (x + 0.6 * r, y - 0.6 * r), (x + 0.8 * r, y + 0.3 * r), (x, y + r), (x - 0.8 * r, y + 0.3 * r), (x - 0.6 * r, y - 0.6 * r)], Grad((x - r, y), (x + r, y), "#3c2444", "#0c0714"))
        c.disc(x - 0.3 * r, y, 0.18 * r, 0.34 * r, "#f0b0c0", edge=0, alpha=0.8)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 9)
    evening(c, LEVEL, (40, 172), seed=4)
    works(c, LEVEL, -20, 84, seed=9)
    billow(c, trail((192, -20), (60, -40), (26, 60), 8, 3), ("#36213f", "#4c3252", "#7c5068"), alpha=0.7, soft=0.2)
    under(c, LEVEL, beam=(40, 0.22), stripes=False)
    boxes(c)
    sound(c)
    hull(c)
    oil(c)
    screw(c)
    layer = c.lifted(lambda c: porpoise(c, Spine([(446, 474), (404, 464), (348, 474), (280, 506), (228, 538), (190, 548)], (1.05, 1.05, 1.0, 0.95), flip=True), 0.0, 3))
    layer.haze("#4a3c7c", 0.20).lay()
    motes(c, "#e6d2ec", 70, rows=(LEVEL + 30, 700))
    darker(c, 560)
    return finished(c, focus=((400, 490, 90), (152, 330, 110), (186, 70, 60)), share=0.7)
