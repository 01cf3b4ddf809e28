"""One adviser: tips, hints, the bar and the offer window speak of the same aim."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ecosfera.core.match import Match
from ecosfera.games.co2.bots.adviser import Verdict, judge
from ecosfera.games.co2.bots.dealings import no_better, refused_of
from ecosfera.games.co2.bots.hint import MUCH, ideas, trade_ideas
from ecosfera.games.co2.bots.plan import aim
from ecosfera.games.co2.bots.reasons import Why
from ecosfera.games.co2.game import load
from ecosfera.games.co2.rules import actions as do
from ecosfera.games.co2.rules.engine import legal
from ecosfera.games.co2.rules.state import State, View
from ecosfera.games.co2.tips import TIPS
from tests.games.co2.rules.positions import P1

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
            assert trade_ideas(match.state, P1)[0] == wanted.offer
            assert isinstance(wanted.offer.action, do.Propose)
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


def test_what_was_refused_in_this_turn_is_not_proposed_again_for_no_more() -> None:
    match = begun()
    first = trade_ideas(match.state, P1)[0].action
    assert isinstance(first, do.Propose)
    match.act(first)
    match.act(do.Refuse())
    refused = tuple(refused_of(match))
    assert refused == (first,)
    found = [
        *trade_ideas(match.state, P1, refused=refused),
        *ideas(match.state, refused=refused),
    ]
    offers = [idea.action for idea in found if isinstance(idea.action, do.Propose)]
    assert offers
    assert not any(no_better(offer, first) for offer in offers)
    wanted = aim(match.state.view, refused=refused)
    assert wanted is None or wanted.offer is None or wanted.offer.action in offers


def test_more_for_the_same_is_a_new_offer() -> None:
    first = trade_ideas(begun().state, P1)[0].action
    assert isinstance(first, do.Propose)
    more = replace(first, give=replace(first.give, euros=first.give.euros + 100))
    assert no_better(first, first)
    assert no_better(first, more)
    assert not no_better(more, first)


def test_what_was_accepted_or_offered_in_another_turn_is_not_refused() -> None:
    match = begun()
    offer = trade_ideas(match.state, P1)[0].action
    match.act(offer)
    assert not list(refused_of(match)), "it still waits"
    match.act(do.Accept())
    assert not list(refused_of(match))


def test_plain_swaps_come_before_offers_of_many_euros() -> None:
    match = begun()
    found = [idea.action for idea in trade_ideas(match.state, P1)[1:]]
    paid = [o.give.euros >= MUCH for o in found if isinstance(o, do.Propose)]
    assert paid == sorted(paid)
