"""How events change what everybody sees.

`fold` applies one event to a view and returns the new one. Applying all events of an action to the
view before it gives the view after it: the rules themselves change a view in no other way.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from ecosfera.games.co2.rules.changes import events as ev
from ecosfera.games.co2.rules.pieces.ids import PlayerId, TerritoryId
from ecosfera.games.co2.rules.pieces.ranges import MOST
from ecosfera.games.co2.rules.position.standing import cards_on
from ecosfera.games.co2.rules.position.state import (
    Bank,
    Choice,
    Counter,
    Debt,
    Offer,
    Out,
    Outcome,
    Phase,
    Player,
    Took,
    Turn,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecosfera.games.co2.rules.changes.events import Event
    from ecosfera.games.co2.rules.pieces.ids import KindId
    from ecosfera.games.co2.rules.position.state import Side, View


def fold(view: View, event: Event) -> View:
    """Return the view after an event."""
    match event:
        case ev.Rolled() | ev.Moved() | ev.TurnBegan() | ev.GameEnded():
            return _fold_turn(view, event)
        case ev.CreditsTaken() | ev.EurosTaken() | ev.Paid() | ev.DebtArose():
            return _fold_money(view, event)
        case ev.Sold() | ev.Bought() | ev.Played() | ev.Undone():
            return _fold_territory(view, event)
        case ev.Drew() | ev.Exchanged() | ev.EventDrawn() | ev.ChoiceOwed() | ev.Declined():
            return _fold_cards(view, event)
        case ev.Offered() | ev.Countered() | ev.Refused() | ev.Traded() | ev.Forgiven():
            return _fold_trade(view, event)
        case ev.WentOut():
            return _out(view, event)
        case ev.StartDice() | ev.ViaSettled():
            return view
        case _:  # pragma: no cover
            assert_never(event)


def _fold_turn(view: View, event: ev.Rolled | ev.Moved | ev.TurnBegan | ev.GameEnded) -> View:
    match event:
        case ev.Rolled(_, dice):
            return replace(view, turn=replace(view.turn, phase=Phase.SQUARE, dice=dice))
        case ev.Moved(player, _, target):
            return _with_player(view, player, replace(view.players[player], position=target))
        case ev.TurnBegan(player, number, number_of_round):
            turn = Turn(player, view.turn.first, number, number_of_round)
            return replace(view, turn=turn, pending=())
        case _:
            return replace(view, outcome=Outcome(event.kind, event.winners), pending=())


def _fold_money(
    view: View, event: ev.CreditsTaken | ev.EurosTaken | ev.Paid | ev.DebtArose
) -> View:
    match event:
        case ev.CreditsTaken(player, n, cause):
            if cause is ev.Cause.SQUARE:
                view = replace(view, turn=replace(view.turn, took=Took.CREDIT))
            return _from_bank(view, player, credits=n)
        case ev.EurosTaken(player, n, _):
            return _from_bank(view, player, euros=n)
        case ev.Paid(player, credit, euros, to, _, debt):
            if debt:
                view = replace(view, pending=())
            if to is None:
                return _from_bank(view, player, credits=-credit, euros=-euros)
            view = _with_money(view, player, credits=-credit, euros=-euros)
            return _with_money(view, to, credits=credit, euros=euros)
        case _:
            return replace(view, pending=(event.debt,))


def _fold_territory(view: View, event: ev.Sold | ev.Bought | ev.Played | ev.Undone) -> View:
    match event:
        case ev.Sold(_, territory):
            return _freed(view, [territory])
        case ev.Bought(player, territory):
            view = _with_owners(view, [territory], player)
            return replace(view, turn=replace(view.turn, bought=True))
        case ev.Played(player, territory, card, free):
            hand = without(view.players[player].hand, (card,))
            view = _with_player(view, player, replace(view.players[player], hand=hand))
            view = _with_done(view, territory, 1)
            if free:
                return replace(view, pending=())
            return replace(view, turn=replace(view.turn, played=min(view.turn.played + 1, MOST)))
        case _:
            view = _with_bag(_with_done(view, event.territory, -1), (event.card,), 1)
            return replace(view, pending=())


def _fold_cards(
    view: View,
    event: ev.Drew | ev.Exchanged | ev.EventDrawn | ev.ChoiceOwed | ev.Declined,
) -> View:
    match event:
        case ev.Drew(player, card):
            if card is None:
                return view
            hand = (*view.players[player].hand, card)
            view = _with_player(view, player, replace(view.players[player], hand=hand))
            return _with_bag(view, (card,), -1)
        case ev.Exchanged(player, back, drawn, cause):
            hand = (*without(view.players[player].hand, back), *drawn)
            view = _with_player(view, player, replace(view.players[player], hand=hand))
            view = _with_bag(_with_bag(view, drawn, -1), back, 1)
            if cause is ev.Cause.EVENT:
                return replace(view, pending=())
            return replace(view, turn=replace(view.turn, took=Took.EXCHANGE))
        case ev.EventDrawn(_, card, shuffled):
            deck, discard = view.deck, view.discard
            if shuffled:
                deck, discard = len(discard), ()
            turn = replace(view.turn, event=card)
            return replace(view, deck=deck - 1, discard=(*discard, card), turn=turn)
        case ev.ChoiceOwed(player):
            return replace(view, pending=(Choice(player),))
        case _:
            return replace(view, pending=())


def _fold_trade(
    view: View, event: ev.Offered | ev.Countered | ev.Refused | ev.Traded | ev.Forgiven
) -> View:
    match event:
        case ev.Offered(_, to, give, get, settle):
            turn = replace(view.turn, offers=view.turn.offers + 1)
            pending = (*view.pending, Offer(to, give, get, settle))
            return replace(view, turn=turn, pending=pending)
        case ev.Countered(player, to, give, get, settle):
            counter = Counter(to, player, give, get, settle)
            return replace(view, pending=(*view.pending[:-1], counter))
        case ev.Refused():
            return replace(view, pending=view.pending[:-1])
        case ev.Traded(player, partner, give, get):
            view = _given(view, give, player, partner)
            view = _given(view, get, partner, player)
            return replace(view, pending=view.pending[:-1])
        case _:
            return replace(view, pending=())


def _out(view: View, event: ev.WentOut) -> View:
    """Return the view after a player went out and gave everything back (RULES 9.4)."""
    player = event.player
    had = view.players[player]
    if event.to is None:
        view = _from_bank(view, player, euros=-had.euros)
    else:
        view = _with_money(view, event.to, euros=had.euros)
    view = _from_bank(view, player, credits=-had.credits)
    view = _with_bag(view, had.hand, 1)
    view = _freed(view, view.owned(player))
    gone = Player(None, 0, 0, out=Out(event.reason, view.turn.number))
    view = _with_player(view, player, gone)
    if player == view.turn.player:
        return replace(view, pending=())
    debt = view.debt
    if isinstance(debt, Debt) and debt.to == player:
        # the debt to a player who goes out is now one to the bank (RULES 10.7)
        return replace(view, pending=(replace(debt, to=None), *view.pending[1:]))
    return view


# -- parts -----------------------------------------------------------------------------------------


def without(hand: tuple[KindId, ...], cards: Iterable[KindId]) -> tuple[KindId, ...]:
    """Return a hand without these cards; of each kind the leftmost ones leave."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def _with_player(view: View, player: PlayerId, now: Player) -> View:
    players = view.players
    return replace(view, players=(*players[:player], now, *players[player + 1 :]))


