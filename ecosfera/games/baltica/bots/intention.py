"""A teammate thinks aloud: what it is going to do, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecosfera.games.baltica.bots.hint_reasons import grounds
from ecosfera.games.baltica.bots.turn_search import sensible
from ecosfera.games.baltica.rules.actions import Implement
from ecosfera.games.baltica.rules.view import veiled

if TYPE_CHECKING:
    from collections.abc import Collection, Generator

    from ecosfera.games.baltica.bots.hint_reason import HintReason
    from ecosfera.games.baltica.bots.searcher import Searcher
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.state import State


@dataclass(frozen=True, slots=True)
class Intention:
    """What a teammate is going to do, and why."""

    action: Action
    why: tuple[HintReason, ...]


def explain_move(
    bot: Searcher, state: State, refused: Collection[int] = ()
) -> Generator[None, None, Intention]:
    """The action a bot chooses, in small steps; none of the measures the team has `refused`."""
    known = veiled(state, 0)
    options = [a for a in sensible(state) if not _refused(a, refused)]
    if len(options) == 1:
        line: tuple[Action, ...] = (options[0],)
    else:
        ideas = yield from bot.consider(state)
        line = next(idea.line for idea in ideas if not _refused(idea.action, refused))
    yield
    return Intention(line[0], tuple(grounds(known, line)))


def _refused(action: Action, refused: Collection[int]) -> bool:
    """Whether an action is a measure the team does not want now."""
    return isinstance(action, Implement) and action.measure in refused
