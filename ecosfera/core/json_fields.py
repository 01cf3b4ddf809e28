"""Read untrusted JSON: one small function for each kind of value.

`where` is the path of the value, as shown in error messages: `state.turn.player`. All functions
raise `CodecError`.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

Named = TypeVar("Named")


class CodecError(Exception):
    """Raised for JSON that is not as expected; the message names the field and says why."""


def shown(value: object) -> str:
    """Return a value as shown in a message: short and valid Unicode."""
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) >= 10**18:
        return "a number far too large"
    text = json.dumps(value, ensure_ascii=False)
    text = text.encode("utf-8", "backslashreplace").decode()
    return text if len(text) <= 60 else f"{text[:56]}…{text[-1]}"


def read_object(
    value: object, where: str, required: Sequence[str], optional: Sequence[str] = ()
) -> dict[str, object]:
    """Read an object with these keys and no others."""
    if not isinstance(value, dict):
        raise CodecError(f"{where}: an object is needed, not {shown(value)}")
    for key in value:
        if key not in required and key not in optional:
            known = ", ".join((*required, *optional)) or "none"
            raise CodecError(f"{where}: unknown key {shown(key)} (known here: {known})")
    for key in required:
        if key not in value:
            raise CodecError(f"{where}: the key {shown(key)} is missing")
    return value


def read_integer(value: object, where: str, low: int, high: int) -> int:
    """Read an integer in a range; `true`, `false` and `1.0` are refused."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise CodecError(f"{where}: a whole number is needed, not {shown(value)}")
    if not low <= value <= high:
        raise CodecError(f"{where}: must be from {low} to {high}, not {shown(value)}")
    return value


def read_boolean(value: object, where: str) -> bool:
    """Read `true` or `false`."""
    if not isinstance(value, bool):
        raise CodecError(f"{where}: true or false is needed, not {shown(value)}")
    return value


def read_string(value: object, where: str) -> str:
    """Read a string of valid Unicode."""
    if not isinstance(value, str):
        raise CodecError(f"{where}: a string is needed, not {shown(value)}")
    try:
        value.encode()
    except UnicodeEncodeError:
        raise CodecError(f"{where}: {shown(value)} is not valid Unicode") from None
    return value


def read_list(
    value: object, where: str, length: int | None = None, *, most: int | None = None
) -> list[object]:
    """Read a list, of this length or of at most so many entries if that is given."""
    if not isinstance(value, list):
        raise CodecError(f"{where}: a list is needed, not {shown(value)}")
    if length is not None and len(value) != length:
        raise CodecError(f"{where}: must have {length} entries, not {len(value)}")
    if most is not None and len(value) > most:
        raise CodecError(f"{where}: must have at most {most} entries, not {len(value)}")
    return value


def read_choice(value: object, where: str, names: Sequence[Named]) -> Named:
    """Read one of these names."""
    for name in names:
        if value == name and type(value) is not bool:
            return name
    known = ", ".join(map(str, names))
    raise CodecError(f"{where}: must be one of {known}, not {shown(value)}")


def read_index(value: object, where: str, names: Sequence[str]) -> int:
    """Read one of these names and return its index."""
    return names.index(read_choice(value, where, names))
