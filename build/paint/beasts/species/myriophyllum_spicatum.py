"""Spiked water-milfoil at sundown: red spike in the evening air, rosettes of feathers below.

Whorls of four feather leaves with clear gaps on a red stem, seen a little from above: the front
feather comes towards us, the back one stands behind the stem. A blue-tailed damselfly clasps the
spike and bends it; the still water mirrors the spike.
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


def feather(c, at, along, up, long, tones, *, pairs=12, thick=3.0, curl=0.35, sway=0.0, soft=0.17, alpha=1.0):
    """Paint one feather leaf: a veil of its shape, fine segments, a midrib that bends up and sideways."""
    e1, e3 = unit(along), unit(np.asarray(up) - unit(along) * (unit(along) @ np.asarray(up)))
    e2 = np.cross(e3, e1)
    base = np.array([*at, 0.0])
    rib = lambda t: base + long * (e1 * (t - 0.12 * t * t) + e3 * curl * t * t + e2 * sway * t * t)
    segments, g = [], np.random.default_rng(int(long * 97 + abs(at[0])))
    for t in np.linspace(0.14, 0.985, pairs) + np.r_[g.normal(0, 0.014, pairs - 1), 0]:
        size = long * 0.43 * (0.30 + 0.70 * np.sin(np.pi * (0.16 + 0.70 * t)) ** 1.2) * (1 - 0.45 * t**4) 
        for s in (-1, 1):
            own, spread, hang = size * g.uniform(0.72, 1.12), 1.30 - 0.62 * t + g.normal(0, 0.10), g.normal(0.22, 0.16)
            way = e2 * s * np.sin(spread) + e1 * np.cos(spread)
            q = [rib(t) + own * (way * r + e3 * (0.06 * r + hang * r * r) + e1 * 0.34 * r * r) for r in (0, 0.35, 0.7, 1.0)]
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
    """Paint four unequal feathers round the stem: those behind, the stem, those before.

    `tilt` is how far the stem leans to the viewer there; feathers towards the sun are lit, those away
    from it and those deep down are dark.
    """
    at, d = on(p, t)
    g = np.random.default_rng(int(1000 * t) + int(10 * long))
    axis = unit((d[0], d[1], tilt))
    across = unit(np.cross(axis, (0, 0, 1)))
    deep = np.cross(axis, across)
    leaves = []
    for k in range(4):
        a = spin + k * np.pi / 2 + g.normal(0, 0.22)
        # A feather before the stem leaves it sideways, so that the stem is never lost behind it.
        beside = np.sign(np.cos(a)) * max(abs(np.cos(a)), 0.62)
        leaves.append(across * beside + deep * np.sin(a) + axis * (lift + g.normal(0, 0.16)))
    leaves.sort(key=lambda way: way[2])
    for n, way in enumerate(leaves):
        if n == 2 and piece:
            piece()
        light = float(unit(way) @ (-0.62, -0.42, 0.66)) + g.normal(0, 0.08)
        own = [mix(x, y, smooth(-0.55, 0.25, light)) for x, y in zip(tones[0], tones[1], strict=True)]
        own = [mix(x, y, smooth(0.2, 0.75, light)) for x, y in zip(own, tones[2], strict=True)]
        own = [mix(q, "#0c3a48", 0.45 * smooth(480, 780, at[1] - 0.3 * long * way[1])) for q in own]
        up = axis + 0.45 * g.normal(0, 1, 3)
        feather(c, at, way, up, long * g.uniform(0.74, 1.12) * (1 + 0.16 * way[2]), own, curl=g.uniform(0.08, 0.62), sway=g.normal(0.10, 0.16), **how)


WHORLS = ((0.95, 46, 0.35, 0.4), (0.845, 82, 0.1, 0.2), (0.72, 112, 0.65, 0.45), (0.60, 132, 0.3, 0.75), (0.48, 148, 1.1, 0.95), (0.35, 164, 0.4, 0.7), (0.20, 184, 0.9, 0.5), (0.05, 200, 0.2, 0.3))
"""Share of the stem, length of the feathers, first turn, and how far the stem leans to us there."""


def shoot(c):
    """Paint the hero shoot below the water, from its foot to its crowded tip."""
    red = ("#4a1420", "#a8392f", "#e27a4a", "#ffd098")

    def part(low, high):
        t = np.linspace(max(0, low), min(1, high), 20)
        stem(c, [on(STEM, s)[0] for s in t], 12, red, ((1.15 - 0.6 * t[0]), (1.15 - 0.6 * t[-1])), (-0.8, -0.5))

    part(0, 1)
    for n, (t, long, spin, tilt) in enumerate(reversed(WHORLS)):
        before = WHORLS[::-1][n - 1][0] if n else 0.0
        whorl(c, STEM, t, long, spin, tilt=tilt, pairs=10 + int(long / 28), thick=1.4 + long / 66, piece=lambda a=before, b=t: part(a + 0.02, b + 0.03))
        part(before + 0.028, t - 0.012)


def lit_shoot(c):
    """Lay the shoot in the last light: gold on the side of the sun, blue shade on the other."""
    own = c.lifted(shoot)
    own.lay()
    across = c.x - np.interp(c.y, STEM[::-1, 1], STEM[::-1, 0])
    c.area(own.alpha * smooth(-10, 80, across) * (0.2 + 0.8 * smooth(300, 450, c.y)), "#24587c", 0.62, "multiply", wash=0)
    c.area(own.alpha * smooth(10, 110, -across) * smooth(640, 300, c.y), "#ffb850", 0.42, "screen", wash=0)


STALK = rounded([(258, 222), (262, 186), (262, 146), (270, 106), (284, 68), (304, 38)], closed=False, steps=12)
"""The flower spike, bent by its guest."""


def flower(c, x, y, size, turn, male):
    """Paint one flower that looks out to a side: a bract, a bud of lobes, stigmas or yellow anthers."""
    out, near = np.cos(turn), np.sin(turn)
    px, py = x + out * size * 1.25, y + near * size * 0.34
    at = lambda u, v: (px + (u * (0.55 + 0.45 * abs(out)) * (1 if out > 0 else -1)) * size, py + v * size)
    lit = float(smooth(0.6, -0.9, out)) * 0.75 + 0.25 * float(near > 0)
    body = mix("#6c0f30", "#e4483c", lit)
    c.curve([at(-0.9, 0.5), at(0.2, 0.75), at(1.1, 0.2), at(0.3, 0.95)], mix("#3c2430", "#8c7a3c", lit), edge=0)
    c.curve([at(-0.9, 0.3), at(-0.3, -0.55), at(0.5, -0.75), at(1.0, -0.2), at(0.6, 0.55), at(-0.3, 0.65)], mix(body, "#4c0f28", 0.45), edge=0)
    c.curve([at(-0.8, 0.15), at(-0.3, -0.5), at(0.3, -0.66), at(0.62, -0.2), at(0.3, 0.25), at(-0.3, 0.4)], body, edge=0)
    c.curve([at(-0.5, -0.1), at(-0.1, -0.5), at(0.25, -0.5), at(0.1, -0.1)], mix(body, "#ffc890", 0.35 + 0.45 * lit), edge=0)
    for a in (-0.7, 0.0, 0.7) if male else (-0.5, 0.4):
        end = at(0.5 + 0.55 * np.cos(a) + 0.3 * (a == 0), -0.35 + 0.95 * np.sin(a))
        line(c, [at(0.3, -0.2), end], size * (0.16 if male else 0.22), mix(body, "#f0b070", 0.6) if male else mix(body, "#ff9c7c", 0.7), (1, 0.6), 0.9)
        if male:
            c.disc(*end, size * 0.30, size * 0.17, mix("#b8702c", "#f0b848", lit), a, edge=0)


def spike(c):
    """Paint the flower spike: whorls of four flowers, close above and apart below, round a bare stalk."""
    g = np.random.default_rng(14)
    stem(c, STALK, 7.0, ("#4c1024", "#a4343a", "#ee8a5c", "#ffdca8"), (1.15, 0.3), (-0.8, -0.3))
    t, step = 0.985, 0.030
    rings = []
    while t > 0.16:
        rings.append(t)
        t, step = t - step * g.uniform(0.85, 1.15), step * 1.11
    for s in rings[::-1]:
        (x, y), _ = on(STALK, s)
        size = 8.8 - 4.2 * s + g.normal(0, 0.4)
        first = g.uniform(0.05, 0.5) + 0.5 * (g.random() < 0.3)
        turns = sorted(first + np.arange(4) * np.pi / 2 + g.normal(0, 0.2, 4), key=np.sin)
        for n, a in enumerate(turns):
            if n == 2:
                i = int(s * (len(STALK) - 1))
                piece = STALK[max(0, i - 2) : i + 3]
                stem(c, piece, 6.4 * (1.1 - 0.8 * s), ("#5c1426", "#b43a38", "#f08858", "#ffd8a0"), (1, 0.9), (-0.8, -0.3))
            flower(c, x, y - 0.2 * size, size * g.uniform(0.85, 1.12), a, 0.55 < s < 0.86)


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


def damselfly(c, behind=False):
    """Paint the damselfly that hangs on the spike, or only what of it is behind the stalk.

    Its six legs clasp the stalk, the body falls away from it into the air, the tail lamp is blue.
    """
    angle, size, (x, y) = 0.66, 1.22, (300, 82)
    co, si = np.cos(angle) * size, np.sin(angle) * size
    at = lambda u, v: (x + u * co - v * si, y + u * si + v * co)
    feet = ((0.865, 4, -3, 5), (0.77, 8, 0, 6), (0.655, 13, 3, 7)) if not behind else ((0.91, 3, -4, -5), (0.82, 7, -1, -6), (0.70, 12, 2, -6))
    for share, u, v, over in feet:
        (fx, fy), _ = on(STALK, share)
        knee = ((at(u, v)[0] + fx) / 2 + 2, (at(u, v)[1] + fy) / 2 + (12 if u > 4 else -8))
        line(c, [at(u, v), knee, (fx + 4, fy + 1), (fx - over, fy + 4)], 2.3, "#241c30" if behind else "#14101e", (1.1, 0.6))
    if behind:
        return
    wing(c, at(16, -6), angle - 0.26, 100 * size, 22 * size, 0.7)
    body = [at(*q) for q in ((20, 0), (50, 4), (86, 5), (122, 0), (132, -3))]
    c.shape(ribbon(body, (7.8, 5.8, 5.6, 6.2, 7.6)), "#14162a", edge=0)
    line(c, [at(24, -1.6), at(54, 2.0), at(92, 3.0), at(120, -1.4)], 2.0, "#e8a890", (0.8, 0.5), 0.9)
    for u in (37, 54, 71, 88):
        line(c, [at(u, 0.4), at(u + 0.6, 6.4)], 1.8, "#7cc4e8", (1, 0.5), 0.9)
    c.shape(ribbon([at(102, 3.6), at(118, 0.8)], (7.6, 8.2)), "#1c9cf0", edge=0)
    line(c, [at(103, 1.6), at(117, -1.4)], 2.4, "#d8f6ff", (0.8, 0.8))
    c.curve([at(*q) for q in ((-2, -5), (8, -11), (20, -9), (26, 0), (20, 8), (6, 9), (-3, 3))], "#161a30", edge=0)
    c.curve([at(*q) for q in ((0, 1), (9, -2), (21, 0), (19, 7), (7, 8), (-1, 4))], "#2c9ce4", edge=0)
    line(c, [at(0, -4.5), at(11, -7.5), at(21, -5)], 2.8, "#ffc49c", (0.7, 0.6))
    line(c, [at(8, -1), at(13, 7)], 1.9, "#10182a", (1, 0.8), 0.85)
    c.disc(*at(-6.5, -0.5), 5.6 * size, 7.6 * size, "#12162a", angle, edge=0)
    c.disc(*at(-7, 3.8), 4.6 * size, 4.0 * size, "#2c86c0", angle, edge=0)
    c.disc(*at(-7, -4.6), 4.0 * size, 3.4 * size, "#6c4858", angle, edge=0)
    c.disc(*at(-8.4, 2.8), 1.6, 1.4, "#e8fbff", angle, edge=0)
    line(c, [at(-10, -4), at(-16, -8)], 1.3, "#14101e", (1, 0.4))
    wing(c, at(18, -7), angle - 0.13, 108 * size, 24 * size, 1.0)


def guest(c):
    """Paint the spike in the grip of the damselfly."""
    damselfly(c, behind=True)
    spike(c)
    damselfly(c)


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
    guest(c)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=43)
    air(c)
    above = c.lifted(guest)
    c.lifted(spike).mirrored(218, ripple=2.4, stretch=0.9).haze("#a86c94", 0.25).lay(0.8)
    depths(c)
    c.lifted(far_shoots).blurred(2).lay(0.75)
    with c.within(smooth(-0.6, 0.6, c.y - lens_line(c.x))):
        lit_shoot(c)
    rim(c)
    above.lay()
    motes(c, "#ffe8c0", 60, rows=(300, 720))
    return finished(c, focus=((320, 110, 150), (240, 430, 260)), share=0.28)
