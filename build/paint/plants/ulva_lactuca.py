"""Sea lettuce. A few sheets, thin as tissue, frilled at the edge, fold over one another as a swell
passes; where two overlap the green doubles, where the sun stands behind they glow; holes and torn
edges, a pale rim. They sit on a cockle shell and a cobble in coarse sand with shells. A shrimp walks."""

from __future__ import annotations

import numpy as np
from render import F, Light, Look, Scene, Water, rgb, smooth, unit
from shapes import (
    Swirl,
    ball,
    fish,
    grow,
    ground,
    hopper,
    litter,
    pebbles,
    ramp,
    ripples,
    rng,
    shades,
    sheet,
    snail,
    stone,
    strips,
    value,
)


def blade(
    s,
    root,
    d,
    length,
    width,
    seed,
    sw,
    to,
    frill=15.0,
    tone=1.0,
    face=(0, 0, -1),
    m=170,
    k=140,
    holes=3,
):
    """One sheet: grows wider than its edge has room for, so that the edge waves."""
    g = rng(seed)
    P = grow(root, d, length, m, to=to, pull=0.55, swirl=sw, sway=0.5, bend=g.normal(0, 0.5, 3))[0]
    t = np.linspace(0, 1, m)
    x = np.linspace(-1, 1, k)
    T = unit(np.gradient(P, axis=0))
    fc = unit(np.asarray(face, float) + np.outer(t, g.normal(0, 0.5, 3)))
    B = unit(np.cross(T, fc))
    N = np.cross(B, T)
    prof = (
        np.interp(t, [0, 0.05, 0.2, 0.5, 0.78, 0.94, 1], [0.05, 0.22, 0.62, 1.0, 0.95, 0.6, 0.22])
        * width
    )
    prof = prof * (1 + 0.10 * np.sin(t * 11 + g.uniform(0, 6)) * (t > 0.1))
    lobes = (
        1
        + (
            0.11 * np.sin(t[:, None] * 17 + np.sign(x)[None] * 1.7 + g.uniform(0, 6))
            + 0.05 * np.sin(t[:, None] * 53 + np.sign(x)[None] * 2.9)
            + 0.03 * np.sin(t[:, None] * 97)
        )
        * smooth(0.2, 1, np.abs(x))[None]
    )
    u = x[None] * prof[:, None] * lobes
    e = np.abs(x)[None] ** 2.2
    tip = smooth(0.72, 1.0, t)[:, None]
    amp = frill * (e + 0.55 * tip * (1 - e)) * smooth(0, 0.2, t)[:, None]
    ph = g.uniform(0, 6.28, 6)
    edge_len = t[:, None] * 1.0 + 0.18 * np.abs(x)[None]
    sg = np.sign(x)[None]
    wv = (
        np.sin(edge_len * 31 + ph[0] + sg * ph[1] + 1.2 * np.sin(edge_len * 9))
        + 0.8 * np.sin(edge_len * 67 + ph[2] + sg * ph[3] + 1.5 * np.sin(edge_len * 13)) * e
        + (
            0.9 * np.sin(x[None] * 11 + ph[4] + 1.3 * np.sin(x[None] * 5))
            + 0.6 * np.sin(x[None] * 27 + ph[1])
        )
        * tip
    )
    fold = (
        0.42
        * prof[:, None]
        * np.sin(x[None] * 2.6 + ph[5] + t[:, None] * 2.0)
        * smooth(0.05, 0.4, t)[:, None]
    )
    q0 = np.stack([u, t[:, None] * length + 0 * u, 0 * u + seed * 37.0], -1)
    fold = (
        fold
        + (9 * value(q0, 52, seed + 5, 3) + 2.2 * np.sin(value(q0, 40, seed + 6, 2) * 9))
        * smooth(0.02, 0.3, t)[:, None]
    )
    V = P[:, None] + B[:, None] * u[..., None] + N[:, None] * (amp * wv * 0.8 + fold)[..., None]
    V = (
        V
        + T[:, None]
        * ((1 - e) * 0.16 * width * smooth(0.6, 1, t)[:, None] - e * 0.1 * width)[..., None]
    )
    q = np.stack([u, t[:, None] * length + 0 * u, 0 * u + seed * 37.0], -1)
    mott = value(q, 60, seed, 3)
    c = ramp(
        np.clip(0.35 + 0.4 * t[:, None] + 0.16 * mott + 0.1 * e, 0, 1),
        (0, "#1c4a24"),
        (0.4, "#34742e"),
        (0.75, "#5c9a40"),
        (1, "#94bf62"),
    )
    ribs = (
        1
        - 0.12
        * np.exp(-((((x[None] * 6 + 0.4 * np.sin(t[:, None] * 9)) % 1 - 0.5) / 0.14) ** 2))
        * smooth(1, 0.2, t)[:, None]
    )
    rim = smooth(0.93, 1.0, np.maximum(np.abs(x)[None] + 0 * u, t[:, None] + 0 * u))
    c = c * ribs[..., None] * tone
    c = c * (1 - 0.35 * rim[..., None]) + rgb("#d9ee9a") * 0.35 * rim[..., None]
    al = np.full((m, k), 0.70) + 0.12 * (1 - t[:, None]) + 0.12 * rim
    worn = np.ones((m, k))
    for _ in range(holes):
        a, b, r = g.uniform(0.3, 0.9), g.uniform(-0.75, 0.75), g.uniform(3, 8)
        d2 = np.hypot((t[:, None] - a) * length, (x[None] - b) * prof[:, None]) * (
            1 + 0.25 * value(q, 9, seed + 3, 1)
        )
        worn *= smooth(r, r + 1.2, d2)
        c = (
            c * (1 - 0.5 * np.exp(-(((d2 - r - 2.5) / 2.2) ** 2)))[..., None]
            + rgb("#e6e6b0") * 0.5 * np.exp(-(((d2 - r - 2.5) / 2.2) ** 2))[..., None]
        )
    sheet(
        s,
        V,
        c.astype(F),
        out=np.broadcast_to(N[:, None], V.shape),
        glow=0.9,
        gloss=0.25,
        alpha=np.clip(al, 0, 1) * worn,
        solid=0.6,
    )
    return V


