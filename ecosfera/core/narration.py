"""A match described in English from beginning to end, for output without a window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from ecosfera.core.game import Action, Event, Json, State
    from ecosfera.core.match import Match


def narrate(action: Mapping[str, object], results: Iterable[str]) -> str:
    """Return an action, given as JSON, in words, followed by its results.

    >>> narrate({"type": "acquire_consumer", "card": "perch", "producers": ["a", "b"]}, ["impact"])
    'acquire consumer perch a + b · impact'
    >>> narrate({"type": "answer", "accept": True, "give": {}}, [])
    'answer accept'
    """
    parts = [str(action["type"]).replace("_", " ")]
    for key, value in action.items():
        if isinstance(value, list):
            parts.append(" + ".join(map(str, value)))
        elif isinstance(value, bool):
            parts += [key] if value else []
        elif key != "type" and not isinstance(value, dict):
            parts.append(str(value))
    return " · ".join([" ".join(parts), *filter(None, results)])


def steps(match: Match[State, Action, Event]) -> Iterator[tuple[State, Action, list[Event]]]:
    """Yield every action with the position before it, and its events."""
    state = match.start
    for action in match.actions:
        after, events = match.game.apply(state, action)
        yield state, action, events
        state = after


def sentences(match: Match[Any, Any, Any]) -> Iterator[str]:
    """Yield a line for each turn, for each action, and for the end."""
    game = match.game
    turn = 0
    for state, action, events in steps(match):
        if game.turn(state) != turn:
            turn = game.turn(state)
            yield game.describe_turn(state)
        yield f"  {game.describe_move(action, events)}"
    yield game.describe_end(match.state)


def records(match: Match[Any, Any, Any]) -> Iterator[Json]:
    """Yield each action as JSON with its round, its player and its events."""
    game = match.game
    for state, action, events in steps(match):
        yield {
            "round": game.round(state),
            "player": game.to_decide(state),
            "action": game.action_to_json(action),
            "events": [game.event_to_json(event) for event in events],
        }
