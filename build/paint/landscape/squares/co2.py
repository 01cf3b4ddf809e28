"""The CO2 square: a seedling breaks through the soil of a nursery, its two leaves full of light."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix
from nature import clouds, crown, leaf, ridge, sky
from things import ground_shadow


def seedling(c, x, foot, high, seed, haze=0.0):
    """A stem with two leaves and, of a larger one, a third between them."""
    g = np.random.default_rng(seed)
    tone = lambda v: mix(v, "#e8f0c8", haze)
    top = foot - high
    c.line(
        [(x, foot), (x - 0.05 * high, foot - 0.5 * high), (x, top)],
        0.09 * high,
        Grad((x - 6, 0), (x + 8, 0), tone("#c4e070"), tone("#5f9438")),
        round_=True,
        taper=(1.0, 0.7),
    )
    for side in (1, -1):
        turn = -0.42 if side > 0 else np.pi + 0.42
        leaf(
            c,
            x,
            top + 0.06 * high,
            0.78 * high * g.uniform(0.9, 1.08),
            turn,
            tone("#4f9a38" if side > 0 else "#7cc048"),
            0.5,
            "#d4f08c" if high > 60 else None,
        )
    if high > 60:
        leaf(
            c, x, top + 0.02 * high, 0.5 * high, -np.pi / 2 - 0.14, tone("#a4dc5c"), 0.42, "#e4f8a8"
        )


def paint(k):
    c = Canvas(k, 621)
    sky(c, ("#6fc0e8", "#bfe6ee", "#f8f6d4"), 300, sun=(520, 70, 330, "#fff8cc", 0.9))
    clouds(c, 0, 150, "#ffffff", "#c8dce8", 0.4, 170, 0.4, 8)
    ridge(c, 250, 50, 6, "#a8d0b8", "#7cb098", 230, sharp=False, mist=("#f0f4d0", 0.5), foot=300)
    for x, s in ((40, 1.0), (120, 0.8), (610, 0.9), (684, 1.1)):
        crown(c, x, 236 - 18 * s, 52 * s, 46 * s, ("#3f7a4c", "#68a84c", "#c0dc70"), seed=int(x))
    c.shape([(-5, 266), (725, 258), (725, 320), (-5, 320)], ("#b8d868", "#7fb44c"))
    # rows of soil with young plants, from far to near
    for row, y in enumerate((292, 318, 354, 402)):
        deep = (26, 36, 48, 90)[row]
        tone = ("#a87c58", "#966848", "#84563c", "#6f4632")[row]
        c.shape(
            [
                (-5, y),
                (180, y - 5),
                (360, y),
                (540, y - 4),
                (725, y),
                (725, y + deep),
                (-5, y + deep),
            ],
            (mix(tone, "#ffe4b0", 0.3), mix(tone, "#2c2030", 0.2)),
            edge=1.2,
        )
        if row < 3:
            step, high = ((52, 22), (84, 36), (128, 56))[row]
            for i, x in enumerate(np.arange(20 + row * 14, 730, step)):
                if abs(x - 360) > (60, 80, 150)[row]:
                    seedling(c, x, y + 10, high, 10 * row + i, (0.4, 0.24, 0.1)[row])
    g = np.random.default_rng(3)
    n = 500
    c.dabs(
        g.uniform(-5, 725, n),
        g.uniform(408, 482, n),
        g.uniform(2, 7, n),
        g.uniform(1, 3, n),
        g.uniform(-0.4, 0.4, n),
        np.stack([mix("#4a2e28", "#b88a5c", v) for v in g.random(n)]),
        0.8,
    )
    # the one that counts
    c.glow(360, 190, 230, "#fffbd0", 0.75)
    ground_shadow(c, 372, 436, 90, 16, 0.5)
    c.curve([(290, 440), (330, 414), (392, 414), (436, 442), (360, 458)], ("#a87850", "#5f3a2c"))
    seedling(c, 360, 432, 262, 5)
    c.dabs([330, 372, 440], [176, 120, 168], [7, 5, 8], [7, 5, 8], 0, "#ffffff", 0.85)
    return finished(c)
