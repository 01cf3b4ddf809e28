"""Four sheets of sea lettuce against the sun, thin as silk, and a coral shrimp at the edge of the nearest.

Ulva lactuca: blades two cells thin, broad and rounded, without rib or vein, wavy where their edge has grown wider than it has
room for; a few round holes; a small disc that holds them to a stone. Light goes through: yellow green where one blade hangs
alone before the sun, one clean step darker for every blade more; the margin turns over and shows its pale underside.

A blade is a net between its foot (r = 0) and a margin drawn by hand (r = 1). The margin is ruffled: it swings along itself,
outward and towards us.
"""

from __future__ import annotations

import numpy as np
from canvas import F, ring, rounded, smooth, wave
from finfish import planes
from form import line, solid
from leaves import FINE, _raster
from scipy import ndimage
from scipy.spatial import cKDTree
from sheet import Sheet, finished
from underwater import bubbles, motes

SUN = (404, 40)
FOOT = (170, 646)
BLADES = (
    (
        [(166, 640), (140, 540), (116, 430), (102, 330), (100, 250)],
        [(176, 648), (206, 600), (216, 520), (212, 430), (206, 340), (196, 256), (166, 192), (122, 158), (74, 158), (36, 196), (18, 256), (20, 330), (38, 396), (66, 474), (108, 564), (158, 648)],
        ((0.60, 0.10, 46),),
        (),
    ),
    (
        [(174, 640), (214, 540), (254, 430), (288, 310), (304, 190)],
        [(188, 648), (250, 606), (314, 544), (366, 460), (408, 366), (436, 264), (432, 160), (390, 82), (318, 44), (240, 58), (184, 112), (150, 206), (142, 320), (152, 430), (160, 540), (164, 648)],
        ((0.335, 0.12, 66), (0.60, 0.055, 36)),
        ((326, 226, 12, 10, -0.4), (352, 252, 5, 4.6, 0.0)),
    ),
    (
        [(164, 640), (132, 580), (100, 510), (86, 460)],
        [(176, 650), (186, 596), (178, 520), (150, 452), (104, 420), (58, 432), (30, 480), (36, 540), (76, 602), (148, 648)],
        ((0.53, 0.13, 40),),
        (),
    ),
    (
        [(182, 640), (236, 590), (290, 530), (326, 480)],
        [(190, 652), (256, 646), (322, 622), (376, 580), (402, 516), (390, 448), (344, 404), (290, 402), (244, 440), (212, 500), (186, 570), (170, 612), (166, 648)],
        ((0.60, 0.10, 40),),
        (),
    ),
)
"""The blades from far to near: middle line, margin, where the margin folds over towards us (place and half width in shares of
the margin, depth), holes."""
GREEN = ((0.0, "#0f3f3e"), (0.20, "#1f5f46"), (0.40, "#4a8a4a"), (0.60, "#86b257"), (0.80, "#bcd276"), (1.0, "#e8eeb2"))
PALE = ((0.0, "#357056"), (0.4, "#76a878"), (0.75, "#b0d098"), (1.0, "#e2eec0"))


def course(margin):
    """Return the margin every few units, its length so far, and its directions along and outward."""
    edge = rounded(margin, closed=False, steps=24)
    s = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(edge, axis=0).T))])
    at = np.linspace(0, s[-1], int(s[-1] / 2.2))
    edge = np.stack([np.interp(at, s, edge[:, e]) for e in (0, 1)], -1)
    edge = ndimage.gaussian_filter1d(edge, 6, axis=0, mode="nearest")
    along = np.gradient(ndimage.gaussian_filter1d(edge, 14, axis=0, mode="nearest"), axis=0)
    along /= np.hypot(*along.T)[:, None]
    return edge, at, along, np.stack([-along[:, 1], along[:, 0]], -1)


def lobes(at, seed=7, length=84.0):
    """Return the phase of the ruffle along the margin; a valley lies at every whole number."""
    return at / length + 0.55 * wave(at, length * 1.6, seed, 1) + 0.45 * wave(at, length * 3, seed + 3, 1)


