"""The language in which the game starts."""

from __future__ import annotations

import locale

import pytest

from ecosfera.words import system_language


@pytest.fixture(autouse=True)
def _silent_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locale, "getlocale", lambda: (None, None))


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LANG": "fi_FI.UTF-8"}, "fi"),
        ({"LANG": "sv_FI"}, "sv"),
        ({"LANG": "de_AT.UTF-8@euro"}, "de"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "is_IS.UTF-8"}, "en"),
        ({"LANG": "et_EE.UTF-8"}, "et"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": ""}, "en"),
        ({}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "sv_SE.UTF-8"}, "sv"),
        ({"LANG": "de_DE", "LC_MESSAGES": "sv_SE", "LC_ALL": "fi_FI"}, "fi"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "is:sv:de"}, "sv"),
        ({"LANGUAGE": "fi"}, "fi"),
        ({"LANG": "C", "LANGUAGE": "sv"}, "en"),
        ({"LANG": "nonsense \x00 åäö", "LANGUAGE": ":::"}, "en"),
    ],
)
def test_the_environment_says_it(environ: dict[str, str], language: str) -> None:
    assert system_language(environ=environ) == language


def test_a_silent_environment_leaves_it_to_the_systems_list() -> None:
    assert system_language(["nb-NO", "sv-SE", "fi-FI"], environ={}) == "sv"


def test_the_environment_comes_before_the_systems_list() -> None:
    assert system_language(["sv-SE"], environ={"LANG": "fi_FI"}) == "fi"


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("Finnish_Finland", "fi"),
        ("German_Switzerland", "de"),
        ("sv_SE", "sv"),
        ("Estonian", "et"),
        ("Icelandic", "en"),
    ],
)
def test_windows_names_of_locales_are_understood(
    monkeypatch: pytest.MonkeyPatch, name: str, language: str
) -> None:
    monkeypatch.setattr(locale, "getlocale", lambda: (name, "1252"))
    assert system_language(environ={}) == language


def test_a_locale_the_library_cannot_name_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    def odd() -> tuple[str, str]:
        raise ValueError("unknown locale: UTF-8")

    monkeypatch.setattr(locale, "getlocale", odd)
    assert system_language(environ={}) == "en"
