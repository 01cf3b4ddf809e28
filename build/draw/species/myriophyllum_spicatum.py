"""Spiked water-milfoil. Landmarks: long coral-red stems; at every joint a whorl of FOUR feathers, seen a little from above: two behind,
dark and raised, two in front, bright and spreading; a feather is a stiff rib with 13 pairs of hair-fine threads, like a comb;
whorls crowd towards the shoot tip into a red-green tassel; one stem breaks the surface (y 168) with a slim
spike of rings of small pink flowers standing free in the air: the mark that gives the name."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *
from plants_kit import along, grow, use, waterline

P = Pic("myriophyllum_spicatum", "Spiked water-milfoil, Myriophyllum spicatum")
r = rng(21)
SURFACE = 168
P.water("river", glow=(250, 190, 300), go=0.3, split=(0.05, 0.26, 0.42, 0.8))
P.shafts(((60, 40, 80), (180, 50, 120), (330, 35, 70)), lean=-60, o=0.45)


def feather(ident, pairs, curl):
    """One leaf, 100 long, along +x: a rib and comb threads leaning forward."""
    threads, outline_up, outline_down = "", [(0, 0, "c")], []
    for i in range(pairs):
        u = 10 + 86 * (i + 0.5) / pairs
        half = 23 * math.sin(math.pi * min(1, 0.16 + 0.84 * u / 112)) ** 0.8
        rib = curl * math.sin(u / 100 * math.pi)
        threads += (
            f"M{n(u)} {n(rib)}l{n(half * 0.5)} {n(-half)}M{n(u)} {n(rib)}l{n(half * 0.5)} {n(half)}"
        )
        outline_up.append((u + half * 0.5, rib - half))
        outline_down.append((u + half * 0.5, rib + half))
    rib_line = curve([(0, 0), (50, curl), (100, 0)], False)
    outline = curve(outline_up + [(108, 0)] + outline_down[::-1])
    return g(
        ident,
        path(outline, "currentColor", opacity=0.1, stroke="none"),
        el("path", d=threads + rib_line, fill="none", stroke="currentColor"),
    )


P.d(feather("leaf", 13, -8))


def shoot(ident, stem, gap, size, tones, seed, stem_width, last=1.0):
    """Whorls along a stem: two feathers behind, the stem, two in front; smaller and raised near the tip."""
    q = rng(seed)
    back_tone, front_tone, stem_tone = tones
    places = along(stem, gap)
    back, front = [], []
    for x, y, a, t in places:
        if t > last or y > 572:
            continue
        k = size * (1 - 0.5 * max(0, (t - 0.72) / 0.28)) * q.uniform(0.92, 1.06)
        lift = 30 * max(0, (t - 0.55) / 0.45)
        for s in (1, -1):
            up = 36 + lift * 0.6 + q.uniform(-5, 5)
            down = -20 + lift + q.uniform(-5, 5)
            back.append(use("leaf", x, y, a + s * (90 - up), k * 0.92, k * 0.92 * s))
            front.append(use("leaf", x, y, a + s * (90 - down), k, k * s))
    return g(
        ident,
        gg(*back, color=back_tone, stroke_width="3", stroke_linecap="round"),
        line(curve(stem, False), stem_tone, stem_width),
        line(curve(stem, False), "#f7b9a0", stem_width * 0.3, 0.8, transform="translate(-1.6 0)"),
        gg(*front, color=front_tone, stroke_width="3.2", stroke_linecap="round"),
    )


# far stand: quiet silhouettes
far = "".join(
    shoot(
        f"far-{i}",
        grow(x, 640, 92, h, b),
        40,
        0.42,
        ("#8fae78", "#8fae78", "#8fae78"),
        i,
        3,
    )
    for i, (x, h, b) in enumerate([(40, 420, -10), (430, 400, 16), (340, 330, -8)])
)
P.add(gg(far, opacity=0.45, filter=P.soft(1.2)))
P.motes(36, 6, 0.5, box=(0, 180, 480, 640))
P.bottom("mud", 568, 5)

sky, edge = waterline(P, SURFACE, "#fdf3d2", "#f6dca0")
P.d(form("leaf-form", "#f3ffb0", 0.7, -0.8, 1.4, 0.7, "#0c3a33", 0.5, 0.8, -3, 2.5))
left = shoot(
    "stem-left",
    grow(84, 600, 96, 395, -14, wave=8),
    58,
    0.74,
    ("#2c5f48", "#4f8a4c", "#94483c"),
    3,
    6,
)
right = shoot(
    "stem-right",
    grow(404, 600, 88, 335, 16, wave=-8),
    60,
    0.76,
    ("#2c5f48", "#4f8a4c", "#94483c"),
    4,
    6,
)
P.add(gg(left, right, opacity=0.7, filter="url(#leaf-form)"))

stem = [(216, 592), (214, 530), (226, 430), (250, 320), (258, 230), (254, SURFACE - 4)]
P.add(
    g(
        "stem-front",
        shoot("stem-main", stem, 84, 1.34, ("#69b24a", "#c9f26a", "#e0583f"), 8, 10, 0.95),
        filter="url(#leaf-form)",
    )
)
P.add(g("silt", path(hump(594, rng(12), 6, 120), "#3b2730")), sky)

# the spike in the air: rings of small flowers on a red axis, smaller to the tip
axis = [(254, SURFACE + 8), (252, 134), (257, 92), (268, 46)]
flowers, bracts = [], []
for i, (x, y, a, t) in enumerate(along(axis, 15)):
    if t < 0.16:
        continue
    size = 12.5 - 7.5 * t
    for s in (-1, -0.35, 0.35, 1):
        fx, fy = x + s * size * 1.15, y - abs(s) * 2
        flowers.append(
            ellipse(
                fx, fy, size * 0.6, min(size * 0.66, 6.4), "#f0778a" if abs(s) < 0.5 else "#d0506c"
            )
        )
    bracts.append(f"M{n(x - size * 1.7)} {n(y + 3)}L{n(x + size * 1.7)} {n(y + 3)}")
P.d(form("spike-form", "#fff0dc", 0.85, 1, 2, 1, "#5a1838", 0.5, -1, -2.5, 2))
P.add(
    g(
        "spike",
        line(curve(axis, False), "#b8443c", 6),
        line("".join(bracts), "#7d8c3c", 3),
        *flowers,
        filter="url(#spike-form)",
    )
)
P.add(edge)
ring = f"M206 {SURFACE + 3}q48 14 98 0M182 {SURFACE + 10}q72 22 146 0"
P.add(g("ripples", line(ring, "#fffdf0", 2.2, 0.75)))
P.add(bubbles("bubbles", [(330, 250, 5), (340, 226, 3.4), (150, 268, 4), (158, 246, 2.6)]))
P.foot("#1f1a14", 0.7, 590).vignette("#14241c", o=0.42).grain()
P.save()
proof(P.file)
