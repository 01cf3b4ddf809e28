"""The report of a simulation: a page and tables with the right figures."""

from __future__ import annotations

import csv
from dataclasses import asdict
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from ecosfera.cli import main
from ecosfera.games.baltica.bots.game_record import GameRecord
from ecosfera.games.baltica.rules.config import Config
from ecosfera.tools.simulate.report import Comparison, comparisons, page, tables, write_report
from ecosfera.tools.simulate.run import Result, Task, simulate
from tests.games.baltica.codec.games import SIMULATED


def game(*, won: bool, acquired: tuple[str, ...] = ()) -> Result:
    story = GameRecord(
        impacts={"policy": 2}, restored=(("ice", 7),) if won else (), acquired=acquired
    )
    return Result(won, 20, 40, (2, 6 if won else 1), asdict(story))


def test_the_story_of_a_game_adds_up() -> None:
    task = Task(Config(players=2, policies=True), "greedy", "story", 6)
    for result in simulate(SIMULATED, task, jobs=1):
        story = GameRecord(**result.record)
        impacts, habitats = result.figures
        assert len(story.restored) == habitats
        back = story.measures.count("habitat_restoration")
        assert sum(story.impacts.values()) - back == impacts
        turns = [turn for _, turn in story.restored]
        assert turns == sorted(turns)
        assert all(1 <= turn <= result.turns for turn in turns)
        assert set(story.measures) <= set(story.policies)


def test_games_with_a_species_are_compared_with_games_without_it() -> None:
    games = [game(won=True, acquired=("calanoida",))] * 3 + [game(won=False)] * 2
    games.append(game(won=False, acquired=("calanoida", "calanoida")))
    (found,) = comparisons(games, lambda result: result.record["acquired"])
    assert found == Comparison("calanoida", 4, 3, 2, 0)
    assert found.difference == pytest.approx(0.75)
    low, high = found.interval
    assert low < 0.75 < high <= 1


def test_the_page_is_well_formed_and_tells_the_win_rate() -> None:
    task = Task(Config(players=3, policies=True), "random", "page", 20)
    text = page("A <title>", simulate(SIMULATED, task, jobs=1), SIMULATED.simulation)
    assert "0 of 20 games won: 0.0%" in text
    assert "A &lt;title&gt;" in text
    body = text.replace("<!doctype html>\n", "").replace('<meta charset="utf-8">', "")
    pictures = list(ET.fromstring(body).iter("{http://www.w3.org/2000/svg}svg"))
    assert len(pictures) >= 4


def test_the_tables_can_be_read_by_a_spreadsheet() -> None:
    games = [game(won=True, acquired=("calanoida",)), game(won=False)]
    rows = list(csv.DictReader(tables(games, SIMULATED.simulation)["games.csv"].splitlines()))
    assert [row["won"] for row in rows] == ["1", "0"]
    assert rows[0]["restored"] == "ice"
    species = list(csv.DictReader(tables(games, SIMULATED.simulation)["species.csv"].splitlines()))
    assert species[0]["name"] == "calanoida"


def test_the_report_is_written_into_a_new_folder(tmp_path: Path) -> None:
    write_report(tmp_path / "a" / "b", "Title", [game(won=True)], SIMULATED.simulation)
    names = sorted(file.name for file in (tmp_path / "a" / "b").iterdir())
    assert names == ["games.csv", "measures.csv", "policies.csv", "report.html", "species.csv"]


def test_the_command_writes_a_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "report"
    assert main(["simulate", "--games", "3", "--jobs", "1", "--report", str(folder)]) == 0
    assert "random bot, 2 rows" in (folder / "report.html").read_text("utf-8")
    occupied = tmp_path / "file"
    occupied.write_text("")
    assert main(["simulate", "--games", "3", "--jobs", "1", "--report", str(occupied)]) == 1
    assert str(occupied) in capsys.readouterr().err
