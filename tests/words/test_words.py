"""`Words`: the sentence for an id, with valid and invalid files."""

from __future__ import annotations

import time
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecosfera.words import Words, languages
from tests.words.files import message, plural, put

POLISH = "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    put(
        tmp_path,
        "en",
        "menu",
        message("menu.play", "Play")
        + message("menu.hello", "Hello, {name}!")
        + message("menu.only-english", "Only English")
        + plural("menu.cards", "{n} card", "{n} cards"),
    )
    put(
        tmp_path,
        "fi",
        "menu",
        message("menu.play", "Pelaa")
        + message("menu.hello", "Hei, {name}!")
        + message("menu.only-english", "")
        + plural("menu.cards", "{n} kortti", "{n} korttia"),
    )
    return tmp_path


def test_a_field_with_a_capital_letter_begins_its_value_with_one(tmp_path: Path) -> None:
    put(tmp_path, "en", "menu", message("menu.got", "{Card} and {other}: {Card}"))
    words = Words.load("en", tmp_path)
    assert words("menu.got", card="ål", other="pike") == "Ål and pike: Ål"
    assert words("menu.got", other="pike") == "{Card} and pike: {Card}"
    assert words("menu.got", card="", other="") == " and : "


def test_the_full_stop_of_an_abbreviation_ends_a_sentence_too(tmp_path: Path) -> None:
    put(tmp_path, "en", "menu", message("menu.got", "{Card}. Take {card}!"))
    words = Words.load("en", tmp_path)
    assert words("menu.got", card="art. X.") == "Art. X. Take art. X.!"
    assert words("menu.got", card="pike") == "Pike. Take pike!"


def test_a_noun_stands_in_the_form_that_a_sentence_asks_for(tmp_path: Path) -> None:
    put(
        tmp_path,
        "en",
        "card",
        message("card.take", "Take {card}.")
        + message("card.pike", "pike")
        + message("card.eel", "eel")
        + plural("card.coin", "coin", "{n} coins"),
    )
    put(tmp_path, "en", "words", message("words.list-last", "{start} and {item}"))
    put(
        tmp_path,
        "fi",
        "card",
        message("card.take", "Ota {card:object}. {Card:object}!")
        + message("card.pike", "hauki")
        + message("card.pike.object", "hauen")
        + message("card.eel", "ankerias")
        + plural("card.coin", "kolikko", "{n} kolikkoa")
        + plural("card.coin.object", "kolikon", "{n} kolikkoa"),
    )
    put(tmp_path, "fi", "words", message("words.list-last", "{start} ja {item}"))
    words = Words.load("fi", tmp_path)
    pike, eel = words.noun("card.pike"), words.noun("card.eel")
    assert pike == "hauki"
    assert words("card.take", card=pike) == "Ota hauen. Hauen!"
    # Without such a form, and for a plain text, it is the basic one.
    assert words("card.take", card=eel) == "Ota ankerias. Ankerias!"
    assert words("card.take", card="Anna") == "Ota Anna. Anna!"
    assert words("card.take") == "Ota {card:object}. {Card:object}!"
    assert (
        words("card.take", card=words.list([pike, eel]))
        == "Ota hauen ja ankerias. Hauen ja ankerias!"
    )
    assert words("card.take", card=words.noun("card.coin", 1)) == "Ota kolikon. Kolikon!"
    assert words("card.take", card=words.noun("card.coin", 3)) == "Ota 3 kolikkoa. 3 kolikkoa!"
    english = Words.load("en", tmp_path)
    assert english("card.take", card=english.noun("card.pike")) == "Take pike."


@pytest.mark.parametrize(
    ("pattern", "written"),
    [
        ("{thousands},{rest}", ["0", "999", "1,000", "5,500", "31,000"]),
        ("{thousands}\u00a0{rest}", ["0", "999", "1000", "5500", "31\u00a0000"]),
    ],
)
def test_thousands_are_set_apart_as_in_the_language(
    tmp_path: Path, pattern: str, written: list[str]
) -> None:
    put(tmp_path, "en", "words", message("words.thousands", pattern))
    numbers = [0, 999, 1000, 5500, 31_000]
    words = Words.load("en", tmp_path)
    assert [words.number(n) for n in numbers] == written


def test_a_message_is_said_in_the_language(folder: Path) -> None:
    assert Words.load("fi", folder)("menu.play") == "Pelaa"


