"""Which language the system speaks."""

from __future__ import annotations

import locale
import os
from typing import TYPE_CHECKING

from ecosfera.words.words import FALLBACK

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

KNOWN = ("en", "fi", "de", "sv")
_WINDOWS_NAMES = {"english": "en", "finnish": "fi", "german": "de", "swedish": "sv"}
"""How Windows begins the names of its locales (`Finnish_Finland.1252`)."""
_NO_LANGUAGE = {"", "c", "posix"}


def system_language(
    preferred: Sequence[str] = (),
    *,
    known: Sequence[str] = KNOWN,
    environ: Mapping[str, str] | None = None,
) -> str:
    """The first language the system asks for that is one of `known`, else English.

    The environment says it, in the order of gettext: LC_ALL, LC_MESSAGES or LANG, and LANGUAGE
    before them. Where it is silent (Windows, a macOS app), `preferred` does, a list of locales
    such as pygame's `system.get_pref_locales()` gives, and at last the C library's locale.
    """
    environ = os.environ if environ is None else environ
    for wishes in (_from_environment(environ), preferred, _from_library()):
        if wishes:
            found = _first_known(wishes, known)
            return FALLBACK if found is None else found
    return FALLBACK


def _from_environment(environ: Mapping[str, str]) -> list[str]:
    """The locales the environment asks for, best first; none if it says nothing."""
    name = next((environ[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(key)), "")
    several = [wish for wish in environ.get("LANGUAGE", "").split(":") if wish]
    if name and _code(name) in _NO_LANGUAGE:  # as gettext has it: C knows no LANGUAGE
        return [name]
    return [*several, name] if name else several


def _from_library() -> list[str]:
    """The locale the C library works with: on Windows the user's, elsewhere the environment's."""
    try:
        name = locale.getlocale()[0]
    except ValueError:  # an odd locale of macOS, "UTF-8" alone
        return []
    return [name] if name else []


def _first_known(wishes: Iterable[str], known: Sequence[str]) -> str | None:
    """The first wish that is one of the `known` languages."""
    return next((code for code in map(_code, wishes) if code in known), None)


def _code(name: str) -> str:
    """The language of a locale's name: `sv` of `sv_FI.UTF-8`, `fi` of `Finnish_Finland.1252`."""
    first = name.replace("-", "_").replace(".", "_").replace("@", "_").split("_")[0].lower()
    return _WINDOWS_NAMES.get(first, first)
