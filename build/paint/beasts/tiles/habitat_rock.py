"""Rock: one granite boulder in the sun, a great bladderwrack upon it, mussels at its foot."""

import numpy as np
from canvas import mix, rounded, smooth
from form import ribbon
from granite import boulder
from tile import Tile
from underwater import shafts

STONE = ("#2a1f4a", "#4f3d7c", "#8268a8", "#b9a0d0", "#f2e4ee")
FAR = ("#7f7ab4", "#938fc4", "#aaa8d6", "#c4c4e6")
SUN = (-0.62, -0.60, 0.50)
DARK, OWN, LIT, TIP = "#2a2c10", "#5d6218", "#a0a02c", "#ece07c"


def straps(start, turn, sector, long, half, left):
    """Return the straps of a fan: line, half width, forks left. Its forks share a sector, so that none crosses another."""
    ahead = lambda a: np.array([np.sin(a), -np.cos(a)])
    start = np.asarray(start, float)
    end = start + ahead(turn) * long
    found = [(np.array([start - ahead(turn) * 0.6 * half, start, (start + end) / 2, end, end + ahead(turn) * (0.8 if left else 1.5) * half]), half, left, turn)]
    for side in (-1, 1) if left else ():
        found += straps(end + ahead(turn + side * 1.57) * 0.30 * half, turn + side * sector / 2, sector * 0.56, long * 0.84, half * 0.88, left - 1)
    return found


def drawn_out(line, start):
    """Return a line as the swell draws it to the right, the farther from its root the more."""
    x, y = (line - start).T
    high = np.maximum(-y, 0)
    return start + np.stack([x + 0.0011 * high**2 + 5 * np.sin(high / 24 + x / 50), y - 3 * np.sin(x / 26)], -1)


def wrack(c, start, turns, long, half):
    """Paint a bladderwrack: flat forked straps with a rib, bladders in pairs, swollen pale tips."""
    found = [q for turn in turns for q in straps(start + np.array([14 * turn, 0]), turn, 0.86, long, half, 2)]
    found = [(drawn_out(line, start), *rest) for line, *rest in found]
    for dark in (True, False):
        for line, w, left, _ in found:
            wide = np.array([1.5, 1.8, 2.0, 2.2, 1.6] if left else [1.5, 1.8, 2.3, 2.5, 1.2]) * w
            tone = DARK if dark else mix(OWN, LIT, 0.28 * (2 - left))
            c.shape(ribbon(line if dark else line - (1.5, 2), wide if dark else 0.74 * wide), tone, edge=0)
    for line, w, left, turn in found:
        c.line(rounded(line[1:4], closed=False), 0.34 * w, DARK, taper=(1, 0.6), alpha=0.75)
        if not left:
            c.disc(*line[3], 0.78 * w, 1.25 * w, TIP, turn, edge=0)
        for side in (-1, 1) if left == 1 else ():
            u, v = line[2] + side * 1.15 * w * np.array([np.cos(turn), np.sin(turn)])
            c.disc(u + 1.5, v + 2, 1.02 * w, 1.02 * w, DARK, edge=0)
            c.disc(u, v, 0.86 * w, 0.86 * w, LIT, edge=0)
            c.disc(u - 0.28 * w, v - 0.3 * w, 0.34 * w, 0.30 * w, "#fffbd0", edge=0)


def mussel(c, x, y, long, turn):
    """Paint a mussel that stands on its beak: blue-black, one light along its back."""
    co, si = np.cos(turn) * long, np.sin(turn) * long
    at = lambda points: [(x + u * co - v * si, y + u * si + v * co) for u, v in points]
    shell = [(0, 0), (-0.14, -0.22), (-0.21, -0.55), (-0.16, -0.86), (0.02, -1.0), (0.20, -0.88), (0.25, -0.58), (0.16, -0.26)]
    c.curve(at(shell), "#0c1030", edge=0)
    c.curve(at([(0.75 * u - 0.02, 0.86 * v - 0.06) for u, v in shell]), "#26336c", edge=0)
    c.line(at([(-0.08, -0.25), (-0.13, -0.5), (-0.10, -0.78), (0.0, -0.9)]), 0.06 * long, "#9cb4e8", taper=(0.2, 0.4), round_=True, alpha=0.8)


def paint(k):
    """Paint the tile at k pixels for each unit."""
    c = Tile(k, 17)
    c.ground("#fbfaf4", "#dbe8f4", "#a8bce0", "#7c86c4", light=(120, 10, 280, "#fffbf0", 0.7))
    shafts(c, (90, -190), "#fffbf0", n=6, length=520, amount=0.25, wide=(24, 50))
    boulder(c, [(250, 500), (270, 330), (320, 262), (400, 246), (480, 280), (520, 500)], FAR, SUN, seed=3, round_=60, rough=0.5)
    boulder(c, [(-60, 560), (-30, 400), (20, 312), (96, 262), (190, 252), (276, 282), (340, 350), (380, 440), (390, 560)], STONE, SUN, seed=9, round_=110, rough=0.7, joints=((150, 380, 2.2),))
    c.disc(206, 272, 80, 16, "#2a1f4a", alpha=0.5, soft=8, edge=0)
    wrack(c, (206, 270), (-0.86, 0.74, -0.06), 76, 14.0)
    c.disc(318, 388, 62, 15, "#1c1440", alpha=0.6, soft=7, edge=0)
    for x, y, long, turn in ((306, 384, 70, -0.62), (332, 384, 74, 0.66), (319, 392, 88, 0.06)):
        mussel(c, x, y, long, turn)
    c.area(smooth(370, 480, c.y) * 0.5, "#1c1440", wash=0)
    return c.framed("#76599b")
