"""Languages: turn message ids into finished sentences. Knows nothing of any game."""

from ecosfera.words.system import system_language
from ecosfera.words.words import PADDED, Noun, Words, languages, own_name

__all__ = ["PADDED", "Noun", "Words", "languages", "own_name", "system_language"]
