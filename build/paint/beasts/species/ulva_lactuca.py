"""One huge blade of sea lettuce before the low evening sun, thin as silk: where it folds over itself it is a step darker.

Ulva lactuca: a blade two cells thin, broad, without rib or vein, ruffled where its margin has grown wider than it has room
for; pinholes; a small disc that holds it to a stone. The light comes through: yellow green where one layer hangs before the sun,
one clean step darker for every layer more, darker too where the sheet turns its edge to us.

A blade is a net from its middle line to a margin drawn by hand. The ruffle draws the margin to and fro along itself as a curtain
hangs in folds: where it is drawn farther than its own folds are long, they lie over each other.
"""

from __future__ import annotations

import numpy as np
from canvas import F, rounded, smooth, wave
from finfish import planes
from form import solid
from scipy import ndimage
from sheet import Sheet, finished
from thin import onto, seen
from underwater import bubbles, motes, surface

SUN = (300, 196)
FOOT = (126, 552)
GREEN = ((0.0, "#06303a"), (0.16, "#0d4f40"), (0.34, "#26783f"), (0.52, "#5fa33f"), (0.70, "#a6ca48"), (0.86, "#dde86c"), (1.0, "#fcfcc0"))


class Ruffle:
    """Folds along a margin: their phase, how high they stand, how deep they reach into the blade."""

    def __init__(self, at, seed, long, high, reach, free):
        """Take the places along the margin and mean lengths; `free` is 0 where the margin is held."""
        pace = 1 / (long * np.exp(0.45 * wave(at, long * 2.2, seed, 2)))
        self.phase = 2 * np.pi * np.cumsum(pace * np.gradient(at))
        self.high = high * np.clip(0.85 + 0.6 * wave(at, long * 1.7, seed + 1, 2), 0.2, 1.6) * free
        self.reach = reach * np.exp(0.5 * wave(at, long * 1.1, seed + 2, 1))
        self.lean = 1.2 * wave(at, long * 2.5, seed + 3, 1)

    def risen(self, inward):
        """Return how far points so far from the margin rise to us, and how far they are drawn outward."""
        g = np.exp(-((inward / self.reach) ** 1.3)) * self.high
        phase = self.phase + self.lean * inward / self.reach
        return g * np.sin(phase), 0.20 * g * np.cos(2 * phase)


LOOK = (-0.20, 0.62)
"""Where on the card what rises to us is drawn: we look at the sheet a little from below."""


def blade(spine, margin, seed, *, tip=0.5, rows=120, ruffles=((128, 54, 74), (46, 17, 30), (21, 3.2, 9)), sway=20.0):
    """Return the net of a ruffled blade; `tip` is the share of the margin where its tip lies."""
    edge = rounded(margin, closed=False, steps=24)
    s = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(edge, axis=0).T))])
    at = np.linspace(0, s[-1], int(s[-1] / 1.5))
    share = at / at[-1]
    edge = np.stack([np.interp(at, s, edge[:, e]) for e in (0, 1)], -1)
    edge = ndimage.gaussian_filter1d(edge, 9, axis=0, mode="nearest")
    along = np.gradient(ndimage.gaussian_filter1d(edge, 16, axis=0, mode="nearest"), axis=0)
    along /= np.hypot(*along.T)[:, None]
    out = np.stack([along[:, 1], -along[:, 0]], -1)
    middle = rounded(spine, closed=False, steps=30)
    out *= np.sign(np.median(((edge - middle.mean(0)) * out).sum(-1)))
    up = np.minimum(np.minimum(share / tip, (1 - share) / (1 - tip)) * 1.12, 1.0)
    up = ndimage.gaussian_filter1d(up, 12, mode="nearest")
    s = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(middle, axis=0).T))])
    middle = np.stack([np.interp(up * s[-1], s, middle[:, e]) for e in (0, 1)], -1)
    free = smooth(0.02, 0.22, share) * smooth(0.98, 0.78, share)
    r = (1 - (1 - np.linspace(0, 1, rows)) ** 1.7)[:, None]
    inward = (1 - r) * np.hypot(*(edge - middle).T)
    flat = middle + r[..., None] * (edge - middle)
    z = sway * np.sin(0.014 * flat[..., 0] + 0.009 * flat[..., 1] + seed) + 0.7 * sway * np.sin(0.024 * flat[..., 0] - 0.015 * flat[..., 1] + 2 * seed)
    z = z * smooth(0, 120, np.hypot(flat[..., 0] - FOOT[0], flat[..., 1] - FOOT[1]))
    for i, (long, high, reach) in enumerate(ruffles):
        h, o = Ruffle(at, seed + 10 * i, long, high, reach, free).risen(inward)
        flat = flat + (o * smooth(0.0, 0.45, r))[..., None] * out
        z = z + h * smooth(0.0, 0.45, r)
    flat = flat + z[..., None] * np.asarray(LOOK)
    return np.concatenate([flat, z[..., None]], -1)


