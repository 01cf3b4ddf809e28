"""Ceramium. Landmarks: close view of one spray: threads forking evenly in two, BANDED like a string of beads: dark red rings with
glassy pink between; the end forks curl towards each other like PINCERS (crab claws, always in pairs, tips almost touching); side twiglets small;
colour rose-red in the shallow green light. The spray fills the card as an open fan, a dozen pincers stand
clear at the top; small round tufts of the same weed on stones far behind; spray grows from a violet stone with a tiny mud snail."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *
from plants_kit import grow, threads

P = Pic("ceramium_tenuicorne", "Ceramium, Ceramium tenuicorne")
r = rng(5)
P.water("weed", glow=(240, 190, 400), go=0.9, split=(0, 0.36, 0.74, 1)).surface(120, 0.7, seed=41)
P.shafts(((60, 50, 100), (200, 50, 120), (320, 40, 90)), lean=-60, o=0.5)
P.add(g("far-stones", path(hump(516, r, 22, 90), "#4f9a80", opacity=0.7)))
q = rng(6)
far = []
for x, y, s in ((58, 520, 60), (420, 512, 66), (330, 520, 40), (150, 518, 44)):
    for i in range(9):
        a = 90 + (i - 4) * 17
        stem = grow(x, y, a, s * 0.6, 0, 1)
        far += [stem] + [grow(*stem[-1], a + k, s * 0.4, k, 2) for k in (-16, 16)]
P.add(g("far-tufts", line(threads(far), "#b0607a", 3, 0.5), filter=P.soft(1)))
P.motes(46, 3, 0.6)
P.bottom("stones", 562, 9)

P.d(form("bead-form", "#fff0e0", 0.9, 1, 2, 0.8, "#3a0a24", 0.5, -1, -3.2, 2.4, box=True))


def spray(x, y, angles, depth, length, width, seed):
    """Threads by level, pincers apart from them: {level: [points]}, [points]."""
    q = rng(seed)
    levels, pincers = {}, []

    def go(x, y, a, level, size):
        pts = grow(x, y, a, size, q.uniform(-8, 8) + (90 - a) * 0.08, 3)
        levels.setdefault(level, []).append(pts)
        ex, ey = pts[-1]
        if level == 0 or (
            level == 1 and q.random() < 0.6
        ):  # the two arms bow out, then close upon each other
            reach = width * q.uniform(5.6, 6.4)
            for s in (-1, 1):
                pincers.append(grow(ex, ey, a + s * 64, reach, -s * 114, 6))
            return
        if level < depth:
            for s in (-1, 1):
                if q.random() < 0.4:
                    tx, ty = pts[2]
                    twig = grow(tx, ty, a + s * 52, size * 0.24, -s * 20, 2)
                    levels.setdefault(0, []).append(twig)
        k = (0, 15, 13, 17)[level] * q.uniform(0.9, 1.1)
        go(ex, ey, a + k, level - 1, size * 0.8)
        go(ex, ey, a - k, level - 1, size * 0.8)

    for a in angles:
        go(x, y, a, depth, length)
    return levels, pincers


def banded(ident, levels, pincers, width, glassy, ring, light):
    """Pale glassy thread, then dark rings as dashes, then a thin light along the sunny side."""
    top = max(levels)
    pale, rings, lights = "", "", ""
    for k in sorted(levels, reverse=True):
        w = width * 0.85 ** (top - k)
        d = threads(levels[k])
        pale += line(d, glassy, w)
        rings += el(
            "path",
            d=d,
            fill="none",
            stroke=ring,
            stroke_width=n(w * 1.2),
            stroke_dasharray=f"{n(w * 0.8)} {n(w * 0.3)}",
        )
        lights += line(d, light, w * 0.2, 0.7, transform=f"translate({n(-w * 0.2)} {n(-w * 0.16)})")
    outline = "".join(
        taper(
            p, [width * 0.34, width * 0.42, width * 0.4, width * 0.3, width * 0.06], 14, point=True
        )
        for p in pincers
    )
    seams = el(
        "path",
        d=threads(pincers),
        fill="none",
        stroke=glassy,
        stroke_width=n(width * 0.5),
        stroke_dasharray=f"{n(width * 0.13)} {n(width * 0.42)}",
    )
    claws = path(outline, ring) + seams
    return g(ident, gg(pale, rings, claws, filter="url(#bead-form)"), lights)


back = spray(236, 588, (50, 78, 104, 130), 2, 128, 10, 3)
P.add(gg(banded("spray-back", *back, 10, "#d79aa4", "#a0607c", "#ecc4c4"), opacity=0.55))
front = spray(240, 592, (71, 108), 3, 146, 15, 15)
roots = [grow(240, 588, 270 + k * 26, 30, -k * 14, 2) for k in (-3, -2, -1, 0, 1, 2, 3)]
P.add(g("roots", line(threads(roots), "#8f2444", 5), filter="url(#bead-form)"))
P.add(banded("spray-front", *front, 15, "#f6b4ac", "#a82348", "#fff0e6"))

# mud snail on the stone
P.d(
    olin("spire", "#e8cf9a", "#a87f4c", "#5a4030"),
    form("spire-form", "#fff6d8", 0.85, 1, 2, 1, "#1a1030", 0.5, -1, -3, 2),
)
SNAIL = [(0, 0, "c"), (14, -9), (34, -13), (50, -6), (54, 4), (44, 12), (30, 10), (14, 5)]
P.add(
    g(
        "snail",
        gg(
            path(curve(place(SNAIL, 318, 572, 12, 0.9)), "url(#spire)"),
            line(
                "".join(
                    curve(
                        place([(u, -10 - u * 0.06), (u + 4, 0), (u, 8)], 318, 572, 12, 0.9), False
                    )
                    for u in (15, 24, 35)
                ),
                "#4a3020",
                1.6,
                0.6,
            ),
            filter="url(#spire-form)",
        ),
    )
)
P.add(bubbles("bubbles", [(60, 210, 6), (68, 184, 4), (424, 220, 5), (432, 196, 3)]))
P.foot("#0b1730", 0.7, 600).vignette(o=0.42).grain()
P.save()
proof(P.file)
