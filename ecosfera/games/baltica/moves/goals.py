"""How near the habitats are: the animals from there that the players own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.baltica.rules.actions import MARKET, AcquireConsumer, Pass
from ecosfera.games.baltica.rules.cards import (
    ALL_HABITATS,
    FIRST_CONSUMER,
    FIRST_POLICY,
    habitats_in,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

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


def _animals(state: State, player: PlayerId) -> list[CardId]:
    """Return the consumers of a player, wherever they lie."""
    cards = (*state.rows[player], *state.decks[player], *state.discards[player])
    return [card for card in cards if FIRST_CONSUMER <= card < FIRST_POLICY]
