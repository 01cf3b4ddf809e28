"""Actions to and from JSON (PROTOCOL, actions)."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from ecosfera.core.json_fields import (
    CodecError,
    read_boolean,
    read_choice,
    read_index,
    read_list,
    read_object,
    shown,
)
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.cards import ABILITIES, HABITATS
from ecosfera.games.baltica.rules.ids import EVERY_ABILITY, EVERY_HABITAT, PlayerId

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.cards import Catalogue
    from ecosfera.games.baltica.rules.ids import CardId, HabitatId
    from ecosfera.games.baltica.rules.state import State

MARKET_ROWS = ("producers", "consumers")
FAR = 1 << 31
"""Numbers from here on are refused as malformed player indices; the rules refuse smaller ones."""


def action_to_json(catalogue: Catalogue, action: Action) -> dict[str, object]:
    """Return an action as JSON."""
    names = catalogue.names
    match action:
        case act.EndTurn():
            return {"type": "end_turn"}
        case act.AcquireProducer(card):
            return {"type": "acquire_producer", "card": names[card]}
        case act.AcquireConsumer(card, (one, two)):
            pair = [names[one], names[two]]
            return {"type": "acquire_consumer", "card": names[card], "producers": pair}
        case act.RestoreHabitats((one, two)):
            return {"type": "restore_habitats", "consumers": [names[one], names[two]]}
        case act.Pass() | act.Plus() | act.Refresh():
            return _ability_to_json(catalogue, action)
        case act.Reactivate(ability):
            return {"type": "reactivate", "token": ABILITIES[ability]}
        case act.DrawPolicy(source):
            return {"type": "draw_policy", "source": names[source]}
        case act.Implement():
            return _implement_to_json(catalogue, action)
        case act.ChooseHabitat() | act.ChooseReaction() | act.ChoosePass():
            return _choice_to_json(catalogue, action)
        case _:
            assert_never(action)


def _ability_to_json(
    catalogue: Catalogue, action: act.Pass | act.Plus | act.Refresh
) -> dict[str, object]:
    """Return the use of an ability as JSON."""
    source = source_to_json(catalogue, action.source)
    match action:
        case act.Pass(_, card, to):
            card_name = catalogue.names[card]
            return {"type": "pass", "source": source, "card": card_name, "to": _target(to)}
        case act.Plus():
            return {"type": "plus", "source": source}
        case act.Refresh(_, consumers):
            return {"type": "refresh", "source": source, "row": MARKET_ROWS[consumers]}


def _choice_to_json(
    catalogue: Catalogue, action: act.ChooseHabitat | act.ChooseReaction | act.ChoosePass
) -> dict[str, object]:
    """Return the answer to a pending choice as JSON."""
    match action:
        case act.ChooseHabitat(habitat):
            return {"type": "choose", "habitat": HABITATS[habitat]}
        case act.ChooseReaction(implement):
            return {"type": "choose", "implement": implement}
        case act.ChoosePass(player, card, to):
            if card is None or to is None:
                return {"type": "choose", "player": player, "skip": True}
            name = catalogue.names[card]
            return {"type": "choose", "player": player, "card": name, "to": _target(to)}


def source_to_json(catalogue: Catalogue, source: CardId) -> str:
    """Return the source of an ability: `token`, or the name of a card."""
    return "token" if source == act.TOKEN else catalogue.names[source]


def _target(to: PlayerId) -> str | int:
    """Return the target of a pass: `market`, or a player."""
    return "market" if to == act.MARKET else to


def _implement_to_json(catalogue: Catalogue, action: act.Implement) -> dict[str, object]:
    """Return a measure with the choices that are set as JSON."""
    found: dict[str, object] = {"type": "implement", "measure": catalogue.names[action.measure]}
    for key in ("card", "producer", "consumer"):
        card = getattr(action, key)
        if card is not None:
            found[key] = catalogue.names[card]
    if action.player is not None:
        found["player"] = action.player
    if action.habitat is not None:
        found["habitat"] = HABITATS[action.habitat]
    if action.players is not None:
        found["players"] = list(action.players)
    return found


def action_from_json(state: State, value: object) -> Action:
    """Read an action, legal or not. Pairs are returned in the order of the row."""
    if not isinstance(value, dict):
        raise CodecError(f"action: an object is needed, not {shown(value)}")
    if "type" not in value:
        raise CodecError('action: the key "type" is missing')
    kind = read_choice(value["type"], "action.type", tuple(_READERS))
    return _READERS[kind](_Reader(state, value))


class _Reader:
    """Reads the fields of one action."""

    def __init__(self, state: State, value: dict[str, object]) -> None:
        self.state = state
        self.value = value

    def only(self, *required: str, optional: tuple[str, ...] = ()) -> None:
        """Check that the action has these keys beside its type and no others."""
        read_object(self.value, "action", ("type", *required), optional)

    def card(self, key: str) -> CardId:
        """Read the card under a key."""
        return self._card(self.value[key], f"action.{key}")

    def _card(self, name: object, where: str) -> CardId:
        card = self.state.catalogue.ids.get(name) if isinstance(name, str) else None
        if card is None:
            raise CodecError(f"{where}: there is no card {shown(name)}")
        return card

    def pair(self, key: str) -> tuple[CardId, CardId]:
        """Read the two cards under a key and return them in the order of the row."""
        names = read_list(self.value[key], f"action.{key}", 2)
        one, two = (self._card(name, f"action.{key}[{i}]") for i, name in enumerate(names))
        row = self.state.row
        if one in row and two in row and row.index(two) < row.index(one):
            one, two = two, one
        return one, two

    def source(self) -> CardId:
        """Read the source of an ability."""
        return act.TOKEN if self.value["source"] == "token" else self.card("source")

    def player(self, key: str) -> PlayerId:
        """Read a player's index. The rules refuse one that does not exist."""
        return self._player(self.value[key], f"action.{key}")

    def _player(self, value: object, where: str) -> PlayerId:
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < FAR:
            raise CodecError(f"{where}: the index of a player is needed, not {shown(value)}")
        return PlayerId(value)

    def players(self) -> tuple[PlayerId, ...]:
        """Read a list of players."""
        values = read_list(self.value["players"], "action.players")
        return tuple(self._player(v, f"action.players[{i}]") for i, v in enumerate(values))

    def habitat(self) -> HabitatId:
        """Read a habitat."""
        return EVERY_HABITAT[read_index(self.value["habitat"], "action.habitat", HABITATS)]

    def to(self) -> PlayerId:
        """Read the target of a pass: a player or the market."""
        value = self.value["to"]
        if isinstance(value, str) and value != "market":
            raise CodecError(f'action.to: must be "market" or a player, not {shown(value)}')
        return act.MARKET if value == "market" else self.player("to")


