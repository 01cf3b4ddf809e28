"""Full landfill: a hill of rubbish under a dull sky, a yellow bulldozer on it, gulls."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix, wave
from nature import clouds, ridge, sky
from things import ball, ground_shadow


def gull(c, x, y, s, flip=1):
    P = lambda u, v: (x + flip * u * s, y + v * s)
    c.curve([P(-1, -0.22), P(-0.55, -0.5), P(-0.1, -0.02), P(0.1, 0.02), P(-0.1, 0.12), P(-0.5, -0.26)], ("#ffffff", "#c4ccd8"), edge=0)
    c.curve([P(1, -0.34), P(0.5, -0.56), P(0.05, -0.04), P(-0.05, 0.06), P(0.14, 0.1), P(0.5, -0.3)], ("#eef0f2", "#9aa4b8"), edge=0)
    c.curve([P(-0.3, 0.06), P(-0.05, -0.06), P(0.26, 0.0), P(0.42, 0.08), P(0.1, 0.18), P(-0.16, 0.14)], ("#ffffff", "#b9c0cc"), edge=0)
    c.shape([P(0.40, 0.06), P(0.55, 0.10), P(0.40, 0.11)], "#e8a83c", edge=0)
    for u in (-1, 1):
        c.disc(*P(u * 0.95, -0.26 if u < 0 else -0.36), 0.09 * s, 0.05 * s, "#3a3f50", edge=0)


def paint(k):
    c = Canvas(k, 441)
    sky(c, ("#8f8a8c", "#b4a698", "#d8c4a0", "#c9b490"), 330)
    clouds(c, -20, 230, "#d8cfc0", "#8a848c", 0.6, 230, 0.34, 13)
    ridge(c, 330, 36, 5, "#a89c90", "#8f8890", 240, sharp=False, foot=370)
    g = np.random.default_rng(9)
    tones = ("#e8e4dc", "#b4bcc4", "#5a7a9c", "#c85a48", "#e0b858", "#6f8a5c", "#8a6a54", "#3f4454", "#d8a48c", "#7fa8b8", "#9a8aa4")

    def bag(x, y, s, tone):
        c.curve([(x - s, y + s * 0.5), (x - s * 0.95, y - s * 0.2), (x - s * 0.3, y - s * 0.75), (x, y - s * 0.85), (x + s * 0.4, y - s * 0.7), (x + s, y - s * 0.1), (x + s * 0.9, y + s * 0.5)], Grad((x - s, y - s), (x + s, y + s * 0.5), mix(tone, "#fff0d8", 0.5), tone, mix(tone, "#20203a", 0.55)), edge=0.3)
        c.line([(x - s * 0.1, y - s * 0.8), (x - s * 0.3, y - s * 0.2), (x - s * 0.5, y + s * 0.3)], s * 0.07, mix(tone, "#20203a", 0.5), round_=True, alpha=0.6)
        c.shape([(x - s * 0.16, y - s * 0.8), (x + s * 0.14, y - s * 0.8), (x + s * 0.22, y - s * 1.08), (x - s * 0.2, y - s * 1.05)], mix(tone, "#fff0d8", 0.2), edge=0.2)

    def scrap(x, y, s):
        kind = g.random()
        tone = tones[g.integers(0, len(tones))]
        if kind < 0.34:
            bag(x, y, s * g.uniform(0.8, 1.2), ("#3f4454", "#5a6a7c", "#e0dcd4", "#4f6a5c", "#8a7a84", "#c9b04c")[g.integers(0, 6)])
        elif kind < 0.72:
            a = g.uniform(-0.6, 0.6)
            w, h = s * g.uniform(0.7, 1.5), s * g.uniform(0.4, 0.9)
            co, si = np.cos(a), np.sin(a)
            q = [(x + u * co - v * si, y + u * si + v * co) for u, v in ((-w, -h), (w, -h), (w, h), (-w, h))]
            c.shape(q, Grad(q[0], q[2], mix(tone, "#fff0d8", 0.4), tone, mix(tone, "#20203a", 0.5)))
            c.line([q[0], q[1]], s * 0.1, mix(tone, "#fff6e4", 0.6), alpha=0.8)
        elif kind < 0.88:
            ball(c, x, y, s * 0.5, tone, gloss=0.2)
        else:
            c.disc(x, y, s * 0.9, s * 0.7, "#2c2a34")
            c.disc(x, y - s * 0.05, s * 0.5, s * 0.36, "#5a5a68")

    crest_x = np.linspace(-10, 730, 120)
    crest_y = 388 - 250 * np.exp(-(((crest_x - 400) / 250) ** 2)) + 9 * wave(crest_x, 60, 4, 3)
    c.shape([(-10, 490), *zip(crest_x, crest_y, strict=True), (730, 490)], Grad((200, 140), (640, 480), "#a8947c", "#7a6a64", "#4d4450"))
    n = 760
    x = g.uniform(-10, 730, n)
    t = g.uniform(0, 1, n)
    top = np.interp(x, crest_x, crest_y)
    y = top + 4 + (486 - top) * t
    o = np.argsort(y)
    for i in o:
        s = 4.5 + 15 * ((y[i] - 140) / 340) ** 1.5
        scrap(x[i], y[i], s)
    # shade on the far side of the hill
    c.shape([(410, 140), (520, 196), (730, 380), (730, 490), (560, 490), (470, 300)], "#4a4468", alpha=0.42, soft=14, mode="multiply")
    c.glow(180, 250, 240, "#fff0c8", 0.25)
    # bulldozer on the flank
    B = lambda u, v: (446 + u, 190 + v)
    ground_shadow(c, 470, 222, 90, 10, 0.6)
    c.shape([B(-46, 20), B(70, 20), B(78, 8), B(70, -6), B(-46, -6), B(-56, 8)], "#2c2a34")
    for u in (-34, -12, 10, 32, 56):
        c.disc(*B(u, 8), 9, 9, ("#8a8c98", "#4a4a58"))
    c.shape([B(-50, -6), B(66, -6), B(66, -34), B(-50, -30)], ("#ffd05c", "#d8942c"))
    c.shape([B(4, -34), B(10, -80), B(56, -80), B(62, -34)], ("#f6c24c", "#c98428"))
    c.shape([B(12, -40), B(16, -72), B(34, -72), B(34, -40)], "#8fb4c8")
    c.shape([B(38, -40), B(38, -72), B(51, -72), B(56, -40)], "#5a7a94")
    c.shape([B(2, -80), B(62, -80), B(60, -87), B(6, -87)], "#e8a83c")
    c.line([B(-30, -30), B(-30, -58)], 6, "#3a3844")
    for q in range(12):
        c.dabs(416 + q * 3, 128 - q * 7, 5 + q * 1.6, 4 + q * 1.2, 0, "#5a5458", 0.3 - 0.02 * q, hard=1.2)
    c.curve([B(-72, -30), B(-62, -28), B(-58, 0), B(-66, 24), B(-82, 28), B(-74, 0)], ("#e8dcc4", "#8a7a74"))
    c.line([B(-62, 4), B(-40, 6)], 7, "#b47a28")
    # near bags
    for px, py, s, tone in ((70, 452, 44, "#3f4454"), (168, 468, 38, "#e0dcd4"), (640, 456, 46, "#34384c"), (548, 474, 34, "#4f6a5c")):
        bag(px, py, s, tone)
    for px, py, s, f in ((120, 96, 40, 1), (216, 150, 28, -1), (300, 70, 24, 1), (590, 90, 34, -1), (660, 160, 26, 1), (330, 210, 22, -1), (60, 190, 24, 1), (520, 60, 18, 1)):
        gull(c, px, py, s, f)
    return finished(c, saturation=1.0)
