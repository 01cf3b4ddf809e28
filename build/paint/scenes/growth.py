"""What returns to the sea in wide pictures: plants, seaweeds, mussels, fish, and shapes far off.

Everything here is seen from some metres away, so it is made of fewer strips than on its own card.
"""

from __future__ import annotations

import numpy as np
from panorama import F, Scene, rgb, smooth, unit
from shapes import (
    Swirl,
    ball,
    balls,
    fish,
    grow,
    mussels,
    ramp,
    rng,
    shades,
    sheet,
    strips,
    tube,
    value,
)

__all__ = ["Swirl", "fish", "mussels", "rng"]

CURRENT = Swirl(101, 190)
"""One current for all that grows."""


def eelgrass(s: Scene, roots, tall, seed=1, width=3.0, lean=0.17):
    """Shoots of eelgrass: (N, 3) roots, (N,) heights; the youngest leaves are freshest."""
    g = rng(seed)
    roots = np.asarray(roots, float)
    per = 5
    n = 16
    N = len(roots) * per
    age = np.tile(np.linspace(0, 1, per), len(roots))
    P0 = np.repeat(roots, per, 0) + g.normal(0, 1.2, (N, 3)) * np.array([1, 0, 1])
    side = np.tile((-1.0) ** np.arange(per), len(roots))
    d0 = np.stack([0.12 + side * 0.16 * (0.3 + age), -np.ones(N), g.normal(0, 0.16, N)], 1)
    L = np.repeat(tall, per) * (1 - 0.45 * age**1.4) * g.uniform(0.86, 1.08, N)
    to = np.stack([np.ones(N), -0.6 + 0.9 * age * g.random(N), 0.1 * g.normal(size=N)], 1)
    pull = lean * g.uniform(0.75, 1.3, N) * (0.8 + 0.6 * age)
    P = grow(P0, d0, L, n, to=to, pull=pull, swirl=CURRENT, sway=0.55)
    t = np.linspace(0, 1, n)
    w = (
        width
        * g.uniform(0.8, 1.15, (N, 1))
        * np.interp(t, [0, 0.15, 0.88, 1], [0.55, 1, 0.95, 0.15])
    )
    u = np.clip(0.15 + 0.7 * t[None] - 0.2 * age[:, None], 0, 1)
    C = ramp(u.ravel(), (0, "#465c34"), (0.35, "#3a6a38"), (0.75, "#527f40"), (1, "#86a856"))
    C = C.reshape(N, n, 3) * np.exp(0.13 * g.normal(size=(N, 1, 1)))
    old = smooth(0.5, 1.0, age[:, None] * 0.8 + 0.5 * t[None] * age[:, None])[..., None]
    C = C * (1 - 0.7 * old) + rgb("#7a5f30") * 0.7 * old
    face = unit(
        np.stack([g.normal(0, 0.5, N), np.full(N, -0.2), -np.ones(N)], 1)[:, None]
        + t[None, :, None]
        * np.stack([g.normal(0, 0.9, N), np.full(N, -0.5), g.normal(0, 0.4, N)], 1)[:, None]
    )
    strips(s, P, w, C, face=face, k=3, camber=0.12, glow=0.85, gloss=0.35, solid=0.7)


