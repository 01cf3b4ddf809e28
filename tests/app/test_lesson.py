"""The folder of a lesson that is wiped."""

from __future__ import annotations

import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ecosfera.app import lesson as lessons
from ecosfera.app.lesson import LOCK, Lesson
from tests.faulty_files import bar

if TYPE_CHECKING:
    from collections.abc import Iterator

KILLED = """
import os, sys
from pathlib import Path
from ecosfera.app.lesson import Lesson
lesson = Lesson(Path(sys.argv[1]))
lesson.folders.saves.mkdir()
(lesson.folders.saves / "auto-pupil.json").touch()
os._exit(9)
"""


def remaining(data: Path) -> list[Path]:
    return sorted(data.glob("ecosfera-lesson*"))


def test_what_a_session_keeps_is_gone_when_it_ends(tmp_path: Path) -> None:
    lesson = Lesson(tmp_path)
    lesson.folders.saves.mkdir()
    (lesson.folders.saves / "auto-1.json").touch()
    assert lesson.close() == []
    assert list(tmp_path.iterdir()) == []


def test_a_second_session_leaves_the_running_one_alone(tmp_path: Path) -> None:
    first = Lesson(tmp_path)
    first.folders.settings_file.touch()
    second = Lesson(tmp_path)
    assert second.folder != first.folder
    assert second.left == []
    assert second.close() == []
    assert first.folders.settings_file.exists()
    assert first.close() == []


def test_what_a_killed_session_kept_goes_at_the_next_start(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", KILLED, str(tmp_path)], timeout=60, check=False)
    assert len(list(tmp_path.glob("*/saves/auto-pupil.json"))) == 1
    lesson = Lesson(tmp_path)
    assert remaining(tmp_path) == [lesson.folder]


def test_a_lesson_that_cannot_be_deleted_is_named_and_not_used_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Lesson(tmp_path)
    first.folders.saves.mkdir()
    with monkeypatch.context() as patch:
        patch.setattr("shutil.rmtree", lambda *_args, **_more: None)
        assert first.close() == [first.folder]
        second = Lesson(tmp_path)
        assert second.left == [first.folder]
        assert second.folder != first.folder
    third = Lesson(tmp_path)
    assert third.left == []
    assert not first.folder.exists()


def test_without_locks_no_session_deletes_another_but_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @contextmanager
    def no_locks(_file: Path, _patience: float) -> Iterator[bool]:
        yield False

    other = tmp_path / "ecosfera-lesson-0123cdef"
    other.mkdir()
    (other / LOCK).touch()
    monkeypatch.setattr(lessons, "locked", no_locks)
    lesson = Lesson(tmp_path)
    assert lesson.left == [other]
    assert lesson.close() == []
    assert remaining(tmp_path) == [other]


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_links_are_not_followed(tmp_path: Path) -> None:
    theirs = tmp_path / "theirs"
    theirs.mkdir()
    (theirs / "work.odt").touch()
    (theirs / LOCK).touch()
    (tmp_path / "ecosfera-lesson-0123cdef").symlink_to(theirs)
    own = tmp_path / "ecosfera-lesson-4567cdef"
    own.mkdir()
    (own / LOCK).symlink_to(theirs / LOCK)
    lesson = Lesson(tmp_path)
    lesson.folders.saves.symlink_to(theirs)
    assert lesson.close() == []
    assert sorted(path.name for path in theirs.iterdir()) == [LOCK, "work.odt"]
    assert own.exists()


@pytest.mark.parametrize(
    "name",
    [
        "ecosfera-lessons",
        "ecosfera-lesson-plans-2026",
        "ecosfera-lesson-0123cdef",
        "ecosfera-lesson",
    ],
)
def test_folders_of_others_with_such_a_name_stay(tmp_path: Path, name: str) -> None:
    (tmp_path / name).mkdir()
    (tmp_path / name / "plan.txt").write_text("a year of work")
    lesson = Lesson(tmp_path)
    assert lesson.left == []
    assert lesson.close() == []
    assert [str(path.relative_to(tmp_path)) for path in sorted(tmp_path.rglob("*"))] == [
        name,
        str(Path(name, "plan.txt")),
    ]


def test_a_similar_name_with_a_lock_in_it_is_not_enough(tmp_path: Path) -> None:
    for name in ("ecosfera-lesson-plans-2026", "ecosfera-lesson-0123cdef-old"):
        (tmp_path / name).mkdir()
        (tmp_path / name / LOCK).touch()
    assert Lesson(tmp_path).close() == []
    assert len(remaining(tmp_path)) == 2


def test_a_folder_that_may_not_be_entered_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bar(monkeypatch, tmp_path)
    lesson = Lesson(tmp_path)
    assert lesson.left == []
    assert lesson.close() == []


def test_a_folder_that_cannot_be_made_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    lesson = Lesson(tmp_path / "file")
    assert lesson.left == []
    assert lesson.close() == []
