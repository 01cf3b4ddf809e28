"""The name plates of cards: one text size for all cards of the same width."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.baltica.rules.cards import EVERY_CARD, CardKind
from ecosfera.ui.draw import line_breaking, theme
from ecosfera.ui.draw.layout import largest_size
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import Fitted, FontFace
from ecosfera.ui.draw.theme import colour, faded

if TYPE_CHECKING:
    from ecosfera.games.baltica.cards.brush import Brush
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.text.card_names import CardNames
    from ecosfera.ui.draw.theme import Colour

PRESSURE_PLATE = colour("#3A1530", 0.92)
PRESSURE_INK = colour("#FFE9F1")
LEADING: Final = 1.14
LINES: Final = 2
"""Maximum number of lines of a name on a fully visible card."""
LINES_COVERED: Final = 4
"""Maximum number of lines on a card that is mostly covered by its neighbour."""
WHOLE: Final = 0.98
"""Fraction of its width from which on a card counts as fully visible."""
NARROWEST: Final = 0.72
"""Minimum horizontal scale of letters that cannot be made smaller."""
MOST: Final = 0.88
"""Fraction of all names that must fit at the common size; the longest are set smaller."""


class NamePlates:
    """Sets the names of cards and draws the plates they stand on."""

    def __init__(self, brush: Brush, book: CardNames) -> None:
        self.brush = brush
        self.book = book
        self._sizes: dict[int, int] = {}

    def clear(self) -> None:
        """Empty the cache after a change of language or size."""
        self._sizes.clear()

    def size(self, w: int) -> int:
        """Return the common text size of names on cards of this width."""
        if w not in self._sizes:
            self._sizes[w] = self._common(w)
        return self._sizes[w]

    def _common(self, w: int) -> int:
        """Return the largest size at which most species' names fit.

        On cards of a row, the names of all elements and pressure cards must fit as well.
        """
        brush, kinds, room = self.brush, self.book.cards.kinds, _room(w, w)
        in_rows = w > round(brush.sizes.card[0])
        always = (CardKind.ELEMENT, CardKind.PRESSURE) if in_rows else ()
        plain = {self.book.name(card) for card in EVERY_CARD if kinds[card] in always}
        species = {self.book.name(card) for card in EVERY_CARD if self.book.is_species(card)}

        def fits(size: int) -> bool:
            if not all(brush.fits(name, FontFace.BOLD, size, room, LINES) for name in plain):
                return False
            spare = (1 - MOST) * len(species)
            for name in species:
                spare -= not brush.fits(name, FontFace.BOLD, size, room, LINES)
                if spare < 0:
                    return False
            return True

        return largest_size(brush.body, brush.floor + 1, fits) or brush.floor

    def fit(self, name: str, w: int, seen: int) -> Fitted:
        """Return how a name is set on a card of which `seen` pixels are visible.

        Make it smaller first, then narrower, then allow one more line. At most one word is broken,
        once; a name that needs more is shortened. On a card that is partly covered no word is
        broken, and a name that needs more has no lines.
        """
        brush = self.brush
        room, size = _room(w, seen), self.size(w)
        covered = seen < WHOLE * w
        if covered:
            name = line_breaking.shown(name)
        most = min(LINES_COVERED, max(LINES, len(name.split()) + 1))
        for lines in range(LINES, most + 1):
            fit = brush.narrowed(name, FontFace.BOLD, room, lines, NARROWEST)
            if fit is not None and fit.breadth < 1.0:
                return fit
            if fit is not None:
                return brush.text.fit(name, FontFace.BOLD, size, brush.floor, room, lines)
        if covered:
            return Fitted(brush.floor, (), whole=True)
        cut = brush.text.cut(name, FontFace.BOLD, brush.floor, room, most)
        return Fitted(brush.floor, tuple(cut), whole=False)

    def height(self, name: str, w: int, seen: int, extra: int = 0) -> int:
        """Return the height of the plate with `extra` pixels of room below the name."""
        fit = self.fit(name, w, seen)
        return round(len(fit.lines) * self._step(fit) + extra + 0.10 * w)

    def _step(self, fit: Fitted) -> int:
        return self.brush.text.line_height(fit.size, LEADING)

    def draw(
        self,
        face: pygame.Surface,
        name: str,
        seen: int,
        extra: int = 0,
        *,
        fill: Colour = theme.PAPER,
    ) -> int:
        """Draw the plate of a species or an element and return its height."""
        return self._draw(face, name, seen, extra, fill, theme.INK)

    def draw_dark(self, face: pygame.Surface, name: str, seen: int) -> int:
        """Draw the plate of a pressure or policy card and return its height."""
        return self._draw(face, name, seen, 0, PRESSURE_PLATE, PRESSURE_INK)

    def _draw(
        self, face: pygame.Surface, name: str, seen: int, extra: int, fill: Colour, ink: Colour
    ) -> int:
        brush = self.brush
        w, h = face.get_size()
        fit = self.fit(name, w, seen)
        step = self._step(fit)
        high = round(len(fit.lines) * step + extra + 0.10 * w)
        put(face, brush.wave_plate((w, high), faded(fill, 0.96)), (0, h - high))
        box = pygame.Rect(round(0.055 * w), round(h - high + 0.07 * w), w, step * len(fit.lines))
        if fit.lines:
            brush.text.place(face, fit, box, FontFace.BOLD, ink, leading=LEADING)
        return high

    def has_room(self, card: CardId, w: int, seen: int) -> bool:
        """Return whether the name of an element or pressure card fits; its sign is always shown."""
        name = self.book.name(card)
        room = max(8, round(seen - 0.11 * w))
        return seen >= 0.7 * w and self.brush.fits(name, FontFace.BOLD, self.brush.floor, room, 2)


def _room(w: int, seen: int) -> int:
    """Return the width for a name on a card of which `seen` pixels are visible."""
    return max(8, round(seen - 0.1 * w))
