"""The text form of actions."""

from __future__ import annotations

from itertools import chain

import pytest

from ecosfera.core.json_fields import CodecError
from ecosfera.games.baltica.codec.actions import action_from_text, action_to_text
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.engine import legal
from tests.games.baltica.codec.games import CONFIGS, random_game
from tests.games.baltica.codec.strange import strange_position
from tests.games.baltica.codec.test_action_codec import FORMS
from tests.games.baltica.rules.positions import card, catalogue, position


def test_the_text_of_every_legal_action_says_that_action() -> None:
    seen = set()
    games = (random_game(config) for config in CONFIGS)
    for state in chain(*games, map(strange_position, range(60))):
        for action in legal(state):
            text = action_to_text(catalogue(), action)
            assert action_from_text(state, text) == action
            seen.add(type(action))
    assert len(seen) >= 10


TEXTS = [
    "end",
    "take zostera_marina",
    "take calanoida with bacteria,viruses",
    "restore with calanoida,rotifera",
    "pass sunlight#1 to market with token",
    "pass pressure#2 to 1 with fucus_vesiculosus",
    "draw with token",
    "refresh consumers with token",
    "refresh producers with viruses",
    "reactivate refresh",
    "policy with protists",
    "implement bubble_curtains",
    "implement fishing_gear_regulation player 1",
    "implement migratory_barrier_removal card gadus_morhua player 0",
    "implement hazardous_substance_regulation producer viruses consumer rotifera habitat ice",
    "implement recycling_and_waste_disposal players 0,1",
    "choose open_water",
    "choose yes",
    "player 1 passes nothing",
    "player 1 passes oxygen#1 to market",
]


@pytest.mark.parametrize(
    ("text", "action"), [(text, form[0]) for text, form in zip(TEXTS, FORMS, strict=True)]
)
def test_every_action_has_a_text(text: str, action: act.Action) -> None:
    assert action_to_text(catalogue(), action) == text
    assert action_from_text(position("", ""), text) == action


def test_a_pair_is_taken_in_either_order() -> None:
    state = position("rotifera calanoida", "pressure")
    action = action_from_text(state, "restore with calanoida, rotifera")
    assert action == act.RestoreHabitats((card("rotifera"), card("calanoida")))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("take cod", 'action.card: there is no card "cod"'),
        ("take calanoida with bacteria", "action.producers: must have 2 entries, not 1"),
        ("pass sunlight#1 to x with token", 'action.to: must be "market" or a player, not "x"'),
        ("refresh all with token", 'action.row: must be one of producers, consumers, not "all"'),
        ("restore", 'action: "restore" is not of the form restore with CONSUMERS'),
        ("swim", 'action: "swim" begins with none of take, restore, pass, draw, '),
    ],
)
def test_a_text_that_is_no_action_is_refused(text: str, message: str) -> None:
    with pytest.raises(CodecError) as caught:
        action_from_text(position("", ""), text)
    assert str(caught.value).startswith(message)
