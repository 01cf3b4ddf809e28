"""Planothidium on a clear grain of quartz among other grains of sand, in low sun.

A cell lies flat on its grain, a thin lens of glass with a golden brown plastid. Its two valves differ: one bears
the raphe, a fine slit along the middle; the other has none, but on one side of its middle a horseshoe-shaped
hollow. Both are ellipses with blunt, drawn-out ends and radiating stripes, each of several rows of pores.
Seen from above: a colony of cells of all sizes on worn planes of quartz; through the quartz shine the grains
below it, and the sun gathers in its far corner and falls on the neighbour.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import chance, net, ramp, smooth
from paint.lens.gouache import brushed
from paint.lens.light import H, Lighting, Scene, Stuff, W, compose, rgb, unit
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter, map_coordinates

SILICA = Stuff(
    alpha=0.92,
    edge=0.1,
    power=1.8,
    gloss=0.34,
    sharp=18,
    wrap=0.3,
    through=0.4,
    glow=0.08,
    shade=0.55,
)
LAMP = unit([-0.62, -0.66, -0.42])
THIN = 0.42
"""How thick a cell is, as a share of what the relief alone would give."""


def outline(x):
    """Half width of a valve at x from -1 to 1: an ellipse with blunt drawn-out ends."""
    e = np.sqrt(np.clip(1 - x**2, 0, 1))
    return e * (1 - 0.27 * smooth(0.60, 0.92, np.abs(x)))


def valve(s, c, axis, across, long, wide, raphe, tint, fine=1.0, count=14.5, sag=0.0):
    """A valve: half length, half width; its outer face looks along axis x across towards the viewer.

    `count` is half the number of its stripes, `sag` how far its ends bend down to the ground.
    """
    c = np.asarray(c, float)
    d = unit(axis)
    w = unit(np.asarray(across, float) - d * (d @ np.asarray(across, float)))
    up = np.cross(d, w)
    if up[2] > 0:
        up = -up
    n, m = int(300 * fine), int(190 * fine)
    t = np.sin(np.linspace(-np.pi / 2, np.pi / 2, n)) * 0.9995
    u = np.sin(np.linspace(-np.pi / 2, np.pi / 2, m))
    X, U = np.meshgrid(t, u, indexing="ij")
    half = outline(X)
    Y = U * half  # in half widths
    dome = 0.20 * (1 - np.abs(U) ** 3.2) * np.sqrt(np.clip(1 - X**4, 0, 1))
    h = dome + (0.05 * X**2 if raphe else -0.05 * (1 - X**2))
    # stripes radiate: their place along the valve shifts with the distance from the middle line
    lean = X - 0.17 * np.abs(U) ** 1.2 * np.tanh(X / 0.22) * (1 - 0.5 * np.abs(X))
    stripe = 0.5 + 0.5 * np.cos(2 * np.pi * lean * count)
    # each stripe holds three rows of pores
    rows = 0.5 + 0.5 * np.cos(2 * np.pi * lean * count * 3)
    pores = 0.5 + 0.5 * np.cos(np.abs(Y) * wide / long * 2 * np.pi * count * 2.9)
    axial = 0.06 + (0.22 * np.exp(-((X / 0.085) ** 2)) if raphe else 0.045 * (1 - X**2))
    inside = (
        smooth(axial, axial + 0.045, np.abs(Y))
        * smooth(0.985, 0.93, np.abs(U))
        * smooth(0.985, 0.95, np.abs(X))
    )
    if raphe:
        inside = inside * (1 - np.exp(-(((X / 0.07) ** 2 + (Y / 0.28) ** 2) ** 2)))
    fine_pores = smooth(0.45, 0.95, rows * 0.5 + pores * 0.5) * smooth(0.30, 0.60, stripe)
    relief = -0.022 * inside * stripe - 0.012 * inside * fine_pores
    colour = 1 - 0.40 * inside * fine_pores - 0.30 * inside * stripe
    if raphe:
        slit = (
            np.exp(-((Y / 0.011) ** 2))
            * smooth(0.035, 0.06, np.abs(X))
            * smooth(0.95, 0.92, np.abs(X))
        )
        knots = np.exp(-(((np.abs(X) - 0.045) / 0.012) ** 2) - (Y / 0.03) ** 2) + np.exp(
            -(((np.abs(X) - 0.93) / 0.012) ** 2) - (Y / 0.03) ** 2
        )
        relief = relief - 0.035 * slit - 0.05 * knots + 0.03 * np.exp(-((Y / 0.06) ** 2))
        colour = colour * (1 - 0.75 * np.clip(slit + knots, 0, 1))
    else:
        # the hollow: smooth, open to the margin, walled by a horseshoe
        a, b = X / 0.155, (Y - 0.62) / 0.50
        q = np.where(b < 0, np.hypot(a, b), np.abs(a))
        inner = (Y > 0) * smooth(1.0, 0.93, np.abs(U))
        bay = smooth(1.12, 1.0, q) * (Y > 0)
        shoe = np.exp(-(((q - 0.84) / 0.115) ** 4)) * inner
        ridge = np.exp(-(((q - 1.04) / 0.06) ** 2)) * inner
        colour = colour * (1 - bay) + bay * (1 - 0.62 * shoe)
        relief = relief * (1 - bay) - 0.05 * shoe + 0.02 * ridge
    mantle = smooth(0.93, 1.0, np.abs(U)) + smooth(0.985, 1.0, np.abs(X))
    h = (h + relief - 0.10 * np.clip(mantle, 0, 1)) * np.where(dome > 0, THIN, 1.0)
    p = (
        c
        + d * (X * long)[..., None]
        + w * (Y * wide)[..., None]
        + up * (h * wide - sag * X**2)[..., None]
    )
    col = tint(X, U) if callable(tint) else np.broadcast_to(tint, (*X.shape, 3))
    clear = 1.06 - 0.5 * smooth(0.80, 1.0, np.hypot(1.16 * X, U)) + 0.1 * np.clip(mantle, 0, 1)
    net(
        s,
        p,
        col * (0.55 + 0.45 * colour)[..., None],
        SILICA,
        out=np.broadcast_to(up, p.shape),
        alpha=clear,
    )
    # the rim hangs down as a girdle band
    a = np.concatenate(
        [np.stack([t, np.full(n, 1.0)], 1), np.stack([t[::-1], np.full(n, -1.0)], 1)]
    )
    x, side = a[:, 0], a[:, 1]
    edge = c + d * (x * long)[:, None] + w * (side * outline(x) * wide)[:, None]
    edge = edge - up * (sag * x**2)[:, None]
    band = np.stack([edge - up * wide * q for q in (0.04, 0.07, 0.10, 0.13)], 1)
    out = unit(edge - c)[:, None]
    net(
        s,
        np.concatenate([band, band[:1]]),
        col.mean((0, 1)) * 0.4,
        SILICA,
        out=np.broadcast_to(out, band.shape)[np.r_[0 : len(band), 0]],
    )


def living(phase):
    """Return the colours of a cell: a golden brown plastid in clear, pale glass."""

    def at(along, across):
        plate = smooth(1.0, 0.80, np.hypot(1.16 * along, 0.97 * across)) * (
            1 - 0.75 * np.exp(-((along / 0.14) ** 2)) * smooth(0.1, 0.7, across)
        )
        turn = np.clip(phase + 0.34 * across * np.sqrt(1 - 0.5 * along**2) + 0.22 * along, 0, 1)
        glass = ramp(turn, (0, "#6c98a8"), (0.4, "#b4d8d8"), (0.7, "#f0f4e0"), (1, "#fff4d0"))
        warm = ramp(turn, (0, "#7c3c08"), (0.4, "#c8740c"), (0.7, "#f0a824"), (1, "#ffd870"))
        return glass + (warm - glass) * (0.92 * plate)[..., None]

    return at


# ---- the sand ----


def curve(points, steps=8):
    """Return a closed round line through points."""
    p = np.asarray(points, float)
    a, b, c, d = np.roll(p, 1, 0), p, np.roll(p, -1, 0), np.roll(p, -2, 0)
    t = (np.arange(steps) / steps)[None, :, None]
    a, b, c, d = (v[:, None] for v in (a, b, c, d))
    return (
        0.5
        * (
            2 * b
            + (c - a) * t
            + (2 * a - 5 * b + 4 * c - d) * t**2
            + (3 * b - a - 3 * c + d) * t**3
        )
    ).reshape(-1, 2)


def worn(points, soft=7.0):
    """Return a polygon whose corners are worn round."""
    p = np.asarray(points, float)
    q = np.concatenate([p, p[:1]])
    way = np.r_[0, np.cumsum(np.hypot(*np.diff(q, axis=0).T))]
    at = np.linspace(0, way[-1], int(way[-1] / 2), endpoint=False)
    return gaussian_filter(
        np.stack([np.interp(at, way, q[:, e]) for e in (0, 1)], -1), (soft / 2, 0), mode="wrap"
    )


def cover(f, points, soft=0.0):
    """Return how much of every pixel lies within an outline."""
    image = Image.new("L", (2 * f.w, 2 * f.h))
    ImageDraw.Draw(image).polygon(
        [(float(x) * 2 * f.k, float(y) * 2 * f.k) for x, y in points], fill=255
    )
    mask = np.asarray(image.resize((f.w, f.h), Image.Resampling.BOX), np.float32) / 255
    return gaussian_filter(mask, soft * f.k) if soft else mask


def lay(image, mask, colour, amount=1.0):
    """Lay a colour where the mask is."""
    tint = rgb(colour) if isinstance(colour, str) else colour
    return image + (tint - image) * (mask * amount)[..., None]


def shine(image, mask, colour, amount=1.0):
    """Add light where the mask is."""
    return image + rgb(colour) * (mask * amount)[..., None]


def grain(f, image, x, y, wide, high, tones, seed, soft):
    """Paint a worn grain in three planes: its body, a face in the sun, a face in the shade, a glint."""
    g = chance(seed)
    n = int(g.integers(5, 8))
    a = np.linspace(0, 2 * np.pi, n, endpoint=False) + g.normal(0, 0.2, n)
    r = g.uniform(0.9, 1.16, n)
    p = np.stack([x + wide * r * np.cos(a), y + high * r * np.sin(a)], -1)
    heart = np.array([x, y]) + g.uniform(0.12, 0.42, 2) * [wide, high]
    image = lay(image, cover(f, worn(p + [8, 12], 26), soft + 6), "#080406", 0.75)
    body = cover(f, worn(p, 26), soft)
    image = lay(image, body, tones[1])
    for i in range(n):
        q = [p[i], p[(i + 1) % n], heart]
        facing = -(np.mean([p[i], p[(i + 1) % n]], 0) - heart) @ [0.69, 0.72] / np.hypot(wide, high)
        face = np.clip(round(facing * 2.4) / 2 + g.normal(0, 0.05), -1, 1)
        image = lay(
            image,
            cover(f, q, soft + 1.5) * body,
            tones[2] if face > 0 else tones[0],
            abs(face) * 0.85,
        )
    specks = gaussian_filter(smooth(1.0, 1.6, f.noise(6, 5, seed, 2)), soft * 0.5 * f.k) * body
    image = lay(image, specks, tones[0], 0.5)
    u, v = heart - [0.34 * wide, 0.36 * high]
    return lay(
        image,
        cover(
            f,
            [
                (u - 0.2 * wide, v + 4),
                (u, v - 0.12 * high),
                (u + 0.22 * wide, v),
                (u, v + 0.06 * high),
            ],
            soft + 1,
        )
        * body,
        tones[3],
        0.7,
    )


HONEY = ("#4c2814", "#946024", "#cc9a4c", "#fff0c8")
ROSE = ("#482428", "#906054", "#c89880", "#ffe8d8")
SMOKE = ("#20181c", "#544238", "#8c7458", "#e8dcc0")
GARNET = ("#240810", "#5c1820", "#a04838", "#f8c8a8")
MILK = ("#4c4854", "#8c8478", "#c4b8a0", "#fff8e8")
SLATE = ("#0c1018", "#28303c", "#48545c", "#b0c0c4")
CROWD = (
    (170, 220, 96, 84, MILK, 3.0), (330, 250, 84, 110, SLATE, 3.0), (150, 420, 84, 96, ROSE, 3.0), (300, 440, 100, 84, SMOKE, 3.0), (250, 120, 80, 60, HONEY, 3.0), (240, 560, 90, 70, MILK, 3.0),
    (150, -6, 76, 60, SMOKE, 5.0), (470, 190, 70, 90, SLATE, 5.0), (-8, 330, 64, 96, SMOKE, 5.0), (70, 610, 90, 70, SLATE, 5.0), (470, 610, 90, 80, SMOKE, 5.0),
    (30, 96, 96, 92, HONEY, 2.6), (300, 4, 92, 58, ROSE, 2.6), (436, 66, 84, 84, MILK, 2.2), (482, 350, 60, 96, HONEY, 2.2), (-2, 208, 52, 64, GARNET, 2.6),
    (14, 470, 82, 92, ROSE, 2.2), (160, 660, 92, 84, MILK, 2.6), (448, 520, 78, 92, GARNET, 1.8), (330, 668, 104, 80, HONEY, 2.4),
)  # fmt: skip
"""Grains round it: place, half size, tones, how far out of focus."""
QUARTZ = [
    (132, 100),
    (228, 38),
    (334, 52),
    (398, 128),
    (452, 232),
    (428, 346),
    (440, 428),
    (366, 540),
    (272, 592),
    (152, 568),
    (66, 474),
    (82, 366),
    (44, 266),
    (80, 164),
]
MIDDLE = np.array([244.0, 318.0])
GATHERED = "#ffc468"
PLANES = (
    (
        [(100, 60), (228, 10), (350, 20), (430, 110), (352, 150), (270, 168), (176, 150)],
        (-50, -70),
        "#fbfeff",
        0.42,
    ),
    (
        [(90, 60), (176, 150), (160, 250), (118, 330), (40, 390), (10, 274), (60, 150)],
        (-90, 20),
        "#d8ecf0",
        0.30,
    ),
    ([(40, 390), (118, 330), (140, 430), (100, 540), (40, 484)], (-70, 70), "#3c6c8c", 0.42),
    (
        [(430, 100), (352, 150), (380, 250), (362, 360), (460, 440), (470, 300), (470, 214)],
        (90, -20),
        "#24506c",
        0.46,
    ),
    ([(90, 540), (140, 430), (230, 494), (244, 620), (126, 600)], (-20, 100), "#204a6c", 0.46),
    (
        [(230, 494), (310, 470), (362, 360), (460, 440), (390, 560), (286, 620), (244, 620)],
        (70, 80),
        GATHERED,
        0.75,
    ),
)
"""Its planes: outline, how far each one displaces what lies below, its tone and how strong that is."""
EDGES = (
    ([(132, 100), (176, 150), (160, 250), (118, 330), (82, 366)], 2.4),
    ([(176, 150), (270, 168), (352, 150), (398, 128)], 2.0),
    ([(352, 150), (380, 250), (362, 360), (438, 426)], 2.4),
    ([(118, 330), (140, 430), (84, 496)], 1.8),
    ([(140, 430), (230, 494), (310, 470), (362, 360)], 2.4),
    ([(230, 494), (242, 582)], 1.8),
)
"""Worn edges between its planes, and their width."""


def band(points, width):
    """Return the outline of a line that runs thin at both ends."""
    p = np.asarray(points, float)
    t = np.linspace(0, len(p) - 1, 40)
    p = np.stack([np.interp(t, range(len(p)), gaussian_filter(p[:, e], 0.01)) for e in (0, 1)], -1)
    p = gaussian_filter(p, (2.2, 0), mode="nearest")
    d = np.gradient(p, axis=0)
    n = np.stack([-d[:, 1], d[:, 0]], -1) / np.linalg.norm(d, axis=1)[:, None]
    w = width / 2 * np.sin(np.linspace(0.1, np.pi - 0.1, 40))[:, None]
    return np.concatenate([p + n * w, (p - n * w)[::-1]])


def quartz(f, image):
    """Paint the clear grain: what shines through it, its planes, cracks, the gathered sun."""
    line = worn(QUARTZ, 22)
    body = cover(f, line)
    image = lay(image, cover(f, line + [16, 22], 12) * (1 - body), "#060306", 0.8)
    # the sun that went through it falls on the neighbours
    image = shine(
        image,
        cover(f, curve([(396, 470), (470, 470), (500, 540), (440, 600), (360, 610), (330, 570)]), 9)
        * (1 - body),
        "#ffd890",
        0.85,
    )
    shrink = 0.72
    down, right = MIDDLE[1] + (f.y - MIDDLE[1]) / shrink, MIDDLE[0] + (f.x - MIDDLE[0]) / shrink
    masks = [cover(f, points, 0.7) * body for points, *_ in PLANES]
    for mask, (_, (dx, dy), *_) in zip(masks, PLANES, strict=True):
        right, down = right + dx * mask, down + dy * mask
    at = [down * f.k, right * f.k]
    seen = np.stack(
        [
            map_coordinates(gaussian_filter(image[..., e], 2.5 * f.k), at, order=1, mode="mirror")
            for e in range(3)
        ],
        -1,
    )
    pale = f.down((0, "#cfe4ea"), (0.45, "#8cb0c4"), (0.85, "#6c90b0"))
    glass = pale * 0.17 + seen * rgb("#b4dcf0") * 0.85
    image = image + (glass - image) * body[..., None]
    for mask, (*_, tone, amount) in zip(masks, PLANES, strict=True):
        away = (
            1.0
            if tone != GATHERED
            else smooth(30, 210, (f.x - MIDDLE[0]) * 0.6 + (f.y - MIDDLE[1]) * 0.8 - 60)
        )
        image = lay(image, mask * away, tone, amount)
    # inner cracks: thin films that flash
    for points, amount in (
        (
            [(276, 330), (316, 300), (342, 246), (350, 186), (340, 250), (322, 316), (290, 352)],
            0.42,
        ),
        ([(84, 268), (112, 244), (134, 206), (126, 256), (100, 290)], 0.42),
        ([(168, 512), (196, 524), (214, 560), (206, 578), (186, 540)], 0.3),
        ([(236, 356), (276, 372), (318, 346), (284, 384)], 0.3),
    ):
        crack = cover(f, curve(points), 0.8) * body
        image = lay(
            image,
            crack * (0.45 + 0.55 * smooth(-0.4, 0.8, f.noise(24, 18, 41, 2))),
            "#f4fcff",
            amount,
        )
    image = lay(image, smooth(0.55, 1.6, f.noise(70, 40, 31, 2)) * body, "#e8f4f4", 0.16)
    # the sun gathered in the far corner
    image = shine(
        image,
        cover(
            f, curve([(300, 520), (352, 490), (392, 430), (402, 446), (376, 500), (320, 548)]), 2.5
        )
        * body,
        "#fff0c0",
        0.7,
    )
    inner = gaussian_filter(body, 9 * f.k)
    rim = np.clip(1 - inner, 0, 1) * body
    toward = smooth(-150, 200, (f.x - MIDDLE[0]) * 0.69 + (f.y - MIDDLE[1]) * 0.72)
    image = lay(image, smooth(0.14, 0.46, rim) * body * (1 - 0.75 * toward), "#1c3c58", 0.55)
    for points, width in EDGES:
        image = lay(
            image, cover(f, band(points, width * 2.2) + [1.6, 2.0], 0.8) * body, "#20405c", 0.4
        )
        image = lay(image, cover(f, band(points, width * 1.6), 0.4) * body, "#ffffff", 0.75)
    # conchoidal ripples of an old break
    for i, r in enumerate((26, 40, 56, 74)):
        a = np.linspace(0.35, 1.5, 20)
        arc = np.stack([346 + r * np.cos(a + 1.9) * 1.1, 120 + r * np.sin(a + 1.9) * 0.8], -1)[::4]
        image = lay(image, cover(f, band(arc, 3.0), 0.5) * body, "#6c98b0", 0.5 - 0.08 * i)
    return image


CELLS = (
    (210, 256, -0.98, 126, (0.05, -0.06), 0.44, False, 15.0),
    (296, 408, 0.30, 96, (-0.05, 0.10), 0.52, True, 13.0),
    (150, 434, -0.55, 62, (0.12, 0.16), 0.42, False, 10.5),
    (340, 204, -0.30, 54, (-0.10, 0.0), 0.48, True, 10.0),
    (222, 524, 0.12, 52, (0.05, 0.2), 0.48, True, 9.5),
    (394, 304, 1.35, 42, (-0.35, 0.1), 0.40, False, 8.5),
    (100, 322, 1.2, 38, (0.3, 0.05), 0.44, True, 8.5),
    (300, 110, 0.25, 42, (0.0, -0.25), 0.52, False, 8.5),
    (354, 486, -0.8, 36, (-0.1, 0.2), 0.5, False, 8.0),
    (132, 168, -0.7, 34, (0.2, -0.1), 0.46, True, 8.0),
    (226, 452, 1.0, 28, (0.0, 0.0), 0.42, True, 7.0),
    (410, 214, -1.2, 26, (-0.3, 0.0), 0.46, True, 7.0),
)
"""Cells: place, turn, half length, lean of the plane they lie on, tint, whether the raphe valve is up, stripes."""


def settle(s, cell, fine):
    """Lay a cell on the quartz."""
    x, y, turn, long, lean, phase, raphe, count = cell
    up = unit([lean[0], lean[1], -1.0])
    way = np.array([np.cos(turn), np.sin(turn), 0])
    way = unit(way - up * (way @ up))
    valve(
        s,
        np.array([x, y, 0.0]),
        way,
        np.cross(up, way),
        long,
        long * 0.5,
        raphe,
        living(phase),
        max(0.45, fine * min(1.0, long / 90)),
        count,
    )


def shadow(f, image, cell):
    """Let a cell throw its shadow: dark at the contact, golden where the light comes through it."""
    x, y, turn, long, *_ = cell
    t = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    co, si = np.cos(turn), np.sin(turn)
    u, v = long * np.cos(t), long * 0.5 * np.sin(t) * (1 - 0.2 * np.cos(t) ** 8)
    p = np.stack([x + u * co - v * si, y + u * si + v * co], -1)
    off = np.array([0.10, 0.13]) * long**0.8 * 1.6
    image = lay(image, cover(f, p + off, 0.03 * long + 1.5), "#2c3c5c", 0.62)
    image = shine(
        image, cover(f, (p - [x, y]) * 0.6 + [x, y] + off * 1.9, 0.06 * long), "#e88c20", 0.3
    )
    return lay(image, cover(f, p + 0.25 * off, 1.6), "#141c30", 0.6)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    fine = min(1.0, 0.45 + k * 0.4)
    image = f.down((0, "#2c1810"), (1, "#100608"))
    for i, (x, y, wide, high, tones, soft) in enumerate(CROWD):
        image = grain(f, image, x, y, wide * 1.12, high * 1.12, tones, 60 + i, soft)
    image = quartz(f, image)
    s = Scene()
    for cell in CELLS:
        image = shadow(f, image, cell)
        settle(s, cell, fine)
    lighting = Lighting(
        lamps=[(tuple(LAMP), "#fff1dc", 1.6), ((0.8, 0.1, -0.1), "#8aa0b8", 0.35)],
        top="#d8dce0",
        low="#3c2c48",
        ambient=0.5,
        rim="#fff3e0",
        rim_power=0.0,
        crowd=1.1,
        density=1.2,
    )
    image = compose(s, lighting, image.astype(np.float32), k)
    image = finish(
        image,
        f,
        foot_colour="#0c0610",
        foot=0.35,
        vignette=0.4,
        bloom=0.12,
        corner=(0.2, 0.12, 0.16),
    )
    return brushed(image, k, 1.3, 0.8)
