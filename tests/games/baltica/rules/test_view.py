"""The view of a position, and how events change it."""

from __future__ import annotations

import pytest

from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.cards import MUD, OXYGEN, PLUS, element_of, habitats_in
from ecosfera.games.baltica.rules.engine import apply
from ecosfera.games.baltica.rules.legality import unrestored_habitats
from ecosfera.games.baltica.rules.state import State
from ecosfera.games.baltica.rules.view import apply_event, copy_view, pool_cards, view
from tests.games.baltica.rules.positions import END, acquire, card, implement, in_row, position

STAR = "clangula_hyemalis"
DRAW = act.DrawPolicy(card("clangula_hyemalis"))
YES = act.ChooseReaction(implement=True)

CASES: dict[str, tuple[State, list[act.Action]]] = {
    "borrowing": (
        position("sunlight salinity", "", producers="zostera_marina"),
        [acquire("zostera_marina"), END],
    ),
    "tokens": (
        position("sunlight", "gadus_morhua alca_torda", tokens=("plus", ""), acquired=True),
        [act.Plus(act.TOKEN), END, act.Reactivate(PLUS), END],
    ),
    "measures": (
        position(
            "sunlight",
            "",
            pool="habitat_restoration bubble_curtains funding funding",
            impacts=3,
            tokens=("", ""),
        ),
        [implement("bubble_curtains"), implement("habitat_restoration")],
    ),
    "recycling": (
        position("pressure", "", pool="recycling_and_waste_disposal funding"),
        [implement("recycling_and_waste_disposal", players=(0,))],
    ),
    "noise and litter": (
        position(f"{STAR} synechococcus_spp", "", "", policy_deck="beach_litter underwater_noise"),
        [DRAW, act.DrawPolicy(card("synechococcus_spp")), END],
    ),
    "reaction": (
        position(f"{STAR} calanoida", "", policy_deck="hunting", pool="strict_protection funding"),
        [DRAW, YES],
    ),
    "green energy": (
        position(f"{STAR} calanoida", "", policy_deck="green_energy atmospheric_deposition"),
        [DRAW, act.ChooseHabitat(MUD)],
    ),
    "shuffle": (
        position("sunlight", "", decks=["", ""], discards=["oxygen salinity", ""]),
        [act.Plus(act.TOKEN), act.Refresh(act.TOKEN, consumers=True), END],
    ),
    "loss": (position("pressure pressure", "", impacts=5), [END]),
}


@pytest.mark.parametrize("case", CASES)
def test_folding_the_events_gives_the_new_view(case: str) -> None:
    state, actions = CASES[case]
    for action in actions:
        seen = view(state)
        state, events = apply(state, action)
        for event in events:
            apply_event(seen, event)
        assert seen == view(state)


def test_a_view_is_independent_of_its_position() -> None:
    state = position("oxygen", "")
    seen = view(state)
    seen.rows[0].clear()
    seen.elements[OXYGEN].clear()
    assert len(state.row) == 1
    assert state.elements[OXYGEN]


def test_decks_are_seen_as_numbers() -> None:
    seen = view(position("oxygen", "", decks=["salinity oxygen", "sunlight"]))
    assert seen.decks == [2, 1]
    assert seen.policy_deck == 0


def test_an_element_card_tells_its_element() -> None:
    assert element_of(in_row(position("oxygen", ""), "oxygen")) == OXYGEN


def test_events_do_not_change_a_copy_of_a_view() -> None:
    state, actions = CASES["borrowing"]
    before = view(state)
    kept = copy_view(before)
    for event in apply(state, actions[0])[1]:
        apply_event(before, event)
    assert kept == view(state) != before


def test_the_pool_lists_face_up_policies_and_measures_but_no_funding() -> None:
    state = position(
        "sunlight", "", pool="habitat_restoration funding funding", active="beach_litter"
    )
    names = [state.catalogue.names[card] for card in pool_cards(view(state))]
    assert names == ["beach_litter", "habitat_restoration"]


def test_a_habitat_is_unrestored_until_its_tile_is_turned() -> None:
    state = position("sunlight", "", habitats="mud")
    for species in (card("macoma_balthica"), card("gadus_morhua")):
        lives_in = habitats_in(state.catalogue.habitats[species])
        assert unrestored_habitats(state, species) == tuple(h for h in lives_in if h != MUD)
