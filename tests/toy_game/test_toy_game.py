"""Tests that the shared code can play an unknown game, using only the game interface."""

from __future__ import annotations

import ast
import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ecosfera.core import narration
from ecosfera.core.bot import ThinkingTask
from ecosfera.core.codes import CodeError
from ecosfera.core.game import Game, IllegalMoveError
from ecosfera.core.match import Match
from ecosfera.core.protocol import Engine, serve
from ecosfera.core.rng import Rng
from ecosfera.core.saves.autosave import Autosaver, save_as
from ecosfera.core.saves.file_format import Note, decode
from ecosfera.core.saves.library import SaveLibrary
from ecosfera.core.saves.listing import peek
from ecosfera.core.saves.problems import SaveError, SaveProblem
from ecosfera.core.statistics import StatisticsFile
from tests.toy_game.barter import BARTER, GAMES, INFO, Action, Config, Event, State

ROOT = Path(__file__).resolve().parents[2]
CONFIG = Config(players=3, names=("Åsa", "Bo", "Cleo"), seed="7")
ROLL, TAKE, DECLINE = Action("roll"), Action("take"), Action("decline")

BarterMatch = Match[State, Action, Event]


def begun(config: Config = CONFIG) -> BarterMatch:
    return Match.new(BARTER, config)


def offer(match: BarterMatch) -> Action:
    return next(action for action in BARTER.legal(match.state) if action.type == "offer")


def play(match: BarterMatch, moves: int = 99, chance: str = "1") -> BarterMatch:
    rng = Rng(chance)
    for _ in range(moves):
        if match.outcome is not None:
            break
        match.act(rng.pick(BARTER.legal(match.state)))
    return match


@pytest.fixture
def library(tmp_path: Path) -> SaveLibrary:
    return SaveLibrary(tmp_path / "saves", GAMES)


def test_the_toy_game_knows_no_other_and_is_one_for_the_type_checker() -> None:
    game: Game[Config, State, Action, Event] = BARTER
    assert game.info is INFO
    for file in Path(__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert node.module is not None
                assert not node.module.startswith("ecosfera.games")


# -- playing ---------------------------------------------------------------------------------------


def test_who_must_answer_is_not_always_who_is_on_turn() -> None:
    match = begun()
    assert BARTER.to_decide(match.state) == match.state.player == 0
    offered = offer(match)
    match.act(offered)
    assert match.state.player == 0
    assert BARTER.to_decide(match.state) == offered.to == 1
    with pytest.raises(IllegalMoveError, match="roll is not possible now"):
        match.act(ROLL)
    match.act(TAKE)
    assert match.state.points == offered.card
    assert BARTER.to_decide(match.state) == match.state.player == 1


def test_a_game_ends_and_then_nobody_decides() -> None:
    match = play(begun())
    assert match.outcome in INFO.outcomes
    assert BARTER.to_decide(match.state) is None
    assert BARTER.legal(match.state) == []
    with pytest.raises(IllegalMoveError) as raised:
        match.act(ROLL)
    assert raised.value.refusal.code == "game-over"


def test_undo_and_redo_go_through_the_same_positions() -> None:
    match = play(begun())
    end, actions = match.state, match.actions
    while match.can_undo:
        match.undo()
    assert match.state == begun().state
    while match.can_redo:
        match.redo()
    assert (match.state, match.actions) == (end, actions)


def test_fair_undo_stops_at_a_die_and_at_a_drawn_card_but_not_at_an_offer() -> None:
    match = begun()
    match.fair_undo = True
    match.act(offer(match))
    match.act(DECLINE)
    assert match.can_undo
    for kind in ("roll", "draw"):
        match.act(Action(kind))
        assert match.undo_is_unfair
        assert not match.can_undo


# -- saving ----------------------------------------------------------------------------------------


def test_a_match_is_saved_and_continued_in_its_file(library: SaveLibrary) -> None:
    match = begun()
    saver = Autosaver(library, match, {"portraits": [1]})
    match.act(offer(match))
    saver.close()
    (entry,) = library.entries()
    about = library.about(entry)
    assert (about.game, about.names, about.moves) == ("barter", CONFIG.names, 1)
    assert about.details == {"points": 0}
    loaded = library.load(entry)
    assert loaded.notes == frozenset()
    assert loaded.match.state == match.state
    assert loaded.match.actions == match.actions
    saver = Autosaver.resumed(library, entry, loaded)
    loaded.match.act(TAKE)
    saver.close()
    assert [found.path for found in library.entries()] == [entry.path]
    assert library.load(library.entries()[0]).match.state == loaded.match.state


def test_the_menu_sees_the_match_to_continue(library: SaveLibrary) -> None:
    match = begun()
    saver = Autosaver(library, match)
    match.act(ROLL)
    saver.close()
    seen = peek(library.folder, GAMES)
    assert seen is not None
    assert (seen.game, seen.players, seen.details) == (
        "barter",
        3,
        {"points": match.state.points},
    )
    assert seen.summary["names"] == CONFIG.names
    latest = library.latest()
    assert latest is not None
    assert latest[1].moves == 1


def test_a_match_saved_by_name_can_be_renamed_exported_and_imported(
    library: SaveLibrary, tmp_path: Path
) -> None:
    match = play(begun(), 4)
    save_as(library, match, "One")
    (entry,) = library.entries()
    library.rename(entry, "Two")
    out = library.give_out(entry, tmp_path)
    assert out.name.startswith("barter-two-")
    other = SaveLibrary(tmp_path / "other", GAMES)
    other.take_in(out)
    assert other.load(other.entries()[0]).match.state == match.state


def test_a_damaged_position_is_repaired_by_the_actions_and_the_other_way_round(
    library: SaveLibrary,
) -> None:
    match = play(begun(), 5)
    data = json.loads(save_as(library, match, "x").read_bytes())
    spoiled = {**data, "snapshot": {**data["snapshot"], "points": 1}}
    loaded = decode(json.dumps(spoiled).encode(), GAMES)
    assert loaded.notes == {Note.REPAIRED}
    assert loaded.match.state == match.state
    spoiled = {**data, "actions": [{"type": "take"}] * 5}
    loaded = decode(json.dumps(spoiled).encode(), GAMES)
    assert loaded.notes == {Note.RULES_CHANGED}
    assert loaded.match.state == match.state


def test_a_match_of_a_game_that_is_not_there_is_foreign(library: SaveLibrary) -> None:
    data = json.loads(save_as(library, begun(), "x").read_bytes())
    with pytest.raises(SaveError) as raised:
        decode(json.dumps({**data, "game": "chess"}).encode(), GAMES)
    assert raised.value.problem is SaveProblem.FOREIGN


def test_a_killed_program_loses_no_action_that_was_saved(library: SaveLibrary) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tests.toy_game.player", str(library.folder)],
        stdout=subprocess.PIPE,
        cwd=ROOT,
    ) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline() for _ in range(20)]
        child.kill()
        lines += child.stdout.readlines()
    said = [tuple(map(int, line.split())) for line in lines if line.endswith(b"\n")]
    (entry,) = library.entries()
    loaded = library.load(entry)
    assert loaded.notes == frozenset()
    # it may have written one more action before it could say so
    moves, points = len(loaded.match.actions), loaded.match.state.points
    assert (moves, points) == said[-1] or abs(moves - said[-1][0]) <= 1
    saver = Autosaver.resumed(library, entry, loaded)
    loaded.match.act(ROLL)
    saver.close()
    assert library.load(library.entries()[0]).match.state == loaded.match.state


