"""What goes into the package and what does not: read by the spec, the build script and tests."""

from __future__ import annotations

import textwrap
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT: Final = Path(__file__).resolve().parents[2]
APP_ID: Final = "alt.ecosfera.baltica"
"""Names the program to macOS and Linux desktops: bundle, menu entry, description, type of saves.

This is the one place that has it. Names under `alt` are no addresses of the internet and belong to
nobody (RFC 9476), so this one claims no domain. Whoever publishes the game under a domain of their
own may put `org.example.ecosfera` here, once and for good: to a desktop, another name is another
program.
"""
NAME: Final = "Ecosfera"
LANGUAGES: Final = ("en", "fi", "de", "sv")

DATA: Final = ("assets", "locales")
"""Folders that the program reads, put beside its modules as in a checkout."""
LEFT_OUT: Final = ("assets/art/src", "assets/art/readme", "assets/teachers")
"""Parts of them for whoever builds; the teachers' pages go to the top of the package instead."""
SUFFIXES: Final = frozenset(
    {".toml", ".po", ".webp", ".png", ".ttf", ".otf", ".ogg", ".wav", ".txt", ".md", ".json"}
)

EXCLUDES: Final = (
    # big, and only imported by packages we use if they happen to be there
    *("numpy", "PIL", "cv2", "tkinter", "_tkinter", "IPython", "email_validator", "mypy"),
    # parts of pygame for cameras, MIDI, arrays, its tests and its manual
    *("pygame.tests", "pygame.examples", "pygame.docs", "pygame.camera", "pygame._camera"),
    *("pygame.midi", "pygame.pypm", "pygame.surfarray", "pygame.sndarray", "pygame.macosx"),
    # colours for printed source code: rich has them, our tables do not
    *("pygments", "markdown_it", "mdurl"),
    # the game has no network code; without these it cannot have any
    *("ssl", "_ssl", "_hashlib", "http.server", "ftplib", "smtplib", "imaplib", "poplib"),
    *("xmlrpc", "nntplib", "telnetlib", "sqlite3", "_sqlite3", "curses", "_curses", "readline"),
    # tools of developers
    *("pytest", "_pytest", "hypothesis", "setuptools", "pip", "ensurepip", "pydoc", "pydoc_data"),
    *("doctest", "pdb", "lib2to3", "idlelib", "distutils", "turtledemo", "test", "resvg_py"),
)
PROCESSES: Final = ("simulate", "--multiprocessing-fork", "-c")
"""Arguments of those who start other processes, and of these. All others need not wait for what
PyInstaller would do at every start to prepare for them."""
NEEDLESS_HOOKS: Final = ("pyi_rth_inspect",)
"""What PyInstaller would do at every start although nothing here needs it: reading the list of the
standard library, for programs that print their own source."""
UNWANTED: Final = (
    # pygame_gui's fonts for scripts no text of ours is in, 42 MB
    *("NotoSansJP", "NotoSansKR", "NotoSansSC", "NotoSansArabic", "NotoSansGeorgian"),
    "NotoSansHebrew",
    *("pygame/tests", "pygame/examples"),
)
"""Files of others that never go in, whatever a hook of PyInstaller collects."""


def version() -> str:
    """The version of the program, as pyproject.toml has it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return str(project["version"])


def data_files(root: Path = ROOT) -> Iterator[tuple[Path, str]]:
    """Every file the program reads, and the folder of the package it goes to."""
    for folder in DATA:
        for path in sorted((root / folder).rglob("*")):
            inside = path.relative_to(root)
            left_out = any(inside.is_relative_to(part) for part in LEFT_OUT)
            if path.is_file() and path.suffix in SUFFIXES and not left_out:
                yield path, inside.parent.as_posix()


def wanted(collected: Iterable[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """What PyInstaller collected, without files nobody needs."""
    return [
        entry
        for entry in collected
        if not any(part in entry[0].replace("\\", "/") for part in UNWANTED)
    ]


def only_for_processes(hook: str) -> str:
    """The source of PyInstaller's preparation of processes, made to run only where they are."""
    return f"import sys\n\nif set({PROCESSES!r}) & set(sys.argv):\n{textwrap.indent(hook, '    ')}"
