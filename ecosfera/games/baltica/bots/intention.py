"""Choose a teammate's action and give the reasons for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.core.bot import Decision
from ecosfera.games.baltica.bots.hint_reasons import reasons_for
from ecosfera.games.baltica.rules.actions import Implement
from ecosfera.games.baltica.rules.engine import refusal
from ecosfera.games.baltica.rules.view import with_hidden_shuffled

if TYPE_CHECKING:
    from collections.abc import Collection, Generator

    from ecosfera.games.baltica.bots.searcher import Searcher
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.rules.state import State


def explain_move(
    bot: Searcher,
    state: State,
    refused: Collection[CardId] = (),
    wanted: Action | None = None,
) -> Generator[None, None, Decision[Action]]:
    """Choose an action in small steps, leaving out the measures that the team has `refused`.

    It is the action `wanted`, if that is legal. The decision has the reasons of a hint.
    """
    refused = frozenset(refused)
    known = with_hidden_shuffled(state, 0)
    options = [a for a in bot.options(state) if not _refused(a, refused)]
    if wanted is not None and refusal(state, wanted) is None:
        options = [wanted]
    if len(options) == 1:
        line: tuple[Action, ...] = (options[0],)
        ahead: tuple[Action, ...] = ()
    else:
        ideas = yield from bot.consider(state)
        chosen = next(idea for idea in ideas if not _refused(idea.action, refused))
        line, ahead = chosen.line, chosen.ahead
    yield
    return Decision(line[0], tuple(reasons_for(known, line, ahead)))


def _refused(action: Action, refused: Collection[CardId]) -> bool:
    """Return whether an action implements a measure that the team has refused."""
    return isinstance(action, Implement) and action.measure in refused
