"""Hunting: eiders fly over a dusky sea, one of them in the sight of a gun; a grey seal looks up."""

import numpy as np
from canvas import F, mix, smooth
from form import solid
from halichoerus_grypus import animal as seal
from lake import float_on, rings, swell, water
from nature import clouds, sky
from policy import Policy
from visitor import visitor

HORIZON = 420
BODY = [(-74, -6), (-66, -13), (-52, -16), (-40, -14), (-28, -18), (0, -24), (34, -20), (60, -8), (78, 2), (58, 8), (30, 14), (-4, 16), (-30, 10), (-46, 2), (-58, 0), (-72, -1)]
NEAR = [(-14, -16), (-20, -44), (-8, -78), (16, -116), (44, -146), (50, -138), (48, -104), (44, -66), (38, -36), (30, -14)]
FAR = [(-22, -14), (-40, -40), (-48, -72), (-46, -110), (-38, -112), (-22, -84), (-2, -52), (8, -22)]


def evening(c):
    sky(c, ("#2f1c46", "#63356a", "#b25a78", "#f09a7c", "#ffd29a"), HORIZON, sun=(150, 410, 220, "#ffe2a0", 0.8))
    clouds(c, 40, 260, "#e88a88", "#56305e", 0.44, 240, 0.2, 5, sun=(-0.3, 0.7), alpha=0.8)
    clouds(c, 270, 410, "#ffd09a", "#a8587a", 0.4, 190, 0.1, 8, sun=(-0.3, 0.7), alpha=0.8)
    for points, tone in (
        ([(-20, 424), (20, 412), (70, 404), (126, 412), (168, 424)], "#5a3560"),
        ([(322, 424), (366, 410), (428, 400), (500, 408), (500, 426)], "#4a2c56"),
    ):
        c.curve([*points, (points[-1][0], 430), (points[0][0], 430)], tone)
    water(c, HORIZON, ("#f0a584", "#a45c7c", "#5a3570", "#301f54", "#1a1238"))
    swell(c, HORIZON, "#ffc8a0", "#482a64", n=120, top=4, tall=0.9, alpha=0.6, seed=4)


def placed(points, x, y, s, lift=1.0):
    return [(x + s * px, y + s * (py * lift if py < -24 else py)) for px, py in points]


def drake(c, x, y, s, lift=1.0, deep=0.0):
    """Paint a drake in flight: black below, white back and inner wing, wedge of a head."""
    q = lambda colour: mix(colour, "#7a4468", deep)
    solid(c, placed(FAR, x, y, s, lift), [q("#3c3346"), q("#8d8296"), q("#cfc0c0")], high=0.3, seed=4)
    body = solid(c, placed(BODY, x, y, s), [q("#9a8a9a"), q("#e0d2cc"), q("#fff4e0")], high=0.8, seed=3)
    with c.within(body):
        c.curve(placed([(-34, 4), (-8, -4), (30, -4), (84, -6), (90, 20), (20, 24), (-30, 18)], x, y, s), q("#17121f"), alpha=0.95, soft=0.8)
        c.curve(placed([(-72, -12), (-60, -18), (-44, -18), (-40, -12), (-54, -8), (-66, -6)], x, y, s), q("#15101c"), alpha=0.95, soft=0.6)
        c.curve(placed([(-46, -12), (-38, -14), (-34, -8), (-42, -4)], x, y, s), q("#9fc8a4"), alpha=0.8, soft=0.8)
        c.curve(placed([(-84, -6), (-72, -12), (-64, -4), (-72, 2)], x, y, s), q("#c8a25c"), alpha=0.9, soft=0.6)
    wing = solid(c, placed(NEAR, x, y, s, lift), [q("#a598a4"), q("#ece0d6"), q("#fff6e4")], high=0.35, seed=6)
    with c.within(wing):
        c.curve(placed([(14, -12), (32, -50), (30, -92), (8, -112), (40, -160), (70, -120), (60, -40), (44, -8)], x, y, s, lift), q("#1a1420"), alpha=0.95, soft=1.0)
        for u, v in ((22, -128), (30, -112), (34, -94)):
            c.line(placed([(u - 8, v + 26), (u + 12, v - 12)], x, y, s, lift), 1.8 * s, q("#5a5064"), alpha=0.7)


def sight(c, x, y, r):
    """Paint the sight: a ring, four bars, a fine cross; outside of it the evening is darker."""
    d = np.hypot(c.x - x, c.y - y)
    c.area((smooth(r, r + 60, d) * F(0.42)).astype(F), "#180c28", wash=0)
    for wide, tone, a in ((13, "#120a1c", 0.92), (3, "#ffb48a", 0.55)):
        c.area(np.clip((wide / 2 - np.abs(d - r - (4 if wide == 3 else 0))) * c.k + 0.5, 0, 1).astype(F) * F(a), tone, wash=0)
    for a in (0, np.pi / 2, np.pi, 3 * np.pi / 2):
        u = np.array([np.cos(a), np.sin(a)])
        p = np.array([x, y])
        c.line([p + u * (r - 2), p + u * (r * 0.42)], 9, "#120a1c", taper=(1, 0.7))
        c.line([p + u * (r * 0.42), p + u * 9], 2.4, "#120a1c")
    c.disc(x, y, 3.4, 3.4, "#ff6a4a", edge=0)


def watcher(c):
    """Paint the seal's head above the water."""
    row, size = 556, 0.92
    layer = visitor(c, seal, 330, row + 90 * size, size)
    above = smooth(row + 1.5, row - 1.0, c.y)
    layer.rgb, layer.alpha = layer.rgb * above[..., None], layer.alpha * above
    layer = layer.haze("#5a3560", 0.38)
    float_on(c, layer, row - 1, tint="#2c1a4c", ripple=3.6, dim=0.5, fade=80, amount=0.85)
    layer.lay()
    rings(c, 234, row + 2, (92, 122, 160), "#f4c0a4", "#24153c", flat=0.15, alpha=0.5)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Policy(k, 4)
    evening(c)
    for x, y, s, lift, deep in ((404, 334, 0.40, 0.8, 0.5), (82, 322, 0.46, 1.0, 0.45), (116, 92, 0.62, 0.7, 0.25)):
        drake(c, x, y, s, lift, deep)
    drake(c, 244, 236, 1.30)
    sight(c, 240, 208, 136)
    watcher(c)
    return c.framed("negative", focus=((240, 210, 120), (180, 520, 70)), share=0.65)
