from __future__ import annotations

import os
import random
import time
from pathlib import Path

import pygame
import pytest

from ecosfera import paths
from ecosfera.app.classroom_policy import Permissions
from ecosfera.app.saves.class_scene import ClassScene
from ecosfera.app.saves.scene import SavesResult, SavesScene
from ecosfera.app.shots import saves_states
from ecosfera.core.files.deletion import Deletion
from ecosfera.core.saves.autosave import save_as
from ecosfera.core.saves.library import SaveLibrary
from ecosfera.core.statistics import StatisticsFile
from ecosfera.games import all_games
from ecosfera.games.baltica.game import Match, load
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.engine import legal
from ecosfera.tools.check.command import LANGUAGES
from ecosfera.ui.context import UiContext
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.testing.offscreen import shown
from ecosfera.ui.testing.pilot import Pilot
from ecosfera.ui.widgets import Button, Form
from tests.program import SCREENS, Sit, services


def match_of(moves: int = 6) -> Match:
    match = Match.new(load(), Config(names=("Anna", "Elias"), seed="3"))
    chance = random.Random(moves)
    for _ in range(moves):
        match.act(chance.choice(legal(match.state)))
    return match


@pytest.fixture
def shelf(tmp_path: Path) -> SaveLibrary:
    """Return a library with three games, listed as third, second, first."""
    shelf = SaveLibrary(tmp_path / "saves", all_games)
    for age, name in ((300, "first"), (200, "second"), (100, "third")):
        path = save_as(shelf, match_of(), name)
        then = time.time() - age
        os.utime(path, (then, then))
    return shelf


@pytest.fixture
def listed(context: UiContext, shelf: SaveLibrary, sit: Sit) -> Pilot:
    figures = StatisticsFile(shelf.folder / "none.jsonl", all_games)
    return sit(SavesScene(context, services(context), shelf, figures, Deletion, Permissions()))


def scene(pilot: Pilot) -> SavesScene:
    top = pilot.app.stack.top
    assert isinstance(top, SavesScene)
    return top


def names(shelf: SaveLibrary) -> list[str]:
    return [shelf.about(entry).name for entry in shelf.entries()]


def test_the_keys_go_through_the_list_and_say_what_is_there(listed: Pilot) -> None:
    assert scene(listed).name() == "third"
    listed.key("down")
    listed.step()
    assert scene(listed).name() == "second"
    assert "second" in listed.spoken[-1]
    listed.key("end")
    assert scene(listed).name() == "first"
    listed.key("home")
    assert scene(listed).name() == "third"


def test_tab_leads_from_the_chosen_game_to_what_one_can_do_with_it(listed: Pilot) -> None:
    listed.key("down")
    listed.step()
    listed.key("tab")
    assert listed.focus.id == "play"
    assert scene(listed).name() == "second"


