"""Shared farmland from above: many narrow strips, each in its own crop, families at work, the abbey at the edge."""

import numpy as np
from brush import finished
from canvas import Canvas, mix, smooth
from nature import clouds, crown, poplar, sky
from space import Camera, box, house, roofed
from people import person


def paint(k):
    c = Canvas(k, 141)
    sky(c, ("#7fb4d8", "#cfe2e4", "#f8ecd0"), 130)
    clouds(c, -20, 100, "#ffffff", "#c4d0e0", 0.5, 200, 0.3, 3)
    cam = Camera(horizon=104, eye=26, f=560, cx=360, sun=(-0.7, 0.55, 0.2), cool="#7f8fb8")
    crops = ("#9cb84e", "#e3c35c", "#6f9a48", "#c98f5c", "#b4c86a", "#4f8450", "#d9b04a", "#8a6a54", "#a9c27a", "#e6d58c", "#7a9a4a", "#b07a5a")

    def strips(X, Z):
        u = X + 0.22 * Z + 0.4 * np.sin(Z / 17)
        block = np.floor((Z + 0.10 * X) / 46)
        w = 7.5 + 1.5 * np.sin(block * 5)
        index = np.floor((u + block * 13) / w)
        f = (u + block * 13) / w - index
        lot = (np.floor(np.abs(np.sin(index * 12.9898 + block * 78.233) * 43758.5))).astype(int)
        pal = np.stack([mix(q, q, 0) for q in crops])
        col = pal[lot % len(crops)]
        near = np.clip(70 / Z, 0.1, 1)[..., None]
        rows = np.sin(f * w * 5.2) * (lot % 3 != 0)
        dots = np.sin(f * w * 3.6) * np.sin(Z * 3.1) * (lot % 3 == 0)
        col = col * (1 + 0.085 * near * rows[..., None] + 0.10 * near * dots[..., None])
        col = np.where((np.minimum(f, 1 - f) * w < 0.3)[..., None], np.array([0.40, 0.50, 0.26]), col)
        lane = ((Z + 0.10 * X) % 46) < 2.6
        col = np.where(lane[..., None], np.array([0.90, 0.80, 0.60]), col)
        canal = np.abs(X + 30 - 0.32 * (Z - 60)) < 2.2
        bank = np.abs(X + 30 - 0.32 * (Z - 60)) < 4.0
        col = np.where(bank[..., None], np.array([0.38, 0.52, 0.30]), col)
        col = np.where(canal[..., None], np.array([0.52, 0.72, 0.80]), col)
        far = smooth(120, 900, Z)[..., None]
        return col + (np.array([0.78, 0.84, 0.80]) - col) * far * 0.85

    cam.ground(c, strips, top=106)
    g = np.random.default_rng(5)
    # hedges and far trees
    for Z in (430, 320, 250, 190):
        for X in g.uniform(-300, 300, 26):
            x, y = cam.at(X, 0, Z + g.normal(0, 5))
            if -10 < x < 730:
                crown(c, x, y - 4, 560 / Z * 3.2, 560 / Z * 2.4, ("#5d8270", "#7da06a", "#b4c47a"), n=40, seed=int(abs(X)))
    # the abbey: a long church with apses and a tower
    for X, Z, w, d, h, wall, roof, p in ((52, 150, 34, 14, 12, "#d99a6c", "#b4604a", 5), (64, 138, 12, 16, 9, "#e0a878", "#b4604a", 4), (38, 142, 16, 10, 8, "#e8c49a", "#b86a4c", 3)):
        house(c, cam, X, Z, w, d, h, 12, wall, roof, pitch=p, decorate=lambda n, f: [f.arch((i + 0.5) * f.width / 5, 1.5, 1.5, 4.5, "#5a4658") for i in range(5)], shade=0.5)
    for f in box(c, cam, 34, 152, 6, 6, 25, 12, "#d99a6c", shade=0.45).values():
        f.arch(3, 17, 2.4, 5, "#5a4658")
        f.quad(0, 15.5, 6, 16.2, "#b0724c")
    roofed(c, cam, (34, 0, 152), (6, 6, 25), 12, "#b4604a", 4, hip=3.4)
    for X, Z in ((70, 128), (78, 140), (24, 150), (20, 160), (84, 150)):
        x, y = cam.at(X, 0, Z)
        crown(c, x, y - 12, 15, 12, ("#3a6044", "#5d8a48", "#a9c25c"), seed=int(X))
    # poplars along the canal
    for Z in (200, 160, 130, 108, 92, 80):
        x, y = cam.at(-36 + 0.32 * (Z - 60), 0, Z)
        c.shape([(x, y), (x + 900 / Z, y - 200 / Z), (x + 8200 / Z, y + 900 / Z), (x + 8000 / Z, y + 1400 / Z)], "#4a5a72", alpha=0.35, soft=1, mode="multiply")
        poplar(c, x, y, 560 / Z * 15, ("#2f5a44", "#4f8244", "#a4bc58"), seed=int(Z))
    # families at work
    for X, Z, coat, st, fc in ((-9, 56, "#c8503c", "bend", 1), (-5, 54, "#f0e6d0", "work", -1), (7, 60, "#3f6f9a", "bend", -1), (11, 58, "#e3b04a", "stand", 1), (2, 47, "#7a4a72", "carry", 1), (20, 52, "#c8503c", "work", 1), (25, 50, "#f0e6d0", "bend", -1), (-18, 50, "#3f7a68", "work", 1), (32, 64, "#3f6f9a", "walk", -1), (-2, 76, "#c8503c", "bend", 1), (14, 80, "#f0e6d0", "work", 1), (40, 82, "#e3b04a", "bend", 1)):
        x, y = cam.at(X, 0, Z)
        h = 560 / Z * 3.4
        c.shape([(x - 1, y), (x + h * 0.8, y + h * 0.10), (x + h * 0.85, y + h * 0.2), (x + 2, y + 2)], "#4a4a70", alpha=0.5, soft=0.8, mode="multiply")
        person(c, x, y, h, coat, "#3f3f58", st, fc, hat="#f2dc9c", shadow=0)
    # a cart in front, sacks and baskets
    x, y = cam.at(-8, 0, 41)
    c.shape([(x - 34, y - 22), (x + 30, y - 22), (x + 26, y - 5), (x - 30, y - 5)], ("#b07a4c", "#7a4a34"))
    for dx in (-22, -6, 10):
        crown(c, x + dx, y - 27, 11, 7, ("#3f6a38", "#6f9a44", "#c9d870"), seed=dx + 40)
    for dx in (-18, 16):
        c.disc(x + dx, y - 2, 10, 10, "#5a3a30")
        c.disc(x + dx, y - 2, 7, 7, "#c99a68")
    c.line([(x + 28, y - 12), (x + 64, y - 4)], 3, "#7a4a34")
    c.haze("#e6ecdc", 106, 220, 0.35, 0.0)
    return finished(c)
