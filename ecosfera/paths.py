"""The one place that knows where files are: in a checkout, a wheel, a frozen build, or portable."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
PORTABLE_MARK = "portable.txt"
"""A file of this name beside the program keeps everything in one folder beside it."""
PORTABLE_FOLDER = "ecosfera-data"
NOWHERE = Path(os.devnull).absolute() / "ecosfera"
"""For users without a home folder: nothing can be written there, and the game says so."""


@dataclass(frozen=True, slots=True)
class UserFolders:
    """Where settings, saves and logs of this user belong. Nothing is created by asking."""

    config: Path
    data: Path
    log: Path

    @property
    def settings_file(self) -> Path:
        """The settings of this user."""
        return self.config / "settings.json"

    @property
    def saves(self) -> Path:
        """The folder of saved games."""
        return self.data / "saves"

    @property
    def statistics_file(self) -> Path:
        """Games played and won, a line of JSON for each."""
        return self.data / "statistics.jsonl"

    @property
    def log_file(self) -> Path:
        """What a developer wants to know after a crash."""
        return self.log / "ecosfera.log"


def assets() -> Path:
    """The folder of card data, pictures, fonts and sounds."""
    return _resources() / "assets"


def locales() -> Path:
    """The folder with one folder of `.po` files per language."""
    return _resources() / "locales"


def licences() -> list[Path]:
    """The licences of everything shipped, in the order of their names.

    A built program has a folder of them beside it. A checkout and a wheel ship nothing of others
    but fonts: there they are the game's own and those of the fonts.
    """
    folders = [program_folder() / "licences", _resources() / "LICENSES", assets() / "fonts"]
    found = [sorted(folder.glob("*.txt")) for folder in folders]
    return found[0] or [*found[1], *found[2]]


def _resources() -> Path:
    """The folder that holds `assets` and `locales`.

    A wheel has them inside the package; a checkout and a frozen build beside it.
    """
    return PACKAGE if (PACKAGE / "assets").is_dir() else PACKAGE.parent


def program_folder() -> Path:
    """The folder a player sees the program in: of the executable, or of the checkout."""
    if not getattr(sys, "frozen", False):
        return PACKAGE.parent
    folder = Path(sys.executable).resolve().parent
    for parent in folder.parents:
        # On macOS the executable lies inside Ecosfera.app; beside the program is beside that.
        if parent.suffix == ".app":
            return parent.parent
    return folder


def classroom_file() -> Path:
    """The presets of a classroom: beside the program, where there are any."""
    return program_folder() / "classroom.toml"


def user_folders(data_dir: Path | None = None) -> UserFolders:
    """The folders for this user's files.

    `data_dir` (`--data-dir`) or a `portable.txt` beside the program keeps all of them in one
    folder; otherwise they are where the system wants them.
    """
    if data_dir is None and (program_folder() / PORTABLE_MARK).is_file():
        data_dir = program_folder() / PORTABLE_FOLDER
    if data_dir is not None:
        folder = data_dir.expanduser().absolute()
        return UserFolders(config=folder, data=folder, log=folder)
    # Imported here: the engine keeps no files and should not wait for this.
    from platformdirs import PlatformDirs  # noqa: PLC0415

    dirs = PlatformDirs("ecosfera", appauthor=False)
    try:
        folders = dirs.user_config_path, dirs.user_data_path, dirs.user_log_path
    except RuntimeError:
        folders = (NOWHERE, NOWHERE, NOWHERE)
    if not all(folder.is_absolute() for folder in folders):
        # never wherever the program happened to be started
        folders = (NOWHERE, NOWHERE, NOWHERE)
    config, data, log = folders
    return UserFolders(config=config, data=data, log=log)


def exchange_folders() -> list[Path]:
    """Where people put files they get or give away: those of these folders that are there."""
    from platformdirs import PlatformDirs  # noqa: PLC0415

    found: list[Path] = []
    try:
        known = PlatformDirs()
        found += [known.user_downloads_path, known.user_documents_path, known.user_desktop_path]
        found.append(Path.home())
        for sticks in (Path("/media"), Path("/run/media")):
            found += sorted((sticks / Path.home().name).glob("*"))
    except (OSError, RuntimeError):
        # nobody's home: whoever has a file can still type where it is
        pass
    return [folder for folder in dict.fromkeys(found) if _there(folder)]


def _there(folder: Path) -> bool:
    try:
        return folder.is_dir()
    except OSError:
        return False
