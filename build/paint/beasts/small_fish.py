"""Small fish that visit a plant: young sticklebacks, perch, herrings, in a few clear planes."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from canvas import mix, smooth
from finfish import Fish, planes
from rays import fin


@dataclass(frozen=True)
class Kind:
    """A fish lying straight, in lengths of its body from the snout to the root of the tail."""

    back: tuple
    belly: tuple
    eye: tuple
    """Place along, height, radius."""
    tail: tuple
    """How far it reaches, half its spread, how deep it is forked."""
    fins: tuple
    """Each a root from s to s, the height of its front and rear edge, -1 above or 1 below."""
    mouth: tuple
    spines: tuple = ()
    bars: tuple = ()


STATIONS = (0, 0.04, 0.12, 0.24, 0.38, 0.54, 0.70, 0.85, 0.94, 1.04)
"""Where the heights of backs and bellies are given."""
STICKLEBACK = Kind(
    back=(0.0, -0.042, -0.090, -0.122, -0.132, -0.117, -0.079, -0.034, -0.024, -0.026),
    belly=(0.012, 0.054, 0.092, 0.130, 0.146, 0.128, 0.080, 0.032, 0.023, 0.025),
    eye=(0.125, -0.022, 0.046),
    tail=(1.16, 0.085, 0.25),
    fins=((0.63, 0.86, 0.105, 0.03, -1), (0.68, 0.86, 0.085, 0.025, 1)),
    mouth=((-0.006, 0.010), (0.018, 0.020), (0.040, 0.026)),
    spines=((0.33, 0.12), (0.44, 0.12), (0.59, 0.06)),
)
PERCH = Kind(
    back=(0.0, -0.036, -0.078, -0.128, -0.146, -0.130, -0.093, -0.054, -0.044, -0.046),
    belly=(0.014, 0.046, 0.080, 0.112, 0.128, 0.118, 0.084, 0.050, 0.043, 0.045),
    eye=(0.125, -0.030, 0.044),
    tail=(1.20, 0.125, 0.40),
    fins=(
        (0.30, 0.58, 0.120, 0.05, -1),
        (0.61, 0.83, 0.095, 0.04, -1),
        (0.69, 0.84, 0.090, 0.03, 1),
        (0.34, 0.40, 0.10, 0.09, 1),
    ),
    mouth=((-0.004, 0.008), (0.030, 0.026), (0.064, 0.036)),
    bars=(0.30, 0.42, 0.54, 0.66, 0.78, 0.90),
)
HERRING = Kind(
    back=(-0.01, -0.040, -0.066, -0.090, -0.102, -0.093, -0.071, -0.045, -0.035, -0.034),
    belly=(0.0, 0.038, 0.078, 0.114, 0.134, 0.122, 0.088, 0.050, 0.036, 0.034),
    eye=(0.082, -0.014, 0.030),
    tail=(1.24, 0.14, 0.62),
    fins=(
        (0.49, 0.63, 0.095, 0.03, -1),
        (0.76, 0.90, 0.035, 0.015, 1),
        (0.55, 0.60, 0.06, 0.04, 1),
    ),
    mouth=((-0.010, -0.012), (0.018, 0.008), (0.040, 0.022)),
)


def small_fish(
    c,
    kind,
    axis,
    tones,
    *,
    side=1,
    sun=(-0.35, -0.82, 0.45),
    fins=("#7d8f70", "#d8dcb0"),
    clear=0.3,
    bar="#2b3a24",
    eye=("#e8dc9c", "#a8923c"),
    flash=0.6,
    detail=True,
):
    """Paint a small fish along `axis`, points from the snout to the root of its tail.

    `tones` run from the back to the belly, five of them; `fins` from the root to the edge.
    """
    back, belly = (list(zip(STATIONS, h, strict=True)) for h in (kind.back, kind.belly))
    f = Fish(c, axis, back, belly, side=side, flat=1.3, sun=sun)
    unit = f.length
    ray = 0.0055 * unit
    how = {
        "ray": ray,
        "dark": mix(fins[0], tones[0], 0.5),
        "light": mix(fins[1], "#ffffff", 0.25),
        "fork": False,
    }
    reach, spread, fork = kind.tail
    edge = [
        (reach, -spread),
        (reach - 0.3 * fork * (reach - 1), -spread * 0.45),
        (reach - fork * (reach - 1), 0.0),
        (reach - 0.3 * fork * (reach - 1), spread * 0.45),
        (reach, spread),
    ]
    high = float(np.interp(0.99, f.s, f.belly))
    fin(f, [(0.98, -high), (0.98, high)], edge, list(fins), 7, clear, **how)
    for a, b, front, rear, sign in kind.fins:
        line = f.back if sign < 0 else f.belly
        h = lambda s, line=line: float(np.interp(s, f.s, line))
        root = [(a, h(a) - sign * 0.012), (b, h(b) - sign * 0.01)]
        tip = a + 0.32 * (b - a)
        fin(
            f,
            root,
            [
                (a + 0.035, h(a) + sign * front * 0.8),
                (tip + 0.02, h(tip) + sign * front),
                (b + 0.035, h(b) + sign * rear),
            ],
            list(fins),
            7,
            clear,
            spiny=0.1,
            **how,
        )
    for s, tall in kind.spines:
        h = float(np.interp(s, f.s, f.back))
        for colour, wide in ((tones[0], 0.040), (mix(fins[1], "#ffffff", 0.3), 0.022)):
            f.stroke(
                [(s, h + 0.015), (s + 0.05, h - tall)], wide * unit, colour, (1, 0.15), swell=False
            )
    f.body([*back, *belly[::-1]])
    skin(f, kind, tones, bar, flash)
    if detail:
        face(f, kind, tones, eye)
        fin(
            f,
            [(0.30, 0.02), (0.305, 0.06)],
            [(0.41, 0.005), (0.435, 0.045), (0.40, 0.085)],
            [fins[1], fins[1]],
            6,
            0.35,
            **how,
        )
    return f


def skin(f, kind, tones, bar, flash):
    """Lay the planes of the flank, bars, light and shade."""
    v = f.v + 0.05 * f.noise(0.12, 0.4, 3, 2)
    f.lay(planes(v, *zip((-1.0, -0.55, -0.1, 0.4, 1.0), tones, strict=True), crisp=0.5))
    for i, s in enumerate(kind.bars):
        wide = 0.026 - 0.003 * (i % 2)
        lean = s + 0.02 * v
        f.lay(bar, np.exp(-(((f.u - lean) / wide) ** 4)) * (1 - smooth(0.2, 0.6, v)) * 0.8)
    f.lay("#ffffff", smooth(0.78, 0.95, f.light) * (1 - smooth(-0.3, 0.3, f.v)) * flash)
    f.lay(mix(tones[0], "#0c2a44", 0.5), (1 - smooth(-0.3, 0.25, f.light)) * 0.45)


def face(f, kind, tones, eye):
    """Paint gill cover, mouth and eye."""
    unit = f.length
    dark = mix(tones[0], "#10202c", 0.5)
    cover = [(0.245, -0.07), (0.282, -0.01), (0.270, 0.06), (0.225, 0.10)]
    f.stroke(
        [(s + 0.008, h) for s, h in cover],
        0.024 * unit,
        dark,
        (0.4, 0.8),
        alpha=0.5,
        soft=0.004 * unit,
    )
    f.stroke(cover[:3], 0.009 * unit, mix(tones[3], "#ffffff", 0.5), alpha=0.7)
    f.stroke(kind.mouth, 0.015 * unit, dark, (1, 0.5), alpha=0.9)
    s, h, r = kind.eye
    f.eye(s, h, r, eye, pupil=0.56, dark="#0a1216", rim=mix(tones[4], "#ffffff", 0.4))
