"""The end of a match of the second game."""

from __future__ import annotations

from ecosfera.games.co2.screens.end.history import game_history
from ecosfera.games.co2.screens.end.scene import EndScene
from ecosfera.games.co2.screens.shots import NAMES, played
from ecosfera.games.game_screens import EndResult
from ecosfera.ui.app.app import App
from ecosfera.ui.testing.pilot import Pilot
from tests.program import services


def test_the_balances_are_told_round_by_round() -> None:
    match = played(3, 10_000, "end", 6)
    history = game_history(match)
    assert {len(line) for line in history.lines} == {7}
    assert history.lines[0][0] is not None
    assert history.results[0].player in history.winners


def test_the_end_says_who_won_and_leads_on(app: App) -> None:
    match = played(3, 10_000, "end", 6)
    found: list[EndResult] = []
    history = game_history(match)
    scene = EndScene(app.context, services(app.context), history, NAMES[:3], 12)
    app.stack.push(scene, found.append)
    pilot = Pilot(app)
    winner = NAMES[history.winners[0]]
    assert scene.headline == f"{winner} wins!"
    pilot.click("again")
    assert found == [EndResult.AGAIN]
