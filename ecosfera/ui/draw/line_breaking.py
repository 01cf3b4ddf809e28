"""Where lines end: at spaces, inside a word where there is no good other way, no lone word last.

How many lines there are is what plain filling gives; only which words stand in them is chosen.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import product
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

SOFT_HYPHEN: Final = "\u00ad"
FIXED_SPACE: Final = "\u00a0"
_PLACE: Final = re.compile("(?<=.)(?:\u00ad|[-–/](?!(?<=\\d.)\\d))", re.DOTALL)
"""Where a word may break; a sign between two digits keeps them together (6/6, 10–12)."""
_BOUND: Final = re.compile(" (?=[·×–] )|(?<= ×) ")
"""Spaces that are fixed: no line begins with such a sign, and none ends with ×."""
_EMPTIEST: Final = 0.5
"""A line that is less full than that is worse than a broken word, in texts of four lines on."""
_SHORT: Final = 3
"""In texts of so many lines a whole word matters more than full lines."""
_LONE: Final = 0.4
"""A last word narrower than so much of the longest line looks lost below it."""
_STUB: Final = 0.15
"""The same for several words, and for one below three lines and more."""
_NARROWEST: Final = 0.7
"""How much narrower lines may become so that a word comes down to the last one."""
_MOVED: Final = (2, 3)
"""How many of the last lines do, first choice first."""
_TINY: Final = 2
"""Letters of a word such as Swedish "i"."""
_LONGEST: Final = 12
"""In longer texts nobody sees the last line."""


def shown(text: str) -> str:
    """The text as it is seen: without soft hyphens."""
    return text.replace(SOFT_HYPHEN, "")


def pieces(word: str) -> list[str]:
    """What a word falls into where it may break, hyphens included."""
    marked = _PLACE.sub(lambda found: found.group().replace(SOFT_HYPHEN, "-") + "\0", word)
    return [shown(p) for p in marked.replace(FIXED_SPACE, "\0").split("\0") if shown(p)]


def broken_lines(text: str, width: int, measure: Callable[[str], int]) -> list[str]:
    """The lines of one paragraph in a column of that width, without soft hyphens."""
    words = _BOUND.sub(FIXED_SPACE, text).split(" ")
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
        return best.lines
    second: list[str] = []
    narrowings = range(width - 1, round(width * _NARROWEST), -max(1, width // 40))
    for moved, narrower in product(_MOVED, narrowings):
        other = _filled(words, whole, _narrow_from(count - moved, width, narrower), measure)
        worse = other.torn > best.torn or len(other.broken) > len(best.broken)
        if len(other.lines) != count or worse or _ends_lost(other.lines, measure):
            continue
        narrowed = other.lines[count - moved : -1]
        if not _hangs(narrowed) and min(map(measure, narrowed), default=width) >= _EMPTIEST * width:
            return other.lines
        second = second or other.lines
    return second or best.lines


def _narrow_from(line: int, width: int, narrower: int) -> Callable[[int], int]:
    """The width of each line: from that line on the narrower one."""
    return lambda number: width if number < line else narrower


def left_over(text: str, lines: list[str]) -> str:
    """What of a text does not stand in its first lines."""
    bare = shown(text).replace("\n", " ").replace(FIXED_SPACE, " ")
    at = 0
    for line in (line.replace(FIXED_SPACE, " ") for line in lines):
        at += len(bare[at:]) - len(bare[at:].lstrip())
        for letter in line:
            # a hyphen at which the line was broken need not be in the text
            at += bare[at : at + 1] == letter
    return bare[at:].lstrip()


def _full(lines: list[str], before: list[str], width: int, measure: Callable[[str], int]) -> bool:
    """Whether no line is much emptier than those before."""
    if len(lines) <= _SHORT:
        return True
    emptiest = min(map(measure, lines[:-1]))
    return emptiest >= min(width * _EMPTIEST, *map(measure, before[:-1]))


def _hangs(lines: list[str]) -> bool:
    """Whether a line that is not full ends with a tiny word, which belongs to the next."""
    return any(" " in line and len(line.rpartition(" ")[2]) <= _TINY for line in lines)


def _ends_lost(lines: list[str], measure: Callable[[str], int]) -> bool:
    share = measure(lines[-1]) / max(1, *map(measure, lines))
    return share < (_STUB if " " in lines[-1] or len(lines) > 3 else _LONE)


@dataclass(slots=True)
class _Filled:
    """Lines that are as full as they can be."""

    lines: list[str] = field(default_factory=list)
    broken: list[int] = field(default_factory=list)
    """Which words are broken where they may."""
    torn: int = 0
    """How often a word is broken elsewhere."""


def _filled(
    words: list[str],
    whole: frozenset[int],
    width_of: Callable[[int], int],
    measure: Callable[[str], int],
) -> _Filled:
    """Every line as full as it can be; of the `whole` words none is broken."""
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
    """The longest beginning, up to a place to break, that still fits; and what is left."""
    for found in reversed(list(_PLACE.finditer(word))):
        tail = word[found.end() :]
        if not tail:
            continue
        head = word[: found.start()] + found.group().replace(SOFT_HYPHEN, "-")
        joined = f"{line} {head}" if line else head
        if measure(joined) <= width:
            return joined, tail
    return "", word


def _torn(word: str, width: int, measure: Callable[[str], int]) -> tuple[str, str]:
    """A word without any place to break, cut where the column ends: the last way out."""
    bare = shown(word)
    for end in range(len(bare) - 2, 1, -1):
        if measure(bare[:end] + "-") <= width:
            return bare[:end] + "-", bare[end:]
    return word, ""
