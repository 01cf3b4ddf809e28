"""Helpers for the pictures seen in the microscope's lens: field colours, specks, threads, cells in a row."""

from __future__ import annotations

import math
import sys

from kit import circle, form, g, gg, line, n, proof, rng, sample, taper

LENS = (240, 312, 231)  # centre and radius of the field


def in_lens(r, reach=0.9):
    """A random point of the field, evenly spread."""
    a, q = r.random() * math.tau, r.random() ** 0.5 * reach
    return LENS[0] + LENS[2] * q * math.cos(a), LENS[1] + LENS[2] * q * math.sin(a)


def specks(P, color="#eafff8", count=42, seed=5, rmax=2.2, o=0.9):
    r = rng(seed)
    dots = [
        circle(*in_lens(r), r.uniform(0.6, rmax), color, opacity=n(r.uniform(0.3, o)))
        for _ in range(count)
    ]
    P.add(g("specks", *dots))


def glass(id_, lit="#ffffff", dark="#053451", width=1.0, box=True, la=0.95, sa=0.65):
    """The edge of something glassy: strong white rim above, cool shadow below."""
    return form(
        id_,
        lit,
        la,
        1.5 * width,
        3 * width,
        1.6 * width,
        dark,
        sa,
        -3 * width,
        -6 * width,
        5 * width,
        box=box,
    )


def wave(points, amplitude, waves, phase=0.0, step=6, grow=True):
    """A path wagging round a guide line: flagella and whips."""
    S = sample(points, step)
    out = []
    for x, y, nx, ny, t in S:
        k = amplitude * (min(1, t * 3) if grow else 1) * math.sin(t * waves * math.tau + phase)
        out.append((x + nx * k, y + ny * k))
    return out


def thread(points, w0, w1, step=14):
    """A tapering thread as a filled ribbon."""
    return taper(points, [w0, (w0 + w1) * 0.55, w1], step, point=True)


def along(points, pitch):
    """Frames (x, y, angle in degrees, t) every `pitch` pixels along a line."""
    S = sample(points, pitch)
    return [(x, y, math.degrees(math.atan2(-nx, ny)), t) for x, y, nx, ny, t in S]


def frame(x, y, deg):
    """Local to picture coordinates: u along the direction, v to its right."""
    c, s = math.cos(math.radians(deg)), math.sin(math.radians(deg))
    return lambda u, v: (x + u * c - v * s, y + u * s + v * c)


def oval(cx, cy, rx, ry, rot=0.0, k=8):
    """A round outline as landmarks, to bend or clip with."""
    f = frame(cx, cy, rot)
    return [f(rx * math.cos(i / k * math.tau), ry * math.sin(i / k * math.tau)) for i in range(k)]


def dots(points, radius, color, o=1.0):
    """Many round dots as one stroke: cheap."""
    return line("".join(f"M{n(x)} {n(y)}h.1" for x, y in points), color, radius * 2, o)


def far(P, id_, sd, *parts, **k):
    P.add(g(id_, gg(*parts, clip_path="url(#field-clip)"), filter=P.soft(sd), **k))


def finish(P):
    """Save, then a proof sheet."""
    P.save()
    proof(P.file)


def bent(points, length):
    """A function from straight (across, along) coordinates to a bent back: `along` runs 0..length on the line."""
    S = sample(points, 3)

    def at(v, u):
        t = u / length
        f = max(0.0, min(1.0, t)) * (len(S) - 1)
        i = min(int(f), len(S) - 2)
        a, b, q = S[i], S[i + 1], f - min(int(f), len(S) - 2)
        x, y, nx, ny = (a[k] + (b[k] - a[k]) * q for k in range(4))
        over = (t - max(0.0, min(1.0, t))) * length  # beyond the ends: straight on
        return x + nx * v + ny * over, y + ny * v - nx * over

    return lambda pts: [at(p[0], p[1]) + tuple(p[2:]) for p in pts]
