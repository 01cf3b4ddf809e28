"""The five element cards: each shows its own sign, large and solid, in the light of its colour.

sunlight = disc with hand-cut rays over the swell, oxygen = three bubbles rising from pearling weed, salinity = hopper crystals
of salt over the halocline, nutrients = two sparks in the whirls of a bloom, temperature = a thermometer standing in warm water.
"""

import math
import sys

sys.path.insert(0, __file__.rsplit("/elements/", 1)[0])
from kit import *

CX = 240


def sunlight():
    P = Pic("sunlight", "Element: sunlight", folder="elements")
    r = rng(6)
    cy, level = 268, 410
    P.d(
        rad(
            "air",
            (0, "#fff7d0"),
            (0.22, "#fdd579"),
            (0.6, "#f2a93b"),
            (1, "#c8752a"),
            cx=CX,
            cy=cy,
            r=430,
        ),
        rad(
            "disc", (0, "#fffdf0"), (0.55, "#ffe9a0"), (1, "#ffc956"), cx=CX - 20, cy=cy - 26, r=104
        ),
        lin(
            "sea-fill",
            (0, "#f6c768"),
            (0.10, "#8fb08a"),
            (0.3, "#2f8290"),
            (1, "#0a2f48"),
            y1=level,
            y2=720,
        ),
        form("ray-form", "#fffbe0", 0.9, 1, 2, 1, "#b5651d", 0.45, -2, -5, 5, box=True),
        form("disc-form", "#ffffff", 0.8, 2, 4, 3, "#e0852a", 0.6, -4, -10, 10, box=True),
        clip("air-clip", f"M0 0H480V{level + 8}H0Z"),
        lin("beam", (0, "#ffe9a8", 0.95), (1, "#ffe9a8", 0), y1=level, y2=690),
        caustic_filter("net", 0.012, 0.045, 12),
        lin("net-fade", (0, "#fff", 1), (1, "#fff", 0), y1=level, y2=540),
        f'<mask id="net-mask"><rect y="{level}" width="480" height="140" fill="url(#net-fade)"/></mask>\n',
    )
    long_rays, short_rays = [], []
    for i in range(24):
        long = i % 2 == 0
        a = math.radians(i * 15 - 90)
        reach = (236 if long else 184) * r.uniform(0.95, 1.05)
        w = 16 if long else 9
        c, s = math.cos(a), math.sin(a)
        b = math.radians(r.uniform(-2, 2))
        mid = 118 + (reach - 118) * 0.45
        ray = [
            (CX + c * 118 - s * w, cy + s * 118 + c * w, "c"),
            (CX + c * mid - s * w * 0.62, cy + s * mid + c * w * 0.62),
            (CX + math.cos(a + b) * reach, cy + math.sin(a + b) * reach, "c"),
            (CX + c * mid + s * w * 0.62, cy + s * mid - c * w * 0.62),
            (CX + c * 118 + s * w, cy + s * 118 - c * w, "c"),
        ]
        (long_rays if long else short_rays).append(curve(ray))
    top = [
        (-20, 740, "c"),
        (-20, level, "c"),
        (50, level - 10),
        (130, level + 8),
        (220, level - 8),
        (310, level + 9),
        (400, level - 8),
        (500, level + 4, "c"),
        (500, 740, "c"),
    ]
    P.d(clip("sea-clip", curve(top)))
    beams = [(-170, 16), (-100, 22), (-26, 28), (52, 20), (118, 24), (190, 14)]
    P.add(
        g("air-layer", el("rect", width=480, height=level + 20, fill="url(#air)")),
        g("glow-ring", circle(CX, cy, 190, "#fff6c8", opacity=0.45, filter=P.soft(26))),
        g(
            "rays",
            gg(path("".join(short_rays), "#f7b84c"), filter="url(#ray-form)"),
            gg(path("".join(long_rays), "#ffe08a"), filter="url(#ray-form)"),
            clip_path="url(#air-clip)",
        ),
        g(
            "disc-layer",
            circle(CX, cy, 106, "#e8902f", opacity=0.5),
            gg(circle(CX, cy, 98, "url(#disc)"), filter="url(#disc-form)"),
            line(f"M{CX - 70} {cy - 34}A78 78 0 0 1 {CX - 10} {cy - 76}", "#ffffff", 7, 0.8),
        ),
        g("sea-layer", path(curve(top), "url(#sea-fill)")),
        g(
            "beams",
            *[
                path(
                    f"M{CX + dx - w} {level}H{CX + dx + w}L{CX + dx * 2.1 + w * 2.4:.0f} 700H{CX + dx * 2.1 - w * 2.4:.0f}Z",
                    "url(#beam)",
                )
                for dx, w in beams
            ],
            filter=P.soft(7),
            opacity=0.55,
            style="mix-blend-mode:screen",
        ),
        g(
            "light-net",
            gg(
                gg(
                    el(
                        "rect", y=level - 12, width=480, height=150, fill="#fff", filter="url(#net)"
                    ),
                    mask="url(#net-mask)",
                ),
                clip_path="url(#sea-clip)",
            ),
            opacity=0.95,
        ),
        g(
            "swell-edge",
            line(curve(top[1:-1], False), "#fff3c4", 4, 0.95),
            line(curve([(x, y + 9) for x, y, *_ in top[1:-1]], False), "#fff3c4", 1.6, 0.5),
        ),
        g(
            "weeds",
            path(
                tuft(56, 735, 190, 9, r, 0.5, 10, 0.12)
                + tuft(430, 735, 210, 10, r, 0.5, 10, -0.1)
                + tuft(330, 740, 120, 7, r, 0.5, 8, 0.1)
                + tuft(150, 740, 110, 7, r, 0.5, 8, 0.1),
                "#0d4250",
                opacity=0.9,
            ),
        ),
    )
    P.motes(40, 4, 0.8, (0, 430, 480, 700), "#fff2c0")
    P.add(bubbles("bubbles", [(180, 560, 5), (188, 534, 3.5), (306, 600, 6), (300, 570, 3)]))
    P.grain()
    P.save()


