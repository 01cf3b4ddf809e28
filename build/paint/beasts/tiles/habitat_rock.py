"""Rock: a reef of violet boulders in planes of light, bladderwrack on it."""

import numpy as np
from canvas import mix, smooth
from form import ribbon
from seabed import rock
from tile import Tile
from underwater import shafts

TONES = ("#2c2050", "#4c3a7c", "#76599b", "#a98cc4", "#e4cfe4")


DARK, OWN, LIT = "#3d3a14", "#868024", "#d8cc58"


def straps(g, x, y, turn, long, half, lean, left):
    """Return the straps of a wrack that forks and forks again: (line, half width, forks left)."""
    to = turn + 0.35 * (lean - turn)
    mid = (x + np.sin(turn) * long * 0.5, y - np.cos(turn) * long * 0.5)
    end = (mid[0] + np.sin(to) * long * 0.5, mid[1] - np.cos(to) * long * 0.5)
    out = [(np.array([(x, y), mid, end]), half, left)]
    for side in (-1, 1) if left else ():
        turned = to + side * g.uniform(0.30, 0.50)
        out += straps(g, *end, turned, long * g.uniform(0.74, 0.96), half * 0.92, lean, left - 1)
    return out


def bush(c, x, y, long, lean, seed, half=10.0, stems=3):
    """Paint a bush of bladderwrack: flat forked straps with a dark rib, bladders in pairs, pale tips."""
    g = np.random.default_rng(seed)
    found = []
    for i in range(stems):
        found += straps(g, x + 9 * (i - 1), y, lean + 0.75 * (i - (stems - 1) / 2), long, half, lean, 2)
    for line, w, left in sorted(found, key=lambda q: q[2]):
        wide = (1.0, 1.7, 1.9, 0.5) if left == 0 else (1.2, 1.7, 1.9)
        p = line if left else np.array([*line[:2], (line[1] + line[2]) / 2, line[2] + 0.25 * (line[2] - line[1])])
        c.shape(ribbon(p + (2.5, 3.5), [v * w * 1.15 for v in wide]), DARK, edge=0)
        c.shape(ribbon(p, [v * w for v in wide]), mix(OWN, LIT, 0.25 * (2 - left)), edge=0)
    for line, w, left in found:
        c.line(line[: 3 if left else 2], w * 0.36, DARK, round_=True, alpha=0.7)
        if not left:
            c.disc(*line[2], w * 0.5, w * 0.8, "#f0e684", np.arctan2(*(line[2] - line[1])[::-1]) + np.pi / 2, alpha=0.85, edge=0, soft=1.5)
        for s in (-1, 1) if left == 1 else ():
            (ax, ay), (bx, by) = line[1:]
            u, v = (ax + bx) / 2 + s * (by - ay) / long * w * 1.5, (ay + by) / 2 + s * (ax - bx) / long * w * 1.5
            c.disc(u + 1.5, v + 2, w * 0.72, w * 0.6, DARK, edge=0)
            c.disc(u, v, w * 0.66, w * 0.54, LIT, edge=0)
            c.disc(u - w * 0.25, v - w * 0.25, w * 0.28, w * 0.24, "#fffbd0", edge=0)


def paint(k):
    """Paint the tile at k pixels for each unit."""
    c = Tile(k, 17)
    c.ground("#e8f0f4", "#b4c8e8", "#8090c8", "#5a5aa0", light=(130, 10, 260, "#fffbf0", 0.7))
    shafts(c, (110, -190), "#fffbf0", n=6, length=520, amount=0.3, wide=(24, 50))
    far = [(-20, 300), (60, 230), (150, 250), (230, 210), (330, 236), (420, 214), (500, 280), (500, 500), (-20, 500)]
    c.shape(far, ("#8a8cc4", "#6a68a8"), soft=2)
    rock(c, [(110, 420), (130, 300), (176, 216), (250, 176), (326, 196), (372, 270), (390, 420)], TONES, seed=4, cell=64)
    bush(c, 250, 196, 62, 0.45, 3)
    rock(c, [(-30, 500), (-20, 360), (50, 292), (130, 288), (196, 340), (236, 420), (240, 500)], TONES, seed=9, cell=64)
    rock(c, [(214, 500), (230, 410), (290, 340), (370, 318), (450, 350), (510, 420), (510, 500)], TONES, seed=15, cell=64)
    bush(c, 102, 310, 56, 0.3, 12)
    bush(c, 350, 336, 46, 0.3, 16, 8.0, 2)
    c.area(smooth(380, 480, c.y) * 0.5, "#1c1440", wash=0)
    return c.framed("#76599b")
