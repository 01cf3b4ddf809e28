"""A mountain lake before sunrise's end: the ridge doubled in still water, a hiker looking out."""

import numpy as np
from brush import finished
from canvas import Canvas, smooth
from nature import clouds, conifer, flowers, glints, grass, ridge, sky, woods
from people import person


def paint(k):
    c = Canvas(k, 14)
    sky(c, ("#5a8fc4", "#a8c9dc", "#fbe3bd", "#ffd0a0"), 240, sun=(610, 190, 300, "#ffe9b8", 0.6))
    clouds(c, 10, 150, "#fff2dc", "#b4bdd6", 0.4, 260, 0.24, 2, sun=(1, 0.4))
    ridge(c, 214, 60, 9, "#c8b4c0", "#9aa4c4", 200, sun=1, mist=("#f2dcc8", 0.6), foot=260)
    ridge(c, 258, 60, 23, "#c9a894", "#75809e", 190, peaks=((210, 168, 210), (400, 104, 190)), sun=1, mist=("#c9c4c0", 0.45), foot=290)
    near = ridge(c, 268, 36, 31, "#8a9a6a", "#566f70", 260, sharp=False, sun=1, foot=300, peaks=((20, 96, 190), (700, 74, 180)))
    woods(c, near, ("#2f5258", "#4a6e58", "#8f9f58"), 620, 5, (4, 40), 8)
    for x in np.linspace(-5, 190, 22):
        conifer(c, x, 282 - 0.0 * x, 26 + 26 * abs(np.sin(x * 0.7)), ("#234450", "#34584f", "#6f8452"), seed=int(x) + 9)
    for x in np.linspace(560, 730, 18):
        conifer(c, x, 282, 22 + 24 * abs(np.sin(x * 0.9)), ("#234450", "#34584f", "#8a9452"), seed=int(x))
    water = smooth(279, 281, c.y)
    c.mirror(280, water, "#5d87a0", 0.80, 2.6)
    c.area(water * smooth(300, 470, c.y) * 0.45, "#1f5670")
    c.dabs(np.linspace(0, 720, 60), 281 + 0 * np.linspace(0, 1, 60), 9, 1.2, 0, "#f0e2cc", 0.8)
    glints(c, 284, 300, "#fff0d8", 26, size=(10, 30), alpha=0.6)
    glints(c, 300, 420, "#cfe2e6", 60, 330, 720, (6, 30), 3, 0.4)
    # the bank
    c.curve([(-40, 388), (90, 380), (190, 396), (300, 424), (420, 452), (520, 500), (-40, 520)], ("#8a9a52", "#4d6a3e"))
    for x, y, r in ((268, 432, 26), (330, 452, 20), (210, 414, 17), (392, 470, 24), (440, 474, 12), (120, 396, 12)):
        c.curve([(x - r, y + r * 0.3), (x - r * 0.7, y - r * 0.4), (x, y - r * 0.65), (x + r * 0.75, y - r * 0.3), (x + r, y + r * 0.35)], ("#b9b2a8", "#5d6272"))
        c.curve([(x - r * 0.1, y - r * 0.6), (x + r * 0.75, y - r * 0.3), (x + r * 0.6, y), (x + r * 0.1, y - r * 0.2)], "#f2dfc2", alpha=0.8)
    grass(c, 384, 490, ("#5d7a38", "#8fa048", "#3f6238", "#c2bb60"), 1500, (3, 22), 3, right=430)
    person(c, 170, 440, 176, "#c8432f", "#3a4460", "stand", 1, hair="#5a3a2a", bag="#e0a838", shadow=0.4)
    c.line([(205, 436), (196, 352)], 3.2, "#6a4a38")
    grass(c, 440, 490, ("#4d6a34", "#7d9440"), 300, (14, 24), 6, right=400)
    flowers(c, 400, 474, ("#b06ab0", "#f2e6c8", "#e6b93c"), 60, (1.6, 4), 4, right=330)
    return finished(c)
