"""Text: fonts, line breaking at spaces and soft hyphens, fitting, cached rendering.

Sizes are pixels per em. Text comes translated, in NFC; a soft hyphen (U+00AD) says where a long
compound may break, and nowhere else does a word break unless there is no other way.
"""

from __future__ import annotations

import unicodedata
from collections import OrderedDict
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.screen.shapes import Cache, clear, put

if TYPE_CHECKING:
    from contextlib import AbstractContextManager
    from pathlib import Path

    from ecosfera.screen.skin import Colour

SOFT_HYPHEN: Final = "\u00ad"
ELLIPSIS: Final = "…"
LEADING: Final = 1.28
"""Distance of lines in sizes."""


class Face(StrEnum):
    """The fonts. `LATIN` is for Latin names only, `TITLE` for titles and names in large."""

    TEXT = "Nunito_600SemiBold"
    BOLD = "Nunito_700Bold"
    HEAVY = "Nunito_800ExtraBold"
    LATIN = "Nunito_500Medium_Italic"
    TITLE = "Fraunces_700Bold"


_HEAVIER: Final = {Face.TEXT: Face.BOLD, Face.BOLD: Face.HEAVY}


class Align(StrEnum):
    """Where lines stand in their box."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Fitted:
    """Lines that fit a box, and the size they are set in."""

    size: int
    lines: tuple[str, ...]
    whole: bool
    """Whether nothing had to be cut."""


class Text:
    """Measures, breaks and draws text."""

    def __init__(self, fonts: Path, limit: int = 24_000_000) -> None:
        self._folder = fonts
        self._fonts: dict[tuple[Face, int], pygame.Font] = {}
        self._widths: OrderedDict[tuple[str, Face, int], int] = OrderedDict()
        self._surfaces = Cache(limit)
        self.bold = False
        """Whether everything is set one weight heavier (for projectors)."""
        self.faults: dict[str, str] = {}
        """What did not fit since somebody last looked, and why: for tests and `shots`."""

    def fault(self, text: str, why: str) -> None:
        """Note that a text did not fit."""
        if len(self.faults) < 500:
            self.faults[shown(text)] = why

    def room(self, limit: int) -> None:
        """Keep no more than so many bytes of text from now on."""
        self._surfaces.room(limit)

    def picture(self) -> AbstractContextManager[None]:
        """A picture is drawn meanwhile: what it needs is not forgotten."""
        return self._surfaces.picture()

    def clear(self) -> None:
        """Forget everything rendered and measured: for a new size or language."""
        self._fonts.clear()
        self._widths.clear()
        self._surfaces.clear()

    def file(self, face: Face) -> Path:
        """Where the font of a face is."""
        return self._folder / f"{face.value}.ttf"

    def font(self, face: Face, size: int) -> pygame.Font:
        """The font; pygame's own if the file is missing, so that the game still starts."""
        key = (_HEAVIER.get(face, face) if self.bold else face, size)
        if key not in self._fonts:
            try:
                self._fonts[key] = pygame.Font(self.file(key[0]), size)
            except (FileNotFoundError, pygame.error):
                self._fonts[key] = pygame.Font(None, size)
        return self._fonts[key]

    def width(self, text: str, face: Face, size: int) -> int:
        """The width of one line in pixels; soft hyphens do not show."""
        key = (text, face, size)
        found = self._widths.get(key)
        if found is None:
            found = self.font(face, size).size(shown(text))[0]
            self._widths[key] = found
            if len(self._widths) > 8000:
                self._widths.popitem(last=False)
        return found

    def wrap(self, text: str, face: Face, size: int, width: int) -> list[str]:
        """The lines of a text in a column; a line is wider only if the width holds no letter."""
        lines: list[str] = []
        for paragraph in unicodedata.normalize("NFC", text).split("\n"):
            lines += map(shown, self._wrap_paragraph(paragraph, face, size, width))
        return lines

    def _wrap_paragraph(self, text: str, face: Face, size: int, width: int) -> list[str]:
        lines: list[str] = []
        line = ""
        words = text.split(" ")
        while words:
            word = words.pop(0)
            joined = f"{line} {word}" if line else word
            if self.width(joined, face, size) <= width:
                line = joined
                continue
            head, tail = self._hyphenated(line, word, face, size, width)
            if head:
                lines.append(head)
                line = ""
                words.insert(0, tail)
            elif line:
                lines.append(line)
                line = ""
                words.insert(0, word)
            else:
                head, tail = self._torn(word, face, size, width)
                if not tail:
                    line = head
                    continue
                lines.append(head)
                words.insert(0, tail)
        lines.append(line)
        return lines

    def _hyphenated(
        self, line: str, word: str, face: Face, size: int, width: int
    ) -> tuple[str, str]:
        """The longest beginning, up to a place to break, that still fits; and what is left."""
        places = [i for i, letter in enumerate(word) if i and letter in "\u00ad-–/"]
        for place in reversed(places):
            letter = word[place]
            tail = word[place + 1 :]
            if not tail:
                continue
            head = word[:place] + ("-" if letter == SOFT_HYPHEN else letter)
            joined = f"{line} {head}" if line else head
            if self.width(joined, face, size) <= width:
                return joined, tail
        return "", word

    def _torn(self, word: str, face: Face, size: int, width: int) -> tuple[str, str]:
        """A word without any place to break, cut where the column ends: the last way out."""
        bare = shown(word)
        for end in range(len(bare) - 2, 1, -1):
            if self.width(bare[:end] + "-", face, size) <= width:
                return bare[:end] + "-", bare[end:]
        return word, ""

    def broken(self, text: str, face: Face, size: int, width: int) -> bool:
        """Whether a word has to be torn where it has no place to break, or sticks out."""
        return any(
            self._widest_part(word, face, size) > width
            for word in text.replace("\n", " ").split(" ")
        )

    def _widest_part(self, word: str, face: Face, size: int) -> int:
        """The width of the longest piece between places to break, hyphen included."""
        pieces = word.replace("-", "-\0").replace("–", "–\0").replace("/", "/\0")
        parts = [p for p in pieces.replace(SOFT_HYPHEN, "-\0").split("\0") if p]
        return max((self.width(p, face, size) for p in parts), default=0)

    def fit(  # noqa: PLR0913 (how a text may stand takes this many words)
        self,
        text: str,
        face: Face,
        largest: int,
        smallest: int,
        width: int,
        lines: int = 1,
        *,
        height: int | None = None,
        leading: float = LEADING,
    ) -> Fitted:
        """The text in at most so many lines, and so high, as large as possible.

        Only what does not fit in the smallest size either is cut, with … at its end.
        """
        size = max(largest, smallest)
        while True:
            most = lines
            if height is not None:
                most = max(1, min(lines, height // self.line_height(size, leading)))
            broken = self.wrap(text, face, size, width)
            if len(broken) <= most and not self.broken(text, face, size, width):
                return Fitted(size, tuple(broken), whole=True)
            if size <= smallest:
                break
            size = max(smallest, size - max(1, size // 24))
        if len(broken) <= most:
            self.fault(text, f"a word is torn or wider than {width} px at size {size}")
            return Fitted(size, tuple(broken), whole=False)
        self.fault(text, f"{len(broken)} lines instead of {most} in {width} px at size {size}")
        kept = broken[: most - 1]
        kept.append(self.shortened(" ".join(broken[most - 1 :]), face, size, width))
        return Fitted(size, tuple(kept), whole=False)

    def shortened(self, text: str, face: Face, size: int, width: int) -> str:
        """The text, or its beginning with … where it is wider than the width."""
        if self.width(text, face, size) <= width:
            return text
        bare = shown(text)
        while bare and self.width(bare + ELLIPSIS, face, size) > width:
            bare = bare[:-1]
        return bare.rstrip() + ELLIPSIS

    def line_height(self, size: int, leading: float = LEADING) -> int:
        """The distance from one line to the next in pixels."""
        return round(size * leading)

    def height(self, text: str, face: Face, size: int, width: int, leading: float = LEADING) -> int:
        """The height of a text in a column."""
        return self.line_height(size, leading) * len(self.wrap(text, face, size, width))

    def line(self, text: str, face: Face, size: int, tone: Colour) -> pygame.Surface:
        """One line as a premultiplied surface, as high as the font's own line."""
        return self._surfaces.get(
            ("line", text, face, size, tone), lambda: self._render(text, face, size, tone)
        )

    def _render(self, text: str, face: Face, size: int, tone: Colour) -> pygame.Surface:
        bare = shown(unicodedata.normalize("NFC", text))
        if not bare:
            return clear((1, self.font(face, size).get_height()))
        plain = self.font(face, size).render(bare, antialias=True, color=tone[:3])
        if tone[3] < 255:
            plain.fill((255, 255, 255, tone[3]), special_flags=pygame.BLEND_RGBA_MULT)
        return plain.premul_alpha()

    def lines(
        self,
        lines: tuple[str, ...],
        face: Face,
        size: int,
        tone: Colour,
        align: Align = Align.LEFT,
        leading: float = LEADING,
    ) -> pygame.Surface:
        """Broken lines as one premultiplied surface, as wide as the widest."""
        return self._surfaces.get(
            ("lines", lines, face, size, tone, align, leading),
            lambda: self._stack(lines, face, size, tone, align, leading),
        )

    def _stack(
        self,
        lines: tuple[str, ...],
        face: Face,
        size: int,
        tone: Colour,
        align: Align,
        leading: float,
    ) -> pygame.Surface:
        step = self.line_height(size, leading)
        font_height = self.font(face, size).get_height()
        width = max((self.width(line, face, size) for line in lines), default=1)
        # fonts are higher than the step: the first line's head and the last one's foot must show
        head = max(0, (font_height - step) // 2)
        out = clear((width, step * len(lines) + 2 * head))
        for i, line in enumerate(lines):
            image = self._render(line, face, size, tone)
            left = {Align.LEFT: 0, Align.CENTRE: (width - image.get_width()) // 2}.get(
                align, width - image.get_width()
            )
            put(out, image, (left, i * step + head + (step - font_height) // 2))
        return out

    def draw(
        self,
        target: pygame.Surface,
        text: str,
        at: tuple[float, float],
        face: Face,
        size: int,
        tone: Colour,
        *,
        anchor: str = "topleft",
    ) -> pygame.Rect:
        """Draw one line; `anchor` names the point of its box that stands at `at`."""
        image = self.line(text, face, size, tone)
        rect = image.get_rect(**{anchor: (round(at[0]), round(at[1]))})
        put(target, image, rect.topleft)
        return rect

    def paragraph(  # noqa: PLR0913 (how a text stands takes this many words)
        self,
        target: pygame.Surface,
        text: str,
        box: pygame.Rect,
        face: Face,
        size: int,
        tone: Colour,
        *,
        align: Align = Align.LEFT,
        leading: float = LEADING,
        middle: bool = False,
    ) -> int:
        """Draw a text broken to the width, from the top or in the middle; gives the y below."""
        lines = tuple(self.wrap(text, face, size, box.width))
        return self.block(
            target, lines, box, face, size, tone, align=align, leading=leading, middle=middle
        )

    def block(  # noqa: PLR0913 (as above)
        self,
        target: pygame.Surface,
        lines: tuple[str, ...],
        box: pygame.Rect,
        face: Face,
        size: int,
        tone: Colour,
        *,
        align: Align = Align.LEFT,
        leading: float = LEADING,
        middle: bool = False,
    ) -> int:
        """Draw broken lines in a box; gives the y below them."""
        image = self.lines(lines, face, size, tone, align, leading)
        height = self.line_height(size, leading) * len(lines)
        over = (image.get_height() - height) // 2
        if height > box.height + size // 2 or image.get_width() > box.width + 2:
            self.fault(" ".join(lines), f"{image.get_width()}x{height} in {box.width}x{box.height}")
        top = box.top + (box.height - height) // 2 if middle else box.top
        spare = box.width - image.get_width()
        left = {Align.LEFT: 0, Align.CENTRE: spare // 2}.get(align, spare)
        put(target, image, (box.left + left, top - over))
        return top + height


def shown(text: str) -> str:
    """The text as it is seen: without soft hyphens."""
    return text.replace(SOFT_HYPHEN, "")
