"""A state to and from JSON (PROTOCOL, state)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, TypeVar

from ecosfera.core.json_fields import (
    CodecError,
    read_boolean,
    read_choice,
    read_integer,
    read_list,
    read_object,
    read_string,
)
from ecosfera.core.rng import seeded
from ecosfera.games.co2.codec.config import GAME, config_from_json, config_to_json
from ecosfera.games.co2.codec.pending import pending_from_json, pending_to_json
from ecosfera.games.co2.codec.positions import check_position
from ecosfera.games.co2.codec.sides import (
    CARDS,
    kinds_to_json,
    read_event,
    read_kind,
    read_player,
    read_short_list,
    read_territory,
)
from ecosfera.games.co2.rules.pieces import (
    ACTIONS,
    EVENTS,
    EVERY_PLAYER,
    MOST,
    SQUARES,
    TERRITORIES,
)
from ecosfera.games.co2.rules.state import (
    Bank,
    Out,
    Outcome,
    OutcomeKind,
    OutReason,
    Phase,
    Player,
    State,
    Took,
    Turn,
    View,
    balance,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from enum import StrEnum

    from ecosfera.games.co2.rules.pieces import Catalogue, EventId, PlayerId, TerritoryId
    from ecosfera.games.co2.rules.state import Config

    Value = TypeVar("Value", bound=StrEnum)
Thing = TypeVar("Thing")

__all__ = ["pending_to_json", "state_from_json", "state_to_json"]

_KEYS: Final = (
    "game",
    "config",
    "players",
    "territories",
    "bank",
    "bag",
    "events",
    "turn",
    "pending",
    "outcome",
)
_PLAYER_KEYS: Final = ("position", "credits", "euros", "hand", "balance", "out")
_TURN_KEYS: Final = (
    "player",
    "first",
    "number",
    "round",
    "phase",
    "dice",
    "took",
    "bought",
    "played",
    "event",
    "fresh",
    "offers",
)
_RANDOM: Final = re.compile(r"[0-9a-f]{16}", re.ASCII)


def state_to_json(state: State) -> dict[str, object]:
    """Return a whole position as JSON."""
    view = state.view
    catalogue = view.catalogue
    owners = zip(catalogue.territories, view.owners, view.done, strict=True)
    return {
        "game": GAME,
        "config": config_to_json(view.config),
        "players": [_player_to_json(view, player) for player in EVERY_PLAYER[: len(view.players)]],
        "territories": {card.id: {"owner": owner, "actions": done} for card, owner, done in owners},
        "bank": {"credits": view.bank.credits, "euros": view.bank.euros},
        "bag": {kind.id: count for kind, count in zip(catalogue.kinds, view.bag, strict=True)},
        "events": {
            "deck": [catalogue.events[event].id for event in state.deck],
            "discard": [catalogue.events[event].id for event in view.discard],
        },
        "turn": _turn_to_json(catalogue, view.turn),
        "pending": [pending_to_json(catalogue, entry) for entry in view.pending],
        "outcome": None
        if view.outcome is None
        else {"kind": view.outcome.kind.value, "winners": list(view.outcome.winners)},
        "random": f"{state.random:016x}",
    }


def _player_to_json(view: View, player: PlayerId) -> dict[str, object]:
    has = view.players[player]
    return {
        "position": has.position,
        "credits": has.credits,
        "euros": has.euros,
        "hand": kinds_to_json(view.catalogue, has.hand),
        "balance": balance(view, player),
        "out": None if has.out is None else {"reason": has.out.reason.value, "turn": has.out.turn},
    }


def _turn_to_json(catalogue: Catalogue, turn: Turn) -> dict[str, object]:
    return {
        "player": turn.player,
        "first": turn.first,
        "number": turn.number,
        "round": turn.round,
        "phase": turn.phase.value,
        "dice": None if turn.dice is None else list(turn.dice),
        "took": None if turn.took is None else turn.took.value,
        "bought": turn.bought,
        "played": turn.played,
        "event": None if turn.event is None else catalogue.events[turn.event].id,
        "fresh": [catalogue.territories[territory].id for territory in turn.fresh],
        "offers": turn.offers,
    }


# -- reading ---------------------------------------------------------------------------------------


def state_from_json(catalogue: Catalogue, value: object) -> State:
    """Read a position. Without `random` it is seeded from the configuration."""
    given = read_object(value, "state", _KEYS, ("random",))
    read_choice(given["game"], "state.game", (GAME,))
    config = config_from_json(given["config"], "state.config", complete=True)
    turn = _turn(catalogue, config, given["turn"])
    listed = read_list(given["players"], "state.players", config.players)
    players, balances = [], []
    for i, entry in enumerate(listed):
        player, told = _player(catalogue, entry, f"state.players[{i}]", turn.number)
        players.append(player)
        balances.append(told)
    owners, done = _territories(catalogue, given["territories"], config.players)
    events = read_object(given["events"], "state.events", ("deck", "discard"))
    deck = _event_cards(catalogue, events["deck"], "state.events.deck")
    bank = read_object(given["bank"], "state.bank", ("credits", "euros"))
    pending = read_short_list(given["pending"], "state.pending", 2)
    view = View(
        catalogue,
        config,
        players=tuple(players),
        owners=owners,
        done=done,
        bank=Bank(_amount(bank, "credits", "state.bank"), _amount(bank, "euros", "state.bank")),
        bag=_bag(catalogue, given["bag"]),
        deck=len(deck),
        discard=_event_cards(catalogue, events["discard"], "state.events.discard"),
        turn=turn,
        pending=tuple(
            pending_from_json(catalogue, entry, f"state.pending[{i}]", config.players)
            for i, entry in enumerate(pending)
        ),
        outcome=_outcome(given["outcome"], config.players),
    )
    check_position(view, deck, balances)
    return State(view, deck, _random(given, config))


def _amount(given: dict[str, object], key: str, where: str) -> int:
    return read_integer(given[key], f"{where}.{key}", 0, MOST)


def _optional(value: object, read: Callable[[object], Thing]) -> Thing | None:
    """Return None for null, and else what was read."""
    return None if value is None else read(value)


def _value(value: object, where: str, values: type[Value]) -> Value:
    """Read a value of an enumeration."""
    return values(read_choice(value, where, [entry.value for entry in values]))


def _player(catalogue: Catalogue, value: object, where: str, number: int) -> tuple[Player, int]:
    """Read what a player has, and the balance that the state tells."""
    given = read_object(value, where, _PLAYER_KEYS)

    def read_out(value: object) -> Out:
        out = read_object(value, f"{where}.out", ("reason", "turn"))
        turn = read_integer(out["turn"], f"{where}.out.turn", 1, number)
        return Out(_value(out["reason"], f"{where}.out.reason", OutReason), turn)

    def read_position(value: object) -> int:
        return read_integer(value, f"{where}.position", 0, SQUARES - 1)

    hand = read_short_list(given["hand"], f"{where}.hand", CARDS)
    player = Player(
        position=_optional(given["position"], read_position),
        credits=_amount(given, "credits", where),
        euros=_amount(given, "euros", where),
        hand=tuple(read_kind(catalogue, name, f"{where}.hand[{i}]") for i, name in enumerate(hand)),
        out=_optional(given["out"], read_out),
    )
    return player, read_integer(given["balance"], f"{where}.balance", -MOST, MOST)


def _territories(
    catalogue: Catalogue, value: object, players: int
) -> tuple[tuple[PlayerId | None, ...], tuple[int, ...]]:
    """Read the owner of each territory and the number of actions done on it."""
    given = read_object(value, "state.territories", tuple(catalogue.territory_ids))
    owners: list[PlayerId | None] = []
    done = []
    for name in catalogue.territory_ids:
        where = f"state.territories.{name}"
        entry = read_object(given[name], where, ("owner", "actions"))
        owner = entry["owner"]
        owners.append(None if owner is None else read_player(owner, f"{where}.owner", players))
        done.append(read_integer(entry["actions"], f"{where}.actions", 0, ACTIONS))
    return tuple(owners), tuple(done)


def _bag(catalogue: Catalogue, value: object) -> tuple[int, ...]:
    """Read the number of cards of each kind in the bag."""
    given = read_object(value, "state.bag", tuple(catalogue.kind_ids))
    return tuple(_amount(given, name, "state.bag") for name in catalogue.kind_ids)


def _event_cards(catalogue: Catalogue, value: object, where: str) -> tuple[EventId, ...]:
    names = read_short_list(value, where, EVENTS)
    return tuple(read_event(catalogue, name, f"{where}[{i}]") for i, name in enumerate(names))


def _turn(catalogue: Catalogue, config: Config, value: object) -> Turn:
    """Read the current turn."""
    where = "state.turn"
    given = read_object(value, where, _TURN_KEYS)
    return Turn(
        player=read_player(given["player"], f"{where}.player", config.players),
        first=read_player(given["first"], f"{where}.first", config.players),
        number=read_integer(given["number"], f"{where}.number", 1, MOST),
        round=read_integer(given["round"], f"{where}.round", 1, config.round_limit),
        phase=_value(given["phase"], f"{where}.phase", Phase),
        dice=_optional(given["dice"], _dice),
        took=_optional(given["took"], lambda took: _value(took, f"{where}.took", Took)),
        bought=read_boolean(given["bought"], f"{where}.bought"),
        played=read_integer(given["played"], f"{where}.played", 0, MOST),
        event=_optional(given["event"], lambda name: read_event(catalogue, name, f"{where}.event")),
        fresh=_fresh(catalogue, given["fresh"], f"{where}.fresh"),
        offers=read_integer(given["offers"], f"{where}.offers", 0, config.offers),
    )


def _dice(value: object) -> tuple[int, int]:
    one, two = read_list(value, "state.turn.dice", 2)
    return (
        read_integer(one, "state.turn.dice[0]", 1, 6),
        read_integer(two, "state.turn.dice[1]", 1, 6),
    )


def _fresh(catalogue: Catalogue, value: object, where: str) -> tuple[TerritoryId, ...]:
    """Read territories that must be in order, each once."""
    names = read_short_list(value, where, TERRITORIES)
    found = tuple(read_territory(catalogue, name, f"{where}[{i}]") for i, name in enumerate(names))
    if list(found) != sorted(set(found)):
        raise CodecError(f"{where}: must be in order, each territory once")
    return found


def _outcome(value: object, players: int) -> Outcome | None:
    """Read how the game ended."""
    if value is None:
        return None
    given = read_object(value, "state.outcome", ("kind", "winners"))
    winners = read_short_list(given["winners"], "state.outcome.winners", players)
    return Outcome(
        _value(given["kind"], "state.outcome.kind", OutcomeKind),
        tuple(
            read_player(winner, f"state.outcome.winners[{i}]", players)
            for i, winner in enumerate(winners)
        ),
    )


def _random(given: dict[str, object], config: Config) -> int:
    """Read the state of the random source."""
    if "random" not in given:
        return seeded(config.seed)
    text = read_string(given["random"], "state.random")
    if not _RANDOM.fullmatch(text):
        raise CodecError("state.random: 16 hexadecimal digits in lower case are needed")
    return int(text, 16)
