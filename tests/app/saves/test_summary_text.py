"""How saved matches are told in words."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from ecosfera.app.saves.saved_games import moment
from ecosfera.ui.testing.offscreen import load_words


@pytest.mark.parametrize(
    ("language", "date"),
    [("en", "9/5/2026, 07:05"), ("fi", "9.5.2026 klo 7.05"), ("lt", "2026-05-09 07:05")],
)
def test_a_date_is_written_as_the_language_does(language: str, date: str) -> None:
    assert moment(load_words(language), datetime(2026, 5, 9, 7, 5, tzinfo=UTC)) == date
