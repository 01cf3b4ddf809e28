"""The features of a position: the numbers that the searcher's weights apply to.

They use only what players may know; of face-down decks, only which cards are in them. There are
three groups: the cards a player owns wherever they lie, the face-up rows, and the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.bots.odds import chance_of_at_least
from ecosfera.games.baltica.rules.cards import (
    ABILITIES,
    ALL_HABITATS,
    COPIES_PER_ELEMENT,
    FIRST_CONSUMER,
    FIRST_FUNDING,
    FIRST_POLICY,
    FIRST_PRESSURE,
    FIRST_PRODUCER,
)
from ecosfera.games.baltica.rules.draft import HAND
from ecosfera.games.baltica.rules.ids import EVERY_HABITAT
from ecosfera.games.baltica.rules.legality import can_pay, current_prices
from ecosfera.games.baltica.rules.state import EMPTY
from ecosfera.games.baltica.rules.turn import STRIKE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ecosfera.games.baltica.rules.cards import Catalogue, Price
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.rules.state import State

OWNED = (
    "strike",  # chance of three pressure cards in a row of four
    "pressures",
    "clash",  # chance of three cards of one element in a row of four
    "elements",
    "producers",
    "consumers",
    "producer_pairs",  # expected number in a row: pairs of producers with a common habitat
    "wanted_producer_pairs",  # the same for habitats not yet restored
    "consumer_pairs",  # expected number in a row: habitats that pairs of consumers could restore
    "idle",  # chance of a row with too few elements to buy and without a pair
    "pass_symbols",
    "plus_symbols",
    "refresh_symbols",
    "litter",
)
"""Features of all cards of one player; summed over the players."""

ROW = (
    "row_three_pressures",
    "row_four_pressures",
    "row_two_pressures",
    "row_clash",
    "row_restores",  # habitats that the best pair of consumers restores
    "row_chain",  # habitats that a consumer from the market would restore at once
    "row_opens",  # wanted habitats of the best consumer that the row can acquire, plus 1
    "row_buys",
    "row_stuck",  # nothing to acquire or restore
    "row_producers",
    "row_consumers",
)
"""Features of a face-up row; summed over the players."""

TABLE = (
    "constant",
    *(f"restored_{n}" for n in range(1, 6)),
    *(f"impacts_{n}" for n in range(1, 6)),
    "pass_tokens",
    "plus_tokens",
    "refresh_tokens",
    "missing",  # wanted habitats that no consumer of any player has
    "paired",  # wanted habitats that two consumers of one player have
    "first_row_restores",  # row_restores of the player whose turn it is
    "first_row_stuck",
    "calanoida_near",  # the card with all habitats is owned or on the market
    "funded",  # measures that can be paid for
    "measures",
    "climate_change",
)
"""Features of the table as a whole."""

NAMES = (*OWNED, *ROW, *TABLE)

Vector = tuple[float, ...]


def owned(catalogue: Catalogue, cards: Iterable[CardId], wanted: int) -> tuple[Vector, int, int]:
    """Return the features `OWNED` of one player's cards.

    Also return two masks of wanted habitats: those that at least one, and at least two, of the
    player's consumers have. `wanted` is the mask of habitats not yet restored.
    """
    habitats, abilities = catalogue.habitats, catalogue.abilities
    elements = [0] * 5
    symbols = [0] * len(ABILITIES)
    pressures = producers = consumers = litter = 0
    producers_at, consumers_at = [0] * 6, [0] * 6
    for card in cards:
        if card < FIRST_PRESSURE:
            elements[card // COPIES_PER_ELEMENT] += 1
        elif card < FIRST_PRODUCER:
            pressures += 1
        elif card < FIRST_POLICY:
            if card < FIRST_CONSUMER:
                producers += 1
                at = producers_at
            else:
                consumers += 1
                at = consumers_at
            mask = habitats[card]
            while mask:
                low = mask & -mask
                at[low.bit_length() - 1] += 1
                mask ^= low
            mask = abilities[card]
            if mask:
                symbols[0] += mask & 1
                symbols[1] += mask >> 1 & 1
                symbols[2] += mask >> 2
        else:
            litter += 1
    bought = sum(elements)
    size = max(2, bought + pressures + producers + consumers + litter)
    together = HAND * (HAND - 1) / (size * (size - 1)) / 2
    pairs = wanted_pairs = restoring = one = two = 0
    for habitat in EVERY_HABITAT:
        n = producers_at[habitat]
        pairs += n * (n - 1)
        m = consumers_at[habitat]
        if wanted >> habitat & 1:
            wanted_pairs += n * (n - 1)
            restoring += m * (m - 1)
            if m:
                one |= 1 << habitat
                if m > 1:
                    two |= 1 << habitat
    pairs_expected = together * pairs
    restoring_expected = together * restoring
    idle = 1.0 - chance_of_at_least(2, bought, size, HAND)
    numbers = (
        chance_of_at_least(STRIKE, pressures, size, HAND),
        float(pressures),
        sum([chance_of_at_least(STRIKE, n, size, HAND) for n in elements if n >= STRIKE]),
        bought / size,
        float(producers),
        float(consumers),
        min(3.0, pairs_expected),
        min(3.0, together * wanted_pairs),
        min(3.0, restoring_expected),
        idle * max(0.0, 1.0 - pairs_expected - restoring_expected),
        symbols[0] / size,
        symbols[1] / size,
        symbols[2] / size,
        float(litter),
    )
    return numbers, one, two


def row(catalogue: Catalogue, cards: Sequence[CardId], wanted: int, market: Market) -> Vector:
    """Return the features `ROW` of one row."""
    habitats = catalogue.habitats
    elements = [0] * 5
    pressures = producers = 0
    once = shared = 0
    animals: list[int] = []
    for card in cards:
        if card < FIRST_PRESSURE:
            elements[card // COPIES_PER_ELEMENT] += 1
        elif card < FIRST_PRODUCER:
            pressures += 1
        elif card < FIRST_CONSUMER:
            producers += 1
            shared |= once & habitats[card]
            once |= habitats[card]
        elif card < FIRST_POLICY:
            animals.append(habitats[card])
    if pressures >= STRIKE:
        return (1.0, float(pressures > STRIKE), *_NOTHING)
    if max(elements) >= STRIKE:
        return (0.0, 0.0, float(pressures == STRIKE - 1), 1.0, *_NOTHING[2:])
    restores = chain = opens = 0
    for i, mask in enumerate(animals):
        for other in animals[:i]:
            restores = max(restores, (mask & other & wanted).bit_count())
    if shared:
        for mask in market.consumers:
            if mask & shared:
                opens = max(opens, 1 + (mask & wanted).bit_count())
                for other in animals:
                    chain = max(chain, (mask & other & wanted).bit_count())
    buys = any(can_pay(price, elements, market.lends) for price in market.prices)
    return (
        0.0,
        0.0,
        float(pressures == STRIKE - 1),
        0.0,
        float(restores),
        float(chain),
        float(opens),
        float(buys),
        float(not (buys or opens or restores)),
        float(producers),
        float(len(animals)),
    )


_NOTHING = (0.0,) * (len(ROW) - 2)


class Market:
    """What the market offers to every row."""

    __slots__ = ("consumers", "key", "lends", "prices")

    def __init__(self, state: State) -> None:
        catalogue = state.catalogue
        prices = current_prices(state)
        self.prices: list[Price] = [prices[card] for card in state.producers if card != EMPTY]
        self.consumers = [catalogue.habitats[card] for card in state.consumers if card != EMPTY]
        self.lends = [bool(stack) for stack in state.elements]
        self.key = (*state.producers, *state.consumers, *self.lends, prices is catalogue.prices)


def table(state: State, one: int, two: int, first: Vector) -> Vector:
    """Return the features `TABLE`; `first` holds the features of the active player's row."""
    wanted = ALL_HABITATS & ~state.restored
    restored, impacts = len(state.habitats), state.impacts
    tokens = state.tokens
    catalogue = state.catalogue
    fundings = sum([card >= FIRST_FUNDING for card in state.pool])
    measures = len(state.pool) - fundings
    hidden = catalogue.ids["calanoida"] in state.consumer_deck or (
        catalogue.ids["calanoida"] in state.removed
    )
    return (
        1.0,
        float(restored == 1),
        float(restored == 2),
        float(restored == 3),
        float(restored == 4),
        float(restored == 5),
        float(impacts == 1),
        float(impacts == 2),
        float(impacts == 3),
        float(impacts == 4),
        float(impacts == 5),
        float(sum([mask & 1 for mask in tokens])),
        float(sum([mask >> 1 & 1 for mask in tokens])),
        float(sum([mask >> 2 for mask in tokens])),
        float((wanted & ~one).bit_count()),
        float(two.bit_count()),
        first[_RESTORES],
        first[_STUCK],
        float(not hidden),
        float(min(fundings, measures)),
        float(measures),
        float(bool(state.active) and catalogue.ids["climate_change"] in state.active),
    )


_RESTORES, _STUCK = ROW.index("row_restores"), ROW.index("row_stuck")


def vector(state: State) -> list[float]:
    """Return all features of a position, in the order of `NAMES`."""
    wanted = ALL_HABITATS & ~state.restored
    market = Market(state)
    sums_owned, sums_row = [0.0] * len(OWNED), [0.0] * len(ROW)
    one = two = 0
    first: Vector = ()
    for player in state.players:
        cards = (*state.rows[player], *state.decks[player], *state.discards[player])
        numbers, has_one, has_two = owned(state.catalogue, cards, wanted)
        one, two = one | has_one, two | has_two
        sums_owned = [a + b for a, b in zip(sums_owned, numbers, strict=True)]
        seen = row(state.catalogue, state.rows[player], wanted, market)
        if player == state.player:
            first = seen
        sums_row = [a + b for a, b in zip(sums_row, seen, strict=True)]
    return [*sums_owned, *sums_row, *table(state, one, two, first)]
