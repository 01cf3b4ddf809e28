"""Macoma digs and feeds: a Baltic clam in the mud sweeps the sea floor with one long siphon.

Cut open like a terrarium. Above, shallow water in the sun over a rippled golden floor, eelgrass far behind;
below, the mud: golden where air reaches, then umber, then blue black. In it stands the clam with its hind
end up: a plump, rounded triangle, longer than high by a quarter, its beak a little behind the middle, smooth,
rosy, with fine growth lines and a few strong winters, cream towards the edge. Its pale foot, a hatchet of
muscle, pushes down between the valves. Two separate siphons, clear as glass, leave the hind end: the
inhalant one, long, bends over and sucks the crumbs off the floor, which are seen to run down inside it; the
exhalant one ends just above the ground. A small yellow neighbour does the same; a ragworm passes below.
"""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter as blur
from scipy.spatial import ConvexHull
from paint.lens.field import Field, finish
from paint.lens.forms import (
    ball,
    balls,
    chance,
    cloud,
    hairs,
    line,
    net,
    profile,
    ramp,
    shades,
    smooth,
    tube,
)
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit
from paint.lens.shallows import meadow, near, sunlit

SHELL = Stuff(gloss=0.30, sharp=12, wrap=0.16, through=0.05, shade=0.9)
FLESH = Stuff(alpha=0.97, edge=0.03, gloss=0.25, sharp=24, wrap=0.45, through=0.6, shade=0.6)
CLEAR = Stuff(
    alpha=0.13, edge=0.72, power=1.5, gloss=0.4, sharp=30, wrap=0.6, through=0.9, shade=0.2
)
CRUMB = Stuff(gloss=0.1, wrap=0.5, through=0.4, glow=0.25, shade=0.0)
LIGHT = np.array([-0.60, -0.80])
HORIZON = 108.0
RIM = [
    (0, 0), (0.10, 0.02), (0.27, 0.13), (0.45, 0.32), (0.58, 0.52), (0.62, 0.68), (0.53, 0.83), (0.32, 0.95), (0.04, 1.0),
    (-0.26, 0.97), (-0.52, 0.85), (-0.67, 0.66), (-0.69, 0.46), (-0.58, 0.25), (-0.36, 0.08), (-0.12, 0.005), (0, 0),
]  # fmt: skip
"""The edge of a valve about its beak, in heights of the shell: hind end right, y down."""
ROSE = (
    (0, "#f6b8b4"), (0.08, "#d8486e"), (0.30, "#c8386a"), (0.50, "#e05c80"), (0.68, "#e87f90"), (0.86, "#f2aca2"), (1, "#f8dcc0"),
)  # fmt: skip
GOLD = ((0, "#fff0c0"), (0.3, "#e0a83c"), (0.7, "#f0cc74"), (1, "#f4e4b8"))
LAYERS = (
    (0, "#f0c05c"), (12, "#cc8a30"), (36, "#a8702e"), (90, "#7e5836"), (170, "#5c4a44"), (270, "#3a4050"), (400, "#1c2a3c"),
)  # fmt: skip
"""The colours of the mud at a depth below the floor."""
POSE = ((150, 262), 252.0, -0.60, 0.34)
NEIGHBOUR = ((40, 270), 52.0, -0.35, 0.4)
INHALANT = [(352, 336), (372, 300), (376, 250), (368, 200), (362, 150), (340, 96), (292, 62), (238, 66), (190, 98), (152, 134), (120, 158)]  # fmt: skip
EXHALANT = [(366, 348), (402, 316), (424, 268), (424, 214), (432, 170), (444, 142)]
SMALL = [(66, 278), (82, 258), (84, 228), (76, 200), (70, 180)]
FOOT = [(-0.18, 0.66), (-0.34, 0.86), (-0.50, 0.99), (-0.68, 1.06), (-0.84, 1.09), (-0.93, 1.09)]
WORM = [(368, 496), (398, 484), (430, 492), (446, 522), (430, 550), (440, 580), (490, 592)]
BURROWS = (INHALANT[:5], 15, 0.55), (EXHALANT, 11, 0.55), (SMALL, 7, 0.5), (WORM, 13, 0.22)
"""Line, half width and rust of each."""
SHADOW = [(390, 196), (340, 178), (250, 168), (160, 172), (124, 174)]
"""Where that of the long siphon falls on the floor."""


def crust(x):
    """The height of the floor along the cut."""
    return 190 + 7 * np.sin(x * 0.017 + 0.6) + 2.5 * np.sin(x * 0.05 + 1)


