"""Skies, ridges, trees, grass, water."""

from __future__ import annotations

import numpy as np
from canvas import F, Grad, mix, rgb, rounded, smooth, wave
from scipy import ndimage


def sky(c, stops, foot=480.0, sun=None):
    """Paint a sky from the top to a row; `sun` is (x, y, reach, colour, strength)."""
    c.area(np.ones_like(c.x), Grad((0, 0), (0, foot), *stops))
    if sun:
        x, y, reach, colour, amount = sun
        c.glow(x, y, reach, colour, amount, power=1.2)


def clouds(
    c, top, foot, lit, shade, cover=0.45, scale=150, flat=0.4, seed=1, sun=(-1, -1), alpha=0.95
):
    """Paint clouds between two rows, lit from the side of the sun."""
    n = c.noise(scale, scale * flat, 300 + seed, 5)
    mid, half = (top + foot) / 2, (foot - top) / 2
    fade = 1 - np.clip(np.abs(c.y - mid) / half, 0, 1) ** 2
    d = n * 0.62 - (0.62 - cover * 1.3) - 0.55 * (1 - fade)
    step = max(1, int(scale * 0.07 * c.k))
    toward = ndimage.shift(n, (-sun[1] * step, -sun[0] * step), order=0, mode="nearest")
    light = smooth(-0.22, 0.3, n - toward)
    mask = smooth(0.0, 0.16, d) * (fade > 0)
    tone = rgb(shade) + (rgb(lit) - rgb(shade)) * light[..., None]
    c.area(mask.astype(F), lambda x, y: tone, alpha, wash=0.6)


def crest(base, high, seed, scale=170.0, peaks=(), rough=0.5, sharp=True):
    """Return the row of a ridge for every column; `peaks` are (x, height, half width)."""
    x = np.linspace(-4, 724, 729)
    line = wave(x, scale, seed, 6, rough)
    if sharp:
        line = 0.75 - 1.5 * np.abs(wave(x, scale, seed, 1)) + 0.55 * line
    rise = high * (0.5 + 0.5 * np.clip(line, -1, 1.2))
    for px, height, half in peaks:
        rise = rise * 0.999 + 0
        rise = np.maximum(
            rise,
            (height + high * 0.12 * wave(x, scale / 5, seed + 3, 4))
            * np.clip(1 - np.abs(x - px) / half, 0, 1) ** 0.85,
        )
    return x, base - rise


def ridge(
    c,
    base,
    high,
    seed,
    light,
    shade,
    scale=170.0,
    peaks=(),
    rough=0.5,
    sharp=True,
    mist=None,
    foot=None,
    facets=1.0,
    sun=-1,
    grain=26.0,
):
    """Paint a ridge with lit and shaded flanks and return its columns and rows.

    `mist` is (colour, share) at its foot.
    """
    x, line = crest(base, high, seed, scale, peaks, rough, sharp)
    foot = foot or base + 60
    found = c.mask_of([(x[0], foot), *zip(x, line, strict=True), (x[-1], foot)])
    if found is None:
        return x, line
    mask, box = found
    top = np.interp(c.x[box][0], x, line)[None, :]
    depth = np.clip(c.y[box] - top, 0, 400)
    n = c.noise(grain * 2.2, grain * 1.5, seed + 40, 4)[box]
    lean = wave(
        (c.x[box] + sun * depth * 0.75 + 14 * n).ravel().astype(float), grain * 1.7, seed + 9, 3
    ).reshape(depth.shape)
    slope = np.gradient(line, x)
    flank = -sun * np.interp(c.x[box][0] + sun * 0, x, slope)[None, :]
    value = smooth(
        -0.25, 0.25, lean * facets * 0.7 + 0.5 * flank * np.exp(-depth / (high * 0.5 + 1)) + 0.1 * n
    )
    tone = rgb(shade) + (rgb(light) - rgb(shade)) * value[..., None]
    if mist:
        tone = (
            tone
            + (rgb(mist[0]) - tone)
            * (mist[1] * smooth(0.1, 1.0, depth / (high + foot - base + 1)))[..., None]
        )
    c.area(mask, lambda *_: tone.astype(F), box=box, wash=0.7)
    return x, line


def row_of(line, x):
    """Return the row of a ridge at a column."""
    return float(np.interp(x, line[0], line[1]))


