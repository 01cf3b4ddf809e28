"""The text form of actions."""

from __future__ import annotations

import random

import pytest

from ecosfera.core.json_fields import CodecError
from ecosfera.games.co2.codec.actions import action_from_text, action_to_text
from ecosfera.games.co2.rules import actions as do
from ecosfera.games.co2.rules.engine import legal
from tests.games.co2.rules.positions import P1, catalogue, kinds, pair, side, territory
from tests.games.co2.rules.random_play import any_config, moves


def test_the_text_of_every_action_of_random_games_says_that_action() -> None:
    seen = set()
    for seed in range(3):
        for state, chosen, _ in moves(any_config(random.Random(seed)), "text"):
            for action in (chosen, *legal(state.view)):
                text = action_to_text(catalogue(), action)
                seen.add(type(action))
                if not isinstance(action, do.OfferTemplate | do.CounterTemplate):
                    assert action_from_text(catalogue(), text) == action
    assert len(seen) >= 14


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("roll", do.Roll()),
        ("play carpi", do.Play(territory("carpi"))),
        ("exchange water_saving,biodiversity", do.Exchange(pair("water_saving biodiversity"))),
        ("end", do.EndTurn()),
        ("offer 1", do.OfferTemplate(P1)),
        ("offer 1 carpi for 1 credit", do.Propose(P1, side("carpi"), side(credit=1))),
        (
            "offer 1 carpi + soliera + 3 credits for biodiversity + 500 euros and settle",
            do.Propose(
                P1,
                side("carpi soliera", credit=3),
                side(euros=500, cards="biodiversity"),
                settle=True,
            ),
        ),
        ("counter 100 euros for nothing", do.MakeCounter(side(euros=100), side())),
        ("counter", do.CounterTemplate()),
        ("choose carpi", do.ChooseTerritory(territory("carpi"))),
        ("choose nothing", do.ChooseTerritory(None)),
        ("swap", do.ChooseSwap(swap=True)),
        ("keep", do.ChooseSwap(swap=False)),
    ],
)
def test_actions_have_these_texts(text: str, action: do.Action) -> None:
    assert action_to_text(catalogue(), action) == text
    if not isinstance(action, do.OfferTemplate | do.CounterTemplate):
        assert action_from_text(catalogue(), text) == action


def test_what_is_offered_may_stand_in_any_order() -> None:
    text = "offer 1 2 credits+biodiversity + water_saving+1 credit+soliera+carpi for 200 euros"
    given = side("carpi soliera", credit=3, cards="water_saving biodiversity")
    assert action_from_text(catalogue(), text) == do.Propose(P1, given, side(euros=200))
    assert given.cards == kinds("water_saving biodiversity")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("play rome", 'action.territory: there is no territory "rome"'),
        ("exchange biodiversity", "action.cards: must have 2 entries, not 1"),
        ("offer 1", 'action: the key "give" is missing'),
        ("offer x carpi for nothing", 'action.to: a whole number is needed, not "x"'),
        ("offer 1 coal for nothing", 'action.give.territories[0]: there is no territory "coal"'),
        ("offer 1 carpi for", 'action: "offer 1 carpi for" is not of the form offer TO GIVE for'),
        ("gamble", 'action: "gamble" begins with none of roll, buy, play, pass, credit, '),
    ],
)
def test_a_text_that_is_no_action_is_refused(text: str, message: str) -> None:
    with pytest.raises(CodecError) as caught:
        action_from_text(catalogue(), text)
    assert str(caught.value).startswith(message)
