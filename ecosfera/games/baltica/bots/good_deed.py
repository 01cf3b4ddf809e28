"""What is good to do for others, or in a turn in which nothing can be taken; without a search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.bots.draws import draws_of_use
from ecosfera.games.baltica.bots.foresight import end_of_turn
from ecosfera.games.baltica.bots.hint_reasons import help_for
from ecosfera.games.baltica.bots.reasons import HintReason, about_refresh
from ecosfera.games.baltica.rules.actions import (
    END_TURN,
    MARKET,
    AcquireConsumer,
    AcquireProducer,
    EndTurn,
    Implement,
    Pass,
    Plus,
    Refresh,
    RestoreHabitats,
)
from ecosfera.games.baltica.rules.draft import is_pressure
from ecosfera.games.baltica.rules.turn import STRIKE, pressures_in, strikes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.state import State

BETTER: Final = (AcquireProducer, AcquireConsumer, Implement)
"""What comes before all other good deeds."""
LETS_RESTORE: Final = "lets-restore"
"""The reason for a pass with which another player can restore a habitat."""
HELP: Final = (LETS_RESTORE, "lets-chain", "lets-open", "lets-buy")
"""What a passed card may let another player do, the best first."""
FITTING: Final = frozenset({"no-producer-payable", "no-consumer-fits"})
"""Reasons for a refresh: nothing of a row of the market can be taken, but some of its deck."""


def good_deed(state: State, actions: Sequence[Action]) -> tuple[Action, HintReason] | None:
    """Return which of the legal actions is good to do, and why.

    While something can be taken it is a pass with which another player can restore a habitat. After
    that it is the pass that averts an impact, or that helps another player most, a draw that may be
    of use, or the refresh that most likely brings something within reach.
    """
    if state.pending is not None or any(isinstance(a, RestoreHabitats) for a in actions):
        return None
    passed = _helpful_pass(state, actions)
    if any(isinstance(action, BETTER) for action in actions):
        return passed if passed is not None and passed[1].code == LETS_RESTORE else None
    passed = _averting_pass(state, actions) or passed
    if passed is not None:
        return passed
    draw = next((action for action in actions if isinstance(action, Plus)), None)
    if draw is not None:
        chance = draws_of_use(state)
        if chance[0]:
            return draw, HintReason("hopes-for-more", chance=chance)
    return _helpful_refresh(state, actions)


def dooms(state: State, actions: Sequence[Action]) -> bool:
    """Return whether the turn places an impact tile at its end, whatever the player does.

    `actions` are the legal ones. A draw or a refresh might still change it.
    """
    certain = state.pending is None and all(
        isinstance(action, EndTurn)
        or (isinstance(action, Pass) and not (is_pressure(action.card) and action.to != MARKET))
        for action in actions
    )
    return certain and END_TURN in actions and bool(end_of_turn(state).impacts)


def _averting_pass(state: State, actions: Sequence[Action]) -> tuple[Action, HintReason] | None:
    """Return the pass of a pressure card without which the turn ends with an impact, if any.

    It leaves whoever receives it two cards away from one.
    """
    passes = [a for a in actions if isinstance(a, Pass) and a.to != MARKET and is_pressure(a.card)]
    if pressures_in(state.row) != STRIKE - 1 or not passes:
        return None
    best = min(passes, key=lambda action: pressures_in(state.rows[action.to]))
    if pressures_in(state.rows[best.to]) or not end_of_turn(state).impacts:
        return None
    return best, HintReason("averts-impact", (best.card,), player=state.player)


def _helpful_pass(state: State, actions: Sequence[Action]) -> tuple[Action, HintReason] | None:
    """Return the pass that helps another player most and does no harm, and how it helps."""
    best: tuple[int, Action, HintReason] | None = None
    seen = set()
    for action in actions:
        if not isinstance(action, Pass) or action.to == MARKET:
            continue
        if (action.card, action.to) in seen or strikes([*state.rows[action.to], action.card]):
            continue
        seen.add((action.card, action.to))
        for why in help_for(state, action.card, action.to):
            rank = HELP.index(why.code) if why.code in HELP else len(HELP)
            if rank < (len(HELP) if best is None else best[0]):
                best = rank, action, why
    return None if best is None else best[1:]


def _helpful_refresh(state: State, actions: Sequence[Action]) -> tuple[Action, HintReason] | None:
    """Return the refresh that most likely brings something that can be taken."""
    best: tuple[float, Action, HintReason] | None = None
    for action in actions:
        for why in about_refresh(state, action) if isinstance(action, Refresh) else ():
            if why.code in FITTING and why.chance is not None:
                likely = why.chance[0] / why.chance[1]
                if best is None or likely > best[0]:
                    best = likely, action, why
    return None if best is None else best[1:]
