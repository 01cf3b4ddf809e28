"""Tests that the simulation tool, which knows no game, simulates and reports toy games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from ecosfera.core.game import Json
from ecosfera.core.json_fields import read_list, read_object, read_string
from ecosfera.core.simulation import Bars, Factor, SimulationOption
from ecosfera.tools.simulate.report import write_report
from ecosfera.tools.simulate.run import Simulated, Task, simulate, summarise
from tests.toy_game.barter import BARTER, NUMBERS, Config, State


class Rolls:
    """Counts what was rolled."""

    def __init__(self) -> None:
        self.rolled: list[str] = []

    def hear(self, turn: int, events: Iterable[Any]) -> None:
        self.rolled += [str(event.number) for event in events if event.event == "rolled"]

    def figures(self, end: State) -> tuple[int, ...]:
        return (end.points,)

    def record(self) -> Json:
        return {"rolled": self.rolled}


class BarterSimulation:
    options = (SimulationOption("goal", (1, 50), 30, "N", "points to win"),)
    figures: Mapping[str, int] = {"points": NUMBERS[1]}
    factors = (Factor("Rolls that matter", "rolls.csv", "rolled"),)

    def config(self, values: Mapping[str, int]) -> Config:
        return Config(goal=values["goal"])

    def with_seed(self, config: Config, seed: str) -> Config:
        return replace(config, seed=seed)

    def recorder(self) -> Rolls:
        return Rolls()

    def read_record(self, value: object, where: str) -> Json:
        record = read_object(value, where, ("rolled",))
        for text in read_list(record["rolled"], where):
            read_string(text, where)
        return record

    def columns(self, record: Mapping[str, Any]) -> Mapping[str, str]:
        return {"rolled": " ".join(record["rolled"])}

    def charts(self, records: Sequence[Mapping[str, Any]]) -> list[Bars]:
        count = sum(len(record["rolled"]) for record in records)
        return [Bars("Rolls", "In all games.", [("rolls", count, str(count))])]


def test_many_games_are_simulated_and_reported(tmp_path: Path) -> None:
    barter = BarterSimulation()
    task = Task(barter.config({"goal": 25}), "friend", "s", 20)
    results = simulate(Simulated(BARTER, barter), task, jobs=1)
    summary = summarise(results, barter.figures)
    assert summary.games == 20
    assert sum(summary.figures["points"]) == 20
    write_report(tmp_path, "Barter", results, barter)
    assert (tmp_path / "rolls.csv").is_file()
    assert "Rolls that matter" in (tmp_path / "report.html").read_text("utf-8")
