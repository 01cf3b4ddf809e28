"""A red pom-pom grows on knotted wrack; a yellow periwinkle creeps up to it.

What makes the species: dark-red threads from one foot, forked evenly again and again to a round soft tuft;
it lives on one host only, knotted wrack: a leathery strap without a rib, with single egg-shaped bladders.
"""

from __future__ import annotations

import numpy as np
from canvas import mix
from form import solid
from sheet import Sheet, finished
from thallus import Strap, Thallus, egg, hairline, sunk
from underwater import motes, shafts, water

SUN = (-0.6, -0.8)
WATER = "#123f5c"
LEATHER = ("#0e120e", "#26290f", "#4c4a18", "#7d7326", "#b8a444", "#ecdc90")
RED = ("#16040e", "#3c0a1a", "#741426", "#a8242e", "#d84a3a", "#f8906a", "#ffd4ac")


class Tuft:
    """Threads from one foot that fork and fork again; collected first, painted from back to front."""

    def __init__(self, foot, heading, reach, seed, lean=0.0):
        self.foot, self.heading, self.reach = np.asarray(foot, float), heading, reach
        self.g = np.random.default_rng(seed)
        self.lean, self.threads = lean, []

    def grow(self, at, angle, long, width, level, depth):
        """Add a thread and its forks; `depth` is 0 in the back of the tuft and 1 in front."""
        g = self.g
        bend = g.normal(0, 0.16) + self.lean * 0.16
        a = angle + bend * np.linspace(0, 1, 5)
        step = np.stack([np.cos(a), np.sin(a)], -1) * long / 4
        line = np.concatenate([[at], at + np.cumsum(step[1:], 0)])
        self.threads.append((depth, level, line, width))
        if level == 0 or width < 0.5:
            return
        for e in (-1, 1):
            open_ = e * g.uniform(0.14, 0.32)
            self.grow(line[-1], a[-1] + open_, long * g.uniform(0.72, 0.92), width * 0.78, level - 1, depth)

    def fill(self, sprays, spread, *, levels=5, width=5.0, depth=(0.0, 1.0), long=1.0):
        """Grow sprays over the round of the tuft: those in front come towards us and look shorter."""
        g = self.g
        for i in range(sprays):
            near = depth[0] + (depth[1] - depth[0]) * i / max(1, sprays - 1)
            side = np.linspace(-1, 1, sprays)[(i * 5) % sprays] + g.normal(0, 0.5 / sprays)
            angle = self.heading + side * spread
            first = self.reach * long * g.uniform(0.94, 1.06) / sum(0.82**n for n in range(levels + 1)) * 1.06
            self.grow(self.foot + g.normal(0, 2.5, 2), angle, first, width, levels, near)
        return self

    def paint(self, c, sink=0.0, thin=1.0, push=0.0, core_alpha=0.0):
        """Paint the threads: dark at the foot and in the back, lit at the rim towards the sun."""
        top = max(t[1] for t in self.threads)
        way = self.heading
        core = self.foot + np.array([np.cos(way), np.sin(way)]) * self.reach * 0.36
        if core_alpha:
            c.disc(*core, self.reach * 0.5, self.reach * 0.46, RED[0], alpha=core_alpha, soft=self.reach * 0.14, edge=0)
        for depth, level, line, width in sorted(self.threads, key=lambda t: (round(t[0] * 6), -t[1])):
            out = np.hypot(*(line[-1] - self.foot)) / self.reach
            sunny = float((line[-1] - core) @ np.array(SUN)) / self.reach
            v = np.clip(push + 0.05 + 0.44 * out**1.6 + 0.32 * sunny + 0.20 * (depth - 0.5) + 0.08 * (top - level) / top, 0, 0.999)
            at = v * (len(RED) - 1)
            tone = mix(mix(RED[int(at)], RED[int(at) + 1], at - int(at)), WATER, sink)
            end = 0.45 if level == 0 else 0.80
            hairline(c, line, (width * thin, width * 0.92 * thin, width * end * thin), tone, alpha=0.95 if level else 0.85)