def shell(s, c, r, axis, turn, tones=("#e9dfc8", "#b98f6a", "#f4ecdc"), seed=1):
    """A cockle's valve, ribbed, hollow side away."""
    n, m = 40, 70
    th = np.linspace(0.03, 1.0, n)[:, None]
    ph = np.linspace(-1.25, 1.25, m)[None]
    rib = 0.045 * np.abs(np.cos(ph * 17))
    rr = th * (1 - 0.16 * (ph / 1.25) ** 2) * (1 + rib * th)
    X, Y = rr * np.sin(ph), rr * np.cos(ph) - 0.5
    Z = 0.5 * np.sqrt(np.clip(1 - (X**2 + Y**2) / 1.05, 0.0, 1))
    M = np.stack(
        [unit(np.cross(axis, turn)), unit(axis), unit(np.cross(np.cross(axis, turn), axis))]
    )
    V = np.stack([X, Y, -Z], -1) * r @ M + np.asarray(c, float)
    C = (
        ramp(
            np.clip(0.5 + 0.5 * np.cos(th * 19) * 0.7 + 0 * ph, 0, 1),
            (0, tones[1]),
            (0.5, tones[0]),
            (1, tones[2]),
        )
        * (0.72 + 0.28 * np.abs(np.cos(ph * 17)))[..., None]
    )
    sheet(s, V, C.astype(F), out=np.broadcast_to(-M[2], V.shape), gloss=0.2, solid=2)


