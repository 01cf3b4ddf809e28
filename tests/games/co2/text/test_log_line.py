"""The lines of the log: what kind of thing happened, and which money changed hands."""

from __future__ import annotations

from ecosfera.games.co2.rules import engine
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.actions import Pass, Play, Roll
from ecosfera.games.co2.text.log_line import Amount, LogLine, line_of
from tests.games.co2.rules.positions import (
    P0,
    P1,
    Seat,
    catalogue,
    position,
    side,
    territory,
    to_roll,
)

HAND = "waste_collection energy_saving biodiversity green_building water_saving water_saving"


def test_what_another_gets_stands_as_rent_given() -> None:
    state = to_roll(Seat(at=14), Seat(owns="carpi"), dice=(1, 1))
    _, events = engine.apply(state, Roll())
    lines = [line_of("told", event, catalogue()) for event in events]
    assert [line.sign for line in lines] == ["icon_dice", "icon_arrow_right", "co2_icon_rent"]
    assert lines[-1].amounts == (Amount(-300, euros=True),)


def test_an_action_shows_its_own_sign_and_the_credit_it_costs() -> None:
    state = position(Seat(at=16, owns="carpi", hand=HAND), Seat())
    _, events = engine.apply(state, Play(territory("carpi")))
    lines = {type(event): line_of("told", event, catalogue()) for event in events}
    assert lines[ev.Paid].amounts == (Amount(-1),)
    assert lines[ev.Played].sign == "co2_action_waste_collection"


def test_a_turn_begins_with_the_seat_of_its_player() -> None:
    state = position(Seat(at=16), Seat())
    _, events = engine.apply(state, Pass())
    told = [line_of("told", event, catalogue()) for event in events]
    assert told[0].amounts == (Amount(1),)
    assert told[-1] == LogLine("told", begins_turn=True, seat=P1)


def test_a_trade_shows_what_the_player_of_the_turn_gains() -> None:
    traded = ev.Traded(P0, P1, side(credit=2), side(euros=300))
    line = line_of("told", traded, catalogue())
    assert line == LogLine(
        "told", False, None, "co2_icon_handshake", (Amount(-2), Amount(300, True))
    )
