"""The targets on the table that can be pointed at, and how an action is chosen by pointing."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from ecosfera.games.baltica.rules.actions import (
    MARKET,
    TOKEN,
    AcquireConsumer,
    AcquireProducer,
    ChooseHabitat,
    ChoosePass,
    ChooseReaction,
    DrawPolicy,
    EndTurn,
    Implement,
    Pass,
    Plus,
    Reactivate,
    Refresh,
    RestoreHabitats,
)
from ecosfera.games.baltica.rules.cards import PASS, PLUS, REFRESH, element_of, habitats_in
from ecosfera.games.baltica.rules.ids import AbilityId, CardId, ElementId, HabitatId, PlayerId
from ecosfera.games.baltica.rules.legality import payment

if TYPE_CHECKING:
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.state import State


class TargetKind(StrEnum):
    """The kinds of targets."""

    ROW = "row"
    """A card of the row in front."""
    HELD = "held"
    """A card of the row in front that was clicked first, before what is to be done with it."""
    SIGN = "sign"
    """An ability on a card of the row in front; `more` is the ability."""
    STAR = "star"
    TOKEN = "token"
    MARKET = "market"
    """A species on the market."""
    SHELF = "shelf"
    """A whole row of the market, shown by its deck: 0 producers, 1 consumers."""
    STACK = "stack"
    """An element stack."""
    TILE = "tile"
    """A habitat."""
    PLAYER_ROW = "player-row"
    """The whole row of a player, the one in front included."""
    OTHER_CARD = "other-card"
    """A card in another player's row."""
    POOL = "pool"
    """A card of the policy pool, or a face-up policy by the market."""
    END = "end"
    DECK = "deck"
    """The player's own deck."""
    POLICY_DECK = "policy-deck"
    ABILITY = "ability"
    """An ability from the best source: chosen from the list or by dragging."""
    NO = "no"
    """Declining a choice."""
    YES = "yes"
    PRESSURES = "pressures"
    DISCARD = "discard"
    HABITATS = "habitats"
    """The number of restored habitats, amid their tiles."""
    IMPACTS = "impacts"
    GAINED = "gained"
    """The numbers of species that the players have acquired."""
    SEAT = "seat"
    """The portrait of the player of a row."""
    BAR = "bar"
    """A button of the status bar."""
    WHY = "why"
    """The button in the detail corner that opens the rulebook at the reason for a refusal."""
    LINE = "line"
    """A line of the list in the detail corner."""
    LOG = "log"
    """The last event at the left, which opens the log."""
    PEEK = "peek"
    """The button that shows a prompt again after a look at the table behind it."""


class Target(NamedTuple):
    """One thing on the table; equal as long as the thing lies there."""

    kind: TargetKind
    which: int = 0
    """A card, player, element, habitat or ability."""
    more: int = 0

    @property
    def card(self) -> CardId:
        """Return `which` of a target that is a card or lies on one."""
        return CardId(self.which)

    @property
    def player(self) -> PlayerId:
        """Return `which` of a target that is a row or a portrait."""
        return PlayerId(self.which)

    @property
    def habitat(self) -> HabitatId:
        """Return `which` of a target that is a habitat."""
        return HabitatId(self.which)

    @property
    def element(self) -> ElementId:
        """Return `which` of a target that is an element stack."""
        return ElementId(self.which)

    @property
    def ability(self) -> AbilityId:
        """Return the ability of a token, or of a sign on a card."""
        return AbilityId(self.more if self.kind is TargetKind.SIGN else self.which)

    @property
    def id(self) -> str:
        """Return a stable id for the focus manager."""
        return f"{self.kind}:{self.which}:{self.more}"


END = Target(TargetKind.END)
YES, NO = Target(TargetKind.YES), Target(TargetKind.NO)
PEEK = Target(TargetKind.PEEK)
Path = tuple[Target, ...]


def _source(ability: AbilityId, source: CardId) -> list[Target]:
    found = [Target(TargetKind.ABILITY, ability)]
    if source == TOKEN:
        found.append(Target(TargetKind.TOKEN, ability))
    else:
        found.append(Target(TargetKind.SIGN, source, ability))
    return found


