"""Bladder wrack sweeps up from its boulder into the evening sun; a young perch looks out of it.

What makes the species: flat leathery straps that fork evenly again and again; a rib along each; round
bladders in pairs, one on either side of the rib; swollen warty tips in pairs at the ends of some branches;
one disc that holds the whole plant to the rock.
"""

from __future__ import annotations

import numpy as np
from canvas import mix, ring, smooth
from finfish import Fish, planes
from form import solid
from rays import fin
from seabed import far_ground
from sheet import Sheet, finished
from thallus import Thallus, drawn, egg, moved, sunk
from underwater import motes, shafts, surface, water

SUN = (-0.62, -0.78)
WATER = "#0f4a55"
LEATHER = ("#12160e", "#262a12", "#464418", "#746a20", "#aa9a38", "#e6d880")
BLADDER = ("#2a2810", "#5e5a1c", "#968a30", "#d8c468")
RIPE = ("#6e5c14", "#a48a22", "#d2b038", "#f0d258", "#fdeea0")


def pairs(straps, places):
    """Return bladders (x, y, rx, ry, turn) beside the rib of straps: `places` are (name, t)."""
    out = []
    for name, t in places:
        for e in (-1, 1):
            x, y, half, turn = straps[name].at(t + 0.03 * e, 0.70 * e)
            out.append((x, y, half * 0.74, half * 0.57, turn))
    return out


def ripe_tips(tips, seed, size=1.0):
    """Return swollen tips (x, y, rx, ry, turn), two at the end of each of these straps."""
    g = np.random.default_rng(seed)
    out = []
    for s in tips:
        for e in (-1, 1):
            x, y, half, turn = s.at(1.0, 0.40 * e)
            long, a = half * g.uniform(1.7, 2.1) * size, turn + e * g.uniform(0.28, 0.46)
            out.append((x + np.cos(a) * long * 0.46, y + np.sin(a) * long * 0.46, long, half * 0.60 * size, a))
    return out


def notched(tips):
    """Return the two lobes in which each of these straps ends."""
    out = []
    for s in tips:
        for e in (-1, 1):
            x, y, half, turn = s.at(1.0, 0.46 * e)
            out.append(ring(x + np.cos(turn + 0.4 * e) * half * 0.5, y + np.sin(turn + 0.4 * e) * half * 0.5, half * 0.78, half * 0.60, turn + 0.4 * e))
    return out


def swelling(c, x, y, rx, ry, turn, tones, dots):
    """Paint a ripe tip: the strap swells into it without a seam and turns from olive to yellow; fine scattered pores."""
    co, si = np.cos(turn), np.sin(turn)
    grown = smooth(-0.6, 0.75, ((c.x - x) * co + (c.y - y) * si) / rx)
    layer = c.lifted(lambda q: egg(q, x, y, rx, ry, turn, tones, glow=("#f6d060", 0.6), point=0.22, spark=0))
    layer.lay(1.0, grown)
    for i in range(int(rx * 1.5)):
        r, a = 0.86 * np.sqrt((i + 0.5) / int(rx * 1.5)), 2.39996 * i + rx
        u, w = r * np.cos(a) * rx, r * np.sin(a) * ry * (1 - 0.22 * np.cos(a))
        if u < -0.45 * rx:
            continue
        px, py = x + u * co - w * si, y + u * si + w * co
        c.disc(px + 0.6, py + 0.8, 1.7, 1.5, dots[1], alpha=0.3, edge=0)
        c.disc(px, py, 0.9, 0.8, dots[0], alpha=0.3, edge=0)


