"""Small files that would take minutes, and files that are none: every reader has its limits."""

from __future__ import annotations

import json
import os
import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

from ecosfera.core.players import clean_name
from ecosfera.core.saves.atomic_files import BACKUP
from ecosfera.core.saves.file_format import MOST_EXTRA, Note, decode
from ecosfera.core.saves.headers import LARGEST
from ecosfera.core.saves.library import GIVEN_OUT, SaveLibrary, read_save
from ecosfera.core.saves.listing import peek
from ecosfera.core.saves.problems import SaveError, SaveProblem
from ecosfera.games.baltica.rules.config import Config
from tests.core.saves.samples import NAMED, ended, played, put_file, saved
from tests.games.baltica.codec.games import BALTICA, GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SOON = 2.0
"""Seconds that nothing here may take, on the slowest machine; before the limits it was a minute."""
MARKS = "a" + "\u0301\u0323" * 30_000
"""A letter with 60 000 accents, which takes half a minute to normalize."""

needs_pipes = pytest.mark.skipif(sys.platform == "win32", reason="no pipes with a name there")


@pytest.fixture
def shelf(tmp_path: Path) -> SaveLibrary:
    return SaveLibrary(tmp_path / "saves", GAMES)


@contextmanager
def soon() -> Iterator[None]:
    start = time.process_time()
    yield
    assert time.process_time() - start < SOON


def content() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(saved(played(5)))
    return found


def problem_of(data: bytes | dict[str, Any]) -> SaveProblem:
    given = data if isinstance(data, bytes) else json.dumps(data).encode()
    with soon(), pytest.raises(SaveError) as raised:
        decode(given, GAMES)
    return raised.value.problem


def endless() -> dict[str, Any]:
    """Return a position without pressure cards in which every turn ends as it begins.

    The row always has three nutrients cards, and the game takes hundreds of turns in one move.
    """
    state = BALTICA.state_to_json(BALTICA.new(Config(players=1, seed="endless"))[0])
    told: dict[str, Any] = json.loads(json.dumps(state))
    player, market = told["players"][0], told["market"]
    cards = [entry["card"] for entry in player["row"]] + player["deck"] + market["pressures"]
    nutrients = market["elements"]["nutrients"] + [c for c in cards if c.startswith("nutrients")]
    told["removed"] += [c for c in cards if not c.startswith("nutrients")]
    market["pressures"], market["elements"]["nutrients"] = [], []
    player["row"] = [
        {"card": card, "used": False, "ability_used": False, "star_used": False}
        for card in nutrients[:4]
    ]
    player["deck"] = nutrients[4:]
    return told


# -- small files that keep the program busy --------------------------------------------------------


def test_a_hundred_thousand_keys_for_others_are_refused_at_once() -> None:
    given = {**content(), "extra": {f"k{i}": 0 for i in range(100_000)}}
    assert problem_of(given) is SaveProblem.DAMAGED


def test_moves_that_take_hundreds_of_turns_each_are_not_replayed_for_ever() -> None:
    given = content()
    given["start"] = endless()
    given["actions"] = [{"type": "end_turn"}] * 30_000
    given["done"] = 30_000
    with soon():
        loaded = decode(json.dumps(given).encode(), GAMES)
    assert loaded.notes == {Note.RULES_CHANGED}
    given["hash"] = "wrong"
    assert problem_of(given) is SaveProblem.DAMAGED


def test_what_is_kept_for_others_can_be_saved_again() -> None:
    most = {"note": "x" * (MOST_EXTRA - 12)}
    loaded = decode(json.dumps({**content(), "extra": most}).encode(), GAMES)
    assert loaded.extra == most
    most["note"] += "x"
    assert problem_of({**content(), "extra": most}) is SaveProblem.DAMAGED


def test_deep_lists_kept_for_others_are_refused() -> None:
    deep: list[Any] = []
    for _ in range(500):
        deep = [deep]
    assert problem_of({**content(), "extra": {"deep": deep}}) is SaveProblem.DAMAGED


def test_names_of_accents_alone_are_cut_before_they_are_normalized() -> None:
    given = content()
    given["config"]["names"] = [MARKS, MARKS]
    given["about"]["names"] = [MARKS, MARKS]
    given["snapshot"]["config"]["names"] = [MARKS, MARKS]
    with soon():
        loaded = decode(json.dumps(given, ensure_ascii=False).encode(), GAMES)
    assert all(len(name) <= 40 for name in loaded.match.state.config.names)


def test_a_name_is_cut_where_it_was_cut_before() -> None:
    assert clean_name("A\u030asa") == "Åsa"
    assert clean_name("  Meri \t\n tuuli ") == "Meri tuuli"
    assert clean_name("o\u0308" * 50) == "ö" * 40
    assert clean_name("a" + " " * 100 + "b") == "a b"


