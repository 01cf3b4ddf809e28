"""The tool that brings translations in line with English."""

from __future__ import annotations

import importlib
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from ecosfera import paths
from ecosfera.tools.check.texts import read_language
from ecosfera.words import languages

ROOT = Path(__file__).resolve().parents[2]
HEAD = 'msgid ""\nmsgstr ""\n"Language: {}\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n'
ENGLISH = (
    '#. A button.\nmsgid "words.new"\nmsgstr "New"\n\nmsgid "words.cards"\n'
    'msgid_plural "words.cards"\nmsgstr[0] "A card"\nmsgstr[1] "{n} cards"\n'
)


@pytest.fixture(scope="module")
def texts() -> Any:
    sys.path.insert(0, str(ROOT / "build"))
    try:
        return importlib.import_module("texts")
    finally:
        sys.path.remove(str(ROOT / "build"))


@pytest.fixture
def locales(tmp_path: Path) -> Path:
    (tmp_path / "en").mkdir()
    text = "# English texts of Ecosfera: words.\n" + HEAD.format("en") + ENGLISH
    (tmp_path / "en" / "words.po").write_text(text, "utf-8")
    return tmp_path


def test_the_committed_translations_need_no_change(texts: Any, tmp_path: Path) -> None:
    locales = tmp_path / "locales"
    shutil.copytree(paths.locales(), locales)
    for lang in languages(locales)[1:]:
        assert texts.bring_in_line(locales, lang) == 0, f"run build/texts.py {lang}"


def test_a_new_language_has_its_own_head_and_no_texts(texts: Any, locales: Path) -> None:
    assert texts.bring_in_line(locales, "lv") == 1
    text = (locales / "lv" / "words.po").read_text("utf-8")
    assert text.startswith("# Latvian texts of Ecosfera: words.\n")
    assert '"Language: lv\\n"' in text
    messages = read_language("lv", locales).messages
    assert messages["words.new"].forms == ("",)
    assert messages["words.cards"].forms == ("", "", "")
    assert messages["words.new"].english == "New"
    assert texts.bring_in_line(locales, "lv") == 0


def test_plural_forms_are_given_once_and_then_taken_from_words(texts: Any, locales: Path) -> None:
    with pytest.raises(texts.TextsError, match="plural forms of eo are not known"):
        texts.bring_in_line(locales, "eo")
    assert not (locales / "eo").exists()
    texts.bring_in_line(locales, "eo", "nplurals=1; plural=0;")
    more = (locales / "en" / "words.po").read_text("utf-8").replace("words.", "menu.")
    (locales / "en" / "menu.po").write_text(more, "utf-8")
    assert texts.bring_in_line(locales, "eo") == 1
    assert len(read_language("eo", locales).messages["menu.cards"].forms) == 1


def test_a_text_whose_english_has_changed_is_marked(texts: Any, locales: Path) -> None:
    texts.bring_in_line(locales, "et")
    mine, english = locales / "et" / "words.po", locales / "en" / "words.po"
    mine.write_text(mine.read_text("utf-8").replace('msgstr ""\n', 'msgstr "Uus"\n'), "utf-8")
    text = english.read_text("utf-8")
    english.write_text(text.replace('"New"', '"Newer"').replace('"A card"', '"One"'), "utf-8")
    assert texts.bring_in_line(locales, "et") == 1
    messages = read_language("et", locales).messages
    assert (messages["words.new"].forms, messages["words.new"].fuzzy) == (("Uus",), True)
    assert messages["words.new"].english == "Newer"
    assert not messages["words.cards"].fuzzy  # it has no text yet


def test_other_forms_of_nouns_stay_beside_them_and_unknown_messages_go(
    texts: Any, locales: Path
) -> None:
    texts.bring_in_line(locales, "et")
    mine = locales / "et" / "words.po"
    more = 'msgid "words.{}"\nmsgstr "uue"\n\n'
    mine.write_text(
        f"{mine.read_text('utf-8')}\n{more.format('new.object')}{more.format('old')}", "utf-8"
    )
    assert texts.bring_in_line(locales, "et") == 1
    assert [*read_language("et", locales).messages] == [
        "words.new",
        "words.new.object",
        "words.cards",
    ]
    assert texts.bring_in_line(locales, "et") == 0


@pytest.mark.parametrize("word", ["hello", "ET", "../et", "e", "xx", "en", "-x"])
def test_only_codes_of_other_languages_are_taken(
    texts: Any, locales: Path, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(texts, "LOCALES", locales)
    with pytest.raises(SystemExit) as stop:
        texts.main([word])
    assert stop.value.code == 2
    assert [path.name for path in locales.iterdir()] == ["en"]


def test_a_damaged_file_is_named(
    texts: Any, locales: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(texts, "LOCALES", locales)
    (locales / "et").mkdir()
    (locales / "et" / "words.po").write_text('msgid "words.new"\nnonsense\n', "utf-8")
    assert texts.main([]) == 1
    error = capsys.readouterr().err
    assert error.startswith("build/texts.py: ")
    assert "words.po" in error