def frond(c, straps, bladders, fruit, *, blunt=(), tones=LEATHER, push=0.0, sink=0.0, seed=1, onto=None):
    """Paint a frond with its bladders and ripe tips; return its mask."""
    q = lambda colours: sunk(colours, WATER, sink)
    one = lambda colour: mix(colour, WATER, sink)
    outlines = [ring(x, y, a * 1.04, b * 1.06, turn) for x, y, a, b, turn in (*bladders, *fruit)]
    outlines += notched(blunt)
    body = Thallus(c, list(straps.values()), sun=SUN, swollen=outlines).lit_from(SUN)
    if onto is not None:
        body.shade(onto, amount=0.6 * (1 - sink))
    body.paint(q(tones), push=push - 0.08, seed=seed, older=0.56, lit=0.16, rolled=0.24, grain=0.02, glow=(one("#f4b440"), 0.6), rib=(one("#2a2410"), one("#a08c3c"), 0.20),
               rim=(one("#ffe08c"), 0.8, 2.2), line=(one("#1c160c"), 0.25, 1.6))  # fmt: skip
    young = smooth(0.35, 1.0, body.age) * smooth(0.15, 0.75, body.wing) * body.cover
    c.area(young, one("#b4c040"), 0.34, box=body.box)
    thin = smooth(0.25, 1.0, body.wing) * body.cover
    c.area(thin * (0.25 + 0.75 * body.age) * (0.25 + 0.75 * smooth(-0.6, 0.6, body.lit)), one("#ffc050"), 0.6, box=body.box)
    for x, y, a, b, turn in bladders:
        egg(c, x, y, a * 0.98, b * 0.98, turn, q(BLADDER), glow=(one("#e0a030"), 0.5), line=(one("#20200c"), 0.3), spark=0.45 * (1 - sink), soft=b * 0.22)
    for x, y, a, b, turn in fruit:
        swelling(c, x, y, a, b, turn, q(RIPE), (one("#f0dc8c"), one("#6a5a1a")))
    lee = smooth(300, 620, c.x * 0.55 + c.y * 0.85) * body.mask
    c.area(lee, "#3c5a66", 0.72, "multiply", wash=0)
    return body.mask


def hero(c, onto=None):
    """Paint the front frond: it forks four times from the disc to the upper corner."""
    straps, tips = drawn(FOOT, TREE)
    bl = pairs(straps, [("al", 0.56), ("ar", 0.52), ("arl", 0.48), ("all", 0.62), ("arlr", 0.56)])
    ripe = [tips[n] for n in ("alll", "alrr", "arlll", "arlrr", "arrl")]
    blunt = [s for s in tips.values() if not any(s is q for q in ripe)]
    return frond(c, straps, bl, ripe_tips(ripe, 3), blunt=blunt, seed=4, onto=onto)


FOOT = (78, 552)
TREE = [
    ("a", (96, 474), (150, 420), 21, 0.0),
    ("al", (166, 366), (148, 292), 27, (0.3, 0.6, -0.2)),
    ("all", (136, 230), (92, 190), 25, (-0.5, 0.3)),
    ("alll", (66, 160), (58, 112), 19, 0.5),
    ("allr", (116, 140), (120, 78), 19, (-0.4, 0.3)),
    ("alr", (164, 228), (202, 182), 25, (0.6, 1.3, 2.5)),
    ("alrl", (206, 132), (182, 66), 19, 2.8),
    ("alrr", (236, 146), (254, 104), 19, 2.9),
    ("ar", (200, 376), (270, 346), 27, (0.2, 0.7, 0.1)),
    ("arl", (322, 308), (316, 232), 27, (-0.5, 0.2)),
    ("arll", (318, 172), (292, 118), 23, (-0.5, -1.4, -2.6)),
    ("arlll", (276, 80), (254, 34), 18, -2.8),
    ("arllr", (318, 74), (330, 22), 18, -2.9),
    ("arlr", (348, 184), (394, 160), 23, (0.6, -0.3)),
    ("arlrl", (424, 122), (398, 62), 18, 0.3),
    ("arlrr", (430, 142), (454, 96), 18, -0.3),
    ("arr", (340, 352), (398, 312), 25, (0.6, 0.2)),
    ("arrl", (440, 284), (440, 228), 21, -0.4),
    ("arrr", (440, 326), (506, 338), 22, 0.5),
]


