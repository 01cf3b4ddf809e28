"""New hedgerows: people set young shrubs in a long row between bare fields; the older hedge behind is in bloom."""

import numpy as np
from brush import finished
from canvas import Canvas, mix
from nature import clouds, crown, flowers, grass, poplar, ridge, sky, tree
from people import person
from space import Camera, house
from things import ground_shadow


def paint(k):
    c = Canvas(k, 411)
    sky(c, ("#5fa4d8", "#a9d4ea", "#f6f2d8"), 230, sun=(80, 40, 340, "#fff6d0", 0.5))
    clouds(c, 0, 190, "#ffffff", "#bccfe4", 0.5, 190, 0.4, 21)
    cam = Camera(horizon=206, eye=2.3, f=520, cx=400, sun=(-0.6, 0.6, 0.1))
    ridge(c, 208, 44, 8, "#b4cad0", "#94b0c0", 240, sharp=False, mist=("#e4ecdc", 0.6), foot=240)
    for x, h in ((560, 40), (576, 44), (594, 38), (60, 40)):
        poplar(c, x, 212, h, ("#6a8a74", "#86a86c", "#bcc880"), seed=x)
    house(c, cam, -44, 130, 18, 9, 7, 16, "#e6b888", "#b4684a", shade=0, decorate=lambda n, f: f.windows(5, 2, (1.2, 1.5), "#5a5468"))

    def fields(X, Z):
        left = X < 0
        row = np.sin((X + 0.02 * Z) * 6.3)
        soil = np.array([0.55, 0.40, 0.30]) * (1 + 0.10 * row * np.clip(24 / Z, 0, 1))[..., None]
        wheat = np.array([0.60, 0.74, 0.34]) * (1 + 0.06 * np.sin(X * 9) * np.clip(20 / Z, 0, 1))[..., None]
        band = (np.abs(X) < 1.5)[..., None]
        col = np.where(left[..., None], soil, wheat)
        col = np.where(band, np.array([0.66, 0.70, 0.40]), col)
        far = np.clip((Z - 25) / 130, 0, 1)[..., None]
        return col + (np.array([0.84, 0.86, 0.68]) - col) * 0.7 * far

    cam.ground(c, fields, top=208)
    # old hedges in bloom, far and to the right
    g = np.random.default_rng(6)
    for X0, Z0, Z1, n in ((-30, 150, 30, 40), (11, 150, 9.4, 60), (42, 140, 60, 26)):
        for Z in np.geomspace(Z0, Z1, n):
            x, y = cam.at(X0 + g.normal(0, 0.4), 0, Z)
            s = cam.f / Z
            if not -60 < x < 790:
                continue
            far = min(0.6, Z / 220)
            h = g.uniform(1.5, 2.8)
            c.disc(x + 1.2 * s, y, 1.6 * s, 0.3 * s, "#3f4a5c", alpha=0.3, soft=1, mode="multiply")
            crown(c, x, y - h * 0.5 * s, 1.5 * s, h * 0.56 * s, [mix(q, "#dfe6c4", far) for q in ("#2f5c3c", "#4f8444", "#a4c058")], n=int(np.clip(5000 / Z, 40, 260)), seed=int(Z * 5))
            if g.random() < 0.6:
                m = int(np.clip(900 / Z, 6, 40))
                a, r = g.uniform(0, 6.3, m), np.sqrt(g.uniform(0, 1, m))
                c.dabs(x + np.cos(a) * r * 1.3 * s, y - h * 0.6 * s + np.sin(a) * r * h * 0.4 * s, 0.11 * s, 0.10 * s, 0, mix(("#fffaf0", "#f6c4d4")[g.integers(0, 2)], "#dfe6c4", far * 0.6))
    for Z, X in ((90, 11), (52, 11), (30, 11.4), (70, -30)):
        x, y = cam.at(X, 0, Z)
        tree(c, x, y, 6.4 * cam.f / Z, ("#2f5c3c", "#4f8444", "#a4c058", "#dfe480"), seed=Z, wide=0.8)
    # the new row: saplings with guards
    for Z in np.geomspace(70, 5.0, 22):
        x, y = cam.at(0.0, 0, Z)
        s = cam.f / Z
        c.disc(x, y, 0.42 * s, 0.10 * s, "#6a4838")
        h = 1.15
        c.line([(x, y), (x + 0.03 * s, y - h * s)], max(0.8, 0.045 * s), "#6a5040")
        crown(c, x + 0.02 * s, y - h * 0.78 * s, 0.26 * s, 0.38 * s, ("#3f7a3c", "#6fa848", "#c4dc70"), n=int(np.clip(s * 1.0, 10, 60)), seed=int(Z * 11))
        c.line([(x + 0.16 * s, y + 0.02 * s), (x + 0.16 * s, y - 1.0 * s)], max(0.7, 0.04 * s), "#d8b880")
        c.shape([(x - 0.10 * s, y), (x + 0.10 * s, y), (x + 0.08 * s, y - 0.42 * s), (x - 0.08 * s, y - 0.42 * s)], "#f2ead4", alpha=0.75)
    # people who plant
    for X, Z, coat, st, fc, hat in ((-0.95, 6.4, "#d8503c", "bend", 1, "#f0d88c"), (1.1, 10.2, "#3f7f9c", "bend", -1, None), (-1.1, 15, "#e3b04a", "work", 1, "#f6f0e0"), (1.2, 26, "#7a5a8a", "stand", -1, None), (-1.0, 34, "#d8503c", "bend", 1, None)):
        x, y = cam.at(X, 0, Z)
        person(c, x, y, 1.75 * cam.f / Z, coat, "#3f4660", st, fc, hat=hat, shadow=0.4)
    x, y = cam.at(-2.7, 0, 5.6)
    h = 1.75 * cam.f / 5.6
    c.line([(x + 34, y + 4), (x + 26, y - 92)], 4.4, "#a87c50")
    c.shape([(x + 26, y - 4), (x + 44, y - 5), (x + 42, y + 20), (x + 34, y + 27), (x + 28, y + 20)], ("#c4ccd4", "#6a7488"))
    person(c, x, y, h, "#4f8a5c", "#5a4638", "walk", 1, hat="#d8b060", shadow=0.4)
    # wheelbarrow with young plants
    x, y = cam.at(1.8, 0, 5.7)
    ground_shadow(c, x + 10, y + 2, 84, 9, 0.5)
    for q, dx in enumerate((-40, -22, -4, 14, 30)):
        c.line([(x + dx, y - 40), (x + dx * 1.15, y - 78)], 3, "#6a5040")
        crown(c, x + dx * 1.2, y - 86 - (q % 2) * 8, 17, 20, ("#3f7a3c", "#6fa848", "#c4dc70"), seed=q + 60)
    c.shape([(x - 56, y - 46), (x + 52, y - 46), (x + 30, y - 12), (x - 36, y - 12)], ("#5fa08a", "#2f6a64"))
    c.line([(x + 30, y - 24), (x + 96, y - 40)], 5, "#a87c50")
    c.line([(x + 20, y - 14), (x + 28, y + 3)], 5, "#4a4458")
    c.disc(x - 40, y - 8, 15, 15, "#2c2834")
    c.disc(x - 40, y - 8, 8, 8, "#a9b0bc")
    grass(c, 430, 490, ("#7ea44a", "#b4c860", "#5d8a3c"), 360, (8, 26), 3, left=300, right=690)
    flowers(c, 440, 484, ("#fffaf0", "#f2c84c", "#c070b8"), 44, (2, 5), 4, left=300, right=680)
    return finished(c)