def laid(points, at, size, turn, tip):
    """Turn points of a clam on the card: its top towards the viewer by `tip`, then round by `turn`."""
    p = np.asarray(points, float)
    p = np.concatenate([p, np.zeros((*p.shape[:-1], 3 - p.shape[-1]))], -1) * size
    c, q = np.cos(tip), np.sin(tip)
    x, y, z = p[..., 0], p[..., 1] * c + p[..., 2] * q, p[..., 2] * c - p[..., 1] * q
    c, q = np.cos(turn), np.sin(turn)
    return np.stack([x * c - y * q + at[0], x * q + y * c + at[1], z], -1)


def valves(r, edge, a, relief=0.0):
    """Return the points of the near and the far valve, open by a gap that widens from the hinge down."""
    bank = np.clip(np.sin(np.pi * a), 0, 1) ** 0.55
    vault = (
        0.36
        * np.clip(1 - r**2.0, 0, 1) ** 0.70
        * (1 - (1 - np.clip(r / 0.7, 0, 1)) ** 2) ** 0.6
        * bank
    )
    flat = edge[None] * r[..., None]
    return [
        np.stack(
            [flat[..., 0], flat[..., 1], side * (vault + relief * bank + 0.05 * flat[..., 1])], -1
        )
        for side in (-1, 1)
    ]


def outline(pose):
    """Return the edge of a clam as it is seen on the card."""
    r, turn = np.meshgrid(np.linspace(0.1, 1, 24), np.linspace(0, 1, 160), indexing="ij")
    p = np.concatenate([
        laid(v, *pose)[..., :2].reshape(-1, 2) for v in valves(r, line(RIM, 160)[:, :2], turn)
    ])  # fmt: skip
    return p[np.pad(ConvexHull(p).vertices, (0, 1), "wrap")]


def clam(s, pose, tones, seed, fine=1.0):
    """Add a clam with both valves."""
    size = pose[1]
    n, m = int(260 * fine), int(200 * fine)
    edge = line(RIM, n)[:, :2]
    u = np.linspace(0.0, 1.0, m) ** 0.9
    r, a = np.meshgrid(u, np.linspace(0, 1, n), indexing="ij")
    winters = (0.34, 0.5), (0.52, 0.9), (0.68, 0.8), (0.81, 1.0), (0.91, 0.7)
    years = sum(deep * np.exp(-(((u - at) / 0.010) ** 2)) for at, deep in winters)
    lines = 0.5 + 0.5 * np.sin(u**1.2 * 130 + 5 * np.sin(u * 7))
    both = valves(r, edge, a, (0.0010 * lines - 0.0028 * years)[:, None])
    p = np.concatenate([edge[None] * u[:, None, None], 0 * r[..., None]], -1)
    col = ramp(u, *tones)[:, None] * (0.97 + 0.06 * lines)[:, None, None]
    col = col * (1 - np.array([0.18, 0.36, 0.28]) * np.clip(years, 0, 1)[:, None, None])
    col = col * np.exp(0.07 * cloud(p, 0.5, seed, 2))[..., None]
    skin = smooth(0.90, 1.0, r + 0.05 * cloud(p, 0.3, seed + 5, 2))[..., None]
    col = col + (rgb("#b8905c") - col) * 0.30 * skin
    for side, v in zip((-1, 1), both, strict=True):
        seen = laid(v, *pose)
        out = laid(v * [1, 1, 9] + [0, 0, side], *pose) - seen
        net(s, seen, np.clip(col * (1 if side < 0 else 0.5), 0, 1), SHELL, out=out)
    band = line([(0.03, 0.005), (0.16, 0.05), (0.30, 0.15)], 30)
    tube(s, laid(band, *pose), profile([0.006, 0.026, 0.008], 30) * size, rgb("#6a4020"), SHELL, 14)


def foot(s):
    """Add the foot: a pale, flat blade of muscle that comes out between the valves, its tip bent forward."""
    p = line(laid(FOOT, *POSE), 160)
    u = np.linspace(0, 1, 160)
    tint = ramp(
        u, (0, "#5a2420"), (0.38, "#7c3a30"), (0.52, "#c47c66"), (0.75, "#e8b494"), (1, "#f4c8a8")
    )
    tint = tint * np.exp(0.10 * np.sin(u * 60) * (1 - u))[:, None]
    across = laid([(0, 0, 0), (0, 0, 1)], *POSE)
    w = profile([54, 54, 50, 43, 34, 26, 19, 6], 160)
    tube(s, p + [0, 0, 6], w, tint, FLESH, 28, flat=0.4, first=across[1] - across[0])


