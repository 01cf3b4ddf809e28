"""The menu: a grey seal rests on warm granite in the evening, another watches from the sea.

The left third stays dark and calm, for the title and the buttons.
"""

from __future__ import annotations

import numpy as np
from canvas import F, Grad, mix, rgb, smooth
from halichoerus_grypus import animal
from hides import cover
from lake import float_on, rings, swell, water, waterline
from nature import clouds, sky
from outlines import outline
from scipy import ndimage
from visitor import visitor
from wide import Wide

HORIZON = 318
SIZE = 1.22
AT = (968.8, 381.2)
"""Where the middle of the seal's card lies."""


def evening(c):
    """Paint the sky: dark and blue at the left, the sun low behind a bank in the middle."""
    sky(c, ("#1c3154", "#33507a", "#7f8fa4", "#e8b98c", "#ffdca0"), HORIZON + 4)
    c.glow(640, 306, 330, "#ffd896", 0.75, ry=150, power=1.2)
    c.glow(640, 314, 90, "#fff4d2", 0.8, ry=46, power=1.3)
    clouds(c, -40, 150, "#8d9db4", "#2c4265", 0.42, 300, 0.26, 4, sun=(0.4, 0.7), alpha=0.75)
    clouds(c, 90, 250, "#f6cfa0", "#7b819a", 0.46, 260, 0.17, 9, sun=(0.2, 0.8), alpha=0.85)
    clouds(c, 220, 316, "#ffe6b4", "#b08c8c", 0.36, 190, 0.10, 3, sun=(0, 0.8), alpha=0.8)


def islands(c):
    """Paint the far shore, three skerries and the lighthouse."""
    x = np.linspace(-10, 1290, 320)
    rise = 5 + 4 * np.sin(x / 57) + 3 * np.sin(x / 23 + 1) + 2.5 * np.sin(x / 7.3)
    c.shape(
        [
            (-10, HORIZON + 2),
            *zip(x, HORIZON - rise * smooth(620, 120, x), strict=True),
            (1290, HORIZON + 2),
        ],
        "#46587c",
        edge=0,
        alpha=0.9,
    )
    for points, tone, lit in (
        (
            [
                (60, 332),
                (96, 318),
                (150, 312),
                (214, 316),
                (250, 310),
                (300, 316),
                (346, 328),
                (372, 334),
                (220, 339),
            ],
            "#3a4769",
            "#b58c84",
        ),
        (
            [
                (1010, 330),
                (1060, 312),
                (1120, 306),
                (1180, 300),
                (1240, 306),
                (1300, 302),
                (1300, 338),
                (1120, 337),
            ],
            "#4b4a68",
            "#e0ab88",
        ),
        (
            [(420, 346), (452, 334), (496, 330), (540, 335), (572, 346), (500, 350)],
            "#4d4862",
            "#f0bd8a",
        ),
    ):
        c.curve(points, (mix(tone, lit, 0.35), tone))
        c.line(
            [(px, py + 1.5) for px, py in points[1:-2]],
            2.4,
            lit,
            taper=(0.3, 0.5),
            alpha=0.8,
            round_=True,
        )
    c.shape(
        [(1196, 302), (1199, 262), (1207, 262), (1210, 302)],
        Grad((1194, 0), (1212, 0), "#fff2dc", "#a98f94"),
        edge=0,
    )
    c.shape(
        [(1197.2, 288), (1198, 276), (1208, 276), (1208.8, 288)],
        Grad((1194, 0), (1212, 0), "#d2523e", "#83303a"),
        edge=0,
    )
    c.shape([(1198.5, 262), (1199, 254), (1207, 254), (1207.5, 262)], "#ffe9a8", edge=0)
    c.shape([(1196.5, 255), (1203, 248), (1209.5, 255)], "#5c2f3c", edge=0)
    c.glow(1203, 258, 26, "#ffe9a8", 0.6)
    g = np.random.default_rng(4)
    for x, y, s in ((548, 176, 15), (600, 150, 11), (505, 206, 9), (640, 196, 8)):
        tilt = g.uniform(-0.2, 0.2)
        for side in (-1, 1):
            c.line(
                [
                    (x, y),
                    (x + side * s * 0.55, y - s * (0.42 + side * tilt)),
                    (x + side * s * 1.15, y - s * (0.18 + side * tilt)),
                ],
                2.6,
                "#f7efe2",
                round_=True,
                taper=(1.2, 0.2),
            )