def _acquire_producer(reader: _Reader) -> Action:
    reader.only("card")
    return act.AcquireProducer(reader.card("card"))


def _acquire_consumer(reader: _Reader) -> Action:
    reader.only("card", "producers")
    return act.AcquireConsumer(reader.card("card"), reader.pair("producers"))


def _restore_habitats(reader: _Reader) -> Action:
    reader.only("consumers")
    return act.RestoreHabitats(reader.pair("consumers"))


def _pass(reader: _Reader) -> Action:
    reader.only("source", "card", "to")
    return act.Pass(reader.source(), reader.card("card"), reader.to())


def _plus(reader: _Reader) -> Action:
    reader.only("source")
    return act.Plus(reader.source())


def _refresh(reader: _Reader) -> Action:
    reader.only("source", "row")
    consumers = read_index(reader.value["row"], "action.row", MARKET_ROWS)
    return act.Refresh(reader.source(), bool(consumers))


def _reactivate(reader: _Reader) -> Action:
    reader.only("token")
    return act.Reactivate(
        EVERY_ABILITY[read_index(reader.value["token"], "action.token", ABILITIES)]
    )


def _draw_policy(reader: _Reader) -> Action:
    reader.only("source")
    return act.DrawPolicy(reader.card("source"))


def _implement(reader: _Reader) -> Action:
    keys = ("player", "card", "producer", "consumer", "habitat", "players")
    reader.only("measure", optional=keys)
    given = reader.value
    return act.Implement(
        reader.card("measure"),
        player=reader.player("player") if "player" in given else None,
        card=reader.card("card") if "card" in given else None,
        producer=reader.card("producer") if "producer" in given else None,
        consumer=reader.card("consumer") if "consumer" in given else None,
        habitat=reader.habitat() if "habitat" in given else None,
        players=reader.players() if "players" in given else None,
    )


def _choose(reader: _Reader) -> Action:
    given = reader.value
    if "habitat" in given:
        reader.only("habitat")
        return act.ChooseHabitat(reader.habitat())
    if "implement" in given:
        reader.only("implement")
        return act.ChooseReaction(read_boolean(given["implement"], "action.implement"))
    if "skip" in given:
        reader.only("player", "skip")
        if given["skip"] is not True:
            raise CodecError(f"action.skip: must be true or absent, not {shown(given['skip'])}")
        return act.ChoosePass(reader.player("player"))
    if "player" in given:
        reader.only("player", "card", "to")
        return act.ChoosePass(reader.player("player"), reader.card("card"), reader.to())
    raise CodecError(
        'action: choose needs "habitat", or "implement", or "player" with "card" and "to" or "skip"'
    )


def _end_turn(reader: _Reader) -> Action:
    reader.only()
    return act.END_TURN


_READERS: dict[str, Callable[[_Reader], Action]] = {
    "acquire_producer": _acquire_producer,
    "acquire_consumer": _acquire_consumer,
    "restore_habitats": _restore_habitats,
    "pass": _pass,
    "plus": _plus,
    "refresh": _refresh,
    "reactivate": _reactivate,
    "draw_policy": _draw_policy,
    "implement": _implement,
    "choose": _choose,
    "end_turn": _end_turn,
}
