"""What follows by itself: squares of arrival, triggers, the next turn (RULES 3.2, 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.rules.changes import events as ev
from ecosfera.games.co2.rules.changes.events import Cause
from ecosfera.games.co2.rules.course.event_cards import draw_event
from ecosfera.games.co2.rules.pieces.catalogue import SquareKind
from ecosfera.games.co2.rules.pieces.ids import EVERY_PLAYER
from ecosfera.games.co2.rules.pieces.ranges import BOTTOM, CREDIT_PRICE, HAND, MOST
from ecosfera.games.co2.rules.position.standing import (
    actions_done,
    balance,
    rent,
    square_kind,
    sunny_areas,
    territory_under,
)
from ecosfera.games.co2.rules.position.state import OutcomeKind, OutReason

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.changes.draft import Draft
    from ecosfera.games.co2.rules.pieces.ids import PlayerId
    from ecosfera.games.co2.rules.position.state import View


def arrive(draft: Draft) -> None:
    """Do what the square of arrival asks for, once nothing is owed for VIA (RULES 3.2).

    Nothing more follows where an event card has led: that territory is free.
    """
    view = draft.view
    if view.turn.event is not None:
        return
    if square_kind(view) is SquareKind.EVENT:
        draw_event(draft)
        return
    territory = territory_under(view, view.turn.player)
    owner = None if territory is None else view.owners[territory]
    if territory is not None and owner is not None and owner != view.turn.player:
        draft.charge_euros(rent(view, territory), Cause.RENT, owner)


def put_out(draft: Draft, player: PlayerId, reason: OutReason) -> None:
    """Let a player go out, whose euros go to the creditor of their debt (RULES 9.4)."""
    debt = draft.view.debt
    creditor = debt.to if debt is not None and debt.player == player else None
    draft.emit(ev.WentOut(player, reason, creditor))


def conclude(draft: Draft, *, ending: bool) -> None:
    """Look at the balances after a move, end the turn if it is over, and fill hands (RULES 9)."""
    if not _somebody_won(draft):
        _check_bottom(draft)
        view = draft.view
        if len(view.playing) == 1:
            draft.emit(ev.GameEnded(OutcomeKind.LAST, view.playing))
        elif ending or view.active.out is not None:
            _next_turn(draft)
    _fill_hands(draft)


def _somebody_won(draft: Draft) -> bool:
    """End the game if a balance has reached the goal (RULES 9.1)."""
    for player in draft.view.clockwise():
        if balance(draft.view, player) >= draft.view.config.goal:
            draft.emit(ev.GameEnded(OutcomeKind.GOAL, (player,)))
            return True
    return False


def _check_bottom(draft: Draft) -> None:
    """Put out whose balance has reached the bottom, but for the last one left (RULES 9.3)."""
    for player in draft.view.clockwise():
        if len(draft.view.playing) > 1 and balance(draft.view, player) <= BOTTOM:
            put_out(draft, player, OutReason.BALANCE)


def _next_turn(draft: Draft) -> None:
    """Begin the next player's turn, or end the game at the round limit (RULES 2.7, 9.5)."""
    view = draft.view
    turn = view.turn
    seat, next_round = turn.player, turn.round
    while True:
        seat = EVERY_PLAYER[(seat + 1) % len(view.players)]
        if seat == turn.first:
            next_round += 1
        if view.players[seat].out is None:
            break
    if next_round > view.config.round_limit:
        draft.emit(ev.GameEnded(OutcomeKind.ROUNDS, best(view)))
    else:
        draft.emit(ev.TurnBegan(seat, min(turn.number + 1, MOST), next_round))


def best(view: View) -> tuple[PlayerId, ...]:
    """Return who is ahead: several players if they are equal in everything (RULES 9.5, 9.6)."""
    merits = {player: merit(view, player) for player in view.playing}
    most = max(merits.values())
    return tuple(player for player, found in merits.items() if found == most)


def merit(view: View, player: PlayerId) -> tuple[int, int, int, int]:
    """Return what counts at the round limit, the most important first (RULES 9.5, 9.6)."""
    has = view.players[player]
    return (
        balance(view, player),
        len(sunny_areas(view, player)),
        actions_done(view, player),
        has.euros + CREDIT_PRICE * has.credits,
    )


def _fill_hands(draft: Draft) -> None:
    """Fill short hands from the bag, one player after the other (RULES 5.4)."""
    for player in draft.view.clockwise():
        while len(draft.view.players[player].hand) < HAND and any(draft.view.bag):
            draft.draw(player)
