"""Flounder: lifts its head from rippled sand that runs off its back, both eyes on the upper side.

Landmarks in body lengths: it lies on its left side; right eye 0.105 and the eye that has wandered over the
edge 0.125, close together; small crooked mouth; dorsal fin from the eyes to the root of the tail 0.95,
anal fin from 0.24; side line with a low bend over the pectoral fin 0.29; rough along the side line and the
roots of the fins; olive-brown with a few dull orange spots, the lower side white.
"""

from __future__ import annotations

import numpy as np
from paint.brush import Image, Shot, Tones, ink, noise, over
from paint.fish import (
    Course,
    EyeInk,
    FinInk,
    Fish,
    Gills,
    Mouth,
    Places,
    Shape,
    blots,
    side_line,
    speckle,
)
from paint.floors import floor, pebbles, sand_ripples, strewn
from paint.scene import SUBJECT, Look, Scene
from paint.vectors import Array, colour, mix, smooth
from paint.waters import Water, drowned, submerged

SHAPE = Shape(
    top=((0, 0.030), (0.05, 0.085), (0.12, 0.135), (0.22, 0.190), (0.36, 0.232), (0.50, 0.232), (0.66, 0.180), (0.80, 0.106), (0.92, 0.056), (1, 0.052)),
    bottom=((0, -0.030), (0.05, -0.070), (0.12, -0.125), (0.22, -0.190), (0.36, -0.236), (0.50, -0.230), (0.66, -0.176), (0.80, -0.104), (0.92, -0.054), (1, -0.052)),
    wide=((0, 0.020), (0.06, 0.034), (0.14, 0.046), (0.30, 0.056), (0.50, 0.054), (0.75, 0.036), (0.92, 0.020), (1, 0.008)),
    blunt=0.045,
    mouth_level=-0.012,
    square=((0, 2.1), (0.2, 1.85), (0.7, 1.8), (1, 2)),
)  # fmt: skip
JAW = Mouth(((0, -0.012), (0.03, -0.020), (0.062, -0.042)), gape=4, lip=0.0048, inside="#3a2620")
COVER = Gills(
    ((-1, 0.17), (-0.5, 0.235), (-0.1, 0.272), (0.2, 0.270), (0.5, 0.235), (1, 0.16)),
    0.006,
    0.62,
    0.45,
)
LINE = ((0.27, 0.16), (0.33, 0.16), (0.40, 0.03), (0.5, 0.0), (1.0, 0.0))
EYES = ((0.122, -0.010), (0.142, 0.070))


def relief(place: Places) -> Array:
    """Mounds of the eyes, rough prickles, soft muscle blocks."""
    right = (place.x > 0) * 1.0
    rise = np.zeros(place.s.shape)
    for s, z in EYES:
        rise += 0.026 * smooth(0.056, 0.014, place.away(s, z)) * right
    rough = np.clip(place.noise(160, 4), 0, 2) * (
        side_line(place, LINE, 0.016)
        + smooth(0.80, 0.92, np.abs(place.height)) * smooth(0.15, 0.25, place.s)
    )
    rise += 0.0022 * rough * right
    blocks = np.abs(np.sin(34 * (place.s + 0.30 * np.abs(place.height) ** 1.3)))
    rise += 0.0016 * blocks * smooth(0.30, 0.42, place.s) * smooth(0.98, 0.9, place.s) * right
    return rise


