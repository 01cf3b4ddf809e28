"""Aphanizomenon flos-aquae: a sheaf under the lens. Landmarks: straight, thin threads lie side by side like pine needles or a bundle of spills,
a spindle tapering to frayed, pointed ends; each thread a row of cells a little longer than wide; here and there one swollen pale barrel
(heterocyst) and one long dark cylinder (resting cell); colourless drawn-out end cells. Other sheaves as dark splinters; cold ice-white field."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *
from micro_kit import *

P = Pic("aphanizomenon_flos_aquae", "Aphanizomenon flos-aquae, a cyanobacterium")
r = rng(41)
P.lens(light="#ffffff", mid="#d8f0f4", dark="#7fb8ca", ink="#071c2a")
ROT, CX, CY = -52, 240, 312  # the sheaf runs from the lower left to the upper right
T = lambda pts: place(pts, CX, CY, ROT)
P.d(
    lin("thread-fill", "#5fb09a", "#1f7a72", "#0c4650", x1=190, y1=270, x2=290, y2=352),
    lin("thread-deep", "#2f8a86", "#0f5560", x1=190, y1=270, x2=290, y2=352),
    glass("thread-form", "#eafff4", "#03303c", 0.75, box=False),
    glass("het-form", "#fffdea", "#5a4a10", 0.7),
    olin("het", "#fffbe0", "#f0dc8a", "#bfa450"),
    olin("rest", "#3f7f5a", "#173f3a", "#0a2426"),
)
# floes of ice out of focus, splinters of other sheaves
floes = [
    [(20, 170), (110, 100), (170, 130), (130, 200), (50, 240)],
    [(340, 430), (440, 380), (480, 450), (420, 530), (350, 510)],
]
far(
    P,
    "floes",
    2.5,
    *[path(curve([p + ("c",) for p in q], k=0.1), "#ffffff", opacity=0.6) for q in floes],
)
splinters = []
for x, y, L, w, rot in (
    (110, 430, 74, 12, 28),
    (360, 190, 86, 13, 12),
    (400, 340, 52, 8, -70),
    (96, 250, 60, 9, -20),
    (260, 498, 48, 7, 60),
    (180, 132, 40, 6, 80),
):
    splinters.append(
        path(
            curve(
                place(
                    [
                        (-L, 0, "c"),
                        (-L * 0.5, -w),
                        (0, -w * 1.15),
                        (L * 0.6, -w * 0.8),
                        (L, 0, "c"),
                        (L * 0.5, w * 0.9),
                        (-L * 0.4, w),
                    ],
                    x,
                    y,
                    rot,
                )
            ),
            "#2c7a80",
            opacity=0.75,
        )
    )
far(P, "splinters", 2.2, *splinters)
P.add(
    g(
        "glow",
        ellipse(240, 312, 196, 78, "#ffffff", opacity=0.8, transform=f"rotate({ROT} 240 312)"),
        filter=P.soft(20),
    )
)

threads, seams, deep, hets, rests, tails, gas = [], [], [], [], [], [], []
ROWS = 13
for k in range(ROWS):
    q = (k - (ROWS - 1) / 2) / ((ROWS - 1) / 2)  # -1 .. 1 across the sheaf
    half_len = 208 - 84 * abs(q) ** 1.6 + r.uniform(-12, 16)
    shift = r.uniform(-22, 22)
    spread = 70
    bow = lambda u: q * (spread - 24 * (u / 210) ** 2) + 7 * math.sin(u / 90 + k * 1.3)
    w = 6.9
    pts = [(u + shift, bow(u)) for u in [half_len * (i / 6 - 1) for i in range(13)]]
    far_row = k % 3 == 1
    (deep if far_row else threads).append(
        taper(T(pts), [1.6, w * 0.9, w, w, w, w, w * 0.9, 1.6], 30, point=True)
    )
    at = lambda u: bow(u - shift)
    u = -half_len + shift + 18
    while u < half_len + shift - 18:
        if not far_row:
            seams.append(
                curve(T([(u, at(u) - w * 0.86), (u + 1.5, at(u)), (u, at(u) + w * 0.86)]), False)
            )
            gas += [T([(u + r.uniform(3, 9), at(u) + r.uniform(-3.4, 3.4))])[0] for _ in range(2)]
        u += 13.5
    if k in (2, 6, 8, 11):
        h = {2: -60, 6: 58, 8: -96, 11: 34}[k]
        hets.append((h, at(h)))
    if k in (3, 9):
        h = {3: 44, 9: -30}[k]
        rests.append((h, at(h)))
    if not far_row:
        for end in (-1, 1):
            e = end * half_len + shift
            tails.append(
                curve(
                    T(
                        [
                            (e - end * 22, at(e - end * 22)),
                            (e - end * 8, at(e - end * 8)),
                            (e, at(e)),
                        ]
                    ),
                    False,
                )
            )
barrel = lambda u, v, a, b: curve(
    T(
        [
            (u - a, v),
            (u - a * 0.7, v - b * 0.85),
            (u, v - b),
            (u + a * 0.7, v - b * 0.85),
            (u + a, v),
            (u + a * 0.7, v + b * 0.85),
            (u, v + b),
            (u - a * 0.7, v + b * 0.85),
        ]
    )
)
P.add(
    g("sheaf-behind", gg(path("".join(deep), "url(#thread-deep)"), filter="url(#thread-form)")),
    g(
        "sheaf",
        gg(path("".join(threads), "url(#thread-fill)"), filter="url(#thread-form)"),
        line("".join(seams), "#052c36", 1.5, 0.55),
        dots(gas, 1.3, "#dff5e4", 0.5),
        line("".join(tails), "#e4fbf4", 2.2, 0.7),
    ),
    g(
        "resting-cells",
        *[gg(path(barrel(u, v, 34, 9.5), "url(#rest)"), filter="url(#het-form)") for u, v in rests],
    ),
    g(
        "heterocysts",
        *[
            gg(
                path(barrel(u, v, 16, 9), "url(#het)"),
                line(barrel(u, v, 16, 9), "#7a6a24", 1.4, 0.7),
                filter="url(#het-form)",
            )
            for u, v in hets
        ],
    ),
)
specks(P, "#2a6f86", 34, 6, 1.8, 0.5)
P.lens_rim().grain()
finish(P)