def wrack(s: Scene, root, length, seed=1, width=6.0, levels=4, tones=None, spread=0.5, lean=0.2):
    """A bladderwrack: flat forking straps, floats in pairs, golden tips."""
    g = rng(seed)
    tones = tones or (
        (0, "#2a2413"),
        (0.3, "#4a441c"),
        (0.6, "#6c6226"),
        (0.85, "#8a7a32"),
        (1, "#b8a254"),
    )
    bl, br, ba, bc = [], [], [], []

    def strap(p, d, ln, lev, face):
        n = 10
        bend = g.normal(0, 0.35, 3)
        P = grow(p, d, ln, n, to=(lean, -1, 0.0), pull=0.36, swirl=CURRENT, sway=0.3, bend=bend)[0]
        t = np.linspace(0, 1, n)
        u = np.clip((levels - lev + t) / (levels + 1), 0, 1)
        k = 7
        x = np.linspace(-1, 1, k)
        rib = np.exp(-((x / 0.2) ** 2))
        C = (
            ramp(u, *tones)[:, None]
            * (1 + 0.45 * rib - 0.2 * np.exp(-(((np.abs(x) - 0.4) / 0.2) ** 2)))[None, :, None]
        )
        fc = unit(face + np.outer(t, g.normal(0, 0.5, 3)))
        last = lev == 0
        shape = [0.7, 0.95, 1.0, 0.9] if not last else [0.7, 1.05, 1.15, 0.35]
        w = width * np.interp(t, [0, 0.15, 0.7, 1], shape) * (0.82 + 0.18 * lev / levels)
        strips(
            s,
            P[None],
            w[None],
            C[None],
            face=fc[None],
            k=k,
            camber=0.15,
            ruffle=0.16,
            waves=2.0,
            ripple_seed=int(g.integers(1e6)),
            glow=0.55,
            gloss=0.35,
            solid=0.8,
        )
        T = unit(np.gradient(P, axis=0))
        B = unit(np.cross(T, fc))
        if 0 < lev < levels and g.random() < 0.8:
            for sg in (-1, 1):
                bl.append(P[5] + B[5] * sg * width * 0.6)
                br.append(np.array([0.42, 0.62, 0.42]) * width)
                ba.append(T[5])
                bc.append(C[5, 3] * 1.15)
        if lev:
            for sg in (-1, 1):
                turn = spread * g.uniform(0.6, 1.25)
                d1 = unit(T[-1] + B[-1] * sg * turn + g.normal(0, 0.12, 3))
                strap(
                    P[-1],
                    d1,
                    ln * g.uniform(0.72, 0.98),
                    lev - 1,
                    unit(face + g.normal(0, 0.35, 3)),
                )

    first = length / (levels * 0.72 + 0.6)
    stems = 3 + int(g.integers(0, 3))
    for i in range(stems):
        a = (i - (stems - 1) / 2) * 0.5
        d = unit(np.array([np.sin(a), -np.cos(a), g.normal(0, 0.25)]))
        strap(
            np.asarray(root, float),
            d,
            first * g.uniform(0.8, 1.15),
            levels - (i % 2),
            unit([g.normal(0, 0.5), -0.1, -1]),
        )
    if bl:
        balls(
            s,
            np.array(bl),
            np.array(br),
            np.array(bc),
            np.array(ba),
            7,
            glow=0.3,
            gloss=0.7,
            solid=0.6,
        )


def fine_weed(
    s: Scene, root, tall, colour, seed=1, tips=None, width=1.3, levels=5, stems=6, fork=0.45
):
    """A tuft of fine forking alga: red, brown or green, by its colour."""
    g = rng(seed)
    P0 = np.repeat(np.asarray(root, float)[None], stems, 0)
    a = np.linspace(-1.0, 1.0, stems) + g.normal(0, 0.1, stems)
    d = unit(np.stack([np.sin(a), -np.cos(a), g.normal(0, 0.5, stems)], 1))
    c0, c1 = rgb(colour), rgb(tips or colour) * 1.35
    for lev in range(levels):
        n = 7
        L = tall / levels * g.uniform(0.75, 1.2, len(P0))
        P = grow(
            P0,
            d,
            L,
            n,
            to=(0.25, -1, 0),
            pull=0.16,
            swirl=CURRENT,
            sway=0.35,
            wobble=0.25,
            seed=seed + lev,
        )
        u0, u1 = lev / levels, (lev + 1) / levels
        u = np.linspace(u0, u1, n)[None, :, None]
        C = (
            shades(np.broadcast_to(c0, (len(P), 3)), len(P), 0.16, seed + lev)[:, None] * (1 - u)
            + c1 * u
        )
        w = width * np.interp(np.linspace(u0, u1, n), [0, 1], [1.0, 0.42])
        strips(
            s,
            P,
            np.broadcast_to(w, (len(P), n)),
            C,
            k=3,
            round_=True,
            glow=0.5,
            gloss=0.15,
            solid=0.6,
        )
        T = unit(P[:, -1] - P[:, -2])
        turn = unit(np.cross(T, g.normal(size=T.shape)))
        both = []
        for sg in (-1, 1):
            both.append(unit(T + turn * sg * fork * g.uniform(0.5, 1.4, (len(T), 1))))
        P0 = np.concatenate([P[:, -1], P[:, -1]])
        d = np.concatenate(both)