def big_bubble(P, name, x, y, r):
    """A bubble as the eye sees it: dark rim, bright lower crescent, a window of light up left."""
    P.d(
        rad(
            f"air-{name}",
            (0, "#ffffff", 0.42),
            (0.62, "#bfe9fb", 0.16),
            (0.88, "#1f74b0", 0.3),
            (1, "#0b4a80", 0.62),
            cx=x - r * 0.2,
            cy=y - r * 0.26,
            r=r * 1.22,
        )
    )
    window = [
        (x - r * 0.62, y - r * 0.18),
        (x - r * 0.52, y - r * 0.5),
        (x - r * 0.2, y - r * 0.66),
        (x - r * 0.16, y - r * 0.42),
        (x - r * 0.34, y - r * 0.16),
        (x - r * 0.5, y - r * 0.04),
    ]
    crescent = f"M{n(x - r * 0.3)} {n(y + r * 0.78)}A{n(r * 0.84)} {n(r * 0.84)} 0 0 0 {n(x + r * 0.8)} {n(y + r * 0.26)}A{n(r * 1.02)} {n(r * 1.02)} 0 0 1 {n(x - r * 0.3)} {n(y + r * 0.78)}Z"
    return gg(
        circle(x, y, r, f"url(#air-{name})"),
        circle(
            x,
            y,
            r * 0.975,
            "none",
            stroke="#f2fcff",
            stroke_width=n(r * 0.062),
            stroke_opacity=0.95,
        ),
        circle(
            x, y, r * 0.89, "none", stroke="#0d5288", stroke_width=n(r * 0.035), stroke_opacity=0.5
        ),
        path(crescent, "#eafaff", opacity=0.75),
        path(curve(window), "#ffffff", opacity=0.92),
        circle(x + r * 0.46, y - r * 0.52, r * 0.07, "#ffffff", opacity=0.9),
    )


