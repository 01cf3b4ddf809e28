"""Text: fonts, line breaking at spaces and soft hyphens, fitting, cached rendering.

Sizes are pixels per em. Texts are in NFC. A soft hyphen (U+00AD) marks where a long compound may
break; other words are broken only as a last resort.
"""

from __future__ import annotations

import re
import unicodedata
from enum import StrEnum
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ecosfera.ui.draw.cache import Cache
from ecosfera.ui.draw.fonts import Fonts
from ecosfera.ui.draw.layout import first_fit, text_sizes
from ecosfera.ui.draw.line_breaking import FIXED_SPACE, broken_lines, left_over, pieces, shown
from ecosfera.ui.draw.shapes import clear, put
from ecosfera.ui.draw.theme import is_light, strongest

if TYPE_CHECKING:
    from collections.abc import Sequence
    from contextlib import AbstractContextManager
    from pathlib import Path

    from ecosfera.ui.draw.theme import Colour

ELLIPSIS: Final = "…"
LEADING: Final = 1.28
"""Line spacing in multiples of the text size."""
_LARGER: Final = 2
"""Factor by which small text is drawn larger and scaled down, because fonts space it unevenly."""
_SMALL: Final = 40
"""Text up to this size is drawn like that."""
_NO_LETTERS: Final = "[\0-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]"
"""Control characters and surrogates, which any file may contain; none of them is printable."""


class FontFace(StrEnum):
    """The fonts. `LATIN` is for scientific names, `TITLE` for titles and large names.

    The title font has no Cyrillic letters; texts with any are set in `CYRILLIC_TITLE` instead. The
    figures of the Cyrillic one, and the small ones of both (CO₂), are made from those of the title
    font (`build/title_figures.py`).
    """

    TEXT = "Nunito_600SemiBold"
    BOLD = "Nunito_700Bold"
    HEAVY = "Nunito_800ExtraBold"
    LATIN = "Nunito_500Medium_Italic"
    TITLE = "Fraunces_700Bold"
    CYRILLIC_TITLE = "Vollkorn_800ExtraBold"


_HEAVIER: Final = {FontFace.TEXT: FontFace.BOLD, FontFace.BOLD: FontFace.HEAVY}


