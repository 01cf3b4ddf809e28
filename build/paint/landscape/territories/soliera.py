"""Food processing: the ripening store, shelves of hard cheese up to the roof, a man tapping a wheel with a hammer."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix
from space import Camera
from people import person
from things import ground_shadow, lathe


def paint(k):
    c = Canvas(k, 71)
    cam = Camera(horizon=226, eye=2.1, f=470, cx=340, sun=(-0.3, 0.8, -0.4))
    c.area(np.ones_like(c.x), Grad((0, 0), (0, 480), "#f8e4b4", "#e8c888", "#8a6a58"))
    c.glow(340, 206, 240, "#fff8dc", 0.8)
    cam.ground(c, lambda X, Z: np.clip(mix("#c9a27c", "#c9a27c", 0) * (0.8 + 0.35 * np.exp(-((X / 1.1) ** 2)))[..., None] * (0.75 + 0.35 * np.clip(Z / 14, 0, 1))[..., None], 0, 1), top=236)
    ceiling = cam.points([(-6, 6.2, 40), (6, 6.2, 40), (6, 6.2, 3), (-6, 6.2, 3)])
    c.shape(ceiling, Grad((0, 0), (0, 200), "#7a5c58", "#e8cc98"))
    for Z in (26, 18, 13, 9.5, 7, 5.4):
        c.line([cam.at(-6, 6.1, Z), cam.at(6, 6.1, Z)], 0.3 * cam.f / Z, mix("#c9a882", "#5d4650", 6 / Z))
        x, y = cam.at(0, 5.9, Z)
        c.disc(x, y + 2, 0.26 * cam.f / Z, 0.13 * cam.f / Z, "#fffbe6")
        c.glow(x, y, 1.2 * cam.f / Z, "#fff2c4", 0.5)
    levels = np.arange(0.25, 6.0, 0.62)
    for side in (-1, 1):
        # from far to near, every wheel as a drum whose face looks into the aisle
        c.shape(cam.points([(side * 2.2, 0, 34), (side * 2.2, 6.1, 34), (side * 2.2, 6.1, 2.0), (side * 2.2, 0, 2.0)]), Grad((340 + side * 40, 0), (340 + side * 380, 0), "#b88a5c", "#5d3f3c", "#35242e"))
        for Z in np.arange(30, 2.3, -0.66):
            s = cam.f / Z
            far = np.clip((Z - 5) / 22, 0, 1)
            for v in levels:
                x, y = cam.at(side * 1.95, v + 0.30, Z)
                if not (-60 < x < 780 and -60 < y < 520):
                    continue
                rx, ry = 0.12 * s, 0.235 * s
                hue = mix("#e0a94e", "#c98a3c", (np.sin(Z * 7 + v * 13) + 1) / 2)
                rind = mix(hue, "#f8e2ac", 0.65 * far)
                w = -side * 0.12 * s
                t = np.linspace(-np.pi / 2, np.pi / 2, 14)
                e = side
                drum = [(x + e * rx * np.cos(q), y + ry * np.sin(q)) for q in t] + [(x + w * 1.5 - 0 * q, y + ry * np.sin(q)) for q in t[::-1]]
                c.shape(drum, Grad((0, y - ry), (0, y + ry), mix(rind, "#fff2c8", 0.55), rind, mix(rind, "#4d2430", 0.5)), edge=0)
                c.disc(x + w * 1.5, y, 0.075 * s, ry, Grad((0, y - ry), (0, y + ry), mix(rind, "#fff6d4", 0.6), mix(rind, "#f6d890", 0.3), mix(rind, "#5d3030", 0.35)), edge=0)
        for v in levels:
            a, b = cam.at(side * 1.72, v, 32), cam.at(side * 1.72, v, 2.0)
            c.shape([a, b, cam.at(side * 1.72, v + 0.07, 2.0), cam.at(side * 1.72, v + 0.07, 32)], Grad(tuple(a), tuple(b), "#e6c48c", "#9a6a48", "#5d3a34"))
        for Z in (24, 16, 11, 7.6, 5.2, 3.6):
            c.line([cam.at(side * 1.72, 0, Z), cam.at(side * 1.72, 6.1, Z)], 0.10 * cam.f / Z, mix("#e0bd88", "#6a4438", min(1, 5 / Z)))
    c.haze("#fff0c8", 226, 330, 0.12, 0.0)
    c.glow(340, 215, 150, "#fff4d0", 0.45)
    # the man with the hammer, a wheel on a stand
    ground_shadow(c, 300, 446, 150, 13, 0.55)
    c.shape([(180, 446), (190, 372), (290, 372), (300, 446), (284, 446), (276, 386), (204, 386), (196, 446)], ("#8a5c40", "#4d3034"))
    tone = "#e3ad52"
    lathe(c, 240, [(298, 62), (302, 68), (335, 71), (368, 68), (372, 62)], (mix(tone, "#fff2c8", 0.6), tone, mix(tone, "#5a2a2c", 0.6), mix(tone, "#8a6a80", 0.4)))
    c.disc(240, 299, 63, 13, Grad((180, 290), (300, 310), "#fff0c0", "#ecc374", "#cf9a50"))
    for i in range(24):
        a = -1.3 + i * 0.11
        c.dabs(240 + 70 * np.sin(a), 320 + (i % 3) * 14, 1.5, 1.2, 0, "#9a6430", 0.7)
    person(c, 362, 452, 206, "#f4efe2", "#e6e2da", "work", -1, hat="#f8f6f0", skin="#d9a37c", shadow=0.4)
    c.line([(306, 300), (330, 318)], 5, "#8a5a3c")
    c.line([(300, 306), (311, 292)], 11, Grad((298, 292), (312, 308), "#dfe4ea", "#6a7088"))
    return finished(c)
