import json
from pathlib import Path
from typing import Any

import pytest

from ecosfera.core.saves.file_format import Note, check_sum, decode
from ecosfera.core.saves.headers import (
    FORMAT,
    STEPS,
    decode_about,
    decode_head,
    read_summary,
    upgrade,
)
from ecosfera.core.saves.problems import SaveError, SaveProblem
from ecosfera.games.baltica.game import Match
from ecosfera.games.baltica.rules.config import Config
from tests.core.saves.samples import NAMED, play_on, played, saved
from tests.games.baltica.codec.games import BALTICA, CONFIGS, GAMES

FIXTURES = Path(__file__).parents[2] / "fixtures" / "saves"


def content(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(saved(match))
    return found


def problem_of(data: bytes | dict[str, Any]) -> SaveProblem:
    given = data if isinstance(data, bytes) else json.dumps(data).encode()
    with pytest.raises(SaveError) as raised:
        decode(given, GAMES)
    return raised.value.problem


@pytest.mark.parametrize("config", CONFIGS)
def test_a_match_comes_back_with_its_whole_history(config: Config) -> None:
    match = played(60, config)
    loaded = decode(saved(match), GAMES)
    assert loaded.notes == frozenset()
    assert loaded.match.state == match.state
    assert loaded.match.start == match.start
    assert loaded.match.opening == match.opening
    assert loaded.match.actions == match.actions
    assert loaded.extra == {"portraits": ["pike", "eider"]}


def test_what_was_undone_can_still_be_redone_after_loading() -> None:
    match = played(20)
    end = match.state
    for _ in range(5):
        match.undo()
    loaded = decode(saved(match), GAMES).match
    assert loaded.state == match.state
    for _ in range(5):
        loaded.redo()
    assert loaded.state == end
    assert not loaded.can_redo


def test_undo_goes_back_to_the_start_after_loading() -> None:
    loaded = decode(saved(played(30)), GAMES).match
    while loaded.can_undo:
        loaded.undo()
    assert loaded.state == Match.new(BALTICA, NAMED).state


def test_fair_undo_is_kept_with_the_game() -> None:
    match = played(12)
    match.fair_undo = True
    assert decode(saved(match), GAMES).match.fair_undo
    match.fair_undo = False
    assert not decode(saved(match), GAMES).match.fair_undo


def test_a_game_that_began_in_a_position_comes_back_from_there() -> None:
    match = Match(BALTICA, played(9).state)
    play_on(match, 8)
    loaded = decode(saved(match), GAMES)
    assert loaded.notes == frozenset()
    assert loaded.match.start == match.start
    assert loaded.match.state == match.state


def test_the_file_can_be_read_by_people() -> None:
    lines = saved(played(10)).decode().splitlines()
    assert "Åsa" in lines[0]
    assert len([line for line in lines if line.startswith('{"type"')]) == 10
    assert max(map(len, lines)) < 3000


@pytest.mark.parametrize("played_again", [True, False])
def test_names_are_read_so_that_they_can_be_shown(played_again: bool) -> None:
    content = json.loads(saved(played(8, Config(names=("a\0b\x1b", "x" * 5000)))))
    if not played_again:
        content["actions"][0] = {"type": "none"}
    loaded = decode(json.dumps(content).encode(), GAMES)
    assert loaded.match.state.config.names == loaded.about.names == ("ab", "x" * 40)
    assert loaded.match.state.config.names == ("ab", "x" * 40)
    assert loaded.notes == (frozenset() if played_again else {Note.RULES_CHANGED})


def test_the_first_line_tells_what_the_game_is() -> None:
    data = saved(played(24), "Our sea", automatic=False)
    about = decode_head(data.splitlines()[0], GAMES)
    assert about is not None
    assert about == decode_about(data, GAMES)
    assert (about.name, about.names, about.players, about.details["level"]) == (
        "Our sea",
        NAMED.names,
        2,
        2,
    )
    assert about.moves == 24
    assert about.saved.utcoffset() is not None


# -- when the rules have changed ----------------------------------------


def test_if_the_actions_lead_elsewhere_the_position_counts_and_it_is_told() -> None:
    match = played(40)
    given = content(match)
    given["config"]["seed"] = "78"
    loaded = decode(json.dumps(given).encode(), GAMES)
    assert loaded.notes == {Note.RULES_CHANGED}
    assert loaded.match.state == match.state
    assert not loaded.match.can_undo


def test_if_an_action_is_no_longer_legal_the_position_counts() -> None:
    match = played(40)
    given = content(match)
    given["actions"][3] = {"type": "choose", "habitat": "ice"}
    loaded = decode(json.dumps(given).encode(), GAMES)
    assert loaded.notes == {Note.RULES_CHANGED}
    assert loaded.match.state == match.state


def test_an_action_undone_that_is_no_longer_legal_is_forgotten() -> None:
    match = played(20)
    match.undo()
    match.undo()
    given = content(match)
    given["actions"][19] = {"type": "nonsense"}
    loaded = decode(json.dumps(given).encode(), GAMES)
    assert loaded.notes == frozenset()
    assert loaded.match.state == match.state
    assert len(loaded.match.line) == 19


# -- damage ----------------------------------------


def test_a_position_with_a_wrong_check_sum_is_played_again_from_the_actions() -> None:
    match = played(25)
    given = content(match)
    given["snapshot"]["impacts"] = (match.state.impacts + 1) % 6
    loaded = decode(json.dumps(given).encode(), GAMES)
    assert loaded.notes == {Note.REPAIRED}
    assert loaded.match.state == match.state


def test_if_neither_position_nor_actions_are_sound_the_file_is_damaged() -> None:
    given = content(played(25))
    given["hash"] = "0" * 64
    given["actions"][4] = 7
    assert problem_of(given) is SaveProblem.DAMAGED


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"game": "chess"}, SaveProblem.FOREIGN),
        ({"format": FORMAT + 1}, SaveProblem.NEWER),
        ({"format": 10**30}, SaveProblem.NEWER),
        ({"format": "1"}, SaveProblem.DAMAGED),
        ({"format": True}, SaveProblem.DAMAGED),
        ({"format": 0}, SaveProblem.DAMAGED),
        ({"about": None}, SaveProblem.DAMAGED),
        ({"actions": {}}, SaveProblem.DAMAGED),
        ({"done": 10**9}, SaveProblem.DAMAGED),
        ({"extra": []}, SaveProblem.DAMAGED),
        ({"fair_undo": 1}, SaveProblem.DAMAGED),
        ({"more": 1}, SaveProblem.DAMAGED),
    ],
)
def test_what_is_wrong_with_a_file_is_told(change: dict[str, Any], problem: SaveProblem) -> None:
    assert problem_of({**content(played(5)), **change}) is problem


