"""An eel loops under its own body and comes down through the eelgrass in a moonlit night.

Proportions, in lengths of the whole fish: depth 0.065; head 0.125, snout pointed and a little flat, the lower jaw longer; eye
0.011 wide at 0.040; the gape reaches just behind it; pectoral fin small and round at 0.13; one fin all round: it begins
on the back at a third, below at 0.43, and runs round the end of the tail. No pelvic fins, no scales
to be seen. Back dark olive, flank bronze, belly yellow.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, band, mix, rounded, smooth
from finfish import Fish, planes
from rays import fin
from form import solid
from seabed import blade, far_ground
from scipy.spatial import cKDTree
from sheet import Sheet, finished
from small_fish import STICKLEBACK, small_fish
from underwater import motes, shafts, surface, water

BACK = [(-0.012, 0.0015), (-0.008, -0.0042), (0.004, -0.0086), (0.022, -0.0132), (0.045, -0.0180), (0.075, -0.0228), (0.11, -0.0262), (0.16, -0.0282), (0.30, -0.0290),
        (0.50, -0.0286), (0.62, -0.0272), (0.74, -0.0222), (0.86, -0.0158), (0.95, -0.0090), (1.0, -0.003)]  # fmt: skip
BELLY = [(-0.0185, 0.0042), (-0.0165, 0.0086), (-0.004, 0.0128), (0.022, 0.0170), (0.045, 0.0200), (0.075, 0.0240), (0.11, 0.0270), (0.16, 0.0286), (0.30, 0.0290),
         (0.50, 0.0286), (0.62, 0.0272), (0.74, 0.0222), (0.86, 0.0158), (0.95, 0.0090), (1.0, 0.003)]  # fmt: skip
OUTLINE = [*BACK, *BELLY[::-1]]
SIZE = [(0, 1.30), (0.12, 1.28), (0.3, 1.16), (0.5, 0.84), (0.7, 0.58), (1, 0.42)]
WAY = [(58, 396), (112, 412), (190, 444), (276, 474), (362, 462), (414, 402), (398, 326), (328, 276), (228, 242), (146, 204), (100, 144), (142, 84), (232, 70), (302, 120), (314, 200), (284, 282), (230, 344), (172, 352)]
CUT = 0.56
"""Where the half that lies before ends, in lengths of the body."""


def laid(way):
    """Return the axis with the share of the body at each place: what is near takes more room."""
    p = rounded(way, closed=False, steps=12)
    long = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
    share = long / long[-1]
    for _ in range(8):
        step = np.diff(long) / np.interp((share[1:] + share[:-1]) / 2, *np.array(SIZE).T)
        share = np.concatenate([[0], np.cumsum(step)]) / step.sum()
    return [(x, y, s) for (x, y), s in zip(p[::12], share[::12], strict=True)]


AXIS = laid(WAY)


def contour(share, start, end):
    """Return the fin's margin at a share of its height between two places of the body: above, round the tail if it ends there, below."""
    sides = []
    for line, first, sign, high in ((BACK, 0.335, -1, 0.0225), (BELLY, 0.43, 1, 0.019)):
        q = rounded(line, closed=False)
        s = np.linspace(max(first, start), end, int(420 * (end - max(first, start))))
        t = (s - first) / (1 - first)
        rise = high * smooth(0, 0.2, t) * (1 - 0.36 * t) + 0.0024 * np.sin(t * 21 + 2 * np.sin(t * 9) + sign) * smooth(0.1, 0.4, t)
        base = np.interp(s, q[:, 0], q[:, 1])
        sides.append(np.stack([s + 0.008 * smooth(0, 0.3, t), base + sign * rise * share], -1))
    upper, lower = sides
    if end < 1:
        return np.concatenate([upper, lower[::-1]])
    (x, up), low = upper[-1], lower[-1, 1]
    a = np.linspace(-np.pi / 2, np.pi / 2, 24)[1:-1]
    tip = np.stack([x + 0.026 * share * np.cos(a), (up + low) / 2 + (low - up) / 2 * np.sin(a)], -1)
    return np.concatenate([upper, tip, lower[::-1]])


