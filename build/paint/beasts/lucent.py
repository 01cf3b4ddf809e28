"""Thin living tissue in space: blades through which light comes, round stems, soft pods.

A line runs in space (x right, y down, z to the viewer). `blade` makes a flat strip along it, `rod`
a round one; both are nets for `leaves.surface`. `Lucent` says what colour the net has: where it
faces the sun it is lit, where the sun is behind it glows, where one sees its edge it is deep.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from canvas import F, rgb, smooth
from form import ramp
from leaves import unit
from scipy.interpolate import CubicSpline

EYE = np.array([0.0, 0.0, 1.0])


def course(points, n=90):
    """Return places along a round line in space in even steps; a point may lack its depth."""
    p = np.array([(*q, 0.0) if len(q) < 3 else tuple(q) for q in points], float)
    t = np.r_[0.0, np.cumsum(np.sqrt(np.linalg.norm(np.diff(p, axis=0), axis=1)))]
    spline = CubicSpline(t, p)
    fine = spline(np.linspace(0, t[-1], 6 * n))
    s = np.r_[0.0, np.cumsum(np.linalg.norm(np.diff(fine, axis=0), axis=1))]
    return np.stack([np.interp(np.linspace(0, s[-1], n), s, fine[:, e]) for e in range(3)], -1)


def spread(values, n):
    """Return values given for even shares of a line at n steps."""
    values = np.atleast_1d(np.asarray(values, float))
    return np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(values)), values)


def frame(p):
    """Return the directions along a line, across it in the card, and away from both."""
    t = np.gradient(p, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True) + 1e-9
    across = np.stack([-t[:, 1], t[:, 0], 0 * t[:, 0]], -1)
    across /= np.linalg.norm(across, axis=1, keepdims=True) + 1e-9
    return t, across, np.cross(t, across)


def blade(points, widths, *, roll=(0.0,), gutter=0.0, wave=(0.0, 3.0, 0.0), n=90, m=9):
    """Return the net of a strip; `roll` turns it about its length, 0 shows its face.

    `gutter` folds it along the middle, `wave` is (height, number, phase) of its margin.
    """
    p = course(points, n) if len(points) < 40 else np.asarray(points, float)
    n = len(p)
    _, across, out = frame(p)
    a = spread(roll, n)[:, None]
    side, face = across * np.cos(a) + out * np.sin(a), out * np.cos(a) - across * np.sin(a)
    half = spread(widths, n)[:, None, None] / 2
    v = np.linspace(-1, 1, m)[None, :, None]
    high, number, phase = wave
    s = np.linspace(0, 1, n)[:, None, None]
    swing = np.sin(2 * np.pi * number * s + phase + 1.9 * (v > 0))
    lift = gutter * np.abs(v) * half + high * v**2 * swing
    return p[:, None] + side[:, None] * (v * half) + face[:, None] * lift


def rod(points, widths, *, flat=1.0, n=90, m=17):
    """Return the net of a round stem or pod; `flat` is its depth as a share of its width."""
    p = course(points, n) if len(points) < 40 else np.asarray(points, float)
    _, across, out = frame(p)
    half = spread(widths, len(p))[:, None, None] / 2
    a = np.linspace(0, 2 * np.pi, m)[None, :, None]
    return p[:, None] + half * (across[:, None] * np.cos(a) + flat * out[:, None] * np.sin(a))


@dataclass
class Lucent:
    """A tissue in the light of one sun: callable with u, v and normals."""

    lit: tuple
    """Tones of what faces the sun, dark to light."""
    through: tuple
    """Tones of what the sun shines through, dark to light."""
    sun: tuple
    along: tuple = (0.0,)
    """What is added to its light from foot to tip."""
    thin: float = 1.0
    """How much of the light comes through it: 1 a film, 0 a solid body."""
    base: float = 0.12
    gain: float = 0.85
    veins: int = 0
    vein: float = 0.10
    rib: float = 0.0
    rim: float = 0.25
    """How strongly the margin is lit."""
    gleam: float = 0.0
    deep: float = 0.35
    """How much darker it is where one sees its edge."""
    halo: float = 0.0
    """How strongly its edge towards the sun is lit from behind."""
    tint: tuple = ()
    """Colours mixed in along it: (share of the line, reach, colour, amount)."""
    mottle: float = 0.04
    seed: int = 1

    def __call__(self, u, v, normal):
        """Return a colour for every sample."""
        n = normal / (np.linalg.norm(normal, axis=-1, keepdims=True) + 1e-9)
        seen = n * np.sign(n[:, 2:3] + 1e-9)
        s = unit(self.sun)
        light = seen @ s
        value = self.base + self.gain * np.where(light > 0, light, -self.thin * light) ** 1.2
        value = value + np.interp(u, np.linspace(0, 1, len(self.along)), self.along)
        value = value - self.deep * (1 - seen[:, 2]) ** 2.5
        toward = np.clip(seen[:, :2] @ unit(s[:2]), 0, 1)
        value = value + self.halo * toward * smooth(0.35, 0.9, np.hypot(seen[:, 0], seen[:, 1]))
        q = self.seed * 1.7
        lot = np.sin(u * 23 + q) + np.sin(u * 57 + 2 * q + 3 * v) + np.sin(u * 11 - q + 2 * v)
        value = value + self.mottle * lot
        if self.veins:
            value = value - self.vein * (0.5 + 0.5 * np.cos(np.pi * v * self.veins)) ** 3
        if self.rib:
            value = value + self.rib * np.exp(-((v / 0.13) ** 2))
        value = value + self.rim * smooth(0.72, 0.97, np.abs(v))
        tone, lit = ramp(self.through, value), ramp(self.lit, value)
        tone = tone + (lit - tone) * smooth(-0.12, 0.12, light)[:, None]
        if self.gleam:
            half = unit(s + EYE)
            shine = self.gleam * np.clip(seen @ half, 0, 1) ** 26
            tone = tone + (rgb("#fffdf0") - tone) * shine[:, None]
        for at, reach, colour, amount in self.tint:
            near = amount * np.exp(-(((u - at) / reach) ** 2))
            tone = tone + (rgb(colour) - tone) * near[:, None]
        return np.clip(tone, 0, 1).astype(F)