# -------------------------------------------------------------------- trees
def crown(
    c,
    x,
    y,
    rx,
    ry,
    tones,
    n=None,
    dab=None,
    seed=1,
    sun=(-0.6, -0.75),
    holes=0.06,
    turn=None,
    flat=1.0,
):
    """Paint leaves as dabs on lobes: shade first, light last. `tones` go from dark to light."""
    g = np.random.default_rng([seed, int(abs(x) * 10), int(abs(y) * 10)])
    size = (rx * ry) ** 0.5
    dab = dab or max(1.0, size * 0.11)
    n = n or int(np.clip(4.4 * rx * ry / dab**2, 30, 3200))
    lobes = max(3, int(n**0.42))
    la, lr = g.uniform(0, 2 * np.pi, lobes), np.sqrt(g.uniform(0.05, 1, lobes)) * 0.72
    lx, ly, ls = np.cos(la) * lr, np.sin(la) * lr, g.uniform(0.26, 0.44, lobes)
    under = mix(tones[0], tones[min(1, len(tones) - 1)], 0.25)
    c.dabs(x + lx * rx, y + ly * ry, ls * rx * 1.05, ls * ry * 1.05, 0.0, under, 0.92, hard=5)
    which = g.integers(0, lobes, n)
    a, r = g.uniform(0, 2 * np.pi, n), np.sqrt(g.uniform(0, 1, n))
    ux, uy = lx[which] + ls[which] * r * np.cos(a), ly[which] + ls[which] * r * np.sin(a) * flat
    facing = 0.55 * (r * np.cos(a) * sun[0] + r * np.sin(a) * sun[1]) + 0.75 * (
        lx[which] * sun[0] + ly[which] * sun[1]
    )
    value = np.clip(0.42 + 0.5 * facing + g.normal(0, 0.13, n), 0, 0.999)
    order = np.argsort(value + g.normal(0, 0.10, n))
    order = order[g.random(n)[order] > holes]
    t = np.stack([rgb(q) for q in tones])
    at = value * (len(t) - 1)
    i = at.astype(int)
    col = t[i] + (t[np.minimum(i + 1, len(t) - 1)] - t[i]) * np.round((at - i) * 2)[:, None] / 2
    col = col * (1 + g.normal(0, 0.035, (n, 1)))
    angle = g.uniform(-0.9, 0.3, n) if turn is None else turn + g.normal(0, 0.35, n)
    s = dab * g.uniform(0.65, 1.25, n)
    o = order
    c.dabs(x + ux[o] * rx, y + uy[o] * ry, s[o], s[o] * 0.62, angle[o], col[o], 0.95)


def tree(
    c,
    x,
    foot,
    high,
    tones,
    wide=0.62,
    trunk="#4d3c33",
    stem=0.3,
    seed=1,
    dab=None,
    lean=0.0,
    sun=(-0.6, -0.75),
):
    """Paint a broad-leaved tree."""
    r = high * wide / 2
    top = foot - high * (1 - stem) / 2 - high * stem
    c.line(
        [(x, foot), (x + lean * 0.4, foot - high * 0.25), (x + lean, top)],
        high * 0.055,
        trunk,
        taper=(1.25, 0.5),
        round_=True,
    )
    for side in (-1, 1):
        c.line(
            [(x + lean * 0.4, foot - high * stem * 0.9), (x + side * r * 0.55, top - high * 0.02)],
            high * 0.025,
            trunk,
            taper=(1, 0.4),
        )
    crown(c, x + lean, top, r, high * (1 - stem) / 2, tones, seed=seed, dab=dab, sun=sun)


def poplar(c, x, foot, high, tones, wide=0.2, seed=1, dab=None, sun=(-0.9, -0.3), trunk="#4a4038"):
    """Paint a Lombardy poplar or a cypress: one tall flame."""
    c.line([(x, foot), (x, foot - high * 0.3)], high * 0.03, trunk)
    g = np.random.default_rng([seed, int(abs(x) * 7)])
    dab = dab or max(0.9, high * 0.028)
    n = int(np.clip(high * high * wide / dab**2 * 1.3, 40, 1500))
    t = g.uniform(0, 1, n) ** 0.85
    half = high * wide / 2 * np.sin(np.pi * np.clip(t * 0.86 + 0.12, 0, 1)) ** 0.7
    u = g.uniform(-1, 1, n)
    value = np.clip(0.5 + 0.42 * u * sun[0] + 0.16 * (t - 0.5) + g.normal(0, 0.13, n), 0, 0.999)
    q = np.stack([rgb(v) for v in tones])
    i = (value * len(q)).astype(int)
    o = np.argsort(value)
    c.dabs(
        (x + u * half)[o],
        (foot - high * (0.06 + 0.94 * t))[o],
        dab * 1.5,
        dab * 0.7,
        (np.pi / 2 + 0.22 * u)[o],
        q[i][o] * (1 + g.normal(0, 0.04, (n, 1))),
    )


