"""Spiny naiad, close by. Landmarks: brittle glassy stem as thick as a finger here, forked like an elk's antler, with
scattered brown-tipped prickles; leaves in threes and twos at each fork, stiff, straight or slightly recurved, 5 times as long as
broad, with a broad clasping base; both edges and the back carry large triangular saw teeth, 7-8 a side, each ending in a red-brown spine: a sawfish
outline that must survive at 110 px. Warm brackish bay, mud, late light; a small snail on a leaf."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *
from plants_kit import along, grow, threads

P = Pic("najas_marina", "Spiny naiad, Najas marina")
r = rng(6)
P.water("weed", glow=(150, 90, 460), go=0.7, split=(0, 0.25, 0.55, 0.95)).surface(100, 0.5, seed=17)
P.shafts(((20, 60, 120), (150, 50, 90), (280, 40, 110)), lean=90, o=0.5)
P.d(
    olin("leaf-light", "#dff08a", "#a3cf57", "#4d9a4c"),
    olin("leaf-dark", "#8fbf5a", "#5a9a50", "#2c6b48"),
    lin("stem", "#dbe08a", "#a9b458", "#6f7f44", y1=120, y2=580),
    form("leaf-form", "#fdffcc", 0.85, 1, 3, 1.1, "#08372f", 0.55, -1, -6, 5, box=True),
    form("stem-form", "#fffbd0", 0.85, 3, 1.5, 1.2, "#0b3028", 0.55, -4, 0, 4, box=True),
)

TEETH = 7


def saw_leaf(x, y, angle, length, bend, q, tone, width=0.08):
    """A sawn leaf along a bent spine: outline, the middle nerve, red-brown spine tips."""
    spine = grow(x, y, angle, length, bend, 6)
    S = sample(spine, length / (TEETH * 4))
    half = lambda t: length * width * (1.35 - 0.5 * t if t < 0.1 else 1 - 0.55 * max(0, t - 0.1))
    tips, sides = [], {1: [], -1: []}
    for s in (1, -1):
        for i, (px, py, nx, ny, t) in enumerate(S[:-1]):
            w = half(t)
            dx, dy = ny, -nx
            if i % 4 == 2 and i > 2:  # a tooth: up steeply, pointing forward
                reach = w + length * 0.062 * (1.1 - 0.4 * t)
                ahead = length * 0.035
                tip = (px + s * nx * reach + dx * ahead, py + s * ny * reach + dy * ahead)
                sides[s].append((*tip, "c"))
                tips.append(
                    (
                        (
                            px + s * nx * reach * 0.8 + dx * ahead * 0.5,
                            py + s * ny * reach * 0.8 + dy * ahead * 0.5,
                        ),
                        tip,
                        (dx, dy),
                        (nx * s, ny * s),
                    )
                )
            elif i % 4 in (0, 3):
                sides[s].append((px + s * nx * w, py + s * ny * w, "c"))
    ex, ey, nx, ny, _ = S[-1]
    dx, dy = ny, -nx
    apex = (ex + dx * length * 0.05, ey + dy * length * 0.05)
    tips.append(((ex, ey), apex, (dx, dy), (nx, ny)))
    outline = sides[1] + [(*apex, "c")] + sides[-1][::-1]
    outline[0] = (*outline[0][:2], "c")
    outline[-1] = (*outline[-1][:2], "c")
    shade = [(px, py) for px, py, *_ in S[::3]] + [
        (px - nx * half(t) * 0.96, py - ny * half(t) * 0.96) for px, py, nx, ny, t in S[::-3]
    ]
    spines = threads([[a, (b[0] + d[0] * 2, b[1] + d[1] * 2)] for a, b, d, _ in tips])
    back = "".join(
        f"M{n(px)} {n(py)}l{n(-nx * 2 + ny * 8)} {n(-ny * 2 - nx * 8)}"
        for px, py, nx, ny, t in S[6:-4:6]
    )
    return gg(
        gg(
            path(curve(outline, k=0.2), f"url(#{tone})"),
            path(curve(shade, k=0.2), "#0b4a3a", opacity=0.2),
            filter="url(#leaf-form)",
        ),
        line(curve(spine, False), "#2b6a3e", 2.4, 0.5),
        line(curve(spine, False), "#f6ffc0", 1.2, 0.75, transform="translate(-1 -1)"),
        line(back, "#8a3f24", 2.4, 0.8),
        line(spines, "#a5482a", 3.6),
    )


def far_leaf(x, y, angle, length, bend):
    spine = grow(x, y, angle, length, bend)
    S = sample(spine, length / 14)
    out = []
    for s in (1, -1):
        side = [
            (
                px + s * nx * length * (0.12 if i % 2 else 0.05),
                py + s * ny * length * (0.12 if i % 2 else 0.05),
                "c",
            )
            for i, (px, py, nx, ny, t) in enumerate(S[:-1])
        ]
        out += side if s > 0 else [(S[-1][0], S[-1][1], "c")] + side[::-1]
    return curve(out)


far = ""
for x, h, lean in ((60, 300, 6), (400, 260, -8), (300, 190, 10), (170, 170, -4)):
    stem = grow(x, 580, 90 + lean, h, -lean * 2)
    far += taper(stem, [4, 4, 3], 40)
    for i, (px, py, a, t) in enumerate(along(stem, 46)):
        if i:
            far += "".join(far_leaf(px, py, a + s, 62, -s * 0.3) for s in (52, -52))
P.add(g("far-stand", path(far, "#4f9478"), opacity=0.55, filter=P.soft(1.2)))
P.motes(50, 11, 0.55)
P.bottom("mud", 566, 15)

q = rng(3)
main = [(230, 610), (232, 520), (222, 430), (236, 340), (240, 310)]
left = [(238, 322), (206, 252), (176, 196), (164, 150)]
right = [(238, 322), (288, 262), (322, 214), (336, 186)]
low = [(226, 470), (300, 428), (356, 402)]


def stem_part(spine, w0, w1):
    body = taper(spine, [w0, (w0 + w1) / 2, w1], 20)
    prickles = threads(
        [
            [
                (x + s * nx * w0 * 0.8, y + s * ny * w0 * 0.8),
                (x + s * nx * (w0 + 9) + ny * 4, y + s * ny * (w0 + 9) - nx * 4),
            ]
            for k, (x, y, nx, ny, t) in enumerate(sample(spine, 27))
            for s in ((1,) if k % 2 else (-1,))
            if 0.1 < t < 0.92
        ]
    )
    return gg(
        gg(path(body, "url(#stem)"), filter="url(#stem-form)"), line(prickles, "#a5482a", 3.4)
    )


def node(x, y, leaves, tone):
    return "".join(saw_leaf(x, y, a, length, bend, q, tone) for a, length, bend in leaves)


P.add(
    g(
        "leaves-behind",
        node(230, 572, [(154, 140, -20), (24, 150, 22), (60, 120, 0), (118, 110, 0)], "leaf-dark"),
        node(226, 470, [(150, 150, -24), (40, 110, 20)], "leaf-dark"),
        node(238, 322, [(92, 150, 12)], "leaf-dark"),
    ),
    g(
        "stems",
        stem_part(low, 6.5, 5),
        stem_part(left, 7.5, 6),
        stem_part(right, 7.5, 6),
        stem_part(main, 9.5, 8),
    ),
    g("leaves-low", node(356, 402, [(66, 128, 10), (14, 108, 22), (-40, 110, 26)], "leaf-light")),
    g(
        "leaves-node",
        node(226, 474, [(190, 172, -34)], "leaf-light"),
        node(236, 326, [(176, 176, -30), (2, 178, 26)], "leaf-light"),
    ),
    g(
        "leaves-left",
        node(
            164, 160, [(176, 122, -30), (124, 108, -12), (84, 112, 4), (40, 112, 20)], "leaf-light"
        ),
    ),
    g(
        "leaves-right",
        node(336, 194, [(128, 104, -10), (90, 112, 4), (52, 116, 10), (6, 112, 28)], "leaf-light"),
    ),
)


# pond snail on a leaf
P.d(
    olin("snailfill", "#f0d79a", "#b07f45", "#6a4526"),
    form("snail-form", "#fff6d8", 0.85, 1, 2.4, 1.2, "#2a160c", 0.5, -1, -4, 3),
)
SX, SY = 128, 276
P.add(
    g(
        "snail",
        gg(
            path(
                curve(
                    [
                        (SX - 22, SY + 4),
                        (SX - 6, SY - 2),
                        (SX + 20, SY - 2),
                        (SX + 30, SY + 3),
                        (SX + 10, SY + 8),
                        (SX - 14, SY + 8),
                    ]
                ),
                "#8d7a5e",
            ),
            path(
                curve(
                    [
                        (SX - 16, SY - 20, "c"),
                        (SX + 2, SY - 22),
                        (SX + 20, SY - 12),
                        (SX + 18, SY + 2),
                        (SX, SY + 3),
                        (SX - 10, SY - 6),
                    ]
                ),
                "url(#snailfill)",
            ),
            line(
                f"M{SX - 8} {SY - 19}q4 8 -2 12M{SX + 2} {SY - 21}q8 10 0 22", "#5a3a20", 1.6, 0.6
            ),
            line(f"M{SX + 27} {SY + 1}l6 -9", "#8d7a5e", 2),
            filter="url(#snail-form)",
        ),
    )
)
P.add(bubbles("bubbles", [(400, 130, 5), (408, 106, 3.4), (398, 90, 2.4), (70, 236, 4)]))
P.foot("#1f1a14", 0.7, 590).vignette("#10241c", o=0.45).grain()
P.save()
proof(P.file)
