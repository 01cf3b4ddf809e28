"""From the menu to the table and back, and the files written meanwhile."""

from __future__ import annotations

import errno
import itertools
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ecosfera.app.faults import log_fault
from ecosfera.app.flow import Flow
from ecosfera.app.launch_options import LaunchOptions
from ecosfera.core.saves.file_format import Encoder, decode, record_of
from ecosfera.core.saves.library import SaveLibrary
from ecosfera.core.saves.summary import summary_of
from ecosfera.core.statistics import StatisticsFile
from ecosfera.games.baltica.additions import INTENTS
from ecosfera.games.baltica.codec.state import state_to_json
from ecosfera.games.baltica.game import Match
from ecosfera.games.baltica.rules.engine import legal
from ecosfera.games.baltica.setup.draft import computers_of
from ecosfera.games.baltica.table.scene import TableScene
from ecosfera.paths import UserFolders
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.settings import Settings, SettingsFile
from ecosfera.ui.testing.offscreen import offscreen
from ecosfera.ui.testing.pilot import Pilot
from tests.core.saves.samples import played
from tests.faulty_files import Fault, FaultyFiles
from tests.games.baltica.codec.games import GAMES
from tests.games.baltica.rules.positions import P1


class Program:
    """The whole program on one folder, without a window."""

    def __init__(self, folder: Path, pictures: Pictures) -> None:
        self.folders = UserFolders(config=folder, data=folder, log=folder)
        app = offscreen((1366, 768), Settings(language="en", motion="off"), pictures, INTENTS)
        clock = itertools.count(0.0, 10.0)
        file = SettingsFile(self.folders.settings_file)
        self.flow = Flow(app, self.folders, file, LaunchOptions(lang="en"), lambda: next(clock))
        self.flow.begin()
        self.pilot = Pilot(app)
        self.wait()

    def wait(self) -> None:
        """Everything that could wait is done, and saved."""
        if self.flow.files.autosaver is not None:
            self.flow.files.autosaver.flush()
        while self.flow.app.chores:
            self.pilot.step()
        self.pilot.step()

    @property
    def match(self) -> Match:
        assert self.flow.session.match is not None
        return self.flow.session.match

    @property
    def shelf(self) -> SaveLibrary:
        return SaveLibrary(self.folders.saves, GAMES)

    def new_game(self) -> None:
        self.pilot.click("new")
        self.pilot.intend(Intent.ACCEPT)
        assert self.pilot.scene() == "TableScene"

    def act(self, moves: int = 1) -> None:
        """Perform any legal action."""
        chance = random.Random(4)
        for _ in range(moves):
            if self.match.state.outcome is None:
                self.match.act(chance.choice(legal(self.match.state)))
        self.wait()

    def leave(self) -> None:
        """To the menu, by the pause menu."""
        self.pilot.intend(Intent.MENU)
        self.pilot.click("menu")
        self.wait()

    def end(self) -> None:
        self.flow.files.close()


@pytest.fixture
def start(tmp_path: Path, pictures: Pictures) -> Any:
    programs: list[Program] = []

    def make() -> Program:
        programs.append(Program(tmp_path / "data", pictures))
        return programs[-1]

    yield make
    for program in programs:
        program.end()


def position_of(match: Match) -> object:
    """Return a position without its catalogue, for comparison."""
    return state_to_json(match.state)


Start = Callable[[], Program]


def test_a_game_goes_on_where_it_was_when_the_program_starts_again(start: Start) -> None:
    first = start()
    assert "continue" not in first.pilot.ids
    first.new_game()
    first.act(5)
    position, names = position_of(first.match), first.match.state.config.names
    second = start()
    second.pilot.click("continue")
    assert second.pilot.scene() == "TableScene"
    assert position_of(second.match) == position
    assert second.match.state.config.names == names
    second.match.undo()
    second.match.redo()
    second.act(2)
    third = start()
    third.pilot.click("continue")
    assert position_of(third.match) == position_of(second.match)
    assert len(third.shelf.entries()) == 1


