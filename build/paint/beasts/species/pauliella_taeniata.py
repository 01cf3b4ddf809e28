"""A ribbon of Pauliella uncoils from the brown underside of the spring ice into dark water.

The cells lie valve to valve like coins on edge, hundreds in one ribbon that is wound like a shaving: seen from the side
each is a narrow box, bent a little in its middle, with two golden brown plastids and a pale kernel between them; some
have just divided and are thinner, a few are dead and empty glass.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, rounded
from form import ribbon
from sheet import Sheet, finished
from underwater import motes, shafts, water

DEEP = "#123f4e"
BROWN = ("#3c1a08", "#7d3d0c", "#c47a1c", "#f0b944", "#ffe9a0")
GLASS = ("#24586a", "#5c9aa2", "#a6d2c8", "#e4f5e2")


class Coil:
    """A ribbon wound round an axis that comes towards us on its way down."""

    def __init__(self, top, foot, radii, widths, turns, start, seed, lean=0.16, flat=0.34):
        """Take its axis from top to foot, radius and width at both ends, turns and the angle at which it starts."""
        self.top, self.foot = np.array(top, float), np.array(foot, float)
        self.radii, self.widths, self.turns = radii, widths, turns
        self.start, self.lean, self.flat, self.g = start, lean, flat, np.random.default_rng(seed)

    def place(self, s):
        """Return the middle of the ribbon at a share of its way, half across it, and the angle round the axis."""
        a = self.start + 2 * np.pi * self.turns * s
        r = self.radii[0] + (self.radii[1] - self.radii[0]) * s
        w = self.widths[0] + (self.widths[1] - self.widths[0]) * s
        axis = self.top + (self.foot - self.top) * s**1.06
        # The farther half is a little smaller.
        near = 1 + 0.10 * np.cos(a)
        p = axis + r * np.array([np.sin(a), self.flat * np.cos(a) + 0.10 * np.sin(a)])
        return p, np.array([self.lean, 1.0]) * 0.5 * w * near, a

    def cells(self):
        """Return the cells in the order in which they are painted: share, share of the next, angle, kind."""
        found, s, n = [], 0.0, 0
        while s < 0.995:
            young = (0.62, 0.62, 1.0, 0.86, 1.0)[n % 5]
            w = self.widths[0] + (self.widths[1] - self.widths[0]) * s
            r = self.radii[0] + (self.radii[1] - self.radii[0]) * s
            step = w * 0.235 * young * self.g.uniform(0.85, 1.15) / (2 * np.pi * self.turns * r * 0.86)
            found.append((s, min(s + step, 1.0), self.place(s + 0.5 * step)[2], "empty" if self.g.random() < 0.05 else "full"))
            s, n = s + step, n + 1
        return sorted(found, key=lambda q: (np.cos(q[2]) > 0, q[0] if np.cos(q[2]) > 0 else q[0]))

    def paint(self, c, sink=0.0):
        """Paint it, the farther half first; `sink` mixes it with the water."""
        for s0, s1, a, kind in self.cells():
            self.cell(c, s0, s1, a, kind, sink)

    def cell(self, c, s0, s1, a, kind, sink):
        """Paint one cell as a box that is bent in its middle."""
        (p, h, _), (q, e, _) = self.place(s0), self.place(s1)
        d = q - p
        front = np.cos(a) > 0
        light = float(np.clip((0.60 - 0.34 * np.sin(a)) if front else (0.26 + 0.20 * np.sin(a)), 0, 1))
        far = sink if front else sink + (1 - sink) * 0.30
        tint = lambda tones, v: mix(_ramp(tones, v), DEEP, far)
        bend = 0.10 * float(np.hypot(*h)) * (1 if front else -1) * abs(np.cos(a)) * np.array([1.0, 0.1])
        at = lambda u, v: p + d * u + (h + (e - h) * u) * v + bend * (1 - v * v)
        size = self.g.uniform(0.95, 1.04)
        side = lambda u, v0=-1.0, v1=1.0: [at(u, v * size) for v in np.linspace(v0, v1, 7)]
        c.shape(np.array([*side(0.0), *side(1.04)[::-1]]), tint(GLASS, light * 0.9), edge=0)
        if kind == "full":
            for v0, v1 in ((-0.90, -0.12), (0.12, 0.90)):
                lobe = rounded([at(0.14, v0 + 0.06), at(0.10, (v0 + v1) / 2), at(0.14, v1 - 0.06), at(0.5, v1), at(0.88, v1 - 0.06), at(0.92, (v0 + v1) / 2), at(0.88, v0 + 0.06), at(0.5, v0)])
                c.shape(lobe, Grad(tuple(at(0.5, v0)), tuple(at(0.5, v1)), tint(BROWN, light + 0.10), tint(BROWN, light - 0.16)), edge=0)
                if front and sink < 0.3:
                    glint = [at(0.30, v0 + 0.12), at(0.28, v0 + 0.36), at(0.34, v0 + 0.56)]
                    c.shape(ribbon(glint, (1, 0.16 * float(np.hypot(*d)) + 0.6, 0.6)), tint(BROWN, light + 0.36), edge=0, alpha=0.85)
            r = 0.13 * float(np.hypot(*h))
            m = at(0.5, 0)
            c.disc(*m, min(r, 0.36 * float(np.hypot(*d)) + 0.6), r, tint(GLASS, light + 0.3), edge=0)
        c.shape(ribbon(side(0.0), [max(1.3, 0.042 * float(np.hypot(*h)))] * 3), tint(("#1c1210", "#5a3416"), light), edge=0, alpha=0.9)
        c.shape(ribbon([x + d * 0.10 for x in side(0.0, -0.96, 0.6)], [max(0.8, 0.026 * float(np.hypot(*h)))] * 3), tint(GLASS, light + 0.45), edge=0, alpha=0.75)
        for v in (-1.0, 1.0):
            edge = [at(0, v * size), at(0.5, v * size), at(1.04, v * size)]
            c.shape(ribbon(edge, [max(1.6, 0.05 * float(np.hypot(*h)))] * 3), tint(GLASS, light + 0.35 * (v < 0) - 0.25 * (v > 0)), edge=0)


def _ramp(tones, v):
    """Return a colour between tones, from dark to light."""
    at = float(np.clip(v, 0, 0.999)) * (len(tones) - 1)
    return mix(tones[int(at)], tones[int(at) + 1], at - int(at))


HERO = Coil((262, 112), (226, 606), (40, 176), (48, 158), 3.02, 0.3, 4)
OTHERS = (Coil((86, 128), (70, 340), (10, 26), (16, 26), 3.2, 1.0, 8), Coil((420, 122), (428, 300), (8, 20), (13, 21), 3.0, 2.0, 9))


def animal(c):
    """Paint the ribbon."""
    HERO.paint(c)


def ice(c):
    """Paint the underside of the ice: rounded cups of pale light, brown with algae on what hangs down."""
    g = np.random.default_rng(3)
    edge = [(-20, -20), (500, -20), (500, 120), (452, 146), (404, 112), (352, 104), (312, 138), (262, 148), (216, 118), (166, 98), (118, 128), (72, 152), (26, 122), (-20, 132)]
    p = np.array(edge, float)
    for drop, tone in ((22, "#2b2a1c"), (12, "#6b4212"), (3, "#b0782a")):
        c.curve(p + [0, drop * 0.7], tone, edge=1.5, alpha=0.95)
    c.curve(edge, Grad((0, 0), (0, 150), "#f6fbf4", "#cfe6dc", "#c9b47c", "#a06c26"), edge=1.5)
    with c.within(c.cover(rounded(edge))):
        for _ in range(22):
            x, y = g.uniform(-10, 490), g.uniform(-10, 112)
            s = g.uniform(20, 48)
            cup = [(x + s * q * np.cos(a), y + 0.5 * s * q * np.sin(a)) for a, q in zip(np.linspace(0, 6.28, 8)[:-1], g.uniform(0.75, 1.1, 7), strict=True)]
            c.curve([(u + 3, v + 7) for u, v in cup], "#b98a3c", alpha=0.45, soft=2)
            c.curve(cup, ("#fdfffa", "#d9eee6") if y < 70 else ("#f0ecc8", "#d8c088"), alpha=0.75, soft=1)
    n = 130
    x = g.uniform(0, 480, n)
    y = np.interp(x, p[2:, 0][::-1], p[2:, 1][::-1]) + g.normal(4, 10, n)
    c.dabs(x, y, g.uniform(2, 9, n), g.uniform(1, 3, n), g.uniform(-0.4, 0.4, n), np.where(g.random((n, 1)) < 0.5, np.array(mix("#7a420c", "#7a420c", 0)), np.array(mix("#d89a34", "#d89a34", 0))), 0.8)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=67)
    water(c, ["#7fbcb4", "#3f8a92", "#1c5c6c", "#113f52", "#0a2a40", "#07203a"], (250, 60, 300, "#d9f6dc", 0.5))
    shafts(c, (250, -120), "#e9ffe0", n=6, length=640, amount=0.16, spread=0.6, seed=3)
    for i, other in enumerate(OTHERS):
        other.paint(c, 0.52 + 0.08 * i)
    ice(c)
    animal(c)
    motes(c, "#eaffe4", 40, rows=(150, 720))
    return finished(c, focus=((230, 420, 240),), share=0.45)