def blade(spine, margin, flaps, seed, *, rows=90, round_=7.0):
    """Return a net of points (r, along the margin, xyz) of a ruffled blade."""
    edge, at, along, out = course(margin)
    share = at / at[-1]
    middle = rounded(spine, closed=False, steps=30)
    _, near = cKDTree(middle).query(edge)
    middle = ndimage.gaussian_filter1d(middle[near], 30, axis=0, mode="nearest")
    free = smooth(0.02, 0.34, share) * smooth(0.98, 0.66, share)
    phase = lobes(at, seed)
    high = (22 + 16 * wave(at, 150, seed + 1, 1)) * free
    scallop = 0.5 * np.abs(np.sin(np.pi * phase)) + 0.5 * np.sin(np.pi * phase) ** 2
    fold = np.zeros_like(at)
    for middle_at, wide, deep in flaps:
        u = np.clip((share - middle_at) / wide, -1, 1)
        fold = np.maximum(fold, deep * np.cos(np.pi / 2 * u) ** 0.9)
    r = (1 - (1 - np.linspace(0, 1, rows)) ** 1.8)[:, None]
    inward = (1 - r) * np.hypot(*(edge - middle).T)
    base = middle + r[..., None] * (edge - middle)
    rise = (high * (scallop - 0.6)) * np.exp(-((inward / 46) ** 1.5))
    rise = rise + 0.8 * fold * np.exp(-((inward / 120) ** 2))
    over = np.maximum(fold + 0.25 * fold * (scallop - 0.6) - inward, 0)
    turn = np.minimum(over / round_, np.pi)
    back = round_ * np.sin(turn) - np.maximum(over - np.pi * round_, 0) - over
    sway = -4 * free * np.sin(2 * np.pi * phase) * np.exp(-((inward / 30) ** 2))
    flat = base + (rise + back)[..., None] * out + sway[..., None] * along
    z = round_ * (1 - np.cos(turn)) + 0.001 * over
    return np.concatenate([flat, z[..., None]], -1)


def seen(c, net):
    """Return what is seen of a net: cover, share from foot to margin, share along it, front or back."""
    normals = np.cross(np.gradient(net, axis=0), np.gradient(net, axis=1))
    normals *= np.sign(np.median(normals[30:, :, 2]))
    depth, out = _raster(np.ascontiguousarray(net * c.k * FINE), normals, c.w * FINE, c.h * FINE)
    there = (depth > -1e8).astype(F)
    mean = lambda q: (q * there).reshape(c.h, FINE, c.w, FINE).mean((1, 3))
    cover = mean(np.ones_like(there))
    share = lambda q: mean(q) / np.maximum(cover, 1e-3)
    return cover, 1 - (1 - share(out[..., 0])) ** 1.8, share(0.5 + 0.5 * out[..., 1]), share((out[..., 4] > 0).astype(F))


def pleats(c, number=0):
    """Return the long soft folds that run from the foot into the blade, -1 to 1."""
    a = np.arctan2(c.x - FOOT[0], FOOT[1] + 60 - c.y)
    d = np.hypot(c.x - FOOT[0], c.y - FOOT[1])
    bow = a + 0.0005 * d + 0.05 * np.sin(d / 120)
    fold = wave(bow.ravel() * 100, 15.0, 31 + number, 2).reshape(a.shape)
    return fold * smooth(20, 140, d) * (1 - 0.5 * smooth(330, 560, d))


def texture(margin, r, at, seed):
    """Return what the ruffle of one blade adds to its light."""
    way = course(margin)[1]
    phase = np.interp(at, np.linspace(0, 1, len(way)), lobes(way, seed))
    inward = (1 - r) * 200
    reach = 50 + 60 * np.abs(np.sin(np.floor(phase) * 2.4 + seed))
    flute = np.cos(2 * np.pi * (phase - 0.16)) * np.exp(-((inward / reach) ** 1.3))
    crease = np.exp(-(((phase - np.round(phase)) / 0.10) ** 2)) * np.exp(-((inward / (0.8 * reach)) ** 2))
    return -0.09 * flute - 0.08 * crease


def sheets(c):
    """Paint the blades from far to near: each takes light from what is seen through it."""
    d = np.hypot(c.x - SUN[0], c.y - SUN[1])
    light = 0.64 + 0.38 * np.exp(-((d / 280) ** 2)) - 0.20 * smooth(280, 620, d)
    light = light - 0.12 * smooth(170, 20, np.hypot(c.x - FOOT[0], c.y - FOOT[1]))
    many, seen_through = np.zeros((c.h, c.w), F), np.zeros((c.h, c.w), F)
    for i, (spine, margin, flaps, holes) in enumerate(BLADES):
        net = blade(spine, margin, flaps, 103 + 5 * i)
        cover, r, at, front = seen(c, net)
        cover = np.maximum(cover, c.cover(net[45, :, :2]))
        for hole in holes:
            cover = cover * (1 - c.cover(uneven(*hole)))
        turned = ndimage.gaussian_filter(smooth(0.6, 0.4, front) * smooth(0.5, 0.7, r) * cover, 0.5 * c.k)
        shade = ndimage.gaussian_filter(ndimage.shift(turned, (8 * c.k, -4 * c.k), order=1), 6 * c.k)
        own = texture(margin, r, at, 103 + 5 * i) + 0.21 * pleats(c, i) * (1 - smooth(0.6, 0.95, r))
        value = light + own * (1 - turned) + 0.5 * seen_through - 0.17 * many**0.85 - 0.22 * shade * (1 - turned)
        tone = planes(value, *GREEN, crisp=0.25)
        under = planes(light - 0.11 * many - 0.06 + 0.22 * (smooth(0.75, 1, r) - 0.5) + 0.7 * own, *PALE, crisp=0.25)
        tone = tone + turned[..., None] * (under - tone)
        c.area(cover.astype(F), lambda *_, tone=tone: tone, 0.96, wash=0.6)
        many, seen_through = many + cover * (1 + 0.6 * turned), seen_through * (1 - 0.5 * cover) + own * cover


