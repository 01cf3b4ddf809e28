"""A field to search in, and the comparison of texts with what is typed there."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

from ecosfera.ui.draw.line_breaking import shown
from ecosfera.ui.widgets.text_field import TextField

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from ecosfera.ui.context import UiContext

LONGEST_QUERY: Final = 40
"""Maximum number of characters of what is looked for."""


class SearchField:
    """A search text, and the field in which it is typed.

    `label` is the message that names the field. `changed` is called after every change, and `done`
    on Enter.
    """

    def __init__(
        self,
        context: UiContext,
        label: str,
        changed: Callable[[], None],
        done: Callable[[], None] | None = None,
    ) -> None:
        self.context = context
        self.label = label
        self.query = ""
        self._changed = changed
        self._done = done
        self._field: TextField | None = None

    def widget(self, rect: pygame.Rect) -> TextField:
        """Return the field; the same one is kept while somebody types in it."""
        name = self.context.words(self.label)
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
            if self._done is not None:
                self._field.done = self._done
        self._field.rect, self._field.name, self._field.hint = rect, name, name
        return self._field

    def fits(self, text: str) -> bool:
        """Return whether a text has all words of what is looked for."""
        return has_words(text, self.query)

    def insert(self, letter: str) -> None:
        """Add a letter as if it had been typed into the field."""
        if self._field is not None:
            self._field.insert(letter)

    def clear(self) -> None:
        """Look for nothing."""
        self._typed("")

    def _typed(self, query: str) -> None:
        self.query = query
        self._changed()


def has_words(text: str, query: str) -> bool:
    """Return whether a text has all words of a query, in any order and also within its words."""
    bare = plain(text)
    return all(word in bare for word in plain(query).split())


def plain(text: str) -> str:
    """Return a text for comparison: in lower case, without accents and soft hyphens."""
    split = unicodedata.normalize("NFKD", shown(text).casefold())
    return "".join(letter for letter in split if not unicodedata.combining(letter))
