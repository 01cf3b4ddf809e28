"""The places of files: in a checkout, a wheel, a frozen build, or a portable installation.

No other module computes these paths.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from platformdirs import PlatformDirs

PACKAGE = Path(__file__).resolve().parent
PORTABLE_MARK = "portable.txt"
"""If a file of this name lies beside the program, all user data stays in one folder beside it."""
PORTABLE_FOLDER = "ecosfera-data"
NOWHERE = Path(os.devnull).absolute() / "ecosfera"
"""Used for users without a home folder. Nothing can be written there, and the game says so."""


class UserFolders(NamedTuple):
    """The folders for this user's settings, saves and logs; they may not exist yet."""

    config: Path
    data: Path
    log: Path

    @property
    def settings_file(self) -> Path:
        """Return the path of the settings file."""
        return self.config / "settings.json"

    @property
    def saves(self) -> Path:
        """Return the folder of saved games."""
        return self.data / "saves"

    @property
    def statistics_file(self) -> Path:
        """Return the path of the statistics: one line of JSON for each finished game."""
        return self.data / "statistics.jsonl"

    @property
    def log_file(self) -> Path:
        """Return the path of the log file."""
        return self.log / "ecosfera.log"


def assets() -> Path:
    """Return the folder of card data, pictures, fonts and sounds."""
    return _resources() / "assets"


def art(game_id: str = "") -> list[Path]:
    """Return the folders with pictures: those of a game first, then those of the program."""
    own = [assets() / game_id / "art"] if game_id else []
    return [*own, assets() / "art"]


def locales() -> Path:
    """Return the folder that holds one folder of `.po` files for each language."""
    return _resources() / "locales"


def changelog() -> Path:
    """Return the file of the changelog."""
    return _resources() / "CHANGELOG.md"


def licences() -> list[Path]:
    """Return the licence texts of everything shipped, sorted by name.

    A built program has a folder of them beside it. A checkout or wheel ships nothing of others but
    fonts, so there the list holds the game's own licences and those of the fonts.
    """
    folders = [program_folder() / "licences", _resources() / "LICENSES", assets() / "fonts"]
    found = [sorted(folder.glob("*.txt")) for folder in folders]
    return found[0] or [*found[1], *found[2]]


def _resources() -> Path:
    """Return the folder that holds `assets` and `locales`.

    In a wheel it is the package itself; in a checkout or frozen build, the folder that holds the
    package.
    """
    return PACKAGE if (PACKAGE / "assets").is_dir() else PACKAGE.parent


def program_folder() -> Path:
    """Return the folder in which users see the program: of the executable, or of the checkout."""
    if not getattr(sys, "frozen", False):
        return PACKAGE.parent
    folder = Path(sys.executable).resolve().parent
    for parent in folder.parents:
        # On macOS the executable lies inside Ecosfera.app, and users see only that bundle.
        if parent.suffix == ".app":
            return parent.parent
    return folder


def classroom_file() -> Path:
    """Return the path of the classroom presets beside the program; it may not exist."""
    return program_folder() / "classroom.toml"


def user_folders(data_dir: Path | None = None) -> UserFolders:
    """Return the folders for this user's files.

    With `data_dir` (`--data-dir`), or a `portable.txt` beside the program, everything is kept in
    one folder. Otherwise the folders are those that the operating system provides.
    """
    if data_dir is None and (program_folder() / PORTABLE_MARK).is_file():
        data_dir = program_folder() / PORTABLE_FOLDER
    if data_dir is not None:
        folder = data_dir.expanduser().absolute()
        return UserFolders(config=folder, data=folder, log=folder)
    dirs = _system_folders("ecosfera")
    try:
        folders = dirs.user_config_path, dirs.user_data_path, dirs.user_log_path
    except RuntimeError:
        folders = (NOWHERE, NOWHERE, NOWHERE)
    if not all(folder.is_absolute() for folder in folders):
        # A relative path would depend on the working directory.
        folders = (NOWHERE, NOWHERE, NOWHERE)
    config, data, log = folders
    return UserFolders(config=config, data=data, log=log)


def _system_folders(name: str | None = None) -> PlatformDirs:
    """Return the folders that the operating system provides, for a program of this name."""
    from platformdirs import PlatformDirs  # noqa: PLC0415 (the engine keeps no files)

    return PlatformDirs(name, appauthor=False)


def documents() -> Path | None:
    """Return the user's folder of documents; None if there is no home folder."""
    try:
        return _system_folders().user_documents_path
    except (OSError, RuntimeError):
        return None


def exchange_folders() -> list[Path]:
    """Return the existing folders where people keep files they exchange, such as downloads."""
    found: list[Path] = []
    try:
        known = _system_folders()
        found += [known.user_downloads_path, known.user_documents_path, known.user_desktop_path]
        found.append(Path.home())
        for sticks in (Path("/media"), Path("/run/media")):
            found += sorted((sticks / Path.home().name).glob("*"))
    except (OSError, RuntimeError):
        # No home folder. The path of a file can still be typed.
        pass
    return [folder for folder in dict.fromkeys(found) if _there(folder)]


def _there(folder: Path) -> bool:
    try:
        return folder.is_dir()
    except OSError:
        return False
