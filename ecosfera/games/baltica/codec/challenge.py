"""Challenge codes: a whole set-up, and the seed, in ten letters and digits one can read aloud.

A code is a number written with 23 signs, none of which looks like another, and two more signs that
are a check sum: of a code with one or two wrong signs, or two that changed places, none is taken.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from ecosfera.games.baltica.rules.config import Config

ALPHABET: Final = "34679ACDEFGHJKLMNPRTWXY"
"""Without 0 1 2 5 8 B I O Q S U V Z: each looks or sounds like another."""
LENGTH: Final = 10
SEEDS: Final = 20_000_000
"""Seeds of challenges are the numbers below this, written in digits."""
_BASE: Final = len(ALPHABET)
_CHECKS: Final = 2
_SEATS: Final = tuple((players, first) for players in range(1, 5) for first in range(players))
_STACKS: Final = range(3, 9)
_FLAGS: Final = 64
"""Five switches, and room for one that is still to come."""
_SET_UPS: Final = len(_SEATS) * len(_STACKS) * _FLAGS
_VERSION: Final = 0
"""Which game a code is for: another one shifts the check sum, so that old codes are refused."""


class Mistake(StrEnum):
    """What is wrong with a code. The words for each are `setup.code-<value>`."""

    LENGTH = "length"
    SIGN = "sign"
    CHECK = "check"


class CodeError(ValueError):
    """A code is no code; `mistake` says why."""

    def __init__(self, mistake: Mistake) -> None:
        super().__init__(mistake.value)
        self.mistake = mistake


def has_code(config: Config) -> bool:
    """Whether the seed is one of a challenge; a seed typed as a text has no code."""
    return _is_seed(config.seed)


def _is_seed(text: str) -> bool:
    """Whether a text is a number of a challenge, written in the one usual way."""
    plain = text.isascii() and text.isdigit() and len(text) <= len(str(SEEDS))
    return plain and text == str(int(text)) and int(text) < SEEDS


def encode(config: Config) -> str:
    """The code of a set-up, in two groups of five; names are not part of it.

    Raises `ValueError` unless `has_code`.
    """
    if not has_code(config):
        raise ValueError(f"the seed {config.seed!r} has no code")
    flags = (
        (config.pressures == 3)
        | config.eutrophication << 1
        | config.biodiversity_loss << 2
        | config.policies << 3
        | config.house_cards << 4
    )
    number = int(config.seed)
    number = number * len(_SEATS) + _SEATS.index((config.players, config.first_player))
    number = number * len(_STACKS) + _STACKS.index(config.element_stack)
    number = number * _FLAGS + flags
    digits = []
    for _ in range(LENGTH - _CHECKS):
        number, digit = divmod(number, _BASE)
        digits.append(digit)
    digits.reverse()
    code = "".join(ALPHABET[d] for d in [*digits, *_check(digits)])
    return f"{code[:5]}-{code[5:]}"


def decode(code: str) -> Config:
    """The set-up of a code, without names; however it is spaced, in large or small letters.

    Raises `CodeError`.
    """
    signs = tidy(code)
    if len(signs) != LENGTH:
        raise CodeError(Mistake.LENGTH)
    if any(sign not in ALPHABET for sign in signs):
        raise CodeError(Mistake.SIGN)
    digits = [ALPHABET.index(sign) for sign in signs]
    if digits[-_CHECKS:] != _check(digits[:-_CHECKS]):
        raise CodeError(Mistake.CHECK)
    number = 0
    for digit in digits[:-_CHECKS]:
        number = number * _BASE + digit
    number, flags = divmod(number, _FLAGS)
    number, stack = divmod(number, len(_STACKS))
    seed, seat = divmod(number, len(_SEATS))
    if seed >= SEEDS or flags & 32:
        raise CodeError(Mistake.CHECK)
    players, first = _SEATS[seat]
    return Config(
        players=players,
        element_stack=_STACKS[stack],
        pressures=3 if flags & 1 else 2,
        eutrophication=bool(flags & 2),
        biodiversity_loss=bool(flags & 4),
        policies=bool(flags & 8),
        house_cards=bool(flags & 16),
        first_player=first,
        seed=str(seed),
    )


def tidy(code: str) -> str:
    """The signs of a code alone: without spaces and hyphens, in capitals."""
    return "".join(sign for sign in code.upper() if not sign.isspace() and sign not in "-–—_.,·")


def _check(digits: list[int]) -> list[int]:
    """Two digits that make two weighted sums come out even (a Reed–Solomon code over 23).

    With `p(x)` the polynomial of all digits, `p(5)` and `p(25)` are the version: any two digits
    can be wrong and at least one of the two sums tells.
    """
    sums = []
    for base in (5, 25):
        total = 0
        for digit in digits:
            total = (total * base + digit) % _BASE
        sums.append(total * base * base % _BASE)
    # the last digits c and d solve: sums[0] + 5 c + d = version = sums[1] + 25 c + d (mod 23)
    c = (sums[0] - sums[1]) * pow(20, -1, _BASE) % _BASE
    return [c, (_VERSION - sums[0] - 5 * c) % _BASE]


def seed_of(text: str) -> str:
    """The seed of a challenge for any text: equal texts give equal seeds."""
    if _is_seed(text):
        return text
    import hashlib  # noqa: PLC0415 (loads OpenSSL, which the program's start need not wait for)

    number = int.from_bytes(hashlib.sha256(text.encode("utf-8", "replace")).digest()[:8], "big")
    return str(number % SEEDS)
