"""The draws that a cautious player leaves alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.bots.turn_search import REVEALING, after, candidate_actions
from ecosfera.games.baltica.rules.actions import END_TURN, Plus
from ecosfera.games.baltica.rules.cards import COPIES_PER_ELEMENT, FIRST_PRESSURE
from ecosfera.games.baltica.rules.draft import is_pressure
from ecosfera.games.baltica.rules.turn import STRIKE, ending_adds_pressure, pressures_in, strikes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.rules.state import State


def careful_actions(state: State) -> list[Action]:
    """Return the actions worth searching, without draws that may place an impact tile.

    Where the turn places one whatever the player does, nothing is lost by a draw, so none is left
    out.
    """
    options = candidate_actions(state)
    if state.pending is None and draw_is_dangerous(state) and _can_end_safely(state, options):
        return [action for action in options if not isinstance(action, Plus)]
    return options


def draw_is_dangerous(state: State) -> bool:
    """Return whether the next card of the active player's deck may place an impact tile."""
    player = state.player
    unseen = state.decks[player] or state.discards[player]
    return any(_strikes([*state.row, card]) for card in unseen)


def may_strike(state: State) -> bool:
    """Return whether the next card of the active player's deck may end the turn."""
    unseen = state.decks[state.player] or state.discards[state.player]
    return any(strikes([*state.row, card]) for card in unseen)


def _strikes(row: Sequence[CardId]) -> bool:
    """Return whether an impact tile is placed for a row (RULES 3.4)."""
    elements = [card // COPIES_PER_ELEMENT for card in row if card < FIRST_PRESSURE]
    clash = any(elements.count(element) >= STRIKE for element in elements)
    return sum(map(is_pressure, row)) + clash >= STRIKE


def _can_end_safely(state: State, options: Sequence[Action]) -> bool:
    """Return whether the turn can end without an impact tile, now or after one more action."""
    return _ends_safely(state) or any(
        _is_calm(state, after(state, action))
        for action in options
        if action is not END_TURN and not isinstance(action, REVEALING)
    )


def _is_calm(before: State, state: State) -> bool:
    """Return whether the turn goes on and can end without an impact tile."""
    return state.number == before.number and state.outcome is None and _ends_safely(state)


def _ends_safely(state: State) -> bool:
    """Return whether ending the turn places no impact tile."""
    return pressures_in(state.row) + ending_adds_pressure(state) < STRIKE