def holdfast(c, x, y, r):
    """Paint the disc that holds the plant, with its ridges, and the shade round it."""
    c.disc(x + 6, y + r * 0.42, r * 1.5, r * 0.5, "#04161c", alpha=0.7, soft=5, edge=0)
    solid(c, [(x - r, y + r * 0.42), (x - r * 0.7, y), (x - r * 0.28, y - r * 0.42), (x + r * 0.4, y - r * 0.40), (x + r * 0.8, y + r * 0.04), (x + r * 1.1, y + r * 0.45), (x, y + r * 0.62)],
          ("#170e08", "#33210f", "#5c3f18", "#94702c"), sun=(-0.5, -0.75, 0.4), seed=5)  # fmt: skip
    for u in (-0.6, -0.25, 0.15, 0.55):
        c.line([(x + u * r * 0.4, y - r * 0.3), (x + u * r, y + r * 0.4)], 2.4, "#c29a48", taper=(0.4, 1.0), alpha=0.55)


BACK = [(-0.004, -0.004), (0.05, -0.050), (0.14, -0.090), (0.26, -0.128), (0.40, -0.140), (0.56, -0.122), (0.72, -0.088), (0.86, -0.050), (0.95, -0.040), (1.06, -0.044)]
BELLY = [(-0.006, 0.012), (0.04, 0.048), (0.12, 0.084), (0.24, 0.118), (0.38, 0.128), (0.54, 0.114), (0.70, 0.080), (0.84, 0.046), (0.95, 0.036), (1.06, 0.040)]


def perch(c, axis, sink=0.1):
    """Paint a young perch that looks out of the wrack: dark bars, red fins, a watchful eye."""
    q = lambda colour: mix(colour, WATER, sink)
    f = Fish(c, axis, BACK, BELLY, side=1, flat=1.2, sun=(-0.4, -0.85, 0.4))
    unit = f.length
    ink = {"dark": q("#4a2014"), "light": q("#ffd9a0")}
    red = [q("#b04a20"), q("#e0682c"), q("#f4a050")]
    fin(f, [(0.99, -0.04), (0.99, 0.036)], [(1.17, -0.105), (1.14, -0.02), (1.14, 0.02), (1.17, 0.10)], red, 9, 0.2, ray=0.006 * unit, **ink)
    fin(f, [(0.26, -0.115), (0.58, -0.110)], [(0.27, -0.225), (0.36, -0.245), (0.48, -0.215), (0.60, -0.150)], [q("#4c5a2c"), q("#8a8a44"), q("#c9c070")], 9, 0.15, ray=0.006 * unit, spiny=0.35, dark=q("#26301c"), light=q("#f0e8a0"))
    fin(f, [(0.40, 0.116), (0.46, 0.118)], [(0.50, 0.215), (0.56, 0.205), (0.54, 0.15)], red, 6, 0.1, ray=0.006 * unit, **ink)
    fin(f, [(0.66, 0.086), (0.80, 0.054)], [(0.70, 0.165), (0.77, 0.165), (0.83, 0.095)], red, 7, 0.15, ray=0.006 * unit, **ink)
    f.body([*BACK, *BELLY[::-1]])
    v = f.v + 0.06 * f.noise(0.12, 0.4, 3, 3)
    f.lay(planes(v, (-1, q("#5f6f2c")), (-0.6, q("#6d8038")), (-0.1, q("#b0ac4c")), (0.4, q("#e6d68c")), (1, q("#f4ecc8")), crisp=0.5))
    bars = np.maximum.reduce([np.exp(-(((f.u - s - 0.02 * f.v) / 0.024) ** 2)) for s in (0.30, 0.42, 0.54, 0.66, 0.78, 0.89)])
    f.lay(q("#1f2c1c"), smooth(0.3, 0.6, bars) * (1 - smooth(0.25, 0.7, f.v)) * 0.85)
    f.lay(q("#fff4c0"), smooth(0.72, 0.92, f.light) * (1 - smooth(-0.4, 0.0, f.v)) * 0.6)
    f.lay(q("#1d4a58"), (1 - smooth(-0.35, 0.22, f.light)) * 0.45)
    f.stroke([(0.235, -0.06), (0.265, -0.01), (0.25, 0.05), (0.215, 0.085)], 0.014 * unit, q("#2c3418"), (0.4, 0.8), alpha=0.6, soft=0.003 * unit)
    f.stroke([(-0.004, 0.010), (0.03, 0.024), (0.065, 0.030)], 0.012 * unit, q("#20240f"), (1, 0.5), alpha=0.9)
    fin(f, [(0.275, 0.02), (0.285, 0.06)], [(0.40, 0.01), (0.41, 0.06), (0.37, 0.10)], [q("#b08a48"), q("#e6c070"), q("#f4dc98")], 7, 0.3, ray=0.005 * unit, **ink)
    f.eye(0.125, -0.030, 0.036, (q("#f0c850"), q("#b07c28")), pupil=0.52, dark="#0a1412", rim=q("#fff4c0"))