def test_values_stand_in_their_fields(folder: Path) -> None:
    assert Words.load("fi", folder)("menu.hello", name="Anna") == "Hei, Anna!"


def test_values_are_not_read_as_fields_again(folder: Path) -> None:
    assert Words.load("en", folder)("menu.hello", name="{name}") == "Hello, {name}!"


def test_values_too_many_do_no_harm(folder: Path) -> None:
    assert Words.load("en", folder)("menu.play", name="Anna") == "Play"


def test_a_value_may_be_named_like_a_parameter(folder: Path) -> None:
    put(folder, "en", "odd", message("odd.self", "{self} {n} {message_id}"))
    assert Words.load("en", folder)("odd.self", self=1, n=2, message_id=3) == "1 2 3"


def test_a_field_without_a_value_stays_as_it_is_written(folder: Path) -> None:
    assert Words.load("en", folder)("menu.hello") == "Hello, {name}!"


@pytest.mark.parametrize("text", ["{", "}", "{}", "{0}", "{name!r}", "{name.real}", "{name:>9}"])
def test_odd_braces_of_a_translator_do_no_harm(folder: Path, text: str) -> None:
    put(folder, "fi", "menu", message("menu.hello", text))
    assert Words.load("fi", folder)("menu.hello", name="Anna") == text


@pytest.mark.parametrize(
    ("n", "said"), [(0, "0 korttia"), (1, "1 kortti"), (2, "2 korttia"), (21, "21 korttia")]
)
def test_a_number_picks_the_plural_form(folder: Path, n: int, said: str) -> None:
    assert Words.load("fi", folder).count("menu.cards", n) == said


@pytest.mark.parametrize(
    ("n", "said"),
    [(1, "1 karta"), (3, "3 karty"), (5, "5 kart"), (22, "22 karty"), (112, "112 kart")],
)
def test_plural_forms_are_those_of_the_header(folder: Path, n: int, said: str) -> None:
    body = plural("menu.cards", "{n} karta", "{n} karty", "{n} kart")
    put(folder, "pl", "menu", body, plural_forms=POLISH)
    assert Words.load("pl", folder).count("menu.cards", n) == said


def test_a_plural_message_said_without_a_number_is_its_singular(folder: Path) -> None:
    assert Words.load("fi", folder)("menu.cards", n=1) == "1 kortti"


def test_a_plain_message_can_be_counted(folder: Path) -> None:
    put(folder, "fi", "menu", message("menu.cards", "kortit: {n}"))
    assert Words.load("fi", folder).count("menu.cards", 3) == "kortit: 3"


def test_what_a_language_lacks_is_said_in_english(folder: Path) -> None:
    words = Words.load("fi", folder)
    assert words("menu.only-english") == "Only English"
    put(folder, "en", "new", plural("new.things", "a thing", "{n} things"))
    assert words.count("new.things", 2) == "2 things"


def test_a_fuzzy_text_is_not_said(folder: Path) -> None:
    put(folder, "fi", "menu", message("menu.play", "Soita", "#, fuzzy"))
    assert Words.load("fi", folder)("menu.play") == "Play"


def test_what_english_lacks_is_said_as_its_id(folder: Path) -> None:
    words = Words.load("fi", folder)
    assert words("menu.nothing") == "menu.nothing"
    assert words.count("nowhere.nothing", 2) == "nowhere.nothing"
    assert words.problems == []


def test_has_tells_whether_there_is_a_text(folder: Path) -> None:
    words = Words.load("fi", folder)
    assert words.has("menu.only-english")
    assert words.has("menu.cards")
    assert not words.has("menu.nothing")


def test_texts_come_in_the_normal_form(folder: Path) -> None:
    put(folder, "fi", "menu", message("menu.play", unicodedata.normalize("NFD", "Päätä")))
    assert Words.load("fi", folder)("menu.play") == unicodedata.normalize("NFC", "Päätä")


def test_soft_hyphens_are_kept(folder: Path) -> None:
    put(folder, "fi", "menu", message("menu.play", "Meri\u00adkotka"))
    assert Words.load("fi", folder)("menu.play") == "Meri\u00adkotka"


def test_a_byte_order_mark_does_no_harm(folder: Path) -> None:
    path = put(folder, "fi", "menu", message("menu.play", "Pelaa"))
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    words = Words.load("fi", folder)
    assert words("menu.play") == "Pelaa"
    assert words.problems == []


