"""What an event card comes to, where that depends on the position."""

from __future__ import annotations

import pytest

from ecosfera import paths
from ecosfera.games.co2.rules import engine
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.actions import Roll
from ecosfera.games.co2.rules.fold import fold
from ecosfera.games.co2.text.event_text import outcome, sentence
from ecosfera.games.co2.text.names import Names
from ecosfera.words import Words
from tests.games.co2.rules.positions import Seat, catalogue, to_roll

NAMES = Names(Words("en", paths.locales()), catalogue(), ["Anna", "Otto"])
BUSES = next(
    card.id
    for card in catalogue().territories
    if catalogue().kinds[card.kinds[0]].id == "public_transport"
)
"""A territory that begins with public transport."""


def shown(card: str, owns: str) -> tuple[str, str]:
    """Return what the card shown to the players and the log say."""
    state = to_roll(Seat(at=10, owns=owns), Seat(), dice=(1, 2), deck=card)
    view = state.view
    _, events = engine.apply(state, Roll())
    for number, event in enumerate(events):
        view = fold(view, event)
        if isinstance(event, ev.EventDrawn):
            return outcome(NAMES, view, events[number + 1 :]), sentence(NAMES, event, view)
    raise AssertionError("no event card was drawn")


@pytest.mark.parametrize(
    ("card", "owns", "told"),
    [
        ("bus_strike", "", "Anna pays 2 credits."),
        ("energy_check", "", "Anna takes 1 credit."),
        ("smog_alert", "", "Anna pays 1 credit. Otto pays 1 credit."),
        ("new_bus_line", "", "Anna goes to Maranello."),
        ("bike_day", "", ""),
        ("flood", "carpi:1", ""),
    ],
)
def test_what_a_card_comes_to_is_said_unless_the_card_says_it(
    card: str, owns: str, told: str
) -> None:
    came, log = shown(card, owns)
    assert came == told
    assert log.endswith("”.")


@pytest.mark.parametrize(
    ("card", "owns", "told"),
    [
        (
            "bus_strike",
            f"{BUSES}:1",
            "“Public transport” pays off for Anna: otherwise 2 credits would be due.",
        ),
        (
            "flood",
            "sestola:1",
            "“Biodiversity” pays off for Anna: otherwise an action would be lost.",
        ),
        ("flood", "", "Anna has no action to lose: nothing happens."),
        ("drought", "", "Anna has no territory that still needs “Water saving”: nothing to pay."),
        ("building_grant", "", "Anna has no card that fits: no action is possible."),
    ],
)
def test_a_card_that_does_nothing_says_why_and_so_does_the_log(
    card: str, owns: str, told: str
) -> None:
    came, log = shown(card, owns)
    assert came == told
    assert log.endswith(told)
