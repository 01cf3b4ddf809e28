"""Ocean literacy: out of an open book rises the sea: a wave with a leaping fish, a seal's head, a lighthouse."""

import numpy as np
from canvas import F, Grad, rgb, rounded, smooth
from halichoerus_grypus import animal as seal
from nature import clouds, sky
from policy import Policy
from salmo_salar import animal as salmon
from visitor import visitor


def wall(c):
    sky(c, ("#4c9ce4", "#8cc8f0", "#d8f0f4", "#fdf6dc"), 440, sun=(360, 90, 240, "#fffbe0", 0.8))
    c.disc(366, 92, 36, 36, "#fffdf0", edge=0)
    c.glow(366, 92, 120, "#fff6d0", 0.5)
    clouds(c, 20, 240, "#ffffff", "#a4caec", 0.42, 240, 0.2, 6, sun=(0.5, -0.5), alpha=0.95)
    for x, y, s in ((262, 120, 13), (296, 146, 10), (236, 158, 8)):
        for side in (-1, 1):
            c.line([(x, y), (x + side * s * 0.55, y - s * 0.42), (x + side * s * 1.15, y - s * 0.18)], 2.8, "#ffffff", round_=True, taper=(1.2, 0.2))


def table(c):
    """Paint the table of warm wood."""
    c.area(smooth(511, 513, c.y), Grad((0, 512), (0, 720), "#c8844c", "#a8642f", "#7c4420"))
    grain = c.noise(150, 3, 21, 2) * smooth(512, 530, c.y)
    c.area(smooth(0.1, 0.5, grain) * F(0.3), "#6a3818", wash=0)
    c.area(smooth(0.1, 0.5, -grain) * F(0.25), "#f0b878", wash=0)
    c.line([(-10, 512), (490, 512)], 4, "#f4c88c", alpha=0.8)


def book(c):
    """Paint the open book."""
    c.curve([(30, 560), (240, 580), (452, 560), (470, 592), (240, 612), (16, 592)], "#4a2410", alpha=0.55, soft=8)
    cover_ = [(14, 470), (26, 560), (236, 584), (244, 584), (454, 560), (466, 470)]
    c.shape(cover_, Grad((0, 470), (0, 590), "#2c70c0", "#164c94", "#0c2f68"), edge=0.8)
    for side in (-1, 1):
        m = lambda x: 240 + side * x
        for i in range(7):
            y = 10 - 2.4 * i
            page = rounded([(m(0), 556 + y), (m(50), 534 + y), (m(130), 528 + y), (m(214), 546 + y)], closed=False)
            top = rounded([(m(0), 470 + y), (m(50), 446 + y), (m(130), 442 + y), (m(206), 456 + y)], closed=False)
            c.shape([*page, *top[::-1]], Grad((m(0), 0), (m(210), 0), "#c4b494", "#f8f2e0", "#fffdf4", "#f0e6cc"), edge=0.2)
            c.line(page, 1.4, "#a8946c", alpha=0.6)
        for j in range(5):
            y = 470 + 15 * j
            c.line(rounded([(m(34), y - 2), (m(90), y - 12), (m(150), y - 11), (m(190), y - 5)], closed=False), 2.6, "#8a9cb0", alpha=0.55)
    c.line([(240, 466), (240, 566)], 9, "#8a7450", alpha=0.6, soft=3)


