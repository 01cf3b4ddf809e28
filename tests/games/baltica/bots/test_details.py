"""Tests of the details of games with one row."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecosfera.core.files.data_files import DataFileError
from ecosfera.games.baltica.bots.alone import Cards
from ecosfera.games.baltica.bots.details import (
    COUNT,
    PARTS,
    START,
    Details,
    load_details,
    of_cards,
    of_market,
    save_details,
)
from ecosfera.games.baltica.rules.cards import ALL_HABITATS, FIRST_PRODUCER
from ecosfera.games.baltica.rules.state import State
from tests.games.baltica.rules.positions import catalogue, position

COAST = 1 << 5
CARDS = "larus_fuscus anguilla_anguilla ulva_lactuca oxygen oxygen pressure"


def table(**more: str) -> State:
    return position(
        "oxygen",
        decks=[CARDS],
        discards=["zostera_marina oxygen pressure pressure"],
        producers=more.get("producers", "vertebrata_lanosa"),
        consumers=more.get("consumers", "rotifera"),
        producer_deck="",
        consumer_deck="",
    )


def named(details: list[int]) -> dict[str, list[int]]:
    """Return the details that hold, as places in the list of each kind."""
    found: dict[str, list[int]] = {}
    for detail in details:
        name = max((name for name in START if START[name] <= detail), key=START.__getitem__)
        found.setdefault(name, []).append(detail - START[name])
    return found


def cards_of(state: State, wanted: int = ALL_HABITATS) -> dict[str, list[int]]:
    return named(of_cards(state.catalogue, state.decks[0], state.discards[0], wanted))


def test_every_kind_but_species_holds_once() -> None:
    state = table()
    found = cards_of(state) | named(of_market(state, ALL_HABITATS))
    of_table = {"impacts", "restored", "tokens", "turn"}
    kinds = {name for name in PARTS if not name.startswith("species")} - of_table
    kinds -= {name for name in kinds if name.endswith("_restored")}
    assert {name for name in found if not name.startswith("species")} == kinds
    assert all(len(found[name]) == 1 for name in kinds)


def test_cards_are_counted_where_they_lie() -> None:
    found = cards_of(table())
    assert found["oxygen_cards"] == [3]
    assert found["oxygen_deck"] == [2]
    assert found["pressures"] == [3]
    assert found["deck_pressures"] == [1]
    assert found["deck"] == [6]
    assert found["cards"] == [10]
    assert found["coast_deck_consumers"] == [2]
    ids = catalogue().ids
    assert found["species_other"] == [ids["zostera_marina"] - FIRST_PRODUCER]
    assert ids["ulva_lactuca"] - FIRST_PRODUCER in found["species_deck"]


def test_of_a_restored_habitat_only_producers_count() -> None:
    state = table()
    found = cards_of(state, ALL_HABITATS & ~COAST)
    assert found["coast_restored"] == [2]
    assert not {"coast_consumers", "coast_producers"} & {*found}
    assert "coast_market_producers" not in named(of_market(state, ALL_HABITATS & ~COAST))


def worth(state: State, weights: dict[str, float], impacts: int = 0) -> float:
    numbers = [0.0] * COUNT
    for name, weight in weights.items():
        first = START[name]
        numbers[first : first + PARTS[name]] = [weight] * PARTS[name]
    return judged(state, Details(numbers), impacts)


def judged(state: State, details: Details, impacts: int = 0) -> float:
    deck, rest = state.decks[0], state.discards[0]
    return details.worth(state, deck, rest, Cards(state, deck + rest), impacts)


def test_the_table_counts_by_its_numbers() -> None:
    details = Details([float(number) for number in range(COUNT)])
    state = table()
    before = judged(state, details)
    assert judged(state, details, 3) == before + 3
    state.tokens[0] = 5
    assert judged(state, details) == before - 2
    state.number = 2
    turn = judged(state, details)
    state.number = 999
    assert judged(state, details) == turn + PARTS["turn"] - 2


def test_each_detail_that_holds_adds_its_weight() -> None:
    assert worth(table(), {"turn": 2.0}) == 2.0
    assert worth(table(), {"species_deck": 2.0}) == 6.0
    assert worth(table(), {"species_market": 2.0, "turn": 1.0}) == 5.0


def test_rates_count_in_proportion() -> None:
    # Vertebrata cannot be paid for. One pair of producers lives on the coast, none in the ice.
    assert worth(table(), {"species_rate": 1.0}) == 0.0
    near = worth(table(consumers="lutra_lutra"), {"species_rate": 1.0})
    assert near == pytest.approx(12 / 90)


def test_the_same_cards_are_looked_up_and_other_ones_are_not() -> None:
    details = Details([1.0 + number for number in range(COUNT)])
    state = table()
    first = judged(state, details)
    state.decks[0].reverse()
    assert judged(state, details) == first
    state.discards[0].append(state.decks[0].pop())
    assert judged(state, details) != first


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    weights = [number / 8 for number in range(COUNT)]
    save_details(weights, tmp_path)
    assert load_details(tmp_path) == weights
    save_details(weights[:-1], tmp_path)
    with pytest.raises(DataFileError, match="turn has 23 numbers instead of 24"):
        load_details(tmp_path)
