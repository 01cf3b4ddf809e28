"""What computer players leave to people, and spare them."""

from __future__ import annotations

from collections.abc import Generator

from ecosfera.core.bot import finish
from ecosfera.core.players import PERSON
from ecosfera.games.baltica.bots.courtesy import Company
from ecosfera.games.baltica.bots.hint import explain_move
from ecosfera.games.baltica.bots.hint_reasons import has_use, help_for
from ecosfera.games.baltica.bots.reasons import HintReason
from ecosfera.games.baltica.bots.searcher import Candidate, Searcher
from ecosfera.games.baltica.codec.challenge import decode
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.deal import new_game
from ecosfera.games.baltica.rules.engine import apply, legal
from ecosfera.games.baltica.rules.state import EMPTY, State
from ecosfera.games.baltica.table.teammates import Teammates
from tests.games.baltica.rules.positions import P0, P1, card, catalogue, position

GULLS = "larus_fuscus mergus_merganser alca_torda clangula_hyemalis"
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


def after_gift(before: State, gift: str) -> tuple[Teammates, State]:
    """Let the person in front pass a card and end the turn; return whose turn it is then."""
    mates = Teammates([PERSON, "helpful"], "gift")
    state = before
    for action in (passing(gift), act.END_TURN):
        mates.gifts.note(state, action)
        state, _ = apply(state, action)
    return mates, state


def turn_of(mates: Teammates, state: State) -> list[act.Action]:
    """Return what the computer player does in its turn."""
    player, found = state.player, []
    while state.player == player and state.outcome is None:
        found.append(finish(mates.thoughts(state, None)).action)
        state, _ = apply(state, found[-1])
    return found


def test_a_card_that_was_given_is_used_and_not_passed_back() -> None:
    """A computer player passed the animal back, as the person could restore the rock with it."""
    before = position(
        "saduria_entomon oxygen",
        "pusa_hispida oxygen salinity",
        decks=["nutrients oxygen sunlight idotea_balthica", "salinity oxygen sunlight temperature"],
    )
    mates, state = after_gift(before, "saduria_entomon")
    given = card("saduria_entomon")
    assert mates.gifts.given(P1) == {given}
    taken = turn_of(mates, state)
    assert any(isinstance(done, act.RestoreHabitats) and given in done.consumers for done in taken)


class Unwilling(Searcher):
    """Prefers actions by their kind, in this order."""

    order: tuple[type[act.Action], ...] = (act.EndTurn, act.AcquireConsumer)

    def consider(self, state: State) -> Generator[None, None, list[Candidate]]:
        yield
        kinds = {kind: 0.9 - 0.1 * place for place, kind in enumerate(self.order)}
        ideas = [Candidate(a, kinds.get(type(a), 0.1), (a,)) for a in legal(state)]
        return sorted(ideas, key=lambda idea: -idea.chance)


class Restoring(Unwilling):
    """Restores first."""

    order = (act.RestoreHabitats, act.EndTurn)


def offered(consumers: str, habitats: str, row: str = "") -> State:
    """Return a position with a pair of producers of rock and open water, and these consumers."""
    pair = "skeletonema_marinoi vertebrata_lanosa oxygen"
    state = position("oxygen", f"{pair} {row}", consumers=consumers, habitats=habitats, player=1)
    state.consumer_deck.extend(state.consumers[1:])
    state.consumers[1:] = [EMPTY] * 3
    return state


def chosen(state: State, *given: str) -> act.Action:
    names = [card(name) for name in given]
    return finish(explain_move(Unwilling("gift"), state, given=names)).action


def test_a_consumer_is_acquired_with_what_was_given_for_it() -> None:
    state = offered("saduria_entomon", "ice")
    assert chosen(state) == act.END_TURN
    taken = chosen(state, "vertebrata_lanosa")
    assert isinstance(taken, act.AcquireConsumer)
    assert taken.card == card("saduria_entomon")