HOST = ((-60, 640), (40, 540), (160, 470), (300, 420), (400, 330), (530, 240))


def host(c):
    """Paint the strap of knotted wrack with its bladder; return its mask."""
    strap = Strap(np.array(HOST, float), (36, 34, 36, 34, 32, 34), (0.2, 0.7), (0.0, 0.4, -0.2, 0.3, 0.0))
    x, y, h, turn = strap.at(0.815)
    t = np.linspace(-1, 1, 30)
    u, w = t * 92, 50 * np.cos(np.pi / 2 * t) ** 1.2
    co, si = np.cos(turn), np.sin(turn)
    u, w = np.r_[u, u[::-1]], np.r_[-w, w[::-1]]
    body = Thallus(c, [strap], sun=SUN, web=3, swollen=[np.stack([x + u * co - w * si, y + u * si + w * co], -1)]).lit_from(SUN)
    body.paint(LEATHER, lit=0.42, older=0.2, glow=("#e8b040", 0.35), rim=("#fff0b8", 0.9, 2.4), line=("#080a08", 0.85, 3.0), grain=0.02, crisp=0.6, seed=4)
    with c.within(body.mask):
        for v, start, end, tone, wide in ((-0.55, 0.02, 0.30, "#f4e8a8", 2.0), (-0.42, 0.24, 0.58, "#f4e8a8", 1.6), (0.05, 0.0, 0.22, "#26290f", 2.4), (0.12, 0.30, 0.62, "#26290f", 2.2),
                                          (0.55, 0.10, 0.45, "#6d6a2c", 2.4), (-0.5, 0.90, 1.0, "#f4e8a8", 1.8), (0.74, 0.4, 0.66, "#4f6a58", 2.6)):  # fmt: skip
            c.line([strap.at(t, v + 0.06 * np.sin(9 * t))[:2] for t in np.linspace(start, end, 9)], wide, tone, taper=(0.2, 0.2), alpha=0.55, round_=True)
    egg(c, x, y, 66, 48, turn, LEATHER[:1] + LEATHER, sun=(-0.6, -0.76, 0.2), glow=("#c89430", 0.4), line=("#080a08", 0.5), spark=0.7, soft=3.5)
    return body.mask


SHELL = [(-0.50, 0.06), (-0.42, -0.30), (-0.12, -0.52), (0.24, -0.48), (0.48, -0.22), (0.50, 0.10), (0.30, 0.36), (-0.04, 0.42), (-0.36, 0.34)]


