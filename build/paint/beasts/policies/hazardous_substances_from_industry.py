"""Hazardous substances from industry: rusted drums leak on the sea bed; the plants round them are dead."""

import numpy as np
from canvas import F, Grad, mix, smooth
from policy import Policy
from seabed import pebbles, sand, wrack
from underwater import bubbles, motes, shafts, surface, water


def drum(c, x, y, turn, s, tones, leak=False):
    """Paint a drum lying or standing, 120 x 190 units: ribs, rust, a warning sign."""
    a = np.radians(turn)
    co, si = np.cos(a) * s, np.sin(a) * s
    at = lambda u, v: (x + u * co - v * si, y + u * si + v * co)
    light, own, shade = tones
    lid = [at(60 * np.cos(q), -84 + 18 * np.sin(q)) for q in np.linspace(0, 2 * np.pi, 40)]
    foot = [at(60 * np.cos(q), 84 + 18 * np.sin(q)) for q in np.linspace(0, np.pi, 24)]
    body = [at(-60, -84), *foot[::-1], at(60, -84)]
    c.shape([(px + 10, py + 14) for px, py in body], "#0c0a20", alpha=0.5, soft=8)
    c.shape(body, Grad(at(-60, 0), at(60, 0), mix(own, shade, 0.3), light, own, shade, mix(shade, "#5a7a8a", 0.25)), edge=0.6)
    with c.within(c.cover(body)):
        for v in (-44, 24):
            c.shape([at(-62, v), at(-30, v + 12), at(0, v + 16), at(30, v + 12), at(62, v), at(62, v + 9), at(30, v + 21), at(0, v + 25), at(-30, v + 21), at(-62, v + 9)], shade, alpha=0.6, edge=0)
            c.line([at(-62, v), at(-30, v + 12), at(0, v + 16), at(30, v + 12), at(62, v)], 3 * s, light, alpha=0.8, round_=True)
        rust = c.noise(22, 22, 61, 3) + 0.5 * c.noise(7, 7, 62, 2)
        c.area((smooth(0.25, 0.6, rust) * F(0.55)).astype(F) * c.cover(body), "#5a2a20", wash=0)
        c.shape([at(0, -26), at(32, 28), at(-32, 28)], "#2a1a20", edge=0, alpha=0.95)
        c.shape([at(0, -17), at(24, 23), at(-24, 23)], "#ffc93c", edge=0)
        c.line([at(0, -3), at(0, 10)], 5 * s, "#2a1a20")
        c.disc(*at(0, 17), 2.8 * s, 2.8 * s, "#2a1a20", edge=0)
    c.shape(lid, Grad(at(-60, -84), at(60, -84), light, own, shade), edge=0.4)
    inner = [at(48 * np.cos(q), -85 + 13 * np.sin(q)) for q in np.linspace(0, 2 * np.pi, 40)]
    c.shape(inner, "#10201a" if leak else mix(own, shade, 0.6), edge=0)
    if leak:
        c.shape([at(44 * np.cos(q), -85 + 11 * np.sin(q)) for q in np.linspace(0, np.pi, 24)], "#8fe03c", edge=0)


