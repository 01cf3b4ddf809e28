"""Lint, format, types and licences, checked as part of the suite."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

CHECKS = {
    "lint": ("ruff", "check", "--no-cache"),
    "format": ("ruff", "format", "--check", "--no-cache"),
    "types": ("mypy", "--no-error-summary"),
    "licences": ("reuse", "lint", "--quiet"),
}


@pytest.mark.parametrize("check", CHECKS)
def test_a_check_of_the_whole_code_passes(check: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *CHECKS[check]],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        cwd=ROOT,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout.decode(errors="replace")
