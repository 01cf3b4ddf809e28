"""Salmon: leaps out of the foam at the foot of a fall, bent like a bow, on its way up the river.

Landmarks in body lengths: head 0.21, mouth corner 0.105 below the rear of the eye at 0.080; dorsal fin 0.43
to 0.56, small fleshy adipose fin 0.79, anal fin 0.70 to 0.79; pelvic fins 0.53 under the dorsal fin; pectoral
fins 0.22 low; thick root of the tail, tail nearly straight; small scales; black spots above the side line.
"""

from __future__ import annotations

import numpy as np
from paint.bodies import Course, Places, Shape
from paint.brush import (
    Image,
    Shot,
    Tones,
    finish,
    foam,
    ink,
    lay,
    noise,
    over,
    painted,
    screen,
    spray,
)
from paint.eyes import EyeInk
from paint.fins import FinInk
from paint.fish import Fish
from paint.heads import Gills, Head, Mouth
from paint.scene import SUBJECT, Lamp, Look, Scene
from paint.skins import blots, countershade, scales, side_line, speckle
from paint.vectors import Array, bump, colour, mix, smooth
from scipy.ndimage import gaussian_filter as blur
from scipy.ndimage import map_coordinates

SHAPE = Shape(
    top=((0, 0.018), (0.05, 0.040), (0.12, 0.066), (0.20, 0.088), (0.32, 0.106), (0.44, 0.110), (0.60, 0.094), (0.76, 0.068), (0.88, 0.050), (0.95, 0.048), (1, 0.042)),
    bottom=((0, -0.016), (0.05, -0.034), (0.12, -0.060), (0.20, -0.084), (0.34, -0.112), (0.46, -0.114), (0.60, -0.096), (0.74, -0.066), (0.86, -0.046), (0.95, -0.043), (1, -0.038)),
    wide=((0, 0.018), (0.04, 0.032), (0.10, 0.050), (0.20, 0.066), (0.36, 0.078), (0.52, 0.070), (0.72, 0.046), (0.88, 0.026), (0.95, 0.012), (1, 0.003)),
    blunt=0.026,
    mouth_level=0.002,
    square=((0, 2.3), (0.2, 2.3), (0.3, 2.2), (1, 2.1)),
)  # fmt: skip
JAW = Mouth(
    ((0, -0.002), (0.04, -0.011), (0.080, -0.018), (0.110, -0.030)),
    gape=9,
    lip=0.0034,
    inside="#6a3a34",
    hinge=(0.128, -0.032),
    under=0.010,
    pale="#d8d2bc",
    plate=0.8,
)
COVER = Gills(
    ((-1, 0.150), (-0.7, 0.186), (-0.2, 0.208), (0.2, 0.206), (0.6, 0.185), (1, 0.150)),
    0.006,
    0.72,
    blush="#a8604a",
)
EYE = (0.082, 0.023, 0.0118)
HEAD = Head(EYE, JAW, COVER, nostril=(0.050, 0.022), brow=0.3, cheek=0.22, ribs=0.3)
BACK, SIDE, BELLY = "#28363c", "#b3b4a2", "#f6f2e6"


def scaling(place: Places) -> tuple[Array, Array, Array]:
    """Small scales that begin behind the gill cover."""
    return scales(place, 44, 0.205)


def relief(place: Places) -> Array:
    """Scales, each lying a little differently, and soft blocks of muscle."""
    rise, _, lot = scaling(place)
    return 0.0020 * rise * (1 + 1.4 * lot) + 0.0008 * place.noise(24, 3)


def tint(place: Places) -> Array:
    """Steel and bronze back, silver side with a breath of rose, black spots on body and cheek."""
    c = countershade(place, BACK, SIDE, BELLY, high=0.36, low=-0.50, soft=0.32, noise=0.06)
    c = mix(c, colour("#b07868"), bump(place.height, 0.0, 0.30) * 0.26 * smooth(0.1, 0.4, place.s))
    cloud = place.noise(18, 31) + 0.6 * place.noise(44, 32)
    c = c * (1 + 0.10 * cloud)[..., None]
    _, edge, lot = scaling(place)
    c = c * (1 - 0.18 * edge + 0.24 * lot)[..., None]
    face = smooth(0.22, 0.16, place.s)
    c = mix(c, colour("#8f8a6c"), face * smooth(-0.4, 0.1, place.height) * 0.55)
    c = mix(c, colour("#2c3836"), face * smooth(0.15, 0.5, place.height) * 0.75)
    spots = blots(place, 80, (0.0044, 0.0092), ((0.20, 0.92), (0.08, 0.92)), 11)
    spots = np.maximum(spots, blots(place, 18, (0.0034, 0.0068), ((0.09, 0.20), (-0.2, 0.8)), 5))
    spots = np.maximum(spots, blots(place, 14, (0.0036, 0.006), ((0.25, 0.7), (-0.25, 0.1)), 6))
    c = mix(c, colour("#10161a"), spots * 0.88)
    c = c * (1 - 0.35 * side_line(place, ((0.21, 0.22), (0.5, 0.05), (1, 0.0)), 0.0022))[..., None]
    return speckle(c, place, 0.04, 60, 5)


