#!/usr/bin/env python3
"""Starts the game, or anything else of it, from a checkout on a machine with only Python.

    python3 build/run.py              the game
    python3 build/run.py test         all tests (further arguments go to pytest)
    python3 build/run.py engine …     any command of `ecosfera`

The first time, and whenever the project needs other packages, it installs them into `.venv`.
Only the standard library is used here, and nothing that an older Python 3 could not read: it should
get as far as the message that it is too old.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
OLDEST_PYTHON = (3, 11)
WHOLE_SUITE = (
    *("-n", "2"),
    *("--cov=ecosfera/games/baltica/rules", "--cov-branch", "--cov-report=term:skip-covered"),
    "--cov-fail-under=100",
)
"""How pytest runs when nothing else is asked for: on two cores, with the gate on the rules."""


class SetupError(Exception):
    """Something is missing on this machine; the message says what to do."""


def main(arguments: list[str]) -> int:
    """Installs what is needed, then runs; returns the exit status."""
    testing = arguments[:1] == ["test"]
    try:
        check_python(sys.version_info[:2])
        python = prepare(("dev",) if testing else ())
    except SetupError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    if testing:
        command = [str(python), "-m", "pytest", *(arguments[1:] or WHOLE_SUITE)]
    else:
        command = [str(python), "-m", "ecosfera", *arguments]
    environment = dict(os.environ, PYTHONPATH=str(ROOT))
    try:
        return subprocess.call(command, cwd=ROOT if testing else None, env=environment)
    except KeyboardInterrupt:
        return 130


def check_python(version: tuple[int, ...]) -> None:
    """Refuses a Python that is too old."""
    if version < OLDEST_PYTHON:
        raise SetupError(
            f"Ecosfera needs Python 3.11 or newer; this is {version[0]}.{version[1]}.\n"
            "Get it from https://www.python.org/downloads or from your system's packages."
        )


def prepare(extras: tuple[str, ...]) -> Path:
    """Makes the environment if there is none, and installs what is not; returns its Python.

    Together with the packages the game itself is compiled.
    """
    python = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.is_file():
        make_environment()
    wanted = requirements(extras)
    mark = ENVIRONMENT / "-".join(("ecosfera", "installed", *extras))
    stamp = hashlib.sha256("\n".join(wanted).encode()).hexdigest()
    if not mark.is_file() or mark.read_text(encoding="utf-8") != stamp:
        install(python, wanted)
        # the game starts faster so, also where Python may not keep what it has compiled
        subprocess.call([str(python), "-m", "compileall", "-q", str(ROOT / "ecosfera")])
        mark.write_text(stamp, encoding="utf-8")
    return python


def make_environment() -> None:
    """Makes an empty virtual environment."""
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
    """What the project needs, as pyproject.toml says."""
    import tomllib  # noqa: PLC0415 (an older Python has none, and should hear that it is too old)

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = list(project["dependencies"])
    for extra in extras:
        wanted += project["optional-dependencies"][extra]
    return wanted


def install(python: Path, wanted: list[str]) -> None:
    """Installs packages; only here the network is needed."""
    sys.stderr.write("Installing what is needed; this takes a minute, once …\n")
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    if subprocess.call([*pip, *wanted]):
        raise SetupError(
            "The packages could not be installed; what pip says about it stands above.\n"
            "Installing needs the network, once. If the folder is damaged, delete it and try "
            f"again: {ENVIRONMENT}"
        )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
