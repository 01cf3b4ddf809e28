"""The province of Modena from high above the Apennines, in the light of a summer morning.

South is at the bottom: the crest with Monte Cimone, wooded spurs, foothills with vineyards, then the
plain in its Roman grid with the Via Emilia, the Secchia (left), the Panaro (right), the Po far away.
"""

import numpy as np
from brush import finished
from canvas import F, mix, rgb, rounded, smooth, wave
from relief import Relief, Sheet, level_at, scale_at, seen_at

SUN = (-0.66, 0.74, 0.06)
LATITUDES = (44.05, 44.20, 44.34, 44.54, 44.647, 44.78, 44.89, 45.05)
LEVELS = (800, 690, 590, 408, 290, 190, 112, 22)
"""Rows of the sheet that show these latitudes."""
TOWNS = {
    "modena": (10.925, 44.647, 3.0), "carpi": (10.885, 44.783, 1.7), "soliera": (10.925, 44.737, 0.8),
    "campogalliano": (10.843, 44.69, 0.9), "mirandola": (11.066, 44.887, 1.4), "san felice": (11.14, 44.84, 1.0),
    "finale": (11.294, 44.833, 1.2), "bomporto": (11.04, 44.73, 0.9), "nonantola": (11.043, 44.677, 1.0),
    "castelfranco": (11.052, 44.597, 1.2), "formigine": (10.847, 44.573, 1.1), "sassuolo": (10.785, 44.535, 1.4),
    "fiorano": (10.822, 44.535, 0.9), "maranello": (10.866, 44.522, 1.0), "castelvetro": (10.945, 44.50, 0.8),
    "spilamberto": (11.02, 44.533, 0.9), "vignola": (11.01, 44.475, 1.1), "guiglia": (10.96, 44.425, 0.6),
    "pavullo": (10.833, 44.335, 1.0), "montefiorino": (10.623, 44.355, 0.6), "frassinoro": (10.575, 44.295, 0.6),
    "sestola": (10.771, 44.235, 0.7), "pievepelago": (10.617, 44.205, 0.6), "workshops": (10.895, 44.665, 0.9),
    "reggio": (10.63, 44.70, 1.6), "bologna": (11.33, 44.50, 1.8), "correggio": (10.78, 44.77, 0.8),
    "cento": (11.29, 44.73, 0.9), "concordia": (10.98, 44.92, 0.7), "novellara": (10.73, 44.85, 0.7),
    "crevalcore": (11.15, 44.72, 0.8), "scandiano": (10.69, 44.59, 0.8), "bazzano": (11.09, 44.505, 0.7),
}  # fmt: skip
"""Longitude, latitude, size."""
SECCHIA = [(10.44, 44.27), (10.53, 44.33), (10.64, 44.40), (10.70, 44.46), (10.775, 44.55), (10.80, 44.60), (10.855, 44.655), (10.87, 44.70), (10.955, 44.75), (10.965, 44.80), (10.95, 44.85), (11.0, 44.91), (10.99, 44.97), (11.03, 45.04)]
PANARO = [(10.868, 44.262), (10.878, 44.29), (10.885, 44.345), (10.95, 44.40), (11.0, 44.46), (11.045, 44.53), (11.005, 44.58), (11.005, 44.64), (11.06, 44.73), (11.10, 44.78), (11.20, 44.80), (11.31, 44.835), (11.38, 44.88), (11.46, 44.96), (11.50, 45.045)]


def spot(lon, lat):
    """Return the place of the level sheet with this longitude and latitude."""
    y = np.interp(lat, LATITUDES, LEVELS)
    return 600 + (lon - 10.93) * 79 * scale_at(y), y


def world(lon, lat):
    """Return X and Z of a place."""
    return level_at(*spot(lon, lat))


