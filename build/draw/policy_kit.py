"""What all policy pictures share: the frame in the colour of the category, and the places they are set in."""

import sys

from kit import *
from scene_kit import *

FRAME = {
    "negative": ("#6B3A8F", "#d9c2ec"),
    "dual": ("#33803A", "#cfeac0"),
    "measure": ("#2463B5", "#c6defa"),
    "funding": ("#0C8080", "#bdeae4"),
}
SKY = {
    "negative": ("#4a2a5e", "#8a4a86", "#d98a9a"),
    "dual": ("#7fc2c0", "#cfe8cc", "#fbf3cf"),
    "measure": ("#7db9e6", "#c9e6f4", "#fdf6de"),
    "funding": ("#7fd0cc", "#cdeee2", "#fdf6da"),
}
SEA = {
    "negative": ("#7a5488", "#4f4270", "#1c1838"),
    "dual": ("#6fc0a8", "#2f8a84", "#0f4650"),
    "measure": ("#6cc3d8", "#2a86b4", "#0c3f70"),
    "funding": ("#7fd6cc", "#2a9a9a", "#0b4a54"),
}


def scene(name, title, category, level, sky=None, sea=None):
    """A picture with sky above `level` and sea below it (level 0: all sea, 720: all sky)."""
    P = Pic(name, title, folder="policies")
    P.category = category
    if level > 0:
        P.d(lin("sky", *(sky or SKY[category]), y2=level))
        P.add(g("sky-layer", el("rect", width=480, height=min(720, level + 10), fill="url(#sky)")))
    if level < 720:
        P.d(lin("sea-fill", *(sea or SEA[category]), y1=level, y2=720))
        P.add(
            g(
                "sea-layer",
                el("rect", y=level, width=480, height=720 - level, fill="url(#sea-fill)"),
            )
        )
    return P


def surface_line(P, level, tone="#fffbe6", amp=4, phase=0.0):
    pts = swell(level, amp, 56, phase=phase)
    P.add(
        g(
            "surface-line",
            line(curve(pts, False), tone, 4, 0.85),
            line(curve([(x + 14, y + 10) for x, y, *_ in pts], False), tone, 1.8, 0.45),
        )
    )


def sun(P, x, y, r, inner="#fffbe0", outer="#fff2c4"):
    P.d(rad("sun-glow", (0, outer, 0.95), (1, outer, 0), cx=x, cy=y, r=r * 3.2))
    P.add(g("sun", circle(x, y, r * 3.2, "url(#sun-glow)"), circle(x, y, r, inner)))


def solid(P, id_="solid", light="#fffbe6", shadow="#0b2038", depth=9):
    """The volume filter of the emblem."""
    id_ = f"volume-{id_}"
    return P.once(id_, form(id_, light, 0.8, 1.5, 3, 1.8, shadow, 0.5, -3, -depth, depth * 0.8))


def finish(P, grain=0.16, shade=0.3):
    colour, pale = FRAME[P.category]
    P.vignette("#0a1026", shade, cy=350, r=480).grain(grain)
    inner = "M44 22H436a22 22 0 0 1 22 22V676a22 22 0 0 1-22 22H44a22 22 0 0 1-22-22V44a22 22 0 0 1 22-22Z"
    P.add(
        g(
            "frame",
            path("M0 0H480V720H0Z" + inner, colour, fill_rule="evenodd"),
            path(inner, "none", stroke=pale, stroke_width=3.4),
            path("M6 6H474V714H6Z", "none", stroke="#0b1030", stroke_width=2, stroke_opacity=0.35),
        ),
    )
    P.save()


def run(pictures):
    wanted = sys.argv[1:]
    for draw in pictures:
        if not wanted or draw.__name__ in wanted:
            draw()


# ------------------------------------------------------------------ emblems used more than once
def barrel(body, dark, pale, sign="#f2c14a"):
    """Standing drum, 120 wide, 170 high, middle at 0, 0; a warning triangle without any letter."""
    return gg(
        path("M-60-74V74A60 18 0 0 0 60 74V-74Z", body),
        path("M18-74V91A60 18 0 0 0 60 74V-74Z", dark, opacity=0.45),
        ellipse(0, -74, 60, 18, pale),
        ellipse(0, -74, 48, 13, dark, opacity=0.6),
        ellipse(-22, -76, 9, 4, pale),
        path(
            "M-60-30A60 16 0 0 0 60-30V-20A60 16 0 0 1-60-20ZM-60 28A60 16 0 0 0 60 28V38A60 16 0 0 1-60 38Z",
            dark,
            opacity=0.5,
        ),
        path("M0-14L30 36H-30Z", sign, stroke=sign, stroke_width=8, stroke_linejoin="round"),
        line("M0 2V18", "#2a2036", 7),
        circle(0, 30, 4.2, "#2a2036"),
    )


