"""A ski run in morning sun: blue shadows of firs, a skier in a turn, the lift, the white peak."""

import numpy as np
from brush import finished
from canvas import Canvas, mix, smooth
from nature import conifer, ridge, sky, woods
from people import limb


def skier(c, x, y, s, coat="#d8382e", legs="#26304f"):
    """A skier leaning into a turn to the left, seen from the front."""
    P = lambda u, v: (x + u * s, y + v * s)
    for a, b in ((P(-0.42, 0.02), P(0.62, 0.20)), (P(-0.30, 0.14), P(0.74, 0.34))):
        c.line([a, b], 0.055 * s, "#f2b134", taper=(1.2, 0.8))
    limb(c, [P(0.18, -0.62), P(0.42, -0.30), P(0.26, 0.22)], (0.24 * s, 0.2 * s, 0.15 * s), mix(legs, "#0c1030", 0.3), light=False)
    limb(c, [P(0.02, -0.62), P(0.10, -0.26), P(0.06, 0.08)], (0.25 * s, 0.21 * s, 0.16 * s), legs)
    c.curve([P(0.26, -0.60), P(-0.06, -0.58), P(-0.36, -1.06), P(-0.14, -1.24), P(0.16, -1.14)], (mix(coat, "#ffd9b0", 0.25), mix(coat, "#40103a", 0.25)))
    limb(c, [P(0.10, -1.10), P(0.34, -0.92), P(0.22, -0.70)], (0.17 * s, 0.14 * s, 0.12 * s), mix(coat, "#40103a", 0.35), light=False)
    limb(c, [P(-0.30, -1.08), P(-0.52, -0.84), P(-0.66, -0.92)], (0.17 * s, 0.14 * s, 0.12 * s), coat)
    c.line([P(-0.66, -0.92), P(-0.30, -0.05)], 0.03 * s, "#555a70")
    c.line([P(0.22, -0.70), P(0.86, -0.34)], 0.03 * s, "#555a70")
    c.disc(*P(-0.25, -1.33), 0.15 * s, 0.16 * s, "#f3ede0", edge=0)
    c.disc(*P(-0.30, -1.28), 0.11 * s, 0.10 * s, "#d9a37c", edge=0)
    c.shape([P(-0.42, -1.35), P(-0.18, -1.36), P(-0.19, -1.27), P(-0.41, -1.25)], "#2b3350", edge=0)


def paint(k):
    c = Canvas(k, 5)
    sky(c, ("#2f74bd", "#5f9fd6", "#b9dcee"), 250, sun=(40, 10, 380, "#fff3cf", 0.5))
    ridge(c, 200, 60, 3, "#eef4fa", "#9fbbdd", 120, mist=("#cfe2f0", 0.5), foot=260)
    peak = ridge(c, 250, 70, 11, "#ffffff", "#86a8d8", 200, peaks=((250, 178, 230), (430, 110, 170)), foot=330, grain=34)
    x, line = peak
    fore = ridge(c, 318, 40, 21, "#e9f1f8", "#a9c2e2", 300, sharp=False, foot=420)
    woods(c, fore, ("#2d4a63", "#3e617a", "#6f90a6"), 420, 5, (4, 60), 3, mist=("#a9c4dc", 0.35))
    # the open slope
    c.curve([(-60, 372), (120, 334), (300, 318), (480, 296), (760, 232), (800, 520), (-60, 520)], lambda X, Y: mix("#ffffff", "#cfe0f2", 0.0) * (0.90 + 0.10 * smooth(250, 460, Y))[..., None])
    band = np.sin((c.y * 1.0 - 0.18 * c.x + 12 * np.sin(c.x / 90)) / 5.2)
    piste = smooth(0.2, 0.9, band) * smooth(300, 420, c.y) * 0.35 * (c.y > 330 - 0.1 * (c.x - 300))
    c.area(piste, "#b9cfeb", 0.7)
    # shadows of the firs fall to the right
    for X, Y, H in ((70, 408, 120), (20, 440, 170), (128, 388, 84), (610, 300, 70), (655, 318, 110), (700, 340, 150), (560, 292, 46)):
        c.curve([(X - 3, Y), (X + H * 0.45, Y + H * 0.02), (X + H * 1.35, Y + H * 0.24), (X + H * 0.62, Y + H * 0.20), (X + 5, Y + 5)], "#5f88c6", alpha=0.62, soft=1.2, mode="mix")
    # lift
    c.line([(716, 60), (470, 176), (330, 262)], 1.1, "#3a4660", alpha=0.9)
    for X, Y0, Y1, w in ((608, 110, 300, 5), (440, 192, 306, 3)):
        c.line([(X, Y1), (X, Y0)], w, ("#93a2b8", "#6b7d9a"))
        c.line([(X - 3.6 * w, Y0 + 1), (X + 3.6 * w, Y0 - 1)], w * 0.8, "#56688a")
    for X, Y, s, tone in ((668, 83, 15, "#d8382e"), (530, 147, 10, "#f2b134"), (398, 219, 6, "#d8382e")):
        c.line([(X, Y), (X, Y + s)], 1.0, "#3a4660")
        c.shape([(X - s * 0.7, Y + s * 1.9), (X + s * 0.6, Y + s * 1.9), (X + s * 0.6, Y + s * 1.7), (X - s * 0.5, Y + s * 1.7), (X - s * 0.55, Y + s), (X - s * 0.7, Y + s)], "#2f3a58", edge=0)
        c.dabs([X - 0.2 * s, X + 0.25 * s], [Y + s * 1.25, Y + s * 1.25], s * 0.42, s * 0.24, np.pi / 2, tone)
        c.dabs([X - 0.2 * s, X + 0.25 * s], [Y + s * 0.78, Y + s * 0.78], s * 0.17, s * 0.17, 0, "#2b3350")
    for X, Y, H in ((128, 390, 96), (70, 410, 140), (20, 444, 190), (560, 294, 52), (612, 302, 78), (655, 322, 120), (702, 344, 165)):
        conifer(c, X, Y, H, ("#17384c", "#24506a", "#3d7180"), seed=int(X), snow="#f4f9ff")
    # tracks and spray
    c.line([(520, 318), (430, 350), (470, 380), (440, 410), (352, 424)], 7, "#9fbce4", taper=(0.3, 1.4), round_=True, alpha=0.8)
    c.line([(522, 318), (434, 349), (474, 379), (446, 408), (356, 421)], 2.4, "#ffffff", taper=(0.3, 1.2), round_=True)
    g = np.random.default_rng(4)
    c.curve([(290, 446), (420, 446), (470, 462), (400, 470), (300, 462)], "#6d95d0", alpha=0.6, soft=2)
    n = 260
    t = g.uniform(0, 1, n)
    c.dabs(352 + t * 96 + g.normal(0, 8, n), 436 - np.sin(t * np.pi) * 44 * g.uniform(0.2, 1, n), g.uniform(1.5, 7, n) * (1.1 - t), g.uniform(1.2, 5, n) * (1.1 - t), 0, "#ffffff", 0.55)
    skier(c, 330, 436, 104)
    return finished(c, warmth=0.01)
