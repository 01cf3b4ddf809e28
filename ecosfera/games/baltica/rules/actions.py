"""Actions: what a player asks to do, legal or not (PROTOCOL, actions).

Cards and players are the rules' small ints. Actions are frozen and hashable, so equal actions
compare equal. The factory functions below are cached: they return the same object for the same
arguments, which makes listing the legal actions cheap.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from ecosfera.games.baltica.rules.cards import FIRST_PRESSURE
from ecosfera.games.baltica.rules.ids import EVERY_PLAYER, AbilityId, CardId, HabitatId, PlayerId

TOKEN: Final = CardId(-1)
"""As the source of an ability: the player's own token instead of a card."""
MARKET: Final = PlayerId(-1)
"""As the target of a pass: the market stack of the card's element instead of a player."""


@dataclass(frozen=True, slots=True)
class AcquireProducer:
    """Take a producer from the market (RULES 3.2).

    The row determines which cards pay for it and whether one is borrowed from the market.
    """

    card: CardId


@dataclass(frozen=True, slots=True)
class AcquireConsumer:
    """Take a consumer from the market, using two producers of the row (RULES 3.2)."""

    card: CardId
    producers: tuple[CardId, CardId]


@dataclass(frozen=True, slots=True)
class RestoreHabitats:
    """Restore the habitats that two consumers of the row share (RULES 3.2)."""

    consumers: tuple[CardId, CardId]


@dataclass(frozen=True, slots=True)
class Pass:
    """Move a card to another player's row, or an element to the market (RULES 3.3)."""

    source: CardId
    """`TOKEN`, or the card whose symbol is used."""
    card: CardId
    to: PlayerId
    """Index of a player, or `MARKET`."""


@dataclass(frozen=True, slots=True)
class Plus:
    """Draw the top card of the player's own deck into the row (RULES 3.3)."""

    source: CardId


@dataclass(frozen=True, slots=True)
class Refresh:
    """Replace the producers or the consumers of the market (RULES 3.3)."""

    source: CardId
    consumers: bool
    """True to replace the consumers, False to replace the producers."""


@dataclass(frozen=True, slots=True)
class Reactivate:
    """Turn a face-down token face up at the start of the turn (RULES 3.1)."""

    ability: AbilityId


@dataclass(frozen=True, slots=True)
class DrawPolicy:
    """Draw a policy card with the star of a card in the row (RULES 4)."""

    source: CardId


@dataclass(frozen=True, slots=True)
class Implement:
    """Spend a funding card on a measure of the pool (RULES 4.1).

    Set only the fields that the measure takes.
    """

    measure: CardId
    player: PlayerId | None = None
    card: CardId | None = None
    producer: CardId | None = None
    consumer: CardId | None = None
    habitat: HabitatId | None = None
    players: tuple[PlayerId, ...] | None = None


@dataclass(frozen=True, slots=True)
class ChooseHabitat:
    """Answer *green energy*: the habitat to restore (RULES 4.1)."""

    habitat: HabitatId


@dataclass(frozen=True, slots=True)
class ChooseReaction:
    """Answer whether to implement a measure as a reaction (RULES 4.1)."""

    implement: bool


@dataclass(frozen=True, slots=True)
class ChoosePass:
    """Answer *ocean literacy*: pass a card, or none with `card=None` (RULES 4.1)."""

    player: PlayerId
    card: CardId | None = None
    to: PlayerId | None = None


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn (RULES 3.5)."""


Action = (
    AcquireProducer
    | AcquireConsumer
    | RestoreHabitats
    | Pass
    | Plus
    | Refresh
    | Reactivate
    | DrawPolicy
    | Implement
    | ChooseHabitat
    | ChooseReaction
    | ChoosePass
    | EndTurn
)

acquire_producer = cache(AcquireProducer)
acquire_consumer = cache(lambda card, one, two: AcquireConsumer(card, (one, two)))
restore_habitats = cache(lambda one, two: RestoreHabitats((one, two)))
pass_card = cache(Pass)
plus = cache(Plus)


@cache
def passes(source: CardId, card: CardId, player: PlayerId, players: int) -> tuple[Pass, ...]:
    """Return every pass of a card by one source. Only element cards can go to the market."""
    targets = [to for to in EVERY_PLAYER[:players] if to != player]
    if card < FIRST_PRESSURE:
        targets.append(MARKET)
    return tuple(pass_card(source, card, to) for to in targets)


refresh = cache(Refresh)
reactivate = cache(Reactivate)
draw_policy = cache(DrawPolicy)
END_TURN: Final = EndTurn()
