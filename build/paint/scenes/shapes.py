"""Forms of plants and of what stands by them: strips, stems, leaves, stones, fish, mussels."""

from __future__ import annotations

import numpy as np
from render import F, Scene, rgb, smooth, unit

BACK = np.array([0.0, 0.0, -1.0])
UP = np.array([0.0, -1.0, 0.0])


def rng(seed):
    """Chance that is the same each time."""
    return np.random.default_rng(seed)


def shades(c, n, spread=0.15, seed=1, hue=0.06):
    """n colours round a colour (or colours), lighter and darker, warmer and cooler."""
    r = rng(seed)
    c = np.broadcast_to(np.asarray(c, F), (n, 3))
    return (
        c * np.exp(spread * r.normal(size=(n, 1))) * np.exp(hue * r.normal(size=(n, 3)))
    ).astype(F)


def ramp(t, *stops):
    """Colours along t: stops are (t, colour of the palette)."""
    p = [s[0] for s in stops]
    c = np.stack([rgb(s[1]) if isinstance(s[1], str) else s[1] for s in stops])
    return np.stack([np.interp(t, p, c[:, e]) for e in range(3)], -1).astype(F)


class Swirl:
    """A field of soft eddies: neighbours feel the same, so that hair waves together."""

    def __init__(self, seed=1, size=90.0, n=7):
        r = rng(seed)
        self.k = r.normal(size=(n, 3)) / size * 1.6
        self.f = r.uniform(0, 6.28, (n, 3))
        self.a = r.normal(size=(n, 3)) / np.sqrt(n) * 1.4

    def __call__(self, p):
        x = p @ self.k.T
        return sum(self.a[i] * np.sin(x[..., i, None] + self.f[i]) for i in range(len(self.k)))

    def first(self, p):
        """Only the first part of the field: a number for each point."""
        x = p @ self.k.T
        o = self.a[0, 0] * np.sin(x[..., 0] + self.f[0, 0])
        for i in range(1, len(self.k)):
            o += self.a[i, 0] * np.sin(x[..., i] + self.f[i, 0])
        return o


def value(p, size, seed=1, octaves=3):
    """Soft noise at points of space, about -1..1."""
    o = 0
    for k in range(octaves):
        o = o + Swirl(seed + 31 * k, size / 2**k, 9).first(p) * 0.55**k
    return o * 0.6


def grow(
    p0,
    d0,
    length,
    n=14,
    to=(0, -1, 0),
    pull=0.0,
    swirl=None,
    sway=0.0,
    wobble=0.0,
    seed=1,
    bend=None,
):
    """Curves that start at p0 (N,3) towards d0, drawn to a direction by `pull` (turns over the whole
    length), carried by a swirl; `bend` is a turn of its own, (N,3) added evenly. Gives (N,n,3)."""
    p = np.atleast_2d(np.asarray(p0, float)).copy()
    N = len(p)
    d = unit(np.broadcast_to(np.asarray(d0, float), (N, 3))).copy()
    length = np.broadcast_to(np.asarray(length, float), (N,))
    pull = np.broadcast_to(np.asarray(pull, float), (N,))
    to = unit(np.broadcast_to(np.asarray(to, float), (N, 3)))
    r = rng(seed)
    out = np.empty((N, n, 3))
    out[:, 0] = p
    h = 1.0 / (n - 1)
    for i in range(1, n):
        f = to * pull[:, None] * 2 * h
        if swirl is not None:
            f = f + swirl(p) * sway * 2 * h
        if wobble:
            f = f + r.normal(size=(N, 3)) * wobble * np.sqrt(h)
        if bend is not None:
            f = f + bend * h
        d = unit(d + f)
        p = p + d * (length * h)[:, None]
        out[:, i] = p
    return out


def tangents(P):
    """Directions along curves (N,m,3)."""
    return unit(np.gradient(P, axis=1))


