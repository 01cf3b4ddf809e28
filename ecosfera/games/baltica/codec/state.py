"""A state to and from JSON (PROTOCOL, state). In JSON a deck lists its top card first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.core.json_fields import (
    CodecError,
    read_boolean,
    read_choice,
    read_index,
    read_integer,
    read_list,
    read_object,
    read_string,
    shown,
)
from ecosfera.core.rng import seeded
from ecosfera.games.baltica.codec.config import config_from_json, config_to_json
from ecosfera.games.baltica.codec.pieces import Pieces
from ecosfera.games.baltica.codec.positions import check_position
from ecosfera.games.baltica.rules.cards import ABILITIES, ELEMENTS, HABITATS, POLICIES
from ecosfera.games.baltica.rules.ids import EVERY_ELEMENT, EVERY_HABITAT, EVERY_PLAYER, LAST_ROUND
from ecosfera.games.baltica.rules.state import (
    EMPTY,
    IMPACT_TILES,
    SLOTS,
    Outcome,
    Pending,
    PendingKind,
    State,
)

if TYPE_CHECKING:
    from ecosfera.games.baltica.rules.cards import Catalogue
    from ecosfera.games.baltica.rules.config import Config
    from ecosfera.games.baltica.rules.ids import CardId, PlayerId

KEYS = (
    "config",
    "players",
    "market",
    "habitats",
    "impacts",
    "policy",
    "removed",
    "turn",
    "next_turn",
    "pending",
    "outcome",
)
PLAYER_KEYS = ("row", "deck", "discard", "tokens")
CARD_KEYS = ("card", "used", "ability_used", "star_used")
MARKET_KEYS = (
    "producers",
    "producer_deck",
    "consumers",
    "consumer_deck",
    "elements",
    "pressures",
)
POLICY_KEYS = ("deck", "pool", "active", "discard", "implemented")
TURN_KEYS = ("player", "number", "round", "acquired", "may_reactivate", "abilities_blocked")
RNG_DIGITS = 16


# -- writing -------------------------------------------------------------------------------------


def state_to_json(state: State) -> dict[str, object]:
    """Return a state as JSON; `rng` is the random source in 16 hexadecimal digits."""
    names = state.catalogue.names

    def named(cards: list[CardId]) -> list[str]:
        return [names[card] for card in cards]

    def top_first(cards: list[CardId]) -> list[str]:
        return [names[card] for card in reversed(cards)]

    def slots(cards: list[CardId]) -> list[str | None]:
        return [None if card == EMPTY else names[card] for card in cards]

    return {
        "config": config_to_json(state.config),
        "players": [
            {
                "row": [
                    {
                        "card": names[card],
                        "used": bool(state.used >> card & 1),
                        "ability_used": bool(state.ability_used >> card & 1),
                        "star_used": bool(state.star_used >> card & 1),
                    }
                    for card in state.rows[player]
                ],
                "deck": top_first(state.decks[player]),
                "discard": named(state.discards[player]),
                "tokens": tokens_to_json(state.tokens[player]),
            }
            for player in state.players
        ],
        "market": {
            "producers": slots(state.producers),
            "producer_deck": top_first(state.producer_deck),
            "consumers": slots(state.consumers),
            "consumer_deck": top_first(state.consumer_deck),
            "elements": {
                name: top_first(stack) for name, stack in zip(ELEMENTS, state.elements, strict=True)
            },
            "pressures": top_first(state.pressures),
        },
        "habitats": [HABITATS[habitat] for habitat in state.habitats],
        "impacts": state.impacts,
        "policy": {
            "deck": top_first(state.policy_deck),
            "pool": named(state.pool),
            "active": named(state.active),
            "discard": named(state.policy_discard),
            "implemented": state.implemented,
        },
        "removed": named(state.removed),
        "turn": {
            "player": state.player,
            "number": state.number,
            "round": state.round,
            "acquired": state.acquired,
            "may_reactivate": state.offer,
            "abilities_blocked": state.abilities_blocked,
        },
        "next_turn": {"skip": state.skip_next, "noise": state.noise_next},
        "pending": pending_to_json(state.catalogue, state.pending) if state.pending else None,
        "outcome": state.outcome.value if state.outcome else None,
        "rng": f"{state.rng:016x}",
    }


def tokens_to_json(tokens: int) -> dict[str, bool]:
    """Return which tokens of a player lie face up."""
    return {name: bool(tokens >> ability & 1) for ability, name in enumerate(ABILITIES)}


def pending_to_json(catalogue: Catalogue, pending: Pending) -> dict[str, object]:
    """Return a pending choice as JSON."""
    found: dict[str, object] = {
        "kind": pending.kind.value,
        "player": pending.player,
        "due": pending.due,
        "ending": pending.ending,
    }
    if pending.kind is PendingKind.STRICT_PROTECTION:
        assert pending.card is not None
        found["card"] = catalogue.names[pending.card]
    elif pending.kind is PendingKind.UPGRADED_WASTE_WATER_TREATMENT:
        found["start"] = pending.start
    return found


# -- reading -------------------------------------------------------------------------------------


def state_from_json(catalogue: Catalogue, value: object) -> State:
    """Read a state. Raise `CodecError` naming a field that is wrong or contradicts another."""
    given = read_object(value, "state", KEYS, ("rng",))
    config = config_from_json(given["config"], "state.config")
    pieces = Pieces(catalogue, config)
    state = _blank(catalogue, config)
    players = read_list(given["players"], "state.players", config.players)
    for player, part in zip(EVERY_PLAYER, players, strict=False):
        _read_player(state, pieces, player, part)
    _read_market(state, pieces, given["market"])
    _read_policy(state, pieces, given["policy"])
    state.removed = pieces.removed(given["removed"], "state.removed")
    pieces.check_complete()
    _read_tiles(state, given)
    _read_turn(state, given["turn"])
    following = read_object(given["next_turn"], "state.next_turn", ("skip", "noise"))
    state.skip_next = read_boolean(following["skip"], "state.next_turn.skip")
    state.noise_next = read_boolean(following["noise"], "state.next_turn.noise")
    if given["pending"] is not None:
        state.pending = _read_pending(state, given["pending"])
    if "rng" in given:
        state.rng = _read_rng(given["rng"])
    check_position(state)
    return state


def _blank(catalogue: Catalogue, config: Config) -> State:
    """Return a state with no cards on the table."""
    return State(
        catalogue,
        config,
        rows=[],
        decks=[],
        discards=[],
        tokens=[],
        producers=[],
        producer_deck=[],
        consumers=[],
        consumer_deck=[],
        elements=[],
        pressures=[],
        policy_deck=[],
        pool=[],
        active=[],
        policy_discard=[],
        removed=[],
        habitats=[],
        rng=seeded(config.seed),
    )


def _read_player(state: State, pieces: Pieces, player: PlayerId, value: object) -> None:
    """Read one player's cards and tokens."""
    where = f"state.players[{player}]"
    given = read_object(value, where, PLAYER_KEYS)
    row = []
    for i, part in enumerate(read_list(given["row"], f"{where}.row")):
        place = f"{where}.row[{i}]"
        entry = read_object(part, place, CARD_KEYS)
        card = pieces.own(entry["card"], f"{place}.card")
        row.append(card)
        state.used |= read_boolean(entry["used"], f"{place}.used") << card
        state.ability_used |= read_boolean(entry["ability_used"], f"{place}.ability_used") << card
        state.star_used |= read_boolean(entry["star_used"], f"{place}.star_used") << card
    state.rows.append(row)
    state.decks.append(pieces.pile(given["deck"], f"{where}.deck", pieces.own)[::-1])
    state.discards.append(pieces.pile(given["discard"], f"{where}.discard", pieces.own))
    tokens = read_object(given["tokens"], f"{where}.tokens", ABILITIES)
    state.tokens.append(
        sum(read_boolean(tokens[a], f"{where}.tokens.{a}") << i for i, a in enumerate(ABILITIES))
    )


