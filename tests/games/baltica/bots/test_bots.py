"""The bots play legally and reproducibly, and use no hidden information."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from ecosfera.core.bot import Bot
from ecosfera.core.rng import Rng
from ecosfera.games.baltica.bots.characters import BOTS, CHARACTERS, teammate
from ecosfera.games.baltica.bots.evaluation import evaluate, terms
from ecosfera.games.baltica.bots.greedy import GreedyBot
from ecosfera.games.baltica.bots.searcher import AHEAD_NODES, Searcher
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.deal import new_game
from ecosfera.games.baltica.rules.engine import apply, legal
from ecosfera.games.baltica.rules.ids import PlayerId
from ecosfera.games.baltica.rules.state import Outcome, State
from ecosfera.games.baltica.rules.view import with_hidden_shuffled
from ecosfera.tools.simulate.run import Task, play
from tests.games.baltica.codec.games import SIMULATED
from tests.games.baltica.rules.positions import END, acquire, bring_in, catalogue, position, restore

LEVEL_2 = Config(players=3, policies=True, seed="bots")


def quick(seed: str) -> Searcher:
    return Searcher(seed, nodes=60, worlds=3, ahead=0)


MAKERS: dict[str, Callable[[str], Bot[State, act.Action]]] = {
    "random": BOTS["random"],
    "beginner": BOTS["beginner"],
    "greedy": BOTS["greedy"],
    "searcher": quick,
    **{name: partial(teammate, name, nodes=60, ahead=0) for name in CHARACTERS},
}


def played(make: Callable[[str], Bot[State, act.Action]], config: Config) -> list[act.Action]:
    """Return the checked actions of a whole game."""
    state = new_game(catalogue(), config)
    player = make(config.seed)
    actions = []
    while state.outcome is None:
        action = player.choose(state)
        assert action in legal(state)
        actions.append(action)
        state, _ = apply(state, action)
    return actions


@pytest.mark.parametrize("number", range(len(MAKERS)), ids=list(MAKERS))
def test_a_bot_plays_a_whole_game_legally(number: int) -> None:
    config = (Config(players=1, seed="b"), LEVEL_2)[number % 2]
    assert played(list(MAKERS.values())[number], config)


@pytest.mark.parametrize("bot", ["random", "beginner", "greedy", "searcher"])
def test_a_bot_plays_the_same_every_time(bot: str) -> None:
    config = Config(players=2, policies=True, seed="again")
    assert played(MAKERS[bot], config) == played(MAKERS[bot], config)


def test_luck_is_fair_enough() -> None:
    luck = Rng("fair")
    counts = [0] * 5
    for _ in range(5000):
        counts[luck.pick(range(5))] += 1
    assert min(counts) > 850


def reshuffled(state: State) -> State:
    """Return a position that looks the same to players; only hidden order differs."""
    other = with_hidden_shuffled(state, 12345)
    assert other != state
    return other


@pytest.mark.parametrize("bot", ["beginner", "greedy", "searcher", "bold"])
def test_what_is_hidden_changes_nothing_a_bot_does(bot: str) -> None:
    make = MAKERS[bot]
    state = new_game(catalogue(), LEVEL_2)
    for _ in range(20):
        if state.outcome is not None:
            break
        action = make("same").choose(state)
        assert make("same").choose(reshuffled(state)) == action
        assert evaluate(reshuffled(state)) == evaluate(state)
        state, _ = apply(state, action)


def test_thinking_in_steps_finds_the_same_and_leaves_the_state_alone() -> None:
    state = new_game(catalogue(), LEVEL_2)
    before = state.copy()
    thinking = Searcher("steps", nodes=60, worlds=2, ahead=2).think(state)
    steps = 0
    found = None
    while found is None:
        try:
            next(thinking)
            steps += 1
        except StopIteration as end:
            found = end.value
    assert found == Searcher("steps", nodes=60, worlds=2, ahead=2).choose(before)
    assert steps > 50
    assert state == before


def test_the_budget_bounds_how_long_a_searcher_thinks() -> None:
    state = new_game(catalogue(), Config(players=4, seed="long"))
    few = sum(1 for _ in Searcher("x", nodes=90, worlds=3, ahead=0).think(state))
    many = sum(1 for _ in Searcher("x", nodes=900, worlds=3, ahead=0).think(state))
    # In each of three worlds the last expanded position is completed.
    slack = 3 * 2 * len(legal(state))
    assert few <= 90 + slack
    assert 2 * few < many <= 900 + slack


def test_planning_the_next_turn_costs_what_was_agreed() -> None:
    state = new_game(catalogue(), Config(players=4, seed="long"))
    alone = sum(1 for _ in Searcher("x", nodes=90, worlds=2, ahead=0).think(state))
    ahead = sum(1 for _ in Searcher("x", nodes=90, worlds=2, ahead=3).think(state))
    # Each of three actions is planned ahead in two worlds.
    assert alone < ahead <= alone + 3 * 2 * 2 * AHEAD_NODES


def test_a_searcher_gives_the_next_player_what_wins_in_their_turn() -> None:
    """The next player has the second animal for the last habitat."""
    state = position(
        "rotifera pressure sunlight",
        "clangula_hyemalis pressure sunlight",
        decks=["oxygen salinity pressure temperature", "oxygen salinity pressure temperature"],
        tokens=["pass", ""],
        habitats="mud river rock open_water coast",
        producers="",
        impacts=5,
        acquired=True,
    )
    bot = Searcher("gift", nodes=60, worlds=2)
    assert bot.choose(state) == act.Pass(act.TOKEN, catalogue().ids["rotifera"], PlayerId(1))


def test_greedy_beats_random_and_the_searcher_beats_greedy() -> None:
    config = Config(players=2, element_stack=8)
    wins = {
        bot: sum(play(SIMULATED, Task(config, bot, "quick", 8), i).won for i in range(5))
        for bot in ("random", "greedy")
    }
    wins["searcher"] = 0
    for number in range(5):
        state = new_game(catalogue(), replace(config, seed=f"quick {number}"))
        bot = quick(f"quick {number}")
        while state.outcome is None:
            state, _ = apply(state, bot.choose(state))
        wins["searcher"] += state.outcome is Outcome.WON
    assert wins["random"] == 0
    assert wins["random"] < wins["greedy"] < wins["searcher"] - 1


def beginner(state: State) -> act.Action:
    return BOTS["beginner"]("first game").choose(state)


def test_a_beginner_takes_the_animal_that_fits_its_own_rather_than_the_first() -> None:
    state = position(
        "vertebrata_lanosa ceramium_tenuicorne idotea_balthica",
        "oxygen",
        consumers="mytilus_edulis perca_fluviatilis macoma_balthica cygnus_olor",
        tokens=["", ""],
        habitats="open_water",
    )
    wanted = bring_in("mytilus_edulis", "vertebrata_lanosa", "ceramium_tenuicorne")
    assert beginner(state) == wanted


def test_a_beginner_saves_no_elements_for_a_better_producer() -> None:
    state = position(
        "sunlight sunlight salinity nutrients",
        "oxygen",
        producers="zostera_marina chara_spp ulva_lactuca bacteria",
        tokens=["", ""],
    )
    assert beginner(state) == acquire("zostera_marina")


def test_a_beginner_ends_the_turn_when_nothing_is_obvious() -> None:
    state = position("pressure oxygen", "oxygen", tokens=["pass", ""], acquired=True)
    assert beginner(state) == END


def greedy(state: State) -> act.Action:
    return GreedyBot("greedy").choose(state)


def test_greedy_restores_what_can_be_restored() -> None:
    state = position("rotifera clangula_hyemalis sunlight pressure", "oxygen")
    assert greedy(state) == restore("rotifera", "clangula_hyemalis")


def test_greedy_takes_a_consumer_that_producers_open() -> None:
    # All consumers on the market live in mud, so that nothing competes with the one on rock.
    state = position(
        "vertebrata_lanosa ceramium_tenuicorne",
        "oxygen",
        consumers="idotea_balthica macoma_balthica cygnus_olor platichthys_flesus",
        tokens=["", ""],
    )
    wanted = bring_in("idotea_balthica", "vertebrata_lanosa", "ceramium_tenuicorne")
    assert greedy(state) == wanted


def test_greedy_takes_a_producer_that_opens_an_animal() -> None:
    state = position(
        "vertebrata_lanosa nutrients nutrients temperature",
        "oxygen",
        producers="ceramium_tenuicorne zostera_marina najas_marina ruppia_spp",
        consumers="idotea_balthica macoma_balthica cygnus_olor platichthys_flesus",
        tokens=["", ""],
    )
    assert greedy(state) == acquire("ceramium_tenuicorne")


def test_greedy_ends_the_turn_when_nothing_helps() -> None:
    assert greedy(position("pressure oxygen", "oxygen", tokens=["", ""], acquired=True)) == END


def test_every_term_is_told_apart() -> None:
    plain = position("sunlight oxygen", "salinity", tokens=["", ""])
    for better, term in [
        (position("sunlight oxygen", "salinity", tokens=["plus", ""]), "tokens"),
        (position("sunlight oxygen", "salinity", tokens=["", ""], habitats="ice"), "habitats"),
        (position("sunlight rotifera", "salinity", tokens=["", ""]), "consumers"),
        (position("sunlight viruses", "salinity", tokens=["", ""]), "producers"),
        (position("rotifera calanoida", "salinity", tokens=["", ""]), "ready"),
        (position("oxygen", "salinity", tokens=["", ""], acquired=True), "spared"),
        (
            position("oxygen", "salinity", tokens=["", ""], pool="bubble_curtains funding"),
            "pool",
        ),
    ]:
        assert terms(better)[term] > terms(plain)[term]
    for worse, term in [
        (position("sunlight oxygen", "salinity", tokens=["", ""], impacts=1), "impacts"),
        (position("sunlight pressure", "salinity", tokens=["", ""]), "pressures"),
        (position("sunlight beach_litter", "salinity", tokens=["", ""]), "pressures"),
        (position("pressure pressure", "salinity", tokens=["", ""]), "threats"),
        (position("oxygen", "pressure pressure pressure", tokens=["", ""]), "threats"),
    ]:
        assert terms(worse)[term] < terms(plain)[term]