def strips(
    s: Scene,
    P,
    Wd,
    C,
    face=None,
    k=3,
    camber=0.0,
    ruffle=0.0,
    waves=3.0,
    ripple_seed=0,
    round_=False,
    keel=0.0,
    **how,
):
    """Ribbons along the curves P (N,m,3), half as wide as Wd (N,m), across in k points; colours C
    broadcast to (N,m,k,3). `face`: what the flat side looks at (N,m,3); `round_`: shaded as a stem;
    `camber` bends the edges back, `keel` folds the middle, `ruffle` waves the edges."""
    P = np.asarray(P, float)
    if P.ndim == 2:
        P = P[None]
    N, m, _ = P.shape
    Wd = np.broadcast_to(np.asarray(Wd, float), (N, m))
    T = tangents(P)
    fc = np.broadcast_to(BACK if face is None else np.asarray(face, float), (N, m, 3))
    B = unit(np.cross(T, fc))
    Nn = unit(np.cross(B, T))
    u = np.linspace(-1, 1, k)
    V = P[:, :, None] + B[:, :, None] * (Wd[..., None] * u)[..., None]
    if camber or keel:
        off = camber * u**2 + keel * np.abs(u)
        V = V - Nn[:, :, None] * (Wd[..., None] * off)[..., None]
    if ruffle:
        r = rng(ripple_seed)
        ph = r.uniform(0, 6.28, (N, 1, 1))
        t = np.linspace(0, 1, m)[None, :, None]
        side = np.where(u < 0, 1.3, 0.0)[None, None]
        wv = np.sin(t * waves * 6.28 + ph + side) + 0.5 * np.sin(t * waves * 14.1 + 2 * ph - side)
        V = V + Nn[:, :, None] * (ruffle * wv * np.abs(u) ** 2 * Wd[..., None])[..., None]
    if round_:
        an = u * 1.35
        nor = Nn[:, :, None] * np.cos(an)[:, None] + B[:, :, None] * np.sin(an)[:, None]
    else:
        du = np.gradient(V, axis=2) if k > 1 else 0
        dv = np.gradient(V, axis=1)
        nor = unit(np.cross(du, dv))
    i = np.arange(N)[:, None, None] * (m * k)
    a = i + np.arange(m - 1)[None, :, None] * k + np.arange(k - 1)[None, None]
    a = a.ravel()
    tri = np.concatenate([np.stack([a, a + 1, a + k], 1), np.stack([a + 1, a + k + 1, a + k], 1)])
    C = np.asarray(C, F)
    if C.ndim == 1:
        C = C[None, None, None]
    elif C.ndim == 2:
        C = C[:, None, None]
    elif C.ndim == 3:
        C = C[:, :, None]
    s.add(V, nor, tri, np.broadcast_to(C, (N, m, k, 3)), **how)
    return V


def tube(s: Scene, P, R, C, sides=10, **how):
    """A round stem along one curve (m,3), radii (m) or (m, sides), colours broadcast to (m,sides,3)."""
    P = np.asarray(P, float)
    m = len(P)
    T = unit(np.gradient(P, axis=0))
    a = unit(np.cross(T[0], [0.3, 0.2, 0.93]))
    A = np.empty((m, 3))
    for i in range(m):
        a = unit(a - T[i] * (a @ T[i]))
        A[i] = a
    B = np.cross(T, A)
    an = np.linspace(0, 2 * np.pi, sides + 1)
    dirs = A[:, None] * np.cos(an)[:, None] + B[:, None] * np.sin(an)[:, None]
    R = np.asarray(R, float)
    R = np.broadcast_to(R[:, None] if R.ndim == 1 else R, (m, sides + 1))
    V = P[:, None] + dirs * R[..., None]
    return sheet(s, V, C, out=dirs, **how)