@pytest.mark.parametrize(
    "data",
    [b"", b"\x00\xff\xfe", b"[]", b"null", b"[" * 10**5, b"PK\x03\x04", b'{"a": 1}', b"1" * 5000],
)
def test_what_is_no_saved_game_is_called_foreign(data: bytes) -> None:
    assert problem_of(data) is SaveProblem.FOREIGN


def test_a_saved_game_that_was_cut_off_is_called_damaged() -> None:
    data = saved(played(30))
    for end in (200, 900, len(data) // 2, len(data) - 3):
        assert problem_of(data[:end]) is SaveProblem.DAMAGED


def test_the_check_sum_does_not_depend_on_the_layout() -> None:
    given = content(played(5))["snapshot"]
    backwards = dict(reversed(list(given.items())))
    assert check_sum(given) == check_sum(backwards)


# -- older formats ----------------------------------------


@pytest.mark.parametrize("number", range(1, FORMAT + 1))
def test_a_file_of_every_format_can_be_read(number: int) -> None:
    data = (FIXTURES / f"format-{number}.json").read_bytes()
    assert json.loads(data)["format"] == number
    loaded = decode(data, GAMES)
    assert read_summary(FIXTURES / f"format-{number}.json", GAMES, whole=False) == loaded.about
    assert loaded.about.name == "A windy day"
    assert loaded.about.names == ("Åsa", "Jürgen")
    assert loaded.match.state.config.seed == "77"
    assert loaded.match.state.number >= 3
    assert loaded.extra == {"portraits": ["pike", "eider"]}


def test_there_is_a_step_from_every_format_to_the_next() -> None:
    assert sorted(STEPS) == list(range(1, FORMAT))


def test_upgrades_go_step_by_step_and_leave_what_they_are_given() -> None:
    steps = {
        1: lambda content: {**content, "two": True},
        2: lambda content: {**content, "three": content["two"]},
    }
    old = {"format": 1}
    assert upgrade(old, steps, 3) == {"format": 3, "two": True, "three": True}
    assert upgrade({"format": 3}, steps, 3) == {"format": 3}
    assert old == {"format": 1}