def pleats(c):
    """Return the soft folds that run from the foot into the blades, -1 to 1."""
    a = np.arctan2(c.x - FOOT[0], FOOT[1] + 90 - c.y)
    d = np.hypot(c.x - FOOT[0], c.y - FOOT[1])
    return (wave((a + 0.0008 * d).ravel() * 100, 9.0, 31, 2).reshape(a.shape) * smooth(10, 90, d)).astype(F)


def through(c, q, behind, push=0.0):
    """Return the colours of a blade: light from behind through its layers, a cool gleam where it faces the sky."""
    d = np.hypot(c.x - SUN[0], (c.y - SUN[1]) * 0.9)
    light = 0.50 + 0.46 * np.exp(-((d / 170) ** 2)) - 0.26 * smooth(200, 500, d) + push
    blurred = np.stack([ndimage.gaussian_filter(q.normal[..., e], 7 * c.k) for e in range(3)], -1)
    n = q.normal + (blurred - q.normal) * smooth(0.25, 0.05, q.u)[..., None]
    n = n / (np.linalg.norm(n, axis=-1, keepdims=True) + 1e-6)
    steep = np.clip(n[..., 2], 0.12, 1)
    more = np.minimum(q.layers - 1, 1) + 0.22 * np.clip(q.layers - 2, 0, 2)
    value = light * 0.64 ** (more + behind) - 0.16 * (1 / np.sqrt(steep) - 1)
    value = value + 0.22 * (n[..., 0] * 0.5 - n[..., 1] * 0.75) * smooth(0.0, 0.4, n[..., 2]) * (0.6 + 0.4 * light)
    value = value + 0.010 * c.noise(3, 3, 71, 2) + 0.014 * c.noise(40, 30, 72, 2)
    tone = planes(value + 0.02 * pleats(c), *GREEN, crisp=0.12)
    gleam = smooth(0.55, 0.95, -0.25 * n[..., 0] - 0.80 * n[..., 1] + 0.45 * n[..., 2]) * 0.14
    back = (1 - q.front) * 0.16
    tone = tone + (np.array([0.80, 0.95, 0.86], F) - tone) * np.maximum(gleam, back)[..., None]
    rim = smooth(0.975, 0.995, q.u) * 0.45
    return (tone + (np.array([0.97, 1.0, 0.72], F) - tone) * rim[..., None]).astype(F)


REAR = (
    [(124, 552), (96, 480), (78, 400), (70, 320)],
    [(120, 550), (78, 524), (36, 468), (16, 390), (18, 300), (40, 226), (88, 204), (134, 236), (156, 300), (162, 380), (156, 460), (142, 520), (128, 552)],
)
HERO = (
    [(126, 552), (160, 480), (214, 390), (262, 300), (292, 220)],
    [(124, 552), (110, 516), (98, 460), (104, 390), (124, 330), (116, 250), (126, 170), (176, 116), (220, 62), (290, 34), (352, 56), (412, 80), (446, 140), (444, 214), (462, 290), (440, 370), (384, 410), (340, 460), (280, 482), (220, 500), (170, 530), (132, 554)],
)


def sheets(c):
    """Paint the blade behind, then the great one; what lies before the other is a step darker."""
    rear = seen(c, blade(*REAR, 5, ruffles=((104, 34, 52), (40, 12, 24), (19, 2.6, 8))))
    c.area(rear.cover, lambda *_: through(c, rear, 0.0, -0.10), 0.97, wash=0.4)
    hero = seen(c, blade(*HERO, 11))
    holes = np.maximum.reduce([c.cover(uneven(*q)) for q in HOLES])
    cover = hero.cover * (1 - holes * smooth(1.6, 1.2, hero.layers))
    behind = ndimage.gaussian_filter(rear.cover, 0.6 * c.k) * 0.9
    c.area(cover.astype(F), lambda *_: through(c, hero, behind), 0.97, wash=0.4)