def sea(c):
    """Paint the sea with the path of the sun."""
    water(c, HORIZON, ("#d8b294", "#7d8c9a", "#3f6680", "#23496a", "#152f50"))
    c.area(smooth(HORIZON - 1, HORIZON + 1, c.y) * smooth(560, 0, c.x) * F(0.72), "#17304f", wash=0)
    swell(
        c,
        HORIZON,
        "#c9a894",
        "#234868",
        n=240,
        top=8,
        left=-20,
        right=1300,
        tall=0.9,
        alpha=0.5,
        seed=3,
    )
    swell(
        c,
        HORIZON,
        "#7f9db0",
        "#173556",
        n=170,
        top=70,
        left=-20,
        right=1300,
        tall=1.3,
        alpha=0.6,
        seed=5,
        lit=0.4,
    )
    g = np.random.default_rng(12)
    t = g.uniform(0, 1, 260) ** 1.25
    y = HORIZON + 4 + 330 * t
    x = 632 - 60 * t + g.normal(0, 1, 260) * (26 + 74 * t)
    c.dabs(
        x,
        y,
        (5 + 26 * t) * g.uniform(0.5, 1.3, 260),
        0.8 + 2.4 * t,
        0,
        np.where(g.random(260)[:, None] < 0.45, rgb("#fff2cc"), rgb("#ffcf8e")),
        0.75 * g.uniform(0.4, 1, 260),
    )


BLOCKS = (
    (
        [(1090, 498), (1150, 462), (1214, 448), (1300, 430), (1300, 470), (1220, 490), (1150, 520)],
        0.10,
    ),
    (
        [
            (842, 540),
            (930, 516),
            (1030, 514),
            (1120, 496),
            (1172, 520),
            (1120, 552),
            (1000, 566),
            (880, 566),
        ],
        0.0,
    ),
    (
        [
            (640, 566),
            (700, 540),
            (790, 532),
            (884, 540),
            (900, 566),
            (820, 592),
            (720, 598),
            (664, 590),
        ],
        0.04,
    ),
    (
        [(1080, 574), (1160, 550), (1240, 540), (1310, 536), (1310, 590), (1180, 604), (1110, 600)],
        0.14,
    ),
    ([(560, 616), (612, 592), (680, 590), (742, 604), (700, 628), (620, 634)], 0.12),
    ([(880, 618), (960, 596), (1050, 600), (1100, 620), (1020, 644), (920, 642)], 0.16),
)
"""Blocks of granite, far to near: the lit top, and how far it lies in shade."""
SHORE = [
    (520, 640),
    (560, 628),
    (620, 640),
    (680, 640),
    (740, 656),
    (830, 652),
    (900, 668),
    (1010, 664),
    (1100, 650),
    (1200, 644),
    (1310, 632),
]


def skerry(c):
    """Paint the granite: split blocks with lit tops, fronts in half light and shade."""
    whole = np.zeros_like(c.x)
    for top, shade in BLOCKS:
        p = np.array(top, float)
        left, right = p[:, 0].argmin(), p[:, 0].argmax()
        front = [
            tuple(p[right]),
            *[tuple(q) for q in p[right + 1 :]],
            tuple(p[left]),
            (p[left, 0] - 14, 720),
            (p[right, 0] + 10, 720),
        ]
        whole = np.maximum(
            whole, np.maximum(cover(c, top, round_=False), cover(c, front, round_=False))
        )
        c.shape([(x + 4, y + 7) for x, y in front], "#14121f", alpha=0.6, soft=4)
        low = float(p[:, 1].max())
        c.shape(
            front,
            Grad(
                (0, low - 30),
                (0, low + 130),
                mix("#a8785f", "#5a4652", shade * 3),
                "#6b4d58",
                "#2b2942",
                "#1c2038",
            ),
            edge=1.8,
        )
        mid = p[:, 0].mean() + 0.12 * np.ptp(p[:, 0])
        away = [
            (mid, low - 6),
            *[tuple(q) for q in p[right : right + 1]],
            (p[right, 0] + 10, 720),
            (mid + 24, 720),
        ]
        c.shape(
            away,
            Grad((0, low - 30), (0, low + 110), "#54415a", "#322d49", "#1b1d35"),
            alpha=0.85,
            edge=1.8,
            soft=0.8,
        )
        c.shape(
            top,
            Grad(
                (p[:, 0].min(), low),
                (p[:, 0].max(), low - 60),
                mix("#ffdcaa", "#b98c7c", shade),
                mix("#e2b08c", "#9b7474", shade),
                mix("#bb8a7c", "#7b6068", shade),
            ),
            edge=1.8,
        )
        rim = [tuple(q) for q in p[: right + 1]]
        c.line(rim, 3.0, "#fff0c8", taper=(0.6, 0.3), alpha=0.5)
    c.area(whole * smooth(-0.1, 0.5, c.noise(60, 30, 31, 3)), "#2a2338", 0.20, wash=0)
    c.area(whole * smooth(0.1, 0.6, c.noise(80, 24, 37, 3)), "#f0c8a0", 0.14, wash=0)
    with c.within(whole):
        for run, w in (
            ([(760, 596), (748, 626), (762, 664)], 3.2),
            ([(962, 566), (950, 604), (966, 660)], 3.4),
            ([(1066, 558), (1078, 590), (1066, 640)], 3.0),
            ([(1196, 500), (1184, 540), (1196, 600)], 3.2),
            ([(842, 540), (836, 566), (850, 600)], 2.8),
            ([(640, 610), (632, 634), (644, 660)], 2.6),
        ):
            c.line(run, w, "#181527", round_=True, taper=(1, 0.2), alpha=0.7)
        g = np.random.default_rng(6)
        for x0, y0, rx, ry in (
            (716, 560, 34, 8),
            (1190, 474, 36, 9),
            (1262, 456, 30, 7),
            (1010, 540, 22, 6),
            (1230, 566, 34, 9),
            (640, 608, 26, 7),
            (880, 556, 18, 6),
        ):
            n = 26
            a, q = g.uniform(0, 6.28, n), np.sqrt(g.uniform(0, 1, n))
            c.dabs(
                x0 + rx * q * np.cos(a),
                y0 + ry * q * np.sin(a),
                g.uniform(2.5, 6, n),
                g.uniform(1.4, 3, n),
                g.uniform(-0.3, 0.2, n),
                rgb("#dc9a2c") * (0.8 + 0.35 * g.random((n, 1))),
                0.85,
            )
        c.shape(
            [(-40, 640), *[(x, y - 22) for x, y in SHORE], (1310, 760), (480, 760)],
            "#181c30",
            alpha=0.75,
            soft=8,
        )


