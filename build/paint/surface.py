"""The surface of the sea, painted from the slopes of its waves: sky, depth, sun and mirror image.

`pond` models the water; `water` paints it. What floats is mirrored point by point at the level of
the water, so an image always hangs on the hull that it belongs to.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from .brush import Image, Shot, blur, ink, over, painted, screen
from .props import Swell, wave_height
from .scene import PROP, SEA, SUBJECT, Look, Scene, sheet
from .vectors import Array, Frame, colour, smooth, unit

if TYPE_CHECKING:
    from .scenery import Stops


@dataclass(frozen=True)
class Hull:
    """What lies in the water: a frame at the level of the water, and its outline there."""

    frame: Frame
    half_width: float
    half_length: float
    forward: float = 0.0
    """How far the middle of the outline lies ahead of the frame."""
    wake: float = 1.0
    """How strong the rings are that spread from it."""


@dataclass(frozen=True)
class Surface:
    """The colours of a water surface."""

    sky: Stops
    """What is mirrored, from the horizon (0) to straight above (1)."""
    deep: str
    """What is seen where one looks into the water."""
    crest: str
    """The light that comes through the waves."""
    far: str
    """The colour into which the sea goes at the horizon."""
    sun: tuple[float, float] = (-12.0, 14.0)
    """Where the sun stands: degrees to the right of straight ahead, and above the horizon."""
    sun_code: str = "#fff2c8"
    glitter: float = 0.6
    tight: float = 60.0
    """Large for a narrow path of light."""
    chop: float = 0.05
    """The slope of ripples finer than the waves of the model."""
    mirror: float = 0.8
    soft: float = 1.6
    """How far slopes are smoothed, in pixels of the card: more is calmer and more painted."""
    haze: float = 18.0
    """How far below the horizon the haze reaches, in pixels of the card."""
    shore: float = 0.0
    """How far down the background stands in the water's mirror, in pixels of the card."""


def pond(scene: Scene, level: float, swell: Swell, hulls: list[Hull], bob: float = 0.011) -> None:
    """The water: a mesh as fine as the picture, calmer around hulls, with rings round them."""
    top = max(scene.horizon + 0.6, -60.0)
    py = np.linspace(0, 1, scene.count(760)) ** 1.35 * (860 - top) + top
    px = np.linspace(-90, 570, scene.count(520))
    gx, gy = np.meshgrid(px, py)
    p = scene.ground(gx, gy, level)
    cell = np.abs(np.gradient(p[..., 1], axis=0)) + 0.012
    z = wave_height(swell, p[..., 0], p[..., 1], cell * 3)
    for h in hulls:
        q = h.frame.local(p)
        x, y = q[..., 0] / h.half_width, (q[..., 1] - h.forward) / h.half_length
        r = np.hypot(x, y)
        out = (r - 1) * min(h.half_width, h.half_length) * h.frame.scale * 1.6
        z = z * (1 - 0.8 * smooth(1.3, 0.2, out))
        long = 0.19 * h.frame.scale
        fade = np.exp(-np.clip(out, 0, None) / (2.2 * long)) * smooth(-0.3, 0.0, out)
        lean = 1 + 0.35 * np.sin(3 * np.arctan2(y, x) + 1.0)
        wave = np.cos(2 * np.pi * out / long * (0.9 + 0.1 * lean))
        z = z + bob * h.wake * h.frame.scale * lean * fade * wave
    p[..., 2] += z
    c = np.broadcast_to(colour("#23606a"), p.shape)
    look = Look(rough=0.3, shine=0.3)
    scene.mesh("sea", p.reshape(-1, 3), sheet(*gx.shape), look, c.reshape(-1, 3), kind=SEA)


def colours_at(stops: Stops, share: Array | Image) -> Image:
    """Colours of stops at shares from 0 to 1."""
    places = [s[0] for s in stops]
    c = np.array([ink(s[1]) for s in stops])
    return np.stack([np.interp(share, places, c[:, k]) for k in range(3)], -1).astype(np.float32)


