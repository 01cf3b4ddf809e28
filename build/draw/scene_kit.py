"""Parts that several scenes share: skies, swell, boats, works, trees, birds, fish. Everything is drawn round (0, 0) and
put in place by `at(...)`, so that a part can be used at any size; colours are arguments."""

import math

from kit import *


def at(x, y, s=1.0, *parts, turn=0, flip=False, **attributes):
    """A group at x, y, scaled by s, turned by degrees."""
    scale = f"scale({-s if flip else s:.3f} {s:.3f})" if flip else f"scale({s:.3f})"
    rotate = f" rotate({n(float(turn))})" if turn else ""
    return gg(*parts, transform=f"translate({n(x)} {n(y)}){rotate} {scale}", **attributes)


def swell(y, amp=7, step=70, x0=-20, x1=500, phase=0.0):
    """Points of a wavy line from x0 to x1."""
    out, k, x = [], 0, x0
    while x < x1:
        out.append(
            (x, y + amp * math.sin(phase + k * 1.9) + amp * 0.4 * math.sin(phase * 2 + k * 0.8))
        )
        x += step
        k += 1
    out.append((x1, y + amp * 0.4 * math.sin(phase + k)))
    return [(*out[0], "c")] + out[1:-1] + [(*out[-1], "c")]


def sheet(points, base=740):
    """The area under a wavy line, as a path."""
    return curve([(points[0][0], base, "c")] + points + [(points[-1][0], base, "c")])


def cloud(x, y, w, tone, opacity=0.8):
    h = w * 0.2
    lumps = [
        (0, 0, "c"),
        (0.04, -0.5),
        (0.2, -0.75),
        (0.32, -1.3),
        (0.5, -1.5),
        (0.64, -0.95),
        (0.8, -0.9),
        (0.96, -0.4),
        (1, 0, "c"),
    ]
    return path(
        curve([(x + px * w, y + py * h, *c) for px, py, *c in lumps]), tone, opacity=opacity
    )


def streaks(id_, y0, y1, r, tone="#fffbe6", count=12, w=2.2, o=0.5, x0=0, x1=480):
    """Short glints lying on water: longer and thicker towards the viewer."""
    out = []
    for i in range(count):
        t = i / max(1, count - 1)
        y = y0 + (y1 - y0) * t
        length = 20 + 60 * t
        x = r.uniform(x0, x1 - length)
        out.append(f"M{n(x)} {n(y)}q{n(length / 2)} {n(-2 - 2 * t)} {n(length)} 0")
    return g(id_, line("".join(out), tone, w, o))


def pine(x, y, h, tone):
    """A spruce of three tiers."""
    w = h * 0.3
    pts = [
        (0, -1, "c"),
        (0.45, -0.62),
        (0.2, -0.62, "c"),
        (0.72, -0.32),
        (0.35, -0.32, "c"),
        (1, 0, "c"),
        (-1, 0, "c"),
        (-0.35, -0.32, "c"),
        (-0.72, -0.32),
        (-0.2, -0.62, "c"),
        (-0.45, -0.62),
    ]
    return path(curve([(x + px * w, y + py * h, *c) for px, py, *c in pts]), tone)


def pines(xs, y, r, tone, h=34):
    return gg(*[pine(x, y + r.uniform(-2, 3), h * r.uniform(0.7, 1.2), tone) for x in xs])


def gull(x, y, s, tone="#fff8ec", w=4.0):
    return line(
        f"M{n(x - s)} {n(y - s * 0.12)}q{n(s * 0.45)} {n(-s * 0.5)} {n(s)} {n(s * 0.2)}q{n(s * 0.5)} {n(-s * 0.7)} {n(s)} {n(-s * 0.16)}",
        tone,
        w,
    )


