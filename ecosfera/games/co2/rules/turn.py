"""Automatic consequences: VIA, event cards, arriving, the next turn (RULES 3, 7, 9, 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.events import Cause
from ecosfera.games.co2.rules.ids import (
    BOTTOM,
    CREDIT_PRICE,
    EVERY_PLAYER,
    HAND,
    MOST,
    NOTE,
    SQUARES,
)
from ecosfera.games.co2.rules.pieces import Effect, SquareKind
from ecosfera.games.co2.rules.state import (
    OutcomeKind,
    OutReason,
    actions_done,
    balance,
    co2_between,
    next_kind,
    number_done,
    number_missing,
    rent,
    square_kind,
    sunny_areas,
    territory_under,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.co2.rules.fold import Draft
    from ecosfera.games.co2.rules.ids import KindId, PlayerId, TerritoryId
    from ecosfera.games.co2.rules.pieces import EventCard
    from ecosfera.games.co2.rules.state import View


def move(draft: Draft, target: int, *, thrown: bool = False) -> None:
    """Move the active pawn clockwise to another square, past VIA if it lies between.

    With flow, a throw that leads past a CO2 square brings a credit (RULES 4.8).
    """
    start = draft.view.active.position
    assert start is not None
    draft.emit(ev.Moved(draft.player, start, target))
    if thrown and draft.view.config.flow and co2_between(draft.view, start, target):
        draft.give_credits(draft.player, 1, Cause.PASSING)
    if target < start:
        _pay_at_via(draft)


def _pay_at_via(draft: Draft) -> None:
    """Take or pay as many credits as the balance of this moment says (RULES 7.1, 7.2)."""
    due = balance(draft.view, draft.player)
    draft.emit(ev.ViaSettled(draft.player, due))
    if due > 0:
        draft.give_credits(draft.player, due, Cause.VIA)
    elif due < 0:
        draft.charge_credits(-due, Cause.VIA)


# -- event cards (RULES 13) ------------------------------------------------------------------------


def draw_event(draft: Draft) -> None:
    """Draw an event card and obey it (RULES 4.6)."""
    card = draft.view.catalogue.events[draft.draw_event()]
    EFFECTS[card.effect](draft, card)


def event_of_turn(view: View) -> EventCard | None:
    """Return the event card drawn in this turn."""
    event = view.turn.event
    return None if event is None else view.catalogue.events[event]


# -- what a card lets a player choose --------------------------------------------------------------


def grant_choices(view: View) -> tuple[TerritoryId, ...]:
    """Return the territories that a building grant can be used for (RULES 5.2, 13)."""
    hand = view.active.hand
    return tuple(
        territory
        for territory in view.owned(view.turn.player)
        if territory not in view.turn.fresh and next_kind(view, territory) in hand
    )


def flood_choices(view: View) -> tuple[TerritoryId, ...]:
    """Return the territories of which a flood can undo an action: none where it is harmless."""
    card = event_of_turn(view)
    player = view.turn.player
    if card is None or number_done(view, player, _kind(card)):
        return ()
    return tuple(territory for territory in view.owned(player) if view.done[territory])


def may_swap(view: View) -> bool:
    """Return whether the bag holds enough cards for a new hand."""
    card = event_of_turn(view)
    return card is not None and sum(view.bag) >= card.n


def asks(view: View) -> bool:
    """Return whether the event card of the turn has something to choose now."""
    card = event_of_turn(view)
    if card is None:
        return False
    if card.effect is Effect.FREE_PLAY:
        return bool(grant_choices(view))
    if card.effect is Effect.UNDO_UNLESS_DONE:
        return bool(flood_choices(view))
    return card.effect is Effect.NEW_HAND and may_swap(view)


# -- effects ---------------------------------------------------------------------------------------


def _kind(card: EventCard) -> KindId:
    assert card.kind is not None
    return card.kind


def _per_done(draft: Draft, card: EventCard) -> int:
    """Return what a card gives: `n` for each territory where the action is done, once at least."""
    return min(max(1, number_done(draft.view, draft.player, _kind(card))) * card.n, card.max)


def _credits_per_done(draft: Draft, card: EventCard) -> None:
    draft.give_credits(draft.player, _per_done(draft, card), Cause.EVENT)


def _euros_per_done(draft: Draft, card: EventCard) -> None:
    draft.give_euros(draft.player, _per_done(draft, card), Cause.EVENT)


def _fine_per_missing(draft: Draft, card: EventCard) -> None:
    fine = min(number_missing(draft.view, draft.player, _kind(card)) * card.n, card.max)
    if fine:
        draft.charge_euros(fine, Cause.EVENT)


def _credits_unless_done(draft: Draft, card: EventCard) -> None:
    if not number_done(draft.view, draft.player, _kind(card)):
        draft.charge_credits(card.n, Cause.EVENT)


def _move_to_free(draft: Draft, _card: EventCard) -> None:
    """Move to the nearest free territory clockwise, if there is one."""
    view = draft.view
    start = view.active.position
    assert start is not None
    for steps in range(1, SQUARES):
        square = (start + steps) % SQUARES
        territory = view.catalogue.board[square].territory
        if territory is not None and view.owners[territory] is None:
            move(draft, square)
            return


def _credits_all(draft: Draft, card: EventCard) -> None:
    """Give credits to the active player, and one to every other player."""
    first, *others = draft.view.clockwise()
    draft.give_credits(first, card.n, Cause.EVENT)
    for player in others:
        draft.give_credits(player, 1, Cause.EVENT)


def _credit_each(draft: Draft, card: EventCard) -> None:
    """Give each player a credit, or take one, by whether the action is done."""
    for player in draft.view.clockwise():
        if number_done(draft.view, player, _kind(card)):
            draft.give_credits(player, card.n, Cause.EVENT)
        elif draft.view.players[player].credits >= card.n:
            draft.emit(ev.Paid(player, card.n, 0, None, Cause.EVENT))


def _agenda(draft: Draft, card: EventCard) -> None:
    """Give a credit to each player with a balance below 0, and euros to the others."""
    for player in draft.view.clockwise():
        if balance(draft.view, player) < 0:
            draft.give_credits(player, card.n, Cause.EVENT)
        else:
            draft.give_euros(player, card.n * NOTE, Cause.EVENT)


def _ask(draft: Draft, _card: EventCard) -> None:
    """Ask the active player, if there is something to choose."""
    if asks(draft.view):
        draft.emit(ev.ChoiceOwed(draft.player))


EFFECTS: Final[dict[Effect, Callable[[Draft, EventCard], None]]] = {
    Effect.CREDITS_PER_DONE: _credits_per_done,
    Effect.EUROS_PER_DONE: _euros_per_done,
    Effect.FINE_PER_MISSING: _fine_per_missing,
    Effect.CREDITS_UNLESS_DONE: _credits_unless_done,
    Effect.MOVE_TO_FREE: _move_to_free,
    Effect.CREDITS_ALL: _credits_all,
    Effect.CREDIT_EACH: _credit_each,
    Effect.FREE_PLAY: _ask,
    Effect.UNDO_UNLESS_DONE: _ask,
    Effect.NEW_HAND: _ask,
    Effect.AGENDA: _agenda,
}


# -- arriving, and the end of a move (RULES 3.2, 9) ------------------------------------------------


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
