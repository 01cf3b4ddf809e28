"""Places on level ground: a level view, sun and shadow, faces of buildings, houses, towers.

World: X right, Y up, Z away, in metres; the eye stands above (0, 0) and looks along Z. A `Face` is
an upright or lying rectangle; what is drawn on it is given in metres from its lower left corner.
"""

from __future__ import annotations

import numpy as np
from canvas import mix, rgb

WARM, COOL = rgb("#fff0d2"), rgb("#7f8fb4")


class Camera:
    """A level view: row of the horizon, height of the eye, focal length, middle column, sun."""

    def __init__(
        self, horizon=220.0, eye=1.7, f=620.0, cx=360.0, sun=(-0.6, 0.7, -0.4), warm=WARM, cool=COOL
    ):
        self.horizon, self.eye, self.f, self.cx = horizon, eye, f, cx
        self.sun = np.asarray(sun, float) / np.linalg.norm(sun)
        self.warm, self.cool = rgb(warm), rgb(cool)

    def at(self, X, Y, Z):
        """Return where a place is seen."""
        Z = np.maximum(Z, 0.25)
        return self.cx + self.f * X / Z, self.horizon + self.f * (self.eye - Y) / Z

    def points(self, places):
        """Return where places are seen, as an outline."""
        return np.stack(self.at(*np.asarray(places, float).T), -1)

    def tone(self, colour, normal, bounce=0.0):
        """Return a colour as it looks on a surface that faces this way."""
        lam = float(np.dot(np.asarray(normal, float), self.sun))
        share = np.clip(0.12 + 1.05 * lam, 0, 1) if lam > 0 else max(0.0, 0.12 + 0.12 * lam)
        lit, shade = rgb(colour) * self.warm * 1.06, rgb(colour) * self.cool
        return np.clip(mix(shade, lit, share + bounce), 0, 1.15)

    def ground(self, c, colours, top=None, foot=480.0, alpha=1.0, wash=1.0):
        """Paint the ground with a function of X and Z (and x, y)."""
        top = self.horizon + 0.5 if top is None else top
        rows = slice(max(0, int(top * c.k)), int(foot * c.k))
        x, y = c.x[rows], c.y[rows]
        Z = self.f * self.eye / np.maximum(y - self.horizon, 0.3)
        X = (x - self.cx) * Z / self.f
        mask = np.ones_like(x) * np.clip((y - top) * c.k, 0, 1)
        c.area(mask, lambda *_: colours(X, Z), alpha, box=(rows, slice(0, c.w)), wash=wash)

    def shadow(self, places):
        """Return where places throw their shadow on level ground, as an outline round them all."""
        p = np.asarray(places, float)
        s = self.sun
        X, Z = p[:, 0] - s[0] / s[1] * p[:, 1], p[:, 2] - s[2] / s[1] * p[:, 1]
        return hull(self.points(np.stack([X, np.zeros_like(X), np.maximum(Z, 0.6)], -1)))


def hull(points):
    """Return the outline round points."""
    p = sorted(map(tuple, np.asarray(points, float)))
    out = []
    for run in (p, p[::-1]):
        part = []
        for q in run:
            while (
                len(part) > 1
                and (
                    (part[-1][0] - part[-2][0]) * (q[1] - part[-2][1])
                    - (part[-1][1] - part[-2][1]) * (q[0] - part[-2][0])
                )
                <= 0
            ):
                part.pop()
            part.append(q)
        out += part[:-1]
    return np.array(out)


