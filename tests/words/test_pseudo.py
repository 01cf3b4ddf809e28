"""The pseudo-language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosfera.words import Words
from ecosfera.words.pseudo import pseudo_localised
from tests.words.files import message, plural, put

SENTENCE = "You can take two producers, and {player} may restore the habitat of {card}."


def test_a_sentence_gets_40_percent_longer() -> None:
    longer = pseudo_localised(SENTENCE).replace("\u00ad", "")
    assert round(1.35 * len(SENTENCE)) <= len(longer) <= round(1.45 * len(SENTENCE))


@pytest.mark.parametrize("word", ["OK", "Undo", "Settings", "Nahrungsnetz"])
def test_single_words_get_longer_too(word: str) -> None:
    longer = pseudo_localised(word).replace("\u00ad", "")
    assert abs(len(longer) - 1.4 * len(word)) <= 1
    assert longer != word


def test_fields_stay_as_they_are() -> None:
    assert re.findall(r"\{\w+\}", pseudo_localised(SENTENCE)) == ["{player}", "{card}"]


def test_long_words_may_break_at_the_end_of_a_line() -> None:
    assert "\u00ad" in pseudo_localised("Umweltbelastungen")


def test_texts_of_a_catalogue_are_stretched_and_filled_in(tmp_path: Path) -> None:
    body = message("menu.hello", "Hello, {name}!") + plural("menu.cards", "{n} card", "{n} cards")
    put(tmp_path, "en", "menu", body)
    pseudo = Words.load("en", tmp_path).pseudo()
    said = pseudo("menu.hello", name="Anna")
    assert "Anna" in said
    assert "Hello" not in said
    assert pseudo.count("menu.cards", 3).startswith("3 ")


def test_the_words_it_was_made_from_stay_as_they_were(tmp_path: Path) -> None:
    put(tmp_path, "en", "menu", message("menu.play", "Play"))
    words = Words.load("en", tmp_path)
    words.pseudo()
    assert words("menu.play") == "Play"


@given(st.text(max_size=80))
def test_any_text_can_be_stretched(text: str) -> None:
    assert len(pseudo_localised(text)) >= len(text)