HOLES = ((300, 306, 6.5, 5.5), (317, 322, 2.8, 2.6), (268, 262, 3, 2.6), (232, 400, 2.4, 2.8), (352, 214, 2.4, 2.2))


def uneven(x, y, rx, ry):
    """Return the outline of a nearly round hole."""
    t = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    q = 1 + 0.08 * np.sin(2 * t + x) + 0.05 * np.sin(3 * t)
    return np.stack([x + rx * q * np.cos(t), y + ry * q * np.sin(t)], -1)


def sea(c):
    """Paint the water of a low sun: gold round it, rose, then violet blue and deep blue."""
    d = np.hypot((c.x - SUN[0]) * 0.9, (c.y - SUN[1] + 60) * 0.85)
    d = d + 14 * c.noise(120, 46, 4, 2) * smooth(60, 240, d)
    c.rgb = planes(d, (0, "#fff2c8"), (80, "#ffd69c"), (160, "#f0a486"), (230, "#bf7f95"), (310, "#80669a"), (400, "#4f4c8c"), (510, "#2e3a74"), (680, "#172450"), crisp=0.1)


def light(c):
    """Paint the waves from below, and the fan of light that falls from the sun."""
    surface(c, 92, "#fff0cc", "#b4708c", seed=21, n=120, top=-14, alpha=0.75, centre=300)
    a = np.arctan2(c.x - SUN[0], c.y + 90)
    d = np.hypot(c.x - SUN[0], c.y + 90)
    ray = smooth(0.1, 0.9, wave(a.ravel() * 40, 3.4, 5, 3).reshape(a.shape)) * smooth(90, 200, d) * smooth(760, 300, d)
    c.area(ray.astype(F), "#ffc890", 0.30, "screen", wash=0)


def far(c):
    """Paint blades far off, below on the right."""
    for at, size, turn, seed in (((372, 724), 0.36, 0.10, 23), ((440, 756), 0.34, 0.35, 31)):
        co, si = size * np.cos(turn), size * np.sin(turn)
        lay = lambda q: [(at[0] + (x - 126) * co - (y - 552) * si, at[1] + (x - 126) * si + (y - 552) * co) for x, y in q]
        net = blade(*(lay(q) for q in HERO), seed, ruffles=((60, 20, 26), (26, 6, 10)), sway=6)
        q = seen(c, net)
        c.area(q.cover, lambda *_, q=q: through(c, q, 0.0, 0.10), wash=0.4)


def stone(c):
    """Paint the stone in the corner that the blade grows on, lit along its top."""
    tones = ("#121a40", "#1c2854", "#323f74", "#5f5c90", "#a88a9c")
    solid(c, [(-60, 790), (-50, 640), (0, 574), (70, 546), (160, 548), (232, 580), (290, 650), (330, 790)], tones, high=0.7, soft=0.9, sun=(0.45, -0.8, 0.3), grain=0.012, seed=5, rim=("#f0b898", 0.5, 5))
    solid(c, [(180, 800), (216, 716), (290, 690), (352, 722), (380, 800)], tones[:4], high=0.6, soft=0.9, sun=(0.45, -0.8, 0.3), grain=0.012, seed=6)


def animal(c):
    """Paint the blades."""
    sheets(c)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=46)
    sea(c)
    light(c)
    c.lifted(far).haze("#4a4a88", 0.62).blurred(2.6).lay(0.9)
    stone(c)
    layer = c.lifted(animal)
    c.area(onto(c, layer.alpha, (-16, 30), 9) * smooth(540, 580, c.y), "#141c40", 0.5, "multiply", wash=0)
    layer.lay()
    c.disc(FOOT[0] + 2, FOOT[1] + 1, 17, 4.5, "#0c1c38", alpha=0.75, soft=1.5, edge=0)
    solid(c, [(FOOT[0] - 12, FOOT[1] + 1), (FOOT[0] - 5, FOOT[1] - 7), (FOOT[0] + 5, FOOT[1] - 7), (FOOT[0] + 13, FOOT[1] + 1), (FOOT[0], FOOT[1] + 4)], ("#0c3a34", "#1c5c38", "#3c8440"), high=0.5, grain=0.02)
    bubbles(c, ((206, 40, 5), (196, 22, 3.4), (460, 118, 4.5), (452, 96, 3), (466, 74, 2.4)), shade="#8a5a80")
    motes(c, "#fff4dc", 60)
    return finished(c, share=0.25, focus=((240, 330, 340),))