# -- statistics ------------------------------------------------------------------------------------


def test_a_match_that_ends_is_counted_once(library: SaveLibrary, tmp_path: Path) -> None:
    file = StatisticsFile(tmp_path / "statistics.jsonl", GAMES)
    match = begun()
    saver = Autosaver(library, match, statistics=file)
    play(match)
    match.undo()
    match.redo()
    saver.close()
    figures = file.statistics("barter")
    assert figures.total.games == 1
    assert figures.total.wins == (match.outcome == "won")
    assert figures.total.most_progress == match.state.points
    assert list(figures.by_difficulty) == [(1, "plain")]


# -- bots and hints --------------------------------------------------------------------------------


def test_a_teammate_thinks_a_little_at_a_time_and_answers_offers() -> None:
    match = begun()
    bot = BARTER.bots["friend"]("seed")
    slices = 0
    while match.outcome is None:
        task = ThinkingTask(bot.think(match.state), clock=lambda: 0.0)
        while not task.go_on(0.0):
            slices += 1
        assert task.answer is not None
        match.act(task.answer)
    assert slices > len(match.actions)
    assert any(action.type == "take" for action in match.actions)


# -- protocol --------------------------------------------------------------------------------------


def ask(engine: Engine, **request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(engine.answer(json.dumps(request).encode()))
    return answer


def test_the_protocol_speaks_of_it() -> None:
    engine = Engine(BARTER)
    assert len(ask(engine, cmd="hello")["catalog"]) == 6
    assert ask(engine, cmd="act", action={"type": "roll"})["error"]["code"] == "no_game"
    assert ask(engine, cmd="new", config={"players": 9})["error"]["code"] == "bad_config"
    new = ask(engine, cmd="new", config={"seed": "x"})
    assert new["legal"][0] == {"type": "roll"}
    hint = ask(engine, cmd="hint")
    assert hint["action"] in new["legal"]
    assert hint["why"] == [{"reason": "most-points"}]
    done = ask(engine, cmd="act", action=hint["action"])
    assert done["events"]
    refused = ask(engine, cmd="act", action={"type": "fly"})
    assert refused["error"]["code"] == "illegal_action"
    assert ask(engine, cmd="undo")["state"] == new["state"]
    assert ask(engine, cmd="load", state=done["state"])["state"] == done["state"]
    assert ask(engine, cmd="load", state={})["error"]["code"] == "bad_state"


def test_a_refused_action_is_told_in_the_game_s_own_words() -> None:
    engine = Engine(BARTER)
    ask(engine, cmd="new")
    message = ask(engine, cmd="act", action={"type": "take"})["error"]["message"]
    assert message == "take is not possible now."


def test_lines_are_served_until_quit() -> None:
    answers = io.BytesIO()
    serve(Engine(BARTER), io.BytesIO(b'{"cmd":"new"}\n{"cmd":"quit"}\n{"cmd":"new"}\n'), answers)
    assert len(answers.getvalue().splitlines()) == 2


# -- words and codes -------------------------------------------------------------------------------


def test_a_match_is_told_from_its_beginning_to_its_end() -> None:
    match = begun()
    match.act(offer(match))
    match.act(DECLINE)
    match.act(ROLL)
    lines = list(narration.sentences(match))
    assert lines[0] == "Round 1, Åsa"
    assert lines[1].startswith("  offer: offered ")
    assert lines[2].startswith("  decline: declined ")
    assert lines[3] == "Round 1, Bo"
    assert lines[-1] == f"not over with {match.state.points} points"
    records = list(narration.records(match))
    assert [record["player"] for record in records] == [0, 1, 1]


def test_a_set_up_has_a_code() -> None:
    code = BARTER.code(Config(players=3, goal=12, seed="345"))
    assert code is not None
    assert BARTER.config_from_code(code.lower()) == Config(players=3, goal=12, seed="345")
    with pytest.raises(CodeError):
        BARTER.config_from_code("33333334")
