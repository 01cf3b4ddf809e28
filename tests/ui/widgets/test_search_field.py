"""What a search looks for, and what fits it."""

from __future__ import annotations

import pytest

from ecosfera.ui.widgets.search_field import has_words, plain


@pytest.mark.parametrize(
    ("text", "query", "fits"),
    [
        ("Grey seal, a mammal", "SEAL grey", True),
        ("Grey seal, a mammal", "seal pup", False),
        ("Meri\xadajokas", "meriajokas", True),
        ("Gråsäl", "grasal", True),
        ("Straße", "strasse", True),
        ("anything", "  ", True),
    ],
)
def test_a_text_fits_when_it_has_all_words_without_accents_and_hyphens(
    text: str, query: str, fits: bool
) -> None:
    assert has_words(text, query) is fits


def test_letters_that_only_look_alike_stay_apart() -> None:
    assert plain("Ørred") != plain("Orred")
