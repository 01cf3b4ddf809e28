"""Render landscapes of 16 : 9, and cut single layers out of them.

The space is that of `render.py`; the picture is 1280 units wide: x from -400 to 880, y down from 0 to 720, z away from the viewer. The eye is at row 330, so a level
floor at row 600 ends there, lost in the haze.
"""

from __future__ import annotations

import numpy as np
from render import (
    CX,
    CY,
    DIST,
    F,
    Light,
    Scene,
    _grid,
    _raster,
    _samples,
    _shade,
    blur,
    dabs,
    noise,
    over,
    rgb,
    smooth,
    tone,
    unit,
    zoom,
    zoom_down,
)

LEFT, WIDE, HIGH = -400.0, 1280, 720
RAYS = 1.5
"""Rays each way for one pixel of a finished picture."""


def joined(*scenes: Scene) -> Scene:
    """One scene of several, in their order."""
    out = Scene()
    for s in scenes:
        out.v += s.v
        out.a += s.a
        out.t += [t + out.count for t in s.t]
        out.o += s.o
        out.count += s.count
    return out


def shadows(v, t, o, light: Light):
    """What dims the sun, and what crowds, as two grids over the whole landscape."""
    pts, area, nrm = _samples(v, t, o)
    keep = area > 0
    pts, area, nrm = pts[keep], area[keep], nrm[keep]
    s = light.s
    u = unit(np.cross(s, [0.0, 0.0, 1.0]))
    basis = np.stack([u, unit(np.cross(s, u)), s])
    cell = np.array([3.6, 3.6, 8.0])
    x0, x1, y0, y1, z0, z1 = -620, 1100, 20, 760, -320, 560
    corners = np.array([[a, b, c] for a in (x0, x1) for b in (y0, y1) for c in (z0, z1)]) @ basis.T
    lo, hi = corners.min(0), corners.max(0)
    shape = tuple(np.ceil((hi - lo) / cell).astype(int) + 2)
    amount = area * np.abs(nrm @ s) / cell[0] ** 2 * light.density
    g = _grid(pts @ basis.T, amount, lo, cell, shape)
    g = np.cumsum(g[:, :, ::-1], axis=2, dtype=F)[:, :, ::-1]
    g = blur(g, (0.8, 0.8, 0.4))
    oc = 8.0
    olo = np.array([x0, y0, z0], float)
    oshape = tuple(int(n) for n in np.ceil((np.array([x1, y1, z1]) - olo) / oc) + 2)
    d = _grid(pts, area / oc**2, olo, oc, oshape)
    occ = 1.3 * blur(d, 0.8) + 3.0 * blur(d, 2.2) + 5.0 * blur(d, 5.5)
    return (
        np.ascontiguousarray(g),
        lo.astype(F),
        np.array([cell[0], cell[2]], F),
        basis.astype(F),
        np.ascontiguousarray(occ, F),
        olo.astype(F),
        F(oc),
    )


def rendered(scene: Scene, light: Light, k: float):
    """Colour, cover, depth and number of the triangle at k pixels for each unit."""
    v, at, t, o = scene.packed()
    grids = shadows(v, t, o, light)
    w, h = round(WIDE * k), round(HIGH * k)
    # Shift the eye's middle to the middle of the wide picture: a shear that keeps perspective.
    seen = v.copy()
    seen[:, 0] -= LEFT * (v[:, 2] + DIST) / DIST
    zb = np.zeros((h, w), F)
    tid = np.full((h, w), -1, np.int32)
    b1, b2 = np.zeros((h, w), F), np.zeros((h, w), F)
    _raster(seen, t, k, w, h, np.full((h, w), 1e9, F), zb, tid, b1, b2)
    c, a, pz = np.zeros((h, w, 3), F), np.zeros((h, w), F), np.full((h, w), 1e4, F)
    _shade(v, at, t, tid, b1, b2, *grids, light.par, light.col, light.q, c, a, pz)
    return c, a, pz, tid


