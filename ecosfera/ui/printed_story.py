"""A page to print about a finished game, as HTML that needs nothing else."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.ui.draw.line_breaking import shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.words import Words

STYLE: Final = """
body { font: 12pt/1.45 "Nunito", "Segoe UI", sans-serif; color: #0b2a33; max-width: 44em;
  margin: 2em auto; padding: 0 1.5em; }
h1 { font-size: 1.9em; line-height: 1.15; margin: 0 0 .2em; color: #0d5c6b; }
h2 { font-size: 1.2em; margin: 1.3em 0 .3em; border-bottom: 2px solid #e2a63b; }
.head { color: #4a6168; margin: 0 0 .8em; }
li { margin: .25em 0; break-inside: avoid; }
.answer { border-bottom: 1px solid #9db4ba; height: 1.9em; }
h2 { break-after: avoid; }
table { border-collapse: collapse; width: 100%; font-size: .78em; line-height: 1.3; }
th, td { border-bottom: 1px solid #9db4ba; padding: .15em .3em; text-align: right;
  vertical-align: bottom; hyphens: auto; }
th:first-child, td:first-child, th:nth-child(2), td:nth-child(2) { text-align: left; }
tr { break-inside: avoid; }
td:first-child, td:nth-child(2) { hyphens: manual; }
tr:last-child, table + p { break-before: avoid; }
.apart { break-before: page; }
@page { margin: 14mm; }
@media print {
  body { max-width: none; margin: 0; padding: 0; }
  td:nth-child(2) { white-space: nowrap; }
}
"""
LINES: Final = 2
"""Number of empty lines under a question, to write on."""


class PrintedChapter(NamedTuple):
    """A heading with lines below it; questions get room for answers."""

    title: str
    lines: Sequence[str] = ()
    questions: bool = False
    figure: str = ""
    """HTML of a chart or table between heading and lines, in which names are escaped already."""


class PrintedTable(NamedTuple):
    """A heading with a table below it."""

    title: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    note: str = ""


def printed_story(
    words: Words,
    title: str,
    about: str,
    head: Sequence[str],
    chapters: Sequence[PrintedChapter | PrintedTable],
) -> str:
    """Return the page; `head` stands above the title, without what is empty."""
    parts = [
        "<!DOCTYPE html>",
        f'<html lang="{_plain(words.lang)}"><head><meta charset="utf-8">',
        f"<title>{_plain(title)}</title><style>{STYLE}</style></head><body>",
        f'<p class="head">{" · ".join(_plain(part) for part in head if part)}</p>',
        f"<h1>{_plain(title)}</h1><p>{_plain(about)}</p>",
    ]
    tables = 0
    for chapter in chapters:
        if isinstance(chapter, PrintedTable):
            apart = ' class="apart"' if tables else ""
            parts.append(f"<h2{apart}>{_plain(chapter.title)}</h2>{_table(chapter)}")
            tables += 1
            continue
        room = '<div class="answer"></div>' * LINES if chapter.questions else ""
        lines = "".join(f"<li>{_plain(line)}{room}</li>" for line in chapter.lines)
        listed = f"<ul>{lines}</ul>" if lines else ""
        parts.append(f"<h2>{_plain(chapter.title)}</h2>{chapter.figure}{listed}")
    return "\n".join([*parts, "</body></html>", ""])


def _table(table: PrintedTable) -> str:
    """Return a table in HTML."""
    heads = "".join(f"<th>{_plain(head)}</th>" for head in table.heads)
    rows = (f"<tr>{''.join(f'<td>{_plain(cell)}</td>' for cell in row)}</tr>" for row in table.rows)
    note = f"<p>{_plain(table.note)}</p>" if table.note else ""
    body = "".join(rows)
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>{note}"


def _plain(text: str) -> str:
    """Return a text in which nothing is taken for markup."""
    return escape(shown(text))
