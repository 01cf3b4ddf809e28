"""The rules compiled by mypyc, as packages have them, do exactly what the source does."""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = 60


COMPILERS = ("cc", "gcc", "clang", "cl")
HEADER = Path(sysconfig.get_path("include")) / "Python.h"


@pytest.mark.thorough  # `build.py --check` does it for every package
@pytest.mark.skipif(
    not any(map(shutil.which, COMPILERS)) or not HEADER.is_file(),
    reason="no C compiler, or no header of Python, is here: the rules cannot be compiled",
)
def test_compiled_rules_play_the_same_games() -> None:
    command = [sys.executable, "build/compare_rules.py", "--quickly", "--games", str(GAMES)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{GAMES} games are the same with the source and compiled" in done.stdout