def seam(f, start, end):
    """Paint the one fin: a band of clear skin over soft rays, dark at its root, its margin bright towards the moon."""
    c, edge = f.c, f.at(contour(1.0, start, end))
    skin = Grad((0, 100), (0, 260), "#738690", "#4d6290") if start else Grad((0, 60), (0, 480), "#6f8498", "#7c8a74", "#a08a48", "#b89a48")
    c.shape(edge, skin, alpha=0.86, edge=0)
    c.shape(f.at(contour(0.50, start, end)), "#4a4e34", alpha=0.62, edge=0, soft=0.5)
    roots, tips = f.at(contour(0.2, start, end)), f.at(contour(0.97, start, end))
    for n, (p, q) in enumerate(zip(roots[1:-5:2], tips[5:-1:2], strict=False)):
        if np.hypot(*(p - q)) < 66:
            c.line([p, q], 1.5, "#232c34" if n % 2 else "#d8cc94", taper=(0.9, 0.4), alpha=0.40 if n % 2 else 0.30)
    above = int(420 * (end - max(0.335, start)))
    for margin in (edge[:above], edge[above:]) if end < 1 else (edge,):
        c.line(margin, 3.0, "#2a3440", taper=(0.2, 0.2), alpha=0.55)
        c.line(margin, 1.5, "#f6f2cc", taper=(0.2, 0.2), alpha=0.85)


def half(c, start, end, under=None):
    """Paint the eel from one place to another and return it; `under` is the half that this one throws its shadow on."""
    f = Fish(c, AXIS, BACK, BELLY, SIZE, sun=(-0.38, -0.82, 0.43))
    own = f.p.copy()
    own[(f.s < (start - 0.06 if start else -1)) | (f.s > (end + 0.03 if end < 1 else 2))] = 1e5
    f.tree = cKDTree(own)
    back, belly = (part_of(line, start - 0.03, end + 0.018) for line in (BACK, BELLY))
    if start:
        back[0], belly[0] = (*back[0], None), (*belly[0], None)
    if end < 1:
        back[-1], belly[-1] = (*back[-1], None), (*belly[-1], None)
    if under is not None:
        shade = c.cover(f.at(contour(1.0, 0.34, end - 0.08)) + np.array([8, 20]), soft=7)
        under.lay("#050820", shade[under.box], 0.92)
    seam(f, start, end)
    f.body([*back, *belly[::-1]], fade=None)
    skin(f, start, end)
    return f


def part_of(line, start, end):
    """Return the points of the back or the belly between two places of the body, and those places."""
    if start <= 0 and end >= 1:
        return [*line]
    q = rounded(line, closed=False)
    s = np.arange(max(start, 0.1), end, 0.02)
    run = [(float(x), float(np.interp(x, q[:, 0], q[:, 1]))) for x in (*s, end)]
    return run if start > 0 else [*(p for p in line if p[0] < 0.09), *run]


def animal(c):
    """Paint the eel: the hind half, the shadow on it, the front half over it."""
    far = half(c, CUT, 1.0)
    near = half(c, 0.0, CUT, under=far)
    head(near, near.length)


