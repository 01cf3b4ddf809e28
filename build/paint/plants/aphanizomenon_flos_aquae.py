"""Aphanizomenon, under the lens, in cold water. Slightly curved threads of long, barrel-shaped cells lie
side by side in a flat bundle like a flake of cut grass; towards their ends the cells grow longer, paler
and thinner, to a glassy tip. Here and there in a thread a clear round cell that binds nitrogen, and one
long, granular resting cell. One end of the bundle breaks out of the lens; others drift behind."""

from __future__ import annotations

import numpy as np
from render import F, Light, Look, Scene, Water, disc, rgb, smooth, unit
from shapes import balls, ramp, rng, shades, tube, value

GREENS = ((0, "#0c3a40"), (0.5, "#1f7272"), (1, "#58b4a0"))


def thread(s, P, r, seed, special=True, fade=1.0):
    """A thread of long cells along P, with soft walls between them and glassy ends."""
    g = rng(seed)
    d = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))])
    L = d[-1]
    kinds, ends = [], [0.0]
    clear = int(g.integers(3, max(5, L / (4.4 * r))))
    resting = clear + int(g.integers(3, 6)) if g.random() < 0.5 else -1
    while ends[-1] < L:
        u = ends[-1] / L
        kind = (i := len(kinds)) == clear and special
        kind = 2 if special and i == resting else int(kind)
        long = r * g.uniform(3.0, 4.0) * (1 + 0.5 * smooth(0.75, 1, abs(2 * u - 1)))
        ends.append(ends[-1] + (long, r * 3.0, r * 9.0)[kind])
        kinds.append(kind)
    e = np.array(ends)
    res, k = 17, 20
    n = len(kinds)
    f = np.tile(np.linspace(0, 1, res, endpoint=False), n)
    cell = np.repeat(np.arange(n), res)
    at = np.clip(e[cell] + (e[cell + 1] - e[cell]) * f, 0, L)
    kd = np.array(kinds)[cell]
    Q = np.stack([np.interp(at, d, P[:, c]) for c in range(3)], -1)
    u = at / L
    end = np.minimum(smooth(-0.02, 0.2, u), smooth(1.02, 0.8, u))
    wall = np.abs(2 * f - 1) * (e[cell + 1] - e[cell])
    wall = np.exp(-(((e[cell + 1] - e[cell] - wall) / (0.55 * r)) ** 2))
    barrel = 1 - 0.14 * np.abs(2 * f - 1) ** 2.5
    R = r * (0.3 + 0.7 * end) * barrel * np.array([1.0, 1.4, 1.45])[kd]
    R = np.where(kd > 0, R * (1 - 0.3 * np.abs(2 * f - 1) ** 4), R)
    tone = 0.62 + 0.14 * g.normal() + 0.09 * g.normal(size=n)[cell]
    an = np.linspace(0, 2 * np.pi, k + 1)
    q = np.stack(
        [at[:, None] + 0 * an, r * np.cos(an) + 0 * at[:, None], r * np.sin(an) + 0 * at[:, None]],
        -1,
    )
    grain = value(q + seed * 13.0, 0.9 * r, seed, 2)
    C = ramp(np.clip(tone[:, None] + 0.16 * grain, 0, 1), *GREENS)
    C = np.where((kd == 2)[:, None, None], rgb("#5f7a3a") * np.exp(0.3 * grain)[..., None], C)
    C = np.where((kd == 1)[:, None, None], rgb("#e2cf7c") * np.exp(0.06 * grain)[..., None], C)
    pale = (0.30 * wall * (1 - 0.5 * (kd == 1)))[:, None, None]
    C = C * (1 - pale) + rgb("#bfe6d2") * pale
    glass = (1 - smooth(0.25, 0.95, end))[:, None, None]
    C = C * (1 - 0.85 * glass) + rgb("#d5f2ea") * 0.85 * glass
    alpha = (0.94 - 0.55 * glass[..., 0]) * fade + 0 * grain
    tube(s, Q, np.maximum(R, 0.3), C, k, glow=0.75, gloss=0.35, solid=0.5, alpha=alpha)


def bundle(s, c, axis, length, rows, gap, r, seed, bend=0.08, deep=2, fade=1.0):
    """A flat raft of threads, some shorter, bent as one."""
    g = rng(seed)
    a = unit(np.asarray(axis, float))
    b = unit(np.cross(a, [0.2, 0.1, 1.0]))
    e = np.cross(a, b)
    for layer in range(deep):
        for i in range(rows):
            y = (i - (rows - 1) / 2 + 0.5 * layer) * gap
            share = abs(y) / (0.5 * rows * gap)
            ln = length * g.uniform(0.8, 1.0) * (1 - 0.35 * share**2)
            t = np.linspace(-0.5, 0.5, 80)
            x = t * ln + g.normal(0, 0.06) * length
            own = g.normal(0, 0.032) * length * np.sin(t * g.uniform(3, 6) + g.uniform(0, 6))
            loose = (2 * t) ** 4 * g.normal(0, 1.3) * gap + own
            spread = y * (1 - 0.12 * (2 * t) ** 2) + loose
            P = (
                np.asarray(c, float)
                + a * x[:, None]
                + b * (spread + bend * length * (2 * x / length) ** 2)[:, None]
                + e * (layer * gap * 0.9 + 0.15 * gap * np.sin(t * 5 + i))[:, None]
            )
            thread(s, P, r * g.uniform(0.9, 1.08), seed * 100 + layer * 50 + i, fade=fade)


