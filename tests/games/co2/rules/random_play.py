"""Random games with every law looked at, for the property tests and the soak."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from ecosfera.games.co2.bots.roster import RandomBot
from ecosfera.games.co2.codec.state import state_from_json, state_to_json
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.actions import Action, CounterTemplate, OfferTemplate, Play, Retire
from ecosfera.games.co2.rules.config import Config
from ecosfera.games.co2.rules.deal import new_game
from ecosfera.games.co2.rules.engine import apply, legal, refusal
from ecosfera.games.co2.rules.fold import fold
from ecosfera.games.co2.rules.ids import BOTTOM, EVERY_PLAYER
from ecosfera.games.co2.rules.state import State, balance
from tests.games.co2.rules.positions import catalogue


def any_config(dice: random.Random) -> Config:
    """Return a configuration of any kind."""
    players = dice.randint(2, 4)
    config = Config(
        players=players,
        first_player=dice.choice((None, *EVERY_PLAYER[:players])),
        goal=dice.randint(10, 20),
        start_territories=dice.choice((2, 3)),
        round_limit=dice.choice((3, 20, 100, 200)),
        offers=dice.randint(0, 5),
        flow=dice.random() < 0.5,
        head_start=dice.random() < 0.5,
        seed=str(dice.random()),
    )
    last = int(config.seed[-1])
    afar, new = config.flow and last % 3 == 0, last % 3 == 1
    earned = last % 4 == 0
    config = replace(config, retire=last % 2 == 0, last_earned=earned, afar=afar, new_kinds=new)
    return replace(config, late_trades=last % 5 == 0)


def moves(
    config: Config, chance: str, *, eager: bool = False
) -> Iterator[tuple[State, Action, State]]:
    """Yield every move of a random game: the position before it, the action, the one after it.

    Eager players carry out every action they can, so that the bag runs empty.
    """
    bot = RandomBot(chance)
    state, _ = new_game(catalogue(), config)
    check_laws(state)
    while state.view.outcome is None:
        options = legal(state.view)
        assert options
        assert len(set(options)) == len(options)
        for option in options:
            template = isinstance(option, OfferTemplate | CounterTemplate)
            assert (refusal(state.view, option) is None) != template
        plays = [option for option in options if isinstance(option, Play)]
        action = plays[0] if eager and plays else bot.choose(state)
        after, events = apply(state, action)
        seen = state.view
        for event in events:
            seen = fold(seen, event)
        assert seen == after.view
        assert not _went_on(events)
        if isinstance(action, Retire) and state.view.config.last_earned:
            assert after.view.outcome is None
        check_laws(after)
        yield state, action, after
        state = after


def _went_on(events: list[ev.Event]) -> bool:
    """Return whether something happened after the game was over, but for filling hands."""
    ends = [i for i, event in enumerate(events) if isinstance(event, ev.GameEnded)]
    return bool(ends) and not all(isinstance(event, ev.Drew) for event in events[ends[0] + 1 :])


def check_laws(state: State) -> None:
    """Check RULES 15.1 and 15.2, and that nobody's balance should have ended the game."""
    view = state.view
    assert view.bank.credits + sum(player.credits for player in view.players) == 70
    assert view.bank.euros + sum(player.euros for player in view.players) == 31_000
    for credit, euros in (
        (view.bank.credits, view.bank.euros),
        *((player.credits, player.euros) for player in view.players),
    ):
        assert credit >= 0 <= euros
        assert not euros % 100
    cards = list(view.bag)
    for player in view.players:
        for card in player.hand:
            cards[card] += 1
    for territory, done in zip(view.catalogue.territories, view.done, strict=True):
        for card in territory.kinds[:done]:
            cards[card] += 1
    assert cards == [12] * 8
    assert min(view.bag) >= 0
    assert sorted([*state.deck, *view.discard]) == list(range(18))
    assert view.deck == len(state.deck)
    for number, player in zip(EVERY_PLAYER, view.players, strict=False):
        if player.out is None:
            assert len(player.hand) == 6 or not any(view.bag)
            assert len(player.hand) <= 6
            if view.outcome is None:
                assert BOTTOM < balance(view, number) < view.config.goal
        else:
            assert (player.position, player.credits, player.euros, player.hand) == (None, 0, 0, ())
            assert number not in view.owners


def check_round_trip(state: State) -> None:
    """Check that a position written as JSON and read again is the same."""
    assert state_from_json(catalogue(), state_to_json(state)) == state