class Sea:
    """Water painted from below the surface: depth, sun, shafts, the bright net of the waves.

    `stops` are colours from the upper edge to the lower one; `sun` is (colour, x, y, reach,
    strength); `bloom` covers the surface with algae of this colour.
    """

    def __init__(
        self, stops, sun, shafts=0.6, net=0.6, lean=0.22, murk=0.05, seed=3, bloom=None, fade=330.0
    ):
        self.__dict__.update(locals())

    def paint(self, k):
        """The picture of the water at k pixels for each unit, as light."""
        h, w = round(HIGH * k), round(WIDE * k)
        y, x = np.mgrid[0:h, 0:w].astype(F) / F(k)
        x += F(LEFT)
        p = [s[0] for s in self.stops]
        yy = np.arange(h) / h
        c = np.stack(
            [np.interp(yy, p, [rgb(s[1])[e] ** (1 / 2.2) for s in self.stops]) for e in range(3)],
            -1,
        )
        im = np.repeat((c**2.2)[:, None], w, 1).astype(F)
        im *= np.exp(F(self.murk) * noise(h, w, 260 * k, 90 * k, self.seed + 9))[..., None]
        col, gx, gy, gr, ga = self.sun
        d = np.hypot((x - gx) / gr, (y - gy) / (gr * 0.8))
        im = im + rgb(col) * (0.8 * ga * np.exp(-(d**1.6)))[..., None]
        im = self._surface(im, x, y, k)
        if self.shafts:
            r = np.random.default_rng(self.seed + 2)
            way = (x - gx - (y - gy) * self.lean) / (y - gy + 260) * 520
            grid = np.linspace(-1500, 1500, 1500)
            fine = blur(r.normal(size=1500), 9) * 6
            broad = blur(r.normal(size=1500), 30) * 9
            beam = np.clip(np.interp(way, grid, fine) * 0.5 + np.interp(way, grid, broad), 0, 2.4)
            near = 0.35 + 0.65 * np.exp(-(((x - gx - 60) / 620) ** 2))
            im = (
                im
                + rgb(col)
                * (beam * near * self.shafts * 0.2 * np.exp(-np.maximum(y, 0) / self.fade))[
                    ..., None
                ]
            )
        return im.astype(F)

    def _surface(self, im, x, y, k):
        """The underside of the surface, a level plane above the eye, seen to the far haze."""
        top, last = -34.0, 235.0
        rows = np.clip(y, 0, last - 1)
        z = DIST * ((CY - top) / np.maximum(CY - rows, 1.0) - 1)
        q = DIST / (z + DIST)
        wx = (x - CX) / q + CX
        far = np.exp(-z / 620) * smooth(last, last * 0.35, y)
        net = np.zeros_like(x)
        r = np.random.default_rng(self.seed + 5)
        bend = 0
        for _ in range(5):
            a, f = r.uniform(0, 6.28), r.uniform(0.010, 0.024)
            bend = bend + np.sin((wx * np.cos(a) + z * np.sin(a)) * f + r.uniform(0, 6.28))
        for i in range(7):
            a, f = r.uniform(0, 6.28), (0.016 + 0.007 * i)
            s = np.sin(
                (wx * np.cos(a) + 0.62 * z * np.sin(a)) * f + bend * 0.8 + r.uniform(0, 6.28)
            )
            net = net + np.exp(-((s / 0.16) ** 2)) / (1 + 0.35 * i)
        gx = self.sun[1]
        shine = 0.3 + 0.7 * np.exp(-(((x - gx) / 520) ** 2))
        im = im + rgb("#fbfff0") * (net * far * shine * self.net * 0.30)[..., None]
        if self.bloom is not None:
            h, w = y.shape
            scum = noise(h, w, 190 * k, 26 * k, self.seed + 20, 5)
            streak = noise(h, w, 420 * k, 9 * k, self.seed + 21, 4)
            low = 120 + 46 * noise(1, w, 120 * k, 1, self.seed + 22)[0][None]
            m = smooth(low, 6, y) * np.clip(0.62 + 0.3 * scum + 0.22 * streak, 0, 1)
            im = over(im, rgb(self.bloom), m * 0.8)
        return im


class Haze:
    """How the water hides what is far: begin, reach, and how much at most."""

    def __init__(self, begin=40.0, reach=460.0, most=0.985):
        self.__dict__.update(locals())

    def __call__(self, pz):
        """The share of the water's colour at depths."""
        return self.most * (1 - np.exp(-np.clip(pz - self.begin, 0, None) / self.reach))


class Finish:
    """The last strokes of a picture."""

    def __init__(
        self,
        brush=0.45,
        grain=0.10,
        vignette=0.35,
        contrast=0.28,
        saturation=1.04,
        exposure=1.0,
        motes=90,
        mote_colour=(0.96, 1, 0.92),
        seed=5,
        foot=0.62,
        foot_colour="#08283c",
    ):
        self.__dict__.update(locals())

    def tones(self, im):
        """Contrast and strength of colour, as numbers of the file."""
        im = np.clip(im, 0, 1)
        im = im + self.contrast * (im * im * (3 - 2 * im) - im)
        g = im.mean(-1, keepdims=True)
        return np.clip(g + (im - g) * self.saturation, 0, 1)

    def edges(self, im, k):
        """Darker to the corners and the lower edge."""
        h, w = im.shape[:2]
        y, x = np.mgrid[0:h, 0:w] / F(k)
        im = over(im, rgb(self.foot_colour) ** (1 / 2.2), smooth(575, 720, y) * self.foot)
        d = np.hypot((x / WIDE - 0.5) / 0.80, (y / HIGH - 0.44) / 0.80)
        tint = 1 - np.array([0.0, 0.15, 0.25])
        return im * (1 - self.vignette * smooth(0.5, 1.05, d)[..., None] * tint)

    def __call__(self, im, k):
        """Dabs, specks, edges, grain: from numbers of the file 0..1 to 0..1."""
        h, w = im.shape[:2]
        if self.brush:
            im = im * (1 - self.brush) + dabs(im.astype(F), max(2, round(2.0 * k))) * self.brush
        r = np.random.default_rng(self.seed)
        for _ in range(self.motes):
            mote(
                im, r.uniform(0, WIDE), r.uniform(30, 660), 0.5 + 1.6 * r.random() ** 4, k, self, r
            )
        im = self.edges(self.tones(im), k)
        gr = blur(np.random.default_rng(self.seed + 1).normal(size=(h, w)), 0.5 * k)
        m = (0.5 + self.grain * 0.2 * gr / gr.std())[..., None]
        root = np.sqrt(np.clip(im, 0, 1))
        im = np.where(m > 0.5, im + (2 * m - 1) * (root - im), im - (1 - 2 * m) * im * (1 - im))
        return np.clip(im, 0, 1)