class TextAlign(StrEnum):
    """Horizontal alignment of lines."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


class Fitted(NamedTuple):
    """Lines that fit a box, and their text size."""

    size: int
    lines: tuple[str, ...]
    whole: bool
    """Whether nothing had to be cut off."""
    breadth: float = 1.0
    """Horizontal scale of the letters; below 1 they are narrowed."""


class Part(NamedTuple):
    """A fitted text, and how it is drawn: one of several below each other."""

    fit: Fitted
    face: FontFace
    tone: Colour
    leading: float = LEADING

    @property
    def height(self) -> int:
        """Its height in pixels."""
        return round(self.fit.size * self.leading) * len(self.fit.lines)


def _drawable(text: str) -> str:
    """Return the text as displayed, without characters that fonts cannot draw."""
    text = shown(text)
    if text.replace(FIXED_SPACE, " ").isprintable():
        return text
    return re.sub(_NO_LETTERS, "", text)


def _face_for(text: str, face: FontFace) -> FontFace:
    """Return the face that has the letters of a text."""
    if face is FontFace.TITLE and any("\u0400" <= letter <= "\u04ff" for letter in text):
        return FontFace.CYRILLIC_TITLE
    return face


class Text:
    """Measures, breaks and draws text."""

    def __init__(self, fonts: Path, limit: int = 24_000_000) -> None:
        self._fonts = Fonts(fonts)
        self._width = lru_cache(8000)(self._measure)
        self._lines = lru_cache(2000)(self._break)
        self._surfaces = Cache(limit)
        self.bold = False
        """Whether everything is set one weight bolder, for projectors."""
        self.strong = False
        """Whether all text is black, or white with a black edge."""
        self.faults: dict[str, str] = {}
        """Texts that did not fit, with the reason, for tests and `shots`."""

    def fault(self, text: str, why: str) -> None:
        """Record that a text did not fit."""
        if len(self.faults) < 500:
            self.faults[shown(text)] = why

    @property
    def cache(self) -> Cache:
        """Return the cache of rendered text."""
        return self._surfaces

    def set_limit(self, limit: int) -> None:
        """Limit the cache of rendered text to this number of bytes."""
        self._surfaces.set_limit(limit)

    def frame(self) -> AbstractContextManager[None]:
        """Keep what is used while a frame is drawn."""
        return self._surfaces.frame()

    def clear(self) -> None:
        """Empty the caches after a change of size or language."""
        for table in (self._width, self._lines):
            table.cache_clear()
        self._fonts.clear()
        self._surfaces.clear()

    def file(self, face: FontFace) -> Path:
        """Return the file of a face."""
        return self._fonts.file(face.value)

    def font(self, face: FontFace, size: int) -> pygame.Font:
        """Return the font, to be used before others are asked for; see `Fonts`."""
        return self._fonts.get((_HEAVIER.get(face, face) if self.bold else face).value, size)

    def width(self, text: str, face: FontFace, size: int) -> int:
        """Return the width of one line in pixels, without soft hyphens."""
        return self._width(text, face, size)

    def _measure(self, text: str, face: FontFace, size: int) -> int:
        return self.font(_face_for(text, face), size).size(_drawable(text))[0]

    def wrap(self, text: str, face: FontFace, size: int, width: int) -> list[str]:
        """Return the lines of a text in a column; a line exceeds it only if no letter fits."""
        return list(self._lines(text, face, size, width))

    def _break(self, text: str, face: FontFace, size: int, width: int) -> tuple[str, ...]:
        return tuple(
            line
            for paragraph in unicodedata.normalize("NFC", text).split("\n")
            for line in broken_lines(paragraph, width, lambda t: self.width(t, face, size))
        )

    def broken(self, text: str, face: FontFace, size: int, width: int) -> bool:
        """Return whether a word would be broken at a wrong place or exceed the width."""
        return any(
            self._widest_part(word, face, size) > width
            for word in text.replace("\n", " ").split(" ")
        )

    def _widest_part(self, word: str, face: FontFace, size: int) -> int:
        """Return the width of the widest part of a word between places to break."""
        return max((self.width(p, face, size) for p in pieces(word)), default=0)

    def fits(self, text: str, face: FontFace, size: int, width: int, lines: int) -> bool:
        """Return whether a text fits into this many lines without a badly broken word."""
        broken = self.wrap(text, face, size, width)
        if lines >= len(broken) == 1 and self.width(broken[0], face, size) <= width:
            return True
        return len(broken) <= lines and not self.broken(text, face, size, width)

    def fit(  # noqa: PLR0913 (how a text may stand takes this many words)
        self,
        text: str,
        face: FontFace,
        largest: int,
        smallest: int,
        width: int,
        lines: int = 1,
        *,
        height: int | None = None,
        leading: float = LEADING,
    ) -> Fitted:
        """Return the text in the largest size at which it fits `width`, `lines` and `height`.

        A text that does not fit at the smallest size either is cut, with … at its end, and noted
        among the `faults`.
        """

        def room(size: int) -> int:
            if height is None:
                return lines
            return max(1, min(lines, height // self.line_height(size, leading)))

        size = first_fit(
            text_sizes(largest, smallest),
            lambda size: self.fits(text, face, size, width, room(size)),
        )
        if size is not None:
            return Fitted(size, tuple(self.wrap(text, face, size, width)), whole=True)
        size = smallest
        broken, most = self.wrap(text, face, size, width), room(size)
        if len(broken) <= most:
            self.fault(text, f"a word is torn or wider than {width} px at size {size}")
            return Fitted(size, tuple(broken), whole=False)
        self.fault(text, f"{len(broken)} lines instead of {most} in {width} px at size {size}")
        return Fitted(size, tuple(self.cut(text, face, size, width, most)), whole=False)

    def cut(self, text: str, face: FontFace, size: int, width: int, lines: int) -> list[str]:
        """Return the text in at most this many lines, ending with … if it is cut off."""
        broken = self.wrap(text, face, size, width)
        if len(broken) <= lines:
            return broken
        kept = broken[: lines - 1]
        rest = left_over(unicodedata.normalize("NFC", text), kept)
        return [*kept, self.shortened(rest, face, size, width)]

    def shortened(self, text: str, face: FontFace, size: int, width: int) -> str:
        """Return the text, or its beginning with … if it is too wide."""
        if self.width(text, face, size) <= width:
            return text
        bare = shown(text)
        while bare and self.width(bare + ELLIPSIS, face, size) > width:
            bare = bare[:-1]
        return bare.rstrip() + ELLIPSIS

    def line_height(self, size: int, leading: float = LEADING) -> int:
        """Return the line spacing in pixels."""
        return round(size * leading)

    def height(
        self, text: str, face: FontFace, size: int, width: int, leading: float = LEADING
    ) -> int:
        """Return the height of a text in a column in pixels."""
        return self.line_height(size, leading) * len(self.wrap(text, face, size, width))

    def line(self, text: str, face: FontFace, size: int, tone: Colour) -> pygame.Surface:
        """Return one line as a premultiplied surface with the font's line height."""
        return self._surfaces.get(
            ("line", text, face, size, tone), lambda: self._render(text, face, size, tone)
        )

    def _render(
        self, text: str, face: FontFace, size: int, tone: Colour, breadth: float = 1.0
    ) -> pygame.Surface:
        """Return one line; small text is drawn large and scaled down for even spacing."""
        bare = _drawable(unicodedata.normalize("NFC", text))
        face = _face_for(bare, face)
        font = self.font(face, size)
        if not bare or not font.size(bare)[0]:
            return clear((1, font.get_height()))
        times = _LARGER if size <= _SMALL or breadth < 1.0 else 1
        font = self.font(face, times * size)
        if self.strong:
            drawn = _strong(font, bare, tone, times)
        else:
            drawn = font.render(bare, antialias=True, color=tone[:3])
        if tone[3] < 255:
            drawn.fill((255, 255, 255, tone[3]), special_flags=pygame.BLEND_RGBA_MULT)
        drawn = drawn.premul_alpha()
        if times == 1:
            return drawn
        wide, high = self.font(face, size).size(bare)
        return pygame.transform.smoothscale(drawn, (max(1, round(wide * breadth)), high))

    def lines(
        self,
        lines: tuple[str, ...],
        face: FontFace,
        size: int,
        tone: Colour,
        align: TextAlign = TextAlign.LEFT,
        leading: float = LEADING,
        breadth: float = 1.0,
    ) -> pygame.Surface:
        """Return broken lines as one premultiplied surface, as wide as the widest.

        Left-aligned lines extend to the left of their column by their `overhang`.
        """
        return self._surfaces.get(
            ("lines", lines, face, size, tone, align, leading, breadth),
            lambda: self._stack(lines, face, size, tone, align, leading, breadth),
        )

    def overhang(self, lines: tuple[str, ...], face: FontFace, size: int) -> int:
        """Return how many pixels the first letters (such as j) extend to the left of the column."""
        first = [_drawable(line[:1]) for line in lines]
        found = [
            self.font(_face_for(letter, face), size).metrics(letter)[0]
            for letter in first
            if letter
        ]
        return max(
            (-letter[0] for letter in found if letter is not None and letter[0] < 0), default=0
        )

    def _stack(
        self,
        lines: tuple[str, ...],
        face: FontFace,
        size: int,
        tone: Colour,
        align: TextAlign,
        leading: float,
        breadth: float,
    ) -> pygame.Surface:
        step = self.line_height(size, leading)
        font_height = self.font(face, size).get_height()
        pad = self.overhang(lines, face, size) if align is TextAlign.LEFT else 0
        images = [self._render(line, face, size, tone, breadth) for line in lines]
        width = max((image.get_width() for image in images), default=1) + pad
        # Fonts are taller than the spacing: leave room above the first and below the last line.
        head = max(0, (font_height - step) // 2)
        out = clear((width, step * len(lines) + 2 * head))
        for i, (line, image) in enumerate(zip(lines, images, strict=True)):
            left = {
                TextAlign.LEFT: pad - self.overhang((line,), face, size),
                TextAlign.CENTRE: (width - image.get_width()) // 2,
            }.get(align, width - image.get_width())
            put(out, image, (left, i * step + head + (step - font_height) // 2))
        return out

    def draw(
        self,
        target: pygame.Surface,
        text: str,
        at: tuple[float, float],
        face: FontFace,
        size: int,
        tone: Colour,
        *,
        anchor: str = "topleft",
    ) -> pygame.Rect:
        """Draw one line; `anchor` is the point of its box that is placed at `at`."""
        image = self.line(text, face, size, tone)
        reach = self.overhang((text,), face, size) if "left" in anchor else 0
        rect = image.get_rect(**{anchor: (round(at[0]) - reach, round(at[1]))})
        put(target, image, rect.topleft)
        return rect

    def paragraph(  # noqa: PLR0913 (how a text stands takes this many words)
        self,
        target: pygame.Surface,
        text: str,
        box: pygame.Rect,
        face: FontFace,
        size: int,
        tone: Colour,
        *,
        align: TextAlign = TextAlign.LEFT,
        leading: float = LEADING,
        middle: bool = False,
    ) -> int:
        """Draw a wrapped text from the top or vertically centred; return the y below it."""
        lines = tuple(self.wrap(text, face, size, box.width))
        return self.block(
            target, lines, box, face, size, tone, align=align, leading=leading, middle=middle
        )

    def place(  # noqa: PLR0913 (as above)
        self,
        target: pygame.Surface,
        fit: Fitted,
        box: pygame.Rect,
        face: FontFace,
        tone: Colour,
        *,
        align: TextAlign = TextAlign.LEFT,
        leading: float = LEADING,
        middle: bool = False,
    ) -> int:
        """Draw a fitted text from the top or vertically centred; return the y below it."""
        return self.block(
            target,
            fit.lines,
            box,
            face,
            fit.size,
            tone,
            align=align,
            leading=leading,
            breadth=fit.breadth,
            middle=middle,
        )

    def stack(self, target: pygame.Surface, parts: Sequence[Part], box: pygame.Rect) -> int:
        """Draw texts below each other in the middle of a box; return the y below the first.

        Texts that are higher than the box begin at its top.
        """
        y = box.top + max(0, (box.height - sum(part.height for part in parts)) // 2)
        below = y
        for number, part in enumerate(parts):
            place = pygame.Rect(box.left, y, box.width, max(part.height, box.bottom - y))
            y = self.place(target, part.fit, place, part.face, part.tone, leading=part.leading)
            below = below if number else y
        return below

    def block(  # noqa: PLR0913 (as above)
        self,
        target: pygame.Surface,
        lines: tuple[str, ...],
        box: pygame.Rect,
        face: FontFace,
        size: int,
        tone: Colour,
        *,
        align: TextAlign = TextAlign.LEFT,
        leading: float = LEADING,
        breadth: float = 1.0,
        middle: bool = False,
    ) -> int:
        """Draw broken lines in a box; return the y below them."""
        image = self.lines(lines, face, size, tone, align, leading, breadth)
        height = self.line_height(size, leading) * len(lines)
        over = (image.get_height() - height) // 2
        reach = self.overhang(lines, face, size) if align is TextAlign.LEFT else 0
        if height > box.height + size // 2 or image.get_width() - reach > box.width + 2:
            self.fault(" ".join(lines), f"{image.get_width()}x{height} in {box.width}x{box.height}")
        top = box.top + (box.height - height) // 2 if middle else box.top
        spare = box.width - image.get_width()
        left = {TextAlign.LEFT: -reach, TextAlign.CENTRE: spare // 2}.get(align, spare)
        put(target, image, (box.left + left, top - over))
        return top + height


def _strong(font: pygame.Font, text: str, tone: Colour, times: int) -> pygame.Surface:
    """Return a text in black, or in white with a black edge, for it may stand on a picture."""
    drawn = font.render(text, antialias=True, color=strongest(tone)[:3])
    if not is_light(tone):
        return drawn
    out = clear(drawn.get_size())
    edge = font.render(text, antialias=True, color="black")
    for dx in (-times, 0, times):
        for dy in (-times, 0, times):
            out.blit(edge, (dx, dy))
    out.blit(drawn, (0, 0))
    return out
