import errno
import os
from pathlib import Path
from typing import Any

import pytest

from ecosfera.core.saves import atomic_files
from ecosfera.core.saves.atomic_files import backup_of
from ecosfera.core.saves.problems import SaveFault, fault_of


def test_the_content_before_is_kept_as_the_backup(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "a.json"
    for content in (b"one", b"two", b"three"):
        atomic_files.write(path, content)
    assert path.read_bytes() == b"three"
    assert backup_of(path).read_bytes() == b"two"
    assert sorted(item.name for item in path.parent.iterdir()) == ["a.json", "a.json.bak"]


def test_without_second_names_the_backup_is_kept_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_given: Any) -> None:
        raise PermissionError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", refuse)
    path = tmp_path / "a.json"
    atomic_files.write(path, b"one")
    atomic_files.write(path, b"two")
    assert (path.read_bytes(), backup_of(path).read_bytes()) == (b"two", b"one")


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_if_the_disk_is_full_the_file_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path = tmp_path / "a.json"
    atomic_files.write(path, b"one")

    def full(*_given: Any) -> None:
        raise OSError(errno.ENOSPC, "no room")

    if step == "fsync":
        monkeypatch.setattr(os, "fsync", full)
    else:
        monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="no room"):
        atomic_files.write(path, b"two")
    monkeypatch.undo()
    assert path.read_bytes() == b"one"
    assert not [item for item in tmp_path.iterdir() if item.suffix == ".tmp"]


@pytest.mark.parametrize(
    ("number", "trouble"),
    [
        (errno.ENOSPC, SaveFault.FULL),
        (errno.EDQUOT, SaveFault.FULL),
        (errno.EROFS, SaveFault.READ_ONLY),
        (errno.EACCES, SaveFault.READ_ONLY),
        (errno.EIO, SaveFault.OTHER),
    ],
)
def test_troubles_of_the_disk_are_told_apart(number: int, trouble: SaveFault) -> None:
    assert fault_of(OSError(number, "so")) is trouble


def test_a_scanner_that_has_the_file_open_for_a_moment_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"one")
    real, refused = os.replace, [32, 5]

    def replace(source: Path, target: Path) -> None:
        if refused:
            error = PermissionError(errno.EACCES, "in use")
            error.winerror = refused.pop()  # type: ignore[attr-defined]
            raise error
        real(source, target)

    monkeypatch.setattr(os, "replace", replace)
    atomic_files.write(path, b"two")
    assert path.read_bytes() == b"two"
    assert not refused


def test_a_file_that_another_program_has_open_is_not_moved_by_halves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    path.write_text("x")

    def refuse(*_paths: object, **_more: object) -> None:
        raise PermissionError(errno.EACCES, "another program has it open")

    for name in ("rename", "replace", "unlink"):
        monkeypatch.setattr(os, name, refuse)
    with pytest.raises(PermissionError):
        atomic_files.move(path, tmp_path / "bin")
    assert list((tmp_path / "bin").iterdir()) == []
