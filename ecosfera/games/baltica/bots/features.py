"""The features of a position: the numbers that the searcher's weights apply to.

They use only what players may know; of face-down decks, only which cards are in them. There are
four groups: the cards a player owns wherever they lie, the face-up rows, the table, and, with one
row, what the next row may do (`alone.py`).
"""

from __future__ import annotations

from functools import cache
from math import comb, log
from typing import TYPE_CHECKING, NamedTuple

from ecosfera.games.baltica.bots.alone import ALONE
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
from ecosfera.games.baltica.rules.state import EMPTY, IMPACT_TILES
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
    "elements",  # share of the cards
    "producers",
    "consumers",
    "producer_pairs",  # expected number in a row: pairs of producers with a common habitat
    "wanted_producer_pairs",  # the same for habitats not yet restored
    "consumer_pairs",  # expected number in a row: habitats that pairs of consumers could restore
    "idle",  # chance of a row with too few elements to buy and without a pair
    "pass_symbols",
    "plus_symbols",
    "refresh_symbols",
    "pressure_share",
    "cards",  # in tens
    "litter",
)
"""Features of all cards of one player; summed over the players."""

DRAW = ("strike", "clash", "consumer_pairs", "producer_pairs", "deck")
"""Features of the next row a player draws: as in `OWNED`, and the size of the deck in tens."""

ROW = (
    "three_pressures",
    "four_pressures",
    "two_pressures",
    "clash",
    "restores",  # habitats that the best pair of consumers restores
    "chain",  # habitats that a consumer from the market would restore at once
    "opens",  # wanted habitats of the best consumer that the row can acquire, plus 1
    "buys",
    "stuck",  # nothing to acquire or restore
    "producers",
    "consumers",
    "choices",  # producers on the market that the row can pay for
)
"""Features of a face-up row."""

TABLE = (
    "constant",
    *(f"restored_{n}" for n in range(1, 6)),
    *(f"impacts_{n}" for n in range(1, 6)),
    "pass_tokens",
    "plus_tokens",
    "refresh_tokens",
    "missing",  # wanted habitats that no consumer of any player has
    "paired",  # wanted habitats that two consumers of one player have
    "calanoida_near",  # the card with all habitats is owned or on the market
    # A route is a wanted habitat; its rate is the expected number of pairs for it in a row.
    "route_logs",  # sum of the logarithms of the rates
    "route_turns",  # sum of the inverse rates, in tens: the turns it takes
    "slowest_route",
    "producer_logs",  # as route_logs, for pairs of producers
    "tripled",  # wanted habitats that three consumers of one player have
    "pairs_on_offer",  # habitats for which the market has the second consumer
    "stacks",  # element stacks that are not empty
    "elements_left",  # in the stacks, in tens
    # The following are divided by the number of impact tiles left.
    "strike_left",
    "strike_wanted_left",
    "turns_left",
    "logs_left",
    "pressures_left",
    "wanted_left",
    "wanted_squared_left",
    "pressure_share_squared",
    "element_share_squared",
    "supply",  # pressure cards in the supply, in tens
    "funded",  # measures that can be paid for
    "measures",
    "climate_change",
)
"""Features of the table as a whole."""

NAMES = (
    *OWNED,
    *(f"now_{name}" for name in DRAW),
    *(f"later_{name}" for name in DRAW),
    *(f"first_row_{name}" for name in ROW),
    *(f"other_row_{name}" for name in ROW),
    *TABLE,
    *ALONE,
)
"""All features. `now` is the row of the player whose turn has just ended, `later` that of all
others; the first row is that of the player whose turn comes next."""

Vector = tuple[float, ...]


class Hand(NamedTuple):
    """The facts about a player's cards, wherever they lie."""

    numbers: Vector
    """The features `OWNED`."""
    one: int
    """Mask of the wanted habitats that at least one of the player's consumers has."""
    two: int
    three: int
    rates: Vector
    """For each habitat the expected number of pairs of consumers in a row of four, at most 1."""
    producer_rates: Vector


