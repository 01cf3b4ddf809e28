"""The legal actions of a position and what a producer costs (RULES 3.2, 3.3, 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.cards import (
    ALL_TOKENS,
    COPIES_PER_ELEMENT,
    COUNT_BITS,
    COUNT_MASK,
    COUNT_STEP,
    FIRST_CONSUMER,
    FIRST_POLICY,
    FIRST_PRESSURE,
    FIRST_PRODUCER,
    PASS,
    PLUS,
    REFRESH,
    abilities_in,
    habitats_in,
)
from ecosfera.games.baltica.rules.ids import EVERY_ELEMENT
from ecosfera.games.baltica.rules.measures import legal_implementations, legal_literacy
from ecosfera.games.baltica.rules.policies import GREEN_ENERGY_HABITATS
from ecosfera.games.baltica.rules.state import EMPTY, PendingKind

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.cards import Price
    from ecosfera.games.baltica.rules.ids import CardId, ElementId, HabitatId
    from ecosfera.games.baltica.rules.state import Pending, State


HIGHEST_BITS: Final = 0x80_80_80_80_80
"""The highest bit of each element in a combined count."""
ONLY_ELEMENT: Final = {0x80 << COUNT_BITS * element: element for element in EVERY_ELEMENT}
"""The element of each single one of these bits."""
CAN_PASS: Final = 1 << PASS
CAN_DRAW: Final = 1 << PLUS
CAN_REFRESH: Final = 1 << REFRESH


class Payment(NamedTuple):
    """How a producer is paid for: cards of the row, and at most one borrowed from the market."""

    cards: tuple[CardId, ...]
    """The leftmost unused cards of each element, left to right."""
    borrowed: ElementId | None
    """The element of the card borrowed from the market, or None."""


def current_prices(state: State) -> tuple[Price, ...]:
    """Return the current price of each card (RULES 4.1, improved nutrient retention)."""
    catalogue = state.catalogue
    if state.active and catalogue.ids["improved_nutrient_retention"] in state.active:
        return catalogue.reduced_prices
    return catalogue.prices


def price(state: State, card: CardId) -> Price:
    """Return what a producer costs now (RULES 4.1, improved nutrient retention)."""
    return current_prices(state)[card]


def can_pay(price: Price, have: Sequence[int], lends: Sequence[object]) -> bool:
    """Return whether a price can be paid, borrowing at most one card (RULES 3.2).

    `have` counts the cards of each element; `lends` tells for each element whether the market lends
    a card of it.
    """
    missing = 0
    for element, n in price:
        if n > have[element]:
            missing += n - have[element]
            if missing > 1 or not lends[element]:
                return False
    return True


def unused_elements(state: State) -> list[int]:
    """Return the number of unused cards of each element in the active row."""
    have = [0] * 5
    for card in state.row:
        if card < FIRST_PRESSURE and not state.used >> card & 1:
            have[card // COPIES_PER_ELEMENT] += 1
    return have


def affordable(state: State, cards: Iterable[CardId]) -> bool:
    """Return whether the active player can pay for any of these producers now (RULES 3.2).

    Empty market slots are ignored.
    """
    prices, have, lends = current_prices(state), unused_elements(state), state.elements
    return any(card != EMPTY and can_pay(prices[card], have, lends) for card in cards)


def missing_elements(state: State, card: CardId) -> tuple[ElementId, ...]:
    """Return the elements the active row lacks for a producer, one entry for each missing card."""
    have = unused_elements(state)
    return tuple(
        element for element, n in price(state, card) for _ in range(max(0, n - have[element]))
    )


def fitting_producers(state: State, card: CardId) -> list[CardId]:
    """Return the unused producers in the row that share a habitat with a consumer (RULES 3.2)."""
    habitats = state.catalogue.habitats
    return [
        own
        for own in state.row
        if FIRST_PRODUCER <= own < FIRST_CONSUMER
        and not state.used >> own & 1
        and habitats[own] & habitats[card]
    ]


def unrestored_habitats(state: State, card: CardId) -> tuple[HabitatId, ...]:
    """Return the habitats of a card that are not restored yet (RULES 3.2)."""
    return habitats_in(state.catalogue.habitats[card] & ~state.restored)


def payment(state: State, card: CardId) -> Payment:
    """Return how a producer is paid for (RULES 3.2). The producer must be affordable."""
    return Payment(*paid_with(state, card))


def paid_with(state: State, card: CardId) -> tuple[tuple[CardId, ...], ElementId | None]:
    """Return the fields of `Payment` alone, which searches get faster."""
    owed = [0] * 5
    for element, n in price(state, card):
        owed[element] = n
    cards = []
    for own in state.row:
        if own < FIRST_PRESSURE and not state.used >> own & 1:
            kind = own // COPIES_PER_ELEMENT
            if owed[kind]:
                owed[kind] -= 1
                cards.append(own)
    for element in EVERY_ELEMENT:
        if owed[element]:
            return tuple(cards), element
    return tuple(cards), None


def holds_cards(slots: list[CardId]) -> bool:
    """Return whether a row of the market has a card in any slot."""
    for card in slots:  # noqa: SIM110 (a generator would be slower, compiled or not)
        if card != EMPTY:
            return True
    return False


def legal(state: State) -> list[Action]:
    """Return every legal action once (PROTOCOL, legal).

    Of equal cards only the leftmost unused one is listed.
    """
    if state.outcome is not None:
        return []
    if state.pending is not None:
        return _legal_choices(state, state.pending)
    have, producers, consumers, movable = _sort_row(state)
    actions: list[Action] = [act.END_TURN]
    _list_producers(state, have, actions)
    if len(producers) > 1:
        _list_consumers(state, producers, actions)
    if len(consumers) > 1:
        _list_restorations(state, consumers, actions)
    if not state.abilities_blocked:
        _list_abilities(state, movable, actions)
    if state.offer:
        for ability in abilities_in(ALL_TOKENS & ~state.tokens[state.player]):
            actions.append(act.reactivate(ability))
    if state.policy_deck:
        stars, drawn = state.catalogue.stars, state.star_used
        for card in state.rows[state.player]:
            if stars[card] and not drawn >> card & 1:
                actions.append(act.draw_policy(card))
    if state.pool:
        actions += legal_implementations(state)
    return actions


def _sort_row(state: State) -> tuple[int, list[CardId], list[CardId], list[CardId]]:
    """Return the unused cards of the active row, sorted.

    The result holds the combined count of element and pressure cards, the producers, the consumers,
    and the cards that may be passed. Of equal cards only the leftmost one may be passed.
    """
    used = state.used
    have = 0
    producers: list[CardId] = []
    consumers: list[CardId] = []
    movable: list[CardId] = []
    for card in state.rows[state.player]:
        if used >> card & 1:
            continue
        step = COUNT_STEP[card]
        if step:
            another = have & step * COUNT_MASK
            have += step
            if another:
                continue
        elif card < FIRST_CONSUMER:
            producers.append(card)
        elif card < FIRST_POLICY:
            consumers.append(card)
        movable.append(card)
    return have, producers, consumers, movable


def _list_producers(state: State, have: int, actions: list[Action]) -> None:
    """Append the producers that can be paid for, borrowing at most one card from the market.

    This does what `can_pay` does, with combined counts: searches list the actions of every position
    they look at. The highest bit of each count is set before the price is subtracted, and is gone
    afterwards if the row lacks cards of this element.
    """
    catalogue = state.catalogue
    prices = catalogue.counted_prices
    if state.active and catalogue.ids["improved_nutrient_retention"] in state.active:
        prices = catalogue.reduced_counted_prices
    have |= HIGHEST_BITS
    for card in state.producers:
        if card == EMPTY:
            continue
        rest = have - prices[card]
        lacks = ~rest & HIGHEST_BITS
        if lacks:
            element = ONLY_ELEMENT.get(lacks)
            if element is None or not state.elements[element]:
                continue
            if (rest + (lacks >> COUNT_BITS - 1)) & lacks == 0:
                continue  # it lacks two or more cards of the element
        actions.append(act.acquire_producer(card))


def _list_consumers(state: State, producers: list[CardId], actions: list[Action]) -> None:
    """Append the consumers that two unused producers of the row can acquire."""
    habitats = state.catalogue.habitats
    market = [card for card in state.consumers if card != EMPTY]
    for i, one in enumerate(producers, 1):
        for two in producers[i:]:
            common = habitats[one] & habitats[two]
            if common:
                for card in market:
                    if habitats[card] & common:
                        actions.append(act.acquire_consumer(card, one, two))


def _list_restorations(state: State, consumers: list[CardId], actions: list[Action]) -> None:
    """Append the pairs of unused consumers that share a habitat not yet restored."""
    habitats = state.catalogue.habitats
    new = ~state.restored
    for i, one in enumerate(consumers, 1):
        shared = habitats[one] & new
        for two in consumers[i:]:
            if habitats[two] & shared:
                actions.append(act.restore_habitats(one, two))


def _list_abilities(state: State, movable: list[CardId], actions: list[Action]) -> None:
    """Append passes, draws and refreshes by face-up tokens and unused ability symbols."""
    passing, drawing, refreshing = _ability_sources(state)
    player, players = state.player, state.config.players
    for source in passing:
        for card in movable:
            if card != source:
                actions += act.passes(source, card, player, players)
    if drawing and (state.decks[player] or state.discards[player]):
        for source in drawing:
            actions.append(act.plus(source))
    if refreshing:
        if holds_cards(state.producers):
            for source in refreshing:
                actions.append(act.refresh(source, consumers=False))
        if holds_cards(state.consumers):
            for source in refreshing:
                actions.append(act.refresh(source, consumers=True))


def _ability_sources(state: State) -> tuple[list[CardId], list[CardId], list[CardId]]:
    """Return what lets the active player pass, draw and refresh: tokens and cards of the row."""
    player = state.player
    tokens = state.tokens[player]
    passing = [act.TOKEN] if tokens & CAN_PASS else []
    drawing = [act.TOKEN] if tokens & CAN_DRAW else []
    refreshing = [act.TOKEN] if tokens & CAN_REFRESH else []
    abilities, spent = state.catalogue.abilities, state.ability_used
    for card in state.rows[player]:
        symbols = abilities[card]
        if symbols and not spent >> card & 1:
            if symbols & CAN_PASS:
                passing.append(card)
            if symbols & CAN_DRAW:
                drawing.append(card)
            if symbols & CAN_REFRESH:
                refreshing.append(card)
    return passing, drawing, refreshing


def _legal_choices(state: State, pending: Pending) -> list[Action]:
    """Return the answers to the pending choice."""
    match pending.kind:
        case PendingKind.GREEN_ENERGY:
            return [act.ChooseHabitat(habitat) for habitat in GREEN_ENERGY_HABITATS]
        case PendingKind.OCEAN_LITERACY:
            return [*legal_literacy(state, pending.player)]
        case _:
            return [act.ChooseReaction(implement=True), act.ChooseReaction(implement=False)]