def sheet(s: Scene, V, C, out=None, **how):
    """A net of points (m,k,3) as a surface."""
    m, k, _ = V.shape
    nor = np.cross(np.gradient(V, axis=1), np.gradient(V, axis=0))
    bad = np.linalg.norm(nor, axis=-1, keepdims=True) < 1e-9
    nor = unit(nor)
    if out is not None:
        sg = np.sign((nor * out).sum(-1, keepdims=True))
        nor = np.where(bad, out, nor * np.where(sg == 0, 1, sg))
    a = (np.arange(m - 1)[:, None] * k + np.arange(k - 1)[None]).ravel()
    tri = np.concatenate([np.stack([a, a + 1, a + k], 1), np.stack([a + 1, a + k + 1, a + k], 1)])
    C = np.asarray(C, F)
    s.add(V, nor, tri, np.broadcast_to(C[:, None] if C.ndim == 2 else C, (m, k, 3)), **how)
    return V


def ball(s: Scene, c, r, C, axis=(0, 1, 0), turn=None, n=14, point=0.0, **how):
    """An ellipsoid: centre, half axes (across, along, across), direction of the long axis."""
    r = np.broadcast_to(np.asarray(r, float), (3,))
    th, ph = np.meshgrid(np.linspace(0, np.pi, n), np.linspace(0, 2 * np.pi, n * 2), indexing="ij")
    q = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    q[..., 0] *= 1 - point * q[..., 1]
    q[..., 2] *= 1 - point * q[..., 1]
    y = unit(np.asarray(axis, float))
    x = unit(np.cross(y, [0.1, 0.2, 1.0] if turn is None else turn))
    M = np.stack([x, y, np.cross(x, y)])
    V = (q * r) @ M + np.asarray(c, float)
    out = unit((q / r) @ M)
    C = np.asarray(C, F)
    return sheet(s, V, C if C.ndim > 1 else np.broadcast_to(C, (n, n * 2, 3)), out=out, **how)


def balls(s: Scene, cs, rs, C, axes=None, n=7, **how):
    """Many small ellipsoids at once: centres (N,3), half axes (N,3) or (N,), colours (N,3)."""
    cs = np.asarray(cs, float)
    N = len(cs)
    if N == 0:
        return
    rs = np.asarray(rs, float)
    rs = np.broadcast_to(rs[:, None] if rs.ndim == 1 else rs, (N, 3))
    axes = np.broadcast_to(np.array([0, 1.0, 0]) if axes is None else unit(axes), (N, 3))
    th, ph = np.meshgrid(np.linspace(0, np.pi, n), np.linspace(0, 2 * np.pi, n * 2), indexing="ij")
    q = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1).reshape(-1, 3)
    x = unit(np.cross(axes, np.array([0.13, 0.21, 0.97])))
    M = np.stack([x, axes, np.cross(x, axes)], 1)
    V = np.einsum("vi,nij->nvj", q, M * rs[:, :, None]) + cs[:, None]
    nor = np.einsum("vi,nij->nvj", q, M / rs[:, :, None])
    k = n * 2
    a = (np.arange(n - 1)[:, None] * k + np.arange(k - 1)[None]).ravel()
    tri = np.concatenate([np.stack([a, a + 1, a + k], 1), np.stack([a + 1, a + k + 1, a + k], 1)])
    tri = (tri[None] + (np.arange(N) * len(q))[:, None, None]).reshape(-1, 3)
    C = np.broadcast_to(np.asarray(C, F), (N, 3))
    s.add(V, nor, tri, np.repeat(C, len(q), 0), **how)


