"""A match in words, from its first action to its last, in English: for texts without a window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecosfera.core.game import Action, Event, Json, State
    from ecosfera.core.match import Match


def steps(match: Match[State, Action, Event]) -> Iterator[tuple[State, Action, list[Event]]]:
    """Yield every action with the position before it, and what happened."""
    state = match.start
    for action in match.actions:
        after, events = match.game.apply(state, action)
        yield state, action, events
        state = after


def sentences(match: Match[Any, Any, Any]) -> Iterator[str]:
    """Yield a line for each turn and for each action, and one for the end."""
    game = match.game
    turn = 0
    for state, action, events in steps(match):
        if game.turn(state) != turn:
            turn = game.turn(state)
            yield game.describe_turn(state)
        yield f"  {game.describe_move(action, events)}"
    yield game.describe_end(match.state)


def records(match: Match[Any, Any, Any]) -> Iterator[Json]:
    """Yield each action with its round, who took it, and its events, as JSON."""
    game = match.game
    for state, action, events in steps(match):
        yield {
            "round": game.round(state),
            "player": game.to_decide(state),
            "action": game.action_to_json(action),
            "events": [game.event_to_json(event) for event in events],
        }