def stage(c):
    """Paint deep teal water, the sun in the upper left, far wrack, the wet boulder."""
    water(c, ["#4f9488", "#226f74", "#0f4b59", "#0a3442", "#06222c"], (10, -60, 280, "#ffe9a8", 0.7))
    surface(c, 40, "#fff2c0", "#22706c", seed=11, centre=40, n=110, alpha=0.5)
    shafts(c, (-10, -150), "#ffe6a0", n=7, length=640, amount=0.24, spread=0.8, seed=9)
    far_ground(c, [(-10, 520), (120, 500), (260, 512), (380, 480), (490, 470)], "#0d4450", edge=2)
    far = lambda sink, seed: lambda q: [
        frond(q, drawn((78, 552), TREE, place=moved(turn, scale, shift, (78, 552), mirror), wide=scale)[0], [], [], sink=sink, seed=seed)
        for turn, scale, shift, mirror in ((-0.06, 0.60, (376, 76), True),)
    ]
    c.lifted(far(0.78, 3)).blurred(1.8).lay()


def rock(c):
    """Paint the wet boulders in the corner: round granite, lit from above."""
    sun, tones = (-0.45, -0.82, 0.35), ("#071e28", "#0f3440", "#1f525a", "#4a7f7a", "#9cb496")
    how = {"high": 0.6, "soft": 0.8, "grain": 0.03, "sun": sun}
    solid(c, [(300, 770), (322, 672), (372, 628), (436, 622), (500, 650), (540, 770)], ("#0a2a36", "#103a46", "#1c4e56", "#356a6a"), seed=6, **how)
    solid(c, [(220, 800), (240, 716), (286, 690), (332, 704), (366, 744), (380, 800)], tones[:4], seed=8, **how)
    solid(c, [(-120, 760), (-80, 620), (-10, 566), (66, 546), (136, 560), (200, 606), (246, 676), (286, 780), (80, 900)], tones, seed=4, **how)
    for x, y, r in ((150, 590, 6), (163, 598, 5), (16, 578, 5)):
        c.disc(x, y + 1, r * 1.1, r * 0.7, "#0c2e38", edge=0, alpha=0.6)
        c.disc(x, y, r, r * 0.6, "#6f8e88", edge=0)
        c.disc(x - 1, y - r * 0.2, r * 0.6, r * 0.3, "#b9cbb6", edge=0)


def guest(c):
    """Paint the perch in the shade of the straps and return where it is."""
    layer = c.lifted(lambda q: perch(q, [(222, 282), (266, 266), (316, 258), (392, 266)], 0.14))
    layer.lay()
    c.area(layer.alpha * smooth(280, 350, c.x), "#3a6c68", 0.5, "multiply", wash=0)
    return layer.alpha


def animal(c, onto=None):
    """Paint the plant; its shadow falls on what is within the mask `onto`."""
    hero(c, onto)
    holdfast(c, 80, 554, 30)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=23)
    stage(c)
    rock(c)
    animal(c, guest(c))
    motes(c, "#ffe9b0", 60)
    return finished(c, focus=((260, 300, 330),), share=0.3)
