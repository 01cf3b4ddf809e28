"""Knitwear: cones of coloured yarn on a rack, threads running up and down into a striped pullover cloth."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix, smooth
from things import ground_shadow, lathe


def knit(c, mask, stripes, cell=13.0):
    """Stocking stitch: columns of V over the whole sheet where the mask is."""
    x, y = c.x / cell, c.y / cell
    col = np.floor(x)
    fx = x - col - 0.5
    side = np.sign(fx)
    v = y - 0.62 * np.abs(fx) * 2 * 0.8
    row = np.floor(v)
    fv = v - row - 0.5
    ax = (np.abs(fx) - 0.25) / 0.23
    ay = (fv + 0.0) / 0.56
    d = np.clip(1 - ax**2 - ay**2, 0, 1)
    height = np.sqrt(d) * cell * 0.30
    fibre = 0.5 * np.sin((v * 9 - side * fx * 14) * 2.2)
    tone = np.stack([np.asarray(mix(s, s, 0)) for s in stripes])[np.clip(row, 0, 63).astype(int) % len(stripes)]
    tone = tone * (1 + 0.05 * fibre * (d > 0))[..., None]
    deep = tone * 0.42
    dy, dx = np.gradient(height * c.k)
    lam = (dx * 0.6 + dy * 0.7) * -1
    lit = np.clip(0.72 + 0.55 * np.tanh(lam * -1.4), 0.3, 1.2)[..., None]
    out = deep + (tone * lit - deep) * smooth(0.0, 0.22, d)[..., None]
    c.area(mask, lambda *_: np.clip(out, 0, 1).astype(np.float32), wash=0.5)


def cone(c, x, foot, s, tone):
    ground_shadow(c, x + 12 * s, foot, 34 * s, 5 * s, 0.6)
    lathe(c, x, [(foot - 96 * s, 13 * s), (foot - 90 * s, 16 * s), (foot - 6 * s, 33 * s), (foot, 31 * s)], (mix(tone, "#fff2d0", 0.5), tone, mix(tone, "#201a44", 0.6), mix(tone, "#6a6a90", 0.5)))
    for i in range(17):
        t = i / 17
        y, r = foot - 6 * s - 80 * s * t, (33 - 17 * t) * s
        c.line([(x - r, y), (x - r * 0.3, y + 3.5 * s), (x + r * 0.6, y + 1.5 * s), (x + r, y - 5 * s)], 1.0 * s, mix(tone, "#201a44", 0.45), round_=True, alpha=0.5)
        c.line([(x - r * 0.95, y - 2 * s), (x - r * 0.3, y + 1.5 * s), (x + r * 0.2, y + 1 * s)], 0.9 * s, mix(tone, "#fff6dc", 0.6), round_=True, alpha=0.55)
    c.shape([(x - 13 * s, foot - 95 * s), (x + 13 * s, foot - 95 * s), (x + 7 * s, foot - 108 * s), (x - 7 * s, foot - 108 * s)], ("#f0dcb4", "#b89468"))


def paint(k):
    c = Canvas(k, 52)
    c.area(np.ones_like(c.x), Grad((0, 0), (720, 480), "#f0dcc0", "#c9a792", "#6d5a74"))
    # the window behind, hazy
    c.shape([(30, -5), (250, -5), (250, 150), (30, 150)], ("#dcecf2", "#fff4dc"), soft=2)
    for x in (30, 103, 176, 250):
        c.line([(x, -5), (x, 152)], 5, "#8d7a84")
    c.line([(30, 70), (250, 70)], 4, "#8d7a84")
    c.glow(140, 60, 300, "#fff6dc", 0.5)
    yarn = ("#c8402f", "#e3a832", "#2f7f8c", "#e9dfc8", "#7a3f72", "#4d8a58", "#d8764a", "#34508a")
    # thread guide rail and threads
    places = []
    for row, (y, s, n, x0, dx) in enumerate(((206, 0.66, 7, 46, 62), (330, 0.86, 6, 40, 78), (472, 1.16, 5, 36, 104))):
        c.shape([(-10, y - 3), (n * dx + 10, y - 3), (n * dx + 26, y + 9), (-10, y + 9)], ("#a5744c", "#5a3a34"))
        for i in range(n):
            tone = yarn[(i * 3 + row * 2) % len(yarn)]
            x = x0 + i * dx
            places.append((x, y - 108 * s, tone))
    for x, y, tone in places:
        tx = 470 + (x * 0.52) % 240
        c.line([(x, y), (x + (tx - x) * 0.4, 20 + 0.1 * y), (tx, 52)], 1.3, mix(tone, "#fff4dc", 0.25), round_=True)
        c.line([(tx, 52), (tx, 128)], 1.2, mix(tone, "#fff4dc", 0.15))
    for row, (y, s, n, x0, dx) in enumerate(((206, 0.66, 7, 46, 62), (330, 0.86, 6, 40, 78), (472, 1.16, 5, 36, 104))):
        for i in range(n):
            cone(c, x0 + i * dx, y - 2, s, yarn[(i * 3 + row * 2) % len(yarn)])
    # the cloth hanging from the needle bed
    mask, box = c.mask_of([(440, 140), (725, 140), (725, 485), (500, 485), (452, 430), (462, 330), (436, 230)])
    full = np.zeros_like(c.x)
    full[box] = mask
    pattern = ["#2f7f8c"] * 5 + ["#e9dfc8"] * 2 + ["#c8402f"] * 3 + ["#e9dfc8"] * 1 + ["#e3a832"] * 3 + ["#e9dfc8"] * 2
    knit(c, full, pattern, 17.0)
    fold = 0.5 + 0.5 * np.sin(c.x / 34 + 0.004 * c.y * np.sin(c.y / 90))
    c.area(full * smooth(0.75, 0.1, fold) * 0.5, "#4a3a66", mode="multiply", wash=0)
    c.area(full * smooth(0.75, 1.0, fold) * 0.22, "#fff0cc", mode="screen", wash=0)
    c.shape([(420, 118), (740, 112), (740, 150), (420, 152)], ("#b9bfca", "#4d5470"))
    c.line([(420, 122), (740, 116)], 3, "#eef2f4")
    for x in np.arange(428, 730, 8.5):
        c.line([(x, 150), (x, 162)], 1.8, "#dfe4ea")
        c.dabs(x, 162, 2, 1.6, 0, "#8a90a4")
    c.shape([(548, 96), (640, 92), (646, 132), (542, 134)], ("#d8523c", "#8a2436"))
    c.line([(552, 100), (636, 97)], 3, "#ffb08c")
    c.shape([(455, 44), (735, 40), (735, 56), (455, 58)], ("#8f96aa", "#4d5470"))
    c.shaft((20, 250, -20), (260, 700, 480), "#fff2c8", 0.20, 20)
    return finished(c)
