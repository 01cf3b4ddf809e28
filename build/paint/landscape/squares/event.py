"""The event square: a sealed letter flies over the fields, from the sun towards the rain."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix
from nature import clouds, poplar, rain, ridge, sky


def paint(k):
    c = Canvas(k, 611)
    sky(c, ("#4f96d8", "#a4d0ec", "#ffeec4"), 330, sun=(90, 90, 330, "#fff0b0", 0.9))
    # the storm that comes from the right
    c.shape(
        [(470, -5), (725, -5), (725, 330), (560, 330), (500, 180)],
        ("#4a5478", "#8a90a8"),
        alpha=0.85,
        soft=40,
    )
    clouds(c, -40, 230, "#c9cede", "#565f84", 0.62, 190, 0.5, 5)
    c.disc(96, 92, 46, 46, Grad((60, 50), (130, 140), "#fffbe0", "#ffe078"))
    rain(c, 200, "#dfe6f0", 0.3, 34, 4, 0.4)
    c.shape([(-5, -5), (330, -5), (330, 330), (-5, 330)], "#ffe9b0", alpha=0.14, soft=50)
    ridge(c, 300, 44, 9, "#9fbcb4", "#7898a8", 220, sharp=False, mist=("#f2e6c4", 0.5), foot=340)
    # fields in strips that run together
    g = np.random.default_rng(7)
    tones = ("#b8c854", "#7fa848", "#d8c860", "#94b850", "#c8b854", "#6f9a44")
    edges = np.linspace(-700, 1420, 22)
    for i, (a, b) in enumerate(zip(edges[:-1], edges[1:], strict=True)):
        tone = mix(tones[i % 6], "#4f6a5c", 0.30 * (i / 21) + g.uniform(0, 0.08))
        c.shape(
            [(360 + (a - 360) * 0.16, 322), (360 + (b - 360) * 0.16, 322), (b, 485), (a, 485)],
            (mix(tone, "#fff2c0", 0.25), tone),
        )
    for x, high in ((60, 120), (96, 96), (640, 110), (680, 132)):
        poplar(c, x, 352, high, ("#33604a", "#4f8444", "#a4bf58"), seed=x, wide=0.2)
    # the way the wind takes
    for y, bend, width in ((392, 60, 9), (426, 40, 6)):
        t = np.linspace(0, 1, 30)
        c.line(
            list(zip(20 + 300 * t, y - bend * np.sin(3.4 * t), strict=True)),
            width,
            "#ffffff",
            taper=(0.1, 1.0),
            alpha=0.75,
        )
    # the letter
    corners = np.array([(226, 196), (540, 128), (586, 326), (272, 394)], float)
    c.shape(corners + (14, 22), "#33304f", alpha=0.45, soft=9)
    c.shape(corners, Grad((230, 150), (580, 380), "#fffdf2", "#f6ead0", "#dcc8a0"))
    middle = corners.mean(0) + (4, -8)
    c.shape([corners[3], corners[2], middle + (0, 6)], ("#fbf2dc", "#e6d4ac"))
    c.shape(
        [corners[0], corners[1], middle + (4, 26)],
        Grad((240, 180), (520, 260), "#fffef8", "#efe0bc"),
    )
    for a, b in ((corners[0], middle + (4, 26)), (corners[1], middle + (4, 26))):
        c.line([a, b], 5, "#b89a68", alpha=0.9)
    for a, b in ((corners[3], middle + (0, 10)), (corners[2], middle + (0, 10))):
        c.line([a, b], 3.4, "#c4a878", alpha=0.7)
    x, y = middle + (4, 22)
    c.disc(x + 3, y + 5, 47, 44, "#5a2030", alpha=0.5, soft=4)
    c.disc(x, y, 46, 43, Grad((x - 40, y - 40), (x + 40, y + 40), "#f0705c", "#cf3a34", "#8c2030"))
    c.disc(x, y, 30, 28, Grad((x - 30, y - 30), (x + 30, y + 30), "#a82c34", "#d8483c"))
    for turn in np.arange(5) * 2 * np.pi / 5 - 0.3:
        c.dabs(x + 13 * np.cos(turn), y + 12 * np.sin(turn), 13, 6, turn, "#ffc0a0", 0.9)
    return finished(c)
