"""A sheaf of straight filaments rises under the evening surface and frays into the raft that floats there.

Filaments are straight, 5 um thick, cells a little longer than broad; they lie side by side by the hundred in flakes
one can see without a lens, like cut grass or a hank of yarn, and come loose at both ends. The last cells
run out long and clear. One heterocyst, round and pale gold, sits within a filament; a resting cell is long, dark
and full. Light from the left, low: the water is milky jade, the sheaf dark against it.
"""

from __future__ import annotations

import numpy as np
from canvas import band, mix, smooth
from form import line
from life import course, ground
from sheet import Sheet, finished
from underwater import motes

AXIS = [(90, 650), (152, 490), (208, 340), (256, 214), (290, 66)]
TONES = ("#10363a", "#1d5a48", "#4d8a45", "#a5bd55", "#eff0a4")


def filament(c, p, width, tone, lit, seed, near, walls=0.42):
    """Paint one filament: its dark side, its own colour, walls between cells, clear ends."""
    g = np.random.default_rng(seed)
    n = len(p)
    line(c, p[:: max(1, n // 14)] + np.array([0.28, 0.3]) * width, width * 1.1, mix(tone, "#0a2a34", 0.65), (0.25, 0.25), 0.8)
    body = p[n // 12 : -n // 12]
    c.shape(band(body, width), tone, edge=0)
    for end in (p[: n // 12 + 1][::-1], p[-n // 12 - 1 :]):
        c.shape(band(end, width, (1, 0.12)), mix(tone, "#dfe8b8", 0.5), edge=0, alpha=0.85)
    if not near:
        return
    way = np.gradient(p, axis=0)
    way /= np.hypot(*way.T)[:, None]
    side = np.stack([way[:, 1], -way[:, 0]], -1)
    side = np.where((side[:, :1] > 0), -side, side)
    gaps = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
    s = np.arange(gaps[n // 12], gaps[-n // 12], width * 1.45)
    at = np.minimum(np.searchsorted(gaps, s + 0.72 * width), n - 1)
    q = p[at] + side[at] * width * 0.2
    c.dabs(q[:, 0], q[:, 1], width * 0.60, width * 0.24, np.arctan2(way[at, 1], way[at, 0]), lit, 0.9)
    for v in s + g.normal(0, 0.3, len(s)):
        i = min(n - 1, int(np.searchsorted(gaps, v)))
        c.line([p[i] - side[i] * width * 0.48, p[i] + side[i] * width * 0.2], max(0.8, width * 0.13), mix(tone, "#0c3434", 0.7), (1, 0.4), alpha=walls)


def bead(c, p, way, width, long, tones):
    """Paint a heterocyst or a resting cell within its filament: shade, body, light."""
    a = np.arctan2(way[1], way[0])
    c.disc(p[0] + 0.22 * width, p[1] + 0.3 * width, long, width, tones[0], a, alpha=0.9, edge=0)
    c.disc(*p, long * 0.96, width * 0.94, tones[1], a, edge=0)
    c.disc(p[0] - 0.2 * width, p[1] - 0.24 * width, long * 0.62, width * 0.4, tones[2], a, edge=0, alpha=0.9)


def sheaf(c, axis, wide, n, thick, seed, tones=TONES, veil=None, loose=0.0, twist=1.5):
    """Paint a bundle of filaments, those behind first; it turns a little and frays at both ends."""
    g = np.random.default_rng(seed)
    p, way = course(axis)
    side = np.stack([way[:, 1], -way[:, 0]], -1)
    t = np.linspace(0, 1, len(p))
    turn, out = g.uniform(0, 2 * np.pi, n), np.sqrt(g.uniform(0.05, 1, n))
    depth = out * np.cos(turn + twist * 0.5)
    for i in np.argsort(depth):
        a, b = g.uniform(0.0, 0.34), g.uniform(0.70, 1.0)
        part = (t >= a) & (t <= b)
        q = t[part]
        fray = 1 + loose * (np.clip(1 - 2 * q, 0, 1) ** 3 * g.uniform(0.4, 1.3) + 1.5 * np.clip(2 * q - 1, 0, 1) ** 3.2 * g.uniform(0.5, 1.5))
        u = out[i] * np.sin(turn[i] + twist * q) * fray + 0.12 * np.sin(q * g.uniform(4, 9) + g.uniform(0, 6)) * g.uniform(-1, 1)
        line_ = p[part] + side[part] * (u * wide)[:, None]
        lit = np.clip(0.40 + 0.34 * depth[i] + 0.34 * np.clip(np.mean(u), -1, 1) + g.normal(0, 0.10), 0, 1)
        at = lit * (len(tones) - 2)
        low = int(min(at, len(tones) - 3))
        tone, light = mix(tones[low], tones[low + 1], at - low), mix(tones[low + 1], tones[low + 2], at - low)
        if veil:
            tone, light = mix(tone, *veil), mix(light, *veil)
        near = depth[i] > 0.0 and thick > 4
        w = thick * (0.82 + 0.22 * depth[i]) * g.uniform(0.9, 1.1)
        filament(c, line_, w, tone, light, seed * 100 + int(i), near)
        if near and depth[i] > 0.25 and g.random() < 0.32:
            m = int(len(line_) * g.uniform(0.25, 0.75))
            d = np.gradient(line_, axis=0)[m]
            if g.random() < 0.68:
                bead(c, line_[m], d, w * 0.86, w * 1.05, ("#7a5a1e", "#eec25a", "#fff2bc"))
            else:
                bead(c, line_[m], d, w * 0.80, w * 3.6, ("#0d2c2c", "#2b5a34", "#86a04c"))


def single(c, points, thick, seed, rest=0):
    """Paint a filament that came loose, with its heterocyst and perhaps a resting cell at place `rest`."""
    p, way = course(points)
    filament(c, p, thick, "#437f45", "#c2cc62", seed, True, 0.8)
    bead(c, p[92], way[92], thick * 0.72, thick * 0.82, ("#7a5a1e", "#eec25a", "#fff2bc"))
    if rest:
        bead(c, p[rest], way[rest], thick * 0.62, thick * 2.4, ("#0d2c2c", "#2b5a34", "#86a04c"))


def animal(c):
    """Paint the sheaf and what came loose from it."""
    sheaf(c, AXIS, 74, 190, 6.2, 5, loose=1.5)
    single(c, [(30, 452), (58, 350), (100, 250), (108, 160)], 8, 43)
    single(c, [(322, 610), (352, 520), (404, 420), (424, 280)], 12.5, 41, 66)


def raft(c):
    """Paint the bloom under the surface: flakes seen from below, thick on the right, sunlit gaps between."""
    g = np.random.default_rng(9)
    n = 380
    v = g.uniform(0, 1, n) ** 1.2
    y = 2 + 150 * v
    x = g.uniform(-20, 500, n)
    long = (52 - 36 * v) * g.uniform(0.5, 1.3, n)
    thick = (8.5 - 6 * v) * g.uniform(0.5, 1.2, n)
    pale = g.random(n) < 0.2 + 0.6 * smooth(260, 20, x)
    col = np.where(pale[:, None], np.array(mix("#fbf3c6", "#e6edb4", 0.3)), np.array(mix("#5f8a4a", "#86a85a", 0.4)))
    c.dabs(x, y, long, thick, g.normal(-0.05, 0.05, n), col, (0.85 - 0.5 * v), hard=1.6)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 21)
    ground(c, ("#f8f3cc", "#d9e6b6", "#a4cba6", "#64a596", "#2f7580", "#1d5468"), (90, 0), (330, 720), lean=-0.35, seed=3)
    raft(c)
    for axis, wide, n, thick, seed, share in (
        ([(60, 300), (66, 240), (80, 180), (104, 110)], 12, 18, 3.0, 12, 0.66),
        ([(330, 470), (368, 360), (404, 270), (462, 140)], 34, 60, 4.0, 13, 0.42),
        ([(14, 470), (26, 420), (40, 370), (58, 322)], 9, 14, 2.4, 14, 0.6),
    ):
        c.lifted(lambda s, a=axis, w=wide, m=n, f=thick, e=seed, q=share: sheaf(s, a, w, m, f, e, veil=("#a9cfae", q), loose=0.8)).blurred(0.5).lay()
    motes(c, "#fdf8da", 60, 8, (0.6, 1.6), 0.6)
    hero = c.lifted(animal)
    hero.lay()
    return finished(c, focus=((236, 330, 150),), share=0.62, vignette=0.10)
