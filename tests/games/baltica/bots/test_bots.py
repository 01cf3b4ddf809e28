"""The bots play legally and reproducibly, and use no hidden information."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from ecosfera.core.bot import Bot
from ecosfera.core.rng import Rng
from ecosfera.games.baltica.bots.characters import CHARACTERS, teammate
from ecosfera.games.baltica.bots.evaluation import evaluate, terms
from ecosfera.games.baltica.bots.greedy import GreedyBot
from ecosfera.games.baltica.bots.roster import BOTS
from ecosfera.games.baltica.bots.searcher import Searcher
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.deal import new_game
from ecosfera.games.baltica.rules.engine import apply, legal
from ecosfera.games.baltica.rules.state import State
from ecosfera.games.baltica.rules.view import with_hidden_shuffled
from ecosfera.tools.simulate.run import Task, play
from tests.games.baltica.codec.games import SIMULATED
from tests.games.baltica.rules.positions import END, acquire, bring_in, catalogue, position, restore

LEVEL_2 = Config(players=3, policies=True, seed="bots")


def quick(seed: str) -> Searcher:
    return Searcher(seed, nodes=60)


MAKERS: dict[str, Callable[[str], Bot[State, act.Action]]] = {
    "random": BOTS["random"],
    "greedy": BOTS["greedy"],
    "searcher": quick,
    **{name: partial(teammate, name, nodes=60) for name in CHARACTERS},
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


@pytest.mark.parametrize("bot", MAKERS)
@pytest.mark.parametrize("config", [Config(players=1, seed="b"), LEVEL_2], ids=["one", "three"])
def test_a_bot_plays_a_whole_game_legally(bot: str, config: Config) -> None:
    assert played(MAKERS[bot], config)


@pytest.mark.parametrize("bot", ["random", "greedy", "searcher"])
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


@pytest.mark.parametrize("bot", ["greedy", "searcher", "bold"])
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
    thinking = Searcher("steps", nodes=150).think(state)
    steps = 0
    found = None
    while found is None:
        try:
            next(thinking)
            steps += 1
        except StopIteration as end:
            found = end.value
    assert found == Searcher("steps", nodes=150).choose(before)
    assert steps > 50
    assert state == before


def test_the_budget_bounds_how_long_a_searcher_thinks() -> None:
    state = new_game(catalogue(), Config(players=4, seed="long"))
    few = sum(1 for _ in Searcher("x", nodes=90).think(state))
    many = sum(1 for _ in Searcher("x", nodes=900).think(state))
    # In each of three worlds the last expanded position is completed.
    slack = 3 * 2 * len(legal(state))
    assert few <= 90 + slack
    assert 2 * few < many <= 900 + slack


def test_greedy_beats_random_and_the_searcher_beats_greedy() -> None:
    config = Config(players=2, element_stack=8)
    wins = {
        bot: sum(play(SIMULATED, Task(config, bot, "quick", 8), i).won for i in range(8))
        for bot in ("random", "greedy", "searcher")
    }
    assert wins["random"] == 0
    assert wins["random"] < wins["greedy"] < wins["searcher"] - 1


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
