"""A page to print about a finished game, as HTML that needs nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.ui.printed_story import PrintedChapter, printed_story

if TYPE_CHECKING:
    from ecosfera.games.baltica.screens.end.story_text import StoryText


def story_page(
    text: StoryText, title: str, about: str, code: str | None, group: str, date: str
) -> str:
    """Return the page; `group` is the name of the class or group, and may be empty."""
    words = text.words
    told = words("end.code", code=code).replace("\n", " ") if code else ""
    # The first chapter has the questions.
    chapters = [
        PrintedChapter(chapter.title, chapter.lines, questions=number == 0)
        for number, chapter in enumerate(text.chapters())
    ]
    return printed_story(words, title, about, (group, date, told), chapters)
