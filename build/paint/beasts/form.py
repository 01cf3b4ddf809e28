"""Bodies as clear shapes in a few planes of value: light, own colour, shadow, reflected light.

An outline is a list of points: a round line goes through them, and a point `(x, y, None)` is a
corner. `solid` blows it up to a cushion only to find where it turns away from the sun; what is
painted are planes of flat colour with brushed borders.
"""

from __future__ import annotations

import numpy as np
from canvas import F, band, rgb, rounded, smooth
from outlines import closed, inflate
from scipy import ndimage

SUN = (-0.55, -0.66, 0.51)
"""The way to the sun: left, above, in front."""


def outline(points):
    """Return the closed line through points; those that end in None are corners."""
    if isinstance(points, np.ndarray):
        return points
    return closed(points)


def turned(points, middle, degrees, shift=(0, 0), scale=1.0):
    """Return points turned round a place, clockwise on the sheet; corners stay corners."""
    a = np.radians(degrees)
    co, si = np.cos(a) * scale, np.sin(a) * scale
    (mx, my), (sx, sy) = middle, shift
    out = [
        (mx + (x - mx) * co - (y - my) * si + sx, my + (x - mx) * si + (y - my) * co + sy, *rest)
        for x, y, *rest in points
    ]
    return np.array(out) if isinstance(points, np.ndarray) else out


def depth_of(mask, k):
    """Return how far each pixel of a mask is inside its edge, in units; negative outside."""
    inside = mask > 0.5
    deep = ndimage.distance_transform_edt(inside) - ndimage.distance_transform_edt(~inside)
    return (deep - 0.5 * np.sign(deep)) / k


def stepped(value, planes, soft=0.5):
    """Return a value from 0 to 1 in so many planes; `soft` is the sloping share of a step."""
    if planes < 2:
        return value
    at = np.clip(value, 0, 1) * (planes - 1)
    low = np.floor(at)
    return (low + smooth(0.5 - soft / 2, 0.5 + soft / 2, at - low)) / (planes - 1)


def ramp(tones, value):
    """Return colours between tones, from dark to light."""
    q = np.stack([rgb(t) for t in tones])
    at = np.clip(value, 0, 1) * (len(q) - 1)
    i = np.minimum(at.astype(int), len(q) - 2)
    return (q[i] + (q[i + 1] - q[i]) * (at - i)[..., None]).astype(F)


def solid(
    c,
    points,
    tones,
    *,
    sun=SUN,
    high=0.8,
    soft=0.55,
    push=0.0,
    grain=0.05,
    bounce=None,
    rim=None,
    lost=(),
    seed=1,
    alpha=1.0,
    edge=0.0,
):
    """Paint a round body and return its mask.

    `tones` go from the form shadow to the light, 3 to 5 of them. `high` is how round it is, `push`
    makes it lighter, `soft` softens the borders of the planes. `bounce` is (colour, amount):
    light from below within the shadow; `rim` is (colour, amount, width) along the edge towards the
    sun. `lost` are places (x, y, radius, softness) where its edge melts into what is behind.
    `edge` blurs the whole edge, for down and fur.
    """
    line = outline(points)
    pad = max([edge, 0.5, *(s for *_, s in lost)]) * 2 + 2
    low, top = line.min(0) - pad, line.max(0) + pad
    x0, y0 = (int(max(0, np.floor(v * c.k))) for v in low)
    x1, y1 = min(c.w, int(np.ceil(top[0] * c.k))), min(c.h, int(np.ceil(top[1] * c.k)))
    if x1 <= x0 + 2 or y1 <= y0 + 2:
        return c.cover(line)
    box = (slice(y0, y1), slice(x0, x1))
    # The part of an outline that leaves the sheet still counts for its roundness at the border.
    mask = c.cover(line)[box]
    deep = depth_of(mask, c.k)
    height = inflate(deep, c.k) * high
    height = ndimage.gaussian_filter(height, 1.2 * c.k)
    gy, gx = np.gradient(height, 1 / c.k)
    size = np.sqrt(gx * gx + gy * gy + 1)
    s = np.asarray(sun, float) / np.linalg.norm(sun)
    lit = (-gx * s[0] - gy * s[1] + s[2]) / size
    value = 0.5 + 0.62 * (lit - s[2]) + push + grain * c.noise(16, 10, seed + 300)[box]
    tone = ramp(tones, stepped(value, len(tones), soft))
    if bounce:
        colour, amount = bounce
        under = smooth(0.15, 0.85, gy / size * 1.0) * smooth(0.55, 0.2, value) * amount
        tone = tone + (rgb(colour) - tone) * under[..., None].astype(F)
    if rim:
        colour, amount, width = rim
        facing = smooth(0.1, 0.7, -(gx * s[0] + gy * s[1]) / size)
        at = facing * smooth(width, width * 0.3, deep) * amount
        tone = tone + (rgb(colour) - tone) * at[..., None].astype(F)
    cover = melted(c, mask, deep, box, lost, edge)
    c.area(cover * F(alpha), lambda *_: tone.astype(F), box=box)
    full = np.zeros((c.h, c.w), F)
    full[box] = cover
    return full


