"""Actions: what a player asks to do, legal or not (PROTOCOL, actions).

Cards and players are the rules' small ints. Actions are frozen and hashable, so equal actions
compare equal. The functions below remember the actions they make and return the same object for the
same arguments, which makes listing the legal actions cheap.
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

END_TURN: Final = EndTurn()

_ACQUIRE_PRODUCER: Final[dict[CardId, AcquireProducer]] = {}
_ACQUIRE_CONSUMER: Final[dict[int, AcquireConsumer]] = {}
_RESTORE_HABITATS: Final[dict[int, RestoreHabitats]] = {}
_PASSES: Final[dict[int, tuple[Pass, ...]]] = {}
_PLUS: Final[dict[CardId, Plus]] = {}
_REFRESH: Final[dict[int, Refresh]] = {}
_REACTIVATE: Final[dict[AbilityId, Reactivate]] = {}
_DRAW_POLICY: Final[dict[CardId, DrawPolicy]] = {}
"""The actions made by the functions below, by their arguments, of which several are packed into an
int. Searches list the same actions again and again."""


def acquire_producer(card: CardId) -> AcquireProducer:
    """Return the action that takes a producer."""
    made = _ACQUIRE_PRODUCER.get(card)
    if made is None:
        made = _ACQUIRE_PRODUCER[card] = AcquireProducer(card)
    return made


def acquire_consumer(card: CardId, one: CardId, two: CardId) -> AcquireConsumer:
    """Return the action that takes a consumer with two producers."""
    key = card << 16 | one << 8 | two
    made = _ACQUIRE_CONSUMER.get(key)
    if made is None:
        made = _ACQUIRE_CONSUMER[key] = AcquireConsumer(card, (one, two))
    return made


def restore_habitats(one: CardId, two: CardId) -> RestoreHabitats:
    """Return the action that restores what two consumers share."""
    key = one << 8 | two
    made = _RESTORE_HABITATS.get(key)
    if made is None:
        made = _RESTORE_HABITATS[key] = RestoreHabitats((one, two))
    return made


def passes(source: CardId, card: CardId, player: PlayerId, players: int) -> tuple[Pass, ...]:
    """Return every pass of a card by one source. Only element cards can go to the market."""
    key = source << 24 | card << 16 | player << 8 | players
    made = _PASSES.get(key)
    if made is None:
        targets = [to for to in EVERY_PLAYER[:players] if to != player]
        if card < FIRST_PRESSURE:
            targets.append(MARKET)
        made = _PASSES[key] = tuple([Pass(source, card, to) for to in targets])
    return made


def plus(source: CardId) -> Plus:
    """Return the action that draws a card."""
    made = _PLUS.get(source)
    if made is None:
        made = _PLUS[source] = Plus(source)
    return made


def refresh(source: CardId, *, consumers: bool) -> Refresh:
    """Return the action that replaces the producers or the consumers of the market."""
    key = source << 8 | consumers
    made = _REFRESH.get(key)
    if made is None:
        made = _REFRESH[key] = Refresh(source, consumers)
    return made


implement: Final = cache(Implement)
"""Return the action that implements a measure with these choices."""
choose_pass: Final = cache(ChoosePass)
"""Return an answer to *ocean literacy*."""


def reactivate(ability: AbilityId) -> Reactivate:
    """Return the action that turns a token face up."""
    made = _REACTIVATE.get(ability)
    if made is None:
        made = _REACTIVATE[ability] = Reactivate(ability)
    return made


def draw_policy(source: CardId) -> DrawPolicy:
    """Return the action that draws a policy card."""
    made = _DRAW_POLICY.get(source)
    if made is None:
        made = _DRAW_POLICY[source] = DrawPolicy(source)
    return made
