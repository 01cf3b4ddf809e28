"""A calanoid copepod hangs in the blue with its antennules spread wide, then sinks away in a hop.

Seen from above and a little from the side. Prosome: a long glassy egg of a head and five segments;
one red eye at its front; the two antennules, longer than the body, held out sideways in a bow, each
of many short segments with bristles, two long ones near the tip. Below them the feathered mouth
parts and five pairs of swimming legs. Urosome: a thin tail of four segments, then the furca: two
branches with a fan of bristles. A golden store of oil shines through the back; the gut is green.
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
    ramp,
    shades,
    tube,
)
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

SHELL = Stuff(
    alpha=0.14,
    edge=0.75,
    power=1.7,
    gloss=0.2,
    sharp=30,
    wrap=0.3,
    jelly=0.75,
    milk=0.42,
    bend=6,
    shade=0.5,
)
LIMB = Stuff(
    alpha=0.30,
    edge=0.4,
    power=1.6,
    gloss=0.5,
    sharp=45,
    wrap=0.5,
    through=0.7,
    jelly=1.2,
    milk=0.5,
    shade=0.15,
)
BRISTLE = Stuff(alpha=0.42, gloss=0.4, wrap=0.5, through=0.8, shade=0.05)
OIL = Stuff(
    alpha=0.30,
    edge=0.5,
    power=1.6,
    gloss=0.4,
    sharp=30,
    wrap=0.5,
    through=0.8,
    jelly=2.6,
    milk=0.75,
    glow=0.25,
    shade=0.3,
)


def feathered(s, path, seed, count, long, root=1.6, side=1, both=True, colour="#eafcff"):
    """Bristles along a path."""
    along, a, b = frames(path)
    g = chance(seed)
    at = np.linspace(0.05, 0.98, count) * (len(path) - 1)
    i = at.astype(int)
    ways = (1, -1) if both else (side,)
    for w in ways:
        t = np.linspace(0, 1, 10)[None, :, None]
        out = unit(a[i] * w + along[i] * 0.7)[:, None]
        curve = (
            path[i][:, None]
            + out * t * long * g.uniform(0.7, 1.1, (count, 1, 1))
            + along[i][:, None] * (t**2) * long * 0.5
        )
        hairs(s, curve, root * 0.35, 0.22, rgb(colour), BRISTLE, sides=4)


def animal(s, place, fine=1.0, seed=1):
    """The whole animal; `place` maps its own coordinates (head up, y down, 1 = a unit of the card)."""
    g = chance(seed)
    n = int(130 * fine)
    # prosome
    t = np.linspace(0, 1, n)
    body = place(np.stack([0 * t, -150 + 270 * t, 8 * np.sin(t * 3.1)], 1))
    wide = (
        76
        * np.sin(np.pi * np.clip(t * 0.93 + 0.035, 0, 1)) ** 0.62
        * (1 - 0.30 * t)
        * np.sqrt(np.clip(t / 0.05, 0, 1))
        + 1
    )
    wide = wide * np.sqrt(np.clip((1.02 - t) / 0.10, 0, 1))
    for at in (0.40, 0.55, 0.68, 0.79, 0.89):
        wide = wide * (
            1
            - 0.06 * np.exp(-(((t - at) / 0.010) ** 2))
            + 0.035 * np.exp(-(((t - at + 0.022) / 0.012) ** 2))
        )
    scale = np.linalg.norm(place(np.array([[1.0, 0, 0]])) - place(np.array([[0.0, 0, 0]])))
    tint = ramp(t, (0, "#dff6ff"), (0.5, "#bfeaf6"), (1, "#d8f2fa"))
    tube(s, body, wide * scale, tint, SHELL, int(64 * fine), flat=0.85)
    # rostrum
    for b in (-1, 1):
        tube(
            s,
            place(line([(5 * b, -140, -26), (7 * b, -156, -34), (6 * b, -162, -30)], 12)),
            np.linspace(3, 0.6, 12) * scale,
            rgb("#e6f8ff"),
            LIMB,
            8,
        )
    # gut, oil, muscle, eye
    tube(
        s,
        place(
            line(
                [(0, -118, -10), (3, -60, -4), (-2, 10, 0), (2, 70, 4), (0, 120, 4), (0, 165, 2)],
                90,
            )
        ),
        np.interp(np.linspace(0, 1, 90), [0, 0.1, 0.3, 0.6, 1], [3, 11, 12, 7, 3]) * scale,
        ramp(np.linspace(0, 1, 90), (0, "#6fa83a"), (0.5, "#4f8a2c"), (1, "#7a7a3a")),
        Stuff(alpha=0.35, edge=0.4, jelly=2.5, milk=0.5, gloss=0.4, wrap=0.5),
        24,
    )
    sack = line([(0, -50, -20), (1, -10, -24), (0, 36, -22), (0, 78, -14)], 60)
    tube(
        s,
        place(sack),
        17 * np.sqrt(np.clip(1 - np.linspace(-1, 1, 60) ** 2, 0.001, 1)) * scale,
        ramp(np.linspace(0, 1, 60), (0, "#ffb028"), (1, "#ff7a14")),
        OIL,
        36,
    )
    q = np.stack([g.uniform(-22, 22, 12), g.uniform(-100, 90, 12), g.uniform(-20, 10, 12)], 1)
    balls(s, place(q), g.uniform(2.5, 6, 12) * scale, rgb("#ffc24a"), OIL, n=14)
    ball(
        s,
        place(np.array([[0, -131.0, -26]]))[0],
        8.5 * scale,
        rgb("#e8201c"),
        Stuff(gloss=1.3, sharp=60, glow=0.55, wrap=0.5),
        n=20,
    )
    for b in (-1, 1):
        for j in range(5):
            tube(
                s,
                place(
                    line(
                        [
                            (b * 8, -90 + j * 6, 10),
                            (b * (24 + j), -20 + 22 * j, 16),
                            (b * (22 - 2 * j), 40 + 10 * j, 14),
                        ],
                        30,
                    )
                ),
                np.full(30, 1.6) * scale,
                rgb("#e6fbff"),
                Stuff(alpha=0.12, gloss=0.2),
                6,
            )
    # antennules: 25 segments, in a bow
    for b in (-1, 1):
        path = line(
            [
                (b * 18, -134, -18),
                (b * 62, -158, -26),
                (b * 124, -150, -22),
                (b * 176, -104, -10),
                (b * 204, -36, 4),
                (b * 208, 30, 10),
            ],
            200,
        )
        u = np.linspace(0, 1, 200)
        seg = u * 25 % 1
        r = (7.2 * (1 - u) ** 0.7 + 1.6) * (
            1 - 0.22 * np.exp(-((((seg - 0.5) ** 2 - 0.25) / 0.05) ** 2))
        )
        p = place(path)
        tube(s, p, r * scale, ramp(seg, (0, "#9fdcf0"), (0.3, "#e6faff"), (1, "#bfeaf6")), LIMB, 14)
        a = (np.arange(25) + 0.5) / 25 * 199
        i = a.astype(int)
        way = np.stack([np.full(25, 0.30 * b), np.full(25, -1.0), np.full(25, -0.2)], 1) + np.stack(
            [b * u[i] * 1.1, u[i] * 0.9, 0 * u[i]], 1
        )
        way = unit(way)
        t2 = np.linspace(0, 1, 10)[None, :, None]
        long = np.where(np.arange(25) % 4 == 2, 30.0, 17.0)[:, None, None]
        hairs(
            s,
            place(
                (
                    path[i][:, None] + way[:, None] * t2 * long + np.array([b * 6.0, 0, 0]) * t2**2
                ).reshape(-1, 3)
            ).reshape(25, 10, 3),
            0.8 * scale,
            0.25 * scale,
            rgb("#f2fdff"),
            BRISTLE,
            sides=4,
        )
        for bend, long_ in ((0.3, 66), (0.75, 58)):
            tip = line(
                [
                    path[-1],
                    path[-1] + [b * long_ * bend * 0.4, long_ * 0.6, 4],
                    path[-1] + [b * long_ * bend, long_, 10],
                ],
                24,
            )
            tube(s, place(tip), np.linspace(1.5, 0.3, 24) * scale, rgb("#ffffff"), BRISTLE, 6)
            if fine > 0.6:
                feathered(s, place(tip), 3, 22, 9 * scale)
    # second antennae and mouth parts: feathered fans
    for b in (-1, 1):
        for j, (x, y, ex, ey, z) in enumerate(
            (
                (30, -112, 84, -66, -30),
                (34, -96, 80, -30, -26),
                (34, -78, 70, 2, -24),
                (30, -60, 56, 24, -22),
            )
        ):
            path = place(
                line(
                    [
                        (b * x * 0.7, y, z),
                        (b * (x + ex) * 0.5, (y + ey) * 0.5 - 8, z - 6),
                        (b * ex, ey, z),
                    ],
                    30,
                )
            )
            tube(s, path, np.linspace(3.6, 1.0, 30) * scale, rgb("#4f94c8"), LIMB, 9)
            feathered(s, path, 10 + j, int(16 * fine), 20 * scale, 1.2, colour="#8fc4e4")
    # swimming legs, folded back
    for j in range(5):
        for b in (-1, 1):
            y = -16 + 24 * j
            path = place(
                line(
                    [
                        (b * 30, y, -30),
                        (b * (48 + 3 * j), y + 22, -36),
                        (b * (50 + 2 * j), y + 54, -30),
                    ],
                    20,
                )
            )
            tube(s, path, np.linspace(3.8, 1.2, 20) * scale, rgb("#4288bc"), LIMB, 9)
            feathered(s, path, 20 + j, int(9 * fine), 10 * scale, 1.2, colour="#7fb8dc")
    # urosome, furca
    u = np.linspace(0, 1, 70)
    tail = place(line([(0, 112, 6), (1, 136, 4), (-1, 162, 4), (0, 180, 4)], 70))
    r = (16 - 5 * u) * (1 - 0.16 * np.exp(-(((((u * 4) % 1) - 0.5) ** 2 - 0.25) ** 2) / 0.004))
    r[0], r[-1] = 1, 5
    tube(
        s,
        tail,
        r * scale,
        rgb("#d2f0fa"),
        Stuff(alpha=0.08, edge=0.6, power=1.8, gloss=0.8, jelly=1.0, milk=0.5),
        30,
    )
    for b in (-1, 1):
        ram = line([(b * 5, 176, 4), (b * 9, 190, 4), (b * 11, 204, 4)], 16)
        tube(s, place(ram), np.linspace(5.4, 4, 16) * scale, rgb("#d2f0fa"), LIMB, 12)
        for j, (dx, dy) in enumerate(((34, 40), (22, 62), (9, 70), (-2, 60))):
            path = place(
                line(
                    [
                        (b * (7 + 2 * (3 - j) / 1.5), 203, 4),
                        (b * (10 + dx * 0.5), 203 + dy * 0.55, 6),
                        (b * (10 + dx), 203 + dy, 8),
                    ],
                    30,
                )
            )
            tube(s, path, np.linspace(1.9, 0.4, 30) * scale, rgb("#f4fdff"), BRISTLE, 6)
            if fine > 0.6:
                feathered(s, path, 40 + j, 30, 11 * scale)


def placing(x, y, z, angle, scale, roll=0.0):
    """A map from the animal's coordinates into the card."""
    c, q = np.cos(angle), np.sin(angle)
    cr, sr = np.cos(roll), np.sin(roll)

    def place(p):
        p = np.asarray(p, float) * scale
        p = np.stack(
            [p[..., 0] * cr + p[..., 2] * sr, p[..., 1], -p[..., 0] * sr + p[..., 2] * cr], -1
        )
        return np.stack(
            [p[..., 0] * c - p[..., 1] * q + x, p[..., 0] * q + p[..., 1] * c + y, p[..., 2] + z],
            -1,
        )

    return place


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 8.0, "mid": 3.0, "main": 0.0, "near": 10.0}
    animal(s, placing(244, 276, 0, 0.24, 1.0, 0.22))
    s.layer = "mid"
    animal(s, placing(396, 560, 150, -0.7, 0.27, 0.5), 0.4, 2)
    s.layer = "far"
    animal(s, placing(440, 110, 250, -0.4, 0.15, 0.6), 0.3, 4)
    animal(s, placing(90, 610, 250, 0.2, 0.22, -0.6), 0.3, 5)
    s.layer = "main"
    g = chance(4)
    for n, layer, z, size in (
        (6, "main", -20, (2.2, 5)),
        (7, "mid", 150, (3, 6)),
        (6, "far", 250, (4, 8)),
    ):
        s.layer = layer
        balls(
            s,
            np.stack([g.uniform(0, 480, n), g.uniform(20, 680, n), np.full(n, z)], 1),
            g.uniform(*size, n),
            shades("#8fc24a", n, 0.25, n, 0.1),
            Stuff(alpha=0.7, edge=0.3, gloss=0.2, glow=0.05),
            n=12,
        )
    ground = f.down(
        (0, "#8fd8ee"), (0.14, "#3fa2d2"), (0.42, "#12609e"), (0.72, "#0a3368"), (1, "#051534")
    )
    ground *= np.exp(0.08 * f.noise(180, 110, 3))[..., None]
    a = (f.x - 90) - (f.y + 120) * 0.28
    ray = f.noise(60, 2000, 14, 2)[:1]
    prof = np.interp(a / (f.y + 300) * 480, np.linspace(-400, 500, ray.shape[1]), ray[0])
    ground += rgb("#dff6ff") * (0.17 * np.clip(prof, 0, 2) * np.exp(-f.y / 320))[..., None]
    ground += rgb("#bfeeff") * (0.30 * f.spot(110, 0, 200))[..., None]
    lighting = Lighting(
        lamps=[((-0.5, -0.78, -0.38), "#fff4dc", 1.9), ((0.55, 0.2, 0.8), "#4aa8ff", 0.9)],
        top="#c6ecff",
        low="#0f3c78",
        ambient=0.5,
        rim="#f0fcff",
        rim_power=1.0,
        rim_low=0.12,
        crowd=0.7,
        density=0.5,
    )
    image = compose(s, lighting, ground, k)
    image = f.dust(image, 30, "#e0f8ff", 7, strength=0.45)
    image = finish(image, f, foot_colour="#040f28", foot=0.4, vignette=0.35, bloom=0.15)
    return brushed(image, k, 1.1, 0.7)