def fish(body, belly, fin, eye="#0b2233", bars=None, barbel=False):
    """A fish 100 long, head to the left at (-50, 0), with three tones: for shoals and scenes, not for species cards."""
    outline = [
        (-50, 2, "c"),
        (-40, -8),
        (-18, -19),
        (8, -19),
        (28, -9),
        (36, -4),
        (50, -20, "c"),
        (46, 0),
        (50, 20, "c"),
        (36, 6),
        (22, 13),
        (0, 20),
        (-26, 16),
        (-42, 9),
    ]
    under = [(-48, 4, "c"), (-26, 6), (6, 6), (36, 3, "c"), (22, 13), (0, 20), (-26, 16), (-42, 9)]
    parts = [
        path(curve([(-14, -15, "c"), (-6, -31), (14, -28, "c"), (24, -9, "c")]), fin),
        path(curve([(-4, 17, "c"), (2, 29), (18, 25, "c"), (20, 11, "c")]), fin),
        path(curve(outline), body),
        path(curve(under), belly, opacity=0.85),
    ]
    if bars:
        parts.append(
            line(
                "".join(f"M{x} {-15 + abs(x) * 0.1:.1f}q4 8 0 17" for x in (-16, -4, 8, 20)),
                bars,
                4,
                0.6,
            )
        )
    if barbel:
        parts.append(line("M-42 9q-1 6 3 9", body, 2.4))
    parts += [
        line("M-28-13q7 12-1 25", "#0b2233", 1.6, 0.4),
        path(curve([(-22, 4, "c"), (-8, 3), (-2, 11, "c"), (-14, 12)]), fin),
        circle(-37, -2, 4.2, "#fdf6dc"),
        circle(-37.4, -2, 2.6, eye),
    ]
    return gg(*parts)


def bones(tone="#e9e0d6"):
    """A fish that is only bones, 100 long."""
    ribs = "".join(
        f"M{x} {-13 + abs(x + 5) * 0.22:.1f}Q{x + 5} 0 {x} {13 - abs(x + 5) * 0.22:.1f}"
        for x in (-16, -6, 4, 14, 24)
    )
    return gg(
        path(
            curve([(-50, 2, "c"), (-40, -10), (-26, -13, "c"), (-24, 0), (-26, 13, "c"), (-42, 9)]),
            tone,
        ),
        line("M-26 0H38" + ribs, tone, 3.4),
        path("M36 0L50-16L46 0L50 16Z", tone),
        circle(-38, -3, 3.4, "#3a3340"),
    )


def factory(tone, light, window, stacks=3):
    """Works with saw-tooth roof and chimneys, base line 0, about 150 wide, 120 high; smoke is drawn apart."""
    teeth = "M0 0V-40L26-62V-40L52-62V-40L78-62V-40L104-62V0Z"
    chimneys = "".join(
        f"M{112 + i * 20} 0L{115 + i * 20} {-96 + i * 14}h9L{127 + i * 20} 0Z"
        for i in range(stacks)
    )
    bands = "".join(f"M{114.6 + i * 20} {-84 + i * 14}h10" for i in range(stacks))
    panes = "".join(f"M{x} -26h12v10h-12Z" for x in (8, 32, 56, 82))
    return gg(
        path(chimneys, tone),
        line(bands, light, 5, 0.8),
        path(teeth, tone),
        path(
            "M26-62V-40L52-62V-40L78-62V-40L104-62",
            "none",
            stroke=light,
            stroke_width=2,
            stroke_opacity=0.6,
        ),
        path(panes, window),
    )


def smoke(id_, x, y, tone, r, lean=1.0, size=1.0, opacity=0.6, count=7):
    """A plume that grows and leans as it rises."""
    out = []
    for i in range(count):
        t = i / (count - 1)
        out.append(
            path(
                blob(
                    x + lean * size * 130 * t**1.35,
                    y - size * 110 * t,
                    size * (11 + 34 * t),
                    size * (9 + 22 * t),
                    r,
                    9,
                    0.16,
                ),
                tone,
                opacity=opacity,
            )
        )
    return g(id_, *out)


