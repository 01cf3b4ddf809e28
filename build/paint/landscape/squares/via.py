"""VIA: the straight Roman road runs under a stone arch into the morning, poplars on both sides."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix
from nature import clouds, flowers, grass, poplar, ridge, sky
from things import ground_shadow


def paint(k):
    c = Canvas(k, 631)
    sky(c, ("#4f8fd4", "#a8d4ec", "#ffe6a8"), 270, sun=(360, 236, 320, "#fff0b0", 1.0))
    clouds(c, 0, 190, "#fff8ec", "#b8c4e0", 0.44, 190, 0.38, 9)
    ridge(c, 252, 40, 8, "#b0bcd8", "#8898c0", 230, mist=("#ffeec8", 0.6), foot=290)
    c.disc(360, 228, 30, 30, "#fffbe4")
    c.glow(360, 228, 150, "#fff4c4", 0.8)
    c.shape([(-5, 258), (725, 258), (725, 485), (-5, 485)], ("#d4d070", "#7fa844"))
    for i, y in enumerate((276, 300, 334)):
        c.shape(
            [(-5, y), (725, y - 3), (725, y + 12 + 8 * i), (-5, y + 12 + 8 * i)],
            ("#bccc60", "#94b84c", "#a8b850")[i],
            alpha=0.6,
            soft=3,
        )
    # the road, its stones and its kerbs
    c.shape([(352, 258), (368, 258), (640, 485), (80, 485)], ("#f6e8c8", "#c4b8a8"))
    g = np.random.default_rng(11)
    for row in range(15):
        y0, y1 = 258 + 227 * (row / 15) ** 1.9, 258 + 227 * ((row + 1) / 15) ** 1.9
        half0, half1 = 8 + 272 * (y0 - 258) / 227, 8 + 272 * (y1 - 258) / 227
        stones = 7
        for s in range(stones):
            a, b = -1 + 2 * (s + 0.05) / stones, -1 + 2 * (s + 0.95) / stones
            tone = mix("#e8dcc4", "#a89c9c", g.random())
            gap = 0.1 * (y1 - y0)
            c.shape(
                [
                    (360 + a * half0, y0 + gap),
                    (360 + b * half0, y0 + gap),
                    (360 + b * half1, y1),
                    (360 + a * half1, y1),
                ],
                mix(tone, "#fff0cc", 0.35 * (1 - row / 15)),
                alpha=0.85,
            )
    for side in (-1, 1):
        c.line([(360 + side * 9, 258), (360 + side * 300, 485)], 18, "#8a8078", taper=(0.08, 1.0))
        for share in (0.16, 0.3, 0.5, 0.8):
            x, foot = 360 + side * (26 + 370 * share), 266 + 190 * share
            ground_shadow(c, x + 20 * share, foot, 60 * share, 9 * share, 0.45)
            poplar(
                c,
                x,
                foot,
                60 + 330 * share,
                ("#2c5a48", "#4c8244", "#b0c45c"),
                seed=int(x),
                wide=0.19,
            )
    # the arch over it
    light, shade = "#f2dcb4", "#b08c70"
    for x0, x1 in ((214, 276), (444, 506)):
        ground_shadow(c, (x0 + x1) / 2 + 10, 392, 54, 10, 0.5)
        c.shape(
            [(x0, 150), (x1, 150), (x1, 392), (x0, 392)],
            Grad((x0, 0), (x1, 0), light, "#e0c090", shade),
        )
        c.shape(
            [(x0 - 8, 372), (x1 + 8, 372), (x1 + 8, 394), (x0 - 8, 394)],
            Grad((x0, 0), (x1, 0), "#fff0d0", shade),
        )
        for y in range(180, 372, 32):
            c.line([(x0, y), (x1, y)], 2.4, "#9a7860", alpha=0.7)
    t = np.linspace(np.pi, 2 * np.pi, 30)
    inner = [(360 + 84 * np.cos(a), 210 + 84 * np.sin(a)) for a in t]
    c.shape(
        [(214, 212), (214, 84), (506, 84), (506, 212), *inner[::-1]],
        Grad((214, 80), (506, 210), "#fbe8c4", "#e4c494", "#bc9878"),
    )
    for a in t[::3]:
        c.line(
            [
                (360 + 84 * np.cos(a), 210 + 84 * np.sin(a)),
                (360 + 108 * np.cos(a), 210 + 108 * np.sin(a)),
            ],
            2.4,
            "#9a7860",
            alpha=0.8,
        )
    c.line([(360 + 109 * np.cos(a), 210 + 109 * np.sin(a)) for a in t], 4, "#9a7860", alpha=0.7)
    c.shape([(340, 98), (380, 98), (374, 130), (346, 130)], ("#d8402f", "#a82c34"))
    c.shape([(200, 62), (520, 62), (520, 86), (200, 86)], ("#fff2d4", "#c8a880"))
    c.shape([(212, 40), (508, 40), (514, 62), (206, 62)], ("#f2dcb4", "#cdae84"))
    grass(c, 440, 492, ("#7ea44a", "#b8cc60", "#5d8a3c"), 300, (5, 20), 6)
    flowers(c, 446, 484, ("#f6f0dc", "#e8503c", "#f2c84c"), 50, (3, 6), 2)
    return finished(c)
