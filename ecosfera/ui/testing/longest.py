"""One language in place of many: each message in the translation that is widest on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera import paths
from ecosfera.ui.draw.line_breaking import pieces
from ecosfera.ui.draw.text import FontFace, Text
from ecosfera.words import Words, languages

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

LONGEST = "longest"
"""The code for `load_words` of the widest translations."""
WIDEST_WORDS = "widest-words"
"""The code for `load_words` of the translations with the widest words, which no line breaks."""
_SIZE = 20
"""Size of the letters that are measured, in pixels."""


class LongestWords(Words):
    """Words whose messages each come from the language in which they are widest.

    A layout that holds them holds every language, as far as one text at a time decides. The code
    says whether the whole text is measured or its widest word.
    """

    def __init__(self, lang: str, folder: Path) -> None:
        super().__init__(lang, folder)
        self._all = [Words.load(lang, folder) for lang in languages(folder)]
        self._measure = Text(paths.assets() / "fonts")
        self._texts: dict[str, str | None] = {}
        self._forms: dict[tuple[str, int], str | None] = {}

    @classmethod
    def load(cls, lang: str, folder: Path) -> Words:
        """Return the words of one language, as `Words` does."""
        return Words.load(lang, folder)

    def _text(self, message_id: str) -> str | None:
        if message_id not in self._texts:
            self._texts[message_id] = self._widest(lambda words: words._text(message_id))
        return self._texts[message_id]

    def _form(self, message_id: str, n: int) -> str | None:
        key = (message_id, n)
        if key not in self._forms:
            self._forms[key] = self._widest(lambda words: words._form(message_id, n))
        return self._forms[key]

    def _other_form(self, message_id: str, n: int | None) -> str | None:
        return self._widest(lambda words: words._other_form(message_id, n))

    def _widest(self, text_of: Callable[[Words], str | None]) -> str | None:
        """Return the widest of the texts in all languages, or None if there is none."""
        texts = [text for words in self._all if (text := text_of(words)) is not None]
        return max(texts, key=self._width, default=None)

    def _width(self, text: str) -> int:
        parts = text.split("\n")
        if self.lang == WIDEST_WORDS:
            parts = [part for line in parts for word in line.split(" ") for part in pieces(word)]
        return max((self._measure.width(part, FontFace.TEXT, _SIZE) for part in parts), default=0)