def pondweed(s: Scene, root, tall, seed=1, lean=0.3, leaf=17.0):
    """Perfoliate pondweed: a stem with round leaves that clasp it, alternating."""
    g = rng(seed)
    P = grow(
        root,
        (0.05, -1, g.normal(0, 0.1)),
        tall,
        30,
        to=(1, -0.7, 0),
        pull=lean,
        swirl=CURRENT,
        sway=0.5,
    )[0]
    strips(s, P[None], np.full((1, 30), 1.5), rgb("#8a8a44"), round_=True, glow=0.4)
    count = max(7, round(tall / 11))
    q = np.linspace(0.12, 1.0, count)
    at_ = np.stack([np.interp(q, np.linspace(0, 1, 30), P[:, e]) for e in range(3)], 1)
    T = unit(
        np.stack(
            [np.interp(q, np.linspace(0, 1, 30), np.gradient(P, axis=0)[:, e]) for e in range(3)], 1
        )
    )
    phi = np.arange(count) * 2.6 + g.normal(0, 0.25, count)
    side = unit(np.stack([np.cos(phi), 0.0 * phi, np.sin(phi)], 1))
    L = leaf * np.interp(q, [0, 0.3, 0.85, 1], [0.8, 1.1, 0.9, 0.5]) * g.uniform(0.85, 1.15, count)
    Q = grow(at_, unit(side + T * 0.55), L, 8, to=(0.4, 0.5, 0), pull=0.35)
    t = np.linspace(0, 1, 8)
    w = L[:, None] * 0.42 * np.interp(t, [0, 0.12, 0.4, 0.8, 1], [0.35, 0.8, 1.0, 0.7, 0.1])
    C = ramp(q, (0, "#55622e"), (0.5, "#557a36"), (1, "#8fac56"))
    C = shades(C, count, 0.1, seed)[:, None] * np.interp(t, [0, 1], [0.9, 1.1])[None, :, None]
    face = unit(T[:, None] * 0.8 + np.array([0, 0, -0.8]) + 0 * Q)
    strips(s, Q, w, C, face=face, k=5, camber=0.3, ruffle=0.12, glow=0.7, gloss=0.4, solid=0.7)


def stonewort(s: Scene, root, tall, seed=1):
    """A stonewort: a stem with whorls of thin branches."""
    g = rng(seed)
    m = 26
    P = grow(
        root,
        (g.normal(0, 0.2), -1, g.normal(0, 0.2)),
        tall,
        m,
        to=(0.4, -1, 0),
        pull=0.2,
        swirl=CURRENT,
        sway=0.5,
    )[0]
    strips(s, P[None], np.full((1, m), 1.1), rgb("#5a7238"), round_=True, glow=0.35)
    T = unit(np.gradient(P, axis=0))
    roots, ways, longs = [], [], []
    for i in range(4, m, 2):
        for j in range(8):
            a = j / 8 * 6.28 + i
            roots.append(P[i])
            ways.append(T[i] * 0.7 + np.array([np.cos(a), 0, np.sin(a)]))
            longs.append(tall * 0.17 * np.interp(i / m, [0.1, 0.5, 1], [1.0, 0.95, 0.35]))
    Q = grow(np.array(roots), np.array(ways), np.array(longs), 7, to=(0.3, -1, 0), pull=0.4)
    C = shades(rgb("#66803c"), len(Q), 0.2, seed)
    strips(
        s,
        Q,
        np.linspace(0.9, 0.35, 7)[None] * np.ones((len(Q), 1)),
        C,
        round_=True,
        glow=0.4,
        solid=0.4,
    )


def lettuce(s: Scene, root, size, seed=1, colour="#3f7034"):
    """Sea lettuce: a few ruffled sheets."""
    g = rng(seed)
    for i in range(4):
        d = unit(np.array([(i - 1.5) * 0.6 + g.normal(0, 0.1), -1, g.normal(0, 0.4)]))
        P = grow(
            root,
            d,
            size * g.uniform(0.7, 1.1),
            20,
            to=(0.3, -1, 0),
            pull=0.2,
            swirl=CURRENT,
            sway=0.4,
        )
        t = np.linspace(0, 1, 20)
        w = size * 0.36 * np.interp(t, [0, 0.3, 0.75, 1], [0.1, 0.8, 1.0, 0.35])
        C = ramp(t, (0, "#34552a"), (0.6, colour), (1, "#6a9a4e"))[None, :, None] * np.ones(
            (1, 20, 9, 1)
        )
        strips(
            s,
            P,
            w[None],
            C,
            k=9,
            camber=0.2,
            ruffle=0.5,
            waves=2.5,
            ripple_seed=seed + i,
            glow=0.6,
            gloss=0.3,
            solid=0.6,
        )