def surf(c):
    """Paint the sea in front of the rock, and the foam along it."""
    line = outline(SHORE, closed=False, steps=14)
    c.shape(
        [*line, (1330, 760), (500, 760)], Grad((0, 640), (0, 720), "#2d5674", "#132c4c"), soft=2.5
    )
    g = np.random.default_rng(8)
    n = 190
    i = g.integers(0, len(line), n)
    off = np.abs(g.normal(0, 8, n))
    c.dabs(
        line[i, 0] + g.normal(0, 6, n),
        line[i, 1] - 3 + off,
        g.uniform(4, 15, n),
        g.uniform(1.2, 3.4, n),
        g.normal(0, 0.2, n),
        rgb("#f3e6d4") * g.uniform(0.8, 1, (n, 1)),
        0.8,
    )
    n = 90
    c.dabs(
        g.uniform(500, 1300, n),
        g.uniform(672, 720, n),
        g.uniform(10, 40, n),
        g.uniform(1.4, 3.6, n),
        0,
        np.where(g.random(n)[:, None] < 0.5, rgb("#8fa8b8"), rgb("#0f2440")),
        0.5,
    )


def watcher(c):
    """Paint the head of the other seal in the water, looking at the one on the rock."""
    row, size = 500, 0.62
    layer = visitor(c, animal, 465, row + 92 * size, size, mirror=True)
    above = smooth(row + 1.5, row - 1.0, c.y)
    layer.rgb, layer.alpha = layer.rgb * above[..., None], layer.alpha * above
    layer = layer.haze("#2b3550", 0.32)
    float_on(c, layer, row - 1, tint="#1b3858", ripple=3.4, dim=0.45, fade=60, amount=0.85)
    layer.lay()
    rings(c, 540, row + 2, (62, 84, 112, 150), "#e6c4a4", "#1c3a5a", flat=0.16, alpha=0.5)
    waterline(c, 496, 600, row - 1, dark="#0f1f38", light="#f6dcb8", bow=3)


def hero(c):
    """Paint the seal on the rock, with its shadow and the light of the sky on its back."""
    layer = visitor(c, animal, *AT, SIZE)
    c.curve(
        [
            (742, 546),
            (800, 536),
            (960, 522),
            (1120, 500),
            (1226, 466),
            (1250, 470),
            (1200, 508),
            (1080, 540),
            (930, 562),
            (800, 566),
        ],
        "#241c30",
        alpha=0.75,
        soft=6,
    )
    layer = layer.haze("#4d4a66", 0.16)
    layer.lay()
    a, k = layer.alpha, c.k
    edge = np.clip(a - ndimage.shift(a, (1.5 * k, 5 * k), order=1), 0, 1) * a
    c.area(ndimage.gaussian_filter(edge, 1.1 * k), "#ffe2a6", 0.85, wash=0)
    far = ndimage.gaussian_filter(
        np.clip(a - ndimage.shift(a, (-2 * k, -26 * k), order=1), 0, 1) * a, 7 * k
    )
    c.area(far * smooth(300, 520, c.y), "#27274a", 0.6, wash=0)


def calm(c):
    """Deepen the left third, where words stand."""
    c.area(smooth(680, 160, c.x) * F(0.64), "#13264a", wash=0)
    c.area(smooth(560, 720, c.y) * F(0.35), "#0c1a33", wash=0)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Wide(k, 5)
    evening(c)
    sea(c)
    islands(c)
    watcher(c)
    skerry(c)
    surf(c)
    hero(c)
    calm(c)
    return c.done(focus=((770, 215, 90), (540, 470, 60)), share=0.75)
