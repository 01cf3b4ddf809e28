"""Checks of a position read from JSON (PROTOCOL, state: `bad_state`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.core.json_fields import CodecError
from ecosfera.games.co2.rules.ids import (
    BOTTOM,
    CARDS_PER_KIND,
    CREDITS,
    EUROS,
    EVERY_EVENT,
    EVERY_PLAYER,
    HAND,
    NOTE,
)
from ecosfera.games.co2.rules.pieces import Effect, SquareKind
from ecosfera.games.co2.rules.refusals import trade_refusal
from ecosfera.games.co2.rules.state import (
    ON_CO2,
    Choice,
    Counter,
    Debt,
    DebtCause,
    Offer,
    OutcomeKind,
    Phase,
    Took,
    Turn,
    balance,
    cards_on,
    exchanges_in_passing,
    square_kind,
)
from ecosfera.games.co2.rules.turn import asks, event_of_turn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.co2.rules.ids import EventId
    from ecosfera.games.co2.rules.state import Outcome, View


def check_position(view: View, deck: Sequence[EventId], balances: Sequence[int]) -> None:
    """Raise `CodecError` if a position breaks a law or contradicts itself."""
    _check_pieces(view, deck)
    for player, written in zip(EVERY_PLAYER[: len(view.players)], balances, strict=True):
        _check_player(view, player)
        _demand(written == balance(view, player), f"players[{player}].balance", "is wrong")
    _check_phase(view)
    if view.outcome is None:
        _check_going_on(view)
        if view.turn.phase is Phase.SQUARE:
            _check_square(view)
        _check_pending(view)
    else:
        _demand(not view.pending, "pending", "must be [] when the game is over")
        _check_outcome(view, view.outcome)


def _demand(holds: bool, where: str, message: str) -> None:
    if not holds:
        raise CodecError(f"state.{where}: {message}")


def _check_pieces(view: View, deck: Sequence[EventId]) -> None:
    """Check that every piece of the game is in exactly one place (RULES 15.1)."""
    credit = view.bank.credits + sum(player.credits for player in view.players)
    _demand(credit == CREDITS, "bank.credits", f"all credits together are {credit}, not {CREDITS}")
    amounts = [view.bank.euros, *(player.euros for player in view.players)]
    _demand(sum(amounts) == EUROS, "bank.euros", f"all euros are {sum(amounts)}, not {EUROS}")
    _demand(not any(n % NOTE for n in amounts), "bank.euros", f"euros come in notes of {NOTE}")
    counts = list(view.bag)
    places = [player.hand for player in view.players]
    places += [cards_on(view, territory) for territory in view.catalogue.territory_ids.values()]
    for cards in places:
        for card in cards:
            counts[card] += 1
    for kind, count in zip(view.catalogue.kinds, counts, strict=True):
        _demand(
            count == CARDS_PER_KIND,
            f"bag.{kind.id}",
            f"there are {count} cards of this kind, not {CARDS_PER_KIND}",
        )
    events = sorted([*deck, *view.discard])
    _demand(events == list(EVERY_EVENT), "events", "must hold every event card once")


def _check_player(view: View, number: int) -> None:
    """Check a hand, and that a player who is out has nothing (RULES 15.2)."""
    player, where = view.players[number], f"players[{number}]"
    if player.out is None:
        _demand(player.position is not None, f"{where}.position", "must not be null in the game")
        full = len(player.hand) == HAND or not any(view.bag)
        _demand(full, f"{where}.hand", f"must hold {HAND} cards while the bag has some")
    else:
        nothing = (
            player.position is None
            and not (player.credits or player.euros or player.hand or player.retired)
            and number not in view.owners
        )
        _demand(nothing, where, "a player who is out has nothing and stands nowhere")


def _check_going_on(view: View) -> None:
    """Check that a game without an outcome is not over (RULES 9)."""
    _demand(view.active.out is None, "turn.player", "is out")
    _demand(len(view.playing) > 1, "outcome", "must not be null with one player left")
    for player in view.playing:
        inside = BOTTOM < balance(view, player) < view.config.goal
        _demand(inside, f"players[{player}].balance", "has ended the game for this player")


def _check_phase(view: View) -> None:
    """Check that a turn before the throw is as at its start, and one after it has dice."""
    turn = view.turn
    if turn.phase is Phase.SQUARE:
        _demand(turn.dice is not None, "turn.dice", 'must not be null in phase "square"')
        return
    fresh = Turn(turn.player, turn.first, turn.number, turn.round)
    _demand(turn == fresh, "turn", 'must be as at its start in phase "roll"')
    _demand(not view.pending, "pending", 'must be [] in phase "roll"')


def _check_square(view: View) -> None:
    """Check what was taken and drawn against the square under the pawn (RULES 4.4, 4.6)."""
    kind = square_kind(view)
    turn, card = view.turn, event_of_turn(view)
    handed_in = not turn.retired or view.active.retired > 0
    _demand(handed_in, "turn.retired", "must be false for who has handed in nothing")
    exchanged = turn.took is Took.EXCHANGE and exchanges_in_passing(view)
    allowed = turn.took is None or kind in ON_CO2 or exchanged
    _demand(allowed, "turn.took", "the pawn is on no CO2 square")
    if card is not None and kind is not SquareKind.EVENT:
        led = kind is SquareKind.TERRITORY and card.effect is Effect.MOVE_TO_FREE
        _demand(led, "turn.event", "the pawn is on no event square")
    if card is None and kind is SquareKind.EVENT:
        debt = view.debt
        via = debt is not None and debt.cause is DebtCause.VIA
        _demand(via, "turn.event", "must not be null on an event square")


def _check_pending(view: View) -> None:
    """Check what waits for an answer."""
    match view.pending:
        case ():
            pass
        case (Choice() as choice,):
            waiting = choice.player == view.turn.player and asks(view)
            _demand(waiting, "pending[0]", "the event card asks nothing of this player now")
        case (Debt() as debt,):
            _check_debt(view, debt)
        case (Offer() | Counter() as offer,):
            _check_offer(view, offer, 0)
        case (Debt() as debt, (Offer() | Counter()) as offer):
            _check_debt(view, debt)
            _check_offer(view, offer, 1)
        case _:
            raise CodecError("state.pending: must be [], a debt, an offer, both, or a choice")


def _check_debt(view: View, debt: Debt) -> None:
    """Check that a debt is what its cause can make (RULES 10.1)."""
    where = "pending[0]"
    _demand(debt.player == view.turn.player, f"{where}.player", "only the active player owes")
    rent = debt.cause is DebtCause.RENT
    if debt.to is not None:
        another = debt.to != debt.player and view.players[debt.to].out is None
        _demand(rent and another, f"{where}.to", "cannot be the creditor of this debt")
    kinds = {
        DebtCause.VIA: debt.credits > 0 and not debt.euros,
        DebtCause.RENT: debt.euros > 0 and not debt.credits,
        DebtCause.EVENT: (debt.credits > 0) != (debt.euros > 0),
    }
    _demand(kinds[debt.cause], where, "credits for VIA, euros for rent, one of them for an event")
    _demand(not debt.euros % NOTE, f"{where}.euros", f"euros come in notes of {NOTE}")


def _check_offer(view: View, offer: Offer | Counter, place: int) -> None:
    """Check that an offer could be made now (RULES 11.3, 11.4, 11.7)."""
    where = f"pending[{place}]"
    partner = offer.player
    if isinstance(offer, Counter):
        _demand(offer.player == view.turn.player, f"{where}.player", "must be the active player")
        partner = offer.partner
    other = partner != view.turn.player and view.players[partner].out is None
    _demand(other, where, "the partner must be another player in the game")
    reason = trade_refusal(view, partner, offer.give, offer.get, settle=offer.settle)
    if reason is not None:
        raise CodecError(f"state.{where}: the rules refuse this offer ({reason.why.value})")


def _check_outcome(view: View, outcome: Outcome) -> None:
    """Check that the winners can be the winners (RULES 9)."""
    winners, where = outcome.winners, "outcome.winners"
    _demand(bool(winners), where, "there must be at least one")
    ascending = list(winners) == sorted(set(winners))
    _demand(ascending, where, "must be ascending, each player once")
    _demand(all(winner in view.playing for winner in winners), where, "must be in the game")
    if outcome.kind is OutcomeKind.GOAL:
        reached = len(winners) == 1 and balance(view, winners[0]) >= view.config.goal
        _demand(reached, where, "must be one player whose balance has reached the goal")
    if outcome.kind is OutcomeKind.LAST:
        _demand(winners == view.playing, where, "must be the only player left")
        _demand(len(winners) == 1, where, "must be the only player left")
