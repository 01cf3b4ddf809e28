"""Spiked water-milfoil at sundown: red spike in the evening air, rosettes of feathers below.

Whorls of four feather leaves with clear gaps on a red stem, seen a little from above: the front
feather comes towards us, the back one stands behind the stem. A blue-tailed damselfly rests on the
spike, which the still water mirrors.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, rounded, smooth
from form import line, ribbon
from leaves import stem, unit
from sheet import Sheet, finished
from underwater import motes

LENS, FAR = 268.0, 168.0
"""The line where the water touches the glass before us, and the far edge of the water."""
STEM = rounded([(418, 790), (392, 690), (318, 580), (246, 480), (214, 390), (230, 316), (262, 258)], closed=False, steps=16)
NEAR = ("#2c6630", "#98bc38", "#e2e05a", "#fff6b4")
SIDE = ("#1d5038", "#6c9e3a", "#bccb4e", "#f4ea94")
BACK = ("#153f44", "#2a6250", "#4a8458", "#86ac70")


def on(p, t):
    """Return a place of a line, and its direction there."""
    i = t * (len(p) - 1)
    low = min(int(i), len(p) - 2)
    a, b = p[max(0, low - 3)], p[min(len(p) - 1, low + 4)]
    return p[low] + (p[low + 1] - p[low]) * (i - low), unit(b - a)


def feather(c, at, along, up, long, tones, *, pairs=12, thick=3.0, curl=0.35, soft=0.36, alpha=1.0):
    """Paint one feather leaf: a veil of its shape, fine segments in pairs, a midrib over them."""
    e1, e3 = unit(along), unit(np.asarray(up) - unit(along) * (unit(along) @ np.asarray(up)))
    e2 = np.cross(e3, e1)
    base = np.array([*at, 0.0])
    rib = lambda t: base + long * (e1 * (t - 0.12 * t * t) + e3 * curl * t * t)
    segments, g = [], np.random.default_rng(int(long * 97 + abs(at[0])))
    for t in np.linspace(0.14, 0.985, pairs):
        size = long * 0.43 * (0.30 + 0.70 * np.sin(np.pi * (0.16 + 0.70 * t)) ** 1.2) * (1 - 0.45 * t**4) * g.uniform(0.93, 1.07)
        spread = 1.30 - 0.62 * t + g.normal(0, 0.03)
        for s in (-1, 1):
            way = e2 * s * np.sin(spread) + e1 * np.cos(spread)
            q = [rib(t) + size * (way * r + e3 * (0.06 * r + 0.22 * r * r) + e1 * 0.34 * r * r) for r in (0, 0.35, 0.7, 1.0)]
            segments.append((np.array(q), s))
    tip = rib(1.0)
    half = [[q[-1] for q, side in segments if side == s] for s in (-1, 1)]
    veil = np.array([base, *half[0], tip, *half[1][::-1]])[:, :2]
    lit = {s: (half[0 if s < 0 else 1][len(half[0]) // 2] - rib(0.5))[:2] @ np.array([-0.75, -0.66]) for s in (-1, 1)}
    bright = max(lit, key=lit.get)
    c.shape(rounded(veil * 0.94 + veil.mean(0) * 0.06), tones[0], alpha=soft * 0.7 * alpha, edge=0, soft=1.6)
    ends = [tip[:2], base[:2]]
    for s, row in zip((-1, 1), half, strict=True):
        own = mix(tones[1], tones[2], 0.45 if s == bright else 0.0)
        c.shape(rounded(np.array([ends[1], *[q[:2] for q in row], ends[0]]) * 0.93 + rib(0.5)[:2] * 0.07), own, alpha=soft * alpha, edge=0, soft=1.3)
    for q, s in segments:
        body, glow = (tones[2], tones[3]) if s == bright else (tones[1], tones[2])
        p = rounded(q[:, :2], closed=False, steps=5)
        c.line(p, thick * 1.25, tones[0], taper=(1.0, 0.2), alpha=0.34 * alpha)
        c.line(p + [-0.3, -0.4], thick, Grad(tuple(p[0]), tuple(p[-1]), body, glow), taper=(1.05, 0.16), alpha=alpha)
    p = np.array([rib(t)[:2] for t in np.linspace(0, 1, 14)])
    c.line(p, thick * 1.5, tones[0], taper=(1.2, 0.4), alpha=alpha)
    c.line(p + [-0.4, -0.6], thick * 0.8, tones[3], taper=(1.2, 0.4), alpha=alpha)


def whorl(c, p, t, long, spin, *, tilt=0.50, tones=(BACK, SIDE, NEAR), piece=None, lift=0.30, **how):
    """Paint four feathers round the stem: those behind, the stem, those before."""
    at, d = on(p, t)
    axis = unit((d[0], d[1], tilt))
    across = unit(np.cross(axis, (0, 0, 1)))
    deep = np.cross(axis, across)
    leaves = []
    for k in range(4):
        a = spin + k * np.pi / 2
        way = across * np.cos(a) + deep * np.sin(a) + axis * lift
        leaves.append((way[2], way))
    leaves.sort(key=lambda q: q[0])
    for n, (z, way) in enumerate(leaves):
        if n == 2 and piece:
            piece()
        own = tones[0] if n == 0 else tones[2] if n == 3 else tones[1]
        feather(c, at, way, axis, long * (1 + 0.12 * z), own, **how)


WHORLS = ((0.985, 34, 0.5), (0.945, 50, 0.2), (0.89, 68, 0.62), (0.81, 90, 0.1), (0.70, 112, 0.55), (0.57, 128, 0.15), (0.42, 142, 0.6), (0.26, 156, 0.2), (0.10, 160, 0.5))


def shoot(c):
    """Paint the hero shoot below the water, from its foot to its crowded tip."""
    red = ("#4a1420", "#a8392f", "#e27a4a", "#ffd098")

    def part(low, high):
        t = np.linspace(max(0, low), min(1, high), 20)
        stem(c, [on(STEM, s)[0] for s in t], 12, red, ((1.15 - 0.6 * t[0]), (1.15 - 0.6 * t[-1])), (-0.8, -0.5))

    part(0, 1)
    for n, (t, long, spin) in enumerate(reversed(WHORLS)):
        before = WHORLS[::-1][n - 1][0] if n else 0.0
        whorl(c, STEM, t, long, spin, thick=1.4 + long / 72, piece=lambda a=before, b=t: part(a + 0.02, b + 0.03))


def spike(c, x, y, high):
    """Paint the flower spike: whorls of red buds with gaps on a stout stalk, smaller upwards."""
    top = np.array([x + 0.10 * high, y - high])
    stalk = rounded([(x, y), (x + 0.02 * high, y - 0.5 * high), tuple(top)], closed=False, steps=12)
    stem(c, stalk, 7.5, ("#5c1426", "#b43a38", "#f08858", "#ffd8a0"), (1.1, 0.5), (-0.8, -0.4))
    for t in np.linspace(0.15, 0.99, 11):
        (px, py), _ = on(stalk, t)
        s = 10.4 * (1 - 0.56 * t)
        for dx, size in ((-1.25, 0.9), (1.2, 0.9), (-0.35, 1.05), (0.55, 1.0)):
            bx, by = px + dx * s, py - abs(dx) * s * 0.25
            c.disc(bx, by, s * size * 0.86, s * size * 0.80, "#6d1230", edge=0.3)
            c.disc(bx - s * 0.12, by - s * 0.10, s * size * 0.70, s * size * 0.62, "#c42a3a" if dx > 0 else "#dc4440", edge=0.3)
            c.disc(bx - s * 0.28, by - s * 0.26, s * size * 0.34, s * size * 0.26, "#ff9c70", edge=0.2)
            for turn in (-0.9, -0.2, 0.5) if t > 0.3 else ():
                c.line([(bx, by - s * 0.4), (bx + s * 0.75 * np.sin(turn + dx * 0.5), by - s * 0.95 * np.cos(turn))], 1.5, "#ffe2a0", taper=(0.6, 1.4), alpha=0.9)


def wing(c, root, angle, long, wide, alpha):
    """Paint a clear wing: narrow at its root, a net of few veins, a dark mark near the tip."""
    co, si = np.cos(angle), np.sin(angle)
    at = lambda u, v: (root[0] + long * u * co - wide * v * si, root[1] + long * u * si + wide * v * co)
    outline = [at(*q) for q in ((0, 0), (0.2, -0.10), (0.5, -0.34), (0.8, -0.42), (0.97, -0.22), (1.0, 0.1), (0.86, 0.44), (0.55, 0.5), (0.25, 0.22))]
    c.curve(outline, Grad(at(0, 0), at(1, 0), "#d8c4d8", "#fff0d8"), alpha=0.55 * alpha, edge=0)
    for q in (((0, 0), (0.4, -0.14), (0.92, -0.2)), ((0, 0), (0.4, 0.05), (0.96, 0.1)), ((0.05, 0.03), (0.4, 0.2), (0.84, 0.36)), ((0.3, -0.2), (0.34, 0.26)), ((0.52, -0.32), (0.56, 0.46)), ((0.72, -0.38), (0.76, 0.44))):
        line(c, [at(*e) for e in q], 1.1, "#4a3a5c", (1, 0.6), 0.55 * alpha)
    line(c, outline[0:6], 1.6, "#3a2c4c", (1, 0.7), 0.8 * alpha)
    line(c, [at(0.80, -0.36), at(0.9, -0.31)], 3.4, "#241c34", (1, 1), alpha)


def damselfly(c, x, y):
    """Paint the damselfly: it holds the spike, its long body out in the air, the tail lamp blue."""
    angle = 0.33
    co, si = np.cos(angle), np.sin(angle)
    at = lambda u, v: (x + u * co - v * si, y + u * si + v * co)
    for u, v, fx, fy in ((7, 5, -19, 10), (12, 6, -22, 24), (18, 6, -22, 36), (4, 3, -15, -3)):
        line(c, [at(u, v), ((at(u, v)[0] + x + fx) / 2 + 1, (at(u, v)[1] + y + fy) / 2 + 5), (x + fx, y + fy)], 2.0, "#1c1626", (1, 0.7))
    wing(c, at(18, -6), angle - 0.20, 88, 20, 0.75)
    body = [at(*q) for q in ((20, 0), (52, 3), (88, 3), (128, -2))]
    c.shape(ribbon(body, (6.2, 4.8, 4.6, 5.0, 6.6)), "#191a2c", edge=0)
    line(c, [at(24, -1.4), at(56, 1.0), at(92, 1.0)], 1.7, "#7d86b8", (0.8, 0.5), 0.9)
    for u in (37, 53, 69, 85):
        line(c, [at(u, -1.2), at(u + 0.6, 5.6)], 1.5, "#8fd4f0", (1, 0.5), 0.9)
    c.shape(ribbon([at(101, 1.2), at(116, -0.4)], (6.4, 7.2)), "#2fb4f4", edge=0)
    line(c, [at(101, -0.4), at(115, -2)], 2.0, "#c8f4ff", (0.8, 0.8))
    c.curve([at(*q) for q in ((-2, -5), (8, -10), (20, -8), (25, 0), (20, 7), (6, 8), (-3, 3))], "#1d2036", edge=0)
    c.curve([at(*q) for q in ((0, 0), (9, -2), (21, 0), (19, 6), (7, 7), (-1, 3))], "#38a8e4", edge=0)
    line(c, [at(2, -4.5), at(12, -6.5), at(21, -4)], 2.2, "#6cc8f0", (0.7, 0.6))
    line(c, [at(8, -1), at(13, 6)], 1.6, "#15202e", (1, 0.8), 0.8)
    c.disc(*at(-6, -1), 6.2, 7.2, "#161a2c", angle, edge=0)
    c.disc(*at(-6.5, 2.5), 5.4, 4.6, "#3f9ed0", angle, edge=0)
    c.disc(*at(-6.5, -3.5), 4.6, 3.8, "#22304c", angle, edge=0)
    c.disc(*at(-8, 1.6), 1.9, 1.7, "#dff8ff", angle, edge=0)
    line(c, [at(-9, -6), at(-13, -11)], 1.2, "#1c1626", (1, 0.4))
    wing(c, at(20, -7), angle - 0.06, 96, 22, 1.0)


def shore(c, y, tone, seed, high):
    """Paint a far belt of reeds."""
    g = np.random.default_rng(seed)
    x = np.arange(-20, 510, 5.0)
    top = y - high * (0.55 + 0.3 * np.sin(x / 61 + seed) + 0.2 * np.sin(x / 23) + 0.16 * g.random(len(x)))
    c.shape([*zip(x, top, strict=True), (510, y + 1), (-20, y + 1)], tone, edge=0)


def air(c):
    """Paint evening: sky, sun, far shore, the surface towards us."""
    c.area(smooth(FAR + 1, FAR - 1, c.y), Grad((0, -10), (0, FAR), "#5a5490", "#9c6c9c", "#e08c8c", "#fcbc80", "#ffe4a4"))
    g = np.random.default_rng(4)
    for x, y, long, thick in ((60, 40, 120, 7), (180, 62, 90, 5), (420, 34, 130, 9), (380, 78, 80, 4.5), (90, 92, 70, 4), (460, 108, 90, 4)):
        for _ in range(4):
            c.disc(x + g.normal(0, long * 0.35), y + g.normal(0, thick), long * g.uniform(0.4, 0.9), thick * g.uniform(0.4, 0.8), "#ffc8a0", alpha=0.36, soft=1.5)
    c.glow(86, 142, 190, "#ffd070", 0.75)
    c.disc(86, 142, 19, 19, "#fff4c4", edge=0)
    shore(c, FAR, "#a8728c", 2, 26)
    shore(c, FAR, "#6c4a78", 5, 13)
    band = smooth(FAR - 0.5, FAR + 0.5, c.y) * smooth(LENS + 14, LENS + 10, c.y)
    c.area(band, Grad((0, FAR), (0, LENS), "#fcd49c", "#e89888", "#a86c94", "#5c5488"))
    n = 150
    t = np.sort(g.random(n))
    y, x = FAR + 2 + (LENS - FAR) * t**1.4, g.uniform(-20, 500, n)
    sun = np.abs(x - 86) < 26 + 50 * t
    tone = np.where(sun[:, None], mix("#fff0b0", "#ffffff", 0.1), np.where(g.random(n)[:, None] < 0.5, mix("#ffc89c", "#ffc89c", 0), mix("#6a5490", "#6a5490", 0)))
    c.dabs(x, y, 8 + 46 * t, 0.6 + 2.4 * t, 0.0, tone, np.where(sun, 0.8, 0.42), hard=1.8)


def lens_line(x):
    """Return the row where the water touches the glass."""
    return LENS + 4.5 * np.sin(x / 74 + 0.6) + 2.0 * np.sin(x / 31)


def depths(c):
    """Paint the water below the line, dusk in it, and pale shoots far away."""
    row = lens_line(c.x)
    c.area(smooth(-0.6, 0.6, c.y - row), Grad((0, LENS), (0, 720), "#b8806a", "#56686e", "#22505e", "#14384f", "#0f2845", "#0a1734"))
    under = c.y - row
    c.area(smooth(-0.6, 0.6, under) * np.exp(-np.maximum(under, 0) / 16), "#ffcf94", 0.75, wash=0)
    for x0, x1, wide in ((60, 250, 26), (150, 400, 40), (-20, 90, 30), (300, 560, 30)):
        c.shaft((x0, x0 + wide * 0.5, LENS + 6), (x1, x1 + wide * 2.2, 640), "#ffc890", 0.17, soft=7)


def far_shoots(c):
    """Paint the rear shoots as pale silhouettes."""
    for p, tone, long, seed in (
        ([(60, 740), (40, 600), (74, 470), (52, 370), (66, 310)], "#4c7c7c", 62, 1),
        ([(330, 700), (392, 560), (380, 430), (404, 350)], "#5a857e", 52, 2),
        ([(470, 740), (452, 600), (470, 480), (446, 400)], "#42707a", 60, 3),
        ([(150, 760), (132, 660), (150, 580), (140, 520)], "#35606f", 52, 4),
    ):
        p = rounded(p, closed=False, steps=10)
        c.line(p, 5, tone, taper=(1.2, 0.5))
        one = (tone, tone, tone, mix(tone, "#ffd8a0", 0.25))
        for n, t in enumerate(np.linspace(0.12, 0.99, 8)):
            whorl(c, p, t, long * (1.1 - 0.6 * t**3), 0.3 * n + seed, tones=(one, one, one), pairs=7, thick=2.4, soft=0.12)


def rim(c):
    """Paint the edge of the water on the glass: a dark line, a light one."""
    x = np.arange(-10, 495, 5.0)
    p = np.stack([x, lens_line(x)], -1)
    c.line(p - [0, 1.5], 4.5, "#4c3c68", alpha=0.55, soft=1.0)
    c.line(p + [0, 1.5], 2.6, "#ffe8bc", alpha=0.95)


def animal(c):
    """Paint the shoot below and the spike above, with its guest."""
    shoot(c)
    spike(c, 262, 214, 176)
    damselfly(c, 293, 88)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=43)
    air(c)
    above = c.lifted(lambda q: (spike(q, 262, 214, 176), damselfly(q, 293, 88)))
    above.mirrored(214, ripple=2.4, stretch=0.9).haze("#a86c94", 0.25).lay(0.8)
    depths(c)
    c.lifted(far_shoots).blurred(2).lay(0.75)
    with c.within(smooth(-0.6, 0.6, c.y - lens_line(c.x))):
        c.lifted(shoot).lay()
    rim(c)
    above.lay()
    motes(c, "#ffe8c0", 60, rows=(300, 720))
    return finished(c, focus=((300, 110, 130), (240, 430, 260)), share=0.28)
