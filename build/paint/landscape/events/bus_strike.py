"""Bus strike: the buses stand dark behind the gate, people wait in the rain beneath umbrellas."""

import numpy as np
from brush import finished
from canvas import Canvas, Grad, mix
from nature import clouds, rain, sky
from people import person
from space import Camera, box
from things import ground_shadow


def front(c, x, foot, s, tone):
    """A bus seen from the front, all lamps out."""
    P = lambda u, v: (x + u * s, foot - v * s)
    ground_shadow(c, x, foot, 1.5 * s, 0.16 * s, 0.7)
    for u in (-0.92, 0.92):
        c.shape([P(u - 0.16, 0), P(u + 0.16, 0), P(u + 0.16, 0.5), P(u - 0.16, 0.5)], "#20202c")
    c.shape([P(-1.25, 0.3), P(1.25, 0.3), P(1.25, 2.8), P(1.1, 3.05), P(-1.1, 3.05), P(-1.25, 2.8)], Grad(P(-1.25, 3), P(1.25, 0.3), mix(tone, "#e6ecf4", 0.3), tone, mix(tone, "#1c2040", 0.5)))
    c.shape([P(-1.12, 1.15), P(1.12, 1.15), P(1.08, 2.55), P(-1.08, 2.55)], Grad(P(-1, 2.5), P(1, 1.2), "#5a6884", "#2c3450", "#1c2440"))
    c.shape([P(-1.0, 2.5), P(-0.3, 2.5), P(-0.7, 1.2), P(-1.0, 1.2)], "#8fa0bc", alpha=0.45)
    c.line([P(0, 1.15), P(0, 2.55)], 0.05 * s, "#1c2036")
    c.line([P(-0.8, 1.2), P(-0.2, 1.5)], 0.04 * s, "#14182c")
    c.line([P(0.1, 1.2), P(0.7, 1.5)], 0.04 * s, "#14182c")
    c.shape([P(-0.9, 2.62), P(0.9, 2.62), P(0.9, 2.9), P(-0.9, 2.9)], "#20243c")
    for u in (-0.98, 0.98):
        c.disc(*P(u, 0.75), 0.15 * s, 0.13 * s, "#8a94a8")
    c.shape([P(-1.25, 0.3), P(1.25, 0.3), P(1.25, 0.5), P(-1.25, 0.5)], "#3a3f58")
    for u in (-1.36, 1.36):
        c.shape([P(u - 0.1, 1.7), P(u + 0.1, 1.7), P(u + 0.1, 2.3), P(u - 0.1, 2.3)], "#24283c")


def umbrella(c, x, y, r, tone):
    c.line([(x, y), (x + 2, y + r * 1.35)], max(1.4, r * 0.05), "#2a2838")
    t = np.linspace(np.pi, 2 * np.pi, 17)
    dome = [(x + r * np.cos(a), y + r * 0.62 * np.sin(a)) for a in t]
    low = [(x + r * u, y - 0.10 * r * abs(np.sin(u * np.pi * 2))) for u in np.linspace(1, -1, 17)]
    c.shape(dome + low, Grad((x - r, 0), (x + r, 0), mix(tone, "#fff2e0", 0.35), tone, mix(tone, "#1b2046", 0.5)))
    for u in (-0.5, 0, 0.5):
        c.line([(x, y - r * 0.62), (x + r * u * 0.6, y - r * 0.42), (x + r * u, y - 0.02 * r)], max(0.8, r * 0.025), mix(tone, "#1b2046", 0.5), round_=True, alpha=0.7)
    c.line([(x, y - r * 0.6), (x, y - r * 0.72)], 2, "#2a2838")


def paint(k):
    c = Canvas(k, 351)
    sky(c, ("#4a5878", "#7484a0", "#a9b0bc", "#c4bcb8"), 300)
    clouds(c, -30, 230, "#a9b4c8", "#566484", 0.7, 230, 0.32, 6)
    cam = Camera(horizon=262, eye=1.9, f=520, cx=360, sun=(-0.4, 0.8, -0.3), warm="#dfe2e8", cool="#6f7a9a")
    for f in box(c, cam, 0, 40, 60, 10, 8, 0, "#8a8490", shade=0).values():
        for i in range(10):
            f.quad(1 + i * 6, 0, 5.4 + i * 6, 5, "#565a74")
            for v in (1, 2, 3, 4):
                f.line([(1 + i * 6, v), (5.4 + i * 6, v)], 0.1, "#3f445f")
        f.quad(0, 7.2, f.width, 8, "#6a5a6a")
    cam.ground(c, lambda X, Z: np.array([0.46, 0.48, 0.55]) * (1 + 0.05 * np.sin(X * 3 + Z * 2))[..., None], top=286)
    for x, s, tone in ((70, 52, "#a8803c"), (212, 52, "#8a5450"), (354, 52, "#a8803c"), (496, 52, "#5a7a84"), (638, 52, "#a8803c")):
        front(c, x, 340, s, tone)
    # the closed gate: bars and a chain
    for x in np.arange(0, 725, 21):
        c.line([(x, 366), (x, 236)], 4, Grad((x - 2, 0), (x + 2, 0), "#6a7490", "#2c3450"))
    for y in (246, 352):
        c.line([(-5, y), (725, y)], 6, ("#7a84a0", "#34405c"))
    for x in (352, 368):
        c.line([(x, 372), (x, 226)], 9, ("#5a6480", "#2c3450"))
    for i in range(6):
        c.disc(346 + i * 6, 300 + 4 * np.sin(i), 5, 4, "#c4c8d0")
    c.shape([(352, 302), (368, 302), (368, 320), (352, 320)], ("#e8b84c", "#9a6a2c"))
    # wet pavement with the people
    c.shape([(-5, 366), (725, 366), (725, 485), (-5, 485)], Grad((0, 366), (0, 480), "#8a8c9c", "#5f6480", "#474c6c"))
    c.line([(-5, 367), (725, 367)], 4, "#c4c4cc")
    crowd = ((120, 446, 138, "#b8503c", "#d8a23c"), (196, 452, 130, "#3f6078", "#3f7f8a"), (300, 456, 150, "#6a5a7a", "#c8402f"), (366, 448, 102, "#e3b04a", None), (470, 452, 142, "#4f6a5a", "#5a4a7a"), (560, 446, 134, "#7a4a44", "#e8dcc8"), (640, 454, 144, "#34456a", "#4f8a6a"))
    keep = []
    for x, y, h, coat, shade in crowd:
        head = person(c, x, y, h, coat, "#2f3450", "stand", 1 if x < 360 else -1, shadow=0.5, hair=("#3a2a26", "#7a5236", "#5a5458")[x % 3], bag="#4a3a44" if x in (196, 560) else None)["head"]
        if shade:
            umbrella(c, head[0] + 6, head[1] - h * 0.06, h * 0.40, shade)
            keep.append((x, shade))
    for x, shade in keep:
        c.dabs(x + 6, 470, 34, 6, 0, mix(shade, "#5f6480", 0.45), 0.5, hard=1.2)
    rain(c, 330, "#e6edf4", 0.12, 34, 3, 0.42)
    n = 60
    g = np.random.default_rng(4)
    c.dabs(g.uniform(0, 720, n), g.uniform(380, 478, n), g.uniform(4, 10, n), g.uniform(0.7, 1.4, n), 0, "#dfe6f0", 0.5)
    return finished(c, saturation=1.0)
