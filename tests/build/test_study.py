"""The study's rules and searcher in C++ agree with those of the program."""

from __future__ import annotations

import importlib
import shutil
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import ModuleType

import pytest

from ecosfera.core.bot import finish
from ecosfera.core.players import PERSON
from ecosfera.games.baltica.bots.beginner import BeginnerBot
from ecosfera.games.baltica.bots.caution import careful_actions
from ecosfera.games.baltica.bots.characters import CHARACTERS, teammate, weights_of
from ecosfera.games.baltica.bots.courtesy import Company
from ecosfera.games.baltica.bots.details import COUNT, START
from ecosfera.games.baltica.bots.features import NAMES
from ecosfera.games.baltica.bots.hint import explain_move
from ecosfera.games.baltica.bots.searcher import WORLDS, Searcher, most_worlds
from ecosfera.games.baltica.bots.weights import load_weights
from ecosfera.games.baltica.codec.challenge import decode
from ecosfera.games.baltica.content.presets import load_first_game
from ecosfera.games.baltica.rules.actions import Action
from ecosfera.games.baltica.rules.cards import FIRST_PRESSURE, FIRST_PRODUCER
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.deal import new_game
from ecosfera.games.baltica.rules.engine import legal, push
from ecosfera.games.baltica.rules.ids import PlayerId
from ecosfera.games.baltica.rules.state import EMPTY, Outcome, PendingKind, State
from ecosfera.games.baltica.table.teammates import Gifts
from tests.games.baltica.rules.positions import catalogue

BUILD = Path(__file__).resolve().parents[2] / "build"
MASK = (1 << 64) - 1
SPECIES = (1 << 60) - 1
OUTCOMES = {None: 0, Outcome.WON: 1, Outcome.LOST: 2}
CONFIGS = [
    Config(players=rows, element_stack=stack, pressures=pressures, eutrophication=pressures == 3)
    for rows, stack, pressures in [(1, 3, 3), (2, 8, 2), (3, 3, 3), (4, 5, 2)]
]
CONFIGS.append(Config(players=2, element_stack=8, pressures=0, living_habitats=2, row_cards=5))
CONFIGS.append(Config(players=2, element_stack=8, row_cards=5, homecoming=True))
CONFIGS += [replace(config, policies=True, biodiversity_loss=True) for config in CONFIGS]


@pytest.fixture(scope="module")
def study() -> ModuleType:
    if shutil.which("c++") is None:
        pytest.skip("no C++ compiler")
    sys.path.insert(0, str(BUILD))
    try:
        module = importlib.import_module("study")
    finally:
        sys.path.remove(str(BUILD))
    return module


