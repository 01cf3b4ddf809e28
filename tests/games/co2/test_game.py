"""The game for the shared code: registry, saves, undo, replay, statistics, simulation, check."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ecosfera.core import narration
from ecosfera.core.decision_history import DecisionHistory
from ecosfera.core.game import ContentReport, Game, IllegalMoveError
from ecosfera.core.json_fields import CodecError
from ecosfera.core.match import Match
from ecosfera.core.saves.autosave import Autosaver, save_as
from ecosfera.core.saves.library import SaveLibrary
from ecosfera.core.saves.listing import peek
from ecosfera.core.statistics import StatisticsFile
from ecosfera.games import all_games
from ecosfera.games.co2.info import INFO, read_summary
from ecosfera.games.co2.records import setting
from ecosfera.games.co2.rules import actions as do
from ecosfera.games.co2.rules.config import Config
from ecosfera.games.co2.rules.state import Outcome, OutcomeKind, Side
from ecosfera.games.co2.simulation import COUNTED, load
from ecosfera.games.co2.validate import validate
from ecosfera.tools import replay_text
from ecosfera.tools.simulate.command import main as simulate
from tests.games.co2.rules.positions import P0, P1, Seat, position
from tests.games.co2.rules.random_play import any_config, moves

CO2: Game[Any, Any, Any, Any] = all_games.game("co2")


def played(seed: int = 4, most: int = 10_000) -> Match[Any, Any, Any]:
    """Return a random match, over or not."""
    config = any_config(random.Random(seed))
    match: Match[Any, Any, Any] = Match.new(CO2, config)
    for count, (_, action, _) in enumerate(moves(config, "match")):
        if count == most:
            break
        match.act(action)
    return match


# -- games with and without screens ----------------------------------------------------------------


def test_the_program_knows_both_games() -> None:
    assert all_games.ids() == ("ecosfera", "co2")


def test_the_window_lists_a_match_of_this_game_and_finds_it_to_continue(tmp_path: Path) -> None:
    library = SaveLibrary(tmp_path / "saves", all_games)
    match = played(most=9)
    saver = Autosaver(library, match)
    match.act(next(a for a in CO2.legal(match.state) if CO2.refusal(match.state, a) is None))
    saver.close()
    found = peek(library.folder, all_games)
    assert found is not None
    assert found.game == "co2"
    (file,) = library.entries()
    assert library.about(file).moves == 10


def test_the_files_of_the_program_load_no_rules_of_this_game(tmp_path: Path) -> None:
    code = (
        "import sys; from ecosfera import paths; from pathlib import Path;"
        "from ecosfera.app.session_files import SessionFiles;"
        "from ecosfera.core.saves.listing import peek; from ecosfera.games import all_games;"
        "files = SessionFiles(paths.user_folders(Path(sys.argv[1])), print);"
        "peek(files.folders.saves, all_games); files.statistics.read();"
        "all_games.moved_settings(); files.close();"
        "assert 'ecosfera.games.co2.rules.engine' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=True, timeout=100)


# -- saves, undo, replay ---------------------------------------------------------------------------


def test_a_match_is_saved_and_goes_on_and_undo_restores_every_position(tmp_path: Path) -> None:
    library = SaveLibrary(tmp_path / "saves", all_games)
    match = played()
    assert match.outcome in INFO.outcomes
    save_as(library, match, "whole")
    (file,) = library.entries()
    loaded = library.load(file)
    assert loaded.notes == frozenset()
    assert loaded.about.summary["balances"] == CO2.summary(match.state)["balances"]
    again = loaded.match
    assert (again.state, again.actions) == (match.state, match.actions)
    while again.can_undo:
        again.undo()
        assert again.state == match.state_after(len(again.actions))
    assert again.state == match.start


def test_fair_undo_stops_at_dice_but_not_at_offers() -> None:
    match: Match[Any, Any, Any] = Match.new(CO2, Config(seed="fair", first_player=P0))
    match.fair_undo = True
    match.act(do.Roll())
    assert match.undo_is_unfair
    offer = do.Propose(P1, Side(euros=100), Side())
    if CO2.refusal(match.state, offer) is None:
        match.act(offer)
        assert match.can_undo


def test_fair_undo_stops_at_a_deal_of_two_people_also_after_a_counter_offer() -> None:
    start = position(Seat(at=5), Seat(), took="credit")
    match: Match[Any, Any, Any] = Match(CO2, start)
    match.fair_undo = True
    history = DecisionHistory(match, lambda _state: False)
    match.act(do.Propose(P1, Side(euros=100), Side()))
    match.act(do.MakeCounter(Side(), Side(euros=200)))
    assert history.can_undo
    match.act(do.Accept())
    assert not history.can_undo
    match.act(do.Propose(P1, Side(euros=100), Side()))
    assert history.steps_back == 1, "what followed the deal can be undone"


def test_a_saved_match_is_told_as_text_and_as_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = played()
    library = SaveLibrary(tmp_path / "saves", all_games)
    path = save_as(library, match, "told")
    assert replay_text.run(path, as_json=False) == 0
    text = capsys.readouterr().out
    assert "players, goal" in text
    assert "Round 1, Player " in text
    assert text.splitlines()[-1] == CO2.describe_end(match.state)
    assert replay_text.run(path, as_json=True) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(lines) == len(match.actions)
    assert lines[0]["action"] == {"type": "roll"}


def test_every_event_of_a_match_can_be_told() -> None:
    told = [line for seed in range(4) for line in narration.sentences(played(seed))]
    assert all(line.strip() for line in told)
    for words in (
        "VIA with balance",
        "takes 1 credit",
        "event: ",
        "is out by",
        "to player",
        "owes",
    ):
        assert any(words in line for line in told), words


def test_names_can_be_given_later_and_a_standing_is_told() -> None:
    state = CO2.with_names(position(Seat(16, owns="carpi"), Seat()), ("Anna", "Åke"))
    assert CO2.names(state) == ("Anna", "Åke")
    assert CO2.players(state) == 2
    assert CO2.describe_end(state) == "Not over yet: Anna -4, Åke +0."
    assert CO2.describe_match(state)[0].startswith("Anna, Åke · 2 players, goal 20")
    assert CO2.describe_turn(state) == "Round 1, Anna"
    assert (CO2.turn(state), CO2.round(state), CO2.to_decide(state)) == (1, 1, 0)
    assert CO2.config_of(state).names == ("Anna", "Åke")


def test_an_illegal_move_is_refused_in_words() -> None:
    state = position(Seat(16), Seat())
    with pytest.raises(IllegalMoveError, match="thrown in this turn"):
        CO2.apply(state, do.Roll())
    refused = CO2.refusal(state, do.EndTurn())
    assert refused is not None
    assert refused.code == "idle"
    assert CO2.refusal(state, do.Pass()) is None


def test_a_challenge_code_gives_the_same_set_up() -> None:
    config = Config(players=3, seed="77", goal=15, start_territories=3)
    code = CO2.code(config)
    assert code is not None
    assert CO2.config_from_code(code) == config
    all_games.check_code("co2", code)
    assert CO2.code(Config(seed="kelp")) is None
    assert CO2.describe_setup(config) == "3 players, goal 15, 3 territories at the start"
    other = Config(round_limit=36, offers=1)
    assert CO2.describe_setup(other) == "2 players, goal 20, 36 rounds, 1 offers a turn"


# -- statistics, simulation, check -----------------------------------------------------------------


def test_the_short_game_is_one_setting_with_its_goal_of_now_and_of_before() -> None:
    assert setting(18, 3, 100) == setting(15, 3, 100) == "short"
    assert setting(17, 3, 100) == "own"


def test_finished_games_are_counted_by_setting(tmp_path: Path) -> None:
    file = StatisticsFile(tmp_path / "statistics.jsonl", all_games)
    names: list[str] = []
    for config in (
        {},
        {"goal": 15, "start_territories": 3},
        {"round_limit": 36, "start_territories": 3},
        {"goal": 12},
    ):
        state = position(Seat(owns="carpi:4"), Seat(), config=config)
        state = type(state)(
            _over(state.view, OutcomeKind.GOAL if not names else OutcomeKind.ROUNDS), state.deck, 0
        )
        file.add(str(len(names)), CO2, state)
        names.append(CO2.read_record(CO2.record(state)).difficulty.name)
    assert names == ["full", "short", "lesson", "own"]
    figures = file.statistics("co2")
    assert (figures.total.games, figures.total.wins) == (4, 1)
    assert file.statistics().total.games == 0


def _over(view: Any, kind: OutcomeKind) -> Any:
    return replace(view, outcome=Outcome(kind, (P0,)))


@pytest.mark.parametrize("change", [{"kind": "luck"}, {"rounds": 0}, {"balance": None}, {"x": 1}])
def test_a_wrong_record_or_summary_is_refused(change: dict[str, object]) -> None:
    record = CO2.record(played().state)
    with pytest.raises(CodecError):
        CO2.read_record({**record, **change})


def test_a_summary_is_read_as_it_was_written() -> None:
    summary = CO2.summary(played(most=30).state)
    assert read_summary(summary, "about") == summary
    for wrong in ({"seed": "x" * 65}, {"goal": 9}, {"balances": [0] * 5}, {"round": True}):
        with pytest.raises(CodecError, match="about"):
            read_summary({**summary, **wrong}, "about")


def test_simulate_plays_this_game_when_it_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate(["--game", "co2", "--games", "3", "--players", "3", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["config"]["game"] == "co2"
    assert len(data["results"]) == 3
    for result in data["results"]:
        assert load().read_record(result["story"], "story") == result["story"]
        assert result["story"]["ending"] in INFO.outcomes
    with pytest.raises(CodecError):
        load().read_record({**data["results"][0]["story"], "debts": -1}, "story")
    with pytest.raises(SystemExit):
        simulate(["--game", "chess"])


def test_simulate_reports_how_games_end(tmp_path: Path) -> None:
    folder = tmp_path / "report"
    assert simulate(["--game", "co2", "--games", "4", "--report", str(folder)]) == 0
    page = (folder / "report.html").read_text("utf-8")
    for text in ("How games end", "Who wins", *COUNTED.values()):
        assert text in page


def test_the_data_is_checked() -> None:
    assert validate() == ContentReport("24 territories and 18 event cards")


@pytest.mark.parametrize(
    ("imports", "expected"),
    [
        (
            "from ecosfera.games import all_games; all_games.info('co2')",
            {"info", "rules", "rules.ids"},
        ),
        (
            "from ecosfera.games.co2.codec import challenge",
            {"codec", "codec.challenge", "rules", "rules.config", "rules.ids"},
        ),
    ],
)
def test_the_menu_and_the_set_up_load_no_rules(imports: str, expected: set[str]) -> None:
    script = f"import sys; {imports}; print(*(m for m in sys.modules if 'games.co2.' in m))"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    loaded = {name.removeprefix("ecosfera.games.co2.") for name in done.stdout.split()}
    assert loaded == expected
