"""`classroom.toml`: what a teacher can preset, and the messages about mistakes."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from ecosfera import paths
from ecosfera.app.classroom import Classroom
from ecosfera.app.classroom_file import (
    LONGEST_FILE,
    MOST_PROBLEMS,
    ClassroomError,
    find,
    read,
)

HERE = Path("classroom.toml")
CODE = "3334H-7DLRF"


def faults(text: str) -> tuple[str, ...]:
    with pytest.raises(ClassroomError) as raised:
        read(text.encode(), HERE)
    return raised.value.problems


def test_without_a_file_there_are_no_presets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "program_folder", lambda: tmp_path)
    assert find() is None


def test_the_file_beside_the_program_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "program_folder", lambda: tmp_path)
    (tmp_path / "classroom.toml").write_text('language = "sv"', "utf-8")
    assert find() == Classroom(language="sv")


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_link_that_leads_nowhere_unlocks_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "program_folder", lambda: tmp_path)
    (tmp_path / "classroom.toml").symlink_to(tmp_path / "share" / "classroom.toml")
    with pytest.raises(ClassroomError, match="leads to a file that is not there"):
        find()


def test_a_file_that_was_asked_for_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(ClassroomError, match="there is no such file"):
        find(tmp_path / "room.toml")


def test_everything_can_be_set() -> None:
    room = read(
        b"""\xef\xbb\xbflanguage = "fi"
        locked = ["language", "setup"]
        kiosk = true
        wipe = true
        [setup]
        players = 3
        level = 2
        element_stack = 8
        high_pressure = true
        eutrophication = true
        biodiversity_loss = true
        house_cards = false
        seed = "our class"
        [settings]
        text_size = 150
        bold = true
        motion = "off"
        warnings = false
        sound = false
        fullscreen = true
        """,
        HERE,
    )
    assert room == Classroom(
        language="fi",
        setup={
            "players": 3,
            "level": 2,
            "element_stack": 8,
            "high_pressure": True,
            "eutrophication": True,
            "biodiversity_loss": True,
            "house_cards": False,
            "seed": "our class",
        },
        scale=1.5,
        bold=True,
        motion="off",
        switches={"warnings": False},
        sound=False,
        fullscreen=True,
        locked=frozenset({"language", "setup"}),
        kiosk=True,
        wipe=True,
    )


def test_all_mistakes_are_told_at_once() -> None:
    problems = faults(
        """language = "klingon"
        kiosk = "yes"
        locked = ["doors"]
        colour = "blue"
        code = "3334H-7DLRE"
        [setup]
        players = 7
        pupils = 25
        [settings]
        text_size = true
        """
    )
    beginnings = ["language", "setup.players", "settings.text_size", "kiosk", "locked", "code"]
    beginnings += ["setup.pupils", "colour"]
    assert len(problems) == len(beginnings)
    for beginning in beginnings:
        assert sum(line.startswith(f"{beginning} ") for line in problems) == 1, beginning


def test_the_message_names_the_file_and_what_to_do() -> None:
    with pytest.raises(ClassroomError) as raised:
        read(b"kiosk = 1", HERE)
    text = str(raised.value)
    assert "classroom.toml cannot be used" in text
    assert "kiosk must be true or false, not 1" in text
    assert "Mend the file, or remove it" in text


def test_a_code_and_a_set_up_contradict_each_other() -> None:
    assert faults(f'code = "{CODE}"\n[setup]\nplayers = 2')[0].startswith("code says the whole")
    assert len(faults('code = "3334H-7DLRE"\n[setup]\nplayers = 2')) == 2


@pytest.mark.parametrize(
    "content",
    [
        b"\xff\xfe",
        b"a = ",
        b"[setup",
        b"x" * 200_000,
        b"a=" + b"[" * 9_000,
        b"setup = 3",
        b"\x00",
        b"a = " + b"9" * 5_000,
        b"kiosk = 0x" + b"f" * 9_000,
        b"a" + b".a" * 1_500 + b" = 1",
        b"[settings]\ntext_size = 0x" + b"f" * 9_000,
    ],
    ids=[
        *("UTF-16", "half", "bracket", "huge", "deep", "wrong kind", "nothing"),
        *("digits", "hexadecimal digits", "dotted", "large number"),
    ],
)
def test_no_content_brings_a_traceback(content: bytes) -> None:
    with pytest.raises(ClassroomError, match="cannot be used") as raised:
        read(content, HERE)
    assert len(str(raised.value)) < 1_000


def test_a_file_of_dotted_keys_is_refused_at_once(tmp_path: Path) -> None:
    file = tmp_path / "classroom.toml"
    file.write_bytes(b"".join(b"a.%d.c = 1\n" % number for number in range(5_000)))
    begun = time.perf_counter()
    with pytest.raises(ClassroomError, match=f"larger than {LONGEST_FILE} bytes"):
        find(file)
    assert time.perf_counter() - begun < 0.5


def test_a_file_full_of_mistakes_lists_the_first_ones() -> None:
    problems = faults("\n".join(f"a{number} = 1" for number in range(900)))
    assert len(problems) == MOST_PROBLEMS + 1
    assert problems[-1] == f"and {900 - MOST_PROBLEMS} more"
    assert sum(map(len, problems)) < 5_000


def test_long_names_of_entries_are_shortened() -> None:
    problems = faults("[setup]\n" + "a" * 9_000 + " = 1")
    assert len(problems[0]) < 500


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "classroom.toml")
    with pytest.raises(ClassroomError, match="a folder, a device or a pipe"):
        find(tmp_path / "classroom.toml")
