"""Taking a finished game along: picture, page, code and file."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pygame
import pytest

from ecosfera.app import share
from ecosfera.app.share import ShareScene
from ecosfera.games.game_screens import Souvenir
from ecosfera.ui.testing.pilot import Pilot
from ecosfera.ui.widgets.dialog import Dialog

if TYPE_CHECKING:
    from pathlib import Path

    from ecosfera.ui.app.app import App


def open_sheet(app: App, folder: Path | None, code: str | None = "7FNAX-K3W9T") -> Pilot:
    """Open the sheet; what is saved goes to the folder."""
    souvenir = Souvenir(code, lambda: pygame.Surface((40, 30)), lambda *told: " ".join(told))
    app.context.removed_buttons = frozenset({"quit"})
    app.stack.push(ShareScene(app.context, souvenir, "game", None, lambda: folder))
    return Pilot(app)


def message(app: App) -> str:
    top = app.stack.top
    assert isinstance(top, Dialog)
    return top.headline


def test_a_picture_is_saved_once_and_nothing_is_overwritten(app: App, tmp_path: Path) -> None:
    (tmp_path / "game.png").write_text("theirs")
    pilot = open_sheet(app, tmp_path)
    for _ in range(3):
        pilot.click("picture")
        assert str(tmp_path) in message(app)
        pilot.click("answer-0")
    (saved,) = tmp_path.glob("game-*.png")
    wide, high = pygame.image.load(saved).get_size()
    assert wide == 40
    assert high > 30, "there is room for the caption below the picture"
    assert (tmp_path / "game.png").read_text() == "theirs"


def test_the_sheet_says_where_files_go_before_they_are_written(app: App, tmp_path: Path) -> None:
    open_sheet(app, tmp_path)
    sheet = app.stack.top
    assert isinstance(sheet, ShareScene)
    assert any(str(tmp_path) in widget.name for widget in sheet.widgets)


def test_pages_that_take_turns_are_written_once_each(tmp_path: Path) -> None:
    first = [share.save_page(tmp_path, "rules", page) for page in ("en", "sv", "fi")]
    again = [share.save_page(tmp_path, "rules", page) for page in ("fi", "en", "sv")]
    assert sorted(first) == sorted(again) == sorted(tmp_path.iterdir())


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_link_that_leads_nowhere_is_left_and_prevents_no_page(tmp_path: Path) -> None:
    (tmp_path / "rules.html").symlink_to(tmp_path / "gone")
    saved = [share.save_page(tmp_path, "rules", "page") for _ in range(2)]
    assert saved == [tmp_path / "rules-2.html"] * 2
    assert (tmp_path / "rules.html").is_symlink()


def test_the_page_has_the_name_of_the_class(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Path] = []

    def open_file(file: Path) -> bool:
        opened.append(file)
        return True

    monkeypatch.setattr(share, "open_file", open_file)
    pilot = open_sheet(app, tmp_path)
    pilot.click("group")
    pilot.type("Class 7b")
    pilot.click("page")
    (page,) = tmp_path.glob("game-*.html")
    assert page.read_text().startswith("Class 7b 20")
    # Where nobody may leave the program, no browser opens.
    assert not opened
    pilot.click("answer-0")
    app.context.removed_buttons = frozenset()
    pilot.click("page")
    assert len(opened) == 1


def test_what_cannot_be_saved_is_told(app: App, tmp_path: Path) -> None:
    pilot = open_sheet(app, tmp_path / "missing")
    for button in ("picture", "page"):
        pilot.click(button)
        assert str(tmp_path / "missing") in message(app)
        assert "game" not in message(app)  # it is not about saved games
        pilot.click("answer-0")
    app.stack.pop()
    open_sheet(app, None).click("picture")
    assert "no folder" in message(app)


def test_without_a_code_there_is_none_to_copy(app: App, tmp_path: Path) -> None:
    assert "code" not in open_sheet(app, tmp_path, None).ids
