"""A page to print about a finished game, as HTML that needs nothing else."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from ecosfera.ui.draw.line_breaking import shown

if TYPE_CHECKING:
    from ecosfera.games.baltica.screens.end.story_text import StoryText

STYLE: Final = """
body { font: 12pt/1.45 "Nunito", "Segoe UI", sans-serif; color: #0b2a33; max-width: 44em;
  margin: 2em auto; padding: 0 1.5em; }
h1 { font-size: 1.9em; line-height: 1.15; margin: 0 0 .2em; color: #0d5c6b; }
h2 { font-size: 1.2em; margin: 1.3em 0 .3em; border-bottom: 2px solid #e2a63b; }
.head { color: #4a6168; margin: 0 0 .8em; }
li { margin: .25em 0; break-inside: avoid; }
.answer { border-bottom: 1px solid #9db4ba; height: 1.9em; }
h2 { break-after: avoid; }
@page { margin: 18mm; }
"""
LINES: Final = 2
"""Number of empty lines under a question, to write on."""


def story_page(
    text: StoryText, title: str, about: str, code: str | None, group: str, date: str
) -> str:
    """Return the page; `group` is the name of the class or group, and may be empty."""
    words = text.words
    head = [group, date]
    if code:
        head.append(words("end.code", code=code).replace("\n", " "))
    parts = [
        "<!DOCTYPE html>",
        f'<html lang="{_plain(words.lang)}"><head><meta charset="utf-8">',
        f"<title>{_plain(title)}</title><style>{STYLE}</style></head><body>",
        f'<p class="head">{" · ".join(_plain(part) for part in head if part)}</p>',
        f"<h1>{_plain(title)}</h1><p>{_plain(about)}</p>",
    ]
    for number, chapter in enumerate(text.chapters()):
        # The first chapter has the questions.
        room = '<div class="answer"></div>' * LINES if number == 0 else ""
        lines = "".join(f"<li>{_plain(line)}{room}</li>" for line in chapter.lines)
        parts.append(f"<h2>{_plain(chapter.title)}</h2><ul>{lines}</ul>")
    return "\n".join([*parts, "</body></html>", ""])


def _plain(text: str) -> str:
    """Return a text in which nothing is taken for markup."""
    return escape(shown(text))
