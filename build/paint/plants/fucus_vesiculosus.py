"""Bladderwrack. From one disc on smooth, ice-worn rock rise flat ribbons with a raised midrib; they fork
again and again, floats sit in pairs beside the rib, the ripe tips are swollen and warty. All lean with
the swell, twist and show their edges; old bases dark and bare, tops golden, lit through. An isopod
clings to a strap, sticklebacks pass; barnacles and crusts on the rock."""

from __future__ import annotations

import numpy as np
from render import Light, Look, Scene, Water, rgb, smooth, unit
from shapes import (
    Swirl,
    bedrock,
    rock_tint,
    ball,
    balls,
    barnacles,
    fish,
    grow,
    ground,
    hopper,
    mussels,
    pebbles,
    ramp,
    rng,
    shades,
    stone,
    strips,
    value,
)

TONES = ((0, "#241f12"), (0.25, "#43401c"), (0.55, "#6a6426"), (0.82, "#84772e"), (1, "#a89a48"))


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
            else np.interp(t, [0, 0.12, 0.7, 1], [0.75, 0.95, 0.9, 0.7])
        )
        fc = unit(face + np.outer(t, g.normal(0, 0.45, 3)))
        k = 13
        x = np.linspace(-1, 1, k)
        rib = np.exp(-((x / 0.13) ** 2))
        beside = np.exp(-(((np.abs(x) - 0.27) / 0.13) ** 2))
        wave = 0.94 + 0.06 * np.cos(x * 3.1)
        base = (
            ramp(uu, *TONES)[:, None]
            * (wave * (1 - 0.34 * beside) * (1 + 0.5 * rib))[None, :, None]
        )
        spots = 1 - 0.22 * (g.random((n, k, 1)) < 0.10)
        thin = (
            np.interp(uu, [0, 0.3, 1], [0.15, 0.6, 0.95])[:, None]
            * (1 - 0.85 * rib - 0.25 * beside)[None]
        )
        strips(
            s,
            P[None],
            (prof * w)[None],
            (base * spots * dim)[None],
            face=fc[None],
            k=k,
            camber=0.16,
            ruffle=0.16,
            waves=2.2,
            ripple_seed=int(g.integers(1e6)),
            glow=thin,
            gloss=0.42,
            solid=0.8,
        )
        # the midrib stands out on both sides
        strips(
            s,
            P[None] + unit(fc) * 0.9 * 1.0,
            (np.full(n, 0.12) * w)[None],
            (ramp(uu, *TONES) * 1.1 * dim)[None],
            face=fc[None],
            k=5,
            round_=True,
            gloss=0.4,
            solid=0,
        )
        T = unit(np.gradient(P, axis=0))
        B = unit(np.cross(T, fc))
        if floats and not last and u0 > 0.1 and g.random() < 0.85:
            for q in (0.3, 0.62) if ln > 75 else (0.5,):
                i = int(q * (n - 1))
                for sg in (-1, 1):
                    r = w * g.uniform(0.40, 0.5)
                    bl.append(P[i] + B[i] * sg * w * 0.56)
                    br.append((r * 0.95, r * 1.45, r * 0.95))
                    ba.append(T[i] + B[i] * sg * 0.12)
                    bc.append(ramp(np.array([min(1, uu[i] + 0.12)]), *TONES)[0] * dim)
        if last:
            # swollen, warty tips in twos
            for sg in (-1, 1):
                if g.random() < 0.12:
                    continue
                d1 = unit(T[-1] + B[-1] * sg * 0.36 + g.normal(0, 0.1, 3))
                L = w * g.uniform(1.9, 3.0)
                m = 20
                Q = grow(P[-1], d1, L, m, to=(lean, -1, 0), pull=0.2)[0]
                v = np.linspace(0, 1, m)
                R = (
                    w
                    * 0.5
                    * np.interp(v, [0, 0.12, 0.45, 0.8, 0.95, 1], [0.5, 0.8, 1.0, 0.8, 0.45, 0.05])
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
                from shapes import tube  # noqa: PLC0415

                c = rgb("#b0963e") * (1 - wart[..., None]) + rgb("#d0bc72") * wart[..., None]
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
                ln * g.uniform(0.68, 1.0),
                w * g.uniform(0.86, 0.95),
                lev - 1,
                unit(fc[-1] + g.normal(0, 0.25, 3)),
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
    sw = Swirl(41, 170)
    at = ground(
        s,
        562,
        ("#9a8d8c", "#6f6872"),
        bedrock(7, 15, 3, shoulder=(220, 0, 190, 26)),
        seed=3,
        speck=0.07,
        tint=rock_tint(5),
    )
    stone(
        s,
        (-20, 560, 300),
        (190, 120, 120),
        8,
        ("#8f8a8a", "#6b6872"),
        cuts=10,
        n=80,
        rough=0.03,
        top="#5f6a44",
    )
    stone(
        s,
        (500, 570, 260),
        (130, 100, 110),
        19,
        ("#8f8a8a", "#6b6872"),
        cuts=10,
        n=80,
        rough=0.03,
        top="#5f6a44",
    )
    g = rng(9)
    for i, (x, y, z, ln) in enumerate(
        [
            (30, 460, 300, 100),
            (470, 490, 250, 90),
            (150, 530, 420, 110),
            (350, 535, 380, 100),
            (-40, 460, 250, 95),
            (540, 500, 220, 90),
        ]
    ):
        wrack(s, (x, y, z), (0.2, -1, 0), ln, 3, 60 + i, sw, 14, floats=False, dim=0.9)
    root = np.array([222.0, float(at(222, -20)) - 2, -20])
    all_lines = []
    for i, (dx, dz, ln, lv) in enumerate(
        [
            (-0.75, 0.1, 120, 3),
            (-0.25, 0.3, 138, 3),
            (0.12, -0.1, 148, 3),
            (0.6, 0.2, 130, 3),
            (0.0, -0.5, 88, 2),
            (1.2, -0.1, 104, 3),
            (-1.5, -0.2, 92, 2),
        ]
    ):
        all_lines += wrack(
            s, root + np.array([dx * 9, 0, dz * 9]), (dx, -1, dz), ln, lv, 20 + i, sw, 17.0
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
    wrack(s, (382, float(at(382, -70)), -70), (0.3, -1, -0.1), 44, 2, 33, sw, 11, floats=False)
    places, nrm = [], []
    for _ in range(44):
        x, z = g.normal(120, 60), g.normal(-120, 40)
        places.append((x, float(at(x, z)), z))
        nrm.append((g.normal(0, 0.15), -1, -0.45))
    barnacles(s, np.array(places), np.array(nrm), g.uniform(3, 7.5, 44), 5)
    L = all_lines[4]
    m = len(L) // 2
    T = unit(L[m + 1] - L[m])
    hopper(
        s,
        L[m] + np.array([-2, -4, -11.0]),
        50,
        T,
        (-0.75, -0.35, -0.6),
        "#6f8a3a",
        curl=0.35,
        seed=5,
    )
    fish(s, 412, 470, 60, 78, (-1, -0.05, 0.15), "stickleback", bend=0.22)
    fish(s, 446, 440, 120, 66, (-1, 0.05, 0.15), "stickleback", bend=-0.2)
    fish(s, 380, 436, 150, 60, (-1, 0, 0.1), "stickleback", bend=0.15)
    light = Light(
        (-0.5, -0.85, 0.0),
        "#fff0c4",
        2.3,
        "#a5d8d4",
        "#4a6f80",
        1.25,
        caustics=0.5,
        ao=0.7,
        density=0.8,
        seed=3,
        through=(1.15, 1.0, 0.4),
    )
    water = Water(
        [(0, "#cfeadb"), (0.2, "#86c9c6"), (0.5, "#3d93a6"), (0.75, "#1d6280"), (1, "#103f58")],
        glow=("#fffbe0", 160, 0, 290, 0.4),
        shafts=0.9,
        lean=0.3,
        ceiling=80,
        seed=15,
    )
    look = Look(
        haze=360,
        haze_from=40,
        motes=60,
        bubbles=[(396, 150, 3.4), (404, 128, 2.2), (70, 220, 2.4), (76, 204, 1.6)],
    )
    return dict(scene=s, light=light, water=water, look=look)
