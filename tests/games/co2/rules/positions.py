"""Positions for tests, built from what matters in them; the rest of the pieces fills up."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from ecosfera.games.co2.codec.actions import action_from_text
from ecosfera.games.co2.content import load_catalogue
from ecosfera.games.co2.rules import engine
from ecosfera.games.co2.rules.actions import Action, RefusalCode
from ecosfera.games.co2.rules.config import Config
from ecosfera.games.co2.rules.events import Event
from ecosfera.games.co2.rules.ids import (
    EVERY_EVENT,
    EVERY_PLAYER,
    EventId,
    KindId,
    PlayerId,
    TerritoryId,
)
from ecosfera.games.co2.rules.pieces import Catalogue, RandomSource
from ecosfera.games.co2.rules.state import (
    Bank,
    Out,
    OutReason,
    Pending,
    Phase,
    Player,
    Side,
    State,
    Turn,
    View,
)

P0, P1, P2, P3 = EVERY_PLAYER


@cache
def catalogue() -> Catalogue:
    return load_catalogue()


def territory(name: str) -> TerritoryId:
    return catalogue().territory_ids[name]


def territories(names: str) -> tuple[TerritoryId, ...]:
    return tuple(map(territory, names.split()))


def kind(name: str) -> KindId:
    return catalogue().kind_ids[name]


def kinds(names: str) -> tuple[KindId, ...]:
    return tuple(map(kind, names.split()))


def pair(names: str) -> tuple[KindId, KindId]:
    """Return two kinds of cards, as an exchange needs them."""
    one, two = kinds(names)
    return one, two


def event(name: str) -> EventId:
    return catalogue().event_ids[name]


def side(names: str = "", *, credit: int = 0, euros: int = 0, cards: str = "") -> Side:
    return Side(territories(names), credit, euros, kinds(cards))


@dataclass
class Seat:
    """What a player has in a position."""

    at: int = 0
    owns: str = ""
    """Territories with the number of actions done: `carpi:2 soliera`."""
    credits: int = 14
    euros: int = 5500
    hand: str | None = None
    """Kinds of cards; None for six of which most are left."""
    out: bool = False


GONE = Seat(credits=0, euros=0, hand="", out=True)


def position(
    *seats: Seat,
    deck: str = "",
    discard: str = "",
    pending: Iterable[Pending] = (),
    bag: str | None = None,
    bank: Bank | None = None,
    random: int = 7,
    config: dict[str, Any] | None = None,
    **turn: Any,
) -> State:
    """Return a position on a square; `deck` names the event cards on top, `turn` its fields.

    `bag` and `bank` may say something that no game can reach: too little.
    """
    players = len(seats)
    setup = Config(players=players, first_player=P0, seed="test", **(config or {}))
    owners: list[PlayerId | None] = [None] * 24
    done = [0] * 24
    left = [12] * 8
    for player, seat in zip(EVERY_PLAYER, seats, strict=False):
        for entry in seat.owns.split():
            name, _, number = entry.partition(":")
            owners[territory(name)] = player
            done[territory(name)] = int(number or 0)
            for card in catalogue().territories[territory(name)].kinds[: int(number or 0)]:
                left[card] -= 1
    hands: list[tuple[KindId, ...]] = []
    for seat in seats:
        hand = () if seat.hand is None else kinds(seat.hand)
        for card in hand:
            left[card] -= 1
        hands.append(hand)
    for i, seat in enumerate(seats):
        if seat.hand is None:
            for _ in range(6):
                most = max(range(8), key=left.__getitem__)
                left[most] -= 1
                hands[i] = (*hands[i], KindId(most))
    given = tuple(seat.credits for seat in seats), tuple(seat.euros for seat in seats)
    discarded = tuple(map(event, discard.split()))
    top = tuple(map(event, deck.split()))
    rest = tuple(card for card in EVERY_EVENT if card not in {*top, *discarded})
    whole_deck = (*top, *rest)
    turn.setdefault("phase", Phase.SQUARE)
    if turn["phase"] is Phase.SQUARE:
        turn.setdefault("dice", (1, 2))
    view = View(
        catalogue(),
        setup,
        players=tuple(
            Player(
                None if seat.out else seat.at,
                seat.credits,
                seat.euros,
                hand,
                Out(OutReason.DEBT, 1) if seat.out else None,
            )
            for seat, hand in zip(seats, hands, strict=True)
        ),
        owners=tuple(owners),
        done=tuple(done),
        bank=bank or Bank(70 - sum(given[0]), 31_000 - sum(given[1])),
        bag=tuple(left) if bag is None else tuple(kinds(bag).count(KindId(k)) for k in range(8)),
        deck=len(whole_deck),
        discard=discarded,
        turn=Turn(**{"player": P0, "first": P0, **turn}),
        pending=tuple(pending),
    )
    return State(view, whole_deck, random)


def to_roll(*seats: Seat, dice: tuple[int, int], **more: Any) -> State:
    """Return a position before a throw that will show these dice."""
    state = position(*seats, phase=Phase.ROLL, **more)
    for random in range(10_000):
        state = replace(state, random=random)
        if RandomSource(random).dice() == dice:
            return state
    raise AssertionError("no such throw")


def act(state: State, *actions: Action) -> State:
    """Return the position after some actions."""
    for action in actions:
        state, _ = engine.apply(state, action)
    return state


def action(text: str) -> Action:
    """Return the action that a text says."""
    return action_from_text(catalogue(), text)


def events_of(state: State, action: Action) -> list[Event]:
    """Return the events of an action."""
    return engine.apply(state, action)[1]


def why(state: State, action: Action) -> RefusalCode | None:
    """Return why an action is refused."""
    reason = engine.refusal(state.view, action)
    return None if reason is None else reason.why


def hand_of(state: State, player: int) -> str:
    return " ".join(catalogue().kinds[card].id for card in state.view.players[player].hand)
