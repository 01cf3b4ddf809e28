"""Helpers for water plants: growing a stem by angle, walking along it, gathering many threads in one path."""

import math

from kit import curve, g, gg, lin, line, n, pack, path, sample


def grow(x, y, angle, length, bend=0.0, steps=5, wave=0.0):
    """Points of a stem that starts at x, y in direction `angle` (degrees, 90 = up) and turns by `bend` on its way."""
    out = [(x, y)]
    for i in range(1, steps + 1):
        a = math.radians(angle + bend * (i - 0.5) / steps + wave * math.sin(i / steps * math.tau))
        x += math.cos(a) * length / steps
        y -= math.sin(a) * length / steps
        out.append((x, y))
    return out


def along(pts, step):
    """Places along a stem: (x, y, direction in degrees with 90 = up, t)."""
    out = []
    for x, y, nx, ny, t in sample(pts, step):
        out.append((x, y, math.degrees(math.atan2(nx, ny)), t))
    return out


def threads(many):
    """Open curves through many lists of points, as one path; three points become one short arc."""
    out = ""
    for p in many:
        if len(p) == 3:
            (ax, ay), (mx, my), (bx, by) = p
            control = (2 * mx - (ax + bx) / 2 - ax, 2 * my - (ay + by) / 2 - ay)
            out += f"M{pack(ax, ay)}q{pack(*control, bx - ax, by - ay)}"
        else:
            out += curve(p, False)
    return out


def use(ident, x, y, angle, sx=1.0, sy=None, **k):
    """A drawn-once part that lies along +x, put at x, y and turned to `angle` (degrees, 90 = up)."""
    sy = sx if sy is None else sy
    attributes = "".join(f' {key.rstrip("_").replace("_", "-")}="{v}"' for key, v in k.items())
    return (
        f'<use href="#{ident}" transform="translate({n(x)} {n(y)}) rotate({n(-angle)}) '
        f'scale({round(sx, 3)} {round(sy, 3)})"{attributes}/>'
    )


def polar(x, y, angle, distance):
    """The point `distance` away in direction `angle` (degrees, 90 = up)."""
    a = math.radians(angle)
    return x + math.cos(a) * distance, y - math.sin(a) * distance


def waterline(picture, y, top, bottom, ident="waterline", amp=5):
    """A split view: the sky above a waterline at y, its bright meniscus and the dark band under it."""
    wave = [
        (-20, y),
        (50, y - amp),
        (130, y + amp * 0.6),
        (215, y - amp * 0.4),
        (300, y + amp),
        (390, y - amp),
        (500, y + 2),
    ]
    picture.d(lin(f"{ident}-sky", top, bottom, y1=0, y2=y))
    sky = curve(
        [(-20, -20, "c"), (500, -20, "c"), (500, y + 2, "c")] + wave[::-1][1:-1] + [(-20, y, "c")]
    )
    edge = curve(wave, False)
    return g(ident, path(sky, f"url(#{ident}-sky)")), g(
        f"{ident}-edge",
        line(edge, "#0d4a52", 7, 0.28, transform="translate(0 6)"),
        line(edge, "#fffdf0", 3.2, 0.9),
        gg(line(edge, "#fffbe0", 1.2, 0.6, transform="translate(0 9)")),
    )