def shine(place: Places) -> Array:
    """How much of the side is a mirror: a band of scales, each at its own angle."""
    side = smooth(-0.75, -0.30, place.height) * smooth(0.65, 0.10, place.height)
    _, _, lot = scaling(place)
    patch = smooth(-1.2, 0.8, place.noise(14, 41))
    return side * (0.60 + 0.20 * patch + 0.45 * lot) * smooth(0.12, 0.24, place.s)


DUSK = FinInk("#3c4646", "#5c6660", "#39464a", clear=0.05, thin=0.4, root="#4a5654")
PALE = FinInk("#7d7a6c", "#a09a86", "#5a6462", clear=0.20, thin=0.45, root="#8b8a78")
MIRROR = ("#a89c84", "#d2cebf", "#f0f2ee", "#ffffff", "#ffffff")


def salmon(scene: Scene, course: Course) -> None:
    """The fish."""
    fish = Fish(scene, course, SHAPE)
    fish.body(tint, relief, HEAD, Look(rough=0.30, shine=0.6), (shine, MIRROR), end="#525e5a")
    fish.eye(*EYE, EyeInk("#a89a62", "#23241c", "#2c2c20", "#d0c088", 0.56, lid="#2c3836"))
    fish.ridge(
        "dorsal", 0.43, 0.56,
        ((0, 0.03, 0.02), (0.18, 0.112, 0.050), (0.5, 0.094, 0.064), (1, 0.034, 0.058)),
        13, DUSK, bow=0.10, wave=(0.08, 0.8, 0.2),
    )  # fmt: skip
    fleshy = FinInk("#56646a", "#56646a", "#3c484e", clear=0.0, thin=0.2)
    fish.ridge(
        "adipose", 0.775, 0.810,
        ((0, 0.010, 0.008), (0.35, 0.046, 0.040), (1, 0.036, 0.056)), 6, fleshy,
    )  # fmt: skip
    fish.ridge(
        "anal", 0.70, 0.79,
        ((0, 0.03, 0.02), (0.22, 0.094, 0.046), (0.55, 0.066, 0.056), (1, 0.026, 0.05)),
        10, PALE, below=True, wave=(0.08, 0.8, 0.2),
    )  # fmt: skip
    fish.pair(
        "pelvic", [(0.525, 0.030, -0.096), (0.555, 0.026, -0.094)],
        [(0.585, 0.078, -0.166), (0.622, 0.050, -0.140)], 9, PALE,
    )  # fmt: skip
    fish.pair(
        "pectoral", [(0.212, 0.050, -0.066), (0.228, 0.048, -0.082)],
        [(0.330, 0.150, -0.120), (0.330, 0.136, -0.150), (0.292, 0.100, -0.152), (0.256, 0.066, -0.128)],
        12, PALE, flare=(0.02, 0.02),
    )  # fmt: skip
    edge = ((1.10, 0.142), (1.175, 0.150), (1.140, 0.066), (1.115, 0.0))
    lower = ((1.140, -0.066), (1.175, -0.150), (1.10, -0.138))
    fish.tail((*edge, *lower), 20, DUSK, wave=(0.08, 0.6, 0.5), bow=0.16)


def model(scene: Scene) -> None:
    """Everything before the camera: only the fish; the river is painted."""
    scene.tilt = 0.0
    scene.sky, scene.sky_strength = ("#e6eef2", "#b4c0c6", "#6a5a44"), 0.85
    scene.lamps = [
        Lamp((0.55, 0.65, -0.9), "#fff4da", 7.4, 4),
        Lamp((0, 0, 0), "#ffd9a0", 70, 3, (4.2, 1.0, 0.2)),
        Lamp((0, 0, 0), "#eef4ff", 110, 3, (-3.6, -4.0, -0.6)),
    ]
    rows = [
        (84, 148, -1.55, 0.20, -0.16, 1),
        (142, 178, -1.35, 0.30, -0.18, 1),
        (222, 226, -0.85, 0.45, -0.22, 1),
        (294, 296, -0.25, 0.75, -0.24, 0.9),
        (338, 376, 0.15, 0.95, -0.22, 0.6),
        (354, 432, 0.25, 1.0, -0.20, 0.3),
        (352, 500, 0.20, 1.0, -0.2, 0.0),
    ]
    salmon(scene, Course.on_card(scene, rows, 1.17))


