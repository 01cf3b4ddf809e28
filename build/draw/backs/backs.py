"""The five card backs, one family: contour lines of the sea bed, a lit medallion with one large motif, a frame with swell.

consumer = a fish in a curve (blue), producer = a forked wrack with bladders (green), policy = an open book with a wave and a
pennant (slate violet), player = the six habitats round a drop of amber (ink blue), pressure = the falling triangle (magenta).
"""

import math
import sys

sys.path.insert(0, __file__.rsplit("/backs/", 1)[0])
from kit import *

CX, CY = 240, 360


def ground(name, title, tones, line_colour, seed):
    """The common back: returns the picture, ready for its motif."""
    P = Pic(name, title, folder="backs")
    P.d(rad("deep", (0, tones[0]), (0.45, tones[1]), (1, tones[2]), cx=CX, cy=CY, r=440))
    P.add(g("ground", el("rect", width=480, height=720, fill="url(#deep)")))

    def ring(radius, amp, phase):
        out = []
        for k in range(44):
            a = k / 44 * math.tau
            wobble = amp * math.sin(3 * a + phase + seed) + amp * 0.35 * math.sin(5 * a - phase * 2)
            out.append(
                (CX + (radius + wobble) * math.cos(a), CY + (radius * 1.18 + wobble) * math.sin(a))
            )
        return curve(out)

    lines = []
    for i in range(13):
        strong = i % 3 == 0
        lines.append(
            line(
                ring(196 + i * 25, 8 + i * 1.6, 0.5 + i * 0.16),
                line_colour,
                2.2 if strong else 1.3,
                n(0.5 - 0.02 * i),
            )
        )
    P.add(g("contours", *lines))
    return P


def medallion(P, light, mid, dark, rim):
    P.d(rad("medal", (0, light), (0.6, mid), (1, dark), cx=CX - 30, cy=CY - 60, r=240))
    P.add(
        g(
            "medallion",
            circle(CX, CY, 176, light, opacity=0.34, filter=P.soft(20)),
            circle(CX, CY, 168, "url(#medal)"),
            circle(CX, CY, 168, "none", stroke=rim, stroke_width=4, stroke_opacity=0.9),
            circle(CX, CY, 157, "none", stroke=rim, stroke_width=1.4, stroke_opacity=0.7),
        )
    )


def finish(P, line_colour, jewel, seed):
    def swell(y, amp):
        return curve(
            [(x, y + (amp if i % 2 else -amp)) for i, x in enumerate(range(40, 450, 30))], False
        )

    P.add(
        g(
            "border",
            el(
                "rect",
                x=20,
                y=20,
                width=440,
                height=680,
                rx=20,
                fill="none",
                stroke=line_colour,
                stroke_width=3,
                stroke_opacity=0.75,
            ),
            el(
                "rect",
                x=30,
                y=30,
                width=420,
                height=660,
                rx=13,
                fill="none",
                stroke=jewel,
                stroke_width=1.6,
                stroke_opacity=0.75,
            ),
            *[line(swell(y, 5), line_colour, 2.6, 0.6) for y in (58, 74, 646, 662)],
        )
    )
    P.add(
        bubbles(
            "bubbles",
            [
                (84, 132, 9),
                (102, 106, 5),
                (394, 592, 9),
                (411, 566, 5),
                (397, 122, 6),
                (88, 600, 6),
            ],
        )
    )
    P.motes(30, seed, 0.5)
    P.vignette(cy=360, r=480).grain()
    P.save()
    return P.file


