"""Teammates: three characters that play differently and give reasons."""

from __future__ import annotations

from typing import Any

import pytest

from ecosfera.core.bot import Decision, finish
from ecosfera.games.baltica.bots.characters import CHARACTERS, DANGERS, OTHERS, teammate
from ecosfera.games.baltica.bots.features import NAMES
from ecosfera.games.baltica.bots.hint import explain_move, hints
from ecosfera.games.baltica.bots.searcher import Searcher
from ecosfera.games.baltica.info import INFO
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.deal import new_game
from ecosfera.games.baltica.rules.engine import apply, legal
from ecosfera.games.baltica.rules.state import State
from ecosfera.games.baltica.rules.view import with_hidden_shuffled
from tests.games.baltica.rules.positions import catalogue, position, restore

GAMES = (
    Config(players=3, policies=True, pressures=3, seed="p1"),
    Config(players=3, pressures=3, seed="p3"),
)
MOVES = 30
TURNS = 10
"""Number of whole turns a character plays in one position."""


@pytest.fixture(scope="module")
def choices() -> list[dict[str, act.Action]]:
    """Return what each character does in positions of real games."""
    found = []
    for config in GAMES:
        state = new_game(catalogue(), config)
        for n in range(MOVES):
            chosen = {
                name: teammate(name, f"{config.seed} {n}", nodes=60, ahead=0).choose(state)
                for name in CHARACTERS
            }
            found.append(chosen)
            state, _ = apply(state, chosen["cautious" if n % 2 else "bold"])
    return found


def passes(choices: list[dict[str, act.Action]], character: str) -> int:
    """How often a character gives a card to another row."""
    chosen = (choice[character] for choice in choices)
    return sum(isinstance(a, act.Pass) and a.to >= 0 for a in chosen)


@pytest.mark.parametrize(
    "pair", [("cautious", "bold"), ("bold", "helpful"), ("cautious", "helpful")]
)
def test_no_two_characters_always_do_the_same(
    choices: list[dict[str, act.Action]], pair: tuple[str, str]
) -> None:
    one, two = pair
    differ = sum(choice[one] != choice[two] for choice in choices)
    assert 1 <= differ < len(choices) / 2


def test_the_helpful_one_gives_most_to_others(choices: list[dict[str, act.Action]]) -> None:
    assert passes(choices, "helpful") > passes(choices, "cautious")


def luck_tried(choices: list[dict[str, act.Action]], character: str) -> int:
    """How often a character turns up a card nobody knows."""
    tried = (choice[character] for choice in choices)
    return sum(isinstance(a, act.Plus | act.Refresh | act.DrawPolicy) for a in tried)


def test_the_bold_one_tries_its_luck_far_more_often_than_the_cautious_one(
    choices: list[dict[str, act.Action]],
) -> None:
    assert luck_tried(choices, "bold") >= luck_tried(choices, "cautious") * 1.3


def whole_turn(bot: Searcher, state: State) -> tuple[list[act.Action], State]:
    """Let a bot play a turn to the end; return what it did and the position afterwards."""
    done: list[act.Action] = []
    now = state
    while now.outcome is None and now.number == state.number:
        done.append(bot.choose(now))
        now, _ = apply(now, done[-1])
    return done, now


def draws(character: str, state: State) -> int:
    """Return in how many of some whole turns a character draws from its deck."""
    count = 0
    for n in range(TURNS):
        turn, _ = whole_turn(teammate(character, f"luck {n}"), with_hidden_shuffled(state, n))
        count += any(isinstance(action, act.Plus) for action in turn)
    return count


def perilous(**kwargs: Any) -> State:
    """A third of the deck lets the row restore, a third would bring the fifth impact."""
    return position(
        "pressure pressure rotifera",
        "oxygen sunlight",
        decks=["clangula_hyemalis pressure oxygen", "oxygen"],
        tokens=["plus", ""],
        impacts=4,
        **kwargs,
    )


