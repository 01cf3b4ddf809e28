"""Temperature: a bathing thermometer in the warm sea of an evening, cold water deep below it."""

import numpy as np
from canvas import F, Grad, mix, rgb, smooth
from lake import swell
from nature import clouds, sky
from seabed import tuft
from sheet import Sheet, finished
from underwater import motes, shafts

HORIZON, LEVEL = 226, 330
WOOD = ("#6c3626", "#b0683c", "#e0a064", "#f8d4a0")


def above(c):
    """Paint the red evening and the sea up to where it is cut open."""
    sky(c, ("#d9564c", "#ec7a5a", "#f8a072", "#fdc894", "#ffe8bc"), HORIZON, sun=(360, HORIZON - 26, 220, "#fff0b8", 0.85))
    clouds(c, 0, HORIZON - 20, "#ffe0b4", "#b8404c", 0.44, 210, 0.17, 9, (0.4, 1), 0.85)
    c.disc(360, HORIZON - 26, 30, 30, "#fff6d0", soft=1)
    c.area(smooth(HORIZON - 0.7, HORIZON + 0.7, c.y), Grad((0, HORIZON), (0, LEVEL), "#ffdca4", "#f09068", "#d2605a"))
    swell(c, HORIZON, "#fff0c8", "#a83c48", n=120, foot=LEVEL + 20, tall=0.8, seed=4, alpha=0.7)
    g = np.random.default_rng(2)
    t = g.uniform(0, 1, 70)
    c.dabs(360 + g.normal(0, 10 + 46 * t), HORIZON + 3 + 100 * t, 4 + 18 * t, 0.7 + 2 * t, 0, "#fff8dc", 0.85)


def below(c):
    """Paint the warm water over the cold, in layers that a swell bends."""
    edge = c.y + 5 * np.sin(c.x / 52 + 0.6) + 2 * np.sin(c.x / 19) - LEVEL
    c.area(smooth(-1, 1, edge), Grad((0, LEVEL), (0, 720), "#f49a74", "#e06a5c", "#b44a66", "#6c4480", "#304a8c", "#143468", "#0c2450"))
    with c.within(smooth(-1, 1, edge)):
        shafts(c, (350, LEVEL - 260), "#ffe4c0", 6, 7, 0.7, 700, 0.32, wide=(12, 40), top=LEVEL - 6)
        for depth, light, amount in ((70, "#ffc0a0", 0.5), (126, "#e898b0", 0.45), (186, "#a890d8", 0.45), (250, "#7c9ce0", 0.4)):
            bend = edge - depth - 12 * np.sin(c.x / 60 + depth / 40) - 5 * c.noise(70, 30, depth, 2)
            c.area((smooth(0, 3, bend) * smooth(26, 3, bend)).astype(F), light, amount, wash=0)
        for x, high, lean, seed in ((24, 150, 0.24, 1), (90, 100, 0.10, 2), (400, 110, -0.12, 3), (460, 160, -0.24, 4)):
            tuft(c, x, 728, high, [("#0a1c40", "#1c3a6c", "#4a6cac")], 9, 10, 0.42, lean, seed)
    c.area(np.exp(-((edge / 2.6) ** 2)).astype(F), "#fff4dc", 0.95, wash=0)
    c.area(np.exp(-(((edge - 9) / 6) ** 2)).astype(F), "#ffd0a4", 0.5, wash=0)
    motes(c, "#ffe8d0", 60, rows=(LEVEL, 700), alpha=0.6)


def board(wide, top, foot, x=232):
    """Return the outline of the wooden board, round at both ends."""
    a = np.linspace(np.pi, 2 * np.pi, 14)
    b = np.linspace(0, np.pi, 14)
    arch = lambda t, y: np.stack([x + wide * np.cos(t), y + wide * 0.9 * np.sin(t)], -1)
    return np.concatenate([arch(a, top), arch(b, foot)])


def animal(c):
    """Paint the thermometer: a rope, a wooden board, a glass tube with its red column."""
    c.line([(300, -20), (284, 20), (262, 50), (234, 66)], 8, "#7a4a30", round_=True)
    c.line([(298, -20), (282, 20), (260, 50), (232, 66)], 4, "#f4d4a0", round_=True)
    outline = board(62, 116, 512)
    c.shape(outline, Grad((170, 0), (294, 0), WOOD[2], WOOD[1], WOOD[0]), edge=0.6)
    with c.within(outline):
        g = np.random.default_rng(5)
        for x in np.linspace(176, 292, 12):
            y = np.linspace(40, 590, 20)
            grain = np.stack([x + 3 * np.sin(y / 60 + x) + g.normal(0, 0.6, 20), y], -1)
            c.line(grain, g.uniform(1, 3), mix(WOOD[0], WOOD[3], g.random()), alpha=0.45)
        c.shape(board(62, 116, 512, 226)[:14].tolist() + board(54, 122, 512, 236)[:14][::-1].tolist(), WOOD[3], alpha=0.7, edge=0, soft=1)
        c.area(smooth(282, 296, c.x), "#3c1c28", 0.45, "multiply", wash=0)
    c.disc(233, 82, 10, 10, "#4a2420")
    c.disc(233, 80, 8, 8, "#2c1420")
    plate = board(42, 134, 492)
    c.shape(plate, Grad((190, 0), (274, 0), "#fffaf0", "#fbeedc", "#e8ccb4"), edge=0.5)
    for i, y in enumerate(range(126, 440, 26)):
        long = 26 if i % 2 == 0 else 15
        for side in (-1, 1):
            c.line([(232 + side * 16, y), (232 + side * (16 + 0.85 * long), y)], 4.4, "#6c2430", alpha=0.9)
    tube = board(13, 122, 470)
    c.shape(tube, Grad((219, 0), (245, 0), "#ffffff", "#f8e8e0", "#d8b4b0"), edge=0)
    c.line([(232, 198), (232, 480)], 15, Grad((224, 0), (240, 0), "#ff7a62", "#e03c34", "#9c1c28"))
    c.disc(232, 488, 33, 33, "#8c1824")
    c.disc(230, 486, 30, 30, Grad((206, 460), (252, 512), "#ff8468", "#e03c34", "#a01c28"))
    c.curve([(212, 478), (216, 464), (230, 460), (224, 470), (218, 482)], "#ffe0d4", alpha=0.9, soft=0.8)
    c.line([(226, 130), (226, 460)], 3.2, "#ffffff", alpha=0.75)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=17)
    above(c)
    below(c)
    layer = c.lifted(animal)
    c.dim(mix("#2c1430", rgb("#5c2440"), 0.4), 0.45, np.roll(layer.blurred(7).alpha, (int(10 * k), int(12 * k)), (0, 1)))
    layer.lay()
    wet = layer.alpha * smooth(LEVEL - 4, LEVEL + 4, c.y + 5 * np.sin(c.x / 52 + 0.6))
    c.area((wet * (0.16 + 0.42 * smooth(LEVEL, 640, c.y))).astype(F), "#a03c5c", wash=0)
    rim = np.exp(-(((c.y + 4 * np.sin(c.x / 12) - LEVEL - 2) / 3) ** 2)) * layer.blurred(3).alpha
    c.area(rim.astype(F), "#fff2dc", 0.9, wash=0)
    return finished(c, share=0.5, focus=((232, 400, 120), (232, 200, 90)))