def test_no_line_about_a_game_ends_in_a_loose_dot(pictures: Pictures) -> None:
    shot = next(shot for shot in saves_states(SCREENS, services) if shot.name == "saves-many")
    form = shown(shot, (1024, 576), "en", 2.0, pictures).app.stack.top
    assert isinstance(form, Form)
    told = [w for w in form.widgets if w.id.startswith("detail-")]
    lines = [line for w in told for line in w.name.split("\n")]
    assert any("·" in line for line in lines)
    assert not any(line.endswith("·") for line in lines)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_buttons_of_the_head_stand_on_one_line(scale: float, pictures: Pictures) -> None:
    shot = next(shot for shot in saves_states(SCREENS, services) if shot.name == "saves-deleted")
    form = shown(shot, (1366, 768), "en", scale, pictures).app.stack.top
    assert isinstance(form, Form)
    head = [form.find(name) for name in ("back", "bin", "import", "statistics")]
    assert len({(w.rect.top, w.rect.bottom) for w in head if w is not None}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_buttons_of_the_sheet_have_words_of_one_size(language: str, pictures: Pictures) -> None:
    shot = next(shot for shot in saves_states(SCREENS, services) if shot.name == "saves-few")
    form = shown(shot, (1024, 576), language, 2.0, pictures).app.stack.top
    assert isinstance(form, Form)
    context = form.context
    sizes = set()
    for name in ("play", "watch", "rename", "export", "delete"):
        button = form.find(name)
        assert isinstance(button, Button)
        wanted = context.metrics.size(button.size)
        words = context.text.width(button.name, FontFace.BOLD, wanted)
        assert words + 1.65 * wanted < button.rect.width
        sizes.add(wanted)
    assert len(sizes) == 1


def test_a_click_chooses_and_enter_plays(listed: Pilot) -> None:
    ends: list[SavesResult | None] = []
    top = scene(listed)
    top.stack._done[-1] = ends.append
    first = top.list.row_id(2)
    listed.click(first)
    listed.step()
    assert top.name() == "first"
    listed.intend(Intent.ACCEPT)
    assert ends[0] is not None
    assert ends[0].loaded.about.name == "first"


def test_renaming(listed: Pilot, shelf: SaveLibrary) -> None:
    listed.click("rename")
    listed.type("Kevät")
    listed.intend(Intent.ACCEPT)
    assert sorted(names(shelf)) == ["Kevät", "first", "second"]
    assert scene(listed).name() == "Kevät"


def test_cancel_stands_at_the_right(listed: Pilot) -> None:
    for button in ("rename", "export", "import"):
        listed.click(button)
        asked = listed.app.stack.top
        assert isinstance(asked, Form)
        answer, cancel = asked.find("answer"), asked.find("cancel")
        assert answer is not None
        assert cancel is not None
        assert answer.rect.right < cancel.rect.left
        listed.intend(Intent.BACK)


def test_cancelling_changes_nothing(listed: Pilot, shelf: SaveLibrary) -> None:
    for button in ("rename", "export", "import"):
        listed.click(button)
        listed.type("x")
        listed.intend(Intent.BACK)
        assert listed.scene() == "SavesScene"
    assert names(shelf) == ["third", "second", "first"]


@pytest.mark.parametrize("how", ["button", "key"])
def test_deleting_can_be_taken_back(listed: Pilot, shelf: SaveLibrary, how: str) -> None:
    listed.click("delete")
    assert names(shelf) == ["second", "first"]
    if how == "button":
        listed.click("take-back")
    else:
        listed.intend(Intent.UNDO)
    assert sorted(names(shelf)) == ["first", "second", "third"]
    assert scene(listed).name() == "third"
    assert "take-back" not in listed.ids


def test_deleting_everything_leaves_an_empty_list(listed: Pilot, shelf: SaveLibrary) -> None:
    for _ in range(3):
        listed.click("delete")
        listed.step()
    assert shelf.entries() == []
    assert "play" not in listed.ids
    listed.intend(Intent.UNDO)
    assert len(shelf.entries()) == 1


def test_a_file_dropped_on_the_window_is_imported(
    listed: Pilot, shelf: SaveLibrary, tmp_path: Path
) -> None:
    other = SaveLibrary(tmp_path / "other", all_games)
    path = save_as(other, match_of(3), "dropped")
    listed.step(pygame.Event(pygame.DROPFILE, file=str(path)))
    assert "dropped" in names(shelf)
    assert scene(listed).name() == "dropped"


def test_a_folder_dropped_on_the_window_opens_the_page_about_a_class(
    listed: Pilot, tmp_path: Path
) -> None:
    listed.step(pygame.Event(pygame.DROPFILE, file=str(tmp_path)))
    assert isinstance(listed.app.stack.top, ClassScene)


def test_exporting_and_importing_by_path(listed: Pilot, shelf: SaveLibrary, tmp_path: Path) -> None:
    listed.click("export")
    listed.key("ctrl+a")
    listed.type(str(tmp_path / "out"))
    listed.intend(Intent.ACCEPT)
    assert listed.scene() == "Dialog"
    listed.intend(Intent.ACCEPT)
    assert (tmp_path / "out.ecosfera").is_file()
    listed.click("import")
    listed.type(f'"{tmp_path / "out.ecosfera"}"')
    listed.intend(Intent.ACCEPT)
    assert listed.scene() == "SavesScene"
    assert sorted(names(shelf)) == ["first", "second", "third", "third"]


@pytest.mark.parametrize("place", ["gone/deep/game", "file/game"])
def test_an_export_makes_no_folders(listed: Pilot, tmp_path: Path, place: str) -> None:
    (tmp_path / "file").touch()
    before = sorted(tmp_path.rglob("*"))
    listed.click("export")
    listed.key("ctrl+a")
    listed.type(str(tmp_path / place))
    listed.intend(Intent.ACCEPT)
    assert listed.scene() == "Dialog"
    assert "cannot be copied there" in " ".join(listed.spoken)
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize("name", ["env.sh", "run.desktop", ".profile", "game.ECOSFERA"])
def test_an_exported_file_always_has_the_suffix_of_one(
    listed: Pilot, tmp_path: Path, name: str
) -> None:
    listed.click("export")
    listed.key("ctrl+a")
    listed.type(str(tmp_path / name))
    listed.intend(Intent.ACCEPT)
    made = [file.name for file in tmp_path.iterdir() if file.is_file()]
    assert made == [f"{name}.ecosfera"]


def test_files_in_the_usual_folders_are_offered_for_import(
    listed: Pilot,
    shelf: SaveLibrary,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    downloads, stick = tmp_path / "Downloads", tmp_path / "STICK"
    other = SaveLibrary(tmp_path / "other", all_games)
    for folder, name in ((downloads, "given"), (stick, "brought")):
        folder.mkdir()
        save_as(other, match_of(4), name)
        other.give_out(other.entries()[0], folder)
    (downloads / "broken.ecosfera").write_bytes(b"{}")
    (downloads / "holiday.json").write_bytes(b"{}")
    gone = tmp_path / "gone"
    monkeypatch.setattr(paths, "exchange_folders", lambda: [gone, downloads, stick])
    listed.click("import")
    offered = [item for item in listed.ids if item.startswith("offer-")]
    assert offered == ["offer-0", "offer-1"]
    top = listed.app.stack.top
    assert isinstance(top, Form)
    button = top.find("offer-0")
    assert button is not None
    assert "brought" in button.name
    assert "STICK" in button.name
    label, field = top.find("label"), top.find("field")
    assert label is not None
    assert field is not None
    # The path is typed directly below the question.
    assert button.rect.bottom <= label.rect.top < label.rect.bottom <= field.rect.top
    listed.click("offer-0")
    assert scene(listed).name() == "brought"
    assert len(shelf.entries()) == 4


def test_a_gamepad_goes_through_the_list_and_opens_a_game(listed: Pilot) -> None:
    ends: list[SavesResult | None] = []
    scene(listed).stack._done[-1] = ends.append
    listed.button(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    listed.step()
    assert scene(listed).name() == "second"
    listed.button(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert listed.focus.id == "play"
    listed.button(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert scene(listed).name() == "second"
    assert listed.focus.id == scene(listed).list.row_id(1)
    listed.button(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    listed.button(pygame.CONTROLLER_BUTTON_A)
    assert ends[0] is not None
    assert ends[0].loaded.about.name == "second"


def test_the_key_that_deletes_puts_a_game_into_the_bin(listed: Pilot, shelf: SaveLibrary) -> None:
    assert "bin" not in listed.ids
    listed.key("delete")
    assert names(shelf) == ["second", "first"]
    assert names(shelf.bin) == ["third"]
    assert "bin" in listed.ids
    assert listed.focus.id == scene(listed).list.row_id(0)


def test_holding_the_key_that_deletes_deletes_one_game(listed: Pilot, shelf: SaveLibrary) -> None:
    for _ in range(60):
        listed.step(pygame.Event(pygame.KEYDOWN, key=pygame.K_DELETE, mod=0, unicode=""))
    assert names(shelf.bin) == ["third"]
    listed.wait(0.5)
    listed.key("delete")
    assert names(shelf.bin) == ["third", "second"]


def test_a_game_comes_back_from_the_bin_long_after(listed: Pilot, shelf: SaveLibrary) -> None:
    listed.click("delete")
    listed.click("delete")
    listed.click("bin")
    assert "third" in listed.spoken[-1]
    listed.key("down")
    listed.step()
    listed.click("put-back")
    assert names(shelf.bin) == ["third"]
    assert sorted(names(shelf)) == ["first", "second"]
    assert scene(listed).name() == "second"
    assert not scene(listed).games.in_bin


def test_what_is_deleted_in_the_bin_is_asked_about_and_then_gone(
    listed: Pilot, shelf: SaveLibrary
) -> None:
    for _ in range(3):
        listed.click("delete")
        listed.step()
    assert "bin" in listed.ids
    listed.click("bin")
    listed.click("erase")
    assert "third" in " ".join(listed.spoken[-4:])
    assert any(told.startswith("Delete for good?") for told in listed.spoken[-4:])
    listed.click("answer-1")
    assert len(shelf.bin.entries()) == 3
    listed.click("erase")
    listed.click("answer-0")
    assert sorted(names(shelf.bin)) == ["first", "second"]
    listed.click("empty-bin")
    listed.click("answer-0")
    assert shelf.bin.entries() == []
    assert "empty-bin" not in listed.ids
    listed.intend(Intent.BACK)
    assert listed.scene() == "SavesScene"
    assert "bin" not in listed.ids


def test_a_game_in_the_bin_can_be_watched(listed: Pilot) -> None:
    listed.key("delete")
    listed.click("bin")
    listed.click("watch")
    assert listed.scene() == "ReplayScene"
    listed.intend(Intent.BACK)
    assert scene(listed).games.in_bin


def test_the_rulebook_and_the_guide_open_from_the_list(listed: Pilot) -> None:
    for intent, name in ((Intent.RULES, "RulebookScene"), (Intent.INSPECT, "GuideScene")):
        listed.intend(intent)
        assert listed.scene() == name
        listed.intend(Intent.BACK)
        assert listed.scene() == "SavesScene"


def test_what_is_no_game_is_told_in_a_sentence(listed: Pilot, shelf: SaveLibrary) -> None:
    listed.step(pygame.Event(pygame.DROPFILE, file=str(Path(__file__))))
    assert listed.scene() == "Dialog"
    assert "Choose another file" in listed.spoken[-2]
    listed.intend(Intent.ACCEPT)
    assert len(names(shelf)) == 3


def test_a_damaged_game_is_told_and_the_others_stay(listed: Pilot, shelf: SaveLibrary) -> None:
    path = shelf.entries()[0].path
    path.write_bytes(path.read_bytes()[:700])
    listed.click("play")
    assert listed.scene() == "Dialog"
    listed.intend(Intent.ACCEPT)
    assert scene(listed).name() == "second"
    assert (shelf.folder / "damaged").is_dir()


def test_thousands_of_games_open_at_once(context: UiContext, shelf: SaveLibrary, sit: Sit) -> None:
    data = shelf.entries()[0].path.read_bytes()
    for number in range(2000):
        (shelf.folder / f"copy-{number:04}.json").write_bytes(data)
    figures = StatisticsFile(shelf.folder / "none.jsonl", all_games)
    pilot = sit(SavesScene(context, services(context), shelf, figures, Deletion, Permissions()))
    top = scene(pilot)
    assert len(top.games.files) == 2003
    assert len(top.games._summaries) <= top.games.rows + 1
    pilot.key("end")
    assert top.games.chosen == 2002
    for _ in range(30):
        pilot.key("up")
        pilot.step()
    assert top.games.chosen == 1972
    assert len(pilot.ids) < 40


def test_the_wheel_moves_the_list_and_not_the_choice(
    context: UiContext, shelf: SaveLibrary, sit: Sit
) -> None:
    data = shelf.entries()[0].path.read_bytes()
    for number in range(40):
        (shelf.folder / f"copy-{number:04}.json").write_bytes(data)
    figures = StatisticsFile(shelf.folder / "none.jsonl", all_games)
    pilot = sit(SavesScene(context, services(context), shelf, figures, Deletion, Permissions()))
    top = scene(pilot)
    before = top.games.chosen
    pilot.step(pygame.Event(pygame.MOUSEWHEEL, y=-7, x=0))
    pilot.step()
    assert top.games.top == 7
    assert top.games.chosen == before
    pilot.step(pygame.Event(pygame.MOUSEWHEEL, y=100, x=0))
    pilot.step()
    assert top.games.top == 0


def test_the_bar_beside_the_list_leads_anywhere(
    context: UiContext, shelf: SaveLibrary, sit: Sit
) -> None:
    data = shelf.entries()[0].path.read_bytes()
    for number in range(300):
        (shelf.folder / f"copy-{number:04}.json").write_bytes(data)
    figures = StatisticsFile(shelf.folder / "none.jsonl", all_games)
    pilot = sit(SavesScene(context, services(context), shelf, figures, Deletion, Permissions()))
    top = scene(pilot)
    bar = top.list.view._track
    pilot.step(pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=bar.center))
    pilot.step()
    assert abs(top.games.top - 150) < 10
    pilot.step(
        pygame.Event(
            pygame.MOUSEMOTION, pos=(bar.x - 90, bar.bottom + 50), rel=(0, 0), buttons=(1, 0, 0)
        )
    )
    pilot.step(pygame.Event(pygame.MOUSEBUTTONUP, button=1, pos=bar.center))
    pilot.step()
    assert top.games.top == 303 - top.games.rows
    pilot.move_to(bar.centerx, bar.top)
    pilot.step()
    assert top.games.top == 303 - top.games.rows