def test_the_cautious_one_never_draws_where_that_may_bring_an_impact() -> None:
    assert draws("cautious", perilous(acquired=True)) == 0


def test_the_bold_one_draws_for_a_habitat_whatever_may_come() -> None:
    assert draws("bold", perilous(acquired=True)) >= TURNS * 0.8


def test_a_draw_that_ends_the_turn_with_an_impact_is_no_draw_for_the_cautious_one() -> None:
    """A third card of one element brings the third pressure card with it."""
    state = position(
        "pressure pressure oxygen oxygen rotifera",
        "sunlight",
        decks=["clangula_hyemalis oxygen temperature", "sunlight"],
        tokens=["plus", ""],
        acquired=True,
        impacts=4,
    )
    assert draws("cautious", state) == 0


def test_the_cautious_one_draws_where_no_pressure_card_is_left_in_the_deck() -> None:
    state = position(
        "pressure pressure rotifera",
        "oxygen sunlight",
        decks=["clangula_hyemalis", "oxygen"],
        tokens=["plus", ""],
        acquired=True,
        impacts=4,
    )
    assert draws("cautious", state) == TURNS


def test_the_cautious_one_draws_where_the_impact_comes_anyway() -> None:
    """It has acquired nothing, so the end of its turn would bring the third pressure card."""
    assert draws("cautious", perilous(producers="", producer_deck="")) == TURNS


def test_the_helpful_one_gives_more_to_others_over_whole_turns() -> None:
    given = dict.fromkeys(CHARACTERS, 0)
    for seed in ("p1", "p2"):
        state = new_game(catalogue(), Config(players=3, pressures=3, seed=seed))
        for n in range(10):
            after = {}
            for name in CHARACTERS:
                bot = teammate(name, f"{seed} {n}", nodes=60, ahead=0)
                turn, after[name] = whole_turn(bot, state)
                given[name] += sum(isinstance(a, act.Pass) and a.to >= 0 for a in turn)
            state = after["helpful"]
    assert given["helpful"] > max(given["cautious"], given["bold"])


def test_the_characters_weigh_dangers_and_others_differently() -> None:
    """The same position is worth less to the cautious one if it is dangerous."""
    weighs = {name: character.factors for name, character in CHARACTERS.items()}
    assert set(DANGERS) | set(OTHERS) <= set(NAMES)
    assert all(weighs["cautious"][d] > 1 > weighs["bold"][d] for d in DANGERS)
    assert all(weighs["helpful"][o] > 1 for o in OTHERS)


def test_whoever_is_offered_can_play() -> None:
    assert set(INFO.teammates) == set(CHARACTERS)


def test_a_teammate_thinks_aloud_what_it_would_choose() -> None:
    state = new_game(catalogue(), Config(players=2, policies=True, seed="aloud"))
    for n in range(4):
        spoken = finish(explain_move(teammate("bold", str(n)), state))
        assert spoken.action == teammate("bold", str(n)).choose(state)
        assert spoken.why
        state, _ = apply(state, spoken.action)


def test_with_one_thing_to_do_there_is_nothing_to_think_over() -> None:
    state = position("sunlight", "oxygen", tokens=["", ""], producers="", acquired=True)
    assert legal(state) == [act.END_TURN]
    intention = finish(explain_move(teammate("cautious", "1"), state))
    assert isinstance(intention, Decision)
    assert intention.action == act.END_TURN


@pytest.mark.parametrize("character", CHARACTERS)
def test_every_character_restores_what_wins(character: str) -> None:
    state = position(
        "rotifera clangula_hyemalis sunlight pressure",
        "oxygen",
        habitats="mud river rock open_water coast",
    )
    assert teammate(character, "1").choose(state) == restore("rotifera", "clangula_hyemalis")
    assert hints(state)[0].action == restore("rotifera", "clangula_hyemalis")
