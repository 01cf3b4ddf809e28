"""Finishing: what was rendered becomes a painting. Pictures are arrays of sRGB from 0 to 1."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt
from scipy.ndimage import gaussian_filter as blur
from scipy.signal import fftconvolve

from .scene import SEA, SUBJECT
from .vectors import smooth

Image = npt.NDArray[np.float32]
LUMINANCE = np.array([0.3, 0.55, 0.15], np.float32)


def ink(code: str) -> Image:
    """A colour as it stands in the picture (not linear)."""
    return np.array([int(code[i : i + 2], 16) for i in (1, 3, 5)], np.float32) / 255


def noise(h: int, w: int, sx: float, sy: float, seed: int, octaves: int = 3) -> Image:
    """Cloudy noise with a spread of one; `sx` and `sy` are the size of its largest blots."""
    random = np.random.default_rng(seed)
    total = np.zeros((h, w), np.float32)
    for k in range(octaves):
        n = blur(random.normal(size=(h, w)).astype(np.float32), (sy / 2**k, sx / 2**k), mode="wrap")
        total += 0.5**k * n / n.std()
    return np.asarray(total / total.std(), np.float32)


def over(image: Image, tint: npt.ArrayLike, amount: npt.ArrayLike) -> Image:
    """Opaque paint."""
    a = np.clip(amount, 0, 1)[..., None]
    return np.asarray(image * (1 - a) + np.asarray(tint, np.float32) * a, np.float32)


def screen(image: Image, tint: npt.ArrayLike, amount: npt.ArrayLike) -> Image:
    """Light added."""
    a = np.clip(amount, 0, 1)[..., None]
    return np.asarray(1 - (1 - image) * (1 - np.asarray(tint, np.float32) * a), np.float32)


def darken(image: Image, amount: npt.ArrayLike, keep: npt.ArrayLike = (0.1, 0.35, 0.45)) -> Image:
    """A cool shadow: `keep` is how much of each of red, green and blue it spares."""
    a = np.clip(amount, 0, 1)[..., None]
    return np.asarray(image * (1 - a * (1 - np.asarray(keep, np.float32))), np.float32)


@dataclass
class Shot:
    """The passes of a render, and the coordinates of the card (480 x 720) at each pixel."""

    passes: dict[str, Image]

    @cached_property
    def size(self) -> tuple[int, int]:
        """Height and width in pixels."""
        h, w = self.passes["rgb"].shape[:2]
        return h, w

    @property
    def scale(self) -> float:
        """Pixels per pixel of the card."""
        return self.size[1] / 480

    @cached_property
    def xy(self) -> tuple[Image, Image]:
        """Coordinates of the card."""
        y, x = np.mgrid[0 : self.size[0], 0 : self.size[1]].astype(np.float32) / self.scale
        return x, y

    @cached_property
    def alpha(self) -> Image:
        """How much of each pixel is anything at all."""
        return np.clip(self.passes["rgb"][..., 3], 0, 1)

    def kind(self, which: int) -> Image:
        """A soft mask of one kind of parts."""
        m = (self.passes["kind"] == which).astype(np.float32)
        return np.asarray(np.minimum(blur(m, 0.55 * max(1.0, self.scale)), self.alpha), np.float32)

    @property
    def depth(self) -> Image:
        """How far behind the middle of the card."""
        return self.passes["pos"][..., 1]

    @property
    def height(self) -> Image:
        """How high in the world."""
        return self.passes["pos"][..., 2]


@dataclass(frozen=True)
class Tones:
    """How light is simplified: three steps, tinted, and mixed with the true light."""

    shadow: str = "#0a3346"
    light: str = "#fff1c4"
    amount: float = 0.5
    edges: tuple[float, float, float] = (0.10, 0.38, 0.98)
    soft: float = 0.14
    gain: float = 1.15
    brush: float = 1.8
    """Radius of the brush on the subject, in pixels of the card."""
    sea_brush: float = 2.4
    sea_gain: float = 1.0


def relight(shot: Shot, tones: Tones) -> tuple[Image, Image]:
    """Colours in three soft steps of light, and how light each pixel is."""
    alpha = np.maximum(shot.alpha, 1e-3)[..., None]
    rgb = np.clip(shot.passes["rgb"][..., :3] / alpha, 0, 4)
    own = np.clip(shot.passes["alb"][..., :3] / alpha, 0.003, 1)
    light = (rgb @ LUMINANCE) / np.maximum(own @ LUMINANCE, 0.003) * tones.gain
    soft = tones.soft
    s1, s2, s3 = (
        smooth(e - soft * k, e + soft * k, light)[..., None]
        for e, k in zip(tones.edges, (1, 1, 1.5), strict=True)
    )
    dark, warm = ink(tones.shadow) ** 2.2, ink(tones.light) ** 2.2
    steps = own * (0.10 + 0.22 * s1 + 0.42 * s2 + 0.45 * s3)
    steps = steps * (
        dark * 2.2 * (1 - s2) + s2 * (1 - s3) + warm * 1.12 * s2 * s3 + 0.25 * (1 - s2)
    )
    subject = steps * tones.amount * 1.15 + rgb * tones.gain * (1 - tones.amount)
    wet = shot.kind(SEA)[..., None]
    out = subject * (1 - wet) + rgb * tones.sea_gain * wet
    out = np.where(out > 0.6, 0.6 + 0.4 * (1 - np.exp(-(out - 0.6) / 0.4)), out)
    return np.asarray(np.clip(out, 0, 1) ** (1 / 2.2), np.float32), np.asarray(light, np.float32)


def dab(image: Image, radius: int, hardness: float = 8) -> Image:
    """Kuwahara's filter with eight soft sectors: flat dabs with clean edges."""
    n = 2 * radius + 1
    y, x = np.mgrid[-radius : radius + 1, -radius : radius + 1]
    angle = np.arctan2(y, x)
    round_ = np.exp(-(x * x + y * y) / (2 * (radius * 0.6) ** 2))
    wide = np.pad(image, ((radius, radius), (radius, radius), (0, 0)), "edge")
    total = np.zeros_like(image, np.float64)
    weight = np.zeros((*image.shape[:2], 1))
    for k in range(8):
        off = np.angle(np.exp(1j * (angle - k * np.pi / 4)))
        sector = round_ * np.exp(-((off / 0.45) ** 2))
        sector[n // 2, n // 2] = round_[n // 2, n // 2] * 0.5
        sector = (sector / sector.sum())[::-1, ::-1, None]
        mean = fftconvolve(wide, sector, "valid", axes=(0, 1))
        square = fftconvolve(wide**2, sector, "valid", axes=(0, 1))
        spread = np.sqrt(np.clip(square - mean * mean, 0, None)).sum(-1, keepdims=True) * 255
        a = 1 / (1 + np.clip(spread, 1e-3, None) ** hardness * 1e-3)
        total, weight = total + mean * a, weight + a
    return np.asarray(np.clip(total / weight, 0, 1), np.float32)


def painted(image: Image, radius: float, scale: float, share: float = 0.55) -> Image:
    """Part of the picture done with the brush; the rest keeps its drawing."""
    return dab(image, max(2, round(radius * scale))) * share + image * (1 - share)


def lay(shot: Shot, background: Image, tones: Tones, fog: npt.ArrayLike | None = None) -> Image:
    """The rendered scene on its background: lit, brushed, hazed and with lost edges."""
    k = shot.scale
    c, light = relight(shot, tones)
    wet = shot.kind(SEA)[..., None]
    c = painted(c, tones.brush, k) * (1 - wet) + painted(c, tones.sea_brush, k, 0.65) * wet
    alpha = shot.alpha
    far = blur(background, (14 * k, 14 * k, 0))
    if fog is not None:
        c = over(c, far, np.asarray(fog) * (alpha > 0.02))
    body = shot.kind(SUBJECT)
    rim = np.clip(1 - blur(body, 4 * k), 0, 1) * body
    lost = rim * smooth(0.55, 0.15, light)
    c = over(c, far, 0.55 * lost)
    a = alpha[..., None]
    return np.asarray(background * (1 - a) + c * a, np.float32)


def caustics(shot: Shot, seed: int, size: float = 2.0) -> Image:
    """The net of light that waves throw on what lies below, on lit and upward sides."""
    pos, n = shot.passes["pos"], shot.passes["nor"][..., :3]
    n = n / (np.linalg.norm(n, axis=-1, keepdims=True) + 1e-4)
    px, pz = pos[..., 0] + 0.45 * pos[..., 2], pos[..., 1] * 1.4 + 0.5 * pos[..., 2]
    lit = np.clip(n @ np.array([-0.35, -0.4, 0.85], np.float32), 0, 1) * (shot.alpha > 0.1)
    return np.asarray(blur(net(px, pz, seed, size), 0.6 * shot.scale) * lit, np.float32)


def net(x: Image, y: Image, seed: int, size: float) -> Image:
    """Bright lines where a few waves cancel."""
    random = np.random.default_rng(seed)
    total = np.zeros_like(x)
    for _ in range(6):
        a, f = random.uniform(0, 6.28), size * random.uniform(0.8, 1.9)
        along, across = x * np.cos(a) + y * np.sin(a), x * np.sin(a) - y * np.cos(a)
        total += np.sin(along * f + random.uniform(0, 6.28) + 0.9 * np.sin(across * f * 0.7))
    return np.asarray(np.exp(-((total / 0.62) ** 2)), np.float32)


def shadow_in_water(
    image: Image,
    mask: Image,
    scale: float,
    way: tuple[float, float] = (0.42, 0.9),
    amount: float = 0.34,
) -> Image:
    """The darkness behind a body where its shadow falls through the water."""
    h, w = mask.shape
    shade = np.zeros_like(mask)
    for i in range(1, 15):
        dx, dy = int(way[0] * i * 13 * scale), int(way[1] * i * 13 * scale)
        moved = np.zeros_like(mask)
        moved[dy:, dx:] = mask[: h - dy, : w - dx]
        shade = np.maximum(shade, blur(moved, (2 + i * 0.9) * scale) * (1 - i / 15))
    return darken(image, amount * shade, (0.0, 0.35, 0.45))


def bubbles(image: Image, rows: npt.ArrayLike) -> Image:
    """Air bubbles at (x, y, radius) on the card."""
    h, w = image.shape[:2]
    k = w / 480
    for bx, by, br in np.asarray(rows, float):
        x, y, r = bx * k, by * k, br * k
        x0, x1 = int(max(0, x - r - 3)), int(min(w, x + r + 4))
        y0, y1 = int(max(0, y - r - 3)), int(min(h, y + r + 4))
        if x1 <= x0 or y1 <= y0:
            continue
        yy, xx = np.mgrid[y0:y1, x0:x1]
        u, v = (xx - x) / r, (yy - y) / r
        d = np.hypot(u, v)
        disc = np.clip((1 - d) * r + 0.5, 0, 1)
        rim = disc * np.clip((d - 0.55) / 0.45, 0, 1) ** 2
        s = image[y0:y1, x0:x1]
        s = over(
            s,
            ink("#eafff4"),
            disc * 0.10 + rim * (0.35 + 0.5 * smooth(0.4, -0.9, 0.6 * u + 0.8 * v)),
        )
        s = over(
            s, ink("#0d4a52"), disc * 0.25 * np.exp(-((u - 0.1) ** 2 + (v - 0.25) ** 2) / 0.12)
        )
        s = over(s, (1, 1, 1), disc * 0.95 * np.exp(-((u + 0.38) ** 2 + (v + 0.38) ** 2) / 0.035))
        image[y0:y1, x0:x1] = s
    return image


def finish(image: Image, grain: float = 0.15, vignette: float = 0.42, seed: int = 7) -> Image:
    """Darker corners and the tooth of the paper."""
    h, w = image.shape[:2]
    k = w / 480
    y, x = np.mgrid[0:h, 0:w]
    d = np.hypot((x / w - 0.5) / 0.72, (y / h - 0.47) / 0.70)
    image = darken(image, vignette * smooth(0.62, 1.15, d), (0.1, 0.22, 0.32))
    random = np.random.default_rng(seed)
    g = blur(random.normal(size=(h, w)), 0.55 * max(1.0, k))
    paper = 0.20 * g / g.std() + 0.05 * noise(h, w, 5 * k, 1.2 * k, seed + 1, 2)
    m = np.clip(0.5 + grain * paper, 0, 1)[..., None]
    c = np.clip(image, 0, 1)
    c = np.where(m > 0.5, c + (2 * m - 1) * (np.sqrt(c) - c), c - (1 - 2 * m) * c * (1 - c))
    return np.asarray(np.clip(c, 0, 1), np.float32)


def spray(
    image: Image,
    at: tuple[float, float],
    way: tuple[float, float],
    spread: float,
    reach: float,
    count: int,
    seed: int,
    light: str = "#f4fbf2",
    size: float = 2.6,
) -> Image:
    """Water thrown up from a place of the card: drops in arcs, larger near their source."""
    random = np.random.default_rng(seed)
    h, w = image.shape[:2]
    k = w / 480
    main = np.arctan2(way[1], way[0])
    for _ in range(count):
        a = main + spread * random.normal() * 0.5
        t = random.uniform() ** 0.6
        x = at[0] + np.cos(a) * reach * t + random.normal() * 4
        y = at[1] + np.sin(a) * reach * t + 0.30 * reach * t * t + random.normal() * 3
        r = size * random.uniform(0.25, 1.0) ** 2 * (1.25 - 0.75 * t) + 0.5
        long = r * random.uniform(1.0, 2.8)
        x0, x1 = int(max(0, (x - long - 2) * k)), int(min(w, (x + long + 2) * k + 1))
        y0, y1 = int(max(0, (y - long - 2) * k)), int(min(h, (y + long + 2) * k + 1))
        if x1 <= x0 or y1 <= y0:
            continue
        yy, xx = np.mgrid[y0:y1, x0:x1] / k
        u = (xx - x) * np.cos(a) + (yy - y) * np.sin(a)
        v = -(xx - x) * np.sin(a) + (yy - y) * np.cos(a)
        d = np.hypot(u / long, v / r)
        cut = image[y0:y1, x0:x1]
        cut = over(
            cut, ink("#3d7f8c"), 0.45 * smooth(1.1, 0.8, d) * smooth(-0.2, 0.9, (yy - y) / r)
        )
        image[y0:y1, x0:x1] = over(
            cut, ink(light), smooth(1.0, 0.55, d) * smooth(0.9, -0.5, (yy - y) / r) * 0.95
        )
    return image


def foam(
    image: Image, at: tuple[float, float], radii: tuple[float, float], amount: float, seed: int
) -> Image:
    """A patch of broken white water on the surface."""
    h, w = image.shape[:2]
    k = w / 480
    y, x = np.mgrid[0:h, 0:w] / k
    d = np.hypot((x - at[0]) / radii[0], (y - at[1]) / radii[1])
    n = noise(h, w, 9 * k, 3.2 * k, seed, 3)
    return over(
        image,
        ink("#eef7f0"),
        amount * smooth(1.15, 0.35, d + 0.22 * n) * smooth(-0.6, 0.5, n + 0.9 * (1 - d)),
    )