def owned(catalogue: Catalogue, cards: Iterable[CardId], unrestored: int) -> Hand:
    """Return what matters about all cards of one player.

    `unrestored` is the mask of habitats not yet restored.
    """
    kinds = Kinds(catalogue, cards)
    elements, pressures, size = kinds.elements, kinds.pressures, max(2, kinds.size)
    bought = sum(elements)
    together = HAND * (HAND - 1) / (size * (size - 1)) / 2
    pairs = unrestored_pairs = restoring = one = two = three = 0
    rates, producer_rates = [], []
    for habitat in EVERY_HABITAT:
        n = kinds.producers_at[habitat]
        pairs += n * (n - 1)
        producer_rates.append(min(1.0, together * n * (n - 1)))
        m = kinds.consumers_at[habitat]
        rates.append(min(1.0, together * m * (m - 1)))
        if unrestored >> habitat & 1:
            unrestored_pairs += n * (n - 1)
            restoring += m * (m - 1)
            bit = 1 << habitat
            one |= bit if m else 0
            two |= bit if m > 1 else 0
            three |= bit if m > 2 else 0
    pairs_expected = together * pairs
    restoring_expected = together * restoring
    idle = 1.0 - chance_of_at_least(2, bought, size, HAND)
    numbers = (
        chance_of_at_least(STRIKE, pressures, size, HAND),
        float(pressures),
        sum([chance_of_at_least(STRIKE, n, size, HAND) for n in elements if n >= STRIKE]),
        bought / size,
        float(kinds.producers),
        float(kinds.consumers),
        min(3.0, pairs_expected),
        min(3.0, together * unrestored_pairs),
        min(3.0, restoring_expected),
        idle * max(0.0, 1.0 - pairs_expected - restoring_expected),
        kinds.symbols[0] / size,
        kinds.symbols[1] / size,
        kinds.symbols[2] / size,
        pressures / size,
        size / 10,
        float(kinds.litter),
    )
    return Hand(numbers, one, two, three, tuple(rates), tuple(producer_rates))


class Kinds:
    """The numbers of cards of each kind among some cards."""

    __slots__ = (
        "consumers",
        "consumers_at",
        "elements",
        "litter",
        "pressures",
        "producers",
        "producers_at",
        "size",
        "symbols",
    )

    def __init__(self, catalogue: Catalogue, cards: Iterable[CardId]) -> None:
        habitats, abilities = catalogue.habitats, catalogue.abilities
        self.elements = elements = [0] * 5
        self.symbols = symbols = [0] * len(ABILITIES)
        pressures = producers = consumers = litter = 0
        self.producers_at, self.consumers_at = producers_at, consumers_at = [0] * 6, [0] * 6
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
        self.pressures, self.producers, self.consumers = pressures, producers, consumers
        self.litter = litter
        self.size = sum(elements) + pressures + producers + consumers + litter


def draw(
    catalogue: Catalogue, deck: Sequence[CardId], cards: Sequence[CardId], unrestored: int
) -> Vector:
    """Return the features `DRAW`: of the deck, or of all cards if the deck has fewer than four."""
    enough = len(deck) >= HAND
    kinds = Kinds(catalogue, deck if enough else cards)
    size = max(2, kinds.size)
    together = HAND * (HAND - 1) / (size * (size - 1)) / 2
    restoring = sum(
        [
            m * (m - 1)
            for h, m in zip(EVERY_HABITAT, kinds.consumers_at, strict=True)
            if unrestored >> h & 1
        ]
    )
    return (
        chance_of_at_least(STRIKE, kinds.pressures, size, HAND),
        sum([chance_of_at_least(STRIKE, n, size, HAND) for n in kinds.elements if n >= STRIKE]),
        min(2.0, together * restoring),
        min(2.0, together * sum([n * (n - 1) for n in kinds.producers_at])),
        len(deck) / 10 if enough else 0.0,
    )


def row(catalogue: Catalogue, cards: Sequence[CardId], unrestored: int, market: Market) -> Vector:
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
            restores = max(restores, (mask & other & unrestored).bit_count())
    if shared:
        for mask in market.consumers:
            if mask & shared:
                opens = max(opens, 1 + (mask & unrestored).bit_count())
                for other in animals:
                    chain = max(chain, (mask & other & unrestored).bit_count())
    choices = sum([can_pay(price, elements, market.lends) for price in market.prices])
    return (
        0.0,
        0.0,
        float(pressures == STRIKE - 1),
        0.0,
        float(restores),
        float(chain),
        float(opens),
        float(choices > 0),
        float(not (choices or opens or restores)),
        float(producers),
        float(len(animals)),
        float(choices),
    )


_NOTHING = (0.0,) * (len(ROW) - 2)


