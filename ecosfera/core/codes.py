"""Numbers as short codes that can be read aloud and typed without mistakes.

A code is a number written with 23 characters that do not look alike, followed by a checksum of two
more (a Reed-Solomon code over 23). A code with one or two wrong characters, or with two characters
swapped, is refused.

>>> write(1234, length=10)
'33333-6DMXP'
>>> read("33333 6dmxp", length=10)
1234
>>> read("33333-6DMPX", length=10)
Traceback (most recent call last):
ecosfera.core.codes.CodeError: check
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

from ecosfera.core.digests import sha256

if TYPE_CHECKING:
    from collections.abc import Sequence

ALPHABET: Final = "34679ACDEFGHJKLMNPRTWXY"
"""The characters of codes. Those left out look or sound like another one."""
GROUP: Final = 5
"""Characters between hyphens."""
CHECKS: Final = 2
"""Characters of the checksum."""
_BASE: Final = len(ALPHABET)


class CodeMistake(StrEnum):
    """The mistakes in a code; the message id of each is `setup.code-<value>`."""

    LENGTH = "length"
    SIGN = "sign"
    CHECK = "check"


class CodeError(ValueError):
    """A code cannot be read; `mistake` is the reason."""

    def __init__(self, mistake: CodeMistake) -> None:
        super().__init__(mistake.value)
        self.mistake = mistake


def write(number: int, length: int, version: int = 0) -> str:
    """Return the code of a number: `length` characters with the checksum, in groups of five.

    `read` refuses codes of another `version`. Raise ValueError if the number is too large.
    """
    digits = []
    for _ in range(length - CHECKS):
        number, digit = divmod(number, _BASE)
        digits.append(digit)
    if number:
        raise ValueError("the number is too large for a code of this length")
    digits.reverse()
    code = "".join(ALPHABET[digit] for digit in (*digits, *_check(digits, version)))
    return "-".join(code[i : i + GROUP] for i in range(0, length, GROUP))


def read(code: str, length: int, version: int = 0) -> int:
    """Return the number of a code, ignoring spaces, hyphens and case. Raise `CodeError`."""
    signs = tidy(code)
    if len(signs) != length:
        raise CodeError(CodeMistake.LENGTH)
    if any(sign not in ALPHABET for sign in signs):
        raise CodeError(CodeMistake.SIGN)
    digits = [ALPHABET.index(sign) for sign in signs]
    if digits[-CHECKS:] != _check(digits[:-CHECKS], version):
        raise CodeError(CodeMistake.CHECK)
    number = 0
    for digit in digits[:-CHECKS]:
        number = number * _BASE + digit
    return number


def tidy(code: str) -> str:
    """Return the characters of a code in upper case, without spaces and hyphens."""
    return "".join(sign for sign in code.upper() if not sign.isspace() and sign not in "-–—_.,·")


def _check(digits: list[int], version: int) -> list[int]:
    """Return the two digits for which two weighted sums equal the version.

    If `p(x)` is the polynomial of all digits, `p(5)` and `p(25)` equal the version. If any one or
    two digits are wrong, at least one of the two differs.
    """
    sums = []
    for base in (5, 25):
        total = 0
        for digit in digits:
            total = (total * base + digit) % _BASE
        sums.append(total * base * base % _BASE)
    # The last digits c and d solve: sums[0] + 5 c + d = version = sums[1] + 25 c + d (mod 23).
    c = (sums[0] - sums[1]) * pow(20, -1, _BASE) % _BASE
    return [c, (version - sums[0] - 5 * c) % _BASE]


# -- set-ups as numbers ----------------------------------------------------------------------------


def pack(seed: int, values: Sequence[object], choices: Sequence[Sequence[object]]) -> int:
    """Return a seed and values of a set-up as one number; each value is one of its choices.

    >>> pack(7, ("b", 2), ("ab", range(1, 4)))
    46
    >>> unpack(46, ("ab", range(1, 4)))
    (7, ['b', 2])
    """
    number = seed
    for value, among in zip(values, choices, strict=True):
        number = number * len(among) + among.index(value)
    return number


def unpack(number: int, choices: Sequence[Sequence[Any]]) -> tuple[int, list[Any]]:
    """Return the seed and the values of a number made by `pack`."""
    values = []
    for among in reversed(choices):
        number, place = divmod(number, len(among))
        values.append(among[place])
    return number, values[::-1]


def is_seed(text: str, seeds: int) -> bool:
    """Return whether a text is a whole number below `seeds`, written without leading zeros."""
    plain = text.isascii() and text.isdigit() and len(text) <= len(str(seeds))
    return plain and text == str(int(text)) and int(text) < seeds


def hashed_seed(text: str, seeds: int) -> str:
    """Return a number below `seeds` for any text; equal texts give equal numbers."""
    number = int.from_bytes(sha256(text.encode("utf-8", "replace"))[:8], "big")
    return str(number % seeds)
