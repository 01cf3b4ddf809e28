"""Aphanizomenon drifts as a sheaf: straight threads side by side, like cut grass, in the light of a bright surface.

Each thread is a row of short blue-green cells, hardly curved and of one width; towards both ends the
cells grow longer, thinner and colourless, to a glassy tip. Here and there stands one yellow, clear
cell that binds nitrogen; some threads have one long, dark resting cell near their middle. The sheaf comes
out of the depth towards us: small and soft far up, large and clear in front, loose at its ends. The sun shines through it.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import balls, chance, cloud, frames, line, ramp, smooth, tube
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

LAMP = unit([-0.62, -0.70, -0.36])
CELL = Stuff(alpha=0.92, gloss=0.10, sharp=14, wrap=0.5, through=0.8, glow=0.06, shade=0.7)
SHEATH = Stuff(alpha=0.0, edge=0.35, power=2.2, gloss=0.25, sharp=40, wrap=0.5, shade=0.05)
KNOB = Stuff(alpha=1.0, gloss=0.4, wrap=0.5, glow=0.2, shade=0.1)
GREEN = (
    (-1.0, "#c8e848"),
    (-0.82, "#4f9a38"),
    (-0.35, "#083c44"),
    (0.1, "#0e6c50"),
    (0.55, "#3fae50"),
    (1, "#c4ea78"),
)
GOLD = ((-1.0, "#fff0a0"), (-0.6, "#d89c2c"), (-0.1, "#c07c18"), (0.5, "#f8d058"), (1, "#fff6b8"))
DARK = ((-1.0, "#a8a830"), (-0.6, "#4a5c18"), (-0.1, "#243c18"), (0.5, "#5c7c28"), (1, "#c8c860"))
PALE = ((-1.0, "#d0f0c0"), (-0.4, "#78bca8"), (0.3, "#a0d8b8"), (1, "#e8fad0"))


def thread(s, path, radius, seed, special="", fine=8, veil=0.0, sides=26):
    """Lay one thread along a path of changing radius; `special` places cells: "y" a yellow, "d" a dark one."""
    g = chance(seed)
    way = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    whole = way[-1]
    places = list(special)
    ends, kinds = [0.0], []
    while ends[-1] < whole:
        t = ends[-1] / whole
        r = float(np.interp(ends[-1], way, radius))
        kind = ""
        if places and t >= places[0][1]:
            kind = places.pop(0)[0]
        tip = smooth(0.74, 1, abs(2 * t - 1))
        length = r * g.uniform(1.15, 1.5) * (1 + 1.9 * tip)
        ends.append(ends[-1] + {"": length, "y": 2.3 * r, "d": 8.0 * r}[kind])
        kinds.append(kind)
    at = np.array(ends)
    cell = np.repeat(np.arange(len(kinds)), fine)
    f = np.tile(np.linspace(0, 1, fine, endpoint=False), len(kinds))
    long = np.diff(at)[cell]
    d = np.minimum(at[cell] + long * f, whole)
    p = np.stack([np.interp(d, way, path[:, e]) for e in range(3)], -1)
    r = np.interp(d, way, radius)
    close = np.minimum(d, whole - d)
    dark = np.array([k == "d" for k in kinds])[cell]
    gold = np.array([k == "y" for k in kinds])[cell]
    edge = np.minimum(f, 1 - f) * long / r
    wide = np.ones(len(p)) * (1 - 0.05 * np.exp(-((edge / 0.12) ** 2)))
    wide = np.where(gold, 1.10 * np.sqrt(np.clip(1 - (2 * f - 1) ** 4 * 0.7, 0, 1)), wide)
    round_ = np.sqrt(np.clip(1 - np.abs(2 * f - 1) ** 8 * 0.75, 0, 1))
    wide = np.where(dark, 1.18 * round_, wide)
    taper = smooth(0, 13, close / r)
    cap = np.sqrt(np.clip(1 - (1 - np.clip(close / (0.7 * r), 0, 1)) ** 2, 0.02, 1))
    wide = r * wide * (0.30 + 0.70 * taper) * cap
    wall = np.exp(-((edge / 0.10) ** 2))
    _, a, b = frames(p)
    turn = np.linspace(0, 2 * np.pi, sides + 1)[:, None]
    out = a[:, None] * np.cos(turn) + b[:, None] * np.sin(turn)
    gas = cloud((p[:, None] + out * r[:, None, None]) / r[:, None, None], 0.55, seed, 2)
    lit = out @ LAMP + 0.16 * gas
    skin = ramp(lit, *GREEN)
    tone = np.exp(0.10 * g.normal(size=len(kinds))[cell] - 0.60 * wall)[:, None, None]
    warm = g.normal(size=len(kinds))[cell][:, None, None] * [0.08, 0.0, -0.08]
    skin = skin * tone * np.exp(warm)
    keep = np.exp(-0.5 * wall)[:, None, None]
    skin = np.where(gold[:, None, None], ramp(lit, *GOLD) * keep, skin)
    skin = np.where(dark[:, None, None], ramp(lit - 0.5 * (gas > 0.4), *DARK) * keep, skin)
    clear = (0.92 * (1 - smooth(0.1, 1, taper)))[:, None, None]
    skin = skin * (1 - clear) + ramp(lit, *PALE) * (1 - 0.3 * wall[:, None, None]) * clear
    skin = skin * (1 - veil) + rgb("#1c7c80") * veil
    alpha = np.broadcast_to(1 - 0.62 * clear[..., 0], (len(p), sides + 1))
    tube(s, p, wide, skin, CELL, sides, alpha=alpha)
    tube(s, p, wide + 0.10 * r, rgb("#e0ffd0"), SHEATH, 16)
    for kind, x, y in zip(kinds, at, at[1:], strict=False):
        if kind == "y":
            spots = [x + 0.1 * (y - x), x + 0.9 * (y - x)]
            q = np.stack([np.interp(spots, way, path[:, e]) for e in range(3)], -1)
            size = 0.28 * np.interp(spots, way, radius)
            balls(s, q - [0, 0, 0.8 * size[0]], size, rgb("#fffbd8"), KNOB, n=12)


def sheaf(s, course, sizes, members, wide, thick, veil=0.0, seed=1):
    """A bundle of threads along a course in space, larger where it is nearer.

    Members: place across, place in depth, weight, where it starts and ends, special cells.
    """
    g = chance(seed)
    n = 200
    p = line(course, n)
    t = np.linspace(0, 1, n)
    size = np.interp(t, np.linspace(0, 1, len(sizes)), sizes)
    along = unit(np.gradient(p, axis=0))
    side = unit(np.cross(along, [0, 0, 1.0]))
    up = np.cross(side, along)
    for i, (u, v, weight, a, b, special) in enumerate(members):
        m = np.linspace(a, b, n)
        pick = lambda x, m=m: np.stack([np.interp(m, t, x[:, e]) for e in range(3)], -1)
        grown = np.interp(m, t, size)
        share = (m - a) / (b - a)
        loose = 0.9 * np.clip((share - 0.62) / 0.38, 0, 1) ** 1.6
        loose = loose + 0.9 * np.clip((0.35 - share) / 0.35, 0, 1) ** 1.6
        lean = g.normal(0, 0.30)
        sway = 0.10 * np.sin(m * g.uniform(5, 8) + g.uniform(0, 6)) + lean * loose
        across = (u * (1 + 0.35 * loose) + sway) * wide * grown
        q = pick(p) + pick(side) * across[:, None] + pick(up) * (v * thick * grown)[:, None]
        far = min(0.8, veil + 0.30 * max(0.0, v))
        thread(s, q, thick * 0.46 * weight * grown, seed * 40 + i, special, veil=far)


MEMBERS = (
    (-1.50, 1.6, 0.75, 0.10, 0.80, ()),
    (-1.00, 2.0, 0.80, 0.00, 0.86, ()),
    (-0.45, 2.1, 0.85, 0.06, 0.96, (("y", 0.5),)),
    (0.10, 1.9, 0.85, 0.16, 0.98, ()),
    (0.65, 2.0, 0.80, 0.02, 0.84, ()),
    (1.10, 1.6, 0.85, 0.05, 0.82, (("y", 0.55),)),
    (1.60, 1.2, 0.75, 0.24, 0.95, ()),
    (-1.60, 0.5, 0.85, 0.22, 0.90, (("y", 0.56),)),
    (-0.75, 0.7, 0.95, 0.12, 1.02, ()),
    (-1.10, -0.1, 1.00, 0.08, 0.94, (("d", 0.42),)),
    (0.78, 0.3, 1.00, 0.10, 1.04, ()),
    (0.20, 0.4, 0.95, 0.04, 0.88, (("y", 0.62),)),
    (1.36, -0.2, 0.95, 0.18, 1.00, (("d", 0.50),)),
    (-0.62, -1.2, 1.05, 0.16, 1.04, (("y", 0.46),)),
    (0.00, -1.0, 1.05, 0.02, 0.92, ()),
    (0.52, -1.5, 1.15, 0.14, 1.06, (("d", 0.34), ("y", 0.58))),
)
"""Threads: place across and in depth, weight, where they start and end, their special cells."""


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 9.0, "mid": 4.0, "main": 0.0, "near": 12.0}
    course = [
        (52, -30, 250),
        (120, 110, 170),
        (208, 270, 80),
        (290, 430, 0),
        (356, 590, -70),
        (420, 780, -130),
    ]
    sheaf(s, course, [0.36, 0.52, 0.74, 1.0, 1.26, 1.5], MEMBERS, 84, 34, seed=3)
    s.layer = "far"
    other = [(330, -20, 280), (372, 90, 280), (420, 200, 280), (486, 320, 280)]
    sheaf(s, other, [0.34, 0.36, 0.38, 0.40], MEMBERS[:9], 70, 32, veil=0.35, seed=5)
    third = [(-30, 430, 280), (30, 500, 280), (90, 570, 280), (150, 660, 280)]
    sheaf(s, third, [0.28, 0.30, 0.32, 0.34], MEMBERS[2:9], 70, 32, veil=0.5, seed=7)
    ground = f.down(
        (0, "#fff2b8"),
        (0.10, "#d8eaa8"),
        (0.30, "#6cc4a4"),
        (0.58, "#1f8088"),
        (0.82, "#0c4c60"),
        (1, "#062838"),
    )
    ground *= np.exp(0.05 * f.noise(240, 90, 3))[..., None]
    ground += rgb("#fff6c8") * (0.55 * f.spot(70, -30, 260, 0.8))[..., None]
    lighting = Lighting(
        lamps=[(tuple(LAMP), "#fff3cf", 1.8), ((0.7, 0.4, 0.2), "#3fb0b8", 0.4)],
        top="#e8f4d0",
        low="#1c5560",
        ambient=0.5,
        rim="#fffbe0",
        rim_power=0.6,
        rim_low=0.2,
        crowd=1.1,
        density=0.9,
    )
    image = compose(s, lighting, ground, k, depth_blur=(-10, 2.2))
    image = f.dust(image, 24, "#fff8d0", 7, strength=0.3)
    image = finish(image, f, foot_colour="#04202c", foot=0.35, vignette=0.28, bloom=0.2)
    return brushed(image, k, 1.2, 0.7)