def _read_market(state: State, pieces: Pieces, value: object) -> None:
    """Read the market and the supply of pressure cards."""
    where = "state.market"
    given = read_object(value, where, MARKET_KEYS)

    def slots(key: str) -> list[CardId]:
        read = pieces.producer if key == "producers" else pieces.consumer
        cards = read_list(given[key], f"{where}.{key}", SLOTS)
        return [
            EMPTY if name is None else read(name, f"{where}.{key}[{i}]")
            for i, name in enumerate(cards)
        ]

    def deck(key: str) -> list[CardId]:
        read = pieces.producer if key == "producer_deck" else pieces.consumer
        return pieces.pile(given[key], f"{where}.{key}", read)[::-1]

    state.producers, state.producer_deck = slots("producers"), deck("producer_deck")
    state.consumers, state.consumer_deck = slots("consumers"), deck("consumer_deck")
    stacks = read_object(given["elements"], f"{where}.elements", ELEMENTS)
    for element, name in zip(EVERY_ELEMENT, ELEMENTS, strict=True):
        read = pieces.element(element)
        state.elements.append(pieces.pile(stacks[name], f"{where}.elements.{name}", read)[::-1])
    supply = pieces.pile(given["pressures"], f"{where}.pressures", pieces.pressure)
    state.pressures = supply[::-1]