class Market:
    """The offer of the market to every row."""

    __slots__ = ("consumers", "key", "lends", "prices")

    def __init__(self, state: State) -> None:
        catalogue = state.catalogue
        prices = current_prices(state)
        self.prices: list[Price] = [prices[card] for card in state.producers if card != EMPTY]
        self.consumers = [catalogue.habitats[card] for card in state.consumers if card != EMPTY]
        self.lends = [bool(stack) for stack in state.elements]
        self.key = (*state.producers, *state.consumers, *self.lends, prices is catalogue.prices)


class Totals:
    """The sums over the players' cards for the table's features."""

    __slots__ = (
        "element_share",
        "logs",
        "one",
        "pressure_share",
        "pressures",
        "producer_logs",
        "slowest",
        "strike",
        "three",
        "turns",
        "two",
    )

    def __init__(self, hands: Sequence[Hand], unrestored: int) -> None:
        self.one = self.two = self.three = 0
        self.strike = self.pressures = self.pressure_share = self.element_share = 0.0
        rates, producer_rates = [0.0] * 6, [0.0] * 6
        for hand in hands:
            numbers = hand.numbers
            self.one |= hand.one
            self.two |= hand.two
            self.three |= hand.three
            self.strike += numbers[_STRIKE]
            self.pressures += numbers[_PRESSURES]
            self.pressure_share += numbers[_PRESSURE_SHARE]
            self.element_share += numbers[_ELEMENTS]
            rates = [a + b for a, b in zip(rates, hand.rates, strict=True)]
            mine = zip(producer_rates, hand.producer_rates, strict=True)
            producer_rates = [a + b for a, b in mine]
        self.logs = self.turns = self.producer_logs = 0.0
        self.slowest = 9.0
        for habitat in EVERY_HABITAT:
            if unrestored >> habitat & 1:
                rate = rates[habitat] / len(hands)
                self.logs += log(rate + 0.01)
                self.turns += 0.1 / (rate + 0.03)
                self.slowest = min(self.slowest, rate)
                self.producer_logs += log(producer_rates[habitat] / len(hands) + 0.03)


def table(state: State, impacts: int, supply: int, totals: Totals, market: Market) -> Vector:
    """Return the features `TABLE` with a number of impact tiles and of pressure cards to come."""
    unrestored = ALL_HABITATS & ~state.restored
    restored, players = len(state.habitats), state.config.players
    tokens = state.tokens
    ids = state.catalogue.ids
    calanoida = ids["calanoida"]
    fundings = sum([card >= FIRST_FUNDING for card in state.pool])
    measures = len(state.pool) - fundings
    left = IMPACT_TILES - impacts
    count = unrestored.bit_count()
    offered = 0
    for mask in market.consumers:
        offered |= mask
    return (
        1.0,
        *[float(restored == n) for n in range(1, 6)],
        *[float(impacts == n) for n in range(1, 6)],
        float(sum([mask & 1 for mask in tokens])),
        float(sum([mask >> 1 & 1 for mask in tokens])),
        float(sum([mask >> 2 for mask in tokens])),
        float((unrestored & ~totals.one).bit_count()),
        float(totals.two.bit_count()),
        float(calanoida not in state.consumer_deck and calanoida not in state.removed),
        totals.logs,
        totals.turns,
        totals.slowest,
        totals.producer_logs,
        float(totals.three.bit_count()),
        float((offered & totals.one & ~totals.two).bit_count()),
        float(sum(market.lends)),
        sum([len(stack) for stack in state.elements]) / 10,
        totals.strike / left,
        totals.strike * count / left,
        totals.turns / left,
        totals.logs / left,
        totals.pressures / left / players,
        count / left,
        count * count / left / 6,
        totals.pressure_share * totals.pressure_share,
        totals.element_share * totals.element_share if players > 1 else 0.0,
        supply / 10,
        float(min(fundings, measures)),
        float(measures),
        float(bool(state.active) and ids["climate_change"] in state.active),
    )


_STRIKE, _PRESSURES = OWNED.index("strike"), OWNED.index("pressures")
_PRESSURE_SHARE, _ELEMENTS = OWNED.index("pressure_share"), OWNED.index("elements")


@cache
def chance_of_at_least(least: int, marked: int, cards: int, drawn: int) -> float:
    """Return the probability of drawing at least `least` special cards.

    `marked` of the `cards` in the deck are special, and `drawn` cards are drawn.
    """
    drawn = min(drawn, cards)
    if least <= 0:
        return 1.0
    ways = sum(
        comb(marked, hits) * comb(cards - marked, drawn - hits)
        for hits in range(least, min(marked, drawn) + 1)
    )
    return ways / comb(cards, drawn)