def back_consumer():
    P = ground(
        "back_consumer",
        "Back of a consumer card",
        ("#2b84b0", "#12507f", "#061a33"),
        "#8fc9e6",
        0.3,
    )
    medallion(P, "#5fb6dc", "#1f74a8", "#0c3f70", "#d6effa")
    P.d(
        form("fish-form", "#ffffff", 0.9, 2, 4, 2, "#0a3658", 0.55, -3, -12, 10),
        lin("fish-fill", "#fdfaf0", "#d9ecef", "#9cc6d6", y1=250, y2=460),
        clip("medal-clip", f"M{CX - 156} {CY}a156 156 0 1 0 312 0a156 156 0 1 0 -312 0Z"),
    )
    swirl = [
        curve(
            [
                (CX - 170, y),
                (CX - 80, y - 20),
                (CX + 10, y + 10),
                (CX + 90, y - 16),
                (CX + 170, y + 4),
            ],
            False,
        )
        for y in (444, 466, 488, 262, 240)
    ]
    # a fish bent over its back: the spine is an arc, everything else is measured along it
    spine = [(98, 392), (132, 350), (186, 318), (246, 316), (300, 344), (340, 396)]
    widths = [5, 38, 55, 52, 34, 13]
    along = sample(spine, 4)

    def beside(t, k):
        """The point at t along the spine, k half widths above (negative) or below it."""
        x, y, nx, ny, _ = along[round(t * (len(along) - 1))]
        w = width_at(widths, t) * k
        return (x + nx * w, y + ny * w)

    body = taper(spine, widths, 16)
    corner = lambda q: (*q, "c")
    (tx, ty), (ux, uy) = beside(1, 0), beside(0.94, 0)
    d = math.dist((tx, ty), (ux, uy))
    ex, ey = (tx - ux) / d, (ty - uy) / d
    tail = [
        corner(beside(0.96, -1)),
        (tx + ex * 36 + ey * 34, ty + ey * 36 - ex * 34, "c"),
        (tx + ex * 26, ty + ey * 26),
        (tx + ex * 36 - ey * 46, ty + ey * 36 + ex * 46, "c"),
        corner(beside(0.96, 1)),
    ]
    dorsal = [
        corner(beside(0.36, -0.9)),
        beside(0.42, -1.62),
        corner(beside(0.6, -1.7)),
        corner(beside(0.72, -0.9)),
    ]
    ventral = [
        corner(beside(0.62, 0.9)),
        beside(0.68, 1.7),
        corner(beside(0.78, 1.9)),
        corner(beside(0.84, 0.9)),
    ]
    pectoral = [
        corner(beside(0.31, 0.3)),
        beside(0.42, 0.34),
        corner(beside(0.5, 0.86)),
        beside(0.38, 0.8),
    ]
    belly = curve(
        [corner(beside(0.02, 0.4))]
        + [beside(t / 20, 0.42) for t in range(2, 19)]
        + [corner(beside(0.96, 0.5))]
        + [beside(t / 20, 0.99) for t in range(18, 1, -1)]
    )
    gill = curve([beside(0.25, -0.86), beside(0.285, 0), beside(0.25, 0.86)], False)
    side = curve([beside(0.3 + 0.06 * k, -0.14) for k in range(12)], False)
    scales = "".join(
        curve([beside(t, k - 0.15), beside(t + 0.025, k), beside(t, k + 0.15)], False)
        for k in (-0.62, -0.34, 0.1)
        for t in [0.36 + 0.06 * q for q in range(9)]
    )
    rays = "".join(
        f"M{n(a[0])} {n(a[1])}L{n(b[0])} {n(b[1])}"
        for a, b in [
            (beside(0.42 + 0.07 * q, -1.02), beside(0.45 + 0.05 * q, -1.5)) for q in range(4)
        ]
    )
    eye = beside(0.13, -0.3)
    P.add(
        g("swirl", line("".join(swirl), "#d6effa", 3, 0.4), clip_path="url(#medal-clip)"),
        g(
            "fish",
            path(curve(dorsal) + curve(ventral) + curve(tail), "#9cc8d8"),
            path(body, "url(#fish-fill)"),
            filter="url(#fish-form)",
        ),
        g(
            "marks",
            path(belly, "#ffffff", opacity=0.65),
            line(scales, "#3f82a4", 2.4, 0.5),
            line(gill, "#2a6d90", 4.5, 0.75),
            line(side, "#2a6d90", 3, 0.6),
            line(rays, "#2a6d90", 3, 0.6),
            path(curve(pectoral), "#b9d8e0"),
            line(curve(pectoral), "#2a6d90", 2.4, 0.7),
            circle(*eye, 12, "#f2a93b"),
            circle(*eye, 7, "#0b2233"),
            circle(eye[0] - 3, eye[1] - 4, 2.6, "#fff"),
            line(curve([beside(0.005, 0.5), beside(0.05, 0.36)], False), "#2a6d90", 3.4, 0.8),
        ),
        bubbles("breath", [(112, 318, 8), (126, 288, 5.5), (114, 266, 4)]),
    )
    return finish(P, "#bfe3f2", "#f2a93b", 3)


