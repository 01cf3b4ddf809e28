"""Undo and redo at a table where a computer plays the second row."""

from ecosfera.core.decision_history import DecisionHistory
from ecosfera.core.match import Match
from tests.toy_game.barter import BARTER, Action, Config, Event, State

ROLL, DRAW = Action("roll"), Action("draw")

BarterMatch = Match[State, Action, Event]
BarterHistory = DecisionHistory[State, Action, Event]


def computer(state: State) -> bool:
    return state.player == 1


def taker(state: State) -> bool:
    """Return whether the player decides to whom the card is offered."""
    return state.offered is not None


def played(*actions: Action, people_first: bool = True) -> tuple[BarterMatch, BarterHistory]:
    match: BarterMatch = Match.new(BARTER, Config(players=2, seed="7"))
    for action in actions:
        match.act(action)
    automatic = computer if people_first else lambda state: not computer(state)
    return match, DecisionHistory(match, automatic)


def test_undo_and_redo_go_from_decision_to_decision_of_people() -> None:
    match, history = played(ROLL, ROLL, ROLL, ROLL)
    end = match.state
    assert history.steps_back == 2
    assert history.undo()
    assert len(match.actions) == 2
    assert history.undo()
    assert match.state is match.start
    assert not history.can_undo
    assert not history.undo()
    assert history.redo()
    assert len(match.actions) == 2
    assert history.redo()
    assert match.state is end
    assert not history.can_redo
    assert not history.redo()


def test_fair_undo_stops_at_a_deal_between_people_but_not_at_an_offer() -> None:
    match: BarterMatch = Match.new(BARTER, Config(players=2, seed="7"))
    match.fair_undo = True
    people = BarterHistory(match, lambda _state: False)
    deal = (Action("offer", match.state.hands[0][0], 1), Action("take"))
    match.act(deal[0])
    assert people.steps_back == 1, "nobody has answered"
    match.act(deal[1])
    assert (people.steps_back, people.undo_is_unfair) == (0, True)
    assert BarterHistory(match, taker).steps_back == 2, "a computer holds nobody to a deal"
    assert BarterHistory(match, lambda state: not taker(state)).steps_back == 1
    match.fair_undo = False
    assert people.steps_back == 1


def test_undo_in_the_middle_of_a_computers_turn_leads_back_to_people() -> None:
    match, history = played(ROLL)
    assert history.undo()
    assert match.state is match.start


def test_there_is_nothing_to_undo_before_people_have_decided() -> None:
    match, history = played(ROLL, people_first=False)
    assert match.can_undo
    assert not history.undo()
    assert match.actions == (ROLL,)
    match.fair_undo = True
    assert not history.undo_is_unfair


def test_fair_undo_says_that_only_it_prevents_going_back() -> None:
    match, history = played(DRAW, DRAW)
    assert not history.undo_is_unfair
    match.fair_undo = True
    assert not history.undo()
    assert history.undo_is_unfair
