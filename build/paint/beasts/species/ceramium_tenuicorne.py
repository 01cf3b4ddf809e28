"""A tuft of banded red weed unfolds its pincers from a clump of mussels.

Threads as fine as hair that fork again and again, always by two; dark bands across, pale between;
the two tips of each last fork bend to each other like pincers.
"""

import numpy as np
from canvas import Grad, mix, rgb, smooth
from fronds import course, sides
from hides import blown, cover, facing, lay, normals, outline, planes
from sheet import Sheet, finished
from underwater import motes, shafts, water

BAND = ("#4a1226", "#7c1a30", "#b02a3c", "#d8444a")
PALE = ("#742a3c", "#b8485a", "#ea7c78", "#ffb8a4")
SEED = 5


def tuft(c, g, x, y, stems, length, width, levels, veil=0.0, sea="#3b8f8c", lean=-1.9, bands=True):
    """Paint one tuft of forked threads."""

    def tone(q, share):
        at = np.clip(share, 0, 1) * (len(q) - 1)
        i = min(int(at), len(q) - 2)
        return mix(mix(q[i], q[i + 1], at - i), sea, veil)

    def thread(at, a, long, wide, left, light):
        share = (1 - left / levels) * 0.8 + light
        pull = np.arctan2(np.sin(lean - a), np.cos(lean - a))
        line = course(at, a, long, 0.22 * pull + g.normal(0, 0.10), n=8, sway=0.07, phase=g.uniform(0, 6))
        p, left_, right = sides(line, (wide, wide * 0.84))
        d = line[-1] - line[-2]
        h = np.arctan2(d[1], d[0])
        pale, band = tone(PALE, share), tone(BAND, share)
        c.shape(np.concatenate([left_, right[::-1]]), pale, edge=0)
        c.line((left_ + p) / 2, wide * 0.28, mix(pale, "#fff0dc", 0.5), alpha=0.8)
        if bands:
            n = max(2, int(long / (wide * 2.1)))
            for q in (np.arange(n) + 0.6 + g.uniform(-0.12, 0.12, n)) / n:
                i = min(len(p) - 2, int(q * (len(p) - 1)))
                e = (p[i + 1] - p[i]) / max(1e-6, np.hypot(*(p[i + 1] - p[i])))
                w = wide * (1 - 0.16 * q) * 1.04
                f = wide * g.uniform(0.30, 0.46)
                c.line([p[i] - e * f, p[i] + e * f], w, band, alpha=0.9)
        if left == 0:
            for s in (-1, 1):
                t = course(line[-1] - d * 0.5, h + s * 0.55, long * 0.60, -s * 1.12, n=9)
                c.line(t, wide * 0.84, mix(band, pale, 0.35), taper=(1, 0.35), round_=True)
                for q in (0.2, 0.5, 0.8):
                    u = t[int(q * 8)]
                    c.disc(*u, wide * 0.34, wide * 0.36, band, alpha=0.85, edge=0)
            return
        for s in (-1, 1):
            if left < levels - 1 and g.random() < 0.10:
                continue
            thread(line[-1] - d * 0.3, h + s * g.uniform(0.18, 0.36), long * g.uniform(0.74, 0.96), wide * 0.86, left - 1, light)

    for a, share, light in stems:
        thread((x + g.normal(0, 6), y + g.normal(0, 3)), a, length * share, width, levels, light)


def mussel(c, x, y, size, turn, tones=("#0e1430", "#1e2a54", "#3b4f86", "#8ea2c8")):
    """Paint a mussel that stands with its pointed end down."""
    shape = [(0, 0.5), (-0.16, 0.30), (-0.30, -0.06), (-0.26, -0.38), (-0.06, -0.52), (0.18, -0.42), (0.27, -0.10), (0.16, 0.28)]
    co, si = np.cos(turn), np.sin(turn)
    at = lambda p: (x + (p[0] * 0.84 * co - p[1] * 1.1 * si) * size, y + (p[0] * 0.84 * si + p[1] * 1.1 * co) * size)
    points = [at(p) for p in shape]
    m = cover(c, points)
    n = normals(c, blown(c, m, 0.7), 1.5)
    lay(c, m, planes(c, facing(n, (-0.5, -0.75, 0.4)), tones, (0.25, 0.6, 0.88), edge=0.1, rough=0.05, seed=int(x)))
    with c.within(m):
        for q in (0.55, 0.75, 0.92):
            c.line(outline([at((p[0] * q, 0.5 + (p[1] - 0.5) * q)) for p in shape[1:7]], closed=False), 1.2, "#6f83b4", alpha=0.35)
        c.line([at((-0.18, 0.2)), at((-0.2, -0.1)), at((-0.1, -0.36))], size * 0.045, "#dfe8f6", round_=True, taper=(0.2, 0.5), alpha=0.7)


def paint(k):
    c = Sheet(k, 12)
    g = np.random.default_rng(SEED)
    water(c, ("#e4f2d2", "#a5d6b8", "#57a99c", "#2a7478", "#123f52"), glow=(120, 80, 330, "#fff6d2", 0.7))
    shafts(c, (110, -70), "#f8f6d4", seed=3, n=7, spread=0.8, length=640, amount=0.18)
    # tufts out of focus
    back = c.lifted(lambda c: (
        tuft(c, g, 70, 640, ((-1.9, 1, 0), (-1.5, 1.1, 0.1), (-1.1, 1, 0)), 84, 7, 4, veil=0.3, sea="#78b4a8", lean=-1.4, bands=False),
        tuft(c, g, 470, 420, ((-2.4, 1, 0), (-2.0, 1.0, 0.1), (-2.8, 0.9, 0)), 70, 7, 4, veil=0.45, sea="#4a9c96", lean=-2.2, bands=False),
    ))
    back.blurred(4).lay(0.6)
    c.curve([(-40, 640), (60, 622), (170, 634), (280, 620), (400, 600), (520, 588), (520, 760), (-40, 760)], ("#3a6a6c", "#16343f"), soft=3)
    for x, y, s, t in ((300, 656, 74, -0.5), (250, 684, 60, -0.9), (470, 588, 76, 0.3)):
        mussel(c, x, y, s, t, ("#10203a", "#1f3a58", "#3f6482", "#7fa3b4"))
    rear = c.lifted(lambda c: tuft(c, g, 412, 590, ((-2.9, 0.95, -0.1), (-2.5, 1.1, -0.1), (-2.0, 1.15, -0.1), (-1.5, 1.0, -0.1)), 116, 6.4, 4, veil=0.30, sea="#8fb0a4", lean=-2.2, bands=False))
    rear.blurred(1.8).lay(0.8)
    tuft(c, g, 408, 596, ((-2.62, 1.0, 0.05), (-2.22, 1.1, 0.2), (-1.80, 1.0, 0.1)), 136, 8.4, 4, lean=-2.25)
    for x, y, s, t in ((424, 618, 112, 0.2), (366, 630, 100, -0.35), (470, 650, 100, 0.5), (398, 668, 106, -0.05), (320, 676, 88, -0.7)):
        c.disc(x + 8, y + s * 0.3, s * 0.4, s * 0.26, "#0c1c2c", alpha=0.5, soft=6)
        mussel(c, x, y, s, t)
    motes(c, "#fbf6e0", 60, 3)
    return finished(c, share=0.75)