def conifer(c, x, foot, high, tones, wide=0.36, seed=1, snow=None):
    """Paint a fir; `snow` is a colour that lies on its branches."""
    g = np.random.default_rng([seed, int(abs(x) * 7)])
    c.line([(x, foot), (x, foot - high * 0.9)], high * 0.035, "#46362f", taper=(1, 0.2))
    n = int(np.clip(high * 3.2, 50, 620))
    t = np.sort(g.uniform(0, 1, n))
    u = g.uniform(-1, 1, n)
    tier = 0.75 + 0.25 * ((t * 8) % 1)
    half = high * wide / 2 * (1 - t) ** 0.85 * tier
    px, py = x + u * half, foot - high * (0.08 + 0.92 * t) + np.abs(u) * half * 0.42
    value = np.clip(0.5 - 0.36 * u + g.normal(0, 0.15, n), 0, 0.999)
    q = np.stack([rgb(v) for v in tones])
    col = q[(value * len(q)).astype(int)]
    if snow is not None:
        on = (g.random(n) < 0.5) & (value > 0.4)
        col = np.where(on[:, None], rgb(snow) * (0.86 + 0.16 * value[:, None]), col)
    size = max(1.0, high * 0.035)
    c.dabs(px, py, size * (1.7 - 0.8 * t), size * 0.7, u * 0.7, col)


def bare(c, x, foot, high, colour="#4b4043", seed=1, depth=6, spread=0.5, lean=0.0):
    """Paint a tree without leaves."""
    g = np.random.default_rng([seed, int(abs(x) * 3)])

    def limb(px, py, angle, length, width, left):
        bx, by = px + np.cos(angle) * length, py + np.sin(angle) * length
        mx, my = (px + bx) / 2 + g.normal(0, length * 0.06), (py + by) / 2
        c.line([(px, py), (mx, my), (bx, by)], width, colour, taper=(1.1, 0.65), round_=True)
        if left:
            for side in (-1, 1) if g.random() < 0.85 else (g.choice([-1, 1]),):
                limb(
                    bx,
                    by,
                    angle + side * spread * g.uniform(0.5, 1.2),
                    length * g.uniform(0.66, 0.84),
                    width * 0.64,
                    left - 1,
                )

    limb(x, foot, -np.pi / 2 + lean, high * 0.26, high * 0.05, depth)


def grass(
    c, top, foot, tones, n=1500, size=(1.5, 16), seed=1, lean=0.15, left=0.0, right=720.0, dense=1.6
):
    """Paint blades that grow taller towards the viewer, from the row `top` to `foot`."""
    g = np.random.default_rng(seed + 50)
    t = np.sort(g.uniform(0, 1, n) ** (1 / dense))
    x, y = g.uniform(left, right, n), top + (foot - top) * t
    s = size[0] + (size[1] - size[0]) * t**1.6
    q = np.stack([rgb(v) for v in tones])
    col = q[g.integers(0, len(q), n)] * (1 + g.normal(0, 0.06, (n, 1)))
    c.dabs(
        x,
        y - s * 0.4,
        s * g.uniform(0.6, 1.1, n),
        np.maximum(0.5, s * 0.1),
        -np.pi / 2 + lean + g.normal(0, 0.28, n),
        col,
        0.9,
    )


