"""A flounder shuffles itself into the bright sand: its back fin and half its tail are already under, sand boils up behind it,
the other fringe still stands free and throws a shadow.

Seen from above. Proportions, in lengths from the snout to the root of the tail: a lens 0.45 wide at 0.45, without its fins;
right side up, so that both eyes lie on it, close together on bumps at 0.12 and 0.15, a bony ridge between them;
mouth small and crooked, at the tip; one fin along the back from the upper eye to the tail, one along the belly, both
highest in the middle; root of the tail thick, 0.12, the tail a blunt fan. A row of rough knobs along both fins and beside the
side line, which is almost straight. Olive brown, clouded, with few dull rusty spots.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, rounded, smooth
from finfish import Fish, planes
from rays import fin
from scipy import ndimage
from seabed import blade
from sheet import Sheet, finished
from underwater import motes, net

BACK = [(-0.016, -0.016), (0.03, -0.040), (0.09, -0.080), (0.18, -0.140), (0.28, -0.192), (0.40, -0.228), (0.52, -0.222), (0.64, -0.188),
        (0.76, -0.138), (0.86, -0.094), (0.93, -0.070), (1.0, -0.064), (1.06, -0.068)]  # fmt: skip
BELLY = [(-0.022, 0.006), (0.02, 0.034), (0.09, 0.080), (0.19, 0.146), (0.30, 0.202), (0.41, 0.230), (0.53, 0.224), (0.65, 0.188),
         (0.77, 0.136), (0.87, 0.092), (0.94, 0.068), (1.0, 0.063), (1.06, 0.068)]  # fmt: skip
OUTLINE = [*BACK, *BELLY[::-1]]
AXIS = [(430, 160), (370, 218), (307, 278), (242, 340), (184, 400), (122, 452)]
INK = {"dark": "#3a3320", "light": "#d6c38c"}
EYES = ((0.150, -0.066, 0.0165, -0.30), (0.112, 0.000, 0.0205, -0.15))


def fish_on(c):
    """Return the place of the flounder on the card."""
    return Fish(c, AXIS, BACK, BELLY, [(0, 1.12), (1, 1.0)], side=-1, flat=1.7, sun=(-0.58, -0.56, 0.55))


def seam(line, start, end, tall, sign):
    """Return root and edge of a fin along a side; its edge goes up and down like a wave."""
    q = rounded(line, closed=False)
    s = np.linspace(start, end, 60)
    h = np.interp(s, q[:, 0], q[:, 1])
    t = (s - start) / (end - start)
    rise = tall * np.sin(np.pi * (0.06 + 0.90 * t)) ** 0.75 * (1 + 0.16 * np.sin(s * 34 + 1.0) + 0.10 * np.sin(s * 71 + sign))
    return [*zip(s, h - sign * 0.012, strict=True)], [*zip(s + 0.020 + 0.012 * t, h + sign * rise, strict=True)]


def animal(c):
    """Paint the flounder."""
    f = fish_on(c)
    unit = f.length
    skin = ["#3d331c", "#675630", "#a89258"]
    bars = (1.6, "#2b2212", 0.50)
    for line, start, sign in ((BACK, 0.105, -1), (BELLY, 0.135, 1)):
        root, edge = seam(line, start, 0.925, 0.098, sign)
        fin(f, root, edge, skin, 54, 0.04, ray=0.0040 * unit, bars=bars, spiny=0.05, fork=False, **INK)
    fin(f, [(1.03, -0.066), (0.985, -0.062), (0.985, 0.061), (1.03, 0.066)], [(1.225, -0.122), (1.255, -0.06), (1.262, 0.0), (1.255, 0.06), (1.222, 0.120)],
        ["#3d331c", "#675630", "#a89258"], 17, 0.06, ray=0.0042 * unit, bars=(2.2, "#3d3420", 0.40), **INK)  # fmt: skip
    f.body(OUTLINE)
    paint_skin(f, unit)
    head(f, unit)
    f.patch([(0.238, 0.012), (0.29, 0.010), (0.36, 0.05), (0.33, 0.075), (0.25, 0.06)], "#1f1c14", 0.45, soft=0.010 * unit)
    fin(f, [(0.236, 0.008), (0.244, 0.034), (0.238, 0.052)], [(0.330, 0.010), (0.352, 0.030), (0.348, 0.056), (0.318, 0.074)],
        ["#54482a", "#8f7c48", "#d2bc80"], 11, 0.0, ray=0.0036 * unit, **INK)  # fmt: skip


def paint_skin(f, unit):
    """Paint the body: olive planes, clouds, rusty and pale spots, rows of knobs."""
    grain = f.noise(0.10, 0.22, 3, 3)
    v = f.v + 0.10 * grain
    f.lay(planes(v, (-1, "#a08c52"), (-0.75, "#86733f"), (-0.3, "#6d5c30"), (0.1, "#5c4d2a"), (0.5, "#4e4226"), (0.85, "#423a26"), (1, "#3c3a2c"), crisp=0.5))
    f.lay("#332b18", smooth(0.14, 0.36, f.noise(0.10, 0.26, 8, 3)) * 0.55)
    f.lay("#d8c48a", smooth(0.18, 0.40, f.noise(0.11, 0.28, 18, 2)) * 0.52)
    f.lay("#ffeebc", smooth(0.76, 0.95, f.light) * 0.42)
    f.lay("#2b3a2c", (1 - smooth(0.10, 0.50, f.light)) * 0.48)
    g = np.random.default_rng(11)
    at = []
    while len(at) < 46:
        s, w = g.uniform(0.22, 0.93), g.uniform(-0.80, 0.80)
        if all(np.hypot(s - a, (w - b) * 0.2) > 0.045 for a, b in at) and abs(w) > 0.10:
            at.append((s, w))
    s, w = np.array(at).T
    d = 0.019 * unit * g.uniform(0.35, 1.0, len(s)) ** 1.3
    kind = np.array([0, 2, 1, 2, 1, 0, 2])[np.arange(len(s)) % 7]
    flat = np.sqrt(1 - 0.8 * w * w)
    f.dabs(s + 0.003, w + 0.01, d * 1.15, d * 0.95 * flat, "#2b2718", 0.5)
    tone = np.stack([(0.14, 0.12, 0.07), (0.82, 0.38, 0.13), (0.86, 0.76, 0.48)])[kind]
    f.dabs(s, w, d * (0.95 - 0.15 * (kind == 2)), d * (0.78 - 0.12 * (kind == 2)) * flat, tone, 0.8, turn=g.normal(0, 0.3, len(s)))
    line = [(0.225, -0.040), (0.26, -0.034), (0.31, -0.014), (0.38, 0.0), (0.60, 0.002), (0.85, 0.0), (0.985, 0.0)]
    f.stroke([(a, h + 0.006) for a, h in line], 0.014 * unit, "#262214", (0.9, 0.6), alpha=0.55, soft=0.002 * unit, swell=False)
    f.stroke(line, 0.006 * unit, "#b3a674", (1.0, 0.6), alpha=0.85, swell=False)
    for a, b, v0, step, size in ((0.235, 0.97, 0.075, 0.026, 0.0062), (0.25, 0.96, -0.080, 0.028, 0.0060), (0.15, 0.95, -0.925, 0.024, 0.0074), (0.19, 0.95, 0.925, 0.024, 0.0074)):
        s = np.arange(a, b, step)
        s = s[g.random(len(s)) < 0.84]
        s = s + g.normal(0, 0.40 * step, len(s))
        w = v0 + g.normal(0, 0.024, len(s)) * np.sign(g.normal(0.4, 1, len(s)))
        d = size * unit * g.uniform(0.45, 1.35, len(s)) * (1.2 - 0.6 * s)
        f.dabs(s + 0.004, w + 0.014, d * 1.5, d * 1.25, "#1f1b10", 0.65)
        f.dabs(s, w, d, d * 0.85, "#94865a", 0.9)
        f.dabs(s - 0.002, w - 0.010, d * 0.5, d * 0.42, "#e8daa8", 0.75)


def head(f, unit):
    """Paint the head: the bumps of the eyes, the ridge, the crooked mouth, the cover."""
    f.patch([(0.17, -0.09), (0.215, -0.05), (0.225, 0.02), (0.20, 0.09), (0.15, 0.09), (0.14, 0.03), (0.16, -0.03)], "#8a7d4e", 0.5, soft=0.014 * unit)
    cover = [(0.205, -0.078), (0.235, -0.036), (0.240, 0.020), (0.224, 0.074), (0.190, 0.118)]
    f.stroke([(s + 0.009, h) for s, h in cover], 0.018 * unit, "#1d1a12", (0.5, 0.7), alpha=0.55, soft=0.005 * unit)
    f.stroke([(s - 0.003, h) for s, h in cover[1:4]], 0.005 * unit, "#dccf9a", alpha=0.6)
    for a in np.linspace(0, 1, 7):
        f.dabs([0.165 + 0.055 * a], [-0.36 + 0.22 * a - 0.1 * a * a], 0.0062 * unit, 0.0050 * unit, "#d9cb98", 0.8)
    f.patch([(-0.010, -0.014), (0.03, -0.048), (0.07, -0.07), (0.09, -0.03), (0.06, 0.02), (0.02, 0.01)], "#9a8c58", 0.55, soft=0.010 * unit)
    f.patch([(-0.014, -0.014), (0.012, -0.014), (0.040, -0.004), (0.062, 0.016), (0.056, 0.022), (0.020, 0.004)], "#e2d198", 0.8, soft=0.004 * unit)
    f.patch([(-0.018, 0.002), (0.010, 0.010), (0.036, 0.019), (0.056, 0.034), (0.050, 0.048), (0.022, 0.034), (-0.008, 0.018)], "#b8a56a", 0.8, soft=0.005 * unit)
    f.stroke([(-0.020, -0.003), (0.006, 0.003), (0.032, 0.010), (0.054, 0.026)], 0.0110 * unit, "#17130c", (1, 0.6), alpha=0.92)
    f.stroke([(0.030, -0.012), (0.034, -0.018)], 0.009 * unit, "#17130c", alpha=0.85, swell=False)
    f.stroke([(0.075, -0.030), (0.125, -0.036), (0.175, -0.034), (0.205, -0.030)], 0.012 * unit, "#2b2718", (0.4, 0.8), alpha=0.5, soft=0.003 * unit)
    f.stroke([(0.072, -0.036), (0.125, -0.042), (0.175, -0.040)], 0.006 * unit, "#d9cb98", alpha=0.6)
    for s, h, size, gaze in EYES:
        (x, y), = f.at([(s, h)])
        r = 1.75 * size * unit
        f.c.disc(x + r * 0.25, y + r * 0.30, r, r * 0.9, "#1d1a12", alpha=0.5, soft=r * 0.2, edge=0)
        f.c.disc(x, y, r * 0.92, r * 0.82, "#5d5230", f.way(s), edge=0, soft=r * 0.06)
        f.c.disc(x - r * 0.22, y - r * 0.26, r * 0.6, r * 0.45, "#b8aa74", f.way(s), edge=0, soft=r * 0.12)
        f.eye(s, h, size, ("#f0c050", "#b5842c"), pupil=0.48, dark="#0c0a06", rim="#fff0b8", flat=0.74, gaze=(-gaze, 0.05))


def sandy(c):
    """Paint sand from above: broad ripples in three tones, grains, the light of the waves."""
    c.area(np.ones_like(c.x), Grad((60, 0), (460, 720), "#fff2c4", "#f4dca0", "#dcc48c", "#a3a888"))
    warp = c.noise(260, 170, 7, 2) * 30 + c.noise(90, 40, 8, 2) * 5
    phase = (c.y * 0.93 + c.x * 0.36 + warp) / 44
    wave = np.sin(phase * 2 * np.pi + 0.9 * np.sin(phase * 2 * np.pi))
    part = c.noise(90, 60, 9, 2)
    strength = np.clip(0.75 + 0.6 * part, 0.15, 1)
    c.area((smooth(0.35, 0.85, wave) * strength * 0.55).astype(np.float32), "#fff8dc", wash=0.6)
    c.area((smooth(0.25, 0.95, -wave) * strength * 0.46).astype(np.float32), "#a39468", wash=0.6)
    c.area((smooth(0.75, 1.0, -wave) * strength * 0.45).astype(np.float32), "#4f8a88", wash=0.6)
    net(c, 0.4 + 0.6 * smooth(-0.2, 0.5, c.noise(200, 160, 12, 1)), "#fffbe4", 0.40, 62, 0.8)
    g = np.random.default_rng(3)
    n = 420
    c.dabs(g.uniform(0, 480, n), g.uniform(0, 720, n), g.uniform(0.8, 2.2, n), g.uniform(0.6, 1.4, n), g.uniform(0, 3, n), np.where(g.random((n, 1)) < 0.5, np.array([[0.36, 0.32, 0.24]]), np.array([[1.0, 0.96, 0.82]])), 0.6)


def cockle(c, x, y, r, turn, tones):
    """Paint an empty shell: a fan of ribs with its shadow."""
    c.disc(x + r * 0.3, y + r * 0.35, r, r * 0.85, "#5d5238", turn, alpha=0.5, soft=r * 0.15)
    c.disc(x, y, r, r * 0.84, tones[0], turn, edge=0.4)
    c.disc(x - r * 0.12, y - r * 0.12, r * 0.8, r * 0.64, tones[1], turn, edge=0.4)
    for a in np.linspace(-1.1, 1.1, 6):
        c.line([(x - r * 0.8 * np.cos(turn), y - r * 0.8 * np.sin(turn)), (x + r * 0.92 * np.cos(turn + a), y + r * 0.80 * np.sin(turn + a))], r * 0.10, tones[0], taper=(0.3, 1), alpha=0.8)


def settled(c, layer, ground):
    """Lay the fish into the sand: it lies over the back fin and the tail, the free fringe and the head throw a shadow on it."""
    inside = layer.alpha > 0.5
    deep = (ndimage.distance_transform_edt(inside) - ndimage.distance_transform_edt(~inside)) / c.k
    f = fish_on(c)
    (hx, hy), = f.at([(0.06, 0.0)])
    free = 1 - smooth(60, 150, np.hypot(c.x - hx, c.y - hy))
    i = f.tree.query(np.stack([c.x.ravel(), c.y.ravel()], -1))[1]
    side = ((np.stack([c.x.ravel(), c.y.ravel()], -1) - f.p[i]) * f.n[i]).sum(-1).reshape(c.x.shape)
    under = smooth(30, -40, side)
    s = f.s[i].reshape(c.x.shape)
    hind = smooth(0.30, 0.58, s) * smooth(0.98, 0.90, s)
    end = smooth(0.99, 1.22, s)
    reach = -4 + 40 * under * hind + 9 * c.noise(80, 60, 41, 1) * (0.4 + 0.6 * hind) + 30 * end * (1 + 0.5 * c.noise(50, 40, 45, 2)) - 30 * free
    over = (1 - smooth(-7, 8, deep - reach + 3 * c.noise(3, 3, 43, 1))) * smooth(-2, 3, reach)
    seen = layer.alpha * (1 - over)
    blur = lambda m, s: ndimage.gaussian_filter(m, s * c.k)
    moved = lambda m, x, y: np.roll(m, (round(y * c.k), round(x * c.k)), (0, 1))
    # The bank that it pushes up: lit where it faces the sun, in soft shade on the other side.
    bank = blur(seen, 11) + 0.5 * blur(over * layer.alpha, 9)
    gy, gx = np.gradient(bank, 1 / c.k)
    slope = (gx * -0.62 + gy * -0.68) * -1
    c.area(np.clip(slope * 18, 0, 1) * (1 - seen), "#fffae0", 0.7, wash=0)
    c.area(np.clip(-slope * 20, 0, 1) * (1 - seen), "#8a7a50", 0.65, wash=0)
    uneven = 0.45 + 0.55 * smooth(-0.35, 0.35, c.noise(70, 60, 46, 2))
    shadow = blur(moved(blur(seen, 1.5), 10, 14), 4.5) * (1 - 0.7 * under) * (1 - seen)
    c.area(shadow * uneven, "#6e6c58", 0.70, wash=0)
    tall = blur(moved(seen * free, 18, 24), 5) * (1 - seen)
    c.area(tall, "#565a4c", 0.40, wash=0)
    dark = moved(blur(seen, 2.2), 2, 3)
    c.area(np.clip(dark * 1.4, 0, 1) * (1 - seen) * uneven, "#3a3018", 0.75, wash=0)
    layer.lay(mask=1 - over)
    # The lip of sand over what is buried throws a thin shade on the fish, and is lit itself.
    lip = blur(over * layer.alpha, 2.5)
    c.area(moved(lip, 3, 4) * seen, "#1f1a10", 0.75, wash=0)
    crest = np.clip(blur(over, 1.2) * blur(seen, 3.0) * 4, 0, 1) * over
    c.area(crest * layer.alpha, "#fff6d2", 0.4, wash=0)
    # Dust of sand on what lies lowest.
    dust = (1 - smooth(0, 26, deep - reach)) * (1 - over) * smooth(-0.5, 0.4, c.noise(9, 7, 44, 2)) * (1 - 0.8 * free)
    own = c.rgb.copy()
    share = (layer.alpha * dust * 0.55)[..., None]
    c.rgb = own + (ground - own) * share
    g = np.random.default_rng(21)
    y, x = np.nonzero((np.abs(deep - reach) < 11) & inside & (free < 0.7))
    i = g.choice(len(x), 620)
    pale = np.where(g.random((620, 1)) < 0.35, [[0.45, 0.37, 0.24]], [[0.99, 0.92, 0.70]])
    c.dabs(x[i] / c.k, y[i] / c.k, g.uniform(0.7, 1.5, 620), g.uniform(0.6, 1.1, 620), g.uniform(0, 3, 620), pale, 0.75)
    return seen


def veils(c, f):
    """Paint the sand that the back fin throws up: soft veils that trail from its edge towards the tail and thin out."""
    g = np.random.default_rng(31)
    trails = []
    for s, h, long in ((0.40, -0.27, 0.26), (0.50, -0.26, 0.44), (0.58, -0.24, 0.60), (0.67, -0.21, 0.70), (0.76, -0.17, 0.72), (0.88, -0.12, 0.60), (1.14, -0.09, 0.34)):
        t = np.linspace(0, 1, 9)
        lift, curl = g.uniform(0.14, 0.30), g.uniform(0.02, 0.05)
        trails.append([(s + long * u, h - lift * u**0.7 + curl * np.sin(5 * u + 9 * s) * u) for u in t])

    cloud = c.lifted(lambda q: hang(q, f, trails)).blurred(3)
    thick = cloud.alpha * (0.45 + 0.55 * smooth(-0.5, 0.4, c.noise(44, 32, 51, 2)))
    below = ndimage.shift(ndimage.gaussian_filter(thick, 6 * c.k), (20 * c.k, 16 * c.k), order=1, mode="nearest")
    c.area(below * (1 - thick), "#74745f", 0.85, "multiply", wash=0)
    gy, gx = np.gradient(ndimage.gaussian_filter(thick, 4 * c.k), 1 / c.k)
    slope = (gx * 0.62 + gy * 0.70) * 20
    c.area(smooth(0.0, 0.8, thick), "#c0a06a", 0.92, wash=0)
    c.area(np.clip(slope, 0, 1) * smooth(0.12, 0.45, thick), "#fff2cc", 0.9, wash=0)
    c.area(np.clip(-slope, 0, 1) * smooth(0.12, 0.45, thick), "#85724a", 0.7, wash=0)
    n = 110
    for trail in trails:
        u = g.random(n) ** 1.5
        x, y = np.array(f.at([tuple(np.interp(q * 8, range(9), e) for e in np.array(trail).T) for q in u])).T + g.normal(0, 1, (2, n)) * (7 + 16 * u)
        pale = np.where(g.random((n, 1)) < 0.5, np.array([[0.44, 0.35, 0.21]]), np.array([[0.98, 0.91, 0.70]]))
        c.dabs(x, y, g.uniform(0.8, 2.5, n), g.uniform(0.7, 1.7, n), g.uniform(0, 3, n), pale, 0.9 * (1 - 0.5 * u))


def hang(c, f, trails):
    """Paint the veils in one tone, each narrow at the fin and wide where it thins out."""
    for i, trail in enumerate(trails):
        p = np.array(f.at(trail))
        for part, alpha in ((slice(0, 9), 0.40), (slice(0, 6), 0.42), (slice(0, 4), 0.40)):
            c.line(p[part], 25 + 4 * (i * 3 % 5), "#c8aa70", taper=(0.35, 1.3), alpha=alpha, soft=9)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=101)
    sandy(c)
    for x, y, r, turn, tones in ((62, 190, 19, 0.6, ("#8a544c", "#d29c8c")), (432, 486, 11, 2.4, ("#8a8f98", "#d0d6d4")), (404, 510, 14, 1.2, ("#8a6a54", "#dcc0a0"))):
        cockle(c, x, y, r, turn, tones)
    ground = c.rgb.copy()
    f = fish_on(c)
    seen = settled(c, c.lifted(animal), ground)
    net(c, seen * smooth(-0.3, 0.3, c.noise(120, 90, 14, 1)), "#ffe9a8", 0.12, 56, 0.8, seed=4)
    for x, y, long, turn, bend in ((466, 66, 86, 2.35, 0.05), (392, 40, 70, 2.0, -0.06), (324, 44, 54, 1.75, 0.06)):
        goby(c, x, y, long, turn, bend)
    veils(c, f)
    weed(c)
    c.area(smooth(500, 720, c.y) * 0.42, "#2f6a6c", wash=0)
    c.glow(110, 110, 330, "#fff4cc", 0.20)
    motes(c, "#fffbe4", 50)
    return finished(c, focus=((388, 190, 80),))


def goby(c, x, y, long, turn, bend):
    """Paint a sand goby from above that darts away: a slim wedge, two round fins, saddles, its shadow."""
    def at(u, v):
        w = v + bend * np.sin(3.0 * u)
        return x + long * (u * np.cos(turn) - w * np.sin(turn)), y + long * (u * np.sin(turn) + w * np.cos(turn))

    body = [at(u, v) for u, v in ((0, 0.0), (0.06, -0.07), (0.20, -0.095), (0.50, -0.06), (0.86, -0.02), (1.04, -0.06), (1.04, 0.06), (0.86, 0.02), (0.50, 0.06), (0.20, 0.095), (0.06, 0.07))]
    wings = [[at(u, s * v) for u, v in ((0.22, 0.07), (0.26, 0.20), (0.38, 0.22), (0.40, 0.12), (0.34, 0.06))] for s in (-1, 1)]
    c.curve([(a + 12, b + 15) for a, b in body], "#1f4f5c", alpha=0.55, soft=2.5, wash=0)
    for wing in wings:
        c.curve(wing, "#b08a54", alpha=0.85)
    c.curve(body, Grad(at(0.2, -0.1), at(0.2, 0.1), "#c49a5c", "#7d5a34", "#4a3826"))
    for u in (0.30, 0.46, 0.62, 0.78):
        c.line([at(u, -0.05), at(u, 0.05)], long * 0.05, "#33261a", taper=(0.7, 0.7), alpha=0.8)
    for s in (-1, 1):
        c.disc(*at(0.10, s * 0.05), long * 0.035, long * 0.035, "#1a120c", edge=0)


def weed(c):
    """Let a few leaves of eelgrass hang in from the corners, with their shadows on the sand."""
    green = (("#1f4a38", "#3f7048", "#a8c06c"), ("#1a4034", "#356440", "#8fb060"))
    leaves = ((-20, 130, 176, 34, 17, 0.10), (-20, 84, 150, -24, 14, 0.12), (-20, 176, 106, 118, 13, -0.14), (500, 560, 330, 600, 17, 0.12), (500, 600, 352, 660, 15, -0.1), (500, 520, 420, 566, 12, 0.1))
    for i, (x0, y0, x1, y1, w, bow) in enumerate(leaves):
        blade(c, (x0 + 20, y0 + 30), (x1 + 20, y1 + 30), w, ("#5d8478", "#5d8478"), bow=bow, seed=i, alpha=0.45)
    for i, (x0, y0, x1, y1, w, bow) in enumerate(leaves):
        blade(c, (x0, y0), (x1, y1), w, green[i % 2], bow=bow, seed=i)
