"""The state of a game, and what follows from it (RULES 2, 6, 8).

Values never change; moves make new ones (`engine.apply`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.rules.config import Config
from ecosfera.games.co2.rules.ids import (
    ACTIONS,
    AFAR_EXTRA,
    CREDIT_PRICE,
    EVERY_KIND,
    EVERY_PLAYER,
    NOTE,
    RETIRE_PRICE,
    SQUARES,
    AreaId,
    EventId,
    KindId,
    PlayerId,
    TerritoryId,
)
from ecosfera.games.co2.rules.pieces import Catalogue, RandomSource, SquareKind

if TYPE_CHECKING:
    from collections.abc import Sequence


class OutReason(StrEnum):
    """Why a player is out (RULES 9.3, 9.4)."""

    DEBT = "debt"
    BALANCE = "balance"


class Phase(StrEnum):
    """The parts of a turn (RULES 3.2)."""

    ROLL = "roll"
    """The dice are to be thrown."""
    SQUARE = "square"
    """The pawn has moved: payments, then options."""


class Took(StrEnum):
    """What was taken on a CO2 square (RULES 4.4)."""

    CREDIT = "credit"
    EXCHANGE = "exchange"


class DebtCause(StrEnum):
    """What a debt is for (RULES 10.1)."""

    VIA = "via"
    RENT = "rent"
    EVENT = "event"


class OutcomeKind(StrEnum):
    """How a game ends (RULES 9.1, 9.2, 9.5)."""

    GOAL = "goal"
    LAST = "last"
    ROUNDS = "rounds"


@dataclass(frozen=True, slots=True)
class Out:
    """Why and in which turn a player went out."""

    reason: OutReason
    turn: int


@dataclass(frozen=True, slots=True)
class Player:
    """What a player has, beside territories."""

    position: int | None
    """The square of the pawn; None for a player who is out."""
    credits: int
    euros: int
    hand: tuple[KindId, ...] = ()
    """Action cards in the order in which they arrived."""
    out: Out | None = None
    retired: int = 0
    """Points of the balance for which credits were handed in (RULES 4.9)."""


@dataclass(frozen=True, slots=True)
class Bank:
    """The money of the bank (RULES 1.5, 12)."""

    credits: int
    euros: int


@dataclass(frozen=True, slots=True)
class Turn:
    """The current turn; when the game is over, the last one."""

    player: PlayerId
    first: PlayerId
    """The player who began the game."""
    number: int = 1
    round: int = 1
    phase: Phase = Phase.ROLL
    dice: tuple[int, int] | None = None
    took: Took | None = None
    bought: bool = False
    played: int = 0
    """Number of actions carried out by `Play`."""
    event: EventId | None = None
    """The event card drawn in this turn."""
    fresh: tuple[TerritoryId, ...] = ()
    """The territories bought or traded in this turn, in order (RULES 4.5, 11.8)."""
    offers: int = 0
    """Number of offers made in this turn, counter-offers not counted (RULES 11.2)."""
    retired: bool = False
    """Whether credits were handed in in this turn (RULES 4.9)."""


@dataclass(frozen=True, slots=True)
class Side:
    """What one of two players gives in a trade (RULES 11.3); territories and cards in order."""

    territories: tuple[TerritoryId, ...] = ()
    credits: int = 0
    euros: int = 0
    cards: tuple[KindId, ...] = ()

    @property
    def empty(self) -> bool:
        """Return whether nothing is given."""
        return not (self.territories or self.credits or self.euros or self.cards)

    @property
    def money(self) -> int:
        """Return the value of credits and euros in a trade, in euros (RULES 11.4)."""
        return self.euros + CREDIT_PRICE * self.credits

    def in_order(self) -> Side:
        """Return the same with territories and cards in order."""
        territories, cards = tuple(sorted(self.territories)), tuple(sorted(self.cards))
        return Side(territories, self.credits, self.euros, cards)


@dataclass(frozen=True, slots=True)
class Debt:
    """A debt of the player whose turn it is (RULES 10): either credits or euros."""

    player: PlayerId
    cause: DebtCause
    credits: int
    euros: int
    to: PlayerId | None
    """The creditor; None for the bank."""


@dataclass(frozen=True, slots=True)
class Offer:
    """An offer that waits for the partner's answer (RULES 11)."""

    player: PlayerId
    """The partner, who answers."""
    give: Side
    """What the player whose turn it is gives."""
    get: Side
    """What the player whose turn it is gets."""
    settle: bool = False
    """Whether accepting it settles the debt (RULES 11.7)."""


