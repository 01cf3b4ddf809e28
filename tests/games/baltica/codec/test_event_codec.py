"""Events to JSON."""

from __future__ import annotations

import pytest

from ecosfera.games.baltica.bots.characters import RandomBot
from ecosfera.games.baltica.codec.events import EVENT_NAMES, event_to_json
from ecosfera.games.baltica.game import Match
from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.actions import TOKEN
from ecosfera.games.baltica.rules.cards import OPEN_WATER, PLUS, REFRESH
from ecosfera.games.baltica.rules.events import Cause, Event, Location, Zone
from ecosfera.games.baltica.rules.state import Outcome, Pending, PendingKind
from tests.games.baltica.codec.games import BALTICA, CONFIGS, plain
from tests.games.baltica.rules.positions import P0, P1, card, catalogue

FORMS: list[tuple[Event, dict[str, object]]] = [
    (
        ev.CardMoved(card("oxygen#2"), Location(Zone.ELEMENTS, 1), Location(Zone.ROW, 3)),
        {
            "event": "card_moved",
            "card": "oxygen#2",
            "source": {"zone": "elements", "element": "oxygen"},
            "target": {"zone": "row", "player": 3},
            "under": False,
        },
    ),
    (
        ev.CardMoved(
            card("viruses"), Location(Zone.PRODUCERS, 2), Location(Zone.PRODUCER_DECK), under=True
        ),
        {
            "event": "card_moved",
            "card": "viruses",
            "source": {"zone": "producers", "slot": 2},
            "target": {"zone": "producer_deck"},
            "under": True,
        },
    ),
    (
        ev.CardsUsed((card("oxygen#1"), card("sunlight#1"))),
        {"event": "cards_used", "cards": ["oxygen#1", "sunlight#1"]},
    ),
    (ev.AbilityUsed(PLUS, TOKEN), {"event": "ability_used", "ability": "plus", "source": "token"}),
    (
        ev.AbilityUsed(REFRESH, card("viruses")),
        {"event": "ability_used", "ability": "refresh", "source": "viruses"},
    ),
    (ev.StarUsed(card("protists")), {"event": "star_used", "card": "protists"}),
    (
        ev.TokensTurned(P1, 0b101),
        {
            "event": "tokens_turned",
            "player": 1,
            "tokens": {"pass": True, "plus": False, "refresh": True},
        },
    ),
    (
        ev.Triggered(Cause.THREE_PRESSURES, (card("pressure#1"),)),
        {"event": "triggered", "cause": "three_pressures", "cards": ["pressure#1"]},
    ),
    (
        ev.HabitatRestored(OPEN_WATER, Cause.CONSUMERS),
        {"event": "habitat_restored", "habitat": "open_water", "cause": "consumers"},
    ),
    (ev.CameHome((card("calanoida"),)), {"event": "came_home", "cards": ["calanoida"]}),
    (ev.PolicyDrawn(card("oil_spill")), {"event": "policy_drawn", "card": "oil_spill"}),
    (
        ev.MeasureImplemented(card("ocean_literacy"), card("funding#2")),
        {"event": "measure_implemented", "card": "ocean_literacy", "funding": "funding#2"},
    ),
    (
        ev.ChoiceOwed(Pending(PendingKind.GREEN_ENERGY, P1, 2)),
        {
            "event": "choice_owed",
            "pending": {"kind": "green_energy", "player": 1, "due": 2, "ending": False},
        },
    ),
    (ev.GameEnded(Outcome.WON), {"event": "game_ended", "outcome": "won"}),
    (
        ev.TurnStarted(P0, 3, abilities_blocked=True),
        {"event": "turn_started", "player": 0, "number": 3, "abilities_blocked": True},
    ),
]


@pytest.mark.parametrize(("event", "form"), FORMS, ids=lambda part: type(part).__name__)
def test_an_event_has_its_name_and_particulars(event: Event, form: dict[str, object]) -> None:
    assert plain(event_to_json(catalogue(), event)) == form


def test_no_two_events_share_a_name() -> None:
    assert len(set(EVENT_NAMES.values())) == len(EVENT_NAMES)


def test_every_event_of_whole_games_is_json_of_names_only() -> None:
    for config in CONFIGS:
        match = Match.new(BALTICA, config)
        bot = RandomBot("events")
        events = list(match.opening)
        while match.state.outcome is None:
            events += match.act(bot.choose(match.state))
        for event in events:
            told = plain(event_to_json(catalogue(), event))
            assert told["event"] == EVENT_NAMES[type(event)]
            cards = [told.get("card"), told.get("funding"), *told.get("cards", [])]
            assert all(name is None or name in catalogue().ids for name in cards)