def skin(f, start, end):
    """Paint the skin: dark back, bronze flank, gold belly that turns away from the moon below."""
    unit = f.length
    # Where the body runs back over itself it rolls and shows its back, then its belly.
    roll = 0.34 * np.exp(-(((f.u - 0.52) / 0.10) ** 2)) + 0.16 * np.sin(f.u * 26 + 0.6) * smooth(0.12, 0.3, f.u)
    v = f.v + 0.06 * f.noise(0.06, 0.5, 3, 2) + 0.10 * f.noise(0.014, 0.5, 5, 2) * smooth(0.9, 0.2, f.v) - roll
    f.lay(planes(v, (-1.5, "#20281c"), (-1, "#4a5434"), (-0.75, "#2c3522"), (-0.35, "#393a1e"), (0.0, "#655f28"), (0.26, "#947630"), (0.52, "#f0be54"), (0.80, "#ffeab0"), (1.1, "#d8b878"), crisp=0.25))
    f.lay("#2a2a48", smooth(0.26, -0.30, f.light + 0.06 * f.noise(0.03, 0.4, 15, 2)) * 0.52)
    f.lay("#0c1236", smooth(-0.12, -0.50, f.light) * 0.72)
    f.lay("#9fae86", smooth(0.66, 0.76, f.light + 0.08 * f.noise(0.02, 0.3, 11, 2)) * smooth(0.15, -0.05, f.v) * 0.46)
    slime = f.noise(0.035, 0.5, 12, 3)
    f.lay("#dce6d0", smooth(0.72, 1.02, f.light + 0.14 * slime) * smooth(-0.1, 0.7, slime) * smooth(0.2, -0.1, f.v) * 0.64)
    f.lay("#6f80d0", smooth(0.84, 0.97, f.v) * 0.42)
    line = [(s, 0.0) for s in np.linspace(max(0.13, start), min(0.92, end), 8)]
    f.stroke(line, 0.0026 * unit, "#20281c", (0.7, 0.5), alpha=0.5, swell=False)
    speck = f.noise(0.010, 0.16, 7, 2)
    f.lay("#12180f", smooth(0.12, 0.42, speck) * smooth(0.30, 0.0, v) * 0.20)
    f.lay("#c0b060", smooth(0.20, 0.48, -speck) * smooth(0.25, -0.05, v) * 0.13)
    glints(f, start, end)
    # What is far lies in the blue of the night.
    f.lay("#2c4a98", smooth(0.46, 0.95, f.u) * 0.60)


def glints(f, start, end):
    """Lay the moon on the wet skin: short broken lights, dense where a bow turns up, none in the shade."""
    g = np.random.default_rng(17)
    s, v = g.uniform(0.14, 0.94, 620), -0.52 + 0.13 * g.normal(0, 1, 620)
    light = f.value_at(f.light, s, v)
    often = 0.5 + 0.5 * np.sin(s * 61) * np.sin(s * 23 + 1)
    keep = (s > start) & (s < end) & (light > 0.84 + 0.05 * g.normal(0, 1, 620)) & (g.random(620) < 0.16 + 0.4 * often**2)
    if not keep.any():
        return
    s, v = s[keep], v[keep]
    near = np.interp(s, *np.array(SIZE, float).T)
    f.dabs(s, v, near * g.uniform(1.6, 5.2, len(s)), near * g.uniform(0.5, 0.95, len(s)), "#eaf2e6", g.uniform(0.5, 0.9, len(s)))


