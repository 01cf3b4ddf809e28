"""Make printable HTML pages for teachers from Markdown."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING, Final

from markdown_it import MarkdownIt

if TYPE_CHECKING:
    from pathlib import Path

STYLE: Final = """
@page { size: A4; margin: 16mm 18mm; }
body { font: 11.5pt/1.42 "Nunito", "Segoe UI", "Helvetica Neue", sans-serif; color: #14303c;
       max-width: 175mm; margin: 2rem auto; padding: 0 1rem; }
@media print { body { margin: 0; padding: 0; max-width: none; font-size: 10.5pt; } }
h1 { font-size: 22pt; line-height: 1.1; margin: 0 0 .4em; color: #0b4a5c; }
h2 { font-size: 14pt; margin: 1.1em 0 .3em; color: #0b4a5c; break-after: avoid; }
p, ul, ol, table, pre { margin: .35em 0 .6em; }
li { margin: .15em 0; }
table { border-collapse: collapse; width: 100%; break-inside: avoid; }
th, td { border-bottom: 1px solid #9cb7bf; padding: .25em .6em .25em 0; text-align: left;
         vertical-align: top; }
code, pre { font-family: "Consolas", "DejaVu Sans Mono", monospace; font-size: .9em; }
pre { background: #eef4f5; padding: .6em .8em; break-inside: avoid; white-space: pre-wrap; }
""".strip()


def make(source: Path, target: Path) -> list[Path]:
    """Write an HTML page beside a copy of each Markdown file, by language. Return the pages."""
    pages = []
    for file in sorted(source.glob("*/*.md")):
        folder = target / file.parent.name
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, folder / file.name)
        page = folder / f"{file.stem}.html"
        page.write_text(html(file.read_text("utf-8"), file.parent.name), "utf-8")
        pages.append(page)
    return pages


def html(text: str, language: str) -> str:
    """Return a complete page; its title is the first heading."""
    body = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    heading = re.search(r"<h1>(.*?)</h1>", body)
    title = re.sub(r"<[^>]+>", "", heading[1]) if heading else "Ecosfera"
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{title}</title>\n<style>\n{STYLE}\n</style>\n</head>\n<body>\n"
        f"{body}</body>\n</html>\n"
    )
