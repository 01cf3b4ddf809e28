"""Hazardous substance regulation: a shield with a flask keeps drums and their poison off a shoal."""

import numpy as np
from canvas import F, Grad, mix, smooth
from hazardous_substances_from_industry import drum
from policy import Policy
from seabed import pebbles, sand, tuft
from small_fish import HERRING, small_fish
from underwater import bubbles, motes, net, shafts, surface, water

SILVER = ("#1f5a8c", "#7ab4dc", "#e0f2fa", "#fafeff", "#bce0f0")


def shield_at(x, y, s):
    """Return the outline of the shield."""
    half = [(0, -150), (40, -128), (84, -116), (126, -116), (126, -20), (116, 46), (82, 104), (36, 142), (0, 160)]
    return [(x + s * u, y + s * v) for u, v in half] + [(x - s * u, y + s * v) for u, v in half[::-1]]


def shield(c, x, y, s):
    """Paint the shield: a silver edge, two halves of blue enamel, a flask."""
    c.shape([(px + 16, py + 18) for px, py in shield_at(x, y, s)], "#06244c", alpha=0.5, soft=10)
    c.shape(shield_at(x, y, s), Grad((x - 120, y - 140), (x + 120, y + 140), "#ffffff", "#c8e0f4", "#7aa4d0", "#dceefa"), edge=0)
    inner = shield_at(x, y, s * 0.88)
    c.shape(inner, Grad((x - 100, y - 130), (x + 60, y + 140), "#6cc0f8", "#2c84dc", "#1454a8"), edge=0)
    with c.within(c.cover(inner)):
        c.shape([(x, y - 200), (x + 200, y - 200), (x + 200, y + 200), (x, y + 200)], "#0c3c8c", alpha=0.35, edge=0)
        c.curve([(x - 110, y - 120), (x - 40, y - 112), (x - 70, y - 20), (x - 96, y + 40), (x - 118, y + 10)], "#d4f0ff", alpha=0.35, soft=9)
    f = lambda u, v: (x + s * u, y + s * v)
    glass = [f(-20, -84), f(20, -84), f(20, -26), f(66, 62), f(64, 78), f(52, 86), f(-52, 86), f(-64, 78), f(-66, 62), f(-20, -26)]
    c.shape([(px + 4, py + 6) for px, py in glass], "#06244c", alpha=0.45, soft=3)
    c.shape(glass, Grad(f(-60, 0), f(60, 0), "#ffffff", "#e4f4fc", "#a8cce8"), edge=0.3)
    fluid = [f(-42, 20), f(-14, 15), f(14, 24), f(43, 18), f(58, 62), f(48, 77), f(-48, 77), f(-58, 62)]
    c.shape(fluid, Grad(f(0, 16), f(0, 78), "#a8f06a", "#4cbc4c", "#1f8a4c"), edge=0.3)
    for u, v, r in ((-18, 50, 9), (14, 60, 6), (22, 38, 7), (-2, 32, 4)):
        c.disc(*f(u, v), r * s, r * s, "#e8ffb4", edge=0)
        c.disc(*f(u - 2, v - 2), r * s * 0.4, r * s * 0.4, "#ffffff", edge=0)
    c.shape([f(-28, -96), f(28, -96), f(28, -82), f(-28, -82)], Grad(f(-28, 0), f(28, 0), "#ffffff", "#9cc4e4"), edge=0.4)
    c.line([f(-46, 62), f(-14, -10), f(-13, -70)], 6 * s, "#ffffff", alpha=0.85, taper=(0.8, 0.5))


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Policy(k, 6)
    water(c, ("#d4f4fc", "#7ccdec", "#3494cc", "#165c9c", "#0c3468"), (150, -30, 380, "#fffbe0", 0.85))
    c.area((smooth(250, 470, c.x + 0.10 * (c.y - 300)) * F(0.62)).astype(F), "#4a2c6c", wash=0)
    surface(c, 90, "#ffffff", "#5ab4dc", centre=150, alpha=0.75)
    shafts(c, (150, -170), "#fffbe0", n=9, length=640, amount=0.32, spread=0.6, wide=(10, 38))
    floor = [(-10, 566), (120, 556), (240, 562), (380, 556), (490, 564)]
    sand(c, floor, ("#8cc4cc", "#1f5488", "#ecf0cc", "#163c68"), ripples=40)
    net(c, smooth(560, 620, c.y) * smooth(300, 160, c.x), "#f8ffe0", 0.4)
    g = np.random.default_rng(5)
    for i in range(70):
        t = g.uniform(0, 1)
        c.disc(410 + g.normal(0, 26), 440 - 260 * t, 14 + 34 * t, 11 + 24 * t, mix("#a8d84a", "#6a8a5a", t), alpha=0.10, soft=8, edge=0)
    drum(c, 442, 432, 10, 0.82, ("#b890d0", "#70508c", "#30224f"))
    drum(c, 386, 494, -8, 0.94, ("#f49a6a", "#c84c3c", "#601e38"))
    n = 36
    c.dabs(g.uniform(350, 478, n), g.uniform(180, 420, n), g.uniform(2, 5, n), g.uniform(2, 5, n), 0, "#c8f06a", 0.8, hard=3)
    for x, y, h, lean in ((34, 572, 150, 0.1), (78, 580, 110, 0.2), (140, 574, 80, 0.1), (8, 580, 100, 0.25)):
        tuft(c, x, y, h, [["#1f7a5a", "#4fae62", "#c0e88a"], ["#2a8856", "#6cc066", "#dcf4a4"]], n=9, width=7.5, spread=0.4, lean=lean, seed=int(x))
    shield(c, 232, 330, 1.12)
    for x, y, long, a in ((70, 178, 96, 6), (52, 246, 84, 3), (66, 312, 90, -3), (44, 378, 80, 2), (72, 440, 86, -5), (128, 130, 80, 8)):
        t = np.radians(a)
        axis = [(x + long * (0.5 - u) * np.cos(t), y + long * (0.5 - u) * np.sin(t) + 4 * np.sin(3 * u)) for u in (0, 0.33, 0.66, 1)]
        small_fish(c, HERRING, axis, SILVER, side=-1)
    pebbles(c, 584, 716, ["#5a90a8", "#7aa8b4", "#356a88"], n=30, seed=6, shadow="#0a2c50", size=(2, 14))
    bubbles(c, [(40, 510, 5), (52, 480, 4), (110, 210, 4), (120, 60, 5)])
    motes(c, "#f4ffff", 60)
    return c.framed("measure", focus=((232, 330, 150), (390, 480, 90)), share=0.55)
