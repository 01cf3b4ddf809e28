"""`ecosfera shots` writes a picture of every state and reports what did not fit."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING

import pygame
import pytest

from ecosfera import paths
from ecosfera.tools import shots

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def display_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep `shots` from closing the display that the tests share."""
    monkeypatch.setattr(pygame.display, "quit", lambda: None)
    monkeypatch.setattr(pygame.font, "quit", lambda: None)


def test_every_state_has_its_own_name() -> None:
    names = [shot.name for shot in shots.states()]
    assert len(names) == len(set(names))
    assert len(names) > 15


def test_pictures_are_written_by_state_language_size_and_scale(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = [str(tmp_path), "--size", "1024x576", "--lang", "de", "--scale", "150"]
    assert shots.main([*arguments, "--only", "pause,whats-new"]) == 0
    names = sorted(p.name for p in tmp_path.iterdir())
    assert {name.partition("-")[0] for name in names} == {"pause", "whats"}
    assert names[0] == "pause-de-1024x576-150.png"
    assert pygame.image.load(tmp_path / names[0]).get_size() == (1024, 576)
    assert capsys.readouterr().out == ""


def test_without_a_folder_only_texts_without_room_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    locales = tmp_path / "locales"
    shutil.copytree(paths.locales(), locales)
    monkeypatch.setattr(paths, "locales", lambda: locales)
    monkeypatch.chdir(tmp_path)
    arguments = ["--size", "1024x576", "--lang", "de", "--only", "pause"]
    assert shots.main(arguments) == 0
    assert capsys.readouterr().out == ""
    other = shutil.copytree(locales, tmp_path / "locales-2")
    monkeypatch.setattr(paths, "locales", lambda: other)
    file = other / "de/pause.po"
    wide = "Zurück" * 12
    text = re.sub(r'(msgid "pause.resume"\nmsgstr) ".*"', rf'\1 "{wide}"', file.read_text("utf-8"))
    file.write_text(text, "utf-8")
    assert shots.main(arguments) == 1
    told = capsys.readouterr().out
    assert "pause-de-1024x576-100: " in told
    assert wide in told
    assert {p.name for p in tmp_path.iterdir()} == {"locales", "locales-2"}


def test_the_same_state_is_the_same_picture(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        shots.main([str(tmp_path / folder), "--size", "1024x576", "--only", "settings-screen"])
    one, two = (
        (tmp_path / folder / "settings-screen-en-1024x576-100.png").read_bytes()
        for folder in ("one", "two")
    )
    assert one == two


@pytest.mark.parametrize(
    "wrong",
    [
        *(["--size", "huge"], ["--size", "10x10"], ["--scale", "20"], ["--scale", "x"]),
        *(["--lang", "qq"], ["--lang", "../fi"]),
    ],
)
def test_a_strange_option_is_refused_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], wrong: list[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        shots.main([str(tmp_path), *wrong])
    assert stop.value.code == 2
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize("words", ["nowhere", "pause,nowhere"])
def test_a_word_in_no_name_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: str
) -> None:
    assert shots.main([str(tmp_path / "new"), "--only", words]) == 1
    assert capsys.readouterr().err == "ecosfera shots: no state has 'nowhere' in its name\n"
    assert not (tmp_path / "new").exists()
