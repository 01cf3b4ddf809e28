"""What the rules tell about rows that trigger, and about turns that cost a pressure card."""

from __future__ import annotations

from itertools import takewhile

from hypothesis import given
from hypothesis import strategies as st

from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.cards import ELEMENT_CARDS, FIRST_PRODUCER, PRESSURE_CARDS
from ecosfera.games.baltica.rules.engine import apply
from ecosfera.games.baltica.rules.events import CardMoved, Triggered, TurnEnded, TurnStarted, Zone
from ecosfera.games.baltica.rules.ids import CardId
from ecosfera.games.baltica.rules.turn import ending_adds_pressure, strikes
from tests.games.baltica.rules.positions import position


def test_a_row_strikes_with_three_pressures_or_three_alike() -> None:
    assert strikes(PRESSURE_CARDS[:3])
    assert strikes(ELEMENT_CARDS[:3])
    assert not strikes([*ELEMENT_CARDS[:2], *ELEMENT_CARDS[12:13], *PRESSURE_CARDS[:2]])


@given(st.lists(st.integers(0, FIRST_PRODUCER - 1), max_size=8, unique=True))
def test_a_row_strikes_just_when_the_turn_it_is_given_to_begins_with_it(row: list[CardId]) -> None:
    state = position("", "", acquired=True)
    state.rows[1] = list(row)
    _, events = apply(state, act.END_TURN)
    start = next(i for i, event in enumerate(events) if isinstance(event, TurnStarted))
    turn = takewhile(lambda event: not isinstance(event, TurnEnded), events[start:])
    assert any(isinstance(event, Triggered) for event in turn) == strikes(row)


def test_ending_the_turn_costs_a_pressure_card_just_when_one_joins_the_row() -> None:
    for acquired in (True, False):
        for left in (0, 3):
            state = position("sunlight", "", acquired=acquired)
            state.pressures = list(PRESSURE_CARDS[:left])
            _, events = apply(state, act.END_TURN)
            before = takewhile(lambda event: not isinstance(event, TurnEnded), events)
            joins = any(
                isinstance(event, CardMoved) and event.target == (Zone.ROW, state.player)
                for event in before
            )
            assert ending_adds_pressure(state) == joins