def reed(s: Scene, roots, seed=1, top=-60.0):
    """Stems of reed under water, up through the surface, with brown sheaths."""
    g = rng(seed)
    roots = np.asarray(roots, float)
    N, n = len(roots), 16
    L = roots[:, 1] - top
    P = grow(
        roots,
        np.stack([g.normal(0.03, 0.05, N), -np.ones(N), g.normal(0, 0.04, N)], 1),
        L,
        n,
        to=(0.2, -1, 0),
        pull=0.04,
    )
    t = np.linspace(0, 1, n)
    C = ramp(t, (0, "#6a5a34"), (0.25, "#8a8a48"), (1, "#a9b860"))[None] * np.exp(
        0.16 * g.normal(size=(N, 1, 1))
    )
    knot = 1 - 0.35 * (np.arange(n) % 4 == 0)[None, :, None]
    strips(
        s,
        P,
        g.uniform(2.6, 4.0, (N, 1)) * np.linspace(1.1, 0.8, n)[None],
        C * knot,
        k=7,
        round_=True,
        glow=0.3,
        gloss=0.3,
        solid=0.8,
    )


def shoal(
    s: Scene, middle, count, spread, length, kind="herring", seed=1, heading=(-1, 0.04, 0.15)
):
    """Fish that swim one way."""
    g = rng(seed)
    for i in range(count):
        q = g.normal(size=3) * np.asarray(spread)
        way = np.asarray(heading, float) + g.normal(0, 0.07, 3)
        fish(
            s,
            *(np.asarray(middle) + q),
            length * g.uniform(0.85, 1.15),
            way,
            kind,
            bend=g.normal(0, 0.16),
            seed=seed + i,
            wave=g.normal(0, 0.6),
        )


def torpedo(s: Scene, P, radii, colour, belly, k=20, flat=0.9, gloss=0.3):
    """A smooth body along a curve, pale below."""
    P = np.asarray(P, float)
    from scipy.interpolate import CubicSpline  # noqa: PLC0415

    m = 60
    u = np.linspace(0, 1, len(P))
    t = np.linspace(0, 1, m)
    line = CubicSpline(u, P)(t)
    R = np.maximum(np.interp(t, np.linspace(0, 1, len(radii)), radii), 0.4)
    from scipy.ndimage import gaussian_filter1d  # noqa: PLC0415

    R = gaussian_filter1d(R, 2.0, mode="nearest")
    T = unit(np.gradient(line, axis=0))
    side = unit(np.cross(T, [0.0, -1.0, 0.0]))
    up = np.cross(side, T)
    up = up * np.where(up[:, 1:2] > 0, -1, 1)
    an = np.linspace(0, 2 * np.pi, k + 1)
    V = line[:, None] + R[:, None, None] * (
        up[:, None] * np.cos(an)[:, None] + side[:, None] * flat * np.sin(an)[:, None]
    )
    out = V - line[:, None]
    pale = smooth(0.1, -0.7, np.cos(an))[None, :, None]
    C = rgb(colour) * (1 - pale) + rgb(belly) * pale
    sheet(s, V, np.broadcast_to(C, V.shape).astype(F), out=out, gloss=gloss)
    return line, up, side


def blade(s: Scene, base, edge, colour, n=8, alpha=1.0):
    """A fin: a sheet between two lines of points."""
    base, edge = np.asarray(base, float), np.asarray(edge, float)
    u = np.linspace(0, 1, 12)
    line = lambda q: np.stack(
        [np.interp(u, np.linspace(0, 1, len(q)), q[:, e]) for e in range(3)], 1
    )  # noqa: E731
    w = np.linspace(0, 1, n)[:, None, None]
    V = line(base)[None] * (1 - w) + line(edge)[None] * w
    sheet(s, V, np.broadcast_to(rgb(colour), V.shape).astype(F), gloss=0.2, alpha=alpha)


