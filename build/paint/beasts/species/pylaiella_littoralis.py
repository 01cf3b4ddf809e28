"""Beards of soft brown threads hang from a frond of wrack in one shaft of light below spring ice.

Threads finer than hair, branched in pairs again and again, clumped like wet cotton: dark where
they hold on, golden where the light comes through, the ends dissolving into wisps.
"""

import numpy as np
from canvas import Grad, mix, rounded
from fronds import course, strap
from seabed import rock
from sheet import Sheet, finished
from underwater import motes, water

BROWN = ("#17191a", "#35301a", "#66541f", "#9c7f30", "#d2b354", "#fbeab0")
SEED = 4


def tone(share, veil=0.0, sea="#1c5068"):
    """Return the brown of a thread: 0 in the shade, 1 where light comes through."""
    at = np.clip(share, 0, 0.999) * (len(BROWN) - 1)
    i = int(at)
    return mix(mix(BROWN[i], BROWN[i + 1], at - i), sea, veil)


def plume(c, g, guide, wide, n, veil, light):
    """Paint one soft plume along a guide: an axis, threads that leave it, threads on those."""
    p = rounded(guide, closed=False, steps=10)
    d = np.gradient(p, axis=0)
    turn = np.arctan2(d[:, 1], d[:, 0])
    core = wide * 0.24 * np.interp(np.linspace(0, 1, len(p)), [0, 0.2, 0.6, 1], [0.3, 1.0, 0.8, 0.05])
    side = np.stack([-np.sin(turn), np.cos(turn)], -1) * core[:, None]
    c.shape(np.concatenate([p + side, (p - side)[::-1]]), Grad(tuple(p[0]), tuple(p[-1]), tone(0.06, veil), tone(0.4 + light, veil)), alpha=0.7, edge=0, soft=wide * 0.08)
    for q in np.sort(g.uniform(0.02, 0.98, n)):
        i = int(q * (len(p) - 1))
        s = g.choice((-1, 1))
        long = wide * g.uniform(0.7, 1.5) * np.interp(q, [0, 0.15, 0.6, 1], [0.5, 0.9, 1.0, 0.6])
        thread = course(p[i], turn[i] + s * g.uniform(0.25, 0.75), long, -s * g.uniform(0.3, 0.9), n=9, sway=0.18, phase=g.uniform(0, 6.28))
        share = 0.04 + light + 0.42 * q - 0.10 * s * np.cos(turn[i] - 1.2) + g.normal(0, 0.07)
        run = Grad(tuple(thread[0]), tuple(thread[-1]), tone(share, veil), tone(share + 0.24, veil))
        c.line(thread, g.uniform(1.8, 2.8), run, taper=(1, 0.35), alpha=0.75, round_=True)
        for j in (3, 5, 6):
            e = thread[j + 1] - thread[j - 1]
            hair = course(thread[j], np.arctan2(e[1], e[0]) + g.choice((-1, 1)) * g.uniform(0.3, 0.6), long * g.uniform(0.25, 0.45), g.normal(0, 0.4), n=6)
            c.line(hair, 1.5, tone(share + 0.26 + g.normal(0, 0.05), veil), taper=(1, 0.3), alpha=0.6)


def beard(c, g, guide, wide, plumes, n, veil=0.0, light=0.0):
    """Paint a tuft along a guide: plumes that hang from one place, the rear ones in the shade."""
    guide = np.asarray(guide, float)
    t = np.linspace(0, 1, len(guide))[:, None]
    order = g.permutation(np.linspace(-1, 1, plumes))
    for rank, u in enumerate(order):
        near = rank / max(1, plumes - 1)
        long = g.uniform(0.62, 1.0) * (1 - 0.22 * u * u) * (0.85 + 0.15 * near)
        own = guide[0] + (guide - guide[0]) * long
        own = own + np.array([1.0, 0.12]) * wide * (u * np.sin(t * np.pi * 0.62) + 0.16 * np.sin(5 * t + 6 * u) * t)
        plume(c, g, own, wide * 0.46, n, veil, light - 0.10 + 0.24 * near + 0.10 * u)


def frond(c, line, width, tones):
    """Paint a branch of the wrack that carries the tufts: a dark strap with a rib."""
    own, lit, shade = tones
    strap(c, line, (width * 0.8, width * 0.95, width, width, width * 1.05, width * 1.1, width * 0.95, width * 0.35), own, lit, shade, rib=0.16, sun=(0.2, -1))


