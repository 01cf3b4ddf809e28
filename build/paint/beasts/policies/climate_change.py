"""Climate change: a swollen sun, warm open water, and one small floe left for the ringed seal."""

import numpy as np
from canvas import Grad, rgb
from lake import rings, swell, water
from nature import clouds, sky
from policy import Policy
from pusa_hispida import mother
from visitor import visitor

HORIZON = 352


def heat(c):
    """Paint the red evening and the sun that fills it."""
    sky(c, ("#5b2a5c", "#a3406a", "#e8695a", "#ffa85a", "#ffd48a"), HORIZON)
    c.glow(240, 214, 330, "#ff9a4e", 0.7, power=1.2)
    clouds(c, 60, 330, "#ffc98a", "#b04a64", 0.42, 240, 0.13, 4, sun=(0, -0.6), alpha=0.7)
    c.disc(240, 214, 122, 122, Grad((240, 92), (240, 336), "#fff3c4", "#ffc65a", "#ff8446"), edge=0.8)
    for y, w, h in ((206, 150, 5), (246, 128, 7), (284, 150, 9), (312, 120, 7)):
        c.dabs(240 + np.array([-50, 40, 0]), y + np.array([0, 5, -4]), w * np.array([0.6, 0.7, 0.5]), h, 0.0, "#e0665a", 0.5, hard=1.4)
    c.glow(240, 214, 150, "#fff0b0", 0.35, power=2.0)


def sea(c):
    water(c, HORIZON, ("#f09a6a", "#c65f74", "#7c3f78", "#43295e", "#241a44"))
    swell(c, HORIZON, "#ffc08a", "#5a2f68", n=150, top=6, tall=0.9, alpha=0.6, seed=3)
    swell(c, HORIZON, "#c06c84", "#2c1c4c", n=70, top=90, tall=1.2, alpha=0.65, seed=6, lit=0.4)
    g = np.random.default_rng(5)
    t = g.uniform(0, 1, 150) ** 1.2
    c.dabs(240 + g.normal(0, 1, 150) * (40 + 60 * t), HORIZON + 4 + 340 * t, (6 + 26 * t) * g.uniform(0.5, 1.2, 150), 0.8 + 2.6 * t, 0, np.where(g.random(150)[:, None] < 0.5, rgb("#fff0bc"), rgb("#ffb864")), 0.8)


FLOE = [(72, 506), (110, 490), (190, 484), (280, 482), (360, 486), (404, 498), (392, 516), (330, 528), (230, 532), (130, 526)]
BELOW = [(72, 506), (130, 526), (230, 532), (330, 528), (392, 516), (404, 498), (392, 540), (352, 552), (300, 572), (252, 566), (214, 590), (168, 560), (116, 548), (84, 528)]


def floe(c):
    """Paint the floe: a lit top, its melting edge, and what of it is under water."""
    c.curve([(60, 530), (240, 545), (420, 522), (430, 590), (300, 640), (180, 640), (60, 590)], "#1c1440", alpha=0.5, soft=16)
    c.shape(BELOW, Grad((0, 500), (0, 590), "#e6a6a8", "#9a6a9c", "#54407c"), edge=1.2, soft=0.6)
    for x, w in ((120, 8), (190, 12), (268, 10), (340, 9)):
        c.shape([(x, 528), (x + w, 528), (x + w * 0.7, 556), (x + 2, 548)], "#f6c6b4", alpha=0.45, soft=1.5)
    c.shape(FLOE, Grad((70, 520), (400, 484), "#d9b6cc", "#f6dcd0", "#ffefd6"), edge=1.2)
    c.line(FLOE[:6], 3.0, "#fff6dc", taper=(0.5, 0.5), alpha=0.8, round_=True)
    g = np.random.default_rng(2)
    for x in (96, 150, 214, 296, 350, 384):
        y = 540 + g.uniform(8, 30)
        c.disc(x, y, 2.4, 4.4, "#ffe6cc", edge=0, alpha=0.9)
    rings(c, 240, 566, (190, 225), "#ffc79a", "#3a2458", flat=0.14, alpha=0.5)


def seal(c):
    layer = visitor(c, mother, 236, 408, 0.66)
    c.curve([(130, 506), (240, 496), (370, 500), (380, 516), (250, 524), (140, 518)], "#5a3a6c", alpha=0.6, soft=4)
    layer.haze("#a04a66", 0.22).lay()


def paint(k):
    c = Policy(k, 7)
    heat(c)
    sea(c)
    floe(c)
    seal(c)
    return c.framed("negative", focus=((210, 430, 90),), share=0.75)
