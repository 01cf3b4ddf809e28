"""The reasons for an action: their codes and details, and those about measures and the market."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.rules.actions import TOKEN
from ecosfera.games.baltica.rules.cards import (
    ABILITIES,
    ALL_HABITATS,
    FIRST_CONSUMER,
    FIRST_POLICY,
    FIRST_PRODUCER,
    MUD,
    habitats_in,
)
from ecosfera.games.baltica.rules.legality import affordable
from ecosfera.games.baltica.rules.state import EMPTY, IMPACT_TILES, PendingKind

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ecosfera.games.baltica.rules.actions import ChooseReaction, Implement, Refresh
    from ecosfera.games.baltica.rules.ids import CardId, ElementId, HabitatId, PlayerId
    from ecosfera.games.baltica.rules.state import State


@dataclass(frozen=True, slots=True)
class HintReason:
    """One reason for an action."""

    code: str
    """Its sentence is the message `hint.<code>`, with the other fields filled in."""
    cards: tuple[CardId, ...] = ()
    habitats: tuple[HabitatId, ...] = ()
    elements: tuple[ElementId, ...] = ()
    player: PlayerId | None = None
    chance: tuple[int, int] | None = None
    """A number of cards out of a number of cards: "2 in 5"."""


PROMISES: Final = {"next-restores": "now-restores", "next-takes": "now-takes"}
"""Reasons that speak of the next turn, and what they are called in that turn."""


# -- measures (RULES 4.1) --------------------------------------------------------------------------


ALWAYS_THE_SAME: Final = {
    "improved_nutrient_retention": "measure-cheaper",
    "recycling_and_waste_disposal": "measure-cleans",
    "strict_protection": "measure-protects",
    "upgraded_waste_water_treatment": "measure-nutrients",
    "ocean_literacy": "measure-all-pass",
}
"""Reasons without details, by measure. A measure that is not listed has no special reason."""
REACTIONS: Final = {
    PendingKind.STRICT_PROTECTION: "reaction-protects",
    PendingKind.UPGRADED_WASTE_WATER_TREATMENT: "reaction-saves-turn",
}


def about_measure(state: State, action: Implement) -> HintReason:
    """Return what a measure does, with the choices made for it."""
    name = state.catalogue.names[action.measure]
    match name:
        case "bubble_curtains":
            tokens = len(ABILITIES) * state.config.players
            down = tokens - sum(mask.bit_count() for mask in state.tokens)
            return HintReason("measure-tokens", chance=(down, tokens))
        case "habitat_restoration":
            return HintReason("measure-impact", chance=(state.impacts, IMPACT_TILES))
        case "migratory_barrier_removal" if action.card is not None:
            return HintReason("measure-joins", (action.card,), player=action.player)
        case "fishing_gear_regulation":
            return HintReason("measure-takes", habitats=(MUD,), player=action.player)
        case "hazardous_substance_regulation" if action.habitat is not None:
            return HintReason("measure-restores", (action.measure,), (action.habitat,))
        case _:
            return HintReason(ALWAYS_THE_SAME.get(name, "best-found"))


def about_reaction(state: State, action: ChooseReaction) -> HintReason:
    """Return why to implement a measure as a reaction, or why to keep the funding."""
    assert state.pending is not None
    return HintReason(REACTIONS[state.pending.kind] if action.implement else "keeps-funding")


# -- the market ------------------------------------------------------------------------------------


def about_refresh(state: State, action: Refresh) -> Iterator[HintReason]:
    """Yield why the producers or the consumers of the market should be replaced."""
    found = list(_about_consumers(state) if action.consumers else _about_producers(state))
    yield from found
    if action.source != TOKEN:
        yield HintReason("costs-nothing")
    elif not found:
        yield HintReason("fresh-consumers" if action.consumers else "fresh-producers")


def _about_consumers(state: State) -> Iterator[HintReason]:
    """Yield why the deck is better: no consumer fits the row, or more of the deck are useful."""
    habitats, deck = state.catalogue.habitats, state.consumer_deck
    market = _on(state.consumers)
    pairs = seen = 0
    for card in state.row:
        if FIRST_PRODUCER <= card < FIRST_CONSUMER and not state.used >> card & 1:
            pairs |= seen & habitats[card]
            seen |= habitats[card]
    hits = sum(bool(habitats[card] & pairs) for card in deck)
    if hits and not any(habitats[card] & pairs for card in market):
        chance = (hits, len(deck))
        yield HintReason("no-consumer-fits", habitats=habitats_in(pairs), chance=chance)
    else:
        yield from _partners(state, market, deck, "more-partners")
        if better := _more(market, deck, partial(_lives_in, state, _unrestored(state))):
            yield HintReason("more-consumers-of-use", chance=better)


def _about_producers(state: State) -> Iterator[HintReason]:
    """Yield why the deck is better: no producer is affordable, or more of the deck are useful."""
    deck, market = state.producer_deck, _on(state.producers)
    payable = sum(affordable(state, [card]) for card in deck)
    if payable and not affordable(state, market):
        yield HintReason("no-producer-payable", chance=(payable, len(deck)))
    else:
        yield from _partners(state, market, deck, "more-neighbours")
        if better := _more(market, deck, partial(_lives_in, state, _unrestored(state))):
            yield HintReason("more-producers-of-use", chance=better)


def about_restored_home(state: State, card: CardId) -> Iterator[HintReason]:
    """Yield the player's producer with which one of restored habitats opens a wanted consumer."""
    habitats, player = state.catalogue.habitats, state.player
    wanted = [
        habitats[animal]
        for animal in state.consumers
        if animal != EMPTY and habitats[animal] & ~state.restored
    ]
    for own in (*state.rows[player], *state.decks[player], *state.discards[player]):
        shared = habitats[own] & habitats[card] if FIRST_PRODUCER <= own < FIRST_CONSUMER else 0
        if own != card and any(shared & mask for mask in wanted):
            yield HintReason("joins-producers", (card, own), habitats_in(shared))
            return


