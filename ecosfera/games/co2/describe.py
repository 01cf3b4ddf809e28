"""Short English descriptions of games, for commands without a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.core.narration import narrate
from ecosfera.games.co2.codec.actions import action_to_json
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.config import Config
from ecosfera.games.co2.rules.ids import TRADE_ROUND
from ecosfera.games.co2.rules.state import OutcomeKind, balance

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.events import Event
    from ecosfera.games.co2.rules.pieces import Catalogue
    from ecosfera.games.co2.rules.state import Side, View

ENDS = {
    OutcomeKind.GOAL: "reached the goal",
    OutcomeKind.LAST: "was the last one left",
    OutcomeKind.ROUNDS: "had the best balance at the round limit",
}


def setup(config: Config) -> str:
    """Return the number of players, the goal and what differs from the full game."""
    standard = Config()
    parts = [f"{config.players} players", f"goal {config.goal}"]
    if config.start_territories != standard.start_territories:
        parts.append(f"{config.start_territories} territories at the start")
    if config.round_limit != standard.round_limit:
        parts.append(f"{config.round_limit} rounds")
    if config.offers != standard.offers:
        parts.append(f"{config.offers} offers a turn")
    if config.flow:
        parts.append("CO2 squares serve those who pass")
    if config.head_start:
        parts.append("head start")
    if config.retire:
        but = ", but not for the last point" if config.last_earned else ""
        parts.append(f"credits can be handed in{but}")
    if config.afar:
        parts.append("territories can be bought from afar")
    if config.new_kinds:
        parts.append("exchanges bring new kinds of cards")
    if config.late_trades:
        parts.append(f"territories are traded from round {TRADE_ROUND} on")
    return ", ".join(parts)


def names(config: Config) -> tuple[str, ...]:
    """Return the names of the players, or their numbers."""
    names = config.names or ("",) * config.players
    return tuple(name or f"Player {seat}" for seat, name in enumerate(names))


def turn(view: View) -> str:
    """Return the round and the name of the player whose turn it is."""
    return f"Round {view.turn.round}, {names(view.config)[view.turn.player]}"


def move(catalogue: Catalogue, action: Action, events: Sequence[Event]) -> str:
    """Return an action with the names used by the protocol, and its results."""
    return narrate(
        action_to_json(catalogue, action), (_event(catalogue, event) for event in events)
    )


def _event(catalogue: Catalogue, event: Event) -> str:
    """Return what an event brought; empty for those that the action says already."""
    match event:
        case ev.Rolled(_, (one, two)):
            return f"{one} and {two}"
        case ev.Moved(_, _, target):
            territory = catalogue.board[target].territory
            place = "" if territory is None else f", {catalogue.territories[territory].name}"
            return f"to square {target}{place}"
        case ev.ViaSettled(_, points):
            return f"VIA with balance {points:+}"
        case ev.Paid(_, credit, euros, to):
            return f"pays {_money(credit, euros)}" + ("" if to is None else f" to player {to}")
        case ev.CreditsTaken(player, n) | ev.EurosTaken(player, n):
            taken = _money(n, 0) if isinstance(event, ev.CreditsTaken) else _money(0, n)
            return f"player {player} takes {taken}"
        case ev.DebtArose(debt):
            return f"owes {_money(debt.credits, debt.euros)}"
        case ev.EventDrawn(_, card):
            return f"event: {catalogue.events[card].id.replace('_', ' ')}"
        case ev.Offered(_, to, give, get) | ev.Countered(_, to, give, get):
            offered = f"{_side(catalogue, give)} for {_side(catalogue, get)}"
            return f"{offered}, to player {to}"
        case ev.WentOut(player, reason):
            return f"player {player} is out by {reason.value}"
        case _:
            return ""


def _money(credit: int, euros: int) -> str:
    """Return amounts in words."""
    parts = [f"{credit} credit{'' if credit == 1 else 's'}"] if credit or not euros else []
    return " and ".join([*parts, *([f"{euros} €"] if euros else [])])


def _side(catalogue: Catalogue, side: Side) -> str:
    """Return what one player gives, in words."""
    parts = [catalogue.territories[territory].name for territory in side.territories]
    parts += [catalogue.kinds[card].name for card in side.cards]
    if side.credits or side.euros:
        parts.append(_money(side.credits, side.euros))
    return " + ".join(parts) or "nothing"


def end(view: View) -> str:
    """Return how a game ended, or that it is not over, with the balances."""
    called = names(view.config)
    points = ", ".join(f"{called[player]} {balance(view, player):+}" for player in view.playing)
    if view.outcome is None:
        return f"Not over yet: {points}."
    winners = " and ".join(called[player] for player in view.outcome.winners)
    return f"{winners} {ENDS[view.outcome.kind]}: {points}."