class Face:
    """A rectangle in the world: its corner, the way right, the way up, and its size."""

    def __init__(self, c, cam, corner, right, up, width, height, colour):
        self.c, self.cam = c, cam
        self.corner, self.right, self.up = (np.asarray(v, float) for v in (corner, right, up))
        self.width, self.height = width, height
        self.normal = np.cross(self.up, self.right)
        self.colour = colour

    def at(self, u, v):
        """Return where a place on the face is seen."""
        return self.cam.at(*(self.corner + self.right * u + self.up * v))

    @property
    def seen(self):
        """Return whether its front looks at the viewer."""
        (ax, ay), (bx, by), (cx, cy) = (
            self.at(0, 0),
            self.at(self.width, 0),
            self.at(0, self.height),
        )
        return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) < 0

    def lit(self, colour, bounce=0.0):
        """Return a colour in the light of this face."""
        return self.cam.tone(colour, self.normal, bounce)

    def quad(self, u0, v0, u1, v1, colour, raw=False, **how):
        """Paint a rectangle on it."""
        self.poly([(u0, v0), (u1, v0), (u1, v1), (u0, v1)], colour, raw, **how)

    def poly(self, places, colour, raw=False, **how):
        """Paint a polygon on it; `raw` colours give their own light."""
        if not raw and not callable(colour) and not isinstance(colour, tuple):
            colour = self.lit(colour)
        self.c.shape([self.at(u, v) for u, v in places], colour, **how)

    def disc(self, u, v, r, colour, raw=False, ry=None, **how):
        """Paint a disc on it."""
        t = np.linspace(0, 2 * np.pi, 28, endpoint=False)
        self.poly([(u + r * np.cos(a), v + (ry or r) * np.sin(a)) for a in t], colour, raw, **how)

    def arch(self, u, v, w, h, colour, raw=False, **how):
        """Paint a round-headed opening: foot in the middle at u, v."""
        t = np.linspace(0, np.pi, 12)
        top = [(u + w / 2 * np.cos(a), v + h - w / 2 + w / 2 * np.sin(a)) for a in t]
        self.poly([(u - w / 2, v), (u + w / 2, v), *top[0:]], colour, raw, **how)

    def line(self, places, width, colour, raw=False, **how):
        """Draw a line on it, so many metres wide."""
        a, b = np.asarray(places[0], float), np.asarray(places[-1], float)
        d = b - a
        d = d / max(np.hypot(*d), 1e-9) * width / 2
        side = np.array([-d[1], d[0]])
        corners = [a + side, b + side, b - side, a - side]
        self.poly(corners, colour, raw, edge=0, **how)

    def fill(self, foot=0.10):
        """Paint the wall itself: a little lighter where the ground shines back."""
        low, high = self.lit(self.colour, 0.07), self.lit(self.colour)
        self.quad(0, 0, self.width, self.height, (high, low), raw=True)
        self.quad(
            0,
            0,
            self.width,
            self.height * foot,
            self.lit(mix(self.colour, "#6a5f55", 0.4)),
            raw=True,
            alpha=0.35,
            soft=0.6,
        )

    def windows(
        self,
        cols,
        rows,
        size=(0.9, 1.4),
        glass="#2f3a48",
        shutters=None,
        start=0.9,
        lit=None,
        frame="#efe6d4",
        v_top=0.5,
        seed=3,
    ):
        """Paint rows of windows; `lit` is a share of them that shine, and their colour."""
        g = np.random.default_rng(seed)
        w, h = size
        step_u = self.width / cols
        step_v = (self.height - start - v_top) / rows
        for i in range(cols):
            for j in range(rows):
                u, v = (i + 0.5) * step_u - w / 2, start + j * step_v + (step_v - h) / 2
                on = lit is not None and g.random() < lit[0]
                self.quad(u - 0.12, v - 0.12, u + w + 0.12, v + h + 0.12, frame, alpha=0.75)
                self.quad(u, v, u + w, v + h, lit[1] if on else glass, raw=on)
                if not on:
                    self.poly(
                        [(u, v + h), (u + w, v + h), (u + w * 0.3, v + h * 0.45), (u, v + h * 0.3)],
                        "#93a9bd",
                        alpha=0.35,
                    )
                self.quad(
                    u - 0.1,
                    v + h,
                    u + w + 0.1,
                    v + h + 0.16,
                    mix(self.colour, "#3b3340", 0.45),
                    alpha=0.7,
                )
                if shutters:
                    for a in (u - 0.12 - w * 0.48, u + w + 0.12):
                        self.quad(a, v - 0.05, a + w * 0.48, v + h + 0.05, shutters)
                        self.quad(
                            a,
                            v - 0.05,
                            a + w * 0.1,
                            v + h + 0.05,
                            mix(shutters, "#000000", 0.35),
                            alpha=0.5,
                        )


def box(c, cam, X, Z, w, d, h, yaw=0.0, wall="#d8b98c", y0=0.0, shade=0.45, top=None):
    """Draw an upright box and its shadow; return its seen faces by name."""
    co, si = np.cos(np.radians(yaw)), np.sin(np.radians(yaw))
    ex, ez = np.array([co, 0, si]), np.array([-si, 0, co])
    up = np.array([0, 1.0, 0])
    mid = np.array([X, y0, Z])
    if shade:
        corners = [
            mid + a * ex * w / 2 + b * ez * d / 2 + e * up
            for a in (-1, 1)
            for b in (-1, 1)
            for e in (0, h)
        ]
        c.shape(cam.shadow(corners), "#3f4a6e", alpha=shade, soft=0.8, mode="multiply")
    sides = {
        "front": (mid - ex * w / 2 - ez * d / 2, ex, w),
        "right": (mid + ex * w / 2 - ez * d / 2, ez, d),
        "back": (mid + ex * w / 2 + ez * d / 2, -ex, w),
        "left": (mid - ex * w / 2 + ez * d / 2, -ez, d),
    }
    out = {}
    for name, (corner, right, width) in sides.items():
        face = Face(c, cam, corner, right, up, width, h, wall)
        if face.seen:
            face.fill()
            out[name] = face
    if top is not None and cam.eye > y0 + h:
        p = [
            mid + a * ex * w / 2 + b * ez * d / 2 + up * h
            for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]
        c.shape(cam.points(p), cam.tone(top, (0, 1, 0)))
    return out


