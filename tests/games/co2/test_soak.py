"""Random inputs to the program while the second game is played."""

from __future__ import annotations

from ecosfera.ui.draw.pictures import Pictures
from tests.app.soak import soak
from tests.games.co2.soak import Co2Soak


def test_the_table_stands_random_inputs(pictures: Pictures) -> None:
    run = soak("en", (1366, 768), 140, "suite", pictures, Co2Soak)
    assert run.counts["TableScene"] > 20