def test_lines_of_windows_do_no_harm(folder: Path) -> None:
    path = put(folder, "fi", "menu", message("menu.play", "Pelaa"))
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert Words.load("fi", folder)("menu.play") == "Pelaa"


def test_an_unknown_language_is_english_and_says_so(folder: Path) -> None:
    words = Words.load("xx", folder)
    assert words("menu.play") == "Play"
    assert len(words.problems) == 1
    assert "xx" in words.problems[0]


# -- broken files ----------------------------------------------------------------------------------


def test_a_broken_file_is_told_once_with_its_line_and_said_in_english(folder: Path) -> None:
    path = put(folder, "fi", "menu", 'msgid "menu.play"\nmsgstr "Pe"laa"\n')
    words = Words.load("fi", folder)
    assert words("menu.play") == "Play"
    assert words("menu.hello", name="Anna") == "Hello, Anna!"
    assert len(words.problems) == 1
    assert str(path) in words.problems[0]
    assert "line 8" in words.problems[0]


def test_the_other_files_of_the_language_are_read_all_the_same(folder: Path) -> None:
    put(folder, "fi", "menu", "nonsense")
    put(folder, "fi", "pause", message("pause.title", "Tauko"))
    words = Words.load("fi", folder)
    words.read_all()
    assert words("pause.title") == "Tauko"
    assert len(words.problems) == 1


def test_a_file_that_is_not_utf_8_is_told(folder: Path) -> None:
    path = put(folder, "fi", "menu", message("menu.play", "Päätä"))
    path.write_bytes(path.read_text(encoding="utf-8").encode("latin-1"))
    words = Words.load("fi", folder)
    assert words("menu.play") == "Play"
    assert "UTF-8" in words.problems[0]


def test_a_folder_in_the_place_of_a_file_is_no_file(folder: Path) -> None:
    (folder / "fi" / "menu.po").unlink()
    (folder / "fi" / "menu.po").mkdir()
    words = Words.load("fi", folder)
    words.read_all()
    assert words("menu.play") == "Play"


@pytest.mark.parametrize(
    "plural_forms",
    ["nonsense", "nplurals=2", "nplurals=2; plural=n %", "nplurals=2; plural=__import__('os')"],
)
def test_a_damaged_plural_line_is_told(folder: Path, plural_forms: str) -> None:
    put(folder, "fi", "menu", message("menu.play", "Pelaa"), plural_forms=plural_forms)
    words = Words.load("fi", folder)
    assert words("menu.play") == "Play"
    assert words.count("menu.cards", 2) == "2 cards"
    assert "header" in words.problems[0]


def test_a_plural_line_that_fails_for_one_number_is_survived(folder: Path) -> None:
    body = plural("menu.cards", "{n} kortti", "{n} korttia")
    put(folder, "fi", "menu", body, plural_forms="nplurals=2; plural=(1 / (n - 3) != 0);")
    words = Words.load("fi", folder)
    assert words.count("menu.cards", 3) == "3 korttia"
    assert words.count("menu.cards", 4) == "4 korttia"


def test_a_header_without_a_character_set_does_no_harm(folder: Path) -> None:
    put(folder, "fi", "menu", message("menu.play", "Päätä"), header='msgid ""\nmsgstr "X: y\\n"\n')
    assert Words.load("fi", folder)("menu.play") == "Päätä"


@settings(max_examples=150, deadline=None)
@given(data=st.binary(max_size=300), prefix=st.booleans())
def test_any_bytes_are_survived(
    tmp_path_factory: pytest.TempPathFactory, data: bytes, prefix: bool
) -> None:
    folder = tmp_path_factory.mktemp("bytes", numbered=True)
    path = put(folder, "fi", "menu", "")
    path.write_bytes((path.read_bytes() if prefix else b"") + data)
    words = Words.load("fi", folder)
    assert words("menu.play") == "menu.play"
    words.count("menu.cards", 7)
    words.read_all()


PIECES = ['msgid "menu.play"', "msgid_plural", 'msgstr "', 'msgstr[0] "a"', "msgstr[x]", "msgstr"]
PIECES += ["#~ ", "#~|", "#| x", "#:", "#, fuzzy", '"', '"\\x"', "msgctxt", "{n}"]
PIECES += ["\\", "\x85", "\u2028", "\0"]


