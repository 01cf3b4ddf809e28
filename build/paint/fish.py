"""Fish: a straight body from an outline, laid along a swimming line; scales, jaws, fins, eyes.

A fish is modelled lying straight, in lengths of its body: `s` runs from the snout (0) to the root
of the tail fin (1), `x` to its right side, `z` up. `Course` lays any such point along a bent line
in the world, so that eyes, fins and spines bend with the body.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt
from scipy.interpolate import PchipInterpolator

from .scene import SUBJECT, Look, Scene, sheet
from .vectors import Array, bump, colour, curve, mix, ripple, smooth, unit

Rows = Sequence[tuple[float, ...]]
WET = Look(rough=0.34, shine=0.5)
VELVET = Look(rough=0.5, shine=0.3)


def table(rows: Rows, s: npt.ArrayLike) -> Array:
    """Values at `s` from rows of (place, value), without overshoot."""
    r = np.asarray(rows, float)
    return np.asarray(PchipInterpolator(r[:, 0], r[:, 1])(np.clip(s, r[0, 0], r[-1, 0])))


def seen(scene: Scene, px: float, py: float, depth: float = 0.0) -> Array:
    """The point behind a pixel of the card, `depth` further than its middle, for any camera."""
    a = np.radians(scene.tilt)
    ahead, up = np.array([0, np.cos(a), -np.sin(a)]), np.array([0, np.sin(a), np.cos(a)])
    k = (scene.distance + depth) / (scene.distance * 100 * scene.zoom)
    right = np.array([1.0, 0, 0])
    return np.asarray(ahead * depth + right * (px - 240) * k + up * (360 - py) * k)


class Course:
    """The line a fish swims along: snout first, `span` body lengths long (tail fin included)."""

    def __init__(self, points: npt.ArrayLike, ups: npt.ArrayLike, span: float = 1.2) -> None:
        c = curve(np.c_[np.asarray(points, float), np.asarray(ups, float)], 400)
        way = np.r_[0.0, np.cumsum(np.linalg.norm(np.diff(c[:, :3], axis=0), axis=1))]
        even = np.linspace(0, way[-1], 400)
        c = np.stack([np.interp(even, way, c[:, k]) for k in range(6)], -1)
        self.scale = float(way[-1] / span)
        self.span = span
        self.middle = c[:, :3]
        self.ahead = -unit(np.gradient(self.middle, axis=0))
        up = c[:, 3:]
        self.up = unit(up - (up * self.ahead).sum(1, keepdims=True) * self.ahead)
        self.side = np.cross(self.ahead, self.up)

    @classmethod
    def on_card(cls, scene: Scene, rows: Rows, span: float = 1.2) -> Course:
        """From rows of pixel x, pixel y, depth, and the way the back looks (3 numbers)."""
        points = [seen(scene, r[0], r[1], r[2]) for r in rows]
        return cls(points, [r[3:6] for r in rows], span)

    def frame(self, s: float) -> Array:
        """Right side, ahead and up at a share of the length, one a row."""
        i = round(float(np.clip(s / self.span, 0, 1)) * 399)
        return np.array([self.side[i], self.ahead[i], self.up[i]])

    def out(self, local: npt.ArrayLike) -> Array:
        """Points (s, x, z) of the straight fish in the world."""
        p = np.asarray(local, float)
        t = p[..., 0] / self.span * 399
        i = np.clip(t, 0, 398.999).astype(int)
        f = np.clip(t, 0, 399) - i
        rest = (t - np.clip(t, 0, 399)) / 399 * self.span * self.scale

        def at(a: Array) -> Array:
            return np.asarray(a[i] * (1 - f)[..., None] + a[i + 1] * f[..., None])

        ahead, up, side = unit(at(self.ahead)), at(self.up), at(self.side)
        return np.asarray(
            at(self.middle)
            - ahead * rest[..., None]
            + side * (p[..., 1] * self.scale)[..., None]
            + up * (p[..., 2] * self.scale)[..., None]
        )


@dataclass
class Places:
    """Where points of a body are: each an array of the same shape."""

    s: Array
    x: Array
    z: Array
    height: Array
    """-1 at the belly, 0 where the body is widest, 1 at the back."""
    girth: Array
    """Way round from the widest line, in half girths: up to 0.5 at the back, -0.5 at the belly."""
    round: Array
    """Half the girth of the body, in lengths."""

    @property
    def points(self) -> Array:
        """Local points."""
        return np.stack([self.s, self.x, self.z], -1)

    def noise(self, frequency: float, seed: int) -> Array:
        """Smooth noise on the body, about -2 to 2."""
        return ripple(self.points, frequency, seed)

    def away(self, s: float, z: float) -> Array:
        """Distance from a place on both sides, seen from the side."""
        return np.asarray(np.hypot(self.s - s, self.z - z))


@dataclass(frozen=True)
class Shape:
    """The outline of a body: tables of (s, value), in body lengths."""

    top: Rows
    bottom: Rows
    wide: Rows
    """Half width."""
    blunt: float = 0.03
    """How far back the snout is rounded."""
    mouth_level: float = 0.0
    """Height of the tip of the snout."""
    middle: Rows = ((0.0, 0.5), (1.0, 0.5))
    """Where it is widest: 0 at the belly, 1 at the back."""
    square: Rows = ((0.0, 2.1), (1.0, 2.1))
    """Roundness of its cross-section: 2 is an ellipse, more has flat sides."""

    def edges(self, s: npt.ArrayLike) -> tuple[Array, Array, Array, Array]:
        """Height of back and belly, of the widest line, and half width."""
        a = np.asarray(s, float)
        near = np.clip(a / self.blunt, 0, 1)
        cap = np.sqrt(np.clip(1 - (1 - near) ** 2, 1e-5, 1))
        end = np.sqrt(np.clip(1 - np.clip((a - 0.955) / 0.0455, 0, 1) ** 2, 1e-4, 1))
        level = self.mouth_level
        top = level + (table(self.top, a) - level) * cap
        bottom = level + (table(self.bottom, a) - level) * cap
        centre = (top + bottom) / 2
        top, bottom = centre + (top - centre) * end, centre + (bottom - centre) * end
        middle = bottom + (top - bottom) * table(self.middle, a)
        return top, bottom, middle, table(self.wide, a) * cap * end

    def side_at(self, s: float, z: float) -> float:
        """Half width at a height."""
        top, bottom, middle, wide = (float(v) for v in self.edges(s))
        h = (z - middle) / ((top - middle) if z > middle else (middle - bottom))
        n = float(table(self.square, s))
        return wide * float(np.clip(1 - abs(h) ** n, 0, 1)) ** (1 / n)

    def at(self, s: float, up: float, sign: float = 1.0) -> Array:
        """The point of the skin at a share of the length and a height (-1 to 1) on one side."""
        top, bottom, middle, _ = (float(v) for v in self.edges(s))
        z = middle + up * ((top - middle) if up > 0 else (middle - bottom))
        return np.array([s, sign * self.side_at(s, z), z])


@dataclass(frozen=True)
class Mouth:
    """A mouth line of (s, z) from the tip of the snout to its corner, and how far it opens."""

    line: Rows
    gape: float = 0.0
    """Degrees by which the lower jaw hangs."""
    lip: float = 0.006
    inside: str = "#3a1518"
    hinge: tuple[float, float] | None = None
    lift: float = 0.2
    """How far the upper jaw rises, in gapes."""
    under: float = 0.0
    """How much longer the lower jaw is than the upper one; below 0 it is shorter."""
    dark: float = 0.75


@dataclass(frozen=True)
class Gills:
    """The rear edge of the gill cover as (height -1 to 1, s) from belly to back."""

    edge: Rows
    step: float = 0.006
    cheek: float = 0.45
    """Where the line of the cheek plate runs, as a share of s of the edge; 0 has none."""
    shade: float = 0.6


@dataclass
class Body:
    """A finished skin: the mesh in the world, and what is where on it."""

    points: Array
    faces: npt.NDArray[np.int64]
    place: Places
    normals: Array
    colours: Array = field(default_factory=lambda: np.zeros((0, 3)))


Relief = Callable[[Places], Array]
Paint = Callable[[Places], Array]


def scales(
    place: Places, rows: int, begin: float = 0.2, aspect: float = 1.15, belly: float = 1.25
) -> tuple[Array, Array, Array]:
    """Overlapping scales in rows along the body: their rise to the free edge, the edge, a lot each.

    Rows keep their number, so scales shrink towards the tail, and towards the belly by `belly`.
    """
    g = place.girth
    g = np.where(g < 0, -0.5 * (np.abs(g) * 2) ** (1 / belly), g)
    across = (g + 0.5) * rows
    s_line = place.s[:, 0] if place.s.ndim == 2 else np.unique(place.s)
    girth = place.round[:, 0] if place.s.ndim == 2 else np.full(len(s_line), 0.2)
    step = np.maximum(girth, 0.03) / rows * aspect
    run = np.r_[0.0, np.cumsum(np.diff(s_line) / (0.5 * (step[1:] + step[:-1])))]
    along = np.interp(place.s, s_line, run)
    row = np.floor(across)
    q = across - row - 0.5
    k = along + 0.5 * (row % 2) + 0.95 * q**2
    p = k - np.floor(k)
    on = smooth(begin, begin + 0.02, place.s) * smooth(0.98, 0.90, place.s)
    lot = np.sin(row * 127.1 + np.floor(k) * 311.7 + np.sign(place.x) * 17.0) * 43758.5453
    lot = lot - np.floor(lot)
    return (p - 0.5) * on, bump(p, 0.97, 0.12) * on, (lot - 0.5) * on


class Fish:
    """A fish on its course; every method adds a piece to the scene."""

    def __init__(
        self, scene: Scene, course: Course, shape: Shape, kind: int = SUBJECT, fine: float = 1.0
    ) -> None:
        self.scene, self.course, self.shape, self.kind = scene, course, shape, kind
        self.fine = fine * (0.45 + 0.55 * min(1.0, scene.detail))

    # ------------------------------------------------------------------ body
    def grid(self) -> Places:
        """The places of a body before any relief, denser towards the head."""
        ns, na = int(760 * self.fine) + 30, int(300 * self.fine) + 24
        t = np.linspace(0, 1, 3000)
        dense = 1 + 1.6 * np.exp(-t / 0.16) + 9 * np.exp(-t / 0.006)
        run = np.cumsum(dense)
        s = np.interp(np.linspace(run[0], run[-1], ns), run, t)
        top, bottom, middle, wide = (v[:, None] for v in self.shape.edges(s))
        a = np.linspace(-np.pi / 2, 1.5 * np.pi, na, endpoint=False)[None]
        n = table(self.shape.square, s)[:, None]
        cx = np.sign(np.cos(a)) * np.abs(np.cos(a)) ** (2 / n)
        cz = np.sign(np.sin(a)) * np.abs(np.sin(a)) ** (2 / n)
        high = np.where(cz > 0, top - middle, middle - bottom)
        girth = np.where(np.cos(a) >= 0, a, np.pi - a) / np.pi
        round_ = np.pi / 2 * np.sqrt(((top - bottom) ** 2 / 4 + wide**2) / 2) * 1.05
        full = np.broadcast_arrays(
            s[:, None] + 0 * a, wide * cx, middle + high * cz, cz + 0 * s[:, None],
            girth + 0 * s[:, None], round_ + 0 * a,
        )  # fmt: skip
        return Places(*(np.array(v) for v in full))

    def body(
        self,
        paint: Paint,
        relief: Relief | None = None,
        mouth: Mouth | None = None,
        gills: Gills | None = None,
        eye: tuple[float, float, float] | None = None,
        look: Look = WET,
        silver: tuple[Paint, Sequence[str]] | None = None,
        end: str = "",
        name: str = "body",
    ) -> Body:
        """The skin: outline, jaws, gill cover, socket and relief; then its colours.

        `silver` is how much of each point is a mirror, and the colours it mirrors from below to
        above; `end` is the colour of the root of the tail fin.
        """
        place = self.grid()
        p = place.points
        n = _normals(p)
        rise = np.zeros(place.s.shape)
        tint = np.ones(place.s.shape)
        inner = np.zeros(place.s.shape)
        if relief is not None:
            rise = rise + relief(place)
        if gills is not None:
            edge = table(gills.edge, place.height)
            off = place.s - edge
            rise = rise + gills.step * smooth(0.004, -0.002, off) * smooth(-0.12, -0.01, off)
            tint = tint * (1 - gills.shade * bump(off, 0.004, 0.008))
            tint = tint * (
                1 - 0.35 * gills.shade * smooth(0.0, 0.004, off) * smooth(0.05, 0.0, off)
            )
            if gills.cheek:
                line = place.s - edge * (gills.cheek + 0.12 * place.height**2)
                lower = smooth(0.75, 0.2, np.abs(place.height))
                rise = (
                    rise
                    + 0.5
                    * gills.step
                    * smooth(0.004, -0.004, line)
                    * smooth(-0.05, 0, line)
                    * lower
                )
                tint = tint * (1 - 0.35 * gills.shade * bump(line, 0.003, 0.006) * lower)
        if eye is not None:
            d = place.away(eye[0], eye[1]) / eye[2]
            rise = rise + eye[2] * (0.16 * bump(d, 1.25, 0.28) - 0.12 * smooth(1.1, 0.8, d))
            tint = tint * (1 - 0.30 * bump(d, 1.12, 0.14))
        if mouth is not None:
            line = np.asarray(mouth.line, float)
            level = np.interp(place.s, line[:, 0], line[:, 1])
            corner = float(line[-1, 0])
            on = smooth(corner + 0.006, corner - 0.012, place.s)
            dz = place.z - level
            rise = rise - mouth.lip * bump(dz, 0, 0.45 * mouth.lip) * on
            rise = rise + 0.45 * mouth.lip * bump(np.abs(dz), 1.5 * mouth.lip, mouth.lip) * on
            inner = bump(dz, 0, 0.42 * mouth.lip) * on
        p = p + n * rise[..., None]
        if mouth is not None and mouth.under:
            upper = smooth(0, mouth.lip, dz) if mouth.under > 0 else smooth(0, -mouth.lip, dz)
            p[..., 0] += abs(mouth.under) * smooth(3.5 * abs(mouth.under), 0, place.s) * upper
        if mouth is not None and mouth.gape:
            hinge = mouth.hinge or (float(line[-1, 0]) * 1.15, float(line[-1, 1]))
            p, hollow = _open_mouth(p, place, level, hinge, mouth)
            inner = np.maximum(inner, hollow * on)
        world = self.course.out(p)
        normals = _normals(world)
        c = paint(place) * tint[..., None]
        if silver is not None:
            share, codes = silver
            c = mix(c, _mirrored(normals, codes), np.clip(share(place), 0, 1))
        if end:
            rays = beat_of(place)
            root = np.asarray(colour(end)) * (0.72 + 0.45 * rays)[..., None]
            c = mix(c, root, smooth(0.915, 0.965, place.s + 0.03 * (rays - 0.5)))
        if mouth is not None:
            c = mix(c, colour(mouth.inside), np.clip(inner * mouth.dark * 1.3, 0, 1))
        faces = sheet(*place.s.shape, closed=True)
        self.scene.mesh(
            name,
            world.reshape(-1, 3),
            faces,
            look,
            np.clip(c, 0.003, 1).reshape(-1, 3),
            kind=self.kind,
        )
        return Body(world, faces, place, normals, c)

    # ------------------------------------------------------------------ fins
    def fin(
        self,
        name: str,
        base: Rows,
        edge: Rows,
        rays: int,
        ink: FinInk,
        *,
        wave: tuple[float, float, float] = (0.0, 1.0, 0.0),
        bow: float = 0.0,
        lean: float = 0.0,
        notch: float = 0.0,
        spines: float = 0.0,
        sign: float = 1.0,
    ) -> None:
        """A membrane between rays from base to edge: rows of local points (s, x, z), front to rear.

        `wave` (height, number, phase) is how the current bends the rays one after another, `bow`
        how far all lean to the right side, `lean` bends them backward, `notch` sinks the edge
        between rays (1: to the base), `spines` is the share of the fin (from the front) with
        pointed rays.
        """
        f = self.fine * self.course.scale / 3.4
        na = max(rays * 9, int(360 * f)) + 1
        nb = max(24, int(90 * f))
        a, b = np.linspace(0, 1, na), np.linspace(0, 1, nb)
        root, tip = _along(base, a), _along(edge, a)
        beat = np.abs((a * rays) % 1.0 - 0.5) * 2  # 1 on a ray, 0 between two
        sharp = smooth(spines + 0.03, spines - 0.03, a) if spines else np.zeros(na)
        reach = 1 - notch * (1 - beat) * (0.35 + 0.65 * sharp) - 0.02 * (1 - beat)
        way = (tip - root) * reach[:, None]
        size = np.linalg.norm(way, axis=1)[:, None]
        bb = b[None]
        p = root[:, None] + way[:, None] * bb[..., None]
        high, number, phase = wave
        swing = high * np.sin(2 * np.pi * (number * a[:, None] + 0.35 * bb) + phase) + bow
        p[..., 1] += sign * swing * size * bb**1.6
        p[..., 0] += lean * size * (bb**2 - bb * 0.25)
        c, opaque = ink.colours(a, b, beat, sharp, np.random.default_rng(rays * 7 + na))
        p[..., 1] += sign * 0.0016 * (beat[:, None] - 0.5) * (1 - 0.5 * bb)
        # gaps in the skin are slits along the rays, too fine to be seen one by one
        random = np.random.default_rng(len(name) + rays)
        keep = 0.75 * random.uniform(size=(na - 1, 1)) + 0.25 * random.uniform(
            size=(na - 1, nb - 1)
        )
        solid = 0.25 * (opaque[1:, 1:] + opaque[:-1, 1:] + opaque[1:, :-1] + opaque[:-1, :-1])
        faces = sheet(na, nb)[(keep < solid).ravel()]
        self.scene.mesh(
            name,
            self.course.out(p).reshape(-1, 3),
            faces,
            Look(rough=0.42, shine=0.35, thin=ink.thin),
            np.clip(c, 0.003, 1).reshape(-1, 3),
            kind=self.kind,
        )

    def pair(
        self,
        name: str,
        base: Rows,
        edge: Rows,
        rays: int,
        ink: FinInk,
        *,
        flare: tuple[float, float] = (0.0, 0.0),
        sides: Sequence[float] = (1.0, -1.0),
        wave: tuple[float, float, float] = (0.06, 1.0, 0.0),
        lean: float = 0.05,
        notch: float = 0.0,
    ) -> None:
        """The same fin on both sides; `x` and `flare` (on the right, on the left) count outward."""
        for sign in sides:
            out = flare[0] if sign > 0 else flare[1]
            rows = [[(s, x * sign, z) for s, x, z in r] for r in (base, edge)]
            self.fin(
                name, rows[0], [(s, x + sign * out, z) for s, x, z in rows[1]], rays, ink,
                wave=wave, lean=lean, notch=notch, sign=sign,
            )  # fmt: skip

    def ridge(
        self,
        name: str,
        first: float,
        last: float,
        profile: Rows,
        rays: int,
        ink: FinInk,
        *,
        below: bool = False,
        wave: tuple[float, float, float] = (0.05, 0.7, 0.4),
        bow: float = 0.03,
        lean: float = 0.05,
        notch: float = 0.0,
        spines: float = 0.0,
    ) -> None:
        """A fin in the middle of back or belly; rows of (share of base, height, how far back)."""
        base, edge = [], []
        way = -1 if below else 1
        for t, high, back in profile:
            s = first + t * (last - first)
            z = float(self.shape.edges(s)[1 if below else 0])
            base.append((s, 0.0, z - way * 0.010))
            edge.append((s + back, 0.0, z + way * high))
        self.fin(
            name, base, edge, rays, ink,
            wave=wave, bow=bow, lean=lean, notch=notch, spines=spines,
        )  # fmt: skip

    def tail(
        self,
        edge: Rows,
        rays: int,
        ink: FinInk,
        *,
        root: float = 0.94,
        wave: tuple[float, float, float] = (0.05, 0.6, 0.0),
        bow: float = 0.05,
        notch: float = 0.0,
    ) -> None:
        """The tail fin: rows of (s, z) of its edge from the upper to the lower corner."""
        top, bottom, _, _ = (float(v) for v in self.shape.edges(root))
        t = np.linspace(0, 1, len(edge))
        base = [
            (root + 0.02 * np.sin(np.pi * k), 0.0, top * 0.92 * (1 - k) + bottom * 0.92 * k)
            for k in t
        ]
        self.fin(
            "tail", base, [(s, 0.0, z) for s, z in edge], rays, ink, wave=wave, bow=bow, notch=notch
        )

    # ------------------------------------------------------------------ pieces
    def eye(
        self, s: float, z: float, radius: float, ink: EyeInk, sides: Sequence[float] = (1.0, -1.0)
    ) -> None:
        """A wet eye on each side, flush with the head."""
        for sign in sides:
            x = self.shape.side_at(s, z)
            e = 0.012
            slope_s = (self.shape.side_at(s + e, z) - self.shape.side_at(s - e, z)) / (2 * e)
            slope_z = (self.shape.side_at(s, z + e) - self.shape.side_at(s, z - e)) / (2 * e)
            normal = unit([-slope_s * 0.8, sign, -slope_z * 0.8 * 1.0])
            self.eye_at((s, sign * x, z), normal, radius, ink)

    def eye_at(
        self, place: npt.ArrayLike, normal: npt.ArrayLike, radius: float, ink: EyeInk
    ) -> None:
        """One eye at a local place, looking along a local normal."""
        n = unit(normal)
        t = unit(np.array([1.0, 0, 0]) - n[0] * n)
        u = np.cross(n, t)
        u = u if u[2] >= 0 else -u
        rho = np.linspace(0, 1, 30)[:, None]
        th = np.linspace(0, 2 * np.pi, 49)[None, :-1]
        p = (
            np.asarray(place, float)
            + radius * (rho * np.cos(th))[..., None] * t
            + radius * (rho * np.sin(th))[..., None] * u
            + (radius * ink.bulge * (1 - rho**2.2) - 0.10 * radius + 0 * th)[..., None] * n
        )
        c = np.broadcast_to(colour(ink.iris), p.shape)
        c = mix(c, colour(ink.rim), smooth(0.70, 0.98, rho + 0.10 * np.sin(th)))
        c = mix(c, colour(ink.shade), smooth(0.15, 0.75, np.sin(th) * rho) * 0.85)
        c = c * (1 + 0.14 * np.sin(th * 17 + 3 * rho))[..., None]
        # some pupils are drawn out, so the distance from the middle is stretched
        d = np.hypot(rho * np.cos(th) / ink.long, rho * np.sin(th))
        c = mix(c, colour(ink.ring), bump(d, ink.pupil + 0.045, 0.045) * 0.9)
        c = mix(c, colour("#030507"), smooth(ink.pupil + 0.02, ink.pupil - 0.03, d))
        self.scene.mesh(
            "eye", self.course.out(p).reshape(-1, 3), sheet(30, 48, closed=True),
            Look(rough=0.06, shine=0.85), np.clip(c, 0.002, 1).reshape(-1, 3), kind=self.kind,
        )  # fmt: skip
        world_n = unit(self.course.out(np.asarray(place) + n * 1e-3) - self.course.out(place))
        if world_n[1] > -0.1:
            return  # turned away: no highlight is seen
        toward = np.array([-0.45, -0.55, 0.7])
        toward = unit(toward - (toward @ world_n) * world_n)
        spot = self.course.out(place) + radius * self.course.scale * (
            world_n * (ink.bulge * 0.80) + toward * 0.42
        )
        self.scene.ball(
            spot, radius * self.course.scale * ink.spark, Look("#ffffff", glow=1.1), kind=self.kind
        )

    def thread(
        self,
        name: str,
        points: npt.ArrayLike,
        radii: npt.ArrayLike,
        look: Look,
        tip: str = "",
        kind: int = 0,
    ) -> None:
        """A barbel, feeler or spine through local points, with radii in body lengths.

        The edges of a subject are lost in the water: give what is thin the kind of a prop.
        """
        r = np.c_[np.asarray(points, float), np.asarray(radii, float)]
        c = curve(r, 24)
        ahead = unit(np.gradient(c[:, :3], axis=0))
        a = np.where(np.abs(ahead[:, 2:]) > 0.8, [[1.0, 0, 0]], [[0, 0, 1.0]])
        u = unit(np.cross(ahead, a))
        w = np.cross(ahead, u)
        th = np.linspace(0, 2 * np.pi, 13)[:-1]
        p = c[:, None, :3] + np.maximum(c[:, 3], 0.0006)[:, None, None] * (
            np.cos(th)[None, :, None] * u[:, None] + np.sin(th)[None, :, None] * w[:, None]
        )
        tint = None
        if tip:
            t = np.linspace(0, 1, 24)
            tint = mix(np.tile(colour(look.code), (24, 1)), colour(tip), t**1.5)
            tint = np.repeat(tint[:, None], 12, 1).reshape(-1, 3)
            look = Look(rough=look.rough, shine=look.shine, soft=look.soft)
        self.scene.mesh(
            name,
            self.course.out(p).reshape(-1, 3),
            sheet(24, 12, closed=True),
            look,
            tint,
            kind=kind or self.kind,
        )


@dataclass(frozen=True)
class FinInk:
    """The colours of a fin, and how dense its skin is."""

    ray: str
    skin: str
    edge: str = ""
    clear: float = 0.45
    """Share of the skin that lets the background through at the edge."""
    thin: float = 0.4
    spots: str = ""
    pattern: Callable[[Array, Array], Array] | None = None
    """How much of the colour of the spots is at (along the base, towards the edge)."""
    root: str = ""

    def colours(
        self, a: Array, b: Array, beat: Array, sharp: Array, random: np.random.Generator
    ) -> tuple[Array, Array]:
        """Colour and density of each point of a fin."""
        aa, bb = np.meshgrid(a, b, indexing="ij")
        on = smooth(0.45, 0.85, beat)[:, None] * (1 - 0.35 * bb * (1 - sharp[:, None]))
        # soft rays fork towards the edge
        fork = smooth(0.55, 0.9, bb) * (1 - sharp[:, None]) * bump(beat[:, None], 0.45, 0.18)
        on = np.clip(on + 0.6 * fork, 0, 1)
        c = mix(np.broadcast_to(colour(self.skin), (*aa.shape, 3)), colour(self.ray), on)
        if self.root:
            c = mix(c, colour(self.root), smooth(0.4, 0.0, bb))
        if self.edge:
            c = mix(c, colour(self.edge), smooth(0.72, 0.98, bb) * 0.85)
        if self.pattern is not None:
            c = mix(c, colour(self.spots), np.clip(self.pattern(aa, bb), 0, 1))
        joints = 1 - 0.12 * on * (np.sin(bb * 90) > 0.3)
        c = c * (joints * (1 + 0.08 * random.normal(size=len(a))[:, None]))[..., None]
        clear = self.clear * smooth(0.0, 0.7, bb) * (1 - 0.75 * on)
        return c, np.clip(1 - clear, 0, 1)


@dataclass(frozen=True)
class EyeInk:
    """The colours of an eye, and the size of its pupil in radii of the eye."""

    iris: str = "#c9b26a"
    rim: str = "#2a2418"
    shade: str = "#4a4030"
    ring: str = "#f0dc98"
    pupil: float = 0.5
    bulge: float = 0.42
    spark: float = 0.15
    long: float = 1.0


def beat_of(place: Places) -> Array:
    """Where the rays of the tail reach into the body: 0 to 1, from ray to ray."""
    return np.asarray(np.abs((place.height * 4.5) % 1.0 - 0.5) * 2)


def countershade(
    place: Places, back: str, side: str, belly: str, *, high: float = 0.45, low: float = -0.45,
    soft: float = 0.35, noise: float = 0.12, seed: int = 3,
) -> Array:  # fmt: skip
    """Dark above, pale below, with a living edge between."""
    h = place.height + noise * place.noise(14, seed)
    c = mix(
        np.broadcast_to(colour(belly), (*h.shape, 3)),
        colour(side),
        smooth(low - soft, low + soft, h),
    )
    return mix(c, colour(back), smooth(high - soft, high + soft, h))


def speckle(c: Array, place: Places, amount: float, frequency: float, seed: int) -> Array:
    """Fine unevenness of tone."""
    n = place.noise(frequency, seed) + 0.6 * place.noise(frequency * 2.3, seed + 1)
    return np.asarray(c * (1 + amount * n)[..., None])


def blots(
    place: Places,
    count: int,
    size: tuple[float, float],
    span: Rows,
    seed: int,
    stretch: float = 1.0,
) -> Array:
    """Nearness to random spots on both sides: 1 in the middle of one, 0 off it.

    `span` is ((first s, last s), (lowest, highest height)).
    """
    random = np.random.default_rng(seed)
    total = np.zeros(place.s.shape)
    (s0, s1), (h0, h1) = span
    for _ in range(count):
        s, h, sign = random.uniform(s0, s1), random.uniform(h0, h1), random.choice([-1, 1])
        r = random.uniform(*size)
        near = (np.abs(place.s[:, 0] - s) < 2.5 * r * stretch).nonzero()[0]
        if not len(near):
            continue
        cut = slice(near[0], near[-1] + 1)
        tall = place.round[cut] * 0.62
        d = np.hypot((place.s[cut] - s) / stretch, (place.height[cut] - h) * tall) / r
        total[cut] = np.maximum(total[cut], smooth(1.25, 0.75, d) * (place.x[cut] * sign > 0))
    return total


def side_line(place: Places, rows: Rows, width: float = 0.004) -> Array:
    """The lateral line: 1 on it; rows are (s, height -1 to 1)."""
    level = table(rows, place.s)
    tall = place.round * 0.62
    on = smooth(rows[0][0] - 0.005, rows[0][0] + 0.01, place.s)
    return np.asarray(bump((place.height - level) * tall, 0, width * (1 - 0.5 * place.s)) * on)


def _along(rows: Rows, a: Array) -> Array:
    """Points on a smooth line through rows, evenly spread by their number."""
    r = np.asarray(rows, float)
    t = np.r_[0.0, np.cumsum(np.linalg.norm(np.diff(r, axis=0), axis=1) + 1e-6)]
    t = t / t[-1]
    if len(r) == 2:
        return np.asarray(r[0] * (1 - a[:, None]) + r[1] * a[:, None])
    return np.stack([PchipInterpolator(t, r[:, k])(a) for k in range(r.shape[1])], -1)


def _normals(p: Array) -> Array:
    """Outward normals of a closed grid (rows along the fish, columns around it)."""
    along = np.gradient(p, axis=0)
    around = np.roll(p, -1, 1) - np.roll(p, 1, 1)
    n = np.cross(around, along)
    inward = ((p - p.mean(1, keepdims=True)) * n).sum(-1).mean() < 0
    return unit(-n if inward else n)


def _open_mouth(
    p: Array, place: Places, level: Array, hinge: tuple[float, float], mouth: Mouth
) -> tuple[Array, Array]:
    """Turns the jaws about the hinge; the skin between them becomes the inside of the mouth."""
    dz = place.z - level
    ahead = smooth(hinge[0], hinge[0] - 0.35 * hinge[0], place.s)
    low = smooth(0.35 * mouth.lip, -0.35 * mouth.lip, dz) * ahead
    high = smooth(-0.35 * mouth.lip, 0.35 * mouth.lip, dz) * ahead
    angle = np.radians(mouth.gape) * (low - mouth.lift * high)
    s, z = p[..., 0] - hinge[0], p[..., 2] - hinge[1]
    q = p.copy()
    q[..., 0] = hinge[0] + s * np.cos(angle) + z * np.sin(angle) * -1
    q[..., 2] = hinge[1] + s * np.sin(angle) + z * np.cos(angle)
    hollow = bump(dz, 0, 0.40 * mouth.lip) * ahead
    q[..., 0] += hollow * 0.30 * hinge[0]
    q[..., 1] *= 1 - 0.45 * hollow
    return q, hollow


def _mirrored(normals: Array, codes: Sequence[str]) -> Array:
    """What a mirror shows of the water around: colours from below to above."""
    view = np.array([0.0, -1.0, 0.0])
    facing = (normals @ view)[..., None]
    up = (2 * facing * normals - view)[..., 2]
    steps = np.linspace(-1, 1, len(codes))
    c = np.array([colour(code) for code in codes])
    return np.stack([np.interp(up, steps, c[:, k]) for k in range(3)], -1)
