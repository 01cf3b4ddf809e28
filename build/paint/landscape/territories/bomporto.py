"""Lambrusco: dark grapes in the morning sun, rows of vines running to the plain, pickers with crates."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix
from nature import clouds, crown, grass, leaf, poplar, sky
from space import Camera, house
from people import person
from things import ball, ground_shadow


def bunch(c, x, y, s, seed):
    """A long loose bunch of blue-black grapes with bloom on them."""
    g = np.random.default_rng(seed)
    c.line([(x + 4 * s, y - 92 * s), (x, y - 40 * s), (x, y + 60 * s)], 5 * s, "#6a7a3c", taper=(1.2, 0.5), round_=True)
    pts = []
    for _ in range(125):
        t = g.uniform(0, 1)
        w = (46 * (1 - t) ** 0.8 * (0.55 + 0.45 * min(1, t * 5)) + 8) * s
        a = g.uniform(0, 2 * np.pi)
        pts.append((np.sin(a), x + np.cos(a) * w * g.uniform(0.55, 1), y - 56 * s + t * 152 * s + g.normal(0, 3 * s)))
    for depth, px, py in sorted(pts):
        tone = mix(mix("#4a3a86", "#6a2f6a", g.random()), "#2a2350", 0.5 * (depth < 0))
        ball(c, px, py, 15.5 * s * g.uniform(0.9, 1.08), tone, shade="#1a1236", gloss=0.55 if depth > 0 else 0.15, bounce="#9a6aa8")
        if depth > 0.2:
            c.disc(px - 3 * s, py - 3 * s, 8 * s, 7 * s, "#a9b4e6", alpha=0.16, soft=2)


def paint(k):
    c = Canvas(k, 151)
    sky(c, ("#6fa8d4", "#bcd9e2", "#ffeec4"), 250, sun=(470, 200, 300, "#fff4cc", 0.7))
    clouds(c, 0, 190, "#ffffff", "#bccbe0", 0.4, 200, 0.32, 6, sun=(0.2, 0.8))
    cam = Camera(horizon=228, eye=2.5, f=540, cx=470, sun=(0.2, 0.5, 0.8), warm="#ffe9b8", cool="#8d96b4")
    for i, x in enumerate((600, 618, 634, 652, 330, 344)):
        poplar(c, x, 232, 40 + 7 * (i % 3), ("#6a8470", "#8aa46c", "#c4c880"), seed=i)
    house(c, cam, 22, 120, 16, 9, 7, 20, "#e0b084", "#b4684a", shade=0, decorate=lambda n, f: f.windows(4, 2, (1.1, 1.4), "#5a5468", "#7a8a6a"))
    c.shape([(-5, 229), (725, 229), (725, 485), (-5, 485)], Grad((0, 229), (0, 480), "#cdd08a", "#a9b45c", "#7d9444"))
    g = np.random.default_rng(6)
    for X in (-13.5, 15.5, -10.2, 12.0, -6.9, 8.6, -3.6, 5.2, -1.9, 2.2):
        near = abs(X) < 2.5
        if near:
            continue
        for Z in np.arange(64, 5.2, -0.85):
            x, y = cam.at(X, 1.5, Z)
            s = cam.f / Z
            if not (-80 < x < 800):
                continue
            if int(Z * 10) % 6 == 0:
                c.line([(x, y - 0.7 * s), (x, y + 1.5 * s)], 0.08 * s, "#6a5448")
            far = np.clip((Z - 10) / 50, 0, 1)
            tones = [mix(q, "#d8d8a4", 0.55 * far) for q in (("#2f4a34", "#55783a", "#9cb04a", "#d9d070") if X < 0 else ("#33503a", "#62863c", "#b0bc50", "#e8da78"))]
            crown(c, x, y, 0.66 * s, 0.72 * s, tones, n=int(np.clip(90 - Z, 26, 90)), seed=int(Z * 7), sun=(0.55, -0.7))
            if Z < 26:
                for _ in range(2):
                    bx, by = x + g.normal(0, 0.3 * s), y + g.uniform(0.35, 0.75) * s
                    c.dabs([bx, bx], [by, by + 0.1 * s], [0.09 * s, 0.06 * s], [0.13 * s, 0.1 * s], 0, "#3c2858")
    c.haze("#fff0c4", 229, 300, 0.4, 0.0)
    for x, y, h, coat, st, fc in ((520, 304, 68, "#f4ead4", "point", 1), (404, 346, 108, "#c8503c", "point", -1), (560, 352, 116, "#3f6f8a", "carry", 1)):
        person(c, x, y, h, coat, "#45405a", st, fc, hat="#f0d894", shadow=0.35)
    c.shape([(574, 296), (632, 296), (626, 320), (580, 320)], ("#e0b070", "#9a6a40"))
    for i in range(7):
        ball(c, 581 + i * 7.4, 294 - (i % 2) * 3, 6, "#4a3070")
    for x, y in ((452, 366),):
        c.shape([(x, y), (x + 48, y), (x + 44, y + 24), (x + 4, y + 24)], ("#d8603c", "#8a3434"))
        for i in range(12):
            ball(c, x + 5 + (i % 6) * 7.5, y - 2 - (i // 6) * 5, 6, "#46306c")
    grass(c, 420, 492, ("#7f9a44", "#a9bc58", "#5f8038", "#c9cf70"), 900, (6, 26), 3)
    ground_shadow(c, 610, 458, 120, 12, 0.5)
    for i in range(44):
        ball(c, 536 + (i % 11) * 15 + g.normal(0, 2), 392 - (i // 11) * 9 + g.normal(0, 2), 11.5, mix("#4a3a86", "#6a2f6a", g.random()), shade="#1a1236", gloss=0.5, bounce="#9a6aa8")
    leaf(c, 590, 372, 40, -0.5, "#86a444", 0.6)
    leaf(c, 650, 366, 38, -2.4, "#a9b84c", 0.6)
    c.shape([(518, 396), (706, 396), (696, 456), (530, 456)], ("#e0704a", "#8a3434"))
    for y in (410, 428, 444):
        c.line([(522, y), (702, y)], 3, "#6a2830", alpha=0.55)
    c.shape([(514, 388), (710, 388), (708, 400), (516, 400)], ("#f2a070", "#b8503c"))
    # the near vine: stem, wires, leaves, bunches
    c.line([(-10, 60), (200, 84), (420, 60), (730, 40)], 2.4, "#8d8a90", round_=True)
    c.line([(20, 490), (36, 300), (22, 180), (110, 90), (240, 74), (330, 84)], 20, Grad((0, 0), (60, 0), "#a48a74", "#5a4448"), taper=(1.5, 0.4), round_=True)
    lot = [(40, 40), (96, 70), (150, 36), (204, 66), (262, 44), (316, 78), (26, 120), (84, 150), (340, 40), (300, 116), (20, 210), (70, 240), (240, 120), (160, 96), (370, 70)]
    for i, (x, y) in enumerate(lot):
        if i % 2 == 0:
            for q in range(5):
                leaf(c, x, y, 52, -1.5 + q * 0.72 + g.normal(0, 0.1) + 0.6, ("#5d8a3c", "#4a7440", "#86a444")[i % 3], 0.7)
    bunch(c, 116, 240, 1.24, 3)
    bunch(c, 268, 206, 1.0, 8)
    for i, (x, y) in enumerate(lot):
        if i % 2:
            for q in range(5):
                leaf(c, x, y, 62, -1.5 + q * 0.72 + g.normal(0, 0.1) + 0.5, ("#7fa442", "#a9b84c", "#5f8a3e")[i % 3], 0.7)
    c.glow(480, 200, 330, "#fff2c0", 0.25)
    return finished(c)
