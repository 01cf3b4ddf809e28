"""Young fish as the second look of a picture: small, clear, in the light of their water."""

from __future__ import annotations

from canvas import mix, smooth
from finfish import Fish, planes
from rays import fin

PERCH = (
    (
        (0, 0.01),
        (0.06, -0.045),
        (0.18, -0.115),
        (0.36, -0.155),
        (0.58, -0.11),
        (0.82, -0.05),
        (1, -0.04),
    ),
    ((0, 0.02), (0.07, 0.06), (0.2, 0.105), (0.4, 0.125), (0.62, 0.09), (0.82, 0.045), (1, 0.04)),
)
TROUT = (
    (
        (0, 0.01),
        (0.05, -0.05),
        (0.16, -0.09),
        (0.36, -0.115),
        (0.6, -0.09),
        (0.84, -0.05),
        (1, -0.045),
    ),
    ((0, 0.02), (0.06, 0.055), (0.2, 0.095), (0.4, 0.105), (0.62, 0.08), (0.84, 0.045), (1, 0.045)),
)


def whole(back, belly):
    """Return the outline of a body from its two edges."""
    return [*back, *belly[::-1]]


def tail(f, tones, notch=1.14):
    """Paint the forked tail fin."""
    edge = [(1.22, -0.155), (1.19, -0.07), (notch, 0.0), (1.19, 0.07), (1.22, 0.155)]
    fin(f, [(0.97, -0.04), (0.99, 0), (0.97, 0.04)], edge, tones, 9, 0.25, ray=0.006 * f.length)


def face(f, iris, skin, dark, light):
    """Paint the gill cover, the mouth and the eye."""
    unit = f.length
    f.stroke(
        [(0.235, -0.06), (0.268, 0.0), (0.245, 0.06), (0.20, 0.085)], 0.018 * unit, dark, alpha=0.6
    )
    f.stroke([(0.225, -0.045), (0.252, 0.0), (0.235, 0.045)], 0.010 * unit, light, alpha=0.7)
    f.stroke(
        [(0.002, 0.016), (0.04, 0.028), (0.085, 0.036)], 0.012 * unit, dark, (1, 0.6), alpha=0.85
    )
    f.eye(0.118, -0.026, 0.036, iris, pupil=0.54, dark=dark, rim=skin)


def laid(c, axis, side, shape, size):
    """Return a young fish with its body taken."""
    f = Fish(c, axis, *shape, size=size, side=side)
    return f, whole(*shape)


def young_perch(c, axis, *, side=1, veil=("#1d6a56", 0.0), size=None):
    """Paint a young perch along an axis from snout to tail; `veil` is the water before it."""
    q = lambda tone: mix(tone, *veil)
    f, body = laid(c, axis, side, PERCH, size)
    red = [q("#a8442a"), q("#e0683a"), q("#f09a5c")]
    tail(f, red)
    fin(f, [(0.28, -0.14), (0.54, -0.115)],
        [(0.30, -0.255), (0.36, -0.275), (0.46, -0.22), (0.57, -0.15)],
        [q("#4a5a30"), q("#8a9450"), q("#b4b870")], 9, 0.2,
        spiny=0.25, ray=0.006 * f.length)  # fmt: skip
    fin(f, [(0.60, -0.105), (0.74, -0.072)], [(0.63, -0.195), (0.68, -0.185), (0.78, -0.115)],
        [q("#6a7a40"), q("#a4a860")], 6, 0.3, ray=0.005 * f.length)  # fmt: skip
    fin(
        f,
        [(0.62, 0.085), (0.74, 0.06)],
        [(0.66, 0.165), (0.70, 0.16), (0.78, 0.10)],
        red,
        6,
        0.2,
        ray=0.005 * f.length,
    )
    fin(
        f,
        [(0.33, 0.118), (0.39, 0.122)],
        [(0.42, 0.205), (0.46, 0.195), (0.47, 0.16)],
        red,
        5,
        0.1,
        ray=0.005 * f.length,
    )
    f.body(body)
    f.lay(
        lambda _u, v: planes(
            v,
            (-1, q("#33502a")),
            (-0.55, q("#5f7a34")),
            (-0.1, q("#a8b052")),
            (0.35, q("#e2da90")),
            (0.75, q("#f6f0cc")),
            (1, q("#b4c49a")),
            crisp=0.4,
        )
    )
    for s, long in ((0.33, 0.5), (0.45, 0.7), (0.57, 0.55), (0.69, 0.6), (0.81, 0.5), (0.92, 0.4)):
        f.patch(
            [
                (s - 0.022, -1.1),
                (s + 0.026, -1.1),
                (s + 0.018, -0.2),
                (s + 0.002, long),
                (s - 0.016, -0.2),
            ],
            q("#22381f"),
            0.85,
            soft=0.006 * f.length,
            v=True,
        )
    f.lay(
        q("#fffbe0"),
        smooth(0.14, 0.02, abs(f.v + 0.62)) * smooth(0.25, 0.4, f.u) * smooth(0.95, 0.7, f.u),
        0.35,
    )
    face(f, (q("#f4c84a"), q("#c88a2a")), q("#fdf6c0"), q("#131a10"), q("#e4dc94"))
    fin(
        f,
        [(0.275, 0.02), (0.28, 0.06)],
        [(0.40, 0.045), (0.41, 0.08), (0.37, 0.10)],
        [q("#d8a860"), q("#f0d490")],
        6,
        0.3,
        ray=0.005 * f.length,
    )
    return f


