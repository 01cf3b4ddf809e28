"""Feathers that grow out of the form below them, and legs that stand: what a resting bird needs."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from canvas import Grad, mix, rounded, smooth
from form import line, ribbon, solid

PETAL = (0.5, 0.7, 0.85, 0.95, 1.0, 1.04, 1.06, 1.04, 0.98, 0.86, 0.66, 0.2)
"""A covert or scapular: wide and round at its end."""
BLADE = (0.55, 0.8, 0.95, 1.0, 1.0, 0.98, 0.94, 0.86, 0.72, 0.46, 0.0)
"""A tertial or tail feather: long, with a blunt end."""
SWORD = (0.6, 0.9, 1.0, 0.98, 0.9, 0.8, 0.68, 0.54, 0.38, 0.2, 0.0)
"""A primary of a folded wing."""


def rank(
    c, spines, width, tones, dusk, *, profile=PETAL, shade=0.35, root=(0.1, 0.55), glow=0.4,
    fringe=None, under=0.16, tip=None, fall=(3, 6), lot=0.05, seed=1, mode="mix",
):  # fmt: skip
    """Paint feathers in their order, each with its soft shadow on those before it.

    `tones` are of the first and the last feather, `dusk` is the colour of shadows; between the two
    shares of `root` a feather grows out of what is there. `glow` lightens its end, `under` darkens
    its far half. `fringe` is (colour, width, alpha) round the end, `tip` (colour, share).
    """
    g = np.random.default_rng(seed + 800)
    for i, spine in enumerate(spines):
        t = i / max(1, len(spines) - 1)
        wide = width[0] + (width[1] - width[0]) * t
        own = mix(mix(tones[0], tones[1], t), dusk, max(0.0, g.normal(0, lot)))
        p = ribbon(spine, [wide * v for v in profile])
        a, b = np.asarray(spine[0], float), np.asarray(spine[-1], float)
        way = b - a
        along = np.clip(((c.x - a[0]) * way[0] + (c.y - a[1]) * way[1]) / (way @ way), 0, 1.2)
        grow = smooth(*root, along)
        c.area(c.cover(p + np.array(fall), soft=2.6) * grow, dusk, shade, "multiply", wash=0)
        mask = c.cover(p) * grow
        light = mix(own, "#fff2dc", glow)
        c.area(
            mask, Grad(tuple(a + way * 0.25), tuple(b), mix(own, dusk, 0.14), own, light), mode=mode
        )
        with c.within(mask):
            if under:
                left = np.array([-way[1], way[0]]) / np.hypot(*way)
                left = left * (1 if left[1] > 0 else -1) * 0.3 * wide
                c.shape(
                    ribbon([np.asarray(q) + left for q in spine], [wide * 0.36] * 6),
                    dusk,
                    alpha=under,
                    edge=0,
                    soft=2.0,
                )
            if tip:
                c.area(smooth(1 - tip[1], 1 - tip[1] * 0.72, along), tip[0], 0.95)
            if fringe:
                n = len(p)
                c.line(
                    p[int(n * 0.26) : int(n * 0.76)],
                    fringe[1] * 2,
                    fringe[0],
                    taper=(0.2, 0.2),
                    alpha=fringe[2],
                )


def shank(c, knee, heel, foot, width, tones):
    """Paint a leg: a tapered shin, the heel as a knot, the tarsus with one light edge."""
    low, own, light = tones
    (kx, ky), (hx, hy), (fx, fy) = knee, heel, foot
    upper = ribbon(
        [knee, ((kx + hx) / 2 + 1, (ky + hy) / 2), heel], (width * 1.35, width * 1.05, width * 1.1)
    )
    mid = ((hx + fx) / 2 + 1.2, (hy + fy) / 2)
    lower = ribbon(
        [(hx + 1, hy - 4), heel, mid, (fx, fy - 5), foot],
        (width * 0.9, width * 1.35, width * 0.86, width * 0.9, width * 1.3),
    )
    for part in (upper, lower):
        mask = c.cover(part)
        c.shape(part, own, edge=0)
        with c.within(mask):
            c.line(
                [(p[0] + width * 0.42, p[1]) for p in (knee, heel, mid, foot)],
                width * 0.7,
                low,
                alpha=0.75,
                round_=True,
                soft=0.8,
            )
            c.line(
                [(p[0] - width * 0.36, p[1]) for p in (knee, heel, mid, foot)],
                width * 0.28,
                light,
                alpha=0.9,
                round_=True,
            )


def web(c, foot, toes, tones, *, sun, claws="#1c171c", width=8.0, skin=True):
    """Paint a foot flat on the ground: toes from the ankle, skin between them, knuckles, claws.

    `toes` are points from the ankle to the claw, the far toe first; `tones` (shade, own, light).
    """
    low, own, light = tones
    runs = [rounded([foot, *t], closed=False, steps=6) for t in toes]
    if skin:
        for a, b in pairwise(runs):
            m = (a[-1] + b[-1]) / 2 * 0.86 + np.asarray(foot) * 0.14
            sheet = np.concatenate([a, [m], b[::-1]])
            c.shape(sheet, Grad(foot, tuple(m), mix(own, low, 0.35), mix(own, low, 0.1)), edge=0)
    for run in runs:
        c.shape(
            ribbon(run[::2], (width * 1.1, width, width * 0.85, width * 0.9, width * 0.6)),
            own,
            edge=0,
        )
        line(
            c,
            [(x + 0.4, y + width * 0.3) for x, y in run[1::3]],
            width * 0.34,
            low,
            (0.7, 0.7),
            0.7,
        )
        line(
            c,
            [(x - 0.6, y - width * 0.22) for x, y in run[1::3]],
            width * 0.26,
            light,
            (0.6, 0.6),
            0.85,
        )
        if claws:
            d = run[-1] - run[-3]
            d = d / (np.hypot(*d) + 1e-9)
            e = run[-1] - d
            c.shape(
                ribbon(
                    [e, e + d * width * 0.5, e + d * width * 0.8 + (0, width * 0.4)],
                    (width * 0.55, width * 0.45, 0),
                ),
                claws,
                edge=0,
            )
    solid(
        c,
        [
            (foot[0] - width * 0.7, foot[1] + 1),
            (foot[0] - 1, foot[1] - width * 0.7),
            (foot[0] + width * 0.7, foot[1]),
            (foot[0], foot[1] + width * 0.6),
        ],
        (low, own, light),
        sun=sun,
        high=0.6,
    )