def ice(c):
    """Paint the ice from below: a clear lower edge, and the crack that lets the light in."""
    left = [(-30, -30), (276, -30), (258, 8), (268, 40), (248, 82), (180, 96), (110, 88), (40, 104), (-30, 96)]
    right = [(296, -30), (510, -30), (510, 84), (450, 92), (384, 78), (330, 88), (288, 64), (286, 38), (280, 10)]
    for slab, seed in ((left, 1), (right, 2)):
        c.shape([(x, y + 13) for x, y in slab], "#0c2f48", alpha=0.55, soft=6)
        c.shape(slab, Grad((0, -20), (0, 104), "#a9cfda", "#6d9fb4"), edge=0.5)
        with c.within(c.cover(slab)):
            g = np.random.default_rng(seed)
            for _ in range(7):
                x, y = g.uniform(0, 480), g.uniform(0, 80)
                c.shape([(x - 60, y - 14), (x + 30, y - 22), (x + 66, y + 6), (x - 20, y + 18)], g.choice(("#d5e9ea", "#87b6c6", "#5c90a8")), alpha=0.6, soft=2)
        c.line(slab[2:], 4.5, "#e8f6f2", alpha=0.9, taper=(1, 0.5))
    c.shape([(276, -30), (296, -30), (280, 10), (286, 38), (300, 78), (236, 90), (268, 40), (258, 8)], "#fffbe6", edge=0.3, soft=1.2)
    for crack in ([(262, 24), (226, 34), (204, 22), (160, 40), (128, 34)], [(204, 22), (188, 2), (192, -20)], [(284, 24), (330, 40), (356, 26), (420, 44)], [(356, 26), (372, 0), (366, -20)]):
        c.line(crack, 3.6, "#f4fbf4", alpha=0.9, taper=(1, 0.3))
    c.glow(272, 50, 90, "#fff6d2", 0.6)


def beam(c, amount):
    """Let the one shaft of light fall from the crack on the foremost tuft."""
    c.shaft((254, 306, 30), (96, 420, 900), "#ffeeb4", amount, soft=14)
    c.shaft((268, 292, 30), (190, 320, 860), "#fff4cc", amount * 0.7, soft=12)


def paint(k):
    c = Sheet(k, 24)
    g = np.random.default_rng(SEED)
    water(c, ("#5f9fb4", "#3b7f9a", "#225f7e", "#134361", "#0b2a44"))
    ice(c)
    c.curve([(-30, 610), (90, 600), (220, 616), (330, 600), (500, 606), (520, 760), (-40, 760)], ("#1f5470", "#0f2f4a"), soft=6)
    beam(c, 0.40)
    far = c.lifted(lambda c: (
        frond(c, [(510, 330), (450, 300), (400, 306), (372, 340)], 12, ("#2a4a4a", "#4a6a5c", "#18323c")),
        beard(c, g, [(450, 300), (462, 350), (460, 410), (474, 460)], 34, 4, 26, veil=0.5, light=0.05),
        beard(c, g, [(400, 306), (408, 360), (404, 410), (414, 440)], 28, 3, 26, veil=0.5, light=0.05),
    ) and None)
    far.blurred(1.8).lay(0.9)
    rock(c, [(-40, 760), (-30, 560), (20, 512), (70, 510), (112, 550), (140, 620), (190, 690), (220, 760)], ("#0d2034", "#22394c", "#47606a", "#7d8f88", "#c9c8a4"), seed=7, cell=44)
    olive = ("#37361c", "#7c7836", "#171b16")
    frond(c, [(56, 522), (36, 440), (46, 350), (86, 280)], 24, olive)
    c.curve([(34, 526), (46, 508), (58, 504), (70, 510), (80, 528), (58, 532)], ("#5c5a2c", "#23251a"), edge=0.3)
    frond(c, [(84, 284), (84, 236), (66, 196), (62, 150)], 20, olive)
    frond(c, [(82, 230), (104, 196), (112, 168), (110, 134)], 16, olive)
    frond(c, [(84, 284), (140, 226), (214, 204), (292, 218)], 22, olive)
    frond(c, [(284, 217), (330, 196), (366, 196), (404, 212)], 18, olive)
    frond(c, [(360, 196), (390, 184), (420, 184), (444, 172)], 15, olive)
    frond(c, [(284, 217), (330, 240), (362, 244), (398, 262)], 16, olive)
    beard(c, g, [(46, 372), (46, 420), (62, 470), (58, 520)], 44, 5, 46, light=-0.04)
    beard(c, g, [(128, 236), (130, 300), (150, 370), (146, 480)], 54, 6, 50, light=0.0)
    beard(c, g, [(352, 198), (368, 260), (366, 330), (392, 430)], 54, 6, 50, light=0.02)
    beard(c, g, [(226, 206), (232, 300), (262, 400), (258, 500), (290, 640)], 96, 13, 84, light=0.12)
    for x, y, a in ((330, 560, 0.9), (150, 560, 1.9), (404, 520, 1.3)):
        plume(c, g, course((x, y), a, 46, 0.7, n=6), 16, 16, 0.3, 0.1)
    c.glow(240, 320, 130, "#ffe9a4", 0.16)
    beam(c, 0.10)
    motes(c, "#fff6d6", 70, 3)
    return finished(c, focus=((236, 330, 90),), share=0.72)
