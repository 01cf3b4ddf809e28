"""Perch: high back with its spiny fin raised, dark bars, red fins, in the amber light below a jetty.

In lengths from the snout to the root of the tail: back highest (0.158) at 0.36; head 0.30, mouth to below the eye at
0.115; first dorsal fin from 0.29, bars at 0.335, 0.43, 0.52; pelvic fins at 0.33, below the pectoral one at 0.31.
"""

import numpy as np
from canvas import smooth
from finfish import Fish, planes
from perca_fluviatilis import BACK, BELLY, INK, RED, head
from portrait import Portrait
from rays import fin
from underwater import motes, shafts

AXIS = [(42, 262), (240, 256), (440, 262), (640, 282), (820, 312)]


def perch(c):
    """Paint the front half of a perch."""
    f = Fish(c, AXIS, BACK, BELLY, [(0, 1.05), (1, 1.0)], flat=1.15, sun=(-0.40, -0.80, 0.44))
    unit = f.length
    r = 0.0040 * unit
    fin(f, [(0.285, -0.150), (0.45, -0.155), (0.62, -0.120)], [(0.305, -0.250), (0.355, -0.318), (0.43, -0.318), (0.52, -0.275), (0.64, -0.165)],
        ["#5c6a2c", "#98984a", "#d0c478"], 12, 0.06, ray=r * 1.3, spiny=0.26, fork=False, bars=(1.5, "#2f3a20", 0.4), **INK)  # fmt: skip
    fin(f, [(0.300, 0.124), (0.335, 0.132)], [(0.352, 0.232), (0.392, 0.246), (0.412, 0.206)], ["#b0401f", "#c84a2a", "#e06a40"], 7, 0.0, ray=r, dark="#7a2410", light="#f0a078")
    f.body([*BACK, *BELLY[::-1]])
    skin(f)
    head(f, unit)
    f.patch([(0.325, 0.112), (0.37, 0.122), (0.40, 0.16), (0.34, 0.15)], "#5a5a30", 0.4, soft=0.010 * unit)
    fin(f, [(0.330, 0.124), (0.362, 0.130)], [(0.372, 0.226), (0.410, 0.252), (0.442, 0.210)], RED, 8, 0.0, ray=r, dark="#8c2410", light="#ffb488")
    f.patch([(0.315, 0.0), (0.36, 0.01), (0.43, 0.05), (0.42, 0.09), (0.33, 0.07)], "#3a4220", 0.45, soft=0.012 * unit)
    fin(f, [(0.308, 0.010), (0.320, 0.036), (0.312, 0.062)], [(0.412, 0.022), (0.438, 0.050), (0.428, 0.084), (0.388, 0.102)],
        ["#c8a050", "#e0b868", "#f0d498"], 11, 0.16, ray=r, **INK)  # fmt: skip


def skin(f):
    """Paint the body: olive back, green gold side, cream belly, dark bars, scales in the light."""
    v = f.v + 0.06 * f.noise(0.10, 0.35, 3, 3)
    f.lay(planes(v, (-1, "#5f7034"), (-0.8, "#33481f"), (-0.45, "#4c6426"), (-0.1, "#8a9638"), (0.2, "#d0c052"), (0.48, "#f4e08a"), (0.75, "#fdf0c0"), (1, "#d8c890"), crisp=0.5))
    g = np.random.default_rng(4)
    rows, cols = np.meshgrid(np.linspace(-0.92, 0.74, 17), np.linspace(0.31, 0.62, 25), indexing="ij")
    s, w = cols.ravel() + 0.0062 * (np.arange(rows.size) // 25 % 2), rows.ravel()
    keep = g.random(s.size) < 0.85
    s, w = s[keep], w[keep]
    a = 0.0058 * f.length
    f.dabs(s + 0.003, w + 0.012, a, a * 0.85, "#26341a", 0.10)
    f.dabs(s, w, a * 0.75, a * 0.6, "#f4eca0", np.clip(0.26 * f.value_at(f.light, s, w), 0, 1) * smooth(-0.62, -0.25, w))
    behind = smooth(0.29, 0.32, f.u)
    for s, wide, long in ((0.345, 0.030, 0.62), (0.44, 0.022, 0.5), (0.53, 0.030, 0.66), (0.625, 0.02, 0.5)):
        bar = [(s - wide, -1.15), (s + wide, -1.15), (s + wide * 0.85, -0.3), (s + wide * 0.1, long), (s - wide * 0.3, long * 0.9), (s - wide * 0.7, -0.3)]
        f.patch(bar, "#13200c", 0.95, soft=0.005 * f.length, v=True)
    f.lay("#fff6bc", smooth(0.78, 0.95, f.light) * (1 - smooth(-0.5, -0.1, f.v)) * (0.25 + 0.35 * behind))
    f.lay("#7a5a24", (1 - smooth(-0.2, 0.32, f.light)) * 0.32)
    f.lay("#ffc860", smooth(0.84, 1.0, f.v) * 0.45)


def paint(k):
    """Paint the portrait at k pixels for each unit."""
    c = Portrait(k, 91)
    c.ground("#fff2a0", "#ffdc58", "#f4b828", "#d08a14", light=(120, 20, 280, "#fffbe0", 0.5))
    shafts(c, (90, -190), "#fffbdc", n=6, length=520, amount=0.22, wide=(20, 44))
    head = c.lifted(perch)
    c.halo(head, "#6a4a08", 0.5, 16, (8, 22))
    head.lay()
    motes(c, "#fffbe0", 24)
    return c.framed(focus=((170, 250, 150),))
