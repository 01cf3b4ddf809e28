"""`ecosfera replay`: a saved game replayed as text or as JSON lines."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ecosfera.core.narration import records, sentences
from ecosfera.core.saves.file_format import Note
from ecosfera.core.saves.library import read_save
from ecosfera.core.saves.problems import SaveError, SaveProblem
from ecosfera.games import all_games
from ecosfera.tools.arguments import Parser

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecosfera.core.saves.file_format import Loaded

PROBLEMS: Final = {
    SaveProblem.MISSING: "there is no such file",
    SaveProblem.UNREADABLE: "the file may not be read: ask for permission, or copy it elsewhere",
    SaveProblem.FOREIGN: "this is not a saved game of Ecosfera Baltica: choose another file",
    SaveProblem.NEWER: "this game was saved by a newer version: install that version to play it",
    SaveProblem.DAMAGED: "the file is damaged: try the one beside it that ends in .bak",
}
NOTES: Final = {
    Note.RULES_CHANGED: "The actions saved do not lead to the position saved: the rules may have "
    "changed since. The game can go on from that position.",
    Note.REPAIRED: "The position saved is damaged; the actions lead to it all the same.",
}


def main(arguments: Sequence[str]) -> int:
    """Print a saved match; return 1 if the file is unusable, else 0."""
    parser = Parser(prog="ecosfera replay", description=__doc__)
    parser.add_argument("file", metavar="FILE", type=Path, help="a saved game")
    parser.add_argument("--json", action="store_true", help="actions and events as JSON lines")
    options = parser.parse_args(arguments)
    return run(options.file, as_json=options.json)


def run(file: Path, *, as_json: bool) -> int:
    """Print a saved match; return 1 if the file is unusable, else 0."""
    try:
        loaded = read_save(file, all_games)
    except SaveError as error:
        sys.stderr.write(f"ecosfera: {file}: {PROBLEMS[error.problem]} ({error.detail})\n")
        return 1
    if as_json:
        # Keep it out of the lines, which are for a program.
        sys.stderr.writelines(f"ecosfera: {file}: {note}\n" for note in _notes(loaded))
    for line in _as_json(loaded) if as_json else _as_text(loaded):
        sys.stdout.write(line + "\n")
    return 0


def _as_json(loaded: Loaded) -> Iterator[str]:
    """Yield a line for each action."""
    yield from map(json.dumps, records(loaded.match))


def _as_text(loaded: Loaded) -> Iterator[str]:
    """Yield lines for human readers."""
    match = loaded.match
    first, *more = match.game.describe_match(match.start)
    yield f"{first} · saved {loaded.about.saved:%Y-%m-%d %H:%M}"
    yield from more
    yield from _notes(loaded)
    yield from sentences(match)


def _notes(loaded: Loaded) -> list[str]:
    """Return remarks on the file."""
    return [NOTES[note] for note in sorted(loaded.notes & NOTES.keys())]