@dataclass(frozen=True, slots=True)
class Counter:
    """A counter-offer that waits for the answer of the player whose turn it is (RULES 11.5)."""

    player: PlayerId
    """The player whose turn it is."""
    partner: PlayerId
    """The player who makes the counter-offer; in JSON the key is `from`."""
    give: Side
    """What the player whose turn it is gives, as in `Offer`."""
    get: Side
    settle: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice that the event card of the turn asks for (RULES 13)."""

    player: PlayerId


Pending = Debt | Offer | Counter | Choice


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the game ended, and the winners in order."""

    kind: OutcomeKind
    winners: tuple[PlayerId, ...]


@dataclass(frozen=True, slots=True)
class View:
    """What everybody can see: all but the order of the event deck and the random source.

    `fold.fold` applies an event to it.
    """

    catalogue: Catalogue
    config: Config
    players: tuple[Player, ...]
    owners: tuple[PlayerId | None, ...]
    """The owner of each territory; None if it is free."""
    done: tuple[int, ...]
    """Number of actions done on each territory."""
    bank: Bank
    bag: tuple[int, ...]
    """Number of cards of each kind in the bag."""
    deck: int
    """Number of cards in the event deck."""
    discard: tuple[EventId, ...]
    """The discard pile of event cards, the last one on top."""
    turn: Turn
    pending: tuple[Pending, ...] = ()
    """What waits for an answer; the last entry says who must act."""
    outcome: Outcome | None = None

    @property
    def active(self) -> Player:
        """Return the player whose turn it is."""
        return self.players[self.turn.player]

    @property
    def to_decide(self) -> PlayerId:
        """Return who must act: by the last pending entry, else whose turn it is."""
        return self.pending[-1].player if self.pending else self.turn.player

    @property
    def debt(self) -> Debt | None:
        """Return the debt that stands, also below an offer."""
        first = self.pending[0] if self.pending else None
        return first if isinstance(first, Debt) else None

    @property
    def playing(self) -> tuple[PlayerId, ...]:
        """Return the players who are not out, in the order of their seats."""
        return tuple(p for p in EVERY_PLAYER[: len(self.players)] if self.players[p].out is None)

    def clockwise(self) -> tuple[PlayerId, ...]:
        """Return the players who are not out, beginning with the one whose turn it is."""
        playing = self.playing
        start = self.turn.player
        return (*(p for p in playing if p >= start), *(p for p in playing if p < start))

    def owned(self, player: PlayerId) -> tuple[TerritoryId, ...]:
        """Return the territories of a player, in order."""
        return tuple(TerritoryId(t) for t, owner in enumerate(self.owners) if owner == player)


@dataclass(frozen=True, slots=True)
class State:
    """One position: what everybody sees, and what nobody does."""

    view: View
    deck: tuple[EventId, ...]
    """The event deck, the top card first."""
    random: int
    """The state of the random source."""


# -- what follows from a view: balances, bonuses, rents, actions done ------------------------------


ON_CO2: Final = frozenset({SquareKind.CO2, SquareKind.VIA})


def balance(view: View, player: PlayerId) -> int:
    """Return the balance of a player (RULES 6.1): 0 for one who is out."""
    return balance_with(view, player, view.owners, view.done)


def balance_with(
    view: View, player: PlayerId, owners: Sequence[PlayerId | None], done: Sequence[int]
) -> int:
    """Return the balance of a player if territories had these owners and actions done."""
    return balance_of(view.catalogue, owners, done, player) + view.players[player].retired


def balance_of(
    catalogue: Catalogue,
    owners: Sequence[PlayerId | None],
    done: Sequence[int],
    player: PlayerId,
) -> int:
    """Return what territories with these owners and numbers of actions done add to a balance."""
    total = 0
    complete = [0] * len(catalogue.areas)
    for territory, owner in enumerate(owners):
        if owner == player:
            card = catalogue.territories[territory]
            total += done[territory] - card.co2
            complete[card.area] += done[territory] == ACTIONS
    for area, count in zip(catalogue.areas, complete, strict=True):
        if count == len(area.territories):
            total += sum([catalogue.territories[t].bonus for t in area.territories])
    return total


def sunny_areas(view: View, player: PlayerId) -> tuple[AreaId, ...]:
    """Return the areas whose bonuses count for a player (RULES 8.1), in order."""
    return tuple(
        AreaId(number)
        for number, area in enumerate(view.catalogue.areas)
        if all(view.owners[t] == player and view.done[t] == ACTIONS for t in area.territories)
    )