def stone(
    s: Scene,
    c,
    r,
    seed=1,
    tones=("#8a8580", "#6d6a6c"),
    cuts=11,
    n=56,
    rough=0.05,
    top=None,
    tilt=0.0,
    speck=0.25,
    veins=0.0,
    gloss=0.08,
    sharp=16.0,
):
    """A stone cut by planes as ice and frost cut it; `top`: colour of what grows on its upper side."""
    g = rng(seed)
    r = np.broadcast_to(np.asarray(r, float), (3,))
    th, ph = np.meshgrid(np.linspace(0, np.pi, n), np.linspace(0, 2 * np.pi, n * 2), indexing="ij")
    q = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    nn = unit(g.normal(size=(cuts, 3)))
    dd = g.uniform(0.62, 1.0, cuts)
    dot = q @ nn.T
    e = np.where(dot > 0.08, dd / np.maximum(dot, 0.08), 9.0)
    e = np.concatenate([e, np.full((*q.shape[:2], 1), 1.08)], -1)
    rad = -np.log(np.exp(-sharp * e).sum(-1)) / sharp
    rad = np.clip(rad, 0.3, 1.2)
    rad = rad * (1 + rough * value(q, 0.55, seed + 1, 4))
    V = q * rad[..., None] * r
    ca, sa = np.cos(tilt), np.sin(tilt)
    V = np.stack(
        [V[..., 0] * ca - V[..., 1] * sa, V[..., 0] * sa + V[..., 1] * ca, V[..., 2]], -1
    ) + np.asarray(c, float)
    a, b = rgb(tones[0]), rgb(tones[1])
    t = smooth(-0.7, 0.7, value(V, 34, seed + 2, 3))[..., None]
    C = a * t + b * (1 - t)
    C = C * np.exp(speck * g.normal(size=(n, n * 2, 1)) * (np.sin(th)[..., None] > 0.12))
    if veins:
        w = np.exp(-((value(V, 60, seed + 7, 2) / 0.05) ** 2))[..., None]
        C = C * (1 - veins * w) + rgb("#e9ded2") * veins * w
    if top is not None:
        out = unit(np.cross(np.gradient(V, axis=1), np.gradient(V, axis=0)))
        out = out * np.sign((out * q).sum(-1, keepdims=True) + 1e-9)
        m = smooth(0.1, 0.85, -out[..., 1] + 0.35 * value(V, 26, seed + 5, 3))[..., None]
        C = C * (1 - 0.8 * m) + rgb(top) * 0.8 * m
    return sheet(s, V, C.astype(F), out=q, gloss=gloss, solid=3.0)


def lump(s, c, r, C, seed, axis=(0, 1, 0), gloss=0.12, n=16):
    """A rolled stone that is no ball: dented, banded or speckled."""
    g = rng(seed)
    th, ph = np.meshgrid(np.linspace(0, np.pi, n), np.linspace(0, 2 * np.pi, n * 2), indexing="ij")
    q = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    f = 1 + 0.16 * value(q, 0.9, seed, 2)
    f = np.minimum(f, 1.0 + 0.1 * g.random() + 0 * f)
    y = unit(np.asarray(axis, float))
    x = unit(np.cross(y, g.normal(size=3)))
    M = np.stack([x, y, np.cross(x, y)])
    V = (q * f[..., None] * r) @ M + c
    m = smooth(
        -0.4, 0.4, np.sin((q @ g.normal(size=3)) * g.uniform(2, 7) + value(q, 0.6, seed + 3, 2))
    )[..., None]
    col = C * (1 - 0.25 * m) * np.exp(0.12 * g.normal(size=(n, n * 2, 1)))
    sheet(s, V, col.astype(F), out=unit((q / r) @ M), gloss=gloss, solid=2.0)


# ------------------------------------------------------------------------------------ animals
def frame(heading, up=(0, -1, 0)):
    """Axes of an animal: forward, up, to its left side."""
    f = unit(np.asarray(heading, float))
    u = unit(np.asarray(up, float) - f * (np.asarray(up, float) @ f))
    return np.stack([f, u, np.cross(f, u)])