def test_what_was_given_buys_no_consumer_of_restored_habitats() -> None:
    assert chosen(offered("saduria_entomon", "rock mud"), "vertebrata_lanosa") == act.END_TURN


def test_restoring_comes_before_what_was_given() -> None:
    state = offered("saduria_entomon", "ice", "somateria_mollissima mytilus_edulis")
    given = [card("vertebrata_lanosa")]
    decision = finish(explain_move(Restoring("gift"), state, given=given))
    assert decision.action == restoring(state)


def test_no_pair_of_producers_is_broken_that_brings_a_consumer() -> None:
    def passes(state: State) -> bool:
        to_person = act.Pass(act.TOKEN, card("skeletonema_marinoi"), P0)
        return Company(frozenset({P0}), frozenset()).declines(state, to_person)

    assert passes(offered("saduria_entomon", "ice"))
    assert not passes(offered("saduria_entomon", "rock mud"))


def test_a_consumer_of_restored_habitats_is_no_help() -> None:
    """A producer was passed for a goosander, whose habitat was restored already."""

    def helps(habitats: str) -> list[str]:
        state = position(
            "skeletonema_marinoi", "mesodinium_rubrum", consumers=GULLS, habitats=habitats
        )
        return [why.code for why in help_for(state, card("skeletonema_marinoi"), P1)]

    assert helps("ice")[:1] == ["lets-open"]
    assert "lets-open" not in helps("ice open_water coast")


def test_what_was_given_is_kept_even_if_somebody_else_could_use_it() -> None:
    given = frozenset({card("pusa_hispida"), card("saduria_entomon")})
    state = position(OWN_PAIR, "somateria_mollissima sunlight")
    company = WITH_A_PERSON._replace(given=given)
    assert company.declines(state, passing("pusa_hispida"))
    assert not company.declines(state, restoring(state))
    assert not company.declines(state, act.END_TURN)
    element = position("oxygen salinity", "sunlight")
    back = act.Pass(act.TOKEN, card("oxygen#1"), act.MARKET)
    assert not WITH_A_PERSON.declines(element, back)
    assert WITH_A_PERSON._replace(given=frozenset({card("oxygen#1")})).declines(element, back)


LAST_IS_ROCK = "coast mud open_water river ice"


def test_the_last_habitat_is_left_to_a_person_who_can_surely_restore_it() -> None:
    person = "somateria_mollissima idotea_balthica"
    state = position(OWN_PAIR, f"{person} oxygen", habitats=LAST_IS_ROCK)
    assert WITH_A_PERSON.declines(state, restoring(state))
    danger = position(OWN_PAIR, f"{person} oxygen", habitats=LAST_IS_ROCK, impacts=4)
    assert not WITH_A_PERSON.declines(danger, restoring(danger))
    lost = position(OWN_PAIR, f"{person} pressure pressure pressure", habitats=LAST_IS_ROCK)
    assert not WITH_A_PERSON.declines(lost, restoring(lost))
    plan = finish(Teammates(["helpful", PERSON], "win").thoughts(state, None))
    assert plan.action == act.END_TURN
    assert plan.why[0].code == "next-restores"
    harm = position(f"{OWN_PAIR} pressure#1 pressure#2", f"{person}", habitats=LAST_IS_ROCK)
    assert not WITH_A_PERSON.declines(harm, restoring(harm))


def test_the_last_animal_is_passed_to_a_person_who_then_saves_the_sea() -> None:
    state = position(OWN_PAIR, "somateria_mollissima oxygen", habitats=LAST_IS_ROCK)
    mates = Teammates(["helpful", PERSON], "win")
    while state.player == P0 and state.outcome is None:
        state, _ = apply(state, finish(mates.thoughts(state, None)).action)
    assert state.outcome is None
    assert any(isinstance(action, act.RestoreHabitats) for action in legal(state))
