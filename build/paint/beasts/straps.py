"""Flat leathery straps of seaweeds: they twist, swell into bladders, fork without a seam.

A strap is a line with widths, twists and bladders given at distances from its foot. Straps of one
plant may share their first points: there they are one, and where they part the edge of one melts
into the other. Light comes from one sun, shines through thin margins and gleams on what is wet.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from blades import field
from canvas import F, rgb, rounded, smooth, wave
from form import ramp, stepped
from scipy import ndimage


@dataclass
class Strap:
    """A flat strap from its foot to its tip."""

    points: tuple
    half: tuple
    """(distance, half width) along it."""
    twist: tuple = ((0, 0.0),)
    """(distance, angle): at a right angle one sees its edge, beyond that its other side."""
    bladders: tuple = ()
    """(distance, half length, half width)."""
    fork: float = 0.0
    """How far it is one with a strap that was painted before."""
    pairs: tuple = ()
    """(distance, half length, half width) of bladders in pairs, one on either side of the rib."""

    def __post_init__(self):
        """Lay the line out in even steps."""
        p = rounded(self.points, closed=False, steps=16)
        way = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
        self.s = np.linspace(0, way[-1], int(way[-1]))
        self.p = np.stack([np.interp(self.s, way, p[:, e]) for e in (0, 1)], -1)
        self.p = ndimage.gaussian_filter1d(self.p, 5, axis=0, mode="nearest")
        self.t = np.gradient(self.p, axis=0)
        self.t /= np.maximum(np.hypot(*self.t.T), 1e-6)[:, None]
        self.n = np.stack([-self.t[:, 1], self.t[:, 0]], -1)
        along = lambda q: np.interp(self.s, *np.array(q, float).T)
        self.roll = ndimage.gaussian_filter1d(along(self.twist), 9, mode="nearest")
        flat = ndimage.gaussian_filter1d(along(self.half), 3, mode="nearest")
        self.flat = flat
        self.egg, ball = np.zeros_like(flat), np.zeros_like(flat)
        self.slope = np.zeros_like(flat)
        for at, long, wide in self.bladders:
            u = np.clip((self.s - at) / (1.25 * long), -1, 1)
            bow = np.cos(np.pi / 2 * u) ** 1.5 * (1 - 0.10 * u)
            self.egg, ball = np.maximum(self.egg, bow), np.maximum(ball, wide * bow)
            self.slope += np.where(np.abs(u) < 1, np.sin(np.pi / 2 * u), 0)
        for at, long, wide in self.pairs:
            u = np.clip((self.s - at) / long, -1, 1)
            ball = np.maximum(ball, (flat + 0.28 * wide) * np.sqrt(1 - u * u))
        thin = flat * np.maximum(np.abs(np.cos(self.roll)), 0.2)
        end = max(float(flat.max()), 4.0)
        over = np.clip((self.s - self.s[-1] + end) / end, 0, 1)
        self.shown = np.maximum(thin, ball) * np.sqrt(1.02 - over * over)

    def at(self, distance, v=0.0):
        """Return the place at a distance from the foot, and the angle in which the strap runs."""
        i = int(np.clip(distance, 0, len(self.p) - 1))
        x, y = self.p[i] + self.n[i] * self.shown[i] * v
        return float(x), float(y), float(np.arctan2(self.t[i, 1], self.t[i, 0]))


@dataclass
class Leather:
    """What straps are made of, and the light on them."""

    tones: tuple
    """Of the side that is lit, dark to light."""
    under: tuple
    """Of the other side."""
    egg: tuple
    """Of bladders."""
    sun: tuple
    glow: object = "#f0b040"
    """What shines through the margins, and how strongly."""
    through: float = 0.5
    edge: float = 0.55
    """The share of the half width where the light begins to come through."""
    gleam: object = "#eaf6ff"
    wet: float = 0.5
    rib: tuple = ()
    """(dark, light, share of the half width, strength) of a midrib."""
    grain: float = 0.03
    base: float = 0.46
    bulge: float = 0.30
    """How strong its fibres are, how light it is lying flat, how much its middle is raised."""
    shade: object = "#0c1a30"
    dim: float = 0.5
    """How strong the shadow is that it throws on what lies behind."""
    throw: tuple = (-7, 12, 4.0)


def painted(c, strap, look, *, kin=None, age=None, push=None, seed=1):
    """Paint a strap and return its mask; `kin` is the mask of those it is one with to its fork.

    `age` gives how young the tissue is at distances from the foot, 0 to 1: younger is lighter.
    `push` is how much lighter it is at every pixel of the card.
    """
    found = field(c, strap.p, strap.n, strap.shown)
    full = np.zeros((c.h, c.w), F)
    if found is None:
        return full
    mask, box, i, v = found
    full[box] = mask
    young = 0.5 + 0 * strap.s if age is None else np.interp(strap.s, *np.array(age, float).T)
    near = smooth(strap.fork + 3.2 * float(strap.flat.max()), strap.fork, strap.s)[i]
    own = np.zeros_like(v) if kin is None else kin[box] * near
    cover = mask * (1 - own * smooth(0.35, 0.95, np.abs(v)))
    beyond = full.copy()
    beyond[box] = mask * (1 - near) if kin is not None else mask
    _shadow(c, beyond, look)
    more = 0.0 if push is None else push[box]
    tone = _tone(c, strap, look, i, v, box, young, more, own, seed)
    c.area(cover.astype(F), lambda *_: tone, box=box, wash=0.5)
    return full


def _tone(c, strap, look, i, v, box, young, push, own, seed):
    """Return the colours of a strap."""
    sun = np.asarray(look.sun, float) / np.linalg.norm(look.sun)
    egg, n, t = strap.egg[i], strap.n[i], strap.t[i]
    half_turns = np.round(strap.roll[i] / np.pi)
    roll, back = strap.roll[i] - np.pi * half_turns, half_turns % 2 > 0
    ball = smooth(0.1, 0.75, egg)
    lean = (roll + look.bulge * v) * (1 - ball) + 1.25 * v * ball
    lift = 0.75 * strap.slope[i] * ball
    normal = n * np.sin(lean)[..., None] + t * lift[..., None]
    up = np.cos(lean)
    for at, long, wide in strap.pairs:
        du = (strap.s[i] - at) / long
        dv = (np.abs(v) * strap.shown[i] - 0.56 * strap.flat[i]) / wide
        r = du * du + dv * dv
        bump = smooth(1.0, 0.6, r)
        ball = np.maximum(ball, 0.65 * bump)
        own_z = np.sqrt(np.clip(1.08 - r, 0.05, 1))
        own_n = n * (dv * np.sign(v))[..., None] + t * du[..., None]
        normal = normal + (own_n - normal) * bump[..., None]
        up = up + (own_z - up) * bump
        tight = np.exp(-(((np.sqrt(r) - 1.02) / 0.16) ** 2))
        push = push - 0.08 * tight
    x, y, z = normal[..., 0], normal[..., 1], np.abs(up)
    size = np.sqrt(x * x + y * y + z * z) + 1e-6
    light = (x * sun[0] + y * sun[1] + z * sun[2]) / size
    value = look.base + 0.62 * (light - 0.44) + 0.34 * (young[i] - 0.5) + push
    value = value + 0.03 * c.noise(46, 30, seed + 300)[box]
    fibre = wave((v * strap.flat[i] * 0.9 + 0.02 * i).ravel(), 1.6, seed, 2).reshape(v.shape)
    value = value + look.grain * fibre * (1 - ball)
    pick = lambda tones: ramp(tones, stepped(value, len(tones), 0.75))
    tone = pick(look.tones)
    tone = tone + (pick(look.under) - tone) * back[..., None]
    tone = tone + (pick(look.egg) - tone) * ball[..., None]
    side = np.abs(v)
    edgewise = smooth(0.45, 0.1, z) * (1 - ball) * 0.6
    tone = tone + (rgb(look.glow) * 0.8 - tone) * edgewise[..., None]
    thin = (
        smooth(look.edge, 1.0, side)
        * look.through
        * (0.35 + 0.65 * young[i])
        * (1 - own)
        * (1 - 0.7 * ball)
    )
    toward = 0.58 + 0.42 * np.tanh(2.5 * v * (n @ sun[:2]))
    tone = tone + (rgb(look.glow) - tone) * np.clip(thin * toward, 0, 1)[..., None]
    if look.rib:
        tone = _rib(look, tone, v, n @ sun[:2], ball, z)
    half = sun + np.array([0.0, 0.0, 1.0])
    half /= np.linalg.norm(half)
    shine = np.clip((x * half[0] + y * half[1] + z * half[2]) / size, 0, 1)
    broken = 0.65 + 0.5 * c.noise(14, 14, seed + 310, 2)[box]
    spark = look.wet * (0.55 * shine**26 * (1 - ball) + shine**60 * ball) * broken
    return (tone + (rgb(look.gleam) - tone) * np.clip(spark, 0, 1)[..., None]).astype(F)


def _rib(look, tone, v, facing, ball, z):
    """Return the colours with a thin midrib: a light side and a dark one."""
    dark, light, wide, much = look.rib
    at = v * np.sign(facing + 1e-6)
    lies = lambda middle, reach: np.exp(-(((at - middle * wide) / (reach * wide)) ** 2))
    much = much * smooth(0.25, 0.6, z) * (1 - 0.85 * ball)
    tone = tone + (rgb(dark) - tone) * (lies(-0.6, 0.9) * much)[..., None]
    return tone + (rgb(light) - tone) * (lies(0.45, 0.5) * much)[..., None]


def _shadow(c, full, look):
    """Let a strap throw its shadow on what was painted before in the same layer."""
    if c.traced is None or not look.dim:
        return
    dx, dy, soft = look.throw
    moved = ndimage.shift(full, (dy * c.k, dx * c.k), order=1)
    moved = ndimage.gaussian_filter(moved, soft * c.k) * c.traced[..., 0]
    traced, c.traced = c.traced, None
    c.area(moved.astype(F), look.shade, look.dim, "multiply", wash=0)
    c.traced = traced


def grown(c, straps, look, **how):
    """Paint the straps of one plant, the far ones first; return their masks."""
    kin, masks = np.zeros((c.h, c.w), F), []
    for n, strap in enumerate(straps):
        mask = painted(c, strap, look, kin=kin if strap.fork else None, seed=3 * n + 1, **how)
        kin = np.maximum(kin, mask)
        masks.append(mask)
    return masks