def shield(fill, edge):
    """A shield 200 wide, 240 high."""
    d = "M0-120C34-98 66-92 100-92V-10C100 56 60 98 0 124C-60 98-100 56-100-10V-92C-66-92-34-98 0-120Z"
    half = "M0-120C34-98 66-92 100-92V-10C100 56 60 98 0 124Z"
    return gg(
        path(d, fill),
        path(half, "#0b2a52", opacity=0.18),
        path(d, "none", stroke=edge, stroke_width=9, stroke_linejoin="round"),
    )


def tick(tone, w=16):
    return line("M-34 2L-10 26L38-28", tone, w, stroke_linejoin="round")


def seal_on_floe(coat, pale, ice=("#ffffff", "#a9d6e6")):
    """A ringed seal lying on a small floe, looking up: 240 wide, water line at y 40."""
    body = [
        (-96, 2),
        (-104, -26),
        (-92, -52),
        (-66, -58),
        (-44, -40),
        (-10, -34),
        (40, -22),
        (82, -2),
        (112, -16, "c"),
        (108, 4),
        (122, 16, "c"),
        (84, 16),
        (20, 20),
        (-60, 20),
    ]
    rings = "".join(
        f"M{x + rx} {y}a{rx} {rx * 0.75:.1f} 0 1 1-{2 * rx} 0a{rx} {rx * 0.75:.1f} 0 1 1 {2 * rx} 0Z"
        for x, y, rx in [
            (-30, -20, 8),
            (-4, -14, 9),
            (24, -8, 8),
            (48, 0, 7),
            (4, 6, 8),
            (-24, 4, 8),
            (32, 10, 6),
        ]
    )
    return gg(
        path("M-128 20L-96 10L92 8L130 22L112 44L60 56L-40 60L-104 46Z", ice[0]),
        path("M-128 22L-104 46L-40 60L60 56L112 44L130 24L104 34L-40 44Z", ice[1]),
        path(curve(body), coat),
        line(rings, pale, 3, 0.8),
        path(curve([(-46, 6, "c"), (-58, 26), (-36, 30, "c"), (-22, 12, "c")]), coat),
        path(
            curve([(-102, -24), (-112, -28), (-114, -38), (-102, -46), (-90, -36)]),
            pale,
            opacity=0.75,
        ),
        circle(-86, -44, 5.4, "#0b1a28"),
        circle(-87.6, -45.6, 1.8, "#ffffff"),
        ellipse(-111, -38, 4, 3.4, "#0b1a28"),
        line("M-104-30l-14 6M-102-28l-12 11", "#ffffff", 1.4, 0.8),
    )


def porpoise(back, belly, fin):
    """Harbour porpoise heading left, 280 long."""
    body = [
        (-126, 4),
        (-120, -14),
        (-96, -30),
        (-50, -40),
        (-8, -42),
        (8, -66, "c"),
        (34, -38),
        (80, -22),
        (118, -8),
        (148, -26, "c"),
        (140, 0),
        (152, 22, "c"),
        (116, 8),
        (70, 14),
        (10, 28),
        (-60, 26),
        (-108, 18),
    ]
    under = [(-118, 10), (-60, 8), (0, 10), (70, 8, "c"), (10, 28), (-60, 26), (-104, 18)]
    return gg(
        path(curve(body), back),
        path(curve(under), belly, opacity=0.8),
        path(curve([(-62, 14, "c"), (-50, 44), (-30, 56, "c"), (-26, 30), (-34, 14, "c")]), fin),
        circle(-98, -8, 4.4, "#0b1020"),
        line("M-124 6Q-112 10-102 4", "#0b1020", 2.4, 0.7),
    )


def eelgrass(x, y, h, r, fill, count=7, spread=0.4, w=5):
    return path(tuft(x, y, h, count, r, spread, w, 0.1), fill)
