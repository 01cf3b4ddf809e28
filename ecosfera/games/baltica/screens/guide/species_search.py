"""Search in the species guide."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

from ecosfera.ui.draw.line_breaking import shown
from ecosfera.ui.widgets import TextField

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    import pygame

    from ecosfera.games.baltica.screens.guide.species_names import SpeciesNames
    from ecosfera.ui.context import UiContext

LONGEST_QUERY: Final = 40
"""Maximum number of characters of what is looked for."""


class SpeciesSearch:
    """The field for a name, and the species that fit what is in it.

    `changed` is called after every change, and `done` on Enter.
    """

    def __init__(
        self,
        context: UiContext,
        names: SpeciesNames,
        changed: Callable[[], None],
        done: Callable[[], None],
    ) -> None:
        self.context = context
        self.names = names
        self.query = ""
        self._changed = changed
        self._done = done
        self._field: TextField | None = None

    def fitting(self, species: Iterable[str]) -> list[str]:
        """Return the species whose names, Latin names or groups have all words of the query."""
        wanted = plain(self.query).split()
        return [name for name in species if all(word in self._text(name) for word in wanted)]

    def _text(self, name: str) -> str:
        names = self.names
        told = (names.short(name), names.full(name), names.latin(name), names.group(name))
        return plain(" ".join(told))

    def field(self, rect: pygame.Rect) -> TextField:
        """Return the field; the same one is kept while somebody types in it."""
        name = self.context.words("guide.ui-search")
        if self._field is None or self._field.value != self.query:
            self._field = TextField(
                "search",
                rect,
                name,
                self.query,
                self._typed,
                limit=LONGEST_QUERY,
                round_ends=True,
                size=1.0,
            )
            self._field.done = self._done
        self._field.rect, self._field.name, self._field.hint = rect, name, name
        return self._field

    def clear(self) -> None:
        """Look for nothing."""
        self._typed("")

    def _typed(self, query: str) -> None:
        self.query = query
        self._changed()


def plain(text: str) -> str:
    """Return a text for comparison: in lower case, without accents and soft hyphens."""
    split = unicodedata.normalize("NFKD", shown(text).casefold())
    return "".join(letter for letter in split if not unicodedata.combining(letter))