def test_a_game_that_is_over_is_not_continued_but_counted(start: Start) -> None:
    program = start()
    program.new_game()
    program.act(10**4)
    assert program.match.state.outcome is not None
    for _ in range(2):
        figures = StatisticsFile(program.folders.statistics_file, GAMES).statistics()
        assert figures.total.games == 1
        program.match.undo()
        program.act(10**4)
        assert program.match.state.outcome is not None
    program.flow.session.show_end()
    assert program.pilot.scene() == "EndScene"
    figures = StatisticsFile(program.folders.statistics_file, GAMES).statistics()
    assert figures.total.games == 1
    assert "continue" not in start().pilot.ids


def test_a_game_without_a_move_is_saved_from_its_first_on_even_after_a_crash(start: Start) -> None:
    program = start()
    program.new_game()
    program.flow._crashed(RuntimeError("for the test"))
    program.pilot.step()
    program.pilot.intend(Intent.ACCEPT)
    assert program.pilot.scene() == "TableScene"
    program.act(2)
    (entry,) = program.shelf.entries()
    assert program.shelf.about(entry).moves == 2


def test_the_time_played_is_kept_when_the_window_is_closed(start: Start) -> None:
    program = start()
    program.new_game()
    program.act()
    program.flow.app.quit()
    program.flow.run()
    (entry,) = program.shelf.entries()
    assert program.shelf.load(entry).extra["seconds"] >= 10


def test_a_game_that_is_renamed_in_the_list_goes_on_in_its_file(start: Start) -> None:
    program = start()
    program.new_game()
    program.act(3)
    position = position_of(program.match)
    program.leave()
    program.pilot.click("saves")
    program.pilot.click("rename")
    program.pilot.type("7b")
    program.pilot.intend(Intent.ACCEPT)
    program.pilot.intend(Intent.BACK)
    program.pilot.click("continue")
    assert position_of(program.match) == position
    program.act(2)
    (entry,) = program.shelf.entries()
    about = program.shelf.about(entry)
    assert (about.name, about.moves) == ("7b", len(program.match.actions))


def test_a_game_that_is_deleted_in_the_list_is_not_continued(start: Start) -> None:
    program = start()
    program.new_game()
    program.act(3)
    program.leave()
    program.pilot.click("saves")
    program.pilot.click("delete")
    program.pilot.intend(Intent.BACK)
    assert program.pilot.scene() == "MenuScene"
    assert "continue" not in program.pilot.ids


def test_a_game_without_a_move_goes_on_after_a_look_at_the_list(start: Start) -> None:
    program = start()
    program.new_game()
    match = program.match
    program.leave()
    program.pilot.click("saves")
    program.pilot.intend(Intent.BACK)
    program.pilot.click("continue")
    assert program.match is match
    program.act()
    assert len(program.shelf.entries()) == 1


def test_after_a_crash_the_game_goes_on_from_what_was_saved(start: Start) -> None:
    program = start()
    program.new_game()
    program.act(4)
    position = position_of(program.match)
    program.flow._crashed(RuntimeError("for the test"))
    assert program.pilot.scene() == "FaultPage"
    program.pilot.step()
    program.pilot.intend(Intent.ACCEPT)
    assert program.pilot.scene() == "TableScene"
    assert position_of(program.match) == position
    assert "for the test" in program.folders.log_file.read_text("utf-8")


def test_a_damaged_autosave_is_told_and_the_game_before_is_offered(start: Start) -> None:
    first = start()
    first.new_game()
    first.act(3)
    position = position_of(first.match)
    first.leave()
    first.new_game()
    first.act(2)
    first.end()
    newest = first.shelf.entries()[0].path
    head = newest.read_bytes().splitlines(keepends=True)[0]
    for path in (newest, newest.with_name(newest.name + ".bak")):
        path.write_bytes(head + b"broken")
    second = start()
    second.pilot.click("continue")
    assert second.pilot.scene() == "Dialog"
    second.pilot.intend(Intent.ACCEPT)
    second.pilot.click("continue")
    assert position_of(second.match) == position
    assert len(list((second.folders.saves / "damaged").iterdir())) == 2