def house(
    c,
    cam,
    X,
    Z,
    w,
    d,
    h,
    yaw=0.0,
    wall="#d8b98c",
    roof="#b4643f",
    pitch=None,
    hip=0.0,
    over=0.45,
    decorate=None,
    y0=0.0,
    shade=0.45,
    tiles=True,
):
    """Draw a house whose ridge runs along its width; return its seen faces.

    `decorate(name, face)` paints windows and doors before the roof is laid on.
    """
    pitch = 0.28 * d if pitch is None else pitch
    faces = box(c, cam, X, Z, w, d, h, yaw, wall, y0, shade)
    for name, face in faces.items():
        if name in ("left", "right") and not hip:
            face.poly([(0, h), (face.width, h), (face.width / 2, h + pitch)], wall)
        if decorate:
            decorate(name, face)
        face.quad(0, h - 0.55, face.width, h, mix(wall, "#4a3f4e", 0.55), alpha=0.45)
    roofed(c, cam, (X, y0, Z), (w, d, h), yaw, roof, pitch, hip, over, tiles)
    return faces


def roofed(c, cam, place, size, yaw, roof, pitch, hip=0.0, over=0.45, tiles=True):
    """Lay a roof on a box: two slopes along the width; four if its ends are cut by `hip` metres."""
    (X, y0, Z), (w, d, h) = place, size
    co, si = np.cos(np.radians(yaw)), np.sin(np.radians(yaw))
    ex, ez = np.array([co, 0, si]), np.array([-si, 0, co])
    at = lambda a, y, b: np.array([X, y0 + y, Z]) + ex * a + ez * b
    a, b, e = w / 2 + over, d / 2 + over, h - over * pitch / (d / 2)
    r = w / 2 + over - hip
    slopes = [
        (
            [at(a, e, b), at(-a, e, b), at(-r, h + pitch, 0), at(r, h + pitch, 0)],
            ez * pitch + np.array([0, d / 2, 0]),
        ),
        (
            [at(-a, e, -b), at(a, e, -b), at(r, h + pitch, 0), at(-r, h + pitch, 0)],
            -ez * pitch + np.array([0, d / 2, 0]),
        ),
    ]
    if hip:
        slopes += [
            (
                [at(-a, e, b), at(-a, e, -b), at(-r, h + pitch, 0)],
                -ex * pitch + np.array([0, hip, 0]),
            ),
            ([at(a, e, -b), at(a, e, b), at(r, h + pitch, 0)], ex * pitch + np.array([0, hip, 0])),
        ]
    for corners, out in slopes:
        normal = out / np.linalg.norm(out)
        p = cam.points(corners)
        q = np.roll(p, -1, 0)
        if np.sum(p[:, 0] * q[:, 1] - q[:, 0] * p[:, 1]) > 0:
            continue
        c.shape(p, cam.tone(roof, normal))
        if tiles and len(p) == 4:
            n = max(6, int(w / 0.55))
            for t in (np.arange(n) + 0.5) / n:
                lo, hi = p[0] + (p[1] - p[0]) * t, p[3] + (p[2] - p[3]) * t
                c.line(
                    [lo, hi],
                    min(1.1, 0.09 * cam.f / Z),
                    cam.tone(mix(roof, "#3a2a30", 0.5), normal),
                    alpha=0.35,
                )
        c.line(
            [p[0], p[1]],
            min(2.0, 0.16 * cam.f / Z),
            cam.tone(mix(roof, "#33242c", 0.55), normal),
            alpha=0.8,
        )
        if len(p) == 4:
            c.line(
                [p[3], p[2]],
                min(2.0, 0.2 * cam.f / Z),
                cam.tone(mix(roof, "#ffe2b8", 0.4), (0, 1, 0)),
                alpha=0.7,
            )
