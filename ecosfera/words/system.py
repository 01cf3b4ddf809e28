"""Find the language of the system."""

from __future__ import annotations

import locale
import os
from typing import TYPE_CHECKING

from ecosfera.words.words import FALLBACK

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

KNOWN = ("en", "da", "de", "et", "fi", "it", "lt", "lv", "pl", "ru", "sv")
_WINDOWS_NAMES = {
    "danish": "da",
    "english": "en",
    "estonian": "et",
    "finnish": "fi",
    "german": "de",
    "italian": "it",
    "latvian": "lv",
    "lithuanian": "lt",
    "polish": "pl",
    "russian": "ru",
    "swedish": "sv",
}
"""The language names in Windows locales such as `Finnish_Finland.1252`."""
_NO_LANGUAGE = {"", "c", "posix"}


def system_language(
    preferred: Sequence[str] = (),
    *,
    known: Sequence[str] = KNOWN,
    environ: Mapping[str, str] | None = None,
) -> str:
    """Return the first language the system asks for that is in `known`, else English.

    The environment comes first, in gettext's order: `LANGUAGE`, then `LC_ALL`, `LC_MESSAGES` or
    `LANG`. If it names none (Windows, a macOS app), use `preferred`, a list of locales such as
    pygame's `system.get_pref_locales()`, and then the locale of the C library.
    """
    environ = os.environ if environ is None else environ
    for wishes in (_from_environment(environ), preferred, _from_library()):
        if wishes:
            found = _first_known(wishes, known)
            return FALLBACK if found is None else found
    return FALLBACK


def _from_environment(environ: Mapping[str, str]) -> list[str]:
    """Return the locales that the environment names, most preferred first."""
    name = next((environ[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(key)), "")
    several = [code for code in environ.get("LANGUAGE", "").split(":") if code]
    if name and _code(name) in _NO_LANGUAGE:  # as gettext has it: C knows no LANGUAGE
        return [name]
    return [*several, name] if name else several


def _from_library() -> list[str]:
    """Return the locale of the C library: on Windows the user's, elsewhere the environment's."""
    try:
        name = locale.getlocale()[0]
    except ValueError:  # an odd locale of macOS, "UTF-8" alone
        return []
    return [name] if name else []


def _first_known(wishes: Iterable[str], known: Sequence[str]) -> str | None:
    """Return the first language that is one of `known`, or None."""
    return next((code for code in map(_code, wishes) if code in known), None)


def _code(name: str) -> str:
    """Return the language of a locale: `sv` for `sv_FI.UTF-8`, `fi` for `Finnish_Finland.1252`."""
    first = name.replace("-", "_").replace(".", "_").replace("@", "_").split("_")[0].lower()
    return _WINDOWS_NAMES.get(first, first)