def uneven(x, y, rx, ry, turn):
    """Return the outline of a nearly round hole."""
    q = ring(x, y, rx, ry, turn)
    t = np.linspace(0, 2 * np.pi, len(q))
    return (q - (x, y)) * (1 + 0.05 * np.sin(2 * t + x) + 0.03 * np.sin(3 * t))[:, None] + (x, y)


def sea(c):
    """Paint the water: the sun above, deep blue below."""
    d = np.hypot((c.x - SUN[0]), (c.y - SUN[1] + 40) * 0.92)
    a = np.arctan2(c.y - SUN[1] + 40, c.x - SUN[0])
    ray = wave(a.ravel() / np.pi * 40, 3.2, 5, 3).reshape(a.shape) * smooth(30, 160, d)
    d = d * (1 - 0.12 * ray) + 12 * c.noise(80, 40, 4, 2) * smooth(60, 240, d)
    c.rgb = planes(d, (0, "#f8f4dc"), (60, "#d8ebde"), (130, "#98c4cc"), (220, "#629fb6"), (330, "#417c9c"), (460, "#2d5d80"), (590, "#1f4566"), (740, "#132e4c"), crisp=0.15)


SHRIMP = [(-0.16, -0.035), (0.05, -0.078), (0.18, -0.105), (0.32, -0.118), (0.44, -0.135), (0.56, -0.150), (0.70, -0.125), (0.83, -0.050), (0.91, 0.010), (0.97, 0.060), (0.955, 0.10), (0.90, 0.105), (0.74, 0.060), (0.60, 0.052), (0.45, 0.048), (0.30, 0.055), (0.12, 0.050), (0.03, 0.020), (-0.02, -0.012)]
LIMBS = (
    ((0.12, 0.03), (0.02, 0.10), (-0.08, 0.10), (-0.15, 0.06)),
    ((0.17, 0.03), (0.12, 0.15), (0.02, 0.19), (-0.06, 0.16)),
    ((0.22, 0.03), (0.22, 0.17), (0.13, 0.23), (0.06, 0.24)),
    ((0.27, 0.03), (0.30, 0.16), (0.25, 0.24), (0.20, 0.28)),
)
FEELERS = (
    ((0.02, -0.01), (-0.20, -0.05), (-0.42, -0.20), (-0.54, -0.46)),
    ((0.02, -0.03), (-0.14, -0.14), (-0.24, -0.34), (-0.22, -0.60)),
    ((0.02, 0.0), (-0.16, 0.03), (-0.34, 0.02), (-0.50, -0.08)),
)
FAN = (
    [(0.92, 0.02), (1.02, -0.045), (1.13, -0.055), (1.155, -0.02), (1.08, 0.03), (0.96, 0.07)],
    [(0.90, 0.08), (0.98, 0.115), (1.05, 0.19), (1.03, 0.225), (0.96, 0.20), (0.88, 0.11)],
    [(0.93, 0.05), (1.04, 0.055), (1.14, 0.10), (1.12, 0.125), (1.03, 0.115), (0.93, 0.09)],
)
RINGS = ((0.35, -0.122, 0.052), (0.45, -0.138, 0.047), (0.56, -0.150, 0.050), (0.67, -0.132, 0.055), (0.78, -0.082, 0.068), (0.88, -0.012, 0.100))


def placed(points, at=(318, 460), long=138.0, angle=0.30):
    """Return points of the shrimp on the card; its head lies at `at`, its tail to the right."""
    p = np.asarray(points, float) * (long, long * 1.3)
    co, si = np.cos(angle), np.sin(angle)
    return np.stack([at[0] + p[:, 0] * co - p[:, 1] * si, at[1] + p[:, 0] * si + p[:, 1] * co], -1)


