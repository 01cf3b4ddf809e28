"""Flounder: settles into the sand with a flick of its fins, a ragworm before its mouth.

Landmarks in body lengths: it lies on its left side; right eye 0.100 and the eye that has wandered over the
edge 0.128, close together; small crooked mouth; dorsal fin from the eyes to the root of the tail 0.95,
anal fin from 0.24; side line with a low bend over the pectoral fin 0.29; rough along the side line and the
roots of the fins; olive-brown with a few dull orange spots, the lower side white.
"""

from __future__ import annotations

import numpy as np
from paint.bodies import Course, Places, Shape
from paint.brush import Image, Shot, Tones, darken, ink, noise, over
from paint.eyes import EyeInk
from paint.fins import FinInk
from paint.fish import Fish
from paint.floors import Relief, floor, pebbles, sand_ripples, strewn
from paint.heads import Gills, Head, Mouth
from paint.scene import PROP, SUBJECT, Look, Scene, sheet
from paint.skins import blots, side_line, speckle
from paint.vectors import Array, bump, colour, curve, mix, ripple, smooth, unit
from paint.waters import Water, drowned, submerged
from scipy.spatial import cKDTree

SHAPE = Shape(
    top=((0, 0.010), (0.03, 0.030), (0.07, 0.054), (0.12, 0.082), (0.18, 0.118), (0.26, 0.164), (0.38, 0.212), (0.50, 0.224), (0.66, 0.180), (0.80, 0.108), (0.92, 0.058), (1, 0.052)),
    bottom=((0, -0.014), (0.03, -0.028), (0.07, -0.048), (0.12, -0.080), (0.18, -0.122), (0.26, -0.174), (0.38, -0.222), (0.50, -0.228), (0.66, -0.178), (0.80, -0.106), (0.92, -0.056), (1, -0.052)),
    wide=((0, 0.014), (0.06, 0.030), (0.14, 0.044), (0.30, 0.054), (0.50, 0.052), (0.75, 0.036), (0.92, 0.020), (1, 0.008)),
    blunt=0.020,
    mouth_level=-0.006,
    square=((0, 2.1), (0.2, 1.85), (0.7, 1.8), (1, 2)),
)  # fmt: skip
JAW = Mouth(
    ((0, -0.006), (0.02, -0.010), (0.036, -0.020), (0.050, -0.036)),
    gape=12,
    lip=0.0055,
    inside="#2e1a16",
    pale="#a8936a",
    under=0.008,
)
COVER = Gills(
    ((-1, 0.13), (-0.5, 0.215), (-0.1, 0.258), (0.2, 0.256), (0.5, 0.220), (1, 0.13)),
    0.007,
    0.72,
    top=0.95,
)
HEAD = Head(None, JAW, COVER, skin=0.0012)
LINE = ((0.27, 0.16), (0.33, 0.16), (0.40, 0.03), (0.5, 0.0), (1.0, 0.0))
EYES = ((0.100, -0.010), (0.128, 0.042))


def relief(place: Places) -> Array:
    """Mounds of the eyes, rough prickles, soft muscle blocks."""
    right = (place.x > 0) * 1.0
    rise = np.zeros(place.s.shape)
    for s, z in EYES:
        rise += 0.027 * smooth(0.044, 0.012, place.away(s, z)) * right
    ridge = bump(place.z - 0.018 - 0.2 * (place.s - 0.1), 0, 0.006) * smooth(0.06, 0.10, place.s)
    rise += 0.008 * ridge * smooth(0.26, 0.2, place.s) * right
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
    base = np.broadcast_to(colour("#5c4d2a"), (*n.shape, 3))
    c = mix(base, colour("#2a2512"), smooth(-0.2, 1.2, n))
    c = mix(c, colour("#8a7646"), smooth(0.4, 1.5, -n) * 0.65)
    fine = place.noise(75, 5) + 0.6 * place.noise(140, 6)
    c = mix(c, colour("#1e1a0e"), smooth(0.5, 1.4, fine) * 0.6)
    c = mix(c, colour("#cdb884"), smooth(0.9, 1.7, -fine) * 0.6)
    dots = blots(place, 30, (0.012, 0.019), ((0.28, 0.90), (-0.80, 0.80)), 21)
    c = mix(c, colour("#221a0c"), np.clip(dots * 1.2, 0, 1) * 0.45)
    core = blots(place, 30, (0.008, 0.013), ((0.28, 0.90), (-0.80, 0.80)), 21)
    c = mix(c, colour("#a45a2a"), core * 0.75)
    for s, z in EYES:
        c = mix(c, colour("#2c2410"), bump(place.away(s, z), 0.026, 0.012) * 0.6)
    c = c * (1 - 0.45 * side_line(place, LINE, 0.0040))[..., None]
    c = mix(
        c, colour("#c9b98c"), side_line(place, tuple((s, h + 0.022) for s, h in LINE), 0.003) * 0.5
    )
    c = mix(c, colour("#ece4d4"), smooth(0.002, -0.008, place.x))
    return speckle(c, place, 0.05, 60, 5)