def back_producer():
    P = ground(
        "back_producer",
        "Back of a producer card",
        ("#3f9a68", "#1a6148", "#06281f"),
        "#a9dcb0",
        1.4,
    )
    medallion(P, "#9fd08a", "#3f9466", "#155443", "#e9f7d8")
    P.d(
        form("wrack-form", "#fffbd8", 0.85, 1.5, 3, 1.6, "#0f3a2a", 0.55, -2, -7, 6),
        lin("wrack", "#f6efb4", "#cfd884", "#7fae5a", y1=220, y2=500),
    )
    levels, floats, tips = {0: [], 1: [], 2: [], 3: []}, [], []
    widths = (22, 19, 16, 13)

    def branch(x, y, a, length, depth, bend):
        x2, y2 = x + length * math.sin(a), y - length * math.cos(a)
        mx, my = (x + x2) / 2 + bend * math.cos(a), (y + y2) / 2 + bend * math.sin(a)
        levels[depth].append(f"M{n(x)} {n(y)}Q{n(mx)} {n(my)} {n(x2)} {n(y2)}")
        if depth in (1, 2):
            for s in (-1, 1):
                floats.append((mx + s * 12 * math.cos(a), my + s * 12 * math.sin(a)))
        if depth == 3:
            tips.append((x2, y2, a))
            return
        spread = (0.46, 0.36, 0.3)[depth]
        for s in (-1, 1):
            branch(x2, y2, a + s * spread, length * 0.83, depth + 1, s * 5)

    branch(CX, CY + 132, 0, 82, 0, 0)
    heads = "".join(
        curve(place([(-9, 6), (-11, -12), (0, -27, "c"), (11, -12), (9, 6)], x, y, math.degrees(a)))
        for x, y, a in tips
    )
    P.add(
        g(
            "wrack-plant",
            *[
                el(
                    "path",
                    d="".join(levels[k]),
                    fill="none",
                    stroke="url(#wrack)",
                    stroke_width=widths[k],
                    stroke_linecap="round",
                )
                for k in levels
            ],
            path(heads, "#fbe9a0"),
            path(
                curve(
                    [
                        (CX - 46, CY + 142),
                        (CX - 14, CY + 122),
                        (CX + 14, CY + 122),
                        (CX + 46, CY + 142),
                        (CX, CY + 148),
                    ]
                ),
                "#a9bd68",
            ),
            filter="url(#wrack-form)",
        ),
        g("midribs", line("".join("".join(v) for v in levels.values()), "#5b8a48", 2.4, 0.65)),
        g(
            "bladders",
            *[
                gg(circle(x, y, 10.5, "#f2b64e"), circle(x - 3, y - 3.4, 3.4, "#fff6d0"))
                for x, y in floats
            ],
        ),
    )
    return finish(P, "#cfeec8", "#f2a93b", 8)


