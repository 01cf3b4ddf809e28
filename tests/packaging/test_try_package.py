"""The trial of a built program, with the source in its place."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Import the script, as the workflow does."""
    monkeypatch.syspath_prepend(str(ROOT / "build"))
    script = importlib.import_module("try_package")
    monkeypatch.setattr(script, "MOVES", 1)
    monkeypatch.chdir(ROOT)
    yield script
    sys.modules.pop("try_package")


def test_the_program_plays_a_game_of_the_source_and_the_source_reads_it(
    script: Any, tmp_path: Path
) -> None:
    assert script.play([sys.executable, "-m", "ecosfera"], tmp_path, "co2") >= 1


def test_a_program_that_ends_before_it_has_played_is_told(script: Any, tmp_path: Path) -> None:
    with pytest.raises(script.TrialError, match="ended with 7"):
        script.play([sys.executable, "-c", "raise SystemExit(7)"], tmp_path, "co2")


def test_a_self_check_that_fails_is_told(script: Any, tmp_path: Path) -> None:
    with pytest.raises(script.TrialError, match="ends with 7"):
        script.trial([sys.executable, "-c", "raise SystemExit(7)"], tmp_path)