def _read_policy(state: State, pieces: Pieces, value: object) -> None:
    """Read the policy cards."""
    where = "state.policy"
    given = read_object(value, where, POLICY_KEYS)
    state.policy_deck = pieces.pile(given["deck"], f"{where}.deck", pieces.policy)[::-1]
    state.pool = pieces.pile(given["pool"], f"{where}.pool", pieces.pooled)
    state.active = pieces.pile(given["active"], f"{where}.active", pieces.policy)
    state.policy_discard = pieces.pile(given["discard"], f"{where}.discard", pieces.policy)
    state.implemented = read_integer(given["implemented"], f"{where}.implemented", 0, POLICIES)


def _read_tiles(state: State, given: dict[str, object]) -> None:
    """Read the habitats, the impacts and the outcome."""
    for i, name in enumerate(read_list(given["habitats"], "state.habitats")):
        habitat = EVERY_HABITAT[read_index(name, f"state.habitats[{i}]", HABITATS)]
        if state.restored >> habitat & 1:
            raise CodecError(f"state.habitats[{i}]: {HABITATS[habitat]} is there already")
        state.habitats.append(habitat)
        state.restored |= 1 << habitat
    state.impacts = read_integer(given["impacts"], "state.impacts", 0, IMPACT_TILES)
    if given["outcome"] is not None:
        outcomes = tuple(outcome.value for outcome in Outcome)
        state.outcome = Outcome(read_choice(given["outcome"], "state.outcome", outcomes))


def _read_turn(state: State, value: object) -> None:
    """Read whose turn it is and the flags of the turn."""
    where = "state.turn"
    given = read_object(value, where, TURN_KEYS)
    config = state.config
    player = read_integer(given["player"], f"{where}.player", 0, config.players - 1)
    state.player = EVERY_PLAYER[player]
    last_turn = LAST_ROUND * config.players
    state.number = read_integer(given["number"], f"{where}.number", 1, last_turn)
    turn_round = read_integer(given["round"], f"{where}.round", 1, LAST_ROUND)
    if turn_round != state.round:
        raise CodecError(
            f"{where}.round: turn {state.number} with {config.players} players is in round "
            f"{state.round}, not {turn_round}"
        )
    due = (config.first_player + state.number - 1) % config.players
    if due != state.player:
        raise CodecError(
            f"{where}.player: with first_player {config.first_player}, turn {state.number} is "
            f"player {due}'s, not player {state.player}'s"
        )
    state.acquired = read_boolean(given["acquired"], f"{where}.acquired")
    state.offer = read_boolean(given["may_reactivate"], f"{where}.may_reactivate")
    state.abilities_blocked = read_boolean(given["abilities_blocked"], f"{where}.abilities_blocked")


def _read_pending(state: State, value: object) -> Pending:
    """Read a pending choice."""
    where = "state.pending"
    common = ("kind", "player", "due", "ending")
    extra = {
        PendingKind.STRICT_PROTECTION: ("card",),
        PendingKind.UPGRADED_WASTE_WATER_TREATMENT: ("start",),
    }
    given = read_object(value, where, common, ("card", "start"))
    kinds = tuple(kind.value for kind in PendingKind)
    kind = PendingKind(read_choice(given["kind"], f"{where}.kind", kinds))
    given = read_object(value, where, (*common, *extra.get(kind, ())))
    card = None
    if "card" in given:
        card = state.catalogue.ids.get(read_string(given["card"], f"{where}.card"))
        if card is None:
            raise CodecError(f"{where}.card: there is no card {shown(given['card'])}")
    return Pending(
        kind,
        EVERY_PLAYER[read_integer(given["player"], f"{where}.player", 0, state.config.players - 1)],
        read_integer(given["due"], f"{where}.due", 0, POLICIES),
        read_boolean(given["ending"], f"{where}.ending"),
        card,
        read_boolean(given.get("start", False), f"{where}.start"),
    )


def _read_rng(value: object) -> int:
    """Read the random source: 16 hexadecimal digits."""
    text = read_string(value, "state.rng")
    if len(text) != RNG_DIGITS or not set(text) <= set("0123456789abcdef"):
        raise CodecError(
            f"state.rng: must be {RNG_DIGITS} of the digits 0-9 and a-f, not {shown(text)}"
        )
    return int(text, 16)