FISH = {
    "perch": dict(
        depth=[
            (0, 0.015),
            (0.06, 0.065),
            (0.16, 0.115),
            (0.32, 0.15),
            (0.5, 0.138),
            (0.7, 0.085),
            (0.86, 0.042),
            (0.93, 0.04),
            (1, 0.045),
        ],
        back="#3f5230",
        side="#a9a452",
        belly="#efe6c4",
        bars=7,
        fin="#d8642e",
        dorsal=[(0.3, 0.56, 0.13, 1), (0.58, 0.76, 0.085, 0)],
        anal=(0.62, 0.74, 0.075),
        vent=(0.33, 0.10),
        tail=0.15,
        dorsal_c="#6a6a42",
    ),
    "stickleback": dict(
        depth=[
            (0, 0.012),
            (0.06, 0.055),
            (0.16, 0.092),
            (0.35, 0.118),
            (0.52, 0.11),
            (0.7, 0.062),
            (0.86, 0.022),
            (0.94, 0.018),
            (1, 0.02),
        ],
        back="#3d5a55",
        side="#a8b49a",
        belly="#eef0e0",
        bars=0,
        fin="#c9cda0",
        dorsal=[(0.58, 0.8, 0.08, 0)],
        anal=(0.6, 0.8, 0.07),
        vent=None,
        tail=0.1,
        spines=[0.32, 0.42, 0.55],
        dorsal_c="#b9bf94",
        plates=1,
    ),
    "parr": dict(
        depth=[
            (0, 0.02),
            (0.06, 0.07),
            (0.16, 0.105),
            (0.36, 0.122),
            (0.56, 0.108),
            (0.75, 0.07),
            (0.88, 0.045),
            (0.94, 0.043),
            (1, 0.048),
        ],
        back="#4e4a2c",
        side="#b39a5c",
        belly="#f0e6cf",
        bars=-9,
        fin="#d9a860",
        dorsal=[(0.42, 0.55, 0.1, 0)],
        anal=(0.7, 0.79, 0.07),
        vent=(0.52, 0.07),
        tail=0.15,
        adipose=0.8,
        dorsal_c="#a8905c",
        spots=1,
    ),
    "herring": dict(
        depth=[
            (0, 0.015),
            (0.07, 0.06),
            (0.18, 0.095),
            (0.38, 0.115),
            (0.58, 0.1),
            (0.76, 0.06),
            (0.9, 0.03),
            (1, 0.03),
        ],
        back="#2f5f78",
        side="#c9dcd8",
        belly="#f6fbf6",
        bars=0,
        fin="#a9c0bc",
        dorsal=[(0.46, 0.6, 0.09, 0)],
        anal=(0.74, 0.86, 0.035),
        vent=(0.52, 0.06),
        tail=0.17,
        dorsal_c="#7f9aa0",
    ),
    "pike": dict(
        depth=[
            (0, 0.012),
            (0.05, 0.03),
            (0.12, 0.045),
            (0.2, 0.062),
            (0.4, 0.075),
            (0.62, 0.072),
            (0.78, 0.055),
            (0.9, 0.032),
            (1, 0.034),
        ],
        back="#36452a",
        side="#7f8f48",
        belly="#ece6c0",
        bars=-14,
        fin="#b07a3a",
        dorsal=[(0.74, 0.86, 0.085, 0)],
        anal=(0.76, 0.86, 0.07),
        vent=(0.5, 0.06),
        tail=0.14,
        dorsal_c="#8a7a42",
    ),
    "goby": dict(
        depth=[
            (0, 0.02),
            (0.05, 0.06),
            (0.14, 0.085),
            (0.3, 0.085),
            (0.55, 0.068),
            (0.8, 0.042),
            (1, 0.036),
        ],
        back="#8a7a58",
        side="#cdbf98",
        belly="#f3ecd8",
        bars=-8,
        fin="#d8cca6",
        dorsal=[(0.32, 0.48, 0.085, 1), (0.54, 0.84, 0.075, 0)],
        anal=(0.56, 0.82, 0.06),
        vent=(0.28, 0.08),
        tail=0.14,
        dorsal_c="#cfc39c",
        spots=1,
    ),
}


