"""Clawed fork weed. Landmarks: stiff round cords, like wire, forking again and again into TWO equal arms at a narrow angle (24-30 degrees),
all ending at the same height so that the bush has a rounded dome outline; last arms are pointed, some swollen and paler (fertile);
claw-like branched root holdfast, not a disc; dark red-brown to black with a crimson rim of light. Deep blue half-light, 8 m, gravel and mud;
strings of herring spawn (clear pearls) on the arms and two herring leaving."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *
from plants_kit import grow, threads

P = Pic("furcellaria_lumbricalis", "Clawed fork weed, Furcellaria lumbricalis")
r = rng(33)
P.water("blue", glow=(230, 250, 400), go=0.55, split=(-0.1, 0.16, 0.62, 1.05))
P.shafts(((120, 40, 130), (240, 40, 110), (360, 30, 90)), lean=-70, o=0.4)
P.add(g("far-ridge", path(hump(486, rng(2), 30, 90), "#2b7f98", opacity=0.55)))


def bush(x, y, angles, depth, length, width, seed, spread=14.0):
    """Cords by branching level: {level: [points]}, and the tips (x, y, direction)."""
    q = rng(seed)
    levels, tips = {}, []

    def go(x, y, a, level, span):
        size = span * q.uniform(0.9, 1.12)
        pts = grow(x, y, a, size, (90 - a) * 0.1 + q.uniform(-5, 5), 2)
        levels.setdefault(level, []).append(pts)
        ex, ey = pts[-1]
        if level == 0:
            tips.append((ex, ey, a))
            return
        k = spread * q.uniform(0.86, 1.14)
        go(ex, ey, a + k, level - 1, span * 0.83)
        go(ex, ey, a - k, level - 1, span * 0.83)

    for a in angles:
        go(x + (90 - a) * 0.22, y, a, depth, length)
    return levels, tips


def cords(levels, width, stroke):
    top = max(levels)
    return "".join(
        line(threads(levels[k]), stroke, width * 0.87 ** (top - k), stroke_linejoin="round")
        for k in sorted(levels, reverse=True)
    )


far = ""
for x, y, s, seed in ((60, 540, 58, 1), (420, 536, 62, 2)):
    levels, tips = bush(x, y, (64, 90, 116), 3, s, 6, seed)
    far += cords(levels, 6, "#256f88")
P.add(g("far-bushes", far, opacity=0.6, filter=P.soft(1)))
P.motes(60, 9, 0.6)

# two herring leaving
HERRING = [
    (0, 0),
    (10, -8),
    (34, -14),
    (60, -10),
    (84, -3),
    (100, -13, "c"),
    (95, 0),
    (100, 13, "c"),
    (84, 4),
    (60, 11),
    (34, 14),
    (10, 8),
]
P.d(olin("silver", "#2b5f86", "#8fc4d0", "#eef8f4"))


def herring(x, y, length, rot):
    to = lambda pts: place(pts, x, y, rot, length / 100)
    eye = to([(8, -2)])[0]
    fins = curve(to([(44, -13, "c"), (50, -21), (58, -12, "c")])) + curve(
        to([(46, 13, "c"), (54, 19), (56, 12, "c")])
    )
    return gg(
        path(fins, "#3a708c"),
        path(curve(to(HERRING)), "url(#silver)"),
        line(curve(to([(18, 0), (56, -2), (86, 0)]), False), "#ffffff", 1.4, 0.7),
        circle(*eye, length * 0.035, "#f4f8ee"),
        circle(*eye, length * 0.02, "#0a1a28"),
    )


P.add(g("herring", herring(40, 166, 96, 8), herring(116, 128, 76, 6), opacity=0.85))

# gravel on mud
P.bottom("mud", 560, 6)
P.d(
    olin("pebble", "#b49ab0", "#6f5d8c", "#2f2d55"),
    form("pebble-form", "#f6eed8", 0.6, 1, 3, 2, "#0b1536", 0.6, -3, -9, 6, box=True),
)
q = rng(8)
pebbles = [
    (120, 584, 50, 24),
    (366, 586, 56, 26),
    (60, 612, 48, 24),
    (430, 616, 52, 26),
    (240, 590, 92, 38),
    (300, 628, 50, 22),
    (170, 630, 46, 20),
]
P.add(
    g(
        "gravel",
        *[
            gg(path(curve(stone_pts(*s, q, 8), k=0.24), "url(#pebble)"), filter="url(#pebble-form)")
            for s in pebbles
        ],
    )
)

P.d(
    lin(
        "cord", (0, "#c0435a"), (0.4, "#8c2740"), (0.75, "#551b30"), (1, "#33131f"), y1=120, y2=570
    ),
    lin("cord-back", (0, "#7a4a6e"), (0.5, "#4f2f56"), (1, "#33203c"), y1=120, y2=570),
    form("cord-form", "#ffc9b0", 0.9, 0.8, 2, 0.8, "#150818", 0.6, -1, -3.6, 2.6),
)
claws = [grow(240 + dx, 566, 270 + dx * 2.1, 46, -dx * 1.4, 3) for dx in (-34, -22, -9, 8, 21, 34)]
claw_twigs = [
    grow(*c[2], 270 + (c[2][0] - 240) * 0.5 + s * 40, 20, 0, 1) for c in claws for s in (-1, 1)
]
P.add(
    g(
        "holdfast",
        line(threads(claws), "#4a1a2c", 8),
        line(threads(claw_twigs), "#4a1a2c", 4.5),
        filter="url(#cord-form)",
    )
)

back_levels, back_tips = bush(240, 572, (54, 80, 101, 127), 4, 98, 9, 21)
P.add(g("bush-back", cords(back_levels, 9, "url(#cord-back)"), filter="url(#cord-form)"))
levels, tips = bush(240, 572, (50, 70, 90, 111, 131), 4, 104, 12, 5)
points = "".join(
    curve(place([(-4, -3.4), (12, -3.2), (30, 0, "c"), (12, 3.2), (-4, 3.4)], x, y, -a))
    for x, y, a in tips
)
pods = "".join(
    curve(
        place(
            [(-2, -3.2), (10, -5.4), (24, -4.4), (38, 0, "c"), (24, 4.4), (10, 5.4), (-2, 3.2)],
            x,
            y,
            -a,
        )
    )
    for i, (x, y, a) in enumerate(tips)
    if i % 4 == 1
)
P.add(
    g(
        "bush",
        cords(levels, 12, "url(#cord)"),
        path(points, "#b23c54"),
        path(pods, "#cf6a6c"),
        filter="url(#cord-form)",
    )
)

# herring spawn, clear pearls in clumps on the arms
P.d(
    orad(
        "spawn",
        (0, "#ffffff", 0.95),
        (0.5, "#dff3ea", 0.8),
        (1, "#9ccfd0", 0.75),
        cx=0.36,
        cy=0.3,
        r=0.75,
    )
)
eggs = []
arms = levels[2][2:14:5] + levels[1][9:30:8]
for arm_pts in arms:
    for x, y, nx, ny, t in sample(arm_pts, 5):
        for _ in range(2):
            eggs.append((x + q.uniform(-9, 9), y + q.uniform(-7, 7), q.uniform(3.4, 5)))
P.add(
    g(
        "spawn-clumps",
        gg(*[el("circle", cx=n(x), cy=n(y), r=n(k)) for x, y, k in eggs], fill="url(#spawn)"),
        line("".join(f"M{n(x + 0.5)} {n(y + 0.6)}h.1" for x, y, k in eggs), "#2a4658", 2.2),
    )
)
P.foot("#0b1226", 0.75, 600).vignette(o=0.5).grain()
P.save()
proof(P.file)
