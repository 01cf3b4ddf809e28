"""Setting up a new game from its configuration (RULES 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.fold import Draft
from ecosfera.games.co2.rules.ids import (
    CARDS_PER_KIND,
    CREDITS,
    EUROS,
    EVERY_AREA,
    EVERY_EVENT,
    EVERY_KIND,
    EVERY_PLAYER,
    EVERY_TERRITORY,
    HAND,
    HEAD_START,
    LOWEST_START,
    START_CREDITS,
    START_EUROS,
    VIA,
)
from ecosfera.games.co2.rules.pieces import RandomSource
from ecosfera.games.co2.rules.state import Bank, Player, State, Turn, View, balance_of

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.config import Config
    from ecosfera.games.co2.rules.events import Event
    from ecosfera.games.co2.rules.ids import KindId, PlayerId
    from ecosfera.games.co2.rules.pieces import Catalogue


def new_game(catalogue: Catalogue, config: Config) -> tuple[State, list[Event]]:
    """Return the first position, and the events from the throws that decide who begins."""
    random = RandomSource.seeded(config.seed)
    owners, done = _deal_territories(catalogue, config, random)
    deck = list(EVERY_EVENT)
    random.shuffle(deck)
    bag = [CARDS_PER_KIND] * len(EVERY_KIND)
    for territory, actions in zip(catalogue.territories, done, strict=True):
        for kind in territory.kinds[:actions]:
            bag[kind] -= 1
    hands = [_draw_hand(bag, random) for _ in range(config.players)]
    throws: list[Event] = []
    first = config.first_player
    if first is None:
        first = _throw_for_start(config.players, random, throws)
    view = View(
        catalogue,
        config,
        players=tuple(Player(VIA, START_CREDITS, START_EUROS, hand) for hand in hands),
        owners=owners,
        done=done,
        bank=Bank(CREDITS - START_CREDITS * config.players, EUROS - START_EUROS * config.players),
        bag=tuple(bag),
        deck=len(deck),
        discard=(),
        turn=Turn(first, first),
    )
    draft = Draft(State(view, tuple(deck), random.state))
    draft.emit(ev.TurnBegan(first, 1, 1))
    return draft.state(), [*throws, *draft.events]


def _deal_territories(
    catalogue: Catalogue, config: Config, random: RandomSource
) -> tuple[tuple[PlayerId | None, ...], tuple[int, ...]]:
    """Return who owns each territory, and the actions done; nobody begins near the bottom."""
    players = EVERY_PLAYER[: config.players]
    if config.head_start:
        owners = _deal_areas(catalogue, config, random)
        return owners, tuple(0 if owner is None else HEAD_START for owner in owners)
    none_done = (0,) * len(EVERY_TERRITORY)
    order = list(EVERY_TERRITORY)
    while True:
        random.shuffle(order)
        dealt: list[PlayerId | None] = [None] * len(order)
        for i, territory in enumerate(order[: config.players * config.start_territories]):
            dealt[territory] = players[i % config.players]
        if all(balance_of(catalogue, dealt, none_done, p) > LOWEST_START for p in players):
            return tuple(dealt), none_done


def _deal_areas(
    catalogue: Catalogue, config: Config, random: RandomSource
) -> tuple[PlayerId | None, ...]:
    """Return who owns each territory where everybody has two of an area (RULES 2.9).

    With three each, the next player has the third one of the area.
    """
    players = EVERY_PLAYER[: config.players]
    areas = list(EVERY_AREA)
    random.shuffle(areas)
    owners: list[PlayerId | None] = [None] * len(EVERY_TERRITORY)
    for player, area in zip(players, areas, strict=False):
        places = list(catalogue.areas[area].territories)
        random.shuffle(places)
        takers = player, player, players[(player + 1) % config.players]
        for territory, taker in zip(places[: config.start_territories], takers, strict=False):
            owners[territory] = taker
    return tuple(owners)


def _draw_hand(bag: list[int], random: RandomSource) -> tuple[KindId, ...]:
    """Return the first cards of a player (RULES 2.4)."""
    hand = []
    for _ in range(HAND):
        card = random.card(bag, EVERY_KIND)
        bag[card] -= 1
        hand.append(card)
    return tuple(hand)


def _throw_for_start(players: int, random: RandomSource, throws: list[Event]) -> PlayerId:
    """Return who throws the most; those who are equal throw again (RULES 2.6)."""
    left = list(EVERY_PLAYER[:players])
    while len(left) > 1:
        totals = {}
        for player in left:
            dice = random.dice()
            throws.append(ev.StartDice(player, dice))
            totals[player] = sum(dice)
        left = [player for player in left if totals[player] == max(totals.values())]
    return left[0]