def melted(c, mask, deep, box, lost, edge=0.0):
    """Return a mask whose edge is soft at some places (x, y, radius, softness)."""
    if not lost and not edge:
        return mask
    blur = np.full(deep.shape, 1e-3 + edge)
    for x, y, radius, wide in lost:
        near = np.exp(-((c.x[box] - x) ** 2 + (c.y[box] - y) ** 2) / radius**2)
        blur = np.maximum(blur, wide * near)
    inner = smooth(-0.35 * blur, 1.65 * blur, deep)
    share = smooth(0.4 / c.k, 1.6 / c.k, blur)
    return (mask * (1 - share) + inner * share).astype(F)


def patch(c, points, paint, *, soft=1.5, alpha=1.0, mode="mix", lost=()):
    """Paint a marking or a shadow on what is there; with soft edges, softer at `lost` places."""
    line = outline(points)
    mask = c.cover(line)
    if soft:
        mask = ndimage.gaussian_filter(mask, soft * c.k)
    for x, y, radius, wide in lost:
        near = np.exp(-((c.x - x) ** 2 + (c.y - y) ** 2) / radius**2)
        mask = mask + (ndimage.gaussian_filter(mask, wide * c.k) - mask) * near
    c.area(mask, paint, alpha, mode)


def cast(c, points, *, soft=4.0, amount=0.45, colour="#2a3658", shift=(0, 0)):
    """Let a shadow lie on what is there: contact, or what one form throws on another."""
    patch(
        c,
        outline(points) + np.asarray(shift, float),
        colour,
        soft=soft,
        alpha=amount,
        mode="multiply",
    )


def ribbon(points, widths):
    """Return the outline of a round line whose width changes along it; it ends in points."""
    p = rounded(points, closed=False, steps=6)
    t = np.linspace(0, 1, len(p))
    w = np.interp(t, np.linspace(0, 1, len(widths)), widths)
    along = np.gradient(p, axis=0)
    along /= np.hypot(*along.T)[:, None] + 1e-9
    across = np.stack([-along[:, 1], along[:, 0]], -1) * w[:, None] / 2
    return np.concatenate([p + across, (p - across)[::-1]])


def line(c, points, width, paint, taper=(1.0, 0.3), alpha=1.0, soft=0.0):
    """Draw a round line that runs thin."""
    p = rounded(points, closed=False, steps=6)
    c.shape(band(p, width, taper), paint, alpha=alpha, edge=0, soft=soft)


def eye(c, x, y, r, *, iris="#3a2418", lid=None, ring="#17120f", glint=(-0.32, -0.36), turn=0.0):
    """Paint a small eye: rim, iris, pupil, one light, the shade of the lid above."""
    c.disc(x, y, r * 1.22, r * 1.1, ring, turn, alpha=0.9, edge=0, wash=0)
    c.disc(x, y, r, r * 0.95, iris, turn, edge=0, wash=0)
    c.disc(
        x + 0.3 * r,
        y + 0.38 * r,
        r * 0.5,
        r * 0.4,
        "#fff0cc",
        turn,
        alpha=0.22,
        edge=0,
        soft=r * 0.14,
        wash=0,
    )
    c.disc(x, y, r * 0.55, r * 0.55, "#0b0a0d", edge=0, wash=0)
    if lid is not None:
        line(
            c,
            [
                (x - 1.5 * r, y - 0.1 * r),
                (x - 0.7 * r, y - 0.95 * r),
                (x + 0.5 * r, y - 0.95 * r),
                (x + 1.5 * r, y - 0.2 * r),
            ],
            r * 0.5,
            lid,
            (0.3, 0.3),
            0.8,
        )
    c.disc(
        x + glint[0] * r,
        y + glint[1] * r,
        max(0.7, r * 0.26),
        max(0.7, r * 0.26),
        "#ffffff",
        edge=0,
        wash=0,
    )
