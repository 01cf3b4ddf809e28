"""What computer players say."""

from __future__ import annotations

import pytest

from ecosfera import paths
from ecosfera.games.co2.text.reason_text import said
from ecosfera.words import Words


@pytest.mark.parametrize("lang", ["en", "de", "sv", "it"])
def test_a_saying_that_begins_with_a_quotation_has_no_doubled_marks(lang: str) -> None:
    words = Words.load(lang, paths.locales())
    quoted = words("carbonreason.card-later", action="A", place="B")
    assert said(words, "Red", quoted) == f"Red: {quoted}"
    assert said(words, "Red", "Yes.") == words("carbonreason.says", player="Red", why="Yes.")
    assert said(words, "Red", "Yes.") != "Red: Yes."
