"""Line breaking: at spaces, inside words only where needed, and without a lone last word.

Greedy filling determines the number of lines; further passes only move words between them.
"""

from __future__ import annotations

import re
from itertools import product
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

SOFT_HYPHEN: Final = "\u00ad"
FIXED_SPACE: Final = "\u00a0"
_PLACE: Final = "(?s)(?<=.)(?:\u00ad|[-–/](?!(?<=\\d.)\\d))"
"""Where a word may break. A sign between two digits is not such a place (6/6, 10–12)."""
_BOUND: Final = {
    " · ": "\u00a0· ",
    " – ": "\u00a0– ",
    " — ": "\u00a0— ",
    " × ": "\u00a0×\u00a0",
    " €": "\u00a0€",
}
"""Signs with spaces that do not break: no line begins with one of them, and none ends with ×."""
_COUNT: Final = re.compile(r"(?:(?<= )|^)([0-9]{1,2}) (?=[^\W\d])")
"""A number of one or two digits before a word; without a sign, it counts what the word names."""
_LEFT_BEHIND: Final = re.compile(r"(?:^| )[0-9]{1,2}$")
"""Such a number at the end of a line."""
_EMPTIEST: Final = 0.5
"""From four lines on, a line filled to less than this fraction is worse than a broken word."""
_SHORT: Final = 3
"""Up to this number of lines, unbroken words matter more than full lines."""
_LONE: Final = 0.4
"""A single last word is too narrow below this fraction of the longest line."""
_STUB: Final = 0.15
"""The same for several words, and for a single word below three lines or more."""
_NARROWEST: Final = 0.7
"""Fraction of the width down to which lines may be narrowed to move a word to the last line."""
_MOVED: Final = (2, 3)
"""How many of the last lines may be narrowed, preferred number first."""
_TINY: Final = 2
"""Maximum number of letters of a tiny word, such as Swedish "i"."""
_LONGEST: Final = 12
"""In texts of more lines than this, the last line is left as it is."""


def shown(text: str) -> str:
    """Return the text as it is displayed: without soft hyphens."""
    return text.replace(SOFT_HYPHEN, "")


def pieces(word: str) -> list[str]:
    """Return the parts of a word between the places where it may break, with hyphens."""
    marked = re.sub(_PLACE, lambda found: found.group().replace(SOFT_HYPHEN, "-") + "\0", word)
    return [shown(p) for p in marked.replace(FIXED_SPACE, "\0").split("\0") if shown(p)]


def broken_lines(text: str, width: int, measure: Callable[[str], int]) -> list[str]:
    """Return the lines of one paragraph in a column of this width, without soft hyphens.

    `measure` returns the width of a text in the same unit.
    """
    bound = text.lstrip(" ")
    for loose, fixed in _BOUND.items():
        bound = bound.replace(loose, fixed)
    if measure(bound) <= width:
        return [shown(bound)]
    best = _broken(bound, width, measure)
    if _left_behind(best):
        tied = _broken(_COUNT.sub(rf"\1{FIXED_SPACE}", bound), width, measure)
        if not _is_worse(tied, best, measure):
            return tied.lines
    return best.lines


def _is_worse(lines: _Filled, before: _Filled, measure: Callable[[str], int]) -> bool:
    """Return whether a text got longer, breaks more words, or has a lone word or number anew."""
    longer = len(lines.lines) > len(before.lines)
    torn = lines.torn > before.torn or len(lines.broken) > len(before.broken)
    lost = _ends_lost(lines.lines, measure) and not _ends_lost(before.lines, measure)
    return longer or torn or lost or _left_behind(lines) >= _left_behind(before)


def _left_behind(found: _Filled) -> int:
    """Return how many lines end with a number of one or two digits."""
    return sum(_LEFT_BEHIND.search(line) is not None for line in found.lines[:-1])


