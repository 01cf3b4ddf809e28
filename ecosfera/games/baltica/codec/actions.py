"""Actions as JSON and as short texts."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from ecosfera.core.codec import Field, Record, Variants, boolean, index, several, skip
from ecosfera.core.json_fields import CodecError, shown
from ecosfera.core.notation import Notation
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.cards import ABILITIES, HABITATS
from ecosfera.games.baltica.rules.ids import PlayerId

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.cards import Catalogue
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.rules.state import State


MARKET_ROWS: Final = ("producers", "consumers")
FAR: Final = 1 << 31
"""Numbers from here on are refused as malformed player indices; the rules refuse smaller ones."""


def action_to_json(catalogue: Catalogue, action: Action) -> dict[str, object]:
    """Return an action as JSON."""
    return actions_of(catalogue).write(action)


def action_from_json(state: State, value: object) -> Action:
    """Read an action, legal or not. Pairs are returned in the order of the row."""
    action = actions_of(state.catalogue).read(value, "action")
    match action:
        case act.AcquireConsumer(card, pair):
            return act.AcquireConsumer(card, _in_order_of(state.row, pair))
        case act.RestoreHabitats(pair):
            return act.RestoreHabitats(_in_order_of(state.row, pair))
        case _:
            return action


def _in_order_of(row: Sequence[CardId], pair: tuple[CardId, CardId]) -> tuple[CardId, CardId]:
    one, two = pair
    swapped = one in row and two in row and row.index(two) < row.index(one)
    return (two, one) if swapped else pair


@cache
def actions_of(catalogue: Catalogue) -> Variants[Action]:
    """Return the table of actions with these cards."""
    card = card_field(catalogue)
    pair = several(card, length=2)
    source = source_field(catalogue)
    habitat, player = index(HABITATS).at("habitat"), Field(_read_player)
    target = Field(_read_target, lambda to: "market" if to == act.MARKET else to)
    return Variants(
        "type",
        {
            "acquire_producer": Record(act.AcquireProducer, card=card),
            "acquire_consumer": Record(act.AcquireConsumer, card=card, producers=pair),
            "restore_habitats": Record(act.RestoreHabitats, consumers=pair),
            "pass": Record(act.Pass, source=source, card=card, to=target),
            "plus": Record(act.Plus, source=source),
            "refresh": Record(
                act.Refresh,
                source=source,
                consumers=index(MARKET_ROWS).then(bool).at("row"),
                last="source",
            ),
            "reactivate": Record(act.Reactivate, ability=index(ABILITIES).at("token")),
            "draw_policy": Record(act.DrawPolicy, source=card),
            "implement": Record(
                act.Implement,
                measure=card,
                player=player.or_absent(),
                card=card.or_absent(),
                producer=card.or_absent(),
                consumer=card.or_absent(),
                habitat=habitat.or_absent(),
                players=several(player).or_absent(),
                written="measure card producer consumer player habitat players",
            ),
            "choose:habitat": Record(act.ChooseHabitat, habitat=habitat),
            "choose:implement": Record(act.ChooseReaction, implement=boolean),
            "choose:skip": Record(act.ChoosePass, player=player, card=skip, last="player"),
            "choose:player": Record(act.ChoosePass, player=player, card=card, to=target),
            "end_turn": Record(act.EndTurn),
        },
        needs={
            "choose": '"habitat", or "implement", or "player" with "card" and "to" or "skip"',
        },
    )


def card_field(catalogue: Catalogue) -> Field[CardId]:
    """Return the kind of cards; JSON has their names."""

    def read(name: object, where: str) -> CardId:
        card = catalogue.ids.get(name) if isinstance(name, str) else None
        if card is None:
            raise CodecError(f"{where}: there is no card {shown(name)}")
        return card

    return Field(read, catalogue.names.__getitem__)


def source_field(catalogue: Catalogue) -> Field[CardId]:
    """Return the kind of sources of abilities: cards, and `token` for the player's own token."""
    card = card_field(catalogue)

    def read(value: object, where: str) -> CardId:
        return act.TOKEN if value == "token" else card.read(value, where)

    return Field(read, lambda source: "token" if source == act.TOKEN else card.write(source))


def _read_player(value: object, where: str) -> PlayerId:
    """Read a player's index. The rules refuse one that does not exist."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < FAR:
        raise CodecError(f"{where}: the index of a player is needed, not {shown(value)}")
    return PlayerId(value)


def _read_target(value: object, where: str) -> PlayerId:
    """Read the target of a pass: a player or the market."""
    if isinstance(value, str) and value != "market":
        raise CodecError(f'{where}: must be "market" or a player, not {shown(value)}')
    return act.MARKET if value == "market" else _read_player(value, where)


NOTATION: Final = Notation(
    {
        "take {card}": {"type": "acquire_producer"},
        "take {card} with {producers,}": {"type": "acquire_consumer"},
        "restore with {consumers,}": {"type": "restore_habitats"},
        "pass {card} to {to} with {source}": {"type": "pass"},
        "draw with {source}": {"type": "plus"},
        "refresh {row} with {source}": {"type": "refresh"},
        "reactivate {token}": {"type": "reactivate"},
        "policy with {source}": {"type": "draw_policy"},
        "implement {measure}[ card {card}][ producer {producer}][ consumer {consumer}]"
        "[ player {player}][ habitat {habitat}][ players {players,}]": {"type": "implement"},
        "choose yes": {"type": "choose", "implement": True},
        "choose no": {"type": "choose", "implement": False},
        "choose {habitat}": {"type": "choose"},
        "player {player} passes nothing": {"type": "choose", "skip": True},
        "player {player} passes {card} to {to}": {"type": "choose"},
        "end": {"type": "end_turn"},
    }
)


def action_to_text(catalogue: Catalogue, action: Action) -> str:
    """Return an action as text."""
    return NOTATION.write(action_to_json(catalogue, action))


def action_from_text(state: State, text: str) -> Action:
    """Return the action that a text says, legal or not. Raise `CodecError`."""
    return action_from_json(state, NOTATION.read(text))
