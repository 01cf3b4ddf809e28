"""The start: the output of `--start-times`, `bench --program`, and the language."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ecosfera import paths
from ecosfera.app import program, start_times
from ecosfera.tools.bench import command, start_time

ROOT = Path(__file__).resolve().parents[2]


def test_a_program_tells_what_is_there_when_and_ends(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ecosfera", "--start-times", "--data-dir", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split() == list(start_times.NAMES)


def test_a_built_program_is_compared_with_the_source(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(command: list[str]) -> dict[str, float]:
        return dict.fromkeys(start_times.NAMES, 130.0 if command == [__file__] else 100.0)

    monkeypatch.setattr(start_time, "times", run)
    figures = start_time.starts(Path(__file__))
    found = [(f.value, f.floor, f.good(loaded=False)) for f in figures]
    assert found == [(130.0, 100.0, False)] * 3


def test_a_program_that_tells_nothing_is_no_measure() -> None:
    with pytest.raises(RuntimeError, match="--start-times"):
        start_time.times([sys.executable, "-c", ""])


def test_a_program_that_is_not_there_is_one_clear_message(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with pytest.raises(SystemExit) as caught:
        command.main(["--program", str(tmp_path / "none")])
    assert caught.value.code == 2
    assert "is no file" in capsys.readouterr().err


def test_a_language_added_as_a_folder_is_taken_on_a_system_that_speaks_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for code in ("en", "et"):
        shutil.copytree(ROOT / "locales" / "en", tmp_path / code)
    monkeypatch.setattr(paths, "locales", lambda: tmp_path)
    monkeypatch.setenv("LC_ALL", "et_EE.UTF-8")
    assert program.load_words("").lang == "et"
