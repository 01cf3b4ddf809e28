"""The art cache: load pictures, scale them to the requested size, keep the most recent.

A picture is named `folder/name`, like `species/gadus_morhua`. All surfaces are premultiplied. A
missing picture is replaced by a placeholder and is never an error.
"""

from __future__ import annotations

import zlib
from contextlib import contextmanager
from threading import Thread
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.ui.draw.cache import Cache
from ecosfera.ui.draw.shapes import Shapes, clear, put, tinted
from ecosfera.ui.draw.theme import colour, mix

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Sequence
    from contextlib import AbstractContextManager
    from pathlib import Path

    from ecosfera.ui.draw.theme import Colour

SUFFIXES: Final = (".webp", ".png")
LARGE: Final = ".large"
"""Suffix of the name of a picture's larger file, if it has one."""
KEPT: Final = 500_000
"""Pixels up to which the picture of a file is kept once it has been scaled."""
SOFT: Final = 1.35
"""Factor of enlargement from which the larger file is used.

The larger file takes about twice as long to read; below this factor no difference is visible.
"""
_PLACEHOLDERS: Final = (
    (colour("#9FD8B8"), colour("#125A5E")),
    (colour("#B9E9E4"), colour("#0A3352")),
    (colour("#EAF4F8"), colour("#3F89AE")),
    (colour("#F3E6A8"), colour("#264640")),
)


def drawable(loaded: pygame.Surface) -> pygame.Surface:
    """Return a loaded picture as a premultiplied surface."""
    return loaded.convert(clear((1, 1))).premul_alpha()


def filling(
    source: pygame.Surface,
    size: tuple[int, int],
    focus: tuple[float, float],
    zoom: float = 1.0,
) -> pygame.Surface:
    """Return a loaded picture scaled to fill `size` and cropped around `focus`."""
    width, height = source.get_size()
    scale = _enlarged(source, size, zoom)
    cut = (min(width, round(size[0] / scale)), min(height, round(size[1] / scale)))
    left = min(max(0, round(width * focus[0] - cut[0] / 2)), width - cut[0])
    top = min(max(0, round(height * focus[1] - cut[1] / 2)), height - cut[1])
    return pygame.transform.smoothscale(source.subsurface((left, top, *cut)), size)


def _enlarged(source: pygame.Surface, size: tuple[int, int], zoom: float) -> float:
    """Return the factor by which the file is enlarged to fill `size`."""
    width, height = source.get_size()
    return max(size[0] / width, size[1] / height) * max(1.0, zoom)


