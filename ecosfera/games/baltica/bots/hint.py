"""What to do next, and why: the searcher's ideas with reasons that people can follow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecosfera.core.bot import finish
from ecosfera.games.baltica.bots.hint_reasons import grounds
from ecosfera.games.baltica.bots.searcher import Searcher
from ecosfera.games.baltica.bots.turn_search import UNSURE
from ecosfera.games.baltica.rules.actions import AcquireConsumer, EndTurn, Pass, RestoreHabitats
from ecosfera.games.baltica.rules.cards import COPIES_PER_ELEMENT, FIRST_PRESSURE, FIRST_PRODUCER
from ecosfera.games.baltica.rules.view import veiled

if TYPE_CHECKING:
    from collections.abc import Generator

    from ecosfera.games.baltica.bots.hint_reason import HintReason
    from ecosfera.games.baltica.bots.searcher import Idea
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.state import State

NODES = 300
"""Positions looked at for a hint: far below half a second."""
IDEAS = 4
SURE = 0.01
"""What is certain is told before what is only hoped for, unless it is worse by more than this."""
CLOSE = 0.08
"""A further idea must not lose more of the chance to win than this."""


@dataclass(frozen=True, slots=True)
class Hint:
    """Something to do, why, and how good it is."""

    action: Action
    why: tuple[HintReason, ...]
    chance: float
    """To win the game, 0 to 1, by the search's rough guess: good for comparing, not for telling."""
    line: tuple[Action, ...]
    """The action, and what would best follow in this turn."""


def advise(state: State) -> tuple[Action, list[HintReason]] | None:
    """The best action and why, the same every time it is asked; None when the game is over."""
    found = hints(state)
    return (found[0].action, list(found[0].why)) if found else None


def hints(state: State) -> list[Hint]:
    """The best few things to do now, best first; none when the game is over."""
    return finish(think_of_hints(state))


def think_of_hints(state: State) -> Generator[None, None, list[Hint]]:
    """The same in small steps, for a loop that has frames to draw."""
    if state.outcome is not None:
        return []
    known = veiled(state, 0)
    ideas = yield from Searcher("hint", nodes=NODES).consider(known)
    ideas.sort(key=_merit, reverse=True)
    least = ideas[0].chance - CLOSE
    apart: dict[object, Idea] = {}
    for idea in ideas:
        if idea.chance >= least:
            apart.setdefault(_deed(known, idea.action), idea)
    chosen = list(apart.values())[:IDEAS]
    found = []
    for idea in chosen:
        why = grounds(known, idea.line)
        found.append(Hint(idea.action, tuple(why), idea.chance, idea.line))
        yield
    return found


def _deed(state: State, action: Action) -> object:
    """What is the same to people, however it is paid for and whichever of equal cards it takes."""
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


def _merit(idea: Idea) -> float:
    """How good an idea is to be told. Whoever ends the turn cannot do anything else afterwards."""
    return idea.chance - (SURE if isinstance(idea.action, (*UNSURE, EndTurn)) else 0.0)
