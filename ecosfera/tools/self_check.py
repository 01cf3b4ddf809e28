"""`ecosfera --self-check`: check that everything works on this machine, for technicians."""

from __future__ import annotations

import contextlib
import os
import platform
import shutil
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecosfera import __version__, paths
from ecosfera.core import rules_in_use
from ecosfera.core.files.deletion import remove_if_empty
from ecosfera.core.files.private_files import open_new
from ecosfera.games import all_games
from ecosfera.tools.check.command import LANGUAGES, picture_problems, text_problems

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

LISTED = 6
"""Maximum number of faults of a part that are shown."""
LEAST_SPACE = 20_000_000
"""Minimum free space for saves and settings, in bytes."""


@dataclass(frozen=True)
class CheckResult:
    """The result for one part of the program; without faults it works."""

    part: str
    seen: str
    faults: tuple[str, ...] = ()
    note: bool = False
    """Whether the result deserves attention although nothing is broken."""

    @property
    def mark(self) -> str:
        """Return the first word of its line."""
        return "FAILED" if self.faults else "note" if self.note else "ok"


def run(
    screen: Callable[[], Iterable[CheckResult]],
    data_dir: Path | None,
    lesson: Iterable[CheckResult],
) -> int:
    """Print a line for each part. Return 1 if one of them does not work, else 0.

    `screen` checks what needs pygame; `lesson` reports on the classroom's presets.
    """
    frozen = getattr(sys, "frozen", False)
    _write(f"Ecosfera Baltica {__version__}: self-check")
    _write(f"{platform.platform()}, Python {platform.python_version()}")
    _write(f"{'package' if frozen else 'source'} in {paths.program_folder()}")
    _write("")
    broken = 0
    for finding in (*content(), rules(), *user_folders(data_dir), *lesson, *screen()):
        _write(f"{finding.mark:<8}{finding.part:<12}{finding.seen}")
        for fault in finding.faults[:LISTED]:
            _write(f"{'':<20}{fault}")
        if len(finding.faults) > LISTED:
            _write(f"{'':<20}and {len(finding.faults) - LISTED} more")
        broken += bool(finding.faults)
    _write("")
    if broken:
        _write(f"{broken} of these parts do not work. Unpacking the program once more into an")
        _write("empty folder often helps; else show these lines to whoever looks after it.")
        return 1
    _write("Everything works.")
    return 0


def content() -> Iterator[CheckResult]:
    """Check card data and texts, and whether each card has its picture."""
    reports = [all_games.validate(game_id) for game_id in all_games.ids()]
    for report in reports:
        yield CheckResult("card data", report.seen or "cannot be used", report.problems)
    pictures = [picture for report in reports for picture in report.pictures]
    art = tuple(picture_problems(pictures, paths.assets() / "art"))
    yield CheckResult("art", "a picture for each card, tile, sign and scene", art)
    messages = [message for report in reports for message in report.messages]
    problems = text_problems(paths.locales(), messages)
    yield CheckResult("texts", f"languages: {', '.join(LANGUAGES)}", tuple(problems))


def rules() -> CheckResult:
    """Report which rules are in use: packages have compiled ones, everything else the source."""
    return CheckResult("rules", rules_in_use.kind())


def user_folders(data_dir: Path | None) -> Iterator[CheckResult]:
    """Check that this user's files can be written."""
    folders = paths.user_folders(data_dir)
    places = {"saves": folders.saves, "settings": folders.settings_file, "log": folders.log_file}
    if (paths.program_folder() / paths.PORTABLE_MARK).is_file() and data_dir is None:
        yield CheckResult("portable", f"{paths.PORTABLE_MARK}: all files are beside the program")
    for part, place in places.items():
        yield user_folder(part, place)


def user_folder(part: str, place: Path) -> CheckResult:
    """Check that a folder or file can be written; remove what was created for the check."""
    folder = place if not place.suffix else place.parent
    probe = folder / f"self-check-{os.getpid()}.tmp"
    created: list[Path] = []
    try:
        for parent in (*reversed(folder.parents), folder):
            if not parent.exists():
                parent.mkdir()
                created.append(parent)
        with open_new(probe) as file:
            file.write(b"x" * 4096)
        probe.unlink()
        free = shutil.disk_usage(folder).free
    except OSError as error:
        with contextlib.suppress(OSError):
            probe.unlink(missing_ok=True)  # on a full disk it is there, and empty
        return CheckResult(part, str(place), (f"{error.strerror}: nothing can be kept there",))
    finally:
        for parent in reversed(created):
            remove_if_empty(parent)
    faults = () if free >= LEAST_SPACE else ("the disk is full",)
    return CheckResult(part, f"{place} can be written, {free // 10**6} MB free", faults)


def presets(file: Path, said: str | None, trouble: str) -> CheckResult:
    """Report the classroom's presets, or why they are invalid; `said` is None without a file."""
    if trouble:
        first, *faults = trouble.splitlines()
        return CheckResult("classroom", first, tuple(fault.strip() for fault in faults))
    if said is None:
        return CheckResult("classroom", f"no presets: there is no {file}")
    return CheckResult("classroom", f"{file} sets {said or 'nothing'}")


def _write(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()
