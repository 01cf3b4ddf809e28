"""The output of `ecosfera --self-check`."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecosfera.app import classroom, classroom_file
from ecosfera.tools.self_check import CheckResult, presets, run, user_folder


def test_everything_works(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(lambda: [CheckResult("scenes", "3 drawn")], tmp_path / "new", []) == 0
    report = capsys.readouterr().out
    assert "ok      scenes      3 drawn" in report
    assert "ok      rules       interpreted" in report
    assert report.endswith("Everything works.\n")
    assert not (tmp_path / "new").exists()


def test_what_does_not_work_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = CheckResult("pictures", "2 pictures", tuple(f"{n}.webp: damaged" for n in range(9)))
    trouble = "room.toml cannot be used:\n  - kiosk must be true"
    assert run(lambda: [broken], tmp_path, [presets(Path("room.toml"), None, trouble)]) == 1
    report = capsys.readouterr().out
    assert "FAILED  pictures" in report
    assert "0.webp: damaged" in report
    assert "and 3 more" in report
    assert "FAILED  classroom   room.toml cannot be used:" in report
    assert "    - kiosk must be true" in report
    assert "2 of these parts do not work" in report


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    place = tmp_path / "file" / "x"
    assert "nothing can be kept there" in user_folder("saves", place).faults[0]


def test_a_note_is_no_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(lambda: [CheckResult("display", "none", note=True)], tmp_path, []) == 0
    assert "note    display     none" in capsys.readouterr().out


def test_every_folder_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(list, tmp_path, [])
    report = capsys.readouterr().out
    for part, place in (("saves", "saves"), ("settings", "settings.json"), ("log", "ecosfera.log")):
        assert f"ok      {part:<12}{tmp_path / place} can be written" in report
    assert list(tmp_path.iterdir()) == []


def test_presets_are_told_as_they_will_be_used() -> None:
    text = b"language = 'fi'\nkiosk = true\nlocked = ['setup']\n[setup]\nplayers = 2\nseed = 'a'\n"
    file = Path("classroom.toml")
    line = presets(file, classroom.describe(classroom_file.read(text, file)), "").seen
    assert line == (
        "classroom.toml sets language: fi; set-up: players 2, seed a; locked: setup; "
        "kiosk: no way to the desktop but Ctrl+Alt+Shift+Q"
    )
    assert presets(file, None, "").seen == "no presets: there is no classroom.toml"
    assert (
        presets(file, classroom.describe(classroom.Classroom()), "").seen
        == "classroom.toml sets nothing"
    )