def course(places, swing, seed):
    """Return a river's course on the level sheet: meanders grow towards the plain's far end."""
    p = rounded([spot(*q) for q in places], closed=False, steps=24)
    d = np.gradient(p, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    way = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
    off = wave(way / scale_at(p[:, 1]) * 12, 30, seed, 2) * swing * (0.55 + 0.45 * smooth(430, 250, p[:, 1])) * scale_at(p[:, 1]) / 12
    return p + np.stack([-d[:, 1], d[:, 0]], -1) * off[:, None]


# ------------------------------------------------------------------ mountains
def envelope(Z):
    """Return how high the ridges are at a distance: the crest, then falling to the plain."""
    return np.interp(Z, (62, 70, 77, 82, 92, 101, 107, 110), (2.0, 3.6, 6.2, 5.2, 3.3, 1.7, 0.6, 0.0))


def ridges():
    """Return the parts of all ridges."""
    g = np.random.default_rng(12)
    parts = []

    def run(points, tops, steep=1.0):
        parts.extend((*a, ha, *b, hb, steep) for a, b, ha, hb in zip(points, points[1:], tops, tops[1:], strict=False))

    crest = [(X, 77.5 + 1.4 * np.sin(X / 5.0) + g.normal(0, 0.5)) for X in np.arange(-54, 54, 2.6)]
    run(crest, [6.0 * (1 + 0.10 * np.sin(i * 1.9) + g.normal(0, 0.05)) for i in range(len(crest))])
    for start in np.arange(-50, 52, 7.6):
        for north in (1, -1):
            X, Z, angle = start + g.normal(0, 0.8), 77.5, 0.0
            line, side = [(X, Z)], 1
            for _ in range(17 if north > 0 else 7):
                angle = 0.75 * angle + g.normal(0, 0.16) + (0.05 if X > -5 else -0.02)
                X, Z = X + 2.0 * np.sin(angle), Z + north * 2.0 * np.cos(angle)
                line.append((X, Z))
            tops = [float(envelope(q[1])) * (1 + 0.08 * np.sin(i * 2.1 + start) + g.normal(0, 0.04)) for i, q in enumerate(line)]
            run(line, tops)
            for (px, pz), top in zip(line[1:], tops[1:], strict=True):
                side = -side
                turn, length = side * g.uniform(0.75, 1.15), g.uniform(3.2, 4.6)
                mid = (px + 0.55 * length * np.sin(turn), pz + north * 0.55 * length * np.cos(turn))
                end = (mid[0] + 0.45 * length * np.sin(turn * 0.6), mid[1] + north * 0.45 * length * np.cos(turn * 0.6))
                run([(px, pz), mid, end], [top * 0.97, top * 0.72, top * 0.34])
                for s in (-1, 1):
                    run([mid, (mid[0] + 1.5 * np.sin(turn + s), mid[1] + north * 1.5 * np.cos(turn + s))], [top * 0.70, top * 0.36], 1.15)
    X, Z = world(10.70, 44.195)
    run([(X - 2.2, Z - 0.8), (X, Z), (X + 2.4, Z + 0.7)], [6.1, 8.0, 6.2], 1.25)
    run([(X, Z), (X + 0.8, Z - 3.0)], [8.0, 5.0], 1.2)
    run([(X, Z), (X - 0.6, Z + 3.6)], [8.0, 5.0], 1.2)
    return np.array(parts, float)


def carved(x, z):
    """Return what share of their height the ridges keep near the rivers and the plain."""
    limit = np.full(x.shape, 99.0)
    for line in (course(SECCHIA, 4.5, 3), course(PANARO, 4.5, 9)):
        for px, pz in zip(*level_at(*line[line[:, 1] > 380][::2].T), strict=True):
            limit = np.minimum(limit, np.hypot(x - px, z - pz))
    front = 104.2 + 1.3 * np.sin(x / 6.5) - 0.10 * x
    return (0.02 + 0.98 * smooth(0.2, 4.2, limit)) * smooth(0.0, 9.0, front - z) ** 0.6


def mountains(c, land):
    """Paint the mountains: meadow, wood, bare crest, snow, in three tones of light."""
    n, fine = c.noise(46, 30, 61, 3), c.noise(14, 9, 62, 2)
    high = land.Y + 0.5 * n
    tone = np.zeros((*land.Y.shape, 3), F)
    tone[:] = rgb("#a5b463")
    for low, full, colour in ((0.5, 1.3, "#88a355"), (1.5, 2.4, "#638c4c"), (2.9, 3.9, "#4b7a48"), (5.0, 5.5, "#8d9a5c"), (6.0, 6.5, "#b3a985")):
        tone += (rgb(colour) - tone) * smooth(low, full, high)[..., None]
    glade = smooth(0.30, 0.42, c.noise(34, 20, 63, 3)) * smooth(4.6, 3.8, high) * smooth(0.3, 0.9, high)
    tone += (rgb("#a9b868") - tone) * (0.75 * glade)[..., None]
    clay = smooth(0.35, 0.5, c.noise(30, 16, 67, 2)) * smooth(0.25, 0.6, high) * smooth(1.9, 1.3, high)
    ribs = 0.55 + 0.45 * np.sin(land.X * 17 + 3 * fine)
    clay = clay * smooth(0.25, 0.5, np.hypot(land.east, land.north)) * smooth(88, 93, land.Z)
    tone += (rgb("#ddd0ae") * (0.86 + 0.14 * ribs)[..., None] - tone) * (0.85 * clay)[..., None]
    white = smooth(7.05, 7.2, land.Y + 0.7 * fine + 0.35 * n + 0.25 * land.east)
    tone += (rgb("#f4f3ec") - tone) * white[..., None]
    lit = land.light(SUN)
    stepped = 0.45 * smooth(0.30, 0.46, lit) + 0.35 * smooth(0.58, 0.72, lit) + 0.20 * smooth(0.84, 0.94, lit)
    shade = tone * rgb("#8499ae") * F(0.98)
    bright = np.clip(tone * rgb("#fff2cf") * F(1.10), 0, 1)
    crest, valley = smooth(0.10, 0.42, land.rise), smooth(-0.05, -0.5, land.rise)
    bright += (rgb("#e6dea4") - bright) * (0.26 * crest)[..., None]
    shade += (rgb("#4c6b80") - shade) * (0.22 * valley)[..., None]
    out = shade + (bright - shade) * np.clip(stepped + 0.05 * fine, 0, 1)[..., None]
    deep = smooth(1.2, 0.1, land.Y) * smooth(108, 84, land.Z)
    out += (rgb("#a9bfb4") - out) * (0.22 * deep)[..., None]
    mask = smooth(0.02, 0.16, land.Y)
    c.area(mask, lambda *_: out, wash=0.7)
    return lit


def woods(c, land, lit):
    """Set crowns of beeches and oaks on the slopes, each with a lit side."""
    g = np.random.default_rng(8)
    n = 26000
    x, y = g.uniform(0, 1280, n), g.uniform(330, 724, n)
    row, col = np.clip((y * c.k).astype(int), 0, c.h - 1), np.clip((x * c.k).astype(int), 0, c.w - 1)
    high, light = land.Y[row, col], lit[row, col]
    patch = c.noise(34, 20, 63, 3)[row, col]
    chance = smooth(0.5, 1.8, high) * smooth(5.6, 4.6, high) * smooth(0.36, 0.2, patch)
    keep = g.random(n) < np.maximum(chance, 0.04 * (high > 0.2) * (high < 5))
    x, y, light, high = x[keep], y[keep], light[keep], high[keep]
    order = np.argsort(y)
    x, y, light, high = x[order], y[order], light[order], high[order]
    s = (1.5 + 1.5 * smooth(380, 720, y)) * g.uniform(0.75, 1.3, len(x))
    t = np.clip(smooth(0.25, 0.85, light) + g.normal(0, 0.12, len(x)), 0, 1)[:, None]
    warm = g.normal(0, 0.03, (len(x), 1)) * np.array([1, 0.2, -1])
    body = rgb("#33604a") + (rgb("#558747") - rgb("#33604a")) * t + warm
    crown = rgb("#4b7855") + (rgb("#88aa55") - rgb("#4b7855")) * t + warm
    c.dabs(x + 0.25 * s, y + 0.3 * s, s, s * 0.85, 0.0, body, 0.85)
    c.dabs(x - 0.2 * s, y - 0.25 * s, s * 0.68, s * 0.55, 0.0, crown, 0.85)


# ---------------------------------------------------------------------- plain
TILT = np.arctan2(*(np.subtract(world(11.33, 44.50), world(10.63, 44.70))[::-1]))
CROPS = (("#8fae54", 5), ("#a4bb5e", 5), ("#7c9f4f", 4), ("#c9bd6b", 4), ("#dccb83", 2), ("#b9b765", 3), ("#6b9350", 3), ("#b08f62", 1), ("#95a855", 3))


def turned(u, v):
    """Return X and Z of a place in the Roman grid, whose first axis is the Via Emilia."""
    ox, oz = world(10.925, 44.647)
    co, si = np.cos(TILT), np.sin(TILT)
    return ox + u * co - v * si, oz + u * si + v * co


def divided(box, g, least, long):
    """Return a rectangle cut into long fields."""
    u0, v0, u1, v1 = box
    w, h = u1 - u0, v1 - v0
    if w * h < least * g.uniform(0.7, 2.2):
        return [box]
    if w * g.uniform(0.7, 1.4) > h * long:
        m = u0 + w * g.uniform(0.36, 0.64)
        return divided((u0, v0, m, v1), g, least, long) + divided((m, v0, u1, v1), g, least, long)
    m = v0 + h * g.uniform(0.36, 0.64)
    return divided((u0, v0, u1, m), g, least, long) + divided((u0, m, u1, v1), g, least, long)


def fields(c):
    """Paint the fields block by block; return the corners of the blocks."""
    g = np.random.default_rng(21)
    tones = [rgb(q) for q, _ in CROPS]
    odds = np.array([w for _, w in CROPS], float)
    odds /= odds.sum()
    lanes = []
    for u in np.arange(-90, 96, 5.6):
        for v in np.arange(-40, 84, 4.2):
            x, y = seen_at(*turned(u + 2.8, v + 2.1))
            if not (-120 < x < 1400 and -60 < y < 600):
                continue
            long = g.choice([0.34, 2.6])
            leading = g.integers(len(tones))
            for a, b, e, f in divided((u, v, u + 5.6, v + 4.2), g, 1.5, long):
                p = [seen_at(*turned(*q)) for q in ((a, b), (e, b), (e, f), (a, f))]
                tone = tones[leading if g.random() < 0.3 else g.choice(len(tones), p=odds)] * (1 + g.normal(0, 0.03))
                c.shape(p, tone, edge=0, wash=0.8)
                if g.random() < 0.36:
                    dark = mix(tone, "#47683a", 0.34)
                    for t in np.linspace(0, 1, 6)[1:-1]:
                        ends = ((a + (e - a) * t, b), (a + (e - a) * t, f)) if long < 1 else ((a, b + (f - b) * t), (e, b + (f - b) * t))
                        c.line([seen_at(*turned(*q)) for q in ends], 0.8, dark, alpha=0.55)
                hedge = [p[0], p[1]] if long < 1 else [p[1], p[2]]
                c.line(hedge, 0.9, "#5d7f45", alpha=0.5)
            lanes += [((u, v), (u + 5.6, v)), ((u, v), (u, v + 4.2))]
    for a, b in lanes:
        p = [seen_at(*turned(*q)) for q in (a, b)]
        c.line(p, 1.5, "#5d7d48", alpha=0.6)
        if g.random() < 0.6:
            c.line(p, 0.8, "#e6dcb4", alpha=0.7)
        if g.random() < 0.45:
            trees(c, *p, g, gap=7)
    return lanes


def trees(c, a, b, g, gap=6.0, tall=1.0, tones=("#3f6b41", "#7da14f")):
    """Set a row of trees with shadows between two places."""
    n = max(2, int(np.hypot(b[0] - a[0], b[1] - a[1]) / gap))
    t = (np.arange(n) + g.uniform(0.2, 0.8, n)) / n
    x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
    s = (1.0 + 0.9 * smooth(60, 420, y)) * g.uniform(0.8, 1.25, n)
    c.dabs(x + 1.2 * s, y + 0.5 * s, s * 1.2, s * 0.5, 0.15, "#4d6d4f", 0.55)
    c.dabs(x, y - 0.4 * s * tall, s * 0.9, s * 0.95 * tall, 0.0, tones[0])
    c.dabs(x - 0.25 * s, y - 0.75 * s * tall, s * 0.5, s * 0.6 * tall, 0.0, tones[1])


def river(c, land, line, wide, seed):
    """Paint a river: gravel and threads in the valley, a calm band with poplars in the plain."""
    g = np.random.default_rng(seed)
    X, Z = level_at(line[:, 0], line[:, 1])
    p = np.stack(land.on(X, Z), -1)
    y = line[:, 1]
    broad = smooth(255, 330, y) * smooth(640, 470, y)
    s = scale_at(y) / 12
    gravel = p[broad > 0.05]
    if len(gravel) > 3:
        swell = wide * (1.4 + 2.6 * broad[broad > 0.05]) * (1 + 0.3 * wave(np.arange(len(gravel)) * 1.0, 9, seed + 3, 2))
        d = np.gradient(gravel, axis=0)
        d /= np.hypot(d[:, 0], d[:, 1])[:, None]
        side = np.stack([-d[:, 1], d[:, 0]], -1) * (swell * s[broad > 0.05] / 2)[:, None]
        c.shape([*(gravel + side * 1.25), *(gravel - side * 1.25)[::-1]], "#7f9d58", edge=0, soft=1.0)
        c.shape([*(gravel + side), *(gravel - side)[::-1]], "#e4dcc0", edge=0)
        for i in (-1, 0, 1):
            off = 0.55 * np.sin(np.arange(len(gravel)) / 4.1 + i * 2.1)[:, None]
            c.line(gravel + side * off, wide * 0.55, "#6fa5b4")
    plain = p[broad < 0.97]
    cut = np.flatnonzero(np.hypot(*np.diff(plain, axis=0).T) > 60)
    for part in np.split(plain, cut + 1):
        if len(part) < 4:
            continue
        f = float(np.mean(scale_at(part[:, 1]))) / 12
        thin = (0.15, 0.6) if part[0, 1] > 400 else (1.0, 1.0)
        c.line(part, wide * 2.1 * f, "#6d9254", thin, alpha=0.8, soft=0.6)
        c.line(part, wide * 1.15 * f, "#4f8ba6", thin)
        c.line(part - np.array([0.3, 0.3]), wide * 0.6 * f, "#8fc0cd", thin, alpha=0.9)
    for a, b in zip(p[::3], p[3::3], strict=False):
        if 40 < a[1] < 520 and np.hypot(*(b - a)) < 40:
            for sign in (-1, 1):
                q = np.array([sign * wide * (1.5 + 1.3 * smooth(255, 330, a[1])), 0.5])
                if g.random() < 0.75:
                    trees(c, a + q, b + q, g, 4.2, 1.7 if a[1] < 270 else 1.0)


def road(c, a, b, wide, tone):
    """Draw a road between two places as a pale band with a darker edge."""
    c.line([a, b], wide + 1.4, "#6d7f4f", alpha=0.55)
    c.line([a, b], wide, tone)


def roads(c, land):
    """Draw the Via Emilia, the railway and the roads between the towns."""
    g = np.random.default_rng(31)
    for pair in (("modena", "carpi"), ("modena", "mirandola"), ("modena", "sassuolo"), ("modena", "maranello"), ("modena", "spilamberto"), ("spilamberto", "vignola"), ("carpi", "novellara"), ("mirandola", "finale"), ("nonantola", "crevalcore"), ("sassuolo", "scandiano"), ("castelfranco", "bazzano"), ("mirandola", "concordia"), ("modena", "nonantola"), ("crevalcore", "cento")):
        a, b = (spot(*TOWNS[q][:2]) for q in pair)
        road(c, a, b, 1.1, "#efe4c2")
    ends = [seen_at(*turned(u, 0)) for u in (-75, 70)]
    rail = [seen_at(*turned(u, 1.1)) for u in (-75, 70)]
    c.line(rail, 1.5, "#75705f", alpha=0.9)
    c.line([(x, y - 0.35) for x, y in rail], 0.5, "#c9c0a6")
    road(c, *ends, 3.0, "#f3e7c4")
    trees(c, *[(x, y + 3.2) for x, y in ends], g, 13, 1.3)


# ------------------------------------------------------------------ foothills
def foothills(c, land):
    """Lay vineyards on the first hills, and a cherry orchard in blossom below them."""
    g = np.random.default_rng(45)

    def draped(X, Z):
        return np.stack(land.on(np.asarray(X, float), np.asarray(Z, float)), -1)

    for _ in range(90):
        X, Z = level_at(g.uniform(20, 1260), g.uniform(392, 500))
        turn, w, h = g.uniform(-0.7, 0.7), g.uniform(0.9, 1.5), g.uniform(0.6, 0.9)
        co, si = np.cos(turn), np.sin(turn)
        place = lambda u, v: (X + u * co - v * si, Z + u * si + v * co)
        round_ = np.array([(-w, -h), (0, -h), (w, -h), (w, 0), (w, h), (0, h), (-w, h), (-w, 0)]).T
        tops = land.taken(land.grid, X + np.array([0, -w, w, 0, 0]), Z + np.array([0, 0, 0, -w, w]))
        if not 0.05 < tops[0] < 1.7 or np.ptp(tops) > 0.42:
            continue
        c.curve(draped(*place(*round_)), ("#c3bd72", "#b5b469"), alpha=0.85)
        u = np.linspace(-w * 0.86, w * 0.86, 9)
        for v in np.linspace(-h * 0.8, h * 0.8, 7):
            c.line(draped(*place(u, v + 0 * u)), 1.2, "#5f8a48", alpha=0.9)
    x, y = spot(11.05, 44.50)
    for row in range(6):
        a = np.arange(9)
        px, py = x + 8 - 2.2 * row + 5.6 * a, y + 4.6 * row + 1.4 * a
        c.dabs(px + 1.0, py + 0.6, 2.2, 1.2, 0.1, "#587a4e", 0.7)
        c.dabs(px, py - 0.6, 1.9, 1.7, 0, "#a9857c")
        c.dabs(px - 0.5, py - 1.1, 1.3, 1.1, 0, "#ecd3ca")


# ---------------------------------------------------------------------- towns
def house(c, x, y, w, d, h, roof, *, across=False):
    """Draw a small house: a shadow, its front, two slopes of its roof."""
    top, rise = y - h, d * 0.5
    lit, dark = mix(roof, "#ffd6a0", 0.25), mix(roof, "#7a3c44", 0.36)
    c.shape([(x, y), (x + w * 1.1, y + d * 0.35), (x + w * 1.0, y - d * 0.5), (x + w * 0.4, y - d)], "#52605a", edge=0, alpha=0.4)
    if across:
        front = [(x - w / 2, y), (x + w / 2, y), (x + w / 2, top), (x, top - rise), (x - w / 2, top)]
        c.shape(front, "#ead6ac", edge=0, wash=0)
        for side, tone in ((-0.58, lit), (0.58, dark)):
            c.shape([(x + w * side, top), (x, top - rise), (x, top - rise - d), (x + w * side, top - d)], tone, edge=0, wash=0)
        return
    c.shape([(x - w / 2, y), (x + w / 2, y), (x + w / 2, top), (x - w / 2, top)], "#ead6ac", edge=0, wash=0)
    c.shape([(x - w * 0.56, top), (x + w * 0.56, top), (x + w * 0.5, top - rise), (x - w * 0.5, top - rise)], mix(roof, "#7a3c3c", 0.2), edge=0, wash=0)
    c.shape([(x - w * 0.5, top - rise), (x + w * 0.5, top - rise), (x + w * 0.54, top - d), (x - w * 0.54, top - d)], lit, edge=0, wash=0)


def tower(c, x, y, w, h, cap="#b5593c"):
    """Draw a tower with a lit and a shaded side."""
    c.shape([(x, y), (x + h * 0.9, y + h * 0.22), (x + h * 0.9, y + h * 0.12), (x + w, y - w)], "#52605a", edge=0, alpha=0.4)
    c.shape([(x - w / 2, y), (x, y), (x, y - h), (x - w / 2, y - h)], "#f7e8c4", edge=0, wash=0)
    c.shape([(x, y), (x + w / 2, y), (x + w / 2, y - h), (x, y - h)], "#b99a84", edge=0, wash=0)
    c.shape([(x - w * 0.6, y - h), (x + w * 0.6, y - h), (x, y - h - w * 1.5)], cap, edge=0, wash=0)
    c.shape([(x, y - h), (x + w * 0.6, y - h), (x, y - h - w * 1.5)], mix(cap, "#40253a", 0.4), edge=0, wash=0)


def town(c, place, size, seed, *, large):
    """Draw a town: houses in a round, one tower, gardens at its edge."""
    g = np.random.default_rng(seed)
    x, y = place
    s = scale_at(y) / 12
    r = 10.5 * s * size**0.75
    c.disc(x, y, r * 1.25, r * 0.72, "#b7b179", alpha=0.55, soft=1.6, edge=0)
    t = g.uniform(0, 2 * np.pi, int(9 + 8 * size))
    q = np.sqrt(g.uniform(0.55, 1.2, len(t)))
    trees_x, trees_y = x + np.cos(t) * q * r * 1.15, y + np.sin(t) * q * r * 0.66
    c.dabs(trees_x, trees_y, 1.7 * s, 1.4 * s, 0, "#47703f")
    c.dabs(trees_x - 0.4, trees_y - 0.6, 1.0 * s, 0.8 * s, 0, "#83a650")
    rows = []
    step_x, step_y = 6.2 * s, 3.9 * s
    for j in np.arange(-8, 9):
        for i in np.arange(-8, 9):
            u, v = (i + 0.5 * (j % 2)) * step_x + g.normal(0, 0.9 * s), j * step_y + g.normal(0, 0.8 * s)
            if (u / r) ** 2 + (v / (r * 0.58)) ** 2 < g.uniform(0.55, 1.1):
                rows.append((y + v, x + u))
    tall = (17 if large else 8.5) * s
    middle = min(rows, key=lambda p: abs(p[0] - y) + 0.3 * abs(p[1] - x)) if rows else (y, x)
    for at in sorted(rows):
        if at == middle:
            tower(c, x, at[0], 3.2 * s, tall, "#e8dcc4" if large else "#b5593c")
            continue
        roof = mix(("#c8693f", "#d67f4b", "#b75a3e")[g.integers(3)], "#e8b27c", g.uniform(0, 0.25))
        house(c, at[1], at[0], 5.0 * s * g.uniform(0.75, 1.2), 3.2 * s, 1.9 * s, roof, across=g.random() < 0.5)


def farms(c):
    """Scatter farmsteads over the plain."""
    g = np.random.default_rng(77)
    for _ in range(150):
        x, y = g.uniform(0, 1280), 60 + 330 * g.uniform(0, 1) ** 0.8
        s = scale_at(y) / 12
        trees(c, (x - 4 * s, y - 1.5), (x + 5 * s, y - 1), g, 3)
        house(c, x, y, 3.2 * s, 2.3 * s, 1.2 * s, "#c56c45")


def paint(k):
    """Return the map at k pixels for each of 1280 x 720 units."""
    c = Sheet(k, 4, "#93ab58")
    land = Relief(c, ridges(), carved)
    fields(c)
    lit = mountains(c, land)
    secchia, panaro = course(SECCHIA, 4.5, 3), course(PANARO, 4.5, 9)
    for line in ([(640, 150), (742, 60)], [(330, 262), (470, 70)], [(905, 250), (1120, 96)]):
        c.line(line, 1.5, "#6d9a9c", alpha=0.8)
    roads(c, land)
    foothills(c, land)
    river(c, land, secchia, 3.4, 5)
    river(c, land, panaro, 3.0, 6)
    woods(c, land, lit)
    farms(c)
    po = [(-20, 34), (130, 26), (300, 38), (470, 27), (640, 34), (820, 24), (1000, 34), (1150, 26), (1300, 34)]
    line = rounded(po, closed=False, steps=16)
    line[:, 1] += 2.2 * wave(line[:, 0], 60, 5, 2)
    for width, rough, tone in ((8.0, 1.5, "#9db586"), (5.6, 1.6, "#e2dcc0"), (4.2, 1.5, "#c4dfe2"), (1.6, 1.0, "#f2f6ec")):
        half = np.maximum(0.3, width / 2 + rough * 0.5 * wave(line[:, 0], 34, int(width), 2))[:, None] * np.array([0, 1])
        c.shape([*(line - half), *(line + half)[::-1]], tone, edge=0)
    for number, (lon, lat, size) in enumerate(sorted(TOWNS.values(), key=lambda q: -q[1])):
        place = [float(q[0]) for q in land.on(*(np.array([v]) for v in world(lon, lat)))]
        town(c, place, size, number + 3, large=size > 2)
    cloud = smooth(0.28, 0.62, c.noise(260, 120, 71, 2))
    c.dim("#7d93ad", 0.30, cloud)
    c.haze("#cbd9d4", 0, 330, top=0.68)
    c.glow(120, -60, 700, "#fff0cc", 0.24)
    return finished(c, share=0.62, vignette=0.0, contrast=1.02, saturation=1.02)
