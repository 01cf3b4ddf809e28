"""The set-up of a player's very first game."""

from __future__ import annotations

from ecosfera.core.players import PERSON
from ecosfera.games.baltica.bots.characters import CHARACTERS
from ecosfera.games.baltica.codec.challenge import decode
from ecosfera.games.baltica.content.presets import load_balance, load_first_game
from ecosfera.games.baltica.rules.actions import AcquireProducer
from ecosfera.games.baltica.rules.deal import new_game
from ecosfera.games.baltica.rules.engine import apply, legal
from tests.games.baltica.rules.positions import catalogue


def test_a_person_begins_an_easy_game_with_one_helpful_computer_player() -> None:
    game = load_first_game()
    config = decode(game.code)
    easy = load_balance().presets[0]
    assert easy.applied_to(config) == config
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