def young_trout(c, axis, *, side=1, veil=("#5a6a3a", 0.0), size=None):
    """Paint a young trout: dark upright marks, red spots, an orange fin on the tail's root."""
    q = lambda tone: mix(tone, *veil)
    f, body = laid(c, axis, side, TROUT, size)
    skin = [q("#6a6434"), q("#a89a58"), q("#cfc07c")]
    tail(f, skin, 1.12)
    fin(
        f,
        [(0.40, -0.112), (0.56, -0.095)],
        [(0.42, -0.215), (0.47, -0.22), (0.61, -0.125)],
        skin,
        9,
        0.15,
        ray=0.006 * f.length,
    )
    fin(
        f,
        [(0.80, -0.058), (0.845, -0.05)],
        [(0.84, -0.10), (0.875, -0.095), (0.88, -0.07)],
        [q("#c05a2c"), q("#ee8a48")],
        3,
        0,
        ray=0.004 * f.length,
    )
    fin(
        f,
        [(0.72, 0.065), (0.83, 0.048)],
        [(0.76, 0.14), (0.80, 0.14), (0.87, 0.08)],
        skin,
        6,
        0.15,
        ray=0.005 * f.length,
    )
    fin(
        f,
        [(0.50, 0.098), (0.57, 0.09)],
        [(0.58, 0.165), (0.62, 0.155), (0.62, 0.12)],
        skin,
        5,
        0.15,
        ray=0.005 * f.length,
    )
    f.body(body)
    f.lay(
        lambda _u, v: planes(
            v,
            (-1, q("#3a3a20")),
            (-0.55, q("#625a2c")),
            (-0.1, q("#9c8c48")),
            (0.3, q("#cdb868")),
            (0.7, q("#f0e4b0")),
            (1, q("#d0c494")),
            crisp=0.4,
        )
    )
    for s in (0.33, 0.43, 0.53, 0.63, 0.73, 0.83, 0.92):
        f.patch(
            [(s - 0.026, -0.1), (s, -0.5), (s + 0.026, -0.1), (s, 0.42)],
            q("#454a34"),
            0.75,
            soft=0.006 * f.length,
            v=True,
        )
    for s in (0.38, 0.48, 0.58, 0.68, 0.78):
        f.dabs([s], [0.02], 0.011 * f.length, 0.011 * f.length, q("#d8442c"), 0.95)
    f.dabs(
        [0.30, 0.37, 0.44, 0.52, 0.60, 0.68],
        [-0.62, -0.7, -0.6, -0.68, -0.6, -0.66],
        0.010 * f.length,
        0.010 * f.length,
        q("#22220f"),
        0.85,
    )
    face(f, (q("#e8c860"), q("#a8842c")), q("#fdf6c8"), q("#15150c"), q("#e6d898"))
    fin(
        f,
        [(0.275, 0.05), (0.28, 0.085)],
        [(0.40, 0.10), (0.41, 0.13), (0.36, 0.14)],
        [q("#b48a44"), q("#e0bc70")],
        6,
        0.15,
        ray=0.005 * f.length,
    )
    return f
