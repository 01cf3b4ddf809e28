"""Chrysochromulina catches a bacterium in the dusk: its third thread has wound itself round it and draws it in.

A small saddle of two round flanks, a golden plastid in each; all round, a mail of flat oval scales. From the dip
between the flanks, which it turns to us, spring two flagella that sweep back past both flanks in waves, one before
the cell, one behind, and between them the haptonema, a third thread that shortens like a spring, coiled round its
prey. Low light from the left; its kin and a chain of diatoms stay out of focus. A rose surface over a plum deep.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import ball, balls, chance, cloud, hairs, line, net, ramp, rod, smooth
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit
from paint.lens.surface import underside
from paint.lens.toned import toned_tube

LAMP = unit([-0.84, -0.46, -0.26])
REACH = 520.0
SKIN = Stuff(
    alpha=0.05, edge=0.65, power=2.4, gloss=0.2, sharp=50, wrap=0.4, jelly=0.34, milk=0.5, bend=3,
    shade=0.25
)  # fmt: skip
PLASTID = Stuff(alpha=0.95, gloss=0.10, sharp=24, wrap=0.4, through=0.5, glow=0.03, shade=0.5)
CORE = Stuff(alpha=0.16, edge=-0.16, power=0.8, gloss=0.0, wrap=0.8, glow=0.05, shade=0.0)
OIL = Stuff(alpha=0.7, edge=0.3, gloss=0.8, sharp=50, wrap=0.5, through=0.6, glow=0.1, shade=0.1)
THREAD = Stuff(alpha=0.95, gloss=0.12, sharp=24, wrap=0.35, through=0.6, shade=0.35)
PREY = Stuff(alpha=0.55, edge=0.45, gloss=0.3, sharp=30, wrap=0.3, jelly=2.0, milk=0.6, shade=0.5)
SCALE = Stuff(alpha=0.03, edge=0.12, power=1.6, gloss=0.1, wrap=0.4, shade=0.0)
CHAIN = Stuff(alpha=0.5, edge=0.4, gloss=0.2, wrap=0.5, through=0.7, jelly=0.8, shade=0.0)
BODY = np.array([1.10, 0.96, 0.74])


def dent(q):
    """Return a saddle: two round flanks, between them a dip from which the threads spring."""
    ridge = np.exp(-((q[..., 0] / 0.40) ** 2))
    dip = ridge * smooth(-0.35, 0.75, q[..., 1]) * smooth(1.0, -0.3, q[..., 2])
    return 1 - 0.74 * dip - 0.14 * ridge * smooth(0.0, -1.0, q[..., 1]) + 0.07 * (1 - ridge)


def nearer(away, at):
    """Return places around `at` in slight perspective: what comes towards us spreads and grows."""
    scale = REACH / np.maximum(REACH + away[..., 2:], 200)
    return at + away * np.concatenate([scale, scale, np.ones_like(scale)], -1)


def spread(count, g, jitter=0.05):
    """Return directions all round, evenly."""
    i = np.arange(count) + 0.5
    th, ph = np.arccos(1 - 2 * i / count), np.pi * (1 + 5**0.5) * i
    d = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    return unit(d + jitter * g.normal(size=d.shape))


def cell(s, at, r, axis, turn, seed, n=70):
    """Add one cell; y runs from its hind end to the threads. Return how its own places lie on the card."""
    at = np.asarray(at, float)
    y = unit(axis)
    x = unit(np.cross(y, turn))
    rows = np.stack([x, y, np.cross(x, y)])
    g = chance(seed)
    put = lambda p: nearer(np.asarray(p, float) * r @ rows, at)
    lamp = rows @ LAMP
    skin = lambda q: ramp(
        q @ lamp,
        (-1.0, "#3c0c40"),
        (-0.4, "#94304c"),
        (0.2, "#f08c48"),
        (0.6, "#ffcc70"),
        (1, "#fff4c0"),
    )
    ball(s, at, BODY * r, skin, SKIN, axis, turn, n=n, dent=dent)
    for side in (-1, 1):
        # a plastid is a bent, lobed plate along the flank
        u, v = np.meshgrid(np.linspace(-1, 1, 40), np.linspace(0, 2 * np.pi, 49), indexing="ij")
        lat, fat = u * 1.06, np.sqrt(np.clip(1 - u**2, 0, 1)) ** 0.6
        a = np.cos(v) * 0.92 * fat - 0.34
        d = 0.72 + 0.10 * np.sin(v) * fat
        p = np.stack(
            [
                side * d * np.cos(lat) * np.cos(a),
                d * np.sin(lat) * 0.92 - 0.12,
                d * np.cos(lat) * np.sin(a) * 0.9,
            ],
            -1,
        )
        way = np.stack([side * np.cos(lat) * np.sin(v), np.sin(lat) * np.sin(v), np.cos(v)], -1)
        lobes = cloud(p, 0.30, seed + side, 2)
        rows_ = 0.16 * np.sin(26 * lat + 3 * np.cos(v)) * fat
        lit = unit(p) @ lamp + 0.30 * lobes + rows_
        c = ramp(
            lit,
            (-0.8, "#7c2410"),
            (-0.25, "#b8520c"),
            (0.25, "#e48810"),
            (0.6, "#ffb020"),
            (1, "#ffe880"),
        )
        net(s, put(p * (1 + 0.02 * lobes[..., None])), c, PLASTID, out=way @ rows)
    middle = put([0.02, -0.12, -0.10])
    for q in np.linspace(1.0, 0.5, 3):
        ball(s, middle, np.array([0.26, 0.30, 0.24]) * r * q, rgb("#c08cb0"), CORE, axis, n=30)
    count = 16
    oil = np.stack(
        [g.uniform(-0.26, 0.26, count), g.uniform(-0.62, -0.30, count), g.uniform(-0.4, 0.1, count)],
        1,
    )
    balls(s, put(oil), r * g.uniform(0.025, 0.065, count), rgb("#ffe49a"), OIL, n=12)
    if n > 40:
        d = spread(560, g, 0.012)
        flat = np.broadcast_to(np.array([0.080, 0.010, 0.066]) * r, (560, 3))
        p = d * dent(d)[:, None] * 1.006 * BODY
        balls(s, put(p), flat, rgb("#fff0c8"), SCALE, axes=d @ rows, n=10)
    return put


LIVE = ((-1.0, "#7c3058"), (-0.3, "#dc8874"), (0.2, "#ffd8ac"), (1.0, "#fffae0"))


def flagellum(s, put, side, high, places, phase, n=320):
    """Add a flagellum: it springs from the dip and sweeps back past the cell in waves up to `high`."""
    arc = line(places, n)
    t = np.linspace(0, 1, n)
    along = unit(np.gradient(arc, axis=0))
    across = unit(np.cross(along, [0.2, 0.1, 1.0]))
    up = np.cross(across, along)
    grow = high * smooth(0.12, 0.50, t) * (1 - 0.5 * smooth(0.8, 1.0, t)) * side
    turn = 2 * np.pi * 3.6 * t**1.05 + phase
    path = put(
        arc + across * (grow * np.sin(turn))[:, None] + up * (0.7 * grow * np.cos(turn))[:, None]
    )
    close = REACH / (REACH + path[:, 2])
    wide = np.interp(t, [0, 0.12, 0.6, 0.9, 1], [4.6, 3.8, 3.0, 1.8, 0.5]) * close**1.3
    toned_tube(s, path, wide, LAMP, LIVE, THREAD, 12)


TURNS = 2.6
"""How often the third thread winds round its prey."""


def wound(u):
    """Return how far along its prey the thread is: two turns lie close, the last one runs on."""
    return u + 0.17 * np.sin(2 * np.pi * u) * (1 - u) + 0.05 * np.sin(5 * np.pi * u)


def round_about(way):
    """Return two directions across a body."""
    one = unit(np.cross(way, [0.1, 0.2, 1.0]))
    return one, np.cross(way, one)


def squeezed(s, at, way, long, r):
    """Add the rod that is caught: it swells on both sides of each turn of the thread."""
    one, two = round_about(way)
    t, turn = np.meshgrid(np.linspace(-1, 1, 150), np.linspace(0, 2 * np.pi, 61), indexing="ij")
    u = np.linspace(0, 1, 400)
    where = (-0.36 + 0.66 * wound(u)) * 2
    press = np.zeros_like(t)
    for lap in range(4):
        v = ((turn - 0.6) / (2 * np.pi) + lap) / TURNS
        far = np.abs(t - np.interp(v, u, where)) * long / 2
        press = np.maximum(press, np.exp(-((far / 6.5) ** 2)) * (v <= 1))
    cap = r / (long / 2)
    end = np.sqrt(np.clip(1 - (np.clip(np.abs(t) - 1 + cap, 0, cap) / cap) ** 2, 0, 1))
    wide = r * end * (1.08 - 0.22 * press + 0.05 * t)
    out = one * np.cos(turn)[..., None] + two * np.sin(turn)[..., None]
    bow = one * r * 0.12
    p = at + way * (t * long / 2)[..., None] + bow * (t**2)[..., None] + out * wide[..., None]
    lit = out @ LAMP - 0.6 * press
    tint = ramp(lit, (-1, "#083c68"), (-0.4, "#0c9490"), (0.2, "#5ce8b0"), (0.9, "#e8ffd0"))
    net(s, p, tint, PREY, out=out)
    g = chance(4)
    grains = at + way * g.uniform(-0.36, 0.36, (9, 1)) * long + g.normal(0, 0.28, (9, 3)) * r
    balls(s, grains, r * g.uniform(0.14, 0.3, 9), rgb("#1c8c8c"), OIL, n=10)


def haptonema(s, put, prey, way, long, r):
    """Add the third thread: thinner, straight out, then wound round a bacterium, its tip hanging free."""
    n = 900
    start, end = prey - way * long * 0.36, prey + way * long * 0.30
    one, two = round_about(way)
    u = np.linspace(0, 1, 600)
    a = 2 * np.pi * TURNS * u + 0.6
    hug = r * (1.0 + 0.55 * smooth(0.16, 0.0, u) + 0.45 * smooth(0.9, 1.0, u))
    coil = start + (end - start) * wound(u)[:, None]
    coil = coil + one * (hug * np.cos(a))[:, None] + two * (hug * np.sin(a))[:, None]
    w = np.linspace(0, 1, 60)
    rise = line([put([0.0, 0.50, -0.10]), put([0.12, 1.05, -0.05]), put([0.20, 1.60, -0.1]), coil[0]], 60)
    along = unit(np.gradient(rise, axis=0))
    side = unit(np.cross(along, [0.2, 0.1, 1.0]))
    wide = 19 * (smooth(0.12, 0.34, w) * smooth(0.94, 0.74, w))[:, None]
    a = 2 * np.pi * 5.2 * smooth(0.12, 0.9, w)[:, None]
    stem = list(rise + wide * (side * np.cos(a) + np.cross(side, along) * np.sin(a)) - wide * side)
    tip = [coil[-1] + way * 12 - two * 14, coil[-1] + way * 34 - two * 6]
    path = line(np.concatenate([stem, coil[::20], tip]), n)
    t = np.linspace(0, 1, n)
    toned_tube(
        s, path, np.interp(t, [0, 0.1, 0.7, 1], [4.8, 3.8, 3.4, 0.9]), LAMP, LIVE, THREAD, 12
    )


def bacterium(s, at, way, long, r, seed):
    """Add a rod, paler where the light enters, with grains inside and a first sign of its next division."""
    at, way = np.asarray(at, float), unit(way)
    rod(
        s,
        at - way * long / 2,
        at + way * long / 2,
        r,
        rgb("#8fdcb8"),
        PREY,
        waist=0.13,
        arch=r * 0.45 * unit(np.cross(way, [0.0, 0.2, 1.0])),
        n=40,
        sides=28,
    )
    g = chance(seed)
    grains = at + way * g.uniform(-0.36, 0.36, (9, 1)) * long + g.normal(0, 0.28, (9, 3)) * r
    balls(s, grains, r * g.uniform(0.14, 0.3, 9), rgb("#1c8c8c"), OIL, n=10)


def chain(s, places, r, count):
    """Add a chain of diatoms, drums of glass that threads hold together."""
    path = line(places, count * 3)
    for a, b in zip(path[::3], path[2::3], strict=True):
        rod(s, a, b, r, rgb("#e8a0a0"), CHAIN, n=20, sides=20)
        for share in (0.3, 0.7):
            ball(s, a + (b - a) * share, r * 0.42, rgb("#d8904c"), PLASTID, n=12)
    drums = path.reshape(count, 3, 3)
    across = unit(np.cross(path[-1] - path[0], [0, 0, 1.0]))
    off = np.array([-0.7, 0.0, 0.7])[:, None, None, None] * r * across
    links = np.stack([drums[:-1, 2], drums[1:, 0]], 1) + off
    hairs(s, links.reshape(-1, 2, 3), r * 0.08, r * 0.08, rgb("#ffd8c0"), THREAD)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 9.0, "mid": 3.5, "main": 0.0, "near": 15.0}
    put = cell(s, (262, 430, 0), 142, (-0.16, -0.92, -0.34), (-0.16, -0.30, 1.0), 3)
    behind = [(-0.07, 0.42, -0.10), (-0.16, 0.86, 0.05), (-0.50, 1.18, 0.2), (-1.06, 1.12, 0.3), (-1.40, 0.50, 0.4)]
    behind += [(-1.46, -0.30, 0.5), (-1.60, -1.15, 0.5)]
    before = [(0.07, 0.40, -0.22), (0.14, 0.84, -0.2), (0.50, 1.20, -0.2), (1.00, 1.04, -0.3), (1.30, 0.42, -0.4)]
    before += [(1.40, -0.35, -0.4), (1.62, -1.10, -0.3)]
    flagellum(s, put, -1, 0.09, behind, 0.4)
    flagellum(s, put, 1, 0.09, before, 1.7)
    prey, way = np.array([148.0, 150, -120]), unit([0.86, -0.42, -0.25])
    squeezed(s, prey, way, 124, 23)
    haptonema(s, put, prey, way, 124, 23)
    s.layer = "mid"
    bacterium(s, (282, 150, 120), (0.5, 0.8, 0.2), 40, 8, 20)
    bacterium(s, (440, 216, 160), (0.9, -0.3, 0.2), 34, 7, 21)
    bacterium(s, (60, 300, 150), (0.3, 0.9, 0), 28, 6, 22)
    cell(s, (404, 640, 150), 36, (-0.5, -0.8, 0), (0, 0, 1), 8, n=30)
    s.layer = "far"
    chain(s, [(560, 300, 260), (452, 150, 260), (300, 40, 260), (150, -50, 260)], 22, 7)
    cell(s, (30, 470, 260), 26, (0.1, -0.8, 0), (0, 0, 1), 31, n=24)
    s.layer = "near"
    cell(s, (22, 752, -150), 76, (0.5, -0.8, 0), (0, 0, 1), 41, n=30)
    ground = f.down(
        (0, "#e89494"), (0.2, "#b05478"), (0.48, "#64285c"), (0.76, "#321040"), (1, "#12061c")
    )
    ground *= np.exp(0.11 * f.noise(190, 150, 3))[..., None]
    ground = underside(f, ground, 120, "#ffe6c8", "#b0507c", centre=60, seed=9, amount=0.7)
    ground += rgb("#ffd0a0") * (0.55 * f.spot(10, 60, 250))[..., None]
    ground *= (1 - 0.45 * f.spot(360, 460, 220))[..., None]
    lighting = Lighting(
        lamps=[(tuple(LAMP), "#ffe6bc", 2.1), ((0.7, 0.5, 0.3), "#b048c0", 0.45)],
        top="#f0c0b0", low="#34104a", ambient=0.36, rim="#fff4dc", rim_power=0.85,
        rim_at=(-0.88, -0.46), rim_low=0.06, crowd=0.7, density=0.7
    )  # fmt: skip
    image = compose(s, lighting, ground, k, depth_blur=(-70.0, 1.6))
    image = f.dust(image, 40, "#fff3da", 7, strength=0.35)
    image = finish(
        image, f, foot_colour="#0c0614", foot=0.35, vignette=0.34, corner=(0.26, 0.12, 0.28), bloom=0.12
    )  # fmt: skip
    return brushed(image, k, 1.3, 0.75)
