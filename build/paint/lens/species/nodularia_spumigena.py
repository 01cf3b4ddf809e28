"""Nodularia coils: one long thread winds like a spring out of the gold below the surface, towards us.

The thread is a stack of flat discs, blue-green and dark with gas vesicles, some of them emptied; here and
there, never at even steps, a pale, slightly wider cell that binds nitrogen; a breath of slime round all.
The far turns are small and sink into the evening light, the near ones stand big and dark before it, lit
only along their upper side; the nearest is out of focus. A copepod's young rows into the coil to graze.
Other coils hang below the wrinkled surface. Bright field, gold to deep blue-green, with shafts of sun.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import ball, chance, frames, hairs, line, profile, ramp, smooth, tube
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

LAMP = unit([-0.50, -0.82, -0.02])
DISC = Stuff(alpha=1.0, gloss=0.05, sharp=14, wrap=0.3, through=0.55, shade=0.9)
SLIME = Stuff(alpha=0.045, edge=-0.03, power=1.0, gloss=0.04, sharp=30, shade=0.0)
SKIN = Stuff(
    alpha=0.10, edge=0.7, power=2.0, gloss=0.2, sharp=40, wrap=0.4, jelly=1.3, milk=0.45, shade=0.4
)
INNER = Stuff(alpha=0.9, gloss=0.1, wrap=0.4, through=0.7, shade=0.2)
LIMB = Stuff(alpha=0.55, edge=0.4, gloss=0.2, wrap=0.4, through=0.8, shade=0.3)
HAIR = Stuff(alpha=0.7, gloss=0.1, wrap=0.5, through=0.9, shade=0.0)
GOLD = "#d8a83c"


def seen(p, eye=(240.0, 300.0), reach=560.0):
    """Return places as they appear in perspective, and how large things are there."""
    p = np.asarray(p, float)
    scale = reach / np.maximum(reach + p[..., 2], 90)
    flat = np.asarray(eye) + (p[..., :2] - np.asarray(eye)) * scale[..., None]
    return np.concatenate([flat, p[..., 2:] * 0.55], -1), scale


def spring(ends, toward, radius, turns, seed, phase=0.0, n=2200):
    """Return a helix between two places; its turns are of uneven width and step."""
    a, b = np.asarray(ends, float)
    g = chance(seed)
    t = np.linspace(0, 1, n)
    axis = unit(b - a)
    one = unit(np.asarray(toward, float) - axis * (np.asarray(toward, float) @ axis))
    two = np.cross(axis, one)
    turn = 2 * np.pi * turns * (t + 0.025 * np.sin(5 * t + g.uniform(0, 6))) + phase
    wide = radius * (1 + 0.12 * np.sin(9 * t + g.uniform(0, 6))) * smooth(-0.12, 0.16, t)
    return (
        a
        + (b - a) * t[:, None]
        + one * (wide * np.cos(turn))[:, None]
        + two * (wide * np.sin(turn))[:, None]
    )


def thread(s, space, r, seed, *, sink=(-60.0, 520.0), most=0.78, fine=9, slime=True):
    """Lay a thread of discs along a path in space; what lies far back sinks into the light."""
    g = chance(seed)
    path, scale = seen(space)
    step = np.linalg.norm(np.diff(space, axis=0), axis=1)
    way = np.concatenate([[0], np.cumsum(step)])
    n = int(way[-1] / (r * 0.74))
    t = np.linspace(0, n, n * fine + 1)
    at = t / n * way[-1]
    p = np.stack([np.interp(at, way, path[:, e]) for e in range(3)], -1)
    size, back = np.interp(at, way, scale), np.interp(at, way, space[:, 2])
    cell = np.minimum(t.astype(int), n - 1)
    clear, empty = np.zeros(n, bool), np.zeros(n)
    clear[_steps(g, n)] = True
    for start in g.integers(0, n, n // 26):
        empty[start : start + g.integers(1, 6)] = g.uniform(0.4, 1.0)
    clear, empty = clear[cell], empty[cell]
    pinch = np.abs(2 * (t - cell) - 1)
    swell = np.exp(0.035 * g.normal(size=n))[cell]
    wide = r * size * swell * (1 - np.where(clear, 0.40, 0.34) * pinch**4)
    wide = wide * np.where(clear, 1.24, 1.0)
    sides = 24
    _, one, two = frames(p)
    turn = np.linspace(0, 2 * np.pi, sides + 1)[:, None]
    lit = (one[:, None] * np.cos(turn) + two[:, None] * np.sin(turn)) @ LAMP
    body = ramp(
        lit,
        (-1, "#7cb83c"),
        (-0.72, "#1c6a40"),
        (-0.1, "#0f6a4c"),
        (0.4, "#34b060"),
        (0.75, "#b4e060"),
        (1, "#fff2a0"),
    )
    pale = ramp(lit, (-1, "#ffc048"), (-0.2, "#f0a830"), (0.5, "#ffe07c"), (1, "#fffbe0"))
    tone = np.exp(0.16 * g.normal(size=n)[cell] - 0.95 * smooth(0.66, 0.99, pinch))
    specks = np.exp(0.14 * g.normal(size=(len(t), sides + 1, 1)))
    gas = g.random((len(t), sides + 1, 1)) < 0.07
    skin = body * tone[:, None, None] * specks * np.where(gas, 0.45, 1)
    hollow = (0.55 * empty)[:, None, None]
    skin = skin * (1 - hollow) + rgb("#a8b45c") * hollow
    wall = (1 - 0.5 * pinch**5)[:, None, None]
    skin = np.where(clear[:, None, None], pale * wall, skin)
    deep = (most * smooth(*sink, back))[:, None, None]
    skin = np.clip(skin * (1 - deep) + rgb(GOLD) * deep, 0, 1)
    ends = smooth(0, 0.03 * n, t)
    inside = 1 - 0.55 * empty * (1 - pinch**4) - 0.30 * clear
    alpha = np.broadcast_to((inside * ends)[:, None], (len(t), sides + 1))
    tube(s, p, wide, skin, DISC, sides, alpha=alpha)
    if slime:
        q = slice(None, None, fine * 2)
        tube(s, p[q], (r * size * 1.55)[q], rgb("#fff6d0"), SLIME, 16)


def _steps(g, n):
    """Return at which cells of n the clear ones stand: at uneven, wide steps."""
    at = np.cumsum(g.choice([10, 14, 17, 22, 28], n))
    return at[at < n - 1]


def nauplius(s, at, r, axis, face):
    """Add a copepod's young from its back: a clear pear, a full gut, one red eye, three pairs of oars.

    `axis` runs to its head, `face` to the belly side.
    """
    at, y = np.asarray(at, float), unit(axis)
    z = unit(np.asarray(face, float) - y * (np.asarray(face, float) @ y))
    x = np.cross(y, z)
    put = lambda a, b, c: at + r * (a * x + b * y + c * z)
    t = np.linspace(-1, 1, 44)
    spine = np.stack([put(0, 1.25 * u, -0.16 * (1 - u * u)) for u in t])
    coat = profile([0.02, 0.22, 0.40, 0.58, 0.72, 0.80, 0.80, 0.68, 0.02], 44) * r
    tube(s, spine, coat, rgb("#ff9c48"), SKIN, 36, flat=0.85, first=z)
    gut = line([put(0, 0.55, 0.1), put(0, 0.1, -0.2), put(0, -0.5, -0.1), put(0, -0.95, 0)], 26)
    tube(s, gut, profile([0.10, 0.30, 0.26, 0.12, 0.04], 26) * r, rgb("#5f8a24"), INNER, 14)
    for a, b, c, big in ((-0.3, 0.3, -0.3, 0.15), (0.2, -0.1, -0.42, 0.12), (-0.2, -0.4, 0.1, 0.1)):
        ball(s, put(a, b, c), r * big, rgb("#f08828"), INNER, n=12)
    ball(s, put(0, 0.62, 0.5), (r * 0.26, r * 0.30, r * 0.22), rgb("#e8a050"), LIMB, y, n=16)
    ball(s, put(0, 0.95, -0.3), r * 0.15, rgb("#a00818"), INNER, n=14)
    # first antennae reach forward, second antennae and jaws spread and sweep back
    oars = (
        (0.82, (0.50, 0.95, 0.35), (0.66, 1.75, 0.60)),
        (0.50, (1.05, 0.85, 0.70), (1.85, 0.65, 1.00)),
        (0.15, (0.80, 0.05, 0.85), (1.30, -0.55, 1.20)),
    )
    for i, (up, knee, tip) in enumerate(oars):
        for b in (-1, 1):
            path = line(
                [put(0.40 * b, up, 0.3), put(knee[0] * b, *knee[1:]), put(tip[0] * b, *tip[1:])], 22
            )
            hairs(s, path[None], r * 0.115, r * 0.035, rgb("#e88a3c"), LIMB, 9)
            away = unit(path[-1] - path[-6])
            fan = []
            for j in range(7 if i else 4):
                root = path[21 - 2 * j]
                way = unit(away - y * (0.25 + 0.16 * j) + x * (0.08 * b * j))
                u = np.linspace(0, 1, 8)[:, None]
                fan.append(root + way * u * r * (0.95 - 0.06 * j) - y * r * 0.22 * u**2)
            hairs(s, np.stack(fan), r * 0.030, r * 0.008, rgb("#f8b868"), HAIR, 4)
    for b in (-1, 1):
        tail = line([put(0.08 * b, -1.2, 0), put(0.16 * b, -1.7, 0), put(0.36 * b, -2.1, 0.1)], 12)
        hairs(s, tail[None], r * 0.05, r * 0.01, rgb("#f8b868"), HAIR, 5)


def ceiling(f, image):
    """Paint the surface from below: a window of sun, wrinkles, dark rafts of scum drifting on it."""
    depth = np.clip(f.y / 210, 0, 1)
    wrinkle = f.noise(110, 12, 21, 3) + 0.6 * f.noise(40, 6, 22, 2)
    bright = smooth(0.1, 1.2, wrinkle) * (1 - depth) ** 1.5
    image = image + rgb("#fff0bc") * (0.75 * bright)[..., None]
    scum = smooth(0.35, 1.5, f.noise(170, 20, 27, 3)) * smooth(120, 10, f.y)
    scum = (0.62 * scum * (1 - f.spot(120, 0, 190)))[..., None]
    return image * (1 - scum) + rgb("#6f7a2c") * scum


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 8.0, "main": 0.0}
    hero = spring(((40, -60, 620), (420, 640, -230)), (0.6, -0.6, -0.3), 150, 5.2, 4, 2.9)
    thread(s, hero, 15.5, 4)
    nauplius(s, (112, 484, -90), 47, (0.80, -0.60, -0.1), (0.20, 0.30, 0.93))
    s.layer = "far"
    kin = (
        (((430, 20, 620), (640, 130, 260)), 96, 11.0),
        (((660, 250, 900), (760, 420, 640)), 84, 11.0),
    )
    for i, (ends, wide, r) in enumerate(kin):
        coil = spring(ends, (0.5, 0.6 - 0.5 * i, -0.6), wide, 2.6, 20 + i, 0.9 + 1.7 * i, 700)
        thread(s, coil, r, 30 + i, sink=(-300, 800), fine=3, slime=False)
    ground = f.down(
        (0, "#fff4c4"), (0.18, "#fbdc80"), (0.36, "#d8b858"), (0.56, "#5c9a70"), (0.78, "#156058"), (1, "#082a30")
    )
    ground *= np.exp(0.10 * f.noise(200, 150, 3))[..., None]
    ground *= (1 - 0.30 * smooth(180, 700, f.x * 0.6 + f.y * 0.75))[..., None]
    ground += rgb("#fff0c0") * (0.75 * f.spot(105, 20, 210))[..., None]
    slant = (f.x - 120) / (f.y + 170)
    shafts = np.exp(0.9 * np.sin(slant * 15 + 0.6)) * np.exp(0.5 * np.sin(slant * 37))
    ground += rgb("#fff0b0") * (0.055 * shafts * smooth(620, 60, f.y))[..., None]
    ground = ceiling(f, ground)
    g = chance(9)
    n = 16
    rows = [g.uniform(0, 480, n), g.uniform(60, 660, n), 3 + 13 * g.random(n) ** 2]
    rows = np.stack([*rows, g.uniform(0.05, 0.14, n)], 1)
    ground = f.blots(ground, rows, ramp(g.random(n), (0, "#fff4c0"), (1, "#8c9444")))
    lighting = Lighting(
        lamps=[(tuple(LAMP), "#fff0bc", 2.3), ((0.7, 0.5, 0.3), "#2f8a78", 0.35)],
        top="#e8cf80",
        low="#16301f",
        ambient=0.36,
        rim="#fff4c8",
        rim_power=0.8,
        rim_at=(-0.55, -0.8),
        rim_low=0.05,
        crowd=1.4,
        density=1.1,
    )
    image = compose(s, lighting, ground, k, depth_blur=(-10.0, 2.6))
    image = f.dust(image, 60, "#fff2c0", 7, strength=0.45)
    image = finish(image, f, foot_colour="#0c140c", foot=0.4, vignette=0.34, bloom=0.2)
    return brushed(image, k, 1.2, 0.7)
