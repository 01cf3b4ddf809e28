"""Features of a game with one row: what the next row of four cards is likely to do.

With one row, every turn that gains nothing costs a pressure card, so the chance of such a turn
matters more than with several. The numbers are estimates from expected numbers of pairs; they use
only which cards are in the deck, not their order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.rules.cards import (
    COPIES_PER_ELEMENT,
    FIRST_CONSUMER,
    FIRST_POLICY,
    FIRST_PRESSURE,
    FIRST_PRODUCER,
)
from ecosfera.games.baltica.rules.draft import HAND
from ecosfera.games.baltica.rules.state import EMPTY, IMPACT_TILES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.baltica.rules.cards import Price
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.rules.state import State

PROSPECTS: Final = (
    "no_producer",  # chance of a row that can pay for no producer of the market
    "no_consumer",  # chance of a row without a pair of producers for a consumer of the market
    "restoring",  # chance of a pair of consumers that restores something
    "nothing",  # chance of none of these
    "best_producer",  # highest product of the chance to pay and the wanted habitats
    "best_consumer",  # the same for consumers
    "matches",  # expected number of wanted habitats that gained consumers share with owned ones
)
ALONE: Final = (
    *(f"any_{name}" for name in PROSPECTS),  # of all cards
    *(f"next_{name}" for name in PROSPECTS),  # of the deck
    # The following two are divided by the number of impact tiles left.
    "any_nothing_left",
    "next_nothing_left",
    "next_pressure_share",  # 0 if the deck has fewer than four cards, as the rest will be shuffled
    "shuffle_due",
    "turn",  # in tens
)
"""Features of a game with one row; with several rows they are 0."""

MOST_LIKELY: Final = 0.9
LIKELY_TO_RESTORE: Final = 0.95
FEW_MATCHES: Final = 6
_NOTHING: Final = PROSPECTS.index("nothing")


def alone(
    state: State, deck: Sequence[CardId], all_cards: Cards, unrestored: int, impacts: int
) -> tuple[float, ...]:
    """Return the features `ALONE`; `deck` are some of all cards of the row's player.

    `unrestored` is the mask of habitats not yet restored.
    """
    enough = len(deck) >= HAND
    later = prospects(state, all_cards, unrestored)
    soon = prospects(state, Cards(state, deck), unrestored) if enough else later
    left = IMPACT_TILES - impacts
    pressures = sum([FIRST_PRESSURE <= card < FIRST_PRODUCER for card in deck]) if enough else 0
    return (
        *later,
        *soon,
        later[_NOTHING] / left,
        soon[_NOTHING] / left,
        pressures / len(deck) if enough else 0.0,
        float(not enough),
        state.number / 10,
    )


class Cards:
    """Some cards, and what four of them can acquire."""

    __slots__ = ("cards", "rates")

    def __init__(self, state: State, cards: Sequence[CardId]) -> None:
        self.cards = cards
        self.rates = rates(state, cards)


def prospects(state: State, some: Cards, unrestored: int) -> tuple[float, ...]:
    """Return the features `PROSPECTS` of four of these cards."""
    habitats = state.catalogue.habitats
    cards = some.cards
    consumers = [habitats[card] for card in cards if FIRST_CONSUMER <= card < FIRST_POLICY]
    no_producer, best_producer = 1.0, 0.0
    no_consumer, best_consumer, matches = 1.0, 0.0, 0.0
    for card, expected in some.rates:
        if not expected:
            continue
        rate = min(MOST_LIKELY, expected)
        new = habitats[card] & unrestored
        if card < FIRST_CONSUMER:
            no_producer *= 1 - rate
            best_producer = max(best_producer, rate * new.bit_count())
        else:
            no_consumer *= 1 - rate
            best_consumer = max(best_consumer, rate * new.bit_count())
            shared = sum([(other & new).bit_count() for other in consumers])
            matches += rate * min(FEW_MATCHES, shared)
    pair = _pair(len(cards))
    useful = [mask & unrestored for mask in consumers]
    restoring = sum([mask & other != 0 for i, mask in enumerate(useful) for other in useful[:i]])
    restored = min(LIKELY_TO_RESTORE, restoring * pair)
    return (
        no_producer,
        no_consumer,
        restored,
        no_producer * no_consumer * (1 - restored),
        best_producer,
        best_consumer,
        matches,
    )


def rates(state: State, cards: Sequence[CardId]) -> list[tuple[CardId, float]]:
    """Return the species of the market, each with the expected number of ways to acquire it.

    The ways are those that a row of four of the cards would have.
    """
    habitats, prices = state.catalogue.habitats, state.catalogue.prices
    elements = [0] * 5
    producers: list[int] = []
    for card in cards:
        if card < FIRST_PRESSURE:
            elements[card // COPIES_PER_ELEMENT] += 1
        elif FIRST_PRODUCER <= card < FIRST_CONSUMER:
            producers.append(habitats[card])
    size = max(HAND, len(cards))
    pair = _pair(size)
    together = (0.0, 4 / size, pair, 24 / (size * (size - 1) * (size - 2)))
    found = [
        (card, _rate_of_paying(state, prices[card], elements, together))
        for card in state.producers
        if card != EMPTY
    ]
    every = [mask & other for i, mask in enumerate(producers) for other in producers[:i]]
    pairs = [shared for shared in every if shared]
    for card in state.consumers:
        if card != EMPTY:
            mask = habitats[card]
            found.append((card, sum([shared & mask != 0 for shared in pairs]) * pair))
    return found


def _pair(cards: int) -> float:
    """Return the chance that two given ones of so many cards are in the same row of four."""
    size = max(HAND, cards)
    return 12 / (size * (size - 1))


def _rate_of_paying(
    state: State, price: Price, elements: Sequence[int], together: Sequence[float]
) -> float:
    """Return the expected number of ways in which four cards pay for a producer.

    One card of the price may be borrowed from the market.
    """
    size = sum([count for _, count in price])
    rate = 0.0
    lent = False
    for borrowed, _ in price:
        if state.elements[borrowed]:
            lent = True
            rate += _ways(price, elements, borrowed) * together[size - 1]
    if not lent and size < len(together):
        rate = _ways(price, elements, None) * together[size]
    return rate


def _ways(price: Price, elements: Sequence[int], borrowed: int | None) -> float:
    """Return in how many ways cards pay a price without the borrowed card."""
    ways = 1.0
    for element, count in price:
        needed = count - (element == borrowed)
        if needed >= 1:
            ways *= elements[element]
        if needed >= 2:
            ways *= max(0, elements[element] - 1) / 2
    return ways
