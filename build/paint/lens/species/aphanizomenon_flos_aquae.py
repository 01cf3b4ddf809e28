"""Aphanizomenon hangs under the calm surface of a warm summer: a flake of many threads, borne up by their own gas.

Each thread is a row of short, blue-green cells, rounded like beads and flecked with gas vesicles, hardly
curved and of one width; towards both ends the cells grow longer, thinner and colourless, to a clear tip. Here and
there stands one golden, clear cell that binds nitrogen; some threads have one long, dark, grainy resting cell near
their middle. The flake lies in one bow, close in its middle, frayed and loose at both ends, and is seen whole; other
flakes of the same drift hang farther off.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import chance, frames, line, ramp, smooth, tube
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit
from paint.lens.surface import beams, underside

LAMP = unit([-0.62, -0.66, -0.36])
CELL = Stuff(alpha=1.0, gloss=0.06, sharp=16, wrap=0.25, through=0.7, glow=0.05, shade=0.8)
WATER = "#b4d8ac"
BODY = (
    (-1.0, "#0a5058"), (-0.6, "#042c3c"), (-0.1, "#06404a"), (0.35, "#0f6470"), (0.8, "#46a892"), (1.0, "#d0f0b4"),
)  # fmt: skip
GOLD = ((-1.0, "#7c5a14"), (0.0, "#b08420"), (0.6, "#e8c04c"), (1.0, "#fff2b0"))
REST = ((-1.0, "#4a3c10"), (0.0, "#2a2a12"), (0.6, "#6e6a24"), (1.0, "#c8b860"))


def seen(p, eye=(250.0, 250.0), reach=460.0):
    """Return places as they appear in perspective, and how large things are there."""
    p = np.asarray(p, float)
    scale = reach / np.maximum(reach + p[..., 2], 110)
    flat = np.asarray(eye) + (p[..., :2] - np.asarray(eye)) * scale[..., None]
    return np.concatenate([flat, p[..., 2:] * 0.55], -1), scale


def thread(s, space, r, seed, *, special="", tone=1.0, fine=8, sides=14):
    """Lay one thread along a path in space. `special` places cells: "y" a golden one, "d" a dark, long one."""
    g = chance(seed)
    path, scale = seen(space)
    way = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(space, axis=0), axis=1))])
    whole = way[-1]
    ends, kinds = [0.0], []
    places = dict(zip(sorted(g.uniform(0.30, 0.80, len(special))), special, strict=True))
    while ends[-1] < whole:
        t = ends[-1] / whole
        due = [at for at in places if at <= t]
        kind = places.pop(due[0]) if due else ""
        tip = smooth(0.80, 1, abs(2 * t - 1))
        length = r * g.uniform(1.5, 2.3) * (1 + 1.3 * tip)
        ends.append(ends[-1] + {"": length, "y": 2.9 * r, "d": 9 * r}[kind])
        kinds.append(kind)
    at = np.array(ends)
    count = len(kinds)
    cell = np.repeat(np.arange(count), fine)
    f = np.tile(np.linspace(0, 1, fine, endpoint=False), count)
    d = np.minimum(at[cell] + np.diff(at)[cell] * f, whole)
    p = np.stack([np.interp(d, way, path[:, e]) for e in range(3)], -1)
    size, back = np.interp(d, way, scale), np.interp(d, way, space[:, 2])
    close = np.minimum(d, whole - d)
    dark = np.array([k == "d" for k in kinds])[cell]
    gold = np.array([k == "y" for k in kinds])[cell]
    # long cells need finer rings than short ones, so their round ends come from the distance
    edge = np.minimum(f, 1 - f) * np.diff(at)[cell] / r
    taper = smooth(0, 9 * r, close)
    size = size * r * (0.35 + 0.65 * taper)
    wide = 1 - 0.26 * np.exp(-((edge / 0.24) ** 2))
    wide = np.where(gold, 1.22 * np.sqrt(np.clip(1 - (2 * f - 1) ** 4 * 0.8, 0, 1)), wide)
    wide = np.where(dark, 1.15 * np.sqrt(np.clip(1 - np.abs(2 * f - 1) ** 7 * 0.75, 0, 1)), wide)
    _, one, two = frames(p)
    turn = np.linspace(0, 2 * np.pi, sides + 1)[:, None]
    lit = (one[:, None] * np.cos(turn) + two[:, None] * np.sin(turn)) @ LAMP
    own = np.exp(0.16 * g.normal(size=count)[cell] - 0.8 * np.exp(-((edge / 0.25) ** 2)))
    grain = np.exp(0.26 * g.normal(size=(len(p), sides + 1, 1)))
    skin = ramp(lit, *BODY) * (tone * own)[:, None, None] * grain
    skin = np.where(gold[:, None, None], ramp(lit, *GOLD), skin)
    skin = np.where(dark[:, None, None], ramp(lit, *REST) * grain, skin)
    clear = (0.85 * (1 - smooth(0.15, 1, taper)))[:, None, None]
    veil = (0.85 * smooth(20, 560, back))[:, None, None]
    skin = skin + (rgb("#8cc09c") - skin) * clear
    skin = np.clip(skin + (rgb(WATER) - skin) * veil, 0, 1)
    alpha = np.broadcast_to((1 - 0.75 * clear[:, 0]) * smooth(0, 2 * r, close)[:, None], lit.shape)
    glow = np.broadcast_to(1 + 4.0 * gold[:, None], lit.shape)
    tube(s, p, wide * size, skin, CELL, sides, alpha=alpha, glow=glow)


STRAYS = (
    ((-40, 420, 60), (70, 300, 60), (150, 150, 120)),
    ((250, 690, -40), (330, 560, -20), (390, 440, 40)),
)
"""Threads that have come loose: three places of each in space."""


def raft(s, places, half, count, r, seed, *, fray=1.0, swirl=1.1):
    """Add a flake of threads along a bent line: side by side in its middle, spread out and loose at both ends."""
    g = chance(seed)
    n = 150
    spine = line(places, n)
    axis = unit(np.gradient(spine, axis=0))
    one = unit(np.cross(axis, [0.1, 0.2, 1.0]))
    two = np.cross(axis, one)
    i = np.arange(count) + 0.5
    out = np.sqrt(i / count) * g.uniform(0.9, 1.08, count)
    angle = i * 2.39996 + g.normal(0, 0.25, count)
    for j in range(count):
        first, last = g.uniform(0.0, 0.24), g.uniform(0.74, 1.0)
        t = np.linspace(first, last, n)
        far, near = np.clip((t - 0.60) / 0.40, 0, 1), np.clip((0.36 - t) / 0.36, 0, 1)
        swell = out[j] * half * (0.74 + 0.26 * np.sin(np.pi * t) + fray * (0.8 * near**1.6 + 1.0 * far**1.6))
        twist = angle[j] + swirl * t
        loose = fray * half * (0.9 * far**2 + 0.5 * near**2)
        x = swell * np.cos(twist) + loose * g.normal()
        y = swell * np.sin(twist) * 0.55 + loose * 0.5 * g.normal()
        x = x + g.uniform(1, 4) * np.sin(t * g.uniform(4, 8) + g.uniform(0, 6))
        mid = np.stack([np.interp(t, np.linspace(0, 1, n), spine[:, e]) for e in range(3)], -1)
        side = np.stack([np.interp(t, np.linspace(0, 1, n), one[:, e]) for e in range(3)], -1)
        deep = np.stack([np.interp(t, np.linspace(0, 1, n), two[:, e]) for e in range(3)], -1)
        kind = g.choice(["", "y", "yy", "yd"], p=[0.36, 0.38, 0.06, 0.20])
        space = mid + side * x[:, None] + deep * y[:, None]
        thread(s, space, r, seed * 60 + j, special=kind, tone=np.exp(0.24 * g.normal()))


KIN = (
    (((520, 300, 420), (400, 250, 430), (250, 236, 470)), 30, 9, 6.0, 31),
    (((10, 330, 520), (-60, 250, 520), (-110, 160, 560)), 30, 9, 6.0, 37),
    (((300, 720, 260), (430, 660, 250), (560, 560, 280)), 34, 11, 7.0, 41),
)
"""Other flakes of the same drift: their lines, half widths, threads, radii, seeds."""


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 2.6, "mid": 1.0, "main": 0.0}
    raft(s, ((56, 600, -10), (140, 516, 0), (258, 376, 0), (318, 222, 30), (312, 44, 80)), 52, 42, 8.4, 11, fray=1.2)
    for i, (a, b, c) in enumerate(STRAYS):
        thread(s, line([a, b, c], 120), 9.0, 900 + i, special="yy" if i % 2 else "yd")
    s.layer = "far"
    for places, half, count, r, seed in KIN:
        raft(s, places, half, count, r, seed)
    ground = f.down((0, "#fff6cf"), (0.16, "#f3efb6"), (0.40, "#b8dcae"), (0.68, "#5fb0a0"), (1, "#1f6a78"))
    ground *= np.exp(0.10 * f.noise(240, 120, 3) * 0.5)[..., None]
    ground = underside(f, ground, 128, "#fffdf0", "#7cc0a8", centre=120, seed=5)
    ground = beams(f, ground, (110, -190), "#fff6c8", amount=0.16)
    lighting = Lighting(
        lamps=[(tuple(LAMP), "#fff0c4", 1.7), ((0.7, 0.4, 0.2), "#2fa0a8", 0.35)],
        top="#bfe4d4", low="#4c948c", ambient=0.44, rim="#fdfbe0", rim_power=0.3,
        rim_at=(-0.62, -0.76), rim_low=0.06, crowd=1.2, density=0.9
    )  # fmt: skip
    image = compose(s, lighting, ground, k, depth_blur=(0.0, 2.0))
    image = finish(image, f, foot_colour="#0c3c48", foot=0.35, vignette=0.12, bloom=0.08)
    return brushed(image, k, 1.3, 0.75)
