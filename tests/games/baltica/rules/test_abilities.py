"""RULES 3.3: pass, plus and refresh, from tokens and from symbols."""

from __future__ import annotations

import pytest

from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.cards import OXYGEN, PASS, PLUS, REFRESH
from ecosfera.games.baltica.rules.ids import AbilityId
from ecosfera.games.baltica.rules.refusal_reasons import RefusalCode, RefusalReason
from ecosfera.games.baltica.rules.state import EMPTY
from ecosfera.games.baltica.rules.turn import pressures_in
from tests.games.baltica.rules.positions import (
    P0,
    P1,
    P2,
    can,
    card,
    do,
    in_row,
    position,
    why,
    words,
)

TOKEN = act.TOKEN
COD = "gadus_morhua"  # pass plus refresh


def test_a_token_turns_face_down_when_used() -> None:
    state = do(position("sunlight", ""), act.Plus(TOKEN))
    assert state.tokens[0] == 1 << PASS | 1 << REFRESH
    assert why(state, act.Plus(TOKEN)) == RefusalReason(RefusalCode.TOKEN_SPENT, ability=PLUS)


def test_a_symbol_works_whether_its_card_was_used_for_an_action_or_not() -> None:
    for used in ("", COD):
        state = position(f"sunlight {COD}", "", used=used)
        assert do(state, act.Plus(card(COD))).ability_used == 1 << card(COD)


def test_a_card_gives_one_of_its_abilities_a_turn() -> None:
    state = do(position(f"sunlight {COD}", ""), act.Plus(card(COD)))
    assert why(state, act.Refresh(card(COD), consumers=True)) == RefusalReason(
        RefusalCode.ABILITY_USED, cards=(card(COD),)
    )


def test_a_card_without_the_symbol_does_not_give_the_ability() -> None:
    state = position("sunlight haliaeetus_albicilla", "")  # refresh only
    eagle = card("haliaeetus_albicilla")
    assert why(state, act.Plus(eagle)) == RefusalReason(
        RefusalCode.NO_SUCH_ABILITY, cards=(eagle,), ability=PLUS
    )


def test_the_symbol_must_lie_in_the_own_row() -> None:
    state = position("sunlight", COD)
    assert why(state, act.Plus(card(COD))) == RefusalReason(
        RefusalCode.NOT_IN_ROW, cards=(card(COD),)
    )


def test_there_is_no_limit_to_the_number_of_abilities() -> None:
    state = position("salinity idotea_balthica perca_fluviatilis", "")
    for source in (TOKEN, card("idotea_balthica"), card("perca_fluviatilis")):
        state = do(state, act.Plus(source))
    assert len(state.row) == 6
    assert not state.acquired


def test_a_card_that_enters_the_row_again_is_fresh() -> None:
    state = position(f"{COD} oxygen", "alca_torda")
    state = do(state, act.Plus(card(COD)))
    state = do(state, act.Pass(TOKEN, card(COD), P1))
    assert state.ability_used == 0
    assert card(COD) in state.rows[1]


# -- pass ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["sunlight", "zostera_marina", COD, "pressure", "beach_litter"])
def test_any_kind_of_card_can_be_passed_to_another_row(word: str) -> None:
    before = position(f"oxygen {word}", "salinity")
    passed = in_row(before, word)
    state = do(before, act.Pass(TOKEN, passed, P1))
    assert state.rows[1][-1] == passed
    assert words(state.row) == "oxygen"


def test_an_element_can_return_to_its_stack() -> None:
    before = position("sunlight oxygen", "")
    oxygen = in_row(before, "oxygen")
    state = do(before, act.Pass(TOKEN, oxygen, act.MARKET))
    assert state.elements[OXYGEN][-1] == oxygen
    assert words(state.row) == "sunlight"


def test_only_elements_return_to_the_market() -> None:
    before = position("pressure zostera_marina", "")
    for word in ("pressure", "zostera_marina"):
        passed = in_row(before, word)
        assert why(before, act.Pass(TOKEN, passed, act.MARKET)) == RefusalReason(
            RefusalCode.ONLY_ELEMENTS_TO_MARKET, cards=(passed,)
        )