TONES = Tones("#3c4c58", "#fff4d4", 0.42, (0.10, 0.34, 1.0), 0.15, 1.40, 1.4)
SPLASH = (342, 512)


def slope(field: Image, across: float, down: float) -> Image:
    """How much a field of heights falls away from the light of the upper left."""
    moved = np.roll(np.roll(field, round(across), 1), round(down), 0)
    return np.asarray(field - moved, np.float32)


def bent(field: Image, shift: Image) -> Image:
    """A field whose rows are pushed sideways, each point by its own way."""
    h, w = field.shape
    y, x = np.mgrid[0:h, 0:w]
    at = np.clip(x + shift, 0, w - 1)
    return np.asarray(map_coordinates(field, [y, at], order=1), np.float32)


def fall(shot: Shot) -> Image:
    """A fall of peat-brown water between dark rocks, white where it breaks."""
    h, w = shot.size
    k = shot.scale
    x, y = shot.xy
    sway = 5 * k * noise(h, w, 50 * k, 60 * k, 41, 3) * smooth(0, 400, y)
    thread = bent(noise(h, w, 2.2 * k, 60 * k, 3, 3), sway)
    rope = bent(noise(h, w, 16 * k, 120 * k, 5, 4), sway)
    broken = noise(h, w, 9 * k, 26 * k, 7, 4)
    sheet = 0.8 * rope + 0.5 * thread
    # thin water at the lip is amber, what has fallen is white with cool shadows
    thin = smooth(330, 60, y + 40 * rope)
    image = np.zeros((h, w, 3), np.float32) + ink("#8f9c9c")
    image = over(image, ink("#a8824a"), thin * 0.80)
    image = over(image, ink("#5c4526"), thin * smooth(0.2, 1.5, -sheet) * 0.65)
    image = over(image, ink("#6d7f86"), (1 - thin) * smooth(0.3, 1.6, -sheet) * 0.7)
    white = sheet + 0.55 * broken + 1.25 * smooth(120, 430, y)
    image = over(image, ink("#e2dccb"), smooth(0.1, 1.5, white) * 0.80)
    image = over(image, ink("#ffffff"), smooth(1.1, 2.4, white) * 0.85)
    relief = slope(sheet, 2.0 * k, 0.0)
    image = image * (1 + 0.13 * np.clip(relief, -2, 2)[..., None])
    image = screen(image, ink("#ffe2a4"), 0.34 * bump(x, 110, 130) * smooth(420, 20, y))
    image = over(image, ink("#42525c"), 0.42 * smooth(230, 470, x))
    image = blur(image, (5 * k, 0.5 * k, 0))
    image = painted(np.asarray(np.clip(image, 0, 1), np.float32), 1.8, k, 0.5)
    return banks(shot, beyond(shot, image))


def beyond(shot: Shot, image: Image) -> Image:
    """The edge of the fall against a bright sky, with the wood of the far bank."""
    _, w = shot.size
    k = shot.scale
    x, y = shot.xy
    edge = 74 + 5 * noise(1, w, 60 * k, 0.01, 51)[0][None] + 0.03 * (x - 240)
    sky = smooth(1.5, -1.5, y - edge)
    image = over(image, ink("#f6e8c2") - 0.12 * (1 - smooth(0, 74, y))[..., None], sky)
    for row, high, code, seed in ((56, 9, "#a9a684", 53), (66, 8, "#6d7350", 57)):
        tops = np.abs(noise(1, w, 5 * k, 0.01, seed, 2)[0]) * high
        hill = row + 7 * noise(1, w, 70 * k, 0.01, seed + 1)[0] - tops
        image = over(image, ink(code), smooth(-1, 1, y - hill[None]) * sky)
    lip = np.exp(-(((y - edge - 4) / 5) ** 2))
    return over(image, ink("#fffaf0"), 0.75 * lip)