def head(f, unit):
    """Paint the head: a blunt cone, the lower jaw longer, the eye above the corner of the mouth, the round fin."""
    f.patch([(0.0, -0.002), (0.015, -0.008), (0.04, -0.012), (0.05, -0.004), (0.02, 0.002)], "#8a8a56", 0.45, soft=0.004 * unit)
    f.patch([(0.062, -0.004), (0.09, -0.010), (0.118, -0.004), (0.120, 0.012), (0.09, 0.018), (0.065, 0.012)], "#a8984c", 0.32, soft=0.009 * unit)
    f.patch([(-0.017, 0.006), (0.01, 0.0085), (0.045, 0.0105), (0.05, 0.019), (0.01, 0.0145)], "#e8d48c", 0.75, soft=0.0025 * unit)
    f.stroke([(-0.0150, 0.0040), (0.004, 0.0044), (0.028, 0.0056), (0.044, 0.0082)], 0.0032 * unit, "#14190f", (1, 0.6), alpha=0.9, swell=False)
    f.stroke([(-0.009, 0.0004), (0.010, 0.0012), (0.028, 0.0024), (0.044, 0.0034)], 0.0034 * unit, "#b9b070", alpha=0.7)
    f.stroke([(-0.0155, 0.0075), (0.006, 0.0088), (0.022, 0.0104)], 0.0028 * unit, "#fff2b8", alpha=0.5)
    f.dabs([-0.003, 0.022], [-0.30, -0.62], 0.0026 * unit, 0.0019 * unit, "#161c16", 0.9)
    f.patch([(0.024, -0.009), (0.036, -0.0125), (0.049, -0.0105), (0.050, -0.001), (0.036, 0.002), (0.025, -0.001)], "#20281a", 0.35, soft=0.003 * unit)
    f.eye(0.0365, -0.0048, 0.0050, ("#d8b650", "#86682a"), pupil=0.54, dark="#10140f", rim="#e8dca0")
    f.stroke([(0.120, 0.002), (0.125, 0.009), (0.122, 0.017)], 0.0054 * unit, "#141c18", alpha=0.8, soft=0.0008 * unit)
    f.patch([(0.120, 0.002), (0.14, 0.006), (0.162, 0.022), (0.15, 0.031), (0.125, 0.025)], "#1f2a22", 0.42, soft=0.007 * unit)
    fin(f, [(0.124, 0.003), (0.127, 0.009), (0.125, 0.016)], [(0.140, -0.004), (0.151, 0.001), (0.157, 0.011), (0.152, 0.021), (0.143, 0.027), (0.133, 0.026)],
        ["#4d5028", "#706c36", "#a49858"], 11, 0.25, ray=0.0012 * unit, dark="#4b4a2a", light="#e6dca0", fork=False)  # fmt: skip
    f.patch([(0.118, 0.001), (0.127, 0.001), (0.133, 0.009), (0.129, 0.018), (0.119, 0.017)], "#6d6830", 0.7, soft=0.004 * unit)


FAR = (("#1c3672", "#2f5a94"), ("#1a306a", "#2a508a"))
MID = (("#101f44", "#1d3a5a", "#3f6f7a"), ("#14244a", "#234660", "#4d8080"))
NEAR = (("#070f26", "#0e2236", "#2a5058"), ("#081226", "#12293c", "#34605c"))


def meadow(c, xs, foot, high, tones, seed, width, lean=-0.2, alpha=1.0):
    """Paint ribbons of eelgrass that one current bends."""
    g = np.random.default_rng(seed)
    for x in xs:
        a, h = lean + g.normal(0, 0.12), high * g.uniform(0.6, 1.05)
        tip = (x + np.sin(a) * h, foot - np.cos(a) * h)
        blade(c, (x, foot + g.uniform(0, 8)), tip, width * g.uniform(0.7, 1.2), tones[int(g.integers(0, len(tones)))], bow=0.10 * g.uniform(0.3, 1.4), seed=int(x), alpha=alpha)


STONE = ("#080e28", "#121c40", "#20305c", "#3f5484", "#8fa4c4")


def boulder(c, x, y, w, h, seed, tones=STONE):
    """Lay a rounded boulder, the moon on its upper side."""
    g = np.random.default_rng(seed)
    a = np.linspace(0, 2 * np.pi, 12, endpoint=False) + g.normal(0, 0.08, 12)
    e = g.uniform(0.88, 1.08, 12)
    p = list(zip(x + w / 2 * e * np.cos(a), y + h / 2 * e * np.sin(a), strict=True))
    c.curve([(px + 8, py + 9) for px, py in p], "#040818", alpha=0.6, soft=6, wash=0)
    whole = solid(c, p, tones, high=0.75, soft=0.7, grain=0.05, seed=seed, sun=(-0.35, -0.85, 0.4))
    with c.within(whole):
        top = [(x - w * 0.1 + w * 0.46 * np.sin(q), y - h * 0.44 * np.cos(q * 0.95)) for q in np.linspace(-1.0, 0.75, 9)]
        for wide, a in ((0.34, 0.20), (0.15, 0.26)):
            p = rounded([(px, py + h * wide * 0.4) for px, py in top], closed=False)
            c.shape(band(p, h * wide, (1.0, 0.4)), "#b9c8e0", alpha=a, edge=0, soft=h * 0.06, wash=0)
        for _ in range(3):
            px, py = x + g.uniform(-0.3, 0.3) * w, y + g.uniform(-0.05, 0.4) * h
            c.disc(px, py, w * g.uniform(0.05, 0.12), h * 0.05, "#0c1434", g.normal(0, 0.2), alpha=0.30, soft=2, edge=0)