def sight(shot: Shot, camera: Scene) -> Image:
    """The way one looks at each pixel."""
    a = np.radians(camera.tilt)
    eye = np.array([0, -np.cos(a), np.sin(a)]) * camera.distance
    return np.asarray(unit(shot.passes["pos"][..., :3] - eye), np.float32)


def slopes(shot: Shot, chop: float, seed: int = 3) -> Image:
    """The normals of the rendered surfaces, with ripples added on the sea."""
    n = shot.passes["nor"][..., :3]
    p = shot.passes["pos"]
    random = np.random.default_rng(seed)
    x, y = p[..., 0], p[..., 1]
    near = 1 / (1 + (np.clip(y + 3, 0, None) / 6) ** 1.5)
    tilt = np.zeros((*x.shape, 3), np.float32)
    for _ in range(14):
        f = 2 * np.pi / (0.09 * 7 ** random.uniform())
        a = np.radians(90 + 55 * random.normal())
        bent = f * (x * np.cos(a) + y * np.sin(a)) + random.uniform(0, 6.3)
        bent = bent + 1.4 * np.sin(0.31 * f * (x * np.sin(a) - y * np.cos(a)) + bent * 0.13)
        s = np.cos(bent) * chop * near * 0.38
        tilt[..., 0] -= s * np.cos(a)
        tilt[..., 1] -= s * np.sin(a)
    return np.asarray(unit(n + tilt), np.float32)


def hanging(shot: Shot, image: Image, camera: Scene, level: float) -> tuple[Image, Image]:
    """The mirror image below a level: colours, and how much of each pixel it covers."""
    h, w = shot.size
    k = shot.scale
    pos = shot.passes["pos"][..., :3]
    found = (
        np.isin(shot.passes["kind"], (SUBJECT, PROP))
        & (shot.alpha > 0.5)
        & (pos[..., 2] > level - 0.02)
    )
    points = pos[found].astype(float)
    points[:, 2] = 2 * level - points[:, 2]
    order = np.argsort(-points[:, 1], kind="stable")
    place = (camera.projected(points[order]) * k).astype(int)
    seen = ((place >= 0) & (place < [w, h])).all(1)
    place, tints = place[seen], image[found][order][seen]
    flat = np.zeros((h, w, 3), np.float32)
    full = np.zeros((h, w), np.float32)
    flat[place[:, 1], place[:, 0]] = tints
    full[place[:, 1], place[:, 0]] = 1
    size = 1.5 * max(1.0, k)
    soft = blur(full, size)
    rgb = blur(flat, (size, size, 0)) / np.maximum(soft, 1e-3)[..., None]
    return rgb, np.asarray(np.clip(soft * 1.9, 0, 1), np.float32)


