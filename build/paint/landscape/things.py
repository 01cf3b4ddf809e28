"""Round and made things: turned bodies, balls, wheels, turbines, solar panels."""

from __future__ import annotations

import numpy as np
from canvas import F, Grad, mix, rgb, ring, rounded, smooth


def lathe(c, x, profile, colours, light=-0.45, alpha=1.0, gloss=0.0, tilt=0.0, wash=1.0):
    """Paint a turned body with an upright axis.

    `profile` is rows and half widths; the colours are light, own, shade, bounce.
    """
    p = np.asarray(profile, float)
    dense = rounded(p, closed=False, steps=6) if len(p) > 2 else p
    ys, rs = dense[:, 0], np.maximum(dense[:, 1], 0.05)
    lean = lambda y: x + tilt * (y - p[-1, 0])
    outline = [(lean(y) - r, y) for y, r in zip(ys, rs, strict=True)]
    outline += [(lean(y) + r, y) for y, r in zip(ys[::-1], rs[::-1], strict=True)]
    found = c.mask_of(outline)
    if found is None:
        return
    mask, box = found
    order = np.argsort(ys)
    r = np.interp(c.y[box], ys[order], rs[order])
    u = np.clip((c.x[box] - lean(c.y[box])) / np.maximum(r, 0.1), -1, 1)
    stops = [-1, light - 0.25, light + 0.2, 0.35, 0.78, 1]
    lit, own, shade, bounce = (rgb(v) for v in colours)
    run = [mix(own, shade, 0.25), lit, mix(lit, own, 0.55), own, shade, bounce]
    tone = np.stack([np.interp(u, stops, [q[e] for q in run]) for e in range(3)], -1)
    if gloss:
        tone = tone + (gloss * np.exp(-(((u - light) / 0.09) ** 2)))[..., None] * (1 - tone)
    c.area(mask, lambda *_: tone.astype(F), alpha, box=box, wash=wash)


def ball(
    c,
    x,
    y,
    r,
    colour,
    shade=None,
    gloss=0.5,
    light=(-0.45, -0.55),
    bounce="#8fa0c0",
    ry=None,
    wash=0.5,
):
    """Paint a ball: light, own colour, shade, light from below, a highlight."""
    ry = ry or r
    found = c.mask_of(ring(x, y, r, ry))
    if found is None:
        return
    mask, box = found
    u, v = (c.x[box] - x) / r, (c.y[box] - y) / ry
    w = np.sqrt(np.clip(1 - u * u - v * v, 0, 1))
    n = np.hypot(*light)
    lz = np.sqrt(max(0.05, 1 - min(0.9, n * n)))
    lam = u * light[0] + v * light[1] + w * lz
    shade = mix(colour, "#1d1c40", 0.55) if shade is None else rgb(shade)
    tone = shade + (rgb(colour) - shade) * smooth(-0.1, 0.55, lam)[..., None]
    tone = tone + (mix(colour, "#fff4d6", 0.5) - tone) * (0.75 * smooth(0.62, 1.0, lam))[..., None]
    rim = smooth(0.2, 0.95, u * 0.5 + v * 0.85) * (1 - w) * 0.6
    tone = tone + (rgb(bounce) - tone) * rim[..., None]
    if gloss:
        d = np.hypot(u - light[0] * 0.72, v - light[1] * 0.72)
        tone = tone + (1 - tone) * (gloss * np.exp(-((d / 0.16) ** 2)))[..., None]
    c.area(mask, lambda *_: tone.astype(F), box=box, wash=wash)


def ground_shadow(c, x, y, rx, ry, alpha=0.5, colour="#33304f", soft=2.0, turn=0.0):
    """Darken the ground below a thing."""
    c.disc(x, y, rx, ry, colour, turn, alpha=alpha, soft=soft, mode="multiply", edge=0)


def wheel(c, x, y, r, tyre="#25232c", rim="#b9bdc6", ry=None, spokes=0):
    """Paint a car's wheel seen from the side."""
    ry = ry or r
    c.disc(x, y, r, ry, tyre, edge=0)
    c.disc(x, y, r * 0.62, ry * 0.62, (mix(rim, "#ffffff", 0.3), mix(rim, "#20263a", 0.45)), edge=0)
    for i in range(spokes):
        a = 2 * np.pi * i / spokes + 0.3
        c.line(
            [(x, y), (x + np.cos(a) * r * 0.6, y + np.sin(a) * ry * 0.6)],
            r * 0.12,
            mix(rim, "#20263a", 0.7),
        )
    c.disc(x, y, r * 0.16, ry * 0.16, mix(rim, "#20263a", 0.5), edge=0)


def turbine(c, x, foot, high, colour="#f4f1ea", shade="#a9b4c4", phase=0.3, blade=0.44):
    """Paint a wind turbine."""
    top = foot - high
    w = high * 0.017
    c.shape(
        [(x - w, foot), (x + w, foot), (x + w * 0.5, top), (x - w * 0.5, top)],
        Grad((x - w, 0), (x + w, 0), colour, colour, shade),
        edge=0,
    )
    for i in range(3):
        a = phase + 2 * np.pi * i / 3
        u, v = np.array([np.cos(a), np.sin(a)]), np.array([-np.sin(a), np.cos(a)])
        at = lambda s, t, u=u, v=v: (x, top) + (u * s + v * t) * high * blade
        c.shape(
            [
                at(0.02, -0.025),
                at(0.15, -0.055),
                at(1, -0.008),
                at(1, 0.006),
                at(0.15, 0.02),
                at(0.02, 0.025),
            ],
            Grad(at(0, -0.06), at(0, 0.03), colour, shade),
            edge=0,
        )
    c.disc(x, top, high * 0.017, high * 0.017, mix(colour, shade, 0.4), edge=0)


def panel(c, corners, cols=4, rows=2, colour="#24406e", shine="#8fb3dc"):
    """Paint a solar panel on its corners: lower left, lower right, upper right, upper left."""
    a, b, d, e = (np.asarray(p, float) for p in corners)
    at = lambda u, v: (a + (b - a) * u) * (1 - v) + (e + (d - e) * u) * v
    c.shape(
        [a, b, d, e],
        Grad(tuple(e), tuple(b), mix(colour, shine, 0.55), colour, mix(colour, "#0c1630", 0.35)),
        edge=0.1,
    )
    size = float(np.hypot(*(b - a)))
    for i in range(1, cols):
        c.line([at(i / cols, 0), at(i / cols, 1)], max(0.35, size * 0.008), shine, alpha=0.65)
    for j in range(1, rows):
        c.line([at(0, j / rows), at(1, j / rows)], max(0.35, size * 0.008), shine, alpha=0.65)
    c.lines([[a, b], [b, d], [d, e], [e, a]], max(0.5, size * 0.014), "#d9e2ea", alpha=0.9)