def place(c):
    """Paint the bay at night: the moon on the waves above, eelgrass in three depths, stones."""
    water(c, ["#7f98d8", "#31509c", "#172c6c", "#0e1b4c", "#0a1238", "#070b24"], (130, -40, 250, "#fff4d0", 0.9))
    surface(c, 84, "#fff8dc", "#4a5ca4", seed=59, centre=150, n=190, alpha=0.8)
    shafts(c, (140, -190), "#e9ecff", n=8, length=600, amount=0.26, spread=0.7)
    far_ground(c, [(-10, 470), (90, 458), (200, 470), (320, 446), (490, 436)], "#22316a")
    far = c.lifted(lambda q: (meadow(q, np.linspace(-20, 500, 44), 480, 250, FAR, 3, 8, alpha=0.9), meadow(q, np.linspace(250, 500, 18), 490, 420, (("#22407c", "#3c6aa0"), ("#1e3a76", "#345e98")), 4, 12)))
    far.blurred(1.2).lay()
    c.area(np.exp(-(((c.y - 460) / 50) ** 2)), "#34488c", 0.35, wash=0)
    p = rounded([(-10, 500), (90, 488), (200, 500), (320, 486), (490, 470)], closed=False)
    c.shape([*p, (490, 730), (-10, 730)], Grad((0, 480), (0, 700), "#2a3a70", "#2c3a60", "#1a2446", "#0a1028"), edge=0, soft=3)
    meadow(c, (410, 430, 446, 462, 478), 520, 500, MID, 7, 15, lean=-0.10)
    meadow(c, (-4, 12, 30, 150, 172, 190), 540, 300, MID, 9, 13, lean=0.06)


FRY = ("#2a3c66", "#4f6890", "#8fa6bc", "#d4dcd8", "#eef0e4")


def fry(c):
    """Paint three young sticklebacks that dart off before the snout, the nearest one lit."""
    for axis, sunk in (([(16, 476), (38, 486), (66, 484)], 0.35), ([(74, 508), (104, 502), (136, 508)], 0.12), ([(20, 520), (36, 514), (54, 516)], 0.5)):
        tones = [mix(tone, "#1c2c68", sunk) for tone in FRY]
        small_fish(c, STICKLEBACK, axis, tones, fins=(mix("#5f7898", "#1c2c68", sunk), "#a8b8c8"), eye=("#e8e0b0", "#7888a0"), flash=0.5 - 0.8 * sunk)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=91)
    place(c)
    c.glow(150, 330, 230, "#6f8ae0", 0.30)
    boulder(c, 96, 566, 190, 96, 4)
    c.curve([(110, 520), (220, 540), (320, 556), (420, 530), (450, 556), (330, 590), (190, 580)], "#060a20", alpha=0.55, soft=12, wash=0)
    animal(c)
    c.lifted(fry).lay()
    meadow(c, (366, 380, 404), 600, 440, (("#0a1c30", "#1d4a50", "#6fa48c"), ("#0c2036", "#225258", "#7fb096")), 23, 19, lean=0.02)
    boulder(c, 350, 596, 260, 130, 6)
    boulder(c, 150, 634, 280, 110, 8, STONE[:4])
    meadow(c, (462, 488), 760, 600, NEAR, 13, 24, lean=-0.06)
    meadow(c, (-6, 14), 760, 330, NEAR, 15, 20, lean=0.10)
    c.area(smooth(600, 720, c.y) * 0.4, "#060a1e", wash=0)
    motes(c, "#eef0ff", 80)
    return finished(c, focus=((140, 420, 120),), share=0.42)