@pytest.fixture(scope="module")
def program(study: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path: Path = study.compiled(tmp_path_factory.mktemp("study") / "study", "-O1")
    return path


def digest(state: State) -> int:
    """Return what `digest` of study.cpp gives for the same state."""
    numbers = [state.rng, state.number, state.player, state.acquired, state.offer, state.impacts]
    numbers += [state.restored, OUTCOMES[state.outcome], len(state.pressures)]
    numbers += [state.used & (1 << FIRST_PRESSURE) - 1]
    numbers += [state.used >> FIRST_PRODUCER & SPECIES, state.ability_used >> FIRST_PRODUCER]
    numbers += [state.star_used >> FIRST_PRODUCER, state.implemented]
    numbers += [state.abilities_blocked, state.skip_next, state.noise_next]
    pending = state.pending
    if pending is None:
        numbers.append(0)
    else:
        card = 255 if pending.card is None else pending.card
        numbers += [list(PendingKind).index(pending.kind) + 1, pending.player, pending.due]
        numbers += [pending.ending, card, pending.start]
    for pair in zip(state.producers, state.consumers, strict=True):
        numbers += [255 if card == EMPTY else card for card in pair]
    numbers += map(len, state.elements)
    decks = (state.producer_deck, state.consumer_deck, state.policy_deck)
    for deck in (*decks, state.pool, state.active):
        numbers += [len(deck), *deck]
    for player in state.players:
        numbers.append(state.tokens[player])
        for pile in (state.rows[player], state.decks[player], state.discards[player]):
            numbers += [len(pile), *pile]
    found = 1469598103934665603
    for number in numbers:
        found = (found ^ number) * 0x100000001B3 & MASK
    return found


@pytest.mark.parametrize("config", CONFIGS, ids=lambda c: f"{c.players}-level{1 + c.policies}")
def test_both_rules_give_the_same_games(study: ModuleType, program: Path, config: Config) -> None:
    weights = load_weights()[config.players]
    playing = study.Study(weights, program)
    seeds = [f"walk {number}" for number in range(4)]
    lines = playing.run("walk", config, seeds, study.Budget())
    games = 0
    state = new_game(catalogue(), config)
    for line in lines:
        count, chosen, expected = map(int, line.split())
        if not count:
            state = new_game(catalogue(), replace(config, seed=seeds[games]))
            games += 1
        else:
            actions = legal(state)
            assert len(actions) == count
            push(state, actions[chosen])
        assert digest(state) == expected
    assert games == len(seeds)


@pytest.mark.thorough
@pytest.mark.parametrize(("rows", "level"), [(1, 1), (1, 2), (2, 1), (2, 2)])
def test_both_searchers_play_the_same_game(
    study: ModuleType, program: Path, rows: int, level: int
) -> None:
    config = Config(players=rows, element_stack=3, policies=level == 2, seed="same")
    budget = study.Budget(nodes=10, worlds=2, ahead=2, most_worlds=most_worlds(config))
    playing = study.Study(load_weights()[rows], program)
    (game,) = playing.games("play", config, [config.seed], budget)
    state = new_game(catalogue(), config)
    bot = Searcher(f"bot {config.seed}", nodes=10, worlds=2, ahead=2)
    moves = 0
    while state.outcome is None:
        push(state, bot.choose(state))
        moves += 1
    assert game.won == (state.outcome is Outcome.WON)
    assert (game.turns, game.habitats, game.moves) == (
        state.number,
        len(state.habitats),
        moves,
    )


def test_who_knows_all_cards_needs_no_luck(study: ModuleType, program: Path) -> None:
    config = CONFIGS[0]
    playing = study.Study(load_weights()[1], program)

    def moves_of(foresight: int) -> set[tuple[int, int]]:
        budget = study.Budget(nodes=24, worlds=2, ahead=2, foresight=foresight)
        players = ["a", "b", "c", "d"]
        games = playing.games("play", config, ["known"] * 4, budget, players=players)
        return {(game.turns, game.moves) for game in games}

    assert len(moves_of(study.EVERYTHING)) == 1
    assert len(moves_of(4)) > 1


def test_what_is_learned_depends_on_the_games_alone(study: ModuleType, program: Path) -> None:
    config = Config(players=1, element_stack=3, pressures=3, eutrophication=True)
    weights = load_weights()[1]
    playing = study.Study(weights, program, [0.0] * COUNT)
    budget = study.Budget(nodes=12, worlds=1, ahead=1, folly=0.01)

    def learned(seed: str, games: int) -> list[float]:
        seeds = [f"{seed}/{number}" for number in range(games)]
        found: list[float] = playing.learn([config] * games, seeds, budget)
        return found

    few = learned("few", 50)
    assert few == pytest.approx([*weights, *[0.0] * COUNT])  # too few to learn from
    many = learned("many", 750)
    assert learned("many", 750) == many
    by_name = dict(zip(NAMES, zip(weights, many, strict=False), strict=True))
    changed = {name for name, (before, after) in by_name.items() if before != pytest.approx(after)}
    assert "pressures" in changed
    assert "litter" not in changed  # there is none at level 1
    details = many[len(weights) :]
    assert details[START["impacts"]]
    assert not details[START["cards"]]  # nobody has no cards


@pytest.mark.thorough
@pytest.mark.parametrize("character", CHARACTERS)
def test_beginners_and_computer_players_play_the_same_game(
    study: ModuleType, program: Path, character: str
) -> None:
    seed = "help"
    config = Config(players=2, element_stack=8, seed=seed)
    played = CHARACTERS[character]
    careful = int(played.options is careful_actions)
    budget = study.Budget(
        nodes=16, ahead=2, most_worlds=WORLDS, daring=played.daring, careful=careful
    )
    playing = study.Study(weights_of(character)[2], program)
    (game,) = playing.games("help", config, [seed], budget, "1")
    state = new_game(catalogue(), config)
    beginner = BeginnerBot(f"beginner {seed}")
    computer = teammate(character, f"bot {seed}", nodes=16, ahead=2)
    moves = 0
    while state.outcome is None:
        push(state, (computer if state.player == 1 else beginner).choose(state))
        moves += 1
    assert game.won == (state.outcome is Outcome.WON)
    assert (game.turns, game.habitats, game.moves) == (
        state.number,
        len(state.habitats),
        moves,
    )


@pytest.mark.thorough
def test_courteous_computer_players_play_the_same_game(study: ModuleType, program: Path) -> None:
    seed = "seas/5"
    config = Config(players=2, element_stack=3, pressures=3, eutrophication=True, row_cards=5)
    config = replace(config, homecoming=True, seed=seed)
    budget = study.Budget(nodes=48, ahead=2, most_worlds=WORLDS)
    (game,) = study.Study(weights_of("helpful")[2], program).games(
        "table", config, [seed], budget, "1"
    )
    state = new_game(catalogue(), config)
    beginner = BeginnerBot(f"beginner {seed}")
    computer = teammate("helpful", f"bot {seed}", nodes=48, ahead=2)
    gifts = Gifts(lambda row: row == 1)
    moves = 0
    while state.outcome is None:
        action = beginner.choose(state) if state.player == 0 else _courteous(computer, state, gifts)
        gifts.note(state, action)
        push(state, action)
        moves += 1
    assert (game.turns, game.habitats, game.moves, game.impacts) == (
        state.number,
        len(state.habitats),
        moves,
        state.impacts,
    )


def _courteous(computer: Searcher, state: State, gifts: Gifts) -> Action:
    """Return what a computer player does beside a person in the first row."""
    given = gifts.given(state.player)
    company = Company(frozenset({PlayerId(0)}), gifts.pressure_givers(state.player), given)
    return finish(
        explain_move(computer, state, partial(company.declines, state), None, given)
    ).action


def test_a_beginner_wins_the_first_game(study: ModuleType, program: Path) -> None:
    first = load_first_game()
    config = decode(first.code)
    playing = study.Study(weights_of("helpful")[config.players], program)
    teammates = sum(character != PERSON for character in first.characters)
    players = [str(number) for number in range(10)]
    deals = [config.seed] * len(players)
    budget = study.Budget(most_worlds=WORLDS)
    games = playing.games("table", config, deals, budget, str(teammates), players=players)
    assert sum(game.won for game in games) >= 8