def tint(place: Places) -> Array:
    """Sand and olive, clouds of dark, orange spots; white below."""
    n = place.noise(13, 3) + 0.6 * place.noise(30, 4)
    c = mix(
        np.broadcast_to(colour("#6f6540"), (*n.shape, 3)), colour("#3a3a22"), smooth(-0.3, 1.2, n)
    )
    c = mix(c, colour("#94865a"), smooth(0.3, 1.5, -n) * 0.65)
    fine = place.noise(75, 5) + 0.6 * place.noise(140, 6)
    c = mix(c, colour("#2e2f1c"), smooth(0.6, 1.4, fine) * 0.55)
    c = mix(c, colour("#d4c493"), smooth(0.9, 1.7, -fine) * 0.6)
    dots = blots(place, 44, (0.009, 0.015), ((0.24, 0.90), (-0.80, 0.80)), 21)
    c = mix(c, colour("#3a321c"), np.clip(dots * 1.2, 0, 1) * 0.35)
    core = blots(place, 44, (0.0065, 0.011), ((0.24, 0.90), (-0.80, 0.80)), 21)
    c = mix(c, colour("#a8602e"), core * 0.75)
    c = c * (1 - 0.45 * side_line(place, LINE, 0.0040))[..., None]
    c = mix(
        c, colour("#c9b98c"), side_line(place, tuple((s, h + 0.022) for s, h in LINE), 0.003) * 0.5
    )
    c = mix(c, colour("#ece4d4"), smooth(0.002, -0.008, place.x))
    return speckle(c, place, 0.05, 60, 5)


def bars(a: Array, b: Array) -> Array:
    """Dusky clouds along the fin."""
    return np.asarray(smooth(0.0, 0.8, np.sin(a * 44) + 0.6 * np.sin(a * 17 + b * 4)) * 0.6)


FIN = FinInk("#574f2e", "#7d7046", "#a89a6c", clear=0.10, thin=0.4, spots="#453c22", pattern=bars)


def flounder(scene: Scene, course: Course) -> None:
    """The fish."""
    fish = Fish(scene, course, SHAPE)
    fish.body(tint, relief, JAW, COVER, None, Look(rough=0.42, shine=0.4), end="#564d30")
    for s, z in EYES:
        x = SHAPE.side_at(s, z) + 0.025
        fish.eye_at(
            (s, x, z),
            (-0.25, 1.0, 0.18 if z > 0.02 else -0.12),
            0.030,
            EyeInk("#c79a3e", "#2b2412", "#5d4a20", "#f0d07c", 0.46, 0.62, 0.16, 1.2),
        )
    high = lambda t: 0.030 + 0.062 * np.sin(np.pi * np.clip(t, 0, 1)) ** 0.8
    steps = np.linspace(0, 1, 9)
    fish.ridge(
        "dorsal",
        0.115,
        0.945,
        [(t, float(high(t**0.9)) if t < 0.99 else 0.012, 0.030 + 0.02 * t) for t in steps],
        58,
        FIN,
        wave=(0.22, 3.2, 0.4),
        bow=0.10,
        notch=0.10,
    )
    fish.ridge(
        "anal",
        0.235,
        0.945,
        [(t, float(high(t**0.8)) if t < 0.99 else 0.012, 0.030 + 0.02 * t) for t in steps],
        41,
        FIN,
        below=True,
        wave=(0.22, 2.8, 1.2),
        bow=0.10,
        notch=0.10,
    )
    fish.pair(
        "pectoral",
        [(0.278, 0.058, 0.020), (0.282, 0.058, -0.022)],
        [(0.385, 0.090, 0.035), (0.410, 0.096, 0.004), (0.380, 0.088, -0.038)],
        10,
        FIN,
        sides=(1,),
        lean=0.05,
    )
    fish.pair(
        "pelvic",
        [(0.200, 0.020, -0.180), (0.215, 0.020, -0.188)],
        [(0.255, 0.040, -0.245), (0.280, 0.036, -0.236)],
        6,
        FIN,
        sides=(1,),
    )
    fish.tail(
        (
            (1.10, 0.115),
            (1.150, 0.100),
            (1.170, 0.040),
            (1.172, 0.0),
            (1.170, -0.040),
            (1.150, -0.100),
            (1.10, -0.112),
        ),
        16,
        FIN,
        root=0.93,
        wave=(0.10, 0.8, 0.3),
        bow=0.06,
    )


LEVEL = -0.55
SAND = sand_ripples(0.050, 0.42, 62, 5, 0.55)


