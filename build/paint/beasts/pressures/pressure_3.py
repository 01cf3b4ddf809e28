"""Bottom trawling: the mouth of a trawl comes along the sea bed, as high as a house, mud rolling up behind it."""

import numpy as np
from canvas import F, Grad, smooth
from clupea_harengus import herring
from dusk import billow, darker, evening, trail, under, veiled, works
from seabed import pebbles, sand, tuft
from sheet import Sheet, finished
from small_fish import PERCH, small_fish
from underwater import motes

LEVEL = 150
MUD = ("#34213c", "#6c4c60", "#a88488")
NEAR = ((196, 404), (92, 152))
FAR = ((560, 470), (22, 46))


def ring(s, a):
    """Return places on the net: s from its mouth (0) to its end (1), at angles round its axis."""
    (x0, y0), (rx0, ry0) = NEAR
    (x1, y1), (rx1, ry1) = FAR
    t = s**1.15
    swell = 1 + 0.10 * np.sin(np.pi * s)
    x, y = x0 + (x1 - x0) * s, y0 + (y1 - y0) * t
    rx, ry = (rx0 + (rx1 - rx0) * t) * swell, (ry0 + (ry1 - ry0) * t**0.8) * swell
    return np.stack([x + rx * np.cos(a + 0 * s), y + ry * np.sin(a + 0 * s)], -1)


def boat(c):
    """Paint the trawler above, small and dark, its lamps lit, its wake and its warps."""
    billow(c, trail((212, 62), (420, 16), (9, 34), 14, 5, bow=8), ("#36213f", "#4c3252", "#7c5068"), alpha=0.6, soft=0.25)
    c.shape([(92, 116), (116, 126), (258, 120), (266, 112), (256, 154), (118, 156)], Grad((0, 112), (0, 156), "#7a3a50", "#44223f", "#24162f"), edge=0.8)
    c.line([(94, 116), (118, 125), (258, 119)], 3.4, "#ffc8a0", alpha=0.85)
    c.shape([(138, 122), (142, 84), (196, 82), (200, 120)], Grad((138, 0), (200, 0), "#c8909a", "#7c526c"), edge=0.6)
    c.shape([(134, 86), (140, 76), (200, 74), (202, 84)], "#4c2844", edge=0.5)
    for x in (150, 166, 182):
        c.shape([(x, 104), (x, 92), (x + 10, 92), (x + 10, 104)], "#ffe6a0", edge=0)
    c.shape([(206, 120), (207, 66), (219, 66), (220, 120)], ("#c84c50", "#5c2444"), edge=0.4)
    c.line([(112, 124), (118, 58)], 4, "#2c1a38", taper=(1.1, 0.6))
    c.line([(118, 60), (140, 80)], 2, "#2c1a38")
    c.line([(240, 120), (238, 74), (260, 74), (262, 118)], 5, "#2c1a38")
    c.disc(118, 56, 4, 4, "#fff2c0", edge=0)
    c.glow(118, 56, 26, "#ffe8a8", 0.8)


def warps(c):
    """Paint the two steel warps from the boat down to the boards that spread the net."""
    for end in ((70, 322), (112, 528)):
        run = [(250, 76), (214, 170), (130, 262), end] if end[1] < 400 else [(256, 76), (238, 160), (112, 326), (88, 410), end]
        c.line(run, 5, "#160e22", round_=True, taper=(0.6, 1.0), alpha=0.9)
        c.line([(x - 1.4, y) for x, y in run], 1.6, "#c89ca8", round_=True, taper=(0.5, 1.0), alpha=0.6)


def board(c, x, y, s):
    """Paint an otter board: planks in an iron frame."""
    p = [(x - 20 * s, y - 44 * s), (x + 14 * s, y - 54 * s), (x + 24 * s, y + 40 * s), (x - 10 * s, y + 52 * s)]
    c.shape([(px + 8, py + 8) for px, py in p], "#100a1c", alpha=0.5, soft=6)
    c.shape(p, Grad((x - 20 * s, 0), (x + 24 * s, 0), "#e8946c", "#9c5048", "#4c2438"), edge=0.8)
    for q in (0.25, 0.5, 0.75):
        a, b = (np.array(p[i]) + (np.array(p[j]) - np.array(p[i])) * q for i, j in ((0, 3), (1, 2)))
        c.line([a, b], 3, "#3a1a30", alpha=0.7)
    c.line([*p, p[0]], 4.5, "#2a1a34")
    c.line([p[0], p[1]], 2.4, "#ffd8b0", alpha=0.8)


def mesh(c, around, s0, s1, colour, width, alpha, n, twist=0.62):
    """Draw the netting between two angles: threads that cross as diamonds."""
    s = np.linspace(s0, s1, 40)
    a0, a1 = around
    for way in (-1, 1):
        for a in np.linspace(a0 - 1.4, a1 + 1.4, n):
            angle = a + way * twist * 2.2 * s
            p = ring(s, angle)
            inside = (angle >= a0) & (angle <= a1)
            for part in np.split(np.arange(len(s)), np.flatnonzero(np.diff(inside.astype(int))) + 1):
                if inside[part[0]] and len(part) > 2:
                    c.line(p[part], width, colour, alpha=alpha, taper=(1.2, 0.6))


