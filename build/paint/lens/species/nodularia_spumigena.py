"""Nodularia coils: one long thread winds like a spring out of the evening light towards us.

The thread is a stack of flat discs, blue-green and grained with gas vesicles; here and there, never at
even steps, a pale, slightly wider, flattened cell that binds nitrogen; a breath of slime round all. Its turns
are small and soft far off, wide and clear in front, bright where the sun falls on them, lime where it shines
through, dark between. Other coils hang far behind. Bright field, gold, the surface of the water above.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import balls, chance, cloud, frames, ramp, smooth, tube
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

LAMP = unit([-0.62, -0.70, -0.36])
DISC = Stuff(alpha=0.94, gloss=0.08, sharp=16, wrap=0.45, through=0.7, glow=0.03, shade=0.8)
SLIME = Stuff(alpha=0.0, edge=0.20, power=2.6, gloss=0.10, sharp=40, wrap=0.6, shade=0.0)
KNOB = Stuff(alpha=1.0, gloss=0.4, wrap=0.5, glow=0.2, shade=0.1)
GREEN = (
    (-1.0, "#c0d840"),
    (-0.72, "#5a9430"),
    (-0.2, "#0a4438"),
    (0.35, "#1c8854"),
    (1, "#bce47c"),
)
GOLD = ((-1.0, "#fff0a0"), (-0.6, "#e0a838"), (-0.1, "#b8801c"), (0.5, "#f8d868"), (1, "#fffac8"))
WATER = "#c8a850"


def spring(axis, radius, one, two, turns, phase=0.0, n=2400):
    """Return a helix round a curve in space: its middle line, its radius along it, its plane."""
    t = np.linspace(0, 1, n)
    share = np.linspace(0, 1, len(axis))
    middle = np.stack([np.interp(t, share, np.asarray(axis, float)[:, e]) for e in range(3)], -1)
    wide = np.interp(t, np.linspace(0, 1, len(radius)), radius)
    wide = wide * (1 + 0.07 * np.sin(9 * t + 1))
    # small turns follow each other more closely than wide ones
    a = 2 * np.pi * turns * t**0.85 + phase
    return (
        middle + unit(one) * (wide * np.cos(a))[:, None] + unit(two) * (wide * np.sin(a))[:, None]
    )


def thread(s, path, radius, seed, *, fine=8, sides=26, veil=0.0, far=(120.0, 420.0), slime=True):
    """Lay a thread of discs along a path of changing radius; what lies far back sinks into the light."""
    g = chance(seed)
    way = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    ends, kinds = [0.0], []
    wait = 7
    while ends[-1] < way[-1]:
        r = float(np.interp(ends[-1], way, radius))
        wait -= 1
        kinds.append(wait == 0)
        if wait == 0:
            wait = int(g.choice([11, 14, 17, 21, 25]))
        ends.append(ends[-1] + r * (0.95 if kinds[-1] else g.uniform(0.56, 0.70)))
    at = np.array(ends)
    cell = np.repeat(np.arange(len(kinds)), fine)
    f = np.tile(np.linspace(0, 1, fine, endpoint=False), len(kinds))
    d = np.minimum(at[cell] + np.diff(at)[cell] * f, way[-1])
    p = np.stack([np.interp(d, way, path[:, e]) for e in range(3)], -1)
    r = np.interp(d, way, radius)
    clear = np.array(kinds)[cell]
    pinch = np.abs(2 * f - 1)
    wide = r * (1 - np.where(clear, 0.34, 0.13) * pinch**4) * np.where(clear, 1.12, 1.0)
    close = np.minimum(d, way[-1] - d)
    wide = wide * np.sqrt(np.clip(1 - (1 - np.clip(close / (0.9 * r), 0, 1)) ** 2, 0.02, 1))
    _, a, b = frames(p)
    turn = np.linspace(0, 2 * np.pi, sides + 1)[:, None]
    out = a[:, None] * np.cos(turn) + b[:, None] * np.sin(turn)
    gas = cloud(p[:, None] / r[:, None, None] + out, 0.40, seed, 2)
    lit = out @ LAMP + 0.18 * gas
    tone = np.exp(0.20 * g.normal(size=len(kinds))[cell] - 1.0 * smooth(0.70, 1.0, pinch))
    warm = g.normal(size=len(kinds))[cell][:, None, None] * [0.10, 0.0, -0.10]
    skin = ramp(lit, *GREEN) * np.exp(warm) * tone[:, None, None]
    shut = (1 - 0.5 * pinch**5)[:, None, None]
    skin = np.where(clear[:, None, None], ramp(lit, *GOLD) * shut, skin)
    deep = np.maximum(veil, 0.62 * smooth(*far, p[:, 2]))[:, None, None]
    skin = skin * (1 - deep) + rgb(WATER) * deep
    tube(s, p, wide, skin, DISC, sides)
    if not slime:
        return
    tube(s, p[::fine], r[::fine] * 1.30, rgb("#fffbe0"), SLIME, 24)
    for kind, x, y in zip(kinds, at, at[1:], strict=False):
        if kind:
            q = np.stack([np.interp([x, y], way, path[:, e]) for e in range(3)], -1)
            size = float(np.interp(x, way, radius))
            balls(s, q - [0, 0, 0.86 * size], 0.16 * size, rgb("#fffbd8"), KNOB, n=12)


def ceiling(f, image):
    """Paint the surface of the water from below: bright, wrinkled, fading downwards."""
    depth = np.clip(f.y / 190, 0, 1)
    wrinkle = f.noise(120, 14, 21, 3) + 0.6 * f.noise(46, 7, 22, 2)
    bright = smooth(0.2, 1.3, wrinkle) * (1 - depth) ** 1.6
    return image + rgb("#fff3c4") * (0.55 * bright)[..., None]


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 9.0, "mid": 4.0, "main": 0.0, "near": 12.0}
    hero = spring(
        [
            (96, 60, 400),
            (136, 120, 350),
            (186, 214, 240),
            (232, 330, 110),
            (262, 450, -20),
            (352, 600, -120),
        ],
        [18, 46, 88, 136, 182, 225],
        (0.95, -0.30, 0.05),
        (0.25, 0.72, 0.62),
        5.1,
        0.2,
    )
    hero = hero[: np.flatnonzero(hero[:, 0] > 500)[-1]]  # its near end lies beyond the card
    size = np.interp(np.linspace(0, 1, len(hero)), np.linspace(0, 1, 6), [3.0, 5, 8, 12, 16.5, 20])
    size = size * np.clip(1 - (hero[:, 2] - 60) / 900, 0.4, 1.5)
    thread(s, hero, size, 4)
    s.layer = "far"
    for i, (x, y, wide, r) in enumerate(((404, 130, 32, 4.6), (424, 356, 20, 3.0))):
        axis = [(x - 40, y - 70, 300), (x, y, 280), (x + 40, y + 70, 260)]
        coil = spring(
            axis, [wide * 0.7, wide, wide * 1.1], (0.95, -0.3, 0.05), (0.25, 0.72, 0.62), 3.4, i
        )
        thread(s, coil, np.full(len(coil), r), 30 + i, fine=4, sides=12, veil=0.35, slime=False)
    ground = f.down(
        (0, "#fff4c0"), (0.25, "#f8dc84"), (0.5, "#dcae48"), (0.75, "#8a8840"), (1, "#24503c")
    )
    ground *= np.exp(0.06 * f.noise(200, 150, 3))[..., None]
    ground += rgb("#fff6d0") * (0.45 * f.spot(90, 10, 260))[..., None]
    ground = ceiling(f, ground)
    lighting = Lighting(
        lamps=[(tuple(LAMP), "#fff2c4", 1.7), ((0.7, 0.5, 0.3), "#3fb0a0", 0.5)],
        top="#f6e8b0",
        low="#2c4a34",
        ambient=0.5,
        rim="#fff8d8",
        rim_power=0.7,
        rim_low=0.15,
        crowd=1.1,
        density=1.0,
    )
    image = compose(s, lighting, ground, k, depth_blur=(-40, 1.9))
    image = f.dust(image, 30, "#fffbe0", 7, strength=0.35)
    image = finish(image, f, foot_colour="#141c10", foot=0.35, vignette=0.28, bloom=0.2)
    return brushed(image, k, 1.2, 0.7)
