"""Short English descriptions of games, for commands without a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.core.narration import narrate
from ecosfera.games.baltica.codec.actions import action_to_json
from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.cards import HABITATS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.cards import Catalogue
    from ecosfera.games.baltica.rules.config import Config
    from ecosfera.games.baltica.rules.events import Event
    from ecosfera.games.baltica.rules.state import State


def setup(config: Config) -> str:
    """Return the number of rows, the level and the variations of a set-up."""
    parts = [
        f"{config.players} row{'s' if config.players > 1 else ''}",
        f"level {2 if config.policies else 1}",
        f"stacks of {config.element_stack}",
    ]
    if config.pressures == 3:
        parts.append("high pressure")
    if config.eutrophication:
        parts.append("eutrophication")
    if config.biodiversity_loss:
        parts.append("loss of biodiversity")
    if config.pressures < 2:
        parts.append(f"{config.pressures or 'no'} pressure card{'' if config.pressures else 's'}")
    if config.living_habitats:
        parts.append(f"{config.living_habitats} restored at the start")
    if config.row_cards > 4:
        parts.append(f"rows of {config.row_cards}")
    if config.homecoming:
        parts.append("homecoming")
    if config.policies and not config.house_cards:
        parts.append("without house cards")
    return ", ".join(parts)


def names(config: Config) -> tuple[str, ...]:
    """Return the names of the rows, or their numbers."""
    return config.names or tuple(f"Row {i + 1}" for i in range(config.players))


def turn(state: State) -> str:
    """Return the round and the name of the row whose turn it is."""
    return f"Round {state.round}, {names(state.config)[state.player]}"


def move(catalogue: Catalogue, action: Action, events: Sequence[Event]) -> str:
    """Return an action with the names used by the protocol, and its results."""
    return narrate(action_to_json(catalogue, action), map(_event, events))


def _event(event: Event) -> str:
    """Return what an event brought; empty for those that the action says already."""
    match event:
        case ev.HabitatRestored():
            return f"habitat restored: {HABITATS[event.habitat].replace('_', ' ')}"
        case ev.ImpactPlaced():
            return "an impact"
        case ev.PolicyDrawn():
            return "a policy card"
        case _:
            return ""


def end(state: State) -> str:
    """Return how a game ended, or that it is not over, with its tiles."""
    outcome = state.outcome.value.capitalize() if state.outcome else "Not over yet"
    return f"{outcome}: {len(state.habitats)} habitats, {state.impacts} impacts."
