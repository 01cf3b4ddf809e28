"""The page about the games of a class."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from ecosfera.app.saves import class_games
from ecosfera.app.saves.class_games import ClassGames
from ecosfera.app.saves.class_page import _same_cards, medians, printed, remarks, sections
from ecosfera.app.saves.class_scene import ClassScene
from ecosfera.core.match import Match
from ecosfera.core.saves.autosave import save_as
from ecosfera.core.saves.library import SaveLibrary
from ecosfera.games import all_games
from ecosfera.games.class_report import ClassEntry

if TYPE_CHECKING:
    from pathlib import Path

    from ecosfera.ui.context import UiContext
    from tests.program import Sit

CONFIGS = {
    "ecosfera": {"players": 2, "seed": "7", "names": ["Zacharias", "Wilhelmina"]},
    "co2": {"game": "co2", "players": 2, "seed": "7", "names": ["Zacharias", "Wilhelmina"]},
}


@pytest.fixture(scope="module")
def usb(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with two exported games of each kind, one of them twice, and a damaged file."""
    stick: Path = tmp_path_factory.mktemp("stick")
    library = SaveLibrary(tmp_path_factory.mktemp("games"), all_games)
    for game_id, config in CONFIGS.items():
        game = all_games.game(game_id)
        for count in (12, 40):
            match = Match.new(game, game.config_from_json(config))
            while match.outcome is None and len(match.actions) < count:
                match.act(game.legal(match.state)[0])
            save_as(library, match, "")
    for entry in library.entries():
        library.give_out(entry, stick)
    library.give_out(library.entries()[0], stick)
    (stick / "worn.ecosfera").write_bytes(b'{"game": "ecosfera", "format": 1, nonsense')
    (stick / "notes.txt").write_text("not a game")
    return stick


@pytest.fixture(scope="module")
def games(usb: Path) -> ClassGames:
    """The games of that folder, read."""
    found = ClassGames(usb)
    for _ in found.read():
        pass
    return found


def test_broken_files_are_named_and_a_game_exported_twice_counts_once(games: ClassGames) -> None:
    assert len(games.games) == 4
    assert games.broken == ["worn.ecosfera"]
    assert not games.more


def test_links_are_not_followed_and_only_so_many_files_are_read(
    usb: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(class_games, "MOST_GAMES", 2)
    for name in "abc":
        (tmp_path / f"{name}.ecosfera").write_bytes(b"{}")
    (tmp_path / "0.ecosfera").symlink_to(usb / "worn.ecosfera")
    found = ClassGames(tmp_path)
    for _ in found.read():
        pass
    assert found.broken == ["a.ecosfera", "b.ecosfera"]
    assert found.more


def test_no_name_leaves_the_page_unless_it_is_wanted(games: ClassGames, context: UiContext) -> None:
    words = context.words
    without = printed(words, games, "2026-11-27", names=False)
    assert "Zacharias" not in without
    assert "worn" not in without
    assert "Zacharias and Wilhelmina" in printed(words, games, "2026-11-27", names=True)


def test_each_game_has_a_table_and_three_questions_and_groups_with_the_same_cards_are_compared(
    games: ClassGames, context: UiContext
) -> None:
    found = sections(context.words, games, names=False)
    assert [section.game for section in found] == ["ecosfera", "co2"]
    for section in found:
        assert [row.group for row in section.rows] == ["Group 1", "Group 2"]
        assert all(len(row.cells) == len(section.columns) for row in section.rows)
        titles = {chapter.title: chapter.lines for chapter in section.chapters}
        assert len(titles["The same cards"]) == 1
        assert len(titles["Talk about it"]) == 3
    assert remarks(context.words, games)[0] == "Games: 4"


def test_the_first_questions_are_about_what_differs_between_the_groups(context: UiContext) -> None:
    report = all_games.screens("ecosfera").class_report()
    nothing = (None,) * 5
    groups = [
        ("Group 1", ClassEntry((None, *nothing, 6, 4))),
        ("Group 2", ClassEntry((3, *nothing, 1, 4))),
    ]
    first, second, third = report.questions(context.words, groups)[:3]
    assert "Group 2 restored it in round 3, Group 1 never did" in first
    assert second.startswith("Impacts: 6 (Group 1) and 1 (Group 2).")
    assert third == context.words("end.talk.waited")


def test_many_groups_get_a_line_with_the_median_of_each_column(
    games: ClassGames, context: UiContext
) -> None:
    game = games.games[0]
    cells = [(3, None, 1), (5, None, 2), (None, 4, 9)]
    played = [replace(game, entry=ClassEntry(row)) for row in cells]
    assert medians(context.words, played) == ("Median", "", "5", "–", "2")
    assert ">Median<" not in printed(context.words, games, "2026-11-27", names=False)


def test_of_groups_with_the_same_cards_those_who_won_come_first(
    games: ClassGames, context: UiContext
) -> None:
    game = next(one for one in games.games if one.about.game == "ecosfera")
    ends = [(None, 1), ("lost", 2), ("won", 9), ("won", 3)]
    played = [
        replace(game, about=game.about._replace(outcome=outcome, moves=moves))
        for outcome, moves in ends
    ]
    line = _same_cards(context.words, ["A", "B", "C", "D"], played)[0]
    places = [line.index(f"{group}: ") for group in "DCBA"]
    assert places == sorted(places)


def test_the_page_opens_before_the_files_are_read_and_can_be_printed(
    usb: Path, context: UiContext, sit: Sit
) -> None:
    pages: list[tuple[str, str]] = []
    scene = ClassScene(context, ClassGames(usb), lambda *page: pages.append(page))
    assert scene.moving
    assert "Reading" in scene.headline
    pilot = sit(scene)
    while scene.moving:
        pilot.step()
    assert "Games: 4" in scene.headline
    pilot.click("names")
    pilot.click("print")
    assert "Zacharias" in pages[0][1]
