#!/usr/bin/env python3
"""Try a built program: it checks itself, then plays on in a saved game of each game.

    python build/try_package.py PROGRAM
    sudo python build/try_package.py --user nobody PROGRAM    as a user without rights

The source saves a match in which computer players have all seats, the program opens and plays it
without a display, and the source reads what the program has saved. So each reads the other's files.
The program gets a folder with a space and an å in its name, no variables of Python, and the
locale C. To try it without a network, run the whole in a namespace that has none.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from ecosfera.core.match import Match  # noqa: E402
from ecosfera.core.saves.autosave import save_as  # noqa: E402
from ecosfera.core.saves.library import SaveLibrary  # noqa: E402
from ecosfera.core.saves.problems import SaveError  # noqa: E402
from ecosfera.games import all_games  # noqa: E402
from ecosfera.tabletop.setup import COMPUTERS  # noqa: E402
from ecosfera.ui.settings import Settings, SettingsFile  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.core.saves.file_format import Loaded

MOVES: Final = 5
"""Number of moves that the program plays in each game."""
PATIENCE: Final = 180.0
"""Maximum seconds for them."""
PAUSE: Final = 0.2


class TrialError(Exception):
    """The program does not do what it should; the message says what."""


def main() -> int:
    """Try the program and return 0, or 1 if it fails."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--user", help="the user who plays; needs root")
    parser.add_argument("program", nargs="+", help="the program, with arguments if it needs any")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        home = Path(temporary) / "en elev på ön"
        home.mkdir()
        Path(temporary).chmod(0o755)
        try:
            trial(options.program, home, options.user)
        except TrialError as error:
            sys.stderr.write(f"{error}\n")
            return 1
    return 0


def trial(program: Sequence[str], home: Path, user: str | None = None) -> None:
    """Let the program check itself and play both games. Raise `TrialError` if it fails."""
    _give(home, user)
    command = [*program, "--self-check"]
    checked = subprocess.run(command, env=_environment(home), check=False, **_rights(user))
    if checked.returncode:
        raise TrialError(f"the self-check ends with {checked.returncode}")
    for game_id in all_games.ids():
        moves = play(program, home, game_id, user)
        sys.stdout.write(f"{game_id}: {moves} moves played, saved and read\n")


def play(program: Sequence[str], home: Path, game_id: str, user: str | None = None) -> int:
    """Let the program play on in a match; return how many moves it played and saved."""
    folder = home / game_id
    data = folder / "data"
    saved = _saved_match(folder, game_id)
    SettingsFile(data / "settings.json").save(Settings(language="sv", motion="off"))
    _give(folder, user)
    command = [*program, "--data-dir", str(data), "--open", str(saved)]
    library = SaveLibrary(data / "saves", all_games)
    with subprocess.Popen(command, env=_environment(home), **_rights(user)) as process:
        try:
            return _moves(library, process)
        finally:
            process.terminate()


def _moves(library: SaveLibrary, process: subprocess.Popen[bytes]) -> int:
    """Wait until enough moves are saved, or the match is over; return their number."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        loaded = _newest(library)
        if loaded is not None:
            moves = len(loaded.match.actions)
            if moves >= MOVES or (moves and loaded.match.outcome is not None):
                return moves
        if process.poll() is not None:
            raise TrialError(f"the program has ended with {process.returncode}")
        time.sleep(PAUSE)
    raise TrialError(f"fewer than {MOVES} moves are saved after {PATIENCE:.0f} seconds")


def _newest(library: SaveLibrary) -> Loaded | None:
    """Return the match that the program has saved, or None if there is none yet."""
    for entry in library.entries():
        try:
            loaded = library.load(entry)
        except SaveError as error:
            raise TrialError(f"{entry.file}: {error}") from None
        if loaded.notes:
            raise TrialError(f"{entry.file}: {', '.join(loaded.notes)}")
        return loaded
    return None


def _saved_match(folder: Path, game_id: str) -> Path:
    """Return the file of a new match in which computer players have all seats."""
    game: Any = all_games.game(game_id)
    info = all_games.info(game_id)
    match = Match.new(game, game.config_from_code(info.sample_code))
    characters = [info.teammates[0]] * game.players(match.state)
    library = SaveLibrary(folder, all_games)
    return save_as(library, match, "Åsa", {COMPUTERS: characters})


def _give(folder: Path, user: str | None) -> None:
    """Give a folder with everything in it to the user who plays."""
    if user is not None:
        for path in (folder, *folder.rglob("*")):
            shutil.chown(path, user)


def _rights(user: str | None) -> dict[str, Any]:
    """Return the arguments of `Popen` for a user and no other rights than that user's."""
    if user is None:
        return {}
    import pwd  # noqa: PLC0415 (not on Windows)

    return {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []}


def _environment(home: Path) -> dict[str, str]:
    """Return the variables of the program: those that a system needs, and no display."""
    kept = ("SYSTEMROOT", "TEMP", "TMP", "USERPROFILE", "LOCALAPPDATA", "APPDATA", "PATH")
    system = {name: os.environ[name] for name in kept if name in os.environ}
    own = {"HOME": str(home), "LC_ALL": "C"}
    return {**system, **own, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


if __name__ == "__main__":
    raise SystemExit(main())
