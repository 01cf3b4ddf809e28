"""A match with its history."""

from __future__ import annotations

import pytest

from ecosfera.core.game import IllegalMoveError
from ecosfera.games.baltica.bots.characters import RandomBot
from ecosfera.games.baltica.game import Match
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.cards import PASS
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.deal import new_game
from ecosfera.games.baltica.rules.events import Event
from ecosfera.games.baltica.rules.state import State
from tests.games.baltica.codec.games import BALTICA
from tests.games.baltica.rules.positions import catalogue


def started() -> Match:
    return Match.new(BALTICA, Config(seed="match"))


def test_a_new_match_is_a_new_game_with_its_opening() -> None:
    match = started()
    assert match.state == match.start == new_game(catalogue(), match.state.config)
    assert match.state.catalogue is catalogue()
    assert match.opening
    assert not match.can_undo
    assert not match.can_redo


def test_undo_and_redo_lead_through_the_same_positions() -> None:
    match = started()
    bot = RandomBot("history")
    states = [match.state]
    while match.state.outcome is None:
        match.act(bot.choose(match.state))
        states.append(match.state)
    actions = match.actions
    assert len(actions) == len(states) - 1
    for state in reversed(states[:-1]):
        assert match.undo() is state
    assert match.actions == ()
    for state in states[1:]:
        assert match.redo() is state
    assert match.actions == actions


def test_a_new_action_forgets_what_was_undone() -> None:
    match = started()
    match.act(act.END_TURN)
    match.act(act.END_TURN)
    match.undo()
    assert match.can_redo
    match.act(act.plus(act.TOKEN))
    assert not match.can_redo
    assert match.actions == (act.END_TURN, act.plus(act.TOKEN))


def test_a_refused_action_changes_nothing_and_keeps_what_was_undone() -> None:
    match = started()
    match.act(act.END_TURN)
    before = match.undo()
    with pytest.raises(IllegalMoveError):
        match.act(act.reactivate(PASS))
    assert match.state is before
    assert match.can_redo


def test_there_is_nothing_before_the_start_and_after_the_end() -> None:
    match = started()
    with pytest.raises(IndexError):
        match.undo()
    with pytest.raises(IndexError):
        match.redo()


def test_what_was_foreseen_is_what_happens_and_the_rules_are_asked_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = started()
    asked: list[act.Action] = []
    real = BALTICA.apply

    def apply(state: State, action: act.Action) -> tuple[State, list[Event]]:
        asked.append(action)
        return real(state, action)

    monkeypatch.setattr(BALTICA, "apply", apply)
    foreseen = match.foresee(act.END_TURN)
    assert match.actions == ()
    assert match.act(act.END_TURN) == foreseen
    assert asked == [act.END_TURN]
    match.undo()
    assert match.act(act.END_TURN) == foreseen
    assert asked == [act.END_TURN, act.END_TURN], "it holds for one position only"