def _on(slots: Sequence[CardId]) -> list[CardId]:
    """Return the cards in the slots of the market."""
    return [card for card in slots if card != EMPTY]


def _unrestored(state: State) -> int:
    """Return the mask of habitats not yet restored."""
    return ALL_HABITATS & ~state.restored


def _lives_in(state: State, habitats: int, card: CardId) -> bool:
    """Return whether a species lives in one of these habitats, given as a mask."""
    return bool(state.catalogue.habitats[card] & habitats)


def _partners(
    state: State, market: Sequence[CardId], deck: Sequence[CardId], code: str
) -> Iterator[HintReason]:
    """Yield the player's card with which more of the deck than of the market share a habitat.

    Only habitats not yet restored count.
    """
    habitats, player = state.catalogue.habitats, state.player
    first, last = (
        (FIRST_PRODUCER, FIRST_CONSUMER)
        if deck and deck[0] < FIRST_CONSUMER
        else (FIRST_CONSUMER, FIRST_POLICY)
    )
    found: list[tuple[CardId, tuple[int, int]]] = []
    for own in (*state.rows[player], *state.decks[player], *state.discards[player]):
        shared = habitats[own] & _unrestored(state) if first <= own < last else 0
        if better := _more(market, deck, partial(_lives_in, state, shared)):
            found.append((own, better))
    if found:
        own, chance = max(found, key=lambda one: (one[1][0], -one[0]))
        yield HintReason(code, (own,), chance=chance)


def _more(
    market: Sequence[CardId], deck: Sequence[CardId], good: Callable[[CardId], bool]
) -> tuple[int, int] | None:
    """Return how many cards of the deck are good, or None if the market's share is not smaller.

    The result is that number and the size of the deck.
    """
    here, there = (sum(map(good, cards)) for cards in (market, deck))
    return (there, len(deck)) if there * len(market) > here * len(deck) else None
