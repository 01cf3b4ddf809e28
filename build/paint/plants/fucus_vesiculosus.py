"""Bladderwrack. From one disc on smooth, ice-worn rock rise flat ribbons with a raised midrib; they fork
again and again, floats sit in pairs beside the rib, the ripe tips are swollen and warty. All lean with
the swell, twist and show their edges; old bases dark and bare, tops golden, lit through. An isopod
clings to a strap; barnacles and crusts on the rock."""

from __future__ import annotations

import numpy as np
from render import Light, Look, Scene, Water, rgb, smooth, unit
from shapes import (
    Swirl,
    ball,
    balls,
    bedrock,
    grow,
    ground,
    hopper,
    ramp,
    rng,
    shades,
    stone,
    strips,
    tube,
    value,
)
from surfaces import Rock

TONES = ((0, "#241f12"), (0.25, "#3c391c"), (0.55, "#565226"), (0.82, "#6e652e"), (1, "#938848"))


def wrack(
    s, root, d0, length, levels, seed, sw, width=9.0, floats=True, lean=0.16, dim=1.0, spread=0.42
):
    """A wrack: forking straps; gives the middle lines for whoever sits on them."""
    g = rng(seed)
    lines = []
    bl, br, ba, bc = [], [], [], []

    def strap(p, d, ln, w, lev, face, u0):
        n = 22
        bend = g.normal(0, 0.35, 3)
        P = grow(p, d, ln, n, to=(lean, -1, 0.0), pull=0.38, swirl=sw, sway=0.28, bend=bend)[0]
        lines.append(P)
        t = np.linspace(0, 1, n)
        u1 = u0 + (1 - u0) * (0.45 if lev else 0.8)
        uu = u0 + (u1 - u0) * t
        last = lev == 0
        prof = (
            np.interp(t, [0, 0.1, 0.6, 1], [0.72, 0.95, 1.0, 0.86])
            if not last
            else np.interp(t, [0, 0.12, 0.6, 1], [0.75, 0.95, 0.9, 0.62])
        )
        fc = unit(face + np.outer(t, g.normal(0, 0.4, 3)))
        k = 21
        x = np.linspace(-1, 1, k)
        rib = np.exp(-((x / 0.12) ** 2))
        beside = np.exp(-(((np.abs(x) - 0.26) / 0.11) ** 2))
        edge = smooth(0.86, 1.0, np.abs(x))
        base = (
            ramp(uu, *TONES)[:, None]
            * ((1 - 0.3 * beside) * (1 - 0.38 * rib) * (1 + 0.3 * edge))[None, :, None]
        )
        q = P[:, None] + np.stack([x * w, 0 * x, 0 * x], -1)[None]
        base = base * np.exp(0.12 * value(q, 13, int(g.integers(1e6)), 2))[..., None]
        thin = np.interp(uu, [0, 0.3, 1], [0.25, 0.7, 1.0])[:, None] * (1 - 0.9 * rib)[None]
        strips(
            s,
            P[None],
            (prof * w)[None],
            (base * dim)[None],
            face=fc[None],
            k=k,
            camber=0.06,
            ruffle=0.13,
            waves=1.6,
            ripple_seed=int(g.integers(1e6)),
            glow=thin,
            gloss=0.22,
            solid=0.8,
        )
        # the midrib stands out on both sides
        strips(
            s,
            P[None] + unit(fc) * 0.8,
            (np.full(n, 0.1) * w)[None],
            (ramp(uu, *TONES) * 0.62 * dim)[None],
            face=fc[None],
            k=5,
            round_=True,
            gloss=0.3,
            solid=0,
        )
        T = unit(np.gradient(P, axis=0))
        B = unit(np.cross(T, fc))
        if floats and not last and u0 > 0.1 and g.random() < 0.6:
            for q in (0.4, 0.72) if g.random() < 0.3 else (0.6,):
                i = int(q * (n - 1))
                for sg in (-1, 1):
                    r = w * g.uniform(0.46, 0.6)
                    bl.append(P[i] + B[i] * sg * w * 0.6)
                    br.append((r * 0.95, r * 1.45, r * 0.95))
                    ba.append(T[i] + B[i] * sg * 0.12)
                    bc.append(ramp(np.array([min(1, uu[i] + 0.04)]), *TONES)[0] * dim)
        if last:
            # swollen, warty tips in twos
            for sg in (-1, 1):
                if g.random() < 0.12:
                    continue
                d1 = unit(T[-1] + B[-1] * sg * 0.36 + g.normal(0, 0.1, 3))
                L = w * g.uniform(2.2, 3.8)
                m = 20
                Q = grow(P[-1], d1, L, m, to=(lean, -1, 0), pull=0.2)[0]
                v = np.linspace(0, 1, m)
                R = (
                    w
                    * 0.5
                    * np.interp(v, [0, 0.12, 0.5, 0.8, 0.95, 1], [0.7, 0.85, 1.0, 0.75, 0.4, 0.05])
                )
                q2 = np.stack(
                    [
                        np.outer(np.ones(m), np.cos(np.linspace(0, 6.28, 15))),
                        np.outer(np.ones(m), np.sin(np.linspace(0, 6.28, 15))),
                        np.outer(v * L / w, np.ones(15)),
                    ],
                    -1,
                )
                wart = smooth(0.25, 0.9, value(q2 * 1.0, 0.42, int(g.integers(1e6)), 1))
                c = rgb("#96823c") * (1 - wart[..., None]) + rgb("#bca866") * wart[..., None]
                tube(
                    s,
                    Q,
                    R[:, None] * (1 + 0.13 * wart),
                    c * dim,
                    14,
                    glow=0.55,
                    gloss=0.35,
                    solid=0.8,
                )
            return
        th = spread * g.uniform(0.7, 1.25)
        roll = g.normal(0, 0.22)
        side = unit(B[-1] * np.cos(roll) + np.cross(T[-1], B[-1]) * np.sin(roll))
        for sg in (-1, 1):
            if lev < levels - 1 and g.random() < 0.1:
                continue
            strap(
                P[-1] - T[-1] * 1.5,
                unit(T[-1] * np.cos(th) + side * sg * np.sin(th)),
                ln * g.uniform(0.62, 0.95),
                w * g.uniform(0.84, 0.93),
                lev - 1,
                unit(fc[-1] + g.normal(0, 0.15, 3) + np.array([0, 0, -0.2])),
                u1,
            )

    strap(
        np.asarray(root, float),
        unit(np.asarray(d0, float)),
        length,
        width * 0.8,
        levels,
        unit(np.array([g.normal(0, 0.4), -0.15, -1])),
        0.0,
    )
    if bl:
        c = np.stack(bc)
        balls(
            s,
            np.array(bl),
            np.array(br),
            shades(c * 1.12, len(bl), 0.08, seed),
            np.array(ba),
            n=11,
            glow=0.35,
            gloss=0.65,
            solid=0.8,
        )
    return lines


