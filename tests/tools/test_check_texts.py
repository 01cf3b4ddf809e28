"""The check of texts finds every fault and leaves correct texts alone."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest

from ecosfera.tools.check.texts import TextFault, TextFinding, check_words
from tests.words.files import message, plural, put

TERMS = """
same_as_english = ["menu.same", "menu.latin.*"]
[[term]]
english = "impact tiles?"
stems = { fi = ["vaikutuslaat"] }
never = { fi = ["laatta"] }
exempt = ["menu.exempt"]
[[term]]
english = "balances?"
stems = { fi = ["tase"] }
only = ["menu.co2-*"]
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    locales = tmp_path / "locales"
    put(locales, "en", "menu", message("menu.play", "Play, {name}"))
    put(locales, "fi", "menu", message("menu.play", "Pelaa, {name}"))
    (locales / "terms.toml").write_text(TERMS, encoding="utf-8")
    return locales


def add(folder: Path, lang: str, body: str) -> None:
    path = folder / lang / "menu.po"
    path.write_text(path.read_text(encoding="utf-8") + "\n" + body, encoding="utf-8")


def pair(folder: Path, name: str, english: str, finnish: str, note: str = "") -> None:
    add(folder, "en", message(name, english))
    add(folder, "fi", message(name, finnish, note))


def faults(folder: Path, *sources: Path) -> list[tuple[TextFault, str, str]]:
    return [(f.fault, f.lang, f.message_id) for f in check_words(folder, sources)]


def test_sound_texts_have_no_faults(folder: Path) -> None:
    add(folder, "en", plural("menu.n", "One card", "{n} cards of {name}"))
    add(folder, "fi", plural("menu.n", "Yksi kortti", "{n} korttia: {name}"))
    pair(folder, "menu.tile", "An impact tile", "Vaikutus\u00adlaatta")
    assert faults(folder) == []


def test_a_message_that_a_language_lacks_is_missing(folder: Path) -> None:
    add(folder, "en", message("menu.new", "New"))
    assert faults(folder) == [(TextFault.MISSING, "fi", "menu.new")]


def test_an_empty_text_is_missing(folder: Path) -> None:
    pair(folder, "menu.new", "New", "")
    assert faults(folder) == [(TextFault.MISSING, "fi", "menu.new")]


def test_a_message_that_english_lacks_is_extra(folder: Path) -> None:
    add(folder, "fi", message("menu.new", "Uusi"))
    assert faults(folder) == [(TextFault.EXTRA, "fi", "menu.new")]


def test_a_language_may_give_other_forms_of_nouns(folder: Path) -> None:
    pair(folder, "menu.name.pike", "pike", "hauki")
    pair(folder, "menu.name.eel", "eel", "ankerias")
    pair(folder, "menu.take", "Take {card}", "Ota {card:object}")
    add(folder, "fi", message("menu.name.pike.object", "hauen"))
    assert faults(folder) == [(TextFault.CASES, "fi", "menu.name.eel")]
    add(folder, "fi", message("menu.name.eel.object", "ankeriaan"))
    assert faults(folder) == []


def test_a_form_that_no_noun_has_is_told(folder: Path) -> None:
    pair(folder, "menu.take", "Take {card}", "Ota {card:object}")
    assert faults(folder) == [(TextFault.CASES, "fi", "menu.take")]


@pytest.mark.parametrize("finnish", ["Kortti", "Kortti {card} {crad}", "Kortti {cArd}", "{kortti}"])
def test_fields_must_be_those_of_english(folder: Path, finnish: str) -> None:
    pair(folder, "menu.field", "Card {card}", finnish)
    found = faults(folder)
    assert found
    assert {(lang, name) for _, lang, name in found} == {("fi", "menu.field")}
    assert {fault for fault, _, _ in found} <= {TextFault.FIELDS, TextFault.SPELLING}


def test_a_field_may_begin_with_a_capital_letter(folder: Path) -> None:
    pair(folder, "menu.field", "Card {card}", "{Card} on kortti")
    assert faults(folder) == []


def test_only_the_form_for_many_needs_every_field(folder: Path) -> None:
    add(folder, "en", plural("menu.n", "{n} card", "{n} cards"))
    add(folder, "fi", plural("menu.n", "yksi kortti", "kortteja"))
    assert faults(folder) == [(TextFault.FIELDS, "fi", "menu.n")]


def test_every_plural_form_must_be_there(folder: Path) -> None:
    add(folder, "en", plural("menu.n", "{n} card", "{n} cards"))
    add(folder, "fi", plural("menu.n", "{n} kortti"))
    assert (TextFault.FORMS, "fi", "menu.n") in faults(folder)


