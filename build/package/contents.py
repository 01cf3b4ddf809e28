"""What goes into the package. Read by the PyInstaller spec, the build script and the tests."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT: Final = Path(__file__).resolve().parents[2]
APP_ID: Final = "alt.ecosfera.baltica"
"""Identifies the program to macOS and Linux desktops: bundle, menu entry, type of saved games.

It is defined only here. Names under `alt` are not internet addresses and belong to nobody (RFC
9476), so it claims no domain. Anyone who publishes the game under a domain of their own may set
`org.example.ecosfera`, but should never change it again: to a desktop, another id is another
program.
"""
NAME: Final = "Ecosfera"
LANGUAGES: Final = sorted({path.parent.name for path in ROOT.glob("locales/*/*.po")})
"""What the program can speak, also in part; macOS is told."""

DATA: Final = ("assets", "locales")
"""Folders that the program reads; they lie beside its modules, as in a checkout."""
ALONE: Final = ("CHANGELOG.md",)
"""Single files that the program reads, placed next to those folders."""
LEFT_OUT: Final = ("assets/art/readme", "assets/teachers")
"""Parts of them that the program does not read. The teachers' pages go to the top of the
package."""
SUFFIXES: Final = frozenset(
    {
        ".toml",
        ".csv",
        ".po",
        ".webp",
        ".png",
        ".ttf",
        ".otf",
        ".ogg",
        ".wav",
        ".txt",
        ".md",
        ".json",
    }
)

EXCLUDES: Final = (
    # Large, and only optional imports of our dependencies.
    *("numpy", "PIL", "cv2", "tkinter", "_tkinter", "IPython", "email_validator", "mypy"),
    "mypy_extensions",
    # Parts of pygame for cameras, MIDI, arrays, its tests and its manual.
    *("pygame.tests", "pygame.examples", "pygame.docs", "pygame.camera", "pygame._camera"),
    *("pygame.midi", "pygame.pypm", "pygame.surfarray", "pygame.sndarray", "pygame.macosx"),
    # Syntax highlighting of rich, which our tables do not use.
    *("pygments", "markdown_it", "mdurl"),
    # The game has no network code; without these modules it cannot have any.
    *("ssl", "_ssl", "_hashlib", "http.server", "ftplib", "smtplib", "imaplib", "poplib"),
    *("xmlrpc", "nntplib", "telnetlib", "sqlite3", "_sqlite3", "curses", "_curses", "readline"),
    # Developers' tools.
    *("pytest", "_pytest", "hypothesis", "setuptools", "pip", "ensurepip", "pydoc", "pydoc_data"),
    *("doctest", "pdb", "lib2to3", "idlelib", "distutils", "turtledemo", "test", "resvg_py"),
)
DEVELOPERS: Final = ("ecosfera.tools.bench",)
"""Packages of the program that serve its developers alone; they stay in the checkout."""
PROCESSES: Final = ("simulate", "--multiprocessing-fork", "-c")
"""Arguments of the commands that start other processes, and of those processes.

Only they need what PyInstaller prepares for multiprocessing at every start.
"""
NEEDLESS_HOOKS: Final = ("pyi_rth_inspect",)
"""Start-up hooks of PyInstaller that this program does not need.

`pyi_rth_inspect` reads the list of the standard library, for programs that print their own source.
"""
UNWANTED: Final = (
    # Fonts of pygame_gui for scripts that the game does not use, 42 MB.
    *("NotoSansJP", "NotoSansKR", "NotoSansSC", "NotoSansArabic", "NotoSansGeorgian"),
    "NotoSansHebrew",
    *("pygame/tests", "pygame/examples"),
)
"""Files of dependencies that are left out even if a hook of PyInstaller collects them."""


def version() -> str:
    """Return the version of the program, without importing it."""
    source = (ROOT / "ecosfera" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "([\d.]+)"$', source, re.MULTILINE)
    assert found is not None
    return found[1]


def release_date() -> str:
    """Return the date of this version from the changelog; empty before it is released."""
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    found = re.search(rf"^## {re.escape(version())} - (\S+)$", changelog, re.MULTILINE)
    return found[1] if found else ""


def data_files(root: Path = ROOT) -> Iterator[tuple[Path, str]]:
    """Yield every file the program reads, with its folder in the package."""
    for name in ALONE:
        yield root / name, "."
    for folder in DATA:
        for path in sorted((root / folder).rglob("*")):
            inside = path.relative_to(root)
            left_out = any(inside.is_relative_to(part) for part in LEFT_OUT)
            if path.is_file() and path.suffix in SUFFIXES and not left_out:
                yield path, inside.parent.as_posix()


def modules_of_players(modules: Iterable[str]) -> list[str]:
    """Return the modules of the program that are not in `DEVELOPERS`."""
    return [
        name for name in modules if not f"{name}.".startswith(tuple(f"{d}." for d in DEVELOPERS))
    ]


def wanted(collected: Iterable[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """Return the files that PyInstaller collected, without those in `UNWANTED`."""
    return [
        entry
        for entry in collected
        if not any(part in entry[0].replace("\\", "/") for part in UNWANTED)
    ]


def only_for_processes(hook: str) -> str:
    """Wrap the source of PyInstaller's multiprocessing hook to run only where it is needed."""
    return f"import sys\n\nif set({PROCESSES!r}) & set(sys.argv):\n{textwrap.indent(hook, '    ')}"
