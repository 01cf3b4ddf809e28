"""Files from outside are read within limits, whatever lies under their name."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest

from ecosfera.bounded_files import (
    FileFault,
    UnusableFileError,
    open_regular,
    read_bounded,
    read_first_line,
)

if TYPE_CHECKING:
    from pathlib import Path

needs_pipes = pytest.mark.skipif(sys.platform == "win32", reason="no pipes with a name there")


def fault_of(path: Path, largest: int = 100) -> FileFault:
    with pytest.raises(UnusableFileError) as raised:
        read_bounded(path, largest)
    assert str(path) in str(raised.value)
    return raised.value.fault


def test_a_file_of_the_largest_size_is_read_and_one_byte_more_is_not(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"x" * 100)
    assert read_bounded(path, 100) == b"x" * 100
    path.write_bytes(b"x" * 101)
    assert fault_of(path) is FileFault.TOO_LARGE


def test_of_a_first_line_no_more_than_asked_for_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"one\ntwo")
    assert read_first_line(path, 100) == b"one\n"
    assert read_first_line(path, 2) == b"on"


def test_what_is_not_there_or_a_folder_is_told(tmp_path: Path) -> None:
    assert fault_of(tmp_path / "none") is FileFault.MISSING
    assert fault_of(tmp_path) is FileFault.IRREGULAR
    assert fault_of(tmp_path / "nul\0") is FileFault.UNREADABLE
    (tmp_path / "file").touch()
    assert fault_of(tmp_path / "file" / "below") is FileFault.UNREADABLE


def test_a_link_to_itself_is_told(tmp_path: Path) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    assert fault_of(loop) is FileFault.UNREADABLE


@needs_pipes
@pytest.mark.parametrize("linked", [False, True])
def test_nobody_waits_for_a_pipe(tmp_path: Path, linked: bool) -> None:
    path = pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    if linked:
        path = tmp_path / "link"
        path.symlink_to(pipe)
    assert fault_of(path) is FileFault.IRREGULAR


@needs_pipes
@pytest.mark.parametrize("device", ["/dev/zero", "/dev/full", "/dev/null"])
def test_devices_are_not_read(tmp_path: Path, device: str) -> None:
    path = tmp_path / "link"
    path.symlink_to(device)
    assert fault_of(path) is FileFault.IRREGULAR


@needs_pipes
def test_a_file_that_becomes_a_pipe_meanwhile_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a"
    path.touch()
    really_open = os.open

    def swapped(path: Path, flags: int) -> int:
        path.unlink()
        os.mkfifo(path)
        return really_open(path, flags)

    monkeypatch.setattr(os, "open", swapped)
    with pytest.raises(UnusableFileError) as raised:
        open_regular(path)
    assert raised.value.fault is FileFault.IRREGULAR
