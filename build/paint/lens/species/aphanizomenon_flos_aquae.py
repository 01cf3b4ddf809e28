"""Aphanizomenon drifts in a raft: many fine threads side by side, dark against the milky light of a summer bloom.

Each thread is a row of short, deep green cells, rounded like beads and flecked with gas vesicles, hardly
curved and of one width; towards both ends the cells grow longer, thinner and colourless, to a clear tip. Here and
there stands one golden, clear cell that binds nitrogen; some threads have one long, dark, grainy resting cell near
their middle. The bundle is a spindle in space, dark in its heart and frayed at both ends. A water flea (Bosmina),
with its trunk, one large eye and young on its back, rows up to it.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import (
    ball,
    balls,
    chance,
    frames,
    hairs,
    line,
    profile,
    ramp,
    shades,
    smooth,
    tube,
)
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

LAMP = unit([-0.62, -0.66, -0.36])
CELL = Stuff(alpha=1.0, gloss=0.06, sharp=16, wrap=0.25, through=0.7, glow=0.05, shade=0.8)
SHELL = Stuff(
    alpha=0.07,
    edge=0.75,
    power=2.0,
    gloss=0.3,
    sharp=36,
    wrap=0.4,
    jelly=0.35,
    milk=0.6,
    bend=4,
    shade=0.25,
)
FLESH = Stuff(alpha=0.55, edge=0.4, gloss=0.15, wrap=0.4, through=0.7, jelly=1.0, shade=0.3)
INNER = Stuff(alpha=0.95, gloss=0.15, wrap=0.4, through=0.6, shade=0.3)
BRISTLE = Stuff(alpha=0.75, gloss=0.1, wrap=0.5, through=0.9, shade=0.0)
WATER = "#e4ecc8"
BODY = (
    (-1.0, "#0c4c44"), (-0.6, "#04282e"), (-0.1, "#063c38"), (0.35, "#0e6048"), (0.8, "#3c9450"), (1.0, "#a8d078"),
)  # fmt: skip
GOLD = ((-1.0, "#b05c08"), (0.0, "#d07810"), (0.6, "#ffb020"), (1.0, "#ffe880"))
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
        ends.append(ends[-1] + {"": length, "y": 3.2 * r, "d": 9 * r}[kind])
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
    wide = np.where(gold, 1.45 * np.sqrt(np.clip(1 - (2 * f - 1) ** 4 * 0.8, 0, 1)), wide)
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
    glow = np.broadcast_to(1 + 9.0 * gold[:, None], lit.shape)
    tube(s, p, wide * size, skin, CELL, sides, alpha=alpha, glow=glow)


def raft(s, ends, half, count, r, seed, *, sag=(0, 0, 0), fray=1.0):
    """Add a spindle of threads that slide along each other, turn a little together and fray at both ends."""
    a, b = np.asarray(ends, float)
    g = chance(seed)
    axis = unit(b - a)
    one = unit(np.cross(axis, [0.1, 0.2, 1.0]))
    two = np.cross(axis, one)
    n = 120
    i = np.arange(count) + 0.5
    out = np.sqrt(i / count) * g.uniform(0.85, 1.1, count)
    angle = i * 2.39996 + g.normal(0, 0.35, count)
    for j in range(count):
        first, last = g.uniform(-0.04, 0.32), g.uniform(0.66, 1.04)
        t = np.linspace(first, last, n)
        far, near = np.clip((0.34 - t) / 0.34, 0, 1), np.clip((t - 0.62) / 0.42, 0, 1)
        swell = out[j] * half * (1 - 0.30 * far + 0.55 * fray * near**1.5)
        twist = angle[j] + 0.9 * t
        loose = far**2 + 1.2 * near**2
        x = swell * np.cos(twist) + fray * half * 0.30 * g.normal() * loose
        y = swell * np.sin(twist) * 0.62 + fray * half * 0.34 * g.normal() * loose
        x = x + g.uniform(1, 4) * np.sin(t * g.uniform(5, 11) + g.uniform(0, 6))
        bow = np.asarray(sag, float) * (4 * t * (1 - t))[:, None]
        space = a + (b - a) * t[:, None] + bow + one * x[:, None] + two * y[:, None]
        kind = g.choice(["", "y", "yy", "yd"], p=[0.36, 0.34, 0.10, 0.20])
        thread(s, space, r, seed * 60 + j, special=kind, tone=np.exp(0.28 * g.normal()))


OUTLINE = (
    (0, 0.97), (30, 1.04), (60, 1.06), (90, 1.00), (112, 1.00), (128, 1.06), (142, 1.02), (153, 0.88), (165, 0.70),
    (182, 0.64), (205, 0.70), (225, 0.82), (242, 0.98), (252, 1.02), (264, 0.98), (290, 0.98), (325, 0.97), (360, 0.97),
)  # fmt: skip
"""How far the shell of a water flea reaches round its middle: degrees from its back to its head."""


def bosmina(s, at, r, axis, back):
    """Add a water flea: head and shell in one, a trunk, one large eye, oars, legs at work, young.

    `axis` runs to the head, `back` to the hump of the shell.
    """
    at, y = np.asarray(at, float), unit(axis)
    x = unit(np.asarray(back, float) - y * (np.asarray(back, float) @ y))
    z = np.cross(x, y)
    put = lambda a, b, c=0.0: at + r * (a * x + b * y + c * z)
    path = lambda n, *places: line([put(*q) for q in places], n)

    def shape(q):
        reach = np.interp(np.degrees(np.arctan2(q[..., 1], q[..., 0])) % 360, *zip(*OUTLINE, strict=True))
        return 1 + (reach - 1) * np.hypot(q[..., 0], q[..., 1])

    ball(s, at, (r, r, r * 0.56), rgb("#b4602c"), SHELL, y, z, n=70, dent=shape)
    gut = path(40, (-0.62, 0.42), (-0.44, 0.66), (-0.10, 0.50), (0.10, 0.0), (-0.05, -0.55), (-0.42, -0.84))
    tube(s, gut, profile([0.06, 0.10, 0.15, 0.17, 0.12, 0.05], 40) * r, rgb("#86a828"), INNER, 16)
    for a, b, big in ((0.52, 0.36, 0.23), (0.64, -0.08, 0.24), (0.48, -0.48, 0.21)):
        ball(s, put(a, b, 0.06), r * big, rgb("#e8641c"), FLESH, n=20)
        ball(s, put(a - 0.05, b + 0.06, 0.3), r * 0.055, rgb("#3c140c"), INNER, n=10)
    ball(s, put(0.22, 0.62), (r * 0.13, r * 0.11, r * 0.1), rgb("#f06858"), FLESH, n=14)
    eye = put(-0.60, 0.70, 0.34)
    ball(s, eye, r * 0.17, rgb("#140c10"), INNER, n=18)
    lenses = eye + unit(chance(6).normal(size=(18, 3))) * r * 0.145
    balls(s, lenses, r * 0.035, shades("#d89868", 18, 0.2, 5), INNER, n=8)
    for c in (-0.10, 0.10):
        trunk = path(40, (-0.74, 0.52, c), (-0.98, 0.34, c), (-1.12, -0.02, c), (-1.08, -0.40, 1.4 * c))
        tube(s, trunk, profile([0.15, 0.11, 0.07, 0.015], 40) * r, rgb("#c88448"), FLESH, 14)
        arm = path(24, (-0.20, 0.62, 3 * c), (-0.40, 1.10, 5 * c), (-0.72, 1.34, 6 * c))
        tube(s, arm, profile([0.12, 0.10, 0.07], 24) * r, rgb("#c88448"), FLESH, 12)
        for to in ((-1.30, 1.30), (-1.12, 1.66)):
            oar = path(16, (-0.70, 1.33, 6 * c), (0.5 * (to[0] - 0.66), 0.5 * (to[1] + 1.45), 6.5 * c), (*to, 7 * c))
            tube(s, oar, profile([0.06, 0.045, 0.02], 16) * r, rgb("#c88448"), FLESH, 10)
            ends = [np.linspace(oar[i], oar[i] + r * (-0.30 * x + e * 0.14 * y), 8) for i in (6, 9, 12, 15) for e in (1, -1)]
            hairs(s, np.stack(ends), r * 0.022, r * 0.006, rgb("#8c5428"), BRISTLE)
    for i in range(5):
        b = 0.26 - 0.20 * i
        leg = path(16, (-0.02, b, -0.1), (-0.34, b - 0.04, -0.12), (-0.56, b - 0.24, -0.1))
        tube(s, leg, profile([0.09, 0.06, 0.02], 16) * r, rgb("#b87840"), FLESH, 10)
        comb = np.stack([np.stack([q, q + r * (-0.10 * x - 0.22 * y)]) for q in leg[4::2]])
        hairs(s, comb, r * 0.014, r * 0.006, rgb("#8c5428"), BRISTLE)
    spine = path(12, (-0.42, -0.86), (-0.56, -1.08), (-0.62, -1.30))
    tube(s, spine, profile([0.09, 0.045, 0.01], 12) * r, rgb("#c88448"), FLESH, 10)


STRAYS = (
    ((-60, 330, 150), (120, 170, 120), (250, -30, 170)),
    ((250, 650, -20), (300, 560, 0), (330, 450, 40)),
    ((-20, 150, 120), (120, 90, 180), (300, -20, 260)),
    ((300, 150, 260), (430, 90, 300), (560, 70, 330)),
)
"""Threads that have come loose: three places of each in space."""


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 3.5, "mid": 1.2, "main": 0.0, "near": 9.0}
    raft(s, ((500, -50, 240), (40, 560, -40)), 84, 58, 7.4, 11, sag=(-26, -18, 0))
    for i, (a, b, c) in enumerate(STRAYS):
        thread(s, line([a, b, c], 120), 7.0, 900 + i, special="yy" if i % 2 else "yd")
    bosmina(s, (374, 440, -60), 74, (-0.56, -0.80, -0.1), (0.82, -0.52, 0.1))
    s.layer = "far"
    raft(s, ((90, -60, 700), (-60, 240, 420)), 60, 14, 6.4, 23)
    ground = f.down(
        (0, "#fffdec"), (0.20, "#fbf8d4"), (0.45, "#eef2c0"), (0.72, "#d0e4ac"), (1, "#8cbc98")
    )
    ground *= np.exp(0.10 * f.noise(240, 120, 3) * 0.5)[..., None]
    lighting = Lighting(
        lamps=[(tuple(LAMP), "#fff0c4", 1.7), ((0.7, 0.4, 0.2), "#2fa0a8", 0.35)],
        top="#bfe4d4",
        low="#7ca494",
        ambient=0.44,
        rim="#fdfbe0",
        rim_power=0.25,
        rim_at=(-0.62, -0.76),
        rim_low=0.06,
        crowd=1.2,
        density=0.9,
    )
    image = compose(s, lighting, ground, k, depth_blur=(0.0, 2.4))
    image = f.dust(image, 40, "#f4ffe0", 7, strength=0.35)
    image = finish(image, f, foot_colour="#1c4c40", foot=0.3, vignette=0.12, bloom=0.08)
    return brushed(image, k, 1.3, 0.7)
