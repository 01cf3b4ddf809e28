"""Pieces of animals that are neither body nor coat: bills, eyes, feet, webs, whiskers, fins."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from .coat import taper
from .scene import SUBJECT, Look, Scene, sheet
from .vectors import Array, Frame, bump, colour, curve, mix, smooth, unit


def loft(
    sections: npt.ArrayLike,
    up: npt.ArrayLike = (0, 0, 1),
    count: int = 30,
    around: int = 20,
    square: float = 2.0,
) -> tuple[Array, npt.NDArray[np.int64]]:
    """A tube through rows of x, y, z, half width, half height; `square` over 2 has flat sides."""
    r = curve(sections, count)
    c = r[:, :3]
    ahead = unit(np.gradient(c, axis=0))
    u = np.asarray(up, float)
    u = unit(u - (ahead @ u)[:, None] * ahead)
    side = np.cross(ahead, u)
    th = np.linspace(0, 2 * np.pi, around + 1)[:-1]
    x = np.sign(np.cos(th)) * np.abs(np.cos(th)) ** (2 / square)
    y = np.sign(np.sin(th)) * np.abs(np.sin(th)) ** (2 / square)
    wide, high = np.maximum(r[:, 3:4], 0.001), np.maximum(r[:, 4:5], 0.001)
    p = c[:, None] + side[:, None] * (x * wide)[..., None] + u[:, None] * (y * high)[..., None]
    return p.reshape(-1, 3), sheet(count, around, closed=True)


@dataclass(frozen=True)
class Eye:
    """An eye: `radius` of the ball, how much of it the pupil is, and its colours."""

    radius: float
    iris: str = "#1a120c"
    pupil: float = 1.0
    ring: str = ""
    spark: float = 0.22
    """Radius of the highlight, in radii of the ball."""


def put_eye(
    scene: Scene,
    frame: Frame,
    place: npt.ArrayLike,
    axis: npt.ArrayLike,
    eye: Eye,
    light: npt.ArrayLike = (-0.35, -0.75, 0.55),
) -> None:
    """An eye looking along an axis (local to the frame); the light is a way in the world."""
    ax, c = unit(axis), np.asarray(place, float)
    r = eye.radius
    glass = Look(eye.iris, rough=0.08, shine=0.8)
    scene.ball(c, r, glass, frame=frame)
    if eye.ring:
        scene.ball(c - ax * r * 0.30, r * 1.10, Look(eye.ring, rough=0.5), frame=frame)
    if eye.pupil < 1:
        black = Look("#05070a", rough=0.06, shine=0.9)
        scene.ball(c + ax * r * (1.06 - eye.pupil), r * eye.pupil, black, frame=frame)
    toward = unit(np.asarray(light, float) @ frame.rows.T * 0.55 + ax * 0.75)
    spark = Look("#ffffff", glow=1.2)
    scene.ball(c + toward * r * 1.02, r * eye.spark, spark, frame=frame)


def whiskers(
    scene: Scene,
    frame: Frame,
    roots: Array,
    ways: Array,
    bends: Array,
    length: npt.ArrayLike,
    code: str = "#efeada",
    width: float = 0.0075,
) -> None:
    """Long stiff hairs from roots, each leaving one way and bending to another."""
    t = np.linspace(0, 1, 8)[None, :, None]
    a, b = unit(ways)[:, None], unit(bends)[:, None]
    long = np.broadcast_to(np.asarray(length, float), (len(roots),))[:, None, None]
    p = roots[:, None] + long * (a * t + (b - a) * 0.5 * t**2)
    look = Look(code, rough=0.5, glow=0.2)
    scene.strokes("whiskers", p, np.tile(taper(width, 8, 0.25), (len(p), 1)), look, None, frame)


def web(
    root: Array, tip: Array, other: Array, *, sag: float = 0.14, rows: int = 9, columns: int = 5
) -> tuple[Array, npt.NDArray[np.int64]]:
    """The skin between two toes."""
    q = np.linspace(0, 1, rows)[:, None, None]
    g = np.linspace(0, 1, columns)[None, :, None]
    edge = (tip - root) * q * 0.96 * (1 - g) + (other - root) * q * 0.96 * g
    p = root + edge * (1 - sag * q * q * np.sin(np.pi * g))
    return p.reshape(-1, 3), sheet(rows, columns)


def bird_foot(
    scene: Scene,
    frame: Frame,
    ankle: npt.ArrayLike,
    forward: npt.ArrayLike,
    down: npt.ArrayLike,
    size: float,
    look: Look,
    *,
    webbed: bool = False,
    spread: float = 32,
    thick: float = 0.11,
    curl: float = 0.15,
    claw: str = "#20180f",
    hind: float = 0.35,
) -> None:
    """Three toes forward, one small one back, with claws and perhaps webs."""
    a, f = np.asarray(ankle, float), unit(forward)
    d = np.asarray(down, float)
    d = unit(d - (d @ f) * f)
    side = np.cross(f, d)
    tips = []
    for k, share in ((-1, 0.88), (0, 1.0), (1, 0.88)):
        an = np.radians(spread * k)
        way = f * np.cos(an) + side * np.sin(an)
        long = size * share
        mid = a + way * long * 0.5 - d * size * 0.05
        tip = a + way * long + d * size * curl
        tips.append(tip)
        w = size * thick
        rows = [(*a, w, w), (*mid, w * 0.85, w * 0.85), (*tip, w * 0.45, w * 0.45)]
        v, faces = loft(rows, -d, 12, 10)
        scene.mesh("toe", v, faces, look, None, frame)
        end = tip + way * size * 0.14 + d * size * 0.10
        rows = [
            (*tip, w * 0.45, w * 0.45),
            (*(tip + way * size * 0.09), w * 0.3, w * 0.3),
            (*end, 0.002, 0.002),
        ]
        v, faces = loft(rows, -d, 8, 8)
        scene.mesh("claw", v, faces, Look(claw, rough=0.35), None, frame)
    if hind:
        tip = a - f * size * hind + d * size * curl
        w = size * thick * 0.7
        rows = [(*a, w, w), (*((a + tip) / 2), w * 0.8, w * 0.8), (*tip, w * 0.3, w * 0.3)]
        v, faces = loft(rows, -d, 8, 8)
        scene.mesh("toe", v, faces, look, None, frame)
    if webbed:
        for p, q in ((0, 1), (1, 2)):
            v, faces = web(a, tips[p], tips[q])
            thin = Look(look.code, rough=0.5, thin=0.35)
            scene.mesh("web", v, faces, thin, None, frame)


def blade(
    base: npt.ArrayLike,
    way: npt.ArrayLike,
    wide: npt.ArrayLike,
    profile: npt.ArrayLike,
    thick: float = 0.03,
    sweep: float = 0.0,
    bend: npt.ArrayLike = (0, 0, 0),
    count: int = 22,
) -> tuple[Array, npt.NDArray[np.int64]]:
    """A flat limb like a flipper or fin: `profile` is its half width from base to tip."""
    b, d, w = np.asarray(base, float), unit(way), unit(wide)
    length = float(np.linalg.norm(np.asarray(way, float)))
    n = np.cross(d, w)
    t = np.linspace(0, 1, count)
    half = np.interp(t, np.linspace(0, 1, len(np.asarray(profile))), np.asarray(profile, float))
    th = np.linspace(0, 2 * np.pi, 17)[:-1]
    middle = (
        b
        + d * (t * length)[:, None]
        - w * (sweep * length * t**2)[:, None]
        + np.asarray(bend, float) * (t**2)[:, None]
    )
    flat = (np.sin(th) * thick)[None] * np.sqrt(np.clip(1 - t**2, 0.02, 1))[:, None]
    p = middle[:, None] + w * (np.cos(th)[None] * half[:, None])[..., None] + n * flat[..., None]
    return p.reshape(-1, 3), sheet(count, len(th), closed=True)


@dataclass(frozen=True)
class FishLook:
    """The colours of a small fish that is hunted or carried."""

    back: str = "#3d6470"
    side: str = "#cfd8d2"
    belly: str = "#f2f0e4"
    fin: str = "#8fa6a6"
    bars: str = ""
    depth: float = 0.11
    """Half its height, in lengths."""


def small_fish(
    scene: Scene,
    place: npt.ArrayLike,
    forward: npt.ArrayLike,
    up: npt.ArrayLike,
    length: float,
    fish: FishLook,
    bend: float = 0.12,
    kind: int = SUBJECT,
) -> None:
    """A whole little fish: body, tail, fins, eye."""
    frame = Frame.looking(place, forward, up, length)
    y = np.linspace(-0.42, 0.5, 30)
    h = fish.depth * np.interp(
        y, [-0.42, -0.3, 0, 0.25, 0.42, 0.5], [0.22, 0.36, 0.95, 1, 0.62, 0.1]
    )
    x = bend * np.cos((y + 0.1) * 4.2) * (0.5 - y)
    rows = np.c_[x, y, y * 0, h * 0.5, h]
    v, faces = loft(rows, count=40, around=24)
    z = v[:, 2] / fish.depth
    c = mix(np.tile(colour(fish.side), (len(v), 1)), colour(fish.back), smooth(0.15, 0.6, z))
    c = mix(c, colour(fish.belly), smooth(-0.2, -0.6, z))
    if fish.bars:
        bars = sum(bump(v[:, 1], m, 0.03) for m in np.linspace(-0.3, 0.25, 6))
        c = mix(c, colour(fish.bars), bars * smooth(-0.5, 0.1, z) * 0.8)
    c = mix(c, colour(fish.back), bump(v[:, 1], 0.30, 0.012) * 0.5)
    scene.mesh("fish", v, faces, Look(rough=0.28, shine=0.6), c, frame, kind)
    fin = Look(fish.fin, rough=0.5, thin=0.4)
    xt = float(x[0])
    for s in (1, -1):
        v, faces = blade(
            (xt, -0.41, 0),
            (0.06 * bend, -0.18, 0.11 * s),
            (0, 0.4, -s),
            [0.02, 0.045, 0.05, 0.03, 0.004],
            0.006,
        )
        scene.mesh("fin", v, faces, fin, None, frame, kind)
        v, faces = blade(
            (0.05 * s, 0.22, -0.03),
            (0.07 * s, -0.13, -0.05),
            (0, 0.3, 1),
            [0.015, 0.03, 0.035, 0.01],
            0.004,
        )
        scene.mesh("fin", v, faces, fin, None, frame, kind)
        eye = Look("#f0ead0", rough=0.2)
        scene.ball((0.03 * s, 0.40, 0.02), (0.022, 0.024, 0.024), eye, None, frame, kind)
        scene.ball(
            (0.04 * s, 0.402, 0.02),
            (0.015, 0.013, 0.013),
            Look("#06080a", rough=0.1),
            None,
            frame,
            kind,
        )
    mid = float(np.interp(0.0, y, x))
    v, faces = blade(
        (mid, 0.05, fish.depth * 0.8),
        (0, -0.10, 0.11),
        (0, 1, 0.1),
        [0.11, 0.09, 0.06, 0.02],
        0.006,
    )
    scene.mesh("fin", v, faces, fin, None, frame, kind)
    v, faces = blade(
        (mid, -0.18, -fish.depth * 0.6),
        (0, -0.08, -0.08),
        (0, 1, -0.2),
        [0.07, 0.05, 0.03, 0.01],
        0.006,
    )
    scene.mesh("fin", v, faces, fin, None, frame, kind)