def whole_areas(view: View, player: PlayerId) -> tuple[AreaId, ...]:
    """Return the areas of which a player owns all territories, in order."""
    return tuple(
        AreaId(number)
        for number, area in enumerate(view.catalogue.areas)
        if all(view.owners[t] == player for t in area.territories)
    )


def rent(view: View, territory: TerritoryId) -> int:
    """Return the rent of a territory for the actions now done on it (RULES 4.3)."""
    return view.catalogue.territories[territory].rents[view.done[territory]]


def sale_value(view: View, territory: TerritoryId) -> int:
    """Return what the bank pays for a territory, if it has so much (RULES 10.4)."""
    return view.catalogue.territories[territory].price // (2 * NOTE) * NOTE


def next_kind(view: View, territory: TerritoryId) -> KindId | None:
    """Return the kind of the next action of a territory; None if all are done (RULES 5.1)."""
    done = view.done[territory]
    return None if done == ACTIONS else view.catalogue.territories[territory].kinds[done]


def cards_on(view: View, territory: TerritoryId) -> tuple[KindId, ...]:
    """Return the action cards that lie on a territory, in the order of its actions."""
    return view.catalogue.territories[territory].kinds[: view.done[territory]]


def is_done_on(view: View, territory: TerritoryId, kind: KindId) -> bool:
    """Return whether an action of this kind is done on a territory."""
    return kind in cards_on(view, territory)


def number_done(view: View, player: PlayerId, kind: KindId) -> int:
    """Return on how many territories of a player this kind of action is done (RULES 13)."""
    return sum(is_done_on(view, territory, kind) for territory in view.owned(player))


def number_missing(view: View, player: PlayerId, kind: KindId) -> int:
    """Return how many territories of a player show this kind of action, not yet done."""
    return sum(
        kind in view.catalogue.territories[territory].kinds[view.done[territory] :]
        for territory in view.owned(player)
    )


def actions_done(view: View, player: PlayerId) -> int:
    """Return the number of actions done on the territories of a player."""
    return sum([view.done[territory] for territory in view.owned(player)])


def territory_under(view: View, player: PlayerId) -> TerritoryId | None:
    """Return the territory on whose square a pawn stands; None if it stands on another square."""
    position = view.players[player].position
    return None if position is None else view.catalogue.board[position].territory


def retire_price(retired: int) -> int:
    """Return how many credits the next point takes after so many (RULES 4.9)."""
    return RETIRE_PRICE + retired


def afar_price(view: View, territory: TerritoryId) -> int:
    """Return what a territory costs from afar (RULES 4.10)."""
    return view.catalogue.territories[territory].price + AFAR_EXTRA


def square_kind(view: View) -> SquareKind:
    """Return the kind of square on which the active player's pawn stands."""
    position = view.active.position
    assert position is not None
    return view.catalogue.board[position].kind


def co2_between(view: View, start: int, target: int) -> bool:
    """Return whether a CO2 square lies between two squares on the way clockwise (RULES 4.8)."""
    board = view.catalogue.board
    steps = (target - start) % SQUARES
    return any(board[(start + step) % SQUARES].kind in ON_CO2 for step in range(1, steps))


def exchanges_in_passing(view: View) -> bool:
    """Return whether the throw of this turn allows an exchange for a credit (RULES 4.8).

    It does on a territory past a CO2 square, but not where an event card has led.
    """
    turn, position = view.turn, view.active.position
    if not view.config.flow or turn.dice is None or turn.event is not None or position is None:
        return False
    start = (position - sum(turn.dice)) % SQUARES
    on_territory = view.catalogue.board[position].kind is SquareKind.TERRITORY
    return on_territory and co2_between(view, start, position)


def exchange_bag(view: View, player: PlayerId, bag: Sequence[int]) -> list[int]:
    """Return what of the bag an exchange may bring a player (RULES 5.6).

    With new kinds that is none of a kind in the hand, as long as the bag holds others.
    """
    hand = view.players[player].hand
    new = [0 if kind in hand else number for kind, number in zip(EVERY_KIND, bag, strict=True)]
    return new if view.config.new_kinds and any(new) else list(bag)


def with_hidden_shuffled(state: State, seed: int) -> State:
    """Return the position with another order of the event deck and another random source.

    Positions that differ in nothing that players see give equal positions for the same `seed`.
    """
    random = RandomSource(seed)
    deck = sorted(state.deck)
    random.shuffle(deck)
    return State(state.view, tuple(deck), random.state)
