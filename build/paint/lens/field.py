"""What lies behind and before small bodies: fields of light, dust, the lens; and the finish."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from scipy.ndimage import gaussian_filter as blur
from scipy.ndimage import zoom

from .forms import chance, smooth
from .light import Array, F, H, W, rgb


class Field:
    """The grid of a picture: coordinates of the card at each pixel."""

    def __init__(self, k: float) -> None:
        self.k = k
        self.h, self.w = round(H * k), round(W * k)
        y, x = np.mgrid[0 : self.h, 0 : self.w].astype(F)
        self.x, self.y = (x + 0.5) / F(k), (y + 0.5) / F(k)

    def noise(self, sx: float, sy: float, seed: int, octaves: int = 3) -> Array:
        """Return clouds with blots of sx by sy units, mean 0, spread 1."""
        r = chance(seed)
        total = np.zeros((self.h, self.w), F)
        for o in range(octaves):
            a, b = max(1.0, sy * self.k / 2**o), max(1.0, sx * self.k / 2**o)
            rows, columns = int(H * self.k / a) + 5, int(W * self.k / b) + 5
            small = r.normal(size=(rows, columns)).astype(F)
            big = zoom(small, (a, b), order=3)[: self.h, : self.w] if max(a, b) > 1 else small
            total += 0.5**o * big[: self.h, : self.w]
        return np.asarray(total / total.std(), F)

    def down(self, *stops: tuple[float, str]) -> Array:
        """Return a field that changes from top (0) to bottom (1), in light."""
        at = [s[0] for s in stops]
        c = np.stack([rgb(s[1]) ** F(1 / 2.2) for s in stops])
        t = self.y / H
        return np.stack([np.interp(t, at, c[:, e]) ** 2.2 for e in range(3)], -1).astype(F)

    def spot(self, x: float, y: float, r: float, squash: float = 1.0) -> Array:
        """Return a soft spot of light, 1 in its middle."""
        return np.asarray(
            np.exp(-(((self.x - x) / r) ** 2) - ((self.y - y) / (r * squash)) ** 2), F
        )

    def blots(
        self, image: Array, rows: npt.ArrayLike, colours: npt.ArrayLike, soft: float = 0.25
    ) -> Array:
        """Lay discs (x, y, radius, opacity) into an image: things far out of focus."""
        c = np.broadcast_to(np.asarray(colours, F), (len(np.asarray(rows)), 3))
        for (x, y, r, a), tint in zip(np.asarray(rows, float), c, strict=True):
            x0, x1 = int(max(0, (x - r) * self.k - 2)), int(min(self.w, (x + r) * self.k + 3))
            y0, y1 = int(max(0, (y - r) * self.k - 2)), int(min(self.h, (y + r) * self.k + 3))
            if x1 <= x0 or y1 <= y0:
                continue
            d = np.hypot(self.x[y0:y1, x0:x1] - x, self.y[y0:y1, x0:x1] - y) / r
            m = (smooth(1, 1 - soft, d) * (0.72 + 0.28 * d**3) * a)[..., None]
            image[y0:y1, x0:x1] = image[y0:y1, x0:x1] * (1 - m) + tint * m
        return image

    def sparks(self, image: Array, rows: npt.ArrayLike, colours: npt.ArrayLike) -> Array:
        """Add small lights (x, y, radius, strength) with a soft glow."""
        c = np.broadcast_to(np.asarray(colours, F), (len(np.asarray(rows)), 3))
        for (x, y, r, a), tint in zip(np.asarray(rows, float), c, strict=True):
            q = r * 4
            x0, x1 = int(max(0, (x - q) * self.k)), int(min(self.w, (x + q) * self.k + 1))
            y0, y1 = int(max(0, (y - q) * self.k)), int(min(self.h, (y + q) * self.k + 1))
            if x1 <= x0 or y1 <= y0:
                continue
            d = np.hypot(self.x[y0:y1, x0:x1] - x, self.y[y0:y1, x0:x1] - y) / r
            m = np.exp(-(d**2) * 1.6) + 0.10 * np.exp(-d)
            image[y0:y1, x0:x1] += tint * (a * m)[..., None]
        return image

    def dust(
        self,
        image: Array,
        count: int,
        colour: str,
        seed: int,
        *,
        size: tuple[float, float] = (0.5, 1.8),
        strength: float = 0.5,
        top: float = 20,
        bottom: float = 640,
    ) -> Array:
        """Add drifting specks, most of them tiny."""
        r = chance(seed)
        n = count
        rows = np.stack(
            [
                r.uniform(0, W, n),
                r.uniform(top, bottom, n),
                size[0] + (size[1] - size[0]) * r.random(n) ** 4,
                strength * r.uniform(0.2, 1, n),
            ],
            1,
        )
        return self.sparks(image, rows, rgb(colour))

    def lens(
        self,
        image: Array,
        light: str,
        dark: str,
        cx: float = 240,
        cy: float = 312,
        r: float = 231,
        amount: float = 0.7,
    ) -> Array:
        """Darken what lies beyond the lens and draw its rim as a thread of light."""
        d = np.hypot(self.x - cx, self.y - cy)
        out = (amount * smooth(-2, 16, d - r))[..., None]
        image = image * (1 - out) + rgb(dark) * out
        an = np.arctan2(self.y - cy, self.x - cx)
        glint = (
            0.25
            + 0.75 * np.exp(-(((an + 2.2) / 0.7) ** 2))
            + 0.4 * np.exp(-(((an - 0.9) / 0.5) ** 2))
        )
        ring = np.exp(-(((d - r) / 1.7) ** 2)) * glint
        halo = np.where(
            d > r,
            0.10 * np.exp(-np.clip(d - r, 0, None) / 14),
            0.12 * np.exp(-np.clip(r - d, 0, None) / 9),
        )
        return np.asarray(image + rgb(light) * (0.8 * ring + halo * glint)[..., None], F)


def finish(
    image: Array,
    field: Field,
    *,
    exposure: float = 1.0,
    bloom: float = 0.5,
    bloom_from: float = 0.7,
    bloom_size: float = 7.0,
    contrast: float = 0.25,
    saturation: float = 1.05,
    vignette: float = 0.4,
    corner: tuple[float, float, float] = (0.12, 0.2, 0.28),
    foot: float = 0.4,
    foot_colour: str = "#06141c",
    grain: float = 0.12,
    seed: int = 5,
) -> Array:
    """Return the picture in sRGB from 0 to 1: bloom, tones, darker corners, the grain of paper."""
    k, h, w = field.k, field.h, field.w
    image = np.maximum(image, 0) * exposure
    bright = np.clip(image - bloom_from, 0, 3)
    image = image + bloom * (
        0.6 * blur(bright, (bloom_size * k, bloom_size * k, 0))
        + 0.4 * blur(bright, (3 * bloom_size * k, 3 * bloom_size * k, 0))
    )
    image = np.where(image > 0.55, 0.55 + 0.45 * (1 - np.exp(-(image - 0.55) / 0.62)), image)
    c = np.clip(image, 0, 1) ** (1 / 2.2)
    c = c + contrast * (c * c * (3 - 2 * c) - c)
    grey = c @ np.array([0.3, 0.55, 0.15], F)
    c = np.clip(grey[..., None] + (c - grey[..., None]) * saturation, 0, 1)
    m = (foot * smooth(560, 735, field.y))[..., None]
    c = c * (1 - m) + rgb(foot_colour) ** F(1 / 2.2) * m
    d = np.hypot((field.x / W - 0.5) / 0.72, (field.y / H - 0.46) / 0.72)
    c = c * (1 - vignette * smooth(0.62, 1.15, d)[..., None] * (1 - np.array(corner)))
    r = chance(seed + 1)
    g = blur(r.normal(size=(h, w)), 0.5 * k)
    paper = 0.2 * g / g.std() + 0.06 * field.noise(5, 1.4, seed + 2, 2)
    m = (0.5 + grain * paper)[..., None]
    c = np.clip(c, 0, 1)
    c = np.where(m > 0.5, c + (2 * m - 1) * (np.sqrt(c) - c), c - (1 - 2 * m) * c * (1 - c))
    return np.asarray(np.clip(c, 0, 1), F)
