"""Nodularia spumigena, under the lens, from a summer bloom. Landmarks: a thread like a roll of flat coins, each disc three to four times as
wide as high, dark with gas bubbles, the whole wound into a loose spring; at even distances a heterocyst, a paler, thick-walled, slightly wider
disc with a bright knot on either side; blunt round end; loops of other threads behind, yellow-green water."""

import sys

sys.path.insert(0, __file__.rsplit("/species", 1)[0])
from kit import *
from micro_kit import *

P = Pic("nodularia_spumigena", "Nodularia spumigena, a cyanobacterium")
r = rng(22)
P.lens(light="#f7f7bf", mid="#b9c95a", dark="#4d6a2c", ink="#0c1a0c")
P.d(
    glass("disc-form", "#f4ffd4", "#06282c", 1.0, box=False),
    glass("het-form", "#fffde4", "#5a4a10", 0.8),
    orad("het", (0, "#fffbd0"), (0.6, "#f2d56a"), (1, "#c99a3a"), cx=0.4, cy=0.35, r=0.7),
)


def spring(x0, y0, x1, y1, radius, turns, phase=0.0, squash=0.42, count=400):
    """A coil seen from the side: points (x, y, depth), depth > 0 is near."""
    a, L, out = math.atan2(y1 - y0, x1 - x0), math.hypot(x1 - x0, y1 - y0), []
    for i in range(count + 1):
        t = i / count
        p = phase + t * turns * math.tau
        u, v = t * L + radius * squash * math.sin(p), radius * math.cos(p)
        bow = 26 * math.sin(t * math.pi)
        out.append(
            (
                x0 + u * math.cos(a) - (v + bow) * math.sin(a),
                y0 + u * math.sin(a) + (v + bow) * math.cos(a),
                math.sin(p),
            )
        )
    return out


def lay(points, pitch):
    """The same line cut into steps of `pitch`: (x, y, tangent angle, depth)."""
    out, rest = [], 0.0
    for (x0, y0, d0), (x1, y1, _) in zip(points, points[1:]):
        L = math.hypot(x1 - x0, y1 - y0)
        while rest <= L and L:
            t = rest / L
            out.append(
                (
                    x0 + (x1 - x0) * t,
                    y0 + (y1 - y0) * t,
                    math.degrees(math.atan2(y1 - y0, x1 - x0)),
                    d0,
                )
            )
            rest += pitch
        rest -= L
    return out


def disc(x, y, deg, half, high, big=1.0):
    f = frame(x, y, deg)
    a, b = high * 0.5, half * big
    return curve(
        [
            f(-a * 0.7, -b),
            f(a * 0.7, -b),
            f(a, -b * 0.82),
            f(a * 1.02, 0),
            f(a, b * 0.82),
            f(a * 0.7, b),
            f(-a * 0.7, b),
            f(-a, b * 0.82),
            f(-a * 1.02, 0),
            f(-a, -b * 0.82),
        ],
        k=0.3,
    )


def filament(points, half, pitch, het_every, seed):
    """Near and far discs, the heterocysts, the gas bubbles."""
    q = rng(seed)
    cells = lay(points, pitch)
    layers = []  # runs of the same side, in order along the thread
    for i, (x, y, deg, depth) in enumerate(cells):
        near = depth > 0
        if not layers or layers[-1][0] != near:
            layers.append((near, [], [], []))
        if i % het_every == het_every // 2:
            layers[-1][2].append((x, y, deg))
        else:
            layers[-1][1].append(disc(x, y, deg, half, pitch * 0.96))
            f = frame(x, y, deg)
            layers[-1][3].extend(
                f(q.uniform(-0.25, 0.25) * pitch, half * v)
                for v in (q.uniform(-0.7, -0.2), q.uniform(-0.1, 0.3), q.uniform(0.3, 0.7))
            )
    return layers


def draw(layers, half, pitch, near):
    out = []
    for side, discs, hets, gas in layers:
        if side != near or not (discs or hets):
            continue
        parts = [path("".join(discs), "#6fae46" if near else "#5f9048")]
        if near:
            parts.append(dots(gas, half * 0.085, "#1c3a1c", 0.6))
        out.append(gg(*parts, filter="url(#disc-form)") if near else gg(*parts))
        for x, y, deg in hets:
            f = frame(x, y, deg)
            knots = [f(-pitch * 0.72, 0), f(pitch * 0.72, 0)]
            out.append(
                gg(
                    path(
                        disc(x, y, deg, half, pitch * 1.5, 1.12), "url(#het)" if near else "#d9c064"
                    ),
                    line(disc(x, y, deg, half, pitch * 1.5, 1.12), "#8a6a1c", 1.8, 0.8),
                    dots(knots, 3.2, "#fffdf0"),
                    filter="url(#het-form)" if near else None,
                    opacity=None if near else 0.85,
                )
            )
    return out


# loops far off
loops = []
for x0, y0, x1, y1, R, turns, w, c, o in (
    (20, 230, 300, 70, 46, 4, 13, "#6f9440", 0.7),
    (250, 520, 480, 330, 40, 4, 12, "#6f9440", 0.65),
    (30, 470, 210, 540, 24, 4, 8, "#83a44a", 0.55),
    (330, 130, 450, 220, 20, 4, 7, "#83a44a", 0.5),
):
    loops.append(
        line(
            curve([(x, y) for x, y, _ in spring(x0, y0, x1, y1, R, turns, 0.6, 0.5, 60)], False),
            c,
            w,
            o,
        )
    )
far(P, "loops-far", 3.4, *loops)
P.add(
    g(
        "glow",
        path(
            curve([(60, 470), (150, 250), (330, 130), (440, 180), (350, 370), (200, 500)]),
            "#fffde0",
            opacity=0.55,
        ),
        filter=P.soft(30),
    )
)
HALF, PITCH = 17, 9.5
thread_pts = spring(140, 408, 338, 212, 84, 2.75, 0.2, 0.98, 900)
layers = filament(thread_pts, HALF, PITCH, 19, 2)
P.add(
    g("thread-behind", *draw(layers, HALF, PITCH, False)),
    g("thread", *draw(layers, HALF, PITCH, True)),
)
P.add(
    g(
        "gas",
        *[
            bubble(*b)
            for b in (
                (118, 196, 9),
                (136, 176, 5),
                (392, 420, 10),
                (372, 444, 5),
                (90, 330, 5),
                (300, 470, 4),
            )
        ],
    )
)
specks(P, "#fffff0", 34, 7)
P.lens_rim().grain()
finish(P)
