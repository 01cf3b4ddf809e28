"""`ecosfera --self-check`: what a technician reads."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecosfera.commands.self_check import Finding, run, user_folder


def test_everything_works(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(lambda: [Finding("scenes", "3 drawn")], tmp_path / "new", "") == 0
    told = capsys.readouterr().out
    assert "ok      scenes      3 drawn" in told
    assert told.endswith("Everything works.\n")
    assert not (tmp_path / "new").exists()


def test_what_does_not_work_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = Finding("pictures", "2 pictures", tuple(f"{n}.webp: damaged" for n in range(9)))
    assert run(lambda: [broken], tmp_path, "room.toml cannot be used:\n  - kiosk") == 1
    told = capsys.readouterr().out
    assert "FAILED  pictures" in told
    assert "0.webp: damaged" in told
    assert "and 3 more" in told
    assert "FAILED  classroom" in told
    assert "2 of these parts do not work" in told


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "no game could be saved there" in user_folder(tmp_path / "file" / "x").faults[0]