def cargo_ship(hull, deck, trim, boxes):
    """Container ship heading left, water line at y 0, 300 long (-150..150)."""
    stacks = "".join(
        el(
            "rect",
            x=-104 + i * 25,
            y=-58 - (1 if (i + j) % 3 else 0) - j * 17,
            width=23.5,
            height=16,
            fill=boxes[(i * 2 + j * 3) % len(boxes)],
        )
        for i in range(7)
        for j in range(2 + (i % 3 > 0))
    )
    return gg(
        stacks,
        path("M84-42V-112H124V-42Z", deck),
        path("M78-112H132V-104H78ZM90-126h12v14H90Z", deck),
        path(
            "M88-98h10v8H88ZM104-98h10v8h-10ZM88-82h10v8H88ZM104-82h10v8h-10ZM88-66h10v8H88ZM104-66h10v8h-10Z",
            "#ffdf9a",
        ),
        path("M108-136h14v24h-14Z", trim),
        path(
            curve(
                [
                    (-156, -50, "c"),
                    (-142, -42, "c"),
                    (150, -42, "c"),
                    (146, -14),
                    (140, 4, "c"),
                    (-122, 4, "c"),
                    (-140, -22),
                ]
            ),
            hull,
        ),
        path("M-134-12L143-12L140 4H-122Z", trim),
        line("M-152-48L-142-41H149", "#ffd9c0", 2.4, 0.7),
        line("M-118-54V-74M-118-72L-140-48", deck, 3),
    )


def boat(hull, cabin, trim):
    """A small fishing boat heading left, water line at y 0, 150 long."""
    return gg(
        path("M-16-28V-58H22V-28Z", cabin),
        path("M-20-58H26V-52H-20ZM-10-48h10v10h-10ZM6-48h10v10H6Z", trim),
        path("M44-28V-84h4v56Z", "#2f2438"),
        line("M46-82L72-30M46-82L10-58M-40-30V-70M-40-68L-16-50", "#2f2438", 1.8, 0.9),
        path(
            curve(
                [
                    (-78, -36, "c"),
                    (-40, -28),
                    (20, -26),
                    (70, -30, "c"),
                    (68, -10),
                    (58, 4, "c"),
                    (-52, 4, "c"),
                    (-68, -14),
                ]
            ),
            hull,
        ),
        line("M-75-33Q-30-23 69-27", trim, 3, 0.9),
    )


def turbine(tone="#fdfaf2", shade="#c9d6d8", turn=15, h=150):
    """Wind turbine standing on (0, 0)."""
    blade = curve([(-3, 0, "c"), (-6, -16), (-3, -40), (0, -70, "c"), (3, -36), (3, -10)])
    rotor = "".join(
        f'<path d="{blade}" fill="{tone}" transform="translate(0 {-h}) rotate({turn + k * 120})"/>'
        for k in range(3)
    )
    return gg(
        path(f"M-5 0L-2.4 {-h}H2.4L5 0Z", tone),
        path(f"M0 0V{-h}H2.4L5 0Z", shade),
        rotor,
        circle(0, -h, 5.4, tone),
        circle(0, -h, 2.6, shade),
    )


def tractor(body, dark, glass):
    """Tractor heading left, wheels on y 0, about 110 long."""
    return gg(
        path("M-4-40L2-74H36L42-30H-4Z", dark),
        path("M4-44L8-68H30L34-44Z", glass),
        path("M-2-76H42V-70H-2Z", body),
        path(
            curve(
                [
                    (-56, -26, "c"),
                    (-54, -46),
                    (-46, -50),
                    (-4, -50, "c"),
                    (0, -20, "c"),
                    (-54, -16, "c"),
                ]
            ),
            body,
        ),
        path("M-40-50V-72h6v22Z", dark),
        path("M-50-42h20M-50-34h20", "none", stroke=dark, stroke_width=3),
        circle(-40, -14, 15, dark),
        circle(-40, -14, 6.4, body),
        circle(24, -24, 26, dark),
        circle(24, -24, 12, body),
        circle(24, -24, 4, dark),
    )


