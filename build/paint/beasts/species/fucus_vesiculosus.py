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
from thallus import Thallus, drawn, egg, moved, sunk, warts
from underwater import motes, shafts, surface, water

SUN = (-0.62, -0.78)
WATER = "#0f4a55"
LEATHER = ("#12140e", "#2c2812", "#56461a", "#886a20", "#c39a34", "#f2d478")
BLADDER = ("#1e1a0c", "#675517", "#a98c2c", "#ead070")
RIPE = ("#7a4a14", "#b8741c", "#e6a62c", "#f8cf58", "#fdecaa")


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
            x, y, half, turn = s.at(1.0, 0.44 * e)
            long, a = half * g.uniform(1.35, 1.8) * size, turn + e * g.uniform(0.26, 0.42)
            out.append((x + np.cos(a) * long * 0.7, y + np.sin(a) * long * 0.7, long, half * 0.66 * size, a))
    return out


def notched(tips):
    """Return the two lobes in which each of these straps ends."""
    out = []
    for s in tips:
        for e in (-1, 1):
            x, y, half, turn = s.at(1.0, 0.46 * e)
            out.append(ring(x + np.cos(turn + 0.4 * e) * half * 0.5, y + np.sin(turn + 0.4 * e) * half * 0.5, half * 0.78, half * 0.60, turn + 0.4 * e))
    return out


def frond(c, straps, bladders, fruit, *, blunt=(), tones=LEATHER, push=0.0, sink=0.0, seed=1, onto=None):
    """Paint a frond with its bladders and ripe tips; return its mask."""
    q = lambda colours: sunk(colours, WATER, sink)
    one = lambda colour: mix(colour, WATER, sink)
    outlines = [ring(x, y, a * 1.04, b * 1.06, turn) for x, y, a, b, turn in (*bladders, *fruit)]
    outlines += notched(blunt)
    body = Thallus(c, list(straps.values()), sun=SUN, swollen=outlines).lit_from(SUN)
    if onto is not None:
        body.shade(onto, amount=0.6 * (1 - sink))
    body.paint(q(tones), push=push, seed=seed, older=0.56, lit=0.34, grain=0.03, glow=(one("#ffc040"), 0.75), rib=(one("#2c1a0c"), one("#fbe7a0"), 0.16),
               rim=(one("#ffeeb0"), 0.85, 2.0), line=(one("#1c120c"), 0.75, 2.2))  # fmt: skip
    young = smooth(0.35, 1.0, body.age) * smooth(0.15, 0.75, body.wing) * body.cover
    c.area(young, one("#c9cf48"), 0.42, box=body.box)
    buckle = smooth(0.15, 0.6, c.noise(34, 26, 77, 1)[body.box]) * smooth(0.25, 0.7, body.wing) * body.cover
    c.area(buckle, one("#f6dc78"), 0.26, box=body.box)
    for x, y, a, b, turn in bladders:
        egg(c, x, y, a * 0.98, b * 0.98, turn, q(BLADDER), glow=(one("#e0a030"), 0.5), line=(one("#20140a"), 0.5), spark=0.8 * (1 - sink), soft=b * 0.12)
    for x, y, a, b, turn in fruit:
        egg(c, x, y, a, b, turn, q(RIPE), glow=(one("#ffd060"), 0.7), point=0.16, line=(one("#5a300c"), 0.6), spark=0)
        warts(c, x, y, a, b, turn, one("#ffeaa6"), one("#b4721a"), rows=4, alpha=0.6)
    lee = smooth(300, 620, c.x * 0.55 + c.y * 0.85) * body.mask
    c.area(lee, "#3c5a66", 0.72, "multiply", wash=0)
    return body.mask


def hero(c, onto=None):
    """Paint the front frond: it forks four times from the disc to the upper corner."""
    straps, tips = drawn(FOOT, TREE)
    bl = pairs(straps, [("al", 0.56), ("ar", 0.52), ("arl", 0.48), ("all", 0.62), ("arlr", 0.56), ("arrl", 0.5)])
    ripe = [tips[n] for n in ("alll", "alrr", "arlll", "arlrr", "arrll")]
    blunt = [s for s in tips.values() if not any(s is q for q in ripe)]
    return frond(c, straps, bl, ripe_tips(ripe, 3), blunt=blunt, seed=4, onto=onto)