def bars(a: Array, b: Array) -> Array:
    """Dusky clouds along the fin."""
    return np.asarray(smooth(0.0, 0.8, np.sin(a * 44) + 0.6 * np.sin(a * 17 + b * 4)) * 0.6)


FIN = FinInk(
    "#3c3219",
    "#665630",
    "#b09a68",
    clear=0.0,
    thin=0.35,
    spots="#2a2210",
    pattern=bars,
    root="#4a3e22",
)


def flounder(scene: Scene, course: Course) -> None:
    """The fish."""
    fish = Fish(scene, course, SHAPE)
    fish.body(tint, relief, HEAD, Look(rough=0.46, shine=0.4), end="#4c4024")
    for s, z in EYES:
        x = SHAPE.side_at(s, z) + 0.026
        fish.eye_at(
            (s, x, z),
            (-0.25, 1.0, 0.18 if z > 0.02 else -0.12),
            0.0205,
            EyeInk(
                "#b8862e", "#1e180a", "#3a2c10", "#e8c468", 0.46, 0.60, 0.14, 1.25, lid="#2e2612"
            ),
        )
    high = lambda t: 0.022 + 0.062 * np.sin(np.pi * np.clip(t, 0, 1)) ** 0.8
    steps = np.linspace(0, 1, 9)
    fish.ridge(
        "dorsal",
        0.085,
        0.960,
        [(t, float(high(t**0.9)) if t < 0.99 else 0.012, 0.030 + 0.02 * t) for t in steps],
        58,
        FIN,
        wave=(0.16, 4.2, 0.4),
        bow=0.16,
        notch=0.05,
    )
    fish.ridge(
        "anal",
        0.215,
        0.960,
        [(t, float(high(t**0.8)) if t < 0.99 else 0.012, 0.030 + 0.02 * t) for t in steps],
        41,
        FIN,
        below=True,
        wave=(0.16, 3.6, 1.2),
        bow=0.16,
        notch=0.05,
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


def ragworm(scene: Scene, course: Course) -> None:
    """A ragworm half out of its burrow, just before the snout."""
    fish = Fish(scene, course, SHAPE, PROP)
    line = curve(
        np.array(
            [
                (-0.200, -0.060, -0.140), (-0.190, -0.020, -0.112), (-0.155, -0.006, -0.072),
                (-0.118, -0.016, -0.080), (-0.080, -0.012, -0.058), (-0.040, -0.002, -0.022),
            ]
        ),
        90,
    )  # fmt: skip
    rings = 0.0120 * (1 + 0.16 * np.sin(np.arange(90) * 1.25)) * np.linspace(1.15, 0.6, 90)
    ahead = unit(np.gradient(line, axis=0))
    side = unit(np.cross(ahead, [0, 1.0, 0]))
    th = np.linspace(0, 2 * np.pi, 13)[:-1]
    p = line[:, None] + rings[:, None, None] * (
        np.cos(th)[None, :, None] * side[:, None]
        + np.sin(th)[None, :, None] * np.array([0, 1.0, 0])
    )
    c = mix(np.tile(colour("#b04a34"), (90, 1)), colour("#d88a58"), np.linspace(0, 1, 90))
    c = np.repeat((c * (0.8 + 0.3 * np.sin(np.arange(90) * 1.25))[:, None])[:, None], 12, 1)
    scene.mesh(
        "worm", course.out(p).reshape(-1, 3), sheet(90, 12, closed=True),
        Look(rough=0.35, shine=0.5), np.clip(c, 0.003, 1).reshape(-1, 3), kind=PROP,
    )  # fmt: skip
    for i in range(6, 84, 3):
        for sign in (1, -1):
            foot = line[i] + sign * side[i] * rings[i]
            tip = foot + sign * side[i] * 0.014 + ahead[i] * 0.004
            fish.thread("foot", [foot, (foot + tip) / 2, tip], [0.003, 0.0024, 0.0012], FEET)


FEET = Look("#c8744e", rough=0.5)
LEVEL = -0.55
RIPPLES = sand_ripples(0.045, 0.46, 62, 5, 0.6)
POINTS = (
    (1.66, 1.14, 0.13), (1.26, 0.82, 0.13), (0.60, 0.36, 0.12), (-0.18, -0.18, 0.11),
    (-0.96, -0.72, 0.11), (-1.54, -1.06, 0.14), (-2.00, -1.38, 0.19),
)  # fmt: skip
"""The middle line: x, y, and height over the sand."""
UPS = (
    (-0.52, 0.80, 0.10), (-0.52, 0.80, 0.06), (-0.54, 0.80, 0.02), (-0.56, 0.80, 0.0),
    (-0.55, 0.82, 0.0), (-0.52, 0.84, 0.0), (-0.48, 0.88, 0.0),
)  # fmt: skip


def sand(course: Course) -> Relief:
    """Rippled sand with a rim thrown up all round the fish and its fringes."""
    s = np.linspace(0.0, 1.15, 60)
    top, bottom, _, _ = SHAPE.edges(np.clip(s, 0, 1))
    fringe = 0.080 * np.sin(np.pi * np.clip((s - 0.08) / 0.9, 0, 1)) ** 0.7
    upper = course.out(np.stack([s, 0 * s, top + fringe], -1))
    lower = course.out(np.stack([s, 0 * s, bottom - fringe], -1))
    outline = np.concatenate([upper, lower])[:, :2]
    middle = course.out(np.stack([np.linspace(0, 1.1, 80), np.zeros(80), np.zeros(80)], -1))
    edge, spine = cKDTree(outline), cKDTree(middle[:, :2])
    half, _ = spine.query(outline)

    def relief(x: Array, y: Array) -> Array:
        at = np.stack([x, y], -1)
        off, near = edge.query(at)
        reach, _ = spine.query(at)
        inside = reach < half[near]
        flat = np.stack([x, y, 0 * x], -1)
        lump = 1 + 0.16 * ripple(flat, 4, 8) + 0.14 * ripple(flat, 15, 9)
        heap = np.where(inside, 0.37 * bump(off, 0, 0.06), bump(off, 0.12, 0.12))
        quiet = np.where(inside, 0.15, 0.25 + 0.75 * smooth(0.10, 0.55, off))
        return np.asarray(RIPPLES(x, y) * quiet + 0.075 * heap * lump - 0.04 * inside)

    return relief


def model(scene: Scene) -> None:
    """Everything before the camera."""
    submerged(
        scene,
        tilt=56,
        sky=("#e9ecd6", "#a8b098", "#6a6448"),
        strength=0.45,
        power=5.2,
        sun=(0.58, -0.30, -0.75),
        warmth="#ffeec0",
        blue="#bfe0d0",
        blue_power=50,
    )
    course = Course([(x, y, LEVEL + z) for x, y, z in POINTS], UPS, 1.17)
    flounder(scene, course)
    ragworm(scene, course)
    bottom = sand(course)
    floor(scene, LEVEL, bottom, "#80704c", "#cbb98c", 5, grain=0.10, span=0.08, hollow="#5e5236")
    shells = strewn(90, (0.014, 0.05), (-10, 730), 6)
    codes = ["#e6dcc2", "#a8987c", "#6d6454", "#c9a98e", "#504e48"]
    pebbles(scene, LEVEL, shells, codes, 5, flat=0.4, relief=bottom)


WATER = Water(
    stops=((0, "#e8e2c0"), (0.3, "#c8c094"), (0.6, "#98946c"), (1, "#5c5e44")),
    sun=(100, -60),
    shafts=0.0,
    surface=0,
    glow=(200, 300, 200, "#fff6d0", 0.1),
    fog=(4.0, 12.0, 0.2, 0.6),
    tones=Tones("#34423c", "#fff0c8", 0.42, (0.10, 0.34, 1.0), 0.15, 1.25, 1.3),
    net=(1.7, 0.20),
    shadow=0.0,
    dust=0,
    sink=0.10,
    foot=("#242a1c", 0.4),
    seed=61,
)


def running_sand(shot: Shot, image: Image) -> Image:
    """Sand that the fins have whirled up: a low cloud along the rear edge, and falling grains."""
    random = np.random.default_rng(5)
    h, w = shot.size
    k = shot.scale
    x, y = shot.xy
    n = noise(h, w, 20 * k, 14 * k, 8, 4)
    clouds = ((196, 250, 92, 40, 0.55), (120, 330, 70, 44, 0.5), (262, 470, 110, 38, 0.6))
    for cx, cy, rx, ry, a in clouds:
        d = np.hypot((x - cx) / rx, (y - cy) / ry)
        puff = smooth(1.15, 0.05, d + 0.30 * n)
        image = over(image, ink("#ecdcb0"), a * puff * (1 - 0.45 * shot.kind(SUBJECT)))
    for _ in range(420):
        cx, cy, rx, ry, _ = clouds[random.integers(3)]
        gx, gy = cx + random.normal() * 0.7 * rx, cy + random.normal() * 0.8 * ry
        r = random.uniform(0.4, 1.0)
        cut = np.s_[
            max(0, int((gy - 3) * k)) : int((gy + 4) * k),
            max(0, int((gx - 3) * k)) : int((gx + 4) * k),
        ]
        spot = np.exp(-(((x[cut] - gx) ** 2 + (y[cut] - gy) ** 2) / r**2))
        image[cut] = over(image[cut], ink("#f4e6bc"), spot * 0.6)
    return image


def paint(shot: Shot) -> Image:
    """Shallow sunlit sand, with the shade of clouds and deeper water beyond."""
    h, w = shot.size
    k = shot.scale
    x, y = shot.xy
    image = running_sand(shot, drowned(shot, WATER))
    ground = 1 - shot.kind(SUBJECT)
    shade = smooth(-0.2, 1.3, noise(h, w, 120 * k, 70 * k, 31, 3))
    edge = smooth(150, 330, np.hypot((x - 230) / 1.0, (y - 380) / 1.15))
    dim = (0.30 * shade + 0.45 * edge) * ground
    image = darken(image, dim, (0.30, 0.46, 0.44))
    far = smooth(300, -20, y + 0.18 * x)
    image = over(image, ink("#5f9488"), 0.50 * far * ground)
    return np.asarray(image, np.float32)