def reeds(xs, y, h, r, tone, w=4, plume=None):
    stems, heads = [], []
    for x in xs:
        hh = h * r.uniform(0.75, 1.1)
        lean = r.uniform(-14, 14)
        stems.append(
            taper(
                [(x, y), (x + lean * 0.4, y - hh * 0.6), (x + lean, y - hh)],
                [w, w * 0.8, w * 0.3],
                50,
                point=True,
            )
        )
        side = 1 if r.random() > 0.5 else -1
        stems.append(
            taper(
                [
                    (x + lean * 0.2, y - hh * 0.35),
                    (x + lean * 0.3 + side * hh * 0.12, y - hh * 0.6),
                    (x + side * hh * 0.3, y - hh * 0.66),
                ],
                [w * 0.7, w * 0.9, 0.4],
                40,
                point=True,
            )
        )
        heads.append((x + lean, y - hh, lean))
    out = path("".join(stems), tone)
    if plume:
        out += "".join(
            path(
                curve(
                    place([(0, 14, "c"), (-6, -2), (0, -22, "c"), (6, -2)], x, y0, k * 0.8, w / 4)
                ),
                plume,
            )
            for x, y0, k in heads
        )
    return gg(out)


def bottle(glass, label, cap):
    """A plastic bottle lying along x, 100 long, neck to the left."""
    return gg(
        path(
            curve(
                [
                    (-50, -6, "c"),
                    (-38, -6, "c"),
                    (-24, -16),
                    (-10, -18),
                    (44, -17),
                    (50, -10),
                    (50, 10),
                    (44, 17),
                    (-10, 18),
                    (-24, 16),
                    (-38, 6, "c"),
                    (-50, 6, "c"),
                ]
            ),
            glass,
            opacity=0.78,
        ),
        path("M-4-18H26V18H-4Z", label, opacity=0.9),
        path("M-58-8H-48V8H-58Z", cap),
        line("M-20-10Q-8-13 46-11", "#ffffff", 3.4, 0.8),
        line("M34-16v32M42-14v28", "#ffffff", 1.6, 0.5),
    )


def bag(tone, edge):
    """A plastic bag adrift, mouth down, like a jellyfish, about 100 wide, 130 high."""
    return gg(
        path(
            curve(
                [
                    (-10, -66, "c"),
                    (-20, -50),
                    (-46, -34),
                    (-52, 10),
                    (-40, 50),
                    (-46, 66, "c"),
                    (-22, 56),
                    (-2, 68),
                    (20, 54),
                    (44, 64, "c"),
                    (42, 40),
                    (54, 6),
                    (44, -36),
                    (18, -52),
                    (10, -66, "c"),
                ]
            ),
            tone,
            opacity=0.72,
        ),
        line(
            curve([(-10, -64), (-20, -92), (-34, -74), (-16, -52)], False)
            + curve([(10, -64), (22, -92), (36, -72), (16, -52)], False),
            edge,
            5,
            0.85,
        ),
        line(
            curve([(-34, -24), (-40, 10), (-30, 46)], False)
            + curve([(-8, -40), (-14, 10), (-4, 58)], False)
            + curve([(20, -36), (26, 8), (18, 50)], False),
            edge,
            2.4,
            0.7,
        ),
    )


def can(tone, shade):
    """A drinks can lying along x, 60 long."""
    return gg(
        path("M-30-16H26V16H-30Z", tone),
        path("M-30 4H26V16H-30Z", shade, opacity=0.5),
        ellipse(26, 0, 6, 16, "#e6e3df"),
        ellipse(26, 0, 3, 8, "#8d8a90"),
        line("M-24-9H18", "#ffffff", 3, 0.7),
    )
