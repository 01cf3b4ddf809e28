"""Hints, and the actions of teammates, with reasons that people can follow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecosfera.core.bot import Decision, finish
from ecosfera.games.baltica.bots.hint_reasons import reasons_for
from ecosfera.games.baltica.bots.searcher import Searcher
from ecosfera.games.baltica.bots.turn_search import REVEALING
from ecosfera.games.baltica.rules.actions import (
    AcquireConsumer,
    AcquireProducer,
    EndTurn,
    Implement,
    Pass,
    RestoreHabitats,
)
from ecosfera.games.baltica.rules.cards import COPIES_PER_ELEMENT, FIRST_PRESSURE, FIRST_PRODUCER
from ecosfera.games.baltica.rules.engine import refusal
from ecosfera.games.baltica.rules.view import with_hidden_shuffled

if TYPE_CHECKING:
    from collections.abc import Collection, Generator

    from ecosfera.games.baltica.bots.reasons import HintReason
    from ecosfera.games.baltica.bots.searcher import Candidate
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.rules.state import State


NODES = 300
"""Number of positions searched for a hint; takes well below half a second."""
IDEAS = 4
GAINING = (AcquireProducer, AcquireConsumer, RestoreHabitats)
"""Actions that spare the pressure card at the end of the turn.

Beside them, ending the turn is no further hint: it would say that there is nothing to gain.
"""
SURE = 0.01
"""How much less likely to win an action with a certain result may be and still come first."""
CLOSE = 0.08
"""How much less likely to win than the best hint a further one may be."""


@dataclass(frozen=True, slots=True)
class Hint:
    """An action, the reasons for it, and how good it is."""

    action: Action
    why: tuple[HintReason, ...]
    chance: float
    """Rough estimate of the chance to win, 0 to 1: good for comparing hints, not for display."""
    line: tuple[Action, ...]
    """The action and the best actions to follow it in this turn."""


def advise(state: State) -> tuple[Action, list[HintReason]] | None:
    """Return the best action and the reasons for it, or None if the game is over.

    The result depends only on the state.
    """
    found = hints(state)
    return (found[0].action, list(found[0].why)) if found else None


def hints(state: State) -> list[Hint]:
    """Return the best few things to do now, best first; none if the game is over."""
    return finish(think_of_hints(state))


def think_of_hints(state: State) -> Generator[None, None, list[Hint]]:
    """Find the hints in small steps, so that a loop can draw frames in between."""
    if state.outcome is not None:
        return []
    known = with_hidden_shuffled(state, 0)
    ideas = yield from Searcher("hint", nodes=NODES).consider(known)
    ideas.sort(key=_rank, reverse=True)
    least = ideas[0].chance - CLOSE
    gains = not known.acquired and any(isinstance(idea.action, GAINING) for idea in ideas)
    apart: dict[object, Candidate] = {}
    for idea in ideas:
        gives_up = gains and isinstance(idea.action, EndTurn) and idea is not ideas[0]
        if idea.chance >= least and not gives_up:
            apart.setdefault(_same_choice_key(known, idea.action), idea)
    chosen = list(apart.values())[:IDEAS]
    found = []
    for idea in chosen:
        why = reasons_for(known, idea.line, idea.ahead)
        found.append(Hint(idea.action, tuple(why), idea.chance, idea.line))
        yield
    return found


def _same_choice_key(state: State, action: Action) -> object:
    """Return a key that is equal for actions that people regard as the same.

    It ignores payment and the choice among equal cards.
    """
    match action:
        case AcquireConsumer(card):
            return AcquireConsumer, card
        case RestoreHabitats((one, two)):
            habitats = state.catalogue.habitats
            return RestoreHabitats, habitats[one] & habitats[two] & ~state.restored
        case Pass(_, card, to) if card < FIRST_PRESSURE:
            return Pass, card // COPIES_PER_ELEMENT, to
        case Pass(_, card, to) if card < FIRST_PRODUCER:
            return Pass, FIRST_PRESSURE, to
        case _:
            return action


def _rank(idea: Candidate) -> float:
    """Return the rank of a hint; uncertain actions and ending the turn rank lower."""
    return idea.chance - (SURE if isinstance(idea.action, (*REVEALING, EndTurn)) else 0.0)


# -- teammates -------------------------------------------------------------------------------------


def explain_move(
    bot: Searcher,
    state: State,
    refused: Collection[CardId] = (),
    forced: Action | None = None,
) -> Generator[None, None, Decision[Action]]:
    """Choose an action in small steps, leaving out the measures that the team has `refused`.

    It is the action `forced`, if that is legal. The decision has the reasons of a hint.
    """
    refused = frozenset(refused)
    known = with_hidden_shuffled(state, 0)
    options = [a for a in bot.options(state) if not _refused(a, refused)]
    if forced is not None and refusal(state, forced) is None:
        options = [forced]
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
