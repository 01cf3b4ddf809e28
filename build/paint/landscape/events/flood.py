"""Flood: brown water in the village street up to the sills, a boat with people and a dog."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, smooth
from nature import clouds, crown, glints, rain, sky
from people import person
from space import Camera, house, hull
from things import ground_shadow


def paint(k):
    c = Canvas(k, 421)
    sky(c, ("#54647c", "#7f8c9c", "#b4b4b0", "#cfc4b0"), 280)
    clouds(c, -30, 220, "#b9bec6", "#5f6c84", 0.72, 230, 0.36, 9)
    cam = Camera(horizon=258, eye=2.6, f=520, cx=380, sun=(-0.5, 0.7, -0.3), warm="#eee4d0", cool="#7a80a0")

    def deco(name, f):
        f.windows(3 if name == "front" else 2, 2, (1.1, 1.6), "#3f4258", "#5a7a6a", start=0.9)
        if name == "front":
            f.quad(f.width / 2 - 0.6, 0, f.width / 2 + 0.6, 2.3, "#6a4a40")

    for X, Z, w, h, yaw, wall in ((-2, 60, 12, 8, 0, "#c9a890"), (12, 52, 10, 7, -14, "#d8b494"), (-16, 44, 11, 8, 20, "#c89878"), (18, 32, 11, 8, -24, "#d4a880"), (-13.5, 25, 10, 8, 26, "#d0906c"), (12.4, 21, 9, 7.6, -28, "#dcc098")):
        house(c, cam, X, Z, w, 8, h, yaw, wall, "#a8604a", pitch=3, decorate=deco, shade=0)
    for X, Z in ((3.6, 34), (-6.5, 46)):
        x, y = cam.at(X, 0, Z)
        s = cam.f / Z
        c.line([(x, y), (x, y - 4 * s)], 0.3 * s, "#5a4a48")
        crown(c, x, y - 5 * s, 2.2 * s, 2.4 * s, ("#34564a", "#547a54", "#94a868"), seed=int(Z))
    x, y = cam.at(-3.2, 0, 26)
    s = cam.f / 26
    c.line([(x, y), (x, y - 3.4 * s)], 0.12 * s, "#7a8090")
    c.shape([(x - 0.5 * s, y - 2.5 * s), (x + 0.5 * s, y - 2.5 * s), (x, y - 3.5 * s)], "#d8402f")
    c.shape([(x - 0.28 * s, y - 2.62 * s), (x + 0.28 * s, y - 2.62 * s), (x, y - 3.2 * s)], "#f6f0e0")
    # the water: level 1.1 m above the street
    level = 1.15
    row = lambda Z: 258 + 520 * (2.6 - level) / Z
    water = smooth(row(70) - 1, row(70) + 1, c.y)
    before = c.rgb.copy()
    # what stands nearer than its waterline keeps dry above it
    dry = np.zeros_like(c.x)
    for X, Z, w, d, yaw in ((-13.5, 25, 10, 8, 26), (12.4, 21, 9, 8, -28), (18, 32, 11, 8, -24), (-16, 44, 11, 8, 20), (12, 52, 10, 8, -14), (-2, 60, 12, 8, 0), (3.6, 34, 0.5, 0.5, 0), (-3.2, 26, 0.3, 0.3, 0)):
        co, si = np.cos(np.radians(yaw)), np.sin(np.radians(yaw))
        base = [(X + a * w / 2 * co - b * d / 2 * si, Z + a * w / 2 * si + b * d / 2 * co) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        p = np.array([cam.at(bx, level, bz) for bx, bz in base])
        foot = hull(p)
        top = [(px, -20) for px in (foot[:, 0].min(), foot[:, 0].max())]
        found = c.mask_of(hull(np.concatenate([foot, top])))
        if found:
            m, b_ = found
            dry[b_] = np.maximum(dry[b_], m)
    mask = water * (1 - dry)
    brown = Grad((0, 270), (0, 480), "#9a876c", "#8f785a", "#6f5c4a")
    c.area(mask.astype(np.float32), brown)
    ripple = c.noise(46, 3.0, 12, 3) * smooth(275, 330, c.y)
    # reflections: each column shines back what stands above
    yy = np.clip((2 * 300 - c.y + 9 * ripple) * c.k, 0, c.h - 1).astype(int)
    xx = np.clip((c.x + 6 * ripple) * c.k, 0, c.w - 1).astype(int)
    back = before[yy, xx]
    c.area((mask * smooth(440, 290, c.y) * 0.34).astype(np.float32), lambda *_: back, wash=0)
    light = smooth(0.35, 0.9, ripple)
    c.area((mask * light * 0.5).astype(np.float32), "#d8c8ac", wash=0)
    c.area((mask * smooth(0.3, 0.9, -ripple) * 0.4).astype(np.float32), "#4f4440", wash=0)
    glints(c, 300, 470, "#efe4cc", 50, size=(6, 30), alpha=0.4)
    # things afloat
    g = np.random.default_rng(5)
    for x, y, a in ((180, 380, 0.2), (560, 350, -0.3), (620, 436, 0.15), (120, 440, -0.1)):
        c.dabs(x, y, 26, 3.4, a * 0.4, "#5a4438")
        c.dabs(x, y - 2, 25, 1.6, a * 0.4, "#a8845c")
    c.disc(652, 392, 22, 8, "#c8402f")
    c.disc(652, 388, 20, 6, "#e87058")
    for _ in range(14):
        x, y = g.uniform(0, 720), g.uniform(330, 470)
        c.dabs(x, y, g.uniform(4, 12), 1.4, g.normal(0, 0.2), "#4f5a34")
    # the boat
    ground_shadow(c, 340, 452, 190, 14, 0.5, "#3a3038")
    a = person(c, 272, 436, 142, "#e07a34", "#34405c", "work", 1, hat="#f2c83c", shadow=0)
    person(c, 344, 434, 128, "#3f6f9a", "#34405c", "stand", 1, hair="#d8d4cc", shadow=0)
    person(c, 396, 434, 98, "#c8405a", "#34405c", "stand", -1, hair="#5a3426", shadow=0)
    c.curve([(424, 430), (426, 396), (440, 388), (448, 372), (462, 374), (470, 384), (462, 392), (460, 430)], ("#c99a68", "#7a5440"))
    c.curve([(444, 376), (438, 386), (442, 396), (450, 384)], "#6a4634")
    c.disc(468, 383, 3, 2.6, "#2a2028", edge=0)
    c.curve([(168, 404), (240, 420), (400, 424), (486, 414), (530, 394), (506, 440), (470, 462), (240, 462), (190, 444)], Grad((0, 400), (0, 462), "#6fa8a8", "#3f7a88", "#24485c"))
    c.line([(168, 404), (240, 420), (400, 424), (486, 414), (530, 394)], 6, "#f2e4c4", round_=True)
    c.line([(196, 440), (300, 450), (480, 446)], 2, "#24485c", round_=True, alpha=0.7)
    hx, hy = a["hands"][1]
    c.line([(hx - 6, hy - 40), (hx + 2, hy), (214, 474)], 4.4, "#b08a5c")
    for q in range(3):
        c.line([(150 - q * 14, 452 + q * 7), (330, 466 + q * 4), (540 + q * 16, 450 + q * 6)], 2, "#e6dac0", round_=True, alpha=0.6)
    rain(c, 180, "#e6edf2", 0.14, 30, 3, 0.35)
    return finished(c, saturation=1.02)
