"""Simulations give the same results for the same seed, with any number of processes."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator

import pytest

from ecosfera.cli import main
from ecosfera.games.baltica.rules.config import Config
from ecosfera.tools.simulate import run as sim
from ecosfera.tools.simulate.run import Result, Task, play, simulate, summarise, wilson
from tests.games.baltica.codec.games import SIMULATED

TASK = Task(Config(players=2), "random", "seed", 60)


@pytest.fixture(scope="module")
def alone() -> list[Result]:
    """Return the games as one process plays them."""
    return simulate(SIMULATED, TASK, jobs=1)


def test_the_figures_do_not_depend_on_the_number_of_processes(alone: list[Result]) -> None:
    assert simulate(SIMULATED, TASK, jobs=2) == alone
    assert len(alone) == 60
    assert len(set(alone)) > 20


def test_game_and_seed_decide_the_result(alone: list[Result]) -> None:
    assert play(SIMULATED, TASK, 7) == play(SIMULATED, TASK, 7)
    other = Task(TASK.config, "random", "other", 10)
    assert simulate(SIMULATED, other, jobs=1) != alone[:10]


def test_few_games_need_no_further_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sim, "ProcessPoolExecutor", None)
    assert len(simulate(SIMULATED, Task(Config(), "random", "", sim.FEW), jobs=8)) == sim.FEW


def test_no_more_processes_are_started_than_windows_can_wait_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[int] = []

    def parts(*given: object) -> Iterator[list[Result]]:
        asked.append(int(str(given[-1])))
        return iter(())

    monkeypatch.setattr(sim, "_parts", parts)
    many = Task(Config(), "random", "", 10**6)
    simulate(SIMULATED, many, jobs=256)
    monkeypatch.setattr(os, "cpu_count", lambda: 128)
    simulate(SIMULATED, many)
    assert asked == [61, 61]


def test_progress_counts_every_game() -> None:
    done: list[int] = []
    simulate(SIMULATED, Task(TASK.config, "random", "seed", 30), jobs=1, progress=done.append)
    assert sum(done) == 30
    assert len(done) > 5


def test_every_game_has_an_end(alone: list[Result]) -> None:
    for result in alone:
        impacts, habitats = result.figures
        assert impacts == 6 or habitats == 6
        assert result.won is (habitats == 6)


def test_the_summary_counts_what_happened() -> None:
    games = [
        Result(won=True, turns=10, moves=30, figures=(2, 6)),
        Result(won=False, turns=20, moves=50, figures=(6, 1)),
        Result(won=False, turns=12, moves=20, figures=(6, 1)),
    ]
    summary = summarise(games, {"impacts": 6, "habitats": 6})
    assert (summary.games, summary.wins) == (3, 1)
    assert summary.win_rate == pytest.approx(1 / 3)
    assert (summary.turns.mean, summary.turns.median) == (14, 12)
    assert (summary.moves.low, summary.moves.high) == (20, 50)
    assert summary.figures["impacts"] == (0, 0, 1, 0, 0, 0, 2)
    assert summary.figures["habitats"] == (0, 2, 0, 0, 0, 0, 1)


def test_the_interval_is_wilsons() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    low, high = wilson(0, 10)
    assert low == pytest.approx(0)
    assert high == pytest.approx(0.2775, abs=1e-4)
    assert wilson(10, 10)[1] == pytest.approx(1)


Run = Callable[..., str]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def call(*arguments: str) -> str:
        assert main(["simulate", *arguments]) == 0
        captured = capsys.readouterr()
        assert captured.err == ""
        return captured.out

    return call


def test_the_command_tells_every_variation_in_json(run: Run) -> None:
    out = run(
        *("--games", "3", "--players", "4", "--level", "2", "--element-stack", "3"),
        *("--pressures", "3", "--eutrophication", "--biodiversity-loss", "--no-house-cards"),
        *("--living-habitats", "2", "--row-cards", "5", "--homecoming"),
        *("--seed", "Itämeri", "--bot", "random", "--jobs", "1", "--json"),
    )
    results = json.loads(out)
    assert results["config"] == {
        "players": 4,
        "element_stack": 3,
        "pressures": 3,
        "eutrophication": True,
        "biodiversity_loss": True,
        "living_habitats": 2,
        "row_cards": 5,
        "homecoming": True,
        "policies": True,
        "house_cards": False,
        "first_player": 0,
    }
    assert (results["games"], results["bot"], results["seed"]) == (3, "random", "Itämeri")
    assert len(results["results"]) == sum(results["impacts"]) == sum(results["habitats"]) == 3
    assert results["wins"] == sum(result["won"] for result in results["results"])


def test_the_command_shows_a_table_to_people(run: Run) -> None:
    out = run("--games", "5", "--players", "1", "--level", "2", "--no-house-cards")
    title = "random bot, 1 row, level 2, stacks of 6, without house cards, seed ''"
    assert title in " ".join(out.split())
    assert "Won" in out
    assert "6 habitats" in out


def test_harder_variations_are_named_in_the_title(run: Run) -> None:
    out = run("--games", "1", "--pressures", "3", "--eutrophication", "--biodiversity-loss")
    for words in ("2 rows", "high pressure", "eutrophication", "loss of biodiversity"):
        assert words in " ".join(out.split())