def fish(
    s: Scene,
    x,
    y,
    z,
    length,
    heading=(-1, 0, 0),
    kind="perch",
    bend=0.15,
    roll=0.0,
    seed=1,
    wave=0.0,
):
    """A small fish: lofted body, rayed fins, eye; (x, y, z) is its middle."""
    q = FISH[kind]
    L = float(length)
    m, k = 72, 28
    t = np.linspace(0, 1, m)
    dp = np.interp(t, [d[0] for d in q["depth"]], [d[1] for d in q["depth"]])
    from scipy.ndimage import gaussian_filter1d as g1  # noqa: PLC0415

    dp = g1(dp, 2.2, mode="nearest")
    dp[:4] *= np.array([0.35, 0.7, 0.9, 1.0])
    wd = dp * np.interp(t, [0, 0.15, 0.4, 0.8, 1], [0.85, 0.72, 0.62, 0.42, 0.2])
    M = frame(heading, (0.0, -np.cos(roll), -np.sin(roll)))
    lat = lambda a: bend * (a - 0.3) ** 2 * np.sign(a - 0.3) * 1.3 + wave * np.sin(a * 5) * a * 0.1  # noqa: E731

    def put(a, up, side):
        a, up, side = np.broadcast_arrays(
            np.asarray(a, float), np.asarray(up, float), np.asarray(side, float)
        )
        loc = np.stack([(0.5 - a), up, side + lat(a)], -1) * L
        return loc @ M + np.array([x, y, z], float)

    an = np.linspace(0, 2 * np.pi, k)
    upc = np.cos(an)
    mid = np.interp(t, [0, 0.1, 0.35, 1], [-0.012, -0.004, -0.008, 0.0])
    up = (
        np.where(upc > 0, np.abs(upc) ** 0.92, -(np.abs(upc) ** 0.92))[None] * dp[:, None]
        + mid[:, None]
    )
    sd = np.sin(an)[None] * wd[:, None]
    V = put(t[:, None], up, sd)
    out = unit(np.cos(an)[None, :, None] * M[1] + np.sin(an)[None, :, None] * M[2] * 1.4 + 0 * V)
    bk, si, be = rgb(q["back"]), rgb(q["side"]), rgb(q["belly"])
    h = np.broadcast_to(upc[None], (m, k))
    tt = np.broadcast_to(t[:, None], (m, k))
    a1, a2 = smooth(0.15, 0.75, h)[..., None], smooth(-0.2, -0.75, h)[..., None]
    C = si * (1 - a1) + bk * a1
    C = C * (1 - a2) + be * a2
    nb = abs(q["bars"])
    if q["bars"] > 0:
        ph = (tt - 0.24) * nb / 0.68
        b = (
            smooth(0.62, 0.9, np.cos((ph + 0.12 * np.sin(ph * 2.3) + 0.06 * h) * 6.28) * 0.5 + 0.5)
            * smooth(-0.55, 0.15, h)
            * (tt > 0.22)
        )
        C = C * (1 - 0.72 * b[..., None]) + rgb("#1f2a18") * 0.72 * b[..., None]
    if q["bars"] < 0:
        ph = (tt - 0.2) * nb / 0.75
        b = np.exp(-((((ph % 1) - 0.5) / 0.26) ** 2) - ((h - 0.05) / 0.5) ** 2) * (tt > 0.2)
        C = C * (1 - 0.6 * b[..., None]) + rgb("#2c3330") * 0.6 * b[..., None]
    if q.get("spots"):
        sp = smooth(
            0.75, 1.1, value(np.stack([tt * 9, h * 1.6, 0 * h], -1), 0.5, seed, 2)
        ) * smooth(0.1, 0.5, h)
        C = C * (1 - 0.6 * sp[..., None])
    gill = np.exp(-(((tt - 0.205 - 0.028 * np.sqrt(np.clip(1 - h**2, 0, 1))) / 0.0075) ** 2)) * (
        np.abs(h + 0.15) < 0.75
    )
    mouth = np.exp(-(((h + 0.28 + tt * 2.2) / 0.2) ** 2)) * (tt < 0.062)
    C = C * (1 - 0.5 * gill - 0.6 * mouth)[..., None]
    if q.get("plates"):
        pl = (np.cos(tt * 26 * 6.28) > 0.75) * (np.abs(h - 0.1) < 0.5) * (tt > 0.26) * (tt < 0.9)
        C = C * (1 - 0.28 * pl[..., None])
    else:
        scale = 0.5 + 0.5 * np.cos(tt * 55 * 6.28 + np.round(h * 6) * 3.14)
        C = C * (1 - 0.10 * scale[..., None] * (tt > 0.22)[..., None])
    sheet(s, V, C.astype(F), out=out, gloss=0.55, glow=0.08)
    top = lambda a: np.interp(a, t, dp + mid)  # noqa: E731
    low = lambda a: np.interp(a, t, mid - dp)  # noqa: E731

    def fin(base, edge, colour, rays=9, glow=0.9, a=0.85):
        """A membrane between a base line and an edge line, both (a, up, side)."""
        kk = 5
        nr = rays * 4 + 1
        u = np.linspace(0, 1, nr)
        bs = np.stack(
            [np.interp(u, np.linspace(0, 1, len(base)), [p[e] for p in base]) for e in range(3)], -1
        )
        ed = np.stack(
            [np.interp(u, np.linspace(0, 1, len(edge)), [p[e] for p in edge]) for e in range(3)], -1
        )
        w = np.linspace(0, 1, kk)[:, None, None]
        mm = bs * (1 - w) + ed * w
        VV = put(mm[..., 0], mm[..., 1], mm[..., 2])
        ray = (0.5 + 0.5 * np.cos(u * rays * 6.28))[None, :, None]
        cc = rgb(colour) * (0.6 + 0.4 * ray) * np.ones((kk, nr, 1))
        al = a * (0.55 + 0.45 * ray[..., 0]) * np.ones((kk, nr))
        sheet(s, VV, cc.astype(F), glow=glow, gloss=0.1, alpha=al, solid=0.3)

    for a, b, hh, spiny in q["dorsal"]:
        if spiny:
            ed = [
                (a - 0.005, top(a) + hh * 0.5, 0),
                (a + 0.05, top(a) + hh, 0),
                ((a + b) / 2 + 0.04, top((a + b) / 2) + hh * 0.9, 0),
                (b + 0.02, top(b) + hh * 0.28, 0),
            ]
        else:
            ed = [
                (a + 0.03, top(a) + hh, 0),
                ((a + b) / 2 + 0.04, top(b) + hh * 0.85, 0),
                (b + 0.03, top(b) + hh * 0.35, 0),
            ]
        fin(
            [
                (a, top(a) - 0.01, 0),
                ((a + b) / 2, top((a + b) / 2) - 0.01, 0),
                (b, top(b) - 0.01, 0),
            ],
            ed,
            q["dorsal_c"],
            10,
        )
    a, b, hh = q["anal"]
    fin(
        [(a, low(a) + 0.01, 0), (b, low(b) + 0.01, 0)],
        [(a + 0.035, low(a) - hh, 0), (b + 0.035, low(b) - hh * 0.4, 0)],
        q["fin"],
        7,
    )
    if q["vent"]:
        a, hh = q["vent"]
        for sd_ in (-0.03, 0.03):
            fin(
                [(a, low(a) + 0.015, sd_ * 0.6), (a + 0.03, low(a) + 0.012, sd_ * 0.6)],
                [(a + 0.05, low(a) - hh, sd_ * 2), (a + 0.1, low(a) - hh * 0.5, sd_ * 2)],
                q["fin"],
                5,
            )
    if q.get("adipose"):
        a = q["adipose"]
        fin(
            [(a, top(a) - 0.005, 0), (a + 0.03, top(a) - 0.005, 0)],
            [(a + 0.04, top(a) + 0.035, 0), (a + 0.055, top(a) + 0.02, 0)],
            q["fin"],
            2,
        )
    for a in q.get("spines", []):
        P = put(
            np.array([a, a + 0.03, a + 0.055]),
            np.array([top(a) - 0.01, top(a) + 0.045, top(a) + 0.085]),
            0,
        )
        strips(s, P[None], np.array([[0.010, 0.007, 0.001]]) * L, rgb("#5a5f50"), round_=True)
    tl = q["tail"]
    e = 0.985
    for sg in (1, -1):
        fin(
            [(e - 0.02, sg * dp[-1] * 0.9, 0), (e, 0, 0)],
            [(e + tl, sg * tl * 0.72, 0), (e + tl * 0.9, sg * tl * 0.42, 0), (e + tl * 0.62, 0, 0)],
            q["fin"],
            8,
        )
    for sg in (-1, 1):
        c = 0.235
        sd0 = float(np.interp(c, t, wd)) * sg
        fin(
            [(c, -0.035, sd0 * 0.98), (c + 0.012, -0.065, sd0 * 0.9)],
            [
                (c + 0.12, -0.03, sd0 * 1.9),
                (c + 0.13, -0.085, sd0 * 1.9),
                (c + 0.09, -0.125, sd0 * 1.6),
            ],
            q["fin"],
            7,
            a=0.7,
        )
    er = 0.03 if kind != "pike" else 0.02
    ea = 0.088 if kind != "pike" else 0.115
    for sg in (-1, 1):
        sd0 = float(np.interp(ea, t, wd)) * sg * 0.86
        c = put(ea, 0.018, sd0)
        side = M[2] * sg
        fw = M[0]
        ball(
            s,
            c,
            np.array([er, er * 0.5, er]) * L,
            rgb("#d9c27a"),
            axis=side,
            gloss=0.5,
            n=9,
            solid=0,
        )
        ball(
            s,
            c + side * er * L * 0.34,
            np.array([er * 0.62, er * 0.26, er * 0.62]) * L,
            rgb("#0a0d10"),
            axis=side,
            gloss=0.9,
            n=9,
            solid=0,
        )
        ball(
            s,
            c + side * er * L * 0.58 + (UP * 0.28 + fw * 0.12) * er * L,
            er * L * 0.17,
            np.array([3.0, 3.0, 2.8]),
            n=6,
            solid=0,
        )
    return put