def oxygen():
    P = Pic("oxygen", "Element: oxygen", folder="elements")
    r = rng(12)
    P.d(
        lin("sea-fill", "#eefafc", (0.22, "#9bdaf4"), (0.58, "#4aa6dc"), (1, "#0f4f86")),
        rad("halo", (0, "#ffffff", 0.75), (1, "#cdeefb", 0), cx=210, cy=310, r=280),
        olin("blade", "#a9d68a", "#4f9a6a", "#1d5a5e"),
        form("blade-form", "#f4ffd8", 0.7, -1.5, 1, 1, "#0c4a5a", 0.5, 3, 0, 3),
    )
    P.add(
        g(
            "sea",
            el("rect", width=480, height=720, fill="url(#sea-fill)"),
            el("rect", width=480, height=720, fill="url(#halo)"),
        )
    )
    P.surface(120, 0.7, 6)
    P.shafts(o=0.3)
    P.add(
        g(
            "weeds-far",
            path(
                tuft(90, 730, 210, 8, r, 0.5, 8, 0.1)
                + tuft(390, 730, 230, 8, r, 0.5, 8, -0.1)
                + tuft(250, 735, 170, 7, r, 0.5, 8, 0.1),
                "#2b84ab",
                opacity=0.55,
            ),
        )
    )
    blades = []
    for x, h, lean in [
        (60, 180, 18),
        (96, 240, 34),
        (140, 170, 30),
        (196, 130, 10),
        (300, 150, -16),
        (352, 200, -24),
        (398, 260, -30),
        (434, 170, -4),
    ]:
        blades.append(
            taper(
                [
                    (x, 730),
                    (x + lean * 0.2, 730 - h * 0.4),
                    (x + lean, 730 - h * 0.8),
                    (x + lean * 1.7, 730 - h),
                ],
                [9, 11, 9, 3],
                40,
            )
        )
    P.add(g("weeds", path("".join(blades), "url(#blade)"), filter="url(#blade-form)"))
    pearls = (
        [(82 + k * 6, 640 - k * 26, 3 + k % 3) for k in range(6)]
        + [(398 - k * 5, 640 - k * 28, 3 + (k + 1) % 3) for k in range(6)]
        + [(150, 590, 4), (332, 560, 4)]
    )
    small = [
        (108, 474, 13),
        (94, 432, 8),
        (120, 404, 6),
        (388, 316, 10),
        (404, 284, 6),
        (424, 470, 12),
        (440, 436, 7),
        (292, 548, 12),
        (274, 514, 8),
        (90, 250, 8),
        (108, 222, 5),
        (262, 130, 9),
        (246, 108, 6),
        (180, 150, 5),
    ]
    P.add(bubbles("pearls", pearls), bubbles("bubbles", small))
    P.add(
        g(
            "glow-of-bubbles",
            circle(194, 354, 128, "#ffffff", opacity=0.4),
            circle(348, 204, 76, "#ffffff", opacity=0.35),
            filter=P.soft(14),
        )
    )
    P.add(
        g(
            "three-bubbles",
            big_bubble(P, "one", 194, 354, 122),
            big_bubble(P, "two", 346, 204, 70),
            big_bubble(P, "three", 364, 400, 42),
        )
    )
    P.motes(30, 3, 0.6)
    P.vignette("#0b4a78", 0.32).grain()
    P.save()