def test_a_counted_message_must_be_counted_everywhere(folder: Path) -> None:
    add(folder, "en", plural("menu.n", "{n} card", "{n} cards"))
    add(folder, "fi", message("menu.n", "{n} korttia"))
    assert faults(folder) == [(TextFault.FORMS, "fi", "menu.n")]


@pytest.mark.parametrize(
    "text",
    [
        " Uusi",
        "Uusi ",
        "Uu  si",
        "Uu \u00a0si",
        "Uu\u200bsi",
        "\u00adUusi",
        "Uusi\u00ad peli",
        "Uusi {x",
    ],
)
def test_odd_characters_are_found(folder: Path, text: str) -> None:
    pair(folder, "menu.new", "New", text)
    assert faults(folder) == [(TextFault.SPELLING, "fi", "menu.new")]


def test_a_space_may_keep_two_words_together(folder: Path) -> None:
    pair(folder, "menu.new", "New game", "Uusi\u00a0peli")
    assert faults(folder) == []


def test_texts_that_are_not_in_the_normal_form_are_told(folder: Path) -> None:
    pair(folder, "menu.new", "New", unicodedata.normalize("NFD", "Ääni"))
    assert (TextFault.SPELLING, "fi", "menu.new") in faults(folder)


def test_a_text_left_in_english_is_found(folder: Path) -> None:
    pair(folder, "menu.new", "New game", "New game")
    assert faults(folder) == [(TextFault.ENGLISH, "fi", "menu.new")]


@pytest.mark.parametrize("name", ["menu.same", "menu.latin.ice"])
def test_some_texts_may_be_the_same_as_in_english(folder: Path, name: str) -> None:
    pair(folder, name, "Glacies", "Glacies")
    assert faults(folder) == []


def test_signs_and_numbers_are_the_same_everywhere(folder: Path) -> None:
    pair(folder, "menu.size", "{width} × {height}", "{width} × {height}")
    assert faults(folder) == []


def test_a_term_must_be_used(folder: Path) -> None:
    pair(folder, "menu.tile", "Six impact tiles", "Kuusi vaikutusta")
    assert faults(folder) == [(TextFault.TERM, "fi", "menu.tile")]


def test_the_name_of_a_field_is_no_term(folder: Path) -> None:
    pair(folder, "menu.tile", "{impact} tiles", "{impact} kpl")
    assert faults(folder) == []


def test_an_exempt_message_may_do_without_the_term(folder: Path) -> None:
    pair(folder, "menu.exempt", "Six impact tiles", "Kuusi")
    assert faults(folder) == []


def test_a_term_of_one_game_counts_in_its_messages_only(folder: Path) -> None:
    pair(folder, "menu.sea", "A fine balance", "Sopusointu")
    pair(folder, "menu.co2-goal", "Your balance", "Summasi")
    assert faults(folder) == [(TextFault.TERM, "fi", "menu.co2-goal")]


def test_a_word_that_must_not_be_used_is_found(folder: Path) -> None:
    pair(folder, "menu.tile", "Tile", "Laatta")
    assert faults(folder) == [(TextFault.TERM, "fi", "menu.tile")]


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        ("english = 'tiles('", "missing )"),
        ("note = 'no English'", "english is missing"),
        ("english = 'tile'\nstems = { fi = 'laatta' }", "fi must have a list of words"),
        ("english = 'tile'\nnever = { fi = ['(laatta'] }", "missing )"),
    ],
)
def test_a_term_that_cannot_be_used_is_told_and_the_others_are_looked_for(
    folder: Path, entry: str, told: str
) -> None:
    terms = folder / "terms.toml"
    terms.write_text(f"[[term]]\n{entry}\n{TERMS.partition(']')[2][1:]}", encoding="utf-8")
    pair(folder, "menu.tile", "Tile", "Laatta")
    broken, found = check_words(folder)
    assert str(broken).startswith("terms.toml: term 1: ")
    assert told in str(broken)
    assert (found.fault, found.message_id) == (TextFault.TERM, "menu.tile")


def test_a_list_of_terms_inside_the_program_uses_no_texts(folder: Path, tmp_path: Path) -> None:
    """In a wheel the texts lie in the folder of the program."""
    (folder / "terms.toml").write_text('same = ["menu.play", "menu.gone"]\n', encoding="utf-8")
    assert faults(folder, tmp_path) == [(TextFault.UNUSED, "en", "menu.play")]


