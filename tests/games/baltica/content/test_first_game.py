"""The set-up of a player's very first game."""

from __future__ import annotations

from dataclasses import replace

from ecosfera.core.players import PERSON
from ecosfera.games.baltica.bots.beginner import BeginnerBot
from ecosfera.games.baltica.bots.characters import CHARACTERS
from ecosfera.games.baltica.codec.challenge import decode
from ecosfera.games.baltica.content.presets import load_balance, load_first_deals, load_first_game
from ecosfera.games.baltica.rules.actions import AcquireProducer
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.deal import new_game
from ecosfera.games.baltica.rules.engine import apply, legal, push
from ecosfera.games.baltica.rules.state import Outcome
from tests.games.baltica.rules.positions import catalogue


def test_a_person_begins_an_easy_game_with_one_helpful_computer_player() -> None:
    game = load_first_game()
    config = decode(game.code)
    bay = load_balance().fitting[1, 1][0]
    assert bay.applied_to(config) == config
    assert not config.policies
    assert len(game.characters) == config.players
    assert game.characters[config.first_player] == PERSON
    assert sorted(game.characters) == [PERSON, "helpful"]
    assert "helpful" in CHARACTERS


def test_beginners_win_half_of_such_games_and_hardly_any_alone() -> None:
    game = load_first_game()
    teammates = sum(character != PERSON for character in game.characters)
    balance = load_balance()
    config = decode(game.code)
    assert balance.helped(config, teammates) >= 0.5 > balance.chances(config).beginners


def test_the_first_row_has_a_choice_of_producers_and_then_can_take_another() -> None:
    state = new_game(catalogue(), decode(load_first_game().code))
    first = [action for action in legal(state) if isinstance(action, AcquireProducer)]
    assert len(first) >= 2
    after = [apply(state, action)[0] for action in first]
    assert any(isinstance(action, AcquireProducer) for then in after for action in legal(then))


def test_the_first_free_games_of_two_are_neither_hopeless_nor_without_danger() -> None:
    sea = load_balance().fitting[2, 0][0]
    won, danger, games = 0, 0, 0
    for seed in load_first_deals()[2, 0]:
        for game in range(6):
            state = new_game(catalogue(), replace(sea.applied_to(Config()), seed=str(seed)))
            bot = BeginnerBot(f"{seed}/{game}")
            while state.outcome is None:
                push(state, bot.choose(state))
            games += 1
            won += state.outcome is Outcome.WON
            danger += state.impacts > 0
    assert 0.3 <= won / games <= 0.7
    assert danger / games > 0.9
