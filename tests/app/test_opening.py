"""Opening a saved game from the desktop: by double-clicking it or dropping it on the window."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
import pytest

from ecosfera.app.classroom import Classroom
from ecosfera.app.flow import Flow
from ecosfera.app.session import Session
from ecosfera.core.saves.library import SaveLibrary
from ecosfera.games.baltica.codec.state import state_to_json
from ecosfera.games.baltica.rules.engine import legal
from ecosfera.tools.check.command import LANGUAGES
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.testing.pilot import Pilot
from ecosfera.ui.widgets.dialog import Dialog
from tests.core.saves.samples import ended, played, put_file, saved
from tests.games.baltica.codec.games import GAMES
from tests.program import program

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecosfera.games.baltica.game import Match
    from ecosfera.ui.draw.pictures import Pictures
    from tests.program import Begin


@pytest.fixture
def begin(tmp_path: Path, pictures: Pictures) -> Iterator[Begin]:
    """Start the program with a folder of its own."""
    with program(tmp_path / "data", pictures) as begin:
        yield begin


def repaired(match: Match) -> bytes:
    """A file whose last position is damaged: it is played again from its actions."""
    content = json.loads(saved(match))
    content["snapshot"]["impacts"] = (match.state.impacts + 1) % 6
    return json.dumps(content).encode()


def position_of(flow: Flow) -> object:
    assert flow.session.match is not None
    return state_to_json(flow.session.match.state)


def act(flow: Flow) -> None:
    assert flow.session.match is not None
    flow.session.match.act(legal(flow.session.match.state)[0])
    assert flow.files.autosaver is not None
    flow.files.autosaver.flush()


def drop(pilot: Pilot, file: Path) -> None:
    pilot.step(pygame.Event(pygame.DROPFILE, file=str(file)))


def test_a_game_opened_from_the_desktop_goes_on(begin: Begin, tmp_path: Path) -> None:
    match = played(12)
    file = put_file(tmp_path / "the stick", "lesson på ön.ecosfera", saved(match))
    flow, pilot = begin(open=file)
    assert pilot.scene() == "TableScene"
    assert position_of(flow) == state_to_json(match.state)


def test_the_file_opened_stays_as_it_is_and_the_game_is_continued_later(
    begin: Begin, tmp_path: Path
) -> None:
    # Named like a file of the program, but in another folder.
    data = saved(played(12))
    file = put_file(tmp_path / "the stick", "auto-1.json", data)
    flow, _ = begin(open=file)
    act(flow)
    position = position_of(flow)
    assert file.read_bytes() == data
    assert len(list(file.parent.iterdir())) == 1
    later, pilot = begin()
    pilot.click("continue")
    assert position_of(later) == position


def test_a_game_opened_in_the_folder_of_saved_games_goes_on_in_its_file(begin: Begin) -> None:
    first, pilot = begin(code="3334W-ECP3R")
    act(first)
    (entry,) = SaveLibrary(first.folders.saves, GAMES).entries()
    second, pilot = begin(open=entry.path)
    assert pilot.scene() == "TableScene"
    act(second)
    assert [e.path for e in SaveLibrary(first.folders.saves, GAMES).entries()] == [entry.path]


def test_a_game_that_is_over_shows_how_it_ended_and_is_not_counted_again(
    begin: Begin, tmp_path: Path
) -> None:
    file = put_file(tmp_path / "the stick", "end.ecosfera", saved(ended()))
    flow, pilot = begin(open=file)
    assert pilot.scene() == "EndScene"
    assert not flow.folders.statistics_file.exists()


def test_a_repaired_match_that_is_over_shows_its_end_and_says_that_it_was_repaired(
    begin: Begin, tmp_path: Path
) -> None:
    file = put_file(tmp_path / "the stick", "end.ecosfera", repaired(ended()))
    flow, pilot = begin(open=file)
    top = flow.app.stack.top
    assert isinstance(top, Dialog)
    assert top.title() == flow.context.words("saves.note-title")
    pilot.intend(Intent.ACCEPT)
    assert pilot.scene() == "EndScene"


def test_a_match_that_is_over_is_opened_without_a_table_to_narrate(
    begin: Begin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables: list[int] = []
    monkeypatch.setattr(Session, "show_table", lambda _session: tables.append(1))
    _, pilot = begin(open=put_file(tmp_path / "the stick", "end.ecosfera", saved(ended())))
    assert pilot.scene() == "EndScene"
    assert tables == []


BAD = {
    "missing": None,
    "foreign": b"Dear grandmother,",
    "newer": b'{"game": "ecosfera", "format": 999}',
    "damaged-outside": b'{"game": "ecosfera", "format": 1, "about": ',
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("problem", BAD)
def test_a_file_that_is_no_good_is_told_in_one_message_over_the_menu(
    begin: Begin, tmp_path: Path, problem: str, lang: str
) -> None:
    content = BAD[problem]
    file = tmp_path / "letter.ecosfera"
    if content is not None:
        file.write_bytes(content)
    flow, pilot = begin(open=file, lang=lang)
    assert pilot.scene() == "Dialog"
    top = flow.app.stack.top
    assert isinstance(top, Dialog)
    assert top.text() == flow.context.words(f"saves.problem-{problem}")
    assert content is None or file.read_bytes() == content
    pilot.intend(Intent.ACCEPT)
    assert pilot.scene() == "MenuScene"


def test_a_file_that_links_to_itself_is_told(begin: Begin, tmp_path: Path) -> None:
    loop = tmp_path / "loop.ecosfera"
    loop.symlink_to(loop)
    flow, pilot = begin(open=loop)
    top = flow.app.stack.top
    assert isinstance(top, Dialog)
    assert top.text() == flow.context.words("saves.problem-unreadable")
    pilot.intend(Intent.ACCEPT)
    assert pilot.scene() == "MenuScene"


@pytest.mark.parametrize("name", ["\\u0000", "\\ud800", "x" * 5000])
def test_names_that_cannot_be_drawn_keep_no_game_from_being_seen_and_played(
    begin: Begin, tmp_path: Path, name: str
) -> None:
    data = saved(played(12)).replace("Åsa".encode(), name.encode())
    put_file(tmp_path / "data" / "saves", "auto-1.json", data)
    flow, pilot = begin(open=put_file(tmp_path, "a.ecosfera", data))
    while pilot.scene() == "Dialog":
        pilot.intend(Intent.ACCEPT)
    flow.show_menu()
    pilot.step()
    pilot.click("saves")
    drop(pilot, tmp_path / "a.ecosfera")
    pilot.wait(0.1)
    assert pilot.scene() in {"SavesScene", "Dialog"}


def test_a_folder_instead_of_a_file_is_told(begin: Begin, tmp_path: Path) -> None:
    _, pilot = begin(open=tmp_path)
    assert pilot.scene() == "Dialog"


def test_a_game_dropped_on_the_menu_is_opened(begin: Begin, tmp_path: Path) -> None:
    match = played(12)
    flow, pilot = begin()
    drop(pilot, put_file(tmp_path, "a.ecosfera", saved(match)))
    assert pilot.scene() == "TableScene"
    assert position_of(flow) == state_to_json(match.state)


def test_a_file_dropped_in_the_middle_of_a_game_changes_nothing(
    begin: Begin, tmp_path: Path
) -> None:
    flow, pilot = begin(code="3334W-ECP3R")
    before = flow.session.match
    drop(pilot, put_file(tmp_path, "a.ecosfera", saved(played(12))))
    assert flow.session.match is before


def test_where_the_set_up_is_locked_no_other_game_is_opened(begin: Begin, tmp_path: Path) -> None:
    file = put_file(tmp_path, "a.ecosfera", saved(played(12)))
    room = Classroom(locked=frozenset({"setup"}))
    flow, pilot = begin(open=file, classroom=room)
    assert pilot.scene() == "MenuScene"
    drop(pilot, file)
    assert pilot.scene() == "MenuScene"
    assert flow.session.match is None