class Pictures:
    """Pictures and signs by name and size, from the first of some folders that has them."""

    def __init__(
        self, folders: Sequence[Path], limit: int = 20_000_000, sources: int = 4_000_000
    ) -> None:
        self._folders = tuple(folders)
        self._scaled = Cache(limit)
        self._latest: tuple[Hashable, pygame.Surface] | None = None
        """The last picture that was not to be kept, and its key."""
        self._sources = Cache(sources)
        self._shapes = Shapes(1_000_000)
        self._missing: set[str] = set()
        self._coming: dict[Hashable, Callable[[], pygame.Surface | None]] = {}
        self._finished: dict[Hashable, Callable[[], bool]] = {}
        self._files_coming: dict[str, Callable[[], pygame.Surface | None]] = {}
        self._only_ready = False

    @property
    def cache(self) -> Cache:
        """Return the cache of scaled pictures."""
        return self._scaled

    def set_limit(self, limit: int) -> None:
        """Limit the cache of scaled pictures to this number of bytes."""
        self._scaled.set_limit(limit)

    def expect(
        self,
        name: str,
        size: tuple[int, int],
        focus: tuple[float, float],
        take: Callable[[], pygame.Surface | None],
        finished: Callable[[], bool] = lambda: True,
    ) -> None:
        """Register a picture that is already being made elsewhere.

        `take` is called once and returns it, or None if it could not be made. Before `finished`
        returns true, it would wait.
        """
        self._coming[name, size, focus, 1.0] = take
        self._finished[name, size, focus, 1.0] = finished

    def awaited(self, name: str, size: tuple[int, int], focus: tuple[float, float]) -> bool:
        """Return whether the picture is still being made elsewhere, so that `get` would wait."""
        key = (name, size, focus, 1.0)
        return key in self._coming and not self._finished[key]()

    def expect_file(self, name: str, take: Callable[[], pygame.Surface | None]) -> None:
        """Register a picture's file that is already being loaded elsewhere.

        `take` is called once and returns it, or None if it could not be loaded.
        """
        self._files_coming[name] = take

    def forget_expected(self) -> None:
        """Forget the pictures and files that are made or loaded elsewhere, as nobody needs them."""
        self._coming.clear()
        self._finished.clear()
        self._files_coming.clear()

    @contextmanager
    def only_ready(self) -> Iterator[None]:
        """Inside the block, leave out all that would have to be loaded or scaled.

        What is composed of pictures must not be kept meanwhile.
        """
        self._only_ready = True
        try:
            yield
        finally:
            self._only_ready = False

    def _left_out(self, key: Hashable) -> bool:
        """Return whether a picture is left out now."""
        ready = key in self._scaled or (key in self._coming and self._finished[key]())
        return self._only_ready and not ready

    def frame(self) -> AbstractContextManager[None]:
        """Keep what is used while a frame is drawn."""
        return self._scaled.frame()

    def clear(self) -> None:
        """Empty the cache of scaled pictures after a change of the window's size."""
        self._scaled.clear()
        self._latest = None

    def drop_sources(self) -> None:
        """Drop the files that were loaded to scale pictures from them."""
        self._sources.clear()

    def has(self, name: str) -> bool:
        """Return whether the picture exists."""
        return self._file(name) is not None

    def _file(self, name: str) -> Path | None:
        for folder in self._folders:
            for suffix in SUFFIXES:
                path = folder / f"{name}{suffix}"
                if path.is_file():
                    return path
        return None

    def _source(self, name: str) -> pygame.Surface | None:
        if name in self._missing:
            return None
        path = self._file(name)
        if path is None:
            self._missing.add(name)
            return None

        def make() -> pygame.Surface:
            coming = self._files_coming.pop(name, None)
            return drawable((coming and coming()) or pygame.image.load(path))

        try:
            source = self._sources.get(name, make)
        except (OSError, pygame.error):
            self._missing.add(name)
            return None
        if source.width * source.height > KEPT:
            self._sources.discard(name)
        return source

    def natural(self, name: str) -> tuple[int, int] | None:
        """Return the size of the picture's file, or None if it does not exist."""
        source = self._source(name)
        return source.get_size() if source else None

    def get(
        self,
        name: str,
        size: tuple[int, int],
        focus: tuple[float, float] = (0.5, 0.5),
        zoom: float = 1.0,
    ) -> pygame.Surface:
        """Return the picture scaled to fill `size` and cropped around `focus` (fractions).

        A `zoom` above 1 shows a smaller part, enlarged.
        """
        size = (max(1, size[0]), max(1, size[1]))
        key = (name, size, focus, zoom)
        if self._left_out(key):
            return clear((1, 1))

        def make() -> pygame.Surface:
            self._finished.pop(key, None)
            coming = self._coming.pop(key, None)
            return (coming and coming()) or self._fill(name, size, focus, zoom)

        return self._scaled.get(key, make)

    def take(
        self, name: str, size: tuple[int, int], focus: tuple[float, float] = (0.5, 0.5)
    ) -> pygame.Surface:
        """Return the same as `get`, for the caller to keep: the cache drops it."""
        found = self.get(name, size, focus)
        self._scaled.discard((name, size, focus, 1.0))
        return found

    def load(self, name: str) -> pygame.Surface | None:
        """Return the picture's file as it is, without keeping it, or None if it cannot be read.

        Threads may call this.
        """
        path = self._file(name)
        try:
            return None if path is None else pygame.image.load(path)
        except (OSError, pygame.error):
            return None

    def even(
        self, name: str, size: tuple[int, int], focus: tuple[float, float], zoom: float = 1.0
    ) -> pygame.Surface:
        """Return the same as `get` for a picture with a wide, light sky.

        `smoothscale` rounds down at regular places, which are seen as faint stripes, unless it
        enlarges or halves. Doing both takes three times as long.
        """
        twice = 2 * size[0], 2 * size[1]

        def make() -> pygame.Surface:
            source = self._source(name)
            if source is None or _enlarged(source, size, zoom) >= 1.0:
                return self._fill(name, size, focus, zoom)
            return pygame.transform.smoothscale(filling(source, twice, focus, zoom), size)

        key = ("even", name, size, focus, zoom)
        return clear((1, 1)) if self._left_out(key) else self._scaled.get(key, make)

    def _fill(
        self, name: str, size: tuple[int, int], focus: tuple[float, float], zoom: float = 1.0
    ) -> pygame.Surface:
        source = self._source(name)
        if source is None:
            return self._placeholder(name, size)
        if _enlarged(source, size, zoom) > SOFT and self.has(name + LARGE):
            return self._fill(name + LARGE, size, focus, zoom)
        return filling(source, size, focus, zoom)

    def inside(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """Return the whole picture as large as fits into `size`, keeping its proportions."""
        if self._only_ready:
            return clear((1, 1))
        natural = self.natural(name) or size
        zoom = min(size[0] / natural[0], size[1] / natural[1])
        return self.get(name, (round(natural[0] * zoom), round(natural[1] * zoom)))

    def rounded(
        self,
        name: str,
        size: tuple[int, int],
        radius: int,
        focus: tuple[float, float] = (0.5, 0.5),
        zoom: float = 1.0,
        *,
        keep: bool = True,
    ) -> pygame.Surface:
        """Return the picture in a box with round corners.

        Of the large ones that are not to `keep`, only the last one is there without a delay.
        """
        key = ("rounded", name, size, radius, focus, zoom)
        if self._left_out(key):
            return clear((1, 1))

        def make() -> pygame.Surface:
            out = self._fill(name, size, focus, zoom)
            mask = self._shapes.mask(size, radius)
            out.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            return out

        if keep:
            return self._scaled.get(key, make)
        if self._latest is None or self._latest[0] != key:
            self._latest = key, make()
        return self._latest[1]

    def rounded_in_steps(
        self, name: str, size: tuple[int, int], radius: int, *, keep: bool = True
    ) -> Iterator[None]:
        """Make what `rounded` will return, and yield while a thread reads its larger file.

        Reading that takes as long as a whole frame: 16 ms for 1080 × 720 pixels.
        """
        key = ("rounded", name, size, radius, (0.5, 0.5), 1.0)
        if key in self._scaled or (self._latest is not None and self._latest[0] == key):
            return
        source, large = self._source(name), name + LARGE
        yield
        if source is not None and _enlarged(source, size, 1.0) > SOFT and self.has(large):
            loaded: list[pygame.Surface | None] = []
            thread = Thread(target=lambda: loaded.append(self.load(large)), daemon=True)
            thread.start()
            while thread.is_alive():
                yield
            self.expect_file(large, loaded.pop)
        self.rounded(name, size, radius, keep=keep)
        yield

    def portrait(
        self, name: str, diameter: int, focus: tuple[float, float] = (0.5, 0.5), zoom: float = 1.0
    ) -> pygame.Surface:
        """Return the picture in a circle."""
        return self.rounded(name, (diameter, diameter), diameter // 2, focus, zoom)

    def sign(self, name: str, px: int, tint: Colour | None = None) -> pygame.Surface:
        """Return a sign of `assets/art/signs`, `px` wide and high; in one colour if tinted."""
        px = max(1, px)
        key = ("sign", name, px, tint)
        if self._left_out(key):
            return clear((1, 1))
        return self._scaled.get(key, lambda: self._sign(name, px, tint))

    def _sign(self, name: str, px: int, tint: Colour | None) -> pygame.Surface:
        source = self._source(f"signs/{name}")
        if source is None:
            return self._shapes.disc(px, tint or colour("#9CC7CF"), colour("#0E2433"), 1)
        width, height = source.get_size()
        zoom = min(px / width, px / height)
        scaled = pygame.transform.smoothscale(
            source, (max(1, round(width * zoom)), max(1, round(height * zoom)))
        )
        if scaled.get_size() != (px, px):
            square = clear((px, px))
            put(square, scaled, ((px - scaled.get_width()) // 2, (px - scaled.get_height()) // 2))
            scaled = square
        if tint is None:
            return scaled
        # Use only the opacity of the sign.
        alpha = scaled.copy()
        alpha.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
        alpha = alpha.premul_alpha()
        return tinted(alpha, tint)

    def _placeholder(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        number = zlib.crc32(name.encode())
        top, bottom = _PLACEHOLDERS[number % len(_PLACEHOLDERS)]
        out = clear(size)
        out.blit(self._shapes.gradient(size, 0, (top, bottom)), (0, 0))
        width, height = size
        for k in range(2):
            line = round(height * (0.6 + 0.16 * k + 0.01 * (number >> 3 & 7)))
            tone = mix(top, bottom, 0.6 + 0.3 * k)
            out.fill(tone, (0, line, width, height - line))
        return out
