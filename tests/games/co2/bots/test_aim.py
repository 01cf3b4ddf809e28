"""One adviser: tips, hints, the bar and the offer window speak of the same aim."""

from __future__ import annotations

from typing import Any

from ecosfera.core.match import Match
from ecosfera.games.co2.bots.adviser import Verdict, judge
from ecosfera.games.co2.bots.hint import ideas, trade_ideas
from ecosfera.games.co2.bots.plan import aim
from ecosfera.games.co2.bots.reasons import Why
from ecosfera.games.co2.game import load
from ecosfera.games.co2.rules import actions as do
from ecosfera.games.co2.rules.engine import legal
from ecosfera.games.co2.rules.state import State, View
from ecosfera.games.co2.tips import TIPS

GAME = load()


def begun() -> Match[State, Any, Any]:
    """Return a short game of two people, in which each has two of three and the other the third."""
    match = Match.new(GAME, GAME.config_from_code("WXHNE-343DN"))
    match.act(do.Roll())
    return match


def tip_of_two(state: State) -> object:
    found = next(tip for tip in TIPS if tip.id == "tip-two").find(state)
    return None if found is None else dict(found.fields).get("player")


def asks(view: View) -> object:
    """Return whom the aim says to make an offer to, for the last territory of an area."""
    found = aim(view)
    return None if found is None or found.reason.why is not Why.PLAN_OFFER else found.reason.player


def test_the_tip_says_to_make_an_offer_only_while_the_offer_window_has_one() -> None:
    match = begun()
    asked = []
    while plays := [action for action in legal(match.state.view) if isinstance(action, do.Play)]:
        partner = asks(match.state.view)
        assert tip_of_two(match.state) == partner
        if partner is not None:
            wanted = aim(match.state.view)
            assert wanted is not None
            assert wanted.offer is not None
            assert trade_ideas(match.state, 1 - match.state.view.turn.player)[0] == wanted.offer
            assert judge(match.state.view, wanted.offer.action).verdict is Verdict.FAIR
        asked.append(partner is not None)
        match.act(plays[0])
    assert asked[0]
    assert asked == sorted(asked, reverse=True), "the aim does not come and go"


def test_a_hint_proposes_the_offer_of_the_aim() -> None:
    state = begun().state
    wanted = aim(state.view)
    assert wanted is not None
    offers = [idea for idea in ideas(state) if isinstance(idea.action, do.Propose)]
    assert offers == [wanted.offer]


def test_no_aim_begins_with_a_place_of_two_that_somebody_keeps() -> None:
    """At the end of the turn the Mountains would begin with a place of the other player."""
    match = begun()
    while plays := [action for action in legal(match.state.view) if isinstance(action, do.Play)]:
        match.act(plays[0])
    found = aim(match.state.view)
    assert found is not None
    assert found.reason.player is None