def crystal(x, y, s, turn, tones):
    """A hopper cube of salt: top, left and right face, each with steps going down into its middle."""
    a, b = math.radians(turn), math.radians(turn + 90)
    u = (s * math.cos(a), s * 0.46 * math.sin(a))
    v = (s * math.cos(b), s * 0.46 * math.sin(b))
    u, v = sorted(
        (u, v), key=lambda q: -q[0]
    )  # u goes right, v goes left (towards the viewer both)
    up = (0, -s * 0.98)
    at = lambda i, j, k: (x + u[0] * i + v[0] * j + up[0] * k, y + u[1] * i + v[1] * j + up[1] * k)
    # v is turned so that both edges run towards the viewer: the near corner is (1, 1)
    faces = [
        (lambda p, q: at(p, q, 1), tones[0]),
        (lambda p, q: at(q, 1, p), tones[1]),
        (lambda p, q: at(1, q, p), tones[2]),
    ]
    out = ""
    for face, tone in faces:
        quad = lambda k: (
            "M"
            + "L".join(
                f"{n(px)} {n(py)}"
                for px, py in (face(k, k), face(1 - k, k), face(1 - k, 1 - k), face(k, 1 - k))
            )
            + "Z"
        )
        out += path(quad(0), tone, stroke=tone, stroke_width=2, stroke_linejoin="round")
        for step, (k, shade) in enumerate(((0.13, 0.1), (0.24, 0.14), (0.34, 0.2))):
            out += path(quad(k), "#3a1f78", opacity=shade)
            lower = face(1 - k, k), face(1 - k, 1 - k), face(k, 1 - k)
            out += line(
                "M" + "L".join(f"{n(px)} {n(py)}" for px, py in lower),
                "#ffffff",
                n(max(1, s * 0.014)),
                n(0.75 - step * 0.15),
                stroke_linejoin="round",
            )
    near = at(1, 1, 1)
    ends = at(0, 1, 1), at(1, 0, 1), at(1, 1, 0)
    edges = "".join(f"M{n(near[0])} {n(near[1])}L{n(px)} {n(py)}" for px, py in ends)
    return out + line(edges, "#ffffff", n(max(1.6, s * 0.022)), 0.95)


def salinity():
    P = Pic("salinity", "Element: salinity", folder="elements")
    r = rng(5)
    P.d(
        lin("sea-fill", "#f4ecff", (0.25, "#cdb7f0"), (0.6, "#9a78d2"), (1, "#4a2f8a"), y2=560),
        rad("halo", (0, "#ffffff", 0.85), (1, "#ffffff", 0), cx=230, cy=270, r=270),
        lin("brine", "#7d5cc0", (0.3, "#55379c"), (1, "#22134f"), y1=500, y2=720),
        lin("crust", "#fbf5ff", "#d5c2f2", "#8f70c8", y1=530, y2=640),
        form("crystal-form", "#ffffff", 0.5, 1, 2, 1.5, "#2a1566", 0.4, -3, -10, 9),
    )
    P.add(
        g(
            "sea",
            el("rect", width=480, height=720, fill="url(#sea-fill)"),
            el("rect", width=480, height=720, fill="url(#halo)"),
        )
    )
    P.surface(120, 0.7, 9, "#ffffff")
    P.shafts(o=0.3)
    halo_line = [
        (-20, 470, "c"),
        (60, 458),
        (150, 474),
        (250, 460),
        (350, 476),
        (430, 462),
        (500, 470, "c"),
    ]
    P.add(
        g(
            "halocline",
            path(
                curve([(-20, 740, "c")] + halo_line + [(500, 740, "c")]),
                "url(#brine)",
                opacity=0.92,
            ),
            line(curve(halo_line, False), "#f0e4ff", 3.4, 0.85),
            line(curve([(x, y + 14) for x, y, *_ in halo_line], False), "#e0ccff", 2, 0.5),
            line(curve([(x + 30, y + 30) for x, y, *_ in halo_line], False), "#d0b8fa", 1.6, 0.35),
        ),
    )
    crumbs = "".join(
        crystal(
            r.uniform(20, 460),
            y,
            r.uniform(10, 22),
            r.uniform(20, 70),
            ("#f4ecff", "#b79aea", "#8d6bc4"),
        )
        for y in sorted(r.uniform(560, 700) for _ in range(18))
    )
    P.add(g("crust-layer", path(hump(606, r, 10, 90), "url(#crust)"), crumbs))
    tones = ("#fbf7ff", "#b496ea", "#7a55b8")
    P.add(g("shadow", ellipse(236, 566, 190, 34, "#1d0f4a", opacity=0.5, filter=P.soft(10))))
    P.add(
        g("crystals-back", crystal(354, 330, 94, 32, tones), filter="url(#crystal-form)"),
        g(
            "crystals",
            crystal(206, 374, 178, 45, tones),
            crystal(92, 500, 70, 58, tones),
            crystal(360, 494, 104, 40, tones),
            filter="url(#crystal-form)",
        ),
    )
    glints = [(206, 190, 20), (354, 236, 14), (360, 386, 12), (90, 430, 10)]
    P.add(
        g(
            "glints",
            path(
                "".join(
                    f"M{x} {y - s}Q{x + s * 0.12:.1f} {y - s * 0.12:.1f} {x + s} {y}Q{x + s * 0.12:.1f} {y + s * 0.12:.1f} {x} {y + s}Q{x - s * 0.12:.1f} {y + s * 0.12:.1f} {x - s} {y}Q{x - s * 0.12:.1f} {y - s * 0.12:.1f} {x} {y - s}Z"
                    for x, y, s in glints
                ),
                "#ffffff",
                opacity=0.95,
            ),
        )
    )
    P.motes(40, 7, 0.7, (0, 60, 480, 560), "#ffffff")
    P.vignette("#2a1560", 0.34).grain()
    P.save()


