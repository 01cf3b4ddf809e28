"""RULES 5 and the laws of the design, in games that hypothesis plays."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import chain

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.cards import FIRST_PRESSURE, FIRST_PRODUCER
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.deal import deal, new_game
from ecosfera.games.baltica.rules.engine import apply, begin, legal, push, refusal
from ecosfera.games.baltica.rules.events import Event
from ecosfera.games.baltica.rules.refusal_reasons import (
    IllegalActionError,
    RefusalCode,
    RefusalReason,
)
from ecosfera.games.baltica.rules.state import EMPTY, State
from ecosfera.games.baltica.rules.view import fold, veiled, view
from tests.games.baltica.rules.positions import catalogue

configs = st.builds(
    Config,
    players=st.integers(1, 4),
    element_stack=st.integers(3, 8),
    pressures=st.sampled_from((2, 3)),
    eutrophication=st.booleans(),
    biodiversity_loss=st.booleans(),
    policies=st.sampled_from((True, True, False)),
    house_cards=st.booleans(),
    first_player=st.just(0),
    seed=st.text(max_size=8),
)


def pieces(state: State) -> list[int]:
    """Every card of every place."""
    piles = [*state.rows, *state.decks, *state.discards, *state.elements, state.removed]
    piles += [state.producer_deck, state.consumer_deck, state.pressures, state.policy_deck]
    piles += [state.pool, state.active, state.policy_discard]
    slots = (c for c in (*state.producers, *state.consumers) if c != EMPTY)
    return sorted(chain(slots, *piles))


def folded(before: State, events: list[Event]) -> object:
    seen = view(before)
    for event in events:
        fold(seen, event)
    return seen


def canonical(state: State, action: act.Action) -> act.Action:
    """The wish as `legal` lists it: pairs from the left, equals by their leftmost unused card."""
    match action:
        case act.AcquireConsumer(producers=pair):
            one, two = sorted(pair, key=state.row.index)
            return act.AcquireConsumer(action.card, (one, two))
        case act.RestoreHabitats(consumers=pair):
            one, two = sorted(pair, key=state.row.index)
            return act.RestoreHabitats((one, two))
        case act.Pass() | act.ChoosePass() if action.card is not None:
            player = action.player if isinstance(action, act.ChoosePass) else state.player
            return replace(action, card=leftmost_equal(state, player, action.card))
        case _:
            return action


def leftmost_equal(state: State, player: int, card: int) -> int:
    def kind(c: int) -> int:
        if c < FIRST_PRESSURE:
            return c // 12
        return FIRST_PRESSURE if c < FIRST_PRODUCER else c

    used = state.used if player == state.player else 0
    return next(c for c in state.rows[player] if kind(c) == kind(card) and not used >> c & 1)


class Game(RuleBasedStateMachine):
    """A game in which every law is looked at after every move."""

    state: State

    @initialize(config=configs, first=st.integers(0, 3))
    def deal(self, config: Config, first: int) -> None:
        config = replace(config, first_player=first % config.players)
        before = deal(catalogue(), config)
        self.state, events = begin(before)
        assert folded(before, events) == view(self.state)
        assert self.state == new_game(catalogue(), config)

    @precondition(lambda self: self.state.outcome is None)
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        before = self.state
        options = legal(before)
        action = options[data.draw(st.integers(0, len(options) - 1))]
        copy = before.copy()
        after, events = apply(before, action)
        assert before == copy, "apply leaves its input alone"
        push(copy, action)
        assert copy == after, "push equals apply"
        assert folded(before, events) == view(after), "events fold to the new view"
        assert apply(before, action)[0] == after, "the same move has the same result"
        self.state = after

    @precondition(lambda self: self.state.outcome is None)
    @rule(data=st.data())
    def wish(self, data: st.DataObject) -> None:
        """A wish of any kind is possible if and only if it is listed."""
        state = self.state
        cards = st.sampled_from(
            [*state.row, *state.producers, *state.consumers, *state.pool, act.TOKEN, 0]
        )
        players = st.integers(-1, 3)
        small = st.integers(0, 5)
        none_or = st.none() | players
        action = data.draw(
            st.one_of(
                st.builds(act.AcquireProducer, cards),
                st.builds(act.AcquireConsumer, cards, st.tuples(cards, cards)),
                st.builds(act.RestoreHabitats, st.tuples(cards, cards)),
                st.builds(act.Pass, cards, cards, players),
                st.builds(act.Plus, cards),
                st.builds(act.Refresh, cards, st.booleans()),
                st.builds(act.Reactivate, small),
                st.builds(act.DrawPolicy, cards),
                st.builds(act.Implement, cards, player=none_or, card=st.none() | cards),
                st.builds(act.Implement, cards, producer=cards, consumer=cards, habitat=small),
                st.builds(act.Implement, cards, players=st.tuples(players, players)),
                st.builds(act.ChooseHabitat, small),
                st.builds(act.ChooseReaction, st.booleans()),
                st.builds(act.ChoosePass, players, st.none() | cards, none_or),
            )
        )
        allowed = refusal(state, action) is None
        listed = set(legal(state))
        if allowed:
            assert canonical(state, action) in listed
        else:
            assert action not in listed

    @precondition(lambda self: self.state.outcome is not None)
    @rule()
    def nothing_is_possible_any_more(self) -> None:
        assert refusal(self.state, act.END_TURN) == RefusalReason(RefusalCode.GAME_OVER)

    @invariant()
    def every_piece_is_in_exactly_one_place(self) -> None:
        assert pieces(self.state) == list(range(200))

    @invariant()
    def there_is_a_legal_move_or_an_outcome(self) -> None:
        options = legal(self.state)
        assert bool(options) != (self.state.outcome is not None)
        assert len(set(options)) == len(options), "each legal action is listed once"
        assert all(refusal(self.state, action) is None for action in options)

    @invariant()
    def numbers_stay_in_range(self) -> None:
        state = self.state
        assert 0 <= state.impacts <= 6
        assert len(set(state.habitats)) == len(state.habitats)
        assert sum(1 << h for h in state.habitats) == state.restored
        assert (state.outcome == "lost") == (state.impacts == 6)
        assert (state.outcome == "won") == (len(state.habitats) == 6)
        marked = state.used | state.ability_used | state.star_used
        assert not marked & ~sum(1 << c for c in state.row), "marks lie on cards of the active row"

    @invariant()
    def hidden_order_does_not_matter_to_what_a_player_may_know(self) -> None:
        other = veiled(self.state, 42)
        assert view(other) == view(self.state)
        assert legal(other) == legal(self.state)
        assert pieces(other) == pieces(self.state)


Game.TestCase.settings = settings(
    max_examples=25,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
TestGame = Game.TestCase


@settings(max_examples=60, deadline=None, derandomize=True)
@given(configs, st.integers(0, 2**32))
def test_every_random_game_ends_within_a_few_thousand_moves(config: Config, seed: int) -> None:
    player = random.Random(seed)
    state = new_game(catalogue(), config)
    moves = 0
    while state.outcome is None:
        push(state, player.choice(legal(state)))
        moves += 1
        assert moves < 5000


def test_two_positions_with_the_same_view_veil_to_the_same_position() -> None:
    state = new_game(catalogue(), Config(players=3, policies=True, seed="veil"))
    shuffled = veiled(state, 1)
    assert shuffled != state
    assert veiled(shuffled, 7) == veiled(state, 7)


def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing() -> None:
    state = new_game(catalogue(), Config(seed="refused"))
    before = state.copy()
    with pytest.raises(IllegalActionError) as refused:
        apply(state, act.RestoreHabitats((0, 1)))
    assert refused.value.reason == RefusalReason(RefusalCode.NOT_A_CONSUMER, cards=(0,))
    assert state == before