def net(c):
    """Paint the net: its flank, its gaping mouth, head rope with floats, ground rope with rollers."""
    turn = np.linspace(0, 2 * np.pi, 90)
    top, low = ring(np.linspace(0, 1, 30), np.full(30, -np.pi / 2)), ring(np.linspace(0, 1, 30), np.full(30, np.pi / 2))
    flank = np.concatenate([top, low[::-1]])
    mouth = ring(np.zeros(90), turn)
    c.shape(flank, Grad((200, 0), (480, 0), "#584880", "#4c3a70", "#3c2c5c"), alpha=0.72, edge=0)
    with c.within(c.cover(flank)):
        c.area(smooth(380, 290, c.y + 0.1 * (c.x - 200)).astype(F), "#c890a4", 0.40, wash=0)
        c.area(smooth(440, 560, c.y).astype(F), "#150e28", 0.6, wash=0)
        g = np.random.default_rng(4)
        for _ in range(15):
            s, a = g.uniform(0.22, 0.62), g.uniform(-1.1, 1.1)
            (x, y), = ring(np.array([s]), np.array([a * 0.8]))
            way, long = g.uniform(-0.7, 0.7) + np.pi * (g.random() < 0.3), g.uniform(46, 66)
            axis = [(x + long * u * np.cos(way), y + long * u * np.sin(way) + 5 * np.sin(3 * u)) for u in (0, 0.33, 0.66, 1)]
            herring(c, axis, near=0.3, haze="#5a4480", sunk=0.30, flash=0.6, seed=int(g.integers(1, 999)), side=1 if np.cos(way) > 0 else -1)
    mesh(c, (-np.pi / 2, np.pi / 2), 0.0, 1.0, "#f4d8cc", 2.2, 0.75, 34)
    c.shape(mouth, Grad((110, 300), (290, 520), "#1c1234", "#0e0a20", "#1a1030"), edge=0)
    with c.within(c.cover(mouth)):
        mesh(c, (np.pi / 2, 3 * np.pi / 2), 0.0, 0.5, "#b890b4", 2.0, 0.55, 34)
        c.glow(150, 330, 110, "#e0a8b0", 0.25)
        herring(c, [(232, 372), (208, 366), (188, 368), (168, 376)], near=0.5, haze="#4a3870", sunk=0.30, flash=0.7, seed=5, side=-1)
        herring(c, [(246, 452), (222, 446), (200, 448), (178, 458)], near=0.5, haze="#3c2c60", sunk=0.40, flash=0.6, seed=9, side=-1)
        herring(c, [(214, 322), (196, 318), (178, 320), (160, 326)], near=0.5, haze="#4a3870", sunk=0.36, flash=0.6, seed=12, side=-1)
    c.line([*mouth, mouth[0]], 9, "#2a1a38", alpha=0.9)
    c.line([*mouth, mouth[0]], 5, "#f0c4a8")
    for a in np.linspace(-2.9, -0.25, 9):
        (x, y), = ring(np.zeros(1), np.array([a]))
        c.disc(x + 2, y + 3, 12, 12, "#2a1430", alpha=0.6, soft=2, edge=0)
        c.disc(x, y, 12, 12, "#b8502c", edge=0)
        c.disc(x - 2, y - 2.4, 9, 8.6, "#f4a048", edge=0)
        c.disc(x - 4, y - 5, 3.2, 2.8, "#fff2cc", edge=0)
    for a in np.linspace(0.35, 2.75, 10):
        (x, y), = ring(np.zeros(1), np.array([a]))
        c.disc(x, y + 4, 16, 16, "#0c0818", edge=0)
        c.disc(x - 2, y + 1, 11, 10, "#3c2c4c", edge=0)
        c.disc(x - 4, y - 3, 4.4, 3.4, "#a8889c", edge=0)


def bottom(c):
    """Paint the bed: weeds still standing before the net, furrows behind."""
    sand(c, [(-10, 546), (100, 538), (240, 552), (380, 544), (490, 552)], ("#6c4c6c", "#2a1c3c", "#a07c8c", "#1a122c"), ripples=34)
    leaves = [("#2c3450", "#4c5870", "#8a8ca0"), ("#242c48", "#445068", "#7c8098")]
    for x, h, lean in ((18, 120, 0.14), (60, 90, 0.2)):
        tuft(c, x, 566, h, leaves, n=8, width=7, spread=0.4, lean=lean, seed=x)
    pebbles(c, 556, 716, ["#5c4668", "#74587a", "#40305a"], n=40, seed=3, shadow="#120c22", size=(2, 16))


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 8)
    evening(c, LEVEL, (64, 112), seed=4)
    works(c, LEVEL, 330, 500, seed=6)
    boat(c)
    under(c, LEVEL, beam=(90, 0.20))
    bottom(c)
    billow(c, trail((330, 548), (500, 400), (40, 76), 18, 3, spread=0.6), [veiled(t, 0.25) for t in MUD], alpha=0.8, soft=0.16)
    net(c)
    warps(c)
    board(c, 68, 344, 0.9)
    board(c, 108, 540, 0.9)
    billow(c, trail((232, 574), (500, 560), (22, 62), 22, 7, spread=0.5), MUD, alpha=0.85, soft=0.14)
    billow(c, trail((96, 588), (240, 584), (12, 26), 10, 9, spread=0.4), MUD, alpha=0.8, soft=0.16)
    dull = [veiled(t, 0.15) for t in ("#4a5260", "#7c8490", "#a8aeb4", "#d4d4d0", "#e8e4dc")]
    for axis, s in (([(14, 452), (34, 448), (54, 450), (74, 456)], 1), ([(40, 492), (56, 490), (72, 492), (86, 498)], 1)):
        small_fish(c, PERCH, axis, dull, side=s, flash=0.3, fins=("#6a5a78", "#a89cb0"), bar="#3a3454")
    motes(c, "#e0c4cc", 80, rows=(LEVEL + 20, 700))
    darker(c, 570)
    return finished(c, focus=((190, 400, 150), (170, 110, 70)), share=0.7)
