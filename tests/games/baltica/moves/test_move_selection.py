"""Selecting moves by pointing: all legal actions can be selected, and no others."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from ecosfera.games.baltica.game import Match
from ecosfera.games.baltica.moves.move_list import UNNUMBERED, MoveKind, key_numbers, lines
from ecosfera.games.baltica.moves.move_selection import MoveSelection
from ecosfera.games.baltica.moves.targets import END, Target
from ecosfera.games.baltica.moves.targets import TargetKind as Thing
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.cards import PASS, CardKind, Catalogue
from ecosfera.games.baltica.rules.engine import apply, legal, push, refusal
from ecosfera.games.baltica.rules.ids import CardId
from ecosfera.games.baltica.rules.state import EMPTY, State
from tests.games.baltica.rules.positions import P1, position
from tests.games.baltica.rules.positions import card as card_named


def doing(state: State) -> MoveSelection:
    return MoveSelection(state, tuple(legal(state)))


def suggesting(state: State) -> MoveSelection:
    return MoveSelection(state, tuple(legal(state)), suggests=True)


def games(new_match: Callable[..., Match], count: int, moves: int = 120) -> list[State]:
    """Positions of random games of every kind."""
    found = []
    for game in range(count):
        chance = random.Random(game)
        state = new_match(game % 4 + 1, game % 2 + 1, str(game)).state.copy()
        for _ in range(moves):
            actions = legal(state)
            if not actions:
                break
            found.append(state.copy())
            push(state, chance.choice(actions))
    return found


def told(state: State, action: act.Action) -> act.Action | None:
    """Return the actions reached by following every path to its end."""
    for path in doing(state).paths[action]:
        made = doing(state)
        for target in path:
            result = made.touch(target)
            if result is not None:
                return result
    return None


def worth(state: State, action: act.Action) -> object:
    """Return the result of an action, independent of its source."""
    new, _ = apply(state, action)
    return new.rows, new.producers, new.consumers, new.habitats, new.pool, new.player, new.pending


def test_no_good_deed_passes_on_a_card_that_was_given() -> None:
    """The duck and the rotifer could restore the ice in the row of either player."""
    state = position("oxygen clangula_hyemalis", "rotifera", tokens=["pass", ""])
    duck = card_named("clangula_hyemalis")
    assert doing(state).good_deed is None, "nothing is suggested unasked"
    deed = suggesting(state).good_deed
    assert deed is not None
    assert isinstance(deed[0], act.Pass)
    assert (deed[0].card, deed[0].to) == (duck, P1)
    assert MoveSelection(state, tuple(legal(state)), {duck}, suggests=True).good_deed is None


@pytest.mark.parametrize(("mate", "lit"), [("rotifera", True), ("oxygen", False)])
def test_a_pass_that_lets_a_teammate_restore_is_lit_while_cards_can_be_taken(
    mate: str, lit: bool
) -> None:
    row = "sunlight#1 sunlight#2 salinity clangula_hyemalis"
    state = position(row, mate, producers="zostera_marina", tokens=["pass", ""])
    assert not any(line.lit or line.what is MoveKind.DEED for line in lines(doing(state)))
    found = lines(suggesting(state))
    assert any(line.what is MoveKind.TAKE for line in found)
    assert [line.what for line in found if line.lit] == [MoveKind.DEED] * lit


def test_every_legal_action_can_be_told_by_pointing(new_match: Callable[..., Match]) -> None:
    for state in games(new_match, 8)[::5]:
        for action in legal(state):
            result = told(state, action)
            assert result is not None, action
            assert type(result) is type(action)
            if not hasattr(action, "source"):
                assert worth(state, result) == worth(state, action)


def test_pointing_at_random_targets_always_ends_in_a_legal_action(
    new_match: Callable[..., Match],
) -> None:
    chance = random.Random(1)
    for state in games(new_match, 6)[::3]:
        made = doing(state)
        for _ in range(9):
            action = made.touch(chance.choice(sorted(made.targets())))
            if action is not None:
                assert refusal(state, action) is None
                break
        else:
            pytest.fail(f"nothing came of {made.chosen}")


def test_what_is_no_target_changes_nothing(new_match: Callable[..., Match]) -> None:
    made = doing(new_match().state)
    assert made.touch(Target(Thing.TILE, 3)) is None
    assert not made.choosing
    assert made.result(Target(Thing.TILE, 3)) is None


def test_back_takes_one_step_back_until_nothing_was_begun(new_match: Callable[..., Match]) -> None:
    made = doing(new_match(3).state)
    token = Target(Thing.TOKEN, 0)
    made.touch(token)
    row = made.state.row
    made.touch(Target(Thing.ROW, row[0]))
    assert made.chosen == (token, made.canonical(Target(Thing.ROW, row[0])))
    assert made.back()
    assert list(made.chosen) == [token]
    assert made.back()
    assert not made.choosing
    assert not made.back()


def with_row(match: Match, *names: str) -> State:
    """Return the position with these cards moved to the row of the first player."""
    state = match.state.copy()
    cards = [state.catalogue.ids[name] for name in names]
    piles = [
        *state.rows, *state.decks, *state.discards, *state.elements, state.producer_deck,
        state.consumer_deck, state.pressures, state.removed,
    ]  # fmt: skip
    for card in cards:
        for pile in piles:
            if card in pile:
                pile.remove(card)
        for slots in (state.producers, state.consumers):
            if card in slots:
                slots[slots.index(card)] = EMPTY
    state.rows[state.player] = cards
    return state


def on_market(state: State, name: str) -> CardId:
    """Place a species on the market."""
    card = state.catalogue.ids[name]
    deck, slots = (
        (state.producer_deck, state.producers)
        if state.catalogue.kinds[card] is CardKind.PRODUCER
        else (state.consumer_deck, state.consumers)
    )
    if card not in slots:
        deck.remove(card)
        slots[0] = card
    return card


def test_a_card_in_front_is_chosen_first_and_then_what_it_pays(
    new_match: Callable[..., Match],
) -> None:
    state = with_row(new_match(), "sunlight#1", "sunlight#2", "salinity#1")
    card = on_market(state, "zostera_marina")
    second = state.row[1]
    made = doing(state)
    assert made.touch(Target(Thing.HELD, second)) is None
    assert made.held == second
    assert {one.kind for one in made.targets()} == {Thing.MARKET, Thing.STACK, Thing.PLAYER_ROW}
    assert made.touch(Target(Thing.MARKET, card)) == act.AcquireProducer(card)


def test_the_very_card_that_was_chosen_first_is_passed(new_match: Callable[..., Match]) -> None:
    state = with_row(new_match(), "oxygen#1", "oxygen#2")
    second = state.row[1]
    made = doing(state)
    made.touch(Target(Thing.HELD, second))
    assert made.touch(Target(Thing.PLAYER_ROW, 1)) == act.Pass(act.TOKEN, second, P1)


def test_one_click_takes_a_producer(new_match: Callable[..., Match]) -> None:
    state = with_row(new_match(), "sunlight#1", "sunlight#2", "salinity#1")
    card = on_market(state, "zostera_marina")
    assert doing(state).touch(Target(Thing.MARKET, card)) == act.AcquireProducer(card)


def test_with_one_pair_one_click_takes_a_consumer(
    new_match: Callable[..., Match], catalogue: Catalogue
) -> None:
    state = with_row(new_match(), "myriophyllum_spicatum", "potamogeton_perfoliatus", "oxygen#1")
    card = on_market(state, "perca_fluviatilis")
    one, two = catalogue.ids["myriophyllum_spicatum"], catalogue.ids["potamogeton_perfoliatus"]
    assert doing(state).touch(Target(Thing.MARKET, card)) == act.AcquireConsumer(card, (one, two))


def test_with_several_pairs_the_producers_light_up_and_one_is_chosen(
    new_match: Callable[..., Match], catalogue: Catalogue
) -> None:
    names = ("myriophyllum_spicatum", "potamogeton_perfoliatus", "najas_marina")
    state = with_row(new_match(), *names)
    card = on_market(state, "perca_fluviatilis")
    made = doing(state)
    assert made.touch(Target(Thing.MARKET, card)) is None
    producers = [Target(Thing.ROW, catalogue.ids[name]) for name in names]
    assert made.targets() == set(producers)
    assert made.touch(producers[2]) is None
    assert made.touch(producers[0]) == act.AcquireConsumer(
        card, (producers[0].card, producers[2].card)
    )


def test_equal_cards_all_light_up_and_the_one_pointed_at_is_passed(
    new_match: Callable[..., Match], catalogue: Catalogue
) -> None:
    state = with_row(new_match(), "oxygen#1", "pressure#1", "oxygen#2")
    second = catalogue.ids["oxygen#2"]
    made = doing(state)
    made.touch(Target(Thing.TOKEN, 0))
    assert Target(Thing.ROW, second) in made.targets()
    made.touch(Target(Thing.ROW, second))
    action = made.touch(Target(Thing.PLAYER_ROW, 1))
    assert action == act.Pass(act.TOKEN, second, P1)
    assert refusal(state, action) is None


def test_a_card_goes_to_the_only_place_where_it_can_go(
    new_match: Callable[..., Match], catalogue: Catalogue
) -> None:
    state = with_row(new_match(), "zostera_marina", "oxygen#1")
    card = catalogue.ids["zostera_marina"]
    made = doing(state)
    made.touch(Target(Thing.TOKEN, 0))
    assert made.touch(Target(Thing.ROW, card)) == act.Pass(act.TOKEN, card, P1)
    assert made.touch(Target(Thing.TOKEN, 0)) is None
    assert made.touch(Target(Thing.ROW, catalogue.ids["oxygen#1"])) is None
    assert made.targets() == {Target(Thing.STACK, 1), Target(Thing.PLAYER_ROW, 1)}


def test_a_card_that_is_clicked_first_waits_for_its_place(
    new_match: Callable[..., Match], catalogue: Catalogue
) -> None:
    state = with_row(new_match(), "zostera_marina", "oxygen#1")
    card = catalogue.ids["zostera_marina"]
    made = doing(state)
    assert made.touch(Target(Thing.HELD, card)) is None
    assert made.targets() == {Target(Thing.PLAYER_ROW, 1)}


def test_other_rows_come_first_in_the_list_so_that_each_has_the_first_keys(
    new_match: Callable[..., Match], catalogue: Catalogue
) -> None:
    state = with_row(new_match(3), "zostera_marina", "oxygen#1")
    for name, stack in (("zostera_marina", ()), ("oxygen#1", (Thing.STACK,))):
        made = doing(state)
        made.touch(Target(Thing.TOKEN, 0))
        card = catalogue.ids[name]
        made.touch(Target(Thing.ROW, card))
        found = lines(made)
        kinds = [line.target.kind for line in found if line.target is not None]
        assert kinds == [Thing.PLAYER_ROW, Thing.PLAYER_ROW, *stack]


def test_dragging_uses_a_sign_before_a_token(
    new_match: Callable[..., Match], catalogue: Catalogue
) -> None:
    state = with_row(new_match(), "potamogeton_perfoliatus", "oxygen#1")
    pondweed, oxygen = catalogue.ids["potamogeton_perfoliatus"], catalogue.ids["oxygen#1"]
    drops = doing(state).drops(Target(Thing.ROW, oxygen))
    assert drops[Target(Thing.PLAYER_ROW, 1)] == act.Pass(pondweed, oxygen, P1)
    assert drops[Target(Thing.STACK, 1)] == act.Pass(pondweed, oxygen, act.MARKET)


def test_dragging_from_the_market_takes_the_card(new_match: Callable[..., Match]) -> None:
    state = with_row(new_match(), "sunlight#1", "sunlight#2", "salinity#1")
    card = on_market(state, "zostera_marina")
    drops = doing(state).drops(Target(Thing.MARKET, card))
    assert drops == {Target(Thing.PLAYER_ROW, state.player): act.AcquireProducer(card)}


def test_the_list_names_every_kind_of_move_and_ends_with_the_turn(
    new_match: Callable[..., Match],
) -> None:
    made = doing(new_match().state)
    found = lines(made)
    assert found[-1].what is MoveKind.END
    assert {MoveKind.PASS, MoveKind.PLUS, MoveKind.REFRESH} <= {line.what for line in found}
    listed = [line for line in found if line.what is not MoveKind.DEED]
    assert sum(len(line.actions) for line in listed) == len(made.actions)


def test_every_line_of_the_list_leads_to_its_own_actions(new_match: Callable[..., Match]) -> None:
    chance = random.Random(2)
    for state in games(new_match, 4)[::7]:
        for line in lines(doing(state)):
            made = doing(state)
            action = made.begin(line.actions, line.chosen)
            for _ in range(9):
                if action is not None:
                    break
                action = made.touch(chance.choice(sorted(made.targets())))
            assert action is not None
            assert type(action) in {type(a) for a in line.actions}


@pytest.mark.parametrize("won", [True, False])
def test_no_animals_are_asked_for_when_any_of_them_saves_the_sea(won: bool) -> None:
    others = "open_water mud river rock" if won else "open_water mud river"
    animals = "clangula_hyemalis haliaeetus_albicilla lutra_lutra"
    state = position(animals, "sunlight", habitats=others)
    made = doing(state)
    several = [line for line in lines(made) if line.what is MoveKind.RESTORE]
    assert len(several) == 1
    assert len(several[0].actions) > 1
    action = made.begin(several[0].actions, several[0].chosen)
    assert (action in several[0].actions) is won


def test_the_end_of_the_turn_is_one_click(new_match: Callable[..., Match]) -> None:
    assert doing(new_match().state).touch(END) == act.END_TURN


def test_the_rows_of_the_market_are_listed_as_they_lie(new_match: Callable[..., Match]) -> None:
    made = doing(new_match(2, 1, "1").state)
    made.touch(next(p[0][0] for action, p in made.paths.items() if isinstance(action, act.Refresh)))
    shown = [step.target for step in lines(made) if step.what is MoveKind.STEP]
    assert shown == [Target(Thing.SHELF, 1), Target(Thing.SHELF, 0)]


def with_rows(match: Match, mine: tuple[str, ...], theirs: tuple[str, ...]) -> State:
    """Return the position with these cards in the rows of the first two players."""
    state = with_row(match, *mine)
    cards = [state.catalogue.ids[name] for name in theirs]
    for pile in (*state.rows, *state.decks, state.producer_deck, state.consumer_deck):
        pile[:] = [card for card in pile if card not in cards]
    for slots in (state.producers, state.consumers):
        slots[:] = [EMPTY if card in cards else card for card in slots]
    state.rows[P1] = cards
    return state


PASSERS = ("alca_torda", "potamogeton_perfoliatus", "oxygen#1")
"""Two cards with the symbol for passing, and one to pass; the razorbill is further left."""


def test_a_pass_spends_the_symbol_that_prevents_no_other_useful_pass(
    new_match: Callable[..., Match], catalogue: Catalogue
) -> None:
    match = new_match()
    for theirs, spent in (
        (("myriophyllum_spicatum", "sunlight#1"), "potamogeton_perfoliatus"),
        (("larus_fuscus", "sunlight#1"), "alca_torda"),
    ):
        made = doing(with_rows(match, PASSERS, theirs))
        made.touch(Target(Thing.HELD, catalogue.ids["oxygen#1"]))
        action = made.touch(Target(Thing.PLAYER_ROW, P1))
        assert action == act.Pass(catalogue.ids[spent], catalogue.ids["oxygen#1"], P1)


def test_a_symbol_on_a_used_card_is_kept(
    new_match: Callable[..., Match], catalogue: Catalogue
) -> None:
    state = with_rows(new_match(), PASSERS, ("larus_fuscus", "myriophyllum_spicatum"))
    state.used |= 1 << catalogue.ids["alca_torda"]
    pondweed, oxygen = catalogue.ids["potamogeton_perfoliatus"], catalogue.ids["oxygen#1"]
    drops = doing(state).drops(Target(Thing.ROW, oxygen))
    assert drops[Target(Thing.PLAYER_ROW, P1)] == act.Pass(pondweed, oxygen, P1)


def test_it_is_asked_which_symbol_to_spend_where_each_has_another_use(
    new_match: Callable[..., Match], catalogue: Catalogue
) -> None:
    passers = ("alca_torda", "squalus_acanthias", "larus_fuscus", "oxygen#1")
    state = with_rows(new_match(), passers, ("clupea_harengus", "sunlight#1"))
    made = doing(state)
    made.touch(Target(Thing.HELD, catalogue.ids["oxygen#1"]))
    assert made.touch(Target(Thing.PLAYER_ROW, P1)) is None
    razorbill, gull = catalogue.ids["alca_torda"], catalogue.ids["larus_fuscus"]
    signs = [Target(Thing.SIGN, card, PASS) for card in (razorbill, gull)]
    assert made.targets() == set(signs)
    assert [line.target for line in lines(made) if line.target is not None] == signs
    action = made.touch(Target(Thing.SIGN, gull, PASS))
    assert action == act.Pass(gull, catalogue.ids["oxygen#1"], P1)


def test_a_recommended_source_comes_first(
    new_match: Callable[..., Match], catalogue: Catalogue
) -> None:
    state = with_rows(new_match(), PASSERS, ("larus_fuscus", "sunlight#1"))
    oxygen = catalogue.ids["oxygen#1"]
    made = doing(state)
    made.advised = act.Pass(catalogue.ids["potamogeton_perfoliatus"], oxygen, P1)
    made.touch(Target(Thing.HELD, oxygen))
    assert made.touch(Target(Thing.PLAYER_ROW, P1)) == made.advised


def test_the_list_is_in_the_order_of_the_table(new_match: Callable[..., Match]) -> None:
    kinds = list(MoveKind)
    for state in games(new_match, 4)[::5]:
        found = lines(doing(state))
        ranks = [kinds.index(line.what) for line in found]
        assert ranks == sorted(ranks)
        lying = [*state.consumers, *state.producers]
        places = [lying.index(line.card) for line in found if line.card in lying and line.card]
        assert places == sorted(places)


def test_with_suggestions_species_of_restored_habitats_only_are_listed_last() -> None:
    state = position(
        "chrysochromulina_spp pauliella_taeniata myriophyllum_spicatum potamogeton_perfoliatus",
        "sunlight",
        consumers="alca_torda perca_fluviatilis",
        habitats="open_water",
        tokens=["", ""],
    )
    ids = state.catalogue.ids
    for made, useful_first in ((doing(state), False), (suggesting(state), True)):
        taken = [line.card for line in lines(made) if line.what is MoveKind.TAKE]
        perch, auk = taken.index(ids["perca_fluviatilis"]), taken.index(ids["alca_torda"])
        assert (perch < auk) is useful_first


def test_number_keys_are_counted_from_the_top_without_a_gap(
    new_match: Callable[..., Match],
) -> None:
    for state in games(new_match, 4)[::9]:
        made = doing(state)
        listed = lines(made)
        starts = [made, *(doing(state) for _ in listed)]
        for begun, line in zip(starts[1:], listed, strict=True):
            if line.actions:
                begun.begin(line.actions, line.chosen)
        for begun in starts:
            found = lines(begun)
            keyed = [number for number in key_numbers(found) if number]
            assert keyed == list(range(1, len(keyed) + 1))
            assert key_numbers(found)[: len(keyed)] == tuple(keyed)
            assert len(keyed) == min(9, sum(line.what not in UNNUMBERED for line in found))
