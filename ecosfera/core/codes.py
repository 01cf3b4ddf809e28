"""Numbers as short codes that one can read aloud and type without a mistake.

A code is a number written with 23 signs, none of which looks like another, and two more signs that
are a check sum (a Reed-Solomon code over 23): a code with one or two wrong signs, or with two that
changed places, is refused.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

ALPHABET: Final = "34679ACDEFGHJKLMNPRTWXY"
"""The signs; those missing look or sound like another one."""
GROUP: Final = 5
"""Signs between hyphens."""
CHECKS: Final = 2
"""Signs of the check sum."""
_BASE: Final = len(ALPHABET)


class Mistake(StrEnum):
    """What is wrong with a code; the message id of each is `setup.code-<value>`."""

    LENGTH = "length"
    SIGN = "sign"
    CHECK = "check"


class CodeError(ValueError):
    """A code cannot be read; `mistake` says why."""

    def __init__(self, mistake: Mistake) -> None:
        super().__init__(mistake.value)
        self.mistake = mistake


def write(number: int, length: int, version: int = 0) -> str:
    """Return the code of a number: `length` signs, check sum included, in groups of five.

    Codes of another `version` are refused by `read`. ValueError if the number is too large.
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
    """Return the number of a code, however it is spaced, in capitals or not.

    Raises `CodeError`.
    """
    signs = tidy(code)
    if len(signs) != length:
        raise CodeError(Mistake.LENGTH)
    if any(sign not in ALPHABET for sign in signs):
        raise CodeError(Mistake.SIGN)
    digits = [ALPHABET.index(sign) for sign in signs]
    if digits[-CHECKS:] != _check(digits[:-CHECKS], version):
        raise CodeError(Mistake.CHECK)
    number = 0
    for digit in digits[:-CHECKS]:
        number = number * _BASE + digit
    return number


def tidy(code: str) -> str:
    """Return the signs of a code alone: without spaces and hyphens, in capitals."""
    return "".join(sign for sign in code.upper() if not sign.isspace() and sign not in "-–—_.,·")


def _check(digits: list[int], version: int) -> list[int]:
    """Return two digits that make two weighted sums equal to the version.

    With `p(x)` the polynomial of all digits, `p(5)` and `p(25)` are the version: any two digits
    can be wrong and at least one of the two sums differs.
    """
    sums = []
    for base in (5, 25):
        total = 0
        for digit in digits:
            total = (total * base + digit) % _BASE
        sums.append(total * base * base % _BASE)
    # the last digits c and d solve: sums[0] + 5 c + d = version = sums[1] + 25 c + d (mod 23)
    c = (sums[0] - sums[1]) * pow(20, -1, _BASE) % _BASE
    return [c, (version - sums[0] - 5 * c) % _BASE]
