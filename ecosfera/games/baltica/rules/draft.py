"""Elementary changes of a state, each recorded as an event.

Other modules of the rules change a state only where the event is recorded by themselves or by their
caller: `deal.py` the set-up, `policies.py` where a policy card ends up, `engine.py` and `turn.py`
whose turn it is and what has been used in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, ParamSpec

from ecosfera.core.rng import shuffle
from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.cards import (
    ALL_HABITATS,
    ALL_TOKENS,
    CONSUMER_CARDS,
    COPIES_PER_ELEMENT,
    FIRST_CONSUMER,
    FIRST_FUNDING,
    FIRST_PRESSURE,
    NUTRIENTS,
)
from ecosfera.games.baltica.rules.events import Cause, Event, Location, Zone
from ecosfera.games.baltica.rules.ids import EVERY_ELEMENT, EVERY_PLAYER
from ecosfera.games.baltica.rules.state import EMPTY, IMPACT_TILES, Outcome, Pending, PendingKind

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ecosfera.games.baltica.rules.ids import CardId, ElementId, HabitatId, PlayerId
    from ecosfera.games.baltica.rules.state import State

P = ParamSpec("P")
ROWS: Final = tuple(Location(Zone.ROW, player) for player in EVERY_PLAYER)
DECKS: Final = tuple(Location(Zone.DECK, player) for player in EVERY_PLAYER)
DISCARDS: Final = tuple(Location(Zone.DISCARD, player) for player in EVERY_PLAYER)
STACKS: Final = tuple(Location(Zone.ELEMENTS, element) for element in EVERY_ELEMENT)
PRODUCERS: Final = tuple(Location(Zone.PRODUCERS, slot) for slot in range(4))
CONSUMERS: Final = tuple(Location(Zone.CONSUMERS, slot) for slot in range(4))
PRODUCER_DECK: Final = Location(Zone.PRODUCER_DECK)
CONSUMER_DECK: Final = Location(Zone.CONSUMER_DECK)
PRESSURES: Final = Location(Zone.PRESSURES)
POLICY_DECK: Final = Location(Zone.POLICY_DECK)
POOL: Final = Location(Zone.POOL)
ACTIVE: Final = Location(Zone.ACTIVE)
POLICY_DISCARD: Final = Location(Zone.POLICY_DISCARD)
REMOVED: Final = Location(Zone.REMOVED)

HAND: Final = 4
"""Number of cards drawn for a new row by the printed rules (RULES 3.5)."""


class Draft:
    """A state being changed by a move, with the parts of the move that are still to come.

    `events` is None in searches: nothing is recorded then, and everything else is the same.
    """

    __slots__ = ("declined", "due", "ending", "events", "starting", "state")

    def __init__(self, state: State, events: list[Event] | None) -> None:
        self.state = state
        self.events = events
        self.due = 0
        """Number of policy cards still to be drawn."""
        self.ending = False
        """Whether the turn ends once no policy card is due."""
        self.starting = False
        """Whether the row is being checked for the start of a turn (RULES 3.1)."""
        self.declined = False
        """Whether the player has just declined to react to three nutrients (RULES 4.1)."""

    def emit(self, make: Callable[P, Event], *args: P.args, **fields: P.kwargs) -> None:
        """Create an event and record it, if events are recorded."""
        if self.events is not None:
            self.events.append(make(*args, **fields))

    # -- cards ---------------------------------------------------------------------------------

    def add_to_row(self, player: PlayerId, card: CardId, source: Location) -> None:
        """Add a card that has just left its place to the right end of a row."""
        self.state.rows[player].append(card)
        if self.events is not None:
            self.events.append(ev.CardMoved(card, source, ROWS[player]))

    def leave_row(self, player: PlayerId, card: CardId, target: Location) -> None:
        """Take a card and its marks out of a row; the caller adds it to the target."""
        state = self.state
        state.rows[player].remove(card)
        if player == state.player:
            rest = ~(1 << card)
            state.used &= rest
            state.ability_used &= rest
            state.star_used &= rest
        if self.events is not None:
            self.events.append(ev.CardMoved(card, ROWS[player], target))

    def use(self, cards: tuple[CardId, ...]) -> None:
        """Mark cards of the active row as used for an action."""
        used = self.state.used
        for card in cards:
            used |= 1 << card
        self.state.used = used
        if self.events is not None:
            self.events.append(ev.CardsUsed(cards))

    def draw(self, player: PlayerId) -> bool:
        """Draw the top card of a player's deck into the row; return False if there is none.

        An empty deck is first replaced by the shuffled discard pile (RULES 3.3).
        """
        state = self.state
        deck = state.decks[player]
        if not deck:
            pile = state.discards[player]
            if not pile:
                return False
            state.rng = shuffle(pile, state.rng)
            state.decks[player], state.discards[player] = pile, deck
            deck = pile
            if self.events is not None:
                self.events.append(ev.DeckShuffled(player))
        self.add_to_row(player, deck.pop(), DECKS[player])
        return True

    def take_element(self, element: ElementId, player: PlayerId) -> bool:
        """Move an element card from the market to a row; return False if the stack is empty."""
        stack = self.state.elements[element]
        if not stack:
            return False
        self.add_to_row(player, stack.pop(), STACKS[element])
        return True

    def return_element(self, player: PlayerId, card: CardId) -> None:
        """Move an element card from a row back to its market stack."""
        element = card // COPIES_PER_ELEMENT
        self.leave_row(player, card, STACKS[element])
        self.state.elements[element].append(card)

    def hand_over(self, player: PlayerId, card: CardId, to: PlayerId) -> None:
        """Move a card from one player's row to another's."""
        self.leave_row(player, card, ROWS[to])
        self.state.rows[to].append(card)

    def add_pressure(self, player: PlayerId) -> None:
        """Add a pressure card to a row, unless the supply is empty (RULES 1)."""
        if self.state.pressures:
            self.add_to_row(player, self.state.pressures.pop(), PRESSURES)
        else:
            self.emit(ev.PressureMissing, player)

    def return_pressure(self, player: PlayerId) -> None:
        """Return the leftmost pressure card of a row to the supply."""
        card = next(c for c in self.state.rows[player] if is_pressure(c))
        self.leave_row(player, card, PRESSURES)
        self.state.pressures.append(card)

    def discard_from_row(self, player: PlayerId, card: CardId) -> None:
        """Move one card of a row to that player's discard pile."""
        self.leave_row(player, card, DISCARDS[player])
        self.state.discards[player].append(card)

    def take_from_market(self, card: CardId, player: PlayerId) -> None:
        """Move a species from its market slot to a row, leaving the slot empty."""
        state = self.state
        if card < FIRST_CONSUMER:
            slot = state.producers.index(card)
            state.producers[slot] = EMPTY
            self.add_to_row(player, card, PRODUCERS[slot])
        else:
            slot = state.consumers.index(card)
            state.consumers[slot] = EMPTY
            self.add_to_row(player, card, CONSUMERS[slot])

    def draw_consumer(self, player: PlayerId) -> None:
        """Move the top consumer of the deck to a row, if there is one."""
        if self.state.consumer_deck:
            self.add_to_row(player, self.state.consumer_deck.pop(), CONSUMER_DECK)

    def put_under_deck(self, cards: Iterable[CardId]) -> None:
        """Move species from their market slots to the bottom of their decks, in the order given."""
        state = self.state
        for card in cards:
            if card < FIRST_CONSUMER:
                slot = state.producers.index(card)
                state.producers[slot] = EMPTY
                state.producer_deck.insert(0, card)
                source, target = PRODUCERS[slot], PRODUCER_DECK
            else:
                slot = state.consumers.index(card)
                state.consumers[slot] = EMPTY
                state.consumer_deck.insert(0, card)
                source, target = CONSUMERS[slot], CONSUMER_DECK
            if self.events is not None:
                self.events.append(ev.CardMoved(card, source, target, under=True))

    def refill(self) -> None:
        """Fill the empty market slots from the left, producers first, as far as the decks last."""
        state = self.state
        self._fill(state.producers, state.producer_deck, PRODUCER_DECK, PRODUCERS)
        self._fill(state.consumers, state.consumer_deck, CONSUMER_DECK, CONSUMERS)

    def _fill(
        self,
        slots: list[CardId],
        deck: list[CardId],
        home: Location,
        places: tuple[Location, ...],
    ) -> None:
        """Fill the empty slots of one row of the market from its deck."""
        for slot, place in enumerate(places):
            if slots[slot] == EMPTY and deck:
                card = deck.pop()
                slots[slot] = card
                if self.events is not None:
                    self.events.append(ev.CardMoved(card, home, place))

    def refresh(self, *, consumers: bool) -> None:
        """Replace the producers or the consumers of the market (RULES 3.3)."""
        slots = self.state.consumers if consumers else self.state.producers
        self.put_under_deck([card for card in slots if card != EMPTY])
        self.refill()

    def remove_from_game(self, card: CardId) -> None:
        """Remove a consumer from the game wherever it is, leaving an empty slot on the market."""
        state = self.state
        source = None
        for player in state.players:
            if card in state.rows[player]:
                self.leave_row(player, card, REMOVED)
                state.removed.append(card)
                return
            if card in state.decks[player]:
                state.decks[player].remove(card)
                source = DECKS[player]
            elif card in state.discards[player]:
                state.discards[player].remove(card)
                source = DISCARDS[player]
        if card in state.consumers:
            slot = state.consumers.index(card)
            state.consumers[slot] = EMPTY
            source = CONSUMERS[slot]
        elif card in state.consumer_deck:
            state.consumer_deck.remove(card)
            source = CONSUMER_DECK
        if source is not None:
            state.removed.append(card)
            self.emit(ev.CardMoved, card, source, REMOVED)

    def bring_home(self) -> None:
        """Remove the animals all of whose habitats are restored, wherever they lie (RULES 2.1)."""
        state = self.state
        habitats, unrestored = state.catalogue.habitats, ALL_HABITATS & ~state.restored
        home = [card for card in CONSUMER_CARDS if not habitats[card] & unrestored]
        if home:
            removed = set(state.removed)
            home = [card for card in home if card not in removed]
        if home:
            self.emit(ev.CameHome, tuple(home))
            for card in home:
                self.remove_from_game(card)
            self.refill()

    # -- policy cards --------------------------------------------------------------------------

    def move_policy(self, card: CardId, source: Location, target: Location) -> None:
        """Move a policy card between deck, pool, active cards and discard pile."""
        self._pile(source).remove(card)
        self._pile(target).append(card)
        if self.events is not None:
            self.events.append(ev.CardMoved(card, source, target))

    def _pile(self, place: Location) -> list[CardId]:
        """Return the policy cards at a place."""
        if place is POLICY_DECK:
            return self.state.policy_deck
        if place is POOL:
            return self.state.pool
        return self.state.active if place is ACTIVE else self.state.policy_discard

    def pay_measure(self, measure: CardId) -> None:
        """Spend a funding card on a measure of the pool and place the measure by the market."""
        funding = next(card for card in self.state.pool if card >= FIRST_FUNDING)
        self.state.implemented += 1
        self.emit(ev.MeasureImplemented, measure, funding)
        self.move_policy(funding, POOL, POLICY_DISCARD)
        self.move_policy(measure, POOL, ACTIVE)

    def ask(self, kind: PendingKind, player: PlayerId, card: CardId | None = None) -> None:
        """Ask a player to choose; store the rest of the move until the answer comes."""
        start = kind is PendingKind.UPGRADED_WASTE_WATER_TREATMENT and self.starting
        pending = Pending(kind, player, self.due, self.ending, card, start)
        self.state.pending = pending
        self.emit(ev.ChoiceOwed, pending)

    def take_pending(self) -> Pending:
        """Clear and return the pending choice, and restore the rest of the move from it."""
        pending = self.state.pending
        assert pending is not None
        self.state.pending = None
        self.due, self.ending, self.starting = pending.due, pending.ending, pending.start
        self.emit(ev.ChoiceMade)
        return pending

    # -- tiles, tokens, turn ---------------------------------------------------------------------

    def restore(self, habitats: Iterable[HabitatId], cause: Cause) -> None:
        """Place habitat tiles and note that this turn costs no pressure card; the sixth wins.

        With *homecoming* all tokens turn face up (RULES 2.1).
        """
        state = self.state
        for habitat in habitats:
            state.habitats.append(habitat)
            state.restored |= 1 << habitat
            self.due += 1
            self.emit(ev.HabitatRestored, habitat, cause)
        self.spare_pressure()
        if state.restored == ALL_HABITATS:
            self.end_game(Outcome.WON)
        elif state.config.homecoming:
            for player in state.players:
                self.turn_tokens(player, ALL_TOKENS)

    def place_impacts(self, count: int, cause: Cause) -> None:
        """Place impact tiles, one more with *climate change*; the sixth loses (RULES 3.4, 4.1)."""
        state = self.state
        more = state.catalogue.ids["climate_change"] in state.active
        for i in range(count + more):
            state.impacts += 1
            self.due += 1
            self.emit(ev.ImpactPlaced, cause if i < count else Cause.CLIMATE_CHANGE)
            if state.impacts == IMPACT_TILES:
                self.end_game(Outcome.LOST)
                return

    def take_back_impact(self) -> None:
        """Take one impact tile back."""
        self.state.impacts -= 1
        self.emit(ev.ImpactTakenBack)

    def end_game(self, outcome: Outcome) -> None:
        """End the game and cancel the rest of the move."""
        self.state.outcome = outcome
        self.due = 0
        self.emit(ev.GameEnded, outcome)

    def turn_tokens(self, player: PlayerId, tokens: int) -> None:
        """Set which tokens of a player lie face up."""
        if self.state.tokens[player] != tokens:
            self.state.tokens[player] = tokens
            self.emit(ev.TokensTurned, player, tokens)

    def spare_pressure(self) -> None:
        """Note that ending this turn costs the player no pressure card (RULES 3.5)."""
        if not self.state.acquired:
            self.state.acquired = True
            if self.events is not None:
                self.events.append(ev.SparedPressure())

    def offer_token(self, *, offer: bool) -> None:
        """Open or close the offer to turn a token face up (RULES 3.1)."""
        self.state.offer = offer
        if self.events is not None:
            self.events.append(ev.OfferChanged(offer))

    def restrict_next_turn(self, *, skip: bool, noise: bool) -> None:
        """Set what restricts the next player's turn: being skipped, or blocked abilities."""
        state = self.state
        if state.skip_next != skip or state.noise_next != noise:
            state.skip_next, state.noise_next = skip, noise
            self.emit(ev.NextTurnChanged, skip, noise)

    def clear_row(self) -> None:
        """Move the active row to its discard pile, left to right, and draw a new row."""
        state = self.state
        player = state.player
        state.used = state.ability_used = state.star_used = 0
        row, pile = state.rows[player], state.discards[player]
        if self.events is not None:
            self.events.append(ev.TurnEnded(player))
            for card in row:
                self.events.append(ev.CardMoved(card, ROWS[player], DISCARDS[player]))
        pile.extend(row)
        row.clear()
        for _ in range(state.config.row_cards):
            if not self.draw(player):
                break


def is_pressure(card: CardId) -> bool:
    """Return whether a card is a pressure card."""
    return FIRST_PRESSURE <= card < FIRST_PRESSURE + 50


def is_nutrients(card: CardId) -> bool:
    """Return whether a card is a nutrients card."""
    return card // COPIES_PER_ELEMENT == NUTRIENTS
