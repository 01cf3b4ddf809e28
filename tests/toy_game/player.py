"""A program that plays and saves until it is killed, and prints what is safely on disk."""

from __future__ import annotations

import sys
from pathlib import Path

from ecosfera.core.match import Match
from ecosfera.core.saves.autosave import Autosaver
from ecosfera.core.saves.library import SaveLibrary
from tests.toy_game.barter import BARTER, GAMES, Action, Config


def main() -> None:
    match = Match.new(BARTER, Config(goal=50, seed="killed"))
    saver = Autosaver(SaveLibrary(Path(sys.argv[1]), GAMES), match)
    while match.outcome is None:
        match.act(Action("roll"))
        if len(match.actions) > 2:
            match.undo()
        saver.flush()
        sys.stdout.write(f"{len(match.actions)} {match.state.points}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
