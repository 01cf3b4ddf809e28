"""A pseudo-language for testing layouts: the same texts, longer and with accented letters.

A layout that holds them holds Finnish, and any text that is not from the catalogues stands out.
"""

from __future__ import annotations

import re

LONGER = 1.4
"""Factor by which every text grows."""
SOFT_HYPHEN = "\u00ad"
_PARTS = re.compile(r"(\{[a-z0-9_]+\}|[^\W\d_]+(?:\u00ad[^\W\d_]+)*)")
_STRANGE = str.maketrans("aeouAEOUn", "äéöüÄÉÖÜñ")
_BREAK_FROM = 12


def pseudo_localised(text: str) -> str:
    """Return the text with words 40 % longer; fields, digits and punctuation are unchanged."""
    owed = 0.0
    out = []
    for part in _PARTS.split(text):
        if not part or part.startswith("{") or not part[0].isalpha():
            out.append(part)
            owed += len(part) * (LONGER - 1)
            continue
        owed += len(part) * (LONGER - 1)
        extra = round(owed)
        owed -= extra
        out.append(_stretched_word(part, extra))
    if owed >= 1:
        out.append("~" * round(owed))
    return "".join(out)


def _stretched_word(word: str, extra: int) -> str:
    """Return the word with accents and `extra` more letters; a long one gets a soft hyphen."""
    tail = (word[-2:].replace(SOFT_HYPHEN, "") * (extra + 1))[:extra]
    longer = (word + tail).translate(_STRANGE)
    if len(longer) >= _BREAK_FROM and SOFT_HYPHEN not in longer:
        middle = len(longer) // 2
        longer = longer[:middle] + SOFT_HYPHEN + longer[middle:]
    return longer