def test_a_text_whose_english_has_changed_is_stale(folder: Path) -> None:
    pair(folder, "menu.new", "New game", "Uusi peli", "#. English: New")
    pair(folder, "menu.old", "Old game", "Vanha peli", "#. English: Old game")
    assert faults(folder) == [(TextFault.STALE, "fi", "menu.new")]


def test_a_line_break_in_the_english_text_does_not_make_it_stale(folder: Path) -> None:
    pair(folder, "menu.code", "Code\\n{code}", "Koodi\\n{code}", "#. English: Code {code}")
    assert faults(folder) == []


def test_a_fuzzy_text_is_stale(folder: Path) -> None:
    pair(folder, "menu.new", "New game", "Uusi peli", "#, fuzzy")
    assert faults(folder) == [(TextFault.STALE, "fi", "menu.new")]


def test_a_message_that_stands_there_twice_is_told(folder: Path) -> None:
    add(folder, "fi", message("menu.play", "Soita, {name}"))
    assert faults(folder) == [(TextFault.TWICE, "fi", "menu.play")]


def test_a_message_in_the_wrong_file_is_told(folder: Path) -> None:
    pair(folder, "table.deck", "Deck", "Pakka")
    assert faults(folder) == [(TextFault.UNUSED, lang, "table.deck") for lang in ("en", "fi")]


def test_a_broken_file_is_told_and_the_rest_is_checked(folder: Path) -> None:
    put(folder, "fi", "pause", "nonsense")
    put(folder, "en", "pause", message("pause.title", "Pause"))
    assert faults(folder) == [
        (TextFault.BROKEN, "fi", ""),
        (TextFault.MISSING, "fi", "pause.title"),
    ]


# -- beside a program ------------------------------------------------------------------------------


def program(folder: Path, source: str) -> Path:
    path = folder.parent / "code" / "scene.py"
    path.parent.mkdir(exist_ok=True)
    path.write_text(source, encoding="utf-8")
    return path.parent


def test_what_a_program_says_must_have_a_text(folder: Path) -> None:
    code = program(folder, 'words("menu.play", name=1)\nwords("menu.new")\n')
    assert faults(folder, code) == [(TextFault.UNKNOWN, "en", "menu.new")]


def test_what_no_program_says_is_unused(folder: Path) -> None:
    pair(folder, "menu.new", "New", "Uusi")
    code = program(folder, 'words("menu.play", name=1)\n')
    assert faults(folder, code) == [(TextFault.UNUSED, "en", "menu.new")]


def test_ids_may_be_made_from_parts(folder: Path) -> None:
    pair(folder, "menu.key.up", "Up", "Ylös")
    code = program(folder, 'words("menu.play", name=1)\nwords(f"menu.key.{key}")\n')
    assert faults(folder, code) == []
    code = program(folder, 'words("menu.play", name=1)\nwords(f"menu.kye.{key}")\n')
    assert {fault for fault, _, _ in faults(folder, code)} == {TextFault.UNKNOWN, TextFault.UNUSED}


def test_a_part_of_an_id_has_no_dots(folder: Path) -> None:
    pair(folder, "menu.key.up", "Up", "Ylös")
    code = program(folder, 'words("menu.play", name=1)\nwords(f"menu.{key}")\n')
    assert faults(folder, code) == [(TextFault.UNUSED, "en", "menu.key.up")]


def test_ids_in_data_files_count(folder: Path) -> None:
    pair(folder, "menu.page", "Page", "Sivu")
    code = program(folder, 'words("menu.play", name=1)\n')
    (code / "pages.toml").write_text('[page]\ntexts = ["menu.page"]\n', encoding="utf-8")
    assert faults(folder, code) == []


def test_names_of_files_and_other_dotted_words_are_no_ids(folder: Path) -> None:
    code = program(folder, 'words("menu.play", name=1)\n"menu.toml", "state.row", "menu.Upper"\n')
    assert faults(folder, code) == []


@pytest.mark.parametrize(
    "call", ['words("menu.play")', 'self.words("menu.play", nme=1)', 'words.count("menu.play", 2)']
)
def test_a_message_said_without_its_values_is_found(folder: Path, call: str) -> None:
    code = program(folder, call + "\n")
    assert faults(folder, code) == [(TextFault.FIELDS, "en", "menu.play")]


def test_values_given_in_bulk_are_trusted(folder: Path) -> None:
    assert faults(folder, program(folder, 'words("menu.play", **values)\n')) == []


def test_a_finding_says_where_and_what() -> None:
    finding = TextFinding(TextFault.MISSING, "fi", "menu.play", "is missing")
    assert str(finding) == "fi/menu.po: menu.play: is missing"