def mussels(s: Scene, places, sizes, seed=1, up=(0, -1, 0)):
    """A few blue mussels, hinge down; places (N,3)."""
    g = rng(seed)
    for p, r in zip(np.asarray(places, float), sizes, strict=True):
        ax = unit(np.array([g.normal(0, 0.55), -1, g.normal(-0.2, 0.3)]))
        n = 26
        th, ph = np.meshgrid(
            np.linspace(0, np.pi, n), np.linspace(0, 2 * np.pi, n * 2), indexing="ij"
        )
        v = (1 - np.cos(th)) / 2  # 0 at the hinge below, 1 at the wide edge above
        wide = np.sin(th) ** 0.85 * (0.45 + 0.62 * v)
        X, Z = wide * np.cos(ph), wide * np.sin(ph) * 0.62
        Y = 2 * v - 1 + 0.16 * np.cos(ph) * np.sin(th)
        y = ax
        x = unit(np.cross(y, [g.normal(0, 0.5), 0.1, -1.0]))
        M = np.stack([x, y, np.cross(x, y)])
        slim, bow = g.uniform(0.5, 0.68), g.normal(0, 0.12)
        X = X + bow * (1 - Y**2)
        V = (np.stack([X * slim, Y, Z * g.uniform(0.7, 0.95)], -1) * r) @ M + p + ax * r * 0.75
        lines = 1 + g.uniform(0.05, 0.22) * np.cos(
            v**1.4 * g.uniform(26, 60) + 0.5 * np.cos(ph) + g.normal(size=3) @ np.sin([2, 5, 9])
        )
        worn, warm = g.uniform(0.05, 0.3), g.normal(0, 0.22)
        C = (
            ramp(
                v,
                (0, "#b9a884"),
                (worn, "#5a5878"),
                (0.45, "#39407a"),
                (0.85, "#4a5690"),
                (1, "#a59a86"),
            )
            * lines[..., None]
            * np.exp(np.array([1.0, 0.1, -1.0]) * warm + g.normal(0, 0.2))
        )
        seam = np.exp(-((np.sin(ph) / 0.05) ** 2))[..., None]
        C = C * (1 - 0.6 * seam)
        sheet(s, V, C.astype(F), out=(np.stack([X, 0.2 * Y, Z * 1.6], -1)) @ M, gloss=0.6, solid=2)
