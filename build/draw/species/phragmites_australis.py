"""Common reed, above the water at evening. Landmarks: straight jointed canes as tall as the card; broad pointed blades in turn,
ALL swept to the lee side (right) like flags, some with a bent tip; on top a brown-violet plume, a one-sided nodding brush of drooping
branches with silvery hairs on its lit edge; below, canes stand in still water with their reflections; last year's pale
stubble between them. The only card with reeds against a low sun."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *
from plants_kit import along, grow, threads, use

P = Pic("phragmites_australis", "Common reed, Phragmites australis")
r = rng(41)
WATER = 470
P.d(
    lin(
        "sky", (0, "#a9cfd6"), (0.35, "#e9e3c4"), (0.75, "#fbdca4"), (1, "#f7c184"), y1=0, y2=WATER
    ),
    lin(
        "lagoon",
        (0, "#e7c79a"),
        (0.16, "#9fb5a4"),
        (0.55, "#4a8488"),
        (1, "#173f4c"),
        y1=WATER - 20,
        y2=720,
    ),
    rad(
        "sun",
        (0, "#fffbe4", 1),
        (0.15, "#fff7d4", 1),
        (0.17, "#fff0c0", 0.6),
        (1, "#ffe3a0", 0),
        cx=112,
        cy=396,
        r=250,
    ),
)
P.add(
    g(
        "sky-and-sun",
        el("rect", width=480, height=720, fill="url(#sky)"),
        el("rect", width=480, height=WATER, fill="url(#sun)"),
    )
)
clouds = "".join(
    curve(
        [
            (x, y, "c"),
            (x + w * 0.3, y - h),
            (x + w * 0.7, y - h * 0.7),
            (x + w, y, "c"),
            (x + w * 0.5, y + h * 0.5),
        ]
    )
    for x, y, w, h in [
        (-30, 190, 190, 9),
        (230, 150, 200, 8),
        (60, 250, 150, 6),
        (330, 236, 190, 7),
    ]
)
P.add(g("clouds", path(clouds, "#fff8e2", opacity=0.65)))
shore = [
    (-20, WATER, "c"),
    (-20, 440, "c"),
    (60, 436),
    (120, 446),
    (190, 440),
    (260, 448),
    (330, 438),
    (400, 444),
    (500, 434, "c"),
    (500, WATER, "c"),
]
P.add(
    g(
        "far-shore",
        path(curve(shore), "#7f9a78", opacity=0.75),
        el("rect", y=WATER - 4, width=480, height=260, fill="url(#lagoon)"),
    )
)
P.add(
    g(
        "sun-path",
        *[
            ellipse(
                112 + r.uniform(-7, 7),
                WATER + 6 + k * 8,
                (30 - abs(k - 8) * 1.2) * r.uniform(0.5, 1),
                1.8,
                "#fff3cc",
                opacity=n(0.85 - k * 0.045),
            )
            for k in range(15)
        ],
    )
)

# far reed wall: fine strokes with small plumes
far_canes, far_plumes = [], ""
q = rng(4)
for i in range(46):
    x = q.uniform(-10, 490)
    h = q.uniform(90, 150) * (1 if x > 200 else 0.62)
    cane = grow(x, WATER + 4, 90, h, -10, 3)
    far_canes.append(cane)
    tx, ty = cane[-1]
    far_plumes += curve(
        [(tx - 2, ty + 8, "c"), (tx + 2, ty - 10), (tx + 12, ty - 14, "c"), (tx + 9, ty + 2)]
    )
P.add(
    g(
        "far-reeds",
        line(threads(far_canes), "#96a071", 2.2),
        path(far_plumes, "#a38a80"),
        opacity=0.7,
    )
)

# ---- plume, drawn once: base at 0,0, axis along +x; its branches hang to +y, the lee side, and end in hairs
p = rng(9)
branches = {"dark": [], "mid": [], "light": [], "hairs": []}
for i in range(64):
    u = 2 + 112 * (i / 63)
    reach = 52 * math.sin(math.pi * (0.12 + 0.8 * u / 116)) ** 0.8 * p.uniform(0.75, 1.1)
    sag = 14 * (u / 112) ** 2
    for tone, side, forward in (("dark", 0.95, 0.5), ("mid", 0.6, 0.8), ("light", -0.26, 0.8)):
        k = reach * side * p.uniform(0.7, 1.15)
        f = reach * forward * p.uniform(0.8, 1.15)
        end = (u + f, sag + k)
        branches[tone].append([(u, sag), (u + f * 0.62, sag + k * 0.36), end])
        if i % 2:
            turn = p.uniform(-0.3, 0.9)
            branches["hairs"].append(
                [
                    end,
                    (end[0] + 5, end[1] + 4 * side + turn),
                    (end[0] + 11, end[1] + 11 * side + turn * 3),
                ]
            )
axis = [(-8, 0), (50, 3), (118, 15)]
P.d(
    g(
        "plume",
        line(threads(branches["dark"]), "#583547", 2.8),
        line(threads(branches["mid"]), "#8f5868", 2.4),
        line(threads(branches["light"]), "#cf9a90", 2),
        line(threads(branches["hairs"]), "#f0d3bc", 1.1, 0.75),
        line(curve(axis, False), "#6d4a48", 2.4),
    )
)
P.d(
    olin("blade", "#c3d67a", "#7fa554", "#3f7450", x2=1, y2=0.4),
    olin("blade-dark", "#8fb061", "#55844d", "#2a5a48", x2=1, y2=0.4),
    lin("cane", "#b9c06a", "#8fa052", "#5e7a46", y1=200, y2=560),
    form("blade-form", "#fff6cc", 0.85, 1, 2.2, 0.8, "#12403c", 0.5, -0.5, -3.5, 2.5, box=True),
    form("cane-form", "#fff6cc", 0.9, 2, 0.5, 0.7, "#12403c", 0.55, -2.4, 0, 2),
    form("plume-form", "#fff0d6", 0.6, 1, 1.8, 1, "#3a1c34", 0.35, -2, -5, 5),
)


def blade(x, y, angle, length, width, tone, bent=False):
    """A pointed blade that leaves the cane upwards and gives way to the wind, to the right."""
    spine = grow(x, y, angle, length, -angle - 6 if not bent else -angle + 8, 6)
    shape = taper(
        spine, [width * k for k in (0.35, 0.8, 1, 0.95, 0.75, 0.45, 0.05)], length / 7, point=True
    )
    out = [path(shape, f"url(#{tone})")]
    if bent:  # the tip has broken over and hangs
        tip = grow(spine[-2][0], spine[-2][1], -24, length * 0.42, -50, 4)
        out.append(
            path(
                taper(tip, [width * 0.6, width * 0.7, width * 0.4, 0.4], length / 9, point=True),
                "#d8e08c",
            )
        )
    return gg(*out, filter="url(#blade-form)") + line(curve(spine[:-1], False), "#f2f6b4", 1.1, 0.6)


def reed(ident, x, height, seed, size=1.0, lean=-4, plume=1.0, tone="blade"):
    q = rng(seed)
    cane = grow(x, 560, 92, 560 - height, lean * 2, 6)
    joints = along(cane, 62 * size)
    blades = [
        blade(
            px,
            py,
            66 - 14 * t + q.uniform(-7, 7),
            (120 + 60 * math.sin(t * 3)) * size * q.uniform(0.85, 1.1),
            10.5 * size,
            tone,
            q.random() < 0.22,
        )
        for px, py, a, t in joints[2:-1]
    ]
    rings = "".join(f"M{n(px - 5 * size)} {n(py)}h{n(10 * size)}" for px, py, a, t in joints[1:])
    tx, ty = cane[-1]
    a = joints[-1][2]
    return g(
        ident,
        gg(
            path(taper(cane, [5 * size, 5 * size, 4 * size, 2.4 * size], 60), "url(#cane)"),
            line(rings, "#4c5f34", 2, 0.7),
            filter="url(#cane-form)",
        ),
        *blades,
        gg(use("plume", tx, ty, a - 20, plume), filter="url(#plume-form)"),
    )


# reflections first
mirror = []
for x, w in ((96, 6), (176, 7), (250, 8), (330, 7), (404, 6)):
    mirror += [
        (x + r.uniform(-4, 4) + k * 1.5, 566 + k * 11, w * r.uniform(1.2, 2.4)) for k in range(11)
    ]
P.add(
    g(
        "reflections",
        *[
            ellipse(x, y, w, 2.4, "#163c40", opacity=n(0.6 - (y - 566) * 0.003))
            for x, y, w in mirror
        ],
    )
)
stubble = [
    grow(
        x,
        566 + r.uniform(0, 22),
        90 + r.uniform(-16, 16),
        r.uniform(50, 110),
        r.uniform(-10, 10),
        2,
    )
    for x in range(30, 460, 17)
]
P.add(g("stubble", line(threads(stubble), "#cdb98a", 3.4, 0.75)))

P.add(
    reed("reed-1", 70, 300, 5, 0.78, -2, 0.8, "blade-dark"),
    reed("reed-2", 366, 290, 6, 0.8, -3, 0.8, "blade-dark"),
    reed("reed-3", 150, 196, 8, 1, -3, 1.2),
    reed("reed-4", 300, 230, 12, 0.95, -2, 1.05),
    reed("reed-5", 222, 258, 3, 1.1, -4, 1.2),
)
rings = "".join(
    f"M{x - 20} {562 + (i % 3) * 4}q20 7 40 0" for i, x in enumerate((78, 160, 228, 312, 372))
)
P.add(g("rings", line(rings, "#f6ead0", 1.8, 0.6)))
P.foot("#0b2a33", 0.65, 590).vignette("#3a2430", o=0.28).grain()
P.save()
proof(P.file)
