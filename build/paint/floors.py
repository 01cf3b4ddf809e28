"""Bottoms of the sea and what stands on them: sand, gravel, clay, mussels, timber, reed."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from .scene import PROP, Look, Scene, globe, sheet
from .vectors import Array, bump, colour, curve, mix, ripple, smooth, turn, unit

Relief = Callable[[Array, Array], Array]


def floor(
    scene: Scene,
    level: float,
    relief: Relief,
    code: str,
    top: str,
    seed: int,
    *,
    hollow: str = "",
    grain: float = 0.10,
    rough: float = 0.8,
    span: float = 0.06,
) -> None:
    """A bottom from the horizon to the lower edge; `relief` is its height at (x, y) in the world.

    Its colour goes from `code` in the troughs to `top` on the crests, which are `span` high.
    """
    first = max(scene.horizon + 2.0, -25.0)
    py = np.linspace(0, 1, scene.count(460)) ** 1.4 * (800 - first) + first
    gx, gy = np.meshgrid(np.linspace(-90, 570, scene.count(420)), py)
    p = scene.ground(gx, gy, level)
    z = relief(p[..., 0], p[..., 1]) * smooth(26, 6, np.abs(p[..., 1]))
    p[..., 2] += z
    flat = np.stack([p[..., 0], p[..., 1], 0 * z], -1)
    c = mix(np.broadcast_to(colour(code), p.shape), colour(top), smooth(-span, span, z))
    if hollow:
        c = mix(c, colour(hollow), smooth(-0.5 * span, -1.6 * span, z) * 0.8)
    c = c * (1 + grain * (ripple(flat, 7, seed) + 0.8 * ripple(flat, 31, seed + 1)))[..., None]
    c = c * (1 + 0.5 * grain * np.random.default_rng(seed).normal(size=z.shape))[..., None]
    scene.mesh(
        "floor", p.reshape(-1, 3), sheet(*z.shape), Look(rough=rough, shine=0.15),
        np.clip(c, 0.003, 1).reshape(-1, 3), kind=PROP,
    )  # fmt: skip


def hills(*scales: tuple[float, float], seed: int = 3) -> Relief:
    """Smooth unevenness: (height, frequency) of each scale."""

    def relief(x: Array, y: Array) -> Array:
        flat = np.stack([x, y, 0 * x], -1)
        return np.asarray(sum(h * ripple(flat, f, seed + i) for i, (h, f) in enumerate(scales)))

    return relief


def pebbles(
    scene: Scene,
    level: float,
    spots: Array,
    codes: list[str],
    seed: int,
    *,
    flat: float = 0.55,
    growth: str = "",
    relief: Relief | None = None,
    wet: float = 0.35,
) -> None:
    """Worn stones on a bottom: rows of pixel x, pixel y, radius in units."""
    random = np.random.default_rng(seed)
    points, faces, tints, start = [], [], [], 0
    for px, py, r in spots:
        v, f = globe(26 if r > 0.16 else 16 if r > 0.07 else 9)
        d = np.ones(len(v))
        for _ in range(random.integers(5, 9)):
            n = unit(random.normal(size=3))
            d = np.minimum(d, random.uniform(0.72, 0.95) / np.maximum(v @ n, 0.05))
        d = d * (1 + 0.05 * ripple(v, 3, int(random.integers(1e6))))
        a = random.uniform(0, np.pi)
        p = v * d[:, None] * [1, random.uniform(0.62, 0.95), flat * random.uniform(0.75, 1.25)] * r
        p = turn(p, np.array([0, 0, 1.0]), np.full(len(p), np.degrees(a)))
        p = turn(p, unit(random.normal(size=3)), np.full(len(p), random.normal() * 10))
        at = scene.ground(px, py, level)
        up = 0.0 if relief is None else float(relief(at[:1], at[1:2])[0])
        p = p + at + [0, 0, up + 0.28 * flat * r]
        base = colour(codes[random.integers(len(codes))]) * random.uniform(0.75, 1.2)
        c = np.tile(base, (len(v), 1))
        c = (
            c
            * (
                1
                + 0.10 * ripple(v, 9, int(random.integers(1e6)))
                + 0.06 * random.normal(size=len(v))
            )[:, None]
        )
        if random.uniform() < 0.18:  # a pale vein
            n = unit(random.normal(size=3))
            c = mix(
                c,
                base * 1.9 + 0.05,
                bump(v @ n + 0.05 * ripple(v, 5, 3), random.uniform(-0.4, 0.4), 0.05) * 0.8,
            )
        if growth:
            patch = smooth(0.2, 0.9, ripple(v, 3.5, int(random.integers(1e6)))) * smooth(
                0.0, 0.5, v[:, 2]
            )
            c = mix(c, colour(growth), patch * 0.75)
        c = c * (0.45 + 0.55 * smooth(-0.7, 0.1, v[:, 2]))[:, None]
        points.append(p)
        faces.append(f + start)
        tints.append(c)
        start += len(v)
    scene.mesh(
        "pebbles", np.concatenate(points), np.concatenate(faces), Look(rough=0.65, shine=wet),
        np.clip(np.concatenate(tints), 0.003, 1), kind=PROP,
    )  # fmt: skip


def strewn(
    count: int,
    sizes: tuple[float, float],
    rows: tuple[float, float],
    seed: int,
    dense: Callable[[Array, Array], Array] | None = None,
) -> Array:
    """Places for pebbles: as many near as far, few large; rows of (pixel x, pixel y, radius).

    `dense` says how many of them stay at a pixel, 0 to 1.
    """
    random = np.random.default_rng(seed)
    y = rows[0] + (rows[1] - rows[0]) * random.uniform(size=count) ** 0.8
    x = random.uniform(-60, 540, count)
    r = sizes[0] + (sizes[1] - sizes[0]) * random.uniform(size=count) ** 3.2
    found = np.stack([x, y, r], -1)
    if dense is not None:
        found = found[dense(x, y) > random.uniform(size=count)]
    return found[np.argsort(found[:, 1])]


def mussels(
    scene: Scene,
    places: Array,
    sizes: Array,
    seed: int,
    code: str = "#1c2440",
    pale: str = "#6a7aa6",
    bed: str = "#4a3a24",
    *,
    upright: float = 0.5,
    rings: float = 0.12,
) -> None:
    """Blue mussels among each other at places of the world, point down or lying on a side.

    `upright` is the share of those that stand, `rings` how clear the lines of growth are.
    """
    random = np.random.default_rng(seed)
    rows, around = 26, 28
    t, th = np.linspace(0, 1, rows), np.linspace(0, 2 * np.pi, around + 1)[:-1]
    at = [0, 0.04, 0.12, 0.35, 0.65, 0.85, 0.95, 1]
    half = 0.25 * np.interp(t, at, [0.02, 0.26, 0.52, 0.86, 1.0, 0.88, 0.60, 0.03])
    deep = 0.12 * np.interp(t, at, [0.05, 0.36, 0.70, 1.0, 0.85, 0.52, 0.30, 0.02])
    x = 0.06 * np.sin(t * 3.0)[:, None] + half[:, None] * np.cos(th)
    z = deep[:, None] * np.sin(th)
    y = (t - 0.3)[:, None] + 0 * th
    shell = np.stack([x, y, z], -1)
    reach = np.hypot(y + 0.3, 0.8 * np.cos(th) * half[:, None])
    faces = sheet(rows, around, closed=True)
    points, joined, tints = [], [], []
    for i, (place, size) in enumerate(zip(places, sizes, strict=True)):
        stands = random.uniform() < upright
        rise = random.uniform(0.5, 1.1) if stands else random.uniform(-0.1, 0.25)
        long = unit([random.normal() * 0.7, random.normal() * 0.5 - 0.2, rise])
        lies = [random.normal() * 0.3, random.normal() * 0.3 - 0.3, 1.0]
        side = random.normal(size=3) if stands else np.cross(lies, long)
        face = unit(np.cross(long, side))
        frame = np.array([np.cross(long, face), long, face])
        lines = 0.5 + 0.5 * np.sin(reach * random.uniform(30, 48) + random.uniform(0, 6))
        worn = smooth(0.34, 0.02, reach)
        base = np.broadcast_to(colour(code), shell.shape)
        c = mix(base, colour(pale), np.clip(lines * rings + 0.45 * worn, 0, 1))
        c = mix(c, colour(bed), smooth(0.95, 1.02, reach) * 0.5)
        grown = ripple(shell * [6, 3, 6], 1.0, seed + i)
        c = mix(c, colour(bed), smooth(0.5, 1.3, grown + random.normal() * 0.3) * 0.7)
        points.append((shell @ frame * size + place).reshape(-1, 3))
        tints.append((c * random.uniform(0.6, 1.3)).reshape(-1, 3))
        joined.append(faces + i * rows * around)
    scene.mesh(
        "mussels", np.concatenate(points), np.concatenate(joined), Look(rough=0.34, shine=0.45),
        np.clip(np.concatenate(tints), 0.003, 1), kind=PROP,
    )  # fmt: skip


def timber(
    scene: Scene, points: Array, wide: float, high: float, code: str, pale: str, seed: int,
    *, up: tuple[float, float, float] = (0, 0, 1), growth: str = "", rot: float = 0.03,
    square: float = 6.0,
) -> None:  # fmt: skip
    """An old beam or post along a line: grain, cracks, worn edges, perhaps a green coat."""
    n, around = 220, 64
    c = curve(points, n)
    ahead = unit(np.gradient(c, axis=0))
    u = np.asarray(up, float)
    u = unit(u - (ahead @ u)[:, None] * ahead)
    side = np.cross(ahead, u)
    th = np.linspace(0, 2 * np.pi, around, endpoint=False)
    x = np.sign(np.cos(th)) * np.abs(np.cos(th)) ** (2 / square)
    y = np.sign(np.sin(th)) * np.abs(np.sin(th)) ** (2 / square)
    t = np.linspace(0, 1, n)[:, None]
    long = float(np.linalg.norm(np.diff(c, axis=0), axis=1).sum())
    local = np.stack([t * long + 0 * th, 0 * t + x * wide, 0 * t + y * high], -1)
    grain = ripple(local * [0.6, 16, 16], 1.0, seed) + 0.6 * ripple(
        local * [1.2, 40, 40], 1.0, seed + 1
    )
    crack = bump(ripple(local * [0.35, 9, 9], 1.0, seed + 2), 0, 0.10)
    worn = (
        rot
        * (0.35 * grain - 1.4 * crack + 1.1 * ripple(local, 1.6, seed + 3))
        * min(wide, high)
        * 4
    )
    ends = np.sqrt(np.clip(1 - np.abs(2 * t - 1) ** 60, 0.0, 1))
    p = c[:, None] + side[:, None] * ((x * (wide + worn)) * ends)[..., None]
    p = p + u[:, None] * ((y * (high + worn)) * ends)[..., None]
    tint = mix(np.broadcast_to(colour(code), p.shape), colour(pale), smooth(-1.0, 1.4, grain))
    tint = tint * (1 - 0.75 * crack)[..., None]
    if growth:
        patch = smooth(-0.1, 0.8, ripple(local, 2.2, seed + 6)) * smooth(-0.3, 0.7, y + 0 * t)
        tint = mix(tint, colour(growth), patch * 0.8)
    scene.mesh(
        "timber", p.reshape(-1, 3), sheet(n, around, closed=True), Look(rough=0.75, shine=0.2),
        np.clip(tint, 0.003, 1).reshape(-1, 3), kind=PROP,
    )  # fmt: skip


def stems(
    scene: Scene, roots: Array, height: float, width: float, code: str, old: str, seed: int,
    lean: tuple[float, float] = (0.12, 0.0), leaves: float = 0.5,
) -> None:  # fmt: skip
    """Reed in the water: jointed stems with sheaths, some old and broken, a few long leaves."""
    random = np.random.default_rng(seed)
    t = np.linspace(0, 1, 60)
    th = np.linspace(0, 2 * np.pi, 13)[:-1]
    for root in roots:
        tall = height * random.uniform(0.75, 1.1)
        w = width * random.uniform(0.75, 1.25)
        tint = mix(
            colour(code), colour(old), float(random.uniform() < 0.35) * random.uniform(0.5, 1)
        )
        tint = tint * random.uniform(0.75, 1.2)
        sway = random.normal(size=2) * 0.10
        middle = root + np.stack(
            [
                (lean[0] + sway[0]) * tall * t**1.5,
                (lean[1] + sway[1]) * tall * t**1.5,
                tall * t,
            ],
            -1,
        )
        joint = (t * tall / 0.85 + random.uniform()) % 1.0
        thick = w * (1 - 0.35 * t) * (1 + 0.16 * bump(joint, 0.5, 0.03))
        p = middle[:, None] + thick[:, None, None] * np.stack([np.cos(th), np.sin(th), 0 * th], -1)
        c = (
            np.broadcast_to(tint, p.shape)
            * (1 - 0.35 * bump(joint, 0.53, 0.02) + 0.15 * bump(joint, 0.44, 0.05))[:, None, None]
        )
        c = c * (1 + 0.08 * ripple(p * [18, 18, 1.5], 1.0, int(random.integers(1e6))))[..., None]
        scene.mesh(
            "stem", p.reshape(-1, 3), sheet(60, 12, closed=True), Look(rough=0.45, shine=0.3),
            np.clip(c, 0.003, 1).reshape(-1, 3), kind=PROP,
        )  # fmt: skip
        for _ in range(random.poisson(leaves)):
            at = random.integers(18, 52)
            way = unit([random.normal() + 0.6, random.normal() * 0.6, 0.5])
            long = random.uniform(0.7, 1.5)
            u = np.linspace(0, 1, 24)[:, None]
            line = middle[at] + long * (way * u + np.array([0.25, 0, -0.35]) * u**2)
            side = unit(np.cross(way, [0, 0, 1.0]) + 0.4 * random.normal(size=3))
            half = 0.055 * np.sqrt(u + 0.03) * (1 - u) ** 0.7 * 1.7
            leaf = line[:, None] + side * (half * np.linspace(-1, 1, 5))[..., None]
            scene.mesh("leaf", leaf.reshape(-1, 3), sheet(24, 5), Look(rough=0.5, thin=0.45),
                       np.repeat(np.clip(tint * 1.1, 0, 1)[None], 120, 0), kind=PROP)  # fmt: skip
