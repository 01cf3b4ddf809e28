"""Anti-aliased rounded boxes, shadows, glows, rings, hexagons and waves, cached by parameters.

pygame's own shapes have jagged edges. Here corners are drawn four times too large and scaled down,
and the rest of a box is filled. All surfaces are premultiplied: blit them with `put`.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.ui.draw.cache import Cache
from ecosfera.ui.draw.theme import FOCUS, INK, WHITE, is_light

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Sequence
    from contextlib import AbstractContextManager

    from ecosfera.ui.draw.theme import Colour

SHARP: Final = 4
"""Factor by which a shape is drawn too large before it is scaled down."""
LARGE: Final = 8_000
"""Masks of more pixels than this are not cached; only what is made of them is."""
SLICED: Final = 24_000
"""Boxes of more pixels than this are drawn in pieces instead of being cached whole."""
MIDDLE: Final = 96
PLAIN: Final = 200
"""Side in pixels of the pieces that are repeated, and of those of boxes without round corners."""
Point = tuple[float, float]


def put(target: pygame.Surface, image: pygame.Surface, at: Sequence[float]) -> pygame.Rect:
    """Blit a premultiplied surface."""
    return target.blit(image, (at[0], at[1]), special_flags=pygame.BLEND_PREMULTIPLIED)


def clear(size: tuple[int, int]) -> pygame.Surface:
    """Return an empty transparent surface of at least one pixel."""
    return pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA, 32)


def premultiplied(tone: Colour) -> Colour:
    """Return the colour in premultiplied form."""
    r, g, b, a = tone
    return (r * a // 255, g * a // 255, b * a // 255, a)


def tinted(mask: pygame.Surface, tone: Colour) -> pygame.Surface:
    """Return a copy of a white premultiplied mask in another colour."""
    copy = mask.copy()
    copy.fill(premultiplied(tone), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def _disc(radius: int) -> pygame.Surface:
    """Return a smooth white disc, premultiplied, `2 * radius` wide."""
    side = 2 * radius
    big = clear((side * SHARP, side * SHARP))
    middle = radius * SHARP - 0.5
    pygame.draw.circle(big, "white", (middle, middle), radius * SHARP)
    return pygame.transform.smoothscale(big, (max(1, side), max(1, side)))


def nine_slice(source: pygame.Surface, corner: int, size: tuple[int, int]) -> pygame.Surface:
    """Return a surface of `size` with the corners of `source` and its edges stretched."""
    width, height = size
    out = clear(size)
    side = source.get_width()
    left = min(corner, width // 2)
    top = min(corner, height // 2)
    columns = [(0, left, 0, left), (left, side - 2 * left, left, width - 2 * left)]
    columns.append((side - left, left, width - left, left))
    rows = [(0, top, 0, top), (top, side - 2 * top, top, height - 2 * top)]
    rows.append((side - top, top, height - top, top))
    for sx, sw, dx, dw in columns:
        for sy, sh, dy, dh in rows:
            if min(sw, sh, dw, dh) <= 0:
                continue
            piece = source.subsurface((sx, sy, sw, sh))
            if (sw, sh) != (dw, dh):
                piece = pygame.transform.scale(piece, (dw, dh))
            put(out, piece, (dx, dy))
    return out


def put_sliced(
    target: pygame.Surface,
    source: pygame.Surface,
    corner: int,
    where: pygame.Rect,
    *,
    hollow: bool = False,
) -> None:
    """Blit `source` enlarged to `where`: its corners once, its edges and its middle repeated.

    Nothing large has to be made or kept for it. `source` is a square, uniform between its corners.
    With `hollow` the middle is left out.
    """
    middle = source.get_width() - 2 * corner
    columns = list(_pieces(where.width, corner, middle))
    inside = source.get_at((corner, corner))
    solid = inside.a == 255 and min(where.size) > 2 * corner
    if solid:
        target.fill(inside, where.inflate(-2 * corner, -2 * corner))
    for sy, dy, high in _pieces(where.height, corner, middle):
        for sx, dx, wide in columns:
            if (solid or hollow) and sx == sy == corner:
                continue
            target.blit(
                source,
                (where.x + dx, where.y + dy),
                (sx, sy, wide, high),
                special_flags=pygame.BLEND_PREMULTIPLIED,
            )


def _pieces(length: int, corner: int, middle: int) -> Iterator[tuple[int, int, int]]:
    """Yield the pieces of one side: where each is in the source, where it goes, its length."""
    if corner:
        yield 0, 0, corner
    at, end = corner, length - corner
    while at < end:
        size = min(middle, end - at)
        yield corner, at, size
        at += size
    if corner:
        yield corner + middle, end, corner


class Shapes:
    """Draws shapes and caches them."""

    def __init__(self, limit: int = 48_000_000) -> None:
        self._cache = Cache(limit)
        self.strong = False
        """Whether the edges of boxes are as dark or as light as can be."""

    def clear(self) -> None:
        """Empty the cache."""
        self._cache.clear()

    @property
    def cache(self) -> Cache:
        """Return the cache of all shapes."""
        return self._cache

    def set_limit(self, limit: int) -> None:
        """Limit the cache to this number of bytes."""
        self._cache.set_limit(limit)

    def frame(self) -> AbstractContextManager[None]:
        """Keep what is used while a frame is drawn."""
        return self._cache.frame()

    def keep(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Cache a surface of the caller's own."""
        return self._cache.get(key, make)

    def mask(self, size: tuple[int, int], radius: int) -> pygame.Surface:
        """Return a white box with round corners."""
        width, height = max(1, size[0]), max(1, size[1])
        radius = max(0, min(radius, width // 2, height // 2))

        def make() -> pygame.Surface:
            if radius == 0:
                plain = clear((width, height))
                plain.fill("white")
                return plain
            disc = self._round(radius)
            source = clear((2 * radius + 2, 2 * radius + 2))
            source.fill("white", (radius, 0, 2, 2 * radius + 2))
            source.fill("white", (0, radius, 2 * radius + 2, 2))
            for x in (0, 1):
                for y in (0, 1):
                    quarter = disc.subsurface((x * radius, y * radius, radius, radius))
                    put(source, quarter, (x * (radius + 2), y * (radius + 2)))
            return nine_slice(source, radius, (width, height))

        if width * height > LARGE:
            return make()
        return self._cache.get(("mask", width, height, radius), make)

    def _round(self, radius: int) -> pygame.Surface:
        """Return a white disc; a large one is not kept, for only few boxes have such corners."""
        if 4 * radius * radius > LARGE:
            return _disc(radius)
        return self._cache.get(("disc", radius), lambda: _disc(radius))

    def box(
        self,
        size: tuple[int, int],
        radius: int,
        fill: Colour,
        line: Colour | None = None,
        line_width: int = 1,
    ) -> pygame.Surface:
        """Return a filled box with round corners and an optional line inside its edge."""
        if self.strong and line is not None and line[3] and fill[3]:
            line = INK if is_light(fill) else WHITE

        def make() -> pygame.Surface:
            if line is None:
                return tinted(self.mask(size, radius), fill)
            out = tinted(self.mask(size, radius), line)
            inner = (size[0] - 2 * line_width, size[1] - 2 * line_width)
            if inner[0] <= 0 or inner[1] <= 0:
                return out
            hole = self.mask(inner, max(0, radius - line_width))
            # Clear what lies under the fill, so that a translucent fill does not show the line.
            rest = clear(size)
            rest.fill("white")
            rest.blit(hole, (line_width, line_width), special_flags=pygame.BLEND_RGBA_SUB)
            out.blit(rest, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            put(out, tinted(hole, fill), (line_width, line_width))
            return out

        return self._cache.get(("box", size, radius, fill, line, line_width), make)

    def put_box(
        self,
        target: pygame.Surface,
        where: pygame.Rect,
        radius: int,
        fill: Colour,
        line: Colour | None = None,
        line_width: int = 1,
    ) -> None:
        """Draw a box such as `box` returns; a large one is put together from a small one."""
        corner = max(radius, line_width)
        if where.width * where.height <= SLICED or min(where.size) <= 2 * corner:
            put(target, self.box(where.size, radius, fill, line, line_width), where.topleft)
            return
        side = 2 * corner + (MIDDLE if radius else PLAIN)
        put_sliced(target, self.box((side, side), radius, fill, line, line_width), corner, where)

    def put_shadow(
        self,
        target: pygame.Surface,
        where: pygame.Rect,
        radius: int,
        blur: int,
        tone: Colour,
        *,
        hollow: bool = False,
    ) -> None:
        """Draw a shadow such as `shadow` returns for a box at `where`.

        With `hollow` the middle of a large one is left out, as an opaque box will hide it.
        """
        blur = max(1, blur)
        corner = radius + 3 * blur
        outer = where.inflate(4 * blur, 4 * blur)
        if where.width * where.height <= SLICED or min(outer.size) <= 2 * corner:
            put(target, self.shadow(where.size, radius, blur, tone), outer.topleft)
            return
        side = 2 * corner + MIDDLE - 4 * blur
        shadow = self.shadow((side, side), radius, blur, tone)
        put_sliced(target, shadow, corner, outer, hollow=hollow)

    def put_glow(
        self, target: pygame.Surface, where: pygame.Rect, radius: int, reach: int, tone: Colour
    ) -> None:
        """Draw a halo such as `glow` returns around a box at `where`."""
        corner = radius + reach
        outer = where.inflate(2 * reach, 2 * reach)
        if where.width * where.height <= SLICED or min(outer.size) <= 2 * corner:
            put(target, self.glow(where.size, radius, reach, tone), outer.topleft)
            return
        side = 2 * radius + MIDDLE
        put_sliced(target, self.glow((side, side), radius, reach, tone), corner, outer)

    def round_corners(self, image: pygame.Surface, radius: int) -> None:
        """Make the corners of a premultiplied picture round."""
        width, height = image.get_size()
        radius = max(0, min(radius, width // 2, height // 2))
        if radius == 0:
            return
        mask, far = self.mask((2 * radius + 2, 2 * radius + 2), radius), radius + 2
        for x, left in ((0, 0), (far, width - radius)):
            for y, top in ((0, 0), (far, height - radius)):
                image.blit(
                    mask, (left, top), (x, y, radius, radius), special_flags=pygame.BLEND_RGBA_MULT
                )

    def outline(
        self, size: tuple[int, int], radius: int, line: Colour, line_width: int
    ) -> pygame.Surface:
        """Return only the edge of a box with round corners."""
        return self.box(size, radius, (0, 0, 0, 0), line, line_width)

    def gradient(
        self, size: tuple[int, int], radius: int, stops: tuple[Colour, ...]
    ) -> pygame.Surface:
        """Return a box with round corners and a vertical gradient through the stops."""

        def make() -> pygame.Surface:
            strip = pygame.Surface((1, len(stops)), pygame.SRCALPHA, 32)
            for y, tone in enumerate(stops):
                strip.set_at((0, y), premultiplied(tone))
            tall = pygame.transform.smoothscale(strip, (1, max(2, size[1])))
            out = self.mask(size, radius).copy()
            ground = pygame.transform.scale(tall, size)
            out.blit(ground, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            return out

        return self._cache.get(("gradient", size, radius, stops), make)

    def put_gradient(
        self, target: pygame.Surface, where: pygame.Rect, stops: tuple[Colour, ...]
    ) -> None:
        """Draw a vertical gradient such as `gradient` returns, of which a strip is kept."""
        strip = self.gradient((min(PLAIN, where.width), where.height), 0, stops)
        for left in range(where.left, where.right, PLAIN):
            area = (0, 0, min(PLAIN, where.right - left), where.height)
            target.blit(strip, (left, where.top), area, special_flags=pygame.BLEND_PREMULTIPLIED)

    def shadow(self, size: tuple[int, int], radius: int, blur: int, tone: Colour) -> pygame.Surface:
        """Return a soft shadow for a box of `size`; it is `2 * blur` larger on every side."""
        blur = max(1, blur)

        def make() -> pygame.Surface:
            corner = radius + 3 * blur
            side = 2 * corner + 2

            def source() -> pygame.Surface:
                patch = clear((side, side))
                put(patch, self.mask((side - 4 * blur,) * 2, radius), (2 * blur, 2 * blur))
                return pygame.transform.gaussian_blur(patch, blur)

            soft = self._cache.get(("soft", radius, blur), source)
            wide = (size[0] + 4 * blur, size[1] + 4 * blur)
            return tinted(nine_slice(soft, corner, wide), tone)

        return self._cache.get(("shadow", size, radius, blur, tone), make)

    def glow(self, size: tuple[int, int], radius: int, reach: int, tone: Colour) -> pygame.Surface:
        """Return a halo with a solid inner edge; it is `reach` larger on every side."""

        def make() -> pygame.Surface:
            out = clear((size[0] + 2 * reach, size[1] + 2 * reach))
            for share, opacity in ((1.0, 0.13), (0.72, 0.2), (0.47, 0.34), (0.22, 1.0)):
                d = max(1, round(reach * share))
                box = self.mask((size[0] + 2 * d, size[1] + 2 * d), radius + d)
                put(out, tinted(box, (*tone[:3], round(255 * opacity))), (reach - d, reach - d))
            return out

        return self._cache.get(("glow", size, radius, reach, tone), make)

    def disc(
        self, diameter: int, fill: Colour, line: Colour | None = None, line_width: int = 1
    ) -> pygame.Surface:
        """Return a filled circle."""
        return self.box((diameter, diameter), diameter // 2, fill, line, line_width)

    def polygon(
        self,
        size: tuple[int, int],
        points: tuple[Point, ...],
        fill: Colour,
        line: Colour | None = None,
        line_width: float = 1.0,
    ) -> pygame.Surface:
        """Return a smooth polygon; points are in pixels of the surface."""

        def make() -> pygame.Surface:
            big = clear((size[0] * SHARP, size[1] * SHARP))
            enlarged = [(x * SHARP, y * SHARP) for x, y in points]
            if fill[3]:
                pygame.draw.polygon(big, premultiplied(fill), enlarged)
            if line is not None:
                thick = max(1, round(line_width * SHARP))
                tone = premultiplied(line)
                for one, two in zip(enlarged, enlarged[1:] + enlarged[:1], strict=True):
                    pygame.draw.line(big, tone, one, two, thick)
                    pygame.draw.circle(big, tone, one, thick / 2)
            return pygame.transform.smoothscale(big, size)

        return self._cache.get(("polygon", size, points, fill, line, line_width), make)

    def hexagon(
        self, diameter: int, fill: Colour, line: Colour | None = None, line_width: float = 1.0
    ) -> pygame.Surface:
        """Return a hexagon with a corner at the top; `diameter` is measured between corners."""
        half = diameter / 2
        reach = half - line_width / 2 - 0.5
        points = tuple(
            (half + reach * math.sin(math.pi * k / 3), half - reach * math.cos(math.pi * k / 3))
            for k in range(6)
        )
        return self.polygon((diameter, diameter), points, fill, line, line_width)

    def dashes(
        self, size: tuple[int, int], radius: int, tone: Colour, line_width: int, dash: int
    ) -> pygame.Surface:
        """Return the dashed edge of a box with round corners."""

        def make() -> pygame.Surface:
            big = clear((size[0] * 2, size[1] * 2))
            path = _box_path(size[0] - line_width, size[1] - line_width, radius, line_width / 2)
            tint = premultiplied(tone)
            steps = [(one, two, math.dist(one, two)) for one, two in pairwise(path)]
            total = sum(length for *_, length in steps)
            # Use a whole number of dashes, or two would meet where the edge closes.
            period = total / max(1, round(total / (2 * dash)))
            walked = 0.0
            strokes: list[list[Point]] = []
            drawing = False
            for one, two, length in steps:
                before, drawing = drawing, walked % period < period / 2
                if drawing and not before:
                    strokes.append([one])
                if drawing:
                    strokes[-1].append(two)
                walked += length
            for stroke in strokes:
                pygame.draw.polygon(
                    big, tint, _broad([(2 * x, 2 * y) for x, y in stroke], line_width)
                )
            return pygame.transform.smoothscale(big, size)

        return self._cache.get(("dashes", size, radius, tone, line_width, dash), make)

    def focus_ring(self, size: tuple[int, int], radius: int, u: float) -> pygame.Surface:
        """Return the focus ring for a box of `size`; it is `ring_reach(u)` larger on every side."""
        return self.ring(size, radius, u, INK, FOCUS)

    def ring(
        self, size: tuple[int, int], radius: int, u: float, outer: Colour, inner: Colour
    ) -> pygame.Surface:
        """Return a two-tone ring around a box: dark edges with a light line between."""
        reach = ring_reach(u)
        dark = max(4, round(6 * u))
        light = max(2, round(2.8 * u))

        def make() -> pygame.Surface:
            wide = (size[0] + 2 * reach, size[1] + 2 * reach)
            out = self.outline(wide, radius + reach, outer, dark).copy()
            inset = (dark - light) // 2
            line = self.outline(
                (wide[0] - 2 * inset, wide[1] - 2 * inset), radius + reach - inset, inner, light
            )
            put(out, line, (inset, inset))
            return out

        return self._cache.get(("ring", size, radius, round(u * 64), outer, inner), make)


def ring_reach(u: float) -> int:
    """Return how far the focus ring extends outside its box, in pixels."""
    return max(4, round(6 * u))


def _box_path(width: float, height: float, radius: float, offset: float) -> list[Point]:
    """Return points along the edge of a round box, about a pixel apart; the path is closed."""
    radius = min(radius, width / 2, height / 2)
    corners = (
        (width - radius, radius, -90),
        (width - radius, height - radius, 0),
        (radius, height - radius, 90),
        (radius, radius, 180),
    )
    path: list[Point] = []
    for x, y, start in corners:
        steps = max(2, round(radius))
        for k in range(steps + 1):
            angle = math.radians(start + 90 * k / steps)
            _walk(path, (x + radius * math.cos(angle), y + radius * math.sin(angle)))
    _walk(path, path[0])
    return [(x + offset, y + offset) for x, y in path]


def _broad(line: Sequence[Point], reach: float) -> list[Point]:
    """Return the outline of a line that extends `reach` to both sides."""
    sides: tuple[list[Point], list[Point]] = [], []
    for i, (x, y) in enumerate(line):
        (x0, y0), (x1, y1) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        length = max(1e-6, math.dist((x0, y0), (x1, y1)))
        dx, dy = reach * (y0 - y1) / length, reach * (x1 - x0) / length
        sides[0].append((x + dx, y + dy))
        sides[1].append((x - dx, y - dy))
    return sides[0] + sides[1][::-1]


def _walk(path: list[Point], end: Point) -> None:
    """Extend a path to a point, in steps of about a pixel."""
    if path:
        x, y = path[-1]
        steps = round(math.dist((x, y), end))
        path += [
            (x + (end[0] - x) * j / steps, y + (end[1] - y) * j / steps) for j in range(1, steps)
        ]
    path.append(end)