def shrimp(c):
    """Paint the whole shrimp in the open water before the edge of the sheet."""
    light = (0.35, -0.85, 0.4)
    c.area(c.cover(placed(SHRIMP) + (-9, 15), 7.0), "#1c4a44", 0.40 * smooth(420, 380, c.x), "multiply", wash=0)
    for s in (0.42, 0.51, 0.60, 0.69, 0.77):
        q = placed([(s - 0.03, 0.02), (s + 0.03, 0.02), (s + 0.07, 0.09), (s + 0.085, 0.15), (s + 0.03, 0.12)])
        solid(c, [tuple(p) for p in q], ("#8c3430", "#c85a44", "#f08c66"), sun=light, high=0.4, grain=0.02)
    for way in LIMBS:
        line(c, placed(way), 5.0, "#b04a3a", (1, 0.5))
        line(c, placed(way) + (0.5, -0.8), 2.2, "#ffb48a", (1, 0.5))
    for q in FAN:
        solid(c, [tuple(p) for p in placed(q)], ("#9c3a34", "#dc6a4c", "#ffa67c"), sun=light, high=0.4, grain=0.02)
    body = solid(c, [tuple(p) for p in placed(SHRIMP)], ("#8a2c34", "#c84c40", "#f07a56", "#ffab80", "#ffdcb4"), sun=light, high=0.9, soft=0.6, grain=0.02, bounce=("#6a6ab0", 0.4))
    with c.within(body):
        line(c, placed([(0.08, 0.00), (0.26, -0.045), (0.34, -0.03)]), 16, "#8c2c30", (0.4, 1), 0.35, soft=4)
        for s, top, low in RINGS:
            way = placed([(s - 0.02, top - 0.02), (s + 0.03, (top + low) / 2), (s - 0.02, low + 0.02)])
            line(c, way + (2.4, 1), 5.0, "#8e2c32", (1, 0.8), 0.50, soft=1.0)
            line(c, way - (1.4, 0.6), 2.2, "#ffe0bc", (1, 0.3), 0.75)
        line(c, placed([(-0.13, -0.045), (0.06, -0.066), (0.2, -0.092), (0.32, -0.104)]), 4, "#fff0d0", (0.4, 1), 0.85, soft=0.5)
    for way in FEELERS:
        line(c, placed(way), 3.4, "#ffc8a0", (1, 0.3), 0.95)
    x, y = placed([(0.03, -0.035)])[0]
    c.disc(x, y, 7.6, 7.2, "#ffe6c4", edge=0)
    c.disc(x, y, 5.9, 5.8, "#1a0f14", edge=0)
    c.disc(x + 1.4, y - 2.2, 2.0, 1.8, "#ffffff", edge=0)


def stone(c):
    """Paint the stone in the corner that the sheet grows on."""
    tones = ("#07203c", "#0f3452", "#1c5068", "#3f7c80", "#86ac90")
    solid(c, [(-60, 740), (-40, 672), (20, 640), (84, 630), (150, 644), (206, 680), (236, 760)], tones, high=0.6, soft=0.7, sun=(0.45, -0.8, 0.35), grain=0.05, seed=5)
    solid(c, [(190, 770), (214, 706), (280, 690), (340, 708), (372, 770)], tones[:4], high=0.6, soft=0.7, sun=(0.45, -0.8, 0.35), grain=0.05, seed=6)


def far(c):
    """Paint young blades far off in the blue."""
    for x, y, wide, high, lean in ((330, 700, 58, 150, 0.35), (250, 704, 40, 96, -0.1), (436, 740, 62, 120, 0.2)):
        t = np.linspace(0, 2 * np.pi, 90, endpoint=False)
        r = np.sin(t / 2) ** 0.8 * (1 + 0.025 * np.sin(9 * t + x) * np.sin(t / 2))
        q = np.stack([x + wide * r * np.sin(t) + lean * high * r * np.sin(t / 2), y - high * r * (1 - np.cos(t)) / 2], -1)
        c.shape(q, ("#3f7f74", "#24566a"), edge=0)
        c.line([(x, y), (x + 0.5 * lean * high, y - 0.5 * high)], 3, "#0f4a62", taper=(1, 0.2), alpha=0.5)


def animal(c):
    """Paint the blades."""
    sheets(c)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=46)
    sea(c)
    c.lifted(far).blurred(2.0).lay(0.8)
    stone(c)
    layer = c.lifted(animal)
    layer.lay()
    c.disc(*FOOT, 15, 7, "#173f38", edge=0)
    c.disc(FOOT[0], FOOT[1] - 3, 11, 5, "#4d7d4c", edge=0)
    shrimp(c)
    bubbles(c, ((452, 396, 5), (440, 416, 3.2), (448, 120, 4.5), (456, 96, 3)))
    motes(c, "#f4fff0", 60)
    return finished(c, share=0.3, focus=((240, 330, 320),))
