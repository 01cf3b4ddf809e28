"""Parts of mammals drawn from contours: flippers with digits and claws, eyes, whiskers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from paint.brush import ink
from paint.vectors import smooth

from .light import Form
from .sheet import contour

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .light import Lamp, Picture
    from .sheet import Field, Points, Sheet

Pair = tuple[float, float]


@dataclass(frozen=True)
class Flipper:
    """A limb: its outline is led by hand, its digits lie within."""

    outline: Sequence[tuple]
    digits: Sequence[Sequence[Pair]]
    """The line of each digit, from the wrist to its tip."""
    thick: float = 7.0
    """Width of a digit."""
    claw: float = 0.0
    """Length of the claws."""
    swell: float = 0.55
    """How round the limb is: 1 is a cylinder."""
    melt: float = 0.0
    """The share of its length over which it grows out of the body."""


def limb(sheet: Sheet, flipper: Flipper, back: str, edge: str, seed: int = 5) -> Form:
    """Return a flipper: flesh at its root, bones and web towards its edge."""
    line = contour(flipper.outline)
    part = sheet.around(line, 14)
    alpha = part.fill(line)
    height = part.dome(alpha) * flipper.swell
    ridge = np.zeros_like(alpha)
    for digit in flipper.digits:
        path = contour(digit, closed=False)
        wide = flipper.thick * np.linspace(1.15, 0.65, len(path))
        ridge = np.maximum(ridge, part.soft(part.stroke(path, wide), flipper.thick * 0.26))
    height = height + ridge * flipper.thick * 0.30 * part.soft(alpha, 1.0)
    root = np.array([d[0] for d in flipper.digits]).mean(0)
    x, y = part.xy
    far = np.hypot(x - root[0], y - root[1])
    reach = max(np.hypot(*(np.array(d[-1]) - root)) for d in flipper.digits)
    out = smooth(0.1, 1.0, far / reach)[..., None]
    rgb = ink(back) * (1 - out) + ink(edge) * out
    if flipper.melt:
        near, far_end = np.array(flipper.digits).mean(0)[[0, -1]]
        way = far_end - near
        share = ((x - near[0]) * way[0] + (y - near[1]) * way[1]) / (way @ way)
        grown = smooth(-0.16, -0.16 + flipper.melt, share + 0.03 * part.noise(9, 9, seed + 2, 2))
        alpha, height = alpha * grown, height * grown
    rgb = rgb * (0.86 + 0.20 * ridge + 0.05 * part.noise(5, 5, seed, 2))[..., None]
    return Form(part, alpha, part.soft(height, 0.5), rgb, gloss=0.12, tight=18, wrap=0.3)


def claws(picture: Picture, flipper: Flipper, lamp: Lamp, code: str = "#2a2622") -> None:
    """Draw a curved claw at the tip of each digit."""
    for digit in flipper.digits:
        path = contour(digit, closed=False)
        tip, way = path[-1], path[-1] - path[-4]
        way = way / np.linalg.norm(way)
        side = np.array([-way[1], way[0]])
        end = tip + way * flipper.claw + side * flipper.claw * 0.25
        line = contour(
            [
                tuple(tip - way * flipper.claw * 0.45),
                tuple(tip + way * flipper.claw * 0.4),
                tuple(end),
            ],
            closed=False,
        )
        part = picture.sheet.around(line, 4)
        alpha = part.stroke(line, np.linspace(2.6, 0.5, len(line)))
        form = Form(
            part, alpha, part.dome(alpha), np.ones((*alpha.shape, 3)) * ink(code), gloss=0.5
        )
        picture.lay(form, lamp)


def disc(sheet: Sheet, place: Pair, rx: float, ry: float, turn: float = 0.0) -> Field:
    """Return a soft-edged ellipse."""
    x, y = sheet.xy
    c, s = np.cos(turn), np.sin(turn)
    u = ((x - place[0]) * c + (y - place[1]) * s) / rx
    v = (-(x - place[0]) * s + (y - place[1]) * c) / ry
    d = np.hypot(u, v)
    return np.asarray(np.clip((1 - d) * min(rx, ry) * sheet.scale + 0.5, 0, 1), np.float32)


def dark_eye(
    picture: Picture, place: Pair, r: float, turn: float, lid: str, *, open_: float = 0.86
) -> None:
    """Draw the eye of a seal: large, dark, wet, with no white; a lid above, a wet line below."""
    line = np.array([[place[0] - 3 * r, place[1] - 3 * r], [place[0] + 3 * r, place[1] + 3 * r]])
    part = picture.sheet.around(line, 0)
    image = picture.image[part.box]
    x, y = part.xy

    def put(code: str, amount: Field) -> None:
        nonlocal image
        a = np.clip(amount, 0, 1)[..., None]
        image = image * (1 - a) + ink(code) * a

    c, s = np.cos(turn), np.sin(turn)
    across, up = (x - place[0]) * c + (y - place[1]) * s, (x - place[0]) * s - (y - place[1]) * c
    put(lid, 0.75 * part.soft(disc(part, place, r * 1.55, r * 1.35, turn), r * 0.30))
    ball = disc(part, place, r * 1.04, r * open_, turn)
    put("#0b0908", part.soft(disc(part, place, r * 1.16, r * (open_ + 0.12), turn), 0.25))
    put("#120d0b", ball)
    low = (
        ball
        * np.exp(-(((np.hypot(across, up) / r - 0.66) / 0.20) ** 2))
        * smooth(0.1, -0.8, up / r)
    )
    put("#5a4030", 0.5 * low)
    put(
        "#9fc4cc",
        0.35 * ball * np.exp(-((across / r / 0.6) ** 2) - (((up / r - 0.52) / 0.20) ** 2)),
    )
    put("#ffffff", disc(part, (place[0] - 0.30 * r, place[1] - 0.36 * r), 0.25 * r, 0.22 * r))
    put("#cfe4e6", 0.6 * disc(part, (place[0] + 0.36 * r, place[1] + 0.34 * r), 0.12 * r, 0.10 * r))
    rim = np.clip(
        disc(part, place, r * 1.22, r * (open_ + 0.17), turn)
        - disc(part, place, r * 1.08, r * (open_ + 0.02), turn),
        0,
        1,
    )
    put("#e9f0ea", 0.22 * rim * smooth(-0.2, -0.9, up / r))
    put("#cfd6d0", 0.14 * rim * smooth(0.3, 0.9, up / r))
    picture.image[part.box] = image


def mark(picture: Picture, line: Points, wide: float, code: str, amount: float) -> None:
    """Draw a short soft line."""
    part = picture.sheet.around(line, 5)
    widths = wide * np.sin(np.linspace(0.5, np.pi - 0.4, len(line)))
    a = (amount * part.soft(part.stroke(line, widths), 0.3))[..., None]
    picture.image[part.box] = picture.image[part.box] * (1 - a) + ink(code) * a


def whiskers(
    picture: Picture, hairs: Sequence[Sequence[Pair]], code: str = "#fff8e4", width: float = 0.9
) -> None:
    """Draw long hairs that end in a fine point."""
    for hair in hairs:
        line: Points = contour(hair, closed=False)
        part = picture.sheet.around(line, 3)
        alpha = part.stroke(line, np.linspace(width, width * 0.25, len(line)))
        a = (np.clip(alpha, 0, 1) * np.float32(0.9))[..., None]
        picture.image[part.box] = picture.image[part.box] * (1 - a) + ink(code) * a