def test_a_used_card_cannot_be_passed() -> None:
    before = position("sunlight", "", used="sunlight")
    sunlight = in_row(before, "sunlight")
    assert why(before, act.Pass(TOKEN, sunlight, P1)) == RefusalReason(
        RefusalCode.CARD_USED, cards=(sunlight,)
    )


def test_a_card_whose_ability_or_star_was_used_can_be_passed() -> None:
    before = position(
        f"{COD} clangula_hyemalis", "", ability_used=COD, star_used="clangula_hyemalis"
    )
    assert why(before, act.Pass(TOKEN, card(COD), P1)) is None
    assert why(before, act.Pass(TOKEN, card("clangula_hyemalis"), P1)) is None


def test_a_card_cannot_pass_itself_by_its_own_symbol() -> None:
    before = position(f"{COD} alca_torda", "")
    assert why(before, act.Pass(card(COD), card(COD), P1)) == RefusalReason(
        RefusalCode.PASSES_ITSELF, cards=(card(COD),)
    )
    assert why(before, act.Pass(card("alca_torda"), card(COD), P1)) is None


def test_a_card_is_not_passed_to_oneself_nor_to_nobody() -> None:
    before = position("sunlight", "")
    sunlight = in_row(before, "sunlight")
    assert why(before, act.Pass(TOKEN, sunlight, P0)) == RefusalReason(
        RefusalCode.PASS_TO_SELF, player=P0
    )
    assert why(before, act.Pass(TOKEN, sunlight, P2)) == RefusalReason(
        RefusalCode.NO_SUCH_PLAYER, player=P2
    )


def test_only_cards_of_the_own_row_are_passed() -> None:
    before = position("sunlight", "oxygen")
    oxygen = in_row(before, "oxygen", 1)
    assert why(before, act.Pass(TOKEN, oxygen, P0)) == RefusalReason(
        RefusalCode.NOT_IN_ROW, cards=(oxygen,)
    )


def test_another_row_is_not_looked_at_until_its_own_turn() -> None:
    before = position("oxygen", "oxygen oxygen")
    state = do(before, act.Pass(TOKEN, in_row(before, "oxygen"), P1))
    assert (state.player, words(state.rows[1])) == (0, "oxygen oxygen oxygen")


def test_equal_cards_are_listed_once_but_any_unused_one_may_be_passed() -> None:
    before = position("oxygen oxygen pressure pressure", "", used="oxygen")
    listed = {a.card for a in can(before, act.Pass) if isinstance(a, act.Pass)}
    assert listed == {before.row[1], before.row[2]}
    state = do(before, act.Pass(TOKEN, before.row[3], P1))
    assert state.rows[1][-1] == before.row[3]


# -- plus ----------------------------------------------------------------------------------------


def test_plus_draws_the_top_card_of_the_own_deck() -> None:
    state = do(position("sunlight", "", decks=["salinity oxygen", ""]), act.Plus(TOKEN))
    assert words(state.row) == "sunlight salinity"


def test_plus_shuffles_the_discard_pile_only_when_a_card_is_wanted() -> None:
    state = position("sunlight", "", decks=["salinity", ""], discards=["oxygen temperature", ""])
    state = do(state, act.Plus(TOKEN))
    assert (state.decks[0], len(state.discards[0])) == ([], 2)
    state.tokens[0] |= 1 << PLUS
    state = do(state, act.Plus(TOKEN))
    assert (len(state.decks[0]), state.discards[0]) == (1, [])
    assert len(state.row) == 3


def test_plus_is_not_possible_without_any_card() -> None:
    state = position("sunlight", "", decks=["", "oxygen"])
    assert why(state, act.Plus(TOKEN)) == RefusalReason(RefusalCode.NO_CARDS_TO_DRAW)
    assert can(state, act.Plus) == []


def test_a_third_pressure_by_plus_strikes_at_once() -> None:
    before = position("pressure pressure", "", decks=["pressure", "oxygen"])
    state = do(before, act.Plus(TOKEN))
    assert (state.impacts, state.player) == (1, 1)
    assert pressures_in(state.row) == 0


# -- refresh -------------------------------------------------------------------------------------


