"""How near the habitats are: the animals from there that the players own."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.baltica.rules.actions import MARKET, AcquireConsumer, Pass
from ecosfera.games.baltica.rules.cards import (
    ALL_HABITATS,
    FIRST_CONSUMER,
    FIRST_POLICY,
    habitats_in,
)
from ecosfera.games.baltica.rules.view import in_front

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.ids import CardId, HabitatId, PlayerId
    from ecosfera.games.baltica.rules.state import State

PAIR: Final = 2
"""Number of animals that restore a habitat together."""


class Goal(NamedTuple):
    """Who is nearest to restoring a habitat: the player with most animals from there."""

    player: PlayerId
    animals: tuple[CardId, ...]


def goals(state: State) -> Mapping[HabitatId, Goal]:
    """Return the goal of each habitat that is not restored, if anybody has an animal from there."""
    habitats = state.catalogue.habitats
    owned = {player: _animals(state, player) for player in state.players}
    found: dict[HabitatId, Goal] = {}
    for habitat in habitats_in(ALL_HABITATS & ~state.restored):
        for player, animals in owned.items():
            there = tuple(card for card in animals if habitats[card] >> habitat & 1)
            if len(there) > (len(found[habitat].animals) if habitat in found else 0):
                found[habitat] = Goal(player, there)
    return found


class Lies(Enum):
    """Where an animal lies, from the nearest place to the farthest."""

    ROW = "row"
    DECK = "deck"
    DISCARD = "discard"
    USED = "used"
    """In the row in front, but used in this turn."""
    MARKET = "market"


class Half(NamedTuple):
    """An animal from the last habitat, and where it lies."""

    card: CardId
    lies: Lies
    player: PlayerId
    """Whose place that is; the player in front for the market."""


def last_halves(state: State) -> tuple[HabitatId, tuple[Half, ...]] | None:
    """Return the only habitat that is not restored and the nearest animals from there.

    They are two at most. Return None while more habitats are missing.
    """
    left = habitats_in(ALL_HABITATS & ~state.restored)
    if len(left) != 1:
        return None
    front = in_front(state)
    places = [(Lies.MARKET, front, tuple(state.consumers))]
    for player in state.players:
        row = state.rows[player]
        mine = player == state.player
        used = tuple(card for card in row if mine and state.used >> card & 1)
        places += [
            (Lies.ROW, player, tuple(card for card in row if card not in used)),
            (Lies.USED, player, used),
            (Lies.DECK, player, tuple(state.decks[player])),
            (Lies.DISCARD, player, tuple(state.discards[player])),
        ]
    habitats, order = state.catalogue.habitats, list(Lies)
    found = [
        Half(card, lies, player)
        for lies, player, cards in places
        for card in cards
        if FIRST_CONSUMER <= card < FIRST_POLICY and habitats[card] >> left[0] & 1
    ]
    # Cards in a deck are not told in their order.
    found.sort(key=lambda half: (order.index(half.lies), half.player != front, half.card))
    return left[0], tuple(found[:PAIR])


def come_within_reach(state: State, action: Action) -> tuple[PlayerId, tuple[HabitatId, ...]]:
    """Return the player who owns a pair for habitats after an action, and these habitats.

    Nobody had a pair for them before. If the pair can be used at once, nobody has to be told.
    """
    match action:
        case AcquireConsumer(card):
            player = state.player
        case Pass(_, card, to) if FIRST_CONSUMER <= card < FIRST_POLICY and to != MARKET:
            player = to
        case _:
            return state.player, ()
    habitats, before = state.catalogue.habitats, goals(state)
    at_hand = 0
    if player == state.player:
        for other in state.row:
            if not state.used >> other & 1:
                at_hand |= habitats[other] if FIRST_CONSUMER <= other < FIRST_POLICY else 0
    paired = 0
    for other in _animals(state, player):
        paired |= habitats[other]
    new = habitats_in(habitats[card] & paired & ~at_hand & ~state.restored)
    return player, tuple(h for h in new if len(before[h].animals) < PAIR)


def halves_elsewhere(
    state: State, action: Action, player: PlayerId, habitats: Sequence[HabitatId]
) -> tuple[Half, ...]:
    """Return the animals that lie elsewhere and make a pair with the one of an action.

    There is one for each of these habitats for which the player has none in the row.
    """
    card = action.card if isinstance(action, AcquireConsumer | Pass) else None
    lying = state.catalogue.habitats
    places = [
        (Lies.ROW, state.rows[player]),
        (Lies.DECK, state.decks[player]),
        (Lies.DISCARD, state.discards[player]),
    ]
    found: dict[CardId, Half] = {}
    for habitat in habitats:
        halves = [
            Half(other, lies, player)
            for lies, cards in places
            for other in sorted(cards)
            if FIRST_CONSUMER <= other < FIRST_POLICY
            and other != card
            and lying[other] >> habitat & 1
        ]
        if halves and halves[0].lies is not Lies.ROW:
            found.setdefault(halves[0].card, halves[0])
    return tuple(found.values())


def _animals(state: State, player: PlayerId) -> list[CardId]:
    """Return the consumers of a player, wherever they lie."""
    cards = (*state.rows[player], *state.decks[player], *state.discards[player])
    return [card for card in cards if FIRST_CONSUMER <= card < FIRST_POLICY]
