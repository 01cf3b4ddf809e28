"""A sheet of sea lettuce floats out like a banner in clear summer water; a perch that swims behind it shows through.

Ulva lactuca: one blade two cells thin, broad, without stalk, rib or vein, lobed and waved at its margin, with a few holes; a
small disc holds it to a stone. All behind it is seen through it in green: one layer is pale yellow green, two are a full step darker
where it folds over, and its margin shines.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from canvas import F, rgb, smooth
from finfish import planes
from form import ramp
from granite import boulder
from ruffle import relaxed
from scipy import ndimage
from sheet import Sheet, finished
from small_fish import PERCH, small_fish
from thin import onto, seen
from underwater import bubbles, motes, shafts, surface

SUN = (330, 40)
FOOT = (92, 566)
GREEN = ("#0a4034", "#1a6a38", "#4a9a3a", "#96c83c", "#d4ea64", "#f8fcb8")


FAN = ((0, 0.03), (0.05, 0.14), (0.14, 0.42), (0.28, 0.78), (0.46, 1.0), (0.66, 1.04), (0.80, 0.94), (0.90, 0.72), (0.96, 0.46), (1, 0.16))
"""Half widths along a blade."""


def blade(spine, left, right, turn, seed, grow=0.5):
    """Return the net of a blade that grew more at its margin than in its middle, and settled."""
    rows = tuple((s, left * w, right * w) for s, w in FAN)
    return relaxed(spine, rows, turn, seed, grow=grow, reach=0.20, start=17, long=95, notch=0.30, stiff=0.16, calm=1.2)


def folded(net, x, y, angle, radius):
    """Return a net whose part beyond a line is laid over towards the viewer, round a roll of this radius."""
    way = np.array([np.cos(angle), np.sin(angle)])
    off = net[..., :2] - (x, y)
    far = off @ way - 6 * np.sin(off @ np.array([-way[1], way[0]]) / 27)
    turn = np.clip(far / radius, 0, np.pi)
    along = np.where(far < 0, far, radius * np.sin(turn) - np.maximum(far - np.pi * radius, 0)) + net[..., 2] * np.sin(turn)
    deep = radius * (1 - np.cos(turn)) + net[..., 2] * np.cos(turn) + 0.22 * np.maximum(far - np.pi * radius, 0)
    flat = net[..., :2] + (along - far)[..., None] * way
    return np.concatenate([flat, deep[..., None]], -1)


HERO = blade(((*FOOT, 0), (110, 490, 20), (150, 400, 10), (214, 310, -20), (268, 210, 10), (300, 76, 20)), 132, 138, ((0, -0.3), (0.3, 0.35), (0.62, -0.3), (1, 0.4)), 3, 0.55)
HERO = folded(HERO, 262, 150, -1.30, 13)
LOW = blade(((*FOOT, 10), (150, 540, 40), (240, 520, 60), (330, 500, 50), (430, 456, 40)), 46, 46, ((0, 0.3), (0.4, 0.6), (0.75, -0.3), (1, 0.5)), 13)
YOUNG = blade(((*FOOT, 20), (70, 510, 40), (44, 440, 50), (30, 370, 50), (38, 280, 40)), 44, 44, ((0, 0.3), (0.5, -0.5), (1, 0.4)), 23)
HOLES = {"hero": ((0.30, 0.42, 7), (0.66, 0.60, 9), (0.60, 0.64, 4.5), (0.24, 0.74, 6)), "low": ((0.6, 0.6, 5),), "young": ()}


def pierced(c, q, holes):
    """Return where a blade is, without its holes."""
    cover = q.cover.copy()
    for u, v, r in holes:
        near = (abs(q.v - v) < 0.06) & (abs(q.u - u) < 0.12) & (q.cover > 0.9)
        i = np.argmin(np.where(near, np.hypot(q.v - v, q.u - u), 9))
        y, x = c.y.flat[i], c.x.flat[i]
        t = np.arctan2(c.y - y, c.x - x)
        d = np.hypot(c.x - x, (c.y - y) * 1.2) / (1 + 0.14 * np.sin(2 * t + x) + 0.10 * np.sin(3 * t))
        cover *= smooth(r - 0.7 / c.k, r + 0.7 / c.k, d)
    return cover.astype(F)


def lay(c, net, holes, push=0.0):
    """Paint a blade over what is there: its own green, and what shines through it; return its cover."""
    q = seen(c, net)
    cover = pierced(c, q, holes)
    n = q.normal / (np.linalg.norm(q.normal, axis=-1, keepdims=True) + 1e-6)
    n = ndimage.gaussian_filter(n * cover[..., None], (1.2 * c.k, 1.2 * c.k, 0)) / (ndimage.gaussian_filter(cover, 1.2 * c.k) + 1e-3)[..., None]
    far = np.hypot(c.x - SUN[0], (c.y - SUN[1]) * 0.9)
    light = 0.78 - 0.46 * smooth(90, 540, far) + push
    more = np.clip(q.layers - 1, 0, 2)
    slope = 0.30 * (0.55 * n[..., 0] - 0.80 * n[..., 1])
    edge_on = smooth(0.75, 0.25, np.abs(n[..., 2]))
    value = light + slope - 0.22 * np.minimum(more, 1) - 0.10 * np.clip(more - 1, 0, 1) - 0.16 * edge_on
    value = value - 0.07 * (1 - q.front) + 0.018 * c.noise(5, 5, 71, 2) + 0.03 * c.noise(34, 40, 72, 2)
    own = planes(np.clip(value, 0.02, 0.98), *zip(np.linspace(0, 1, 6), GREEN, strict=True), crisp=0.35)
    tint = rgb("#c4ee5c") * np.where(more > 0.5, 0.72, 1.0)[..., None].astype(F)
    through = np.clip(c.rgb * tint * 1.06, 0, 1)
    clear = 0.74 * np.clip(1.5 - q.layers, 0.16, 1) * (1 - 0.7 * edge_on)
    tone = own + (through - own) * clear[..., None]
    rim = np.maximum(smooth(0.965, 0.99, abs(2 * q.u - 1)), smooth(0.985, 0.996, q.v)) * smooth(520, 160, far)
    tone = tone + (rgb("#fbffd0") - tone) * (0.9 * rim)[..., None]
    c.area(cover, lambda *_: tone.astype(F), 1.0, wash=0.5)
    return cover


def animal(c):
    """Paint the blades; the large one lies over the others and throws its green shade on them."""
    lay(c, YOUNG, HOLES["young"], -0.16)
    low = lay(c, LOW, HOLES["low"], -0.14)
    hero = pierced(c, seen(c, HERO), ())
    c.area(onto(c, hero, (-6, 14), 6) * low, "#1c5a4c", 0.45, "multiply", wash=0)
    lay(c, HERO, HOLES["hero"])


def sea(c):
    """Paint clear summer water: pale round the light, blue, then deep blue-green."""
    d = np.hypot((c.x - SUN[0]) * 0.9, (c.y - SUN[1]) * 0.8) + 26 * c.noise(150, 60, 4, 2)
    c.rgb = planes(d, (0, "#f2fbf0"), (80, "#cdeef0"), (160, "#98d4e6"), (250, "#5fb0d4"), (350, "#388cbc"), (460, "#226c9c"), (600, "#154c78"), crisp=0.4)
    g = np.random.default_rng(7)
    n = 170
    x, y = g.uniform(-20, 500, n), g.uniform(30, 560, n)
    tint = c.rgb[np.clip((y * c.k).astype(int), 0, c.h - 1), np.clip((x * c.k).astype(int), 0, c.w - 1)]
    c.dabs(x, y, g.uniform(18, 60, n), g.uniform(4, 11, n), g.normal(-0.2, 0.14, n), np.clip(tint * g.uniform(0.92, 1.10, (n, 1)), 0, 1), 0.4, hard=1.4)


ROCKS = (
    ([(300, 800), (318, 640), (360, 596), (420, 584), (500, 600), (540, 800)], 5, ("#163a5c", "#245274", "#3c7088", "#6898a0"), 50),
    ([(120, 800), (150, 690), (230, 640), (320, 650), (390, 690), (420, 800)], 9, ("#142848", "#20405e", "#3a6078", "#7a96a0", "#c0c8bc"), 46),
    ([(-60, 800), (-60, 610), (-10, 574), (50, 560), (120, 562), (176, 588), (206, 650), (220, 800)], 12, ("#16203c", "#2c3854", "#566274", "#98988c", "#e0d4b0"), 56),
)
"""Stones, the far one first: outline, seed, tones, how round."""


def ground(c):
    """Paint the stones of the shore, the sun on their tops."""
    for line, seed, tones, round_ in ROCKS:
        boulder(c, line, tones, (0.35, -0.80, 0.42), seed=seed, round_=round_, rough=0.8)


def guest(c):
    """Paint the perch that passes behind the blade."""
    tones = ("#24402c", "#5c7a34", "#a8b050", "#e4dca0", "#f6efd0")
    small_fish(c, replace(PERCH, eye=(0.120, -0.032, 0.034)), [(462, 318), (392, 304), (310, 306), (228, 326)], tones, side=-1, fins=("#c8502a", "#f09058"), bar="#1c3020", sun=(0.3, -0.85, 0.4), eye=("#f0c050", "#a87018"))


def grip(c):
    """Paint the disc that holds to the stone, and its contact."""
    x, y = FOOT
    c.disc(x + 6, y + 7, 42, 8, "#101830", alpha=0.6, soft=4, edge=0)
    c.curve([(x - 22, y + 6), (x - 10, y - 3), (x - 5, y - 16), (x + 8, y - 16), (x + 12, y - 2), (x + 24, y + 7), (x, y + 12)], tuple(ramp(GREEN, np.array(0.22))))
    c.curve([(x + 1, y - 12), (x + 7, y - 12), (x + 12, y), (x + 20, y + 5), (x + 4, y + 3)], tuple(ramp(GREEN, np.array(0.55))))


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=46)
    sea(c)
    surface(c, 74, "#ffffff", "#7cc0dc", seed=21, n=110, centre=SUN[0], alpha=0.75)
    shafts(c, (SUN[0] + 30, -190), "#f4ffe8", n=6, length=720, amount=0.18, spread=0.55, seed=9, wide=(14, 46))
    ground(c)
    guest(c)
    layer = c.lifted(animal)
    c.area(onto(c, layer.alpha, (-40, 62), 7) * smooth(560, 610, c.y), "#1c3458", 0.5, "multiply", wash=0)
    grip(c)
    animal(c)
    bubbles(c, ((430, 250, 5), (438, 226, 3), (60, 200, 3.4)))
    motes(c, "#f4ffe8", 40)
    return finished(c, share=0.55, focus=((400, 378, 70), (230, 300, 200)))