def siphon(s, path, widths, depth, seed):
    """Add a siphon: a thin, clear wall, redder at its root, with a frilled mouth; return its line."""
    p = line([(*q, depth - 60 * i / len(path)) for i, q in enumerate(path)], 300)
    t = np.linspace(0, 1, 300)
    rings = np.sin(t * 150 + 3 * np.sin(t * 9 + seed)) * (1 - t) ** 2
    w = profile(widths, 300) * (1 + 0.06 * rings) * (1 + 0.5 * smooth(0.975, 1.0, t))
    tint = ramp(t, (0, "#ff9c88"), (0.3, "#ffd0b8"), (0.55, "#fff4e4"), (1, "#fffaf0"))
    tube(s, p, w, tint * (0.9 + 0.1 * rings)[:, None], CLEAR, 26)
    way = unit(p[-1] - p[-6])
    a = unit(np.cross(way, [0, 0, 1]))
    b = np.cross(way, a)
    for turn in np.arange(6) * np.pi / 3:
        o = a * np.cos(turn) + b * np.sin(turn)
        lobe = p[-1] + o * w[-1] * 0.8 + way * w[-1] * 0.3
        ball(s, lobe, (w[-1] * 0.3, w[-1] * 0.6, w[-1] * 0.3), rgb("#fff4e4"), FLESH, way, n=10)
    return p


def food(s, p, seed, count, inside):
    """Add crumbs that drift to the mouth of a siphon, and those that run down inside it."""
    g = chance(seed)
    t = g.uniform(0.03, 1, count) ** 1.3
    fan = np.stack([-70 * t, -8 * t + 5 * np.sin(3 * t), 0 * t], 1)
    fan += (1.5 + 9 * t)[:, None] * g.normal(size=(count, 3)) * [1, 0.6, 0.2]
    r = 0.9 + 1.8 * g.random(count) ** 2
    balls(s, p[-1] + fan, r, shades("#d8902c", count, 0.3, 7), CRUMB, n=8)
    at = np.linspace(8, 290, inside) + g.uniform(-3, 3, inside)
    within = p[at.astype(int)] + g.normal(size=(inside, 3)) * [1.2, 1.2, 0.5]
    balls(s, within, 1.5 + 1.6 * g.random(inside), shades("#e08a1c", inside, 0.25, 8), CRUMB, n=8)


def worm(s):
    """Add a ragworm in its burrow, its body in rings, with bristled feet."""
    p = line([(*q, 8) for q in WORM], 400)
    u = np.linspace(0, 1, 400)
    rings = np.sin(u * 260)
    r = 7.5 * np.clip(1 - u / 1.02, 0.05, 1) ** 0.5 * (1 + 0.10 * rings)
    tint = (
        ramp(u, (0, "#d8604c"), (0.4, "#c8544c"), (1, "#8c3c48")) * (0.86 + 0.14 * rings)[:, None]
    )
    tube(s, p, r, tint, FLESH, 20)
    along = unit(np.gradient(p, axis=0))
    side = np.stack([-along[:, 1], along[:, 0], 0 * u], 1)
    pick = np.arange(10, 390, 6)
    for b in (-1, 1):
        q = p[pick] + side[pick] * b * r[pick, None]
        tip = q + (side[pick] * b * 0.8 + along[pick] * 0.3) * r[pick, None]
        hairs(s, np.stack([q, (q + tip) / 2, tip], 1), 1.6, 0.3, rgb("#e08068"), FLESH)


def floor(f, image):
    """Paint the floor behind the cut: ripples and the net of light that recede into the haze, the sucked star."""
    edge = crust(f.x)
    t = np.clip((edge - f.y) / (edge - HORIZON), 0, 0.985)
    deep = 60 * t / (1 - t)
    wide = (f.x - 240) / (1 - 0.55 * t)
    ripple = np.sin(deep * 0.22 + wide * 0.03 + 0.8 * f.noise(120, 20, 3, 2))
    tone = 0.5 + 0.22 * ripple * (1 - t) + 0.10 * f.noise(60, 9, 4)
    c = ramp(tone, (0, "#a8742c"), (0.5, "#dca84c"), (1, "#ffe6a0"))
    caustic = np.exp(-((f.noise(46, 9, 6, 2) / 0.22) ** 2))
    c = c * (1 + 0.55 * caustic * (1 - t))[..., None]
    x, y = f.x - 112, (f.y - 166) * 2.6
    turn, far = np.arctan2(y, x), np.hypot(x, y)
    rays = np.abs(np.sin(4.5 * turn + 0.4)) ** 6 * smooth(74, 46, far) * smooth(3, 12, far)
    c = c * (1 - 0.5 * rays)[..., None]
    shadow = np.exp(-((near(f, SHADOW) / 5) ** 2))
    c = c * (1 - 0.35 * shadow)[..., None]
    haze = (0.92 * smooth(0.15, 1.0, t) ** 1.2)[..., None]
    c = c * (1 - haze) + rgb("#6cc4b0") * haze
    return image + (c - image) * smooth(HORIZON - 2, HORIZON + 10, f.y)[..., None]


