"""Planothidium glides over a grain of sand: a glass boat with a horseshoe beside its middle.

The valve is 20 um long, a broad lance with blunt ends; rows of fine pores run from the margin to a narrow clear axis,
slanting towards the ends. On one side of the middle the rows are missing: a horseshoe, the mark by which one knows it. Two golden
plastids lie below the glass. Others sit edge on, bent like a shallow V, or flat in the hollows of the grain, where
rolling sand does not rub them off. The grain is quartz, worn round, other grains stand behind it; low light from the right.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad
from form import cast, line, outline, patch, ramp, ribbon, solid, stepped
from life import dotted, ground
from sheet import Sheet, finished
from underwater import motes

SUN = (0.72, -0.42, 0.55)


def width(u):
    """Return the half width of a valve, as a share of its half length, at a place from -1 to 1."""
    u = np.abs(np.asarray(u, float))
    return 0.40 * (1 - u**2.5) ** 0.75 + 0.045 * np.exp(-(((u - 0.93) / 0.07) ** 2))


def valve(c, x, y, long, a, flat=1.0, seed=1, detail=True, shadow=0.6):
    """Paint a valve seen from its face: glass rim, plastids, rows of pores, the clear axis, the horseshoe.

    `flat` squeezes it across, where the ground turns away.
    """
    g = np.random.default_rng(seed)
    co, si = np.cos(a), np.sin(a)
    at = lambda u, v: (x + (u * co - v * flat * si) * long, y + (u * si + v * flat * co) * long)
    u = np.linspace(-0.995, 0.995, 60)
    full = [*[at(p, -w) for p, w in zip(u, width(u), strict=True)], *[at(p, w) for p, w in zip(u[::-1], width(u[::-1]), strict=True)]]
    inner = [*[at(p * 0.95, -w * 0.86) for p, w in zip(u, width(u), strict=True)], *[at(p * 0.95, w * 0.86) for p, w in zip(u[::-1], width(u[::-1]), strict=True)]]
    full, inner = np.array(full), np.array(inner)
    if shadow:
        cast(c, full + np.array([-0.10, 0.10]) * long, soft=0.045 * long, amount=shadow, colour="#2a2a3c")
        cast(c, full + np.array([-0.03, 0.035]) * long, soft=0.015 * long, amount=0.6, colour="#20202e")
    m = solid(c, full, ("#7c7a66", "#b9b08c", "#e6dfc0", "#fffdf0"), sun=SUN, high=0.30, push=0.08, seed=seed)
    with c.within(c.cover(inner)):
        c.shape(inner, Grad(at(-0.6, -0.2), at(0.7, 0.2), "#8b7a44", "#c9b672", "#ece0a8"), edge=0, alpha=0.85)
        for s, tilt in ((-1, 0.03), (1, -0.04)):
            lobe = [at(p, s * v + tilt) for p, v in ((-0.80, 0.05), (-0.55, 0.19), (-0.1, 0.29), (0.3, 0.27), (0.66, 0.16), (0.80, 0.045), (0.4, 0.06), (-0.1, 0.075), (-0.5, 0.05))]
            solid(c, lobe, ("#7a4514", "#b8741c", "#e2a52e", "#f9d76a"), sun=SUN, high=0.35, alpha=0.92, seed=seed + s, edge=0.012 * long)
        if detail:
            n = 23
            for s in (-1, 1):
                for i, p in enumerate(np.linspace(-0.90, 0.90, 2 * n)):
                    if s < 0 and abs(p) < 0.13:
                        continue
                    w = float(width(p))
                    if w < 0.05:
                        continue
                    lean = 0.10 * p
                    pts = [at(p, s * 0.045), at(p + 0.4 * lean, s * (0.045 + 0.5 * (w - 0.045))), at(p + lean, s * w * 0.93)]
                    line(c, [(q[0] - 0.006 * long, q[1] + 0.006 * long) for q in pts], 0.0145 * long, "#6b3d14", (0.8, 1.0), 0.55)
                    line(c, pts, 0.0105 * long, "#fff2bd" if i % 2 else "#f3dc94", (0.7, 1.0), 0.8)
        line(c, [at(-0.88, 0), at(0, 0.004), at(0.88, 0)], 0.034 * long, "#fff8dc", (0.6, 0.6), 0.9)
        line(c, [at(-0.84, 0.012), at(-0.06, 0.012)], 0.009 * long, "#7a5522", (0.6, 1), 0.8)
        line(c, [at(0.06, 0.012), at(0.84, 0.012)], 0.009 * long, "#7a5522", (1, 0.6), 0.8)
        shoe = np.linspace(0.12, np.pi - 0.12, 16)
        clear = [at(0.115 * np.cos(t), -0.03 - 0.23 * np.sin(t)) for t in shoe]
        c.shape([*clear, at(-0.09, 0.02), at(0.09, 0.02)], "#f6e6b4", edge=0, alpha=0.95)
        arch = [at(0.098 * np.cos(t), -0.07 - 0.215 * np.sin(t)) for t in shoe]
        line(c, [(q[0] - 0.01 * long, q[1] + 0.012 * long) for q in arch], 0.042 * long, "#5a3412", (0.8, 0.8), 0.75)
        line(c, arch, 0.026 * long, "#fffbe6", (0.8, 0.8), 1.0)
    with c.within(m):
        lit = np.array([at(p, w * 0.95 * s) for p, w, s in [(p, float(width(p)), -1) for p in np.linspace(-0.5, 0.98, 20)]])
        line(c, [tuple(q) for q in lit], 0.030 * long, "#ffffff", (0.3, 0.9), 0.85)
        shade = [at(p, float(width(p)) * 0.95) for p in np.linspace(-0.97, 0.5, 20)]
        line(c, shade, 0.035 * long, "#8a6a44", (0.9, 0.2), 0.6)
    if g.random() < 0.5 and not detail:
        c.disc(*at(0.2, -0.1), 0.05 * long, 0.04 * long, "#ffe9a0", edge=0, alpha=0.7)


def side(c, x, y, long, a, seed=1):
    """Paint a cell that stands on its edge: two valves bent like a shallow V, gold between them."""
    co, si = np.cos(a), np.sin(a)
    at = lambda u, v: (x + (u * co - v * si) * long, y + (u * si + v * co) * long)
    body = ribbon([at(-1, 0.10), at(-0.5, 0.03), at(0, -0.06), at(0.5, 0.03), at(1, 0.10)], tuple(long * w for w in (0.14, 0.26, 0.28, 0.26, 0.14)))
    cast(c, body + np.array([-0.12, 0.16]) * long, soft=0.05 * long, amount=0.6, colour="#2a2a3c")
    m = solid(c, body, ("#8a6a34", "#c9983c", "#eccb74", "#fff6d2"), sun=SUN, high=0.6, seed=seed)
    with c.within(m):
        for s in (-0.075, 0.075):
            line(c, [at(-0.95, 0.10 + s), at(-0.5, 0.03 + s), at(0, -0.06 + s), at(0.5, 0.03 + s), at(0.95, 0.10 + s)], 0.04 * long, "#fff4cc" if s < 0 else "#6b431a", (0.8, 0.8), 0.8)
        patch(c, [at(-0.6, 0.02), at(0, -0.10), at(0.6, 0.02), at(0.4, 0.10), at(0, 0.02), at(-0.4, 0.10)], "#b26c1c", soft=1.5, alpha=0.6)


GRAIN = [(-40, 470), (-20, 340), (60, 246), (168, 200), (290, 198), (392, 236), (470, 306), (520, 400), (540, 760), (-60, 760)]


def grain(c):
    """Paint the near grain: worn quartz, facets gone soft, pits and percussion marks, the light on its right shoulder."""
    m = c.cover(outline(GRAIN))
    nx, ny = (c.x - 245) / 360, (c.y - 640) / 450
    nz = np.sqrt(np.clip(1 - nx * nx - ny * ny, 0.04, 1))
    value = 0.20 + 0.54 * (nx * SUN[0] + ny * SUN[1]) + 0.16 * nz - 0.0004 * (c.y - 400) + 0.06 * c.noise(40, 26, 3, 2)
    tones = ("#38444f", "#5e6c7a", "#8d99a0", "#c2c6b8", "#f3ead0")
    c.area(m, lambda *_: ramp(tones, stepped(np.clip(value, 0, 1), 5, 0.9)))
    g = np.random.default_rng(5)
    with c.within(m):
        for pts, tone, alpha in (
            ([(60, 260), (170, 214), (250, 240), (190, 330), (90, 350)], "#b9bcb8", 0.35), ([(250, 240), (390, 250), (450, 330), (330, 350), (190, 330)], "#e9e0c6", 0.40),
            ([(-20, 380), (90, 350), (130, 470), (60, 580), (-40, 560)], "#49566c", 0.45), ([(330, 350), (450, 330), (520, 460), (440, 560), (320, 500)], "#b6b0a4", 0.30), ([(130, 470), (320, 500), (300, 640), (120, 640)], "#545e70", 0.35),
        ):
            patch(c, [(*p, None) for p in pts], tone, soft=4, alpha=alpha * 1.2)
        for _ in range(26):
            x, y, r = g.uniform(0, 480), g.uniform(230, 620), g.uniform(4, 13)
            t = np.linspace(0.3, 2.4, 9) + g.uniform(-0.6, 0.6)
            line(c, [(x + r * np.cos(v), y + 0.7 * r * np.sin(v)) for v in t], 2.0, "#f3ecd8", (0.3, 0.3), 0.4)
            line(c, [(x + r * np.cos(v + 3.1), y + 0.7 * r * np.sin(v + 3.1)) for v in t], 2.2, "#3c475a", (0.3, 0.3), 0.5)
        dotted(c, m, 420, ("#dcd6c4", "#4e5a6c", "#a98b52", "#7d8794"), (0.8, 3.2), 0.45, 0.6, 6)
    return m


def trail(c, points, wide):
    """Paint the slime that a gliding cell leaves behind: a dull band with a bright edge."""
    line(c, points, wide, "#57606c", (0.3, 1.0), 0.35, soft=1.5)
    line(c, [(x + 1, y - wide * 0.3) for x, y in points], wide * 0.2, "#f6efd6", (0.2, 0.8), 0.5)


HERO = (232, 400, 150, -0.52)


def animal(c):
    """Paint the one in front."""
    valve(c, *HERO, seed=3, shadow=0)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 81)
    ground(c, ("#f6e6b8", "#dfcf9c", "#a8b090", "#6f8a86", "#466672"), (470, 120), (-30, 60), lean=0.2, seed=5)
    for pts, tones, push in (
        ([(-60, 90), (10, 40), (110, 34), (180, 84), (196, 170), (150, 250), (40, 280), (-60, 250)], ("#4f5a5c", "#7a8276", "#a9a78a", "#d9cfa4"), -0.06),
        ([(200, 60), (280, 6), (380, 14), (440, 76), (436, 170), (360, 236), (250, 226), (194, 150)], ("#7a6a58", "#b0936c", "#dcbf8c", "#f9e6b8"), 0.08),
        ([(410, 120), (470, 80), (540, 90), (560, 260), (470, 330), (410, 260)], ("#5f6a66", "#938f78", "#cbbd92", "#f6e9bf"), 0.0),
    ):
        s = c.lifted(lambda q, p=pts, t=tones, v=push: solid(q, p, t, sun=SUN, high=0.8, push=v, soft=0.9, grain=0.14, seed=11))
        s.haze("#c9bf94", 0.25).blurred(1.6).lay()
    for x, y, s, a, f in ((300, 80, 17, 0.4, 0.8), (340, 120, 15, -0.6, 0.9), (262, 130, 14, 1.2, 0.8), (96, 120, 15, 0.3, 0.9), (60, 170, 13, -0.7, 0.8), (392, 150, 13, 0.9, 0.8), (456, 190, 14, 0.5, 0.8)):
        valve(c, x, y, s, a, f, detail=False, shadow=0.4)
    cast(c, [(p[0], p[1] - 20) for p in GRAIN], soft=14, amount=0.5, colour="#39424a")
    grain(c)
    trail(c, [(-20, 610), (40, 560), (90, 500), (126, 460)], 60)
    small = ((196, 232, 30, 0.1, 0.5), (372, 262, 42, 0.45, 0.6), (436, 282, 34, 0.1, 0.6), (424, 344, 52, 0.98, 0.72), (72, 330, 48, -1.0, 0.72), (36, 414, 42, -0.55, 0.75), (322, 560, 52, 0.12, 0.95), (408, 516, 50, 0.8, 0.9), (130, 592, 46, 0.5, 0.95))
    for i, (x, y, s, a, f) in enumerate(small):
        valve(c, x, y, s, a, f, seed=20 + i)
    for x, y, s, a in ((128, 284, 26, -0.5), (386, 304, 26, 0.7), (462, 404, 30, 1.2), (404, 574, 34, -0.2), (212, 604, 28, 0.5)):
        side(c, x, y, s, a)
    valve(c, *HERO, seed=3, shadow=0.75)
    motes(c, "#fff6d8", 40, 8, (0.6, 1.8), 0.5, rows=(0, 300))
    return finished(c, focus=((232, 400, 160), (400, 300, 60), (440, 420, 60)), share=0.6, vignette=0.10)