def snail(c, x, y, size, turn):
    """Paint a flat periwinkle that creeps: round yellow shell, grey foot, two feelers with eyes."""
    co, si = np.cos(turn) * size, np.sin(turn) * size
    at = lambda q: [(x + u * co - v * si, y + u * si + v * co) for u, v in q]
    c.curve(at([(-0.6, 0.44), (0.1, 0.36), (0.8, 0.44), (0.7, 0.60), (-0.4, 0.60)]), "#06100e", alpha=0.6, soft=4)
    foot = at([(-0.62, 0.40), (-0.30, 0.26), (0.30, 0.20), (0.62, 0.10), (0.84, 0.12), (0.92, 0.28), (0.76, 0.44), (0.20, 0.50), (-0.40, 0.50)])
    solid(c, foot, ("#3a3a30", "#66654e", "#a09a76", "#d8d0a4"), sun=(-0.5, -0.75, 0.4), grain=0.02)
    for q in ([(0.74, 0.16), (0.92, -0.02), (1.06, -0.20)], [(0.84, 0.18), (1.04, 0.10), (1.26, -0.02)]):
        c.line(at(q), size * 0.055, "#d8d0a4", taper=(1, 0.4), round_=True)
    for u, v in ((0.80, 0.17),):
        ((ex, ey),) = at([(u, v)])
        c.disc(ex, ey, size * 0.045, size * 0.045, "#0c0a0a", edge=0)
        c.disc(ex - 0.8, ey - 0.9, size * 0.013, size * 0.013, "#ffffff", edge=0)
    body = solid(c, at(SHELL), ("#6d3f0c", "#b87414", "#eeb42c", "#ffe070", "#fff6c0"), sun=(-0.45, -0.75, 0.45), soft=0.5, grain=0.02)
    with c.within(body):
        t = np.linspace(0.4, 3.6 * np.pi, 90)
        r = 0.36 * np.exp(-0.19 * t)
        whorl = at(list(zip(-0.16 + r * np.cos(t + 2.2), -0.12 + r * 0.92 * np.sin(t + 2.2), strict=True)))
        c.line(whorl, size * 0.05, "#8f5410", taper=(0.8, 0.3), alpha=0.4)
        c.line([(px - 1.5, py - 1.8) for px, py in whorl], size * 0.022, "#fffbd0", taper=(1.0, 0.3), alpha=0.5)
        for s in (0.62, 0.84):
            q = [(0.50 * s, -0.40 * s), (0.56 * s, 0.0), (0.40 * s, 0.36 * s)]
            c.line(at(q), size * 0.02, "#a0641c", taper=(0.3, 0.3), alpha=0.55, round_=True)


FAR = ((120, 800), (240, 560), (330, 420), (360, 260), (440, 120), (470, -40))


def far(c):
    """Paint wrack farther off with two tufts."""
    strap = Strap(np.array(FAR, float), (17, 16, 15, 14, 12), (0.2, 0.8))
    x, y, h, turn = strap.at(0.62)
    body = Thallus(c, [strap], sun=SUN).lit_from(SUN)
    body.paint(sunk(LEATHER, WATER, 0.62), rim=(mix("#fff0b8", WATER, 0.6), 0.7, 1.6))
    egg(c, x, y, 34, 24, turn, sunk(LEATHER, WATER, 0.6), spark=0.2)
    for t, side, reach, seed in ((0.50, 1, 84, 21), (0.78, -1, 92, 22)):
        x, y, h, turn = strap.at(t, side * 0.9)
        Tuft((x, y), turn + side * 1.45, reach, seed).fill(11, 1.35, levels=4, width=2.6, depth=(0.2, 0.8)).paint(c, sink=0.5)


FOOT = (214, 443)


def back_of_tuft(c):
    """Paint the threads behind: dark, and a dark core between them."""
    Tuft(FOOT, -1.68, 222, 4).fill(19, 1.32, levels=6, width=4.6, depth=(0.0, 0.3)).paint(c, push=-0.12, core_alpha=0.8)


def animal(c):
    """Paint the tuft on its host."""
    host(c)
    Tuft(FOOT, -1.70, 224, 7).fill(13, 1.10, levels=6, width=5.2, depth=(0.3, 0.7)).paint(c)
    Tuft(FOOT, -1.70, 204, 9).fill(7, 0.84, levels=5, width=6.0, depth=(0.8, 1.0), long=0.86).paint(c)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=67)
    water(c, ["#4fa0a8", "#1c6480", "#0e3f5e", "#092b48", "#071f38", "#051628"], (60, -40, 330, "#d8fff0", 0.6))
    shafts(c, (40, -170), "#c8fff4", n=7, length=640, amount=0.2, spread=0.8, seed=9)
    c.lifted(far).blurred(1.6).lay()
    c.lifted(back_of_tuft).blurred(0.8).lay()
    animal(c)
    Tuft((330, 440), 1.25, 112, 13).fill(13, 1.2, levels=5, width=3.6, depth=(0.0, 0.8)).paint(c, push=-0.10)
    snail(c, 74, 490, 66, -0.62)
    motes(c, "#d8f4ff", 60)
    return finished(c, focus=((240, 330, 360),), share=0.25)