def shrimp(s, p, L, heading, seed=1):
    """A glass shrimp: humped tail, long feelers, eyes on stalks, dark lines."""
    from shapes import frame  # noqa: PLC0415

    g = rng(seed)
    f, u, l = frame(heading)
    t = np.linspace(0, 1, 60)
    cen = (
        np.asarray(p, float)
        + (
            f * (0.5 - t)[:, None]
            + u
            * (0.16 * np.sin(np.clip(t - 0.25, 0, 1) * 3.6) - 0.12 * smooth(0.75, 1, t))[:, None]
        )
        * L
    )
    R = (
        np.interp(
            t, [0, 0.05, 0.2, 0.36, 0.6, 0.85, 1], [0.02, 0.05, 0.085, 0.088, 0.066, 0.04, 0.03]
        )
        * L
    )
    seg = 0.5 + 0.5 * np.cos(np.clip(t - 0.36, 0, 1) * 58)
    C = (
        ramp(t, (0, "#c9b990"), (0.3, "#b8b48c"), (1, "#c4ba92"))
        * (1 - 0.45 * (seg**6 * (t > 0.36)))[:, None]
    )
    tube(
        s,
        cen,
        R,
        C[:, None] * np.exp(0.15 * g.normal(size=(60, 13, 1))),
        12,
        glow=0.8,
        gloss=0.5,
        alpha=0.97,
        solid=0.5,
    )
    T = unit(np.gradient(cen, axis=0))
    hd = cen[1]
    for sg in (-1, 1):
        ball(
            s,
            cen[5] + u * 0.06 * L + l * sg * 0.06 * L + f * 0.03 * L,
            0.026 * L,
            rgb("#14100c"),
            gloss=0.9,
            n=8,
        )
        for ln, up in ((0.95, 0.5), (0.55, 0.85)):
            Q = grow(
                hd, f + u * up * 0.6 + l * sg * 0.25, L * ln, 22, to=-f * 0.6 + u * 0.25, pull=0.5
            )
            strips(
                s,
                Q,
                np.linspace(0.009, 0.002, 22)[None] * L,
                rgb("#a5705a"),
                round_=True,
                glow=0.5,
                solid=0.2,
            )
        for i in range(4):
            b = cen[14 + 3 * i] - u * 0.06 * L
            Q = grow(b, -u + f * (0.7 - 0.35 * i) + l * sg * 0.5, 0.26 * L, 9, to=-u, pull=0.6)
            strips(
                s,
                Q,
                np.linspace(0.013, 0.005, 9)[None] * L,
                rgb("#b8a882"),
                round_=True,
                glow=0.5,
                solid=0.3,
            )
    Q = grow(cen[2] + u * 0.03 * L, f + u * 0.25, 0.2 * L, 8)
    strips(s, Q, np.linspace(0.022, 0.002, 8)[None] * L, rgb("#b89a70"), face=l, glow=0.6)
    for a in (-0.5, -0.2, 0.2, 0.5):
        Q = grow(cen[-1], T[-1] + l * a + u * 0.05, 0.15 * L, 8)
        strips(
            s,
            Q,
            np.array([[0.012, 0.026, 0.034, 0.036, 0.034, 0.03, 0.022, 0.01]]) * L,
            rgb("#c4b488"),
            face=u,
            glow=0.8,
            alpha=0.8,
        )


from shapes import tube  # noqa: E402


