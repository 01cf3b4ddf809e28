"""Tests of the features of games with one row."""

from __future__ import annotations

import pytest

from ecosfera.games.baltica.bots.alone import PROSPECTS, Cards, alone, prospects
from ecosfera.games.baltica.rules.cards import ALL_HABITATS
from tests.games.baltica.rules.positions import position


def found(cards: str, *, consumers: str = "", unrestored: int = ALL_HABITATS) -> dict[str, float]:
    """Return the prospects of a deck; the market has Vertebrata, for salinity and temperature."""
    state = position(
        "oxygen",
        decks=[cards],
        producers="vertebrata_lanosa",
        consumers=consumers,
        producer_deck="",
        consumer_deck="",
    )
    deck = Cards(state, state.decks[0])
    return dict(zip(PROSPECTS, prospects(state, deck, unrestored), strict=True))


def test_what_four_cards_can_pay_for_is_likely() -> None:
    rest = "oxygen nutrients nutrients sunlight oxygen pressure pressure pressure"
    without, one, two = (found(f"{more} {rest}") for more in ("", "salinity", "salinity salinity"))
    assert without["no_producer"] == 1.0
    assert one["no_producer"] == pytest.approx(1 - 4 / 9)
    assert two["no_producer"] == pytest.approx(1 - 8 / 10)
    assert without["nothing"] == 1.0
    assert one["nothing"] == one["no_producer"]


def test_pairs_of_producers_gain_a_consumer_with_their_habitat() -> None:
    pair = "ulva_lactuca zostera_marina oxygen nutrients sunlight pressure"
    assert found(pair, consumers="anguilla_anguilla")["no_consumer"] == pytest.approx(1 - 12 / 30)
    assert found(pair, consumers="rotifera")["no_consumer"] == 1.0


def test_pairs_of_consumers_count_as_long_as_they_restore_something() -> None:
    pair = "larus_fuscus anguilla_anguilla oxygen nutrients sunlight pressure"
    assert found(pair)["restoring"] == pytest.approx(12 / 30)
    coast = 1 << 5
    assert found(pair, unrestored=ALL_HABITATS & ~coast)["restoring"] == 0.0


def test_a_deck_of_fewer_than_four_cards_tells_nothing_of_the_next_row() -> None:
    state = position("oxygen", decks=["salinity"], discards=["pressure sunlight nutrients oxygen"])
    deck = state.decks[0]
    features = alone(state, deck, Cards(state, deck + state.discards[0]), ALL_HABITATS, 0)
    assert features[: len(PROSPECTS)] == features[len(PROSPECTS) : 2 * len(PROSPECTS)]
