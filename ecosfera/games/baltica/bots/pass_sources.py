"""Which symbol a pass should spend, so that no other useful pass becomes impossible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.bots.hint_reasons import help_for
from ecosfera.games.baltica.bots.turn_search import after
from ecosfera.games.baltica.rules.actions import TOKEN
from ecosfera.games.baltica.rules.cards import PASS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.baltica.rules.actions import Pass
    from ecosfera.games.baltica.rules.state import State

HELP: Final = (
    *("lets-restore", "lets-chain", "lets-open", "lets-buy"),
    *("gathers-with", "gathers-later"),
)
"""What a passed card may let another player do, the best first."""
ANY_PASS: Final = 1
"""The usefulness of a pass that helps nobody."""


def best_sources(state: State, passes: Sequence[Pass]) -> list[Pass]:
    """Return the passes that spend the best symbol, of several that pass the same card.

    A card cannot pass itself, so the last symbol left should lie on a card that nobody needs. There
    is more than one pass if each would prevent another one that is as useful.
    """
    symbols = [action for action in passes if action.source != TOKEN]
    if len(symbols) < 2:
        return symbols or list(passes)
    lost = {action: _prevented(state, action) for action in symbols}
    least = min(lost.values())
    best = [action for action in symbols if lost[action] == least]
    return best if least > ANY_PASS else [min(best, key=lambda action: _other_uses(state, action))]


def _prevented(state: State, action: Pass) -> int:
    """Return how useful the best pass is that becomes impossible, or costs the token; 0 if none."""
    then = after(state, action)
    if then.outcome is not None or then.player != state.player:
        return 0
    abilities = then.catalogue.abilities
    left = [
        card
        for card in then.row
        if abilities[card] >> PASS & 1 and not then.ability_used >> card & 1
    ]
    if len(left) != 1 or then.used >> left[0] & 1:
        return 0
    rows = (player for player in then.players if player != then.player)
    reasons = (why.code for to in rows for why in help_for(then, left[0], to))
    helps = [len(HELP) - HELP.index(code) for code in reasons if code in HELP]
    return ANY_PASS + max(helps, default=0)


def _other_uses(state: State, action: Pass) -> tuple[int, int]:
    """Return the number of other abilities on the card that gives the symbol, and its place."""
    abilities = state.catalogue.abilities[action.source] & ~(1 << PASS)
    return abilities.bit_count(), state.rows[state.player].index(action.source)