def seal(s: Scene, middle, size, flip=1, turn=0.0, colour="#5a6a70", belly="#aab4b0"):
    """A seal that glides, as it is seen from far off."""
    c, sn = np.cos(turn), np.sin(turn)

    def put(x, y, z=0.0):
        x, y = x * c - y * sn, x * sn + y * c
        return np.asarray(middle, float) + np.array([x * flip, y, z]) * size

    line = [
        put(*p)
        for p in (
            (-1.0, 0.02),
            (-0.86, 0.0),
            (-0.6, 0.03),
            (-0.25, 0.06),
            (0.15, 0.06),
            (0.5, 0.02),
            (0.8, -0.02),
            (0.98, -0.03),
        )
    ]
    r = (
        np.array([0.035, 0.095, 0.135, 0.155, 0.2, 0.225, 0.21, 0.17, 0.12, 0.075, 0.04, 0.025])
        * size
    )
    torpedo(s, line, r, colour, belly, flat=0.95)
    for z in (-0.14, 0.14):
        blade(
            s,
            [put(-0.36, 0.2, z), put(-0.2, 0.22, z)],
            [put(-0.2, 0.5, z * 2.2), put(-0.05, 0.42, z * 2.2)],
            colour,
        )
        blade(
            s,
            [put(0.9, -0.05, z * 0.2), put(0.95, 0.01, z * 0.2)],
            [put(1.26, -0.16, z), put(1.22, 0.06, z)],
            colour,
        )
    ball(s, put(-0.84, -0.04, -0.085), 0.022 * size, rgb("#101418"), n=7)


def porpoise(s: Scene, middle, size, flip=1, turn=0.0, colour="#46525c", belly="#c0c8c4"):
    """A harbour porpoise far off: blunt head, low triangular fin, level flukes."""
    c, sn = np.cos(turn), np.sin(turn)

    def put(x, y, z=0.0):
        x, y = x * c - y * sn, x * sn + y * c
        return np.asarray(middle, float) + np.array([x * flip, y, z]) * size

    line = [
        put(*p)
        for p in (
            (-1, 0.05),
            (-0.8, 0.02),
            (-0.4, 0),
            (0, 0),
            (0.4, 0.03),
            (0.75, 0.1),
            (1.0, 0.17),
        )
    ]
    r = (
        np.array([0.03, 0.11, 0.15, 0.17, 0.185, 0.185, 0.165, 0.13, 0.09, 0.055, 0.03, 0.024])
        * size
    )
    torpedo(s, line, r, colour, belly)
    blade(s, [put(-0.04, -0.17), put(0.24, -0.14)], [put(0.16, -0.3), put(0.2, -0.29)], colour)
    for z in (-0.1, 0.1):
        blade(
            s,
            [put(-0.55, 0.12, z), put(-0.42, 0.16, z)],
            [put(-0.4, 0.36, z * 2.5), put(-0.34, 0.34, z * 2.5)],
            colour,
        )
        blade(
            s,
            [put(0.94, 0.15, 0), put(1.04, 0.18, 0)],
            [put(1.14, 0.2, z * 2.6), put(1.16, 0.22, z * 2.2)],
            colour,
        )


def flounder(s: Scene, middle, size, turn=0.3, seed=1):
    """A flounder at rest on sand: an oval of the ground's colours with a frill of fins, eyes raised."""
    g = rng(seed)
    m, k = 44, 26
    a = np.linspace(-1, 1, m)[:, None]
    b = np.linspace(-1, 1, k)[None]
    half = np.interp(
        a[:, 0],
        [-1, -0.9, -0.6, -0.1, 0.4, 0.72, 0.84, 1.0],
        [0.05, 0.18, 0.42, 0.56, 0.4, 0.12, 0.1, 0.24],
    )
    X = a + 0 * b
    Z = half[:, None] * b
    thick = (
        0.17
        * np.sqrt(np.clip(1 - b**2, 0, 1))
        * np.interp(a, [-1, -0.5, 0.2, 0.8, 1], [0.6, 1.0, 0.9, 0.3, 0.15])
    )
    wave = 0.025 * np.sin(a * 16) * np.abs(b) ** 3
    c, sn = np.cos(turn), np.sin(turn)
    V = np.stack([X * c - Z * sn, -(thick + wave), X * sn + Z * c], -1) * size + np.asarray(
        middle, float
    )
    q = np.stack([X * 3, Z * 3, 0 * X], -1)
    blot = smooth(0.25, 0.7, value(q, 0.9, seed, 3))[..., None]
    fine = smooth(0.2, 0.8, value(q, 0.28, seed + 3, 2))[..., None]
    C = rgb("#7d6a46") * (1 - 0.5 * blot) + rgb("#4a3e28") * 0.5 * blot
    C = C * (1 - 0.35 * fine) + rgb("#c9b380") * 0.35 * fine
    spot = (g.random((m, k, 1)) < 0.012) * (np.abs(b)[..., None] < 0.7)
    C = np.where(spot, rgb("#c9743a"), C)
    frill = smooth(0.78, 0.95, np.abs(b))[..., None] + 0 * C
    C = C * (1 - 0.35 * frill) + rgb("#a8976a") * 0.35 * frill
    sheet(s, V, C.astype(F), out=np.broadcast_to([0.0, -1.0, 0.0], V.shape), gloss=0.2, solid=1.5)
    for z in (-0.06, 0.08):
        p = np.array([-0.8, -0.14, z])
        p = np.array([p[0] * c - p[2] * sn, p[1], p[0] * sn + p[2] * c]) * size + np.asarray(
            middle, float
        )
        ball(s, p, 0.045 * size, rgb("#c9a850"), n=8, gloss=0.6)
        ball(
            s,
            p + np.array([-0.01, -0.025, -0.03]) * size,
            0.026 * size,
            rgb("#0c0e10"),
            n=7,
            gloss=0.9,
        )