def test_a_full_disk_is_told_once_and_the_game_goes_on(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_given: Any) -> None:
        raise OSError(errno.ENOSPC, "no room")

    program = start()
    program.new_game()
    monkeypatch.setattr(os, "fsync", full)
    program.act()
    assert program.pilot.scene() == "Dialog"
    program.pilot.intend(Intent.ACCEPT)
    for _ in range(3):
        program.act()
        assert program.pilot.scene() == "TableScene"
    monkeypatch.undo()
    program.act()
    assert len(program.shelf.entries()) == 1


def test_whatever_call_fails_is_told_once_and_the_next_move_is_saved(
    tmp_path: Path, pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    system = FaultyFiles(monkeypatch, tmp_path)

    def playing(name: str) -> Program:
        program = Program(tmp_path / name, pictures)
        program.new_game()
        program.act()
        return program

    first = playing("first")
    system.arm(None)
    first.act()
    calls = list(system.calls)
    first.end()
    assert {"open", "write", "fsync", "close", "replace"} <= set(calls)
    for name in dict.fromkeys(calls):
        program = playing(name)
        system.arm(Fault(calls.index(name), errno.ENOSPC, lasting=True))
        program.act(2)
        if program.pilot.scene() == "Dialog":
            assert "There is no room left" in program.pilot.spoken[-2]
            program.pilot.intend(Intent.ACCEPT)
        else:
            assert name == "mkdir"  # the folder is there already
        assert program.pilot.scene() == "TableScene"
        system.arm(None)
        program.act()
        (entry,) = program.shelf.entries()
        assert position_of(program.shelf.load(entry).match) == position_of(program.match)
        program.end()


def test_a_folder_that_cannot_be_made_stops_nobody(tmp_path: Path, pictures: Pictures) -> None:
    (tmp_path / "file").write_text("not a folder")
    program = Program(tmp_path / "file" / "below", pictures)
    assert program.pilot.scene() == "Dialog"  # about the settings
    program.pilot.intend(Intent.ACCEPT)
    program.new_game()
    program.act(2)
    assert program.pilot.scene() == "Dialog"
    program.end()


def test_a_game_can_be_saved_under_a_name_from_the_pause_menu(start: Start) -> None:
    program = start()
    program.new_game()
    program.act(3)
    program.pilot.intend(Intent.MENU)
    program.pilot.click("save")
    program.pilot.type("Our sea")
    program.pilot.intend(Intent.ACCEPT)
    assert program.pilot.scene() == "PauseScene"
    saved = program.pilot.focus.get("save")
    assert saved is not None
    assert saved.name == "Saved: Our sea. The game goes on."
    named = [entry for entry in program.shelf.entries() if not entry.automatic]
    assert [program.shelf.about(entry).name for entry in named] == ["Our sea"]


def test_the_list_leads_to_the_table(start: Start) -> None:
    first = start()
    first.new_game()
    first.act(6)
    position = position_of(first.match)
    first.leave()
    first.pilot.click("saves")
    assert first.pilot.scene() == "SavesScene"
    first.pilot.click("play")
    assert first.pilot.scene() == "TableScene"
    assert position_of(first.match) == position


def test_from_watching_a_new_game_begins_and_the_old_one_stays(start: Start) -> None:
    program = start()
    program.new_game()
    program.act(8)
    program.leave()
    program.pilot.click("saves")
    program.pilot.click("watch")
    assert program.pilot.scene() == "ReplayScene"
    for _ in range(3):
        program.pilot.click("on")
    program.pilot.click("continue")
    assert program.pilot.scene() == "TableScene"
    assert len(program.match.actions) == 3
    program.act()
    assert len(program.shelf.entries()) == 2


def test_delete_all_data_names_what_is_not_its_own(start: Start) -> None:
    program = start()
    thesis = program.folders.saves / "thesis.docx"
    thesis.parent.mkdir(parents=True)
    thesis.write_text("a year of work")
    program.pilot.click("saves")
    program.pilot.click("statistics")
    program.pilot.click("forget")
    program.pilot.click("answer-0")
    assert str(thesis) in " ".join(program.pilot.spoken[-3:])
    assert thesis.exists()


def test_the_bin_names_what_it_does_not_delete(start: Start) -> None:
    program = start()
    homework = program.folders.saves / "bin" / "homework.json"
    homework.parent.mkdir(parents=True)
    homework.write_text("[]")
    program.pilot.click("saves")
    program.pilot.click("bin")
    program.pilot.click("empty-bin")
    program.pilot.click("answer-0")
    assert str(homework) in " ".join(program.pilot.spoken[-3:])
    assert homework.exists()


def test_delete_all_data_asks_once_and_then_really_all_is_gone(start: Start) -> None:
    program = start()
    program.new_game()
    program.act(3)
    program.leave()
    program.pilot.intend(Intent.BIGGER)
    log_fault(program.flow.folders.log_file, ValueError("something"))
    theirs = program.folders.data / "holiday.txt"
    theirs.write_text("mine")
    program.pilot.click("saves")
    program.pilot.click("delete")
    program.pilot.click("statistics")
    program.pilot.click("forget")
    program.pilot.click("answer-0")
    program.pilot.intend(Intent.ACCEPT)
    program.wait()
    assert program.pilot.scene() == "SavesScene"
    assert list(program.folders.data.rglob("*")) == [theirs]
    assert "play" not in program.pilot.ids
    program.pilot.intend(Intent.BACK)
    assert "continue" not in program.pilot.ids


def test_fair_undo_chosen_at_set_up_is_kept_with_the_game(start: Start) -> None:
    program = start()
    program.flow.draft.fair_undo = True
    program.new_game()
    assert program.match.fair_undo
    program.act(3)
    second = start()
    second.pilot.click("continue")
    assert second.match.fair_undo


def test_who_plays_the_rows_is_saved_with_the_game(tmp_path: Path, pictures: Pictures) -> None:
    program = Program(tmp_path, pictures)
    program.pilot.click("new")
    program.pilot.click("seat-1")
    program.pilot.click("seat-1")
    program.pilot.click("start")
    program.act()
    program.wait()
    again = Program(tmp_path, pictures)
    again.pilot.intend(Intent.ACCEPT)
    table = again.flow.app.stack.top
    assert isinstance(table, TableScene)
    assert table.controller.players.characters == ["", "bold"]
    assert [person.character for person in table.controller.people] == ["", "bold"]


def test_a_row_taken_over_stays_taken_over(tmp_path: Path, pictures: Pictures) -> None:
    program = Program(tmp_path, pictures)
    program.pilot.click("new")
    program.pilot.click("seat-1")
    program.pilot.click("start")
    program.act()
    program.wait()
    table = program.flow.app.stack.top
    assert isinstance(table, TableScene)
    program.pilot.settle()
    table.controller.seat(P1, "")
    program.pilot.key("f10")
    program.pilot.click("menu")
    program.pilot.click("continue")
    table = program.flow.app.stack.top
    assert isinstance(table, TableScene)
    assert table.controller.players.characters == ["", ""]
    program.wait()
    again = Program(tmp_path, pictures)
    again.pilot.intend(Intent.ACCEPT)
    table = again.flow.app.stack.top
    assert isinstance(table, TableScene)
    assert table.controller.players.characters == ["", ""]


@pytest.mark.parametrize("kept", [None, "bold", ["bold"], ["bold", 7], ["sly", "bold"]])
def test_what_a_file_says_wrongly_of_teammates_is_people(kept: object) -> None:
    match = played(5)
    file = Encoder().file(
        record_of(match, {"computers": kept}),
        summary_of(match.game, match.state, "ab12", "", 5, automatic=True),
    )
    found = computers_of(decode(file, GAMES).extra, 2)
    right = isinstance(kept, list) and len(kept) == 2
    assert found == (("", "bold") if kept == ["sly", "bold"] else ("bold", "") if right else ())


def test_a_game_of_an_older_program_is_played_by_people() -> None:
    data = (Path(__file__).parents[2] / "fixtures" / "saves" / "format-1.json").read_bytes()
    assert computers_of(decode(data, GAMES).extra, 2) == ()
