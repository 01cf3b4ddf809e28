"""Parse JSON from outside within limits, so that whatever it holds can be worked with.

The limits also hold for TOML (`data_files`).
"""

from __future__ import annotations

import json
import math
from typing import Final

DEEPEST: Final = 32
"""Maximum depth of lists and objects within each other."""
MOST_DIGITS: Final = 40
"""Maximum number of digits of a whole number."""
_TOO_MUCH: Final = 10**MOST_DIGITS


def parse_json(text: str | bytes) -> object:
    """Return the value of a JSON text, which may begin with a byte order mark.

    Raise ValueError if the text is not JSON, is nested too deeply, or holds a number that is NaN,
    infinite or has too many digits.
    """
    if isinstance(text, bytes):
        text = text.decode("utf-8-sig")
    try:
        value: object = json.loads(
            text, parse_constant=_no_constant, parse_float=_finite, parse_int=_integer
        )
    except RecursionError:
        raise ValueError("nested too deeply") from None
    check_limits(value)
    return value


def check_limits(value: object) -> None:
    """Raise ValueError for a value nested too deeply, or with a number of too many digits in it."""
    level = [value]
    for _ in range(DEEPEST):
        parts = [
            part
            for whole in level
            if isinstance(whole, (dict, list))
            for part in (whole.values() if isinstance(whole, dict) else whole)
        ]
        if any(isinstance(part, int) and abs(part) >= _TOO_MUCH for part in parts):
            raise ValueError(f"a number has more than {MOST_DIGITS} digits")
        level = [part for part in parts if isinstance(part, (dict, list))]
        if not level:
            return
    raise ValueError("nested too deeply")


def _no_constant(text: str) -> float:
    raise ValueError(f"{text} is no JSON")


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{text[:20]} is too large")
    return number


def _integer(text: str) -> int:
    if len(text) > MOST_DIGITS + 1:  # with a sign
        raise ValueError(f"{text[:20]}… is too large")
    return int(text)