def _broken(bound: str, width: int, measure: Callable[[str], int]) -> _Filled:
    """Return a paragraph that needs more than one line, filled as well as possible."""
    words = bound.split(" ")
    whole: frozenset[int] = frozenset()
    best = _filled(words, whole, lambda _: width, measure)
    for number in best.broken:
        if measure(words[number]) > width:
            continue
        other = _filled(words, whole | {number}, lambda _: width, measure)
        if len(other.lines) <= len(best.lines) and _full(other.lines, best.lines, width, measure):
            best, whole = other, whole | {number}
    count = len(best.lines)
    if count == 1 or count > _LONGEST or not _ends_lost(best.lines, measure):
        return best
    second: _Filled | None = None
    narrowings = range(width - 1, round(width * _NARROWEST), -max(1, width // 40))
    for moved, narrower in product(_MOVED, narrowings):
        other = _filled(words, whole, _narrow_from(count - moved, width, narrower), measure)
        worse = other.torn > best.torn or len(other.broken) > len(best.broken)
        if len(other.lines) != count or worse or _ends_lost(other.lines, measure):
            continue
        narrowed = other.lines[count - moved : -1]
        if not _hangs(narrowed) and min(map(measure, narrowed), default=width) >= _EMPTIEST * width:
            return other
        second = second or other
    return second or best


def _narrow_from(line: int, width: int, narrower: int) -> Callable[[int], int]:
    """Return a function for the width of each line: `narrower` from number `line` on."""
    return lambda number: width if number < line else narrower


def left_over(text: str, lines: list[str]) -> str:
    """Return the rest of a text that is not in its first lines."""
    bare = shown(text).replace("\n", " ").replace(FIXED_SPACE, " ")
    at = 0
    for line in (line.replace(FIXED_SPACE, " ") for line in lines):
        at += len(bare[at:]) - len(bare[at:].lstrip())
        for letter in line:
            # A hyphen added at a line break is not in the text.
            at += bare[at : at + 1] == letter
    return bare[at:].lstrip()


def _full(lines: list[str], before: list[str], width: int, measure: Callable[[str], int]) -> bool:
    """Return whether no line is much emptier than those before."""
    if len(lines) <= _SHORT:
        return True
    emptiest = min(map(measure, lines[:-1]))
    return emptiest >= min(width * _EMPTIEST, *map(measure, before[:-1]))


def _hangs(lines: list[str]) -> bool:
    """Return whether a line ends with a tiny word that belongs to the next line."""
    return any(" " in line and len(line.rpartition(" ")[2]) <= _TINY for line in lines)


def _ends_lost(lines: list[str], measure: Callable[[str], int]) -> bool:
    share = measure(lines[-1]) / max(1, *map(measure, lines))
    return share < (_STUB if " " in lines[-1] or len(lines) > 3 else _LONE)


class _Filled:
    """The result of greedy filling."""

    __slots__ = ("broken", "lines", "torn")

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.broken: list[int] = []
        """Indices of the words broken where they may break."""
        self.torn = 0
        """How many times a word was broken elsewhere."""


def _filled(
    words: list[str],
    whole: frozenset[int],
    width_of: Callable[[int], int],
    measure: Callable[[str], int],
) -> _Filled:
    """Fill every line as far as possible without breaking the words in `whole`."""
    found = _Filled()
    line = ""
    left = list(enumerate(words))
    while left:
        number, word = left.pop(0)
        width = width_of(len(found.lines))
        joined = f"{line} {word}" if line else word
        if measure(joined) <= width:
            line = joined
            continue
        head, tail = "", word
        if number not in whole or measure(word) > width:
            head, tail = _hyphenated(line, word, width, measure)
        if head:
            found.lines.append(head)
            line = ""
            left.insert(0, (number, tail))
            if number not in found.broken:
                found.broken.append(number)
        elif line:
            found.lines.append(line)
            line = ""
            left.insert(0, (number, word))
        elif FIXED_SPACE in word:
            left[:0] = [(number, part) for part in word.split(FIXED_SPACE)]
        else:
            head, tail = _torn(word, width, measure)
            if not tail:
                line = head
                continue
            found.lines.append(head)
            left.insert(0, (number, tail))
            found.torn += 1
    found.lines = [shown(line) for line in (*found.lines, line)]
    return found


def _hyphenated(line: str, word: str, width: int, measure: Callable[[str], int]) -> tuple[str, str]:
    """Return the line with the longest fitting part of the word, and the rest of the word."""
    for found in reversed(list(re.finditer(_PLACE, word))):
        tail = word[found.end() :]
        if not tail:
            continue
        head = word[: found.start()] + found.group().replace(SOFT_HYPHEN, "-")
        joined = f"{line} {head}" if line else head
        if measure(joined) <= width:
            return joined, tail
    return "", word


def _torn(word: str, width: int, measure: Callable[[str], int]) -> tuple[str, str]:
    """Split a word that has no place to break at the end of the column, as a last resort."""
    bare = shown(word)
    for end in range(len(bare) - 2, 1, -1):
        if measure(bare[:end] + "-") <= width:
            return bare[:end] + "-", bare[end:]
    return word, ""
