"""The fold of an event into the view, and the draft of a position that a move changes by events.

`fold` applies one event to a view and returns the new one. Applying all events of an action to the
view before it gives the view after it: the rules themselves change a view in no other way.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.events import Cause
from ecosfera.games.co2.rules.ids import EVERY_KIND, MOST, PlayerId, TerritoryId
from ecosfera.games.co2.rules.pieces import RandomSource
from ecosfera.games.co2.rules.state import (
    Bank,
    Choice,
    Counter,
    Debt,
    DebtCause,
    Offer,
    Out,
    Outcome,
    Phase,
    Player,
    State,
    Took,
    Turn,
    cards_on,
    exchange_bag,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecosfera.games.co2.rules.events import Event
    from ecosfera.games.co2.rules.ids import EventId, KindId
    from ecosfera.games.co2.rules.state import Side, View


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
        case ev.Retired(player):
            return _retired(view, player)
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


def _retired(view: View, player: PlayerId) -> View:
    """Return the view after a player handed in credits, which the bank has already."""
    had = view.players[player]
    view = _with_player(view, player, replace(had, retired=had.retired + 1))
    return replace(view, turn=replace(view.turn, retired=True))


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


# -- the draft -------------------------------------------------------------------------------------


class Draft:
    """A position that a move is changing, and the events of the move so far."""

    __slots__ = ("deck", "events", "random", "view")

    def __init__(self, state: State) -> None:
        self.view = state.view
        self.deck = state.deck
        self.random = RandomSource(state.random)
        self.events: list[Event] = []

    def state(self) -> State:
        """Return the position as it is now."""
        return State(self.view, self.deck, self.random.state)

    def emit(self, event: Event) -> None:
        """Let an event happen."""
        self.view = fold(self.view, event)
        self.events.append(event)

    @property
    def player(self) -> PlayerId:
        """Return the player whose turn it is."""
        return self.view.turn.player

    # -- money ---------------------------------------------------------------------------------

    def give_credits(self, player: PlayerId, n: int, cause: Cause) -> None:
        """Let the bank give credits, or what it has of them (RULES 12.1)."""
        self.emit(ev.CreditsTaken(player, min(n, self.view.bank.credits), cause))

    def give_euros(self, player: PlayerId, n: int, cause: Cause) -> None:
        """Let the bank give euros, or what it has of them (RULES 12.1)."""
        self.emit(ev.EurosTaken(player, min(n, self.view.bank.euros), cause))

    def charge_credits(self, n: int, cause: Cause) -> None:
        """Let the active player pay credits to the bank, or owe them (RULES 10.1)."""
        if self.view.active.credits >= n:
            self.emit(ev.Paid(self.player, n, 0, None, cause))
        else:
            self.emit(ev.DebtArose(Debt(self.player, DebtCause(cause.value), n, 0, None)))

    def charge_euros(self, n: int, cause: Cause, to: PlayerId | None = None) -> None:
        """Let the active player pay euros to the bank or to a player, or owe them (RULES 10.1)."""
        if self.view.active.euros >= n:
            self.emit(ev.Paid(self.player, 0, n, to, cause))
        else:
            self.emit(ev.DebtArose(Debt(self.player, DebtCause(cause.value), 0, n, to)))

    # -- cards ---------------------------------------------------------------------------------

    def draw(self, player: PlayerId) -> None:
        """Draw a card from the bag, if it holds one (RULES 5.4)."""
        bag = self.view.bag
        self.emit(ev.Drew(player, self.random.card(bag, EVERY_KIND) if any(bag) else None))

    def exchange(self, player: PlayerId, back: tuple[KindId, ...], cause: Cause) -> None:
        """Draw as many cards as are given back, then put those into the bag (RULES 5.5, 5.6)."""
        bag = list(self.view.bag)
        drawn = []
        for _ in back:
            found = bag if cause is Cause.EVENT else exchange_bag(self.view, player, bag)
            card = self.random.card(found, EVERY_KIND)
            bag[card] -= 1
            drawn.append(card)
        self.emit(ev.Exchanged(player, back, tuple(drawn), cause))

    def draw_event(self) -> EventId:
        """Draw the top event card; an empty deck is first made of the discard pile (RULES 13)."""
        shuffled = not self.deck
        if shuffled:
            deck = list(self.view.discard)
            self.random.shuffle(deck)
            self.deck = tuple(deck)
        card, *rest = self.deck
        self.deck = tuple(rest)
        self.emit(ev.EventDrawn(self.player, card, shuffled))
        return card