def spark(x, y, s, k=0.16, stretch=1.12):
    """Four-pointed star: whole outline, and its shaded halves (each ray split along its middle)."""
    tips = [(x, y - s * stretch), (x + s, y), (x, y + s * stretch), (x - s, y)]
    waist = [
        (x + s * k, y - s * k),
        (x + s * k, y + s * k),
        (x - s * k, y + s * k),
        (x - s * k, y - s * k),
    ]
    whole = (
        f"M{n(tips[0][0])} {n(tips[0][1])}"
        + "".join(
            f"Q{n(waist[i][0])} {n(waist[i][1])} {n(tips[(i + 1) % 4][0])} {n(tips[(i + 1) % 4][1])}"
            for i in range(4)
        )
        + "Z"
    )
    middle = [
        ((a[0] + 2 * w[0] + b[0]) / 4, (a[1] + 2 * w[1] + b[1]) / 4)
        for a, w, b in ((tips[i], waist[i], tips[(i + 1) % 4]) for i in range(4))
    ]
    halves = ""
    for i, tip in enumerate(tips):
        m = middle[i] if i in (0, 2) else middle[i]
        w = waist[i]
        ctrl = ((tip[0] + w[0]) / 2, (tip[1] + w[1]) / 2)
        halves += (
            f"M{n(x)} {n(y)}L{n(tip[0])} {n(tip[1])}Q{n(ctrl[0])} {n(ctrl[1])} {n(m[0])} {n(m[1])}Z"
        )
    return whole, halves


