"""The heads of fish: jaws, gill covers, the bones of cheek and brow, nostrils and pores."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .bodies import Places, Rows, table
from .vectors import Array, bump, colour, mix, smooth


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
    pale: str = ""
    """The colour of the lips."""
    plate: float = 0.9
    """Height of the bone above the corner of the mouth, in radii of the eye; 0 has none."""

    @property
    def corner(self) -> tuple[float, float]:
        """The rear end of the mouth line."""
        return float(self.line[-1][0]), float(self.line[-1][1])

    def off(self, place: Places) -> Array:
        """Height above the mouth line."""
        line = np.asarray(self.line, float)
        return np.asarray(place.z - np.interp(place.s, line[:, 0], line[:, 1]))

    def within(self, place: Places) -> Array:
        """1 from the snout to the corner, 0 behind it."""
        return smooth(self.corner[0] + 0.006, self.corner[0] - 0.012, place.s)


@dataclass(frozen=True)
class Gills:
    """The rear edge of the gill cover as (height -1 to 1, s) from belly to back.

    The cover is free only up to `top` (a height); above it neck and back are one.
    """

    edge: Rows
    step: float = 0.006
    cheek: float = 0.66
    """Where the line of the cheek plate runs, as a share of s of the edge; 0 has none."""
    shade: float = 0.6
    top: float = 0.45
    blush: str = ""
    """What shines through the thin edge of the cover."""

    def off(self, place: Places) -> Array:
        """Distance behind the edge, which is never quite even."""
        return np.asarray(place.s - table(self.edge, place.height) - 0.0012 * place.noise(45, 71))

    def open(self, place: Places) -> Array:
        """How far the cover stands off: most in the middle, not at all at the neck."""
        low = smooth(-1.05, -0.55, place.height)
        return np.asarray(low * smooth(self.top, self.top - 0.5, place.height))


@dataclass(frozen=True)
class Head:
    """The parts of a head; what it lacks is left out."""

    eye: tuple[float, float, float] | None = None
    """Place (s, z) and radius, in lengths of the body."""
    mouth: Mouth | None = None
    gills: Gills | None = None
    nostril: tuple[float, float] | None = None
    brow: float = 0.30
    """Height of the ridge over the eye, in its radii."""
    cheek: float = 0.16
    """How full the cheek is, in radii of the eye."""
    ribs: float = 0.5
    """How clear the rays on the gill cover and under the throat are."""
    pores: int = 7
    skin: float = 0.0006
    """Unevenness of the skin."""

    # ------------------------------------------------------------------ form
    def relief(self, place: Places) -> Array:
        """How far each point of the skin stands out."""
        rise = np.zeros(place.s.shape)
        if self.gills is not None:
            off, free = self.gills.off(place), self.gills.open(place)
            cover = smooth(0.004, -0.004, off) * smooth(-0.14, -0.015, off)
            rise = rise + self.gills.step * cover * free
            rise = rise - 0.5 * self.gills.step * bump(off, 0.006, 0.006) * free
            if self.gills.cheek:
                line, low = self._cheek_plate(place)
                plate = smooth(0.005, -0.004, line) * smooth(-0.06, 0, line)
                rise = rise + 0.6 * self.gills.step * plate * low
                rise = rise + 0.05 * self.gills.step * self._rays(place) * low
        if self.eye is not None:
            rise = rise + self._about_eye(place, *self.eye)
        if self.mouth is not None:
            rise = rise + self._lips(place, self.mouth)
        if self.nostril is not None and self.eye is not None:
            rise = rise - 0.22 * self.eye[2] * self._pits(place)
        return np.asarray(rise + self._skin(place))

    def _skin(self, place: Places) -> Array:
        if self.gills is None:
            return np.zeros(place.s.shape)
        on = smooth(0.03, -0.02, self.gills.off(place))
        grain = place.noise(55, 81) + 0.7 * place.noise(120, 82)
        return np.asarray(self.skin * grain * on)

    def _about_eye(self, place: Places, s: float, z: float, r: float) -> Array:
        d = place.away(s, z) / r
        u, v = (place.s - s) / r, (place.z - z) / r
        ridge = 1.12 + 0.10 * u - 0.06 * u**2
        rise = self.brow * bump(v - ridge, 0, 0.36) * smooth(-3.4, -1.2, u) * smooth(3.2, 1.0, u)
        rise = rise - 0.14 * bump(d, 1.06, 0.16) - 0.12 * smooth(1.1, 0.8, d)
        rise = rise + 0.10 * bump(d, 1.65, 0.35) * smooth(0.3, -0.6, v)
        rise = rise + self.cheek * bump(np.hypot((u - 1.9) / 1.9, (v + 1.7) / 1.5), 0, 1)
        # a shallow furrow from the nostril to the eye gives the snout a plane of its own
        rise = rise - 0.10 * bump(v - 0.35 + 0.05 * u, 0, 0.4) * smooth(-1.0, -1.8, u)
        return np.asarray(r * rise)

    def _lips(self, place: Places, mouth: Mouth) -> Array:
        dz, on = mouth.off(place), mouth.within(place)
        rise = -mouth.lip * bump(dz, 0, 0.45 * mouth.lip) * on
        rise = rise + 0.5 * mouth.lip * bump(np.abs(dz), 1.4 * mouth.lip, mouth.lip) * on
        if mouth.plate and self.eye is not None:
            edge, on = self._jaw_plate(place, mouth)
            w = mouth.plate * self.eye[2]
            rise = rise + 0.16 * w * smooth(0.2 * w, -0.2 * w, edge) * on
        return np.asarray(rise)

    def _jaw_plate(self, place: Places, mouth: Mouth) -> tuple[Array, Array]:
        """Height above the upper edge of the jaw bone, and where that bone is."""
        assert self.eye is not None
        w = mouth.plate * self.eye[2]
        u = np.clip(place.s / (mouth.corner[0] * 1.14), 0, 1.2)
        top = w * (0.45 + 0.75 * u) * np.sqrt(np.clip(1 - u**7, 0, 1))
        dz = mouth.off(place)
        on = smooth(-0.3 * mouth.lip, 0.5 * mouth.lip, dz + 2 * w * smooth(0.95, 1.05, u))
        return dz - top, np.asarray(on * smooth(1.15, 0.98, u))

    def _cheek_plate(self, place: Places) -> tuple[Array, Array]:
        """Distance behind the rim of the cheek plate, and where there is one."""
        assert self.gills is not None
        middle = float(table(self.gills.edge, 0.0)) * self.gills.cheek
        low = np.clip(-place.height - 0.25, 0, 1)
        line = place.s - middle * (1 - 0.55 * low**1.6) + 0.010 * np.clip(place.height, 0, 1)
        on = smooth(-0.95, -0.75, place.height) * smooth(0.42, 0.15, place.height)
        return line, np.asarray(on)

    def _rays(self, place: Places) -> Array:
        """Fine rays that spread over the gill cover from its upper front corner."""
        assert self.gills is not None
        middle = float(table(self.gills.edge, 0.0)) * self.gills.cheek
        angle = np.arctan2(place.height * 0.07 - 0.025, place.s - middle + 0.006)
        on = smooth(0.01, -0.01, self.gills.off(place)) * smooth(0, 0.012, place.s - middle)
        return np.asarray(np.sin(angle * 30 + 0.8 * place.noise(30, 61)) * on)

    def _pits(self, place: Places) -> Array:
        assert self.nostril is not None
        assert self.eye is not None
        r = self.eye[2]
        front = bump(place.away(*self.nostril), 0, 0.17 * r)
        rear = bump(place.away(self.nostril[0] + 0.55 * r, self.nostril[1] + 0.06 * r), 0, 0.22 * r)
        return np.asarray(np.maximum(front, rear))

    # ------------------------------------------------------------------ colour
    def tint(self, c: Array, place: Places) -> Array:
        """The colours of a skin with the furrows, edges and openings of the head."""
        dark = np.ones(place.s.shape)
        if self.gills is not None:
            c, dark = self._tint_gills(c, place)
        if self.eye is not None:
            s, z, r = self.eye
            d, v = place.away(s, z) / r, (place.z - z) / r
            dark = dark * (1 - 0.55 * bump(d, 1.10, 0.20) * smooth(-0.5, 0.7, v))
            dark = dark * (1 - 0.28 * bump(d, 1.05, 0.12) * smooth(0.3, -0.5, v))
            dark = dark * (1 - 0.16 * bump(d, 2.1, 0.16) * smooth(0.4, -0.5, v))
            dark = dark * (1 - 0.5 * self._dots(place, s, z, r))
        if self.mouth is not None:
            on, dz = self.mouth.within(place), self.mouth.off(place)
            if self.mouth.pale:
                lip = bump(np.abs(dz), 1.3 * self.mouth.lip, 1.0 * self.mouth.lip) * on
                c = mix(c, colour(self.mouth.pale), lip * 0.65)
            under = bump(dz, -3.2 * self.mouth.lip, 1.4 * self.mouth.lip)
            dark = dark * (1 - 0.22 * under * on)
            if self.mouth.plate and self.eye is not None:
                edge, on = self._jaw_plate(place, self.mouth)
                r = self.eye[2]
                dark = dark * (1 - 0.40 * bump(edge, 0.08 * r, 0.16 * r) * on)
        if self.nostril is not None and self.eye is not None:
            dark = dark * (1 - 0.8 * self._pits(place))
        return np.asarray(c * dark[..., None])

    def _tint_gills(self, c: Array, place: Places) -> tuple[Array, Array]:
        assert self.gills is not None
        off, free, shade = self.gills.off(place), self.gills.open(place), self.gills.shade
        if self.gills.blush:
            thin = bump(off, -0.012, 0.012) * free
            c = mix(c, colour(self.gills.blush), thin * 0.40)
        dark = 1 - shade * smooth(-0.003, 0.003, off) * smooth(0.045, 0.0, off) * free**1.5
        dark = dark * (1 - 0.5 * shade * bump(off, 0.003, 0.004) * free)
        dark = dark * (1 + 0.10 * shade * bump(off, -0.007, 0.005) * free)
        if self.gills.cheek:
            line, low = self._cheek_plate(place)
            dark = dark * (1 - 0.40 * shade * bump(line, 0.003, 0.006) * low)
            dark = dark * (1 - 0.22 * shade * smooth(0, 0.004, line) * smooth(0.03, 0, line) * low)
            dark = dark * (1 + 0.10 * self.ribs * self._rays(place) * low)
        throat = smooth(-0.66, -0.80, place.height) * smooth(0.01, -0.01, off)
        back = smooth(-0.13, -0.09, off)
        lines = smooth(0.55, 0.95, np.sin(off * 420 + 2.5 * place.height))
        dark = dark * (1 - 0.5 * self.ribs * lines * throat * back)
        return c, np.asarray(dark)

    def _dots(self, place: Places, s: float, z: float, r: float) -> Array:
        """Pores of the sense lines, below the eye and along the brow."""
        found = np.zeros(place.s.shape)
        for i in range(self.pores):
            a = np.radians(195 + 140 * i / max(1, self.pores - 1))
            found = np.maximum(
                found,
                bump(place.away(s + 2.1 * r * np.cos(a), z + 1.9 * r * np.sin(a)), 0, 0.11 * r),
            )
        return found


def open_mouth(
    p: Array, place: Places, level: Array, hinge: tuple[float, float], mouth: Mouth
) -> tuple[Array, Array]:
    """Turn the jaws about the hinge; the skin between them becomes the inside of the mouth."""
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
