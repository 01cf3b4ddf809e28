"""Fish: a skin with its head on a swimming line, and the fins, eyes and spines on it.

`bodies` has the geometry, `heads` what is on a head, `skins` scales and markings, `fins` the
colours of fins.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from .bodies import Course, Places, Rows, Shape, along, outward, table
from .eyes import RINGS, SECTORS, EyeInk, eye_shape
from .heads import Head, Mouth, open_mouth
from .scene import SUBJECT, Look, Scene, sheet
from .skins import beat_of, mirrored
from .vectors import Array, bump, colour, curve, mix, smooth, unit

if TYPE_CHECKING:
    from .fins import FinInk

WET = Look(rough=0.34, shine=0.5)


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
        head: Head | None = None,
        look: Look = WET,
        silver: tuple[Paint, Sequence[str]] | None = None,
        end: str = "",
        name: str = "body",
    ) -> Body:
        """The skin: outline, head and relief; then its colours.

        `silver` is how much of each point is a mirror, and the colours it mirrors from below to
        above; `end` is the colour of the root of the tail fin.
        """
        head = head or Head()
        place = self.grid()
        p = place.points
        rise = head.relief(place) + (relief(place) if relief is not None else 0.0)
        p = p + outward(p) * rise[..., None]
        inner = np.zeros(place.s.shape)
        if head.mouth is not None:
            p, inner = _jaws(p, place, head.mouth)
        world = self.course.out(p)
        normals = outward(world)
        c = paint(place)
        if silver is not None:
            share, codes = silver
            c = mix(c, mirrored(normals, codes) * _evenness(c), np.clip(share(place), 0, 1))
        c = head.tint(c, place)
        if end:
            rays = beat_of(place)
            root = np.asarray(colour(end)) * (0.72 + 0.45 * rays)[..., None]
            c = mix(c, root, smooth(0.915, 0.965, place.s + 0.03 * (rays - 0.5)))
        if head.mouth is not None:
            inside = np.clip(inner * head.mouth.dark * 1.3, 0, 1)
            c = mix(c, colour(head.mouth.inside), inside)
        faces = sheet(*place.s.shape, closed=True)
        self.scene.mesh(
            name, world.reshape(-1, 3), faces, look,
            np.clip(c, 0.003, 1).reshape(-1, 3), kind=self.kind,
        )  # fmt: skip
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
        root, tip = along(base, a), along(edge, a)
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
        p[..., 1] += sign * 0.0011 * (beat[:, None] - 0.5) * (1 - 0.5 * bb)
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
        p, c = eye_shape(place, n, radius, ink)
        self.scene.mesh(
            "eye", self.course.out(p).reshape(-1, 3), sheet(RINGS, SECTORS, closed=True),
            Look(rough=0.10, shine=0.7), c.reshape(-1, 3), kind=self.kind,
        )  # fmt: skip
        world_n = unit(self.course.out(np.asarray(place) + n * 1e-3) - self.course.out(place))
        if world_n[1] > -0.1:
            return  # turned away: no highlight is seen
        toward = np.array([-0.45, -0.55, 0.7])
        toward = unit(toward - (toward @ world_n) * world_n)
        spot = self.course.out(place) + radius * self.course.scale * (
            world_n * (ink.bulge * 0.84) + toward * 0.36
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


def _jaws(p: Array, place: Places, mouth: Mouth) -> tuple[Array, Array]:
    """The jaws moved to where they belong, and how much of each point is inside the mouth."""
    dz, on = mouth.off(place), mouth.within(place)
    inner = bump(dz, 0, 0.42 * mouth.lip) * on
    if mouth.under:
        upper = smooth(0, mouth.lip, dz) if mouth.under > 0 else smooth(0, -mouth.lip, dz)
        p[..., 0] += abs(mouth.under) * smooth(3.5 * abs(mouth.under), 0, place.s) * upper
    if mouth.gape:
        hinge = mouth.hinge or (mouth.corner[0] * 1.15, mouth.corner[1])
        p, hollow = open_mouth(p, place, place.z - dz, hinge, mouth)
        inner = np.maximum(inner, hollow * on)
    return p, inner


def _evenness(c: Array) -> Array:
    """Light and dark of a skin, so that its marks are seen in what it mirrors."""
    tone = c @ np.array([0.3, 0.55, 0.15])
    share = 0.55 + 0.45 * tone / max(float(np.median(tone)), 0.01)
    return np.asarray(np.clip(share, 0.3, 1.25)[..., None])