def flowers(
    c, top, foot, colours, n=200, size=(1.0, 6), seed=1, left=0.0, right=720.0, dense=1.8, flat=0.6
):
    """Paint blossoms as pairs of dabs: shade below, light above."""
    g = np.random.default_rng(seed + 90)
    t = np.sort(g.uniform(0, 1, n) ** (1 / dense))
    x, y = g.uniform(left, right, n), top + (foot - top) * t
    s = (size[0] + (size[1] - size[0]) * t**1.4) * g.uniform(0.7, 1.2, n)
    q = np.stack([rgb(v) for v in colours])
    col = q[g.integers(0, len(q), n)]
    turn = g.normal(0, 0.4, n)
    c.dabs(x, y + s * 0.12, s, s * flat, turn, col * 0.72)
    c.dabs(x - s * 0.12, y - s * 0.1, s * 0.8, s * flat * 0.75, turn, np.clip(col * 1.06, 0, 1))


def woods(c, line, tones, n=500, size=5.0, drop=(0, 30), seed=1, mist=None):
    """Scatter round crowns over a slope below a ridge."""
    g = np.random.default_rng(seed + 20)
    x = g.uniform(-10, 730, n)
    depth = np.sort(drop[0] + (drop[1] - drop[0]) * g.uniform(0, 1, n))
    y = np.interp(x, line[0], line[1]) + depth
    s = size * (0.6 + 0.8 * (depth - drop[0]) / max(1, drop[1] - drop[0])) * g.uniform(0.7, 1.25, n)
    q = [rgb(v) for v in tones]
    if mist:
        q = [mix(v, mist[0], mist[1]) for v in q]
    jig = 1 + g.normal(0, 0.06, (n, 1))
    for dx, dy, f, tone in (
        (0.15, 0.25, 1.0, q[0]),
        (-0.05, -0.05, 0.8, q[len(q) // 2]),
        (-0.25, -0.35, 0.45, q[-1]),
    ):
        c.dabs(x + s * dx, y + s * dy, s * f, s * f * 0.85, 0.0, tone * jig, 0.95)


def glints(c, top, foot, colour, n=80, left=0.0, right=720.0, size=(3, 26), seed=1, alpha=0.7):
    """Paint lying glints on water, longer towards the viewer."""
    g = np.random.default_rng(seed + 70)
    t = g.uniform(0, 1, n)
    s = (size[0] + (size[1] - size[0]) * t) * g.uniform(0.5, 1.2, n)
    c.dabs(
        g.uniform(left, right, n),
        top + (foot - top) * t,
        s,
        np.maximum(0.5, s * 0.06),
        0.0,
        colour,
        alpha * g.uniform(0.4, 1, n),
    )


def rain(c, n=260, colour="#dfe8ee", lean=0.12, length=26, seed=1, alpha=0.35):
    """Paint streaks of rain."""
    g = np.random.default_rng(seed + 33)
    c.dabs(
        g.uniform(0, 720, n),
        g.uniform(0, 480, n),
        length * g.uniform(0.4, 1, n),
        0.55,
        np.pi / 2 + lean,
        colour,
        alpha * g.uniform(0.4, 1, n),
    )


def snowfall(c, n=260, colour="#ffffff", seed=1, size=(0.8, 2.6)):
    """Paint falling flakes."""
    g = np.random.default_rng(seed + 34)
    s = size[0] + (size[1] - size[0]) * g.uniform(0, 1, n) ** 3
    c.dabs(
        g.uniform(0, 720, n),
        g.uniform(0, 480, n),
        s,
        s,
        0.0,
        colour,
        g.uniform(0.5, 0.95, n),
        hard=2,
    )


def leaf(c, x, y, length, turn, colour, wide=0.42, vein=None):
    """Paint one leaf from its stalk: a light and a shaded half."""
    co, si = np.cos(turn), np.sin(turn)
    place = lambda u, v: (x + (u * co - v * si) * length, y + (u * si + v * co) * length)
    w = wide / 2
    up = [place(*p) for p in ((0, 0), (0.25, -w * 0.8), (0.5, -w), (0.78, -w * 0.6), (1, 0))]
    low = [place(*p) for p in ((0, 0), (0.25, w * 0.8), (0.5, w), (0.78, w * 0.6), (1, 0))]
    c.shape([*rounded(up, closed=False)], mix(colour, "#fff3b8", 0.16), edge=0.2)
    c.shape([*rounded(low, closed=False)], mix(colour, "#14344a", 0.26), edge=0.2)
    c.line(
        [place(0, 0), place(0.95, 0)],
        length * 0.03,
        vein or mix(colour, "#fdf6c8", 0.45),
        taper=(1, 0.3),
        alpha=0.8,
    )