def nutrients():
    P = Pic("nutrients", "Element: nutrients", folder="elements")
    r = rng(9)
    P.d(
        rad(
            "sea-fill",
            (0, "#eef9c8"),
            (0.3, "#a5d884"),
            (0.65, "#4f9f55"),
            (1, "#14503f"),
            cx=222,
            cy=320,
            r=440,
        ),
        form("spark-form", "#ffffff", 0.9, 1.5, 4, 2, "#2b6a35", 0.5, -2, -6, 6),
        rad("spark-fill", (0, "#ffffff"), (0.4, "#fdf8cc"), (1, "#f0df7c"), cx=212, cy=320, r=220),
    )
    P.add(g("sea", el("rect", width=480, height=720, fill="url(#sea-fill)")))

    # a bloom seen from above: bands that wind round two eyes
    def whirl(cx, cy, r0, turns, width, tone, opacity, phase):
        pts = []
        for k in range(int(turns * 14)):
            a = phase + k / 14 * math.tau
            rr = r0 * (1 + k * 0.075)
            pts.append((cx + rr * math.cos(a), cy + rr * 0.72 * math.sin(a) + 10 * math.sin(a * 3)))
        return line(curve(pts, False), tone, width, opacity)

    bands = [
        whirl(
            222,
            330,
            62 + i * 20,
            1.7,
            12 - i * 0.8,
            ("#2d7a48", "#dff2a0", "#1f6b48")[i % 3],
            (0.3, 0.32, 0.32)[i % 3],
            i * 0.5,
        )
        for i in range(7)
    ]
    bands += [
        whirl(400, 600, 26 + i * 18, 1.5, 9, ("#0f5a40", "#c9ea8a")[i % 2], 0.35, 2 + i * 0.6)
        for i in range(5)
    ]
    bands += [
        whirl(70, 610, 22 + i * 18, 1.4, 8, ("#0f5a40", "#c9ea8a")[i % 2], 0.3, 1 + i * 0.6)
        for i in range(4)
    ]
    P.add(g("bloom", *bands))
    specks = []
    for _ in range(70):
        a, d = r.uniform(0, math.tau), r.uniform(120, 330)
        specks.append(
            circle(
                222 + d * math.cos(a),
                330 + d * math.sin(a),
                r.uniform(1.5, 4.6),
                r.choice(["#f6f9c4", "#d9ee8e", "#fff6b0"]),
                opacity=n(r.uniform(0.4, 0.9)),
            )
        )
    P.add(g("specks", *specks))
    big, big_halves = spark(212, 338, 168)
    small, small_halves = spark(366, 182, 76)
    P.add(
        g(
            "glow",
            circle(212, 338, 110, "#fffde0", opacity=0.8),
            circle(366, 182, 46, "#fffde0", opacity=0.8),
            filter=P.soft(24),
        )
    )
    P.add(
        g("sparks", path(big + small, "url(#spark-fill)"), filter="url(#spark-form)"),
        g("facets", path(big_halves + small_halves, "#6fa544", opacity=0.42)),
    )
    grains = [
        (98, 190, 15),
        (128, 158, 8),
        (352, 474, 20),
        (388, 440, 9),
        (306, 520, 9),
        (118, 500, 10),
        (290, 128, 8),
    ]
    P.d(form("grain-form", "#ffffff", 0.8, 1, 2, 1, "#2b6a35", 0.6, -2, -4, 4, box=True))
    P.add(
        g("grains", *[circle(x, y, s, "#f6efb0", filter="url(#grain-form)") for x, y, s in grains])
    )
    P.vignette("#0c3a30", 0.5).foot("#0c3a30", 0.5).grain()
    P.save()


