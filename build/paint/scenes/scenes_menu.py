"""The menu: evening among the outer skerries. A grey seal has hauled out on warm granite and looks
over the water; another watches from the sea, two rest on a skerry behind.

The left third stays dark and calm for the title and the buttons. Painted with the animals' kit; the
picture is the middle band of its card: rows 225 to 495 of 720, the eye just above the water.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from paint.brush import Shot, Tones, darken, finish, ink, lay, noise, over, screen
from paint.props import Swell, sea
from paint.scene import PROP, SEA, Lamp, Look, Scene, sheet
from paint.scenery import shore, sky
from paint.seals import SealHead, claws, flipper, pelt, spots
from paint.solids import Clay, Spine
from paint.vectors import WORLD, Frame, colour, mix, ripple, smooth
from scipy.ndimage import gaussian_filter as blur

LEVEL = -1.0
"""Height of the sea."""
TOP = 225.0
"""The row of the card at which the picture begins."""
EYE = (16.0, 0.54, 1.1)
"""Distance, nearness and downward tilt of the eye."""
SHAPE = SealHead(0.66, 0.175, (0.195, 0.17, 0.115), 0.072)
HEAD = Frame.looking((0.82, -0.60, 0.74), (-0.997, -0.03, 0.06), (0.05, -0.02, 1.0), 1.16)
BODY = [
    (4.02, 0.35, 0.02, 0.10, 0.08, 0, 0, 1),
    (3.72, 0.32, -0.14, 0.20, 0.16, 0, 0, 1),
    (3.25, 0.22, -0.13, 0.38, 0.33, 0, 0, 1),
    (2.60, 0.06, -0.01, 0.56, 0.46, 0, 0, 1),
    (1.95, -0.12, 0.03, 0.60, 0.50, 0, 0, 1),
    (1.45, -0.28, 0.12, 0.50, 0.48, -0.2, 0, 1),
    (1.16, -0.42, 0.34, 0.42, 0.44, -0.5, 0, 1),
    (0.98, -0.50, 0.58, 0.36, 0.36, -0.7, 0, 1),
]
PALE, GREY, DARK, CREAM = (colour(c) for c in ("#aaa496", "#67645e", "#262220", "#d2c6aa"))
SWIMMER = Frame.looking((-1.05, 1.6, LEVEL + 0.16), (0.75, -0.62, 0.16), (0, 0, 1), 0.95)


def seal(scene):
    """The seal on the rock."""
    clay = Clay((0.0, -1.5, -0.75), (4.7, 1.2, 1.5), scene.step(0.026))
    spine = Spine.through(np.array(BODY), 240)
    clay.tube(spine)
    SHAPE.build(clay, HEAD)
    near = [spine.at(0.74, -0.6, -0.4), (1.38, -0.86, -0.22), (1.26, -0.98, -0.36)]
    clay.limb(near, [0.22, 0.18, 0.14], 0.16, "flipper", 8)
    tips = flipper(
        clay, near[-1], (1.02, -1.22, -0.44), (0.8, -0.5, 0.1), 0.5, spread=0.13, thick=0.075
    )
    for way, y in (((4.55, 0.1, 0.24), -0.1), ((4.5, 0.55, 0.10), 0.12)):
        root = np.array([3.96, 0.34 + y, 0.02])
        flipper(
            clay, root, way, (0.2, -0.6, 1), 0.5, spread=0.16, thick=0.05, hollow=True, claws=False
        )
    skin = clay.skin()
    v = skin.points
    share, _, up = spine.coordinates(v)
    n = ripple(v, 3.2, 5)
    c = mix(np.tile(PALE, (len(v), 1)), GREY, smooth(-0.45, 0.6, up + 0.3 * n) * 0.95)
    c = mix(c, CREAM, smooth(-0.5, -1.0, up + 0.15 * n) * 0.55)
    d, number = spots(v, 420, (0.03, 0.11), 7)
    h = HEAD.local(v)
    near_head = smooth(1.1, 0.5, np.linalg.norm(h, axis=1))
    c = mix(c, GREY * 0.85, near_head * smooth(-0.22, 0.12, h[:, 2] + 0.05 * n) * 0.85)
    off_face = smooth(0.32, 0.5, np.linalg.norm(h, axis=1))
    blot = smooth(1.15, 0.75, d + 0.25 * ripple(v, 13, 9)) * (0.25 + 0.75 * smooth(-0.9, 0.2, up))
    c = mix(c, DARK, blot * (0.5 + 0.45 * number) * (0.2 + 0.8 * off_face))
    hand = smooth(0.8, 1.0, skin.part("flipper")) * np.maximum(
        smooth(-0.18, -0.34, v[:, 2]), smooth(3.9, 4.1, v[:, 0])
    )
    c = mix(c, GREY * 0.5, hand * 0.7)
    c = mix(c, GREY * 0.6, smooth(0.10, 0.0, share) * 0.5)
    skin.colours = SHAPE.colours(c, h, DARK, CREAM)
    # No dark brows: they would look worried.
    brow = smooth(0.165, 0.20, h[:, 2]) * smooth(0.28, 0.20, SHAPE.near_eye(h))
    skin.colours = mix(skin.colours, GREY * 0.9, brow)
    scene.mesh("seal", v, skin.faces, Look(rough=0.55, shine=0.3), skin.colours * 0.9)
    pelt(scene, skin, HEAD, SHAPE, 34000, WORLD)
    SHAPE.face(scene, HEAD, whisker=0.42, code="#e8dec6")
    claws(scene, tips, WORLD)


def swimmer(scene):
    """A head that looks out of the water."""
    clay = Clay((-2.0, 0.7, -1.9), (-0.1, 2.5, -0.2), scene.step(0.03))
    SHAPE.build(clay, SWIMMER)
    clay.lump(SWIMMER, (0, -0.22, -0.34), (0.34, 0.42, 0.5), seam=0.2, part="neck")
    skin = clay.skin()
    v = skin.points
    h = SWIMMER.local(v)
    c = mix(np.tile(GREY * 0.55, (len(v), 1)), DARK, smooth(-0.4, 0.8, ripple(v, 4, 3)) * 0.6)
    skin.colours = SHAPE.colours(c, h, DARK * 0.7, GREY)
    scene.mesh("swimmer", v, skin.faces, Look(rough=0.35, shine=0.5), skin.colours)
    SHAPE.face(scene, SWIMMER, whisker=0.36, code="#c9c6b4")


def granite(scene, middle, radii, height, seed, grid, press=None, kind=PROP):
    """A skerry that the ice has worn: a low dome with steps and cracks, `height` above the sea.

    `press` are rows (x, y, z, radius): what lies on it lies in a hollow.
    """
    x = np.linspace(middle[0] - 1.25 * radii[0], middle[0] + 1.25 * radii[0], grid[0])
    y = np.linspace(middle[1] - 1.25 * radii[1], middle[1] + 1.25 * radii[1], grid[1])
    gx, gy = np.meshgrid(x, y)
    p = np.stack([gx, gy, 0 * gx], -1)
    size = min(radii) / 1.6
    bend = 0.28 * ripple(p / size, 0.9, seed + 3)
    d = np.hypot((gx - middle[0]) / radii[0], (gy - middle[1]) / radii[1]) + 0.10 * bend
    dome = smooth(1.16, 0.30, d)
    z = LEVEL - 0.35 + (height + 0.35) * dome
    raw = (gx * 0.35 + gy * 0.9 + 0.55 * ripple(p / size, 1.1, seed)) / (0.62 * size)
    step = np.floor(raw) + smooth(0.0, 0.22, raw - np.floor(raw)) - raw
    z += 0.16 * size * step * dome**0.5
    z += (
        size
        * dome
        * (0.035 * ripple(p / size, 3.1, seed + 5) + 0.010 * ripple(p / size, 11, seed + 6))
    )
    crack = np.zeros_like(z)
    for k, (a, b) in enumerate(((0.95, 0.3), (-0.35, 0.95), (0.7, -0.7))):
        q = (gx * a + gy * b + 0.22 * bend) / (1.15 * size) + 0.37 * k
        crack = np.maximum(crack, np.exp(-((np.abs(q - np.round(q)) * 1.15 / 0.035) ** 2)))
    z -= 0.06 * size * crack * dome
    for px, py, pz, r in press or ():
        low = pz + 0.9 * np.clip(np.hypot(gx - px, gy - py) - r, 0, None)
        z = np.minimum(z, low + 0.02 * ripple(p, 6, seed + 8))
    p[..., 2] = z
    n = ripple(p, 2.1 / size, seed + 11)
    rock = mix(np.broadcast_to(colour("#a2796a"), p.shape), colour("#7d6c6a"), smooth(-1, 1, n))
    rock = mix(rock, colour("#c8a892"), smooth(0.2, 1.4, ripple(p, 5.3 / size, seed + 12)) * 0.6)
    rock = rock * (1 + 0.08 * ripple(p, 23 / size, seed + 13))[..., None]
    rise = z - LEVEL
    lichen = smooth(0.75, 1.15, ripple(p, 7.5 / size, seed + 15)) * smooth(0.35, 0.6, rise / height)
    rock = mix(rock, colour("#c98a2a"), lichen * 0.7)
    grey = smooth(0.9, 1.3, ripple(p, 6.1 / size, seed + 16)) * smooth(0.3, 0.55, rise / height)
    rock = mix(rock, colour("#b9b8a4"), grey * 0.6)
    rock = mix(rock, colour("#2a2524"), smooth(0.42, 0.20, rise + 0.06 * n) * 0.85)
    rock = mix(rock, colour("#47492a"), smooth(0.12, 0.04, rise + 0.04 * n) * 0.75)
    rock = mix(rock, colour("#3a2f2c"), crack * 0.7)
    scene.mesh(
        "granite",
        p.reshape(-1, 3),
        sheet(*gx.shape),
        Look(rough=0.62, shine=0.25),
        np.clip(rock, 0.01, 1).reshape(-1, 3),
        kind=kind,
    )


def model(scene):
    """Everything before the eye."""
    scene.distance, scene.zoom, scene.tilt = EYE
    scene.sky, scene.sky_strength = ("#86b4dc", "#f2b488", "#3a5a6c"), 1.0
    scene.lamps = [Lamp((0.80, 0.46, -0.34), "#ffcb8e", 8.0, 2.5)]
    seal(scene)
    swimmer(scene)
    fine = 0.5 + 0.5 * scene.detail
    bed = [(x, y, z - h * 0.96, w * 0.72) for x, y, z, w, h, *_ in BODY[1:6]]
    bed += [(1.02, -1.22, -0.50, 0.26), (1.3, -0.95, -0.46, 0.16)]
    granite(scene, (2.75, 0.1), (3.3, 1.9), 0.72, 3, (int(760 * fine), int(460 * fine)), bed)
    granite(scene, (5.2, 9.0), (5.2, 3.0), 1.05, 23, (420, 240))
    granite(scene, (-4.2, 21.0), (3.8, 2.4), 0.52, 31, (360, 200))
    granite(scene, (9.5, 34.0), (9.0, 4.0), 1.7, 44, (360, 200))
    granite(scene, (-16.0, 40.0), (9.0, 4.0), 1.0, 47, (300, 160))
    for x, y, z, s, lean in ((3.1, 8.2, 0.02, 0.42, 0.5), (4.1, 8.6, 0.06, 0.46, -0.2)):
        for k in range(9):
            t = k / 8
            r = s * np.interp(t, [0, 0.2, 0.6, 0.85, 1], [0.42, 0.36, 0.52, 0.36, 0.12])
            place = (x + 1.9 * s * (t - 0.3), y + 0.2 * lean * t, z + 0.42 * s * (1 - t) ** 3)
            scene.ball(place, (r * 0.9, r * 0.8, r * 0.72), Look("#57524c", rough=0.6), kind=PROP)
    sea(
        scene,
        LEVEL,
        Swell(0.013, 1.1, 0.05, 10, 30, 110, seed=9),
        "#12506a",
        "#2f6f86",
        rings=[(-1.05, 1.6, 0.012, 0.36)],
    )


def lighthouse(image, shot, x, foot, high):
    """A white tower with a red cap, far off, and its light."""
    px, py = shot.xy
    py = py + TOP
    w = high * 0.11
    t = np.clip((foot - py) / high, 0, 1)
    tower = (
        smooth(0.5, -0.5, np.abs(px - x) - w * (1 - 0.35 * t)) * (py < foot) * (py > foot - high)
    )
    side = smooth(-w, w, px - x)[..., None]
    image = over(image, ink("#ead9c6") * (1 - 0.4 * side), tower)
    band = tower * (np.abs(t - 0.45) < 0.12)
    image = over(image, ink("#b8604c") * (1 - 0.35 * side), band)
    cap = (
        smooth(0.5, -0.5, np.abs(px - x) - w * 0.8)
        * (py < foot - high * 0.98)
        * (py > foot - high * 1.22)
    )
    image = over(image, ink("#6a3a38"), cap)
    d = np.hypot(px - x, py - (foot - high * 1.06))
    return screen(image, ink("#fff0c0"), 0.9 * np.exp(-((d / 0.8) ** 2)) + 0.35 * np.exp(-d / 5))


def gulls(image, shot, rows):
    """Gulls far off: two bent strokes each, at (x, y, size, tilt)."""
    px, py = shot.xy
    for x, y, s, tilt in rows:
        u = (px - x) / s
        v = (py - y) / s - tilt * u
        wing = -0.55 * np.sqrt(np.abs(u) + 0.02) + 0.42 * np.abs(u) ** 1.5 + 0.25
        line = np.exp(-(((v - wing) / (0.10 * (1.15 - np.abs(u)) + 0.02)) ** 2)) * (np.abs(u) < 1)
        image = over(image, ink("#f7efe4"), line * 0.85)
    return image


def finished(shot):
    """Sky, skerries, water and the last strokes."""
    k = shot.scale
    x, y = shot.xy
    scene = Scene(distance=EYE[0], zoom=EYE[1], tilt=EYE[2])
    horizon = scene.horizon - TOP
    stops = (
        (0, "#1c4a78"),
        (0.14, "#2c6594"),
        (0.26, "#5b8fac"),
        (0.33, "#b0b6aa"),
        (0.38, "#f0c496"),
        (0.42, "#ffdca4"),
        (1, "#ffdca4"),
    )
    image = sky(shot, stops, (70, horizon - 4), horizon, 31, 0.0, "#ffd9a0")
    h, w = shot.size
    long = noise(h, w, 70 * k, 3.4 * k, 12, 4) + 0.5 * noise(h, w, 26 * k, 1.8 * k, 13, 3)
    low = smooth(horizon, horizon - 14, y) * smooth(8, 60, y)
    image = over(image, ink("#f0b49a"), smooth(0.4, 1.8, long) * low * 0.75)
    image = over(image, ink("#5a6a88"), smooth(0.5, 1.8, -long) * low * 0.45)
    for span, high, code, seed, amount in (
        ((-60, 210), 5, "#8f8c9a", 5, 0.85),
        ((150, 330), 3.2, "#9a939c", 6, 0.8),
        ((300, 560), 9, "#6a7488", 7, 0.9),
    ):
        image = shore(shot, image, horizon, span, high, code, seed, amount, 0.6)
    image = lighthouse(image, shot, 372, horizon + TOP - 5, 15)
    far = blur(image, (6 * k, 14 * k, 0))
    body = np.clip(shot.depth, 0, 60)
    fog = (1 - np.exp(-np.clip(body - 3, 0, None) / 26)) * shot.kind(PROP) * 0.9
    image = lay(
        shot,
        image,
        Tones("#2b3f63", "#ffdca8", 0.5, (0.10, 0.36, 1.0), 0.16, 1.22, 1.1, 1.3, 1.15),
        fog,
    )
    wet = shot.kind(SEA)
    depth = np.maximum(y - horizon, 0)
    row = min(far.shape[0] - 1, max(0, int(horizon * k) - 3))
    image = over(image, np.broadcast_to(far[row][None], far.shape), np.exp(-depth / 9) * wet * 0.75)
    lane = np.exp(-(((x - 60 - depth * 0.3) / (60 + 0.7 * depth)) ** 2)) * wet
    bright = image.mean(-1)
    crest = smooth(0.01, 0.08, bright - blur(bright, 5 * k))
    image = screen(
        image,
        ink("#ffcf90"),
        lane * (0.10 * np.exp(-depth / 60) + 0.55 * crest * np.exp(-depth / 120)),
    )
    image = darken(image, 0.42 * smooth(170, 275, y) * wet, (0.15, 0.4, 0.5))
    # Dusk at the upper left, where the title lies.
    d = np.hypot((x - 70) / 210, (y - 58) / 112)
    image = darken(image, 0.68 * smooth(1.2, 0.42, d), (0.14, 0.30, 0.44))
    image = darken(image, 0.34 * smooth(200, 30, x) * smooth(60, 140, y), (0.2, 0.36, 0.5))
    image = gulls(
        image,
        shot,
        ((205, 58, 5.0, 0.15), (222, 50, 3.6, -0.1), (238, 66, 3.0, 0.1), (250, 47, 2.4, 0.0)),
    )
    image = screen(
        image, ink("#ffcf96"), 0.08 * np.exp(-np.hypot(x - 190, (y - horizon) * 1.6) / 130)
    )
    return finish(image, vignette=0.34, grain=0.05)


def paint(width):
    """The picture, opaque."""
    from paint.blender import render

    scene = Scene(detail=min(1.0, width / 1400))
    model(scene)
    found = render(scene, width, width * 9 // 16, 8 if width < 1000 else 14)
    return (np.clip(finished(Shot(found)), 0, 1) * 255 + 0.5).astype(np.uint8)