def water(
    shot: Shot, background: Image, subject: Image, camera: Scene, level: float, look: Surface
) -> Image:
    """The sea on its background; `subject` has all that is mirrored, lit."""
    h, w = shot.size
    k = shot.scale
    x, y = shot.xy
    wet = shot.kind(SEA)
    n, v = slopes(shot, look.chop), sight(shot, camera)
    wet_only = (shot.passes["kind"] == SEA).astype(np.float32)[..., None]
    size = (look.soft * k, look.soft * k, 0)
    n = blur(n * wet_only, size) / np.maximum(blur(wet_only, size), 1e-3)
    n = np.where(np.linalg.norm(n, axis=-1, keepdims=True) > 0.1, n, [0.0, 0.0, 1.0])
    n = np.asarray(unit(n), np.float32)
    face = np.clip(-(v * n).sum(-1), 0.01, 1)
    away = v + 2 * face[..., None] * n
    fresnel = np.clip(0.05 + 0.95 * (1 - face) ** 3.4, 0, 1)
    rise = np.arcsin(np.clip(np.abs(away[..., 2]), 0, 1)) / (np.pi / 2)
    top = shot.height - level
    high = float(np.percentile(np.abs(top[wet > 0.9]), 95)) if (wet > 0.9).any() else 1.0
    through = 0.75 * smooth(-0.8, 1.4, top / max(high, 1e-3)) * smooth(0.05, 0.55, face)
    body = ink(look.deep) * (1 - through[..., None]) + ink(look.crest) * through[..., None]
    image = painted(over(body, colours_at(look.sky, rise), fresnel), 2.4, k, 0.75)
    rgb, full = hanging(shot, subject, camera, level)
    flat = np.array([0.0, 0.0, 1.0], np.float32)
    lean = (n - flat)[..., :2]
    if look.shore:
        image = _shore(shot, image, background, lean, camera.horizon, look.shore)
    mine = (shot.passes["kind"] == SUBJECT) & (shot.alpha > 0.5)
    behind = float(np.median(shot.depth[mine])) if mine.any() else 0.0
    reach = np.clip(behind - shot.depth + 0.35, 0.05, 3.0)
    sx = x + 90 * lean[..., 0] * reach
    sy = y - 80 * lean[..., 1] * reach
    columns = np.clip((sx * k).astype(int), 0, w - 1)
    rows = np.clip((sy * k).astype(int), 0, h - 1)
    share = full[rows, columns] * look.mirror * (0.7 + 0.3 * fresnel)
    image = over(image, rgb[rows, columns] * 0.86 + ink(look.deep) * 0.10, share)
    image = painted(image, 1.8, k, 0.7)
    a, e = np.radians(look.sun)
    toward = np.array([np.sin(a) * np.cos(e), np.cos(a) * np.cos(e), np.sin(e)], np.float32)
    spark = np.exp(look.tight * (np.clip(away @ toward, -1, 1) - 1)) * (1 - 0.85 * full)
    image = screen(image, ink(look.sun_code), np.clip(spark * look.glitter, 0, 1))
    far = np.exp(-np.clip(y - camera.horizon, 0, None) / look.haze)
    image = over(image, ink(look.far), far)
    below = np.maximum(wet, (shot.kind(SUBJECT) + shot.kind(PROP)) * (y > camera.horizon))
    return over(background, image, below)


def _shore(
    shot: Shot, image: Image, background: Image, lean: Image, horizon: float, reach: float
) -> Image:
    """What stands behind the water, upside down in it and drawn out by the waves."""
    h, w = shot.size
    k = shot.scale
    x, y = shot.xy
    below = np.clip(y - horizon, 0, None)
    up = horizon - 1 - below * 0.8 - 30 * lean[..., 1]
    rows = np.clip((up * k).astype(int), 0, h - 1)
    columns = np.clip(((x + 40 * lean[..., 0]) * k).astype(int), 0, w - 1)
    seen = blur(background, (2.0 * k, 0.6 * k, 0))[rows, columns]
    return over(image, seen * 0.86, 0.9 * np.exp(-((below / reach) ** 2)))


def waterline(shot: Shot, image: Image, level: float, deep: str) -> Image:
    """A dark wet line where the hull goes under, with a thin light edge below it."""
    k = shot.scale
    body, wet = shot.kind(SUBJECT), shot.kind(SEA)
    mine = (shot.passes["kind"] == SUBJECT) & (shot.alpha > 0.5)
    behind = float(np.median(shot.depth[mine])) if mine.any() else 0.0
    wet = wet * smooth(2.0, 0.7, shot.depth - behind)
    low = smooth(0.075, 0.0, shot.height - level) * body
    image = over(image, ink(deep), 0.62 * low)
    below = np.clip(blur(body, 3.2 * k) * 1.7, 0, 1) * wet
    up = np.roll(body, round(3.5 * k), 0)
    image = over(
        image, ink(deep), 0.55 * np.clip(below * 0.6 + 0.6 * blur(up, 1.4 * k), 0, 1) * wet
    )
    edge = np.clip(blur(np.roll(body, round(1.2 * k), 0) * wet, 0.7 * k), 0, 1)
    broken = smooth(-0.2, 0.5, np.sin(shot.xy[0] * 0.21) + np.sin(shot.xy[0] * 0.083 + 2.0))
    return screen(image, ink("#f4fbff"), 0.30 * edge * broken)
