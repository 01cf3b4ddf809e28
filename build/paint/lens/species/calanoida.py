"""A calanoid copepod comes towards us out of the blue and sweeps its food in.

Seen from above, the front and one side: its head near, its tail far. Prosome: a long glassy egg of a
head and five segments; one red eye at its front; the two antennules, longer than the body, of many
short segments with bristles, two long ones near the tip; the near one reaches past us and out of focus.
Below, the feathered mouth parts draw two curls of water with green cells in; five pairs of swimming
legs strike one after the other. Urosome: a thin tail of four segments, bent aside, then the furca: two
branches with a fan of bristles. A golden store of oil shines through the back; the gut is green.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import (
    Points,
    ball,
    balls,
    chance,
    frames,
    hairs,
    line,
    ramp,
    shades,
    smooth,
    tube,
)
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit
from paint.lens.toned import toned

LAMP = (-0.5, -0.78, -0.38)
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


GUT = Stuff(alpha=0.35, edge=0.4, jelly=2.5, milk=0.5, gloss=0.4, wrap=0.5)
CELL = Stuff(alpha=0.75, edge=0.3, gloss=0.25, sharp=40, wrap=0.5, through=0.6, glow=0.08)
TRACE = Stuff(alpha=0.05, gloss=0.0, wrap=1.0, through=0.6, shade=0.0)


@dataclass
class Pose:
    """How an animal lies in the water: its own axes are right, tailwards, and down to its belly."""

    at: tuple[float, float, float]
    tail: tuple[float, float, float]
    """Where its tail points."""
    belly: tuple[float, float, float]
    """Where its belly looks, about."""
    scale: float = 1.0
    lens: float = 900.0
    """Distance at which it would be half as large: the smaller, the steeper the perspective."""

    def rows(self) -> Points:
        """Return its axes in the card."""
        y = unit(self.tail)
        x = unit(np.cross(y, self.belly))
        return np.stack([x, y, np.cross(x, y)])

    def points(self, p) -> Points:
        """Return points of the animal in the card."""
        q = np.asarray(p, float) * self.scale @ self.rows()
        near = 1 / (1 + q[..., 2:] / self.lens)
        return np.concatenate([q[..., :2] * near, q[..., 2:]], -1) + np.asarray(self.at, float)

    def size(self, p) -> Points:
        """Return how large one unit of the animal is at points of it."""
        q = np.asarray(p, float) * self.scale @ self.rows()
        return self.scale / (1 + q[..., 2] / self.lens)


def limb(s, pose, path, radius, colour, stuff, sides=9, **how):
    """Draw a round part of the animal along a path of its own."""
    tube(s, pose.points(path), radius * pose.size(path), colour, stuff, sides, **how)


def feathered(s, pose, path, count, long, seed, thick=0.6, colour="#eafcff", bend=0.5):
    """Draw bristles on both sides of a path, shorter towards its tip."""
    along, a, _ = frames(path, (0.2, 0.1, 1.0))
    side = np.cross(along, a)
    g = chance(seed)
    i = (np.linspace(0.06, 0.98, count) * (len(path) - 1)).astype(int)
    u = np.linspace(0, 1, 10)[None, :, None]
    for w in (1, -1):
        reach = (
            long * g.uniform(0.6, 1.15, (count, 1, 1)) * np.linspace(1.1, 0.6, count)[:, None, None]
        )
        out = unit(side[i] * w + along[i] * 0.7 + 0.18 * g.normal(size=(count, 3)))[:, None]
        curve = path[i][:, None] + out * u * reach + along[i][:, None] * u**2 * reach * bend
        near = float(pose.size(path).mean())
        hairs(
            s, pose.points(curve), thick * near, 0.25 * thick * near, rgb(colour), BRISTLE, sides=4
        )


def trunk(s, pose, fine, seed):
    """Draw the clear body with what shines through it: gut, oil, muscles, and the eye."""
    g = chance(seed)
    n = int(130 * fine)
    t = np.linspace(0, 1, n)
    body = np.stack([6 * np.sin(2.6 * t), -150 + 270 * t, -10 * np.sin(np.pi * t)], 1)
    wide = 76 * np.sin(np.pi * np.clip(t * 0.93 + 0.035, 0, 1)) ** 0.62 * (1 - 0.30 * t)
    wide = wide * np.sqrt(np.clip(t / 0.05, 0, 1)) * np.sqrt(np.clip((1.02 - t) / 0.10, 0, 1)) + 1
    for at in (0.40, 0.55, 0.68, 0.79, 0.89):
        wide = wide * (
            1
            - 0.13 * np.exp(-(((t - at) / 0.010) ** 2))
            + 0.07 * np.exp(-(((t - at + 0.024) / 0.014) ** 2))
        )
    sides, flat = int(64 * fine), pose.rows()[2]
    tones = ((-1, "#1c5c98"), (-0.2, "#6cb4dc"), (0.5, "#c4ecf8"), (1, "#f4fdff"))
    tint = toned(pose.points(body), LAMP, *tones, sides=sides, first=flat)
    tint = (
        tint
        * (1 - 0.45 * smooth(0.02, -0.02, (t * 6.8 - 0.7) % 1 - 0.12) * (t > 0.36))[:, None, None]
    )
    limb(s, pose, body, wide, tint, SHELL, sides, flat=0.86, first=flat)
    for b in (-1, 1):
        beak = line([(5 * b, -142, 20), (7 * b, -158, 32), (6 * b, -162, 44)], 12)
        limb(s, pose, beak, np.linspace(3, 0.6, 12), rgb("#e6f8ff"), LIMB, 8)
    u = np.linspace(0, 1, 90)
    gut = line([(0, -118, 22), (2, -60, 20), (0, 10, 16), (3, 70, 8), (4, 120, 0), (2, 165, 0)], 90)
    thick = np.interp(u, [0, 0.1, 0.3, 0.6, 1], [3, 11, 13, 7, 3]) * (1 + 0.12 * np.sin(40 * u))
    limb(s, pose, gut, thick, ramp(u, (0, "#7fb83a"), (0.5, "#4f8a2c"), (1, "#7a7a3a")), GUT, 24)
    sack = line([(2, -64, -26), (6, -16, -32), (7, 34, -30), (6, 84, -20)], 60)
    v = np.linspace(-1, 1, 60)
    fill = 19 * np.sqrt(np.clip(1 - v**2, 0.001, 1)) * (1 - 0.2 * v)
    limb(s, pose, sack, fill, ramp(u[:60], (0, "#ffb428"), (0.66, "#ff6a08")), OIL, 36)
    q = np.stack([g.uniform(-26, 26, 16), g.uniform(-100, 96, 16), g.uniform(-24, 10, 16)], 1)
    balls(s, pose.points(q), g.uniform(1.5, 6.5, 16) * pose.scale, rgb("#ffc24a"), OIL, n=14)
    eye = np.array([0, -126.0, -37])
    red = Stuff(gloss=0.9, sharp=60, glow=0.55, wrap=0.5)
    ball(s, pose.points(eye), 6.3 * pose.size(eye), rgb("#e0241c"), red, n=20)
    for b in (-1, 1):
        for j in range(5):
            x, y = b * (24 + j), -20 + 22 * j
            muscle = line(
                [(b * 8, -90 + j * 6, -14), (x, y, -20), (b * (22 - 2 * j), y + 56, -12)], 30
            )
            limb(s, pose, muscle, np.full(30, 1.7), rgb("#e6fbff"), Stuff(alpha=0.12, gloss=0.2), 6)


def antennule(s, pose, places, fine, seed):
    """Draw one antennule through its places: 25 segments with bristles, two long ones at its tip."""
    g = chance(seed)
    path = line(places, 200)
    b = np.sign(path[-1, 0])
    u = np.linspace(0, 1, 200)
    seg = u * 25 % 1
    joint = np.exp(-((((seg - 0.5) ** 2 - 0.25) / 0.05) ** 2))
    r = (6.6 * (1 - u) ** 0.9 + 0.7) * (1 - 0.22 * joint)
    tint = ramp(seg, (0, "#7fc4e4"), (0.3, "#e6faff"), (1, "#a8dcf0"))
    limb(s, pose, path, r, tint, LIMB, 14)
    i = ((np.arange(25) + 0.5) / 25 * 199).astype(int)
    along, _, _ = frames(path)
    ahead = np.cross(along[i], [0, 0, 1.0]) * b
    way = unit(ahead + 0.5 * along[i] + 0.2 * g.normal(size=(25, 3)))
    v = np.linspace(0, 1, 10)[None, :, None]
    long = np.where(np.arange(25) % 4 == 2, 36.0, 17.0) * g.uniform(0.7, 1.2, 25)
    curve = path[i][:, None] + way[:, None] * v * long[:, None, None]
    curve = curve + along[i][:, None] * v**2 * long[:, None, None] * 0.6
    size = float(pose.size(path).mean())
    hairs(s, pose.points(curve), 0.85 * size, 0.25 * size, rgb("#f2fdff"), BRISTLE, sides=4)
    for aside, reach in ((0.15, 92), (-0.13, 64)):
        way = along[-1] + [aside, 0, 0]
        bow = path[-1] + way * reach * 0.5 + [aside * 9, 0, 0]
        tip = line([path[-1], bow, path[-1] + way * reach + [0, 6, 0]], 24)
        limb(s, pose, tip, np.linspace(1.0, 0.12, 24), rgb("#ffffff"), BRISTLE, 6)


def limbs(s, pose, fine):
    """Draw the feathered mouth parts, spread to sweep, and the swimming legs in their strike."""
    mouth = ((-116, 78, -70, 70), (-98, 70, -20, 84), (-80, 54, 6, 88), (-62, 36, 34, 84))
    for b in (-1, 1):
        for j, (y, ex, ey, ez) in enumerate(mouth):
            places = [
                (b * 20, y, 34),
                (b * (24 + ex) * 0.6, (y + ey) * 0.5 - 14, 30 + ez * 0.45),
                (b * ex, ey, ez),
            ]
            path = line(places, 30)
            limb(s, pose, path, np.linspace(4.2, 1.0, 30), rgb("#7ab8de"), LIMB)
            feathered(s, pose, path, int(20 * fine), 25, 10 + j, 0.55, "#a8d8f0")
        for j in range(5):
            y, back = -18 + 25 * j, 62 - 15 * j
            knee = (b * (24 - j), y + 0.35 * back, 62 - 4 * j)
            foot = (b * (28 - j), y + back, 104 - 6 * j + 4 * b)
            path = line([(b * 18, y, 36), knee, foot], 24)
            limb(s, pose, path, np.linspace(5.4, 1.4, 24), rgb("#8cc8ea"), LIMB)
            feathered(s, pose, path, int(12 * fine), 15, 20 + j, 0.6, "#c0e6f8", 0.9)


def tail(s, pose, fine):
    """Draw the thin tail, bent aside, and the furca with its fan of bristles."""
    u = np.linspace(0, 1, 70)
    path = line([(3, 110, 0), (1, 138, 4), (-8, 164, 10), (-22, 186, 16)], 70)
    r = (16 - 6 * u) * (1 - 0.16 * np.exp(-(((((u * 4) % 1) - 0.5) ** 2 - 0.25) ** 2) / 0.004))
    r[0], r[-1] = 1, 5
    glass = Stuff(alpha=0.10, edge=0.6, power=1.8, gloss=0.5, jelly=1.0, milk=0.5)
    limb(s, pose, path, r, ramp(u, (0, "#d2f0fa"), (1, "#9ccbe8")), glass, 30)
    for b in (-1, 1):
        root = np.array([-22 + 6 * b, 184, 16])
        end = root + [-10 + 11 * b, 30, 5]
        limb(
            s,
            pose,
            line([root, (root + end) / 2, end], 16),
            np.linspace(5.6, 3.4, 16),
            rgb("#e4f6fc"),
            LIMB,
            12,
        )
        for j, (dx, dy) in enumerate(((46, 34), (38, 66), (24, 90), (8, 72))):
            tip = end + np.array([b * dx - 0.34 * dy, dy, 0.1 * dy * b])
            middle = end + np.array([b * dx * 0.42 - 0.14 * dy, dy * 0.5, 0])
            plume = line([end + [b * (3 - 2 * j), 0, 0], middle, tip], 30)
            limb(s, pose, plume, np.linspace(1.5, 0.25, 30), rgb("#f0fbff"), BRISTLE, 6)
            if fine > 0.6:
                feathered(s, pose, plume, 16, 9, 40 + j, 0.28, "#b8def2")


def animal(s, pose, spread, fine=1.0, seed=1):
    """Draw the whole animal; `spread` are the places of its right antennule and of its left one."""
    trunk(s, pose, fine, seed)
    for j, places in enumerate(spread):
        antennule(s, pose, places, fine, seed + j)
    limbs(s, pose, fine)
    tail(s, pose, fine)


def current(s, mouth, seed):
    """Draw the water that curls into the mouth parts: traces with green cells at their heads."""
    g = chance(seed)
    for j in range(46):
        far = 24 + 300 * g.random() ** 0.9
        lane = g.normal(0, 0.30)
        r = np.linspace(far + 12 + 0.12 * far, far, 24)
        a = 2.15 + lane + (r / 210) ** 0.9 * (1.0 if j % 4 else -0.9)
        depth = g.normal(10, 60) * min(1, far / 120)
        path = np.stack([r * np.cos(a), r * np.sin(a), 0.25 * r + depth], 1) + mouth
        thick = np.linspace(0.3, 4.0, 24) * (0.4 + far / 400)
        tube(s, path, thick, rgb("#c8f0ff"), TRACE, 6)
        size = g.uniform(3.0, 7.5) * (0.7 + far / 600)
        tint = shades(("#7cc048", "#a8cc40", "#58a850")[j % 3], 1, 0.2, j)[0]
        ball(
            s,
            path[-1],
            (size * 0.8, size * 1.25, size * 0.8),
            tint,
            CELL,
            axis=path[-1] - path[-4],
            n=16,
        )


WIDE = (
    [
        (18, -134, -6),
        (64, -160, -8),
        (128, -152, -4),
        (180, -108, 2),
        (206, -40, 12),
        (214, 34, 20),
    ],
    [
        (-18, -134, -6),
        (-66, -166, -10),
        (-136, -166, -22),
        (-202, -122, -36),
        (-240, -50, -46),
        (-250, 24, -46),
    ],
)
"""Places of the antennules."""


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 8.0, "mid": 3.0, "main": 0.0, "near": 10.0}
    hero = Pose((232, 268, 0), (0.58, 0.70, 0.40), (-0.50, 0.46, 0.74), 1.16)
    animal(s, hero, WIDE)
    current(s, (146, 264, -10), 6)
    s.layer = "mid"
    animal(s, Pose((392, 668, 150), (-0.66, 0.5, 0.4), (0.2, 0.5, 0.8), 0.34), WIDE, 0.4, 2)
    s.layer = "far"
    animal(s, Pose((426, 70, 250), (0.8, 0.3, 0.4), (-0.3, 0.9, 0.3), 0.17), WIDE, 0.3, 4)
    animal(s, Pose((70, 650, 250), (0.3, 0.9, -0.3), (0.9, 0.1, 0.4), 0.22), WIDE, 0.3, 5)
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
        lamps=[(LAMP, "#fff4dc", 1.9), ((0.55, 0.2, 0.8), "#4aa8ff", 0.9)],
        top="#c6ecff",
        low="#0f3c78",
        ambient=0.5,
        rim="#f0fcff",
        rim_power=1.0,
        rim_low=0.12,
        crowd=0.7,
        density=0.5,
    )
    image = compose(s, lighting, ground, k, depth_blur=(-20.0, 1.4))
    image = f.dust(image, 30, "#e0f8ff", 7, strength=0.45)
    image = finish(image, f, foot_colour="#040f28", foot=0.4, vignette=0.35, bloom=0.15)
    return brushed(image, k, 1.1, 0.7)