def clams(s: Scene, places, sizes, seed=1):
    """Shells of Baltic clams on the mud, pink and white."""
    g = rng(seed)
    for p, r in zip(np.asarray(places, float), sizes, strict=True):
        n = 14
        th, ph = np.meshgrid(
            np.linspace(0, np.pi / 2, n), np.linspace(0, 2 * np.pi, n * 2), indexing="ij"
        )
        q = np.stack(
            [np.sin(th) * np.cos(ph), -np.cos(th) * 0.42, np.sin(th) * np.sin(ph) * 0.85], -1
        )
        a = g.uniform(0, 6.28)
        M = np.array([[np.cos(a), 0, np.sin(a)], [0, 1, 0], [-np.sin(a), 0, np.cos(a)]])
        ring = 0.85 + 0.15 * np.cos(np.hypot(q[..., 0] + 0.8, q[..., 2]) * 26)
        C = ramp(th.ravel() / 1.57, (0, "#e8b6ac"), (0.6, "#e9d0c4"), (1, "#f2e9dd")).reshape(
            n, n * 2, 3
        )
        V = q @ M * r + p
        sheet(s, V, (C * ring[..., None]).astype(F), out=q @ M, gloss=0.4, solid=1.5)


def casts(s: Scene, places, sizes, tone, seed=1):
    """Small coiled heaps that worms leave on mud."""
    g = rng(seed)
    for p, r in zip(np.asarray(places, float), sizes, strict=True):
        t = np.linspace(0, 1, 70)
        a = t * 6.28 * 4.5 + g.uniform(0, 6)
        rad = r * (1 - 0.75 * t)
        P = p + np.stack([np.cos(a) * rad, -r * 0.75 * t, np.sin(a) * rad * 0.8], 1)
        C = np.broadcast_to(rgb(tone) * (0.85 + 0.3 * t[:, None]), (70, 3))
        tube(s, P, np.full(70, r * 0.2), C[:, None], 7, solid=1.0)


def floes(s: Scene, places, seed=1):
    """Ice on the surface, seen from below: thick plates with ridged undersides; (x, z, half x, half z, keel)."""
    for i, (x, z, rx, rz, keel) in enumerate(places):
        n, k = 40, 64
        q, ph = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 2 * np.pi, k), indexing="ij")
        edge = 1 + 0.16 * value(
            np.stack([np.cos(ph), np.sin(ph), 0 * ph], -1) * 1.0, 0.8, seed + i, 3
        )
        X = x + rx * q * edge * np.cos(ph)
        Z = z + rz * q * edge * np.sin(ph)
        p = np.stack([X, 0 * X, Z], -1)
        rough = 0.66 + 0.24 * value(p, 130, seed + 7, 4) + 0.22 * np.abs(value(p, 46, seed + 9, 3))
        low = keel * (1 - q**7) * rough
        V = np.stack([X, -36 + low, Z], -1)
        thin = smooth(0.75, 1.0, q)[..., None]
        pale = smooth(-0.5, 0.8, value(p, 90, seed + 4, 4))[..., None]
        C = rgb("#3f93b4") * (1 - pale) + rgb("#9fdcea") * pale
        C = C * (1 - thin) + rgb("#eafaff") * thin
        crack = np.exp(-((value(p, 110, seed + 21, 2) / 0.035) ** 2))[..., None]
        C = C * (1 - 0.6 * crack) + rgb("#f4feff") * 0.6 * crack
        sheet(
            s,
            V,
            C.astype(F),
            out=np.broadcast_to([0.0, 1.0, 0.0], V.shape),
            glow=0.75,
            gloss=0.1,
            solid=0.15,
        )
