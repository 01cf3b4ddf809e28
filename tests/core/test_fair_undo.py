import pytest

from ecosfera.games.baltica.game import Match
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.engine import legal
from tests.core.saves.samples import play_on
from tests.games.baltica.codec.games import BALTICA


@pytest.fixture
def match() -> Match:
    match = Match.new(BALTICA, Config(players=2, seed="3"))
    match.fair_undo = True
    return match


def passes(match: Match) -> act.Action:
    return next(action for action in legal(match.state) if isinstance(action, act.Pass))


def draws(match: Match) -> act.Action:
    return next(action for action in legal(match.state) if isinstance(action, act.Plus))


def test_what_showed_nothing_new_can_be_undone(match: Match) -> None:
    before = match.state
    match.act(passes(match))
    assert match.can_undo
    assert not match.undo_is_unfair
    assert match.undo() == before


def test_a_drawn_card_cannot_be_put_back(match: Match) -> None:
    match.act(draws(match))
    assert match.undo_is_unfair
    assert not match.can_undo
    with pytest.raises(IndexError):
        match.undo()


def test_undo_goes_back_to_the_last_card_revealed_and_no_further(match: Match) -> None:
    match.act(draws(match))
    shown = match.state
    match.act(passes(match))
    match.undo()
    assert match.state == shown
    assert not match.can_undo
    assert match.can_redo


def test_without_fair_undo_everything_can_be_undone(match: Match) -> None:
    match.fair_undo = False
    match.act(draws(match))
    assert match.can_undo
    assert not match.undo_is_unfair


def test_refilling_the_market_shows_a_card(match: Match) -> None:
    for _ in range(200):
        takes = [a for a in legal(match.state) if isinstance(a, act.AcquireProducer)]
        if takes:
            match.act(takes[0])
            break
        match.act(act.END_TURN)
    assert match.undo_is_unfair


def test_watchers_hear_of_every_change() -> None:
    match = Match.new(BALTICA, Config(seed="3"))
    heard: list[int] = []
    match.watchers.append(lambda: heard.append(len(match.actions)))
    play_on(match, 2)
    match.undo()
    match.redo()
    assert heard == [1, 2, 1, 2]


def test_a_branch_goes_the_same_way_and_then_its_own() -> None:
    match = Match.new(BALTICA, Config(seed="3"))
    play_on(match, 8)
    branch = match.branch(5)
    assert branch.state == match.state_after(5)
    assert branch.opening == match.opening
    branch.undo()
    assert len(match.actions) == 8
