"""Teammates: three characters that play differently and give reasons."""

from __future__ import annotations

import pytest

from ecosfera.core.bot import finish
from ecosfera.games.baltica.bots.characters import CHARACTERS, DANGERS, OTHERS, teammate
from ecosfera.games.baltica.bots.features import NAMES
from ecosfera.games.baltica.bots.hint import hints
from ecosfera.games.baltica.bots.intention import Intention, explain_move
from ecosfera.games.baltica.info import INFO
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.deal import new_game
from ecosfera.games.baltica.rules.engine import apply, legal
from tests.games.baltica.rules.positions import catalogue, position, restore

GAMES = (
    Config(players=3, policies=True, pressures=3, seed="p1"),
    Config(players=3, pressures=3, seed="p3"),
)
MOVES = 30
TRIES = 5


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


def test_with_a_risk_to_its_turn_the_bold_one_draws_and_the_cautious_one_does_not() -> None:
    """A third of the deck lets it restore, a third would bring the fifth impact."""
    state = position(
        "pressure pressure rotifera",
        "oxygen sunlight",
        decks=["clangula_hyemalis pressure oxygen", "oxygen"],
        tokens=["plus", ""],
        acquired=True,
        impacts=4,
    )
    drawn = {
        name: sum(
            isinstance(teammate(name, f"luck {n}").choose(state), act.Plus) for n in range(TRIES)
        )
        for name in ("bold", "cautious")
    }
    assert drawn["bold"] > TRIES / 2
    assert drawn["cautious"] == 0


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
    for n in range(8):
        spoken = finish(explain_move(teammate("bold", str(n)), state))
        assert spoken.action == teammate("bold", str(n)).choose(state)
        assert spoken.why
        state, _ = apply(state, spoken.action)


def test_with_one_thing_to_do_there_is_nothing_to_think_over() -> None:
    state = position("sunlight", "oxygen", tokens=["", ""], producers="", acquired=True)
    assert legal(state) == [act.END_TURN]
    intention = finish(explain_move(teammate("cautious", "1"), state))
    assert isinstance(intention, Intention)
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