def compose():
    s = Scene()
    sw = Swirl(41, 190)
    skin = Rock(seed=3, film_share=0.5, crust_share=0.45, crack=0.5, barnacles=0.7, base="#857c80")
    at = ground(
        s,
        566,
        ("#938a88", "#6f6a70"),
        bedrock(7, 13, 3, shoulder=(230, 0, 190, 30)),
        seed=3,
        patch=90,
        skin=skin,
    )
    for c, r, sd in [((-30, 560, 330), (190, 130, 120), 8), ((520, 580, 280), (130, 90, 110), 19)]:
        stone(s, c, r, sd, ("#8f8a8a", "#6b6872"), cuts=10, n=80, rough=0.03, speck=0, skin=skin)
    for i, (x, y, z, ln) in enumerate(
        [
            (20, 460, 320, 110),
            (460, 510, 270, 100),
            (380, 535, 400, 110),
            (-50, 460, 270, 100),
            (540, 510, 240, 90),
        ]
    ):
        wrack(s, (x, y, z), (0.2, -1, 0), ln, 3, 60 + i, sw, 15, floats=False, dim=0.8)
    root = np.array([212.0, float(at(212, -20)) - 2, -20])
    all_lines = []
    for i, (dx, dz, ln, lv, w) in enumerate(
        [
            (-0.7, 0.3, 104, 3, 17),
            (-0.25, 0.5, 112, 4, 17),
            (0.15, -0.15, 116, 4, 20),
            (0.6, 0.4, 106, 3, 17),
            (-0.35, -0.5, 80, 3, 17),
            (1.1, 0.0, 84, 3, 17),
        ]
    ):
        all_lines += wrack(
            s, root + np.array([dx * 9, 0, dz * 9]), (dx, -1, dz), 1.1 * ln, lv, 20 + i, sw, w
        )
    # the disc that holds it
    for r, dy in ((30, 4), (22, -2), (13, -9)):
        ball(
            s,
            root + np.array([0, 4 + dy, 0]),
            (r, 7, r * 0.8),
            shades(rgb("#3a3018"), 1, 0.1, int(r))[0],
            n=14,
            gloss=0.3,
            solid=2,
        )
    # a young plant beside it
    wrack(s, (396, float(at(396, -90)), -90), (0.3, -1, -0.1), 40, 2, 33, sw, 13, floats=False)
    m = 11
    L = min(all_lines, key=lambda line: np.hypot(*(line[m] - (330, 300, -60))[:2]) - line[m, 2])
    T = unit(L[m + 1] - L[m])
    hopper(
        s,
        L[m] + np.array([-2, -4, -13.0]),
        58,
        T,
        (-0.75, -0.35, -0.6),
        "#8f9a4a",
        curl=0.35,
        seed=5,
    )
    light = Light(
        (-0.55, -0.76, 0.3),
        "#ffedc0",
        2.6,
        "#9cccc0",
        "#4a6470",
        1.0,
        caustics=0.35,
        ao=0.7,
        density=0.7,
        seed=3,
        through=(1.08, 1.0, 0.4),
    )
    water = Water(
        [(0, "#bcd8b4"), (0.14, "#86b8a0"), (0.4, "#4a8c88"), (0.7, "#245c68"), (1, "#123a48")],
        glow=("#fff6d0", 120, 40, 240, 0.45),
        shafts=0.0,
        ceiling=90,
        ceiling_light=0.45,
        seed=15,
    )
    look = Look(
        haze=250,
        haze_from=30,
        motes=60,
        bubbles=[(396, 150, 3.4), (404, 128, 2.2), (70, 220, 2.4), (76, 204, 1.6)],
    )
    return dict(scene=s, light=light, water=water, look=look, pitch=3.0)
