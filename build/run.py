#!/usr/bin/env python3
"""Run the game, its tests or its commands from a checkout, with nothing installed but Python.

    python3 build/run.py              the game
    python3 build/run.py test         all tests
    python3 build/run.py test --quick            those that take two and a half minutes together
    python3 build/run.py test --since main       those of what has changed since a commit
    python3 build/run.py test --thorough -m thorough    those that are left out otherwise
    python3 build/run.py test -k words           those that pytest chooses by its own arguments
    python3 build/run.py engine …     any command of `ecosfera`

On the first run, and whenever the requirements of the project change, it installs them into
`.venv`. This file uses only the standard library and only syntax that older versions of Python 3
accept, so that it can say that a Python is too old.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
LOCK = ROOT / "build" / "requirements" / "dev.txt"
"""The exact versions that the tests run with: a new linter breaks no old commit."""
LOCKED = ("--no-deps", "--no-compile")
"""Arguments of pip for the lock: it names everything, and most of it is never started."""
OLDEST_PYTHON = (3, 11)
IN_PARALLEL = (
    *("-n", str(min(4, os.cpu_count() or 1))),
    *("--dist", "loadfile", "--no-loadscope-reorder"),
)
"""Arguments of pytest: a process for each core, each file in one of them, and in our order."""
WHOLE_SUITE = (
    *IN_PARALLEL,
    *("--cov=ecosfera/games/baltica/rules", "--cov=ecosfera/games/co2/rules"),
    *("--cov-branch", "--cov-report=term:skip-covered"),
    "--cov-fail-under=100",
)
"""Arguments of pytest when none are given: everything, and full coverage of the rules."""
QUICK = ("-m", "not slow and not matrix")
"""Arguments of pytest for `--quick`; `tests/selection.py` says which tests are slow."""


class SetupError(Exception):
    """Something is missing on this machine; the message says what to do."""


def main(arguments: list[str]) -> int:
    """Install what is needed, then run. Return the exit status."""
    testing = arguments[:1] == ["test"]
    try:
        check_python(sys.version_info[:2])
        python = prepare(("dev",) if testing else ())
        if testing:
            command = [str(python), "-m", "pytest", *pytest_arguments(arguments[1:])]
        else:
            command = [str(python), "-m", "ecosfera", *arguments]
    except SetupError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    environment = dict(os.environ, PYTHONPATH=str(ROOT))
    # The tests as pytest compiles them are kept: it takes ten seconds of each process.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    try:
        return subprocess.call(command, cwd=ROOT if testing else None, env=environment)
    except KeyboardInterrupt:
        return 130


def pytest_arguments(arguments: list[str]) -> list[str]:
    """Return what pytest is called with for the arguments of `test`."""
    if not arguments:
        return list(WHOLE_SUITE)
    parser = argparse.ArgumentParser(prog="run.py test", add_help=False, allow_abbrev=False)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--since")
    own, others = parser.parse_known_args(arguments)
    if not own.quick and own.since is None:
        return others
    chosen = [*IN_PARALLEL, *(QUICK if own.quick else ())]
    if own.since is not None:
        import since  # noqa: PLC0415 (it needs a Python that `check_python` accepts)

        try:
            chosen += since.tests_of(since.changed_files(own.since))
        except since.UnknownRevisionError as error:
            raise SetupError(str(error)) from None
    return [*chosen, *others]


def check_python(version: tuple[int, ...]) -> None:
    """Raise `SetupError` for a Python that is too old."""
    if version < OLDEST_PYTHON:
        raise SetupError(
            f"Ecosfera needs Python 3.11 or newer; this is {version[0]}.{version[1]}.\n"
            "Get it from https://www.python.org/downloads or from your system's packages."
        )


def prepare(extras: tuple[str, ...]) -> Path:
    """Create the environment and install what is missing; return its Python.

    The modules of the game are compiled at the same time.
    """
    python = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.is_file():
        make_environment()
    wanted = requirements(extras)
    mark = ENVIRONMENT / "-".join(("ecosfera", "installed", *extras))
    stamp = hashlib.sha256("\n".join(wanted).encode()).hexdigest()
    if not mark.is_file() or mark.read_text(encoding="utf-8") != stamp:
        install(python, wanted, LOCKED if "dev" in extras else ())
        # Compile ahead: the game then starts faster, even if Python cannot write its cache later.
        subprocess.call([str(python), "-m", "compileall", "-q", "-j0", str(ROOT / "ecosfera")])
        mark.write_text(stamp, encoding="utf-8")
    return python


def make_environment() -> None:
    """Create an empty virtual environment."""
    sys.stderr.write(f"Making a virtual environment in {ENVIRONMENT} …\n")
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", str(ENVIRONMENT)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if made.returncode:
        raise SetupError(
            "Python could not make a virtual environment:\n\n"
            f"{made.stdout.decode(errors='replace').strip()}\n\n"
            "On Debian, Ubuntu and their kin: sudo apt install python3-venv; then try again."
        )


def requirements(extras: tuple[str, ...]) -> list[str]:
    """Return the requirements of pyproject.toml; with the extra `dev`, those of the lock file."""
    if "dev" in extras:
        text = LOCK.read_text(encoding="utf-8").replace("\\\n", " ")
        lines = (line.partition(" --hash")[0].strip() for line in text.splitlines())
        return [line for line in lines if line and not line.startswith("#")]
    import tomllib  # noqa: PLC0415 (missing in Pythons that `check_python` refuses)

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = list(project["dependencies"])
    for extra in extras:
        wanted += project["optional-dependencies"][extra]
    return wanted


def install(python: Path, wanted: list[str], options: tuple[str, ...]) -> None:
    """Install packages with some options of pip. Only this step needs the network."""
    sys.stderr.write("Installing what is needed; this takes a minute, once …\n")
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    if subprocess.call([*pip, *options, *wanted]):
        raise SetupError(
            "The packages could not be installed; what pip says about it stands above.\n"
            "Installing needs the network, once. If the folder is damaged, delete it and try "
            f"again: {ENVIRONMENT}"
        )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
