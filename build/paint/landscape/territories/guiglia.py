"""The sandstone towers of the nature park at evening, a falcon above the woods."""

import numpy as np
from brush import finished
from canvas import Canvas, mix, smooth, wave
from nature import clouds, crown, ridge, sky, woods


def spire(c, x, foot, high, wide, seed, lean=0.0):
    """A tower of layered sandstone: lit from the left, cut by ledges."""
    t = np.linspace(0, 1, 40)
    half = wide / 2 * np.clip(1 - t, 0, 1) ** 0.5 * (1 - 0.34 * smooth(0.15, 0.6, t)) + 2
    left = x - half * (1 + 0.22 * wave(t * 60, 14, seed, 3)) + lean * t
    right = x + half * (1 + 0.22 * wave(t * 60 + 200, 12, seed, 3)) + lean * t
    y = foot - high * t
    outline = [*zip(left, y, strict=True), *zip(right[::-1], y[::-1], strict=True)]
    found = c.mask_of(outline)
    mask, box = found
    yy, xx = c.y[box], c.x[box]
    tt = np.clip((foot - yy) / high, 0, 1)
    l, r = np.interp(tt, t, left), np.interp(tt, t, right)
    u = (xx - l) / np.maximum(r - l, 1)
    n = c.noise(18, 50, seed + 60, 4)[box]
    ledge = c.noise(90, 7, seed + 61, 3)[box]
    edge = 0.52 + 0.16 * n + 0.05 * np.sin(tt * 21)
    lit = smooth(0.07, -0.07, u - edge)
    crack = smooth(0.35, 0.6, c.noise(9, 70, seed + 62, 3)[box])
    light = mix("#ffd79a", "#e89a55", 0.35) + (mix("#ffe9bd", "#ffe9bd", 0) - mix("#ffd79a", "#e89a55", 0.35)) * smooth(0.1, 0.7, ledge + 0.3 * n)[..., None]
    dark = mix("#8a5a5c", "#5d4a68", 0.5) + (mix("#c08a6a", "#c08a6a", 0) - mix("#8a5a5c", "#5d4a68", 0.5)) * (0.55 * smooth(0.5, 1.0, u) + 0.2 * smooth(0, 0.6, ledge))[..., None]
    tone = dark + (light - dark) * lit[..., None]
    tone = tone * (1 - 0.34 * crack - 0.18 * smooth(0.15, 0.5, -ledge))[..., None]
    c.area(mask, lambda *_: tone.astype(np.float32), box=box)
    # bushes on the ledges
    g = np.random.default_rng(seed)
    for q in g.uniform(0.1, 0.97, 7):
        bx = np.interp(q, t, left) + g.uniform(0.15, 0.85) * (np.interp(q, t, right) - np.interp(q, t, left))
        crown(c, bx, foot - high * q, 7 * g.uniform(0.6, 1.2), 5, ("#2f3f35", "#4d5f36", "#93913f"), seed=seed)


def falcon(c, x, y, s):
    """A falcon gliding, seen from the side and below."""
    P = lambda u, v: (x + u * s, y + v * s)
    c.curve([P(0.05, 0.02), P(0.5, -0.34), P(1.15, -0.62), P(1.02, -0.34), P(0.5, 0.06), P(0.1, 0.16)], ("#6d5a58", "#4a3f4c"))
    c.curve([P(-0.05, 0.02), P(-0.42, -0.42), P(-0.98, -0.82), P(-0.92, -0.5), P(-0.48, 0.0), P(-0.1, 0.16)], ("#8a6d58", "#5a4850"))
    c.curve([P(-0.30, 0.10), P(-0.16, -0.02), P(0.12, 0.0), P(0.34, 0.12), P(0.1, 0.22), P(-0.14, 0.20)], ("#d9b48a", "#7d6660"))
    c.shape([P(0.28, 0.10), P(0.72, 0.18), P(0.70, 0.26), P(0.26, 0.17)], ("#6d5a58", "#4a3f4c"))
    c.disc(*P(-0.32, 0.06), 0.09 * s, 0.08 * s, "#5a4850", edge=0)
    c.shape([P(-0.38, 0.04), P(-0.45, 0.10), P(-0.37, 0.11)], "#e8b64c", edge=0)


def paint(k):
    c = Canvas(k, 33)
    sky(c, ("#4b5f9c", "#a98bb0", "#f2b493", "#ffdca6"), 330, sun=(90, 260, 320, "#ffe2a8", 0.6))
    clouds(c, -70, 230, "#ffd9b0", "#8d7aa6", 0.36, 240, 0.26, 5, sun=(-1, 0.6))
    for base, high, seed, lit, shade in ((300, 60, 2, "#d6a0a0", "#a98bae"), (330, 70, 7, "#b98a8c", "#83709a"), (366, 64, 13, "#9a7d6a", "#655f82")):
        line = ridge(c, base, high, seed, lit, shade, 180, sharp=False, mist=("#f2c6a2", 0.6), foot=base + 70)
    woods(c, line, ("#5f5a70", "#7d7060", "#b08d5c"), 500, 5, (8, 60), 5, mist=("#d9a58c", 0.3))
    spire(c, 590, 430, 190, 150, 7, 10)
    spire(c, 150, 440, 250, 150, 9, 18)
    spire(c, 266, 450, 372, 176, 3, 24)
    spire(c, 400, 450, 236, 150, 5, -8)
    c.haze("#e8b48a", 452, 330, 0.34, 0.0)
    c.shape([(-5, 425), (725, 418), (725, 485), (-5, 485)], ("#54503c", "#2c2f38"), soft=6)
    g = np.random.default_rng(8)
    for y, n, s in ((412, 30, 20), (440, 26, 27), (474, 22, 38)):
        for x in np.sort(g.uniform(-20, 740, n)):
            autumn = g.random()
            tones = ("#26333a", "#44502f", "#7d8436", "#c9b24c") if autumn < 0.6 else ("#3b2c34", "#7a4a2c", "#b9742f", "#eab04c")
            crown(c, x, y + g.uniform(-6, 8) + 0.02 * abs(x - 320), s * g.uniform(0.8, 1.2), s * 0.8, tones, seed=int(x) + n)
    falcon(c, 520, 150, 62)
    c.glow(60, 250, 460, "#ffc98a", 0.28)
    return finished(c)