FOOT = (78, 552)
TREE = [
    ("a", (92, 470), (152, 424), 25, -0.2),
    ("al", (162, 372), (152, 296), 24, 0.2),
    ("all", (146, 236), (96, 190), 21, 0.5),
    ("alll", (74, 162), (62, 118), 17, 0.2),
    ("allr", (116, 144), (122, 92), 17, -0.2),
    ("alr", (164, 232), (200, 186), 21, (0.6, 1.3, 2.6)),
    ("alrl", (204, 140), (180, 84), 17, 2.9),
    ("alrr", (232, 148), (250, 100), 17, 2.8),
    ("ar", (196, 376), (264, 352), 25, 0.1),
    ("arl", (318, 316), (318, 238), 23, -0.1),
    ("arll", (320, 180), (296, 122), 20, (-0.5, -1.45, -2.7)),
    ("arlll", (282, 86), (258, 42), 16, -2.9),
    ("arllr", (318, 78), (330, 26), 16, -2.8),
    ("arlr", (346, 190), (390, 166), 20, -0.3),
    ("arlrl", (420, 130), (396, 74), 16, 0.2),
    ("arlrr", (424, 146), (446, 104), 16, 0.0),
    ("arr", (330, 358), (390, 318), 22, 0.3),
    ("arrl", (432, 288), (438, 232), 19, 0.0),
    ("arrll", (440, 196), (476, 170), 16, 0.3),
    ("arrlr", (456, 212), (500, 214), 16, 0.2),
    ("arrr", (436, 330), (500, 356), 19, -0.2),
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
        for turn, scale, shift, mirror in ((-0.15, 0.52, (330, -40), True), (0.2, 0.46, (400, -50), False), (-0.5, 0.42, (150, -20), False))
    ]
    c.lifted(far(0.72, 3)).blurred(2.0).lay()


def rock(c):
    """Paint the wet boulder in the corner."""
    tones = ("#061a22", "#0c2a34", "#154049", "#235a60", "#4f8680")
    far = ("#0a2c38", "#0f3c48", "#1a5259", "#3a7474")
    solid(c, [(250, 760), (262, 600, None), (318, 552), (372, 544, None), (440, 568), (500, 560), (520, 760)], far, high=0.5, soft=0.3, grain=0.02, sun=(-0.35, -0.88, 0.3), seed=6)
    solid(c, [(-80, 700), (-40, 566), (24, 546), (74, 552), (128, 548, None), (168, 572), (190, 608, None), (212, 640), (226, 700), (200, 760), (-60, 760)], tones, high=0.5, soft=0.3, grain=0.02, sun=(-0.35, -0.88, 0.3), seed=4)
    for p in ([(128, 548), (150, 590), (146, 640)], [(-10, 590), (60, 606), (118, 650)]):
        c.line(p, 3.0, "#061c24", taper=(0.3, 0.5), alpha=0.45, round_=True)
    for p, w in (([(-6, 556), (24, 548), (74, 554), (126, 550)], 2.8), ([(320, 553), (370, 546)], 1.8)):
        c.line(p, w, "#e6e6bc", taper=(0.2, 0.2), alpha=0.6, round_=True)
    for x, y, r in ((146, 574, 6), (160, 581, 5), (22, 566, 5)):
        c.disc(x, y, r, r * 0.6, "#5f8480", edge=0)
        c.disc(x - 1, y - r * 0.2, r * 0.6, r * 0.3, "#a9bfae", edge=0)


def rear(c):
    """Paint the rear fronds of the same plant, cooler and darker; return their mask."""
    straps, _ = drawn(FOOT, TREE, place=moved(0.10, 1.02, (0, 0), FOOT), wide=0.86)
    keep = {n: s for n, s in straps.items() if n.startswith(("arr", "arl")) or n in ("a", "ar")}
    two = frond(c, keep, [], [], push=-0.10, sink=0.62, seed=7)
    straps, _ = drawn(FOOT, TREE, place=moved(0.42, 0.92, (0, 0), FOOT), wide=0.92)
    one = frond(c, straps, pairs(straps, [("al", 0.5), ("arl", 0.6)]), [], push=-0.16, sink=0.45, seed=6)
    return np.maximum(one, two)


def animal(c):
    """Paint the plant and its guest."""
    behind = rear(c)
    perch(c, [(190, 282), (230, 266), (276, 258), (340, 264)], 0.08)
    hero(c, behind)
    holdfast(c, 80, 554, 30)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=23)
    stage(c)
    rock(c)
    animal(c)
    motes(c, "#ffe9b0", 60)
    return finished(c, focus=((260, 300, 330),), share=0.3)