def sea(c):
    """Paint the sea that rises from the pages, and its breaking wave."""
    crest = [(46, 474), (40, 420), (62, 340), (112, 272), (176, 238), (236, 246), (270, 282), (262, 306), (238, 288), (206, 292), (190, 330), (214, 376), (272, 404), (350, 410), (430, 428), (442, 478), (360, 462), (300, 466), (240, 486), (180, 466), (120, 462)]
    c.curve([(x + 8, y + 12) for x, y in crest], "#0c3468", alpha=0.35, soft=9)
    c.curve(crest, Grad((60, 250), (330, 480), "#c4f4f4", "#5cc8e4", "#1f8cc8", "#0f5ca4"))
    with c.within(c.cover(rounded(crest))):
        for i, (tone, w) in enumerate((("#0f64ac", 17), ("#e4fbfb", 6), ("#2c9cd4", 13), ("#b4f0f4", 5), ("#1470b4", 12), ("#f4ffff", 4))):
            run = [(58 + i * 9, 470), (60 + i * 12, 400), (92 + i * 13, 330 + 4 * i), (150 + i * 9, 274 + 8 * i), (214 + i * 2, 262 + 7 * i)]
            c.line(run, w, tone, alpha=0.7, round_=True, taper=(1, 0.4))
        c.line([(200, 390), (270, 424), (350, 428), (430, 444)], 7, "#c4f4f8", alpha=0.8, round_=True, taper=(0.3, 0.5))
        c.line([(190, 420), (262, 446), (340, 444), (430, 458)], 5, "#0f5ca4", alpha=0.6, round_=True, taper=(0.3, 0.5))
    g = np.random.default_rng(6)
    foam_ = rounded([(112, 272), (176, 236), (238, 244), (274, 282), (264, 310), (240, 292)], closed=False, steps=14)
    n = 150
    i = g.integers(0, len(foam_), n)
    c.dabs(foam_[i, 0] + g.normal(4, 6, n), foam_[i, 1] + g.normal(0, 6, n), g.uniform(3, 10, n), g.uniform(3, 8, n), g.uniform(0, 3, n), np.where(g.random(n)[:, None] < 0.7, rgb("#ffffff"), rgb("#c4ecf8")), 0.92)
    n = 40
    c.dabs(g.normal(292, 24, n), g.normal(286, 30, n), g.uniform(1.4, 4.4, n), g.uniform(1.4, 4.2, n), 0, "#ffffff", 0.9, hard=3)
    n = 80
    x = g.uniform(50, 440, n)
    c.dabs(x, 468 + 10 * np.cos((x - 240) / 70) + g.normal(0, 5, n), g.uniform(4, 14, n), g.uniform(2.4, 6, n), 0, np.where(g.random(n)[:, None] < 0.65, rgb("#ffffff"), rgb("#9cdcf0")), 0.9)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Policy(k, 6)
    wall(c)
    table(c)
    c.curve([(340, 440), (352, 404), (384, 392), (424, 400), (446, 440), (420, 456), (360, 456)], Grad((340, 390), (440, 450), "#d8b890", "#a8846c", "#6c5460"))
    c.shape([(374, 402), (382, 262), (412, 262), (420, 402)], Grad((372, 0), (420, 0), "#fffdf4", "#f4ece0", "#a8a8b4"), edge=0.3)
    for y0, y1 in ((292, 326), (360, 394)):
        u = lambda y: (y - 262) / 140 * 8
        c.shape([(382 - u(y0), y0), (412 + u(y0), y0), (412 + u(y1), y1), (382 - u(y1), y1)], Grad((372, 0), (420, 0), "#f4705a", "#d83c34", "#8a2434"), edge=0)
    c.shape([(376, 262), (418, 262), (418, 254), (376, 254)], "#24405c", edge=0.3)
    c.shape([(384, 254), (386, 232), (408, 232), (410, 254)], Grad((384, 0), (410, 0), "#fff8d0", "#ffdc7c"), edge=0)
    c.shape([(380, 233), (397, 214), (414, 233)], "#c83830", edge=0.3)
    c.glow(397, 243, 46, "#fff0a8", 0.7)
    book(c)
    sea(c)
    visitor(c, salmon, 160, 168, 0.40, mirror=False).lay()
    row, size = 416, 0.50
    layer = visitor(c, seal, 372, row + 92 * size, size)
    above = smooth(row + 1.2, row - 0.8, c.y)
    layer.rgb, layer.alpha = layer.rgb * above[..., None], layer.alpha * above
    layer.lay()
    c.line([(272, row + 1), (310, row + 4), (350, row + 1)], 5, "#f4ffff", alpha=0.9, round_=True, taper=(0.3, 0.3))
    return c.framed("measure", focus=((180, 320, 130), (397, 300, 70), (150, 170, 90), (320, 400, 50)), share=0.55)
