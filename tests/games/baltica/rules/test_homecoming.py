"""Animals go home once all of their habitats are restored (RULES 2.1)."""

from __future__ import annotations

from dataclasses import replace

from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.cards import ALL_HABITATS, ALL_TOKENS, CONSUMER_CARDS
from ecosfera.games.baltica.rules.engine import apply
from ecosfera.games.baltica.rules.ids import CardId
from ecosfera.games.baltica.rules.state import EMPTY, State
from ecosfera.games.baltica.rules.view import apply_event, view
from tests.games.baltica.rules.positions import catalogue, position


def cards(*names: str) -> tuple[CardId, ...]:
    return tuple(catalogue().ids[name] for name in names)


def at_home(state: State) -> set[CardId]:
    habitats, unrestored = catalogue().habitats, ALL_HABITATS & ~state.restored
    return {card for card in CONSUMER_CARDS if not habitats[card] & unrestored}


def river_pair(*, homecoming: bool) -> tuple[State, act.RestoreHabitats]:
    """A row that can restore the river, when the rock, the coast and the mud live already."""
    habitats, river = catalogue().habitats, 1 << 2
    living = {"mud", "rock", "coast"}
    names = catalogue().names
    pair = [c for c in CONSUMER_CARDS if habitats[c] & river][:2]
    state = position(
        " ".join(names[card] for card in pair),
        "sunlight",
        habitats=" ".join(sorted(living)),
        tokens=("", "plus"),
    )
    state.config = replace(state.config, policies=False, homecoming=homecoming)
    return state, act.RestoreHabitats((pair[0], pair[1]))


def test_a_restored_habitat_turns_all_tokens_face_up() -> None:
    state, action = river_pair(homecoming=True)
    assert apply(state, action)[0].tokens == [ALL_TOKENS] * 2
    state, action = river_pair(homecoming=False)
    assert apply(state, action)[0].tokens == state.tokens


def test_animals_go_home_when_the_turn_ends_and_not_before() -> None:
    state, action = river_pair(homecoming=True)
    restored = apply(state, action)[0]
    before = set(restored.removed)
    home = at_home(restored) - before
    assert home, "some animal lives in restored habitats only"
    assert not home & before
    after, events = apply(restored, act.END_TURN)
    assert home <= set(after.removed)
    told = [event for event in events if isinstance(event, ev.CameHome)]
    assert [set(event.cards) for event in told] == [home]
    assert EMPTY not in after.consumers
    assert not home & {*after.consumers, *after.consumer_deck, *after.discards[0]}


def test_the_view_follows_the_events_and_nothing_goes_home_twice() -> None:
    state, action = river_pair(homecoming=True)
    for move in (action, act.END_TURN, act.END_TURN):
        seen = view(state)
        state, events = apply(state, move)
        for event in events:
            apply_event(seen, event)
        assert seen == view(state)
    assert not any(isinstance(event, ev.CameHome) for event in events)


def test_by_the_printed_rules_no_animal_leaves() -> None:
    state, action = river_pair(homecoming=False)
    restored = apply(state, action)[0]
    after, events = apply(restored, act.END_TURN)
    assert after.removed == restored.removed
    assert not any(isinstance(event, ev.CameHome) for event in events)