def _with_money(view: View, player: PlayerId, *, credits: int = 0, euros: int = 0) -> View:  # noqa: A002
    had = view.players[player]
    now = replace(had, credits=had.credits + credits, euros=had.euros + euros)
    return _with_player(view, player, now)


def _from_bank(view: View, player: PlayerId, *, credits: int = 0, euros: int = 0) -> View:  # noqa: A002
    """Move money from the bank to a player; negative amounts go the other way."""
    bank = Bank(view.bank.credits - credits, view.bank.euros - euros)
    return replace(_with_money(view, player, credits=credits, euros=euros), bank=bank)


def _with_bag(view: View, cards: Iterable[KindId], change: int) -> View:
    bag = list(view.bag)
    for card in cards:
        bag[card] += change
    return replace(view, bag=tuple(bag))


def _with_done(view: View, territory: TerritoryId, change: int) -> View:
    done = list(view.done)
    done[territory] += change
    return replace(view, done=tuple(done))


def _with_owners(view: View, territories: Iterable[TerritoryId], owner: PlayerId) -> View:
    """Give territories to a player; no action is possible on them in this turn (RULES 11.8)."""
    owners = list(view.owners)
    for territory in territories:
        owners[territory] = owner
    fresh = tuple(sorted({*view.turn.fresh, *territories}))
    return replace(view, owners=tuple(owners), turn=replace(view.turn, fresh=fresh))


def _freed(view: View, territories: Iterable[TerritoryId]) -> View:
    """Take territories back to the bank, and their cards into the bag (RULES 9.4, 10.5)."""
    owners, done, bag = list(view.owners), list(view.done), list(view.bag)
    for territory in territories:
        for card in cards_on(view, territory):
            bag[card] += 1
        owners[territory], done[territory] = None, 0
    return replace(view, owners=tuple(owners), done=tuple(done), bag=tuple(bag))


def _given(view: View, side: Side, giver: PlayerId, taker: PlayerId) -> View:
    """Move one side of a trade from its giver to the other player (RULES 11.6)."""
    hand = without(view.players[giver].hand, side.cards)
    view = _with_player(view, giver, replace(view.players[giver], hand=hand))
    hand = (*view.players[taker].hand, *side.cards)
    view = _with_player(view, taker, replace(view.players[taker], hand=hand))
    view = _with_money(view, giver, credits=-side.credits, euros=-side.euros)
    view = _with_money(view, taker, credits=side.credits, euros=side.euros)
    return _with_owners(view, side.territories, taker) if side.territories else view
