"""What computer players leave to people, and spare them."""

from __future__ import annotations

from ecosfera.core.bot import finish
from ecosfera.core.players import PERSON
from ecosfera.games.baltica.bots.courtesy import Company
from ecosfera.games.baltica.bots.hint_reasons import has_use
from ecosfera.games.baltica.bots.reasons import HintReason
from ecosfera.games.baltica.codec.challenge import decode
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.deal import new_game
from ecosfera.games.baltica.rules.engine import apply, legal
from ecosfera.games.baltica.rules.state import State
from ecosfera.games.baltica.table.teammates import Teammates
from tests.games.baltica.rules.positions import P0, P1, card, catalogue, position

WITH_A_PERSON = Company(frozenset({P1}), frozenset())


def passing(name: str) -> act.Pass:
    return act.Pass(act.TOKEN, card(name), P1)


def with_saduria(row: str, *, impacts: int = 0) -> State:
    return position(
        "pusa_hispida oxygen salinity", f"saduria_entomon {row}", impacts=impacts, player=0
    )


def test_a_pair_is_left_to_a_person_who_has_something_to_do() -> None:
    state = with_saduria("sunlight salinity temperature nutrients")
    assert WITH_A_PERSON.declines(state, passing("pusa_hispida"))


def test_a_pair_is_laid_for_a_person_who_is_stuck() -> None:
    assert not WITH_A_PERSON.declines(with_saduria("pressure"), passing("pusa_hispida"))


def test_a_pair_is_laid_when_the_sea_is_in_danger() -> None:
    state = with_saduria("sunlight salinity temperature nutrients", impacts=4)
    assert not WITH_A_PERSON.declines(state, passing("pusa_hispida"))


def test_computer_players_lay_pairs_for_each_other() -> None:
    state = with_saduria("sunlight salinity temperature nutrients")
    alone = Company(frozenset({P0}), frozenset())
    assert not alone.declines(state, passing("pusa_hispida"))


def test_a_pair_of_producers_is_left_to_a_person_who_has_something_to_do() -> None:
    def offered(row: str) -> State:
        own = "potamogeton_perfoliatus oxygen salinity"
        return position(own, row, consumers="saduria_entomon", producers="zostera_marina")

    busy = offered("myriophyllum_spicatum sunlight salinity")
    assert WITH_A_PERSON.declines(busy, passing("potamogeton_perfoliatus"))
    stuck = offered("myriophyllum_spicatum pressure")
    assert not WITH_A_PERSON.declines(stuck, passing("potamogeton_perfoliatus"))


OWN_PAIR = "pusa_hispida saduria_entomon oxygen"


def restoring(state: State) -> act.RestoreHabitats:
    return next(a for a in legal(state) if isinstance(a, act.RestoreHabitats))


def test_the_last_step_to_a_habitat_is_handed_over_to_a_person_who_can_do_it() -> None:
    state = position(OWN_PAIR, "somateria_mollissima sunlight")
    assert WITH_A_PERSON.declines(state, restoring(state))
    assert WITH_A_PERSON.declines(state, act.END_TURN)
    assert not WITH_A_PERSON.declines(state, passing("pusa_hispida"))


def test_a_habitat_that_a_person_can_restore_alone_is_left_to_them() -> None:
    state = position(OWN_PAIR, "somateria_mollissima idotea_balthica sunlight")
    assert WITH_A_PERSON.declines(state, restoring(state))


def test_a_habitat_is_restored_that_nobody_else_can_or_in_danger() -> None:
    state = position(OWN_PAIR, "sunlight")
    assert not WITH_A_PERSON.declines(state, restoring(state))
    assert not WITH_A_PERSON.declines(state, act.END_TURN)
    danger = position(OWN_PAIR, "somateria_mollissima sunlight", impacts=4)
    assert not WITH_A_PERSON.declines(danger, restoring(danger))


def test_a_person_is_not_brought_one_card_away_from_an_impact() -> None:
    state = position("pressure#1 pressure#3 oxygen", "pressure#2 oxygen")
    assert WITH_A_PERSON.declines(state, act.Pass(act.TOKEN, card("pressure#1"), P1))
    free = position("pressure#1 pressure#3 oxygen", "sunlight oxygen")
    assert not WITH_A_PERSON.declines(free, act.Pass(act.TOKEN, card("pressure#1"), P1))


def test_a_person_gets_a_pressure_card_only_to_avert_an_impact() -> None:
    state = position("pressure#1 oxygen", "sunlight oxygen")
    assert WITH_A_PERSON.declines(state, act.Pass(act.TOKEN, card("pressure#1"), P1))


def test_a_pressure_card_is_not_passed_back_to_whoever_gave_it() -> None:
    before = position("pressure#1 pressure#2 oxygen", "sunlight oxygen salinity")
    mates = Teammates([PERSON, "helpful"], "courtesy")
    mates.gifts.note(before, act.Pass(act.TOKEN, card("pressure#1"), P1))
    state = position("pressure#2 oxygen", "pressure#1 sunlight oxygen", player=1)
    assert mates.gifts.pressure_givers(P1) == {P0}
    back = Company(frozenset(), mates.gifts.pressure_givers(P1))
    assert back.declines(state, act.Pass(act.TOKEN, card("pressure#1"), P0))
    decision = finish(mates.thoughts(state, None))
    assert not (
        isinstance(decision.action, act.Pass) and decision.action.card == card("pressure#1")
    )


def test_no_consumer_is_refreshed_away_that_the_next_person_can_acquire() -> None:
    refresh = act.Refresh(act.TOKEN, consumers=True)
    row = "potamogeton_perfoliatus myriophyllum_spicatum oxygen"
    offered = "saduria_entomon"
    state = position("oxygen salinity", row, consumers=offered)
    assert WITH_A_PERSON.declines(state, refresh)
    assert not WITH_A_PERSON.declines(state, act.Refresh(act.TOKEN, consumers=False))
    assert not Company(frozenset({P0}), frozenset()).declines(state, refresh)
    without = position(
        "oxygen salinity", "myriophyllum_spicatum oxygen", consumers="saduria_entomon"
    )
    assert not WITH_A_PERSON.declines(without, refresh)


def test_a_card_is_passed_only_for_a_use_that_can_be_named() -> None:
    """This deal was told of: a plant that nobody needed was passed in the first round."""
    state = new_game(catalogue(), decode("33DD3-YWCNW"))
    mates = Teammates([PERSON, "helpful"], state.config.seed)
    state, _ = apply(state, act.END_TURN)
    passed = 0
    while state.player == P1:
        plan = finish(mates.thoughts(state, None))
        assert has_use(plan.action, plan.why)
        passed += isinstance(plan.action, act.Pass)
        if isinstance(plan.action, act.Pass):
            assert plan.why[0].code in {"next-takes", "parts-equals"}
        state, _ = apply(state, plan.action)
    assert passed


def test_a_pass_without_use_and_a_refresh_for_its_own_sake_have_none() -> None:
    only = [HintReason("gathers"), HintReason("spends-token")]
    assert not has_use(passing("zostera_marina"), only)
    assert has_use(passing("zostera_marina"), [*only, HintReason("gathers-with")])
    assert not has_use(act.Refresh(act.TOKEN, consumers=True), [HintReason("fresh-consumers")])
    assert has_use(act.Pass(act.TOKEN, card("oxygen#1"), act.MARKET), [HintReason("thins-deck")])
    assert has_use(act.END_TURN, [HintReason("best-found")])