def compose():
    s = Scene()
    bundle(s, (272, 250, -40), (0.55, -0.83, 0.0), 510, 8, 16.5, 7.4, 3, 0.09)
    bundle(s, (362, 430, 110), (0.82, -0.5, 0.1), 230, 5, 12, 6.6, 5, -0.06)
    bundle(s, (110, 190, 200), (0.4, -0.9, 0.1), 230, 5, 12, 6.4, 9, 0.08)
    bundle(s, (128, 468, 150), (0.75, 0.6, 0.1), 190, 4, 12, 6.2, 7, 0.10)
    g = rng(6)
    for i, (x, y, z) in enumerate(
        [(214, 120, 130), (400, 300, 170), (250, 490, 90), (60, 330, 190)]
    ):
        a = g.uniform(0, 6.28)
        t = np.linspace(-1, 1, 60)[:, None]
        way, side = np.array([np.cos(a), np.sin(a), 0.1]), np.array([-np.sin(a), np.cos(a), 0])
        thread(s, np.array([x, y, z]) + 62 * t * way + 16 * t**2 * side, 5.6, 900 + i, False)
    r = 200 * np.sqrt(g.random(110))
    th = g.uniform(0, 6.28, 110)
    spots = np.stack([240 + r * np.cos(th), 312 + r * np.sin(th), g.uniform(60, 300, 110)], 1)
    tint = shades(rgb("#d9f2ea"), 110, 0.3, 3, 0.1)
    balls(s, spots, g.uniform(1, 2.6, 110), tint, glow=0.9, gloss=0.5, solid=0, n=7)
    light = Light(
        (-0.5, -0.72, 0.3),
        "#fffbea",
        2.5,
        "#bfe6e6",
        "#3f7480",
        1.15,
        caustics=0,
        ao=0.6,
        density=0.5,
        seed=3,
        deep=0.0005,
        through=(0.9, 1.05, 0.9),
    )
    water = Water(
        [(0, "#dff2ee"), (0.22, "#a9dbe0"), (0.5, "#5fb0be"), (0.78, "#2c7288"), (1, "#0e3448")],
        glow=("#ffffff", 190, 170, 230, 0.45),
        shafts=0,
        ceiling=0,
        seed=55,
        murk=0.10,
    )

    def before(im, k):
        h, w = im.shape[:2]
        y, x = np.mgrid[0:h, 0:w].astype(F) / F(k)
        q = np.random.default_rng(9)
        lit = np.clip(im, 0, 1) ** F(1 / 2.2)
        for _ in range(16):
            a, b = q.uniform(90, 390), q.uniform(150, 470)
            disc(lit, a, b, q.uniform(8, 24), (0.92, 1, 1), q.uniform(0.03, 0.09), k)
        return np.clip(lens(lit, x, y, "#f4ffff", "#0a2233"), 0, 4).astype(F) ** F(2.2)

    look = Look(
        haze=190,
        haze_from=20,
        motes=30,
        bubbles=[(80, 300, 6), (92, 276, 3), (408, 330, 4)],
        foot_colour="#081c2a",
        vignette=0.5,
    )
    return dict(scene=s, light=light, water=water, look=look, before=before, layers=3)


def lens(im, x, y, light, dark, cx=240.0, cy=312.0, r=231.0):
    """A hanging drop: a darker field beyond it, its uneven rim bright only where it meets the sun."""
    an = np.arctan2(y - cy, x - cx)
    d = np.hypot(x - cx, y - cy) - 3.0 * np.sin(2 * an + 0.6) - 1.6 * np.sin(5 * an + 2.0)
    out = smooth(-14, 26, d - r)[..., None]
    im = im * (1 - 0.66 * out) + (rgb(dark) ** (1 / 2.2)) * 0.66 * out
    glint = 0.85 * np.exp(-(((an + 2.2) / 0.6) ** 2)) + 0.6 * np.exp(-(((an - 0.9) / 0.45) ** 2))
    ring = np.exp(-(((d - r) / (1.2 + 2.2 * glint)) ** 2)) * (0.06 + glint)
    halo = np.exp(-np.abs(d - r) / 16) * 0.26
    return im + (rgb(light) ** (1 / 2.2)) * (0.7 * ring + halo * glint)[..., None] * (1 - 0.5 * im)
