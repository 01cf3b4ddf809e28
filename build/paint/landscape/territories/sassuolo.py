"""The kiln: tiles come glowing out of the fire on rollers through a dark hall."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix
from space import Camera, Face, box
from people import person


def paint(k):
    c = Canvas(k, 30, "#1d2236")
    cam = Camera(horizon=190, eye=2.6, f=470, cx=300, sun=(0.1, 0.3, 1), warm="#ffd9a0", cool="#6a73a0")
    c.area(np.ones_like(c.x), Grad((0, 0), (0, 480), "#2a3350", "#3a3f5c", "#231f30"))
    # roof trusses and skylights
    for i, Z in enumerate((30, 24, 18.5, 14, 10.5)):
        a, b, m = cam.at(-9, 6.5, Z), cam.at(9, 6.5, Z), cam.at(0, 8.5, Z)
        tone = mix("#46507a", "#1b2036", i / 5)
        c.lines([[a, b], [a, m], [m, b]], 0.28 * cam.f / Z, tone)
        for t in (-6, -3, 0, 3, 6):
            c.line([cam.at(t, 6.5, Z), cam.at(t * 0.5, 8.5 - abs(t) * 0.11, Z)], 0.14 * cam.f / Z, tone)
    for Z in (27, 21, 16):
        c.shape(cam.points([(3.5, 7.4, Z), (7, 6.8, Z), (7, 6.8, Z - 2.6), (3.5, 7.4, Z - 2.6)]), "#8fb2d8", alpha=0.55)
    wall = Face(c, cam, (-9, 0, 32), (1, 0, 0), (0, 1, 0), 18, 7, "#4a5270")
    wall.poly([(0, 0), (18, 0), (18, 6.6), (9, 8.4), (0, 6.6)], ("#4d5880", "#333a58"), raw=True)
    cam.ground(c, lambda X, Z: np.clip(mix("#3a3c54", "#3a3c54", 0) + np.exp(-((X / 2.6) ** 2))[..., None] * np.array([0.42, 0.2, 0.05]) * np.clip(10 / Z, 0, 1)[..., None], 0, 1), top=222)
    # kiln body: a long oven with its mouth towards us
    for f in box(c, cam, 0, 19, 7.4, 12, 4.2, 0, "#7d8296", shade=0, top="#6b7088").values():
        f.quad(0, 0, f.width, 4.2, Grad((120, 0), (480, 0), "#59607e", "#8a8594", "#4d5170"), raw=True)
        for u in (0.4, 7.0):
            f.quad(u - 0.14, 0, u + 0.14, 4.2, "#3a3f58", raw=True)
        f.quad(0, 3.7, 7.4, 4.2, "#454b68", raw=True)
    mouth = Face(c, cam, (-3.0, 0.7, 12.98), (1, 0, 0), (0, 1, 0), 6, 2.4, "#ffffff")
    mouth.quad(-0.25, -0.15, 6.25, 2.65, "#8a4a34", raw=True)
    mouth.quad(0, 0, 6, 2.3, Grad((0, 160), (0, 260), "#ff9a2c", "#ffd75c", "#fff6c8"), raw=True)
    inner = Face(c, cam, (-2.1, 0.9, 17), (1, 0, 0), (0, 1, 0), 4.2, 1.6, "#ffffff")
    inner.quad(0, 0, 4.2, 1.6, "#fffbe2", raw=True, soft=3)
    mouth.quad(0, 1.75, 6, 2.3, "#d8541c", raw=True, alpha=0.7, soft=2)
    # rollers and tiles
    top = 1.0
    for side in (-3.1, 3.1):
        c.shape(cam.points([(side, 0, 13), (side, top, 13), (side, top, 2.0), (side, 0, 2.0)]), Grad((300, 250), (300 + side * 120, 480), "#c87a3c", "#4a4660", "#2a2a40"))
    for Z in np.arange(13, 2.2, -0.42):
        heat = np.exp(-(13 - Z) / 3.6)
        c.line([cam.at(-3.1, top - 0.05, Z), cam.at(3.1, top - 0.05, Z)], 0.17 * cam.f / Z, mix("#4b4f68", "#ff9c3c", heat))
        c.line([cam.at(-3.1, top, Z + 0.04), cam.at(3.1, top, Z + 0.04)], 0.05 * cam.f / Z, mix("#9aa0ba", "#fff0b0", heat), alpha=0.9)
    glaze = ("#e8e0cc", "#3f86a0", "#d8764a", "#e6b84c")
    for row, Z in enumerate(np.arange(12.4, 2.6, -1.5)):
        heat = np.exp(-(13 - Z) / 2.4)
        for i, X in enumerate((-2.15, -0.72, 0.72, 2.15)):
            p = [(X - 0.62, top + 0.03, Z - 0.6), (X + 0.62, top + 0.03, Z - 0.6), (X + 0.62, top + 0.03, Z + 0.6), (X - 0.62, top + 0.03, Z + 0.6)]
            tone = glaze[(i + row) % 4]
            q = cam.points(p)
            far, near = mix(mix(tone, "#ff7a20", 0.3), "#ffce58", min(1, heat * 1.5)), mix(mix(tone, "#3a3a60", 0.15), "#ff8a2a", min(1, heat * 1.4))
            c.shape([q[0] + [0, 0.1 * cam.f / Z], q[1] + [0, 0.1 * cam.f / Z], q[1], q[0]], mix(near, "#201828", 0.5))
            c.shape(q, Grad(tuple(q[3]), tuple(q[0]), far, near))
            if Z < 10:
                m = cam.points([(X - 0.36, top + 0.03, Z), (X, top + 0.03, Z - 0.36), (X + 0.36, top + 0.03, Z), (X, top + 0.03, Z + 0.36)])
                c.shape(m, mix(glaze[(i + row + 1) % 4], "#ffb060", 0.25 + 0.5 * heat), alpha=0.9)
                c.shape([q[3], q[2], q[2] * 0.85 + q[1] * 0.15, q[3] * 0.85 + q[0] * 0.15], "#fff0c4", alpha=0.4)
    c.glow(300, 210, 330, "#ff9a3a", 0.62)
    c.glow(300, 205, 130, "#fff2b8", 0.5, ry=60)
    for X, Z, h in ((7.9, 11, 2.2), (6.4, 12.4, 1.6), (-6.4, 9.5, 1.8)):
        for f in box(c, cam, X, Z, 1.6, 1.6, h, 0, "#b86a48", shade=0, top="#d08a5c").values():
            for v in np.arange(0.2, h, 0.22):
                f.line([(0, v), (1.6, v)], 0.05, "#5a3a40")
    person(c, 640, 452, 220, "#35507e", "#2a3452", "point", -1, hat="#e8b030", shadow=0.5)
    g = np.random.default_rng(5)
    c.dabs(300 + g.normal(0, 90, 40), 190 - g.uniform(0, 150, 40), 1.0, 1.0, 0, "#ffcf70", 0.8)
    return finished(c, vignette=0.24)
