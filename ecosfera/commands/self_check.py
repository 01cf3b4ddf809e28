"""`ecosfera --self-check`: whether everything works on this machine, for technicians."""

from __future__ import annotations

import os
import platform
import shutil
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecosfera import __version__, paths
from ecosfera.commands.check import LANGUAGES, missing_pictures, text_problems
from ecosfera.content import ContentError, load_content

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from ecosfera.content.models import Content

LISTED = 6
"""How many faults of a part are told."""
LEAST_SPACE = 20_000_000
"""Bytes that saves and settings should have."""


@dataclass(frozen=True)
class Finding:
    """One part of the program, what was seen of it, and its faults; without faults it works."""

    part: str
    seen: str
    faults: tuple[str, ...] = ()


def run(screen: Callable[[], Iterable[Finding]], data_dir: Path | None, trouble: str) -> int:
    """Prints a line for each part; 1 if one of them does not work, else 0.

    `screen` checks what needs a window's libraries; `trouble` is the fault of the classroom's
    presets.
    """
    frozen = getattr(sys, "frozen", False)
    _write(f"Ecosfera Baltica {__version__}: self-check")
    _write(f"{platform.platform()}, Python {platform.python_version()}")
    _write(f"{'package' if frozen else 'source'} in {paths.program_folder()}")
    _write("")
    broken = 0
    for finding in (*content(), user_folder(data_dir), presets(trouble), *screen()):
        _write(f"{'FAILED' if finding.faults else 'ok':<8}{finding.part:<12}{finding.seen}")
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


def content() -> Iterator[Finding]:
    """Card data, texts, and whether each card has its picture."""
    found: Content | None = None
    try:
        found = load_content()
    except ContentError as error:
        yield Finding("card data", "cannot be used", tuple(map(str, error.problems)))
    else:
        cards = f"{len(found.species)} species, {len(found.policies)} policy cards"
        yield Finding("card data", cards)
        missing = [f"no picture {name}" for name in missing_pictures(found, paths.assets() / "art")]
        yield Finding("card faces", "a picture for each card", tuple(missing))
    problems = text_problems(paths.locales(), found)
    yield Finding("texts", f"languages: {', '.join(LANGUAGES)}", tuple(problems))


def user_folder(data_dir: Path | None) -> Finding:
    """Whether settings and saves can be written. What was made for that is removed again."""
    folder = paths.user_folders(data_dir).data
    made: list[Path] = []
    try:
        for parent in (*reversed(folder.parents), folder):
            if not parent.exists():
                parent.mkdir()
                made.append(parent)
        probe = folder / f"self-check-{os.getpid()}.tmp"
        probe.write_bytes(b"x" * 4096)
        probe.unlink()
        free = shutil.disk_usage(folder).free
    except OSError as error:
        return Finding(
            "user folder", str(folder), (f"{error.strerror}: no game could be saved there",)
        )
    finally:
        for parent in reversed(made):
            parent.rmdir()
    faults = () if free >= LEAST_SPACE else ("the disk is full",)
    return Finding("user folder", f"{folder} can be written, {free // 10**6} MB free", faults)


def presets(trouble: str) -> Finding:
    """Whether the file of the classroom's presets can be used."""
    if trouble:
        return Finding("classroom", "presets", tuple(trouble.splitlines()))
    return Finding("classroom", "no mistake in the presets, or none set")


def _write(line: str) -> None:
    """A line on standard output, whatever characters it can show."""
    encoding = sys.stdout.encoding or "ascii"
    sys.stdout.write(line.encode(encoding, "backslashreplace").decode(encoding) + "\n")
    sys.stdout.flush()