def mote(im, x, y, r, k, how, chance):
    """A soft speck in the light."""
    a = chance.uniform(0.1, 0.42)
    x, y, r = x * k, y * k, max(r * k, 0.5)
    h, w = im.shape[:2]
    x0, x1 = int(max(0, x - 3 * r)), int(min(w, x + 3 * r + 1))
    y0, y1 = int(max(0, y - 3 * r)), int(min(h, y + 3 * r + 1))
    if x1 > x0 and y1 > y0:
        yy, xx = np.mgrid[y0:y1, x0:x1] + 0.5
        m = np.exp(-(((xx - x) ** 2 + (yy - y) ** 2) / r**2))
        im[y0:y1, x0:x1] = over(im[y0:y1, x0:x1], how.mote_colour, m * a)


def enlarged(im, h, w):
    """A picture stretched to a size."""
    out = zoom(im, (h / im.shape[0], w / im.shape[1], *[1] * (im.ndim - 2)), order=1)
    return out[:h, :w].astype(F)


def landscape(scene: Scene, light: Light, sea: Sea, haze: Haze, finish: Finish, width: int):
    """A whole picture, opaque, as numbers 0..255."""
    k = width / WIDE * RAYS
    h, w = round(HIGH * k), round(WIDE * k)
    bg = enlarged(sea.paint(k / 2), h, w)
    far = blur(bg[::8, ::8], (5 * k, 12 * k, 0))
    far = enlarged(far, h, w)
    c, a, pz, _ = rendered(scene, light, k)
    f = np.where(a > 0, haze(pz), 0)[..., None]
    im = bg * (1 - a[..., None]) + (c * (1 - f) + far * f) * a[..., None]
    im = crowded(im, np.where(a > 0, pz, 400.0), k)
    return _finished(im, k, finish)


def crowded(im, pz, k):
    """Darken the far side of edges in depth."""
    near = 1 / (1 + np.clip(pz + 250, 0, 950) / 500)
    d = blur(near, 3.0 * k) - near
    return im * (1 - np.clip(d * 2.4, 0, 0.45))[..., None]


def _finished(im, k, finish):
    k1 = k / RAYS
    im = zoom_down(im.astype(F), round(HIGH * k1), round(WIDE * k1))
    bloom = blur(np.clip(im - 0.7, 0, 2), (7 * k1, 7 * k1, 0))
    im = tone((im + bloom * 0.5) * finish.exposure).astype(F)
    return (finish(im, k1) * 255 + 0.5).astype(np.uint8)


def layer(ground: Scene, life: Scene, light: Light, haze: Haze, finish: Finish, width: int):
    """Only the life of a landscape, with its shadows on the ground, as RGBA 0..255.

    What is far away is transparent instead of hazed, so the layer fits every water.
    """
    k = width / WIDE * RAYS
    c0, a0, _, _ = rendered(ground, light, k)
    both = joined(ground, life)
    count = sum(len(t) for t in ground.t)
    c1, a1, pz, tid = rendered(both, light, k)
    mine = (tid >= count).astype(F) * a1
    clear = 1 - haze(pz)
    t0, t1 = tone(c0 * finish.exposure), tone(c1 * finish.exposure)
    shade = 1 - np.clip((t1.mean(-1) + 0.02) / (t0.mean(-1) + 0.02), 0, 1)
    shade = np.where((a0 > 0) & (mine == 0), shade, 0) * clear
    alpha = mine * clear
    dark = rgb("#06222c") ** (1 / 2.2)
    pre = t1 * alpha[..., None] + dark * (shade * (1 - mine))[..., None]
    whole = np.concatenate([pre, (alpha + shade * (1 - mine))[..., None]], -1).astype(F)
    k1 = k / RAYS
    whole = zoom_down(whole, round(HIGH * k1), round(WIDE * k1))
    a = np.clip(whole[..., 3:], 0, 1)
    colour = finish.edges(finish.tones(whole[..., :3] / np.maximum(a, 1e-3)), k1)
    a = np.where(a < 0.012, 0, a)
    return (np.concatenate([colour * (a > 0), a], -1) * 255 + 0.5).astype(np.uint8)