def back_policy():
    P = ground(
        "back_policy", "Back of a policy card", ("#6d74a8", "#3d4478", "#141838"), "#b9bee6", 2.2
    )
    medallion(P, "#a9aedd", "#565d9c", "#2b316a", "#e6e8fa")
    P.d(
        form("book-form", "#ffffff", 0.7, 1, 3, 1.6, "#1d2150", 0.5, -2, -9, 8),
        lin("page", "#fffaf0", "#f1e6cf", "#c9bfb4", y1=270, y2=470),
        lin("page-in", (0, "#6a5f7c", 0.55), (1, "#6a5f7c", 0), x1=240, y1=0, x2=300, y2=0),
        lin("page-out", (0, "#6a5f7c", 0.55), (1, "#6a5f7c", 0), x1=240, y1=0, x2=180, y2=0),
    )
    right = [
        (240, 306, "c"),
        (282, 286),
        (330, 282),
        (366, 292, "c"),
        (366, 436, "c"),
        (326, 428),
        (280, 432),
        (240, 452, "c"),
    ]
    left = [(480 - x, y, *c) for x, y, *c in right]
    cover = [
        (240, 322, "c"),
        (290, 300),
        (380, 304, "c"),
        (380, 450, "c"),
        (300, 446),
        (252, 466),
        (228, 466),
        (180, 446),
        (100, 450, "c"),
        (100, 304, "c"),
        (190, 300),
    ]
    text = "".join(
        curve([(262, y), (300, y - 12), (346, y - 12)], False) for y in (398, 416)
    ) + "".join(
        curve([(218, y), (180, y - 12), (134, y - 12)], False) for y in (334, 352, 370, 388, 406)
    )
    wave = [
        (254, 384, "c"),
        (262, 346),
        (288, 322),
        (316, 326),
        (332, 342),
        (326, 358),
        (314, 350),
        (300, 352),
        (300, 370),
        (322, 380),
        (352, 372, "c"),
        (352, 386, "c"),
        (300, 384),
    ]
    pennant = f"M{CX - 26} 226H{CX + 26}V{318}L{CX} 296L{CX - 26} 318Z"
    P.add(
        g("book-cover", path(curve(cover), "#2463b5"), filter="url(#book-form)"),
        g(
            "book",
            path(curve(left), "url(#page)"),
            path(curve(right), "url(#page)"),
            filter="url(#book-form)",
        ),
        g("fold", path(curve(left), "url(#page-out)"), path(curve(right), "url(#page-in)")),
        g(
            "lines",
            line(text, "#8f86a8", 4, 0.7),
            path(curve(wave), "#2d8bb0"),
            line(curve([(268, 376), (276, 348), (298, 334), (318, 338)], False), "#e8f7fa", 3, 0.8),
        ),
        g(
            "pennant",
            path(pennant, "#f2a93b"),
            path(f"M{CX} 226H{CX + 26}V318L{CX} 296Z", "#a85a1a", opacity=0.22),
            line(f"M{CX - 13} 262l10 10l18-20", "#fffaf0", 8, 1, stroke_linejoin="round"),
            filter="url(#book-form)",
        ),
    )
    return finish(P, "#d9dcf4", "#f2a93b", 5)


def back_player():
    P = ground(
        "back_player",
        "Back of a player's own card",
        ("#1f7a8a", "#124a66", "#06192c"),
        "#8fd6d0",
        0,
    )
    P.d(
        form("leaf-form", "#fffbe6", 0.85, 1.5, 3.5, 2, "#04121f", 0.6, -2, -9, 8),
        rad(
            "amber", (0, "#fff3c2"), (0.4, "#f9c04f"), (1, "#c06a17"), cx=CX - 12, cy=CY - 16, r=70
        ),
        form("amber-form", "#fffdf0", 0.9, 2, 4, 2, "#7a3206", 0.7, -4, -9, 8),
    )
    leaves = []
    for i, key in enumerate(("ice", "open_water", "rock", "mud", "river", "coast")):
        turn = i * 60
        whole = place(
            [(0, -58, "c"), (38, -104), (42, -142), (0, -210, "c"), (-42, -142), (-38, -104)],
            CX,
            CY,
            turn,
        )
        half = place([(0, -58, "c"), (38, -104), (42, -142), (0, -210, "c")], CX, CY, turn)
        rib = curve(place([(0, -70), (0, -194)], CX, CY, turn), False)
        veins = "".join(
            curve(
                place(
                    [
                        (0, -92 - k * 22),
                        (s * 12, -107 - k * 22),
                        (s * (25 - k * 2.6), -118 - k * 22),
                    ],
                    CX,
                    CY,
                    turn,
                ),
                False,
            )
            for k in range(4)
            for s in (-1, 1)
        )
        leaves.append(
            gg(
                path(curve(whole), HABITAT[key]),
                path(curve(half), "#04121f", opacity=0.16),
                line(rib, "#fff8e0", 1.8, 0.6),
                line(veins, "#fff8e0", 1.5, 0.4),
            )
        )
    drop = [(0, -62, "c"), (28, -22), (41, 14), (26, 44), (0, 52), (-26, 44), (-41, 14), (-28, -22)]
    P.add(
        g("halo", circle(CX, CY, 160, "#7fe0d4", opacity=0.35, filter=P.soft(26))),
        g("six-habitats", *leaves, filter="url(#leaf-form)"),
        g(
            "amber-drop",
            circle(CX, CY, 68, "#06192c", opacity=0.6),
            gg(path(curve(place(drop, CX, CY)), "url(#amber)"), filter="url(#amber-form)"),
            line(f"M{CX - 19} {CY - 4}q3 -16 12 -27", "#fff", 5, 0.85),
            line(f"M{CX - 20} {CY + 26}q12 14 30 12", "#fff3c2", 3.4, 0.7),
        ),
    )
    return finish(P, "#d9f3e2", "#f2a93b", 3)


