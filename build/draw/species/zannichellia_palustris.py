"""Horned pondweed, a thread of a plant in shallow, quiet water. Landmarks: hair-thin branching stems; leaves like green threads, in
pairs and threes, far longer than their joints, pointed; in the axils small hands of three to five fruits, each a flattened half moon
on a short stalk with a straight beak at its tip and a toothed keel along its back, green, ripe ones brown; one yellow anther on its
thread, letting go of pollen under water; creeping runner in the mud with roots at the joints."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *
from plants_kit import *

P = Pic("zannichellia_palustris", "Horned pondweed, Zannichellia palustris")
r = rng(8)
P.water("weed", glow=(190, 110, 440), go=0.8).surface(130, 0.7, seed=13).shafts(
    ((70, 40, 110), (190, 55, 140), (320, 40, 110)), lean=-60, o=0.5
)
haze = []
for k in range(34):
    x = -20 + 520 * k / 33
    haze.append(grow(x, 590, 90 + r.uniform(-16, 16), r.uniform(170, 380), r.uniform(-14, 14), 4))
P.add(
    g(
        "far-threads",
        line("".join(curve(p, False) for p in haze), "#2f7f78", 3, 0.32),
        filter=P.soft(1.4),
    )
)
P.motes(40, 12, 0.55).bottom("mud", 566, 5)

P.d(
    lin("stem", "#c6e070", "#7fae4a", "#4d7a34", y1=90, y2=580),
    lin("thread", "#cdeb78", "#6fae48", "#2f7440", y1=80, y2=560),
    form("thread-form", "#fbffd0", 0.85, 0.6, 1.4, 0.6, "#0b3a34", 0.5, -1, -1.4, 1),
    form("fruit-form", "#fdffd8", 0.95, 1, 2.4, 1.2, "#12331c", 0.6, -3, -5, 3.5, box=True),
    olin("green-fruit", "#d8ee86", "#86b94a", "#3f7a34"),
    olin("ripe-fruit", "#f0cf86", "#b98440", "#6a4220"),
)


def leaf(x, y, angle, length, bend, w=2.7):
    """A thread of a leaf, ending in a point."""
    return taper(
        grow(x, y, angle, length, bend, 6), [w, w, w * 0.85, w * 0.55, 0.5], 30, point=True
    )


def fruit(x, y, angle, s, ripe, mirror):
    """One half moon with its stalk, beak and toothed keel; it leans out along `angle`."""
    m = -1 if mirror else 1
    T = lambda pts: place([(u, v * m) for u, v, *_ in pts], x, y, -angle, s)
    moon = [(14, -2), (28, -13), (50, -17), (70, -10), (82, 1), (66, 5), (42, 6), (22, 6)]
    F = T(moon)
    keel = ""
    for k, (u, v) in enumerate(((24, -11), (34, -15), (45, -17), (56, -16), (66, -12))):
        keel += curve([(*p, "c") for p in T([(u - 4, v + 1), (u + 1, v - 7), (u + 4, v + 1.5)])])
    beak = taper(T([(78, 0), (92, 5), (106, 12)]), [3.4 * s, 2.4 * s, 0.6], 10, point=True)
    stalk = taper(T([(0, 0), (9, 0), (17, 1)]), [2.4 * s, 2.2 * s, 3 * s], 8)
    tone = "url(#ripe-fruit)" if ripe else "url(#green-fruit)"
    dark = "#5c3a1a" if ripe else "#356b2c"
    return gg(
        gg(path(stalk + beak + keel, dark), path(curve(F), tone), filter="url(#fruit-form)"),
        line(curve(T([(24, -4), (46, -8), (68, -3)]), False), "#fffbd8", 2.4 * s, 0.75),
        line(curve(T([(24, 2), (46, 1), (68, 1)]), False), dark, 1.4 * s, 0.5),
    )


def hand(ident, x, y, angle, s, count, ripe):
    """A hand of fruits in an axil, spread like fingers out of a small cup."""
    out = []
    for k in range(count):
        f = (k - (count - 1) / 2) / max(1, (count - 1) / 2)
        out.append((abs(f), fruit(x, y, angle + f * (22 + 9 * count), s, ripe, f > 0)))
    cup = circle(x, y, 6.5 * s, "#7fae4a")
    return g(ident, *[part for _, part in sorted(out, key=lambda p: -p[0])], cup)


# the plant: runner, two stems that fork, threads at every joint
runner = [(-20, 606), (90, 590), (200, 584), (330, 592), (500, 600)]
roots = "".join(
    curve(grow(x, y, 270 + r.uniform(-30, 30), r.uniform(24, 52), r.uniform(-30, 30), 3), False)
    for x, y in ((90, 590), (96, 590), (200, 584), (206, 584), (330, 592), (338, 592))
    for _ in range(2)
)
STEM_A = [(200, 584), (190, 500), (206, 410), (190, 310), (216, 210), (206, 120)]
STEM_B = [(203, 460), (270, 390), (322, 310), (346, 220), (384, 150)]
STEM_C = [(194, 372), (130, 310), (98, 230), (66, 170)]
STEM_D = [(330, 592), (352, 520), (392, 460), (404, 390)]
stems = [taper(p, [4, 3.6, 3.2, 2.6, 1.8], 30) for p in (STEM_A, STEM_B, STEM_C, STEM_D)]
threads = []
for x, y, angles, length in (
    (190, 500, (150, 40, 128), 190),
    (206, 410, (20, 60), 150),
    (190, 310, (128, 60, 100), 200),
    (216, 210, (120, 50, 80), 170),
    (206, 120, (100, 66, 128), 120),
    (270, 390, (24, 78), 180),
    (322, 310, (20, 110), 150),
    (346, 220, (24, 112), 150),
    (384, 150, (40, 84, 118), 110),
    (130, 310, (170, 100), 150),
    (98, 230, (176, 84), 130),
    (66, 170, (140, 96, 66), 110),
    (352, 520, (150, 30), 130),
    (392, 460, (20, 130), 120),
    (404, 390, (110, 60, 84), 110),
    (90, 590, (110, 84, 132), 180),
    (446, 596, (100, 70), 150),
):
    for a in (*angles, angles[0] + r.choice((-34, 30)), r.uniform(50, 130)):
        threads.append(
            leaf(x, y, a + r.uniform(-6, 6), length * r.uniform(0.8, 1.1), r.uniform(-26, 26))
        )
half = len(threads) // 2
P.add(
    g(
        "runner",
        line(roots, "#c9b088", 1.4, 0.7),
        path(taper(runner, [4, 5, 5, 5, 4], 40), "#a9a05a"),
    ),
    g(
        "threads-behind",
        gg(path("".join(threads[:half]), "url(#thread)"), filter="url(#thread-form)"),
        opacity=0.85,
    ),
    g("stems", gg(path("".join(stems), "url(#stem)"), filter="url(#thread-form)")),
    g("threads", gg(path("".join(threads[half:]), "url(#thread)"), filter="url(#thread-form)")),
)
P.add(
    hand("hand-small", 404, 392, 62, 0.62, 3, ripe=False),
    hand("hand-left", 98, 230, 52, 0.86, 3, ripe=False),
    hand("hand-right", 322, 310, 2, 0.95, 4, ripe=True),
    hand("hand-middle", 190, 310, 72, 0.9, 4, ripe=False),
    hand("hand-front", 203, 452, 158, 1.14, 4, ripe=True),
)
# an anther on its thread, letting pollen go
grains = "".join(
    f"M{n(x)} {n(y)}h.1"
    for x, y in [(300 + 60 * r.random() ** 1.4, 470 + 46 * (r.random() - 0.5)) for _ in range(34)]
)
P.add(
    g(
        "anther",
        line(curve([(203, 452), (238, 470), (268, 474)], False), "#dff0a0", 2, 0.9),
        gg(
            path(curve([(264, 466), (286, 462), (300, 470), (286, 480), (266, 482)]), "#f2c94b"),
            filter="url(#fruit-form)",
        ),
        line(grains, "#fff3b0", 3.2, 0.85),
    )
)
P.foot("#10231c", 0.7, 600).vignette(o=0.34).grain()
P.save()
proof(P.file)
