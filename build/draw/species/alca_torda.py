"""Razorbill diving after herring, flying under water with half-open wings, head to the lower left.

Landmarks (local, bill tip 0,14 -> tail 420): deep blunt bill 0-62 with one white cross line 26 and a white line from its base to the eye 84,-8;
thick neck, torpedo body, black above and on the throat, white wedge pointing into the neck 150,14; pointed tail; narrow paddle wings with
white rear edge; feet trailing; silver air streaming from the plumage."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from animals_kit import *
from kit import *

P = Pic("alca_torda", "Razorbill, Alca torda")
r = rng(19)
P.water("blue", glow=(270, 120, 480), go=0.9, split=(0, 0.36, 0.9, 1)).surface(
    150, 0.9, seed=6
).shafts(((180, 40, 80), (290, 60, 130), (400, 40, 90)), lean=-130, o=0.55)
shoal = "".join(
    fish_mini(r.uniform(-10, 300), r.uniform(520, 620), r.uniform(28, 44), r.uniform(-10, 22))
    for _ in range(22)
)
P.d(lin("shoal-fill", "#a6d6da", "#2a7896", y1=500, y2=640))
P.add(g("herring", path(shoal, "url(#shoal-fill)"), opacity=0.6))
P.motes(40, 8, 0.5)
F = Frame(62, 476, -47, 1.04, bend=lambda x, y: (x, y + 14 * math.sin(x / 420 * 3.1)))
# the trail of air
air = []
for i in range(60):
    t = r.random()
    x, y = F.at(250 + 250 * t, r.uniform(-60, 50) * (0.7 + 0.7 * t))
    air.append((x, y, r.uniform(1.4, 5.5) * (0.6 + 0.6 * t)))
trail = curve(
    [(330, 190), (390, 110), (430, 20), (470, -20, "c"), (490, 40, "c"), (450, 130), (400, 220)]
)
P.add(g("air-trail", path(trail, "#f4fdfa", opacity=0.35), filter=P.soft(12)))
P.add(bubbles("bubbles-far", air[:34]))

P.d(
    F.lin("black", "#56616f", (0.4, "#262d3a"), "#0c111b", a=(200, -74), b=(200, 20)),
    F.lin("white", "#ffffff", "#e6eff1", "#a3c3d2", a=(220, 0), b=(220, 68)),
    F.lin("wing-fill", "#4d5866", "#1a2029", a=(190, -20), b=(300, 150)),
    form("bird-form", "#f4fbf2", 0.9, -1, 4, 2.2, "#062c4a", 0.6, 3, -14, 10, box=True),
    form("dark-form", "#cfe6ee", 0.8, 0, 3, 1.6, "#020812", 0.45, 1, -7, 6, box=True),
)
top = [
    (62, -20, "c"),
    (78, -34),
    (104, -42),
    (130, -46),
    (172, -60),
    (226, -68),
    (286, -58),
    (340, -34),
    (384, -16),
    (426, -6, "c"),
]
low = [
    (424, 6, "c"),
    (370, 22),
    (310, 46),
    (240, 66),
    (176, 64),
    (126, 50),
    (92, 40),
    (60, 30, "c"),
]
body = F.c(top + low)
dark = F.c(
    [
        *top,
        (400, 2),
        (340, 10),
        (270, 14),
        (210, 20),
        (172, 14),
        (148, 6, "c"),
        (142, 26),
        (126, 50),
        (92, 42),
        (60, 30, "c"),
    ]
)
far_wing = F.c(
    [
        (170, -52, "c"),
        (196, -96),
        (236, -140),
        (290, -176),
        (322, -184, "c"),
        (318, -160),
        (300, -120),
        (272, -80),
        (246, -54, "c"),
    ]
)
P.add(
    g(
        "wing-far",
        path(far_wing, "#2c3644", filter="url(#dark-form)"),
        line(F.open([(316, -166), (292, -116), (262, -72)]), "#dfeef0", 3.4, 0.7),
    )
)
feet = F.c(
    [
        (360, 20, "c"),
        (392, 26),
        (416, 20),
        (442, 26, "c"),
        (430, 36),
        (440, 46, "c"),
        (412, 44),
        (388, 40),
        (358, 34, "c"),
    ]
)
tail = F.c([(370, -18, "c"), (410, -14), (448, 2, "c"), (414, 8), (370, 16, "c")])
P.add(
    g(
        "tail",
        path(feet, "#394450", filter="url(#dark-form)"),
        path(tail, "#161c26", filter="url(#dark-form)"),
    )
)
P.add(
    g(
        "body",
        gg(path(body, "url(#white)"), filter="url(#bird-form)"),
        gg(path(dark, "url(#black)"), filter="url(#dark-form)"),
    )
)
scale_lines = F.open(
    [(180, -40), (192, -24), (184, -8)],
    [(210, -44), (224, -26), (214, -8)],
    [(242, -42), (256, -24), (246, -6)],
    [(276, -36), (288, -20), (278, -4)],
    [(308, -28), (318, -14), (310, -2)],
)
P.add(g("back-lines", line(scale_lines, "#8fa6b6", 1.6, 0.35)))
P.add(g("back-light", P.caustics_on("back-caustic", path(body, "#fff"), 0.08, 0.018, 0.03, 11)))
wing_edge = F.c(
    [
        (196, 40, "c"),
        (214, 118),
        (262, 156),
        (306, 178),
        (332, 182, "c"),
        (334, 160),
        (318, 116),
        (290, 70),
        (264, 34),
        (246, 16, "c"),
    ]
)
wing = F.c(
    [
        (196, -40),
        (172, -22),
        (162, 24),
        (178, 70),
        (214, 118),
        (262, 156),
        (306, 178),
        (332, 182, "c"),
        (326, 160),
        (306, 116),
        (276, 74),
        (250, 36),
        (238, 0),
        (226, -32),
    ]
)
quills = F.open(
    [(206, 60), (252, 114), (318, 172)],
    [(216, 54), (262, 104), (318, 158)],
    [(226, 48), (268, 92), (310, 136)],
    [(232, 40), (264, 74), (294, 108)],
    [(232, 26), (256, 54), (276, 80)],
)
covert_lines = F.open(
    [(176, 20), (196, 40), (222, 40)],
    [(178, 44), (202, 62), (234, 62)],
    [(190, 70), (214, 86), (246, 86)],
)
P.add(
    g(
        "wing-near",
        path(wing_edge, "#f4faf8", filter="url(#bird-form)"),
        path(wing, "url(#wing-fill)", filter="url(#dark-form)"),
        line(quills, "#9db3c0", 1.6, 0.5),
        line(covert_lines, "#9db3c0", 1.6, 0.35),
    )
)
bill = F.c(
    [
        (66, -16, "c"),
        (46, -14),
        (24, -8),
        (6, 4),
        (0, 18),
        (4, 26, "c"),
        (18, 24),
        (34, 28),
        (50, 32),
        (66, 30, "c"),
    ]
)
P.add(
    g(
        "bill",
        path(bill, "#161b24", filter="url(#dark-form)"),
        line(F.open([(4, 20), (30, 16), (70, 16)]), "#05070b", 2, 0.9),
        line(F.open([(30, -9), (26, 6), (29, 26)]), "#ffffff", 4.6, 0.98),
        line(
            F.open([(41, -11), (37, 6), (40, 28)], [(50, -12), (47, 4), (49, 30)]),
            "#5b6a78",
            1.8,
            0.8,
        ),
        line(F.open([(48, -9), (64, -8), (82, -10)]), "#ffffff", 3.2, 0.95),
        line(F.open([(8, 4), (26, -7), (50, -14)]), "#a9c0cc", 1.8, 0.7),
    )
)
P.add(bird_eye(P, *F.at(92, -12), 8.2, "#3b2a1c", "#3c4854", "eye", "#cfe0e8"))
P.add(bubbles("bubbles-near", air[34:] + [(58, 420, 4), (44, 400, 6), (62, 378, 3.4)]))
P.foot("#04182c", 0.75, 565).vignette(o=0.45).grain()
P.save()
if "proof" in sys.argv:
    proof(P.file)