def back_pressure():
    P = ground(
        "back_pressure",
        "Back of a pressure card",
        ("#a8507c", "#6a2a58", "#240f2a"),
        "#e0a0b8",
        3.1,
    )
    medallion(P, "#e09aae", "#94406e", "#4d2549", "#ffe3ee")
    P.d(
        form("stone-form", "#ffe6ee", 0.75, 1.5, 4, 2, "#1c0a20", 0.65, -4, -14, 10),
        lin("stone", "#6b3358", "#4a2246", "#2b1430", y1=250, y2=490),
        clip("medal-clip", f"M{CX - 156} {CY}a156 156 0 1 0 312 0a156 156 0 1 0 -312 0Z"),
    )
    corners = [(CX - 118, CY - 84), (CX + 118, CY - 84), (CX, CY + 122)]
    outline = ""
    for i, b in enumerate(corners):
        a, c = corners[i - 1], corners[(i + 1) % 3]
        toward = lambda p, d: (
            b[0] + (p[0] - b[0]) * d / math.dist(p, b),
            b[1] + (p[1] - b[1]) * d / math.dist(p, b),
        )
        s, e = toward(a, 30), toward(c, 30)
        outline += f"{'L' if i else 'M'}{n(s[0])} {n(s[1])}Q{n(b[0])} {n(b[1])} {n(e[0])} {n(e[1])}"
    outline += "Z"
    arrow = f"M{CX - 20} {CY - 62}H{CX + 20}V{CY + 4}H{CX + 52}L{CX} {CY + 68}L{CX - 52} {CY + 4}H{CX - 20}Z"
    rings = [
        el(
            "path",
            d=outline,
            fill="none",
            stroke="#ffe3ee",
            stroke_width=2.4,
            stroke_opacity=n(0.6 - k * 0.15),
            transform=f"translate({CX} {CY - 6}) scale({1.16 + k * 0.17:.2f}) translate({-CX} {-CY + 6})",
        )
        for k in range(4)
    ]
    P.add(
        g("waves-of-it", *rings, clip_path="url(#medal-clip)"),
        g("triangle", path(outline, "url(#stone)"), filter="url(#stone-form)"),
        g(
            "triangle-edge",
            el(
                "path",
                d=outline,
                fill="none",
                stroke="#ffe3ee",
                stroke_width=5,
                stroke_linejoin="round",
            ),
        ),
        g(
            "arrow",
            path(arrow, "#fff4f0", stroke="#fff4f0", stroke_width=8, stroke_linejoin="round"),
            filter="url(#stone-form)",
        ),
    )
    return finish(P, "#f6cfdc", "#f2a93b", 6)


if __name__ == "__main__":
    for draw in (back_consumer, back_producer, back_policy, back_player, back_pressure):
        draw()