def mud(f, image):
    """Paint the cut face: from gold through umber to blue black, with laminae, crumbs, and linings of rust."""
    depth = f.y - crust(f.x)
    clam_far = near(f, outline(POSE))
    bent = depth + 14 * f.noise(150, 60, 9, 2) * smooth(8, 70, depth)
    bent = bent + 22 * np.exp(-clam_far / 40) * np.sign(f.y - (f.x * -0.35 + 460))
    c = ramp(bent, *LAYERS)
    seams = blur(f.noise(190, 7, 21, 2), (0.6 * f.k, 4 * f.k))
    c = c * np.exp(0.13 * seams * smooth(14, 50, depth) + 0.10 * f.noise(26, 18, 13))[..., None]
    c = c * np.exp(0.10 * f.noise(3, 2.4, 14, 2))[..., None]
    glow = 0.55 * np.exp(-clam_far / 46) + 0.10
    c = c + rgb("#c87850") * (0.26 * glow * smooth(10, 60, depth))[..., None]
    for path, r, lining in BURROWS:
        far = near(f, path)
        rust = np.exp(-((far / (1.7 * r)) ** 3))[..., None]
        c = c + (rgb("#b4641c") - c) * lining * rust
        hollow = np.exp(-((far / r) ** 6))[..., None]
        c = c * (1 - 0.78 * hollow) + rgb("#20141c") * 0.2 * hollow
    c = c + rgb("#ffe8a0") * (0.5 * np.exp(-((depth / 2.6) ** 2)))[..., None]
    return image + (c - image) * smooth(-1.2, 1.2, depth)[..., None]


def seated(f, image):
    """Darken the mud that clams and foot keep the light from."""
    for pose, soft, deep in ((POSE, 9, 0.85), (NEIGHBOUR, 3, 0.6)):
        sheet = Image.new("L", (f.w, f.h))
        edge = (outline(pose) - LIGHT * soft) * f.k
        ImageDraw.Draw(sheet).polygon([tuple(q) for q in edge], fill=255)
        dark = blur(np.asarray(sheet, np.float32) / 255, soft * f.k)
        image = image * (1 - deep * smooth(0.05, 0.9, dark))[..., None]
    foot_far = near(f, laid(FOOT, *POSE)[1:, :2] - LIGHT * 6)
    return image * (1 - 0.6 * np.exp(-((foot_far / 44) ** 4)))[..., None]


def gravel(s):
    """Add small stones and bits of old shell that lie in the mud."""
    g = chance(31)
    x, y = g.uniform(0, 480, 150), 216 + 500 * g.random(150)
    free = np.hypot((x - 215) / 185, (y - 385) / 175) > 1
    r = (1.0 + 5.5 * g.random(150) ** 4)[free]
    at = np.stack([x[free], y[free], np.full(len(r), 26.0)], 1)
    tint = shades("#94806c", len(r), 0.35, 6, 0.12)
    balls(s, at, np.stack([r, r * 0.6, r * 0.7], 1), tint, CRUMB, n=9)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 3.2, "main": 0.0}
    s.layer = "far"
    g = chance(12)
    meadow(s, [*g.normal(44, 30, 13), *g.normal(425, 46, 16)], HORIZON, 13)
    ground = seated(f, mud(f, floor(f, sunlit(f, 96, 190))))
    s.layer = "main"
    clam(s, POSE, ROSE, 3)
    clam(s, NEIGHBOUR, GOLD, 7, 0.6)
    foot(s)
    worm(s)
    gravel(s)
    food(s, siphon(s, INHALANT, [11, 9.5, 8, 7.4, 6.6, 5.8, 5.2, 5.2], 20, 2), 5, 46, 26)
    siphon(s, EXHALANT, [8, 7, 5.6, 4.6, 5], 20, 6)
    food(s, siphon(s, SMALL, [4, 3, 2.2, 2.4], 10, 4), 6, 16, 4)
    lighting = Lighting(
        lamps=[((-0.60, -0.70, -0.42), "#fff2d4", 1.34), ((0.7, 0.6, -0.3), "#c05a88", 0.34)],
        top="#e8f0e4",
        low="#6a4468",
        ambient=0.28,
        rim="#fff6e0",
        rim_power=0.7,
        crowd=0.5,
        density=0.7,
    )
    image = compose(s, lighting, ground, k)
    image = f.dust(image, 40, "#fffbe0", 7, strength=0.35, bottom=180)
    image = finish(image, f, foot_colour="#0c1020", foot=0.3, vignette=0.3, bloom=0.3)
    return brushed(image, k, 1.7, 0.75)
