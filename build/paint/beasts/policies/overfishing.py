"""Overfishing: a small trawler at dusk hauls one huge bag of herring; nothing is left around it."""

import numpy as np
from canvas import F, Grad, smooth
from clupea_harengus import herring
from lake import swell
from nature import clouds, sky
from policy import Policy
from underwater import motes, shafts

LEVEL = 176
MIDDLE, ACROSS, DOWN = (240, 408), 148, 158


def dusk(c):
    sky(c, ("#3c2450", "#7a3f70", "#d2707c", "#ffb98a"), LEVEL, sun=(380, 150, 120, "#ffe2a8", 0.7))
    clouds(c, 30, 150, "#ffc0a0", "#8a4a78", 0.42, 190, 0.14, 4, sun=(0.6, 0.5), alpha=0.75)
    c.disc(384, 146, 20, 20, "#fff0c8", edge=0)
    c.glow(384, 146, 70, "#ffe6b0", 0.6)
    under = smooth(LEVEL - 1, LEVEL + 1, c.y)
    c.area(under, Grad((0, LEVEL), (0, 720), "#8a6796", "#5b4788", "#372c66", "#1d1842", "#130f2e"))
    shafts(c, (360, 20), "#ffd0b0", n=7, length=520, amount=0.20, spread=0.7, wide=(10, 40), top=LEVEL)
    swell(c, LEVEL - 6, "#e8a8a0", "#5a3f78", n=34, top=4, foot=LEVEL + 26, tall=0.5, alpha=0.7)


def trawler(c):
    """Paint the boat: hull, house, gallows, and the warp that runs down to the net."""
    c.shape([(118, 132), (348, 126), (330, 178), (146, 180)], Grad((0, 126), (0, 180), "#8a3f50", "#4b2440", "#2c1a38"), edge=1)
    c.shape([(110, 124), (352, 118), (349, 130), (118, 136)], Grad((110, 0), (350, 0), "#f2c6a8", "#c08890"), edge=0.8)
    c.shape([(262, 122), (262, 70), (326, 66), (328, 120)], Grad((262, 0), (328, 0), "#b88c98", "#f6dcc0"), edge=0.8)
    c.shape([(254, 72), (334, 66), (330, 58), (260, 62)], "#6b3a58", edge=0.6)
    for x in (274, 292, 310):
        c.shape([(x, 96), (x, 80), (x + 12, 79), (x + 12, 95)], ("#ffe9a8", "#f0a868"), edge=0)
    c.line([(222, 124), (228, 34)], 5, "#40283e", taper=(1.2, 0.6))
    c.line([(228, 38), (150, 96)], 3.2, "#40283e")
    c.line([(228, 38), (300, 62)], 2.2, "#40283e")
    c.line([(150, 126), (158, 84), (182, 84), (190, 126)], 4, "#40283e")
    c.line([(240, 250), (204, 150), (170, 88)], 3.0, "#2e2038", round_=True)
    c.line([(160, 176), (240, 182), (330, 176)], 3, "#ffd9b0", alpha=0.5, round_=True)


def bag(c):
    """Paint the bag of the net, full to bursting."""
    (mx, my) = MIDDLE
    t = np.linspace(0, 2 * np.pi, 70)
    droop = 1 + 0.06 * np.sin(t)
    shape = np.stack([mx + ACROSS * np.cos(t) * droop, my + DOWN * np.sin(t)], -1)
    neck = [(214, 262), (240, 236), (266, 262)]
    c.disc(mx + 16, my + 20, ACROSS + 14, DOWN + 12, "#0e0a26", alpha=0.5, soft=16)
    c.shape(shape, Grad((mx - 100, my - 120), (mx + 110, my + 130), "#6d6c9a", "#3d3a6c", "#1f1c48"), edge=0)
    c.curve([(196, 276), *neck, (284, 276)], "#5a5888")
    g = np.random.default_rng(7)
    places = [(a, r) for r in (0.98, 0.72, 0.46, 0.2) for a in np.arange(0, 6.28, 6.28 / max(4, int(26 * r)))]
    with c.within(shape):
        for a, r in places:
            x, y = mx + ACROSS * r * 0.86 * np.cos(a) + g.normal(0, 6), my + DOWN * r * 0.88 * np.sin(a) + g.normal(0, 6)
            turn, long = g.uniform(0, 6.28), g.uniform(64, 92)
            co, si = np.cos(turn), np.sin(turn)
            bend = g.normal(0, 0.10)
            axis = [(x + long * ((u - 0.5) * co - bend * np.sin(u * 3.1) * si), y + long * ((u - 0.5) * si + bend * np.sin(u * 3.1) * co)) for u in (0, 0.33, 0.66, 1)]
            sunk = 0.10 + 0.5 * smooth(-0.6, 1.0, (x - mx) / ACROSS * 0.5 + (y - my) / DOWN * 0.6)
            herring(c, axis, near=0.3, haze="#4a3c80", sunk=float(sunk), flash=g.uniform(0.4, 1), seed=int(g.integers(1, 999)), side=1 if g.random() < 0.5 else -1)
        round_ = np.hypot((c.x - mx + 40) / ACROSS, (c.y - my + 52) / DOWN)
        c.area(smooth(0.75, 1.5, round_) * F(0.62), "#1a1240", wash=0)
        c.area(smooth(0.75, 0.0, round_) * F(0.16), "#ffe0c0", wash=0)
        # meshes bow with the bag
        for s in np.linspace(-0.96, 0.96, 15):
            for way in (1, -1):
                u = np.linspace(-1, 1, 40)
                x = mx + ACROSS * np.sin((s + way * 0.42 * u) * 1.45) * np.cos(np.arcsin(np.clip(u, -1, 1)) * 0.98)
                c.line(np.stack([x, my + DOWN * u], -1), 1.5, "#f4e2dc", alpha=0.50, taper=(1, 1))
    c.line([*shape, shape[0]], 2.6, "#f0d8d0", alpha=0.6)
    for a in (-2.2, -1.2, -0.75, -2.6):
        x, y = mx + ACROSS * np.cos(a), my + DOWN * np.sin(a)
        c.disc(x, y, 9, 9, "#b0562c", edge=0)
        c.disc(x - 2, y - 2, 6.5, 6.5, "#f2a04e", edge=0)
        c.disc(x - 3.5, y - 4, 2.4, 2, "#fff0cc", edge=0)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Policy(k, 3)
    dusk(c)
    trawler(c)
    bag(c)
    motes(c, "#e6d2f0", 60, rows=(220, 720))
    return c.framed("negative", focus=((240, 380, 120), (240, 110, 90)), share=0.7)
