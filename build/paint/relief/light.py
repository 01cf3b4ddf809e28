"""Light on drawn forms, and the picture they are laid on."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
from paint.brush import darken, ink, over, screen
from paint.vectors import smooth
from scipy.ndimage import gaussian_filter, shift

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .sheet import Field, Sheet


@dataclass(frozen=True)
class Lamp:
    """The light of a scene. Directions are x to the right, y down, z to the viewer."""

    way: tuple[float, float, float] = (-0.5, -0.68, 0.54)
    sun: str = "#fff0cc"
    strength: float = 1.0
    sky: str = "#8fb4c8"
    """What comes from above."""
    ground: str = "#33443c"
    """What comes from below."""
    ambient: float = 0.55
    rim: str = "#fff6dc"
    edge: float = 0.35
    """How bright edges are that turn to the sun."""
    back: str = "#5fa0c0"
    backlight: float = 0.25
    """How bright edges are that turn away from it."""
    mirror: Sequence[tuple[float, str]] = (
        (-1, "#22302c"),
        (0, "#8a9a98"),
        (0.5, "#e8eeee"),
        (1, "#ffffff"),
    )
    """What a mirror shows, from straight below (-1) to straight above (1)."""


@dataclass
class Form:
    """A drawn shape with its volume and colours, on its own sheet."""

    sheet: Sheet
    alpha: Field
    height: Field
    """In units of the sheet."""
    rgb: Field
    gloss: Field | float = 0.2
    """How strong its highlight is."""
    tight: float = 24.0
    """How small its highlight is."""
    silver: Field | float = 0.0
    """How much of it is a mirror."""
    wrap: float = 0.25
    """How far light reaches round it: more is softer."""
    glow: Field | float = 0.0
    """How much light comes through from behind."""
    relief: float = 1.0
    shade: Field | float = field(default=1.0)
    """Light that is kept: less where something lies in shadow."""


def linear(rgb: npt.ArrayLike) -> Field:
    """Return colours of the picture as amounts of light."""
    return np.asarray(np.clip(np.asarray(rgb, np.float32), 0, 1) ** 2.2, np.float32)


def tint(code: str) -> Field:
    """Return a colour code as amounts of light."""
    return linear(ink(code))


def ramp(stops: Sequence[tuple[float, str]], at: Field) -> Field:
    """Return colours of the picture between stops."""
    places = [s[0] for s in stops]
    c = np.array([ink(s[1]) for s in stops])
    return np.stack([np.interp(at, places, c[:, k]) for k in range(3)], -1).astype(np.float32)


def normals(height: Field, scale: float, soft: float = 0.6) -> Field:
    """Return the directions in which a surface looks."""
    h = gaussian_filter(height * scale, soft)
    gy, gx = np.gradient(h)
    n = np.stack([-gx, -gy, np.ones_like(h)], -1)
    return np.asarray(n / np.linalg.norm(n, axis=-1, keepdims=True), np.float32)


def lit(form: Form, lamp: Lamp) -> Field:
    """Return the colours of a form in the light."""
    n = normals(form.height * form.relief, form.sheet.scale, 0.5 * max(1.0, form.sheet.scale))
    way = np.array(lamp.way, np.float32)
    way /= np.linalg.norm(way)
    facing = n @ way
    w = form.wrap
    key = np.clip((facing + w) / (1 + w), 0, 1) ** 1.25
    key = key * np.asarray(form.shade, np.float32)
    up = 0.5 - 0.5 * n[..., 1]
    around = tint(lamp.sky) * up[..., None] + tint(lamp.ground) * (1 - up[..., None])
    own = linear(form.rgb)
    light = tint(lamp.sun) * (lamp.strength * key)[..., None] + around * lamp.ambient
    out = own * light * 1.25
    # a little warmth where light turns into shade
    turn = np.exp(-(((facing + 0.02) / 0.22) ** 2))[..., None]
    out = out * (1 + turn * np.array([0.10, 0.02, -0.04], np.float32))
    out = (
        out
        + own * tint(lamp.sun) * (np.asarray(form.glow, np.float32) * np.ones_like(key))[..., None]
    )
    silver = np.asarray(form.silver, np.float32) * np.ones_like(key)
    if silver.max() > 0:
        seen = linear(ramp(lamp.mirror, np.clip(-2 * n[..., 2] * n[..., 1], -1, 1)))
        seen = seen * (0.45 + 0.75 * key + 0.1)[..., None]
        out = out * (1 - silver[..., None]) + seen * silver[..., None] * (
            0.35 + 0.65 * own / (own.mean(-1, keepdims=True) + 0.05)
        )
    half = way + np.array([0, 0, 1], np.float32)
    half /= np.linalg.norm(half)
    spark = np.clip(n @ half, 0, 1) ** form.tight * np.asarray(form.gloss, np.float32)
    out = (
        out
        + tint(lamp.sun) * (spark * np.asarray(form.shade, np.float32) * lamp.strength)[..., None]
    )
    grazing = (1 - n[..., 2]) ** 2.2
    out = out + tint(lamp.rim) * (lamp.edge * grazing * np.clip(facing + 0.25, 0, 1))[..., None]
    out = (
        out + tint(lamp.back) * (lamp.backlight * grazing * np.clip(0.15 - facing, 0, 1))[..., None]
    )
    out = np.where(out > 0.7, 0.7 + 0.3 * (1 - np.exp(-(out - 0.7) / 0.3)), out)
    return np.asarray(np.clip(out, 0, 1) ** (1 / 2.2), np.float32)


class Picture:
    """A picture in the making: its sheet, its colours, and where the subject is."""

    def __init__(self, sheet: Sheet, image: Field) -> None:
        """Begin with a background."""
        self.sheet = sheet
        self.image = np.asarray(image, np.float32)
        self.subject = np.zeros(image.shape[:2], np.float32)

    @property
    def scale(self) -> float:
        """Pixels per unit."""
        return self.sheet.scale

    def lay(
        self,
        form: Form,
        lamp: Lamp,
        *,
        cast: tuple[float, float, float, float] | None = None,
        sink: tuple[str, Field | float] | None = None,
        opacity: float = 1.0,
    ) -> None:
        """Lay a form on what is there.

        `cast` is the shadow it throws on the subject below it: right, down, softness, amount.
        `sink` is a colour of air or water, and how much of the form it covers.
        """
        if cast:
            self.cast(form, *cast)
        colour = lit(form, lamp)
        if sink:
            colour = over(colour, ink(sink[0]), np.asarray(sink[1]) * np.ones_like(form.alpha))
        box = form.sheet.box
        a = (form.alpha * opacity)[..., None]
        self.image[box] = self.image[box] * (1 - a) + colour * a
        self.subject[box] = np.maximum(self.subject[box], form.alpha * opacity)

    def cast(self, form: Form, right: float, down: float, soft: float, amount: float) -> None:
        """Darken the subject where a form throws its shadow on it."""
        shade = np.zeros_like(self.subject)
        shade[form.sheet.box] = form.alpha
        shade = shift(shade, (down * self.scale, right * self.scale), order=1)
        shade = gaussian_filter(shade, soft * self.scale) * self.subject
        self.image = darken(self.image, amount * shade, (0.12, 0.22, 0.30))

    def over(self, code: str, amount: npt.ArrayLike) -> None:
        """Cover the picture with a colour."""
        self.image = over(self.image, ink(code), amount)

    def screen(self, code: str, amount: npt.ArrayLike) -> None:
        """Add light."""
        self.image = screen(self.image, ink(code), amount)

    def darken(
        self, amount: npt.ArrayLike, keep: tuple[float, float, float] = (0.1, 0.3, 0.4)
    ) -> None:
        """Add shade."""
        self.image = darken(self.image, amount, keep)


__all__ = ["Form", "Lamp", "Picture", "lit", "ramp", "replace", "smooth", "tint"]