def poison(c):
    """Paint what runs out: a thick green tongue over the sand, and its cloud in the water."""
    g = np.random.default_rng(5)
    for i in range(60):
        t = g.uniform(0, 1)
        x, y = 150 - 40 * t + g.normal(0, 30 + 70 * t), 330 - 190 * t + g.normal(0, 16)
        r = 12 + 46 * t
        c.disc(x, y, r * 1.2, r * 0.8, mix("#a8e04a", "#5a8a5a", t), alpha=0.10, soft=9, edge=0)
    tongue = [(84, 372), (110, 352), (146, 366), (140, 404), (132, 450), (150, 498), (230, 528), (340, 534), (436, 556), (446, 580), (350, 604), (230, 612), (110, 606), (34, 588), (26, 560), (70, 530), (92, 490), (88, 440), (80, 400)]
    c.curve([(x + 6, y + 12) for x, y in tongue], "#0c1420", alpha=0.5, soft=6)
    c.curve(tongue, Grad((0, 390), (0, 600), "#c8f25a", "#7fca34", "#3f8a34", "#1f5a38"))
    with c.within(c.cover(tongue)):
        c.line([(108, 372), (108, 430), (112, 486), (96, 540)], 12, "#f0ffa8", alpha=0.7, soft=3, round_=True, taper=(1, 0.5))
        c.line([(200, 548), (310, 560), (410, 568)], 8, "#e0ff94", alpha=0.7, soft=2, round_=True, taper=(0.3, 0.2))
    for x, y, r in ((212, 560, 11), (286, 574, 8), (120, 548, 13), (352, 556, 7), (160, 512, 6)):
        c.disc(x, y, r, r * 0.8, "#2f7a34", edge=0)
        c.disc(x - 1, y - 1.5, r * 0.86, r * 0.66, "#b8ee58", edge=0)
        c.disc(x - r * 0.3, y - r * 0.3, r * 0.26, r * 0.2, "#ffffff", edge=0)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Policy(k, 6)
    water(c, ("#b88aa4", "#7a5a90", "#4a4078", "#2a2858", "#181a3c"), (300, -20, 320, "#ffd8c0", 0.6))
    surface(c, 70, "#ffe6d4", "#6a4a84", centre=300, alpha=0.6)
    c.shape([(318, 26), (318, 118), (352, 140), (404, 140), (404, 112), (364, 104), (352, 92), (352, 26)], Grad((318, 0), (404, 0), "#4a3a60", "#7c6484", "#332848"), alpha=0.9, edge=0.5, soft=0.8)
    for i in range(22):
        t = i / 21
        c.disc(404 + 50 * t, 126 + 60 * t * t, 10 + 20 * t, 8 + 14 * t, "#9ac84a", alpha=0.16, soft=6, edge=0)
    shafts(c, (300, -160), "#ffdcd0", n=6, length=520, amount=0.2, spread=0.7, wide=(10, 36))
    sand(c, [(-10, 470), (110, 456), (260, 466), (380, 452), (490, 462)], ("#5a4c7c", "#241f44", "#8a76a0", "#1a1636"), ripples=40)
    for x, y, h, seed in ((424, 486, 150, 3), (60, 478, 130, 7), (392, 500, 90, 9)):
        wrack(c, x, y, h, ("#3a2a38", "#5c4448", "#8a6a60"), seed=seed, lean=0.06, width=6.5)
    pebbles(c, 470, 716, ["#4c3f6c", "#5e5080", "#362c58"], n=46, seed=3, shadow="#100c28", size=(2, 18))
    drum(c, 372, 420, 6, 0.86, ("#b08ac0", "#6a4a86", "#2c1f4c"))
    drum(c, 204, 410, -58, 1.12, ("#f49a6a", "#c04a3a", "#5c1c34"), leak=True)
    poison(c)
    g = np.random.default_rng(3)
    bubbles(c, [(g.uniform(90, 220), g.uniform(120, 360), g.uniform(2, 6)) for _ in range(16)], light="#f0ffc8", shade="#3a6a40")
    at = lambda u, v: (404 + u, 606 + v)
    c.line([at(-40, 0), at(30, 2)], 3, "#e8dcd8")
    for u in np.linspace(-22, 20, 7):
        c.line([at(u, -10 + abs(u) * 0.2), at(u + 3, 0), at(u, 11 - abs(u) * 0.2)], 2.2, "#e8dcd8", round_=True)
    c.curve([at(-40, 0), at(-52, -10), at(-64, -2), at(-60, 6), at(-50, 9)], "#e8dcd8")
    c.disc(*at(-55, -1), 2.4, 2.4, "#2a2038", edge=0)
    c.shape([at(28, 1), at(46, -12), at(42, 2), at(46, 14)], "#e8dcd8", edge=0)
    motes(c, "#d8c8e8", 70)
    return c.framed("negative", focus=((210, 420, 130),), share=0.65)