def model(scene: Scene) -> None:
    """Everything before the camera."""
    submerged(
        scene,
        tilt=56,
        sky=("#e9ecd6", "#b4bca0", "#7a7458"),
        strength=0.55,
        power=4.6,
        sun=(0.62, -0.40, -0.62),
        warmth="#fff0c8",
        blue="#bfe0d0",
        blue_power=50,
    )
    points = [
        (1.72, 1.22, LEVEL + 0.40),
        (1.28, 0.86, LEVEL + 0.30),
        (0.66, 0.40, LEVEL + 0.17),
        (-0.04, -0.06, LEVEL + 0.09),
        (-0.78, -0.50, LEVEL + 0.05),
        (-1.36, -0.90, LEVEL + 0.08),
        (-1.74, -1.30, LEVEL + 0.14),
    ]
    ups = [
        (-0.50, 0.80, 0.05),
        (-0.52, 0.80, 0.08),
        (-0.52, 0.82, 0.10),
        (-0.52, 0.84, 0.08),
        (-0.55, 0.82, 0.05),
        (-0.62, 0.76, 0.0),
        (-0.7, 0.7, 0.0),
    ]
    flounder(scene, Course(points, ups, 1.17))
    floor(scene, LEVEL, SAND, "#8d8262", "#cdbf9a", 5, grain=0.09, span=0.06, hollow="#6c6550")
    shells = strewn(80, (0.016, 0.06), (-10, 730), 6)
    pebbles(
        scene,
        LEVEL,
        shells,
        ["#e6dcc2", "#a8987c", "#6d6454", "#c9a98e", "#504e48"],
        5,
        flat=0.4,
        relief=SAND,
    )


WATER = Water(
    stops=((0, "#f6f2d4"), (0.3, "#d8d6a8"), (0.6, "#a9ac80"), (1, "#6c7458")),
    sun=(100, -60),
    shafts=0.0,
    surface=0,
    glow=(200, 300, 200, "#fff6d0", 0.1),
    fog=(4.0, 12.0, 0.2, 0.6),
    tones=Tones("#3a4a44", "#fff2cc", 0.42, (0.10, 0.34, 1.0), 0.15, 1.2, 1.4),
    net=(1.9, 0.30),
    shadow=0.0,
    dust=0,
    foot=("#2c3428", 0.35),
    seed=61,
)


def running_sand(shot: Shot, image: Image) -> Image:
    """Sand that falls from the lifted edge, and a thin cloud behind it."""
    random = np.random.default_rng(5)
    h, w = shot.size
    k = shot.scale
    x, y = shot.xy
    n = noise(h, w, 24 * k, 16 * k, 8, 4)
    for cx, cy, rx, ry, a in ((372, 330, 110, 40, 0.45), (130, 470, 110, 40, 0.35)):
        d = np.hypot((x - cx) / rx, (y - cy) / ry)
        off = 1 - 0.95 * shot.kind(SUBJECT)
        image = over(image, ink("#e6d5a6"), a * smooth(1.1, 0.1, d + 0.3 * n) * off)
    for _ in range(420):
        t = random.uniform()
        gx = 250 + 190 * t + random.normal() * 8
        gy = 420 - 130 * t + abs(random.normal()) * 30
        r = random.uniform(0.5, 1.3)
        cut = np.s_[
            max(0, int((gy - 3) * k)) : int((gy + 4) * k),
            max(0, int((gx - 3) * k)) : int((gx + 4) * k),
        ]
        spot = np.exp(-(((x[cut] - gx) ** 2 + (y[cut] - gy) ** 2) / r**2))
        image[cut] = over(
            image[cut], ink("#f0e0b4"), spot * 0.8 * (1 - 0.9 * shot.kind(SUBJECT)[cut])
        )
    return image


def paint(shot: Shot) -> Image:
    """Shallow sunlit sand."""
    return running_sand(shot, drowned(shot, WATER))
