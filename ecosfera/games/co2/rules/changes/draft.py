"""A position being changed by a move. Everything in sight changes by events only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.rules.changes import events as ev
from ecosfera.games.co2.rules.changes.events import Cause
from ecosfera.games.co2.rules.changes.fold import fold
from ecosfera.games.co2.rules.pieces.ids import EVERY_KIND
from ecosfera.games.co2.rules.pieces.random_source import RandomSource
from ecosfera.games.co2.rules.position.state import Debt, DebtCause, State

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.changes.events import Event
    from ecosfera.games.co2.rules.pieces.ids import EventId, KindId, PlayerId


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
        """Draw as many cards as are given back, then put those into the bag (RULES 5.5)."""
        bag = list(self.view.bag)
        drawn = []
        for _ in back:
            card = self.random.card(bag, EVERY_KIND)
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