def temperature():
    P = Pic("temperature", "Element: temperature", folder="elements")
    r = rng(4)
    level = 420
    P.d(
        lin("air", "#f4a48a", (0.45, "#f9c9a0"), (1, "#fde6bf"), y2=level),
        rad(
            "heat",
            (0, "#fff3cf", 0.95),
            (0.5, "#ffd9a0", 0.5),
            (1, "#ffd9a0", 0),
            cx=236,
            cy=260,
            r=250,
        ),
        lin(
            "sea-fill",
            (0, "#f08a68"),
            (0.16, "#d9605a"),
            (0.38, "#9a4a6c"),
            (0.68, "#34557f"),
            (1, "#0c2f55"),
            y1=level,
            y2=720,
        ),
        lin(
            "glass",
            (0, "#ffffff", 0.96),
            (0.25, "#fdf3ea", 0.9),
            (0.75, "#f4dcd2", 0.9),
            (1, "#dcb4ae", 0.95),
            x1=190,
            y1=0,
            x2=284,
            y2=0,
        ),
        lin("red", (0, "#ff8f7c"), (0.35, "#e4503f"), (1, "#9e1f25"), x1=212, y1=0, x2=262, y2=0),
        rad("bulb", (0, "#ffb09e"), (0.4, "#e4503f"), (1, "#951b22"), cx=216, cy=482, r=80),
        form("glass-form", "#ffffff", 0.9, 2, 2, 1.5, "#7a2a35", 0.4, -6, -6, 7),
    )
    P.add(
        g(
            "air-layer",
            el("rect", width=480, height=level + 20, fill="url(#air)"),
            el("rect", width=480, height=level + 20, fill="url(#heat)"),
        )
    )
    shimmer = "".join(
        curve([(x, 380), (x + 12, 340), (x - 12, 300), (x + 10, 258), (x - 6, 222)], False)
        for x in (64, 104, 376, 418)
    )
    P.add(
        g(
            "shimmer",
            line(shimmer, "#ffffff", 7, 0.55),
            line(shimmer, "#ee7f60", 2.4, 0.5, transform="translate(5 4)"),
        )
    )
    edge = [
        (-20, level, "c"),
        (50, level - 8),
        (130, level + 7),
        (220, level - 6),
        (310, level + 8),
        (400, level - 7),
        (500, level + 4, "c"),
    ]
    P.add(
        g("sea-layer", path(curve([(-20, 740, "c")] + edge + [(500, 740, "c")]), "url(#sea-fill)"))
    )
    layers = [
        (34, "#ffd9b8", 3, 0.45),
        (78, "#ffc0b0", 3, 0.35),
        (126, "#d9b0d0", 3, 0.3),
        (176, "#9fb8e0", 3, 0.3),
    ]
    P.add(
        g(
            "layers-of-warmth",
            *[
                line(curve([(x + dy * 0.4 - 30, y + dy) for x, y, *_ in edge], False), c, w, o)
                for dy, c, w, o in layers
            ],
        )
    )
    P.add(
        g(
            "swell-edge",
            line(curve(edge, False), "#fff1d8", 4.5, 0.95),
            line(curve([(x, y + 9) for x, y, *_ in edge], False), "#fff1d8", 1.6, 0.5),
        )
    )
    tube = "M206 148a30 30 0 0 1 60 0V422a72 72 0 1 1-60 0Z"
    ticks = "".join(
        f"M284 {y}H{330 if i % 2 == 0 else 312}" for i, y in enumerate(range(150, 400, 34))
    )
    P.add(g("glow", circle(236, 484, 96, "#ffb79a", opacity=0.5), filter=P.soft(20)))
    P.add(
        g(
            "thermometer",
            path(tube, "url(#glass)", stroke="#7a2a35", stroke_width=5, stroke_opacity=0.75),
            filter="url(#glass-form)",
        ),
        g(
            "red-column",
            path("M223 206a13 13 0 0 1 26 0V440H223Z", "url(#red)"),
            circle(236, 484, 52, "url(#bulb)"),
            line("M204 470A36 36 0 0 1 224 450", "#ffe3d8", 8, 0.9),
            line("M229 216V400", "#ffc8b8", 4, 0.8),
        ),
        g("ticks", line(ticks, "#7a1f2b", 9, 0.95), line(ticks, "#fff3e4", 3.4, 0.9)),
        g("glass-light", line("M216 152V410", "#ffffff", 5, 0.85)),
        g("ring-in-water", line("M120 432q60 16 100 14M262 448q60-4 110-18", "#fff1d8", 3, 0.6)),
    )
    P.add(
        g(
            "weeds",
            path(
                tuft(60, 735, 130, 8, r, 0.5, 9, 0.12) + tuft(420, 735, 150, 9, r, 0.5, 9, -0.1),
                "#0b2747",
                opacity=0.85,
            ),
        )
    )
    P.motes(30, 4, 0.7, (0, 440, 480, 700), "#ffe6cc")
    P.vignette("#3d1030", 0.28).grain()
    P.save()


if __name__ == "__main__":
    wanted = sys.argv[1:]
    for draw in (sunlight, oxygen, salinity, nutrients, temperature):
        if not wanted or draw.__name__ in wanted:
            draw()