def _held(card: CardId) -> Target:
    return Target(TargetKind.HELD, card)


def _goal(to: PlayerId, card: CardId) -> Target:
    if to == MARKET:
        return Target(TargetKind.STACK, element_of(card))
    return Target(TargetKind.PLAYER_ROW, to)


def _both(kind: TargetKind, pair: tuple[CardId, CardId]) -> list[Path]:
    one, two = Target(kind, pair[0]), Target(kind, pair[1])
    return [(one, two), (two, one)]


def paths(action: Action, state: State) -> list[Path]:  # noqa: C901 (one for each kind)
    """Return every sequence of targets that selects this action."""
    match action:
        case AcquireProducer(card):
            species = Target(TargetKind.MARKET, card)
            paying = payment(state, card).cards
            found: list[Path] = [(species,), *((_held(own), species) for own in paying)]
        case AcquireConsumer(card, pair):
            species = Target(TargetKind.MARKET, card)
            ways = _both(TargetKind.ROW, pair)
            found = [(species, *way) for way in ways]
            found += [(_held(one.card), species, two) for one, two in ways]
        case RestoreHabitats(pair):
            ways = _both(TargetKind.ROW, pair)
            habitats = state.catalogue.habitats
            new = habitats[pair[0]] & habitats[pair[1]] & ~state.restored
            tiles = [Target(TargetKind.TILE, habitat) for habitat in habitats_in(new)]
            found = ways + [(tile, *way) for tile in tiles for way in ways]
        case Pass(source, card, to):
            rest = (Target(TargetKind.ROW, card), _goal(to, card))
            found = [(first, *rest) for first in _source(PASS, source)]
            found.append((_held(card), _goal(to, card)))
            if source != TOKEN:
                # If it matters which symbol is spent, it is asked for last.
                sign = Target(TargetKind.SIGN, source, PASS)
                found += [(*found[0], sign), (*found[-1], sign)]
        case Plus(source):
            found = [(first,) for first in _source(PLUS, source)]
            found.append((Target(TargetKind.DECK),))
        case Refresh(source, consumers):
            shelf = Target(TargetKind.SHELF, int(consumers))
            found = [(first, shelf) for first in _source(REFRESH, source)]
        case Reactivate(ability):
            found = [(Target(TargetKind.TOKEN, ability),)]
        case DrawPolicy(source):
            found = [(Target(TargetKind.STAR, source),), (Target(TargetKind.POLICY_DECK),)]
        case Implement():
            found = _implement(action)
        case ChooseHabitat(habitat):
            found = [(Target(TargetKind.TILE, habitat),)]
        case ChooseReaction(implement):
            found = [(YES if implement else NO,)]
        case ChoosePass(_, None):
            found = [(NO,)]
        case ChoosePass(_, int(card), int(to)):
            found = [(Target(TargetKind.ROW, card), _goal(to, card))]
        case EndTurn():
            found = [(END,)]
        case _:
            found = []
    return found


def _implement(action: Implement) -> list[Path]:
    """Return the sequences for a measure: its card, then its choices in order."""
    path = [Target(TargetKind.POOL, action.measure)]
    if action.card is not None:
        path.append(Target(TargetKind.MARKET, action.card))
    if action.player is not None:
        path.append(Target(TargetKind.PLAYER_ROW, action.player))
    if action.producer is not None:
        path.append(Target(TargetKind.ROW, action.producer))
    if action.consumer is not None:
        path.append(Target(TargetKind.ROW, action.consumer))
    if action.habitat is not None:
        path.append(Target(TargetKind.TILE, action.habitat))
    if action.players is None:
        return [tuple(path)]
    rows = [Target(TargetKind.PLAYER_ROW, player) for player in action.players]
    ways = {(*path, *rows), (*path, *reversed(rows))}
    return sorted(ways)


def least_steps(action: Action) -> int:
    """Return how many targets must be chosen before the rest may be filled in automatically.

    One click does what is obvious, but cards that are given away or spent must be pointed at, and a
    card that was clicked first still has to be sent somewhere.
    """
    match action:
        case Pass() | ChoosePass(_, int()):
            return 2
        case Implement(card=card, players=players) if card is not None or players is not None:
            return 2
        case _:
            return 1