@pytest.mark.parametrize(
    "name", ["\ufe0f", "\u034f \u034f", "\u0301", " \u00a0 ", "\U000e0101" * 9]
)
def test_a_name_that_nobody_can_see_is_none(name: str) -> None:
    assert clean_name(name) == ""
    assert clean_name(f"{name}🐟{name}") != ""


def test_no_file_larger_than_any_game_is_parsed(tmp_path: Path) -> None:
    path = put_file(tmp_path, "a.json", saved(played(3)) + b" " * LARGEST)
    with soon(), pytest.raises(SaveError) as raised:
        read_save(path, GAMES)
    assert raised.value.problem is SaveProblem.FOREIGN


def test_the_longest_games_are_far_smaller_than_the_largest_file() -> None:
    assert len(saved(ended())) * 20 < LARGEST


# -- the start, which reads what lies in the folder ------------------------------------------------


def head_with(**changes: Any) -> bytes:
    """Return a saved game with other values in its first line."""
    head, _, rest = saved(played(5)).partition(b"\n")
    line = json.loads(head[:-1] + b"}")
    line["about"].update(changes)
    return json.dumps(line, ensure_ascii=False)[:-1].encode() + b",\n" + rest


def test_first_lines_of_accents_alone_do_not_delay_the_menu(shelf: SaveLibrary) -> None:
    for number in range(30):
        data = head_with(names=["a" + "\u0301\u0323" * 7000] * 2, outcome="lost")
        put_file(shelf.folder, f"auto-{number}.json", data)
    with soon():
        assert peek(shelf.folder, GAMES) is None


@pytest.mark.parametrize(
    "changes",
    [
        {"round": 10_001},
        {"round": 10**30},
        {"id": "no number"},
        {"saved": "yesterday"},
        {"moves": -1},
        {"program": "x" * 41},
    ],
)
def test_the_menu_offers_what_can_be_continued_and_nothing_else(
    shelf: SaveLibrary, changes: dict[str, Any]
) -> None:
    put_file(shelf.folder, "auto-1.json", head_with(**changes))
    assert peek(shelf.folder, GAMES) is None
    assert shelf.latest() is None


def test_a_number_of_thousands_of_digits_is_not_read(shelf: SaveLibrary) -> None:
    data = head_with(round=77777).replace(b"77777", b"7" * 4290)
    put_file(shelf.folder, "auto-1.json", data)
    assert peek(shelf.folder, GAMES) is None
    (entry,) = shelf.entries()
    with soon(), pytest.raises(SaveError):
        shelf.about(entry)


@needs_pipes
@pytest.mark.parametrize("name", ["auto-1.json", "auto-1.json" + BACKUP])
def test_a_pipe_in_the_folder_is_waited_for_by_nobody(shelf: SaveLibrary, name: str) -> None:
    put_file(shelf.folder, "auto-0.json", saved(played(5)))
    os.mkfifo(shelf.folder / name)
    put_file(shelf.folder, "auto-2.json", b"{}")
    os.mkfifo(shelf.folder / ("auto-2.json" + BACKUP))
    seen, found = peek(shelf.folder, GAMES), shelf.latest()
    assert seen is not None
    assert found is not None
    assert found[0].file == "auto-0.json"
    for file in (shelf.folder / name, shelf.folder / "auto-2.json"):
        with pytest.raises(SaveError):
            read_save(file, GAMES)
    with pytest.raises(SaveError):
        shelf.take_in(shelf.folder / name)


@needs_pipes
def test_a_link_to_a_device_is_no_saved_game(shelf: SaveLibrary, tmp_path: Path) -> None:
    link = tmp_path / "endless.json"
    link.symlink_to("/dev/zero")
    with soon(), pytest.raises(SaveError) as raised:
        read_save(link, GAMES)
    assert raised.value.problem is SaveProblem.FOREIGN


# -- the export ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["a.sh", "a.desktop", "a.ecosfera.sh", "a", ".ecosfera.json"])
def test_an_export_can_be_no_other_kind_of_file(
    shelf: SaveLibrary, tmp_path: Path, name: str
) -> None:
    put_file(shelf.folder, "a.json", saved(played(5)))
    out = shelf.give_out(shelf.entries()[0], tmp_path / name)
    assert out == tmp_path / f"{name}{GIVEN_OUT}"
    assert read_save(out, GAMES).match.state.config.names == NAMED.names


def test_an_export_makes_no_folders(shelf: SaveLibrary, tmp_path: Path) -> None:
    put_file(shelf.folder, "a.json", saved(played(5)))
    with pytest.raises(FileNotFoundError):
        shelf.give_out(shelf.entries()[0], tmp_path / "autostart" / "a")
    assert not (tmp_path / "autostart").exists()
