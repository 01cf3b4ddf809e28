"""Languages: turn message ids into finished sentences. Knows nothing of any game."""

from ecosfera.words.system import system_language
from ecosfera.words.words import Words, languages

__all__ = ["Words", "languages", "system_language"]
