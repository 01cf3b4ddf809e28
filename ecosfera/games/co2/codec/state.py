"""A state to and from JSON (PROTOCOL, state)."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from ecosfera.core.codec import Field, Record, boolean, integer, member, or_null, several
from ecosfera.core.json_fields import (
    CodecError,
    read_choice,
    read_integer,
    read_list,
    read_object,
    read_string,
)
from ecosfera.core.rng import seeded
from ecosfera.games.co2.codec.config import GAME, config_from_json, config_to_json
from ecosfera.games.co2.codec.fields import CARDS, amount, fields_of, pending_of, player_of
from ecosfera.games.co2.codec.positions import check_position
from ecosfera.games.co2.rules.ids import ACTIONS, EVERY_PLAYER, MOST, SQUARES, TERRITORIES
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
    from ecosfera.games.co2.rules.config import Config
    from ecosfera.games.co2.rules.ids import PlayerId, TerritoryId
    from ecosfera.games.co2.rules.pieces import Catalogue

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
_RETIRED: Final = "retired"
"""A key of players and of the turn where credits may be handed in (RULES 4.9), and only there."""
_RANDOM: Final = re.compile(r"[0-9a-f]{16}", re.ASCII)


def state_to_json(state: State) -> dict[str, object]:
    """Return a whole position as JSON."""
    view = state.view
    catalogue, config = view.catalogue, view.config
    fields = fields_of(catalogue)
    pending = pending_of(catalogue, config.players)
    owners = zip(catalogue.territories, view.owners, view.done, strict=True)
    return {
        "game": GAME,
        "config": config_to_json(config),
        "players": [_player_to_json(view, player) for player in EVERY_PLAYER[: len(view.players)]],
        "territories": {card.id: {"owner": owner, "actions": done} for card, owner, done in owners},
        "bank": {"credits": view.bank.credits, "euros": view.bank.euros},
        "bag": {kind.id: count for kind, count in zip(catalogue.kinds, view.bag, strict=True)},
        "events": {
            "deck": fields.events.write(state.deck),
            "discard": fields.events.write(view.discard),
        },
        "turn": _turn(catalogue, config).write(view.turn),
        "pending": [pending.write(entry) for entry in view.pending],
        "outcome": None
        if view.outcome is None
        else {"kind": view.outcome.kind.value, "winners": list(view.outcome.winners)},
        "random": f"{state.random:016x}",
    }


def _player_to_json(view: View, player: PlayerId) -> dict[str, object]:
    has = view.players[player]
    retired = {_RETIRED: has.retired} if view.config.retire else {}
    return {
        "position": has.position,
        "credits": has.credits,
        "euros": has.euros,
        "hand": fields_of(view.catalogue).kinds.write(has.hand),
        "balance": balance(view, player),
        **retired,
        "out": None if has.out is None else {"reason": has.out.reason.value, "turn": has.out.turn},
    }


def _turn(catalogue: Catalogue, config: Config) -> Record[Turn]:
    """Return the table of the current turn."""
    return _turns(catalogue, config.players, config.round_limit, config.offers, config.retire)


@cache
def _turns(
    catalogue: Catalogue, players: int, rounds: int, offers: int, retire: bool
) -> Record[Turn]:
    fields, player = fields_of(catalogue), player_of(players)
    later: dict[str, Any] = {_RETIRED: boolean} if retire else {}
    territories = several(fields.territory, most=TERRITORIES)
    return Record(
        Turn,
        player=player,
        first=player,
        number=integer(1, MOST),
        round=integer(1, rounds),
        phase=member(Phase),
        dice=or_null(several(integer(1, 6), length=2)),
        took=or_null(member(Took)),
        bought=boolean,
        played=amount,
        event=or_null(fields.event),
        fresh=Field(
            lambda value, where: _in_order(territories.read(value, where), where),
            territories.write,
        ),
        offers=integer(0, offers),
        **later,
    )


def _in_order(territories: tuple[TerritoryId, ...], where: str) -> tuple[TerritoryId, ...]:
    if list(territories) != sorted(set(territories)):
        raise CodecError(f"{where}: must be in order, each territory once")
    return territories


# -- reading ---------------------------------------------------------------------------------------


def state_from_json(catalogue: Catalogue, value: object) -> State:
    """Read a position. Without `random` it is seeded from the configuration."""
    given = read_object(value, "state", _KEYS, ("random",))
    read_choice(given["game"], "state.game", (GAME,))
    config = config_from_json(given["config"], "state.config", complete=True)
    fields = fields_of(catalogue)
    turn = _turn(catalogue, config).read(given["turn"], "state.turn")
    listed = read_list(given["players"], "state.players", config.players)
    players, balances = [], []
    for i, entry in enumerate(listed):
        player, written = _player(catalogue, entry, f"state.players[{i}]", turn.number, config)
        players.append(player)
        balances.append(written)
    owners, done = _territories(catalogue, given["territories"], config.players)
    events = read_object(given["events"], "state.events", ("deck", "discard"))
    deck = fields.events.read(events["deck"], "state.events.deck")
    bank = read_object(given["bank"], "state.bank", ("credits", "euros"))
    pending = read_list(given["pending"], "state.pending", most=2)
    view = View(
        catalogue,
        config,
        players=tuple(players),
        owners=owners,
        done=done,
        bank=Bank(_amount(bank, "credits", "state.bank"), _amount(bank, "euros", "state.bank")),
        bag=_bag(catalogue, given["bag"]),
        deck=len(deck),
        discard=fields.events.read(events["discard"], "state.events.discard"),
        turn=turn,
        pending=tuple(
            pending_of(catalogue, config.players).read(entry, f"state.pending[{i}]")
            for i, entry in enumerate(pending)
        ),
        outcome=_outcome(given["outcome"], config.players),
    )
    check_position(view, deck, balances)
    return State(view, deck, _random(given, config))


def _amount(given: dict[str, object], key: str, where: str) -> int:
    return read_integer(given[key], f"{where}.{key}", 0, MOST)


def _player(
    catalogue: Catalogue, value: object, where: str, number: int, config: Config
) -> tuple[Player, int]:
    """Read what a player has, and the balance that the state tells."""
    keys = (*_PLAYER_KEYS, _RETIRED) if config.retire else _PLAYER_KEYS
    given = read_object(value, where, keys)
    read_list(given["hand"], f"{where}.hand", most=CARDS)
    out = Record(Out, reason=member(OutReason), turn=integer(1, number), last="reason")
    player = Player(
        position=or_null(integer(0, SQUARES - 1)).read(given["position"], f"{where}.position"),
        credits=_amount(given, "credits", where),
        euros=_amount(given, "euros", where),
        hand=fields_of(catalogue).kinds.read(given["hand"], f"{where}.hand"),
        out=or_null(out.field()).read(given["out"], f"{where}.out"),
        retired=_amount(given, _RETIRED, where) if config.retire else 0,
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
        owners.append(or_null(player_of(players)).read(entry["owner"], f"{where}.owner"))
        done.append(read_integer(entry["actions"], f"{where}.actions", 0, ACTIONS))
    return tuple(owners), tuple(done)


def _bag(catalogue: Catalogue, value: object) -> tuple[int, ...]:
    """Read the number of cards of each kind in the bag."""
    given = read_object(value, "state.bag", tuple(catalogue.kind_ids))
    return tuple(_amount(given, name, "state.bag") for name in catalogue.kind_ids)


def _outcome(value: object, players: int) -> Outcome | None:
    """Read how the game ended."""
    if value is None:
        return None
    given = read_object(value, "state.outcome", ("kind", "winners"))
    read_list(given["winners"], "state.outcome.winners", most=players)
    return Outcome(
        member(OutcomeKind).read(given["kind"], "state.outcome.kind"),
        several(player_of(players)).read(given["winners"], "state.outcome.winners"),
    )


def _random(given: dict[str, object], config: Config) -> int:
    """Read the state of the random source."""
    if "random" not in given:
        return seeded(config.seed)
    text = read_string(given["random"], "state.random")
    if not _RANDOM.fullmatch(text):
        raise CodecError("state.random: 16 hexadecimal digits in lower case are needed")
    return int(text, 16)
