"""Small `.po` files for the tests."""

from __future__ import annotations

from pathlib import Path

HEADER = """\
msgid ""
msgstr ""
"Language: {lang}\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: {plural_forms}\\n"
"""
TWO_FORMS = "nplurals=2; plural=(n != 1);"


def put(
    folder: Path,
    lang: str,
    area: str,
    body: str,
    *,
    plural_forms: str = TWO_FORMS,
    header: str = "",
) -> Path:
    """Write `<folder>/<lang>/<area>.po` with a valid header unless another is given."""
    path = folder / lang / f"{area}.po"
    path.parent.mkdir(parents=True, exist_ok=True)
    start = header or HEADER.format(lang=lang, plural_forms=plural_forms)
    path.write_text(f"{start}\n{body}\n", encoding="utf-8", newline="\n")
    return path


def message(name: str, text: str, note: str = "") -> str:
    """One entry."""
    return f'{note}\nmsgid "{name}"\nmsgstr "{text}"\n'


def plural(name: str, *forms: str) -> str:
    """One entry with plural forms."""
    lines = [f'msgid "{name}"', f'msgid_plural "{name}"']
    lines += [f'msgstr[{index}] "{form}"' for index, form in enumerate(forms)]
    return "\n".join(lines) + "\n"