@settings(max_examples=150, deadline=None)
@given(
    pieces=st.lists(st.tuples(st.sampled_from(PIECES), st.sampled_from(["\n", " "])), max_size=25)
)
def test_any_nonsense_in_the_manner_of_a_catalogue_is_survived(
    tmp_path_factory: pytest.TempPathFactory, pieces: list[tuple[str, str]]
) -> None:
    folder = tmp_path_factory.mktemp("pieces", numbered=True)
    put(folder, "fi", "menu", "".join(a + b for a, b in pieces))
    words = Words.load("fi", folder)
    assert isinstance(words("menu.play"), str)
    assert isinstance(words.count("menu.play", 2), str)


# -- lists, languages ------------------------------------------------------------------------------


LISTS = (
    message("words.list-comma", "{start}, {item}")
    + message("words.list-last", "{start} and {item}")
    + message("words.either-comma", "{start}, {item}")
    + message("words.either-last", "{start} or {item}")
)


@pytest.mark.parametrize(
    ("items", "said"),
    [
        ([], ""),
        (["ice"], "ice"),
        (["ice", "mud"], "ice and mud"),
        (["ice", "mud", "rock", "coast"], "ice, mud, rock and coast"),
    ],
)
def test_a_list_is_said_as_the_language_has_it(tmp_path: Path, items: list[str], said: str) -> None:
    put(tmp_path, "en", "words", LISTS)
    assert Words.load("en", tmp_path).list(items) == said


def test_a_list_of_choices(tmp_path: Path) -> None:
    put(tmp_path, "en", "words", LISTS)
    words = Words.load("en", tmp_path)
    assert words.list(["coast", "mud", "rock"], either=True) == "coast, mud or rock"


def test_a_folder_with_catalogues_is_a_language_and_english_comes_first(folder: Path) -> None:
    put(folder, "de", "menu", message("menu.play", "Spielen"))
    (folder / "empty").mkdir()
    (folder / "terms.toml").write_text("")
    assert languages(folder) == ["en", "de", "fi"]


# -- files that would keep the program from starting -----------------------------------------------


@pytest.mark.parametrize("expression", ["n/0", "n%0", "1/(n-1)"])
def test_plural_forms_that_cannot_be_computed_fall_back_to_english(
    folder: Path, expression: str
) -> None:
    body = plural("menu.cards", "{n} kortti", "{n} korttia") + message("menu.play", "Pelaa")
    put(folder, "fi", "menu", body, plural_forms=f"nplurals=2; plural={expression};")
    words = Words.load("fi", folder)
    assert words("menu.cards", n=1) == "1 card"
    assert words.count("menu.cards", 1) == "1 card"
    assert words("menu.play") == "Pelaa"
    assert not words.has("menu.nothing")
    assert words.has("menu.cards")


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("menu.play", "x" * 81, "a word of more than 80 letters"),
        ("menu.play", "x " * 1001, "more than 2000 letters"),
        ("words.language", "long name " * 5, "more than 40 letters"),
    ],
)
@pytest.mark.parametrize("several", [False, True])
def test_texts_that_no_screen_can_hold_are_told_and_english_is_used(
    folder: Path, name: str, text: str, told: str, several: bool
) -> None:
    body = plural(name, "x", text) if several else message(name, text)
    path = put(folder, "fi", "menu", body)
    words = Words.load("fi", folder)
    assert words("menu.play") == "Play"
    (problem,) = words.problems
    assert problem.startswith(f"{path}, line ")
    assert told in problem


@pytest.mark.parametrize("place", ["text", "form", "id", "note"])
def test_accents_in_a_row_do_not_keep_the_program_busy(folder: Path, place: str) -> None:
    accents = "a" + "\u0301\u0323" * 100_000
    bodies = {
        "text": message("menu.play", accents),
        "form": plural("menu.cards", "one", accents),
        "id": message(f"menu.{accents}", "text"),
        "note": message("menu.play", "Pelaa", f"#. {accents}"),
    }
    put(folder, "fi", "menu", bodies[place])
    start = time.process_time()
    Words.load("fi", folder)("menu.play")
    assert time.process_time() - start < 5.0


def test_files_that_are_none_are_told(folder: Path) -> None:
    path = folder / "fi" / "menu.po"
    path.write_bytes(b"#" * (1 << 20) + b"#")
    words = Words.load("fi", folder)
    assert words("menu.play") == "Play"
    assert words.problems == [f"{path}: it is far too large."]
