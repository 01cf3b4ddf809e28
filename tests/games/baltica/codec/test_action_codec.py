"""Actions to and from JSON."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from ecosfera.core.json_fields import CodecError
from ecosfera.games.baltica.codec.actions import action_from_json, action_to_json, actions_of
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.cards import ICE, OPEN_WATER, REFRESH
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.engine import legal, refusal
from ecosfera.games.baltica.rules.refusal_reasons import RefusalCode
from ecosfera.games.baltica.rules.state import Pending, PendingKind
from tests.games.baltica.codec.games import CONFIGS, plain, random_game
from tests.games.baltica.rules.positions import P0, P1, card, catalogue, position

TWO_ROWS = position("sunlight oxygen fucus_vesiculosus", "pressure")


@pytest.mark.parametrize("config", CONFIGS, ids=lambda config: config.seed)
def test_legal_actions_come_back_as_they_went(config: Config) -> None:
    for state in random_game(config):
        for action in legal(state):
            assert action_from_json(state, plain(action_to_json(catalogue(), action))) == action


def test_every_action_has_a_form() -> None:
    assert actions_of(catalogue()).kinds == set(get_args(act.Action))


FORMS: list[tuple[act.Action, dict[str, object]]] = [
    (act.END_TURN, {"type": "end_turn"}),
    (
        act.AcquireProducer(card("zostera_marina")),
        {"type": "acquire_producer", "card": "zostera_marina"},
    ),
    (
        act.AcquireConsumer(card("calanoida"), (card("bacteria"), card("viruses"))),
        {
            "type": "acquire_consumer",
            "card": "calanoida",
            "producers": ["bacteria", "viruses"],
        },
    ),
    (
        act.RestoreHabitats((card("calanoida"), card("rotifera"))),
        {"type": "restore_habitats", "consumers": ["calanoida", "rotifera"]},
    ),
    (
        act.Pass(act.TOKEN, card("sunlight#1"), act.MARKET),
        {"type": "pass", "source": "token", "card": "sunlight#1", "to": "market"},
    ),
    (
        act.Pass(card("fucus_vesiculosus"), card("pressure#2"), P1),
        {"type": "pass", "source": "fucus_vesiculosus", "card": "pressure#2", "to": 1},
    ),
    (act.Plus(act.TOKEN), {"type": "plus", "source": "token"}),
    (act.Refresh(act.TOKEN, True), {"type": "refresh", "source": "token", "row": "consumers"}),
    (
        act.Refresh(card("viruses"), False),
        {"type": "refresh", "source": "viruses", "row": "producers"},
    ),
    (act.Reactivate(REFRESH), {"type": "reactivate", "token": "refresh"}),
    (act.DrawPolicy(card("protists")), {"type": "draw_policy", "source": "protists"}),
    (
        act.Implement(card("bubble_curtains")),
        {"type": "implement", "measure": "bubble_curtains"},
    ),
    (
        act.Implement(card("fishing_gear_regulation"), player=P1),
        {"type": "implement", "measure": "fishing_gear_regulation", "player": 1},
    ),
    (
        act.Implement(card("migratory_barrier_removal"), card=card("gadus_morhua"), player=P0),
        {
            "type": "implement",
            "measure": "migratory_barrier_removal",
            "card": "gadus_morhua",
            "player": 0,
        },
    ),
    (
        act.Implement(
            card("hazardous_substance_regulation"),
            producer=card("viruses"),
            consumer=card("rotifera"),
            habitat=ICE,
        ),
        {
            "type": "implement",
            "measure": "hazardous_substance_regulation",
            "producer": "viruses",
            "consumer": "rotifera",
            "habitat": "ice",
        },
    ),
    (
        act.Implement(card("recycling_and_waste_disposal"), players=(P0, P1)),
        {"type": "implement", "measure": "recycling_and_waste_disposal", "players": [0, 1]},
    ),
    (act.ChooseHabitat(OPEN_WATER), {"type": "choose", "habitat": "open_water"}),
    (act.ChooseReaction(implement=True), {"type": "choose", "implement": True}),
    (act.ChoosePass(P1), {"type": "choose", "player": 1, "skip": True}),
    (
        act.ChoosePass(P1, card("oxygen#1"), act.MARKET),
        {"type": "choose", "player": 1, "card": "oxygen#1", "to": "market"},
    ),
]


@pytest.mark.parametrize(("action", "form"), FORMS, ids=lambda part: type(part).__name__)
def test_every_action_has_the_protocols_form(action: act.Action, form: dict[str, object]) -> None:
    assert action_to_json(catalogue(), action) == form
    assert action_from_json(TWO_ROWS, plain(form)) == action


def test_pairs_are_taken_in_either_order() -> None:
    state = position("rotifera calanoida", "pressure")
    turned = {"type": "restore_habitats", "consumers": ["calanoida", "rotifera"]}
    assert action_from_json(state, turned) == act.RestoreHabitats(
        (card("rotifera"), card("calanoida"))
    )


def test_any_of_equal_cards_is_accepted() -> None:
    state = position("sunlight#3 sunlight#4 oxygen temperature", "pressure")
    wish = {"type": "pass", "source": "token", "card": "sunlight#4", "to": "market"}
    action = action_from_json(state, wish)
    assert action not in legal(state)
    assert refusal(state, action) is None


WRONG: list[tuple[Any, str]] = [
    (None, "action: an object is needed, not null"),
    ([], "action: an object is needed"),
    ({}, 'action: the key "type" is missing'),
    ({"type": "dance"}, "action.type: must be one of acquire_producer, "),
    ({"type": None}, "action.type: must be one of"),
    ({"type": ["end_turn"]}, "action.type: must be one of"),
    ({"type": "end_turn", "now": True}, 'action: unknown key "now"'),
    ({"type": "acquire_producer"}, 'action: the key "card" is missing'),
    ({"type": "acquire_producer", "card": "cod"}, 'action.card: there is no card "cod"'),
    ({"type": "acquire_producer", "card": None}, "action.card: there is no card null"),
    ({"type": "acquire_producer", "card": {}}, "action.card: there is no card an object"),
    ({"type": "acquire_producer", "card": "\ud800"}, 'action.card: there is no card "\\ud800"'),
    (
        {"type": "acquire_consumer", "card": "calanoida", "producers": ["viruses"]},
        "action.producers: must have 2 entries, not 1",
    ),
    (
        {"type": "acquire_consumer", "card": "calanoida", "producers": ["viruses", 3]},
        "action.producers[1]: there is no card 3",
    ),
    (
        {"type": "pass", "source": "token", "card": "oxygen#1", "to": "shop"},
        'action.to: must be "market" or a player, not "shop"',
    ),
    (
        {"type": "pass", "source": "token", "card": "oxygen#1", "to": -1},
        "action.to: the index of a player is needed, not -1",
    ),
    (
        {"type": "pass", "source": "token", "card": "oxygen#1", "to": True},
        "action.to: the index of a player is needed, not true",
    ),
    (
        {"type": "pass", "source": -1, "card": "oxygen#1", "to": 1},
        "action.source: there is no card -1",
    ),
    (
        {"type": "refresh", "source": "token", "row": "elements"},
        "action.row: must be one of producers, consumers",
    ),
    ({"type": "reactivate", "token": "fly"}, "action.token: must be one of pass, plus, refresh"),
    (
        {"type": "implement", "measure": "ocean_literacy", "player": None},
        "action.player: the index of a player is needed, not null",
    ),
    (
        {"type": "implement", "measure": "recycling_and_waste_disposal", "players": 0},
        "action.players: a list is needed",
    ),
    ({"type": "choose"}, 'action: choose needs "habitat"'),
    ({"type": "choose", "habitat": "beach"}, "action.habitat: must be one of ice"),
    ({"type": "choose", "habitat": "mud", "player": 0}, 'action: unknown key "player"'),
    ({"type": "choose", "implement": 1}, "action.implement: true or false is needed, not 1"),
    ({"type": "choose", "player": 0, "skip": False}, "action.skip: must be true or absent"),
    ({"type": "choose", "player": 0}, 'action: the key "card" is missing'),
]


@pytest.mark.parametrize(("value", "message"), WRONG)
def test_a_wrong_action_is_told_with_its_key(value: Any, message: str) -> None:
    with pytest.raises(CodecError) as caught:
        action_from_json(TWO_ROWS, value)
    assert str(caught.value).startswith(message)
    str(caught.value).encode()


@pytest.mark.parametrize("to", [2, 3, 99, 2**31 - 1])
def test_a_player_who_is_not_there_is_for_the_rules_to_refuse(to: int) -> None:
    wish = {"type": "pass", "source": "token", "card": "sunlight#1", "to": to}
    reason = refusal(TWO_ROWS, action_from_json(TWO_ROWS, wish))
    assert reason is not None
    assert reason.why is RefusalCode.NO_SUCH_PLAYER


def test_a_choice_for_a_player_who_is_not_asked_is_refused_by_the_rules() -> None:
    state = position("sunlight", "oxygen", active="ocean_literacy")
    state.pending = Pending(PendingKind.OCEAN_LITERACY, P1)
    reason = refusal(state, action_from_json(state, {"type": "choose", "player": 0, "skip": True}))
    assert reason is not None
    assert reason.why is RefusalCode.NOT_YOUR_CHOICE
