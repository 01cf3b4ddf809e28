"""What the event cards do (RULES 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.rules.changes import events as ev
from ecosfera.games.co2.rules.changes.events import Cause
from ecosfera.games.co2.rules.course.via import move
from ecosfera.games.co2.rules.pieces.catalogue import Effect
from ecosfera.games.co2.rules.pieces.ranges import NOTE, SQUARES
from ecosfera.games.co2.rules.position.standing import (
    balance,
    next_kind,
    number_done,
    number_missing,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.co2.rules.changes.draft import Draft
    from ecosfera.games.co2.rules.pieces.catalogue import EventCard
    from ecosfera.games.co2.rules.pieces.ids import KindId, TerritoryId
    from ecosfera.games.co2.rules.position.state import View


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
