"""Bring the other languages in line with English, or begin a new one.

Each `.po` file gets the messages of the English one, in its order and with its comments. New
messages have no text yet. A text whose English has changed since it was translated is marked fuzzy,
and the game shows English until a translator has looked at it. Messages that English no longer has
are dropped, except other forms of nouns that it has. All files of a language have the plural forms
of its `words.po`.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

import polib  # type: ignore[import-untyped]

LOCALES = Path(__file__).resolve().parent.parent / "locales"
NOTE = "English: "
STRETCHED = "xx"
"""The code with which `ecosfera shots` makes English longer, so no language can have it."""
TWO_FORMS = "nplurals=2; plural=(n != 1);"
EAST_SLAVIC = (
    "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : "
    "n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);"
)
KNOWN = {
    "da": ("Danish", TWO_FORMS),
    "es": ("Spanish", TWO_FORMS),
    "et": ("Estonian", TWO_FORMS),
    "fr": ("French", "nplurals=2; plural=(n > 1);"),
    "it": ("Italian", TWO_FORMS),
    "lt": (
        "Lithuanian",
        (
            "nplurals=3; plural=(n%10==1 && (n%100<11 || n%100>19) ? 0 : "
            "n%10>=2 && n%10<=9 && (n%100<11 || n%100>19) ? 1 : 2);"
        ),
    ),
    "lv": ("Latvian", "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);"),
    "nb": ("Norwegian", TWO_FORMS),
    "nl": ("Dutch", TWO_FORMS),
    "pl": (
        "Polish",
        "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
    ),
    "ru": ("Russian", EAST_SLAVIC),
    "uk": ("Ukrainian", EAST_SLAVIC),
}
"""English name and plural forms of languages that may come next."""


class TextsError(Exception):
    """The tool cannot go on; the message says what to do."""


def main(arguments: list[str]) -> int:
    """Rewrite the files of the given languages, or of all languages. Return the exit status."""
    parser = argparse.ArgumentParser(prog="build/texts.py", description=__doc__)
    parser.add_argument(
        "languages",
        metavar="CODE",
        nargs="*",
        type=code,
        help="a language such as et; a new one is begun. Without a code: all there are",
    )
    parser.add_argument(
        "--plural-forms",
        metavar="RULE",
        help=f"for a new language: its Plural-Forms, such as '{TWO_FORMS}'",
    )
    options = parser.parse_args(arguments)
    existing = sorted({path.parent.name for path in LOCALES.glob("*/*.po")})
    try:
        for lang in options.languages or [lang for lang in existing if lang != "en"]:
            changed = bring_in_line(LOCALES, lang, options.plural_forms)
            sys.stdout.write(f"{lang}: {changed or 'no'} files changed\n")
    except (TextsError, OSError) as error:
        sys.stderr.write(f"build/texts.py: {error}\n")
        return 1
    return 0


def code(text: str) -> str:
    """Return a language code; raise `ArgumentTypeError` for anything else."""
    if not re.fullmatch(r"[a-z]{2,3}(_[A-Z]{2})?", text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a language code such as et or pt_BR")
    if text == STRETCHED:
        raise argparse.ArgumentTypeError(f"{text!r} is English made longer, for 'ecosfera shots'")
    if text == "en":
        raise argparse.ArgumentTypeError("English is what the others are compared with; edit it")
    return text


def bring_in_line(locales: Path, lang: str, plural_forms: str | None = None) -> int:
    """Write the files of a language that differ from what they should be; return their number."""
    forms = plural_forms or declared_forms(locales / lang / "words.po")
    forms = forms or KNOWN.get(lang, ("", ""))[1]
    if not re.match(r"nplurals=[1-6]; *plural=", forms):
        raise TextsError(
            f"the plural forms of {lang} are not known; give them: --plural-forms '{TWO_FORMS}'"
        )
    changed = 0
    for path in sorted((locales / "en").glob("*.po")):
        english = polib.pofile(str(path), encoding="utf-8", wrapwidth=0)
        target = locales / lang / path.name
        text = in_line(english, target, lang, forms)
        if not target.is_file() or target.read_text("utf-8") != text:
            target.parent.mkdir(exist_ok=True)
            target.write_text(text, encoding="utf-8", newline="\n")
            changed += 1
    return changed


def declared_forms(path: Path) -> str:
    """Return the plural forms in the head of a file, or an empty text."""
    if not path.is_file():
        return ""
    return str(polib.pofile(str(path), encoding="utf-8").metadata.get("Plural-Forms", ""))


def in_line(english: polib.POFile, target: Path, lang: str, plural_forms: str) -> str:
    """Return the text of a language's file, brought in line with the English one."""
    old = polib.POFile()
    if target.is_file():
        old = polib.pofile(str(target), encoding="utf-8")
    name = KNOWN.get(lang, (lang, ""))[0]
    new = polib.POFile(wrapwidth=0)
    new.header = old.header or english.header.replace("English", name, 1)
    new.metadata = old.metadata or {**english.metadata, "Language": lang, "Language-Team": name}
    new.metadata["Plural-Forms"] = plural_forms
    number = int(plural_forms.removeprefix("nplurals=")[0])
    cases: dict[str, list[polib.POEntry]] = {}
    for entry in old:
        cases.setdefault(entry.msgid.rpartition(".")[0], []).append(entry)
    ids = {entry.msgid for entry in english}
    for entry in english:
        new.append(translated(entry, old.find(entry.msgid), number))
        for other in cases.get(entry.msgid, []):
            if other.msgid not in ids:
                new.append(other)
    return str(new)


def translated(english: polib.POEntry, mine: polib.POEntry | None, number: int) -> polib.POEntry:
    """Return an entry with the comments of the English one and the text of the translation.

    `number` is how many plural forms the language has.
    """
    forms = [english.msgstr_plural[i] for i in sorted(english.msgstr_plural)] or [english.msgstr]
    note = NOTE + " / ".join(forms).replace("\n", " ")
    entry = polib.POEntry(
        msgid=english.msgid,
        msgid_plural=english.msgid_plural,
        comment="\n".join(filter(None, [english.comment, note])),
        msgstr_plural=dict.fromkeys(range(number), "") if english.msgid_plural else {},
    )
    if mine is not None:
        entry.tcomment = mine.tcomment
        entry.flags = mine.flags
        entry.msgstr = mine.msgstr
        for index in entry.msgstr_plural:
            entry.msgstr_plural[index] = mine.msgstr_plural.get(index, "")
        changed = NOTE in mine.comment and note not in mine.comment.splitlines()
        has_text = bool(mine.msgstr) or any(mine.msgstr_plural.values())
        if changed and has_text and "fuzzy" not in entry.flags:
            entry.flags.append("fuzzy")
    return entry


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
