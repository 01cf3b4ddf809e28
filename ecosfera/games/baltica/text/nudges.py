"""The first answer of the hint: where to look, before it names the move itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.bots.good_deed import CHAINS
from ecosfera.games.baltica.rules.actions import (
    MARKET,
    AcquireConsumer,
    AcquireProducer,
    DrawPolicy,
    Implement,
    Pass,
    Plus,
    Reactivate,
    Refresh,
    RestoreHabitats,
)
from ecosfera.games.baltica.rules.cards import habitats_in
from ecosfera.games.baltica.rules.draft import is_pressure
from ecosfera.games.baltica.text.move_text import Advice, restored

if TYPE_CHECKING:
    from ecosfera.games.baltica.bots.hint import Hint
    from ecosfera.games.baltica.rules.ids import HabitatId
    from ecosfera.games.baltica.rules.state import State
    from ecosfera.games.baltica.text.phrases import Phrases


def nudge(teller: Phrases, idea: Hint, state: State, key: str) -> Advice:
    """Return what the hint says first; `key` is the label of the key that shows the move."""
    words = teller.words
    topic, sign, values = _topic(teller, idea)
    habitats = _within_reach(idea, state)
    why: tuple[str, ...] = ()
    if habitats:
        why = (words("table.nudge.reach", habitats=teller.book.habitats_inside(habitats)),)
    return Advice(
        words("table.idea.first"),
        words(f"table.nudge.{topic}", **values),
        why,
        sign=sign,
        foot=words("table.nudge.more"),
        key=key,
    )


def _topic(teller: Phrases, idea: Hint) -> tuple[str, str, dict[str, str]]:
    """Return what the move is about: its message, its sign, and the fields of the message."""
    match idea.action:
        case AcquireProducer():
            return "producers", "icon_leaf", {}
        case AcquireConsumer():
            return "consumers", "icon_fish", {}
        case RestoreHabitats():
            return "row", "icon_fish", {}
        case Pass(_, card, to) if to == MARKET or is_pressure(card):
            return "rid", "pass", {}
        case Pass(_, _, to):
            return "needs", "pass", {"player": teller.player(to)}
        case Plus():
            return "draw", "plus", {}
        case Refresh():
            return "refresh", "refresh", {}
        case Reactivate():
            return "tokens", "icon_person", {}
        case Implement() | DrawPolicy():
            return "policies", "policy_measure", {}
        case _:
            return "end", "icon_check", {}


def _within_reach(idea: Hint, state: State) -> tuple[HabitatId, ...]:
    """Return what the plan restores in this turn after its first move."""
    if isinstance(idea.action, RestoreHabitats):
        return ()
    mask = 0
    for action in idea.line[1:]:
        if isinstance(action, RestoreHabitats):
            mask |= restored(state, action.consumers)
    for reason in idea.why:
        if reason.code in CHAINS:
            return reason.habitats
    return habitats_in(mask)
