"""The view: the visible part of a position, and how events change it.

A view holds everything but the order of the face-down decks. `fold` applies one event to a view;
applying all events of an action to the view before it gives the view after it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, assert_never

from ecosfera.core.rng import shuffle
from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.actions import TOKEN
from ecosfera.games.baltica.rules.cards import ALL_HABITATS, FIRST_FUNDING, CardKind
from ecosfera.games.baltica.rules.events import Zone
from ecosfera.games.baltica.rules.ids import EVERY_PLAYER, CardId, HabitatId, PlayerId
from ecosfera.games.baltica.rules.state import EMPTY, Outcome, Pending

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.baltica.rules.cards import Catalogue
    from ecosfera.games.baltica.rules.events import Event, Location
    from ecosfera.games.baltica.rules.state import State


@dataclass(slots=True)
class View:
    """One position as it lies on the table.

    Face-down decks and the pressure supply are only counts of cards.
    """

    rows: list[list[CardId]]
    decks: list[int]
    discards: list[list[CardId]]
    """Discard pile of each player, top card last."""
    tokens: list[int]
    """Bit mask of the face-up ability tokens of each player."""
    producers: list[CardId]
    """Four market slots: a card or `EMPTY`."""
    producer_deck: int
    consumers: list[CardId]
    consumer_deck: int
    elements: list[list[CardId]]
    """Five market stacks, top card last."""
    pressures: int
    policy_deck: int
    pool: list[CardId]
    active: list[CardId]
    policy_discard: list[CardId]
    removed: list[CardId]
    habitats: list[HabitatId]
    """Restored habitats, in order."""
    impacts: int
    implemented: int
    player: PlayerId
    number: int
    acquired: bool
    offer: bool
    abilities_blocked: bool
    skip_next: bool
    noise_next: bool
    used: int
    """Bit mask of used cards of the active row; `ability_used` and `star_used` likewise."""
    ability_used: int
    star_used: int
    pending: Pending | None
    outcome: Outcome | None


def view(state: State) -> View:
    """Return the view of a position, as an independent copy."""
    return View(
        rows=[row[:] for row in state.rows],
        decks=[len(deck) for deck in state.decks],
        discards=[pile[:] for pile in state.discards],
        tokens=state.tokens[:],
        producers=state.producers[:],
        producer_deck=len(state.producer_deck),
        consumers=state.consumers[:],
        consumer_deck=len(state.consumer_deck),
        elements=[stack[:] for stack in state.elements],
        pressures=len(state.pressures),
        policy_deck=len(state.policy_deck),
        pool=state.pool[:],
        active=state.active[:],
        policy_discard=state.policy_discard[:],
        removed=state.removed[:],
        habitats=state.habitats[:],
        impacts=state.impacts,
        implemented=state.implemented,
        player=state.player,
        number=state.number,
        acquired=state.acquired,
        offer=state.offer,
        abilities_blocked=state.abilities_blocked,
        skip_next=state.skip_next,
        noise_next=state.noise_next,
        used=state.used,
        ability_used=state.ability_used,
        star_used=state.star_used,
        pending=state.pending,
        outcome=state.outcome,
    )


def copy_view(seen: View) -> View:
    """Return a copy of a view, which later events do not change."""
    return replace(
        seen,
        rows=[row[:] for row in seen.rows],
        decks=seen.decks[:],
        discards=[pile[:] for pile in seen.discards],
        tokens=seen.tokens[:],
        producers=seen.producers[:],
        consumers=seen.consumers[:],
        elements=[stack[:] for stack in seen.elements],
        pool=seen.pool[:],
        active=seen.active[:],
        policy_discard=seen.policy_discard[:],
        removed=seen.removed[:],
        habitats=seen.habitats[:],
    )


def in_front(position: View | State) -> PlayerId:
    """Return the player whose row is in front: the one who has to decide, or whose turn it is."""
    return position.player if position.pending is None else position.pending.player


def seating(seen: View, front: PlayerId) -> list[PlayerId]:
    """Return the other players in the order of their rows on the right, beginning after `front`."""
    players = EVERY_PLAYER[: len(seen.rows)]
    return [*players[front + 1 :], *players[:front]]


def pool_cards(seen: View) -> list[CardId]:
    """Return the cards listed in the pool: face-up policies, then measures, without funding."""
    return [*seen.active, *(card for card in seen.pool if not is_funding(card))]


def gone_home(catalogue: Catalogue, removed: Sequence[CardId]) -> list[CardId]:
    """Return the removed animals that have gone home (RULES 2.1).

    Those of all six habitats never do: the game is won first. They were left out from the start.
    """
    return [
        card
        for card in removed
        if catalogue.kinds[card] is CardKind.CONSUMER and catalogue.habitats[card] != ALL_HABITATS
    ]


def is_funding(card: CardId) -> bool:
    """Return whether a card is a funding card."""
    return card >= FIRST_FUNDING


def with_hidden_shuffled(state: State, seed: int) -> State:
    """Return a copy with the hidden decks and the random source replaced, for bots and hints.

    Positions that differ only in hidden order give equal copies for the same `seed`, so a search of
    the copy uses nothing that a player cannot know.
    """
    copy = state.copy()
    rng = seed
    for deck in (*copy.decks, copy.producer_deck, copy.consumer_deck, copy.policy_deck):
        deck.sort()
        rng = shuffle(deck, rng)
    copy.rng = rng
    return copy


def apply_event(seen: View, event: Event) -> None:
    """Apply one event to a view, in place."""
    match event:
        case ev.CardMoved():
            _take(seen, event.card, event.source)
            _put(seen, event.card, event.target)
        case ev.DeckShuffled():
            seen.decks[event.player] += len(seen.discards[event.player])
            seen.discards[event.player].clear()
        case ev.CardsUsed() | ev.AbilityUsed() | ev.StarUsed() | ev.TokensTurned():
            _fold_marks(seen, event)
        case ev.HabitatRestored() | ev.ImpactPlaced() | ev.ImpactTakenBack() | ev.GameEnded():
            _fold_tiles(seen, event)
        case ev.TurnEnded() | ev.TurnSkipped() | ev.TurnStarted() | ev.NextTurnChanged():
            _fold_turn(seen, event)
        case ev.ChoiceOwed():
            seen.pending = event.pending
        case ev.ChoiceMade():
            seen.pending = None
        case ev.OfferChanged():
            seen.offer = event.offer
        case ev.SparedPressure():
            seen.acquired = True
        case ev.MeasureImplemented():
            seen.implemented += 1
        case ev.Triggered() | ev.PressureMissing() | ev.PolicyDrawn() | ev.CameHome():
            pass
        case _:  # pragma: no cover
            assert_never(event)


def _fold_marks(
    seen: View, event: ev.CardsUsed | ev.AbilityUsed | ev.StarUsed | ev.TokensTurned
) -> None:
    match event:
        case ev.CardsUsed():
            for card in event.cards:
                seen.used |= 1 << card
        case ev.AbilityUsed():
            if event.source == TOKEN:
                seen.tokens[seen.player] &= ~(1 << event.ability)
            else:
                seen.ability_used |= 1 << event.source
        case ev.StarUsed():
            seen.star_used |= 1 << event.card
        case _:
            seen.tokens[event.player] = event.tokens


def _fold_tiles(
    seen: View, event: ev.HabitatRestored | ev.ImpactPlaced | ev.ImpactTakenBack | ev.GameEnded
) -> None:
    match event:
        case ev.HabitatRestored():
            seen.habitats.append(event.habitat)
        case ev.ImpactPlaced():
            seen.impacts += 1
        case ev.ImpactTakenBack():
            seen.impacts -= 1
        case _:
            seen.outcome = event.outcome


def _fold_turn(
    seen: View, event: ev.TurnEnded | ev.TurnSkipped | ev.TurnStarted | ev.NextTurnChanged
) -> None:
    match event:
        case ev.TurnEnded():
            seen.used = seen.ability_used = seen.star_used = 0
            seen.abilities_blocked = False
        case ev.TurnSkipped():
            seen.player, seen.number = event.player, event.number
        case ev.TurnStarted():
            seen.player, seen.number = event.player, event.number
            seen.abilities_blocked = event.abilities_blocked
            seen.acquired = False
        case _:
            seen.skip_next, seen.noise_next = event.skip, event.noise


def _take(seen: View, card: CardId, place: Location) -> None:
    """Remove a card from its place; of a face-down deck only the count changes."""
    zone, which = place
    match zone:
        case Zone.ROW:
            seen.rows[which].remove(card)
            if which == seen.player:
                rest = ~(1 << card)
                seen.used &= rest
                seen.ability_used &= rest
                seen.star_used &= rest
        case Zone.PRODUCERS:
            seen.producers[which] = EMPTY
        case Zone.CONSUMERS:
            seen.consumers[which] = EMPTY
        case Zone.DECK:
            seen.decks[which] -= 1
        case Zone.PRODUCER_DECK:
            seen.producer_deck -= 1
        case Zone.CONSUMER_DECK:
            seen.consumer_deck -= 1
        case Zone.PRESSURES:
            seen.pressures -= 1
        case Zone.POLICY_DECK:
            seen.policy_deck -= 1
        case _:
            _pile(seen, place).remove(card)


def _put(seen: View, card: CardId, place: Location) -> None:
    """Add a card to its new place."""
    zone, which = place
    match zone:
        case Zone.PRODUCERS:
            seen.producers[which] = card
        case Zone.CONSUMERS:
            seen.consumers[which] = card
        case Zone.PRODUCER_DECK:
            seen.producer_deck += 1
        case Zone.CONSUMER_DECK:
            seen.consumer_deck += 1
        case Zone.PRESSURES:
            seen.pressures += 1
        case _:
            _pile(seen, place).append(card)


def _pile(seen: View, place: Location) -> list[CardId]:
    """Return the face-up pile or row at a place."""
    zone, which = place
    if zone is Zone.ROW:
        return seen.rows[which]
    if zone is Zone.DISCARD:
        return seen.discards[which]
    if zone is Zone.ELEMENTS:
        return seen.elements[which]
    piles = {
        Zone.POOL: seen.pool,
        Zone.ACTIVE: seen.active,
        Zone.POLICY_DISCARD: seen.policy_discard,
        Zone.REMOVED: seen.removed,
    }
    return piles[zone]
