"""The page of one species: names, habitats, its card in the game, facts."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.guide.species_grid import focus
from ecosfera.games.baltica.rules.cards import ELEMENTS
from ecosfera.ui.draw.layout import best_fit
from ecosfera.ui.draw.line_breaking import shown
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK, PAPER, SLATE, TEAL, mix
from ecosfera.ui.widgets.document import DocumentPage

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from ecosfera.games.baltica.content.models import ProducerEntry
    from ecosfera.games.baltica.guide.species import SpeciesNames
    from ecosfera.ui.context import UiContext

GAME: Final = mix(PAPER, TEAL, 0.10)
LARGEST_FIRST: Final = (
    *((share / 100, 1.2) for share in (52, 50, 48)),
    *((share / 100, 1.1) for share in (50, 48, 46, 44, 42)),
    *((share / 100, 1.0) for share in (46, 43, 40, 38, 36)),
)
"""Layouts to try in order; the first that fits is used.

Each is the width of the picture beside the names, as a fraction of the page, and the text size of
the facts in multiples of body text.
"""
DOT: Final = 0.38
"""Diameter of a fact's bullet, as a fraction of the text size."""
LEAST: Final = 11.5
"""Minimum width of a column of names, in multiples of body text."""


class SpeciesPage:
    """Lays out the page of one species."""

    def __init__(self, context: UiContext, names: SpeciesNames, name: str) -> None:
        self.context = context
        self.names = names
        self.name = name
        self.entry = names.shelf.species[name]

    @property
    def spoken(self) -> str:
        """Return everything on the page as sentences."""
        words, names = self.context.words, self.names
        others = words("guide.other-names", names=words.list([n for _, n in self._elsewhere]))
        game = words("guide.in-the-game", what=words.list(self._does()))
        group = "" if names.is_group(self.name) else names.group(self.name)
        called = (names.full(self.name), names.latin(self.name), group)
        heading = [f"{', '.join(filter(None, called))}."]
        return " ".join([*heading, others, *([game] if self._does() else []), *self._facts])

    @property
    def _facts(self) -> list[str]:
        return self.names.facts(self.name)

    @property
    def _elsewhere(self) -> list[tuple[str, str]]:
        return self.names.elsewhere(self.name)

    def _does(self) -> list[str]:
        """Return what its abilities and its star do."""
        words = self.context.words
        does = [words(f"card.ability-verb.{ability}") for ability in self.entry.abilities]
        return [*does, *([words("card.star-verb")] if self.entry.star else [])]

    def lay_out(self, room: pygame.Rect) -> DocumentPage:
        """Return the page for the available room; it may be longer.

        The names in other languages stand beside the picture if the facts are in sight then, and
        below the facts otherwise.
        """
        page = self._laid(room, names_first=True)
        if page.y <= room.height:
            return page
        page = self._laid(room, names_first=False)
        self._names(page)
        return page

    def _laid(self, room: pygame.Rect, *, names_first: bool) -> DocumentPage:
        """Return the page, with the names in other languages beside the picture or without them."""
        m = self.context.metrics
        page = DocumentPage(self.context, room.width)
        gap = m.px(16)

        def tried(share: float, bodies: float) -> tuple[int, DocumentPage, DocumentPage]:
            wide = round(share * room.width)
            column = DocumentPage(self.context, room.width - wide - gap)
            self._head(column, names=names_first)
            return wide, column, self._rest(room.width, bodies)

        def height(wide: int, column: DocumentPage) -> int:
            return max(column.y, round(1.5 * wide))

        wide, column, rest = best_fit(
            itertools.starmap(tried, LARGEST_FIRST),
            lambda one: height(one[0], one[1]) + gap + one[2].y <= room.height,
        )
        high = height(wide, column)
        if column.width >= LEAST * m.body:
            size = (wide, round(1.5 * wide))
            self._picture(page, size)
            page.take(column, wide + gap, 0)
            page.y = high + gap
        else:
            size = (room.width, round(min(0.72 * room.width, 0.62 * room.height)))
            self._picture(page, size)
            column = DocumentPage(self.context, room.width)
            self._head(column, names=names_first)
            page.take(column, 0, size[1] + m.px(10))
            page.y = size[1] + m.px(10) + column.y + gap
        page.take(rest, 0, page.y)
        page.y += rest.y
        return page

    def _rest(self, width: int, bodies: float) -> DocumentPage:
        """Return the part below the picture."""
        rest = DocumentPage(self.context, width)
        self._game(rest)
        rest.y += self.context.metrics.px(12)
        self._add_facts(rest, bodies)
        return rest

    def _picture(self, page: DocumentPage, size: tuple[int, int]) -> None:
        m, pictures = self.context.metrics, self.context.pictures
        picture = f"species/{self.name}"
        page.put(pictures.rounded(picture, size, m.px(12), focus(picture)), 0, 0)
        if self.entry.microscopic:
            side = round(1.9 * m.sign)
            lens = pictures.sign("lens", side)
            page.put(lens, size[0] - side - m.px(8), size[1] - side - m.px(8))

    def titles(self) -> list[str]:
        """Return the name on the card, and the full name if it differs."""
        short, whole = self.names.short(self.name), self.names.full(self.name)
        return [short] if shown(whole).startswith(shown(short)) else [short, whole]

    def _head(self, page: DocumentPage, *, names: bool) -> None:
        """Add the name, with `names` those in other languages too, group and habitats."""
        m, text, known = self.context.metrics, self.context.text, self.names
        title, *whole = self.titles()
        fit = text.fit(title, FontFace.TITLE, m.size(1.9), m.floor, page.width, 3)
        page.text(title, FontFace.TITLE, fit.size, INK, leading=1.12)
        page.y += m.px(2)
        for name in whole:
            page.text(name, FontFace.BOLD, m.size(1.0), INK, leading=1.2)
        latin = known.latin(self.name)
        if latin:
            page.text(latin, FontFace.LATIN, m.size(1.1), SLATE, leading=1.2)
        if not known.is_group(self.name):
            page.text(known.group(self.name), FontFace.BOLD, m.size(1.0), TEAL, leading=1.25)
        page.y += m.px(10)
        for language, name in self._elsewhere if names else ():
            self._named(page, language, name)
        page.y += m.px(6)
        habitats = self.names.shelf.habitats(self.name)
        signs = [
            (habitat, self.context.words(f"card.habitat.{habitat.replace('_', '-')}"))
            for habitat in habitats
        ]
        self._signs(page, signs, 0)

    def _names(self, page: DocumentPage) -> None:
        """Add the names in other languages, in columns."""
        m, gap = self.context.metrics, self.context.metrics.px(14)
        page.y += m.px(8)
        title = self.context.words("guide.ui-other-names")
        page.text(title, FontFace.TITLE, m.size(1.25), INK, leading=1.3)
        page.y += m.px(2)
        across = max(1, min(3, (page.width + gap) // (round(LEAST * m.body) + gap)))
        wide = (page.width + gap) // across - gap
        named = self._elsewhere
        for first in range(0, len(named), across):
            end = page.y
            for place, (language, name) in enumerate(named[first : first + across]):
                cell = DocumentPage(self.context, wide)
                self._named(cell, language, name)
                page.take(cell, place * (wide + gap), page.y)
                end = max(end, page.y + cell.y)
            page.y = end

    def _named(self, page: DocumentPage, language: str, name: str) -> None:
        """Add a language and the name in it."""
        m = self.context.metrics
        page.text(language, FontFace.TEXT, m.size(0.85), SLATE, leading=1.15)
        page.text(name, FontFace.BOLD, m.size(1.0), INK, leading=1.2)
        page.y += m.px(3)

    def _game(self, page: DocumentPage) -> None:
        """Add what the card costs or needs, and what it gives."""
        m, words = self.context.metrics, self.context.words
        pad = m.px(12)
        inner = DocumentPage(self.context, page.width - 2 * pad)
        if self.names.shelf.is_producer(self.name):
            entry: ProducerEntry = self.entry  # type: ignore[assignment]
            inner.text(words("card.label.cost"), FontFace.HEAVY, m.size(1.0), TEAL, leading=1.25)
            inner.y += m.px(2)
            self._signs(inner, self.cost(entry), 0)
        else:
            inner.text(words("guide.ui-needs"), FontFace.BOLD, m.size(1.0), INK, leading=1.22)
        inner.y += m.px(6)
        if self.entry.abilities:
            does = [(a, words(f"card.ability-verb.{a}")) for a in self.entry.abilities]
            self._titled(inner, words.count("card.label.abilities", len(does)), does)
        if self.entry.star:
            self._titled(inner, words("card.star"), [("star", words("table.do.star"))])
        size = (page.width, inner.y + 2 * pad - m.px(4))
        page.put(self.context.shapes.box(size, m.px(10), GAME), 0, page.y)
        page.take(inner, pad, page.y + pad - m.px(2))
        page.y += size[1]

    def cost(self, entry: ProducerEntry) -> list[tuple[str, str]]:
        """Return the elements it costs, each as a sign and a text with its number."""
        words = self.context.words
        found = []
        for element in ELEMENTS:
            n, name = [*map(str, entry.cost)].count(element), words(f"card.element.{element}")
            if n:
                text = name if n == 1 else words("card.element-times", n=n, element=name)
                found.append((element, text))
        return found

    def _titled(self, page: DocumentPage, title: str, items: Sequence[tuple[str, str]]) -> None:
        """Add signs with their texts under a title."""
        m = self.context.metrics
        page.text(title, FontFace.HEAVY, m.size(1.0), TEAL, leading=1.25)
        page.y += m.px(2)
        self._signs(page, items, 0)

    def _add_facts(self, page: DocumentPage, bodies: float) -> None:
        """Add the facts."""
        m, text = self.context.metrics, self.context.text
        page.text(self.context.words("guide.facts"), FontFace.TITLE, m.size(1.25), INK, leading=1.3)
        page.y += m.px(2)
        size = m.size(bodies)
        for fact in self._facts:
            dot = self.context.shapes.disc(max(4, round(DOT * size)), TEAL)
            y = page.y + (text.line_height(size, 1.25) - dot.get_height()) // 2
            page.put(dot, m.px(3), y)
            page.text(fact, FontFace.TEXT, size, INK, left=m.px(20), leading=1.25)
            page.y += m.px(5)

    def _signs(self, page: DocumentPage, items: Sequence[tuple[str, str]], left: int) -> None:
        """Add signs with their texts, in as many rows as they need."""
        m, text = self.context.metrics, self.context.text
        side, size = m.sign, m.size(1.0)
        step = max(side, text.line_height(size)) + m.px(4)
        x = left
        for sign, words in items:
            lines = text.wrap(words, FontFace.TEXT, size, page.width - left - side - m.px(7))
            wide = side + m.px(7) + max(text.width(line, FontFace.TEXT, size) for line in lines)
            if x > left and x + wide > page.width:
                x = left
                page.y += step
            image = self.context.pictures.sign(sign, side)
            page.put(image, x, page.y + (step - m.px(4) - side) // 2)
            start = page.y
            spare = (step - m.px(4) - text.line_height(size)) // 2
            page.y += spare
            place = page.text(
                words,
                FontFace.TEXT,
                size,
                INK,
                left=x + side + m.px(7),
                width=wide - side - m.px(7),
            )
            page.y = start
            if len(lines) > 1:
                page.y = place.bottom + m.px(4) - step
            x += wide + m.px(14)
        page.y += step