def compose():
    s = Scene()
    sw = Swirl(61, 240)
    at = ground(s, 562, ("#bfa77c", "#93805c"), ripples(4, 70, 6), seed=9, speck=0.3, patch=40)
    pebbles(
        s,
        at,
        1500,
        4,
        (1.6, 6),
        (-160, 640),
        (-480, 300),
        near=2.5,
        tones=("#c9bca6", "#8d8578", "#e6dcc6", "#7a7468", "#b78a6a"),
    )
    pebbles(
        s,
        at,
        30,
        12,
        (10, 26),
        (-100, 580),
        (-380, 300),
        near=1.6,
        tones=("#8d8684", "#6f6a6c", "#a89c90", "#b08a74"),
    )
    g = rng(4)
    for i in range(26):
        x, z = g.uniform(-40, 520), g.uniform(-330, 160)
        tn = [
            ("#e9dfc8", "#b98f6a", "#f4ecdc"),
            ("#d9cfc0", "#7a7290", "#efe9e0"),
            ("#f0dcd0", "#c98a80", "#fbf3ec"),
        ][i % 3]
        shell(
            s,
            (x, float(at(x, z)) - 3, z),
            g.uniform(7, 15),
            unit(np.array([g.normal(), -0.35, g.normal()])),
            unit(np.array([0.1 * g.normal(), -0.5, -1])),
            tn,
            i,
        )
    stone(s, (190, 566, -10), (58, 36, 46), 5, ("#8f8688", "#66626a"), cuts=10, n=70, top="#7a8050")
    stone(s, (316, 580, 40), (40, 24, 34), 7, ("#a0938a", "#6d6668"), cuts=10, n=60)
    root = np.array([204.0, 540, -20])
    specs = [
        ((-0.35, -1, 0.35), 400, 88, (0.1, -1, 0.1), 15, 0.85, (0.25, 0, -1)),
        ((0.35, -1, 0.2), 440, 92, (0.75, -1, 0.0), 15, 0.95, (-0.3, -0.1, -1)),
        ((-1.0, -0.8, 0.0), 290, 80, (-0.35, -1, -0.1), 14, 0.92, (0.5, 0.1, -1)),
        ((0.0, -1, -0.35), 230, 74, (0.35, -0.9, -0.2), 14, 1.05, (0.1, -0.3, -1)),
        ((1.0, -0.55, -0.2), 300, 74, (1, -0.5, -0.1), 14, 1.1, (-0.1, -0.5, -1)),
        ((-0.9, -0.25, -0.4), 150, 50, (-0.6, -0.5, -0.3), 12, 1.1, (0.3, -0.5, -1)),
    ]
    for i, (d, ln, w, to, fr, tn, fc) in enumerate(specs):
        blade(
            s,
            root + g.normal(0, 4, 3),
            d,
            ln,
            w,
            10 + i,
            sw,
            to,
            fr,
            tn,
            fc,
            holes=3 if i < 4 else 1,
        )
    for i, (x, z, ln) in enumerate(
        [(400, 200, 190), (440, 240, 150), (40, 230, 200), (330, 330, 170)]
    ):
        blade(
            s,
            (x, float(at(x, z)), z),
            (0.2, -1, 0),
            ln,
            ln * 0.3,
            40 + i,
            sw,
            (0.5, -1, 0),
            12,
            0.95,
            m=60,
            k=40,
            holes=0,
        )
    shrimp(s, (372, float(at(372, -190)) - 22, -190), 122, (-0.95, 0.06, -0.25), 4)
    snail(
        s,
        (96, float(at(96, -150)), -150),
        10,
        (-0.8, 0, -0.5),
        colours=("#6a5a40", "#c4a872"),
        seed=4,
    )
    light = Light(
        (-0.5, -0.8, 0.3),
        "#fff3c8",
        2.8,
        "#aadfd8",
        "#4f7f7c",
        1.2,
        caustics=0.6,
        ao=0.4,
        density=0.8,
        seed=13,
        through=(0.95, 1.0, 0.5),
    )
    water = Water(
        [(0, "#d5efd9"), (0.2, "#8fd0c8"), (0.5, "#43a0b0"), (0.75, "#217092"), (1, "#124c66")],
        glow=("#fffbe0", 170, 0, 290, 0.45),
        shafts=0.9,
        lean=0.25,
        ceiling=90,
        seed=22,
    )
    look = Look(
        haze=360,
        haze_from=60,
        motes=60,
        bubbles=[(340, 150, 3), (346, 130, 2), (90, 170, 2.6), (100, 240, 1.6)],
    )
    return dict(scene=s, light=light, water=water, look=look, layers=4)
