"""The badges of the second game: what people did in a match, and what they won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ecosfera.core.game import Game
from ecosfera.core.json_fields import CodecError
from ecosfera.core.statistics import Gained, StatisticsFile
from ecosfera.games import all_games
from ecosfera.games.co2.end.history import game_history
from ecosfera.games.co2.end.scene import EndScene
from ecosfera.games.co2.records import BADGES, MANY_TRADES
from ecosfera.games.co2.rules.actions import Accept, Action, EndTurn, Play
from ecosfera.games.co2.rules.state import (
    Debt,
    DebtCause,
    Offer,
    Outcome,
    OutcomeKind,
    Side,
    State,
)
from ecosfera.games.co2.shots import NAMES, played
from ecosfera.ui.app.app import App
from ecosfera.ui.testing.pilot import Pilot
from tests.games.co2.rules.positions import P0, P1, Seat, catalogue, position, territory
from tests.program import services

CO2: Game[Any, Any, Any, Any] = all_games.game("co2")
AGAINST_ONE = {"computers": ["", "steady"]}


def over(state: State, winner: Any = P0) -> State:
    return replace(state, view=replace(state.view, outcome=Outcome(OutcomeKind.GOAL, (winner,))))


def earned(
    states: Sequence[State], actions: Sequence[Action], seats: dict[str, Any], winner: Any = P0
) -> object:
    """Return the badges of a match of these positions."""
    return CO2.deeds([*states[:-1], over(states[-1], winner)], actions, seats)["badges"]


def before_the_sun() -> State:
    """Return a position in which one action lets the sun shine."""
    last = catalogue().territories[territory("frassinoro")].kinds[3]
    owns = "pavullo:4 montefiorino:4 frassinoro:3"
    return position(Seat(at=1, owns=owns, hand=catalogue().kinds[last].id), Seat())


def test_the_sun_and_a_win_earn_badges_for_people_only() -> None:
    play = Play(territory("frassinoro"))
    first = before_the_sun()
    last, _ = CO2.apply(first, play)
    won = ["co2-sun", "co2-won", "co2-no-debt"]
    assert earned([first, last], [play], AGAINST_ONE) == won
    assert earned([first, last], [play], {}) == won
    assert earned([first, last], [play], {"computers": ["steady", ""]}) == []
    assert earned([first, last], [play], AGAINST_ONE, winner=P1) == ["co2-sun"]
    strong = {**AGAINST_ONE, "strength": "strong"}
    assert earned([first, last], [play], strong) == [*won, "co2-strong"]
    assert "co2-strong" not in BADGES[:-1]


def test_who_was_in_debt_wins_without_that_badge() -> None:
    first = before_the_sun()
    debt = Debt(P0, DebtCause.VIA, 3, 0, None)
    owing = replace(first, view=replace(first.view, pending=(debt,)))
    assert earned([first, owing, first], [EndTurn()] * 2, AGAINST_ONE) == ["co2-won"]


@pytest.mark.parametrize("people", [P0, P1])
def test_many_trades_of_people_earn_a_badge(people: int) -> None:
    first = before_the_sun()
    offer = Offer(P1, Side(euros=100), Side(credits=1))
    asked = replace(first, view=replace(first.view, pending=(offer,)))
    seats = {"computers": ["" if seat == people else "steady" for seat in (P0, P1)]}
    for count in (MANY_TRADES - 1, MANY_TRADES):
        found = earned([asked] * (count + 1), [Accept()] * count, seats, winner=None)
        assert ("co2-trades" in found) == (count == MANY_TRADES)  # type: ignore[operator]
    among_computers = {"computers": ["steady", "steady"]}
    assert earned([asked] * 16, [Accept()] * 15, among_computers, winner=None) == []


def test_actions_in_all_areas_earn_a_badge() -> None:
    places = [area.territories[0] for area in catalogue().areas]
    owns = [catalogue().territories[place].id for place in places]
    states = [
        position(
            Seat(owns=" ".join(f"{name}:{int(i < count)}" for i, name in enumerate(owns))), Seat()
        )
        for count in range(len(owns) + 1)
    ]
    plays = [Play(place) for place in places]
    assert earned(states, plays, AGAINST_ONE, winner=P1) == ["co2-areas"]
    assert earned(states[:-1], plays[:-1], AGAINST_ONE, winner=P1) == []


def test_badges_are_kept_with_the_record(tmp_path: Path) -> None:
    file = StatisticsFile(tmp_path / "statistics.jsonl", all_games)
    state = over(before_the_sun())
    file.add("1", CO2, state, {"badges": ["co2-won", "co2-gone"]})
    assert file.statistics("co2").badges == ("co2-won",)
    both = {"badges": ["co2-sun", "co2-won"]}
    assert file.gained("2", CO2, state, both) == Gained(0, ("co2-sun",))
    assert CO2.read_record(CO2.record(state)).badges == ()
    with pytest.raises(CodecError):
        CO2.read_record({**CO2.record(state), "badges": "all"})


def test_new_badges_are_told_at_the_end(app: App) -> None:
    history = game_history(played(2, 10_000, "end", 6))
    scene = EndScene(app.context, services(app.context), history, NAMES, 12)
    scene.gained = Gained(0, ("co2-sun",))
    app.stack.push(scene)
    Pilot(app)
    assert "New badge: sun over an area" in [widget.name for widget in scene.widgets]


def test_every_badge_has_a_name_and_a_painting(app: App) -> None:
    pictures = all_games.lists("co2").badges()
    assert tuple(pictures) == BADGES
    for badge, picture in pictures.items():
        assert app.context.words(f"saves.badge-{badge}")
        assert app.context.pictures.natural(picture) is not None
