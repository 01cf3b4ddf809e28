"""Pylaiella. Landmarks: golden-brown hair-fine threads that the waves have TWISTED INTO ROPES: each rope is a
wound lock of wet hair with oblique turns, parting into a loose tassel of opposite-branched threads and shedding wisps all along; ropes stream from one stone to the left and up, like wet hair, in cold early-spring water under the last ice floes (upper edge);
ice-blue water, violet stones. No other card has twisted hair."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *
from plants_kit import grow, threads

P = Pic("pylaiella_littoralis", "Pylaiella, Pylaiella littoralis")
r = rng(23)
P.water("ice", glow=(170, 130, 420), go=0.8, split=(0, 0.28, 0.62, 1))
P.shafts(((40, 60, 100), (190, 50, 130), (330, 40, 80)), lean=70, o=0.5)

# ice floes from below: bright leads between grey-blue undersides
floes = [
    [(-20, -20, "c"), (150, -20, "c"), (164, 30), (120, 62), (60, 74), (10, 66), (-20, 70, "c")],
    [(196, -20, "c"), (330, -20, "c"), (338, 22), (300, 46), (240, 50), (206, 28)],
    [(372, -20, "c"), (500, -20, "c"), (500, 84, "c"), (440, 78), (392, 54), (372, 24)],
]
P.d(
    lin("floe", "#dff3f4", "#8fc3cf", y1=-10, y2=84),
    form("floe-form", "#ffffff", 0.5, 0, -3, 2, "#2f7a92", 0.55, 0, -9, 6, box=True),
)
P.add(
    g(
        "floes",
        *[gg(path(curve(f, k=0.2), "url(#floe)"), filter="url(#floe-form)") for f in floes],
        opacity=0.95,
    )
)
P.add(g("far-stones", path(hump(520, r, 26, 90), "#5f9fb4"), opacity=0.6))
P.motes(50, 4, 0.7, box=(0, 90, 480, 640))
P.bottom("stones", 560, 3)

P.d(form("rope-form", "#fff0b8", 0.85, 0.6, 2.2, 0.9, "#10303a", 0.6, -0.6, -4, 3, box=True))


def rope(ident, spine, width, seed, turn=62):
    """Hairs wound about one spine like a lock of wet hair; the winding loosens towards the end, where they part into a tassel."""
    q = rng(seed)
    S = sample(spine, 19)
    length = len(S) * 19
    strands = {"dark": [], "mid": [], "light": []}
    wisps, tails = [], []
    envelope = lambda t: (
        width
        * (0.5 + 0.62 * math.sin(math.pi * min(0.62, t * 1.4)))
        * (1 - 0.75 * max(0, t - 0.35) / 0.65)
    )
    for k in range(13):
        phase = k / 13 * math.tau
        hair = []
        for x, y, nx, ny, t in S:
            turned = phase + t * length / turn * 1.9
            if math.cos(turned) > 0.0:  # only the side of the winding that faces us
                v = envelope(t) * math.sin(turned)
                hair.append((x + nx * v, y + ny * v))
            else:
                if len(hair) > 2:
                    strands[("dark", "mid", "light")[k % 3]].append(hair)
                hair = []
        if len(hair) > 2:
            strands[("dark", "mid", "light")[k % 3]].append(hair)
    # hairs leave the lock all along its outer half, wavy, with opposite branchlets
    for k in range(30):
        t = 0.3 + 0.7 * (k / 29) ** 0.7
        x, y, nx, ny, _ = S[min(len(S) - 1, int(t * (len(S) - 1)))]
        s = 1 if k % 2 else -1
        heading = math.degrees(math.atan2(nx, ny))
        start = (x + s * nx * envelope(t) * 0.5, y + s * ny * envelope(t) * 0.5)
        tail = grow(
            *start,
            heading - s * q.uniform(4, 20),
            q.uniform(70, 130) * (1.2 - 0.3 * t),
            s * q.uniform(-16, 30),
            3,
            q.choice((-18, 18)),
        )
        tails.append(tail)
        for i in (1, 2):
            direction = math.degrees(
                math.atan2(tail[i][1] - tail[i + 1][1], tail[i + 1][0] - tail[i][0])
            )
            wisps += [
                grow(*tail[i], direction + e * q.uniform(24, 38), q.uniform(14, 26), -e * 24, 1)
                for e in (-1, 1)
            ]
    for x, y, nx, ny, t in S[2:-3]:
        heading = math.degrees(math.atan2(nx, ny))
        for s in (-1, 1):
            wisps.append(
                grow(
                    x + s * nx * envelope(t),
                    y + s * ny * envelope(t),
                    heading + s * q.uniform(14, 40),
                    q.uniform(16, 40),
                    -s * q.uniform(10, 50),
                    2,
                )
            )
    body = taper(
        spine, [width * 0.5, width, width * 0.9, width * 0.6, width * 0.15], 50, point=True
    )
    return g(
        ident,
        line(threads(wisps[::2]), "#8a5c26", 1.8),
        line(threads(wisps[1::2]), "#c08a3a", 1.6),
        line(threads(tails[::2]), "#8a5c26", 2.6),
        line(threads(tails[1::2]), "#cf9c48", 2.2),
        path(body, "#5e3f20"),
        line(threads(strands["dark"]), "#8a5c26", 4.6),
        line(threads(strands["mid"]), "#b07a2e", 4.2),
        line(threads(strands["light"]), "#dca84c", 3.4),
        filter="url(#rope-form)",
    )


far_hair = []
q = rng(2)
for k in range(40):
    far_hair.append(
        grow(
            430 + q.uniform(-20, 20),
            540,
            110 + q.uniform(-10, 40),
            q.uniform(90, 190),
            q.uniform(10, 50),
            4,
            14,
        )
    )
    far_hair.append(
        grow(
            60 + q.uniform(-16, 16),
            540,
            110 + q.uniform(-20, 40),
            q.uniform(50, 110),
            q.uniform(10, 50),
            4,
            14,
        )
    )
P.add(g("far-hair", line(threads(far_hair), "#6f8f86", 2, 0.5)))

P.add(
    rope("rope-low", [(322, 574), (270, 544), (210, 532), (150, 512), (104, 476)], 14, 4),
    rope("rope-right", [(338, 572), (372, 510), (368, 440), (394, 380), (392, 320)], 14, 7),
    rope("rope-left", [(326, 572), (276, 506), (216, 462), (150, 426), (96, 372)], 17, 8),
    rope("rope-back", [(334, 572), (344, 480), (320, 390), (334, 310), (316, 240)], 17, 3),
    rope(
        "rope-front",
        [(330, 576), (310, 486), (262, 400), (244, 320), (206, 254), (180, 196)],
        24,
        9,
    ),
)
# the shaggy foot on its stone
foot_hair = [
    grow(
        330 + q.uniform(-26, 26),
        584,
        90 + q.uniform(-70, 70),
        q.uniform(30, 80),
        q.uniform(-30, 30),
        3,
    )
    for _ in range(70)
]
P.add(
    g(
        "shaggy-foot",
        line(threads(foot_hair[::2]), "#7d5526", 2.4),
        line(threads(foot_hair[1::2]), "#c8923e", 2),
        filter="url(#rope-form)",
    )
)
P.add(bubbles("bubbles", [(424, 190, 6), (432, 162, 4), (422, 142, 2.6), (60, 220, 4)]))
P.foot("#0b1730", 0.7, 600).vignette(o=0.34).grain()
P.save()
proof(P.file)