def test_refresh_puts_the_row_under_its_deck_and_fills_it_from_the_top() -> None:
    before = position("sunlight", "")
    state = do(before, act.Refresh(TOKEN, consumers=False))
    assert state.producers == before.producer_deck[:-5:-1]
    assert state.producer_deck[:4] == before.producers[::-1]
    assert state.consumers == before.consumers


def test_refresh_works_for_consumers_too() -> None:
    before = position("sunlight", "")
    state = do(before, act.Refresh(TOKEN, consumers=True))
    assert state.consumers == before.consumer_deck[:-5:-1]
    assert state.producers == before.producers


def test_the_old_cards_return_only_where_the_deck_is_too_small() -> None:
    before = position("sunlight", "", producers="ulva_lactuca chara_spp", producer_deck="bacteria")
    state = do(before, act.Refresh(TOKEN, consumers=False))
    assert words(state.producers) == "bacteria ulva_lactuca chara_spp -"


def test_a_market_row_without_any_card_cannot_be_refreshed() -> None:
    before = position("sunlight", "", producer_deck="")
    assert before.producers == [EMPTY] * 4
    assert why(before, act.Refresh(TOKEN, consumers=False)) == RefusalReason(
        RefusalCode.MARKET_ROW_EMPTY
    )
    assert why(before, act.Refresh(TOKEN, consumers=True)) is None


# -- noise and offers ----------------------------------------------------------------------------


def test_underwater_noise_blocks_every_ability() -> None:
    state = position(f"{COD} sunlight", "", noise=True)
    sunlight = in_row(state, "sunlight")
    for action in (
        act.Plus(TOKEN),
        act.Plus(card(COD)),
        act.Refresh(TOKEN, consumers=True),
        act.Pass(TOKEN, sunlight, P1),
    ):
        assert why(state, action) == RefusalReason(RefusalCode.ABILITIES_BLOCKED)
    assert can(state, act.Pass) + can(state, act.Plus) + can(state, act.Refresh) == []


def test_a_token_is_turned_up_only_while_the_offer_stands() -> None:
    state = position("sunlight", "", tokens=("pass", "pass"))
    assert why(state, act.Reactivate(PLUS)) == RefusalReason(
        RefusalCode.NO_REACTIVATION, ability=PLUS
    )


def test_a_token_that_lies_face_up_is_not_turned_up() -> None:
    state = position("gadus_morhua alca_torda", "", tokens=("pass", ""), offer=True)
    assert why(state, act.Reactivate(PASS)) == RefusalReason(RefusalCode.TOKEN_READY, ability=PASS)
    seven = AbilityId(7)
    assert why(state, act.Reactivate(seven)) == RefusalReason(
        RefusalCode.NO_SUCH_ABILITY, ability=seven
    )


def test_in_a_one_row_game_elements_can_be_passed_to_the_market_only() -> None:
    state = position("sunlight pressure")
    sunlight = in_row(state, "sunlight")
    assert can(state, act.Pass) == [act.Pass(TOKEN, sunlight, act.MARKET)]


def test_an_empty_market_row_is_not_offered_for_refreshing() -> None:
    state = position("sunlight", "", producer_deck="")
    assert can(state, act.Refresh) == [act.Refresh(TOKEN, consumers=True)]
    state = position("sunlight", "", consumer_deck="")
    assert can(state, act.Refresh) == [act.Refresh(TOKEN, consumers=False)]


def test_the_noise_card_stays_while_the_next_turn_has_noise_too() -> None:
    # Only possible in a position set up by hand: there is one such card.
    state = position("sunlight", "oxygen", noise=True, active="underwater_noise")
    state.noise_next = True
    state = do(state, act.END_TURN)
    assert (state.abilities_blocked, words(state.active)) == (True, "underwater_noise")
    state = do(state, act.END_TURN)
    assert (state.abilities_blocked, words(state.policy_discard)) == (False, "underwater_noise")


def test_noise_of_a_position_set_up_without_its_card_ends_with_the_turn() -> None:
    state = do(position("sunlight", "", noise=True), act.END_TURN)
    assert not state.abilities_blocked
