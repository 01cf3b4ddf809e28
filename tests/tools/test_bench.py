"""The benchmark's budgets and its load; what it measures is nobody's test."""

from __future__ import annotations

import pytest

from ecosfera.tools.bench.budgets import BUDGETS, Budget, Measure
from ecosfera.tools.bench.drawing import worst
from ecosfera.tools.bench.figures import BUSY, Figure, busy_cores


@pytest.mark.parametrize(
    ("budget", "quiet", "loaded"),
    [
        (Budget(300, 500, of="ms"), 300, 500),
        (Budget(4, 8, Measure.TIMES, "K"), 8, 16),
        (Budget(1.5, 1.5, Measure.TIMES, "the loop"), 3, 3),
        (Budget(1.5, None, Measure.TIMES, "K"), 3, None),
    ],
)
def test_a_limit_follows_the_baseline_and_the_load(
    budget: Budget, quiet: float, loaded: float | None
) -> None:
    assert budget.limit(2.0, loaded=False) == pytest.approx(quiet)
    found = budget.limit(2.0, loaded=True)
    assert found is None if loaded is None else found == pytest.approx(loaded)


def test_a_figure_may_keep_the_budget_of_a_loaded_machine_only() -> None:
    figure = Figure("worst", 10.0, "ms", 2.0, BUDGETS["worst frame"])
    assert not figure.good(loaded=False)
    assert figure.good(loaded=True)


def test_a_minimum_is_a_minimum() -> None:
    copies = 310_000.0
    assert Figure("push", 60_000, "moves/s", copies, BUDGETS["push"]).good(loaded=False)
    assert not Figure("push", 59_000, "moves/s", copies, BUDGETS["push"]).good(loaded=False)
    assert Figure("push", 1, "moves/s", copies, BUDGETS["push"]).good(loaded=True)


def test_every_budget_is_told_in_words() -> None:
    assert BUDGETS["worst frame"].words(loaded=True) == "≤ 6 × K"
    assert BUDGETS["idle"].words(loaded=False) == "≤ 1.5 × the empty loop"
    assert BUDGETS["push"].words(loaded=True) == "–"
    assert all(budget.words(loaded=False) for budget in BUDGETS.values())


def test_a_loaded_machine_is_busy_only_inside_the_block() -> None:
    with busy_cores() as busy:
        assert len(busy) == BUSY
        assert all(process.poll() is None for process in busy)
    assert all(process.poll() is not None for process in busy)


def test_the_worst_frame_is_one_that_comes_back_in_every_flight() -> None:
    calm = [1.0] * 100
    late, later = [*calm], [*calm]
    late[40], later[46] = 8.0, 9.0
    disturbed = [*late]
    disturbed[80] = 30.0
    assert worst([disturbed, later, late]) == 8.0
    assert worst([disturbed, disturbed, late]) == 8.0
    assert worst([disturbed] * 3) == 30.0
