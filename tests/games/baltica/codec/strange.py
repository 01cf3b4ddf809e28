"""Positions that no game reaches but somebody could set up: cards placed at random."""

from __future__ import annotations

from dataclasses import replace

from ecosfera.core.rng import Rng
from ecosfera.games.baltica.rules.cards import (
    COPIES_PER_ELEMENT,
    EVERY_CARD,
    CardKind,
    Category,
    Duration,
)
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.ids import EVERY_HABITAT, EVERY_PLAYER, CardId
from ecosfera.games.baltica.rules.policies import SPARED_BY_STRICT_PROTECTION
from ecosfera.games.baltica.rules.state import EMPTY, Pending, PendingKind, State
from tests.games.baltica.rules.positions import catalogue


def strange_position(seed: int) -> State:
    """Return a position of one to four rows at level 2; most can be loaded."""
    luck = Rng(f"strange {seed}")
    players = 1 + luck.number() % 4
    config = Config(
        players=players, policies=True, first_player=luck.number() % players, seed=str(seed)
    )
    state = State(
        catalogue(),
        config,
        rows=[[] for _ in range(players)],
        decks=[[] for _ in range(players)],
        discards=[[] for _ in range(players)],
        tokens=[luck.number() % 8 for _ in range(players)],
        producers=[EMPTY] * 4,
        producer_deck=[],
        consumers=[EMPTY] * 4,
        consumer_deck=[],
        elements=[[] for _ in range(5)],
        pressures=[],
        policy_deck=[],
        pool=[],
        active=[],
        policy_discard=[],
        removed=[],
        habitats=[],
        rng=luck.number(),
    )
    state.number = 1 + luck.number() % 50
    state.player = EVERY_PLAYER[(config.first_player + state.number - 1) % players]
    state.impacts = luck.number() % 6
    state.implemented = luck.number() % 6
    state.acquired = chance(luck, 50)
    state.abilities_blocked = chance(luck, 20)
    state.noise_next = chance(luck, 20)
    state.skip_next = players > 1 and chance(luck, 30)
    _deal(state, luck)
    _mark(state, luck)
    if chance(luck, 50):
        _owe(state, luck)
    for habitat in EVERY_HABITAT:
        wanted = habitat not in {1, 3, 5} or state.pending is None
        if wanted and len(state.habitats) < 5 and chance(luck, 40):
            state.habitats.append(habitat)
            state.restored |= 1 << habitat
    return state


def chance(luck: Rng, percent: int) -> bool:
    """Whether something happens."""
    return luck.number() % 100 < percent


def _deal(state: State, luck: Rng) -> None:
    """Throws all cards about."""
    owned, gone = luck.pick([2, 5, 20, 50]), luck.pick([0, 5, 30])
    market: dict[CardKind, list[CardId]] = {
        CardKind.PRESSURE: state.pressures,
        CardKind.PRODUCER: state.producer_deck,
        CardKind.CONSUMER: state.consumer_deck,
    }
    cards = list(EVERY_CARD)
    while cards:
        card = cards.pop(luck.number() % len(cards))
        player = luck.number() % state.config.players
        own = luck.pick([state.rows[player], state.decks[player], state.discards[player]])
        kind = state.catalogue.kinds[card]
        if kind is CardKind.POLICY:
            policy = state.catalogue.policy(card)
            piles = [state.policy_deck, state.policy_discard, state.removed]
            if policy.category in {Category.MEASURE, Category.FUNDING}:
                piles += [state.pool, state.pool]
            if policy.duration is Duration.PERMANENT:
                piles.append(state.active)
            if policy.id == "beach_litter":
                piles.append(own)
            luck.pick(piles).append(card)
        elif chance(luck, owned):
            own.append(card)
        elif chance(luck, gone):
            state.removed.append(card)
        elif kind is CardKind.ELEMENT:
            state.elements[card // COPIES_PER_ELEMENT].append(card)
        else:
            market[kind].append(card)
    for slots, deck in (
        (state.producers, state.producer_deck),
        (state.consumers, state.consumer_deck),
    ):
        slots[:] = [deck.pop() if deck else EMPTY for _ in slots]


def _mark(state: State, luck: Rng) -> None:
    """Mark cards of the active row that can have marks."""
    cards = state.catalogue
    for card in state.row:
        if cards.kinds[card] not in {CardKind.PRESSURE, CardKind.POLICY} and chance(luck, 30):
            state.used |= 1 << card
        if cards.abilities[card] and chance(luck, 30):
            state.ability_used |= 1 << card
        if cards.stars[card] and chance(luck, 30):
            state.star_used |= 1 << card


def _owe(state: State, luck: Rng) -> None:
    """Leaves a choice pending, with the cards it needs."""
    kind = luck.pick(list(PendingKind))
    ids = state.catalogue.ids
    pending = Pending(kind, state.player)
    if kind is PendingKind.OCEAN_LITERACY:
        pending = replace(pending, player=EVERY_PLAYER[luck.number() % state.config.players])
        _move(state, ids["ocean_literacy"], state.active)
    elif kind is PendingKind.GREEN_ENERGY:
        pending = replace(pending, due=luck.number() % 3, ending=chance(luck, 50))
        _move(state, ids["green_energy"], state.active)
    else:
        _move(state, ids[kind.value], state.pool)
        _move(state, ids["funding#1"], state.pool)
        if kind is PendingKind.STRICT_PROTECTION:
            asking = ids[luck.pick(sorted(SPARED_BY_STRICT_PROTECTION))]
            _move(state, asking, state.active)
            pending = replace(pending, card=asking, due=luck.number() % 3, ending=chance(luck, 50))
        else:
            pending = replace(pending, start=chance(luck, 50))
            for name in ("nutrients#1", "nutrients#2", "nutrients#3"):
                _move(state, ids[name], state.row)
            state.used &= sum(1 << card for card in state.row)
    state.pending = pending


def _move(state: State, card: CardId, pile: list[CardId]) -> None:
    """Move a card to a pile from wherever it lies."""
    for place in (
        *state.rows,
        *state.decks,
        *state.discards,
        *state.elements,
        *(state.pool, state.active, state.removed, state.policy_deck, state.policy_discard),
    ):
        if card in place:
            place.remove(card)
    pile.append(card)