def banks(shot: Shot, image: Image) -> Image:
    """Wet rock on both sides, lit from the left, with moss on its shoulders."""
    h, w = shot.size
    k = shot.scale
    x, y = shot.xy
    rough = noise(h, w, 26 * k, 34 * k, 11, 5)
    ledge = noise(h, w, 60 * k, 24 * k, 13, 4)
    lit = slope(ledge + 0.6 * rough, 3 * k, 4 * k)
    left = smooth(5, -5, x - (30 + 16 * np.sin(y / 74 + 1) + 12 * rough))
    right = smooth(-5, 5, x - (446 + 20 * np.sin(y / 60 + 3) + 14 * rough))
    for rock in (left, right):
        tone = ink("#38342f") * (1 + 0.42 * np.clip(lit, -1.6, 2.8))[..., None]
        image = over(image, np.clip(tone, 0.04, 1), rock)
        moss = smooth(0.3, 1.3, ledge) * smooth(-0.4, 0.5, lit)
        image = over(image, ink("#5f6c32"), rock * moss * 0.75)
    return painted(image, 2.4, k, 0.7)


def pool(shot: Shot, image: Image) -> Image:
    """The boil at the foot of the fall: rolls of foam, brown water between."""
    h, w = shot.size
    k = shot.scale
    x, y = shot.xy
    line = 478 + 7 * noise(1, w, 40 * k, 0.01, 17)[0][None] + 5 * np.sin(x / 50)
    base = smooth(-3, 6, y - line)
    near = smooth(470, 700, y)
    small = noise(h, w, 20 * k, 5 * k, 19, 4)
    large = noise(h, w, 54 * k, 13 * k, 21, 5)
    rolls = small * (1 - near) + large * near + 0.3 * small
    lit = slope(rolls, 1.5 * k, 3.0 * k)
    image = over(image, ink("#3b3322"), base)
    image = over(image, ink("#6e5a36"), base * smooth(0.1, 1.4, rolls) * 0.7)
    image = over(image, ink("#b9b49c"), base * smooth(0.12, 0.8, lit) * 0.50)
    image = over(image, ink("#201c14"), base * smooth(0.2, 1.0, -lit) * 0.5)
    froth = rolls + 2.0 * smooth(575, 478, y) - 0.3
    white = ink("#dfdccd") * (1 + 0.16 * np.clip(lit, -2, 1.5))[..., None]
    image = over(image, np.clip(white, 0, 1), base * smooth(0.2, 1.1, froth) * 0.92)
    mist = noise(h, w, 60 * k, 26 * k, 23, 3)
    low = np.exp(-(((y - 466) / 60) ** 2)) * smooth(-1.6, 1.0, mist)
    image = over(image, ink("#f4f1e6"), 0.62 * low)
    return painted(image, 1.8, k, 0.6)


def paint(shot: Shot) -> Image:
    """A fish in the air before falling water."""
    k = shot.scale
    _, y = shot.xy
    image = pool(shot, fall(shot))
    body = shot.kind(SUBJECT)
    halo = blur(body, 20 * k)
    image = over(image, ink("#33261a"), 0.62 * np.clip(halo, 0, 1) * smooth(520, 460, y))
    image = lay(shot, image, TONES)
    n = shot.passes["nor"][..., :3]
    down = np.clip(-n[..., 2] / (np.linalg.norm(n, axis=-1) + 1e-4), 0, 1) * body
    image = screen(image, ink("#c08a48"), 0.12 * down)
    image = wake(image)
    return finish(image, vignette=0.45)


def wake(image: Image) -> Image:
    """The hole the fish has torn into the foam, and the water that flies and runs off it."""
    x, y = SPLASH
    image = foam(image, (x, y + 26), (120, 34), 0.95, 4)
    image = foam(image, (x - 30, y + 60), (150, 30), 0.7, 9)
    image = spray(image, (x, y + 8), (0.25, -1.0), 0.9, 130, 150, 3, "#fffaf0", 4.6)
    image = spray(image, (x - 14, y + 10), (-0.8, -0.8), 0.8, 120, 100, 5, "#fffaf0", 4.2)
    image = spray(image, (x + 10, y + 10), (0.9, -0.6), 0.7, 100, 80, 7, "#fffaf0", 4.0)
    # drops that fall from belly and fins
    image = spray(image, (258, 300), (0.1, 1.0), 0.5, 120, 34, 8, "#fff4e0", 2.8)
    image = spray(image, (176, 236), (0.2, 1.0), 0.4, 90, 22, 9, "#fff4e0", 2.6)
    return spray(image, (330, 330), (0.9, 0.2), 0.6, 70, 26, 11, "#fff4e0", 2.0)
