"""What computer players say that a person can do next, and whether the person then can."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from ecosfera.core.bot import finish
from ecosfera.core.players import PERSON
from ecosfera.games.baltica.bots.characters import teammate
from ecosfera.games.baltica.bots.hint_reasons import breaks_promise, certain, help_for, reasons_for
from ecosfera.games.baltica.bots.reasons import HintReason
from ecosfera.games.baltica.bots.turn_search import after, turn_key
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.deal import new_game
from ecosfera.games.baltica.rules.engine import legal
from ecosfera.games.baltica.rules.state import State
from ecosfera.games.baltica.table import teammates
from ecosfera.games.baltica.table.teammates import Teammates
from tests.games.baltica.rules.positions import P1, card, catalogue, position

SAID = frozenset({"next-restores", "next-takes", "lets-restore", "lets-win"})
"""The reasons that say what the next player can do with certainty."""
LEAST = 5
"""Number of promises in a game, on average."""


def reachable(state: State) -> Iterator[tuple[State, act.Action]]:
    """Yield what can be done in this turn without a hidden card, and where."""
    market = {*state.producers, *state.consumers}
    begun, seen = [state], {turn_key(state)}
    while begun:
        here = begun.pop()
        for action in legal(here) if here.pending is None else ():
            if isinstance(action, act.AcquireProducer | act.AcquireConsumer):
                if action.card not in market:
                    continue
            elif not isinstance(action, act.RestoreHabitats | act.Reactivate):
                continue
            yield here, action
            then = after(here, action)
            if then.outcome is None and then.number == state.number and turn_key(then) not in seen:
                seen.add(turn_key(then))
                begun.append(then)


def is_kept(state: State, said: HintReason) -> bool:
    """Return whether the player whose turn it is can do what was said."""
    if said.code == "next-takes":
        return any(getattr(action, "card", None) == said.cards[1] for _, action in reachable(state))
    wanted, habitats = sum(1 << habitat for habitat in said.habitats), state.catalogue.habitats
    restored = state.restored
    for _, action in reachable(state):
        if isinstance(action, act.RestoreHabitats):
            one, two = action.consumers
            restored |= habitats[one] & habitats[two]
    return not wanted & ~restored


def said_in_a_game(seed: str) -> Iterator[tuple[HintReason, bool]]:
    """Play a game in which each computer player takes the other for a person.

    Yield what they say, and whether it can be done in the turn after that.
    """
    config = Config(pressures=3, row_cards=5, homecoming=True, seed=seed)
    state, said = new_game(catalogue(), config), list[HintReason]()
    mates = [Teammates(["helpful", PERSON], seed), Teammates([PERSON, "helpful"], seed)]
    while state.outcome is None and state.number < 40:
        plan = finish(mates[state.player].thoughts(state, None))
        following = state.players[1 - state.player]
        said += [why for why in plan.why if why.code in SAID and why.player == following]
        for each in mates:
            each.gifts.note(state, plan.action)
        number, state = state.number, after(state, plan.action)
        if state.number > number and state.outcome is None:
            for why in said:
                yield why, is_kept(state, why)
            said = []


@pytest.mark.parametrize("games", [1, pytest.param(24, marks=pytest.mark.thorough)])
def test_whoever_is_said_to_be_able_to_do_something_can_do_it(
    monkeypatch: pytest.MonkeyPatch, games: int
) -> None:
    monkeypatch.setattr(teammates, "teammate", partial(teammate, nodes=48, ahead=2))
    said = [told for seed in range(games) for told in said_in_a_game(f"promises/{seed}")]
    assert len(said) >= LEAST * games
    assert [why for why, kept in said if not kept] == []


PAIR = card("myriophyllum_spicatum"), card("potamogeton_perfoliatus")
TAKES = act.AcquireConsumer(card("saduria_entomon"), PAIR)


def test_a_promise_holds_even_if_the_turn_ends_early() -> None:
    """Two plants are to be passed; after the first one alone the animal cannot be acquired."""
    plants = "myriophyllum_spicatum potamogeton_perfoliatus oxygen"
    state = position(plants, "oxygen", consumers="saduria_entomon", tokens=["pass", ""])
    first, second = (act.Pass(act.TOKEN, plant, P1) for plant in reversed(PAIR))
    ready = after(state, first)
    ready.tokens = state.tokens
    assert certain(ready, [act.END_TURN], [TAKES]) == []
    assert certain(ready, [second], [TAKES]) == [TAKES]
    other = act.Pass(PAIR[1], PAIR[0], P1)
    assert certain(state, [first, other], [TAKES]) == []


def test_a_refresh_takes_away_what_was_promised() -> None:
    row = "myriophyllum_spicatum potamogeton_perfoliatus oxygen"
    state = position("sunlight", row, consumers="saduria_entomon", tokens=["refresh", ""])
    assert certain(state, [act.END_TURN], [TAKES]) == [TAKES]
    assert breaks_promise(state, act.Refresh(act.TOKEN, consumers=True), [TAKES])
    assert not breaks_promise(state, act.Refresh(act.TOKEN, consumers=False), [TAKES])


def test_nobody_is_helped_to_do_something_in_a_turn_that_will_be_lost() -> None:
    row = "clangula_hyemalis sunlight#1 sunlight#2 sunlight#3"
    state = position("rotifera oxygen", row, tokens=["pass", ""])
    assert "lets-restore" not in [why.code for why in help_for(state, card("rotifera"), P1)]


def test_an_animal_that_fits_one_of_the_row_restores_in_this_turn_and_not_later() -> None:
    row = "fucus_vesiculosus zostera_marina pusa_hispida"
    state = position(row, "oxygen", consumers="saduria_entomon")
    for action in legal(state):
        if isinstance(action, act.AcquireConsumer) and action.card == card("saduria_entomon"):
            codes = [why.code for why in reasons_for(state, [action])]
            assert "then-restores" in codes
            assert "completes-pair" not in codes
