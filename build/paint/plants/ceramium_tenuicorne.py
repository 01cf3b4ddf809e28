"""A banded red weed. A tuft opens like a fan from a clump of mussels: round threads that fork by two
again and again, crimson bands across, pale rose between, the two tips of each last fork bent to each
other like pincers. Front threads come towards us in the sun; rear tufts dim. A stickleback looks in."""

from __future__ import annotations

import numpy as np
from guests import muted
from render import Light, Look, Scene, Water, smooth, unit
from shapes import FISH, Swirl, barnacles, fish, grow, mussels, ramp, rng, stone, strips
from surfaces import Rock

BAND = ((0, "#3c0a18"), (0.5, "#7c1226"), (1, "#b8283a"))
PALE = ((0, "#7c3244"), (0.5, "#c4626c"), (1, "#f4b4a4"))
GRANITE = Rock(
    seed=43,
    film="#66703e",
    film_share=0.4,
    crust_share=0.5,
    crack=0.3,
    barnacles=0.6,
    base="#7d7a78",
)


def thread(s, P, half, u0, u1, g, dim, bands=True):
    """Lay a round thread along P with bands across it; (half widths from start to end)."""
    n = len(P)
    t = np.linspace(0, 1, n)
    way = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
    w = np.interp(t, np.linspace(0, 1, len(half)), half)
    u = u0 + (u1 - u0) * t
    c = ramp(u, *PALE)
    if bands:
        # The bands stand closer towards the tips, as its cells do.
        pitch = 4.3 * np.mean(half) * (1.1 - 0.3 * u)
        phase = np.cumsum(np.r_[0, np.diff(way)] / pitch) + g.random()
        on = smooth(-0.25, 0.1, np.cos(2 * np.pi * phase))[:, None]
        c = c * (1 - on) + ramp(u, *BAND) * on
        w = w * (1 + 0.14 * on[:, 0])
    c = c * dim * np.exp(g.normal(0, 0.06))
    strips(s, P[None], w[None], c[None], k=7, round_=True, glow=0.75, gloss=0.4, solid=0.55)


def fork(s, g, p, d, face, long, half, left, levels, sw, to, dim, bands=True):
    """Grow a thread that forks by two until nothing is left; the last ones end in pincers."""
    n = max(14, int(long / 1.7))
    P = grow(p, d, long, n, to=to, pull=0.16, swirl=sw, sway=0.14, bend=g.normal(0, 0.18, 3))[0]
    u0, u1 = 1 - (left + 1) / (levels + 1), 1 - left / (levels + 1)
    thread(s, P, (half, half * 0.86), u0, u1, g, dim, bands)
    T = unit(P[-1] - P[-3])
    side = unit(np.cross(T, face + g.normal(0, 0.35, 3)))
    if left == 0:
        for e in (-1, 1):
            way = unit(T * 0.66 + side * e * 0.75)
            Q = grow(P[-1], way, half * g.uniform(11, 15), 22, bend=-side * e * 2.5 + T * 0.3)[0]
            thread(s, Q, (half * 0.9, half * 1.0, half * 0.9, half * 0.3), 0.75, 1, g, dim, bands)
        return
    for e in (-1, 1):
        if 0 < left < levels - 1 and g.random() < 0.15:
            continue
        a = g.uniform(0.24, 0.44)
        near = unit(T * np.cos(a) + side * e * np.sin(a) + np.array([0, 0, g.normal(0, 0.14)]))
        fork(
            s,
            g,
            P[-1],
            near,
            face,
            long * g.uniform(0.7, 0.95),
            half * 0.86,
            left - 1,
            levels,
            sw,
            to,
            dim,
            bands,
        )


def compose():
    s = Scene()
    sw = Swirl(77, 200)
    g = rng(14)
    for c, r, seed in (
        ((420, 650, 0), (220, 110, 130), 5),
        ((-30, 690, 200), (150, 90, 110), 8),
        ((250, 740, 330), (170, 90, 100), 9),
    ):
        stone(
            s, c, r, seed, ("#8f8a86", "#64626a"), cuts=11, n=130, speck=0, skin=GRANITE, sharp=26
        )
    root = np.array([370.0, 566, -40])
    to = unit(np.array([-0.3, -1, 0]))
    face = np.array([0.1, 0.0, -1])
    for d, long, half, dim in (
        ((0.35, -1, 0.6), 122, 3.2, 0.5), ((-0.9, -0.9, 0.7), 126, 3.2, 0.5), ((-0.3, -1, 0.8), 130, 3.2, 0.5),
        ((0.2, -1, 0.0), 136, 4.4, 0.95), ((-0.5, -1, -0.2), 142, 5.4, 1.1), ((-1.0, -0.42, 0.1), 118, 4.6, 0.95),
    ):  # fmt: skip
        fork(s, g, root + g.normal(0, 5, 3), unit(np.array(d)), face, long, half, 4, 4, sw, to, dim)
    for x, y, z in ((10, 620, 260), (270, 690, 400)):
        for d in ((-0.5, -1, 0), (0.1, -1, 0.1), (0.5, -1, 0)):
            fork(
                s,
                g,
                np.array([x, y, z], float),
                unit(np.array(d)),
                face,
                104,
                3.8,
                3,
                3,
                sw,
                to,
                0.35,
                False,
            )
    n = 26
    x = 380 + 104 * g.normal(0, 0.6, n)
    z = -70 + 50 * g.normal(0, 0.7, n)
    before = len(s.a)
    mussels(s, np.stack([x, 588 + 0.16 * np.abs(x - 380), z], 1), g.uniform(26, 48, n), 3)
    for part in s.a[before:]:
        part[:, 3:8] *= (0.30, 0.38, 0.62, 1.0, 0.6)
    b = np.stack([g.uniform(290, 470, 20), g.uniform(584, 600, 20), g.uniform(-126, -70, 20)], 1)
    barnacles(s, b, np.broadcast_to([0, -1.0, -0.3], b.shape), g.uniform(4, 8, 20), 5)
    FISH["red-bellied stickleback"] = {
        **FISH["stickleback"],
        "back": "#1f5a78",
        "side": "#b4cabc",
        "belly": "#e03a20",
    }
    first = len(s.a)
    fish(s, 92, 486, 30, 116, (0.9, -0.2, -0.3), "red-bellied stickleback", bend=0.3, roll=-0.15)
    muted(s, first, "#5f8480")
    light = Light(
        (-0.5, -0.82, 0.12), "#fff0c8", 3.1, "#b4d8c0", "#4a6a64", 1.15,
        caustics=0.3, ao=0.5, density=0.6, seed=15, through=(1.3, 0.8, 0.7),
    )  # fmt: skip
    water = Water(
        [(0, "#dcecc4"), (0.1, "#8cc8a8"), (0.3, "#2f8484"), (0.6, "#12505e"), (1, "#072434")],
        glow=("#fff8d4", 120, 0, 290, 0.5), shafts=0.5, lean=0.35, ceiling=80, ceiling_light=0.5, seed=32,
    )  # fmt: skip
    look = Look(
        haze=260,
        haze_from=30,
        motes=60,
        bubbles=[(70, 150, 3), (80, 132, 2)],
        foot=0.4,
        foot_colour="#0a2426",
        brush=0.45,
    )
    return dict(scene=s, light=light, water=water, look=look, pitch=3.0)
