"""Bring the other languages in line with English: `python build/texts.py [xx …]`.

Each `.po` file gets the messages of the English one, in its order and with its comments. New
messages have no text yet. A text whose English has changed since it was translated is marked fuzzy,
and the game shows English until a translator has looked at it. Messages that English no longer has
are dropped. A new language gets a folder of files with the plural forms of English; correct those
in the headers first.
"""

from __future__ import annotations

import sys
from pathlib import Path

import polib  # type: ignore[import-untyped]

LOCALES = Path(__file__).resolve().parent.parent / "locales"
NOTE = "English: "


def main(languages: list[str]) -> None:
    """Rewrite the files of the given languages, or of all languages."""
    for lang in languages or sorted(p.name for p in LOCALES.iterdir() if p.is_dir()):
        if lang == "en":
            continue
        (LOCALES / lang).mkdir(exist_ok=True)
        for path in sorted((LOCALES / "en").glob("*.po")):
            english = polib.pofile(str(path), encoding="utf-8", wrapwidth=0)
            target = LOCALES / lang / path.name
            text = in_line(english, target, lang)
            target.write_text(text, encoding="utf-8", newline="\n")
        print(lang)


def in_line(english: polib.POFile, target: Path, lang: str) -> str:
    """Return the text of a language's file, brought in line with the English one."""
    old = polib.POFile()
    if target.is_file():
        old = polib.pofile(str(target), encoding="utf-8")
    new = polib.POFile(wrapwidth=0)
    new.header = old.header or english.header.replace("English", lang)
    new.metadata = old.metadata or {**english.metadata, "Language": lang, "Language-Team": lang}
    for entry in english:
        new.append(translated(entry, old.find(entry.msgid)))
    return str(new)


def translated(english: polib.POEntry, mine: polib.POEntry | None) -> polib.POEntry:
    """Return an entry with the comments of the English one and the text of the translation."""
    forms = [english.msgstr_plural[i] for i in sorted(english.msgstr_plural)] or [english.msgstr]
    note = NOTE + " / ".join(forms).replace("\n", " ")
    entry = polib.POEntry(
        msgid=english.msgid,
        msgid_plural=english.msgid_plural,
        comment="\n".join(filter(None, [english.comment, note])),
        msgstr_plural=dict.fromkeys(english.msgstr_plural, ""),
    )
    if mine is not None:
        entry.tcomment = mine.tcomment
        entry.flags = mine.flags
        entry.msgstr = mine.msgstr
        entry.msgstr_plural = mine.msgstr_plural or entry.msgstr_plural
        changed = NOTE in mine.comment and note not in mine.comment.splitlines()
        if changed and (mine.msgstr or mine.msgstr_plural) and "fuzzy" not in entry.flags:
            entry.flags.append("fuzzy")
    return entry


if __name__ == "__main__":
    main(sys.argv[1:])
