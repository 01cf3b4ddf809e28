"""Razorbill standing upright on its ledge above the sea, head in profile to the left.

Landmarks: deep, blunt, flattened bill 96-168 with one curved white line across its middle, and a fine white line from its upper
edge to the eye; flat crown, thick neck; black hood down the throat, the white of the breast running up into a point; black back;
short narrow wing with a white line along its rear edge, its tip short of the pointed, cocked tail; dark webbed feet far back."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from animals_kit import *
from kit import *

P = Pic("alca_torda", "Razorbill, Alca torda")
sky_and_sea(
    P,
    ("#a9cfe0", "#d8e4de", "#fbe6cc", "#fbdcbc"),
    ("#7fb4c2", "#3f86a2", "#1d5a80", "#0a2c4c"),
    292,
    sun=(110, 250),
)
clouds(P, [(70, 120, 70, 9), (330, 96, 60, 8), (250, 60, 46, 6)], o=0.6)
P.d(
    lin("islet", "#9c8bb0", "#5d5c8c", y1=246, y2=300),
    form("islet-form", "#fff0d8", 0.7, 1, 3, 2, "#26305c", 0.4, -2, -6, 4, box=True),
)
islet = [
    (318, 296, "c"),
    (334, 270),
    (360, 262),
    (384, 244),
    (424, 250),
    (452, 238),
    (500, 246, "c"),
    (500, 296, "c"),
]
# others of the colony, sitting on the far islet and whirring past
far = "".join(
    curve(
        place(
            [(0, 0, "c"), (-5, -9), (-3, -18), (-9, -19, "c"), (0, -24), (5, -16), (6, 0, "c")],
            x,
            y,
            0,
            s,
        )
    )
    for x, y, s in ((388, 248, 0.8), (404, 250, 0.7), (436, 246, 0.85))
)
flying = "".join(
    curve(
        place(
            [
                (-20, 1, "c"),
                (-8, -5),
                (-3, -5),
                (4, -19, "c"),
                (6, -5),
                (20, -1, "c"),
                (6, 5),
                (2, 17, "c"),
                (-3, 6),
            ],
            x,
            y,
            a,
            s,
        )
    )
    for x, y, a, s in ((62, 196, -6, 1.0), (98, 226, 2, 0.72), (30, 238, -4, 0.6))
)
P.add(
    g("islet-far", path(curve(islet), "url(#islet)"), filter="url(#islet-form)"),
    g("colony", path(far, "#1b2436"), path(flying, "#1b2436"), opacity=0.85),
    g(
        "waves",
        waves(298, 520, 60, 8, "#dff2ee", 0.4),
        waves(300, 560, 34, 3, "#0d3c60", 0.35),
    ),
)

# --- the ledge: three violet blocks, the middle one carries the bird
P.d(
    lin("rock-fill", "#b9a6bd", "#7b6a9c", "#43407a", "#1d2250", y1=490, y2=720),
    form("rock-form", "#fff0dc", 0.75, 2, 6, 4, "#0f1638", 0.7, -8, -22, 13, box=True),
)
ledge = [
    (-20, 740, "c"),
    (-20, 572, "c"),
    (52, 566, "c"),
    (72, 530, "c"),
    (128, 518),
    (388, 516, "c"),
    (412, 546, "c"),
    (450, 550, "c"),
    (470, 592, "c"),
    (500, 596, "c"),
    (500, 740, "c"),
]
faces = curve(
    [(72, 530, "c"), (128, 518), (388, 516, "c"), (412, 546, "c"), (330, 556, "c"), (112, 560, "c")]
)
cracks = curve([(112, 560), (132, 612), (120, 720)], False) + curve(
    [(330, 556), (346, 620), (330, 720)], False
)
lichen = rng(5)
spots = "".join(
    blob(x, y, s, s * 0.6, lichen, 7, 0.2)
    for x, y, s in ((120, 552, 10), (144, 546, 6), (350, 546, 11), (332, 540, 5), (420, 590, 12))
)
P.add(
    g(
        "ledge",
        gg(path(curve(ledge), "url(#rock-fill)"), filter="url(#rock-form)"),
        path(faces, "#f2e4e0", opacity=0.3),
        line(cracks, "#171c40", 3, 0.6),
        line(cracks, "#cbbcd6", 1.4, 0.5, transform="translate(2.4 1)"),
        path(spots, "#e8b54e", opacity=0.7),
    )
)

# --- the bird
P.d(
    lin("black", "#5b6674", (0.35, "#272f3c"), "#0c111b", x1=180, y1=130, x2=370, y2=500),
    lin("white", "#ffffff", (0.5, "#f1f5f3"), "#9fc0d0", x1=140, y1=300, x2=320, y2=500),
    lin("wing-fill", "#566270", (0.4, "#2a323e"), "#10151e", x1=230, y1=270, x2=360, y2=500),
    lin("bill-fill", "#4b5663", "#1a202a", "#090c12", x1=120, y1=166, x2=130, y2=232),
    form("white-form", "#fffdf0", 0.9, 3, 3, 2.4, "#2a5f86", 0.55, -16, -10, 12, box=True),
    form("dark-form", "#dcecf0", 0.85, 1, 3.4, 1.8, "#020812", 0.5, -6, -9, 8, box=True),
)
shade = [(180, 545), (230, 528), (330, 530), (372, 548), (300, 562), (210, 562)]
P.add(g("shadow", path(curve(shade), "#141538", opacity=0.6), filter=P.soft(5)))
tail = [(300, 470, "c"), (352, 500), (392, 512, "c"), (384, 524), (330, 530), (276, 516, "c")]
feet = []
for x, y in ((196, 528), (258, 531)):
    feet.append(
        curve(
            [
                (x + 26, y - 30, "c"),
                (x + 8, y - 10),
                (x - 34, y + 6, "c"),
                (x - 22, y + 10),
                (x - 30, y + 17, "c"),
                (x - 8, y + 14),
                (x - 6, y + 22, "c"),
                (x + 16, y + 12),
                (x + 46, y - 22, "c"),
            ]
        )
    )
body = [
    (168, 172, "c"),
    (182, 152),
    (208, 138),
    (242, 138),
    (268, 156),
    (282, 188),
    (296, 226),
    (326, 276),
    (348, 340),
    (354, 410),
    (346, 468),
    (330, 506),
    (286, 524),
    (232, 526),
    (190, 508),
    (160, 466),
    (146, 410),
    (146, 352),
    (158, 300),
    (176, 262),
    (172, 240),
    (164, 226, "c"),
]
hood = [
    (168, 172, "c"),
    (182, 152),
    (208, 138),
    (242, 138),
    (268, 156),
    (282, 188),
    (296, 226),
    (326, 276),
    (348, 340),
    (354, 410),
    (346, 468),
    (318, 470),
    (282, 420),
    (256, 350),
    (240, 300),
    (232, 268),
    (228, 240, "c"),
    (216, 272),
    (196, 296),
    (164, 288, "c"),
    (176, 262),
    (172, 240),
    (164, 226, "c"),
]
wing = [
    (238, 282, "c"),
    (268, 270),
    (304, 290),
    (330, 340),
    (344, 400),
    (350, 450),
    (356, 500, "c"),
    (330, 478),
    (296, 446),
    (262, 396),
    (240, 340),
]
trailing = [(243, 350), (266, 404), (300, 452), (336, 488)]
quills = curve([(288, 360), (318, 430), (350, 494)], False) + curve(
    [(304, 350), (330, 412), (352, 476)], False
)
coverts = "".join(
    curve([(x, y), (x + 12, y + 15), (x + 30, y + 12)], False)
    for x, y in ((252, 300), (276, 298), (258, 326), (282, 326), (306, 326), (272, 352), (296, 354))
)
P.add(
    g(
        "tail-and-feet",
        path("".join(feet), "#2b3440", filter="url(#dark-form)"),
        path(curve(tail), "#151b26", filter="url(#dark-form)"),
    ),
    g(
        "body",
        gg(path(curve(body), "url(#white)"), filter="url(#white-form)"),
        gg(path(curve(hood), "url(#black)"), filter="url(#dark-form)"),
    ),
    g(
        "wing",
        gg(path(curve(wing), "url(#wing-fill)"), filter="url(#dark-form)"),
        line(quills, "#9db3c0", 1.8, 0.5),
        line(coverts, "#9db3c0", 1.6, 0.4),
        line(curve(trailing, False), "#ffffff", 7, 0.97),
    ),
)
bill = [
    (172, 170, "c"),
    (152, 164),
    (126, 168),
    (106, 186),
    (93, 217, "c"),
    (108, 214),
    (118, 222),
    (138, 230),
    (168, 228, "c"),
]
gape = [(98, 214), (124, 206), (180, 208)]
P.add(
    g(
        "bill",
        gg(path(curve(bill), "url(#bill-fill)"), filter="url(#dark-form)"),
        line(curve(gape, False), "#04060a", 2.6, 0.95),
        line(curve([(130, 169), (122, 192), (129, 225)], False), "#ffffff", 6, 1),
        line(
            curve([(144, 167), (137, 192), (142, 227)], False)
            + curve([(156, 167), (151, 190), (155, 226)], False),
            "#6a7a88",
            2.2,
            0.75,
        ),
        line(curve([(152, 168), (176, 170), (206, 180)], False), "#ffffff", 4.4, 0.97),
        line(curve([(106, 184), (124, 168), (148, 163)], False), "#c9dbe2", 2.2, 0.8),
    )
)
P.add(bird_eye(P, 216, 184, 10, "#3b2a1c", "#04060a", "eye", "#cfe0e8"))
P.add(
    g(
        "head-light",
        line(curve([(186, 154), (212, 143), (240, 144)], False), "#e8f4f4", 4, 0.4),
        filter=P.soft(1.6),
    )
)
P.foot("#0a1030", 0.7, 590).vignette(o=0.34).grain()
P.save()
if "proof" in sys.argv:
    proof(P.file)
